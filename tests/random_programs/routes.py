"""Ways from a generated program to functions that can be called from here.

- `jit`: the engine in this process and MCJIT; milliseconds a program, and what the test suite uses;
- `stripped`: the same, with derivatives that promise nothing to LLVM, whose results must be the same;
- `enzcc`: the command, a shared library, ctypes: what users have;
- `enzyme`: the real Enzyme, through the script that the environment variable ENZYME_REF names. It validates the
  generator and the judge: where it disagrees with differences, one of the two is wrong.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal

HERE = Path(__file__).parent
MARKERS = "int enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_const, enzyme_primal_return, enzyme_width;\n"

Route = Literal["jit", "stripped", "enzcc", "enzyme"]
DoubleArray = ctypes.Array[ctypes.c_double]


class Refused(Exception):
    """A coded error: the program was not differentiated, and said so."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class Broken(Exception):
    """Compilation failed without a coded error."""


@dataclass(slots=True)
class Library:
    """Functions of one compiled program; `keep` is what their code lives in."""

    functions: dict[str, Any]
    keep: list[Any] = field(default_factory=list)

    def primal(self, x: list[float], outputs: int) -> list[float]:
        y = array(outputs)
        self.functions["case_primal"](array(x), y)
        return list(y)

    def derivative(
        self, name: str, x: list[float], seed: list[float], size: int, outputs: int
    ) -> tuple[list[float], list[float], int]:
        """`case_reverse` or `case_forward`: (derivative, primal outputs, broken promises)."""
        result, y = array(size), array(outputs)
        broken = self.functions[name](array(x), array(seed), result, y)
        return list(result), list(y), broken


def array(values: int | list[float]) -> DoubleArray:
    if isinstance(values, int):
        return (ctypes.c_double * values)()
    return (ctypes.c_double * len(values))(*values)


@cache
def clang() -> str:
    """A clang whose IR llvmlite reads. Raises FileNotFoundError."""
    from enzyme_frontends.toolchain import find_clang

    return str(find_clang().path)


def clang_bitcode(text: str, *flags: str) -> bytes:
    """Bitcode of C source text. Raises Broken with clang's message."""
    command = [clang(), *flags, "-w", "-c", "-emit-llvm", "-x", "c", "-", "-o", "-"]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    if done.returncode != 0:
        raise Broken(done.stderr.decode(errors="replace")[:2000])
    return done.stdout


def jitted(module: Any, level: int) -> tuple[Any, list[Any]]:
    """(address of a name, what must be kept alive) for a module of llvmlite's."""
    import llvmlite.binding as binding

    binding.load_library_permanently("libm.so.6")
    target = binding.Target.from_triple(module.triple or binding.get_default_triple())
    machine = target.create_target_machine(opt=level, reloc="static", codemodel="jitdefault", jit=True)
    engine = binding.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    engine.run_static_constructors()
    return engine.get_function_address, [engine, machine, module]


SIGNATURES: dict[str, tuple[Any, int]] = {
    "case_primal": (None, 2),
    "case_reverse": (ctypes.c_int, 4),
    "case_forward": (ctypes.c_int, 4),
}


def without_threads(ir: str) -> str:
    """MCJIT has no thread-local storage; one thread needs none."""
    ir = re.sub(r"(?m)^(@__enzcc_tape_thread = .*?) thread_local(?:\(\w+\))?", r"\1", ir)
    pattern = (
        r"(?:tail )?call (?:nonnull )?(?:align \d+ )?ptr @llvm\.threadlocal\.address\.p0\(ptr [^@]*(@[\w.$]+)\)[^\n]*"
    )
    return re.sub(pattern, r"getelementptr i8, ptr \1, i64 0", ir)


def by_jit(text: str, level: int, *, strip: bool = False) -> Library:
    from enzyme_passes import pipeline
    from enzyme_passes.llvm import binding as llvm

    derived = differentiated(text, "-fno-math-errno" if level > 3 else "-fmath-errno", strip=strip)
    options = pipeline.PipelineOptions(optimize=llvm.OptimizeOptions(level=level))
    timing = pipeline.Timing()
    module = pipeline.finish_text(derived, options, timing)
    llvm.optimize(module, options.optimize)
    llvm.attach_runtime(module)
    address, keep = jitted(llvm.parse(without_threads(llvm.text_of(module))), level)
    functions = {
        name: ctypes.CFUNCTYPE(result, *[ctypes.POINTER(ctypes.c_double)] * count)(address(name))
        for name, (result, count) in SIGNATURES.items()
    }
    return Library(functions, keep)


