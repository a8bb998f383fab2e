# Mots de la page de l’empilage de meeples seule. Les phrases sur les règles viennent du jeu lui-même.

meeple-stacking-scene-felt = Empilez sur votre feutre
meeple-stacking-scene-felt-text = Tous empilent en même temps pendant deux minutes, chacun sur un feutre de format A4. Ce qui dépasse du bord ne compte pas.
meeple-stacking-scene-rows = Plus haut, plus de points
meeple-stacking-scene-rows-text = Chaque meeple rapporte le numéro de sa rangée : 5, 4, 2 et 1 meeples font 5 + 8 + 6 + 4 = 23 points. Un trou ne nuit pas.
meeple-stacking-scene-standing = Seuls comptent ceux debout
meeple-stacking-scene-standing-text = Un meeple peut pencher jusqu’à 15 degrés. Couché ou la tête en bas, il ne rapporte rien, et ce qui tient dessus non plus.
meeple-stacking-scene-collapse = Si tout s’effondre
meeple-stacking-scene-collapse-text = Une seule pyramide compte, la plus haute. Si tout s’effondre, un seul meeple debout vaut encore un point.
meeple-stacking-scene-hands-off = Bas les mains
meeple-stacking-scene-hands-off-text = À la fin, toutes les mains s’ouvrent. Ce qui tombe avant que tout soit immobile est tombé.
meeple-stacking-scene-ladder = Ou de plus en plus haut
meeple-stacking-scene-ladder-text = Dans la seconde variante, chacun empile à son tour pendant 45 secondes : une pyramide pleine sur 3, puis sur 4, puis sur 5. Qui échoue est éliminé, le dernier gagne.
meeple-stacking-way-here = Tout de suite : seul et sans chronomètre, ou avec ceux qui sont là, chacun son tour ou à deux sur une plaque. Des bots peuvent aussi prendre leur tour.
meeple-stacking-way-bot = Les bots empilent en même temps que vous, chacun sur sa plaque.
meeple-stacking-way-invited = Vos amis reçoivent un lien et empilent en même temps que vous, chacun dans son navigateur.
meeple-stacking-way-open = Toute personne sur ce serveur peut prendre les autres places et empile en même temps que vous.
