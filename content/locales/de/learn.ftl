# Texte der Lektionen, der Regeln und der Aufgaben, auf Deutsch. Was die Werte und Schlüssel bedeuten,
# steht im englischen Katalog.

### Die Seite

learn-title = Xiangqi lernen
learn-path = Lektionen
learn-rules = Regeln
learn-questions = Fragen
learn-puzzles = Aufgaben
learn-play = Spielen
learn-nav = Teile der Seite
learn-intro = Vom leeren Brett bis zur ersten Partie: kurze Übungen, die von den Regeln selbst geprüft werden. Nichts davon verlässt deinen Browser.
learn-stars = { $stars } von { $all } Sternen
learn-go-on = Weiter
learn-done = { $done } von { $of } geschafft
learn-level = Übung { $number } von { $of }
learn-level-stars = { $stars ->
    [0] noch nicht geschafft
    [one] ein Stern
   *[other] { $stars } Sterne
}
learn-hint = Tipp
learn-again = Noch einmal
learn-next = Weiter
learn-check = Prüfen
learn-back = Alle Lektionen
learn-try = Auf dem Brett ausprobieren
learn-stop-trying = Brett schließen
learn-done-title = { $stars ->
    [3] Perfekt!
    [2] Gut gemacht!
   *[other] Geschafft!
}
learn-failed = Diesmal nicht
learn-thinking = Der Computer überlegt.
learn-moves = Züge: { $moves }, nötig sind nur { $least }
learn-practice = In den Lektionen üben
learn-link = Link zu diesem Abschnitt
learn-myth = Oft geglaubt
learn-truth = Tatsächlich
learn-loading = Wird geladen …
learn-not-loaded = Das ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.
learn-not-saved = Dieser Browser lässt die Seite deinen Fortschritt nicht speichern.
learn-engine-off = Der Computerspieler ist ausgefallen. Versuch es noch einmal.

progress-title = Dein Fortschritt
progress-text = Er liegt nur in diesem Browser. Nimm ihn als Text mit oder hole ihn aus einem anderen Browser hierher; von jeder Übung bleibt das bessere Ergebnis.
progress-export = Exportieren
progress-import = Importieren
progress-paste = Exportierten Text hier einfügen
progress-imported = Übernommen.
progress-unreadable = Dieser Text ist nicht zu lesen: Zeile { $line }, Zeichen { $column }.
progress-newer = Dieser Text stammt aus einer neueren Fassung von Chuhe.
progress-reset = Alles vergessen
progress-reset-sure = Wirklich alle Sterne und Ergebnisse vergessen?

### Zeichen, wie sie vorgelesen werden

sign-wanted = Ziel
sign-marked = markiert
sign-right = richtig
sign-wrong = falsch
sign-missed = übersehen
sign-hint = Tipp

### Aufgabenstellungen

goal-collect = Bring eine Figur zu jedem Stern. { $moves ->
    [one] Ein Zug genügt.
   *[other] { $moves } Züge genügen.
} Die andere Seite zieht nicht.
goal-capture = Schlag alle Figuren außer dem Feldherrn. { $moves ->
    [one] Ein Zug genügt.
   *[other] { $moves } Züge genügen.
} Die andere Seite zieht nicht.
goal-capture-guarded = Schlag alle Figuren außer dem Feldherrn, aber bleib nie stehen, wo du geschlagen werden kannst. { $moves ->
    [one] Ein Zug genügt.
   *[other] { $moves } Züge genügen.
}
goal-targets = { $man } auf { $at }: Markiere alle Punkte, auf die gezogen werden kann. Gibt es keinen, dann prüfe gleich.
goal-palace = Markiere alle Punkte des Palastes von { $side }.
goal-reach = { $man }: Markiere alle Punkte, auf denen diese Figur je stehen kann.
goal-men = { $man }: Markiere alle Figuren dieser Art.
goal-checkers = { $side } steht im Schach. Markiere alle Figuren, die Schach bieten.
goal-pinned = Markiere jede Figur von { $side }, die nicht ziehen darf, weil sonst der Feldherr verloren wäre.
goal-find = Zeig auf { $what }.
spot-file = einen Punkt der Linie { $number } von { $side }
goal-legal = Darf { $man } von { $from } nach { $to } ziehen?
goal-why = Richtig. Und warum nicht?
goal-enable = { $man } auf { $from } will nach { $to }. Mach einen Zug, der das möglich macht.
goal-escape = { $side } steht im Schach. Spiel { $count ->
    [one] den einzigen Ausweg.
   *[other] alle Auswege; es sind { $count }.
}
goal-mate = { $side } am Zug. { $moves ->
    [one] Matt in einem Zug.
   *[other] Matt in { $moves } Zügen.
}
goal-only = { $side } am Zug. Alle Züge bis auf einen verlieren sofort: Finde ihn.
goal-avoid = { $side } am Zug. Hier hat dein Zug sofort verloren. Finde einen, der hält.
goal-status = { $side } ist am Zug. Was ist das?
goal-belief = Richtig oder falsch?
goal-count-points = Wie viele Punkte hat das Brett?
goal-count-men = Mit wie vielen Figuren beginnt jede Seite?
goal-count-palace = Wie viele Punkte hat ein Palast?
goal-count-reach = { $role }: Auf wie vielen Punkten kann eine solche Figur je stehen?
goal-compare = { $side } am Zug. Welcher Zug ist besser?
goal-win = Spiel { $side } und gewinne gegen den Computer.
goal-draw = Spiel { $side } gegen den Computer und verlier nicht.
goal-follow = Spiel die Eröffnung nach: { $move }.
goal-follow-wait = Sieh dir die Antwort an.
goal-free = Zieh mit beiden Seiten, wie du willst. Was nicht geht, wird erklärt.
goal-repetition = So geht es immer weiter. { $ruleset }: Wer muss etwas anderes spielen?

