# Deutsch.
#
# Was die Werte bedeuten, steht im englischen Katalog.

### Die Seite

app-name = Chuhe
app-tagline = Xiangqi, chinesisches Schach
app-hint = Figur und Ziel antippen, oder ziehen.
decimal-mark = ,
list-and = { $rest } und { $last }

### Seiten und Figuren

side-red = Rot
side-black = Schwarz

role-general = Feldherr
role-advisor = Leibwächter
role-elephant = Elefant
role-horse = Pferd
role-chariot = Wagen
role-cannon = Kanone
role-soldier = Soldat

man-red-general = roter Feldherr
    .the = der rote Feldherr
man-red-advisor = roter Leibwächter
    .the = der rote Leibwächter
man-red-elephant = roter Elefant
    .the = der rote Elefant
man-red-horse = rotes Pferd
    .the = das rote Pferd
man-red-chariot = roter Wagen
    .the = der rote Wagen
man-red-cannon = rote Kanone
    .the = die rote Kanone
man-red-soldier = roter Soldat
    .the = der rote Soldat
man-black-general = schwarzer Feldherr
    .the = der schwarze Feldherr
man-black-advisor = schwarzer Leibwächter
    .the = der schwarze Leibwächter
man-black-elephant = schwarzer Elefant
    .the = der schwarze Elefant
man-black-horse = schwarzes Pferd
    .the = das schwarze Pferd
man-black-chariot = schwarzer Wagen
    .the = der schwarze Wagen
man-black-cannon = schwarze Kanone
    .the = die schwarze Kanone
man-black-soldier = schwarzer Soldat
    .the = der schwarze Soldat

letter-general = F
letter-advisor = L
letter-elephant = E
letter-horse = P
letter-chariot = W
letter-cannon = K
letter-soldier = S

### Das Brett, wie es vorgelesen wird

board-label = Brett, { $side } unten
cell-empty = leer
cell-palace = Palast
cell-river-bank = Flussufer
cell-checked = im Schach
cell-picked = aufgenommen
cell-target = mögliches Ziel
cell-capture = kann geschlagen werden
cell-last-from = letzter Zug von hier
cell-last-to = letzter Zug hierher
cell-cause = steht im Weg

### Was über eine Partie gesagt wird

move-goes = { $side }: { $role } { $from } nach { $to }.
move-captures = { $side }: { $role } { $from } schlägt { $captured } auf { $to }.
news-began = Neue Partie. { $side } beginnt.
news-began-as = Neue Partie. Du spielst { $side }.
news-check = Schach!
news-taken-back = Zurückgenommen. { $side } ist am Zug.
news-replayed = Wieder gespielt. { $side } ist am Zug.
news-turned = Brett gedreht, { $side } unten.
news-put-down = Wieder abgesetzt.
news-picked = { $man }, { $targets ->
    [0] kein erlaubter Zug
    [one] ein Ziel
   *[other] { $targets } Ziele
}

status-to-move = { $side } ist am Zug
status-to-move-check = { $side } steht im Schach
status-your-move = Du bist am Zug
status-your-move-check = Du stehst im Schach
status-thinking = Der Computer überlegt
status-thinking-check = Schach! Der Computer überlegt
status-engine-off = Der Computer antwortet nicht

### Warum ein Zug nicht geht

