# De regelhulp: wat er gevraagd wordt, en wat er om een antwoord staat

ask-room = Vraag het de regels
ask-label = Wat is onduidelijk?
ask-board = Een vraag over deze stelling
ask-do = De regels raadplegen
ask-looking = Wordt opgezocht
ask-writing = { $model } verwoordt het
ask-written = Geschreven met { $model }, getoetst aan de regelpunten
ask-away = Wegleggen
ask-we-play = Zo spelen wij het
ask-table-plays = Aan deze tafel geldt
ask-reckoned = Volgens onze lezing: { $value }
ask-assumed = Van elders overgenomen
ask-own-words = Met je eigen kopie van “{ $source }” zie je hier ook de tekst zelf.
ask-near = Deze regelpunten staan het dichtst bij
ask-nearby = { $count ->
    [one] Eén regelpunt in de buurt
   *[other] { $count } regelpunten in de buurt
}
ask-example-any = Mag je passen in Meridians?
ask-example-meridians = Redt één pad een hele groep?
ask-example-marsigel = Hoe ver brengt een 5 mijn koningin?
ask-example-carcassonne = Wie krijgt de punten voor een stad met elk twee ridders?
ask-example-meeple-stacking = Wat leveren rijen van 5, 4, 2 en 1 op?
ask-why = { $move ->
    [none] Waarom mag deze zet niet?
   *[other] Waarom mag { $move } niet?
}

# Een antwoord dat bewaard wordt: als kaart en in de lijst

ask-all = Mijn vragen
ask-card = Als kaart tonen
ask-stale = Sinds dit antwoord zijn de regels hier anders geformuleerd{ $clauses ->
    [none] .
   *[other] : { $clauses }.
}
ask-again = Opnieuw vragen
ask-again-same = Op { $day } was het antwoord hetzelfde.
ask-again-reworded = Op { $day } was het antwoord hetzelfde; de regels waarop het rust, zijn anders geformuleerd.
ask-again-other = Op { $day } was het antwoord anders.
ask-former = Het eerdere antwoord
ask-print = Afdrukken
ask-link = Link kopiëren
ask-link-new = Nieuwe link kopiëren
ask-link-copied = Gekopieerd. Wie de link heeft, ziet deze vraag en het antwoord, verder niets.
ask-link-copy = Kopieer deze link. Wie hem heeft, ziet deze vraag en het antwoord, verder niets.
ask-link-end = Link intrekken
ask-link-ended = De link werkt niet meer.
ask-place = Naar de stelling
ask-forget = Verwijderen
ask-forget-all = Alles verwijderen
ask-forget-sure = Deze vraag verwijderen?
ask-forget-all-sure = Alle vragen verwijderen?
ask-forget-yes = Ja, verwijderen
ask-forget-no = Bewaren
ask-wrong = Dit antwoord klopt niet
ask-wrong-why = Wat klopt er niet?
ask-wrong-keep = Noteren
ask-wrong-not = Annuleren
ask-wrong-held = Genoteerd: volgens jou klopt dit antwoord niet.
ask-wrong-back = Terugnemen
ask-search = Je vragen doorzoeken
ask-of-game = Spel
ask-of-any = Alle spellen
ask-of-own = Jouw spelregels
ask-export = Alles als bestand opslaan
ask-older = Oudere vragen
ask-is-stale = sindsdien anders geformuleerd
ask-is-stale-own = spelregels sindsdien gewijzigd of verwijderd
ask-is-wrong = klopt volgens jou niet
ask-is-shared = gedeeld via een link
ask-none = Je hebt nog niets gevraagd. Vraag het hierboven, of naast een bord.
ask-none-found = Deze woorden staan in geen van je vragen.
ask-none-of = Geen vragen over dit spel.
ask-none-kept = Deze server bewaart geen vragen.
ask-kept = { $days ->
    [one] Je vragen zijn alleen van jou; ze worden hier één dag bewaard.
   *[other] Je vragen zijn alleen van jou; ze worden hier { $days } dagen bewaard.
}
ask-example-own = Wat gebeurt er bij een gelijkspel?
ask-role-rules = Spelregels
ask-role-errata = Errata
ask-role-faq = FAQ
ask-page = p. { $page }
ask-picture = Plek op de pagina tonen
ask-picture-hide = Pagina verbergen
ask-picture-alt = Pagina { $page }, met de passage gekleurd en de woorden gemarkeerd
ask-picture-gone = De afbeelding van deze pagina is er niet meer.
ask-also = Woordelijk ook: { $places }
ask-corrected = Ze worden allebei getoond: de correctie, en de regel die ze misschien verandert.
ask-stale-own = Sinds dit antwoord zijn de spelregels gewijzigd of verwijderd.
ask-own = Jouw spelregels
