# Ce que dit `rulebound play`, `judge`, `replay`. Les mots entre <chevrons> se tapent tels quels dans toutes les langues.

legend-meridians = L Clair, D Foncé, minuscules : sans chemin, points : ouverts à vous
legend-marsigel = a3 a2 a1 : reine, faux-bourdon, pion du joueur a ; une pile est couchée, le bas d’abord ; derrière, ce qui peut s’y poser et pour combien de points
seat = Place { $seat }
to-move = À la place { $seat } de jouer
prompt = Votre coup
thinks = { $level } réfléchit
help =
    Tapez un coup comme le jeu l’écrit. Vous pouvez aussi taper
      <undo>    reprendre votre dernier coup
      <hint>    voir ce que jouerait le bot le plus fort
      <why M>   voir ce que les règles disent du coup M
      <save F>  garder la partie dans le fichier F
      <resign>  abandonner
      <quit>    partir sans finir la partie
hint = Le bot jouerait { $move }
no-hint = Il n’y a personne à qui demander conseil dans ce jeu.
resign-again = Tapez encore une fois <resign> si vous le voulez vraiment.
saved = La partie est gardée dans { $file }
not-saved = La partie ne peut pas être gardée dans { $file } : { $why }
nothing-to-undo = Vous n’avez pas encore joué.
by-rule = selon { $clauses }

legal = permis : { $text }
illegal = interdit : { $text }
unsettled = non tranché : { $text }
scored = compté : { $text }
forced = selon les règles : { $text }
in-force = les sources ne tranchent pas ; la lecture retenue est { $reading }
due-first = À une table, les règles agiraient d’abord : { $text }
position-is = Position : { $text }
to-act = À jouer : { $names }
to-chance = À présent, le hasard décide
