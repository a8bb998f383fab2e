# Ce qui ne se dit que sur le plateau d’essai. Vient avec lui.

try-title = Plateau d’essai
try-hand = Effet d’un clic
try-set = Placer
try-play = Jouer
try-mover = Au trait
try-undo = Annuler
try-redo = Rétablir
try-text = La position en texte
try-text-take = Mettre en place cette position
try-text-copy = Copier
try-text-copied = Copié
try-cause = { $problem } { $cause }
try-cause-empty = Il n’y a rien dedans.
try-cause-no-file = Ce ne sont ni des coups, ni un fichier de partie écrit par cette page ou par le terminal.
try-cause-changed = Le fichier a été modifié après avoir été écrit.
try-cause-other-game = C’est celle d’un autre jeu.
try-cause-entry = L’entrée { $number } de son journal n’est pas ce que les règles permettent à cet endroit.
try-cause-cut = Son journal s’arrête là où un tirage doit suivre.
try-cause-secret = Le nombre révélé n’est pas celui qui était scellé.
try-cause-set-up = La partie ne peut pas commencer avec ces réglages.
try-cause-long = Elle compte { $moves } coups, et { $most } au plus sont lus.
try-cause-players = On joue de { $least } à { $most }.
try-cause-first = La première tuile est { $tile }, au milieu et sans rotation.
try-cause-tiles = Il y a plus de tuiles en place, en main ou en réserve que dans le jeu.
try-cause-lie = La tuile { $tile } ne peut pas se trouver en { $cell }.
try-cause-hand = Une tuile est en main ou vient d’être placée, pas les deux.
try-cause-out = Ce n’est pas à un joueur éliminé de jouer.
try-cause-over = La partie terminée, personne n’a de tuile en main.
try-cause-alone = Il ne reste qu’un joueur : la partie est donc terminée.
try-cause-draws = Personne n’a de tuile avant le tirage qui doit précéder.
try-cause-stack = Il ne reste pas de tuile : la partie est donc terminée.
try-cause-laid = Personne n’a encore placé de tuile.
try-cause-nowhere = La tuile { $tile } ne va nulle part.
try-cause-place = Cet emplacement n’existe pas en { $cell }.
try-cause-stands = Une telle figurine ne peut pas être posée là, en { $cell }.
try-cause-two = Deux figurines occupent le même emplacement en { $cell }.
try-cause-supply = La place { $seat } n’a plus de figurine de ce type.
try-cause-turn = Ce qui est dit du tour se contredit.
try-cause-trio = Qui a abandonné ne peut pas avoir un trio complet.
try-cause-size = { $piece } ne peut pas reposer sur { $onto }.
try-cause-form = Ce n’est pas écrit comme le jeu l’écrit.
try-record = Importer une partie
try-record-text = Des coups ou le fichier d’une partie
try-record-file = Choisir un fichier
try-record-take = Importer
try-record-refused = Le coup { $number } de cette partie ne peut pas être joué. { $reason }
try-record-empty = { $file } est vide. Choisissez un fichier avec des coups ou une partie.
try-record-long = Cette partie compte { $moves } coups. Le plateau d’essai en prend { $most } au plus.
try-record-other = C’est une partie de { $game }.
try-record-there = L’ouvrir sur son plateau d’essai
try-line = Coups
try-line-none = Jouez un coup sur le plateau. Chaque coup essayé reste ici.
try-start = Début
try-variation = variante
try-cut = Retirer ce coup
try-edit = Modifier cette position
try-hint = Demander à un bot
try-hint-ask = Demander
try-hint-thinks = Réfléchit
try-hint-late = Encore un peu : la première fois, cela prend une à deux minutes
try-hint-best = { $bot } jouerait { $move }.
try-hint-line = Suite attendue : { $line }.
try-hint-value = { $lean ->
    [won] Il voit { $side } gagner.
    [even] La position lui semble égale.
    [some] Il voit { $side } devant.
    [less] Il voit { $side } derrière.
    [lost] Il voit { $side } loin derrière.
   *[much] Il voit { $side } loin devant.
}
try-hint-play = Jouer { $move }
try-from-here = Jouer à partir d’ici
try-fresh = Repartir de zéro
try-share = Copier le lien
try-shared = Lien copié
try-board-set = Plateau : mise en place d’une position
try-board-play = Plateau : un clic joue un coup
