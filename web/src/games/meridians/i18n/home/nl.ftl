# Woorden van de pagina voor Meridians alleen. Zinnen over regels komen van het spel zelf.

meridians-scene-opening = Twee stenen, één pad
meridians-scene-opening-text = Ieder plaatst een steen en daarna een tweede in een rechte lijn met de eerste, met minstens één punt ertussen en niets in de weg.
meridians-scene-sight = In zicht van een eigen steen
meridians-scene-sight-text = Daarna mag een steen op elk leeg punt in lijn met een van jouw stenen. Een steen van de tegenstander ertussen sluit de lijn.
meridians-scene-groups = Groepen en paden
meridians-scene-groups-text = Stenen van één kleur die aan elkaar grenzen, vormen een groep. Een vrije lijn naar een andere groep van jou is een pad, en één pad houdt de hele groep in leven.
meridians-scene-cut = Afgesneden en gered
meridians-scene-cut-text = Een groep zonder pad is dood. Maar jij bent eerst aan zet: een steen die de groep een nieuw pad geeft, redt de groep.
meridians-scene-removal = Eerst verwijderen
meridians-scene-removal-text = Aan het begin van je beurt verlaten alle dode groepen van je tegenstander het bord. Daarna plaats je, ook op een vrijgekomen punt.
meridians-scene-ending = Het einde
meridians-scene-ending-text = Passen en tellen bestaan niet. Wie geen steen meer heeft, heeft verloren.
meridians-strip-groups = Eén vrije lijn naar een eigen steen houdt een groep in leven.
meridians-strip-cut = Snijd die lijn af, en de groep is dood.
meridians-strip-removal = Ze gaat van het bord als de beurt van de tegenstander begint.
