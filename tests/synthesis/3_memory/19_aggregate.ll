; A struct that is loaded as a whole has an adjoint of the same type. Each float in it is added to its place in the
; shadow.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
  %pair = load { double, double }, ptr %x
  %first = extractvalue { double, double } %pair, 0
  %second = extractvalue { double, double } %pair, 1
  %product = fmul double %first, %second
  ret double %product
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[BEFORE_FIRST:%.+]] = load double, ptr %"x'"
; CHECK: [[MORE_FIRST:%.+]] = fadd reassoc nsz double [[BEFORE_FIRST]],
; CHECK: store double [[MORE_FIRST]], ptr %"x'"
; CHECK: [[PLACE:%.+]] = getelementptr inbounds i8, ptr %"x'", i64 8
; CHECK: [[BEFORE_SECOND:%.+]] = load double, ptr [[PLACE]]
; CHECK: [[MORE_SECOND:%.+]] = fadd reassoc nsz double [[BEFORE_SECOND]],
; CHECK: store double [[MORE_SECOND]], ptr [[PLACE]]
