"""What memory still holds in the reverse sweep: a wrong yes is a wrong gradient, a needless no a slow one."""

from __future__ import annotations

import pytest

from enzyme_passes.analysis.memory.memory import MADE, REST
from tests.analysis.memory_support import clobbered, kept, postponed, repeats


def loop(before: str, inside: str, arguments: str = "ptr %a, ptr %b, i64 %n", after: str = "") -> str:
    """`inside` runs for %i from 0 to %n - 1."""
    return f"""
        define void @f({arguments}) {{
        entry:
          {before}
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %next, %loop ]
          {inside}
          %next = add nuw nsw i64 %i, 1
          %done = icmp eq i64 %next, %n
          br i1 %done, label %exit, label %loop
        exit:
          {after}
          ret void
        }}"""


def straight(inside: str, arguments: str = "ptr %a, ptr %b, i64 %n", more: str = "") -> str:
    return f"define void @f({arguments}) {{\n{inside}\nret void\n}}\n{more}"


# ---- order -----------------------------------------------------------------------------------------------------------


def test_a_write_before_the_read_does_not_matter() -> None:
    assert kept(straight("store double 1.0, ptr %a\n %x = load double, ptr %a")) == []


def test_a_write_after_the_read_does() -> None:
    assert kept(straight("%x = load double, ptr %a\n store double 1.0, ptr %a")) == ["x"]


def test_a_write_on_another_branch_does_not() -> None:
    assert (
        kept("""
        define void @f(ptr %a, i1 %c) {
          br i1 %c, label %one, label %two
        one:
          %x = load double, ptr %a
          br label %end
        two:
          store double 1.0, ptr %a
          br label %end
        end:
          ret void
        }""")
        == []
    )


def test_a_write_earlier_in_a_loop_comes_again() -> None:
    assert kept(loop("", "store double 1.0, ptr %a\n %x = load double, ptr %a")) == ["x"]


def test_a_write_on_a_path_that_never_returns_does_not_matter() -> None:
    assert (
        kept("""
        define void @f(ptr %a, i1 %c) {
          %x = load double, ptr %a
          br i1 %c, label %bad, label %good
        bad:
          store double 1.0, ptr %a
          call void @unknown()
          unreachable
        good:
          ret void
        }""")
        == []
    )


def test_volatile_and_atomic_reads_are_never_repeated() -> None:
    text = "%x = load volatile double, ptr %a\n %y = load atomic double, ptr %a unordered, align 8"
    assert kept(straight(text)) == ["x", "y"]


# ---- objects ---------------------------------------------------------------------------------------------------------


def test_two_plain_arguments_may_be_one_array() -> None:
    assert kept(straight("%x = load double, ptr %a\n store double 1.0, ptr %b")) == ["x"]


@pytest.mark.parametrize("arguments", ["ptr noalias %a, ptr %b", "ptr %a, ptr noalias %b"])
def test_one_restrict_argument_keeps_them_apart(arguments: str) -> None:
    assert kept(straight("%x = load double, ptr %a\n store double 1.0, ptr %b", arguments)) == []


def test_a_restrict_argument_may_be_written_through_what_is_derived_from_it() -> None:
    text = """
        define void @f(ptr noalias %a, ptr %b, i1 %c, i64 %n) {
          %x = load double, ptr %a
          %p = getelementptr double, ptr %a, i64 %n
          %q = select i1 %c, ptr %p, ptr %b
          store double 1.0, ptr %q
          ret void
        }"""
    assert kept(text) == ["x"]


def test_a_restrict_argument_that_was_stored_may_be_loaded_and_written() -> None:
    text = """
        define void @f(ptr noalias %a, ptr noalias %h) {
          store ptr %a, ptr %h
          %p = load ptr, ptr %h
          %x = load double, ptr %a
          store double 1.0, ptr %p
          ret void
        }"""
    assert kept(text) == ["x"]


