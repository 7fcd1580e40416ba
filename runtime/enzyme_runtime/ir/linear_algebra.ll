; Generated from csrc/linear_algebra.c by csrc/build.py: do not edit. c862e53d823668f9 af9337fc5ffdb03e

define linkonce_odr hidden void @enzcc_blas_vpack_s(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = icmp slt i64 %2, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %2, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds float, ptr %1, i64 %8
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %12, %4
  ret void

12:                                               ; preds = %4, %12
  %13 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %14 = mul nsw i64 %13, %2
  %15 = getelementptr inbounds float, ptr %9, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw float, ptr %3, i64 %13
  store float %16, ptr %17, align 4
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %11, label %12
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden void @enzcc_blas_pack_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp sgt i64 %0, 0
  br label %9

9:                                                ; preds = %7, %17
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  br i1 %8, label %11, label %17

11:                                               ; preds = %9
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr float, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %0
  %15 = getelementptr float, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20, %9
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %11, %20
  %21 = phi i64 [ 0, %11 ], [ %25, %20 ]
  %22 = getelementptr float, ptr %13, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr float, ptr %15, i64 %21
  store float %23, ptr %24, align 4
  %25 = add nuw nsw i64 %21, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_vadd_s(i64 noundef %0, float noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp slt i64 %3, 0
  %8 = sub i64 1, %0
  %9 = mul i64 %3, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = getelementptr inbounds float, ptr %2, i64 %10
  %12 = icmp slt i64 %5, 0
  %13 = mul i64 %5, %8
  %14 = select i1 %12, i64 %13, i64 0
  %15 = getelementptr inbounds float, ptr %4, i64 %14
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %18, %6
  ret void

18:                                               ; preds = %6, %18
  %19 = phi i64 [ %27, %18 ], [ 0, %6 ]
  %20 = mul nsw i64 %19, %3
  %21 = getelementptr inbounds float, ptr %11, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul nsw i64 %19, %5
  %24 = getelementptr inbounds float, ptr %15, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = tail call float @llvm.fmuladd.f32(float %1, float %22, float %25)
  store float %26, ptr %24, align 4
  %27 = add nuw nsw i64 %19, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %17, label %18
}

declare float @llvm.fmuladd.f32(float, float, float) #2

define linkonce_odr hidden void @enzcc_blas_add_s(i64 noundef %0, i64 noundef %1, float noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %18

9:                                                ; preds = %7
  %10 = icmp sgt i64 %0, 0
  br label %11

11:                                               ; preds = %9, %19
  %12 = phi i64 [ 0, %9 ], [ %20, %19 ]
  br i1 %10, label %13, label %19

13:                                               ; preds = %11
  %14 = mul nsw i64 %12, %4
  %15 = getelementptr float, ptr %3, i64 %14
  %16 = mul nsw i64 %12, %6
  %17 = getelementptr float, ptr %5, i64 %16
  br label %22

18:                                               ; preds = %19, %7
  ret void

19:                                               ; preds = %22, %11
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %18, label %11

22:                                               ; preds = %13, %22
  %23 = phi i64 [ 0, %13 ], [ %29, %22 ]
  %24 = getelementptr float, ptr %15, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = getelementptr float, ptr %17, i64 %23
  %27 = load float, ptr %26, align 4
  %28 = tail call float @llvm.fmuladd.f32(float %2, float %25, float %27)
  store float %28, ptr %26, align 4
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %19, label %22
}

define linkonce_odr hidden void @__enzcc_blas_vscale_s(i64 noundef %0, float noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp slt i64 %3, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %3, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds float, ptr %2, i64 %8
  %10 = fcmp oeq float %1, 0.000000e+00
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  %12 = icmp sgt i64 %0, 0
  br i1 %12, label %13, label %31

13:                                               ; preds = %11, %13
  %14 = phi i64 [ %17, %13 ], [ 0, %11 ]
  %15 = mul nsw i64 %14, %3
  %16 = getelementptr inbounds float, ptr %9, i64 %15
  store float 0.000000e+00, ptr %16, align 4
  %17 = add nuw nsw i64 %14, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %31, label %13

19:                                               ; preds = %4
  %20 = fcmp une float %1, 1.000000e+00
  %21 = icmp sgt i64 %0, 0
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %31

23:                                               ; preds = %19, %23
  %24 = phi i64 [ %29, %23 ], [ 0, %19 ]
  %25 = mul nsw i64 %24, %3
  %26 = getelementptr inbounds float, ptr %9, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = fmul float %1, %27
  store float %28, ptr %26, align 4
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %31, label %23

31:                                               ; preds = %23, %13, %11, %19
  ret void
}

define linkonce_odr hidden void @__enzcc_blas_scale_s(i64 noundef %0, i64 noundef %1, float noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = fcmp oeq float %2, 0.000000e+00
  br i1 %6, label %7, label %24

7:                                                ; preds = %5
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %45

9:                                                ; preds = %7
  %10 = icmp sgt i64 %0, 0
  br label %11

11:                                               ; preds = %9, %16
  %12 = phi i64 [ 0, %9 ], [ %17, %16 ]
  br i1 %10, label %13, label %16

13:                                               ; preds = %11
  %14 = mul nsw i64 %12, %4
  %15 = getelementptr float, ptr %3, i64 %14
  br label %19

16:                                               ; preds = %19, %11
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %45, label %11

19:                                               ; preds = %13, %19
  %20 = phi i64 [ 0, %13 ], [ %22, %19 ]
  %21 = getelementptr float, ptr %15, i64 %20
  store float 0.000000e+00, ptr %21, align 4
  %22 = add nuw nsw i64 %20, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %16, label %19

24:                                               ; preds = %5
  %25 = fcmp une float %2, 1.000000e+00
  %26 = icmp sgt i64 %1, 0
  %27 = and i1 %25, %26
  br i1 %27, label %28, label %45

28:                                               ; preds = %24
  %29 = icmp sgt i64 %0, 0
  br label %30

30:                                               ; preds = %28, %35
  %31 = phi i64 [ 0, %28 ], [ %36, %35 ]
  br i1 %29, label %32, label %35

32:                                               ; preds = %30
  %33 = mul nsw i64 %31, %4
  %34 = getelementptr float, ptr %3, i64 %33
  br label %38

35:                                               ; preds = %38, %30
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %45, label %30

38:                                               ; preds = %32, %38
  %39 = phi i64 [ 0, %32 ], [ %43, %38 ]
  %40 = getelementptr float, ptr %34, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = fmul float %2, %41
  store float %42, ptr %40, align 4
  %43 = add nuw nsw i64 %39, 1
  %44 = icmp eq i64 %43, %0
  br i1 %44, label %35, label %38

45:                                               ; preds = %35, %16, %7, %24
  ret void
}

define linkonce_odr hidden float @enzcc_blas_vdot_s(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp slt i64 %2, 0
  %7 = sub i64 1, %0
  %8 = mul i64 %2, %7
  %9 = select i1 %6, i64 %8, i64 0
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = icmp slt i64 %4, 0
  %12 = mul i64 %4, %7
  %13 = select i1 %11, i64 %12, i64 0
  %14 = getelementptr inbounds float, ptr %3, i64 %13
  %15 = icmp sgt i64 %0, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %18, %5
  %17 = phi float [ 0.000000e+00, %5 ], [ %27, %18 ]
  ret float %17

18:                                               ; preds = %5, %18
  %19 = phi i64 [ %28, %18 ], [ 0, %5 ]
  %20 = phi float [ %27, %18 ], [ 0.000000e+00, %5 ]
  %21 = mul nsw i64 %19, %2
  %22 = getelementptr inbounds float, ptr %10, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = mul nsw i64 %19, %4
  %25 = getelementptr inbounds float, ptr %14, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = tail call float @llvm.fmuladd.f32(float %23, float %26, float %20)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %16, label %18
}

define linkonce_odr hidden float @enzcc_blas_mdot_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %18

8:                                                ; preds = %6
  %9 = icmp sgt i64 %0, 0
  br label %10

10:                                               ; preds = %8, %20
  %11 = phi i64 [ 0, %8 ], [ %22, %20 ]
  %12 = phi float [ 0.000000e+00, %8 ], [ %21, %20 ]
  br i1 %9, label %13, label %20

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %3
  %15 = getelementptr float, ptr %2, i64 %14
  %16 = mul nsw i64 %11, %5
  %17 = getelementptr float, ptr %4, i64 %16
  br label %24

18:                                               ; preds = %20, %6
  %19 = phi float [ 0.000000e+00, %6 ], [ %21, %20 ]
  ret float %19

20:                                               ; preds = %24, %10
  %21 = phi float [ %12, %10 ], [ %31, %24 ]
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %1
  br i1 %23, label %18, label %10

24:                                               ; preds = %13, %24
  %25 = phi i64 [ 0, %13 ], [ %32, %24 ]
  %26 = phi float [ %12, %13 ], [ %31, %24 ]
  %27 = getelementptr float, ptr %15, i64 %25
  %28 = load float, ptr %27, align 4
  %29 = getelementptr float, ptr %17, i64 %25
  %30 = load float, ptr %29, align 4
  %31 = tail call float @llvm.fmuladd.f32(float %28, float %30, float %26)
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %20, label %24
}

define linkonce_odr hidden void @enzcc_blas_copied_s(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp eq ptr %1, %3
  br i1 %6, label %29, label %7

7:                                                ; preds = %5
  %8 = icmp slt i64 %2, 0
  %9 = sub i64 1, %0
  %10 = mul i64 %2, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = icmp slt i64 %4, 0
  %14 = mul i64 %4, %9
  %15 = select i1 %13, i64 %14, i64 0
  %16 = getelementptr inbounds float, ptr %3, i64 %15
  %17 = icmp sgt i64 %0, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %7, %18
  %19 = phi i64 [ %20, %18 ], [ %0, %7 ]
  %20 = add nsw i64 %19, -1
  %21 = mul nsw i64 %20, %4
  %22 = getelementptr inbounds float, ptr %16, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = mul nsw i64 %20, %2
  %25 = getelementptr inbounds float, ptr %12, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fadd float %23, %26
  store float %27, ptr %25, align 4
  store float 0.000000e+00, ptr %22, align 4
  %28 = icmp samesign ugt i64 %19, 1
  br i1 %28, label %18, label %29

29:                                               ; preds = %18, %7, %5
  ret void
}

define linkonce_odr hidden void @enzcc_blas_undefined_s(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp slt i64 %2, 0
  %5 = sub i64 1, %0
  %6 = mul i64 %2, %5
  %7 = select i1 %4, i64 %6, i64 0
  %8 = getelementptr inbounds float, ptr %1, i64 %7
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %15, %11 ], [ 0, %3 ]
  %13 = mul nsw i64 %12, %2
  %14 = getelementptr inbounds float, ptr %8, i64 %13
  store float 0x7FF8000000000000, ptr %14, align 4
  %15 = add nuw nsw i64 %12, 1
  %16 = icmp eq i64 %15, %0
  br i1 %16, label %10, label %11
}

define linkonce_odr hidden void @enzcc_blas_mundefined_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = icmp sgt i64 %0, 0
  br label %8

8:                                                ; preds = %6, %14
  %9 = phi i64 [ 0, %6 ], [ %15, %14 ]
  br i1 %7, label %10, label %14

10:                                               ; preds = %8
  %11 = mul nsw i64 %9, %3
  %12 = getelementptr float, ptr %2, i64 %11
  br label %17

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %17, %8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %13, label %8

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %20, %17 ]
  %19 = getelementptr float, ptr %12, i64 %18
  store float 0x7FF8000000000000, ptr %19, align 4
  %20 = add nuw nsw i64 %18, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %14, label %17
}

define linkonce_odr hidden float @enzcc_blas_signdot_s(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = icmp slt i64 %2, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %2, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds float, ptr %1, i64 %8
  %10 = getelementptr inbounds float, ptr %3, i64 %8
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %30, %4
  %13 = phi float [ 0.000000e+00, %4 ], [ %32, %30 ]
  ret float %13

14:                                               ; preds = %4, %30
  %15 = phi i64 [ %33, %30 ], [ 0, %4 ]
  %16 = phi float [ %32, %30 ], [ 0.000000e+00, %4 ]
  %17 = mul nsw i64 %15, %2
  %18 = getelementptr inbounds float, ptr %9, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fcmp ogt float %19, 0.000000e+00
  br i1 %20, label %21, label %24

21:                                               ; preds = %14
  %22 = getelementptr inbounds float, ptr %10, i64 %17
  %23 = load float, ptr %22, align 4
  br label %30

24:                                               ; preds = %14
  %25 = fcmp olt float %19, 0.000000e+00
  br i1 %25, label %26, label %30

26:                                               ; preds = %24
  %27 = getelementptr inbounds float, ptr %10, i64 %17
  %28 = load float, ptr %27, align 4
  %29 = fneg float %28
  br label %30

30:                                               ; preds = %26, %24, %21
  %31 = phi float [ %23, %21 ], [ %29, %26 ], [ 0.000000e+00, %24 ]
  %32 = fadd float %16, %31
  %33 = add nuw nsw i64 %15, 1
  %34 = icmp eq i64 %33, %0
  br i1 %34, label %12, label %14
}

define linkonce_odr hidden void @enzcc_blas_addsigns_s(i64 noundef %0, float noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp slt i64 %3, 0
  %8 = sub i64 1, %0
  %9 = mul i64 %3, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = getelementptr inbounds float, ptr %2, i64 %10
  %12 = icmp slt i64 %5, 0
  %13 = mul i64 %5, %8
  %14 = select i1 %12, i64 %13, i64 0
  %15 = getelementptr inbounds float, ptr %4, i64 %14
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %6
  %18 = fneg float %1
  br label %20

19:                                               ; preds = %20, %6
  ret void

20:                                               ; preds = %17, %20
  %21 = phi i64 [ 0, %17 ], [ %33, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr inbounds float, ptr %11, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fcmp ogt float %24, 0.000000e+00
  %26 = fcmp olt float %24, 0.000000e+00
  %27 = select i1 %26, float %18, float 0.000000e+00
  %28 = select i1 %25, float %1, float %27
  %29 = mul nsw i64 %21, %5
  %30 = getelementptr inbounds float, ptr %15, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = fadd float %28, %31
  store float %32, ptr %30, align 4
  %33 = add nuw nsw i64 %21, 1
  %34 = icmp eq i64 %33, %0
  br i1 %34, label %19, label %20
}

define linkonce_odr hidden void @__enzcc_blas_scaletri_s(i8 noundef signext %0, i64 noundef %1, float noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  %9 = fcmp oeq float %2, 0.000000e+00
  br label %13

10:                                               ; preds = %28, %13
  %11 = icmp eq i64 %16, %1
  br i1 %11, label %12, label %13

12:                                               ; preds = %10, %5
  ret void

13:                                               ; preds = %7, %10
  %14 = phi i64 [ 0, %7 ], [ %16, %10 ]
  %15 = select i1 %8, i64 0, i64 %14
  %16 = add nuw nsw i64 %14, 1
  %17 = select i1 %8, i64 %16, i64 %1
  %18 = icmp slt i64 %15, %17
  br i1 %18, label %19, label %10

19:                                               ; preds = %13
  %20 = mul nsw i64 %14, %4
  %21 = getelementptr float, ptr %3, i64 %20
  br label %22

22:                                               ; preds = %19, %28
  %23 = phi i64 [ %15, %19 ], [ %31, %28 ]
  br i1 %9, label %28, label %24

24:                                               ; preds = %22
  %25 = getelementptr float, ptr %21, i64 %23
  %26 = load float, ptr %25, align 4
  %27 = fmul float %2, %26
  br label %28

28:                                               ; preds = %22, %24
  %29 = phi float [ %27, %24 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr float, ptr %21, i64 %23
  store float %29, ptr %30, align 4
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %17
  br i1 %32, label %10, label %22
}

define linkonce_odr hidden void @enzcc_blas_addtri_s(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, float noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = icmp eq i8 %1, 85
  %10 = zext i1 %9 to i64
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %8
  %13 = icmp eq i8 %0, 85
  br label %17

14:                                               ; preds = %30, %17
  %15 = icmp eq i64 %21, %2
  br i1 %15, label %16, label %17

16:                                               ; preds = %14, %8
  ret void

17:                                               ; preds = %12, %14
  %18 = phi i64 [ 0, %12 ], [ %21, %14 ]
  %19 = add nuw nsw i64 %18, %10
  %20 = select i1 %13, i64 0, i64 %19
  %21 = add nuw nsw i64 %18, 1
  %22 = sub nuw nsw i64 %21, %10
  %23 = select i1 %13, i64 %22, i64 %2
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %14

25:                                               ; preds = %17
  %26 = mul nsw i64 %18, %5
  %27 = getelementptr float, ptr %4, i64 %26
  %28 = mul nsw i64 %18, %7
  %29 = getelementptr float, ptr %6, i64 %28
  br label %30

30:                                               ; preds = %25, %30
  %31 = phi i64 [ %20, %25 ], [ %37, %30 ]
  %32 = getelementptr float, ptr %27, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = getelementptr float, ptr %29, i64 %31
  %35 = load float, ptr %34, align 4
  %36 = tail call float @llvm.fmuladd.f32(float %3, float %33, float %35)
  store float %36, ptr %34, align 4
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, %23
  br i1 %38, label %14, label %30
}

define linkonce_odr hidden float @enzcc_blas_dottri_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %6
  %9 = icmp eq i8 %0, 85
  br label %15

10:                                               ; preds = %27, %15
  %11 = phi float [ %16, %15 ], [ %34, %27 ]
  %12 = icmp eq i64 %19, %1
  br i1 %12, label %13, label %15

13:                                               ; preds = %10, %6
  %14 = phi float [ 0.000000e+00, %6 ], [ %11, %10 ]
  ret float %14

15:                                               ; preds = %8, %10
  %16 = phi float [ 0.000000e+00, %8 ], [ %11, %10 ]
  %17 = phi i64 [ 0, %8 ], [ %19, %10 ]
  %18 = select i1 %9, i64 0, i64 %17
  %19 = add nuw nsw i64 %17, 1
  %20 = select i1 %9, i64 %19, i64 %1
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %22, label %10

22:                                               ; preds = %15
  %23 = mul nsw i64 %17, %3
  %24 = getelementptr float, ptr %2, i64 %23
  %25 = mul nsw i64 %17, %5
  %26 = getelementptr float, ptr %4, i64 %25
  br label %27

27:                                               ; preds = %22, %27
  %28 = phi i64 [ %18, %22 ], [ %35, %27 ]
  %29 = phi float [ %16, %22 ], [ %34, %27 ]
  %30 = getelementptr float, ptr %24, i64 %28
  %31 = load float, ptr %30, align 4
  %32 = getelementptr float, ptr %26, i64 %28
  %33 = load float, ptr %32, align 4
  %34 = tail call float @llvm.fmuladd.f32(float %31, float %33, float %29)
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, %20
  br i1 %36, label %10, label %27
}

define linkonce_odr hidden void @enzcc_blas_outertri_s(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, float noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = icmp eq i8 %1, 85
  %12 = zext i1 %11 to i64
  %13 = icmp slt i64 %5, 0
  %14 = sub i64 1, %2
  %15 = mul i64 %5, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %4, i64 %16
  %18 = icmp slt i64 %7, 0
  %19 = mul i64 %7, %14
  %20 = select i1 %18, i64 %19, i64 0
  %21 = getelementptr inbounds float, ptr %6, i64 %20
  %22 = icmp sgt i64 %2, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %10
  %24 = icmp eq i8 %0, 85
  br label %28

25:                                               ; preds = %43, %28
  %26 = icmp eq i64 %32, %2
  br i1 %26, label %27, label %28

27:                                               ; preds = %25, %10
  ret void

28:                                               ; preds = %23, %25
  %29 = phi i64 [ 0, %23 ], [ %32, %25 ]
  %30 = add nuw nsw i64 %29, %12
  %31 = select i1 %24, i64 0, i64 %30
  %32 = add nuw nsw i64 %29, 1
  %33 = sub nuw nsw i64 %32, %12
  %34 = select i1 %24, i64 %33, i64 %2
  %35 = mul nsw i64 %29, %7
  %36 = getelementptr inbounds float, ptr %21, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = fmul float %3, %37
  %39 = icmp slt i64 %31, %34
  br i1 %39, label %40, label %25

40:                                               ; preds = %28
  %41 = mul nsw i64 %29, %9
  %42 = getelementptr float, ptr %8, i64 %41
  br label %43

43:                                               ; preds = %40, %43
  %44 = phi i64 [ %31, %40 ], [ %51, %43 ]
  %45 = mul nsw i64 %44, %5
  %46 = getelementptr inbounds float, ptr %17, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = getelementptr float, ptr %42, i64 %44
  %49 = load float, ptr %48, align 4
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %38, float %49)
  store float %50, ptr %48, align 4
  %51 = add nuw nsw i64 %44, 1
  %52 = icmp eq i64 %51, %34
  br i1 %52, label %25, label %43
}

define linkonce_odr hidden void @enzcc_blas_bothtri_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr float, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr float, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr float, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %9, %20
  %21 = phi i64 [ 0, %9 ], [ %34, %20 ]
  %22 = icmp samesign ule i64 %21, %10
  %23 = icmp samesign uge i64 %21, %10
  %24 = select i1 %8, i1 %22, i1 %23
  %25 = getelementptr float, ptr %13, i64 %21
  %26 = mul nsw i64 %21, %3
  %27 = getelementptr float, ptr %11, i64 %26
  %28 = select i1 %24, ptr %25, ptr %27
  %29 = load float, ptr %28, align 4
  %30 = icmp eq i64 %21, %10
  %31 = fmul float %29, 2.000000e+00
  %32 = select i1 %30, float %31, float %29
  %33 = getelementptr float, ptr %15, i64 %21
  store float %32, ptr %33, align 4
  %34 = add nuw nsw i64 %21, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_addsym_s(i8 noundef signext %0, i64 noundef %1, float noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %6
  %9 = icmp eq i8 %0, 85
  br label %13

10:                                               ; preds = %38, %13
  %11 = icmp eq i64 %16, %1
  br i1 %11, label %12, label %13

12:                                               ; preds = %10, %6
  ret void

13:                                               ; preds = %8, %10
  %14 = phi i64 [ 0, %8 ], [ %16, %10 ]
  %15 = select i1 %9, i64 0, i64 %14
  %16 = add nuw nsw i64 %14, 1
  %17 = select i1 %9, i64 %16, i64 %1
  %18 = getelementptr float, ptr %3, i64 %14
  %19 = icmp slt i64 %15, %17
  br i1 %19, label %20, label %10

20:                                               ; preds = %13
  %21 = mul nuw nsw i64 %14, %1
  %22 = getelementptr float, ptr %3, i64 %21
  %23 = mul nsw i64 %14, %5
  %24 = getelementptr float, ptr %4, i64 %23
  %25 = getelementptr float, ptr %22, i64 %14
  br label %26

26:                                               ; preds = %20, %38
  %27 = phi i64 [ %15, %20 ], [ %43, %38 ]
  %28 = icmp eq i64 %27, %14
  br i1 %28, label %29, label %31

29:                                               ; preds = %26
  %30 = load float, ptr %25, align 4
  br label %38

31:                                               ; preds = %26
  %32 = getelementptr float, ptr %22, i64 %27
  %33 = load float, ptr %32, align 4
  %34 = mul nuw nsw i64 %27, %1
  %35 = getelementptr float, ptr %18, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = fadd float %33, %36
  br label %38

38:                                               ; preds = %31, %29
  %39 = phi float [ %30, %29 ], [ %37, %31 ]
  %40 = getelementptr float, ptr %24, i64 %27
  %41 = load float, ptr %40, align 4
  %42 = tail call float @llvm.fmuladd.f32(float %2, float %39, float %41)
  store float %42, ptr %40, align 4
  %43 = add nuw nsw i64 %27, 1
  %44 = icmp eq i64 %43, %17
  br i1 %44, label %10, label %26
}

define linkonce_odr hidden void @enzcc_blas_adddiag_s(i64 noundef %0, float noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = icmp slt i64 %3, 0
  %10 = sub i64 1, %0
  %11 = mul i64 %3, %10
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = icmp slt i64 %5, 0
  %15 = mul i64 %5, %10
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %4, i64 %16
  %18 = icmp sgt i64 %0, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %8
  %20 = add i64 %7, 1
  br label %22

21:                                               ; preds = %22, %8
  ret void

22:                                               ; preds = %19, %22
  %23 = phi i64 [ 0, %19 ], [ %35, %22 ]
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds float, ptr %13, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fmul float %1, %26
  %28 = mul nsw i64 %23, %5
  %29 = getelementptr inbounds float, ptr %17, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = mul i64 %23, %20
  %32 = getelementptr inbounds float, ptr %6, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = tail call float @llvm.fmuladd.f32(float %27, float %30, float %33)
  store float %34, ptr %32, align 4
  %35 = add nuw nsw i64 %23, 1
  %36 = icmp eq i64 %35, %0
  br i1 %36, label %21, label %22
}

define linkonce_odr hidden void @enzcc_blas_diagmul_s(i64 noundef %0, float noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = icmp slt i64 %5, 0
  %10 = sub i64 1, %0
  %11 = mul i64 %5, %10
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds float, ptr %4, i64 %12
  %14 = icmp slt i64 %7, 0
  %15 = mul i64 %7, %10
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %6, i64 %16
  %18 = icmp sgt i64 %0, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %8
  %20 = add i64 %3, 1
  br label %22

21:                                               ; preds = %22, %8
  ret void

22:                                               ; preds = %19, %22
  %23 = phi i64 [ 0, %19 ], [ %35, %22 ]
  %24 = mul i64 %23, %20
  %25 = getelementptr inbounds float, ptr %2, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fmul float %1, %26
  %28 = mul nsw i64 %23, %5
  %29 = getelementptr inbounds float, ptr %13, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = mul nsw i64 %23, %7
  %32 = getelementptr inbounds float, ptr %17, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = tail call float @llvm.fmuladd.f32(float %27, float %30, float %33)
  store float %34, ptr %32, align 4
  %35 = add nuw nsw i64 %23, 1
  %36 = icmp eq i64 %35, %0
  br i1 %36, label %21, label %22
}

define linkonce_odr hidden void @enzcc_blas_wholetri_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr float, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr float, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr float, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %9, %20
  %21 = phi i64 [ 0, %9 ], [ %31, %20 ]
  %22 = icmp samesign ule i64 %21, %10
  %23 = icmp samesign uge i64 %21, %10
  %24 = select i1 %8, i1 %22, i1 %23
  %25 = getelementptr float, ptr %13, i64 %21
  %26 = mul nsw i64 %21, %3
  %27 = getelementptr float, ptr %11, i64 %26
  %28 = select i1 %24, ptr %25, ptr %27
  %29 = load float, ptr %28, align 4
  %30 = getelementptr float, ptr %15, i64 %21
  store float %29, ptr %30, align 4
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_onlytri_s(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) nounwind {
  %7 = icmp eq i8 %1, 85
  %8 = zext i1 %7 to i64
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = icmp eq i8 %0, 85
  br label %15

12:                                               ; preds = %36, %24
  %13 = icmp eq i64 %19, %2
  br i1 %13, label %14, label %15

14:                                               ; preds = %12, %6
  ret void

15:                                               ; preds = %12, %10
  %16 = phi i64 [ 0, %10 ], [ %19, %12 ]
  %17 = add nuw nsw i64 %16, %8
  %18 = select i1 %11, i64 0, i64 %17
  %19 = add nuw nsw i64 %16, 1
  %20 = sub nuw nsw i64 %19, %8
  %21 = select i1 %11, i64 %20, i64 %2
  %22 = mul nuw nsw i64 %16, %2
  %23 = getelementptr float, ptr %5, i64 %22
  br label %31

24:                                               ; preds = %31
  %25 = icmp slt i64 %18, %21
  br i1 %25, label %26, label %12

26:                                               ; preds = %24
  %27 = mul nsw i64 %16, %4
  %28 = getelementptr float, ptr %3, i64 %27
  %29 = mul nuw nsw i64 %16, %2
  %30 = getelementptr float, ptr %5, i64 %29
  br label %36

31:                                               ; preds = %15, %31
  %32 = phi i64 [ 0, %15 ], [ %34, %31 ]
  %33 = getelementptr float, ptr %23, i64 %32
  store float 0.000000e+00, ptr %33, align 4
  %34 = add nuw nsw i64 %32, 1
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %24, label %31

36:                                               ; preds = %26, %36
  %37 = phi i64 [ %18, %26 ], [ %41, %36 ]
  %38 = getelementptr float, ptr %28, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = getelementptr float, ptr %30, i64 %37
  store float %39, ptr %40, align 4
  %41 = add nuw nsw i64 %37, 1
  %42 = icmp eq i64 %41, %21
  br i1 %42, label %12, label %36
}

