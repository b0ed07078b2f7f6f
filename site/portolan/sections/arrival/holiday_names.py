"""Names of public holidays in the visitor's language.

The package `holidays` has Chinese names for few countries, English ones for nearly all. What many
countries share is translated here; any other name stays in English and says so.
"""

import re

from flask_babel.speaklater import LazyString
from markupsafe import Markup, escape

from portolan.core.i18n import _, lazy, lazy_pgettext
from portolan.core.locales import DEFAULT_LOCALE
from portolan.web.locale import current_locale

NAMES: dict[str, LazyString] = {
    "New Year's Day": lazy("New Year's Day"),
    "New Year's Eve": lazy("New Year's Eve"),
    "Epiphany": lazy_pgettext("holiday", "Epiphany"),
    "Carnival": lazy_pgettext("holiday", "Carnival"),
    "Good Friday": lazy("Good Friday"),
    "Holy Saturday": lazy("Holy Saturday"),
    "Easter Sunday": lazy("Easter Sunday"),
    "Easter Monday": lazy("Easter Monday"),
    "Ascension Day": lazy("Ascension Day"),
    "Pentecost": lazy_pgettext("holiday", "Pentecost"),
    "Pentecost Monday": lazy("Pentecost Monday"),
    "Corpus Christi": lazy("Corpus Christi"),
    "Assumption Day": lazy("Assumption Day"),
    "All Saints' Day": lazy("All Saints' Day"),
    "Immaculate Conception": lazy("Immaculate Conception"),
    "Christmas Eve": lazy("Christmas Eve"),
    "Christmas Day": lazy("Christmas Day"),
    "Second Day of Christmas": lazy("Second Day of Christmas"),
    "Boxing Day": lazy("Boxing Day"),
    "Labor Day": lazy("Labor Day"),
    "National Day": lazy("National Day"),
    "Independence Day": lazy("Independence Day"),
    "Republic Day": lazy("Republic Day"),
    "Constitution Day": lazy("Constitution Day"),
    "Victory Day": lazy("Victory Day"),
    "Armistice Day": lazy("Armistice Day"),
    "Memorial Day": lazy("Memorial Day"),
    "Veterans Day": lazy("Veterans Day"),
    "Thanksgiving Day": lazy("Thanksgiving Day"),
    "Martin Luther King Jr. Day": lazy("Martin Luther King Jr. Day"),
    "Washington's Birthday": lazy("Washington's Birthday"),
    "Columbus Day": lazy("Columbus Day"),
    "Juneteenth National Independence Day": lazy("Juneteenth National Independence Day"),
    "King's Day": lazy("King's Day"),
    "German Unity Day": lazy("German Unity Day"),
    "May Day": lazy("May Day"),
    "Spring Bank Holiday": lazy("Spring Bank Holiday"),
    "Chinese New Year": lazy("Chinese New Year"),
    "Lunar New Year": lazy("Lunar New Year"),
    "Lunar New Year's Eve": lazy("Lunar New Year's Eve"),
    "Vesak Day": lazy("Vesak Day"),
    "Diwali": lazy_pgettext("holiday", "Diwali"),
    "Eid al-Fitr": lazy("Eid al-Fitr"),
    "Eid al-Adha": lazy("Eid al-Adha"),
    "Islamic New Year": lazy("Islamic New Year"),
    "Songkran Festival": lazy("Songkran Festival"),
}
_DAY_OF = re.compile(r"^(?:29|[A-Z][a-z]+ Day) of (?=Lunar New Year$)")
"""The number of a day of the feast, as Vietnam has it: 29 is that of the last month's day."""
_REMARK = re.compile(r" \((estimated|observed)\)$")


def holiday_name(name: str) -> Markup:
    """The names of a day, in the visitor's language where they are known."""
    names = [_one(each) for each in name.split("; ")]
    return escape(current_locale().marks.comma).join(names)


def _one(name: str) -> Markup:
    remark = _REMARK.search(name)
    plain = _DAY_OF.sub("", _REMARK.sub("", name))
    known = NAMES.get(plain)
    if known is None:
        return _as_given(name)
    if remark is None:
        return escape(str(known))
    if remark[1] == "estimated":
        return escape(_("{{holiday}} (estimated)", holiday=known))
    return escape(_("{{holiday}} (observed)", holiday=known))


def _as_given(name: str) -> Markup:
    """A name that nobody has translated: the calendar's own language, or English."""
    is_foreign = name.isascii() and not current_locale().reads_source
    if not is_foreign:
        return escape(name)
    return Markup('<span lang="{}">{}</span>').format(DEFAULT_LOCALE, name)
