### The page

app-hint = Tap a man and its target, or drag it.
# Several things: $rest is "e3, e5", $last is "e7".
# Between several things.
list-comma = {", "}

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
control-learn = Learn: lessons, rules, puzzles

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

### Rule sets

new-rules = Rules
new-limit = Draw without a capture after

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

### What the keyboard can ask

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
new-handicap = Handicap
new-giver = Given by

### Help from the engine

control-hint = Hint
    .title = Hint: which man, where to, why
control-threat = Threat
    .title = What the opponent would play if it were their move
control-draw = Draw
    .title = Offer a draw
hint-more = Tell me more
# $man is "red cannon h3".
hint-man = Look at the { $man }.
hint-move = The { $man } can go to { $to }.
hint-quiet = Nothing is forced here. It is the quiet move after which the computer likes the position best.
# $moves is the expected line, $worth what it is worth.
hint-line = Expected: { $moves } ({ $worth })

### Confirming moves

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

### The board for one's own page

snippet-title = Put this board on your page
snippet-hint = Copy this HTML into a page of your own. It needs no server and no account.
snippet-caption = A Xiangqi position
snippet-kind = What it should be
snippet-diagram = Diagram
snippet-game = Game
snippet-explore = To try moves
snippet-play = Against the computer
snippet-form = Written as
snippet-element = Element
snippet-frame = Frame
snippet-link = Link
snippet-copy = Copy
snippet-svg = Picture (SVG)
snippet-guide = Guide
