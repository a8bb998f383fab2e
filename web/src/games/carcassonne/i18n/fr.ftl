# Words of the table of Carcassonne. Sentences about rules come from the game itself.

carcassonne-about = { $farmers ->
    [off] { $with }, without farmers
   *[on] { $with }, with farmers
}
carcassonne-with-none = base game
carcassonne-with-surveyors = The Surveyors
carcassonne-with-inns = Inns & Cathedrals
carcassonne-with-abbot = the abbot
carcassonne-with-river = The River
carcassonne-seat-red = Red
carcassonne-seat-blue = Blue
carcassonne-seat-yellow = Yellow
carcassonne-seat-black = Black
carcassonne-seat-green = Green
carcassonne-seat-pink = Pink
carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = Y
carcassonne-letter-black = K
carcassonne-letter-green = G
carcassonne-letter-pink = P
carcassonne-side-n = north
carcassonne-side-e = east
carcassonne-side-s = south
carcassonne-side-w = west
carcassonne-segment = { $feature } { $sides }
carcassonne-shield = with a coat of arms
carcassonne-mark-inn = with an inn
carcassonne-mark-cathedral = with a cathedral
carcassonne-farmhouse = farmhouse
carcassonne-stands = { $who }: { $figure } on the { $feature }
carcassonne-owns = { $who }: { $figure }
carcassonne-empty = { $cell }, empty
carcassonne-fits = { $cell }, empty. The tile fits.
carcassonne-fits-turned = { $cell }, empty. The tile fits when turned.
carcassonne-fits-not = { $cell }, empty. The tile does not fit.
carcassonne-keys = Arrow keys go from tile to tile. Enter shows the tile in an empty cell and lays it at the second press, R turns it, Escape lets go. On a tile that lies, Enter tells of its features. F tints the fields, plus and minus change the size, 0 shows the whole land.
carcassonne-place-open = { $place }: set a { $figure }
carcassonne-place-closed = { $place }: closed to a { $figure }
carcassonne-nobody = nobody
carcassonne-worth-now = Finished as it is: { $points } to { $who }
carcassonne-worth-next = Under the next scoring tile: { $points } to { $who }
carcassonne-worth-end = At the end of the game: { $points } to { $who }
carcassonne-field-of = Field, { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
carcassonne-feature-of = { $feature }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $done ->
    [yes] , complete
   *[no] {""}
}
carcassonne-told-laid = { $who } lays a tile at { $cell }: { $tile }
carcassonne-told-put = { $who } sets a { $figure } on the { $feature }
carcassonne-told-skipped = { $who } sets no figure
carcassonne-told-drawn = { $who } draws a tile: { $tile }
carcassonne-told-scored = { $who }: { $what }
carcassonne-turn = Turn
carcassonne-lay = Place it here
carcassonne-map = Map
carcassonne-larger = Larger
carcassonne-smaller = Smaller
carcassonne-whole = Show the whole land
carcassonne-fields = Fields
carcassonne-left = Tiles left
carcassonne-left-count = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
carcassonne-close = Close
carcassonne-in-hand = In your hand
carcassonne-in-hand-of = { $who } is laying
carcassonne-more = { $count ->
    [0] None left in the bag.
   *[other] { $count } more in the bag.
}
carcassonne-spots = { $spots ->
    [0] No spot this way up.
    [one] { $spots } spot this way up.
   *[other] { $spots } spots this way up.
}
carcassonne-set = Set a figure?
carcassonne-set-none = No figure to set
carcassonne-sets = { $who } may set a figure
carcassonne-figures = { $count ->
    [0] All your figures are out.
    [one] { $count } figure left
   *[other] { $count } figures left
}
carcassonne-kind = Which figure
carcassonne-kind-left = { $figure } ({ $count })
carcassonne-set-it = Set it
carcassonne-skip = No figure
carcassonne-end = End the turn
carcassonne-back = { $points ->
    [one] Take the abbot back for { $points } point
   *[other] Take the abbot back for { $points } points
}
carcassonne-abbot-back = abbot back
carcassonne-figures-left = { $normal } left{ $large ->
    [0] {""}
   *[other] , large
}{ $abbot ->
    [0] {""}
   *[other] , abbot
}
carcassonne-name-skip = no figure
carcassonne-name-back = take the abbot back
carcassonne-name-lay = lay it at { $cell }
carcassonne-name-put = a { $figure } on the { $feature }
carcassonne-prompt-place = { $who } is to lay the tile
carcassonne-prompt-figure = { $who } may set a figure
carcassonne-scoring = Active scoring tiles
carcassonne-stack-city = Cities
carcassonne-stack-road = Roads
carcassonne-stack-monastery = Monasteries
carcassonne-then = then { $name }
carcassonne-per-city = per city
carcassonne-per-road = per road
carcassonne-per-monastery = per monastery
carcassonne-does-citizens-jury = all present score
carcassonne-does-bad-neighborhood = for each half-round cap
carcassonne-does-siege = per coat of arms
carcassonne-does-street-fair = per tile
carcassonne-does-highway-tiles = tiles, whatever its length
carcassonne-does-highway-points = points, whatever its length
carcassonne-does-peasant-uprising = per farmhouse
carcassonne-does-hermit-monastery = per city tile
carcassonne-does-pilgrimage-route = per road tile

