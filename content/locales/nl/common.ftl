# Nederlands.
#
# Wat de waarden betekenen, staat in de Engelse catalogus.

### De pagina

app-name = Chuhe
app-tagline = Xiangqi, Chinees schaken
decimal-mark = ,
list-and = { $rest } en { $last }

### Partijen en stukken

side-red = Rood
side-black = Zwart

role-general = generaal
role-advisor = raadsheer
role-elephant = olifant
role-horse = paard
role-chariot = strijdwagen
role-cannon = katapult
role-soldier = soldaat

man-red-general = rode generaal
    .the = de rode generaal
man-red-advisor = rode raadsheer
    .the = de rode raadsheer
man-red-elephant = rode olifant
    .the = de rode olifant
man-red-horse = rood paard
    .the = het rode paard
man-red-chariot = rode strijdwagen
    .the = de rode strijdwagen
man-red-cannon = rode katapult
    .the = de rode katapult
man-red-soldier = rode soldaat
    .the = de rode soldaat
man-black-general = zwarte generaal
    .the = de zwarte generaal
man-black-advisor = zwarte raadsheer
    .the = de zwarte raadsheer
man-black-elephant = zwarte olifant
    .the = de zwarte olifant
man-black-horse = zwart paard
    .the = het zwarte paard
man-black-chariot = zwarte strijdwagen
    .the = de zwarte strijdwagen
man-black-cannon = zwarte katapult
    .the = de zwarte katapult
man-black-soldier = zwarte soldaat
    .the = de zwarte soldaat

letter-general = G
letter-advisor = R
letter-elephant = O
letter-horse = P
letter-chariot = W
letter-cannon = K
letter-soldier = S

### Het bord, zoals het wordt voorgelezen

board-label = Bord, { $side } onderaan
board-keys = Met de pijltoetsen ga je van punt naar punt, Enter pakt een stuk op en zet het neer, Escape zet het terug.
cell-empty = leeg
cell-palace = paleis
cell-river-bank = rivieroever
cell-checked = staat schaak
cell-picked = opgepakt
cell-target = kan hierheen
cell-capture = kan geslagen worden
cell-last-from = laatste zet van hier
cell-last-to = laatste zet hierheen
cell-cause = staat in de weg

### Wat over een partij wordt gezegd

move-goes = { $side }: { $role } { $from } naar { $to }.
move-captures = { $side }: { $role } { $from } slaat { $captured } op { $to }.
news-began = Nieuwe partij. { $side } begint.
news-began-as = Nieuwe partij. Je speelt met { $side }.
news-check = Jiāng! Schaak!
news-taken-back = Teruggenomen. { $side } is aan zet.
news-replayed = Opnieuw gespeeld. { $side } is aan zet.
news-turned = Bord gedraaid, { $side } onderaan.
news-put-down = Weer neergezet.
news-picked = { $man }, { $targets ->
    [0] geen toegestane zet
    [one] één doel
   *[other] { $targets } doelen
}

status-to-move = { $side } is aan zet
status-to-move-check = { $side } staat schaak
status-your-move = Jij bent aan zet
status-your-move-check = Je staat schaak
status-thinking = De computer denkt na
status-thinking-check = Schaak! De computer denkt na

### Waarom een zet niet kan

