"""The game that is measured is one that can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.live import Hub
from assistant.storage.store import Store
from assistant.tracker.cards import Card
from assistant.tracker.piles import PileId
from assistant.tracker.referee import judge_card
from assistant.tracker.verdict import Legality
from bench import games

if TYPE_CHECKING:
    from pathlib import Path


def test_the_measured_card_may_go_on_every_pile(tmp_path: Path) -> None:
    games.lay_out(tmp_path)
    with Store.open(tmp_path) as store:
        table = Hub(store).table

    assert table is not None
    verdicts = {judge_card(table.state, PileId(i), frozenset({Card(games.CARD)})).legality for i in range(4)}
    assert verdicts == {Legality.LEGAL}
