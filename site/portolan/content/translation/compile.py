"""Compiles the `messages` catalogs for gettext; `content` is read by the content build."""

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from portolan.config import TRANSLATIONS
from portolan.content import catalog
from portolan.locales import EN_US, LOCALES


def compile_messages(root: Path = TRANSLATIONS) -> list[Path]:
    """Write the `.mo` files, fuzzy entries left out; returns them."""
    written = []
    for locale in LOCALES:
        source = catalog.catalog_path(locale, "messages", root)
        if locale is EN_US or not source.exists():
            continue
        with source.open("rb") as file:
            found = read_po(file, locale=locale.babel, domain="messages")
        target = source.with_suffix(".mo")
        with target.open("wb") as file:
            write_mo(file, found, use_fuzzy=False)
        written.append(target)
    return written


if __name__ == "__main__":
    # Without Flask, since the application is not needed for it and the build runs it early.
    compile_messages()
