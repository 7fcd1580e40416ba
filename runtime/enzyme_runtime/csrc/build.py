# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the C of this directory to the LLVM IR in ../ir, which is what the engine links into programs.

    python runtime/enzyme_runtime/csrc/build.py [--check]

The IR is checked in: users need no C compiler of a certain version for it. It is freed of what ties it
to one machine (triple, data layout, CPU attributes, module flags), and each exported function becomes
`linkonce_odr hidden`: unused ones vanish, several objects of one program share them. Two builds of the
same LLVM need not print the same instructions in the same order, so the first line of each file has two digests: of
the sources that it was made from, and of the text that follows. `--check` compares these: a file that was edited by
hand, or whose sources have changed since, is stale.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
TARGET: Final = HERE.parent / "ir"
COMPILER: Final = "clang-22"  # LLVM's text is that of one version
FLAGS: Final = (
    *("-O2", "-std=c11", "-S", "-emit-llvm", "-fno-math-errno", "-fno-strict-aliasing"),
    *("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops", "-fno-asynchronous-unwind-tables"),
    *("-ffreestanding", "-fno-builtin", "-fno-stack-protector", "-fno-plt", "-fPIC", "-Wall", "-Wextra", "-Werror"),
)
INLINED: Final = (
    *("-O2", "-Xclang", "-disable-llvm-passes", "-Xclang", "-disable-lifetime-markers", "-std=c11", "-S", "-emit-llvm"),
    *("-fno-math-errno", "-fno-strict-aliasing", "-fno-asynchronous-unwind-tables", "-fno-stack-protector", "-fno-plt"),
    *("-fPIC", "-Wall", "-Wextra", "-Werror", "-Wno-ignored-attributes"),
)
"""Of what is optimized only where it is called, with what is constant there."""
OWN_FLAGS: Final = {
    "libcxx.c": ("-fstrict-aliasing",),  # counts are seen to be no floats
    "exceptions.c": ("-fexceptions",),
    "std_threads.c": ("-fexceptions",),
}
CLASSES: Final = {"std_threads.c": "NSt6thread6_StateE"}
"""Of the objects whose virtual functions are called there, as `enzyme_passes/languages/virtual_calls.py` notes it."""
INCLUDED: Final = {
    "mpi.c": (HERE / "collectives.c",),
    "mpich.c": (HERE / "mpi.c", HERE / "collectives.c"),
    "linear_algebra.c": (HERE / "bands.c", HERE / "spectra.c"),
    "umfpack.c": (HERE / "sparse.c",),
    "klu.c": (HERE / "sparse.c",),
}
RENAMED: Final = {
    "mpich.c": (re.compile(r"@(__enzcc_mpi_\w+)"), r"@\1_mpich"),
    "std_threads.c": (re.compile(r"@__gcc_personality_v0"), "@__gxx_personality_v0"),
}
"""The same functions for another library, and what is cleaned up in functions of another language."""
FILES: Final = {  # what is made: the source, and a target that has the long double meant
    "check.ll": ("check.c", "x86_64-linux-gnu"),
    "code.ll": ("code.c", "x86_64-linux-gnu"),
    "exceptions.ll": ("exceptions.c", "x86_64-linux-gnu"),
    "log.ll": ("log.c", "x86_64-linux-gnu"),
    "mpi.ll": ("mpi.c", "x86_64-linux-gnu"),
    "mpich.ll": ("mpich.c", "x86_64-linux-gnu"),
    "openmp_tasks.ll": ("openmp_tasks.c", "x86_64-linux-gnu"),
    "numbers.ll": ("numbers.c", "x86_64-linux-gnu"),
    "parallel.ll": ("parallel.c", "x86_64-linux-gnu"),
    "profile.ll": ("profile.c", "x86_64-linux-gnu"),
    "sizes.ll": ("sizes.c", "x86_64-linux-gnu"),
    "tape.ll": ("tape.c", "x86_64-linux-gnu"),
    "shadow.ll": ("shadow.c", "x86_64-linux-gnu"),
    "math.ll": ("math.c", "x86_64-linux-gnu"),  # x86_fp80
    "math_fp128.ll": ("math.c", "aarch64-linux-gnu"),
    "containers.ll": ("containers.c", "x86_64-linux-gnu"),
    "linear_algebra.ll": ("linear_algebra.c", "x86_64-linux-gnu"),
    "std_threads.ll": ("std_threads.c", "x86_64-linux-gnu"),
    "sorting.ll": ("sorting.c", "x86_64-linux-gnu"),
    "libcxx.ll": ("libcxx.c", "x86_64-linux-gnu"),
    "fortran.ll": ("fortran.c", "x86_64-linux-gnu"),
    "fortran_memory.ll": ("fortran_memory.c", "x86_64-linux-gnu"),
    "julia.ll": ("julia.c", "x86_64-linux-gnu"),
    "fourier.ll": ("fourier.c", "x86_64-linux-gnu"),
    "umfpack.ll": ("umfpack.c", "x86_64-linux-gnu"),
    "klu.ll": ("klu.c", "x86_64-linux-gnu"),
}

