# Wat er over de eigen spelregels wordt gezegd.

passages = Deze passages van je spelregels liggen er het dichtst bij. Hier wordt er niets uit afgeleid: lees zelf of ze de vraag beantwoorden.
not-covered = Je spelregels lijken dit niet te behandelen: geen passage ligt dichtbij genoeg. Dit zijn alleen de dichtstbijzijnde.
unread = { $pages ->
    [one] Eén pagina heeft geen leesbare tekst, dus het antwoord kan daar staan.
   *[other] { $pages } pagina’s hebben geen leesbare tekst, dus het antwoord kan daar staan.
}
