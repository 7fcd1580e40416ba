# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names of Rust's symbols, as its programmers know them.

    _RNvNtCslNYArtu3iFV_4core9panicking9panic_fmt          core::panicking::panic_fmt
    _RINvNtCs..._5alloc7raw_vec11finish_growNt...E         alloc::raw_vec::finish_grow::<alloc::alloc::Global>
    _ZN4core9panicking9panic_fmt17h0123456789abcdefE       core::panicking::panic_fmt            (before Rust 1.95)

`path_of` leaves the arguments of generics out, so that one rule names a function of all instances. The grammar is in
the "Rust Symbol Mangling (v0)" chapter of the rustc book. What does not follow it has no name: None.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, final

from enzyme_passes.support.patterns import pattern

_LEGACY: Final = pattern(r"_ZN([\w$.]+)17h[0-9a-f]{16}E")
_LEGACY_ESCAPES: Final = {
    "SP": "@", "BP": "*", "RF": "&", "LT": "<", "GT": ">", "LP": "(", "RP": ")", "C": ",", "u20": " ", "u27": "'",
    "u5b": "[", "u5d": "]", "u7b": "{", "u7d": "}", "u3b": ";", "u2b": "+", "u22": '"',
}  # fmt: skip
_BASIC: Final = {
    "a": "i8", "b": "bool", "c": "char", "d": "f64", "e": "str", "f": "f32", "h": "u8", "i": "isize", "j": "usize",
    "l": "i32", "m": "u32", "n": "i128", "o": "u128", "s": "i16", "t": "u16", "u": "()", "v": "...", "x": "i64",
    "y": "u64", "z": "!", "p": "_",
}  # fmt: skip
_DEEPEST: Final = 200


@cache
def readable(symbol: str) -> str | None:
    """The name with the types it is an instance of; None for a symbol that is not Rust's."""
    return _demangled(symbol, generic=True)


@cache
def path_of(symbol: str) -> str | None:
    """The name without them: `alloc::raw_vec::RawVecInner::grow_one`; of a method of a trait, `Trait::method`."""
    return _demangled(symbol, generic=False)


def _demangled(symbol: str, *, generic: bool) -> str | None:
    if symbol.startswith("_R"):
        try:
            return _Reader(symbol[2:], generic).path()
        except (_Unknown, IndexError, ValueError, RecursionError):
            return None
    legacy = _LEGACY.match(symbol)
    return None if legacy is None else _legacy(legacy[1], generic)


def _legacy(encoded: str, generic: bool) -> str | None:
    parts: list[str] = []
    at = 0
    while at < len(encoded):
        digits = re.compile(r"\d+").match(encoded, at)
        if digits is None:
            return None
        at = digits.end() + int(digits[0])
        parts.append(encoded[digits.end() : at])
    if at != len(encoded):
        return None
    text = "::".join(p.removeprefix("_") if p.startswith("_$") else p for p in parts).replace("..", "::")
    text = re.sub(r"\$(\w+?)\$", lambda m: _LEGACY_ESCAPES.get(m[1], m[0]), text)
    return text if generic else _plain(text)


def _plain(text: str) -> str:
    """A legacy name without its types: `<alloc::vec::Vec<T> as Drop>::drop` -> `Drop::drop`."""
    whole = re.match(r"<(?:.* as )?([\w:]+).*>::(\w+)$", text)
    return f"{whole[1]}::{whole[2]}" if whole is not None else text


class _Unknown(Exception):
    """The symbol does not follow the grammar."""


