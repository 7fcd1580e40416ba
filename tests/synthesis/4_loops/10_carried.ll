; The value x = sin(x) is carried from one iteration to the next. In reverse the adjoint of the phi goes to the value
; from the previous iteration, and in the first iteration to the initial value. Every x is needed, so every x is kept.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %start, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi double [ %start, %entry ], [ %sine, %loop ]
  %sine = call double @sin(double %x)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %last = phi double [ %sine, %loop ]
  ret double %last
}

declare double @sin(double)

define double @request(double %start, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %start, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: loop:
; CHECK: [[X:%.+]] = phi double [ %start, %entry ], [ %sine, %loop ]
; CHECK: store double [[X]], ptr
; CHECK: rev.loop:
; CHECK: store double {{.+}}, ptr %x.adjoint
; CHECK: [[D:%.+]] = load double, ptr %x.adjoint
; CHECK: store double 0x0000000000000000, ptr %x.adjoint
; CHECK: br i1 {{.+}}, label %[[BEGIN:.+]], label %rev.again
; CHECK: [[BEGIN]]:
; CHECK: [[TO_START:%.+]] = fadd reassoc nsz double {{.+}}, [[D]]
; CHECK: store double [[TO_START]], ptr %start.adjoint
; CHECK: rev.again:
; CHECK: [[TO_SINE:%.+]] = fadd reassoc nsz double {{.+}}, [[D]]
; CHECK: store double [[TO_SINE]], ptr %sine.adjoint
