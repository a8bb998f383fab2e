# Termes du catalogue, et ce que disent les pages de nos jeux.

mechanic-tile-placement = pose de tuiles
mechanic-edge-matching = côtés à raccorder
mechanic-feature-claiming = occupation de zones
mechanic-area-majority = majorité
mechanic-variable-scoring = évaluation variable
mechanic-set-collection = collection
mechanic-drafting = draft
mechanic-race = course
mechanic-dice-movement = déplacement aux dés
mechanic-dice-action = actions aux dés
mechanic-wagering = paris et prise de risque
mechanic-stack-building = piles sur le plateau
mechanic-stack-carrying = piles emportées
mechanic-size-limited-stacking = empilement par taille
mechanic-top-piece-rule = la pièce du dessus décide
mechanic-piece-placement = pose de pièces
mechanic-piece-movement = déplacement de pièces
mechanic-capture = prise
mechanic-annihilation = anéantissement
mechanic-territory = territoire
mechanic-enclosure = encerclement
mechanic-line-of-sight = ligne de vue
mechanic-connection = connexion
mechanic-pattern-forming = motifs à former
mechanic-dexterity-stacking = équilibre
mechanic-dexterity-removal = pièces à retirer
mechanic-flicking = pichenettes
mechanic-real-time = temps réel
mechanic-elimination = élimination de joueurs
mechanic-cooperative = jeu coopératif

category-abstract-strategy = stratégie abstraite
category-pyramid-game = jeu à pyramides Looney
category-racing = jeu de course
category-tile-laying = jeu de tuiles
category-dexterity = jeu d’adresse

component-square-board = plateau à cases carrées
component-stones = pierres
component-hex-board = plateau hexagonal
component-pyramids = pyramides
component-figures = figurines
component-special-dice = dés spéciaux
component-meeples = meeples
component-stacking-pieces = pièces à empiler
component-cards = cartes
component-tiles = tuiles
component-blocks = blocs
component-standard-die = dé à six faces
component-scoring-tiles = tuiles Évaluation
component-square-tiles = tuiles carrées
component-hex-tiles = tuiles hexagonales
component-triangular-board = plateau triangulaire
component-chess-like-pieces = pièces du genre des échecs
component-rings = anneaux
component-flip-discs = disques bicolores
component-map-board = plateau géographique
component-goods = marchandises
component-domino-tiles = tuiles-dominos
component-flick-discs = palets à pichenettes
component-round-board = plateau rond

grade-none = { $of ->
    [luck] aucun
   *[other] aucune
}
grade-low = faible
grade-medium = { $of ->
    [luck] moyen
   *[other] moyenne
}
grade-high = { $of ->
    [luck] élevé
   *[other] élevée
}

about-meridians = À deux, on pose des pierres sur un hexagone de triangles. Un groupe vit tant qu’une de ses pierres voit, le long d’une ligne droite libre, une pierre d’un autre groupe de sa couleur. Un tour commence par le retrait des groupes adverses qui ont perdu tout chemin ; puis on pose une pierre en vue d’une des siennes. On croit se battre pour un territoire, mais qui n’a plus de pierre a perdu.
about-marsigel = Les trois pyramides de chacun forment, mêlées aux autres, un cercle. Le dé donne des points pour se déplacer : chaque case coûte à une pièce son nombre de pips, et elle emporte tout ce qui est posé sur elle. Les cases vides se referment : le cercle rétrécit, les tours montent. Gagne qui a le premier sa grande, sa moyenne et sa petite pièce directement l’une sur l’autre.
about-carcassonne = Tour après tour, on pioche une tuile et on la raccorde au paysage, côté contre côté. On peut y poser un meeple : sur une route, dans une ville, une abbaye ou un pré. Une zone complétée rapporte des points à qui y a le plus de meeples, et les meeples reviennent ; les paysans restent jusqu’à la fin.
about-surveyors = Une petite extension à imprimer et à découper. Trois tuiles Évaluation sont toujours actives, une pour les villes, une pour les routes, une pour les abbayes, et elles changent ce que vaut une telle zone. Après un tour où une zone a été évaluée, les trois suivantes prennent le relais : compléter au bon moment compte plus que voir grand.
about-meeple-stacking = Deux jeux avec un tas de meeples. Dans le premier, tous construisent en même temps pendant deux minutes, et un meeple rapporte autant de points que le numéro de sa rangée. Dans le second, on construit l’un après l’autre, en 45 secondes au plus, et chaque manche demande une pyramide plus large d’un meeple ; qui échoue est éliminé.