why-nothing-there = Auf { $at } steht keine Figur.
why-opponents-man = { $man } auf { $at } gehört der anderen Seite.
why-other-turn = { $man } muss warten: { $side } ist am Zug.
why-engine-moves = Der Computer ist am Zug.
why-over = Die Partie ist zu Ende. Nimm einen Zug zurück oder beginne eine neue.
why-repetition = Dieser Zug würde die Stellung so wiederholen, wie es die Regeln verbieten. Spiel etwas anderes.
why-same-square = Eine Figur muss auf einen anderen Punkt ziehen.
why-own-man = { $man } auf { $at } gehört zur selben Seite.
why-not-how = { $man } kann nicht nach { $to }. { $how }
why-leg = { $man } kann nicht nach { $to }, denn { $by } auf { $at } versperrt ihm das Bein.
why-eye = { $man } kann nicht nach { $to }, denn { $by } auf { $at } besetzt den Punkt dazwischen, das Auge.
why-river = Ein Elefant überquert den Fluss nicht.
why-palace = { $man } darf den Palast nicht verlassen.
why-path = { $man } kommt nicht bis { $to }, denn { $by } auf { $at } steht im Weg.
why-screens = Eine Kanone schlägt über genau eine Figur hinweg, ihren Schirm. { $count ->
    [0] Vor { $to } steht keine.
   *[other] Vor { $to } stehen { $count }: auf { $points }.
}
why-soldier-backward = Ein Soldat zieht nie zurück.
why-soldier-sideways = Seitwärts zieht ein Soldat erst, wenn er den Fluss überquert hat.
why-generals-face = Die beiden Feldherren stünden sich auf Linie { $file } gegenüber, ohne Figur dazwischen. Das ist verboten.
why-still-in-check = Dein Feldherr stünde weiter im Schach, denn { $man } auf { $at } greift ihn an.
why-would-be-attacked = { $man } auf { $at } würde dann deinen Feldherrn angreifen.

how-general = Ein Feldherr zieht einen Schritt gerade, nie schräg.
how-advisor = Ein Leibwächter zieht einen Schritt schräg.
how-elephant = Ein Elefant zieht genau zwei Schritte schräg.
how-horse = Ein Pferd zieht einen Schritt gerade und dann einen schräg nach außen.
how-chariot = Ein Wagen zieht beliebig weit geradeaus.
how-cannon = Eine Kanone zieht beliebig weit geradeaus; zum Schlagen springt sie über genau eine Figur.
how-soldier = Ein Soldat zieht einen Schritt vorwärts, jenseits des Flusses auch einen zur Seite.

warning-offence = Die Stellung wiederholt sich. Beim { $times }. Mal trägt { $side } die Schuld: { $side } muss etwas anderes spielen.
warning-draw = Die Stellung wiederholt sich. Beim { $times }. Mal ist die Partie remis.

### Wie eine Partie endet

result-draw = Remis
result-red-wins = Rot gewinnt
result-black-wins = Schwarz gewinnt
result-you-win = Du hast gewonnen!
result-you-lose = Der Computer hat gewonnen

ending-checkmate = Matt: { $loser } steht im Schach, und kein Zug hebt es auf.
ending-stalemate = Patt: { $loser } hat keinen erlaubten Zug. Im Xiangqi verliert, wer nicht mehr ziehen kann, auch ohne Schach.
ending-nothing-allowed = { $loser } hat keinen Zug mehr, den die Wiederholungsregel erlaubt, und verliert wie beim Patt.
ending-perpetual-check = Dauerschach: { $loser } hat in der Wiederholung mit jedem Zug Schach geboten. Wer damit nicht aufhört, verliert.
ending-perpetual-chase = Dauerverfolgung: { $loser } hat in der Wiederholung mit jedem Zug dieselbe Figur angegriffen. Wer damit nicht aufhört, verliert.
ending-perpetual-undermining = Dauerverfolgung: { $loser } hat in der Wiederholung mit jedem Zug dieselbe Figur angegriffen oder ihr die Deckung genommen. Wer damit nicht aufhört, verliert.
ending-perpetual-attack = Dauerangriff: { $loser } hat in der Wiederholung mit jedem Zug Schach geboten, Matt gedroht oder eine Figur angegriffen. Wer damit nicht aufhört, verliert.
ending-repeated-check = { $loser } hat zu oft mit derselben Figur in derselben Stellung Schach geboten.
ending-repetition-draw = Die Stellung hat sich wiederholt, und keine Seite hat getan, was die Regeln verbieten. Die Partie ist remis.
ending-repetition-both = Die Stellung hat sich wiederholt, und beide Seiten trifft dieselbe Schuld. Die Partie ist remis.
ending-move-limit = { $moves } Züge jeder Seite, ohne dass geschlagen wurde: Die Partie ist remis.
ending-dead-position = Keine Seite hat noch die Figuren, um zu gewinnen. Die Partie ist remis.
ending-resignation = { $loser } hat aufgegeben.
ending-time = { $loser } hat die Bedenkzeit überschritten.
ending-agreement = Beide Seiten haben sich auf Remis geeinigt.

