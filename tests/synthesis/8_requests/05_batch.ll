; A batch is not a derivative. It calls the function as often as the width says; an enzyme_scalar argument is the same
; in all calls.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@enzyme_width = external global i32
@enzyme_scalar = external global i32
@enzyme_vector = external global i32

define double @f(double %x, double %y) {
  %product = fmul double %x, %y
  ret double %product
}

%two = type { double, double }

define %two @request(double %x, double %y1, double %y2) {
  %d = call %two (...) @__enzyme_batch(ptr @f, ptr @enzyme_width, i64 2, ptr @enzyme_scalar, double %x, ptr @enzyme_vector, double %y1, double %y2)
  ret %two %d
}

declare %two @__enzyme_batch(...)

; CHECK-LABEL: define %two @request(
; CHECK: [[FIRST:%.+]] = call double @f(double %x, double %y1)
; CHECK: [[SECOND:%.+]] = call double @f(double %x, double %y2)
; CHECK: insertvalue %two poison, double [[FIRST]], 0
; CHECK: insertvalue %two {{.+}}, double [[SECOND]], 1
; CHECK-NOT: @__enzcc
