"""The release id depends on what was set, and on nothing that a process has found out since."""

from portolan.core.config import Settings
from portolan.web import release


def test_a_process_that_has_answered_names_the_same_release() -> None:
    fresh, used = Settings(), Settings()
    assert hash(fresh) == hash(used)
    assert used.site_urls == {}
    fresh = Settings()
    assert release._of_all_nodes.__wrapped__(fresh) == release._of_all_nodes.__wrapped__(used)


def test_another_setting_is_another_release() -> None:
    query = [release._of_all_nodes(Settings(root_domain=name)) for name in ("a.example", "")]
    assert query[0] != query[1]
