; The reverse sweep must follow the path of the forward sweep backwards. Where one condition decides between the paths,
; the reverse sweep branches on that condition again.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i1 %condition) {
entry:
  br i1 %condition, label %one, label %other
one:
  %sine = call double @sin(double %x)
  br label %end
other:
  %square = fmul double %x, %x
  br label %end
end:
  %result = phi double [ %sine, %one ], [ %square, %other ]
  ret double %result
}

declare double @sin(double)

define double @request(double %x, i1 %condition) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i1 %condition)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: br i1 %condition, label %one, label %other
; CHECK: rev.end:
; CHECK: br i1 %condition, label %[[BACK_TO_ONE:.+]], label %[[BACK_TO_OTHER:.+]]
; CHECK: [[BACK_TO_ONE]]:
; CHECK: store double {{.+}}, ptr %sine.adjoint
; CHECK: br label %rev.one
; CHECK: rev.one:
; CHECK: call double @llvm.cos.f64(double %x)
; CHECK: [[BACK_TO_OTHER]]:
; CHECK: store double {{.+}}, ptr %square.adjoint
; CHECK: br label %rev.other
; CHECK: rev.other:
; CHECK: fmul double {{.+}}, %x
; CHECK: rev.entry:
