"""Answers of the quote form that links to the tools carry: places, mode, doors and ready date."""

from collections.abc import Mapping

from forms.choices import PORT_TO_DOOR
from forms.quote import QuoteForm
from portolan.sections.shared.arrival_query.query import YES

NAMES = {"origin": "origin", "destination": "destination", "mode": "mode", "ready_date": "ready",
         "pickup": "from_door"}  # fmt: skip


def along(form: QuoteForm) -> Mapping[str, str]:
    """The answers, by the names that the tools have for them."""
    answers = {name: str(form.question(field).data or "") for field, name in NAMES.items()}
    return answers | {"to_door": YES if form.delivery.data == PORT_TO_DOOR else ""}
