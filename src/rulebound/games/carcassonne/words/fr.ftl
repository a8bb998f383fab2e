# Ce que Carcassonne dit des coups, des évaluations et des résultats, et comment s’appellent ses options et ses tuiles
# Évaluation. $player est la couleur d’une place, $feature est un type de zone, $scoring,
# $active et $signs sont des tuiles Évaluation.

name = Carcassonne
tagline = Bâtissez le pays ensemble, et tenez-en la plus grande part quand viennent les géomètres.
players = 2 à 5 joueurs (6 avec Auberges et Cathédrales)

# Parties de phrases

part-player = { $player ->
    [red] Rouge
    [blue] Bleu
    [yellow] Jaune
    [black] Noir
    [green] Vert
   *[pink] Rose
}
part-feature = { $feature ->
    [road] route
    [city] ville
    [monastery] abbaye
    [garden] jardin
    [abbey] monastère d’extension
    [shrine] lieu de culte
    [special-monastery] abbaye spéciale
    [church] église
    [german-cathedral] cathédrale d’Allemagne
   *[field] pré
}
part-figure = { $figure ->
    [large] grand meeple
    [abbot] abbé
   *[normal] meeple
}
part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-here = { $here ->
    [road] une route
    [city] une ville
    [river] la rivière
   *[field] un pré
}
part-there = { $there ->
    [road] une route
    [city] une ville
    [river] la rivière
   *[field] un pré
}
part-side = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
each-places = { $first ->
    [monastery] l’abbaye
    [garden] le jardin
    [city] la ville { $rest }
    [road] la route { $rest }
   *[field] { $rest ->
        [none] le pré au milieu
       *[other] le pré { $rest }
    }
}
    .part = { $first ->
        [road] { $part ->
            [N] vers le nord
            [E] vers l’est
            [S] vers le sud
           *[W] vers l’ouest
        }
       *[other] { $part ->
            [N] au nord
            [NE] au nord-est
            [E] à l’est
            [SE] au sud-est
            [S] au sud
            [SW] au sud-ouest
            [W] à l’ouest
           *[NW] au nord-ouest
        }
    }
part-scoring = { $scoring ->
    [citizens-jury] Jury citoyen
    [bad-neighborhood] Mauvais quartier
    [siege] Siège
    [street-fair] Fête de rue
    [highway] Grand-route
    [peasant-uprising] Révolte paysanne
    [hermit-monastery] Abbaye des ermites
    [pilgrimage-route] Chemin de pèlerinage
    [wealth] Richesse
   *[poverty] Pauvreté
}
part-active = { $active ->
    [citizens-jury] { " " }avec « Jury citoyen »
    [bad-neighborhood] { " " }avec « Mauvais quartier »
    [siege] { " " }avec « Siège »
    [street-fair] { " " }avec « Fête de rue »
    [highway] { " " }avec « Grand-route »
    [peasant-uprising] { " " }avec « Révolte paysanne »
    [hermit-monastery] { " " }avec « Abbaye des ermites »
    [pilgrimage-route] { " " }avec « Chemin de pèlerinage »
    [wealth] { " " }avec « Richesse »
    [poverty] { " " }avec « Pauvreté »
   *[none] { "" }
}

# Placer une tuile

place = La tuile convient ici.
cell-taken = Il y a déjà une tuile ici.
not-beside = Une tuile doit en toucher une autre par un côté.
edges-differ = Les côtés ne se prolongent pas : { part-side }, la tuile a { part-here } et sa voisine { part-there }.
river-elsewhere = La tuile doit prolonger la rivière.
river-u-turn = La rivière ne peut pas tourner deux fois de suite du même côté.
draw = Une tuile est piochée, il en reste { $left }.
discard = La tuile ne va nulle part et sort du jeu.

# Poser une figurine

