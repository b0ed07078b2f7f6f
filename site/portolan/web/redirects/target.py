"""The target of a matched rule, always on this site."""

import re
from urllib.parse import parse_qsl, quote, unquote_plus, urlencode, urlsplit, urlunsplit

from portolan.web.redirects.rule import PLACEHOLDER
from portolan.web.redirects.table import RuleMatch

# A browser drops some of these and takes others for a slash.
_UNFIT = re.compile(r"[\x00-\x20\x7f\\]")
_FOLDED = ("", ".", "..")
# The characters that a query holds unescaped.
_IN_QUERY = "!$%'()*+,-./:;=?@[]_~"


def target(match: RuleMatch, query: str = "") -> str:
    """The path and query of the matched rule's target.

    The visitor's query is carried over; arguments that the rule sets win.
    """
    rule, values = match.rule, match.values

    def value(placeholder: re.Match[str]) -> str:
        return _UNFIT.sub("", values.get(placeholder[1] or "*", ""))

    goal = urlsplit(rule.to_path)
    filled = PLACEHOLDER.sub(value, goal.path)
    # A browser would fold dots, and take two leading slashes for a host.
    path = "/" + "/".join(quote(part) for part in filled.split("/") if part not in _FOLDED)
    own = [
        (name, PLACEHOLDER.sub(value, text))
        for name, text in parse_qsl(goal.query, keep_blank_values=True)
    ]
    return urlunsplit(("", "", path, _merged(query, own), goal.fragment))


def _merged(theirs: str, own: list[tuple[str, str]]) -> str:
    """The visitor's fields unchanged, without those that the rule sets, then the rule's."""
    taken = {name for name, _ in own}
    fields = (field for field in theirs.split("&") if field)
    others = [field for field in fields if unquote_plus(field.partition("=")[0]) not in taken]
    return "&".join([*(quote(field, safe=_IN_QUERY) for field in others), *_encoded(own)])


def _encoded(own: list[tuple[str, str]]) -> list[str]:
    return [urlencode(own)] if own else []