# The engine's contract with the optimizer: a reservation is fresh memory that is private to the arena; a release may
# touch anything, so that nothing moves past it.
PURE: Final = "nofree norecurse nosync nounwind willreturn memory(none)"
ARENA: Final = "noinline nounwind willreturn memory(inaccessiblemem: readwrite)"
ATTRIBUTES = {
    "__enzcc_binade": PURE,
    "__enzcc_binadef": PURE,
    "__enzcc_digamma": PURE,
    "__enzcc_digammaf": PURE,
    "__enzcc_digammal": PURE,
    "__enzcc_polygamma": PURE,
    "__enzcc_polygammaf": PURE,
    "__enzcc_polygammal": PURE,
    "__enzcc_sin_pi": PURE,
    "__enzcc_sin_pif": PURE,
    "__enzcc_sin_pil": PURE,
    "__enzcc_cos_pi": PURE,
    "__enzcc_cos_pif": PURE,
    "__enzcc_cos_pil": PURE,
    "__enzcc_tape_enter": ARENA,
    "__enzcc_tape_mark": ARENA,
    "__enzcc_tape_reserve": ARENA,
    # Nobody looks into these: what they do to memory is known, or nothing.
    "enzcc_julia_alloc": 'noinline nounwind "enzyme_allocation_like"="0;-1;"',
    "enzcc_julia_enter": 'noinline nounwind "enzyme_allocation_like"="0;-1;enzcc_julia_leave"',
    "enzcc_julia_leave": 'noinline nounwind "enzyme_deallocator"="-1"',
    "enzcc_julia_barrier": 'noinline "enzyme_inactive"',
    "enzcc_julia_owns": 'noinline nounwind willreturn memory(read) "enzyme_inactive"',
    "enzcc_julia_throw": 'noinline noreturn cold "enzyme_inactive"',
}
UNSEEN: Final = (
    *(f"__enzcc_sparse_{name}" for name in ("hold", "let_go", "release", "tangent", "known")),
    *(f"__enzcc_umfpack_d{s}_{name}" for s in "il" for name in ("rows", "free_numeric", "let_go")),
    *(f"__enzcc_klu_{s}{name}" for s in ("", "l_") for name in ("free_symbolic", "free_numeric", "rows", "let_go")),
)
ATTRIBUTES |= dict.fromkeys(UNSEEN, 'noinline nounwind "enzyme_inactive"')
"""What handles of libraries are, and how often they are used, has no derivative."""
ALLOCATORS: Final = frozenset({"__enzcc_tape_reserve", "__enzcc_tape_new", "enzcc_julia_alloc", "enzcc_julia_enter"})
DECLARED: Final = {
    "__enzcc_fortran_allocate": "nounwind willreturn memory(inaccessiblemem: readwrite)",
    "__enzcc_fortran_deallocate": "nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)",
    "__enzcc_fortran_is_whole": "nounwind willreturn memory(argmem: read)",
}
"""What is said of functions of other files, as LLVM knows it of `malloc` and `free`: descriptors stay what they are."""

# What clang writes for this machine, this compiler, this file.
DROPPED: Final = re.compile(
    r"^; ModuleID.*\n|^source_filename = .*\n|^target (?:datalayout|triple) = .*\n|^; Function Attrs:.*\n"
    r"|^!llvm\.(?:module\.flags|ident|errno\.tbaa) = .*\n"
    r'|, !llvm\.loop !\d+| "[^"\n]*"="[^"\n]*"| "no-[^"\n=]*"| uwtable| local_unnamed_addr',
    re.MULTILINE,
)
VIRTUAL_CALL: Final = re.compile(r"^  (?:tail )?call void %\w+\([^\n]*?\)", re.MULTILINE)
DECLARATION: Final = re.compile(r"^(?P<head>declare [^@\n]*@(?P<name>\w+)\([^\n]*\)) #\d+$", re.MULTILINE)
DEFINITION: Final = re.compile(
    r"^define weak hidden (?P<type>.*?) (?P<name>@\w+)(?P<rest>\(.*\))(?: #(?P<group>\d+))?"
    r"(?P<personality> personality ptr @\w+)? \{$",
    re.MULTILINE,
)


