# English.
#
# Every catalogue has the same messages. What a value means is said here, once.
# Values in braces are filled in by the program; the first letter of a sentence
# becomes a capital by itself.

### The page

app-name = Chuhe
app-tagline = Xiangqi, Chinese chess
app-hint = Tap a man and its target, or drag it.
decimal-mark = .
# Several things: $rest is "e3, e5", $last is "e7".
# Between several things.
list-comma = {", "}
list-and = { $rest } and { $last }

### Sides and men

side-red = Red
side-black = Black

role-general = general
role-advisor = advisor
role-elephant = elephant
role-horse = horse
role-chariot = chariot
role-cannon = cannon
role-soldier = soldier

# Without an article, and (.the) with it as the subject of a sentence.
man-red-general = red general
    .the = the red general
man-red-advisor = red advisor
    .the = the red advisor
man-red-elephant = red elephant
    .the = the red elephant
man-red-horse = red horse
    .the = the red horse
man-red-chariot = red chariot
    .the = the red chariot
man-red-cannon = red cannon
    .the = the red cannon
man-red-soldier = red soldier
    .the = the red soldier
man-black-general = black general
    .the = the black general
man-black-advisor = black advisor
    .the = the black advisor
man-black-elephant = black elephant
    .the = the black elephant
man-black-horse = black horse
    .the = the black horse
man-black-chariot = black chariot
    .the = the black chariot
man-black-cannon = black cannon
    .the = the black cannon
man-black-soldier = black soldier
    .the = the black soldier

# One capital A to Z for each kind, for the pieces that show letters.
letter-general = G
letter-advisor = A
letter-elephant = E
letter-horse = H
letter-chariot = R
letter-cannon = C
letter-soldier = S

### The board, as a screen reader says it

board-label = Board, { $side } at the bottom
board-keys = Arrow keys go from point to point, Enter picks a man up and puts it down, Escape puts it back.
cell-empty = empty
cell-palace = palace
cell-river-bank = river bank
cell-checked = in check
cell-picked = picked up
cell-target = can go here
cell-capture = can be captured
cell-last-from = last move from here
cell-last-to = last move to here
cell-cause = in the way

### What is told about a game

# $captured is a kind of men.
move-goes = { $side }: { $role } { $from } to { $to }.
move-captures = { $side }: { $role } { $from } takes { $captured } on { $to }.
news-began = New game. { $side } begins.
news-began-as = New game. You play { $side }.
news-check = Jiāng! Check!
news-taken-back = Taken back. { $side } to move.
news-replayed = Played again. { $side } to move.
news-turned = Board turned, { $side } at the bottom.
news-put-down = Put down.
# $targets is a count.
news-picked = { $man }, { $targets ->
    [0] no legal move
    [one] one target
   *[other] { $targets } targets
}

status-to-move = { $side } to move
status-to-move-check = { $side } is in check
status-your-move = Your move
status-your-move-check = You are in check
status-thinking = The computer is thinking
status-thinking-check = Check! The computer is thinking

### Why a move is refused

# $man is the man that was to move, with its article; $by the man in its way on $at.
why-nothing-there = Nothing stands on { $at }.
why-opponents-man = { $man } on { $at } belongs to the other side.
why-other-turn = { $man } has to wait: { $side } is to move.
why-engine-moves = It is the computer’s move.
why-over = The game is over. Take back a move or start a new one.
# $charge is one of the sentences charge-…; $times is the occurrence that is refused: 4.
why-repetition = This move would bring about the same position a { $times ->
    [3] third
    [4] fourth
   *[other] { $times }th
} time. { $charge } By these rules it cannot be played.
why-same-square = A man has to go somewhere else.
why-own-man = { $man } on { $at } is on the same side.
why-not-how = { $man } cannot go to { $to }. { $how }
why-leg = { $man } cannot go to { $to }: { $by } on { $at } blocks its leg.
why-eye = { $man } cannot go to { $to }: { $by } on { $at } stands on the point between, its eye.
why-river = An elephant does not cross the river.
why-palace = { $man } may not leave the palace.
why-path = { $man } cannot get to { $to }: { $by } on { $at } is in the way.
# $count is never 1; $points are the screens.
why-screens = A cannon captures over exactly one man, its screen. { $count ->
    [0] There is none before { $to }.
   *[other] There are { $count } before { $to }: on { $points }.
}
why-soldier-backward = A soldier never goes back.
why-soldier-sideways = A soldier goes sideways only after it has crossed the river.
why-generals-face = The two generals would face each other on file { $file } with nothing between them. That is forbidden.
why-still-in-check = Your general would still be in check from { $man } on { $at }.
why-would-be-attacked = { $man } on { $at } would then attack your general.

