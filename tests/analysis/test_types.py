"""The type analysis on small textual IR: one fact a test."""

from __future__ import annotations

import pytest

from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function
from enzyme_passes.support.diagnostics import Failure

from .types_support import copies, ir, memory, register, stores, value


def test_float_registers_are_their_lanes() -> None:
    facts = ir("""
        define void @f(double %x, <2 x double> %v, {float, double} %s, x86_fp80 %l, i1 %b) { ret void }""").facts()
    assert register(facts, "x") == "0:double"
    assert register(facts, "v") == "0:double 8:double"
    assert register(facts, "s") == "0:float 8:double"
    assert register(facts, "l") == "0:x86_fp80"
    assert register(facts, "b") == "0:int1"


def test_an_integer_nobody_uses_is_unknown() -> None:
    """Nothing is guessed: the engine stops if it matters."""
    facts = ir("define void @f(i64 %n) { ret void }").facts()
    assert register(facts, "n") == "0:unknown8"
    assert facts.adjoint_type(value(facts, "n")) is None
    assert facts.why_unknown(value(facts, "n")) != []


def test_zero_and_undef_fit_everything() -> None:
    facts = ir("""
        define void @f(ptr %p, ptr %q) {
          store i64 0, ptr %p
          store i64 undef, ptr %q
          ret void
        }""").facts()
    assert stores(facts) == ["0:anything8", "0:anything8"]


def test_zero_stored_over_a_float_is_told_by_the_memory() -> None:
    facts = ir("""
        define double @f(ptr %p) {
          %x = load double, ptr %p
          store i64 0, ptr %p
          ret double %x
        }""").facts()
    assert stores(facts) == ["0:double"]


def test_an_integer_copy_of_a_double_is_a_double() -> None:
    facts = ir("""
        define double @f(ptr %p, ptr %q) {
          %bits = load i64, ptr %p
          store i64 %bits, ptr %q
          %x = load double, ptr %q
          ret double %x
        }""").facts()
    assert register(facts, "bits") == "0:double"
    assert facts.adjoint_type(value(facts, "bits")) is ty.DOUBLE
    assert memory(facts, "p", 8) == "0:double"


def test_evidence_goes_back_through_bitcast_phi_select_and_freeze() -> None:
    facts = ir("""
        define double @f(i64 %a, i64 %b, i64 %c, i1 %k) {
        entry:
          br i1 %k, label %left, label %right
        left:
          br label %right
        right:
          %m = phi i64 [ %a, %entry ], [ %b, %left ]
          %s = select i1 %k, i64 %m, i64 %c
          %z = freeze i64 %s
          %x = bitcast i64 %z to double
          ret double %x
        }""").facts()
    for name in ("a", "b", "c", "m", "s", "z"):
        assert register(facts, name) == "0:double"


def test_two_floats_in_one_integer() -> None:
    facts = ir("""
        define float @f(i64 %pair) {
          %low = trunc i64 %pair to i32
          %a = bitcast i32 %low to float
          %shifted = lshr i64 %pair, 32
          %high = trunc nuw i64 %shifted to i32
          %b = bitcast i32 %high to float
          %sum = fadd float %a, %b
          ret float %sum
        }""").facts()
    assert register(facts, "pair") == "0:float 4:float"
    assert facts.adjoint_type(value(facts, "pair")) is ty.vector(2, ty.FLOAT)


def test_a_float_and_an_integer_packed_into_one_integer() -> None:
    facts = ir("""
        define i64 @f(float %a, i32 %n) {
          %m = add nsw i32 %n, 1
          %bits = bitcast float %a to i32
          %low = zext i32 %bits to i64
          %wide = zext i32 %m to i64
          %high = shl nuw i64 %wide, 32
          %both = or disjoint i64 %high, %low
          ret i64 %both
        }""").facts()
    assert register(facts, "both") == "0:float 4:int4"
    assert facts.adjoint_type(value(facts, "both")) is ty.vector(2, ty.FLOAT)


def test_a_mask_keeps_lanes() -> None:
    """InstCombine changes the integer half of {float, int} in place."""
    facts = ir("""
        define i64 @f(i64 %m, float %a) {
          %n = lshr i64 %m, 32
          %k = trunc i64 %n to i32
          %c = sitofp i32 %k to float
          %x = fmul float %a, %c
          %bits = bitcast float %x to i32
          %rest = and i64 %m, -4294967296
          %more = add i64 %rest, 4294967296
          %low = zext i32 %bits to i64
          %both = or disjoint i64 %more, %low
          ret i64 %both
        }""").facts()
    assert register(facts, "both") == "0:float 4:int4"
    assert register(facts, "m").endswith("4:int4")


def test_a_number_whose_lower_half_is_replaced_is_the_number() -> None:
    """A union of a double and a shorter integer, in a register; what is cut out of it is the integer."""
    facts = ir("""
        define i32 @f(double %x, i32 %n, i1 %c) {
        entry:
          br i1 %c, label %count, label %end
        count:
          %bits = bitcast double %x to i64
          %upper = and i64 %bits, -4294967296
          %lower = zext i32 %n to i64
          %both = or disjoint i64 %upper, %lower
          %v = bitcast i64 %both to double
          br label %end
        end:
          %u = phi double [ %v, %count ], [ %x, %entry ]
          %word = bitcast double %u to i64
          %member = trunc i64 %word to i32
          ret i32 %member
        }""").facts()
    assert [register(facts, name) for name in ("upper", "both", "member")] == [
        "0:double", "0:double", "0:int4",
    ]  # fmt: skip


