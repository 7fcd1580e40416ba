; realloc is treated as malloc, copy and free. The shadow grows in the same way. The old memory is freed when the
; request ends, because the reverse sweep returns to it.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i64 %bytes) {
  %old = call ptr @malloc(i64 8)
  store double %x, ptr %old
  %new = call ptr @realloc(ptr %old, i64 %bytes)
  %value = load double, ptr %new
  call void @free(ptr %new)
  ret double %value
}

declare noalias ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)

define double @request(double %x, i64 %bytes) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %bytes)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %old = call ptr @malloc(i64 8)
; CHECK: [[OLD_SHADOW:%.+]] = call ptr @malloc(i64 8)
; CHECK: [[NEW:%.+]] = call ptr @malloc(i64 %bytes)
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr [[NEW]], ptr %old,
; CHECK: [[NEW_SHADOW:%.+]] = call ptr @malloc(i64 %bytes)
; CHECK: call void @llvm.memset.p0.i64(ptr [[NEW_SHADOW]], i8 0, i64 %bytes, i1 false)
; CHECK: call void @__enzcc_tape_defer_free(ptr %tape, ptr [[OLD_SHADOW]])
; CHECK: rev.block:
; CHECK: call void @__enzcc_copy_adjoint(
