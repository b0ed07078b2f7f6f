"""Words for modes of transport, and for yes and no, as lists write them."""

import re
import unicodedata

from forms.choices import AIR, FCL, LCL
from portolan.sections.shared.emissions_query.query import RAIL, ROAD

MODE_WORDS = {
    FCL: (
        "ocean fcl|fcl|sea|ocean|sea freight|ocean freight|seafreight|sea fcl|vessel|ship|maritime|"
        "海运|整箱|海运整箱|海运整箱 fcl|整箱 fcl|整箱海运|海|船|船运|水运"
    ),
    LCL: "ocean lcl|lcl|sea lcl|groupage|海运拼箱|海运拼箱 lcl|拼箱 lcl|拼箱|拼箱海运|散货拼箱",
    AIR: "air|air freight|airfreight|plane|flight|aviation|空运|航空|空|航空运输",
    ROAD: (
        "road|truck|trucking|road freight|lorry|ftl|ltl|van|land|"
        "公路|公路运输|卡车|汽运|陆运|汽车|卡运|拖车"
    ),
    RAIL: "rail|train|railway|rail freight|railroad|铁路|铁路运输|铁运|班列|火车|中欧班列",
}
MODE_BY_WORD = {word: mode for mode, words in MODE_WORDS.items() for word in words.split("|")}
YES = frozenset({"y", "yes", "true", "1", "x", "reefer", "refrigerated", "是", "有", "冷藏", "✓"})
NO = frozenset({"n", "no", "false", "0", "dry", "否", "无", "不", "普货"})

_BETWEEN = re.compile(r"[\s_/()-]+|(?<=[a-z])(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])(?=[a-z])")


def mode_of(text: str) -> str | None:
    """The mode that a word means; None for any other word."""
    return MODE_BY_WORD.get(_plain(text))


def yes_or_no(text: str) -> bool | None:
    """The yes or no of a cell; None if it is neither."""
    word = _plain(text)
    return True if word in YES else False if word in NO else None


def _plain(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text).casefold()
    return _BETWEEN.sub(" ", plain).strip()
