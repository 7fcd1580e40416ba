# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM itself, through llvmlite: parse, link, optimize before and after differentiation, generate code.

The only module that touches llvmlite. Two pipelines:

- `prepare` brings raw IR of any front end, whatever the user's -O level, into the one form that differentiation
  expects: LLVM's O2 with the vectorizers, the unroller and the interleaver off, then one `ret` a function, loops in
  simplified and loop-closed form. A vectorized loop has no induction variable to count by, an unrolled one has
  its values kept many times; both are done after differentiation instead, on primal and derivative alike.
- `optimize` is the user's level with everything on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

import llvmlite
import llvmlite.binding as binding

import enzyme_runtime
from enzyme_passes.ir.text import SYMBOL
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern

ModuleRef = Any  # llvmlite has no types
MAJOR: int = binding.llvm_version_info[0]
IDENTITY = f"llvmlite {llvmlite.__version__}, LLVM {'.'.join(map(str, binding.llvm_version_info))}"
VERSION = ".".join(map(str, binding.llvm_version_info))


@dataclass(frozen=True, slots=True)
class OptimizeOptions:
    """The user's wishes for the optimization after differentiation; `level` is that of -O (s and z are 2)."""

    level: int = 2
    vectorize_loops: bool = True
    vectorize_straight_line: bool = True
    unroll: bool = True


@dataclass(frozen=True, slots=True)
class Target:
    """What a module was compiled for."""

    triple: str
    cpu: str
    features: tuple[str, ...]


class OutsideLLVM(Protocol):
    """An LLVM of our version in a program of its own, which is faster than ours; None where it fails."""

    def optimized(self, bitcode: bytes, target: Target, options: OptimizeOptions) -> bytes | None: ...

    def object(self, bitcode: bytes, target: Target, level: int) -> bytes | None: ...


SCHEDULING: Final = "-slp-schedule-budget=2000"
"""How many instructions of a block the vectorizer of straight-line code looks at again and again, where LLVM says
100,000: sums of adjoints are reductions to it, and in long blocks it took longer than all other passes together. The
gradients of the benchmark's kernels are the same code with it."""

PREPARE_OUTSIDE: Final = 24_000
OPTIMIZE_OUTSIDE: Final = 8_000
EMIT_OUTSIDE: Final = 20_000
"""Bytes of bitcode, from which on starting a program (20 ms) costs less than it saves."""


@cache
def initialize() -> None:
    """Register LLVM's targets; once a process. Without the assembly parser inline asm would abort code generation.

    LLVM's fast instruction selection, which level 0 takes, is made for code without phis, and ours has some. It folds a
    load into an operation behind a store to the same place, where a loop hands on what is computed; and it addresses
    memory by the register of a double whose bits are an address."""
    binding.set_option("enzcc", "-fast-isel=false")
    binding.set_option("enzcc", SCHEDULING)
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    binding.initialize_native_asmparser()


def parse(source: str | bytes) -> ModuleRef:
    """A module from LLVM assembly or bitcode (of any LLVM up to our own).

    Every module has a context of its own, so that type names stay as they were written.
    """
    initialize()
    text = source if isinstance(source, str) else None
    try:
        if text is None and isinstance(source, bytes) and not source.startswith((b"BC\xc0\xde", b"\xde\xc0\x17\x0b")):
            text = source.decode()
        if text is not None:
            return binding.parse_assembly(text, context=binding.create_context())
        return binding.parse_bitcode(source, context=binding.create_context())
    except (RuntimeError, UnicodeDecodeError) as error:
        raise Failure(
            "EZ0804",
            f"the input is not LLVM {binding.llvm_version_info[0]} IR that can be read",
            notes=[line for line in str(error).splitlines() if line.strip()][:4],
            helps=["the compiler that produced it may be newer than the LLVM in llvmlite"],
        ) from error


