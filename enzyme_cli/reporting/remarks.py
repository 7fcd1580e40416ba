# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a report says, as remarks in clang's form, for editors and compiler explorers.

-Rpass=enzyme            what the reverse sweep computes again
-Rpass-missed=enzyme     what it keeps, why, and calls in two halves
-Rpass-analysis=enzyme   allocations doubled, what is inactive that looks otherwise

wave.c:6:40: remark: the gradient of 'f' keeps u[i]: 8 B × steps × (n - 1), line 6 may overwrite u[i]
      [-Rpass-missed=enzyme]
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from enzyme_cli.render import report_remark
from enzyme_passes.support.diagnostics import Diagnostic, SourceLocation

if TYPE_CHECKING:
    from enzyme_cli.invocation import Invocation

OPTIONS: Final = {"again": "-Rpass", "kept": "-Rpass-missed", "call": "-Rpass-missed", "doubled": "-Rpass-analysis",
    "inactive": "-Rpass-analysis", "atomic": "-Rpass-analysis"}  # fmt: skip
_KINDS: Final = {"-Rpass": "Passed", "-Rpass-missed": "Missed", "-Rpass-analysis": "Analysis"}
_CALLS: Final = {
    "split": "is in two halves: its own values are kept between them",
    "repeated": "is made wholly in the reverse sweep",
}
"""Ways of calls that cost something."""


def show(invocation: Invocation) -> None:
    """The remarks that the command asks for, of all that was told of its derivatives."""
    wanted = invocation.remarks
    units = [unit for text in invocation.told for unit in json.loads(text)]
    for option, said in dict.fromkeys(one for unit in units for one in remarks(unit)):
        if option in wanted:
            report_remark(said, as_json=invocation.own.diagnostics_json, stream=invocation.log)


def record(invocation: Invocation, file: str) -> None:
    """All that was told, in LLVM's form of such records, for `opt-viewer` and its kin. Raises Failure EZ0805."""
    from enzyme_cli.outputs import write_output

    units = [unit for text in invocation.told for unit in json.loads(text)]
    entries = dict.fromkeys(_entry(*one) for unit in units for one in _all(unit))
    write_output(file, "".join(entries).encode("utf-8", "replace"))


def _entry(option: str, kind: str, symbol: str, said: Diagnostic) -> str:
    """A document of YAML; strings as JSON has them are strings there, too."""
    place = said.location
    lines = [f"--- !{_KINDS[option]}", "Pass:            enzyme", f"Name:            {kind.capitalize()}"]
    if place is not None:
        where = f"File: {json.dumps(place.file)}, Line: {place.line}, Column: {place.column}"
        lines.append(f"DebugLoc:        {{ {where} }}")
    text = json.dumps(said.message.rpartition(" [")[0], ensure_ascii=False)
    lines += [f"Function:        {json.dumps(symbol)}", "Args:", f"  - String:          {text}", "..."]
    return "".join(f"{line}\n" for line in lines)


def remarks(unit: Mapping[str, Any]) -> Iterator[tuple[str, Diagnostic]]:
    """Each with the option that asks for it, in the order of the source."""
    for option, _, _, said in _all(unit):
        yield option, said


def _all(unit: Mapping[str, Any]) -> Iterator[tuple[str, str, str, Diagnostic]]:
    """Each with the option, the kind of fact, and the symbol of the function."""
    found = []
    for derivative in unit["derivatives"].values():
        for fact in derivative["facts"]:
            words = _words(fact)
            if not words:
                continue
            option = OPTIONS[fact["kind"]]
            message = f"in the {_called(derivative)} of '{derivative['function']}', {words} [{option}=enzyme]"
            file = unit["scopes"][fact["scope"]]["file"]
            place = SourceLocation(_near(file), fact["line"], fact["column"]) if file else None
            said = Diagnostic("remark", "enzyme", message, place)
            symbol = derivative.get("symbol", derivative["function"])
            found.append((file, fact["line"], fact["column"], option, fact["kind"], symbol, said))
    for _, _, _, option, kind, symbol, said in sorted(found, key=lambda one: one[:4]):
        yield option, kind, symbol, said


def _called(derivative: Mapping[str, Any]) -> str:
    return "derivative" if derivative["mode"] in ("forward", "tangent") else "gradient"


def _words(fact: Mapping[str, Any]) -> str:
    what = fact["what"] or "a value"
    notes = "".join(f", {note}" for note in fact.get("notes", ()))
    match fact["kind"]:
        case "again":
            return f"{what} is computed again{notes}"
        case "kept":
            times = f" × {fact['shown']}" if fact.get("shown") not in (None, "", "1") else ""
            size = f": {fact['size']} B{times}" if fact.get("size") else ""
            return f"{what} is kept{size}{notes}"
        case "call" if fact.get("where") in _CALLS:
            return f"the call {what} {_CALLS[fact['where']]}{notes}"
        case "doubled":
            return f"{what} is allocated twice, for its shadow{notes}"
        case "inactive":
            return f"{what} is inactive{notes}"
        case "atomic":
            return f"the derivative by {what} is added atomically{notes}"
        case _:
            return ""


def _near(file: str) -> str:
    """As clang would write it: from here, if it is below."""
    here = os.path.relpath(file)
    return file if here.startswith("..") else here
