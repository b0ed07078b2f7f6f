"""A request for another host."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from portolan.web.proxies.rule import READ, ProxyRule

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment


@dataclass(frozen=True)
class ProxiedRequest:
    """The visitor's request, matched to its rule.

    Attributes:
        environ: the request as the server gave it; its REMOTE_ADDR is the visitor's.
        rule: the rule that matches its path.
        path: the path as the visitor wrote it.
        site_url: the base URL of the requested site.
    """

    environ: "WSGIEnvironment"
    rule: ProxyRule
    path: str
    site_url: str

    @property
    def method(self) -> str:
        """The method, in its original case."""
        return str(self.environ["REQUEST_METHOD"])

    @property
    def only_reads(self) -> bool:
        """Whether the method is a safe one."""
        return self.method in READ

    @property
    def query(self) -> str:
        """The raw query, without its question mark."""
        return str(self.environ.get("QUERY_STRING", ""))

    @property
    def length(self) -> str:
        """The stated length of the body; empty without one."""
        return self.environ.get("CONTENT_LENGTH") or ""

    @property
    def coding(self) -> str:
        """The transfer coding of the body; empty without one."""
        return str(self.environ.get("HTTP_TRANSFER_ENCODING", "")).lower()

    @property
    def size(self) -> int:
        """The stated length in bytes, 0 without one; raises ValueError if it is not a number."""
        return int(self.length or 0)

    @property
    def has_body(self) -> bool:
        """Whether the request has a body."""
        return self.size > 0

    @property
    def target(self) -> str:
        """The path and query for the other host."""
        path = self.rule.upstream_path or self.rule.exact_path or self.path
        return f"{path}?{self.query}" if self.query else path
