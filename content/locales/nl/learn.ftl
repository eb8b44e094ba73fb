# Teksten van de lessen, de regels en de puzzels, in het Nederlands. Wat de waarden en sleutels
# betekenen, staat in de Engelse catalogus.

### De pagina

learn-title = Xiangqi leren
learn-path = Lessen
learn-rules = Regels
learn-questions = Vragen
learn-puzzles = Puzzels
learn-play = Spelen
learn-nav = Delen van de pagina
learn-intro = Van het lege bord tot je eerste partij: korte oefeningen die door de regels zelf worden nagekeken. Niets verlaat je browser.
learn-stars = { $stars } van { $all } sterren
learn-go-on = Verder
learn-done = { $done } van { $of } gedaan
learn-level = Oefening { $number } van { $of }
learn-level-stars = { $stars ->
    [0] nog niet gedaan
    [one] één ster
   *[other] { $stars } sterren
}
learn-hint = Hint
learn-again = Opnieuw
learn-next = Volgende
learn-check = Nakijken
learn-back = Alle lessen
learn-try = Probeer het op het bord
learn-stop-trying = Bord sluiten
learn-done-title = { $stars ->
    [3] Perfect!
    [2] Goed gedaan!
   *[other] Gelukt!
}
learn-failed = Deze keer niet
learn-thinking = De computer denkt na.
learn-moves = Zetten: { $moves }, nodig zijn er maar { $least }
learn-practice = Oefen dit in de lessen
learn-link = Link naar dit onderdeel
learn-myth = Vaak gedacht
learn-truth = In werkelijkheid
learn-loading = Wordt geladen …
learn-not-loaded = Dit kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.
learn-not-saved = Deze browser laat de pagina je voortgang niet bewaren.
learn-engine-off = De computerspeler is uitgevallen. Probeer het nog eens.

progress-title = Je voortgang
progress-text = Die staat alleen in deze browser. Neem hem mee als tekst, of haal hem hierheen uit een andere browser; van elke oefening blijft het beste resultaat.
progress-export = Exporteren
progress-import = Importeren
progress-paste = Plak hier geëxporteerde tekst
progress-imported = Overgenomen.
progress-unreadable = Deze tekst is niet te lezen: regel { $line }, teken { $column }.
progress-newer = Deze tekst komt uit een nieuwere versie van Chuhe.
progress-reset = Alles vergeten
progress-reset-sure = Echt alle sterren en resultaten vergeten?

### Tekens, zoals ze worden voorgelezen

sign-wanted = doel
sign-marked = gemarkeerd
sign-right = goed
sign-wrong = fout
sign-missed = gemist
sign-hint = hint

### Opgaven

goal-collect = Breng een stuk naar elke ster. { $moves ->
    [one] Eén zet is genoeg.
   *[other] { $moves } zetten zijn genoeg.
} De andere kant zet niet.
goal-capture = Sla alle stukken behalve de generaal. { $moves ->
    [one] Eén zet is genoeg.
   *[other] { $moves } zetten zijn genoeg.
} De andere kant zet niet.
goal-capture-guarded = Sla alle stukken behalve de generaal, maar blijf nooit staan waar je geslagen kunt worden. { $moves ->
    [one] Eén zet is genoeg.
   *[other] { $moves } zetten zijn genoeg.
}
goal-targets = { $man } op { $at }: markeer alle punten waar het stuk heen kan. Zijn er geen, kijk dan meteen na.
goal-palace = Markeer alle punten van het paleis van { $side }.
goal-reach = { $man }: markeer alle punten waarop dit stuk ooit kan staan.
goal-men = { $man }: markeer alle stukken van deze soort.
goal-checkers = { $side } staat schaak. Markeer alle stukken die schaak geven.
goal-pinned = Markeer elk stuk van { $side } dat niet mag zetten omdat anders de generaal verloren gaat.
goal-find = Wijs { $what } aan.
spot-file = een punt op lijn { $number } van { $side }
goal-legal = Mag { $man } van { $from } naar { $to }?
goal-why = Goed. En waarom niet?
goal-enable = { $man } op { $from } wil naar { $to }. Doe één zet waarna dat kan.
goal-escape = { $side } staat schaak. Speel { $count ->
    [one] de enige uitweg.
   *[other] alle uitwegen; het zijn er { $count }.
}
goal-mate = { $side } aan zet. { $moves ->
    [one] Mat in één zet.
   *[other] Mat in { $moves } zetten.
}
goal-only = { $side } aan zet. Alle zetten op één na verliezen meteen: vind die ene.
goal-avoid = { $side } aan zet. Hier verloor je zet meteen. Vind er een die het houdt.
goal-status = { $side } is aan zet. Wat is dit?
goal-belief = Waar of niet waar?
goal-count-points = Hoeveel punten heeft het bord?
goal-count-men = Met hoeveel stukken begint elke kant?
goal-count-palace = Hoeveel punten heeft een paleis?
goal-count-reach = { $role }: op hoeveel punten kan zo’n stuk ooit staan?
goal-compare = { $side } aan zet. Welke zet is beter?
goal-win = Speel { $side } en win van de computer.
goal-draw = Speel { $side } tegen de computer en verlies niet.
goal-follow = Speel de opening na: { $move }.
goal-follow-wait = Bekijk het antwoord.
goal-free = Zet met beide kanten zoals je wilt. Wat niet mag, wordt uitgelegd.
goal-repetition = Zo gaat het maar door. { $ruleset }: wie moet iets anders spelen?

