"""Shows a tour beside an earlier one: of a git revision, or from a folder.

make tour-compare BASE=HEAD~3                       # retakes the tour of now, then of then
make tour-compare BASE=main TOUR="--only blog"
make tour-compare BASE=instance/tour-of-monday      # which `make tour TOUR="--to …"` has made
"""

import argparse
import sys
from pathlib import Path

from portolan.core.config import INSTANCE
from tests.tour.album import write_tour
from tests.tour.arguments import choice, parser
from tests.tour.camera import photograph
from tests.tour.comparison import compare
from tests.tour.pictures import in_folder
from tests.tour.revision import commit_of, served

FORMER = INSTANCE / "tours"
"""A folder for each commit: its pictures never change, so they are taken once."""


def base_tour(given: argparse.Namespace) -> Path:
    """The folder of the earlier tour; what a commit's tour lacks is photographed."""
    if Path(given.base).is_dir():
        return Path(given.base)
    commit = commit_of(given.base)
    folder = FORMER / commit
    taken = set(in_folder(folder))
    if missing := [one for one in choice(given).pictures() if one not in taken]:
        with served(commit) as sites:
            photograph(sites, missing, folder, given.browsers)
        write_tour(folder)
    return folder


def main() -> None:
    """Compare."""
    command = parser(__doc__)
    command.add_argument("base", help="a git revision, or a folder of an earlier tour")
    given = command.parse_args()
    if Path(given.base).resolve() == given.to.resolve():
        sys.exit("that is the tour of now: keep an earlier one elsewhere, or name a revision")
    expected = choice(given).pictures()
    page = compare(base_tour(given), given.to, INSTANCE / "tour-compare", expected)
    print(f"Compared: {page}")


if __name__ == "__main__":
    main()
