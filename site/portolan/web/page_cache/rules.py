"""Rules of the cache: which answers are cacheable, their keys, and the request they are drawn from.

A page's key is its host, its path and the query arguments that the page names. A page to be
cached is rendered without anything else that a visitor can send (cookies, forwarded hosts, other
arguments, a body): what the application cannot see, it cannot write into a page for others.
"""

import re
from io import BytesIO
from urllib.parse import parse_qsl, urlencode
from wsgiref.types import WSGIEnvironment

from portolan.web.page_cache.page_entry import Header, PageEntry
from portolan.web.page_cache.wsgi_response import INTERNAL, WsgiResponse, vary_on_encoding

MOVED = "301 MOVED PERMANENTLY"
NOT_FOUND = "404 NOT FOUND"
MOST_FIELDS = 50
LONGEST_KEY = 2_000

# Request keys set by the server. All that begin with HTTP_ come from the visitor.
_VISITORS_WORD = frozenset({
    "CONTENT_LENGTH", "CONTENT_TYPE", "QUERY_STRING", "RAW_URI", "REMOTE_USER", "REQUEST_URI",
})  # fmt: skip
# Headers that every browser sends and that no page of this site reads.
_HARMLESS = frozenset({
    "HTTP_ACCEPT", "HTTP_ACCEPT_ENCODING", "HTTP_ACCEPT_LANGUAGE", "HTTP_CACHE_CONTROL",
    "HTTP_CONNECTION", "HTTP_DNT", "HTTP_HOST", "HTTP_IF_MODIFIED_SINCE", "HTTP_IF_NONE_MATCH",
    "HTTP_PRAGMA", "HTTP_PRIORITY", "HTTP_REFERER", "HTTP_SEC_CH_UA", "HTTP_SEC_CH_UA_MOBILE",
    "HTTP_SEC_CH_UA_PLATFORM", "HTTP_SEC_FETCH_DEST", "HTTP_SEC_FETCH_MODE",
    "HTTP_SEC_FETCH_SITE", "HTTP_SEC_FETCH_USER", "HTTP_SEC_GPC", "HTTP_UPGRADE_INSECURE_REQUESTS",
    "HTTP_USER_AGENT", "HTTP_VIA", "HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_PROTO",
})  # fmt: skip
# What a redirect carries on as it came.
_PLAIN_QUERY = re.compile(r"[\w!$%'()*+,./:;=?@\[\]~-]+(?:&[\w!$%'()*+,./:;=?@\[\]~-]+)*", re.ASCII)
# Set anew for each encoding, or valid for one connection or request only.
_NOT_STORED = INTERNAL | {
    "connection",
    "content-length",
    "date",
    "etag",
    "server",
    "vary",
    "x-request-id",
}


def named_query(query: str, args: tuple[str, ...]) -> str | None:
    """The named arguments of a query in a fixed order; None if it has too many fields."""
    if not args or not query:
        return ""
    try:
        fields = parse_qsl(query, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        return None
    named = [field for field in fields if field[0] in args]
    named.sort(key=lambda field: field[0])
    return urlencode(named)


def key_of(path: str, query: str) -> str:
    """The key of a page within its host; `query` is one of `named_query`.

    The query comes first: a path begins with a slash, but may hold a question mark (`%3F`),
    and `/blog%3Fpage=2` is not the second page of `/blog`.
    """
    return f"?{query} {path}" if query else path


def path_of(key: str) -> str:
    """The path within a key."""
    return key.partition(" ")[2] if key.startswith("?") else key


def why_not(answer: WsgiResponse) -> str:
    """The reason not to cache an answer that asks for it; empty if there is none."""
    vary = {name.strip().lower() for name in answer.header("vary").split(",")}
    if vary - {"", "accept-encoding"}:
        return f"it varies on {', '.join(sorted(vary))}"
    if answer.header("set-cookie"):
        return "it sets a cookie"
    if not answer.status.startswith("200"):
        return f"its status is {answer.status}"
    if answer.header("content-encoding") or answer.header("content-range"):
        return "its body is encoded or partial"
    cache_control = answer.header("cache-control").lower()
    if "private" in cache_control or "no-store" in cache_control:
        return f"it is {cache_control}"
    return ""


def is_one_of_many(answer: WsgiResponse) -> bool:
    """Whether the answer belongs to the bounded part of the cache (`Caching.many`)."""
    return answer.header("x-page-cache").strip() == "many"


def wants_keeping(answer: WsgiResponse) -> bool:
    """Whether the application asks to cache this answer."""
    return answer.header("x-page-cache").strip() == "store"


def is_move(answer: WsgiResponse) -> bool:
    """Whether the answer is a permanent redirect that the application asks to cache."""
    is_fit = not answer.header("set-cookie") and "public" in answer.header("cache-control")
    return answer.status == MOVED and wants_keeping(answer) and is_fit


def headers_of_move(answer: WsgiResponse) -> list[Header]:
    """The headers of a redirect without its body."""
    headers = [header for header in answer.headers if header[0].lower() not in _NOT_STORED]
    return [*headers, ("Content-Length", "0")]


def moved_with(query: str, headers: list[Header]) -> list[Header] | None:
    """The headers of a redirect that carries a query on; None if only its rule knows how."""
    if not query:
        return headers
    if not _PLAIN_QUERY.fullmatch(query):
        return None
    goal = dict(headers)["Location"]
    if "?" in goal or "#" in goal:
        return None
    return [*(one for one in headers if one[0] != "Location"), ("Location", f"{goal}?{query}")]


def wants_a_page(environ: WSGIEnvironment) -> bool:
    """Whether the visitor reads HTML rather than JSON."""
    accepted = environ.get("HTTP_ACCEPT", "*/*")
    return "json" not in accepted and ("*/*" in accepted or "text/" in accepted)


def args_of(answer: WsgiResponse) -> tuple[str, ...]:
    """The query arguments that the page declares."""
    names = (name.strip() for name in answer.header("x-page-cache-args").split(","))
    return tuple(sorted({name for name in names if name}))


def entry_of(answer: WsgiResponse) -> PageEntry:
    """The entry of a cacheable answer, which is read and closed."""
    headers = [header for header in answer.headers if header[0].lower() not in _NOT_STORED]
    headers.append(("Vary", vary_on_encoding(answer.header("vary"))))
    entry = PageEntry.of(headers, answer.read(), args_of(answer))
    entry.is_one_of_many = is_one_of_many(answer)
    return entry


def carries_more(environ: WSGIEnvironment, args: tuple[str, ...]) -> bool:
    """Whether a request has anything beyond its key that a page could depend on."""
    query = environ.get("QUERY_STRING", "")
    return (
        environ["REQUEST_METHOD"] != "GET"
        or query != named_query(query, args)
        or environ.get("CONTENT_LENGTH", "") not in {"", "0"}
        or bool(environ.get("SCRIPT_NAME"))
        or any(name.startswith("HTTP_") and name not in _HARMLESS for name in environ)
    )


def bare_request(environ: WSGIEnvironment, query: str) -> WSGIEnvironment:
    """The request that a cached page is rendered from: its key and the server's own keys."""
    bare = {
        name: value
        for name, value in environ.items()
        if not name.startswith("HTTP_") and name not in _VISITORS_WORD
    }
    bare["REQUEST_METHOD"] = "GET"
    bare["HTTP_HOST"] = environ["HTTP_HOST"]
    bare["QUERY_STRING"] = query
    bare["SCRIPT_NAME"] = ""
    bare["wsgi.input"] = BytesIO()
    return bare