define linkonce_odr hidden void @enzcc_blas_halftri_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2) nounwind {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = icmp eq i8 %0, 85
  %7 = add nuw i64 %1, 1
  br label %9

8:                                                ; preds = %18, %3
  ret void

9:                                                ; preds = %5, %18
  %10 = phi i64 [ 0, %5 ], [ %11, %18 ]
  %11 = add nuw nsw i64 %10, 1
  %12 = select i1 %6, i64 %11, i64 0
  %13 = select i1 %6, i64 %1, i64 %10
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %9
  %16 = mul nuw nsw i64 %10, %1
  %17 = getelementptr float, ptr %2, i64 %16
  br label %24

18:                                               ; preds = %24, %9
  %19 = mul i64 %10, %7
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = fmul float %21, 5.000000e-01
  store float %22, ptr %20, align 4
  %23 = icmp eq i64 %11, %1
  br i1 %23, label %8, label %9

24:                                               ; preds = %15, %24
  %25 = phi i64 [ %12, %15 ], [ %27, %24 ]
  %26 = getelementptr float, ptr %17, i64 %25
  store float 0.000000e+00, ptr %26, align 4
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, %13
  br i1 %28, label %18, label %24
}

define linkonce_odr hidden void @enzcc_blas_addrows_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, float noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %10
  %13 = icmp eq i8 %0, 85
  %14 = icmp sgt i64 %1, 0
  %15 = add nsw i64 %5, 1
  br label %17

16:                                               ; preds = %57, %10
  ret void

17:                                               ; preds = %12, %57
  %18 = phi i64 [ 0, %12 ], [ %58, %57 ]
  br i1 %13, label %25, label %19

19:                                               ; preds = %17
  br i1 %14, label %20, label %57

20:                                               ; preds = %19
  %21 = mul nsw i64 %18, %7
  %22 = getelementptr float, ptr %6, i64 %21
  %23 = mul nsw i64 %18, %9
  %24 = getelementptr float, ptr %8, i64 %23
  br label %44

25:                                               ; preds = %17
  %26 = mul nsw i64 %18, %15
  %27 = getelementptr inbounds float, ptr %4, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fmul float %3, %28
  br i1 %14, label %30, label %57

30:                                               ; preds = %25
  %31 = mul nsw i64 %18, %7
  %32 = getelementptr float, ptr %6, i64 %31
  %33 = mul nsw i64 %18, %9
  %34 = getelementptr float, ptr %8, i64 %33
  br label %35

35:                                               ; preds = %30, %35
  %36 = phi i64 [ 0, %30 ], [ %42, %35 ]
  %37 = getelementptr float, ptr %32, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = getelementptr float, ptr %34, i64 %36
  %40 = load float, ptr %39, align 4
  %41 = tail call float @llvm.fmuladd.f32(float %29, float %38, float %40)
  store float %41, ptr %39, align 4
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %57, label %35

44:                                               ; preds = %20, %44
  %45 = phi i64 [ 0, %20 ], [ %55, %44 ]
  %46 = mul nsw i64 %45, %15
  %47 = getelementptr inbounds float, ptr %4, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fmul float %3, %48
  %50 = getelementptr float, ptr %22, i64 %45
  %51 = load float, ptr %50, align 4
  %52 = getelementptr float, ptr %24, i64 %45
  %53 = load float, ptr %52, align 4
  %54 = tail call float @llvm.fmuladd.f32(float %49, float %51, float %53)
  store float %54, ptr %52, align 4
  %55 = add nuw nsw i64 %45, 1
  %56 = icmp eq i64 %55, %1
  br i1 %56, label %57, label %44

57:                                               ; preds = %44, %35, %19, %25
  %58 = add nuw nsw i64 %18, 1
  %59 = icmp eq i64 %58, %2
  br i1 %59, label %16, label %17
}

define linkonce_odr hidden void @enzcc_blas_smallback_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = alloca [32 x float], align 16
  %8 = alloca [32 x float], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  %9 = icmp eq i8 %0, 85
  %10 = select i1 %9, i64 %3, i64 1
  %11 = select i1 %9, i64 %5, i64 1
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %6
  %14 = add i64 %3, 1
  %15 = add i64 %5, 1
  br label %17

16:                                               ; preds = %76, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  ret void

17:                                               ; preds = %13, %76
  %18 = phi i64 [ %1, %13 ], [ %19, %76 ]
  %19 = add nsw i64 %18, -1
  %20 = mul i64 %19, %14
  %21 = getelementptr inbounds float, ptr %2, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul i64 %19, %15
  %24 = getelementptr inbounds float, ptr %4, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = icmp slt i64 %18, %1
  br i1 %26, label %27, label %76

27:                                               ; preds = %17, %27
  %28 = phi i64 [ %38, %27 ], [ %18, %17 ]
  %29 = sub nsw i64 %28, %19
  %30 = mul nsw i64 %29, %10
  %31 = getelementptr float, ptr %21, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds nuw float, ptr %7, i64 %28
  store float %32, ptr %33, align 4
  %34 = mul nsw i64 %29, %11
  %35 = getelementptr float, ptr %24, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw float, ptr %8, i64 %28
  store float %36, ptr %37, align 4
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %40, label %27

40:                                               ; preds = %27, %60
  %41 = phi i64 [ %43, %60 ], [ %18, %27 ]
  %42 = select i1 %9, i64 %18, i64 %41
  %43 = add nuw nsw i64 %41, 1
  %44 = select i1 %9, i64 %43, i64 %1
  %45 = mul nsw i64 %41, %5
  %46 = getelementptr inbounds float, ptr %4, i64 %45
  %47 = getelementptr inbounds nuw float, ptr %7, i64 %41
  %48 = load float, ptr %47, align 4
  %49 = icmp slt i64 %42, %44
  br i1 %49, label %50, label %60

50:                                               ; preds = %40, %50
  %51 = phi i64 [ %58, %50 ], [ %42, %40 ]
  %52 = phi float [ %57, %50 ], [ 0.000000e+00, %40 ]
  %53 = getelementptr inbounds nuw float, ptr %46, i64 %51
  %54 = load float, ptr %53, align 4
  %55 = getelementptr inbounds nuw float, ptr %7, i64 %51
  %56 = load float, ptr %55, align 4
  %57 = tail call float @llvm.fmuladd.f32(float %54, float %56, float %52)
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, %44
  br i1 %59, label %66, label %50

60:                                               ; preds = %66, %40
  %61 = phi float [ 0.000000e+00, %40 ], [ %57, %66 ]
  %62 = getelementptr inbounds nuw float, ptr %8, i64 %41
  %63 = load float, ptr %62, align 4
  %64 = fsub float %63, %61
  store float %64, ptr %62, align 4
  %65 = icmp eq i64 %43, %1
  br i1 %65, label %81, label %40

66:                                               ; preds = %50, %66
  %67 = phi i64 [ %74, %66 ], [ %42, %50 ]
  %68 = getelementptr inbounds nuw float, ptr %46, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = getelementptr inbounds nuw float, ptr %8, i64 %67
  %71 = load float, ptr %70, align 4
  %72 = fneg float %69
  %73 = tail call float @llvm.fmuladd.f32(float %72, float %48, float %71)
  store float %73, ptr %70, align 4
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp eq i64 %74, %44
  br i1 %75, label %60, label %66

76:                                               ; preds = %81, %17
  %77 = phi float [ %25, %17 ], [ %90, %81 ]
  %78 = fmul float %22, 2.000000e+00
  %79 = fdiv float %77, %78
  store float %79, ptr %24, align 4
  %80 = icmp sgt i64 %18, 1
  br i1 %80, label %17, label %16

81:                                               ; preds = %60, %81
  %82 = phi i64 [ %94, %81 ], [ %18, %60 ]
  %83 = phi float [ %90, %81 ], [ %25, %60 ]
  %84 = getelementptr inbounds nuw float, ptr %8, i64 %82
  %85 = load float, ptr %84, align 4
  %86 = fdiv float %85, %22
  %87 = getelementptr inbounds nuw float, ptr %7, i64 %82
  %88 = load float, ptr %87, align 4
  %89 = fneg float %86
  %90 = tail call float @llvm.fmuladd.f32(float %89, float %88, float %83)
  %91 = sub nsw i64 %82, %19
  %92 = mul nsw i64 %91, %11
  %93 = getelementptr float, ptr %24, i64 %92
  store float %86, ptr %93, align 4
  %94 = add nuw nsw i64 %82, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %76, label %81
}

define linkonce_odr hidden void @__enzcc_blas_turn_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp sgt i64 %1, 0
  br label %10

10:                                               ; preds = %8, %17
  %11 = phi i64 [ 0, %8 ], [ %18, %17 ]
  %12 = getelementptr float, ptr %2, i64 %11
  br i1 %9, label %13, label %17

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %5
  %15 = getelementptr float, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %6
  ret void

17:                                               ; preds = %20, %10
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %16, label %10

20:                                               ; preds = %13, %20
  %21 = phi i64 [ 0, %13 ], [ %26, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr float, ptr %12, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = getelementptr float, ptr %15, i64 %21
  store float %24, ptr %25, align 4
  %26 = add nuw nsw i64 %21, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_addturned_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp sgt i64 %1, 0
  br label %10

10:                                               ; preds = %8, %17
  %11 = phi i64 [ 0, %8 ], [ %18, %17 ]
  %12 = getelementptr float, ptr %2, i64 %11
  br i1 %9, label %13, label %17

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %5
  %15 = getelementptr float, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %6
  ret void

17:                                               ; preds = %20, %10
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %16, label %10

20:                                               ; preds = %13, %20
  %21 = phi i64 [ 0, %13 ], [ %28, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr float, ptr %12, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = getelementptr float, ptr %15, i64 %21
  %26 = load float, ptr %25, align 4
  %27 = fadd float %24, %26
  store float %27, ptr %25, align 4
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %17, label %20
}

define linkonce_odr hidden i64 @__enzcc_blas_anytri_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %27

6:                                                ; preds = %4
  %7 = icmp eq i8 %0, 85
  br label %10

8:                                                ; preds = %19, %10
  %9 = icmp eq i64 %13, %1
  br i1 %9, label %27, label %10

10:                                               ; preds = %6, %8
  %11 = phi i64 [ 0, %6 ], [ %13, %8 ]
  %12 = select i1 %7, i64 0, i64 %11
  %13 = add nuw nsw i64 %11, 1
  %14 = select i1 %7, i64 %13, i64 %1
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %8

16:                                               ; preds = %10
  %17 = mul nsw i64 %11, %3
  %18 = getelementptr float, ptr %2, i64 %17
  br label %22

19:                                               ; preds = %22
  %20 = add nuw i64 %23, 1
  %21 = icmp eq i64 %20, %14
  br i1 %21, label %8, label %22

22:                                               ; preds = %16, %19
  %23 = phi i64 [ %12, %16 ], [ %20, %19 ]
  %24 = getelementptr float, ptr %18, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = fcmp une float %25, 0.000000e+00
  br i1 %26, label %27, label %19

27:                                               ; preds = %8, %22, %4
  %28 = phi i64 [ 0, %4 ], [ 1, %22 ], [ 0, %8 ]
  ret i64 %28
}

define linkonce_odr hidden void @enzcc_blas_set_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %6
  %9 = icmp sgt i64 %0, 0
  br label %10

10:                                               ; preds = %8, %18
  %11 = phi i64 [ 0, %8 ], [ %19, %18 ]
  br i1 %9, label %12, label %18

12:                                               ; preds = %10
  %13 = mul nsw i64 %11, %3
  %14 = getelementptr float, ptr %2, i64 %13
  %15 = mul nsw i64 %11, %5
  %16 = getelementptr float, ptr %4, i64 %15
  br label %21

17:                                               ; preds = %18, %6
  ret void

18:                                               ; preds = %21, %10
  %19 = add nuw nsw i64 %11, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %17, label %10

21:                                               ; preds = %12, %21
  %22 = phi i64 [ 0, %12 ], [ %26, %21 ]
  %23 = getelementptr float, ptr %14, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = getelementptr float, ptr %16, i64 %22
  store float %24, ptr %25, align 4
  %26 = add nuw nsw i64 %22, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %18, label %21
}

define linkonce_odr hidden void @enzcc_blas_settri_s(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp eq i8 %1, 85
  %9 = zext i1 %8 to i64
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = icmp eq i8 %0, 85
  br label %16

13:                                               ; preds = %29, %16
  %14 = icmp eq i64 %20, %2
  br i1 %14, label %15, label %16

15:                                               ; preds = %13, %7
  ret void

16:                                               ; preds = %11, %13
  %17 = phi i64 [ 0, %11 ], [ %20, %13 ]
  %18 = add nuw nsw i64 %17, %9
  %19 = select i1 %12, i64 0, i64 %18
  %20 = add nuw nsw i64 %17, 1
  %21 = sub nuw nsw i64 %20, %9
  %22 = select i1 %12, i64 %21, i64 %2
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %13

24:                                               ; preds = %16
  %25 = mul nsw i64 %17, %4
  %26 = getelementptr float, ptr %3, i64 %25
  %27 = mul nsw i64 %17, %6
  %28 = getelementptr float, ptr %5, i64 %27
  br label %29

29:                                               ; preds = %24, %29
  %30 = phi i64 [ %19, %24 ], [ %34, %29 ]
  %31 = getelementptr float, ptr %26, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = getelementptr float, ptr %28, i64 %30
  store float %32, ptr %33, align 4
  %34 = add nuw nsw i64 %30, 1
  %35 = icmp eq i64 %34, %22
  br i1 %35, label %13, label %29
}

define linkonce_odr hidden float @enzcc_blas_hole_s(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = add nsw i64 %2, 1
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %9, label %15

6:                                                ; preds = %9
  %7 = add nuw nsw i64 %10, 1
  %8 = icmp eq i64 %7, %0
  br i1 %8, label %15, label %9

9:                                                ; preds = %3, %6
  %10 = phi i64 [ %7, %6 ], [ 0, %3 ]
  %11 = mul nsw i64 %10, %4
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = fcmp oeq float %13, 0.000000e+00
  br i1 %14, label %15, label %6

15:                                               ; preds = %9, %6, %3
  %16 = phi float [ 0.000000e+00, %3 ], [ 0.000000e+00, %6 ], [ 1.000000e+00, %9 ]
  ret float %16
}

define linkonce_odr hidden void @enzcc_blas_lay_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 76
  %11 = icmp eq i8 %0, 85
  br label %15

12:                                               ; preds = %27, %15
  %13 = icmp eq i64 %18, %2
  br i1 %13, label %14, label %15

14:                                               ; preds = %12, %7
  ret void

15:                                               ; preds = %9, %12
  %16 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %17 = select i1 %10, i64 %16, i64 0
  %18 = add nuw nsw i64 %16, 1
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %1)
  %20 = select i1 %11, i64 %19, i64 %1
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %12

22:                                               ; preds = %15
  %23 = mul nsw i64 %16, %4
  %24 = getelementptr float, ptr %3, i64 %23
  %25 = mul nsw i64 %16, %6
  %26 = getelementptr float, ptr %5, i64 %25
  br label %27

27:                                               ; preds = %22, %27
  %28 = phi i64 [ %17, %22 ], [ %32, %27 ]
  %29 = getelementptr float, ptr %24, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = getelementptr float, ptr %26, i64 %28
  store float %30, ptr %31, align 4
  %32 = add nuw nsw i64 %28, 1
  %33 = icmp eq i64 %32, %20
  br i1 %33, label %12, label %27
}

define linkonce_odr hidden void @enzcc_blas_lift_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 76
  %11 = icmp eq i8 %0, 85
  br label %15

12:                                               ; preds = %27, %15
  %13 = icmp eq i64 %18, %2
  br i1 %13, label %14, label %15

14:                                               ; preds = %12, %7
  ret void

15:                                               ; preds = %9, %12
  %16 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %17 = select i1 %10, i64 %16, i64 0
  %18 = add nuw nsw i64 %16, 1
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %1)
  %20 = select i1 %11, i64 %19, i64 %1
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %12

22:                                               ; preds = %15
  %23 = mul nsw i64 %16, %6
  %24 = getelementptr float, ptr %5, i64 %23
  %25 = mul nsw i64 %16, %4
  %26 = getelementptr float, ptr %3, i64 %25
  br label %27

27:                                               ; preds = %22, %27
  %28 = phi i64 [ %17, %22 ], [ %34, %27 ]
  %29 = getelementptr float, ptr %24, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = getelementptr float, ptr %26, i64 %28
  %32 = load float, ptr %31, align 4
  %33 = fadd float %30, %32
  store float %33, ptr %31, align 4
  store float 0.000000e+00, ptr %29, align 4
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %20
  br i1 %35, label %12, label %27
}

define linkonce_odr hidden float @enzcc_blas_sumoff_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 76
  %9 = icmp eq i8 %0, 85
  br label %15

10:                                               ; preds = %33, %15
  %11 = phi float [ %16, %15 ], [ %35, %33 ]
  %12 = icmp eq i64 %19, %2
  br i1 %12, label %13, label %15

13:                                               ; preds = %10, %5
  %14 = phi float [ 0.000000e+00, %5 ], [ %11, %10 ]
  ret float %14

15:                                               ; preds = %7, %10
  %16 = phi float [ 0.000000e+00, %7 ], [ %11, %10 ]
  %17 = phi i64 [ 0, %7 ], [ %19, %10 ]
  %18 = select i1 %8, i64 %17, i64 0
  %19 = add nuw nsw i64 %17, 1
  %20 = tail call i64 @llvm.smin.i64(i64 %19, i64 %1)
  %21 = select i1 %9, i64 %20, i64 %1
  %22 = icmp slt i64 %18, %21
  br i1 %22, label %23, label %10

23:                                               ; preds = %15
  %24 = mul nsw i64 %17, %4
  %25 = getelementptr float, ptr %3, i64 %24
  br label %26

26:                                               ; preds = %23, %33
  %27 = phi i64 [ %18, %23 ], [ %36, %33 ]
  %28 = phi float [ %16, %23 ], [ %35, %33 ]
  %29 = icmp eq i64 %27, %17
  br i1 %29, label %33, label %30

30:                                               ; preds = %26
  %31 = getelementptr float, ptr %25, i64 %27
  %32 = load float, ptr %31, align 4
  br label %33

33:                                               ; preds = %26, %30
  %34 = phi float [ %32, %30 ], [ 0.000000e+00, %26 ]
  %35 = fadd float %28, %34
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, %21
  br i1 %37, label %10, label %26
}

define linkonce_odr hidden float @enzcc_blas_sumdiag_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = tail call i64 @llvm.smin.i64(i64 %1, i64 %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = add nsw i64 %3, 1
  br label %11

9:                                                ; preds = %11, %4
  %10 = phi float [ 0.000000e+00, %4 ], [ %17, %11 ]
  ret float %10

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %18, %11 ]
  %13 = phi float [ 0.000000e+00, %7 ], [ %17, %11 ]
  %14 = mul nsw i64 %12, %8
  %15 = getelementptr inbounds float, ptr %2, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = fadd float %13, %16
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %9, label %11
}

define linkonce_odr hidden float @enzcc_blas_normdot_s(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7) nounwind {
  %9 = add i8 %0, -69
  %10 = icmp ult i8 %9, 2
  br i1 %10, label %76, label %11

11:                                               ; preds = %8
  %12 = icmp eq i8 %0, 73
  %13 = select i1 %12, i64 %2, i64 %3
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %76

15:                                               ; preds = %11
  %16 = select i1 %12, i64 %3, i64 %2
  %17 = icmp sgt i64 %16, 0
  %18 = icmp eq i8 %1, 85
  %19 = icmp eq i8 %1, 76
  %20 = icmp eq i8 %0, 77
  %21 = and i8 %0, -5
  %22 = icmp ne i8 %21, 73
  br label %23

23:                                               ; preds = %15, %70
  %24 = phi float [ -1.000000e+00, %15 ], [ %73, %70 ]
  %25 = phi i64 [ 0, %15 ], [ %74, %70 ]
  %26 = phi i64 [ -1, %15 ], [ %72, %70 ]
  %27 = phi i64 [ -1, %15 ], [ %71, %70 ]
  br i1 %17, label %35, label %28

28:                                               ; preds = %35, %23
  %29 = phi i64 [ %27, %23 ], [ %62, %35 ]
  %30 = phi i64 [ %26, %23 ], [ %63, %35 ]
  %31 = phi float [ 0.000000e+00, %23 ], [ %59, %35 ]
  %32 = phi float [ %24, %23 ], [ %64, %35 ]
  %33 = fcmp ogt float %31, %32
  %34 = select i1 %12, i1 %33, i1 false
  br i1 %34, label %70, label %67

35:                                               ; preds = %23, %35
  %36 = phi float [ %64, %35 ], [ %24, %23 ]
  %37 = phi i64 [ %65, %35 ], [ 0, %23 ]
  %38 = phi float [ %59, %35 ], [ 0.000000e+00, %23 ]
  %39 = phi i64 [ %63, %35 ], [ %26, %23 ]
  %40 = phi i64 [ %62, %35 ], [ %27, %23 ]
  %41 = select i1 %12, i64 %25, i64 %37
  %42 = select i1 %12, i64 %37, i64 %25
  %43 = icmp samesign ugt i64 %41, %42
  %44 = select i1 %18, i1 %43, i1 false
  %45 = icmp samesign ult i64 %41, %42
  %46 = select i1 %19, i1 %45, i1 false
  %47 = select i1 %44, i1 true, i1 %46
  %48 = mul nsw i64 %41, %6
  %49 = getelementptr float, ptr %5, i64 %48
  %50 = getelementptr float, ptr %49, i64 %42
  %51 = mul nsw i64 %42, %6
  %52 = getelementptr float, ptr %5, i64 %51
  %53 = getelementptr float, ptr %52, i64 %41
  %54 = select i1 %47, ptr %50, ptr %53
  %55 = load float, ptr %54, align 4
  %56 = fcmp olt float %55, 0.000000e+00
  %57 = fneg float %55
  %58 = select i1 %56, float %57, float %55
  %59 = fadd float %38, %58
  %60 = fcmp ogt float %58, %36
  %61 = select i1 %20, i1 %60, i1 false
  %62 = select i1 %61, i64 %37, i64 %40
  %63 = select i1 %61, i64 %25, i64 %39
  %64 = select i1 %61, float %58, float %36
  %65 = add nuw nsw i64 %37, 1
  %66 = icmp eq i64 %65, %16
  br i1 %66, label %28, label %35

67:                                               ; preds = %28
  %68 = select i1 %22, i1 %33, i1 false
  br i1 %68, label %69, label %70

69:                                               ; preds = %67
  br label %70

70:                                               ; preds = %28, %69, %67
  %71 = phi i64 [ %29, %69 ], [ %29, %67 ], [ %25, %28 ]
  %72 = phi i64 [ %25, %69 ], [ %30, %67 ], [ %30, %28 ]
  %73 = phi float [ %31, %69 ], [ %32, %67 ], [ %31, %28 ]
  %74 = add nuw nsw i64 %25, 1
  %75 = icmp eq i64 %74, %13
  br i1 %75, label %76, label %23

76:                                               ; preds = %70, %11, %8
  %77 = phi i64 [ -1, %8 ], [ -1, %11 ], [ %71, %70 ]
  %78 = phi i64 [ -1, %8 ], [ -1, %11 ], [ %72, %70 ]
  %79 = icmp sgt i64 %3, 0
  br i1 %79, label %80, label %93

80:                                               ; preds = %76
  %81 = icmp sgt i64 %2, 0
  %82 = icmp sgt i64 %77, -1
  %83 = icmp sgt i64 %78, -1
  %84 = icmp eq i8 %1, 85
  %85 = icmp eq i8 %1, 76
  br label %86

86:                                               ; preds = %80, %95
  %87 = phi float [ 0.000000e+00, %80 ], [ %96, %95 ]
  %88 = phi i64 [ 0, %80 ], [ %97, %95 ]
  br i1 %81, label %89, label %95

89:                                               ; preds = %86
  %90 = icmp ne i64 %88, %78
  %91 = and i1 %83, %90
  %92 = mul nsw i64 %88, %6
  br label %99

93:                                               ; preds = %95, %76
  %94 = phi float [ 0.000000e+00, %76 ], [ %96, %95 ]
  ret float %94

95:                                               ; preds = %137, %86
  %96 = phi float [ %87, %86 ], [ %138, %137 ]
  %97 = add nuw nsw i64 %88, 1
  %98 = icmp eq i64 %97, %3
  br i1 %98, label %93, label %86

99:                                               ; preds = %89, %137
  %100 = phi float [ %87, %89 ], [ %138, %137 ]
  %101 = phi i64 [ 0, %89 ], [ %139, %137 ]
  br i1 %10, label %106, label %102

102:                                              ; preds = %99
  %103 = icmp ne i64 %101, %77
  %104 = and i1 %82, %103
  %105 = select i1 %104, i1 true, i1 %91
  br i1 %105, label %137, label %106

106:                                              ; preds = %102, %99
  %107 = icmp samesign ugt i64 %101, %88
  %108 = select i1 %84, i1 %107, i1 false
  %109 = icmp samesign ult i64 %101, %88
  %110 = select i1 %85, i1 %109, i1 false
  %111 = select i1 %108, i1 true, i1 %110
  %112 = mul nsw i64 %101, %6
  %113 = add nsw i64 %112, %88
  %114 = add nsw i64 %101, %92
  %115 = select i1 %111, i64 %113, i64 %114
  %116 = getelementptr inbounds float, ptr %5, i64 %115
  %117 = load float, ptr %116, align 4
  br i1 %10, label %118, label %123

118:                                              ; preds = %106
  %119 = fdiv float %117, %4
  %120 = getelementptr inbounds float, ptr %7, i64 %115
  %121 = load float, ptr %120, align 4
  %122 = tail call float @llvm.fmuladd.f32(float %119, float %121, float %100)
  br label %137

123:                                              ; preds = %106
  %124 = fcmp ogt float %117, 0.000000e+00
  br i1 %124, label %125, label %128

125:                                              ; preds = %123
  %126 = getelementptr inbounds float, ptr %7, i64 %115
  %127 = load float, ptr %126, align 4
  br label %134

128:                                              ; preds = %123
  %129 = fcmp olt float %117, 0.000000e+00
  br i1 %129, label %130, label %134

130:                                              ; preds = %128
  %131 = getelementptr inbounds float, ptr %7, i64 %115
  %132 = load float, ptr %131, align 4
  %133 = fneg float %132
  br label %134

134:                                              ; preds = %130, %128, %125
  %135 = phi float [ %127, %125 ], [ %133, %130 ], [ 0.000000e+00, %128 ]
  %136 = fadd float %100, %135
  br label %137

137:                                              ; preds = %102, %118, %134
  %138 = phi float [ %136, %134 ], [ %100, %102 ], [ %122, %118 ]
  %139 = add nuw nsw i64 %101, 1
  %140 = icmp eq i64 %139, %2
  br i1 %140, label %95, label %99
}

