"""What the environment says in texts, as the values that settings have: numbers, lists, folders."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

NUMBERS = (
    "port",
    "metrics_port",
    "leads_alarm_minutes",
    "leads_keep_days",
    "rum_event_rate_limit",
    "trusted_proxies",
)
LISTS = (
    "third_party_scripts",
    "off_thread_scripts",
    "off_thread_forwards",
    "rich_text_iframe_hosts",
)
ADDRESSES = ("site_url_en_us", "site_url_zh_cn")
FOLDERS = ("instance_path", "translations_path")

_NUMBER = re.compile(r"[0-9]{1,9}")


def unfit_number(given: Mapping[str, str]) -> str | None:
    """The name of the first setting that is to be a number and is none."""
    return next((name for name in NUMBERS if not _NUMBER.fullmatch(given.get(name, "0"))), None)


def typed(given: Mapping[str, str]) -> dict[str, Any]:
    """The values of what is given; numbers have been looked at."""
    readers: dict[str, Callable[[str], Any]] = {
        **dict.fromkeys(NUMBERS, int),
        **dict.fromkeys(LISTS, lambda text: tuple(text.split())),
        **dict.fromkeys(ADDRESSES, lambda text: text.rstrip("/")),
        **dict.fromkeys(FOLDERS, lambda text: Path(text).resolve()),
    }
    return {name: readers.get(name, str)(text) for name, text in given.items()}
