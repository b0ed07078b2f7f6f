"""`flask build`: all that is built of the sources, by one process, and only what has changed."""

import click
from flask import Flask
from flask.cli import with_appcontext

from portolan.content.translation.compile import compile_messages, uncompiled
from portolan.web.commands import build_content
from portolan.web.gazetteer_commands import build_gazetteer
from portolan.web.nomenclature_commands import build_nomenclature
from portolan.web.social.commands import build_letters


def init_build_command(app: Flask) -> None:
    """Add the command to `flask`."""
    app.cli.add_command(build)


@click.command("build")
@click.pass_context
@with_appcontext
def build(context: click.Context) -> None:
    """Build what has changed: catalogs, places, HS codes, content, letters."""
    if uncompiled():
        compile_messages()
    # The letters are those of the titles, so they come after the content.
    for command in (build_gazetteer, build_nomenclature, build_content, build_letters):
        context.invoke(command)
