# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""FFTW's legacy interface of Fortran, in terms of that of C: all is passed by address, sizes are in the other order.

  call dfftw_plan_dft_2d(plan, nx, ny, in, out, FFTW_FORWARD, FFTW_ESTIMATE)
is
  plan = fftw_plan_dft_2d(ny, nx, in, out, FFTW_FORWARD, FFTW_ESTIMATE);
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir.text import matching, split_commas
from enzyme_passes.rules.linear_algebra.forms import is_stated
from enzyme_passes.rules.linear_algebra.names import PREFIX
from enzyme_passes.support.patterns import pattern

LIBRARIES: Final = {"dfftw_": "fftw_", "sfftw_": "fftwf_"}
_ENTRY: Final = f"{PREFIX}entry."
_REVERSED: Final = f"{_ENTRY}fftw.reversed"
_DECLARED: Final = pattern(
    r"^declare (?:!dbg !\d+ )?void @(?P<name>(?P<library>[ds]fftw_)(?P<said>\w+)_)\((?P<rest>[^\n]*)$", re.MULTILINE
)
_PLANNER: Final = pattern(r"plan_(?P<many>many_)?(?:dft|dft_r2c|dft_c2r|(?P<kinds>r2r))(?:_(?P<rank>[123])d)?$")
_MOST: Final = 32  # dimensions
_REVERSING: Final = f"""define internal void @{_REVERSED}(ptr %from, ptr %to, i32 %count) alwaysinline nounwind {{
entry:
  %any = icmp sgt i32 %count, 0
  br i1 %any, label %loop, label %done
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %k, 1
  %back = sub i32 %count, %next
  %source = getelementptr i32, ptr %from, i32 %back
  %value = load i32, ptr %source
  %target = getelementptr i32, ptr %to, i32 %k
  store i32 %value, ptr %target
  %more = icmp slt i32 %next, %count
  br i1 %more, label %loop, label %done
done:
  ret void
}}"""


def with_names_of_c(text: str) -> str:
    """Raw IR in which these functions are those of C."""
    entries: dict[str, str] = {}
    declared: dict[str, str] = {}
    for match in _DECLARED.finditer(text):
        end = matching(text, match.start("rest") - 1)
        types = [p.split()[0] for p in split_commas(text[match.start("rest") : end]) if p.strip()]
        if is_stated(text, text[end : match.end()]) or any(t != "ptr" for t in types):
            continue
        name, said = f"{LIBRARIES[match['library']]}{match['said']}", match["said"]
        planner = _PLANNER.match(said)
        made = _planned(name, planner, len(types)) if planner is not None else _other(name, said, len(types))
        if made is not None:
            heads = ", ".join(f"ptr %v{k}" for k in range(len(types)))
            head = f"define internal void @{_ENTRY}{match['name']}({heads}) alwaysinline nounwind"
            entries[match["name"]] = f"{head} {{\n{made[0]}\n  ret void\n}}"
            declared[name] = made[1]
    if not entries:
        return text
    names = "|".join(map(re.escape, entries))
    text = _DECLARED.sub(lambda m: "" if m["name"] in entries else m[0], text)
    text = re.sub(rf"(?<=@)({names})(?![\w.$-])", lambda m: f"{_ENTRY}{m[1]}", text)
    more = [d for n, d in declared.items() if re.search(rf"^declare [^\n]*@{re.escape(n)}\(", text, re.M) is None]
    reversing = [_REVERSING] if any(_REVERSED in e for e in entries.values()) else []
    return "\n".join([text, *entries.values(), *reversing, *more, ""])


def _planned(name: str, planner: re.Match[str], count: int) -> tuple[str, str] | None:
    """The body of a planner's entry, and the declaration of C's."""
    lines: list[str] = []

    def number(k: int) -> str:
        lines.append(f"  %n{k} = load i32, ptr %v{k}")
        return f"i32 %n{k}"

    def turned(k: int) -> str:
        lines[:0] = [f"  %to{k} = alloca [{_MOST} x i32]"]
        lines.append(f"  call void @{_REVERSED}(ptr %v{k}, ptr %to{k}, i32 %n1)")
        return f"ptr %to{k}"

    rank = int(planner["rank"]) if planner["rank"] is not None else 0
    if planner["many"]:
        form, given = 14 if _has_sign(name) or planner["kinds"] else 13, list[str]()
        for k in range(1, form):
            place = k in (4, 8)
            array = k in (2, 5, 9) or (k == 12 and planner["kinds"] is not None)
            given.append(f"ptr %v{k}" if place else turned(k) if array else number(k))
    elif rank:
        kinds = rank if planner["kinds"] is not None else int(_has_sign(name))
        form = 1 + rank + 2 + kinds + 1
        sizes = [number(k) for k in range(rank, 0, -1)]
        given = [*sizes, f"ptr %v{rank + 1}", f"ptr %v{rank + 2}"]
        given += [number(k) for k in range(rank + 2 + kinds, rank + 2, -1)]
        given.append(number(form - 1))
    else:
        form = 7 if planner["kinds"] is not None or _has_sign(name) else 6
        given = [number(1), turned(2), "ptr %v3", "ptr %v4"]
        given += [turned(5) if planner["kinds"] is not None else number(5)] if form == 7 else []
        given.append(number(form - 1))
    if count != form:
        return None
    types = ", ".join(g.split()[0] for g in given)
    lines += [f"  %plan = call ptr @{name}({', '.join(given)})", "  store ptr %plan, ptr %v0"]
    return "\n".join(lines), f"declare ptr @{name}({types})"


def _has_sign(name: str) -> bool:
    return "r2c" not in name and "c2r" not in name and "r2r" not in name


def _other(name: str, said: str, count: int) -> tuple[str, str] | None:
    plan = "  %plan = load ptr, ptr %v0\n"
    if said in ("execute", "destroy_plan") and count == 1:
        return f"{plan}  call void @{name}(ptr %plan)", f"declare void @{name}(ptr)"
    if said in ("execute_dft", "execute_dft_r2c", "execute_dft_c2r", "execute_r2r") and count == 3:
        return f"{plan}  call void @{name}(ptr %plan, ptr %v1, ptr %v2)", f"declare void @{name}(ptr, ptr, ptr)"
    if said in ("cleanup", "cleanup_threads") and count == 0:
        return f"  call void @{name}()", f"declare void @{name}()"
    if said == "plan_with_nthreads" and count == 1:
        return f"  %n = load i32, ptr %v0\n  call void @{name}(i32 %n)", f"declare void @{name}(i32)"
    if said == "init_threads" and count == 1:
        return f"  %n = call i32 @{name}()\n  store i32 %n, ptr %v0", f"declare i32 @{name}()"
    return None
