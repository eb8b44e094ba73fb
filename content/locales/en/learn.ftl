# Texts of the lessons, the rules and the puzzles, in English.
#
# unit-NAME: a unit, with .intro (what it is about), .myth (what many believe) and .truth.
# lesson-UNIT-LEVEL: a title, an idea or, for a statement to be judged, the statement.
# rules-NAME and faq-NAME with .text: each line is a paragraph.

### The page

learn-title = Learn Xiangqi
learn-path = Lessons
learn-rules = Rules
learn-questions = Questions
learn-puzzles = Puzzles
learn-play = Play
learn-nav = Parts of the page
learn-intro = From the empty board to your first game: short exercises that the rules themselves check. Nothing is sent anywhere.
learn-stars = { $stars } of { $all } stars
learn-go-on = Go on
learn-done = { $done } of { $of } done
learn-level = Level { $number } of { $of }
learn-level-stars = { $stars ->
    [0] not done yet
    [one] one star
   *[other] { $stars } stars
}
learn-hint = Hint
learn-again = Again
learn-next = Next
learn-check = Check
learn-back = All lessons
learn-try = Try it on the board
learn-stop-trying = Close the board
learn-done-title = { $stars ->
    [3] Perfect!
    [2] Well done!
   *[other] Done!
}
learn-failed = Not this time
learn-thinking = The computer is thinking.
learn-moves = Moves: { $moves }, fewest possible: { $least }
learn-practice = Practice this in the lessons
learn-link = Link to this section
learn-myth = Often believed
learn-truth = In fact
learn-loading = Loading …
learn-not-loaded = This could not be loaded. Check the connection and load the page again.
learn-not-saved = This browser does not let the page keep your progress.
learn-engine-off = The computer player failed. Try again.

progress-title = Your progress
progress-text = It is kept in this browser only. Take it along as text, or bring it here from another browser; the better result of each level stays.
progress-export = Export
progress-import = Import
progress-paste = Paste exported text here
progress-imported = Imported.
progress-unreadable = This text cannot be read: line { $line }, character { $column }.
progress-newer = This text was exported by a newer version of Chuhe.
progress-reset = Forget everything
progress-reset-sure = Really forget all stars and results?

### Marks as a screen reader says them

sign-wanted = goal
sign-marked = marked
sign-right = right
sign-wrong = wrong
sign-missed = missed
sign-hint = hint

### Tasks

goal-collect = Bring a man to every star. { $moves ->
    [one] One move is enough.
   *[other] { $moves } moves are enough.
} The other side does not move.
goal-capture = Take every man but the general. { $moves ->
    [one] One move is enough.
   *[other] { $moves } moves are enough.
} The other side does not move.
goal-capture-guarded = Take every man but the general, but never stop where you can be taken. { $moves ->
    [one] One move is enough.
   *[other] { $moves } moves are enough.
}
goal-targets = { $man } on { $at }: mark every point it can move to. If there is none, just check.
goal-palace = Mark all points of { $side }’s palace.
goal-reach = Mark all points a { $man } can ever stand on.
goal-men = Mark every { $man }.
goal-checkers = { $side } is in check. Mark every man that gives check.
goal-pinned = Mark every man of { $side } that must not move because its general would be lost.
goal-find = Press { $what }.
spot-file = a point on { $side }’s file { $number }
goal-legal = May { $man } move from { $from } to { $to }?
goal-why = Right. And why not?
goal-enable = { $man } on { $from } wants to go to { $to }. Make one move after which it can.
goal-escape = { $side } is in check. Play { $count ->
    [one] the only way out.
   *[other] every way out; there are { $count }.
}
goal-mate = { $side } to move. { $moves ->
    [one] Mate in one move.
   *[other] Mate in { $moves } moves.
}
goal-only = { $side } to move. Every move but one loses at once: find it.
goal-avoid = { $side } to move. Your move lost at once here. Find one that holds.
goal-status = { $side } is to move. What is it?
goal-belief = True or false?
goal-count-points = How many points does the board have?
goal-count-men = How many men does each side begin with?
goal-count-palace = How many points does a palace have?
goal-count-reach = On how many points can one side’s { $role } ever stand?
goal-compare = { $side } to move. Which move is better?
goal-win = Play { $side } and win against the computer.
goal-draw = Play { $side } against the computer and do not lose.
goal-follow = Play the line: { $move }.
goal-follow-wait = Watch the answer.
goal-free = Move men of either side as you like. What is not allowed is explained.
goal-repetition = This goes on and on. By { $ruleset }: who must play something else?

