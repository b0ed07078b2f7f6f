"""One trial of the fleet, and its account."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import psycopg

from tests.fleet.blows import Blows
from tests.fleet.fleet import Fleet, fleet
from tests.fleet.readers import Read
from tests.kill.account import Account
from tests.kill.processes import deliver_once
from tests.support.postgresql import postgresql
from tests.unit.leads.receiver import receiver

ORDER = (
    "node killed", "web worker killed", "content released", "delivering worker killed",
    "PostgreSQL killed", "code released", "Redis killed", "code rolled back",
)  # fmt: skip
LAST_PASSES = 10

GoesOn = Callable[[int], bool]
Report = Callable[[int, str], object]


@dataclass(frozen=True)
class FleetAccount:
    """What was read and sent while all of it befell the fleet."""

    read: Read
    kills: Sequence[float]
    struck: Mapping[str, int]
    leads: Account

    @property
    def figures(self) -> dict[str, int]:
        """Everything to print, by name."""
        return {
            **self.struck,
            **{f"pages of build {build}": n for build, n in self.read.pages.items()},
            "styles and scripts read": self.read.files,
            "reads that failed": len(self.read.failures),
            "of them with no kill meanwhile": len(self.read.unexplained(self.kills)),
            "styles and scripts missing": len(self.read.missing),
            "pages with those of another release": len(self.read.mixed),
            **self.leads.figures,
        }

    @property
    def faults(self) -> list[str]:
        """What should not be."""
        failed = self.read.unexplained(self.kills)
        results = {
            f"{len(failed)} reads failed: {Counter(one[2] for one in failed)}": failed,
            f"missing: {set(self.read.missing)}": self.read.missing,
            f"of another release: {self.read.mixed[:3]}": self.read.mixed,
            "nothing was read": not self.read.pages,
        }
        return [*(text for text, is_so in results.items() if is_so), *self.leads.faults]


def run(
    folder: Path, goes_on: GoesOn, seed: int, report: Report, order: Sequence[str] = ORDER
) -> FleetAccount:
    """Let readers and posters come, and one blow follow the other while it `goes_on`."""
    with postgresql() as database, receiver() as taker:
        with fleet(folder, database, taker, seed) as running:
            blows = Blows(running)
            number = 0
            while goes_on(number):
                kind = order[number % len(order)]
                blows.strike(kind)
                number += 1
                report(number, kind)
            running.readers.stop()
            running.posters.finish()
        left = _deliver_the_rest(running)
        return FleetAccount(running.readers.read, blows.kills, blows.struck, _leads(running, left))


def _deliver_the_rest(running: Fleet) -> dict[str, int]:
    """Passes on each node, whose spool only its own worker reads, until nothing is left."""
    for _ in range(LAST_PASSES):
        if not any(_left(running).values()):
            break
        with psycopg.connect(running.database.url) as database:
            # The leases of those that were killed run out, now instead of in two minutes.
            change = "UPDATE outbox_entry SET due_at = %s WHERE state = 'waiting'"
            database.execute(change, [datetime.now(UTC)])
        for node in running.nodes:
            if node is running.nodes[0] or node.spooled():
                deliver_once(node.environment)
    return _left(running)


def _left(running: Fleet) -> dict[str, int]:
    with psycopg.connect(running.database.url) as database:
        query = "SELECT count(*) FROM outbox_entry WHERE state <> 'delivered'"
        [(waiting,)] = database.execute(query).fetchall()
    spooled = sum(node.spooled() for node in running.nodes)
    return {"undelivered": int(waiting), "spooled": spooled}


def _leads(running: Fleet, left: dict[str, int]) -> Account:
    messages = [lead["fields"]["message"] for lead in running.receiver.received]
    return Account(
        accepted=frozenset(running.posters.accepted),
        delivered=tuple(zip(messages, map(str, running.receiver.keys), strict=True)),
        mails=None,
        answers=running.posters.answers,
        kills={},
        left=left,
        unexpected=running.posters.unexpected,
    )
