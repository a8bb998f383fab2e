# Mots de la page de l’empilage de meeples seule. Les phrases sur les règles viennent du jeu lui-même.

meeple-stacking-scene-felt = Construisez sur votre feutre
meeple-stacking-scene-felt-text = Tous construisent en même temps pendant deux minutes, chacun sur un feutre au format A4. Ce qui dépasse du bord ne compte pas.
meeple-stacking-scene-rows = Plus haut, plus de points
meeple-stacking-scene-rows-text = Chaque meeple rapporte le numéro de sa rangée : 5, 4, 2 et 1 meeples font 5 + 8 + 6 + 4 = 23 points. Un trou ne gêne pas.
meeple-stacking-scene-standing = Seuls comptent les meeples debout
meeple-stacking-scene-standing-text = Un meeple peut pencher jusqu’à 15 degrés. Couché ou à l’envers, il ne rapporte rien, et ce qui repose dessus non plus.
meeple-stacking-scene-collapse = Si tout s’effondre
meeple-stacking-scene-collapse-text = Une seule pyramide compte, la plus haute. Si tout s’effondre, un seul meeple debout vaut encore un point.
meeple-stacking-scene-hands-off = Mains levées
meeple-stacking-scene-hands-off-text = À la fin, toutes les mains lâchent. Ce qui tombe avant que tout soit immobile est tombé.
meeple-stacking-scene-ladder = Ou de plus en plus haut
meeple-stacking-scene-ladder-text = Dans la seconde variante, chacun construit à son tour pendant 45 secondes : une pyramide pleine sur une base de 3, puis de 4, puis de 5. Qui échoue est éliminé, le dernier gagne.
meeple-stacking-way-here = Tout de suite : seul et sans minuteur, ou avec ceux qui sont là, chacun son tour ou à deux sur un support. Des bots peuvent aussi prendre leur tour.
meeple-stacking-way-bot = Les bots construisent en même temps que vous, chacun sur son support.
meeple-stacking-way-invited = Vos amis reçoivent un lien et construisent en même temps que vous, chacun dans son navigateur.
meeple-stacking-way-open = Toute personne sur ce serveur peut prendre les autres places et construit en même temps que vous.