def test_a_restrict_argument_whose_address_became_an_integer_may_come_back() -> None:
    text = """
        define void @f(ptr noalias %a) {
          %k = ptrtoint ptr %a to i64
          %m = xor i64 %k, 0
          %p = inttoptr i64 %m to ptr
          %x = load double, ptr %a
          store double 1.0, ptr %p
          ret void
        }"""
    assert kept(text) == ["x"]


def test_what_an_argument_points_to_is_not_the_argument() -> None:
    text = "%p = load ptr, ptr %a\n %x = load double, ptr %b\n store double 1.0, ptr %p"
    assert kept(straight(text, "ptr noalias %a, ptr noalias %b")) == []
    assert kept(straight(text)) == ["p", "x"]


def test_a_local_that_nobody_else_knows_is_not_written_by_calls() -> None:
    text = "%t = alloca double\n store double 1.0, ptr %t\n %x = load double, ptr %t\n call void @unknown()"
    assert kept(straight(text)) == []


def test_a_local_that_escaped_is() -> None:
    text = """
        %t = alloca double
        store double 1.0, ptr %t
        call void @keep(ptr %t)
        %x = load double, ptr %t
        call void @unknown()"""
    assert kept(straight(text)) == ["x"]


def test_an_allocation_is_apart_from_arguments_and_others() -> None:
    text = """
        %m = call ptr @malloc(i64 80)
        %o = call ptr @malloc(i64 80)
        %x = load double, ptr %a
        %y = load double, ptr %m
        store double 1.0, ptr %o"""
    assert kept(straight(text)) == []


def test_an_allocation_left_in_an_argument_may_be_written_through_it() -> None:
    text = """
        %m = call ptr @malloc(i64 80)
        store ptr %m, ptr %b
        %x = load double, ptr %m
        %p = load ptr, ptr %b
        store double 1.0, ptr %p"""
    assert kept(straight(text)) == ["x", "p"]


def test_releases_wait_until_the_reverse_sweep_is_done() -> None:
    assert kept(straight("%m = call ptr @malloc(i64 8)\n %x = load double, ptr %m\n call void @free(ptr %m)")) == []


def test_a_release_by_a_callee_does_not_wait() -> None:
    text = straight(
        "%x = load double, ptr %a\n call void @drop(ptr %a)",
        more="define void @drop(ptr %p) {\n call void @free(ptr %p)\n ret void\n }",
    )
    assert kept(text) == ["x"]


def test_realloc_leaves_the_old_object_as_it_was() -> None:
    text = """
        %x = load double, ptr %a
        %m = call ptr @realloc(ptr %a, i64 160)
        store double 1.0, ptr %m
        %y = load double, ptr %m
        store double 2.0, ptr %m"""
    assert kept(straight(text)) == ["y"]


def test_constants_are_not_written() -> None:
    text = straight("%x = load double, ptr @table\n store double 1.0, ptr %a\n call void @unknown()")
    assert kept("@table = constant double 2.0\n" + text) == []
    assert kept("@table = global double 2.0\n" + text) == ["x"]


def test_a_phi_of_pointers_is_all_that_it_may_be() -> None:
    text = loop(
        "%t = alloca [2 x double]\n %u = alloca [2 x double]",
        """%p = phi ptr [ %t, %entry ], [ %q, %loop ]
           %q = phi ptr [ %u, %entry ], [ %p, %loop ]
           %x = load double, ptr %p
           store double 1.0, ptr %q""",
    )
    assert kept(text) == ["x"]


# ---- types -----------------------------------------------------------------------------------------------------------

TAGS = """
!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"double", !1, i64 0}
!3 = !{!"any pointer", !1, i64 0}
!4 = !{!2, !2, i64 0}
!5 = !{!3, !3, i64 0}
!8 = !{!1, !1, i64 0}
!9 = !{!"long", !1, i64 0}
!10 = !{!9, !9, i64 0}
"""


