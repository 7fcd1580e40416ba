"""IR in objects is compressed where it is large: objects are at most a few times clang's, whatever joins them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_cli.linking import bitcode, elf, packed_ir
from enzyme_frontends.toolchain import find_clang
from tests.compiling import enzcc, run

COUNT = 400
MODEL = "#include <math.h>\n" + "".join(
    f"double part{k}(const double *x, int n) {{ double s = {k}; for (int i = 0; i < n; i++) "
    f"s = s * x[i] + sin(x[i] + {k}); return s; }}\n"
    for k in range(COUNT)
)
PROGRAM = f"""
#include <math.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;
double part{COUNT - 1}(const double *, int);
int main(void) {{
    double x[2] = {{0.3, 0.7}}, dx[2] = {{0, 0}};
    __enzyme_autodiff((void *)part{COUNT - 1}, enzyme_dup, x, dx, enzyme_const, 2);
    return fabs(dx[1] - ({COUNT - 1} * x[0] + sin(x[0] + {COUNT - 1}) + cos(x[1] + {COUNT - 1}))) > 1e-9;
}}
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("packed")
    (directory / "model.c").write_text(MODEL)
    (directory / "main.c").write_text(PROGRAM)
    assert enzcc("-O2", "-fPIC", "-c", "model.c", "main.c", cwd=directory).status == 0
    return directory


def section(path: Path) -> elf.Section:
    file = elf.read_object(elf.mapped(str(path)))
    assert file is not None
    (found,) = file.named(elf.IR_SECTION)
    return found


def test_an_object_is_at_most_three_times_clangs(made: Path) -> None:
    subprocess.run([find_clang().path, "-O2", "-fPIC", "-c", "model.c", "-o", "clang.o"], cwd=made, check=True)
    (module,) = bitcode.ir_of(elf.mapped(str(made / "model.o")))
    assert section(made / "model.o").size < len(module) / 3
    assert section(made / "model.o").excluded
    assert (made / "model.o").stat().st_size < 3 * (made / "clang.o").stat().st_size


def test_the_code_is_clangs(made: Path) -> None:
    """What lies behind the section has moved, and is the same."""
    subprocess.run([find_clang().path, "-O2", "-fPIC", "-g", "-c", "model.c", "-o", "clang.o"], cwd=made, check=True)
    assert enzcc("-O2", "-fPIC", "-g", "-c", "model.c", "-o", "debug.o", cwd=made).status == 0
    ours, theirs = (elf.read_object(elf.mapped(str(made / name))) for name in ("debug.o", "clang.o"))
    assert ours is not None and theirs is not None
    own = {s.name: bytes(ours.content(s)) for s in ours.sections}
    for one in theirs.sections:
        if one.name.startswith((".text", ".rodata", ".eh_frame", ".debug_line")):
            assert own[one.name] == bytes(theirs.content(one)), one.name
    assert all(s.offset % max(1, s.align) == 0 for s in ours.sections if hasattr(s, "align"))


@pytest.mark.parametrize("how", ["objects", "archive", "shared", "joined"])
def test_requests_go_through_it(made: Path, how: str, tmp_path: Path) -> None:
    commands = {
        "objects": [],
        "archive": ["ar", "rcs", str(tmp_path / "model.a"), "model.o"],
        "joined": ["ld", "-r", "model.o", "-o", str(tmp_path / "model.o")],
    }
    model = {"objects": "model.o", "archive": tmp_path / "model.a", "joined": tmp_path / "model.o"}.get(how)
    if how == "shared":
        model = tmp_path / "libmodel.so"
        assert enzcc("-shared", "model.o", "-o", model, "-lm", cwd=made).status == 0
        assert section(model).size < len(bitcode.ir_of(elf.mapped(str(model)))[0]) / 3
    elif commands[how]:
        subprocess.run(commands[how], cwd=made, check=True)
    assert model is not None
    done = enzcc("-O2", "main.o", model, "-o", tmp_path / "program", "-lm", cwd=made)
    assert done.status == 0, done.err
    assert run(tmp_path / "program").status == 0


def test_pieces_are_joined_by_linkers_and_damage_is_seen(monkeypatch: pytest.MonkeyPatch, made: Path) -> None:
    (module,) = bitcode.ir_of(elf.mapped(str(made / "model.o")))
    one = packed_ir.packed(module)
    assert bitcode.split(one + bytes(3) + one) == [module, module]
    assert bitcode.split(module + one) == [module, module]
    assert bitcode.split(one[:-1]) == []
    assert bitcode.split(one[:200] + b"damage" + one[206:]) == []
    assert packed_ir.packed(b"BC\xc0\xde small") == b"BC\xc0\xde small"
    monkeypatch.setattr(packed_ir, "_lzma", lambda: None)
    assert bitcode.split(one) == []  # an object without IR, to a Python without lzma
    other = packed_ir.packed(module)
    assert other[:4] == b"ENZZ" and bitcode.split(other + other) == [module, module]