define linkonce_odr hidden void @enzcc_blas_addnorm_s(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, float noundef %4, float noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = add i8 %0, -69
  %12 = icmp ult i8 %11, 2
  br i1 %12, label %78, label %13

13:                                               ; preds = %10
  %14 = icmp eq i8 %0, 73
  %15 = select i1 %14, i64 %2, i64 %3
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %78

17:                                               ; preds = %13
  %18 = select i1 %14, i64 %3, i64 %2
  %19 = icmp sgt i64 %18, 0
  %20 = icmp eq i8 %1, 85
  %21 = icmp eq i8 %1, 76
  %22 = icmp eq i8 %0, 77
  %23 = and i8 %0, -5
  %24 = icmp ne i8 %23, 73
  br label %25

25:                                               ; preds = %17, %72
  %26 = phi float [ -1.000000e+00, %17 ], [ %75, %72 ]
  %27 = phi i64 [ 0, %17 ], [ %76, %72 ]
  %28 = phi i64 [ -1, %17 ], [ %74, %72 ]
  %29 = phi i64 [ -1, %17 ], [ %73, %72 ]
  br i1 %19, label %37, label %30

30:                                               ; preds = %37, %25
  %31 = phi i64 [ %29, %25 ], [ %64, %37 ]
  %32 = phi i64 [ %28, %25 ], [ %65, %37 ]
  %33 = phi float [ 0.000000e+00, %25 ], [ %61, %37 ]
  %34 = phi float [ %26, %25 ], [ %66, %37 ]
  %35 = fcmp ogt float %33, %34
  %36 = select i1 %14, i1 %35, i1 false
  br i1 %36, label %72, label %69

37:                                               ; preds = %25, %37
  %38 = phi float [ %66, %37 ], [ %26, %25 ]
  %39 = phi i64 [ %67, %37 ], [ 0, %25 ]
  %40 = phi float [ %61, %37 ], [ 0.000000e+00, %25 ]
  %41 = phi i64 [ %65, %37 ], [ %28, %25 ]
  %42 = phi i64 [ %64, %37 ], [ %29, %25 ]
  %43 = select i1 %14, i64 %27, i64 %39
  %44 = select i1 %14, i64 %39, i64 %27
  %45 = icmp samesign ugt i64 %43, %44
  %46 = select i1 %20, i1 %45, i1 false
  %47 = icmp samesign ult i64 %43, %44
  %48 = select i1 %21, i1 %47, i1 false
  %49 = select i1 %46, i1 true, i1 %48
  %50 = mul nsw i64 %43, %7
  %51 = getelementptr float, ptr %6, i64 %50
  %52 = getelementptr float, ptr %51, i64 %44
  %53 = mul nsw i64 %44, %7
  %54 = getelementptr float, ptr %6, i64 %53
  %55 = getelementptr float, ptr %54, i64 %43
  %56 = select i1 %49, ptr %52, ptr %55
  %57 = load float, ptr %56, align 4
  %58 = fcmp olt float %57, 0.000000e+00
  %59 = fneg float %57
  %60 = select i1 %58, float %59, float %57
  %61 = fadd float %40, %60
  %62 = fcmp ogt float %60, %38
  %63 = select i1 %22, i1 %62, i1 false
  %64 = select i1 %63, i64 %39, i64 %42
  %65 = select i1 %63, i64 %27, i64 %41
  %66 = select i1 %63, float %60, float %38
  %67 = add nuw nsw i64 %39, 1
  %68 = icmp eq i64 %67, %18
  br i1 %68, label %30, label %37

69:                                               ; preds = %30
  %70 = select i1 %24, i1 %35, i1 false
  br i1 %70, label %71, label %72

71:                                               ; preds = %69
  br label %72

72:                                               ; preds = %30, %71, %69
  %73 = phi i64 [ %31, %71 ], [ %31, %69 ], [ %27, %30 ]
  %74 = phi i64 [ %27, %71 ], [ %32, %69 ], [ %32, %30 ]
  %75 = phi float [ %33, %71 ], [ %34, %69 ], [ %33, %30 ]
  %76 = add nuw nsw i64 %27, 1
  %77 = icmp eq i64 %76, %15
  br i1 %77, label %78, label %25

78:                                               ; preds = %72, %13, %10
  %79 = phi i64 [ -1, %10 ], [ -1, %13 ], [ %73, %72 ]
  %80 = phi i64 [ -1, %10 ], [ -1, %13 ], [ %74, %72 ]
  %81 = icmp sgt i64 %3, 0
  br i1 %81, label %82, label %97

82:                                               ; preds = %78
  %83 = icmp sgt i64 %2, 0
  %84 = icmp sgt i64 %79, -1
  %85 = icmp sgt i64 %80, -1
  %86 = icmp eq i8 %1, 85
  %87 = icmp eq i8 %1, 76
  %88 = fneg float %4
  %89 = fdiv float %4, %5
  br label %90

90:                                               ; preds = %82, %98
  %91 = phi i64 [ 0, %82 ], [ %99, %98 ]
  br i1 %83, label %92, label %98

92:                                               ; preds = %90
  %93 = icmp ne i64 %91, %80
  %94 = and i1 %85, %93
  %95 = mul nsw i64 %91, %7
  %96 = mul nsw i64 %91, %9
  br label %101

97:                                               ; preds = %98, %78
  ret void

98:                                               ; preds = %138, %90
  %99 = add nuw nsw i64 %91, 1
  %100 = icmp eq i64 %99, %3
  br i1 %100, label %97, label %90

101:                                              ; preds = %92, %138
  %102 = phi i64 [ 0, %92 ], [ %139, %138 ]
  br i1 %12, label %107, label %103

103:                                              ; preds = %101
  %104 = icmp ne i64 %102, %79
  %105 = and i1 %84, %104
  %106 = select i1 %105, i1 true, i1 %94
  br i1 %106, label %138, label %107

107:                                              ; preds = %103, %101
  %108 = icmp samesign ugt i64 %102, %91
  %109 = select i1 %86, i1 %108, i1 false
  %110 = icmp samesign ult i64 %102, %91
  %111 = select i1 %87, i1 %110, i1 false
  %112 = select i1 %109, i1 true, i1 %111
  br i1 %112, label %113, label %118

113:                                              ; preds = %107
  %114 = mul nsw i64 %102, %7
  %115 = add nsw i64 %114, %91
  %116 = mul nsw i64 %102, %9
  %117 = add nsw i64 %116, %91
  br label %121

118:                                              ; preds = %107
  %119 = add nsw i64 %102, %95
  %120 = add nsw i64 %102, %96
  br label %121

121:                                              ; preds = %118, %113
  %122 = phi i64 [ %115, %113 ], [ %119, %118 ]
  %123 = phi i64 [ %117, %113 ], [ %120, %118 ]
  %124 = getelementptr inbounds float, ptr %6, i64 %122
  %125 = load float, ptr %124, align 4
  br i1 %12, label %126, label %130

126:                                              ; preds = %121
  %127 = getelementptr inbounds float, ptr %8, i64 %123
  %128 = load float, ptr %127, align 4
  %129 = tail call float @llvm.fmuladd.f32(float %89, float %125, float %128)
  store float %129, ptr %127, align 4
  br label %138

130:                                              ; preds = %121
  %131 = fcmp ogt float %125, 0.000000e+00
  %132 = fcmp olt float %125, 0.000000e+00
  %133 = select i1 %132, float %88, float 0.000000e+00
  %134 = select i1 %131, float %4, float %133
  %135 = getelementptr inbounds float, ptr %8, i64 %123
  %136 = load float, ptr %135, align 4
  %137 = fadd float %134, %136
  store float %137, ptr %135, align 4
  br label %138

138:                                              ; preds = %103, %126, %130
  %139 = add nuw nsw i64 %102, 1
  %140 = icmp eq i64 %139, %2
  br i1 %140, label %98, label %101
}

define linkonce_odr hidden void @enzcc_blas_gaps_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %10, label %29

5:                                                ; preds = %20
  %6 = sitofp i64 %0 to float
  %7 = fmul float %6, 0x3E80000000000000
  %8 = fmul float %7, %21
  %9 = fneg float %8
  br label %24

10:                                               ; preds = %3, %20
  %11 = phi float [ %21, %20 ], [ 0.000000e+00, %3 ]
  %12 = phi i64 [ %22, %20 ], [ 0, %3 ]
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = fcmp ogt float %14, %11
  br i1 %15, label %20, label %16

16:                                               ; preds = %10
  %17 = fneg float %14
  %18 = fcmp olt float %11, %17
  %19 = select i1 %18, float %17, float %11
  br label %20

20:                                               ; preds = %16, %10
  %21 = phi float [ %14, %10 ], [ %19, %16 ]
  %22 = add nuw nsw i64 %12, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %5, label %10

24:                                               ; preds = %30, %5
  %25 = phi i64 [ 0, %5 ], [ %31, %30 ]
  %26 = getelementptr inbounds nuw float, ptr %1, i64 %25
  %27 = mul nuw nsw i64 %25, %0
  %28 = getelementptr float, ptr %2, i64 %27
  br label %33

29:                                               ; preds = %30, %3
  ret void

30:                                               ; preds = %46
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %0
  br i1 %32, label %29, label %24

33:                                               ; preds = %24, %46
  %34 = phi i64 [ 0, %24 ], [ %48, %46 ]
  %35 = load float, ptr %26, align 4
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %34
  %37 = load float, ptr %36, align 4
  %38 = fsub float %35, %37
  %39 = fcmp ogt float %38, %8
  %40 = fcmp olt float %38, %9
  %41 = or i1 %39, %40
  %42 = getelementptr float, ptr %28, i64 %34
  br i1 %41, label %43, label %46

43:                                               ; preds = %33
  %44 = load float, ptr %42, align 4
  %45 = fdiv float %44, %38
  br label %46

46:                                               ; preds = %33, %43
  %47 = phi float [ %45, %43 ], [ 0.000000e+00, %33 ]
  store float %47, ptr %42, align 4
  %48 = add nuw nsw i64 %34, 1
  %49 = icmp eq i64 %48, %0
  br i1 %49, label %30, label %33
}

define linkonce_odr hidden void @enzcc_blas_setdiag_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = add nuw nsw i64 %0, 1
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = mul nuw nsw i64 %9, %6
  %13 = getelementptr inbounds nuw float, ptr %2, i64 %12
  store float %11, ptr %13, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %0
  br i1 %15, label %7, label %8
}

define linkonce_odr hidden void @enzcc_blas_diagof_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = add nuw nsw i64 %0, 1
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %10 = mul nuw nsw i64 %9, %6
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw float, ptr %2, i64 %9
  store float %12, ptr %13, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %0
  br i1 %15, label %7, label %8
}

define linkonce_odr hidden void @enzcc_blas_refuse_s(i64 noundef %0, ptr noundef %1) nounwind {
  %3 = icmp sgt i64 %0, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi i64 [ %11, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %8 = load float, ptr %7, align 4
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = select i1 %9, float 0.000000e+00, float 0x7FF8000000000000
  store float %10, ptr %7, align 4
  %11 = add nuw nsw i64 %6, 1
  %12 = icmp eq i64 %11, %0
  br i1 %12, label %4, label %5
}

define linkonce_odr hidden void @enzcc_blas_reflback_s(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i64 noundef %11, ptr noundef %12) nounwind {
  %14 = icmp eq i8 %0, 76
  %15 = select i1 %14, i64 %2, i64 %3
  %16 = select i1 %14, i64 %3, i64 %2
  %17 = select i1 %14, i64 1, i64 %2
  %18 = select i1 %14, i64 %2, i64 1
  %19 = icmp ne i8 %1, 78
  %20 = xor i1 %14, %19
  %21 = icmp sgt i64 %4, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %13
  %23 = icmp sgt i64 %16, 0
  br label %25

24:                                               ; preds = %58, %13
  ret void

25:                                               ; preds = %22, %58
  %26 = phi i64 [ 0, %22 ], [ %63, %58 ]
  %27 = xor i64 %26, -1
  %28 = add nsw i64 %4, %27
  %29 = select i1 %20, i64 %26, i64 %28
  %30 = getelementptr inbounds float, ptr %7, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = add nsw i64 %29, 1
  %33 = icmp slt i64 %32, %15
  br i1 %33, label %34, label %37

34:                                               ; preds = %25
  %35 = mul nsw i64 %29, %6
  %36 = getelementptr float, ptr %5, i64 %35
  br label %50

37:                                               ; preds = %50, %25
  %38 = phi float [ 1.000000e+00, %25 ], [ %55, %50 ]
  %39 = tail call float @llvm.fmuladd.f32(float %31, float %38, float -1.000000e+00)
  %40 = fdiv float %31, %39
  br i1 %23, label %41, label %58

41:                                               ; preds = %37
  %42 = mul nsw i64 %29, %17
  %43 = mul nsw i64 %29, %6
  %44 = getelementptr float, ptr %5, i64 %43
  %45 = fneg float %40
  %46 = tail call float @llvm.fmuladd.f32(float %45, float %38, float 1.000000e+00)
  %47 = fneg float %31
  %48 = mul nsw i64 %29, %11
  %49 = getelementptr float, ptr %10, i64 %48
  br label %65

50:                                               ; preds = %34, %50
  %51 = phi float [ 1.000000e+00, %34 ], [ %55, %50 ]
  %52 = phi i64 [ %32, %34 ], [ %56, %50 ]
  %53 = getelementptr float, ptr %36, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = tail call float @llvm.fmuladd.f32(float %54, float %54, float %51)
  %56 = add nsw i64 %52, 1
  %57 = icmp eq i64 %56, %15
  br i1 %57, label %37, label %50

58:                                               ; preds = %103, %37
  %59 = phi float [ 0.000000e+00, %37 ], [ %79, %103 ]
  %60 = getelementptr inbounds float, ptr %12, i64 %29
  %61 = load float, ptr %60, align 4
  %62 = fsub float %61, %59
  store float %62, ptr %60, align 4
  %63 = add nuw nsw i64 %26, 1
  %64 = icmp eq i64 %63, %4
  br i1 %64, label %24, label %25

65:                                               ; preds = %41, %103
  %66 = phi float [ 0.000000e+00, %41 ], [ %79, %103 ]
  %67 = phi i64 [ 0, %41 ], [ %104, %103 ]
  %68 = mul nsw i64 %67, %18
  %69 = getelementptr inbounds float, ptr %8, i64 %68
  %70 = getelementptr inbounds float, ptr %9, i64 %68
  %71 = getelementptr inbounds float, ptr %69, i64 %42
  %72 = load float, ptr %71, align 4
  %73 = getelementptr inbounds float, ptr %70, i64 %42
  %74 = load float, ptr %73, align 4
  br i1 %33, label %88, label %75

75:                                               ; preds = %88, %65
  %76 = phi float [ %72, %65 ], [ %97, %88 ]
  %77 = phi float [ %74, %65 ], [ %100, %88 ]
  %78 = fmul float %46, %76
  %79 = tail call float @llvm.fmuladd.f32(float %78, float %77, float %66)
  %80 = tail call float @llvm.fmuladd.f32(float %45, float %76, float %72)
  store float %80, ptr %71, align 4
  %81 = load float, ptr %73, align 4
  %82 = tail call float @llvm.fmuladd.f32(float %47, float %77, float %81)
  store float %82, ptr %73, align 4
  br i1 %33, label %83, label %103

83:                                               ; preds = %75
  %84 = fneg float %76
  %85 = fmul float %40, %84
  %86 = fneg float %77
  %87 = fmul float %31, %86
  br label %106

88:                                               ; preds = %65, %88
  %89 = phi i64 [ %101, %88 ], [ %32, %65 ]
  %90 = phi float [ %100, %88 ], [ %74, %65 ]
  %91 = phi float [ %97, %88 ], [ %72, %65 ]
  %92 = getelementptr float, ptr %44, i64 %89
  %93 = load float, ptr %92, align 4
  %94 = mul nsw i64 %89, %17
  %95 = getelementptr inbounds float, ptr %69, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = tail call float @llvm.fmuladd.f32(float %93, float %96, float %91)
  %98 = getelementptr inbounds float, ptr %70, i64 %94
  %99 = load float, ptr %98, align 4
  %100 = tail call float @llvm.fmuladd.f32(float %93, float %99, float %90)
  %101 = add nsw i64 %89, 1
  %102 = icmp eq i64 %101, %15
  br i1 %102, label %75, label %88

103:                                              ; preds = %106, %75
  %104 = add nuw nsw i64 %67, 1
  %105 = icmp eq i64 %104, %16
  br i1 %105, label %58, label %65

106:                                              ; preds = %83, %106
  %107 = phi i64 [ %32, %83 ], [ %123, %106 ]
  %108 = getelementptr float, ptr %44, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = mul nsw i64 %107, %17
  %111 = getelementptr inbounds float, ptr %69, i64 %110
  %112 = load float, ptr %111, align 4
  %113 = tail call float @llvm.fmuladd.f32(float %85, float %109, float %112)
  store float %113, ptr %111, align 4
  %114 = getelementptr inbounds float, ptr %70, i64 %110
  %115 = load float, ptr %114, align 4
  %116 = fmul float %77, %113
  %117 = tail call float @llvm.fmuladd.f32(float %115, float %78, float %116)
  %118 = getelementptr float, ptr %49, i64 %107
  %119 = load float, ptr %118, align 4
  %120 = tail call float @llvm.fmuladd.f32(float %47, float %117, float %119)
  store float %120, ptr %118, align 4
  %121 = load float, ptr %114, align 4
  %122 = tail call float @llvm.fmuladd.f32(float %87, float %109, float %121)
  store float %122, ptr %114, align 4
  %123 = add nsw i64 %107, 1
  %124 = icmp eq i64 %123, %15
  br i1 %124, label %103, label %106
}

define linkonce_odr hidden void @enzcc_blas_reflalong_s(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) nounwind {
  %14 = icmp eq i8 %0, 76
  %15 = select i1 %14, i64 %2, i64 %3
  %16 = select i1 %14, i64 %3, i64 %2
  %17 = select i1 %14, i64 1, i64 %2
  %18 = select i1 %14, i64 %2, i64 1
  %19 = icmp ne i8 %1, 78
  %20 = xor i1 %14, %19
  %21 = icmp sgt i64 %4, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %13
  %23 = icmp sgt i64 %16, 0
  br label %25

24:                                               ; preds = %43, %13
  ret void

25:                                               ; preds = %22, %43
  %26 = phi i64 [ 0, %22 ], [ %44, %43 ]
  %27 = xor i64 %26, -1
  %28 = add nsw i64 %4, %27
  %29 = select i1 %20, i64 %28, i64 %26
  %30 = getelementptr inbounds float, ptr %7, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds float, ptr %10, i64 %29
  %33 = load float, ptr %32, align 4
  br i1 %23, label %34, label %43

34:                                               ; preds = %25
  %35 = mul nsw i64 %29, %17
  %36 = add nsw i64 %29, 1
  %37 = icmp slt i64 %36, %15
  %38 = mul nsw i64 %29, %6
  %39 = getelementptr float, ptr %5, i64 %38
  %40 = mul nsw i64 %29, %9
  %41 = getelementptr float, ptr %8, i64 %40
  %42 = fneg float %31
  br label %46

43:                                               ; preds = %88, %25
  %44 = add nuw nsw i64 %26, 1
  %45 = icmp eq i64 %44, %4
  br i1 %45, label %24, label %25

46:                                               ; preds = %34, %88
  %47 = phi i64 [ 0, %34 ], [ %89, %88 ]
  %48 = mul nsw i64 %47, %18
  %49 = getelementptr inbounds float, ptr %11, i64 %48
  %50 = getelementptr inbounds float, ptr %12, i64 %48
  %51 = getelementptr inbounds float, ptr %49, i64 %35
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds float, ptr %50, i64 %35
  %54 = load float, ptr %53, align 4
  br i1 %37, label %63, label %82

55:                                               ; preds = %63
  %56 = fmul float %31, %79
  %57 = tail call float @llvm.fmuladd.f32(float %33, float %72, float %56)
  %58 = fsub float %54, %57
  store float %58, ptr %53, align 4
  %59 = load float, ptr %51, align 4
  %60 = tail call float @llvm.fmuladd.f32(float %42, float %72, float %59)
  store float %60, ptr %51, align 4
  %61 = fmul float %31, %72
  %62 = fneg float %61
  br label %91

63:                                               ; preds = %46, %63
  %64 = phi i64 [ %80, %63 ], [ %36, %46 ]
  %65 = phi float [ %79, %63 ], [ %54, %46 ]
  %66 = phi float [ %72, %63 ], [ %52, %46 ]
  %67 = getelementptr float, ptr %39, i64 %64
  %68 = load float, ptr %67, align 4
  %69 = mul nsw i64 %64, %17
  %70 = getelementptr inbounds float, ptr %49, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = tail call float @llvm.fmuladd.f32(float %68, float %71, float %66)
  %73 = getelementptr inbounds float, ptr %50, i64 %69
  %74 = load float, ptr %73, align 4
  %75 = getelementptr float, ptr %41, i64 %64
  %76 = load float, ptr %75, align 4
  %77 = fmul float %71, %76
  %78 = tail call float @llvm.fmuladd.f32(float %68, float %74, float %77)
  %79 = fadd float %65, %78
  %80 = add nsw i64 %64, 1
  %81 = icmp eq i64 %80, %15
  br i1 %81, label %55, label %63

82:                                               ; preds = %46
  %83 = fmul float %31, %54
  %84 = tail call float @llvm.fmuladd.f32(float %33, float %52, float %83)
  %85 = fsub float %54, %84
  store float %85, ptr %53, align 4
  %86 = load float, ptr %51, align 4
  %87 = tail call float @llvm.fmuladd.f32(float %42, float %52, float %86)
  store float %87, ptr %51, align 4
  br label %88

88:                                               ; preds = %91, %82
  %89 = add nuw nsw i64 %47, 1
  %90 = icmp eq i64 %89, %16
  br i1 %90, label %43, label %46

91:                                               ; preds = %55, %91
  %92 = phi i64 [ %36, %55 ], [ %106, %91 ]
  %93 = getelementptr float, ptr %39, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = getelementptr float, ptr %41, i64 %92
  %96 = load float, ptr %95, align 4
  %97 = fmul float %61, %96
  %98 = tail call float @llvm.fmuladd.f32(float %57, float %94, float %97)
  %99 = mul nsw i64 %92, %17
  %100 = getelementptr inbounds float, ptr %50, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = fsub float %101, %98
  store float %102, ptr %100, align 4
  %103 = getelementptr inbounds float, ptr %49, i64 %99
  %104 = load float, ptr %103, align 4
  %105 = tail call float @llvm.fmuladd.f32(float %62, float %94, float %104)
  store float %105, ptr %103, align 4
  %106 = add nsw i64 %92, 1
  %107 = icmp eq i64 %106, %15
  br i1 %107, label %88, label %91
}

define linkonce_odr hidden void @enzcc_blas_factorsof_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %14, %4
  ret void

7:                                                ; preds = %4, %14
  %8 = phi i64 [ %9, %14 ], [ 0, %4 ]
  %9 = add nuw nsw i64 %8, 1
  %10 = icmp slt i64 %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %7
  %12 = mul nsw i64 %8, %0
  %13 = getelementptr float, ptr %2, i64 %12
  br label %22

14:                                               ; preds = %22, %7
  %15 = phi float [ 0.000000e+00, %7 ], [ %27, %22 ]
  %16 = fcmp oeq float %15, 0.000000e+00
  %17 = fadd float %15, 1.000000e+00
  %18 = fdiv float 2.000000e+00, %17
  %19 = select i1 %16, float 0.000000e+00, float %18
  %20 = getelementptr inbounds nuw float, ptr %3, i64 %8
  store float %19, ptr %20, align 4
  %21 = icmp eq i64 %9, %1
  br i1 %21, label %6, label %7

22:                                               ; preds = %11, %22
  %23 = phi i64 [ %9, %11 ], [ %28, %22 ]
  %24 = phi float [ 0.000000e+00, %11 ], [ %27, %22 ]
  %25 = getelementptr float, ptr %13, i64 %23
  %26 = load float, ptr %25, align 4
  %27 = tail call float @llvm.fmuladd.f32(float %26, float %26, float %24)
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %14, label %22
}

define linkonce_odr hidden void @enzcc_blas_addband_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, float noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = lshr i64 %0, 63
  %10 = icmp sgt i64 %0, 0
  %11 = zext i1 %10 to i64
  %12 = getelementptr float, ptr %5, i64 %11
  %13 = getelementptr float, ptr %6, i64 %9
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %15, label %28

15:                                               ; preds = %8
  %16 = sext i1 %10 to i64
  %17 = ashr i64 %0, 63
  %18 = add i64 %1, %17
  %19 = add i64 %18, %16
  %20 = icmp sgt i64 %19, 0
  br label %21

21:                                               ; preds = %15, %29
  %22 = phi i64 [ 0, %15 ], [ %30, %29 ]
  br i1 %20, label %23, label %29

23:                                               ; preds = %21
  %24 = mul nsw i64 %22, %1
  %25 = getelementptr float, ptr %12, i64 %24
  %26 = mul nsw i64 %22, %7
  %27 = getelementptr float, ptr %13, i64 %26
  br label %32

28:                                               ; preds = %29, %8
  ret void

29:                                               ; preds = %32, %21
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %28, label %21

32:                                               ; preds = %23, %32
  %33 = phi i64 [ 0, %23 ], [ %42, %32 ]
  %34 = getelementptr inbounds nuw float, ptr %4, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = fmul float %3, %35
  %37 = getelementptr float, ptr %25, i64 %33
  %38 = load float, ptr %37, align 4
  %39 = getelementptr float, ptr %27, i64 %33
  %40 = load float, ptr %39, align 4
  %41 = tail call float @llvm.fmuladd.f32(float %36, float %38, float %40)
  store float %41, ptr %39, align 4
  %42 = add nuw nsw i64 %33, 1
  %43 = icmp eq i64 %42, %19
  br i1 %43, label %29, label %32
}

define linkonce_odr hidden void @enzcc_blas_banddot_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, float noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8) nounwind {
  %10 = lshr i64 %0, 63
  %11 = icmp sgt i64 %0, 0
  %12 = zext i1 %11 to i64
  %13 = getelementptr float, ptr %4, i64 %10
  %14 = getelementptr float, ptr %6, i64 %12
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %9
  %17 = sext i1 %11 to i64
  %18 = ashr i64 %0, 63
  %19 = add i64 %1, %18
  %20 = add i64 %19, %17
  %21 = icmp sgt i64 %20, 0
  br label %22

22:                                               ; preds = %16, %30
  %23 = phi i64 [ 0, %16 ], [ %31, %30 ]
  br i1 %21, label %24, label %30

24:                                               ; preds = %22
  %25 = mul nsw i64 %23, %5
  %26 = getelementptr float, ptr %13, i64 %25
  %27 = mul nsw i64 %23, %7
  %28 = getelementptr float, ptr %14, i64 %27
  br label %33

29:                                               ; preds = %30, %9
  ret void

30:                                               ; preds = %33, %22
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %2
  br i1 %32, label %29, label %22

33:                                               ; preds = %24, %33
  %34 = phi i64 [ 0, %24 ], [ %43, %33 ]
  %35 = getelementptr float, ptr %26, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = fmul float %3, %36
  %38 = getelementptr float, ptr %28, i64 %34
  %39 = load float, ptr %38, align 4
  %40 = getelementptr inbounds nuw float, ptr %8, i64 %34
  %41 = load float, ptr %40, align 4
  %42 = tail call float @llvm.fmuladd.f32(float %37, float %39, float %41)
  store float %42, ptr %40, align 4
  %43 = add nuw nsw i64 %34, 1
  %44 = icmp eq i64 %43, %20
  br i1 %44, label %30, label %33
}