answer-yes = Ja
answer-no = Nee
answer-true = Waar
answer-false = Niet waar
answer-deviates = { $side } moet afwijken
answer-nobody = Niemand hoeft
answer-move = { $man } { $from }–{ $to }
reason-not-how = Zo zet dit stuk niet
reason-own-man = Daar staat een eigen stuk
reason-leg = Het been is geblokkeerd
reason-eye = Het oog is bezet
reason-river = De rivier is de grens
reason-palace = Het paleis is de grens
reason-path = Er staat iets in de weg
reason-screens = Niet precies één scherm
reason-backward = Achteruit gaat het nooit
reason-sideways = De rivier is nog niet overgestoken
reason-facing = De generaals zouden tegenover elkaar staan
reason-check = De eigen generaal zou schaak staan
standing-free = Geen schaak, en er kan gezet worden
standing-check = Schaak, met een uitweg
standing-mate = Mat: verloren
standing-stalemate = Pat: verloren

said-progress = Goed: { $done } van { $of }.
said-known = Die had je al gevonden.
said-not-here = Dat is { $at }. Kijk nog eens.
said-marks = { $wrong ->
    [0] { $missing ->
        [one] Er ontbreekt nog één punt.
       *[other] Er ontbreken nog { $missing } punten.
    }
    [one] Eén markering is fout.
   *[other] { $wrong } markeringen zijn fout.
}
said-not-this = Nee.
said-right = Goed!
said-is-legal = De zet is toegestaan.
said-taken = Je wordt geslagen: { $man } op { $at } slaat terug.
said-gets-out = Te langzaam: { $move } redt het.
said-allows-mate = Dit laat een mat toe dat begint met { $move }.
said-still-not = Nog niet.
said-not-in-line = Een mogelijke zet, maar hier hoort een andere.
said-look = Kijk naar de gemarkeerde punten.
said-other-side = { $man } is niet van jou: jij speelt { $side }.

### Puzzels

review-title = Wat ging er mis
review-place = Stelling { $number } van { $of } uit je partij
review-none = In je laatste partij is geen fout te bewijzen: je verloor niet, of je verloor langzaam. Een blik met de computer zegt meer.

puzzle-title = Puzzels
puzzle-daily = Puzzel van de dag
puzzle-rating = Je rating: { $rating }
puzzle-solved = Opgelost: { $solved } van { $of }
puzzle-due = { $count ->
    [0] Vandaag is er niets te herhalen.
    [one] Er komt vandaag één puzzel terug.
   *[other] Er komen vandaag { $count } puzzels terug.
}
puzzle-streak = { $days ->
    [0] Nog niet opgelost.
    [one] Eén dag op rij opgelost.
   *[other] { $days } dagen op rij opgelost.
}
puzzle-theme = Wie geeft mat
puzzle-length = Zetten
puzzle-any = Alle
puzzle-difficulty = Moeilijkheid { $rating }
puzzle-from = Uit “{ $title }”
puzzle-none = Geen puzzel van deze soort.
puzzle-about = Elk mat hier is bewezen: het is niet te voorkomen, er is geen korter, en het begint met maar één zet. Geef je later anders maar even snel mat, dan telt dat ook. Wat je niet oplost, komt na een dag terug, daarna na drie, zeven en eenentwintig.
theme-chariot = Strijdwagen
theme-horse-cannon = Paard en katapult
theme-horse = Paard
theme-cannon = Katapult
theme-soldier = Soldaten
collection-pattern = Matbeelden
collection-drill = Oefeningen per stuk
collection-practical = Praktische eindspelen

