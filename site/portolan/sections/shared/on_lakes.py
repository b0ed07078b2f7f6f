"""Ways over the Great Lakes, where no container line sails."""

from portolan.core.i18n import _
from portolan.domain.sea.passage import Passage

LAKES = frozenset({Passage.GREAT_LAKES, Passage.WELLAND})


def lakes_note() -> str:
    """The note on who sails there, and when."""
    return _(
        "We know of no container line on the Great Lakes. Ships with bulk and project cargo sail "
        "there from late March to early January; in winter the locks are closed."
    )