answer-yes = Ja
answer-no = Nein
answer-true = Richtig
answer-false = Falsch
answer-deviates = { $side } muss abweichen
answer-nobody = Niemand muss
answer-move = { $man } { $from }–{ $to }
reason-not-how = So zieht diese Figur nicht
reason-own-man = Dort steht eine eigene Figur
reason-leg = Das Bein ist versperrt
reason-eye = Das Auge ist besetzt
reason-river = Der Fluss ist die Grenze
reason-palace = Der Palast ist die Grenze
reason-path = Etwas steht im Weg
reason-screens = Nicht genau ein Schirm
reason-backward = Zurück geht es nie
reason-sideways = Der Fluss ist noch nicht überquert
reason-facing = Die Feldherren stünden sich gegenüber
reason-check = Der eigene Feldherr stünde im Schach
standing-free = Kein Schach, und es geht weiter
standing-check = Schach, mit Ausweg
standing-mate = Matt: verloren
standing-stalemate = Patt: verloren

said-progress = Richtig: { $done } von { $of }.
said-known = Den hast du schon gefunden.
said-not-here = Das ist { $at }. Sieh noch einmal hin.
said-marks = { $wrong ->
    [0] { $missing ->
        [one] Ein Punkt fehlt noch.
       *[other] { $missing } Punkte fehlen noch.
    }
    [one] Eine Markierung ist falsch.
   *[other] { $wrong } Markierungen sind falsch.
}
said-not-this = Nein.
said-right = Richtig!
said-is-legal = Der Zug ist erlaubt.
said-taken = Du wirst geschlagen: { $man } auf { $at } schlägt zurück.
said-gets-out = Zu langsam: { $move } rettet.
said-allows-mate = Das lässt ein Matt zu, das mit { $move } beginnt.
said-still-not = Noch nicht.
said-not-in-line = Ein möglicher Zug, aber hierher gehört ein anderer.
said-look = Sieh dir die markierten Punkte an.
said-other-side = { $man } gehört nicht dir: Du spielst { $side }.

### Aufgaben

review-title = Was schiefging
review-place = Stellung { $number } von { $of } aus deiner Partie
review-none = In deiner letzten Partie lässt sich kein Fehler beweisen: Sie ging nicht verloren, oder sie ging langsam verloren. Ein Blick mit dem Computer sagt mehr.

puzzle-title = Aufgaben
puzzle-daily = Aufgabe des Tages
puzzle-rating = Deine Wertung: { $rating }
puzzle-solved = Gelöst: { $solved } von { $of }
puzzle-due = { $count ->
    [0] Heute ist nichts zu wiederholen.
    [one] Eine Aufgabe kommt heute wieder.
   *[other] { $count } Aufgaben kommen heute wieder.
}
puzzle-streak = { $days ->
    [0] Noch nicht gelöst.
    [one] Einen Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
}
puzzle-theme = Wer setzt matt
puzzle-length = Züge
puzzle-any = Alle
puzzle-difficulty = Schwierigkeit { $rating }
puzzle-from = Aus „{ $title }“
puzzle-none = Keine Aufgabe dieser Art.
puzzle-about = Jedes Matt hier ist bewiesen: Es ist nicht zu verhindern, es gibt kein kürzeres, und nur ein Zug leitet es ein. Setzt du später anders, aber ebenso schnell matt, gilt das auch. Woran du scheiterst, kommt nach einem Tag wieder, dann nach drei, sieben und einundzwanzig.
theme-chariot = Wagen
theme-horse-cannon = Pferd und Kanone
theme-horse = Pferd
theme-cannon = Kanone
theme-soldier = Soldaten
collection-pattern = Mattbilder
collection-drill = Übungen nach Figuren
collection-practical = Praktische Endspiele

### Lektionen