### Lessen

unit-board = Het bord
    .intro = De stukken staan op de punten waar lijnen elkaar snijden, niet in de vakken ertussen. Negen lijnen lopen overlangs, tien overdwars. De rivier deelt het bord, en elke kant heeft een paleis met diagonalen.
    .myth = De stukken staan in de vakken, zoals bij schaken.
    .truth = Ze staan op de 90 snijpunten. De lijnen heten a tot en met i, de rijen 1 tot en met 10; elke speler kan de lijnen ook van rechts tellen, van 1 tot 9.
unit-chariot = De strijdwagen
    .intro = De strijdwagen gaat zo ver rechtuit als hij wil, als een toren. Hij is het sterkste stuk en wordt sterker naarmate het bord leger wordt.
    .myth = Strijdwagens bewaar je voor het eindspel.
    .truth = Ze horen vroeg op open lijnen. “Drie zetten zonder strijdwagen, en de partij is half verloren”, luidt een gezegde.
unit-horse = Het paard
    .intro = Het paard gaat één stap recht en dan één schuin naar buiten. Het springt niet: staat er een stuk op de eerste stap, het been, dan zijn beide punten daarachter gesloten.
    .myth = Het paard springt zoals bij schaken.
    .truth = Een stuk op het been houdt het tegen. Daarom kan een paard een ander aanvallen dat niet kan terugslaan.
unit-cannon = De katapult
    .intro = De katapult, of het kanon, zet als de strijdwagen. Om te slaan moet er precies één stuk tussen hem en zijn doel staan, het scherm, van welke kant ook. Zonder scherm of met twee kan hij niet slaan.
    .myth = De katapult moet altijd over iets springen.
    .truth = Alleen om te slaan. Anders gaat hij over een vrije lijn en springt hij over niets.
unit-elephant = De olifant
    .intro = De olifant gaat precies twee punten schuin. De rivier steekt hij niet over, en een stuk op het punt ertussen, het oog, houdt hem tegen. Hij verdedigt.
    .myth = De olifant is een loper.
    .truth = Hij gaat nooit één stap en nooit meer dan twee, springt over niets en kent maar zeven punten.
unit-advisor = De raadsheer
    .intro = De raadsheer, of mandarijn, gaat één stap schuin en blijft in het paleis: vijf punten in totaal. Hij schermt de generaal af en staat hem soms in de weg.
    .myth = Een raadsheer naast de generaal helpt altijd.
    .truth = Hij kan de “verrader” zijn die zijn generaal het laatste vrije punt afneemt.
unit-general = De generaal
    .intro = De generaal gaat één stap recht en blijft in het paleis. De twee generaals mogen op een open lijn nooit tegenover elkaar staan: zo bewaakt elk de hele lijn voor zich.
    .myth = Generaals tegenover elkaar zijn een dreiging waarop je de volgende zet antwoordt.
    .truth = De zet die ertoe leidt is al verboden. Sommige pagina’s noemen het een dreiging; op het bord is het hetzelfde als een aanval langs de lijn.
unit-soldier = De soldaat
    .intro = Een soldaat gaat één stap vooruit, over de rivier ook één opzij. Hij slaat zoals hij zet en gaat nooit terug.
    .myth = Op de laatste rij promoveert een soldaat.
    .truth = Hij blijft soldaat en kan daar alleen nog opzij.
unit-check = Schaak en wat ertegen helpt
    .intro = Een generaal die geslagen kan worden staat schaak, en dat moet meteen worden opgeheven: zet de generaal, sla de aanvaller, zet een stuk ertussen of haal het scherm van de katapult weg. Ook het been van een paard kan worden geblokkeerd.
    .myth = Tegen schaak zijn er maar drie middelen.
    .truth = Een katapult zwijgt ook als zijn scherm weggaat of er een tweede bij komt, een paard als iemand op zijn been gaat staan.
unit-mate = Mat en pat
    .intro = Wie niet meer kan zetten, heeft verloren: met schaak is het mat, zonder schaak pat. Beide verliezen.
    .myth = Zonder schaak en zonder zet is het remise.
    .truth = In xiangqi verliest de kant die niet kan zetten.
