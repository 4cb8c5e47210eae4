"""What `fourpiles` does: opens the data folder, serves the app on this machine and shows it."""

from __future__ import annotations

import contextlib
import signal
import sys
from datetime import datetime
from typing import TYPE_CHECKING

from assistant import errors, paths
from assistant.cli.excuses import excuse, no_window
from assistant.cli.options import Options, language, read
from assistant.i18n import Translator

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

FAILED = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with `argv` (without its name) and return its exit code.

    0 when a person or the system ended it; 2 when it could not start: then one sentence on stderr says what
    is wrong and what to do.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    translator = Translator(language(arguments))
    options = read(arguments, translator)
    # The system's way to end a program then works as Ctrl+C does: all is closed and the folder given back.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        _run(options, translator)
    except KeyboardInterrupt:
        pass
    except errors.FourPilesError as error:
        _say(excuse(error, translator, options.data_dir), error=True)
        return FAILED
    return 0


def _run(options: Options, translator: Translator) -> None:
    # Imports come late and in the order of need: --help answers at once, a taken port or folder soon.
    from assistant.server import serve  # noqa: PLC0415
    from assistant.storage.ownership import FolderLock  # noqa: PLC0415

    with contextlib.ExitStack() as stack:
        folder = paths.data_dir(options.data_dir)
        lock = FolderLock.acquire(folder)
        stack.callback(lock.release)
        listening = stack.enter_context(serve.bind(options.port))
        if options.restore is not None:
            _restore(folder, options.restore, translator)
        from assistant.app import DRAWING, open_app  # noqa: PLC0415

        app = open_app(folder, language=options.language, drawing=DRAWING)
        stack.callback(app.close)
        url = serve.address(listening)
        lock.announce(url)
        closed = _show(url, options, translator, stack)
        from assistant.server.ahead import Ahead  # noqa: PLC0415  the browser starts meanwhile
        from assistant.server.app import build  # noqa: PLC0415  as above
        from assistant.ui.ahead import bring_in  # noqa: PLC0415  as above

        served = Ahead(build(app.main, listening.getsockname()[1], translator), bring_in)
        serve.serve(served, listening, closed)


def _restore(folder: Path, copy: Path, translator: Translator) -> None:
    from assistant.storage.restoring import put_back  # noqa: PLC0415

    kept = put_back(folder, copy, datetime.now().astimezone())
    _say(translator.gettext("{copy} is in use again.").format(copy=copy))
    if kept is not None:
        _say(translator.gettext("The file it replaces was kept as {path}.").format(path=kept))


def _show(
    url: str, options: Options, translator: Translator, stack: contextlib.ExitStack
) -> Callable[[], bool]:
    """Say where the app is, show it, and return how to ask whether the person has closed its window."""
    from assistant.server import browser, window  # noqa: PLC0415

    _say(translator.gettext("Four Piles is at {address} until you press Ctrl+C.").format(address=url))
    if options.window:
        _say(_window_needs(translator))
        try:
            window.prepare()
            shown = window.open_window(url)
        except errors.NoWindow as error:
            _say(no_window(error, translator), error=True)
        else:
            stack.callback(shown.close)
            return shown.closed
    if not options.no_browser and browser.has_screen():
        stack.callback(browser.open_browser(url).poll)
    return lambda: False


def _window_needs(translator: Translator) -> str:
    return translator.gettext(
        "The window needs Flet's desktop client: where it is not here yet, Flet now downloads it once, "
        "some tens of megabytes, from Flet's release page."
    )


def _say(sentence: str, *, error: bool = False) -> None:
    print(sentence, file=sys.stderr if error else sys.stdout, flush=True)
