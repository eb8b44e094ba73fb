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
