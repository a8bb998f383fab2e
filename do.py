#!/usr/bin/env python3
"""Everything one does with this repository in one command: `python3 do.py play`, `python3 do.py test`.

It needs nothing but Python; the work is in `tools/`. This file alone must be readable by an older Python, to say
that it is too old.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Rulebound needs Python 3.11 or newer; this one is %d.%d (%s).\n"
        "Install a newer one and start it by its name, as in: python3.12 do.py %s"
        % (sys.version_info[0], sys.version_info[1], sys.executable, " ".join(sys.argv[1:]) or "play")
    )

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main())
