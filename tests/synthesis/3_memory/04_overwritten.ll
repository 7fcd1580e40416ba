; The derivative of sin needs the value that was read, but by the time of the reverse sweep the memory has been
; overwritten. So the forward sweep keeps the value.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(ptr %x) {
  %value = load double, ptr %x
  %sine = call double @sin(double %value)
  store double 0.0, ptr %x
  ret double %sine
}

declare double @sin(double)

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %value = load {{.*}}; kept in a register

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: %value = load double, ptr %x
; CHECK: store double %value, ptr [[KEPT:%.+]], align
; CHECK: rev.block:
; CHECK: [[VALUE:%.+]] = load double, ptr [[KEPT]]
; CHECK: call double @llvm.cos.f64(double [[VALUE]])
