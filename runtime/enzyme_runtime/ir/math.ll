; Generated from csrc/math.c by csrc/build.py: do not edit. 42c97c3ae229c34d 52e61e28d1a8c5fa

@__enzcc_polygamma_positive.bernoulli = internal unnamed_addr constant [10 x double] [double 0x3FB5555555555555, double 0xBF81111111111111, double 0x3F70410410410410, double 0xBF71111111111111, double 0x3F7F07C1F07C1F08, double 0xBF95995995995996, double 0x3FB5555555555555, double 0xBFDC5E5E5E5E5E5E, double 0x40086E7F9B9FE6E8, double 0xC03A74CA514CA515], align 16
@__enzcc_polygamma_positivel.bernoulli = internal unnamed_addr constant [10 x x86_fp80] [x86_fp80 0xK3FFBAAAAAAAAAAAAAAAB, x86_fp80 0xKBFF88888888888888889, x86_fp80 0xK3FF78208208208208208, x86_fp80 0xKBFF78888888888888889, x86_fp80 0xK3FF7F83E0F83E0F83E10, x86_fp80 0xKBFF9ACCACCACCACCACCB, x86_fp80 0xK3FFBAAAAAAAAAAAAAAAB, x86_fp80 0xKBFFDE2F2F2F2F2F2F2F3, x86_fp80 0xK4000C373FCDCFF373FCE, x86_fp80 0xKC003D3A6528A6528A653], align 16

define linkonce_odr hidden double @__enzcc_digamma(double noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp ugt double %0, 0.000000e+00
  br i1 %2, label %20, label %3

3:                                                ; preds = %1
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = fneg double %0
  %7 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %6)
  br label %52

8:                                                ; preds = %3
  %9 = tail call double @llvm.rint.f64(double %0)
  %10 = fsub double %0, %9
  %11 = fcmp oeq double %10, 0.000000e+00
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = fmul double %10, 0x400921FB54442D18
  %14 = tail call double @llvm.tan.f64(double %13)
  %15 = fdiv double 1.000000e+00, %14
  %16 = fmul double %15, 0xC00921FB54442D18
  br label %17

17:                                               ; preds = %8, %12
  %18 = phi double [ %16, %12 ], [ 0x7FF8000000000000, %8 ]
  %19 = fsub double 1.000000e+00, %0
  br label %20

20:                                               ; preds = %17, %1
  %21 = phi double [ %19, %17 ], [ %0, %1 ]
  %22 = phi double [ %18, %17 ], [ 0.000000e+00, %1 ]
  %23 = fcmp olt double %21, 1.000000e+01
  br i1 %23, label %24, label %31

24:                                               ; preds = %20, %24
  %25 = phi double [ %28, %24 ], [ %22, %20 ]
  %26 = phi double [ %29, %24 ], [ %21, %20 ]
  %27 = fdiv double 1.000000e+00, %26
  %28 = fsub double %25, %27
  %29 = fadd double %26, 1.000000e+00
  %30 = fcmp olt double %29, 1.000000e+01
  br i1 %30, label %24, label %31

31:                                               ; preds = %24, %20
  %32 = phi double [ %21, %20 ], [ %29, %24 ]
  %33 = phi double [ %22, %20 ], [ %28, %24 ]
  %34 = fmul double %32, %32
  %35 = fdiv double 1.000000e+00, %34
  br label %43

36:                                               ; preds = %43
  %37 = tail call double @llvm.log.f64(double %32)
  %38 = fadd double %33, %37
  %39 = fmul double %32, 2.000000e+00
  %40 = fdiv double 1.000000e+00, %39
  %41 = fsub double %38, %40
  %42 = fsub double %41, %49
  br label %52

43:                                               ; preds = %31, %43
  %44 = phi i64 [ 9, %31 ], [ %50, %43 ]
  %45 = phi double [ 0.000000e+00, %31 ], [ %49, %43 ]
  %46 = getelementptr inbounds nuw double, ptr @__enzcc_polygamma_positive.bernoulli, i64 %44
  %47 = load double, ptr %46, align 8
  %48 = fadd double %45, %47
  %49 = fmul double %35, %48
  %50 = add nsw i64 %44, -1
  %51 = icmp eq i64 %44, 0
  br i1 %51, label %36, label %43

52:                                               ; preds = %36, %5
  %53 = phi double [ %7, %5 ], [ %42, %36 ]
  ret double %53
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare double @llvm.copysign.f64(double, double) #2

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare double @llvm.log.f64(double) #2

define linkonce_odr hidden double @__enzcc_polygamma(i32 noundef %0, double noundef %1) nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = alloca [62 x double], align 16
  %4 = alloca [62 x double], align 16
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call double @__enzcc_digamma(double noundef %1) #6
  br label %84

