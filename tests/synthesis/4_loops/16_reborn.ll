; A variable that lives for one iteration uses the same stack memory in all iterations. Where the start of its lifetime
; is reversed, its shadow is cleared: the previous iteration must not see adjoints of this one.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x, i64 %n) {
entry:
  %local = alloca double
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  call void @llvm.lifetime.start.p0(ptr %local)
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  store double %value, ptr %local
  %again = load double, ptr %local
  %more = fadd double %sum, %again
  call void @llvm.lifetime.end.p0(ptr %local)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %loop ]
  ret double %total
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define double @request(ptr %x, ptr %dx, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: %"local'" = alloca double
; CHECK: rev.loop:
; CHECK: store double {{.+}}, ptr %"local'"
; CHECK: call void @llvm.memset.p0.i64(ptr %"local'", i8 0, i64 8, i1 false)
; CHECK: br i1 {{.+}}, label %rev.entry, label %rev.again
