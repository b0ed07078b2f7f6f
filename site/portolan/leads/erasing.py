"""Registry of functions that delete a person's rows in tables other than submissions."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from flask import Flask, current_app

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

Eraser = Callable[["Session", str], list[str]]
"""Deletes an address from a table of its own; returns the ids that others know it by."""

_EXTENSION = "portolan.leads.forget"


def on_forget(app: Flask, erase: Eraser) -> None:
    """Register `erase` to be called for each person who is forgotten, in the same transaction."""
    app.extensions.setdefault(_EXTENSION, []).append(erase)


def erasers() -> Iterable[Eraser]:
    """The registered functions of the running application."""
    registered: Iterable[Eraser] = current_app.extensions.get(_EXTENSION, ())
    return registered
