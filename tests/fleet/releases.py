"""Two releases of the site, as folders that nodes run."""

import json
import os
import shutil
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from portolan.core.config import ROOT
from portolan.web.artefact import CODE
from portolan.web.assets import BUILD_HASH

RENAMED = ("boot.js", "site.css")


@dataclass(frozen=True)
class Release:
    """A release: its folder, the identity of its build, and the names of its styles and scripts."""

    folder: Path
    build: str
    files: frozenset[str]

    @classmethod
    def at(cls, folder: Path) -> "Release":
        """The release in a folder."""
        manifest: dict[str, str] = json.loads(_manifest(folder).read_text(encoding="utf-8"))
        build = manifest.pop(BUILD_HASH)
        return cls(folder, build, frozenset(Path(name).name for name in manifest.values()))


def this_release(folder: Path) -> Release:
    """The release of this repository: hard links, which take neither room nor time."""
    for name in CODE:
        _link(ROOT / name, folder / name)
    return Release.at(folder)


def next_release(before: Release, folder: Path) -> Release:
    """One with other styles and scripts, which also serves those of the one before."""
    shutil.copytree(before.folder, folder, copy_function=os.link)
    assets = _manifest(folder).parent
    manifest = json.loads(_manifest(folder).read_text(encoding="utf-8"))
    for name in RENAMED:
        old = assets / Path(manifest[name]).name
        stem, _, kind = name.partition(".")
        text = old.read_bytes() + b"\n/* the next release */\n"
        new = assets / f"{stem}.{blake2b(text, digest_size=4).hexdigest()}.{kind}"
        new.write_bytes(text)
        manifest[name] = f"/static/{new.name}"
    manifest[BUILD_HASH] = manifest[BUILD_HASH][::-1]
    # It is a link to that of the release before.
    _manifest(folder).unlink()
    _manifest(folder).write_text(json.dumps(manifest), encoding="utf-8")
    return Release.at(folder)


def _manifest(folder: Path) -> Path:
    return folder / "assets/dist/manifest.json"


def _link(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    # Temporary files may be in memory, where a link cannot lead out.
    is_near = source.stat().st_dev == target.parent.stat().st_dev
    put = os.link if is_near else shutil.copy2
    if source.is_dir():
        shutil.copytree(source, target, copy_function=put)
    else:
        put(source, target)
