"""What the front matter of legal texts says."""

import datetime as dt
from typing import Annotated

from pydantic import StringConstraints

from portolan.content.schema import Addressed

Version = Annotated[str, StringConstraints(pattern=r"^\d+\.\d+$")]


class LegalPage(Addressed):
    """Text that binds: which version it is and since when it holds."""

    version: Version
    effective: dt.date
    order: int
