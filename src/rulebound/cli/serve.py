"""`rulebound serve`."""

from __future__ import annotations

import click


@click.command("serve")
@click.option(
    "--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="Port to listen on."
)
@click.option("--lan", is_flag=True, help="Serve the local network too, not only this machine.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@click.option(
    "--synchronous",
    type=click.Choice(["NORMAL", "FULL"]),
    default="NORMAL",
    show_default=True,
    help="FULL waits for the disk at every move; NORMAL may lose the last moves if the power fails.",
)
def command(port: int, lan: bool, no_browser: bool, synchronous: str) -> None:
    """Serve the page and the tables on this machine.

    Matches are kept in $RULEBOUND_HOME, or in your system's folder for the data of programs.
    """
    import webbrowser

    from rulebound.server.run import run
    from rulebound.server.settings import Settings
    from rulebound.store import home

    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    address = f"http://127.0.0.1:{port}"

    def up() -> None:
        click.echo(f"Serving {address}")
        if not no_browser:
            webbrowser.open(address)

    run(Settings(folder, port, lan, synchronous), up)  # type: ignore[arg-type]  # click has checked the choice


if __name__ == "__main__":
    command()