material-meridians-board = un plateau hexagonal de triangles sans centre, de taille quelconque ; le plateau standard a 6 points sur deux côtés et 7 sur quatre
material-meridians-stones = des pierres de deux couleurs, en nombre suffisant
material-marsigel-trio = un trio de pyramides par joueur, chacun de sa couleur
material-marsigel-die = un dé à six faces
material-marsigel-no-board = pas de plateau : les pièces forment le cercle
material-carcassonne-tiles = 72 tuiles Terrain
material-carcassonne-meeples = 7 meeples par joueur, et un de plus pour la piste de score
material-carcassonne-surveyors = pour Les Géomètres : 12 tuiles Évaluation à imprimer
material-surveyors-tiles = 12 tuiles Évaluation : 5 pour les villes, 4 pour les routes, 3 pour les abbayes
material-surveyors-print = la dernière page des règles de l’éditeur, en anglais ou en allemand, imprimée sur papier épais ou collée sur du carton
material-surveyors-base-game = le jeu de base Carcassonne ; aucune tuile Terrain ne s’ajoute
material-meeple-stacking-plate = un tapis en feutre au format A4 (21 × 29,7 cm) par joueur
material-meeple-stacking-meeples = 99 meeples de Carcassonne par joueur

credit-meridians-author = De Kanare Kato, qui a aussi écrit la description.
credit-meridians-name = Le nom vient du système des méridiens.
credit-marsigel-author = De Sehrgut, publié sur le wiki en 2013, version 1.0.
credit-marsigel-remix = Un remix de Der Igelwettkampf, mini-jeu porte-clés de HABA.
credit-carcassonne-author = De Klaus-Jürgen Wrede, publié par Hans im Glück en 2000.
credit-surveyors-publisher = Publié par Hans im Glück, à imprimer soi-même. La page laisse l’année en blanc ; la feuille de l’éditeur est de 2020.
credit-surveyors-edition = La deuxième mini-extension officielle à imprimer pour la deuxième édition.
credit-meeple-stacking-publisher = Publié par Hans im Glück en 2012 ; le feuillet n’est plus sur le site de l’éditeur.
credit-meeple-stacking-page = La page, dans la version de Black Bear du 19 septembre 2022, a un cadre français et des règles en anglais.

source-meridians = MeepleRules, « Meridians », telle que relevée : la description de l’auteur lui-même
source-marsigel = Looney Pyramid Games Wiki, « Der Marsigelwettkampf », telle que relevée
source-carcassonne = Wikipédia en allemand, « Carcassonne (Spiel) »
source-surveyors = Wikicarpedia, « De Landmeters », telle que relevée
source-meeple-stacking = Wikicarpedia, « Empilage de meeples », version du 19 septembre 2022

ask-meridians-players = À combien joue-t-on à Meridians ?
answer-meridians-players = { $players_max ->
    [one] Seul, d’après le catalogue.
   *[other] À { $players_max } exactement, d’après le catalogue : le jeu est fait pour ce nombre.
}
ask-meridians-pass = Peut-on passer son tour ?
answer-meridians-pass = Non. Vous posez une pierre à chaque tour.
ask-meridians-nowhere = Et si je ne peux poser nulle part ?
answer-meridians-nowhere = Le texte n’en dit rien. Dans notre lecture, vous perdez ; d’autres programmes sautent la pose ou abandonnent pour vous, et le gagnant est le même.
ask-meridians-own-stones = Mes propres pierres coupent-elles ma ligne ?
answer-meridians-own-stones = Pour poser, non : seules les pierres adverses coupent une ligne de vue. Mais un chemin demande des points vides, et là vos propres pierres gênent.
ask-meridians-own-group = Puis-je poser une pierre dans un groupe sans chemin ?
answer-meridians-own-group = Oui. Votre adversaire retire ce groupe au début de son tour, s’il n’a toujours pas de chemin.

