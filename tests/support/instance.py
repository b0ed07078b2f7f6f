"""An instance folder of a test's own, with what `make content` has built in it."""

import shutil
from pathlib import Path

# Only ever read; the content is copied, since some tests take it away or change its age.
READ_ONLY = ("gazetteer", "nomenclature.sqlite")


def furnished(folder: Path, content: Path) -> Path:
    """Return the folder with the real content and data sets in it."""
    shutil.copyfile(content, folder / "content.sqlite")
    for name in READ_ONLY:
        (folder / name).symlink_to(content.parent / name)
    return folder