8:                                                ; preds = %2
  %9 = icmp slt i32 %0, 0
  %10 = fcmp uno double %1, 0.000000e+00
  %11 = or i1 %9, %10
  br i1 %11, label %84, label %12

12:                                               ; preds = %8
  %13 = fcmp ogt double %1, 0.000000e+00
  br i1 %13, label %14, label %16

14:                                               ; preds = %12
  %15 = tail call fastcc double @__enzcc_polygamma_positive(i32 noundef %0, double noundef %1) #6
  br label %84

16:                                               ; preds = %12
  %17 = icmp samesign ugt i32 %0, 60
  %18 = tail call double @llvm.rint.f64(double %1)
  %19 = fcmp oeq double %1, %18
  %20 = or i1 %17, %19
  br i1 %20, label %84, label %21

21:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(496) %3, i8 0, i64 496, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double 1.000000e+00, ptr %22, align 8
  %23 = add nuw nsw i32 %0, 2
  %24 = zext nneg i32 %23 to i64
  br label %36

25:                                               ; preds = %55
  %26 = fsub double %1, %18
  %27 = fcmp oeq double %26, 0.000000e+00
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = fmul double %26, 0x400921FB54442D18
  %30 = tail call double @llvm.tan.f64(double %29)
  %31 = fdiv double 1.000000e+00, %30
  br label %32

32:                                               ; preds = %28, %25
  %33 = phi double [ %31, %28 ], [ 0x7FF8000000000000, %25 ]
  %34 = add nuw nsw i32 %0, 1
  %35 = zext nneg i32 %34 to i64
  br label %75

36:                                               ; preds = %21, %55
  %37 = phi i64 [ 2, %21 ], [ %56, %55 ]
  %38 = phi i64 [ 3, %21 ], [ %57, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(496) %4, i8 0, i64 496, i1 false)
  br label %39

39:                                               ; preds = %36, %39
  %40 = phi i64 [ 1, %36 ], [ %50, %39 ]
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = uitofp nneg i32 %41 to double
  %43 = getelementptr inbounds nuw double, ptr %3, i64 %40
  %44 = load double, ptr %43, align 8
  %45 = getelementptr double, ptr %4, i64 %40
  %46 = getelementptr i8, ptr %45, i64 -8
  %47 = load double, ptr %46, align 8
  %48 = fneg double %42
  %49 = tail call double @llvm.fmuladd.f64(double %48, double %44, double %47)
  store double %49, ptr %46, align 8
  %50 = add nuw nsw i64 %40, 1
  %51 = getelementptr inbounds nuw double, ptr %4, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fmuladd.f64(double %48, double %44, double %52)
  store double %53, ptr %51, align 8
  %54 = icmp eq i64 %50, %37
  br i1 %54, label %59, label %39

55:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %56 = add nuw nsw i64 %37, 1
  %57 = add nuw nsw i64 %38, 1
  %58 = icmp eq i64 %56, %24
  br i1 %58, label %25, label %36

59:                                               ; preds = %39, %59
  %60 = phi i64 [ %65, %59 ], [ 0, %39 ]
  %61 = getelementptr inbounds nuw double, ptr %4, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fmul double %62, 0x400921FB54442D18
  %64 = getelementptr inbounds nuw double, ptr %3, i64 %60
  store double %63, ptr %64, align 8
  %65 = add nuw nsw i64 %60, 1
  %66 = icmp eq i64 %65, %38
  br i1 %66, label %55, label %59

67:                                               ; preds = %75
  %68 = fsub double 1.000000e+00, %1
  %69 = tail call fastcc double @__enzcc_polygamma_positive(i32 noundef %0, double noundef %68) #6
  %70 = and i32 %0, 1
  %71 = icmp eq i32 %70, 0
  %72 = fneg double %69
  %73 = select i1 %71, double %69, double %72
  %74 = tail call double @llvm.fmuladd.f64(double %80, double 0xC00921FB54442D18, double %73)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  br label %84

75:                                               ; preds = %32, %75
  %76 = phi i64 [ %35, %32 ], [ %81, %75 ]
  %77 = phi double [ 0.000000e+00, %32 ], [ %80, %75 ]
  %78 = getelementptr inbounds nuw double, ptr %3, i64 %76
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fmuladd.f64(double %77, double %33, double %79)
  %81 = add nsw i64 %76, -1
  %82 = trunc nuw i64 %76 to i32
  %83 = icmp sgt i32 %82, 0
  br i1 %83, label %75, label %67

84:                                               ; preds = %16, %8, %67, %14, %6
  %85 = phi double [ %7, %6 ], [ %74, %67 ], [ %15, %14 ], [ 0x7FF8000000000000, %8 ], [ 0x7FF8000000000000, %16 ]
  ret double %85
}

