; memset overwrites memory with a constant. In reverse the same bytes of the shadow are cleared.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
  %value = load double, ptr %x
  call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 32, i1 false)
  ret double %value
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 32, i1 false)
; CHECK: rev.block:
; CHECK: call void @llvm.memset.p0.i64(ptr %"x'", i8 0, i64 32, i1 false)
; CHECK: fadd reassoc nsz double {{.+}}, %seed
