"""The columns of a list, recognized by their names in English and Chinese, in any order."""

import re
import unicodedata
from collections.abc import Mapping
from decimal import Decimal
from enum import StrEnum
from typing import NamedTuple

from portolan.domain.geo.distance import KM_PER_NM

KG_PER_POUND = Decimal("0.45359237")
KM_PER_MILE = Decimal("1.609344")


class ListColumn(StrEnum):
    """A column that is read, in the order of the template."""

    REFERENCE = "reference"
    DATE = "date"
    ORIGIN = "origin"
    DESTINATION = "destination"
    MODE = "mode"
    WEIGHT = "weight"
    UNIT = "unit"
    TEU = "teu"
    DISTANCE = "distance"
    REFRIGERATED = "refrigerated"


NAMES: Mapping[ListColumn, str] = {
    ListColumn.REFERENCE: (
        "reference|ref|ref no|ref number|reference no|reference number|shipment|shipment id|"
        "shipment no|shipment number|id|no|number|booking|booking no|booking number|order|order no|"
        "po|po number|bl|bl no|b l|awb|job|file|file no|"
        "参考号|编号|单号|序号|运单号|提单号|订单号|业务编号|货运编号|票号|参考编号"
    ),
    ListColumn.DATE: (
        "date|month|day|period|departure date|date of departure|ship date|shipping date|"
        "shipment date|etd|atd|"
        "日期|月份|年月|月|发货日期|发运日期|离港日期|开船日期|起飞日期|出运日期|出运月份"
    ),
    ListColumn.ORIGIN: (
        "origin|from|pol|port of loading|loading port|load port|origin port|port of origin|"
        "departure|departure port|place of departure|start|place of receipt|airport of departure|"
        "shipped from|origin city|"
        "起运地|起运港|启运地|启运港|始发地|始发港|出发地|出发港|装货港|装运港|发货地|起点|始发|起飞机场"
    ),
    ListColumn.DESTINATION: (
        "destination|to|pod|port of discharge|discharge port|destination port|"
        "port of destination|arrival|arrival port|place of delivery|end|airport of destination|"
        "shipped to|destination city|place of arrival|"
        "目的地|目的港|卸货港|到达地|到达港|抵达港|收货地|终点|目的|到达机场|目的机场"
    ),
    ListColumn.MODE: (
        "mode|transport mode|mode of transport|transport|transportation|by|means|service|"
        "shipping mode|运输方式|运输模式|方式|模式|运输"
    ),
    ListColumn.WEIGHT: (
        "weight|gross weight|cargo weight|total weight|gross|mass|actual weight|gw|g w|"
        "重量|毛重|总重|总重量|货重|货物重量|实际重量"
    ),
    ListColumn.UNIT: (
        "unit|uom|weight unit|unit of weight|weight uom|unit of measure|单位|重量单位|计量单位"
    ),
    ListColumn.TEU: (
        "teu|teus|number of teu|containers teu|标准箱|标箱|标准箱数|标箱数|标准箱量|箱量"
    ),
    ListColumn.DISTANCE: "distance|own distance|距离|里程|运距|自有距离|自定距离",
    ListColumn.REFRIGERATED: (
        "refrigerated|reefer|cold|cold chain|temperature controlled|refrigerated goods|"
        "冷藏|冷链|温控|冷藏货物|是否冷藏"
    ),
}

WEIGHT_UNITS: Mapping[str, Decimal] = {
    **dict.fromkeys(("kg", "kgs", "kilogram", "kilograms", "公斤", "千克"), Decimal(1)),
    **dict.fromkeys(
        ("t", "to", "ton", "tons", "tonne", "tonnes", "mt", "吨", "公吨"), Decimal(1000)
    ),
    **dict.fromkeys(("lb", "lbs", "pound", "pounds", "磅"), KG_PER_POUND),
}
"""Kilograms in each unit of weight. A ton is one of 1,000 kg."""

DISTANCE_UNITS: Mapping[str, Decimal] = {
    **dict.fromkeys(("km", "kms", "kilometer", "kilometers", "kilometre", "kilometres",
                     "公里", "千米"), Decimal(1)),
    **dict.fromkeys(("mi", "mile", "miles", "英里"), KM_PER_MILE),
    **dict.fromkeys(("nm", "nmi", "海里"), KM_PER_NM),
}  # fmt: skip
"""Kilometers in each unit of distance."""

UNITS = {ListColumn.WEIGHT: WEIGHT_UNITS, ListColumn.DISTANCE: DISTANCE_UNITS}
BY_NAME = {name: column for column, names in NAMES.items() for name in names.split("|")}

_SEAM = re.compile(r"(?<=[a-z0-9])(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])(?=[a-z0-9])")
_OTHER = re.compile(r"[\W_]+")


class ListHeading(NamedTuple):
    """A column with the unit that its name says; empty if it says none."""

    column: ListColumn
    unit: str = ""


def heading_of(text: str) -> ListHeading | None:
    """The column that a name means: `Gross weight (t)`, `重量/吨`; None for any other text."""
    plain = _SEAM.sub(" ", unicodedata.normalize("NFKC", text[:80]).casefold())
    words = [word for word in _OTHER.split(plain) if word]
    if column := BY_NAME.get(" ".join(words)):
        return ListHeading(column)
    if not words:
        return None
    for column, units in UNITS.items():
        rest = words[:-2] if words[-2:-1] == ["in"] else words[:-1]
        named = BY_NAME.get(" ".join(rest)) if rest else column
        if words[-1] in units and named is column:
            return ListHeading(column, words[-1])
    return None
