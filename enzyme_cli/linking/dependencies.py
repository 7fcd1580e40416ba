"""The rule for make that a linker writes (`-Wl,--dependency-file=FILE`): what the user named, not what we put there.

    /tmp/enzcc-1/linked: \\                prog: \\
      /tmp/enzcc-1/differentiated.o \\       main.o \\
      libmodel.a                            libmodel.a

A build tool would miss the temporary files the next time, and link again for ever.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from enzyme_passes.diagnostics import Failure

_OPTION = re.compile(r"--?dependency-file(?:=(.*))?")
_NAME = re.compile(r"(?:\\.|\$\$|[^\s\\])+")


def name_users_files(arguments: Sequence[str], directory: Path, output: str, objects: Sequence[str] = ()) -> None:
    """In the files that the link with `arguments` wrote: `output` for its output, which was in `directory`, and for the
    temporary files there all `objects` of the user's command, which they stand for. Raises EZ0805."""
    for file in _files(arguments):
        try:
            text = file.read_text()
            file.write_text(_named(text, f"{directory}/", output, objects))
        except OSError as error:
            raise Failure("EZ0805", f"cannot write {file}: {error.strerror}") from error


def _files(arguments: Sequence[str]) -> Iterator[Path]:
    words = _linkers_words(arguments)
    for word in words:
        option = _OPTION.fullmatch(word)
        if option is not None:
            name = option[1] if option[1] is not None else next(words, "")
            if Path(name).is_file():
                yield Path(name)


def _linkers_words(arguments: Sequence[str]) -> Iterator[str]:
    given = iter(arguments)
    for argument in given:
        if argument == "-Xlinker":
            yield next(given, "")
        elif argument.startswith("-Wl,"):
            yield from argument.split(",")[1:]


def _named(text: str, directory: str, output: str, objects: Sequence[str]) -> str:
    """The rule, and one without prerequisites for each of them, so that make does not mind if one is gone."""
    rule = text.partition("\n\n")[0].replace("\\\n", " ")
    named = [*map(_escaped, objects), *_NAME.findall(rule.partition(": ")[2])]
    prerequisites = [name for name in dict.fromkeys(named) if not name.startswith(directory)]
    lines = " \\\n  ".join([f"{_escaped(output)}:", *prerequisites])
    return "\n\n".join([lines, *(f"{name}:" for name in prerequisites)]) + "\n"


def _escaped(name: str) -> str:
    return name.replace("$", "$$").replace(" ", "\\ ").replace("#", "\\#")