def test_a_store_of_a_double_changes_no_pointer() -> None:
    text = "%p = load ptr, ptr %a, !tbaa !5\n store double 1.0, ptr %b, !tbaa !4"
    assert kept(straight(text, more=TAGS)) == []


def test_a_store_of_bytes_may_change_anything() -> None:
    text = "%p = load ptr, ptr %a, !tbaa !5\n store i8 1, ptr %b, !tbaa !8"
    assert kept(straight(text, more=TAGS)) == ["p"]


def test_an_arena_may_be_used_for_one_type_after_another() -> None:
    """Legal C: the later store gives the memory another type. Only the distance tells such accesses apart."""
    text = "%x = load double, ptr %a, !tbaa !4\n store i64 1, ptr %a, !tbaa !10"
    assert kept(straight(text, more=TAGS)) == ["x"]
    text = """
        %x = load double, ptr %a, !tbaa !4
        %q = getelementptr i8, ptr %a, i64 8
        store i64 1, ptr %q, !tbaa !10"""
    assert kept(straight(text, more=TAGS)) == []


def test_fields_of_an_array_of_structs_are_apart() -> None:
    """p[i].first and p[j].second, whatever i and j are."""
    text = """
        %p = getelementptr { double, i64 }, ptr %a, i64 %n, i32 0
        %q = getelementptr { double, i64 }, ptr %a, i64 %m, i32 1
        %x = load double, ptr %p
        store i64 1, ptr %q"""
    assert kept(straight(text, "ptr %a, i64 %n, i64 %m")) == []


def test_a_memset_has_a_type_too() -> None:
    text = "%p = load ptr, ptr %a, !tbaa !5\n call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 %n, i1 false), !tbaa !4"
    assert kept(straight(text, more=TAGS)) == []


# ---- scopes ----------------------------------------------------------------------------------------------------------

SCOPES = """
!0 = !{!1}
!1 = distinct !{!1, !2, !"f: a"}
!2 = distinct !{!2, !"f"}
"""
DECLARED = "call void @llvm.experimental.noalias.scope.decl(metadata !0)"
SCOPED = "%x = load double, ptr %a, !alias.scope !0\n store double 1.0, ptr %b, !noalias !0"


def test_a_scope_holds_in_the_whole_function() -> None:
    assert kept(straight(f"{DECLARED}\n {SCOPED}", more=SCOPES)) == []
    assert kept(loop(DECLARED, SCOPED) + SCOPES) == []


def test_a_scope_declared_in_a_loop_says_nothing_between_iterations() -> None:
    """The real Enzyme gets an LSTM wrong here."""
    assert kept(loop("", f"{DECLARED}\n {SCOPED}") + SCOPES) == ["x"]


def test_a_scope_whose_declaration_was_lost_holds_in_one_iteration() -> None:
    assert kept(straight(SCOPED, more=SCOPES)) == []
    assert kept(loop("", SCOPED) + SCOPES) == ["x"]


# ---- distances -------------------------------------------------------------------------------------------------------


def indexed(read: str, write: str) -> str:
    """Read a[read], then write a[write], where both are expressions in %i."""
    return f"""
        %r = {read}
        %w = {write}
        %rp = getelementptr double, ptr %a, i64 %r
        %wp = getelementptr double, ptr %a, i64 %w
        %x = load double, ptr %rp
        store double 1.0, ptr %wp"""


@pytest.mark.parametrize(
    ("read", "write", "changed"),
    [
        ("add i64 %i, 0", "add i64 %i, 0", True),  # a[i] = f(a[i])
        ("add i64 %i, 1", "add i64 %i, 0", True),  # a[i] = f(a[i + 1]): written one iteration later
        ("add i64 %i, -1", "add i64 %i, 0", False),  # a[i] = f(a[i - 1])
        ("add i64 %i, 0", "add i64 %i, -1", True),
        ("add i64 %i, 0", "add i64 %i, 1", False),
        ("mul i64 %i, 2", "mul i64 %i, 3", True),
        ("shl i64 %i, 1", "or disjoint i64 %r, 1", False),  # even and odd
        ("sub i64 %n, %i", "add i64 %i, 0", True),  # they meet
        ("add i64 %i, %n", "add i64 %i, 0", False),  # two halves
        ("add i64 %i, 0", "add i64 %i, %n", False),
        ("mul i64 %i, %i", "add i64 %i, 0", True),
        ("urem i64 %i, 7", "add i64 %i, 0", True),
    ],
)
def test_the_distance_decides(read: str, write: str, changed: bool) -> None:
    assert kept(loop("", indexed(read, write))) == (["x"] if changed else [])


