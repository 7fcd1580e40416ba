"""Behind which of its arguments a native function only reads: LLVM's own finding, in the optimized IR of its file.

    define void @step(ptr readonly captures(none) %x, i64 %n, ptr writeonly %y)         0: only read

Nothing else says it: a `const` in C can be cast away, Fortran's `intent` need not be stated. What is not found to be
only read is copied before the call (see `glue`), so that the arrays of a framework never change behind its back.
"""

from __future__ import annotations

import hashlib
import json
import re
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from enzcc import build


def only_read(source: Path, options: Sequence[str], symbol: str, count: int) -> tuple[int, ...]:
    """The positions of such arguments of a function of that many. Raises CompileError."""
    made = build._object(source, options)
    key = hashlib.sha256(made.read_bytes() + f"\0{symbol}\0{count}".encode()).hexdigest()[:32]
    known = build._cache() / f"{source.stem}-{key}.reads"
    if not known.exists():
        with tempfile.TemporaryDirectory(prefix="enzcc-") as directory:
            text = Path(directory, "source.ll")
            kept = [o for o in options if not o.startswith("-O")]
            build._run([*kept, "-O2", "-w", "-S", "-emit-llvm", str(source), "-o", str(text)], source.suffix)
            found = positions(text.read_text(), symbol, count)
        part = Path(f"{known}.{id(found)}")
        part.write_text(json.dumps(found))
        part.replace(known)
    return tuple(json.loads(known.read_text()))


def positions(ir: str, symbol: str, count: int) -> tuple[int, ...]:
    """Of the parameters that LLVM calls `readonly` or `readnone`; none if the function is not there as expected."""
    line = re.search(rf'^define .*@"?{re.escape(symbol)}"?(\(.*)$', ir, re.MULTILINE)
    parameters = [] if line is None else list(_parameters(line[1]))
    if len(parameters) != count:
        return ()
    return tuple(number for number, p in enumerate(parameters) if {"readonly", "readnone"} & set(p.split()))


def _parameters(text: str) -> Iterator[str]:
    """Of `(a, b(c, d), e) rest`: a; b(c, d); e."""
    depth, start = 0, 1
    for place, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if depth == 0 or (depth == 1 and character == ","):
            if text[start:place].strip():
                yield text[start:place]
            start = place + 1
        if depth == 0:
            return
