"""Large modules are optimized and emitted by clang's LLVM, which is faster; where it fails, by that of llvmlite."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from enzyme_frontends.llvm_passes import ClangPasses, passes_of
from enzyme_frontends.native import NativeCompiler
from enzyme_frontends.toolchain import Clang, find_clang
from enzyme_passes.llvm import binding as llvm

if TYPE_CHECKING:
    from enzyme_passes.llvm.binding import OptimizeOptions, Target

SQUARE = """\
target triple = "x86_64-unknown-linux-gnu"
define double @square(double %x) "target-cpu"="x86-64" "target-features"="+cx8,+sse2" {
  %place = alloca double
  store double %x, ptr %place
  %again = load double, ptr %place
  %product = fmul double %x, %again
  ret double %product
}
"""


class Failing:
    """An LLVM that cannot do it, and has been asked."""

    asked = 0

    def optimized(self, _bitcode: bytes, _target: Target, _options: OptimizeOptions) -> bytes | None:
        self.asked += 1
        return None

    def object(self, _bitcode: bytes, _target: Target, _level: int) -> bytes | None:
        self.asked += 1
        return None


@pytest.fixture
def clang() -> ClangPasses:
    found = passes_of(NativeCompiler(find_clang()))
    if found is None:
        pytest.skip(f"clang is not of LLVM {llvm.MAJOR}")
    return found


def test_the_passes_are_those_that_are_asked_for(clang: ClangPasses) -> None:
    module = llvm.optimized(llvm.parse(SQUARE), llvm.PREPARATION, clang, least=0)
    assert "alloca" not in llvm.text_of(module)
    assert llvm.target_of(module).features == ("+cx8", "+sse2")


def test_code_is_an_object(clang: ClangPasses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm, "EMIT_OUTSIDE", 0)
    assert llvm.emit_object(llvm.parse(SQUARE), 2, clang).startswith(b"\x7fELF")


def test_what_is_no_module_is_a_failure(clang: ClangPasses) -> None:
    target = llvm.target_of(llvm.parse(SQUARE))
    assert clang.optimized(b"BC\xc0\xdenothing", target, llvm.PREPARATION) is None
    assert clang.object(b"BC\xc0\xdenothing", target, 2) is None


def test_where_it_fails_the_work_is_done_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = Failing()
    monkeypatch.setattr(llvm, "EMIT_OUTSIDE", 0)
    module = llvm.optimized(llvm.parse(SQUARE), llvm.PREPARATION, failing, least=0)
    assert "alloca" not in llvm.text_of(module)
    assert llvm.emit_object(module, 2, failing).startswith(b"\x7fELF")
    assert failing.asked == 2


def test_small_modules_and_level_0_stay_here() -> None:
    failing = Failing()
    module = llvm.optimized(llvm.parse(SQUARE), llvm.OptimizeOptions(), failing)
    llvm.optimized(module, llvm.OptimizeOptions(level=0), failing, least=0)
    llvm.emit_object(module, 2, failing)
    llvm.emit_object(module, 0, failing)
    assert failing.asked == 0


def test_a_clang_of_another_version_is_not_asked() -> None:
    assert passes_of(NativeCompiler(Clang("clang-15", 15, "PATH"))) is None


def test_what_flang_translates_goes_to_clang_as_well(clang: ClangPasses) -> None:
    beside = passes_of(NativeCompiler(Clang("flang-22", llvm.MAJOR, "PATH"), fortran=True))
    assert beside is not None
    module = llvm.optimized(llvm.parse(SQUARE), llvm.PREPARATION, beside, least=0)
    assert "alloca" not in llvm.text_of(module)


def test_where_there_is_no_clang_beside_flang_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENZCC_CLANG", "/nowhere/clang")
    assert passes_of(NativeCompiler(Clang("flang-22", llvm.MAJOR, "PATH"), fortran=True)) is None
