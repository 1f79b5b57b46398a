"""What lies over what on a table, from the wood up; must not know any item."""

TABLE = 0.0
SHADOW = 5.0
CELL = 10.0
TARGET = 20.0
PIECE = 30.0
MARK = 40.0
GHOST = 50.0
HAND = 60.0
PANEL = 70.0
BADGE = 80.0
FLYING = 90.0
DRAGGED = 100.0
CURTAIN = 200.0

#: Room between two layers that a scene may use to order pieces of one layer, for example by y.
LAYER_ROOM = 10.0
