# Mots de la page pour Der Marsigelwettkampf seul. Les phrases sur les règles viennent du jeu lui-même.

marsigel-scene-points = Le dé remplit la bourse
marsigel-scene-points-text = Chaque case coûte à une pièce ses pips : 3 pour une reine, 2 pour un faux-bourdon, 1 pour un pion. Répartissez le lancer entre autant de vos pièces que vous voulez, dans un sens ou dans l’autre.
marsigel-scene-landing = Se poser sur sa taille ou plus grand
marsigel-scene-landing-text = Un déplacement finit au sommet d’une autre pile, sur une pièce au moins aussi grande que la vôtre. Ce qui se trouve en chemin ne compte pas.
marsigel-scene-carry = Porter et se faire porter
marsigel-scene-carry-text = Une pièce emporte gratuitement tout ce qui est posé dessus. Parmi vos pièces d’une même pile, seule la plus haute peut bouger.
marsigel-scene-closing = Le cercle se resserre
marsigel-scene-closing-text = Une case vide disparaît aussitôt. Ici, le chemin du pion vers sa reine est plus court d’une case.
marsigel-scene-tree = Un arbre gagne
marsigel-scene-tree-text = Votre reine, votre faux-bourdon juste dessus, votre pion juste dessus : vous gagnez aussitôt. Peu importe ce qu’il y a dessous et au-dessus.
marsigel-scene-lock = S’asseoir sur un rival
marsigel-scene-lock-text = Une pièce étrangère au milieu gâche l’arbre, et seul son propriétaire peut l’enlever. Si tous passent à la suite, il y a égalité.
marsigel-strip-points = Chaque case coûte les pips de la pièce.
marsigel-strip-closing = Les cases vides disparaissent.
marsigel-strip-tree = Reine, faux-bourdon, pion : l’arbre gagne.