define linkonce_odr hidden void @enzcc_blas_qrback_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) nounwind {
  %9 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %152, %8
  ret void

12:                                               ; preds = %8, %152
  %13 = phi i64 [ %14, %152 ], [ %9, %8 ]
  %14 = add nsw i64 %13, -1
  %15 = mul nsw i64 %14, %3
  %16 = getelementptr inbounds float, ptr %2, i64 %15
  %17 = getelementptr inbounds nuw float, ptr %4, i64 %14
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw float, ptr %16, i64 %14
  %20 = load float, ptr %19, align 4
  %21 = mul nsw i64 %14, %0
  %22 = getelementptr inbounds float, ptr %6, i64 %21
  %23 = fcmp oeq float %18, 0.000000e+00
  br i1 %23, label %32, label %24

24:                                               ; preds = %12
  %25 = icmp slt i64 %13, %1
  br i1 %25, label %28, label %26

26:                                               ; preds = %24
  %27 = fneg float %18
  br label %39

28:                                               ; preds = %24
  %29 = icmp slt i64 %13, %0
  %30 = fneg float %18
  %31 = getelementptr inbounds nuw float, ptr %7, i64 %14
  br label %45

32:                                               ; preds = %12
  %33 = icmp slt i64 %13, %0
  br i1 %33, label %34, label %152

34:                                               ; preds = %32, %34
  %35 = phi i64 [ %37, %34 ], [ %13, %32 ]
  %36 = getelementptr inbounds nuw float, ptr %22, i64 %35
  store float 0.000000e+00, ptr %36, align 4
  %37 = add nuw nsw i64 %35, 1
  %38 = icmp slt i64 %37, %0
  br i1 %38, label %34, label %152

39:                                               ; preds = %84, %26
  %40 = phi float [ %27, %26 ], [ %30, %84 ]
  %41 = fsub float 1.000000e+00, %18
  %42 = fmul float %20, %41
  %43 = fmul float %20, %40
  %44 = icmp slt i64 %13, %0
  br i1 %44, label %124, label %106

45:                                               ; preds = %28, %84
  %46 = phi i64 [ %13, %28 ], [ %85, %84 ]
  %47 = mul nsw i64 %46, %0
  %48 = getelementptr inbounds float, ptr %5, i64 %47
  %49 = getelementptr inbounds float, ptr %6, i64 %47
  %50 = getelementptr inbounds nuw float, ptr %48, i64 %14
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw float, ptr %49, i64 %14
  %53 = load float, ptr %52, align 4
  br i1 %29, label %64, label %78

54:                                               ; preds = %64
  %55 = tail call float @llvm.fmuladd.f32(float %30, float %72, float %51)
  store float %55, ptr %50, align 4
  %56 = load float, ptr %52, align 4
  %57 = tail call float @llvm.fmuladd.f32(float %30, float %75, float %56)
  store float %57, ptr %52, align 4
  %58 = load float, ptr %31, align 4
  %59 = tail call float @llvm.fmuladd.f32(float %72, float %75, float %58)
  store float %59, ptr %31, align 4
  %60 = fneg float %72
  %61 = fmul float %18, %60
  %62 = fneg float %75
  %63 = fmul float %18, %62
  br label %87

64:                                               ; preds = %45, %64
  %65 = phi i64 [ %76, %64 ], [ %13, %45 ]
  %66 = phi float [ %75, %64 ], [ %53, %45 ]
  %67 = phi float [ %72, %64 ], [ %51, %45 ]
  %68 = getelementptr inbounds nuw float, ptr %16, i64 %65
  %69 = load float, ptr %68, align 4
  %70 = getelementptr inbounds nuw float, ptr %48, i64 %65
  %71 = load float, ptr %70, align 4
  %72 = tail call float @llvm.fmuladd.f32(float %69, float %71, float %67)
  %73 = getelementptr inbounds nuw float, ptr %49, i64 %65
  %74 = load float, ptr %73, align 4
  %75 = tail call float @llvm.fmuladd.f32(float %69, float %74, float %66)
  %76 = add nuw nsw i64 %65, 1
  %77 = icmp slt i64 %76, %0
  br i1 %77, label %64, label %54

78:                                               ; preds = %45
  %79 = tail call float @llvm.fmuladd.f32(float %30, float %51, float %51)
  store float %79, ptr %50, align 4
  %80 = load float, ptr %52, align 4
  %81 = tail call float @llvm.fmuladd.f32(float %30, float %53, float %80)
  store float %81, ptr %52, align 4
  %82 = load float, ptr %31, align 4
  %83 = tail call float @llvm.fmuladd.f32(float %51, float %53, float %82)
  store float %83, ptr %31, align 4
  br label %84

84:                                               ; preds = %87, %78
  %85 = add nuw nsw i64 %46, 1
  %86 = icmp slt i64 %85, %1
  br i1 %86, label %45, label %39

87:                                               ; preds = %54, %87
  %88 = phi i64 [ %13, %54 ], [ %104, %87 ]
  %89 = getelementptr inbounds nuw float, ptr %16, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = getelementptr inbounds nuw float, ptr %48, i64 %88
  %92 = load float, ptr %91, align 4
  %93 = tail call float @llvm.fmuladd.f32(float %61, float %90, float %92)
  store float %93, ptr %91, align 4
  %94 = getelementptr inbounds nuw float, ptr %49, i64 %88
  %95 = load float, ptr %94, align 4
  %96 = fmul float %95, %60
  %97 = tail call float @llvm.fmuladd.f32(float %93, float %75, float %96)
  %98 = getelementptr inbounds nuw float, ptr %22, i64 %88
  %99 = load float, ptr %98, align 4
  %100 = tail call float @llvm.fmuladd.f32(float %30, float %97, float %99)
  store float %100, ptr %98, align 4
  %101 = load float, ptr %89, align 4
  %102 = load float, ptr %94, align 4
  %103 = tail call float @llvm.fmuladd.f32(float %63, float %101, float %102)
  store float %103, ptr %94, align 4
  %104 = add nuw nsw i64 %88, 1
  %105 = icmp slt i64 %104, %0
  br i1 %105, label %87, label %84

106:                                              ; preds = %124, %39
  %107 = phi float [ 0.000000e+00, %39 ], [ %133, %124 ]
  %108 = getelementptr inbounds nuw float, ptr %22, i64 %14
  %109 = load float, ptr %108, align 4
  %110 = fsub float %109, %107
  %111 = getelementptr inbounds nuw float, ptr %7, i64 %14
  %112 = load float, ptr %111, align 4
  %113 = fmul float %42, %112
  %114 = fmul float %20, %20
  %115 = fdiv float %113, %114
  %116 = fadd float %110, %115
  %117 = fdiv float %112, %20
  %118 = fsub float %107, %117
  %119 = fmul float %42, %116
  %120 = fdiv float %119, %20
  %121 = fadd float %118, %120
  store float %121, ptr %108, align 4
  %122 = getelementptr float, ptr %5, i64 %21
  %123 = getelementptr float, ptr %122, i64 %14
  store float %42, ptr %123, align 4
  br i1 %44, label %136, label %152

124:                                              ; preds = %39, %124
  %125 = phi i64 [ %134, %124 ], [ %13, %39 ]
  %126 = phi float [ %133, %124 ], [ 0.000000e+00, %39 ]
  %127 = getelementptr inbounds nuw float, ptr %22, i64 %125
  %128 = load float, ptr %127, align 4
  %129 = getelementptr inbounds nuw float, ptr %16, i64 %125
  %130 = load float, ptr %129, align 4
  %131 = fmul float %128, %130
  %132 = fdiv float %131, %43
  %133 = fsub float %126, %132
  %134 = add nuw nsw i64 %125, 1
  %135 = icmp slt i64 %134, %0
  br i1 %135, label %124, label %106

136:                                              ; preds = %106, %136
  %137 = phi i64 [ %150, %136 ], [ %13, %106 ]
  %138 = getelementptr inbounds nuw float, ptr %16, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = fmul float %43, %139
  %141 = getelementptr float, ptr %122, i64 %137
  store float %140, ptr %141, align 4
  %142 = getelementptr inbounds nuw float, ptr %22, i64 %137
  %143 = load float, ptr %142, align 4
  %144 = fdiv float %143, %43
  %145 = load float, ptr %138, align 4
  %146 = fmul float %116, %145
  %147 = fmul float %43, %146
  %148 = fdiv float %147, %20
  %149 = fadd float %144, %148
  store float %149, ptr %142, align 4
  %150 = add nuw nsw i64 %137, 1
  %151 = icmp slt i64 %150, %0
  br i1 %151, label %136, label %152

152:                                              ; preds = %136, %34, %106, %32
  %153 = icmp sgt i64 %13, 1
  br i1 %153, label %12, label %11
}

define linkonce_odr hidden void @enzcc_blas_qralong_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) nounwind {
  %9 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %13, label %58

11:                                               ; preds = %46, %13
  %12 = icmp sgt i64 %14, 1
  br i1 %12, label %13, label %59

13:                                               ; preds = %8, %11
  %14 = phi i64 [ %15, %11 ], [ %9, %8 ]
  %15 = add nsw i64 %14, -1
  %16 = mul nsw i64 %15, %3
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  %18 = getelementptr inbounds nuw float, ptr %4, i64 %15
  %19 = load float, ptr %18, align 4
  %20 = icmp sgt i64 %14, %1
  br i1 %20, label %11, label %21

21:                                               ; preds = %13
  %22 = icmp slt i64 %14, %0
  %23 = fneg float %19
  br label %24

24:                                               ; preds = %21, %46
  %25 = phi i64 [ %15, %21 ], [ %47, %46 ]
  %26 = mul nsw i64 %25, %0
  %27 = getelementptr inbounds float, ptr %5, i64 %26
  %28 = getelementptr inbounds nuw float, ptr %27, i64 %15
  %29 = load float, ptr %28, align 4
  br i1 %22, label %36, label %30

30:                                               ; preds = %24
  %31 = tail call float @llvm.fmuladd.f32(float %23, float %29, float %29)
  store float %31, ptr %28, align 4
  br label %46

32:                                               ; preds = %36
  %33 = tail call float @llvm.fmuladd.f32(float %23, float %43, float %29)
  store float %33, ptr %28, align 4
  %34 = fneg float %43
  %35 = fmul float %19, %34
  br label %49

36:                                               ; preds = %24, %36
  %37 = phi float [ %43, %36 ], [ %29, %24 ]
  %38 = phi i64 [ %44, %36 ], [ %14, %24 ]
  %39 = getelementptr inbounds nuw float, ptr %17, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw float, ptr %27, i64 %38
  %42 = load float, ptr %41, align 4
  %43 = tail call float @llvm.fmuladd.f32(float %40, float %42, float %37)
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp slt i64 %44, %0
  br i1 %45, label %36, label %32

46:                                               ; preds = %49, %30
  %47 = add nuw nsw i64 %25, 1
  %48 = icmp eq i64 %47, %1
  br i1 %48, label %11, label %24

49:                                               ; preds = %32, %49
  %50 = phi i64 [ %14, %32 ], [ %56, %49 ]
  %51 = getelementptr inbounds nuw float, ptr %17, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw float, ptr %27, i64 %50
  %54 = load float, ptr %53, align 4
  %55 = tail call float @llvm.fmuladd.f32(float %35, float %52, float %54)
  store float %55, ptr %53, align 4
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp slt i64 %56, %0
  br i1 %57, label %49, label %46

58:                                               ; preds = %193, %8
  ret void

59:                                               ; preds = %11, %193
  %60 = phi i64 [ %194, %193 ], [ 0, %11 ]
  %61 = mul nsw i64 %60, %3
  %62 = getelementptr inbounds float, ptr %2, i64 %61
  %63 = getelementptr inbounds nuw float, ptr %4, i64 %60
  %64 = load float, ptr %63, align 4
  %65 = getelementptr inbounds nuw float, ptr %62, i64 %60
  %66 = load float, ptr %65, align 4
  %67 = mul nsw i64 %60, %0
  %68 = getelementptr inbounds float, ptr %6, i64 %67
  %69 = getelementptr inbounds nuw float, ptr %7, i64 %60
  store float 0.000000e+00, ptr %69, align 4
  %70 = fcmp oeq float %64, 0.000000e+00
  br i1 %70, label %71, label %79

71:                                               ; preds = %59
  %72 = add nuw nsw i64 %60, 1
  %73 = icmp slt i64 %72, %0
  br i1 %73, label %74, label %193

74:                                               ; preds = %71, %74
  %75 = phi i64 [ %77, %74 ], [ %72, %71 ]
  %76 = getelementptr inbounds nuw float, ptr %68, i64 %75
  store float 0.000000e+00, ptr %76, align 4
  %77 = add nuw nsw i64 %75, 1
  %78 = icmp eq i64 %77, %0
  br i1 %78, label %193, label %74

79:                                               ; preds = %59
  %80 = getelementptr float, ptr %5, i64 %67
  %81 = getelementptr float, ptr %80, i64 %60
  %82 = load float, ptr %81, align 4
  %83 = getelementptr inbounds nuw float, ptr %68, i64 %60
  %84 = load float, ptr %83, align 4
  %85 = fmul float %82, %84
  %86 = fdiv float %85, %66
  %87 = fsub float %82, %66
  %88 = add nuw nsw i64 %60, 1
  %89 = icmp slt i64 %88, %0
  br i1 %89, label %97, label %109

90:                                               ; preds = %97
  %91 = fmul float %82, %106
  %92 = fmul float %66, %66
  %93 = fdiv float %91, %92
  %94 = fdiv float %84, %66
  %95 = fsub float %93, %94
  store float %95, ptr %69, align 4
  store float %106, ptr %83, align 4
  %96 = fsub float %84, %106
  br label %119

97:                                               ; preds = %79, %97
  %98 = phi i64 [ %107, %97 ], [ %88, %79 ]
  %99 = phi float [ %106, %97 ], [ %86, %79 ]
  %100 = getelementptr float, ptr %80, i64 %98
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds nuw float, ptr %68, i64 %98
  %103 = load float, ptr %102, align 4
  %104 = fmul float %101, %103
  %105 = fdiv float %104, %66
  %106 = fadd float %99, %105
  %107 = add nuw nsw i64 %98, 1
  %108 = icmp eq i64 %107, %0
  br i1 %108, label %90, label %97

109:                                              ; preds = %79
  %110 = fmul float %82, %86
  %111 = fmul float %66, %66
  %112 = fdiv float %110, %111
  %113 = fdiv float %84, %66
  %114 = fsub float %112, %113
  store float %114, ptr %69, align 4
  store float %86, ptr %83, align 4
  br label %115

115:                                              ; preds = %119, %109
  %116 = icmp slt i64 %88, %1
  br i1 %116, label %117, label %193

117:                                              ; preds = %115
  %118 = fneg float %64
  br label %130

119:                                              ; preds = %90, %119
  %120 = phi i64 [ %88, %90 ], [ %128, %119 ]
  %121 = getelementptr inbounds nuw float, ptr %68, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = getelementptr inbounds nuw float, ptr %62, i64 %120
  %124 = load float, ptr %123, align 4
  %125 = fneg float %124
  %126 = tail call float @llvm.fmuladd.f32(float %125, float %96, float %122)
  %127 = fdiv float %126, %87
  store float %127, ptr %121, align 4
  %128 = add nuw nsw i64 %120, 1
  %129 = icmp eq i64 %128, %0
  br i1 %129, label %115, label %119

130:                                              ; preds = %117, %173
  %131 = phi i64 [ %88, %117 ], [ %174, %173 ]
  %132 = mul nsw i64 %131, %0
  %133 = getelementptr inbounds float, ptr %5, i64 %132
  %134 = getelementptr inbounds float, ptr %6, i64 %132
  %135 = getelementptr inbounds nuw float, ptr %133, i64 %60
  %136 = load float, ptr %135, align 4
  %137 = getelementptr inbounds nuw float, ptr %134, i64 %60
  %138 = load float, ptr %137, align 4
  br i1 %89, label %148, label %166

139:                                              ; preds = %148
  %140 = load float, ptr %69, align 4
  %141 = fmul float %64, %163
  %142 = tail call float @llvm.fmuladd.f32(float %140, float %156, float %141)
  %143 = fsub float %138, %142
  store float %143, ptr %137, align 4
  %144 = load float, ptr %135, align 4
  %145 = tail call float @llvm.fmuladd.f32(float %118, float %156, float %144)
  store float %145, ptr %135, align 4
  %146 = fmul float %64, %156
  %147 = fneg float %146
  br label %176

148:                                              ; preds = %130, %148
  %149 = phi i64 [ %164, %148 ], [ %88, %130 ]
  %150 = phi float [ %163, %148 ], [ %138, %130 ]
  %151 = phi float [ %156, %148 ], [ %136, %130 ]
  %152 = getelementptr inbounds nuw float, ptr %62, i64 %149
  %153 = load float, ptr %152, align 4
  %154 = getelementptr inbounds nuw float, ptr %133, i64 %149
  %155 = load float, ptr %154, align 4
  %156 = tail call float @llvm.fmuladd.f32(float %153, float %155, float %151)
  %157 = getelementptr inbounds nuw float, ptr %134, i64 %149
  %158 = load float, ptr %157, align 4
  %159 = getelementptr inbounds nuw float, ptr %68, i64 %149
  %160 = load float, ptr %159, align 4
  %161 = fmul float %155, %160
  %162 = tail call float @llvm.fmuladd.f32(float %153, float %158, float %161)
  %163 = fadd float %150, %162
  %164 = add nuw nsw i64 %149, 1
  %165 = icmp eq i64 %164, %0
  br i1 %165, label %139, label %148

166:                                              ; preds = %130
  %167 = load float, ptr %69, align 4
  %168 = fmul float %64, %138
  %169 = tail call float @llvm.fmuladd.f32(float %167, float %136, float %168)
  %170 = fsub float %138, %169
  store float %170, ptr %137, align 4
  %171 = load float, ptr %135, align 4
  %172 = tail call float @llvm.fmuladd.f32(float %118, float %136, float %171)
  store float %172, ptr %135, align 4
  br label %173

173:                                              ; preds = %176, %166
  %174 = add nuw nsw i64 %131, 1
  %175 = icmp eq i64 %174, %1
  br i1 %175, label %193, label %130

176:                                              ; preds = %139, %176
  %177 = phi i64 [ %88, %139 ], [ %191, %176 ]
  %178 = getelementptr inbounds nuw float, ptr %62, i64 %177
  %179 = load float, ptr %178, align 4
  %180 = getelementptr inbounds nuw float, ptr %68, i64 %177
  %181 = load float, ptr %180, align 4
  %182 = fmul float %146, %181
  %183 = tail call float @llvm.fmuladd.f32(float %142, float %179, float %182)
  %184 = getelementptr inbounds nuw float, ptr %134, i64 %177
  %185 = load float, ptr %184, align 4
  %186 = fsub float %185, %183
  store float %186, ptr %184, align 4
  %187 = load float, ptr %178, align 4
  %188 = getelementptr inbounds nuw float, ptr %133, i64 %177
  %189 = load float, ptr %188, align 4
  %190 = tail call float @llvm.fmuladd.f32(float %147, float %187, float %189)
  store float %190, ptr %188, align 4
  %191 = add nuw nsw i64 %177, 1
  %192 = icmp eq i64 %191, %0
  br i1 %192, label %173, label %176

193:                                              ; preds = %173, %74, %115, %71
  %194 = phi i64 [ %72, %74 ], [ %72, %71 ], [ %88, %115 ], [ %88, %173 ]
  %195 = icmp eq i64 %194, %9
  br i1 %195, label %58, label %59
}

define linkonce_odr hidden void @enzcc_blas_svdcore_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) nounwind {
  %9 = load float, ptr %3, align 4
  %10 = sitofp i64 %2 to float
  %11 = fmul float %9, %10
  %12 = fmul float %11, 0x3E80000000000000
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %26

14:                                               ; preds = %8
  %15 = fneg float %12
  %16 = icmp sgt i64 %0, %2
  %17 = icmp sgt i64 %1, %2
  br label %18

18:                                               ; preds = %27, %14
  %19 = phi i64 [ 0, %14 ], [ %28, %27 ]
  %20 = getelementptr float, ptr %5, i64 %19
  %21 = getelementptr inbounds nuw float, ptr %3, i64 %19
  %22 = mul nuw nsw i64 %19, %2
  %23 = getelementptr float, ptr %4, i64 %22
  %24 = getelementptr float, ptr %7, i64 %22
  %25 = getelementptr inbounds nuw float, ptr %6, i64 %19
  br label %30

26:                                               ; preds = %27, %8
  ret void

27:                                               ; preds = %83
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %26, label %18

30:                                               ; preds = %18, %83
  %31 = phi i64 [ 0, %18 ], [ %86, %83 ]
  %32 = icmp eq i64 %31, %19
  br i1 %32, label %33, label %35

33:                                               ; preds = %30
  %34 = load float, ptr %25, align 4
  br label %35

35:                                               ; preds = %30, %33
  %36 = phi float [ %34, %33 ], [ 0.000000e+00, %30 ]
  %37 = load float, ptr %21, align 4
  %38 = getelementptr inbounds nuw float, ptr %3, i64 %31
  %39 = load float, ptr %38, align 4
  %40 = fsub float %37, %39
  %41 = fcmp ogt float %40, %12
  %42 = fcmp olt float %40, %15
  %43 = or i1 %41, %42
  br i1 %43, label %44, label %64

44:                                               ; preds = %35
  %45 = fadd float %37, %39
  %46 = fmul float %40, %45
  %47 = fdiv float 1.000000e+00, %46
  %48 = add nuw nsw i64 %31, %22
  %49 = getelementptr inbounds nuw float, ptr %4, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = mul nuw nsw i64 %31, %2
  %52 = add nuw nsw i64 %51, %19
  %53 = getelementptr inbounds nuw float, ptr %4, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fsub float %50, %54
  %56 = getelementptr inbounds nuw float, ptr %5, i64 %48
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw float, ptr %5, i64 %52
  %59 = load float, ptr %58, align 4
  %60 = fsub float %57, %59
  %61 = fmul float %39, %60
  %62 = tail call float @llvm.fmuladd.f32(float %55, float %37, float %61)
  %63 = tail call float @llvm.fmuladd.f32(float %47, float %62, float %36)
  br label %64

64:                                               ; preds = %35, %44
  %65 = phi float [ %63, %44 ], [ %36, %35 ]
  %66 = fcmp ogt float %37, %12
  %67 = select i1 %16, i1 %66, i1 false
  br i1 %67, label %68, label %73

68:                                               ; preds = %64
  %69 = getelementptr float, ptr %23, i64 %31
  %70 = load float, ptr %69, align 4
  %71 = fdiv float %70, %37
  %72 = fsub float %65, %71
  br label %73

73:                                               ; preds = %68, %64
  %74 = phi float [ %72, %68 ], [ %65, %64 ]
  %75 = fcmp ogt float %39, %12
  %76 = select i1 %17, i1 %75, i1 false
  br i1 %76, label %77, label %83

77:                                               ; preds = %73
  %78 = mul nuw nsw i64 %31, %2
  %79 = getelementptr float, ptr %20, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = fdiv float %80, %39
  %82 = fsub float %74, %81
  br label %83

83:                                               ; preds = %77, %73
  %84 = phi float [ %82, %77 ], [ %74, %73 ]
  %85 = getelementptr float, ptr %24, i64 %31
  store float %84, ptr %85, align 4
  %86 = add nuw nsw i64 %31, 1
  %87 = icmp eq i64 %86, %2
  br i1 %87, label %27, label %30
}

define linkonce_odr hidden void @enzcc_blas_svdturns_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) nounwind {
  %9 = load float, ptr %3, align 4
  %10 = sitofp i64 %2 to float
  %11 = fmul float %9, %10
  %12 = fmul float %11, 0x3E80000000000000
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %8
  %15 = fneg float %12
  %16 = icmp sgt i64 %0, %2
  %17 = icmp sgt i64 %1, %2
  br label %19

18:                                               ; preds = %28, %8
  ret void

19:                                               ; preds = %28, %14
  %20 = phi i64 [ 0, %14 ], [ %29, %28 ]
  %21 = mul nuw nsw i64 %20, %2
  %22 = getelementptr float, ptr %4, i64 %21
  %23 = getelementptr float, ptr %22, i64 %20
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw float, ptr %7, i64 %20
  store float %24, ptr %25, align 4
  %26 = getelementptr float, ptr %4, i64 %20
  %27 = getelementptr inbounds nuw float, ptr %3, i64 %20
  br label %31

28:                                               ; preds = %74
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %18, label %19

31:                                               ; preds = %19, %74
  %32 = phi i64 [ 0, %19 ], [ %79, %74 ]
  %33 = load float, ptr %27, align 4
  %34 = getelementptr inbounds nuw float, ptr %3, i64 %32
  %35 = load float, ptr %34, align 4
  %36 = fsub float %33, %35
  %37 = fcmp ogt float %36, %12
  %38 = fcmp olt float %36, %15
  %39 = or i1 %37, %38
  br i1 %39, label %40, label %55

40:                                               ; preds = %31
  %41 = fadd float %33, %35
  %42 = fmul float %36, %41
  %43 = fdiv float 1.000000e+00, %42
  %44 = getelementptr float, ptr %22, i64 %32
  %45 = load float, ptr %44, align 4
  %46 = mul nuw nsw i64 %32, %2
  %47 = getelementptr float, ptr %26, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fmul float %35, %48
  %50 = tail call float @llvm.fmuladd.f32(float %45, float %33, float %49)
  %51 = fmul float %43, %50
  %52 = fmul float %33, %48
  %53 = tail call float @llvm.fmuladd.f32(float %35, float %45, float %52)
  %54 = fmul float %43, %53
  br label %55

55:                                               ; preds = %31, %40
  %56 = phi float [ %51, %40 ], [ 0.000000e+00, %31 ]
  %57 = phi float [ %54, %40 ], [ 0.000000e+00, %31 ]
  %58 = fcmp ogt float %33, %12
  %59 = select i1 %16, i1 %58, i1 false
  br i1 %59, label %60, label %65

60:                                               ; preds = %55
  %61 = getelementptr float, ptr %22, i64 %32
  %62 = load float, ptr %61, align 4
  %63 = fdiv float %62, %33
  %64 = fsub float %56, %63
  br label %65

65:                                               ; preds = %60, %55
  %66 = phi float [ %64, %60 ], [ %56, %55 ]
  %67 = select i1 %17, i1 %58, i1 false
  br i1 %67, label %68, label %74

68:                                               ; preds = %65
  %69 = mul nuw nsw i64 %32, %2
  %70 = getelementptr float, ptr %26, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fdiv float %71, %33
  %73 = fsub float %57, %72
  br label %74

74:                                               ; preds = %68, %65
  %75 = phi float [ %73, %68 ], [ %57, %65 ]
  %76 = add nuw nsw i64 %32, %21
  %77 = getelementptr inbounds nuw float, ptr %5, i64 %76
  store float %66, ptr %77, align 4
  %78 = getelementptr inbounds nuw float, ptr %6, i64 %76
  store float %75, ptr %78, align 4
  %79 = add nuw nsw i64 %32, 1
  %80 = icmp eq i64 %79, %2
  br i1 %80, label %28, label %31
}

define linkonce_odr hidden void @enzcc_blas_addrowsby_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = load float, ptr %2, align 4
  %11 = uitofp nneg i64 %0 to float
  %12 = fmul float %10, %11
  %13 = fmul float %12, 0x3E80000000000000
  br label %14

14:                                               ; preds = %7, %9
  %15 = phi float [ %13, %9 ], [ 0.000000e+00, %7 ]
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %14, %25
  %18 = phi i64 [ %26, %25 ], [ 0, %14 ]
  br i1 %8, label %19, label %25

19:                                               ; preds = %17
  %20 = mul nsw i64 %18, %4
  %21 = getelementptr float, ptr %3, i64 %20
  %22 = mul nsw i64 %18, %6
  %23 = getelementptr float, ptr %5, i64 %22
  br label %28

24:                                               ; preds = %25, %14
  ret void

25:                                               ; preds = %40, %17
  %26 = add nuw nsw i64 %18, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %24, label %17

28:                                               ; preds = %19, %40
  %29 = phi i64 [ 0, %19 ], [ %41, %40 ]
  %30 = getelementptr inbounds nuw float, ptr %2, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = fcmp ogt float %31, %15
  br i1 %32, label %33, label %40

33:                                               ; preds = %28
  %34 = getelementptr float, ptr %21, i64 %29
  %35 = load float, ptr %34, align 4
  %36 = fdiv float %35, %31
  %37 = getelementptr float, ptr %23, i64 %29
  %38 = load float, ptr %37, align 4
  %39 = fadd float %38, %36
  store float %39, ptr %37, align 4
  br label %40

40:                                               ; preds = %28, %33
  %41 = add nuw nsw i64 %29, 1
  %42 = icmp eq i64 %41, %0
  br i1 %42, label %25, label %28
}

define linkonce_odr hidden void @enzcc_blas_addcolumnsby_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %7
  %10 = load float, ptr %2, align 4
  %11 = uitofp nneg i64 %1 to float
  %12 = fmul float %10, %11
  %13 = fmul float %12, 0x3E80000000000000
  %14 = icmp sgt i64 %0, 0
  br label %15

15:                                               ; preds = %9, %24
  %16 = phi i64 [ 0, %9 ], [ %25, %24 ]
  br i1 %14, label %17, label %24

17:                                               ; preds = %15
  %18 = getelementptr inbounds nuw float, ptr %2, i64 %16
  %19 = mul nsw i64 %16, %4
  %20 = getelementptr float, ptr %3, i64 %19
  %21 = mul nsw i64 %16, %6
  %22 = getelementptr float, ptr %5, i64 %21
  br label %27

23:                                               ; preds = %24, %7
  ret void

24:                                               ; preds = %38, %15
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %23, label %15

27:                                               ; preds = %17, %38
  %28 = phi i64 [ 0, %17 ], [ %39, %38 ]
  %29 = load float, ptr %18, align 4
  %30 = fcmp ogt float %29, %13
  br i1 %30, label %31, label %38

31:                                               ; preds = %27
  %32 = getelementptr float, ptr %20, i64 %28
  %33 = load float, ptr %32, align 4
  %34 = fdiv float %33, %29
  %35 = getelementptr float, ptr %22, i64 %28
  %36 = load float, ptr %35, align 4
  %37 = fadd float %36, %34
  store float %37, ptr %35, align 4
  br label %38

38:                                               ; preds = %27, %31
  %39 = add nuw nsw i64 %28, 1
  %40 = icmp eq i64 %39, %0
  br i1 %40, label %24, label %27
}

define linkonce_odr hidden void @enzcc_blas_spoil_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %5
  %8 = icmp sgt i64 %0, 0
  br label %9

9:                                                ; preds = %7, %15
  %10 = phi i64 [ 0, %7 ], [ %16, %15 ]
  br i1 %8, label %11, label %15

11:                                               ; preds = %9
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr float, ptr %2, i64 %12
  br label %18

14:                                               ; preds = %15, %5
  ret void

15:                                               ; preds = %24, %9
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %14, label %9

18:                                               ; preds = %11, %24
  %19 = phi i64 [ 0, %11 ], [ %25, %24 ]
  %20 = getelementptr float, ptr %13, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = fcmp une float %21, 0.000000e+00
  br i1 %22, label %23, label %24

23:                                               ; preds = %18
  store float 0x7FF8000000000000, ptr %4, align 4
  br label %24

24:                                               ; preds = %18, %23
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %15, label %18
}

define linkonce_odr hidden void @enzcc_blas_keepintegers_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp slt i64 %0, 1
  br i1 %4, label %41, label %5

5:                                                ; preds = %3
  %6 = icmp eq i64 %0, 1
  br i1 %6, label %13, label %7

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = freeze i32 %9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  br label %13

13:                                               ; preds = %12, %7, %5
  %14 = phi i1 [ true, %12 ], [ false, %7 ], [ false, %5 ]
  %15 = phi float [ 2.000000e+00, %12 ], [ 1.000000e+00, %7 ], [ 1.000000e+00, %5 ]
  store float %15, ptr %2, align 4
  %16 = zext i1 %14 to i64
  br label %17

17:                                               ; preds = %13, %36
  %18 = phi i64 [ 0, %13 ], [ %39, %36 ]
  %19 = shl nuw i64 %18, %16
  %20 = getelementptr inbounds i32, ptr %1, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = and i32 %21, 65535
  %23 = uitofp nneg i32 %22 to float
  %24 = mul nuw nsw i64 %18, 12
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store float %23, ptr %26, align 4
  %27 = ashr i32 %21, 16
  %28 = sitofp i32 %27 to float
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store float %28, ptr %29, align 4
  br i1 %14, label %30, label %36

30:                                               ; preds = %17
  %31 = shl nuw nsw i64 %18, 3
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %34 = load i32, ptr %33, align 4
  %35 = sitofp i32 %34 to float
  br label %36

36:                                               ; preds = %17, %30
  %37 = phi float [ %35, %30 ], [ 0.000000e+00, %17 ]
  %38 = getelementptr inbounds nuw i8, ptr %25, i64 12
  store float %37, ptr %38, align 4
  %39 = add nuw nsw i64 %18, 1
  %40 = icmp eq i64 %39, %0
  br i1 %40, label %41, label %17

