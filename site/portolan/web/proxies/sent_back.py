"""The headers of another host's answer for the visitor.

Only headers that describe the answer pass. Others would give that host power over our origin and
the servers in front: service workers, policies, alternative services, files to send instead.
"""

import re
from collections.abc import Iterable, Iterator

from httpcore import Response

from portolan.web.proxies.rule import ProxyRule
from portolan.web.proxies.sent_on import Line, named_in

PASSED = frozenset({
    "accept-ranges", "age", "allow", "cache-control", "content-disposition", "content-encoding",
    "content-language", "content-length", "content-range", "content-type", "etag", "expires",
    "last-modified", "pragma", "retry-after", "vary", "x-request-id", "x-total-count",
})  # fmt: skip
GUARDED = "frame-ancestors 'none'; base-uri 'none'"
"""The policy added to the application's own; browsers apply both."""
SANDBOX = (
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The policy of stored files: documents run nothing, and have no origin."""
# The viewers of these types do not work in a sandbox, and such files cannot script a page.
_WITH_VIEWER = re.compile(r"application/pdf|audio/[\w.+-]+|video/[\w.+-]+")


def sent_back(answer: Response, rule: ProxyRule) -> list[Line]:
    """The headers of a host's answer that the visitor gets; `Location` is not among them."""
    given = [
        (name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in answer.headers
    ]
    passed = PASSED - _of_one_hop(given)
    headers = [line for line in given if line[0] in passed]
    headers += [("set-cookie", cookie) for cookie in _cookies(given, rule)]
    headers += [("content-security-policy", policy) for policy in _policies(given, rule)]
    if rule.cookies and "cache-control" not in dict(headers):
        headers.append(("cache-control", "private, no-store"))
    return headers


def _values(headers: list[Line], name: str) -> list[str]:
    """The values of all lines of a header; `name` in lower case."""
    return [value for key, value in headers if key == name]


def _of_one_hop(given: list[Line]) -> frozenset[str]:
    named = named_in(",".join(_values(given, "connection")))
    # Chunks are joined here: a length beside them could contradict them.
    return named | {"content-length"} if _values(given, "transfer-encoding") else named


def _cookies(given: list[Line], rule: ProxyRule) -> Iterator[str]:
    """The cookies that the rule lets pass, limited to the requested host."""
    for line in _values(given, "set-cookie"):
        cookie, *attributes = (part.strip() for part in line.split(";"))
        if cookie.partition("=")[0].strip() in rule.cookies:
            yield "; ".join([cookie, *_without_domain(attributes)])


def _without_domain(attributes: Iterable[str]) -> list[str]:
    return [one for one in attributes if one.partition("=")[0].strip().lower() != "domain"]


def _policies(given: list[Line], rule: ProxyRule) -> list[str]:
    kind = "".join(_values(given, "content-type")).partition(";")[0].strip().lower()
    if rule.sandboxed and not _WITH_VIEWER.fullmatch(kind):
        return [SANDBOX]
    return [*_values(given, "content-security-policy"), GUARDED]