unit-repetition = Herhaling
    .intro = Niemand mag eindeloos schaak geven of een stuk achtervolgen. Staat een stelling voor de derde keer op het bord, dan kijkt de scheidsrechter wat elke kant intussen deed. De regels verschillen; elke oefening noemt de hare.
    .myth = Driemaal dezelfde stelling is remise, zoals bij schaken.
    .truth = Het hangt ervan af wat er gebeurde: eenzijdig eeuwig schaak of eeuwige achtervolging verliest. Is geen van beide of zijn beide schuldig, dan is het remise.
unit-values = Waarden en ruil
    .intro = Ongeveer: strijdwagen 9, katapult 4½, paard 4, raadsheer en olifant 2, soldaat 1, over de rivier 2. De katapult verliest waarde als er minder schermen zijn, het paard wint.
    .myth = Een gedekt stuk is veilig.
    .truth = Niet als het meer waard is dan de aanvaller.
unit-patterns = Matbeelden
    .intro = Al eeuwenlang hebben matbeelden namen. Wie het beeld kent, vindt de zet.
    .myth = Voor mat heb je veel stukken nodig.
    .truth = Twee die samenwerken zijn vaak genoeg; de blik van de generaal langs de lijn is de derde.
unit-endgames = Eindspelen
    .intro = Weinig stukken, heldere doelen. Speel elk uit tegen de computer. Ze zijn allemaal gewonnen.
    .myth = Eén soldaat kan niet winnen.
    .truth = Tegen een kale generaal wel, zolang hij niet te vroeg op de laatste rij stapt.
unit-openings = Openingen
    .intro = De eerste zetten brengen strijdwagens en paarden in het spel en vechten om het midden. Speel de openingen na waar iedereen over praat.
    .myth = De katapult slaat op de tweede zet de middelste soldaat, en de opening is gewonnen.
    .truth = Wie te vroeg slaat, staat met de katapult alleen en verliest tijd terwijl de ander zich ontwikkelt.
unit-classics = Beroemde stellingen
    .intro = Eindspelen waarmee straatmeesters voorbijgangers hun geld afnamen: ze lijken gewonnen en zijn remise. De eerste zetten van drie ervan, zoals oude boeken ze geven, zonder aanspraak op bewijs.
    .myth = Rood wint meteen.
    .truth = De zetten die het best lijken, verliezen; met het beste spel zijn ze alle remise, zeggen de boeken.
unit-game = Je eerste partij
    .intro = Nu een hele partij. Wordt een zet geweigerd, dan hoor je waarom.
    .myth = Om te beginnen moet je openingen kennen.
    .truth = Breng je stukken in het spel, let op je generaal, sla wat gratis is.

### Oefeningen

