"""The commands of editors: `flask content …`."""

import sys
import time

import click
from flask import current_app
from flask.cli import AppGroup

from portolan.content.build import BuildError, Report
from portolan.content.translation.check import unserved
from portolan.core.config import Settings
from portolan.web.content import builder, store
from portolan.web.release import release_id

content = AppGroup("content")


def _built() -> Report:
    try:
        return builder(current_app.config["SETTINGS"]).build()
    except BuildError as error:
        raise click.ClickException(f"the content cannot be built:\n{error}") from None


@content.command("build")
def build_content() -> None:
    """Render what changed and swap the new database in; name the translations with faults."""
    began = time.monotonic()
    settings: Settings = current_app.config["SETTINGS"]
    report = _built()
    for fault in unserved(settings.translations_path):
        click.echo(f"served in English: {fault}", err=True)
    click.echo(
        f"content: {report.documents} documents, {report.rendered} pages rendered, "
        f"{report.removed} removed, release {report.release}, {time.monotonic() - began:.1f} s"
    )


@content.command("release")
def show_release() -> None:
    """Print the identity of what is being served."""
    click.echo(release_id(current_app._get_current_object()))  # type: ignore[attr-defined]  # noqa: SLF001 - Flask's own way to the object


@content.command("check")
def check_content() -> None:
    """Report bad front matter, broken links, orphans and gaps in the translation."""
    # Imported here: building does not need the checks.
    from portolan.web.checks import check_site

    _built()
    store().refresh()
    report = check_site(current_app._get_current_object())  # type: ignore[attr-defined]  # noqa: SLF001 - Flask's own way to the object
    for fault in report.faults:
        click.echo(fault, err=True)
    for line in report.summary:
        click.echo(line)
    sys.exit(1 if report.faults else 0)
