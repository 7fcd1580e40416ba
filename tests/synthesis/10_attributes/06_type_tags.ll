; A TBAA tag of a double also holds for the shadow, which has the same layout. It tells LLVM that storing an integer
; does not change an adjoint.
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