def test_the_bits_of_another_number_do_not_replace_any() -> None:
    facts = ir("""
        define double @f(double %x, float %y) {
          %bits = bitcast double %x to i64
          %upper = and i64 %bits, -4294967296
          %part = bitcast float %y to i32
          %lower = zext i32 %part to i64
          %both = or disjoint i64 %upper, %lower
          %v = bitcast i64 %both to double
          ret double %v
        }""").facts()
    assert "conflict" in register(facts, "both")


def test_a_double_and_a_pointer_in_an_i128() -> None:
    facts = ir("""
        define void @f(ptr %p, ptr %q) {
          %both = load i128, ptr %p
          store i128 %both, ptr %q
          %x = load double, ptr %q
          %at = getelementptr i8, ptr %q, i64 8
          %r = load ptr, ptr %at
          store double %x, ptr %r
          ret void
        }""").facts()
    assert register(facts, "both") == "0:double 8:pointer"


def test_two_doubles_in_an_i128_and_in_a_vector_of_integers() -> None:
    facts = ir("""
        define <2 x double> @f(i128 %a, <2 x i64> %b) {
          %x = bitcast i128 %a to <2 x double>
          %y = bitcast <2 x i64> %b to <2 x double>
          %z = fadd <2 x double> %x, %y
          ret <2 x double> %z
        }""").facts()
    for name in ("a", "b"):
        assert register(facts, name) == "0:double 8:double"
        assert facts.adjoint_type(value(facts, name)) is ty.vector(2, ty.DOUBLE)


def test_adjoint_of_a_struct_keeps_its_shape() -> None:
    facts = ir("""
        define double @f({i64, i32} %s) {
          %bits = extractvalue {i64, i32} %s, 0
          %n = extractvalue {i64, i32} %s, 1
          %x = bitcast i64 %bits to double
          %c = sitofp i32 %n to double
          %y = fmul double %x, %c
          ret double %y
        }""").facts()
    assert facts.adjoint_type(value(facts, "s")) is ty.struct((ty.DOUBLE, ty.I32))


def test_floats_of_two_widths_in_one_integer_are_refused() -> None:
    """No vector holds their adjoints; dropping one would be a wrong gradient."""
    facts = ir("""
        define double @f(i128 %s) {
          %low = trunc i128 %s to i64
          %x = bitcast i64 %low to double
          %shifted = lshr i128 %s, 64
          %high = trunc i128 %shifted to i32
          %y = bitcast i32 %high to float
          %z = fpext float %y to double
          %r = fadd double %x, %z
          ret double %r
        }""").facts()
    with pytest.raises(Failure, match="different widths"):
        facts.adjoint_type(value(facts, "s"))


def test_arithmetic_on_the_bits_of_a_float_loses_it() -> None:
    """It is shown as unknown, and can be told from an integer that merely nobody uses."""
    facts = ir("""
        define double @f(double %x) {
          %bits = bitcast double %x to i64
          %half = lshr i64 %bits, 1
          %magic = sub i64 6910469410427058090, %half
          %y = bitcast i64 %magic to double
          ret double %y
        }""").facts()
    assert facts.lost_float(value(facts, "half"))
    assert facts.lost_float(value(facts, "magic"))
    assert all(lane.kind.is_unknown for lane in facts.register(value(facts, "half")))


def test_sign_bits_may_be_changed() -> None:
    facts = ir("""
        define double @f(double %x, double %y) {
          %a = bitcast double %x to i64
          %b = bitcast double %y to i64
          %negated = xor i64 %a, -9223372036854775808
          %absolute = and i64 %a, 9223372036854775807
          %sign = and i64 %b, -9223372036854775808
          %copied = or disjoint i64 %absolute, %sign
          %n = bitcast i64 %negated to double
          %c = bitcast i64 %copied to double
          %r = fadd double %n, %c
          ret double %r
        }""").facts()
    assert register(facts, "negated") == "0:double"
    assert register(facts, "absolute") == "0:double"
    assert register(facts, "sign") == "0:int8"
    assert register(facts, "copied") == "0:double"


def test_constants_at_offsets_and_a_walk_make_one_array() -> None:
    facts = ir("""
        define double @f(ptr %p, i64 %n) {
          %first = load double, ptr %p
          %at = getelementptr double, ptr %p, i64 %n
          %some = load double, ptr %at
          %r = fadd double %first, %some
          ret double %r
        }""").facts()
    assert memory(facts, "p") == "0:double each 8"
    assert memory(facts, "p", 800) == "0:double each 8"
    assert memory(facts, "p", 16) == "0:double each 8"
    assert memory(facts, "p", 8) == "0:double"


def test_arrays_of_structs_repeat_with_the_struct() -> None:
    facts = ir("""
        %struct.s = type { i32, double, ptr }
        define double @f(ptr %p, i64 %i) {
          %n = getelementptr %struct.s, ptr %p, i64 %i, i32 0
          %c = load i32, ptr %n
          %c1 = add i32 %c, 1
          store i32 %c1, ptr %n
          %x = getelementptr %struct.s, ptr %p, i64 %i, i32 1
          %a = load double, ptr %x
          %q = getelementptr %struct.s, ptr %p, i64 %i, i32 2
          %b = load ptr, ptr %q
          %y = load double, ptr %b
          %r = fadd double %a, %y
          ret double %r
        }""").facts()
    assert memory(facts, "p") == "0:int4 4:unknown4 8:double 16:pointer each 24"
    assert facts.pointee_has_float(value(facts, "p")) is True
    assert facts.pointee_has_pointer(value(facts, "p")) is True
    assert memory(facts, "b", 8) == "0:double"


