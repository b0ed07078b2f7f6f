"""What places are called in the visitor's language."""

from portolan.core.locales import EN_US, ZH_CN
from portolan.domain.places.place import Place
from portolan.web.locale import current_locale


def language() -> str:
    """The language in which places are named."""
    return "zh" if current_locale() is ZH_CN else "en"


def name_of(place: Place) -> str:
    """The name of a place in the visitor's language, or its Latin one."""
    return place.name_in(language())


def written(place: Place) -> str:
    """A place as the picker writes it and every field understands it: `Shanghai (CNSHA)`.

    Names are shared: what is handed on to another page goes with its code.
    """
    return f"{name_of(place)} ({place.code})"


def lang_of(place: Place) -> str | None:
    """The language of that name where it is not the page's own."""
    return EN_US.code if language() == "zh" and not place.name_zh else None
