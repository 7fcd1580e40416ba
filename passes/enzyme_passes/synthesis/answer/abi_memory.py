# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the C ABI hands over in memory although the source says "by value": large structs, as argument and as result.

double f(Triple p);                        define double @f(ptr byval(%Triple) %p)
__enzyme_autodiff(f, enzyme_out, p)        the derivative is a Triple: f gets a shadow of ours, which is read afterwards

Triple g(double x);                        define void @g(ptr sret(%Triple) %result, double %x)
__enzyme_autodiff(g, enzyme_out, x)        f writes to memory of ours, whose shadow is the seed: 1 in every float
__enzyme_fwddiff(g, enzyme_dup, x, dx)     the caller's memory holds `[primal,] tangents`
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import type_in_memory
from enzyme_passes.ir.builder import Builder, const_float, local_variable, zero
from enzyme_passes.ir.members import scalars
from enzyme_passes.ir.values import ConstAggregate, Constant, Value
from enzyme_passes.llvm.source_types import in_source
from enzyme_passes.requests.request import Request
from enzyme_passes.support.diagnostics import Failure

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session


def lay_out_returned(session: Session, b: Builder, request: Request, returned: ty.Type) -> None:
    """Where the primal's result and its shadows lie."""
    size = session.module.layout.size(returned)
    place = request.result_pointer
    wants_primal = "enzyme_primal_return" in request.flags
    if wants_primal:
        if place is None:
            raise Failure(
                "EZ0109",
                f"the request returns {in_source(request.call.type, request.call)}, but the function's result comes "
                f"first: {in_source(returned, request.call)}",
                request.call,
            )
        request.arguments[0] = place
        place = b.offset(place, size)
    else:
        request.arguments[0] = local_variable(request.caller, returned)
    if request.entry.forward:
        assert place is not None
        request.shadows[0] = [b.offset(place, k * size) for k in range(len(request.shadows[0]))]
        return
    for k in range(len(request.shadows[0])):
        seeded = request.shadows[0][k] = local_variable(request.caller, returned)
        b.store(one(returned), seeded)


def make_shadows(b: Builder, request: Request) -> None:
    """Shadows, zero, of the arguments whose derivatives are returned by value."""
    for index, type in request.by_value.items():
        for k in range(request.width):
            shadow = request.shadows[index][k] = local_variable(request.caller, type)
            b.store(zero(type), shadow)


def in_source_order(session: Session, b: Builder, request: Request, parts: list[Value]) -> list[Value]:
    """The parts of a result of reverse mode, and among them, in the order of the arguments, those left in memory. The
    derivatives of an argument are each whole, also where it is in several parameters: { x1, y1, x2, y2 }."""
    adjoints = sum(a.active for a in request.activities) * request.width
    found = parts[: len(parts) - adjoints]
    rest = iter(parts[len(parts) - adjoints :])
    index = 0
    for count in request.groups:
        directions: list[list[Value]] = [[] for _ in range(request.width)]
        for place in range(index, index + count):
            for k, direction in enumerate(directions):
                if place in request.by_value:
                    shadow = request.shadows[place][k]
                    for offset, type in scalars(session.module.layout, request.by_value[place]):
                        if isinstance(type, ty.FloatType):
                            direction.append(b.load(type, b.offset(shadow, offset)))
                elif request.activities[place].active:
                    direction.append(next(rest))
        found += [part for direction in directions for part in direction]
        index += count
    return found


def store_in_order(session: Session, b: Builder, request: Request, components: list[Value]) -> None:
    """Store the components behind the caller's pointer, each at the next member of the type that is there; what is
    between these becomes zero."""
    place, layout = request.result_pointer, session.module.layout
    assert place is not None
    declared = type_in_memory(session.module, request.call.argument_attributes[0], "sret")
    assert declared is not None
    begin = 0
    if request.returned is not None and not request.entry.forward and "enzyme_primal_return" in request.flags:
        begin = layout.size(request.returned)
    leaves = [(at, type) for at, type in scalars(layout, declared) if at >= begin and type is not ty.I8]
    if len(leaves) < len(components):
        raise Failure(
            "EZ0109",
            f"the request returns {in_source(declared, request.call)}, "
            f"but there are {len(components)} derivatives to return",
            request.call,
            notes=["one for each enzyme_out argument, after the primal if enzyme_primal_return is given"],
        )
    places = _places_of(leaves, components)
    for at, type in leaves if places is not leaves else ():
        if (at, type) not in places:
            b.store(zero(type), b.offset(place, at), align=1)
    for (at, type), component in zip(places, components, strict=False):
        stored = component
        if isinstance(component.type, ty.FloatType) and isinstance(type, ty.FloatType):
            if component.type is not type:
                stored = b.cast("fpext" if type.bits > component.type.bits else "fptrunc", component, type)
        elif layout.size(type) != layout.size(component.type) or (
            isinstance(component.type, ty.FloatType) and len(leaves) != len(components)
        ):
            raise Failure(
                "EZ0109",
                f"the request returns {in_source(declared, request.call)}, where "
                f"{in_source(component.type, request.call)} is to be returned at byte {at}",
                request.call,
            )
        b.store(stored, b.offset(place, at), align=1)


def _places_of(leaves: list[tuple[int, ty.Type]], components: list[Value]) -> list[tuple[int, ty.Type]]:
    """The members that the components go to: integers of a struct that was passed by value have no derivative, and no
    component. (Numbers may be declared as integers where no member is a number.)"""
    numbers: list[tuple[int, ty.Type]] = [leaf for leaf in leaves if isinstance(leaf[1], ty.FloatType)]
    of_numbers = all(isinstance(c.type, ty.FloatType) for c in components) and len(numbers) == len(components)
    others = [type for _, type in leaves if not isinstance(type, ty.FloatType)]
    return numbers if of_numbers and others and all(isinstance(t, ty.IntType) for t in others) else leaves


def one(type: ty.Type) -> Constant:
    """The seed of an active result: 1 in every float."""
    if isinstance(type, (ty.FloatType, ty.VectorType)):
        return const_float(type, 1.0)
    if isinstance(type, ty.StructType):
        return ConstAggregate(type, tuple(one(f) for f in type.fields or ()))
    if isinstance(type, ty.ArrayType):
        return ConstAggregate(type, (one(type.element),) * type.count)
    return zero(type)
