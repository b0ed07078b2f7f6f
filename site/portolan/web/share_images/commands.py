"""`flask glyphs`: builds the glyphs of the share images."""

import click
from flask import current_app
from flask.cli import AppGroup

from portolan.core.config import Settings
from portolan.domain.routes.network_files import RouteNetworkFiles
from portolan.web.content import content_file
from portolan.web.route_network import route_network_folder
from portolan.web.share_images.glyphs import glyph_file

glyphs_cli = AppGroup("glyphs")


@glyphs_cli.command("build")
def build_glyphs() -> None:
    """Rebuild the glyphs of all titles, if the titles or the fonts have changed."""
    # Imported here: only this command needs the font reader, which is slow to load.
    from portolan.domain.places.place_file import read_places
    from portolan.web.share_images.glyphs_build import FontsMissing, build, characters

    settings: Settings = current_app.config["SETTINGS"]
    files = RouteNetworkFiles(route_network_folder(settings))
    places = read_places(files.places) if files.mark.exists() else ()
    needed = characters(content_file(settings), settings.translations_path, places)
    try:
        done = build(
            glyph_file(settings), needed, progress=lambda name: click.echo(f"glyphs: {name}")
        )
    except FontsMissing as error:
        raise click.ClickException(f"{error} is missing: run `npm ci` in assets/") from None
    how = "drawn" if done.rebuilt else "unchanged"
    click.echo(f"glyphs: {done.glyphs} {how}, {done.size / 1e6:.1f} MB")
