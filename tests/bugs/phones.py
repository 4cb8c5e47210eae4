"""Bugs around the table: phones that share a game, and fingers on the screen."""

from __future__ import annotations

from tests.planting import Mutant

PHONES = (
    Mutant(
        "stale desk accepted",
        "assistant.live",
        "if self.table is None or self.table.seen != seen:",
        "if self.table is None:",
        ("tests/live/test_table.py", "tests/ui/test_two_phones.py"),
    ),
    Mutant(
        "shown before it is written",
        "assistant.live",
        """\
        with self._following():
            self.store.append(table.id, game.entries[-1].number, event)
        self._show(Table(table.id, game, table.seats, table.started_at))
""",
        """\
        self._show(Table(table.id, game, table.seats, table.started_at))
        with self._following():
            self.store.append(table.id, game.entries[-1].number, event)
""",
        ("tests/live/test_table.py",),
    ),
    Mutant(
        "other phones not told",
        "assistant.live",
        "        self.table = table\n        self._push()\n",
        "        self.table = table\n",
        ("tests/live/test_table.py",),
    ),
    Mutant(
        "entry laid on the wrong pile",
        "assistant.ui.table.model",
        "laying.lay(self, pile, entry.cards)",
        "laying.lay(self, self.desk.state.piles[-1 - pile], entry.cards)",
        ("tests/ui/test_entering.py",),
    ),
    Mutant(
        "laid value left in the entry",
        "assistant.ui.table.model",
        "self.show(Desk(self.hub.table, **shown))",
        'self.show(Desk(self.hub.table, **{"entry": self.desk.entry, **shown}))',
        ("tests/ui/test_entering.py",),
    ),
    Mutant(
        "double tap of a pile taken for two touches",
        "assistant.ui.table.model",
        "if entry.empty and self.haste.fumbled(pile):",
        "if not entry.empty and self.haste.fumbled(pile):",
        ("tests/ui/test_entering.py",),
    ),
    Mutant(
        "double tap of undo taking back two acts",
        "assistant.ui.table.turns",
        'if model.haste.doubled("undo") or',
        'if (model.haste.doubled("undo") and model.desk.question) or',
        ("tests/ui/test_turns.py",),
    ),
    Mutant(
        "answer given twice counting twice",
        "assistant.ui.table.model",
        "if self.desk.question == asked and self.haste.calm():",
        "if self.haste.calm():",
        ("tests/ui/test_turns.py",),
    ),
    Mutant(
        "Back passing by the open question",
        "assistant.ui.ways",
        "if address == before or asks(address) or self._closed():",
        "if address == before or asks(address):",
        ("tests/ui/test_back.py",),
    ),
    Mutant(
        "second finger choosing another pile",
        "assistant.ui.table.haste",
        "(DOUBLE_TAP if laid == pile else TREMBLE)",
        "(DOUBLE_TAP if laid == pile else 0)",
        ("tests/ui/test_odd_hands.py",),
    ),
)
