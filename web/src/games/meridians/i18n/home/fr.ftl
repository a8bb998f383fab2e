# Mots de la page pour Meridians seul. Les phrases sur les règles viennent du jeu lui-même.

meridians-scene-opening = Deux pierres, un chemin
meridians-scene-opening-text = Chacun pose une pierre, puis une deuxième en ligne droite avec la première : au moins un point entre les deux, et rien dessus.
meridians-scene-sight = Là où une pierre amie voit
meridians-scene-sight-text = Ensuite, une pierre se pose sur tout point vide aligné avec l’une des vôtres. Une pierre adverse entre les deux ferme la ligne.
meridians-scene-groups = Groupes et chemins
meridians-scene-groups-text = Des pierres voisines d’une même couleur forment un groupe. Une ligne libre vers un autre de vos groupes est un chemin, et un seul chemin sauve tout le groupe.
meridians-scene-cut = Coupé, puis sauvé
meridians-scene-cut-text = Un groupe sans chemin est mort. Mais vous jouez avant son retrait : une pierre qui lui donne un nouveau chemin le sauve.
meridians-scene-removal = Le retrait d’abord
meridians-scene-removal-text = Au début de votre tour, tous les groupes morts de l’adversaire quittent le plateau. Puis vous posez, même sur un point libéré.
meridians-scene-ending = La fin
meridians-scene-ending-text = On ne passe pas et on ne compte pas. Celui qui n’a plus de pierre a perdu.
meridians-strip-groups = Une ligne libre vers une pierre amie sauve un groupe.
meridians-strip-cut = Coupez cette ligne, et le groupe est mort.
meridians-strip-removal = Il part au début du tour adverse.
