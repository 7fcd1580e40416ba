# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which warnings are shown, and which are errors: clang's rules for options of our own.

    -Wno-enzyme-small-shadow   -Wno-enzyme   -Werror=enzyme   -Wno-error=enzyme-zero-seed     and clang's -w, -Werror

The last one that speaks of a warning counts. `docs/warnings.md` says what each is about.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final, Literal
    from typing import NamedTuple as Record
else:
    from enzyme_passes.support import Record

NAMES: Final = (
    "small-shadow",
    "zero-seed",
    "nothing-active",
    "difference-quotient",
    "plugin",
)
CLANGS: Final = ("-w", "-Werror", "-Wno-error")
_PREFIXES: Final = ("-Wno-error=", "-Werror=", "-Wno-", "-W")


def is_ours(option: str) -> bool:
    """Whether an option is about warnings of ours, for clang not to see. An unknown one of the kind is, too."""
    about = _split(option)[1] if option.startswith("-W") else ""
    return about == "enzyme" or about.startswith("enzyme-")


def _split(option: str) -> tuple[str, str]:
    prefix = next(p for p in _PREFIXES if option.startswith(p))
    return prefix, option.removeprefix(prefix)


class Warnings(Record):
    """What a command says of our warnings: options of our own, and those of clang's for all warnings, in order."""

    own: tuple[str, ...] = ()
    clangs: tuple[str, ...] = ()

    def severity(self, name: str) -> Literal["off", "warning", "error"]:
        """Of the warning `enzyme-{name}`."""
        if "-w" in self.clangs:
            return "off"
        shown = True
        # That a plugin is not loaded is as it should be: no reason to end a build that has -Werror for its own code.
        fatal = self.clangs[-1:] == ("-Werror",) and name != "plugin"
        for option in self.own:
            prefix, about = _split(option)
            if about not in ("enzyme", f"enzyme-{name}"):
                continue
            match prefix:
                case "-Wno-error=":
                    fatal = False
                case "-Werror=":
                    shown = fatal = True
                case "-Wno-":
                    shown = False
                case _:
                    shown = True
        return "off" if not shown else "error" if fatal else "warning"

    @classmethod
    def of(cls, own: tuple[str, ...], flags: Sequence[str]) -> Warnings:
        """What a command says by options of our own, and by those for clang."""
        return cls(own, tuple(f for f in flags if f in CLANGS))

    @property
    def unknown(self) -> list[str]:
        """Options about warnings that there are none of."""
        known = {"enzyme", *(f"enzyme-{name}" for name in NAMES)}
        return [option for option in self.own if _split(option)[1] not in known]
