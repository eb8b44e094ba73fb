### Ein Brett in einer fremden Seite

embed-loading = Wird geladen …
embed-engine-off = Der Computer läuft hier nicht.
# Knöpfe.
embed-first = Zum Anfang
embed-previous = Einen Zug zurück
embed-play = Von selbst abspielen
embed-pause = Anhalten
embed-next = Einen Zug weiter
embed-last = Zum Ende
embed-undo = Zurücknehmen
embed-reset = Von vorn
embed-flip = Brett drehen
embed-hint = Tipp
embed-analyse = Analysieren
embed-stop-analysis = Analyse beenden
embed-check = Prüfen
embed-reveal = Lösung zeigen
embed-copy-fen = Stellung kopieren
embed-share = In Chuhe öffnen
embed-retry-engine = Computer noch einmal starten
embed-copied = Kopiert.
embed-moves = Züge
embed-variation = Variante
embed-lines = Was der Computer sieht
embed-thinking = Der Computer sucht …
embed-depth = Tiefe { $depth }
embed-answer = Antwort
embed-find-move = { $side } ist am Zug. Finde den besten Zug.
embed-find-mate = { $side } ist am Zug und gewinnt sofort.
embed-right = Richtig!
embed-wrong = Der ist es nicht. Versuch es noch einmal.
embed-solved = Gelöst.
embed-solved-at-once = Auf Anhieb gelöst!
embed-chosen = { $count ->
    [0] Tippe alle Punkte an, die zur Frage passen.
    [one] Ein Punkt gewählt.
   *[other] { $count } Punkte gewählt.
}
embed-chosen-right = Richtig: alle Punkte und keiner zu viel.
embed-chosen-missing = { $missing ->
    [one] So weit richtig. Ein Punkt fehlt noch.
   *[other] So weit richtig. { $missing } Punkte fehlen noch.
}
embed-chosen-wrong = { $wrong ->
    [one] Ein Punkt ist falsch: der durchkreuzte.
   *[other] { $wrong } Punkte sind falsch: die durchkreuzten.
}
embed-chosen-both = Falsch: { $wrong }, es fehlen: { $missing }.

embed-bad-parameter = „{ $name }“: { $why }
embed-unknown-parameter = Einen Parameter „{ $name }“ gibt es nicht.
embed-missing-parameter = „{ $name }“ fehlt: Ein solches Brett braucht das.
embed-not-a-word = „{ $found }“ ist nichts von { $words }.
embed-not-a-number = „{ $found }“ ist keine ganze Zahl von 0 bis { $max }.
embed-not-a-move = Zeile { $line }, Zeichen { $column }: „{ $move }“ ist kein Zug.
embed-no-such-move = Zeile { $line }, Zeichen { $column }: „{ $move }“ kann kein Stein ziehen.
embed-illegal-move = Zeile { $line }, Zeichen { $column }: „{ $move }“ verstößt gegen die Regeln.
embed-no-game = Darin ist keine Partie.
embed-bad-value = „{ $found }“ ist nicht zu verstehen.
embed-too-long = Es ist { $bytes } lang; höchstens { $max } werden gelesen.
embed-not-fetched = Die Datei konnte nicht als Text geholt werden.
embed-no-content = Unter diesem Namen gibt es nichts.
