"""Compares every answer of the site with that of an earlier revision: status, headers and bytes.

python -m tests.compare_answers HEAD~3 # a sample of the many pages; all of the rest
python -m tests.compare_answers main --one-in 1 # every page: for hours that nobody waits for
python -m tests.compare_answers main --only rules forms
python -m tests.compare_answers HEAD # what differs by its nature would be seen here

Both sides run in production, each in a process of its own; the earlier one in a work tree under
instance/same/, with the packages of now and content that it builds itself. `make content` comes
first. Digests of code and assets are taken as equal. Exit 1 where anything differs.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator

from portolan.core.config import ROOT
from tests.compare_answers import addresses, posts, redirects, tools
from tests.compare_answers.difference import differences
from tests.compare_answers.request import Request
from tests.compare_answers.side import Side, side
from tests.compare_answers.tree import tree_of
from tests.tour.revision import commit_of

Sides = tuple[Side, Side]

KINDS: dict[str, Callable[[Sides, int], Iterator[Request]]] = {
    "pages": addresses.pages,
    "data": addresses.data_of_pages,
    "assets": addresses.assets,
    "pictures": addresses.pictures,
    "rules": redirects.rules,
    "forms": posts.forms,
    "tools": tools.tools,
}


def compared(sides: Sides, requests: Iterator[Request]) -> Iterator[tuple[Request, list[str]]]:
    """Each request with what its two answers differ in."""
    for request in list(requests):
        for each in sides:
            each.send(request)
        former, present = (each.receive() for each in sides)
        yield request, differences(former, present)


def report(sides: Sides, given: argparse.Namespace) -> Counter[str]:
    """Print each kind's count, and the first of its differences; returns how many there are."""
    result: Counter[str] = Counter()
    for kind in given.only:
        query = 0
        for request, lines in compared(sides, KINDS[kind](sides, given.one_in)):
            query += 1
            result[kind] += bool(lines)
            if lines and result[kind] <= given.show:
                print(f"\n{request}", *lines, sep="\n  ")
        print(f"{kind:<10}{query:>7} asked {result[kind]:>7} differ", flush=True)
    return result


def main() -> int:
    """Compare; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("base", help="a git revision")
    parser.add_argument("--only", nargs="+", default=list(KINDS), choices=KINDS)
    parser.add_argument("--one-in", default=10, type=int, help="of pages in large folders (10)")
    parser.add_argument("--show", default=5, type=int, help="differences of each kind (5)")
    given = parser.parse_args()
    with side(tree_of(commit_of(given.base))) as former, side(ROOT) as present:
        return int(report((former, present), given).total() > 0)


if __name__ == "__main__":
    sys.exit(main())
