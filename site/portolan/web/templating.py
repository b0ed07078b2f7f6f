"""The globals and filters of all templates: messages, dates, numbers, assets, islands, menus."""

import datetime as dt
from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import cache, lru_cache
from gettext import NullTranslations
from typing import Any, Literal
from zoneinfo import ZoneInfo

from babel.dates import (
    format_date,
    format_skeleton,
    format_time,
    get_timezone_gmt,
    get_timezone_name,
)
from babel.numbers import get_decimal_symbol, get_group_symbol
from flask import Flask
from jinja2 import StrictUndefined
from markupsafe import Markup, escape

from portolan.content.diagram_places import with_diagrams
from portolan.core.brand import BRAND
from portolan.core.colors import COLORS
from portolan.core.i18n import MESSAGES, TRANSLATORS, _
from portolan.core.line_breaks import in_phrases, with_breaks
from portolan.core.locale import Locale as SpokenLocale
from portolan.core.measures import measure
from portolan.core.quotation import typeset
from portolan.core.untranslated import Untranslated
from portolan.domain.places.harbors import harbor
from portolan.domain.sea.accuracy import ACCURACY, TRUNK_NM
from portolan.drawing import maps
from portolan.drawing.diagrams.diagram import Diagram
from portolan.drawing.signal_flags import signal_flags
from portolan.web.assets import asset
from portolan.web.content import store
from portolan.web.conversions import conversion
from portolan.web.fragments import fragment, init_fragments
from portolan.web.head import page_path
from portolan.web.islands import island
from portolan.web.jsx_whitespace import JsxWhitespace
from portolan.web.locale import current_locale
from portolan.web.options import options
from portolan.web.section import diagram


def init_templates(app: Flask) -> None:
    """Set Jinja up. An undefined name in a template is an error, not an empty string."""
    environment = app.jinja_env
    environment.undefined = StrictUndefined
    # The whitespace rule of islands needs the unchanged source.
    environment.trim_blocks = environment.lstrip_blocks = False
    environment.add_extension(JsxWhitespace)
    environment.add_extension("jinja2.ext.do")
    environment.filters |= {
        "clock": clock,
        "country": country,
        "date": date,
        "date_short": date_short,
        "month_short": month_short,
        "measure": measure,
        "number": number,
        "hour": hour,
        "illustrated": _illustrated,
        "in_a_row": _in_a_row,
        "phrases": phrases,
        "signal_flags": _signal_flags,
        "zone": zone,
    }
    environment.globals |= {
        **TRANSLATORS,
        "asset": asset,
        "brand": BRAND,
        "colors": COLORS,
        "conversion": conversion,
        "fragment": fragment,
        "island": island,
        "harbor": harbor,
        "mark": Markup(maps.mark()),  # noqa: S704 - drawn by us
        "options": options,
        "picture": _picture,
        "sea_accuracy": ACCURACY,
        "trunk_nm": TRUNK_NM,
    }
    app.context_processor(_per_request)
    init_fragments(app)


def _per_request() -> dict[str, Any]:
    return {
        "locale": current_locale(),
        "path": page_path(),
        "today": dt.datetime.now(dt.UTC).date(),
    }


def _signal_flags(name: str) -> Markup:
    """The initials of a name in Latin letters, drawn."""
    return Markup(signal_flags(name))  # noqa: S704 - drawn by us


def _picture(name: str) -> Markup:
    """The diagram of that name in a figure; empty where no section has one."""
    named = diagram(name)
    words = MESSAGES.get_translations()
    return _figure(named, current_locale(), words, store().release()) if named else Markup()


@lru_cache(maxsize=256)
def _figure(
    named: Diagram, _locale: SpokenLocale, _words: NullTranslations, _release: str
) -> Markup:
    """The diagram in a figure, which changes with locale, its catalog and content alone."""
    return named.figure(phrases)


def _illustrated(text: Markup) -> Markup:
    """A document's text, with the diagrams that it names in their places."""
    return Markup(with_diagrams(text, lambda name: str(_picture(name))))  # noqa: S704 - drawn by us