ask-marsigel-players = À combien peut-on jouer ?
answer-marsigel-players = La page se contredit : de 2 à 13 dans l’encadré, autant qu’on veut dans le texte, et onze couleurs en vente. Chez nous, de 2 à 13.
ask-marsigel-landing = Une petite pièce peut-elle se poser sur une grande ?
answer-marsigel-landing = La page dit l’un et l’autre, et s’interrompt en pleine phrase. Dans un arbre, la grande est en bas : chez nous, une pièce se pose sur sa taille ou une plus grande.
ask-marsigel-carried = Que coûtent les pièces emportées ?
answer-marsigel-carried = Rien, dans notre lecture. La page dit qu’elles sont emportées et ne leur donne aucun prix.
ask-marsigel-pass = Peut-on passer son tour ?
answer-marsigel-pass = Oui, et sans aucun coup possible vous le devez. Si tous passent l’un après l’autre, la partie finit à égalité.

ask-carcassonne-players = À combien joue-t-on à Carcassonne ?
answer-carcassonne-players = De deux à cinq, et jusqu’à six avec Auberges et Cathédrales.
ask-carcassonne-tie = Et si deux joueurs ont autant de meeples dans une ville ?
answer-carcassonne-tie = Chacun reçoit tous les points.
ask-carcassonne-small-city = Que vaut une ville de deux tuiles ?
answer-carcassonne-small-city = 4 points, comme toute ville complétée ; 2 dans les premières éditions. À nos tables, vous choisissez.
ask-carcassonne-farmers = Quand les paysans reviennent-ils ?
answer-carcassonne-farmers = Jamais pendant la partie. À la fin, qui a le plus de paysans dans un pré reçoit 3 points par ville complétée au bord de ce pré.

ask-surveyors-highway = Grand-route : 5 points, ou une route de 5 tuiles ?
answer-surveyors-highway = La règle parle de points, sa note de tuiles. Nous lisons 5 tuiles : avec une auberge, cela fait 10 points. Votre table peut choisir 5 points.
ask-surveyors-round = Quand les tuiles d’évaluation changent-elles ?
answer-surveyors-round = Après un tour où une zone au moins a été évaluée, une seule fois. Une zone sans meeple ne rapporte rien, et les tuiles restent.
ask-surveyors-jury = Qui marque avec Jury citoyen ?
answer-surveyors-jury = Quiconque a au moins un meeple dans la ville, et chacun reçoit tous les points.
ask-surveyors-end = Ces tuiles comptent-elles à l’évaluation finale ?
answer-surveyors-end = Non. La page le dit ; les règles de l’éditeur n’en parlent pas.
ask-surveyors-combine = Peut-on la combiner avec d’autres extensions ?
answer-surveyors-combine = À vos risques : il n’y a pas de règles officielles pour cela. Les auteurs de la page disent comment ils appliqueraient les tuiles.

ask-meeple-stacking-players = À combien peut-on jouer ?
answer-meeple-stacking-players = Le texte n’en dit rien. Chez nous, de 2 à 8, et l’on peut construire seul pour battre son record.
ask-meeple-stacking-sets = Un lot de 100 meeples suffit-il ?
answer-meeple-stacking-sets = Pour un joueur, oui : il en faut 99, et un reste.
ask-meeple-stacking-gaps = Un meeple que rien ne relie par le haut compte-t-il ?
answer-meeple-stacking-gaps = Oui. Tout ce qui est relié compte, et les trous ne gênent pas.
ask-meeple-stacking-collapse = Que compte-t-on après un effondrement ?
answer-meeple-stacking-collapse = Un seul meeple est déjà une pyramide, s’il est resté debout.
ask-meeple-stacking-destroyed = Et si je détruis la pyramide d’un autre ?
answer-meeple-stacking-destroyed = Quand tous construisent sur un seul support, vous perdez aussitôt, et toute la partie ; les autres continuent.

# Le nom des jeux ici, quand ce n’est pas le premier de games.toml.
name-surveyors = Les Géomètres
name-meeple-stacking = Empilage de meeples
