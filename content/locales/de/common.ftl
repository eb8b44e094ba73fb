# Deutsch.
#
# Was die Werte bedeuten, steht im englischen Katalog.

### Die Seite

app-name = Chuhe
app-tagline = Xiangqi, chinesisches Schach
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
board-keys = Pfeiltasten führen von Punkt zu Punkt, die Eingabetaste nimmt eine Figur auf und setzt sie ab, Escape stellt sie zurück.
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
news-check = Jiāng! Schach!
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

### Warum ein Zug nicht geht

why-nothing-there = Auf { $at } steht keine Figur.
why-opponents-man = { $man } auf { $at } gehört der anderen Seite.
why-other-turn = { $man } muss warten: { $side } ist am Zug.
why-engine-moves = Der Computer ist am Zug.
why-over = Die Partie ist zu Ende. Nimm einen Zug zurück oder beginne eine neue.
why-repetition = Mit diesem Zug stünde dieselbe Stellung zum { $times }. Mal auf dem Brett. { $charge } Nach diesen Regeln ist er nicht spielbar.
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
settings-licenses = Woraus Chuhe gemacht ist
release-ready = Eine neue Fassung von Chuhe ist bereit. Deine Partie bleibt, wie sie ist.
release-take = Jetzt verwenden
notice-no-texts = Die Texte dieser Sprache konnten nicht geladen werden: { $language }. Wähle sie noch einmal, sobald du online bist.
notice-retry = Noch einmal versuchen
notice-unpark = Zurück zu ihr
notice-dismiss = Ausblenden

engine-silent = Der Computerspieler hat nicht rechtzeitig geantwortet.
engine-crashed = Der Computerspieler ist abgestürzt.
engine-mismatch = Der Computerspieler gehört zu einer anderen Fassung als die Seite.
engine-nonsense = Der Computerspieler hat etwas Unsinniges geantwortet.

### Bedienung

control-settings = Einstellungen
control-help = Hilfe
control-close = Schließen
control-cancel = Abbrechen

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
coords-chinese = Liniennummern, Rot chinesisch
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

### Wenn das Programm selbst versagt

crash-title = Da ist etwas schiefgegangen
crash-text = Ein Fehler im Programm hat die Seite angehalten. Deine Partie ist gespeichert. Zur Sicherheit hier die Stellung:
crash-reload = Neu laden

### Wiederholungen

rule-repetition = Wiederholung
offence-perpetual-check = Dauerschach
offence-perpetual-chase = Dauerverfolgung
offence-perpetual-undermining = dauernder Entzug der Deckung
offence-perpetual-attack = Dauerangriff
offence-repeated-check = wiederholtes Schach

charge-perpetual-check = { $side } hat seither mit jedem Zug Schach geboten.
charge-perpetual-chase = { $side } hat seither mit jedem Zug { $count ->
    [one] dieselbe Figur
   *[other] dieselben Figuren
} angegriffen: { $targets }.
charge-perpetual-undermining = { $side } hat seither mit jedem Zug { $count ->
    [one] dieselbe Figur angegriffen oder ihr die Deckung genommen
   *[other] dieselben Figuren angegriffen oder ihnen die Deckung genommen
}: { $targets }.
charge-perpetual-attack = { $side } hat seither mit jedem Zug Schach geboten, Matt gedroht oder eine Figur angegriffen.
charge-repeated-check = { $side } hat dabei jedes Mal mit derselben Figur Schach geboten.

warning-stood = Diese Stellung steht zum { $times }. Mal auf dem Brett.
warning-loses = Beim { $times }. Mal verliert { $side }: { $side } muss etwas anderes spielen.
warning-refused = Ein { $times }. Mal ist nicht spielbar: { $side } muss etwas anderes spielen.
warning-no-offence = Keine Seite tut, was die Regeln verbieten.
warning-both-offend = Beide Seiten trifft dieselbe Schuld.
warning-drawn = Beim { $times }. Mal ist die Partie remis.

cell-omen-loses = verliert nach der Wiederholungsregel
cell-omen-refused = nicht spielbar, verbotene Wiederholung
cell-omen-draws = remis durch Wiederholung
cell-repeats = gehört zur verbotenen Wiederholung
cell-chased = wird verfolgt
cell-attacks = greift an
news-omen-loses = { $count ->
    [one] eines davon verliert nach der Wiederholungsregel
   *[other] { $count } davon verlieren nach der Wiederholungsregel
}
news-omen-refused = { $count ->
    [one] ein weiteres ist als Wiederholung verboten
   *[other] { $count } weitere sind als Wiederholung verboten
}
news-omen-draws = { $count ->
    [one] eines davon ist remis durch Wiederholung
   *[other] { $count } davon sind remis durch Wiederholung
}

