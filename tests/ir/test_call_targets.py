"""What calls through pointers can reach is read off the text of the module."""

from __future__ import annotations

from enzyme_passes.ir.call_targets import CodePointers
from enzyme_passes.ir.reader import read_module

TEXT = """
@held = global ptr @stored

define double @stored(double %x) {
  ret double %x
}

define double @halve(double %x) {
  ret double %x
}

define double @halved(double %x) {
  ret double %x
}

define double @f(ptr %g, double %x) {
  %a = call double %g(double %x)
  %b = call double @halved(double %a)
  ret double %b
}
"""


def test_a_call_of_a_function_is_no_use_of_one_whose_name_lacks_its_last_letter() -> None:
    module = read_module(TEXT)
    (named,) = CodePointers(module).by_type.values()
    assert [f.name for f in named] == ["stored"]
