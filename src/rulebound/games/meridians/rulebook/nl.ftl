# De spelregels van Meridians in onze woorden. `.name` is de korte naam van een regelpunt.

title = Meridians

source-meridians-description = Beschrijving van de auteur, Kanare Kato
    .revision = zoals vastgelegd door MeepleRules
source-meridians-page = Pagina van Meridians op MeepleRules
    .revision = zoals vastgelegd
source-meridians-bga = Spelhulp van Board Game Arena
    .revision = volgens onze aantekeningen
source-meridians-boardspace = Programma van Boardspace
    .revision = volgens onze aantekeningen

section-game = Het spel in het kort
    .short = spel
section-board = Het bord
    .short = bord
section-groups = Groepen en paden
    .short = groepen
section-opening = De eerste twee beurten
    .short = opening
section-pie = De swapregel
    .short = swapregel
section-turn = Je beurt
    .short = beurt
section-placing = Een steen plaatsen
    .short = plaatsen
section-ending = Het einde
    .short = einde

game_players = Meridians is een abstract spel voor twee spelers.
    .name = spelers
game_goal = Gebied helpt, maar het doel is dat je tegenstander geen enkele steen meer op het bord heeft.
    .name = doel
game_name = Het spel is genoemd naar het stelsel van meridianen.
    .name = naam
game_age-and-time = Een catalogus zegt: een bordspel uit 2021 voor 2 spelers vanaf 10 jaar, 20 tot 40 minuten per partij.
    .name = leeftijd en duur
game_author = Kanare Kato heeft het spel bedacht. De belangrijkste mechanismen zijn een zeshoekig raster, insluiten en zichtlijnen.
    .name = auteur
game_publisher = Kanare_Abstract heeft het online uitgegeven.
    .name = uitgever
game_award = In het forum voor abstracte spellen van BoardGameGeek werd het beste combinatorische spel voor twee van 2021.
    .name = prijs
game_rank = Op de vastgelegde pagina staat het bij BoardGameGeek op plaats 11.936, met een 6,9 als waardering. De datum van de pagina is onbekend.
    .name = plaats en waardering
game_complexity = Op de vastgelegde pagina is de complexiteit 2,0 van 5. De datum van de pagina is onbekend.
    .name = complexiteit

board_points = Het bord is een zeshoek die in driehoeken is verdeeld. Stenen staan op de punten waar lijnen samenkomen, en geen enkel punt is het midden van het bord.
    .name = punten
board_regular = Het standaardbord heeft twee zijden van 6 punten en vier van 7: samen 114 punten.
    .name = standaardbord
board_sizes = Elk formaat mag. Bij ons zijn er borden van 4/5 tot 11/12, waarbij 6/7 het standaardbord is: op kleinere borden kan het gebeuren dat een tweede steen nergens terechtkan.
    .name = formaten
board_stones = Elke speler heeft genoeg stenen van de eigen kleur. Ze raken nooit op.
    .name = stenen
board_point-names = Een punt heet naar zijn rij en zijn plaats in de rij. Rijen hebben letters, met a onderaan, en plaatsen nummers, met 1 links. Gelijke nummers vormen geen rechte lijn.
    .name = namen van punten

groups_group = Stenen van één kleur op aangrenzende punten vormen een groep. Een losse steen is ook een groep.
    .name = groep
groups_path = Twee stenen van één kleur hebben een pad als ze de uiteinden zijn van een rechte lijn met minstens één punt ertussen, als al die punten leeg zijn en als ze bij verschillende groepen horen.
    .name = pad
groups_dead = Een groep waarvan geen enkele steen een pad heeft, is dood.
    .name = dode groep
groups_one-path-is-enough = Eén steen met een pad is genoeg: dan heeft de hele groep een pad.
    .name = één pad is genoeg

opening_colours = De spelers spreken op een manier naar eigen keuze af wie Licht speelt en wie Donker.
    .name = kleuren
