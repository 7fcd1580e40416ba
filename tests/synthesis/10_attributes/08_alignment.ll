; The primal's address is known to be a multiple of 64. The shadow only has the alignment of its type.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr align 64 %x) {
  %value = load double, ptr %x, align 64
  ret double %value
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: %value = load double, ptr %x, align 64
; CHECK: rev.block:
; CHECK: load double, ptr %"x'", align 8
; CHECK: store double {{.+}}, ptr %"x'", align 8