answer-yes = Yes
answer-no = No
answer-true = True
answer-false = False
answer-deviates = { $side } must deviate
answer-nobody = Nobody must
answer-move = { $man } { $from }–{ $to }
reason-not-how = It does not move that way
reason-own-man = Its own man stands there
reason-leg = Its leg is blocked
reason-eye = Its eye is blocked
reason-river = It may not cross the river
reason-palace = It may not leave the palace
reason-path = Something is in its way
reason-screens = Not exactly one screen
reason-backward = It never moves back
reason-sideways = It has not crossed the river
reason-facing = The generals would face each other
reason-check = Its general would be in check
standing-free = Not in check, and it can move
standing-check = Check, with a way out
standing-mate = Checkmate: lost
standing-stalemate = Stalemate: lost

said-progress = Right: { $done } of { $of }.
said-known = You have found this one already.
said-not-here = That is { $at }. Look again.
said-marks = { $wrong ->
    [0] { $missing ->
        [one] One point is missing.
       *[other] { $missing } points are missing.
    }
    [one] One mark is wrong.
   *[other] { $wrong } marks are wrong.
}
said-not-this = No.
said-right = Right!
said-is-legal = The move is allowed.
said-taken = You are taken: { $man } on { $at } takes back.
said-gets-out = Too slow: { $move } gets out.
said-allows-mate = This allows a mate that begins with { $move }.
said-still-not = Not yet.
said-not-in-line = A possible move, but another one belongs to this line.
said-look = Look at the marked points.
said-other-side = { $man } is not yours: you play { $side }.

### Puzzles

review-title = What went wrong
review-place = Position { $number } of { $of } of your game
review-none = In your last game no mistake can be proved: either it was not lost, or it was lost slowly. A look at it with the engine says more.

puzzle-title = Puzzles
puzzle-daily = Puzzle of the day
puzzle-rating = Your rating: { $rating }
puzzle-solved = Solved: { $solved } of { $of }
puzzle-due = { $count ->
    [0] Nothing to repeat today.
    [one] One puzzle comes back today.
   *[other] { $count } puzzles come back today.
}
puzzle-streak = { $days ->
    [0] Not solved yet.
    [one] Solved one day in a row.
   *[other] Solved { $days } days in a row.
}
puzzle-theme = Who mates
puzzle-length = Moves
puzzle-any = All
puzzle-difficulty = Difficulty { $rating }
puzzle-from = From “{ $title }”
puzzle-none = No puzzle of this kind.
puzzle-about = Every mate here is proved: it cannot be avoided, none is shorter, and it begins with one move only. If a later move mates as fast as ours, it counts. What you fail comes back after one day, then after three, seven and twenty-one.
theme-chariot = Chariot
theme-horse-cannon = Horse and cannon
theme-horse = Horse
theme-cannon = Cannon
theme-soldier = Soldiers
collection-pattern = Mating patterns
collection-drill = Exercises by men
collection-practical = Practical endgames

### Units

unit-board = The board
    .intro = Men stand on the points where lines cross, not in the squares between them. Nine lines run along, ten across. The river divides the board, and each side has a palace with diagonals.
    .myth = The pieces stand in the squares, as in chess.
    .truth = They stand on the 90 points. Files are named a to i, ranks 1 to 10; each player may also count files 1 to 9 from their own right.
unit-chariot = The chariot
    .intro = The chariot moves any distance along a line, like a rook. It is the strongest man, and grows stronger as the board empties.
    .myth = Chariots should wait for the endgame.
    .truth = They are at home in open files from the first moves on: “three moves without a chariot, and the game is half lost”, as a saying has it.
unit-horse = The horse
    .intro = The horse takes one step along a line, then one diagonally outward. It does not jump: if a man stands on the first step, its leg, both points beyond are closed.
    .myth = The horse jumps like the knight in chess.
    .truth = A man on the leg stops it. So a horse may attack another that cannot strike back.
unit-cannon = The cannon
    .intro = The cannon moves like the chariot. To take, it needs exactly one man between itself and its target, its screen, of either side. With none or two it cannot take.
    .myth = The cannon always needs something to jump over.
    .truth = Only to take. Without taking it moves along free lines and jumps over nothing.
unit-elephant = The elephant
    .intro = The elephant goes exactly two points diagonally. It does not cross the river, and a man on the point between, its eye, stops it. It defends.
    .myth = The elephant is a bishop.
    .truth = It never moves one step, never more than two, jumps over nothing and knows only seven points.
