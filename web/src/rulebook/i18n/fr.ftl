# Le livret de règles

read-rulebook = Règles
read-to-game = Voir le jeu
read-to-sandbox = Retour au plateau d’essai
read-to-table = Retour à la table
read-contents = Sommaire
read-clauses = { $count ->
    [one] { $count } point de règle
   *[other] { $count } points de règle
}
read-who = Qui le dit
read-language = Langue des règles
read-after = Dans nos mots, d’après : { $source }, { $revision }.
read-loading = Les règles se chargent
read-unknown = Ces règles ne sont pas dans la ludothèque.
read-no-clause = Ces règles n’ont pas de point { $clause }. En voici le début.
read-unreachable = Les règles ne sont pas arrivées : le serveur ne répond pas.
read-copy-link = Copier le lien
read-copy-link-to = Copier le lien vers ce point de règle : { $clause }
read-link-copied = Copié
read-disagree = Les sources se taisent ou se contredisent. Voici ce que font d’autres :
read-in-force = Ce que nous jouons
read-copy-of = Votre copie : { $clause }
read-copy-section = Votre copie, { $section }
read-page = page { $page }
read-found = trouvé
read-not-found = introuvable
read-why-missing = Votre copie est là, mais ce passage n’y est pas. C’est peut-être une autre version.
read-why-no-locator = Cité par son titre et sa section seulement.
read-garbled = Il se trouve à la page { $page } de votre copie, mais le texte de cette page n’est pas fiable. Vérifiez sur cette page.
read-why-no-copy = Votre copie n’est plus là.
read-why-unread = Ce passage n’a pas pu être lu à l’instant.
read-open-page = Ouvrir la page au passage
read-open-copy = Ouvrir ma copie à cet endroit
read-here = Votre copie est là
read-not-here = Pas encore là
read-copy-none = Récupérez une fois la page publique, et chaque passage se placera à côté de son point de règle, surligné.
read-copy-here = Chaque passage retrouvé se place à côté de son point de règle, surligné.
read-copy-import = Cette source n’a pas de page publique. Si vous l’avez, importez-la et lisez-la ici.
read-get-again = La récupérer de nouveau
read-import = Importer un fichier
read-open-source = Ouvrir la page
read-copy-failed = Enregistrez la page depuis votre navigateur et importez le fichier.
read-import-failed = Texte, HTML et PDF conviennent.
read-remove = Supprimer ma copie
read-remove-sure = Supprimer votre copie de « { $source } » ? Pour revoir ses passages, il faudra la récupérer ou l’importer de nouveau.
read-remove-yes = Oui, supprimer
read-remove-no = Garder
read-unlike = Cela ne ressemble pas à « { $source } ».
read-counted = Passages cités par les règles et retrouvés ici : { $found } sur { $named }.
read-sources = Sources
read-sources-text = Nous ne réimprimons pas les règles d’autrui. Voici les textes d’après lesquels nous écrivons ; avec votre copie, vous pouvez vérifier chacun d’eux.