def test_a_recursive_struct_is_one_cell() -> None:
    facts = ir("""
        define double @f(ptr %list) {
        entry:
          br label %loop
        loop:
          %node = phi ptr [ %list, %entry ], [ %next, %loop ]
          %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
          %x = load double, ptr %node
          %more = fadd double %sum, %x
          %link = getelementptr i8, ptr %node, i64 8
          %next = load ptr, ptr %link
          %end = icmp eq ptr %next, null
          br i1 %end, label %out, label %loop
        out:
          ret double %more
        }""").facts()
    (cell,) = facts.cells(value(facts, "list"))
    assert facts.pointees(cell) == (cell,)
    assert memory(facts, "node", 16) == "0:double 8:pointer"


def test_copies_carry_types_both_ways() -> None:
    facts = ir("""
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
        define double @f(ptr %a, ptr %b, ptr %c, i64 %n) {
          %ax = load double, ptr %a
          call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
          call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 16, i1 false)
          %at = getelementptr i8, ptr %c, i64 8
          %p = load ptr, ptr %at
          %cx = load double, ptr %p
          %r = fadd double %ax, %cx
          ret double %r
        }""").facts()
    assert memory(facts, "a", 16) == memory(facts, "b", 16) == memory(facts, "c", 16) == "0:double 8:pointer"
    assert facts.pointee_has_float(value(facts, "a")) is True


def test_copies_of_unknown_length_carry_periods() -> None:
    facts = ir("""
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
        define double @f(ptr %a, ptr %b, i64 %n, i64 %i) {
          call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 %n, i1 false)
          %at = getelementptr double, ptr %b, i64 %i
          %x = load double, ptr %at
          ret double %x
        }""").facts()
    assert copies(facts) == ["0:double each 8"]
    assert memory(facts, "a") == "0:double each 8"


def test_a_work_array_cut_in_pieces_is_one_of_doubles() -> None:
    """Columns of 5 and every fourth element from the seventh on: periods that do not divide each other."""
    facts = ir("""
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
        define void @f(i64 %n, i64 %i) {
          %work = alloca [64 x double]
          %piece = getelementptr i8, ptr %work, i64 16
          %column = getelementptr [5 x double], ptr %work, i64 %i
          store double 1.0, ptr %column
          %element = getelementptr double, ptr %work, i64 %i
          store double 1.0, ptr %element
          %rest = getelementptr i8, ptr %work, i64 48
          %strided = getelementptr [4 x double], ptr %rest, i64 %i
          store double 1.0, ptr %strided
          call void @llvm.memset.p0.i64(ptr %piece, i8 0, i64 %n, i1 false)
          ret void
        }""").facts()
    assert memory(facts, "piece") == "0:double 8:double 16:double 24:double 32:double each 40"


def test_a_move_within_an_array_ends() -> None:
    """Each element is copied to the next: constant offsets would go on for ever."""
    facts = ir("""
        declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
        define void @f(ptr %a, i64 %n, double %x) {
          %next = getelementptr i8, ptr %a, i64 8
          call void @llvm.memmove.p0.p0.i64(ptr %next, ptr %a, i64 %n, i1 false)
          store double %x, ptr %a
          ret void
        }""").facts()
    assert copies(facts) == ["0:double each 8"]


def test_a_copy_nobody_looks_at_is_unknown() -> None:
    facts = ir("""
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
        define void @f(ptr %a, ptr %b) {
          call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
          ret void
        }""").facts()
    assert copies(facts) == ["0:unknown16"]
    assert any("type" in note for note in facts.why_unknown(value(facts, "a")))


def test_the_caller_tells_what_is_copied() -> None:
    program = ir("""
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
        define void @copy(ptr %a, ptr %b) {
          call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
          ret void
        }
        define double @f(ptr %x, ptr %n) {
          %to = alloca [2 x double]
          %to2 = alloca [2 x i64]
          %k = load i64, ptr %n
          %k1 = add i64 %k, 1
          store i64 %k1, ptr %n
          %n1 = getelementptr i64, ptr %n, i64 1
          %l = load i64, ptr %n1
          %l1 = add i64 %l, 1
          store i64 %l1, ptr %n1
          call void @copy(ptr %x, ptr %to)
          call void @copy(ptr %n, ptr %to2)
          %y = load double, ptr %to
          ret double %y
        }""")
    assert copies(program.facts("copy")) == ["0:unknown16"]
    assert copies(program.facts_at("f", "copy", 0)) == ["0:double 8:double"]
    assert copies(program.facts_at("f", "copy", 1)) == ["0:int8 8:int8"]


