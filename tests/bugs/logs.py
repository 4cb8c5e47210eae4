"""Bugs in the log: what is taken back and put right, written, sealed and summed up."""

from __future__ import annotations

from tests.planting import Mutant

LOGS = (
    Mutant(
        "undo losing the draw",
        "assistant.tracker.log",
        "    return replace(game, steps=game.steps[:-1], undone",
        """\
    back = game.steps[-2]
    back = replace(back, state=replace(back.state, draw_pile=last.state.draw_pile))
    return replace(game, steps=(*game.steps[:-2], back), undone""",
        ("tests/tracker/test_undo.py",),
    ),
    Mutant(
        "redo after a new play",
        "assistant.tracker.log",
        "return replace(_act(grown, game.next_number, event), undone=())",
        "return _act(grown, game.next_number, event)",
        ("tests/tracker/test_undo.py",),
    ),
    Mutant(
        "amendment forgetting the one before",
        "assistant.tracker.amendments",
        "{**corrected(steps), amendment.entry: amendment.cards}",
        "{amendment.entry: amendment.cards}",
        ("tests/tracker/test_amendments.py",),
    ),
    Mutant(
        "append without the number check",
        "assistant.storage.ledger",
        "if claimed.rowcount != 1 or last(connection, game) != number - 1:",
        "if claimed.rowcount != 1:",
        ("tests/storage/test_recording.py",),
    ),
    Mutant(
        "append overwriting an entry",
        "assistant.storage.ledger",
        '_ENTER = "INSERT INTO entry',
        '_ENTER = "INSERT OR REPLACE INTO entry',
        ("tests/storage/test_recording.py",),
    ),
    Mutant(
        "append to a game that left the table",
        "assistant.storage.ledger",
        'WHERE id = ? AND phase = \'running\' AND deleted_at IS NULL"""',
        'WHERE id = ?"""',
        ("tests/storage/test_recording.py",),
    ),
    Mutant(
        "vouched-for card written as an ordinary one",
        "assistant.storage.codec",
        '"cards": _NAMED, "confirmed": _RARELY}',
        '"cards": _NAMED}',
        ("tests/storage/test_released_logs.py",),
    ),
    Mutant(
        "sealing losing a step",
        "assistant.storage.games",
        "log=seal(log)",
        "log=seal(log[:-1])",
        ("tests/storage/test_shelf.py",),
    ),
)
