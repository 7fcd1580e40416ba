; A phi copies one of several values. In reverse its adjoint is read and cleared, and then added to the value that came
; from the predecessor that was taken.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y, i1 %condition) {
entry:
  br i1 %condition, label %other, label %end
other:
  br label %end
end:
  %chosen = phi double [ %x, %entry ], [ %y, %other ]
  %sine = call double @sin(double %chosen)
  ret double %sine
}

declare double @sin(double)

%gradient = type { double, double }

define %gradient @request(double %x, double %y, i1 %condition) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @f, double %x, double %y, i1 %condition)
  ret %gradient %d
}

declare %gradient @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double, double } @__enzcc_combined_f(
; CHECK: rev.end:
; CHECK: store double {{.+}}, ptr %chosen.adjoint
; CHECK: [[D:%.+]] = load double, ptr %chosen.adjoint, align 8
; CHECK-NEXT: store double 0x0000000000000000, ptr %chosen.adjoint
; CHECK: br i1 %condition, label %[[FROM_OTHER:.+]], label %[[FROM_ENTRY:.+]]
; CHECK: [[FROM_OTHER]]:
; CHECK: [[MORE_Y:%.+]] = fadd reassoc nsz double {{.+}}, [[D]]
; CHECK: store double [[MORE_Y]], ptr %y.adjoint
; CHECK: [[FROM_ENTRY]]:
; CHECK: [[MORE_X:%.+]] = fadd reassoc nsz double {{.+}}, [[D]]
; CHECK: store double [[MORE_X]], ptr %x.adjoint
