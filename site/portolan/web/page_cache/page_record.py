"""The binary format of an entry, in the pack and in the store on disk.

Three lengths, a head in JSON (safe to read), the brotli body, the gzip body. The plain body is
not written: the brotli one expands to it.
"""

import json
import struct
import sys
from typing import Any

from portolan.web.accept_encoding import BROTLI, GZIP
from portolan.web.page_cache.compression import Effort
from portolan.web.page_cache.page_entry import PageEntry

_LENGTHS = struct.Struct("<III")


def write_record(name: str, entry: PageEntry, *, with_gzip: bool) -> bytes:
    """The record of the page `name` (host and key), with a gzip body if wanted."""
    head = json.dumps({
        "name": name,
        "digest": entry.digest,
        "effort": entry.effort,
        "args": entry.args,
        "headers": entry.headers,
    }).encode()  # fmt: skip
    compressed = entry.body(BROTLI)
    zipped = entry.body(GZIP) if with_gzip else b""
    lengths = _LENGTHS.pack(len(head), len(compressed), len(zipped))
    return b"".join((lengths, head, compressed, zipped))


def read_head(record: bytes | memoryview) -> dict[str, Any]:
    """The head of a record: the name, digest and headers of its page."""
    head_length = _LENGTHS.unpack_from(record)[0]
    head: dict[str, Any] = json.loads(bytes(record[_LENGTHS.size : _LENGTHS.size + head_length]))
    return head


def read_record(record: bytes | memoryview, name: str) -> PageEntry | None:
    """The entry in a record, or None if it is another page's; raises ValueError if damaged.

    The bodies are views of `record`, so those of a mapped file stay there.
    """
    if len(record) < _LENGTHS.size:
        raise ValueError("the record ends within its lengths")
    head_length, brotli_length, gzip_length = _LENGTHS.unpack_from(record)
    first = _LENGTHS.size + head_length
    second = first + brotli_length
    if len(record) < second + gzip_length:
        raise ValueError("the record ends within its bodies")
    head = read_head(record)
    if head["name"] != name:
        return None
    return PageEntry(
        headers=tuple((sys.intern(key), sys.intern(value)) for key, value in head["headers"]),
        digest=head["digest"],
        bodies=[
            None,
            record[second : second + gzip_length] if gzip_length else None,
            record[first:second],
        ],
        effort=Effort(*head["effort"]),
        args=tuple(head["args"]),
    )