41:                                               ; preds = %36, %3
  ret void
}

define linkonce_odr hidden void @enzcc_blas_restoreintegers_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp slt i64 %0, 1
  br i1 %4, label %33, label %5

5:                                                ; preds = %3
  %6 = load float, ptr %1, align 4
  %7 = fptosi float %6 to i64
  %8 = icmp eq i64 %7, 2
  %9 = icmp eq i64 %0, 1
  %10 = or i1 %9, %8
  br label %11

11:                                               ; preds = %5, %30
  %12 = phi i64 [ 0, %5 ], [ %31, %30 ]
  %13 = mul nuw nsw i64 %12, 12
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load float, ptr %15, align 4
  %17 = fptosi float %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %19 = load float, ptr %18, align 4
  %20 = fptosi float %19 to i32
  %21 = shl i32 %20, 16
  %22 = or i32 %21, %17
  %23 = mul nsw i64 %12, %7
  %24 = getelementptr inbounds i32, ptr %2, i64 %23
  store i32 %22, ptr %24, align 4
  br i1 %10, label %25, label %30

25:                                               ; preds = %11
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %27 = load float, ptr %26, align 4
  %28 = fptosi float %27 to i32
  %29 = getelementptr i8, ptr %24, i64 4
  store i32 %28, ptr %29, align 4
  br label %30

30:                                               ; preds = %11, %25
  %31 = add nuw nsw i64 %12, 1
  %32 = icmp eq i64 %31, %0
  br i1 %32, label %33, label %11

33:                                               ; preds = %30, %3
  ret void
}

define linkonce_odr hidden void @enzcc_blas_vpack_d(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = icmp slt i64 %2, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %2, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds double, ptr %1, i64 %8
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %12, %4
  ret void

12:                                               ; preds = %4, %12
  %13 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %14 = mul nsw i64 %13, %2
  %15 = getelementptr inbounds double, ptr %9, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %13
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %11, label %12
}

define linkonce_odr hidden void @enzcc_blas_pack_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp sgt i64 %0, 0
  br label %9

9:                                                ; preds = %7, %17
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  br i1 %8, label %11, label %17

11:                                               ; preds = %9
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr double, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %0
  %15 = getelementptr double, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20, %9
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %11, %20
  %21 = phi i64 [ 0, %11 ], [ %25, %20 ]
  %22 = getelementptr double, ptr %13, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr double, ptr %15, i64 %21
  store double %23, ptr %24, align 8
  %25 = add nuw nsw i64 %21, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_vadd_d(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp slt i64 %3, 0
  %8 = sub i64 1, %0
  %9 = mul i64 %3, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = icmp slt i64 %5, 0
  %13 = mul i64 %5, %8
  %14 = select i1 %12, i64 %13, i64 0
  %15 = getelementptr inbounds double, ptr %4, i64 %14
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %18, %6
  ret void

18:                                               ; preds = %6, %18
  %19 = phi i64 [ %27, %18 ], [ 0, %6 ]
  %20 = mul nsw i64 %19, %3
  %21 = getelementptr inbounds double, ptr %11, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul nsw i64 %19, %5
  %24 = getelementptr inbounds double, ptr %15, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.fmuladd.f64(double %1, double %22, double %25)
  store double %26, ptr %24, align 8
  %27 = add nuw nsw i64 %19, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %17, label %18
}

declare double @llvm.fmuladd.f64(double, double, double) #2

define linkonce_odr hidden void @enzcc_blas_add_d(i64 noundef %0, i64 noundef %1, double noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %18

9:                                                ; preds = %7
  %10 = icmp sgt i64 %0, 0
  br label %11

11:                                               ; preds = %9, %19
  %12 = phi i64 [ 0, %9 ], [ %20, %19 ]
  br i1 %10, label %13, label %19

13:                                               ; preds = %11
  %14 = mul nsw i64 %12, %4
  %15 = getelementptr double, ptr %3, i64 %14
  %16 = mul nsw i64 %12, %6
  %17 = getelementptr double, ptr %5, i64 %16
  br label %22

18:                                               ; preds = %19, %7
  ret void

19:                                               ; preds = %22, %11
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %18, label %11

22:                                               ; preds = %13, %22
  %23 = phi i64 [ 0, %13 ], [ %29, %22 ]
  %24 = getelementptr double, ptr %15, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr double, ptr %17, i64 %23
  %27 = load double, ptr %26, align 8
  %28 = tail call double @llvm.fmuladd.f64(double %2, double %25, double %27)
  store double %28, ptr %26, align 8
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %19, label %22
}

define linkonce_odr hidden void @__enzcc_blas_vscale_d(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp slt i64 %3, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %3, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds double, ptr %2, i64 %8
  %10 = fcmp oeq double %1, 0.000000e+00
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  %12 = icmp sgt i64 %0, 0
  br i1 %12, label %13, label %31

13:                                               ; preds = %11, %13
  %14 = phi i64 [ %17, %13 ], [ 0, %11 ]
  %15 = mul nsw i64 %14, %3
  %16 = getelementptr inbounds double, ptr %9, i64 %15
  store double 0.000000e+00, ptr %16, align 8
  %17 = add nuw nsw i64 %14, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %31, label %13

19:                                               ; preds = %4
  %20 = fcmp une double %1, 1.000000e+00
  %21 = icmp sgt i64 %0, 0
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %31

23:                                               ; preds = %19, %23
  %24 = phi i64 [ %29, %23 ], [ 0, %19 ]
  %25 = mul nsw i64 %24, %3
  %26 = getelementptr inbounds double, ptr %9, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %1, %27
  store double %28, ptr %26, align 8
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %31, label %23

31:                                               ; preds = %23, %13, %11, %19
  ret void
}

define linkonce_odr hidden void @__enzcc_blas_scale_d(i64 noundef %0, i64 noundef %1, double noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = fcmp oeq double %2, 0.000000e+00
  br i1 %6, label %7, label %24

7:                                                ; preds = %5
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %45

9:                                                ; preds = %7
  %10 = icmp sgt i64 %0, 0
  br label %11

11:                                               ; preds = %9, %16
  %12 = phi i64 [ 0, %9 ], [ %17, %16 ]
  br i1 %10, label %13, label %16

13:                                               ; preds = %11
  %14 = mul nsw i64 %12, %4
  %15 = getelementptr double, ptr %3, i64 %14
  br label %19

16:                                               ; preds = %19, %11
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %45, label %11

19:                                               ; preds = %13, %19
  %20 = phi i64 [ 0, %13 ], [ %22, %19 ]
  %21 = getelementptr double, ptr %15, i64 %20
  store double 0.000000e+00, ptr %21, align 8
  %22 = add nuw nsw i64 %20, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %16, label %19

24:                                               ; preds = %5
  %25 = fcmp une double %2, 1.000000e+00
  %26 = icmp sgt i64 %1, 0
  %27 = and i1 %25, %26
  br i1 %27, label %28, label %45

28:                                               ; preds = %24
  %29 = icmp sgt i64 %0, 0
  br label %30

30:                                               ; preds = %28, %35
  %31 = phi i64 [ 0, %28 ], [ %36, %35 ]
  br i1 %29, label %32, label %35

32:                                               ; preds = %30
  %33 = mul nsw i64 %31, %4
  %34 = getelementptr double, ptr %3, i64 %33
  br label %38

35:                                               ; preds = %38, %30
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %45, label %30

38:                                               ; preds = %32, %38
  %39 = phi i64 [ 0, %32 ], [ %43, %38 ]
  %40 = getelementptr double, ptr %34, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %2, %41
  store double %42, ptr %40, align 8
  %43 = add nuw nsw i64 %39, 1
  %44 = icmp eq i64 %43, %0
  br i1 %44, label %35, label %38

45:                                               ; preds = %35, %16, %7, %24
  ret void
}

define linkonce_odr hidden double @enzcc_blas_vdot_d(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp slt i64 %2, 0
  %7 = sub i64 1, %0
  %8 = mul i64 %2, %7
  %9 = select i1 %6, i64 %8, i64 0
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = icmp slt i64 %4, 0
  %12 = mul i64 %4, %7
  %13 = select i1 %11, i64 %12, i64 0
  %14 = getelementptr inbounds double, ptr %3, i64 %13
  %15 = icmp sgt i64 %0, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %18, %5
  %17 = phi double [ 0.000000e+00, %5 ], [ %27, %18 ]
  ret double %17

18:                                               ; preds = %5, %18
  %19 = phi i64 [ %28, %18 ], [ 0, %5 ]
  %20 = phi double [ %27, %18 ], [ 0.000000e+00, %5 ]
  %21 = mul nsw i64 %19, %2
  %22 = getelementptr inbounds double, ptr %10, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nsw i64 %19, %4
  %25 = getelementptr inbounds double, ptr %14, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fmuladd.f64(double %23, double %26, double %20)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %16, label %18
}

define linkonce_odr hidden double @enzcc_blas_mdot_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %18

8:                                                ; preds = %6
  %9 = icmp sgt i64 %0, 0
  br label %10

10:                                               ; preds = %8, %20
  %11 = phi i64 [ 0, %8 ], [ %22, %20 ]
  %12 = phi double [ 0.000000e+00, %8 ], [ %21, %20 ]
  br i1 %9, label %13, label %20

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %3
  %15 = getelementptr double, ptr %2, i64 %14
  %16 = mul nsw i64 %11, %5
  %17 = getelementptr double, ptr %4, i64 %16
  br label %24

18:                                               ; preds = %20, %6
  %19 = phi double [ 0.000000e+00, %6 ], [ %21, %20 ]
  ret double %19

20:                                               ; preds = %24, %10
  %21 = phi double [ %12, %10 ], [ %31, %24 ]
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %1
  br i1 %23, label %18, label %10

24:                                               ; preds = %13, %24
  %25 = phi i64 [ 0, %13 ], [ %32, %24 ]
  %26 = phi double [ %12, %13 ], [ %31, %24 ]
  %27 = getelementptr double, ptr %15, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = getelementptr double, ptr %17, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fmuladd.f64(double %28, double %30, double %26)
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %20, label %24
}

define linkonce_odr hidden void @enzcc_blas_copied_d(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp eq ptr %1, %3
  br i1 %6, label %29, label %7

7:                                                ; preds = %5
  %8 = icmp slt i64 %2, 0
  %9 = sub i64 1, %0
  %10 = mul i64 %2, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = icmp slt i64 %4, 0
  %14 = mul i64 %4, %9
  %15 = select i1 %13, i64 %14, i64 0
  %16 = getelementptr inbounds double, ptr %3, i64 %15
  %17 = icmp sgt i64 %0, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %7, %18
  %19 = phi i64 [ %20, %18 ], [ %0, %7 ]
  %20 = add nsw i64 %19, -1
  %21 = mul nsw i64 %20, %4
  %22 = getelementptr inbounds double, ptr %16, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nsw i64 %20, %2
  %25 = getelementptr inbounds double, ptr %12, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fadd double %23, %26
  store double %27, ptr %25, align 8
  store double 0.000000e+00, ptr %22, align 8
  %28 = icmp samesign ugt i64 %19, 1
  br i1 %28, label %18, label %29

29:                                               ; preds = %18, %7, %5
  ret void
}

define linkonce_odr hidden void @enzcc_blas_undefined_d(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp slt i64 %2, 0
  %5 = sub i64 1, %0
  %6 = mul i64 %2, %5
  %7 = select i1 %4, i64 %6, i64 0
  %8 = getelementptr inbounds double, ptr %1, i64 %7
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %15, %11 ], [ 0, %3 ]
  %13 = mul nsw i64 %12, %2
  %14 = getelementptr inbounds double, ptr %8, i64 %13
  store double 0x7FF8000000000000, ptr %14, align 8
  %15 = add nuw nsw i64 %12, 1
  %16 = icmp eq i64 %15, %0
  br i1 %16, label %10, label %11
}

define linkonce_odr hidden void @enzcc_blas_mundefined_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = icmp sgt i64 %0, 0
  br label %8

8:                                                ; preds = %6, %14
  %9 = phi i64 [ 0, %6 ], [ %15, %14 ]
  br i1 %7, label %10, label %14

10:                                               ; preds = %8
  %11 = mul nsw i64 %9, %3
  %12 = getelementptr double, ptr %2, i64 %11
  br label %17

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %17, %8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %13, label %8

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %20, %17 ]
  %19 = getelementptr double, ptr %12, i64 %18
  store double 0x7FF8000000000000, ptr %19, align 8
  %20 = add nuw nsw i64 %18, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %14, label %17
}

define linkonce_odr hidden double @enzcc_blas_signdot_d(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = icmp slt i64 %2, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %2, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds double, ptr %1, i64 %8
  %10 = getelementptr inbounds double, ptr %3, i64 %8
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %30, %4
  %13 = phi double [ 0.000000e+00, %4 ], [ %32, %30 ]
  ret double %13

14:                                               ; preds = %4, %30
  %15 = phi i64 [ %33, %30 ], [ 0, %4 ]
  %16 = phi double [ %32, %30 ], [ 0.000000e+00, %4 ]
  %17 = mul nsw i64 %15, %2
  %18 = getelementptr inbounds double, ptr %9, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fcmp ogt double %19, 0.000000e+00
  br i1 %20, label %21, label %24

21:                                               ; preds = %14
  %22 = getelementptr inbounds double, ptr %10, i64 %17
  %23 = load double, ptr %22, align 8
  br label %30

24:                                               ; preds = %14
  %25 = fcmp olt double %19, 0.000000e+00
  br i1 %25, label %26, label %30

26:                                               ; preds = %24
  %27 = getelementptr inbounds double, ptr %10, i64 %17
  %28 = load double, ptr %27, align 8
  %29 = fneg double %28
  br label %30

30:                                               ; preds = %26, %24, %21
  %31 = phi double [ %23, %21 ], [ %29, %26 ], [ 0.000000e+00, %24 ]
  %32 = fadd double %16, %31
  %33 = add nuw nsw i64 %15, 1
  %34 = icmp eq i64 %33, %0
  br i1 %34, label %12, label %14
}

define linkonce_odr hidden void @enzcc_blas_addsigns_d(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp slt i64 %3, 0
  %8 = sub i64 1, %0
  %9 = mul i64 %3, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = icmp slt i64 %5, 0
  %13 = mul i64 %5, %8
  %14 = select i1 %12, i64 %13, i64 0
  %15 = getelementptr inbounds double, ptr %4, i64 %14
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %6
  %18 = fneg double %1
  br label %20

19:                                               ; preds = %20, %6
  ret void

20:                                               ; preds = %17, %20
  %21 = phi i64 [ 0, %17 ], [ %33, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr inbounds double, ptr %11, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fcmp ogt double %24, 0.000000e+00
  %26 = fcmp olt double %24, 0.000000e+00
  %27 = select i1 %26, double %18, double 0.000000e+00
  %28 = select i1 %25, double %1, double %27
  %29 = mul nsw i64 %21, %5
  %30 = getelementptr inbounds double, ptr %15, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = fadd double %28, %31
  store double %32, ptr %30, align 8
  %33 = add nuw nsw i64 %21, 1
  %34 = icmp eq i64 %33, %0
  br i1 %34, label %19, label %20
}

define linkonce_odr hidden void @__enzcc_blas_scaletri_d(i8 noundef signext %0, i64 noundef %1, double noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  %9 = fcmp oeq double %2, 0.000000e+00
  br label %13

10:                                               ; preds = %28, %13
  %11 = icmp eq i64 %16, %1
  br i1 %11, label %12, label %13

12:                                               ; preds = %10, %5
  ret void

13:                                               ; preds = %7, %10
  %14 = phi i64 [ 0, %7 ], [ %16, %10 ]
  %15 = select i1 %8, i64 0, i64 %14
  %16 = add nuw nsw i64 %14, 1
  %17 = select i1 %8, i64 %16, i64 %1
  %18 = icmp slt i64 %15, %17
  br i1 %18, label %19, label %10

19:                                               ; preds = %13
  %20 = mul nsw i64 %14, %4
  %21 = getelementptr double, ptr %3, i64 %20
  br label %22

22:                                               ; preds = %19, %28
  %23 = phi i64 [ %15, %19 ], [ %31, %28 ]
  br i1 %9, label %28, label %24

24:                                               ; preds = %22
  %25 = getelementptr double, ptr %21, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = fmul double %2, %26
  br label %28

28:                                               ; preds = %22, %24
  %29 = phi double [ %27, %24 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr double, ptr %21, i64 %23
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %17
  br i1 %32, label %10, label %22
}

define linkonce_odr hidden void @enzcc_blas_addtri_d(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = icmp eq i8 %1, 85
  %10 = zext i1 %9 to i64
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %8
  %13 = icmp eq i8 %0, 85
  br label %17

14:                                               ; preds = %30, %17
  %15 = icmp eq i64 %21, %2
  br i1 %15, label %16, label %17

16:                                               ; preds = %14, %8
  ret void

17:                                               ; preds = %12, %14
  %18 = phi i64 [ 0, %12 ], [ %21, %14 ]
  %19 = add nuw nsw i64 %18, %10
  %20 = select i1 %13, i64 0, i64 %19
  %21 = add nuw nsw i64 %18, 1
  %22 = sub nuw nsw i64 %21, %10
  %23 = select i1 %13, i64 %22, i64 %2
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %14

25:                                               ; preds = %17
  %26 = mul nsw i64 %18, %5
  %27 = getelementptr double, ptr %4, i64 %26
  %28 = mul nsw i64 %18, %7
  %29 = getelementptr double, ptr %6, i64 %28
  br label %30

30:                                               ; preds = %25, %30
  %31 = phi i64 [ %20, %25 ], [ %37, %30 ]
  %32 = getelementptr double, ptr %27, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = getelementptr double, ptr %29, i64 %31
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.fmuladd.f64(double %3, double %33, double %35)
  store double %36, ptr %34, align 8
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, %23
  br i1 %38, label %14, label %30
}

define linkonce_odr hidden double @enzcc_blas_dottri_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %6
  %9 = icmp eq i8 %0, 85
  br label %15

10:                                               ; preds = %27, %15
  %11 = phi double [ %16, %15 ], [ %34, %27 ]
  %12 = icmp eq i64 %19, %1
  br i1 %12, label %13, label %15

13:                                               ; preds = %10, %6
  %14 = phi double [ 0.000000e+00, %6 ], [ %11, %10 ]
  ret double %14

15:                                               ; preds = %8, %10
  %16 = phi double [ 0.000000e+00, %8 ], [ %11, %10 ]
  %17 = phi i64 [ 0, %8 ], [ %19, %10 ]
  %18 = select i1 %9, i64 0, i64 %17
  %19 = add nuw nsw i64 %17, 1
  %20 = select i1 %9, i64 %19, i64 %1
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %22, label %10

22:                                               ; preds = %15
  %23 = mul nsw i64 %17, %3
  %24 = getelementptr double, ptr %2, i64 %23
  %25 = mul nsw i64 %17, %5
  %26 = getelementptr double, ptr %4, i64 %25
  br label %27

27:                                               ; preds = %22, %27
  %28 = phi i64 [ %18, %22 ], [ %35, %27 ]
  %29 = phi double [ %16, %22 ], [ %34, %27 ]
  %30 = getelementptr double, ptr %24, i64 %28
  %31 = load double, ptr %30, align 8
  %32 = getelementptr double, ptr %26, i64 %28
  %33 = load double, ptr %32, align 8
  %34 = tail call double @llvm.fmuladd.f64(double %31, double %33, double %29)
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, %20
  br i1 %36, label %10, label %27
}

define linkonce_odr hidden void @enzcc_blas_outertri_d(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = icmp eq i8 %1, 85
  %12 = zext i1 %11 to i64
  %13 = icmp slt i64 %5, 0
  %14 = sub i64 1, %2
  %15 = mul i64 %5, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %4, i64 %16
  %18 = icmp slt i64 %7, 0
  %19 = mul i64 %7, %14
  %20 = select i1 %18, i64 %19, i64 0
  %21 = getelementptr inbounds double, ptr %6, i64 %20
  %22 = icmp sgt i64 %2, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %10
  %24 = icmp eq i8 %0, 85
  br label %28

25:                                               ; preds = %43, %28
  %26 = icmp eq i64 %32, %2
  br i1 %26, label %27, label %28

27:                                               ; preds = %25, %10
  ret void

28:                                               ; preds = %23, %25
  %29 = phi i64 [ 0, %23 ], [ %32, %25 ]
  %30 = add nuw nsw i64 %29, %12
  %31 = select i1 %24, i64 0, i64 %30
  %32 = add nuw nsw i64 %29, 1
  %33 = sub nuw nsw i64 %32, %12
  %34 = select i1 %24, i64 %33, i64 %2
  %35 = mul nsw i64 %29, %7
  %36 = getelementptr inbounds double, ptr %21, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fmul double %3, %37
  %39 = icmp slt i64 %31, %34
  br i1 %39, label %40, label %25

40:                                               ; preds = %28
  %41 = mul nsw i64 %29, %9
  %42 = getelementptr double, ptr %8, i64 %41
  br label %43

43:                                               ; preds = %40, %43
  %44 = phi i64 [ %31, %40 ], [ %51, %43 ]
  %45 = mul nsw i64 %44, %5
  %46 = getelementptr inbounds double, ptr %17, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr double, ptr %42, i64 %44
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fmuladd.f64(double %47, double %38, double %49)
  store double %50, ptr %48, align 8
  %51 = add nuw nsw i64 %44, 1
  %52 = icmp eq i64 %51, %34
  br i1 %52, label %25, label %43
}

define linkonce_odr hidden void @enzcc_blas_bothtri_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr double, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr double, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr double, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %9, %20
  %21 = phi i64 [ 0, %9 ], [ %34, %20 ]
  %22 = icmp samesign ule i64 %21, %10
  %23 = icmp samesign uge i64 %21, %10
  %24 = select i1 %8, i1 %22, i1 %23
  %25 = getelementptr double, ptr %13, i64 %21
  %26 = mul nsw i64 %21, %3
  %27 = getelementptr double, ptr %11, i64 %26
  %28 = select i1 %24, ptr %25, ptr %27
  %29 = load double, ptr %28, align 8
  %30 = icmp eq i64 %21, %10
  %31 = fmul double %29, 2.000000e+00
  %32 = select i1 %30, double %31, double %29
  %33 = getelementptr double, ptr %15, i64 %21
  store double %32, ptr %33, align 8
  %34 = add nuw nsw i64 %21, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_addsym_d(i8 noundef signext %0, i64 noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %6
  %9 = icmp eq i8 %0, 85
  br label %13

10:                                               ; preds = %38, %13
  %11 = icmp eq i64 %16, %1
  br i1 %11, label %12, label %13

12:                                               ; preds = %10, %6
  ret void

13:                                               ; preds = %8, %10
  %14 = phi i64 [ 0, %8 ], [ %16, %10 ]
  %15 = select i1 %9, i64 0, i64 %14
  %16 = add nuw nsw i64 %14, 1
  %17 = select i1 %9, i64 %16, i64 %1
  %18 = getelementptr double, ptr %3, i64 %14
  %19 = icmp slt i64 %15, %17
  br i1 %19, label %20, label %10

20:                                               ; preds = %13
  %21 = mul nuw nsw i64 %14, %1
  %22 = getelementptr double, ptr %3, i64 %21
  %23 = mul nsw i64 %14, %5
  %24 = getelementptr double, ptr %4, i64 %23
  %25 = getelementptr double, ptr %22, i64 %14
  br label %26

26:                                               ; preds = %20, %38
  %27 = phi i64 [ %15, %20 ], [ %43, %38 ]
  %28 = icmp eq i64 %27, %14
  br i1 %28, label %29, label %31

29:                                               ; preds = %26
  %30 = load double, ptr %25, align 8
  br label %38

31:                                               ; preds = %26
  %32 = getelementptr double, ptr %22, i64 %27
  %33 = load double, ptr %32, align 8
  %34 = mul nuw nsw i64 %27, %1
  %35 = getelementptr double, ptr %18, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fadd double %33, %36
  br label %38

38:                                               ; preds = %31, %29
  %39 = phi double [ %30, %29 ], [ %37, %31 ]
  %40 = getelementptr double, ptr %24, i64 %27
  %41 = load double, ptr %40, align 8
  %42 = tail call double @llvm.fmuladd.f64(double %2, double %39, double %41)
  store double %42, ptr %40, align 8
  %43 = add nuw nsw i64 %27, 1
  %44 = icmp eq i64 %43, %17
  br i1 %44, label %10, label %26
}

define linkonce_odr hidden void @enzcc_blas_adddiag_d(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = icmp slt i64 %3, 0
  %10 = sub i64 1, %0
  %11 = mul i64 %3, %10
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  %14 = icmp slt i64 %5, 0
  %15 = mul i64 %5, %10
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %4, i64 %16
  %18 = icmp sgt i64 %0, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %8
  %20 = add i64 %7, 1
  br label %22

21:                                               ; preds = %22, %8
  ret void

22:                                               ; preds = %19, %22
  %23 = phi i64 [ 0, %19 ], [ %35, %22 ]
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr inbounds double, ptr %13, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %1, %26
  %28 = mul nsw i64 %23, %5
  %29 = getelementptr inbounds double, ptr %17, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = mul i64 %23, %20
  %32 = getelementptr inbounds double, ptr %6, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = tail call double @llvm.fmuladd.f64(double %27, double %30, double %33)
  store double %34, ptr %32, align 8
  %35 = add nuw nsw i64 %23, 1
  %36 = icmp eq i64 %35, %0
  br i1 %36, label %21, label %22
}

define linkonce_odr hidden void @enzcc_blas_diagmul_d(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = icmp slt i64 %5, 0
  %10 = sub i64 1, %0
  %11 = mul i64 %5, %10
  %12 = select i1 %9, i64 %11, i64 0
  %13 = getelementptr inbounds double, ptr %4, i64 %12
  %14 = icmp slt i64 %7, 0
  %15 = mul i64 %7, %10
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %6, i64 %16
  %18 = icmp sgt i64 %0, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %8
  %20 = add i64 %3, 1
  br label %22

21:                                               ; preds = %22, %8
  ret void

22:                                               ; preds = %19, %22
  %23 = phi i64 [ 0, %19 ], [ %35, %22 ]
  %24 = mul i64 %23, %20
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %1, %26
  %28 = mul nsw i64 %23, %5
  %29 = getelementptr inbounds double, ptr %13, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = mul nsw i64 %23, %7
  %32 = getelementptr inbounds double, ptr %17, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = tail call double @llvm.fmuladd.f64(double %27, double %30, double %33)
  store double %34, ptr %32, align 8
  %35 = add nuw nsw i64 %23, 1
  %36 = icmp eq i64 %35, %0
  br i1 %36, label %21, label %22
}

define linkonce_odr hidden void @enzcc_blas_wholetri_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr double, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr double, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr double, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %9, %20
  %21 = phi i64 [ 0, %9 ], [ %31, %20 ]
  %22 = icmp samesign ule i64 %21, %10
  %23 = icmp samesign uge i64 %21, %10
  %24 = select i1 %8, i1 %22, i1 %23
  %25 = getelementptr double, ptr %13, i64 %21
  %26 = mul nsw i64 %21, %3
  %27 = getelementptr double, ptr %11, i64 %26
  %28 = select i1 %24, ptr %25, ptr %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr double, ptr %15, i64 %21
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_onlytri_d(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) nounwind {
  %7 = icmp eq i8 %1, 85
  %8 = zext i1 %7 to i64
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = icmp eq i8 %0, 85
  br label %15

12:                                               ; preds = %36, %24
  %13 = icmp eq i64 %19, %2
  br i1 %13, label %14, label %15

14:                                               ; preds = %12, %6
  ret void

15:                                               ; preds = %12, %10
  %16 = phi i64 [ 0, %10 ], [ %19, %12 ]
  %17 = add nuw nsw i64 %16, %8
  %18 = select i1 %11, i64 0, i64 %17
  %19 = add nuw nsw i64 %16, 1
  %20 = sub nuw nsw i64 %19, %8
  %21 = select i1 %11, i64 %20, i64 %2
  %22 = mul nuw nsw i64 %16, %2
  %23 = getelementptr double, ptr %5, i64 %22
  br label %31

24:                                               ; preds = %31
  %25 = icmp slt i64 %18, %21
  br i1 %25, label %26, label %12

26:                                               ; preds = %24
  %27 = mul nsw i64 %16, %4
  %28 = getelementptr double, ptr %3, i64 %27
  %29 = mul nuw nsw i64 %16, %2
  %30 = getelementptr double, ptr %5, i64 %29
  br label %36

31:                                               ; preds = %15, %31
  %32 = phi i64 [ 0, %15 ], [ %34, %31 ]
  %33 = getelementptr double, ptr %23, i64 %32
  store double 0.000000e+00, ptr %33, align 8
  %34 = add nuw nsw i64 %32, 1
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %24, label %31

36:                                               ; preds = %26, %36
  %37 = phi i64 [ %18, %26 ], [ %41, %36 ]
  %38 = getelementptr double, ptr %28, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = getelementptr double, ptr %30, i64 %37
  store double %39, ptr %40, align 8
  %41 = add nuw nsw i64 %37, 1
  %42 = icmp eq i64 %41, %21
  br i1 %42, label %12, label %36
}

define linkonce_odr hidden void @enzcc_blas_halftri_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2) nounwind {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = icmp eq i8 %0, 85
  %7 = add nuw i64 %1, 1
  br label %9

8:                                                ; preds = %18, %3
  ret void

9:                                                ; preds = %5, %18
  %10 = phi i64 [ 0, %5 ], [ %11, %18 ]
  %11 = add nuw nsw i64 %10, 1
  %12 = select i1 %6, i64 %11, i64 0
  %13 = select i1 %6, i64 %1, i64 %10
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %9
  %16 = mul nuw nsw i64 %10, %1
  %17 = getelementptr double, ptr %2, i64 %16
  br label %24

18:                                               ; preds = %24, %9
  %19 = mul i64 %10, %7
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fmul double %21, 5.000000e-01
  store double %22, ptr %20, align 8
  %23 = icmp eq i64 %11, %1
  br i1 %23, label %8, label %9

24:                                               ; preds = %15, %24
  %25 = phi i64 [ %12, %15 ], [ %27, %24 ]
  %26 = getelementptr double, ptr %17, i64 %25
  store double 0.000000e+00, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, %13
  br i1 %28, label %18, label %24
}