def test_a_loop_behind_the_read_writes_what_it_read() -> None:
    text = """
        define void @f(ptr %a, i64 %n) {
        entry:
          %first = load double, ptr %a
          %p = getelementptr double, ptr %a, i64 %n
          %last = load double, ptr %p
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %next, %loop ]
          %q = getelementptr double, ptr %a, i64 %i
          store double 1.0, ptr %q
          %next = add nuw nsw i64 %i, 1
          %done = icmp eq i64 %next, %n
          br i1 %done, label %exit, label %loop
        exit:
          ret void
        }"""
    assert kept(text) == ["first"]


def test_memcpy_that_overlaps_in_part() -> None:
    text = """
        %p = getelementptr i8, ptr %a, i64 24
        %x = load double, ptr %p
        %q = getelementptr i8, ptr %a, i64 32
        %y = load double, ptr %q
        call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 28, i1 false)"""
    assert kept(straight(text)) == ["x"]


def test_objects_made_in_each_iteration_are_different() -> None:
    inside = """
        %m = call ptr @malloc(i64 8)
        store double 1.0, ptr %m
        %x = load double, ptr %m"""
    assert kept(loop("", inside)) == []


def test_but_not_if_the_pointer_is_from_the_iteration_before() -> None:
    inside = """
        %old = phi ptr [ %a, %entry ], [ %m, %loop ]
        %m = call ptr @malloc(i64 8)
        %x = load double, ptr %m
        store double 2.0, ptr %old"""
    assert kept(loop("", inside)) == ["x"]


def test_one_stack_object_serves_all_iterations() -> None:
    inside = "store double 1.0, ptr %t\n %x = load double, ptr %t"
    assert kept(loop("%t = alloca double", inside)) == ["x"]


def test_rows_of_a_matrix_of_any_width() -> None:
    """a[i * n + j] = f(a[(i + 1) * n + j]), i and j < n: row i + 1 is written in the next iteration."""
    text = """
        define void @f(ptr %a, i64 %n) {{
        entry:
          br label %outer
        outer:
          %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
          br label %inner
        inner:
          %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
          %other = add nsw i64 %i, {shift}
          %r = mul nsw i64 %other, %n
          %rj = add nsw i64 %r, %j
          %rp = getelementptr double, ptr %a, i64 %rj
          %x = load double, ptr %rp
          %w = mul nsw i64 %i, %n
          %wj = add nsw i64 %w, %j
          %wp = getelementptr double, ptr %a, i64 %wj
          store double 1.0, ptr %wp
          %j.next = add nuw nsw i64 %j, 1
          %j.done = icmp eq i64 %j.next, %n
          br i1 %j.done, label %latch, label %inner
        latch:
          %i.next = add nuw nsw i64 %i, 1
          %i.done = icmp eq i64 %i.next, %n
          br i1 %i.done, label %exit, label %outer
        exit:
          ret void
        }}"""
    assert kept(text.format(shift="1")) == ["x"]
    assert kept(text.format(shift="-1")) == []


# ---- calls -----------------------------------------------------------------------------------------------------------


def test_a_math_function_writes_nothing_but_errno() -> None:
    assert kept(straight("%x = load double, ptr %a\n %y = call double @sin(double %x)")) == []


def test_printing_reads_only() -> None:
    assert kept(straight("%x = load double, ptr %a\n call i32 @puts(ptr %b)")) == []


