; A switch is a branch with more than two successors. Where the paths meet, a phi records which one was taken, and the
; reverse sweep switches on it.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i32 %which) {
entry:
  switch i32 %which, label %plain [ i32 1, label %squared i32 2, label %sine ]
squared:
  %square = fmul double %x, %x
  br label %end
sine:
  %sine.value = call double @sin(double %x)
  br label %end
plain:
  br label %end
end:
  %result = phi double [ %square, %squared ], [ %sine.value, %sine ], [ %x, %plain ]
  ret double %result
}

declare double @sin(double)

define double @request(double %x, i32 %which) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i32 %which)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: switch i32 %which, label %plain
; CHECK: end:
; CHECK: [[WAY:%.+]] = phi i8 [ 0, %sine ], [ 1, %squared ], [ 2, %plain ]
; CHECK: rev.end:
; CHECK: switch i8 {{.+}}, label %[[SINE:.+]] [ i8 1, label %[[SQUARED:.+]] i8 2, label %[[PLAIN:.+]] ]
; CHECK: [[SINE]]:
; CHECK: br label %rev.sine
; CHECK: [[SQUARED]]:
; CHECK: br label %rev.squared
; CHECK: [[PLAIN]]:
; CHECK: store double {{.+}}, ptr %x.adjoint