define linkonce_odr hidden void @enzcc_blas_addrows_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %10
  %13 = icmp eq i8 %0, 85
  %14 = icmp sgt i64 %1, 0
  %15 = add nsw i64 %5, 1
  br label %17

16:                                               ; preds = %57, %10
  ret void

17:                                               ; preds = %12, %57
  %18 = phi i64 [ 0, %12 ], [ %58, %57 ]
  br i1 %13, label %25, label %19

19:                                               ; preds = %17
  br i1 %14, label %20, label %57

20:                                               ; preds = %19
  %21 = mul nsw i64 %18, %7
  %22 = getelementptr double, ptr %6, i64 %21
  %23 = mul nsw i64 %18, %9
  %24 = getelementptr double, ptr %8, i64 %23
  br label %44

25:                                               ; preds = %17
  %26 = mul nsw i64 %18, %15
  %27 = getelementptr inbounds double, ptr %4, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fmul double %3, %28
  br i1 %14, label %30, label %57

30:                                               ; preds = %25
  %31 = mul nsw i64 %18, %7
  %32 = getelementptr double, ptr %6, i64 %31
  %33 = mul nsw i64 %18, %9
  %34 = getelementptr double, ptr %8, i64 %33
  br label %35

35:                                               ; preds = %30, %35
  %36 = phi i64 [ 0, %30 ], [ %42, %35 ]
  %37 = getelementptr double, ptr %32, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr double, ptr %34, i64 %36
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fmuladd.f64(double %29, double %38, double %40)
  store double %41, ptr %39, align 8
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %57, label %35

44:                                               ; preds = %20, %44
  %45 = phi i64 [ 0, %20 ], [ %55, %44 ]
  %46 = mul nsw i64 %45, %15
  %47 = getelementptr inbounds double, ptr %4, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fmul double %3, %48
  %50 = getelementptr double, ptr %22, i64 %45
  %51 = load double, ptr %50, align 8
  %52 = getelementptr double, ptr %24, i64 %45
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fmuladd.f64(double %49, double %51, double %53)
  store double %54, ptr %52, align 8
  %55 = add nuw nsw i64 %45, 1
  %56 = icmp eq i64 %55, %1
  br i1 %56, label %57, label %44

57:                                               ; preds = %44, %35, %19, %25
  %58 = add nuw nsw i64 %18, 1
  %59 = icmp eq i64 %58, %2
  br i1 %59, label %16, label %17
}

define linkonce_odr hidden void @enzcc_blas_smallback_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = alloca [32 x double], align 16
  %8 = alloca [32 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  %9 = icmp eq i8 %0, 85
  %10 = select i1 %9, i64 %3, i64 1
  %11 = select i1 %9, i64 %5, i64 1
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %6
  %14 = add i64 %3, 1
  %15 = add i64 %5, 1
  br label %17

16:                                               ; preds = %76, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  ret void

17:                                               ; preds = %13, %76
  %18 = phi i64 [ %1, %13 ], [ %19, %76 ]
  %19 = add nsw i64 %18, -1
  %20 = mul i64 %19, %14
  %21 = getelementptr inbounds double, ptr %2, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul i64 %19, %15
  %24 = getelementptr inbounds double, ptr %4, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = icmp slt i64 %18, %1
  br i1 %26, label %27, label %76

27:                                               ; preds = %17, %27
  %28 = phi i64 [ %38, %27 ], [ %18, %17 ]
  %29 = sub nsw i64 %28, %19
  %30 = mul nsw i64 %29, %10
  %31 = getelementptr double, ptr %21, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw double, ptr %7, i64 %28
  store double %32, ptr %33, align 8
  %34 = mul nsw i64 %29, %11
  %35 = getelementptr double, ptr %24, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw double, ptr %8, i64 %28
  store double %36, ptr %37, align 8
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %40, label %27

40:                                               ; preds = %27, %60
  %41 = phi i64 [ %43, %60 ], [ %18, %27 ]
  %42 = select i1 %9, i64 %18, i64 %41
  %43 = add nuw nsw i64 %41, 1
  %44 = select i1 %9, i64 %43, i64 %1
  %45 = mul nsw i64 %41, %5
  %46 = getelementptr inbounds double, ptr %4, i64 %45
  %47 = getelementptr inbounds nuw double, ptr %7, i64 %41
  %48 = load double, ptr %47, align 8
  %49 = icmp slt i64 %42, %44
  br i1 %49, label %50, label %60

50:                                               ; preds = %40, %50
  %51 = phi i64 [ %58, %50 ], [ %42, %40 ]
  %52 = phi double [ %57, %50 ], [ 0.000000e+00, %40 ]
  %53 = getelementptr inbounds nuw double, ptr %46, i64 %51
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw double, ptr %7, i64 %51
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fmuladd.f64(double %54, double %56, double %52)
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, %44
  br i1 %59, label %66, label %50

60:                                               ; preds = %66, %40
  %61 = phi double [ 0.000000e+00, %40 ], [ %57, %66 ]
  %62 = getelementptr inbounds nuw double, ptr %8, i64 %41
  %63 = load double, ptr %62, align 8
  %64 = fsub double %63, %61
  store double %64, ptr %62, align 8
  %65 = icmp eq i64 %43, %1
  br i1 %65, label %81, label %40

66:                                               ; preds = %50, %66
  %67 = phi i64 [ %74, %66 ], [ %42, %50 ]
  %68 = getelementptr inbounds nuw double, ptr %46, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw double, ptr %8, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = fneg double %69
  %73 = tail call double @llvm.fmuladd.f64(double %72, double %48, double %71)
  store double %73, ptr %70, align 8
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp eq i64 %74, %44
  br i1 %75, label %60, label %66

76:                                               ; preds = %81, %17
  %77 = phi double [ %25, %17 ], [ %90, %81 ]
  %78 = fmul double %22, 2.000000e+00
  %79 = fdiv double %77, %78
  store double %79, ptr %24, align 8
  %80 = icmp sgt i64 %18, 1
  br i1 %80, label %17, label %16

81:                                               ; preds = %60, %81
  %82 = phi i64 [ %94, %81 ], [ %18, %60 ]
  %83 = phi double [ %90, %81 ], [ %25, %60 ]
  %84 = getelementptr inbounds nuw double, ptr %8, i64 %82
  %85 = load double, ptr %84, align 8
  %86 = fdiv double %85, %22
  %87 = getelementptr inbounds nuw double, ptr %7, i64 %82
  %88 = load double, ptr %87, align 8
  %89 = fneg double %86
  %90 = tail call double @llvm.fmuladd.f64(double %89, double %88, double %83)
  %91 = sub nsw i64 %82, %19
  %92 = mul nsw i64 %91, %11
  %93 = getelementptr double, ptr %24, i64 %92
  store double %86, ptr %93, align 8
  %94 = add nuw nsw i64 %82, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %76, label %81
}

define linkonce_odr hidden void @__enzcc_blas_turn_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp sgt i64 %1, 0
  br label %10

10:                                               ; preds = %8, %17
  %11 = phi i64 [ 0, %8 ], [ %18, %17 ]
  %12 = getelementptr double, ptr %2, i64 %11
  br i1 %9, label %13, label %17

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %5
  %15 = getelementptr double, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %6
  ret void

17:                                               ; preds = %20, %10
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %16, label %10

20:                                               ; preds = %13, %20
  %21 = phi i64 [ 0, %13 ], [ %26, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr double, ptr %12, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr double, ptr %15, i64 %21
  store double %24, ptr %25, align 8
  %26 = add nuw nsw i64 %21, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_addturned_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp sgt i64 %1, 0
  br label %10

10:                                               ; preds = %8, %17
  %11 = phi i64 [ 0, %8 ], [ %18, %17 ]
  %12 = getelementptr double, ptr %2, i64 %11
  br i1 %9, label %13, label %17

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %5
  %15 = getelementptr double, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %6
  ret void

17:                                               ; preds = %20, %10
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %16, label %10

20:                                               ; preds = %13, %20
  %21 = phi i64 [ 0, %13 ], [ %28, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr double, ptr %12, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr double, ptr %15, i64 %21
  %26 = load double, ptr %25, align 8
  %27 = fadd double %24, %26
  store double %27, ptr %25, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %17, label %20
}

define linkonce_odr hidden i64 @__enzcc_blas_anytri_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %27

6:                                                ; preds = %4
  %7 = icmp eq i8 %0, 85
  br label %10

8:                                                ; preds = %19, %10
  %9 = icmp eq i64 %13, %1
  br i1 %9, label %27, label %10

10:                                               ; preds = %6, %8
  %11 = phi i64 [ 0, %6 ], [ %13, %8 ]
  %12 = select i1 %7, i64 0, i64 %11
  %13 = add nuw nsw i64 %11, 1
  %14 = select i1 %7, i64 %13, i64 %1
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %8

16:                                               ; preds = %10
  %17 = mul nsw i64 %11, %3
  %18 = getelementptr double, ptr %2, i64 %17
  br label %22

19:                                               ; preds = %22
  %20 = add nuw i64 %23, 1
  %21 = icmp eq i64 %20, %14
  br i1 %21, label %8, label %22

22:                                               ; preds = %16, %19
  %23 = phi i64 [ %12, %16 ], [ %20, %19 ]
  %24 = getelementptr double, ptr %18, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fcmp une double %25, 0.000000e+00
  br i1 %26, label %27, label %19

27:                                               ; preds = %8, %22, %4
  %28 = phi i64 [ 0, %4 ], [ 1, %22 ], [ 0, %8 ]
  ret i64 %28
}

define linkonce_odr hidden void @enzcc_blas_set_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %6
  %9 = icmp sgt i64 %0, 0
  br label %10

10:                                               ; preds = %8, %18
  %11 = phi i64 [ 0, %8 ], [ %19, %18 ]
  br i1 %9, label %12, label %18

12:                                               ; preds = %10
  %13 = mul nsw i64 %11, %3
  %14 = getelementptr double, ptr %2, i64 %13
  %15 = mul nsw i64 %11, %5
  %16 = getelementptr double, ptr %4, i64 %15
  br label %21

17:                                               ; preds = %18, %6
  ret void

18:                                               ; preds = %21, %10
  %19 = add nuw nsw i64 %11, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %17, label %10

21:                                               ; preds = %12, %21
  %22 = phi i64 [ 0, %12 ], [ %26, %21 ]
  %23 = getelementptr double, ptr %14, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr double, ptr %16, i64 %22
  store double %24, ptr %25, align 8
  %26 = add nuw nsw i64 %22, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %18, label %21
}

define linkonce_odr hidden void @enzcc_blas_settri_d(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp eq i8 %1, 85
  %9 = zext i1 %8 to i64
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = icmp eq i8 %0, 85
  br label %16

13:                                               ; preds = %29, %16
  %14 = icmp eq i64 %20, %2
  br i1 %14, label %15, label %16

15:                                               ; preds = %13, %7
  ret void

16:                                               ; preds = %11, %13
  %17 = phi i64 [ 0, %11 ], [ %20, %13 ]
  %18 = add nuw nsw i64 %17, %9
  %19 = select i1 %12, i64 0, i64 %18
  %20 = add nuw nsw i64 %17, 1
  %21 = sub nuw nsw i64 %20, %9
  %22 = select i1 %12, i64 %21, i64 %2
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %13

24:                                               ; preds = %16
  %25 = mul nsw i64 %17, %4
  %26 = getelementptr double, ptr %3, i64 %25
  %27 = mul nsw i64 %17, %6
  %28 = getelementptr double, ptr %5, i64 %27
  br label %29

29:                                               ; preds = %24, %29
  %30 = phi i64 [ %19, %24 ], [ %34, %29 ]
  %31 = getelementptr double, ptr %26, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr double, ptr %28, i64 %30
  store double %32, ptr %33, align 8
  %34 = add nuw nsw i64 %30, 1
  %35 = icmp eq i64 %34, %22
  br i1 %35, label %13, label %29
}

define linkonce_odr hidden double @enzcc_blas_hole_d(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = add nsw i64 %2, 1
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %9, label %15

6:                                                ; preds = %9
  %7 = add nuw nsw i64 %10, 1
  %8 = icmp eq i64 %7, %0
  br i1 %8, label %15, label %9

9:                                                ; preds = %3, %6
  %10 = phi i64 [ %7, %6 ], [ 0, %3 ]
  %11 = mul nsw i64 %10, %4
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = fcmp oeq double %13, 0.000000e+00
  br i1 %14, label %15, label %6

15:                                               ; preds = %9, %6, %3
  %16 = phi double [ 0.000000e+00, %3 ], [ 0.000000e+00, %6 ], [ 1.000000e+00, %9 ]
  ret double %16
}

define linkonce_odr hidden void @enzcc_blas_lay_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 76
  %11 = icmp eq i8 %0, 85
  br label %15

12:                                               ; preds = %27, %15
  %13 = icmp eq i64 %18, %2
  br i1 %13, label %14, label %15

14:                                               ; preds = %12, %7
  ret void

15:                                               ; preds = %9, %12
  %16 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %17 = select i1 %10, i64 %16, i64 0
  %18 = add nuw nsw i64 %16, 1
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %1)
  %20 = select i1 %11, i64 %19, i64 %1
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %12

22:                                               ; preds = %15
  %23 = mul nsw i64 %16, %4
  %24 = getelementptr double, ptr %3, i64 %23
  %25 = mul nsw i64 %16, %6
  %26 = getelementptr double, ptr %5, i64 %25
  br label %27

27:                                               ; preds = %22, %27
  %28 = phi i64 [ %17, %22 ], [ %32, %27 ]
  %29 = getelementptr double, ptr %24, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr double, ptr %26, i64 %28
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %28, 1
  %33 = icmp eq i64 %32, %20
  br i1 %33, label %12, label %27
}

define linkonce_odr hidden void @enzcc_blas_lift_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 76
  %11 = icmp eq i8 %0, 85
  br label %15

12:                                               ; preds = %27, %15
  %13 = icmp eq i64 %18, %2
  br i1 %13, label %14, label %15

14:                                               ; preds = %12, %7
  ret void

15:                                               ; preds = %9, %12
  %16 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %17 = select i1 %10, i64 %16, i64 0
  %18 = add nuw nsw i64 %16, 1
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %1)
  %20 = select i1 %11, i64 %19, i64 %1
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %12

22:                                               ; preds = %15
  %23 = mul nsw i64 %16, %6
  %24 = getelementptr double, ptr %5, i64 %23
  %25 = mul nsw i64 %16, %4
  %26 = getelementptr double, ptr %3, i64 %25
  br label %27

27:                                               ; preds = %22, %27
  %28 = phi i64 [ %17, %22 ], [ %34, %27 ]
  %29 = getelementptr double, ptr %24, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr double, ptr %26, i64 %28
  %32 = load double, ptr %31, align 8
  %33 = fadd double %30, %32
  store double %33, ptr %31, align 8
  store double 0.000000e+00, ptr %29, align 8
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %20
  br i1 %35, label %12, label %27
}

define linkonce_odr hidden double @enzcc_blas_sumoff_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 76
  %9 = icmp eq i8 %0, 85
  br label %15

10:                                               ; preds = %33, %15
  %11 = phi double [ %16, %15 ], [ %35, %33 ]
  %12 = icmp eq i64 %19, %2
  br i1 %12, label %13, label %15

13:                                               ; preds = %10, %5
  %14 = phi double [ 0.000000e+00, %5 ], [ %11, %10 ]
  ret double %14

15:                                               ; preds = %7, %10
  %16 = phi double [ 0.000000e+00, %7 ], [ %11, %10 ]
  %17 = phi i64 [ 0, %7 ], [ %19, %10 ]
  %18 = select i1 %8, i64 %17, i64 0
  %19 = add nuw nsw i64 %17, 1
  %20 = tail call i64 @llvm.smin.i64(i64 %19, i64 %1)
  %21 = select i1 %9, i64 %20, i64 %1
  %22 = icmp slt i64 %18, %21
  br i1 %22, label %23, label %10

23:                                               ; preds = %15
  %24 = mul nsw i64 %17, %4
  %25 = getelementptr double, ptr %3, i64 %24
  br label %26

26:                                               ; preds = %23, %33
  %27 = phi i64 [ %18, %23 ], [ %36, %33 ]
  %28 = phi double [ %16, %23 ], [ %35, %33 ]
  %29 = icmp eq i64 %27, %17
  br i1 %29, label %33, label %30

30:                                               ; preds = %26
  %31 = getelementptr double, ptr %25, i64 %27
  %32 = load double, ptr %31, align 8
  br label %33

33:                                               ; preds = %26, %30
  %34 = phi double [ %32, %30 ], [ 0.000000e+00, %26 ]
  %35 = fadd double %28, %34
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, %21
  br i1 %37, label %10, label %26
}

define linkonce_odr hidden double @enzcc_blas_sumdiag_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = tail call i64 @llvm.smin.i64(i64 %1, i64 %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = add nsw i64 %3, 1
  br label %11

9:                                                ; preds = %11, %4
  %10 = phi double [ 0.000000e+00, %4 ], [ %17, %11 ]
  ret double %10

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %18, %11 ]
  %13 = phi double [ 0.000000e+00, %7 ], [ %17, %11 ]
  %14 = mul nsw i64 %12, %8
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fadd double %13, %16
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %9, label %11
}

define linkonce_odr hidden double @enzcc_blas_normdot_d(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7) nounwind {
  %9 = add i8 %0, -69
  %10 = icmp ult i8 %9, 2
  br i1 %10, label %76, label %11

11:                                               ; preds = %8
  %12 = icmp eq i8 %0, 73
  %13 = select i1 %12, i64 %2, i64 %3
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %76

15:                                               ; preds = %11
  %16 = select i1 %12, i64 %3, i64 %2
  %17 = icmp sgt i64 %16, 0
  %18 = icmp eq i8 %1, 85
  %19 = icmp eq i8 %1, 76
  %20 = icmp eq i8 %0, 77
  %21 = and i8 %0, -5
  %22 = icmp ne i8 %21, 73
  br label %23

23:                                               ; preds = %15, %70
  %24 = phi double [ -1.000000e+00, %15 ], [ %73, %70 ]
  %25 = phi i64 [ 0, %15 ], [ %74, %70 ]
  %26 = phi i64 [ -1, %15 ], [ %72, %70 ]
  %27 = phi i64 [ -1, %15 ], [ %71, %70 ]
  br i1 %17, label %35, label %28

28:                                               ; preds = %35, %23
  %29 = phi i64 [ %27, %23 ], [ %62, %35 ]
  %30 = phi i64 [ %26, %23 ], [ %63, %35 ]
  %31 = phi double [ 0.000000e+00, %23 ], [ %59, %35 ]
  %32 = phi double [ %24, %23 ], [ %64, %35 ]
  %33 = fcmp ogt double %31, %32
  %34 = select i1 %12, i1 %33, i1 false
  br i1 %34, label %70, label %67

35:                                               ; preds = %23, %35
  %36 = phi double [ %64, %35 ], [ %24, %23 ]
  %37 = phi i64 [ %65, %35 ], [ 0, %23 ]
  %38 = phi double [ %59, %35 ], [ 0.000000e+00, %23 ]
  %39 = phi i64 [ %63, %35 ], [ %26, %23 ]
  %40 = phi i64 [ %62, %35 ], [ %27, %23 ]
  %41 = select i1 %12, i64 %25, i64 %37
  %42 = select i1 %12, i64 %37, i64 %25
  %43 = icmp samesign ugt i64 %41, %42
  %44 = select i1 %18, i1 %43, i1 false
  %45 = icmp samesign ult i64 %41, %42
  %46 = select i1 %19, i1 %45, i1 false
  %47 = select i1 %44, i1 true, i1 %46
  %48 = mul nsw i64 %41, %6
  %49 = getelementptr double, ptr %5, i64 %48
  %50 = getelementptr double, ptr %49, i64 %42
  %51 = mul nsw i64 %42, %6
  %52 = getelementptr double, ptr %5, i64 %51
  %53 = getelementptr double, ptr %52, i64 %41
  %54 = select i1 %47, ptr %50, ptr %53
  %55 = load double, ptr %54, align 8
  %56 = fcmp olt double %55, 0.000000e+00
  %57 = fneg double %55
  %58 = select i1 %56, double %57, double %55
  %59 = fadd double %38, %58
  %60 = fcmp ogt double %58, %36
  %61 = select i1 %20, i1 %60, i1 false
  %62 = select i1 %61, i64 %37, i64 %40
  %63 = select i1 %61, i64 %25, i64 %39
  %64 = select i1 %61, double %58, double %36
  %65 = add nuw nsw i64 %37, 1
  %66 = icmp eq i64 %65, %16
  br i1 %66, label %28, label %35

67:                                               ; preds = %28
  %68 = select i1 %22, i1 %33, i1 false
  br i1 %68, label %69, label %70

69:                                               ; preds = %67
  br label %70

70:                                               ; preds = %28, %69, %67
  %71 = phi i64 [ %29, %69 ], [ %29, %67 ], [ %25, %28 ]
  %72 = phi i64 [ %25, %69 ], [ %30, %67 ], [ %30, %28 ]
  %73 = phi double [ %31, %69 ], [ %32, %67 ], [ %31, %28 ]
  %74 = add nuw nsw i64 %25, 1
  %75 = icmp eq i64 %74, %13
  br i1 %75, label %76, label %23

76:                                               ; preds = %70, %11, %8
  %77 = phi i64 [ -1, %8 ], [ -1, %11 ], [ %71, %70 ]
  %78 = phi i64 [ -1, %8 ], [ -1, %11 ], [ %72, %70 ]
  %79 = icmp sgt i64 %3, 0
  br i1 %79, label %80, label %93

80:                                               ; preds = %76
  %81 = icmp sgt i64 %2, 0
  %82 = icmp sgt i64 %77, -1
  %83 = icmp sgt i64 %78, -1
  %84 = icmp eq i8 %1, 85
  %85 = icmp eq i8 %1, 76
  br label %86

86:                                               ; preds = %80, %95
  %87 = phi double [ 0.000000e+00, %80 ], [ %96, %95 ]
  %88 = phi i64 [ 0, %80 ], [ %97, %95 ]
  br i1 %81, label %89, label %95

89:                                               ; preds = %86
  %90 = icmp ne i64 %88, %78
  %91 = and i1 %83, %90
  %92 = mul nsw i64 %88, %6
  br label %99

93:                                               ; preds = %95, %76
  %94 = phi double [ 0.000000e+00, %76 ], [ %96, %95 ]
  ret double %94

95:                                               ; preds = %137, %86
  %96 = phi double [ %87, %86 ], [ %138, %137 ]
  %97 = add nuw nsw i64 %88, 1
  %98 = icmp eq i64 %97, %3
  br i1 %98, label %93, label %86

99:                                               ; preds = %89, %137
  %100 = phi double [ %87, %89 ], [ %138, %137 ]
  %101 = phi i64 [ 0, %89 ], [ %139, %137 ]
  br i1 %10, label %106, label %102

102:                                              ; preds = %99
  %103 = icmp ne i64 %101, %77
  %104 = and i1 %82, %103
  %105 = select i1 %104, i1 true, i1 %91
  br i1 %105, label %137, label %106

106:                                              ; preds = %102, %99
  %107 = icmp samesign ugt i64 %101, %88
  %108 = select i1 %84, i1 %107, i1 false
  %109 = icmp samesign ult i64 %101, %88
  %110 = select i1 %85, i1 %109, i1 false
  %111 = select i1 %108, i1 true, i1 %110
  %112 = mul nsw i64 %101, %6
  %113 = add nsw i64 %112, %88
  %114 = add nsw i64 %101, %92
  %115 = select i1 %111, i64 %113, i64 %114
  %116 = getelementptr inbounds double, ptr %5, i64 %115
  %117 = load double, ptr %116, align 8
  br i1 %10, label %118, label %123

118:                                              ; preds = %106
  %119 = fdiv double %117, %4
  %120 = getelementptr inbounds double, ptr %7, i64 %115
  %121 = load double, ptr %120, align 8
  %122 = tail call double @llvm.fmuladd.f64(double %119, double %121, double %100)
  br label %137

123:                                              ; preds = %106
  %124 = fcmp ogt double %117, 0.000000e+00
  br i1 %124, label %125, label %128

125:                                              ; preds = %123
  %126 = getelementptr inbounds double, ptr %7, i64 %115
  %127 = load double, ptr %126, align 8
  br label %134

128:                                              ; preds = %123
  %129 = fcmp olt double %117, 0.000000e+00
  br i1 %129, label %130, label %134

130:                                              ; preds = %128
  %131 = getelementptr inbounds double, ptr %7, i64 %115
  %132 = load double, ptr %131, align 8
  %133 = fneg double %132
  br label %134

134:                                              ; preds = %130, %128, %125
  %135 = phi double [ %127, %125 ], [ %133, %130 ], [ 0.000000e+00, %128 ]
  %136 = fadd double %100, %135
  br label %137

137:                                              ; preds = %102, %118, %134
  %138 = phi double [ %136, %134 ], [ %100, %102 ], [ %122, %118 ]
  %139 = add nuw nsw i64 %101, 1
  %140 = icmp eq i64 %139, %2
  br i1 %140, label %95, label %99
}