how-general = A general goes one step along a line, never diagonally.
how-advisor = An advisor goes one step diagonally.
how-elephant = An elephant goes exactly two steps diagonally.
how-horse = A horse goes one step along a line and then one diagonally outward.
how-chariot = A chariot goes any distance along a line.
how-cannon = A cannon goes any distance along a line and captures by jumping over exactly one man.
how-soldier = A soldier goes one step forward, and beyond the river also one step sideways.

### How a game ends

result-draw = Draw
result-red-wins = Red wins
result-black-wins = Black wins
result-you-win = You win!
result-you-lose = The computer wins

# $loser is a side.
ending-checkmate = Checkmate: { $loser } is in check, and no move gets out of it.
ending-stalemate = Stalemate: { $loser } has no legal move. No legal move loses in Xiangqi, even without check.
ending-nothing-allowed = { $loser } has no move that the repetition rule allows, and loses as in stalemate.
ending-perpetual-check = Perpetual check: { $loser } gave check on every move of the repetition. Whoever does not stop that loses.
ending-perpetual-chase = Perpetual chase: { $loser } attacked the same man on every move of the repetition. Whoever does not stop that loses.
ending-perpetual-undermining = Perpetual chase: { $loser } attacked the same man, or took away its protection, on every move of the repetition. Whoever does not stop that loses.
ending-perpetual-attack = Perpetual attack: { $loser } gave check, threatened mate or attacked a man on every move of the repetition. Whoever does not stop that loses.
ending-repeated-check = { $loser } gave check with the same man in the same position too often.
ending-repetition-draw = The position has been repeated, and neither side did what the rules forbid. The game is drawn.
ending-repetition-both = The position has been repeated, and both sides are equally to blame. The game is drawn.
ending-move-limit = { $moves } moves of each side without a capture: the game is drawn.
ending-dead-position = Neither side has the men to win any more. The game is drawn.
ending-resignation = { $loser } resigned.
ending-time = { $loser } ran out of time.
ending-agreement = Both sides agreed to a draw.

### What is wrong with a position

fen-empty = There is no position in it.
fen-too-long = It is { $bytes } characters long; at most { $max } are read.
fen-row-count = The board has { $found ->
    [one] one row
   *[other] { $found } rows
} instead of 10.
# Rows count from the top, Black’s edge.
fen-row-length = Row { $row } from the top has { $points ->
    [one] one point
   *[other] { $points } points
} instead of 9.
fen-letter = Row { $row } from the top, character { $column }: “{ $found }” is neither a man nor a number of free points.
fen-side = The side to move is given as “{ $found }”; it should be w or b.
fen-quiet-plies = The count of moves without a capture, “{ $found }”, is not a number.
fen-round = The number of the move, “{ $found }”, is not a number.
fen-extra = “{ $found }” at the end does not belong there.

fault-no-general = { $side } has no general.
# $man has no article here.
fault-too-many = { $man }: there are { $count }, on { $points }; a side has at most { $max }.
fault-unreachable = { $man } can never stand on { $at }.
fault-generals-face = The generals face each other on file { $file }.
# $points are those of the men that give check.
fault-waiting-in-check = { $side } is in check from { $points } although the other side is to move.

### Notices