define internal fastcc double @__enzcc_polygamma_positive(i32 noundef range(i32 1, -2147483648) %0, double noundef %1) unnamed_addr #3 {
  %3 = icmp samesign ult i32 %0, 2
  br i1 %3, label %4, label %11

4:                                                ; preds = %11, %2
  %5 = phi double [ 1.000000e+00, %2 ], [ %15, %11 ]
  %6 = add nuw nsw i32 %0, 10
  %7 = uitofp nneg i32 %6 to double
  %8 = fcmp olt double %1, %7
  br i1 %8, label %9, label %25

9:                                                ; preds = %4
  %10 = xor i32 %0, -1
  br label %18

11:                                               ; preds = %2, %11
  %12 = phi i32 [ %16, %11 ], [ 2, %2 ]
  %13 = phi double [ %15, %11 ], [ 1.000000e+00, %2 ]
  %14 = uitofp nneg i32 %12 to double
  %15 = fmul double %13, %14
  %16 = add nuw i32 %12, 1
  %17 = icmp eq i32 %12, %0
  br i1 %17, label %4, label %11

18:                                               ; preds = %9, %18
  %19 = phi double [ %1, %9 ], [ %23, %18 ]
  %20 = phi double [ 0.000000e+00, %9 ], [ %22, %18 ]
  %21 = tail call double @llvm.powi.f64.i32(double %19, i32 %10)
  %22 = fadd double %20, %21
  %23 = fadd double %19, 1.000000e+00
  %24 = fcmp olt double %23, %7
  br i1 %24, label %18, label %25

25:                                               ; preds = %18, %4
  %26 = phi double [ 0.000000e+00, %4 ], [ %22, %18 ]
  %27 = phi double [ %1, %4 ], [ %23, %18 ]
  %28 = sub nsw i32 0, %0
  %29 = tail call double @llvm.powi.f64.i32(double %27, i32 %28)
  %30 = uitofp nneg i32 %0 to double
  %31 = fdiv double %29, %30
  %32 = fmul double %27, 2.000000e+00
  %33 = fdiv double %29, %32
  %34 = fadd double %31, %33
  %35 = fadd double %26, %34
  %36 = fmul double %27, %27
  %37 = add nuw nsw i32 %0, 1
  %38 = uitofp nneg i32 %37 to double
  %39 = zext nneg i32 %0 to i64
  br label %46

40:                                               ; preds = %70
  %41 = and i32 %0, 1
  %42 = icmp eq i32 %41, 0
  %43 = fneg double %5
  %44 = select i1 %42, double %43, double %5
  %45 = fmul double %44, %81
  ret double %45

46:                                               ; preds = %25, %70
  %47 = phi i64 [ 1, %25 ], [ %82, %70 ]
  %48 = phi double [ %29, %25 ], [ %75, %70 ]
  %49 = phi double [ 1.000000e+00, %25 ], [ %74, %70 ]
  %50 = phi double [ 1.000000e+00, %25 ], [ %73, %70 ]
  %51 = phi double [ %35, %25 ], [ %81, %70 ]
  %52 = icmp eq i64 %47, 1
  br i1 %52, label %70, label %53

53:                                               ; preds = %46
  %54 = shl nuw nsw i64 %47, 1
  %55 = add nuw nsw i64 %54, %39
  %56 = trunc i64 %55 to i32
  %57 = add i32 %56, -2
  %58 = sitofp i32 %57 to double
  %59 = trunc i64 %55 to i32
  %60 = add i32 %59, -1
  %61 = sitofp i32 %60 to double
  %62 = fmul double %58, %61
  %63 = trunc i64 %54 to i32
  %64 = add i32 %63, -2
  %65 = sitofp i32 %64 to double
  %66 = trunc i64 %54 to i32
  %67 = add i32 %66, -1
  %68 = sitofp i32 %67 to double
  %69 = fmul double %65, %68
  br label %70

70:                                               ; preds = %46, %53
  %71 = phi double [ %62, %53 ], [ %38, %46 ]
  %72 = phi double [ %69, %53 ], [ 1.000000e+00, %46 ]
  %73 = fmul double %50, %71
  %74 = fmul double %49, %72
  %75 = fdiv double %48, %36
  %76 = getelementptr double, ptr @__enzcc_polygamma_positive.bernoulli, i64 %47
  %77 = getelementptr i8, ptr %76, i64 -8
  %78 = load double, ptr %77, align 8
  %79 = fmul double %73, %78
  %80 = fdiv double %79, %74
  %81 = tail call double @llvm.fmuladd.f64(double %80, double %75, double %51)
  %82 = add nuw nsw i64 %47, 1
  %83 = icmp eq i64 %82, 11
  br i1 %83, label %40, label %46
}

declare double @llvm.rint.f64(double) #2

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare double @llvm.fmuladd.f64(double, double, double) #2

