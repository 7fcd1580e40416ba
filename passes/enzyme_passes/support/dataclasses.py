# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Python's dataclasses, as far as the compiler uses them, at a tenth of the time that they take to come into being.

A command defines some hundred and fifty and makes instances of few. Python's own compiles five functions for each as it
is defined, half a millisecond; here `__init__` is compiled when the first instance is made, and the others are shared.
What is made behaves as Python's does. Those of `support.Record` do not need even this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import asdict as asdict
    from dataclasses import dataclass as dataclass
    from dataclasses import field as field
    from dataclasses import replace as replace
else:
    from operator import attrgetter

    _NONE = object()

    class _Field:
        __slots__ = ("compare", "default", "factory", "init", "name", "repr")

        def __init__(self, default, factory, init, repr, compare):
            self.name = ""
            self.default = default
            self.factory = factory
            self.init = init
            self.repr = repr
            self.compare = compare

    def field(*, default=_NONE, default_factory=_NONE, init=True, repr=True, compare=True):
        return _Field(default, default_factory, init, repr, compare)

    def dataclass(cls=None, /, *, frozen=False, slots=False, eq=True):
        if cls is None:
            return lambda defined: _made(defined, frozen, slots, eq)
        return _made(cls, frozen, slots, eq)

    def replace(instance, /, **changes):
        """A copy with other values."""
        for f in instance.__enzcc_fields__:
            if f.init and f.name not in changes:
                changes[f.name] = getattr(instance, f.name)
        return type(instance)(**changes)

    def asdict(instance):
        """Names and values, those of the values in turn."""
        return {f.name: _plain(getattr(instance, f.name)) for f in instance.__enzcc_fields__}

    def _plain(value):
        if hasattr(type(value), "__enzcc_fields__"):
            return asdict(value)
        if isinstance(value, (list, tuple)):
            return type(value)(map(_plain, value))
        if isinstance(value, dict):
            return {_plain(key): _plain(of_it) for key, of_it in value.items()}
        return value

    def _made(cls, frozen, slots, eq):
        given = cls.__dict__
        fields = {f.name: f for base in cls.__mro__[:0:-1] for f in base.__dict__.get("__enzcc_fields__", ())}
        for name, annotation in given.get("__annotations__", {}).items():
            if annotation.startswith("ClassVar"):
                continue
            found = given.get(name, _NONE)
            f = found if isinstance(found, _Field) else _Field(found, _NONE, True, True, True)
            f.name = name
            fields[name] = f
            if isinstance(found, _Field) and not slots:
                if f.default is _NONE:
                    delattr(cls, name)
                else:
                    setattr(cls, name, f.default)
        all_fields = tuple(fields.values())
        added = {"__enzcc_fields__": all_fields, "__match_args__": tuple(f.name for f in all_fields if f.init)}
        added["__repr__"] = _repr
        if eq:
            key = _key_of([f.name for f in all_fields if f.compare])
            added["__eq__"] = _equality(key)
            if frozen and "__hash__" not in given:
                added["__hash__"] = lambda self: hash(key(self))
            elif not frozen:
                added["__hash__"] = given.get("__hash__")
        if frozen:
            added["__setattr__"] = _refused
            added["__delattr__"] = _refused
            if slots:
                added["__getstate__"] = _state
                added["__setstate__"] = _with_state
        if slots:
            inherited = {name for base in cls.__mro__[1:-1] for name in base.__dict__.get("__slots__", ())}
            kept = {name: value for name, value in given.items() if name not in fields}
            kept.pop("__dict__", None)
            kept.pop("__weakref__", None)
            kept["__slots__"] = tuple(name for name in fields if name not in inherited)
            qualified = cls.__qualname__
            cls = type(cls)(cls.__name__, cls.__bases__, {**added, **kept})
            cls.__qualname__ = qualified
        else:
            for name, value in added.items():
                if name not in given:
                    setattr(cls, name, value)
        if "__init__" not in given:
            cls.__init__ = _first_init(cls, all_fields, frozen, slots)
        return cls

    def _first_init(cls, fields, frozen, slots):
        """An `__init__` that compiles the one that takes its place."""

        def __init__(self, /, *values, **named):
            names = {f"_d_{f.name}": f.default for f in fields} | {f"_f_{f.name}": f.factory for f in fields}
            names |= {"_none": _NONE, "_set": object.__setattr__}
            parameters, lines = ["self"], []
            for f in fields:
                value = f.name
                if not f.init:
                    value = f"_d_{f.name}" if f.factory is _NONE else f"_f_{f.name}()"
                elif f.factory is not _NONE:
                    parameters.append(f"{f.name}=_none")
                    value = f"_f_{f.name}() if {f.name} is _none else {f.name}"
                else:
                    parameters.append(f.name if f.default is _NONE else f"{f.name}=_d_{f.name}")
                if not frozen:
                    lines.append(f"self.{f.name} = {value}")
                elif slots:
                    names[f"_s_{f.name}"] = getattr(cls, f.name).__set__
                    lines.append(f"_s_{f.name}(self, {value})")
                else:
                    lines.append(f"_set(self, {f.name!r}, {value})")
            if hasattr(cls, "__post_init__"):
                lines.append("self.__post_init__()")
            exec(f"def __init__({', '.join(parameters)}):\n " + ("\n ".join(lines) or "pass"), names)
            made = names["__init__"]
            made.__qualname__ = f"{cls.__qualname__}.__init__"
            cls.__init__ = made
            made(self, *values, **named)

        return __init__

    def _key_of(names):
        if len(names) > 1:
            return attrgetter(*names)
        return (lambda self: tuple(getattr(self, name) for name in names)) if names else lambda _: ()

    def _equality(key):
        def __eq__(self, other):
            return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

        return __eq__

    def _repr(self):
        shown = (f"{f.name}={getattr(self, f.name)!r}" for f in self.__enzcc_fields__ if f.repr)
        return f"{type(self).__qualname__}({', '.join(shown)})"

    def _refused(_self, name, *_value):
        from dataclasses import FrozenInstanceError

        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def _state(self):
        return [getattr(self, f.name) for f in self.__enzcc_fields__]

    def _with_state(self, state):
        for f, value in zip(self.__enzcc_fields__, state, strict=True):
            object.__setattr__(self, f.name, value)