why-nothing-there = Op { $at } staat geen stuk.
why-opponents-man = { $man } op { $at } is van de tegenpartij.
why-other-turn = { $man } moet wachten: { $side } is aan zet.
why-engine-moves = De computer is aan zet.
why-over = De partij is afgelopen. Neem een zet terug of begin een nieuwe.
why-repetition = Met deze zet zou dezelfde stelling voor de { $times }e keer op het bord staan. { $charge } Volgens deze regels kan dat niet.
why-same-square = Een stuk moet naar een ander punt.
why-own-man = { $man } op { $at } hoort bij dezelfde partij.
why-not-how = { $man } kan niet naar { $to }. { $how }
why-leg = { $man } kan niet naar { $to }: { $by } op { $at } blokkeert het been.
why-eye = { $man } kan niet naar { $to }: { $by } op { $at } staat op het punt ertussen, het oog.
why-river = Een olifant steekt de rivier niet over.
why-palace = { $man } mag het paleis niet verlaten.
why-path = { $man } komt niet tot { $to }: { $by } op { $at } staat in de weg.
why-screens = Een katapult slaat over precies één stuk heen, het scherm. { $count ->
    [0] Vóór { $to } staat er geen.
   *[other] Vóór { $to } staan er { $count }: op { $points }.
}
why-soldier-backward = Een soldaat gaat nooit achteruit.
why-soldier-sideways = Een soldaat gaat pas opzij als hij de rivier is overgestoken.
why-generals-face = De twee generaals zouden op lijn { $file } tegenover elkaar staan, met niets ertussen. Dat is verboden.
why-still-in-check = Je generaal zou nog steeds schaak staan door { $man } op { $at }.
why-would-be-attacked = { $man } op { $at } zou dan je generaal aanvallen.

how-general = Een generaal gaat één stap rechtuit, nooit schuin.
how-advisor = Een raadsheer gaat één stap schuin.
how-elephant = Een olifant gaat precies twee stappen schuin.
how-horse = Een paard gaat één stap rechtuit en dan één schuin naar buiten.
how-chariot = Een strijdwagen gaat zo ver als hij wil in een rechte lijn.
how-cannon = Een katapult gaat zo ver als hij wil in een rechte lijn, en slaat door over precies één stuk te springen.
how-soldier = Een soldaat gaat één stap vooruit, en over de rivier ook één stap opzij.

### Hoe een partij eindigt

result-draw = Remise
result-red-wins = Rood wint
result-black-wins = Zwart wint
result-you-win = Je hebt gewonnen!
result-you-lose = De computer heeft gewonnen

ending-checkmate = Schaakmat: { $loser } staat schaak, en geen zet heft dat op.
ending-stalemate = Pat: { $loser } heeft geen toegestane zet. Wie in xiangqi niet meer kan zetten, verliest, ook zonder schaak.
ending-nothing-allowed = { $loser } heeft geen zet meer die de herhalingsregel toestaat, en verliest net als bij pat.
ending-perpetual-check = Eeuwig schaak: { $loser } gaf in de herhaling met elke zet schaak. Wie daar niet mee ophoudt, verliest.
ending-perpetual-chase = Eeuwige achtervolging: { $loser } viel in de herhaling met elke zet hetzelfde stuk aan. Wie daar niet mee ophoudt, verliest.
ending-perpetual-undermining = Eeuwige achtervolging: { $loser } viel in de herhaling met elke zet hetzelfde stuk aan of nam zijn dekking weg. Wie daar niet mee ophoudt, verliest.
ending-perpetual-attack = Eeuwige aanval: { $loser } gaf in de herhaling met elke zet schaak, dreigde mat of viel een stuk aan. Wie daar niet mee ophoudt, verliest.
ending-repeated-check = { $loser } gaf te vaak schaak met hetzelfde stuk in dezelfde stelling.
ending-repetition-draw = De stelling is herhaald, en geen van beide partijen deed wat de regels verbieden. De partij is remise.
ending-repetition-both = De stelling is herhaald, en beide partijen treft dezelfde schuld. De partij is remise.
ending-move-limit = { $moves } zetten van elke partij zonder dat er geslagen werd: de partij is remise.
ending-dead-position = Geen van beide partijen heeft nog de stukken om te winnen. De partij is remise.
ending-resignation = { $loser } heeft opgegeven.
ending-time = De bedenktijd van { $loser } is om.
ending-agreement = Beide partijen zijn remise overeengekomen.

### Wat er mis is met een stelling

