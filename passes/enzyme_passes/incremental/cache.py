# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The derivatives of a module: part by part, each from a cache where it is known.

    prepared text -> parts -> (cache, or the engine) -> joined text

What a part's derivatives are depends on its text, on the options and on the engine itself, and on nothing else; these
are the key. A module that cannot be divided is one part. Only successes are kept. A failure has no line in a part; it
is asked for again with debug information, which takes little as what was found of the functions is known by then.
"""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

import enzyme_passes
import enzyme_runtime
from enzyme_passes.checking.sites import CHECKED
from enzyme_passes.engine.carried import Carried
from enzyme_passes.engine.levels import differentiate
from enzyme_passes.engine.options import EngineOptions
from enzyme_passes.incremental.join import Answer, answer_of, join
from enzyme_passes.incremental.partition import Division, divide, with_marks, without_marks
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.writer import write_module
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.llvm.locations import diagnose
from enzyme_passes.llvm.places import Places
from enzyme_passes.normalize.control_flow import UNSEEN_CODE
from enzyme_passes.requests.request import find_request_calls
from enzyme_passes.support.dataclasses import dataclass, replace
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.identity import identity_of
from enzyme_passes.synthesis.answer.no_derivative import make_inactive_calls

_FORMAT: Final = "2"  # of what is kept
_UNSEEN: Final = b"unseen code"  # the first line of a whole module that may call it


class Store(Protocol):
    """Keeps bytes under a key; may forget them at any time, and never raises."""

    def get(self, key: str) -> bytes | None: ...

    def put(self, key: str, data: bytes) -> None: ...


@dataclass(slots=True)
class Counts:
    """Requests of a module, the parts they are in, those that were known, and the derivatives made for the others; the
    seconds that the auditor looked at these, and the functions of which it did not find all ways."""

    requests: int = 0
    parts: int = 0
    known: int = 0
    derivatives: int = 0
    audit: float = 0
    too_large: int = 0


@dataclass(frozen=True, slots=True)
class Derived:
    """A module without requests. `unseen_code`: it may call code of files that are not here."""

    text: str
    counts: Counts
    unseen_code: bool


def derive(prepared: str, options: EngineOptions, store: Store | None = None, *, located: bool = True) -> Derived:
    """Prepared IR in, IR with every request replaced out. Raises Failure; `located`: with its place in the source, for
    which a part that fails is done again.

    Where a report is wanted, all is done anew, and with the places that the report is about: what is kept of a part has
    no plan."""
    if options.report is not None:
        options, store = replace(options, debug=True), None
    module = read_module(prepared)
    requests = find_request_calls(module)
    counts = Counts(requests=len(requests))
    if not requests:
        result = differentiate(prepared, options)
        return Derived(result.text, counts, result.unseen_code)
    checks = options.check is not None or f'"{CHECKED}"' in prepared
    division = divide(module, requests, places=options.debug)
    if division is not None and checks and any(set(part.requesters) - part.outlined for part in division.parts):
        division = None  # functions get twins, which no part knows
    if division is not None:
        try:
            answers = _answers(prepared, division, options, store, counts, located=located)
        except _Unplaced:
            pass  # known below, with its line
        else:
            text = _with_inactive_calls(join(division, answers))
            return Derived(text, counts, any(answer.has(UNSEEN_CODE) for answer in answers))
    return _whole(prepared, options, store, counts)


class _Unplaced(Exception):
    """A part fails, and where that is in the source has to be found out from the whole."""


def _answers(
    prepared: str, division: Division, options: EngineOptions, store: Store | None, counts: Counts, *, located: bool
) -> list[Answer]:
    """The answers to the parts. Raises Failure; if it is to be located, it is, or this raises _Unplaced."""
    found: list[Answer] = []
    for number, part in enumerate(division.parts):
        counts.parts += 1
        key = key_of(part.text, options) if store is not None else ""
        answer = _known(store, key)
        if answer is None:
            known: dict[int, Carried] = {}
            try:
                result = differentiate(part.text, _reporting(options, division, number), known)
            except Failure:
                if not located:
                    raise
                raise (_located(prepared, number, options, known) or _Unplaced()) from None
            counts.derivatives += result.statistics.derivatives
            counts.audit += result.statistics.audit
            counts.too_large += result.statistics.too_large
            answer = answer_of(part, result.text, places=options.debug)
            if store is not None:
                store.put(key, answer.pack())
        else:
            counts.known += 1
        found.append(answer)
    return found


def _reporting(options: EngineOptions, division: Division, number: int) -> EngineOptions:
    """Reports of a part name the places where its requests are in the module."""
    report, part = options.report, division.parts[number]
    if report is None:
        return options

    def placed(unit: dict[str, Any]) -> None:
        places = Places(division.module)
        for request in unit["requests"]:
            nodes = part.asked.get(request["holder"])
            if nodes is not None:
                found = dict.fromkeys(place for node in nodes if (place := places.of_node(node)) is not None)
                request["asked"] = [[place.file, place.line, place.scope.name] for place in found]
        report(unit)

    profile = options.profile
    return replace(options, report=placed, profile=None if profile is None else f"{profile}.{number}")


def _located(prepared: str, number: int, options: EngineOptions, known: dict[int, Carried]) -> Failure | None:
    """The failure of one of the module's parts with its place in the source: a part's text has none, as it must not
    change where lines move. So the part is done again with places, and with what is `known` of its functions. None if
    that does not tell, or tells in words that are a part's own."""
    module = read_module(prepared)
    division = divide(module, find_request_calls(module), places=True)
    if division is None:
        return None
    part = division.parts[number]
    try:
        differentiate(part.text, options, known)
    except Failure as failure:
        found = diagnose(failure)
        said = "\n".join((found.message, *found.notes, *found.helps))
        if found.location is None or any(name in said for name in (*part.names, *part.outlined)):
            return None
        return Failure(found.code, found.message, notes=found.notes, helps=found.helps, location=found.location)
    return None


