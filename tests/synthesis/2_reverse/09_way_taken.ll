; Where no single condition tells which path was taken, the forward sweep records it: a phi holds the number of the
; predecessor, and the reverse sweep switches on that number.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i1 %condition, i1 %again) {
entry:
  br i1 %condition, label %one, label %ask
ask:
  br i1 %again, label %two, label %three
one:
  %sine = call double @sin(double %x)
  br label %end
two:
  %square = fmul double %x, %x
  br label %end
three:
  %cosine = call double @cos(double %x)
  br label %end
end:
  %result = phi double [ %sine, %one ], [ %square, %two ], [ %cosine, %three ]
  ret double %result
}

declare double @sin(double)
declare double @cos(double)

define double @request(double %x, i1 %condition, i1 %again) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i1 %condition, i1 %again)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: end:
; CHECK: [[WAY:%.+]] = phi i8 [ 0, %three ], [ 1, %two ], [ 2, %one ]
; CHECK: store i8 [[WAY]], ptr [[KEPT:%.+]], align
; CHECK: rev.end:
; CHECK: [[TAKEN:%.+]] = load i8, ptr [[KEPT]]
; CHECK: switch i8 [[TAKEN]], label %[[FROM_THREE:.+]] [ i8 1, label %[[FROM_TWO:.+]] i8 2, label %[[FROM_ONE:.+]] ]
; CHECK: [[FROM_THREE]]:
; CHECK: br label %rev.three
; CHECK: [[FROM_TWO]]:
; CHECK: br label %rev.two
; CHECK: [[FROM_ONE]]:
; CHECK: br label %rev.one
