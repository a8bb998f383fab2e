# Ce qui ne se dit que sur le plateau d’essai. Vient avec lui.

try-title = Plateau d’essai
try-hand = Effet d’un clic
try-set = Placer
try-play = Jouer
try-mover = Au trait
try-undo = Reprendre
try-redo = Rétablir
try-text = La position en texte
try-text-take = Placer cette position
try-text-copy = Copier
try-text-copied = Copié
try-cause = La cause, en anglais : { $cause }
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
try-cut = Ôter ce coup
try-edit = Modifier cette position
try-hint = Demander à un bot
try-hint-ask = Demander
try-hint-thinks = Réfléchit
try-hint-late = Encore un peu : la première fois prend une à deux minutes
try-hint-best = { $bot } jouerait { $move }.
try-hint-line = Suite attendue : { $line }.
try-hint-value = { $lean ->
    [won] Il voit { $side } gagner.
    [even] La position lui semble égale.
    [some] Il voit { $side } devant.
    [less] Il voit { $side } derrière.
    [lost] Il voit { $side } loin derrière.
   *[much] Il voit { $side } loin devant.
}
try-hint-play = Jouer { $move }
try-from-here = Jouer d’ici
try-fresh = Partir d’un nouveau plateau
try-share = Copier le lien
try-shared = Lien copié
try-board-set = Plateau : mise en place d’une position
try-board-play = Plateau : un clic joue un coup