def test_an_allocating_function_gives_each_caller_memory_of_its_own() -> None:
    facts = ir("""
        declare ptr @malloc(i64)
        define ptr @make(i64 %n) {
          %p = call ptr @malloc(i64 %n)
          ret ptr %p
        }
        define void @f(double %x, ptr %s) {
          %a = call ptr @make(i64 8)
          %b = call ptr @make(i64 8)
          store double %x, ptr %a
          store ptr %s, ptr %b
          ret void
        }""").facts()
    assert memory(facts, "a", 8) == "0:double"
    assert memory(facts, "b", 8) == "0:pointer"
    assert facts.family(facts.cells(value(facts, "a"))[0]) != facts.family(facts.cells(value(facts, "b"))[0])


def test_the_callee_tells_what_is_allocated() -> None:
    facts = ir("""
        declare ptr @malloc(i64)
        define void @fill(ptr %p, i64 %n) {
          %at = getelementptr double, ptr %p, i64 %n
          store double 1.0, ptr %at
          ret void
        }
        define void @f(ptr %s) {
          %a = call ptr @malloc(i64 800)
          call void @fill(ptr %a, i64 7)
          ret void
        }""").facts()
    assert memory(facts, "a", 800) == "0:double each 8"


def test_mutually_recursive_functions_are_solved_together() -> None:
    program = ir("""
        define void @even(ptr %p, i64 %n) {
          %z = icmp eq i64 %n, 0
          br i1 %z, label %out, label %more
        more:
          %next = getelementptr i8, ptr %p, i64 8
          %m = sub i64 %n, 1
          call void @odd(ptr %next, i64 %m)
          br label %out
        out:
          ret void
        }
        define void @odd(ptr %p, i64 %n) {
          store double 1.0, ptr %p
          %next = getelementptr i8, ptr %p, i64 8
          %m = sub i64 %n, 1
          call void @even(ptr %next, i64 %m)
          ret void
        }
        define void @f(ptr %x) {
          call void @even(ptr %x, i64 10)
          ret void
        }""")
    assert memory(program.facts(), "x", 80) == "0:unknown8 8:double each 16"


def test_functions_behind_a_pointer_are_followed() -> None:
    program = ir("""
        @table = internal constant [2 x ptr] [ptr @one, ptr @two]
        define void @one(ptr %p) { store double 1.0, ptr %p  ret void }
        define void @two(ptr %p) { store double 2.0, ptr %p  ret void }
        define void @f(ptr %x, i64 %k) {
          %at = getelementptr [2 x ptr], ptr @table, i64 0, i64 %k
          %code = load ptr, ptr %at
          call void %code(ptr %x)
          ret void
        }""")
    facts = program.facts()
    assert memory(facts, "x", 8) == "0:double"
    (call,) = (i for i in facts.function.instructions() if isinstance(i, Call))
    assert sorted(f.name for f in facts.callees(call)) == ["one", "two"]


def test_markers_name_types() -> None:
    """docs/requests.md: an element, a constant range, or with a negative size everything."""
    facts = ir("""
        declare void @__enzyme_double(ptr, ...)
        declare void @__enzyme_float(ptr, i64)
        declare void @__enzyme_integer(ptr, i64)
        declare void @__enzyme_pointer(ptr)
        define void @f(ptr %a, ptr %b, ptr %c, ptr %d) {
          call void (ptr, ...) @__enzyme_double(ptr %a)
          call void @__enzyme_float(ptr %b, i64 8)
          call void @__enzyme_integer(ptr %c, i64 4)
          %at = getelementptr i8, ptr %c, i64 8
          call void @__enzyme_pointer(ptr %at)
          call void (ptr, ...) @__enzyme_double(ptr %d, i64 -1)
          ret void
        }""").facts()
    assert memory(facts, "a", 16) == "0:double 8:unknown8"
    assert memory(facts, "b", 8) == "0:float each 4"
    assert memory(facts, "c", 16) == "0:int4 4:unknown4 8:pointer"
    assert memory(facts, "d") == "0:double each 8"


def test_tbaa_types_integer_copies() -> None:
    facts = ir("""
        define void @f(ptr %p, ptr %q) {
          %x = load i64, ptr %p, !tbaa !0
          store i64 %x, ptr %q
          ret void
        }
        !0 = !{!1, !1, i64 0}
        !1 = !{!"double", !2, i64 0}
        !2 = !{!"omnipotent char", !3, i64 0}
        !3 = !{!"Simple C/C++ TBAA"}""").facts()
    assert register(facts, "x") == "0:double"
    assert memory(facts, "q", 8) == "0:double"


def test_tbaa_describes_the_struct_around_an_access() -> None:
    facts = ir("""
        define i32 @f(ptr %p) {
          %n = load i32, ptr %p, !tbaa !0
          ret i32 %n
        }
        !0 = !{!1, !4, i64 0}
        !1 = !{!"s", !4, i64 0, !5, i64 8}
        !2 = !{!"omnipotent char", !3, i64 0}
        !3 = !{!"Simple C/C++ TBAA"}
        !4 = !{!"int", !2, i64 0}
        !5 = !{!"double", !2, i64 0}""").facts()
    assert memory(facts, "p", 16) == "0:int4 4:unknown4 8:double"


