"""A rule of the reverse proxy: which paths another host answers, and what may pass."""

from dataclasses import dataclass

KB, MB = 1024, 1024 * 1024
READ = ("GET", "HEAD")
_WHOLE = 10


@dataclass(frozen=True)
class ProxyRule:
    """A path, or with `/*` at its end one and everything below it, that another host answers.

    Attributes:
        path: as visitors write it.
        target: the setting that names the host; None for a path that stays with this site.
        methods: what may be asked there.
        upstream_path: the path on that host, where it is another one; not for `/*`.
        cookies: names of the cookies that pass, both ways; all others stay behind.
        sandboxed: whether browsers lock up what is stored there, since it may be anybody's file.
        from_machines: whether programs send here and no pages: the post may come from anywhere,
            and the program shows who it is with `Authorization`.
        largest: bytes of a body, at most.
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
        """Whether `path` is an address of this rule; a slash at its end is ignored.

        What stays with this site stays in any case, in both senses of the word.
        """
        if self.target is None:
            path = path.lower()
        if self.path.endswith("/*"):
            return f"{path}/".startswith(f"{self.beginning}/")
        return path.rstrip("/") == self.path

    def spelled(self, path: str) -> str | None:
        """`path` as this rule writes it, whatever its case; None if it is none of its addresses."""
        length = len(self.beginning)
        written = self.beginning + path[length:]
        return written if path[:length].lower() == self.beginning and self.fits(written) else None

    @property
    def beginning(self) -> str:
        """What all its addresses begin with."""
        return self.path.removesuffix("/*")

    @property
    def exact_path(self) -> str:
        """Its only address; empty where there are many."""
        return "" if self.path.endswith("/*") else self.path

    @property
    def whole(self) -> float:
        """Seconds that a request may take in all, however it dribbles."""
        return self.patience * _WHOLE