opening_first-stone = Plaats in je eerste beurt een steen van je kleur op een leeg punt naar keuze.
    .name = eerste steen
opening_second-stone = Plaats in je tweede beurt een steen die een pad heeft naar je eerste: in een rechte lijn ermee, met minstens één punt ertussen en niets in de weg.
    .name = tweede steen
opening_no-removal = Er wordt niets verwijderd voordat beide spelers twee beurten hebben gehad. De tekst noemt verwijderen pas als eerste stap van de beurten daarna, dus een losse eerste steen, die geen pad heeft, blijft staan.
    .name = nog niets verwijderen

pie_optional = Je kunt afspreken om met de swapregel te spelen. Die maakt het voordeel van beginnen kleiner.
    .name = als je wilt
pie_stones = De eerste speler plaatst de eerste steen van beide kleuren: één lichte en één donkere.
    .name = beide eerste stenen
pie_choice = Daarna kiest de tweede speler een kleur. Het spel gaat gewoon verder: Licht plaatst de tweede steen.
    .name = keuze van kleur

turn_alternate = Licht begint. Daarna zijn de spelers om de beurt aan zet.
    .name = om de beurt
turn_removal-first = Verwijder vanaf je derde beurt eerst alle dode groepen van je tegenstander. Plaats pas daarna een steen.
    .name = eerst verwijderen
turn_removal-together = Dode groepen verlaten het bord tegelijk. De tekst zegt niet of ze één voor één gaan, maar het maakt geen verschil: geen enkele dode groep ziet langs lege punten een andere steen van haar kleur, dus als er één verdwijnt, krijgt geen andere daardoor een pad.
    .name = tegelijk verwijderd

placing_empty-point = Een steen komt op een leeg punt.
    .name = leeg punt
placing_line-of-sight = Vanaf je derde beurt moet het punt in een rechte lijn liggen met een steen van jou, zonder steen van je tegenstander ertussen. Je eigen stenen onderbreken de lijn niet.
    .name = zichtlijn
placing_no-passing = Passen mag niet.
    .name = niet passen
placing_own-group-may-die = Je mag een steen plaatsen, ook als zijn groep daarna geen pad heeft. De tekst vraagt alleen een leeg punt in de zichtlijn. Je tegenstander verwijdert die groep aan het begin van de volgende beurt.
    .name = eigen groep mag sterven

ending_no-stones = Wie na de eerste twee beurten aan het begin van de eigen beurt geen steen op het bord heeft, verliest.
    .name = geen stenen meer
ending_at-removal = Wij beëindigen de partij zodra een speler na een verwijdering geen stenen meer heeft. Volgens de tekst gebeurt dat pas aan het begin van diens volgende beurt, maar ook dan zijn er geen: de winnaar is dezelfde.
    .name = einde bij verwijdering
ending_no-legal-point = Als je nergens een steen kunt plaatsen, verlies je. De tekst verbiedt passen en zegt niet wat er dan gebeurt. In zo’n stelling heeft geen van je groepen een pad, zodat je tegenstander ze in de volgende beurt allemaal zou verwijderen: hoe het ook verdergaat, de winnaar is dezelfde.
    .name = nergens te plaatsen
ending_skipped-placement = Board Game Arena en Ludii laten een speler die nergens kan plaatsen het plaatsen overslaan. Bij de volgende verwijdering verdwijnen dan al diens stenen.
    .name = plaatsen overgeslagen
ending_forced-resignation = Boardspace laat een speler die nergens kan plaatsen opgeven.
    .name = gedwongen opgave
ending_resign = Je mag op elk moment opgeven. De tekst zegt er niets over, maar het is overal gebruikelijk waar een partij lang voor het einde beslist kan zijn.
    .name = opgeven
ending_no-draw = Er is geen score en geen gelijkspel. Wie net een steen heeft geplaatst, heeft die nog, dus de spelers kunnen niet allebei tegelijk zonder stenen zijn.
    .name = geen gelijkspel
