# Words of the page for Meridians alone. Sentences about rules come from the game itself.

meridians-scene-opening = Two stones, one path
meridians-scene-opening-text = Each side sets one stone, then a second in a straight line with the first, at least one point apart, nothing in between.
meridians-scene-sight = Place where a friend sees
meridians-scene-sight-text = From then on a stone goes on any empty point in line with one of yours. An opposing stone in between closes the line.
meridians-scene-groups = Groups and paths
meridians-scene-groups-text = Touching stones of one color are a group. A free line to another group of yours is a path, and one path keeps the whole group.
meridians-scene-cut = Cut, and rescued
meridians-scene-cut-text = A group without a path is dead. But you move before it goes: a stone that gives it a new path saves it.
meridians-scene-removal = Removal comes first
meridians-scene-removal-text = At the start of your turn all dead groups of your opponent leave the board. Then you place, on a freed point if you like.
meridians-scene-ending = The end
meridians-scene-ending-text = There is no passing and no counting. Whoever has no stone left has lost.
meridians-strip-groups = One free line to a friend keeps a group.
meridians-strip-cut = Cut that line, and the group is dead.
meridians-strip-removal = It leaves when its opponent’s turn begins.
