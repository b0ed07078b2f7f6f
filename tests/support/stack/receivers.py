"""The services that the site's server speaks to, each with a recorder in its place."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qs

from tests.support.error_receiver import UNPACK
from tests.support.mail_catcher import MailCatcher, mail_catcher
from tests.support.scripted_vendor import ScriptedVendor, scripted_vendor
from tests.support.stack.vendors import Vendors
from tests.support.upstream import Received, Reply

LARGEST_BODY = 2_000_000


@dataclass(frozen=True)
class Receivers:
    """Running recorders.

    Attributes:
        public_endpoints: takes the leads, and answers the tools' paths.
        verification: where the server asks about a response of the bot check.
        errors: the service of the server's own error reports.
        cdn: takes the purges after a release.
    """

    public_endpoints: ScriptedVendor
    web_app: ScriptedVendor
    webhooks: ScriptedVendor
    maps: ScriptedVendor
    asset_store: ScriptedVendor
    verification: ScriptedVendor
    errors: ScriptedVendor
    cdn: ScriptedVendor
    mail: MailCatcher

    @property
    def leads(self) -> list[dict[str, Any]]:
        """The submissions that have arrived, oldest first."""
        posts = [one for one in list(self.public_endpoints.received) if one.target == "/leads"]
        return [json.loads(one.body) for one in posts]

    @property
    def error_reports(self) -> list[str]:
        """The envelopes of the server's reports, unpacked."""
        return [_unpacked(one) for one in list(self.errors.received)]

    def forget(self) -> None:
        """Nothing has arrived, and nothing is scripted."""
        for one in vars(self).values():
            if isinstance(one, ScriptedVendor):
                one.script.forget()
                one.received.clear()
        self.mail.envelopes.clear()


@contextmanager
def receivers(vendors: Vendors) -> Iterator[Receivers]:
    """All receivers, until the block ends; responses are judged by what `vendors` gave out."""

    spent: set[str] = set()

    def verify(received: Received) -> Reply:
        [response] = parse_qs(received.body.decode()).get("response", [""])
        given = {} if response in spent else vendors.responses.get(response, {})
        spent.add(response)
        made_at = datetime.now(UTC).isoformat(timespec="seconds")
        verdict = {"success": bool(given), "score": 0.9, "challenge_ts": made_at, **given}
        return Reply(200, {"Content-Type": "application/json"}, json.dumps(verdict).encode())

    with ExitStack() as stack:

        def host(name: str) -> ScriptedVendor:
            place = stack.enter_context(scripted_vendor(Reply(body=f"this is {name}".encode())))
            place.host.most_stored = LARGEST_BODY
            return place

        yield Receivers(
            public_endpoints=host("the public endpoints"),
            web_app=host("the web application"),
            webhooks=host("the webhooks"),
            maps=host("the maps"),
            asset_store=host("the asset store"),
            verification=stack.enter_context(scripted_vendor(verify)),
            errors=host("the error service"),
            cdn=host("the CDN"),
            mail=stack.enter_context(mail_catcher()),
        )


def _unpacked(received: Received) -> str:
    [encoding] = received.values("content-encoding") or ["identity"]
    return UNPACK[encoding](received.body).decode()
