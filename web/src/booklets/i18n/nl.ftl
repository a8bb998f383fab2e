# Spelregels van andere spellen die men meebrengt

own-title = Jouw spelregels
own-lead = Importeer de spelregels van een spel dat je hebt en stel er vragen over: je krijgt de passages die er het dichtst bij komen, met hun pagina. Je spelregels zijn alleen van jou; niemand anders kan ze lezen of er vragen over stellen.
own-model = De passages die een vraag vindt, gaan ook naar { $model }, een taalmodel dat de beheerder van deze server heeft gekozen om antwoorden te verwoorden.
own-drop = Sleep spelregels hierheen: pdf, HTML of tekst, tot { $mb } MB
own-kinds = Een pdf-, HTML- of tekstbestand, tot { $mb } MB
own-choose = Bestand kiezen
own-game = Spel
own-edition = Editie
own-edition-hint = als er meer zijn
own-language = Taal van de tekst
own-role = Wat het is
own-role-rules = Spelregels
own-role-errata = Errata
own-role-faq = FAQ
own-bring = Importeren
own-reading = Bezig met lezen…
own-took = { $name } staat erin: { $count ->
    [one] één passage
   *[other] { $count } passages
}.
own-unread = Op { $count ->
    [one] pagina { $pages }
   *[other] de pagina’s { $pages }
} was geen tekst te lezen: wat daar staat, wordt niet gevonden.
own-encoding = Het bestand is geen UTF-8 en is gelezen als { $encoding }. Kloppen de letters niet, kies dan de taal van de tekst of sla het op als UTF-8 en importeer het opnieuw.
own-none = Nog geen.
own-pages = { $pages ->
    [one] één pagina
   *[other] { $pages } pagina’s
}
own-passages = { $count ->
    [one] één passage
   *[other] { $count } passages
}
own-ask = Vraag het aan { $book }
own-delete = Verwijderen
own-sure = { $name } verwijderen?
own-sure-links = Links naar antwoorden die eruit citeren, tonen dan niets meer. In je vragen blijven de citaten staan tot je die verwijdert.
own-yes = Ja, verwijderen
own-no = Behouden
own-replace = Vervangen
own-replacing = Het volgende bestand komt in de plaats van { $name }.
own-stop = Toch niet
own-used = { $used } van { $most } MB in gebruik
own-apart = Elke editie wordt apart bevraagd. Spelregels, errata en FAQ van één editie worden samen bevraagd en apart getoond.
own-need-game = Bij welk spel hoort het?