lesson-board-squares = De stukken staan in de vakken tussen de lijnen.
lesson-board-who-begins = Rood doet de eerste zet.
lesson-board-files = Elke kant telt zijn lijnen van rechts: 1 tot 9.
lesson-chariot-careful = Sommige dekken elkaar. De volgorde telt.
lesson-horse-may-it = Paard op e5, eigen soldaat op f5: het voorbeeld van een regelpagina.
lesson-horse-one-way = Rood valt Zwart aan …
lesson-horse-other-way = … en kan Zwart terugslaan?
lesson-horse-open-leg = Gaat de soldaat weg, dan zijn beide punten vrij.
lesson-horse-detour = Je eigen soldaat blokkeert het been. Vind de omweg.
lesson-cannon-targets = Geen scherm, één scherm, twee schermen: alles in één beeld.
lesson-cannon-needs-screen = Een katapult heeft een scherm nodig om te zetten zonder te slaan.
lesson-cannon-any-screen = Een katapult mag ook over een stuk van de ander slaan.
lesson-elephant-attack = Een olifant kan over de rivier helpen aanvallen.
lesson-advisor-pinned = Kijk langs de e-lijn.
lesson-advisor-traitor = De raadsheren staan dicht bij hun generaal …
lesson-general-castle = Een generaal mag rokeren met een strijdwagen die nog niet gezet heeft.
lesson-general-last-man = Alleen het paard staat tussen de generaals.
lesson-general-ray = Laat je generaal van verre helpen.
lesson-soldier-promote = Een soldaat op de laatste rij wordt een strijdwagen.
lesson-check-step = Eén punt ligt tegenover de andere generaal.
lesson-check-screen = De olifant is het scherm van de katapult.
lesson-check-leg = Een paard kan bij zijn been worden gestopt.
lesson-check-double = Twee aanvallers tegelijk.
lesson-check-say-it = Zegt niemand “schaak!”, dan hoeft het niet te worden opgeheven.
lesson-mate-draw = Dit is remise, want Zwart staat niet schaak.
lesson-repetition-nobody-wins = Volgens de Aziatische en wereldregels is eeuwig schaak remise.
lesson-repetition-check = Schaak met elke zet.
lesson-repetition-both-check = Beide kanten geven schaak.
lesson-repetition-check-and-idle = Schaak, dan een rustige zet.
lesson-repetition-chase = Een strijdwagen achter een ongedekte katapult aan.
lesson-repetition-protected = Het aangevallen stuk is gedekt.
lesson-repetition-soldier = Een soldaat valt een strijdwagen aan.
lesson-repetition-in-turn = Eerst de ene strijdwagen, dan de andere.
lesson-repetition-threats = Matdreiging met elke zet.
lesson-repetition-threats-china = Dezelfde zetten onder andere regels.
lesson-values-late = Met weinig stukken op het bord is een paard vaak meer waard dan een katapult.
lesson-values-two-for-one = Een strijdwagen is ongeveer evenveel waard als een paard en een katapult samen.
lesson-values-crossed = Een soldaat over de rivier is meer waard dan een die nog niet is overgestoken.
lesson-values-fork = Eén zet, twee aanvallen.
lesson-patterns-double-cannon = Dubbele katapult 重炮: de ene is het scherm van de andere.
lesson-patterns-face-to-face = Oog in oog 對面笑: de generaal bewaakt de lijn.
lesson-patterns-side-horse = Het paard naast het paleis 側面虎.
lesson-patterns-horse-cannon = Katapult achter het paard 馬後炮: het paard sluit de generaal in en is het scherm.
lesson-patterns-hook-horse = Hoekpaard 掛角馬.
lesson-patterns-both-sides = Twee strijdwagens belagen de raadsheren 雙車脅士.
lesson-patterns-knocking = Twee duivels kloppen aan 二鬼拍門.
lesson-patterns-rook-and-horse = Strijdwagen en paard samen.
lesson-patterns-bottom-cannon = Katapult op de achterste rij.
lesson-patterns-in-turn = Twee strijdwagens om beurten 雙車錯.
lesson-patterns-crouching = Gehurkt paard 臥槽馬.
lesson-patterns-bolt = IJzeren grendel 鐵門栓: de katapult houdt het midden, de strijdwagen breekt binnen.
lesson-patterns-drinking = Twee paarden drinken uit de bron 雙馬飲泉.
lesson-patterns-octagon = Achthoekpaard 八角馬.
lesson-patterns-two-cannons = Twee katapulten zonder strijdwagen.
lesson-patterns-cannon-soldier = Katapult en soldaat.
lesson-patterns-heart = Dwars door het hart 大膽穿心: de strijdwagen slaat de middelste raadsheer.
lesson-patterns-three-on-a-wing = Drie op één vleugel 三子歸邊.
lesson-endgames-two-chariots = Twee strijdwagens: drijf de generaal naar de rand.
lesson-endgames-chariot = Een strijdwagen tegen een kale generaal.
lesson-endgames-soldier = Een soldaat die niet te diep staat, en een generaal die helpt.
lesson-endgames-horse = Een paard tegen een kale generaal.
lesson-endgames-chariot-two-advisors = Een strijdwagen tegen twee raadsheren.
lesson-endgames-two-soldiers = Twee soldaten tegen één raadsheer.
lesson-endgames-horse-advisor = Een paard tegen één raadsheer: altijd gewonnen, zegt de theorie.
lesson-endgames-cannon-advisors = Een katapult heeft de eigen raadsheer als scherm nodig.
lesson-openings-screen-horses = Centrale katapult tegen schermpaarden 中炮對屏風馬: twee paarden dekken de middelste soldaat.
lesson-openings-same-direction = Gelijkgerichte katapulten 順炮: Zwart antwoordt met de katapult van dezelfde vleugel.
lesson-openings-opposite-direction = Tegengerichte katapulten 列炮: Zwart antwoordt met de andere katapult.
lesson-openings-elephant = Olifantopening 飛相局: eerst stevig staan.
lesson-openings-soldier = Soldaatopening 仙人指路, “de onsterfelijke wijst de weg”, en de katapult die antwoordt.
lesson-openings-what-is-it = De rode katapult op de middenlijn heet centrale katapult.
lesson-classics-earthworm = De regenworm bedwingt de draak 蚯蚓降龍: soldaten houden twee strijdwagens tegen.
lesson-classics-lonely-ride = De eenzame rit van duizend mijl 千里獨行.
lesson-classics-red-cliffs = Vuur bij de Rode Rotsen 火燒赤壁.
lesson-game-first = De computer kent de regels, en nauwelijks meer.

