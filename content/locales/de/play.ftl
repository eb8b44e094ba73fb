### Die Seite

app-hint = Figur und Ziel antippen, oder ziehen.
list-comma = {", "}

### Bedienung

control-new-game = Neu
    .title = Neue Partie
control-take-back = Zurück
    .title = Zurück zu deiner letzten Entscheidung
control-redo = Vor
    .title = Das Zurückgenommene wieder spielen
control-flip = Drehen
    .title = Brett drehen
control-resign = Aufgeben
    .title = Partie aufgeben
control-learn = Lernen: Lektionen, Regeln, Aufgaben

player-you = Du
player-computer = Computer, Stufe { $level }
player-captured = Von { $side } geschlagen

moves-title = Züge
moves-none = Noch kein Zug. { $side } beginnt.
moves-ahead = zurückgenommen

search-line = Tiefe { $depth }, { $worth }
search-units = { $units }
search-mate = { $moves ->
    [one] { $side } gewinnt in einem Zug
   *[other] { $side } gewinnt in { $moves } Zügen
}

### Neue Partie

new-title = Neue Partie
new-opponent = Gegner
new-opponent-engine = Computer
new-opponent-person = Zu zweit am Brett
new-side = Du spielst
new-side-bottom = Unten sitzt
new-side-random = Zufall
new-level = Spielstärke
level-hint = { $level ->
    [1] Stufe 1: kennt die Regeln, kaum mehr
    [2] Stufe 2: sieht die nächsten Drohungen
    [3] Stufe 3: für deine ersten Siege
    [4] Stufe 4: bestraft grobe Fehler
    [5] Stufe 5: spielt solide
    [6] Stufe 6: für die meisten ein harter Brocken
    [7] Stufe 7: stark
    [8] Stufe 8: sehr stark
    [9] Stufe 9: kaum zu schlagen
   *[10] Stufe 10: alles, was geht, in aller Ruhe
}
new-start = Los geht’s

### Aufgeben

resign-title = Aufgeben?
resign-text = { $side } gibt auf, und die andere Seite gewinnt.
resign-confirm = Aufgeben

### Ergebnis

result-again = Noch eine Partie
result-take-back = Zurücknehmen
result-look = Brett ansehen

### Hilfe

help-title = Das Brett
help-marks = Zeichen
help-mark-target = Dorthin kann die aufgenommene Figur ziehen.
help-mark-capture = Dort kann sie schlagen.
help-mark-last-from = Hier begann der letzte Zug.
help-mark-last-to = Hier endete er.
help-mark-check = Dieser Feldherr steht im Schach.
help-mark-cause = Daran scheitert ein Zug.
help-keys = Tasten auf dem Brett
help-key-arrows = Von Punkt zu Punkt
help-key-ends = An die Enden der Reihe und der Linie
help-key-enter = Aufnehmen, absetzen
help-key-escape = Zurückstellen
help-key-next = Zur nächsten eigenen Figur: Feldherr, Leibwächter, Elefant, Pferd, Wagen, Kanone, Soldat; mit Umschalt zur gegnerischen
key-letters = K, A, E, H, R, C, P
key-arrows = Pfeile
key-ends = Pos1, Ende, Bild auf, Bild ab
key-enter = Eingabe, Leertaste
key-escape = Esc

### Regelwerke

new-rules = Regeln
new-limit = Remis ohne Schlagen nach

rules-title = Regelwerke im Vergleich
rules-intro = Wer eine Stellung immer wieder herbeiführt, muss irgendwann damit aufhören. Wer das ist und was sonst geschieht, darin gehen die Regelwerke auseinander. Jedes Urteil auf dieser Seite fällt derselbe Schiedsrichter, der auch über deine Partien wacht.
rules-sets = Fünf Regelwerke
rules-differences = Worin sie sich unterscheiden
rules-cases = Fälle zum Nachspielen
rules-cases-hint = Die Stellung wiederholt sich, bis die Regeln entscheiden. Spiel einen Fall auf dem Brett nach und sieh, was jeder Zug angreift.
rules-case-show = Auf dem Brett zeigen
rules-topic = Was
rules-case = Fall

topic-decided = Entschieden wird
topic-time = beim { $times }. Mal
topic-perpetual-check = Schach ohne Ende
topic-perpetual-chase = Dieselbe Figur ohne Ende verfolgen
topic-mate-threats = Mattdrohungen ohne Ende
topic-in-turn = Schach und Drohung im Wechsel
topic-protected = Gedeckte Figuren
protected-never = dürfen angegriffen werden
protected-but = dürfen angegriffen werden, nur nicht durch Geringere: { $men }
topic-free = Dürfen angreifen, was sie wollen
free-nobody = niemand
topic-both = Wenn beide Seiten schuldig sind
both-weighed = es zählt das Schwerere; bei Gleichem remis
both-each = jede für sich
topic-otherwise = Jede andere Wiederholung
topic-limit = Zuggrenze
fate-allowed = erlaubt
fate-loses = verliert
fate-refused = nicht spielbar

case-perpetual-check = Schach mit jedem Zug
    .about = Der Wagen bietet Schach, der Feldherr weicht aus, und so fort. Klarer geht es nicht.
case-mutual-check = Beide Seiten bieten Schach
    .about = Jedes Schach wird mit einem Schach beantwortet. Keine Seite ist schuldiger als die andere.
case-check-and-idle = Schach und ruhiger Zug im Wechsel
    .about = Jeder zweite Zug des Wagens ist ein Schach, mit derselben Figur in derselben Stellung.
