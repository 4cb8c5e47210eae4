"""Every word on screen by which the browser tests find their way: a new wording changes one line here."""

from __future__ import annotations

from typing import Final

# A name that ends in * stands for every name that begins so.
APP: Final = "Four Piles"
NEW_GAME: Final = "New game"
REMATCH: Final = "Rematch: *"
RESUME: Final = "Go on: *"
THROW_AWAY_KEPT: Final = "Throw away: *"
KEPT_FOR_LATER: Final = "Kept for later"
RESULTS: Final = "Last results"

CLASSIC: Final = "Classic"
ON_FIRE: Final = "On Fire"
NORMAL: Final = "Normal"
EXPERT: Final = "Expert"
EXPERT2: Final = "Expert +"
ADD_NAME: Final = "+ Name"
TAKE_NAME: Final = "Add"
PLAYER: Final = "Player {}"
BEGINS: Final = "{} begins"
START: Final = "Start"
BACK: Final = "Back"

PILES: Final = ("Ascending pile 1", "Ascending pile 2", "Descending pile 1", "Descending pile 2")
TOP: Final = "top {},"
KNOWN: Final = r"top (\d+),"
FIGURES: Final = r"may be (\d+(?:(?: to | or |, )\d+)*)"
DRAW_PILE: Final = r"Draw pile: (\d+) cards?$"
LAID: Final = r"(\d+)(?: of \d+)?(?: cards?)?$"
ENTRY: Final = "Entry: "
EMPTY: Final = "empty"
UNKNOWN: Final = "?"
DELETE: Final = "Delete"
SKIP: Final = "Value not entered"
UNDO: Final = "Take back"
NOTHING_TO_UNDO: Final = "Nothing to take back"
BLOCKED: Final = "Blocked"
END_TURN: Final = "End turn"
MENU: Final = "Menu"
MENU_KEEP: Final = "Keep for later"
MENU_NEW: Final = "New game…"
MENU_GIVE_UP: Final = "Give up…"
MENU_GIVE_TURN: Final = "Give the turn to…"
MENU_REDO: Final = "Redo"

PLACE: Final = "Place {}"
TRICK: Final = "Ten back: {}"
TRICK_SAID: Final = "Backwards trick: ten back!"
TO_CONFIRM: Final = "You decide"
CHOSEN: Final = "Type its card"
LOWER: Final = "{} is lower than {}."
HIGHER: Final = "{} is higher than {}."
ALLOWED: Final = "Allowed: "
MORE_CARDS: Final = "{} more card"
NOT_BLOCKED: Final = "Enough cards are laid: end the turn instead."
ANOTHER_PHONE: Final = "Changed on another phone."
TOO_LATE: Final = r"^Another phone was faster|^The table has just changed"
NOTHING_LOST: Final = "Nothing you entered is lost."
WENT_WRONG: Final = "Something went wrong. Nothing you entered is lost."
BROKEN_PART: Final = "This part could not be shown. Nothing you entered is lost."
TRY_AGAIN: Final = "Try again"

WAS_IT_ALLOWED: Final = "Was that allowed?"
MAY_IT_LIE: Final = " lie there?"
YES: Final = "Yes, lay it"
NO: Final = "No"
DOES_IT_BURN: Final = "Does it burn?"
CANNOT_TELL: Final = "We cannot tell"
NO_FIRE: Final = "No fire"
BURNS: Final = "It burns"
DID_NOT_LOOK: Final = "We did not look"
COVER_NOW: Final = "Burns: cover it now"
DRAWS: Final = r"draws (\d+) cards?$"
DRAWN: Final = "Drawn · "
NOT_YET: Final = "Not yet"
FIRE_NOT_COVERED: Final = "Fire not covered"
LOSE: Final = "End and lose"
GO_BACK: Final = "Go back"
TAKE_TURN_BACK: Final = "Undo the end of "
PUTS_BACK: Final = r"(.+) puts (\d+) cards? back on the draw pile\."
PUT_BACK: Final = "Put back"
LEAVE_IT: Final = "Leave it"
GIVE_UP_QUESTION: Final = "Give the game up?"
GO_ON: Final = "Go on"
GIVE_UP: Final = "Give up"

LOST: Final = "The game is over"
WON: Final = "You beat the game!"
WON_RESULT: Final = "Won"
GIVEN_UP: Final = "Given up"
CARDS_LEFT: Final = r"(\d+) cards? left"
COULD_NOT_GO_ON: Final = "{} could not go on."
TAKE_BACK: Final = "Take back"
SAVE: Final = "Save the result"

IN_THE_WAY: Final = "A game is on the table"
KEEP_OTHER: Final = "Keep it for later"
SAVE_OTHER: Final = "Save it as given up"
THROW_OTHER_AWAY: Final = "Throw it away"
BACK_TO_IT: Final = "Go back to it"
CANCEL: Final = "Cancel"
NOTHING_KEPT: Final = "No card was laid, so nothing was kept."
THROWN_AWAY: Final = "The other game was thrown away."
BRING_IT_BACK: Final = "Bring it back"
REFUSED: Final = r"^\d+ is (lower|higher) than|^There is no card|is on the table already|^That contradicts"
OWED_SAID: Final = r"Lay \d+ more cards? first\.$"

ANSWERS: Final = frozenset(
    {
        f"{DRAWN}*",
        CANNOT_TELL,
        DID_NOT_LOOK,
        YES,
        NO,
        BURNS,
        NO_FIRE,
        GO_BACK,
        LOSE,
        PUT_BACK,
        LEAVE_IT,
        TAKE_BACK,
        SAVE,
        GIVE_UP,
        GO_ON,
    }
)
"""Buttons of what appears where another button lay: in the first moment they do nothing."""

BRING_A_TABLE: Final = frozenset({TAKE_BACK, RESUME, REMATCH})
"""Buttons that bring a table, whose own buttons do nothing in the first moment."""