def link(modules: Iterable[bytes | str]) -> ModuleRef:
    """One module out of several, in the order given.

    Tables of custom rules (`__enzyme_register_gradient_f`...) often stand in a header that several sources include:
    they become private to their module, so that they do not collide. Nothing refers to them, and LLVM leaves out what
    is internal and not referred to: so until all are linked they have names of their own, for all to see.
    """
    initialize()
    whole: ModuleRef = None
    context = binding.create_context()
    tables: dict[str, str] = {}
    for number, source in enumerate(modules):
        part = parse_into(context, source)
        for variable in part.global_variables:
            name = variable.name
            if "__enzyme_" in name and not variable.is_declaration:
                if variable.linkage in (binding.Linkage.linkonce_odr, binding.Linkage.weak_odr):
                    variable.linkage = "weak_odr"  # a template's, the same everywhere
                    tables[name] = name
                else:
                    variable.linkage = "external"
                    variable.name = f"{name}.{number}"
                    tables[variable.name] = name
        if whole is None:
            whole = part
            continue
        try:
            whole.link_in(part)
        except RuntimeError as error:
            raise Failure("EZ0804", "the sources cannot be linked into one module", notes=[str(error)]) from error
    for linked, name in tables.items():
        table = whole.get_global_variable(linked)
        table.linkage = "internal"
        table.name = name
    return whole


def set_linkage(module: ModuleRef, name: str, linkage: str) -> None:
    """Give the function or variable of that name another linkage."""
    for find in (module.get_function, module.get_global_variable):
        try:
            find(name).linkage = linkage
        except NameError:
            continue
        return


def drop_unwanted(module: ModuleRef, names: Iterable[str]) -> None:
    """Functions that nobody outside of the module asks for, by name: internal, and gone where nobody inside does.

    Nothing refers to tables of rules, which are internal already; until the dead are gone they are for all to see.
    """
    unwanted = frozenset(names)
    for function in module.functions:
        if not function.is_declaration and function.name in unwanted:
            function.linkage = "internal"
    tables = [v for v in module.global_variables if "__enzyme_" in v.name and not v.is_declaration]
    for table in tables:
        table.linkage = "external"
    _drop_dead(module)
    for table in tables:
        table.linkage = "internal"


def keep_only(module: ModuleRef, names: Iterable[str]) -> list[str]:
    """Only these functions for all to see, and what they need as internal copies. The names that are defined here."""
    wanted = frozenset(names)
    found: list[str] = []
    for value in [*module.functions, *module.global_variables]:
        if value.is_declaration:
            continue
        if value.name in wanted:
            value.linkage = "weak_odr"
            found.append(value.name)
        elif not value.name.startswith("llvm."):
            value.linkage = "internal"
        else:
            value.linkage = "external"  # lists of what is used and made before main: nothing asks for them here
            value.name = f"enzcc.unused.{value.name}"
            value.linkage = "internal"
    _drop_dead(module)
    return found


def _drop_dead(module: ModuleRef) -> None:
    manager = binding.create_new_module_pass_manager()
    manager.add_global_dead_code_eliminate_pass()
    builder = binding.create_pass_builder(target_machine(module, 2), binding.create_pipeline_tuning_options(2))
    manager.run(module, builder)


def parse_into(context: Any, source: bytes | str) -> ModuleRef:
    try:
        if isinstance(source, str):
            return binding.parse_assembly(source, context=context)
        return binding.parse_bitcode(source, context=context)
    except RuntimeError as error:
        raise Failure("EZ0804", "the compiler's bitcode cannot be read", notes=[str(error)]) from error


def text_of(module: ModuleRef) -> str:
    """The module as LLVM's assembly, the one dialect that the reader knows."""
    text = str(module)
    return _with_named_types(module) if "\n%0 = type " in text else text


_NUMBERED: Final = pattern(r'"[^"\n]*"|%(\d+)\b')


def _with_named_types(module: ModuleRef) -> str:
    """The text of a module with structs that have no name (LLVM's linker makes some): numbers hold for one text only,
    and nobody tells those of types and those of values apart but by the place where they stand.

        %0 = type { ptr, i64 }   ...   getelementptr %0, ptr %0, i64 1
          becomes
        %.type.0 = type { ptr, i64 }   ...   getelementptr %.type.0, ptr %i, i64 1
    """
    manager = binding.create_new_module_pass_manager()
    manager.add_instruction_namer_pass()
    manager.run(
        module, binding.create_pass_builder(target_machine(module, 2), binding.create_pipeline_tuning_options(2))
    )
    return _NUMBERED.sub(lambda m: m[0] if m[1] is None else f"%.type.{m[1]}", str(module))


def verify(module: ModuleRef) -> None:
    """LLVM's verifier: raises RuntimeError with its message."""
    module.verify()


_FEATURES = pattern(r'"target-features"="([^"]*)"')


