# De spelregels van Der Marsigelwettkampf in onze woorden. `.name` is de korte naam van een regelpunt.

title = Der Marsigelwettkampf

source-marsigel-wiki = Pagina van Der Marsigelwettkampf van Sehrgut op de Looney Pyramid Games Wiki
    .revision = versie 1.0 uit 2013, zoals vastgelegd
source-looney-pieces = Pagina’s “Trio” en “Nest” van de Looney Pyramid Games Wiki
    .revision = volgens onze aantekeningen

section-game = Het spel in het kort
    .short = spel
section-players = Spelers
    .short = spelers
section-pieces = De stukken
    .short = stukken
section-setup = Klaarzetten
    .short = klaarzetten
section-turn = Je beurt
    .short = beurt
section-movement = Bewegen
    .short = bewegen
section-stacking = Op een stapel landen
    .short = landen
section-spaces = Velden
    .short = velden
section-winning = Winnen
    .short = winnen
section-drawing = Gelijkspel
    .short = gelijkspel
section-leaving = De partij verlaten
    .short = verlaten
section-house = Huisregels
    .short = huisregel

game_objective = Wie als eerste een boom in zijn kleur vormt, wint.
    .name = doel
game_author = Sehrgut bracht het spel in 2013 uit en noemt het een stekelig piramidespel. De titel is Duits voor een wedstrijd van egels op Mars.
    .name = auteur
game_box = De pagina rekent één minuut om klaar te zetten en 5 tot 10 om te spelen. Ze noemt het snel en eenvoudig, met weinig strategie en veel toeval, abstract van thema en voltooid als versie 1.0.
    .name = het kader op de pagina
game_remix = Het is een bewerking met piramides van Der Igelwettkampf, een klein spel van HABA voor aan de sleutelhanger.
    .name = naar Der Igelwettkampf

players_any-number = Eén passage laat elk aantal spelers toe, zolang niemands drie stukken te verwarren zijn met die van een ander.
    .name = elk aantal
players_two-to-thirteen = Het kader op de pagina zegt 2 tot 13 spelers.
    .name = 2 tot 13
players_eleven = Een andere passage telt de kleuren van de dozen die toen te koop waren, Rainbow, Xeno en Pink Hijinks, en komt op elf spelers.
    .name = elf
players_offered = Bij ons spelen 2 tot 13 spelers, zoals in het kader: de elf kleuren van de dozen, en bruin en mint, die in geen ervan zitten.
    .name = wat wij bieden

pieces_trio = Elke speler heeft een trio van een eigen kleur: een koningin, een dar en een pion.
    .name = trio
pieces_pips = De koningin is het grote stuk en heeft 3 stippen, de dar is het middelgrote met 2, de pion het kleine met 1. De pagina zegt dat niet, maar zo telt iedereen die met deze piramides speelt.
    .name = stippen
pieces_tree = Een boom is een trio met het grote stuk onderaan en het kleine bovenop.
    .name = boom
pieces_nest = Een nest is een trio met het kleine stuk onderaan en het grote over alles heen.
    .name = nest
pieces_die = Er is één zeszijdige dobbelsteen nodig.
    .name = dobbelsteen

setup_circle = Zet de stukken rechtop in een kring, één per veld. De kleuren volgen elkaar in kleurvolgorde en tegelijk de maten in hun volgorde.
    .name = kring
setup_colour-order = De kleurvolgorde kies je zelf, bijvoorbeeld rood, geel, groen, blauw.
    .name = kleurvolgorde
setup_size-order = Ook de volgorde van de maten kies je zelf. Meestal is het koningin, dar, pion.
    .name = volgorde van de maten
setup_example = Met rood, geel, groen en blauw wordt dat rode koningin, gele dar, groene pion, blauwe koningin, rode dar, enzovoort tot de blauwe pion.
    .name = voorbeeld
setup_shifted = Met 3, 6, 9 of 12 spelers zou de gewone reeks elke kleur drie keer dezelfde maat geven. Daarom schuiven de maten bij elk rondje één op. Met drie spelers: rode koningin, gele dar, groene pion, rode dar, gele pion, groene koningin, rode pion, gele koningin, groene dar.
    .name = opgeschoven maten
setup_starter = Kies wie begint, of loot erom.
    .name = wie begint

turn_counterclockwise = Er wordt tegen de klok in gespeeld.
    .name = tegen de klok in
turn_colour-order = De spelers zijn in kleurvolgorde aan de beurt, te beginnen bij wie begint. De kring is zo getekend dat hij die kant op loopt. De tekst zegt niet hoe plaatsen en kleuren bij elkaar horen.
    .name = in kleurvolgorde
turn_roll = Gooi aan het begin van je beurt de dobbelsteen. Zoveel bewegingspunten krijg je.
    .name = worp
turn_up-to = Je mag ten hoogste zoveel bewegingspunten gebruiken als je deze beurt hebt gegooid.
    .name = tot je worp
turn_own-pieces = Je gebruikt ze om stukken van je eigen kleur te verplaatsen.
    .name = je eigen stukken
turn_several-moves = Je mag in een beurt meerdere zetten doen, met welke van je stukken je wilt, in elke volgorde en ook met hetzelfde stuk opnieuw. De tekst zegt “tot” en “stukken”, en stelt geen andere grens dan de worp.
    .name = meerdere zetten
turn_less = Je hoeft niet al je punten te gebruiken. Wat aan het eind van je beurt over is, vervalt.
    .name = minder punten
