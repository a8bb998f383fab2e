"""Bringing a database to the newest schema; works without a network and inside an installed package."""

from __future__ import annotations

from importlib import resources

from sqlalchemy import Connection, inspect, text

from rulebound.store.database import Database
from rulebound.store.schema import REVISION


class NewerStore(Exception):
    """The database was written by a newer version of the program. The text names both revisions."""


async def migrate(database: Database) -> bool:
    """Run the migrations that are missing; whether there were any. Raises NewerStore."""
    return await database.write(_migrate)


def _migrate(connection: Connection) -> bool:
    found = _revision(connection)
    if found is not None and found > REVISION:
        raise NewerStore(f"the store is at revision {found}, and this program knows up to {REVISION}")
    if found == REVISION:
        return False
    _upgrade(connection)
    return True


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _upgrade(connection: Connection) -> None:
    # Imported here because a start that finds the store up to date does without it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files("rulebound.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
