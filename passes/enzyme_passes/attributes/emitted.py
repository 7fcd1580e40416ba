# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What derivative code says to LLVM, and why it holds there.

An attribute, flag or piece of metadata of the primal says something of the primal's accesses. A derivative makes
others: to shadows, again and later, and in another order. So nothing is copied because the primal has it: each fact
that is written into derivative code, or taken over from the primal, is named here with its reason, and nowhere else (a
test looks for literals). docs/internals/attributes.md has them as a table.

    define void @f(ptr noalias readonly captures(none) dereferenceable(24) %a, ...) memory(argmem: read)
      becomes
    define internal void @__enzcc_combined_f(ptr noalias %a, ptr %a', ..., ptr %tape)

`strip.py` takes all of it away again, for tests: then a program must compute the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final, assert_never

from enzyme_passes.analysis.memory.summaries import READ
from enzyme_passes.analysis.memory.tbaa import TypeTree
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Branch,
    Call,
    Cast,
    CompareExchange,
    CondBranch,
    ExtractElement,
    ExtractValue,
    Fence,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Resume,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Unreachable,
    closed,
)
from enzyme_passes.ir.metadata import DECLARED, SAID
from enzyme_passes.ir.values import Argument, Function, InlineAsm, Value
from enzyme_passes.library import c as library
from enzyme_passes.support.patterns import pattern

if TYPE_CHECKING:
    from enzyme_passes.analysis.activity.activity import ActivityFacts
    from enzyme_passes.analysis.context import Context
    from enzyme_passes.analysis.memory.pointers import Pointers
    from enzyme_passes.analysis.types.inference import TypeFacts
    from enzyme_passes.ir.cfg import ControlFlow

# Flags of what the engine computes itself

SUM: Final = "reassoc nsz"
"""Sums of adjoints: they have no order in the source, and the sign of a zero among them none either."""

COUNTED: Final = "nuw nsw"
"""Numbers of iterations and of elements of a plane: counters begin at 0, go by 1 and are below a count whose plane was
reserved, and a plane fits into memory. Computed in the iteration itself only."""

IN_OBJECT: Final = "inbounds"
"""Addresses of an element that is accessed, within what `reserve` returned, or of a member of what is accessed."""

IN_RECORD: Final = "inbounds nuw"
"""Addresses of a record in its chunk, and of a slot of a record or frame: offsets within what `reserve` returned, never
negative."""

# Instructions that come from the primal

COPIED: Final = ("tbaa", DECLARED, SAID, "alias.scope", "noalias", "fpmath", "nonnull", "range", "noundef", "align")
"""The forward sweep is the primal again: same accesses, same order, same values, and the declarations of scopes with
them. Not `invariant.load` and `invariant.group`: shadows of the reverse sweep may lie in memory that was such; not
`prof`, `nontemporal` and `llvm.loop`: they are of the primal's loops."""

REPEATED: Final = ("tbaa", DECLARED, SAID, "fpmath")
"""What the reverse sweep computes again happens later and elsewhere. The memory it reads is unchanged (the plan has
seen to that) and of the same type; a scope, which is one execution of an inlined body, is over; and that a value is no
null, in a range or defined says something only where the primal uses it."""


def copied_metadata(instruction: Instruction) -> dict[str, str]:
    """Of an instruction of the primal in the forward sweep."""
    return {k: v for k, v in instruction.metadata.items() if k in COPIED}


def repeated_metadata(instruction: Instruction) -> dict[str, str]:
    """Of an instruction of the primal that the reverse sweep executes again. Its flags (nuw, nsw, exact, inbounds)
    stay: it is made where its definition has run, in the reverse of a block that it dominates or of a loop that was
    entered."""
    return {k: v for k, v in instruction.metadata.items() if k in REPEATED}


def parted_metadata(call: Call) -> dict[str, str]:
    """Of the accesses to single elements that a masked access is made of: the type stands for each of them."""
    return {k: v for k, v in call.metadata.items() if k == "tbaa"}


def shadow_metadata(types: TypeFacts, access: Load | Store | AtomicRMW) -> dict[str, str]:
    """What stays true of the access to the shadow: the type, where the tag says that of the register which is moved. An
    integer's type tag does not: the shadow of float bits that are moved as an integer is accessed as a float elsewhere,
    and LLVM would take the two for different memory. Nor does that of a variable's name (flang's). Nor one that says
    that memory never changes: derivatives are added to its shadow."""
    tag = access.metadata.get("tbaa")
    if tag is None or types.is_said_otherwise(access):
        return {}
    function = access.block.function if access.block is not None else None
    module = function.module if function is not None else None
    if module is not None and TypeTree(module.metadata).is_constant(tag):
        return {}
    return {"tbaa": tag}


