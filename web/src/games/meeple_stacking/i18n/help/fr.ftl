# Comment on construit à l’écran, et ce que dit une page qui revient.

stacking-how = Faites glisser un meeple à la souris ou au doigt, ou cliquez pour le prendre et de nouveau pour le lâcher. La molette l’éloigne ou le rapproche, le bouton droit le tourne.
    Au clavier : l’espace prend et lâche, les flèches déplacent, par petits pas avec Maj ; Page préc. et Page suiv. pour la profondeur, A et D tournent, Z agrandit.
stacking-how-shared = Chacun ne déplace que ses meeples : la souris ou le doigt qui prend un meeple déplace la main de son propriétaire jusqu’à ce qu’il le lâche. Deux doigts déplacent deux mains.
    Le clavier déplace l’une des deux : l’espace prend et lâche, les flèches déplacent, par petits pas avec Maj ; Page préc. et Page suiv. pour la profondeur, A et D tournent, Z agrandit.
stacking-how-bot = Un bot construit avec une main comme la vôtre ; les niveaux diffèrent par son tremblement et sa vitesse. Quand il a fini, faites glisser pour regarder de tous côtés.
stacking-how-touch = Faites glisser un meeple du doigt : il flotte au-dessus, et lever le doigt le lâche. Ou touchez-le : la main le tient jusqu’à ce que vous touchiez le support.
    Tant qu’elle le tient, les boutons du support agissent : Tourner le tourne, Plus loin et Plus près règlent la profondeur. Ces deux-là apparaissent quand « Rester dans un plan » est désactivé.
stacking-how-shared-touch = Chacun ne déplace que ses meeples : le doigt qui prend un meeple déplace la main de son propriétaire jusqu’à ce qu’il le lâche. Deux doigts déplacent deux mains.
stacking-missed = { $seconds ->
    [one] Personne n’était sur cette page pendant { $seconds } seconde. Le minuteur a continué, et rien n’a bougé sur le support.
   *[other] Personne n’était sur cette page pendant { $seconds } secondes. Le minuteur a continué, et rien n’a bougé sur le support.
}
