"""Update of templates and catalogs from the sources."""

import subprocess
from pathlib import Path

from portolan.content import catalog
from portolan.content.translation import extract
from portolan.core.locales import LOCALES


class GettextMissing(Exception):  # noqa: N818 - names the state of the machine
    """The gettext tools are not installed."""


def update() -> list[Path]:
    """Write both templates and merge them into every catalog; returns the files written.

    An edited block keeps its old translation, marked fuzzy, and is served in English until
    a translator confirms it.
    """
    written = []
    paths = extract.template_paths()
    for domain, template in extract.templates().items():
        extract.write(template, paths[domain])
        written.append(paths[domain])
        for locale in LOCALES:
            if not locale.is_source:
                file = _merge(catalog.catalog_path(locale, domain), paths[domain], locale.babel)
                written.append(file)
    return written


def _merge(catalog_file: Path, template: Path, language: str) -> Path:
    try:
        if not catalog_file.exists():
            catalog_file.parent.mkdir(parents=True, exist_ok=True)
            _run(
                "msginit",
                "--no-translator",
                f"--locale={language.replace('_Hans', '')}.UTF-8",
                f"--input={template}",
                f"--output-file={catalog_file}",
            )
        _run(
            "msgmerge",
            "--update",
            "--backup=none",
            "--previous",
            "--sort-by-file",
            "--width=96",
            "--quiet",
            str(catalog_file),
            str(template),
        )
    except FileNotFoundError:
        raise GettextMissing("install the gettext tools (package `gettext`)") from None
    return catalog_file


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - fixed programs
