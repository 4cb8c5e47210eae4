"""What came of a run of pytest in a page, and what is wrong with it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet


class Answer(TypedDict, total=False):
    """What the page answers: where it was at last, and what was told or of what Python died."""

    at: str
    told: str
    died: str


@dataclass(frozen=True, slots=True)
class Report:
    """The exit code of pytest, its words and the tests that passed; without a code it broke off."""

    code: int | None
    said: str
    passed: frozenset[str] = frozenset()

    @classmethod
    def read(cls, answer: Answer) -> Report:
        """Read what the page answers."""
        if "told" not in answer:
            return cls(None, f"Python died at {answer['at']}: {answer['died']}")
        told = json.loads(answer["told"])
        return cls(told["code"], told["said"], frozenset(told["passed"]))

    def complaint(self, wanted: AbstractSet[str]) -> str:
        """Say what is wrong; nothing is when those passed that are wanted, and no other."""
        if self.code != 0:
            return self.said
        if not wanted:
            return "no tests are wanted"
        missing, others = sorted(wanted - self.passed), sorted(self.passed - wanted)
        return "\n".join(
            [*(f"did not pass: {one}" for one in missing), *(f"unknown here: {one}" for one in others)]
        )
