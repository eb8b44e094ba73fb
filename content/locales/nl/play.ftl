### De pagina

app-hint = Tik een stuk en zijn doel aan, of sleep het.
list-comma = {", "}

### Bediening

control-new-game = Nieuw
    .title = Nieuwe partij
control-take-back = Terug
    .title = Terug naar je laatste beslissing
control-redo = Verder
    .title = Opnieuw spelen wat is teruggenomen
control-flip = Draaien
    .title = Bord draaien
control-resign = Opgeven
    .title = Partij opgeven
control-learn = Leren: lessen, regels, puzzels

player-you = Jij
player-computer = Computer, niveau { $level }
player-captured = Geslagen door { $side }

moves-title = Zetten
moves-none = Nog geen zetten. { $side } begint.
moves-ahead = teruggenomen

search-line = Diepte { $depth }, { $worth }
search-units = { $units }
search-mate = { $moves ->
    [one] { $side } wint in één zet
   *[other] { $side } wint in { $moves } zetten
}

### Nieuwe partij

new-title = Nieuwe partij
new-opponent = Tegenstander
new-opponent-engine = Computer
new-opponent-person = Met zijn tweeën aan één bord
new-side = Je speelt met
new-side-bottom = Onderaan
new-side-random = Loten
new-level = Speelsterkte
level-hint = { $level ->
    [1] Niveau 1: kent de regels, meer nauwelijks
    [2] Niveau 2: ziet de naaste dreigingen
    [3] Niveau 3: voor je eerste overwinningen
    [4] Niveau 4: straft grove fouten af
    [5] Niveau 5: speelt degelijk
    [6] Niveau 6: voor de meesten een zware partij
    [7] Niveau 7: sterk
    [8] Niveau 8: zeer sterk
    [9] Niveau 9: nauwelijks te verslaan
   *[10] Niveau 10: alles wat het kan, en het neemt de tijd
}
new-start = Beginnen

### Opgeven

resign-title = Opgeven?
resign-text = { $side } geeft op, en de andere partij wint.
resign-confirm = Opgeven

### Uitslag

result-again = Nog een partij
result-take-back = Terugnemen
result-look = Bord bekijken

### Hulp

help-title = Het bord
help-marks = Tekens
help-mark-target = Daar kan het opgepakte stuk heen.
help-mark-capture = Daar kan het slaan.
help-mark-last-from = Hier begon de laatste zet.
help-mark-last-to = Hier eindigde hij.
help-mark-check = Deze generaal staat schaak.
help-mark-cause = Waarom een zet werd geweigerd.
help-keys = Toetsen op het bord
help-key-arrows = Van punt naar punt
help-key-ends = Naar de einden van de rij en van de lijn
help-key-enter = Oppakken, neerzetten
help-key-escape = Terugzetten
help-key-next = Naar je volgende stuk: generaal, raadsheer, olifant, paard, strijdwagen, katapult, soldaat; met Shift naar dat van de tegenpartij
key-letters = K, A, E, H, R, C, P
key-arrows = Pijlen
key-ends = Home, End, PgUp, PgDn
key-enter = Enter, spatie
key-escape = Esc

### Reglementen

new-rules = Regels
new-limit = Remise zonder slaan na

rules-title = Reglementen vergeleken
rules-intro = Wie een stelling steeds weer herhaalt, moet daar eens mee ophouden. Wie dat moet, en wat er anders gebeurt, daarover verschillen de reglementen. Elk oordeel op deze pagina komt van dezelfde scheidsrechter die ook over jouw partijen waakt.
rules-sets = Vijf reglementen
rules-differences = Waarin ze verschillen
rules-cases = Gevallen om na te spelen
rules-cases-hint = De stelling herhaalt zich tot de regels beslissen. Speel een geval na op het bord en zie wat elke zet aanvalt.
rules-case-show = Op het bord tonen
rules-topic = Wat
rules-case = Geval

topic-decided = Beslist wordt
topic-time = bij de { $times }e keer
topic-perpetual-check = Schaak zonder einde
topic-perpetual-chase = Hetzelfde stuk zonder einde achtervolgen
topic-mate-threats = Matdreigingen zonder einde
topic-in-turn = Schaak en dreiging om beurten
topic-protected = Gedekte stukken
protected-never = mogen aangevallen worden
protected-but = mogen aangevallen worden, maar niet door mindere stukken: { $men }
topic-free = Mogen aanvallen wat ze willen
free-nobody = niemand
topic-both = Als beide partijen in overtreding zijn
both-weighed = de zwaarste overtreding telt; gelijke geven remise
both-each = elk apart
topic-otherwise = Elke andere herhaling
topic-limit = Zettengrens
fate-allowed = toegestaan
fate-loses = verliest
fate-refused = niet speelbaar

case-perpetual-check = Schaak met elke zet
    .about = De strijdwagen geeft schaak, de generaal gaat opzij, enzovoort. Duidelijker kan het niet.
case-mutual-check = Beide partijen geven schaak
    .about = Elk schaak wordt met schaak beantwoord. Geen van beide is schuldiger dan de ander.
case-check-and-idle = Schaak en rustige zet om beurten
    .about = Elke tweede zet van de strijdwagen is schaak, met hetzelfde stuk in dezelfde stelling.
