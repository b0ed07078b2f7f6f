"""Answers of upstreams stored until visitors have read them.

So an upstream's slot is held while the upstream works, and not while a visitor reads: what is small
stays in memory, what is larger goes to a temporary file, and the rest of what is larger still is
streamed.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from tempfile import TemporaryFile
from typing import IO

from portolan.web.deadline import Deadline
from portolan.web.proxies.bodies import CutOffError
from portolan.web.proxies.rule import KB, MB

IN_MEMORY = 256 * KB
"""The largest answer that is handed to the server as a whole."""
IN_FILE = 32 * MB
"""The largest part of an answer in a file; more than a document may have."""
_PART = 64 * KB


def beginning(parts: Iterator[bytes]) -> tuple[bytes, bool]:
    """The first bytes of an answer, and whether they are all."""
    read: list[bytes] = []
    size = 0
    for part in parts:
        read.append(part)
        size += len(part)
        if size > IN_MEMORY:
            return b"".join(read), False
    return b"".join(read), True


class Spool:
    """A temporary file of an answer's parts, read once.

    Attributes:
        is_whole: whether the answer ended within the limit.
    """

    def __init__(self, first: bytes, parts: Iterable[bytes], limit: int = IN_FILE) -> None:
        self._file: IO[bytes] = TemporaryFile()  # noqa: SIM115 - closed by `close`
        self.is_whole = False
        try:
            self._fill(chain([first], parts), limit)
        except BaseException:
            self.close()
            raise

    def read(self, deadline: Deadline) -> Iterator[bytes]:
        """Its parts; raises CutOffError if they are not read in time."""
        while part := self._file.read(_PART):
            yield part
            if deadline.is_over:
                raise CutOffError("the answer is not read in time")

    def close(self) -> None:
        """Delete the file."""
        self._file.close()

    def _fill(self, parts: Iterable[bytes], limit: int) -> None:
        size = 0
        self.is_whole = True
        for part in parts:
            size += self._file.write(part)
            if size >= limit:
                self.is_whole = False
                break
        self._file.seek(0)
