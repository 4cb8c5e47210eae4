"""Bugs in what may lie where, and in what is known of the tops."""

from __future__ import annotations

from tests.planting import Mutant

LAYING = (
    Mutant(
        "equality allowed",
        "assistant.tracker.piles",
        "return card.number > top.number\n        return card.number < top.number",
        "return card.number >= top.number\n        return card.number <= top.number",
        ("tests/tracker/test_placements.py",),
    ),
    Mutant(
        "trick of 9",
        "assistant.tracker.rulesets",
        "Backwards(10)",
        "Backwards(9)",
        ("tests/tracker/test_placements.py", "tests/tracker/test_reasons.py"),
    ),
    Mutant(
        "trick in the wrong direction",
        "assistant.tracker.piles",
        "return gap if self.direction is Direction.ASCENDING else -gap",
        "return -gap if self.direction is Direction.ASCENDING else gap",
        ("tests/tracker/test_placements.py", "tests/tracker/test_reasons.py"),
    ),
    Mutant(
        "maximum reached one card late",
        "assistant.tracker.limits",
        "return played >= self.cards",
        "return played > self.cards",
        ("tests/tracker/test_referee.py",),
    ),
    Mutant(
        "uncertain card laid without being asked for",
        "assistant.tracker.referee",
        "if verdict.legality is Legality.UNCERTAIN and not play.confirmed:",
        "if verdict.legality is Legality.UNCERTAIN and play.confirmed is None:",
        ("tests/tracker/test_referee.py",),
    ),
    Mutant(
        "seen card accepted",
        "assistant.tracker.knowledge",
        "return cards & rules.deck.everything & ~tops.seen",
        "return cards & rules.deck.everything",
        ("tests/tracker/test_reasons.py",),
    ),
    Mutant(
        "unknown pile treated as known",
        "assistant.tracker.knowledge",
        "for top in bits(tops))",
        "for top in list(bits(tops))[:1])",
        ("tests/tracker/test_reasons.py",),
    ),
    Mutant(
        "unknown top shown as a card",
        "assistant.tracker.knowledge",
        "return rules.deck.single(tops)",
        "return rules.deck.members(tops)[0]",
        ("tests/tracker/test_referee.py",),
    ),
    Mutant(
        "no settling",
        "assistant.tracker.knowledge",
        """\
            possible = [other if i == pile else other & ~mask for i, other in enumerate(possible)]
        possible = [mask if deck.single(mask) is not None else mask & ~seen for mask in possible]
""",
        "",
        ("tests/tracker/test_reasons_in_part.py",),
    ),
    Mutant(
        "contradiction accepted",
        "assistant.tracker.knowledge",
        "if not all(possible):",
        "if not any(possible):",
        ("tests/tracker/test_reasons_in_part.py",),
    ),
    Mutant(
        "card under a top shown",
        "assistant.tracker.knowledge",
        "shown = cards & rules.deck.everything & may_follow(rules, pile, tops.shown[pile])",
        "shown = found",
        ("tests/tracker/test_reasons_in_part.py",),
    ),
)
