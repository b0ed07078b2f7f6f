"""`flask release`: writes all that a node needs to serve the site into one file.

The file is a tar archive: code, catalogs, styles and scripts, the Python packages, and below
`built/` what was built for this release. A node unpacks it and starts `bin/serve`.
"""

import gzip
import hashlib
import io
import json
import marshal
import tarfile
import warnings
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path

import click
from flask import current_app
from flask.cli import AppGroup
from packaging.requirements import Requirement

from portolan.core.config import ROOT, Settings
from portolan.web.assets import asset_names, assets_folder
from portolan.web.page_cache.page_pack import open_pack, pack_path
from portolan.web.release import release_id
from portolan.web.source_maps import mapped_scripts, upload_maps

CODE = (
    *("app.py", "wsgi.py", "Procfile", "pyproject.toml", "LICENSE", "NOTICE"),
    *("deploy", "forms", "site", "templates", "translations", "assets/dist", "assets/styles"),
)
"""Files and folders of the repository that serve."""

BUILT = ("content.sqlite", "route_network", "hs_codes.sqlite", "glyphs.sqlite", "pages.pack")
"""The built files and folders below the instance folder."""

SUMS = "SHA256SUMS"
OWN_ASSETS = "assets/own.json"
"""The list of the release's own styles and scripts; the others are of the releases before it."""

STATIC = "assets/dist/"
FORMER_RELEASES = 2
"""A page that was opened two releases ago still finds its styles and scripts."""

MAPS = "assets/dist-maps"
"""Source maps of the scripts: beside what is served, and not below it."""

COMPRESSION = 6
"""Of zlib's nine levels."""

release_cli = AppGroup("release")
release_cli.add_command(upload_maps)


@release_cli.command("build")
@click.option("--to", type=click.Path(path_type=Path), default=ROOT / "build", help="A folder.")
def build_command(to: Path) -> None:
    """Write the release into one file, named by its id, beside those before it."""
    settings: Settings = current_app.config["SETTINGS"]
    release = release_id(current_app)
    if open_pack(pack_path(settings), release) is None:
        raise click.ClickException("pack this release's pages first: flask pages pack")
    to.mkdir(parents=True, exist_ok=True)
    path = to / f"portolan-{release}.tar.gz"
    members = dict(_members(settings.instance_path))
    own = sorted(name for name in members if name.startswith(STATIC))
    members |= {name: data for name, data in _former_assets(to, path) if name not in members}
    members[OWN_ASSETS] = json.dumps(own).encode()
    members |= dict(_compiled(members))
    _write(path, members)
    click.echo(f"{path.name}: {len(members)} files, {path.stat().st_size / 1e6:.1f} MB")


def _members(instance: Path) -> Iterator[tuple[str, Path | bytes]]:
    """The files of the release by their names in it."""
    for name in CODE:
        yield from _files(ROOT / name, name)
    for pair in mapped_scripts(assets_folder(), asset_names()):
        yield f"{MAPS}/{pair.map.name}", pair.map
    for name in BUILT:
        yield from _files(instance / name, f"built/{name}")
    for command in ("serve", "flask"):
        yield f"bin/{command}", ROOT / "deploy" / command
    for package in _packages("portolan"):
        for file in package.files or ():
            # Not the commands beside Python's own, nor what Python writes itself.
            if ".." not in file.parts and file.suffix != ".pyc":
                yield f"packages/{file.as_posix()}", Path(str(file.locate()))


def _compiled(members: dict[str, Path | bytes]) -> Iterator[tuple[str, bytes]]:
    """The modules as Python's own bytecode, so that the first start is as fast as the next.

    It holds whatever the date of its source (PEP 552, unchecked); another Python ignores it.
    """
    for name, source in members.items():
        if not (name.endswith(".py") and isinstance(source, Path)):
            continue
        text = source.read_bytes()
        with warnings.catch_warnings(action="ignore"):
            try:
                code = compile(text, name, "exec", dont_inherit=True)
            except SyntaxError:  # a template of a module
                continue
        flags = (1).to_bytes(4, "little")
        yield (
            cache_from_source(name),
            MAGIC_NUMBER + flags + source_hash(text) + marshal.dumps(code),
        )


def _files(source: Path, name: str) -> Iterator[tuple[str, Path]]:
    if source.is_file():
        yield name, source
    for file in source.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            yield f"{name}/{file.relative_to(source).as_posix()}", file


def _packages(name: str) -> list[Distribution]:
    """The packages that a package needs to run, each once, without itself."""
    distributions: dict[str, Distribution] = {}
    waiting = _needed(distribution(name), frozenset())
    while waiting:
        requirement = waiting.pop()
        package = distribution(requirement.name)
        if requirement.name not in distributions or requirement.extras:
            distributions[requirement.name] = package
            waiting += [
                one for one in _needed(package, frozenset(requirement.extras))
                if one.name not in distributions or one.extras - distributions.keys()
            ]  # fmt: skip
    return list(distributions.values())


def _needed(package: Distribution, extras: frozenset[str]) -> list[Requirement]:
    """The requirements of a package with these extras, on this machine."""
    requirements = map(Requirement, package.requires or ())
    return [
        one for one in requirements
        if one.marker is None
        or any(one.marker.evaluate({"extra": extra}) for extra in ("", *extras))
    ]  # fmt: skip


def _former_assets(folder: Path, path: Path) -> Iterator[tuple[str, bytes]]:
    """The styles and scripts of the releases before, of each its own."""
    others = [one for one in folder.glob("portolan-*.tar.gz") if one != path]
    newest = sorted(others, key=lambda one: one.stat().st_mtime)[-FORMER_RELEASES:]
    for archive in newest:
        with tarfile.open(archive) as former:
            for name in json.loads(_read(former, OWN_ASSETS)):
                yield name, _read(former, name)


def _read(archive: tarfile.TarFile, name: str) -> bytes:
    file = archive.extractfile(name)
    assert file is not None, f"{name} is a folder"  # noqa: S101 - we have written it as a file
    with file:
        return file.read()


def _write(path: Path, members: dict[str, Path | bytes]) -> None:
    """Write the archive, with the checksums of all files; the same files give the same bytes."""
    sums = []
    unfinished = path.with_suffix(".unfinished")
    with (
        unfinished.open("wb") as file,
        gzip.GzipFile("", "wb", compresslevel=COMPRESSION, fileobj=file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for name, source in sorted(members.items()):
            data = source if isinstance(source, bytes) else source.read_bytes()
            sums.append(f"{hashlib.sha256(data).hexdigest()}  {name}\n")
            _add(archive, name, data)
        _add(archive, SUMS, "".join(sums).encode())
    unfinished.replace(path)


def _add(archive: tarfile.TarFile, name: str, data: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size = len(data)
    entry.mode = 0o755 if name.startswith("bin/") else 0o644
    archive.addfile(entry, io.BytesIO(data))
