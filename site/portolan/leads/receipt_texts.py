"""Registry of what the mails of receipt say, by form: the sections know it, the worker asks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from flask import current_app
from flask.sansio.app import App
from flask_babel.speaklater import LazyString

from portolan.core.locale import Locale

_EXTENSION = "portolan.leads.receipt_texts"


class Promised(Protocol):
    """Until when we answer, as a sentence."""

    @property
    def text(self) -> str:
        """The sentence."""


class Thanked(Protocol):
    """The words of thanks to a sender."""

    @property
    def heading(self) -> LazyString:
        """The heading."""

    @property
    def mailed(self) -> LazyString:
        """The text below it in the mail."""


@dataclass(frozen=True)
class ReceiptTexts:
    """The texts of a form's confirmation, which its mail of receipt repeats.

    Attributes:
        form: the title of the form's page.
        thanks: the words for who sent these answers.
        promise: the promise of an answer to what was sent then, with these answers, in the
            language of that locale; None if none is promised.
    """

    form: LazyString
    thanks: Callable[[Mapping[str, str]], Thanked]
    promise: Callable[[datetime, Mapping[str, str], Locale], Promised | None]


def on_receipt(app: App, form_name: str, texts: ReceiptTexts) -> None:
    """Register the texts of a form whose sender gets a mail of receipt."""
    app.extensions.setdefault(_EXTENSION, {})[form_name] = texts


def receipt_texts(form_name: str) -> ReceiptTexts | None:
    """The texts of a form of the running application; None for one that has no such mail."""
    registered: dict[str, ReceiptTexts] = current_app.extensions.get(_EXTENSION, {})
    return registered.get(form_name)
