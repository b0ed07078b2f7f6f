"""The bot check: the vendor's verdict on the response that a visitor's browser has sent along.

The verdict is kept with the submission, as a flag for staff. No form depends on the vendor: those
of doubtful senders, and those posted while the vendor is unreachable, are stored too. The vendor
gets the response and our secret, and nothing about the visitor.
"""

import logging
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from enum import StrEnum
from threading import Lock
from urllib.parse import urlsplit

from flask import Flask, current_app

from portolan.sections.shared.lead_pages.bot_check_assessment import Assessment
from portolan.sections.shared.lead_pages.bot_check_vendor import Unusable, Vendor, VendorAway
from portolan.web.deadline import Clock
from portolan.web.locale import site_urls

log = logging.getLogger(__name__)

FIELD = "g-recaptcha-response"
"""The name of the field with the response, as the vendor calls it."""

LONGEST_RESPONSE = 8192
SECONDS = 2.0
"""The maximum time that a visitor waits for the vendor."""
REST = 60.0
"""Seconds without further requests after the vendor could not be reached."""
REQUESTS_AT_ONCE = 4

_EXTENSION = "portolan.sections.shared.lead_pages.bot_check"


class BotFlag(StrEnum):
    """Flags for staff about a submission."""

    PASSED = "bot-check-passed"
    FAILED = "bot-check-failed"
    DOWN = "bot-check-down"
    MISSING = "bot-check-missing"


class BotCheck:
    """The client of the bot check.

    Args:
        ask: asks the vendor; raises VendorAway or Unusable, and takes about SECONDS at most.
        hostnames: the hosts where responses are to come from.
        clock: monotonic seconds.
    """

    def __init__(
        self,
        ask: Callable[[str], Assessment],
        hostnames: Collection[str],
        clock: Clock = time.monotonic,
    ) -> None:
        self._ask = ask
        self._hostnames = hostnames
        self._clock = clock
        self._lock = Lock()
        self._rests_until: float | None = None
        # In a thread, since only the steps of a request have a time limit, not the whole.
        self._askers = ThreadPoolExecutor(REQUESTS_AT_ONCE, thread_name_prefix="bot-check")

    def flag(self, response: str, action: str) -> BotFlag:
        """The flag for a post with this response, which is to be for this action."""
        if not response or len(response) > LONGEST_RESPONSE:
            return BotFlag.MISSING
        if not self._may_ask():
            return BotFlag.DOWN
        try:
            assessment = self._ask_vendor(response)
        except VendorAway as error:
            self._rests_until = self._clock() + REST
            log.warning("bot check is left alone for a minute: %s", error)
            return BotFlag.DOWN
        except Unusable as error:
            self._rests_until = None
            log.error("bot check cannot be used: %s", error)  # noqa: TRY400 - the kind is enough
            return BotFlag.DOWN
        self._rests_until = None
        is_passed = assessment.vouches(action, self._hostnames, datetime.now(UTC))
        return BotFlag.PASSED if is_passed else BotFlag.FAILED

    def _may_ask(self) -> bool:
        """Whether to ask the vendor; after a rest one visitor's request tries again."""
        with self._lock:
            if self._rests_until is None:
                return True
            if self._clock() < self._rests_until:
                return False
            self._rests_until = self._clock() + REST
            return True

    def _ask_vendor(self, response: str) -> Assessment:
        asking = self._askers.submit(self._ask, response)
        try:
            return asking.result(SECONDS)
        except TimeoutError as error:
            asking.cancel()
            raise VendorAway("took too long") from error


def init_bot_check(app: Flask) -> None:
    """Enable the check if both keys are configured: without the site key browsers send nothing."""
    settings = app.config["SETTINGS"]
    if settings.bot_check_site_key and settings.bot_check_secret:
        vendor = Vendor(settings.bot_check_verify_url, settings.bot_check_secret, SECONDS)
        hostnames = {str(urlsplit(url).hostname) for url in site_urls(settings).values()}
        app.extensions[_EXTENSION] = BotCheck(vendor, hostnames)


def bot_flag(response: str, form_name: str) -> BotFlag | None:
    """The flag for a post of this form with this response; None without the check."""
    check: BotCheck | None = current_app.extensions.get(_EXTENSION)
    return check.flag(response, action_of(form_name)) if check else None


def action_of(form_name: str) -> str:
    """The action of a form: its name, as far as the vendor takes it (no hyphens)."""
    return form_name.replace("-", "_")
