# Ce qui ne se dit qu’à une table.

prepares = Se prépare : une seule fois, une à deux minutes
stop-waiting = Ne pas attendre
hint-off = Pas d’indices contre des personnes
hint-wins = Ce coup gagne.
resign-sure-for = { $side } : abandonner la partie ?
seat-host = Hôte
seat-fill-bot = Donner la place à un bot
seat-fill-open = L’ouvrir à tous
seat-fill-invited = La garder pour un ami, par lien
keys-title = Touches
keys-step = Un coup en arrière ou en avant
keys-aside = Vers une autre ligne
keys-ends = Au début ou à la fin
keys-on = Au plateau, puis à tout ce qui peut s’utiliser
keys-close = Fermer ce qui est par-dessus, ou lâcher
keys-help = Cette liste
keys-board = Sur le plateau