def said_of(access: Instruction) -> dict[str, str]:
    """For a copy of memory that stands for the primal's accesses by words: what their tag says is a hint for the
    analysis of types alone. LLVM is not told."""
    said = access.metadata.get(SAID) or access.metadata.get(DECLARED) or access.metadata.get("tbaa")
    return {} if said is None else {SAID: said}


def shadow_align(layout: ty.DataLayout, access: Load | Store) -> int:
    """The alignment of the access to a shadow. A shadow has the layout of its primal, and so the alignment that the
    type has by itself, of a vector that of its elements: a packet of an array. What the program knows besides
    (`alignas`, assume_aligned, a loop up to the first address that is a multiple of 16) it knows of the primal's
    address."""
    type = access.type if isinstance(access, Load) else access.value.type
    return min(access.align, layout.align(type.element if isinstance(type, ty.VectorType) else type))


def shadow_address_flags(address: GetElementPtr, runtime_activity: bool) -> str:
    """Of the address in the shadow: a shadow object is as large as its primal and is addressed alike. Not where the
    user may have given something else, or nothing, as the shadow of what turns out to be inactive."""
    return "" if runtime_activity else address.flags


def adjoint_flags(operation: FloatBinary | FloatUnary | Call) -> str:
    """Fast-math flags of the products and sums that an operation's derivative is made of: those of the operation, which
    are what the program has promised of its numbers there or does not care about. None is added."""
    return operation.flags


def is_made_of_promises(value: Value) -> bool:
    """Whether a float is an integer that is poison where a promise about its arithmetic is broken. LLVM computes it
    also where a select then drops it, and zero times poison is poison."""
    while isinstance(value, Cast):
        if value.op not in ("sitofp", "uitofp", "sext", "zext", "trunc"):
            return False
        if value.flags:
            return True
        value = value.operand
    return isinstance(value, IntBinary) and bool(value.flags)


def copied_call(call: Call) -> None:
    """Settle what a copy of a primal call says. What it says of its callee, arguments and result is so of the same call
    in the forward sweep. But objects that the primal is done with are read again by the reverse sweep; and the callee
    may see allocas of the derivative, so it is no tail call (a `musttail` one is a plain call here)."""
    call.metadata = {}
    if call.tail in ("musttail", "tail"):
        call.tail = ""
    call.argument_attributes = [
        attributes_in(text).without("dead_on_return", "dead_on_unwind", "initializes") if text else text
        for text in call.argument_attributes
    ]


# Functions

PURE_CALL: Final = {"nounwind": "", "willreturn": "", "memory": "none"}
"""Calls of math functions in partials: they may be computed or not, and nobody looks at errno after them."""

HELPER: Final = {"nounwind": "", "alwaysinline": ""}
"""Loops over shadow memory that are written here, and call nothing."""

COMPLETION: Final = {"nounwind": "", "alwaysinline": ""}
"""Tests a shadow that was loaded and asks the runtime for one in place of null, which ends the program where there can
be none."""

ASKING: Final = {"nounwind": "", "cold": ""}
"""The runtime's search for a shadow: once for each pointer that is null, and it throws nothing."""

RUNTIME: Final = {"nounwind": ""}
"""Other functions of the runtime: of memory that is reached elsewhere they say only that they throw nothing."""

SCOPES: Final = ("alias.scope", "noalias")
"""Of accesses in a copy of loops that runs where a test has found that the arrays named in them have no byte in common
(normalize/versions.py): which array it is of, and from which others it is apart."""

REQUEST: Final = {"alwaysinline": ""}
"""The answer to a request, if it has to be a function: no fact, but what has to be done with it."""

PLACE: Final = "readnone captures(address)"
"""What the runtime asks of a place where a number lies is its address."""

RUN_BY_THREAD: Final = {"nounwind": ""}
"""What a thread of C++ runs: an exception that leaves it ends the program."""

HANDED_ON: Final = {"nounwind": ""}
"""Copies what one thread of a team hands to the others, and calls functions of the runtime, which throw nothing."""

