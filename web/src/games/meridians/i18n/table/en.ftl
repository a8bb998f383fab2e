# Words of the page for Meridians alone. Sentences about rules come from the game itself.

meridians-about = { $board } board, { $pie ->
    [on] with the pie rule
   *[off] no pie rule
}
meridians-point = { $point }, { $stone ->
    [light] Light stone
    [dark] Dark stone
   *[none] { $open ->
        [yes] empty, open to you
        [no] empty, not open to you
       *[unknown] empty
    }
}{ $doomed ->
    [yes] , no path
   *[no] {""}
}{ $last ->
    [yes] , last move
   *[no] {""}
}
meridians-keys = Arrow keys go along the lines, with Shift along the other slanted ones. The name of a point leads to it. Enter plays.
meridians-pick = Pick a point
meridians-place = Place { $point }
meridians-choose = { $colour ->
    [light] Play Light
   *[dark] Play Dark
}
meridians-pie-stones = { $reader ->
    [first] You set both first stones
   *[other] { $first } sets both first stones
}, { $next ->
    [light] now Light’s and then Dark’s.
   *[dark] now Dark’s.
} Then { $reader ->
    [second] you choose
   *[other] { $second } chooses
} which color to play.
meridians-pie-choice = { $reader ->
    [second] Choose your color
   *[other] { $second } chooses a color
}: Light with the stone on { $light }, or Dark with the stone on { $dark }. { $reader ->
    [first] You play
   *[other] { $first } plays
} the other one. Light moves next.
meridians-chooses = { $who } chooses a color
meridians-open-points = Points with a dot are open to you.
meridians-no-path = { $yours ->
    [yes] { $stones ->
        [one] Your stone on { $points } has no path.
       *[other] Your group { $points } has no path.
    }
   *[no] { $colour ->
        [light] { $stones ->
            [one] The Light stone on { $points } has no path.
           *[other] The Light group { $points } has no path.
        }
       *[dark] { $stones ->
            [one] The Dark stone on { $points } has no path.
           *[other] The Dark group { $points } has no path.
        }
    }
} { $saved ->
    [yes] { $colour ->
        [light] It leaves at the start of Dark’s next turn, unless this move gives it one: { $saves ->
            [one] one point does.
           *[other] { $saves } points do.
        }
       *[dark] It leaves at the start of Light’s next turn, unless this move gives it one: { $saves ->
            [one] one point does.
           *[other] { $saves } points do.
        }
    }
    [no] { $colour ->
        [light] No move can save it: it leaves at the start of Dark’s next turn.
       *[dark] No move can save it: it leaves at the start of Light’s next turn.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Show the point
   *[other] Show all { $saves }
}
try-stone = Stone to set
try-stone-light = Light
try-stone-dark = Dark
try-stone-none = Remove
try-mover-light = Light
try-mover-dark = Dark
try-size = Board
try-clear = Clear the board
try-wrong-form = A position is size, turn and stones, as in 7 4 g6L g8L i6D i8D.
try-wrong-size = Boards have { $least } to { $most } points on a long side, not { $size }.
try-wrong-stone = “{ $word }” is no stone. Write a point and L or D, as in g6L.
try-wrong-point = This board has no point { $point }.
try-wrong-twice = Two stones stand on { $point }.
try-wrong-turn = On turn { $turn } of the opening other stones stand on the board. Give turn 4 or later for a free position.
try-open = { $colour ->
    [light] Light to move.
   *[dark] Dark to move.
} { $count ->
    [0] No point is open.
    [one] One point is open.
   *[other] { $count } points are open.
}
try-groups = { $colour ->
    [light] Light
   *[dark] Dark
}: { $stones ->
    [one] one stone
   *[other] { $stones } stones
} in { $groups ->
    [one] one group
   *[other] { $groups } groups
}{ $dead ->
    [0] .
    [one] , one without a path.
   *[other] , { $dead } without a path.
}
try-groups-none = { $colour ->
    [light] Light has no stones.
   *[dark] Dark has no stones.
}
try-keys = On the board: arrow keys move, Enter sets or takes away, Shift+L and Shift+D choose the stone, Delete removes. With a mouse, the other button sets the other color.