unit-board = Das Brett
    .intro = Die Figuren stehen auf den Punkten, wo sich Linien kreuzen, nicht in den Feldern dazwischen. Neun Linien laufen längs, zehn quer. Der Fluss teilt das Brett, und jede Seite hat einen Palast mit Diagonalen.
    .myth = Die Figuren stehen in den Feldern, wie im Schach.
    .truth = Sie stehen auf den 90 Schnittpunkten. Die Linien heißen a bis i, die Reihen 1 bis 10; jede Seite kann ihre Linien auch von rechts mit 1 bis 9 zählen.
unit-chariot = Der Wagen
    .intro = Der Wagen zieht beliebig weit geradeaus, wie ein Turm. Er ist die stärkste Figur und wird stärker, je leerer das Brett wird.
    .myth = Wagen hebt man sich fürs Endspiel auf.
    .truth = Sie gehören früh auf offene Linien. „Drei Züge ohne Wagen, und die Partie ist halb verloren“, heißt es.
unit-horse = Das Pferd
    .intro = Das Pferd geht einen Schritt gerade und dann einen schräg nach außen. Es springt nicht: Steht auf dem ersten Schritt, dem Bein, eine Figur, sind beide Punkte dahinter versperrt.
    .myth = Das Pferd springt wie der Springer im Schach.
    .truth = Eine Figur auf dem Bein hält es auf. Darum kann ein Pferd ein anderes angreifen, das nicht zurückschlagen kann.
unit-cannon = Die Kanone
    .intro = Die Kanone zieht wie der Wagen. Zum Schlagen braucht sie genau eine Figur zwischen sich und dem Ziel, den Schirm, gleich von welcher Seite. Ohne Schirm oder mit zweien schlägt sie nicht.
    .myth = Die Kanone muss immer über etwas springen.
    .truth = Nur zum Schlagen. Sonst zieht sie auf freier Linie und springt über nichts.
unit-elephant = Der Elefant
    .intro = Der Elefant zieht genau zwei Punkte schräg. Den Fluss überquert er nicht, und eine Figur auf dem Punkt dazwischen, dem Auge, hält ihn auf. Er verteidigt.
    .myth = Der Elefant ist ein Läufer.
    .truth = Er zieht nie einen Schritt und nie mehr als zwei, springt über nichts und kennt nur sieben Punkte.
unit-advisor = Der Leibwächter
    .intro = Der Leibwächter geht einen Schritt schräg und bleibt im Palast: fünf Punkte im Ganzen. Er schirmt den Feldherrn ab und steht ihm manchmal im Weg.
    .myth = Ein Leibwächter neben dem Feldherrn hilft immer.
    .truth = Er kann zum „Verräter“ werden, der seinem Feldherrn das letzte Fluchtfeld nimmt.
unit-general = Der Feldherr
    .intro = Der Feldherr geht einen Schritt gerade und bleibt im Palast. Die beiden Feldherren dürfen sich auf offener Linie nie gegenüberstehen: So bewacht jeder die ganze Linie vor sich.
    .myth = Stehen sich die Feldherren gegenüber, ist das eine Drohung, auf die man im nächsten Zug reagiert.
    .truth = Schon der Zug, der dazu führt, ist verboten. Manche Regelseiten nennen es eine Drohung; auf dem Brett ist es dasselbe wie ein Angriff entlang der Linie.
unit-soldier = Der Soldat
    .intro = Ein Soldat geht einen Schritt vorwärts, jenseits des Flusses auch einen zur Seite. Er schlägt, wie er zieht, und geht nie zurück.
    .myth = Auf der letzten Reihe verwandelt sich ein Soldat.
    .truth = Er bleibt Soldat und kann dort nur noch seitwärts ziehen.
unit-check = Schach und was dagegen hilft
    .intro = Ein Feldherr, der geschlagen werden könnte, steht im Schach, und das muss sofort abgewehrt werden: den Feldherrn ziehen, den Angreifer schlagen, eine Figur dazwischenstellen oder der Kanone den Schirm nehmen. Auch das Bein eines Pferdes lässt sich versperren.
    .myth = Gegen ein Schach gibt es nur drei Mittel.
    .truth = Eine Kanone verstummt auch, wenn ihr Schirm weggeht oder ein zweiter dazukommt, ein Pferd, wenn jemand auf sein Bein tritt.
unit-mate = Matt und Patt
    .intro = Wer nicht mehr ziehen kann, hat verloren: im Schach ist es Matt, ohne Schach Patt. Beides verliert.
    .myth = Ohne Schach und ohne Zug ist die Partie remis.
    .truth = Im Xiangqi verliert die Seite, die nicht mehr ziehen kann.
unit-repetition = Wiederholung
    .intro = Niemand darf ohne Ende Schach bieten oder eine Figur verfolgen. Steht eine Stellung zum dritten Mal auf dem Brett, sieht der Schiedsrichter nach, was jede Seite inzwischen getan hat. Die Regelwerke unterscheiden sich; jede Übung nennt das ihre.
    .myth = Dreimal dieselbe Stellung ist remis, wie im Schach.
    .truth = Es kommt darauf an, was geschehen ist: Einseitiges Dauerschach oder Dauerverfolgung verliert. Ist keine Seite schuldig oder sind es beide, ist es remis.
