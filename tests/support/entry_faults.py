"""What is wrong with an entry of the Chinese catalog."""

from babel.messages.catalog import Message

from portolan.content.catalog_faults import faults
from tests.support.locales import ZH_CN


def faults_of(english: str, chinese: str, *comments: str) -> str:
    """The faults of an entry, in one text."""
    return "; ".join(faults(Message(english, chinese, user_comments=comments), ZH_CN))