def test_globals_are_typed_by_declaration_and_use() -> None:
    facts = ir("""
        @table = internal constant [3 x double] [double 1.0, double 2.0, double 3.0]
        @text = private constant [6 x i8] c"hello\\00"
        @raw = internal global [64 x i8] zeroinitializer
        define double @f(i64 %i, double %x) {
          %t = getelementptr [3 x double], ptr @table, i64 0, i64 %i
          %s = getelementptr [6 x i8], ptr @text, i64 0, i64 0
          %r = getelementptr [64 x i8], ptr @raw, i64 0, i64 0
          store double %x, ptr %r
          %y = load double, ptr %t
          ret double %y
        }""").facts()
    assert memory(facts, "t", 24) == "0:double each 8"
    assert memory(facts, "s", 6).startswith("0:int1")
    assert facts.pointee_has_float(value(facts, "s")) is False
    assert memory(facts, "r", 16) == "0:double 8:unknown8"
    assert [g.name for g in facts.global_cells()] == ["table", "text", "raw"]


def test_whether_floats_can_be_reached() -> None:
    facts = ir("""
        define i32 @f(ptr %ints, ptr %deep, ptr %nothing, i64 %i) {
          %p = getelementptr i32, ptr %ints, i64 %i
          %n = load i32, ptr %p
          %m = mul i32 %n, 3
          store i32 %m, ptr %p
          %q = load ptr, ptr %deep
          store double 1.0, ptr %q
          ret i32 %m
        }""").facts()
    assert facts.pointee_has_float(value(facts, "ints")) is False
    assert facts.pointee_has_float(value(facts, "deep")) is True
    assert facts.pointee_has_pointer(value(facts, "deep")) is True
    assert facts.pointee_has_pointer(value(facts, "q")) is False
    assert facts.pointee_has_float(value(facts, "nothing")) is None


def test_activity_flags_travel_with_the_signature() -> None:
    program = ir("""
        define void @g(ptr %a, ptr %b) {
          %x = load double, ptr %a
          store double %x, ptr %b
          ret void
        }
        define void @f(ptr %a, ptr %b) {
          call void @g(ptr %a, ptr %b)
          ret void
        }""")
    facts = program.facts()
    (call,) = program.calls("f", "g")
    (a,) = facts.cells(value(facts, "a"))
    signature = facts.tell(call, program.module.functions["g"], lambda cell: cell is a).signature
    inner = program.analysis.solve(program.module.functions["g"], signature)
    flags = dict(zip(inner.cells_of_signature(), (n.active for n in signature.nodes), strict=True))
    assert flags[inner.cells(value(inner, "a"))[0]] is True
    assert flags[inner.cells(value(inner, "b"))[0]] is False


def test_equal_knowledge_makes_equal_signatures() -> None:
    """They are keys of derivative functions: two calls alike must not make two gradients."""
    program = ir("""
        define double @g(ptr %a) {
          %x = load double, ptr %a
          ret double %x
        }
        define double @f(ptr %a, ptr %b) {
          %x = call double @g(ptr %a)
          %y = call double @g(ptr %b)
          %r = fadd double %x, %y
          ret double %r
        }""")
    facts = program.facts()
    first, second = (
        facts.tell(call, program.module.functions["g"], lambda cell: True).signature for call in program.calls("f", "g")
    )
    assert first == second
    assert hash(first) == hash(second)


def test_the_handle_of_a_tape_leads_to_nothing_of_the_program() -> None:
    """Or an outer derivative would ask for its shadow."""
    program = ir("""
        declare ptr @__enzcc_tape_enter()
        declare ptr @__enzcc_tape_reserve(ptr, i64, i64)
        define double @inner(double %x, ptr %h) {
          %p = call ptr @__enzcc_tape_reserve(ptr %h, i64 1, i64 8)
          store double %x, ptr %p
          %y = load double, ptr %p
          ret double %y
        }
        define double @f(double %x) {
          %h = call ptr @__enzcc_tape_enter()
          %y = call double @inner(double %x, ptr %h)
          ret double %y
        }""")
    facts = program.facts()
    assert facts.pointee_has_float(value(facts, "h")) is False
    inner = program.facts_at("f", "inner")
    assert inner.pointee_has_float(value(inner, "h")) is False
    assert inner.pointee_has_float(value(inner, "p")) is True


def test_integers_beside_an_array_of_floats_are_integers() -> None:
    """A walk without an end over the floats in front could reach them; what is done with them says that it does not."""
    facts = ir("""
        define double @f(ptr %s, i64 %i, ptr %t) {
          %at = getelementptr double, ptr %s, i64 %i
          %x = load double, ptr %at
          %k = getelementptr i8, ptr %s, i64 204
          %n = load i32, ptr %k
          %r = srem i32 %n, 6
          %w = sext i32 %r to i64
          %p = getelementptr double, ptr %t, i64 %w
          %y = load double, ptr %p
          %sum = fadd double %x, %y
          ret double %sum
        }""").facts()
    assert register(facts, "n") == "0:int4"
    assert register(facts, "r") == "0:int4"


def test_the_bits_of_one_element_of_an_array_are_lost() -> None:
    """Arithmetic says "integer" of what it reads, but what comes out is a float again."""
    facts = ir("""
        define float @f(ptr %s, i64 %i) {
          %at = getelementptr float, ptr %s, i64 %i
          %x = load float, ptr %at
          %bits = load i32, ptr %s
          %half = ashr i32 %bits, 1
          %magic = sub i32 1597463007, %half
          %y = bitcast i32 %magic to float
          %sum = fadd float %x, %y
          ret float %sum
        }""").facts()
    assert register(facts, "bits") == "0:float"
    assert facts.lost_float(value(facts, "magic"))