def without_unknown_features(text: str) -> str:
    """Older compilers switch off, with -march=native, features that our LLVM has forgotten (`-avx512er`), and it would
    complain of each function."""
    if '"target-features"' not in text:
        return text
    if binding.get_default_triple().partition("-")[0] not in text.partition("target triple")[2][:40]:
        return text
    known = binding.get_host_cpu_features()

    def filtered(found: re.Match[str]) -> str:
        kept = [f for f in found[1].split(",") if not f.startswith("-") or f[1:] in known]
        return f'"target-features"="{",".join(kept)}"'

    return _FEATURES.sub(filtered, text)


_ATTRIBUTE = pattern(r'"(target-cpu|target-features)"="([^"]*)"')


def target_of(module: ModuleRef) -> Target:
    """The machine that the module was compiled for: its triple, and the CPU and features on its functions."""
    found: dict[str, str] = {}
    for function in module.functions:
        if function.is_declaration:
            continue
        for attribute in function.attributes:
            for name, value in _ATTRIBUTE.findall(attribute.decode()):
                found.setdefault(name, value)
        break
    features = found.get("target-features", "")
    triple = module.triple or binding.get_default_triple()
    return Target(triple, found.get("target-cpu", ""), tuple(features.split(",")) if features else ())


def target_machine(module: ModuleRef, level: int) -> Any:
    """LLVM's machine for the module."""
    initialize()
    target = target_of(module)
    return binding.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu,
        features=",".join(target.features),
        opt=level,
        reloc="pic",
        codemodel="default",
    )


def _run_pipeline(module: ModuleRef, options: OptimizeOptions) -> None:
    tuning = binding.create_pipeline_tuning_options(options.level)
    tuning.loop_vectorization = options.vectorize_loops
    tuning.slp_vectorization = options.vectorize_straight_line
    tuning.loop_interleaving = options.vectorize_loops
    tuning.loop_unrolling = options.unroll
    builder = binding.create_pass_builder(target_machine(module, options.level), tuning)
    builder.getModulePassManager().run(module, builder)


PREPARATION = OptimizeOptions(level=2, vectorize_loops=False, vectorize_straight_line=False, unroll=False)


def prepare(module: ModuleRef) -> None:
    """Bring the module, in place, into the form that differentiation expects (see the module's head)."""
    _run_pipeline(module, PREPARATION)
    normalize(module)


def prepared(module: ModuleRef, outside: OutsideLLVM | None) -> ModuleRef:
    """As `prepare`; the module may be another one."""
    module = optimized(module, PREPARATION, outside, PREPARE_OUTSIDE)
    normalize(module)
    return module


def normalize(module: ModuleRef) -> None:
    """One return a function; simplified, loop-closed loops. The O2 pipeline does not leave them so."""
    builder = binding.create_pass_builder(target_machine(module, 2), binding.create_pipeline_tuning_options(2))
    manager = binding.create_new_module_pass_manager()
    manager.add_unify_function_exit_nodes_pass()
    manager.add_loop_simplify_pass()
    manager.add_lcssa_pass()
    manager.run(module, builder)


def promote(module: ModuleRef) -> None:
    """Allocas back into registers, and loops into the form of `normalize`: after a change of ours to control flow."""
    builder = binding.create_pass_builder(target_machine(module, 2), binding.create_pipeline_tuning_options(2))
    manager = binding.create_new_module_pass_manager()
    manager.add_sroa_pass()
    manager.run(module, builder)
    normalize(module)


def optimize(module: ModuleRef, options: OptimizeOptions) -> None:
    """The full pipeline of the user's level, in place."""
    _run_pipeline(module, options)


def optimized(
    module: ModuleRef, options: OptimizeOptions, outside: OutsideLLVM | None, least: int = OPTIMIZE_OUTSIDE
) -> ModuleRef:
    """As `optimize`, by an LLVM outside if there is one and the module has `least` bytes; maybe another one then."""
    if outside is not None and options.level > 0:
        bitcode = emit_bitcode(module)
        made = outside.optimized(bitcode, target_of(module), options) if len(bitcode) >= least else None
        if made is not None:
            return binding.parse_bitcode(made, context=binding.create_context())
    _run_pipeline(module, options)
    return module