fen-empty = Er staat geen stelling in.
fen-too-long = Ze is { $bytes } tekens lang; er worden er hoogstens { $max } gelezen.
fen-row-count = Het bord heeft { $found ->
    [one] één rij
   *[other] { $found } rijen
} in plaats van 10.
fen-row-length = Rij { $row } van boven heeft { $points ->
    [one] één punt
   *[other] { $points } punten
} in plaats van 9.
fen-letter = Rij { $row } van boven, teken { $column }: “{ $found }” is geen stuk en geen aantal vrije punten.
fen-side = Als partij aan zet staat er “{ $found }”; dat moet w of b zijn.
fen-quiet-plies = Het aantal zetten zonder slaan, “{ $found }”, is geen getal.
fen-round = Het nummer van de zet, “{ $found }”, is geen getal.
fen-extra = “{ $found }” aan het einde hoort er niet bij.

fault-no-general = { $side } heeft geen generaal.
fault-too-many = { $man }: daarvan zijn er { $count }, op { $points }; een partij heeft er hoogstens { $max }.
fault-unreachable = { $man } kan nooit op { $at } staan.
fault-generals-face = De generaals staan tegenover elkaar op lijn { $file }.
fault-waiting-in-check = { $side } staat schaak (van { $points }), terwijl de andere partij aan zet is.

### Meldingen

notice-storage-blocked = Deze browser laat de pagina niets bewaren. Je kunt spelen, maar na herladen is de partij weg.
notice-storage-full = De opslag van de browser is vol: de partij wordt niet meer bewaard.
notice-storage-newer = Een nieuwere versie van Chuhe heeft hier een partij bewaard. Die blijft zoals ze is, en deze partij wordt niet bewaard.
notice-damaged = Een deel van de bewaarde partij was niet te lezen. Wat te lezen was, staat op het bord.
notice-engine-replaced = { $why } Een andere heeft het overgenomen.
notice-engine-off = { $why } Jullie kunnen met zijn tweeën aan één bord verder spelen, of probeer het opnieuw.
notice-parked = Je eerdere partij is bewaard.
notice-bad-fen = De stelling in de link is niet te lezen.
notice-bad-setup = De stelling in de link is niet speelbaar.
notice-odd-setup = In deze stelling staan stukken waar ze nooit kunnen komen.
notice-no-texts = De teksten in deze taal konden niet worden geladen: { $language }. Kies haar opnieuw zodra je online bent.
notice-retry = Opnieuw proberen
notice-unpark = Terug ernaartoe
notice-dismiss = Sluiten

engine-silent = De computerspeler gaf niet op tijd antwoord.
engine-crashed = De computerspeler is vastgelopen.
engine-mismatch = De computerspeler hoort bij een andere versie dan de pagina.
engine-nonsense = De computerspeler gaf een onzinnig antwoord.

### Bediening

control-settings = Instellingen
control-help = Hulp
control-close = Sluiten
control-cancel = Annuleren

### Instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
settings-pieces = Stukken
pieces-traditional = Traditioneel
pieces-simplified = Vereenvoudigd
pieces-pictograms = Plaatjes
pieces-letters = Letters
settings-board = Bord
board-paper = Papier
board-wood = Hout
board-ink = Inkt
settings-coords = Randopschrift
coords-letters-1 = a–i, 1–10
coords-letters-0 = a–i, 0–9
coords-files = Lijnnummers
coords-chinese = Lijnnummers, Rood in het Chinees
coords-off = Geen
settings-moves = Zetten
moves-names = Met namen
moves-wxf = WXF
moves-chinese = Chinees
moves-western = Westers
moves-iccs = ICCS
settings-motion = Stukken schuiven
settings-motion-hint = Nooit als je systeem om minder beweging vraagt.
settings-search = Tonen wat de computer ziet

### Als het programma zelf faalt

crash-title = Er is iets misgegaan
crash-text = Door een fout in het programma is de pagina gestopt. Je partij is bewaard. Voor de zekerheid is dit de stelling:
crash-reload = Herladen

### Herhalingen

rule-repetition = Herhaling
offence-perpetual-check = eeuwig schaak
offence-perpetual-chase = eeuwige achtervolging
offence-perpetual-undermining = eeuwig wegnemen van de dekking
offence-perpetual-attack = eeuwige aanval
offence-repeated-check = herhaald schaak