notice-storage-blocked = This browser does not let the page save anything. You can play, but a reload loses the game.
notice-storage-full = The browser’s storage is full: the game is no longer being saved.
notice-storage-newer = A newer version of Chuhe saved a game here. It is left as it is, and this game is not saved.
notice-damaged = Part of the saved game could not be read. What could be read is on the board.
# $why is one of the sentences engine-… below.
notice-engine-replaced = { $why } Another one has taken over.
notice-engine-off = { $why } You can go on as two players at one board, or try again.
notice-parked = Your earlier game is kept.
notice-bad-fen = The position in the link cannot be read.
notice-bad-setup = The position in the link cannot be played.
notice-odd-setup = In this position men stand where they could never get to.
settings-licenses = What Chuhe is made with
release-ready = A new version of Chuhe is ready. Your game stays as it is.
release-take = Use it now
notice-retry = Try again
notice-unpark = Back to it
notice-dismiss = Dismiss

engine-silent = The computer player did not answer in time.
engine-crashed = The computer player has crashed.
engine-mismatch = The computer player is from another version than the page.
engine-nonsense = The computer player gave an answer that makes no sense.

### Controls

# Short names for small screens, with a longer one for whoever points at them.
control-new-game = New
    .title = New game
control-take-back = Back
    .title = Take back to your last decision
control-redo = Again
    .title = Play again what was taken back
control-flip = Turn
    .title = Turn the board
control-resign = Resign
    .title = Resign the game
control-settings = Settings
control-learn = Learn: lessons, rules, puzzles
control-help = Help
control-close = Close
control-cancel = Cancel

player-you = You
player-computer = Computer, level { $level }
# $side has captured what follows.
player-captured = Captured by { $side }

moves-title = Moves
moves-none = No moves yet. { $side } begins.
moves-ahead = taken back

search-line = Depth { $depth }, { $worth }
# $units is a number with its sign: soldiers’ worth, seen from Red.
search-units = { $units }
search-mate = { $moves ->
    [one] { $side } wins in one move
   *[other] { $side } wins in { $moves } moves
}

### New game

new-title = New game
new-opponent = Opponent
new-opponent-engine = Computer
new-opponent-person = Two at one board
new-side = You play
new-side-bottom = At the bottom
new-side-random = Random
new-level = Strength
level-hint = { $level ->
    [1] Level 1: knows the rules, hardly more
    [2] Level 2: sees the nearest threats
    [3] Level 3: for your first wins
    [4] Level 4: punishes plain mistakes
    [5] Level 5: plays soundly
    [6] Level 6: a hard game for most
    [7] Level 7: strong
    [8] Level 8: very strong
    [9] Level 9: hardly beatable
   *[10] Level 10: all it can, and takes its time
}
new-start = Start

### Resigning

resign-title = Resign?
resign-text = { $side } gives up, and the other side wins.
resign-confirm = Resign

### Result

result-again = Another game
result-take-back = Take back
result-look = Look at the board

### Settings

settings-title = Settings
settings-language = Language
settings-theme = Colors
theme-system = System
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
settings-pieces = Pieces
pieces-traditional = Traditional
pieces-simplified = Simplified
pieces-pictograms = Pictures
pieces-letters = Letters
settings-board = Board
board-paper = Paper
board-wood = Wood
board-ink = Ink
settings-coords = Edge labels
coords-letters-1 = a–i, 1–10
coords-letters-0 = a–i, 0–9
coords-files = File numbers
coords-chinese = File numbers, Red’s in Chinese
coords-off = None
settings-moves = Moves
moves-names = By name
moves-wxf = WXF
moves-chinese = Chinese
moves-western = Western
moves-iccs = ICCS
settings-motion = Pieces slide
settings-motion-hint = Never if your system asks for less motion.
settings-search = Show what the computer sees

### Help