put = Votre { part-figure } peut se poser ici.
may-stand = { $present ->
    [one] Votre { part-figure } peut se poser sur la tuile qui vient d’être placée : { part-feature }.
   *[other] Votre { part-figure } peut se poser sur la tuile qui vient d’être placée, à { $number } endroits sur { $present } ({ part-feature }) : { $places }.
}
no-such-feature = La tuile qui vient d’être placée n’a rien de tel : { part-feature }.
lay-first = Il faut d’abord placer la tuile. Ensuite, une figurine peut y être posée, là où la zone est libre.
no-such-segment = Sur la nouvelle tuile, aucune figurine ne peut se poser ici.
figure-not-in-game = { $figure ->
    [large] Les grands meeples
   *[abbot] Les abbés
} ne sont pas de cette partie.
none-left = { $figure ->
    [large] Votre grand meeple est déjà posé
    [abbot] Votre abbé est déjà posé
   *[normal] Tous vos meeples sont déjà posés
}. Une figurine revient quand sa zone est évaluée.
garden-for-abbot = Seul un abbé peut se poser dans un jardin.
abbot-elsewhere = Un abbé ne se pose que sur une abbaye ou dans un jardin, pas ici : { part-feature }.
no-farmers = Cette partie se joue sans paysans.
occupied = Zone déjà occupée ({ part-feature }) : { part-player } y a une figurine.
skip = Vous ne posez pas de figurine.
take-back = Votre abbé revient et rapporte { $tiles ->
    [one] { $tiles } point
   *[other] { $tiles } points
}, un par tuile déjà en place.
abbot-at-home = Votre abbé n’est pas sur le terrain.
abbot-completed = Le lieu de votre abbé est complété : vous ne pouvez donc plus reprendre l’abbé.

# Évaluer

score = { $completed ->
    [true] Zone complétée ({ part-feature }){ part-active } : { part-points }.
   *[false] { $feature ->
        [field] Pré avec { $cities ->
            [one] { $cities } ville complétée
           *[other] { $cities } villes complétées
        } : { part-points }.
       *[other] Zone en l’état ({ part-feature }) : { part-points }.
    }
}
part-whose = { $owners ->
    [0] { " " }Personne n’y a de figurine.
    [1] { " " }{ part-player } marquerait les points.
   *[other] { " " }{ $owners } joueurs marqueraient les points.
}
worth-now = Si cette zone ({ part-feature }) était complétée maintenant{ part-active } : { part-points }.{ part-whose }
worth-next = Si cette zone ({ part-feature }) était complétée après le changement des tuiles Évaluation{ part-active } : { part-points }.{ part-whose }
worth-extended = { $feature ->
    [road] Avec une auberge, si la route était complétée maintenant{ part-active } : { part-points }.
   *[city] Avec une cathédrale, si la ville était complétée maintenant{ part-active } : { part-points }.
}{ part-whose }
worth-end = Si cette zone ({ part-feature }) reste ainsi jusqu’à la fin : { part-points }.{ part-whose }
no-feature-there = Il n’y a aucune zone de ce type en { $cell }.
at-place = { $at ->
    [o] Sur la première tuile
   *[other] En { $at }
}, { $places } : { $text }
return = { $count ->
    [one] { $count } figurine revient
   *[other] { $count } figurines reviennent
} à la réserve.
turn-over = Le tour est terminé.
rotates = Une zone a été évaluée, donc les trois tuiles Évaluation changent.
rotates-zero = Une zone a été évaluée, même si c’est pour { part-points }, donc les trois tuiles Évaluation changent.
stays-zero = Une zone n’a rapporté que { part-points }, donc les tuiles Évaluation restent.
rotates-abbot = Un jardin a été évalué ou un abbé est revenu, donc les trois tuiles Évaluation changent.
stays-abbot = Seul un jardin a été évalué ou un abbé est revenu, donc les tuiles Évaluation restent.
stays-unoccupied = Personne n’était dans la zone complétée, donc les tuiles Évaluation restent.
stays-unscored = Rien n’a été évalué, donc les tuiles Évaluation restent.
show = { part-scoring } apparaît sur la pile.
signs = Les sources ne disent pas quelle tuile va où ; tiré au sort pour cette table, rien à faire : { $signs ->
    [road-wealth] Richesse dans la pile des routes, Pauvreté dans celle des abbayes.
    [road-poverty] Pauvreté dans la pile des routes, Richesse dans celle des abbayes.
    [both-wealth] Richesse dans les piles des routes et des abbayes.
   *[both-poverty] Pauvreté dans les piles des routes et des abbayes.
}
own-risk = Les Géomètres n’ont jamais été testés avec d’autres extensions. Vous les combinez à vos risques et périls.

# Où en est la partie

