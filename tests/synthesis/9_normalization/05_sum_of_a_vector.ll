; This intrinsic sums the elements of a vector. The adjoint of the sum goes to every element.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
  %values = load <4 x double>, ptr %x
  %sum = call reassoc double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %values)
  ret double %sum
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[ONE:%.+]] = insertelement <4 x double> poison, double %seed, i64 0
; CHECK: [[TWO:%.+]] = insertelement <4 x double> [[ONE]], double %seed, i64 1
; CHECK: [[THREE:%.+]] = insertelement <4 x double> [[TWO]], double %seed, i64 2
; CHECK: [[ALL:%.+]] = insertelement <4 x double> [[THREE]], double %seed, i64 3
; CHECK: [[MORE:%.+]] = fadd reassoc nsz <4 x double> {{.+}}, [[ALL]]
; CHECK: store <4 x double> [[MORE]], ptr %"x'"
