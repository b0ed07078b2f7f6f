"""An instance folder of a test's own, with what `make content` has built in it."""

import shutil
from pathlib import Path

from flask import Flask

from portolan.leads.database import ENGINES, Engines

BUILT = ("content.sqlite", "route_network", "hs_codes.sqlite")
"""Only ever read, so that all tests share them: copies would be tens of gigabytes."""


def furnished(folder: Path, content: Path) -> Path:
    """Return the folder with the real content and data sets in it, to be read."""
    for name in BUILT:
        (folder / name).symlink_to(content.parent / name)
    return folder


def with_tables(folder: Path, tables: Path) -> Path:
    """Return the folder with empty tables in it, which no application has to make any more."""
    shutil.copyfile(tables, folder / "portolan.sqlite")
    return folder


def own_copy(file: Path) -> Path:
    """Return the file of an instance folder as one that a test may change."""
    built = file.resolve(strict=True)
    file.unlink()
    return Path(shutil.copyfile(built, file))


def let_go(app: Flask) -> None:
    """Close the connections to the database, if the application has ever asked for it."""
    engines: Engines | None = app.extensions.get(ENGINES)
    if engines:
        engines.bare().dispose()
