"""The commands of `flask`, in groups that are loaded on demand."""

import click
from flask import Flask
from flask.cli import with_appcontext

from portolan.core.lazy_imports import LateGroup

GROUPS = (
    ("content", "content_commands:content", "Build and check what the site says."),
    ("messages", "messages_commands:messages", "The translators' catalogs."),
    ("pages", "page_cache.pages_cli:pages_cli", "The pack of all rendered pages."),
    ("cdn", "purge.commands:cdn_cli", "What the CDN in front keeps."),
    ("release", "artefact:release_cli", "One file with all that a node needs."),
    ("islands", "island_types:islands_cli", "The data of the islands, for TypeScript."),
    ("redirects", "redirects.commands:redirects_cli", "The rules for addresses without a page."),
    (
        "route-network",
        "route_network_commands:route_network_cli",
        "The places and sea lanes of the tools.",
    ),
    ("hs-codes", "hs_codes_commands:hs_codes_cli", "The Harmonized System's codes."),
    ("glyphs", "share_images.commands:glyphs_cli", "The glyphs of the share images."),
)


def init_command_line(app: Flask) -> None:
    """Add the commands to `flask`."""
    for name, home, text in GROUPS:
        app.cli.add_command(LateGroup(app, name, f"portolan.web.{home}", text))
    app.cli.add_command(build)


@click.command("build")
@click.pass_context
@with_appcontext
def build(context: click.Context) -> None:
    """Build what has changed: catalogs, places, HS codes, content, glyphs."""
    # Imported here, so that only builds load the builders.
    from portolan.content.translation.compile import compile_messages, uncompiled
    from portolan.web.content_commands import build_content
    from portolan.web.hs_codes_commands import build_hs_codes
    from portolan.web.route_network_commands import build_route_network
    from portolan.web.share_images.commands import build_glyphs

    if uncompiled():
        compile_messages()
    # The glyphs depend on the titles, so they come after the content.
    for command in (build_route_network, build_hs_codes, build_content, build_glyphs):
        context.invoke(command)