CALLEES = """
define internal void @set(ptr %p, double %v) {
  store double %v, ptr %p
  ret void
}
define internal void @set_deep(ptr %h) {
  %p = load ptr, ptr %h
  store double 1.0, ptr %p
  ret void
}
define internal double @get(ptr %p) {
  %v = load double, ptr %p
  ret double %v
}
define internal ptr @make(double %v) {
  %m = call ptr @malloc(i64 8)
  store double %v, ptr %m
  ret ptr %m
}
define internal void @down(ptr %p, i64 %k) {
  %done = icmp eq i64 %k, 0
  br i1 %done, label %end, label %more
more:
  %q = getelementptr double, ptr %p, i64 1
  store double 0.0, ptr %p
  %less = sub i64 %k, 1
  call void @down(ptr %q, i64 %less)
  br label %end
end:
  ret void
}
"""


def test_a_callee_writes_what_it_is_given() -> None:
    text = "%x = load double, ptr %a\n %y = load double, ptr %b\n call void @set(ptr %a, double 1.0)"
    assert kept(straight(text, "ptr noalias %a, ptr noalias %b", CALLEES)) == ["x"]


def test_a_callee_writes_what_that_points_to() -> None:
    """And the pointer itself counts: what is reached from it may be the place where it lies."""
    text = "%p = load ptr, ptr %a\n %x = load double, ptr %p\n %y = load double, ptr %b\n call void @set_deep(ptr %a)"
    assert kept(straight(text, "ptr noalias %a, ptr noalias %b", CALLEES)) == ["p", "x"]


def test_a_callee_reaches_a_local_through_another() -> None:
    text = """
        %t = alloca double
        %h = alloca ptr
        store ptr %t, ptr %h
        store double 1.0, ptr %t
        %x = load double, ptr %t
        call void @set_deep(ptr %h)"""
    assert kept(straight(text, more=CALLEES)) == ["x"]


def test_a_recursive_callee_writes_too() -> None:
    text = "%x = load double, ptr %a\n %y = load double, ptr %b\n call void @down(ptr %a, i64 %n)"
    assert kept(straight(text, "ptr noalias %a, ptr noalias %b, i64 %n", CALLEES)) == ["x"]


def test_a_call_may_be_repeated_if_what_it_reads_is_there() -> None:
    text = "%x = call double @get(ptr %a)\n store double 1.0, ptr %b"
    assert repeats(straight(text, "ptr noalias %a, ptr noalias %b", CALLEES), "get")
    assert not repeats(straight(text, "ptr %a, ptr %b", CALLEES), "get")


def test_a_byval_argument_is_read_by_the_call() -> None:
    text = straight(
        "%x = call double @first(ptr byval(double) %a)\n store double 1.0, ptr %a",
        more="define double @first(ptr byval(double) %p) {\n %v = load double, ptr %p\n ret double %v\n }",
    )
    assert not repeats(text, "first")


# ---- halves of a split derivative ------------------------------------------------------------------------------------


def test_the_caller_says_what_it_overwrites() -> None:
    text = straight("""
        %x = load double, ptr %a
        %y = load double, ptr %b
        %p = load ptr, ptr %b
        %z = load i8, ptr %p""")
    assert kept(text) == []
    assert kept(text, overwritten=[0]) == ["x"]
    assert kept(text, overwritten=[1]) == ["y", "p", "z"]
    assert kept(text, overwritten=[REST]) == []


def test_globals_and_what_they_lead_to_are_the_rest() -> None:
    text = "@g = global ptr null\n" + straight("%p = load ptr, ptr @g\n %z = load i8, ptr %p")
    assert kept(text) == []
    assert kept(text, overwritten=[0, 1]) == []
    assert kept(text, overwritten=[REST]) == ["p", "z"]