help-title = The board
help-marks = Marks
help-mark-target = The man you picked up can go there.
help-mark-capture = It can capture there.
help-mark-last-from = Here the last move began.
help-mark-last-to = Here it ended.
help-mark-check = This general is in check.
help-mark-cause = Why a move was refused.
help-keys = Keys on the board
help-key-arrows = From point to point
help-key-ends = To the ends of the row and of the column
help-key-enter = Pick up, put down
help-key-escape = Put back
help-key-next = To the next own general, advisor, elephant, horse, chariot, cannon, soldier; with Shift, the other side’s
key-letters = K, A, E, H, R, C, P
key-arrows = Arrows
key-ends = Home, End, Page Up, Page Down
key-enter = Enter, Space
key-escape = Esc

### When the program itself fails

crash-title = Something went wrong
crash-text = A mistake in the program has stopped the page. Your game is saved. To be safe, here is the position:
crash-reload = Reload

### Repetitions

rule-repetition = Repetition
offence-perpetual-check = perpetual check
offence-perpetual-chase = perpetual chase
offence-perpetual-undermining = perpetual undermining
offence-perpetual-attack = perpetual attack
offence-repeated-check = repeated check

# $side has done this on every move since the position first stood; $targets are men with their
# articles, $count of them.
charge-perpetual-check = { $side } has given check on every move since then.
charge-perpetual-chase = { $side } has attacked { $count ->
    [one] the same man
   *[other] the same men
} on every move since then: { $targets }.
charge-perpetual-undermining = { $side } has attacked { $count ->
    [one] the same man, or taken away its protection,
   *[other] the same men, or taken away their protection,
} on every move since then: { $targets }.
charge-perpetual-attack = { $side } has given check, threatened mate or attacked a man on every move since then.
charge-repeated-check = Each time { $side } has given check with the same man.

# $times: 2 or more.
warning-stood = This position stands for the { $times ->
    [2] second
    [3] third
   *[other] { $times }th
} time.
# $times is the occurrence at which the rule set decides: 3 or 4.
warning-loses = A { $times ->
    [3] third
    [4] fourth
   *[other] { $times }th
} time, and { $side } loses: { $side } must play something else.
warning-refused = A { $times ->
    [3] third
    [4] fourth
   *[other] { $times }th
} time it cannot be played: { $side } must play something else.
warning-no-offence = Neither side does what the rules forbid.
warning-both-offend = Both sides are equally to blame.
warning-drawn = A { $times ->
    [3] third
    [4] fourth
   *[other] { $times }th
} time, and the game is drawn.

# Marks at the targets of the man that is picked up, as a screen reader says them.
cell-omen-loses = loses by the repetition rule
cell-omen-refused = cannot be played, forbidden repetition
cell-omen-draws = draws by repetition
cell-repeats = part of the forbidden repetition
cell-chased = chased
cell-attacks = attacks
# $count moves of the man that was picked up; follows news-picked.
news-omen-loses = { $count ->
    [one] one would lose by the repetition rule
   *[other] { $count } would lose by the repetition rule
}
news-omen-refused = { $count ->
    [one] one more is forbidden as a repetition
   *[other] { $count } more are forbidden as repetitions
}
news-omen-draws = { $count ->
    [one] one would draw by repetition
   *[other] { $count } would draw by repetition
}

# The verdict with its grounds. $from and $to are numbers of moves.
ruling-stood = The same position stood { $times ->
    [2] twice
    [3] three times
    [4] four times
   *[other] { $times } times
}. What counts is what each side did in between, from move { $from } to move { $to }.
# $deeds lists what follows.
ruling-account = { $side } in { $count ->
    [one] one move
   *[other] { $count } moves
}: { $deeds }.
count-checks = { $count ->
    [one] one check
   *[other] { $count } checks
}
count-kills = { $count ->
    [one] one mate threat
   *[other] { $count } mate threats
}
count-chases = { $count ->
    [one] one new attack
   *[other] { $count } new attacks
}
count-underminings = { $count ->
    [one] protection taken away once
   *[other] protection taken away { $count } times
}
count-idle = { $count ->
    [one] one quiet move
   *[other] { $count } quiet moves
}
ruling-targets = On every move { $side } attacked: { $targets }. With: { $attackers }.
ruling-weighed = What { $side } did is forbidden too, but weighs less.
ruling-show = Show it on the board

