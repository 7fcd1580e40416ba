; When the reverse half runs, the augmented half has returned and its stack is gone. So the stack memory of the callee,
; and its shadow, are placed in the frame.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@calls = internal global i32 0

define double @callee(double %a) {
  %before = load i32, ptr @calls
  %after = add i32 %before, 1
  store i32 %after, ptr @calls
  %local = alloca [4 x double]
  %place = getelementptr double, ptr %local, i64 2
  store double %a, ptr %place
  %result = load double, ptr %place
  ret double %result
}

define double @f(double %x) {
  %result = call double @callee(double %x)
  ret double %result
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_reverse_callee(
; CHECK: [[SHADOW:%.+]] = getelementptr inbounds nuw i8, ptr %frame,
; CHECK: [[PLACE:%.+]] = getelementptr double, ptr [[SHADOW]], i64 2
; CHECK: load double, ptr [[PLACE]]

; CHECK-LABEL: define internal { double, ptr } @__enzcc_augmented_callee(
; CHECK-NOT: alloca
; CHECK: [[FRAME:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: [[CLEARED:%.+]] = getelementptr inbounds nuw i8, ptr [[FRAME]],
; CHECK: call void @llvm.memset.p0.i64(ptr [[CLEARED]], i8 0, i64 32, i1 false)
; CHECK: ret
