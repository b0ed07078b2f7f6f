"""One redirect rule, with the fields of its file."""

import re
from dataclasses import dataclass

PLACEHOLDER = re.compile(r"\{(\w+)\}|\*")
REDIRECT, REWRITE = 301, 200
TEMPORARY = 302
REDIRECTS = (REDIRECT, TEMPORARY)


@dataclass(frozen=True, slots=True)
class RedirectRule:
    """A redirect or rewrite for an address without a page.

    Attributes:
        from_path: segments may be `:name`, the last may be `*`.
        to_path: the target, where `{name}` and `*` are filled in; may have a query.
        is_permanent: 301 rather than 302.
        ignore_case: whether `/Covid` matches `/covid`.
        redirect_in_browser: whether the browser's navigation knows the rule too.
        status_code: 301, or 200 for a rewrite, which answers with the other page at this address.
        place: the file and line that the rule comes from.
    """

    from_path: str
    to_path: str
    is_permanent: bool = True
    ignore_case: bool = True
    redirect_in_browser: bool = False
    status_code: int = REDIRECT
    place: str = ""

    @property
    def is_rewrite(self) -> bool:
        """Whether the other page is answered at this address."""
        return self.status_code == REWRITE

    @property
    def answer_status(self) -> int:
        """The status of the answer."""
        if self.is_rewrite:
            return REWRITE
        return REDIRECT if self.is_permanent else TEMPORARY

    @property
    def is_exact(self) -> bool:
        """Whether the rule is for one address only."""
        return ":" not in self.from_path and not self.from_path.endswith("*")
