"""Names of places in the visitor's language."""

from portolan.core.locales import EN_US, ZH_CN
from portolan.domain.places.place import Place
from portolan.web.locale import current_locale


def language() -> str:
    """The language of place names."""
    return "zh" if current_locale() is ZH_CN else "en"


def name_of(place: Place) -> str:
    """The name of a place in the visitor's language, otherwise its Latin name."""
    return place.name_in(language())


def written(place: Place) -> str:
    """A place as written in forms and links: `Shanghai (CNSHA)`.

    Several places may share a name, hence the code.
    """
    return f"{name_of(place)} ({place.code})"


def lang_of(place: Place) -> str | None:
    """The language of that name, if it differs from the page's."""
    return EN_US.code if language() == "zh" and not place.name_zh else None
