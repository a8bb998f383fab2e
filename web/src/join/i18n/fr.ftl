# Rejoindre une table sur invitation

join-to-play = { $named ->
    [yes] { $host } vous invite à jouer
   *[no] Une invitation à jouer
}
join-to-watch = { $named ->
    [yes] { $host } vous invite à regarder
   *[no] Une invitation à regarder
}
join-line = { $seat ->
    [0] { $game }. { $players } joueurs.
   *[other] { $game }. Place { $seat } sur { $players } ; la partie commence quand toutes les places sont prises.
}
join-watching = Regarder la partie
join = Rejoindre la table
