"""One trial: everything runs, everything is killed, and in the end everything is counted."""

import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from pathlib import Path

from flask import Flask
from sqlalchemy import update

from portolan.core.config import REQUIRED_IN_PRODUCTION, Settings
from portolan.leads import init_leads
from portolan.leads.database import db, transaction
from portolan.leads.figures import figures
from portolan.leads.models import OutboxEntry, State
from tests.kill.account import Account
from tests.kill.processes import DatabaseServer, Killable, deliver_once, web, worker
from tests.kill.visitors import Visitors
from tests.support.mail_catcher import MailCatcher, mail_catcher
from tests.support.ports import free_port
from tests.support.postgresql import PostgreSQL
from tests.unit.leads.receiver import Receiver, receiver

WEBS = 2
VISITORS = 4
# A strike falls within this time after its victim has begun to work.
LONGEST_AIM_SECONDS = 0.4
PATIENCE_SECONDS = 120.0
LAST_PASSES = 10

Report = Callable[[int, str], object]
"""Is told the number of each kill, and whom it struck."""


class KillTrial:
    """What is killed, and how often.

    Args:
        instance: a furnished instance folder of the trial's own.
        kills: of web and worker together.
        seed: of who is struck when.
        server: PostgreSQL, which is struck as often as the others together; SQLite without it.
    """

    def __init__(
        self, instance: Path, *, kills: int, seed: int, server: PostgreSQL | None = None
    ) -> None:
        self._instance = instance
        self._kills = kills
        self._seed = seed
        self._chance = random.Random(seed)  # noqa: S311 - chance, no secret
        self._server = server
        self._struck: Counter[str] = Counter()
        self._ports = [free_port() for _ in range(WEBS)]

    def run(self, report: Report = lambda _number, _name: None) -> Account:
        """Let visitors post and processes die; then deliver the rest and count."""
        with (
            receiver() as crm,
            mail_catcher() as post,
            _leads(environment := self._environment(crm.url, post.url)),
        ):
            visitors = Visitors(self._ports, VISITORS, self._seed)
            with self._running(visitors, crm, environment) as victims:
                for number, victim in enumerate(islice(self._in_turn(victims), self._kills), 1):
                    self._strike(victim)
                    report(number, victim.name)
                visitors.finish()
            self._deliver_the_rest(environment)
            return self._account(visitors, crm, post)

    @contextmanager
    def _running(
        self, visitors: Visitors, crm: Receiver, environment: dict[str, str]
    ) -> Iterator[list[Killable]]:
        """Everything at work; killed, and not stopped, at the end."""
        answered = visitors.answers_by_port
        victims: list[Killable] = [
            web(port, environment, self._instance, partial(answered.__getitem__, port))
            for port in self._ports
        ]
        victims.append(worker(environment, self._instance, lambda: len(crm.keys)))
        with ExitStack() as running:
            for victim in victims:
                victim.start()
                running.callback(victim.kill)
            visitors.start()
            running.callback(visitors.send_away)
            yield victims

    def _in_turn(self, victims: list[Killable]) -> Iterator[Killable]:
        """Without end, and nobody twice before the others have had their turn."""
        while True:
            yield from self._chance.sample(victims, len(victims))

    def _strike(self, victim: Killable) -> None:
        """Kill it while it works, and with it the database where that is a server."""
        _wait_until_at_work(victim)
        targets = [victim, *([DatabaseServer(self._server)] if self._server else [])]
        self._chance.shuffle(targets)
        for target in targets:
            time.sleep(self._chance.uniform(0, LONGEST_AIM_SECONDS / len(targets)))
            target.kill()
            self._struck[target.name] += 1
        for target in targets:
            target.start()

    def _deliver_the_rest(self, environment: dict[str, str]) -> None:
        """The leases of those that were killed run out, now instead of in two minutes."""
        for _ in range(LAST_PASSES):
            with transaction() as session:
                waiting = OutboxEntry.state == State.WAITING.value
                session.execute(update(OutboxEntry).where(waiting).values(due_at=datetime.now(UTC)))
            deliver_once(environment)
            result = figures().counts
            if not result["waiting"] and not result["spooled"]:
                return

    def _account(self, visitors: Visitors, crm: Receiver, post: MailCatcher) -> Account:
        counts = figures().counts
        messages = [lead["fields"]["message"] for lead in crm.received]
        return Account(
            accepted=frozenset(visitors.accepted),
            delivered=tuple(zip(messages, map(str, crm.keys), strict=True)),
            mails=tuple((one["To"], one["Message-ID"]) for one in post.mails),
            answers=visitors.answers,
            kills=self._struck,
            left={place: counts[place] for place in ("waiting", "dead", "spooled", "stuck")},
            unexpected=visitors.unexpected,
        )

    def _environment(self, crm_url: str, mail_url: str) -> dict[str, str]:
        """As in production, with a proxy in front that tells the visitors' addresses."""
        database = self._server.url if self._server else f"sqlite:///{self._instance}/leads.sqlite"
        return {
            **os.environ,
            **dict.fromkeys(REQUIRED_IN_PRODUCTION, "of-the-kill-test"),
            "SITE_ENV": "production",
            "SITE_URL_EN_US": f"http://localhost:{self._ports[0]}",
            "SITE_URL_ZH_CN": f"http://zh-cn.localhost:{self._ports[0]}",
            "INSTANCE_PATH": str(self._instance),
            "DATABASE_URL": database,
            "PUBLIC_ENDPOINTS_URL": crm_url,
            "MAIL_URL": mail_url,
            "TRUSTED_PROXIES": "1",
        }


@contextmanager
def _leads(environment: dict[str, str]) -> Iterator[None]:
    """The leads without the site, in this process, and their tables made."""
    app = Flask("leads")
    result = Settings.from_environment({**environment, "SITE_ENV": "test"})
    app.config.update(SETTINGS=result, SECRET_KEY=result.secret_key)
    init_leads(app)
    with app.app_context():
        engine = db.engine  # asking for it is what makes the tables
        try:
            yield
        finally:
            engine.dispose()


def _wait_until_at_work(victim: Killable) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not victim.is_at_work():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{victim.name} does nothing")
        time.sleep(0.01)
