"""`flask cdn`: lets the CDN forget what a release has changed."""

from collections.abc import Sequence

import click
import httpx
from flask import current_app
from flask.cli import AppGroup

from portolan.core.config import Settings
from portolan.web.cdn.services import SERVICES, CdnService
from portolan.web.page_cache.page_pack import open_pack, pack_path
from portolan.web.purge.packed import Packed
from portolan.web.release import release_id

SECONDS = 30.0

cdn_cli = AppGroup("cdn")


@cdn_cli.command("purge")
@click.argument("tags", nargs=-1)
def purge_command(tags: tuple[str, ...]) -> None:
    """Purge TAGS, or without any the pages that this release has changed since the last purge."""
    settings: Settings = current_app.config["SETTINGS"]
    service = SERVICES.get(settings.cdn)
    if service is None:
        raise click.ClickException("there is no CDN: set CDN, CDN_PURGE_URL and CDN_PURGE_TOKEN")
    if tags:
        _purge(settings, service, tags)
    else:
        _purge_changes(settings, service)


def _purge_changes(settings: Settings, service: CdnService) -> None:
    pack = open_pack(pack_path(settings), release_id(current_app))
    if pack is None:
        raise click.ClickException("pack this release's pages first: flask pages pack")
    file = settings.instance_path / "cdn.json"
    before, now = Packed.read(file), Packed.of(pack, service)
    if before and before.release == now.release:
        click.echo(f"cdn: purged for release {now.release} already")
        return
    _purge(settings, service, now.changed_since(before))
    now.write(file)


def _purge(settings: Settings, service: CdnService, tags: Sequence[str]) -> None:
    url = settings.cdn_purge_url.rstrip("/") + service.purge
    headers = service.login_header(settings.cdn_purge_token)
    try:
        with httpx.Client(headers=headers, timeout=SECONDS) as client:
            for body in service.bodies(tags):
                client.post(url, json=body).raise_for_status()
    except httpx.HTTPStatusError as error:
        raise click.ClickException(f"the CDN answers {error.response.status_code}") from error
    except httpx.HTTPError as error:
        raise click.ClickException(f"the CDN is away ({type(error).__name__})") from error
    click.echo(f"cdn: {', '.join(tags[:3])}{' …' * (len(tags) > 3)} purged, {len(tags)} in all")
