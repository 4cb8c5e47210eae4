"""What can be asked of `fourpiles` on its command line."""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from assistant import __version__
from assistant.i18n import best, languages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from assistant.i18n import Translator

LARGEST_PORT = 65535


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one start; None leaves a choice to the app."""

    port: int | None
    data_dir: Path | None
    language: str | None
    restore: Path | None
    window: bool
    no_browser: bool


def read(arguments: Sequence[str], translator: Translator) -> Options:
    """Return what `arguments` ask for; --help, --version and what makes no sense end the program."""
    return Options(**vars(_parser(translator).parse_args(arguments)))


def language(arguments: Sequence[str]) -> str:
    """Return the language to talk to this terminal in: --language, else the environment's, else English."""
    early = argparse.ArgumentParser(prog="fourpiles", add_help=False)
    early.add_argument("--language")
    chosen: str | None = early.parse_known_args(arguments)[0].language
    return best([chosen] if chosen else _terminal_languages())


def _terminal_languages() -> list[str]:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return [value for value in map(os.environ.get, names) if value][:1]


def _parser(translator: Translator) -> argparse.ArgumentParser:
    _ = translator.gettext
    parser = argparse.ArgumentParser(
        prog="fourpiles",
        description=_("Follow a game of The Game on this machine, in a browser or in a window of its own."),
    )
    add = parser.add_argument
    add("--version", action="version", version=f"fourpiles {__version__}")
    add(
        "--port",
        type=_port(translator),
        help=_("serve on this port (otherwise on 9898, or the next free one)"),
    )
    add("--data-dir", type=Path, metavar="FOLDER", help=_("keep players and games in this folder"))
    add("--language", choices=languages(), help=_("speak this language where a device has not chosen one"))
    add("--window", action="store_true", help=_("open a window of its own instead of the browser"))
    add("--no-browser", action="store_true", help=_("only say where the app is, open nothing"))
    add("--restore", type=_file(translator), metavar="COPY", help=_("put this copy of the data back first"))
    return parser


def _port(translator: Translator) -> Callable[[str], int]:
    def port(text: str) -> int:
        if not text.isascii() or not text.isdigit() or int(text) > LARGEST_PORT:
            sentence = translator.gettext("a port is a number from 0 (any free one) to {largest}")
            raise argparse.ArgumentTypeError(sentence.format(largest=LARGEST_PORT))
        return int(text)

    return port


def _file(translator: Translator) -> Callable[[str], Path]:
    def file(text: str) -> Path:
        if not Path(text).is_file():
            raise argparse.ArgumentTypeError(translator.gettext("there is no file {path}").format(path=text))
        return Path(text)

    return file