case-check-and-chase = Schach und Verfolgung im Wechsel
    .about = Ein Zug bietet Schach, der nächste greift eine Figur an. Darüber sind sich die Regelwerke am wenigsten einig.
case-mate-threats = Mattdrohung mit jedem Zug
    .about = Die Kanone droht Matt, die andere Kanone wehrt ab. Niemand steht im Schach, nichts ist angegriffen.
case-chase = Eine ungedeckte Figur wird verfolgt
    .about = Der Wagen greift die Kanone an, wohin sie auch geht. Niemand deckt sie.
case-chase-of-protected = Eine gedeckte Figur wird verfolgt
    .about = Der Angriff droht nichts: Wer die Kanone schlüge, würde selbst geschlagen.
case-chariot-by-cannon = Eine Kanone verfolgt einen Wagen
    .about = Der Wagen ist gedeckt, aber viel mehr wert als die Kanone.
case-chase-by-soldier = Ein Soldat verfolgt einen Wagen
    .about = Soldaten und Feldherren dürfen in den meisten Regelwerken angreifen, was sie wollen.
case-two-in-turn = Zwei Figuren im Wechsel verfolgt
    .about = Die Kanone greift bald den einen Wagen an, bald den anderen: Keiner wird die ganze Zeit verfolgt.
case-chase-against-threats = Verfolgung gegen Mattdrohungen
    .about = Die verfolgte Seite droht ihrerseits Matt. Entschuldigt das den Verfolger?
case-undermining = Die Deckung wird genommen
    .about = Der Soldat geht hin und her, sodass das Pferd ohne Deckung bleibt. Auch das ist eine Verfolgung.

help-mark-omen-loses = Dieser Zug verliert nach der Wiederholungsregel.
help-mark-omen-refused = Dieser Zug ist als Wiederholung verboten.
help-mark-omen-draws = Dieser Zug macht durch Wiederholung remis.
help-mark-chased = Diese Figur wird in der gezeigten Wiederholung verfolgt.

### Was die Tastatur erfragen kann

help-key-file = Auf eine Linie, wie die Seite unten sie zählt
help-key-browse = Frühere und spätere Stellungen; mit Umschalt zur ersten und zur Partie
help-key-undo = Zurücknehmen; mit Umschalt wieder spielen
help-key-flip = Brett drehen
help-key-ask = Vorlesen lassen: den Punkt, den letzten Zug, die Züge dieser Figur (mit Umschalt, was sie schlägt), wer hier angreift und deckt, wie die Partie steht
key-digits = 1 bis 9
key-browse = Komma, Punkt
key-undo = U
key-flip = F
key-ask = O, L, M, X, V

### Uhren

new-time = Bedenkzeit
time-off = Keine Uhr
time-sudden-death = { $minutes } min
time-with-increment = { $minutes } min + { $increment } s
time-with-byoyomi = { $minutes } min, dann { $periods } × { $period } s
time-with-both = { $minutes } min + { $increment } s, dann { $periods } × { $period } s
time-own = Andere
time-minutes = Minuten
time-increment = Sekunden dazu je Zug
time-period = Danach Sekunden je Zug
time-periods = Anzahl der Perioden
clock-of = Zeit von { $side }
clock-paused = Die Uhr ist angehalten
clock-goes-on = Die Uhr läuft weiter.
control-pause = Uhr anhalten
control-go-on = Uhr weiterlaufen lassen

### Wo eine Partie beginnt

new-start-from = Anfang
new-handicap = Vorgabe
new-giver = Sie gibt

### Hilfe vom Computer

control-hint = Tipp
    .title = Tipp: welche Figur, wohin, warum
control-threat = Drohung
    .title = Was der Gegner spielen würde, wäre er am Zug
control-draw = Remis
    .title = Remis anbieten
hint-more = Mehr verraten
hint-man = Sieh dir diese Figur an: { $man }.
hint-move = { $man } kann nach { $to }.
hint-quiet = Hier ist nichts erzwungen. Es ist der ruhige Zug, nach dem dem Computer die Stellung am besten gefällt.
hint-line = Erwartet: { $moves } ({ $worth })

### Züge bestätigen

help-mark-advised = Um diese Figur geht der Tipp.

### Aufgehobene Partien und Statistik

control-games = Partien
games-title = Deine Partien
games-none = Jede Partie wird hier aufgehoben, während du spielst. Noch ist keine da.
games-unfinished = nicht beendet
games-plies = { $plies ->
    [one] ein Zug
   *[other] { $plies } Züge
}
games-on-board = auf dem Brett
games-export = Weitergeben
export-pgn = PGN
export-fen = FEN
export-text = Text
games-export-all = Alle Partien als PGN
games-more = Mehr zeigen
games-forget = Löschen
games-forgotten = Erledigt.
games-undo = Rückgängig
games-unreadable = { $count ->
    [one] Eine aufgehobene Partie ist nicht zu lesen.
   *[other] { $count } aufgehobene Partien sind nicht zu lesen.
}
player-person = Mensch

### Das Brett für die eigene Seite

snippet-title = Dieses Brett in die eigene Seite setzen
snippet-hint = Kopiere dieses HTML in deine Seite. Es braucht weder Server noch Konto.
snippet-caption = Eine Xiangqi-Stellung
snippet-kind = Was es sein soll
snippet-diagram = Diagramm
snippet-game = Partie
snippet-explore = Zum Probieren
snippet-play = Gegen den Computer
snippet-form = Geschrieben als
snippet-element = Element
snippet-frame = Rahmen
snippet-link = Link
snippet-copy = Kopieren
snippet-svg = Bild (SVG)
snippet-guide = Anleitung
