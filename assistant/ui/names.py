"""The names of variants and levels, and what a set of rules means in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.tracker.rulesets import Level, Variant

if TYPE_CHECKING:
    from assistant.i18n import Translator
    from assistant.tracker.rulesets import RuleSet


def variant(t: Translator, which: Variant) -> str:
    """Name a variant as its players call it."""
    match which:
        case Variant.CLASSIC:
            return t.gettext("Classic")
        case Variant.ON_FIRE:
            return t.gettext("On Fire")
        case Variant.QUICK_EASY:
            return t.gettext("Quick & Easy")


def level(t: Translator, which: Level) -> str:
    """Name a level."""
    match which:
        case Level.NORMAL:
            return t.gettext("Normal")
        case Level.EXPERT:
            return t.gettext("Expert")
        case Level.EXPERT2:
            return t.gettext("Expert +")
        case Level.NOVICE:
            return t.gettext("Novice")
        case Level.PRO:
            return t.gettext("Pro")


def rules(t: Translator, which: RuleSet) -> str:
    """Name variant and level, the level left out when it is the normal one."""
    if which.level is Level.NORMAL:
        return variant(t, which.variant)
    return f"{variant(t, which.variant)} · {level(t, which.level)}"


def deal(t: Translator, which: RuleSet, players: int) -> str:
    """Say how many cards everybody gets and how many stay in the draw pile."""
    size = which.hand_size(players)
    left = len(which.deck) - size * players
    if players == 1:
        return t.gettext("{size} cards in hand, {left} in the draw pile").format(size=size, left=left)
    return t.gettext("{size} cards each, {left} in the draw pile").format(size=size, left=left)


def duties(t: Translator, which: RuleSet) -> str:
    """Say what a turn owes, and what burns."""
    drawing = which.minimum(1)
    owed = t.ngettext(
        "At least {count} card a turn, then {empty} once the draw pile is empty.",
        "At least {count} cards a turn, then {empty} once the draw pile is empty.",
        drawing,
    ).format(count=drawing, empty=which.minimum(0))
    if which.fire is None:
        return owed
    burning = ", ".join(str(card) for card in sorted(which.deck.burning))
    fire = t.gettext("{cards} burn: cover them before the next player's turn ends.").format(cards=burning)
    return f"{owed} {fire}"