# What a move of a repetition did. $attacker and $target are "red horse b1".
man-on = { $man } { $at }
deed-check = Check by { $men }.
deed-attack = New attack: { $attacker } on { $target }, { $why }.
deed-undermined = Protection taken away: { $attacker } can now take { $target }, { $why }.
deed-kill = Threatens mate, beginning with { $from }–{ $to }.
deed-idle = No check, no threat, no new attack.
gain-unprotected = unprotected
gain-false-root = whose protector could not take back
gain-worth-more = which is worth more than the attacker
gain-after-check = to be won after a check on { $at }

decision-loses = { $side } loses
decision-refused = { $side } is stopped
decision-draw = Draw
decision-both = both to blame
decision-play-on = The game goes on

### A repetition on the board

replay-title = Repetition
# $rule is "Perpetual check"; $case the name of an example.
replay-place = { $done } of { $moves }
replay-begins = Here the position stands for the first time.
replay-first = To the beginning
replay-previous = Move back
replay-play = Play
replay-pause = Stop
replay-next = Next move
replay-last = To the end
replay-end = Back to the game
replay-end-case = Back to the rules
replay-rules = Under whose rules?

### Rule sets

ruleset-asian = Asian and world rules
    .about = Perpetual check and perpetual chase lose; mate threats and mixed attacks are allowed.
ruleset-chinese = Chinese rules
    .about = Check, mate threat and chase are all attacks: whoever attacks without end loses.
ruleset-online = Online rules
    .about = Nobody loses by repeating: the forbidden move cannot be played.
ruleset-club = Club rules
    .about = Three checks with the same man in the same position, no more; no endless attack on an unprotected man.
ruleset-casual = Casual rules
    .about = Perpetual check loses; every other repetition is a draw.

source-wxf-2018 = World Xiangqi Rules, WXF 2018, articles 19 to 24, as in the Asian rules, AXF 2017
source-cxa-2020 = Xiangqi competition rules, CXA 2011 in the edition of 2020, articles 24 to 29, simplified
source-xiangqi-com = Help pages of xiangqi.com on repetition, simplified
source-brainking = Rules page of BrainKing, in its German text
source-house = House rules, no outside text
rule-version = Rule version: { $source }

# $times is the number that the program uses.
simplified-title = Where it is simplified
simplified-no-arbiter = The { $times ->
    [3] third
   *[other] { $times }th
} occurrence decides at once; a human arbiter would warn first.
simplified-short-threats = A threat to win a man counts if it would be captured on the next move or right after one check, not after longer combinations.
simplified-short-kills = A mate threat counts if mate follows within { $times ->
    [one] one check
   *[other] { $times } checks
}.
simplified-no-values = Whether a protected man is worth less than its attacker is weighed only for a chariot attacked by a horse or a cannon.
simplified-number = The text gives no number for every case; here the { $times ->
    [3] third
    [4] fourth
   *[other] { $times }th
} occurrence counts.
simplified-mutual = The text does not say what happens if both sides offend; each is judged by itself.
simplified-partly-read = The text could be read only in part.

limit = { $moves ->
    [0] no move limit
   *[other] { $moves }-move limit
}
limit-60 = 60 moves
limit-50 = 50 moves
limit-off = Off
new-rules = Rules
new-limit = Draw without a capture after
# The rules of the game on the board.
game-rules = { $ruleset }, { $limit }
game-rules-title = Compare the rules

rules-title = Rule sets compared
rules-intro = Whoever repeats a position again and again must stop at some point. Who has to, and what happens otherwise, is where the rule books differ. Every verdict here is found by the same referee that watches over your games.
rules-sets = Five rule sets
rules-differences = Where they differ
rules-cases = Cases to play through
rules-cases-hint = The position is repeated until the rules decide. Play a case through on the board and see what each move attacks.
rules-case-show = Show on the board
rules-topic = What
rules-case = Case