define linkonce_odr hidden double @__enzcc_sin_pi(double noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call double @llvm.rint.f64(double %2)
  %4 = tail call noundef double @llvm.fmuladd.f64(double %3, double -2.000000e+00, double %0)
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = fcmp olt double %5, 2.500000e-01
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = fmul double %5, 0x400921FB54442D18
  %9 = tail call double @llvm.sin.f64(double %8)
  br label %20

10:                                               ; preds = %1
  %11 = fcmp olt double %5, 7.500000e-01
  br i1 %11, label %12, label %16

12:                                               ; preds = %10
  %13 = fsub double 5.000000e-01, %5
  %14 = fmul double %13, 0x400921FB54442D18
  %15 = tail call double @llvm.cos.f64(double %14)
  br label %20

16:                                               ; preds = %10
  %17 = fsub double 1.000000e+00, %5
  %18 = fmul double %17, 0x400921FB54442D18
  %19 = tail call double @llvm.sin.f64(double %18)
  br label %20

20:                                               ; preds = %12, %16, %7
  %21 = phi double [ %9, %7 ], [ %15, %12 ], [ %19, %16 ]
  %22 = fcmp oeq double %21, 0.000000e+00
  %23 = select i1 %22, double %0, double %4
  %24 = tail call double @llvm.copysign.f64(double %21, double %23)
  ret double %24
}

declare double @llvm.fabs.f64(double) #2

declare double @llvm.sin.f64(double) #2

declare double @llvm.cos.f64(double) #2

define linkonce_odr hidden double @__enzcc_cos_pi(double noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call double @llvm.rint.f64(double %2)
  %4 = tail call noundef double @llvm.fmuladd.f64(double %3, double -2.000000e+00, double %0)
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = fcmp olt double %5, 2.500000e-01
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = fmul double %5, 0x400921FB54442D18
  %9 = tail call double @llvm.cos.f64(double %8)
  br label %21

10:                                               ; preds = %1
  %11 = fcmp olt double %5, 7.500000e-01
  br i1 %11, label %12, label %16

12:                                               ; preds = %10
  %13 = fsub double 5.000000e-01, %5
  %14 = fmul double %13, 0x400921FB54442D18
  %15 = tail call double @llvm.sin.f64(double %14)
  br label %21

16:                                               ; preds = %10
  %17 = fsub double 1.000000e+00, %5
  %18 = fmul double %17, 0x400921FB54442D18
  %19 = tail call double @llvm.cos.f64(double %18)
  %20 = fneg double %19
  br label %21

21:                                               ; preds = %12, %16, %7
  %22 = phi double [ %9, %7 ], [ %15, %12 ], [ %20, %16 ]
  ret double %22
}

define linkonce_odr hidden x86_fp80 @__enzcc_digammal(x86_fp80 noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp ugt x86_fp80 %0, 0xK00000000000000000000
  br i1 %2, label %20, label %3

3:                                                ; preds = %1
  %4 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = fneg x86_fp80 %0
  %7 = tail call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK7FFF8000000000000000, x86_fp80 %6)
  br label %52

8:                                                ; preds = %3
  %9 = tail call x86_fp80 @llvm.rint.f80(x86_fp80 %0)
  %10 = fsub x86_fp80 %0, %9
  %11 = fcmp oeq x86_fp80 %10, 0xK00000000000000000000
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = fmul x86_fp80 %10, 0xK4000C90FDAA22168C235
  %14 = tail call x86_fp80 @llvm.tan.f80(x86_fp80 %13)
  %15 = fdiv x86_fp80 0xK3FFF8000000000000000, %14
  %16 = fmul x86_fp80 %15, 0xKC000C90FDAA22168C235
  br label %17

17:                                               ; preds = %8, %12
  %18 = phi x86_fp80 [ %16, %12 ], [ 0xK7FFFC000000000000000, %8 ]
  %19 = fsub x86_fp80 0xK3FFF8000000000000000, %0
  br label %20

20:                                               ; preds = %17, %1
  %21 = phi x86_fp80 [ %18, %17 ], [ 0xK00000000000000000000, %1 ]
  %22 = phi x86_fp80 [ %19, %17 ], [ %0, %1 ]
  %23 = fcmp olt x86_fp80 %22, 0xK40038000000000000000
  br i1 %23, label %24, label %31

24:                                               ; preds = %20, %24
  %25 = phi x86_fp80 [ %29, %24 ], [ %22, %20 ]
  %26 = phi x86_fp80 [ %28, %24 ], [ %21, %20 ]
  %27 = fdiv x86_fp80 0xK3FFF8000000000000000, %25
  %28 = fsub x86_fp80 %26, %27
  %29 = fadd x86_fp80 %25, 0xK3FFF8000000000000000
  %30 = fcmp olt x86_fp80 %29, 0xK40038000000000000000
  br i1 %30, label %24, label %31

