; Memory from malloc gets shadow memory of the same size from malloc, which is cleared. The reverse sweep comes after
; the primal's free and still needs both, so both are freed when the request ends.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i64 %bytes) {
  %memory = call ptr @malloc(i64 %bytes)
  store double %x, ptr %memory
  %value = load double, ptr %memory
  call void @free(ptr %memory)
  ret double %value
}

declare noalias ptr @malloc(i64)
declare void @free(ptr)

define double @request(double %x, i64 %bytes) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %bytes)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %memory = call ptr @malloc(i64 %bytes)
; CHECK: [[SHADOW:%.+]] = call ptr @malloc(i64 %bytes)
; CHECK: call void @llvm.memset.p0.i64(ptr [[SHADOW]], i8 0, i64 %bytes, i1 false)
; CHECK-NOT: call void @free
; CHECK: call void @__enzcc_tape_defer_free(ptr %tape, ptr %memory)
; CHECK: call void @__enzcc_tape_defer_free(ptr %tape, ptr [[SHADOW]])
; CHECK: rev.block:
