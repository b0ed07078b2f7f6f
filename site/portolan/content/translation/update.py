"""Update of the catalogs from the sources."""

import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from portolan.content import catalog
from portolan.content.translation import extract
from portolan.content.translation.moved import OlderTranslations
from portolan.core.brand import BRAND
from portolan.core.config import TRANSLATIONS
from portolan.core.locale import Locale
from portolan.core.locales import LOCALES


class GettextMissing(Exception):  # noqa: N818 - names the state of the machine
    """The gettext tools are not installed."""


def update(root: Path = TRANSLATIONS, given: Sequence[Path] = ()) -> list[Path]:
    """Merge the texts of the sources into every catalog; returns the files written.

    What they lack is taken from the `given` catalogs, be they of other sections or older.

    An edited block keeps its old translation, marked fuzzy, and is served in English until
    a translator confirms it. One that has moved to another section takes its translation along,
    and a catalog without a section goes once all that is asked for has been taken from it.
    """
    templates = extract.templates()
    translated = (locale for locale in LOCALES if not locale.is_source)
    return [path for locale in translated for path in _update(locale, templates, root, given)]


def _update(
    locale: Locale, templates: dict[str, Catalog], root: Path, given: Sequence[Path]
) -> list[Path]:
    paths = catalog.document_paths(locale, root)
    older = [catalog.read(path, locale) for path in given]
    documents = OlderTranslations([*(catalog.read(path, locale) for path in paths), *older])
    interface = OlderTranslations(older)
    written = []
    for domain, template in templates.items():
        path = catalog.catalog_path(locale, domain, root)
        own = catalog.read(path, locale) if path.exists() else _begin(path, locale)
        elsewhere = interface if domain == catalog.MESSAGES else documents
        with TemporaryDirectory() as folder:
            _merge(path, template, elsewhere.taken_along(own, template), Path(folder))
        written.append(path)
    for path in set(paths) - set(written):
        path.unlink()
    return written


def _begin(path: Path, locale: Locale) -> Catalog:
    """A new catalog, with the header that gettext asks for."""
    path.parent.mkdir(parents=True, exist_ok=True)
    plural = Catalog(locale=locale.babel).plural_forms
    path.write_text(HEADER.format(brand=BRAND, locale=locale, plural=plural), encoding="utf-8")
    return Catalog(locale=locale.babel)


def _merge(path: Path, template: Catalog, moved: Catalog, folder: Path) -> None:
    pot, others = folder / "template.pot", folder / "others.po"
    extract.write(template, pot)
    try:
        more = []
        if len(moved):
            with others.open("wb") as file:
                write_po(file, moved)
            more = [f"--compendium={others}"]
        merged = folder / path.name
        _run(*MERGE, *more, f"--output-file={merged}", str(path), str(pot))
    except FileNotFoundError:
        raise GettextMissing("install the gettext tools (package `gettext`)") from None
    # A file that is as it was keeps its time, by which others see what is to be built anew.
    if (content := merged.read_bytes()) != path.read_bytes():
        path.write_bytes(content)


HEADER = """\
msgid ""
msgstr ""
"Project-Id-Version: {brand.name} 1\\n"
"Report-Msgid-Bugs-To: {brand.email}\\n"
"PO-Revision-Date: 2026-01-01 00:00+0000\\n"
"Last-Translator: {brand.name} <{brand.email}>\\n"
"Language-Team: {locale.name} <{brand.email}>\\n"
"Language: {locale.underscored}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plural}\\n"
"""
MERGE = ("msgmerge", "--previous", "--width=96", "--quiet")
"""Writes every catalog anew, so that all are wrapped alike whichever program wrote them before."""


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - fixed programs
