# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules files as text: YAML in, plain entries with line numbers out.

Scalars stay text (no YAML 1.1 surprises: `y`, `1e-5`, `no`), and remember their line for errors. The
built-in files are also kept as `compiled.json`, because importing and running a YAML parser costs
more than all the rest of a small compilation. The JSON carries a checksum of the YAML it was made
from and is ignored when that does not fit, so an edited rule takes effect at once; `python -m
enzyme_passes.rules.source` (or `make docs`) writes it anew, and a test compares.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure, SourceLocation

HERE: Final = Path(__file__).parent
COMPILED: Final = HERE / "compiled.json"
FORMAT_HELP: Final = "`enzyme-cli rules --format` explains the format"


class Scalar(str):
    """The text of a YAML scalar, with its line."""

    __slots__ = ("line",)
    line: int


Value = str | list["Value"] | dict[str, "Value"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a rules file, not yet interpreted."""

    path: str
    line: int
    fields: dict[str, Value]

    def refuse(self, message: str, at: Value | None = None) -> NoReturn:
        """Raises EZ0604 with the file and the line of `at` (or of the entry)."""
        line = at.line if isinstance(at, Scalar) else self.line
        raise bad_rules(self.path, line, message)


def bad_rules(path: str, line: int, message: str) -> Failure:
    """`line` 0: the file as a whole."""
    return Failure("EZ0604", message, location=SourceLocation(path, line), helps=[FORMAT_HELP])


def builtin_files() -> list[Path]:
    return sorted(HERE.glob("*.yaml"))


def builtin_entries() -> list[Entry]:
    return compiled_entries(builtin_files(), COMPILED)


def compile_builtin() -> str:
    """The text of `compiled.json`."""
    return compiled_text(builtin_files())


def compiled_entries(files: Sequence[Path], compiled: Path) -> list[Entry]:
    """The entries of files, from the JSON that was made of them if that is up to date."""
    try:
        made = json.loads(compiled.read_bytes())
    except (OSError, ValueError):
        made = {}
    if isinstance(made, dict) and made.get("checksum") == _checksum(files):
        return [Entry(path, line, fields) for path, line, fields in made["entries"]]
    return [entry for file in files for entry in read(file, file.name)]


def compiled_text(files: Sequence[Path]) -> str:
    """The JSON of the entries of files."""
    entries = [[e.path, e.line, e.fields] for file in files for e in read(file, file.name)]
    lines = ",\n".join(json.dumps(entry, ensure_ascii=True, separators=(",", ":")) for entry in entries)
    return f'{{"checksum":{_checksum(files)},"entries":[\n{lines}\n]}}\n'


def _checksum(files: Sequence[Path]) -> int:
    checksum = 0
    for file in files:
        checksum = zlib.crc32(file.name.encode() + b"\0" + file.read_bytes(), checksum)
    return checksum


def read(file: Path, name: str | None = None) -> list[Entry]:
    """Parses one rules file: a list of mappings. Raises Failure EZ0604; errors call the file `name`."""
    import yaml

    path = str(file) if name is None else name
    loader: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        root = yaml.compose(file.read_text(encoding="utf-8"), Loader=loader)
    except OSError as error:
        raise bad_rules(path, 0, f"cannot be read: {error.strerror}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or str(error).splitlines()[0]
        raise bad_rules(path, mark.line + 1 if mark is not None else 0, f"not valid YAML: {problem}") from None
    if root is None:
        return []
    if not isinstance(root, yaml.SequenceNode):
        raise bad_rules(path, root.start_mark.line + 1, "a rules file is a list of entries")
    entries: list[Entry] = []
    for node in root.value:
        value = _plain(node, path)
        line = node.start_mark.line + 1
        if not isinstance(value, dict):
            raise bad_rules(path, line, "an entry is a mapping, with `names` and `args`")
        entries.append(Entry(path, line, value))
    return entries


def _plain(node: object, path: str) -> Value:
    import yaml

    match node:
        case yaml.ScalarNode():
            scalar = Scalar(node.value)
            scalar.line = node.start_mark.line + 1
            return scalar
        case yaml.SequenceNode():
            return [_plain(item, path) for item in node.value]
        case yaml.MappingNode():
            result: dict[str, Value] = {}
            for key, value in node.value:
                line = key.start_mark.line + 1
                if not isinstance(key, yaml.ScalarNode):
                    raise bad_rules(path, line, "a key is text")
                if key.value in result:
                    raise bad_rules(path, line, f"the key `{key.value}` is given twice")
                result[key.value] = _plain(value, path)
            return result
        case _:
            raise bad_rules(path, 0, "not a list, mapping or text")


if __name__ == "__main__":
    COMPILED.write_text(compile_builtin(), encoding="utf-8")
