"""Compiler of the `messages` catalogs for gettext; the content build reads `content` itself."""

from collections.abc import Iterable
from pathlib import Path

from portolan.content import catalog
from portolan.core.config import TRANSLATIONS
from portolan.core.locale import Locale
from portolan.core.locales import KNOWN, LOCALES


def compile_messages(root: Path = TRANSLATIONS) -> list[Path]:
    """Write the `.mo` files without fuzzy and faulty entries; returns their paths."""
    # Every start asks what is stale; what compiles is needed where something is.
    from babel.messages.mofile import write_mo

    from portolan.content.catalog_faults import is_sound

    written = []
    for locale in KNOWN.values():
        source = catalog.catalog_path(locale, "messages", root)
        if locale.is_source or not source.exists():
            continue
        messages = catalog.read(source, locale)
        for message in catalog.entries(messages):
            if not is_sound(message, locale):
                message.string = ""
        target = source.with_suffix(".mo")
        with target.open("wb") as file:
            write_mo(file, messages, use_fuzzy=False)
        written.append(target)
    return written


def uncompiled(root: Path = TRANSLATIONS, locales: Iterable[Locale] = LOCALES) -> list[Path]:
    """The catalogs whose `.mo` is missing or older than the `.po`.

    gettext serves English for them without a word, so somebody has to look.
    """
    translated = (one for one in locales if not one.is_source)
    sources = [catalog.catalog_path(one, "messages", root) for one in translated]
    return [source for source in sources if _is_stale(source)]


def _is_stale(source: Path) -> bool:
    compiled = source.with_suffix(".mo")
    return not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime


if __name__ == "__main__":
    # Without Flask, since the application is not needed for it and the build runs it early.
    compile_messages()
