; An alias scope describes one execution of an inlined function and says nothing about what happens afterwards. The
; forward sweep keeps the scopes of the primal. The loads of the reverse sweep have none.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %value = load double, ptr %x, !alias.scope !0
  %square = fmul double %value, %value
  ret double %square
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

!0 = !{!1}
!1 = distinct !{!1, !2, !"callee: x"}
!2 = distinct !{!2, !"callee"}

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: %value = load double, ptr %x, align 8, !alias.scope
; CHECK: rev.block:
; CHECK-NOT: !alias.scope
; CHECK: ret void
