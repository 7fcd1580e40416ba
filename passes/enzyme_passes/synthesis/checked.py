"""Which requests are checked as the program runs, with `--check-derivatives`; of the others it says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_passes.analysis.context import Activity, Context
from enzyme_passes.checking import sites
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.values import Value
from enzyme_passes.requests import ITERATION, Entry, Request

if TYPE_CHECKING:
    from enzyme_passes.engine import Engine


def begin_check(engine: Engine, b: Builder, request: Request, context: Context) -> sites.Checked | None:
    """The checker is told of what the derivative gets. A tangent along a tape has shadows of its own each time."""
    if request.entry not in (Entry.AUTODIFF, Entry.FWDDIFF):
        _not(engine, b, request, f"{request.entry.value} is not checked")
        return None
    if not _can_be_checked(engine, b, request):
        return None
    seeded = context.result.active and not request.entry.forward
    seeds = sites.ones(engine.seed_type(context), request.width) if seeded else []
    return sites.begin(engine.module, b, request, seeds, engine.options.check or "")


def begin_half(engine: Engine, b: Builder, request: Request) -> sites.Checked | None:
    """The same of the augmented half: see `sites.keep`."""
    if not _can_be_checked(engine, b, request):
        return None
    if request.result_activity is Activity.DUP:
        _not(engine, b, request, "the function returns a pointer: seeds may be where there was nothing before")
        return None
    return sites.begin(engine.module, b, request, [], engine.options.check or "")


def resume_half(engine: Engine, b: Builder, request: Request, tape: Value) -> sites.Checked | None:
    """The same of the reverse half, which gets seeds."""
    if not engine.is_checked(request):
        return None
    return sites.resume(engine.module, b, request, request.seeds, engine.options.check or "", tape)


def _can_be_checked(engine: Engine, b: Builder, request: Request) -> bool:
    if not engine.is_checked(request):
        return False
    if any(ITERATION in f.name for f in engine.reachable(request.target)):
        _not(engine, b, request, f"{ITERATION} makes the derivative that of another function")
        return False
    return True


def _not(engine: Engine, b: Builder, request: Request, why: str) -> None:
    if engine.is_checked(request):
        sites.cannot(engine.module, b, request, engine.options.check or "", why)
