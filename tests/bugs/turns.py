"""Bugs in what a turn owes and draws, whose turn comes next, which fires are due, and how games end."""

from __future__ import annotations

from tests.planting import Mutant

TURNS = (
    Mutant(
        "minimum not dropping to 1",
        "assistant.tracker.duties",
        "return self.drawing if draw_pile else self.empty",
        "return self.drawing",
        ("tests/tracker/test_referee.py",),
    ),
    Mutant(
        "minimum dropping in mid-turn",
        "assistant.tracker.state",
        "return min(self.turn.owed, self.hand)",
        "return min(max(0, self.rules.minimum(self.draw_pile - self.draws) - self.turn.played), self.hand)",
        ("tests/tracker/test_referee.py",),
    ),
    Mutant(
        "draw beyond the hand size",
        "assistant.tracker.state",
        "return min(self.hand_size - self.hand, self.draw_pile)",
        "return min(self.hand_size, self.draw_pile)",
        ("tests/tracker/test_referee.py", "tests/tracker/test_fire.py"),
    ),
    Mutant(
        "hand beyond a full one accepted",
        "assistant.tracker.corrections",
        " and max(state.hands) <= state.hand_size",
        "",
        ("tests/tracker/test_corrections_refused.py",),
    ),
    Mutant(
        "draw in mid-turn",
        "assistant.tracker.changes",
        "hands=state.hands_with(state.turn.seat, -1),",
        """\
hands=state.hands_with(state.turn.seat, -1 + bool(state.draw_pile)),
        draw_pile=max(0, state.draw_pile - 1),""",
        ("tests/tracker/test_referee.py", "tests/tracker/test_undo.py"),
    ),
    Mutant(
        "empty hands not skipped",
        "assistant.tracker.state",
        "return self.seated(seat) and (self.hands[seat] > 0 or self.draw_pile > 0)",
        "return self.seated(seat)",
        ("tests/tracker/test_referee.py",),
    ),
    Mutant(
        "fire due one turn late",
        "assistant.tracker.duties",
        "return laid_in < turn",
        "return laid_in + 1 < turn",
        ("tests/tracker/test_fire.py",),
    ),
    Mutant(
        "fire counted for the layer's own turn",
        "assistant.tracker.duties",
        "return laid_in < turn",
        "return laid_in <= turn",
        ("tests/tracker/test_fire.py",),
    ),
    Mutant(
        "burning when only possible",
        "assistant.tracker.state",
        "return not self.tops.possible[pile] & ~self._burning()",
        "return bool(self.tops.possible[pile] & self._burning())",
        ("tests/tracker/test_fire.py",),
    ),
    Mutant(
        "blocked ignoring a due fire",
        "assistant.tracker.referee",
        "if state.owed or state.fires_due or state.fires_unsure:",
        "if state.owed:",
        ("tests/tracker/test_fire.py",),
    ),
    Mutant(
        "win only at the turn's end",
        "assistant.tracker.changes",
        "if state.remaining == 0:",
        "if state.remaining == 0 and not state.turn.played:",
        ("tests/tracker/test_ends.py", "tests/tracker/test_fire.py"),
    ),
    Mutant(
        "remaining counting laid cards",
        "assistant.tracker.state",
        "return sum(self.hands) + self.draw_pile + self.aside",
        "return sum(self.hands) + self.draw_pile + self.aside + self.turn.played",
        ("tests/tracker/test_referee.py", "tests/tracker/test_ends.py"),
    ),
    Mutant(
        "turn given away without its cards",
        "assistant.tracker.corrections",
        "return replace(back, hands=back.hands_with(act.seat, -played), turn",
        "return replace(state, turn",
        ("tests/tracker/test_seats.py",),
    ),
)
