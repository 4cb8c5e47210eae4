"""Every row of the bench: what is measured, against what, and how much of that it may be."""

from __future__ import annotations

from typing import Final

from bench.figures import Goal, Unit

MS, S, MB = Unit.MILLISECONDS, Unit.SECONDS, Unit.MEGABYTES
OWN: Final = "own tap → picture"
COUNTER: Final = "Flet's smallest counter"
EMPTY: Final = "an empty Flet app"
ROW: Final = "a bare INSERT, committed for good"

GOALS: Final = (
    Goal("tap", "tap on a pile → picture, in Chromium", COUNTER, MS, 1.2),
    Goal("tap-heard", "… tap → the server's answer in the page", COUNTER, MS, None),
    Goal("tap-plain", "… Flet's counter without components", COUNTER, MS, None),
    Goal("event", "card laid: event → bytes sent, CPU", COUNTER, MS, 3),
    Goal("event-digit", "digit typed: event → bytes sent, CPU", COUNTER, MS, 3),
    Goal("event-plain", "… Flet's counter without components", COUNTER, MS, None),
    Goal("another", "tap on one phone → picture on another", OWN, MS, 2.5),
    Goal("start", "start → first screen, in Chromium", EMPTY, S, 1.3),
    Goal("start-page", "… start → first byte of the page", EMPTY, S, None),
    Goal("start-picture", "… start → first picture sent", EMPTY, S, None),
    Goal("judge-typed", "judging a typed card on all piles, worst case", OWN, MS, 0.05, share=True),
    Goal("judge-skipped", "judging a skipped card on all piles, worst case", OWN, MS, 0.05, share=True),
    Goal("append", "an event into the log", ROW, MS, 2.5),
    Goal("record", "… judged and shown to all as well", ROW, MS, 3),
    Goal("fold", "folding a log of 400 entries", "a loop that parses their JSON", MS, 15),
    Goal("memory", "memory for one more phone", COUNTER, MB, None),
    Goal("memory-again", "memory for 20 phones after 20 that left", "for the first 20", MB, 1.25),
)
