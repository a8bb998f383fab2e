# Wat onze tafels zeggen over plaatsen, zetten, terugnemen en klokken. $text is wat iemand typte.

name = Aan tafel

log-undone = Teruggenomen

# Plaatsen

may-read = Je mag hier kijken.
may-act = Dit is jouw plaats.
may-invite = Je mag iemand voor deze plaats uitnodigen.
may-fill = Jij bepaalt voor wie deze vrije plaats is.
may-sit = Deze plaats is vrij.
may-play-again = Je mag de volgende partij klaarzetten.
may-put-out = Je mag deze plaats vrijmaken.
may-stop = Je mag deze bot vragen nu te spelen.
not-at-this-table = Je zit niet aan deze tafel. Die is te zien voor wie er zit of is uitgenodigd.
no-such-seat = { $seats ->
    [one] Die plaats is er niet: deze tafel heeft er één.
   *[other] Die plaats is er niet: deze tafel heeft er { $seats }.
}
seat-not-yours = Dit is niet jouw plaats. Alleen wie er zit, speelt ervoor.
seat-taken = Deze plaats is bezet.
seat-not-open = Deze plaats is niet voor iedereen vrij. Vraag de gastheer om een uitnodiging.
seat-fixed = Deze plaats is van een bot of van iemand aan het scherm van de gastheer: je kunt er niemand voor uitnodigen en die ook niet vrijmaken.
seat-after-end = De partij is afgelopen en de plaatsen blijven zoals ze zijn.
again-before-end = De volgende partij wordt klaargezet als deze is afgelopen.
seat-with-clock = Deze partij heeft klokken en de eerste beurt van deze plaats is voorbij, dus die wordt niet meer vrijgemaakt. Wie wegblijft, verliest op tijd.
seat-one-each = Je hebt al een plaats aan deze tafel. Niemand neemt er een tweede.
owner-invites = Alleen de gastheer stuurt uitnodigingen.
owner-fills = Alleen de gastheer bepaalt voor wie een vrije plaats is.
owner-or-self = Alleen de gastheer kan andermans plaats vrijmaken. Je eigen plaats mag je verlaten.
table-waits = Niet elke plaats is bezet. De partij begint, of gaat verder, als iedereen zit.

# Toeval

may-give = Je mag je getal voor het toeval sturen.
nonce-given = Je getal telt mee.
nonces-fixed = De getallen die het toeval bepalen liggen vast en blijven zo.
other-commitment = De verzegeling van het getal van de server is een andere dan die je hebt gezien. Laad de pagina opnieuw.
nonces-awaited = De browsers van sommige spelers moeten hun getal nog sturen. De partij begint als ze er allemaal zijn.

# Meedoen

move-not-understood = Dit spel kent geen zet “{ $text }”.
already-sealed = Je hebt gekozen. Je keuze blijft geheim tot de anderen hebben gekozen.
measured-here = Wat hier wordt gebouwd, meet de server. Niemand geeft de uitslag door.
resign-over = De partij is afgelopen: er valt niets meer op te geven.
resign-out = Je doet al niet meer mee aan deze partij.
no-bot-thinking = Op deze plaats denkt geen bot na.

# Terugnemen

undo = Teruggenomen tot het gekozen moment.
undo-no-decision = Je kunt alleen terug naar een moment waarop een speler moest kiezen.
undo-past-chance = Dat zou een worp of loting terugnemen. Wat het toeval heeft laten zien, blijft.
undo-wished = Aan de anderen wordt gevraagd of ze akkoord gaan.
undo-wish-open = Er staat nog een ander verzoek om terug te nemen open.
undo-own-wish = Dit verzoek is van jou. De anderen moeten akkoord gaan.
undo-not-asked = Je doet niet meer mee en hoeft dus niet akkoord te gaan.
undo-no-wish = Er is geen verzoek meer om terug te nemen.
undo-agreed = Je gaat akkoord. Nog niet iedereen heeft geantwoord.
undo-declined = Je hebt geweigerd.
undo-withdrawn = Je hebt je verzoek ingetrokken.
undo-after-end = De partij is afgelopen en blijft zoals ze eindigde.