31:                                               ; preds = %24, %20
  %32 = phi x86_fp80 [ %21, %20 ], [ %28, %24 ]
  %33 = phi x86_fp80 [ %22, %20 ], [ %29, %24 ]
  %34 = fmul x86_fp80 %33, %33
  %35 = fdiv x86_fp80 0xK3FFF8000000000000000, %34
  br label %43

36:                                               ; preds = %43
  %37 = tail call x86_fp80 @llvm.log.f80(x86_fp80 %33)
  %38 = fadd x86_fp80 %32, %37
  %39 = fmul x86_fp80 %33, 0xK40008000000000000000
  %40 = fdiv x86_fp80 0xK3FFF8000000000000000, %39
  %41 = fsub x86_fp80 %38, %40
  %42 = fsub x86_fp80 %41, %49
  br label %52

43:                                               ; preds = %31, %43
  %44 = phi i64 [ 9, %31 ], [ %50, %43 ]
  %45 = phi x86_fp80 [ 0xK00000000000000000000, %31 ], [ %49, %43 ]
  %46 = getelementptr inbounds nuw x86_fp80, ptr @__enzcc_polygamma_positivel.bernoulli, i64 %44
  %47 = load x86_fp80, ptr %46, align 16
  %48 = fadd x86_fp80 %45, %47
  %49 = fmul x86_fp80 %35, %48
  %50 = add nsw i64 %44, -1
  %51 = icmp eq i64 %44, 0
  br i1 %51, label %36, label %43

52:                                               ; preds = %36, %5
  %53 = phi x86_fp80 [ %7, %5 ], [ %42, %36 ]
  ret x86_fp80 %53
}

declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #2

declare x86_fp80 @llvm.log.f80(x86_fp80) #2

define linkonce_odr hidden x86_fp80 @__enzcc_polygammal(i32 noundef %0, x86_fp80 noundef %1) nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = alloca [62 x x86_fp80], align 16
  %4 = alloca [62 x x86_fp80], align 16
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call x86_fp80 @__enzcc_digammal(x86_fp80 noundef %1) #6
  br label %84

8:                                                ; preds = %2
  %9 = icmp slt i32 %0, 0
  %10 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  %11 = or i1 %9, %10
  br i1 %11, label %84, label %12

12:                                               ; preds = %8
  %13 = fcmp ogt x86_fp80 %1, 0xK00000000000000000000
  br i1 %13, label %14, label %16

14:                                               ; preds = %12
  %15 = tail call fastcc x86_fp80 @__enzcc_polygamma_positivel(i32 noundef %0, x86_fp80 noundef %1) #6
  br label %84

16:                                               ; preds = %12
  %17 = icmp samesign ugt i32 %0, 60
  %18 = tail call x86_fp80 @llvm.rint.f80(x86_fp80 %1)
  %19 = fcmp oeq x86_fp80 %1, %18
  %20 = or i1 %17, %19
  br i1 %20, label %84, label %21

21:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(992) %3, i8 0, i64 992, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store x86_fp80 0xK3FFF8000000000000000, ptr %22, align 16
  %23 = add nuw nsw i32 %0, 2
  %24 = zext nneg i32 %23 to i64
  br label %36

25:                                               ; preds = %55
  %26 = fsub x86_fp80 %1, %18
  %27 = fcmp oeq x86_fp80 %26, 0xK00000000000000000000
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = fmul x86_fp80 %26, 0xK4000C90FDAA22168C235
  %30 = tail call x86_fp80 @llvm.tan.f80(x86_fp80 %29)
  %31 = fdiv x86_fp80 0xK3FFF8000000000000000, %30
  br label %32

32:                                               ; preds = %28, %25
  %33 = phi x86_fp80 [ %31, %28 ], [ 0xK7FFFC000000000000000, %25 ]
  %34 = add nuw nsw i32 %0, 1
  %35 = zext nneg i32 %34 to i64
  br label %75

36:                                               ; preds = %21, %55
  %37 = phi i64 [ 2, %21 ], [ %56, %55 ]
  %38 = phi i64 [ 3, %21 ], [ %57, %55 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(992) %4, i8 0, i64 992, i1 false)
  br label %39

