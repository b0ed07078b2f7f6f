"""Texts of visitors, made safe for staff to read and for their terminals."""

import re

import ada_url

_ADDRESS = re.compile(r"[^\s@]+@[^\s@]+")


def with_ascii_domain(text: str) -> str:
    """An e-mail address with its domain in ASCII, against look-alikes; other texts as is."""
    if not _ADDRESS.fullmatch(text):
        return text
    name, _at, domain = text.rpartition("@")
    return f"{name}@{ada_url.idna_to_ascii(domain).decode() or domain}"


def printable(text: str) -> str:
    """The text without characters that control a terminal or the reading direction."""
    return "".join(
        sign if sign.isprintable() or sign == "\n" else sign.encode("unicode_escape").decode()
        for sign in text
    )
