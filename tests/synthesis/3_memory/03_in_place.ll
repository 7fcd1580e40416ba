; The update *x = sin(*x) shows why the order matters. The reverse of the store takes the adjoint and clears the
; shadow; then the reverse of the load adds to the same place.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define void @f(ptr %x) {
  %value = load double, ptr %x
  %sine = call double @sin(double %value)
  store double %sine, ptr %x
  ret void
}

declare double @sin(double)

define void @request(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}

declare void @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[OF_SINE:%.+]] = load double, ptr %"x'"
; CHECK: store double 0x0000000000000000, ptr %"x'"
; CHECK: [[OF_VALUE:%.+]] = fmul double [[OF_SINE]],
; CHECK: [[CLEARED:%.+]] = load double, ptr %"x'"
; CHECK: [[NEW:%.+]] = fadd reassoc nsz double [[CLEARED]], [[OF_VALUE]]
; CHECK: store double [[NEW]], ptr %"x'"
