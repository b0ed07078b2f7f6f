"""Source maps of the scripts: for the service that gets the errors of browsers, and nobody else.

They are built beside what is served, go along with the release, and are uploaded by
`flask release upload-maps` (https://docs.sentry.io/api/releases/upload-a-new-project-release-file/).
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import click
import httpx
from flask.cli import with_appcontext

from portolan.web.assets import asset_names, assets_folder, build_hash

SECONDS = 60.0
_KNOWN = httpx.codes.CONFLICT
"""The service's answer to a file that it has."""


class MappedScript(NamedTuple):
    """A script and its map."""

    script: Path
    map: Path


def maps_folder(folder: Path) -> Path:
    """The folder of the maps of a build's scripts."""
    return folder.with_name(f"{folder.name}-maps")


def mapped_scripts(folder: Path, names: Iterable[str]) -> Iterator[MappedScript]:
    """The scripts of a build that have a map, by the names of its files."""
    for name in names:
        pair = MappedScript(folder / name, maps_folder(folder) / f"{name}.map")
        if pair.script.suffix == ".js" and pair.map.is_file():
            yield pair


@click.command("upload-maps")
@click.option(
    "--project",
    envvar="SOURCE_MAPS_PROJECT",
    required=True,
    help="The project at the service: https://sentry.io/api/0/projects/ORGANIZATION/PROJECT",
)
@click.option("--token", envvar="SOURCE_MAPS_TOKEN", required=True, help="May write releases.")
@with_appcontext
def upload_maps(*, project: str, token: str) -> None:
    """Upload scripts and source maps of this build to the service for errors of browsers."""
    scripts = list(mapped_scripts(assets_folder(), asset_names()))
    if not scripts:
        raise click.ClickException("there are no source maps: make content builds them")
    headers = {"Authorization": f"Bearer {token}"}
    try:
        with httpx.Client(headers=headers, timeout=SECONDS) as client:
            _upload(client, project.rstrip("/"), scripts)
    except httpx.HTTPStatusError as error:
        raise click.ClickException(f"the service answers {error.response.status_code}") from error
    except httpx.HTTPError as error:
        raise click.ClickException(f"the service is away ({type(error).__name__})") from error
    click.echo(f"{len(scripts)} source maps uploaded for release {build_hash()}")


def _upload(client: httpx.Client, project: str, scripts: list[MappedScript]) -> None:
    client.post(f"{project}/releases/", json={"version": build_hash()}).raise_for_status()
    files = f"{project}/releases/{build_hash()}/files/"
    for script, its_map in scripts:
        _send(client, files, its_map, {})
        # The script itself does not say that there is a map: who is told is the service.
        _send(client, files, script, {"header": f"Sourcemap:{its_map.name}"})


def _send(client: httpx.Client, files: str, file: Path, more: Mapping[str, str]) -> None:
    data = {"name": f"~/static/{file.name}", **more}
    answer = client.post(files, data=data, files={"file": (file.name, file.read_bytes())})
    if answer.status_code != _KNOWN:
        answer.raise_for_status()
