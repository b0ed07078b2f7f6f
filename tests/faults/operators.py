"""What a fault may be: operators of Cosmic Ray that suit this code, and two of our own."""

from collections.abc import Iterator, Sequence
from typing import Any

from cosmic_ray.operators.operator import Example, Operator
from cosmic_ray.plugins import get_operator
from parso import parse
from parso.python.tree import Number

Span = tuple[tuple[int, int], tuple[int, int]]

# Left out: binary operators at random, since `+` made `<<` is seen by any test that runs it, and
# the removal of decorators, which is an error of import or the loss of a cache.
NAMES = (
    *(
        f"ReplaceBinaryOperator_{pair}"
        for pair in "Add_Sub Sub_Add Mul_Div Div_Mul FloorDiv_Div Mod_FloorDiv BitOr_BitAnd "
        "BitAnd_BitOr".split()
    ),
    *(
        f"ReplaceComparisonOperator_{pair}"
        for pair in "Eq_NotEq NotEq_Eq Lt_LtE LtE_Lt Gt_GtE GtE_Gt Lt_GtE Gt_LtE Is_IsNot "
        "IsNot_Is".split()
    ),
    *"AddNot ReplaceTrueWithFalse ReplaceFalseWithTrue ReplaceAndWithOr ReplaceOrWithAnd".split(),
    *"ReplaceBreakWithContinue ReplaceContinueWithBreak ExceptionReplacer".split(),
    *"ReplaceUnaryOperator_Delete_Not ReplaceUnaryOperator_Delete_USub".split(),
    *"NumberReplacer ZeroIterationForLoop".split(),
)
LARGE = 10
"""Of a figure from here on one more or less is seldom a fault; five times as much is."""


class FiveTimes(Operator):  # type: ignore[misc]  # Cosmic Ray has no types
    """A large figure, five times as large or a fifth of it."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if is_large(node):
            yield from [(node.start_pos, node.end_pos)] * 2

    def mutate(self, node: Any, index: int) -> Any:
        value = figure(node)
        changed = value * 5 if index == 0 else type(value)(value / 5)
        return Number(f" {changed}", node.start_pos)

    @classmethod
    def examples(cls) -> Sequence[Example]:
        return (Example("x = 120", "x = 600"), Example("x = 120", "x = 24", occurrence=1))


class DroppedStatement(Operator):  # type: ignore[misc]  # as above
    """A statement that only calls something, left out."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if node.type == "simple_stmt" and node.children[0].type == "atom_expr":
            call = node.children[0]
            yield call.start_pos, call.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        node.children[0] = parse(node.children[0].get_first_leaf().prefix + "pass").children[0]
        return node

    @classmethod
    def examples(cls) -> Sequence[Example]:
        return (Example("take_back(x)\n", "pass\n"),)


def operators() -> dict[str, Operator]:
    """Each kind of fault by its name."""
    known = {name: get_operator(f"core/{name}")() for name in NAMES}
    return {**known, "FiveTimes": FiveTimes(), "DroppedStatement": DroppedStatement()}


def figure(node: Any) -> float:
    """The value of a number in a program."""
    text = node.value.replace("_", "").lower()
    if text.startswith(("0x", "0o", "0b")):
        return int(text, 0)
    return float(text) if set(text) & set(".e") else int(text)


def is_large(node: Any) -> bool:
    """Whether a node is a figure that stands for an amount."""
    return node.type == "number" and "j" not in node.value and abs(figure(node)) >= LARGE