topic-decided = Decided at
topic-time = { $times ->
    [3] the third time
    [4] the fourth time
   *[other] the { $times }th time
}
topic-perpetual-check = Check without end
topic-perpetual-chase = The same man chased without end
topic-mate-threats = Mate threats without end
topic-in-turn = Check and threat in turn
topic-protected = Protected men
protected-never = may be attacked
protected-but = may be attacked, but for the { $men } by lesser men
topic-free = May attack as they like
free-nobody = nobody
topic-both = If both sides offend
both-weighed = the graver offence counts; equal ones draw
both-each = each by itself
topic-otherwise = Any other repetition
topic-limit = Move limit
fate-allowed = allowed
fate-loses = loses
fate-refused = cannot be played

case-perpetual-check = Check on every move
    .about = The chariot checks, the general steps aside, and so on. The clearest case there is.
case-mutual-check = Both sides check
    .about = Each check is answered by a check. Neither side is more to blame than the other.
case-check-and-idle = Check and quiet move in turn
    .about = Every other move of the chariot is a check, with the same man in the same position.
case-check-and-chase = Check and chase in turn
    .about = One move checks, the next attacks a man. The rule books disagree about this most of all.
case-mate-threats = Mate threat on every move
    .about = The cannon threatens mate, the other cannon parries. Nobody is in check, nothing is attacked.
case-chase = An unprotected man is chased
    .about = The chariot attacks the cannon wherever it goes. Nothing protects it.
case-chase-of-protected = A protected man is chased
    .about = The attack is no threat: whoever took the cannon would be taken back.
case-chariot-by-cannon = A cannon chases a chariot
    .about = The chariot is protected, but worth much more than the cannon.
case-chase-by-soldier = A soldier chases a chariot
    .about = Soldiers and generals may attack what they like in most rule books.
case-two-in-turn = Two men chased in turn
    .about = The cannon attacks now one chariot, now the other: no man is chased all the time.
case-chase-against-threats = A chase against mate threats
    .about = The chased side threatens mate on its moves. Does that excuse the chaser?
case-undermining = Protection taken away
    .about = The soldier steps to and fro so that the horse stays without protection. That is a chase, too.

help-mark-omen-loses = This move loses by the repetition rule.
help-mark-omen-refused = This move is forbidden as a repetition.
help-mark-omen-draws = This move draws by repetition.
help-mark-chased = This man is chased in the repetition that is shown.

### A board in somebody else's page

embed-loading = Loading …
embed-engine-off = The computer player does not run here.
# Buttons.
embed-first = To the beginning
embed-previous = One move back
embed-play = Play by itself
embed-pause = Pause
embed-next = One move on
embed-last = To the end
embed-undo = Take back
embed-reset = Start over
embed-flip = Turn the board
embed-hint = Hint
embed-analyse = Analyze
embed-stop-analysis = Stop analyzing
embed-check = Check
embed-reveal = Show the answer
embed-copy-fen = Copy the position
embed-share = Open in Chuhe
embed-retry-engine = Try the computer again
embed-copied = Copied.
embed-moves = Moves
embed-variation = Variation
embed-lines = What the computer sees
embed-thinking = The computer is looking …
embed-depth = Depth { $depth }
embed-answer = Answer
# A task: $side is to move and has to be helped to the author's move.
embed-find-move = { $side } to move. Find the best move.
embed-find-mate = { $side } to move. Win at once.
embed-right = Right!
embed-wrong = Not this one. Try again.
embed-solved = Solved.
embed-solved-at-once = Solved at the first try!
# $count points are chosen.
embed-chosen = { $count ->
    [0] Tap all points that answer the question.
    [one] One point chosen.
   *[other] { $count } points chosen.
}
embed-chosen-right = Right: all of them and no other.
# $missing points are missing, $wrong of those chosen are wrong.
embed-chosen-missing = { $missing ->
    [one] All right so far. One point is missing.
   *[other] All right so far. { $missing } points are missing.
}
embed-chosen-wrong = { $wrong ->
    [one] One of the points is wrong: the crossed one.
   *[other] { $wrong } of the points are wrong: the crossed ones.
}
embed-chosen-both = Wrong: { $wrong }, missing: { $missing }.

