### Een bord in een andere pagina

embed-loading = Wordt geladen …
embed-engine-off = De computer speelt hier niet mee.
# Knoppen.
embed-first = Naar het begin
embed-previous = Een zet terug
embed-play = Vanzelf afspelen
embed-pause = Pauze
embed-next = Een zet verder
embed-last = Naar het einde
embed-undo = Terugnemen
embed-reset = Opnieuw beginnen
embed-flip = Bord draaien
embed-hint = Hint
embed-analyse = Analyseren
embed-stop-analysis = Stop de analyse
embed-check = Nakijken
embed-reveal = Antwoord tonen
embed-copy-fen = Stelling kopiëren
embed-share = Openen in Chuhe
embed-retry-engine = Computer opnieuw proberen
embed-copied = Gekopieerd.
embed-moves = Zetten
embed-variation = Variant
embed-lines = Wat de computer ziet
embed-thinking = De computer zoekt …
embed-depth = Diepte { $depth }
embed-answer = Antwoord
embed-find-move = { $side } is aan zet. Vind de beste zet.
embed-find-mate = { $side } is aan zet en wint meteen.
embed-right = Goed!
embed-wrong = Deze is het niet. Probeer het nog eens.
embed-solved = Opgelost.
embed-solved-at-once = In één keer opgelost!
embed-chosen = { $count ->
    [0] Tik alle punten aan die bij de vraag passen.
    [one] Eén punt gekozen.
   *[other] { $count } punten gekozen.
}
embed-chosen-right = Goed: alle punten en geen te veel.
embed-chosen-missing = { $missing ->
    [one] Tot zover goed. Er ontbreekt nog één punt.
   *[other] Tot zover goed. Er ontbreken nog { $missing } punten.
}
embed-chosen-wrong = { $wrong ->
    [one] Eén punt is fout: het doorgekruiste.
   *[other] { $wrong } punten zijn fout: de doorgekruiste.
}
embed-chosen-both = Fout: { $wrong }, nog te vinden: { $missing }.

embed-bad-parameter = “{ $name }”: { $why }
embed-unknown-parameter = Een parameter “{ $name }” bestaat niet.
embed-missing-parameter = “{ $name }” ontbreekt: zo’n bord heeft dat nodig.
embed-not-a-word = “{ $found }” is geen van { $words }.
embed-not-a-number = “{ $found }” is geen geheel getal van 0 tot en met { $max }.
embed-not-a-move = Regel { $line }, teken { $column }: “{ $move }” is geen zet.
embed-no-such-move = Regel { $line }, teken { $column }: geen stuk kan “{ $move }” spelen.
embed-illegal-move = Regel { $line }, teken { $column }: “{ $move }” is tegen de regels.
embed-no-game = Er staat geen partij in.
embed-bad-value = “{ $found }” is niet te begrijpen.
embed-too-long = Het is { $bytes } lang; er worden er hoogstens { $max } gelezen.
embed-not-fetched = Het bestand kon niet als tekst worden opgehaald.
embed-no-content = Onder deze naam is er niets.