def attach_containers(module: ModuleRef) -> None:
    """Give `module` the code of functions that C++'s containers, algorithms and threads call and their headers only
    declare, and of threads, so that it can be differentiated like any other."""
    begin = (
        "_ZSt",
        "_ZNSt",
        "_ZNKSt",
        "thrd_",
        "mtx_",
        "cnd_",
        "pthread_once",
        "call_once",
        "__once_proxy",
        "__enzcc_once",
        "__enzcc_taskloop",
    )
    missing = [f.name for f in module.functions if f.is_declaration and f.name.startswith(begin)]
    if not missing:
        return
    for name in ("containers.ll", "libcxx.ll", "std_threads.ll", "openmp_tasks.ll"):
        text = (Path(enzyme_runtime.__file__).parent / "ir" / name).read_text()
        if any(f"@{name}(" in text for name in missing):
            module.link_in(parse_into(module._context, text))


@cache
def _runtime_files() -> tuple[tuple[str, frozenset[str]], ...]:
    """The runtime's files of IR, and what each defines."""
    texts = [file.read_text() for file in sorted((Path(enzyme_runtime.__file__).parent / "ir").glob("*.ll"))]
    return tuple((text, frozenset(_DEFINED.findall(text))) for text in texts)


_DEFINED = pattern(r"^define [^\n@]*@(\w+)\(", re.MULTILINE)


def attach_runtime(module: ModuleRef) -> None:
    """Put the runtime's functions that `module` calls into it, after its optimization: until then they are opaque calls
    whose declared attributes hold (`__enzcc_tape_reserve` returns memory like an allocation, say). Every object
    brings its copy; the linker keeps one."""
    attached = False
    while missing := {f.name for f in module.functions if f.is_declaration and f.name.startswith("__enzcc_")}:
        found = [text for text, defined in _runtime_files() if missing & defined]
        if not found:
            break
        for text in found:  # what nobody refers to yet stays out of the module, and may be missing later
            module.link_in(parse_into(module._context, text))
        attached = True
    if attached:
        _drop_dead(module)


def emit_object(module: ModuleRef, level: int = 2, outside: OutsideLLVM | None = None) -> bytes:
    """A native, position-independent object."""
    module = _with_arrays(module)
    if outside is not None and level > 0:
        bitcode = emit_bitcode(module)
        made = outside.object(bitcode, target_of(module), level) if len(bitcode) >= EMIT_OUTSIDE else None
        if made is not None:
            return made
    code: bytes = target_machine(module, level).emit_object(module)
    return code


def emit_assembly(module: ModuleRef, level: int = 2) -> str:
    machine = target_machine(module, level)
    machine.set_asm_verbosity(True)
    text: str = machine.emit_assembly(_with_arrays(module))
    return text


_STRUCTORS = pattern(r"^@llvm\.global_(?P<kind>[cd])tors = appending global \[(?P<count>\d+) x .*$", re.MULTILINE)
_STRUCTOR = pattern(
    rf"{{ i32, ptr, ptr }} {{ i32 (?P<priority>\d+), ptr (?P<code>{SYMBOL}), ptr (?P<of>null|{SYMBOL}) }}"
)


def _with_arrays(module: ModuleRef) -> ModuleRef:
    """The module with its constructors and destructors in .init_array and .fini_array. By themselves LLVM's defaults,
    which llvmlite cannot change, put them into .ctors and .dtors, and lld and mold do not run those."""
    if not any(v.name in ("llvm.global_ctors", "llvm.global_dtors") for v in module.global_variables):
        return module
    text = text_of(module)
    return parse_into(module._context, _STRUCTORS.sub(lambda listed: _arrays(listed, text), text))


def _arrays(listed: re.Match[str], text: str) -> str:
    """A list of constructors as one pointer each in the section of its priority; in the comdat of the variable that it
    initializes, and none at all for a variable that is not defined here."""
    found = list(_STRUCTOR.finditer(listed[0]))
    if len(found) != int(listed["count"]):
        raise Failure("EZ0804", f"a list of constructors cannot be read: {listed[0]}")
    section, variables = ".init_array" if listed["kind"] == "c" else ".fini_array", []
    for number, one in enumerate(found):
        group = ""
        if one["of"] != "null":
            if re.search(
                rf"^{re.escape(one['of'])} = (?:external|extern_weak|available_externally) ", text, re.MULTILINE
            ):
                continue
            name = "$" + one["of"][1:]
            group = f", comdat({name})" if f"\n{name} = comdat " in text else ""
        place = section if one["priority"] == "65535" else f"{section}.{one['priority']}"
        variables.append(f'@enzcc{section}.{number} = private global ptr {one["code"]}, section "{place}"{group}')
    return "\n".join(variables)


def emit_bitcode(module: ModuleRef) -> bytes:
    code: bytes = module.as_bitcode()
    return code
