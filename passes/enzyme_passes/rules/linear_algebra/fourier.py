# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The symbols of FFTW 3.

    p = fftw_plan_dft_1d(n, in, out, FFTW_FORWARD, FFTW_ESTIMATE);      is noted by csrc/fourier.c: plans say nothing
    fftw_execute_dft(p, x, y)                                           an operation on x and y
    fftw_execute(p)                                                     the same on `in` and `out`, where the call of
                                                                        the planner is in sight once LLVM has inlined

  call void @fftw_execute_dft(ptr %p, ptr %x, ptr %y)
is, while derivatives are made,
  %g = call ptr @__enzcc_fftw_geometry(ptr %p)
  call void @enzcc.blas.w.dexecute_dft(ptr %p, ptr %g, ptr %x, ptr %y)

The geometry outlives the plan, which the program may have destroyed when the reverse sweep comes.
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir.text import matching, split_commas
from enzyme_passes.rules.linear_algebra.forms import is_stated
from enzyme_passes.rules.linear_algebra.names import NOTED, PREFIX
from enzyme_passes.rules.linear_algebra.rules import declaration
from enzyme_passes.rules.linear_algebra.table import Operation, routines
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.patterns import pattern

GEOMETRY: Final = "__enzcc_fftw_geometry"
_DECLARATION: Final = f"declare ptr @{GEOMETRY}(ptr) nounwind willreturn nofree memory(read)"
_ENTRY: Final = f"{PREFIX}entry."
_DECLARED: Final = pattern(r"^declare (?P<head>[^@\n]*)@(?P<name>fftwf?_\w+)\((?P<rest>[^\n]*)$", re.MULTILINE)
_TRANSFORM: Final = r"(?:dft|dft_r2c|dft_c2r|r2r)"
PLANNER: Final = pattern(rf"plan_(?:(?P<how>many|guru|guru64)_)?(?P<type>{_TRANSFORM})(?:_(?P<rank>[123])d)?$")
_PLANNED: Final = pattern(
    rf"^  (?P<plan>%\S+) = [^\n]*?call [^\n]*?ptr @{NOTED}(?P<library>fftwf?_)(?P<planner>plan_\w+)(?=\()", re.MULTILINE
)
_EXECUTED: Final = pattern(
    r"^  [^\n=]*?call void @fftwf?_execute\(ptr [^\n%]*(?P<plan>%[^\s,)]+)\)(?P<rest>[^\n]*)$", re.MULTILINE
)
_BODY: Final = pattern(r"^define [^\n]*\{$.*?^\}$", re.MULTILINE | re.DOTALL)
_VALUE: Final = pattern(r"%|@|\bnull\b|\bgetelementptr\b|\binttoptr\b|\bundef\b|\bpoison\b")
_SIZES: Final = {"alloc_real": (4, 8), "alloc_complex": (8, 16)}


@dataclass
class _Rewritten:
    """What stands for functions of FFTW. `entries`: definitions of functions that are called in their place; `added`:
    declarations of what these call; `allocators`: attributes of functions that make and release memory."""

    entries: dict[str, str] = field(default_factory=dict)
    added: dict[str, str] = field(default_factory=dict)
    allocators: dict[str, str] = field(default_factory=dict)

    def function(self, name: str, result: str, types: list[str]) -> None:
        """One that is declared."""
        library, said = name[: name.index("_") + 1], name[name.index("_") + 1 :]
        if said in ("malloc", "free"):
            self.allocators |= _allocator(library)
        elif said in _SIZES and types == ["i64"]:
            self._sized(library, name, _SIZES[said][library == "fftw_"])
        elif said.startswith("execute_") and said in routines() and types == ["ptr"] * 3:
            known = _operation(library, said)
            ask = f"%geometry = call ptr @{GEOMETRY}(ptr %v0)"
            given = ["%v0", "%geometry", "%v1", "%v2"]
            self.entries[name] = _define("void", name, types, ask, f"@{known.name}", given)
            self.added |= {known.name: declaration(known), GEOMETRY: _DECLARATION}
        elif said == "execute" and types == ["ptr"]:  # which may be one of these, once all is inlined: see with_arrays
            self.entries[name] = _define("void", name, types, "", f"@{name}", ["%v0"])
            self.added[name] = f"declare void @{name}(ptr)"
        elif said == "cleanup_threads" and not types:
            forget = f"{NOTED}{library}forget"
            self.entries[name] = _define("void", name, types, f"call void @{forget}()", f"@{name}", [])
            self.added |= {forget: f"declare void @{forget}()", name: f"declare void @{name}()"}
        elif said in ("destroy_plan", "cleanup") or PLANNER.match(said):
            own, given = f"{NOTED}{name}", [f"%v{k}" for k in range(len(types))]
            if result == ("ptr" if said.startswith("plan") else "void"):
                self.entries[name] = _define(result, name, types, "", f"@{own}", given)
                self.added[own] = f"declare {result} @{own}({', '.join(types)})"

    def _sized(self, library: str, name: str, size: int) -> None:
        first = f"%bytes = mul i64 %v0, {size}"
        self.entries[name] = _define("ptr", name, ["i64"], first, f"@{library}malloc", ["%bytes"])
        self.added[f"{library}malloc"] = f"declare ptr @{library}malloc(i64)"
        self.added[f"{library}free"] = f"declare void @{library}free(ptr)"
        self.allocators |= _allocator(library)


