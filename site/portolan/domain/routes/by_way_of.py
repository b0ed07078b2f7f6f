"""Names of the longer way between two ports, by the cape or strait that it passes."""

from portolan.core.i18n import _
from portolan.domain.routes.passages import PASSAGE_NAMES, HasPassages, past_the_cape
from portolan.domain.sea.passage import Passage

ROUND_AMERICA = (Passage.MAGELLAN, Passage.CAPE_HORN)


def way_around(lane: HasPassages) -> str:
    """Name of the way with the canals closed, by the cape or strait that it passes."""
    if past_the_cape(lane):
        return _("By the Cape")
    passed = _round_america(lane)
    return str(PASSAGE_NAMES[passed]) if passed else _("Canals closed")


def more_miles_around(lane: HasPassages, miles: str) -> str:
    """A sentence on how many more miles that way has."""
    if past_the_cape(lane):
        return _("Around the Cape it is {{miles}} nautical miles longer.", miles=miles)
    if passed := _round_america(lane):
        return _(
            "Through the {{passage}} it is {{miles}} nautical miles longer.",
            passage=PASSAGE_NAMES[passed], miles=miles,
        )  # fmt: skip
    return _("With the canals closed it is {{miles}} nautical miles longer.", miles=miles)


def _round_america(lane: HasPassages) -> Passage | None:
    return next((passage for passage in lane.passages if passage in ROUND_AMERICA), None)
