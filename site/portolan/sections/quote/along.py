"""Answers of the quote form that links to the tools carry: places, mode and ready date."""

from collections.abc import Mapping

from forms.quote import QuoteForm

NAMES = {"origin": "origin", "destination": "destination", "mode": "mode", "ready_date": "ready"}


def along(form: QuoteForm) -> Mapping[str, str]:
    """The answers, by the names that the tools have for them."""
    return {name: str(form.question(field).data or "") for field, name in NAMES.items()}