unit-advisor = The advisor
    .intro = The advisor takes one diagonal step inside its palace: five points in all. It shields the general, and sometimes stands in its way.
    .myth = An advisor next to the general is always a help.
    .truth = It may be the “traitor” that takes the last free point from its own general.
unit-general = The general
    .intro = The general takes one straight step inside its palace. The two generals may never face each other on an open file: so each guards the whole file in front of it.
    .myth = Generals facing each other is a threat that is answered with the next move.
    .truth = The move that would bring it about is not allowed at all. Some rule pages call it a threat; on the board it comes to nothing else than an attack along the file.
unit-soldier = The soldier
    .intro = A soldier takes one step forward. Beyond the river it may also step sideways. It takes as it moves and never goes back.
    .myth = A soldier on the last rank becomes another man.
    .truth = It stays a soldier and can only go sideways there.
unit-check = Check and its answers
    .intro = A general that could be taken is in check, and the check must be answered at once: move the general, take the attacker, put a man between, or take away the cannon’s screen. A horse’s leg can be blocked, too.
    .myth = There are only three answers to a check.
    .truth = A cannon is also stopped by taking its screen away, or by adding a second one, and a horse by a man on its leg.
unit-mate = Mate and stalemate
    .intro = Whoever cannot move has lost: in check it is mate, without check stalemate. Both lose.
    .myth = Without check and without a move the game is a draw.
    .truth = In Xiangqi the side that cannot move has lost.
unit-repetition = Repetition
    .intro = Nobody may give check, or chase a man, for ever. When a position stands for the third time, the referee looks at what each side did meanwhile. Rule sets differ, so every exercise names its own.
    .myth = Three times the same position is a draw, as in chess.
    .truth = That depends on what was done: one-sided perpetual check or chase loses. If neither side or both sides offend, it is drawn.
unit-values = Values and trades
    .intro = Roughly: chariot 9, cannon 4½, horse 4, advisor and elephant 2, soldier 1, beyond the river 2. The cannon loses worth as screens vanish, the horse gains it.
    .myth = A protected man is safe.
    .truth = Not if it is worth more than the attacker.
unit-patterns = Mating patterns
    .intro = Players have given names to ways of mating for centuries. Whoever knows the picture finds the move.
    .myth = A mate needs many men.
    .truth = Two that work together, with the general’s view down the file as a third, are often enough.
unit-endgames = Endgames
    .intro = Few men, clear aims. Play each one out against the computer. All are won.
    .myth = A single soldier cannot win.
    .truth = Against a bare general it does, as long as it does not step onto the last rank too soon.
unit-openings = Openings
    .intro = The first moves bring out chariots and horses and fight for the middle. Play through the openings everybody names.
    .myth = The cannon takes the central soldier on the second move, so the opening is won.
    .truth = A cannon that takes too early stands alone and loses time while the other side develops.
unit-classics = Famous positions
    .intro = Endgames that street masters offered passers-by for money, because they look won and are drawn. The first moves of three of them, as old manuals give them; no claim of proof.
    .myth = Red wins at once.
    .truth = The moves that look best lose; with best play all are drawn, say the manuals.
unit-game = Your first game
    .intro = Now a whole game. Refused moves are explained, hints cost nothing but stars.
    .myth = One has to know openings to begin.
    .truth = Bring out your men, watch your general, take what is free.

### Levels

