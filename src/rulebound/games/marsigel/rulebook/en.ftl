# The rulebook of Der Marsigelwettkampf in our words. `.name` is the short name of a clause.

title = Der Marsigelwettkampf

source-marsigel-wiki = Page of Der Marsigelwettkampf by Sehrgut on the Looney Pyramid Games Wiki
    .revision = version 1.0 of 2013, as captured
source-looney-pieces = Pages “Trio” and “Nest” of the Looney Pyramid Games Wiki
    .revision = as described in our notes

section-game = The game in short
    .short = game
section-players = Players
    .short = players
section-pieces = The pieces
    .short = pieces
section-setup = Setting up
    .short = setting up
section-turn = Your turn
    .short = turn
section-movement = Moving
    .short = moving
section-stacking = Landing on a stack
    .short = landing
section-spaces = Spaces
    .short = spaces
section-winning = Winning
    .short = winning
section-drawing = A draw
    .short = draw
section-leaving = Leaving a game
    .short = leaving
section-house = House options
    .short = house option

game_objective = The first player to form a tree of their color wins.
    .name = goal
game_author = Sehrgut published the game in 2013 and calls it a prickly game of pyramids. The title is German for a contest of Martian hedgehogs.
    .name = author
game_box = The page gives it one minute to set up and 5 to 10 to play. It calls it fast and simple, low in strategy and high in chance, abstract in theme, and complete as version 1.0.
    .name = the page’s own box
game_remix = It retells with pyramids Der Igelwettkampf, a small game that HABA made for a key ring.
    .name = after Der Igelwettkampf

players_any-number = One passage allows any number of players, as long as nobody’s three pieces can be mistaken for anyone else’s.
    .name = any number
players_two-to-thirteen = The box on the page says 2 to 13 players.
    .name = 2 to 13
players_eleven = Another passage counts the colors of the sets then on sale, Rainbow, Xeno and Pink Hijinks, and comes to eleven players.
    .name = eleven
players_offered = We offer 2 to 13 players, as the box says: the eleven colors of the sets, and brown and mint, which no set of those has.
    .name = what we offer

pieces_trio = Each player has a trio of a color of their own: one queen, one drone and one pawn.
    .name = trio
pieces_pips = The queen is the large piece and has 3 pips, the drone is the medium one with 2, the pawn the small one with 1. The page does not say so. It is how everyone who plays with these pyramids counts.
    .name = pips
pieces_tree = A tree is a trio with the large piece at the bottom and the small one on top.
    .name = tree
pieces_nest = A nest is a trio with the small piece at the bottom and the large one over all.
    .name = nest
pieces_die = One six-sided die is needed.
    .name = die

setup_circle = Stand the pieces upright in a circle, one to a space. Colors follow one another in color order and, at the same time, sizes in size order.
    .name = circle
setup_colour-order = The color order is yours to choose, for example red, yellow, green, blue.
    .name = color order
setup_size-order = The size order is yours to choose as well. Usually it is queen, drone, pawn.
    .name = size order
setup_example = With red, yellow, green and blue it goes red queen, yellow drone, green pawn, blue queen, red drone, and so on up to the blue pawn.
    .name = example
setup_shifted = With 3, 6, 9 or 12 players the plain sequence would give each color one size three times. So the sizes shift by one with each lap. With three players: red queen, yellow drone, green pawn, red drone, yellow pawn, green queen, red pawn, yellow queen, green drone.
    .name = shifted sizes
setup_starter = Choose who begins, or draw for it.
    .name = who begins

turn_counterclockwise = Play goes counterclockwise.
    .name = counterclockwise
turn_colour-order = Players take turns in color order, from whoever begins. The ring is drawn so that this is the way round. The text does not say how seats and colors go together.
    .name = in color order
turn_roll = At the start of your turn roll the die. It gives you that many movement points.
    .name = roll
turn_up-to = You may spend up to as many movement points as you rolled this turn.
    .name = up to your roll
turn_own-pieces = You spend them on moving pieces of your own color.
    .name = your own pieces
turn_several-moves = You may make several moves in a turn, with any of your pieces, in any order, and with the same piece again. The text says “up to” and “pieces”, and sets no other limit than the roll.
    .name = several moves
