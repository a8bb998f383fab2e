# Woorden van de pagina voor Der Marsigelwettkampf alleen. Zinnen over regels komen van het spel zelf.

marsigel-scene-points = Je worp is je budget
marsigel-scene-points-text = Elk veld kost een stuk zijn stippen: 3 voor een koningin, 2 voor een dar, 1 voor een pion. Verdeel de worp over je stukken zoals je wilt; ze mogen beide kanten op.
marsigel-scene-landing = Landen op je eigen maat of groter
marsigel-scene-landing-text = Een zet eindigt boven op een andere stapel, op een stuk dat minstens zo groot is. Wat onderweg staat, doet er niet toe.
marsigel-scene-carry = Meenemen en meeliften
marsigel-scene-carry-text = Een stuk neemt alles wat erop staat gratis mee. Van je eigen stukken in een stapel mag alleen het bovenste bewegen.
marsigel-scene-closing = De kring sluit zich
marsigel-scene-closing-text = Een leeg veld verdwijnt meteen. Hier wordt de weg van de pion naar zijn koningin een veld korter.
marsigel-scene-tree = Een boom wint
marsigel-scene-tree-text = Je koningin, direct daarop je dar, direct daarop je pion: je wint meteen. Eronder en erboven mag van alles staan.
marsigel-scene-lock = Ga op een ander staan
marsigel-scene-lock-text = Een vreemd stuk ertussen bederft een boom, en alleen de eigenaar kan het weghalen. Past iedereen na elkaar, dan is het gelijkspel.
marsigel-strip-points = Elk veld kost het stuk zijn stippen.
marsigel-strip-closing = Lege velden verdwijnen.
marsigel-strip-tree = Koningin, dar, pion: een boom wint.