turn_pass = Je mag zelfs passen.
    .name = passen
turn_must-pass = Als je geen geldige zet hebt, moet je passen.
    .name = geen geldige zet

movement_price = Een stuk kost voor elk veld zoveel punten als het stippen heeft.
    .name = prijs
movement_either-way = Stukken gaan van veld naar veld de kring rond, welke kant je maar wilt.
    .name = beide kanten op
movement_shorter-way = Je betaalt voor de kortste weg. Punten vervallen toch, dus niemand heeft de langste nodig.
    .name = kortste weg
movement_passing-over = Onderweg mag een stuk over alles heen. De tekst beperkt alleen waar het eindigt.
    .name = eroverheen
movement_each-move-lands = Elke zet moet eindigen waar het stuk mag landen, ook als er in dezelfde beurt nog meer volgen.
    .name = elke zet landt
movement_carry = Ook een stuk binnen in een stapel mag bewegen. Het neemt alles mee wat erboven ligt.
    .name = meenemen
movement_riders-free = Wat meegaat, kost niets. Je betaalt alleen voor het stuk dat je verplaatst. De tekst zegt dat het de andere meeneemt en noemt daar geen prijs voor.
    .name = gratis mee
movement_topmost = Heb je meerdere stukken in één stapel, dan mag alleen het bovenste daarvan bewegen.
    .name = bovenste stuk
movement_topmost-own = Bedoeld is het bovenste van je eigen stukken. Stukken van anderen erboven houden het niet tegen: het neemt ze mee.
    .name = het bovenste van je eigen stukken
movement_no-lap = Een zet eindigt op een andere stapel. Helemaal rondgaan en terugkomen op wat er van de eigen stapel over is, is geen zet.
    .name = geen heel rondje

stacking_on-top = Een zet eindigt bovenop een piramide.
    .name = bovenop
stacking_same-or-larger = Een stuk landt op zijn eigen maat of groter. De bron spreekt zichzelf tegen en breekt midden in een zin af, dus beslissen wij: naar de letter zouden stapels naar boven alleen groter worden, en zou een boom, het doel van het spel, nooit kunnen staan. Speel je met nesten, dan is het landen andersom.
    .name = zelfde maat of groter
stacking_same-or-smaller = Eén passage laat een zet alleen eindigen op dezelfde maat of kleiner. Zo spelen we het in de variant met nesten.
    .name = zelfde maat of kleiner
stacking_own-size-or = Een andere passage staat stapelen toe op de eigen maat “of”, en daar breekt de zin af in elke kopie die we kennen.
    .name = afgebroken zin
stacking_named-piece = Wat telt, is de maat van het stuk dat je verplaatst tegenover die van het bovenste stuk van de stapel waarop het landt. Wat het meeneemt, doet er niet toe.
    .name = wiens maat telt

spaces_space = Een veld is waar een stapel staat.
    .name = veld
spaces_vanish = Een veld verdwijnt als het laatste stuk vertrekt; de velden ernaast liggen dan naast elkaar.
    .name = lege velden verdwijnen
spaces_at-lifting = Een veld verdwijnt zodra het laatste stuk wordt opgetild, dus op de weg van dat stuk telt het niet mee. Het maakt pas verschil als een stuk helemaal rondgaat.
    .name = weg bij het optillen

winning_tree = Je wint met een boom in je kleur. Die mag los staan of deel van een stapel zijn, maar tussen de stukken ervan mag geen andere kleur liggen.
    .name = boom in je kleur
winning_tree-order = De boom is je koningin, daarop je dar, daarop je pion, elk direct op het vorige. Onder de koningin en boven de pion mag van alles liggen.
    .name = op volgorde
winning_nest = In de variant met nesten win je met je pion, daarop je dar, daarop je koningin, elk direct op het vorige. Dat is het doel dat bij de letterlijke tekst over landen past.
    .name = nest in je kleur
winning_at-once = De partij eindigt zodra een zet het winnende trio vormt, ook als er nog punten over zijn.
    .name = meteen
winning_only-the-mover = Alleen wie aan zet is, kan winnen, en nooit twee tegelijk: alleen het verplaatste stuk en dat waarop het landt, raken elkaar voor het eerst.
    .name = alleen wie zet

drawing_all-pass = Als alle spelers na elkaar passen, is het gelijkspel.
    .name = iedereen past
drawing_counting = Een beurt zonder zet is een pas, vrijwillig of gedwongen. Passen op een rij tellen door tot iemand een zet doet. Wie een zet doet en in dezelfde stelling terugkomt, heeft niet gepast.
    .name = passen tellen
drawing_endless = Niets in de tekst beëindigt een partij waarin de spelers blijven zetten zonder dat er ooit een einde aan komt. Je kunt er een huisregel voor afspreken.
    .name = eindeloos spel

leaving_resign = Je mag altijd opgeven. Je stukken blijven staan, je beurten worden overgeslagen, en passen op een rij en herhalingen worden weer vanaf nul geteld. De tekst zegt er niets over.
    .name = opgeven
leaving_last-one = Wie als laatste overblijft, heeft gewonnen.
    .name = laatste die overblijft

house_third-time = Als dat is afgesproken: gelijkspel als dezelfde kring voor de derde keer ontstaat met dezelfde speler aan zet.
    .name = derde keer
house_turn-cap = Als dat is afgesproken: gelijkspel als elke speler die nog meedoet, zoveel beurten heeft gehad.
    .name = aantal beurten
