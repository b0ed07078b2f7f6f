"""Preparation of an application's database before its first use."""

from collections.abc import Callable

from flask import Flask

_EXTENSION = "portolan.leads.first_use"


def on_first_use(app: Flask, prepare: Callable[[Flask], None]) -> None:
    """Register `prepare` to be called before the first use of the database."""
    app.extensions[_EXTENSION] = prepare


def prepare_for_use(app: Flask) -> None:
    """Prepare the database as registered."""
    prepare: Callable[[Flask], None] = app.extensions[_EXTENSION]
    prepare(app)
