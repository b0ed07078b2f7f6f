"""The carrier of leads: posts them to the configured receiver."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache

import httpx
from flask import current_app

from portolan.leads.carriers import TIMEOUT_SECONDS, Carry, Dropped, Unreachable
from portolan.leads.outbox import Leased

_DROPS = (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError)


@contextmanager
def to_receiver() -> Iterator[Carry | None]:
    """Yield a function that posts a lead to `/leads`, by one client, made for the first of them.

    A client costs more of the processor than all the rest of a pass that finds nothing due.
    """
    endpoint = current_app.config["SETTINGS"].public_endpoints_url
    if not endpoint:
        yield None
        return
    url = f"{endpoint.rstrip('/')}/leads"
    with ExitStack() as opened:

        @cache
        def client() -> httpx.Client:
            made = httpx.Client(timeout=TIMEOUT_SECONDS, follow_redirects=False)
            return opened.enter_context(made)

        yield lambda leased: _post(client(), url, leased)


def _post(client: httpx.Client, url: str, leased: Leased) -> str | None:
    key = {"Idempotency-Key": leased.payload["id"]}
    try:
        answer = client.post(url, json=leased.payload, headers=key)
    except _DROPS as error:
        raise Dropped(type(error).__name__) from error
    except httpx.HTTPError as error:
        raise Unreachable(type(error).__name__) from error
    return None if answer.is_success else f"HTTP {answer.status_code}"
