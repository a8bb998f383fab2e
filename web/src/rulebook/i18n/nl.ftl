# Het regelboek

read-rulebook = Spelregels
read-to-game = Naar het spel
read-to-sandbox = Terug naar het proefbord
read-to-table = Terug naar de tafel
read-contents = Inhoud
read-clauses = { $count ->
    [one] { $count } regelpunt
   *[other] { $count } regelpunten
}
read-who = Wie het zegt
read-language = Taal van de spelregels
read-after = In onze woorden, naar: { $source }, { $revision }.
read-loading = De spelregels worden geladen
read-unknown = Die spelregels staan niet op deze plank.
read-no-clause = Regelpunt { $clause } staat niet in deze spelregels. Hier is het begin.
read-unreachable = De spelregels zijn niet geladen: de server antwoordt niet.
read-copy-link = Link kopiëren
read-copy-link-to = Link naar dit regelpunt kopiëren: { $clause }
read-link-copied = Gekopieerd
read-disagree = De bronnen zwijgen of spreken elkaar tegen. Zo doen anderen het:
read-in-force = Zo spelen wij
read-copy-of = Jouw kopie: { $clause }
read-copy-section = Jouw kopie, { $section }
read-page = pagina { $page }
read-found = gevonden
read-not-found = niet gevonden
read-why-missing = Je kopie is er, maar deze passage staat er niet in. Misschien is het een andere versie.
read-why-no-locator = Alleen titel en hoofdstuk worden genoemd.
read-garbled = De passage staat op pagina { $page } van je kopie, maar de tekst van die pagina is niet te vertrouwen. Kijk daar.
read-why-no-copy = Je kopie is er niet meer.
read-why-unread = De passage kon nu niet gelezen worden.
read-open-page = De pagina bij deze passage openen
read-open-copy = Mijn kopie daar openen
read-here = Je kopie is er
read-not-here = Nog niet hier
read-copy-none = Haal de openbare pagina één keer op, dan staat elke passage gemarkeerd naast het regelpunt.
read-copy-here = Elke passage die erin gevonden is, staat gemarkeerd naast het regelpunt.
read-copy-import = Er is geen openbare pagina. Heb je de tekst zelf, importeer hem dan en lees hem hier.
read-get-again = Opnieuw ophalen
read-import = Bestand importeren
read-open-source = De pagina openen
read-copy-failed = Sla de pagina op met je browser en importeer het bestand.
read-import-failed = Alleen tekst, HTML en pdf kunnen worden geïmporteerd.
read-remove = Mijn kopie verwijderen
read-remove-sure = Je kopie van “{ $source }” verwijderen? Om de passages weer te zien, moet je die opnieuw ophalen of importeren.
read-remove-yes = Ja, verwijderen
read-remove-no = Behouden
read-unlike = Dit lijkt niet op “{ $source }”.
read-counted = Hierin gevonden, van de passages die de spelregels noemen: { $found } van { $named }.
read-sources = Bronnen
read-sources-text = We drukken de spelregels van anderen niet na. Dit zijn de teksten waar we ons aan houden; met je eigen kopie kun je ze allemaal nagaan.