unit-values = Werte und Tausch
    .intro = Ungefähr: Wagen 9, Kanone 4½, Pferd 4, Leibwächter und Elefant 2, Soldat 1, jenseits des Flusses 2. Die Kanone verliert, wenn die Schirme weniger werden, das Pferd gewinnt.
    .myth = Eine gedeckte Figur ist sicher.
    .truth = Nicht, wenn sie mehr wert ist als ihr Angreifer.
unit-patterns = Mattbilder
    .intro = Seit Jahrhunderten tragen Mattbilder Namen. Wer das Bild kennt, findet den Zug.
    .myth = Zum Matt braucht man viele Figuren.
    .truth = Oft genügen zwei, die zusammenarbeiten; der Blick des Feldherrn die Linie hinab ist die dritte.
unit-endgames = Endspiele
    .intro = Wenige Figuren, klare Ziele. Spiel jedes gegen den Computer zu Ende. Alle sind gewonnen.
    .myth = Ein einzelner Soldat kann nicht gewinnen.
    .truth = Gegen den nackten Feldherrn schon, solange er nicht zu früh auf die letzte Reihe geht.
unit-openings = Eröffnungen
    .intro = Die ersten Züge bringen Wagen und Pferde ins Spiel und kämpfen um die Mitte. Spiel die Eröffnungen nach, von denen alle reden.
    .myth = Die Kanone schlägt im zweiten Zug den Mittelsoldaten, und die Eröffnung ist gewonnen.
    .truth = Wer zu früh schlägt, steht mit der Kanone allein da und verliert Zeit, während die andere Seite sich entwickelt.
unit-classics = Berühmte Stellungen
    .intro = Endspiele, mit denen Straßenmeister Vorübergehende um ihr Geld brachten: Sie sehen gewonnen aus und sind remis. Die ersten Züge von dreien, wie alte Bücher sie angeben, ohne Anspruch auf einen Beweis.
    .myth = Rot gewinnt auf der Stelle.
    .truth = Die Züge, die am besten aussehen, verlieren; bei bestem Spiel sind alle remis, sagen die Bücher.
unit-game = Deine erste Partie
    .intro = Jetzt eine ganze Partie. Wird ein Zug abgelehnt, erfährst du warum.
    .myth = Zum Anfangen muss man Eröffnungen kennen.
    .truth = Bring deine Figuren ins Spiel, pass auf deinen Feldherrn auf, nimm, was umsonst ist.

### Übungen

