# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a metadata node holds. `Module.metadata` keeps the text of each, which is what is printed; it is read here.

    parts_of('!{!"int", !5, i64 0}')        ('"int', "!5", 0)

A string begins with a quotation mark, a reference to another node with an exclamation mark.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeGuard

from enzyme_passes.support.patterns import pattern

_PART: Final = pattern(r'!"((?:[^"\\]|\\.)*)"|(!\d+)|i\d+ (-?\d+)|(null)')

SAID: Final = "enzcc.said"
"""The kind of metadata under which a tag is kept that is not believed (types/evidence/moved_integers.py)."""

DECLARED: Final = "enzcc.declared"
"""The kind under which a tag stands that LLVM shall not read: by us, and not by a front end
(languages/fortran/declared_types.py)."""

Part = str | int | None


@lru_cache(maxsize=1 << 16)
def parts_of(node: str) -> tuple[Part, ...]:
    """Strings, references, integers and nulls of a node, in its order; of one with named fields, as debug information
    has, whatever of these stands in it."""
    found: list[Part] = []
    for match in _PART.finditer(node):
        if match[1] is not None:
            found.append('"' + match[1])
        elif match[2] is not None:
            found.append(match[2])
        else:
            found.append(int(match[3]) if match[3] is not None else None)
    return tuple(found)


def is_reference(part: Part) -> TypeGuard[str]:
    return isinstance(part, str) and part.startswith("!")


def is_text(part: Part) -> TypeGuard[str]:
    return isinstance(part, str) and part.startswith('"')
