# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Debug information of Julia's modules, read from their text: whose code an instruction is, and at which line."""

from __future__ import annotations

import os
import re
from typing import Final

from enzyme_passes.support.patterns import pattern

LOCATION: Final = pattern(r", !dbg (!\d+)")
_LOCATION = pattern(
    r"^(!\d+) = (?:distinct )?!DILocation\(line: (\d+).*?scope: (!\d+)(?:, inlinedAt: (!\d+))?", re.MULTILINE
)
_SUBPROGRAM = pattern(r'^(!\d+) = (?:distinct )?!DISubprogram\(name: "((?:[^"\\]|\\.)*)".*?file: (!\d+)', re.MULTILINE)
_FILE = pattern(r'^(!\d+) = !DIFile\(filename: "((?:[^"\\]|\\.)*)"', re.MULTILINE)


class DebugInfo:
    """Of one module."""

    def __init__(self, text: str) -> None:
        files = dict(_FILE.findall(text))
        self.scopes = {node: (name, files.get(file, "")) for node, name, file in _SUBPROGRAM.findall(text)}
        self.nodes = {node: (line, scope, outer) for node, line, scope, outer in _LOCATION.findall(text)}

    def place(self, node: str) -> str:
        """`file:line` of the outermost function around a location, which is the one whose code this is."""
        if node not in self.nodes:
            return ""
        while self.nodes[node][2] in self.nodes:
            node = self.nodes[node][2]
        line, scope, _ = self.nodes[node]
        return f"{self.scopes.get(scope, ('', ''))[1]}:{line}"

    def is_julias(self, line: str) -> bool:
        """Whether an instruction is of Julia's own library, whose sources are not here or in its directory."""
        found = LOCATION.search(line)
        node = self.nodes.get(found[1]) if found is not None else None
        file = self.scopes.get(node[1], ("", ""))[1] if node is not None else ""
        if not file or file.startswith(("REPL[", "none", "string")):
            return False
        return "/share/julia/" in file or not os.path.exists(file)

    def method(self, head: str) -> tuple[str, str]:
        """The method's name and file of a function, by its `define`."""
        scope = re.search(r"!dbg (!\d+) \{$", head)
        return self.scopes.get(scope[1], ("", "")) if scope is not None else ("", "")
