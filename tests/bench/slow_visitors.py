"""Slow visitors by the hundred, and what others have of the site meanwhile.

`python -m tests.bench.slow_visitors`: so many send a form, so many a request, and so many read an
answer, a byte at a time, each from one of several addresses; whoever is cut off comes again. Then
it reads kept pages and `/livez` from other addresses, and posts forms. Exit 1 beyond the limits.
"""

import argparse
import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from itertools import count, cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from urllib.parse import urlencode

from portolan.core.config import INSTANCE
from tests.support.contact import ANSWERS, OWN, PATH
from tests.support.instance import furnished
from tests.support.released import HOST, Released, released_server
from tests.support.stack.procfile import HERE

P99_SECONDS, ACCEPTED_SHARE = 0.1, 0.9
DRIP_SECONDS = 1.0
FORM = (
    f"POST {PATH} HTTP/1.1\r\nHost: {HOST}\r\nSec-Fetch-Site: same-origin\r\n"
    "Content-Length: 5000\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n"
).encode()
HEADERS = f"GET / HTTP/1.1\r\nHost: {HOST}\r\nX-Slow: ".encode()
PAGE = f"GET / HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode()


async def drip(port: int, source: str, head: bytes, *, reads: bool) -> None:
    """One slow visitor after the other, all from one address."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(
                HERE, port, local_addr=(source, 0), limit=64
            )
            try:
                writer.write(head)
                while not writer.is_closing():
                    await asyncio.sleep(DRIP_SECONDS)
                    if reads:
                        await reader.readexactly(1)
                    else:
                        writer.write(b"x")
                        if reader.at_eof() or reader._buffer:  # type: ignore[attr-defined]  # answered: cut off
                            break
            finally:
                writer.close()
        await asyncio.sleep(DRIP_SECONDS)


def besiege(port: int, each: int, addresses: int) -> None:
    """All slow visitors, for as long as the process lives."""

    async def all_of_them() -> None:
        sources = cycle([f"127.0.1.{number + 1}" for number in range(addresses)])
        kinds = ((FORM, False), (HEADERS, False), (PAGE, True))
        slow: list[Coroutine[None, None, None]] = [
            drip(port, next(sources), head, reads=reads)
            for head, reads in kinds
            for _ in range(each)
        ]
        await asyncio.gather(*slow)

    asyncio.run(all_of_them())


@contextmanager
def siege(port: int, each: int, addresses: int) -> Iterator[None]:
    """The slow visitors, in a process of their own, until the block ends."""
    process = multiprocessing.get_context("spawn").Process(
        target=besiege, args=(port, each, addresses)
    )
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def ask(port: int, source: str, path: str, form: bytes | None = None) -> tuple[int, float]:
    """The status of an answer, 0 for none, and the seconds until it was there."""
    begun = time.monotonic()
    connection = HTTPConnection(HERE, port, timeout=10, source_address=(source, 0))
    try:
        if form is None:
            connection.request("GET", path, headers={"Host": HOST})
        else:
            kind = {"Content-Type": "application/x-www-form-urlencoded"}
            connection.request("POST", path, form, {"Host": HOST, **OWN, **kind})
        answer = connection.getresponse()
        answer.read()
        status = answer.status
    except OSError:
        status = 0
    finally:
        connection.close()
    return status, time.monotonic() - begun


def read_for(server: Released, path: str, seconds: float, result: list[tuple[int, float]]) -> None:
    """Read a path again and again."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        result.append(ask(server.port, "127.0.8.1", path))
        time.sleep(0.01)


def post_for(server: Released, seconds: float, result: list[tuple[int, float]]) -> None:
    """Post form after form, each from an address of its own."""
    until = time.monotonic() + seconds
    for number in count():
        if time.monotonic() >= until:
            return
        form = urlencode({**ANSWERS, "message": f"Pallet {number}"}).encode()
        source = f"127.0.{9 + number // 250}.{number % 250 + 1}"
        result.append(ask(server.port, source, PATH, form))
        time.sleep(0.2)


def measure(server: Released, seconds: float) -> bool:
    """Read and post, and print what became of it; whether all is within the limits."""
    pages: list[tuple[int, float]] = []
    lives: list[tuple[int, float]] = []
    posts: list[tuple[int, float]] = []
    threads = [
        Thread(target=read_for, args=(server, "/", seconds, pages)),
        Thread(target=read_for, args=(server, "/livez", seconds, lives)),
        Thread(target=post_for, args=(server, seconds, posts)),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    accepted = sum(status == 303 for status, _took in posts) / len(posts)
    worst = max(_show("kept page", pages), _show("/livez", lives))
    _show("form post", posts)
    print(f"accepted posts {accepted:.0%}, memory of the workers {memory(server) >> 20} MB")
    failed = sum(status != 200 for status, _took in (*pages, *lives))
    return not failed and worst < P99_SECONDS and accepted >= ACCEPTED_SHARE


def _show(name: str, results: list[tuple[int, float]]) -> float:
    times = sorted(took for _status, took in results)
    p50, p99 = (times[int(share * (len(times) - 1))] for share in (0.5, 0.99))
    statuses = {status: sum(one == status for one, _took in results) for status, _took in results}
    print(f"{name}: p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, {statuses}")
    return p99


def memory(server: Released) -> int:
    """The bytes that the workers hold."""
    lines = (
        line
        for pid in server.workers()
        for line in Path(f"/proc/{pid}/status").read_text().splitlines()
    )
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


def main() -> int:
    """The whole trial; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.slow_visitors")
    parser.add_argument("--each", type=int, default=400)
    parser.add_argument("--addresses", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    with TemporaryDirectory(prefix="portolan-slow-") as folder:
        instance = furnished(Path(folder), INSTANCE / "content.sqlite")
        environment = {**os.environ, "INSTANCE_PATH": str(instance)}
        with released_server(environment) as server:
            for _ in range(4):
                ask(server.port, "127.0.8.1", "/")
            print("without slow visitors")
            measure(server, given.seconds / 2)
            with siege(server.port, given.each, given.addresses):
                time.sleep(5)
                print(f"with three times {given.each}, from {given.addresses} addresses")
                is_well = measure(server, given.seconds)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
