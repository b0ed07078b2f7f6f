"""Names of places in the visitor's language."""

from portolan.core.locales import DEFAULT_LOCALE
from portolan.domain.places.place import Place
from portolan.web.locale import current_locale


def language() -> str:
    """The language of place names."""
    return current_locale().language


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
    locale = current_locale()
    is_ours = locale.reads_source or place.translation_in(locale.language)
    return None if is_ours else DEFAULT_LOCALE.code
