"""What the lanes from a place pass: said once of all, and of each what sets it apart."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from portolan.core.i18n import _
from portolan.domain.routes.passages import PASSAGE_NAMES, TELLING
from portolan.domain.sea.passage import Passage
from portolan.sections.atlas.lanes import AtlasLane
from portolan.sections.atlas.names import passages_of
from portolan.web.templating import in_a_row


@dataclass(frozen=True)
class OnTheWay:
    """The passages of lanes, each with the number of lanes that it is on."""

    counts: Counter[Passage]
    lanes: int

    @property
    def sentence(self) -> str:
        """The passages that most lanes share, and all canals and capes; empty if there are none."""
        named = [
            _("{{passage}} ({{count}})", passage=PASSAGE_NAMES[one], count=count)
            for one, count in self.counts.most_common()
            if one in TELLING or self._is_common(one)
        ]
        if not named:
            return ""
        passages = in_a_row(named)
        return _("Passed on these {{all}} routes: {{passages}}.", all=self.lanes, passages=passages)

    def apart(self, passages: Sequence[Passage]) -> str:
        """What sets a lane apart: its canals and capes, or else its less common straits."""
        rare = [one for one in passages if self.counts[one] < self.lanes]
        telling = [one for one in rare if one in TELLING]
        return passages_of(tuple(telling or (one for one in rare if not self._is_common(one))))

    def _is_common(self, passage: Passage) -> bool:
        return self.counts[passage] * 2 > self.lanes


def on_the_way(lanes: Sequence[AtlasLane]) -> OnTheWay:
    """The passages of the lanes from a place."""
    return OnTheWay(Counter(one for lane in lanes for one in lane.passages), len(lanes))
