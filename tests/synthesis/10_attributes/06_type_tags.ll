; A type tag (TBAA) that says "a double" is true of the shadow as well, since it has the layout of the primal; with it LLVM
; knows that an integer's store does not change an adjoint.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
  %value = load double, ptr %x, !tbaa !0
  %square = fmul double %value, %value
  ret double %square
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: load double, ptr %"x'", align 8, !tbaa [[TAG:!.+]]
; CHECK: store double {{.+}}, ptr %"x'", align 8, !tbaa [[TAG]]
