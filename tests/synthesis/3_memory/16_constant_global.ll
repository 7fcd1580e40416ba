; A constant table has no derivative and needs no shadow. Its numbers are plain factors.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@table = constant [4 x double] [double 1.0, double 2.0, double 3.0, double 4.0]

define double @f(double %x, i64 %i) {
  %place = getelementptr [4 x double], ptr @table, i64 0, i64 %i
  %factor = load double, ptr %place
  %product = fmul double %x, %factor
  ret double %product
}

define double @request(double %x, i64 %i) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %i)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: @table = constant
; CHECK-NOT: global
; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[PLACE:%.+]] = getelementptr [4 x double], ptr @table, i64 0, i64 %i
; CHECK: [[FACTOR:%.+]] = load double, ptr [[PLACE]]
; CHECK: fmul double %seed, [[FACTOR]]
