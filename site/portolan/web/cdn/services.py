"""CDN services: the header of each for tags, and its call for a purge."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class CdnService(NamedTuple):
    """The dialect of a CDN.

    Attributes:
        header: has the tags of an answer; the CDN takes it away.
        separator: stands between two tags.
        login: name and beginning of the header with the token.
        purge: where tags are purged, below `CDN_PURGE_URL`.
        list_name: the tags' name in the JSON that is posted there.
        most_tags: that one call may name.
    """

    header: str
    separator: str
    login: tuple[str, str]
    purge: str
    list_name: str
    most_tags: int

    def login_header(self, token: str) -> dict[str, str]:
        """The header that lets a call in."""
        name, beginning = self.login
        return {name: beginning + token}

    def bodies(self, tags: Sequence[str]) -> Iterator[dict[str, Sequence[str]]]:
        """The bodies of the calls that purge these tags."""
        for at in range(0, len(tags), self.most_tags):
            yield {self.list_name: tags[at : at + self.most_tags]}


SERVICES = {
    # https://www.fastly.com/documentation/reference/api/purging/
    "fastly": CdnService(
        header="Surrogate-Key",
        separator=" ",
        login=("Fastly-Key", ""),
        purge="/purge",
        list_name="surrogate_keys",
        most_tags=256,
    ),
    # https://developers.cloudflare.com/api/resources/cache/methods/purge/
    "cloudflare": CdnService(
        header="Cache-Tag",
        separator=",",
        login=("Authorization", "Bearer "),
        purge="/purge_cache",
        list_name="tags",
        most_tags=100,
    ),
}
"""Each by its value of the setting `CDN`."""
