"""Failures: where they are, how they look, and that every code has its page."""

from __future__ import annotations

import io
import re
from pathlib import Path

from enzyme_cli.render import as_record, plain, report
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.llvm.locations import diagnose
from enzyme_passes.support.codes import CODES
from enzyme_passes.support.diagnostics import Diagnostic, Failure, SourceLocation

MODULE = """
define double @f(double %0) !dbg !5 {
  %2 = fadd double %0, 1.000000e+00, !dbg !8
  %3 = fmul double %2, %2
  ret double %3
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "model.c", directory: "/tmp")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !6, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{}
!8 = !DILocation(line: 4, column: 12, scope: !5, inlinedAt: !9)
!9 = distinct !DILocation(line: 20, column: 2, scope: !5)
"""  # noqa: E501


def test_an_instruction_is_found_by_its_debug_location():
    module = read_module(MODULE)
    first = body(module.functions["f"])[0].instructions[0]
    shown = diagnose(Failure("EZ0201", "it fails", first), module)
    assert shown.location is not None
    assert (shown.location.file, shown.location.line, shown.location.column) == ("model.c", 4, 12)
    assert "inlined at model.c:20:2" in shown.notes


def test_an_instruction_without_location_has_its_neighbours():
    module = read_module(MODULE)
    second = body(module.functions["f"])[0].instructions[1]
    shown = diagnose(Failure("EZ0201", "it fails", second), module)
    assert shown.location is not None and shown.location.line == 4


def test_a_function_is_found_by_its_subprogram():
    module = read_module(MODULE)
    shown = diagnose(Failure("EZ0102", "it fails", module.functions["f"]), module)
    assert shown.location is not None and shown.location.line == 3


def test_without_debug_information_the_symbol_is_named():
    module = read_module("define double @f(double %0) {\n  ret double %0\n}\n")
    shown = diagnose(Failure("EZ0102", "it fails", module.functions["f"]), module)
    assert shown.location is None
    assert shown.notes == ("in function f",)


def test_the_plain_form_is_clangs(tmp_path: Path):
    source = tmp_path / "a.c"
    source.write_text("int x;\n  y = g(x);\n")
    shown = Diagnostic("error", "EZ0201", "no rule", SourceLocation(str(source), 2, 7), ("why",), ("what to do",))
    assert plain(shown) == [
        f"{source}:2:7: error: [EZ0201] no rule",
        "    2 |   y = g(x);",
        "      |       ^",
        "  note: why",
        "  help: what to do",
        "  see: enzyme-cli explain EZ0201",
    ]


def test_the_terminal_form_says_the_same(tmp_path: Path):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    report(Diagnostic("error", "EZ0201", "no rule", None, ("why",), ()), as_json=False, stream=stream)
    text = re.sub(r"\x1b\[[0-9;]*m", "", stream.getvalue())
    assert "error: [EZ0201] no rule" in text
    assert "note: why" in text


def test_json_names_file_and_line():
    record = as_record(Diagnostic("error", "EZ0201", "no rule", SourceLocation("a.c", 2, 7)))
    assert (record["file"], record["line"], record["column"]) == ("a.c", 2, 7)


def test_every_code_that_is_raised_has_a_page():
    root = Path(__file__).resolve().parents[2]
    for part in ("enzyme_cli", "frontends", "passes"):
        for file in (root / part).rglob("*.py"):
            for code in re.findall(r'"(EZ\d{4})"', file.read_text()):
                assert code in CODES, f"{file.name} raises {code}"


def test_titles_are_lower_case_without_a_period():
    for code, page in CODES.items():
        assert not page.title.endswith("."), code
        assert page.title[0].islower(), code
