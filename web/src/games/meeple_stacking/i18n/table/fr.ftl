# Mots de la table de l’empilage de meeples. Les phrases sur les règles viennent du jeu lui-même.

stacking-rows-of = La pyramide du joueur { $who }, depuis la rangée du bas : { $rows }
stacking-nothing-yet = Rien n’est encore construit.
stacking-seat-short = J{ $seat }
stacking-yours = { $name }, à vous de construire
stacking-uncounted-of = { $number ->
    [1] Joueur { $seat }
   *[other] Joueur { $seat }, { $number } ×
} : { $why }