charge-perpetual-check = { $side } heeft sindsdien met elke zet schaak gegeven.
charge-perpetual-chase = { $side } heeft sindsdien met elke zet { $count ->
    [one] hetzelfde stuk
   *[other] dezelfde stukken
} aangevallen: { $targets }.
charge-perpetual-undermining = { $side } heeft sindsdien met elke zet { $count ->
    [one] hetzelfde stuk aangevallen of zijn dekking weggenomen
   *[other] dezelfde stukken aangevallen of hun dekking weggenomen
}: { $targets }.
charge-perpetual-attack = { $side } heeft sindsdien met elke zet schaak gegeven, mat gedreigd of een stuk aangevallen.
charge-repeated-check = { $side } heeft daarbij telkens met hetzelfde stuk schaak gegeven.

warning-stood = Deze stelling staat voor de { $times }e keer op het bord.
warning-loses = Bij de { $times }e keer verliest { $side }: { $side } moet iets anders spelen.
warning-refused = Een { $times }e keer kan niet gespeeld worden: { $side } moet iets anders spelen.
warning-no-offence = Geen van beide partijen doet wat de regels verbieden.
warning-both-offend = Beide partijen treft dezelfde schuld.
warning-drawn = Bij de { $times }e keer is de partij remise.

cell-omen-loses = verliest volgens de herhalingsregel
cell-omen-refused = niet speelbaar, verboden herhaling
cell-omen-draws = remise door herhaling
cell-repeats = hoort bij de verboden herhaling
cell-chased = wordt achtervolgd
cell-attacks = valt aan
news-omen-loses = { $count ->
    [one] één daarvan verliest volgens de herhalingsregel
   *[other] { $count } daarvan verliezen volgens de herhalingsregel
}
news-omen-refused = { $count ->
    [one] nog één is als herhaling verboden
   *[other] nog { $count } zijn als herhaling verboden
}
news-omen-draws = { $count ->
    [one] één daarvan is remise door herhaling
   *[other] { $count } daarvan zijn remise door herhaling
}

ruling-stood = Dezelfde stelling stond { $times ->
    [2] twee keer
    [3] drie keer
    [4] vier keer
   *[other] { $times } keer
} op het bord. Het gaat om wat elke partij daartussen deed, van zet { $from } tot en met zet { $to }.
ruling-account = { $side } in { $count ->
    [one] één zet
   *[other] { $count } zetten
}: { $deeds }.
count-checks = { $count ->
    [one] één keer schaak
   *[other] { $count } keer schaak
}
count-kills = { $count ->
    [one] één matdreiging
   *[other] { $count } matdreigingen
}
count-chases = { $count ->
    [one] één nieuwe aanval
   *[other] { $count } nieuwe aanvallen
}
count-underminings = { $count ->
    [one] één keer de dekking weggenomen
   *[other] { $count } keer de dekking weggenomen
}
count-idle = { $count ->
    [one] één rustige zet
   *[other] { $count } rustige zetten
}
ruling-targets = Met elke zet door { $side } aangevallen: { $targets }. Aanvallers: { $attackers }.
ruling-weighed = Wat { $side } deed, is ook verboden, maar weegt minder zwaar.
ruling-show = Op het bord tonen

man-on = { $man } { $at }
deed-check = Schaak door: { $men }.
deed-attack = Nieuwe aanval: { $attacker } op { $target }, { $why }.
deed-undermined = Dekking weggenomen: { $attacker } kan nu { $target } slaan, { $why }.
deed-kill = Dreigt mat, te beginnen met { $from }–{ $to }.
deed-idle = Geen schaak, geen dreiging, geen nieuwe aanval.
gain-unprotected = ongedekt
gain-false-root = alleen in schijn gedekt
gain-worth-more = meer waard dan de aanvaller
gain-after-check = te winnen na een schaak op { $at }

decision-loses = { $side } verliest
decision-refused = { $side } mag niet verder
decision-draw = Remise
decision-both = beide schuldig
decision-play-on = De partij gaat verder

### Een herhaling op het bord

