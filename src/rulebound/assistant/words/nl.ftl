# Wat de spelregelhulp zegt. $value is een getal, of een woord in de taal van de lezer.

yes = Ja.
no = Nee.
value = { $value }.
value-point = { $value ->
    [one] { $value } punt.
   *[other] { $value } punten.
}
value-point-each-meeple = { $value ->
    [one] { $value } punt per meeple.
   *[other] { $value } punten per meeple.
}
value-second = { $value ->
    [one] { $value } seconde.
   *[other] { $value } seconden.
}
value-minute = { $value ->
    [one] { $value } minuut.
   *[other] { $value } minuten.
}
value-space = { $value ->
    [one] { $value } veld.
   *[other] { $value } velden.
}
conflict = De bronnen spreken elkaar tegen. Hier staan alle lezingen.
silent = De bronnen geven hierover geen uitsluitsel.
elsewhere = Dit gaat niet over de regels van onze spellen, dus ik heb geen antwoord.
no-such-move = Hoe het vóór zet { $move } stond, is hier niet bekend, dus valt er niets over te zeggen.
no-such-amount = Zo’n aantal kan niet op tafel liggen, dus is er niets uitgerekend.
unread = Niet begrepen: { $words }. Als dat er hier toe doet, kan het getal anders zijn.
moves-open = { $number ->
    [one] Je kunt { $number } zet doen.
   *[other] Je kunt uit { $number } zetten kiezen.
}
at-place = { $place }: { $text }
lasts = Een hele partij duurt volgens de catalogus { $least } tot { $most } minuten.
title = { $game }
half-read = Je vraag is in geen van de talen die hier gesproken worden: Engels, Russisch, Frans, Nederlands, Duits. Hij is zo goed mogelijk gelezen, en er is niets uit geconcludeerd.
taken = Opgevat als een vraag over { $game }.
taken-others = Opgevat als een vraag over { $game }. Het kan ook over { $others } gaan: noem het spel in de vraag om zeker te zijn.
near = Deze regelpunten staan het dichtst bij:
reading = Zo spelen wij het:
assumed = Van elders overgenomen, niet uit de bron zelf:
in-original = In het origineel:
written = Geschreven met { $model }, getoetst aan de regelpunten.
no-copy = Je hebt hier geen kopie van de bron, dus de tekst zelf staat er niet bij.
spaces = velden die het opschuift
coats-of-arms = wapens
farmhouses = boerderijen
tiles-with-city = tegels met een stad
tiles-with-road = tegels met een weg