lesson-board-squares = The men stand in the squares between the lines.
lesson-board-who-begins = Red moves first.
lesson-board-files = Each side counts the files from its own right: 1 to 9.
lesson-chariot-careful = Some of them protect each other. The order matters.
lesson-horse-may-it = Horse on e5, own soldier on f5: the example of a rules page.
lesson-horse-one-way = Red attacks Black …
lesson-horse-other-way = … and can Black strike back?
lesson-horse-open-leg = Move the soldier, and both points open up.
lesson-horse-detour = The leg is blocked by your own soldier. Find the way around.
lesson-cannon-targets = No screen, one screen, two screens: all in one picture.
lesson-cannon-needs-screen = A cannon needs a screen to move without taking.
lesson-cannon-any-screen = A cannon may take over a man of the other side.
lesson-elephant-attack = An elephant can help to attack beyond the river.
lesson-advisor-pinned = Look along the e-file.
lesson-advisor-traitor = The advisors stand close to their general …
lesson-general-castle = A general may castle with a chariot that has not moved.
lesson-general-last-man = Only the horse stands between the generals.
lesson-general-ray = Let your general help, from afar.
lesson-soldier-promote = A soldier on the last rank becomes a chariot.
lesson-check-step = One point faces the other general.
lesson-check-screen = The elephant is the cannon’s screen.
lesson-check-leg = A horse can be stopped at its leg.
lesson-check-double = Two attackers at once.
lesson-check-say-it = If nobody says “check!”, the check need not be answered.
lesson-mate-draw = This is a draw, because Black is not in check.
lesson-repetition-nobody-wins = By the Asian and world rules, perpetual check is a draw.
lesson-repetition-check = Check with every move.
lesson-repetition-both-check = Both sides give check.
lesson-repetition-check-and-idle = Check, then a quiet move.
lesson-repetition-chase = A chariot after an unprotected cannon.
lesson-repetition-protected = The attacked man is protected.
lesson-repetition-soldier = A soldier attacks a chariot.
lesson-repetition-in-turn = First one chariot, then the other.
lesson-repetition-threats = A threat of mate with every move.
lesson-repetition-threats-china = The same moves under other rules.
lesson-values-late = With few men left, a horse is often worth more than a cannon.
lesson-values-two-for-one = A chariot is worth about as much as a horse and a cannon together.
lesson-values-crossed = A soldier beyond the river is worth more than one that has not crossed.
lesson-values-fork = One move, two attacks.
lesson-patterns-double-cannon = Double cannon 重炮: one cannon is the other’s screen.
lesson-patterns-face-to-face = Face to face 對面笑: the general guards the file.
lesson-patterns-side-horse = The horse beside the palace 側面虎.
lesson-patterns-horse-cannon = Horse before cannon 馬後炮: the horse fences the general in and is the screen.
lesson-patterns-hook-horse = Corner horse 掛角馬.
lesson-patterns-both-sides = Two chariots at the advisors 雙車脅士.
lesson-patterns-knocking = Two devils knock at the door 二鬼拍門.
lesson-patterns-rook-and-horse = Chariot and horse together.
lesson-patterns-bottom-cannon = Cannon on the bottom rank.
lesson-patterns-in-turn = Two chariots in turn 雙車錯.
lesson-patterns-crouching = Crouching horse 臥槽馬.
lesson-patterns-bolt = Iron bolt 鐵門栓: the cannon holds the middle, the chariot breaks in.
lesson-patterns-drinking = Two horses drink at the spring 雙馬飲泉.
lesson-patterns-octagon = Octagon horse 八角馬.
lesson-patterns-two-cannons = Two cannons without a chariot.
lesson-patterns-cannon-soldier = Cannon and soldier.
lesson-patterns-heart = Through the heart 大膽穿心: the chariot takes the middle advisor.
lesson-patterns-three-on-a-wing = Three on one wing 三子歸邊.
lesson-endgames-two-chariots = Two chariots: drive the general to the edge.
lesson-endgames-chariot = A chariot against a bare general.
lesson-endgames-soldier = A soldier that has not sunk too low, and a general that helps.
lesson-endgames-horse = A horse against a bare general.
lesson-endgames-chariot-two-advisors = A chariot against two advisors.
lesson-endgames-two-soldiers = Two soldiers against one advisor.
lesson-endgames-horse-advisor = A horse against one advisor: always won, says theory.
lesson-endgames-cannon-advisors = A cannon needs its own advisor as a screen.
lesson-openings-screen-horses = Central cannon against screen horses 中炮對屏風馬: two horses protect the central soldier.
lesson-openings-same-direction = Same-direction cannons 順炮: Black answers with the cannon on the same wing.
lesson-openings-opposite-direction = Opposite-direction cannons 列炮: Black answers with the other cannon.
lesson-openings-elephant = Elephant opening 飛相局: solid first.
lesson-openings-soldier = Soldier opening 仙人指路, “the immortal shows the way”, and the cannon that answers it.
lesson-openings-what-is-it = The red cannon on the middle file is called a central cannon.
lesson-classics-earthworm = Earthworm and dragon 蚯蚓降龍: soldiers hold off two chariots.
lesson-classics-lonely-ride = The lonely ride of a thousand miles 千里獨行.
lesson-classics-red-cliffs = Fire at the Red Cliffs 火燒赤壁.
lesson-game-first = The computer knows the rules, and hardly more.

### The rules

chapter-play = Board and men
chapter-men = How the men move
chapter-end = Check and the end of the game
chapter-again = Repetition
chapter-about = Facts and background