lesson-board-squares = Die Figuren stehen in den Feldern zwischen den Linien.
lesson-board-who-begins = Rot macht den ersten Zug.
lesson-board-files = Jede Seite zählt ihre Linien von rechts: 1 bis 9.
lesson-chariot-careful = Einige decken sich gegenseitig. Es kommt auf die Reihenfolge an.
lesson-horse-may-it = Pferd auf e5, eigener Soldat auf f5: das Beispiel einer Regelseite.
lesson-horse-one-way = Rot greift Schwarz an …
lesson-horse-other-way = … und kann Schwarz zurückschlagen?
lesson-horse-open-leg = Geht der Soldat weg, sind beide Punkte frei.
lesson-horse-detour = Dein eigener Soldat versperrt das Bein. Finde den Umweg.
lesson-cannon-targets = Kein Schirm, ein Schirm, zwei Schirme: alles in einem Bild.
lesson-cannon-needs-screen = Eine Kanone braucht einen Schirm, um zu ziehen, ohne zu schlagen.
lesson-cannon-any-screen = Eine Kanone darf auch über eine gegnerische Figur schlagen.
lesson-elephant-attack = Ein Elefant kann jenseits des Flusses angreifen helfen.
lesson-advisor-pinned = Sieh dir die e-Linie an.
lesson-advisor-traitor = Die Leibwächter stehen dicht bei ihrem Feldherrn …
lesson-general-castle = Ein Feldherr darf mit einem Wagen rochieren, der noch nicht gezogen hat.
lesson-general-last-man = Nur das Pferd steht zwischen den Feldherren.
lesson-general-ray = Lass deinen Feldherrn aus der Ferne helfen.
lesson-soldier-promote = Ein Soldat auf der letzten Reihe wird zum Wagen.
lesson-check-step = Ein Punkt liegt dem anderen Feldherrn gegenüber.
lesson-check-screen = Der Elefant ist der Schirm der Kanone.
lesson-check-leg = Ein Pferd lässt sich am Bein aufhalten.
lesson-check-double = Zwei Angreifer zugleich.
lesson-check-say-it = Sagt niemand „Schach!“, muss es nicht abgewehrt werden.
lesson-mate-draw = Das ist remis, denn Schwarz steht nicht im Schach.
lesson-repetition-nobody-wins = Nach den Asien- und Weltregeln ist Dauerschach remis.
lesson-repetition-check = Schach mit jedem Zug.
lesson-repetition-both-check = Beide Seiten bieten Schach.
lesson-repetition-check-and-idle = Schach, dann ein ruhiger Zug.
lesson-repetition-chase = Ein Wagen hinter einer ungedeckten Kanone her.
lesson-repetition-protected = Die angegriffene Figur ist gedeckt.
lesson-repetition-soldier = Ein Soldat greift einen Wagen an.
lesson-repetition-in-turn = Erst der eine Wagen, dann der andere.
lesson-repetition-threats = Mattdrohung mit jedem Zug.
lesson-repetition-threats-china = Dieselben Züge unter anderen Regeln.
lesson-values-late = Stehen nur noch wenige Figuren, ist ein Pferd oft mehr wert als eine Kanone.
lesson-values-two-for-one = Ein Wagen ist ungefähr so viel wert wie Pferd und Kanone zusammen.
lesson-values-crossed = Ein Soldat jenseits des Flusses ist mehr wert als einer diesseits.
lesson-values-fork = Ein Zug, zwei Angriffe.
lesson-patterns-double-cannon = Doppelkanone 重炮: Eine Kanone ist der Schirm der anderen.
lesson-patterns-face-to-face = Von Angesicht zu Angesicht 對面笑: Der Feldherr bewacht die Linie.
lesson-patterns-side-horse = Das Pferd neben dem Palast 側面虎.
lesson-patterns-horse-cannon = Kanone hinter dem Pferd 馬後炮: Das Pferd sperrt den Feldherrn ein und ist der Schirm.
lesson-patterns-hook-horse = Eckpferd 掛角馬.
lesson-patterns-both-sides = Zwei Wagen bedrängen die Leibwächter 雙車脅士.
lesson-patterns-knocking = Zwei Teufel klopfen an die Tür 二鬼拍門.
lesson-patterns-rook-and-horse = Wagen und Pferd zusammen.
lesson-patterns-bottom-cannon = Kanone auf der Grundreihe.
lesson-patterns-in-turn = Zwei Wagen im Wechsel 雙車錯.
lesson-patterns-crouching = Kauerndes Pferd 臥槽馬.
lesson-patterns-bolt = Eiserner Riegel 鐵門栓: Die Kanone hält die Mitte, der Wagen bricht ein.
lesson-patterns-drinking = Zwei Pferde trinken an der Quelle 雙馬飲泉.
lesson-patterns-octagon = Achteckpferd 八角馬.
lesson-patterns-two-cannons = Zwei Kanonen ohne Wagen.
lesson-patterns-cannon-soldier = Kanone und Soldat.
lesson-patterns-heart = Mitten durchs Herz 大膽穿心: Der Wagen schlägt den mittleren Leibwächter.
lesson-patterns-three-on-a-wing = Drei auf einem Flügel 三子歸邊.
lesson-endgames-two-chariots = Zwei Wagen: Dräng den Feldherrn an den Rand.
lesson-endgames-chariot = Ein Wagen gegen den nackten Feldherrn.
lesson-endgames-soldier = Ein Soldat, der nicht zu tief steht, und ein Feldherr, der hilft.
lesson-endgames-horse = Ein Pferd gegen den nackten Feldherrn.
lesson-endgames-chariot-two-advisors = Ein Wagen gegen zwei Leibwächter.
lesson-endgames-two-soldiers = Zwei Soldaten gegen einen Leibwächter.
lesson-endgames-horse-advisor = Ein Pferd gegen einen Leibwächter: immer gewonnen, sagt die Theorie.
lesson-endgames-cannon-advisors = Eine Kanone braucht den eigenen Leibwächter als Schirm.
lesson-openings-screen-horses = Zentralkanone gegen Schirmpferde 中炮對屏風馬: Zwei Pferde decken den Mittelsoldaten.
lesson-openings-same-direction = Gleichgerichtete Kanonen 順炮: Schwarz antwortet mit der Kanone desselben Flügels.
lesson-openings-opposite-direction = Gegengerichtete Kanonen 列炮: Schwarz antwortet mit der anderen Kanone.
lesson-openings-elephant = Elefanteneröffnung 飛相局: erst einmal solide.
lesson-openings-soldier = Soldateneröffnung 仙人指路, „der Unsterbliche weist den Weg“, und die Kanone, die ihr antwortet.
lesson-openings-what-is-it = Die rote Kanone auf der Mittellinie heißt Zentralkanone.
lesson-classics-earthworm = Der Regenwurm bezwingt den Drachen 蚯蚓降龍: Soldaten halten zwei Wagen auf.
lesson-classics-lonely-ride = Der einsame Ritt über tausend Meilen 千里獨行.
lesson-classics-red-cliffs = Feuer an der Roten Wand 火燒赤壁.
lesson-game-first = Der Computer kennt die Regeln, kaum mehr.