NOTE: Final = {"nounwind": "", "willreturn": "", "memory": "argmem: readwrite, inaccessiblemem: readwrite"}
"""Notes an address in the sets that it is given, and that only the runtime reaches."""

CHECK: Final = {"nounwind": "", "memory": "argmem: read, inaccessiblemem: readwrite"}
"""Reads what it is given, and returns; or ends the program with a message, after which nobody looks at its memory."""

ADDS: Final = {"nounwind": "", "memory": "argmem: readwrite, inaccessiblemem: readwrite"}
"""As `CHECK`, and writes to what it is given."""

PURE: Final = {"nounwind": "", "willreturn": "", "memory": "none"}
"""Computes its result of its arguments, and does nothing else."""

LOOKED_AT: Final = "readonly captures(address)"
"""Of what a check looks at."""

UNSEEN: Final = {"cold": "", "nounwind": "", "noreturn": ""}
"""Ends the program with a message."""

STRUCT_ADDRESS: Final = "noalias"
"""The simple body of Eigen's product, which derivatives are made of, writes where its result is: memory that overlaps
neither factor, else Eigen would have made a temporary (`noalias()` is the user's word for it)."""

_RESERVE: Final = (
    {"nounwind": "", "willreturn": "", "memory": "inaccessiblemem: readwrite"},
    "noalias nonnull align 16",
)
_NEW: Final = ({"nounwind": ""}, "noalias nonnull")
_PLAIN: Final[tuple[dict[str, str], str]] = ({"nounwind": ""}, "")


def runtime_function(name: str) -> tuple[dict[str, str], str]:
    """Attributes of a function of the runtime's tape, and of its result.

    `reserve` is an allocation: nobody has the address yet, the arena's own state is nobody else's (though it looks at
    no memory of the program, poisoning writes only what it returns), reservations have 16 bytes' alignment, and if
    there is no memory it ends the program rather than return. `new` likewise. All others read and write memory that is
    reached elsewhere (`release` ends the life of what was reserved: accesses may not move behind it), so they say only
    that they throw nothing; what `release` runs for the program are destructors and `free`, which do not either."""
    if name == "__enzcc_tape_reserve":
        attributes, result = _RESERVE
    elif name == "__enzcc_tape_new":
        attributes, result = _NEW
    else:
        attributes, result = _PLAIN
    return dict(attributes), result


def of_log(*, puts: bool) -> dict[str, str]:
    """Of the log of a forward split: no derivative goes through it. Putting a number into it changes the log alone,
    which no code here reads; what gets numbers out of it has to stay in order."""
    found = {"nounwind": "", "enzyme_inactive": ""}
    return found | {"willreturn": "", "memory": "inaccessiblemem: readwrite"} if puts else found


KEPT_EXCEPTION: Final = {
    "nounwind": "",
    "willreturn": "",
    "memory": "inaccessiblemem: readwrite",
    "enzyme_inactive": "",
}
"""Sets or reads the address of this thread's exception that is on its way: one variable, which no code here reads."""

RAISED_EXCEPTION: Final = {"noreturn": "", "cold": "", "enzyme_inactive": ""}
"""Throws what was kept. Handlers that it finds may do anything."""

_OF_CODE: Final = frozenset(
    """
    minsize nocf_check noimplicitfloat noredzone nounwind null_pointer_is_valid optsize safestack sanitize_address
    sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_thread shadowcallstack ssp sspreq sspstrong strictfp
    uwtable frame-pointer min-legal-vector-width prefer-vector-width probe-stack stackrealign
    stack-protector-buffer-size stack-probe-size tune-cpu use-soft-float unsafe-fp-math
    approx-func-fp-math less-precise-fpmad
    """.split()
)
_KINDS_OF_CODE: Final = pattern(
    r"target-|denormal-fp-math|no-(?:infs|nans|signed-zeros|trapping)(?:-fp)?-math|no-builtin|amdgpu-"
)


_COUNTED: Final = "instrument-function-entry-inlined"
"""Of a function that calls a profiler's `mcount` (-pg), after inlining."""