rules-intro = The complete rules of Xiangqi, each with a board to try them on. Version: rules of movement as everywhere; repetition as in the World Xiangqi Rules (WXF 2018), with the differences named. Last revised in November 2026.
rules-board = The board
    .text = The board has nine lines along and ten across; where they cross are 90 points, and on these the men stand.
        Between the fifth and the sixth rank runs the river 楚河漢界. The lines along are broken there, but men move as if they went on.
        The nine points with diagonals at either edge are the palaces. Files are lettered a to i from Red’s left, ranks numbered 1 to 10 from Red’s side; each player also counts files 1 to 9 from the right.
rules-start = Men and set-up
    .text = Each side has 16 men: a general, two advisors, two elephants, two horses, two chariots, two cannons and five soldiers.
        On the back rank stand, from the edge: chariot, horse, elephant, advisor, general in the middle, and the same outward. The cannons stand two ranks before the horses, the soldiers on the fourth rank on every other point.
        Red moves first. The sides then move in turn, one man at a time.
rules-capture = Taking
    .text = A man that can reach a point with a man of the other side may take it: it goes there, and the other leaves the board for good.
        Every man takes as it moves; only the cannon does not. Nobody has to take.
rules-general = General 帥 將
    .text = One step along a line, never diagonally, and never out of the palace: nine points. It does not castle.
        It may not step where it could be taken, nor onto an open file opposite the other general.
rules-advisor = Advisor 仕 士
    .text = One step along a diagonal of the palace: five points. Rule pages also call it guard, mandarin or officer.
rules-elephant = Elephant 相 象
    .text = Exactly two points diagonally, if the point between, the elephant’s eye, is free. It does not cross the river and so knows seven points.
rules-horse = Horse 傌 馬
    .text = One step along a line, then one diagonally outward. If a man of either side stands on the first step, the leg, both points beyond are closed to the horse; what stands on the target or diagonally beside makes no difference.
        The other way round a different point is the leg. So one horse may attack another that cannot strike back.
rules-chariot = Chariot 俥 車
    .text = Any distance along a free line. It takes the first man in its way if that is not its own.
rules-cannon = Cannon 炮 砲
    .text = Without taking it moves as the chariot does and jumps over nothing.
        To take it jumps over exactly one man, the screen, of either side. Screen and target may stand any distance away. The screen stays.
rules-soldier = Soldier 兵 卒
    .text = One step forward; once across the river also one step sideways. Never back. It takes as it moves. No double step, no promotion: on the last rank it can only go sideways.
rules-check = Check
    .text = A general that could be taken with the next move is in check. After a move one’s own general must not be in check.
        Answers: move the general; take the attacker; put a man between; take a cannon’s screen away or add a second one; block a horse’s leg. Nobody has to say “check”; players say jiāng 將.
rules-facing = The generals may not face each other
    .text = On one file without a man between them the generals may never stand. Every move that would bring this about is illegal, also moving away the last man between.
        Some pages call it a threat that must be answered. That is the same thing seen differently: as each general attacks along the file, the move would put one’s own general in check.
rules-mate = Checkmate
    .text = A side that is in check and has no answer has lost.
rules-stalemate = Stalemate
    .text = A side that is not in check but has no legal move has lost, too. That is different from chess.
rules-draw = Draw
    .text = The game is drawn if neither side can win any more, for example because only generals, advisors and elephants are left; by agreement; by repetition without a one-sided offence; or by the move limit.
rules-repetition = Perpetual check
    .text = If one side gives check with every move of a repetition and the other does not, it loses when the position stands for the third time, by the Asian and world rules. If both do, it is a draw.
        Rule pages differ: one says a draw by repetition does not exist, another allows three checks with the same man, a third insists on a named rule set. All are right about theirs. Here you choose a rule set, and the referee explains its verdict.
rules-chase = Perpetual chase
    .text = Attacking one and the same unprotected man with every move is forbidden in the same way. Generals and soldiers may chase; a soldier that has not crossed the river may be chased; a protected man may be attacked, except a chariot by a horse or cannon.
        Threats of mate and mixed attacks are allowed by the Asian and world rules, but not always by the Chinese ones.
rules-limit = Move limit
    .text = After 60 moves of each side without a capture the game is drawn, by the World rules; some events take 50. Of a run of checks only ten count.
rules-men = Names of the men
    .text = Red and Black have different characters for the same man. They sound alike or mean related things; in old sets without colors that told the sides apart.
