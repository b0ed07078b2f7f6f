"""Answers of the quote form that links to the tools carry: places, mode, doors and ready date."""

from collections.abc import Mapping

from forms.choices import PORT_TO_DOOR
from forms.doors import is_collected
from forms.quote import QuoteForm
from portolan.sections.shared.arrival_query.query import YES

NAMES = {"origin": "origin", "destination": "destination", "mode": "mode", "ready_date": "ready"}


def along(form: QuoteForm) -> Mapping[str, str]:
    """The answers, by the names that the tools have for them."""
    answers = {name: str(form.question(field).data or "") for field, name in NAMES.items()}
    doors = {
        "from_door": is_collected(form),
        "to_door": form.delivery.data == PORT_TO_DOOR,
    }
    return answers | {name: YES if is_there else "" for name, is_there in doors.items()}