### De regels

chapter-play = Bord en stukken
chapter-men = Hoe de stukken zetten
chapter-end = Schaak en het einde van de partij
chapter-again = Herhaling
chapter-about = Feiten en achtergrond

rules-intro = De volledige regels van xiangqi, elk met een bord om ze te proberen. Regelversie: zetregels zoals overal; herhaling volgens de World Xiangqi Rules (WXF 2018), afwijkingen zijn genoemd. Laatst herzien in november 2026.
rules-board = Het bord
    .text = Het bord heeft negen lijnen overlangs en tien overdwars; waar ze elkaar snijden liggen 90 punten, en daarop staan de stukken.
        Tussen de vijfde en de zesde rij stroomt de rivier 楚河漢界. De lijnen zijn daar onderbroken, maar men zet alsof ze doorlopen.
        De negen punten met diagonalen aan elke rand zijn de paleizen, ook fort of kasteel genoemd. De lijnen heten vanaf Roods linkerhand a tot en met i, de rijen vanaf Rood 1 tot en met 10; elke speler telt de lijnen ook van rechts, 1 tot 9.
rules-start = Stukken en opstelling
    .text = Elke kant heeft 16 stukken: een generaal, twee raadsheren, twee olifanten, twee paarden, twee strijdwagens, twee katapulten en vijf soldaten.
        Op de achterste rij staan vanaf de rand: strijdwagen, paard, olifant, raadsheer, in het midden de generaal, en zo weer naar buiten. De katapulten staan twee rijen voor de paarden, de soldaten op de vierde rij op elk tweede punt.
        Rood begint. Daarna zet men om beurten met één stuk.
rules-capture = Slaan
    .text = Kan een stuk een punt bereiken waarop een stuk van de ander staat, dan mag het dat slaan: het gaat erheen, en het andere verlaat het bord voorgoed.
        Elk stuk slaat zoals het zet; alleen de katapult niet. Slaan is niet verplicht.
rules-general = Generaal 帥 將
    .text = Eén stap recht, nooit schuin, en nooit uit het paleis: negen punten. Rokeren bestaat niet.
        Hij mag niet gaan waar hij geslagen kan worden, en ook niet op een open lijn tegenover de andere generaal.
rules-advisor = Raadsheer 仕 士
    .text = Eén stap langs een diagonaal van het paleis: vijf punten. Hij heet ook mandarijn.
rules-elephant = Olifant 相 象
    .text = Precies twee punten schuin, als het punt ertussen, het oog, vrij is. De rivier steekt hij niet over, en zo kent hij zeven punten.
rules-horse = Paard 傌 馬
    .text = Eén stap recht, dan één schuin naar buiten. Staat er op de eerste stap, het been, een stuk van welke kant ook, dan zijn beide punten daarachter gesloten; wat op het doel of er schuin naast staat, maakt niet uit.
        In de andere richting is een ander punt het been. Zo kan een paard een ander aanvallen dat niet kan terugslaan.
rules-chariot = Strijdwagen 俥 車
    .text = Zo ver als men wil langs een vrije lijn. Hij slaat het eerste stuk op zijn weg als dat niet het eigen is.
rules-cannon = Katapult of kanon 炮 砲
    .text = Zonder te slaan zet hij als de strijdwagen en springt hij over niets.
        Om te slaan springt hij over precies één stuk, het scherm, van welke kant ook. Scherm en doel mogen op elke afstand staan. Het scherm blijft staan.
rules-soldier = Soldaat 兵 卒
    .text = Eén stap vooruit; over de rivier ook één opzij. Nooit terug. Hij slaat zoals hij zet. Geen dubbele stap, geen promotie: op de laatste rij kan hij alleen nog opzij.
rules-check = Schaak
    .text = Een generaal die met de volgende zet geslagen kan worden, staat schaak. Na een zet mag de eigen generaal niet schaak staan.
        Wat helpt: de generaal zetten; de aanvaller slaan; een stuk ertussen zetten; het scherm van een katapult weghalen of een tweede erbij zetten; het been van een paard blokkeren. “Schaak” zeggen hoeft niet; wie wil, zegt jiāng 將.
