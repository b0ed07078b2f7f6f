"""Numbers and units of Chinese."""

import re
from collections.abc import Iterator

from portolan.core.quantities import Quantities

_DIGITS = {character: value for value, character in enumerate("零一二三四五六七八九")} | {
    "两": 2,
    "〇": 0,
}
_STEPS = {"十": 10, "百": 100, "千": 1000}
_MYRIADS = {"万": 1e4, "亿": 1e8}
_RUN = re.compile(r"([零一二三四五六七八九十百千万亿两〇]+)(成?)|(半)")


def _in_words(text: str) -> Iterator[float]:
    for run, tenths, half in _RUN.findall(text):
        # 三成 is thirty percent.
        yield 0.5 if half else _value(run) * (10 if tenths else 1)


def _value(run: str) -> float:
    total = section = digit = 0.0
    for character in run:
        if character in _DIGITS:
            digit = _DIGITS[character]
        elif character in _STEPS:
            section += (digit or 1) * _STEPS[character]
            digit = 0
        else:
            total = (total + section + digit) * _MYRIADS[character]
            section = digit = 0
    return total + section + digit


_MONTH = "(?:\\d+|[一二三四五六七八九十]+)"
_MONTHS = re.compile(rf"({_MONTH}(?:[日号]?[、至到和或—–-]{_MONTH})*)月(?!台(?!风))")
_ONE_MONTH = re.compile("\\d+|十[一二]?|[一二三四五六七八九]")


def _months(text: str) -> set[int]:
    # 七八月 are July and August; a 月台 is a platform.
    runs = "，".join(_MONTHS.findall(text))
    return {int(one) if one.isdigit() else int(_value(one)) for one in _ONE_MONTH.findall(runs)}


CHINESE = Quantities(
    scales={
        "百": 1e2,
        "万": 1e4,
        "十万": 1e5,
        "百万": 1e6,
        "千万": 1e7,
        "亿": 1e8,
        "十亿": 1e9,
        "百亿": 1e10,
        "千亿": 1e11,
        "万亿": 1e12,
        "千": 1e3,
    },
    not_scales="[克米瓦]",
    in_words=_in_words,
    words="(?<![零一二三四五六七八九十百千万亿两〇\\d周期])[一二三四五六七八九十两]+",
    units={
        "kg": "公斤|千克|kg",
        "500 g": "市?斤",
        "g": "克|g",
        "t": "公?吨",
        "km": "公里|千米|km",
        "nm": "海里",
        "mi": "英里",
        "m2": "平方米|m²",
        "m3": "立方米|立方(?!厘)|m³|CBM",
        "cm3": "立方厘米|cm³",
        "m": "米|m",
        "cm": "厘米|cm",
        "mm": "毫米|mm",
        "ft": "英?尺",
        "in": "英?寸",
        "lb": "磅",
        "oz": "盎司",
        "l": "升",
        "teu": "TEU|标箱",
        "%": "%|个?百分点",
        "‰": "‰",
        "day": "箱?天|日|个工作日|个日历日",
        "week": "周|个星期(?![一二三四五六日天])",
        "month": "个?月(?!台)",
        "year": "年",
        "hour": "个?小时",
        "minute": "分钟",
        "second": "秒",
        "°C": "°C|℃|摄氏度",
        "°F": "°F|华氏度",
        "usd": "美元|USD",
        "cny": "元|人民币|CNY",
        "eur": "欧元|EUR",
        "gbp": "英镑|GBP",
        "inr": "卢比|INR",
        "krw": "韩元|KRW",
        "jpy": "日元|JPY",
        "hkd": "港[元币]|HKD",
        "aed": "迪拉姆|AED",
        "knot": "节",
        "V": "伏特?|V",
    },
    minus="零下|负",
    months=_months,
    in_words_of_units="按每逐数",
)
