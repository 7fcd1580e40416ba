# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Debug information of derivative functions: each instruction has the line of the primal instruction it comes from.

A derivative gets a subprogram of its own, and its locations say that the primal was inlined into it. So a debugger
stops in the gradient at the lines of the primal, and a backtrace shows both functions:

    %3 = fmul double %1, %2, !dbg !8                  %d = fmul double %a, %2, !dbg !40
    !8 = !DILocation(line: 4, scope: !5)       ->     !40 = !DILocation(line: 4, scope: !5, inlinedAt: !41)
                                                      !41 = distinct !DILocation(line: 3, scope: !42)
                                                      !42 = distinct !DISubprogram(name: "__enzcc_combined_f", ...)

(Two functions may not share a subprogram, nor may a location of another function's stand in this one by itself.) What
was inlined into the primal keeps its chain of places, with that last link added. Variables are not described:
`#dbg_` records are not copied.
"""

from __future__ import annotations

import re

from enzyme_passes.ir.instructions import Call, Instruction, Invoke
from enzyme_passes.ir.values import Function, Module
from enzyme_passes.support.patterns import pattern

_INLINED_AT = pattern(r", inlinedAt: (!\d+)")
_OF_SOURCE_ATOMS = pattern(r", atom(?:Group|Rank): \d+")  # they are numbered within their function


class DebugInformation:
    """New nodes in a module's debug information. Where it is not `wanted`, derivatives have no lines."""

    def __init__(self, module: Module, *, wanted: bool) -> None:
        self.module = module
        self.wanted = wanted
        self._next = 0

    def add(self, node: str) -> str:
        """A node; its name."""
        metadata = self.module.metadata
        self._next = self._next or max((int(name[1:]) for name in metadata), default=-1) + 1
        name = f"!{self._next}"
        metadata[name] = node
        self._next += 1
        return name

    def complete_subprograms(self) -> None:
        """Give a type to those that have none (incremental/debug_places.py): LLVM asks for it where a parameter that is
        not needed is left out."""
        untyped = [
            (name, node)
            for name, node in self.module.metadata.items()
            if node.startswith("distinct !DISubprogram(") and _field(node, "type") is None
        ]
        type = self.add(f"!DISubroutineType(types: {self.add('!{null}')})") if untyped else ""
        for name, node in untyped:
            self.module.metadata[name] = f"{node[:-1]}, type: {type})"

    def lines(self, derivative: Function, primal: Function) -> Lines:
        """Gives `derivative` a subprogram, if `primal` has one."""
        subprogram = primal.metadata.get("dbg") if self.wanted else None
        node = self.module.metadata.get(subprogram) if subprogram is not None else None
        return Lines(self, derivative, self._subprogram(derivative, primal, node) if node is not None else None)

    def _subprogram(self, derivative: Function, primal: Function, node: str) -> str | None:
        """The location that stands for the derivative as a whole, which is a place of its new subprogram."""
        file, unit, line = (_field(node, name) for name in ("file", "unit", "line"))
        if file is None or unit is None:
            return None
        mode = derivative.name.partition(primal.name)[0]
        name = mode + (_field(node, "name") or f'"{primal.name}"').strip('"')
        # No linkage name: of C++ functions, whose symbols are mangled, debuggers would show it instead of the name.
        type = self.add(f"!DISubroutineType(types: {self.add('!{null}')})")
        flags = ["DISPFlagLocalToUnit", "DISPFlagDefinition"]
        flags += ["DISPFlagOptimized"] if "DISPFlagOptimized" in node else []
        subprogram = derivative.metadata["dbg"] = self.add(
            f'distinct !DISubprogram(name: "{name}", scope: {file}, file: {file}, '
            f"line: {line or 0}, type: {type}, scopeLine: {_field(node, 'scopeLine') or line or 0}, "
            f"flags: DIFlagArtificial, spFlags: {' | '.join(flags)}, unit: {unit})"
        )
        return self.add(f"distinct !DILocation(line: {line or 0}, scope: {subprogram})")

    def place(self, caller: Function, call: Instruction) -> str | None:
        """A location for what takes the place of `call`: its own. Where LLVM has lost it, line 0, which belongs to no
        line: what calls a function that has a subprogram must have one."""
        own = call.metadata.get("dbg")
        subprogram = caller.metadata.get("dbg")
        if own is not None or subprogram is None:
            return own
        return self.add(f"!DILocation(line: 0, scope: {subprogram})")


class Lines:
    """The locations of one derivative function."""

    __slots__ = ("_debug", "_function", "_whole", "_known")

    def __init__(self, debug: DebugInformation, function: Function, whole: str | None) -> None:
        self._debug = debug
        self._function = function
        self._whole = whole
        self._known: dict[str, str] = {}

    def of(self, primal: Instruction) -> str | None:
        """The location, in the derivative, of what comes from an instruction of the primal."""
        node = primal.metadata.get("dbg")
        if node is None or self._whole is None:
            return None
        return self._known.get(node) or self._moved(node)

    def _moved(self, node: str) -> str | None:
        """`node` as a place of the derivative, with all the places that it is inlined at."""
        metadata = self._debug.module.metadata
        chain: list[str] = []
        at: str | None = node
        while at is not None and at not in self._known:
            chain.append(at)
            found = _INLINED_AT.search(metadata[at])
            at = found[1] if found is not None else None
        outer = self._whole if at is None else self._known[at]
        for inner in reversed(chain):
            text = _OF_SOURCE_ATOMS.sub("", _INLINED_AT.sub("", metadata[inner]))
            outer = self._known[inner] = self._debug.add(f"{text[:-1]}, inlinedAt: {outer})")
        return outer

    def complete(self) -> None:
        """Calls without a location get that of the whole function: LLVM wants one where a call might be inlined."""
        if self._whole is None:
            return
        for block in self._function.blocks:
            for instruction in block.instructions:
                if isinstance(instruction, (Call, Invoke)) and "dbg" not in instruction.metadata:
                    instruction.metadata["dbg"] = self._whole


def _field(node: str, name: str) -> str | None:
    found = re.search(rf'[( ]{name}: ("[^"]*"|[^,)]+)', node)
    return found[1] if found is not None else None
