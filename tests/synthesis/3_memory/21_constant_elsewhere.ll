; A constant of another file has no contents here. If it is a pointer, what it leads to may change all the same: C++'s
; `extern double &r` is such a constant. So the shadow of the memory is asked for by its address, when the program is there.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@place = external constant ptr

define double @f(double %x) {
  %p = load ptr, ptr @place
  store double %x, ptr %p
  %y = load double, ptr %p
  ret double %y
}

declare double @__enzyme_autodiff(ptr, ...)

define double @request(double %x) {
  %g = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK: @place = external constant ptr
; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %p = load ptr, ptr @place
; CHECK: rev.block:
; CHECK: [[P:%.+]] = load ptr, ptr @place
; CHECK: [[SHADOW:%.+]] = call ptr @__enzcc_completed_shadow(ptr %tape, ptr {{%.+}}, ptr [[P]],
; CHECK: [[D:%.+]] = load double, ptr [[SHADOW]]
; CHECK: fadd {{.*}}double [[D]], %seed