ruling-stood = Dieselbe Stellung stand { $times ->
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $times }-mal
} auf dem Brett. Es zählt, was jede Seite dazwischen getan hat, von Zug { $from } bis Zug { $to }.
ruling-account = { $side } in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}: { $deeds }.
count-checks = { $count ->
    [one] einmal Schach
   *[other] { $count }-mal Schach
}
count-kills = { $count ->
    [one] einmal Mattdrohung
   *[other] { $count }-mal Mattdrohung
}
count-chases = { $count ->
    [one] ein neuer Angriff
   *[other] { $count } neue Angriffe
}
count-underminings = { $count ->
    [one] einmal die Deckung genommen
   *[other] { $count }-mal die Deckung genommen
}
count-idle = { $count ->
    [one] ein ruhiger Zug
   *[other] { $count } ruhige Züge
}
ruling-targets = Mit jedem Zug von { $side } angegriffen: { $targets }. Angreifer: { $attackers }.
ruling-weighed = Was { $side } getan hat, ist auch verboten, wiegt aber weniger.
ruling-show = Auf dem Brett zeigen

man-on = { $man } { $at }
deed-check = Schach durch: { $men }.
deed-attack = Neuer Angriff: { $attacker } gegen { $target }, { $why }.
deed-undermined = Deckung genommen: { $target }, { $why }; angegriffen durch: { $attacker }.
deed-kill = Droht Matt, beginnend mit { $from }–{ $to }.
deed-idle = Kein Schach, keine Drohung, kein neuer Angriff.
gain-unprotected = ungedeckt
gain-false-root = nur zum Schein gedeckt
gain-worth-more = mehr wert als der Angreifer
gain-after-check = zu gewinnen nach einem Schach auf { $at }

decision-loses = { $side } verliert
decision-refused = { $side } darf nicht weiter
decision-draw = Remis
decision-both = beide schuldig
decision-play-on = Die Partie geht weiter

### Eine Wiederholung auf dem Brett

replay-title = Wiederholung
replay-place = { $done } von { $moves }
replay-begins = Hier steht die Stellung zum ersten Mal.
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Nächster Zug
replay-last = Zum Ende
replay-end = Zurück zur Partie
replay-end-case = Zurück zu den Regeln
replay-rules = Nach wessen Regeln?

### Regelwerke

ruleset-asian = Asien- und Weltregeln
    .about = Dauerschach und Dauerverfolgung verlieren; Mattdrohungen und gemischte Angriffe sind erlaubt.
ruleset-chinese = Chinesische Regeln
    .about = Schach, Mattdrohung und Verfolgung sind alle Angriff: Wer ohne Ende angreift, verliert.
ruleset-online = Online-Regeln
    .about = Niemand verliert durch Wiederholen: Der verbotene Zug lässt sich nicht spielen.
ruleset-club = Klubregeln
    .about = Höchstens dreimal Schach mit derselben Figur in derselben Stellung; kein endloser Angriff auf eine ungedeckte Figur.
ruleset-casual = Lockere Regeln
    .about = Dauerschach verliert; jede andere Wiederholung ist remis.

source-wxf-2018 = World Xiangqi Rules, WXF 2018, Artikel 19 bis 24, wie in den asiatischen Regeln, AXF 2017
source-cxa-2020 = Xiangqi-Wettkampfregeln, CXA 2011 in der Fassung von 2020, Artikel 24 bis 29, vereinfacht
source-xiangqi-com = Hilfeseiten von xiangqi.com zur Wiederholung, vereinfacht
source-brainking = Regelseite von BrainKing, deutscher Text
source-house = Hausregeln, ohne Vorlage
rule-version = Regelversion: { $source }

simplified-title = Wo vereinfacht wird
simplified-no-arbiter = Beim { $times }. Mal wird sofort entschieden; ein Schiedsrichter würde erst ermahnen.
simplified-short-threats = Eine Drohung, eine Figur zu gewinnen, zählt, wenn sie im nächsten Zug oder gleich nach einem Schach geschlagen würde, nicht nach längeren Kombinationen.
simplified-short-kills = Eine Mattdrohung zählt, wenn das Matt mit höchstens { $times ->
    [one] einem Schach
   *[other] { $times } Schachgeboten
} folgt.
simplified-no-values = Ob eine gedeckte Figur weniger wert ist als ihr Angreifer, wird nur beim Wagen abgewogen, den ein Pferd oder eine Kanone angreift.
simplified-number = Der Text nennt nicht für jeden Fall eine Zahl; hier zählt das { $times }. Mal.
simplified-mutual = Der Text sagt nicht, was gilt, wenn beide Seiten schuldig sind; jede wird für sich beurteilt.
simplified-partly-read = Der Text war nur in Teilen zugänglich.

limit = { $moves ->
    [0] ohne Zuggrenze
   *[other] Zuggrenze { $moves }
}
limit-60 = 60 Zügen
limit-50 = 50 Zügen
limit-off = Nie
game-rules = { $ruleset }, { $limit }
game-rules-title = Regeln vergleichen

### Frühere Stellungen