39:                                               ; preds = %36, %39
  %40 = phi i64 [ 1, %36 ], [ %50, %39 ]
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = uitofp nneg i32 %41 to x86_fp80
  %43 = getelementptr inbounds nuw x86_fp80, ptr %3, i64 %40
  %44 = load x86_fp80, ptr %43, align 16
  %45 = getelementptr x86_fp80, ptr %4, i64 %40
  %46 = getelementptr i8, ptr %45, i64 -16
  %47 = load x86_fp80, ptr %46, align 16
  %48 = fneg x86_fp80 %42
  %49 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %48, x86_fp80 %44, x86_fp80 %47)
  store x86_fp80 %49, ptr %46, align 16
  %50 = add nuw nsw i64 %40, 1
  %51 = getelementptr inbounds nuw x86_fp80, ptr %4, i64 %50
  %52 = load x86_fp80, ptr %51, align 16
  %53 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %48, x86_fp80 %44, x86_fp80 %52)
  store x86_fp80 %53, ptr %51, align 16
  %54 = icmp eq i64 %50, %37
  br i1 %54, label %59, label %39

55:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  %56 = add nuw nsw i64 %37, 1
  %57 = add nuw nsw i64 %38, 1
  %58 = icmp eq i64 %56, %24
  br i1 %58, label %25, label %36

59:                                               ; preds = %39, %59
  %60 = phi i64 [ %65, %59 ], [ 0, %39 ]
  %61 = getelementptr inbounds nuw x86_fp80, ptr %4, i64 %60
  %62 = load x86_fp80, ptr %61, align 16
  %63 = fmul x86_fp80 %62, 0xK4000C90FDAA22168C235
  %64 = getelementptr inbounds nuw x86_fp80, ptr %3, i64 %60
  store x86_fp80 %63, ptr %64, align 16
  %65 = add nuw nsw i64 %60, 1
  %66 = icmp eq i64 %65, %38
  br i1 %66, label %55, label %59

67:                                               ; preds = %75
  %68 = fsub x86_fp80 0xK3FFF8000000000000000, %1
  %69 = tail call fastcc x86_fp80 @__enzcc_polygamma_positivel(i32 noundef %0, x86_fp80 noundef %68) #6
  %70 = and i32 %0, 1
  %71 = icmp eq i32 %70, 0
  %72 = fneg x86_fp80 %69
  %73 = select i1 %71, x86_fp80 %69, x86_fp80 %72
  %74 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %80, x86_fp80 0xKC000C90FDAA22168C235, x86_fp80 %73)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  br label %84

75:                                               ; preds = %32, %75
  %76 = phi i64 [ %35, %32 ], [ %81, %75 ]
  %77 = phi x86_fp80 [ 0xK00000000000000000000, %32 ], [ %80, %75 ]
  %78 = getelementptr inbounds nuw x86_fp80, ptr %3, i64 %76
  %79 = load x86_fp80, ptr %78, align 16
  %80 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %77, x86_fp80 %33, x86_fp80 %79)
  %81 = add nsw i64 %76, -1
  %82 = trunc nuw i64 %76 to i32
  %83 = icmp sgt i32 %82, 0
  br i1 %83, label %75, label %67

84:                                               ; preds = %16, %8, %67, %14, %6
  %85 = phi x86_fp80 [ %7, %6 ], [ %74, %67 ], [ %15, %14 ], [ 0xK7FFFC000000000000000, %8 ], [ 0xK7FFFC000000000000000, %16 ]
  ret x86_fp80 %85
}

define internal fastcc x86_fp80 @__enzcc_polygamma_positivel(i32 noundef range(i32 1, -2147483648) %0, x86_fp80 noundef %1) unnamed_addr #3 {
  %3 = icmp samesign ult i32 %0, 2
  br i1 %3, label %4, label %11

4:                                                ; preds = %11, %2
  %5 = phi x86_fp80 [ 0xK3FFF8000000000000000, %2 ], [ %15, %11 ]
  %6 = add nuw nsw i32 %0, 16
  %7 = uitofp nneg i32 %6 to x86_fp80
  %8 = fcmp olt x86_fp80 %1, %7
  br i1 %8, label %9, label %25

9:                                                ; preds = %4
  %10 = xor i32 %0, -1
  br label %18

11:                                               ; preds = %2, %11
  %12 = phi x86_fp80 [ %15, %11 ], [ 0xK3FFF8000000000000000, %2 ]
  %13 = phi i32 [ %16, %11 ], [ 2, %2 ]
  %14 = uitofp nneg i32 %13 to x86_fp80
  %15 = fmul x86_fp80 %12, %14
  %16 = add nuw i32 %13, 1
  %17 = icmp eq i32 %13, %0
  br i1 %17, label %4, label %11

18:                                               ; preds = %9, %18
  %19 = phi x86_fp80 [ %1, %9 ], [ %23, %18 ]
  %20 = phi x86_fp80 [ 0xK00000000000000000000, %9 ], [ %22, %18 ]
  %21 = tail call x86_fp80 @llvm.powi.f80.i32(x86_fp80 %19, i32 %10)
  %22 = fadd x86_fp80 %20, %21
  %23 = fadd x86_fp80 %19, 0xK3FFF8000000000000000
  %24 = fcmp olt x86_fp80 %23, %7
  br i1 %24, label %18, label %25

