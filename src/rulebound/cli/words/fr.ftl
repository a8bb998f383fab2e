# Ce que dit `rulebound play`, `judge`, `replay`. Les commandes de `help` se tapent telles quelles dans toutes les langues.

legend-meridians = L Clair, D Foncé, minuscules : sans chemin, points : ouverts pour vous, tirets : fermés
legend-marsigel = a3 a2 a1 : reine, faux-bourdon, pion du joueur a ; une pile se lit de bas en haut ; derrière, ce qui peut s’y poser et pour combien de points
seat = Place { $seat }
to-move = À la place { $seat } de jouer
prompt = Votre coup
thinks = { $level } réfléchit
writes-meridians = Un coup est le nom d’un point : la lettre de sa rangée et son numéro, comme g6. Avec la règle du gâteau, on choisit sa couleur par light (Clair) ou dark (Foncé).
writes-marsigel = Un coup est une pièce, > et le sommet de la pile où elle se pose, comme a1>b3. Ou encore : pass avant le premier coup, end après.
writes-carcassonne = Une tuile se place par case@rotation en degrés : la case est le nombre de pas depuis la première tuile, à l’est (e) ou à l’ouest (w), au nord (n) ou au sud (s), comme e1n2@90. Une figurine se pose par figurine:lieu, comme normal:city-n, et skip n’en pose aucune.
writes-meeple-stacking = Un coup est la suite des rangées de votre pyramide, de la plus basse à la plus haute, comme 5-4-2-1.
writes = Tapez un coup comme le jeu l’écrit.
for-example = Possible maintenant, par exemple : { $moves }
help =
    Outre les coups, vous pouvez taper
      undo    reprendre votre dernier coup
      hint    voir ce que jouerait le bot le plus fort
      why M   voir ce que les règles disent du coup M
      save F  enregistrer la partie dans le fichier F
      resign  abandonner
      quit    partir sans finir la partie
hint = Le bot jouerait { $move }
no-hint = Il n’y a personne à qui demander un indice dans ce jeu.
resign-again = Tapez encore une fois « resign » si vous le voulez vraiment.
saved = La partie est enregistrée dans { $file }
not-saved = La partie ne peut pas être enregistrée dans { $file } : { $why }
nothing-to-undo = Vous n’avez pas encore joué.
by-rule = selon { $clauses }

legal = permis : { $text }
illegal = interdit : { $text }
unsettled = non tranché : { $text }
scored = évalué : { $text }
forced = selon les règles : { $text }
open-instead = { $count ->
    [one] Possible à la place : { $moves }
   *[other] Possibles à la place, { $count } en tout : { $moves }
}
in-force = les sources ne tranchent pas ; la lecture retenue est { $reading }
due-first = À une table, les règles agiraient d’abord : { $text }
position-is = Position :
to-act = À jouer : { $names }
to-chance = À présent, le hasard décide
