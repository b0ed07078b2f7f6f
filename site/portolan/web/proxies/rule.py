"""A rule of the reverse proxy."""

import re
from dataclasses import dataclass

KB, MB = 1024, 1024 * 1024
READ = ("GET", "HEAD")
_WHOLE = 10
_SLASHES = re.compile(r"/{2,}")


@dataclass(frozen=True)
class ProxyRule:
    """A path that another host answers; one that ends in `/*` includes everything below it.

    Attributes:
        path: the path on this site.
        target: the setting that names the host; None for a path that stays with this site.
        methods: the allowed methods.
        upstream_path: the path on that host, if it differs; not for `/*`.
        cookies: names of the cookies that pass in both directions; all others are dropped.
        sandboxed: whether answers get a CSP sandbox, since they may be anybody's files.
        from_machines: whether programs post here and not pages: posts may come from any origin,
            with `Authorization`.
        largest: maximum bytes of a body.
        patience: seconds to wait for the next byte.
    """

    path: str
    target: str | None
    methods: tuple[str, ...] = READ
    upstream_path: str = ""
    cookies: frozenset[str] = frozenset()
    sandboxed: bool = False
    from_machines: bool = False
    largest: int = 256 * KB
    patience: float = 10.0

    def fits(self, path: str) -> bool:
        """Whether the rule matches `path`; a slash at its end is ignored.

        A rule for paths of this site ignores upper and lower case, and further slashes in a row.
        """
        if self.target is None:
            path = _SLASHES.sub("/", path.lower())
        if self.path.endswith("/*"):
            return f"{path}/".startswith(f"{self.beginning}/")
        return path.rstrip("/") == self.path

    def spelled(self, path: str) -> str | None:
        """`path` in the spelling of this rule, ignoring case; None if the rule does not match."""
        length = len(self.beginning)
        written = self.beginning + path[length:]
        return written if path[:length].lower() == self.beginning and self.fits(written) else None

    @property
    def beginning(self) -> str:
        """The common prefix of its paths."""
        return self.path.removesuffix("/*")

    @property
    def exact_path(self) -> str:
        """Its only path; empty if there are many."""
        return "" if self.path.endswith("/*") else self.path

    @property
    def whole(self) -> float:
        """The maximum seconds of a whole request, however slowly it trickles."""
        return self.patience * _WHOLE