25:                                               ; preds = %18, %4
  %26 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %22, %18 ]
  %27 = phi x86_fp80 [ %1, %4 ], [ %23, %18 ]
  %28 = sub nsw i32 0, %0
  %29 = tail call x86_fp80 @llvm.powi.f80.i32(x86_fp80 %27, i32 %28)
  %30 = uitofp nneg i32 %0 to x86_fp80
  %31 = fdiv x86_fp80 %29, %30
  %32 = fmul x86_fp80 %27, 0xK40008000000000000000
  %33 = fdiv x86_fp80 %29, %32
  %34 = fadd x86_fp80 %31, %33
  %35 = fadd x86_fp80 %26, %34
  %36 = fmul x86_fp80 %27, %27
  %37 = add nuw nsw i32 %0, 1
  %38 = uitofp nneg i32 %37 to x86_fp80
  %39 = zext nneg i32 %0 to i64
  br label %46

40:                                               ; preds = %70
  %41 = and i32 %0, 1
  %42 = icmp eq i32 %41, 0
  %43 = fneg x86_fp80 %5
  %44 = select i1 %42, x86_fp80 %43, x86_fp80 %5
  %45 = fmul x86_fp80 %44, %81
  ret x86_fp80 %45

46:                                               ; preds = %25, %70
  %47 = phi i64 [ 1, %25 ], [ %82, %70 ]
  %48 = phi x86_fp80 [ %29, %25 ], [ %75, %70 ]
  %49 = phi x86_fp80 [ 0xK3FFF8000000000000000, %25 ], [ %74, %70 ]
  %50 = phi x86_fp80 [ 0xK3FFF8000000000000000, %25 ], [ %73, %70 ]
  %51 = phi x86_fp80 [ %35, %25 ], [ %81, %70 ]
  %52 = icmp eq i64 %47, 1
  br i1 %52, label %70, label %53

53:                                               ; preds = %46
  %54 = shl nuw nsw i64 %47, 1
  %55 = add nuw nsw i64 %54, %39
  %56 = trunc i64 %55 to i32
  %57 = add i32 %56, -2
  %58 = sitofp i32 %57 to x86_fp80
  %59 = trunc i64 %55 to i32
  %60 = add i32 %59, -1
  %61 = sitofp i32 %60 to x86_fp80
  %62 = fmul x86_fp80 %58, %61
  %63 = trunc i64 %54 to i32
  %64 = add i32 %63, -2
  %65 = sitofp i32 %64 to x86_fp80
  %66 = trunc i64 %54 to i32
  %67 = add i32 %66, -1
  %68 = sitofp i32 %67 to x86_fp80
  %69 = fmul x86_fp80 %65, %68
  br label %70

70:                                               ; preds = %46, %53
  %71 = phi x86_fp80 [ %62, %53 ], [ %38, %46 ]
  %72 = phi x86_fp80 [ %69, %53 ], [ 0xK3FFF8000000000000000, %46 ]
  %73 = fmul x86_fp80 %50, %71
  %74 = fmul x86_fp80 %49, %72
  %75 = fdiv x86_fp80 %48, %36
  %76 = getelementptr x86_fp80, ptr @__enzcc_polygamma_positivel.bernoulli, i64 %47
  %77 = getelementptr i8, ptr %76, i64 -16
  %78 = load x86_fp80, ptr %77, align 16
  %79 = fmul x86_fp80 %73, %78
  %80 = fdiv x86_fp80 %79, %74
  %81 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %80, x86_fp80 %75, x86_fp80 %51)
  %82 = add nuw nsw i64 %47, 1
  %83 = icmp eq i64 %82, 11
  br i1 %83, label %40, label %46
}

declare x86_fp80 @llvm.rint.f80(x86_fp80) #2

declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #2

define linkonce_odr hidden x86_fp80 @__enzcc_sin_pil(x86_fp80 noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fmul x86_fp80 %0, 0xK3FFE8000000000000000
  %3 = tail call x86_fp80 @llvm.rint.f80(x86_fp80 %2)
  %4 = tail call noundef x86_fp80 @llvm.fmuladd.f80(x86_fp80 %3, x86_fp80 0xKC0008000000000000000, x86_fp80 %0)
  %5 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %4)
  %6 = fcmp olt x86_fp80 %5, 0xK3FFD8000000000000000
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = fmul x86_fp80 %5, 0xK4000C90FDAA22168C235
  %9 = tail call x86_fp80 @llvm.sin.f80(x86_fp80 %8)
  br label %20

10:                                               ; preds = %1
  %11 = fcmp olt x86_fp80 %5, 0xK3FFEC000000000000000
  br i1 %11, label %12, label %16

