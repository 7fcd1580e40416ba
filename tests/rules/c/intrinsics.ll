; Intrinsics that C does not reach: results in structs, sums and products of vectors, integer vectors as exponents.
; Each function takes two doubles.

declare { double, double } @llvm.sincos.f64(double)
declare { double, double } @llvm.modf.f64(double)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare double @llvm.ldexp.f64.i32(double, i32)
declare <2 x double> @llvm.ldexp.v2f64.v2i32(<2 x double>, <2 x i32>)
declare double @llvm.powi.f64.i32(double, i32)
declare <2 x double> @llvm.powi.v2f64.i32(<2 x double>, i32)
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)
declare double @llvm.vector.reduce.fmul.v2f64(double, <2 x double>)
declare double @llvm.vector.reduce.fmax.v2f64(<2 x double>)
declare double @llvm.vector.reduce.fmin.v2f64(<2 x double>)
declare double @llvm.vector.reduce.fmaximum.v2f64(<2 x double>)
declare double @llvm.vector.reduce.fminimum.v2f64(<2 x double>)
declare <2 x double> @llvm.tan.v2f64(<2 x double>)
declare double @llvm.arithmetic.fence.f64(double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.maximumnum.f64(double, double)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare i64 @llvm.lround.i64.f64(double)

define internal <2 x double> @pair(double %x, double %y) alwaysinline {
  %1 = insertelement <2 x double> poison, double %x, i64 0
  %2 = insertelement <2 x double> %1, double %y, i64 1
  ret <2 x double> %2
}

define double @f_sincos(double %x, double %y) {
  %p = call { double, double } @llvm.sincos.f64(double %x)
  %s = extractvalue { double, double } %p, 0
  %c = extractvalue { double, double } %p, 1
  %m = fmul double %c, %y
  %r = fadd double %s, %m
  ret double %r
}

define double @f_modf(double %x, double %y) {
  %p = call { double, double } @llvm.modf.f64(double %x)
  %s = extractvalue { double, double } %p, 0
  %c = extractvalue { double, double } %p, 1
  %m = fmul double %c, %y
  %q = fmul double %s, %m
  ret double %q
}

define double @f_frexp(double %x, double %y) {
  %p = call { double, i32 } @llvm.frexp.f64.i32(double %x)
  %s = extractvalue { double, i32 } %p, 0
  %e = extractvalue { double, i32 } %p, 1
  %l = call double @llvm.ldexp.f64.i32(double %y, i32 %e)
  %r = fmul double %s, %l
  ret double %r
}

define double @f_ldexp(double %x, double %y) {
  %v = call <2 x double> @pair(double %x, double %y)
  %l = call <2 x double> @llvm.ldexp.v2f64.v2i32(<2 x double> %v, <2 x i32> <i32 2, i32 -1>)
  %r = call double @llvm.vector.reduce.fadd.v2f64(double %x, <2 x double> %l)
  ret double %r
}

define double @f_powi(double %x, double %y) {
  %v = call <2 x double> @pair(double %x, double %y)
  %l = call <2 x double> @llvm.powi.v2f64.i32(<2 x double> %v, i32 3)
  %s = call double @llvm.powi.f64.i32(double %x, i32 -2)
  %r = call double @llvm.vector.reduce.fmul.v2f64(double %s, <2 x double> %l)
  ret double %r
}

define double @f_reduce(double %x, double %y) {
  %v = call <2 x double> @pair(double %x, double %y)
  %a = call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %v)
  %b = call double @llvm.vector.reduce.fmin.v2f64(<2 x double> %v)
  %w = fmul <2 x double> %v, %v
  %c = call double @llvm.vector.reduce.fmaximum.v2f64(<2 x double> %w)
  %d = call double @llvm.vector.reduce.fminimum.v2f64(<2 x double> %w)
  %ac = fmul double %a, %c
  %bd = fmul double %b, %d
  %r = fadd double %ac, %bd
  ret double %r
}

define double @f_tan(double %x, double %y) {
  %v = call <2 x double> @pair(double %x, double %y)
  %t = call <2 x double> @llvm.tan.v2f64(<2 x double> %v)
  %r = call double @llvm.vector.reduce.fmul.v2f64(double 2.0, <2 x double> %t)
  ret double %r
}

define double @f_others(double %x, double %y) {
  %f = call double @llvm.arithmetic.fence.f64(double %x)
  %a = call double @llvm.minimumnum.f64(double %f, double %y)
  %b = call double @llvm.maximumnum.f64(double %f, double %y)
  %n = call i1 @llvm.is.fpclass.f64(double %x, i32 3)
  %i = call i32 @llvm.fptosi.sat.i32.f64(double %y)
  %j = call i64 @llvm.lround.i64.f64(double %y)
  %k = trunc i64 %j to i32
  %ij = add i32 %i, %k
  %g = sitofp i32 %ij to double
  %bb = fmul double %b, %b
  %h = fmul double %bb, %g
  %s = select i1 %n, double 0.0, double %h
  %r = fadd double %a, %s
  ret double %r
}
