"""The commands of editors, translators and operators: `flask content …`, `flask messages …`."""

import sys
import time

import click
from flask import current_app
from flask.cli import AppGroup

from portolan.config import Settings
from portolan.content.build import BuildError, Report
from portolan.content.sources import ContentError, shown
from portolan.content.translation import check as catalogs
from portolan.content.translation.compile import compile_messages
from portolan.content.translation.pseudo import write_pseudo
from portolan.content.translation.update import GettextMissing, update
from portolan.web.checks import check_site
from portolan.web.content import builder, store
from portolan.web.release import release_id

content = AppGroup("content")
messages = AppGroup("messages")


def _built() -> Report:
    try:
        return builder(_settings()).build()
    except BuildError as error:
        raise click.ClickException(f"the content cannot be built:\n{error}") from None


def _settings() -> Settings:
    found: Settings = current_app.config["SETTINGS"]
    return found


@content.command("build")
def build_content() -> None:
    """Render what changed and swap the new database in."""
    began = time.monotonic()
    report = _built()
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
    _built()
    store().refresh()
    report = check_site(current_app._get_current_object())  # type: ignore[attr-defined]  # noqa: SLF001 - Flask's own way to the object
    for fault in report.faults:
        click.echo(fault, err=True)
    for line in report.summary:
        click.echo(line)
    sys.exit(1 if report.faults else 0)


@messages.command("update")
def update_messages() -> None:
    """Extract every text and merge it into the catalogs."""
    try:
        for path in update():
            click.echo(shown(path))
    except (ContentError, GettextMissing) as error:
        raise click.ClickException(str(error)) from None


@messages.command("compile")
def compile_catalogs() -> None:
    """Compile the catalogs that are read at run time."""
    for path in compile_messages():
        click.echo(str(path))


@messages.command("report")
@click.option("--all", "everything", is_flag=True, help="List every entry that is not done.")
def report_messages(*, everything: bool) -> None:
    """Show what is missing or fuzzy, per file."""
    for locale, path in catalogs.catalogs():
        done = catalogs.coverage(locale, path)
        click.echo(
            f"{locale.code} {path.stem}: {done.translated} of {done.total} translated, "
            f"{done.fuzzy} fuzzy, {done.missing} missing"
        )
        if everything:
            for place, state, english in catalogs.gaps(locale, path):
                click.echo(f"  {place}: {state}: {english[:90]}")


@messages.command("pseudo")
def pseudo_messages() -> None:
    """Write a pseudo-locale that makes untranslated text and tight layouts visible."""
    folder = _settings().instance_path / "pseudo"
    for path in write_pseudo(folder):
        click.echo(str(path))
    click.echo(f"now run: TRANSLATIONS_PATH={folder} make run, and open the zh-CN site")


@messages.command("check")
def check_messages() -> None:
    """Fail when templates are stale or a translation lost a link or placeholder."""
    found = list(catalogs.faults())
    for fault in found:
        click.echo(fault, err=True)
    sys.exit(1 if found else 0)