replay-title = Herhaling
replay-place = { $done } van { $moves }
replay-begins = Hier staat de stelling er voor het eerst.
replay-first = Naar het begin
replay-previous = Een zet terug
replay-play = Afspelen
replay-pause = Stoppen
replay-next = Volgende zet
replay-last = Naar het einde
replay-end = Terug naar de partij
replay-end-case = Terug naar de regels
replay-rules = Volgens wiens regels?

### Reglementen

ruleset-asian = Aziatische en wereldregels
    .about = Eeuwig schaak en eeuwige achtervolging verliezen; matdreigingen en gemengde aanvallen mogen.
ruleset-chinese = Chinese regels
    .about = Schaak, matdreiging en achtervolging zijn allemaal aanvallen: wie eindeloos aanvalt, verliest.
ruleset-online = Onlineregels
    .about = Niemand verliest door te herhalen: de verboden zet kan niet gespeeld worden.
ruleset-club = Clubregels
    .about = Hoogstens drie keer schaak met hetzelfde stuk in dezelfde stelling; geen eindeloze aanval op een ongedekt stuk.
ruleset-casual = Losse regels
    .about = Eeuwig schaak verliest; elke andere herhaling is remise.

source-wxf-2018 = World Xiangqi Rules, WXF 2018, artikelen 19 tot en met 24, zoals in de Aziatische regels, AXF 2017
source-cxa-2020 = Wedstrijdregels voor xiangqi, CXA 2011 in de uitgave van 2020, artikelen 24 tot en met 29, vereenvoudigd
source-xiangqi-com = Hulppagina’s van xiangqi.com over herhaling, vereenvoudigd
source-brainking = Regelpagina van BrainKing, in de Duitse tekst
source-house = Huisregels, zonder voorbeeld
rule-version = Regelversie: { $source }

simplified-title = Waar het vereenvoudigd is
simplified-no-arbiter = De { $times }e keer beslist meteen; een scheidsrechter zou eerst waarschuwen.
simplified-short-threats = Een dreiging om een stuk te winnen telt als het met de volgende zet of meteen na één schaak geslagen zou worden, niet na langere combinaties.
simplified-short-kills = Een matdreiging telt als het mat volgt na hoogstens { $times ->
    [one] één schaak
   *[other] { $times } keer schaak
}.
simplified-no-values = Of een gedekt stuk minder waard is dan zijn aanvaller, wordt alleen afgewogen bij een strijdwagen die door een paard of een katapult wordt aangevallen.
simplified-number = De tekst noemt niet voor elk geval een getal; hier telt de { $times }e keer.
simplified-mutual = De tekst zegt niet wat er geldt als beide partijen in overtreding zijn; elk wordt apart beoordeeld.
simplified-partly-read = De tekst was maar ten dele te lezen.

limit = { $moves ->
    [0] zonder zettengrens
   *[other] zettengrens { $moves }
}
limit-60 = 60 zetten
limit-50 = 50 zetten
limit-off = Nooit
game-rules = { $ruleset }, { $limit }
game-rules-title = Regels vergelijken

### Eerdere stellingen

browse-title = Eerdere stellingen bekijken
browse-first = Naar het begin van de partij
browse-previous = Eén zet terug
browse-next = Eén zet verder
browse-last = Naar waar de partij staat
browse-place = { $ply ->
    [0] Terugblik: het begin van de partij
   *[other] Terugblik: zet { $ply } van { $plies }
}
browse-ended = Terug naar de partij.
browse-back = Terug naar de partij
browse-go-on = Vanaf hier verder spelen
why-browsing = Je bekijkt een andere stelling van de partij. Ga terug naar de partij, of speel vanaf hier verder.

### Ingetypte zetten

typed-label = Zet intypen
typed-hint = C2=5, h3e3 …
typed-title = In elke notatie: C2=5, 炮二平五, H2-E2, h3e3, Che3
why-unreadable = “{ $found }” is in geen enkele notatie een zet.
why-no-such-move = Geen stuk kan hier “{ $found }” spelen.
why-ambiguous = Dat kan { $moves } zijn. Schrijf beide punten erbij.
moves-uci = UCI

### Wat het toetsenbord kan vragen