# What is wrong with a parameter, for the author of the page. $name is the parameter.
embed-bad-parameter = “{ $name }”: { $why }
embed-unknown-parameter = There is no parameter “{ $name }”.
embed-missing-parameter = “{ $name }” is missing: this kind of board needs it.
embed-not-a-word = “{ $found }” is none of { $words }.
embed-not-a-number = “{ $found }” is not a whole number from 0 to { $max }.
embed-not-a-move = Line { $line }, character { $column }: “{ $move }” is not a move.
embed-no-such-move = Line { $line }, character { $column }: no man can play “{ $move }”.
embed-illegal-move = Line { $line }, character { $column }: “{ $move }” is against the rules.
embed-no-game = There is no game in it.
embed-bad-value = “{ $found }” cannot be understood.
embed-too-long = It is { $bytes } long; at most { $max } are read.
embed-not-fetched = The file could not be fetched as text.
embed-no-content = There is none of this name.

### Earlier positions

browse-title = Look at earlier positions
browse-first = To the beginning of the game
browse-previous = One move back
browse-next = One move on
browse-last = To where the game stands
# $ply and $plies count single moves of either side.
browse-place = { $ply ->
    [0] Looking back: the start of the game
   *[other] Looking back: move { $ply } of { $plies }
}
browse-ended = Back to the game.
browse-back = Back to the game
browse-go-on = Play on from here
why-browsing = You are looking at another position of the game. Go back to the game, or play on from here.

### Typed moves

typed-label = Type a move
typed-hint = C2=5, h3e3 …
typed-title = In any notation: C2=5, 炮二平五, H2-E2, h3e3, Che3
# $found is what was typed.
why-unreadable = “{ $found }” is not a move in any notation.
why-no-such-move = No man can play “{ $found }” here.
# $moves is "h3–e3 and b3–e3".
why-ambiguous = That could be { $moves }. Write it with both points.
moves-uci = UCI

### What the keyboard can ask

answer-no-move = No move has been played.
answer-no-man = Nothing stands here.
# $points is a list of points and men.
answer-moves = { $count ->
    [0] { $man }: no legal move.
   *[other] { $man } to { $points }.
}
answer-captures = { $count ->
    [0] { $man } can capture nothing.
   *[other] { $man } can capture { $points }.
}
answer-around-man = { $man }: { $attackers ->
    [0] not attacked
   *[other] attacked by { $by }
}, { $protectors ->
    [0] not protected
   *[other] protected by { $from }
}.
answer-around-point = { $at }: { $reds ->
    [0] Red cannot capture here
   *[other] Red can capture here with { $red }
}; { $blacks ->
    [0] Black cannot capture here
   *[other] Black can capture here with { $black }
}.
help-key-file = To a file, as the side at the bottom counts
help-key-browse = Earlier and later positions; with Shift, the first one and the game
help-key-undo = Take back; with Shift, play again
help-key-flip = Turn the board
help-key-ask = Have read out: the point, the last move, the moves of this man (with Shift, its captures), who attacks and protects here, how the game stands
key-digits = 1 to 9
key-browse = Comma, full stop
key-undo = U
key-flip = F
key-ask = O, L, M, X, V

### Clocks

new-time = Time
time-off = No clock
time-sudden-death = { $minutes } min
time-with-increment = { $minutes } min + { $increment } s
time-with-byoyomi = { $minutes } min, then { $periods } × { $period } s
time-with-both = { $minutes } min + { $increment } s, then { $periods } × { $period } s
time-own = Other
time-minutes = Minutes
time-increment = Seconds added for each move
time-period = Seconds of a period afterwards
time-periods = Number of periods
clock-of = { $side }’s time
clock-paused = The clock is stopped
clock-goes-on = The clock goes on.
control-pause = Stop the clock
control-go-on = Let the clock go on