rules-facing = De generaals mogen elkaar niet zien
    .text = Op één lijn zonder stuk ertussen mogen de generaals nooit staan. Elke zet die daartoe leidt is verboden, ook het weghalen van het laatste stuk ertussen.
        Sommige pagina’s noemen het een dreiging die moet worden opgeheven. Dat is hetzelfde, anders bekeken: omdat elke generaal langs de lijn aanvalt, zou de eigen generaal na de zet schaak staan.
rules-mate = Schaakmat
    .text = Wie schaak staat en dat niet kan opheffen, heeft verloren.
rules-stalemate = Pat
    .text = Wie niet schaak staat maar geen toegestane zet heeft, heeft ook verloren. Dat is anders dan bij schaken.
rules-draw = Remise
    .text = De partij is remise als geen kant nog kan winnen, bijvoorbeeld omdat alleen generaals, raadsheren en olifanten over zijn; door afspraak; door herhaling zonder eenzijdige schuld; of door de zettenlimiet.
rules-repetition = Eeuwig schaak
    .text = Geeft één kant in een herhaling met elke zet schaak en de andere niet, dan verliest die volgens de Aziatische en wereldregels als de stelling voor de derde keer ontstaat. Doen beide het, dan is het remise.
        Regelpagina’s verschillen: de ene zegt dat remise door herhaling niet bestaat, een andere staat driemaal schaak met hetzelfde stuk toe, een derde wil een regelboek met naam. Elk heeft voor het zijne gelijk. Hier kies je het regelboek, en de scheidsrechter legt zijn oordeel uit.
rules-chase = Eeuwige achtervolging
    .text = Met elke zet hetzelfde ongedekte stuk aanvallen is evenzo verboden. Generaals en soldaten mogen achtervolgen; een soldaat die de rivier niet over is mag achtervolgd worden; een gedekt stuk mag men aanvallen, behalve een strijdwagen met paard of katapult.
        Matdreigingen en gemengde aanvallen mogen volgens de Aziatische en wereldregels, volgens de Chinese niet altijd.
rules-limit = Zettenlimiet
    .text = Na 60 zetten van elke kant zonder slaan is de partij volgens de wereldregels remise; sommige toernooien nemen 50. Van een reeks schaaks tellen er maar tien.
rules-men = Namen van de stukken
    .text = Rood en Zwart hebben voor hetzelfde stuk verschillende tekens. Ze klinken gelijk of betekenen iets verwants; bij oude sets zonder kleur herkende men daaraan de kanten.
rules-worth = Wat de stukken waard zijn
    .text = Ongeveer: strijdwagen 9, katapult 4½, paard 4, raadsheer en olifant 2, soldaat 1, na de rivier 2. Katapulten zijn meer waard op een vol bord, paarden op een leeg.
rules-history = Geschiedenis
    .text = Schaakachtige spelen worden in China sinds de Tang-dynastie genoemd; de vorm met katapult en rivier kent men sinds de Song-dynastie, ongeveer de twaalfde eeuw. Xiàngqí 象棋 wordt vaak uitgelegd als “olifantenspel”.
        De meesten zien het Indiase chaturanga als gezamenlijke voorouder van de schaakspelen, sommigen andersom. De rivier herinnert aan de grens tussen Chu en Han, rond 200 v. Chr.; het paleis staat voor het hoofdkwartier.
rules-janggi = Janggi en andere verwanten
    .text = Het Koreaanse janggi komt van xiangqi. Het heeft geen rivier; de generaals beginnen midden in het paleis, stukken zetten ook langs de diagonalen van het paleis, olifanten gaan verder, en het kanon heeft voor elke zet een scherm nodig en mag geen kanon overspringen of slaan.
        Het Mongoolse shatar staat dichter bij het westerse schaak; het Japanse shogi is een verdere verwant.
rules-doubts = Waar regelpagina’s elkaar tegenspreken
    .text = Generaals tegenover elkaar: verboden, geen dreiging voor de volgende zet. Herhaling: vraag naar het regelboek. Jiāngjūn 將軍: het woord betekent “schaak”, niet mat. Noord en zuid: op veel kaarten ligt het zuiden boven, dus pagina’s noemen de kanten verschillend; hier zijn het Rood en Zwart. Stukken: 32 in totaal, 16 per kant. Namen: raadsheer en mandarijn zijn hetzelfde stuk; olifant en minister ook; kanon en katapult ook.
