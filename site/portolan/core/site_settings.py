"""The base URLs of the locales' sites: one setting for each locale."""

from collections.abc import Iterator, Mapping

from portolan.core.locales import KNOWN, LOCALES
from portolan.core.setting import ConfigurationError, faults_of_value, read_text
from portolan.core.setting_types import SiteUrl

Sites = tuple[tuple[str, str], ...]
"""Code and base URL of each locale that is served."""

REQUIRED_SITES = tuple(locale.setting for locale in LOCALES)
"""Production does not start without them."""


def read_sites(environment: Mapping[str, str], port: int, *, is_production: bool) -> Sites:
    """The sites of the environment; raises ConfigurationError.

    A locale for visitors has a stand-in on a developer's machine. The pseudo-locale is served where
    its URL is set, and never in production.
    """
    sites = {}
    for locale in KNOWN.values():
        stand_in = "" if locale.is_pseudo else locale.local_site.format(port=port)
        text = environment.get(locale.setting, "")
        if text and is_production and locale.is_pseudo:
            raise ConfigurationError(f"{locale.setting} is for development and tests alone")
        if url := read_text(locale.setting, SiteUrl, text) if text else stand_in:
            sites[locale.code] = url
    return tuple(sites.items())


def site_faults(sites: Sites) -> Iterator[str]:
    """A sentence for each base URL that is none."""
    for code, url in sites:
        yield from faults_of_value(KNOWN[code].setting, SiteUrl, url)