def date(day: dt.date) -> Markup:
    """A day in full, as the locale writes it, in a `<time>` element."""
    return _date(day, "long", current_locale().babel)


def date_short(day: dt.date) -> Markup:
    """A day in short, as the locale writes it, in a `<time>` element."""
    return _date(day, "medium", current_locale().babel)


@lru_cache(maxsize=2048)
def _date(day: dt.date, length: Literal["long", "medium"], locale: str) -> Markup:
    return _time(day, format_date(day, length, locale=locale))


def month_short(day: dt.date) -> Markup:
    """A month and its year in short, as the locale writes them, in a `<time>` element."""
    text = format_skeleton("yMMM", day, locale=current_locale().babel)
    return _element_of(f"{day:%Y-%m}", text)


def _time(day: dt.date | dt.datetime, text: str) -> Markup:
    return _element_of(day.isoformat(), text)


def _element_of(moment: str, text: str) -> Markup:
    return Markup(f'<time datetime="{moment}">{escape(text)}</time>')  # noqa: S704 - escaped


def clock(moment: dt.datetime) -> Markup:
    """A moment in its own time zone: day, hour and zone, as the locale writes them."""
    locale = current_locale().babel
    day = format_date(moment, "medium", locale=locale)
    # A line may break after a hyphen, but not after a minus sign.
    name = get_timezone_gmt(moment, "long", locale=locale).replace("-", "\N{MINUS SIGN}")
    return _time(moment, _("{{day}}, {{hour}} ({{zone}})", day=day, hour=hour(moment), zone=name))


def hour(moment: dt.datetime | str) -> str:
    """The hour and minute of a moment in its own time zone, or of a time such as `08:30`."""
    time = dt.time.fromisoformat(moment) if isinstance(moment, str) else moment.time()
    text = format_time(time, "short", locale=current_locale().babel)
    # The narrow space of some locales is in none of our faces.
    return text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")


def in_a_row(words: Iterable[str]) -> str:
    """Words joined by the comma of the language."""
    return current_locale().marks.comma.join(words)


def _in_a_row(words: Iterable[str]) -> Markup:
    """The same for a template, in which a word may say its language."""
    return escape(current_locale().marks.comma).join(words)


def zone(name: str) -> str:
    """The name of a time zone in the locale."""
    return str(get_timezone_name(ZoneInfo(name), locale=current_locale().babel))


def country(code: str) -> str:
    """The name of a country in the locale."""
    return current_locale().countries[code]


def phrases(text: str) -> Markup:
    """A title with the marks of print; one without spaces as phrases, which stay in a line.

    It is cut after punctuation, and before brackets. A longer phrase breaks between its words.
    """
    text = str(text)
    locale = current_locale()
    if isinstance(text, Untranslated):
        return escape(text)
    if locale.script.has_spaces:
        return escape(typeset(text))
    return _phrases(text, locale)


@lru_cache(maxsize=2048)
def _phrases(text: str, locale: SpokenLocale) -> Markup:
    parts = (with_breaks(part, locale.script) for part in in_phrases(text, locale.marks))
    return Markup("").join(Markup('<span class="ph">{}</span>').format(part) for part in parts)


def number(value: float | Decimal, digits: int = 0) -> str:
    """A number with the locale's separators, rounded to `digits` decimals."""
    return _number(str(value), digits, current_locale().babel)


@lru_cache(maxsize=2048)
def _number(value: str, digits: int, locale: str) -> str:
    # As Babel's format_decimal would, in a tenth of the time: pages are full of numbers.
    return f"{Decimal(value):,.{digits}f}".translate(_signs(locale))


@cache
def _signs(locale: str) -> Mapping[int, str]:
    """The translation table for comma and point in a locale, and for the hyphen: a minus sign."""
    own = get_group_symbol(locale), get_decimal_symbol(locale), "\N{MINUS SIGN}"
    pairs = zip(",.-", own, strict=True)
    return {ord(sign): other for sign, other in pairs if sign != other}