### Die Regeln

chapter-play = Brett und Figuren
chapter-men = Wie die Figuren ziehen
chapter-end = Schach und Ende der Partie
chapter-again = Wiederholung
chapter-about = Wissenswertes

rules-intro = Die vollständigen Regeln des Xiangqi, jede mit einem Brett zum Ausprobieren. Regelversion: Zugregeln wie überall; Wiederholung nach den World Xiangqi Rules (WXF 2018), Abweichungen sind genannt. Zuletzt überarbeitet im November 2026.
rules-board = Das Brett
    .text = Das Brett hat neun Linien längs und zehn quer; wo sie sich kreuzen, liegen 90 Punkte, und auf diesen stehen die Figuren.
        Zwischen der fünften und der sechsten Reihe fließt der Fluss 楚河漢界. Die Längslinien sind dort unterbrochen, gezogen wird aber, als liefen sie weiter.
        Die neun Punkte mit den Diagonalen an jedem Rand sind die Paläste. Die Linien heißen von Rot aus links nach rechts a bis i, die Reihen von Rot aus 1 bis 10; jede Seite zählt ihre Linien auch von rechts mit 1 bis 9.
rules-start = Figuren und Aufstellung
    .text = Jede Seite hat 16 Figuren: einen Feldherrn, zwei Leibwächter, zwei Elefanten, zwei Pferde, zwei Wagen, zwei Kanonen und fünf Soldaten.
        Auf der Grundreihe stehen vom Rand her: Wagen, Pferd, Elefant, Leibwächter, in der Mitte der Feldherr, und ebenso zum anderen Rand. Die Kanonen stehen zwei Reihen vor den Pferden, die Soldaten auf der vierten Reihe auf jedem zweiten Punkt.
        Rot beginnt. Dann wird abwechselnd gezogen, immer mit einer Figur.
rules-capture = Schlagen
    .text = Kann eine Figur einen Punkt erreichen, auf dem eine gegnerische steht, darf sie diese schlagen: Sie zieht dorthin, die andere verlässt das Brett für immer.
        Jede Figur schlägt, wie sie zieht; nur die Kanone nicht. Schlagzwang gibt es nicht.
rules-general = Feldherr 帥 將
    .text = Einen Schritt gerade, nie schräg, und nie aus dem Palast: neun Punkte. Eine Rochade gibt es nicht.
        Er darf nicht dorthin, wo er geschlagen werden könnte, auch nicht auf eine offene Linie dem anderen Feldherrn gegenüber.
rules-advisor = Leibwächter 仕 士
    .text = Einen Schritt auf einer Diagonale des Palastes: fünf Punkte. Regelseiten nennen ihn auch Mandarin, Ratgeber, Berater oder Offizier.
rules-elephant = Elefant 相 象
    .text = Genau zwei Punkte schräg, wenn der Punkt dazwischen, das Auge, frei ist. Den Fluss überquert er nicht, darum kennt er sieben Punkte. Der rote heißt wörtlich Minister.
rules-horse = Pferd 傌 馬
    .text = Einen Schritt gerade, dann einen schräg nach außen. Steht auf dem ersten Schritt, dem Bein, eine Figur gleich welcher Seite, sind beide Punkte dahinter versperrt; was auf dem Ziel oder schräg daneben steht, ändert daran nichts.
        In der Gegenrichtung ist ein anderer Punkt das Bein. Darum kann ein Pferd ein anderes angreifen, das nicht zurückschlagen kann.
rules-chariot = Wagen 俥 車
    .text = Beliebig weit auf freier Linie. Er schlägt die erste Figur in seinem Weg, wenn es keine eigene ist.
rules-cannon = Kanone 炮 砲
    .text = Ohne zu schlagen zieht sie wie der Wagen und springt über nichts.
        Zum Schlagen springt sie über genau eine Figur, den Schirm, gleich von welcher Seite. Schirm und Ziel können beliebig weit entfernt sein. Der Schirm bleibt stehen.
rules-soldier = Soldat 兵 卒
    .text = Einen Schritt vorwärts; hat er den Fluss überquert, auch einen zur Seite. Nie zurück. Er schlägt, wie er zieht. Kein Doppelschritt, keine Umwandlung: Auf der letzten Reihe kann er nur noch seitwärts.
rules-check = Schach
    .text = Ein Feldherr, der mit dem nächsten Zug geschlagen werden könnte, steht im Schach. Nach einem Zug darf der eigene Feldherr nicht im Schach stehen.
        Was hilft: den Feldherrn ziehen; den Angreifer schlagen; eine Figur dazwischenstellen; der Kanone den Schirm nehmen oder einen zweiten dazustellen; dem Pferd das Bein versperren. „Schach“ sagen muss niemand; wer mag, sagt jiāng 將.
