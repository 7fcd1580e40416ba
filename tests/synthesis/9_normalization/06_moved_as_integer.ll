; LLVM sometimes moves floats as integers. A move is a move, whatever the type: the adjoint moves back in the same way.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define void @f(ptr noalias %to, ptr noalias %from) {
  %bits = load i64, ptr %from
  store i64 %bits, ptr %to
  %value = load double, ptr %to
  %square = fmul double %value, %value
  store double %square, ptr %to
  ret void
}

define void @request(ptr %to, ptr %dto, ptr %from, ptr %dfrom) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %to, ptr %dto, ptr %from, ptr %dfrom)
  ret void
}

declare void @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: [[BITS:%.+]] = load i64, ptr %from
; CHECK: store i64 [[BITS]], ptr %to
; CHECK: rev.block:
; CHECK: load double, ptr %"to'"
; CHECK: store double 0x0000000000000000, ptr %"to'"
; CHECK: [[SHARES:%.+]] = fadd reassoc nsz double
; CHECK: [[OF_VALUE:%.+]] = fadd reassoc nsz double {{.+}}, [[SHARES]]
; CHECK: store double [[OF_VALUE]], ptr %"to'"
; CHECK: [[OF_BITS:%.+]] = load double, ptr %"to'"
; CHECK: store double 0x0000000000000000, ptr %"to'"
; CHECK: [[MORE:%.+]] = fadd reassoc nsz double {{.+}}, [[OF_BITS]]
; CHECK: store double [[MORE]], ptr %"from'"