def with_transforms(text: str) -> str:
    """Raw IR in which planners are noted, and executions on given arrays are operations."""
    found = _Rewritten()
    for match in _DECLARED.finditer(text):
        end = matching(text, match.start("rest") - 1)
        if not is_stated(text, text[end : match.end()]):
            types = [p.split()[0] for p in split_commas(text[match.start("rest") : end]) if p.strip()]
            found.function(match["name"], match["head"].split()[-1], types)
    if found.entries:
        names = "|".join(map(re.escape, found.entries))
        text = re.sub(rf"(?<=@)({names})(?![\w.$-])", lambda m: f"{_ENTRY}{m[1]}", text)
        text = re.sub(rf"^declare [^\n]*@{re.escape(_ENTRY)}fftw[^\n]*$", "", text, flags=re.MULTILINE)
        missing = [line for name, line in found.added.items() if not _is_declared(text, name)]
        text = "\n".join([text, *found.entries.values(), *missing, ""])
    for name, said in found.allocators.items():
        text = re.sub(rf"^declare [^\n]*?@{name}\(.*?\)(?= |$)(?![^\n]*\()", rf"\g<0> {said}", text, flags=re.M)
    return text


def _is_declared(text: str, name: str) -> bool:
    return re.search(rf"^declare [^\n]*@{re.escape(name)}\(", text, re.MULTILINE) is not None


def _operation(library: str, name: str) -> Operation:
    return Operation(routines()[name], "w", "d" if library == "fftw_" else "s")


def _allocator(library: str) -> dict[str, str]:
    return {
        f"{library}malloc": f'"enzyme_allocation_like"="0;-1;{library}free"',
        f"{library}free": '"enzyme_deallocator"="-1"',
    }


def _define(result: str, name: str, types: list[str], first: str, callee: str, given: list[str]) -> str:
    known = {f"%v{k}": t for k, t in enumerate(types)}
    arguments = ", ".join(f"{known.get(g, 'i64' if g == '%bytes' else 'ptr')} {g}" for g in given)
    parameters = ", ".join(f"{t} {n}" for n, t in known.items())
    made, last = ("", "ret void") if result == "void" else ("%made = ", f"ret {result} %made")
    lines = [*([first] if first else []), f"{made}call {result} {callee}({arguments})", last]
    body = "\n".join(f"  {line}" for line in lines)
    return f"define internal {result} @{_ENTRY}{name}({parameters}) alwaysinline nounwind {{\n{body}\n}}"


def with_arrays(prepared: str) -> str:
    """Prepared IR in which plans are executed on the arrays that they were made for, where it is known which."""
    if "@fftw_execute(" not in prepared and "@fftwf_execute(" not in prepared:
        return prepared
    used: dict[str, Operation] = {}

    def function(match: re.Match[str]) -> str:
        return _with_arrays(match[0], used)

    text = _BODY.sub(function, prepared)
    if not used:
        return prepared
    added = {GEOMETRY: _DECLARATION, **{name: declaration(known) for name, known in used.items()}}
    missing = [line for name, line in added.items() if not _is_declared(prepared, name)]
    return "\n".join([text, *missing, ""])


def _with_arrays(body: str, used: dict[str, Operation]) -> str:
    plans: dict[str, tuple[Operation, list[str]]] = {}
    for match in _PLANNED.finditer(body):
        planner = PLANNER.match(match["planner"])
        assert planner is not None
        given = split_commas(body[match.end() + 1 : matching(body, match.end())])
        arrays = [_value(given[k]) for k in arrays_of(planner)]
        plans[match["plan"]] = _operation(match["library"], f"execute_{planner['type']}"), arrays

    def executed(match: re.Match[str]) -> str:
        if match["plan"] not in plans:
            return match[0]
        known, (x, y) = plans[match["plan"]]
        used[known.name] = known
        plan, geometry = match["plan"], f"%enzcc.geometry.{match.start()}"
        debug = re.search(r", !dbg !\d+", match["rest"])
        where = debug[0] if debug is not None else ""
        return (
            f"  {geometry} = call ptr @{GEOMETRY}(ptr {plan}){where}\n"
            f"  call void @{known.name}(ptr {plan}, ptr {geometry}, ptr {x}, ptr {y}){where}"
        )

    return _EXECUTED.sub(executed, body)


def _value(argument: str) -> str:
    """An argument without its type and attributes."""
    found = _VALUE.search(argument)
    assert found is not None, argument
    return argument[found.start() :].strip()


def arrays_of(planner: re.Match[str]) -> tuple[int, int]:
    """Which arguments of a planner are the arrays."""
    if planner["rank"] is not None:
        rank = int(planner["rank"])
        return rank, rank + 1
    return {None: (2, 3), "many": (3, 7), "guru": (4, 5), "guru64": (4, 5)}[planner["how"]]
