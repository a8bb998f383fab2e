# Aanschuiven op uitnodiging

join-to-play = { $named ->
    [yes] { $host } nodigt je uit om te spelen
   *[no] Je bent uitgenodigd om te spelen
}
join-to-watch = { $named ->
    [yes] { $host } nodigt je uit om te kijken
   *[no] Je bent uitgenodigd om te kijken
}
join-line = { $seat ->
    [0] { $game }. { $players } spelers.
   *[other] { $game }. Plaats { $seat } van { $players }; de partij begint als alle plaatsen bezet zijn.
}
join-watching = Kijken
join = Aanschuiven
