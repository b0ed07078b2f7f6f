"""The bot check: what its vendor says of the response that a visitor's browser has sent along.

Nothing depends on the vendor. Whoever it doubts, and whoever posts while it is away, is kept with
a flag for staff. It learns the response and our secret, and nothing of the visitor.
"""

import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from threading import Lock

from flask import Flask, current_app

from portolan.sections.shared.lead_pages.bot_check_vendor import Unusable, Vendor, VendorAway
from portolan.web.deadline import Clock

log = logging.getLogger(__name__)

FIELD = "g-recaptcha-response"
"""What the vendor's script calls the hidden field with the response."""

LONGEST_RESPONSE = 8192
SECONDS = 2.0
"""A visitor waits for the vendor no longer, whatever it does."""
REST = 60.0
"""Seconds for which a vendor that could not be reached is not asked again."""
ASKED_AT_ONCE = 4

_EXTENSION = "portolan.sections.shared.lead_pages.bot_check"


class BotFlag(StrEnum):
    """What staff should know of a submission."""

    FAILED = "bot-check-failed"
    DOWN = "bot-check-down"
    MISSING = "bot-check-missing"


class BotCheck:
    """Asks the vendor about responses.

    Args:
        ask: asks it; raises VendorAway or Unusable, and never takes much longer than SECONDS.
        clock: monotonic seconds.
    """

    def __init__(self, ask: Callable[[str], bool], clock: Clock = time.monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._lock = Lock()
        self._rests_until: float | None = None
        # In a thread, since the steps of a request each have a limit, and the whole has none.
        self._askers = ThreadPoolExecutor(ASKED_AT_ONCE, thread_name_prefix="bot-check")

    def flag(self, response: str) -> BotFlag | None:
        """The flag for a post that came with this response; None where nothing is to be said."""
        if not response or len(response) > LONGEST_RESPONSE:
            return BotFlag.MISSING
        if not self._may_ask():
            return BotFlag.DOWN
        try:
            is_person = self._ask_vendor(response)
        except VendorAway as error:
            self._rests_until = self._clock() + REST
            log.warning("bot check is left alone for a minute: %s", error)
            return BotFlag.DOWN
        except Unusable as error:
            self._rests_until = None
            log.error("bot check cannot be used: %s", error)  # noqa: TRY400 - the kind is enough
            return BotFlag.DOWN
        self._rests_until = None
        return None if is_person else BotFlag.FAILED

    def _may_ask(self) -> bool:
        """Whether the vendor is there; after a rest one visitor finds out for all."""
        with self._lock:
            if self._rests_until is None:
                return True
            if self._clock() < self._rests_until:
                return False
            self._rests_until = self._clock() + REST
            return True

    def _ask_vendor(self, response: str) -> bool:
        asking = self._askers.submit(self._ask, response)
        try:
            return asking.result(SECONDS)
        except TimeoutError as error:
            asking.cancel()
            raise VendorAway("took too long") from error


def init_bot_check(app: Flask) -> None:
    """Let posts be checked where both keys are configured: without one browsers send nothing."""
    settings = app.config["SETTINGS"]
    if settings.bot_check_site_key and settings.bot_check_secret:
        vendor = Vendor(settings.bot_check_verify_url, settings.bot_check_secret, SECONDS)
        app.extensions[_EXTENSION] = BotCheck(vendor)


def bot_flag(response: str) -> BotFlag | None:
    """The flag for a post that came with this response; None as well where nothing is checked."""
    check: BotCheck | None = current_app.extensions.get(_EXTENSION)
    return check.flag(response) if check else None
