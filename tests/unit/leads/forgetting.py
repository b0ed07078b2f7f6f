"""Forgets a person, as the command does; and ways to write an address."""

from portolan.leads.forget import Person, Trace, forget
from portolan.leads.forget.lead_texts import ErasureAction

# As written and as asked for: one person.
SAME = [
    ("femke@example.com", " Femke@EXAMPLE.com "),
    ("femke@例子.example", "femke@xn--fsqu00a.example"),
    ("femke@xn--fsqu00a.example", "femke@例子.example"),
    ("林@例子.example", "林@例子.example"),
    ("Élodie@example.com", "élodie@example.com"),
    ("j\u00fcrgen@example.com", "ju\u0308rgen@example.com"),
    ("ju\u0308rgen@bu\u0308cher.example", "J\u00dcRGEN@xn--bcher-kva.example"),
    ("a@xn--strae-oqa.example", "a@STRAßE.example"),
    ("ｆｅｍｋｅ＠ｅｘａｍｐｌｅ．ｃｏｍ", "femke@example.com"),
    ("femke\u2060@example.com", "femke@example.com"),
    ("femke@exam\u00adple.com", "femke@example.com"),
    ("fem\u200bke@example.com", "femke@example.com"),
    ("femke@example。com", "femke@example.com"),
    ("a_b%c+d@example.com", "A_B%C+D@example.com"),
    ("o'neil@example.com", "o'neil@example.com"),
]
# As written and as asked for: two.
OTHERS = [
    ("femke@example.com", "femke@example.org"),
    ("femke@example.com", "femke@example.co"),
    ("femke@example.com", "emke@example.com"),
    ("femke@example.com", "femke+news@example.com"),
    ("femke+news@example.com", "femke@example.com"),
    ("a_b@example.com", "axb@example.com"),
    ("a@strasse.example", "a@straße.example"),
    ("小林@例子.example", "林@例子.example"),
    ("femke@example.com", "%@example.com"),
    ("femke@example.com", "@example.com"),
]


def traces_of(address: str) -> list[Trace]:
    """Forget the address; returns everything that was done, in its order."""
    results: list[Trace] = []
    forget(Person(address), results.extend)
    return results


def deleted(address: str) -> list[str]:
    """Forget the address where that deletes and redacts nothing; returns the ids."""
    result = traces_of(address)
    assert {one.action for one in result} <= {ErasureAction.DELETED}
    return [one.name for one in result]
