; With enzyme_width 2 each value has two tangents, along two directions. The value itself is computed once.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %sine = call double @sin(double %x)
  ret double %sine
}

declare double @sin(double)

%two = type { double, double }

define %two @request(double %x, double %first, double %second) {
  %d = call %two (...) @__enzyme_fwddiff(ptr @f, ptr @enzyme_width, i64 2, double %x, double %first, double %second)
  ret %two %d
}

@enzyme_width = external global i32
declare %two @__enzyme_fwddiff(...)

; CHECK-LABEL: @__enzcc_tangent_f(double %x, double %"x'", double %"x'.1", ptr %tape)
; CHECK-COUNT-1: call double @sin(
; CHECK: [[FIRST:%.+]] = fmul double %"x'",
; CHECK: [[SECOND:%.+]] = fmul double %"x'.1",
; CHECK-NOT: call double @sin(
; CHECK: [[BOTH:%.+]] = insertvalue { double, double } poison, double [[FIRST]], 0
; CHECK: insertvalue { double, double } [[BOTH]], double [[SECOND]], 1
