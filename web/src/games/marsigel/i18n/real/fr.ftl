# Mots de la page pour Der Marsigelwettkampf seul. Les phrases sur les règles viennent du jeu lui-même.

sheet-all = Tous les nombres
turns-all-passed = Tous ont passé l’un après l’autre.
turns-number = Tour de table { $turn }
turns-roll = Lancer le dé
turns-moved = C’est joué. Au suivant
turns-anew = Nouvelle partie
turns-anew-sure = Vraiment une nouvelle partie ?
turns-rolls-stay = Reprendre un tour ne change pas les lancers.
marsigel-turns-order = Ordre du jeu
marsigel-sheet-line = La course des hérissons martiens en bref, de 2 à 13 joueurs, avec des pyramides et un dé
marsigel-short-goal = Soyez le premier à former un arbre de votre couleur : votre reine, votre faux-bourdon directement dessus, votre pion directement sur lui. Il peut y avoir n’importe quoi dessous et dessus.
marsigel-short-trio = Chacun prend un trio d’une couleur : une reine (grande, 3 pips), un faux-bourdon (moyen, 2) et un pion (petit, 1). Dressez les pièces en cercle comme sur le dessin, chacune sur sa case. Choisissez qui commence. On joue dans le sens antihoraire.
marsigel-short-roll = Lancez le dé. Dépensez au plus autant de points pour vos propres pièces, en autant de déplacements que vous voulez.* Le reste est perdu.
marsigel-short-price = Une pièce paie ses pips pour chaque case parcourue, dans un sens ou dans l’autre. En chemin, elle peut passer par-dessus n’importe quoi.*
marsigel-short-landing = Chaque déplacement finit au sommet d’une autre pile, sur une pièce de même taille ou plus grande.*
marsigel-short-carry = Une pièce emporte gratuitement* tout ce qui est posé dessus. Si vous avez plusieurs pièces dans une pile, seule la plus haute d’entre elles peut bouger.
marsigel-short-closing = Une case vidée disparaît, et ses voisines se touchent désormais.
marsigel-short-pass = Vous pouvez passer, et vous le devez si vous ne pouvez pas jouer. Si tous passent l’un après l’autre, la partie finit à égalité.
marsigel-short-end = Dès que votre arbre est formé vous gagnez, même s’il reste des points.*
marsigel-sheet-readings = Ici la page du jeu se tait, se contredit ou s’interrompt ; voici notre lecture. Toutes les raisons sont dans les règles du jeu{ $at ->
    [none] {", dans Rulebound."}
   *[other] {" "}: { $at }
}
marsigel-sheet-only-here = La feuille ne donne pas d’adresse, car celle-ci ne marche que sur cet ordinateur. Pour une adresse que les téléphones de votre réseau peuvent ouvrir, lancez Rulebound avec --lan et ouvrez-le à l’adresse qu’il indique alors.
marsigel-sheet-source = D’après la page de Der Marsigelwettkampf de Sehrgut, version 1.0 de 2013, sur le Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), d’après Der Igelwettkampf de HABA. Texte et dessins de notre main.
marsigel-sheet-set-up = Mise en place
marsigel-sheet-order = Disposez le cercle dans le sens antihoraire, en partant du bas. Les couleurs se suivent dans l’ordre du jeu, et les tailles : reine, faux-bourdon, pion. À 3, 6, 9 ou 12 joueurs, les tailles se décalent d’un cran à chaque tour du cercle.*
marsigel-sheet-players = { $players } joueurs
marsigel-sheet-ring = Le cercle pour { $players } joueurs, dans le sens antihoraire depuis le bas
