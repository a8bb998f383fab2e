# Règles d’autres jeux que l’on apporte

own-title = Vos règles de jeu
own-lead = Importez la règle de n’importe quel jeu que vous possédez et interrogez-la : vous obtenez les passages les plus proches, avec leur page. Ce que vous importez n’est qu’à vous ; personne d’autre ne peut le lire ni l’interroger.
own-model = Les passages trouvés par une question sont aussi envoyés à { $model }, un modèle que l’exploitant de ce serveur a choisi pour formuler les réponses.
own-drop = Déposez ici une règle du jeu : PDF, HTML ou texte, jusqu’à { $mb } Mo
own-kinds = Un fichier PDF, HTML ou texte, jusqu’à { $mb } Mo
own-choose = Choisir un fichier
own-game = Jeu
own-edition = Édition
own-edition-hint = s’il y en a plusieurs
own-language = Langue du texte
own-role = Ce que c’est
own-role-rules = Règle du jeu
own-role-errata = Errata
own-role-faq = FAQ
own-bring = Importer
own-reading = Lecture…
own-took = { $name } est là : { $count ->
    [one] un passage
   *[other] { $count } passages
}.
own-unread = Aucun texte n’a pu être lu { $count ->
    [one] à la page { $pages }
   *[other] aux pages { $pages }
} : ce qui y est écrit ne sera pas trouvé.
own-encoding = Le fichier n’est pas en UTF-8 : il a été lu comme du { $encoding }. Si des lettres sont fausses, indiquez la langue du texte ou enregistrez-le en UTF-8, puis importez-le à nouveau.
own-none = Aucune pour l’instant.
own-pages = { $pages ->
    [one] une page
   *[other] { $pages } pages
}
own-passages = { $count ->
    [one] un passage
   *[other] { $count } passages
}
own-ask = Interroger { $book }
own-delete = Supprimer
own-sure = Supprimer { $name } ?
own-sure-links = Les liens vers les réponses qui la citent ne montreront plus rien. Dans vos questions, les citations restent jusqu’à ce que vous supprimiez ces questions.
own-yes = Oui, supprimer
own-no = Garder
own-replace = Remplacer
own-replacing = Le prochain fichier remplacera { $name }.
own-stop = Annuler
own-used = Espace utilisé : { $used } Mo sur { $most }
own-apart = Chaque édition s’interroge à part. Règle, errata et FAQ d’une même édition s’interrogent ensemble et s’affichent séparément.
own-need-game = De quel jeu s’agit-il ?