turn-of = C’est à { part-player } de jouer{ $step ->
    [draw] { " " }: il faut piocher une tuile
    [place] { " " }: il faut placer la tuile
   *[figure] { " " }: une figurine à poser, ou aucune
}.
tiles-left = Il reste { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
} dans la pile.
points-of = { part-player } a { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
leads = { part-player } { $alone ->
    [true] mène
   *[false] est en tête à égalité
} avec { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
figures-left = Il reste à { part-player } { $number ->
    [one] { $number } meeple
   *[other] { $number } meeples
}{ $large ->
    [true] , et le grand
   *[false] { "" }
}{ $abbot ->
    [true] , et l’abbé
   *[false] { "" }
}.

# Tours et fin

set-up = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} ; la première tuile est en place.
starter = { part-player } commence.
not-your-turn = C’est à { part-player } de jouer.
not-now = { $phase ->
    [place] Il faut d’abord placer une tuile.
   *[figure] Il faut maintenant poser une figurine, ou aucune.
}
chance-first = Il faut d’abord piocher.
cannot-come = Cela ne peut pas être pioché maintenant.
game-over = La partie est terminée.
left-resign = { part-player } abandonne.
left-time = { part-player } n’a plus de temps.
end-last-tile = { $count ->
    [one] { part-player } gagne avec { part-points }.
   *[other] { $count } joueurs se partagent la victoire avec { part-points } chacun.
}
end-last-one = Il ne reste que { part-player }, qui gagne.

# Le journal

log-started = { part-player } commence
log-signed = { $signs ->
    [road-wealth] Richesse pour les routes, Pauvreté pour les abbayes
    [road-poverty] Pauvreté pour les routes, Richesse pour les abbayes
    [both-wealth] Richesse pour les routes et les abbayes
   *[both-poverty] Pauvreté pour les routes et les abbayes
}
log-shown = { part-scoring } apparaît sur la pile
log-drawn = { part-player } pioche la tuile { $tile }
log-discarded = La tuile ne va nulle part et sort du jeu
log-laid = { part-player } place la tuile { $tile } en { $cell }, tournée de { $degrees }°
log-put = { part-player } pose une figurine : { part-figure }, { part-feature } en { $cell }{ $places ->
    [none] { "" }
   *[other] { " " }({ $places })
}
log-taken-back = { part-player } reprend l’abbé
log-skipped = { part-player } ne pose pas de figurine
log-scored = { part-player } : { part-points }, { part-feature }{ part-active }
log-returned = { $count ->
    [one] Retour de { $count } figurine
   *[other] Retour de { $count } figurines
}
log-turn-ended = { $rotates ->
    [true] Les tuiles Évaluation changent
   *[false] Le tour est terminé
}
log-left = { $why ->
    [resign] { part-player } abandonne
   *[time] Temps écoulé : { part-player }
}
total = { part-player }, { part-points }
log-ended = La partie est terminée

phase-starter = Tirage du premier joueur
phase-signs = Tirage de Richesse et Pauvreté
phase-show = Apparition des tuiles Évaluation
phase-draw = Piocher une tuile
phase-place = Placer la tuile
phase-figure = Poser une figurine
phase-over = La partie est terminée

# Options

option-first = Qui commence
option-first-drawn = tiré au sort
option-first-seat-1 = Rouge
option-first-seat-2 = Bleu
option-first-seat-3 = Jaune
option-first-seat-4 = Noir
option-first-seat-5 = Vert
option-first-seat-6 = Rose
option-surveyors = Les Géomètres
option-surveyors-true = avec les tuiles Évaluation
option-surveyors-false = sans
option-farmers = Paysans
option-farmers-true = avec paysans
option-farmers-false = sans
option-abbot = Abbé et jardins
option-abbot-false = sans
option-abbot-true = avec l’abbé
option-inns = Auberges et Cathédrales
option-inns-false = sans
option-inns-true = avec les auberges
option-river = La Rivière
option-river-none = sans
option-river-classic = première et deuxième édition
option-river-third-edition = troisième édition
option-river-second = La Rivière II
option-small-city = Ville de deux tuiles
option-small-city-4 = 4 points
option-small-city-2 = 2 points, comme dans les premières éditions
option-unfinished = Zone incomplète avec auberge ou cathédrale
option-unfinished-0 = rien
option-unfinished-1 = 1 point par tuile
option-signs = Richesse et Pauvreté des routes et des abbayes
option-signs-drawn = une de chaque, tirées au sort
option-signs-road-wealth = Richesse aux routes, Pauvreté aux abbayes
option-signs-road-poverty = Pauvreté aux routes, Richesse aux abbayes
option-signs-both-wealth = Richesse aux deux
option-signs-both-poverty = Pauvreté aux deux
option-highway = Grand-route
option-highway-tiles = compte comme 5 tuiles
option-highway-points = 5 points, quoi qu’il s’y ajoute
option-fair-with-inn = Fête de rue avec auberge
option-fair-with-inn-3 = 3 points par tuile
option-fair-with-inn-4 = 4 points par tuile
option-uprising-with-inn = Ferme sur une route avec auberge
option-uprising-with-inn-once = 1 point de moins
option-uprising-with-inn-twice = 2 points de moins
option-wide-caps = Sections larges avec Mauvais quartier
option-wide-caps-false = comptent
option-wide-caps-true = ne comptent pas
option-rotate-zero = Zone évaluée à 0 point ou moins
option-rotate-zero-true = les tuiles Évaluation changent
option-rotate-zero-false = les tuiles Évaluation restent
option-rotate-abbot = Après un jardin ou un abbé repris tôt
option-rotate-abbot-false = les tuiles Évaluation restent
option-rotate-abbot-true = les tuiles Évaluation changent
option-cap-shield = Blason sur un demi-cercle avec Mauvais quartier
option-cap-shield-lost = ne rapporte rien
option-cap-shield-counts = compte
option-jury-mayor = Maire d’une ville sans blason avec Jury citoyen
option-jury-mayor-scores = marque
option-jury-mayor-does-not = ne marque pas
option-witch = La sorcière divise
option-witch-before-flat = avant les montants pour toute la zone
option-witch-after-flat = après eux

# Bots

bot-random = Au hasard
bot-beginner = Débutant
bot-casual = Amateur
bot-club = Joueur de club
bot-expert = Expert
bot-master = Maître

# Tuiles Évaluation

scoring-citizens-jury = Jury citoyen
scoring-bad-neighborhood = Mauvais quartier
scoring-siege = Siège
scoring-wealth = Richesse
scoring-poverty = Pauvreté
scoring-street-fair = Fête de rue
scoring-highway = Grand-route
scoring-peasant-uprising = Révolte paysanne
scoring-hermit-monastery = Abbaye des ermites
scoring-pilgrimage-route = Chemin de pèlerinage

# Les étapes de l’évaluation, dans l’ordre

stage-owners = Qui marque
stage-count = Ce qui compte
stage-each = Points par tuile et par symbole
stage-modifier = Ce qu’en font les extensions
stage-on-original = Bonus sur le nombre de tuiles d’origine
stage-halving = Division par deux
stage-flat = Montants pour toute la zone
stage-last = Tout à la fin

# Lignes d’une évaluation

term-tiles = tuiles
term-shields = blasons
term-cities = villes complétées
term-small-city = tuiles d’une ville de deux
term-small-city-shields = blasons d’une ville de deux
term-unfinished-inn = tuiles d’une route incomplète avec auberge
term-inn = auberge
term-unfinished-cathedral = tuiles d’une ville incomplète avec cathédrale
term-cathedral = cathédrale, tuiles
term-cathedral-shields = cathédrale, blasons
term-siege = Siège, blasons
term-street-fair = Fête de rue, tuiles
term-highway = Grand-route
term-peasant-uprising = Révolte paysanne, fermes
term-hermit-monastery = Abbaye des ermites, tuiles avec ville
term-pilgrimage-route = Chemin de pèlerinage, tuiles avec route
term-wealth = Richesse
term-poverty = Pauvreté
term-unfinished-besieged = tuiles d’une ville assiégée incomplète
term-besieged = assiégée, tuiles
term-besieged-shields = assiégée, blasons
term-besieged-cities = villes assiégées
term-german-cathedral = cathédrale d’Allemagne, tuiles
term-road-tiles = tuiles de toutes les routes
term-challenge = défi perdu
term-laid-down = tuiles de la ligne et de la colonne
term-church = le plus de meeples autour de l’église
term-mage = mage, tuiles d’origine
term-wainwrights = charrons, tuiles d’origine
term-markets = Marchés de Leipzig
term-witch = sorcière, moitié
term-little-buildings = petits bâtiments
term-towers = tours
term-houses = maisons
term-sheds = remises
term-darmstadtium = le Darmstadtium

# Ce que demande le calculateur de points

ask-completed = La zone est-elle complétée ?
ask-meeples = Qui y a des figurines, et combien ?
ask-tiles = Combien de tuiles ?
ask-tiles-present = Sur les neuf tuiles, la sienne comprise, combien sont en place ?
ask-shields = Combien de blasons a la ville ?
ask-cap-only-tiles = Sur combien de ses tuiles la ville n’est-elle qu’un demi-cercle ?
ask-farmhouse-tiles = Combien de ses tuiles montrent une ferme ?
ask-with-city = Combien des neuf tuiles montrent une section de ville ?
ask-with-road = Combien des neuf tuiles montrent une route ?
ask-cities = Combien de villes complétées le pré touche-t-il ?
ask-besieged-cities = Combien des villes complétées sont assiégées ?
ask-road-tiles = Combien de tuiles comptent en tout les routes menant à la cathédrale ?
ask-row-and-column = Combien de tuiles sont en place sans trou dans sa ligne et sa colonne ?
ask-inn = Y a-t-il une auberge au bord de la route ?
ask-cathedral = Y a-t-il une cathédrale dans la ville ?
ask-besieged = La ville est-elle assiégée ?
ask-mage = Le mage ou la sorcière s’y trouve-t-il ?
ask-german-cathedral = La route mène-t-elle à une cathédrale d’Allemagne ?
ask-german-cathedral-with-inn = Combien de points de plus vaut chaque tuile avec à la fois une cathédrale d’Allemagne et une auberge ?
ask-little-buildings = Combien de petits bâtiments se trouvent sur ses tuiles ?
ask-towers = Combien de ses bâtiments sont des tours ?
ask-houses = Combien de ses bâtiments sont des maisons ?
ask-sheds = Combien de ses bâtiments sont des remises ?
ask-wainwrights = Qui a le bonus des charrons de Leipzig ?
ask-wainwrights-each = Combien de points par tuile vaut le bonus des charrons ?
ask-markets = Combien de points chaque joueur reçoit-il des Marchés de Leipzig ?
ask-mayors = Qui a des maires dans la ville ?
ask-challenge = Y a-t-il eu un défi, et a-t-il été gagné ou perdu ?
ask-laid-down = La figurine est-elle couchée ?
ask-majority-around = Qui a le plus de meeples autour de l’église ?
ask-darmstadtium = Le Darmstadtium est-il dans la ville ?
ask-active = La tuile est-elle Richesse ou Pauvreté ?

# Ce qui ne peut pas être : pourquoi le calculateur de points refuse

bound-least = Une { part-feature } compte au moins une tuile.
bound-two = Une { part-feature } complétée compte au moins deux tuiles.
bound-open = Une des tuiles de cette ville est ouverte des quatre côtés : une fois complétée, la ville a donc au moins cinq tuiles.
bound-nine = On compte ici ({ part-feature }) neuf tuiles au plus, la sienne comprise, et toutes les neuf une fois l’ensemble complété.
bound-unfinished = Tant qu’il manque une des neuf tuiles, on en compte ici ({ part-feature }) de { $least } à { $most }.
bound-caps = La ville ne peut pas être un simple demi-cercle sur plus de tuiles qu’elle n’en a.
bound-shields = Une ville de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} porte au plus { $most ->
    [one] { $most } blason
   *[other] { $most } blasons
}.
bound-closed = Une ville complétée de { $tiles } tuiles porte au plus { $most ->
    [one] { $most } blason
   *[other] { $most } blasons
} : une tuile qui la ferme d’un seul côté n’en a pas.
bound-beside = Un demi-cercle ne porte pas de blason : les autres tuiles en ont donc au plus { $most }.
bound-cap-shields = Il y a au plus { $most ->
    [one] { $most } blason
   *[other] { $most } blasons
} sur les demi-cercles.
bound-farmhouses = Une route de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} ne peut pas avoir davantage de tuiles à ferme.
bound-around = Sur { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $most ->
    [one] { $most } au plus peut
   *[other] { $most } au plus peuvent
} le montrer.
bound-own = La tuile elle-même ({ part-feature }) ne le montre pas : il y en a donc au plus { $most }.
bound-besieged = Il n’y a pas plus de villes assiégées que de villes complétées : { $most }.
bound-one = Il n’y a de place ici ({ part-feature }) que pour une figurine.
bound-room = Une { part-feature } de { $tiles ->
    [1] une tuile a de la place pour une figurine
   *[other] { $tiles } tuiles a de la place pour { $most } figurines
} au plus.
bound-ordinary = Chaque joueur a au plus { $most } meeples ordinaires.
bound-large = Chaque joueur n’a qu’un grand meeple.
bound-mayors = Chaque joueur n’a qu’un maire.
