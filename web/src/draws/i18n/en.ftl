# What chance did in a finished game, and the check that nobody steered it

draws-offer = { $draws ->
    [one] Chance had a say once in this game.
   *[other] Chance had a say { $draws } times in this game.
} Whether anybody steered it can be worked out here, in your browser.
draws-check = Check every roll and draw
draws-right = { $draws ->
    [one] Nobody steered: the one draw is what the numbers of the server and the players give.
   *[other] Nobody steered: all { $draws } results are what the numbers of the server and the players give.
}
draws-follow = { $draws ->
    [one] The one draw is what the numbers of the server and the players give.
   *[other] All { $draws } results are what the numbers of the server and the players give.
}
draws-foreseen = { $draws ->
    [one] The last of them was drawn after the end of the game had been taken back: by then the server’s number could be read.
   *[other] The last { $draws } of them were drawn after the end of the game had been taken back: by then the server’s number could be read.
}
draws-sealed = The number of the server fits its seal. The single draws of this game are checked by “rulebound verify”.
draws-kept = The seal is the one that you saw before the game, and your own number is among the others.
draws-not-kept = No number of your browser’s was among those that decided. All it can say of the seal is that it has stayed the same since you opened this page.
draws-fault-secret = The number that the server shows does not fit its seal.
draws-fault-commitment = The seal is not the one that your browser saw before.
draws-fault-own = The number that your browser sent is not among those that decided.
draws-other-number = Seat { $at } has another number than when you sent yours: somebody else took the seat before the game began, or the number was exchanged.
draws-last-number = Whoever sent theirs last could have steered the draws, but only together with the server.
draws-other-draw = Draw number { $at } of this game is not what the numbers give.
