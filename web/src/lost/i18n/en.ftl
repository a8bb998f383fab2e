# An address that leads nowhere

lost-title = There is no such page
astray-name = This page has nothing called “{ $part }”.
astray-cut = The address breaks off after “{ $part }”. Its end may have been lost on its way here.
astray-end = The address has “{ $part }” at its end, which leads nowhere.
astray-move = “{ $part }” is not the number of a move, so nobody can tell which position is meant.
lost-on = Go on without it
