# Wat het toeval deed in een gespeelde partij, en de controle dat niemand het stuurde

draws-offer = { $draws ->
    [one] In deze partij besliste het toeval één keer mee.
   *[other] In deze partij besliste het toeval { $draws } keer mee.
} Of iemand daarop invloed had, kan je browser hier narekenen.
draws-check = Elke worp en loting narekenen
draws-right = { $draws ->
    [one] Niemand heeft het toeval gestuurd: de ene uitkomst is wat de getallen van de server en de spelers geven.
   *[other] Niemand heeft het toeval gestuurd: alle { $draws } uitkomsten zijn wat de getallen van de server en de spelers geven.
}
draws-follow = { $draws ->
    [one] De ene uitkomst is wat de getallen van de server en de spelers geven.
   *[other] Alle { $draws } uitkomsten zijn wat de getallen van de server en de spelers geven.
}
draws-foreseen = { $draws ->
    [one] De laatste kwam nadat het einde van de partij was teruggenomen: toen was het getal van de server al te lezen.
   *[other] De laatste { $draws } kwamen nadat het einde van de partij was teruggenomen: toen was het getal van de server al te lezen.
}
draws-sealed = Het getal van de server past bij zijn verzegeling. De losse uitkomsten van dit spel controleer je met “rulebound verify”.
draws-kept = De verzegeling is die van vóór de partij, en je eigen getal zit bij de andere.
draws-not-kept = Er telde geen getal van je browser mee. Van de verzegeling is alleen te zeggen dat die hetzelfde is gebleven sinds je deze pagina opende.
draws-fault-secret = Het getal dat de server toont, past niet bij zijn verzegeling.
draws-fault-commitment = Dit is niet de verzegeling die je browser eerder zag.
draws-fault-own = Het getal dat je browser stuurde, zit niet bij de getallen die beslisten.
draws-other-number = Plaats { $at } heeft een ander getal dan toen je het jouwe stuurde: iemand anders nam de plaats in voordat de partij begon, of het getal is verwisseld.
draws-last-number = Wie als laatste een getal stuurde, had het toeval kunnen sturen, maar alleen samen met de server.
draws-other-draw = Uitkomst { $at } van deze partij is niet wat de getallen geven.
