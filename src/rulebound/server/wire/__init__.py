"""What crosses the wire: the one set of types behind HTTP, WebSocket and the page's own types.

Rulings and events travel as `rulebound.core` writes them to JSON; a view is what the game shows to
the one who asks. Times are milliseconds since the epoch, clock times milliseconds left.

`tools/page_types.py` writes the page's `wire.ts` from the modules of this folder.
"""

from rulebound.server.wire.analysis import *
from rulebound.server.wire.asking import *
from rulebound.server.wire.base import *
from rulebound.server.wire.booklets import *
from rulebound.server.wire.building import *
from rulebound.server.wire.games import *
from rulebound.server.wire.tables import *
