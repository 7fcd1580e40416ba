"""Telling modules of bitcode apart by their blocks."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from enzyme_cli.linking import bitcode, elf
from enzyme_frontends.toolchain import find_clang

CLANG = find_clang().path
WRAPPER = b"\xde\xc0\x17\x0b"


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """Three modules; the second asks for a derivative."""
    directory = tmp_path_factory.mktemp("bitcode")
    texts = (
        "int f(void) { return 1; }",
        "int g(void *); int __enzyme_fwddiff(); int h() { return __enzyme_fwddiff(g); }",
    )
    found = []
    for number, text in enumerate((*texts, "static int s; int *p = &s;")):
        source = directory / f"{number}.c"
        source.write_text(text)
        made = directory / f"{number}.bc"
        command = [CLANG, "-std=gnu89", "-emit-llvm", "-c", "-o", str(made), str(source)]
        subprocess.run(command, check=True, timeout=60)
        found.append(made.read_bytes())
    return found


def test_concatenated_modules_come_apart_whatever_padding_is_between(modules: list[bytes]) -> None:
    assert bitcode.split(modules[0]) == [modules[0]]
    for padding in (b"", b"\0", b"\0\0\0\0", bytes(13)):
        assert bitcode.split(padding.join([*modules, b""])) == modules


def test_a_wrapped_module_is_the_module(modules: list[bytes]) -> None:
    body = modules[0]
    wrapped = WRAPPER + b"".join(n.to_bytes(4, "little") for n in (0, 20, len(body), 7)) + body
    assert bitcode.is_bitcode(wrapped)
    assert bitcode.split(wrapped + bytes(12) + modules[1]) == [body, modules[1]]


def test_damaged_bitcode_is_none_at_all(modules: list[bytes]) -> None:
    whole = modules[0] + modules[1]
    assert bitcode.split(whole[:-4]) == []
    assert bitcode.split(b"text" + whole) == []
    assert bitcode.split(whole + b"text") == []
    assert bitcode.split(b"") == bitcode.split(bytes(40)) == []
    chance = random.Random(3)
    for _ in range(3000):
        damaged = bytearray(whole)
        damaged[chance.randrange(len(whole))] = chance.randrange(256)
        for module in bitcode.split(damaged):
            bitcode.symbols_of(module)
        bitcode.undefined_requests(bytes(damaged))


def test_symbols_are_read_from_the_linkers_table(modules: list[bytes]) -> None:
    symbols = bitcode.symbols_of(modules[1])
    assert symbols is not None
    assert {s.name: s.defined for s in symbols} == {"g": False, "h": True, "__enzyme_fwddiff": False}
    assert bitcode.undefined_requests(modules[1]) == ["__enzyme_fwddiff"]
    assert bitcode.undefined_requests(modules[0]) == []


def test_an_object_without_ir_has_no_modules(tmp_path: Path) -> None:
    source = tmp_path / "a.c"
    source.write_text("int f(void) { return 1; }")
    subprocess.run([CLANG, "-c", str(source), "-o", str(tmp_path / "a.o")], check=True, timeout=60)
    data = (tmp_path / "a.o").read_bytes()
    assert bitcode.ir_of(data) == bitcode.ir_of(b"") == bitcode.ir_of(b"\x7fELF") == []
    with_damage = elf.with_section(data, elf.IR_SECTION, b"BC\xc0\xde....", excluded=True)
    assert bitcode.ir_of(with_damage) == []