rules-sources = Bronnen
    .text = World Xiangqi Rules, WXF 2018; regels van de Aziatische bond, AXF 2017; Chinese wedstrijdregels, CXA 2011 en 2020, voor zover toegankelijk. Geschiedenis en namen volgen gangbare naslagwerken. Klopt er iets niet? Schrijf ons met stelling en plaats in de tekst; de weg staat in de beschrijving van het project.

facts-man = Stuk
facts-red = Rood
facts-black = Zwart
facts-count = Aantal
facts-points = Punten
facts-names = Duits, Nederlands, Engels
facts-caption = De stukken van één kant

### Vragen

faq-title = Vragen
faq-search = Zoek in de vragen
faq-found = { $count ->
    [0] Niets gevonden.
    [one] Eén vraag.
   *[other] { $count } vragen.
}
faq-chess = Waarin verschilt xiangqi van schaken?
    .text = De stukken staan op snijpunten; er zijn een rivier en paleizen; paarden springen niet, katapulten hebben een scherm nodig om te slaan, soldaten slaan rechtuit. Geen rokade, geen promotie, en pat verliest.
faq-leg = Waarom kan een paard soms niet naar een vrij punt?
    .text = De eerste rechte stap, het been, is bezet. Dat sluit beide punten daarachter, wat daar ook staat.
faq-cannon-ways = Zet en slaat de katapult gelijk?
    .text = Nee. Hij zet over een vrije lijn; om te slaan moet er precies één stuk tussen staan, van welke kant ook. Geen of meer dan één verhinderen het.
faq-soldier-back = Mogen soldaten na de rivier terug?
    .text = Nee. Vooruit en over de rivier ook opzij, steeds één punt.
faq-generals-face = Wat betekent het dat generaals elkaar zien?
    .text = Ze zouden op één lijn staan zonder stuk ertussen. Dat is verboden, dus mag het laatste stuk ertussen de lijn niet verlaten.
faq-immobile = Is het remise als je zonder schaak niet kunt zetten?
    .text = Nee: wie niet kan zetten, verliest.
faq-eye = Wat is het oog van de olifant?
    .text = Het punt midden in zijn schuine dubbele stap. Elk stuk daar houdt hem tegen. Ook steekt hij nooit de rivier over.
faq-opening-names = Wat zijn centrale katapult, gelijkgerichte katapult en schermpaarden?
    .text = Een centrale katapult staat op de middenlijn en mikt op de middelste soldaat. Antwoordt Zwart met de katapult van dezelfde vleugel, dan is dat een gelijkgerichte katapult. Twee paarden die de middelste soldaat dekken, heten schermpaarden.
faq-e5-g4 = Kan een paard van e5 naar g4 of g6 als de eigen soldaat op f5 staat?
    .text = Nee: beide wegen delen het been f5. Gaat de soldaat weg, dan zijn beide vrij.
faq-no-move-draw = Geen schaak en geen zet: altijd remise?
    .text = Niet in xiangqi. Wie aan zet is, heeft verloren. Herhalingen en zettenlimieten zijn iets anders.
faq-squares = Staan de stukken in vakken?
    .text = Nee, op de snijpunten van de lijnen, zoals bij go.
faq-castling = Bestaat rokeren?
    .text = Nee. De generaal gaat één stap per keer en blijft in het paleis.
faq-promotion = Promoveert een soldaat?
    .text = Nee. Op de laatste rij kan hij alleen nog opzij.
faq-perpetual = Mag ik eindeloos schaak geven?
    .text = Nee. Volgens bijna alle regels verliest wie in een herhaling met elke zet schaak geeft, of moet die ermee ophouden.
faq-two-characters = Waarom hebben Rood en Zwart verschillende tekens?
    .text = De stukken zijn dezelfde. Aan de tekens herkende men de kanten bij sets zonder kleur.
faq-say-check = Moet ik “schaak” zeggen?
    .text = Hier niet en in toernooien niet. Onder vrienden zeggen velen jiāng 將 of jiāngjūn 將軍; beide betekenen schaak.
faq-one-way = Kan een paard een ander aanvallen zonder zelf aangevallen te zijn?
    .text = Ja. Elk heeft zijn eigen been: wat het ene blokkeert, hoeft het andere niet te blokkeren.
faq-north-south = Welke kant is noord?
    .text = De pagina’s zijn het oneens, omdat op oude Chinese kaarten het zuiden boven ligt. Hier heten de kanten gewoon Rood en Zwart; Rood begint.