12:                                               ; preds = %10
  %13 = fsub x86_fp80 0xK3FFE8000000000000000, %5
  %14 = fmul x86_fp80 %13, 0xK4000C90FDAA22168C235
  %15 = tail call x86_fp80 @llvm.cos.f80(x86_fp80 %14)
  br label %20

16:                                               ; preds = %10
  %17 = fsub x86_fp80 0xK3FFF8000000000000000, %5
  %18 = fmul x86_fp80 %17, 0xK4000C90FDAA22168C235
  %19 = tail call x86_fp80 @llvm.sin.f80(x86_fp80 %18)
  br label %20

20:                                               ; preds = %12, %16, %7
  %21 = phi x86_fp80 [ %9, %7 ], [ %15, %12 ], [ %19, %16 ]
  %22 = fcmp oeq x86_fp80 %21, 0xK00000000000000000000
  %23 = select i1 %22, x86_fp80 %0, x86_fp80 %4
  %24 = tail call x86_fp80 @llvm.copysign.f80(x86_fp80 %21, x86_fp80 %23)
  ret x86_fp80 %24
}

declare x86_fp80 @llvm.fabs.f80(x86_fp80) #2

declare x86_fp80 @llvm.sin.f80(x86_fp80) #2

declare x86_fp80 @llvm.cos.f80(x86_fp80) #2

define linkonce_odr hidden x86_fp80 @__enzcc_cos_pil(x86_fp80 noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fmul x86_fp80 %0, 0xK3FFE8000000000000000
  %3 = tail call x86_fp80 @llvm.rint.f80(x86_fp80 %2)
  %4 = tail call noundef x86_fp80 @llvm.fmuladd.f80(x86_fp80 %3, x86_fp80 0xKC0008000000000000000, x86_fp80 %0)
  %5 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %4)
  %6 = fcmp olt x86_fp80 %5, 0xK3FFD8000000000000000
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = fmul x86_fp80 %5, 0xK4000C90FDAA22168C235
  %9 = tail call x86_fp80 @llvm.cos.f80(x86_fp80 %8)
  br label %21

10:                                               ; preds = %1
  %11 = fcmp olt x86_fp80 %5, 0xK3FFEC000000000000000
  br i1 %11, label %12, label %16

12:                                               ; preds = %10
  %13 = fsub x86_fp80 0xK3FFE8000000000000000, %5
  %14 = fmul x86_fp80 %13, 0xK4000C90FDAA22168C235
  %15 = tail call x86_fp80 @llvm.sin.f80(x86_fp80 %14)
  br label %21

16:                                               ; preds = %10
  %17 = fsub x86_fp80 0xK3FFF8000000000000000, %5
  %18 = fmul x86_fp80 %17, 0xK4000C90FDAA22168C235
  %19 = tail call x86_fp80 @llvm.cos.f80(x86_fp80 %18)
  %20 = fneg x86_fp80 %19
  br label %21

21:                                               ; preds = %12, %16, %7
  %22 = phi x86_fp80 [ %9, %7 ], [ %15, %12 ], [ %20, %16 ]
  ret x86_fp80 %22
}

define linkonce_odr hidden float @__enzcc_digammaf(float noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fpext float %0 to double
  %3 = tail call double @__enzcc_digamma(double noundef %2) #6
  %4 = fptrunc double %3 to float
  ret float %4
}

define linkonce_odr hidden float @__enzcc_polygammaf(i32 noundef %0, float noundef %1) nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fpext float %1 to double
  %4 = tail call double @__enzcc_polygamma(i32 noundef %0, double noundef %3) #6
  %5 = fptrunc double %4 to float
  ret float %5
}

define linkonce_odr hidden float @__enzcc_sin_pif(float noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fpext float %0 to double
  %3 = tail call double @__enzcc_sin_pi(double noundef %2) #6
  %4 = fptrunc double %3 to float
  ret float %4
}

define linkonce_odr hidden float @__enzcc_cos_pif(float noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fpext float %0 to double
  %3 = tail call double @__enzcc_cos_pi(double noundef %2) #6
  %4 = fptrunc double %3 to float
  ret float %4
}

define linkonce_odr hidden double @__enzcc_binade(double noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast double %0 to i64
  %3 = and i64 %2, -4503599627370496
  %4 = bitcast i64 %3 to double
  ret double %4
}

define linkonce_odr hidden float @__enzcc_binadef(float noundef %0) nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast float %0 to i32
  %3 = and i32 %2, -8388608
  %4 = bitcast i32 %3 to float
  ret float %4
}

declare double @llvm.tan.f64(double) #5

declare double @llvm.powi.f64.i32(double, i32) #2

declare x86_fp80 @llvm.tan.f80(x86_fp80) #5

declare x86_fp80 @llvm.powi.f80.i32(x86_fp80, i32) #2

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin }
attributes #7 = { nounwind }

