# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""That the variables of a Fortran procedure are apart, said of one execution of it.

flang gives each access a tag (`!tbaa`) that names its variable, and says that two variables of one procedure have no
memory in common. That holds while the procedure is executed once. Where LLVM inlines it twice, or into a loop, the
result of one execution is the argument of another, or its `y` another's `x`, and the tags are the same: LLVM then takes
what was just written for memory that nobody has written to (flang's own -O2 does so). Scopes can say it of one
execution: LLVM makes new ones for each inlined body, and knows where an execution begins.

    define void @f(ptr %0, ptr %1) {
      %3 = load double, ptr %0, !tbaa !2                 !2 = !{!3, !3, i64 0}
                                                         !3 = !{!"dummy arg data/_QFfEx", !4, i64 0}
  becomes
      call void @llvm.experimental.noalias.scope.decl(metadata !33)              for each scope
      %3 = load double, ptr %0, !tbaa !2, !alias.scope !35, !noalias !36         !2 = !{!6, !6, i64 0}
                                                         !6 = !{!"any data access", !7, i64 0}

The variables are numbered. Each bit of the numbers is a domain with two scopes, of the variables that have the bit and
of those that do not, so that two variables are apart where their numbers differ. An access that may be of several is in
the domains of bits in which these agree.

That data and descriptors are apart stays with the tags, for it is no matter of executions. So does, in one type for
all, that dummy arguments are nothing but integers (declared_types.py).

MOVE_ALLOC makes the data of one variable those of another within one execution. As a call, it keeps accesses before and
after it apart; with its body inlined (runtime.py), nothing would: where it is called, all data are data.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from enzyme_passes.ir.text import SYMBOL, bare
from enzyme_passes.languages.fortran.shared_arguments import that_share, without_promises
from enzyme_passes.support.patterns import pattern

_ANY_DATA: Final = "any data access"
_INTEGERS: Final = pattern(r"dummy arg data/.*:int$")
_ROOT: Final = pattern(r'^(!\d+) = !\{!"Flang function root ([^"]*)"\}$', re.MULTILINE)
_TYPE: Final = pattern(r'^(!\d+) = !\{!"([^"]*)", (!\d+), i64 0\}$', re.MULTILINE)
_TAG: Final = pattern(r"^(!\d+) = !\{(!\d+), \2, i64 0\}$", re.MULTILINE)
_NODE: Final = pattern(r"^!(\d+) = ", re.MULTILINE)
_HEAD: Final = pattern(rf"^define [^@\n]*({SYMBOL})\(.*\{{\n(?:[-\w$.]+:.*\n)?", re.MULTILINE)
_TAGGED: Final = pattern(r"!tbaa (!\d+)(?!.*!(?:alias\.scope|noalias) )")
_MOVES: Final = pattern(r"@_FortranAMoveAlloc\(")
_DECLARATION: Final = "@llvm.experimental.noalias.scope.decl(metadata"


def with_variables_apart(text: str) -> str:
    """Raw IR in and out: what flang says of variables holds within one execution of the procedure."""
    roots = {name: node for node, name in _ROOT.findall(text)}
    if not roots:
        return text
    shared = that_share(text)
    text = without_promises(text, shared)
    tree = _Tree(text)
    scopes = _Scopes(text)
    pieces: list[str] = []
    done = 0
    for head in () if _MOVES.search(text) else _HEAD.finditer(text):
        if head[1] in shared:
            continue
        end = text.index("\n}", head.end() - 1)
        variables = tree.variables(_TAGGED.findall(text, head.end(), end), roots.get(bare(head[1])))
        declarations, of_tag = scopes.of_variables(variables)
        if declarations:
            body = _with_scopes(text[head.end() : end], of_tag)
            pieces += (text[done : head.end()], declarations, body)
            done = end
    made = tree.without_variables("".join([*pieces, text[done:]])) + "".join(scopes.nodes)
    if not pieces or f"declare void {_DECLARATION})" in text:
        return made
    return f"{made}\ndeclare void {_DECLARATION})\n"


def _with_scopes(body: str, of_tag: Mapping[str, str]) -> str:
    return _TAGGED.sub(lambda tag: tag[0] + of_tag.get(tag[1], ""), body)


class _Tree:
    """flang's types of data: they are variables, and kinds of variables above them."""

    def __init__(self, text: str) -> None:
        self._types = {node: (name, parent) for node, name, parent in _TYPE.findall(text)}
        self._tags = dict(_TAG.findall(text))
        self._integers: dict[str, str] = {}  # data -> the type that stands for all dummy arguments that are integers

    def variables(self, tags: Iterable[str], root: str | None) -> dict[str, list[str]]:
        """Of those of `tags` that name variables of the procedure: which of the variables an access may be of."""
        paths = {tag: self._data(tag) for tag in sorted(set(tags))}
        paths = {tag: path for tag, path in paths.items() if len(path) > 1 and self._root(path[-1]) == root}
        variables = sorted((path[::-1] for path in paths.values()), key=lambda path: [int(type[1:]) for type in path])
        return {tag: [v[-1] for v in variables if path[0] in v] for tag, path in paths.items()}

    def without_variables(self, text: str) -> str:
        """The same text, with tags that say no more of data than that they are data, or integers."""

        def of_any_data(tag: re.Match[str]) -> str:
            path = self._data(tag[1])
            type = self._standing(path) if path else tag[2]
            return f"{tag[1]} = !{{{type}, {type}, i64 0}}"

        def under_data(type: re.Match[str]) -> str:
            data = standing.get(type[1], type[3])
            return f'{type[1]} = !{{!"{type[2]}", {data}, i64 0}}'

        text = _TAG.sub(of_any_data, text)
        standing = {type: data for data, type in self._integers.items()}
        return _TYPE.sub(under_data, text)

    def _standing(self, path: Sequence[str]) -> str:
        """The type that stands for a variable of any execution."""
        data = path[-1]
        integers = _INTEGERS.match(self._types[path[0]][0]) is not None
        return self._integers.setdefault(data, path[0]) if integers else data

    def _data(self, tag: str) -> list[str]:
        """The type of an access to data and the types above it, up to any data; of another access, none."""
        path: list[str] = []
        node = self._tags.get(tag, "")
        while node in self._types and node not in path:
            path.append(node)
            name, node = self._types[node]
            if name == _ANY_DATA:
                return path
        return []

    def _root(self, type: str) -> str:
        while type in self._types:
            type = self._types[type][1]
        return type


class _Scopes:
    """Writes the scopes of one module. `nodes` is what they are made of."""

    def __init__(self, text: str) -> None:
        self._free = 1 + max(int(number) for number in _NODE.findall(text))
        self.nodes: list[str] = []

    def of_variables(self, variables: Mapping[str, Sequence[str]]) -> tuple[str, dict[str, str]]:
        """Declarations for the variables of one procedure, and by tag, what stands behind it. Both are empty where
        there is one variable."""
        number = {v: k for k, v in enumerate(dict.fromkeys(v for several in variables.values() for v in several))}
        scopes = [self._pair() for _ in range((len(number) - 1).bit_length())]
        if not scopes:
            return "", {}
        declared = [f"  call void {_DECLARATION} {self._list([one])})\n" for pair in scopes for one in pair]
        of_tag: dict[str, str] = {}
        for tag, several in variables.items():
            bits = [{number[v] >> k & 1 for v in several} for k in range(len(scopes))]
            known = [(pair, min(bit)) for pair, bit in zip(scopes, bits, strict=True) if len(bit) == 1]
            if known:
                mine, others = [pair[bit] for pair, bit in known], [pair[1 - bit] for pair, bit in known]
                of_tag[tag] = f", !alias.scope {self._list(mine)}, !noalias {self._list(others)}"
        return "".join(declared), of_tag

    def _pair(self) -> tuple[str, str]:
        domain = self._node(lambda node: f"distinct !{{{node}}}")
        first, second = (self._node(lambda node: f"distinct !{{{node}, {domain}}}") for _ in range(2))
        return first, second

    def _list(self, scopes: Sequence[str]) -> str:
        return self._node(lambda _: f"!{{{', '.join(scopes)}}}")

    def _node(self, content: Callable[[str], str]) -> str:
        node = f"!{self._free + len(self.nodes)}"
        self.nodes.append(f"{node} = {content(node)}\n")
        return node
