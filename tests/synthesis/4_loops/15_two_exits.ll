; A loop with two exits must be entered backwards at the exit that was taken. Phis behind the loop record which exit
; that was, and in which iteration.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %go ]
  %sum = phi double [ 0.0, %entry ], [ %more, %go ]
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  %found = fcmp oeq double %value, 0.0
  br i1 %found, label %exit, label %go
go:
  %more = fadd double %sum, %value
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %sum, %loop ], [ %more, %go ]
  ret double %total
}

define double @request(ptr %x, ptr %dx, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: loop:
; CHECK: [[NUMBER:%.+]] = phi i64 [ 0, %entry ], [ %enzcc.counter.next, %go ]
; CHECK: exit:
; CHECK: [[WAY:%.+]] = phi i8 [ 0, %loop ], [ 1, %go ]
; CHECK: [[COUNT:%.+]] = phi i64 [ [[NUMBER]], %loop ], [ [[NUMBER]], %go ]
; CHECK: rev.exit:
; CHECK: switch i8 {{.+}}, label %[[FOUND:.+]] [ i8 1, label %[[DONE:.+]] ]
; CHECK: [[FOUND]]:
; CHECK: store i64 {{.+}}, ptr %iteration
; CHECK: br label %rev.loop
; CHECK: [[DONE]]:
; CHECK: store i64 {{.+}}, ptr %iteration
; CHECK: br label %rev.go
