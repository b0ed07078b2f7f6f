"""The addresses of the codes."""

from portolan.domain.hs.record import HsCode
from portolan.web.hs_store import hs_store

HOME = "/data/hs-code"


def path_of(code: HsCode) -> str:
    """The one address of a code."""
    return f"{HOME}/{code.slug}"


def every_path() -> list[str]:
    """The address of every code, for the sitemap."""
    return [path_of(code) for code in hs_store().every()]