rules-facing = Die Feldherren dürfen sich nicht gegenüberstehen
    .text = Auf einer Linie ohne Figur dazwischen dürfen die Feldherren nie stehen. Jeder Zug, der dazu führt, ist verboten, auch das Wegziehen der letzten Figur zwischen ihnen. Man nennt das auch den Todesblick.
        Manche Seiten nennen es eine Drohung, die abgewehrt werden muss. Das ist dasselbe, anders gesehen: Da jeder Feldherr die Linie entlang angreift, stünde der eigene nach dem Zug im Schach.
rules-mate = Matt
    .text = Wer im Schach steht und es nicht abwehren kann, hat verloren.
rules-stalemate = Patt
    .text = Wer nicht im Schach steht, aber keinen erlaubten Zug hat, hat ebenfalls verloren. Das ist anders als im Schach.
rules-draw = Remis
    .text = Remis ist die Partie, wenn keine Seite mehr gewinnen kann, etwa weil nur Feldherren, Leibwächter und Elefanten übrig sind; durch Einigung; durch Wiederholung ohne einseitige Schuld; oder durch die Zuggrenze.
rules-repetition = Dauerschach
    .text = Bietet eine Seite in einer Wiederholung mit jedem Zug Schach und die andere nicht, verliert sie nach den Asien- und Weltregeln, wenn die Stellung zum dritten Mal entsteht. Tun es beide, ist es remis.
        Die Regelseiten widersprechen sich: Eine sagt, Remis durch Wiederholung gebe es nicht, eine andere erlaubt drei Schachgebote mit derselben Figur, eine dritte verlangt ein benanntes Regelwerk. Jede hat für ihres recht. Hier wählst du das Regelwerk, und der Schiedsrichter begründet sein Urteil.
rules-chase = Dauerverfolgung
    .text = Mit jedem Zug dieselbe ungedeckte Figur anzugreifen ist ebenso verboten. Feldherren und Soldaten dürfen verfolgen; ein Soldat diesseits des Flusses darf verfolgt werden; eine gedeckte Figur darf man angreifen, nur den Wagen nicht mit Pferd oder Kanone.
        Mattdrohungen und gemischte Angriffe erlauben die Asien- und Weltregeln, die chinesischen nicht immer.
rules-limit = Zuggrenze
    .text = Nach 60 Zügen jeder Seite, ohne dass geschlagen wurde, ist die Partie nach den Weltregeln remis; manche Turniere nehmen 50. Von einer Reihe von Schachgeboten zählen nur zehn.
rules-men = Namen der Figuren
    .text = Rot und Schwarz haben für dieselbe Figur verschiedene Zeichen. Sie klingen gleich oder bedeuten Ähnliches; bei alten Sätzen ohne Farben erkannte man daran die Seiten.
rules-worth = Was die Figuren wert sind
    .text = Ungefähr: Wagen 9, Kanone 4½, Pferd 4, Leibwächter und Elefant 2, Soldat 1, nach dem Fluss 2. Kanonen sind auf vollem Brett mehr wert, Pferde auf leerem.
rules-history = Geschichte
    .text = Schachartige Spiele sind in China seit der Tang-Zeit erwähnt; die Form mit Kanone und Fluss kennt man seit der Song-Zeit, etwa dem zwölften Jahrhundert. Xiàngqí 象棋 wird oft als „Elefantenspiel“ erklärt.
        Die meisten halten das indische Chaturanga für den gemeinsamen Vorfahren aller Schachspiele, einige sehen es umgekehrt. Der Fluss erinnert an die Grenze zwischen Chu und Han um 200 v. Chr.; der Palast steht für das Hauptquartier.
rules-janggi = Janggi und andere Verwandte
    .text = Das koreanische Janggi stammt vom Xiangqi ab. Es hat keinen Fluss; die Feldherren beginnen in der Palastmitte, Figuren ziehen auch auf den Diagonalen des Palastes, Elefanten gehen weiter, und die Kanone braucht zu jedem Zug einen Schirm und darf keine Kanone überspringen oder schlagen.
        Das mongolische Shatar steht dem westlichen Schach näher; das japanische Shogi ist ein fernerer Verwandter.
rules-doubts = Wo Regelseiten sich widersprechen
    .text = Feldherren gegenüber: verboten, keine Drohung für den nächsten Zug. Wiederholung: Frag nach dem Regelwerk. Jiāngjūn 將軍: Das Wort heißt „Schach“, nicht Matt. Nord und Süd: Auf vielen Karten liegt Süden oben, darum benennen Seiten die Lager verschieden; hier heißen sie Rot und Schwarz. Figuren: 32 im Ganzen, 16 auf jeder Seite. Namen: Leibwächter, Mandarin und Berater sind dieselbe Figur; Elefant und Minister auch; Kanone und Katapult auch.
