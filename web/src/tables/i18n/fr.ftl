# Ce qui ne se dit qu’à une table.

prepares = Se prépare : une seule fois, une à deux minutes
stop-waiting = Ne pas attendre
hint-off = Pas de suggestions contre des personnes
hint-wins = Ce coup gagne.
resign-sure-for = { $side } : abandonner la partie ?
seat-host = Hôte
