# An einen Tisch auf Einladung

join-to-play = { $named ->
    [yes] { $host } lädt dich zum Spielen ein
   *[no] Du bist zum Spielen eingeladen
}
join-to-watch = { $named ->
    [yes] { $host } lädt dich zum Zuschauen ein
   *[no] Du bist zum Zuschauen eingeladen
}
join-line = { $seat ->
    [0] { $game }. { $players } Personen spielen.
   *[other] { $game }. Platz { $seat } von { $players }; die Partie beginnt, wenn alle Plätze besetzt sind.
}
join-watching = Zuschauen
join = An den Tisch gehen