def test_what_a_callee_made_may_be_written_by_its_caller() -> None:
    made = """
        define ptr @f(double %v) {
          %m = call ptr @malloc(i64 8)
          %own = call ptr @malloc(i64 8)
          store double %v, ptr %m
          %x = load double, ptr %m
          %y = load double, ptr %own
          ret ptr %m
        }"""
    assert kept(made) == []
    assert kept(made, overwritten=[MADE]) == ["x"]
    assert kept(made, overwritten=[REST]) == ["x"]


def test_a_caller_that_writes_the_result_says_so() -> None:
    text = "%m = call ptr @make(double 1.0)\n store double 2.0, ptr %m"
    assert clobbered(straight(text, more=CALLEES), "make") == [MADE]
    assert clobbered(straight("%m = call ptr @make(double 1.0)", more=CALLEES), "make") == []


def test_a_caller_says_which_arguments_it_writes() -> None:
    text = "%x = call double @get(ptr %a)\n %y = call double @get(ptr %b)\n store double 1.0, ptr %b"
    restrict = straight(text, "ptr noalias %a, ptr noalias %b", CALLEES)
    assert clobbered(restrict, "get") == []
    assert clobbered(straight(text, more=CALLEES), "get") == [0]


def test_what_is_read_again_in_a_loop_is_written_by_later_iterations() -> None:
    text = loop("", "%x = call double @get(ptr %a)\n call void @set(ptr %a, double %x)") + CALLEES
    assert clobbered(text, "get") == [0]


# ---- stores that wait ------------------------------------------------------------------------------------------------

SUM = "%p = getelementptr double, ptr %a, i64 %i\n %x = load double, ptr %p"


def test_the_last_store_can_wait_for_the_reverse_sweep() -> None:
    text = loop("", SUM, after="store double 1.0, ptr %b")
    assert kept(text) == ["x"]
    assert kept(text, may_postpone=True) == []
    assert postponed(text) == 1


def test_several_keep_their_order() -> None:
    assert postponed(loop("", SUM, after="store double 1.0, ptr %b\n store double 2.0, ptr %b")) == 2


@pytest.mark.parametrize(
    "after",
    [
        "store double 1.0, ptr %b\n %y = load double, ptr %a",  # is read again
        "store double 1.0, ptr %b\n store i64 1, ptr %a",  # is written again, by what does not wait
        "store double 1.0, ptr %b\n call void @unknown()",
        "store double 1.0, ptr %b\n call void @look(ptr %a)",
        "store i64 1, ptr %b",  # may be a pointer, whose shadow is stored in the forward sweep
        "store volatile double 1.0, ptr %b",
    ],
)
def test_a_store_that_is_seen_before_the_end_does_not_wait(after: str) -> None:
    text = loop("", SUM, after=after)
    assert postponed(text) == 0
    assert "x" in kept(text, may_postpone=True)


def test_neither_does_one_in_a_loop_or_under_a_condition() -> None:
    assert postponed(loop("", SUM + "\n store double 1.0, ptr %b")) == 0
    conditional = "br i1 %c, label %then, label %end\n then:\n store double 1.0, ptr %b\n br label %end\n end:"
    assert postponed(loop("", SUM, "ptr %a, ptr %b, i64 %n, i1 %c", conditional)) == 0


def test_a_store_that_changes_nothing_stays_where_it_is() -> None:
    assert postponed(loop("", SUM, "ptr noalias %a, ptr noalias %b, i64 %n", "store double 1.0, ptr %b")) == 0


# ---- size ------------------------------------------------------------------------------------------------------------


def test_thousands_of_accesses_are_no_matter() -> None:
    lines: list[str] = []
    for k in range(1500):
        lines += [
            f"%p{k} = getelementptr double, ptr %a, i64 {k}",
            f"%x{k} = load double, ptr %p{k}",
            f"%q{k} = getelementptr double, ptr %b, i64 {k}",
            f"store double %x{k}, ptr %q{k}",
            f"%y{k} = load double, ptr %q{k}",
        ]
    assert kept(straight("\n".join(lines), "ptr noalias %a, ptr noalias %b")) == []
