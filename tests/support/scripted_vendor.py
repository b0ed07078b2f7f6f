"""A vendor's server that says what a script wants: see `scripted`."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ssl import SSLContext
from urllib.parse import unquote

from tests.support.scripted import LONGEST_WAIT, REAL, ScriptedAnswers, SeenRequest
from tests.support.upstream import FakeHost, Received, Reply, upstream_server


@dataclass
class ScriptedVendor:
    """A running vendor: its address, its script, and what it received to the last byte."""

    script: ScriptedAnswers
    host: FakeHost

    @property
    def url(self) -> str:
        """Its base address, without a slash at the end."""
        return self.host.url

    @property
    def received(self) -> list[Received]:
        """The requests with their bodies."""
        return self.host.received


Usual = Reply | Callable[[Received], Reply]


@contextmanager
def scripted_vendor(
    usual: Usual | None = None, tls: SSLContext | None = None, *, has_many_hosts: bool = False
) -> Iterator[ScriptedVendor]:
    """A vendor's server until the block ends.

    Args:
        usual: what it says where the script says nothing; by default 200 and `hello`.
        tls: what it needs to speak TLS.
        has_many_hosts: whether paths in its script begin with the host: `//host/path`.
    """
    script = ScriptedAnswers()
    with upstream_server(tls) as host:
        host.reply = lambda received: _vendors_reply(
            script, usual or Reply(), received, has_many_hosts=has_many_hosts
        )
        try:
            yield ScriptedVendor(script, host)
        finally:
            script.forget()


def _vendors_reply(
    script: ScriptedAnswers, usual: Usual, received: Received, *, has_many_hosts: bool
) -> Reply:
    path, _, query = received.target.partition("?")
    headers = {name.lower(): value for name, value in received.headers}
    if has_many_hosts:
        path = f"//{headers.get('host', '')}{path}"
    request = SeenRequest(received.method, unquote(path), query, time.monotonic(), headers)
    scripted = script.take(request) or Reply(REAL)
    if scripted.status != REAL:
        return scripted
    if scripted.after:
        scripted.after.wait(LONGEST_WAIT)
    return usual if isinstance(usual, Reply) else usual(received)