def ir(source: str, target: str, compiler: str) -> str:
    """The IR of one C file, with our linkage and attributes, without the heading."""
    inlined = source == "fortran.c"
    flags = [*(INLINED if inlined else FLAGS), *OWN_FLAGS.get(source, ())]
    command = [compiler, f"--target={target}", *flags, source, "-o", "-"]
    text = subprocess.run(command, cwd=HERE, check=True, capture_output=True, text=True).stdout
    if source in RENAMED:
        text = RENAMED[source][0].sub(RENAMED[source][1], text)
    text = DROPPED.sub("", _in_registers(text) if inlined else text)
    text = text.replace("= weak hidden ", "= linkonce_odr hidden ")
    for empty in re.findall(r"^attributes #(\d+) = \{ \}$", text, re.MULTILINE):
        text = re.sub(rf" #{empty}\b(?! =)", "", text).replace(f"attributes #{empty} = {{ }}\n", "")
    groups = dict(re.findall(r"^attributes #(\d+) = \{ (.*) \}$", text, re.MULTILINE))

    def define(match: re.Match[str]) -> str:
        symbol = match["name"].removeprefix("@")
        result = f"noalias {match['type']}" if symbol in ALLOCATORS else match["type"]
        attributes = ATTRIBUTES.get(symbol, groups.get(match["group"], ""))
        attributes = f"{attributes}{match['personality'] or ''}"
        return f"define linkonce_odr hidden {result} {match['name']}{match['rest']} {attributes} {{"

    def declare(match: re.Match[str]) -> str:
        return f"{match['head']} {DECLARED[match['name']]}" if match["name"] in DECLARED else match[0]

    text = DECLARATION.sub(declare, DEFINITION.sub(define, text))
    if source in CLASSES:
        text = VIRTUAL_CALL.sub(rf'\g<0> "enzcc.class"="{CLASSES[source]}"', text)
    return _without_unused(text).lstrip("\n")


def _in_registers(text: str) -> str:
    """Raw IR without the stack slots of its scalars, and nothing else changed: a third of the text."""
    import llvmlite.binding as binding

    binding.initialize_all_targets()
    module = binding.parse_assembly(text)
    machine = binding.Target.from_triple(module.triple).create_target_machine(opt=1)
    builder = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(1))
    manager = binding.create_new_module_pass_manager()
    manager.add_sroa_pass()
    manager.add_simplify_cfg_pass()
    manager.run(module, builder)
    return str(module)


def heading(source: str, body: str) -> str:
    """The first lines of an up-to-date file: digests of all that the text depends on, and of the text itself."""
    files = [Path(__file__), HERE / source, *INCLUDED.get(source, ()), *sorted(HERE.glob("*.h"))]
    sources = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    text = hashlib.sha256(body.encode()).hexdigest()
    return f"; Generated from csrc/{source} by csrc/build.py: do not edit. {sources[:16]} {text[:16]}\n\n"


def is_current(file: Path, source: str) -> bool:
    """Whether a file is what was generated, from the sources as they are."""
    if not file.is_file():
        return False
    text = file.read_text()
    body = text.split("\n\n", 1)[-1]
    return text == heading(source, body) + body


def _without_unused(text: str) -> str:
    """Drops metadata that nothing mentions any more, until nothing changes."""
    while True:
        body = re.sub(r"^(!\d+) = .*$", "", text, flags=re.MULTILINE)
        nodes = dict(re.findall(r"^(!\d+) = (.*)$", text, re.MULTILINE))
        mentioned = set(re.findall(r"!\d+\b", body)) | {m for v in nodes.values() for m in re.findall(r"!\d+\b", v)}
        unused = [node for node in nodes if node not in mentioned]
        others = {node: re.sub(rf"{node}\b", "", value) for node, value in nodes.items()}
        used = set(re.findall(r"!\d+\b", " ".join([body, *others.values()])))
        loops = [node for node, value in nodes.items() if value.startswith(f"distinct !{{{node},") and node not in used]
        for node in {*unused, *loops}:
            text = re.sub(rf"^{node} = .*\n", "", text, flags=re.MULTILINE)
        if not unused and not loops:
            return re.sub(r"\n{3,}", "\n\n", text)


def main(arguments: list[str]) -> int:
    stale = [name for name, (source, _) in FILES.items() if not is_current(TARGET / name, source)]
    if "--check" in arguments:
        for name in stale:
            print(f"{name} is stale")
        return 1 if stale else 0
    compiler = shutil.which(COMPILER)
    if compiler is None:
        print(f"{COMPILER} is not on PATH: the IR stays as it is checked in", file=sys.stderr)
        return 2
    for name in stale:
        source, target = FILES[name]
        body = ir(source, target, compiler)
        (TARGET / name).write_text(heading(source, body) + body)
        print(f"{name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
