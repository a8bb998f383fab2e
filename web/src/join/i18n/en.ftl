# Joining a table by an invitation

join-to-play = { $named ->
    [yes] { $host } invites you to play
   *[no] You are invited to play
}
join-to-watch = { $named ->
    [yes] { $host } invites you to watch
   *[no] You are invited to watch
}
join-line = { $seat ->
    [0] { $game }. { $players } players.
   *[other] { $game }. Seat { $seat } of { $players }; the game begins when every seat is taken.
}
join-watching = Watch the game
join = Join the table
