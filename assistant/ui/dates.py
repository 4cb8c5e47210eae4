"""Days and times in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

    from assistant.i18n import Translator


def _months(t: Translator) -> tuple[str, ...]:
    return (
        t.pgettext("month", "Jan"),
        t.pgettext("month", "Feb"),
        t.pgettext("month", "Mar"),
        t.pgettext("month", "Apr"),
        t.pgettext("month", "May"),
        t.pgettext("month", "Jun"),
        t.pgettext("month", "Jul"),
        t.pgettext("month", "Aug"),
        t.pgettext("month", "Sep"),
        t.pgettext("month", "Oct"),
        t.pgettext("month", "Nov"),
        t.pgettext("month", "Dec"),
    )


def day_and_time(t: Translator, when: datetime) -> str:
    """Write a moment, given in its own local time, as "30 Nov, 21:40"."""
    form = t.pgettext("day and time", "{day} {month}, {time}")
    return form.format(day=when.day, month=_months(t)[when.month - 1], time=f"{when:%H:%M}")


def day(t: Translator, when: datetime) -> str:
    """Write a day, given in its own local time, as "30 Nov 2026"."""
    form = t.pgettext("day", "{day} {month} {year}")
    return form.format(day=when.day, month=_months(t)[when.month - 1], year=when.year)
