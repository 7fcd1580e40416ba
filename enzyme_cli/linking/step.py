# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The link step of the driver: what must be differentiated, and how.

    nothing asks for derivatives                  the native linker does it all
    only sources ask, and nothing else has IR     they are one program: differentiated as one module
    else                                          sources become objects, and see plan.py

Asked at every link: only the last way imports more than the readers of objects.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Final

from enzyme_cli.invocation import Invocation
from enzyme_cli.linking import archive_members
from enzyme_cli.linking.bitcode import IR_SECTIONS, MAGIC, is_bitcode, is_runtime
from enzyme_cli.linking.elf import find, mapped
from enzyme_cli.linking.embedded_ir import add_shared_ir
from enzyme_cli.linking.inputs import Input, is_shared, link_inputs, waiting_requests
from enzyme_cli.linking.trivial_links import USERS_LIBRARIES
from enzyme_frontends.base import CompilerFailed
from enzyme_frontends.native import NativeCompiler

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_frontends.c import ClangFrontend

_DROPPED_WITH_VALUE: Final = ("-o", "-x", "-MF", "-MT", "-MQ", "-MJ")
_DROPPED: Final = ("-o", "-x", "-MD", "-MMD", "-MP", "-emit-llvm", "-save-temps", "--save-temps")


def inputs_of(invocation: Invocation) -> list[Input]:
    """What the link reads."""
    return _found(invocation.arguments, [given.position for given in invocation.sources])


def _found(arguments: Sequence[str], sources: Sequence[int] = ()) -> list[Input]:
    searched = [d for d in os.environ.get("LIBRARY_PATH", "").split(os.pathsep) if d]
    return link_inputs(arguments, [*searched, USERS_LIBRARIES], sources)


def asks(given: Sequence[Input]) -> bool:
    """Whether an object, a member of an archive or bitcode among the inputs waits for derivatives."""
    return any(waiting_requests(one) for one in given)


def carries_ir(one: Input) -> bool:
    """Whether an input other than a source has IR; a system library, which is searched for elsewhere, has not."""
    if one.kind not in ("object", "archive", "shared", "bitcode") or is_runtime(one.path):
        return False
    try:
        data = mapped(one.path)
    except OSError:
        return False
    words = [section.encode() + b"\0" for section in IR_SECTIONS]
    return is_bitcode(data) or any(find(data, word) for word in [*words, *([MAGIC] if one.kind == "archive" else [])])


def is_for_us(invocation: Invocation, given: Sequence[Input]) -> bool:
    """Whether there is bitcode among the inputs that the linker cannot read."""
    from enzyme_cli.linking.bitcode_inputs import holds_bitcode, reads_bitcode

    return not reads_bitcode(invocation.arguments) and any(map(holds_bitcode, given))


def is_relocatable(invocation: Invocation) -> bool:
    """Whether the link joins objects to one (`-r`), which the next link takes as objects."""
    return not {"-r", "-Wl,-r", "-Wl,--relocatable"}.isdisjoint(invocation.arguments)


def link_all(invocation: Invocation, native: NativeCompiler, compile_source: Callable[[Invocation], int]) -> int:
    """The general way: `compile_source` makes an object of one source, as by -c."""
    from pathlib import Path

    from enzyme_cli.linking.bitcode_inputs import lowered
    from enzyme_cli.linking.dependencies import DependencyFile
    from enzyme_cli.objects import frontend_of
    from enzyme_cli.outputs import place_output, workspace

    with workspace() as directory:
        objects: dict[int, str] = {}
        for number, one in enumerate(invocation.sources):
            made = str(directory / f"{number}-{Path(one.path).stem or 'stdin'}.o")
            status = compile_source(_compiling(invocation, number, made))
            if status != 0:
                return status
            objects[one.position] = made
        arguments = link_arguments(invocation, objects)
        given = _found(arguments)
        if is_for_us(invocation, given):
            arguments = lowered(invocation, arguments, given, directory, compile_source)
            given = _found(arguments)
        frontend = frontend_of(native)
        listed = DependencyFile(arguments, directory)
        if asks(given) and not is_relocatable(invocation):
            from enzyme_cli.linking.plan import differentiated

            arguments = differentiated(invocation, frontend, arguments, given, directory)
            listed.tried()
        linked = directory / "linked"
        invocation.watch.begin("native link")
        link(frontend, [*arguments, "-o", str(linked)])
        if is_shared(invocation) and not invocation.own.no_ir:
            add_shared_ir(str(linked), archive_members.linked(given))
        place_output(linked, invocation.output or "a.out")
        listed.finish(invocation.output or "a.out")
    return 0


def link(frontend: ClangFrontend, arguments: Sequence[str]) -> None:
    """The native link. Raises CompilerFailed."""
    try:
        frontend.link(arguments)
    except CompilerFailed:
        from enzyme_cli.linking.missing import advise

        advise(frontend, arguments)
        raise


def link_arguments(invocation: Invocation, objects: dict[int, str]) -> list[str]:
    """The command with objects in the place of sources, without what is for the compiler or the output."""
    found: list[str] = []
    skip = False
    for position, argument in enumerate(invocation.arguments):
        if skip:
            skip = False
        elif position in objects:
            found += [] if objects[position] in found else [objects[position]]
        elif argument in _DROPPED_WITH_VALUE:
            skip = True
        elif not argument.startswith(_DROPPED):
            found.append(argument)
    return found


def _compiling(invocation: Invocation, number: int, output: str) -> Invocation:
    """The command that compiles one of the sources."""
    given = invocation.sources[number]
    assert given.language is not None
    flags = list(invocation.flags)
    if ("-MD" in flags or "-MMD" in flags) and "-MF" not in flags:
        flags += ["-MF", os.path.splitext(invocation.output or "a.out")[0] + ".d"]
    arguments = (*flags, "-c", "-o", output, "-x", given.language, given.path)
    return invocation._replace(
        arguments=arguments,
        action="object",
        inputs=(given._replace(position=len(arguments) - 1),),
        flags=tuple(flags),
        output=output,
    )
