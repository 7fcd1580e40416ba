"""What a generated statement can see: memory it may read or write, integers it may index with, loops it is in.

Two invariants hold for every program and are kept by construction, so that no check is needed where they are used:
a real number in memory has magnitude at most `LIMIT`, and an integer is at least 0 and below the place's `limit`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

LIMIT = 2.0
"""Every real in memory is at most this."""

POINTED = 4
"""Elements behind every pointer parameter: arrays at least this long can be passed."""


@dataclass(frozen=True, slots=True)
class Place:
    """One or many numbers: `s.u[{}]` of lengths (4,) is four of them."""

    template: str
    type: str
    """double, float or int"""
    lengths: tuple[int, ...] = ()
    writable: bool = True
    limit: int = 0
    """for an int: its values are below this"""
    root: str = "?"
    """the object it lies in; `?` if that is not known"""
    active: bool = True
    """it may depend on f's inputs"""

    @property
    def is_array(self) -> bool:
        return self.template.endswith("[{}]")


@dataclass(frozen=True, slots=True)
class StructPlace:
    template: str
    struct: Struct
    lengths: tuple[int, ...] = ()
    writable: bool = True
    root: str = "?"


@dataclass(frozen=True, slots=True)
class FieldType:
    """A member of a struct: of a number type or another struct; an array if `length` is not 0."""

    name: str
    type: str | Struct
    length: int = 0


@dataclass(frozen=True, slots=True)
class Struct:
    name: str
    fields: tuple[FieldType, ...]

    @property
    def reals(self) -> int:
        total = 0
        for member in self.fields:
            each = member.type.reals if isinstance(member.type, Struct) else int(member.type != "int")
            total += each * max(1, member.length)
        return total

    def declaration(self) -> str:
        lines = [f"struct {self.name} {{"]
        for member in self.fields:
            name = f"struct {member.type.name}" if isinstance(member.type, Struct) else member.type
            lines.append(f"  {name} {member.name}{f'[{member.length}]' if member.length else ''};")
        return "\n".join([*lines, "};"])

    def leaves(self, path: str) -> list[tuple[str, str]]:
        """(lvalue, type) of every number in it, in memory order."""
        found: list[tuple[str, str]] = []
        for member in self.fields:
            for index in range(max(1, member.length)):
                inner = f"{path}.{member.name}" + (f"[{index}]" if member.length else "")
                if isinstance(member.type, Struct):
                    found += member.type.leaves(inner)
                else:
                    found.append((inner, member.type))
        return found


FIELD_LIMIT = 5
"""Integer members of structs are below this."""


def places_of(whole: StructPlace, access: str | None = None) -> list[Place | StructPlace]:
    """What can be reached in a struct; `access` is the text before a member name (`s.`, `p->`)."""
    prefix = f"{whole.template}." if access is None else access
    found: list[Place | StructPlace] = []
    for member in whole.struct.fields:
        template = prefix + member.name + ("[{}]" if member.length else "")
        lengths = (*whole.lengths, member.length) if member.length else whole.lengths
        if isinstance(member.type, Struct):
            inner = StructPlace(template, member.type, lengths, whole.writable, whole.root)
            found += [inner, *places_of(inner)]
        else:
            limit = FIELD_LIMIT if member.type == "int" else 0
            found.append(Place(template, member.type, lengths, whole.writable, limit, whole.root))
    return found


@dataclass(frozen=True, slots=True)
class Parameter:
    """Of a helper: what kind of argument it takes."""

    name: str
    kind: str
    """double, float, int, in (const double *), inout (double *), struct, structptr, view, function"""
    struct: Struct | None = None
    limit: int = 0
    restrict: bool = False

    def declaration(self) -> str:
        restrict = "restrict " if self.restrict else ""
        match self.kind:
            case "in":
                return f"const double *{restrict}{self.name}"
            case "inout":
                return f"double *{restrict}{self.name}"
            case "struct":
                assert self.struct is not None
                return f"struct {self.struct.name} {self.name}"
            case "structptr":
                assert self.struct is not None
                return f"struct {self.struct.name} *{restrict}{self.name}"
            case "view":
                return f"struct View {self.name}"
            case "function":
                return f"double (*{self.name})(double)"
            case kind:
                return f"{kind} {self.name}"


@dataclass(frozen=True, slots=True)
class Helper:
    name: str
    result: str
    """double, float, void, `struct S`"""
    parameters: tuple[Parameter, ...]
    pure: bool
    """Writes nothing but its own locals: may be called anywhere in an expression."""
    cost: int
    """Roughly how many statements a call runs."""


@dataclass(slots=True)
class Scope:
    """The names visible at one point; a block works on a `child`."""

    places: list[Place] = field(default_factory=list)
    structs: list[StructPlace] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)
    """Expressions of type `double (*)(double)`."""
    heap: list[str] = field(default_factory=list)
    """Pointers to free on the way out."""
    loop_heap: int | None = None
    """How many of `heap` were there when the innermost loop was entered; None outside of loops."""
    continuable: bool = False
    """The innermost loop makes progress when `continue` is run."""
    returns: str | None = None
    """Type of an early return, or None where there may be none."""
    weight: int = 1
    """How often a statement here runs, at most."""
    pure: bool = False
    """Memory that outlives the function must not be written."""

    def child(self, times: int = 1) -> Scope:
        return replace(
            self,
            places=list(self.places),
            structs=list(self.structs),
            functions=list(self.functions),
            heap=list(self.heap),
            weight=self.weight * max(1, times),
        )

    def add(self, *found: Place | StructPlace) -> None:
        for one in found:
            if isinstance(one, Place):
                self.places.append(one)
            else:
                self.structs.append(one)

    def add_struct(self, whole: StructPlace, access: str | None = None) -> None:
        self.add(whole, *places_of(whole, access))