define linkonce_odr hidden void @enzcc_blas_addnorm_d(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, double noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = add i8 %0, -69
  %12 = icmp ult i8 %11, 2
  br i1 %12, label %78, label %13

13:                                               ; preds = %10
  %14 = icmp eq i8 %0, 73
  %15 = select i1 %14, i64 %2, i64 %3
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %78

17:                                               ; preds = %13
  %18 = select i1 %14, i64 %3, i64 %2
  %19 = icmp sgt i64 %18, 0
  %20 = icmp eq i8 %1, 85
  %21 = icmp eq i8 %1, 76
  %22 = icmp eq i8 %0, 77
  %23 = and i8 %0, -5
  %24 = icmp ne i8 %23, 73
  br label %25

25:                                               ; preds = %17, %72
  %26 = phi double [ -1.000000e+00, %17 ], [ %75, %72 ]
  %27 = phi i64 [ 0, %17 ], [ %76, %72 ]
  %28 = phi i64 [ -1, %17 ], [ %74, %72 ]
  %29 = phi i64 [ -1, %17 ], [ %73, %72 ]
  br i1 %19, label %37, label %30

30:                                               ; preds = %37, %25
  %31 = phi i64 [ %29, %25 ], [ %64, %37 ]
  %32 = phi i64 [ %28, %25 ], [ %65, %37 ]
  %33 = phi double [ 0.000000e+00, %25 ], [ %61, %37 ]
  %34 = phi double [ %26, %25 ], [ %66, %37 ]
  %35 = fcmp ogt double %33, %34
  %36 = select i1 %14, i1 %35, i1 false
  br i1 %36, label %72, label %69

37:                                               ; preds = %25, %37
  %38 = phi double [ %66, %37 ], [ %26, %25 ]
  %39 = phi i64 [ %67, %37 ], [ 0, %25 ]
  %40 = phi double [ %61, %37 ], [ 0.000000e+00, %25 ]
  %41 = phi i64 [ %65, %37 ], [ %28, %25 ]
  %42 = phi i64 [ %64, %37 ], [ %29, %25 ]
  %43 = select i1 %14, i64 %27, i64 %39
  %44 = select i1 %14, i64 %39, i64 %27
  %45 = icmp samesign ugt i64 %43, %44
  %46 = select i1 %20, i1 %45, i1 false
  %47 = icmp samesign ult i64 %43, %44
  %48 = select i1 %21, i1 %47, i1 false
  %49 = select i1 %46, i1 true, i1 %48
  %50 = mul nsw i64 %43, %7
  %51 = getelementptr double, ptr %6, i64 %50
  %52 = getelementptr double, ptr %51, i64 %44
  %53 = mul nsw i64 %44, %7
  %54 = getelementptr double, ptr %6, i64 %53
  %55 = getelementptr double, ptr %54, i64 %43
  %56 = select i1 %49, ptr %52, ptr %55
  %57 = load double, ptr %56, align 8
  %58 = fcmp olt double %57, 0.000000e+00
  %59 = fneg double %57
  %60 = select i1 %58, double %59, double %57
  %61 = fadd double %40, %60
  %62 = fcmp ogt double %60, %38
  %63 = select i1 %22, i1 %62, i1 false
  %64 = select i1 %63, i64 %39, i64 %42
  %65 = select i1 %63, i64 %27, i64 %41
  %66 = select i1 %63, double %60, double %38
  %67 = add nuw nsw i64 %39, 1
  %68 = icmp eq i64 %67, %18
  br i1 %68, label %30, label %37

69:                                               ; preds = %30
  %70 = select i1 %24, i1 %35, i1 false
  br i1 %70, label %71, label %72

71:                                               ; preds = %69
  br label %72

72:                                               ; preds = %30, %71, %69
  %73 = phi i64 [ %31, %71 ], [ %31, %69 ], [ %27, %30 ]
  %74 = phi i64 [ %27, %71 ], [ %32, %69 ], [ %32, %30 ]
  %75 = phi double [ %33, %71 ], [ %34, %69 ], [ %33, %30 ]
  %76 = add nuw nsw i64 %27, 1
  %77 = icmp eq i64 %76, %15
  br i1 %77, label %78, label %25

78:                                               ; preds = %72, %13, %10
  %79 = phi i64 [ -1, %10 ], [ -1, %13 ], [ %73, %72 ]
  %80 = phi i64 [ -1, %10 ], [ -1, %13 ], [ %74, %72 ]
  %81 = icmp sgt i64 %3, 0
  br i1 %81, label %82, label %97

82:                                               ; preds = %78
  %83 = icmp sgt i64 %2, 0
  %84 = icmp sgt i64 %79, -1
  %85 = icmp sgt i64 %80, -1
  %86 = icmp eq i8 %1, 85
  %87 = icmp eq i8 %1, 76
  %88 = fneg double %4
  %89 = fdiv double %4, %5
  br label %90

90:                                               ; preds = %82, %98
  %91 = phi i64 [ 0, %82 ], [ %99, %98 ]
  br i1 %83, label %92, label %98

92:                                               ; preds = %90
  %93 = icmp ne i64 %91, %80
  %94 = and i1 %85, %93
  %95 = mul nsw i64 %91, %7
  %96 = mul nsw i64 %91, %9
  br label %101

97:                                               ; preds = %98, %78
  ret void

98:                                               ; preds = %138, %90
  %99 = add nuw nsw i64 %91, 1
  %100 = icmp eq i64 %99, %3
  br i1 %100, label %97, label %90

101:                                              ; preds = %92, %138
  %102 = phi i64 [ 0, %92 ], [ %139, %138 ]
  br i1 %12, label %107, label %103

103:                                              ; preds = %101
  %104 = icmp ne i64 %102, %79
  %105 = and i1 %84, %104
  %106 = select i1 %105, i1 true, i1 %94
  br i1 %106, label %138, label %107

107:                                              ; preds = %103, %101
  %108 = icmp samesign ugt i64 %102, %91
  %109 = select i1 %86, i1 %108, i1 false
  %110 = icmp samesign ult i64 %102, %91
  %111 = select i1 %87, i1 %110, i1 false
  %112 = select i1 %109, i1 true, i1 %111
  br i1 %112, label %113, label %118

113:                                              ; preds = %107
  %114 = mul nsw i64 %102, %7
  %115 = add nsw i64 %114, %91
  %116 = mul nsw i64 %102, %9
  %117 = add nsw i64 %116, %91
  br label %121

118:                                              ; preds = %107
  %119 = add nsw i64 %102, %95
  %120 = add nsw i64 %102, %96
  br label %121

121:                                              ; preds = %118, %113
  %122 = phi i64 [ %115, %113 ], [ %119, %118 ]
  %123 = phi i64 [ %117, %113 ], [ %120, %118 ]
  %124 = getelementptr inbounds double, ptr %6, i64 %122
  %125 = load double, ptr %124, align 8
  br i1 %12, label %126, label %130

126:                                              ; preds = %121
  %127 = getelementptr inbounds double, ptr %8, i64 %123
  %128 = load double, ptr %127, align 8
  %129 = tail call double @llvm.fmuladd.f64(double %89, double %125, double %128)
  store double %129, ptr %127, align 8
  br label %138

130:                                              ; preds = %121
  %131 = fcmp ogt double %125, 0.000000e+00
  %132 = fcmp olt double %125, 0.000000e+00
  %133 = select i1 %132, double %88, double 0.000000e+00
  %134 = select i1 %131, double %4, double %133
  %135 = getelementptr inbounds double, ptr %8, i64 %123
  %136 = load double, ptr %135, align 8
  %137 = fadd double %134, %136
  store double %137, ptr %135, align 8
  br label %138

138:                                              ; preds = %103, %126, %130
  %139 = add nuw nsw i64 %102, 1
  %140 = icmp eq i64 %139, %2
  br i1 %140, label %98, label %101
}

define linkonce_odr hidden void @enzcc_blas_gaps_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %10, label %29

5:                                                ; preds = %20
  %6 = sitofp i64 %0 to double
  %7 = fmul double %6, 0x3CB0000000000000
  %8 = fmul double %7, %21
  %9 = fneg double %8
  br label %24

10:                                               ; preds = %3, %20
  %11 = phi double [ %21, %20 ], [ 0.000000e+00, %3 ]
  %12 = phi i64 [ %22, %20 ], [ 0, %3 ]
  %13 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = fcmp ogt double %14, %11
  br i1 %15, label %20, label %16

16:                                               ; preds = %10
  %17 = fneg double %14
  %18 = fcmp olt double %11, %17
  %19 = select i1 %18, double %17, double %11
  br label %20

20:                                               ; preds = %16, %10
  %21 = phi double [ %14, %10 ], [ %19, %16 ]
  %22 = add nuw nsw i64 %12, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %5, label %10

24:                                               ; preds = %30, %5
  %25 = phi i64 [ 0, %5 ], [ %31, %30 ]
  %26 = getelementptr inbounds nuw double, ptr %1, i64 %25
  %27 = mul nuw nsw i64 %25, %0
  %28 = getelementptr double, ptr %2, i64 %27
  br label %33

29:                                               ; preds = %30, %3
  ret void

30:                                               ; preds = %46
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %0
  br i1 %32, label %29, label %24

33:                                               ; preds = %24, %46
  %34 = phi i64 [ 0, %24 ], [ %48, %46 ]
  %35 = load double, ptr %26, align 8
  %36 = getelementptr inbounds nuw double, ptr %1, i64 %34
  %37 = load double, ptr %36, align 8
  %38 = fsub double %35, %37
  %39 = fcmp ogt double %38, %8
  %40 = fcmp olt double %38, %9
  %41 = or i1 %39, %40
  %42 = getelementptr double, ptr %28, i64 %34
  br i1 %41, label %43, label %46

43:                                               ; preds = %33
  %44 = load double, ptr %42, align 8
  %45 = fdiv double %44, %38
  br label %46

46:                                               ; preds = %33, %43
  %47 = phi double [ %45, %43 ], [ 0.000000e+00, %33 ]
  store double %47, ptr %42, align 8
  %48 = add nuw nsw i64 %34, 1
  %49 = icmp eq i64 %48, %0
  br i1 %49, label %30, label %33
}

define linkonce_odr hidden void @enzcc_blas_setdiag_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = add nuw nsw i64 %0, 1
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %10 = getelementptr inbounds nuw double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = mul nuw nsw i64 %9, %6
  %13 = getelementptr inbounds nuw double, ptr %2, i64 %12
  store double %11, ptr %13, align 8
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %0
  br i1 %15, label %7, label %8
}

define linkonce_odr hidden void @enzcc_blas_diagof_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = add nuw nsw i64 %0, 1
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %10 = mul nuw nsw i64 %9, %6
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw double, ptr %2, i64 %9
  store double %12, ptr %13, align 8
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %0
  br i1 %15, label %7, label %8
}

define linkonce_odr hidden void @enzcc_blas_refuse_d(i64 noundef %0, ptr noundef %1) nounwind {
  %3 = icmp sgt i64 %0, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi i64 [ %11, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds nuw double, ptr %1, i64 %6
  %8 = load double, ptr %7, align 8
  %9 = fcmp oeq double %8, 0.000000e+00
  %10 = select i1 %9, double 0.000000e+00, double 0x7FF8000000000000
  store double %10, ptr %7, align 8
  %11 = add nuw nsw i64 %6, 1
  %12 = icmp eq i64 %11, %0
  br i1 %12, label %4, label %5
}

define linkonce_odr hidden void @enzcc_blas_reflback_d(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i64 noundef %11, ptr noundef %12) nounwind {
  %14 = icmp eq i8 %0, 76
  %15 = select i1 %14, i64 %2, i64 %3
  %16 = select i1 %14, i64 %3, i64 %2
  %17 = select i1 %14, i64 1, i64 %2
  %18 = select i1 %14, i64 %2, i64 1
  %19 = icmp ne i8 %1, 78
  %20 = xor i1 %14, %19
  %21 = icmp sgt i64 %4, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %13
  %23 = icmp sgt i64 %16, 0
  br label %25

24:                                               ; preds = %58, %13
  ret void

25:                                               ; preds = %22, %58
  %26 = phi i64 [ 0, %22 ], [ %63, %58 ]
  %27 = xor i64 %26, -1
  %28 = add nsw i64 %4, %27
  %29 = select i1 %20, i64 %26, i64 %28
  %30 = getelementptr inbounds double, ptr %7, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = add nsw i64 %29, 1
  %33 = icmp slt i64 %32, %15
  br i1 %33, label %34, label %37

34:                                               ; preds = %25
  %35 = mul nsw i64 %29, %6
  %36 = getelementptr double, ptr %5, i64 %35
  br label %50

37:                                               ; preds = %50, %25
  %38 = phi double [ 1.000000e+00, %25 ], [ %55, %50 ]
  %39 = tail call double @llvm.fmuladd.f64(double %31, double %38, double -1.000000e+00)
  %40 = fdiv double %31, %39
  br i1 %23, label %41, label %58

41:                                               ; preds = %37
  %42 = mul nsw i64 %29, %17
  %43 = mul nsw i64 %29, %6
  %44 = getelementptr double, ptr %5, i64 %43
  %45 = fneg double %40
  %46 = tail call double @llvm.fmuladd.f64(double %45, double %38, double 1.000000e+00)
  %47 = fneg double %31
  %48 = mul nsw i64 %29, %11
  %49 = getelementptr double, ptr %10, i64 %48
  br label %65

50:                                               ; preds = %34, %50
  %51 = phi double [ 1.000000e+00, %34 ], [ %55, %50 ]
  %52 = phi i64 [ %32, %34 ], [ %56, %50 ]
  %53 = getelementptr double, ptr %36, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fmuladd.f64(double %54, double %54, double %51)
  %56 = add nsw i64 %52, 1
  %57 = icmp eq i64 %56, %15
  br i1 %57, label %37, label %50

58:                                               ; preds = %103, %37
  %59 = phi double [ 0.000000e+00, %37 ], [ %79, %103 ]
  %60 = getelementptr inbounds double, ptr %12, i64 %29
  %61 = load double, ptr %60, align 8
  %62 = fsub double %61, %59
  store double %62, ptr %60, align 8
  %63 = add nuw nsw i64 %26, 1
  %64 = icmp eq i64 %63, %4
  br i1 %64, label %24, label %25

65:                                               ; preds = %41, %103
  %66 = phi double [ 0.000000e+00, %41 ], [ %79, %103 ]
  %67 = phi i64 [ 0, %41 ], [ %104, %103 ]
  %68 = mul nsw i64 %67, %18
  %69 = getelementptr inbounds double, ptr %8, i64 %68
  %70 = getelementptr inbounds double, ptr %9, i64 %68
  %71 = getelementptr inbounds double, ptr %69, i64 %42
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %70, i64 %42
  %74 = load double, ptr %73, align 8
  br i1 %33, label %88, label %75

75:                                               ; preds = %88, %65
  %76 = phi double [ %72, %65 ], [ %97, %88 ]
  %77 = phi double [ %74, %65 ], [ %100, %88 ]
  %78 = fmul double %46, %76
  %79 = tail call double @llvm.fmuladd.f64(double %78, double %77, double %66)
  %80 = tail call double @llvm.fmuladd.f64(double %45, double %76, double %72)
  store double %80, ptr %71, align 8
  %81 = load double, ptr %73, align 8
  %82 = tail call double @llvm.fmuladd.f64(double %47, double %77, double %81)
  store double %82, ptr %73, align 8
  br i1 %33, label %83, label %103

83:                                               ; preds = %75
  %84 = fneg double %76
  %85 = fmul double %40, %84
  %86 = fneg double %77
  %87 = fmul double %31, %86
  br label %106

88:                                               ; preds = %65, %88
  %89 = phi i64 [ %101, %88 ], [ %32, %65 ]
  %90 = phi double [ %100, %88 ], [ %74, %65 ]
  %91 = phi double [ %97, %88 ], [ %72, %65 ]
  %92 = getelementptr double, ptr %44, i64 %89
  %93 = load double, ptr %92, align 8
  %94 = mul nsw i64 %89, %17
  %95 = getelementptr inbounds double, ptr %69, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = tail call double @llvm.fmuladd.f64(double %93, double %96, double %91)
  %98 = getelementptr inbounds double, ptr %70, i64 %94
  %99 = load double, ptr %98, align 8
  %100 = tail call double @llvm.fmuladd.f64(double %93, double %99, double %90)
  %101 = add nsw i64 %89, 1
  %102 = icmp eq i64 %101, %15
  br i1 %102, label %75, label %88

103:                                              ; preds = %106, %75
  %104 = add nuw nsw i64 %67, 1
  %105 = icmp eq i64 %104, %16
  br i1 %105, label %58, label %65

106:                                              ; preds = %83, %106
  %107 = phi i64 [ %32, %83 ], [ %123, %106 ]
  %108 = getelementptr double, ptr %44, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = mul nsw i64 %107, %17
  %111 = getelementptr inbounds double, ptr %69, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = tail call double @llvm.fmuladd.f64(double %85, double %109, double %112)
  store double %113, ptr %111, align 8
  %114 = getelementptr inbounds double, ptr %70, i64 %110
  %115 = load double, ptr %114, align 8
  %116 = fmul double %77, %113
  %117 = tail call double @llvm.fmuladd.f64(double %115, double %78, double %116)
  %118 = getelementptr double, ptr %49, i64 %107
  %119 = load double, ptr %118, align 8
  %120 = tail call double @llvm.fmuladd.f64(double %47, double %117, double %119)
  store double %120, ptr %118, align 8
  %121 = load double, ptr %114, align 8
  %122 = tail call double @llvm.fmuladd.f64(double %87, double %109, double %121)
  store double %122, ptr %114, align 8
  %123 = add nsw i64 %107, 1
  %124 = icmp eq i64 %123, %15
  br i1 %124, label %103, label %106
}

define linkonce_odr hidden void @enzcc_blas_reflalong_d(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) nounwind {
  %14 = icmp eq i8 %0, 76
  %15 = select i1 %14, i64 %2, i64 %3
  %16 = select i1 %14, i64 %3, i64 %2
  %17 = select i1 %14, i64 1, i64 %2
  %18 = select i1 %14, i64 %2, i64 1
  %19 = icmp ne i8 %1, 78
  %20 = xor i1 %14, %19
  %21 = icmp sgt i64 %4, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %13
  %23 = icmp sgt i64 %16, 0
  br label %25

24:                                               ; preds = %43, %13
  ret void

25:                                               ; preds = %22, %43
  %26 = phi i64 [ 0, %22 ], [ %44, %43 ]
  %27 = xor i64 %26, -1
  %28 = add nsw i64 %4, %27
  %29 = select i1 %20, i64 %28, i64 %26
  %30 = getelementptr inbounds double, ptr %7, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %10, i64 %29
  %33 = load double, ptr %32, align 8
  br i1 %23, label %34, label %43

34:                                               ; preds = %25
  %35 = mul nsw i64 %29, %17
  %36 = add nsw i64 %29, 1
  %37 = icmp slt i64 %36, %15
  %38 = mul nsw i64 %29, %6
  %39 = getelementptr double, ptr %5, i64 %38
  %40 = mul nsw i64 %29, %9
  %41 = getelementptr double, ptr %8, i64 %40
  %42 = fneg double %31
  br label %46

43:                                               ; preds = %88, %25
  %44 = add nuw nsw i64 %26, 1
  %45 = icmp eq i64 %44, %4
  br i1 %45, label %24, label %25

46:                                               ; preds = %34, %88
  %47 = phi i64 [ 0, %34 ], [ %89, %88 ]
  %48 = mul nsw i64 %47, %18
  %49 = getelementptr inbounds double, ptr %11, i64 %48
  %50 = getelementptr inbounds double, ptr %12, i64 %48
  %51 = getelementptr inbounds double, ptr %49, i64 %35
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %50, i64 %35
  %54 = load double, ptr %53, align 8
  br i1 %37, label %63, label %82

55:                                               ; preds = %63
  %56 = fmul double %31, %79
  %57 = tail call double @llvm.fmuladd.f64(double %33, double %72, double %56)
  %58 = fsub double %54, %57
  store double %58, ptr %53, align 8
  %59 = load double, ptr %51, align 8
  %60 = tail call double @llvm.fmuladd.f64(double %42, double %72, double %59)
  store double %60, ptr %51, align 8
  %61 = fmul double %31, %72
  %62 = fneg double %61
  br label %91

63:                                               ; preds = %46, %63
  %64 = phi i64 [ %80, %63 ], [ %36, %46 ]
  %65 = phi double [ %79, %63 ], [ %54, %46 ]
  %66 = phi double [ %72, %63 ], [ %52, %46 ]
  %67 = getelementptr double, ptr %39, i64 %64
  %68 = load double, ptr %67, align 8
  %69 = mul nsw i64 %64, %17
  %70 = getelementptr inbounds double, ptr %49, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = tail call double @llvm.fmuladd.f64(double %68, double %71, double %66)
  %73 = getelementptr inbounds double, ptr %50, i64 %69
  %74 = load double, ptr %73, align 8
  %75 = getelementptr double, ptr %41, i64 %64
  %76 = load double, ptr %75, align 8
  %77 = fmul double %71, %76
  %78 = tail call double @llvm.fmuladd.f64(double %68, double %74, double %77)
  %79 = fadd double %65, %78
  %80 = add nsw i64 %64, 1
  %81 = icmp eq i64 %80, %15
  br i1 %81, label %55, label %63

82:                                               ; preds = %46
  %83 = fmul double %31, %54
  %84 = tail call double @llvm.fmuladd.f64(double %33, double %52, double %83)
  %85 = fsub double %54, %84
  store double %85, ptr %53, align 8
  %86 = load double, ptr %51, align 8
  %87 = tail call double @llvm.fmuladd.f64(double %42, double %52, double %86)
  store double %87, ptr %51, align 8
  br label %88

88:                                               ; preds = %91, %82
  %89 = add nuw nsw i64 %47, 1
  %90 = icmp eq i64 %89, %16
  br i1 %90, label %43, label %46

91:                                               ; preds = %55, %91
  %92 = phi i64 [ %36, %55 ], [ %106, %91 ]
  %93 = getelementptr double, ptr %39, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = getelementptr double, ptr %41, i64 %92
  %96 = load double, ptr %95, align 8
  %97 = fmul double %61, %96
  %98 = tail call double @llvm.fmuladd.f64(double %57, double %94, double %97)
  %99 = mul nsw i64 %92, %17
  %100 = getelementptr inbounds double, ptr %50, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fsub double %101, %98
  store double %102, ptr %100, align 8
  %103 = getelementptr inbounds double, ptr %49, i64 %99
  %104 = load double, ptr %103, align 8
  %105 = tail call double @llvm.fmuladd.f64(double %62, double %94, double %104)
  store double %105, ptr %103, align 8
  %106 = add nsw i64 %92, 1
  %107 = icmp eq i64 %106, %15
  br i1 %107, label %88, label %91
}

define linkonce_odr hidden void @enzcc_blas_factorsof_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %14, %4
  ret void

7:                                                ; preds = %4, %14
  %8 = phi i64 [ %9, %14 ], [ 0, %4 ]
  %9 = add nuw nsw i64 %8, 1
  %10 = icmp slt i64 %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %7
  %12 = mul nsw i64 %8, %0
  %13 = getelementptr double, ptr %2, i64 %12
  br label %22

14:                                               ; preds = %22, %7
  %15 = phi double [ 0.000000e+00, %7 ], [ %27, %22 ]
  %16 = fcmp oeq double %15, 0.000000e+00
  %17 = fadd double %15, 1.000000e+00
  %18 = fdiv double 2.000000e+00, %17
  %19 = select i1 %16, double 0.000000e+00, double %18
  %20 = getelementptr inbounds nuw double, ptr %3, i64 %8
  store double %19, ptr %20, align 8
  %21 = icmp eq i64 %9, %1
  br i1 %21, label %6, label %7

22:                                               ; preds = %11, %22
  %23 = phi i64 [ %9, %11 ], [ %28, %22 ]
  %24 = phi double [ 0.000000e+00, %11 ], [ %27, %22 ]
  %25 = getelementptr double, ptr %13, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fmuladd.f64(double %26, double %26, double %24)
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %14, label %22
}

define linkonce_odr hidden void @enzcc_blas_addband_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = lshr i64 %0, 63
  %10 = icmp sgt i64 %0, 0
  %11 = zext i1 %10 to i64
  %12 = getelementptr double, ptr %5, i64 %11
  %13 = getelementptr double, ptr %6, i64 %9
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %15, label %28

15:                                               ; preds = %8
  %16 = sext i1 %10 to i64
  %17 = ashr i64 %0, 63
  %18 = add i64 %1, %17
  %19 = add i64 %18, %16
  %20 = icmp sgt i64 %19, 0
  br label %21

21:                                               ; preds = %15, %29
  %22 = phi i64 [ 0, %15 ], [ %30, %29 ]
  br i1 %20, label %23, label %29

23:                                               ; preds = %21
  %24 = mul nsw i64 %22, %1
  %25 = getelementptr double, ptr %12, i64 %24
  %26 = mul nsw i64 %22, %7
  %27 = getelementptr double, ptr %13, i64 %26
  br label %32

28:                                               ; preds = %29, %8
  ret void

29:                                               ; preds = %32, %21
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %28, label %21

32:                                               ; preds = %23, %32
  %33 = phi i64 [ 0, %23 ], [ %42, %32 ]
  %34 = getelementptr inbounds nuw double, ptr %4, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul double %3, %35
  %37 = getelementptr double, ptr %25, i64 %33
  %38 = load double, ptr %37, align 8
  %39 = getelementptr double, ptr %27, i64 %33
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fmuladd.f64(double %36, double %38, double %40)
  store double %41, ptr %39, align 8
  %42 = add nuw nsw i64 %33, 1
  %43 = icmp eq i64 %42, %19
  br i1 %43, label %29, label %32
}

define linkonce_odr hidden void @enzcc_blas_banddot_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8) nounwind {
  %10 = lshr i64 %0, 63
  %11 = icmp sgt i64 %0, 0
  %12 = zext i1 %11 to i64
  %13 = getelementptr double, ptr %4, i64 %10
  %14 = getelementptr double, ptr %6, i64 %12
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %9
  %17 = sext i1 %11 to i64
  %18 = ashr i64 %0, 63
  %19 = add i64 %1, %18
  %20 = add i64 %19, %17
  %21 = icmp sgt i64 %20, 0
  br label %22

22:                                               ; preds = %16, %30
  %23 = phi i64 [ 0, %16 ], [ %31, %30 ]
  br i1 %21, label %24, label %30

24:                                               ; preds = %22
  %25 = mul nsw i64 %23, %5
  %26 = getelementptr double, ptr %13, i64 %25
  %27 = mul nsw i64 %23, %7
  %28 = getelementptr double, ptr %14, i64 %27
  br label %33

29:                                               ; preds = %30, %9
  ret void

30:                                               ; preds = %33, %22
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %2
  br i1 %32, label %29, label %22

33:                                               ; preds = %24, %33
  %34 = phi i64 [ 0, %24 ], [ %43, %33 ]
  %35 = getelementptr double, ptr %26, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fmul double %3, %36
  %38 = getelementptr double, ptr %28, i64 %34
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw double, ptr %8, i64 %34
  %41 = load double, ptr %40, align 8
  %42 = tail call double @llvm.fmuladd.f64(double %37, double %39, double %41)
  store double %42, ptr %40, align 8
  %43 = add nuw nsw i64 %34, 1
  %44 = icmp eq i64 %43, %20
  br i1 %44, label %30, label %33
}

define linkonce_odr hidden void @enzcc_blas_qrback_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) nounwind {
  %9 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %152, %8
  ret void

12:                                               ; preds = %8, %152
  %13 = phi i64 [ %14, %152 ], [ %9, %8 ]
  %14 = add nsw i64 %13, -1
  %15 = mul nsw i64 %14, %3
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = getelementptr inbounds nuw double, ptr %4, i64 %14
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw double, ptr %16, i64 %14
  %20 = load double, ptr %19, align 8
  %21 = mul nsw i64 %14, %0
  %22 = getelementptr inbounds double, ptr %6, i64 %21
  %23 = fcmp oeq double %18, 0.000000e+00
  br i1 %23, label %32, label %24

24:                                               ; preds = %12
  %25 = icmp slt i64 %13, %1
  br i1 %25, label %28, label %26

26:                                               ; preds = %24
  %27 = fneg double %18
  br label %39

28:                                               ; preds = %24
  %29 = icmp slt i64 %13, %0
  %30 = fneg double %18
  %31 = getelementptr inbounds nuw double, ptr %7, i64 %14
  br label %45

32:                                               ; preds = %12
  %33 = icmp slt i64 %13, %0
  br i1 %33, label %34, label %152

34:                                               ; preds = %32, %34
  %35 = phi i64 [ %37, %34 ], [ %13, %32 ]
  %36 = getelementptr inbounds nuw double, ptr %22, i64 %35
  store double 0.000000e+00, ptr %36, align 8
  %37 = add nuw nsw i64 %35, 1
  %38 = icmp slt i64 %37, %0
  br i1 %38, label %34, label %152

39:                                               ; preds = %84, %26
  %40 = phi double [ %27, %26 ], [ %30, %84 ]
  %41 = fsub double 1.000000e+00, %18
  %42 = fmul double %20, %41
  %43 = fmul double %20, %40
  %44 = icmp slt i64 %13, %0
  br i1 %44, label %124, label %106

45:                                               ; preds = %28, %84
  %46 = phi i64 [ %13, %28 ], [ %85, %84 ]
  %47 = mul nsw i64 %46, %0
  %48 = getelementptr inbounds double, ptr %5, i64 %47
  %49 = getelementptr inbounds double, ptr %6, i64 %47
  %50 = getelementptr inbounds nuw double, ptr %48, i64 %14
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw double, ptr %49, i64 %14
  %53 = load double, ptr %52, align 8
  br i1 %29, label %64, label %78

54:                                               ; preds = %64
  %55 = tail call double @llvm.fmuladd.f64(double %30, double %72, double %51)
  store double %55, ptr %50, align 8
  %56 = load double, ptr %52, align 8
  %57 = tail call double @llvm.fmuladd.f64(double %30, double %75, double %56)
  store double %57, ptr %52, align 8
  %58 = load double, ptr %31, align 8
  %59 = tail call double @llvm.fmuladd.f64(double %72, double %75, double %58)
  store double %59, ptr %31, align 8
  %60 = fneg double %72
  %61 = fmul double %18, %60
  %62 = fneg double %75
  %63 = fmul double %18, %62
  br label %87

64:                                               ; preds = %45, %64
  %65 = phi i64 [ %76, %64 ], [ %13, %45 ]
  %66 = phi double [ %75, %64 ], [ %53, %45 ]
  %67 = phi double [ %72, %64 ], [ %51, %45 ]
  %68 = getelementptr inbounds nuw double, ptr %16, i64 %65
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw double, ptr %48, i64 %65
  %71 = load double, ptr %70, align 8
  %72 = tail call double @llvm.fmuladd.f64(double %69, double %71, double %67)
  %73 = getelementptr inbounds nuw double, ptr %49, i64 %65
  %74 = load double, ptr %73, align 8
  %75 = tail call double @llvm.fmuladd.f64(double %69, double %74, double %66)
  %76 = add nuw nsw i64 %65, 1
  %77 = icmp slt i64 %76, %0
  br i1 %77, label %64, label %54

78:                                               ; preds = %45
  %79 = tail call double @llvm.fmuladd.f64(double %30, double %51, double %51)
  store double %79, ptr %50, align 8
  %80 = load double, ptr %52, align 8
  %81 = tail call double @llvm.fmuladd.f64(double %30, double %53, double %80)
  store double %81, ptr %52, align 8
  %82 = load double, ptr %31, align 8
  %83 = tail call double @llvm.fmuladd.f64(double %51, double %53, double %82)
  store double %83, ptr %31, align 8
  br label %84

84:                                               ; preds = %87, %78
  %85 = add nuw nsw i64 %46, 1
  %86 = icmp slt i64 %85, %1
  br i1 %86, label %45, label %39

87:                                               ; preds = %54, %87
  %88 = phi i64 [ %13, %54 ], [ %104, %87 ]
  %89 = getelementptr inbounds nuw double, ptr %16, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw double, ptr %48, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fmuladd.f64(double %61, double %90, double %92)
  store double %93, ptr %91, align 8
  %94 = getelementptr inbounds nuw double, ptr %49, i64 %88
  %95 = load double, ptr %94, align 8
  %96 = fmul double %95, %60
  %97 = tail call double @llvm.fmuladd.f64(double %93, double %75, double %96)
  %98 = getelementptr inbounds nuw double, ptr %22, i64 %88
  %99 = load double, ptr %98, align 8
  %100 = tail call double @llvm.fmuladd.f64(double %30, double %97, double %99)
  store double %100, ptr %98, align 8
  %101 = load double, ptr %89, align 8
  %102 = load double, ptr %94, align 8
  %103 = tail call double @llvm.fmuladd.f64(double %63, double %101, double %102)
  store double %103, ptr %94, align 8
  %104 = add nuw nsw i64 %88, 1
  %105 = icmp slt i64 %104, %0
  br i1 %105, label %87, label %84

106:                                              ; preds = %124, %39
  %107 = phi double [ 0.000000e+00, %39 ], [ %133, %124 ]
  %108 = getelementptr inbounds nuw double, ptr %22, i64 %14
  %109 = load double, ptr %108, align 8
  %110 = fsub double %109, %107
  %111 = getelementptr inbounds nuw double, ptr %7, i64 %14
  %112 = load double, ptr %111, align 8
  %113 = fmul double %42, %112
  %114 = fmul double %20, %20
  %115 = fdiv double %113, %114
  %116 = fadd double %110, %115
  %117 = fdiv double %112, %20
  %118 = fsub double %107, %117
  %119 = fmul double %42, %116
  %120 = fdiv double %119, %20
  %121 = fadd double %118, %120
  store double %121, ptr %108, align 8
  %122 = getelementptr double, ptr %5, i64 %21
  %123 = getelementptr double, ptr %122, i64 %14
  store double %42, ptr %123, align 8
  br i1 %44, label %136, label %152

124:                                              ; preds = %39, %124
  %125 = phi i64 [ %134, %124 ], [ %13, %39 ]
  %126 = phi double [ %133, %124 ], [ 0.000000e+00, %39 ]
  %127 = getelementptr inbounds nuw double, ptr %22, i64 %125
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds nuw double, ptr %16, i64 %125
  %130 = load double, ptr %129, align 8
  %131 = fmul double %128, %130
  %132 = fdiv double %131, %43
  %133 = fsub double %126, %132
  %134 = add nuw nsw i64 %125, 1
  %135 = icmp slt i64 %134, %0
  br i1 %135, label %124, label %106

136:                                              ; preds = %106, %136
  %137 = phi i64 [ %150, %136 ], [ %13, %106 ]
  %138 = getelementptr inbounds nuw double, ptr %16, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fmul double %43, %139
  %141 = getelementptr double, ptr %122, i64 %137
  store double %140, ptr %141, align 8
  %142 = getelementptr inbounds nuw double, ptr %22, i64 %137
  %143 = load double, ptr %142, align 8
  %144 = fdiv double %143, %43
  %145 = load double, ptr %138, align 8
  %146 = fmul double %116, %145
  %147 = fmul double %43, %146
  %148 = fdiv double %147, %20
  %149 = fadd double %144, %148
  store double %149, ptr %142, align 8
  %150 = add nuw nsw i64 %137, 1
  %151 = icmp slt i64 %150, %0
  br i1 %151, label %136, label %152

152:                                              ; preds = %136, %34, %106, %32
  %153 = icmp sgt i64 %13, 1
  br i1 %153, label %12, label %11
}

