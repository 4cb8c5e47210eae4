"""The words for what the referee says: verdicts, reasons, refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.tracker.verdict import Code

if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.i18n import Translator
    from assistant.tracker.verdict import Reason, Refusal


def short_reason(t: Translator, reason: Reason) -> str:
    """Say in a few signs why a card may not lie on a pile; it stands on the pile itself."""
    match reason.code:
        case Code.NOT_HIGHER:
            return t.gettext("{card} is too low").format(card=reason.card)
        case Code.NOT_LOWER:
            return t.gettext("{card} is too high").format(card=reason.card)
        case Code.NOT_A_CARD:
            return t.gettext("No such card")
        case Code.ON_TABLE:
            return t.gettext("Already laid")
        case Code.CONTRADICTS:
            return t.gettext("Cannot be")
        case _:
            return t.gettext("Does not fit")


def refusal(t: Translator, refused: Refusal, allowed: str = "") -> str:
    """Say in one sentence why an act was refused, and for a card what would be allowed."""
    if refused.code is Code.ILLEGAL:
        return "\n".join(filter(None, (_illegal(t, refused.reasons[1:]), allowed)))
    return _act(t, refused.reasons[0])


def _illegal(t: Translator, reasons: Sequence[Reason]) -> str:  # noqa: PLR0911 -- one sentence a reason
    reason = reasons[0]
    if reason.card is None:
        return _illegal_unseen(t, reason)
    facts = {"card": reason.card, "top": reason.top}
    match reason.code:
        case Code.NOT_HIGHER:
            return t.gettext("{card} is lower than {top}.").format(**facts)
        case Code.NOT_LOWER:
            return t.gettext("{card} is higher than {top}.").format(**facts)
        case Code.NOT_A_CARD:
            return t.gettext("There is no card {card}.").format(**facts)
        case Code.ON_TABLE:
            return t.gettext("{card} is on the table already. Was it entered by mistake?").format(**facts)
        case Code.CONTRADICTS:
            return t.gettext("That contradicts what was entered before.")
        case _:
            return t.gettext("{card} fits none of the cards that may lie there.").format(**facts)


def _illegal_unseen(t: Translator, reason: Reason) -> str:
    """Say why no card can lie there whose value nobody entered."""
    if reason.code is Code.CONTRADICTS:
        return t.gettext("That contradicts what was entered before.")
    return t.gettext("No such card can lie there now.")


def _act(t: Translator, reason: Reason) -> str:  # noqa: PLR0911 -- one sentence a reason
    count = reason.count or 0
    match reason.code:
        case Code.MINIMUM:
            sentence = t.ngettext("Lay {count} more card first.", "Lay {count} more cards first.", count)
            return sentence.format(count=count)
        case Code.MAXIMUM:
            sentence = t.ngettext(
                "Only {count} card may be laid in a turn.", "Only {count} cards may be laid in a turn.", count
            )
            return sentence.format(count=count)
        case Code.NO_CARDS:
            return t.gettext("This hand is empty. End the turn.")
        case Code.GAME_OVER:
            return t.gettext("The game is over. Take the last step back to go on.")
        case Code.NOT_BLOCKED:
            return t.gettext("Enough cards are laid: end the turn instead.")
        case Code.NOTHING_TO_UNDO:
            return t.gettext("There is nothing to take back.")
        case Code.NOTHING_TO_REDO:
            return t.gettext("There is nothing to bring back.")
        case Code.TOO_FEW_CARDS:
            return t.gettext("That hand has too few cards to have laid these.")
        case Code.CONTRADICTS:
            return t.gettext("That contradicts what was entered before.")
        case _:
            return t.gettext("That is not possible now.")


def more_cards(t: Translator, count: int) -> str:
    """Say how many cards the turn still owes."""
    return t.ngettext("{count} more card", "{count} more cards", count).format(count=count)
