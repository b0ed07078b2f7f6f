"""Visitors: each sends message after message, and repeats one until it is answered."""

import random
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from ssl import SSLContext
from threading import Event, Lock, Thread

import httpx

from tests.support.contact import ANSWERS, OWN, PATH

ACCEPTED, NOT_STORED, CUT_OFF = 303, 503, 0
NOBODY = (502, 504)
"""What a proxy says of a node that was killed with the post in its hands."""
FORESEEN = (ACCEPTED, NOT_STORED, CUT_OFF, *NOBODY)
TIMEOUT_SECONDS = 15.0
# Nobody types faster; and the processes need the machine to come back to life.
PAUSE_SECONDS = 0.1


@dataclass(frozen=True)
class Tls:
    """A proxy in front that speaks TLS: the host it serves, and how to trust it."""

    host: str
    context: SSLContext


class Visitors:
    """Several of them at once, each with an address of its own for every post.

    Attributes:
        accepted: the messages that were answered with the confirmation.
        answers: how many posts had which status; CUT_OFF for those that went into a process
            and had no answer from it.
        answers_by_port: how many were answered by which process.
    """

    def __init__(self, ports: Sequence[int], count: int, seed: int, tls: Tls | None = None) -> None:
        self._tls = tls
        self.accepted: set[str] = set()
        self.answers: Counter[int] = Counter()
        self.answers_by_port: Counter[int] = Counter()
        self._ports = ports
        self._lock = Lock()
        self._go_home = Event()
        self._give_up = Event()
        self._threads = [
            Thread(target=self._visit, args=(number, f"{seed} {number}")) for number in range(count)
        ]

    def start(self) -> None:
        """Let them come."""
        for thread in self._threads:
            thread.start()

    def finish(self) -> None:
        """Wait until each has an answer to his last message."""
        self._go_home.set()
        for thread in self._threads:
            thread.join()

    def send_away(self) -> None:
        """Let them go as they are, answered or not."""
        self._give_up.set()
        self.finish()

    @property
    def unexpected(self) -> dict[int, int]:
        """Answers that the trial has no place for."""
        return {status: count for status, count in self.answers.items() if status not in FORESEEN}

    def _visit(self, visitor: int, seed: str) -> None:
        chance = random.Random(seed)  # noqa: S311 - chance, no secret
        with httpx.Client(
            timeout=TIMEOUT_SECONDS, verify=self._tls.context if self._tls else True
        ) as client:
            number = 0
            while not self._go_home.is_set():
                number += 1
                self._send(client, f"visitor {visitor}, message {number}", chance)
                self._go_home.wait(chance.uniform(0, PAUSE_SECONDS))

    def _send(self, client: httpx.Client, message: str, chance: random.Random) -> None:
        """The same post, with the key of its page, until somebody says yes."""
        key = f"{chance.getrandbits(128):032x}"
        while not self._give_up.is_set():
            port = chance.choice(self._ports)
            try:
                status = _post(client, self._address(port), message, key, chance)
            except httpx.ConnectError:
                status = None  # nobody is there yet
            if status is not None:
                self._note(message, port, status)
            if status == ACCEPTED:
                return
            self._give_up.wait(chance.uniform(0, PAUSE_SECONDS))

    def _address(self, port: int) -> tuple[str, str]:
        """Where to post, and the host that is asked for."""
        if self._tls:
            return f"https://127.0.0.1:{port}{PATH}", self._tls.host
        return f"http://127.0.0.1:{port}{PATH}", f"localhost:{port}"

    def _note(self, message: str, port: int, status: int) -> None:
        with self._lock:
            self.answers[status] += 1
            self.answers_by_port[port] += status != CUT_OFF
            if status == ACCEPTED:
                self.accepted.add(message)
            if status not in FORESEEN:
                self._go_home.set()
                self._give_up.set()


def address_of(message: str) -> str:
    """The address that a message comes from: each has its own, since a mailbox gets few mails."""
    return f"{re.sub(r'[^a-z0-9]+', '-', message)}@example.com"


def _post(
    client: httpx.Client,
    address: tuple[str, str],
    message: str,
    key: str,
    chance: random.Random,
) -> int:
    """The status of the answer; raises ConnectError where there was nobody to ask."""
    network = f"10.{chance.randrange(256)}.{chance.randrange(256)}.{chance.randrange(256)}"
    url, host = address
    headers = {**OWN, "Host": host, "X-Forwarded-For": network}
    form = {
        **ANSWERS,
        "message": message,
        "work_email": address_of(message),
        "submission_key": key,
    }
    try:
        return client.post(url, data=form, headers=headers).status_code
    except httpx.ConnectError:
        raise
    except httpx.TransportError:
        return CUT_OFF
