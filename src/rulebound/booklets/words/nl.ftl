# Wat er over de eigen spelregels wordt gezegd.

passages = Deze passages van de spelregels komen het dichtst bij de vraag. Hier wordt er niets uit afgeleid: lees zelf of het antwoord erin staat.
not-covered = De spelregels lijken dit niet te behandelen: geen passage komt dicht genoeg in de buurt. Dit zijn alleen de dichtstbijzijnde.
unread = { $pages ->
    [one] Eén pagina heeft geen leesbare tekst, dus het antwoord kan daar staan.
   *[other] { $pages } pagina’s hebben geen leesbare tekst, dus het antwoord kan daar staan.
}
