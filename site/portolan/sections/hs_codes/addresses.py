"""The addresses of the codes, and the locales that offer their pages."""

from portolan.content.store import OFFERED_FROM
from portolan.core.locale import Locale
from portolan.domain.hs.record import HsCode
from portolan.domain.hs.shares import share, shares
from portolan.domain.hs.store import CodeEntry
from portolan.web.hs_store import hs_store
from portolan.web.locale import served_locales

HOME = "/data/hs-code"


def path_of(code: HsCode) -> str:
    """The one address of a code."""
    return f"{HOME}/{code.slug}"


def offered_paths(locale: Locale) -> list[str]:
    """The address of every code whose page is offered in a locale, for its sitemap."""
    return [path_of(code) for code, part in shares(hs_store(), locale) if part >= OFFERED_FROM]


def offering(entry: CodeEntry) -> tuple[str, ...]:
    """The codes of the locales that offer the page of a code."""
    offered = (one for one in served_locales() if share(entry.texts, one) >= OFFERED_FROM)
    return tuple(one.code for one in offered)