define linkonce_odr hidden void @enzcc_blas_qralong_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) nounwind {
  %9 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %13, label %58

11:                                               ; preds = %46, %13
  %12 = icmp sgt i64 %14, 1
  br i1 %12, label %13, label %59

13:                                               ; preds = %8, %11
  %14 = phi i64 [ %15, %11 ], [ %9, %8 ]
  %15 = add nsw i64 %14, -1
  %16 = mul nsw i64 %15, %3
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = getelementptr inbounds nuw double, ptr %4, i64 %15
  %19 = load double, ptr %18, align 8
  %20 = icmp sgt i64 %14, %1
  br i1 %20, label %11, label %21

21:                                               ; preds = %13
  %22 = icmp slt i64 %14, %0
  %23 = fneg double %19
  br label %24

24:                                               ; preds = %21, %46
  %25 = phi i64 [ %15, %21 ], [ %47, %46 ]
  %26 = mul nsw i64 %25, %0
  %27 = getelementptr inbounds double, ptr %5, i64 %26
  %28 = getelementptr inbounds nuw double, ptr %27, i64 %15
  %29 = load double, ptr %28, align 8
  br i1 %22, label %36, label %30

30:                                               ; preds = %24
  %31 = tail call double @llvm.fmuladd.f64(double %23, double %29, double %29)
  store double %31, ptr %28, align 8
  br label %46

32:                                               ; preds = %36
  %33 = tail call double @llvm.fmuladd.f64(double %23, double %43, double %29)
  store double %33, ptr %28, align 8
  %34 = fneg double %43
  %35 = fmul double %19, %34
  br label %49

36:                                               ; preds = %24, %36
  %37 = phi double [ %43, %36 ], [ %29, %24 ]
  %38 = phi i64 [ %44, %36 ], [ %14, %24 ]
  %39 = getelementptr inbounds nuw double, ptr %17, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw double, ptr %27, i64 %38
  %42 = load double, ptr %41, align 8
  %43 = tail call double @llvm.fmuladd.f64(double %40, double %42, double %37)
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp slt i64 %44, %0
  br i1 %45, label %36, label %32

46:                                               ; preds = %49, %30
  %47 = add nuw nsw i64 %25, 1
  %48 = icmp eq i64 %47, %1
  br i1 %48, label %11, label %24

49:                                               ; preds = %32, %49
  %50 = phi i64 [ %14, %32 ], [ %56, %49 ]
  %51 = getelementptr inbounds nuw double, ptr %17, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw double, ptr %27, i64 %50
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fmuladd.f64(double %35, double %52, double %54)
  store double %55, ptr %53, align 8
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp slt i64 %56, %0
  br i1 %57, label %49, label %46

58:                                               ; preds = %193, %8
  ret void

59:                                               ; preds = %11, %193
  %60 = phi i64 [ %194, %193 ], [ 0, %11 ]
  %61 = mul nsw i64 %60, %3
  %62 = getelementptr inbounds double, ptr %2, i64 %61
  %63 = getelementptr inbounds nuw double, ptr %4, i64 %60
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %62, i64 %60
  %66 = load double, ptr %65, align 8
  %67 = mul nsw i64 %60, %0
  %68 = getelementptr inbounds double, ptr %6, i64 %67
  %69 = getelementptr inbounds nuw double, ptr %7, i64 %60
  store double 0.000000e+00, ptr %69, align 8
  %70 = fcmp oeq double %64, 0.000000e+00
  br i1 %70, label %71, label %79

71:                                               ; preds = %59
  %72 = add nuw nsw i64 %60, 1
  %73 = icmp slt i64 %72, %0
  br i1 %73, label %74, label %193

74:                                               ; preds = %71, %74
  %75 = phi i64 [ %77, %74 ], [ %72, %71 ]
  %76 = getelementptr inbounds nuw double, ptr %68, i64 %75
  store double 0.000000e+00, ptr %76, align 8
  %77 = add nuw nsw i64 %75, 1
  %78 = icmp eq i64 %77, %0
  br i1 %78, label %193, label %74

79:                                               ; preds = %59
  %80 = getelementptr double, ptr %5, i64 %67
  %81 = getelementptr double, ptr %80, i64 %60
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds nuw double, ptr %68, i64 %60
  %84 = load double, ptr %83, align 8
  %85 = fmul double %82, %84
  %86 = fdiv double %85, %66
  %87 = fsub double %82, %66
  %88 = add nuw nsw i64 %60, 1
  %89 = icmp slt i64 %88, %0
  br i1 %89, label %97, label %109

90:                                               ; preds = %97
  %91 = fmul double %82, %106
  %92 = fmul double %66, %66
  %93 = fdiv double %91, %92
  %94 = fdiv double %84, %66
  %95 = fsub double %93, %94
  store double %95, ptr %69, align 8
  store double %106, ptr %83, align 8
  %96 = fsub double %84, %106
  br label %119

97:                                               ; preds = %79, %97
  %98 = phi i64 [ %107, %97 ], [ %88, %79 ]
  %99 = phi double [ %106, %97 ], [ %86, %79 ]
  %100 = getelementptr double, ptr %80, i64 %98
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw double, ptr %68, i64 %98
  %103 = load double, ptr %102, align 8
  %104 = fmul double %101, %103
  %105 = fdiv double %104, %66
  %106 = fadd double %99, %105
  %107 = add nuw nsw i64 %98, 1
  %108 = icmp eq i64 %107, %0
  br i1 %108, label %90, label %97

109:                                              ; preds = %79
  %110 = fmul double %82, %86
  %111 = fmul double %66, %66
  %112 = fdiv double %110, %111
  %113 = fdiv double %84, %66
  %114 = fsub double %112, %113
  store double %114, ptr %69, align 8
  store double %86, ptr %83, align 8
  br label %115

115:                                              ; preds = %119, %109
  %116 = icmp slt i64 %88, %1
  br i1 %116, label %117, label %193

117:                                              ; preds = %115
  %118 = fneg double %64
  br label %130

119:                                              ; preds = %90, %119
  %120 = phi i64 [ %88, %90 ], [ %128, %119 ]
  %121 = getelementptr inbounds nuw double, ptr %68, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw double, ptr %62, i64 %120
  %124 = load double, ptr %123, align 8
  %125 = fneg double %124
  %126 = tail call double @llvm.fmuladd.f64(double %125, double %96, double %122)
  %127 = fdiv double %126, %87
  store double %127, ptr %121, align 8
  %128 = add nuw nsw i64 %120, 1
  %129 = icmp eq i64 %128, %0
  br i1 %129, label %115, label %119

130:                                              ; preds = %117, %173
  %131 = phi i64 [ %88, %117 ], [ %174, %173 ]
  %132 = mul nsw i64 %131, %0
  %133 = getelementptr inbounds double, ptr %5, i64 %132
  %134 = getelementptr inbounds double, ptr %6, i64 %132
  %135 = getelementptr inbounds nuw double, ptr %133, i64 %60
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %134, i64 %60
  %138 = load double, ptr %137, align 8
  br i1 %89, label %148, label %166

139:                                              ; preds = %148
  %140 = load double, ptr %69, align 8
  %141 = fmul double %64, %163
  %142 = tail call double @llvm.fmuladd.f64(double %140, double %156, double %141)
  %143 = fsub double %138, %142
  store double %143, ptr %137, align 8
  %144 = load double, ptr %135, align 8
  %145 = tail call double @llvm.fmuladd.f64(double %118, double %156, double %144)
  store double %145, ptr %135, align 8
  %146 = fmul double %64, %156
  %147 = fneg double %146
  br label %176

148:                                              ; preds = %130, %148
  %149 = phi i64 [ %164, %148 ], [ %88, %130 ]
  %150 = phi double [ %163, %148 ], [ %138, %130 ]
  %151 = phi double [ %156, %148 ], [ %136, %130 ]
  %152 = getelementptr inbounds nuw double, ptr %62, i64 %149
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds nuw double, ptr %133, i64 %149
  %155 = load double, ptr %154, align 8
  %156 = tail call double @llvm.fmuladd.f64(double %153, double %155, double %151)
  %157 = getelementptr inbounds nuw double, ptr %134, i64 %149
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds nuw double, ptr %68, i64 %149
  %160 = load double, ptr %159, align 8
  %161 = fmul double %155, %160
  %162 = tail call double @llvm.fmuladd.f64(double %153, double %158, double %161)
  %163 = fadd double %150, %162
  %164 = add nuw nsw i64 %149, 1
  %165 = icmp eq i64 %164, %0
  br i1 %165, label %139, label %148

166:                                              ; preds = %130
  %167 = load double, ptr %69, align 8
  %168 = fmul double %64, %138
  %169 = tail call double @llvm.fmuladd.f64(double %167, double %136, double %168)
  %170 = fsub double %138, %169
  store double %170, ptr %137, align 8
  %171 = load double, ptr %135, align 8
  %172 = tail call double @llvm.fmuladd.f64(double %118, double %136, double %171)
  store double %172, ptr %135, align 8
  br label %173

173:                                              ; preds = %176, %166
  %174 = add nuw nsw i64 %131, 1
  %175 = icmp eq i64 %174, %1
  br i1 %175, label %193, label %130

176:                                              ; preds = %139, %176
  %177 = phi i64 [ %88, %139 ], [ %191, %176 ]
  %178 = getelementptr inbounds nuw double, ptr %62, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = getelementptr inbounds nuw double, ptr %68, i64 %177
  %181 = load double, ptr %180, align 8
  %182 = fmul double %146, %181
  %183 = tail call double @llvm.fmuladd.f64(double %142, double %179, double %182)
  %184 = getelementptr inbounds nuw double, ptr %134, i64 %177
  %185 = load double, ptr %184, align 8
  %186 = fsub double %185, %183
  store double %186, ptr %184, align 8
  %187 = load double, ptr %178, align 8
  %188 = getelementptr inbounds nuw double, ptr %133, i64 %177
  %189 = load double, ptr %188, align 8
  %190 = tail call double @llvm.fmuladd.f64(double %147, double %187, double %189)
  store double %190, ptr %188, align 8
  %191 = add nuw nsw i64 %177, 1
  %192 = icmp eq i64 %191, %0
  br i1 %192, label %173, label %176

193:                                              ; preds = %173, %74, %115, %71
  %194 = phi i64 [ %72, %74 ], [ %72, %71 ], [ %88, %115 ], [ %88, %173 ]
  %195 = icmp eq i64 %194, %9
  br i1 %195, label %58, label %59
}

define linkonce_odr hidden void @enzcc_blas_svdcore_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) nounwind {
  %9 = load double, ptr %3, align 8
  %10 = sitofp i64 %2 to double
  %11 = fmul double %9, %10
  %12 = fmul double %11, 0x3CB0000000000000
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %26

14:                                               ; preds = %8
  %15 = fneg double %12
  %16 = icmp sgt i64 %0, %2
  %17 = icmp sgt i64 %1, %2
  br label %18

18:                                               ; preds = %27, %14
  %19 = phi i64 [ 0, %14 ], [ %28, %27 ]
  %20 = getelementptr double, ptr %5, i64 %19
  %21 = getelementptr inbounds nuw double, ptr %3, i64 %19
  %22 = mul nuw nsw i64 %19, %2
  %23 = getelementptr double, ptr %4, i64 %22
  %24 = getelementptr double, ptr %7, i64 %22
  %25 = getelementptr inbounds nuw double, ptr %6, i64 %19
  br label %30

26:                                               ; preds = %27, %8
  ret void

27:                                               ; preds = %83
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %26, label %18

30:                                               ; preds = %18, %83
  %31 = phi i64 [ 0, %18 ], [ %86, %83 ]
  %32 = icmp eq i64 %31, %19
  br i1 %32, label %33, label %35

33:                                               ; preds = %30
  %34 = load double, ptr %25, align 8
  br label %35

35:                                               ; preds = %30, %33
  %36 = phi double [ %34, %33 ], [ 0.000000e+00, %30 ]
  %37 = load double, ptr %21, align 8
  %38 = getelementptr inbounds nuw double, ptr %3, i64 %31
  %39 = load double, ptr %38, align 8
  %40 = fsub double %37, %39
  %41 = fcmp ogt double %40, %12
  %42 = fcmp olt double %40, %15
  %43 = or i1 %41, %42
  br i1 %43, label %44, label %64

44:                                               ; preds = %35
  %45 = fadd double %37, %39
  %46 = fmul double %40, %45
  %47 = fdiv double 1.000000e+00, %46
  %48 = add nuw nsw i64 %31, %22
  %49 = getelementptr inbounds nuw double, ptr %4, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = mul nuw nsw i64 %31, %2
  %52 = add nuw nsw i64 %51, %19
  %53 = getelementptr inbounds nuw double, ptr %4, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fsub double %50, %54
  %56 = getelementptr inbounds nuw double, ptr %5, i64 %48
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw double, ptr %5, i64 %52
  %59 = load double, ptr %58, align 8
  %60 = fsub double %57, %59
  %61 = fmul double %39, %60
  %62 = tail call double @llvm.fmuladd.f64(double %55, double %37, double %61)
  %63 = tail call double @llvm.fmuladd.f64(double %47, double %62, double %36)
  br label %64

64:                                               ; preds = %35, %44
  %65 = phi double [ %63, %44 ], [ %36, %35 ]
  %66 = fcmp ogt double %37, %12
  %67 = select i1 %16, i1 %66, i1 false
  br i1 %67, label %68, label %73

68:                                               ; preds = %64
  %69 = getelementptr double, ptr %23, i64 %31
  %70 = load double, ptr %69, align 8
  %71 = fdiv double %70, %37
  %72 = fsub double %65, %71
  br label %73

73:                                               ; preds = %68, %64
  %74 = phi double [ %72, %68 ], [ %65, %64 ]
  %75 = fcmp ogt double %39, %12
  %76 = select i1 %17, i1 %75, i1 false
  br i1 %76, label %77, label %83

77:                                               ; preds = %73
  %78 = mul nuw nsw i64 %31, %2
  %79 = getelementptr double, ptr %20, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fdiv double %80, %39
  %82 = fsub double %74, %81
  br label %83

83:                                               ; preds = %77, %73
  %84 = phi double [ %82, %77 ], [ %74, %73 ]
  %85 = getelementptr double, ptr %24, i64 %31
  store double %84, ptr %85, align 8
  %86 = add nuw nsw i64 %31, 1
  %87 = icmp eq i64 %86, %2
  br i1 %87, label %27, label %30
}

define linkonce_odr hidden void @enzcc_blas_svdturns_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) nounwind {
  %9 = load double, ptr %3, align 8
  %10 = sitofp i64 %2 to double
  %11 = fmul double %9, %10
  %12 = fmul double %11, 0x3CB0000000000000
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %8
  %15 = fneg double %12
  %16 = icmp sgt i64 %0, %2
  %17 = icmp sgt i64 %1, %2
  br label %19

18:                                               ; preds = %28, %8
  ret void

19:                                               ; preds = %28, %14
  %20 = phi i64 [ 0, %14 ], [ %29, %28 ]
  %21 = mul nuw nsw i64 %20, %2
  %22 = getelementptr double, ptr %4, i64 %21
  %23 = getelementptr double, ptr %22, i64 %20
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw double, ptr %7, i64 %20
  store double %24, ptr %25, align 8
  %26 = getelementptr double, ptr %4, i64 %20
  %27 = getelementptr inbounds nuw double, ptr %3, i64 %20
  br label %31

28:                                               ; preds = %74
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %18, label %19

31:                                               ; preds = %19, %74
  %32 = phi i64 [ 0, %19 ], [ %79, %74 ]
  %33 = load double, ptr %27, align 8
  %34 = getelementptr inbounds nuw double, ptr %3, i64 %32
  %35 = load double, ptr %34, align 8
  %36 = fsub double %33, %35
  %37 = fcmp ogt double %36, %12
  %38 = fcmp olt double %36, %15
  %39 = or i1 %37, %38
  br i1 %39, label %40, label %55

40:                                               ; preds = %31
  %41 = fadd double %33, %35
  %42 = fmul double %36, %41
  %43 = fdiv double 1.000000e+00, %42
  %44 = getelementptr double, ptr %22, i64 %32
  %45 = load double, ptr %44, align 8
  %46 = mul nuw nsw i64 %32, %2
  %47 = getelementptr double, ptr %26, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fmul double %35, %48
  %50 = tail call double @llvm.fmuladd.f64(double %45, double %33, double %49)
  %51 = fmul double %43, %50
  %52 = fmul double %33, %48
  %53 = tail call double @llvm.fmuladd.f64(double %35, double %45, double %52)
  %54 = fmul double %43, %53
  br label %55

55:                                               ; preds = %31, %40
  %56 = phi double [ %51, %40 ], [ 0.000000e+00, %31 ]
  %57 = phi double [ %54, %40 ], [ 0.000000e+00, %31 ]
  %58 = fcmp ogt double %33, %12
  %59 = select i1 %16, i1 %58, i1 false
  br i1 %59, label %60, label %65

60:                                               ; preds = %55
  %61 = getelementptr double, ptr %22, i64 %32
  %62 = load double, ptr %61, align 8
  %63 = fdiv double %62, %33
  %64 = fsub double %56, %63
  br label %65

65:                                               ; preds = %60, %55
  %66 = phi double [ %64, %60 ], [ %56, %55 ]
  %67 = select i1 %17, i1 %58, i1 false
  br i1 %67, label %68, label %74

68:                                               ; preds = %65
  %69 = mul nuw nsw i64 %32, %2
  %70 = getelementptr double, ptr %26, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fdiv double %71, %33
  %73 = fsub double %57, %72
  br label %74

74:                                               ; preds = %68, %65
  %75 = phi double [ %73, %68 ], [ %57, %65 ]
  %76 = add nuw nsw i64 %32, %21
  %77 = getelementptr inbounds nuw double, ptr %5, i64 %76
  store double %66, ptr %77, align 8
  %78 = getelementptr inbounds nuw double, ptr %6, i64 %76
  store double %75, ptr %78, align 8
  %79 = add nuw nsw i64 %32, 1
  %80 = icmp eq i64 %79, %2
  br i1 %80, label %28, label %31
}

define linkonce_odr hidden void @enzcc_blas_addrowsby_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = load double, ptr %2, align 8
  %11 = uitofp nneg i64 %0 to double
  %12 = fmul double %10, %11
  %13 = fmul double %12, 0x3CB0000000000000
  br label %14

14:                                               ; preds = %7, %9
  %15 = phi double [ %13, %9 ], [ 0.000000e+00, %7 ]
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %14, %25
  %18 = phi i64 [ %26, %25 ], [ 0, %14 ]
  br i1 %8, label %19, label %25

19:                                               ; preds = %17
  %20 = mul nsw i64 %18, %4
  %21 = getelementptr double, ptr %3, i64 %20
  %22 = mul nsw i64 %18, %6
  %23 = getelementptr double, ptr %5, i64 %22
  br label %28

24:                                               ; preds = %25, %14
  ret void

25:                                               ; preds = %40, %17
  %26 = add nuw nsw i64 %18, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %24, label %17

28:                                               ; preds = %19, %40
  %29 = phi i64 [ 0, %19 ], [ %41, %40 ]
  %30 = getelementptr inbounds nuw double, ptr %2, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = fcmp ogt double %31, %15
  br i1 %32, label %33, label %40

33:                                               ; preds = %28
  %34 = getelementptr double, ptr %21, i64 %29
  %35 = load double, ptr %34, align 8
  %36 = fdiv double %35, %31
  %37 = getelementptr double, ptr %23, i64 %29
  %38 = load double, ptr %37, align 8
  %39 = fadd double %38, %36
  store double %39, ptr %37, align 8
  br label %40

40:                                               ; preds = %28, %33
  %41 = add nuw nsw i64 %29, 1
  %42 = icmp eq i64 %41, %0
  br i1 %42, label %25, label %28
}

define linkonce_odr hidden void @enzcc_blas_addcolumnsby_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %7
  %10 = load double, ptr %2, align 8
  %11 = uitofp nneg i64 %1 to double
  %12 = fmul double %10, %11
  %13 = fmul double %12, 0x3CB0000000000000
  %14 = icmp sgt i64 %0, 0
  br label %15

15:                                               ; preds = %9, %24
  %16 = phi i64 [ 0, %9 ], [ %25, %24 ]
  br i1 %14, label %17, label %24

17:                                               ; preds = %15
  %18 = getelementptr inbounds nuw double, ptr %2, i64 %16
  %19 = mul nsw i64 %16, %4
  %20 = getelementptr double, ptr %3, i64 %19
  %21 = mul nsw i64 %16, %6
  %22 = getelementptr double, ptr %5, i64 %21
  br label %27

23:                                               ; preds = %24, %7
  ret void

24:                                               ; preds = %38, %15
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %23, label %15

27:                                               ; preds = %17, %38
  %28 = phi i64 [ 0, %17 ], [ %39, %38 ]
  %29 = load double, ptr %18, align 8
  %30 = fcmp ogt double %29, %13
  br i1 %30, label %31, label %38

31:                                               ; preds = %27
  %32 = getelementptr double, ptr %20, i64 %28
  %33 = load double, ptr %32, align 8
  %34 = fdiv double %33, %29
  %35 = getelementptr double, ptr %22, i64 %28
  %36 = load double, ptr %35, align 8
  %37 = fadd double %36, %34
  store double %37, ptr %35, align 8
  br label %38

38:                                               ; preds = %27, %31
  %39 = add nuw nsw i64 %28, 1
  %40 = icmp eq i64 %39, %0
  br i1 %40, label %24, label %27
}

define linkonce_odr hidden void @enzcc_blas_spoil_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %5
  %8 = icmp sgt i64 %0, 0
  br label %9

9:                                                ; preds = %7, %15
  %10 = phi i64 [ 0, %7 ], [ %16, %15 ]
  br i1 %8, label %11, label %15

11:                                               ; preds = %9
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr double, ptr %2, i64 %12
  br label %18

14:                                               ; preds = %15, %5
  ret void

15:                                               ; preds = %24, %9
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %14, label %9

18:                                               ; preds = %11, %24
  %19 = phi i64 [ 0, %11 ], [ %25, %24 ]
  %20 = getelementptr double, ptr %13, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fcmp une double %21, 0.000000e+00
  br i1 %22, label %23, label %24

23:                                               ; preds = %18
  store double 0x7FF8000000000000, ptr %4, align 8
  br label %24

24:                                               ; preds = %18, %23
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %15, label %18
}

define linkonce_odr hidden void @enzcc_blas_keepintegers_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp slt i64 %0, 1
  br i1 %4, label %41, label %5

5:                                                ; preds = %3
  %6 = icmp eq i64 %0, 1
  br i1 %6, label %13, label %7

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = freeze i32 %9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  br label %13

13:                                               ; preds = %12, %7, %5
  %14 = phi i1 [ true, %12 ], [ false, %7 ], [ false, %5 ]
  %15 = phi double [ 2.000000e+00, %12 ], [ 1.000000e+00, %7 ], [ 1.000000e+00, %5 ]
  store double %15, ptr %2, align 8
  %16 = zext i1 %14 to i64
  br label %17

17:                                               ; preds = %13, %36
  %18 = phi i64 [ 0, %13 ], [ %39, %36 ]
  %19 = shl nuw i64 %18, %16
  %20 = getelementptr inbounds i32, ptr %1, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = and i32 %21, 65535
  %23 = uitofp nneg i32 %22 to double
  %24 = mul nuw nsw i64 %18, 24
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store double %23, ptr %26, align 8
  %27 = ashr i32 %21, 16
  %28 = sitofp i32 %27 to double
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store double %28, ptr %29, align 8
  br i1 %14, label %30, label %36

30:                                               ; preds = %17
  %31 = shl nuw nsw i64 %18, 3
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %34 = load i32, ptr %33, align 4
  %35 = sitofp i32 %34 to double
  br label %36

36:                                               ; preds = %17, %30
  %37 = phi double [ %35, %30 ], [ 0.000000e+00, %17 ]
  %38 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store double %37, ptr %38, align 8
  %39 = add nuw nsw i64 %18, 1
  %40 = icmp eq i64 %39, %0
  br i1 %40, label %41, label %17

41:                                               ; preds = %36, %3
  ret void
}

define linkonce_odr hidden void @enzcc_blas_restoreintegers_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp slt i64 %0, 1
  br i1 %4, label %33, label %5

5:                                                ; preds = %3
  %6 = load double, ptr %1, align 8
  %7 = fptosi double %6 to i64
  %8 = icmp eq i64 %7, 2
  %9 = icmp eq i64 %0, 1
  %10 = or i1 %9, %8
  br label %11

11:                                               ; preds = %5, %30
  %12 = phi i64 [ 0, %5 ], [ %31, %30 ]
  %13 = mul nuw nsw i64 %12, 24
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load double, ptr %15, align 8
  %17 = fptosi double %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %19 = load double, ptr %18, align 8
  %20 = fptosi double %19 to i32
  %21 = shl i32 %20, 16
  %22 = or i32 %21, %17
  %23 = mul nsw i64 %12, %7
  %24 = getelementptr inbounds i32, ptr %2, i64 %23
  store i32 %22, ptr %24, align 4
  br i1 %10, label %25, label %30

25:                                               ; preds = %11
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %27 = load double, ptr %26, align 8
  %28 = fptosi double %27 to i32
  %29 = getelementptr i8, ptr %24, i64 4
  store i32 %28, ptr %29, align 4
  br label %30

30:                                               ; preds = %11, %25
  %31 = add nuw nsw i64 %12, 1
  %32 = icmp eq i64 %31, %0
  br i1 %32, label %33, label %11

33:                                               ; preds = %30, %3
  ret void
}

declare i64 @llvm.smin.i64(i64, i64) #3

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