browse-title = Frühere Stellungen ansehen
browse-first = Zum Anfang der Partie
browse-previous = Einen Zug zurück
browse-next = Einen Zug vor
browse-last = Dorthin, wo die Partie steht
browse-place = { $ply ->
    [0] Rückblick: der Anfang der Partie
   *[other] Rückblick: Zug { $ply } von { $plies }
}
browse-ended = Zurück zur Partie.
browse-back = Zurück zur Partie
browse-go-on = Von hier weiterspielen
why-browsing = Du siehst dir eine andere Stellung der Partie an. Geh zurück zur Partie, oder spiel von hier weiter.

### Eingetippte Züge

typed-label = Zug eintippen
typed-hint = C2=5, h3e3 …
typed-title = In jeder Schreibweise: C2=5, 炮二平五, H2-E2, h3e3, Che3
why-unreadable = „{ $found }“ ist in keiner Schreibweise ein Zug.
why-no-such-move = „{ $found }“ kann hier keine Figur ziehen.
why-ambiguous = Das könnte { $moves } sein. Schreib beide Punkte dazu.
moves-uci = UCI

### Was die Tastatur erfragen kann

answer-no-move = Es ist noch kein Zug gespielt.
answer-no-man = Hier steht keine Figur.
answer-moves = { $count ->
    [0] { $man }: kein erlaubter Zug.
   *[other] { $man } nach { $points }.
}
answer-captures = { $count ->
    [0] { $man }: kann nichts schlagen.
   *[other] { $man } kann schlagen: { $points }.
}
answer-around-man = { $man }: { $attackers ->
    [0] nicht angegriffen
   *[other] angegriffen von { $by }
}, { $protectors ->
    [0] nicht gedeckt
   *[other] gedeckt von { $from }
}.
answer-around-point = { $at }: { $reds ->
    [0] Rot kann hier nicht schlagen
   *[other] Rot kann hier schlagen mit { $red }
}; { $blacks ->
    [0] Schwarz kann hier nicht schlagen
   *[other] Schwarz kann hier schlagen mit { $black }
}.

### Wo eine Partie beginnt

start-usual = Üblich
start-board = Diese Stellung
start-record = Aus FEN
start-record-label = Stellung als FEN
giver-opponent = Der Gegner
giver-me = Ich
handicap-none = Keine
handicap-horse = Ein Pferd
handicap-two-horses = Zwei Pferde
handicap-chariot = Ein Wagen
handicap-chariot-horse = Wagen und Pferd
handicap-two-chariots = Zwei Wagen
play-from-here = Gegen den Computer spielen

### Hilfe vom Computer

advice-thinking = Einen Moment …
threat-move = Wäre { $side } jetzt am Zug: { $man } nach { $to }.
threat-none = Unmittelbar droht nichts.
reason-mate = { $moves ->
    [one] Das gewinnt sofort.
   *[other] Das führt in { $moves } Zügen zum erzwungenen Sieg.
}
reason-lost = Jeder Zug verliert; dieser hält am längsten stand.
reason-captures-free = Geschlagen wird umsonst: { $man }.
reason-captures-more = Geschlagen wird etwas Wertvolleres: { $man }.
reason-captures = Geschlagen wird: { $man }.
reason-check = Das ist Schach.
reason-attacks = Angegriffen wird: { $man }.
reason-saves = { $man } wäre sonst verloren und entkommt.
cell-advised = Tipp
draw-declined = Der Computer spielt weiter: Er nimmt das Remis nicht an.
draw-title = Remis?
draw-text = { $side } bietet Remis an. Ist { $other } einverstanden?
draw-decline = Weiterspielen
draw-accept = Remis

### Züge bestätigen

pending-move = { $man } von { $from } nach { $to }?
pending-confirm = Ziehen
settings-confirm = Züge bestätigen
settings-confirm-hint = Jeder Zug wartet, bis du „Ziehen“ oder noch einmal sein Ziel drückst.
settings-sound = Töne
settings-squares = Felder
settings-squares-hint = Ein gewürfelter Grund für Augen, die westliches Schach gewohnt sind.
result-rematch = Revanche

### Aufgehobene Partien und Statistik

percent = { $number } %
stats-title = Statistik
stats-none = Hier werden beendete Partien gezählt.
stats-private = Diese Zahlen bleiben in diesem Browser.
stats-reset = Ab jetzt neu zählen
stats-games = Partien
stats-red = Rot
stats-black = Schwarz
stats-won = Gewonnen
stats-lost = Verloren
stats-draws = Remis
stats-all = Wer gewonnen hat
stats-all-games = Alle Partien
stats-you = Du gegen den Computer
stats-against-all = Alle Stufen
stats-by-level = Nach Stufe
stats-by-side = Nach deiner Seite
stats-by-opening = Nach dem ersten Zug
stats-by-rules = Nach Regeln
beginning-central-cannon = Kanone in die Mitte
beginning-other-cannon = Kanone anderswohin
beginning-elephant = Elefant
beginning-horse = Pferd
beginning-soldier = Soldat
beginning-other = Anderes
beginning-elsewhere = Aus anderer Stellung

### Ein erster Besuch

welcome-title = Sprache und Figuren
