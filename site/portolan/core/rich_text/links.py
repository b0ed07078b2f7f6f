"""Links to the site's own hosts as paths, so that the reader stays in the same language."""

from collections.abc import Collection
from typing import NamedTuple

import ada_url

ELSEWHERE = "https://elsewhere.invalid"
"""Stands for the page: what resolves to this host was a path, and `//host` has a scheme to take."""


class Host(NamedTuple):
    """A host name and its port, which is empty where it is the scheme's own."""

    name: str
    port: str


def hosts_of(sites: Collection[str]) -> frozenset[Host]:
    """The hosts of base URLs."""
    return frozenset(_host(ada_url.URL(site)) for site in sites)


def relative(address: str, own: Collection[Host]) -> str:
    """The path, query and fragment of a link to a host of our `own`; any other link as it is."""
    try:
        url = ada_url.URL(address, base=ELSEWHERE)
    except ValueError:
        return address
    if url.protocol not in ("http:", "https:") or _host(url) not in own:
        return address
    # Two slashes at the start would name a host; the URL standard, too, writes a dot before them.
    path = f"/.{url.pathname}" if url.pathname.startswith("//") else url.pathname
    return path + url.search + url.hash


def _host(url: ada_url.URL) -> Host:
    # With a dot at its end a name is the same name, written in full.
    return Host(url.hostname.removesuffix("."), url.port)