def of_derivative(primal: Function) -> dict[str, str]:
    """Attributes of a derivative of `primal`: how code is generated, rather than what the function does, since its
    derivative is code for the same machine, under the same sanitizers, and does other things: it writes where the
    primal only reads, allocates, frees, and need not return where the primal does. Likewise of fast math. `nounwind`
    is provisional: see `settle_nounwind`. Where a profiler counts calls, it counts the derivative's, and what the user
    wants to see as a function of its own, is one."""
    told = {n: v for n, v in primal.attributes.items() if n in _OF_CODE or _KINDS_OF_CODE.match(n) is not None}
    counted = {n: v for n, v in primal.attributes.items() if n in (_COUNTED, "noinline")}
    return told | counted if _COUNTED in counted else told


def of_copy(primal: Function, *others: str) -> dict[str, str]:
    """Of a function that does what `primal` does and calls it, or is told what it is told: whether it throws, and
    `others` which the engine reads."""
    return {n: v for n, v in primal.attributes.items() if n == "nounwind" or n in others}


def of_returning(thrower: Function) -> dict[str, str]:
    """Of a function that returns what `thrower` throws, so that it throws nothing: how code is generated, and what the
    user says to the engine. What `thrower` does not return from, this may; and to no memory does it do less."""
    said = {n: v for n, v in thrower.attributes.items() if n.startswith("enzyme_")}
    return said | of_derivative(thrower) | {"nounwind": ""}


def of_returning_parameter(attributes: str) -> str:
    """Of a parameter of such a function, or an argument: not what is true only if nothing was thrown."""
    return attributes_in(attributes).without("returned", "initializes")


def of_library(function: Function) -> None:
    """Of a function of the C library that the program need not have declared: it throws nothing."""
    function.attributes.setdefault("nounwind", "")


def settle_nounwind(functions: Iterable[Function]) -> None:
    """A derivative throws nothing if nothing that it calls does: derivatives of functions that throw nothing, the
    runtime, the library. A user's own rule may throw where the function itself does not."""
    quiet = [f for f in functions if "nounwind" in f.attributes]
    changed = True
    while changed:
        changed = False
        for function in list(quiet):
            if any(isinstance(i, Call) and _throws(i) for b in function.blocks for i in b.instructions):
                del function.attributes["nounwind"]
                quiet.remove(function)
                changed = True


def _throws(call: Call) -> bool:
    target = call.callee
    if isinstance(target, InlineAsm) or "nounwind" in call.function_attributes or call.unwind is not None:
        return False
    if not isinstance(target, Function) or "nounwind" in target.attributes or target.name.startswith("llvm."):
        return False
    return target.defined or library.find(target.name) is None


# Parameters

PASSED: Final = ("sret", "byval", "zeroext", "signext", "inreg", "nest")
"""How a value is passed: the callee and its calls must agree."""


def attributes_of_call(function: Function) -> list[str]:
    """What a call has to repeat of what a function says of its parameters: how they are passed."""
    return [attributes_in(a.attributes).only(*PASSED, "noundef", "align") for a in function.arguments]


def extended(attributes: str) -> str:
    """How C passes small integers."""
    return attributes_in(attributes).only("zeroext", "signext")


def primal_parameter(argument: Argument) -> str:
    """Of the parameter that the primal's value comes by: a value of which these are true by itself. What an attribute
    says of memory is not among them: `readonly`, `captures` and the like, for derivatives keep pointers and the reverse
    sweep is more than the primal; `dereferenceable`, for reverse halves come later. For `noalias` see `Parameters`."""
    return attributes_in(argument.attributes).only("nonnull", "noundef", "signext", "zeroext", "inreg")


class Half(Enum):
    """What of a derivative a function holds."""

    FORWARD = "forward"  # tangents, and augmented halves: the primal, and shadows accessed as it accesses memory
    REVERSE = "reverse"
    BOTH = "both"


