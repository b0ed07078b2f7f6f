"""The fields that a tool reads: any other is refused, so that no answer is taken for another's."""

from collections.abc import Mapping

from flask import request

from forms.cleaning import clean_line
from portolan.core.i18n import _
from portolan.sections.api.answers import Refused
from portolan.sections.api.operation import Operation
from portolan.sections.api.operations import OPERATIONS
from portolan.sections.shared.arrival_query.query import ARGS as ARRIVAL
from portolan.sections.shared.emissions_query.query import arguments
from portolan.sections.shared.load_query.query import ARGS as LOAD

LONGEST = 60
OF_THE_PAGE: Mapping[str, tuple[str, ...]] = {
    "emissions": arguments(),
    "load": LOAD,
    "dates": ARRIVAL,
}
"""What the pages of the same tools read and links between them carry, by name of operation."""
_BY_NAME = {one.name: one for one in OPERATIONS}


def check_fields(name: str) -> None:
    """Refuse the first field of the request that the tool of this name does not read."""
    known = _told(_BY_NAME[name]) if name in _BY_NAME else ()
    for field in request.args:
        if field not in known and field not in OF_THE_PAGE.get(name, ()):
            typed = clean_line(field[:LONGEST])
            raise Refused(_("Not a field of this tool: {{name}}", name=typed), typed, choices=known)


def _told(one: Operation) -> tuple[str, ...]:
    return tuple(each.name for each in one.parameters if each.within == "query")
