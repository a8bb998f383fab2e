# Une adresse qui ne mène nulle part

lost-title = Cette page n’existe pas
astray-name = Il n’y a rien ici qui s’appelle « { $part } ».
astray-cut = L’adresse s’arrête après « { $part } ». Sa fin s’est peut-être perdue en route.
astray-end = L’adresse se termine par « { $part } », qui ne mène nulle part.
astray-move = « { $part } » n’est pas un numéro de coup : impossible de savoir de quelle position il s’agit.
lost-on = Continuer sans cela
