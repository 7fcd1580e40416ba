"""The code of derived types is inlined where it is called, whatever it costs, but not before LLVM comes to it."""

from __future__ import annotations

from enzyme_passes.languages.fortran import derived_types
from enzyme_passes.llvm import binding as llvm

STORES = "\n".join(f"  store volatile i64 {k}, ptr %at" for k in range(2000))
MODULE = f"""
define linkonce_odr hidden void @__enzcc_type_destroy(ptr %type, ptr %at) inlinehint {{
  call void @llvm.sideeffect() {derived_types._ALWAYS}
{STORES}
  ret void
}}
define void @program(ptr %at) {{
  call void @__enzcc_type_destroy(ptr null, ptr %at)
  call void @__enzcc_type_destroy(ptr null, ptr %at)
  ret void
}}
define void @own(ptr %at) {{
  call void @llvm.sideeffect()
  ret void
}}
declare void @llvm.sideeffect()
"""


def prepared() -> str:
    module = llvm.parse(MODULE)
    llvm.prepare(module)
    return llvm.text_of(module)


def test_code_of_any_size_is_inlined() -> None:
    """What asks LLVM for it is an attribute that it may give up some day: then this fails."""
    assert "call void @__enzcc_type_destroy(" not in prepared()


def test_what_asked_for_it_leaves_no_trace_and_what_is_like_it_stays() -> None:
    text = prepared()
    assert text.count("call void @llvm.sideeffect()") == 3
    assert derived_types.without_inlining_marks(text).count("call void @llvm.sideeffect()") == 1