def _known(store: Store | None, key: str) -> Answer | None:
    data = store.get(key) if store is not None else None
    try:
        return None if data is None else Answer.unpack(data)
    except (ValueError, KeyError, TypeError):
        return None


def _whole(prepared: str, options: EngineOptions, store: Store | None, counts: Counts) -> Derived:
    counts.parts, counts.known, counts.derivatives = 1, 0, 0
    module = read_module(prepared)
    text = with_marks(prepared, module, find_request_calls(module))
    key = key_of(text, options) if store is not None else ""
    data = store.get(key) if store is not None else None
    if data is not None:
        counts.known = 1
        unseen, _, known = data.partition(b"\n")
        return Derived(known.decode("utf-8", "surrogateescape"), counts, bool(unseen))
    result = differentiate(text, options)
    made = without_marks(result.text)
    counts.derivatives = result.statistics.derivatives
    counts.audit += result.statistics.audit
    counts.too_large += result.statistics.too_large
    if store is not None:
        unseen = _UNSEEN if result.unseen_code else b""
        store.put(key, unseen + b"\n" + made.encode("utf-8", "surrogateescape"))
    return Derived(made, counts, result.unseen_code)


def _with_inactive_calls(text: str) -> str:
    """Calls that ask for no derivative may stand outside of all parts."""
    if "__enzyme_call_inactive" not in text and "__enzyme_iter" not in text:
        return text
    module = read_module(text)
    return write_module(module) if make_inactive_calls(module) else text


def key_of(text: str, options: EngineOptions) -> str:
    """What derivatives of a text with these options depend on, as one number."""
    digest = hashlib.sha256(text.encode("utf-8", "surrogateescape"))
    said = (options.fast_math, options.verify, options.debug, options.strip_attributes, options.markers, options.check)
    digest.update(f"\0{_FORMAT} {said} {engine_identity()}".encode())
    for file in options.rules_files:
        try:
            digest.update(b"\0" + hashlib.sha256(file.read_bytes()).digest())
        except OSError:
            digest.update(b"\0unreadable")
    return digest.hexdigest()


@cache
def engine_identity() -> str:
    """Which engine this is, and the versions it stands on."""
    roots = (Path(enzyme_passes.__file__).parent, Path(enzyme_runtime.__file__).parent / "ir")
    return identity_of(roots, llvm.IDENTITY, f"{sys.version_info.major}.{sys.version_info.minor}")
