"""The full display of one submission for an operator."""

from collections.abc import Iterator, Mapping

from portolan.leads.reference import reference_of
from portolan.leads.selection import StoredSubmission
from portolan.leads.staff_view import printable, with_ascii_domain

WIDTH = 16


def lead_details(stored: StoredSubmission) -> str:
    """The lines of names and values of a submission."""
    return "\n".join(_lines(stored))


def _lines(stored: StoredSubmission) -> Iterator[str]:
    one = stored.submission
    yield _line("id", str(one.id))
    yield _line("reference", reference_of(one.id))
    yield _line("form", one.form_name)
    yield _line("locale", one.locale)
    yield _line("page", one.page_path)
    yield _line("received", one.received_at.isoformat(sep=" ", timespec="seconds"))
    yield _line("flags", ", ".join(one.flags))
    yield _line("request", one.request_id or "")
    yield _line("consent", one.consent or "")
    yield from _group("fields", one.fields)
    yield from _group("attribution", one.attribution)
    for entry in stored.entries:
        yield from _group(
            f"outbox: {entry.channel}",
            {
                "state": entry.state,
                "attempts": str(entry.attempts),
                "due": entry.due_at.isoformat(sep=" ", timespec="seconds"),
                "delivered": str(entry.delivered_at or ""),
                "last problem": entry.last_problem or "",
            },
        )


def _group(heading: str, values: Mapping[str, str]) -> Iterator[str]:
    if values:
        yield ""
        yield heading
    for name, text in values.items():
        yield _line(f"  {name}", with_ascii_domain(text))


def _line(name: str, text: str) -> str:
    """A line with a name and its value, which stays in its column if it has several lines."""
    lines = printable(text).replace("\n", "\n" + " " * (WIDTH + 2))
    return f"{printable(name):<{WIDTH}}  {lines}".rstrip()
