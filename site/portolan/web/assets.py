"""Files built by webpack: the manifest, the addresses under /static/, the loader script.

Templates know a file by its logical name (`site.css`); the manifest knows the name with the
content's hash in it. A file with such a name never changes, so browsers keep it for good.
"""

import base64
import hashlib
import json
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from flask import Blueprint, Flask, Response, abort, current_app, send_from_directory
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from portolan.core.config import ROOT, Settings
from portolan.web.cache_control import IMMUTABLE
from portolan.web.page_scripts import (
    BOT_CHECK,
    TAG_MANAGER,
    has_stand_ins,
    script_addresses,
)

DIST = ROOT / "assets" / "dist"

# Python's own table lacks woff2 on some systems and a charset for scripts.
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".map": "application/json",
    ".txt": "text/plain",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
STAND_INS = (BOT_CHECK, TAG_MANAGER)
"""The scripts of others that development has one of our own for, in the build's `*-stand-in.js`."""

_HASHED = re.compile(r"[\w.-]+\.[0-9a-f]{8,12}\.(?:css|js|svg|woff2)(?:\.map|\.LICENSE\.txt)?")

# The addresses stand in the script's text, where the policy's hash covers them. In an attribute
# they would not be covered, and injected markup could borrow the hash for a script of its own.
# That of boot.js may stand in one: it counts for nothing but a file with the hash beside it.
# Browsers that know no hash for a file leave it out; the inline script then fetches it itself.
_INLINE = (
    "self.pageScripts=%s;addEventListener('load',()=>{if(!self.booted){"
    "const s=document.createElement('script');s.src='%s';document.head.append(s)}})"
)
_LOADER = Markup('<script>{}</script>\n<script async src="{}" integrity="{}"></script>')

blueprint = Blueprint("static", __name__)


class AssetError(LookupError):
    """A file is missing from the build, or there is no build."""


BUILD_HASH = "webpackCompilationHash"
"""The name in the manifest under which the identity of the build stands."""


class _Loader(NamedTuple):
    """The scripts of every page, and their hashes for the Content Security Policy."""

    markup: Markup
    hashes: tuple[str, str]


class Manifest:
    """`dist/manifest.json`: logical name to address, and the build's hash.

    Args:
        folder: webpack's output folder.
        watch: look for a newer build at each use.
    """

    def __init__(self, folder: Path, *, watch: bool) -> None:
        self.folder = folder
        self._watch = watch
        self._entries: dict[str, str] = {}
        self._written = -1

    def __getitem__(self, name: str) -> str:
        """The entry of that name; raises AssetError if the build has none."""
        try:
            return self._current()[name]
        except KeyError:
            raise AssetError(f"{name!r} is not in the manifest of {self.folder}") from None

    def __contains__(self, name: str) -> bool:
        """Whether the build has a file of that name."""
        return name in self._current()

    def file_names(self) -> list[str]:
        """The names of the built files, with their hashes."""
        addresses = {name: one for name, one in self._current().items() if name != BUILD_HASH}
        return [Path(address).name for address in addresses.values()]

    def _current(self) -> dict[str, str]:
        if self._entries and not self._watch:
            return self._entries
        path = self.folder / "manifest.json"
        try:
            written = path.stat().st_mtime_ns
            if written != self._written:
                self._entries = json.loads(path.read_text("utf-8"))
                self._written = written
        except FileNotFoundError:
            raise AssetError("no assets are built: `npm run build` in assets/") from None
        return self._entries


def init_assets(app: Flask, folder: Path = DIST) -> None:
    """Give the application the files that webpack built."""
    if app.has_static_folder:
        raise ValueError(
            "/static/ belongs to the built assets: create Flask with static_folder=None"
        )
    settings: Settings = app.config["SETTINGS"]
    # Set although Flask's own view is not used: the layers in front of Flask read it.
    app.static_folder = str(folder)
    app.extensions["assets"] = Manifest(folder, watch=not settings.is_production)
    app.register_blueprint(blueprint)


def asset(name: str) -> str:
    """The address of a built file by its logical name: `site.css`, `boot.js`."""
    return _manifest()[name]


def asset_text(name: str) -> str:
    """The content of a built file, by its logical name."""
    manifest = _manifest()
    return _text_of(manifest.folder / Path(manifest[name]).name)


def messages_script(catalog: str) -> str:
    """The address of the messages for scripts in the folder of a locale's catalogs, if any."""
    name = f"messages.{catalog}.js"
    return asset(name) if name in _manifest() else ""


def assets_folder() -> Path:
    """The folder of the built files."""
    return _manifest().folder


def asset_names() -> list[str]:
    """The names of the built files in that folder."""
    return _manifest().file_names()


def build_hash() -> str:
    """The identity of the build, webpack's compilation hash."""
    return _manifest()[BUILD_HASH]


def loader_script() -> Markup:
    """The script elements of every page: an inline one with addresses, then boot.js, deferred."""
    return _loader().markup


def loader_hashes() -> tuple[str, ...]:
    """The hashes of the loader's scripts as CSP source expressions, without quotes."""
    return _loader().hashes


@blueprint.get("/static/<name>")
def static_file(name: str) -> Response:
    """A built file; only names with a hash are served."""
    if not _HASHED.fullmatch(name):
        abort(404)
    manifest = _manifest()
    response = send_from_directory(manifest.folder, name, mimetype=TYPES[Path(name).suffix])
    response.headers["Cache-Control"] = IMMUTABLE
    return response


def _manifest() -> Manifest:
    manifest: Manifest = current_app.extensions["assets"]
    return manifest


def _loader() -> _Loader:
    manifest = _manifest()
    settings: Settings = current_app.config["SETTINGS"]
    stand_ins = STAND_INS if has_stand_ins(settings) else ()
    files = tuple((name, manifest[f"{name}-stand-in.js"]) for name in stand_ins)
    return _loader_of(settings, manifest.folder, manifest["boot.js"], files)


@lru_cache(maxsize=8)
def _loader_of(
    settings: Settings, folder: Path, boot: str, stand_ins: tuple[tuple[str, str], ...]
) -> _Loader:
    """The loader of a build, the same on all pages."""
    scripts = dict(stand_ins) | script_addresses(settings)
    addresses = htmlsafe_json_dumps(scripts, separators=(",", ":"))
    inline = Markup(_INLINE % (addresses, boot))  # noqa: S704 - our own text
    hashes = _sha256(inline.encode()), _sha256((folder / Path(boot).name).read_bytes())
    return _Loader(_LOADER.format(inline, boot, hashes[1]), hashes)


@lru_cache(maxsize=16)
def _text_of(file: Path) -> str:
    """The text of a file, cached for good since its name carries its hash."""
    return file.read_text("utf-8")


def _sha256(script: bytes) -> str:
    digest = hashlib.sha256(script).digest()
    return "sha256-" + base64.b64encode(digest).decode()
