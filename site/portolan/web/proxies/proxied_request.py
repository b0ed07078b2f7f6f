"""A request that another host is to answer."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from portolan.web.proxies.rule import READ, ProxyRule

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment


@dataclass(frozen=True)
class ProxiedRequest:
    """What the visitor asks.

    Attributes:
        environ: the request as the server gave it; its REMOTE_ADDR is the visitor's.
        rule: the rule that its path fits.
        path: the path as the visitor wrote it.
        site_url: the base URL of the site that was asked.
    """

    environ: "WSGIEnvironment"
    rule: ProxyRule
    path: str
    site_url: str

    @property
    def method(self) -> str:
        """The method, in capitals as it came."""
        return str(self.environ["REQUEST_METHOD"])

    @property
    def only_reads(self) -> bool:
        """Whether the method promises to change nothing."""
        return self.method in READ

    @property
    def query(self) -> str:
        """The query as it came, without its question mark."""
        return str(self.environ.get("QUERY_STRING", ""))

    @property
    def length(self) -> str:
        """The length of the body as the visitor states it; empty if he does not."""
        return self.environ.get("CONTENT_LENGTH") or ""

    @property
    def coding(self) -> str:
        """How the body is transferred; empty where it simply follows."""
        return str(self.environ.get("HTTP_TRANSFER_ENCODING", "")).lower()

    @property
    def size(self) -> int:
        """The stated length in bytes; 0 if there is none. ValueError if it is no number."""
        return int(self.length or 0)

    @property
    def has_body(self) -> bool:
        """Whether anything follows the headers."""
        return self.size > 0

    @property
    def target(self) -> str:
        """Path and query for the other host."""
        path = self.rule.upstream_path or self.rule.exact_path or self.path
        return f"{path}?{self.query}" if self.query else path
