; A stored constant has no adjoint, but it overwrites a value that has one. In reverse the shadow is cleared, and what
; was in it goes nowhere.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
  %value = load double, ptr %x
  store double 1.0, ptr %x
  %one = load double, ptr %x
  %sum = fadd double %value, %one
  ret double %sum
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: store double 1.0{{.*}}, ptr %x
; CHECK: rev.block:
; CHECK: [[OF_ONE:%.+]] = fadd reassoc nsz double {{.+}}, %seed
; CHECK: store double [[OF_ONE]], ptr %"x'"
; CHECK: store double 0x0000000000000000, ptr %"x'"
; CHECK: [[OF_VALUE:%.+]] = fadd reassoc nsz double {{.+}}, %seed
; CHECK: store double [[OF_VALUE]], ptr %"x'"
