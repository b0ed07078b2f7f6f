"""Front matter of legal texts."""

import datetime as dt
from typing import Annotated

from pydantic import StringConstraints

from portolan.content.schema import Addressed

Version = Annotated[str, StringConstraints(pattern=r"^\d+\.\d+$")]


class LegalPage(Addressed):
    """A legal text with its version and effective date."""

    version: Version
    effective: dt.date
    order: int
