"""Contents of a pack by the tags of its pages: two packs tell which pages a release has changed."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Self

from portolan.web.cdn.services import CdnService
from portolan.web.cdn.tags import EVERY_PAGE, UNPACKED
from portolan.web.page_cache.page_pack import PagePack

MOST_PAGES = 500
"""Changed pages that are purged one by one; CDNs count calls."""

_OF_THE_DAY = "Last-Modified"
"""Says of many pages when the content was built, and nothing of what is in them."""


@dataclass(frozen=True)
class Packed:
    """The pages of a release: a digest of what is at each address, by the tag of the address."""

    release: str
    pages: Mapping[str, str]

    @classmethod
    def of(cls, pack: PagePack, service: CdnService) -> Self:
        """Read the pages of a pack."""
        pages: dict[str, str] = {}
        for head in pack.heads():
            headers = dict(head["headers"])
            tag, *_ = headers.pop(service.header).split(service.separator)
            headers.pop(_OF_THE_DAY, None)
            facts = (pages.get(tag), head["name"], head["digest"], sorted(headers.items()))
            pages[tag] = blake2b(repr(facts).encode(), digest_size=8).hexdigest()
        return cls(pack.release, pages)

    @classmethod
    def read(cls, file: Path) -> Self | None:
        """The release of the last purge; None if there is no readable note of one."""
        with suppress(OSError, ValueError, TypeError):
            return cls(**json.loads(file.read_text(encoding="utf-8")))
        return None

    def write(self, file: Path) -> None:
        """Note it for the next purge."""
        draft = file.with_suffix(".unfinished")
        draft.write_text(json.dumps(vars(self)), encoding="utf-8")
        draft.replace(file)

    def changed_since(self, before: Self | None) -> list[str]:
        """The tags of what has changed, or of every page where that is unknown or too much."""
        if before is None:
            return [EVERY_PAGE]
        tags = before.pages.keys() | self.pages.keys()
        pages = sorted(tag for tag in tags if before.pages.get(tag) != self.pages.get(tag))
        return [EVERY_PAGE] if len(pages) > MOST_PAGES else [*pages, UNPACKED]