def test_a_float_made_of_an_exponent_loses_nothing() -> None:
    """2^n, from an integer: its derivative is zero, and there is nothing to complain of."""
    facts = ir("""
        define double @f(double %x) {
          %n = fptosi double %x to i64
          %e = add i64 %n, 1023
          %bits = shl i64 %e, 52
          %y = bitcast i64 %bits to double
          ret double %y
        }""").facts()
    assert register(facts, "n") == "0:int8"
    assert register(facts, "e") == "0:int8"


DISPATCH = """
    @one_table = internal constant [1 x ptr] [ptr @one]
    define double @one(ptr %p) {
      %a = getelementptr i8, ptr %p, i64 8
      %x = load double, ptr %a
      ret double %x
    }
    define double @two(ptr %p) {
      %x = load double, ptr %p
      ret double %x
    }
    declare void @keep(ptr)
    define double @through(ptr %object) {
    entry:
      %table = load ptr, ptr %object
      %code = load ptr, ptr %table
      %is = icmp eq ptr %code, @one
      br i1 %is, label %first, label %next
    first:
      %x = call double @one(ptr %object)
      br label %end
    next:
      %other = icmp eq ptr %code, @two
      br i1 %other, label %second, label %never
    second:
      %y = call double @two(ptr %object)
      br label %end
    never:
      unreachable
    end:
      %r = phi double [ %x, %first ], [ %y, %second ]
      ret double %r
    }
    define double @f(double %x) {
      %object = alloca { ptr, double }
      store ptr @one_table, ptr %object
      %a = getelementptr i8, ptr %object, i64 8
      store double %x, ptr %a
      %r = call double @through(ptr %object)
      ret double %r
    }
    define double @given(ptr %object) {
      %r = call double @through(ptr %object)
      ret double %r
    }"""


def infeasible(facts: TypeFacts) -> list[str]:
    return [
        i.callee.name
        for i in facts.function.instructions()
        if isinstance(i, Call) and isinstance(i.callee, Function) and facts.is_infeasible(i)
    ]


def test_arms_of_a_dispatch_that_cannot_be_reached() -> None:
    """Normalization makes comparisons with every function of the type; an object made in sight has one of them."""
    program = ir(DISPATCH)
    facts = program.facts_at("f", "through")
    assert infeasible(facts) == ["two"]
    assert memory(facts, "object", 16) == "0:pointer 8:double"


def test_objects_from_outside_may_have_any_function() -> None:
    program = ir(DISPATCH)
    assert infeasible(program.facts_at("given", "through")) == []
    assert infeasible(program.facts("through")) == []


def test_what_is_only_guessed_to_be_called_contradicts_nothing() -> None:
    """`two` would have a double where the object's table is."""
    facts = ir(DISPATCH).facts("through")
    assert memory(facts, "object", 16) == "0:pointer 8:double"


def test_a_vector_that_grows_keeps_its_stride() -> None:
    """The new end is the new begin and the old size in bytes, a difference of pointers."""
    facts = ir("""
        declare ptr @_Znwm(i64)
        define void @f(ptr %vector, double %x, ptr %name, i64 %i) {
          %first = load ptr, ptr %vector
          %end = getelementptr i8, ptr %vector, i64 8
          %last = load ptr, ptr %end
          %b = ptrtoint ptr %last to i64
          %a = ptrtoint ptr %first to i64
          %size = sub i64 %b, %a
          %made = call ptr @_Znwm(i64 4800)
          %place = getelementptr i8, ptr %made, i64 %size
          store ptr %name, ptr %place
          %value = getelementptr i8, ptr %place, i64 16
          store double %x, ptr %value
          %next = getelementptr i8, ptr %place, i64 24
          store ptr %made, ptr %vector
          store ptr %next, ptr %end
          %other = getelementptr { ptr, i64, double }, ptr %first, i64 %i, i32 2
          store double 0.0, ptr %other
          ret void
        }""").facts()
    assert memory(facts, "made").endswith("each 24")
    assert memory(facts, "place", 24) == "0:pointer 8:unknown8 16:double"


def test_a_copy_says_which_of_several_kinds_of_objects_it_copies() -> None:
    facts = ir("""
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
        define void @f(ptr %a, ptr %b, double %x, ptr %q) {
          %at = getelementptr i8, ptr %a, i64 8
          store double %x, ptr %at
          store ptr %q, ptr %at
          call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false), !tbaa.struct !4
          call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
          ret void
        }
        !0 = !{!1, !1, i64 0}
        !1 = !{!"double", !2, i64 0}
        !2 = !{!"omnipotent char", !3, i64 0}
        !3 = !{!"Simple C/C++ TBAA"}
        !4 = !{i64 0, i64 8, !0, i64 8, i64 8, !0}""").facts()
    assert copies(facts) == ["0:double 8:double", "0:double 8:word"]
    (a,) = facts.cells(value(facts, "a"))
    assert facts.pointees(a) == facts.cells(value(facts, "q"))


def test_integers_stored_at_a_fixed_place_of_an_array_of_unions() -> None:
    """A Rust enum: one variant has a length where another has a number."""
    facts = ir("""
        define double @f(i64 %i, double %x) {
          %s = alloca [4 x { i64, double, double }]
          %third = getelementptr i8, ptr %s, i64 64
          store i64 3, ptr %third
          %at = getelementptr { i64, double, double }, ptr %s, i64 %i, i32 2
          %n = load i64, ptr %at
          %c = uitofp i64 %n to double
          %y = load double, ptr %at
          %first = getelementptr i8, ptr %s, i64 16
          store double %x, ptr %first
          %r = fadd double %c, %y
          ret double %r
        }""").facts()
    assert register(facts, "n") == "0:int8"


