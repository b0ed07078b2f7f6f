"""`flask letters`: the outlines that the pictures of pages are set in."""

import click
from flask import current_app
from flask.cli import AppGroup

from portolan.core.config import Settings
from portolan.web.content import content_file
from portolan.web.share_images.glyphs import glyph_file

letters_cli = AppGroup("letters")


@letters_cli.command("build")
def build_letters() -> None:
    """Draw the characters of all titles anew, if they or the fonts have changed."""
    # Here, since only this command needs the reader of fonts, which takes its time to load.
    from portolan.web.share_images.glyphs_build import FontsMissing, build, characters

    settings: Settings = current_app.config["SETTINGS"]
    needed = characters(content_file(settings), settings.translations_path)
    try:
        done = build(
            glyph_file(settings), needed, progress=lambda name: click.echo(f"letters: {name}")
        )
    except FontsMissing as error:
        raise click.ClickException(f"{error} is missing: run `npm ci` in assets/") from None
    how = "drawn" if done.rebuilt else "unchanged"
    click.echo(f"letters: {done.glyphs} {how}, {done.size / 1e6:.1f} MB")
