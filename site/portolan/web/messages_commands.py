"""The commands of translators: `flask messages …`."""

import sys
from pathlib import Path

import click
from flask import current_app
from flask.cli import AppGroup

from portolan.content.sources import ContentError, source_label
from portolan.content.translation import check as catalogs
from portolan.content.translation.compile import compile_messages
from portolan.content.translation.pseudo import write_pseudo
from portolan.content.translation.terms import read_terms, write_glossary
from portolan.content.translation.update import GettextMissing, update
from portolan.core.config import Settings
from portolan.core.locales import LOCALES

messages = AppGroup("messages")


def _folder() -> Path:
    """The folder of the catalogs."""
    settings: Settings = current_app.config["SETTINGS"]
    return settings.translations_path


@messages.command("update")
@click.option(
    "--from",
    "given",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A catalog to take from what ours lack, such as one of another branch.",
)
def update_messages(given: tuple[Path, ...]) -> None:
    """Extract every text and merge it into the catalogs."""
    try:
        for path in update(_folder(), given):
            click.echo(source_label(path))
    except (ContentError, GettextMissing) as error:
        raise click.ClickException(str(error)) from None


@messages.command("compile")
def compile_catalogs() -> None:
    """Compile the catalogs that are read at run time."""
    for path in compile_messages(_folder()):
        click.echo(str(path))


@messages.command("report")
@click.option("--all", "everything", is_flag=True, help="List the missing ones too.")
def report_messages(*, everything: bool) -> None:
    """Show what is missing or fuzzy, what is served in English for a fault, what is too wide."""
    for locale, path in catalogs.catalogs(_folder()):
        done = catalogs.coverage(locale, path)
        click.echo(
            f"{locale.code} {path.stem}: {done.translated} of {done.total} translated, "
            f"{done.fuzzy} fuzzy, {done.missing} missing"
        )
        for place, state, english in catalogs.gaps(locale, path):
            if everything or state == "fuzzy":
                click.echo(f"  served in English: {place}: [{locale.code}] {state}: {english[:90]}")
    for fault in catalogs.unserved(_folder()):
        click.echo(f"served in English: {fault}")
    for fault in catalogs.too_wide(_folder()):
        click.echo(f"too wide: {fault}")


@messages.command("pseudo")
def pseudo_messages() -> None:
    """Write a pseudo-locale that makes untranslated text and tight layouts visible."""
    for path in write_pseudo(_folder()):
        click.echo(str(path))
    click.echo("now run: SITE_URL_EN_XA=http://en-xa.localhost:8000 make run")


@messages.command("glossary")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def write_terms(folder: Path) -> None:
    """Write each locale's terms as a gettext file, for the glossary of Weblate or Poedit."""
    folder.mkdir(parents=True, exist_ok=True)
    for locale in LOCALES:
        if terms := read_terms(locale):
            file = folder / f"{locale.underscored}.po"
            write_glossary(file, locale, terms)
            click.echo(f"{file}: {len(terms)} terms")


@messages.command("check")
def check_messages() -> None:
    """Fail when templates are stale or a translation has a fault."""
    faults = list(catalogs.faults(_folder()))
    for fault in faults:
        click.echo(fault, err=True)
    sys.exit(1 if faults else 0)