def test_bytes_that_nobody_reads_are_inert() -> None:
    """A field that is only moved along with its object; but not if code that is not seen can reach the object."""
    text = """
        declare ptr @malloc(i64)
        declare void @show(ptr)
        define double @f(ptr %from, double %x) {
          %a = call ptr @malloc(i64 16)
          %b = call ptr @malloc(i64 16)
          %at = getelementptr i8, ptr %a, i64 8
          store double %x, ptr %at
          %rest = load i64, ptr %a
          store i64 %rest, ptr %b
          SHOW
          ret double %x
        }"""
    assert stores(ir(text.replace("SHOW", "")).facts()) == ["0:double", "0:int8"]
    assert stores(ir(text.replace("SHOW", "call void @show(ptr %b)")).facts()) == ["0:double", "0:unknown8"]


def test_the_members_of_a_union_stored_by_one_instruction() -> None:
    """LLVM sinks both stores; the integer's bits are then a tiny constant, or a cast, among floats."""
    facts = ir("""
        define double @f(ptr %p, double %x, i1 %k) {
        entry:
          br i1 %k, label %real, label %end
        real:
          %twice = fadd double %x, %x
          br label %end
        end:
          %either = phi double [ %twice, %real ], [ 9.881310e-324, %entry ]
          store double %either, ptr %p
          %n = load i64, ptr %p
          %c = sitofp i64 %n to double
          ret double %c
        }""").facts()
    assert register(facts, "n") == "0:int8"


def test_an_integer_of_a_union_that_is_used_after_a_phi() -> None:
    """An interpreter's program counter, read from where another instruction has a double."""
    facts = ir("""
        define double @f(ptr %code, i64 %i) {
        entry:
          %at = getelementptr double, ptr %code, i64 %i
          %x = load double, ptr %at
          br label %loop
        loop:
          %pc = phi i32 [ 0, %entry ], [ %target, %loop ], [ %next, %step ]
          %next = add i32 %pc, 1
          %wide = sext i32 %pc to i64
          %place = getelementptr double, ptr %code, i64 %wide
          %target = load i32, ptr %place
          %jump = icmp sgt i32 %pc, 100
          br i1 %jump, label %loop, label %step
        step:
          %done = icmp eq i32 %next, 1000
          br i1 %done, label %end, label %loop
        end:
          ret double %x
        }""").facts()
    assert register(facts, "target") == "0:int4"
    assert register(facts, "pc") == "0:int4"


def test_the_high_word_of_a_double_changed_in_place() -> None:
    """fdlibm's way to scale. An integer stored over a part of a float must not pass for a union's."""
    facts = ir("""
        define double @f(ptr %p, double %x, i32 %op) {
          store double %x, ptr %p
          %high = getelementptr i8, ptr %p, i64 4
          %word = load i32, ptr %high
          %more = add i32 %word, 1048576
          store i32 %more, ptr %high
          %y = load double, ptr %p
          store i32 7, ptr %p
          ret double %y
        }""").facts()
    assert stores(facts) == ["0:double", "0:conflict4", "0:int4"]


def test_a_pointer_out_of_a_union_with_floats_is_followed() -> None:
    """Or what it leads to would be lost, and derivatives with it."""
    facts = ir("""
        define double @f(ptr %t, i32 %k, ptr %to) {
        entry:
          %a = load float, ptr %t
          %at = getelementptr i8, ptr %t, i64 4
          %b = load float, ptr %at
          %x = load double, ptr %t
          %p = load ptr, ptr %t
          %y = load double, ptr %p
          store ptr %to, ptr %t
          ret double %y
        }""").facts()
    assert register(facts, "p") == "0:pointer"
    assert facts.cells(value(facts, "p")) == facts.cells(value(facts, "to"))
    (t,) = facts.cells(value(facts, "t"))
    assert facts.pointees(t) == facts.cells(value(facts, "to"))


def test_records_of_a_tape_lie_behind_its_link() -> None:
    facts = ir("""
        declare ptr @__enzcc_tape_reserve(ptr, i64)
        define void @f(ptr %tape, i64 %n, i64 %k, double %x) {
          %p = call ptr @__enzcc_tape_reserve(ptr %tape, i64 %n)
          %before = load volatile ptr, ptr %p
          %first = getelementptr i8, ptr %p, i64 16
          %element = getelementptr [24 x i8], ptr %first, i64 %n
          %key = getelementptr i8, ptr %element, i64 0
          store ptr %tape, ptr %key
          %number = getelementptr i8, ptr %element, i64 8
          store double %x, ptr %number
          %again = getelementptr [24 x i8], ptr %p, i64 %k
          %there = getelementptr i8, ptr %again, i64 24
          %y = load double, ptr %there
          store double %y, ptr %there
          ret void
        }""").facts()
    kinds = [memory(facts, name, 8) for name in ("p", "key", "number", "there")]
    assert kinds == ["0:pointer", "0:pointer", "0:double", "0:double"]


