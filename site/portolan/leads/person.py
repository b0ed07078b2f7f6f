"""A person by an e-mail address, matched in any of its spellings."""

import re
import unicodedata
from urllib.parse import quote

import ada_url

MARK = "[address deleted]"
"""The replacement of an address that was struck from somebody else's text."""

_CJK = r"\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
# Chinese is written without spaces: an address begins and ends where the Latin letters do.
_LATIN = rf"[^\W_{_CJK}]"
# In an address that a link has taken in (`?email%3Dann%40…`), what stands before it is encoded.
_ENCODED = r"(?:(?<=%[0-9a-f]{2})|(?<=%25[0-9a-f]{2}))(?<!%2b)(?<!%252b)"
_BEGIN = rf"(?:(?<!{_LATIN})(?<![._%+-])(?<!\w['’])|{_ENCODED})"
_END = rf"(?!{_LATIN}|-\w|[.。]{_LATIN})"


class Person:
    """A person's address, matched whatever the case, the accents or the form of its domain.

    Capitals and small letters, composed and decomposed accents, full-width letters, a domain in
    its own script and in ASCII are all the same. `ann+news@` is not `ann@`, as for their host.

    Args:
        address: as somebody wrote it.
    """

    def __init__(self, address: str) -> None:
        self.canonical = canonical(address)
        self.name, _at, self.domain = self.canonical.rpartition("@")
        self._pattern = re.compile(_as_pattern(self.name, self.domain))

    def is_at(self, text: str) -> bool:
        """Whether the text is this address and nothing else."""
        return canonical(text) == self.canonical

    def is_in(self, text: str) -> bool:
        """Whether the text mentions the address."""
        return self._pattern.search(_folded(text)[0]) is not None

    def struck_from(self, text: str) -> str:
        """The text with a mark in place of the address; unchanged if it is not there."""
        composed = unicodedata.normalize("NFC", text)
        folded, places = _folded(composed)
        pieces, rest = [], 0
        for match in self._pattern.finditer(folded):
            pieces += [composed[rest : places[match.start()]], MARK]
            rest = places[match.end() - 1] + 1
        return "".join((*pieces, composed[rest:])) if pieces else text


def canonical(address: str) -> str:
    """The canonical spelling of the address, with its domain in ASCII."""
    name, _at, domain = _folded(address.strip())[0].rpartition("@")
    return f"{name}@{_in_ascii(domain)}"


def _in_ascii(domain: str) -> str:
    return ada_url.idna_to_ascii(domain).decode() or domain


def _folded(text: str) -> tuple[str, list[int]]:
    """The folded text, and the place of each of its letters in the composed text.

    Small letters, and no `casefold`: ß and ss are two domains.
    """
    signs: list[str] = []
    places: list[int] = []
    for place, sign in enumerate(unicodedata.normalize("NFC", text)):
        if unicodedata.category(sign) == "Cf":
            continue  # invisible: soft hyphens and marks that come along when copying
        plain = unicodedata.normalize("NFKC", sign).lower()
        signs.append(plain)
        places += [place] * len(plain)
    return "".join(signs), places


def _as_pattern(name: str, domain: str) -> str:
    """A pattern of the address for folded text, percent-encoded or not."""
    written = {domain, _folded(ada_url.idna_to_unicode(domain) or domain)[0]}
    domains = "|".join(_spelled(one) for one in sorted(written))
    return f"{_BEGIN}{_spelled(name)}{_spelled('@')}(?:{domains}){_END}"


def _spelled(text: str) -> str:
    return "".join(_sign(sign) for sign in text)


def _sign(sign: str) -> str:
    if sign == ".":
        return "[.。]"
    encoded = quote(sign, safe="").lower()
    if encoded == sign:
        return re.escape(sign)
    # Links in links are encoded more than once.
    return f"(?:{re.escape(sign)}|{encoded.replace('%', '%(?:25)*')})"
