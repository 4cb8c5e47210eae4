"""On a disk that is full nothing is lost and nothing half done; with room again, play goes on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from assistant.storage.copies import FILE
from tests.kills.fates import forbid_growth
from tests.kills.hubs import looked_at
from tests.kills.mortal import KILLED
from tests.kills.phones import use

if TYPE_CHECKING:
    from pathlib import Path

    from tests.kills.mortal import Mortal, Nursery

FULL = "This could not be saved, so it was not done. Is the disk full?"
TORN = 2000
"""Bytes that the last write still finds room for."""
LAY_TEN, LAY_TWENTY = ["key-1", "key-0", "pile-0"], ["key-2", "key-0", "pile-0"]


def refuses_then_does(child: Mortal, folder: Path, touches: list[str]) -> Any:  # noqa: ANN401 -- what is seen then
    """Touch something on a full disk, where it is refused, and again on one with room."""
    before, heard = child.hears([]), child.hears(forbid_growth).count(FULL)
    size = (folder / f"{FILE}-wal").stat().st_size
    child.hears(partial(forbid_growth, size + TORN))
    assert child.hears(touches).behind == before.behind
    assert child.hears(forbid_growth).count(FULL) == heard + 1

    # A value that was refused stands there still.
    after = child.hears([touch for touch in touches if not touch.startswith("key-")])
    assert after.behind != before.behind
    return after


def test_every_act_is_refused_in_a_sentence_and_done_when_there_is_room(
    children: Nursery, tmp_path: Path
) -> None:
    child = children.bear(use, tmp_path)
    child.hear()
    child.hears(["new-game", "number-2"])
    refuses_then_does(child, tmp_path, ["start"])
    child.hears(LAY_TEN)
    refuses_then_does(child, tmp_path, LAY_TWENTY)
    refuses_then_does(child, tmp_path, ["undo"])
    refuses_then_does(child, tmp_path, ["menu-keep"])
    refuses_then_does(child, tmp_path, ["resume-*"])
    refuses_then_does(child, tmp_path, ["blocked"])
    last = refuses_then_does(child, tmp_path, ["save"])
    assert child.kill() == KILLED

    assert looked_at(tmp_path) == last.behind


def test_a_phone_that_is_killed_on_a_full_disk_has_lost_nothing(children: Nursery, tmp_path: Path) -> None:
    child = children.bear(use, tmp_path)
    child.hear()
    child.hears(["new-game", "number-2", "start"])
    last = child.hears(LAY_TEN)
    size = (tmp_path / f"{FILE}-wal").stat().st_size
    child.hears(partial(forbid_growth, size + TORN))
    child.hears(LAY_TWENTY)
    assert child.kill() == KILLED

    again = children.bear(use, tmp_path)
    assert again.hear() == last
    assert again.hears(LAY_TWENTY).behind.table.state.turn.played == 2