@pytest.mark.parametrize(
    ("bounds", "found"), [("i64 0, i64 -9223372036854775808", "0:int8"), ("i64 1, i64 0", "0:double")]
)
def test_bounds_say_that_an_integer_is_one_where_numbers_lie_too(bounds: str, found: str) -> None:
    """A capacity, in what is another object's number; that it is not zero is said of pointers, too."""
    facts = ir(f"""
        define double @f(ptr %p) {{
          %x = load double, ptr %p
          %n = load i64, ptr %p, !range !0
          %twice = shl nuw i64 %n, 1
          ret double %x
        }}
        !0 = !{{{bounds}}}""").facts()
    assert register(facts, "n") == found


def test_what_an_element_begins_with_is_not_copied_with_its_end() -> None:
    """An element begins with pointers that are walked over. They are no part of what is copied from behind them, and
    lie before it in no object."""
    facts = ir(
        """
define double @f(ptr %table, ptr %to, ptr %from, i64 %i, i64 %k) {
  %at = mul i64 %i, 56
  %element = getelementptr i8, ptr %table, i64 %at
  %walk = getelementptr ptr, ptr %element, i64 %k
  %leads = load ptr, ptr %walk
  %u = load double, ptr %leads
  %x = getelementptr i8, ptr %element, i64 48
  %there = getelementptr i8, ptr %to, i64 64
  call void @llvm.memcpy.p0.p0.i64(ptr %there, ptr %x, i64 8, i1 false)
  %moved = load i64, ptr %from
  store i64 %moved, ptr %to
  %v = load double, ptr %there
  %r = fadd double %u, %v
  ret double %r
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""
    ).facts()
    assert memory(facts, "to", 72) == "0:unknown64 64:double"


def test_the_next_element_begins_with_what_elements_begin_with() -> None:
    """A copy from the end of one element to the middle of the next one, which begins with a walk over numbers."""
    facts = ir(
        """
define double @f(ptr %table, ptr %to, i64 %i, i64 %k) {
  %at = mul i64 %i, 56
  %element = getelementptr i8, ptr %table, i64 %at
  %walk = getelementptr double, ptr %element, i64 %k
  %u = load double, ptr %walk
  %p = getelementptr i8, ptr %element, i64 48
  %leads = load ptr, ptr %p
  %v = load double, ptr %leads
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %p, i64 32, i1 false)
  %r = fadd double %u, %v
  ret double %r
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""
    ).facts()
    assert memory(facts, "to", 32) == "0:pointer 8:double 16:double 24:double"


MEMBERS = """
define i64 @f(i64 %id, ptr %a) {{
  %first = load i32, ptr %a
  %next = add i32 %first, 1
  %low = zext i32 %next to i64
  %middle = and i64 %id, 281470681743360
  %last = getelementptr i8, ptr %a, i64 4
  %count = load i16, ptr %last
  %wide = zext i16 %count to i64
  %high = shl i64 %wide, 48
  %both = or disjoint i64 %high, %middle
  %word = or disjoint i64 %both, %low
  ret i64 %word
}}
define {short} @g({short} %x) {{
  ret {short} %x
}}
"""


@pytest.mark.parametrize(("short", "found"), [("float", "4:int2"), ("half", "4:unknown2"), ("bfloat", "4:unknown2")])
def test_two_bytes_between_integers_are_no_number_where_none_is_so_short(short: str, found: str) -> None:
    """A struct of three integers in a word, the middle one of which is only moved."""
    facts = ir(MEMBERS.format(short=short)).facts()
    assert register(facts, "word") == f"0:int4 {found} 6:int2"


ASKED = """
declare i1 @__enzcc_is_address(i64)
define double @f(ptr %p, ptr %q, i1 %c) {{
  %word = load i64, ptr %p
  {asks}
  %kept = select i1 %address, i64 0, i64 %word
  store i64 %kept, ptr %p
  %x = load double, ptr %q
  ret double %x
}}
"""


@pytest.mark.parametrize(
    ("asks", "found"),
    [
        ("%address = call i1 @__enzcc_is_address(i64 %word)", ""),
        ("%address = call i1 @__enzcc_is_address(i64 %word)\n  %number = bitcast i64 %word to double", "0:double"),
        ("%less = add i64 %word, -1\n  %address = icmp ult i64 %less, 4503599627370495", "0:int8"),
    ],
)
def test_to_ask_whether_a_word_is_an_address_says_nothing_of_it(asks: str, found: str) -> None:
    """Derivatives ask so of words that may be numbers, and hear that they are where they are used as such."""
    facts = ir(ASKED.format(asks=asks)).facts()
    assert register(facts, "word").replace("0:unknown8", "") == found


def test_what_is_chosen_among_words_that_are_asked_is_a_word() -> None:
    """Also if one of them was known as a pointer first, with what it leads to."""
    facts = ir("""
        declare i1 @__enzcc_is_address(i64)
        define double @f(ptr %p, ptr %q) {
          %address = load ptr, ptr %p
          %now = ptrtoint ptr %address to i64
          %before = load i64, ptr %q
          %led = call i1 @__enzcc_is_address(i64 %before)
          %kept = select i1 %led, i64 0, i64 %before
          %leads = call i1 @__enzcc_is_address(i64 %now)
          %word = select i1 %leads, i64 %now, i64 %kept
          store i64 %word, ptr %q
          %x = load double, ptr %q
          %y = bitcast i64 %now to double
          %z = fadd double %x, %y
          ret double %z
        }""").facts()
    assert [register(facts, name) for name in ("now", "kept", "word")] == ["0:word"] * 3