### Was an einer Stellung nicht stimmt

fen-empty = Es steht keine Stellung darin.
fen-too-long = Sie ist { $bytes } Zeichen lang; gelesen werden höchstens { $max }.
fen-row-count = Das Brett hat { $found ->
    [one] eine Reihe
   *[other] { $found } Reihen
} statt 10.
fen-row-length = Reihe { $row } von oben hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} statt 9.
fen-letter = Reihe { $row } von oben, Zeichen { $column }: „{ $found }“ ist weder eine Figur noch eine Anzahl freier Punkte.
fen-side = Für die Seite am Zug steht dort „{ $found }“; richtig wäre w oder b.
fen-quiet-plies = Die Anzahl der Züge ohne Schlagen, „{ $found }“, ist keine Zahl.
fen-round = Die Nummer des Zuges, „{ $found }“, ist keine Zahl.
fen-extra = „{ $found }“ am Ende gehört nicht dazu.

fault-no-general = { $side } hat keinen Feldherrn.
fault-too-many = { $man }: Davon gibt es { $count }, auf { $points }; eine Seite hat höchstens { $max }.
fault-unreachable = { $man } kann nie auf { $at } stehen.
fault-generals-face = Die Feldherren stehen sich auf Linie { $file } gegenüber.
fault-waiting-in-check = { $side } steht im Schach (von { $points }), obwohl die andere Seite am Zug ist.

### Hinweise

notice-storage-blocked = Dieser Browser lässt die Seite nichts speichern. Du kannst spielen, aber beim Neuladen ist die Partie weg.
notice-storage-full = Der Speicher des Browsers ist voll: Die Partie wird nicht mehr gespeichert.
notice-storage-newer = Eine neuere Fassung von Chuhe hat hier eine Partie gespeichert. Sie bleibt, wie sie ist, und diese Partie wird nicht gespeichert.
notice-damaged = Ein Teil der gespeicherten Partie war nicht zu lesen. Was zu lesen war, steht auf dem Brett.
notice-engine-replaced = { $why } Ein neuer hat übernommen.
notice-engine-off = { $why } Ihr könnt zu zweit an einem Brett weiterspielen, oder du versuchst es noch einmal.
notice-parked = Deine frühere Partie ist aufgehoben.
notice-bad-fen = Die Stellung im Link ist nicht zu lesen.
notice-bad-setup = Die Stellung im Link ist nicht spielbar.
notice-odd-setup = In dieser Stellung stehen Figuren, wo sie nie hinkommen könnten.
notice-retry = Noch einmal versuchen
notice-unpark = Zurück zu ihr
notice-dismiss = Ausblenden

engine-silent = Der Computerspieler hat nicht rechtzeitig geantwortet.
engine-crashed = Der Computerspieler ist abgestürzt.
engine-mismatch = Der Computerspieler gehört zu einer anderen Fassung als die Seite.
engine-nonsense = Der Computerspieler hat etwas Unsinniges geantwortet.

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
control-settings = Einstellungen
control-help = Hilfe
control-close = Schließen
control-cancel = Abbrechen

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

### Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
theme-system = System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
settings-pieces = Figuren
pieces-traditional = Traditionell
pieces-simplified = Vereinfacht
pieces-pictograms = Bilder
pieces-letters = Buchstaben
settings-board = Brett
board-paper = Papier
board-wood = Holz
board-ink = Tusche
settings-coords = Randbeschriftung
coords-letters-1 = a–i, 1–10
coords-letters-0 = a–i, 0–9
coords-files = Liniennummern
coords-off = Keine
settings-moves = Züge
moves-names = Mit Namen
moves-wxf = WXF
moves-chinese = Chinesisch
moves-western = Westlich
moves-iccs = ICCS
settings-motion = Figuren gleiten
settings-motion-hint = Nie, wenn dein System weniger Bewegung wünscht.
settings-search = Zeigen, was der Computer sieht

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

### Wenn das Programm selbst versagt

crash-title = Da ist etwas schiefgegangen
crash-text = Ein Fehler im Programm hat die Seite angehalten. Deine Partie ist gespeichert. Zur Sicherheit hier die Stellung:
crash-reload = Neu laden
