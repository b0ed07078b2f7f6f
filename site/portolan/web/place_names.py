"""Names of places in the visitor's language."""

from portolan.core.i18n import _, lazy_pgettext
from portolan.core.locales import DEFAULT_LOCALE
from portolan.core.unavailable import DataUnavailable
from portolan.domain.places.harbors import harbor
from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.places.resolution import Resolution
from portolan.web.locale import current_locale
from portolan.web.route_network import route_network


def language() -> str:
    """The language of place names."""
    return current_locale().language


_KINDS = {
    PlaceKind.OCEANPORT: lazy_pgettext("kind of place", "Port"),
    PlaceKind.AIRPORT: lazy_pgettext("kind of place", "Airport"),
    PlaceKind.TOWN: lazy_pgettext("kind of place", "Town"),
}


def kind_of(kind: str) -> str:
    """The name of a kind of place."""
    return str(_KINDS[PlaceKind(kind)])


def name_of(place: Place) -> str:
    """The name of a place in the visitor's language, otherwise its Latin name."""
    return place.name_in(language())


def name_of_harbor(code: str) -> str:
    """The name of one of our harbors in the visitor's language.

    It is the English one while the route network is not built.
    """
    try:
        return name_of(route_network().by_code[code])
    except DataUnavailable:
        return harbor(code).name


def written(place: Place) -> str:
    """A place as written in forms and links: `Shanghai (CNSHA)`.

    Several places may share a name, hence the code.
    """
    return _("{{name}} ({{code}})", name=name_of(place), code=place.code)


def lang_of(place: Place) -> str | None:
    """The language of that name, if it differs from the page's."""
    locale = current_locale()
    is_ours = locale.reads_source or place.translation_in(locale.language)
    return None if is_ours else DEFAULT_LOCALE.code


def read_as(typed: str, place: Place) -> str:
    """The sentence about a text that is no name of the place that it was taken for."""
    return _("We read “{{typed}}” as {{place}}.", typed=typed, place=written(place))


def taken_for(typed: str, place: Place, others: str = "") -> str:
    """The sentence about a city's name that was taken for one of several places there.

    `others` are their names; without them they follow, as links.
    """
    if others:
        return _(
            "We read “{{typed}}” as {{place}}; also there: {{others}}.",
            typed=typed,
            place=written(place),
            others=others,
        )
    return _("We read “{{typed}}” as {{place}}. Also there:", typed=typed, place=written(place))


def which_one(meaning: Resolution) -> str:
    """The question about a name that several places have, or that an area has."""
    if meaning.is_area:
        return _("This is a country or a region. Which of its places?")
    return _("Several places have this name. Which one?")
