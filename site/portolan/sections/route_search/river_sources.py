"""Where the miles along the bends of rivers are published."""

from collections.abc import Iterable, Mapping

from flask_babel.speaklater import LazyString

from portolan.core.i18n import _, lazy
from portolan.domain.sea.passage import RIVERS, Passage
from portolan.web.templating import in_a_row

PUB_151 = lazy("NGA Pub. 151, Distances Between Ports")

SOURCES: Mapping[Passage, LazyString] = {
    Passage.YANGTZE: lazy("the waterway kilometers of China’s Ministry of Transport"),
    Passage.AMAZON: PUB_151,
    Passage.PARANA: lazy("the kilometers of the Paraguay–Paraná Waterway"),
    Passage.MISSISSIPPI: lazy("the river miles of the US Army Corps of Engineers"),
    Passage.SEINE: PUB_151,
    Passage.RHINE: lazy("the kilometers marked along the Rhine"),
    Passage.DANUBE: lazy("the kilometers of the Danube Commission"),
}


def river_sources(passages: Iterable[Passage]) -> str:
    """The sentence that names the sources of the miles on the rivers passed; empty without one."""
    named = dict.fromkeys(str(SOURCES[passage]) for passage in passages if passage in RIVERS)
    return _("River distances as in {{sources}}.", sources=in_a_row(list(named))) if named else ""
