# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What must be settled in raw IR, before LLVM optimizes: requests, markers and custom rules.

LLVM may fold two markers of equal value into one, inline away a function that has a rule of its own, or merge two
requests into one with a phi among its arguments. So, on the text of the raw module:

- a marker among a request's arguments becomes the address of its global, and every request call variadic;
- functions and globals named in tables (`__enzyme_register_gradient_f`, `__enzyme_inactivefn`...) and in
  `enzyme_...` annotations get the attribute or metadata that the engine reads, and are kept as they are;
- empty assembly that hides floats from the optimizer becomes a fence (inline_assembly.py);
- vectorization pragmas go (they would vectorize before differentiation and lie about the reverse loop).

    %9 = load i32, ptr @enzyme_dup
    call double (ptr, ...) @__enzyme_autodiff(ptr @f, i32 %9, ptr %x, ptr %dx)
  becomes
    call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_dup, ptr %x, ptr %dx) nomerge

Functions with a rule of their own are `weak` while LLVM prepares the module: it must neither inline them nor learn
from their bodies (an identity function with a gradient of its own would be replaced by its argument).

`after_preparation` gives them their linkage back and resolves markers once more, on optimized text, where they came
through variables or inlined wrappers; `finish` takes away, after differentiation, what was added here.
"""

from __future__ import annotations

import re

from enzyme_passes.ir.address_tests import without_address_tests
from enzyme_passes.ir.distances import keep_multiples
from enzyme_passes.ir.member_arrays import arrays_kept, keep_arrays
from enzyme_passes.ir.text import SYMBOL, bare, matching
from enzyme_passes.languages.anonymous_mappings import without_readonly
from enzyme_passes.languages.custom_rule_tables import apply_rules, collect_rules
from enzyme_passes.languages.inline_assembly import fences_from_assembly
from enzyme_passes.languages.marks import KEEP, TAKEN
from enzyme_passes.languages.pointed_structs import pointed_structs
from enzyme_passes.languages.request_calls import make_markers_opaque, resolve_requests, without_hints
from enzyme_passes.languages.source_arguments import in_several_parameters
from enzyme_passes.languages.structs_in_registers import structs_through_memory
from enzyme_passes.languages.structs_passed import passed_through_memory
from enzyme_passes.languages.virtual_calls import with_classes
from enzyme_passes.support.patterns import pattern


def after_preparation(text: str) -> str:
    """Prepared IR in, what the engine takes out."""
    return _restore_linkage(resolve_requests(loops_made(arrays_kept(text)), raw=False), "enzcc_linkage")


def preprocess(text: str) -> str:
    """Raw IR in, raw IR out; text without a trace of `__enzyme_` and pragmas comes back as it is."""
    text = with_classes(strip_vectorization_pragmas(text))
    if "enzyme_" not in text:
        return text
    text = keep_arrays(keep_multiples(fences_from_assembly(without_readonly(text))))
    text = make_markers_opaque(text)
    text = resolve_requests(text, raw=True)
    rules = collect_rules(text)
    rules.arguments = in_several_parameters(text)
    rules.structs = pointed_structs(text)
    return keep_loops(passed_through_memory(structs_through_memory(apply_rules(text, rules))))


_LOOPS = ' "enzcc_loops"'
_KEEP_LOOPS = (_LOOPS, ' "no-builtin-memcpy"', ' "no-builtin-memset"')
_HEAD = pattern(rf"^define [^@\n]*{SYMBOL}(?=\()", re.MULTILINE)


def keep_loops(text: str) -> str:
    """Loops that clear or copy arrays stay loops until the engine has seen what they move: stores of doubles say that
    these are doubles. Made into memset or memcpy, as LLVM does where these are functions that it may call, they say so
    only where access tags have types, which those of C alone have. (Where the user says what is no such function, that
    stays all there is.)"""
    if '"no-builtin' in text:
        return text
    pieces: list[str] = []
    done = 0
    for head in _HEAD.finditer(text):
        end = matching(text, head.end()) + 1
        for word in (" unnamed_addr", " local_unnamed_addr"):
            end += len(word) if text.startswith(word, end) else 0
        pieces += (text[done:end], *_KEEP_LOOPS)
        done = end
    return "".join([*pieces, text[done:]])


def loops_made(text: str) -> str:
    """From now on, LLVM may make of loops what it will."""
    for word in _KEEP_LOOPS if _LOOPS in text else ():
        text = text.replace(word, "")
    for group in re.findall(r"^attributes (#\d+) = \{ *\}$", text, re.MULTILINE):  # LLVM does not read that
        text = re.sub(rf"^attributes {group} = .*\n?| {group}(?=[ \n])(?! =)", "", text, flags=re.MULTILINE)
    return text


# Requests and markers ---------------------------------------------------------------------------------------------


# Pragmas ----------------------------------------------------------------------------------------------------------


def strip_vectorization_pragmas(text: str) -> str:
    if "llvm.access.group" in text:
        text = re.sub(r", !llvm\.access\.group !\d+", "", text)
    if '"llvm.loop.parallel_accesses"' in text:
        text = text.replace('"llvm.loop.parallel_accesses"', '"enzcc.parallel_accesses"')
    if '"llvm.loop.vectorize.' in text or '"llvm.loop.interleave.' in text:
        text = re.sub(r'!"llvm\.loop\.(vectorize|interleave)\.', r'!"enzcc.loop.\1.', text)
    return text


# Custom rules -----------------------------------------------------------------------------------------------------


def finish(text: str) -> str:
    """After differentiation: what was kept only for it may go."""
    kept = rf"^@(?:{re.escape(KEEP)}|{re.escape(TAKEN)}\.\d+) = .*\n"
    text = re.sub(kept, "", text, flags=re.MULTILINE)
    return _restore_linkage(without_address_tests(without_hints(text)), "enzcc_extern_inline")


def leftover_request(text: str) -> str | None:
    """The symbol of an entry point that finished text still refers to, if there is any."""
    for symbol in re.findall(rf"^declare .*?({SYMBOL})\(", text, re.MULTILINE):
        if "__enzyme_" in symbol and len(re.findall(rf"{re.escape(symbol)}(?![-\w$.])", text)) > 1:
            return bare(symbol)
    return None


def _restore_linkage(text: str, attribute: str) -> str:
    """Give functions whose `attribute` tells their former linkage that linkage again."""
    if attribute not in text:
        return text
    former = dict(re.findall(rf'^attributes #(\d+) = \{{.*"{attribute}"(?:="([^"]*)")?.*\}}$', text, re.MULTILINE))

    def restore(matched: re.Match[str]) -> str:
        group = re.search(r" #(\d+)", matched["rest"])
        if group is None or group[1] not in former:
            return matched[0]
        linkage, _, hidden = former[group[1]].partition(" ")
        rest = matched["rest"].removeprefix("hidden ") if hidden else matched["rest"]
        return f"define {linkage} {rest}" if linkage else f"define {rest}"

    return re.sub(r"^define (?:weak|linkonce_odr) (?P<rest>.*)$", restore, text, flags=re.MULTILINE)


# Pieces of LLVM's syntax ------------------------------------------------------------------------------------------