# At a real table: the phone page, the scoring desk, the sheet to print, the guide to the tiles

carcassonne-effect-citizens-jury = Tous ceux qui sont dans la ville marquent tout
carcassonne-effect-bad-neighborhood = Les sections de fermeture ne comptent pas
carcassonne-effect-siege = +1 par blason
carcassonne-effect-wealth = +3 pour la zone
carcassonne-effect-poverty = −3 pour la zone
carcassonne-effect-street-fair = Une route vaut le double
carcassonne-effect-highway = Toute route compte comme 5 tuiles
carcassonne-effect-peasant-uprising = −1 par tuile avec une ferme
carcassonne-effect-hermit-monastery = −1 par tuile avec une ville, parmi les 9
carcassonne-effect-pilgrimage-route = +1 par tuile avec une route, parmi les 9
carcassonne-pile-city = Pile des villes
carcassonne-pile-road = Pile des routes
carcassonne-pile-monastery = Pile des abbayes
carcassonne-next = Ensuite
carcassonne-score-city = Évaluer une ville
carcassonne-score-road = Évaluer une route
carcassonne-score-monastery = Évaluer une abbaye
carcassonne-active-which = Quelle tuile est active ?
carcassonne-next-which = Quelle tuile est maintenant au-dessus de la pile ?
carcassonne-correct = Corriger
carcassonne-evening-line = Les trois piles, les points d’une zone et le score du moment, pour une table avec de vraies tuiles.
carcassonne-names = Noms
carcassonne-names-twins = Deux joueurs ont le même nom. Changez l’un des deux.
carcassonne-tiles = Tuiles Évaluation
carcassonne-tiles-phone = Le téléphone mélange
carcassonne-tiles-printed = Des tuiles imprimées sont sur la table
carcassonne-tiles-phone-text = Rien à imprimer : cette page remplace les tuiles.
carcassonne-tiles-printed-text = Indiquez les tuiles à mesure qu’elles apparaissent. Après un tour complet, la page connaît l’ordre.
carcassonne-over-scored = Évalué : tourner les piles
carcassonne-over-turn = Tour fini : tourner les piles
carcassonne-over-stay = Tour fini : les piles restent
carcassonne-turned = { $times ->
    [0] Les piles n’ont pas encore tourné.
   *[other] Les piles ont tourné { $times } fois.
}
carcassonne-last-tile = La dernière tuile est posée : évaluation finale
carcassonne-ended = Évaluation finale : les tuiles Évaluation n’y jouent aucun rôle.
carcassonne-anew = Recommencer
carcassonne-anew-sure = Abandonner cette partie ? Touchez encore
carcassonne-sheet = Score
carcassonne-sheet-none = Rien n’est encore noté. Touchez un joueur pour noter des points à la main.
carcassonne-went-turned = Les piles ont tourné
carcassonne-went-stayed = Tour fini, les piles sont restées
carcassonne-went-ended = Évaluation finale
carcassonne-act-under = { $kind }, { $tile }
carcassonne-by-hand = À la main
carcassonne-total = { $who } : { $points }. Noter des points
carcassonne-hand-points = Points pour { $who }, aussi sous zéro
carcassonne-write-down = Noter
carcassonne-desk-line = Décrivez une zone et voyez ce qu’elle rapporte à qui, ligne par ligne, chacune avec sa règle. L’ordre est celui de la source.
carcassonne-desk-what = Qu’évalue-t-on ?
carcassonne-desk-when = Quand ?
carcassonne-when-completed = Complétée
carcassonne-when-final = En fin de partie
carcassonne-when-early = Abbé repris tôt
carcassonne-desk-active = Tuile Évaluation active
carcassonne-no-tile = Aucune
carcassonne-desk-expansions = { $count ->
    [0] Autres extensions
   *[other] Autres extensions : { $count }
}
carcassonne-desk-points = Points
carcassonne-desk-ask = Encore à dire :
carcassonne-desk-order = L’ordre d’application
carcassonne-desk-why = Qui marque et quand, et comment tout se combine
carcassonne-desk-broken = Le lien ne décrit pas une zone que cette table sait lire. Décrivez-en une ci-dessous.
carcassonne-desk-copy = Copier un lien
carcassonne-desk-anew = Une autre zone
carcassonne-no-majority = En minorité : pas de points.
carcassonne-nobody-scores = Personne ne s’y trouve : personne ne marque.
carcassonne-no-player = Personne
carcassonne-yes = Oui
carcassonne-no = Non
carcassonne-challenge-none = Pas de défi
carcassonne-challenge-won = Gagné
carcassonne-challenge-lost = Perdu
carcassonne-ask-mage = Le mage s’y trouve-t-il ?
carcassonne-ask-witch = La sorcière s’y trouve-t-elle ?
carcassonne-ask-wide-caps = Sur combien de tuiles la ville ne touche-t-elle qu’un côté, mais est dessinée large ?
carcassonne-ask-cap-shields = Combien de blasons sont sur des sections de fermeture ?
carcassonne-ask-large = Combien d’entre elles sont de grands meeples ?
carcassonne-of-player = { $what } { $who }
carcassonne-one-less = Un de moins : { $what }
carcassonne-one-more = Un de plus : { $what }
carcassonne-wrong-part = Cela ne va pas : « { $part } » a un nombre plus grand que « { $whole } ».
carcassonne-wrong-among = { $who } a plus de grands meeples et de maires que de figurines en tout.
carcassonne-wrong = La table d’évaluation ne peut pas lire { $key }.
carcassonne-readings = Éditions et lectures
carcassonne-expansion-inns-and-cathedrals = Auberges et Cathédrales
carcassonne-expansion-mage-and-witch = Mage et Sorcière
carcassonne-expansion-little-buildings = Petits bâtiments
carcassonne-expansion-markets-of-leipzig = Les Marchés de Leipzig
carcassonne-expansion-german-cathedrals = Cathédrales d’Allemagne
carcassonne-expansion-besiegers = Les Assiégeants
carcassonne-expansion-cathars = Les Cathares
carcassonne-expansion-siege = Siège
carcassonne-expansion-abbey-and-mayor = Maires et Monastères
carcassonne-expansion-shrines = Lieux de culte
carcassonne-expansion-special-monasteries = Abbayes d’Allemagne, des Pays-Bas et de Belgique, du Japon
carcassonne-expansion-darmstadt = Darmstadt
carcassonne-expansion-abbot = Abbé et jardins
carcassonne-print-title = Les douze tuiles Évaluation
carcassonne-print-line = Dans notre propre dessin, 55 mm de côté, avec des dos qui tombent sur les faces quand la feuille se retourne par son bord long.
carcassonne-print-paper = Papier
carcassonne-print-how = Imprimez à 100 %, sans marges de l’imprimante, des deux côtés d’un papier épais retourné par le bord long, puis coupez selon les repères. « Enregistrer en PDF » dans la même fenêtre donne un fichier aux mesures exactes.
carcassonne-print-original = Les tuiles de l’éditeur sont à la dernière page de ses règles ; la page de notre source y renvoie, en anglais et en allemand.
carcassonne-print-ruler = { $mm } mm
carcassonne-side-faces = Faces
carcassonne-side-backs = Dos
carcassonne-guide-line = Trois tuiles Évaluation demandent ce qui est imprimé sur une tuile. Voici celles qui l’ont, et à quel point c’est sûr.
carcassonne-guide-edition = Édition
carcassonne-edition-third = Troisième, dès 2020
carcassonne-edition-second = Deuxième, dès 2014
carcassonne-edition-first = Première
carcassonne-guide-set = Boîte
carcassonne-set-base = Jeu de base
carcassonne-set-inns-and-cathedrals = Auberges et Cathédrales
carcassonne-set-river-1 = La Rivière
carcassonne-set-river-1-c3 = La Rivière, troisième édition
carcassonne-set-river-2 = La Rivière II
carcassonne-set-mage-and-witch = Mage et Sorcière
carcassonne-set-besiegers = Les Assiégeants
carcassonne-set-cathars-or-siege = Les Cathares ou Siège
carcassonne-set-cult-6 = Les Cultes
carcassonne-set-german-monasteries = Abbayes d’Allemagne
carcassonne-set-darmstadt = Darmstadt
carcassonne-set-abbey-and-mayor = Maires et Monastères
carcassonne-part-farmhouse = Fermes
carcassonne-part-shed = Remises, qui ne comptent pas
carcassonne-part-cap = Demi-cercles qui ferment une ville
carcassonne-part-wide = Dessinées larges : fermeture ou non ?
carcassonne-guide-tile = Tuile { $face }
carcassonne-guide-count = { $count } sur { $of }
carcassonne-guide-road = avec une route : coûte un point
carcassonne-guide-no-road = sans route : sans effet
carcassonne-guide-none = Aucune tuile de cette boîte n’en a.
carcassonne-sure-sure = Sûr.
carcassonne-sure-sure-text = Les formes concordent dans deux catalogues de tuiles, et des parties enregistrées ont été rejouées dessus.
carcassonne-sure-list = Assez sûr.
carcassonne-sure-list-text = D’après une seule liste de tuiles de la troisième édition, dont les totaux concordent avec un autre décompte.
carcassonne-sure-inferred = Déduit.
carcassonne-sure-inferred-text = Repris de la troisième édition, qui a les mêmes motifs et totaux. Regardez vos tuiles.
carcassonne-sure-unknown = Inconnu.
carcassonne-sure-unknown-text = Aucune liste de ces tuiles n’a été trouvée. Regardez vos tuiles et mettez-vous d’accord.
carcassonne-sure-open = Ouvert.
carcassonne-sure-open-text = Elles ne touchent qu’un côté, et les sources ne disent pas si ce sont des fermetures. Notre lecture : non.
carcassonne-guide-source = Formes d’après les définitions de tuiles de JCloisterZone, fermes et remises d’après CarcassonneTileCounter, vérifiées avec des décomptes de Wikicarpedia ; dessins de nous. L’emplacement d’une ferme sur la tuile n’est pas connu : nos dessins le choisissent.
