# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which bytes the accesses of a region touch, as code that finds out before the region is entered.

    P:  ...                                 at hand: %a, %b, %n
    for i < n: for j < n:                   a[i*n + j] touches the bytes [8*0, 8*(n-1)*n + 8*(n-1) + 8) from %a on
        b[i] += a[i*n + j] * x[j]           b[i]       touches the bytes [8*0, 8*(n-1) + 8) from %b on

The address of an access is its head plus a polynomial (analysis/memory/affine.py) in counters of loops and other
numbers. A counter lies between 0 and a limit, which is a polynomial itself. The heads, and all numbers that the rest
is made of, must be *at hand* at P: defined there, or computed of what is, or loaded from where nothing in the region
writes and where the program loads anyway once it has come to P. So the range of a polynomial is found term by term.
Where a number is computed in few bits, it is what it would be without wrapping around if that fits into the bits; this
is tested, too. What is chosen from several numbers lies between the least and the largest of them.

The range may be larger than what is touched, never smaller. Where the arithmetic overflows, the test fails. Addresses
are taken to lie in one half of what 64 bits can address, as those of programs do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, final

from enzyme_passes.analysis.control_flow.guards import Guard, side_to
from enzyme_passes.analysis.memory import polynomials as poly
from enzyme_passes.analysis.memory.affine import Affine, Limit, Reading
from enzyme_passes.analysis.memory.memory import Access, MemoryAnalysis
from enzyme_passes.analysis.memory.polynomials import Monomial, Polynomial
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    CondBranch,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Select,
    called_function,
    clone,
    operands,
    replace_operands,
    successors,
)
from enzyme_passes.ir.values import Argument, Block, Constant, ConstInt, ConstUndef, Value
from enzyme_passes.normalize.inspected_nests import InspectedNests, Nest, NestWriter, Seen, may_stay
from enzyme_passes.support.dataclasses import dataclass

MOST_CHOICES: Final = 8  # of pointers
MOST_DEPTH: Final = 12  # of what a number at hand is computed of
_PURE: Final = ("add", "sub", "mul", "shl", "and", "or", "xor", "lshr", "ashr")
_DIVISIONS: Final = ("udiv", "sdiv", "urem", "srem")
_EXTREMES: Final = ("llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.")


@final
@dataclass(frozen=True, slots=True, eq=False)
class Loaded:
    """What lies `offset` bytes behind `base`, in the region and at its entry; `load` is one that loads it."""

    base: Recipe
    offset: int
    load: Load


@final
@dataclass(frozen=True, slots=True, eq=False)
class Computed:
    """What `instruction` computes of these operands."""

    instruction: Instruction
    operands: tuple[Recipe, ...]


@final
@dataclass(frozen=True, slots=True, eq=False)
class Origin:
    """What `head`, an address that is not at hand, is measured from."""

    head: Value
    base: Recipe


Recipe = Value | Loaded | Computed | Origin


@final
@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """`size` bytes, `offset` behind `head`."""

    head: Recipe
    offset: Polynomial
    size: Polynomial


@final
@dataclass(frozen=True, slots=True, eq=False)
class Counted:
    """From 0 to a limit."""

    limit: Limit


@final
@dataclass(frozen=True, slots=True, eq=False)
class Exact:
    """What is at hand."""

    recipe: Recipe
    signed: bool


@final
@dataclass(frozen=True, slots=True, eq=False)
class Wrapping:
    """What `number` is, if that is always from `low` to `high`."""

    number: Polynomial
    low: int
    high: int


@final
@dataclass(frozen=True, slots=True, eq=False)
class Chosen:
    """One of these, whenever they were computed."""

    numbers: tuple[Polynomial, ...]


Ends = tuple[Value, Value]
Form = Counted | Exact | Wrapping | Chosen | Seen