rules-worth = What the men are worth
    .text = Roughly: chariot 9, cannon 4½, horse 4, advisor and elephant 2, soldier 1, after the river 2. Cannons are worth more while the board is full, horses when it empties.
rules-history = History
    .text = Chess-like games in China are mentioned from the Tang dynasty on; the form with cannon and river is known since the Song dynasty, about the twelfth century. Xiàngqí 象棋 is often explained as “elephant game”.
        Most see Indian Chaturanga as the common ancestor of the chesses, some the other way round. The river recalls the border between Chu and Han, around 200 BC; the palace stands for the headquarters.
rules-janggi = Janggi and other relatives
    .text = Korean Janggi comes from Xiangqi. It has no river; generals begin in the middle of the palace, men move along palace diagonals, elephants go further, and the cannon needs a screen for every move and can neither jump over nor take a cannon.
        Mongolian Shatar is closer to western chess, Japanese Shogi a more distant relative.
rules-doubts = Where rule pages disagree
    .text = Facing generals: illegal, not a threat for the next move. Repetition: ask which rule set. Jiāngjūn 將軍: the word means “check”, not mate. North and south: on many maps south is up, so pages name the sides differently; here it is Red and Black. Men: 32 in all, 16 on each side. Names: advisor, guard, mandarin are one man; elephant and minister, too; cannon and catapult, too.
rules-sources = Sources
    .text = World Xiangqi Rules, WXF 2018; rules of the Asian federation, AXF 2017; Chinese competition rules, CXA 2011 and 2020, as far as they could be read. History and names follow common reference works. Something wrong? Tell us with the position and the place in the text; the link is in the readme of the project.

facts-man = Man
facts-red = Red
facts-black = Black
facts-count = Number
facts-points = Points
facts-names = German, Dutch, English
facts-caption = The men of one side

### Questions

faq-title = Questions
faq-search = Search the questions
faq-found = { $count ->
    [0] Nothing found.
    [one] One question.
   *[other] { $count } questions.
}
faq-chess = How does Xiangqi differ from chess?
    .text = Men stand on points; there are a river and palaces; horses do not jump, cannons need a screen to take, soldiers take straight ahead. There is no castling and no promotion, and stalemate loses.
faq-leg = Why can a horse not reach a point that is free?
    .text = Its first straight step, the leg, is occupied. That closes both points beyond, whatever stands on them.
faq-cannon-ways = Does the cannon move as it takes?
    .text = No. It moves along free lines; to take it needs exactly one man between, of either side. None or several prevent it.
faq-soldier-back = May a soldier go back after the river?
    .text = No. Forward, and beyond the river also sideways, always one point.
faq-generals-face = What does it mean that generals face each other?
    .text = They would stand on one file without a man between. That is forbidden, so the last man between them may not leave the file.
faq-immobile = Is it a draw if one cannot move without being in check?
    .text = No: the side that cannot move loses.
faq-eye = What is the elephant’s eye?
    .text = The point between in its diagonal double step. Any man there stops it. The elephant also never crosses the river.
faq-opening-names = What are central cannon, same-direction cannon and screen horses?
    .text = A central cannon stands on the middle file and eyes the central soldier. If Black answers with the cannon of the same wing, that is a same-direction cannon. Two horses that protect the central soldier are screen horses.
faq-e5-g4 = May a horse go from e5 to g4 or g6 if its own soldier stands on f5?
    .text = No: both ways share the leg f5. If the soldier leaves, both open up.
faq-no-move-draw = No check and no move: always a draw?
    .text = Not in Xiangqi. The side to move has lost. Repetitions and move limits are another matter.
faq-squares = Do men stand in squares?
    .text = No, on the points where lines cross, as in Go.
faq-castling = Is there castling?
    .text = No. The general takes single steps and stays in the palace.
faq-promotion = Does a soldier promote?
    .text = No. On the last rank it can only go sideways.
faq-perpetual = May I give check for ever?
    .text = No. By nearly all rules the side that checks with every move of a repetition loses or must stop.
faq-two-characters = Why do Red and Black have different characters?
    .text = The men are the same. Different characters told the sides apart in sets without colors.
faq-say-check = Must I say “check”?
    .text = Not here and not in tournaments. Among friends many say jiāng 將 or jiāngjūn 將軍; both mean check.
faq-one-way = Can a horse attack another without being attacked?
    .text = Yes. Each has its own leg: what blocks one need not block the other.
faq-north-south = Which side is north?
    .text = Pages disagree, because old Chinese maps have south at the top. Here the sides are just Red and Black; Red begins.