### Where a game begins

new-start-from = Beginning
start-usual = Usual
start-board = This position
start-record = From FEN
start-record-label = Position as FEN
new-handicap = Handicap
new-giver = Given by
giver-opponent = The opponent
giver-me = Me
handicap-none = None
handicap-horse = One horse
handicap-two-horses = Two horses
handicap-chariot = One chariot
handicap-chariot-horse = Chariot and horse
handicap-two-chariots = Two chariots
play-from-here = Play this against the computer

### Help from the engine

control-hint = Hint
    .title = Hint: which man, where to, why
control-threat = Threat
    .title = What the opponent would play if it were their move
control-draw = Draw
    .title = Offer a draw
advice-thinking = One moment …
hint-more = Tell me more
# $man is "red cannon h3".
hint-man = Look at the { $man }.
hint-move = The { $man } can go to { $to }.
hint-quiet = Nothing is forced here. It is the quiet move after which the computer likes the position best.
# $moves is the expected line, $worth what it is worth.
hint-line = Expected: { $moves } ({ $worth })
threat-move = If it were { $side }’s move now: { $man } to { $to }.
threat-none = Nothing is threatened at once.
reason-mate = { $moves ->
    [one] It wins in one move.
   *[other] It leads to a forced win in { $moves } moves.
}
reason-lost = Every move loses; this one holds out longest.
# $man without an article.
reason-captures-free = It takes a { $man } for nothing.
reason-captures-more = It takes a { $man }, which is worth more.
reason-captures = It takes a { $man }.
reason-check = It gives check.
reason-attacks = It attacks the { $man }.
reason-saves = { $man } was about to be lost and gets away.
cell-advised = hint
draw-declined = The computer plays on: it does not agree to a draw.
draw-title = Draw?
draw-text = { $side } offers a draw. Does { $other } agree?
draw-decline = Play on
draw-accept = Draw

### Confirming moves

pending-move = { $man } { $from } to { $to }?
pending-confirm = Play
settings-confirm = Confirm moves
settings-confirm-hint = Each move waits until you press Play or its target again.
settings-sound = Sounds
settings-squares = Squares
settings-squares-hint = A chequered ground, for eyes used to Western chess.
result-rematch = Rematch
help-mark-advised = The hint is about this man.

### Kept games and statistics

control-games = Games
games-title = Your games
games-none = Every game is kept here as you play it. There is none yet.
games-unfinished = unfinished
games-plies = { $plies ->
    [one] one move
   *[other] { $plies } moves
}
games-on-board = on the board
games-export = Give away
export-pgn = PGN
export-fen = FEN
export-text = Text
games-export-all = All games as PGN
games-more = Show more
games-forget = Delete
games-forgotten = Done.
games-undo = Undo
games-unreadable = { $count ->
    [one] One kept game cannot be read.
   *[other] { $count } kept games cannot be read.
}
player-person = Person
# $number has its decimals already.
percent = { $number } %
stats-title = Statistics
stats-none = Finished games are counted here.
stats-private = These numbers stay in this browser.
stats-reset = Count anew from now on
stats-games = Games
stats-red = Red
stats-black = Black
stats-won = Won
stats-lost = Lost
stats-draws = Draws
stats-all = Who won
stats-all-games = All games
stats-you = You against the computer
stats-against-all = All levels
stats-by-level = By level
stats-by-side = By your side
stats-by-opening = By first move
stats-by-rules = By rules
beginning-central-cannon = Cannon to the middle
beginning-other-cannon = Cannon elsewhere
beginning-elephant = Elephant
beginning-horse = Horse
beginning-soldier = Soldier
beginning-other = Other
beginning-elsewhere = From another position

### A first visit

welcome-title = Language and pieces