@final
class AtHand:
    """What can be known at the end of the block `place` of what is computed in `region`: blocks that it dominates, and
    that all loops are in which are looked through."""

    def __init__(
        self,
        memory: MemoryAnalysis,
        flow: ControlFlow,
        place: Block,
        region: Mapping[Block, None],
        writes: Sequence[Access],
        changing: Mapping[Load, None],
        affine: Affine | None = None,
    ) -> None:
        """`writes`: all of the region. `changing`: loads of what may be written there. `affine`: numbers as
        polynomials, if these are not those of the whole function."""
        self.affine = memory.affine if affine is None else affine
        self.writes = writes
        self.changing = changing
        self.assumed: dict[Load, list[Access]] = {}  # of what is loaded, the writes that have to be of other bytes
        self.memory = memory
        self.flow = flow
        self.place = place
        self.region = region
        self._recipes: dict[Value, Recipe | None] = {}
        self._loaded: dict[tuple[Recipe, int, ty.Type], Loaded | None] = {}
        self._loads: dict[Block, list[Load]] = {
            b: [i for i in b.instructions if isinstance(i, Load) and _is_plain(i)] for b in region
        }
        self.nests = InspectedNests(self)
        self._origins: dict[Value, Origin | None] = {}
        self._touched: dict[Access, tuple[Place, ...]] = {}
        self._forms: dict[int, Form | None] = {}

    def recipe(self, value: Value, depth: int = 0) -> Recipe | None:
        """How `value` is found at the place; None if it is not."""
        if value not in self._recipes:
            self._recipes[value] = None  # while it is looked for
            self._recipes[value] = self._recipe(value, depth)
        return self._recipes[value]

    def _recipe(self, value: Value, depth: int) -> Recipe | None:
        if isinstance(value, Constant | Argument):
            return None if isinstance(value, ConstUndef) else value
        if not isinstance(value, Instruction) or value.block is None or depth > MOST_DEPTH:
            return None
        if self.flow.dominates(value.block, self.place):
            return value
        match value:
            case Load():
                return self._load(value, depth) if _is_plain(value) else None
            case IntBinary(op=op) if op in _PURE or (op in _DIVISIONS and _is_divisor(value.rhs)):
                pass
            case Cast(op="zext" | "sext" | "trunc") | IntCompare() | Select():
                pass
            case Call():
                target = called_function(value)
                if target is None or not target.name.startswith(_EXTREMES):
                    return None
            case _:
                return None
        if not isinstance(value.type, ty.IntType):
            return None
        needed = value.arguments if isinstance(value, Call) else operands(value)
        found = [self.recipe(v, depth + 1) for v in needed]
        known = tuple(r for r in found if r is not None)
        return Computed(value, known) if len(known) == len(found) else None

    def _load(self, load: Load, depth: int) -> Recipe | None:
        place = self._where(load, depth)
        if place is None:
            return None
        if place not in self._loaded:
            self._loaded[place] = None  # while it is looked for
            if self._is_unwritten(load) and self._is_loaded_anyway(place):
                self._loaded[place] = Loaded(place[0], place[1], load)
        return self._loaded[place]

    def _where(self, load: Load, depth: int) -> tuple[Recipe, int, ty.Type] | None:
        address = self.affine.address(load.pointer)
        offset = address.offset.get((), 0)
        if len(address.offset) != (() in address.offset):
            return None
        base = self.recipe(address.head, depth + 1)
        return None if base is None else (base, offset, load.type)

    def _is_unwritten(self, load: Load) -> bool:
        """Whether nothing in the region writes there. It is assumed of writes to other arrays, which is tested then:
        until one of them writes there, all that was computed of what is at hand is what it was taken to be; so the
        first one to do so would be at a place that the test has excluded."""
        memory = self.memory
        meeting = [w for read in memory.reads_of(load) for w in self.writes if memory.may_concern_one(read, w)]
        if meeting:
            if load in self.changing or any(w.pointer is None or w.size is None or w.deep for w in meeting):
                return False
            self.assumed[load] = meeting
        return True

    def _is_loaded_anyway(self, place: tuple[Recipe, int, ty.Type]) -> bool:
        """Whether the program, once it is at the place, loads from there whichever way it goes: so that it may be done
        before. A loop is taken to end, a call not to return unless it says that it does."""
        return self._comes_to(
            lambda i: (
                isinstance(i, Load)
                and i.block is not None
                and i in self._loads[i.block]
                and self._where(i, MOST_DEPTH // 2) == place
            )
        )

    def end_of_place(self) -> Block:
        """The block that goes from the place on, where code has been written at the end of it. No other one does."""
        (following,) = self.flow.successors[self.place]
        (found,) = [b for b in self.affine.function.blocks if following in successors(b) and b not in self.region]
        return found

    def comes_under(self, block: Block) -> Guard | None:
        """Conditions that are at hand, under which the program, once it is at the place, comes to a block of the region
        whichever way it goes, and without which it never does; None if others decide as well."""
        taken: dict[Block, Block] = {}
        guard: list[tuple[Value, bool]] = []
        at: Block | None = block
        while at is not None and at is not self.place:
            head = self.flow.idom[at]
            branch = head.instructions[-1] if head is not None else None
            if head is not None and isinstance(branch, CondBranch) and self._is_outside(branch.condition):
                side = side_to(self.flow, head, at)
                if side is not None:
                    taken[head] = at
                    guard.append((branch.condition, side))
            at = head
        return tuple(guard) if self._comes_to(lambda i: i is block.instructions[0], taken) else None

    def _is_outside(self, value: Value) -> bool:
        return not isinstance(value, ConstUndef) and not (isinstance(value, Instruction) and value.block in self.region)

    def _comes_to(self, is_one: Callable[[Instruction], bool], taken: Mapping[Block, Block] | None = None) -> bool:
        """Whether it comes to one of some instructions of the region. `taken`: where some blocks are taken to go."""
        following = {b: self.flow.successors[b] for b in (self.place, *self.region)}
        following.update((b, [to]) for b, to in (taken or {}).items())
        first: dict[Block, bool] = {}  # whether it comes to one within the block; absent: goes on
        for block in self.region:
            end = self._ends.get(block)
            if any(map(is_one, block.instructions[:end])):
                first[block] = True
            elif end is not None:
                first[block] = False
        loaded = {b: first.get(b, bool(following[b])) for b in self.region}
        changed = True
        while changed:
            changed = False
            for block in reversed(loaded):
                goes_on = block in first or all(loaded.get(s, False) for s in following[block])
                if loaded[block] and not goes_on:
                    loaded[block] = False
                    changed = True
        return all(loaded.get(s, False) for s in following[self.place])

    @cached_property
    def _ends(self) -> dict[Block, int]:
        """Behind the first instruction of a block of the region that may not come to an end; none where all do."""
        staying = {b: next((k for k, i in enumerate(b.instructions, 1) if may_stay(i)), None) for b in self.region}
        return {block: end for block, end in staying.items() if end is not None}

    def is_never_written(self, load: Load) -> bool:
        """Whether nothing in the region writes there, without an assumption."""
        if not _is_plain(load):
            return False
        return not any(self.memory.may_concern_one(r, w) for r in self.memory.reads_of(load) for w in self.writes)

    def is_assumed(self, recipe: Recipe) -> bool:
        """Whether it is assumed of something that `recipe` loads that nothing writes there."""
        match recipe:
            case Loaded():
                return recipe.load in self.assumed or self.is_assumed(recipe.base)
            case Computed():
                return any(map(self.is_assumed, recipe.operands))
            case Origin():
                return self.is_assumed(recipe.base)
            case _:
                return False

    # What is touched

    def touched(self, access: Access) -> tuple[Place, ...]:
        """Where an access in the region may be, in all of its iterations; nothing if that is not known."""
        known = self._touched.get(access)
        if known is None:
            found = self._touched_by(access)
            known = self._touched[access] = () if found is None else tuple(found)
        return known

    def _size(self, access: Access) -> Polynomial | None:
        """The size of an access, in the variables of `affine`; only those of calls vary, which say it third."""
        if access.size is None or poly.constant_of(access.size) is not None or self.affine is self.memory.affine:
            return access.size
        call = access.instruction
        return self.affine.integer(call.arguments[2]) if isinstance(call, Call) else None

    def _touched_by(self, access: Access) -> list[Place] | None:
        size = self._size(access)
        if access.pointer is None or size is None or access.deep or not self._is_bounded(size):
            return None
        found: list[Place] = []
        pending: list[tuple[Value, Polynomial]] = [(access.pointer, poly.ZERO)]
        for pointer, behind in pending:  # grows
            address = self.affine.address(pointer)
            offset = poly.add(address.offset, behind)
            head = self.recipe(address.head)
            if head is None and pointer is access.pointer:
                head = self._origin(address.head)
            match address.head:
                case _ if head is not None:
                    if isinstance(head, Origin) or not self._is_bounded(offset):
                        number = self._looked_for(access, head) if pointer is access.pointer else None
                        if number is None:
                            return None
                        offset = {(number,): 1}
                    found.append(Place(head, offset, size))
                    continue
                case Phi():
                    chosen = address.head.values
                case Select():
                    chosen = [address.head.on_true, address.head.on_false]
                case _:
                    return None
            for value in chosen:
                if not any(v is value and b == offset for v, b in pending):
                    pending.append((value, offset))
            if len(pending) > MOST_CHOICES:
                return None
        return found

    def _looked_for(self, access: Access, head: Recipe) -> int | None:
        """The variable for where an access is behind its head, which a nest finds that is run beforehand, here or where
        an outer loop is entered; None if none does."""
        elsewhere = self.nests.at_hand
        if elsewhere is not self and not (isinstance(head, Value) and elsewhere.recipe(head) is head):
            return None
        return self.nests.number(access, head)

    def _origin(self, head: Value) -> Recipe | None:
        """For an address that the region loads: one at hand that leads to it."""
        if head not in self._origins:
            self._origins[head] = None
            at = head
            for _ in range(MOST_DEPTH):
                if not isinstance(at, Load):
                    break
                at = self.affine.address(at.pointer).head
                base = self.recipe(at)
                if base is not None:
                    self._origins[head] = Origin(head, base)
                    break
        return self._origins[head]

    def _is_bounded(self, p: Polynomial) -> bool:
        return all(self.form(v) is not None for v in poly.variables(p)) and all(abs(c) < 1 << 62 for c in p.values())

    def is_attained(self, p: Polynomial) -> bool:
        """Whether a polynomial is as small and as large as its range is, in some iteration, where all loops that count
        in it run to their ends: each counter stands in one term only, alone but for what is at hand, and so in the
        limits of other counters."""
        return self._is_attained(p, {})

    def _is_attained(self, p: Polynomial, used: dict[int, None]) -> bool:
        for monomial in p:
            varying = [v for v in monomial if not isinstance(self.form(v), Exact)]
            if len(varying) > 1 or any(v in used for v in varying):
                return False
            for number in varying:
                used[number] = None
                form = self.form(number)
                if not isinstance(form, Counted | Wrapping) or not all(
                    self._is_attained(q, used) for q in _inside(form)
                ):
                    return False
        return True

    def form(self, number: int) -> Form | None:
        """How the range of a variable of the polynomials is found; None if it is not."""
        if number < 0:
            return self.nests.seen[number]
        if number not in self._forms:
            self._forms[number] = None  # while it is looked for
            found = self._form(number)
            self._forms[number] = found if all(map(self._is_bounded, _inside(found))) else None
        return self._forms[number]

    def _form(self, number: int) -> Form | None:
        affine = self.affine
        atom = affine.atoms[number]
        value = atom.value
        if value is None:
            limit = affine.limit(atom.loop) if atom.loop is not None else None
            inside = atom.loop is not None and atom.loop.header in self.region
            return Counted(limit) if limit is not None and inside else None
        if not isinstance(value.type, ty.IntType) or value.type.bits > 64:
            return None
        recipe = self.recipe(value)
        if recipe is not None:
            return Exact(recipe, atom.reading != "unsigned")
        match value:
            case IntBinary(op="and", rhs=ConstInt() as mask) if mask.value > 0 and not mask.value & (mask.value + 1):
                return Wrapping(affine.integer(value.lhs), 0, mask.value)
            case IntBinary() | Cast(op="trunc"):
                made = self._without_wrapping(value, atom.reading)
                low = 0 if atom.reading == "unsigned" else -1 << (value.type.bits - 1)
                return None if made is None else Wrapping(made, low, low + (1 << value.type.bits) - 1)
            case Phi():
                return Chosen(tuple(affine.integer(v, atom.reading) for v in dict.fromkeys(value.values)))
            case Select():
                return Chosen(tuple(affine.integer(v, atom.reading) for v in (value.on_true, value.on_false)))
            case _:
                return None

    def _without_wrapping(self, value: IntBinary | Cast, reading: Reading) -> Polynomial | None:
        """What `value` is but for a multiple of two to the number of its bits."""
        affine = self.affine
        if isinstance(value, Cast):
            return affine.integer(value.operand)
        lhs, rhs = affine.integer(value.lhs, reading), affine.integer(value.rhs, reading)
        match value.op:
            case "add" | "sub":
                made: Polynomial | None = poly.add(lhs, rhs, 1 if value.op == "add" else -1)
            case "mul":
                made = poly.multiply(lhs, rhs)
            case "shl" if isinstance(value.rhs, ConstInt) and 0 <= value.rhs.value < 62:
                made = poly.scale(lhs, 1 << value.rhs.value)
            case _:
                made = None
        return made if made is None or len(made) <= poly.MOST_TERMS else None


@final
class Ranges:
    """Writes code at the end of a block that finds what accesses touch. `good` is whether no number overflowed."""

    def __init__(self, at_hand: AtHand, builder: Builder, *, counts: bool = False) -> None:
        """`counts`: whether it is wanted how often nests that are looked at come to an access."""
        self.at_hand = at_hand
        self.counts = counts
        self.builder = builder
        self.bad: list[Value] = []
        self._values: dict[Recipe, Value] = {}
        self._addresses: dict[Recipe, Value] = {}
        self._variables: dict[int, Ends] = {}  # those of nests that are looked at come first, see `look`
        self.visits: dict[int, Value] = {}  # how often these nests come to an access
        self._products: dict[Monomial, Ends] = {}
        self._known: dict[tuple[str, object, object], Value] = {}

    def look(self, places: Iterable[Place]) -> None:
        """Run the nests beforehand that tell where some of these are. The builder stands behind them then, if they are
        run here."""
        numbers = {v: None for place in places for v in poly.variables(place.offset) if v < 0}
        nests = self.at_hand.nests
        if numbers and nests.at_hand is not self.at_hand:
            self._look_at(nests.at_hand, list(numbers))
            return
        wanted: dict[Nest, list[int]] = {}
        for number in numbers:
            wanted.setdefault(nests.seen[number].nest, []).append(number)
        for nest, mine in wanted.items():
            pointers = [p for n in mine if (p := nest.seen[n].access.pointer) is not None]
            values: dict[Value, Value] = {}
            for value in nests.from_outside(nest, pointers):
                recipe = self.at_hand.recipe(value)
                assert recipe is not None
                values[value] = self.value(recipe)
            heads = {n: self._address(nest.seen[n].head) for n in mine}
            writer = NestWriter(nests, nest, mine, values, heads, self.builder, counts=self.counts)
            self._variables.update(writer.write())
            self.visits.update(writer.visits)

    def _look_at(self, earlier: AtHand, numbers: list[int]) -> None:
        """Run them where an outer loop is entered."""
        b = Builder(self.builder.module, earlier.end_of_place())
        before, last = b.block, b.block.instructions.pop()
        ranges = Ranges(earlier, b, counts=self.counts)
        ranges.look(Place(earlier.nests.seen[n].head, {(n,): 1}, poly.ZERO) for n in numbers)
        last.block = b.block
        b.block.instructions.append(last)
        for block in successors(b.block):
            for phi in block.instructions:
                if isinstance(phi, Phi):
                    phi.blocks = [b.block if at is before else at for at in phi.blocks]
        self._variables.update(ranges._variables)
        self.visits.update(ranges.visits)

    def range(self, places: list[Place]) -> Ends:
        """From their head on, the first byte that these touch, and the one behind the last."""
        low: Value | None = None
        high: Value | None = None
        for place in places:
            least, most = self.ends(place.offset)
            behind = self.checked("sadd", most, self.ends(place.size)[1])
            low = least if low is None else self._extreme("smin", low, least)
            high = behind if high is None else self._extreme("smax", high, behind)
        assert low is not None and high is not None
        return low, high

    def apart(self, head: Recipe, mine: Ends, other_head: Recipe, others: Ends) -> Value:
        """Whether two ranges have no byte in common. The distance of the heads is that of two addresses, for which the
        analysis of types knows that form."""
        b = self.builder
        distance = b.binary("sub", self._address(other_head), self._address(head))
        before = b.icmp("sle", mine[1], self.checked("sadd", distance, others[0]))
        after = b.icmp("sle", self.checked("sadd", distance, others[1]), mine[0])
        return b.binary("or", before, after)

    def _address(self, head: Recipe) -> Value:
        known = self._addresses.get(head)
        if known is None:
            known = self._addresses[head] = self.builder.cast("ptrtoint", self.value(head), ty.I64)
        return known

    def value(self, recipe: Recipe) -> Value:
        """What a recipe makes."""
        match recipe:
            case Loaded():
                known = self._values.get(recipe)
                if known is None:
                    b = self.builder
                    place = b.offset(self.value(recipe.base), recipe.offset)
                    known = b.load(recipe.load.type, place, align=recipe.load.align)
                    known.metadata.update({k: v for k, v in recipe.load.metadata.items() if k == "tbaa"})
                    self._values[recipe] = known
                return known
            case Computed():
                known = self._values.get(recipe)
                if known is None:
                    known = self._values[recipe] = self._again(recipe)
                return known
            case Origin():
                return self.value(recipe.base)
            case _:
                return recipe

    def _again(self, recipe: Computed) -> Value:
        """The instruction once more, without flags: what they say holds where it stands."""
        made = clone(recipe.instruction)
        old = made.arguments if isinstance(made, Call) else operands(made)
        values = [self.value(r) for r in recipe.operands]
        new = dict(zip(old, values, strict=True))
        replace_operands(made, lambda v: new.get(v, v))
        made.name = ""
        made.metadata = {}
        if isinstance(made, IntBinary | Cast | IntCompare):
            made.flags = ""
        return self.builder.insert(made)

    # Ranges of polynomials

    def ends(self, p: Polynomial) -> Ends:
        """The least and the largest value that a polynomial may have."""
        low: Value = self.builder.i64(p.get((), 0))
        high: Value = low
        for monomial, coefficient in p.items():
            if not monomial:
                continue
            least, most = self._times(self._product(monomial), self._constant(coefficient))
            low, high = self.checked("sadd", low, least), self.checked("sadd", high, most)
        return low, high

    def _constant(self, value: int) -> Ends:
        made = self.builder.i64(value)
        return made, made

    def _product(self, monomial: Monomial) -> Ends:
        known = self._products.get(monomial)
        if known is None:
            known = self._variable(monomial[-1])
            if len(monomial) > 1:
                known = self._times(self._product(monomial[:-1]), known)
            self._products[monomial] = known
        return known

    def _times(self, one: Ends, other: Ends) -> Ends:
        """The ends of a product: it is linear in each factor."""
        if _is_one(one) or _is_one(other):
            return other if _is_one(one) else one
        if _starts_at_zero(one) and _starts_at_zero(other):
            return one[0], self.checked("smul", one[1], other[1])
        if isinstance(other[0], ConstInt) and _is_exact(other):
            corners = [self.checked("smul", end, other[0]) for end in one]
            return (corners[0], corners[1]) if other[0].value >= 0 else (corners[1], corners[0])
        products = [self.checked("smul", a, b) for a in dict.fromkeys(one) for b in dict.fromkeys(other)]
        low = high = products[0]
        for product in products[1:]:
            low, high = self._extreme("smin", low, product), self._extreme("smax", high, product)
        return low, high

    def _variable(self, number: int) -> Ends:
        known = self._variables.get(number)
        if known is None:
            known = self._variables[number] = self._found(self.at_hand.form(number))
        return known

    def _found(self, form: Form | None) -> Ends:
        b = self.builder
        match form:
            case Exact():
                made = b.resize(self.value(form.recipe), ty.I64, signed=form.signed)
                return made, made
            case Counted():
                high = self._extreme("smax", self.ends(form.limit.high)[1], b.i64(0))
                return b.i64(0), b.binary("udiv", high, b.i64(form.limit.unit))
            case Wrapping():
                low, high = self.ends(form.number)
                if form.low > -1 << 63:
                    self.bad.append(b.icmp("slt", low, b.i64(form.low)))
                if form.high < (1 << 63) - 1:
                    self.bad.append(b.icmp("sgt", high, b.i64(form.high)))
                return low, high
            case Chosen():
                low, high = self.ends(form.numbers[0])
                for number in form.numbers[1:]:
                    least, most = self.ends(number)
                    low, high = self._extreme("smin", low, least), self._extreme("smax", high, most)
                return low, high
            case Seen() | None:
                raise AssertionError("a number without a form, or one that was not looked for")

    def _extreme(self, name: str, lhs: Value, rhs: Value) -> Value:
        if isinstance(lhs, ConstInt) and isinstance(rhs, ConstInt):
            return self.builder.i64((max if name == "smax" else min)(lhs.value, rhs.value))
        key = (name, _identity(lhs), _identity(rhs))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self.builder.intrinsic(f"llvm.{name}.i64", ty.I64, [lhs, rhs])
        return known if lhs is not rhs else lhs

    def checked(self, name: str, lhs: Value, rhs: Value) -> Value:
        """A sum, difference or product of 64 bits; that it overflows is bad."""
        b = self.builder
        neutral = 1 if name == "smul" else 0
        for one, other in ((lhs, rhs), (rhs, lhs)):
            if isinstance(one, ConstInt) and one.value == neutral:
                return other
        key = (name, _identity(lhs), _identity(rhs))
        known = self._known.get(key)
        if known is not None:
            return known
        pair = b.intrinsic(f"llvm.{name}.with.overflow.i64", ty.struct((ty.I64, ty.I1)), [lhs, rhs])
        self.bad.append(b.extract(pair, 1))
        made = self._known[key] = b.extract(pair, 0)
        return made


def _inside(form: Form | None) -> tuple[Polynomial, ...]:
    """The polynomials that a form is made of."""
    match form:
        case Counted(limit=limit):
            return (limit.high,)
        case Wrapping(number=number):
            return (number,)
        case Chosen(numbers=numbers):
            return numbers
        case Exact() | Seen() | None:
            return ()


def different(places: Iterable[Place]) -> list[Place]:
    """Those with different subscripts and sizes."""
    found: dict[object, Place] = {}
    for place in places:
        found.setdefault((tuple(sorted(place.offset.items())), tuple(sorted(place.size.items()))), place)
    return list(found.values())


def _is_exact(ends: Ends) -> bool:
    return ends[0] is ends[1]


def _is_one(ends: Ends) -> bool:
    return _is_exact(ends) and isinstance(ends[0], ConstInt) and ends[0].value == 1


def _starts_at_zero(ends: Ends) -> bool:
    return isinstance(ends[0], ConstInt) and ends[0].value == 0


def _is_divisor(value: Value) -> bool:
    return isinstance(value, ConstInt) and value.value > 0


def _identity(value: Value) -> object:
    return value.value if isinstance(value, ConstInt) else value


def _is_plain(load: Load) -> bool:
    return not load.volatile and not load.ordering