@final
class _Reader:
    """Reads one symbol from left to right; `generic`: arguments are shown."""

    def __init__(self, text: str, generic: bool) -> None:
        self.text = text
        self.generic = generic
        self.at = 0
        self.depth = 0

    def _take(self) -> str:
        self.at += 1
        return self.text[self.at - 1]

    def _is(self, letter: str) -> bool:
        if self.text[self.at : self.at + 1] == letter:
            self.at += 1
            return True
        return False

    def _number(self) -> int:
        """Base 62, ended by `_`; nothing is 0."""
        if self._is("_"):
            return 0
        value = 0
        while not self._is("_"):
            c = self._take()
            digit = ord(c) - 48 if c.isdigit() else ord(c) - 87 if c.islower() else ord(c) - 29
            value = value * 62 + digit
        return value + 1

    def _identifier(self) -> str:
        if self._is("s"):
            self._number()
        encoded = self._is("u")
        digits = re.compile(r"0|[1-9]\d*").match(self.text, self.at)
        if digits is None:
            raise _Unknown
        self.at = digits.end()
        self._is("_")
        name = self.text[self.at : self.at + int(digits[0])]
        self.at += int(digits[0])
        return f"punycode{{{name}}}" if encoded else name

    def _back(self) -> int:
        """Go to where a reference leads; where to come back to."""
        target = self._number()
        here = self.at
        if target >= here:
            raise _Unknown
        self.at = target
        return here

    def path(self, types: bool = False) -> str:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise _Unknown
        found = self._path(types)
        self.depth -= 1
        return found

    def _path(self, types: bool) -> str:
        match self._take():
            case "C":
                return self._identifier()
            case "M":
                self._implementation()
                inner = self.type()
                return f"<{inner}>" if self.generic and not re.fullmatch(r"[\w:]+(<.*>)?", inner) else inner
            case "X":
                self._implementation()
                return self._as_trait()
            case "Y":
                return self._as_trait()
            case "N":
                space = self._take()
                outer = self.path(types)
                name = self._identifier()
                if space.isupper():
                    kind = {"C": "closure", "S": "shim"}.get(space, space)
                    name = f"{{{kind}}}" if not name else f"{{{kind}:{name}}}"
                return f"{outer}::{name}" if name else outer
            case "I":
                base = self.path(types)
                arguments = self._list(self._argument)
                return f"{base}{'' if types else '::'}<{', '.join(arguments)}>" if self.generic else base
            case "B":
                here = self._back()
                found = self.path(types)
                self.at = here
                return found
        raise _Unknown

    def _as_trait(self) -> str:
        inner = self.type()
        trait = self.path(True)
        return f"<{inner} as {trait}>" if self.generic else trait

    def _implementation(self) -> None:
        if self._is("s"):
            self._number()
        self.path()

    def _list(self, element: object) -> list[str]:
        assert callable(element)
        found: list[str] = []
        while not self._is("E"):
            found.append(element())
        return found

    def _argument(self) -> str:
        if self._is("L"):
            self._number()
            return "'_"
        return self._constant() if self._is("K") else self.type()

    def _constant(self) -> str:
        if self._is("B"):
            here = self._back()
            found = self._constant()
            self.at = here
            return found
        if self._is("p"):
            return "_"
        self.type()
        negative = "-" if self._is("n") else ""
        digits = ""
        while not self._is("_"):
            digits += self._take()
        return f"{negative}{int(digits or '0', 16)}"

    def type(self) -> str:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise _Unknown
        found = self._type()
        self.depth -= 1
        return found

    def _type(self) -> str:
        letter = self._take()
        if letter in _BASIC:
            return _BASIC[letter]
        match letter:
            case "A":
                return f"[{self.type()}; {self._constant()}]"
            case "S":
                return f"[{self.type()}]"
            case "T":
                inner = self._list(self.type)
                return f"({', '.join(inner)}{',' if len(inner) == 1 else ''})"
            case "R" | "Q":
                if self._is("L"):
                    self._number()
                return f"&{'mut ' if letter == 'Q' else ''}{self.type()}"
            case "P" | "O":
                return f"*{'const' if letter == 'P' else 'mut'} {self.type()}"
            case "F":
                return self._function()
            case "D":
                return self._dynamic()
            case "B":
                here = self._back()
                found = self.type()
                self.at = here
                return found
        self.at -= 1
        return self.path(True)

    def _binder(self) -> None:
        if self._is("G"):
            self._number()

    def _function(self) -> str:
        self._binder()
        self._is("U")
        if self._is("K") and not self._is("C"):
            self._identifier()
        arguments = self._list(self.type)
        result = self.type()
        return f"fn({', '.join(arguments)})" + ("" if result == "()" else f" -> {result}")

    def _dynamic(self) -> str:
        self._binder()
        bounds = self._list(self._bound)
        if self._is("L"):
            self._number()
        return "dyn " + " + ".join(bounds)

    def _bound(self) -> str:
        trait = self.path(True)
        while self._is("p"):
            name = self._identifier()
            trait += f"<{name} = {self.type()}>"
        return trait