answer-no-move = Er is nog geen zet gespeeld.
answer-no-man = Hier staat geen stuk.
answer-moves = { $count ->
    [0] { $man }: geen toegestane zet.
   *[other] { $man } naar { $points }.
}
answer-captures = { $count ->
    [0] { $man } kan niets slaan.
   *[other] { $man } kan slaan: { $points }.
}
answer-around-man = { $man }: { $attackers ->
    [0] niet aangevallen
   *[other] aangevallen door { $by }
}, { $protectors ->
    [0] niet gedekt
   *[other] gedekt door { $from }
}.
answer-around-point = { $at }: { $reds ->
    [0] Rood kan hier niet slaan
   *[other] Rood kan hier slaan met { $red }
}; { $blacks ->
    [0] Zwart kan hier niet slaan
   *[other] Zwart kan hier slaan met { $black }
}.

### Waar een partij begint

start-usual = Gewoon
start-board = Deze stelling
start-record = Uit FEN
start-record-label = Stelling als FEN
giver-opponent = De tegenstander
giver-me = Mij
handicap-none = Geen
handicap-horse = Eén paard
handicap-two-horses = Twee paarden
handicap-chariot = Eén strijdwagen
handicap-chariot-horse = Strijdwagen en paard
handicap-two-chariots = Twee strijdwagens
play-from-here = Dit tegen de computer spelen

### Hulp van de computer

advice-thinking = Een ogenblik …
threat-move = Als { $side } nu aan zet was: { $man } naar { $to }.
threat-none = Er dreigt niet meteen iets.
reason-mate = { $moves ->
    [one] Dat wint meteen.
   *[other] Dat leidt in { $moves } zetten tot gedwongen winst.
}
reason-lost = Elke zet verliest; deze houdt het langst stand.
reason-captures-free = Voor niets geslagen: { $man }.
reason-captures-more = Er wordt iets waardevollers geslagen: { $man }.
reason-captures = Er wordt geslagen: { $man }.
reason-check = Het is schaak.
reason-attacks = Aangevallen wordt: { $man }.
reason-saves = { $man } dreigde verloren te gaan en ontkomt.
cell-advised = tip
draw-declined = De computer speelt door: hij neemt de remise niet aan.
draw-title = Remise?
draw-text = { $side } biedt remise aan. Gaat { $other } akkoord?
draw-decline = Doorspelen
draw-accept = Remise

### Zetten bevestigen

pending-move = { $man } van { $from } naar { $to }?
pending-confirm = Spelen
settings-confirm = Zetten bevestigen
settings-confirm-hint = Elke zet wacht tot je op Spelen of nog eens op het doel drukt.
settings-sound = Geluid
settings-squares = Velden
settings-squares-hint = Een geblokte ondergrond voor ogen die westers schaak gewend zijn.
result-rematch = Revanche

### Bewaarde partijen en statistiek

percent = { $number }%
stats-title = Statistiek
stats-none = Hier worden uitgespeelde partijen geteld.
stats-private = Deze cijfers blijven in deze browser.
stats-reset = Vanaf nu opnieuw tellen
stats-games = Partijen
stats-red = Rood
stats-black = Zwart
stats-won = Gewonnen
stats-lost = Verloren
stats-draws = Remise
stats-all = Wie won
stats-all-games = Alle partijen
stats-you = Jij tegen de computer
stats-against-all = Alle niveaus
stats-by-level = Naar niveau
stats-by-side = Naar jouw kleur
stats-by-opening = Naar eerste zet
stats-by-rules = Naar regels
beginning-central-cannon = Katapult naar het midden
beginning-other-cannon = Katapult ergens anders heen
beginning-elephant = Olifant
beginning-horse = Paard
beginning-soldier = Soldaat
beginning-other = Anders
beginning-elsewhere = Uit een andere stelling

### Een eerste bezoek

welcome-title = Taal en stukken

settings-licenses = Waaruit Chuhe gemaakt is
release-ready = Er staat een nieuwe versie van Chuhe klaar. Je partij blijft zoals ze is.
release-take = Nu gebruiken
