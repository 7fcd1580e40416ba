; In reverse mode the shadow of memory holds adjoints. A load adds its adjoint to the shadow of the place that it read,
; because others may have read the same place.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
  %value = load double, ptr %x
  %sine = call double @sin(double %value)
  ret double %sine
}

declare double @sin(double)

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(ptr %x, ptr %"x'", double %seed, ptr %tape)
; CHECK: rev.block:
; CHECK: [[D:%.+]] = fmul double %seed,
; CHECK: [[BEFORE:%.+]] = load double, ptr %"x'"
; CHECK: [[MORE:%.+]] = fadd reassoc nsz double [[BEFORE]], [[D]]
; CHECK: store double [[MORE]], ptr %"x'"
