; A copy is many loads and stores at once. In reverse each adjoint is taken from the shadow of the target, which is
; cleared, and added to the shadow of the source. The engine writes a function for this, one for each layout.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %to, ptr %from, i64 %i, i64 %bytes) {
  %source = getelementptr double, ptr %from, i64 %i
  %value = load double, ptr %source
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %bytes, i1 false)
  ret double %value
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define double @request(ptr %to, ptr %dto, ptr %from, ptr %dfrom, i64 %i, i64 %bytes) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %to, ptr %dto, ptr %from, ptr %dfrom, i64 %i, i64 %bytes)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %bytes, i1 false)
; CHECK: rev.block:
; CHECK: call void @__enzcc_copy_adjoint(ptr %"to'", ptr %"from'", i64 %bytes)

; CHECK-LABEL: define internal void @__enzcc_copy_adjoint(
; CHECK: [[D:%.+]] = load double, ptr [[TO:%.+]], align
; CHECK: store double 0x0000000000000000, ptr [[TO]]
; CHECK: [[BEFORE:%.+]] = load double, ptr [[FROM:%.+]], align
; CHECK: [[MORE:%.+]] = fadd reassoc nsz double [[BEFORE]], [[D]]
; CHECK: store double [[MORE]], ptr [[FROM]]
