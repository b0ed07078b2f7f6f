"""Photographs every template at several widths, in each locale, light and dark.

make tour                                     # all of it, into instance/tour/index.html
make tour TOUR="--only blog --widths 360"     # retakes these and keeps the others
python -m tests.tour --base-url-en https://www.portolan.example --base-url-zh …
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from portolan.core.config import INSTANCE
from tests.support.instance import furnished
from tests.support.live_server import HOSTS, live_server
from tests.tour.album import write_tour
from tests.tour.arguments import choice, parser
from tests.tour.camera import photograph
from tests.tour.pictures import PictureChoice, in_folder


@contextmanager
def sites(given: argparse.Namespace) -> Iterator[dict[str, str]]:
    """The base address of each locale's site: deployed ones, or one of our own for the time."""
    if given.base_url_en or given.base_url_zh:
        deployed = {"en-US": given.base_url_en, "zh-CN": given.base_url_zh}
        yield {locale: url.rstrip("/") for locale, url in deployed.items() if url}
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        live_server(furnished(Path(folder), INSTANCE / "content.sqlite")) as site,
    ):
        yield {locale: site.url("", locale) for locale in HOSTS}


def main() -> None:
    """Take the pictures and write the page."""
    given = parser(__doc__).parse_args()
    chosen = choice(given)
    with sites(given) as known:
        pictures = [one for one in chosen.pictures() if one.locale in known]
        if chosen == PictureChoice():
            for former in in_folder(given.to):
                (given.to / former.file).unlink()
        photograph(known, pictures, given.to, given.browsers)
    print(f"{len(pictures)} pictures: {write_tour(given.to)}")


if __name__ == "__main__":
    main()
