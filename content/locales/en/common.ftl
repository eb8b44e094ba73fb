# English.
#
# Every catalogue has the same messages. What a value means is said here, once.
# Values in braces are filled in by the program; the first letter of a sentence
# becomes a capital by itself.

### The page

app-name = Chuhe
app-tagline = Xiangqi, Chinese chess
decimal-mark = .
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
notice-no-texts = The texts in this language could not be loaded: { $language }. Choose it again once you are online.
notice-retry = Try again
notice-unpark = Back to it
notice-dismiss = Dismiss

engine-silent = The computer player did not answer in time.
engine-crashed = The computer player has crashed.
engine-mismatch = The computer player is from another version than the page.
engine-nonsense = The computer player gave an answer that makes no sense.

### Controls

control-settings = Settings
control-help = Help
control-close = Close
control-cancel = Cancel

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
# The rules of the game on the board.
game-rules = { $ruleset }, { $limit }
game-rules-title = Compare the rules

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

### Where a game begins

start-usual = Usual
start-board = This position
start-record = From FEN
start-record-label = Position as FEN
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

advice-thinking = One moment …
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

### Kept games and statistics

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