case-check-and-chase = Schaak en achtervolging om beurten
    .about = De ene zet geeft schaak, de volgende valt een stuk aan. Hierover zijn de reglementen het het minst eens.
case-mate-threats = Matdreiging met elke zet
    .about = De katapult dreigt mat, de andere katapult weert af. Niemand staat schaak, niets is aangevallen.
case-chase = Een ongedekt stuk wordt achtervolgd
    .about = De strijdwagen valt de katapult aan, waar hij ook gaat. Niets dekt hem.
case-chase-of-protected = Een gedekt stuk wordt achtervolgd
    .about = De aanval dreigt niets: wie de katapult sloeg, zou zelf geslagen worden.
case-chariot-by-cannon = Een katapult achtervolgt een strijdwagen
    .about = De strijdwagen is gedekt, maar veel meer waard dan de katapult.
case-chase-by-soldier = Een soldaat achtervolgt een strijdwagen
    .about = Soldaten en generaals mogen in de meeste reglementen aanvallen wat ze willen.
case-two-in-turn = Twee stukken om beurten achtervolgd
    .about = De katapult valt nu eens de ene strijdwagen aan, dan weer de andere: geen ervan wordt de hele tijd achtervolgd.
case-chase-against-threats = Achtervolging tegen matdreigingen
    .about = De achtervolgde partij dreigt zelf mat. Is dat een excuus voor de achtervolger?
case-undermining = De dekking wordt weggenomen
    .about = De soldaat gaat heen en weer, zodat het paard ongedekt blijft. Ook dat is een achtervolging.

help-mark-omen-loses = Deze zet verliest volgens de herhalingsregel.
help-mark-omen-refused = Deze zet is als herhaling verboden.
help-mark-omen-draws = Deze zet geeft remise door herhaling.
help-mark-chased = Dit stuk wordt in de getoonde herhaling achtervolgd.

### Wat het toetsenbord kan vragen

help-key-file = Naar een lijn, zoals de partij onderaan ze telt
help-key-browse = Eerdere en latere stellingen; met Shift naar de eerste en naar de partij
help-key-undo = Terugnemen; met Shift opnieuw spelen
help-key-flip = Bord draaien
help-key-ask = Laten voorlezen: het punt, de laatste zet, de zetten van dit stuk (met Shift: wat het slaat), wie hier aanvalt en dekt, hoe de partij staat
key-digits = 1 tot en met 9
key-browse = Komma, punt
key-undo = U
key-flip = F
key-ask = O, L, M, X, V

### Klokken

new-time = Bedenktijd
time-off = Geen klok
time-sudden-death = { $minutes } min
time-with-increment = { $minutes } min + { $increment } s
time-with-byoyomi = { $minutes } min, dan { $periods } × { $period } s
time-with-both = { $minutes } min + { $increment } s, dan { $periods } × { $period } s
time-own = Anders
time-minutes = Minuten
time-increment = Seconden erbij per zet
time-period = Daarna seconden per zet
time-periods = Aantal perioden
clock-of = Tijd van { $side }
clock-paused = De klok staat stil
clock-goes-on = De klok loopt verder.
control-pause = Klok stilzetten
control-go-on = Klok verder laten lopen

### Waar een partij begint

new-start-from = Begin
new-handicap = Voorgift
new-giver = Gegeven door

### Hulp van de computer

control-hint = Tip
    .title = Tip: welk stuk, waarheen, waarom
control-threat = Dreiging
    .title = Wat de tegenstander zou spelen als hij aan zet was
control-draw = Remise
    .title = Remise aanbieden
hint-more = Vertel meer
hint-man = Kijk eens naar dit stuk: { $man }.
hint-move = { $man } kan naar { $to }.
hint-quiet = Hier is niets gedwongen. Het is de rustige zet waarna de stelling de computer het best bevalt.
hint-line = Verwacht: { $moves } ({ $worth })

### Zetten bevestigen

help-mark-advised = Over dit stuk gaat de tip.

### Bewaarde partijen en statistiek

control-games = Partijen
games-title = Je partijen
games-none = Elke partij wordt hier bewaard terwijl je speelt. Er is er nog geen.
games-unfinished = niet uitgespeeld
games-plies = { $plies ->
    [one] één zet
   *[other] { $plies } zetten
}
games-on-board = op het bord
games-export = Weggeven
export-pgn = PGN
export-fen = FEN
export-text = Tekst
games-export-all = Alle partijen als PGN
games-more = Meer tonen
games-forget = Verwijderen
games-forgotten = Gedaan.
games-undo = Ongedaan maken
games-unreadable = { $count ->
    [one] Eén bewaarde partij is niet te lezen.
   *[other] { $count } bewaarde partijen zijn niet te lezen.
}
player-person = Mens

### Het bord voor je eigen pagina

snippet-title = Dit bord op je eigen pagina zetten
snippet-hint = Kopieer deze HTML naar je pagina. Er is geen server of account voor nodig.
snippet-caption = Een Xiangqi-stelling
snippet-kind = Wat het moet zijn
snippet-diagram = Diagram
snippet-game = Partij
snippet-explore = Om te proberen
snippet-play = Tegen de computer
snippet-form = Geschreven als
snippet-element = Element
snippet-frame = Frame
snippet-link = Link
snippet-copy = Kopiëren
snippet-svg = Plaatje (SVG)
snippet-guide = Handleiding
