"""What the rules assistant works out of its own texts, once for all tests and runs: kept by the text, so never stale."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

VECTORS = Path(__file__).parents[1] / ".rulebound" / "vectors"


def share_vectors(home: Path) -> None:
    """Let a home use them too; where links cannot be made it works them out anew."""
    VECTORS.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):
        (home / "vectors").symlink_to(VECTORS, target_is_directory=True)
