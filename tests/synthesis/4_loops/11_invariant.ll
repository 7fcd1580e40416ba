; A value that is the same in all iterations is fetched once, where the reverse sweep enters the loop, and not in each
; iteration.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x, i64 %n, ptr noalias %factor) {
entry:
  %value.of.factor = load double, ptr %factor
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  %product = fmul double %value, %value.of.factor
  %more = fadd double %sum, %product
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %loop ]
  ret double %total
}

@enzyme_const = external global i32

define double @request(ptr %x, ptr %dx, i64 %n, ptr %factor) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n, ptr @enzyme_const, ptr %factor)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: rev.enter:
; CHECK: [[FACTOR:%.+]] = load double, ptr %factor
; CHECK: br label %rev.loop
; CHECK: rev.loop:
; CHECK-NOT: ptr %factor
; CHECK: fmul double {{.+}}, [[FACTOR]]
