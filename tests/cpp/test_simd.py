"""Packets that programs write by hand: intrinsics, masks, vectors of the compiler's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import build, builds, confirm, confirm_sanitized, programs, refused

AVX2 = ("-mavx2", "-mfma")
AVX512 = ("-mavx512f", "-mavx512dq", "-mavx512vl", "-mfma")
PROGRAMS = programs("simd")
HERE = Path(__file__).parent / "simd"


def has(*features: str) -> bool:
    """Whether this machine can run what is built."""
    known = Path("/proc/cpuinfo")
    flags = known.read_text().split() if known.exists() else []
    return all(feature in flags for feature in features)


@builds("simd")
def test_packets_confirm_their_derivatives(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
    if not has("avx2", "fma"):
        made = build(program, *AVX2, *flags, into=tmp_path)
        assert (made.status, made.err) == (0, "")
        pytest.skip("this machine has no AVX2")
    confirm(program, *AVX2, *flags, into=tmp_path)


def test_packets_of_512_bits_confirm_their_derivatives(tmp_path: Path) -> None:
    program = programs("simd512")[0]
    made = build(program, *AVX512, "-O2", into=tmp_path)
    assert (made.status, made.err) == (0, "")
    if not has("avx512f", "avx512dq", "avx512vl", "fma"):
        pytest.skip("this machine has no AVX-512")
    confirm(program, *AVX512, "-O2", into=tmp_path)


@pytest.mark.rotated(4, on=3)
def test_packets_are_clean_under_sanitizers(tmp_path: Path) -> None:
    if not has("avx2", "fma"):
        pytest.skip("this machine has no AVX2")
    confirm_sanitized(HERE / "packets.cpp", *AVX2, into=tmp_path)


def test_an_intrinsic_without_a_known_meaning_is_named(tmp_path: Path) -> None:
    """Fail closed: single bytes of a float have no derivative that is known."""
    program = tmp_path / "unknown.cpp"
    program.write_text(
        "#include <immintrin.h>\n"
        "extern double __enzyme_autodiff(void *, double);\n"
        "static double f(double x) {\n"
        "    __m256d v = _mm256_set1_pd(x);\n"
        "    return _mm256_cvtsd_f64(_mm256_castsi256_pd(_mm256_shuffle_epi8(\n"
        "        _mm256_castpd_si256(v), _mm256_set1_epi8((char)(x > 100)))));\n"
        "}\n"
        "int main() { return __enzyme_autodiff((void *)f, 1.0) > 2; }\n"
    )
    into = tmp_path / "made"
    into.mkdir()
    assert "llvm.x86.avx2.pshuf.b" in refused(program, "EZ0201", "-O2", *AVX2, into=into).err
