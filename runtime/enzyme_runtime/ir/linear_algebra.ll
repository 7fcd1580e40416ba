; Generated from csrc/linear_algebra.c by csrc/build.py: do not edit. 986e177515bb3d52 5947bf27c12dbf1f

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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #3
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
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #3
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #3
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
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #3
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

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

