"""The bugs that the tests must notice, each by its name: one more is one more row in `tests/bugs`.

`tests/test_mutants.py` plants them one at a time, and each file in a row must then hold a test that fails.
"""

from __future__ import annotations

from tests.bugs.laying import LAYING
from tests.bugs.logs import LOGS
from tests.bugs.phones import PHONES
from tests.bugs.turns import TURNS

MUTANTS = (*LAYING, *TURNS, *LOGS, *PHONES)