@lru_cache(maxsize=2)
def differentiated(text: str, errno: str, *, strip: bool) -> str:
    """The derived module, the same for all levels: what the user's level changes comes after the engine."""
    from enzyme_passes import pipeline
    from enzyme_passes.support.diagnostics import Failure

    raw = clang_bitcode(text, "-O2", errno, "-gline-tables-only", "-Xclang", "-disable-llvm-passes")
    try:
        return pipeline.differentiate_modules(
            [raw], pipeline.PipelineOptions(strip_attributes=strip), pipeline.Timing()
        )
    except Failure as failure:
        raise Refused(failure.code, failure.message) from failure


def by_enzcc(text: str, level: int) -> Library:
    with tempfile.TemporaryDirectory(prefix="enzcc-random-") as directory:
        source, library = Path(directory) / "case.c", Path(directory) / "case.so"
        source.write_text(text)
        beside = Path(sys.executable).parent / "enzcc"
        enzcc = str(beside) if beside.exists() else shutil.which("enzcc") or "enzcc"
        command = [enzcc, f"-O{level}", "-w", "-fPIC", "-shared", str(source), "-o", str(library), "-lm"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            code = next((w[6:12] for w in done.stderr.split() if w.startswith("error[EZ")), "")
            if code and code != "EZ0901":
                raise Refused(code, done.stderr.strip().splitlines()[0])
            raise Broken(done.stderr[-2000:])
        return loaded(library)


def by_enzyme(text: str, level: int) -> Library:
    script = os.environ.get("ENZYME_REF") or shutil.which("enzyme-ref")
    if script is None:
        raise FileNotFoundError("ENZYME_REF does not name the enzyme-ref script")
    with tempfile.TemporaryDirectory(prefix="enzyme-random-") as directory:
        source, compiled, library = (Path(directory) / f"case.{suffix}" for suffix in ("c", "o", "so"))
        markers = Path(directory) / "markers.c"
        source.write_text(text)
        markers.write_text(MARKERS)
        command = [sys.executable, script, f"-O{level}", "-w", "-fPIC", "-c", str(source), "-o", str(compiled)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Refused("Enzyme", done.stderr[-600:])
        link = [clang(), "-shared", "-fPIC", str(compiled), str(markers), "-o", str(library), "-lm"]
        subprocess.run(link, capture_output=True, check=True)
        return loaded(library)


def loaded(path: Path) -> Library:
    library = ctypes.CDLL(str(path))
    functions = {}
    for name, (result, _) in SIGNATURES.items():
        function = getattr(library, name)
        function.restype = result
        functions[name] = function
    return Library(functions, [library])


def compile_case(text: str, level: int, route: Route) -> Library:
    """Raises Refused for a coded error, Broken (or whatever the engine raised) for any other failure."""
    match route:
        case "jit":
            return by_jit(text, level)
        case "stripped":
            return by_jit(text, level, strip=True)
        case "enzcc":
            return by_enzcc(text, level)
        case "enzyme":
            return by_enzyme(text, level)


@dataclass(slots=True)
class Reference:
    """The program in long double, with derivatives by differences (reference_driver.h). It runs a few times only, and
    is compiled without optimization."""

    functions: dict[str, Any]
    keep: list[Any]
    inputs: int
    outputs: int

    def primal(self, x: list[float]) -> tuple[list[float], float]:
        """Outputs, and the distance of the decision that was closest."""
        y = array(self.outputs)
        margin = self.functions["reference_primal"](array(x), y)
        return list(y), margin

    def gradient(self, x: list[float], weights: list[float]) -> tuple[list[float], list[float]]:
        """The gradient of the weighted outputs, and an error of each component (negative: unknown)."""
        g, error = array(self.inputs), array(self.inputs)
        self.functions["reference_gradient"](array(x), array(weights), g, error)
        return list(g), list(error)


def reference(text: str) -> Reference:
    from enzyme_passes.llvm import binding as llvm

    head, driver = (HERE / "reference.h").read_text(), (HERE / "reference_driver.h").read_text()
    module = llvm.parse(clang_bitcode(f"{head}\n{text}\n{driver}", "-O0"))
    address, keep = jitted(module, 0)
    pointer, whole = ctypes.POINTER(ctypes.c_double), ctypes.POINTER(ctypes.c_int)
    functions = {
        "reference_primal": ctypes.CFUNCTYPE(ctypes.c_double, pointer, pointer)(address("reference_primal")),
        "reference_gradient": ctypes.CFUNCTYPE(None, pointer, pointer, pointer, pointer)(address("reference_gradient")),
    }
    nx, ny = ctypes.c_int(), ctypes.c_int()
    ctypes.CFUNCTYPE(None, whole, whole)(address("reference_sizes"))(ctypes.byref(nx), ctypes.byref(ny))
    return Reference(functions, keep, nx.value, ny.value)