rules-sources = Quellen
    .text = World Xiangqi Rules, WXF 2018; Regeln des asiatischen Verbandes, AXF 2017; chinesische Wettkampfregeln, CXA 2011 und 2020, soweit zugänglich. Geschichte und Namen folgen gängigen Nachschlagewerken. Etwas stimmt nicht? Schreib uns mit Stellung und Textstelle; der Weg steht in der Beschreibung des Projekts.

facts-man = Figur
facts-red = Rot
facts-black = Schwarz
facts-count = Anzahl
facts-points = Punkte
facts-names = Deutsch, Niederländisch, Englisch
facts-caption = Die Figuren einer Seite

### Fragen

faq-title = Fragen
faq-search = In den Fragen suchen
faq-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Frage.
   *[other] { $count } Fragen.
}
faq-chess = Was unterscheidet Xiangqi vom Schach?
    .text = Die Figuren stehen auf Schnittpunkten; es gibt Fluss und Paläste; Pferde springen nicht, Kanonen brauchen zum Schlagen einen Schirm, Soldaten schlagen geradeaus. Keine Rochade, keine Umwandlung, und Patt verliert.
faq-leg = Warum ist ein freies Pferdeziel manchmal unerreichbar?
    .text = Weil der erste gerade Schritt, das Bein, besetzt ist. Das sperrt beide Punkte dahinter, gleich was auf ihnen steht.
faq-cannon-ways = Zieht und schlägt die Kanone gleich?
    .text = Nein. Sie zieht auf freier Linie; zum Schlagen braucht sie genau eine Figur dazwischen, gleich von welcher Seite. Keine oder mehrere verhindern es.
faq-soldier-back = Dürfen Soldaten nach dem Fluss zurück?
    .text = Nein. Nur vorwärts und jenseits des Flusses auch seitwärts, immer einen Punkt.
faq-generals-face = Was bedeutet es, dass sich die Feldherren gegenüberstehen?
    .text = Sie stünden auf einer Linie ohne Figur dazwischen. Das ist verboten, darum darf die letzte Figur zwischen ihnen die Linie nicht verlassen.
faq-immobile = Ist es remis, wenn man ohne Schach nicht ziehen kann?
    .text = Nein: Wer nicht ziehen kann, verliert.
faq-eye = Was ist das Auge des Elefanten?
    .text = Der Punkt in der Mitte seines schrägen Doppelschritts. Jede Figur dort hält ihn auf. Außerdem überquert er nie den Fluss.
faq-opening-names = Was sind Zentralkanone, gleichgerichtete Kanone und Schirmpferde?
    .text = Eine Zentralkanone steht auf der Mittellinie und zielt auf den Mittelsoldaten. Antwortet Schwarz mit der Kanone desselben Flügels, ist das eine gleichgerichtete Kanone. Zwei Pferde, die den Mittelsoldaten decken, heißen Schirmpferde.
faq-e5-g4 = Kann ein Pferd von e5 nach g4 oder g6, wenn der eigene Soldat auf f5 steht?
    .text = Nein: Beide Wege haben dasselbe Bein f5. Geht der Soldat weg, sind beide frei.
faq-no-move-draw = Kein Schach und kein Zug: immer remis?
    .text = Nicht im Xiangqi. Wer am Zug ist, hat verloren. Wiederholungen und Zuggrenzen sind eine andere Sache.
faq-squares = Stehen die Figuren in Feldern?
    .text = Nein, auf den Schnittpunkten der Linien, wie im Go.
faq-castling = Gibt es eine Rochade?
    .text = Nein. Der Feldherr geht einzelne Schritte und bleibt im Palast.
faq-promotion = Verwandelt sich ein Soldat?
    .text = Nein. Auf der letzten Reihe kann er nur noch seitwärts ziehen.
faq-perpetual = Darf ich ohne Ende Schach bieten?
    .text = Nein. Nach fast allen Regeln verliert, wer in einer Wiederholung mit jedem Zug Schach bietet, oder muss damit aufhören.
faq-two-characters = Warum haben Rot und Schwarz verschiedene Zeichen?
    .text = Die Figuren sind dieselben. An den Zeichen erkannte man die Seiten bei Sätzen ohne Farben.
faq-say-check = Muss ich „Schach“ sagen?
    .text = Hier nicht und im Turnier auch nicht. Unter Freunden sagen viele jiāng 將 oder jiāngjūn 將軍; beides heißt Schach.
faq-one-way = Kann ein Pferd ein anderes angreifen, ohne selbst angegriffen zu sein?
    .text = Ja. Jedes hat sein eigenes Bein: Was das eine versperrt, muss das andere nicht versperren.
faq-north-south = Welche Seite ist Norden?
    .text = Die Seiten sind sich uneins, weil auf alten chinesischen Karten Süden oben liegt. Hier heißen sie einfach Rot und Schwarz; Rot beginnt.
