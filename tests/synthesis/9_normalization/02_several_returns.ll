; The reverse sweep starts where the function returns, so there must be exactly one such place. Several returns become
; branches to one block, with a phi of the returned values.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i32 %which) {
entry:
  %early = icmp eq i32 %which, 0
  br i1 %early, label %one, label %other
one:
  ret double %x
other:
  %square = fmul double %x, %x
  ret double %square
}

define double @request(double %x, i32 %which) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i32 %which)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: return:
; CHECK: phi double [ %x, %one ], [ %square, %other ]
; CHECK: br label %rev.return
; CHECK: rev.return:
; CHECK: br i1 {{.+}}, label %[[FROM_ONE:.+]], label %[[FROM_OTHER:.+]]
; CHECK: [[FROM_ONE]]:
; CHECK: store double {{.+}}, ptr %x.adjoint
; CHECK: [[FROM_OTHER]]:
; CHECK: store double {{.+}}, ptr %square.adjoint