class Parameters:
    """Which parameters of a derivative are `noalias`, because the primal's are.

    `noalias` says: what is accessed through this parameter, and is written by anybody, is accessed through it alone
    while the function runs. So it speaks of both kinds of access, and of ways that the function itself does not see.

    - Of the primal's parameter in a function with the forward sweep it holds as in the primal. Tapes and shadows are
      other objects; what is kept of the pointer is seen to be kept.
    - In a reverse half it holds only where the half comes to that memory by nothing else: no pointer into it is kept in
      the half's frame or in a callee's, or left in memory, for LLVM does not see where such a pointer comes from.
    - Of a shadow parameter in a function with the forward sweep alone likewise, as shadows are accessed where and as
      the primal is.
    - The reverse sweep also *writes* the shadow of what the primal only reads, which two restrict pointers may share:
      `dot(v, v)`, and `f(v, v)` with a[0] = a[1] * b[1]. So every float that the primal reads through the parameter
      must be one that it writes through it too. Of a reverse half the other condition must hold as well.
    - Under `enzyme_runtime_activity`, and of memory without floats, the shadow of a pointer may be the pointer itself.
    """

    def __init__(
        self,
        context: Context,
        types: TypeFacts,
        activity: ActivityFacts,
        flow: ControlFlow,
        pointers: Pointers | None = None,  # of functions with a reverse sweep
    ) -> None:
        self.context = context
        self.types = types
        self.activity = activity
        self.pointers = pointers
        self.flow = flow

    def say(
        self,
        half: Half,
        parameters: Sequence[tuple[Argument, Sequence[Argument]]],
        kept: Iterable[tuple[Value, int]] = (),
        frame: int = -2,
    ) -> None:
        """`parameters`: for each of the primal's its copy and its shadows. `kept`: nodes that the reverse sweep finds
        in a frame, `frame` being the part of callees' frames."""
        if self.context.runtime_activity:
            return
        kept = list(kept)
        for argument, (copy, shadows) in zip(self.context.function.arguments, parameters, strict=True):
            if not attributes_in(argument.attributes).has("noalias"):
                continue
            if shadows and self.types.pointee_has_float(argument) is False:
                continue
            if half is Half.REVERSE and self._is_kept(argument, kept, frame):
                continue
            copy.attributes = f"noalias {copy.attributes}".strip()
            if half is Half.FORWARD or self._writes_what_it_reads(argument):
                for shadow in shadows:
                    shadow.attributes = "noalias"

    def _points_into(self, pointer: Value, argument: Argument) -> bool:
        assert self.pointers is not None
        return any(root.value is argument for root in self.pointers.roots(pointer))

    def _is_kept(self, argument: Argument, kept: Sequence[tuple[Value, int]], frame: int) -> bool:
        """Whether the reverse half may find a pointer into the argument's memory, or its shadow, without the
        argument."""
        assert self.pointers is not None
        if argument in self.pointers.captured:
            return True
        for value, part in kept:
            if part != frame:
                if isinstance(value.type, ty.PointerType) and self._points_into(value, argument):
                    return True
            elif isinstance(value, Call):
                for passed in value.arguments:
                    if isinstance(passed.type, ty.PointerType) and self._points_into(passed, argument):
                        return True
        return False

    def _writes_what_it_reads(self, argument: Argument) -> bool:
        """Whether each active float that is read through the argument is also written through it in that execution."""
        loads: list[Load] = []
        stores: dict[Value, list[Store]] = {}
        for block in self.flow.order:
            for instruction in block.instructions:
                match i := closed(instruction):
                    case Load():
                        if self._points_into(i.pointer, argument) and self.activity.is_active(i):
                            loads.append(i)
                    case Store():
                        stores.setdefault(i.pointer, []).append(i)
                    case Call() | Invoke():
                        if self._is_read_by(i, argument):
                            return False
                    case AtomicRMW() | CompareExchange():
                        if self._points_into(i.pointer, argument):
                            return False
                    case (
                        FloatUnary() | FloatBinary() | IntBinary() | FloatCompare() | IntCompare() | Cast() | Alloca()
                        | GetElementPtr() | Phi() | Select() | ExtractValue() | InsertValue() | ExtractElement()
                        | InsertElement() | ShuffleVector() | Freeze() | Fence() | Opaque() | Branch() | CondBranch()
                        | Switch() | Return() | Resume() | Unreachable()
                    ):  # fmt: skip
                        pass  # reads no float (and what is opaque is refused where it does)
                    case _:
                        assert_never(i)
        return all(any(self._is_of_one_place(load, s) for s in stores.get(load.pointer, ())) for load in loads)

    def _is_of_one_place(self, load: Load, store: Store) -> bool:
        """Whether the store, to the same address, is executed whenever the load is."""
        assert load.block is not None and store.block is not None
        return store.value.type == load.type and (
            store.block is load.block or self.flow.dominates(store.block, load.block)
        )

    def _is_read_by(self, call: Call | Invoke, argument: Argument) -> bool:
        assert self.pointers is not None
        effects = self.pointers.effects.call(call)
        return any(
            isinstance(passed.type, ty.PointerType)
            and effects.parameter(k) & READ
            and self._points_into(passed, argument)
            for k, passed in enumerate(call.arguments)
        )