turn_less = You need not spend all of your points. What is left at the end of your turn lapses.
    .name = fewer points
turn_pass = You may even pass.
    .name = passing
turn_must-pass = If you have no legal move, you have to pass.
    .name = no legal move

movement_price = A piece costs as many points for each space as it has pips.
    .name = price
movement_either-way = Pieces move from space to space round the ring, either way.
    .name = either way
movement_shorter-way = You pay for the shorter way round. Points lapse anyway, so nobody needs the longer one.
    .name = shorter way
movement_passing-over = On the way, a piece may pass over anything. The text only restricts where it ends.
    .name = passing over
movement_each-move-lands = Every single move must end where the piece fits, even when more moves follow in the same turn.
    .name = each move lands
movement_carry = A piece within a stack may move too. It carries along whatever lies above it.
    .name = carrying
movement_riders-free = What is carried costs nothing. Only the piece that you move is paid for. The text says that it carries the others, and names no price for them.
    .name = carried for free
movement_topmost = If you have several pieces in one stack, only the topmost of them may move.
    .name = topmost piece
movement_topmost-own = This means the topmost of your own pieces. Other players’ pieces above it do not hold it: it carries them.
    .name = topmost of your own
movement_no-lap = A move ends on another stack. Going all the way round, back onto what is left of its own stack, is no move.
    .name = no lap

stacking_on-top = A move ends on top of a pyramid.
    .name = on top
stacking_same-or-larger = A piece lands on its own size or larger. The source contradicts itself and breaks off in the middle of a sentence, so we decide: by the literal text stacks would only ever grow larger upward, and a tree, the goal of the game, could never stand. If you play for nests, landing goes the other way round.
    .name = same size or larger
stacking_same-or-smaller = One passage lets a move end only on the same or a smaller size. We play it so in the variant with nests.
    .name = same size or smaller
stacking_own-size-or = Another passage allows stacking on a piece’s own size “or”, and there the sentence ends in every copy that we know.
    .name = a sentence cut off
stacking_named-piece = What counts is the size of the piece that you move, against the top piece of the stack that it lands on. Whatever it carries does not matter.
    .name = whose size counts

spaces_space = A space is wherever a stack stands.
    .name = space
spaces_vanish = When its last piece leaves, a space is gone, and the spaces beside it are next to each other.
    .name = empty spaces close
spaces_at-lifting = A space closes as soon as its last piece is lifted, so it is not counted on that piece’s way. It makes no difference unless a piece goes all the way round.
    .name = closed at lifting

winning_tree = You win with a tree of your color. It may stand alone or be part of a stack, but no piece of another color may come between its pieces.
    .name = tree of your color
winning_tree-order = The tree is your queen, on it your drone, on it your pawn, each directly on the one before. Anything may lie below the queen and above the pawn.
    .name = in order
winning_nest = In the variant with nests you win with your pawn, on it your drone, on it your queen, each directly on the one before. This is the goal that fits the literal text of landing.
    .name = nest of your color
winning_at-once = The game ends as soon as a move forms the trio that wins, even with points left.
    .name = at once
winning_only-the-mover = Only the player who moves can win, and never two at once: the only pieces that newly touch are the one moved and the one that it lands on.
    .name = only whoever moves

drawing_all-pass = If all players pass one after the other, the game is a draw.
    .name = all pass
drawing_counting = A turn without any move is a pass, chosen or forced. Passes count in a row until somebody moves. Whoever moves and comes back to the same position has not passed.
    .name = counting passes
drawing_endless = Nothing in the text ends a game in which the players keep moving without ever finishing. You can agree on a house option against it.
    .name = endless play

leaving_resign = You may resign at any time. Your pieces stay where they are, your turns are skipped, and passes in a row and repetitions are counted anew. The text does not speak of it.
    .name = resigning
leaving_last-one = The last player left has won.
    .name = last one left

house_third-time = If you have agreed on it: the game is a draw when the same ring comes up for the third time with the same player to move.
    .name = third time
house_turn-cap = If you have agreed on it: the game is a draw when each player still in the game has had so many turns.
    .name = number of turns
