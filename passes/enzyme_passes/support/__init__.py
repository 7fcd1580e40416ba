# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What every package of the engine may use: `Failure` and the pages of its codes, digests, and records.

The class of records is here, since every command loads it: `typing.NamedTuple` without `typing`, which
takes long to import.

    if TYPE_CHECKING:
        from typing import NamedTuple as Record
    else:
        from enzyme_passes.support import Record

    class Source(Record):
        path: str
        language: str = "c"

A type checker sees a named tuple: fields in their order, defaults, nothing assigned later. Everywhere else dataclasses
and named tuples are what one writes.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


_MISSING = object()


class Record:
    """Fields are the annotated names of the class; defaults are attributes of the class."""

    _fields: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        own = [name for name in cls.__annotations__ if not name.startswith("_")]
        cls._fields = tuple(dict.fromkeys((*cls._fields, *own)))  # a class without annotations shows its base's

    def __init__(self, *values: object, **named: object) -> None:
        given = {**dict(zip(self._fields, values, strict=False)), **named}
        for name in self._fields:
            value = given.pop(name) if name in given else getattr(type(self), name, _MISSING)
            self.__dict__[name] = value
            if value is _MISSING:
                raise TypeError(f"{type(self).__name__} needs {name}")
        if given or len(values) > len(self._fields):
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(self._fields)}")

    def _replace(self, **changes: object) -> Record:
        """A copy with other values."""
        return type(self)(**{**self.__dict__, **changes})

    def __iter__(self) -> Iterator[object]:
        return iter([getattr(self, name) for name in self._fields])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self))

    def __repr__(self) -> str:
        shown = (f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__name__}({', '.join(shown)})"
