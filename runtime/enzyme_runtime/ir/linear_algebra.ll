; Generated from csrc/linear_algebra.c by csrc/build.py: do not edit. 324d412434ea0922 2406d694330f6b3f

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
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = add nsw i64 %2, 1
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi float [ 0.000000e+00, %3 ], [ %16, %9 ]
  ret float %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %17, %9 ]
  %11 = phi float [ 0.000000e+00, %5 ], [ %16, %9 ]
  %12 = mul nsw i64 %10, %6
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = fcmp oeq float %14, 0.000000e+00
  %16 = select i1 %15, float 1.000000e+00, float %11
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %7, label %9
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
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = add nsw i64 %2, 1
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %16, %9 ]
  ret double %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %17, %9 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %16, %9 ]
  %12 = mul nsw i64 %10, %6
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = fcmp oeq double %14, 0.000000e+00
  %16 = select i1 %15, double 1.000000e+00, double %11
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %7, label %9
}

define linkonce_odr hidden void @enzcc_blas_vpack_c(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = icmp slt i64 %2, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %2, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds { float, float }, ptr %1, i64 %8
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %12, %4
  ret void

12:                                               ; preds = %4, %12
  %13 = phi i64 [ %21, %12 ], [ 0, %4 ]
  %14 = mul nsw i64 %13, %2
  %15 = getelementptr inbounds { float, float }, ptr %9, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %13
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store float %16, ptr %19, align 4
  store float %18, ptr %20, align 4
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %11, label %12
}

define linkonce_odr hidden void @enzcc_blas_pack_c(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
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
  %13 = getelementptr { float, float }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %0
  %15 = getelementptr { float, float }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20, %9
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %11, %20
  %21 = phi i64 [ 0, %11 ], [ %28, %20 ]
  %22 = getelementptr { float, float }, ptr %13, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load float, ptr %24, align 4
  %26 = getelementptr { float, float }, ptr %15, i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store float %23, ptr %26, align 4
  store float %25, ptr %27, align 4
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_vadd_c(i64 noundef %0, float noundef %1, float noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp slt i64 %4, 0
  %9 = sub i64 1, %0
  %10 = mul i64 %4, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = getelementptr inbounds { float, float }, ptr %3, i64 %11
  %13 = icmp slt i64 %6, 0
  %14 = mul i64 %6, %9
  %15 = select i1 %13, i64 %14, i64 0
  %16 = getelementptr inbounds { float, float }, ptr %5, i64 %15
  %17 = icmp sgt i64 %0, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %19, %7
  ret void

19:                                               ; preds = %7, %19
  %20 = phi i64 [ %39, %19 ], [ 0, %7 ]
  %21 = mul nsw i64 %20, %4
  %22 = getelementptr inbounds { float, float }, ptr %12, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load float, ptr %24, align 4
  %26 = fmul float %1, %23
  %27 = fmul float %2, %25
  %28 = fmul float %1, %25
  %29 = fmul float %2, %23
  %30 = fsub float %26, %27
  %31 = fadd float %29, %28
  %32 = mul nsw i64 %20, %6
  %33 = getelementptr inbounds { float, float }, ptr %16, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4
  %37 = fadd float %34, %30
  %38 = fadd float %36, %31
  store float %37, ptr %33, align 4
  store float %38, ptr %35, align 4
  %39 = add nuw nsw i64 %20, 1
  %40 = icmp eq i64 %39, %0
  br i1 %40, label %18, label %19
}

define linkonce_odr hidden void @enzcc_blas_add_c(i64 noundef %0, i64 noundef %1, float noundef %2, float noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %0, 0
  br label %12

12:                                               ; preds = %10, %20
  %13 = phi i64 [ 0, %10 ], [ %21, %20 ]
  br i1 %11, label %14, label %20

14:                                               ; preds = %12
  %15 = mul nsw i64 %13, %5
  %16 = getelementptr { float, float }, ptr %4, i64 %15
  %17 = mul nsw i64 %13, %7
  %18 = getelementptr { float, float }, ptr %6, i64 %17
  br label %23

19:                                               ; preds = %20, %8
  ret void

20:                                               ; preds = %23, %12
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %1
  br i1 %22, label %19, label %12

23:                                               ; preds = %14, %23
  %24 = phi i64 [ 0, %14 ], [ %41, %23 ]
  %25 = getelementptr { float, float }, ptr %16, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %28 = load float, ptr %27, align 4
  %29 = fmul float %2, %26
  %30 = fmul float %3, %28
  %31 = fmul float %2, %28
  %32 = fmul float %3, %26
  %33 = fsub float %29, %30
  %34 = fadd float %32, %31
  %35 = getelementptr { float, float }, ptr %18, i64 %24
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %38 = load float, ptr %37, align 4
  %39 = fadd float %36, %33
  %40 = fadd float %38, %34
  store float %39, ptr %35, align 4
  store float %40, ptr %37, align 4
  %41 = add nuw nsw i64 %24, 1
  %42 = icmp eq i64 %41, %0
  br i1 %42, label %20, label %23
}

define linkonce_odr hidden void @__enzcc_blas_vscale_c(i64 noundef %0, float noundef %1, float noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp slt i64 %4, 0
  %7 = sub i64 1, %0
  %8 = mul i64 %4, %7
  %9 = select i1 %6, i64 %8, i64 0
  %10 = getelementptr inbounds { float, float }, ptr %3, i64 %9
  %11 = fcmp oeq float %1, 0.000000e+00
  %12 = fcmp oeq float %2, 0.000000e+00
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %23

14:                                               ; preds = %5
  %15 = icmp sgt i64 %0, 0
  br i1 %15, label %16, label %44

16:                                               ; preds = %14, %16
  %17 = phi i64 [ %21, %16 ], [ 0, %14 ]
  %18 = mul nsw i64 %17, %4
  %19 = getelementptr inbounds { float, float }, ptr %10, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store float 0.000000e+00, ptr %19, align 4
  store float 0.000000e+00, ptr %20, align 4
  %21 = add nuw nsw i64 %17, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %44, label %16

23:                                               ; preds = %5
  %24 = fcmp une float %1, 1.000000e+00
  %25 = fcmp une float %2, 0.000000e+00
  %26 = or i1 %24, %25
  %27 = icmp sgt i64 %0, 0
  %28 = and i1 %26, %27
  br i1 %28, label %29, label %44

29:                                               ; preds = %23, %29
  %30 = phi i64 [ %42, %29 ], [ 0, %23 ]
  %31 = mul nsw i64 %30, %4
  %32 = getelementptr inbounds { float, float }, ptr %10, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %35 = load float, ptr %34, align 4
  %36 = fmul float %1, %33
  %37 = fmul float %2, %35
  %38 = fmul float %2, %33
  %39 = fmul float %1, %35
  %40 = fsub float %36, %37
  %41 = fadd float %38, %39
  store float %40, ptr %32, align 4
  store float %41, ptr %34, align 4
  %42 = add nuw nsw i64 %30, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %44, label %29

44:                                               ; preds = %29, %16, %14, %23
  ret void
}

define linkonce_odr hidden void @__enzcc_blas_scale_c(i64 noundef %0, i64 noundef %1, float noundef %2, float noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = fcmp oeq float %2, 0.000000e+00
  %8 = fcmp oeq float %3, 0.000000e+00
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %28

10:                                               ; preds = %6
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %12, label %58

12:                                               ; preds = %10
  %13 = icmp sgt i64 %0, 0
  br label %14

14:                                               ; preds = %12, %19
  %15 = phi i64 [ 0, %12 ], [ %20, %19 ]
  br i1 %13, label %16, label %19

16:                                               ; preds = %14
  %17 = mul nsw i64 %15, %5
  %18 = getelementptr { float, float }, ptr %4, i64 %17
  br label %22

19:                                               ; preds = %22, %14
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %58, label %14

22:                                               ; preds = %16, %22
  %23 = phi i64 [ 0, %16 ], [ %26, %22 ]
  %24 = getelementptr { float, float }, ptr %18, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store float 0.000000e+00, ptr %24, align 4
  store float 0.000000e+00, ptr %25, align 4
  %26 = add nuw nsw i64 %23, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %19, label %22

28:                                               ; preds = %6
  %29 = fcmp une float %2, 1.000000e+00
  %30 = fcmp une float %3, 0.000000e+00
  %31 = or i1 %29, %30
  %32 = icmp sgt i64 %1, 0
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %58

34:                                               ; preds = %28
  %35 = icmp sgt i64 %0, 0
  br label %36

36:                                               ; preds = %34, %41
  %37 = phi i64 [ 0, %34 ], [ %42, %41 ]
  br i1 %35, label %38, label %41

38:                                               ; preds = %36
  %39 = mul nsw i64 %37, %5
  %40 = getelementptr { float, float }, ptr %4, i64 %39
  br label %44

41:                                               ; preds = %44, %36
  %42 = add nuw nsw i64 %37, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %58, label %36

44:                                               ; preds = %38, %44
  %45 = phi i64 [ 0, %38 ], [ %56, %44 ]
  %46 = getelementptr { float, float }, ptr %40, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %49 = load float, ptr %48, align 4
  %50 = fmul float %2, %47
  %51 = fmul float %3, %49
  %52 = fmul float %3, %47
  %53 = fmul float %2, %49
  %54 = fsub float %50, %51
  %55 = fadd float %52, %53
  store float %54, ptr %46, align 4
  store float %55, ptr %48, align 4
  %56 = add nuw nsw i64 %45, 1
  %57 = icmp eq i64 %56, %0
  br i1 %57, label %41, label %44

58:                                               ; preds = %41, %19, %10, %28
  ret void
}

define linkonce_odr hidden void @enzcc_blas_copied_c(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp eq ptr %1, %3
  br i1 %6, label %34, label %7

7:                                                ; preds = %5
  %8 = icmp slt i64 %2, 0
  %9 = sub i64 1, %0
  %10 = mul i64 %2, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = getelementptr inbounds { float, float }, ptr %1, i64 %11
  %13 = icmp slt i64 %4, 0
  %14 = mul i64 %4, %9
  %15 = select i1 %13, i64 %14, i64 0
  %16 = getelementptr inbounds { float, float }, ptr %3, i64 %15
  %17 = icmp sgt i64 %0, 0
  br i1 %17, label %18, label %34

18:                                               ; preds = %7, %18
  %19 = phi i64 [ %20, %18 ], [ %0, %7 ]
  %20 = add nsw i64 %19, -1
  %21 = mul nsw i64 %20, %4
  %22 = getelementptr inbounds { float, float }, ptr %16, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load float, ptr %24, align 4
  %26 = mul nsw i64 %20, %2
  %27 = getelementptr inbounds { float, float }, ptr %12, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %30 = load float, ptr %29, align 4
  %31 = fadd float %23, %28
  %32 = fadd float %25, %30
  store float %31, ptr %27, align 4
  store float %32, ptr %29, align 4
  store float 0.000000e+00, ptr %22, align 4
  store float 0.000000e+00, ptr %24, align 4
  %33 = icmp samesign ugt i64 %19, 1
  br i1 %33, label %18, label %34

34:                                               ; preds = %18, %7, %5
  ret void
}

define linkonce_odr hidden void @enzcc_blas_undefined_c(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp slt i64 %2, 0
  %5 = sub i64 1, %0
  %6 = mul i64 %2, %5
  %7 = select i1 %4, i64 %6, i64 0
  %8 = getelementptr inbounds { float, float }, ptr %1, i64 %7
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %16, %11 ], [ 0, %3 ]
  %13 = mul nsw i64 %12, %2
  %14 = getelementptr inbounds { float, float }, ptr %8, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store float 0x7FF8000000000000, ptr %14, align 4
  store float 0x7FF8000000000000, ptr %15, align 4
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, %0
  br i1 %17, label %10, label %11
}

define linkonce_odr hidden void @__enzcc_blas_scaletri_c(i8 noundef signext %0, i64 noundef %1, float noundef %2, float noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %6
  %9 = icmp eq i8 %0, 85
  %10 = fcmp oeq float %2, 0.000000e+00
  %11 = fcmp oeq float %3, 0.000000e+00
  %12 = and i1 %10, %11
  br label %16

13:                                               ; preds = %38, %16
  %14 = icmp eq i64 %19, %1
  br i1 %14, label %15, label %16

15:                                               ; preds = %13, %6
  ret void

16:                                               ; preds = %8, %13
  %17 = phi i64 [ 0, %8 ], [ %19, %13 ]
  %18 = select i1 %9, i64 0, i64 %17
  %19 = add nuw nsw i64 %17, 1
  %20 = select i1 %9, i64 %19, i64 %1
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %22, label %13

22:                                               ; preds = %16
  %23 = mul nsw i64 %17, %5
  %24 = getelementptr { float, float }, ptr %4, i64 %23
  br label %25

25:                                               ; preds = %22, %38
  %26 = phi i64 [ %18, %22 ], [ %43, %38 ]
  br i1 %12, label %38, label %27

27:                                               ; preds = %25
  %28 = getelementptr { float, float }, ptr %24, i64 %26
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %31 = load float, ptr %30, align 4
  %32 = fmul float %2, %29
  %33 = fmul float %3, %31
  %34 = fmul float %2, %31
  %35 = fmul float %3, %29
  %36 = fsub float %32, %33
  %37 = fadd float %35, %34
  br label %38

38:                                               ; preds = %25, %27
  %39 = phi float [ %36, %27 ], [ 0.000000e+00, %25 ]
  %40 = phi float [ %37, %27 ], [ 0.000000e+00, %25 ]
  %41 = getelementptr { float, float }, ptr %24, i64 %26
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  store float %39, ptr %41, align 4
  store float %40, ptr %42, align 4
  %43 = add nuw nsw i64 %26, 1
  %44 = icmp eq i64 %43, %20
  br i1 %44, label %13, label %25
}

define linkonce_odr hidden void @enzcc_blas_addtri_c(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, float noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8) nounwind {
  %10 = icmp eq i8 %1, 85
  %11 = zext i1 %10 to i64
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %9
  %14 = icmp eq i8 %0, 85
  br label %18

15:                                               ; preds = %31, %18
  %16 = icmp eq i64 %22, %2
  br i1 %16, label %17, label %18

17:                                               ; preds = %15, %9
  ret void

18:                                               ; preds = %13, %15
  %19 = phi i64 [ 0, %13 ], [ %22, %15 ]
  %20 = add nuw nsw i64 %19, %11
  %21 = select i1 %14, i64 0, i64 %20
  %22 = add nuw nsw i64 %19, 1
  %23 = sub nuw nsw i64 %22, %11
  %24 = select i1 %14, i64 %23, i64 %2
  %25 = icmp slt i64 %21, %24
  br i1 %25, label %26, label %15

26:                                               ; preds = %18
  %27 = mul nsw i64 %19, %6
  %28 = getelementptr { float, float }, ptr %5, i64 %27
  %29 = mul nsw i64 %19, %8
  %30 = getelementptr { float, float }, ptr %7, i64 %29
  br label %31

31:                                               ; preds = %26, %31
  %32 = phi i64 [ %21, %26 ], [ %49, %31 ]
  %33 = getelementptr { float, float }, ptr %28, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4
  %37 = fmul float %3, %34
  %38 = fmul float %4, %36
  %39 = fmul float %3, %36
  %40 = fmul float %4, %34
  %41 = fsub float %37, %38
  %42 = fadd float %40, %39
  %43 = getelementptr { float, float }, ptr %30, i64 %32
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %46 = load float, ptr %45, align 4
  %47 = fadd float %44, %41
  %48 = fadd float %46, %42
  store float %47, ptr %43, align 4
  store float %48, ptr %45, align 4
  %49 = add nuw nsw i64 %32, 1
  %50 = icmp eq i64 %49, %24
  br i1 %50, label %15, label %31
}

define linkonce_odr hidden void @__enzcc_blas_turn_c(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp sgt i64 %1, 0
  br label %10

10:                                               ; preds = %8, %17
  %11 = phi i64 [ 0, %8 ], [ %18, %17 ]
  %12 = getelementptr { float, float }, ptr %2, i64 %11
  br i1 %9, label %13, label %17

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %5
  %15 = getelementptr { float, float }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %6
  ret void

17:                                               ; preds = %20, %10
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %16, label %10

20:                                               ; preds = %13, %20
  %21 = phi i64 [ 0, %13 ], [ %29, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr { float, float }, ptr %12, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4
  %27 = getelementptr { float, float }, ptr %15, i64 %21
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store float %24, ptr %27, align 4
  store float %26, ptr %28, align 4
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_addturned_c(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp sgt i64 %1, 0
  br label %10

10:                                               ; preds = %8, %17
  %11 = phi i64 [ 0, %8 ], [ %18, %17 ]
  %12 = getelementptr { float, float }, ptr %2, i64 %11
  br i1 %9, label %13, label %17

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %5
  %15 = getelementptr { float, float }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %6
  ret void

17:                                               ; preds = %20, %10
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %16, label %10

20:                                               ; preds = %13, %20
  %21 = phi i64 [ 0, %13 ], [ %33, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr { float, float }, ptr %12, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4
  %27 = getelementptr { float, float }, ptr %15, i64 %21
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %30 = load float, ptr %29, align 4
  %31 = fadd float %24, %28
  %32 = fadd float %26, %30
  store float %31, ptr %27, align 4
  store float %32, ptr %29, align 4
  %33 = add nuw nsw i64 %21, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_onlytri_c(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) nounwind {
  %7 = icmp eq i8 %1, 85
  %8 = zext i1 %7 to i64
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = icmp eq i8 %0, 85
  br label %15

12:                                               ; preds = %37, %24
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
  %23 = getelementptr { float, float }, ptr %5, i64 %22
  br label %31

24:                                               ; preds = %31
  %25 = icmp slt i64 %18, %21
  br i1 %25, label %26, label %12

26:                                               ; preds = %24
  %27 = mul nsw i64 %16, %4
  %28 = getelementptr { float, float }, ptr %3, i64 %27
  %29 = mul nuw nsw i64 %16, %2
  %30 = getelementptr { float, float }, ptr %5, i64 %29
  br label %37

31:                                               ; preds = %15, %31
  %32 = phi i64 [ 0, %15 ], [ %35, %31 ]
  %33 = getelementptr { float, float }, ptr %23, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 4
  store float 0.000000e+00, ptr %33, align 4
  store float 0.000000e+00, ptr %34, align 4
  %35 = add nuw nsw i64 %32, 1
  %36 = icmp eq i64 %35, %2
  br i1 %36, label %24, label %31

37:                                               ; preds = %26, %37
  %38 = phi i64 [ %18, %26 ], [ %45, %37 ]
  %39 = getelementptr { float, float }, ptr %28, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %42 = load float, ptr %41, align 4
  %43 = getelementptr { float, float }, ptr %30, i64 %38
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  store float %40, ptr %43, align 4
  store float %42, ptr %44, align 4
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %21
  br i1 %46, label %12, label %37
}

define linkonce_odr hidden void @enzcc_blas_halftri_c(i8 noundef signext %0, i64 noundef %1, ptr noundef %2) nounwind {
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
  %17 = getelementptr { float, float }, ptr %2, i64 %16
  br label %27

18:                                               ; preds = %27, %9
  %19 = mul i64 %10, %7
  %20 = getelementptr inbounds { float, float }, ptr %2, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %23 = load float, ptr %22, align 4
  %24 = fmul float %21, 5.000000e-01
  %25 = fmul float %23, 5.000000e-01
  store float %24, ptr %20, align 4
  store float %25, ptr %22, align 4
  %26 = icmp eq i64 %11, %1
  br i1 %26, label %8, label %9

27:                                               ; preds = %15, %27
  %28 = phi i64 [ %12, %15 ], [ %31, %27 ]
  %29 = getelementptr { float, float }, ptr %17, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  store float 0.000000e+00, ptr %29, align 4
  store float 0.000000e+00, ptr %30, align 4
  %31 = add nuw nsw i64 %28, 1
  %32 = icmp eq i64 %31, %13
  br i1 %32, label %18, label %27
}

define linkonce_odr hidden void @enzcc_blas_addrows_c(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, float noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %11
  %14 = icmp eq i8 %0, 85
  %15 = icmp sgt i64 %1, 0
  %16 = add nsw i64 %6, 1
  br label %18

17:                                               ; preds = %94, %11
  ret void

18:                                               ; preds = %13, %94
  %19 = phi i64 [ 0, %13 ], [ %95, %94 ]
  br i1 %14, label %26, label %20

20:                                               ; preds = %18
  br i1 %15, label %21, label %94

21:                                               ; preds = %20
  %22 = mul nsw i64 %19, %8
  %23 = getelementptr { float, float }, ptr %7, i64 %22
  %24 = mul nsw i64 %19, %10
  %25 = getelementptr { float, float }, ptr %9, i64 %24
  br label %63

26:                                               ; preds = %18
  %27 = mul nsw i64 %19, %16
  %28 = getelementptr inbounds { float, float }, ptr %5, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %31 = load float, ptr %30, align 4
  %32 = fmul float %3, %29
  %33 = fmul float %4, %31
  %34 = fmul float %3, %31
  %35 = fmul float %4, %29
  %36 = fsub float %32, %33
  %37 = fadd float %35, %34
  br i1 %15, label %38, label %94

38:                                               ; preds = %26
  %39 = mul nsw i64 %19, %8
  %40 = getelementptr { float, float }, ptr %7, i64 %39
  %41 = mul nsw i64 %19, %10
  %42 = getelementptr { float, float }, ptr %9, i64 %41
  br label %43

43:                                               ; preds = %38, %43
  %44 = phi i64 [ 0, %38 ], [ %61, %43 ]
  %45 = getelementptr { float, float }, ptr %40, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %48 = load float, ptr %47, align 4
  %49 = fmul float %36, %46
  %50 = fmul float %37, %48
  %51 = fmul float %36, %48
  %52 = fmul float %37, %46
  %53 = fsub float %49, %50
  %54 = fadd float %52, %51
  %55 = getelementptr { float, float }, ptr %42, i64 %44
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  %59 = fadd float %56, %53
  %60 = fadd float %58, %54
  store float %59, ptr %55, align 4
  store float %60, ptr %57, align 4
  %61 = add nuw nsw i64 %44, 1
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %94, label %43

63:                                               ; preds = %21, %63
  %64 = phi i64 [ 0, %21 ], [ %92, %63 ]
  %65 = mul nsw i64 %64, %16
  %66 = getelementptr inbounds { float, float }, ptr %5, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 4
  %69 = load float, ptr %68, align 4
  %70 = fmul float %3, %67
  %71 = fmul float %4, %69
  %72 = fmul float %3, %69
  %73 = fmul float %4, %67
  %74 = fsub float %70, %71
  %75 = fadd float %73, %72
  %76 = getelementptr { float, float }, ptr %23, i64 %64
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 4
  %79 = load float, ptr %78, align 4
  %80 = fmul float %77, %74
  %81 = fmul float %75, %79
  %82 = fmul float %74, %79
  %83 = fmul float %77, %75
  %84 = fsub float %80, %81
  %85 = fadd float %82, %83
  %86 = getelementptr { float, float }, ptr %25, i64 %64
  %87 = load float, ptr %86, align 4
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 4
  %89 = load float, ptr %88, align 4
  %90 = fadd float %87, %84
  %91 = fadd float %89, %85
  store float %90, ptr %86, align 4
  store float %91, ptr %88, align 4
  %92 = add nuw nsw i64 %64, 1
  %93 = icmp eq i64 %92, %1
  br i1 %93, label %94, label %63

94:                                               ; preds = %63, %43, %20, %26
  %95 = add nuw nsw i64 %19, 1
  %96 = icmp eq i64 %95, %2
  br i1 %96, label %17, label %18
}

define linkonce_odr hidden i64 @__enzcc_blas_anytri_c(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %31

6:                                                ; preds = %4
  %7 = icmp eq i8 %0, 85
  br label %10

8:                                                ; preds = %19, %10
  %9 = icmp eq i64 %13, %1
  br i1 %9, label %31, label %10

10:                                               ; preds = %6, %8
  %11 = phi i64 [ 0, %6 ], [ %13, %8 ]
  %12 = select i1 %7, i64 0, i64 %11
  %13 = add nuw nsw i64 %11, 1
  %14 = select i1 %7, i64 %13, i64 %1
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %8

16:                                               ; preds = %10
  %17 = mul nsw i64 %11, %3
  %18 = getelementptr { float, float }, ptr %2, i64 %17
  br label %22

19:                                               ; preds = %22
  %20 = add nuw i64 %23, 1
  %21 = icmp eq i64 %20, %14
  br i1 %21, label %8, label %22

22:                                               ; preds = %16, %19
  %23 = phi i64 [ %12, %16 ], [ %20, %19 ]
  %24 = getelementptr { float, float }, ptr %18, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %27 = load float, ptr %26, align 4
  %28 = fcmp une float %25, 0.000000e+00
  %29 = fcmp une float %27, 0.000000e+00
  %30 = or i1 %28, %29
  br i1 %30, label %31, label %19

31:                                               ; preds = %8, %22, %4
  %32 = phi i64 [ 0, %4 ], [ 1, %22 ], [ 0, %8 ]
  ret i64 %32
}

define linkonce_odr hidden void @enzcc_blas_set_c(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
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
  %14 = getelementptr { float, float }, ptr %2, i64 %13
  %15 = mul nsw i64 %11, %5
  %16 = getelementptr { float, float }, ptr %4, i64 %15
  br label %21

17:                                               ; preds = %18, %6
  ret void

18:                                               ; preds = %21, %10
  %19 = add nuw nsw i64 %11, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %17, label %10

21:                                               ; preds = %12, %21
  %22 = phi i64 [ 0, %12 ], [ %29, %21 ]
  %23 = getelementptr { float, float }, ptr %14, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4
  %27 = getelementptr { float, float }, ptr %16, i64 %22
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store float %24, ptr %27, align 4
  store float %26, ptr %28, align 4
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %18, label %21
}

define linkonce_odr hidden void @enzcc_blas_settri_c(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
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
  %26 = getelementptr { float, float }, ptr %3, i64 %25
  %27 = mul nsw i64 %17, %6
  %28 = getelementptr { float, float }, ptr %5, i64 %27
  br label %29

29:                                               ; preds = %24, %29
  %30 = phi i64 [ %19, %24 ], [ %37, %29 ]
  %31 = getelementptr { float, float }, ptr %26, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = load float, ptr %33, align 4
  %35 = getelementptr { float, float }, ptr %28, i64 %30
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store float %32, ptr %35, align 4
  store float %34, ptr %36, align 4
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %22
  br i1 %38, label %13, label %29
}

define linkonce_odr hidden void @enzcc_blas_hole_c(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = add nsw i64 %2, 1
  br label %11

8:                                                ; preds = %11, %4
  %9 = phi float [ 0.000000e+00, %4 ], [ %22, %11 ]
  store float %9, ptr %3, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store float 0.000000e+00, ptr %10, align 4
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %23, %11 ]
  %13 = phi float [ 0.000000e+00, %6 ], [ %22, %11 ]
  %14 = mul nsw i64 %12, %7
  %15 = getelementptr inbounds { float, float }, ptr %1, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4
  %19 = fcmp oeq float %16, 0.000000e+00
  %20 = fcmp oeq float %18, 0.000000e+00
  %21 = and i1 %19, %20
  %22 = select i1 %21, float 1.000000e+00, float %13
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %8, label %11
}

define linkonce_odr hidden void @enzcc_blas_vpack_z(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = icmp slt i64 %2, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %2, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds { double, double }, ptr %1, i64 %8
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %12, %4
  ret void

12:                                               ; preds = %4, %12
  %13 = phi i64 [ %21, %12 ], [ 0, %4 ]
  %14 = mul nsw i64 %13, %2
  %15 = getelementptr inbounds { double, double }, ptr %9, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %13
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store double %16, ptr %19, align 8
  store double %18, ptr %20, align 8
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %11, label %12
}

define linkonce_odr hidden void @enzcc_blas_pack_z(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
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
  %13 = getelementptr { double, double }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %0
  %15 = getelementptr { double, double }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20, %9
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %11, %20
  %21 = phi i64 [ 0, %11 ], [ %28, %20 ]
  %22 = getelementptr { double, double }, ptr %13, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8
  %26 = getelementptr { double, double }, ptr %15, i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %23, ptr %26, align 8
  store double %25, ptr %27, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_vadd_z(i64 noundef %0, double noundef %1, double noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp slt i64 %4, 0
  %9 = sub i64 1, %0
  %10 = mul i64 %4, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = getelementptr inbounds { double, double }, ptr %3, i64 %11
  %13 = icmp slt i64 %6, 0
  %14 = mul i64 %6, %9
  %15 = select i1 %13, i64 %14, i64 0
  %16 = getelementptr inbounds { double, double }, ptr %5, i64 %15
  %17 = icmp sgt i64 %0, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %19, %7
  ret void

19:                                               ; preds = %7, %19
  %20 = phi i64 [ %39, %19 ], [ 0, %7 ]
  %21 = mul nsw i64 %20, %4
  %22 = getelementptr inbounds { double, double }, ptr %12, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8
  %26 = fmul double %1, %23
  %27 = fmul double %2, %25
  %28 = fmul double %1, %25
  %29 = fmul double %2, %23
  %30 = fsub double %26, %27
  %31 = fadd double %29, %28
  %32 = mul nsw i64 %20, %6
  %33 = getelementptr inbounds { double, double }, ptr %16, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load double, ptr %35, align 8
  %37 = fadd double %34, %30
  %38 = fadd double %36, %31
  store double %37, ptr %33, align 8
  store double %38, ptr %35, align 8
  %39 = add nuw nsw i64 %20, 1
  %40 = icmp eq i64 %39, %0
  br i1 %40, label %18, label %19
}

define linkonce_odr hidden void @enzcc_blas_add_z(i64 noundef %0, i64 noundef %1, double noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %0, 0
  br label %12

12:                                               ; preds = %10, %20
  %13 = phi i64 [ 0, %10 ], [ %21, %20 ]
  br i1 %11, label %14, label %20

14:                                               ; preds = %12
  %15 = mul nsw i64 %13, %5
  %16 = getelementptr { double, double }, ptr %4, i64 %15
  %17 = mul nsw i64 %13, %7
  %18 = getelementptr { double, double }, ptr %6, i64 %17
  br label %23

19:                                               ; preds = %20, %8
  ret void

20:                                               ; preds = %23, %12
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %1
  br i1 %22, label %19, label %12

23:                                               ; preds = %14, %23
  %24 = phi i64 [ 0, %14 ], [ %41, %23 ]
  %25 = getelementptr { double, double }, ptr %16, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %28 = load double, ptr %27, align 8
  %29 = fmul double %2, %26
  %30 = fmul double %3, %28
  %31 = fmul double %2, %28
  %32 = fmul double %3, %26
  %33 = fsub double %29, %30
  %34 = fadd double %32, %31
  %35 = getelementptr { double, double }, ptr %18, i64 %24
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load double, ptr %37, align 8
  %39 = fadd double %36, %33
  %40 = fadd double %38, %34
  store double %39, ptr %35, align 8
  store double %40, ptr %37, align 8
  %41 = add nuw nsw i64 %24, 1
  %42 = icmp eq i64 %41, %0
  br i1 %42, label %20, label %23
}

define linkonce_odr hidden void @__enzcc_blas_vscale_z(i64 noundef %0, double noundef %1, double noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp slt i64 %4, 0
  %7 = sub i64 1, %0
  %8 = mul i64 %4, %7
  %9 = select i1 %6, i64 %8, i64 0
  %10 = getelementptr inbounds { double, double }, ptr %3, i64 %9
  %11 = fcmp oeq double %1, 0.000000e+00
  %12 = fcmp oeq double %2, 0.000000e+00
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %23

14:                                               ; preds = %5
  %15 = icmp sgt i64 %0, 0
  br i1 %15, label %16, label %44

16:                                               ; preds = %14, %16
  %17 = phi i64 [ %21, %16 ], [ 0, %14 ]
  %18 = mul nsw i64 %17, %4
  %19 = getelementptr inbounds { double, double }, ptr %10, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store double 0.000000e+00, ptr %19, align 8
  store double 0.000000e+00, ptr %20, align 8
  %21 = add nuw nsw i64 %17, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %44, label %16

23:                                               ; preds = %5
  %24 = fcmp une double %1, 1.000000e+00
  %25 = fcmp une double %2, 0.000000e+00
  %26 = or i1 %24, %25
  %27 = icmp sgt i64 %0, 0
  %28 = and i1 %26, %27
  br i1 %28, label %29, label %44

29:                                               ; preds = %23, %29
  %30 = phi i64 [ %42, %29 ], [ 0, %23 ]
  %31 = mul nsw i64 %30, %4
  %32 = getelementptr inbounds { double, double }, ptr %10, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load double, ptr %34, align 8
  %36 = fmul double %1, %33
  %37 = fmul double %2, %35
  %38 = fmul double %2, %33
  %39 = fmul double %1, %35
  %40 = fsub double %36, %37
  %41 = fadd double %38, %39
  store double %40, ptr %32, align 8
  store double %41, ptr %34, align 8
  %42 = add nuw nsw i64 %30, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %44, label %29

44:                                               ; preds = %29, %16, %14, %23
  ret void
}

define linkonce_odr hidden void @__enzcc_blas_scale_z(i64 noundef %0, i64 noundef %1, double noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = fcmp oeq double %2, 0.000000e+00
  %8 = fcmp oeq double %3, 0.000000e+00
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %28

10:                                               ; preds = %6
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %12, label %58

12:                                               ; preds = %10
  %13 = icmp sgt i64 %0, 0
  br label %14

14:                                               ; preds = %12, %19
  %15 = phi i64 [ 0, %12 ], [ %20, %19 ]
  br i1 %13, label %16, label %19

16:                                               ; preds = %14
  %17 = mul nsw i64 %15, %5
  %18 = getelementptr { double, double }, ptr %4, i64 %17
  br label %22

19:                                               ; preds = %22, %14
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %58, label %14

22:                                               ; preds = %16, %22
  %23 = phi i64 [ 0, %16 ], [ %26, %22 ]
  %24 = getelementptr { double, double }, ptr %18, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store double 0.000000e+00, ptr %24, align 8
  store double 0.000000e+00, ptr %25, align 8
  %26 = add nuw nsw i64 %23, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %19, label %22

28:                                               ; preds = %6
  %29 = fcmp une double %2, 1.000000e+00
  %30 = fcmp une double %3, 0.000000e+00
  %31 = or i1 %29, %30
  %32 = icmp sgt i64 %1, 0
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %58

34:                                               ; preds = %28
  %35 = icmp sgt i64 %0, 0
  br label %36

36:                                               ; preds = %34, %41
  %37 = phi i64 [ 0, %34 ], [ %42, %41 ]
  br i1 %35, label %38, label %41

38:                                               ; preds = %36
  %39 = mul nsw i64 %37, %5
  %40 = getelementptr { double, double }, ptr %4, i64 %39
  br label %44

41:                                               ; preds = %44, %36
  %42 = add nuw nsw i64 %37, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %58, label %36

44:                                               ; preds = %38, %44
  %45 = phi i64 [ 0, %38 ], [ %56, %44 ]
  %46 = getelementptr { double, double }, ptr %40, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %49 = load double, ptr %48, align 8
  %50 = fmul double %2, %47
  %51 = fmul double %3, %49
  %52 = fmul double %3, %47
  %53 = fmul double %2, %49
  %54 = fsub double %50, %51
  %55 = fadd double %52, %53
  store double %54, ptr %46, align 8
  store double %55, ptr %48, align 8
  %56 = add nuw nsw i64 %45, 1
  %57 = icmp eq i64 %56, %0
  br i1 %57, label %41, label %44

58:                                               ; preds = %41, %19, %10, %28
  ret void
}

define linkonce_odr hidden void @enzcc_blas_copied_z(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp eq ptr %1, %3
  br i1 %6, label %34, label %7

7:                                                ; preds = %5
  %8 = icmp slt i64 %2, 0
  %9 = sub i64 1, %0
  %10 = mul i64 %2, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = getelementptr inbounds { double, double }, ptr %1, i64 %11
  %13 = icmp slt i64 %4, 0
  %14 = mul i64 %4, %9
  %15 = select i1 %13, i64 %14, i64 0
  %16 = getelementptr inbounds { double, double }, ptr %3, i64 %15
  %17 = icmp sgt i64 %0, 0
  br i1 %17, label %18, label %34

18:                                               ; preds = %7, %18
  %19 = phi i64 [ %20, %18 ], [ %0, %7 ]
  %20 = add nsw i64 %19, -1
  %21 = mul nsw i64 %20, %4
  %22 = getelementptr inbounds { double, double }, ptr %16, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8
  %26 = mul nsw i64 %20, %2
  %27 = getelementptr inbounds { double, double }, ptr %12, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %30 = load double, ptr %29, align 8
  %31 = fadd double %23, %28
  %32 = fadd double %25, %30
  store double %31, ptr %27, align 8
  store double %32, ptr %29, align 8
  store double 0.000000e+00, ptr %22, align 8
  store double 0.000000e+00, ptr %24, align 8
  %33 = icmp samesign ugt i64 %19, 1
  br i1 %33, label %18, label %34

34:                                               ; preds = %18, %7, %5
  ret void
}

define linkonce_odr hidden void @enzcc_blas_undefined_z(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp slt i64 %2, 0
  %5 = sub i64 1, %0
  %6 = mul i64 %2, %5
  %7 = select i1 %4, i64 %6, i64 0
  %8 = getelementptr inbounds { double, double }, ptr %1, i64 %7
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %16, %11 ], [ 0, %3 ]
  %13 = mul nsw i64 %12, %2
  %14 = getelementptr inbounds { double, double }, ptr %8, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store double 0x7FF8000000000000, ptr %14, align 8
  store double 0x7FF8000000000000, ptr %15, align 8
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, %0
  br i1 %17, label %10, label %11
}

define linkonce_odr hidden void @__enzcc_blas_scaletri_z(i8 noundef signext %0, i64 noundef %1, double noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %6
  %9 = icmp eq i8 %0, 85
  %10 = fcmp oeq double %2, 0.000000e+00
  %11 = fcmp oeq double %3, 0.000000e+00
  %12 = and i1 %10, %11
  br label %16

13:                                               ; preds = %38, %16
  %14 = icmp eq i64 %19, %1
  br i1 %14, label %15, label %16

15:                                               ; preds = %13, %6
  ret void

16:                                               ; preds = %8, %13
  %17 = phi i64 [ 0, %8 ], [ %19, %13 ]
  %18 = select i1 %9, i64 0, i64 %17
  %19 = add nuw nsw i64 %17, 1
  %20 = select i1 %9, i64 %19, i64 %1
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %22, label %13

22:                                               ; preds = %16
  %23 = mul nsw i64 %17, %5
  %24 = getelementptr { double, double }, ptr %4, i64 %23
  br label %25

25:                                               ; preds = %22, %38
  %26 = phi i64 [ %18, %22 ], [ %43, %38 ]
  br i1 %12, label %38, label %27

27:                                               ; preds = %25
  %28 = getelementptr { double, double }, ptr %24, i64 %26
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %31 = load double, ptr %30, align 8
  %32 = fmul double %2, %29
  %33 = fmul double %3, %31
  %34 = fmul double %2, %31
  %35 = fmul double %3, %29
  %36 = fsub double %32, %33
  %37 = fadd double %35, %34
  br label %38

38:                                               ; preds = %25, %27
  %39 = phi double [ %36, %27 ], [ 0.000000e+00, %25 ]
  %40 = phi double [ %37, %27 ], [ 0.000000e+00, %25 ]
  %41 = getelementptr { double, double }, ptr %24, i64 %26
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store double %39, ptr %41, align 8
  store double %40, ptr %42, align 8
  %43 = add nuw nsw i64 %26, 1
  %44 = icmp eq i64 %43, %20
  br i1 %44, label %13, label %25
}

define linkonce_odr hidden void @enzcc_blas_addtri_z(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, double noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8) nounwind {
  %10 = icmp eq i8 %1, 85
  %11 = zext i1 %10 to i64
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %9
  %14 = icmp eq i8 %0, 85
  br label %18

15:                                               ; preds = %31, %18
  %16 = icmp eq i64 %22, %2
  br i1 %16, label %17, label %18

17:                                               ; preds = %15, %9
  ret void

18:                                               ; preds = %13, %15
  %19 = phi i64 [ 0, %13 ], [ %22, %15 ]
  %20 = add nuw nsw i64 %19, %11
  %21 = select i1 %14, i64 0, i64 %20
  %22 = add nuw nsw i64 %19, 1
  %23 = sub nuw nsw i64 %22, %11
  %24 = select i1 %14, i64 %23, i64 %2
  %25 = icmp slt i64 %21, %24
  br i1 %25, label %26, label %15

26:                                               ; preds = %18
  %27 = mul nsw i64 %19, %6
  %28 = getelementptr { double, double }, ptr %5, i64 %27
  %29 = mul nsw i64 %19, %8
  %30 = getelementptr { double, double }, ptr %7, i64 %29
  br label %31

31:                                               ; preds = %26, %31
  %32 = phi i64 [ %21, %26 ], [ %49, %31 ]
  %33 = getelementptr { double, double }, ptr %28, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load double, ptr %35, align 8
  %37 = fmul double %3, %34
  %38 = fmul double %4, %36
  %39 = fmul double %3, %36
  %40 = fmul double %4, %34
  %41 = fsub double %37, %38
  %42 = fadd double %40, %39
  %43 = getelementptr { double, double }, ptr %30, i64 %32
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %46 = load double, ptr %45, align 8
  %47 = fadd double %44, %41
  %48 = fadd double %46, %42
  store double %47, ptr %43, align 8
  store double %48, ptr %45, align 8
  %49 = add nuw nsw i64 %32, 1
  %50 = icmp eq i64 %49, %24
  br i1 %50, label %15, label %31
}

define linkonce_odr hidden void @__enzcc_blas_turn_z(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp sgt i64 %1, 0
  br label %10

10:                                               ; preds = %8, %17
  %11 = phi i64 [ 0, %8 ], [ %18, %17 ]
  %12 = getelementptr { double, double }, ptr %2, i64 %11
  br i1 %9, label %13, label %17

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %5
  %15 = getelementptr { double, double }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %6
  ret void

17:                                               ; preds = %20, %10
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %16, label %10

20:                                               ; preds = %13, %20
  %21 = phi i64 [ 0, %13 ], [ %29, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr { double, double }, ptr %12, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load double, ptr %25, align 8
  %27 = getelementptr { double, double }, ptr %15, i64 %21
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store double %24, ptr %27, align 8
  store double %26, ptr %28, align 8
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_addturned_z(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = icmp sgt i64 %1, 0
  br label %10

10:                                               ; preds = %8, %17
  %11 = phi i64 [ 0, %8 ], [ %18, %17 ]
  %12 = getelementptr { double, double }, ptr %2, i64 %11
  br i1 %9, label %13, label %17

13:                                               ; preds = %10
  %14 = mul nsw i64 %11, %5
  %15 = getelementptr { double, double }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %6
  ret void

17:                                               ; preds = %20, %10
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %16, label %10

20:                                               ; preds = %13, %20
  %21 = phi i64 [ 0, %13 ], [ %33, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr { double, double }, ptr %12, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load double, ptr %25, align 8
  %27 = getelementptr { double, double }, ptr %15, i64 %21
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %30 = load double, ptr %29, align 8
  %31 = fadd double %24, %28
  %32 = fadd double %26, %30
  store double %31, ptr %27, align 8
  store double %32, ptr %29, align 8
  %33 = add nuw nsw i64 %21, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_onlytri_z(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) nounwind {
  %7 = icmp eq i8 %1, 85
  %8 = zext i1 %7 to i64
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = icmp eq i8 %0, 85
  br label %15

12:                                               ; preds = %37, %24
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
  %23 = getelementptr { double, double }, ptr %5, i64 %22
  br label %31

24:                                               ; preds = %31
  %25 = icmp slt i64 %18, %21
  br i1 %25, label %26, label %12

26:                                               ; preds = %24
  %27 = mul nsw i64 %16, %4
  %28 = getelementptr { double, double }, ptr %3, i64 %27
  %29 = mul nuw nsw i64 %16, %2
  %30 = getelementptr { double, double }, ptr %5, i64 %29
  br label %37

31:                                               ; preds = %15, %31
  %32 = phi i64 [ 0, %15 ], [ %35, %31 ]
  %33 = getelementptr { double, double }, ptr %23, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store double 0.000000e+00, ptr %33, align 8
  store double 0.000000e+00, ptr %34, align 8
  %35 = add nuw nsw i64 %32, 1
  %36 = icmp eq i64 %35, %2
  br i1 %36, label %24, label %31

37:                                               ; preds = %26, %37
  %38 = phi i64 [ %18, %26 ], [ %45, %37 ]
  %39 = getelementptr { double, double }, ptr %28, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load double, ptr %41, align 8
  %43 = getelementptr { double, double }, ptr %30, i64 %38
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  store double %40, ptr %43, align 8
  store double %42, ptr %44, align 8
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %21
  br i1 %46, label %12, label %37
}

define linkonce_odr hidden void @enzcc_blas_halftri_z(i8 noundef signext %0, i64 noundef %1, ptr noundef %2) nounwind {
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
  %17 = getelementptr { double, double }, ptr %2, i64 %16
  br label %27

18:                                               ; preds = %27, %9
  %19 = mul i64 %10, %7
  %20 = getelementptr inbounds { double, double }, ptr %2, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load double, ptr %22, align 8
  %24 = fmul double %21, 5.000000e-01
  %25 = fmul double %23, 5.000000e-01
  store double %24, ptr %20, align 8
  store double %25, ptr %22, align 8
  %26 = icmp eq i64 %11, %1
  br i1 %26, label %8, label %9

27:                                               ; preds = %15, %27
  %28 = phi i64 [ %12, %15 ], [ %31, %27 ]
  %29 = getelementptr { double, double }, ptr %17, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store double 0.000000e+00, ptr %29, align 8
  store double 0.000000e+00, ptr %30, align 8
  %31 = add nuw nsw i64 %28, 1
  %32 = icmp eq i64 %31, %13
  br i1 %32, label %18, label %27
}

define linkonce_odr hidden void @enzcc_blas_addrows_z(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, double noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %11
  %14 = icmp eq i8 %0, 85
  %15 = icmp sgt i64 %1, 0
  %16 = add nsw i64 %6, 1
  br label %18

17:                                               ; preds = %94, %11
  ret void

18:                                               ; preds = %13, %94
  %19 = phi i64 [ 0, %13 ], [ %95, %94 ]
  br i1 %14, label %26, label %20

20:                                               ; preds = %18
  br i1 %15, label %21, label %94

21:                                               ; preds = %20
  %22 = mul nsw i64 %19, %8
  %23 = getelementptr { double, double }, ptr %7, i64 %22
  %24 = mul nsw i64 %19, %10
  %25 = getelementptr { double, double }, ptr %9, i64 %24
  br label %63

26:                                               ; preds = %18
  %27 = mul nsw i64 %19, %16
  %28 = getelementptr inbounds { double, double }, ptr %5, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %31 = load double, ptr %30, align 8
  %32 = fmul double %3, %29
  %33 = fmul double %4, %31
  %34 = fmul double %3, %31
  %35 = fmul double %4, %29
  %36 = fsub double %32, %33
  %37 = fadd double %35, %34
  br i1 %15, label %38, label %94

38:                                               ; preds = %26
  %39 = mul nsw i64 %19, %8
  %40 = getelementptr { double, double }, ptr %7, i64 %39
  %41 = mul nsw i64 %19, %10
  %42 = getelementptr { double, double }, ptr %9, i64 %41
  br label %43

43:                                               ; preds = %38, %43
  %44 = phi i64 [ 0, %38 ], [ %61, %43 ]
  %45 = getelementptr { double, double }, ptr %40, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %48 = load double, ptr %47, align 8
  %49 = fmul double %36, %46
  %50 = fmul double %37, %48
  %51 = fmul double %36, %48
  %52 = fmul double %37, %46
  %53 = fsub double %49, %50
  %54 = fadd double %52, %51
  %55 = getelementptr { double, double }, ptr %42, i64 %44
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %58 = load double, ptr %57, align 8
  %59 = fadd double %56, %53
  %60 = fadd double %58, %54
  store double %59, ptr %55, align 8
  store double %60, ptr %57, align 8
  %61 = add nuw nsw i64 %44, 1
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %94, label %43

63:                                               ; preds = %21, %63
  %64 = phi i64 [ 0, %21 ], [ %92, %63 ]
  %65 = mul nsw i64 %64, %16
  %66 = getelementptr inbounds { double, double }, ptr %5, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load double, ptr %68, align 8
  %70 = fmul double %3, %67
  %71 = fmul double %4, %69
  %72 = fmul double %3, %69
  %73 = fmul double %4, %67
  %74 = fsub double %70, %71
  %75 = fadd double %73, %72
  %76 = getelementptr { double, double }, ptr %23, i64 %64
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %79 = load double, ptr %78, align 8
  %80 = fmul double %77, %74
  %81 = fmul double %75, %79
  %82 = fmul double %74, %79
  %83 = fmul double %77, %75
  %84 = fsub double %80, %81
  %85 = fadd double %82, %83
  %86 = getelementptr { double, double }, ptr %25, i64 %64
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %89 = load double, ptr %88, align 8
  %90 = fadd double %87, %84
  %91 = fadd double %89, %85
  store double %90, ptr %86, align 8
  store double %91, ptr %88, align 8
  %92 = add nuw nsw i64 %64, 1
  %93 = icmp eq i64 %92, %1
  br i1 %93, label %94, label %63

94:                                               ; preds = %63, %43, %20, %26
  %95 = add nuw nsw i64 %19, 1
  %96 = icmp eq i64 %95, %2
  br i1 %96, label %17, label %18
}

define linkonce_odr hidden i64 @__enzcc_blas_anytri_z(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %31

6:                                                ; preds = %4
  %7 = icmp eq i8 %0, 85
  br label %10

8:                                                ; preds = %19, %10
  %9 = icmp eq i64 %13, %1
  br i1 %9, label %31, label %10

10:                                               ; preds = %6, %8
  %11 = phi i64 [ 0, %6 ], [ %13, %8 ]
  %12 = select i1 %7, i64 0, i64 %11
  %13 = add nuw nsw i64 %11, 1
  %14 = select i1 %7, i64 %13, i64 %1
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %8

16:                                               ; preds = %10
  %17 = mul nsw i64 %11, %3
  %18 = getelementptr { double, double }, ptr %2, i64 %17
  br label %22

19:                                               ; preds = %22
  %20 = add nuw i64 %23, 1
  %21 = icmp eq i64 %20, %14
  br i1 %21, label %8, label %22

22:                                               ; preds = %16, %19
  %23 = phi i64 [ %12, %16 ], [ %20, %19 ]
  %24 = getelementptr { double, double }, ptr %18, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load double, ptr %26, align 8
  %28 = fcmp une double %25, 0.000000e+00
  %29 = fcmp une double %27, 0.000000e+00
  %30 = or i1 %28, %29
  br i1 %30, label %31, label %19

31:                                               ; preds = %8, %22, %4
  %32 = phi i64 [ 0, %4 ], [ 1, %22 ], [ 0, %8 ]
  ret i64 %32
}

define linkonce_odr hidden void @enzcc_blas_set_z(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
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
  %14 = getelementptr { double, double }, ptr %2, i64 %13
  %15 = mul nsw i64 %11, %5
  %16 = getelementptr { double, double }, ptr %4, i64 %15
  br label %21

17:                                               ; preds = %18, %6
  ret void

18:                                               ; preds = %21, %10
  %19 = add nuw nsw i64 %11, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %17, label %10

21:                                               ; preds = %12, %21
  %22 = phi i64 [ 0, %12 ], [ %29, %21 ]
  %23 = getelementptr { double, double }, ptr %14, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load double, ptr %25, align 8
  %27 = getelementptr { double, double }, ptr %16, i64 %22
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store double %24, ptr %27, align 8
  store double %26, ptr %28, align 8
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %18, label %21
}

define linkonce_odr hidden void @enzcc_blas_settri_z(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
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
  %26 = getelementptr { double, double }, ptr %3, i64 %25
  %27 = mul nsw i64 %17, %6
  %28 = getelementptr { double, double }, ptr %5, i64 %27
  br label %29

29:                                               ; preds = %24, %29
  %30 = phi i64 [ %19, %24 ], [ %37, %29 ]
  %31 = getelementptr { double, double }, ptr %26, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load double, ptr %33, align 8
  %35 = getelementptr { double, double }, ptr %28, i64 %30
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store double %32, ptr %35, align 8
  store double %34, ptr %36, align 8
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %22
  br i1 %38, label %13, label %29
}

define linkonce_odr hidden void @enzcc_blas_hole_z(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = add nsw i64 %2, 1
  br label %11

8:                                                ; preds = %11, %4
  %9 = phi double [ 0.000000e+00, %4 ], [ %22, %11 ]
  store double %9, ptr %3, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double 0.000000e+00, ptr %10, align 8
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %23, %11 ]
  %13 = phi double [ 0.000000e+00, %6 ], [ %22, %11 ]
  %14 = mul nsw i64 %12, %7
  %15 = getelementptr inbounds { double, double }, ptr %1, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = load double, ptr %17, align 8
  %19 = fcmp oeq double %16, 0.000000e+00
  %20 = fcmp oeq double %18, 0.000000e+00
  %21 = and i1 %19, %20
  %22 = select i1 %21, double 1.000000e+00, double %13
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %8, label %11
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

10:                                               ; preds = %36, %13
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
  br label %25

25:                                               ; preds = %20, %36
  %26 = phi i64 [ %15, %20 ], [ %41, %36 ]
  %27 = getelementptr float, ptr %22, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fmul float %2, %28
  %30 = icmp eq i64 %26, %14
  br i1 %30, label %36, label %31

31:                                               ; preds = %25
  %32 = mul nuw nsw i64 %26, %1
  %33 = getelementptr float, ptr %18, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = tail call float @llvm.fmuladd.f32(float %2, float %34, float %29)
  br label %36

36:                                               ; preds = %25, %31
  %37 = phi float [ %35, %31 ], [ %29, %25 ]
  %38 = getelementptr float, ptr %24, i64 %26
  %39 = load float, ptr %38, align 4
  %40 = fadd float %37, %39
  store float %40, ptr %38, align 4
  %41 = add nuw nsw i64 %26, 1
  %42 = icmp eq i64 %41, %17
  br i1 %42, label %10, label %25
}

define linkonce_odr hidden void @enzcc_blas_diagmul_s(i8 noundef signext %0, i64 noundef %1, float noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8) nounwind {
  %10 = icmp slt i64 %6, 0
  %11 = sub i64 1, %1
  %12 = mul i64 %6, %11
  %13 = select i1 %10, i64 %12, i64 0
  %14 = getelementptr inbounds float, ptr %5, i64 %13
  %15 = icmp slt i64 %8, 0
  %16 = mul i64 %8, %11
  %17 = select i1 %15, i64 %16, i64 0
  %18 = getelementptr inbounds float, ptr %7, i64 %17
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %9
  %21 = icmp eq i64 %4, 0
  %22 = add i64 %4, 1
  %23 = icmp eq i8 %0, 85
  %24 = shl nuw nsw i64 %1, 1
  br label %26

25:                                               ; preds = %39, %9
  ret void

26:                                               ; preds = %20, %39
  %27 = phi i64 [ 0, %20 ], [ %40, %39 ]
  br i1 %21, label %28, label %36

28:                                               ; preds = %26
  %29 = add nuw nsw i64 %27, 1
  %30 = xor i64 %27, -1
  %31 = add nsw i64 %24, %30
  %32 = select i1 %23, i64 %29, i64 %31
  %33 = mul nsw i64 %32, %27
  %34 = sdiv i64 %33, 2
  %35 = add nsw i64 %34, %27
  br label %39

36:                                               ; preds = %26
  %37 = mul i64 %27, %22
  %38 = add nuw nsw i64 %27, 1
  br label %39

39:                                               ; preds = %28, %36
  %40 = phi i64 [ %29, %28 ], [ %38, %36 ]
  %41 = phi i64 [ %35, %28 ], [ %37, %36 ]
  %42 = getelementptr inbounds float, ptr %3, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = fmul float %2, %43
  %45 = mul nsw i64 %27, %6
  %46 = getelementptr inbounds float, ptr %14, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = mul nsw i64 %27, %8
  %49 = getelementptr inbounds float, ptr %18, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = tail call float @llvm.fmuladd.f32(float %44, float %47, float %50)
  store float %51, ptr %49, align 4
  %52 = icmp eq i64 %40, %1
  br i1 %52, label %25, label %26
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

define linkonce_odr hidden void @enzcc_blas_bandouter_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp slt i64 %6, 0
  %13 = sub i64 1, %0
  %14 = mul i64 %6, %13
  %15 = select i1 %12, i64 %14, i64 0
  %16 = getelementptr inbounds float, ptr %5, i64 %15
  %17 = icmp slt i64 %8, 0
  %18 = sub i64 1, %1
  %19 = mul i64 %8, %18
  %20 = select i1 %17, i64 %19, i64 0
  %21 = getelementptr inbounds float, ptr %7, i64 %20
  %22 = icmp sgt i64 %1, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = add i64 %2, 1
  br label %26

25:                                               ; preds = %43, %11
  ret void

26:                                               ; preds = %23, %43
  %27 = phi i64 [ 0, %23 ], [ %44, %43 ]
  %28 = icmp sgt i64 %27, %3
  %29 = sub nsw i64 %27, %3
  %30 = select i1 %28, i64 %29, i64 0
  %31 = add i64 %24, %27
  %32 = tail call i64 @llvm.smin.i64(i64 %31, i64 %0)
  %33 = mul nsw i64 %27, %8
  %34 = getelementptr inbounds float, ptr %21, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = fmul float %4, %35
  %37 = icmp slt i64 %30, %32
  br i1 %37, label %38, label %43

38:                                               ; preds = %26
  %39 = sub i64 %3, %27
  %40 = mul nsw i64 %27, %10
  %41 = getelementptr float, ptr %9, i64 %40
  %42 = getelementptr float, ptr %41, i64 %39
  br label %46

43:                                               ; preds = %46, %26
  %44 = add nuw nsw i64 %27, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %25, label %26

46:                                               ; preds = %38, %46
  %47 = phi i64 [ %30, %38 ], [ %54, %46 ]
  %48 = mul nsw i64 %47, %6
  %49 = getelementptr inbounds float, ptr %16, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = getelementptr float, ptr %42, i64 %47
  %52 = load float, ptr %51, align 4
  %53 = tail call float @llvm.fmuladd.f32(float %50, float %36, float %52)
  store float %53, ptr %51, align 4
  %54 = add nsw i64 %47, 1
  %55 = icmp slt i64 %54, %32
  br i1 %55, label %46, label %43
}

define linkonce_odr hidden void @enzcc_blas_triouter_s(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp eq i8 %1, 85
  %13 = zext i1 %12 to i64
  %14 = icmp slt i64 %6, 0
  %15 = sub i64 1, %2
  %16 = mul i64 %6, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds float, ptr %5, i64 %17
  %19 = icmp slt i64 %8, 0
  %20 = mul i64 %8, %15
  %21 = select i1 %19, i64 %20, i64 0
  %22 = getelementptr inbounds float, ptr %7, i64 %21
  %23 = icmp sgt i64 %2, 0
  br i1 %23, label %24, label %34

24:                                               ; preds = %11
  %25 = icmp eq i8 %0, 76
  %26 = icmp eq i8 %0, 85
  %27 = add i64 %3, 1
  %28 = xor i1 %12, true
  %29 = zext i1 %28 to i64
  %30 = icmp eq i64 %10, 0
  %31 = icmp slt i64 %3, 0
  %32 = select i1 %26, i64 %3, i64 0
  %33 = shl nuw nsw i64 %2, 1
  br label %35

34:                                               ; preds = %66, %11
  ret void

35:                                               ; preds = %24, %66
  %36 = phi i64 [ 0, %24 ], [ %67, %66 ]
  %37 = add nuw nsw i64 %36, %13
  %38 = icmp sgt i64 %36, %3
  %39 = sub nsw i64 %36, %3
  %40 = select i1 %38, i64 %39, i64 0
  %41 = select i1 %25, i64 %37, i64 %40
  br i1 %26, label %42, label %44

42:                                               ; preds = %35
  %43 = add nuw nsw i64 %36, %29
  br label %47

44:                                               ; preds = %35
  %45 = add i64 %27, %36
  %46 = tail call i64 @llvm.smin.i64(i64 %45, i64 %2)
  br label %47

47:                                               ; preds = %44, %42
  %48 = phi i64 [ %43, %42 ], [ %46, %44 ]
  %49 = mul nsw i64 %36, %8
  %50 = getelementptr inbounds float, ptr %22, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fmul float %4, %51
  %53 = icmp slt i64 %41, %48
  br i1 %53, label %56, label %54

54:                                               ; preds = %47
  %55 = add nuw nsw i64 %36, 1
  br label %66

56:                                               ; preds = %47
  %57 = mul nsw i64 %36, %10
  %58 = sub i64 %32, %36
  %59 = add i64 %58, %57
  %60 = add nuw nsw i64 %36, 1
  %61 = xor i64 %36, -1
  %62 = add nsw i64 %33, %61
  %63 = select i1 %26, i64 %60, i64 %62
  %64 = mul nsw i64 %63, %36
  %65 = sdiv i64 %64, 2
  br label %69

66:                                               ; preds = %81, %54
  %67 = phi i64 [ %55, %54 ], [ %60, %81 ]
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %34, label %35

69:                                               ; preds = %56, %81
  %70 = phi i64 [ %41, %56 ], [ %86, %81 ]
  %71 = mul nsw i64 %70, %6
  %72 = getelementptr inbounds float, ptr %18, i64 %71
  %73 = load float, ptr %72, align 4
  br i1 %30, label %74, label %76

74:                                               ; preds = %69
  %75 = add nsw i64 %70, %65
  br label %81

76:                                               ; preds = %69
  br i1 %31, label %77, label %79

77:                                               ; preds = %76
  %78 = add nsw i64 %70, %57
  br label %81

79:                                               ; preds = %76
  %80 = add i64 %59, %70
  br label %81

81:                                               ; preds = %74, %77, %79
  %82 = phi i64 [ %75, %74 ], [ %78, %77 ], [ %80, %79 ]
  %83 = getelementptr inbounds float, ptr %9, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = tail call float @llvm.fmuladd.f32(float %73, float %52, float %84)
  store float %85, ptr %83, align 4
  %86 = add nsw i64 %70, 1
  %87 = icmp eq i64 %86, %48
  br i1 %87, label %66, label %69
}

define linkonce_odr hidden void @enzcc_blas_symouter_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, float noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = icmp slt i64 %2, 0
  %12 = select i1 %11, i64 %1, i64 %2
  %13 = icmp slt i64 %5, 0
  %14 = sub i64 1, %1
  %15 = mul i64 %5, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds float, ptr %4, i64 %16
  %18 = icmp slt i64 %7, 0
  %19 = mul i64 %7, %14
  %20 = select i1 %18, i64 %19, i64 0
  %21 = getelementptr inbounds float, ptr %6, i64 %20
  %22 = icmp sgt i64 %1, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %10
  %24 = icmp eq i8 %0, 76
  %25 = icmp eq i8 %0, 85
  %26 = add nuw i64 %12, 1
  %27 = icmp eq i64 %9, 0
  %28 = select i1 %25, i64 %2, i64 0
  %29 = shl nuw nsw i64 %1, 1
  %30 = add i64 %9, 1
  br label %32

31:                                               ; preds = %77, %10
  ret void

32:                                               ; preds = %23, %77
  %33 = phi i64 [ 0, %23 ], [ %34, %77 ]
  %34 = add nuw nsw i64 %33, 1
  %35 = icmp sgt i64 %33, %12
  %36 = sub nsw i64 %33, %12
  %37 = select i1 %35, i64 %36, i64 0
  %38 = select i1 %24, i64 %34, i64 %37
  %39 = add i64 %26, %33
  %40 = tail call i64 @llvm.smin.i64(i64 %39, i64 %1)
  %41 = select i1 %25, i64 %33, i64 %40
  %42 = mul nsw i64 %33, %7
  %43 = getelementptr inbounds float, ptr %21, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = fmul float %3, %44
  %46 = mul nsw i64 %33, %5
  %47 = getelementptr inbounds float, ptr %17, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fmul float %3, %48
  %50 = icmp slt i64 %38, %41
  br i1 %50, label %51, label %62

51:                                               ; preds = %32
  %52 = mul nsw i64 %33, %9
  %53 = sub i64 %28, %33
  %54 = add i64 %53, %52
  %55 = xor i64 %33, -1
  %56 = add nsw i64 %29, %55
  %57 = select i1 %25, i64 %34, i64 %56
  %58 = mul nsw i64 %57, %33
  %59 = sdiv i64 %58, 2
  br label %83

60:                                               ; preds = %100
  %61 = load float, ptr %47, align 4
  br label %62

62:                                               ; preds = %60, %32
  %63 = phi float [ %61, %60 ], [ %48, %32 ]
  br i1 %27, label %64, label %71

64:                                               ; preds = %62
  %65 = xor i64 %33, -1
  %66 = add nsw i64 %29, %65
  %67 = select i1 %25, i64 %34, i64 %66
  %68 = mul nsw i64 %67, %33
  %69 = sdiv i64 %68, 2
  %70 = add nsw i64 %69, %33
  br label %77

71:                                               ; preds = %62
  br i1 %11, label %72, label %74

72:                                               ; preds = %71
  %73 = mul i64 %33, %30
  br label %77

74:                                               ; preds = %71
  %75 = mul nsw i64 %33, %9
  %76 = add nsw i64 %75, %28
  br label %77

77:                                               ; preds = %64, %72, %74
  %78 = phi i64 [ %70, %64 ], [ %73, %72 ], [ %76, %74 ]
  %79 = getelementptr inbounds float, ptr %8, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = tail call float @llvm.fmuladd.f32(float %63, float %45, float %80)
  store float %81, ptr %79, align 4
  %82 = icmp eq i64 %34, %1
  br i1 %82, label %31, label %32

83:                                               ; preds = %51, %100
  %84 = phi i64 [ %38, %51 ], [ %105, %100 ]
  %85 = mul nsw i64 %84, %5
  %86 = getelementptr inbounds float, ptr %17, i64 %85
  %87 = load float, ptr %86, align 4
  %88 = mul nsw i64 %84, %7
  %89 = getelementptr inbounds float, ptr %21, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = fmul float %49, %90
  %92 = tail call float @llvm.fmuladd.f32(float %87, float %45, float %91)
  br i1 %27, label %93, label %95

93:                                               ; preds = %83
  %94 = add nsw i64 %84, %59
  br label %100

95:                                               ; preds = %83
  br i1 %11, label %96, label %98

96:                                               ; preds = %95
  %97 = add nsw i64 %84, %52
  br label %100

98:                                               ; preds = %95
  %99 = add i64 %54, %84
  br label %100

100:                                              ; preds = %93, %96, %98
  %101 = phi i64 [ %94, %93 ], [ %97, %96 ], [ %99, %98 ]
  %102 = getelementptr inbounds float, ptr %8, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = fadd float %92, %103
  store float %104, ptr %102, align 4
  %105 = add nsw i64 %84, 1
  %106 = icmp eq i64 %105, %41
  br i1 %106, label %60, label %83
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
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = add i64 %3, 1
  %15 = add i64 %5, 1
  %16 = add nuw i64 %1, 1
  br label %18

17:                                               ; preds = %99, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  ret void

18:                                               ; preds = %13, %99
  %19 = phi i64 [ %16, %13 ], [ %104, %99 ]
  %20 = phi i64 [ %1, %13 ], [ %21, %99 ]
  %21 = add nsw i64 %20, -1
  %22 = mul i64 %21, %14
  %23 = getelementptr inbounds float, ptr %2, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = mul i64 %21, %15
  %26 = getelementptr inbounds float, ptr %4, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = icmp slt i64 %20, %1
  br i1 %28, label %29, label %99

29:                                               ; preds = %18, %29
  %30 = phi i64 [ %40, %29 ], [ %20, %18 ]
  %31 = sub nsw i64 %30, %21
  %32 = mul nsw i64 %31, %10
  %33 = getelementptr float, ptr %23, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw float, ptr %7, i64 %30
  store float %34, ptr %35, align 4
  %36 = mul nsw i64 %31, %11
  %37 = getelementptr float, ptr %26, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw float, ptr %8, i64 %30
  store float %38, ptr %39, align 4
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %42, label %29

42:                                               ; preds = %29, %91
  %43 = phi i64 [ %97, %91 ], [ %19, %29 ]
  %44 = phi i64 [ %96, %91 ], [ %20, %29 ]
  %45 = mul nsw i64 %44, %5
  %46 = getelementptr inbounds float, ptr %4, i64 %45
  %47 = getelementptr inbounds nuw float, ptr %7, i64 %44
  %48 = load float, ptr %47, align 4
  br i1 %9, label %49, label %71

49:                                               ; preds = %42
  %50 = icmp sgt i64 %20, %44
  br i1 %50, label %91, label %51

51:                                               ; preds = %49, %51
  %52 = phi i64 [ %59, %51 ], [ %20, %49 ]
  %53 = phi float [ %58, %51 ], [ 0.000000e+00, %49 ]
  %54 = getelementptr inbounds nuw float, ptr %46, i64 %52
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw float, ptr %7, i64 %52
  %57 = load float, ptr %56, align 4
  %58 = tail call float @llvm.fmuladd.f32(float %55, float %57, float %53)
  %59 = add i64 %52, 1
  %60 = icmp eq i64 %59, %43
  br i1 %60, label %61, label %51

61:                                               ; preds = %51, %61
  %62 = phi i64 [ %69, %61 ], [ %20, %51 ]
  %63 = getelementptr inbounds nuw float, ptr %46, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = getelementptr inbounds nuw float, ptr %8, i64 %62
  %66 = load float, ptr %65, align 4
  %67 = fneg float %64
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %48, float %66)
  store float %68, ptr %65, align 4
  %69 = add i64 %62, 1
  %70 = icmp eq i64 %69, %43
  br i1 %70, label %91, label %61

71:                                               ; preds = %42, %71
  %72 = phi i64 [ %79, %71 ], [ %44, %42 ]
  %73 = phi float [ %78, %71 ], [ 0.000000e+00, %42 ]
  %74 = getelementptr inbounds nuw float, ptr %46, i64 %72
  %75 = load float, ptr %74, align 4
  %76 = getelementptr inbounds nuw float, ptr %7, i64 %72
  %77 = load float, ptr %76, align 4
  %78 = tail call float @llvm.fmuladd.f32(float %75, float %77, float %73)
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, %1
  br i1 %80, label %81, label %71

81:                                               ; preds = %71, %81
  %82 = phi i64 [ %89, %81 ], [ %44, %71 ]
  %83 = getelementptr inbounds nuw float, ptr %46, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = getelementptr inbounds nuw float, ptr %8, i64 %82
  %86 = load float, ptr %85, align 4
  %87 = fneg float %84
  %88 = tail call float @llvm.fmuladd.f32(float %87, float %48, float %86)
  store float %88, ptr %85, align 4
  %89 = add nuw nsw i64 %82, 1
  %90 = icmp eq i64 %89, %1
  br i1 %90, label %91, label %81

91:                                               ; preds = %81, %61, %49
  %92 = phi float [ %58, %61 ], [ 0.000000e+00, %49 ], [ %78, %81 ]
  %93 = getelementptr inbounds nuw float, ptr %8, i64 %44
  %94 = load float, ptr %93, align 4
  %95 = fsub float %94, %92
  store float %95, ptr %93, align 4
  %96 = add nuw nsw i64 %44, 1
  %97 = add i64 %43, 1
  %98 = icmp eq i64 %96, %1
  br i1 %98, label %105, label %42

99:                                               ; preds = %105, %18
  %100 = phi float [ %27, %18 ], [ %114, %105 ]
  %101 = fmul float %24, 2.000000e+00
  %102 = fdiv float %100, %101
  store float %102, ptr %26, align 4
  %103 = icmp sgt i64 %20, 1
  %104 = add i64 %19, -1
  br i1 %103, label %18, label %17

105:                                              ; preds = %91, %105
  %106 = phi i64 [ %118, %105 ], [ %20, %91 ]
  %107 = phi float [ %114, %105 ], [ %27, %91 ]
  %108 = getelementptr inbounds nuw float, ptr %8, i64 %106
  %109 = load float, ptr %108, align 4
  %110 = fdiv float %109, %24
  %111 = getelementptr inbounds nuw float, ptr %7, i64 %106
  %112 = load float, ptr %111, align 4
  %113 = fneg float %110
  %114 = tail call float @llvm.fmuladd.f32(float %113, float %112, float %107)
  %115 = sub nsw i64 %106, %21
  %116 = mul nsw i64 %115, %11
  %117 = getelementptr float, ptr %26, i64 %116
  store float %110, ptr %117, align 4
  %118 = add nuw nsw i64 %106, 1
  %119 = icmp eq i64 %118, %1
  br i1 %119, label %99, label %105
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

10:                                               ; preds = %36, %13
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
  br label %25

25:                                               ; preds = %20, %36
  %26 = phi i64 [ %15, %20 ], [ %41, %36 ]
  %27 = getelementptr double, ptr %22, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fmul double %2, %28
  %30 = icmp eq i64 %26, %14
  br i1 %30, label %36, label %31

31:                                               ; preds = %25
  %32 = mul nuw nsw i64 %26, %1
  %33 = getelementptr double, ptr %18, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fmuladd.f64(double %2, double %34, double %29)
  br label %36

36:                                               ; preds = %25, %31
  %37 = phi double [ %35, %31 ], [ %29, %25 ]
  %38 = getelementptr double, ptr %24, i64 %26
  %39 = load double, ptr %38, align 8
  %40 = fadd double %37, %39
  store double %40, ptr %38, align 8
  %41 = add nuw nsw i64 %26, 1
  %42 = icmp eq i64 %41, %17
  br i1 %42, label %10, label %25
}

define linkonce_odr hidden void @enzcc_blas_diagmul_d(i8 noundef signext %0, i64 noundef %1, double noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8) nounwind {
  %10 = icmp slt i64 %6, 0
  %11 = sub i64 1, %1
  %12 = mul i64 %6, %11
  %13 = select i1 %10, i64 %12, i64 0
  %14 = getelementptr inbounds double, ptr %5, i64 %13
  %15 = icmp slt i64 %8, 0
  %16 = mul i64 %8, %11
  %17 = select i1 %15, i64 %16, i64 0
  %18 = getelementptr inbounds double, ptr %7, i64 %17
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %9
  %21 = icmp eq i64 %4, 0
  %22 = add i64 %4, 1
  %23 = icmp eq i8 %0, 85
  %24 = shl nuw nsw i64 %1, 1
  br label %26

25:                                               ; preds = %39, %9
  ret void

26:                                               ; preds = %20, %39
  %27 = phi i64 [ 0, %20 ], [ %40, %39 ]
  br i1 %21, label %28, label %36

28:                                               ; preds = %26
  %29 = add nuw nsw i64 %27, 1
  %30 = xor i64 %27, -1
  %31 = add nsw i64 %24, %30
  %32 = select i1 %23, i64 %29, i64 %31
  %33 = mul nsw i64 %32, %27
  %34 = sdiv i64 %33, 2
  %35 = add nsw i64 %34, %27
  br label %39

36:                                               ; preds = %26
  %37 = mul i64 %27, %22
  %38 = add nuw nsw i64 %27, 1
  br label %39

39:                                               ; preds = %28, %36
  %40 = phi i64 [ %29, %28 ], [ %38, %36 ]
  %41 = phi i64 [ %35, %28 ], [ %37, %36 ]
  %42 = getelementptr inbounds double, ptr %3, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul double %2, %43
  %45 = mul nsw i64 %27, %6
  %46 = getelementptr inbounds double, ptr %14, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = mul nsw i64 %27, %8
  %49 = getelementptr inbounds double, ptr %18, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fmuladd.f64(double %44, double %47, double %50)
  store double %51, ptr %49, align 8
  %52 = icmp eq i64 %40, %1
  br i1 %52, label %25, label %26
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

define linkonce_odr hidden void @enzcc_blas_bandouter_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp slt i64 %6, 0
  %13 = sub i64 1, %0
  %14 = mul i64 %6, %13
  %15 = select i1 %12, i64 %14, i64 0
  %16 = getelementptr inbounds double, ptr %5, i64 %15
  %17 = icmp slt i64 %8, 0
  %18 = sub i64 1, %1
  %19 = mul i64 %8, %18
  %20 = select i1 %17, i64 %19, i64 0
  %21 = getelementptr inbounds double, ptr %7, i64 %20
  %22 = icmp sgt i64 %1, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = add i64 %2, 1
  br label %26

25:                                               ; preds = %43, %11
  ret void

26:                                               ; preds = %23, %43
  %27 = phi i64 [ 0, %23 ], [ %44, %43 ]
  %28 = icmp sgt i64 %27, %3
  %29 = sub nsw i64 %27, %3
  %30 = select i1 %28, i64 %29, i64 0
  %31 = add i64 %24, %27
  %32 = tail call i64 @llvm.smin.i64(i64 %31, i64 %0)
  %33 = mul nsw i64 %27, %8
  %34 = getelementptr inbounds double, ptr %21, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul double %4, %35
  %37 = icmp slt i64 %30, %32
  br i1 %37, label %38, label %43

38:                                               ; preds = %26
  %39 = sub i64 %3, %27
  %40 = mul nsw i64 %27, %10
  %41 = getelementptr double, ptr %9, i64 %40
  %42 = getelementptr double, ptr %41, i64 %39
  br label %46

43:                                               ; preds = %46, %26
  %44 = add nuw nsw i64 %27, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %25, label %26

46:                                               ; preds = %38, %46
  %47 = phi i64 [ %30, %38 ], [ %54, %46 ]
  %48 = mul nsw i64 %47, %6
  %49 = getelementptr inbounds double, ptr %16, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = getelementptr double, ptr %42, i64 %47
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fmuladd.f64(double %50, double %36, double %52)
  store double %53, ptr %51, align 8
  %54 = add nsw i64 %47, 1
  %55 = icmp slt i64 %54, %32
  br i1 %55, label %46, label %43
}

define linkonce_odr hidden void @enzcc_blas_triouter_d(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp eq i8 %1, 85
  %13 = zext i1 %12 to i64
  %14 = icmp slt i64 %6, 0
  %15 = sub i64 1, %2
  %16 = mul i64 %6, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds double, ptr %5, i64 %17
  %19 = icmp slt i64 %8, 0
  %20 = mul i64 %8, %15
  %21 = select i1 %19, i64 %20, i64 0
  %22 = getelementptr inbounds double, ptr %7, i64 %21
  %23 = icmp sgt i64 %2, 0
  br i1 %23, label %24, label %34

24:                                               ; preds = %11
  %25 = icmp eq i8 %0, 76
  %26 = icmp eq i8 %0, 85
  %27 = add i64 %3, 1
  %28 = xor i1 %12, true
  %29 = zext i1 %28 to i64
  %30 = icmp eq i64 %10, 0
  %31 = icmp slt i64 %3, 0
  %32 = select i1 %26, i64 %3, i64 0
  %33 = shl nuw nsw i64 %2, 1
  br label %35

34:                                               ; preds = %66, %11
  ret void

35:                                               ; preds = %24, %66
  %36 = phi i64 [ 0, %24 ], [ %67, %66 ]
  %37 = add nuw nsw i64 %36, %13
  %38 = icmp sgt i64 %36, %3
  %39 = sub nsw i64 %36, %3
  %40 = select i1 %38, i64 %39, i64 0
  %41 = select i1 %25, i64 %37, i64 %40
  br i1 %26, label %42, label %44

42:                                               ; preds = %35
  %43 = add nuw nsw i64 %36, %29
  br label %47

44:                                               ; preds = %35
  %45 = add i64 %27, %36
  %46 = tail call i64 @llvm.smin.i64(i64 %45, i64 %2)
  br label %47

47:                                               ; preds = %44, %42
  %48 = phi i64 [ %43, %42 ], [ %46, %44 ]
  %49 = mul nsw i64 %36, %8
  %50 = getelementptr inbounds double, ptr %22, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %4, %51
  %53 = icmp slt i64 %41, %48
  br i1 %53, label %56, label %54

54:                                               ; preds = %47
  %55 = add nuw nsw i64 %36, 1
  br label %66

56:                                               ; preds = %47
  %57 = mul nsw i64 %36, %10
  %58 = sub i64 %32, %36
  %59 = add i64 %58, %57
  %60 = add nuw nsw i64 %36, 1
  %61 = xor i64 %36, -1
  %62 = add nsw i64 %33, %61
  %63 = select i1 %26, i64 %60, i64 %62
  %64 = mul nsw i64 %63, %36
  %65 = sdiv i64 %64, 2
  br label %69

66:                                               ; preds = %81, %54
  %67 = phi i64 [ %55, %54 ], [ %60, %81 ]
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %34, label %35

69:                                               ; preds = %56, %81
  %70 = phi i64 [ %41, %56 ], [ %86, %81 ]
  %71 = mul nsw i64 %70, %6
  %72 = getelementptr inbounds double, ptr %18, i64 %71
  %73 = load double, ptr %72, align 8
  br i1 %30, label %74, label %76

74:                                               ; preds = %69
  %75 = add nsw i64 %70, %65
  br label %81

76:                                               ; preds = %69
  br i1 %31, label %77, label %79

77:                                               ; preds = %76
  %78 = add nsw i64 %70, %57
  br label %81

79:                                               ; preds = %76
  %80 = add i64 %59, %70
  br label %81

81:                                               ; preds = %74, %77, %79
  %82 = phi i64 [ %75, %74 ], [ %78, %77 ], [ %80, %79 ]
  %83 = getelementptr inbounds double, ptr %9, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fmuladd.f64(double %73, double %52, double %84)
  store double %85, ptr %83, align 8
  %86 = add nsw i64 %70, 1
  %87 = icmp eq i64 %86, %48
  br i1 %87, label %66, label %69
}

define linkonce_odr hidden void @enzcc_blas_symouter_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = icmp slt i64 %2, 0
  %12 = select i1 %11, i64 %1, i64 %2
  %13 = icmp slt i64 %5, 0
  %14 = sub i64 1, %1
  %15 = mul i64 %5, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds double, ptr %4, i64 %16
  %18 = icmp slt i64 %7, 0
  %19 = mul i64 %7, %14
  %20 = select i1 %18, i64 %19, i64 0
  %21 = getelementptr inbounds double, ptr %6, i64 %20
  %22 = icmp sgt i64 %1, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %10
  %24 = icmp eq i8 %0, 76
  %25 = icmp eq i8 %0, 85
  %26 = add nuw i64 %12, 1
  %27 = icmp eq i64 %9, 0
  %28 = select i1 %25, i64 %2, i64 0
  %29 = shl nuw nsw i64 %1, 1
  %30 = add i64 %9, 1
  br label %32

31:                                               ; preds = %77, %10
  ret void

32:                                               ; preds = %23, %77
  %33 = phi i64 [ 0, %23 ], [ %34, %77 ]
  %34 = add nuw nsw i64 %33, 1
  %35 = icmp sgt i64 %33, %12
  %36 = sub nsw i64 %33, %12
  %37 = select i1 %35, i64 %36, i64 0
  %38 = select i1 %24, i64 %34, i64 %37
  %39 = add i64 %26, %33
  %40 = tail call i64 @llvm.smin.i64(i64 %39, i64 %1)
  %41 = select i1 %25, i64 %33, i64 %40
  %42 = mul nsw i64 %33, %7
  %43 = getelementptr inbounds double, ptr %21, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %3, %44
  %46 = mul nsw i64 %33, %5
  %47 = getelementptr inbounds double, ptr %17, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fmul double %3, %48
  %50 = icmp slt i64 %38, %41
  br i1 %50, label %51, label %62

51:                                               ; preds = %32
  %52 = mul nsw i64 %33, %9
  %53 = sub i64 %28, %33
  %54 = add i64 %53, %52
  %55 = xor i64 %33, -1
  %56 = add nsw i64 %29, %55
  %57 = select i1 %25, i64 %34, i64 %56
  %58 = mul nsw i64 %57, %33
  %59 = sdiv i64 %58, 2
  br label %83

60:                                               ; preds = %100
  %61 = load double, ptr %47, align 8
  br label %62

62:                                               ; preds = %60, %32
  %63 = phi double [ %61, %60 ], [ %48, %32 ]
  br i1 %27, label %64, label %71

64:                                               ; preds = %62
  %65 = xor i64 %33, -1
  %66 = add nsw i64 %29, %65
  %67 = select i1 %25, i64 %34, i64 %66
  %68 = mul nsw i64 %67, %33
  %69 = sdiv i64 %68, 2
  %70 = add nsw i64 %69, %33
  br label %77

71:                                               ; preds = %62
  br i1 %11, label %72, label %74

72:                                               ; preds = %71
  %73 = mul i64 %33, %30
  br label %77

74:                                               ; preds = %71
  %75 = mul nsw i64 %33, %9
  %76 = add nsw i64 %75, %28
  br label %77

77:                                               ; preds = %64, %72, %74
  %78 = phi i64 [ %70, %64 ], [ %73, %72 ], [ %76, %74 ]
  %79 = getelementptr inbounds double, ptr %8, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fmuladd.f64(double %63, double %45, double %80)
  store double %81, ptr %79, align 8
  %82 = icmp eq i64 %34, %1
  br i1 %82, label %31, label %32

83:                                               ; preds = %51, %100
  %84 = phi i64 [ %38, %51 ], [ %105, %100 ]
  %85 = mul nsw i64 %84, %5
  %86 = getelementptr inbounds double, ptr %17, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = mul nsw i64 %84, %7
  %89 = getelementptr inbounds double, ptr %21, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fmul double %49, %90
  %92 = tail call double @llvm.fmuladd.f64(double %87, double %45, double %91)
  br i1 %27, label %93, label %95

93:                                               ; preds = %83
  %94 = add nsw i64 %84, %59
  br label %100

95:                                               ; preds = %83
  br i1 %11, label %96, label %98

96:                                               ; preds = %95
  %97 = add nsw i64 %84, %52
  br label %100

98:                                               ; preds = %95
  %99 = add i64 %54, %84
  br label %100

100:                                              ; preds = %93, %96, %98
  %101 = phi i64 [ %94, %93 ], [ %97, %96 ], [ %99, %98 ]
  %102 = getelementptr inbounds double, ptr %8, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = fadd double %92, %103
  store double %104, ptr %102, align 8
  %105 = add nsw i64 %84, 1
  %106 = icmp eq i64 %105, %41
  br i1 %106, label %60, label %83
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
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = add i64 %3, 1
  %15 = add i64 %5, 1
  %16 = add nuw i64 %1, 1
  br label %18

17:                                               ; preds = %99, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  ret void

18:                                               ; preds = %13, %99
  %19 = phi i64 [ %16, %13 ], [ %104, %99 ]
  %20 = phi i64 [ %1, %13 ], [ %21, %99 ]
  %21 = add nsw i64 %20, -1
  %22 = mul i64 %21, %14
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = mul i64 %21, %15
  %26 = getelementptr inbounds double, ptr %4, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = icmp slt i64 %20, %1
  br i1 %28, label %29, label %99

29:                                               ; preds = %18, %29
  %30 = phi i64 [ %40, %29 ], [ %20, %18 ]
  %31 = sub nsw i64 %30, %21
  %32 = mul nsw i64 %31, %10
  %33 = getelementptr double, ptr %23, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw double, ptr %7, i64 %30
  store double %34, ptr %35, align 8
  %36 = mul nsw i64 %31, %11
  %37 = getelementptr double, ptr %26, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw double, ptr %8, i64 %30
  store double %38, ptr %39, align 8
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %42, label %29

42:                                               ; preds = %29, %91
  %43 = phi i64 [ %97, %91 ], [ %19, %29 ]
  %44 = phi i64 [ %96, %91 ], [ %20, %29 ]
  %45 = mul nsw i64 %44, %5
  %46 = getelementptr inbounds double, ptr %4, i64 %45
  %47 = getelementptr inbounds nuw double, ptr %7, i64 %44
  %48 = load double, ptr %47, align 8
  br i1 %9, label %49, label %71

49:                                               ; preds = %42
  %50 = icmp sgt i64 %20, %44
  br i1 %50, label %91, label %51

51:                                               ; preds = %49, %51
  %52 = phi i64 [ %59, %51 ], [ %20, %49 ]
  %53 = phi double [ %58, %51 ], [ 0.000000e+00, %49 ]
  %54 = getelementptr inbounds nuw double, ptr %46, i64 %52
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw double, ptr %7, i64 %52
  %57 = load double, ptr %56, align 8
  %58 = tail call double @llvm.fmuladd.f64(double %55, double %57, double %53)
  %59 = add i64 %52, 1
  %60 = icmp eq i64 %59, %43
  br i1 %60, label %61, label %51

61:                                               ; preds = %51, %61
  %62 = phi i64 [ %69, %61 ], [ %20, %51 ]
  %63 = getelementptr inbounds nuw double, ptr %46, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %8, i64 %62
  %66 = load double, ptr %65, align 8
  %67 = fneg double %64
  %68 = tail call double @llvm.fmuladd.f64(double %67, double %48, double %66)
  store double %68, ptr %65, align 8
  %69 = add i64 %62, 1
  %70 = icmp eq i64 %69, %43
  br i1 %70, label %91, label %61

71:                                               ; preds = %42, %71
  %72 = phi i64 [ %79, %71 ], [ %44, %42 ]
  %73 = phi double [ %78, %71 ], [ 0.000000e+00, %42 ]
  %74 = getelementptr inbounds nuw double, ptr %46, i64 %72
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw double, ptr %7, i64 %72
  %77 = load double, ptr %76, align 8
  %78 = tail call double @llvm.fmuladd.f64(double %75, double %77, double %73)
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, %1
  br i1 %80, label %81, label %71

81:                                               ; preds = %71, %81
  %82 = phi i64 [ %89, %81 ], [ %44, %71 ]
  %83 = getelementptr inbounds nuw double, ptr %46, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw double, ptr %8, i64 %82
  %86 = load double, ptr %85, align 8
  %87 = fneg double %84
  %88 = tail call double @llvm.fmuladd.f64(double %87, double %48, double %86)
  store double %88, ptr %85, align 8
  %89 = add nuw nsw i64 %82, 1
  %90 = icmp eq i64 %89, %1
  br i1 %90, label %91, label %81

91:                                               ; preds = %81, %61, %49
  %92 = phi double [ %58, %61 ], [ 0.000000e+00, %49 ], [ %78, %81 ]
  %93 = getelementptr inbounds nuw double, ptr %8, i64 %44
  %94 = load double, ptr %93, align 8
  %95 = fsub double %94, %92
  store double %95, ptr %93, align 8
  %96 = add nuw nsw i64 %44, 1
  %97 = add i64 %43, 1
  %98 = icmp eq i64 %96, %1
  br i1 %98, label %105, label %42

99:                                               ; preds = %105, %18
  %100 = phi double [ %27, %18 ], [ %114, %105 ]
  %101 = fmul double %24, 2.000000e+00
  %102 = fdiv double %100, %101
  store double %102, ptr %26, align 8
  %103 = icmp sgt i64 %20, 1
  %104 = add i64 %19, -1
  br i1 %103, label %18, label %17

105:                                              ; preds = %91, %105
  %106 = phi i64 [ %118, %105 ], [ %20, %91 ]
  %107 = phi double [ %114, %105 ], [ %27, %91 ]
  %108 = getelementptr inbounds nuw double, ptr %8, i64 %106
  %109 = load double, ptr %108, align 8
  %110 = fdiv double %109, %24
  %111 = getelementptr inbounds nuw double, ptr %7, i64 %106
  %112 = load double, ptr %111, align 8
  %113 = fneg double %110
  %114 = tail call double @llvm.fmuladd.f64(double %113, double %112, double %107)
  %115 = sub nsw i64 %106, %21
  %116 = mul nsw i64 %115, %11
  %117 = getelementptr double, ptr %26, i64 %116
  store double %110, ptr %117, align 8
  %118 = add nuw nsw i64 %106, 1
  %119 = icmp eq i64 %118, %1
  br i1 %119, label %99, label %105
}

define linkonce_odr hidden void @enzcc_blas_mdot_c(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %7
  %10 = icmp sgt i64 %0, 0
  br label %11

11:                                               ; preds = %9, %24
  %12 = phi i64 [ 0, %9 ], [ %27, %24 ]
  %13 = phi float [ 0.000000e+00, %9 ], [ %26, %24 ]
  %14 = phi float [ 0.000000e+00, %9 ], [ %25, %24 ]
  br i1 %10, label %15, label %24

15:                                               ; preds = %11
  %16 = mul nsw i64 %12, %3
  %17 = getelementptr { float, float }, ptr %2, i64 %16
  %18 = mul nsw i64 %12, %5
  %19 = getelementptr { float, float }, ptr %4, i64 %18
  br label %29

20:                                               ; preds = %24, %7
  %21 = phi float [ 0.000000e+00, %7 ], [ %25, %24 ]
  %22 = phi float [ 0.000000e+00, %7 ], [ %26, %24 ]
  store float %22, ptr %6, align 4
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float %21, ptr %23, align 4
  ret void

24:                                               ; preds = %29, %11
  %25 = phi float [ %14, %11 ], [ %48, %29 ]
  %26 = phi float [ %13, %11 ], [ %47, %29 ]
  %27 = add nuw nsw i64 %12, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %20, label %11

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %49, %29 ]
  %31 = phi float [ %13, %15 ], [ %47, %29 ]
  %32 = phi float [ %14, %15 ], [ %48, %29 ]
  %33 = getelementptr { float, float }, ptr %17, i64 %30
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4
  %37 = getelementptr { float, float }, ptr %19, i64 %30
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %40 = load float, ptr %39, align 4
  %41 = fmul float %34, %38
  %42 = fmul float %34, %40
  %43 = fmul float %36, %40
  %44 = fadd float %41, %43
  %45 = fmul float %36, %38
  %46 = fsub float %42, %45
  %47 = fadd float %31, %44
  %48 = fadd float %32, %46
  %49 = add nuw nsw i64 %30, 1
  %50 = icmp eq i64 %49, %0
  br i1 %50, label %24, label %29
}

define linkonce_odr hidden void @enzcc_blas_dottri_c(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 85
  br label %19

11:                                               ; preds = %32, %19
  %12 = phi float [ %21, %19 ], [ %50, %32 ]
  %13 = phi float [ %20, %19 ], [ %51, %32 ]
  %14 = icmp eq i64 %24, %1
  br i1 %14, label %15, label %19

15:                                               ; preds = %11, %7
  %16 = phi float [ 0.000000e+00, %7 ], [ %12, %11 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %13, %11 ]
  store float %16, ptr %6, align 4
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float %17, ptr %18, align 4
  ret void

19:                                               ; preds = %9, %11
  %20 = phi float [ 0.000000e+00, %9 ], [ %13, %11 ]
  %21 = phi float [ 0.000000e+00, %9 ], [ %12, %11 ]
  %22 = phi i64 [ 0, %9 ], [ %24, %11 ]
  %23 = select i1 %10, i64 0, i64 %22
  %24 = add nuw nsw i64 %22, 1
  %25 = select i1 %10, i64 %24, i64 %1
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %27, label %11

27:                                               ; preds = %19
  %28 = mul nsw i64 %22, %3
  %29 = getelementptr { float, float }, ptr %2, i64 %28
  %30 = mul nsw i64 %22, %5
  %31 = getelementptr { float, float }, ptr %4, i64 %30
  br label %32

32:                                               ; preds = %27, %32
  %33 = phi i64 [ %23, %27 ], [ %52, %32 ]
  %34 = phi float [ %20, %27 ], [ %51, %32 ]
  %35 = phi float [ %21, %27 ], [ %50, %32 ]
  %36 = getelementptr { float, float }, ptr %29, i64 %33
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %39 = load float, ptr %38, align 4
  %40 = getelementptr { float, float }, ptr %31, i64 %33
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %43 = load float, ptr %42, align 4
  %44 = fmul float %37, %41
  %45 = fmul float %37, %43
  %46 = fmul float %39, %43
  %47 = fadd float %44, %46
  %48 = fmul float %39, %41
  %49 = fsub float %45, %48
  %50 = fadd float %35, %47
  %51 = fadd float %34, %49
  %52 = add nuw nsw i64 %33, 1
  %53 = icmp eq i64 %52, %25
  br i1 %53, label %11, label %32
}

define linkonce_odr hidden void @enzcc_blas_outertri_c(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, float noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp eq i8 %1, 85
  %13 = zext i1 %12 to i64
  %14 = icmp slt i64 %6, 0
  %15 = sub i64 1, %2
  %16 = mul i64 %6, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds { float, float }, ptr %5, i64 %17
  %19 = icmp slt i64 %8, 0
  %20 = mul i64 %8, %15
  %21 = select i1 %19, i64 %20, i64 0
  %22 = getelementptr inbounds { float, float }, ptr %7, i64 %21
  %23 = icmp sgt i64 %2, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %11
  %25 = icmp eq i8 %0, 85
  br label %29

26:                                               ; preds = %51, %29
  %27 = icmp eq i64 %33, %2
  br i1 %27, label %28, label %29

28:                                               ; preds = %26, %11
  ret void

29:                                               ; preds = %24, %26
  %30 = phi i64 [ 0, %24 ], [ %33, %26 ]
  %31 = add nuw nsw i64 %30, %13
  %32 = select i1 %25, i64 0, i64 %31
  %33 = add nuw nsw i64 %30, 1
  %34 = sub nuw nsw i64 %33, %13
  %35 = select i1 %25, i64 %34, i64 %2
  %36 = mul nsw i64 %30, %8
  %37 = getelementptr inbounds { float, float }, ptr %22, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %40 = load float, ptr %39, align 4
  %41 = fmul float %3, %38
  %42 = fmul float %4, %38
  %43 = fmul float %4, %40
  %44 = fadd float %41, %43
  %45 = fmul float %3, %40
  %46 = fsub float %42, %45
  %47 = icmp slt i64 %32, %35
  br i1 %47, label %48, label %26

48:                                               ; preds = %29
  %49 = mul nsw i64 %30, %10
  %50 = getelementptr { float, float }, ptr %9, i64 %49
  br label %51

51:                                               ; preds = %48, %51
  %52 = phi i64 [ %32, %48 ], [ %70, %51 ]
  %53 = mul nsw i64 %52, %6
  %54 = getelementptr inbounds { float, float }, ptr %18, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %57 = load float, ptr %56, align 4
  %58 = fmul float %44, %55
  %59 = fmul float %46, %57
  %60 = fmul float %46, %55
  %61 = fmul float %44, %57
  %62 = fsub float %58, %59
  %63 = fadd float %60, %61
  %64 = getelementptr { float, float }, ptr %50, i64 %52
  %65 = load float, ptr %64, align 4
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 4
  %67 = load float, ptr %66, align 4
  %68 = fadd float %65, %62
  %69 = fadd float %67, %63
  store float %68, ptr %64, align 4
  store float %69, ptr %66, align 4
  %70 = add nuw nsw i64 %52, 1
  %71 = icmp eq i64 %70, %35
  br i1 %71, label %26, label %51
}

define linkonce_odr hidden void @enzcc_blas_bothtri_c(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr { float, float }, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr { float, float }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr { float, float }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %35
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %9, %35
  %21 = phi i64 [ 0, %9 ], [ %45, %35 ]
  %22 = icmp samesign ule i64 %21, %10
  %23 = icmp samesign uge i64 %21, %10
  %24 = select i1 %8, i1 %22, i1 %23
  br i1 %24, label %25, label %29

25:                                               ; preds = %20
  %26 = getelementptr { float, float }, ptr %13, i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %28 = load float, ptr %27, align 4
  br label %35

29:                                               ; preds = %20
  %30 = mul nsw i64 %21, %3
  %31 = getelementptr { float, float }, ptr %11, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %33 = load float, ptr %32, align 4
  %34 = fneg float %33
  br label %35

35:                                               ; preds = %29, %25
  %36 = phi ptr [ %26, %25 ], [ %31, %29 ]
  %37 = phi float [ %28, %25 ], [ %34, %29 ]
  %38 = load float, ptr %36, align 4
  %39 = icmp eq i64 %21, %10
  %40 = fmul float %38, 2.000000e+00
  %41 = select i1 %39, float %40, float %38
  %42 = select i1 %39, float 0.000000e+00, float %37
  %43 = getelementptr { float, float }, ptr %15, i64 %21
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  store float %41, ptr %43, align 4
  store float %42, ptr %44, align 4
  %45 = add nuw nsw i64 %21, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_addsym_c(i8 noundef signext %0, i64 noundef %1, float noundef %2, float noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 85
  br label %14

11:                                               ; preds = %53, %14
  %12 = icmp eq i64 %17, %1
  br i1 %12, label %13, label %14

13:                                               ; preds = %11, %7
  ret void

14:                                               ; preds = %9, %11
  %15 = phi i64 [ 0, %9 ], [ %17, %11 ]
  %16 = select i1 %10, i64 0, i64 %15
  %17 = add nuw nsw i64 %15, 1
  %18 = select i1 %10, i64 %17, i64 %1
  %19 = getelementptr { float, float }, ptr %4, i64 %15
  %20 = icmp slt i64 %16, %18
  br i1 %20, label %21, label %11

21:                                               ; preds = %14
  %22 = mul nuw nsw i64 %15, %1
  %23 = getelementptr { float, float }, ptr %4, i64 %22
  %24 = mul nsw i64 %15, %6
  %25 = getelementptr { float, float }, ptr %5, i64 %24
  br label %26

26:                                               ; preds = %21, %53
  %27 = phi i64 [ %16, %21 ], [ %62, %53 ]
  %28 = getelementptr { float, float }, ptr %23, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %31 = load float, ptr %30, align 4
  %32 = fmul float %2, %29
  %33 = fmul float %3, %31
  %34 = fsub float %32, %33
  %35 = icmp eq i64 %27, %15
  br i1 %35, label %53, label %36

36:                                               ; preds = %26
  %37 = fmul float %2, %31
  %38 = fmul float %3, %29
  %39 = fadd float %38, %37
  %40 = mul nuw nsw i64 %27, %1
  %41 = getelementptr { float, float }, ptr %19, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %44 = load float, ptr %43, align 4
  %45 = fmul float %2, %42
  %46 = fmul float %3, %44
  %47 = fmul float %2, %44
  %48 = fmul float %3, %42
  %49 = fsub float %45, %46
  %50 = fadd float %48, %47
  %51 = fadd float %34, %49
  %52 = fsub float %39, %50
  br label %53

53:                                               ; preds = %26, %36
  %54 = phi float [ %51, %36 ], [ %34, %26 ]
  %55 = phi float [ %52, %36 ], [ 0.000000e+00, %26 ]
  %56 = getelementptr { float, float }, ptr %25, i64 %27
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %59 = load float, ptr %58, align 4
  %60 = fadd float %54, %57
  %61 = fadd float %55, %59
  store float %60, ptr %56, align 4
  store float %61, ptr %58, align 4
  %62 = add nuw nsw i64 %27, 1
  %63 = icmp eq i64 %62, %18
  br i1 %63, label %11, label %26
}

define linkonce_odr hidden void @enzcc_blas_diagmul_c(i8 noundef signext %0, i64 noundef %1, float noundef %2, float noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = icmp slt i64 %7, 0
  %12 = sub i64 1, %1
  %13 = mul i64 %7, %12
  %14 = select i1 %11, i64 %13, i64 0
  %15 = getelementptr inbounds { float, float }, ptr %6, i64 %14
  %16 = icmp slt i64 %9, 0
  %17 = mul i64 %9, %12
  %18 = select i1 %16, i64 %17, i64 0
  %19 = getelementptr inbounds { float, float }, ptr %8, i64 %18
  %20 = icmp sgt i64 %1, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %10
  %22 = icmp eq i64 %5, 0
  %23 = add i64 %5, 1
  %24 = icmp eq i8 %0, 85
  %25 = shl nuw nsw i64 %1, 1
  br label %27

26:                                               ; preds = %40, %10
  ret void

27:                                               ; preds = %21, %40
  %28 = phi i64 [ 0, %21 ], [ %41, %40 ]
  br i1 %22, label %29, label %37

29:                                               ; preds = %27
  %30 = add nuw nsw i64 %28, 1
  %31 = xor i64 %28, -1
  %32 = add nsw i64 %25, %31
  %33 = select i1 %24, i64 %30, i64 %32
  %34 = mul nsw i64 %33, %28
  %35 = sdiv i64 %34, 2
  %36 = add nsw i64 %35, %28
  br label %40

37:                                               ; preds = %27
  %38 = mul i64 %28, %23
  %39 = add nuw nsw i64 %28, 1
  br label %40

40:                                               ; preds = %29, %37
  %41 = phi i64 [ %30, %29 ], [ %39, %37 ]
  %42 = phi i64 [ %36, %29 ], [ %38, %37 ]
  %43 = getelementptr inbounds { float, float }, ptr %4, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = fmul float %2, %44
  %46 = fmul float %3, %44
  %47 = mul nsw i64 %28, %7
  %48 = getelementptr inbounds { float, float }, ptr %15, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %51 = load float, ptr %50, align 4
  %52 = fmul float %45, %49
  %53 = fmul float %46, %51
  %54 = fmul float %45, %51
  %55 = fmul float %46, %49
  %56 = fsub float %52, %53
  %57 = fadd float %55, %54
  %58 = mul nsw i64 %28, %9
  %59 = getelementptr inbounds { float, float }, ptr %19, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load float, ptr %61, align 4
  %63 = fadd float %60, %56
  %64 = fadd float %62, %57
  store float %63, ptr %59, align 4
  store float %64, ptr %61, align 4
  %65 = icmp eq i64 %41, %1
  br i1 %65, label %26, label %27
}

define linkonce_odr hidden void @enzcc_blas_wholetri_c(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr { float, float }, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr { float, float }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr { float, float }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %35
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %9, %35
  %21 = phi i64 [ 0, %9 ], [ %43, %35 ]
  %22 = icmp samesign ule i64 %21, %10
  %23 = icmp samesign uge i64 %21, %10
  %24 = select i1 %8, i1 %22, i1 %23
  br i1 %24, label %25, label %29

25:                                               ; preds = %20
  %26 = getelementptr { float, float }, ptr %13, i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %28 = load float, ptr %27, align 4
  br label %35

29:                                               ; preds = %20
  %30 = mul nsw i64 %21, %3
  %31 = getelementptr { float, float }, ptr %11, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %33 = load float, ptr %32, align 4
  %34 = fneg float %33
  br label %35

35:                                               ; preds = %29, %25
  %36 = phi ptr [ %26, %25 ], [ %31, %29 ]
  %37 = phi float [ %28, %25 ], [ %34, %29 ]
  %38 = load float, ptr %36, align 4
  %39 = icmp eq i64 %21, %10
  %40 = select i1 %39, float 0.000000e+00, float %37
  %41 = getelementptr { float, float }, ptr %15, i64 %21
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  store float %38, ptr %41, align 4
  store float %40, ptr %42, align 4
  %43 = add nuw nsw i64 %21, 1
  %44 = icmp eq i64 %43, %1
  br i1 %44, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_bandouter_c(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, float noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11) nounwind {
  %13 = icmp slt i64 %7, 0
  %14 = sub i64 1, %0
  %15 = mul i64 %7, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds { float, float }, ptr %6, i64 %16
  %18 = icmp slt i64 %9, 0
  %19 = sub i64 1, %1
  %20 = mul i64 %9, %19
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds { float, float }, ptr %8, i64 %21
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %12
  %25 = add i64 %2, 1
  br label %27

26:                                               ; preds = %51, %12
  ret void

27:                                               ; preds = %24, %51
  %28 = phi i64 [ 0, %24 ], [ %52, %51 ]
  %29 = icmp sgt i64 %28, %3
  %30 = sub nsw i64 %28, %3
  %31 = select i1 %29, i64 %30, i64 0
  %32 = add i64 %25, %28
  %33 = tail call i64 @llvm.smin.i64(i64 %32, i64 %0)
  %34 = mul nsw i64 %28, %9
  %35 = getelementptr inbounds { float, float }, ptr %22, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %38 = load float, ptr %37, align 4
  %39 = fmul float %4, %36
  %40 = fmul float %5, %36
  %41 = fmul float %5, %38
  %42 = fadd float %39, %41
  %43 = fmul float %4, %38
  %44 = fsub float %40, %43
  %45 = icmp slt i64 %31, %33
  br i1 %45, label %46, label %51

46:                                               ; preds = %27
  %47 = sub i64 %3, %28
  %48 = mul nsw i64 %28, %11
  %49 = getelementptr { float, float }, ptr %10, i64 %48
  %50 = getelementptr { float, float }, ptr %49, i64 %47
  br label %54

51:                                               ; preds = %54, %27
  %52 = add nuw nsw i64 %28, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %26, label %27

54:                                               ; preds = %46, %54
  %55 = phi i64 [ %31, %46 ], [ %73, %54 ]
  %56 = mul nsw i64 %55, %7
  %57 = getelementptr inbounds { float, float }, ptr %17, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %60 = load float, ptr %59, align 4
  %61 = fmul float %42, %58
  %62 = fmul float %44, %60
  %63 = fmul float %44, %58
  %64 = fmul float %42, %60
  %65 = fsub float %61, %62
  %66 = fadd float %63, %64
  %67 = getelementptr { float, float }, ptr %50, i64 %55
  %68 = load float, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 4
  %70 = load float, ptr %69, align 4
  %71 = fadd float %68, %65
  %72 = fadd float %70, %66
  store float %71, ptr %67, align 4
  store float %72, ptr %69, align 4
  %73 = add nsw i64 %55, 1
  %74 = icmp slt i64 %73, %33
  br i1 %74, label %54, label %51
}

define linkonce_odr hidden void @enzcc_blas_triouter_c(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, float noundef %4, float noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11) nounwind {
  %13 = icmp eq i8 %1, 85
  %14 = zext i1 %13 to i64
  %15 = icmp slt i64 %7, 0
  %16 = sub i64 1, %2
  %17 = mul i64 %7, %16
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds { float, float }, ptr %6, i64 %18
  %20 = icmp slt i64 %9, 0
  %21 = mul i64 %9, %16
  %22 = select i1 %20, i64 %21, i64 0
  %23 = getelementptr inbounds { float, float }, ptr %8, i64 %22
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %25, label %35

25:                                               ; preds = %12
  %26 = icmp eq i8 %0, 76
  %27 = icmp eq i8 %0, 85
  %28 = add i64 %3, 1
  %29 = xor i1 %13, true
  %30 = zext i1 %29 to i64
  %31 = icmp eq i64 %11, 0
  %32 = icmp slt i64 %3, 0
  %33 = select i1 %27, i64 %3, i64 0
  %34 = shl nuw nsw i64 %2, 1
  br label %36

35:                                               ; preds = %74, %12
  ret void

36:                                               ; preds = %25, %74
  %37 = phi i64 [ 0, %25 ], [ %75, %74 ]
  %38 = add nuw nsw i64 %37, %14
  %39 = icmp sgt i64 %37, %3
  %40 = sub nsw i64 %37, %3
  %41 = select i1 %39, i64 %40, i64 0
  %42 = select i1 %26, i64 %38, i64 %41
  br i1 %27, label %43, label %45

43:                                               ; preds = %36
  %44 = add nuw nsw i64 %37, %30
  br label %48

45:                                               ; preds = %36
  %46 = add i64 %28, %37
  %47 = tail call i64 @llvm.smin.i64(i64 %46, i64 %2)
  br label %48

48:                                               ; preds = %45, %43
  %49 = phi i64 [ %44, %43 ], [ %47, %45 ]
  %50 = mul nsw i64 %37, %9
  %51 = getelementptr inbounds { float, float }, ptr %23, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %54 = load float, ptr %53, align 4
  %55 = fmul float %4, %52
  %56 = fmul float %5, %52
  %57 = fmul float %5, %54
  %58 = fadd float %55, %57
  %59 = fmul float %4, %54
  %60 = fsub float %56, %59
  %61 = icmp slt i64 %42, %49
  br i1 %61, label %64, label %62

62:                                               ; preds = %48
  %63 = add nuw nsw i64 %37, 1
  br label %74

64:                                               ; preds = %48
  %65 = mul nsw i64 %37, %11
  %66 = sub i64 %33, %37
  %67 = add i64 %66, %65
  %68 = add nuw nsw i64 %37, 1
  %69 = xor i64 %37, -1
  %70 = add nsw i64 %34, %69
  %71 = select i1 %27, i64 %68, i64 %70
  %72 = mul nsw i64 %71, %37
  %73 = sdiv i64 %72, 2
  br label %77

74:                                               ; preds = %97, %62
  %75 = phi i64 [ %63, %62 ], [ %68, %97 ]
  %76 = icmp eq i64 %75, %2
  br i1 %76, label %35, label %36

77:                                               ; preds = %64, %97
  %78 = phi i64 [ %42, %64 ], [ %105, %97 ]
  %79 = mul nsw i64 %78, %7
  %80 = getelementptr inbounds { float, float }, ptr %19, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %83 = load float, ptr %82, align 4
  %84 = fmul float %58, %81
  %85 = fmul float %60, %83
  %86 = fmul float %60, %81
  %87 = fmul float %58, %83
  %88 = fsub float %84, %85
  %89 = fadd float %86, %87
  br i1 %31, label %90, label %92

90:                                               ; preds = %77
  %91 = add nsw i64 %78, %73
  br label %97

92:                                               ; preds = %77
  br i1 %32, label %93, label %95

93:                                               ; preds = %92
  %94 = add nsw i64 %78, %65
  br label %97

95:                                               ; preds = %92
  %96 = add i64 %67, %78
  br label %97

97:                                               ; preds = %90, %93, %95
  %98 = phi i64 [ %91, %90 ], [ %94, %93 ], [ %96, %95 ]
  %99 = getelementptr inbounds { float, float }, ptr %10, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = getelementptr inbounds nuw i8, ptr %99, i64 4
  %102 = load float, ptr %101, align 4
  %103 = fadd float %88, %100
  %104 = fadd float %89, %102
  store float %103, ptr %99, align 4
  store float %104, ptr %101, align 4
  %105 = add nsw i64 %78, 1
  %106 = icmp eq i64 %105, %49
  br i1 %106, label %74, label %77
}

define linkonce_odr hidden void @enzcc_blas_symouter_c(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, float noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp slt i64 %2, 0
  %13 = select i1 %12, i64 %1, i64 %2
  %14 = icmp slt i64 %6, 0
  %15 = sub i64 1, %1
  %16 = mul i64 %6, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds { float, float }, ptr %5, i64 %17
  %19 = icmp slt i64 %8, 0
  %20 = mul i64 %8, %15
  %21 = select i1 %19, i64 %20, i64 0
  %22 = getelementptr inbounds { float, float }, ptr %7, i64 %21
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %32

24:                                               ; preds = %11
  %25 = icmp eq i8 %0, 76
  %26 = icmp eq i8 %0, 85
  %27 = add nuw i64 %13, 1
  %28 = icmp eq i64 %10, 0
  %29 = select i1 %26, i64 %2, i64 0
  %30 = shl nuw nsw i64 %1, 1
  %31 = add i64 %10, 1
  br label %33

32:                                               ; preds = %97, %11
  ret void

33:                                               ; preds = %24, %97
  %34 = phi i64 [ 0, %24 ], [ %35, %97 ]
  %35 = add nuw nsw i64 %34, 1
  %36 = icmp sgt i64 %34, %13
  %37 = sub nsw i64 %34, %13
  %38 = select i1 %36, i64 %37, i64 0
  %39 = select i1 %25, i64 %35, i64 %38
  %40 = add i64 %27, %34
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %1)
  %42 = select i1 %26, i64 %34, i64 %41
  %43 = mul nsw i64 %34, %8
  %44 = getelementptr inbounds { float, float }, ptr %22, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %47 = load float, ptr %46, align 4
  %48 = fmul float %3, %45
  %49 = fmul float %4, %45
  %50 = fmul float %4, %47
  %51 = fadd float %48, %50
  %52 = fmul float %3, %47
  %53 = fsub float %49, %52
  %54 = mul nsw i64 %34, %6
  %55 = getelementptr inbounds { float, float }, ptr %18, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  %59 = fmul float %3, %56
  %60 = fmul float %4, %58
  %61 = fmul float %3, %58
  %62 = fmul float %4, %56
  %63 = fsub float %59, %60
  %64 = fadd float %62, %61
  %65 = icmp slt i64 %39, %42
  br i1 %65, label %66, label %78

66:                                               ; preds = %33
  %67 = mul nsw i64 %34, %10
  %68 = sub i64 %29, %34
  %69 = add i64 %68, %67
  %70 = xor i64 %34, -1
  %71 = add nsw i64 %30, %70
  %72 = select i1 %26, i64 %35, i64 %71
  %73 = mul nsw i64 %72, %34
  %74 = sdiv i64 %73, 2
  br label %103

75:                                               ; preds = %136
  %76 = load float, ptr %55, align 4
  %77 = load float, ptr %57, align 4
  br label %78

78:                                               ; preds = %75, %33
  %79 = phi float [ %77, %75 ], [ %58, %33 ]
  %80 = phi float [ %76, %75 ], [ %56, %33 ]
  %81 = fmul float %51, %80
  %82 = fmul float %53, %79
  %83 = fsub float %81, %82
  br i1 %28, label %84, label %91

84:                                               ; preds = %78
  %85 = xor i64 %34, -1
  %86 = add nsw i64 %30, %85
  %87 = select i1 %26, i64 %35, i64 %86
  %88 = mul nsw i64 %87, %34
  %89 = sdiv i64 %88, 2
  %90 = add nsw i64 %89, %34
  br label %97

91:                                               ; preds = %78
  br i1 %12, label %92, label %94

92:                                               ; preds = %91
  %93 = mul i64 %34, %31
  br label %97

94:                                               ; preds = %91
  %95 = mul nsw i64 %34, %10
  %96 = add nsw i64 %95, %29
  br label %97

97:                                               ; preds = %84, %92, %94
  %98 = phi i64 [ %90, %84 ], [ %93, %92 ], [ %96, %94 ]
  %99 = getelementptr inbounds { float, float }, ptr %9, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = fadd float %83, %100
  store float %101, ptr %99, align 4
  %102 = icmp eq i64 %35, %1
  br i1 %102, label %32, label %33

103:                                              ; preds = %66, %136
  %104 = phi i64 [ %39, %66 ], [ %144, %136 ]
  %105 = mul nsw i64 %104, %6
  %106 = getelementptr inbounds { float, float }, ptr %18, i64 %105
  %107 = load float, ptr %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr %106, i64 4
  %109 = load float, ptr %108, align 4
  %110 = fmul float %51, %107
  %111 = fmul float %53, %109
  %112 = fmul float %53, %107
  %113 = fmul float %51, %109
  %114 = fsub float %110, %111
  %115 = fadd float %112, %113
  %116 = mul nsw i64 %104, %8
  %117 = getelementptr inbounds { float, float }, ptr %22, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 4
  %120 = load float, ptr %119, align 4
  %121 = fmul float %63, %118
  %122 = fmul float %63, %120
  %123 = fmul float %64, %120
  %124 = fadd float %121, %123
  %125 = fmul float %64, %118
  %126 = fsub float %122, %125
  %127 = fadd float %114, %124
  %128 = fadd float %115, %126
  br i1 %28, label %129, label %131

129:                                              ; preds = %103
  %130 = add nsw i64 %104, %74
  br label %136

131:                                              ; preds = %103
  br i1 %12, label %132, label %134

132:                                              ; preds = %131
  %133 = add nsw i64 %104, %67
  br label %136

134:                                              ; preds = %131
  %135 = add i64 %69, %104
  br label %136

136:                                              ; preds = %129, %132, %134
  %137 = phi i64 [ %130, %129 ], [ %133, %132 ], [ %135, %134 ]
  %138 = getelementptr inbounds { float, float }, ptr %9, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %141 = load float, ptr %140, align 4
  %142 = fadd float %127, %139
  %143 = fadd float %128, %141
  store float %142, ptr %138, align 4
  store float %143, ptr %140, align 4
  %144 = add nsw i64 %104, 1
  %145 = icmp eq i64 %144, %42
  br i1 %145, label %75, label %103
}

define linkonce_odr hidden void @enzcc_blas_smallback_c(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = alloca [32 x { float, float }], align 16
  %8 = alloca [32 x { float, float }], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  %9 = icmp eq i8 %0, 85
  %10 = select i1 %9, i64 %3, i64 1
  %11 = select i1 %9, i64 %5, i64 1
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = add i64 %3, 1
  %15 = add i64 %5, 1
  %16 = add nuw i64 %1, 1
  br label %18

17:                                               ; preds = %157, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  ret void

18:                                               ; preds = %13, %157
  %19 = phi i64 [ %16, %13 ], [ %170, %157 ]
  %20 = phi i64 [ %1, %13 ], [ %21, %157 ]
  %21 = add nsw i64 %20, -1
  %22 = mul i64 %21, %14
  %23 = getelementptr inbounds { float, float }, ptr %2, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = mul i64 %21, %15
  %26 = getelementptr inbounds { float, float }, ptr %4, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = icmp slt i64 %20, %1
  br i1 %28, label %29, label %157

29:                                               ; preds = %18, %29
  %30 = phi i64 [ %46, %29 ], [ %20, %18 ]
  %31 = sub nsw i64 %30, %21
  %32 = mul nsw i64 %31, %10
  %33 = getelementptr { float, float }, ptr %23, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw { float, float }, ptr %7, i64 %30
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4
  store float %34, ptr %37, align 8
  store float %36, ptr %38, align 4
  %39 = mul nsw i64 %31, %11
  %40 = getelementptr { float, float }, ptr %26, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %43 = load float, ptr %42, align 4
  %44 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %30
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  store float %41, ptr %44, align 8
  store float %43, ptr %45, align 4
  %46 = add nuw nsw i64 %30, 1
  %47 = icmp eq i64 %46, %1
  br i1 %47, label %50, label %29

48:                                               ; preds = %145
  %49 = fmul float %24, %24
  br label %171

50:                                               ; preds = %29, %145
  %51 = phi i64 [ %155, %145 ], [ %19, %29 ]
  %52 = phi i64 [ %154, %145 ], [ %20, %29 ]
  %53 = mul nsw i64 %52, %5
  %54 = getelementptr inbounds { float, float }, ptr %4, i64 %53
  %55 = getelementptr inbounds nuw { float, float }, ptr %7, i64 %52
  %56 = load float, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  br i1 %9, label %59, label %103

59:                                               ; preds = %50
  %60 = icmp sgt i64 %20, %52
  br i1 %60, label %145, label %61

61:                                               ; preds = %59, %61
  %62 = phi i64 [ %81, %61 ], [ %20, %59 ]
  %63 = phi float [ %79, %61 ], [ 0.000000e+00, %59 ]
  %64 = phi float [ %80, %61 ], [ 0.000000e+00, %59 ]
  %65 = getelementptr inbounds nuw { float, float }, ptr %54, i64 %62
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %68 = load float, ptr %67, align 4
  %69 = getelementptr inbounds nuw { float, float }, ptr %7, i64 %62
  %70 = load float, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4
  %73 = fmul float %66, %70
  %74 = fmul float %68, %72
  %75 = fmul float %66, %72
  %76 = fmul float %68, %70
  %77 = fsub float %73, %74
  %78 = fadd float %76, %75
  %79 = fadd float %63, %77
  %80 = fadd float %64, %78
  %81 = add i64 %62, 1
  %82 = icmp eq i64 %81, %51
  br i1 %82, label %83, label %61

83:                                               ; preds = %61, %83
  %84 = phi i64 [ %101, %83 ], [ %20, %61 ]
  %85 = getelementptr inbounds nuw { float, float }, ptr %54, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %88 = load float, ptr %87, align 4
  %89 = fmul float %56, %86
  %90 = fmul float %58, %86
  %91 = fmul float %58, %88
  %92 = fadd float %89, %91
  %93 = fmul float %56, %88
  %94 = fsub float %90, %93
  %95 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %84
  %96 = load float, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %98 = load float, ptr %97, align 4
  %99 = fsub float %96, %92
  %100 = fsub float %98, %94
  store float %99, ptr %95, align 8
  store float %100, ptr %97, align 4
  %101 = add i64 %84, 1
  %102 = icmp eq i64 %101, %51
  br i1 %102, label %145, label %83

103:                                              ; preds = %50, %103
  %104 = phi i64 [ %123, %103 ], [ %52, %50 ]
  %105 = phi float [ %121, %103 ], [ 0.000000e+00, %50 ]
  %106 = phi float [ %122, %103 ], [ 0.000000e+00, %50 ]
  %107 = getelementptr inbounds nuw { float, float }, ptr %54, i64 %104
  %108 = load float, ptr %107, align 4
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 4
  %110 = load float, ptr %109, align 4
  %111 = getelementptr inbounds nuw { float, float }, ptr %7, i64 %104
  %112 = load float, ptr %111, align 8
  %113 = getelementptr inbounds nuw i8, ptr %111, i64 4
  %114 = load float, ptr %113, align 4
  %115 = fmul float %108, %112
  %116 = fmul float %108, %114
  %117 = fmul float %110, %114
  %118 = fadd float %115, %117
  %119 = fmul float %110, %112
  %120 = fsub float %116, %119
  %121 = fadd float %105, %118
  %122 = fadd float %106, %120
  %123 = add nuw nsw i64 %104, 1
  %124 = icmp eq i64 %123, %1
  br i1 %124, label %125, label %103

125:                                              ; preds = %103, %125
  %126 = phi i64 [ %143, %125 ], [ %52, %103 ]
  %127 = getelementptr inbounds nuw { float, float }, ptr %54, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = getelementptr inbounds nuw i8, ptr %127, i64 4
  %130 = load float, ptr %129, align 4
  %131 = fmul float %56, %128
  %132 = fmul float %58, %130
  %133 = fmul float %58, %128
  %134 = fmul float %56, %130
  %135 = fsub float %131, %132
  %136 = fadd float %133, %134
  %137 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %126
  %138 = load float, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 4
  %140 = load float, ptr %139, align 4
  %141 = fsub float %138, %135
  %142 = fsub float %140, %136
  store float %141, ptr %137, align 8
  store float %142, ptr %139, align 4
  %143 = add nuw nsw i64 %126, 1
  %144 = icmp eq i64 %143, %1
  br i1 %144, label %145, label %125

145:                                              ; preds = %125, %83, %59
  %146 = phi float [ %80, %83 ], [ 0.000000e+00, %59 ], [ %122, %125 ]
  %147 = phi float [ %79, %83 ], [ 0.000000e+00, %59 ], [ %121, %125 ]
  %148 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %52
  %149 = load float, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %148, i64 4
  %151 = load float, ptr %150, align 4
  %152 = fsub float %149, %147
  %153 = fsub float %151, %146
  store float %152, ptr %148, align 8
  store float %153, ptr %150, align 4
  %154 = add nuw nsw i64 %52, 1
  %155 = add i64 %51, 1
  %156 = icmp eq i64 %154, %1
  br i1 %156, label %48, label %50

157:                                              ; preds = %171, %18
  %158 = phi float [ %27, %18 ], [ %193, %171 ]
  %159 = fmul float %24, 2.000000e+00
  %160 = fmul float %159, %158
  %161 = fadd float %160, 0.000000e+00
  %162 = fmul float %159, %159
  %163 = fmul float %159, 0.000000e+00
  %164 = fmul float %158, 0.000000e+00
  %165 = fsub float %163, %164
  %166 = fdiv float %161, %162
  %167 = fdiv float %165, %162
  %168 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store float %166, ptr %26, align 4
  store float %167, ptr %168, align 4
  %169 = icmp sgt i64 %20, 1
  %170 = add i64 %19, -1
  br i1 %169, label %18, label %17

171:                                              ; preds = %48, %171
  %172 = phi i64 [ %20, %48 ], [ %198, %171 ]
  %173 = phi float [ %27, %48 ], [ %193, %171 ]
  %174 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %172
  %175 = load float, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %174, i64 4
  %177 = load float, ptr %176, align 4
  %178 = fmul float %24, %175
  %179 = fmul float %177, 0.000000e+00
  %180 = fadd float %178, %179
  %181 = fmul float %24, %177
  %182 = fmul float %175, 0.000000e+00
  %183 = fsub float %181, %182
  %184 = fdiv float %180, %49
  %185 = fdiv float %183, %49
  %186 = getelementptr inbounds nuw { float, float }, ptr %7, i64 %172
  %187 = load float, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %186, i64 4
  %189 = load float, ptr %188, align 4
  %190 = fmul float %187, %184
  %191 = fmul float %189, %185
  %192 = fadd float %190, %191
  %193 = fsub float %173, %192
  %194 = sub nsw i64 %172, %21
  %195 = mul nsw i64 %194, %11
  %196 = getelementptr { float, float }, ptr %26, i64 %195
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 4
  store float %184, ptr %196, align 4
  store float %185, ptr %197, align 4
  %198 = add nuw nsw i64 %172, 1
  %199 = icmp eq i64 %198, %1
  br i1 %199, label %157, label %171
}

define linkonce_odr hidden void @enzcc_blas_mdot_z(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %7
  %10 = icmp sgt i64 %0, 0
  br label %11

11:                                               ; preds = %9, %24
  %12 = phi i64 [ 0, %9 ], [ %27, %24 ]
  %13 = phi double [ 0.000000e+00, %9 ], [ %26, %24 ]
  %14 = phi double [ 0.000000e+00, %9 ], [ %25, %24 ]
  br i1 %10, label %15, label %24

15:                                               ; preds = %11
  %16 = mul nsw i64 %12, %3
  %17 = getelementptr { double, double }, ptr %2, i64 %16
  %18 = mul nsw i64 %12, %5
  %19 = getelementptr { double, double }, ptr %4, i64 %18
  br label %29

20:                                               ; preds = %24, %7
  %21 = phi double [ 0.000000e+00, %7 ], [ %25, %24 ]
  %22 = phi double [ 0.000000e+00, %7 ], [ %26, %24 ]
  store double %22, ptr %6, align 8
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %21, ptr %23, align 8
  ret void

24:                                               ; preds = %29, %11
  %25 = phi double [ %14, %11 ], [ %48, %29 ]
  %26 = phi double [ %13, %11 ], [ %47, %29 ]
  %27 = add nuw nsw i64 %12, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %20, label %11

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %49, %29 ]
  %31 = phi double [ %13, %15 ], [ %47, %29 ]
  %32 = phi double [ %14, %15 ], [ %48, %29 ]
  %33 = getelementptr { double, double }, ptr %17, i64 %30
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load double, ptr %35, align 8
  %37 = getelementptr { double, double }, ptr %19, i64 %30
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fmul double %34, %38
  %42 = fmul double %34, %40
  %43 = fmul double %36, %40
  %44 = fadd double %41, %43
  %45 = fmul double %36, %38
  %46 = fsub double %42, %45
  %47 = fadd double %31, %44
  %48 = fadd double %32, %46
  %49 = add nuw nsw i64 %30, 1
  %50 = icmp eq i64 %49, %0
  br i1 %50, label %24, label %29
}

define linkonce_odr hidden void @enzcc_blas_dottri_z(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 85
  br label %19

11:                                               ; preds = %32, %19
  %12 = phi double [ %21, %19 ], [ %50, %32 ]
  %13 = phi double [ %20, %19 ], [ %51, %32 ]
  %14 = icmp eq i64 %24, %1
  br i1 %14, label %15, label %19

15:                                               ; preds = %11, %7
  %16 = phi double [ 0.000000e+00, %7 ], [ %12, %11 ]
  %17 = phi double [ 0.000000e+00, %7 ], [ %13, %11 ]
  store double %16, ptr %6, align 8
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %17, ptr %18, align 8
  ret void

19:                                               ; preds = %9, %11
  %20 = phi double [ 0.000000e+00, %9 ], [ %13, %11 ]
  %21 = phi double [ 0.000000e+00, %9 ], [ %12, %11 ]
  %22 = phi i64 [ 0, %9 ], [ %24, %11 ]
  %23 = select i1 %10, i64 0, i64 %22
  %24 = add nuw nsw i64 %22, 1
  %25 = select i1 %10, i64 %24, i64 %1
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %27, label %11

27:                                               ; preds = %19
  %28 = mul nsw i64 %22, %3
  %29 = getelementptr { double, double }, ptr %2, i64 %28
  %30 = mul nsw i64 %22, %5
  %31 = getelementptr { double, double }, ptr %4, i64 %30
  br label %32

32:                                               ; preds = %27, %32
  %33 = phi i64 [ %23, %27 ], [ %52, %32 ]
  %34 = phi double [ %20, %27 ], [ %51, %32 ]
  %35 = phi double [ %21, %27 ], [ %50, %32 ]
  %36 = getelementptr { double, double }, ptr %29, i64 %33
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %39 = load double, ptr %38, align 8
  %40 = getelementptr { double, double }, ptr %31, i64 %33
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %43 = load double, ptr %42, align 8
  %44 = fmul double %37, %41
  %45 = fmul double %37, %43
  %46 = fmul double %39, %43
  %47 = fadd double %44, %46
  %48 = fmul double %39, %41
  %49 = fsub double %45, %48
  %50 = fadd double %35, %47
  %51 = fadd double %34, %49
  %52 = add nuw nsw i64 %33, 1
  %53 = icmp eq i64 %52, %25
  br i1 %53, label %11, label %32
}

define linkonce_odr hidden void @enzcc_blas_outertri_z(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, double noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp eq i8 %1, 85
  %13 = zext i1 %12 to i64
  %14 = icmp slt i64 %6, 0
  %15 = sub i64 1, %2
  %16 = mul i64 %6, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds { double, double }, ptr %5, i64 %17
  %19 = icmp slt i64 %8, 0
  %20 = mul i64 %8, %15
  %21 = select i1 %19, i64 %20, i64 0
  %22 = getelementptr inbounds { double, double }, ptr %7, i64 %21
  %23 = icmp sgt i64 %2, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %11
  %25 = icmp eq i8 %0, 85
  br label %29

26:                                               ; preds = %51, %29
  %27 = icmp eq i64 %33, %2
  br i1 %27, label %28, label %29

28:                                               ; preds = %26, %11
  ret void

29:                                               ; preds = %24, %26
  %30 = phi i64 [ 0, %24 ], [ %33, %26 ]
  %31 = add nuw nsw i64 %30, %13
  %32 = select i1 %25, i64 0, i64 %31
  %33 = add nuw nsw i64 %30, 1
  %34 = sub nuw nsw i64 %33, %13
  %35 = select i1 %25, i64 %34, i64 %2
  %36 = mul nsw i64 %30, %8
  %37 = getelementptr inbounds { double, double }, ptr %22, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fmul double %3, %38
  %42 = fmul double %4, %38
  %43 = fmul double %4, %40
  %44 = fadd double %41, %43
  %45 = fmul double %3, %40
  %46 = fsub double %42, %45
  %47 = icmp slt i64 %32, %35
  br i1 %47, label %48, label %26

48:                                               ; preds = %29
  %49 = mul nsw i64 %30, %10
  %50 = getelementptr { double, double }, ptr %9, i64 %49
  br label %51

51:                                               ; preds = %48, %51
  %52 = phi i64 [ %32, %48 ], [ %70, %51 ]
  %53 = mul nsw i64 %52, %6
  %54 = getelementptr inbounds { double, double }, ptr %18, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %57 = load double, ptr %56, align 8
  %58 = fmul double %44, %55
  %59 = fmul double %46, %57
  %60 = fmul double %46, %55
  %61 = fmul double %44, %57
  %62 = fsub double %58, %59
  %63 = fadd double %60, %61
  %64 = getelementptr { double, double }, ptr %50, i64 %52
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %67 = load double, ptr %66, align 8
  %68 = fadd double %65, %62
  %69 = fadd double %67, %63
  store double %68, ptr %64, align 8
  store double %69, ptr %66, align 8
  %70 = add nuw nsw i64 %52, 1
  %71 = icmp eq i64 %70, %35
  br i1 %71, label %26, label %51
}

define linkonce_odr hidden void @enzcc_blas_bothtri_z(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr { double, double }, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr { double, double }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr { double, double }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %35
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %9, %35
  %21 = phi i64 [ 0, %9 ], [ %45, %35 ]
  %22 = icmp samesign ule i64 %21, %10
  %23 = icmp samesign uge i64 %21, %10
  %24 = select i1 %8, i1 %22, i1 %23
  br i1 %24, label %25, label %29

25:                                               ; preds = %20
  %26 = getelementptr { double, double }, ptr %13, i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load double, ptr %27, align 8
  br label %35

29:                                               ; preds = %20
  %30 = mul nsw i64 %21, %3
  %31 = getelementptr { double, double }, ptr %11, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = load double, ptr %32, align 8
  %34 = fneg double %33
  br label %35

35:                                               ; preds = %29, %25
  %36 = phi ptr [ %26, %25 ], [ %31, %29 ]
  %37 = phi double [ %28, %25 ], [ %34, %29 ]
  %38 = load double, ptr %36, align 8
  %39 = icmp eq i64 %21, %10
  %40 = fmul double %38, 2.000000e+00
  %41 = select i1 %39, double %40, double %38
  %42 = select i1 %39, double 0.000000e+00, double %37
  %43 = getelementptr { double, double }, ptr %15, i64 %21
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  store double %41, ptr %43, align 8
  store double %42, ptr %44, align 8
  %45 = add nuw nsw i64 %21, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_addsym_z(i8 noundef signext %0, i64 noundef %1, double noundef %2, double noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 85
  br label %14

11:                                               ; preds = %53, %14
  %12 = icmp eq i64 %17, %1
  br i1 %12, label %13, label %14

13:                                               ; preds = %11, %7
  ret void

14:                                               ; preds = %9, %11
  %15 = phi i64 [ 0, %9 ], [ %17, %11 ]
  %16 = select i1 %10, i64 0, i64 %15
  %17 = add nuw nsw i64 %15, 1
  %18 = select i1 %10, i64 %17, i64 %1
  %19 = getelementptr { double, double }, ptr %4, i64 %15
  %20 = icmp slt i64 %16, %18
  br i1 %20, label %21, label %11

21:                                               ; preds = %14
  %22 = mul nuw nsw i64 %15, %1
  %23 = getelementptr { double, double }, ptr %4, i64 %22
  %24 = mul nsw i64 %15, %6
  %25 = getelementptr { double, double }, ptr %5, i64 %24
  br label %26

26:                                               ; preds = %21, %53
  %27 = phi i64 [ %16, %21 ], [ %62, %53 ]
  %28 = getelementptr { double, double }, ptr %23, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %31 = load double, ptr %30, align 8
  %32 = fmul double %2, %29
  %33 = fmul double %3, %31
  %34 = fsub double %32, %33
  %35 = icmp eq i64 %27, %15
  br i1 %35, label %53, label %36

36:                                               ; preds = %26
  %37 = fmul double %2, %31
  %38 = fmul double %3, %29
  %39 = fadd double %38, %37
  %40 = mul nuw nsw i64 %27, %1
  %41 = getelementptr { double, double }, ptr %19, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %44 = load double, ptr %43, align 8
  %45 = fmul double %2, %42
  %46 = fmul double %3, %44
  %47 = fmul double %2, %44
  %48 = fmul double %3, %42
  %49 = fsub double %45, %46
  %50 = fadd double %48, %47
  %51 = fadd double %34, %49
  %52 = fsub double %39, %50
  br label %53

53:                                               ; preds = %26, %36
  %54 = phi double [ %51, %36 ], [ %34, %26 ]
  %55 = phi double [ %52, %36 ], [ 0.000000e+00, %26 ]
  %56 = getelementptr { double, double }, ptr %25, i64 %27
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load double, ptr %58, align 8
  %60 = fadd double %54, %57
  %61 = fadd double %55, %59
  store double %60, ptr %56, align 8
  store double %61, ptr %58, align 8
  %62 = add nuw nsw i64 %27, 1
  %63 = icmp eq i64 %62, %18
  br i1 %63, label %11, label %26
}

define linkonce_odr hidden void @enzcc_blas_diagmul_z(i8 noundef signext %0, i64 noundef %1, double noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = icmp slt i64 %7, 0
  %12 = sub i64 1, %1
  %13 = mul i64 %7, %12
  %14 = select i1 %11, i64 %13, i64 0
  %15 = getelementptr inbounds { double, double }, ptr %6, i64 %14
  %16 = icmp slt i64 %9, 0
  %17 = mul i64 %9, %12
  %18 = select i1 %16, i64 %17, i64 0
  %19 = getelementptr inbounds { double, double }, ptr %8, i64 %18
  %20 = icmp sgt i64 %1, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %10
  %22 = icmp eq i64 %5, 0
  %23 = add i64 %5, 1
  %24 = icmp eq i8 %0, 85
  %25 = shl nuw nsw i64 %1, 1
  br label %27

26:                                               ; preds = %40, %10
  ret void

27:                                               ; preds = %21, %40
  %28 = phi i64 [ 0, %21 ], [ %41, %40 ]
  br i1 %22, label %29, label %37

29:                                               ; preds = %27
  %30 = add nuw nsw i64 %28, 1
  %31 = xor i64 %28, -1
  %32 = add nsw i64 %25, %31
  %33 = select i1 %24, i64 %30, i64 %32
  %34 = mul nsw i64 %33, %28
  %35 = sdiv i64 %34, 2
  %36 = add nsw i64 %35, %28
  br label %40

37:                                               ; preds = %27
  %38 = mul i64 %28, %23
  %39 = add nuw nsw i64 %28, 1
  br label %40

40:                                               ; preds = %29, %37
  %41 = phi i64 [ %30, %29 ], [ %39, %37 ]
  %42 = phi i64 [ %36, %29 ], [ %38, %37 ]
  %43 = getelementptr inbounds { double, double }, ptr %4, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %2, %44
  %46 = fmul double %3, %44
  %47 = mul nsw i64 %28, %7
  %48 = getelementptr inbounds { double, double }, ptr %15, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %51 = load double, ptr %50, align 8
  %52 = fmul double %45, %49
  %53 = fmul double %46, %51
  %54 = fmul double %45, %51
  %55 = fmul double %46, %49
  %56 = fsub double %52, %53
  %57 = fadd double %55, %54
  %58 = mul nsw i64 %28, %9
  %59 = getelementptr inbounds { double, double }, ptr %19, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %62 = load double, ptr %61, align 8
  %63 = fadd double %60, %56
  %64 = fadd double %62, %57
  store double %63, ptr %59, align 8
  store double %64, ptr %61, align 8
  %65 = icmp eq i64 %41, %1
  br i1 %65, label %26, label %27
}

define linkonce_odr hidden void @enzcc_blas_wholetri_z(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr { double, double }, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr { double, double }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr { double, double }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %35
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %9, %35
  %21 = phi i64 [ 0, %9 ], [ %43, %35 ]
  %22 = icmp samesign ule i64 %21, %10
  %23 = icmp samesign uge i64 %21, %10
  %24 = select i1 %8, i1 %22, i1 %23
  br i1 %24, label %25, label %29

25:                                               ; preds = %20
  %26 = getelementptr { double, double }, ptr %13, i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load double, ptr %27, align 8
  br label %35

29:                                               ; preds = %20
  %30 = mul nsw i64 %21, %3
  %31 = getelementptr { double, double }, ptr %11, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = load double, ptr %32, align 8
  %34 = fneg double %33
  br label %35

35:                                               ; preds = %29, %25
  %36 = phi ptr [ %26, %25 ], [ %31, %29 ]
  %37 = phi double [ %28, %25 ], [ %34, %29 ]
  %38 = load double, ptr %36, align 8
  %39 = icmp eq i64 %21, %10
  %40 = select i1 %39, double 0.000000e+00, double %37
  %41 = getelementptr { double, double }, ptr %15, i64 %21
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store double %38, ptr %41, align 8
  store double %40, ptr %42, align 8
  %43 = add nuw nsw i64 %21, 1
  %44 = icmp eq i64 %43, %1
  br i1 %44, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_bandouter_z(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11) nounwind {
  %13 = icmp slt i64 %7, 0
  %14 = sub i64 1, %0
  %15 = mul i64 %7, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds { double, double }, ptr %6, i64 %16
  %18 = icmp slt i64 %9, 0
  %19 = sub i64 1, %1
  %20 = mul i64 %9, %19
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds { double, double }, ptr %8, i64 %21
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %12
  %25 = add i64 %2, 1
  br label %27

26:                                               ; preds = %51, %12
  ret void

27:                                               ; preds = %24, %51
  %28 = phi i64 [ 0, %24 ], [ %52, %51 ]
  %29 = icmp sgt i64 %28, %3
  %30 = sub nsw i64 %28, %3
  %31 = select i1 %29, i64 %30, i64 0
  %32 = add i64 %25, %28
  %33 = tail call i64 @llvm.smin.i64(i64 %32, i64 %0)
  %34 = mul nsw i64 %28, %9
  %35 = getelementptr inbounds { double, double }, ptr %22, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load double, ptr %37, align 8
  %39 = fmul double %4, %36
  %40 = fmul double %5, %36
  %41 = fmul double %5, %38
  %42 = fadd double %39, %41
  %43 = fmul double %4, %38
  %44 = fsub double %40, %43
  %45 = icmp slt i64 %31, %33
  br i1 %45, label %46, label %51

46:                                               ; preds = %27
  %47 = sub i64 %3, %28
  %48 = mul nsw i64 %28, %11
  %49 = getelementptr { double, double }, ptr %10, i64 %48
  %50 = getelementptr { double, double }, ptr %49, i64 %47
  br label %54

51:                                               ; preds = %54, %27
  %52 = add nuw nsw i64 %28, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %26, label %27

54:                                               ; preds = %46, %54
  %55 = phi i64 [ %31, %46 ], [ %73, %54 ]
  %56 = mul nsw i64 %55, %7
  %57 = getelementptr inbounds { double, double }, ptr %17, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %60 = load double, ptr %59, align 8
  %61 = fmul double %42, %58
  %62 = fmul double %44, %60
  %63 = fmul double %44, %58
  %64 = fmul double %42, %60
  %65 = fsub double %61, %62
  %66 = fadd double %63, %64
  %67 = getelementptr { double, double }, ptr %50, i64 %55
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load double, ptr %69, align 8
  %71 = fadd double %68, %65
  %72 = fadd double %70, %66
  store double %71, ptr %67, align 8
  store double %72, ptr %69, align 8
  %73 = add nsw i64 %55, 1
  %74 = icmp slt i64 %73, %33
  br i1 %74, label %54, label %51
}

define linkonce_odr hidden void @enzcc_blas_triouter_z(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, double noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11) nounwind {
  %13 = icmp eq i8 %1, 85
  %14 = zext i1 %13 to i64
  %15 = icmp slt i64 %7, 0
  %16 = sub i64 1, %2
  %17 = mul i64 %7, %16
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds { double, double }, ptr %6, i64 %18
  %20 = icmp slt i64 %9, 0
  %21 = mul i64 %9, %16
  %22 = select i1 %20, i64 %21, i64 0
  %23 = getelementptr inbounds { double, double }, ptr %8, i64 %22
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %25, label %35

25:                                               ; preds = %12
  %26 = icmp eq i8 %0, 76
  %27 = icmp eq i8 %0, 85
  %28 = add i64 %3, 1
  %29 = xor i1 %13, true
  %30 = zext i1 %29 to i64
  %31 = icmp eq i64 %11, 0
  %32 = icmp slt i64 %3, 0
  %33 = select i1 %27, i64 %3, i64 0
  %34 = shl nuw nsw i64 %2, 1
  br label %36

35:                                               ; preds = %74, %12
  ret void

36:                                               ; preds = %25, %74
  %37 = phi i64 [ 0, %25 ], [ %75, %74 ]
  %38 = add nuw nsw i64 %37, %14
  %39 = icmp sgt i64 %37, %3
  %40 = sub nsw i64 %37, %3
  %41 = select i1 %39, i64 %40, i64 0
  %42 = select i1 %26, i64 %38, i64 %41
  br i1 %27, label %43, label %45

43:                                               ; preds = %36
  %44 = add nuw nsw i64 %37, %30
  br label %48

45:                                               ; preds = %36
  %46 = add i64 %28, %37
  %47 = tail call i64 @llvm.smin.i64(i64 %46, i64 %2)
  br label %48

48:                                               ; preds = %45, %43
  %49 = phi i64 [ %44, %43 ], [ %47, %45 ]
  %50 = mul nsw i64 %37, %9
  %51 = getelementptr inbounds { double, double }, ptr %23, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %54 = load double, ptr %53, align 8
  %55 = fmul double %4, %52
  %56 = fmul double %5, %52
  %57 = fmul double %5, %54
  %58 = fadd double %55, %57
  %59 = fmul double %4, %54
  %60 = fsub double %56, %59
  %61 = icmp slt i64 %42, %49
  br i1 %61, label %64, label %62

62:                                               ; preds = %48
  %63 = add nuw nsw i64 %37, 1
  br label %74

64:                                               ; preds = %48
  %65 = mul nsw i64 %37, %11
  %66 = sub i64 %33, %37
  %67 = add i64 %66, %65
  %68 = add nuw nsw i64 %37, 1
  %69 = xor i64 %37, -1
  %70 = add nsw i64 %34, %69
  %71 = select i1 %27, i64 %68, i64 %70
  %72 = mul nsw i64 %71, %37
  %73 = sdiv i64 %72, 2
  br label %77

74:                                               ; preds = %97, %62
  %75 = phi i64 [ %63, %62 ], [ %68, %97 ]
  %76 = icmp eq i64 %75, %2
  br i1 %76, label %35, label %36

77:                                               ; preds = %64, %97
  %78 = phi i64 [ %42, %64 ], [ %105, %97 ]
  %79 = mul nsw i64 %78, %7
  %80 = getelementptr inbounds { double, double }, ptr %19, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %83 = load double, ptr %82, align 8
  %84 = fmul double %58, %81
  %85 = fmul double %60, %83
  %86 = fmul double %60, %81
  %87 = fmul double %58, %83
  %88 = fsub double %84, %85
  %89 = fadd double %86, %87
  br i1 %31, label %90, label %92

90:                                               ; preds = %77
  %91 = add nsw i64 %78, %73
  br label %97

92:                                               ; preds = %77
  br i1 %32, label %93, label %95

93:                                               ; preds = %92
  %94 = add nsw i64 %78, %65
  br label %97

95:                                               ; preds = %92
  %96 = add i64 %67, %78
  br label %97

97:                                               ; preds = %90, %93, %95
  %98 = phi i64 [ %91, %90 ], [ %94, %93 ], [ %96, %95 ]
  %99 = getelementptr inbounds { double, double }, ptr %10, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %102 = load double, ptr %101, align 8
  %103 = fadd double %88, %100
  %104 = fadd double %89, %102
  store double %103, ptr %99, align 8
  store double %104, ptr %101, align 8
  %105 = add nsw i64 %78, 1
  %106 = icmp eq i64 %105, %49
  br i1 %106, label %74, label %77
}

define linkonce_odr hidden void @enzcc_blas_symouter_z(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, double noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp slt i64 %2, 0
  %13 = select i1 %12, i64 %1, i64 %2
  %14 = icmp slt i64 %6, 0
  %15 = sub i64 1, %1
  %16 = mul i64 %6, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds { double, double }, ptr %5, i64 %17
  %19 = icmp slt i64 %8, 0
  %20 = mul i64 %8, %15
  %21 = select i1 %19, i64 %20, i64 0
  %22 = getelementptr inbounds { double, double }, ptr %7, i64 %21
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %32

24:                                               ; preds = %11
  %25 = icmp eq i8 %0, 76
  %26 = icmp eq i8 %0, 85
  %27 = add nuw i64 %13, 1
  %28 = icmp eq i64 %10, 0
  %29 = select i1 %26, i64 %2, i64 0
  %30 = shl nuw nsw i64 %1, 1
  %31 = add i64 %10, 1
  br label %33

32:                                               ; preds = %97, %11
  ret void

33:                                               ; preds = %24, %97
  %34 = phi i64 [ 0, %24 ], [ %35, %97 ]
  %35 = add nuw nsw i64 %34, 1
  %36 = icmp sgt i64 %34, %13
  %37 = sub nsw i64 %34, %13
  %38 = select i1 %36, i64 %37, i64 0
  %39 = select i1 %25, i64 %35, i64 %38
  %40 = add i64 %27, %34
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %1)
  %42 = select i1 %26, i64 %34, i64 %41
  %43 = mul nsw i64 %34, %8
  %44 = getelementptr inbounds { double, double }, ptr %22, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %47 = load double, ptr %46, align 8
  %48 = fmul double %3, %45
  %49 = fmul double %4, %45
  %50 = fmul double %4, %47
  %51 = fadd double %48, %50
  %52 = fmul double %3, %47
  %53 = fsub double %49, %52
  %54 = mul nsw i64 %34, %6
  %55 = getelementptr inbounds { double, double }, ptr %18, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %58 = load double, ptr %57, align 8
  %59 = fmul double %3, %56
  %60 = fmul double %4, %58
  %61 = fmul double %3, %58
  %62 = fmul double %4, %56
  %63 = fsub double %59, %60
  %64 = fadd double %62, %61
  %65 = icmp slt i64 %39, %42
  br i1 %65, label %66, label %78

66:                                               ; preds = %33
  %67 = mul nsw i64 %34, %10
  %68 = sub i64 %29, %34
  %69 = add i64 %68, %67
  %70 = xor i64 %34, -1
  %71 = add nsw i64 %30, %70
  %72 = select i1 %26, i64 %35, i64 %71
  %73 = mul nsw i64 %72, %34
  %74 = sdiv i64 %73, 2
  br label %103

75:                                               ; preds = %136
  %76 = load double, ptr %55, align 8
  %77 = load double, ptr %57, align 8
  br label %78

78:                                               ; preds = %75, %33
  %79 = phi double [ %77, %75 ], [ %58, %33 ]
  %80 = phi double [ %76, %75 ], [ %56, %33 ]
  %81 = fmul double %51, %80
  %82 = fmul double %53, %79
  %83 = fsub double %81, %82
  br i1 %28, label %84, label %91

84:                                               ; preds = %78
  %85 = xor i64 %34, -1
  %86 = add nsw i64 %30, %85
  %87 = select i1 %26, i64 %35, i64 %86
  %88 = mul nsw i64 %87, %34
  %89 = sdiv i64 %88, 2
  %90 = add nsw i64 %89, %34
  br label %97

91:                                               ; preds = %78
  br i1 %12, label %92, label %94

92:                                               ; preds = %91
  %93 = mul i64 %34, %31
  br label %97

94:                                               ; preds = %91
  %95 = mul nsw i64 %34, %10
  %96 = add nsw i64 %95, %29
  br label %97

97:                                               ; preds = %84, %92, %94
  %98 = phi i64 [ %90, %84 ], [ %93, %92 ], [ %96, %94 ]
  %99 = getelementptr inbounds { double, double }, ptr %9, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fadd double %83, %100
  store double %101, ptr %99, align 8
  %102 = icmp eq i64 %35, %1
  br i1 %102, label %32, label %33

103:                                              ; preds = %66, %136
  %104 = phi i64 [ %39, %66 ], [ %144, %136 ]
  %105 = mul nsw i64 %104, %6
  %106 = getelementptr inbounds { double, double }, ptr %18, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %109 = load double, ptr %108, align 8
  %110 = fmul double %51, %107
  %111 = fmul double %53, %109
  %112 = fmul double %53, %107
  %113 = fmul double %51, %109
  %114 = fsub double %110, %111
  %115 = fadd double %112, %113
  %116 = mul nsw i64 %104, %8
  %117 = getelementptr inbounds { double, double }, ptr %22, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %120 = load double, ptr %119, align 8
  %121 = fmul double %63, %118
  %122 = fmul double %63, %120
  %123 = fmul double %64, %120
  %124 = fadd double %121, %123
  %125 = fmul double %64, %118
  %126 = fsub double %122, %125
  %127 = fadd double %114, %124
  %128 = fadd double %115, %126
  br i1 %28, label %129, label %131

129:                                              ; preds = %103
  %130 = add nsw i64 %104, %74
  br label %136

131:                                              ; preds = %103
  br i1 %12, label %132, label %134

132:                                              ; preds = %131
  %133 = add nsw i64 %104, %67
  br label %136

134:                                              ; preds = %131
  %135 = add i64 %69, %104
  br label %136

136:                                              ; preds = %129, %132, %134
  %137 = phi i64 [ %130, %129 ], [ %133, %132 ], [ %135, %134 ]
  %138 = getelementptr inbounds { double, double }, ptr %9, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %141 = load double, ptr %140, align 8
  %142 = fadd double %127, %139
  %143 = fadd double %128, %141
  store double %142, ptr %138, align 8
  store double %143, ptr %140, align 8
  %144 = add nsw i64 %104, 1
  %145 = icmp eq i64 %144, %42
  br i1 %145, label %75, label %103
}

define linkonce_odr hidden void @enzcc_blas_smallback_z(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = alloca [32 x { double, double }], align 16
  %8 = alloca [32 x { double, double }], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  %9 = icmp eq i8 %0, 85
  %10 = select i1 %9, i64 %3, i64 1
  %11 = select i1 %9, i64 %5, i64 1
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = add i64 %3, 1
  %15 = add i64 %5, 1
  %16 = add nuw i64 %1, 1
  br label %18

17:                                               ; preds = %157, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  ret void

18:                                               ; preds = %13, %157
  %19 = phi i64 [ %16, %13 ], [ %170, %157 ]
  %20 = phi i64 [ %1, %13 ], [ %21, %157 ]
  %21 = add nsw i64 %20, -1
  %22 = mul i64 %21, %14
  %23 = getelementptr inbounds { double, double }, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = mul i64 %21, %15
  %26 = getelementptr inbounds { double, double }, ptr %4, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = icmp slt i64 %20, %1
  br i1 %28, label %29, label %157

29:                                               ; preds = %18, %29
  %30 = phi i64 [ %46, %29 ], [ %20, %18 ]
  %31 = sub nsw i64 %30, %21
  %32 = mul nsw i64 %31, %10
  %33 = getelementptr { double, double }, ptr %23, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw { double, double }, ptr %7, i64 %30
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store double %34, ptr %37, align 16
  store double %36, ptr %38, align 8
  %39 = mul nsw i64 %31, %11
  %40 = getelementptr { double, double }, ptr %26, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %30
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store double %41, ptr %44, align 16
  store double %43, ptr %45, align 8
  %46 = add nuw nsw i64 %30, 1
  %47 = icmp eq i64 %46, %1
  br i1 %47, label %50, label %29

48:                                               ; preds = %145
  %49 = fmul double %24, %24
  br label %171

50:                                               ; preds = %29, %145
  %51 = phi i64 [ %155, %145 ], [ %19, %29 ]
  %52 = phi i64 [ %154, %145 ], [ %20, %29 ]
  %53 = mul nsw i64 %52, %5
  %54 = getelementptr inbounds { double, double }, ptr %4, i64 %53
  %55 = getelementptr inbounds nuw { double, double }, ptr %7, i64 %52
  %56 = load double, ptr %55, align 16
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %58 = load double, ptr %57, align 8
  br i1 %9, label %59, label %103

59:                                               ; preds = %50
  %60 = icmp sgt i64 %20, %52
  br i1 %60, label %145, label %61

61:                                               ; preds = %59, %61
  %62 = phi i64 [ %81, %61 ], [ %20, %59 ]
  %63 = phi double [ %79, %61 ], [ 0.000000e+00, %59 ]
  %64 = phi double [ %80, %61 ], [ 0.000000e+00, %59 ]
  %65 = getelementptr inbounds nuw { double, double }, ptr %54, i64 %62
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw { double, double }, ptr %7, i64 %62
  %70 = load double, ptr %69, align 16
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load double, ptr %71, align 8
  %73 = fmul double %66, %70
  %74 = fmul double %68, %72
  %75 = fmul double %66, %72
  %76 = fmul double %68, %70
  %77 = fsub double %73, %74
  %78 = fadd double %76, %75
  %79 = fadd double %63, %77
  %80 = fadd double %64, %78
  %81 = add i64 %62, 1
  %82 = icmp eq i64 %81, %51
  br i1 %82, label %83, label %61

83:                                               ; preds = %61, %83
  %84 = phi i64 [ %101, %83 ], [ %20, %61 ]
  %85 = getelementptr inbounds nuw { double, double }, ptr %54, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %88 = load double, ptr %87, align 8
  %89 = fmul double %56, %86
  %90 = fmul double %58, %86
  %91 = fmul double %58, %88
  %92 = fadd double %89, %91
  %93 = fmul double %56, %88
  %94 = fsub double %90, %93
  %95 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %84
  %96 = load double, ptr %95, align 16
  %97 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %98 = load double, ptr %97, align 8
  %99 = fsub double %96, %92
  %100 = fsub double %98, %94
  store double %99, ptr %95, align 16
  store double %100, ptr %97, align 8
  %101 = add i64 %84, 1
  %102 = icmp eq i64 %101, %51
  br i1 %102, label %145, label %83

103:                                              ; preds = %50, %103
  %104 = phi i64 [ %123, %103 ], [ %52, %50 ]
  %105 = phi double [ %121, %103 ], [ 0.000000e+00, %50 ]
  %106 = phi double [ %122, %103 ], [ 0.000000e+00, %50 ]
  %107 = getelementptr inbounds nuw { double, double }, ptr %54, i64 %104
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds nuw { double, double }, ptr %7, i64 %104
  %112 = load double, ptr %111, align 16
  %113 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %114 = load double, ptr %113, align 8
  %115 = fmul double %108, %112
  %116 = fmul double %108, %114
  %117 = fmul double %110, %114
  %118 = fadd double %115, %117
  %119 = fmul double %110, %112
  %120 = fsub double %116, %119
  %121 = fadd double %105, %118
  %122 = fadd double %106, %120
  %123 = add nuw nsw i64 %104, 1
  %124 = icmp eq i64 %123, %1
  br i1 %124, label %125, label %103

125:                                              ; preds = %103, %125
  %126 = phi i64 [ %143, %125 ], [ %52, %103 ]
  %127 = getelementptr inbounds nuw { double, double }, ptr %54, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %130 = load double, ptr %129, align 8
  %131 = fmul double %56, %128
  %132 = fmul double %58, %130
  %133 = fmul double %58, %128
  %134 = fmul double %56, %130
  %135 = fsub double %131, %132
  %136 = fadd double %133, %134
  %137 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %126
  %138 = load double, ptr %137, align 16
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %140 = load double, ptr %139, align 8
  %141 = fsub double %138, %135
  %142 = fsub double %140, %136
  store double %141, ptr %137, align 16
  store double %142, ptr %139, align 8
  %143 = add nuw nsw i64 %126, 1
  %144 = icmp eq i64 %143, %1
  br i1 %144, label %145, label %125

145:                                              ; preds = %125, %83, %59
  %146 = phi double [ %80, %83 ], [ 0.000000e+00, %59 ], [ %122, %125 ]
  %147 = phi double [ %79, %83 ], [ 0.000000e+00, %59 ], [ %121, %125 ]
  %148 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %52
  %149 = load double, ptr %148, align 16
  %150 = getelementptr inbounds nuw i8, ptr %148, i64 8
  %151 = load double, ptr %150, align 8
  %152 = fsub double %149, %147
  %153 = fsub double %151, %146
  store double %152, ptr %148, align 16
  store double %153, ptr %150, align 8
  %154 = add nuw nsw i64 %52, 1
  %155 = add i64 %51, 1
  %156 = icmp eq i64 %154, %1
  br i1 %156, label %48, label %50

157:                                              ; preds = %171, %18
  %158 = phi double [ %27, %18 ], [ %193, %171 ]
  %159 = fmul double %24, 2.000000e+00
  %160 = fmul double %159, %158
  %161 = fadd double %160, 0.000000e+00
  %162 = fmul double %159, %159
  %163 = fmul double %159, 0.000000e+00
  %164 = fmul double %158, 0.000000e+00
  %165 = fsub double %163, %164
  %166 = fdiv double %161, %162
  %167 = fdiv double %165, %162
  %168 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %166, ptr %26, align 8
  store double %167, ptr %168, align 8
  %169 = icmp sgt i64 %20, 1
  %170 = add i64 %19, -1
  br i1 %169, label %18, label %17

171:                                              ; preds = %48, %171
  %172 = phi i64 [ %20, %48 ], [ %198, %171 ]
  %173 = phi double [ %27, %48 ], [ %193, %171 ]
  %174 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %172
  %175 = load double, ptr %174, align 16
  %176 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %177 = load double, ptr %176, align 8
  %178 = fmul double %24, %175
  %179 = fmul double %177, 0.000000e+00
  %180 = fadd double %178, %179
  %181 = fmul double %24, %177
  %182 = fmul double %175, 0.000000e+00
  %183 = fsub double %181, %182
  %184 = fdiv double %180, %49
  %185 = fdiv double %183, %49
  %186 = getelementptr inbounds nuw { double, double }, ptr %7, i64 %172
  %187 = load double, ptr %186, align 16
  %188 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %189 = load double, ptr %188, align 8
  %190 = fmul double %187, %184
  %191 = fmul double %189, %185
  %192 = fadd double %190, %191
  %193 = fsub double %173, %192
  %194 = sub nsw i64 %172, %21
  %195 = mul nsw i64 %194, %11
  %196 = getelementptr { double, double }, ptr %26, i64 %195
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 8
  store double %184, ptr %196, align 8
  store double %185, ptr %197, align 8
  %198 = add nuw nsw i64 %172, 1
  %199 = icmp eq i64 %198, %1
  br i1 %199, label %157, label %171
}

define linkonce_odr hidden void @enzcc_blas_mdot_cu(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %7
  %10 = icmp sgt i64 %0, 0
  br label %11

11:                                               ; preds = %9, %24
  %12 = phi i64 [ 0, %9 ], [ %27, %24 ]
  %13 = phi float [ 0.000000e+00, %9 ], [ %26, %24 ]
  %14 = phi float [ 0.000000e+00, %9 ], [ %25, %24 ]
  br i1 %10, label %15, label %24

15:                                               ; preds = %11
  %16 = mul nsw i64 %12, %3
  %17 = getelementptr { float, float }, ptr %2, i64 %16
  %18 = mul nsw i64 %12, %5
  %19 = getelementptr { float, float }, ptr %4, i64 %18
  br label %29

20:                                               ; preds = %24, %7
  %21 = phi float [ 0.000000e+00, %7 ], [ %25, %24 ]
  %22 = phi float [ 0.000000e+00, %7 ], [ %26, %24 ]
  store float %22, ptr %6, align 4
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float %21, ptr %23, align 4
  ret void

24:                                               ; preds = %29, %11
  %25 = phi float [ %14, %11 ], [ %48, %29 ]
  %26 = phi float [ %13, %11 ], [ %47, %29 ]
  %27 = add nuw nsw i64 %12, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %20, label %11

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %49, %29 ]
  %31 = phi float [ %13, %15 ], [ %47, %29 ]
  %32 = phi float [ %14, %15 ], [ %48, %29 ]
  %33 = getelementptr { float, float }, ptr %17, i64 %30
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4
  %37 = getelementptr { float, float }, ptr %19, i64 %30
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %40 = load float, ptr %39, align 4
  %41 = fmul float %34, %38
  %42 = fmul float %36, %40
  %43 = fmul float %34, %40
  %44 = fmul float %36, %38
  %45 = fsub float %41, %42
  %46 = fadd float %44, %43
  %47 = fadd float %31, %45
  %48 = fadd float %32, %46
  %49 = add nuw nsw i64 %30, 1
  %50 = icmp eq i64 %49, %0
  br i1 %50, label %24, label %29
}

define linkonce_odr hidden void @enzcc_blas_dottri_cu(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 85
  br label %19

11:                                               ; preds = %32, %19
  %12 = phi float [ %21, %19 ], [ %50, %32 ]
  %13 = phi float [ %20, %19 ], [ %51, %32 ]
  %14 = icmp eq i64 %24, %1
  br i1 %14, label %15, label %19

15:                                               ; preds = %11, %7
  %16 = phi float [ 0.000000e+00, %7 ], [ %12, %11 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %13, %11 ]
  store float %16, ptr %6, align 4
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float %17, ptr %18, align 4
  ret void

19:                                               ; preds = %9, %11
  %20 = phi float [ 0.000000e+00, %9 ], [ %13, %11 ]
  %21 = phi float [ 0.000000e+00, %9 ], [ %12, %11 ]
  %22 = phi i64 [ 0, %9 ], [ %24, %11 ]
  %23 = select i1 %10, i64 0, i64 %22
  %24 = add nuw nsw i64 %22, 1
  %25 = select i1 %10, i64 %24, i64 %1
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %27, label %11

27:                                               ; preds = %19
  %28 = mul nsw i64 %22, %3
  %29 = getelementptr { float, float }, ptr %2, i64 %28
  %30 = mul nsw i64 %22, %5
  %31 = getelementptr { float, float }, ptr %4, i64 %30
  br label %32

32:                                               ; preds = %27, %32
  %33 = phi i64 [ %23, %27 ], [ %52, %32 ]
  %34 = phi float [ %20, %27 ], [ %51, %32 ]
  %35 = phi float [ %21, %27 ], [ %50, %32 ]
  %36 = getelementptr { float, float }, ptr %29, i64 %33
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %39 = load float, ptr %38, align 4
  %40 = getelementptr { float, float }, ptr %31, i64 %33
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %43 = load float, ptr %42, align 4
  %44 = fmul float %37, %41
  %45 = fmul float %39, %43
  %46 = fmul float %37, %43
  %47 = fmul float %39, %41
  %48 = fsub float %44, %45
  %49 = fadd float %47, %46
  %50 = fadd float %35, %48
  %51 = fadd float %34, %49
  %52 = add nuw nsw i64 %33, 1
  %53 = icmp eq i64 %52, %25
  br i1 %53, label %11, label %32
}

define linkonce_odr hidden void @enzcc_blas_outertri_cu(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, float noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp eq i8 %1, 85
  %13 = zext i1 %12 to i64
  %14 = icmp slt i64 %6, 0
  %15 = sub i64 1, %2
  %16 = mul i64 %6, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds { float, float }, ptr %5, i64 %17
  %19 = icmp slt i64 %8, 0
  %20 = mul i64 %8, %15
  %21 = select i1 %19, i64 %20, i64 0
  %22 = getelementptr inbounds { float, float }, ptr %7, i64 %21
  %23 = icmp sgt i64 %2, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %11
  %25 = icmp eq i8 %0, 85
  br label %29

26:                                               ; preds = %51, %29
  %27 = icmp eq i64 %33, %2
  br i1 %27, label %28, label %29

28:                                               ; preds = %26, %11
  ret void

29:                                               ; preds = %24, %26
  %30 = phi i64 [ 0, %24 ], [ %33, %26 ]
  %31 = add nuw nsw i64 %30, %13
  %32 = select i1 %25, i64 0, i64 %31
  %33 = add nuw nsw i64 %30, 1
  %34 = sub nuw nsw i64 %33, %13
  %35 = select i1 %25, i64 %34, i64 %2
  %36 = mul nsw i64 %30, %8
  %37 = getelementptr inbounds { float, float }, ptr %22, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %40 = load float, ptr %39, align 4
  %41 = fmul float %3, %38
  %42 = fmul float %4, %40
  %43 = fmul float %3, %40
  %44 = fmul float %4, %38
  %45 = fsub float %41, %42
  %46 = fadd float %44, %43
  %47 = icmp slt i64 %32, %35
  br i1 %47, label %48, label %26

48:                                               ; preds = %29
  %49 = mul nsw i64 %30, %10
  %50 = getelementptr { float, float }, ptr %9, i64 %49
  br label %51

51:                                               ; preds = %48, %51
  %52 = phi i64 [ %32, %48 ], [ %70, %51 ]
  %53 = mul nsw i64 %52, %6
  %54 = getelementptr inbounds { float, float }, ptr %18, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %57 = load float, ptr %56, align 4
  %58 = fmul float %45, %55
  %59 = fmul float %46, %57
  %60 = fmul float %46, %55
  %61 = fmul float %45, %57
  %62 = fsub float %58, %59
  %63 = fadd float %60, %61
  %64 = getelementptr { float, float }, ptr %50, i64 %52
  %65 = load float, ptr %64, align 4
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 4
  %67 = load float, ptr %66, align 4
  %68 = fadd float %65, %62
  %69 = fadd float %67, %63
  store float %68, ptr %64, align 4
  store float %69, ptr %66, align 4
  %70 = add nuw nsw i64 %52, 1
  %71 = icmp eq i64 %70, %35
  br i1 %71, label %26, label %51
}

define linkonce_odr hidden void @enzcc_blas_bothtri_cu(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr { float, float }, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr { float, float }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr { float, float }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %9, %20
  %21 = phi i64 [ 0, %9 ], [ %39, %20 ]
  %22 = icmp samesign ule i64 %21, %10
  %23 = icmp samesign uge i64 %21, %10
  %24 = select i1 %8, i1 %22, i1 %23
  %25 = getelementptr { float, float }, ptr %13, i64 %21
  %26 = mul nsw i64 %21, %3
  %27 = getelementptr { float, float }, ptr %11, i64 %26
  %28 = select i1 %24, ptr %25, ptr %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %30 = load float, ptr %29, align 4
  %31 = load float, ptr %28, align 4
  %32 = icmp eq i64 %21, %10
  %33 = fmul float %31, 2.000000e+00
  %34 = fmul float %30, 2.000000e+00
  %35 = select i1 %32, float %33, float %31
  %36 = select i1 %32, float %34, float %30
  %37 = getelementptr { float, float }, ptr %15, i64 %21
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4
  store float %35, ptr %37, align 4
  store float %36, ptr %38, align 4
  %39 = add nuw nsw i64 %21, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_addsym_cu(i8 noundef signext %0, i64 noundef %1, float noundef %2, float noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 85
  br label %14

11:                                               ; preds = %53, %14
  %12 = icmp eq i64 %17, %1
  br i1 %12, label %13, label %14

13:                                               ; preds = %11, %7
  ret void

14:                                               ; preds = %9, %11
  %15 = phi i64 [ 0, %9 ], [ %17, %11 ]
  %16 = select i1 %10, i64 0, i64 %15
  %17 = add nuw nsw i64 %15, 1
  %18 = select i1 %10, i64 %17, i64 %1
  %19 = getelementptr { float, float }, ptr %4, i64 %15
  %20 = icmp slt i64 %16, %18
  br i1 %20, label %21, label %11

21:                                               ; preds = %14
  %22 = mul nuw nsw i64 %15, %1
  %23 = getelementptr { float, float }, ptr %4, i64 %22
  %24 = mul nsw i64 %15, %6
  %25 = getelementptr { float, float }, ptr %5, i64 %24
  br label %26

26:                                               ; preds = %21, %53
  %27 = phi i64 [ %16, %21 ], [ %62, %53 ]
  %28 = getelementptr { float, float }, ptr %23, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %31 = load float, ptr %30, align 4
  %32 = fmul float %2, %29
  %33 = fmul float %3, %31
  %34 = fmul float %2, %31
  %35 = fmul float %3, %29
  %36 = fsub float %32, %33
  %37 = fadd float %35, %34
  %38 = icmp eq i64 %27, %15
  br i1 %38, label %53, label %39

39:                                               ; preds = %26
  %40 = mul nuw nsw i64 %27, %1
  %41 = getelementptr { float, float }, ptr %19, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %44 = load float, ptr %43, align 4
  %45 = fmul float %2, %42
  %46 = fmul float %3, %44
  %47 = fmul float %2, %44
  %48 = fmul float %3, %42
  %49 = fsub float %45, %46
  %50 = fadd float %48, %47
  %51 = fadd float %36, %49
  %52 = fadd float %37, %50
  br label %53

53:                                               ; preds = %26, %39
  %54 = phi float [ %51, %39 ], [ %36, %26 ]
  %55 = phi float [ %52, %39 ], [ %37, %26 ]
  %56 = getelementptr { float, float }, ptr %25, i64 %27
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %59 = load float, ptr %58, align 4
  %60 = fadd float %54, %57
  %61 = fadd float %55, %59
  store float %60, ptr %56, align 4
  store float %61, ptr %58, align 4
  %62 = add nuw nsw i64 %27, 1
  %63 = icmp eq i64 %62, %18
  br i1 %63, label %11, label %26
}

define linkonce_odr hidden void @enzcc_blas_diagmul_cu(i8 noundef signext %0, i64 noundef %1, float noundef %2, float noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = icmp slt i64 %7, 0
  %12 = sub i64 1, %1
  %13 = mul i64 %7, %12
  %14 = select i1 %11, i64 %13, i64 0
  %15 = getelementptr inbounds { float, float }, ptr %6, i64 %14
  %16 = icmp slt i64 %9, 0
  %17 = mul i64 %9, %12
  %18 = select i1 %16, i64 %17, i64 0
  %19 = getelementptr inbounds { float, float }, ptr %8, i64 %18
  %20 = icmp sgt i64 %1, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %10
  %22 = icmp eq i64 %5, 0
  %23 = add i64 %5, 1
  %24 = icmp eq i8 %0, 85
  %25 = shl nuw nsw i64 %1, 1
  br label %27

26:                                               ; preds = %40, %10
  ret void

27:                                               ; preds = %21, %40
  %28 = phi i64 [ 0, %21 ], [ %41, %40 ]
  br i1 %22, label %29, label %37

29:                                               ; preds = %27
  %30 = add nuw nsw i64 %28, 1
  %31 = xor i64 %28, -1
  %32 = add nsw i64 %25, %31
  %33 = select i1 %24, i64 %30, i64 %32
  %34 = mul nsw i64 %33, %28
  %35 = sdiv i64 %34, 2
  %36 = add nsw i64 %35, %28
  br label %40

37:                                               ; preds = %27
  %38 = mul i64 %28, %23
  %39 = add nuw nsw i64 %28, 1
  br label %40

40:                                               ; preds = %29, %37
  %41 = phi i64 [ %30, %29 ], [ %39, %37 ]
  %42 = phi i64 [ %36, %29 ], [ %38, %37 ]
  %43 = getelementptr inbounds { float, float }, ptr %4, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %46 = load float, ptr %45, align 4
  %47 = fmul float %2, %44
  %48 = fmul float %3, %46
  %49 = fmul float %2, %46
  %50 = fmul float %3, %44
  %51 = fsub float %47, %48
  %52 = fadd float %50, %49
  %53 = mul nsw i64 %28, %7
  %54 = getelementptr inbounds { float, float }, ptr %15, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %57 = load float, ptr %56, align 4
  %58 = fmul float %55, %51
  %59 = fmul float %52, %57
  %60 = fmul float %51, %57
  %61 = fmul float %55, %52
  %62 = fsub float %58, %59
  %63 = fadd float %60, %61
  %64 = mul nsw i64 %28, %9
  %65 = getelementptr inbounds { float, float }, ptr %19, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %68 = load float, ptr %67, align 4
  %69 = fadd float %66, %62
  %70 = fadd float %68, %63
  store float %69, ptr %65, align 4
  store float %70, ptr %67, align 4
  %71 = icmp eq i64 %41, %1
  br i1 %71, label %26, label %27
}

define linkonce_odr hidden void @enzcc_blas_wholetri_cu(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr { float, float }, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr { float, float }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr { float, float }, ptr %4, i64 %14
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
  %25 = getelementptr { float, float }, ptr %13, i64 %21
  %26 = mul nsw i64 %21, %3
  %27 = getelementptr { float, float }, ptr %11, i64 %26
  %28 = select i1 %24, ptr %25, ptr %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %30 = load float, ptr %29, align 4
  %31 = load float, ptr %28, align 4
  %32 = getelementptr { float, float }, ptr %15, i64 %21
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  store float %31, ptr %32, align 4
  store float %30, ptr %33, align 4
  %34 = add nuw nsw i64 %21, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_bandouter_cu(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, float noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11) nounwind {
  %13 = icmp slt i64 %7, 0
  %14 = sub i64 1, %0
  %15 = mul i64 %7, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds { float, float }, ptr %6, i64 %16
  %18 = icmp slt i64 %9, 0
  %19 = sub i64 1, %1
  %20 = mul i64 %9, %19
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds { float, float }, ptr %8, i64 %21
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %12
  %25 = add i64 %2, 1
  br label %27

26:                                               ; preds = %51, %12
  ret void

27:                                               ; preds = %24, %51
  %28 = phi i64 [ 0, %24 ], [ %52, %51 ]
  %29 = icmp sgt i64 %28, %3
  %30 = sub nsw i64 %28, %3
  %31 = select i1 %29, i64 %30, i64 0
  %32 = add i64 %25, %28
  %33 = tail call i64 @llvm.smin.i64(i64 %32, i64 %0)
  %34 = mul nsw i64 %28, %9
  %35 = getelementptr inbounds { float, float }, ptr %22, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %38 = load float, ptr %37, align 4
  %39 = fmul float %4, %36
  %40 = fmul float %5, %38
  %41 = fmul float %4, %38
  %42 = fmul float %5, %36
  %43 = fsub float %39, %40
  %44 = fadd float %42, %41
  %45 = icmp slt i64 %31, %33
  br i1 %45, label %46, label %51

46:                                               ; preds = %27
  %47 = sub i64 %3, %28
  %48 = mul nsw i64 %28, %11
  %49 = getelementptr { float, float }, ptr %10, i64 %48
  %50 = getelementptr { float, float }, ptr %49, i64 %47
  br label %54

51:                                               ; preds = %54, %27
  %52 = add nuw nsw i64 %28, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %26, label %27

54:                                               ; preds = %46, %54
  %55 = phi i64 [ %31, %46 ], [ %73, %54 ]
  %56 = mul nsw i64 %55, %7
  %57 = getelementptr inbounds { float, float }, ptr %17, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %60 = load float, ptr %59, align 4
  %61 = fmul float %43, %58
  %62 = fmul float %44, %60
  %63 = fmul float %44, %58
  %64 = fmul float %43, %60
  %65 = fsub float %61, %62
  %66 = fadd float %63, %64
  %67 = getelementptr { float, float }, ptr %50, i64 %55
  %68 = load float, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 4
  %70 = load float, ptr %69, align 4
  %71 = fadd float %68, %65
  %72 = fadd float %70, %66
  store float %71, ptr %67, align 4
  store float %72, ptr %69, align 4
  %73 = add nsw i64 %55, 1
  %74 = icmp slt i64 %73, %33
  br i1 %74, label %54, label %51
}

define linkonce_odr hidden void @enzcc_blas_triouter_cu(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, float noundef %4, float noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11) nounwind {
  %13 = icmp eq i8 %1, 85
  %14 = zext i1 %13 to i64
  %15 = icmp slt i64 %7, 0
  %16 = sub i64 1, %2
  %17 = mul i64 %7, %16
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds { float, float }, ptr %6, i64 %18
  %20 = icmp slt i64 %9, 0
  %21 = mul i64 %9, %16
  %22 = select i1 %20, i64 %21, i64 0
  %23 = getelementptr inbounds { float, float }, ptr %8, i64 %22
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %25, label %35

25:                                               ; preds = %12
  %26 = icmp eq i8 %0, 76
  %27 = icmp eq i8 %0, 85
  %28 = add i64 %3, 1
  %29 = xor i1 %13, true
  %30 = zext i1 %29 to i64
  %31 = icmp eq i64 %11, 0
  %32 = icmp slt i64 %3, 0
  %33 = select i1 %27, i64 %3, i64 0
  %34 = shl nuw nsw i64 %2, 1
  br label %36

35:                                               ; preds = %74, %12
  ret void

36:                                               ; preds = %25, %74
  %37 = phi i64 [ 0, %25 ], [ %75, %74 ]
  %38 = add nuw nsw i64 %37, %14
  %39 = icmp sgt i64 %37, %3
  %40 = sub nsw i64 %37, %3
  %41 = select i1 %39, i64 %40, i64 0
  %42 = select i1 %26, i64 %38, i64 %41
  br i1 %27, label %43, label %45

43:                                               ; preds = %36
  %44 = add nuw nsw i64 %37, %30
  br label %48

45:                                               ; preds = %36
  %46 = add i64 %28, %37
  %47 = tail call i64 @llvm.smin.i64(i64 %46, i64 %2)
  br label %48

48:                                               ; preds = %45, %43
  %49 = phi i64 [ %44, %43 ], [ %47, %45 ]
  %50 = mul nsw i64 %37, %9
  %51 = getelementptr inbounds { float, float }, ptr %23, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %54 = load float, ptr %53, align 4
  %55 = fmul float %4, %52
  %56 = fmul float %5, %54
  %57 = fmul float %4, %54
  %58 = fmul float %5, %52
  %59 = fsub float %55, %56
  %60 = fadd float %58, %57
  %61 = icmp slt i64 %42, %49
  br i1 %61, label %64, label %62

62:                                               ; preds = %48
  %63 = add nuw nsw i64 %37, 1
  br label %74

64:                                               ; preds = %48
  %65 = mul nsw i64 %37, %11
  %66 = sub i64 %33, %37
  %67 = add i64 %66, %65
  %68 = add nuw nsw i64 %37, 1
  %69 = xor i64 %37, -1
  %70 = add nsw i64 %34, %69
  %71 = select i1 %27, i64 %68, i64 %70
  %72 = mul nsw i64 %71, %37
  %73 = sdiv i64 %72, 2
  br label %77

74:                                               ; preds = %97, %62
  %75 = phi i64 [ %63, %62 ], [ %68, %97 ]
  %76 = icmp eq i64 %75, %2
  br i1 %76, label %35, label %36

77:                                               ; preds = %64, %97
  %78 = phi i64 [ %42, %64 ], [ %105, %97 ]
  %79 = mul nsw i64 %78, %7
  %80 = getelementptr inbounds { float, float }, ptr %19, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %83 = load float, ptr %82, align 4
  %84 = fmul float %59, %81
  %85 = fmul float %60, %83
  %86 = fmul float %60, %81
  %87 = fmul float %59, %83
  %88 = fsub float %84, %85
  %89 = fadd float %86, %87
  br i1 %31, label %90, label %92

90:                                               ; preds = %77
  %91 = add nsw i64 %78, %73
  br label %97

92:                                               ; preds = %77
  br i1 %32, label %93, label %95

93:                                               ; preds = %92
  %94 = add nsw i64 %78, %65
  br label %97

95:                                               ; preds = %92
  %96 = add i64 %67, %78
  br label %97

97:                                               ; preds = %90, %93, %95
  %98 = phi i64 [ %91, %90 ], [ %94, %93 ], [ %96, %95 ]
  %99 = getelementptr inbounds { float, float }, ptr %10, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = getelementptr inbounds nuw i8, ptr %99, i64 4
  %102 = load float, ptr %101, align 4
  %103 = fadd float %88, %100
  %104 = fadd float %89, %102
  store float %103, ptr %99, align 4
  store float %104, ptr %101, align 4
  %105 = add nsw i64 %78, 1
  %106 = icmp eq i64 %105, %49
  br i1 %106, label %74, label %77
}

define linkonce_odr hidden void @enzcc_blas_symouter_cu(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, float noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp slt i64 %2, 0
  %13 = select i1 %12, i64 %1, i64 %2
  %14 = icmp slt i64 %6, 0
  %15 = sub i64 1, %1
  %16 = mul i64 %6, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds { float, float }, ptr %5, i64 %17
  %19 = icmp slt i64 %8, 0
  %20 = mul i64 %8, %15
  %21 = select i1 %19, i64 %20, i64 0
  %22 = getelementptr inbounds { float, float }, ptr %7, i64 %21
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %32

24:                                               ; preds = %11
  %25 = icmp eq i8 %0, 76
  %26 = icmp eq i8 %0, 85
  %27 = add nuw i64 %13, 1
  %28 = icmp eq i64 %10, 0
  %29 = select i1 %26, i64 %2, i64 0
  %30 = shl nuw nsw i64 %1, 1
  %31 = add i64 %10, 1
  br label %33

32:                                               ; preds = %100, %11
  ret void

33:                                               ; preds = %24, %100
  %34 = phi i64 [ 0, %24 ], [ %35, %100 ]
  %35 = add nuw nsw i64 %34, 1
  %36 = icmp sgt i64 %34, %13
  %37 = sub nsw i64 %34, %13
  %38 = select i1 %36, i64 %37, i64 0
  %39 = select i1 %25, i64 %35, i64 %38
  %40 = add i64 %27, %34
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %1)
  %42 = select i1 %26, i64 %34, i64 %41
  %43 = mul nsw i64 %34, %8
  %44 = getelementptr inbounds { float, float }, ptr %22, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %47 = load float, ptr %46, align 4
  %48 = fmul float %3, %45
  %49 = fmul float %4, %47
  %50 = fmul float %3, %47
  %51 = fmul float %4, %45
  %52 = fsub float %48, %49
  %53 = fadd float %51, %50
  %54 = mul nsw i64 %34, %6
  %55 = getelementptr inbounds { float, float }, ptr %18, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  %59 = fmul float %3, %56
  %60 = fmul float %4, %58
  %61 = fmul float %3, %58
  %62 = fmul float %4, %56
  %63 = fsub float %59, %60
  %64 = fadd float %62, %61
  %65 = icmp slt i64 %39, %42
  br i1 %65, label %66, label %78

66:                                               ; preds = %33
  %67 = mul nsw i64 %34, %10
  %68 = sub i64 %29, %34
  %69 = add i64 %68, %67
  %70 = xor i64 %34, -1
  %71 = add nsw i64 %30, %70
  %72 = select i1 %26, i64 %35, i64 %71
  %73 = mul nsw i64 %72, %34
  %74 = sdiv i64 %73, 2
  br label %109

75:                                               ; preds = %142
  %76 = load float, ptr %55, align 4
  %77 = load float, ptr %57, align 4
  br label %78

78:                                               ; preds = %75, %33
  %79 = phi float [ %77, %75 ], [ %58, %33 ]
  %80 = phi float [ %76, %75 ], [ %56, %33 ]
  %81 = fmul float %52, %80
  %82 = fmul float %53, %79
  %83 = fmul float %53, %80
  %84 = fmul float %52, %79
  %85 = fsub float %81, %82
  %86 = fadd float %83, %84
  br i1 %28, label %87, label %94

87:                                               ; preds = %78
  %88 = xor i64 %34, -1
  %89 = add nsw i64 %30, %88
  %90 = select i1 %26, i64 %35, i64 %89
  %91 = mul nsw i64 %90, %34
  %92 = sdiv i64 %91, 2
  %93 = add nsw i64 %92, %34
  br label %100

94:                                               ; preds = %78
  br i1 %12, label %95, label %97

95:                                               ; preds = %94
  %96 = mul i64 %34, %31
  br label %100

97:                                               ; preds = %94
  %98 = mul nsw i64 %34, %10
  %99 = add nsw i64 %98, %29
  br label %100

100:                                              ; preds = %87, %95, %97
  %101 = phi i64 [ %93, %87 ], [ %96, %95 ], [ %99, %97 ]
  %102 = getelementptr inbounds { float, float }, ptr %9, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 4
  %105 = load float, ptr %104, align 4
  %106 = fadd float %85, %103
  %107 = fadd float %86, %105
  store float %106, ptr %102, align 4
  store float %107, ptr %104, align 4
  %108 = icmp eq i64 %35, %1
  br i1 %108, label %32, label %33

109:                                              ; preds = %66, %142
  %110 = phi i64 [ %39, %66 ], [ %150, %142 ]
  %111 = mul nsw i64 %110, %6
  %112 = getelementptr inbounds { float, float }, ptr %18, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %115 = load float, ptr %114, align 4
  %116 = fmul float %52, %113
  %117 = fmul float %53, %115
  %118 = fmul float %53, %113
  %119 = fmul float %52, %115
  %120 = fsub float %116, %117
  %121 = fadd float %118, %119
  %122 = mul nsw i64 %110, %8
  %123 = getelementptr inbounds { float, float }, ptr %22, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = getelementptr inbounds nuw i8, ptr %123, i64 4
  %126 = load float, ptr %125, align 4
  %127 = fmul float %63, %124
  %128 = fmul float %64, %126
  %129 = fmul float %64, %124
  %130 = fmul float %63, %126
  %131 = fsub float %127, %128
  %132 = fadd float %129, %130
  %133 = fadd float %120, %131
  %134 = fadd float %121, %132
  br i1 %28, label %135, label %137

135:                                              ; preds = %109
  %136 = add nsw i64 %110, %74
  br label %142

137:                                              ; preds = %109
  br i1 %12, label %138, label %140

138:                                              ; preds = %137
  %139 = add nsw i64 %110, %67
  br label %142

140:                                              ; preds = %137
  %141 = add i64 %69, %110
  br label %142

142:                                              ; preds = %135, %138, %140
  %143 = phi i64 [ %136, %135 ], [ %139, %138 ], [ %141, %140 ]
  %144 = getelementptr inbounds { float, float }, ptr %9, i64 %143
  %145 = load float, ptr %144, align 4
  %146 = getelementptr inbounds nuw i8, ptr %144, i64 4
  %147 = load float, ptr %146, align 4
  %148 = fadd float %133, %145
  %149 = fadd float %134, %147
  store float %148, ptr %144, align 4
  store float %149, ptr %146, align 4
  %150 = add nsw i64 %110, 1
  %151 = icmp eq i64 %150, %42
  br i1 %151, label %75, label %109
}

define linkonce_odr hidden void @enzcc_blas_smallback_cu(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = alloca [32 x { float, float }], align 16
  %8 = alloca [32 x { float, float }], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  %9 = icmp eq i8 %0, 85
  %10 = select i1 %9, i64 %3, i64 1
  %11 = select i1 %9, i64 %5, i64 1
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = add i64 %3, 1
  %15 = add i64 %5, 1
  %16 = add nuw i64 %1, 1
  br label %18

17:                                               ; preds = %163, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  ret void

18:                                               ; preds = %13, %163
  %19 = phi i64 [ %16, %13 ], [ %180, %163 ]
  %20 = phi i64 [ %1, %13 ], [ %21, %163 ]
  %21 = add nsw i64 %20, -1
  %22 = mul i64 %21, %14
  %23 = getelementptr inbounds { float, float }, ptr %2, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4
  %27 = mul i64 %21, %15
  %28 = getelementptr inbounds { float, float }, ptr %4, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %31 = load float, ptr %30, align 4
  %32 = icmp slt i64 %20, %1
  br i1 %32, label %33, label %163

33:                                               ; preds = %18, %33
  %34 = phi i64 [ %50, %33 ], [ %20, %18 ]
  %35 = sub nsw i64 %34, %21
  %36 = mul nsw i64 %35, %10
  %37 = getelementptr { float, float }, ptr %23, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw { float, float }, ptr %7, i64 %34
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  store float %38, ptr %41, align 8
  store float %40, ptr %42, align 4
  %43 = mul nsw i64 %35, %11
  %44 = getelementptr { float, float }, ptr %28, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %34
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 4
  store float %45, ptr %48, align 8
  store float %47, ptr %49, align 4
  %50 = add nuw nsw i64 %34, 1
  %51 = icmp eq i64 %50, %1
  br i1 %51, label %56, label %33

52:                                               ; preds = %151
  %53 = fmul float %24, %24
  %54 = fmul float %26, %26
  %55 = fadd float %53, %54
  br label %181

56:                                               ; preds = %33, %151
  %57 = phi i64 [ %161, %151 ], [ %19, %33 ]
  %58 = phi i64 [ %160, %151 ], [ %20, %33 ]
  %59 = mul nsw i64 %58, %5
  %60 = getelementptr inbounds { float, float }, ptr %4, i64 %59
  %61 = getelementptr inbounds nuw { float, float }, ptr %7, i64 %58
  %62 = load float, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %64 = load float, ptr %63, align 4
  br i1 %9, label %65, label %109

65:                                               ; preds = %56
  %66 = icmp sgt i64 %20, %58
  br i1 %66, label %151, label %67

67:                                               ; preds = %65, %67
  %68 = phi i64 [ %87, %67 ], [ %20, %65 ]
  %69 = phi float [ %85, %67 ], [ 0.000000e+00, %65 ]
  %70 = phi float [ %86, %67 ], [ 0.000000e+00, %65 ]
  %71 = getelementptr inbounds nuw { float, float }, ptr %60, i64 %68
  %72 = load float, ptr %71, align 4
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %74 = load float, ptr %73, align 4
  %75 = getelementptr inbounds nuw { float, float }, ptr %7, i64 %68
  %76 = load float, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %78 = load float, ptr %77, align 4
  %79 = fmul float %72, %76
  %80 = fmul float %74, %78
  %81 = fmul float %72, %78
  %82 = fmul float %74, %76
  %83 = fsub float %79, %80
  %84 = fadd float %82, %81
  %85 = fadd float %69, %83
  %86 = fadd float %70, %84
  %87 = add i64 %68, 1
  %88 = icmp eq i64 %87, %57
  br i1 %88, label %89, label %67

89:                                               ; preds = %67, %89
  %90 = phi i64 [ %107, %89 ], [ %20, %67 ]
  %91 = getelementptr inbounds nuw { float, float }, ptr %60, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %94 = load float, ptr %93, align 4
  %95 = fmul float %62, %92
  %96 = fmul float %64, %94
  %97 = fmul float %64, %92
  %98 = fmul float %62, %94
  %99 = fsub float %95, %96
  %100 = fadd float %97, %98
  %101 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %90
  %102 = load float, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %101, i64 4
  %104 = load float, ptr %103, align 4
  %105 = fsub float %102, %99
  %106 = fsub float %104, %100
  store float %105, ptr %101, align 8
  store float %106, ptr %103, align 4
  %107 = add i64 %90, 1
  %108 = icmp eq i64 %107, %57
  br i1 %108, label %151, label %89

109:                                              ; preds = %56, %109
  %110 = phi i64 [ %129, %109 ], [ %58, %56 ]
  %111 = phi float [ %127, %109 ], [ 0.000000e+00, %56 ]
  %112 = phi float [ %128, %109 ], [ 0.000000e+00, %56 ]
  %113 = getelementptr inbounds nuw { float, float }, ptr %60, i64 %110
  %114 = load float, ptr %113, align 4
  %115 = getelementptr inbounds nuw i8, ptr %113, i64 4
  %116 = load float, ptr %115, align 4
  %117 = getelementptr inbounds nuw { float, float }, ptr %7, i64 %110
  %118 = load float, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 4
  %120 = load float, ptr %119, align 4
  %121 = fmul float %114, %118
  %122 = fmul float %116, %120
  %123 = fmul float %114, %120
  %124 = fmul float %116, %118
  %125 = fsub float %121, %122
  %126 = fadd float %124, %123
  %127 = fadd float %111, %125
  %128 = fadd float %112, %126
  %129 = add nuw nsw i64 %110, 1
  %130 = icmp eq i64 %129, %1
  br i1 %130, label %131, label %109

131:                                              ; preds = %109, %131
  %132 = phi i64 [ %149, %131 ], [ %58, %109 ]
  %133 = getelementptr inbounds nuw { float, float }, ptr %60, i64 %132
  %134 = load float, ptr %133, align 4
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 4
  %136 = load float, ptr %135, align 4
  %137 = fmul float %62, %134
  %138 = fmul float %64, %136
  %139 = fmul float %64, %134
  %140 = fmul float %62, %136
  %141 = fsub float %137, %138
  %142 = fadd float %139, %140
  %143 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %132
  %144 = load float, ptr %143, align 8
  %145 = getelementptr inbounds nuw i8, ptr %143, i64 4
  %146 = load float, ptr %145, align 4
  %147 = fsub float %144, %141
  %148 = fsub float %146, %142
  store float %147, ptr %143, align 8
  store float %148, ptr %145, align 4
  %149 = add nuw nsw i64 %132, 1
  %150 = icmp eq i64 %149, %1
  br i1 %150, label %151, label %131

151:                                              ; preds = %131, %89, %65
  %152 = phi float [ %86, %89 ], [ 0.000000e+00, %65 ], [ %128, %131 ]
  %153 = phi float [ %85, %89 ], [ 0.000000e+00, %65 ], [ %127, %131 ]
  %154 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %58
  %155 = load float, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %154, i64 4
  %157 = load float, ptr %156, align 4
  %158 = fsub float %155, %153
  %159 = fsub float %157, %152
  store float %158, ptr %154, align 8
  store float %159, ptr %156, align 4
  %160 = add nuw nsw i64 %58, 1
  %161 = add i64 %57, 1
  %162 = icmp eq i64 %160, %1
  br i1 %162, label %52, label %56

163:                                              ; preds = %181, %18
  %164 = phi float [ %29, %18 ], [ %207, %181 ]
  %165 = phi float [ %31, %18 ], [ %208, %181 ]
  %166 = fmul float %24, 2.000000e+00
  %167 = fmul float %26, 2.000000e+00
  %168 = fmul float %166, %164
  %169 = fmul float %167, %165
  %170 = fadd float %168, %169
  %171 = fmul float %166, %166
  %172 = fmul float %167, %167
  %173 = fadd float %171, %172
  %174 = fmul float %166, %165
  %175 = fmul float %167, %164
  %176 = fsub float %174, %175
  %177 = fdiv float %170, %173
  %178 = fdiv float %176, %173
  store float %177, ptr %28, align 4
  store float %178, ptr %30, align 4
  %179 = icmp sgt i64 %20, 1
  %180 = add i64 %19, -1
  br i1 %179, label %18, label %17

181:                                              ; preds = %52, %181
  %182 = phi i64 [ %20, %52 ], [ %213, %181 ]
  %183 = phi float [ %31, %52 ], [ %208, %181 ]
  %184 = phi float [ %29, %52 ], [ %207, %181 ]
  %185 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %182
  %186 = load float, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %185, i64 4
  %188 = load float, ptr %187, align 4
  %189 = fmul float %24, %186
  %190 = fmul float %26, %188
  %191 = fadd float %189, %190
  %192 = fmul float %24, %188
  %193 = fmul float %26, %186
  %194 = fsub float %192, %193
  %195 = fdiv float %191, %55
  %196 = fdiv float %194, %55
  %197 = getelementptr inbounds nuw { float, float }, ptr %7, i64 %182
  %198 = load float, ptr %197, align 8
  %199 = getelementptr inbounds nuw i8, ptr %197, i64 4
  %200 = load float, ptr %199, align 4
  %201 = fmul float %198, %195
  %202 = fmul float %200, %196
  %203 = fmul float %200, %195
  %204 = fmul float %198, %196
  %205 = fsub float %201, %202
  %206 = fadd float %203, %204
  %207 = fsub float %184, %205
  %208 = fsub float %183, %206
  %209 = sub nsw i64 %182, %21
  %210 = mul nsw i64 %209, %11
  %211 = getelementptr { float, float }, ptr %28, i64 %210
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 4
  store float %195, ptr %211, align 4
  store float %196, ptr %212, align 4
  %213 = add nuw nsw i64 %182, 1
  %214 = icmp eq i64 %213, %1
  br i1 %214, label %163, label %181
}

define linkonce_odr hidden void @enzcc_blas_mdot_zu(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %7
  %10 = icmp sgt i64 %0, 0
  br label %11

11:                                               ; preds = %9, %24
  %12 = phi i64 [ 0, %9 ], [ %27, %24 ]
  %13 = phi double [ 0.000000e+00, %9 ], [ %26, %24 ]
  %14 = phi double [ 0.000000e+00, %9 ], [ %25, %24 ]
  br i1 %10, label %15, label %24

15:                                               ; preds = %11
  %16 = mul nsw i64 %12, %3
  %17 = getelementptr { double, double }, ptr %2, i64 %16
  %18 = mul nsw i64 %12, %5
  %19 = getelementptr { double, double }, ptr %4, i64 %18
  br label %29

20:                                               ; preds = %24, %7
  %21 = phi double [ 0.000000e+00, %7 ], [ %25, %24 ]
  %22 = phi double [ 0.000000e+00, %7 ], [ %26, %24 ]
  store double %22, ptr %6, align 8
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %21, ptr %23, align 8
  ret void

24:                                               ; preds = %29, %11
  %25 = phi double [ %14, %11 ], [ %48, %29 ]
  %26 = phi double [ %13, %11 ], [ %47, %29 ]
  %27 = add nuw nsw i64 %12, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %20, label %11

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %49, %29 ]
  %31 = phi double [ %13, %15 ], [ %47, %29 ]
  %32 = phi double [ %14, %15 ], [ %48, %29 ]
  %33 = getelementptr { double, double }, ptr %17, i64 %30
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load double, ptr %35, align 8
  %37 = getelementptr { double, double }, ptr %19, i64 %30
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fmul double %34, %38
  %42 = fmul double %36, %40
  %43 = fmul double %34, %40
  %44 = fmul double %36, %38
  %45 = fsub double %41, %42
  %46 = fadd double %44, %43
  %47 = fadd double %31, %45
  %48 = fadd double %32, %46
  %49 = add nuw nsw i64 %30, 1
  %50 = icmp eq i64 %49, %0
  br i1 %50, label %24, label %29
}

define linkonce_odr hidden void @enzcc_blas_dottri_zu(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 85
  br label %19

11:                                               ; preds = %32, %19
  %12 = phi double [ %21, %19 ], [ %50, %32 ]
  %13 = phi double [ %20, %19 ], [ %51, %32 ]
  %14 = icmp eq i64 %24, %1
  br i1 %14, label %15, label %19

15:                                               ; preds = %11, %7
  %16 = phi double [ 0.000000e+00, %7 ], [ %12, %11 ]
  %17 = phi double [ 0.000000e+00, %7 ], [ %13, %11 ]
  store double %16, ptr %6, align 8
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %17, ptr %18, align 8
  ret void

19:                                               ; preds = %9, %11
  %20 = phi double [ 0.000000e+00, %9 ], [ %13, %11 ]
  %21 = phi double [ 0.000000e+00, %9 ], [ %12, %11 ]
  %22 = phi i64 [ 0, %9 ], [ %24, %11 ]
  %23 = select i1 %10, i64 0, i64 %22
  %24 = add nuw nsw i64 %22, 1
  %25 = select i1 %10, i64 %24, i64 %1
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %27, label %11

27:                                               ; preds = %19
  %28 = mul nsw i64 %22, %3
  %29 = getelementptr { double, double }, ptr %2, i64 %28
  %30 = mul nsw i64 %22, %5
  %31 = getelementptr { double, double }, ptr %4, i64 %30
  br label %32

32:                                               ; preds = %27, %32
  %33 = phi i64 [ %23, %27 ], [ %52, %32 ]
  %34 = phi double [ %20, %27 ], [ %51, %32 ]
  %35 = phi double [ %21, %27 ], [ %50, %32 ]
  %36 = getelementptr { double, double }, ptr %29, i64 %33
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %39 = load double, ptr %38, align 8
  %40 = getelementptr { double, double }, ptr %31, i64 %33
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %43 = load double, ptr %42, align 8
  %44 = fmul double %37, %41
  %45 = fmul double %39, %43
  %46 = fmul double %37, %43
  %47 = fmul double %39, %41
  %48 = fsub double %44, %45
  %49 = fadd double %47, %46
  %50 = fadd double %35, %48
  %51 = fadd double %34, %49
  %52 = add nuw nsw i64 %33, 1
  %53 = icmp eq i64 %52, %25
  br i1 %53, label %11, label %32
}

define linkonce_odr hidden void @enzcc_blas_outertri_zu(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, double noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp eq i8 %1, 85
  %13 = zext i1 %12 to i64
  %14 = icmp slt i64 %6, 0
  %15 = sub i64 1, %2
  %16 = mul i64 %6, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds { double, double }, ptr %5, i64 %17
  %19 = icmp slt i64 %8, 0
  %20 = mul i64 %8, %15
  %21 = select i1 %19, i64 %20, i64 0
  %22 = getelementptr inbounds { double, double }, ptr %7, i64 %21
  %23 = icmp sgt i64 %2, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %11
  %25 = icmp eq i8 %0, 85
  br label %29

26:                                               ; preds = %51, %29
  %27 = icmp eq i64 %33, %2
  br i1 %27, label %28, label %29

28:                                               ; preds = %26, %11
  ret void

29:                                               ; preds = %24, %26
  %30 = phi i64 [ 0, %24 ], [ %33, %26 ]
  %31 = add nuw nsw i64 %30, %13
  %32 = select i1 %25, i64 0, i64 %31
  %33 = add nuw nsw i64 %30, 1
  %34 = sub nuw nsw i64 %33, %13
  %35 = select i1 %25, i64 %34, i64 %2
  %36 = mul nsw i64 %30, %8
  %37 = getelementptr inbounds { double, double }, ptr %22, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fmul double %3, %38
  %42 = fmul double %4, %40
  %43 = fmul double %3, %40
  %44 = fmul double %4, %38
  %45 = fsub double %41, %42
  %46 = fadd double %44, %43
  %47 = icmp slt i64 %32, %35
  br i1 %47, label %48, label %26

48:                                               ; preds = %29
  %49 = mul nsw i64 %30, %10
  %50 = getelementptr { double, double }, ptr %9, i64 %49
  br label %51

51:                                               ; preds = %48, %51
  %52 = phi i64 [ %32, %48 ], [ %70, %51 ]
  %53 = mul nsw i64 %52, %6
  %54 = getelementptr inbounds { double, double }, ptr %18, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %57 = load double, ptr %56, align 8
  %58 = fmul double %45, %55
  %59 = fmul double %46, %57
  %60 = fmul double %46, %55
  %61 = fmul double %45, %57
  %62 = fsub double %58, %59
  %63 = fadd double %60, %61
  %64 = getelementptr { double, double }, ptr %50, i64 %52
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %67 = load double, ptr %66, align 8
  %68 = fadd double %65, %62
  %69 = fadd double %67, %63
  store double %68, ptr %64, align 8
  store double %69, ptr %66, align 8
  %70 = add nuw nsw i64 %52, 1
  %71 = icmp eq i64 %70, %35
  br i1 %71, label %26, label %51
}

define linkonce_odr hidden void @enzcc_blas_bothtri_zu(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr { double, double }, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr { double, double }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr { double, double }, ptr %4, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %9, %20
  %21 = phi i64 [ 0, %9 ], [ %39, %20 ]
  %22 = icmp samesign ule i64 %21, %10
  %23 = icmp samesign uge i64 %21, %10
  %24 = select i1 %8, i1 %22, i1 %23
  %25 = getelementptr { double, double }, ptr %13, i64 %21
  %26 = mul nsw i64 %21, %3
  %27 = getelementptr { double, double }, ptr %11, i64 %26
  %28 = select i1 %24, ptr %25, ptr %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %30 = load double, ptr %29, align 8
  %31 = load double, ptr %28, align 8
  %32 = icmp eq i64 %21, %10
  %33 = fmul double %31, 2.000000e+00
  %34 = fmul double %30, 2.000000e+00
  %35 = select i1 %32, double %33, double %31
  %36 = select i1 %32, double %34, double %30
  %37 = getelementptr { double, double }, ptr %15, i64 %21
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store double %35, ptr %37, align 8
  store double %36, ptr %38, align 8
  %39 = add nuw nsw i64 %21, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_addsym_zu(i8 noundef signext %0, i64 noundef %1, double noundef %2, double noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %7
  %10 = icmp eq i8 %0, 85
  br label %14

11:                                               ; preds = %53, %14
  %12 = icmp eq i64 %17, %1
  br i1 %12, label %13, label %14

13:                                               ; preds = %11, %7
  ret void

14:                                               ; preds = %9, %11
  %15 = phi i64 [ 0, %9 ], [ %17, %11 ]
  %16 = select i1 %10, i64 0, i64 %15
  %17 = add nuw nsw i64 %15, 1
  %18 = select i1 %10, i64 %17, i64 %1
  %19 = getelementptr { double, double }, ptr %4, i64 %15
  %20 = icmp slt i64 %16, %18
  br i1 %20, label %21, label %11

21:                                               ; preds = %14
  %22 = mul nuw nsw i64 %15, %1
  %23 = getelementptr { double, double }, ptr %4, i64 %22
  %24 = mul nsw i64 %15, %6
  %25 = getelementptr { double, double }, ptr %5, i64 %24
  br label %26

26:                                               ; preds = %21, %53
  %27 = phi i64 [ %16, %21 ], [ %62, %53 ]
  %28 = getelementptr { double, double }, ptr %23, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %31 = load double, ptr %30, align 8
  %32 = fmul double %2, %29
  %33 = fmul double %3, %31
  %34 = fmul double %2, %31
  %35 = fmul double %3, %29
  %36 = fsub double %32, %33
  %37 = fadd double %35, %34
  %38 = icmp eq i64 %27, %15
  br i1 %38, label %53, label %39

39:                                               ; preds = %26
  %40 = mul nuw nsw i64 %27, %1
  %41 = getelementptr { double, double }, ptr %19, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %44 = load double, ptr %43, align 8
  %45 = fmul double %2, %42
  %46 = fmul double %3, %44
  %47 = fmul double %2, %44
  %48 = fmul double %3, %42
  %49 = fsub double %45, %46
  %50 = fadd double %48, %47
  %51 = fadd double %36, %49
  %52 = fadd double %37, %50
  br label %53

53:                                               ; preds = %26, %39
  %54 = phi double [ %51, %39 ], [ %36, %26 ]
  %55 = phi double [ %52, %39 ], [ %37, %26 ]
  %56 = getelementptr { double, double }, ptr %25, i64 %27
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load double, ptr %58, align 8
  %60 = fadd double %54, %57
  %61 = fadd double %55, %59
  store double %60, ptr %56, align 8
  store double %61, ptr %58, align 8
  %62 = add nuw nsw i64 %27, 1
  %63 = icmp eq i64 %62, %18
  br i1 %63, label %11, label %26
}

define linkonce_odr hidden void @enzcc_blas_diagmul_zu(i8 noundef signext %0, i64 noundef %1, double noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) nounwind {
  %11 = icmp slt i64 %7, 0
  %12 = sub i64 1, %1
  %13 = mul i64 %7, %12
  %14 = select i1 %11, i64 %13, i64 0
  %15 = getelementptr inbounds { double, double }, ptr %6, i64 %14
  %16 = icmp slt i64 %9, 0
  %17 = mul i64 %9, %12
  %18 = select i1 %16, i64 %17, i64 0
  %19 = getelementptr inbounds { double, double }, ptr %8, i64 %18
  %20 = icmp sgt i64 %1, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %10
  %22 = icmp eq i64 %5, 0
  %23 = add i64 %5, 1
  %24 = icmp eq i8 %0, 85
  %25 = shl nuw nsw i64 %1, 1
  br label %27

26:                                               ; preds = %40, %10
  ret void

27:                                               ; preds = %21, %40
  %28 = phi i64 [ 0, %21 ], [ %41, %40 ]
  br i1 %22, label %29, label %37

29:                                               ; preds = %27
  %30 = add nuw nsw i64 %28, 1
  %31 = xor i64 %28, -1
  %32 = add nsw i64 %25, %31
  %33 = select i1 %24, i64 %30, i64 %32
  %34 = mul nsw i64 %33, %28
  %35 = sdiv i64 %34, 2
  %36 = add nsw i64 %35, %28
  br label %40

37:                                               ; preds = %27
  %38 = mul i64 %28, %23
  %39 = add nuw nsw i64 %28, 1
  br label %40

40:                                               ; preds = %29, %37
  %41 = phi i64 [ %30, %29 ], [ %39, %37 ]
  %42 = phi i64 [ %36, %29 ], [ %38, %37 ]
  %43 = getelementptr inbounds { double, double }, ptr %4, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %46 = load double, ptr %45, align 8
  %47 = fmul double %2, %44
  %48 = fmul double %3, %46
  %49 = fmul double %2, %46
  %50 = fmul double %3, %44
  %51 = fsub double %47, %48
  %52 = fadd double %50, %49
  %53 = mul nsw i64 %28, %7
  %54 = getelementptr inbounds { double, double }, ptr %15, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %57 = load double, ptr %56, align 8
  %58 = fmul double %55, %51
  %59 = fmul double %52, %57
  %60 = fmul double %51, %57
  %61 = fmul double %55, %52
  %62 = fsub double %58, %59
  %63 = fadd double %60, %61
  %64 = mul nsw i64 %28, %9
  %65 = getelementptr inbounds { double, double }, ptr %19, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %68 = load double, ptr %67, align 8
  %69 = fadd double %66, %62
  %70 = fadd double %68, %63
  store double %69, ptr %65, align 8
  store double %70, ptr %67, align 8
  %71 = icmp eq i64 %41, %1
  br i1 %71, label %26, label %27
}

define linkonce_odr hidden void @enzcc_blas_wholetri_zu(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp eq i8 %0, 85
  br label %9

9:                                                ; preds = %17, %7
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %11 = getelementptr { double, double }, ptr %2, i64 %10
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr { double, double }, ptr %2, i64 %12
  %14 = mul nuw nsw i64 %10, %1
  %15 = getelementptr { double, double }, ptr %4, i64 %14
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
  %25 = getelementptr { double, double }, ptr %13, i64 %21
  %26 = mul nsw i64 %21, %3
  %27 = getelementptr { double, double }, ptr %11, i64 %26
  %28 = select i1 %24, ptr %25, ptr %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %30 = load double, ptr %29, align 8
  %31 = load double, ptr %28, align 8
  %32 = getelementptr { double, double }, ptr %15, i64 %21
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store double %31, ptr %32, align 8
  store double %30, ptr %33, align 8
  %34 = add nuw nsw i64 %21, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_bandouter_zu(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11) nounwind {
  %13 = icmp slt i64 %7, 0
  %14 = sub i64 1, %0
  %15 = mul i64 %7, %14
  %16 = select i1 %13, i64 %15, i64 0
  %17 = getelementptr inbounds { double, double }, ptr %6, i64 %16
  %18 = icmp slt i64 %9, 0
  %19 = sub i64 1, %1
  %20 = mul i64 %9, %19
  %21 = select i1 %18, i64 %20, i64 0
  %22 = getelementptr inbounds { double, double }, ptr %8, i64 %21
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %12
  %25 = add i64 %2, 1
  br label %27

26:                                               ; preds = %51, %12
  ret void

27:                                               ; preds = %24, %51
  %28 = phi i64 [ 0, %24 ], [ %52, %51 ]
  %29 = icmp sgt i64 %28, %3
  %30 = sub nsw i64 %28, %3
  %31 = select i1 %29, i64 %30, i64 0
  %32 = add i64 %25, %28
  %33 = tail call i64 @llvm.smin.i64(i64 %32, i64 %0)
  %34 = mul nsw i64 %28, %9
  %35 = getelementptr inbounds { double, double }, ptr %22, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load double, ptr %37, align 8
  %39 = fmul double %4, %36
  %40 = fmul double %5, %38
  %41 = fmul double %4, %38
  %42 = fmul double %5, %36
  %43 = fsub double %39, %40
  %44 = fadd double %42, %41
  %45 = icmp slt i64 %31, %33
  br i1 %45, label %46, label %51

46:                                               ; preds = %27
  %47 = sub i64 %3, %28
  %48 = mul nsw i64 %28, %11
  %49 = getelementptr { double, double }, ptr %10, i64 %48
  %50 = getelementptr { double, double }, ptr %49, i64 %47
  br label %54

51:                                               ; preds = %54, %27
  %52 = add nuw nsw i64 %28, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %26, label %27

54:                                               ; preds = %46, %54
  %55 = phi i64 [ %31, %46 ], [ %73, %54 ]
  %56 = mul nsw i64 %55, %7
  %57 = getelementptr inbounds { double, double }, ptr %17, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %60 = load double, ptr %59, align 8
  %61 = fmul double %43, %58
  %62 = fmul double %44, %60
  %63 = fmul double %44, %58
  %64 = fmul double %43, %60
  %65 = fsub double %61, %62
  %66 = fadd double %63, %64
  %67 = getelementptr { double, double }, ptr %50, i64 %55
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load double, ptr %69, align 8
  %71 = fadd double %68, %65
  %72 = fadd double %70, %66
  store double %71, ptr %67, align 8
  store double %72, ptr %69, align 8
  %73 = add nsw i64 %55, 1
  %74 = icmp slt i64 %73, %33
  br i1 %74, label %54, label %51
}

define linkonce_odr hidden void @enzcc_blas_triouter_zu(i8 noundef signext %0, i8 noundef signext %1, i64 noundef %2, i64 noundef %3, double noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11) nounwind {
  %13 = icmp eq i8 %1, 85
  %14 = zext i1 %13 to i64
  %15 = icmp slt i64 %7, 0
  %16 = sub i64 1, %2
  %17 = mul i64 %7, %16
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds { double, double }, ptr %6, i64 %18
  %20 = icmp slt i64 %9, 0
  %21 = mul i64 %9, %16
  %22 = select i1 %20, i64 %21, i64 0
  %23 = getelementptr inbounds { double, double }, ptr %8, i64 %22
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %25, label %35

25:                                               ; preds = %12
  %26 = icmp eq i8 %0, 76
  %27 = icmp eq i8 %0, 85
  %28 = add i64 %3, 1
  %29 = xor i1 %13, true
  %30 = zext i1 %29 to i64
  %31 = icmp eq i64 %11, 0
  %32 = icmp slt i64 %3, 0
  %33 = select i1 %27, i64 %3, i64 0
  %34 = shl nuw nsw i64 %2, 1
  br label %36

35:                                               ; preds = %74, %12
  ret void

36:                                               ; preds = %25, %74
  %37 = phi i64 [ 0, %25 ], [ %75, %74 ]
  %38 = add nuw nsw i64 %37, %14
  %39 = icmp sgt i64 %37, %3
  %40 = sub nsw i64 %37, %3
  %41 = select i1 %39, i64 %40, i64 0
  %42 = select i1 %26, i64 %38, i64 %41
  br i1 %27, label %43, label %45

43:                                               ; preds = %36
  %44 = add nuw nsw i64 %37, %30
  br label %48

45:                                               ; preds = %36
  %46 = add i64 %28, %37
  %47 = tail call i64 @llvm.smin.i64(i64 %46, i64 %2)
  br label %48

48:                                               ; preds = %45, %43
  %49 = phi i64 [ %44, %43 ], [ %47, %45 ]
  %50 = mul nsw i64 %37, %9
  %51 = getelementptr inbounds { double, double }, ptr %23, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %54 = load double, ptr %53, align 8
  %55 = fmul double %4, %52
  %56 = fmul double %5, %54
  %57 = fmul double %4, %54
  %58 = fmul double %5, %52
  %59 = fsub double %55, %56
  %60 = fadd double %58, %57
  %61 = icmp slt i64 %42, %49
  br i1 %61, label %64, label %62

62:                                               ; preds = %48
  %63 = add nuw nsw i64 %37, 1
  br label %74

64:                                               ; preds = %48
  %65 = mul nsw i64 %37, %11
  %66 = sub i64 %33, %37
  %67 = add i64 %66, %65
  %68 = add nuw nsw i64 %37, 1
  %69 = xor i64 %37, -1
  %70 = add nsw i64 %34, %69
  %71 = select i1 %27, i64 %68, i64 %70
  %72 = mul nsw i64 %71, %37
  %73 = sdiv i64 %72, 2
  br label %77

74:                                               ; preds = %97, %62
  %75 = phi i64 [ %63, %62 ], [ %68, %97 ]
  %76 = icmp eq i64 %75, %2
  br i1 %76, label %35, label %36

77:                                               ; preds = %64, %97
  %78 = phi i64 [ %42, %64 ], [ %105, %97 ]
  %79 = mul nsw i64 %78, %7
  %80 = getelementptr inbounds { double, double }, ptr %19, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %83 = load double, ptr %82, align 8
  %84 = fmul double %59, %81
  %85 = fmul double %60, %83
  %86 = fmul double %60, %81
  %87 = fmul double %59, %83
  %88 = fsub double %84, %85
  %89 = fadd double %86, %87
  br i1 %31, label %90, label %92

90:                                               ; preds = %77
  %91 = add nsw i64 %78, %73
  br label %97

92:                                               ; preds = %77
  br i1 %32, label %93, label %95

93:                                               ; preds = %92
  %94 = add nsw i64 %78, %65
  br label %97

95:                                               ; preds = %92
  %96 = add i64 %67, %78
  br label %97

97:                                               ; preds = %90, %93, %95
  %98 = phi i64 [ %91, %90 ], [ %94, %93 ], [ %96, %95 ]
  %99 = getelementptr inbounds { double, double }, ptr %10, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %102 = load double, ptr %101, align 8
  %103 = fadd double %88, %100
  %104 = fadd double %89, %102
  store double %103, ptr %99, align 8
  store double %104, ptr %101, align 8
  %105 = add nsw i64 %78, 1
  %106 = icmp eq i64 %105, %49
  br i1 %106, label %74, label %77
}

define linkonce_odr hidden void @enzcc_blas_symouter_zu(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, double noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp slt i64 %2, 0
  %13 = select i1 %12, i64 %1, i64 %2
  %14 = icmp slt i64 %6, 0
  %15 = sub i64 1, %1
  %16 = mul i64 %6, %15
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds { double, double }, ptr %5, i64 %17
  %19 = icmp slt i64 %8, 0
  %20 = mul i64 %8, %15
  %21 = select i1 %19, i64 %20, i64 0
  %22 = getelementptr inbounds { double, double }, ptr %7, i64 %21
  %23 = icmp sgt i64 %1, 0
  br i1 %23, label %24, label %32

24:                                               ; preds = %11
  %25 = icmp eq i8 %0, 76
  %26 = icmp eq i8 %0, 85
  %27 = add nuw i64 %13, 1
  %28 = icmp eq i64 %10, 0
  %29 = select i1 %26, i64 %2, i64 0
  %30 = shl nuw nsw i64 %1, 1
  %31 = add i64 %10, 1
  br label %33

32:                                               ; preds = %100, %11
  ret void

33:                                               ; preds = %24, %100
  %34 = phi i64 [ 0, %24 ], [ %35, %100 ]
  %35 = add nuw nsw i64 %34, 1
  %36 = icmp sgt i64 %34, %13
  %37 = sub nsw i64 %34, %13
  %38 = select i1 %36, i64 %37, i64 0
  %39 = select i1 %25, i64 %35, i64 %38
  %40 = add i64 %27, %34
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %1)
  %42 = select i1 %26, i64 %34, i64 %41
  %43 = mul nsw i64 %34, %8
  %44 = getelementptr inbounds { double, double }, ptr %22, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %47 = load double, ptr %46, align 8
  %48 = fmul double %3, %45
  %49 = fmul double %4, %47
  %50 = fmul double %3, %47
  %51 = fmul double %4, %45
  %52 = fsub double %48, %49
  %53 = fadd double %51, %50
  %54 = mul nsw i64 %34, %6
  %55 = getelementptr inbounds { double, double }, ptr %18, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %58 = load double, ptr %57, align 8
  %59 = fmul double %3, %56
  %60 = fmul double %4, %58
  %61 = fmul double %3, %58
  %62 = fmul double %4, %56
  %63 = fsub double %59, %60
  %64 = fadd double %62, %61
  %65 = icmp slt i64 %39, %42
  br i1 %65, label %66, label %78

66:                                               ; preds = %33
  %67 = mul nsw i64 %34, %10
  %68 = sub i64 %29, %34
  %69 = add i64 %68, %67
  %70 = xor i64 %34, -1
  %71 = add nsw i64 %30, %70
  %72 = select i1 %26, i64 %35, i64 %71
  %73 = mul nsw i64 %72, %34
  %74 = sdiv i64 %73, 2
  br label %109

75:                                               ; preds = %142
  %76 = load double, ptr %55, align 8
  %77 = load double, ptr %57, align 8
  br label %78

78:                                               ; preds = %75, %33
  %79 = phi double [ %77, %75 ], [ %58, %33 ]
  %80 = phi double [ %76, %75 ], [ %56, %33 ]
  %81 = fmul double %52, %80
  %82 = fmul double %53, %79
  %83 = fmul double %53, %80
  %84 = fmul double %52, %79
  %85 = fsub double %81, %82
  %86 = fadd double %83, %84
  br i1 %28, label %87, label %94

87:                                               ; preds = %78
  %88 = xor i64 %34, -1
  %89 = add nsw i64 %30, %88
  %90 = select i1 %26, i64 %35, i64 %89
  %91 = mul nsw i64 %90, %34
  %92 = sdiv i64 %91, 2
  %93 = add nsw i64 %92, %34
  br label %100

94:                                               ; preds = %78
  br i1 %12, label %95, label %97

95:                                               ; preds = %94
  %96 = mul i64 %34, %31
  br label %100

97:                                               ; preds = %94
  %98 = mul nsw i64 %34, %10
  %99 = add nsw i64 %98, %29
  br label %100

100:                                              ; preds = %87, %95, %97
  %101 = phi i64 [ %93, %87 ], [ %96, %95 ], [ %99, %97 ]
  %102 = getelementptr inbounds { double, double }, ptr %9, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %105 = load double, ptr %104, align 8
  %106 = fadd double %85, %103
  %107 = fadd double %86, %105
  store double %106, ptr %102, align 8
  store double %107, ptr %104, align 8
  %108 = icmp eq i64 %35, %1
  br i1 %108, label %32, label %33

109:                                              ; preds = %66, %142
  %110 = phi i64 [ %39, %66 ], [ %150, %142 ]
  %111 = mul nsw i64 %110, %6
  %112 = getelementptr inbounds { double, double }, ptr %18, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %115 = load double, ptr %114, align 8
  %116 = fmul double %52, %113
  %117 = fmul double %53, %115
  %118 = fmul double %53, %113
  %119 = fmul double %52, %115
  %120 = fsub double %116, %117
  %121 = fadd double %118, %119
  %122 = mul nsw i64 %110, %8
  %123 = getelementptr inbounds { double, double }, ptr %22, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %126 = load double, ptr %125, align 8
  %127 = fmul double %63, %124
  %128 = fmul double %64, %126
  %129 = fmul double %64, %124
  %130 = fmul double %63, %126
  %131 = fsub double %127, %128
  %132 = fadd double %129, %130
  %133 = fadd double %120, %131
  %134 = fadd double %121, %132
  br i1 %28, label %135, label %137

135:                                              ; preds = %109
  %136 = add nsw i64 %110, %74
  br label %142

137:                                              ; preds = %109
  br i1 %12, label %138, label %140

138:                                              ; preds = %137
  %139 = add nsw i64 %110, %67
  br label %142

140:                                              ; preds = %137
  %141 = add i64 %69, %110
  br label %142

142:                                              ; preds = %135, %138, %140
  %143 = phi i64 [ %136, %135 ], [ %139, %138 ], [ %141, %140 ]
  %144 = getelementptr inbounds { double, double }, ptr %9, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %147 = load double, ptr %146, align 8
  %148 = fadd double %133, %145
  %149 = fadd double %134, %147
  store double %148, ptr %144, align 8
  store double %149, ptr %146, align 8
  %150 = add nsw i64 %110, 1
  %151 = icmp eq i64 %150, %42
  br i1 %151, label %75, label %109
}

define linkonce_odr hidden void @enzcc_blas_smallback_zu(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = alloca [32 x { double, double }], align 16
  %8 = alloca [32 x { double, double }], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #4
  %9 = icmp eq i8 %0, 85
  %10 = select i1 %9, i64 %3, i64 1
  %11 = select i1 %9, i64 %5, i64 1
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = add i64 %3, 1
  %15 = add i64 %5, 1
  %16 = add nuw i64 %1, 1
  br label %18

17:                                               ; preds = %163, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #4
  ret void

18:                                               ; preds = %13, %163
  %19 = phi i64 [ %16, %13 ], [ %180, %163 ]
  %20 = phi i64 [ %1, %13 ], [ %21, %163 ]
  %21 = add nsw i64 %20, -1
  %22 = mul i64 %21, %14
  %23 = getelementptr inbounds { double, double }, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load double, ptr %25, align 8
  %27 = mul i64 %21, %15
  %28 = getelementptr inbounds { double, double }, ptr %4, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %31 = load double, ptr %30, align 8
  %32 = icmp slt i64 %20, %1
  br i1 %32, label %33, label %163

33:                                               ; preds = %18, %33
  %34 = phi i64 [ %50, %33 ], [ %20, %18 ]
  %35 = sub nsw i64 %34, %21
  %36 = mul nsw i64 %35, %10
  %37 = getelementptr { double, double }, ptr %23, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw { double, double }, ptr %7, i64 %34
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store double %38, ptr %41, align 16
  store double %40, ptr %42, align 8
  %43 = mul nsw i64 %35, %11
  %44 = getelementptr { double, double }, ptr %28, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %34
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store double %45, ptr %48, align 16
  store double %47, ptr %49, align 8
  %50 = add nuw nsw i64 %34, 1
  %51 = icmp eq i64 %50, %1
  br i1 %51, label %56, label %33

52:                                               ; preds = %151
  %53 = fmul double %24, %24
  %54 = fmul double %26, %26
  %55 = fadd double %53, %54
  br label %181

56:                                               ; preds = %33, %151
  %57 = phi i64 [ %161, %151 ], [ %19, %33 ]
  %58 = phi i64 [ %160, %151 ], [ %20, %33 ]
  %59 = mul nsw i64 %58, %5
  %60 = getelementptr inbounds { double, double }, ptr %4, i64 %59
  %61 = getelementptr inbounds nuw { double, double }, ptr %7, i64 %58
  %62 = load double, ptr %61, align 16
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %64 = load double, ptr %63, align 8
  br i1 %9, label %65, label %109

65:                                               ; preds = %56
  %66 = icmp sgt i64 %20, %58
  br i1 %66, label %151, label %67

67:                                               ; preds = %65, %67
  %68 = phi i64 [ %87, %67 ], [ %20, %65 ]
  %69 = phi double [ %85, %67 ], [ 0.000000e+00, %65 ]
  %70 = phi double [ %86, %67 ], [ 0.000000e+00, %65 ]
  %71 = getelementptr inbounds nuw { double, double }, ptr %60, i64 %68
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw { double, double }, ptr %7, i64 %68
  %76 = load double, ptr %75, align 16
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %78 = load double, ptr %77, align 8
  %79 = fmul double %72, %76
  %80 = fmul double %74, %78
  %81 = fmul double %72, %78
  %82 = fmul double %74, %76
  %83 = fsub double %79, %80
  %84 = fadd double %82, %81
  %85 = fadd double %69, %83
  %86 = fadd double %70, %84
  %87 = add i64 %68, 1
  %88 = icmp eq i64 %87, %57
  br i1 %88, label %89, label %67

89:                                               ; preds = %67, %89
  %90 = phi i64 [ %107, %89 ], [ %20, %67 ]
  %91 = getelementptr inbounds nuw { double, double }, ptr %60, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %94 = load double, ptr %93, align 8
  %95 = fmul double %62, %92
  %96 = fmul double %64, %94
  %97 = fmul double %64, %92
  %98 = fmul double %62, %94
  %99 = fsub double %95, %96
  %100 = fadd double %97, %98
  %101 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %90
  %102 = load double, ptr %101, align 16
  %103 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %104 = load double, ptr %103, align 8
  %105 = fsub double %102, %99
  %106 = fsub double %104, %100
  store double %105, ptr %101, align 16
  store double %106, ptr %103, align 8
  %107 = add i64 %90, 1
  %108 = icmp eq i64 %107, %57
  br i1 %108, label %151, label %89

109:                                              ; preds = %56, %109
  %110 = phi i64 [ %129, %109 ], [ %58, %56 ]
  %111 = phi double [ %127, %109 ], [ 0.000000e+00, %56 ]
  %112 = phi double [ %128, %109 ], [ 0.000000e+00, %56 ]
  %113 = getelementptr inbounds nuw { double, double }, ptr %60, i64 %110
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds nuw { double, double }, ptr %7, i64 %110
  %118 = load double, ptr %117, align 16
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %120 = load double, ptr %119, align 8
  %121 = fmul double %114, %118
  %122 = fmul double %116, %120
  %123 = fmul double %114, %120
  %124 = fmul double %116, %118
  %125 = fsub double %121, %122
  %126 = fadd double %124, %123
  %127 = fadd double %111, %125
  %128 = fadd double %112, %126
  %129 = add nuw nsw i64 %110, 1
  %130 = icmp eq i64 %129, %1
  br i1 %130, label %131, label %109

131:                                              ; preds = %109, %131
  %132 = phi i64 [ %149, %131 ], [ %58, %109 ]
  %133 = getelementptr inbounds nuw { double, double }, ptr %60, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %136 = load double, ptr %135, align 8
  %137 = fmul double %62, %134
  %138 = fmul double %64, %136
  %139 = fmul double %64, %134
  %140 = fmul double %62, %136
  %141 = fsub double %137, %138
  %142 = fadd double %139, %140
  %143 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %132
  %144 = load double, ptr %143, align 16
  %145 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %146 = load double, ptr %145, align 8
  %147 = fsub double %144, %141
  %148 = fsub double %146, %142
  store double %147, ptr %143, align 16
  store double %148, ptr %145, align 8
  %149 = add nuw nsw i64 %132, 1
  %150 = icmp eq i64 %149, %1
  br i1 %150, label %151, label %131

151:                                              ; preds = %131, %89, %65
  %152 = phi double [ %86, %89 ], [ 0.000000e+00, %65 ], [ %128, %131 ]
  %153 = phi double [ %85, %89 ], [ 0.000000e+00, %65 ], [ %127, %131 ]
  %154 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %58
  %155 = load double, ptr %154, align 16
  %156 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %157 = load double, ptr %156, align 8
  %158 = fsub double %155, %153
  %159 = fsub double %157, %152
  store double %158, ptr %154, align 16
  store double %159, ptr %156, align 8
  %160 = add nuw nsw i64 %58, 1
  %161 = add i64 %57, 1
  %162 = icmp eq i64 %160, %1
  br i1 %162, label %52, label %56

163:                                              ; preds = %181, %18
  %164 = phi double [ %29, %18 ], [ %207, %181 ]
  %165 = phi double [ %31, %18 ], [ %208, %181 ]
  %166 = fmul double %24, 2.000000e+00
  %167 = fmul double %26, 2.000000e+00
  %168 = fmul double %166, %164
  %169 = fmul double %167, %165
  %170 = fadd double %168, %169
  %171 = fmul double %166, %166
  %172 = fmul double %167, %167
  %173 = fadd double %171, %172
  %174 = fmul double %166, %165
  %175 = fmul double %167, %164
  %176 = fsub double %174, %175
  %177 = fdiv double %170, %173
  %178 = fdiv double %176, %173
  store double %177, ptr %28, align 8
  store double %178, ptr %30, align 8
  %179 = icmp sgt i64 %20, 1
  %180 = add i64 %19, -1
  br i1 %179, label %18, label %17

181:                                              ; preds = %52, %181
  %182 = phi i64 [ %20, %52 ], [ %213, %181 ]
  %183 = phi double [ %31, %52 ], [ %208, %181 ]
  %184 = phi double [ %29, %52 ], [ %207, %181 ]
  %185 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %182
  %186 = load double, ptr %185, align 16
  %187 = getelementptr inbounds nuw i8, ptr %185, i64 8
  %188 = load double, ptr %187, align 8
  %189 = fmul double %24, %186
  %190 = fmul double %26, %188
  %191 = fadd double %189, %190
  %192 = fmul double %24, %188
  %193 = fmul double %26, %186
  %194 = fsub double %192, %193
  %195 = fdiv double %191, %55
  %196 = fdiv double %194, %55
  %197 = getelementptr inbounds nuw { double, double }, ptr %7, i64 %182
  %198 = load double, ptr %197, align 16
  %199 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %200 = load double, ptr %199, align 8
  %201 = fmul double %198, %195
  %202 = fmul double %200, %196
  %203 = fmul double %200, %195
  %204 = fmul double %198, %196
  %205 = fsub double %201, %202
  %206 = fadd double %203, %204
  %207 = fsub double %184, %205
  %208 = fsub double %183, %206
  %209 = sub nsw i64 %182, %21
  %210 = mul nsw i64 %209, %11
  %211 = getelementptr { double, double }, ptr %28, i64 %210
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store double %195, ptr %211, align 8
  store double %196, ptr %212, align 8
  %213 = add nuw nsw i64 %182, 1
  %214 = icmp eq i64 %213, %1
  br i1 %214, label %163, label %181
}

define linkonce_odr hidden float @enzcc_blas_signdot_c(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = icmp slt i64 %2, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %2, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds { float, float }, ptr %1, i64 %8
  %10 = getelementptr inbounds { float, float }, ptr %3, i64 %8
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %47, %4
  %13 = phi float [ 0.000000e+00, %4 ], [ %49, %47 ]
  ret float %13

14:                                               ; preds = %4, %47
  %15 = phi i64 [ %50, %47 ], [ 0, %4 ]
  %16 = phi float [ %49, %47 ], [ 0.000000e+00, %4 ]
  %17 = mul nsw i64 %15, %2
  %18 = getelementptr inbounds { float, float }, ptr %9, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %21 = load float, ptr %20, align 4
  %22 = fcmp ogt float %19, 0.000000e+00
  br i1 %22, label %23, label %26

23:                                               ; preds = %14
  %24 = getelementptr inbounds { float, float }, ptr %10, i64 %17
  %25 = load float, ptr %24, align 4
  br label %32

26:                                               ; preds = %14
  %27 = fcmp olt float %19, 0.000000e+00
  br i1 %27, label %28, label %32

28:                                               ; preds = %26
  %29 = getelementptr inbounds { float, float }, ptr %10, i64 %17
  %30 = load float, ptr %29, align 4
  %31 = fneg float %30
  br label %32

32:                                               ; preds = %28, %26, %23
  %33 = phi float [ %25, %23 ], [ %31, %28 ], [ 0.000000e+00, %26 ]
  %34 = fadd float %16, %33
  %35 = fcmp ogt float %21, 0.000000e+00
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = getelementptr inbounds { float, float }, ptr %10, i64 %17
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %39 = load float, ptr %38, align 4
  br label %47

40:                                               ; preds = %32
  %41 = fcmp olt float %21, 0.000000e+00
  br i1 %41, label %42, label %47

42:                                               ; preds = %40
  %43 = getelementptr inbounds { float, float }, ptr %10, i64 %17
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %45 = load float, ptr %44, align 4
  %46 = fneg float %45
  br label %47

47:                                               ; preds = %42, %40, %36
  %48 = phi float [ %39, %36 ], [ %46, %42 ], [ 0.000000e+00, %40 ]
  %49 = fadd float %34, %48
  %50 = add nuw nsw i64 %15, 1
  %51 = icmp eq i64 %50, %0
  br i1 %51, label %12, label %14
}

define linkonce_odr hidden void @enzcc_blas_addsigns_c(i64 noundef %0, float noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp slt i64 %3, 0
  %8 = sub i64 1, %0
  %9 = mul i64 %3, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = getelementptr inbounds { float, float }, ptr %2, i64 %10
  %12 = icmp slt i64 %5, 0
  %13 = mul i64 %5, %8
  %14 = select i1 %12, i64 %13, i64 0
  %15 = getelementptr inbounds { float, float }, ptr %4, i64 %14
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %6
  %18 = fneg float %1
  br label %20

19:                                               ; preds = %20, %6
  ret void

20:                                               ; preds = %17, %20
  %21 = phi i64 [ 0, %17 ], [ %42, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr inbounds { float, float }, ptr %11, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4
  %27 = fcmp ogt float %24, 0.000000e+00
  %28 = fcmp olt float %24, 0.000000e+00
  %29 = select i1 %28, float %18, float 0.000000e+00
  %30 = select i1 %27, float %1, float %29
  %31 = mul nsw i64 %21, %5
  %32 = getelementptr inbounds { float, float }, ptr %15, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fadd float %30, %33
  store float %34, ptr %32, align 4
  %35 = fcmp ogt float %26, 0.000000e+00
  %36 = fcmp olt float %26, 0.000000e+00
  %37 = select i1 %36, float %18, float 0.000000e+00
  %38 = select i1 %35, float %1, float %37
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %40 = load float, ptr %39, align 4
  %41 = fadd float %38, %40
  store float %41, ptr %39, align 4
  %42 = add nuw nsw i64 %21, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %19, label %20
}

define linkonce_odr hidden void @enzcc_blas_conjugate_c(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
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
  %12 = getelementptr { float, float }, ptr %2, i64 %11
  br label %17

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %17, %8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %13, label %8

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %23, %17 ]
  %19 = getelementptr { float, float }, ptr %12, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %21 = load float, ptr %20, align 4
  %22 = fneg float %21
  store float %22, ptr %20, align 4
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %14, label %17
}

define linkonce_odr hidden void @enzcc_blas_vconjugate_c(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp slt i64 %2, 0
  %5 = sub i64 1, %0
  %6 = mul i64 %2, %5
  %7 = select i1 %4, i64 %6, i64 0
  %8 = getelementptr inbounds { float, float }, ptr %1, i64 %7
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %18, %11 ], [ 0, %3 ]
  %13 = mul nsw i64 %12, %2
  %14 = getelementptr inbounds { float, float }, ptr %8, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load float, ptr %15, align 4
  %17 = fneg float %16
  store float %17, ptr %15, align 4
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %10, label %11
}

define linkonce_odr hidden void @enzcc_blas_addconj_c(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp sgt i64 %0, 0
  br label %9

9:                                                ; preds = %7, %17
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  br i1 %8, label %11, label %17

11:                                               ; preds = %9
  %12 = mul nuw nsw i64 %10, %0
  %13 = getelementptr { float, float }, ptr %2, i64 %12
  %14 = mul nsw i64 %10, %4
  %15 = getelementptr { float, float }, ptr %3, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20, %9
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %11, %20
  %21 = phi i64 [ 0, %11 ], [ %32, %20 ]
  %22 = getelementptr { float, float }, ptr %13, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load float, ptr %24, align 4
  %26 = getelementptr { float, float }, ptr %15, i64 %21
  %27 = load float, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %29 = load float, ptr %28, align 4
  %30 = fadd float %23, %27
  %31 = fsub float %29, %25
  store float %30, ptr %26, align 4
  store float %31, ptr %28, align 4
  %32 = add nuw nsw i64 %21, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_vaddconj_c(i64 noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp slt i64 %3, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %3, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds { float, float }, ptr %2, i64 %8
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %12, %4
  ret void

12:                                               ; preds = %4, %12
  %13 = phi i64 [ %25, %12 ], [ 0, %4 ]
  %14 = getelementptr inbounds nuw { float, float }, ptr %1, i64 %13
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %17 = load float, ptr %16, align 4
  %18 = mul nsw i64 %13, %3
  %19 = getelementptr inbounds { float, float }, ptr %9, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %22 = load float, ptr %21, align 4
  %23 = fadd float %15, %20
  %24 = fsub float %22, %17
  store float %23, ptr %19, align 4
  store float %24, ptr %21, align 4
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %11, label %12
}

define linkonce_odr hidden void @__enzcc_blas_conjugated_c(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp slt i64 %2, 0
  %7 = sub i64 1, %0
  %8 = mul i64 %2, %7
  %9 = select i1 %6, i64 %8, i64 0
  %10 = getelementptr inbounds { float, float }, ptr %1, i64 %9
  %11 = icmp slt i64 %4, 0
  %12 = mul i64 %4, %7
  %13 = select i1 %11, i64 %12, i64 0
  %14 = getelementptr inbounds { float, float }, ptr %3, i64 %13
  %15 = icmp sgt i64 %0, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %5, %17
  %18 = phi i64 [ %28, %17 ], [ 0, %5 ]
  %19 = mul nsw i64 %18, %2
  %20 = getelementptr inbounds { float, float }, ptr %10, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %23 = load float, ptr %22, align 4
  %24 = fneg float %23
  %25 = mul nsw i64 %18, %4
  %26 = getelementptr inbounds { float, float }, ptr %14, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store float %21, ptr %26, align 4
  store float %24, ptr %27, align 4
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %16, label %17
}

define linkonce_odr hidden void @enzcc_blas_realdiag_c(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = icmp eq i64 %3, 0
  %8 = add i64 %3, 1
  %9 = icmp eq i8 %0, 85
  %10 = shl nuw nsw i64 %1, 1
  br label %12

11:                                               ; preds = %25, %4
  ret void

12:                                               ; preds = %6, %25
  %13 = phi i64 [ 0, %6 ], [ %26, %25 ]
  br i1 %7, label %14, label %22

14:                                               ; preds = %12
  %15 = add nuw nsw i64 %13, 1
  %16 = xor i64 %13, -1
  %17 = add nsw i64 %10, %16
  %18 = select i1 %9, i64 %15, i64 %17
  %19 = mul nsw i64 %18, %13
  %20 = sdiv i64 %19, 2
  %21 = add nsw i64 %20, %13
  br label %25

22:                                               ; preds = %12
  %23 = mul i64 %13, %8
  %24 = add nuw nsw i64 %13, 1
  br label %25

25:                                               ; preds = %14, %22
  %26 = phi i64 [ %15, %14 ], [ %24, %22 ]
  %27 = phi i64 [ %21, %14 ], [ %23, %22 ]
  %28 = getelementptr inbounds { float, float }, ptr %2, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  store float 0.000000e+00, ptr %29, align 4
  %30 = icmp eq i64 %26, %1
  br i1 %30, label %11, label %12
}

define linkonce_odr hidden double @enzcc_blas_signdot_z(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = icmp slt i64 %2, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %2, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds { double, double }, ptr %1, i64 %8
  %10 = getelementptr inbounds { double, double }, ptr %3, i64 %8
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %47, %4
  %13 = phi double [ 0.000000e+00, %4 ], [ %49, %47 ]
  ret double %13

14:                                               ; preds = %4, %47
  %15 = phi i64 [ %50, %47 ], [ 0, %4 ]
  %16 = phi double [ %49, %47 ], [ 0.000000e+00, %4 ]
  %17 = mul nsw i64 %15, %2
  %18 = getelementptr inbounds { double, double }, ptr %9, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %21 = load double, ptr %20, align 8
  %22 = fcmp ogt double %19, 0.000000e+00
  br i1 %22, label %23, label %26

23:                                               ; preds = %14
  %24 = getelementptr inbounds { double, double }, ptr %10, i64 %17
  %25 = load double, ptr %24, align 8
  br label %32

26:                                               ; preds = %14
  %27 = fcmp olt double %19, 0.000000e+00
  br i1 %27, label %28, label %32

28:                                               ; preds = %26
  %29 = getelementptr inbounds { double, double }, ptr %10, i64 %17
  %30 = load double, ptr %29, align 8
  %31 = fneg double %30
  br label %32

32:                                               ; preds = %28, %26, %23
  %33 = phi double [ %25, %23 ], [ %31, %28 ], [ 0.000000e+00, %26 ]
  %34 = fadd double %16, %33
  %35 = fcmp ogt double %21, 0.000000e+00
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = getelementptr inbounds { double, double }, ptr %10, i64 %17
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load double, ptr %38, align 8
  br label %47

40:                                               ; preds = %32
  %41 = fcmp olt double %21, 0.000000e+00
  br i1 %41, label %42, label %47

42:                                               ; preds = %40
  %43 = getelementptr inbounds { double, double }, ptr %10, i64 %17
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load double, ptr %44, align 8
  %46 = fneg double %45
  br label %47

47:                                               ; preds = %42, %40, %36
  %48 = phi double [ %39, %36 ], [ %46, %42 ], [ 0.000000e+00, %40 ]
  %49 = fadd double %34, %48
  %50 = add nuw nsw i64 %15, 1
  %51 = icmp eq i64 %50, %0
  br i1 %51, label %12, label %14
}

define linkonce_odr hidden void @enzcc_blas_addsigns_z(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = icmp slt i64 %3, 0
  %8 = sub i64 1, %0
  %9 = mul i64 %3, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = getelementptr inbounds { double, double }, ptr %2, i64 %10
  %12 = icmp slt i64 %5, 0
  %13 = mul i64 %5, %8
  %14 = select i1 %12, i64 %13, i64 0
  %15 = getelementptr inbounds { double, double }, ptr %4, i64 %14
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %6
  %18 = fneg double %1
  br label %20

19:                                               ; preds = %20, %6
  ret void

20:                                               ; preds = %17, %20
  %21 = phi i64 [ 0, %17 ], [ %42, %20 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr inbounds { double, double }, ptr %11, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load double, ptr %25, align 8
  %27 = fcmp ogt double %24, 0.000000e+00
  %28 = fcmp olt double %24, 0.000000e+00
  %29 = select i1 %28, double %18, double 0.000000e+00
  %30 = select i1 %27, double %1, double %29
  %31 = mul nsw i64 %21, %5
  %32 = getelementptr inbounds { double, double }, ptr %15, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fadd double %30, %33
  store double %34, ptr %32, align 8
  %35 = fcmp ogt double %26, 0.000000e+00
  %36 = fcmp olt double %26, 0.000000e+00
  %37 = select i1 %36, double %18, double 0.000000e+00
  %38 = select i1 %35, double %1, double %37
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fadd double %38, %40
  store double %41, ptr %39, align 8
  %42 = add nuw nsw i64 %21, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %19, label %20
}

define linkonce_odr hidden void @enzcc_blas_conjugate_z(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
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
  %12 = getelementptr { double, double }, ptr %2, i64 %11
  br label %17

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %17, %8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %13, label %8

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 0, %10 ], [ %23, %17 ]
  %19 = getelementptr { double, double }, ptr %12, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load double, ptr %20, align 8
  %22 = fneg double %21
  store double %22, ptr %20, align 8
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %14, label %17
}

define linkonce_odr hidden void @enzcc_blas_vconjugate_z(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp slt i64 %2, 0
  %5 = sub i64 1, %0
  %6 = mul i64 %2, %5
  %7 = select i1 %4, i64 %6, i64 0
  %8 = getelementptr inbounds { double, double }, ptr %1, i64 %7
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %18, %11 ], [ 0, %3 ]
  %13 = mul nsw i64 %12, %2
  %14 = getelementptr inbounds { double, double }, ptr %8, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load double, ptr %15, align 8
  %17 = fneg double %16
  store double %17, ptr %15, align 8
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %10, label %11
}

define linkonce_odr hidden void @enzcc_blas_addconj_z(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = icmp sgt i64 %0, 0
  br label %9

9:                                                ; preds = %7, %17
  %10 = phi i64 [ 0, %7 ], [ %18, %17 ]
  br i1 %8, label %11, label %17

11:                                               ; preds = %9
  %12 = mul nuw nsw i64 %10, %0
  %13 = getelementptr { double, double }, ptr %2, i64 %12
  %14 = mul nsw i64 %10, %4
  %15 = getelementptr { double, double }, ptr %3, i64 %14
  br label %20

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %20, %9
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %16, label %9

20:                                               ; preds = %11, %20
  %21 = phi i64 [ 0, %11 ], [ %32, %20 ]
  %22 = getelementptr { double, double }, ptr %13, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8
  %26 = getelementptr { double, double }, ptr %15, i64 %21
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %29 = load double, ptr %28, align 8
  %30 = fadd double %23, %27
  %31 = fsub double %29, %25
  store double %30, ptr %26, align 8
  store double %31, ptr %28, align 8
  %32 = add nuw nsw i64 %21, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %17, label %20
}

define linkonce_odr hidden void @enzcc_blas_vaddconj_z(i64 noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp slt i64 %3, 0
  %6 = sub i64 1, %0
  %7 = mul i64 %3, %6
  %8 = select i1 %5, i64 %7, i64 0
  %9 = getelementptr inbounds { double, double }, ptr %2, i64 %8
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %12, %4
  ret void

12:                                               ; preds = %4, %12
  %13 = phi i64 [ %25, %12 ], [ 0, %4 ]
  %14 = getelementptr inbounds nuw { double, double }, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %17 = load double, ptr %16, align 8
  %18 = mul nsw i64 %13, %3
  %19 = getelementptr inbounds { double, double }, ptr %9, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %22 = load double, ptr %21, align 8
  %23 = fadd double %15, %20
  %24 = fsub double %22, %17
  store double %23, ptr %19, align 8
  store double %24, ptr %21, align 8
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %11, label %12
}

define linkonce_odr hidden void @__enzcc_blas_conjugated_z(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp slt i64 %2, 0
  %7 = sub i64 1, %0
  %8 = mul i64 %2, %7
  %9 = select i1 %6, i64 %8, i64 0
  %10 = getelementptr inbounds { double, double }, ptr %1, i64 %9
  %11 = icmp slt i64 %4, 0
  %12 = mul i64 %4, %7
  %13 = select i1 %11, i64 %12, i64 0
  %14 = getelementptr inbounds { double, double }, ptr %3, i64 %13
  %15 = icmp sgt i64 %0, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %17, %5
  ret void

17:                                               ; preds = %5, %17
  %18 = phi i64 [ %28, %17 ], [ 0, %5 ]
  %19 = mul nsw i64 %18, %2
  %20 = getelementptr inbounds { double, double }, ptr %10, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = load double, ptr %22, align 8
  %24 = fneg double %23
  %25 = mul nsw i64 %18, %4
  %26 = getelementptr inbounds { double, double }, ptr %14, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %21, ptr %26, align 8
  store double %24, ptr %27, align 8
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %16, label %17
}

define linkonce_odr hidden void @enzcc_blas_realdiag_z(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = icmp eq i64 %3, 0
  %8 = add i64 %3, 1
  %9 = icmp eq i8 %0, 85
  %10 = shl nuw nsw i64 %1, 1
  br label %12

11:                                               ; preds = %25, %4
  ret void

12:                                               ; preds = %6, %25
  %13 = phi i64 [ 0, %6 ], [ %26, %25 ]
  br i1 %7, label %14, label %22

14:                                               ; preds = %12
  %15 = add nuw nsw i64 %13, 1
  %16 = xor i64 %13, -1
  %17 = add nsw i64 %10, %16
  %18 = select i1 %9, i64 %15, i64 %17
  %19 = mul nsw i64 %18, %13
  %20 = sdiv i64 %19, 2
  %21 = add nsw i64 %20, %13
  br label %25

22:                                               ; preds = %12
  %23 = mul i64 %13, %8
  %24 = add nuw nsw i64 %13, 1
  br label %25

25:                                               ; preds = %14, %22
  %26 = phi i64 [ %15, %14 ], [ %24, %22 ]
  %27 = phi i64 [ %21, %14 ], [ %23, %22 ]
  %28 = getelementptr inbounds { double, double }, ptr %2, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store double 0.000000e+00, ptr %29, align 8
  %30 = icmp eq i64 %26, %1
  br i1 %30, label %11, label %12
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

define linkonce_odr hidden void @enzcc_blas_refusetri_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = icmp eq i8 %0, 85
  br label %11

8:                                                ; preds = %20, %11
  %9 = icmp eq i64 %14, %1
  br i1 %9, label %10, label %11

10:                                               ; preds = %8, %4
  ret void

11:                                               ; preds = %6, %8
  %12 = phi i64 [ 0, %6 ], [ %14, %8 ]
  %13 = select i1 %7, i64 0, i64 %12
  %14 = add nuw nsw i64 %12, 1
  %15 = select i1 %7, i64 %14, i64 %1
  %16 = icmp slt i64 %13, %15
  br i1 %16, label %17, label %8

17:                                               ; preds = %11
  %18 = mul nsw i64 %12, %3
  %19 = getelementptr float, ptr %2, i64 %18
  br label %20

20:                                               ; preds = %17, %20
  %21 = phi i64 [ %13, %17 ], [ %26, %20 ]
  %22 = getelementptr float, ptr %19, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fcmp oeq float %23, 0.000000e+00
  %25 = select i1 %24, float 0.000000e+00, float 0x7FF8000000000000
  store float %25, ptr %22, align 4
  %26 = add nuw nsw i64 %21, 1
  %27 = icmp eq i64 %26, %15
  br i1 %27, label %8, label %20
}

define linkonce_odr hidden void @enzcc_blas_undefinedtri_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = icmp eq i8 %0, 85
  br label %11

8:                                                ; preds = %20, %11
  %9 = icmp eq i64 %14, %1
  br i1 %9, label %10, label %11

10:                                               ; preds = %8, %4
  ret void

11:                                               ; preds = %6, %8
  %12 = phi i64 [ 0, %6 ], [ %14, %8 ]
  %13 = select i1 %7, i64 0, i64 %12
  %14 = add nuw nsw i64 %12, 1
  %15 = select i1 %7, i64 %14, i64 %1
  %16 = icmp slt i64 %13, %15
  br i1 %16, label %17, label %8

17:                                               ; preds = %11
  %18 = mul nsw i64 %12, %3
  %19 = getelementptr float, ptr %2, i64 %18
  br label %20

20:                                               ; preds = %17, %20
  %21 = phi i64 [ %13, %17 ], [ %23, %20 ]
  %22 = getelementptr float, ptr %19, i64 %21
  store float 0x7FF8000000000000, ptr %22, align 4
  %23 = add nuw nsw i64 %21, 1
  %24 = icmp eq i64 %23, %15
  br i1 %24, label %8, label %20
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

define linkonce_odr hidden void @enzcc_blas_refusetri_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = icmp eq i8 %0, 85
  br label %11

8:                                                ; preds = %20, %11
  %9 = icmp eq i64 %14, %1
  br i1 %9, label %10, label %11

10:                                               ; preds = %8, %4
  ret void

11:                                               ; preds = %6, %8
  %12 = phi i64 [ 0, %6 ], [ %14, %8 ]
  %13 = select i1 %7, i64 0, i64 %12
  %14 = add nuw nsw i64 %12, 1
  %15 = select i1 %7, i64 %14, i64 %1
  %16 = icmp slt i64 %13, %15
  br i1 %16, label %17, label %8

17:                                               ; preds = %11
  %18 = mul nsw i64 %12, %3
  %19 = getelementptr double, ptr %2, i64 %18
  br label %20

20:                                               ; preds = %17, %20
  %21 = phi i64 [ %13, %17 ], [ %26, %20 ]
  %22 = getelementptr double, ptr %19, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fcmp oeq double %23, 0.000000e+00
  %25 = select i1 %24, double 0.000000e+00, double 0x7FF8000000000000
  store double %25, ptr %22, align 8
  %26 = add nuw nsw i64 %21, 1
  %27 = icmp eq i64 %26, %15
  br i1 %27, label %8, label %20
}

define linkonce_odr hidden void @enzcc_blas_undefinedtri_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = icmp eq i8 %0, 85
  br label %11

8:                                                ; preds = %20, %11
  %9 = icmp eq i64 %14, %1
  br i1 %9, label %10, label %11

10:                                               ; preds = %8, %4
  ret void

11:                                               ; preds = %6, %8
  %12 = phi i64 [ 0, %6 ], [ %14, %8 ]
  %13 = select i1 %7, i64 0, i64 %12
  %14 = add nuw nsw i64 %12, 1
  %15 = select i1 %7, i64 %14, i64 %1
  %16 = icmp slt i64 %13, %15
  br i1 %16, label %17, label %8

17:                                               ; preds = %11
  %18 = mul nsw i64 %12, %3
  %19 = getelementptr double, ptr %2, i64 %18
  br label %20

20:                                               ; preds = %17, %20
  %21 = phi i64 [ %13, %17 ], [ %23, %20 ]
  %22 = getelementptr double, ptr %19, i64 %21
  store double 0x7FF8000000000000, ptr %22, align 8
  %23 = add nuw nsw i64 %21, 1
  %24 = icmp eq i64 %23, %15
  br i1 %24, label %8, label %20
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

define linkonce_odr hidden void @enzcc_blas_ptalong_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %0, 1
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = load float, ptr %3, align 4
  %9 = add nsw i64 %0, -2
  br label %11

10:                                               ; preds = %11, %5
  ret void

11:                                               ; preds = %7, %11
  %12 = phi float [ %31, %11 ], [ %8, %7 ]
  %13 = phi i64 [ %28, %11 ], [ 0, %7 ]
  %14 = getelementptr inbounds nuw float, ptr %4, i64 %13
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds nuw float, ptr %2, i64 %13
  %17 = load float, ptr %16, align 4
  %18 = fneg float %17
  %19 = tail call float @llvm.fmuladd.f32(float %18, float %12, float %15)
  %20 = getelementptr inbounds nuw float, ptr %1, i64 %13
  %21 = load float, ptr %20, align 4
  %22 = fdiv float %19, %21
  store float %22, ptr %14, align 4
  %23 = load float, ptr %16, align 4
  %24 = load float, ptr %20, align 4
  %25 = fmul float %23, %24
  %26 = fmul float %22, %25
  %27 = tail call float @llvm.fmuladd.f32(float %15, float %23, float %26)
  %28 = add nuw nsw i64 %13, 1
  %29 = getelementptr inbounds nuw float, ptr %3, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fsub float %30, %27
  store float %31, ptr %29, align 4
  %32 = icmp eq i64 %13, %9
  br i1 %32, label %10, label %11
}

define linkonce_odr hidden void @enzcc_blas_ptback_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %0, 1
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = add nsw i64 %0, -2
  %9 = shl i64 %0, 2
  %10 = getelementptr i8, ptr %3, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -4
  %12 = load float, ptr %11, align 4
  br label %14

13:                                               ; preds = %14, %5
  ret void

14:                                               ; preds = %7, %14
  %15 = phi float [ %12, %7 ], [ %33, %14 ]
  %16 = phi i64 [ %8, %7 ], [ %34, %14 ]
  %17 = getelementptr inbounds nuw float, ptr %4, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw float, ptr %2, i64 %16
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %16
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw float, ptr %3, i64 %16
  %24 = fneg float %22
  %25 = fmul float %20, %24
  %26 = tail call float @llvm.fmuladd.f32(float %25, float %15, float %18)
  %27 = fdiv float %26, %22
  %28 = fneg float %20
  %29 = tail call float @llvm.fmuladd.f32(float %28, float %15, float %27)
  store float %29, ptr %17, align 4
  %30 = load float, ptr %19, align 4
  %31 = load float, ptr %23, align 4
  %32 = fneg float %27
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %30, float %31)
  store float %33, ptr %23, align 4
  %34 = add nsw i64 %16, -1
  %35 = icmp eq i64 %16, 0
  br i1 %35, label %13, label %14
}

define linkonce_odr hidden void @enzcc_blas_ptproduct_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %13, label %20

9:                                                ; preds = %13
  %10 = icmp eq i64 %0, 1
  br i1 %10, label %20, label %11

11:                                               ; preds = %9
  %12 = add nsw i64 %0, -2
  br label %21

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %7 ]
  %15 = getelementptr inbounds nuw float, ptr %3, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw float, ptr %5, i64 %14
  store float %16, ptr %17, align 4
  %18 = add nuw nsw i64 %14, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %9, label %13

20:                                               ; preds = %21, %7, %9
  ret void

21:                                               ; preds = %11, %21
  %22 = phi i64 [ %36, %21 ], [ 0, %11 ]
  %23 = getelementptr inbounds nuw float, ptr %2, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fmul float %24, 2.000000e+00
  %26 = getelementptr inbounds nuw float, ptr %4, i64 %22
  %27 = load float, ptr %26, align 4
  %28 = fmul float %25, %27
  %29 = getelementptr inbounds nuw float, ptr %1, i64 %22
  %30 = load float, ptr %29, align 4
  %31 = fmul float %24, %24
  %32 = getelementptr inbounds nuw float, ptr %3, i64 %22
  %33 = load float, ptr %32, align 4
  %34 = fmul float %31, %33
  %35 = tail call float @llvm.fmuladd.f32(float %28, float %30, float %34)
  %36 = add nuw nsw i64 %22, 1
  %37 = getelementptr inbounds nuw float, ptr %5, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = fadd float %38, %35
  store float %39, ptr %37, align 4
  %40 = load float, ptr %26, align 4
  %41 = load float, ptr %29, align 4
  %42 = load float, ptr %23, align 4
  %43 = load float, ptr %32, align 4
  %44 = fmul float %42, %43
  %45 = tail call float @llvm.fmuladd.f32(float %40, float %41, float %44)
  %46 = getelementptr inbounds nuw float, ptr %6, i64 %22
  store float %45, ptr %46, align 4
  %47 = icmp eq i64 %22, %12
  br i1 %47, label %20, label %21
}

define linkonce_odr hidden void @enzcc_blas_ptfactors_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %13, label %22

9:                                                ; preds = %13
  %10 = icmp eq i64 %0, 1
  br i1 %10, label %22, label %11

11:                                               ; preds = %9
  %12 = add nsw i64 %0, -2
  br label %23

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %20, %13 ], [ 0, %7 ]
  %15 = getelementptr inbounds nuw float, ptr %3, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw float, ptr %5, i64 %14
  %18 = load float, ptr %17, align 4
  %19 = fadd float %16, %18
  store float %19, ptr %17, align 4
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %9, label %13

22:                                               ; preds = %23, %7, %9
  ret void

23:                                               ; preds = %11, %23
  %24 = phi i64 [ %28, %23 ], [ 0, %11 ]
  %25 = getelementptr inbounds nuw float, ptr %2, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fmul float %26, %26
  %28 = add nuw nsw i64 %24, 1
  %29 = getelementptr inbounds nuw float, ptr %3, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds nuw float, ptr %4, i64 %24
  %32 = load float, ptr %31, align 4
  %33 = fmul float %26, %32
  %34 = tail call float @llvm.fmuladd.f32(float %27, float %30, float %33)
  %35 = getelementptr inbounds nuw float, ptr %5, i64 %24
  %36 = load float, ptr %35, align 4
  %37 = fadd float %36, %34
  store float %37, ptr %35, align 4
  %38 = load float, ptr %25, align 4
  %39 = fmul float %38, 2.000000e+00
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %24
  %41 = load float, ptr %40, align 4
  %42 = fmul float %39, %41
  %43 = load float, ptr %29, align 4
  %44 = load float, ptr %31, align 4
  %45 = fmul float %41, %44
  %46 = tail call float @llvm.fmuladd.f32(float %42, float %43, float %45)
  %47 = getelementptr inbounds nuw float, ptr %6, i64 %24
  %48 = load float, ptr %47, align 4
  %49 = fadd float %48, %46
  store float %49, ptr %47, align 4
  %50 = icmp eq i64 %24, %12
  br i1 %50, label %22, label %23
}

define linkonce_odr hidden i64 @enzcc_blas_exchanged_s(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 1
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  %9 = zext i1 %8 to i64
  %10 = shl i64 %2, %9
  br label %11

11:                                               ; preds = %5, %3
  %12 = phi i64 [ %2, %3 ], [ %10, %5 ]
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = add nsw i64 %2, 1
  %17 = icmp ne i64 %16, %15
  %18 = zext i1 %17 to i64
  ret i64 %18
}

define linkonce_odr hidden void @enzcc_blas_gtalong_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) nounwind {
  %11 = icmp sgt i64 %0, 1
  br i1 %11, label %12, label %15

12:                                               ; preds = %10
  %13 = add nsw i64 %0, -2
  %14 = add nsw i64 %0, -2
  br label %16

15:                                               ; preds = %80, %10
  ret void

16:                                               ; preds = %12, %80
  %17 = phi i64 [ 0, %12 ], [ %81, %80 ]
  %18 = tail call i64 @enzcc_blas_exchanged_s(i64 noundef %0, ptr noundef %5, i64 noundef %17) #5
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %45

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw float, ptr %6, i64 %17
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw float, ptr %7, i64 %17
  %26 = load float, ptr %25, align 4
  %27 = fneg float %24
  %28 = tail call float @llvm.fmuladd.f32(float %27, float %26, float %22)
  %29 = getelementptr inbounds nuw float, ptr %2, i64 %17
  %30 = load float, ptr %29, align 4
  %31 = fdiv float %28, %30
  store float %31, ptr %21, align 4
  %32 = getelementptr inbounds nuw float, ptr %3, i64 %17
  %33 = load float, ptr %32, align 4
  %34 = load float, ptr %23, align 4
  %35 = getelementptr inbounds nuw float, ptr %8, i64 %17
  %36 = load float, ptr %35, align 4
  %37 = fmul float %34, %36
  %38 = tail call float @llvm.fmuladd.f32(float %31, float %33, float %37)
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %40 = load float, ptr %39, align 4
  %41 = fsub float %40, %38
  store float %41, ptr %39, align 4
  %42 = icmp slt i64 %17, %13
  br i1 %42, label %43, label %80

43:                                               ; preds = %20
  %44 = getelementptr inbounds nuw float, ptr %9, i64 %17
  store float 0.000000e+00, ptr %44, align 4
  br label %80

45:                                               ; preds = %16
  %46 = getelementptr inbounds nuw float, ptr %8, i64 %17
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw float, ptr %7, i64 %17
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw float, ptr %6, i64 %17
  %53 = load float, ptr %52, align 4
  %54 = fneg float %51
  %55 = tail call float @llvm.fmuladd.f32(float %54, float %53, float %49)
  %56 = getelementptr inbounds nuw float, ptr %2, i64 %17
  %57 = load float, ptr %56, align 4
  %58 = fdiv float %55, %57
  store float %53, ptr %48, align 4
  store float %58, ptr %52, align 4
  %59 = add nuw nsw i64 %17, 1
  %60 = getelementptr inbounds nuw float, ptr %7, i64 %59
  %61 = load float, ptr %60, align 4
  store float %61, ptr %46, align 4
  %62 = getelementptr inbounds nuw float, ptr %3, i64 %17
  %63 = load float, ptr %62, align 4
  %64 = fneg float %58
  %65 = tail call float @llvm.fmuladd.f32(float %64, float %63, float %47)
  %66 = load float, ptr %50, align 4
  %67 = fneg float %66
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %61, float %65)
  store float %68, ptr %60, align 4
  %69 = icmp slt i64 %17, %13
  br i1 %69, label %70, label %80

70:                                               ; preds = %45
  %71 = getelementptr inbounds nuw float, ptr %8, i64 %59
  %72 = load float, ptr %71, align 4
  %73 = getelementptr inbounds nuw float, ptr %9, i64 %17
  store float %72, ptr %73, align 4
  %74 = getelementptr inbounds nuw float, ptr %4, i64 %17
  %75 = load float, ptr %74, align 4
  %76 = load float, ptr %50, align 4
  %77 = fneg float %72
  %78 = fmul float %76, %77
  %79 = tail call float @llvm.fmuladd.f32(float %64, float %75, float %78)
  store float %79, ptr %71, align 4
  br label %80

80:                                               ; preds = %45, %70, %20, %43
  %81 = add nuw nsw i64 %17, 1
  %82 = icmp eq i64 %17, %14
  br i1 %82, label %15, label %16
}

define linkonce_odr hidden void @enzcc_blas_gtback_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) nounwind {
  %11 = add nsw i64 %0, -2
  %12 = icmp sgt i64 %0, 1
  br i1 %12, label %14, label %13

13:                                               ; preds = %69, %10
  ret void

14:                                               ; preds = %10, %69
  %15 = phi i64 [ %70, %69 ], [ %11, %10 ]
  %16 = add nuw nsw i64 %15, 1
  %17 = getelementptr inbounds nuw float, ptr %7, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw float, ptr %6, i64 %15
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds nuw float, ptr %3, i64 %15
  %22 = load float, ptr %21, align 4
  %23 = fneg float %18
  %24 = tail call float @llvm.fmuladd.f32(float %23, float %22, float %20)
  %25 = getelementptr inbounds nuw float, ptr %1, i64 %15
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds nuw float, ptr %8, i64 %15
  %28 = load float, ptr %27, align 4
  %29 = tail call float @llvm.fmuladd.f32(float %23, float %26, float %28)
  store float %29, ptr %27, align 4
  %30 = tail call i64 @enzcc_blas_exchanged_s(i64 noundef %0, ptr noundef %5, i64 noundef %15) #5
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %41

32:                                               ; preds = %14
  %33 = getelementptr inbounds nuw float, ptr %2, i64 %15
  %34 = load float, ptr %33, align 4
  %35 = fdiv float %24, %34
  store float %35, ptr %19, align 4
  %36 = load float, ptr %25, align 4
  %37 = getelementptr inbounds nuw float, ptr %7, i64 %15
  %38 = load float, ptr %37, align 4
  %39 = fneg float %35
  %40 = tail call float @llvm.fmuladd.f32(float %39, float %36, float %38)
  store float %40, ptr %37, align 4
  br label %65

41:                                               ; preds = %14
  %42 = icmp slt i64 %15, %11
  br i1 %42, label %43, label %54

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw float, ptr %8, i64 %16
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw float, ptr %4, i64 %15
  %47 = load float, ptr %46, align 4
  %48 = fneg float %45
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %47, float %24)
  %50 = getelementptr inbounds nuw float, ptr %9, i64 %15
  %51 = load float, ptr %50, align 4
  %52 = load float, ptr %25, align 4
  %53 = tail call float @llvm.fmuladd.f32(float %48, float %52, float %51)
  store float %53, ptr %44, align 4
  br label %54

54:                                               ; preds = %43, %41
  %55 = phi float [ %49, %43 ], [ %24, %41 ]
  %56 = load float, ptr %27, align 4
  store float %56, ptr %17, align 4
  store float %18, ptr %27, align 4
  %57 = getelementptr inbounds nuw float, ptr %2, i64 %15
  %58 = load float, ptr %57, align 4
  %59 = fdiv float %55, %58
  %60 = getelementptr inbounds nuw float, ptr %7, i64 %15
  %61 = load float, ptr %60, align 4
  %62 = load float, ptr %25, align 4
  %63 = fneg float %59
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %62, float %61)
  store float %64, ptr %19, align 4
  store float %59, ptr %60, align 4
  br label %65

65:                                               ; preds = %54, %32
  %66 = icmp slt i64 %15, %11
  br i1 %66, label %67, label %69

67:                                               ; preds = %65
  %68 = getelementptr inbounds nuw float, ptr %9, i64 %15
  store float 0.000000e+00, ptr %68, align 4
  br label %69

69:                                               ; preds = %67, %65
  %70 = add nsw i64 %15, -1
  %71 = icmp sgt i64 %15, 0
  br i1 %71, label %14, label %13
}

define linkonce_odr hidden void @enzcc_blas_gtsalong_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, i64 noundef %15, ptr noundef %16) nounwind {
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %17
  %20 = icmp eq i8 %0, 78
  %21 = icmp sgt i64 %1, 0
  %22 = add i64 %1, -1
  %23 = icmp sgt i64 %1, 1
  %24 = add nsw i64 %1, -2
  br label %26

25:                                               ; preds = %231, %17
  ret void

26:                                               ; preds = %19, %231
  %27 = phi ptr [ %8, %19 ], [ %233, %231 ]
  %28 = phi ptr [ %14, %19 ], [ %234, %231 ]
  %29 = phi i64 [ 0, %19 ], [ %232, %231 ]
  br i1 %20, label %31, label %30

30:                                               ; preds = %26
  br i1 %21, label %134, label %231

31:                                               ; preds = %26
  br i1 %21, label %33, label %231

32:                                               ; preds = %56
  br i1 %23, label %62, label %84

33:                                               ; preds = %31, %56
  %34 = phi i64 [ %60, %56 ], [ 0, %31 ]
  %35 = getelementptr inbounds nuw float, ptr %4, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw float, ptr %27, i64 %34
  %38 = load float, ptr %37, align 4
  %39 = icmp slt i64 %34, %22
  br i1 %39, label %40, label %46

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw float, ptr %5, i64 %34
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %44 = load float, ptr %43, align 4
  %45 = fmul float %42, %44
  br label %46

46:                                               ; preds = %33, %40
  %47 = phi float [ %45, %40 ], [ 0.000000e+00, %33 ]
  %48 = tail call float @llvm.fmuladd.f32(float %36, float %38, float %47)
  %49 = icmp slt i64 %34, %24
  br i1 %49, label %50, label %56

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw float, ptr %6, i64 %34
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %54 = load float, ptr %53, align 4
  %55 = fmul float %52, %54
  br label %56

56:                                               ; preds = %46, %50
  %57 = phi float [ %55, %50 ], [ 0.000000e+00, %46 ]
  %58 = fadd float %48, %57
  %59 = getelementptr inbounds nuw float, ptr %16, i64 %34
  store float %58, ptr %59, align 4
  %60 = add nuw nsw i64 %34, 1
  %61 = icmp eq i64 %60, %1
  br i1 %61, label %32, label %33

62:                                               ; preds = %32, %62
  %63 = phi i64 [ %68, %62 ], [ 0, %32 ]
  %64 = tail call i64 @enzcc_blas_exchanged_s(i64 noundef %1, ptr noundef %7, i64 noundef %63) #5
  %65 = getelementptr float, ptr %28, i64 %63
  %66 = getelementptr float, ptr %65, i64 %64
  %67 = load float, ptr %66, align 4
  %68 = add nuw nsw i64 %63, 1
  %69 = sub nsw i64 %68, %64
  %70 = getelementptr inbounds float, ptr %28, i64 %69
  %71 = load float, ptr %70, align 4
  store float %67, ptr %65, align 4
  %72 = getelementptr inbounds nuw float, ptr %3, i64 %63
  %73 = load float, ptr %72, align 4
  %74 = fneg float %73
  %75 = tail call float @llvm.fmuladd.f32(float %74, float %67, float %71)
  %76 = getelementptr inbounds nuw float, ptr %10, i64 %63
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds nuw float, ptr %16, i64 %63
  %79 = load float, ptr %78, align 4
  %80 = fneg float %77
  %81 = tail call float @llvm.fmuladd.f32(float %80, float %79, float %75)
  %82 = getelementptr inbounds nuw float, ptr %28, i64 %68
  store float %81, ptr %82, align 4
  %83 = icmp eq i64 %68, %22
  br i1 %83, label %84, label %62

84:                                               ; preds = %62, %32
  br label %85

85:                                               ; preds = %84, %125
  %86 = phi i64 [ %130, %125 ], [ %22, %84 ]
  %87 = getelementptr inbounds nuw float, ptr %28, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = getelementptr inbounds nuw float, ptr %11, i64 %86
  %90 = load float, ptr %89, align 4
  %91 = getelementptr inbounds nuw float, ptr %27, i64 %86
  %92 = load float, ptr %91, align 4
  %93 = fneg float %90
  %94 = tail call float @llvm.fmuladd.f32(float %93, float %92, float %88)
  %95 = icmp slt i64 %86, %22
  br i1 %95, label %96, label %109

96:                                               ; preds = %85
  %97 = getelementptr inbounds nuw float, ptr %12, i64 %86
  %98 = load float, ptr %97, align 4
  %99 = add nuw nsw i64 %86, 1
  %100 = getelementptr inbounds nuw float, ptr %27, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds nuw float, ptr %5, i64 %86
  %103 = load float, ptr %102, align 4
  %104 = getelementptr inbounds nuw float, ptr %28, i64 %99
  %105 = load float, ptr %104, align 4
  %106 = fmul float %103, %105
  %107 = tail call float @llvm.fmuladd.f32(float %98, float %101, float %106)
  %108 = fsub float %94, %107
  br label %109

109:                                              ; preds = %96, %85
  %110 = phi float [ %108, %96 ], [ %94, %85 ]
  %111 = icmp slt i64 %86, %24
  br i1 %111, label %112, label %125

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw float, ptr %13, i64 %86
  %114 = load float, ptr %113, align 4
  %115 = add nuw nsw i64 %86, 2
  %116 = getelementptr inbounds nuw float, ptr %27, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = getelementptr inbounds nuw float, ptr %6, i64 %86
  %119 = load float, ptr %118, align 4
  %120 = getelementptr inbounds nuw float, ptr %28, i64 %115
  %121 = load float, ptr %120, align 4
  %122 = fmul float %119, %121
  %123 = tail call float @llvm.fmuladd.f32(float %114, float %117, float %122)
  %124 = fsub float %110, %123
  br label %125

125:                                              ; preds = %112, %109
  %126 = phi float [ %124, %112 ], [ %110, %109 ]
  %127 = getelementptr inbounds nuw float, ptr %4, i64 %86
  %128 = load float, ptr %127, align 4
  %129 = fdiv float %126, %128
  store float %129, ptr %87, align 4
  %130 = add nsw i64 %86, -1
  %131 = icmp sgt i64 %86, 0
  br i1 %131, label %85, label %231

132:                                              ; preds = %134
  br i1 %23, label %141, label %133

133:                                              ; preds = %141, %132
  br label %157

134:                                              ; preds = %30, %134
  %135 = phi i64 [ %139, %134 ], [ 0, %30 ]
  %136 = getelementptr inbounds nuw float, ptr %27, i64 %135
  %137 = load float, ptr %136, align 4
  %138 = getelementptr inbounds nuw float, ptr %16, i64 %135
  store float %137, ptr %138, align 4
  %139 = add nuw nsw i64 %135, 1
  %140 = icmp eq i64 %139, %1
  br i1 %140, label %132, label %134

141:                                              ; preds = %132, %141
  %142 = phi i64 [ %147, %141 ], [ 0, %132 ]
  %143 = tail call i64 @enzcc_blas_exchanged_s(i64 noundef %1, ptr noundef %7, i64 noundef %142) #5
  %144 = getelementptr float, ptr %16, i64 %142
  %145 = getelementptr float, ptr %144, i64 %143
  %146 = load float, ptr %145, align 4
  %147 = add nuw nsw i64 %142, 1
  %148 = sub nsw i64 %147, %143
  %149 = getelementptr inbounds float, ptr %16, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = getelementptr inbounds nuw float, ptr %3, i64 %142
  %152 = load float, ptr %151, align 4
  %153 = tail call float @llvm.fmuladd.f32(float %152, float %150, float %146)
  store float %153, ptr %144, align 4
  %154 = getelementptr inbounds nuw float, ptr %16, i64 %147
  store float %150, ptr %154, align 4
  %155 = icmp eq i64 %147, %22
  br i1 %155, label %133, label %141

156:                                              ; preds = %195
  br i1 %23, label %202, label %231

157:                                              ; preds = %133, %195
  %158 = phi i64 [ %200, %195 ], [ 0, %133 ]
  %159 = getelementptr inbounds nuw float, ptr %28, i64 %158
  %160 = load float, ptr %159, align 4
  %161 = getelementptr inbounds nuw float, ptr %11, i64 %158
  %162 = load float, ptr %161, align 4
  %163 = getelementptr inbounds nuw float, ptr %16, i64 %158
  %164 = load float, ptr %163, align 4
  %165 = fneg float %162
  %166 = tail call float @llvm.fmuladd.f32(float %165, float %164, float %160)
  %167 = icmp eq i64 %158, 0
  br i1 %167, label %195, label %168

168:                                              ; preds = %157
  %169 = add nsw i64 %158, -1
  %170 = getelementptr inbounds nuw float, ptr %12, i64 %169
  %171 = load float, ptr %170, align 4
  %172 = getelementptr inbounds nuw float, ptr %16, i64 %169
  %173 = load float, ptr %172, align 4
  %174 = getelementptr inbounds nuw float, ptr %5, i64 %169
  %175 = load float, ptr %174, align 4
  %176 = getelementptr inbounds nuw float, ptr %28, i64 %169
  %177 = load float, ptr %176, align 4
  %178 = fmul float %175, %177
  %179 = tail call float @llvm.fmuladd.f32(float %171, float %173, float %178)
  %180 = fsub float %166, %179
  %181 = icmp eq i64 %158, 1
  br i1 %181, label %195, label %182

182:                                              ; preds = %168
  %183 = add nsw i64 %158, -2
  %184 = getelementptr inbounds nuw float, ptr %13, i64 %183
  %185 = load float, ptr %184, align 4
  %186 = getelementptr inbounds nuw float, ptr %16, i64 %183
  %187 = load float, ptr %186, align 4
  %188 = getelementptr inbounds nuw float, ptr %6, i64 %183
  %189 = load float, ptr %188, align 4
  %190 = getelementptr inbounds nuw float, ptr %28, i64 %183
  %191 = load float, ptr %190, align 4
  %192 = fmul float %189, %191
  %193 = tail call float @llvm.fmuladd.f32(float %185, float %187, float %192)
  %194 = fsub float %180, %193
  br label %195

195:                                              ; preds = %157, %182, %168
  %196 = phi float [ %194, %182 ], [ %180, %168 ], [ %166, %157 ]
  %197 = getelementptr inbounds nuw float, ptr %4, i64 %158
  %198 = load float, ptr %197, align 4
  %199 = fdiv float %196, %198
  store float %199, ptr %159, align 4
  %200 = add nuw nsw i64 %158, 1
  %201 = icmp eq i64 %200, %1
  br i1 %201, label %156, label %157

202:                                              ; preds = %156, %202
  %203 = phi i64 [ %229, %202 ], [ %24, %156 ]
  %204 = tail call i64 @enzcc_blas_exchanged_s(i64 noundef %1, ptr noundef %7, i64 noundef %203) #5
  %205 = getelementptr inbounds nuw float, ptr %28, i64 %203
  %206 = load float, ptr %205, align 4
  %207 = getelementptr inbounds nuw float, ptr %3, i64 %203
  %208 = load float, ptr %207, align 4
  %209 = add nuw nsw i64 %203, 1
  %210 = getelementptr inbounds nuw float, ptr %28, i64 %209
  %211 = load float, ptr %210, align 4
  %212 = fneg float %208
  %213 = tail call float @llvm.fmuladd.f32(float %212, float %211, float %206)
  %214 = getelementptr inbounds nuw float, ptr %10, i64 %203
  %215 = load float, ptr %214, align 4
  %216 = getelementptr inbounds nuw float, ptr %16, i64 %209
  %217 = load float, ptr %216, align 4
  %218 = fneg float %215
  %219 = tail call float @llvm.fmuladd.f32(float %218, float %217, float %213)
  %220 = getelementptr inbounds nuw float, ptr %16, i64 %203
  %221 = load float, ptr %220, align 4
  %222 = tail call float @llvm.fmuladd.f32(float %212, float %217, float %221)
  %223 = add nsw i64 %204, %203
  %224 = getelementptr inbounds float, ptr %28, i64 %223
  store float %219, ptr %224, align 4
  %225 = sub nsw i64 %209, %204
  %226 = getelementptr inbounds float, ptr %28, i64 %225
  store float %211, ptr %226, align 4
  %227 = getelementptr inbounds float, ptr %16, i64 %223
  store float %222, ptr %227, align 4
  %228 = getelementptr inbounds float, ptr %16, i64 %225
  store float %217, ptr %228, align 4
  %229 = add nsw i64 %203, -1
  %230 = icmp eq i64 %203, 0
  br i1 %230, label %231, label %202

231:                                              ; preds = %202, %125, %31, %30, %156
  %232 = add nuw nsw i64 %29, 1
  %233 = getelementptr inbounds float, ptr %27, i64 %9
  %234 = getelementptr inbounds float, ptr %28, i64 %15
  %235 = icmp eq i64 %232, %2
  br i1 %235, label %25, label %26
}

define linkonce_odr hidden void @enzcc_blas_gtsback_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, i64 noundef %15, ptr noundef %16) nounwind {
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %17
  %20 = icmp eq i8 %0, 78
  %21 = icmp sgt i64 %1, 0
  %22 = add i64 %1, -1
  %23 = icmp sgt i64 %1, 1
  %24 = add nsw i64 %1, -2
  br label %26

25:                                               ; preds = %225, %17
  ret void

26:                                               ; preds = %19, %225
  %27 = phi ptr [ %8, %19 ], [ %227, %225 ]
  %28 = phi ptr [ %14, %19 ], [ %228, %225 ]
  %29 = phi i64 [ 0, %19 ], [ %226, %225 ]
  br i1 %20, label %31, label %30

30:                                               ; preds = %26
  br i1 %21, label %133, label %225

31:                                               ; preds = %26
  br i1 %21, label %33, label %225

32:                                               ; preds = %106
  br i1 %23, label %109, label %225

33:                                               ; preds = %31, %106
  %34 = phi i64 [ %107, %106 ], [ 0, %31 ]
  %35 = getelementptr inbounds nuw float, ptr %4, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw float, ptr %27, i64 %34
  %38 = load float, ptr %37, align 4
  %39 = icmp slt i64 %34, %22
  br i1 %39, label %40, label %46

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw float, ptr %5, i64 %34
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %44 = load float, ptr %43, align 4
  %45 = fmul float %42, %44
  br label %46

46:                                               ; preds = %33, %40
  %47 = phi float [ %45, %40 ], [ 0.000000e+00, %33 ]
  %48 = tail call float @llvm.fmuladd.f32(float %36, float %38, float %47)
  %49 = icmp slt i64 %34, %24
  br i1 %49, label %50, label %56

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw float, ptr %6, i64 %34
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %54 = load float, ptr %53, align 4
  %55 = fmul float %52, %54
  br label %56

56:                                               ; preds = %46, %50
  %57 = phi float [ %55, %50 ], [ 0.000000e+00, %46 ]
  %58 = fadd float %48, %57
  %59 = getelementptr inbounds nuw float, ptr %16, i64 %34
  store float %58, ptr %59, align 4
  %60 = getelementptr inbounds nuw float, ptr %28, i64 %34
  %61 = load float, ptr %60, align 4
  %62 = icmp eq i64 %34, 0
  br i1 %62, label %80, label %63

63:                                               ; preds = %56
  %64 = add nsw i64 %34, -1
  %65 = getelementptr inbounds nuw float, ptr %5, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw float, ptr %28, i64 %64
  %68 = load float, ptr %67, align 4
  %69 = fneg float %66
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %68, float %61)
  %71 = icmp eq i64 %34, 1
  br i1 %71, label %80, label %72

72:                                               ; preds = %63
  %73 = add nsw i64 %34, -2
  %74 = getelementptr inbounds nuw float, ptr %6, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = getelementptr inbounds nuw float, ptr %28, i64 %73
  %77 = load float, ptr %76, align 4
  %78 = fneg float %75
  %79 = tail call float @llvm.fmuladd.f32(float %78, float %77, float %70)
  br label %80

80:                                               ; preds = %56, %72, %63
  %81 = phi float [ %79, %72 ], [ %70, %63 ], [ %61, %56 ]
  %82 = load float, ptr %35, align 4
  %83 = fdiv float %81, %82
  store float %83, ptr %60, align 4
  %84 = load float, ptr %37, align 4
  %85 = getelementptr inbounds nuw float, ptr %11, i64 %34
  %86 = load float, ptr %85, align 4
  %87 = fneg float %83
  %88 = tail call float @llvm.fmuladd.f32(float %87, float %84, float %86)
  store float %88, ptr %85, align 4
  br i1 %39, label %89, label %97

89:                                               ; preds = %80
  %90 = load float, ptr %60, align 4
  %91 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %92 = load float, ptr %91, align 4
  %93 = getelementptr inbounds nuw float, ptr %12, i64 %34
  %94 = load float, ptr %93, align 4
  %95 = fneg float %90
  %96 = tail call float @llvm.fmuladd.f32(float %95, float %92, float %94)
  store float %96, ptr %93, align 4
  br label %97

97:                                               ; preds = %89, %80
  br i1 %49, label %98, label %106

98:                                               ; preds = %97
  %99 = load float, ptr %60, align 4
  %100 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds nuw float, ptr %13, i64 %34
  %103 = load float, ptr %102, align 4
  %104 = fneg float %99
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %101, float %103)
  store float %105, ptr %102, align 4
  br label %106

106:                                              ; preds = %98, %97
  %107 = add nuw nsw i64 %34, 1
  %108 = icmp eq i64 %107, %1
  br i1 %108, label %32, label %33

109:                                              ; preds = %32, %109
  %110 = phi i64 [ %130, %109 ], [ %24, %32 ]
  %111 = tail call i64 @enzcc_blas_exchanged_s(i64 noundef %1, ptr noundef %7, i64 noundef %110) #5
  %112 = add nuw nsw i64 %110, 1
  %113 = getelementptr inbounds nuw float, ptr %28, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = getelementptr inbounds nuw float, ptr %28, i64 %110
  %116 = load float, ptr %115, align 4
  %117 = getelementptr inbounds nuw float, ptr %3, i64 %110
  %118 = load float, ptr %117, align 4
  %119 = fneg float %118
  %120 = tail call float @llvm.fmuladd.f32(float %119, float %114, float %116)
  %121 = getelementptr inbounds nuw float, ptr %16, i64 %110
  %122 = load float, ptr %121, align 4
  %123 = getelementptr inbounds nuw float, ptr %10, i64 %110
  %124 = load float, ptr %123, align 4
  %125 = fneg float %114
  %126 = tail call float @llvm.fmuladd.f32(float %125, float %122, float %124)
  store float %126, ptr %123, align 4
  %127 = getelementptr float, ptr %115, i64 %111
  store float %120, ptr %127, align 4
  %128 = sub nsw i64 %112, %111
  %129 = getelementptr inbounds float, ptr %28, i64 %128
  store float %114, ptr %129, align 4
  %130 = add nsw i64 %110, -1
  %131 = icmp eq i64 %110, 0
  br i1 %131, label %225, label %109

132:                                              ; preds = %133
  br i1 %23, label %140, label %169

133:                                              ; preds = %30, %133
  %134 = phi i64 [ %138, %133 ], [ 0, %30 ]
  %135 = getelementptr inbounds nuw float, ptr %27, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = getelementptr inbounds nuw float, ptr %16, i64 %134
  store float %136, ptr %137, align 4
  %138 = add nuw nsw i64 %134, 1
  %139 = icmp eq i64 %138, %1
  br i1 %139, label %132, label %133

140:                                              ; preds = %132, %140
  %141 = phi i64 [ %146, %140 ], [ 0, %132 ]
  %142 = tail call i64 @enzcc_blas_exchanged_s(i64 noundef %1, ptr noundef %7, i64 noundef %141) #5
  %143 = add nsw i64 %142, %141
  %144 = getelementptr inbounds float, ptr %16, i64 %143
  %145 = load float, ptr %144, align 4
  %146 = add nuw nsw i64 %141, 1
  %147 = sub nsw i64 %146, %142
  %148 = getelementptr inbounds float, ptr %16, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = getelementptr inbounds float, ptr %28, i64 %143
  %151 = load float, ptr %150, align 4
  %152 = getelementptr inbounds float, ptr %28, i64 %147
  %153 = load float, ptr %152, align 4
  %154 = getelementptr inbounds nuw float, ptr %3, i64 %141
  %155 = load float, ptr %154, align 4
  %156 = tail call float @llvm.fmuladd.f32(float %155, float %149, float %145)
  %157 = getelementptr inbounds nuw float, ptr %16, i64 %141
  store float %156, ptr %157, align 4
  %158 = getelementptr inbounds nuw float, ptr %16, i64 %146
  store float %149, ptr %158, align 4
  %159 = getelementptr inbounds nuw float, ptr %10, i64 %141
  %160 = load float, ptr %159, align 4
  %161 = fneg float %151
  %162 = tail call float @llvm.fmuladd.f32(float %161, float %149, float %160)
  store float %162, ptr %159, align 4
  %163 = getelementptr inbounds nuw float, ptr %28, i64 %141
  store float %151, ptr %163, align 4
  %164 = load float, ptr %154, align 4
  %165 = fneg float %164
  %166 = tail call float @llvm.fmuladd.f32(float %165, float %151, float %153)
  %167 = getelementptr inbounds nuw float, ptr %28, i64 %146
  store float %166, ptr %167, align 4
  %168 = icmp eq i64 %146, %22
  br i1 %168, label %169, label %140

169:                                              ; preds = %140, %132
  br label %170

170:                                              ; preds = %169, %223
  %171 = phi i64 [ %206, %223 ], [ %22, %169 ]
  %172 = getelementptr inbounds nuw float, ptr %28, i64 %171
  %173 = load float, ptr %172, align 4
  %174 = icmp slt i64 %171, %22
  br i1 %174, label %175, label %182

175:                                              ; preds = %170
  %176 = getelementptr inbounds nuw float, ptr %5, i64 %171
  %177 = load float, ptr %176, align 4
  %178 = getelementptr inbounds nuw i8, ptr %172, i64 4
  %179 = load float, ptr %178, align 4
  %180 = fneg float %177
  %181 = tail call float @llvm.fmuladd.f32(float %180, float %179, float %173)
  br label %182

182:                                              ; preds = %175, %170
  %183 = phi float [ %181, %175 ], [ %173, %170 ]
  %184 = icmp slt i64 %171, %24
  br i1 %184, label %185, label %192

185:                                              ; preds = %182
  %186 = getelementptr inbounds nuw float, ptr %6, i64 %171
  %187 = load float, ptr %186, align 4
  %188 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %189 = load float, ptr %188, align 4
  %190 = fneg float %187
  %191 = tail call float @llvm.fmuladd.f32(float %190, float %189, float %183)
  br label %192

192:                                              ; preds = %185, %182
  %193 = phi float [ %191, %185 ], [ %183, %182 ]
  %194 = getelementptr inbounds nuw float, ptr %4, i64 %171
  %195 = load float, ptr %194, align 4
  %196 = fdiv float %193, %195
  store float %196, ptr %172, align 4
  %197 = getelementptr inbounds nuw float, ptr %16, i64 %171
  %198 = load float, ptr %197, align 4
  %199 = getelementptr inbounds nuw float, ptr %11, i64 %171
  %200 = load float, ptr %199, align 4
  %201 = fneg float %196
  %202 = tail call float @llvm.fmuladd.f32(float %201, float %198, float %200)
  store float %202, ptr %199, align 4
  %203 = icmp eq i64 %171, 0
  br i1 %203, label %225, label %204

204:                                              ; preds = %192
  %205 = load float, ptr %172, align 4
  %206 = add nsw i64 %171, -1
  %207 = getelementptr inbounds nuw float, ptr %16, i64 %206
  %208 = load float, ptr %207, align 4
  %209 = getelementptr inbounds nuw float, ptr %12, i64 %206
  %210 = load float, ptr %209, align 4
  %211 = fneg float %205
  %212 = tail call float @llvm.fmuladd.f32(float %211, float %208, float %210)
  store float %212, ptr %209, align 4
  %213 = icmp sgt i64 %171, 1
  br i1 %213, label %214, label %223

214:                                              ; preds = %204
  %215 = load float, ptr %172, align 4
  %216 = add nsw i64 %171, -2
  %217 = getelementptr inbounds nuw float, ptr %16, i64 %216
  %218 = load float, ptr %217, align 4
  %219 = getelementptr inbounds nuw float, ptr %13, i64 %216
  %220 = load float, ptr %219, align 4
  %221 = fneg float %215
  %222 = tail call float @llvm.fmuladd.f32(float %221, float %218, float %220)
  store float %222, ptr %219, align 4
  br label %223

223:                                              ; preds = %214, %204
  %224 = icmp sgt i64 %171, 0
  br i1 %224, label %170, label %225

225:                                              ; preds = %192, %223, %109, %31, %30, %32
  %226 = add nuw nsw i64 %29, 1
  %227 = getelementptr inbounds float, ptr %27, i64 %9
  %228 = getelementptr inbounds float, ptr %28, i64 %15
  %229 = icmp eq i64 %226, %2
  br i1 %229, label %25, label %26
}

define linkonce_odr hidden i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) nounwind {
  %6 = icmp eq i8 %0, 76
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = sub i64 %3, %4
  %9 = mul nsw i64 %4, %2
  %10 = add nsw i64 %8, %9
  br label %16

11:                                               ; preds = %5
  %12 = mul nsw i64 %3, %2
  %13 = sub i64 %1, %3
  %14 = add i64 %13, %4
  %15 = add nsw i64 %14, %12
  br label %16

16:                                               ; preds = %11, %7
  %17 = phi i64 [ %10, %7 ], [ %15, %11 ]
  ret i64 %17
}

define linkonce_odr hidden void @enzcc_blas_pbalong_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = icmp slt i64 %2, 0
  br label %11

11:                                               ; preds = %9, %15
  %12 = phi i64 [ %16, %15 ], [ 0, %9 ]
  %13 = add nsw i64 %12, %2
  br i1 %10, label %15, label %18

14:                                               ; preds = %15, %7
  ret void

15:                                               ; preds = %64, %11
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %14, label %11

18:                                               ; preds = %11, %64
  %19 = phi i64 [ %69, %64 ], [ %12, %11 ]
  %20 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %19, i64 noundef %12) #5
  %21 = getelementptr inbounds float, ptr %5, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = icmp sgt i64 %19, %2
  %24 = sub nsw i64 %19, %2
  %25 = select i1 %23, i64 %24, i64 0
  %26 = icmp slt i64 %25, %12
  br i1 %26, label %33, label %27

27:                                               ; preds = %33, %18
  %28 = phi float [ %22, %18 ], [ %50, %33 ]
  %29 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %12, i64 noundef %12) #5
  %30 = getelementptr inbounds float, ptr %3, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = icmp eq i64 %19, %12
  br i1 %32, label %53, label %55

33:                                               ; preds = %18, %33
  %34 = phi i64 [ %51, %33 ], [ %25, %18 ]
  %35 = phi float [ %50, %33 ], [ %22, %18 ]
  %36 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %19, i64 noundef %34) #5
  %37 = getelementptr inbounds float, ptr %3, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %12, i64 noundef %34) #5
  %40 = getelementptr inbounds float, ptr %5, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %19, i64 noundef %34) #5
  %43 = getelementptr inbounds float, ptr %5, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %12, i64 noundef %34) #5
  %46 = getelementptr inbounds float, ptr %3, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fmul float %44, %47
  %49 = tail call float @llvm.fmuladd.f32(float %38, float %41, float %48)
  %50 = fsub float %35, %49
  %51 = add nsw i64 %34, 1
  %52 = icmp slt i64 %51, %12
  br i1 %52, label %33, label %27

53:                                               ; preds = %27
  %54 = fmul float %28, 5.000000e-01
  br label %64

55:                                               ; preds = %27
  %56 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %19, i64 noundef %12) #5
  %57 = getelementptr inbounds float, ptr %3, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %12, i64 noundef %12) #5
  %60 = getelementptr inbounds float, ptr %5, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = fneg float %58
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %61, float %28)
  br label %64

64:                                               ; preds = %55, %53
  %65 = phi float [ %54, %53 ], [ %63, %55 ]
  %66 = fdiv float %65, %31
  %67 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %19, i64 noundef %12) #5
  %68 = getelementptr inbounds float, ptr %5, i64 %67
  store float %66, ptr %68, align 4
  %69 = add nuw nsw i64 %19, 1
  %70 = icmp sge i64 %69, %1
  %71 = icmp sge i64 %19, %13
  %72 = select i1 %70, i1 true, i1 %71
  br i1 %72, label %15, label %18
}

define linkonce_odr hidden void @enzcc_blas_pbback_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = add nsw i64 %1, -1
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %16, %7
  ret void

11:                                               ; preds = %7, %16
  %12 = phi i64 [ %17, %16 ], [ %8, %7 ]
  %13 = add nsw i64 %12, %2
  %14 = tail call i64 @llvm.smin.i64(i64 %13, i64 %8)
  %15 = icmp slt i64 %14, %12
  br i1 %15, label %16, label %19

16:                                               ; preds = %45, %11
  %17 = add nsw i64 %12, -1
  %18 = icmp sgt i64 %12, 0
  br i1 %18, label %11, label %10

19:                                               ; preds = %11, %45
  %20 = phi i64 [ %50, %45 ], [ %14, %11 ]
  %21 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %20, i64 noundef %12) #5
  %22 = getelementptr inbounds float, ptr %5, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %12, i64 noundef %12) #5
  %25 = getelementptr inbounds float, ptr %3, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fdiv float %23, %26
  %28 = icmp eq i64 %20, %12
  br i1 %28, label %38, label %29

29:                                               ; preds = %19
  %30 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %20, i64 noundef %12) #5
  %31 = getelementptr inbounds float, ptr %3, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %12, i64 noundef %12) #5
  %34 = getelementptr inbounds float, ptr %5, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = fneg float %27
  %37 = tail call float @llvm.fmuladd.f32(float %36, float %32, float %35)
  store float %37, ptr %34, align 4
  br label %38

38:                                               ; preds = %29, %19
  %39 = icmp sgt i64 %20, %2
  %40 = sub nsw i64 %20, %2
  %41 = select i1 %39, i64 %40, i64 0
  %42 = icmp slt i64 %41, %12
  br i1 %42, label %43, label %45

43:                                               ; preds = %38
  %44 = fneg float %27
  br label %52

45:                                               ; preds = %69, %38
  %46 = fmul float %27, 5.000000e-01
  %47 = select i1 %28, float %46, float %27
  %48 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %20, i64 noundef %12) #5
  %49 = getelementptr inbounds float, ptr %5, i64 %48
  store float %47, ptr %49, align 4
  %50 = add nsw i64 %20, -1
  %51 = icmp sgt i64 %20, %12
  br i1 %51, label %19, label %16

52:                                               ; preds = %43, %69
  %53 = phi i64 [ %41, %43 ], [ %70, %69 ]
  %54 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %20, i64 noundef %53) #5
  %55 = getelementptr inbounds float, ptr %3, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %12, i64 noundef %53) #5
  %58 = getelementptr inbounds float, ptr %5, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = tail call float @llvm.fmuladd.f32(float %44, float %56, float %59)
  store float %60, ptr %58, align 4
  br i1 %28, label %69, label %61

61:                                               ; preds = %52
  %62 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %12, i64 noundef %53) #5
  %63 = getelementptr inbounds float, ptr %3, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %20, i64 noundef %53) #5
  %66 = getelementptr inbounds float, ptr %5, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = tail call float @llvm.fmuladd.f32(float %44, float %64, float %67)
  store float %68, ptr %66, align 4
  br label %69

69:                                               ; preds = %52, %61
  %70 = add nsw i64 %53, 1
  %71 = icmp slt i64 %70, %12
  br i1 %71, label %52, label %45
}

define linkonce_odr hidden void @enzcc_blas_pbsalong_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11, ptr noundef %12) nounwind {
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = icmp sgt i64 %1, 0
  %17 = icmp slt i64 %2, 0
  br label %18

18:                                               ; preds = %15, %84
  %19 = phi i64 [ 0, %15 ], [ %85, %84 ]
  %20 = phi ptr [ %6, %15 ], [ %86, %84 ]
  %21 = phi ptr [ %10, %15 ], [ %87, %84 ]
  br i1 %16, label %23, label %84

22:                                               ; preds = %84, %13
  ret void

23:                                               ; preds = %18, %27
  %24 = phi i64 [ %28, %27 ], [ 0, %18 ]
  %25 = getelementptr inbounds nuw float, ptr %12, i64 %24
  store float 0.000000e+00, ptr %25, align 4
  %26 = add nsw i64 %24, %2
  br i1 %17, label %27, label %30

27:                                               ; preds = %30, %23
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %43, label %23

30:                                               ; preds = %23, %30
  %31 = phi i64 [ %39, %30 ], [ %24, %23 ]
  %32 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %31, i64 noundef %24) #5
  %33 = getelementptr inbounds float, ptr %4, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw float, ptr %20, i64 %31
  %36 = load float, ptr %35, align 4
  %37 = load float, ptr %25, align 4
  %38 = tail call float @llvm.fmuladd.f32(float %34, float %36, float %37)
  store float %38, ptr %25, align 4
  %39 = add nuw nsw i64 %31, 1
  %40 = icmp sge i64 %39, %1
  %41 = icmp sge i64 %31, %26
  %42 = select i1 %40, i1 true, i1 %41
  br i1 %42, label %27, label %30

43:                                               ; preds = %27, %58
  %44 = phi i64 [ %64, %58 ], [ 0, %27 ]
  %45 = getelementptr inbounds nuw float, ptr %21, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %44, i64 noundef %44) #5
  %48 = getelementptr inbounds float, ptr %8, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw float, ptr %12, i64 %44
  %51 = load float, ptr %50, align 4
  %52 = fneg float %49
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %51, float %46)
  %54 = icmp sgt i64 %44, %2
  %55 = sub nsw i64 %44, %2
  %56 = select i1 %54, i64 %55, i64 0
  %57 = icmp slt i64 %56, %44
  br i1 %57, label %66, label %58

58:                                               ; preds = %66, %43
  %59 = phi float [ %53, %43 ], [ %81, %66 ]
  %60 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %44, i64 noundef %44) #5
  %61 = getelementptr inbounds float, ptr %4, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = fdiv float %59, %62
  store float %63, ptr %45, align 4
  %64 = add nuw nsw i64 %44, 1
  %65 = icmp eq i64 %64, %1
  br i1 %65, label %89, label %43

66:                                               ; preds = %43, %66
  %67 = phi i64 [ %82, %66 ], [ %56, %43 ]
  %68 = phi float [ %81, %66 ], [ %53, %43 ]
  %69 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %44, i64 noundef %67) #5
  %70 = getelementptr inbounds float, ptr %8, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = getelementptr inbounds float, ptr %12, i64 %67
  %73 = load float, ptr %72, align 4
  %74 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %44, i64 noundef %67) #5
  %75 = getelementptr inbounds float, ptr %4, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds float, ptr %21, i64 %67
  %78 = load float, ptr %77, align 4
  %79 = fmul float %76, %78
  %80 = tail call float @llvm.fmuladd.f32(float %71, float %73, float %79)
  %81 = fsub float %68, %80
  %82 = add nsw i64 %67, 1
  %83 = icmp slt i64 %82, %44
  br i1 %83, label %66, label %58

84:                                               ; preds = %105, %18
  %85 = add nuw nsw i64 %19, 1
  %86 = getelementptr inbounds float, ptr %20, i64 %7
  %87 = getelementptr inbounds float, ptr %21, i64 %11
  %88 = icmp eq i64 %85, %3
  br i1 %88, label %22, label %18

89:                                               ; preds = %58, %105
  %90 = phi i64 [ %91, %105 ], [ %1, %58 ]
  %91 = add nsw i64 %90, -1
  %92 = getelementptr inbounds nuw float, ptr %21, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %91, i64 noundef %91) #5
  %95 = getelementptr inbounds float, ptr %8, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = getelementptr inbounds nuw float, ptr %20, i64 %91
  %98 = load float, ptr %97, align 4
  %99 = fneg float %96
  %100 = tail call float @llvm.fmuladd.f32(float %99, float %98, float %93)
  %101 = add nsw i64 %91, %2
  %102 = icmp sge i64 %90, %1
  %103 = icmp sgt i64 %90, %101
  %104 = select i1 %102, i1 true, i1 %103
  br i1 %104, label %105, label %112

105:                                              ; preds = %112, %89
  %106 = phi float [ %100, %89 ], [ %127, %112 ]
  %107 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %91, i64 noundef %91) #5
  %108 = getelementptr inbounds float, ptr %4, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = fdiv float %106, %109
  store float %110, ptr %92, align 4
  %111 = icmp samesign ugt i64 %90, 1
  br i1 %111, label %89, label %84

112:                                              ; preds = %89, %112
  %113 = phi i64 [ %128, %112 ], [ %90, %89 ]
  %114 = phi float [ %127, %112 ], [ %100, %89 ]
  %115 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %113, i64 noundef %91) #5
  %116 = getelementptr inbounds float, ptr %8, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = getelementptr inbounds nuw float, ptr %20, i64 %113
  %119 = load float, ptr %118, align 4
  %120 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %113, i64 noundef %91) #5
  %121 = getelementptr inbounds float, ptr %4, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = getelementptr inbounds nuw float, ptr %21, i64 %113
  %124 = load float, ptr %123, align 4
  %125 = fmul float %122, %124
  %126 = tail call float @llvm.fmuladd.f32(float %117, float %119, float %125)
  %127 = fsub float %114, %126
  %128 = add nuw nsw i64 %113, 1
  %129 = icmp sge i64 %128, %1
  %130 = icmp sge i64 %113, %101
  %131 = select i1 %129, i1 true, i1 %130
  br i1 %131, label %105, label %112
}

define linkonce_odr hidden void @enzcc_blas_pbsback_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11, ptr noundef %12) nounwind {
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %23

15:                                               ; preds = %13
  %16 = icmp sgt i64 %1, 0
  %17 = icmp slt i64 %2, 0
  %18 = icmp slt i64 %2, 0
  br label %19

19:                                               ; preds = %15, %90
  %20 = phi i64 [ 0, %15 ], [ %91, %90 ]
  %21 = phi ptr [ %6, %15 ], [ %92, %90 ]
  %22 = phi ptr [ %10, %15 ], [ %93, %90 ]
  br i1 %16, label %24, label %90

23:                                               ; preds = %90, %13
  ret void

24:                                               ; preds = %19, %28
  %25 = phi i64 [ %29, %28 ], [ 0, %19 ]
  %26 = getelementptr inbounds nuw float, ptr %12, i64 %25
  store float 0.000000e+00, ptr %26, align 4
  %27 = add nsw i64 %25, %2
  br i1 %17, label %28, label %31

28:                                               ; preds = %31, %24
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %44, label %24

31:                                               ; preds = %24, %31
  %32 = phi i64 [ %40, %31 ], [ %25, %24 ]
  %33 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %32, i64 noundef %25) #5
  %34 = getelementptr inbounds float, ptr %4, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = getelementptr inbounds nuw float, ptr %21, i64 %32
  %37 = load float, ptr %36, align 4
  %38 = load float, ptr %26, align 4
  %39 = tail call float @llvm.fmuladd.f32(float %35, float %37, float %38)
  store float %39, ptr %26, align 4
  %40 = add nuw nsw i64 %32, 1
  %41 = icmp sge i64 %40, %1
  %42 = icmp sge i64 %32, %27
  %43 = select i1 %41, i1 true, i1 %42
  br i1 %43, label %28, label %31

44:                                               ; preds = %28, %71
  %45 = phi i64 [ %72, %71 ], [ 0, %28 ]
  %46 = getelementptr inbounds nuw float, ptr %22, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = icmp sgt i64 %45, %2
  %49 = sub nsw i64 %45, %2
  %50 = select i1 %48, i64 %49, i64 0
  %51 = icmp slt i64 %50, %45
  br i1 %51, label %59, label %52

52:                                               ; preds = %59, %44
  %53 = phi float [ %47, %44 ], [ %68, %59 ]
  %54 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %45, i64 noundef %45) #5
  %55 = getelementptr inbounds float, ptr %4, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = fdiv float %53, %56
  store float %57, ptr %46, align 4
  %58 = add nsw i64 %45, %2
  br i1 %18, label %71, label %74

59:                                               ; preds = %44, %59
  %60 = phi i64 [ %69, %59 ], [ %50, %44 ]
  %61 = phi float [ %68, %59 ], [ %47, %44 ]
  %62 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %45, i64 noundef %60) #5
  %63 = getelementptr inbounds float, ptr %4, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = getelementptr inbounds float, ptr %22, i64 %60
  %66 = load float, ptr %65, align 4
  %67 = fneg float %64
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %66, float %61)
  %69 = add nsw i64 %60, 1
  %70 = icmp slt i64 %69, %45
  br i1 %70, label %59, label %52

71:                                               ; preds = %74, %52
  %72 = add nuw nsw i64 %45, 1
  %73 = icmp eq i64 %72, %1
  br i1 %73, label %95, label %44

74:                                               ; preds = %52, %74
  %75 = phi i64 [ %84, %74 ], [ %45, %52 ]
  %76 = getelementptr inbounds nuw float, ptr %21, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = load float, ptr %46, align 4
  %79 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %75, i64 noundef %45) #5
  %80 = getelementptr inbounds float, ptr %8, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = fneg float %77
  %83 = tail call float @llvm.fmuladd.f32(float %82, float %78, float %81)
  store float %83, ptr %80, align 4
  %84 = add nuw nsw i64 %75, 1
  %85 = icmp sge i64 %84, %1
  %86 = icmp sge i64 %75, %58
  %87 = select i1 %85, i1 true, i1 %86
  br i1 %87, label %71, label %74

88:                                               ; preds = %128, %104
  %89 = icmp samesign ugt i64 %96, 1
  br i1 %89, label %95, label %90

90:                                               ; preds = %88, %19
  %91 = add nuw nsw i64 %20, 1
  %92 = getelementptr inbounds float, ptr %21, i64 %7
  %93 = getelementptr inbounds float, ptr %22, i64 %11
  %94 = icmp eq i64 %91, %3
  br i1 %94, label %23, label %19

95:                                               ; preds = %71, %88
  %96 = phi i64 [ %97, %88 ], [ %1, %71 ]
  %97 = add nsw i64 %96, -1
  %98 = getelementptr inbounds nuw float, ptr %22, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = add nsw i64 %97, %2
  %101 = icmp sge i64 %96, %1
  %102 = icmp sgt i64 %96, %100
  %103 = select i1 %101, i1 true, i1 %102
  br i1 %103, label %104, label %114

104:                                              ; preds = %114, %95
  %105 = phi float [ %99, %95 ], [ %123, %114 ]
  %106 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %97, i64 noundef %97) #5
  %107 = getelementptr inbounds float, ptr %4, i64 %106
  %108 = load float, ptr %107, align 4
  %109 = fdiv float %105, %108
  store float %109, ptr %98, align 4
  %110 = icmp sgt i64 %97, %2
  %111 = sub nsw i64 %97, %2
  %112 = select i1 %110, i64 %111, i64 0
  %113 = icmp slt i64 %112, %96
  br i1 %113, label %128, label %88

114:                                              ; preds = %95, %114
  %115 = phi i64 [ %124, %114 ], [ %96, %95 ]
  %116 = phi float [ %123, %114 ], [ %99, %95 ]
  %117 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %115, i64 noundef %97) #5
  %118 = getelementptr inbounds float, ptr %4, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = getelementptr inbounds nuw float, ptr %22, i64 %115
  %121 = load float, ptr %120, align 4
  %122 = fneg float %119
  %123 = tail call float @llvm.fmuladd.f32(float %122, float %121, float %116)
  %124 = add nuw nsw i64 %115, 1
  %125 = icmp sge i64 %124, %1
  %126 = icmp sge i64 %115, %100
  %127 = select i1 %125, i1 true, i1 %126
  br i1 %127, label %104, label %114

128:                                              ; preds = %104, %128
  %129 = phi i64 [ %138, %128 ], [ %112, %104 ]
  %130 = load float, ptr %98, align 4
  %131 = getelementptr inbounds float, ptr %12, i64 %129
  %132 = load float, ptr %131, align 4
  %133 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %97, i64 noundef %129) #5
  %134 = getelementptr inbounds float, ptr %8, i64 %133
  %135 = load float, ptr %134, align 4
  %136 = fneg float %130
  %137 = tail call float @llvm.fmuladd.f32(float %136, float %132, float %135)
  store float %137, ptr %134, align 4
  %138 = add nsw i64 %129, 1
  %139 = icmp slt i64 %138, %96
  br i1 %139, label %128, label %88
}

define linkonce_odr hidden void @enzcc_blas_pbtimes_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = icmp sgt i64 %1, 0
  %15 = icmp slt i64 %2, 0
  br label %16

16:                                               ; preds = %13, %27
  %17 = phi ptr [ %7, %13 ], [ %29, %27 ]
  %18 = phi i64 [ 0, %13 ], [ %28, %27 ]
  %19 = phi ptr [ %9, %13 ], [ %30, %27 ]
  br i1 %14, label %21, label %27

20:                                               ; preds = %27, %11
  ret void

21:                                               ; preds = %16, %32
  %22 = phi i64 [ %33, %32 ], [ 0, %16 ]
  %23 = add nsw i64 %22, %2
  br i1 %15, label %32, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw float, ptr %17, i64 %22
  %26 = getelementptr inbounds nuw float, ptr %19, i64 %22
  br label %35

27:                                               ; preds = %32, %16
  %28 = add nuw nsw i64 %18, 1
  %29 = getelementptr inbounds float, ptr %17, i64 %8
  %30 = getelementptr inbounds float, ptr %19, i64 %10
  %31 = icmp eq i64 %28, %3
  br i1 %31, label %20, label %16

32:                                               ; preds = %51, %21
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %27, label %21

35:                                               ; preds = %24, %51
  %36 = phi i64 [ %22, %24 ], [ %52, %51 ]
  %37 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %36, i64 noundef %22) #5
  %38 = getelementptr inbounds float, ptr %5, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = fmul float %4, %39
  %41 = load float, ptr %25, align 4
  %42 = getelementptr inbounds nuw float, ptr %19, i64 %36
  %43 = load float, ptr %42, align 4
  %44 = tail call float @llvm.fmuladd.f32(float %40, float %41, float %43)
  store float %44, ptr %42, align 4
  %45 = icmp eq i64 %36, %22
  br i1 %45, label %51, label %46

46:                                               ; preds = %35
  %47 = getelementptr inbounds nuw float, ptr %17, i64 %36
  %48 = load float, ptr %47, align 4
  %49 = load float, ptr %26, align 4
  %50 = tail call float @llvm.fmuladd.f32(float %40, float %48, float %49)
  store float %50, ptr %26, align 4
  br label %51

51:                                               ; preds = %46, %35
  %52 = add nuw nsw i64 %36, 1
  %53 = icmp sge i64 %52, %1
  %54 = icmp sge i64 %36, %23
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %32, label %35
}

define linkonce_odr hidden void @enzcc_blas_pbouter_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = icmp sgt i64 %1, 0
  %15 = icmp slt i64 %2, 0
  br label %16

16:                                               ; preds = %13, %27
  %17 = phi ptr [ %5, %13 ], [ %30, %27 ]
  %18 = phi i64 [ 0, %13 ], [ %28, %27 ]
  %19 = phi ptr [ %7, %13 ], [ %29, %27 ]
  br i1 %14, label %21, label %27

20:                                               ; preds = %27, %11
  ret void

21:                                               ; preds = %16, %32
  %22 = phi i64 [ %33, %32 ], [ 0, %16 ]
  %23 = add nsw i64 %22, %2
  br i1 %15, label %32, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw float, ptr %19, i64 %22
  %26 = getelementptr inbounds nuw float, ptr %17, i64 %22
  br label %35

27:                                               ; preds = %32, %16
  %28 = add nuw nsw i64 %18, 1
  %29 = getelementptr inbounds float, ptr %19, i64 %8
  %30 = getelementptr inbounds float, ptr %17, i64 %6
  %31 = icmp eq i64 %28, %3
  br i1 %31, label %20, label %16

32:                                               ; preds = %51, %21
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %27, label %21

35:                                               ; preds = %24, %51
  %36 = phi i64 [ %22, %24 ], [ %57, %51 ]
  %37 = icmp eq i64 %36, %22
  br i1 %37, label %38, label %42

38:                                               ; preds = %35
  %39 = load float, ptr %26, align 4
  %40 = load float, ptr %25, align 4
  %41 = fmul float %39, %40
  br label %51

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw float, ptr %17, i64 %36
  %44 = load float, ptr %43, align 4
  %45 = load float, ptr %25, align 4
  %46 = load float, ptr %26, align 4
  %47 = getelementptr inbounds nuw float, ptr %19, i64 %36
  %48 = load float, ptr %47, align 4
  %49 = fmul float %46, %48
  %50 = tail call float @llvm.fmuladd.f32(float %44, float %45, float %49)
  br label %51

51:                                               ; preds = %42, %38
  %52 = phi float [ %41, %38 ], [ %50, %42 ]
  %53 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %10, i64 noundef %36, i64 noundef %22) #5
  %54 = getelementptr inbounds float, ptr %9, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = tail call float @llvm.fmuladd.f32(float %4, float %52, float %55)
  store float %56, ptr %54, align 4
  %57 = add nuw nsw i64 %36, 1
  %58 = icmp sge i64 %57, %1
  %59 = icmp sge i64 %36, %23
  %60 = select i1 %58, i1 true, i1 %59
  br i1 %60, label %32, label %35
}

define linkonce_odr hidden void @enzcc_blas_pbscale_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = icmp slt i64 %2, 0
  br label %9

9:                                                ; preds = %7, %13
  %10 = phi i64 [ %14, %13 ], [ 0, %7 ]
  %11 = add nsw i64 %10, %2
  br i1 %8, label %13, label %16

12:                                               ; preds = %13, %5
  ret void

13:                                               ; preds = %16, %9
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %12, label %9

16:                                               ; preds = %9, %16
  %17 = phi i64 [ %20, %16 ], [ %10, %9 ]
  %18 = tail call i64 @enzcc_blas_place_s(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %17, i64 noundef %10) #5
  %19 = getelementptr inbounds float, ptr %3, i64 %18
  store float 0.000000e+00, ptr %19, align 4
  %20 = add nuw nsw i64 %17, 1
  %21 = icmp sge i64 %20, %1
  %22 = icmp sge i64 %17, %11
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %13, label %16
}

define linkonce_odr hidden i64 @enzcc_blas_pivot_s(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 1
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  %9 = zext i1 %8 to i64
  %10 = shl i64 %2, %9
  br label %11

11:                                               ; preds = %5, %3
  %12 = phi i64 [ %2, %3 ], [ %10, %5 ]
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = add nsw i32 %14, -1
  %16 = sext i32 %15 to i64
  ret i64 %16
}

define linkonce_odr hidden void @enzcc_blas_gbclear_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %8 = add i64 %3, %7
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %8)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %21, %6
  ret void

12:                                               ; preds = %6, %21
  %13 = phi i64 [ %22, %21 ], [ 0, %6 ]
  %14 = icmp slt i64 %13, %3
  %15 = sub nsw i64 %3, %13
  %16 = select i1 %14, i64 %15, i64 0
  %17 = icmp slt i64 %16, %2
  br i1 %17, label %18, label %21

18:                                               ; preds = %12
  %19 = mul nsw i64 %13, %5
  %20 = getelementptr float, ptr %4, i64 %19
  br label %24

21:                                               ; preds = %24, %12
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %11, label %12

24:                                               ; preds = %18, %24
  %25 = phi i64 [ %16, %18 ], [ %27, %24 ]
  %26 = getelementptr float, ptr %20, i64 %25
  store float 0.000000e+00, ptr %26, align 4
  %27 = add nsw i64 %25, 1
  %28 = icmp slt i64 %27, %2
  br i1 %28, label %24, label %21
}

define linkonce_odr hidden void @enzcc_blas_gbalong_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) nounwind {
  %10 = add nsw i64 %3, %2
  %11 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  tail call void @enzcc_blas_gbclear_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %10, ptr noundef %7, i64 noundef %8) #5
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %9
  %14 = add nsw i64 %1, -1
  %15 = icmp slt i64 %2, 1
  %16 = getelementptr float, ptr %7, i64 %10
  %17 = getelementptr float, ptr %4, i64 %10
  %18 = getelementptr float, ptr %4, i64 %10
  br label %24

19:                                               ; preds = %74, %35
  %20 = xor i64 %27, -1
  %21 = add i64 %25, 1
  %22 = icmp eq i64 %36, %11
  br i1 %22, label %23, label %24

23:                                               ; preds = %19, %9
  ret void

24:                                               ; preds = %13, %19
  %25 = phi i64 [ %10, %13 ], [ %21, %19 ]
  %26 = phi i64 [ 0, %13 ], [ %20, %19 ]
  %27 = phi i64 [ 0, %13 ], [ %36, %19 ]
  %28 = tail call i64 @llvm.smin.i64(i64 %25, i64 %14)
  %29 = tail call i64 @enzcc_blas_pivot_s(i64 noundef %11, ptr noundef %6, i64 noundef %27) #5
  %30 = add nsw i64 %27, %10
  %31 = tail call i64 @llvm.smin.i64(i64 %30, i64 %14)
  %32 = icmp ne i64 %29, %27
  %33 = icmp sle i64 %27, %31
  %34 = select i1 %33, i1 %32, i1 false
  br i1 %34, label %49, label %35

35:                                               ; preds = %49, %24
  %36 = add nuw nsw i64 %27, 1
  %37 = add nsw i64 %27, %2
  %38 = icmp sge i64 %36, %0
  %39 = or i1 %38, %15
  br i1 %39, label %19, label %40

40:                                               ; preds = %35
  %41 = mul nsw i64 %27, %5
  %42 = mul nsw i64 %27, %8
  %43 = getelementptr float, ptr %16, i64 %42
  %44 = getelementptr float, ptr %17, i64 %41
  %45 = icmp slt i64 %27, %31
  %46 = getelementptr float, ptr %44, i64 %26
  %47 = getelementptr float, ptr %43, i64 %26
  %48 = getelementptr float, ptr %18, i64 %27
  br label %63

49:                                               ; preds = %24, %49
  %50 = phi i64 [ %61, %49 ], [ %27, %24 ]
  %51 = mul nsw i64 %50, %8
  %52 = add nsw i64 %51, %10
  %53 = sub nsw i64 %27, %50
  %54 = getelementptr float, ptr %7, i64 %53
  %55 = getelementptr float, ptr %54, i64 %52
  %56 = load float, ptr %55, align 4
  %57 = sub i64 %29, %50
  %58 = getelementptr float, ptr %7, i64 %57
  %59 = getelementptr float, ptr %58, i64 %52
  %60 = load float, ptr %59, align 4
  store float %60, ptr %55, align 4
  store float %56, ptr %59, align 4
  %61 = add nuw nsw i64 %50, 1
  %62 = icmp slt i64 %50, %31
  br i1 %62, label %49, label %35

63:                                               ; preds = %40, %74
  %64 = phi i64 [ %36, %40 ], [ %75, %74 ]
  %65 = getelementptr float, ptr %46, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = getelementptr float, ptr %47, i64 %64
  %68 = load float, ptr %67, align 4
  %69 = load float, ptr %43, align 4
  %70 = fneg float %66
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %69, float %68)
  %72 = load float, ptr %44, align 4
  %73 = fdiv float %71, %72
  store float %73, ptr %67, align 4
  br i1 %45, label %79, label %74

74:                                               ; preds = %79, %63
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp sge i64 %75, %0
  %77 = icmp sge i64 %64, %37
  %78 = select i1 %76, i1 true, i1 %77
  br i1 %78, label %19, label %63

79:                                               ; preds = %63, %79
  %80 = phi i64 [ %81, %79 ], [ %27, %63 ]
  %81 = phi i64 [ %99, %79 ], [ %36, %63 ]
  %82 = xor i64 %80, -1
  %83 = mul nsw i64 %81, %5
  %84 = getelementptr float, ptr %48, i64 %82
  %85 = getelementptr float, ptr %84, i64 %83
  %86 = load float, ptr %85, align 4
  %87 = mul nsw i64 %81, %8
  %88 = add nsw i64 %87, %10
  %89 = getelementptr float, ptr %7, i64 %82
  %90 = getelementptr float, ptr %89, i64 %27
  %91 = getelementptr float, ptr %90, i64 %88
  %92 = load float, ptr %91, align 4
  %93 = fmul float %66, %92
  %94 = tail call float @llvm.fmuladd.f32(float %73, float %86, float %93)
  %95 = getelementptr float, ptr %89, i64 %64
  %96 = getelementptr float, ptr %95, i64 %88
  %97 = load float, ptr %96, align 4
  %98 = fsub float %97, %94
  store float %98, ptr %96, align 4
  %99 = add nuw i64 %81, 1
  %100 = icmp eq i64 %81, %28
  br i1 %100, label %74, label %79
}

define linkonce_odr hidden void @enzcc_blas_gbback_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) nounwind {
  %10 = add i64 %3, %2
  %11 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %9
  %14 = sub nsw i64 1, %11
  %15 = add nsw i64 %1, -1
  %16 = add i64 %10, %11
  %17 = getelementptr float, ptr %4, i64 %10
  %18 = getelementptr float, ptr %7, i64 %10
  br label %23

19:                                               ; preds = %89, %45
  %20 = sub nsw i64 2, %26
  %21 = icmp sgt i64 %26, 1
  br i1 %21, label %23, label %22

22:                                               ; preds = %19, %9
  tail call void @enzcc_blas_gbclear_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %10, ptr noundef %7, i64 noundef %8) #5
  ret void

23:                                               ; preds = %13, %19
  %24 = phi i64 [ %16, %13 ], [ %27, %19 ]
  %25 = phi i64 [ %14, %13 ], [ %20, %19 ]
  %26 = phi i64 [ %11, %13 ], [ %29, %19 ]
  %27 = add i64 %24, -1
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 %15)
  %29 = add nsw i64 %26, -1
  %30 = tail call i64 @enzcc_blas_pivot_s(i64 noundef %11, ptr noundef %6, i64 noundef %29) #5
  %31 = add i64 %29, %10
  %32 = tail call i64 @llvm.smin.i64(i64 %31, i64 %15)
  %33 = add nsw i64 %29, %2
  %34 = icmp sge i64 %26, %0
  %35 = icmp sgt i64 %26, %33
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %45, label %37

37:                                               ; preds = %23
  %38 = mul nsw i64 %29, %5
  %39 = mul nsw i64 %29, %8
  %40 = icmp sgt i64 %26, %32
  %41 = getelementptr float, ptr %17, i64 %38
  %42 = getelementptr float, ptr %18, i64 %39
  %43 = getelementptr float, ptr %41, i64 %25
  %44 = getelementptr float, ptr %42, i64 %25
  br label %49

45:                                               ; preds = %55, %23
  %46 = icmp ne i64 %30, %29
  %47 = icmp sle i64 %29, %32
  %48 = select i1 %47, i1 %46, i1 false
  br i1 %48, label %89, label %19

49:                                               ; preds = %37, %55
  %50 = phi i64 [ %26, %37 ], [ %62, %55 ]
  %51 = getelementptr float, ptr %43, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = getelementptr float, ptr %44, i64 %50
  %54 = load float, ptr %53, align 4
  br i1 %40, label %55, label %66

55:                                               ; preds = %66, %49
  %56 = phi float [ %54, %49 ], [ %81, %66 ]
  %57 = load float, ptr %41, align 4
  %58 = fdiv float %56, %57
  store float %58, ptr %53, align 4
  %59 = load float, ptr %42, align 4
  %60 = fneg float %58
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %52, float %59)
  store float %61, ptr %42, align 4
  %62 = add nuw nsw i64 %50, 1
  %63 = icmp sge i64 %62, %0
  %64 = icmp sge i64 %50, %33
  %65 = select i1 %63, i1 true, i1 %64
  br i1 %65, label %45, label %49

66:                                               ; preds = %49, %66
  %67 = phi i64 [ %87, %66 ], [ %26, %49 ]
  %68 = phi float [ %81, %66 ], [ %54, %49 ]
  %69 = mul nsw i64 %67, %8
  %70 = add nsw i64 %69, %10
  %71 = sub nsw i64 %50, %67
  %72 = getelementptr float, ptr %7, i64 %71
  %73 = getelementptr float, ptr %72, i64 %70
  %74 = load float, ptr %73, align 4
  %75 = mul nsw i64 %67, %5
  %76 = sub i64 %31, %67
  %77 = getelementptr float, ptr %4, i64 %76
  %78 = getelementptr float, ptr %77, i64 %75
  %79 = load float, ptr %78, align 4
  %80 = fneg float %74
  %81 = tail call float @llvm.fmuladd.f32(float %80, float %79, float %68)
  %82 = sub i64 %29, %67
  %83 = getelementptr float, ptr %7, i64 %82
  %84 = getelementptr float, ptr %83, i64 %70
  %85 = load float, ptr %84, align 4
  %86 = tail call float @llvm.fmuladd.f32(float %80, float %52, float %85)
  store float %86, ptr %84, align 4
  %87 = add i64 %67, 1
  %88 = icmp eq i64 %67, %28
  br i1 %88, label %55, label %66

89:                                               ; preds = %45, %89
  %90 = phi i64 [ %101, %89 ], [ %29, %45 ]
  %91 = mul nsw i64 %90, %8
  %92 = add nsw i64 %91, %10
  %93 = sub i64 %29, %90
  %94 = getelementptr float, ptr %7, i64 %93
  %95 = getelementptr float, ptr %94, i64 %92
  %96 = load float, ptr %95, align 4
  %97 = sub i64 %30, %90
  %98 = getelementptr float, ptr %7, i64 %97
  %99 = getelementptr float, ptr %98, i64 %92
  %100 = load float, ptr %99, align 4
  store float %100, ptr %95, align 4
  store float %96, ptr %99, align 4
  %101 = add nuw nsw i64 %90, 1
  %102 = icmp slt i64 %90, %32
  br i1 %102, label %89, label %19
}

define linkonce_odr hidden void @enzcc_blas_exchange_s(ptr noundef %0, i64 noundef %1, i64 noundef %2) nounwind {
  %4 = getelementptr inbounds float, ptr %0, i64 %1
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds float, ptr %0, i64 %2
  %7 = load float, ptr %6, align 4
  store float %7, ptr %4, align 4
  store float %5, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @enzcc_blas_gbbetween_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) nounwind {
  %10 = icmp eq i8 %0, 78
  %11 = icmp sgt i64 %1, 0
  br i1 %10, label %13, label %12

12:                                               ; preds = %9
  br i1 %11, label %43, label %75

13:                                               ; preds = %9
  br i1 %11, label %14, label %75

14:                                               ; preds = %13
  %15 = icmp slt i64 %3, 0
  br label %16

16:                                               ; preds = %14, %20
  %17 = phi i64 [ %21, %20 ], [ 0, %14 ]
  %18 = getelementptr inbounds nuw float, ptr %8, i64 %17
  store float 0.000000e+00, ptr %18, align 4
  %19 = add i64 %17, %3
  br i1 %15, label %20, label %23

20:                                               ; preds = %23, %16
  %21 = add nuw nsw i64 %17, 1
  %22 = icmp eq i64 %21, %1
  br i1 %22, label %75, label %16

23:                                               ; preds = %16, %23
  %24 = phi float [ %33, %23 ], [ 0.000000e+00, %16 ]
  %25 = phi i64 [ %34, %23 ], [ %17, %16 ]
  %26 = mul nsw i64 %25, %5
  %27 = sub i64 %19, %25
  %28 = getelementptr float, ptr %4, i64 %27
  %29 = getelementptr float, ptr %28, i64 %26
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds nuw float, ptr %7, i64 %25
  %32 = load float, ptr %31, align 4
  %33 = tail call float @llvm.fmuladd.f32(float %30, float %32, float %24)
  store float %33, ptr %18, align 4
  %34 = add nuw nsw i64 %25, 1
  %35 = icmp sge i64 %34, %1
  %36 = icmp sge i64 %25, %19
  %37 = or i1 %35, %36
  br i1 %37, label %20, label %23

38:                                               ; preds = %43
  %39 = add nsw i64 %1, -1
  %40 = icmp sgt i64 %2, 0
  %41 = icmp ne i64 %1, 1
  %42 = and i1 %40, %41
  br i1 %42, label %52, label %75

43:                                               ; preds = %12, %43
  %44 = phi i64 [ %48, %43 ], [ 0, %12 ]
  %45 = getelementptr inbounds nuw float, ptr %7, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw float, ptr %8, i64 %44
  store float %46, ptr %47, align 4
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %1
  br i1 %49, label %38, label %43

50:                                               ; preds = %63
  %51 = icmp slt i64 %55, %39
  br i1 %51, label %52, label %75

52:                                               ; preds = %38, %50
  %53 = phi i64 [ %55, %50 ], [ 0, %38 ]
  %54 = tail call i64 @enzcc_blas_pivot_s(i64 noundef %1, ptr noundef %6, i64 noundef %53) #5
  tail call void @enzcc_blas_exchange_s(ptr noundef nonnull %8, i64 noundef %53, i64 noundef %54) #5
  %55 = add nuw nsw i64 %53, 1
  %56 = add nuw nsw i64 %53, %2
  %57 = mul nsw i64 %53, %5
  %58 = sub i64 %3, %53
  %59 = getelementptr inbounds nuw float, ptr %8, i64 %53
  %60 = load float, ptr %59, align 4
  %61 = getelementptr float, ptr %4, i64 %58
  %62 = getelementptr float, ptr %61, i64 %57
  br label %63

63:                                               ; preds = %52, %63
  %64 = phi float [ %60, %52 ], [ %70, %63 ]
  %65 = phi i64 [ %55, %52 ], [ %71, %63 ]
  %66 = getelementptr float, ptr %62, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = getelementptr inbounds nuw float, ptr %8, i64 %65
  %69 = load float, ptr %68, align 4
  %70 = tail call float @llvm.fmuladd.f32(float %67, float %69, float %64)
  store float %70, ptr %59, align 4
  %71 = add nuw nsw i64 %65, 1
  %72 = icmp sge i64 %71, %1
  %73 = icmp sge i64 %65, %56
  %74 = select i1 %72, i1 true, i1 %73
  br i1 %74, label %50, label %63

75:                                               ; preds = %50, %20, %12, %38, %13
  ret void
}

define linkonce_odr hidden void @enzcc_blas_gbsalong_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11, ptr noundef %12, i64 noundef %13, ptr noundef %14) nounwind {
  %16 = add nsw i64 %3, %2
  %17 = icmp sgt i64 %4, 0
  br i1 %17, label %18, label %38

18:                                               ; preds = %15
  %19 = icmp eq i8 %0, 78
  %20 = getelementptr float, ptr %5, i64 %16
  %21 = icmp sgt i64 %1, 0
  %22 = add nsw i64 %1, -2
  %23 = icmp sgt i64 %2, 0
  %24 = sub i64 2, %1
  %25 = icmp sgt i64 %1, 1
  %26 = and i1 %23, %25
  %27 = add nsw i64 %1, -1
  %28 = getelementptr float, ptr %10, i64 %16
  %29 = getelementptr float, ptr %10, i64 %16
  %30 = getelementptr float, ptr %5, i64 %16
  %31 = getelementptr float, ptr %10, i64 %16
  %32 = getelementptr float, ptr %5, i64 %16
  %33 = getelementptr float, ptr %10, i64 %16
  %34 = getelementptr float, ptr %5, i64 %16
  %35 = icmp sgt i64 %16, 0
  %36 = getelementptr float, ptr %10, i64 %16
  %37 = getelementptr float, ptr %5, i64 %16
  br label %39

38:                                               ; preds = %220, %15
  ret void

39:                                               ; preds = %18, %220
  %40 = phi i64 [ 0, %18 ], [ %221, %220 ]
  %41 = phi ptr [ %8, %18 ], [ %222, %220 ]
  %42 = phi ptr [ %12, %18 ], [ %223, %220 ]
  tail call void @enzcc_blas_gbbetween_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %16, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %41, ptr noundef %14) #5
  br i1 %19, label %44, label %43

43:                                               ; preds = %39
  br i1 %21, label %131, label %130

44:                                               ; preds = %39
  br i1 %26, label %49, label %48

45:                                               ; preds = %63
  %46 = xor i64 %51, -1
  %47 = icmp slt i64 %53, %27
  br i1 %47, label %49, label %48

48:                                               ; preds = %45, %44
  br i1 %21, label %80, label %220

49:                                               ; preds = %44, %45
  %50 = phi i64 [ %46, %45 ], [ 0, %44 ]
  %51 = phi i64 [ %53, %45 ], [ 0, %44 ]
  %52 = tail call i64 @enzcc_blas_pivot_s(i64 noundef %1, ptr noundef %7, i64 noundef %51) #5
  tail call void @enzcc_blas_exchange_s(ptr noundef %42, i64 noundef %51, i64 noundef %52) #5
  %53 = add nuw nsw i64 %51, 1
  %54 = add nuw nsw i64 %51, %2
  %55 = mul nsw i64 %51, %11
  %56 = getelementptr inbounds nuw float, ptr %14, i64 %51
  %57 = mul nsw i64 %51, %6
  %58 = getelementptr inbounds nuw float, ptr %42, i64 %51
  %59 = getelementptr float, ptr %33, i64 %50
  %60 = getelementptr float, ptr %59, i64 %55
  %61 = getelementptr float, ptr %34, i64 %50
  %62 = getelementptr float, ptr %61, i64 %57
  br label %63

63:                                               ; preds = %49, %63
  %64 = phi i64 [ %53, %49 ], [ %76, %63 ]
  %65 = getelementptr float, ptr %60, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = load float, ptr %56, align 4
  %68 = getelementptr float, ptr %62, i64 %64
  %69 = load float, ptr %68, align 4
  %70 = load float, ptr %58, align 4
  %71 = fmul float %69, %70
  %72 = tail call float @llvm.fmuladd.f32(float %66, float %67, float %71)
  %73 = getelementptr inbounds nuw float, ptr %42, i64 %64
  %74 = load float, ptr %73, align 4
  %75 = fsub float %74, %72
  store float %75, ptr %73, align 4
  %76 = add nuw nsw i64 %64, 1
  %77 = icmp sge i64 %76, %1
  %78 = icmp sge i64 %64, %54
  %79 = select i1 %77, i1 true, i1 %78
  br i1 %79, label %45, label %63

80:                                               ; preds = %48, %98
  %81 = phi i64 [ %104, %98 ], [ %27, %48 ]
  %82 = getelementptr inbounds nuw float, ptr %42, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = mul nsw i64 %81, %11
  %85 = getelementptr float, ptr %28, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = getelementptr inbounds nuw float, ptr %41, i64 %81
  %88 = load float, ptr %87, align 4
  %89 = fneg float %86
  %90 = tail call float @llvm.fmuladd.f32(float %89, float %88, float %83)
  %91 = add nsw i64 %81, %16
  %92 = add nuw nsw i64 %81, 1
  %93 = icmp slt i64 %92, %1
  %94 = select i1 %93, i1 %35, i1 false
  br i1 %94, label %95, label %98

95:                                               ; preds = %80
  %96 = getelementptr float, ptr %36, i64 %81
  %97 = getelementptr float, ptr %37, i64 %81
  br label %106

98:                                               ; preds = %106, %80
  %99 = phi float [ %90, %80 ], [ %125, %106 ]
  %100 = mul nsw i64 %81, %6
  %101 = getelementptr float, ptr %20, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = fdiv float %99, %102
  store float %103, ptr %82, align 4
  %104 = add nsw i64 %81, -1
  %105 = icmp sgt i64 %81, 0
  br i1 %105, label %80, label %220

106:                                              ; preds = %95, %106
  %107 = phi i64 [ %81, %95 ], [ %108, %106 ]
  %108 = phi i64 [ %92, %95 ], [ %126, %106 ]
  %109 = phi float [ %90, %95 ], [ %125, %106 ]
  %110 = xor i64 %107, -1
  %111 = mul nsw i64 %108, %11
  %112 = getelementptr float, ptr %96, i64 %110
  %113 = getelementptr float, ptr %112, i64 %111
  %114 = load float, ptr %113, align 4
  %115 = getelementptr inbounds nuw float, ptr %41, i64 %108
  %116 = load float, ptr %115, align 4
  %117 = mul nsw i64 %108, %6
  %118 = getelementptr float, ptr %97, i64 %110
  %119 = getelementptr float, ptr %118, i64 %117
  %120 = load float, ptr %119, align 4
  %121 = getelementptr inbounds nuw float, ptr %42, i64 %108
  %122 = load float, ptr %121, align 4
  %123 = fmul float %120, %122
  %124 = tail call float @llvm.fmuladd.f32(float %114, float %116, float %123)
  %125 = fsub float %109, %124
  %126 = add nuw nsw i64 %108, 1
  %127 = icmp slt i64 %126, %1
  %128 = icmp slt i64 %108, %91
  %129 = select i1 %127, i1 %128, i1 false
  br i1 %129, label %106, label %98

130:                                              ; preds = %152, %43
  br i1 %26, label %176, label %220

131:                                              ; preds = %43, %152
  %132 = phi i64 [ %158, %152 ], [ 0, %43 ]
  %133 = phi i64 [ %157, %152 ], [ 0, %43 ]
  %134 = getelementptr inbounds nuw float, ptr %42, i64 %133
  %135 = load float, ptr %134, align 4
  %136 = mul nsw i64 %133, %11
  %137 = getelementptr float, ptr %29, i64 %136
  %138 = load float, ptr %137, align 4
  %139 = getelementptr inbounds nuw float, ptr %14, i64 %133
  %140 = load float, ptr %139, align 4
  %141 = fneg float %138
  %142 = tail call float @llvm.fmuladd.f32(float %141, float %140, float %135)
  %143 = icmp sgt i64 %133, %16
  %144 = sub nsw i64 %133, %16
  %145 = select i1 %143, i64 %144, i64 0
  %146 = icmp slt i64 %145, %133
  %147 = mul nsw i64 %133, %6
  br i1 %146, label %148, label %152

148:                                              ; preds = %131
  %149 = getelementptr float, ptr %137, i64 %132
  %150 = getelementptr float, ptr %30, i64 %132
  %151 = getelementptr float, ptr %150, i64 %147
  br label %160

152:                                              ; preds = %160, %131
  %153 = phi float [ %142, %131 ], [ %173, %160 ]
  %154 = getelementptr float, ptr %20, i64 %147
  %155 = load float, ptr %154, align 4
  %156 = fdiv float %153, %155
  store float %156, ptr %134, align 4
  %157 = add nuw nsw i64 %133, 1
  %158 = xor i64 %133, -1
  %159 = icmp eq i64 %157, %1
  br i1 %159, label %130, label %131

160:                                              ; preds = %148, %160
  %161 = phi i64 [ %145, %148 ], [ %174, %160 ]
  %162 = phi float [ %142, %148 ], [ %173, %160 ]
  %163 = getelementptr float, ptr %149, i64 %161
  %164 = load float, ptr %163, align 4
  %165 = getelementptr inbounds float, ptr %14, i64 %161
  %166 = load float, ptr %165, align 4
  %167 = getelementptr float, ptr %151, i64 %161
  %168 = load float, ptr %167, align 4
  %169 = getelementptr inbounds float, ptr %42, i64 %161
  %170 = load float, ptr %169, align 4
  %171 = fmul float %168, %170
  %172 = tail call float @llvm.fmuladd.f32(float %164, float %166, float %171)
  %173 = fsub float %162, %172
  %174 = add nsw i64 %161, 1
  %175 = icmp slt i64 %174, %133
  br i1 %175, label %160, label %152

176:                                              ; preds = %130, %191
  %177 = phi i64 [ %195, %191 ], [ %24, %130 ]
  %178 = phi i64 [ %194, %191 ], [ %22, %130 ]
  %179 = add nuw nsw i64 %178, %2
  %180 = add nuw nsw i64 %178, 1
  %181 = icmp slt i64 %180, %1
  br i1 %181, label %182, label %191

182:                                              ; preds = %176
  %183 = mul nsw i64 %178, %11
  %184 = mul nsw i64 %178, %6
  %185 = getelementptr inbounds nuw float, ptr %42, i64 %178
  %186 = getelementptr inbounds nuw float, ptr %14, i64 %178
  %187 = getelementptr float, ptr %31, i64 %177
  %188 = getelementptr float, ptr %187, i64 %183
  %189 = getelementptr float, ptr %32, i64 %177
  %190 = getelementptr float, ptr %189, i64 %184
  br label %197

191:                                              ; preds = %197, %176
  %192 = tail call i64 @enzcc_blas_pivot_s(i64 noundef %1, ptr noundef %7, i64 noundef %178) #5
  tail call void @enzcc_blas_exchange_s(ptr noundef %42, i64 noundef %178, i64 noundef %192) #5
  %193 = tail call i64 @enzcc_blas_pivot_s(i64 noundef %1, ptr noundef %7, i64 noundef %178) #5
  tail call void @enzcc_blas_exchange_s(ptr noundef %14, i64 noundef %178, i64 noundef %193) #5
  %194 = add nsw i64 %178, -1
  %195 = sub nsw i64 1, %178
  %196 = icmp sgt i64 %178, 0
  br i1 %196, label %176, label %220

197:                                              ; preds = %182, %197
  %198 = phi i64 [ %180, %182 ], [ %216, %197 ]
  %199 = getelementptr float, ptr %188, i64 %198
  %200 = load float, ptr %199, align 4
  %201 = getelementptr inbounds nuw float, ptr %14, i64 %198
  %202 = load float, ptr %201, align 4
  %203 = getelementptr float, ptr %190, i64 %198
  %204 = load float, ptr %203, align 4
  %205 = getelementptr inbounds nuw float, ptr %42, i64 %198
  %206 = load float, ptr %205, align 4
  %207 = fmul float %204, %206
  %208 = tail call float @llvm.fmuladd.f32(float %200, float %202, float %207)
  %209 = load float, ptr %185, align 4
  %210 = fsub float %209, %208
  store float %210, ptr %185, align 4
  %211 = load float, ptr %203, align 4
  %212 = load float, ptr %201, align 4
  %213 = load float, ptr %186, align 4
  %214 = fneg float %211
  %215 = tail call float @llvm.fmuladd.f32(float %214, float %212, float %213)
  store float %215, ptr %186, align 4
  %216 = add nuw nsw i64 %198, 1
  %217 = icmp slt i64 %216, %1
  %218 = icmp slt i64 %198, %179
  %219 = select i1 %217, i1 %218, i1 false
  br i1 %219, label %197, label %191

220:                                              ; preds = %191, %98, %130, %48
  %221 = add nuw nsw i64 %40, 1
  %222 = getelementptr inbounds float, ptr %41, i64 %9
  %223 = getelementptr inbounds float, ptr %42, i64 %13
  %224 = icmp eq i64 %221, %4
  br i1 %224, label %38, label %39
}

define linkonce_odr hidden void @enzcc_blas_gbsback_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11, ptr noundef %12, i64 noundef %13, ptr noundef %14) nounwind {
  %16 = add nsw i64 %3, %2
  %17 = icmp sgt i64 %4, 0
  br i1 %17, label %18, label %35

18:                                               ; preds = %15
  %19 = icmp eq i8 %0, 78
  %20 = icmp sgt i64 %1, 0
  %21 = add nsw i64 %1, -1
  %22 = icmp sgt i64 %2, 0
  %23 = icmp sgt i64 %1, 1
  %24 = and i1 %22, %23
  %25 = getelementptr float, ptr %5, i64 %16
  %26 = add nsw i64 %1, -2
  %27 = sub i64 2, %1
  %28 = getelementptr float, ptr %5, i64 %16
  %29 = getelementptr float, ptr %10, i64 %16
  %30 = icmp sgt i64 %16, 0
  %31 = getelementptr float, ptr %5, i64 %16
  %32 = getelementptr float, ptr %10, i64 %16
  %33 = getelementptr float, ptr %10, i64 %16
  %34 = getelementptr float, ptr %5, i64 %16
  br label %36

35:                                               ; preds = %236, %15
  ret void

36:                                               ; preds = %18, %236
  %37 = phi i64 [ 0, %18 ], [ %237, %236 ]
  %38 = phi ptr [ %8, %18 ], [ %238, %236 ]
  %39 = phi ptr [ %12, %18 ], [ %239, %236 ]
  br i1 %19, label %41, label %40

40:                                               ; preds = %36
  br i1 %20, label %133, label %132

41:                                               ; preds = %36
  tail call void @enzcc_blas_gbbetween_s(i8 noundef signext 78, i64 noundef %1, i64 noundef %2, i64 noundef %16, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %38, ptr noundef %14) #5
  br i1 %20, label %43, label %42

42:                                               ; preds = %78, %41
  br i1 %24, label %93, label %236

43:                                               ; preds = %41, %78
  %44 = phi i64 [ %80, %78 ], [ 0, %41 ]
  %45 = phi i64 [ %79, %78 ], [ 0, %41 ]
  %46 = getelementptr inbounds nuw float, ptr %39, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = icmp sgt i64 %45, %16
  %49 = sub nsw i64 %45, %16
  %50 = select i1 %48, i64 %49, i64 0
  %51 = icmp slt i64 %50, %45
  %52 = mul nsw i64 %45, %6
  br i1 %51, label %53, label %56

53:                                               ; preds = %43
  %54 = getelementptr float, ptr %31, i64 %44
  %55 = getelementptr float, ptr %54, i64 %52
  br label %67

56:                                               ; preds = %67, %43
  %57 = phi float [ %47, %43 ], [ %75, %67 ]
  %58 = getelementptr float, ptr %25, i64 %52
  %59 = load float, ptr %58, align 4
  %60 = fdiv float %57, %59
  store float %60, ptr %46, align 4
  %61 = icmp sgt i64 %50, %45
  br i1 %61, label %78, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw float, ptr %38, i64 %45
  %64 = mul nsw i64 %45, %11
  %65 = getelementptr float, ptr %32, i64 %44
  %66 = getelementptr float, ptr %65, i64 %64
  br label %82

67:                                               ; preds = %53, %67
  %68 = phi i64 [ %50, %53 ], [ %76, %67 ]
  %69 = phi float [ %47, %53 ], [ %75, %67 ]
  %70 = getelementptr float, ptr %55, i64 %68
  %71 = load float, ptr %70, align 4
  %72 = getelementptr inbounds float, ptr %39, i64 %68
  %73 = load float, ptr %72, align 4
  %74 = fneg float %71
  %75 = tail call float @llvm.fmuladd.f32(float %74, float %73, float %69)
  %76 = add nsw i64 %68, 1
  %77 = icmp slt i64 %76, %45
  br i1 %77, label %67, label %56

78:                                               ; preds = %82, %56
  %79 = add nuw nsw i64 %45, 1
  %80 = xor i64 %45, -1
  %81 = icmp eq i64 %79, %1
  br i1 %81, label %42, label %43

82:                                               ; preds = %62, %82
  %83 = phi i64 [ %50, %62 ], [ %91, %82 ]
  %84 = getelementptr inbounds float, ptr %39, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = load float, ptr %63, align 4
  %87 = getelementptr float, ptr %66, i64 %83
  %88 = load float, ptr %87, align 4
  %89 = fneg float %85
  %90 = tail call float @llvm.fmuladd.f32(float %89, float %86, float %88)
  store float %90, ptr %87, align 4
  %91 = add nsw i64 %83, 1
  %92 = icmp slt i64 %83, %45
  br i1 %92, label %82, label %78

93:                                               ; preds = %42, %108
  %94 = phi i64 [ %111, %108 ], [ %27, %42 ]
  %95 = phi i64 [ %110, %108 ], [ %26, %42 ]
  %96 = add nuw nsw i64 %95, %2
  %97 = add nuw nsw i64 %95, 1
  %98 = icmp slt i64 %97, %1
  br i1 %98, label %99, label %108

99:                                               ; preds = %93
  %100 = getelementptr inbounds nuw float, ptr %14, i64 %95
  %101 = mul nsw i64 %95, %11
  %102 = mul nsw i64 %95, %6
  %103 = getelementptr inbounds nuw float, ptr %39, i64 %95
  %104 = getelementptr float, ptr %33, i64 %94
  %105 = getelementptr float, ptr %104, i64 %101
  %106 = getelementptr float, ptr %34, i64 %94
  %107 = getelementptr float, ptr %106, i64 %102
  br label %113

108:                                              ; preds = %113, %93
  %109 = tail call i64 @enzcc_blas_pivot_s(i64 noundef %1, ptr noundef %7, i64 noundef %95) #5
  tail call void @enzcc_blas_exchange_s(ptr noundef %39, i64 noundef %95, i64 noundef %109) #5
  %110 = add nsw i64 %95, -1
  %111 = sub nsw i64 1, %95
  %112 = icmp sgt i64 %95, 0
  br i1 %112, label %93, label %236

113:                                              ; preds = %99, %113
  %114 = phi i64 [ %97, %99 ], [ %128, %113 ]
  %115 = getelementptr inbounds nuw float, ptr %39, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = load float, ptr %100, align 4
  %118 = getelementptr float, ptr %105, i64 %114
  %119 = load float, ptr %118, align 4
  %120 = fneg float %116
  %121 = tail call float @llvm.fmuladd.f32(float %120, float %117, float %119)
  store float %121, ptr %118, align 4
  %122 = getelementptr float, ptr %107, i64 %114
  %123 = load float, ptr %122, align 4
  %124 = load float, ptr %115, align 4
  %125 = load float, ptr %103, align 4
  %126 = fneg float %123
  %127 = tail call float @llvm.fmuladd.f32(float %126, float %124, float %125)
  store float %127, ptr %103, align 4
  %128 = add nuw nsw i64 %114, 1
  %129 = icmp slt i64 %128, %1
  %130 = icmp slt i64 %114, %96
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %113, label %108

132:                                              ; preds = %133, %40
  br i1 %24, label %144, label %143

133:                                              ; preds = %40, %133
  %134 = phi i64 [ %138, %133 ], [ 0, %40 ]
  %135 = getelementptr inbounds nuw float, ptr %38, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = getelementptr inbounds nuw float, ptr %14, i64 %134
  store float %136, ptr %137, align 4
  %138 = add nuw nsw i64 %134, 1
  %139 = icmp eq i64 %138, %1
  br i1 %139, label %132, label %133

140:                                              ; preds = %159
  %141 = xor i64 %146, -1
  %142 = icmp slt i64 %149, %21
  br i1 %142, label %144, label %143

143:                                              ; preds = %140, %132
  br i1 %20, label %183, label %236

144:                                              ; preds = %132, %140
  %145 = phi i64 [ %141, %140 ], [ 0, %132 ]
  %146 = phi i64 [ %149, %140 ], [ 0, %132 ]
  %147 = tail call i64 @enzcc_blas_pivot_s(i64 noundef %1, ptr noundef %7, i64 noundef %146) #5
  tail call void @enzcc_blas_exchange_s(ptr noundef %14, i64 noundef %146, i64 noundef %147) #5
  %148 = tail call i64 @enzcc_blas_pivot_s(i64 noundef %1, ptr noundef %7, i64 noundef %146) #5
  tail call void @enzcc_blas_exchange_s(ptr noundef %39, i64 noundef %146, i64 noundef %148) #5
  %149 = add nuw nsw i64 %146, 1
  %150 = add nuw nsw i64 %146, %2
  %151 = mul nsw i64 %146, %6
  %152 = getelementptr inbounds nuw float, ptr %14, i64 %146
  %153 = getelementptr inbounds nuw float, ptr %39, i64 %146
  %154 = mul nsw i64 %146, %11
  %155 = getelementptr float, ptr %28, i64 %145
  %156 = getelementptr float, ptr %155, i64 %151
  %157 = getelementptr float, ptr %29, i64 %145
  %158 = getelementptr float, ptr %157, i64 %154
  br label %159

159:                                              ; preds = %144, %159
  %160 = phi i64 [ %149, %144 ], [ %179, %159 ]
  %161 = getelementptr float, ptr %156, i64 %160
  %162 = load float, ptr %161, align 4
  %163 = getelementptr inbounds nuw float, ptr %14, i64 %160
  %164 = load float, ptr %163, align 4
  %165 = load float, ptr %152, align 4
  %166 = tail call float @llvm.fmuladd.f32(float %162, float %164, float %165)
  store float %166, ptr %152, align 4
  %167 = load float, ptr %153, align 4
  %168 = load float, ptr %163, align 4
  %169 = getelementptr float, ptr %158, i64 %160
  %170 = load float, ptr %169, align 4
  %171 = fneg float %167
  %172 = tail call float @llvm.fmuladd.f32(float %171, float %168, float %170)
  store float %172, ptr %169, align 4
  %173 = load float, ptr %161, align 4
  %174 = load float, ptr %153, align 4
  %175 = getelementptr inbounds nuw float, ptr %39, i64 %160
  %176 = load float, ptr %175, align 4
  %177 = fneg float %173
  %178 = tail call float @llvm.fmuladd.f32(float %177, float %174, float %176)
  store float %178, ptr %175, align 4
  %179 = add nuw nsw i64 %160, 1
  %180 = icmp sge i64 %179, %1
  %181 = icmp sge i64 %160, %150
  %182 = select i1 %180, i1 true, i1 %181
  br i1 %182, label %140, label %159

183:                                              ; preds = %143, %222
  %184 = phi i64 [ %223, %222 ], [ %21, %143 ]
  %185 = getelementptr inbounds nuw float, ptr %39, i64 %184
  %186 = load float, ptr %185, align 4
  %187 = add i64 %184, %16
  %188 = add nuw nsw i64 %184, 1
  %189 = icmp slt i64 %188, %1
  %190 = select i1 %189, i1 %30, i1 false
  br i1 %190, label %206, label %191

191:                                              ; preds = %206, %183
  %192 = phi float [ %186, %183 ], [ %217, %206 ]
  %193 = mul nsw i64 %184, %6
  %194 = getelementptr float, ptr %25, i64 %193
  %195 = load float, ptr %194, align 4
  %196 = fdiv float %192, %195
  store float %196, ptr %185, align 4
  %197 = icmp sgt i64 %184, %16
  %198 = sub nsw i64 %184, %16
  %199 = select i1 %197, i64 %198, i64 0
  %200 = icmp sgt i64 %199, %184
  br i1 %200, label %222, label %201

201:                                              ; preds = %191
  %202 = mul nsw i64 %184, %11
  %203 = sub i64 %16, %184
  %204 = getelementptr float, ptr %10, i64 %203
  %205 = getelementptr float, ptr %204, i64 %202
  br label %225

206:                                              ; preds = %183, %206
  %207 = phi i64 [ %218, %206 ], [ %188, %183 ]
  %208 = phi float [ %217, %206 ], [ %186, %183 ]
  %209 = mul nsw i64 %207, %6
  %210 = sub i64 %187, %207
  %211 = getelementptr float, ptr %5, i64 %210
  %212 = getelementptr float, ptr %211, i64 %209
  %213 = load float, ptr %212, align 4
  %214 = getelementptr inbounds nuw float, ptr %39, i64 %207
  %215 = load float, ptr %214, align 4
  %216 = fneg float %213
  %217 = tail call float @llvm.fmuladd.f32(float %216, float %215, float %208)
  %218 = add nuw nsw i64 %207, 1
  %219 = icmp slt i64 %218, %1
  %220 = icmp slt i64 %207, %187
  %221 = select i1 %219, i1 %220, i1 false
  br i1 %221, label %206, label %191

222:                                              ; preds = %225, %191
  %223 = add nsw i64 %184, -1
  %224 = icmp sgt i64 %184, 0
  br i1 %224, label %183, label %236

225:                                              ; preds = %201, %225
  %226 = phi i64 [ %199, %201 ], [ %234, %225 ]
  %227 = load float, ptr %185, align 4
  %228 = getelementptr inbounds float, ptr %14, i64 %226
  %229 = load float, ptr %228, align 4
  %230 = getelementptr float, ptr %205, i64 %226
  %231 = load float, ptr %230, align 4
  %232 = fneg float %227
  %233 = tail call float @llvm.fmuladd.f32(float %232, float %229, float %231)
  store float %233, ptr %230, align 4
  %234 = add nsw i64 %226, 1
  %235 = icmp slt i64 %226, %184
  br i1 %235, label %225, label %222

236:                                              ; preds = %222, %108, %143, %42
  %237 = add nuw nsw i64 %37, 1
  %238 = getelementptr inbounds float, ptr %38, i64 %9
  %239 = getelementptr inbounds float, ptr %39, i64 %13
  %240 = icmp eq i64 %237, %4
  br i1 %240, label %35, label %36
}

define linkonce_odr hidden void @enzcc_blas_gbtimes_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = icmp sgt i64 %0, 0
  %15 = add i64 %2, %1
  br label %16

16:                                               ; preds = %13, %21
  %17 = phi i64 [ 0, %13 ], [ %22, %21 ]
  %18 = phi ptr [ %7, %13 ], [ %23, %21 ]
  %19 = phi ptr [ %9, %13 ], [ %24, %21 ]
  br i1 %14, label %26, label %21

20:                                               ; preds = %21, %11
  ret void

21:                                               ; preds = %41, %16
  %22 = add nuw nsw i64 %17, 1
  %23 = getelementptr inbounds float, ptr %18, i64 %8
  %24 = getelementptr inbounds float, ptr %19, i64 %10
  %25 = icmp eq i64 %22, %3
  br i1 %25, label %20, label %16

26:                                               ; preds = %16, %41
  %27 = phi i64 [ %42, %41 ], [ 0, %16 ]
  %28 = icmp sgt i64 %27, %2
  %29 = sub nsw i64 %27, %2
  %30 = select i1 %28, i64 %29, i64 0
  %31 = add nsw i64 %27, %1
  %32 = icmp sge i64 %30, %0
  %33 = icmp sgt i64 %30, %31
  %34 = select i1 %32, i1 true, i1 %33
  br i1 %34, label %41, label %35

35:                                               ; preds = %26
  %36 = mul nsw i64 %27, %6
  %37 = sub i64 %15, %27
  %38 = getelementptr inbounds nuw float, ptr %18, i64 %27
  %39 = getelementptr float, ptr %5, i64 %37
  %40 = getelementptr float, ptr %39, i64 %36
  br label %44

41:                                               ; preds = %44, %26
  %42 = add nuw nsw i64 %27, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %21, label %26

44:                                               ; preds = %35, %44
  %45 = phi i64 [ %30, %35 ], [ %53, %44 ]
  %46 = getelementptr float, ptr %40, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fmul float %4, %47
  %49 = load float, ptr %38, align 4
  %50 = getelementptr inbounds float, ptr %19, i64 %45
  %51 = load float, ptr %50, align 4
  %52 = tail call float @llvm.fmuladd.f32(float %48, float %49, float %51)
  store float %52, ptr %50, align 4
  %53 = add nsw i64 %45, 1
  %54 = icmp sge i64 %53, %0
  %55 = icmp sge i64 %45, %31
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %41, label %44
}

define linkonce_odr hidden void @enzcc_blas_gbouter_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = icmp sgt i64 %0, 0
  %15 = add i64 %2, %1
  br label %16

16:                                               ; preds = %13, %21
  %17 = phi i64 [ 0, %13 ], [ %22, %21 ]
  %18 = phi ptr [ %5, %13 ], [ %24, %21 ]
  %19 = phi ptr [ %7, %13 ], [ %23, %21 ]
  br i1 %14, label %26, label %21

20:                                               ; preds = %21, %11
  ret void

21:                                               ; preds = %41, %16
  %22 = add nuw nsw i64 %17, 1
  %23 = getelementptr inbounds float, ptr %19, i64 %8
  %24 = getelementptr inbounds float, ptr %18, i64 %6
  %25 = icmp eq i64 %22, %3
  br i1 %25, label %20, label %16

26:                                               ; preds = %16, %41
  %27 = phi i64 [ %42, %41 ], [ 0, %16 ]
  %28 = icmp sgt i64 %27, %2
  %29 = sub nsw i64 %27, %2
  %30 = select i1 %28, i64 %29, i64 0
  %31 = add nsw i64 %27, %1
  %32 = icmp sge i64 %30, %0
  %33 = icmp sgt i64 %30, %31
  %34 = select i1 %32, i1 true, i1 %33
  br i1 %34, label %41, label %35

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw float, ptr %19, i64 %27
  %37 = mul nsw i64 %27, %10
  %38 = sub i64 %15, %27
  %39 = getelementptr float, ptr %9, i64 %38
  %40 = getelementptr float, ptr %39, i64 %37
  br label %44

41:                                               ; preds = %44, %26
  %42 = add nuw nsw i64 %27, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %21, label %26

44:                                               ; preds = %35, %44
  %45 = phi i64 [ %30, %35 ], [ %53, %44 ]
  %46 = getelementptr inbounds float, ptr %18, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fmul float %4, %47
  %49 = load float, ptr %36, align 4
  %50 = getelementptr float, ptr %40, i64 %45
  %51 = load float, ptr %50, align 4
  %52 = tail call float @llvm.fmuladd.f32(float %48, float %49, float %51)
  store float %52, ptr %50, align 4
  %53 = add nsw i64 %45, 1
  %54 = icmp sge i64 %53, %0
  %55 = icmp sge i64 %45, %31
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %41, label %44
}

define linkonce_odr hidden void @enzcc_blas_gbscale_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = add i64 %3, %2
  tail call void @enzcc_blas_gbclear_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %7, ptr noundef %4, i64 noundef %5) #5
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %24, %6
  ret void

10:                                               ; preds = %6, %24
  %11 = phi i64 [ %25, %24 ], [ 0, %6 ]
  %12 = icmp sgt i64 %11, %7
  %13 = sub i64 %11, %7
  %14 = select i1 %12, i64 %13, i64 0
  %15 = add nsw i64 %11, %2
  %16 = icmp sge i64 %14, %0
  %17 = icmp sgt i64 %14, %15
  %18 = select i1 %16, i1 true, i1 %17
  br i1 %18, label %24, label %19

19:                                               ; preds = %10
  %20 = mul nsw i64 %11, %5
  %21 = sub i64 %7, %11
  %22 = getelementptr float, ptr %4, i64 %21
  %23 = getelementptr float, ptr %22, i64 %20
  br label %27

24:                                               ; preds = %27, %10
  %25 = add nuw nsw i64 %11, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %9, label %10

27:                                               ; preds = %19, %27
  %28 = phi i64 [ %14, %19 ], [ %30, %27 ]
  %29 = getelementptr float, ptr %23, i64 %28
  store float 0.000000e+00, ptr %29, align 4
  %30 = add nsw i64 %28, 1
  %31 = icmp sge i64 %30, %0
  %32 = icmp sge i64 %28, %15
  %33 = select i1 %31, i1 true, i1 %32
  br i1 %33, label %24, label %27
}

define linkonce_odr hidden float @enzcc_blas_size_s(float noundef %0) nounwind {
  %2 = fcmp olt float %0, 0.000000e+00
  %3 = fneg float %0
  %4 = select i1 %2, float %3, float %0
  ret float %4
}

define linkonce_odr hidden float @enzcc_blas_least_s(i64 noundef %0, ptr noundef %1) nounwind {
  %3 = icmp sgt i64 %0, 0
  br i1 %3, label %11, label %6

4:                                                ; preds = %21
  %5 = fmul float %22, 1.600000e+01
  br label %6

6:                                                ; preds = %4, %2
  %7 = phi float [ 0.000000e+00, %2 ], [ %5, %4 ]
  %8 = sitofp i64 %0 to float
  %9 = fmul float %7, %8
  %10 = fmul float %9, 0x3E80000000000000
  ret float %10

11:                                               ; preds = %2, %21
  %12 = phi i64 [ %23, %21 ], [ 0, %2 ]
  %13 = phi float [ %22, %21 ], [ 0.000000e+00, %2 ]
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %12
  %15 = load float, ptr %14, align 4
  %16 = fcmp ogt float %15, %13
  br i1 %16, label %21, label %17

17:                                               ; preds = %11
  %18 = fneg float %15
  %19 = fcmp olt float %13, %18
  %20 = select i1 %19, float %18, float %13
  br label %21

21:                                               ; preds = %17, %11
  %22 = phi float [ %15, %11 ], [ %20, %17 ]
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %4, label %11
}

define linkonce_odr hidden i64 @enzcc_blas_coincide_s(float noundef %0, float noundef %1) nounwind {
  %3 = fcmp ule float %0, %1
  %4 = fneg float %1
  %5 = fcmp uge float %0, %4
  %6 = and i1 %3, %5
  %7 = zext i1 %6 to i64
  ret i64 %7
}

define linkonce_odr hidden float @enzcc_blas_greatest_s(i64 noundef %0, ptr noundef %1) nounwind {
  %3 = icmp sgt i64 %0, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %16, %2
  %5 = phi float [ 0.000000e+00, %2 ], [ %17, %16 ]
  ret float %5

6:                                                ; preds = %2, %16
  %7 = phi i64 [ %18, %16 ], [ 0, %2 ]
  %8 = phi float [ %17, %16 ], [ 0.000000e+00, %2 ]
  %9 = getelementptr inbounds nuw float, ptr %1, i64 %7
  %10 = load float, ptr %9, align 4
  %11 = fcmp ogt float %10, %8
  br i1 %11, label %16, label %12

12:                                               ; preds = %6
  %13 = fneg float %10
  %14 = fcmp olt float %8, %13
  %15 = select i1 %14, float %13, float %8
  br label %16

16:                                               ; preds = %12, %6
  %17 = phi float [ %10, %6 ], [ %15, %12 ]
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %4, label %6
}

define linkonce_odr hidden i64 @enzcc_blas_nothing_s(float noundef %0, float noundef %1) nounwind {
  %3 = fcmp ole float %0, %1
  %4 = fneg float %1
  %5 = fcmp oge float %0, %4
  %6 = and i1 %3, %5
  %7 = zext i1 %6 to i64
  ret i64 %7
}

define linkonce_odr hidden i64 @enzcc_blas_alike_s(i8 noundef signext %0, ptr noundef %1, ptr noundef %2, float noundef %3, i64 noundef %4, i64 noundef %5) nounwind {
  %7 = getelementptr inbounds float, ptr %1, i64 %4
  %8 = load float, ptr %7, align 4
  %9 = tail call float @enzcc_blas_size_s(float noundef %8) #5
  %10 = getelementptr inbounds float, ptr %1, i64 %5
  %11 = load float, ptr %10, align 4
  %12 = tail call float @enzcc_blas_size_s(float noundef %11) #5
  %13 = load float, ptr %10, align 4
  %14 = load float, ptr %7, align 4
  %15 = fsub float %13, %14
  %16 = tail call float @enzcc_blas_size_s(float noundef %15) #5
  %17 = fcmp ogt float %9, %12
  %18 = select i1 %17, float %9, float %12
  %19 = getelementptr inbounds float, ptr %2, i64 %4
  %20 = load float, ptr %19, align 4
  %21 = tail call float @enzcc_blas_size_s(float noundef %20) #5
  %22 = getelementptr inbounds float, ptr %2, i64 %5
  %23 = load float, ptr %22, align 4
  %24 = tail call float @enzcc_blas_size_s(float noundef %23) #5
  %25 = fcmp ogt float %18, 0.000000e+00
  %26 = fmul float %16, 4.000000e+00
  %27 = fdiv float %26, %18
  %28 = select i1 %25, float %27, float 0.000000e+00
  %29 = icmp eq i8 %0, 86
  %30 = select i1 %29, float 0x3EF0000000000000, float 7.812500e-03
  %31 = fcmp olt float %28, %30
  %32 = select i1 %31, float %28, float %30
  %33 = fadd float %32, 0x3F40000000000000
  %34 = fcmp ogt float %21, %24
  %35 = select i1 %34, float %21, float %24
  %36 = fmul float %33, %35
  %37 = load float, ptr %19, align 4
  %38 = load float, ptr %22, align 4
  %39 = fsub float %37, %38
  %40 = fcmp ogt float %36, %3
  %41 = select i1 %40, float %36, float %3
  %42 = tail call i64 @enzcc_blas_nothing_s(float noundef %39, float noundef %41) #5
  ret i64 %42
}

define linkonce_odr hidden i64 @enzcc_blas_hides_s(float noundef %0, float noundef %1, float noundef %2, float noundef %3) nounwind {
  %5 = tail call float @enzcc_blas_size_s(float noundef %0) #5
  %6 = tail call float @enzcc_blas_size_s(float noundef %1) #5
  %7 = fadd float %5, %6
  %8 = tail call float @enzcc_blas_size_s(float noundef %2) #5
  %9 = fadd float %7, %8
  %10 = tail call float @enzcc_blas_size_s(float noundef %3) #5
  %11 = fadd float %9, %10
  %12 = fcmp ogt float %11, 0x3EE0000000000000
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = fsub float %0, %1
  %15 = fmul float %11, 0x3EB0000000000000
  %16 = tail call i64 @enzcc_blas_nothing_s(float noundef %14, float noundef %15) #5
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %13
  %19 = tail call float @enzcc_blas_size_s(float noundef %2) #5
  %20 = tail call float @enzcc_blas_size_s(float noundef %3) #5
  %21 = fadd float %19, %20
  %22 = fmul float %11, 0x3F50000000000000
  %23 = fcmp ogt float %21, %22
  %24 = zext i1 %23 to i64
  br label %25

25:                                               ; preds = %13, %18, %4
  %26 = phi i64 [ 0, %4 ], [ 0, %13 ], [ %24, %18 ]
  ret i64 %26
}

define linkonce_odr hidden i64 @enzcc_blas_hidden_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %4, 0
  br label %12

12:                                               ; preds = %10, %39
  %13 = phi i64 [ 0, %10 ], [ %40, %39 ]
  br i1 %11, label %14, label %39

14:                                               ; preds = %12
  %15 = mul nsw i64 %13, %3
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  %17 = getelementptr inbounds float, ptr %2, i64 %15
  br label %24

18:                                               ; preds = %39, %8
  %19 = tail call i64 @llvm.smin.i64(i64 %0, i64 %4)
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %42, label %86

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %25, 1
  %23 = icmp eq i64 %22, %4
  br i1 %23, label %39, label %24

24:                                               ; preds = %14, %21
  %25 = phi i64 [ 0, %14 ], [ %22, %21 ]
  %26 = load float, ptr %16, align 4
  %27 = load float, ptr %17, align 4
  %28 = mul nsw i64 %25, %7
  %29 = getelementptr inbounds float, ptr %5, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fmul float %26, %30
  %32 = getelementptr inbounds float, ptr %6, i64 %28
  %33 = load float, ptr %32, align 4
  %34 = fmul float %27, %33
  %35 = fmul float %26, %33
  %36 = fmul float %27, %30
  %37 = tail call i64 @enzcc_blas_hides_s(float noundef %31, float noundef %34, float noundef %35, float noundef %36) #5
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %21, label %86

39:                                               ; preds = %21, %12
  %40 = add nuw nsw i64 %13, 1
  %41 = icmp eq i64 %40, %0
  br i1 %41, label %18, label %12

42:                                               ; preds = %18, %83
  %43 = phi i64 [ %84, %83 ], [ 0, %18 ]
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %83, label %45

45:                                               ; preds = %42
  %46 = mul nsw i64 %43, %3
  %47 = getelementptr inbounds float, ptr %1, i64 %46
  %48 = mul nsw i64 %43, %7
  %49 = getelementptr inbounds float, ptr %5, i64 %48
  %50 = getelementptr inbounds float, ptr %2, i64 %46
  %51 = getelementptr inbounds float, ptr %6, i64 %48
  br label %55

52:                                               ; preds = %55
  %53 = add nuw nsw i64 %56, 1
  %54 = icmp eq i64 %53, %43
  br i1 %54, label %83, label %55

55:                                               ; preds = %45, %52
  %56 = phi i64 [ 0, %45 ], [ %53, %52 ]
  %57 = load float, ptr %47, align 4
  %58 = load float, ptr %49, align 4
  %59 = mul nsw i64 %56, %3
  %60 = getelementptr inbounds float, ptr %1, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = mul nsw i64 %56, %7
  %63 = getelementptr inbounds float, ptr %5, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = fneg float %64
  %66 = fmul float %61, %65
  %67 = tail call float @llvm.fmuladd.f32(float %57, float %58, float %66)
  %68 = load float, ptr %50, align 4
  %69 = load float, ptr %51, align 4
  %70 = getelementptr inbounds float, ptr %2, i64 %59
  %71 = load float, ptr %70, align 4
  %72 = getelementptr inbounds float, ptr %6, i64 %62
  %73 = load float, ptr %72, align 4
  %74 = fneg float %73
  %75 = fmul float %71, %74
  %76 = tail call float @llvm.fmuladd.f32(float %68, float %69, float %75)
  %77 = fmul float %61, %74
  %78 = tail call float @llvm.fmuladd.f32(float %57, float %69, float %77)
  %79 = fmul float %71, %65
  %80 = tail call float @llvm.fmuladd.f32(float %68, float %58, float %79)
  %81 = tail call i64 @enzcc_blas_hides_s(float noundef %67, float noundef %76, float noundef %78, float noundef %80) #5
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %52, label %86

83:                                               ; preds = %52, %42
  %84 = add nuw nsw i64 %43, 1
  %85 = icmp eq i64 %84, %19
  br i1 %85, label %86, label %42

86:                                               ; preds = %24, %83, %55, %18
  %87 = phi i64 [ 0, %18 ], [ 1, %55 ], [ 0, %83 ], [ 1, %24 ]
  ret i64 %87
}

define linkonce_odr hidden i64 @enzcc_blas_regular_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %39

6:                                                ; preds = %4, %36
  %7 = phi i64 [ %37, %36 ], [ 0, %4 ]
  %8 = mul nsw i64 %7, %3
  %9 = getelementptr inbounds float, ptr %1, i64 %8
  %10 = load float, ptr %9, align 4
  %11 = tail call float @enzcc_blas_size_s(float noundef %10) #5
  %12 = getelementptr inbounds float, ptr %2, i64 %8
  %13 = load float, ptr %12, align 4
  %14 = tail call float @enzcc_blas_size_s(float noundef %13) #5
  %15 = fcmp ogt float %11, 0x3ED0000000000000
  %16 = fcmp ogt float %14, 0x3ED0000000000000
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %36

18:                                               ; preds = %6
  %19 = select i1 %15, i1 %16, i1 false
  br i1 %19, label %20, label %39

20:                                               ; preds = %18
  %21 = icmp eq i64 %7, 0
  br i1 %21, label %36, label %22

22:                                               ; preds = %20
  %23 = fmul float %11, 0x3EB0000000000000
  br label %27

24:                                               ; preds = %27
  %25 = add nuw nsw i64 %28, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %36, label %27

27:                                               ; preds = %22, %24
  %28 = phi i64 [ 0, %22 ], [ %25, %24 ]
  %29 = mul nsw i64 %28, %3
  %30 = getelementptr inbounds float, ptr %1, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = tail call float @enzcc_blas_size_s(float noundef %31) #5
  %33 = fsub float %32, %11
  %34 = tail call i64 @enzcc_blas_nothing_s(float noundef %33, float noundef %23) #5
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %24, label %39

36:                                               ; preds = %24, %20, %6
  %37 = add nuw nsw i64 %7, 1
  %38 = icmp eq i64 %37, %0
  br i1 %38, label %39, label %6

39:                                               ; preds = %18, %36, %27, %4
  %40 = phi i64 [ 1, %27 ], [ 0, %4 ], [ 1, %18 ], [ 0, %36 ]
  ret i64 %40
}

define linkonce_odr hidden i64 @enzcc_blas_mixed_s(i64 noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) nounwind {
  %7 = sub nsw i64 %4, %5
  %8 = icmp sgt i64 %7, 1
  %9 = sub nsw i64 %5, %4
  %10 = icmp sgt i64 %9, 1
  %11 = select i1 %8, i1 true, i1 %10
  br i1 %11, label %26, label %12

12:                                               ; preds = %6
  %13 = mul nsw i64 %4, %2
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = mul nsw i64 %5, %2
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  %17 = tail call i64 @enzcc_blas_regular_s(i64 noundef %0, ptr noundef %14, ptr noundef %16, i64 noundef %3) #5
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %12
  %20 = tail call i64 @enzcc_blas_regular_s(i64 noundef %0, ptr noundef %16, ptr noundef %14, i64 noundef %3) #5
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i64 @enzcc_blas_hidden_s(i64 noundef %0, ptr noundef %14, ptr noundef %16, i64 noundef %3, i64 noundef %0, ptr noundef %14, ptr noundef %16, i64 noundef %3) #5
  %24 = icmp eq i64 %23, 0
  %25 = zext i1 %24 to i64
  br label %26

26:                                               ; preds = %12, %19, %22, %6
  %27 = phi i64 [ 1, %6 ], [ 0, %19 ], [ 0, %12 ], [ %25, %22 ]
  ret i64 %27
}

define linkonce_odr hidden void @enzcc_blas_gaps_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call float @enzcc_blas_least_s(i64 noundef %0, ptr noundef %1) #5
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3, %12
  %7 = phi i64 [ %13, %12 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %7
  %9 = mul nuw nsw i64 %7, %0
  %10 = getelementptr float, ptr %2, i64 %9
  br label %15

11:                                               ; preds = %12, %3
  ret void

12:                                               ; preds = %29
  %13 = add nuw nsw i64 %7, 1
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %11, label %6

15:                                               ; preds = %6, %29
  %16 = phi i64 [ 0, %6 ], [ %32, %29 ]
  %17 = load float, ptr %8, align 4
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %16
  %19 = load float, ptr %18, align 4
  %20 = fsub float %17, %19
  %21 = icmp eq i64 %16, %7
  br i1 %21, label %29, label %22

22:                                               ; preds = %15
  %23 = tail call i64 @enzcc_blas_coincide_s(float noundef %20, float noundef %4) #5
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %22
  %26 = getelementptr float, ptr %10, i64 %16
  %27 = load float, ptr %26, align 4
  %28 = fdiv float %27, %20
  br label %29

29:                                               ; preds = %15, %22, %25
  %30 = phi float [ %28, %25 ], [ 0.000000e+00, %22 ], [ 0.000000e+00, %15 ]
  %31 = getelementptr float, ptr %10, i64 %16
  store float %30, ptr %31, align 4
  %32 = add nuw nsw i64 %16, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %12, label %15
}

define linkonce_odr hidden void @__enzcc_blas_spectrum_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) nounwind {
  %9 = tail call float @enzcc_blas_least_s(i64 noundef %1, ptr noundef %2) #5
  %10 = mul nsw i64 %1, %1
  %11 = tail call float @enzcc_blas_greatest_s(i64 noundef %10, ptr noundef %5) #5
  %12 = sitofp i64 %1 to float
  %13 = fmul float %11, %12
  %14 = fmul float %13, 6.400000e+01
  %15 = fmul float %14, 0x3E80000000000000
  %16 = tail call float @enzcc_blas_greatest_s(i64 noundef %1, ptr noundef %6) #5
  %17 = fmul float %16, %12
  %18 = fmul float %17, 6.400000e+01
  %19 = fmul float %18, 0x3E80000000000000
  %20 = icmp sgt i64 %1, 0
  br i1 %20, label %21, label %32

21:                                               ; preds = %8
  %22 = icmp ne i8 %0, 86
  br label %23

23:                                               ; preds = %33, %21
  %24 = phi i64 [ 0, %21 ], [ %34, %33 ]
  %25 = getelementptr float, ptr %5, i64 %24
  %26 = getelementptr inbounds nuw float, ptr %2, i64 %24
  %27 = mul nuw nsw i64 %24, %1
  %28 = getelementptr float, ptr %5, i64 %27
  %29 = getelementptr float, ptr %7, i64 %27
  %30 = getelementptr inbounds nuw float, ptr %6, i64 %24
  %31 = getelementptr float, ptr %29, i64 %24
  br label %36

32:                                               ; preds = %33, %8
  ret void

33:                                               ; preds = %75
  %34 = add nuw nsw i64 %24, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %32, label %23

36:                                               ; preds = %23, %75
  %37 = phi i64 [ 0, %23 ], [ %76, %75 ]
  %38 = load float, ptr %26, align 4
  %39 = getelementptr inbounds nuw float, ptr %2, i64 %37
  %40 = load float, ptr %39, align 4
  %41 = fsub float %38, %40
  %42 = icmp eq i64 %37, %24
  br i1 %42, label %43, label %45

43:                                               ; preds = %36
  %44 = load float, ptr %30, align 4
  store float %44, ptr %31, align 4
  br label %75

45:                                               ; preds = %36
  %46 = tail call i64 @enzcc_blas_coincide_s(float noundef %41, float noundef %9) #5
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %54

48:                                               ; preds = %45
  %49 = add nuw nsw i64 %37, %27
  %50 = getelementptr inbounds nuw float, ptr %5, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fdiv float %51, %41
  %53 = getelementptr inbounds nuw float, ptr %7, i64 %49
  store float %52, ptr %53, align 4
  br label %75

54:                                               ; preds = %45
  %55 = tail call i64 @enzcc_blas_alike_s(i8 noundef signext %0, ptr noundef nonnull %2, ptr noundef %6, float noundef %19, i64 noundef %37, i64 noundef %24) #5
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %72, label %57

57:                                               ; preds = %54
  %58 = getelementptr float, ptr %28, i64 %37
  %59 = load float, ptr %58, align 4
  %60 = mul nuw nsw i64 %37, %1
  %61 = getelementptr float, ptr %25, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = fsub float %59, %62
  %64 = tail call i64 @enzcc_blas_nothing_s(float noundef %63, float noundef %15) #5
  %65 = icmp eq i64 %64, 0
  %66 = or i1 %65, %22
  %67 = select i1 %65, float 0x7FF8000000000000, float 0.000000e+00
  br i1 %66, label %72, label %68

68:                                               ; preds = %57
  %69 = tail call i64 @enzcc_blas_mixed_s(i64 noundef %1, ptr noundef %3, i64 noundef %4, i64 noundef 1, i64 noundef %37, i64 noundef %24) #5
  %70 = icmp eq i64 %69, 0
  %71 = select i1 %70, float 0x7FF8000000000000, float 0.000000e+00
  br label %72

72:                                               ; preds = %57, %68, %54
  %73 = phi float [ %67, %57 ], [ 0x7FF8000000000000, %54 ], [ %71, %68 ]
  %74 = getelementptr float, ptr %29, i64 %37
  store float %73, ptr %74, align 4
  br label %75

75:                                               ; preds = %48, %72, %43
  %76 = add nuw nsw i64 %37, 1
  %77 = icmp eq i64 %76, %1
  br i1 %77, label %33, label %36
}

define linkonce_odr hidden void @enzcc_blas_bend_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) nounwind {
  %7 = tail call float @enzcc_blas_least_s(i64 noundef %1, ptr noundef %2) #5
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = icmp ne i8 %0, 80
  br label %11

11:                                               ; preds = %18, %9
  %12 = phi i64 [ 0, %9 ], [ %19, %18 ]
  %13 = getelementptr inbounds nuw float, ptr %2, i64 %12
  %14 = getelementptr inbounds nuw float, ptr %4, i64 %12
  %15 = mul nuw nsw i64 %12, %1
  %16 = getelementptr float, ptr %5, i64 %15
  br label %21

17:                                               ; preds = %18, %6
  ret void

18:                                               ; preds = %51
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %17, label %11

21:                                               ; preds = %11, %51
  %22 = phi i64 [ 0, %11 ], [ %52, %51 ]
  %23 = load float, ptr %13, align 4
  %24 = getelementptr inbounds nuw float, ptr %2, i64 %22
  %25 = load float, ptr %24, align 4
  %26 = fsub float %23, %25
  %27 = load float, ptr %14, align 4
  %28 = getelementptr inbounds nuw float, ptr %4, i64 %22
  %29 = load float, ptr %28, align 4
  %30 = fsub float %27, %29
  %31 = icmp eq i64 %22, %12
  br i1 %31, label %51, label %32

32:                                               ; preds = %21
  %33 = tail call i64 @enzcc_blas_coincide_s(float noundef %26, float noundef %7) #5
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %46

35:                                               ; preds = %32
  %36 = add nuw nsw i64 %22, %15
  %37 = getelementptr inbounds nuw float, ptr %3, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = fcmp oeq float %38, 0.000000e+00
  %40 = fmul float %30, %38
  %41 = fdiv float %40, %26
  %42 = select i1 %39, float 0.000000e+00, float %41
  %43 = getelementptr inbounds nuw float, ptr %5, i64 %36
  %44 = load float, ptr %43, align 4
  %45 = fsub float %44, %42
  store float %45, ptr %43, align 4
  br label %51

46:                                               ; preds = %32
  %47 = fcmp uno float %30, 0.000000e+00
  %48 = select i1 %10, i1 %47, i1 false
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = getelementptr float, ptr %16, i64 %22
  store float 0x7FF8000000000000, ptr %50, align 4
  br label %51

51:                                               ; preds = %35, %49, %46, %21
  %52 = add nuw nsw i64 %22, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %18, label %21
}

define linkonce_odr hidden void @enzcc_blas_bendback_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) nounwind {
  %6 = tail call float @enzcc_blas_least_s(i64 noundef %0, ptr noundef %1) #5
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %5, %14
  %9 = phi i64 [ %15, %14 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %11 = mul nuw nsw i64 %9, %0
  %12 = getelementptr inbounds nuw float, ptr %4, i64 %9
  br label %17

13:                                               ; preds = %14, %5
  ret void

14:                                               ; preds = %40
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %0
  br i1 %16, label %13, label %8

17:                                               ; preds = %8, %40
  %18 = phi i64 [ 0, %8 ], [ %41, %40 ]
  %19 = load float, ptr %10, align 4
  %20 = getelementptr inbounds nuw float, ptr %1, i64 %18
  %21 = load float, ptr %20, align 4
  %22 = fsub float %19, %21
  %23 = icmp eq i64 %18, %9
  br i1 %23, label %40, label %24

24:                                               ; preds = %17
  %25 = tail call i64 @enzcc_blas_coincide_s(float noundef %22, float noundef %6) #5
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %24
  %28 = add nuw nsw i64 %18, %11
  %29 = getelementptr inbounds nuw float, ptr %2, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds nuw float, ptr %3, i64 %28
  %32 = load float, ptr %31, align 4
  %33 = fmul float %30, %32
  %34 = fdiv float %33, %22
  %35 = load float, ptr %12, align 4
  %36 = fsub float %35, %34
  store float %36, ptr %12, align 4
  %37 = getelementptr inbounds nuw float, ptr %4, i64 %18
  %38 = load float, ptr %37, align 4
  %39 = fadd float %34, %38
  store float %39, ptr %37, align 4
  br label %40

40:                                               ; preds = %17, %24, %27
  %41 = add nuw nsw i64 %18, 1
  %42 = icmp eq i64 %41, %0
  br i1 %42, label %14, label %17
}

define linkonce_odr hidden void @enzcc_blas_gapsback_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = tail call float @enzcc_blas_least_s(i64 noundef %0, ptr noundef %1) #5
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4, %12
  %8 = phi i64 [ %13, %12 ], [ 0, %4 ]
  %9 = getelementptr inbounds nuw float, ptr %1, i64 %8
  %10 = mul nuw nsw i64 %8, %0
  br label %15

11:                                               ; preds = %12, %4
  ret void

12:                                               ; preds = %33
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %11, label %7

15:                                               ; preds = %7, %33
  %16 = phi i64 [ 0, %7 ], [ %34, %33 ]
  %17 = load float, ptr %9, align 4
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %16
  %19 = load float, ptr %18, align 4
  %20 = fsub float %17, %19
  %21 = icmp eq i64 %16, %8
  br i1 %21, label %33, label %22

22:                                               ; preds = %15
  %23 = tail call i64 @enzcc_blas_coincide_s(float noundef %20, float noundef %5) #5
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %22
  %26 = add nuw nsw i64 %16, %10
  %27 = getelementptr inbounds nuw float, ptr %2, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fdiv float %28, %20
  %30 = getelementptr inbounds nuw float, ptr %3, i64 %26
  %31 = load float, ptr %30, align 4
  %32 = fadd float %31, %29
  store float %32, ptr %30, align 4
  br label %33

33:                                               ; preds = %25, %22, %15
  %34 = add nuw nsw i64 %16, 1
  %35 = icmp eq i64 %34, %0
  br i1 %35, label %12, label %15
}

define linkonce_odr hidden i64 @enzcc_blas_unit_s(i64 noundef %0, ptr noundef %1, float noundef %2, i64 noundef %3, i64 noundef %4) nounwind {
  %6 = sitofp i64 %0 to float
  %7 = fmul float %2, %6
  %8 = fmul float %7, 6.400000e+01
  %9 = fmul float %8, 0x3E80000000000000
  %10 = mul nsw i64 %4, %0
  %11 = getelementptr float, ptr %1, i64 %10
  %12 = getelementptr float, ptr %11, i64 %3
  %13 = load float, ptr %12, align 4
  %14 = tail call i64 @enzcc_blas_nothing_s(float noundef %13, float noundef %9) #5
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %35, label %16

16:                                               ; preds = %5
  %17 = mul nsw i64 %3, %0
  %18 = getelementptr float, ptr %1, i64 %17
  %19 = getelementptr float, ptr %18, i64 %4
  %20 = load float, ptr %19, align 4
  %21 = tail call i64 @enzcc_blas_nothing_s(float noundef %20, float noundef %9) #5
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %35, label %23

23:                                               ; preds = %16
  %24 = add nsw i64 %0, 1
  %25 = mul nsw i64 %3, %24
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = mul nsw i64 %4, %24
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fsub float %27, %30
  %32 = tail call i64 @enzcc_blas_nothing_s(float noundef %31, float noundef %9) #5
  %33 = icmp ne i64 %32, 0
  %34 = zext i1 %33 to i64
  br label %35

35:                                               ; preds = %23, %16, %5
  %36 = phi i64 [ 0, %16 ], [ 0, %5 ], [ %34, %23 ]
  ret i64 %36
}

define linkonce_odr hidden void @enzcc_blas_diagback_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = tail call float @enzcc_blas_least_s(i64 noundef %0, ptr noundef %1) #5
  %6 = mul nsw i64 %0, %0
  %7 = tail call float @enzcc_blas_greatest_s(i64 noundef %6, ptr noundef %2) #5
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %0, 1
  br label %12

11:                                               ; preds = %21, %4
  ret void

12:                                               ; preds = %21, %9
  %13 = phi i64 [ 0, %9 ], [ %22, %21 ]
  %14 = mul nuw nsw i64 %13, %10
  %15 = getelementptr inbounds nuw float, ptr %2, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw float, ptr %3, i64 %13
  %18 = load float, ptr %17, align 4
  %19 = fadd float %16, %18
  store float %19, ptr %17, align 4
  %20 = getelementptr inbounds nuw float, ptr %1, i64 %13
  br label %24

21:                                               ; preds = %38
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %11, label %12

24:                                               ; preds = %12, %38
  %25 = phi i64 [ 0, %12 ], [ %39, %38 ]
  %26 = icmp eq i64 %25, %13
  br i1 %26, label %38, label %27

27:                                               ; preds = %24
  %28 = load float, ptr %20, align 4
  %29 = getelementptr inbounds nuw float, ptr %1, i64 %25
  %30 = load float, ptr %29, align 4
  %31 = fsub float %28, %30
  %32 = tail call i64 @enzcc_blas_coincide_s(float noundef %31, float noundef %5) #5
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %27
  %35 = tail call i64 @enzcc_blas_unit_s(i64 noundef %0, ptr noundef %2, float noundef %7, i64 noundef %25, i64 noundef %13) #5
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  store float 0x7FF8000000000000, ptr %17, align 4
  br label %38

38:                                               ; preds = %24, %27, %34, %37
  %39 = add nuw nsw i64 %25, 1
  %40 = icmp eq i64 %39, %0
  br i1 %40, label %21, label %24
}

define linkonce_odr hidden void @enzcc_blas_spread_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call float @enzcc_blas_least_s(i64 noundef %0, ptr noundef %1) #5
  %5 = icmp sgt i64 %0, 1
  br i1 %5, label %6, label %25

6:                                                ; preds = %3, %22
  %7 = phi i64 [ %23, %22 ], [ 1, %3 ]
  %8 = add nsw i64 %7, -1
  %9 = getelementptr inbounds float, ptr %2, i64 %8
  %10 = load float, ptr %9, align 4
  %11 = fcmp uno float %10, 0.000000e+00
  br i1 %11, label %12, label %22

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %7
  %14 = load float, ptr %13, align 4
  %15 = getelementptr inbounds float, ptr %1, i64 %8
  %16 = load float, ptr %15, align 4
  %17 = fsub float %14, %16
  %18 = tail call i64 @enzcc_blas_coincide_s(float noundef %17, float noundef %4) #5
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw float, ptr %2, i64 %7
  store float 0x7FF8000000000000, ptr %21, align 4
  br label %22

22:                                               ; preds = %6, %12, %20
  %23 = add nuw nsw i64 %7, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %26, label %6

25:                                               ; preds = %43, %3
  ret void

26:                                               ; preds = %22, %43
  %27 = phi i64 [ %28, %43 ], [ %0, %22 ]
  %28 = add nsw i64 %27, -1
  %29 = getelementptr inbounds nuw float, ptr %2, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fcmp uno float %30, 0.000000e+00
  br i1 %31, label %32, label %43

32:                                               ; preds = %26
  %33 = getelementptr inbounds nuw float, ptr %1, i64 %28
  %34 = load float, ptr %33, align 4
  %35 = add nsw i64 %27, -2
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = fsub float %34, %37
  %39 = tail call i64 @enzcc_blas_coincide_s(float noundef %38, float noundef %4) #5
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %32
  %42 = getelementptr inbounds nuw float, ptr %2, i64 %35
  store float 0x7FF8000000000000, ptr %42, align 4
  br label %43

43:                                               ; preds = %26, %32, %41
  %44 = icmp samesign ugt i64 %27, 2
  br i1 %44, label %26, label %25
}

define linkonce_odr hidden void @__enzcc_blas_rates_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) nounwind {
  %6 = tail call float @enzcc_blas_least_s(i64 noundef %1, ptr noundef %2) #5
  %7 = mul nsw i64 %1, %1
  %8 = tail call float @enzcc_blas_greatest_s(i64 noundef %7, ptr noundef %3) #5
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %5
  %11 = add nuw nsw i64 %1, 1
  %12 = icmp eq i8 %0, 78
  br label %14

13:                                               ; preds = %22, %5
  tail call void @enzcc_blas_spread_s(i64 noundef %1, ptr noundef %2, ptr noundef %4) #5
  ret void

14:                                               ; preds = %10, %22
  %15 = phi i64 [ 0, %10 ], [ %23, %22 ]
  %16 = mul nuw nsw i64 %15, %11
  %17 = getelementptr inbounds nuw float, ptr %3, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw float, ptr %4, i64 %15
  store float %18, ptr %19, align 4
  br i1 %12, label %22, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw float, ptr %2, i64 %15
  br label %25

22:                                               ; preds = %39, %14
  %23 = add nuw nsw i64 %15, 1
  %24 = icmp eq i64 %23, %1
  br i1 %24, label %13, label %14

25:                                               ; preds = %20, %39
  %26 = phi i64 [ 0, %20 ], [ %40, %39 ]
  %27 = icmp eq i64 %26, %15
  br i1 %27, label %39, label %28

28:                                               ; preds = %25
  %29 = load float, ptr %21, align 4
  %30 = getelementptr inbounds nuw float, ptr %2, i64 %26
  %31 = load float, ptr %30, align 4
  %32 = fsub float %29, %31
  %33 = tail call i64 @enzcc_blas_coincide_s(float noundef %32, float noundef %6) #5
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %28
  %36 = tail call i64 @enzcc_blas_unit_s(i64 noundef %1, ptr noundef %3, float noundef %8, i64 noundef %26, i64 noundef %15) #5
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %35
  store float 0x7FF8000000000000, ptr %19, align 4
  br label %39

39:                                               ; preds = %25, %28, %35, %38
  %40 = add nuw nsw i64 %26, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %22, label %25
}

define linkonce_odr hidden void @enzcc_blas_shade_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %13, %3
  ret void

6:                                                ; preds = %3, %13
  %7 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = fcmp uno float %9, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw float, ptr %2, i64 %7
  store float 0x7FF8000000000000, ptr %12, align 4
  br label %13

13:                                               ; preds = %6, %11
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %0
  br i1 %15, label %5, label %6
}

define linkonce_odr hidden void @enzcc_blas_ratesback_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) nounwind {
  %6 = tail call float @enzcc_blas_least_s(i64 noundef %1, ptr noundef %2) #5
  %7 = tail call float @enzcc_blas_greatest_s(i64 noundef %1, ptr noundef %3) #5
  %8 = sitofp i64 %1 to float
  %9 = fmul float %7, %8
  %10 = fmul float %9, 6.400000e+01
  %11 = fmul float %10, 0x3E80000000000000
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %5
  %14 = add nuw nsw i64 %1, 1
  %15 = icmp eq i8 %0, 78
  br label %17

16:                                               ; preds = %26, %5
  ret void

17:                                               ; preds = %26, %13
  %18 = phi i64 [ 0, %13 ], [ %27, %26 ]
  %19 = getelementptr inbounds nuw float, ptr %3, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = mul nuw nsw i64 %18, %14
  %22 = getelementptr inbounds nuw float, ptr %4, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fadd float %20, %23
  store float %24, ptr %22, align 4
  %25 = getelementptr inbounds nuw float, ptr %2, i64 %18
  br label %29

26:                                               ; preds = %44
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %16, label %17

29:                                               ; preds = %17, %44
  %30 = phi i64 [ 0, %17 ], [ %45, %44 ]
  %31 = icmp eq i64 %30, %18
  br i1 %31, label %44, label %32

32:                                               ; preds = %29
  %33 = load float, ptr %25, align 4
  %34 = getelementptr inbounds nuw float, ptr %2, i64 %30
  %35 = load float, ptr %34, align 4
  %36 = fsub float %33, %35
  %37 = tail call i64 @enzcc_blas_coincide_s(float noundef %36, float noundef %6) #5
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %44, label %39

39:                                               ; preds = %32
  br i1 %15, label %40, label %43

40:                                               ; preds = %39
  %41 = tail call i64 @enzcc_blas_alike_s(i8 noundef signext 78, ptr noundef nonnull %2, ptr noundef %3, float noundef %11, i64 noundef %30, i64 noundef %18) #5
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %40, %39
  store float 0x7FF8000000000000, ptr %22, align 4
  br label %44

44:                                               ; preds = %29, %32, %40, %43
  %45 = add nuw nsw i64 %30, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %26, label %29
}

define linkonce_odr hidden float @enzcc_blas_tangled_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call float @enzcc_blas_least_s(i64 noundef %0, ptr noundef %1) #5
  %5 = mul nsw i64 %0, %0
  %6 = tail call float @enzcc_blas_greatest_s(i64 noundef %5, ptr noundef %2) #5
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %25

8:                                                ; preds = %3
  %9 = add nuw nsw i64 %0, 1
  %10 = uitofp nneg i64 %0 to float
  %11 = fmul float %6, %10
  %12 = fmul float %11, 6.400000e+01
  %13 = fmul float %12, 0x3E80000000000000
  br label %14

14:                                               ; preds = %8, %27
  %15 = phi float [ 0.000000e+00, %8 ], [ %28, %27 ]
  %16 = phi i64 [ 0, %8 ], [ %29, %27 ]
  %17 = getelementptr float, ptr %2, i64 %16
  %18 = icmp eq i64 %16, 0
  br i1 %18, label %27, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw float, ptr %1, i64 %16
  %21 = mul nuw nsw i64 %16, %0
  %22 = getelementptr float, ptr %2, i64 %21
  %23 = mul nuw nsw i64 %16, %9
  %24 = getelementptr inbounds nuw float, ptr %2, i64 %23
  br label %31

25:                                               ; preds = %27, %3
  %26 = phi float [ 0.000000e+00, %3 ], [ %28, %27 ]
  ret float %26

27:                                               ; preds = %59, %14
  %28 = phi float [ %15, %14 ], [ %60, %59 ]
  %29 = add nuw nsw i64 %16, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %25, label %14

31:                                               ; preds = %19, %59
  %32 = phi float [ %15, %19 ], [ %60, %59 ]
  %33 = phi i64 [ 0, %19 ], [ %61, %59 ]
  %34 = load float, ptr %20, align 4
  %35 = getelementptr inbounds nuw float, ptr %1, i64 %33
  %36 = load float, ptr %35, align 4
  %37 = fsub float %34, %36
  %38 = tail call i64 @enzcc_blas_coincide_s(float noundef %37, float noundef %4) #5
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %59, label %40

40:                                               ; preds = %31
  %41 = getelementptr float, ptr %22, i64 %33
  %42 = load float, ptr %41, align 4
  %43 = mul nuw nsw i64 %33, %0
  %44 = getelementptr float, ptr %17, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = fadd float %42, %45
  %47 = mul nuw nsw i64 %33, %9
  %48 = getelementptr inbounds nuw float, ptr %2, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = load float, ptr %24, align 4
  %51 = tail call i64 @enzcc_blas_nothing_s(float noundef %46, float noundef %13) #5
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %40
  %54 = fsub float %49, %50
  %55 = tail call i64 @enzcc_blas_nothing_s(float noundef %54, float noundef %13) #5
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %53, %40
  %58 = fadd float %32, 1.000000e+00
  br label %59

59:                                               ; preds = %53, %57, %31
  %60 = phi float [ %32, %31 ], [ %32, %53 ], [ %58, %57 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %16
  br i1 %62, label %27, label %31
}

define linkonce_odr hidden void @enzcc_blas_blocks_s(i64 noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) nounwind {
  %7 = tail call float @enzcc_blas_least_s(i64 noundef %0, ptr noundef %2) #5
  %8 = mul nsw i64 %0, %0
  %9 = tail call float @enzcc_blas_greatest_s(i64 noundef %8, ptr noundef %3) #5
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = add nuw nsw i64 %0, 1
  br label %14

13:                                               ; preds = %56, %6
  ret void

14:                                               ; preds = %11, %56
  %15 = phi i64 [ 0, %11 ], [ %47, %56 ]
  %16 = phi i64 [ 0, %11 ], [ %46, %56 ]
  %17 = phi i64 [ 0, %11 ], [ %63, %56 ]
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = getelementptr float, ptr %5, i64 %17
  %21 = getelementptr i8, ptr %20, i64 -4
  %22 = load float, ptr %21, align 4
  br label %23

23:                                               ; preds = %14, %19
  %24 = phi float [ %22, %19 ], [ 0.000000e+00, %14 ]
  %25 = getelementptr inbounds nuw float, ptr %5, i64 %17
  store float %24, ptr %25, align 4
  %26 = icmp eq i64 %17, %16
  br i1 %26, label %27, label %44

27:                                               ; preds = %23, %31
  %28 = phi i64 [ %29, %31 ], [ %16, %23 ]
  %29 = add nsw i64 %28, 1
  %30 = icmp slt i64 %29, %0
  br i1 %30, label %31, label %39

31:                                               ; preds = %27
  %32 = getelementptr inbounds float, ptr %2, i64 %29
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds float, ptr %2, i64 %28
  %35 = load float, ptr %34, align 4
  %36 = fsub float %33, %35
  %37 = tail call i64 @enzcc_blas_coincide_s(float noundef %36, float noundef %7) #5
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %27

39:                                               ; preds = %27, %31
  %40 = sub i64 %29, %15
  %41 = sitofp i64 %40 to float
  %42 = load float, ptr %25, align 4
  %43 = tail call float @llvm.fmuladd.f32(float %41, float %9, float %42)
  store float %43, ptr %25, align 4
  br label %44

44:                                               ; preds = %39, %23
  %45 = phi float [ %43, %39 ], [ %24, %23 ]
  %46 = phi i64 [ %29, %39 ], [ %16, %23 ]
  %47 = phi i64 [ %16, %39 ], [ %15, %23 ]
  %48 = getelementptr float, ptr %3, i64 %17
  %49 = getelementptr float, ptr %4, i64 %17
  br i1 %18, label %56, label %50

50:                                               ; preds = %44
  %51 = mul nuw nsw i64 %17, %0
  %52 = getelementptr float, ptr %3, i64 %51
  %53 = getelementptr float, ptr %4, i64 %51
  br label %65

54:                                               ; preds = %79
  %55 = load float, ptr %25, align 4
  br label %56

56:                                               ; preds = %54, %44
  %57 = phi float [ %55, %54 ], [ %45, %44 ]
  %58 = mul nuw nsw i64 %17, %12
  %59 = getelementptr inbounds nuw float, ptr %3, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = tail call float @llvm.fmuladd.f32(float %1, float %60, float %57)
  %62 = getelementptr inbounds nuw float, ptr %4, i64 %58
  store float %61, ptr %62, align 4
  %63 = add nuw nsw i64 %17, 1
  %64 = icmp eq i64 %63, %0
  br i1 %64, label %13, label %14

65:                                               ; preds = %50, %79
  %66 = phi i64 [ 0, %50 ], [ %84, %79 ]
  %67 = icmp slt i64 %66, %47
  br i1 %67, label %68, label %70

68:                                               ; preds = %65
  %69 = mul nuw nsw i64 %66, %0
  br label %79

70:                                               ; preds = %65
  %71 = getelementptr float, ptr %52, i64 %66
  %72 = load float, ptr %71, align 4
  %73 = mul nuw nsw i64 %66, %0
  %74 = getelementptr float, ptr %48, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = fadd float %72, %75
  %77 = fmul float %1, %76
  %78 = fmul float %77, 5.000000e-01
  br label %79

79:                                               ; preds = %68, %70
  %80 = phi i64 [ %69, %68 ], [ %73, %70 ]
  %81 = phi float [ 0.000000e+00, %68 ], [ %78, %70 ]
  %82 = getelementptr float, ptr %53, i64 %66
  store float %81, ptr %82, align 4
  %83 = getelementptr float, ptr %49, i64 %80
  store float %81, ptr %83, align 4
  %84 = add nuw nsw i64 %66, 1
  %85 = icmp eq i64 %84, %17
  br i1 %85, label %54, label %65
}

define linkonce_odr hidden void @enzcc_blas_unblock_s(i64 noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) nounwind {
  %7 = tail call float @enzcc_blas_least_s(i64 noundef %0, ptr noundef %2) #5
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = add nsw i64 %0, -1
  br label %12

11:                                               ; preds = %45, %6
  ret void

12:                                               ; preds = %9, %45
  %13 = phi i64 [ 0, %9 ], [ %46, %45 ]
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw float, ptr %2, i64 %13
  %17 = load float, ptr %16, align 4
  %18 = getelementptr i8, ptr %16, i64 -4
  %19 = load float, ptr %18, align 4
  %20 = fsub float %17, %19
  %21 = tail call i64 @enzcc_blas_coincide_s(float noundef %20, float noundef %7) #5
  %22 = icmp ne i64 %21, 0
  br label %23

23:                                               ; preds = %15, %12
  %24 = phi i1 [ false, %12 ], [ %22, %15 ]
  %25 = icmp slt i64 %13, %10
  br i1 %25, label %26, label %34

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw float, ptr %2, i64 %13
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %29 = load float, ptr %28, align 4
  %30 = load float, ptr %27, align 4
  %31 = fsub float %29, %30
  %32 = tail call i64 @enzcc_blas_coincide_s(float noundef %31, float noundef %7) #5
  %33 = icmp ne i64 %32, 0
  br label %34

34:                                               ; preds = %26, %23
  %35 = phi i1 [ false, %23 ], [ %33, %26 ]
  %36 = select i1 %24, i1 true, i1 %35
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw float, ptr %3, i64 %13
  %39 = load float, ptr %38, align 4
  %40 = getelementptr inbounds nuw float, ptr %4, i64 %13
  %41 = load float, ptr %40, align 4
  %42 = fsub float %39, %41
  %43 = fmul float %1, %42
  %44 = getelementptr inbounds nuw float, ptr %5, i64 %13
  store float %43, ptr %44, align 4
  br label %45

45:                                               ; preds = %34, %37
  %46 = add nuw nsw i64 %13, 1
  %47 = icmp eq i64 %46, %0
  br i1 %47, label %11, label %12
}

define linkonce_odr hidden void @enzcc_blas_hide_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = tail call float @enzcc_blas_least_s(i64 noundef %1, ptr noundef %2) #5
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = add nsw i64 %1, -1
  %9 = icmp eq i8 %0, 90
  br label %11

10:                                               ; preds = %43, %4
  ret void

11:                                               ; preds = %7, %43
  %12 = phi i64 [ 0, %7 ], [ %44, %43 ]
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw float, ptr %2, i64 %12
  %16 = load float, ptr %15, align 4
  %17 = getelementptr i8, ptr %15, i64 -4
  %18 = load float, ptr %17, align 4
  %19 = fsub float %16, %18
  %20 = tail call i64 @enzcc_blas_coincide_s(float noundef %19, float noundef %5) #5
  %21 = icmp ne i64 %20, 0
  br label %22

22:                                               ; preds = %14, %11
  %23 = phi i1 [ false, %11 ], [ %21, %14 ]
  %24 = icmp slt i64 %12, %8
  br i1 %24, label %25, label %33

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw float, ptr %2, i64 %12
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %28 = load float, ptr %27, align 4
  %29 = load float, ptr %26, align 4
  %30 = fsub float %28, %29
  %31 = tail call i64 @enzcc_blas_coincide_s(float noundef %30, float noundef %5) #5
  %32 = icmp ne i64 %31, 0
  br label %33

33:                                               ; preds = %25, %22
  %34 = phi i1 [ false, %22 ], [ %32, %25 ]
  %35 = select i1 %23, i1 true, i1 %34
  br i1 %35, label %41, label %36

36:                                               ; preds = %33
  br i1 %9, label %37, label %43

37:                                               ; preds = %36
  %38 = getelementptr inbounds nuw float, ptr %2, i64 %12
  %39 = load float, ptr %38, align 4
  %40 = fcmp ogt float %39, %5
  br i1 %40, label %43, label %41

41:                                               ; preds = %37, %33
  %42 = getelementptr inbounds nuw float, ptr %3, i64 %12
  store float 0x7FF8000000000000, ptr %42, align 4
  br label %43

43:                                               ; preds = %41, %37, %36
  %44 = add nuw nsw i64 %12, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %10, label %11
}

define linkonce_odr hidden void @__enzcc_blas_veil_s(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  ret void
}

define linkonce_odr hidden float @enzcc_blas_row_s(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %18, %3
  %6 = phi float [ 0.000000e+00, %3 ], [ %19, %18 ]
  ret float %6

7:                                                ; preds = %3, %18
  %8 = phi i64 [ %20, %18 ], [ 0, %3 ]
  %9 = phi float [ %19, %18 ], [ 0.000000e+00, %3 ]
  %10 = mul nsw i64 %8, %2
  %11 = getelementptr inbounds float, ptr %1, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = fcmp ogt float %12, %9
  br i1 %13, label %18, label %14

14:                                               ; preds = %7
  %15 = fneg float %12
  %16 = fcmp olt float %9, %15
  %17 = select i1 %16, float %15, float %9
  br label %18

18:                                               ; preds = %14, %7
  %19 = phi float [ %12, %7 ], [ %17, %14 ]
  %20 = add nuw nsw i64 %8, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %5, label %7
}

define linkonce_odr hidden i64 @enzcc_blas_full_s(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %8, label %15

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %9, 1
  %7 = icmp eq i64 %6, %0
  br i1 %7, label %15, label %8

8:                                                ; preds = %3, %5
  %9 = phi i64 [ %6, %5 ], [ 0, %3 ]
  %10 = mul nsw i64 %9, %2
  %11 = getelementptr inbounds float, ptr %1, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = tail call float @enzcc_blas_size_s(float noundef %12) #5
  %14 = fcmp ogt float %13, 0x3ED0000000000000
  br i1 %14, label %5, label %15

15:                                               ; preds = %8, %5, %3
  %16 = phi i64 [ 1, %3 ], [ 1, %5 ], [ 0, %8 ]
  ret i64 %16
}

define linkonce_odr hidden void @enzcc_blas_svdcore_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) nounwind {
  %14 = load float, ptr %4, align 4
  %15 = fmul float %14, 1.600000e+01
  %16 = sitofp i64 %3 to float
  %17 = fmul float %15, %16
  %18 = fmul float %17, 0x3E80000000000000
  %19 = tail call float @enzcc_blas_greatest_s(i64 noundef %3, ptr noundef %11) #5
  %20 = fmul float %19, 0x3F40000000000000
  %21 = tail call float @enzcc_blas_greatest_s(i64 noundef %3, ptr noundef %11) #5
  %22 = fmul float %21, %16
  %23 = fmul float %22, 6.400000e+01
  %24 = fmul float %23, 0x3E80000000000000
  %25 = mul nsw i64 %3, %1
  %26 = tail call float @enzcc_blas_greatest_s(i64 noundef %25, ptr noundef %7) #5
  %27 = mul nsw i64 %3, %2
  %28 = tail call float @enzcc_blas_greatest_s(i64 noundef %27, ptr noundef %8) #5
  %29 = fcmp ogt float %26, %28
  %30 = select i1 %29, float %26, float %28
  %31 = add nsw i64 %2, %1
  %32 = sitofp i64 %31 to float
  %33 = fmul float %30, %32
  %34 = fmul float %33, 6.400000e+01
  %35 = fmul float %34, 0x3E80000000000000
  %36 = icmp sgt i64 %3, 0
  br i1 %36, label %37, label %56

37:                                               ; preds = %13
  %38 = icmp sgt i64 %1, %3
  %39 = icmp sgt i64 %2, %3
  %40 = icmp ne i64 %1, %2
  %41 = icmp eq i8 %0, 86
  %42 = and i1 %41, %40
  %43 = xor i1 %42, true
  %44 = fmul float %26, %26
  %45 = sitofp i64 %1 to float
  %46 = fmul float %44, %45
  %47 = fmul float %46, %45
  %48 = fmul float %47, 6.400000e+01
  %49 = fmul float %48, 0x3E80000000000000
  %50 = fmul float %28, %28
  %51 = sitofp i64 %2 to float
  %52 = fmul float %50, %51
  %53 = fmul float %52, %51
  %54 = fmul float %53, 6.400000e+01
  %55 = fmul float %54, 0x3E80000000000000
  br label %57

56:                                               ; preds = %161, %13
  ret void

57:                                               ; preds = %37, %161
  %58 = phi i64 [ 0, %37 ], [ %162, %161 ]
  %59 = getelementptr inbounds nuw float, ptr %4, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fcmp ule float %60, %18
  br i1 %61, label %62, label %153

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw float, ptr %11, i64 %58
  %64 = load float, ptr %63, align 4
  %65 = tail call i64 @enzcc_blas_nothing_s(float noundef %64, float noundef %20) #5
  %66 = icmp ne i64 %65, 0
  %67 = select i1 %42, i1 %66, i1 false
  br i1 %67, label %68, label %77

68:                                               ; preds = %62
  %69 = mul nsw i64 %58, %1
  %70 = getelementptr inbounds float, ptr %5, i64 %69
  %71 = tail call i64 @enzcc_blas_full_s(i64 noundef %1, ptr noundef %70, i64 noundef 1) #5
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %91, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds nuw float, ptr %6, i64 %58
  %75 = tail call i64 @enzcc_blas_full_s(i64 noundef %2, ptr noundef %74, i64 noundef %3) #5
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %91, label %79

77:                                               ; preds = %62
  %78 = select i1 %43, i1 %66, i1 false
  br i1 %78, label %79, label %91

79:                                               ; preds = %73, %77
  %80 = mul nsw i64 %58, %1
  %81 = getelementptr inbounds float, ptr %7, i64 %80
  %82 = tail call float @enzcc_blas_greatest_s(i64 noundef %1, ptr noundef %81) #5
  %83 = tail call i64 @enzcc_blas_nothing_s(float noundef %82, float noundef %35) #5
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %79
  %86 = getelementptr inbounds nuw float, ptr %8, i64 %58
  %87 = tail call float @enzcc_blas_row_s(i64 noundef %2, ptr noundef %86, i64 noundef %3) #5
  %88 = tail call i64 @enzcc_blas_nothing_s(float noundef %87, float noundef %35) #5
  %89 = icmp ne i64 %88, 0
  %90 = zext i1 %89 to i64
  br label %91

91:                                               ; preds = %73, %68, %79, %85, %77
  %92 = phi i64 [ 0, %77 ], [ 1, %79 ], [ %90, %85 ], [ 0, %68 ], [ 0, %73 ]
  br i1 %38, label %93, label %122

93:                                               ; preds = %91
  %94 = mul nuw nsw i64 %58, %1
  %95 = getelementptr float, ptr %7, i64 %94
  br label %99

96:                                               ; preds = %99
  %97 = mul nuw nsw i64 %58, %3
  %98 = getelementptr float, ptr %9, i64 %97
  br label %109

99:                                               ; preds = %93, %99
  %100 = phi i64 [ 0, %93 ], [ %105, %99 ]
  %101 = phi float [ 0.000000e+00, %93 ], [ %104, %99 ]
  %102 = getelementptr float, ptr %95, i64 %100
  %103 = load float, ptr %102, align 4
  %104 = tail call float @llvm.fmuladd.f32(float %103, float %103, float %101)
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, %1
  br i1 %106, label %96, label %99

107:                                              ; preds = %109
  %108 = icmp eq i64 %92, 0
  br i1 %108, label %122, label %118

109:                                              ; preds = %96, %109
  %110 = phi i64 [ 0, %96 ], [ %116, %109 ]
  %111 = phi float [ %104, %96 ], [ %115, %109 ]
  %112 = getelementptr float, ptr %98, i64 %110
  %113 = load float, ptr %112, align 4
  %114 = fneg float %113
  %115 = tail call float @llvm.fmuladd.f32(float %114, float %113, float %111)
  %116 = add nuw nsw i64 %110, 1
  %117 = icmp eq i64 %116, %3
  br i1 %117, label %107, label %109

118:                                              ; preds = %107
  %119 = tail call i64 @enzcc_blas_nothing_s(float noundef %115, float noundef %49) #5
  %120 = icmp ne i64 %119, 0
  %121 = zext i1 %120 to i64
  br label %122

122:                                              ; preds = %107, %118, %91
  %123 = phi i64 [ %92, %91 ], [ 0, %107 ], [ %121, %118 ]
  br i1 %39, label %124, label %153

124:                                              ; preds = %122
  %125 = getelementptr float, ptr %8, i64 %58
  br label %129

126:                                              ; preds = %129
  %127 = mul nuw nsw i64 %58, %3
  %128 = getelementptr float, ptr %10, i64 %127
  br label %140

129:                                              ; preds = %124, %129
  %130 = phi i64 [ %136, %129 ], [ 0, %124 ]
  %131 = phi float [ %135, %129 ], [ 0.000000e+00, %124 ]
  %132 = mul nuw nsw i64 %130, %3
  %133 = getelementptr float, ptr %125, i64 %132
  %134 = load float, ptr %133, align 4
  %135 = tail call float @llvm.fmuladd.f32(float %134, float %134, float %131)
  %136 = add nuw nsw i64 %130, 1
  %137 = icmp eq i64 %136, %2
  br i1 %137, label %126, label %129

138:                                              ; preds = %140
  %139 = icmp eq i64 %123, 0
  br i1 %139, label %153, label %149

140:                                              ; preds = %126, %140
  %141 = phi i64 [ 0, %126 ], [ %147, %140 ]
  %142 = phi float [ %135, %126 ], [ %146, %140 ]
  %143 = getelementptr float, ptr %128, i64 %141
  %144 = load float, ptr %143, align 4
  %145 = fneg float %144
  %146 = tail call float @llvm.fmuladd.f32(float %145, float %144, float %142)
  %147 = add nuw nsw i64 %141, 1
  %148 = icmp eq i64 %147, %3
  br i1 %148, label %138, label %140

149:                                              ; preds = %138
  %150 = tail call i64 @enzcc_blas_nothing_s(float noundef %146, float noundef %55) #5
  %151 = icmp ne i64 %150, 0
  %152 = zext i1 %151 to i64
  br label %153

153:                                              ; preds = %122, %149, %138, %57
  %154 = phi i64 [ %123, %122 ], [ 0, %138 ], [ %152, %149 ], [ 1, %57 ]
  %155 = mul nuw nsw i64 %58, %3
  %156 = mul nsw i64 %58, %1
  %157 = getelementptr inbounds float, ptr %5, i64 %156
  %158 = getelementptr inbounds nuw float, ptr %6, i64 %58
  %159 = icmp eq i64 %154, 0
  %160 = getelementptr inbounds nuw float, ptr %11, i64 %58
  br label %164

161:                                              ; preds = %260
  %162 = add nuw nsw i64 %58, 1
  %163 = icmp eq i64 %162, %3
  br i1 %163, label %56, label %57

164:                                              ; preds = %153, %260
  %165 = phi i64 [ 0, %153 ], [ %263, %260 ]
  %166 = icmp eq i64 %165, %58
  br i1 %166, label %167, label %169

167:                                              ; preds = %164
  %168 = load float, ptr %160, align 4
  br label %169

169:                                              ; preds = %164, %167
  %170 = phi float [ %168, %167 ], [ 0.000000e+00, %164 ]
  %171 = load float, ptr %59, align 4
  %172 = getelementptr inbounds nuw float, ptr %4, i64 %165
  %173 = load float, ptr %172, align 4
  %174 = fsub float %171, %173
  %175 = add nuw nsw i64 %165, %155
  %176 = getelementptr inbounds nuw float, ptr %9, i64 %175
  %177 = load float, ptr %176, align 4
  %178 = mul nuw nsw i64 %165, %3
  %179 = add nuw nsw i64 %178, %58
  %180 = getelementptr inbounds nuw float, ptr %9, i64 %179
  %181 = load float, ptr %180, align 4
  %182 = fsub float %177, %181
  %183 = getelementptr inbounds nuw float, ptr %10, i64 %175
  %184 = load float, ptr %183, align 4
  %185 = getelementptr inbounds nuw float, ptr %10, i64 %179
  %186 = load float, ptr %185, align 4
  %187 = fsub float %184, %186
  br i1 %166, label %188, label %190

188:                                              ; preds = %169
  %189 = select i1 %159, float 0x7FF8000000000000, float %170
  br label %242

190:                                              ; preds = %169
  %191 = tail call i64 @enzcc_blas_coincide_s(float noundef %174, float noundef %18) #5
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %193, label %201

193:                                              ; preds = %190
  %194 = load float, ptr %59, align 4
  %195 = load float, ptr %172, align 4
  %196 = fmul float %187, %195
  %197 = tail call float @llvm.fmuladd.f32(float %182, float %194, float %196)
  %198 = fadd float %194, %195
  %199 = fmul float %174, %198
  %200 = fdiv float %197, %199
  br label %242

201:                                              ; preds = %190
  %202 = tail call i64 @enzcc_blas_alike_s(i8 noundef signext %0, ptr noundef nonnull %4, ptr noundef %11, float noundef %24, i64 noundef %165, i64 noundef %58) #5
  br i1 %41, label %203, label %218

203:                                              ; preds = %201
  %204 = icmp eq i64 %202, 0
  br i1 %204, label %218, label %205

205:                                              ; preds = %203
  %206 = tail call i64 @enzcc_blas_mixed_s(i64 noundef %1, ptr noundef %5, i64 noundef %1, i64 noundef 1, i64 noundef %165, i64 noundef %58) #5
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %218, label %208

208:                                              ; preds = %205
  %209 = tail call i64 @enzcc_blas_mixed_s(i64 noundef %2, ptr noundef %6, i64 noundef 1, i64 noundef %3, i64 noundef %165, i64 noundef %58) #5
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %218, label %211

211:                                              ; preds = %208
  %212 = mul nsw i64 %165, %1
  %213 = getelementptr inbounds float, ptr %5, i64 %212
  %214 = getelementptr inbounds nuw float, ptr %6, i64 %165
  %215 = tail call i64 @enzcc_blas_hidden_s(i64 noundef %1, ptr noundef %213, ptr noundef %157, i64 noundef 1, i64 noundef %2, ptr noundef %214, ptr noundef %158, i64 noundef %3) #5
  %216 = icmp eq i64 %215, 0
  %217 = zext i1 %216 to i64
  br label %218

218:                                              ; preds = %203, %205, %208, %211, %201
  %219 = phi i64 [ %202, %201 ], [ 0, %208 ], [ 0, %205 ], [ 0, %203 ], [ %217, %211 ]
  %220 = icmp eq i64 %219, 0
  br i1 %61, label %221, label %225

221:                                              ; preds = %218
  br i1 %220, label %230, label %222

222:                                              ; preds = %221
  %223 = tail call i64 @enzcc_blas_nothing_s(float noundef %182, float noundef %35) #5
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %230, label %226

225:                                              ; preds = %218
  br i1 %220, label %230, label %231

226:                                              ; preds = %222
  %227 = tail call i64 @enzcc_blas_nothing_s(float noundef %187, float noundef %35) #5
  %228 = freeze i64 %227
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %230, label %242

230:                                              ; preds = %222, %221, %225, %226
  br label %242

231:                                              ; preds = %225
  %232 = fadd float %182, %187
  %233 = tail call i64 @enzcc_blas_nothing_s(float noundef %232, float noundef %35) #5
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %242, label %235

235:                                              ; preds = %231
  %236 = fsub float %182, %187
  %237 = fmul float %236, 5.000000e-01
  %238 = load float, ptr %172, align 4
  %239 = load float, ptr %59, align 4
  %240 = fadd float %238, %239
  %241 = fdiv float %237, %240
  br label %242

242:                                              ; preds = %230, %226, %235, %231, %193, %188
  %243 = phi float [ %189, %188 ], [ %200, %193 ], [ 0x7FF8000000000000, %231 ], [ %241, %235 ], [ 0x7FF8000000000000, %230 ], [ 0.000000e+00, %226 ]
  br i1 %38, label %244, label %251

244:                                              ; preds = %242
  %245 = load float, ptr %59, align 4
  %246 = fcmp ogt float %245, %18
  br i1 %246, label %247, label %251

247:                                              ; preds = %244
  %248 = load float, ptr %176, align 4
  %249 = fdiv float %248, %245
  %250 = fsub float %243, %249
  br label %251

251:                                              ; preds = %247, %244, %242
  %252 = phi float [ %250, %247 ], [ %243, %244 ], [ %243, %242 ]
  br i1 %39, label %253, label %260

253:                                              ; preds = %251
  %254 = load float, ptr %172, align 4
  %255 = fcmp ogt float %254, %18
  br i1 %255, label %256, label %260

256:                                              ; preds = %253
  %257 = load float, ptr %185, align 4
  %258 = fdiv float %257, %254
  %259 = fsub float %252, %258
  br label %260

260:                                              ; preds = %256, %253, %251
  %261 = phi float [ %259, %256 ], [ %252, %253 ], [ %252, %251 ]
  %262 = getelementptr inbounds nuw float, ptr %12, i64 %175
  store float %261, ptr %262, align 4
  %263 = add nuw nsw i64 %165, 1
  %264 = icmp eq i64 %263, %3
  br i1 %264, label %161, label %164
}

define linkonce_odr hidden void @enzcc_blas_svdturns_s(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) nounwind {
  %12 = load float, ptr %4, align 4
  %13 = fmul float %12, 1.600000e+01
  %14 = sitofp i64 %3 to float
  %15 = fmul float %13, %14
  %16 = fmul float %15, 0x3E80000000000000
  %17 = mul nsw i64 %3, %1
  %18 = tail call float @enzcc_blas_greatest_s(i64 noundef %17, ptr noundef %6) #5
  %19 = mul nsw i64 %3, %2
  %20 = tail call float @enzcc_blas_greatest_s(i64 noundef %19, ptr noundef %7) #5
  %21 = fcmp ogt float %18, %20
  %22 = select i1 %21, float %18, float %20
  %23 = add nsw i64 %2, %1
  %24 = sitofp i64 %23 to float
  %25 = fmul float %22, %24
  %26 = fmul float %25, 6.400000e+01
  %27 = fmul float %26, 0x3E80000000000000
  %28 = icmp sgt i64 %3, 0
  br i1 %28, label %29, label %41

29:                                               ; preds = %11
  %30 = icmp sgt i64 %1, 0
  %31 = icmp sgt i64 %2, 0
  %32 = fmul float %22, %22
  %33 = fmul float %32, %24
  %34 = fmul float %33, %24
  %35 = fmul float %34, 6.400000e+01
  %36 = fmul float %35, 0x3E80000000000000
  %37 = icmp eq i8 %0, 78
  %38 = add nuw nsw i64 %3, 1
  %39 = icmp sgt i64 %1, %3
  %40 = icmp sgt i64 %2, %3
  br label %43

41:                                               ; preds = %204, %11
  %42 = icmp eq i8 %0, 78
  br i1 %42, label %210, label %209

43:                                               ; preds = %29, %204
  %44 = phi i64 [ 0, %29 ], [ %207, %204 ]
  %45 = getelementptr inbounds nuw float, ptr %4, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = fcmp ule float %46, %16
  br i1 %47, label %48, label %106

48:                                               ; preds = %43
  br i1 %30, label %49, label %52

49:                                               ; preds = %48
  %50 = mul nuw nsw i64 %44, %1
  %51 = getelementptr float, ptr %6, i64 %50
  br label %55

52:                                               ; preds = %55, %48
  %53 = phi float [ 0.000000e+00, %48 ], [ %60, %55 ]
  %54 = getelementptr float, ptr %7, i64 %44
  br i1 %31, label %68, label %63

55:                                               ; preds = %49, %55
  %56 = phi i64 [ 0, %49 ], [ %61, %55 ]
  %57 = phi float [ 0.000000e+00, %49 ], [ %60, %55 ]
  %58 = getelementptr float, ptr %51, i64 %56
  %59 = load float, ptr %58, align 4
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %57)
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %52, label %55

63:                                               ; preds = %68, %52
  %64 = phi float [ 0.000000e+00, %52 ], [ %74, %68 ]
  %65 = getelementptr float, ptr %5, i64 %44
  %66 = mul nuw nsw i64 %44, %3
  %67 = getelementptr float, ptr %5, i64 %66
  br label %80

68:                                               ; preds = %52, %68
  %69 = phi i64 [ %75, %68 ], [ 0, %52 ]
  %70 = phi float [ %74, %68 ], [ 0.000000e+00, %52 ]
  %71 = mul nuw nsw i64 %69, %3
  %72 = getelementptr float, ptr %54, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = tail call float @llvm.fmuladd.f32(float %73, float %73, float %70)
  %75 = add nuw nsw i64 %69, 1
  %76 = icmp eq i64 %75, %2
  br i1 %76, label %63, label %68

77:                                               ; preds = %97
  %78 = tail call i64 @enzcc_blas_nothing_s(float noundef %98, float noundef %36) #5
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %106, label %102

80:                                               ; preds = %63, %97
  %81 = phi i64 [ 0, %63 ], [ %100, %97 ]
  %82 = phi float [ %64, %63 ], [ %99, %97 ]
  %83 = phi float [ %53, %63 ], [ %98, %97 ]
  %84 = getelementptr inbounds nuw float, ptr %4, i64 %81
  %85 = load float, ptr %84, align 4
  %86 = fcmp ogt float %85, %16
  br i1 %86, label %87, label %97

87:                                               ; preds = %80
  %88 = getelementptr float, ptr %67, i64 %81
  %89 = load float, ptr %88, align 4
  %90 = fneg float %89
  %91 = tail call float @llvm.fmuladd.f32(float %90, float %89, float %83)
  %92 = mul nuw nsw i64 %81, %3
  %93 = getelementptr float, ptr %65, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = fneg float %94
  %96 = tail call float @llvm.fmuladd.f32(float %95, float %94, float %82)
  br label %97

97:                                               ; preds = %80, %87
  %98 = phi float [ %91, %87 ], [ %83, %80 ]
  %99 = phi float [ %96, %87 ], [ %82, %80 ]
  %100 = add nuw nsw i64 %81, 1
  %101 = icmp eq i64 %100, %3
  br i1 %101, label %77, label %80

102:                                              ; preds = %77
  %103 = tail call i64 @enzcc_blas_nothing_s(float noundef %99, float noundef %36) #5
  %104 = icmp ne i64 %103, 0
  %105 = zext i1 %104 to i64
  br label %106

106:                                              ; preds = %43, %102, %77
  %107 = phi i64 [ 1, %43 ], [ 0, %77 ], [ %105, %102 ]
  %108 = getelementptr float, ptr %5, i64 %44
  %109 = mul nuw nsw i64 %44, %3
  %110 = getelementptr float, ptr %5, i64 %109
  %111 = mul nuw nsw i64 %44, %38
  %112 = getelementptr inbounds nuw float, ptr %5, i64 %111
  br label %115

113:                                              ; preds = %193
  %114 = icmp eq i64 %171, 0
  br i1 %114, label %204, label %200

115:                                              ; preds = %106, %193
  %116 = phi i64 [ 0, %106 ], [ %198, %193 ]
  %117 = phi i64 [ %107, %106 ], [ %171, %193 ]
  %118 = load float, ptr %45, align 4
  %119 = getelementptr inbounds nuw float, ptr %4, i64 %116
  %120 = load float, ptr %119, align 4
  %121 = fsub float %118, %120
  %122 = icmp eq i64 %116, %44
  br i1 %122, label %170, label %123

123:                                              ; preds = %115
  %124 = tail call i64 @enzcc_blas_coincide_s(float noundef %121, float noundef %16) #5
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %143

126:                                              ; preds = %123
  %127 = load float, ptr %45, align 4
  %128 = load float, ptr %119, align 4
  %129 = fadd float %127, %128
  %130 = fmul float %121, %129
  %131 = fdiv float 1.000000e+00, %130
  %132 = getelementptr float, ptr %110, i64 %116
  %133 = load float, ptr %132, align 4
  %134 = mul nuw nsw i64 %116, %3
  %135 = getelementptr float, ptr %108, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = fmul float %128, %136
  %138 = tail call float @llvm.fmuladd.f32(float %133, float %127, float %137)
  %139 = fmul float %131, %138
  %140 = fmul float %127, %136
  %141 = tail call float @llvm.fmuladd.f32(float %128, float %133, float %140)
  %142 = fmul float %131, %141
  br label %170

143:                                              ; preds = %123
  br i1 %47, label %170, label %144

144:                                              ; preds = %143
  %145 = getelementptr float, ptr %110, i64 %116
  %146 = load float, ptr %145, align 4
  %147 = mul nuw nsw i64 %116, %3
  %148 = getelementptr float, ptr %108, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = fsub float %146, %149
  %151 = fmul float %150, 5.000000e-01
  %152 = load float, ptr %119, align 4
  %153 = load float, ptr %45, align 4
  %154 = fadd float %152, %153
  %155 = fdiv float %151, %154
  %156 = fneg float %155
  br i1 %37, label %170, label %157

157:                                              ; preds = %144
  %158 = fadd float %146, %149
  %159 = tail call i64 @enzcc_blas_nothing_s(float noundef %158, float noundef %27) #5
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %169, label %161

161:                                              ; preds = %157
  %162 = mul nuw nsw i64 %116, %38
  %163 = getelementptr inbounds nuw float, ptr %5, i64 %162
  %164 = load float, ptr %163, align 4
  %165 = load float, ptr %112, align 4
  %166 = fsub float %164, %165
  %167 = tail call i64 @enzcc_blas_nothing_s(float noundef %166, float noundef %27) #5
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %169, label %170

169:                                              ; preds = %161, %157
  br label %170

170:                                              ; preds = %115, %143, %169, %161, %144, %126
  %171 = phi i64 [ %117, %143 ], [ %117, %161 ], [ 0, %169 ], [ %117, %144 ], [ %117, %126 ], [ %117, %115 ]
  %172 = phi float [ 0.000000e+00, %143 ], [ %155, %161 ], [ %155, %169 ], [ %155, %144 ], [ %139, %126 ], [ 0.000000e+00, %115 ]
  %173 = phi float [ 0.000000e+00, %143 ], [ %156, %161 ], [ %156, %169 ], [ %156, %144 ], [ %142, %126 ], [ 0.000000e+00, %115 ]
  br i1 %39, label %174, label %182

174:                                              ; preds = %170
  %175 = load float, ptr %45, align 4
  %176 = fcmp ogt float %175, %16
  br i1 %176, label %177, label %182

177:                                              ; preds = %174
  %178 = getelementptr float, ptr %110, i64 %116
  %179 = load float, ptr %178, align 4
  %180 = fdiv float %179, %175
  %181 = fsub float %172, %180
  br label %182

182:                                              ; preds = %177, %174, %170
  %183 = phi float [ %181, %177 ], [ %172, %174 ], [ %172, %170 ]
  br i1 %40, label %184, label %193

184:                                              ; preds = %182
  %185 = load float, ptr %45, align 4
  %186 = fcmp ogt float %185, %16
  br i1 %186, label %187, label %193

187:                                              ; preds = %184
  %188 = mul nuw nsw i64 %116, %3
  %189 = getelementptr float, ptr %108, i64 %188
  %190 = load float, ptr %189, align 4
  %191 = fdiv float %190, %185
  %192 = fsub float %173, %191
  br label %193

193:                                              ; preds = %187, %184, %182
  %194 = phi float [ %192, %187 ], [ %173, %184 ], [ %173, %182 ]
  %195 = add nuw nsw i64 %116, %109
  %196 = getelementptr inbounds nuw float, ptr %8, i64 %195
  store float %183, ptr %196, align 4
  %197 = getelementptr inbounds nuw float, ptr %9, i64 %195
  store float %194, ptr %197, align 4
  %198 = add nuw nsw i64 %116, 1
  %199 = icmp eq i64 %198, %3
  br i1 %199, label %113, label %115

200:                                              ; preds = %113
  %201 = mul nuw nsw i64 %44, %38
  %202 = getelementptr inbounds nuw float, ptr %5, i64 %201
  %203 = load float, ptr %202, align 4
  br label %204

204:                                              ; preds = %113, %200
  %205 = phi float [ %203, %200 ], [ 0x7FF8000000000000, %113 ]
  %206 = getelementptr inbounds nuw float, ptr %10, i64 %44
  store float %205, ptr %206, align 4
  %207 = add nuw nsw i64 %44, 1
  %208 = icmp eq i64 %207, %3
  br i1 %208, label %41, label %43

209:                                              ; preds = %41
  tail call void @enzcc_blas_spread_s(i64 noundef %3, ptr noundef nonnull %4, ptr noundef %10) #5
  br label %210

210:                                              ; preds = %209, %41
  ret void
}

define linkonce_odr hidden float @enzcc_blas_zeros_s(i64 noundef %0, ptr noundef %1) nounwind {
  %3 = load float, ptr %1, align 4
  %4 = fmul float %3, 1.600000e+01
  %5 = sitofp i64 %0 to float
  %6 = fmul float %4, %5
  %7 = fmul float %6, 0x3E80000000000000
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %11, %2
  %10 = phi float [ 0.000000e+00, %2 ], [ %18, %11 ]
  ret float %10

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %19, %11 ], [ 0, %2 ]
  %13 = phi float [ %18, %11 ], [ 0.000000e+00, %2 ]
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %12
  %15 = load float, ptr %14, align 4
  %16 = fcmp ogt float %15, %7
  %17 = fadd float %13, 1.000000e+00
  %18 = select i1 %16, float %13, float %17
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %0
  br i1 %20, label %9, label %11
}

define linkonce_odr hidden void @enzcc_blas_beyond_s(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) nounwind {
  %13 = load float, ptr %3, align 4
  %14 = fmul float %13, 1.600000e+01
  %15 = sitofp i64 %2 to float
  %16 = fmul float %14, %15
  %17 = fmul float %16, 0x3E80000000000000
  %18 = icmp sgt i64 %1, 0
  br i1 %18, label %19, label %31

19:                                               ; preds = %12
  %20 = icmp sgt i64 %0, 0
  %21 = icmp sgt i64 %2, 0
  br label %22

22:                                               ; preds = %19, %32
  %23 = phi i64 [ 0, %19 ], [ %33, %32 ]
  br i1 %20, label %24, label %32

24:                                               ; preds = %22
  %25 = mul nsw i64 %23, %7
  %26 = getelementptr float, ptr %6, i64 %25
  %27 = mul nsw i64 %23, %2
  %28 = getelementptr float, ptr %5, i64 %27
  %29 = mul nuw nsw i64 %23, %0
  %30 = getelementptr float, ptr %11, i64 %29
  br label %35

31:                                               ; preds = %32, %12
  ret void

32:                                               ; preds = %45, %22
  %33 = add nuw nsw i64 %23, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %31, label %22

35:                                               ; preds = %24, %45
  %36 = phi i64 [ 0, %24 ], [ %48, %45 ]
  %37 = getelementptr float, ptr %26, i64 %36
  %38 = load float, ptr %37, align 4
  br i1 %21, label %39, label %45

39:                                               ; preds = %35, %72
  %40 = phi i64 [ %74, %72 ], [ 0, %35 ]
  %41 = phi float [ %73, %72 ], [ %38, %35 ]
  %42 = getelementptr inbounds nuw float, ptr %3, i64 %40
  %43 = load float, ptr %42, align 4
  %44 = fcmp ogt float %43, %17
  br i1 %44, label %50, label %45

45:                                               ; preds = %39, %72, %35
  %46 = phi float [ %38, %35 ], [ %73, %72 ], [ %41, %39 ]
  %47 = getelementptr float, ptr %30, i64 %36
  store float %46, ptr %47, align 4
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %0
  br i1 %49, label %32, label %35

50:                                               ; preds = %39
  %51 = mul nuw nsw i64 %40, %0
  %52 = add nuw nsw i64 %51, %36
  %53 = getelementptr inbounds nuw float, ptr %4, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = add nuw nsw i64 %40, %27
  %56 = getelementptr inbounds nuw float, ptr %10, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw float, ptr %9, i64 %52
  %59 = load float, ptr %58, align 4
  %60 = getelementptr inbounds nuw float, ptr %5, i64 %55
  %61 = load float, ptr %60, align 4
  %62 = fmul float %59, %61
  %63 = tail call float @llvm.fmuladd.f32(float %54, float %57, float %62)
  %64 = fsub float %41, %63
  %65 = getelementptr float, ptr %8, i64 %40
  br label %66

66:                                               ; preds = %50, %76
  %67 = phi i64 [ 0, %50 ], [ %84, %76 ]
  %68 = phi float [ %64, %50 ], [ %83, %76 ]
  %69 = getelementptr inbounds nuw float, ptr %3, i64 %67
  %70 = load float, ptr %69, align 4
  %71 = fcmp ogt float %70, %17
  br i1 %71, label %76, label %72

72:                                               ; preds = %66, %76
  %73 = phi float [ %83, %76 ], [ %68, %66 ]
  %74 = add nuw nsw i64 %40, 1
  %75 = icmp eq i64 %74, %2
  br i1 %75, label %45, label %39

76:                                               ; preds = %66
  %77 = mul nuw nsw i64 %67, %2
  %78 = getelementptr float, ptr %65, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = fmul float %54, %79
  %81 = getelementptr float, ptr %28, i64 %67
  %82 = load float, ptr %81, align 4
  %83 = tail call float @llvm.fmuladd.f32(float %80, float %82, float %68)
  %84 = add nuw nsw i64 %67, 1
  %85 = icmp eq i64 %84, %2
  br i1 %85, label %72, label %66
}

define linkonce_odr hidden void @enzcc_blas_settle_s(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = load float, ptr %1, align 4
  %6 = fmul float %5, 1.600000e+01
  %7 = sitofp i64 %0 to float
  %8 = fmul float %6, %7
  %9 = fmul float %8, 0x3E80000000000000
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %23, %4
  ret void

12:                                               ; preds = %4, %23
  %13 = phi i64 [ %25, %23 ], [ 0, %4 ]
  %14 = phi i64 [ %24, %23 ], [ 0, %4 ]
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %13
  %16 = load float, ptr %15, align 4
  %17 = fcmp ogt float %16, %9
  br i1 %17, label %23, label %18

18:                                               ; preds = %12
  %19 = add nsw i64 %14, 1
  %20 = getelementptr inbounds float, ptr %2, i64 %14
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds nuw float, ptr %3, i64 %13
  store float %21, ptr %22, align 4
  br label %23

23:                                               ; preds = %12, %18
  %24 = phi i64 [ %14, %12 ], [ %19, %18 ]
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %11, label %12
}

define linkonce_odr hidden void @enzcc_blas_addrowsby_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = load float, ptr %2, align 4
  %11 = fmul float %10, 1.600000e+01
  %12 = uitofp nneg i64 %0 to float
  %13 = fmul float %11, %12
  %14 = fmul float %13, 0x3E80000000000000
  br label %15

15:                                               ; preds = %7, %9
  %16 = phi float [ %14, %9 ], [ 0.000000e+00, %7 ]
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %25

18:                                               ; preds = %15, %26
  %19 = phi i64 [ %27, %26 ], [ 0, %15 ]
  br i1 %8, label %20, label %26

20:                                               ; preds = %18
  %21 = mul nsw i64 %19, %4
  %22 = getelementptr float, ptr %3, i64 %21
  %23 = mul nsw i64 %19, %6
  %24 = getelementptr float, ptr %5, i64 %23
  br label %29

25:                                               ; preds = %26, %15
  ret void

26:                                               ; preds = %41, %18
  %27 = add nuw nsw i64 %19, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %25, label %18

29:                                               ; preds = %20, %41
  %30 = phi i64 [ 0, %20 ], [ %42, %41 ]
  %31 = getelementptr inbounds nuw float, ptr %2, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = fcmp ogt float %32, %16
  br i1 %33, label %34, label %41

34:                                               ; preds = %29
  %35 = getelementptr float, ptr %22, i64 %30
  %36 = load float, ptr %35, align 4
  %37 = fdiv float %36, %32
  %38 = getelementptr float, ptr %24, i64 %30
  %39 = load float, ptr %38, align 4
  %40 = fadd float %39, %37
  store float %40, ptr %38, align 4
  br label %41

41:                                               ; preds = %29, %34
  %42 = add nuw nsw i64 %30, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %26, label %29
}

define linkonce_odr hidden void @enzcc_blas_addcolumnsby_s(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %24

9:                                                ; preds = %7
  %10 = load float, ptr %2, align 4
  %11 = fmul float %10, 1.600000e+01
  %12 = uitofp nneg i64 %1 to float
  %13 = fmul float %11, %12
  %14 = fmul float %13, 0x3E80000000000000
  %15 = icmp sgt i64 %0, 0
  br label %16

16:                                               ; preds = %9, %25
  %17 = phi i64 [ 0, %9 ], [ %26, %25 ]
  br i1 %15, label %18, label %25

18:                                               ; preds = %16
  %19 = getelementptr inbounds nuw float, ptr %2, i64 %17
  %20 = mul nsw i64 %17, %4
  %21 = getelementptr float, ptr %3, i64 %20
  %22 = mul nsw i64 %17, %6
  %23 = getelementptr float, ptr %5, i64 %22
  br label %28

24:                                               ; preds = %25, %7
  ret void

25:                                               ; preds = %39, %16
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %24, label %16

28:                                               ; preds = %18, %39
  %29 = phi i64 [ 0, %18 ], [ %40, %39 ]
  %30 = load float, ptr %19, align 4
  %31 = fcmp ogt float %30, %14
  br i1 %31, label %32, label %39

32:                                               ; preds = %28
  %33 = getelementptr float, ptr %21, i64 %29
  %34 = load float, ptr %33, align 4
  %35 = fdiv float %34, %30
  %36 = getelementptr float, ptr %23, i64 %29
  %37 = load float, ptr %36, align 4
  %38 = fadd float %37, %35
  store float %38, ptr %36, align 4
  br label %39

39:                                               ; preds = %28, %32
  %40 = add nuw nsw i64 %29, 1
  %41 = icmp eq i64 %40, %0
  br i1 %41, label %25, label %28
}

define linkonce_odr hidden void @enzcc_blas_unknown_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = load float, ptr %1, align 4
  %5 = fmul float %4, 1.600000e+01
  %6 = sitofp i64 %0 to float
  %7 = fmul float %5, %6
  %8 = fmul float %7, 0x3E80000000000000
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %3, %16
  %11 = phi i64 [ %17, %16 ], [ 0, %3 ]
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %11
  %13 = mul nuw nsw i64 %11, %0
  %14 = getelementptr float, ptr %2, i64 %13
  br label %19

15:                                               ; preds = %16, %3
  ret void

16:                                               ; preds = %36
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %15, label %10

19:                                               ; preds = %10, %36
  %20 = phi i64 [ 0, %10 ], [ %37, %36 ]
  %21 = icmp eq i64 %20, %11
  %22 = load float, ptr %12, align 4
  br i1 %21, label %31, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw float, ptr %1, i64 %20
  %25 = load float, ptr %24, align 4
  %26 = fsub float %22, %25
  %27 = tail call i64 @enzcc_blas_coincide_s(float noundef %26, float noundef %8) #5
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %34

29:                                               ; preds = %23
  %30 = load float, ptr %12, align 4
  br label %31

31:                                               ; preds = %29, %19
  %32 = phi float [ %30, %29 ], [ %22, %19 ]
  %33 = fcmp ogt float %32, %8
  br i1 %33, label %36, label %34

34:                                               ; preds = %31, %23
  %35 = getelementptr float, ptr %14, i64 %20
  store float 0x7FF8000000000000, ptr %35, align 4
  br label %36

36:                                               ; preds = %31, %34
  %37 = add nuw nsw i64 %20, 1
  %38 = icmp eq i64 %37, %0
  br i1 %38, label %16, label %19
}

define linkonce_odr hidden void @__enzcc_blas_between_s(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  ret void
}

define linkonce_odr hidden void @enzcc_blas_ptalong_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %0, 1
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = load double, ptr %3, align 8
  %9 = add nsw i64 %0, -2
  br label %11

10:                                               ; preds = %11, %5
  ret void

11:                                               ; preds = %7, %11
  %12 = phi double [ %31, %11 ], [ %8, %7 ]
  %13 = phi i64 [ %28, %11 ], [ 0, %7 ]
  %14 = getelementptr inbounds nuw double, ptr %4, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw double, ptr %2, i64 %13
  %17 = load double, ptr %16, align 8
  %18 = fneg double %17
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %12, double %15)
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %21 = load double, ptr %20, align 8
  %22 = fdiv double %19, %21
  store double %22, ptr %14, align 8
  %23 = load double, ptr %16, align 8
  %24 = load double, ptr %20, align 8
  %25 = fmul double %23, %24
  %26 = fmul double %22, %25
  %27 = tail call double @llvm.fmuladd.f64(double %15, double %23, double %26)
  %28 = add nuw nsw i64 %13, 1
  %29 = getelementptr inbounds nuw double, ptr %3, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fsub double %30, %27
  store double %31, ptr %29, align 8
  %32 = icmp eq i64 %13, %9
  br i1 %32, label %10, label %11
}

define linkonce_odr hidden void @enzcc_blas_ptback_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) nounwind {
  %6 = icmp sgt i64 %0, 1
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = add nsw i64 %0, -2
  %9 = shl i64 %0, 3
  %10 = getelementptr i8, ptr %3, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -8
  %12 = load double, ptr %11, align 8
  br label %14

13:                                               ; preds = %14, %5
  ret void

14:                                               ; preds = %7, %14
  %15 = phi double [ %12, %7 ], [ %33, %14 ]
  %16 = phi i64 [ %8, %7 ], [ %34, %14 ]
  %17 = getelementptr inbounds nuw double, ptr %4, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %16
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw double, ptr %1, i64 %16
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw double, ptr %3, i64 %16
  %24 = fneg double %22
  %25 = fmul double %20, %24
  %26 = tail call double @llvm.fmuladd.f64(double %25, double %15, double %18)
  %27 = fdiv double %26, %22
  %28 = fneg double %20
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %15, double %27)
  store double %29, ptr %17, align 8
  %30 = load double, ptr %19, align 8
  %31 = load double, ptr %23, align 8
  %32 = fneg double %27
  %33 = tail call double @llvm.fmuladd.f64(double %32, double %30, double %31)
  store double %33, ptr %23, align 8
  %34 = add nsw i64 %16, -1
  %35 = icmp eq i64 %16, 0
  br i1 %35, label %13, label %14
}

define linkonce_odr hidden void @enzcc_blas_ptproduct_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %13, label %20

9:                                                ; preds = %13
  %10 = icmp eq i64 %0, 1
  br i1 %10, label %20, label %11

11:                                               ; preds = %9
  %12 = add nsw i64 %0, -2
  br label %21

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %18, %13 ], [ 0, %7 ]
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw double, ptr %5, i64 %14
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %14, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %9, label %13

20:                                               ; preds = %21, %7, %9
  ret void

21:                                               ; preds = %11, %21
  %22 = phi i64 [ %36, %21 ], [ 0, %11 ]
  %23 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %24, 2.000000e+00
  %26 = getelementptr inbounds nuw double, ptr %4, i64 %22
  %27 = load double, ptr %26, align 8
  %28 = fmul double %25, %27
  %29 = getelementptr inbounds nuw double, ptr %1, i64 %22
  %30 = load double, ptr %29, align 8
  %31 = fmul double %24, %24
  %32 = getelementptr inbounds nuw double, ptr %3, i64 %22
  %33 = load double, ptr %32, align 8
  %34 = fmul double %31, %33
  %35 = tail call double @llvm.fmuladd.f64(double %28, double %30, double %34)
  %36 = add nuw nsw i64 %22, 1
  %37 = getelementptr inbounds nuw double, ptr %5, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fadd double %38, %35
  store double %39, ptr %37, align 8
  %40 = load double, ptr %26, align 8
  %41 = load double, ptr %29, align 8
  %42 = load double, ptr %23, align 8
  %43 = load double, ptr %32, align 8
  %44 = fmul double %42, %43
  %45 = tail call double @llvm.fmuladd.f64(double %40, double %41, double %44)
  %46 = getelementptr inbounds nuw double, ptr %6, i64 %22
  store double %45, ptr %46, align 8
  %47 = icmp eq i64 %22, %12
  br i1 %47, label %20, label %21
}

define linkonce_odr hidden void @enzcc_blas_ptfactors_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %13, label %22

9:                                                ; preds = %13
  %10 = icmp eq i64 %0, 1
  br i1 %10, label %22, label %11

11:                                               ; preds = %9
  %12 = add nsw i64 %0, -2
  br label %23

13:                                               ; preds = %7, %13
  %14 = phi i64 [ %20, %13 ], [ 0, %7 ]
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw double, ptr %5, i64 %14
  %18 = load double, ptr %17, align 8
  %19 = fadd double %16, %18
  store double %19, ptr %17, align 8
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %9, label %13

22:                                               ; preds = %23, %7, %9
  ret void

23:                                               ; preds = %11, %23
  %24 = phi i64 [ %28, %23 ], [ 0, %11 ]
  %25 = getelementptr inbounds nuw double, ptr %2, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %26, %26
  %28 = add nuw nsw i64 %24, 1
  %29 = getelementptr inbounds nuw double, ptr %3, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw double, ptr %4, i64 %24
  %32 = load double, ptr %31, align 8
  %33 = fmul double %26, %32
  %34 = tail call double @llvm.fmuladd.f64(double %27, double %30, double %33)
  %35 = getelementptr inbounds nuw double, ptr %5, i64 %24
  %36 = load double, ptr %35, align 8
  %37 = fadd double %36, %34
  store double %37, ptr %35, align 8
  %38 = load double, ptr %25, align 8
  %39 = fmul double %38, 2.000000e+00
  %40 = getelementptr inbounds nuw double, ptr %1, i64 %24
  %41 = load double, ptr %40, align 8
  %42 = fmul double %39, %41
  %43 = load double, ptr %29, align 8
  %44 = load double, ptr %31, align 8
  %45 = fmul double %41, %44
  %46 = tail call double @llvm.fmuladd.f64(double %42, double %43, double %45)
  %47 = getelementptr inbounds nuw double, ptr %6, i64 %24
  %48 = load double, ptr %47, align 8
  %49 = fadd double %48, %46
  store double %49, ptr %47, align 8
  %50 = icmp eq i64 %24, %12
  br i1 %50, label %22, label %23
}

define linkonce_odr hidden i64 @enzcc_blas_exchanged_d(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 1
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  %9 = zext i1 %8 to i64
  %10 = shl i64 %2, %9
  br label %11

11:                                               ; preds = %5, %3
  %12 = phi i64 [ %2, %3 ], [ %10, %5 ]
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = add nsw i64 %2, 1
  %17 = icmp ne i64 %16, %15
  %18 = zext i1 %17 to i64
  ret i64 %18
}

define linkonce_odr hidden void @enzcc_blas_gtalong_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) nounwind {
  %11 = icmp sgt i64 %0, 1
  br i1 %11, label %12, label %15

12:                                               ; preds = %10
  %13 = add nsw i64 %0, -2
  %14 = add nsw i64 %0, -2
  br label %16

15:                                               ; preds = %80, %10
  ret void

16:                                               ; preds = %12, %80
  %17 = phi i64 [ 0, %12 ], [ %81, %80 ]
  %18 = tail call i64 @enzcc_blas_exchanged_d(i64 noundef %0, ptr noundef %5, i64 noundef %17) #5
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %45

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw double, ptr %6, i64 %17
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw double, ptr %7, i64 %17
  %26 = load double, ptr %25, align 8
  %27 = fneg double %24
  %28 = tail call double @llvm.fmuladd.f64(double %27, double %26, double %22)
  %29 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %30 = load double, ptr %29, align 8
  %31 = fdiv double %28, %30
  store double %31, ptr %21, align 8
  %32 = getelementptr inbounds nuw double, ptr %3, i64 %17
  %33 = load double, ptr %32, align 8
  %34 = load double, ptr %23, align 8
  %35 = getelementptr inbounds nuw double, ptr %8, i64 %17
  %36 = load double, ptr %35, align 8
  %37 = fmul double %34, %36
  %38 = tail call double @llvm.fmuladd.f64(double %31, double %33, double %37)
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fsub double %40, %38
  store double %41, ptr %39, align 8
  %42 = icmp slt i64 %17, %13
  br i1 %42, label %43, label %80

43:                                               ; preds = %20
  %44 = getelementptr inbounds nuw double, ptr %9, i64 %17
  store double 0.000000e+00, ptr %44, align 8
  br label %80

45:                                               ; preds = %16
  %46 = getelementptr inbounds nuw double, ptr %8, i64 %17
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw double, ptr %7, i64 %17
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw double, ptr %6, i64 %17
  %53 = load double, ptr %52, align 8
  %54 = fneg double %51
  %55 = tail call double @llvm.fmuladd.f64(double %54, double %53, double %49)
  %56 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %57 = load double, ptr %56, align 8
  %58 = fdiv double %55, %57
  store double %53, ptr %48, align 8
  store double %58, ptr %52, align 8
  %59 = add nuw nsw i64 %17, 1
  %60 = getelementptr inbounds nuw double, ptr %7, i64 %59
  %61 = load double, ptr %60, align 8
  store double %61, ptr %46, align 8
  %62 = getelementptr inbounds nuw double, ptr %3, i64 %17
  %63 = load double, ptr %62, align 8
  %64 = fneg double %58
  %65 = tail call double @llvm.fmuladd.f64(double %64, double %63, double %47)
  %66 = load double, ptr %50, align 8
  %67 = fneg double %66
  %68 = tail call double @llvm.fmuladd.f64(double %67, double %61, double %65)
  store double %68, ptr %60, align 8
  %69 = icmp slt i64 %17, %13
  br i1 %69, label %70, label %80

70:                                               ; preds = %45
  %71 = getelementptr inbounds nuw double, ptr %8, i64 %59
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %9, i64 %17
  store double %72, ptr %73, align 8
  %74 = getelementptr inbounds nuw double, ptr %4, i64 %17
  %75 = load double, ptr %74, align 8
  %76 = load double, ptr %50, align 8
  %77 = fneg double %72
  %78 = fmul double %76, %77
  %79 = tail call double @llvm.fmuladd.f64(double %64, double %75, double %78)
  store double %79, ptr %71, align 8
  br label %80

80:                                               ; preds = %45, %70, %20, %43
  %81 = add nuw nsw i64 %17, 1
  %82 = icmp eq i64 %17, %14
  br i1 %82, label %15, label %16
}

define linkonce_odr hidden void @enzcc_blas_gtback_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) nounwind {
  %11 = add nsw i64 %0, -2
  %12 = icmp sgt i64 %0, 1
  br i1 %12, label %14, label %13

13:                                               ; preds = %69, %10
  ret void

14:                                               ; preds = %10, %69
  %15 = phi i64 [ %70, %69 ], [ %11, %10 ]
  %16 = add nuw nsw i64 %15, 1
  %17 = getelementptr inbounds nuw double, ptr %7, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw double, ptr %6, i64 %15
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw double, ptr %3, i64 %15
  %22 = load double, ptr %21, align 8
  %23 = fneg double %18
  %24 = tail call double @llvm.fmuladd.f64(double %23, double %22, double %20)
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %15
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw double, ptr %8, i64 %15
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fmuladd.f64(double %23, double %26, double %28)
  store double %29, ptr %27, align 8
  %30 = tail call i64 @enzcc_blas_exchanged_d(i64 noundef %0, ptr noundef %5, i64 noundef %15) #5
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %41

32:                                               ; preds = %14
  %33 = getelementptr inbounds nuw double, ptr %2, i64 %15
  %34 = load double, ptr %33, align 8
  %35 = fdiv double %24, %34
  store double %35, ptr %19, align 8
  %36 = load double, ptr %25, align 8
  %37 = getelementptr inbounds nuw double, ptr %7, i64 %15
  %38 = load double, ptr %37, align 8
  %39 = fneg double %35
  %40 = tail call double @llvm.fmuladd.f64(double %39, double %36, double %38)
  store double %40, ptr %37, align 8
  br label %65

41:                                               ; preds = %14
  %42 = icmp slt i64 %15, %11
  br i1 %42, label %43, label %54

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw double, ptr %8, i64 %16
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw double, ptr %4, i64 %15
  %47 = load double, ptr %46, align 8
  %48 = fneg double %45
  %49 = tail call double @llvm.fmuladd.f64(double %48, double %47, double %24)
  %50 = getelementptr inbounds nuw double, ptr %9, i64 %15
  %51 = load double, ptr %50, align 8
  %52 = load double, ptr %25, align 8
  %53 = tail call double @llvm.fmuladd.f64(double %48, double %52, double %51)
  store double %53, ptr %44, align 8
  br label %54

54:                                               ; preds = %43, %41
  %55 = phi double [ %49, %43 ], [ %24, %41 ]
  %56 = load double, ptr %27, align 8
  store double %56, ptr %17, align 8
  store double %18, ptr %27, align 8
  %57 = getelementptr inbounds nuw double, ptr %2, i64 %15
  %58 = load double, ptr %57, align 8
  %59 = fdiv double %55, %58
  %60 = getelementptr inbounds nuw double, ptr %7, i64 %15
  %61 = load double, ptr %60, align 8
  %62 = load double, ptr %25, align 8
  %63 = fneg double %59
  %64 = tail call double @llvm.fmuladd.f64(double %63, double %62, double %61)
  store double %64, ptr %19, align 8
  store double %59, ptr %60, align 8
  br label %65

65:                                               ; preds = %54, %32
  %66 = icmp slt i64 %15, %11
  br i1 %66, label %67, label %69

67:                                               ; preds = %65
  %68 = getelementptr inbounds nuw double, ptr %9, i64 %15
  store double 0.000000e+00, ptr %68, align 8
  br label %69

69:                                               ; preds = %67, %65
  %70 = add nsw i64 %15, -1
  %71 = icmp sgt i64 %15, 0
  br i1 %71, label %14, label %13
}

define linkonce_odr hidden void @enzcc_blas_gtsalong_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, i64 noundef %15, ptr noundef %16) nounwind {
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %17
  %20 = icmp eq i8 %0, 78
  %21 = icmp sgt i64 %1, 0
  %22 = add i64 %1, -1
  %23 = icmp sgt i64 %1, 1
  %24 = add nsw i64 %1, -2
  br label %26

25:                                               ; preds = %231, %17
  ret void

26:                                               ; preds = %19, %231
  %27 = phi ptr [ %8, %19 ], [ %233, %231 ]
  %28 = phi ptr [ %14, %19 ], [ %234, %231 ]
  %29 = phi i64 [ 0, %19 ], [ %232, %231 ]
  br i1 %20, label %31, label %30

30:                                               ; preds = %26
  br i1 %21, label %134, label %231

31:                                               ; preds = %26
  br i1 %21, label %33, label %231

32:                                               ; preds = %56
  br i1 %23, label %62, label %84

33:                                               ; preds = %31, %56
  %34 = phi i64 [ %60, %56 ], [ 0, %31 ]
  %35 = getelementptr inbounds nuw double, ptr %4, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw double, ptr %27, i64 %34
  %38 = load double, ptr %37, align 8
  %39 = icmp slt i64 %34, %22
  br i1 %39, label %40, label %46

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw double, ptr %5, i64 %34
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load double, ptr %43, align 8
  %45 = fmul double %42, %44
  br label %46

46:                                               ; preds = %33, %40
  %47 = phi double [ %45, %40 ], [ 0.000000e+00, %33 ]
  %48 = tail call double @llvm.fmuladd.f64(double %36, double %38, double %47)
  %49 = icmp slt i64 %34, %24
  br i1 %49, label %50, label %56

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw double, ptr %6, i64 %34
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %54 = load double, ptr %53, align 8
  %55 = fmul double %52, %54
  br label %56

56:                                               ; preds = %46, %50
  %57 = phi double [ %55, %50 ], [ 0.000000e+00, %46 ]
  %58 = fadd double %48, %57
  %59 = getelementptr inbounds nuw double, ptr %16, i64 %34
  store double %58, ptr %59, align 8
  %60 = add nuw nsw i64 %34, 1
  %61 = icmp eq i64 %60, %1
  br i1 %61, label %32, label %33

62:                                               ; preds = %32, %62
  %63 = phi i64 [ %68, %62 ], [ 0, %32 ]
  %64 = tail call i64 @enzcc_blas_exchanged_d(i64 noundef %1, ptr noundef %7, i64 noundef %63) #5
  %65 = getelementptr double, ptr %28, i64 %63
  %66 = getelementptr double, ptr %65, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = add nuw nsw i64 %63, 1
  %69 = sub nsw i64 %68, %64
  %70 = getelementptr inbounds double, ptr %28, i64 %69
  %71 = load double, ptr %70, align 8
  store double %67, ptr %65, align 8
  %72 = getelementptr inbounds nuw double, ptr %3, i64 %63
  %73 = load double, ptr %72, align 8
  %74 = fneg double %73
  %75 = tail call double @llvm.fmuladd.f64(double %74, double %67, double %71)
  %76 = getelementptr inbounds nuw double, ptr %10, i64 %63
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds nuw double, ptr %16, i64 %63
  %79 = load double, ptr %78, align 8
  %80 = fneg double %77
  %81 = tail call double @llvm.fmuladd.f64(double %80, double %79, double %75)
  %82 = getelementptr inbounds nuw double, ptr %28, i64 %68
  store double %81, ptr %82, align 8
  %83 = icmp eq i64 %68, %22
  br i1 %83, label %84, label %62

84:                                               ; preds = %62, %32
  br label %85

85:                                               ; preds = %84, %125
  %86 = phi i64 [ %130, %125 ], [ %22, %84 ]
  %87 = getelementptr inbounds nuw double, ptr %28, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %11, i64 %86
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw double, ptr %27, i64 %86
  %92 = load double, ptr %91, align 8
  %93 = fneg double %90
  %94 = tail call double @llvm.fmuladd.f64(double %93, double %92, double %88)
  %95 = icmp slt i64 %86, %22
  br i1 %95, label %96, label %109

96:                                               ; preds = %85
  %97 = getelementptr inbounds nuw double, ptr %12, i64 %86
  %98 = load double, ptr %97, align 8
  %99 = add nuw nsw i64 %86, 1
  %100 = getelementptr inbounds nuw double, ptr %27, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw double, ptr %5, i64 %86
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw double, ptr %28, i64 %99
  %105 = load double, ptr %104, align 8
  %106 = fmul double %103, %105
  %107 = tail call double @llvm.fmuladd.f64(double %98, double %101, double %106)
  %108 = fsub double %94, %107
  br label %109

109:                                              ; preds = %96, %85
  %110 = phi double [ %108, %96 ], [ %94, %85 ]
  %111 = icmp slt i64 %86, %24
  br i1 %111, label %112, label %125

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw double, ptr %13, i64 %86
  %114 = load double, ptr %113, align 8
  %115 = add nuw nsw i64 %86, 2
  %116 = getelementptr inbounds nuw double, ptr %27, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw double, ptr %6, i64 %86
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds nuw double, ptr %28, i64 %115
  %121 = load double, ptr %120, align 8
  %122 = fmul double %119, %121
  %123 = tail call double @llvm.fmuladd.f64(double %114, double %117, double %122)
  %124 = fsub double %110, %123
  br label %125

125:                                              ; preds = %112, %109
  %126 = phi double [ %124, %112 ], [ %110, %109 ]
  %127 = getelementptr inbounds nuw double, ptr %4, i64 %86
  %128 = load double, ptr %127, align 8
  %129 = fdiv double %126, %128
  store double %129, ptr %87, align 8
  %130 = add nsw i64 %86, -1
  %131 = icmp sgt i64 %86, 0
  br i1 %131, label %85, label %231

132:                                              ; preds = %134
  br i1 %23, label %141, label %133

133:                                              ; preds = %141, %132
  br label %157

134:                                              ; preds = %30, %134
  %135 = phi i64 [ %139, %134 ], [ 0, %30 ]
  %136 = getelementptr inbounds nuw double, ptr %27, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw double, ptr %16, i64 %135
  store double %137, ptr %138, align 8
  %139 = add nuw nsw i64 %135, 1
  %140 = icmp eq i64 %139, %1
  br i1 %140, label %132, label %134

141:                                              ; preds = %132, %141
  %142 = phi i64 [ %147, %141 ], [ 0, %132 ]
  %143 = tail call i64 @enzcc_blas_exchanged_d(i64 noundef %1, ptr noundef %7, i64 noundef %142) #5
  %144 = getelementptr double, ptr %16, i64 %142
  %145 = getelementptr double, ptr %144, i64 %143
  %146 = load double, ptr %145, align 8
  %147 = add nuw nsw i64 %142, 1
  %148 = sub nsw i64 %147, %143
  %149 = getelementptr inbounds double, ptr %16, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds nuw double, ptr %3, i64 %142
  %152 = load double, ptr %151, align 8
  %153 = tail call double @llvm.fmuladd.f64(double %152, double %150, double %146)
  store double %153, ptr %144, align 8
  %154 = getelementptr inbounds nuw double, ptr %16, i64 %147
  store double %150, ptr %154, align 8
  %155 = icmp eq i64 %147, %22
  br i1 %155, label %133, label %141

156:                                              ; preds = %195
  br i1 %23, label %202, label %231

157:                                              ; preds = %133, %195
  %158 = phi i64 [ %200, %195 ], [ 0, %133 ]
  %159 = getelementptr inbounds nuw double, ptr %28, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = getelementptr inbounds nuw double, ptr %11, i64 %158
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw double, ptr %16, i64 %158
  %164 = load double, ptr %163, align 8
  %165 = fneg double %162
  %166 = tail call double @llvm.fmuladd.f64(double %165, double %164, double %160)
  %167 = icmp eq i64 %158, 0
  br i1 %167, label %195, label %168

168:                                              ; preds = %157
  %169 = add nsw i64 %158, -1
  %170 = getelementptr inbounds nuw double, ptr %12, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds nuw double, ptr %16, i64 %169
  %173 = load double, ptr %172, align 8
  %174 = getelementptr inbounds nuw double, ptr %5, i64 %169
  %175 = load double, ptr %174, align 8
  %176 = getelementptr inbounds nuw double, ptr %28, i64 %169
  %177 = load double, ptr %176, align 8
  %178 = fmul double %175, %177
  %179 = tail call double @llvm.fmuladd.f64(double %171, double %173, double %178)
  %180 = fsub double %166, %179
  %181 = icmp eq i64 %158, 1
  br i1 %181, label %195, label %182

182:                                              ; preds = %168
  %183 = add nsw i64 %158, -2
  %184 = getelementptr inbounds nuw double, ptr %13, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds nuw double, ptr %16, i64 %183
  %187 = load double, ptr %186, align 8
  %188 = getelementptr inbounds nuw double, ptr %6, i64 %183
  %189 = load double, ptr %188, align 8
  %190 = getelementptr inbounds nuw double, ptr %28, i64 %183
  %191 = load double, ptr %190, align 8
  %192 = fmul double %189, %191
  %193 = tail call double @llvm.fmuladd.f64(double %185, double %187, double %192)
  %194 = fsub double %180, %193
  br label %195

195:                                              ; preds = %157, %182, %168
  %196 = phi double [ %194, %182 ], [ %180, %168 ], [ %166, %157 ]
  %197 = getelementptr inbounds nuw double, ptr %4, i64 %158
  %198 = load double, ptr %197, align 8
  %199 = fdiv double %196, %198
  store double %199, ptr %159, align 8
  %200 = add nuw nsw i64 %158, 1
  %201 = icmp eq i64 %200, %1
  br i1 %201, label %156, label %157

202:                                              ; preds = %156, %202
  %203 = phi i64 [ %229, %202 ], [ %24, %156 ]
  %204 = tail call i64 @enzcc_blas_exchanged_d(i64 noundef %1, ptr noundef %7, i64 noundef %203) #5
  %205 = getelementptr inbounds nuw double, ptr %28, i64 %203
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds nuw double, ptr %3, i64 %203
  %208 = load double, ptr %207, align 8
  %209 = add nuw nsw i64 %203, 1
  %210 = getelementptr inbounds nuw double, ptr %28, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = fneg double %208
  %213 = tail call double @llvm.fmuladd.f64(double %212, double %211, double %206)
  %214 = getelementptr inbounds nuw double, ptr %10, i64 %203
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds nuw double, ptr %16, i64 %209
  %217 = load double, ptr %216, align 8
  %218 = fneg double %215
  %219 = tail call double @llvm.fmuladd.f64(double %218, double %217, double %213)
  %220 = getelementptr inbounds nuw double, ptr %16, i64 %203
  %221 = load double, ptr %220, align 8
  %222 = tail call double @llvm.fmuladd.f64(double %212, double %217, double %221)
  %223 = add nsw i64 %204, %203
  %224 = getelementptr inbounds double, ptr %28, i64 %223
  store double %219, ptr %224, align 8
  %225 = sub nsw i64 %209, %204
  %226 = getelementptr inbounds double, ptr %28, i64 %225
  store double %211, ptr %226, align 8
  %227 = getelementptr inbounds double, ptr %16, i64 %223
  store double %222, ptr %227, align 8
  %228 = getelementptr inbounds double, ptr %16, i64 %225
  store double %217, ptr %228, align 8
  %229 = add nsw i64 %203, -1
  %230 = icmp eq i64 %203, 0
  br i1 %230, label %231, label %202

231:                                              ; preds = %202, %125, %31, %30, %156
  %232 = add nuw nsw i64 %29, 1
  %233 = getelementptr inbounds double, ptr %27, i64 %9
  %234 = getelementptr inbounds double, ptr %28, i64 %15
  %235 = icmp eq i64 %232, %2
  br i1 %235, label %25, label %26
}

define linkonce_odr hidden void @enzcc_blas_gtsback_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, i64 noundef %15, ptr noundef %16) nounwind {
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %17
  %20 = icmp eq i8 %0, 78
  %21 = icmp sgt i64 %1, 0
  %22 = add i64 %1, -1
  %23 = icmp sgt i64 %1, 1
  %24 = add nsw i64 %1, -2
  br label %26

25:                                               ; preds = %225, %17
  ret void

26:                                               ; preds = %19, %225
  %27 = phi ptr [ %8, %19 ], [ %227, %225 ]
  %28 = phi ptr [ %14, %19 ], [ %228, %225 ]
  %29 = phi i64 [ 0, %19 ], [ %226, %225 ]
  br i1 %20, label %31, label %30

30:                                               ; preds = %26
  br i1 %21, label %133, label %225

31:                                               ; preds = %26
  br i1 %21, label %33, label %225

32:                                               ; preds = %106
  br i1 %23, label %109, label %225

33:                                               ; preds = %31, %106
  %34 = phi i64 [ %107, %106 ], [ 0, %31 ]
  %35 = getelementptr inbounds nuw double, ptr %4, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw double, ptr %27, i64 %34
  %38 = load double, ptr %37, align 8
  %39 = icmp slt i64 %34, %22
  br i1 %39, label %40, label %46

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw double, ptr %5, i64 %34
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load double, ptr %43, align 8
  %45 = fmul double %42, %44
  br label %46

46:                                               ; preds = %33, %40
  %47 = phi double [ %45, %40 ], [ 0.000000e+00, %33 ]
  %48 = tail call double @llvm.fmuladd.f64(double %36, double %38, double %47)
  %49 = icmp slt i64 %34, %24
  br i1 %49, label %50, label %56

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw double, ptr %6, i64 %34
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %54 = load double, ptr %53, align 8
  %55 = fmul double %52, %54
  br label %56

56:                                               ; preds = %46, %50
  %57 = phi double [ %55, %50 ], [ 0.000000e+00, %46 ]
  %58 = fadd double %48, %57
  %59 = getelementptr inbounds nuw double, ptr %16, i64 %34
  store double %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw double, ptr %28, i64 %34
  %61 = load double, ptr %60, align 8
  %62 = icmp eq i64 %34, 0
  br i1 %62, label %80, label %63

63:                                               ; preds = %56
  %64 = add nsw i64 %34, -1
  %65 = getelementptr inbounds nuw double, ptr %5, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw double, ptr %28, i64 %64
  %68 = load double, ptr %67, align 8
  %69 = fneg double %66
  %70 = tail call double @llvm.fmuladd.f64(double %69, double %68, double %61)
  %71 = icmp eq i64 %34, 1
  br i1 %71, label %80, label %72

72:                                               ; preds = %63
  %73 = add nsw i64 %34, -2
  %74 = getelementptr inbounds nuw double, ptr %6, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw double, ptr %28, i64 %73
  %77 = load double, ptr %76, align 8
  %78 = fneg double %75
  %79 = tail call double @llvm.fmuladd.f64(double %78, double %77, double %70)
  br label %80

80:                                               ; preds = %56, %72, %63
  %81 = phi double [ %79, %72 ], [ %70, %63 ], [ %61, %56 ]
  %82 = load double, ptr %35, align 8
  %83 = fdiv double %81, %82
  store double %83, ptr %60, align 8
  %84 = load double, ptr %37, align 8
  %85 = getelementptr inbounds nuw double, ptr %11, i64 %34
  %86 = load double, ptr %85, align 8
  %87 = fneg double %83
  %88 = tail call double @llvm.fmuladd.f64(double %87, double %84, double %86)
  store double %88, ptr %85, align 8
  br i1 %39, label %89, label %97

89:                                               ; preds = %80
  %90 = load double, ptr %60, align 8
  %91 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds nuw double, ptr %12, i64 %34
  %94 = load double, ptr %93, align 8
  %95 = fneg double %90
  %96 = tail call double @llvm.fmuladd.f64(double %95, double %92, double %94)
  store double %96, ptr %93, align 8
  br label %97

97:                                               ; preds = %89, %80
  br i1 %49, label %98, label %106

98:                                               ; preds = %97
  %99 = load double, ptr %60, align 8
  %100 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw double, ptr %13, i64 %34
  %103 = load double, ptr %102, align 8
  %104 = fneg double %99
  %105 = tail call double @llvm.fmuladd.f64(double %104, double %101, double %103)
  store double %105, ptr %102, align 8
  br label %106

106:                                              ; preds = %98, %97
  %107 = add nuw nsw i64 %34, 1
  %108 = icmp eq i64 %107, %1
  br i1 %108, label %32, label %33

109:                                              ; preds = %32, %109
  %110 = phi i64 [ %130, %109 ], [ %24, %32 ]
  %111 = tail call i64 @enzcc_blas_exchanged_d(i64 noundef %1, ptr noundef %7, i64 noundef %110) #5
  %112 = add nuw nsw i64 %110, 1
  %113 = getelementptr inbounds nuw double, ptr %28, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds nuw double, ptr %28, i64 %110
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds nuw double, ptr %3, i64 %110
  %118 = load double, ptr %117, align 8
  %119 = fneg double %118
  %120 = tail call double @llvm.fmuladd.f64(double %119, double %114, double %116)
  %121 = getelementptr inbounds nuw double, ptr %16, i64 %110
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw double, ptr %10, i64 %110
  %124 = load double, ptr %123, align 8
  %125 = fneg double %114
  %126 = tail call double @llvm.fmuladd.f64(double %125, double %122, double %124)
  store double %126, ptr %123, align 8
  %127 = getelementptr double, ptr %115, i64 %111
  store double %120, ptr %127, align 8
  %128 = sub nsw i64 %112, %111
  %129 = getelementptr inbounds double, ptr %28, i64 %128
  store double %114, ptr %129, align 8
  %130 = add nsw i64 %110, -1
  %131 = icmp eq i64 %110, 0
  br i1 %131, label %225, label %109

132:                                              ; preds = %133
  br i1 %23, label %140, label %169

133:                                              ; preds = %30, %133
  %134 = phi i64 [ %138, %133 ], [ 0, %30 ]
  %135 = getelementptr inbounds nuw double, ptr %27, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %16, i64 %134
  store double %136, ptr %137, align 8
  %138 = add nuw nsw i64 %134, 1
  %139 = icmp eq i64 %138, %1
  br i1 %139, label %132, label %133

140:                                              ; preds = %132, %140
  %141 = phi i64 [ %146, %140 ], [ 0, %132 ]
  %142 = tail call i64 @enzcc_blas_exchanged_d(i64 noundef %1, ptr noundef %7, i64 noundef %141) #5
  %143 = add nsw i64 %142, %141
  %144 = getelementptr inbounds double, ptr %16, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = add nuw nsw i64 %141, 1
  %147 = sub nsw i64 %146, %142
  %148 = getelementptr inbounds double, ptr %16, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds double, ptr %28, i64 %143
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds double, ptr %28, i64 %147
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds nuw double, ptr %3, i64 %141
  %155 = load double, ptr %154, align 8
  %156 = tail call double @llvm.fmuladd.f64(double %155, double %149, double %145)
  %157 = getelementptr inbounds nuw double, ptr %16, i64 %141
  store double %156, ptr %157, align 8
  %158 = getelementptr inbounds nuw double, ptr %16, i64 %146
  store double %149, ptr %158, align 8
  %159 = getelementptr inbounds nuw double, ptr %10, i64 %141
  %160 = load double, ptr %159, align 8
  %161 = fneg double %151
  %162 = tail call double @llvm.fmuladd.f64(double %161, double %149, double %160)
  store double %162, ptr %159, align 8
  %163 = getelementptr inbounds nuw double, ptr %28, i64 %141
  store double %151, ptr %163, align 8
  %164 = load double, ptr %154, align 8
  %165 = fneg double %164
  %166 = tail call double @llvm.fmuladd.f64(double %165, double %151, double %153)
  %167 = getelementptr inbounds nuw double, ptr %28, i64 %146
  store double %166, ptr %167, align 8
  %168 = icmp eq i64 %146, %22
  br i1 %168, label %169, label %140

169:                                              ; preds = %140, %132
  br label %170

170:                                              ; preds = %169, %223
  %171 = phi i64 [ %206, %223 ], [ %22, %169 ]
  %172 = getelementptr inbounds nuw double, ptr %28, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = icmp slt i64 %171, %22
  br i1 %174, label %175, label %182

175:                                              ; preds = %170
  %176 = getelementptr inbounds nuw double, ptr %5, i64 %171
  %177 = load double, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %179 = load double, ptr %178, align 8
  %180 = fneg double %177
  %181 = tail call double @llvm.fmuladd.f64(double %180, double %179, double %173)
  br label %182

182:                                              ; preds = %175, %170
  %183 = phi double [ %181, %175 ], [ %173, %170 ]
  %184 = icmp slt i64 %171, %24
  br i1 %184, label %185, label %192

185:                                              ; preds = %182
  %186 = getelementptr inbounds nuw double, ptr %6, i64 %171
  %187 = load double, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %189 = load double, ptr %188, align 8
  %190 = fneg double %187
  %191 = tail call double @llvm.fmuladd.f64(double %190, double %189, double %183)
  br label %192

192:                                              ; preds = %185, %182
  %193 = phi double [ %191, %185 ], [ %183, %182 ]
  %194 = getelementptr inbounds nuw double, ptr %4, i64 %171
  %195 = load double, ptr %194, align 8
  %196 = fdiv double %193, %195
  store double %196, ptr %172, align 8
  %197 = getelementptr inbounds nuw double, ptr %16, i64 %171
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds nuw double, ptr %11, i64 %171
  %200 = load double, ptr %199, align 8
  %201 = fneg double %196
  %202 = tail call double @llvm.fmuladd.f64(double %201, double %198, double %200)
  store double %202, ptr %199, align 8
  %203 = icmp eq i64 %171, 0
  br i1 %203, label %225, label %204

204:                                              ; preds = %192
  %205 = load double, ptr %172, align 8
  %206 = add nsw i64 %171, -1
  %207 = getelementptr inbounds nuw double, ptr %16, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = getelementptr inbounds nuw double, ptr %12, i64 %206
  %210 = load double, ptr %209, align 8
  %211 = fneg double %205
  %212 = tail call double @llvm.fmuladd.f64(double %211, double %208, double %210)
  store double %212, ptr %209, align 8
  %213 = icmp sgt i64 %171, 1
  br i1 %213, label %214, label %223

214:                                              ; preds = %204
  %215 = load double, ptr %172, align 8
  %216 = add nsw i64 %171, -2
  %217 = getelementptr inbounds nuw double, ptr %16, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = getelementptr inbounds nuw double, ptr %13, i64 %216
  %220 = load double, ptr %219, align 8
  %221 = fneg double %215
  %222 = tail call double @llvm.fmuladd.f64(double %221, double %218, double %220)
  store double %222, ptr %219, align 8
  br label %223

223:                                              ; preds = %214, %204
  %224 = icmp sgt i64 %171, 0
  br i1 %224, label %170, label %225

225:                                              ; preds = %192, %223, %109, %31, %30, %32
  %226 = add nuw nsw i64 %29, 1
  %227 = getelementptr inbounds double, ptr %27, i64 %9
  %228 = getelementptr inbounds double, ptr %28, i64 %15
  %229 = icmp eq i64 %226, %2
  br i1 %229, label %25, label %26
}

define linkonce_odr hidden i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) nounwind {
  %6 = icmp eq i8 %0, 76
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = sub i64 %3, %4
  %9 = mul nsw i64 %4, %2
  %10 = add nsw i64 %8, %9
  br label %16

11:                                               ; preds = %5
  %12 = mul nsw i64 %3, %2
  %13 = sub i64 %1, %3
  %14 = add i64 %13, %4
  %15 = add nsw i64 %14, %12
  br label %16

16:                                               ; preds = %11, %7
  %17 = phi i64 [ %10, %7 ], [ %15, %11 ]
  ret i64 %17
}

define linkonce_odr hidden void @enzcc_blas_pbalong_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = icmp slt i64 %2, 0
  br label %11

11:                                               ; preds = %9, %15
  %12 = phi i64 [ %16, %15 ], [ 0, %9 ]
  %13 = add nsw i64 %12, %2
  br i1 %10, label %15, label %18

14:                                               ; preds = %15, %7
  ret void

15:                                               ; preds = %64, %11
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %14, label %11

18:                                               ; preds = %11, %64
  %19 = phi i64 [ %69, %64 ], [ %12, %11 ]
  %20 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %19, i64 noundef %12) #5
  %21 = getelementptr inbounds double, ptr %5, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = icmp sgt i64 %19, %2
  %24 = sub nsw i64 %19, %2
  %25 = select i1 %23, i64 %24, i64 0
  %26 = icmp slt i64 %25, %12
  br i1 %26, label %33, label %27

27:                                               ; preds = %33, %18
  %28 = phi double [ %22, %18 ], [ %50, %33 ]
  %29 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %12, i64 noundef %12) #5
  %30 = getelementptr inbounds double, ptr %3, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = icmp eq i64 %19, %12
  br i1 %32, label %53, label %55

33:                                               ; preds = %18, %33
  %34 = phi i64 [ %51, %33 ], [ %25, %18 ]
  %35 = phi double [ %50, %33 ], [ %22, %18 ]
  %36 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %19, i64 noundef %34) #5
  %37 = getelementptr inbounds double, ptr %3, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %12, i64 noundef %34) #5
  %40 = getelementptr inbounds double, ptr %5, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %19, i64 noundef %34) #5
  %43 = getelementptr inbounds double, ptr %5, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %12, i64 noundef %34) #5
  %46 = getelementptr inbounds double, ptr %3, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %44, %47
  %49 = tail call double @llvm.fmuladd.f64(double %38, double %41, double %48)
  %50 = fsub double %35, %49
  %51 = add nsw i64 %34, 1
  %52 = icmp slt i64 %51, %12
  br i1 %52, label %33, label %27

53:                                               ; preds = %27
  %54 = fmul double %28, 5.000000e-01
  br label %64

55:                                               ; preds = %27
  %56 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %19, i64 noundef %12) #5
  %57 = getelementptr inbounds double, ptr %3, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %12, i64 noundef %12) #5
  %60 = getelementptr inbounds double, ptr %5, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fneg double %58
  %63 = tail call double @llvm.fmuladd.f64(double %62, double %61, double %28)
  br label %64

64:                                               ; preds = %55, %53
  %65 = phi double [ %54, %53 ], [ %63, %55 ]
  %66 = fdiv double %65, %31
  %67 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %19, i64 noundef %12) #5
  %68 = getelementptr inbounds double, ptr %5, i64 %67
  store double %66, ptr %68, align 8
  %69 = add nuw nsw i64 %19, 1
  %70 = icmp sge i64 %69, %1
  %71 = icmp sge i64 %19, %13
  %72 = select i1 %70, i1 true, i1 %71
  br i1 %72, label %15, label %18
}

define linkonce_odr hidden void @enzcc_blas_pbback_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = add nsw i64 %1, -1
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %16, %7
  ret void

11:                                               ; preds = %7, %16
  %12 = phi i64 [ %17, %16 ], [ %8, %7 ]
  %13 = add nsw i64 %12, %2
  %14 = tail call i64 @llvm.smin.i64(i64 %13, i64 %8)
  %15 = icmp slt i64 %14, %12
  br i1 %15, label %16, label %19

16:                                               ; preds = %45, %11
  %17 = add nsw i64 %12, -1
  %18 = icmp sgt i64 %12, 0
  br i1 %18, label %11, label %10

19:                                               ; preds = %11, %45
  %20 = phi i64 [ %50, %45 ], [ %14, %11 ]
  %21 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %20, i64 noundef %12) #5
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %12, i64 noundef %12) #5
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fdiv double %23, %26
  %28 = icmp eq i64 %20, %12
  br i1 %28, label %38, label %29

29:                                               ; preds = %19
  %30 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %20, i64 noundef %12) #5
  %31 = getelementptr inbounds double, ptr %3, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %12, i64 noundef %12) #5
  %34 = getelementptr inbounds double, ptr %5, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fneg double %27
  %37 = tail call double @llvm.fmuladd.f64(double %36, double %32, double %35)
  store double %37, ptr %34, align 8
  br label %38

38:                                               ; preds = %29, %19
  %39 = icmp sgt i64 %20, %2
  %40 = sub nsw i64 %20, %2
  %41 = select i1 %39, i64 %40, i64 0
  %42 = icmp slt i64 %41, %12
  br i1 %42, label %43, label %45

43:                                               ; preds = %38
  %44 = fneg double %27
  br label %52

45:                                               ; preds = %69, %38
  %46 = fmul double %27, 5.000000e-01
  %47 = select i1 %28, double %46, double %27
  %48 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %20, i64 noundef %12) #5
  %49 = getelementptr inbounds double, ptr %5, i64 %48
  store double %47, ptr %49, align 8
  %50 = add nsw i64 %20, -1
  %51 = icmp sgt i64 %20, %12
  br i1 %51, label %19, label %16

52:                                               ; preds = %43, %69
  %53 = phi i64 [ %41, %43 ], [ %70, %69 ]
  %54 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %20, i64 noundef %53) #5
  %55 = getelementptr inbounds double, ptr %3, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %12, i64 noundef %53) #5
  %58 = getelementptr inbounds double, ptr %5, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fmuladd.f64(double %44, double %56, double %59)
  store double %60, ptr %58, align 8
  br i1 %28, label %69, label %61

61:                                               ; preds = %52
  %62 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %12, i64 noundef %53) #5
  %63 = getelementptr inbounds double, ptr %3, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %20, i64 noundef %53) #5
  %66 = getelementptr inbounds double, ptr %5, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = tail call double @llvm.fmuladd.f64(double %44, double %64, double %67)
  store double %68, ptr %66, align 8
  br label %69

69:                                               ; preds = %52, %61
  %70 = add nsw i64 %53, 1
  %71 = icmp slt i64 %70, %12
  br i1 %71, label %52, label %45
}

define linkonce_odr hidden void @enzcc_blas_pbsalong_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11, ptr noundef %12) nounwind {
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = icmp sgt i64 %1, 0
  %17 = icmp slt i64 %2, 0
  br label %18

18:                                               ; preds = %15, %84
  %19 = phi i64 [ 0, %15 ], [ %85, %84 ]
  %20 = phi ptr [ %6, %15 ], [ %86, %84 ]
  %21 = phi ptr [ %10, %15 ], [ %87, %84 ]
  br i1 %16, label %23, label %84

22:                                               ; preds = %84, %13
  ret void

23:                                               ; preds = %18, %27
  %24 = phi i64 [ %28, %27 ], [ 0, %18 ]
  %25 = getelementptr inbounds nuw double, ptr %12, i64 %24
  store double 0.000000e+00, ptr %25, align 8
  %26 = add nsw i64 %24, %2
  br i1 %17, label %27, label %30

27:                                               ; preds = %30, %23
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %43, label %23

30:                                               ; preds = %23, %30
  %31 = phi i64 [ %39, %30 ], [ %24, %23 ]
  %32 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %31, i64 noundef %24) #5
  %33 = getelementptr inbounds double, ptr %4, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw double, ptr %20, i64 %31
  %36 = load double, ptr %35, align 8
  %37 = load double, ptr %25, align 8
  %38 = tail call double @llvm.fmuladd.f64(double %34, double %36, double %37)
  store double %38, ptr %25, align 8
  %39 = add nuw nsw i64 %31, 1
  %40 = icmp sge i64 %39, %1
  %41 = icmp sge i64 %31, %26
  %42 = select i1 %40, i1 true, i1 %41
  br i1 %42, label %27, label %30

43:                                               ; preds = %27, %58
  %44 = phi i64 [ %64, %58 ], [ 0, %27 ]
  %45 = getelementptr inbounds nuw double, ptr %21, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %44, i64 noundef %44) #5
  %48 = getelementptr inbounds double, ptr %8, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw double, ptr %12, i64 %44
  %51 = load double, ptr %50, align 8
  %52 = fneg double %49
  %53 = tail call double @llvm.fmuladd.f64(double %52, double %51, double %46)
  %54 = icmp sgt i64 %44, %2
  %55 = sub nsw i64 %44, %2
  %56 = select i1 %54, i64 %55, i64 0
  %57 = icmp slt i64 %56, %44
  br i1 %57, label %66, label %58

58:                                               ; preds = %66, %43
  %59 = phi double [ %53, %43 ], [ %81, %66 ]
  %60 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %44, i64 noundef %44) #5
  %61 = getelementptr inbounds double, ptr %4, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fdiv double %59, %62
  store double %63, ptr %45, align 8
  %64 = add nuw nsw i64 %44, 1
  %65 = icmp eq i64 %64, %1
  br i1 %65, label %89, label %43

66:                                               ; preds = %43, %66
  %67 = phi i64 [ %82, %66 ], [ %56, %43 ]
  %68 = phi double [ %81, %66 ], [ %53, %43 ]
  %69 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %44, i64 noundef %67) #5
  %70 = getelementptr inbounds double, ptr %8, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %12, i64 %67
  %73 = load double, ptr %72, align 8
  %74 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %44, i64 noundef %67) #5
  %75 = getelementptr inbounds double, ptr %4, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %21, i64 %67
  %78 = load double, ptr %77, align 8
  %79 = fmul double %76, %78
  %80 = tail call double @llvm.fmuladd.f64(double %71, double %73, double %79)
  %81 = fsub double %68, %80
  %82 = add nsw i64 %67, 1
  %83 = icmp slt i64 %82, %44
  br i1 %83, label %66, label %58

84:                                               ; preds = %105, %18
  %85 = add nuw nsw i64 %19, 1
  %86 = getelementptr inbounds double, ptr %20, i64 %7
  %87 = getelementptr inbounds double, ptr %21, i64 %11
  %88 = icmp eq i64 %85, %3
  br i1 %88, label %22, label %18

89:                                               ; preds = %58, %105
  %90 = phi i64 [ %91, %105 ], [ %1, %58 ]
  %91 = add nsw i64 %90, -1
  %92 = getelementptr inbounds nuw double, ptr %21, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %91, i64 noundef %91) #5
  %95 = getelementptr inbounds double, ptr %8, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds nuw double, ptr %20, i64 %91
  %98 = load double, ptr %97, align 8
  %99 = fneg double %96
  %100 = tail call double @llvm.fmuladd.f64(double %99, double %98, double %93)
  %101 = add nsw i64 %91, %2
  %102 = icmp sge i64 %90, %1
  %103 = icmp sgt i64 %90, %101
  %104 = select i1 %102, i1 true, i1 %103
  br i1 %104, label %105, label %112

105:                                              ; preds = %112, %89
  %106 = phi double [ %100, %89 ], [ %127, %112 ]
  %107 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %91, i64 noundef %91) #5
  %108 = getelementptr inbounds double, ptr %4, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fdiv double %106, %109
  store double %110, ptr %92, align 8
  %111 = icmp samesign ugt i64 %90, 1
  br i1 %111, label %89, label %84

112:                                              ; preds = %89, %112
  %113 = phi i64 [ %128, %112 ], [ %90, %89 ]
  %114 = phi double [ %127, %112 ], [ %100, %89 ]
  %115 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %113, i64 noundef %91) #5
  %116 = getelementptr inbounds double, ptr %8, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw double, ptr %20, i64 %113
  %119 = load double, ptr %118, align 8
  %120 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %113, i64 noundef %91) #5
  %121 = getelementptr inbounds double, ptr %4, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw double, ptr %21, i64 %113
  %124 = load double, ptr %123, align 8
  %125 = fmul double %122, %124
  %126 = tail call double @llvm.fmuladd.f64(double %117, double %119, double %125)
  %127 = fsub double %114, %126
  %128 = add nuw nsw i64 %113, 1
  %129 = icmp sge i64 %128, %1
  %130 = icmp sge i64 %113, %101
  %131 = select i1 %129, i1 true, i1 %130
  br i1 %131, label %105, label %112
}

define linkonce_odr hidden void @enzcc_blas_pbsback_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11, ptr noundef %12) nounwind {
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %15, label %23

15:                                               ; preds = %13
  %16 = icmp sgt i64 %1, 0
  %17 = icmp slt i64 %2, 0
  %18 = icmp slt i64 %2, 0
  br label %19

19:                                               ; preds = %15, %90
  %20 = phi i64 [ 0, %15 ], [ %91, %90 ]
  %21 = phi ptr [ %6, %15 ], [ %92, %90 ]
  %22 = phi ptr [ %10, %15 ], [ %93, %90 ]
  br i1 %16, label %24, label %90

23:                                               ; preds = %90, %13
  ret void

24:                                               ; preds = %19, %28
  %25 = phi i64 [ %29, %28 ], [ 0, %19 ]
  %26 = getelementptr inbounds nuw double, ptr %12, i64 %25
  store double 0.000000e+00, ptr %26, align 8
  %27 = add nsw i64 %25, %2
  br i1 %17, label %28, label %31

28:                                               ; preds = %31, %24
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %44, label %24

31:                                               ; preds = %24, %31
  %32 = phi i64 [ %40, %31 ], [ %25, %24 ]
  %33 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %32, i64 noundef %25) #5
  %34 = getelementptr inbounds double, ptr %4, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw double, ptr %21, i64 %32
  %37 = load double, ptr %36, align 8
  %38 = load double, ptr %26, align 8
  %39 = tail call double @llvm.fmuladd.f64(double %35, double %37, double %38)
  store double %39, ptr %26, align 8
  %40 = add nuw nsw i64 %32, 1
  %41 = icmp sge i64 %40, %1
  %42 = icmp sge i64 %32, %27
  %43 = select i1 %41, i1 true, i1 %42
  br i1 %43, label %28, label %31

44:                                               ; preds = %28, %71
  %45 = phi i64 [ %72, %71 ], [ 0, %28 ]
  %46 = getelementptr inbounds nuw double, ptr %22, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = icmp sgt i64 %45, %2
  %49 = sub nsw i64 %45, %2
  %50 = select i1 %48, i64 %49, i64 0
  %51 = icmp slt i64 %50, %45
  br i1 %51, label %59, label %52

52:                                               ; preds = %59, %44
  %53 = phi double [ %47, %44 ], [ %68, %59 ]
  %54 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %45, i64 noundef %45) #5
  %55 = getelementptr inbounds double, ptr %4, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fdiv double %53, %56
  store double %57, ptr %46, align 8
  %58 = add nsw i64 %45, %2
  br i1 %18, label %71, label %74

59:                                               ; preds = %44, %59
  %60 = phi i64 [ %69, %59 ], [ %50, %44 ]
  %61 = phi double [ %68, %59 ], [ %47, %44 ]
  %62 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %45, i64 noundef %60) #5
  %63 = getelementptr inbounds double, ptr %4, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %22, i64 %60
  %66 = load double, ptr %65, align 8
  %67 = fneg double %64
  %68 = tail call double @llvm.fmuladd.f64(double %67, double %66, double %61)
  %69 = add nsw i64 %60, 1
  %70 = icmp slt i64 %69, %45
  br i1 %70, label %59, label %52

71:                                               ; preds = %74, %52
  %72 = add nuw nsw i64 %45, 1
  %73 = icmp eq i64 %72, %1
  br i1 %73, label %95, label %44

74:                                               ; preds = %52, %74
  %75 = phi i64 [ %84, %74 ], [ %45, %52 ]
  %76 = getelementptr inbounds nuw double, ptr %21, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = load double, ptr %46, align 8
  %79 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %75, i64 noundef %45) #5
  %80 = getelementptr inbounds double, ptr %8, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = fneg double %77
  %83 = tail call double @llvm.fmuladd.f64(double %82, double %78, double %81)
  store double %83, ptr %80, align 8
  %84 = add nuw nsw i64 %75, 1
  %85 = icmp sge i64 %84, %1
  %86 = icmp sge i64 %75, %58
  %87 = select i1 %85, i1 true, i1 %86
  br i1 %87, label %71, label %74

88:                                               ; preds = %128, %104
  %89 = icmp samesign ugt i64 %96, 1
  br i1 %89, label %95, label %90

90:                                               ; preds = %88, %19
  %91 = add nuw nsw i64 %20, 1
  %92 = getelementptr inbounds double, ptr %21, i64 %7
  %93 = getelementptr inbounds double, ptr %22, i64 %11
  %94 = icmp eq i64 %91, %3
  br i1 %94, label %23, label %19

95:                                               ; preds = %71, %88
  %96 = phi i64 [ %97, %88 ], [ %1, %71 ]
  %97 = add nsw i64 %96, -1
  %98 = getelementptr inbounds nuw double, ptr %22, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = add nsw i64 %97, %2
  %101 = icmp sge i64 %96, %1
  %102 = icmp sgt i64 %96, %100
  %103 = select i1 %101, i1 true, i1 %102
  br i1 %103, label %104, label %114

104:                                              ; preds = %114, %95
  %105 = phi double [ %99, %95 ], [ %123, %114 ]
  %106 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %97, i64 noundef %97) #5
  %107 = getelementptr inbounds double, ptr %4, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fdiv double %105, %108
  store double %109, ptr %98, align 8
  %110 = icmp sgt i64 %97, %2
  %111 = sub nsw i64 %97, %2
  %112 = select i1 %110, i64 %111, i64 0
  %113 = icmp slt i64 %112, %96
  br i1 %113, label %128, label %88

114:                                              ; preds = %95, %114
  %115 = phi i64 [ %124, %114 ], [ %96, %95 ]
  %116 = phi double [ %123, %114 ], [ %99, %95 ]
  %117 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %5, i64 noundef %115, i64 noundef %97) #5
  %118 = getelementptr inbounds double, ptr %4, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds nuw double, ptr %22, i64 %115
  %121 = load double, ptr %120, align 8
  %122 = fneg double %119
  %123 = tail call double @llvm.fmuladd.f64(double %122, double %121, double %116)
  %124 = add nuw nsw i64 %115, 1
  %125 = icmp sge i64 %124, %1
  %126 = icmp sge i64 %115, %100
  %127 = select i1 %125, i1 true, i1 %126
  br i1 %127, label %104, label %114

128:                                              ; preds = %104, %128
  %129 = phi i64 [ %138, %128 ], [ %112, %104 ]
  %130 = load double, ptr %98, align 8
  %131 = getelementptr inbounds double, ptr %12, i64 %129
  %132 = load double, ptr %131, align 8
  %133 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %9, i64 noundef %97, i64 noundef %129) #5
  %134 = getelementptr inbounds double, ptr %8, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fneg double %130
  %137 = tail call double @llvm.fmuladd.f64(double %136, double %132, double %135)
  store double %137, ptr %134, align 8
  %138 = add nsw i64 %129, 1
  %139 = icmp slt i64 %138, %96
  br i1 %139, label %128, label %88
}

define linkonce_odr hidden void @enzcc_blas_pbtimes_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = icmp sgt i64 %1, 0
  %15 = icmp slt i64 %2, 0
  br label %16

16:                                               ; preds = %13, %27
  %17 = phi ptr [ %7, %13 ], [ %29, %27 ]
  %18 = phi i64 [ 0, %13 ], [ %28, %27 ]
  %19 = phi ptr [ %9, %13 ], [ %30, %27 ]
  br i1 %14, label %21, label %27

20:                                               ; preds = %27, %11
  ret void

21:                                               ; preds = %16, %32
  %22 = phi i64 [ %33, %32 ], [ 0, %16 ]
  %23 = add nsw i64 %22, %2
  br i1 %15, label %32, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw double, ptr %17, i64 %22
  %26 = getelementptr inbounds nuw double, ptr %19, i64 %22
  br label %35

27:                                               ; preds = %32, %16
  %28 = add nuw nsw i64 %18, 1
  %29 = getelementptr inbounds double, ptr %17, i64 %8
  %30 = getelementptr inbounds double, ptr %19, i64 %10
  %31 = icmp eq i64 %28, %3
  br i1 %31, label %20, label %16

32:                                               ; preds = %51, %21
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %27, label %21

35:                                               ; preds = %24, %51
  %36 = phi i64 [ %22, %24 ], [ %52, %51 ]
  %37 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %6, i64 noundef %36, i64 noundef %22) #5
  %38 = getelementptr inbounds double, ptr %5, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double %4, %39
  %41 = load double, ptr %25, align 8
  %42 = getelementptr inbounds nuw double, ptr %19, i64 %36
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fmuladd.f64(double %40, double %41, double %43)
  store double %44, ptr %42, align 8
  %45 = icmp eq i64 %36, %22
  br i1 %45, label %51, label %46

46:                                               ; preds = %35
  %47 = getelementptr inbounds nuw double, ptr %17, i64 %36
  %48 = load double, ptr %47, align 8
  %49 = load double, ptr %26, align 8
  %50 = tail call double @llvm.fmuladd.f64(double %40, double %48, double %49)
  store double %50, ptr %26, align 8
  br label %51

51:                                               ; preds = %46, %35
  %52 = add nuw nsw i64 %36, 1
  %53 = icmp sge i64 %52, %1
  %54 = icmp sge i64 %36, %23
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %32, label %35
}

define linkonce_odr hidden void @enzcc_blas_pbouter_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = icmp sgt i64 %1, 0
  %15 = icmp slt i64 %2, 0
  br label %16

16:                                               ; preds = %13, %27
  %17 = phi ptr [ %5, %13 ], [ %30, %27 ]
  %18 = phi i64 [ 0, %13 ], [ %28, %27 ]
  %19 = phi ptr [ %7, %13 ], [ %29, %27 ]
  br i1 %14, label %21, label %27

20:                                               ; preds = %27, %11
  ret void

21:                                               ; preds = %16, %32
  %22 = phi i64 [ %33, %32 ], [ 0, %16 ]
  %23 = add nsw i64 %22, %2
  br i1 %15, label %32, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw double, ptr %19, i64 %22
  %26 = getelementptr inbounds nuw double, ptr %17, i64 %22
  br label %35

27:                                               ; preds = %32, %16
  %28 = add nuw nsw i64 %18, 1
  %29 = getelementptr inbounds double, ptr %19, i64 %8
  %30 = getelementptr inbounds double, ptr %17, i64 %6
  %31 = icmp eq i64 %28, %3
  br i1 %31, label %20, label %16

32:                                               ; preds = %51, %21
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %27, label %21

35:                                               ; preds = %24, %51
  %36 = phi i64 [ %22, %24 ], [ %57, %51 ]
  %37 = icmp eq i64 %36, %22
  br i1 %37, label %38, label %42

38:                                               ; preds = %35
  %39 = load double, ptr %26, align 8
  %40 = load double, ptr %25, align 8
  %41 = fmul double %39, %40
  br label %51

42:                                               ; preds = %35
  %43 = getelementptr inbounds nuw double, ptr %17, i64 %36
  %44 = load double, ptr %43, align 8
  %45 = load double, ptr %25, align 8
  %46 = load double, ptr %26, align 8
  %47 = getelementptr inbounds nuw double, ptr %19, i64 %36
  %48 = load double, ptr %47, align 8
  %49 = fmul double %46, %48
  %50 = tail call double @llvm.fmuladd.f64(double %44, double %45, double %49)
  br label %51

51:                                               ; preds = %42, %38
  %52 = phi double [ %41, %38 ], [ %50, %42 ]
  %53 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %10, i64 noundef %36, i64 noundef %22) #5
  %54 = getelementptr inbounds double, ptr %9, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %4, double %52, double %55)
  store double %56, ptr %54, align 8
  %57 = add nuw nsw i64 %36, 1
  %58 = icmp sge i64 %57, %1
  %59 = icmp sge i64 %36, %23
  %60 = select i1 %58, i1 true, i1 %59
  br i1 %60, label %32, label %35
}

define linkonce_odr hidden void @enzcc_blas_pbscale_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) nounwind {
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = icmp slt i64 %2, 0
  br label %9

9:                                                ; preds = %7, %13
  %10 = phi i64 [ %14, %13 ], [ 0, %7 ]
  %11 = add nsw i64 %10, %2
  br i1 %8, label %13, label %16

12:                                               ; preds = %13, %5
  ret void

13:                                               ; preds = %16, %9
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %12, label %9

16:                                               ; preds = %9, %16
  %17 = phi i64 [ %20, %16 ], [ %10, %9 ]
  %18 = tail call i64 @enzcc_blas_place_d(i8 noundef signext %0, i64 noundef %2, i64 noundef %4, i64 noundef %17, i64 noundef %10) #5
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  store double 0.000000e+00, ptr %19, align 8
  %20 = add nuw nsw i64 %17, 1
  %21 = icmp sge i64 %20, %1
  %22 = icmp sge i64 %17, %11
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %13, label %16
}

define linkonce_odr hidden i64 @enzcc_blas_pivot_d(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 1
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  %9 = zext i1 %8 to i64
  %10 = shl i64 %2, %9
  br label %11

11:                                               ; preds = %5, %3
  %12 = phi i64 [ %2, %3 ], [ %10, %5 ]
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = add nsw i32 %14, -1
  %16 = sext i32 %15 to i64
  ret i64 %16
}

define linkonce_odr hidden void @enzcc_blas_gbclear_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %8 = add i64 %3, %7
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %8)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %21, %6
  ret void

12:                                               ; preds = %6, %21
  %13 = phi i64 [ %22, %21 ], [ 0, %6 ]
  %14 = icmp slt i64 %13, %3
  %15 = sub nsw i64 %3, %13
  %16 = select i1 %14, i64 %15, i64 0
  %17 = icmp slt i64 %16, %2
  br i1 %17, label %18, label %21

18:                                               ; preds = %12
  %19 = mul nsw i64 %13, %5
  %20 = getelementptr double, ptr %4, i64 %19
  br label %24

21:                                               ; preds = %24, %12
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %11, label %12

24:                                               ; preds = %18, %24
  %25 = phi i64 [ %16, %18 ], [ %27, %24 ]
  %26 = getelementptr double, ptr %20, i64 %25
  store double 0.000000e+00, ptr %26, align 8
  %27 = add nsw i64 %25, 1
  %28 = icmp slt i64 %27, %2
  br i1 %28, label %24, label %21
}

define linkonce_odr hidden void @enzcc_blas_gbalong_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) nounwind {
  %10 = add nsw i64 %3, %2
  %11 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  tail call void @enzcc_blas_gbclear_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %10, ptr noundef %7, i64 noundef %8) #5
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %9
  %14 = add nsw i64 %1, -1
  %15 = icmp slt i64 %2, 1
  %16 = getelementptr double, ptr %7, i64 %10
  %17 = getelementptr double, ptr %4, i64 %10
  %18 = getelementptr double, ptr %4, i64 %10
  br label %24

19:                                               ; preds = %74, %35
  %20 = xor i64 %27, -1
  %21 = add i64 %25, 1
  %22 = icmp eq i64 %36, %11
  br i1 %22, label %23, label %24

23:                                               ; preds = %19, %9
  ret void

24:                                               ; preds = %13, %19
  %25 = phi i64 [ %10, %13 ], [ %21, %19 ]
  %26 = phi i64 [ 0, %13 ], [ %20, %19 ]
  %27 = phi i64 [ 0, %13 ], [ %36, %19 ]
  %28 = tail call i64 @llvm.smin.i64(i64 %25, i64 %14)
  %29 = tail call i64 @enzcc_blas_pivot_d(i64 noundef %11, ptr noundef %6, i64 noundef %27) #5
  %30 = add nsw i64 %27, %10
  %31 = tail call i64 @llvm.smin.i64(i64 %30, i64 %14)
  %32 = icmp ne i64 %29, %27
  %33 = icmp sle i64 %27, %31
  %34 = select i1 %33, i1 %32, i1 false
  br i1 %34, label %49, label %35

35:                                               ; preds = %49, %24
  %36 = add nuw nsw i64 %27, 1
  %37 = add nsw i64 %27, %2
  %38 = icmp sge i64 %36, %0
  %39 = or i1 %38, %15
  br i1 %39, label %19, label %40

40:                                               ; preds = %35
  %41 = mul nsw i64 %27, %5
  %42 = mul nsw i64 %27, %8
  %43 = getelementptr double, ptr %16, i64 %42
  %44 = getelementptr double, ptr %17, i64 %41
  %45 = icmp slt i64 %27, %31
  %46 = getelementptr double, ptr %44, i64 %26
  %47 = getelementptr double, ptr %43, i64 %26
  %48 = getelementptr double, ptr %18, i64 %27
  br label %63

49:                                               ; preds = %24, %49
  %50 = phi i64 [ %61, %49 ], [ %27, %24 ]
  %51 = mul nsw i64 %50, %8
  %52 = add nsw i64 %51, %10
  %53 = sub nsw i64 %27, %50
  %54 = getelementptr double, ptr %7, i64 %53
  %55 = getelementptr double, ptr %54, i64 %52
  %56 = load double, ptr %55, align 8
  %57 = sub i64 %29, %50
  %58 = getelementptr double, ptr %7, i64 %57
  %59 = getelementptr double, ptr %58, i64 %52
  %60 = load double, ptr %59, align 8
  store double %60, ptr %55, align 8
  store double %56, ptr %59, align 8
  %61 = add nuw nsw i64 %50, 1
  %62 = icmp slt i64 %50, %31
  br i1 %62, label %49, label %35

63:                                               ; preds = %40, %74
  %64 = phi i64 [ %36, %40 ], [ %75, %74 ]
  %65 = getelementptr double, ptr %46, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr double, ptr %47, i64 %64
  %68 = load double, ptr %67, align 8
  %69 = load double, ptr %43, align 8
  %70 = fneg double %66
  %71 = tail call double @llvm.fmuladd.f64(double %70, double %69, double %68)
  %72 = load double, ptr %44, align 8
  %73 = fdiv double %71, %72
  store double %73, ptr %67, align 8
  br i1 %45, label %79, label %74

74:                                               ; preds = %79, %63
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp sge i64 %75, %0
  %77 = icmp sge i64 %64, %37
  %78 = select i1 %76, i1 true, i1 %77
  br i1 %78, label %19, label %63

79:                                               ; preds = %63, %79
  %80 = phi i64 [ %81, %79 ], [ %27, %63 ]
  %81 = phi i64 [ %99, %79 ], [ %36, %63 ]
  %82 = xor i64 %80, -1
  %83 = mul nsw i64 %81, %5
  %84 = getelementptr double, ptr %48, i64 %82
  %85 = getelementptr double, ptr %84, i64 %83
  %86 = load double, ptr %85, align 8
  %87 = mul nsw i64 %81, %8
  %88 = add nsw i64 %87, %10
  %89 = getelementptr double, ptr %7, i64 %82
  %90 = getelementptr double, ptr %89, i64 %27
  %91 = getelementptr double, ptr %90, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = fmul double %66, %92
  %94 = tail call double @llvm.fmuladd.f64(double %73, double %86, double %93)
  %95 = getelementptr double, ptr %89, i64 %64
  %96 = getelementptr double, ptr %95, i64 %88
  %97 = load double, ptr %96, align 8
  %98 = fsub double %97, %94
  store double %98, ptr %96, align 8
  %99 = add nuw i64 %81, 1
  %100 = icmp eq i64 %81, %28
  br i1 %100, label %74, label %79
}

define linkonce_odr hidden void @enzcc_blas_gbback_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) nounwind {
  %10 = add i64 %3, %2
  %11 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %9
  %14 = sub nsw i64 1, %11
  %15 = add nsw i64 %1, -1
  %16 = add i64 %10, %11
  %17 = getelementptr double, ptr %4, i64 %10
  %18 = getelementptr double, ptr %7, i64 %10
  br label %23

19:                                               ; preds = %89, %45
  %20 = sub nsw i64 2, %26
  %21 = icmp sgt i64 %26, 1
  br i1 %21, label %23, label %22

22:                                               ; preds = %19, %9
  tail call void @enzcc_blas_gbclear_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %10, ptr noundef %7, i64 noundef %8) #5
  ret void

23:                                               ; preds = %13, %19
  %24 = phi i64 [ %16, %13 ], [ %27, %19 ]
  %25 = phi i64 [ %14, %13 ], [ %20, %19 ]
  %26 = phi i64 [ %11, %13 ], [ %29, %19 ]
  %27 = add i64 %24, -1
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 %15)
  %29 = add nsw i64 %26, -1
  %30 = tail call i64 @enzcc_blas_pivot_d(i64 noundef %11, ptr noundef %6, i64 noundef %29) #5
  %31 = add i64 %29, %10
  %32 = tail call i64 @llvm.smin.i64(i64 %31, i64 %15)
  %33 = add nsw i64 %29, %2
  %34 = icmp sge i64 %26, %0
  %35 = icmp sgt i64 %26, %33
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %45, label %37

37:                                               ; preds = %23
  %38 = mul nsw i64 %29, %5
  %39 = mul nsw i64 %29, %8
  %40 = icmp sgt i64 %26, %32
  %41 = getelementptr double, ptr %17, i64 %38
  %42 = getelementptr double, ptr %18, i64 %39
  %43 = getelementptr double, ptr %41, i64 %25
  %44 = getelementptr double, ptr %42, i64 %25
  br label %49

45:                                               ; preds = %55, %23
  %46 = icmp ne i64 %30, %29
  %47 = icmp sle i64 %29, %32
  %48 = select i1 %47, i1 %46, i1 false
  br i1 %48, label %89, label %19

49:                                               ; preds = %37, %55
  %50 = phi i64 [ %26, %37 ], [ %62, %55 ]
  %51 = getelementptr double, ptr %43, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr double, ptr %44, i64 %50
  %54 = load double, ptr %53, align 8
  br i1 %40, label %55, label %66

55:                                               ; preds = %66, %49
  %56 = phi double [ %54, %49 ], [ %81, %66 ]
  %57 = load double, ptr %41, align 8
  %58 = fdiv double %56, %57
  store double %58, ptr %53, align 8
  %59 = load double, ptr %42, align 8
  %60 = fneg double %58
  %61 = tail call double @llvm.fmuladd.f64(double %60, double %52, double %59)
  store double %61, ptr %42, align 8
  %62 = add nuw nsw i64 %50, 1
  %63 = icmp sge i64 %62, %0
  %64 = icmp sge i64 %50, %33
  %65 = select i1 %63, i1 true, i1 %64
  br i1 %65, label %45, label %49

66:                                               ; preds = %49, %66
  %67 = phi i64 [ %87, %66 ], [ %26, %49 ]
  %68 = phi double [ %81, %66 ], [ %54, %49 ]
  %69 = mul nsw i64 %67, %8
  %70 = add nsw i64 %69, %10
  %71 = sub nsw i64 %50, %67
  %72 = getelementptr double, ptr %7, i64 %71
  %73 = getelementptr double, ptr %72, i64 %70
  %74 = load double, ptr %73, align 8
  %75 = mul nsw i64 %67, %5
  %76 = sub i64 %31, %67
  %77 = getelementptr double, ptr %4, i64 %76
  %78 = getelementptr double, ptr %77, i64 %75
  %79 = load double, ptr %78, align 8
  %80 = fneg double %74
  %81 = tail call double @llvm.fmuladd.f64(double %80, double %79, double %68)
  %82 = sub i64 %29, %67
  %83 = getelementptr double, ptr %7, i64 %82
  %84 = getelementptr double, ptr %83, i64 %70
  %85 = load double, ptr %84, align 8
  %86 = tail call double @llvm.fmuladd.f64(double %80, double %52, double %85)
  store double %86, ptr %84, align 8
  %87 = add i64 %67, 1
  %88 = icmp eq i64 %67, %28
  br i1 %88, label %55, label %66

89:                                               ; preds = %45, %89
  %90 = phi i64 [ %101, %89 ], [ %29, %45 ]
  %91 = mul nsw i64 %90, %8
  %92 = add nsw i64 %91, %10
  %93 = sub i64 %29, %90
  %94 = getelementptr double, ptr %7, i64 %93
  %95 = getelementptr double, ptr %94, i64 %92
  %96 = load double, ptr %95, align 8
  %97 = sub i64 %30, %90
  %98 = getelementptr double, ptr %7, i64 %97
  %99 = getelementptr double, ptr %98, i64 %92
  %100 = load double, ptr %99, align 8
  store double %100, ptr %95, align 8
  store double %96, ptr %99, align 8
  %101 = add nuw nsw i64 %90, 1
  %102 = icmp slt i64 %90, %32
  br i1 %102, label %89, label %19
}

define linkonce_odr hidden void @enzcc_blas_exchange_d(ptr noundef %0, i64 noundef %1, i64 noundef %2) nounwind {
  %4 = getelementptr inbounds double, ptr %0, i64 %1
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds double, ptr %0, i64 %2
  %7 = load double, ptr %6, align 8
  store double %7, ptr %4, align 8
  store double %5, ptr %6, align 8
  ret void
}

define linkonce_odr hidden void @enzcc_blas_gbbetween_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) nounwind {
  %10 = icmp eq i8 %0, 78
  %11 = icmp sgt i64 %1, 0
  br i1 %10, label %13, label %12

12:                                               ; preds = %9
  br i1 %11, label %43, label %75

13:                                               ; preds = %9
  br i1 %11, label %14, label %75

14:                                               ; preds = %13
  %15 = icmp slt i64 %3, 0
  br label %16

16:                                               ; preds = %14, %20
  %17 = phi i64 [ %21, %20 ], [ 0, %14 ]
  %18 = getelementptr inbounds nuw double, ptr %8, i64 %17
  store double 0.000000e+00, ptr %18, align 8
  %19 = add i64 %17, %3
  br i1 %15, label %20, label %23

20:                                               ; preds = %23, %16
  %21 = add nuw nsw i64 %17, 1
  %22 = icmp eq i64 %21, %1
  br i1 %22, label %75, label %16

23:                                               ; preds = %16, %23
  %24 = phi double [ %33, %23 ], [ 0.000000e+00, %16 ]
  %25 = phi i64 [ %34, %23 ], [ %17, %16 ]
  %26 = mul nsw i64 %25, %5
  %27 = sub i64 %19, %25
  %28 = getelementptr double, ptr %4, i64 %27
  %29 = getelementptr double, ptr %28, i64 %26
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw double, ptr %7, i64 %25
  %32 = load double, ptr %31, align 8
  %33 = tail call double @llvm.fmuladd.f64(double %30, double %32, double %24)
  store double %33, ptr %18, align 8
  %34 = add nuw nsw i64 %25, 1
  %35 = icmp sge i64 %34, %1
  %36 = icmp sge i64 %25, %19
  %37 = or i1 %35, %36
  br i1 %37, label %20, label %23

38:                                               ; preds = %43
  %39 = add nsw i64 %1, -1
  %40 = icmp sgt i64 %2, 0
  %41 = icmp ne i64 %1, 1
  %42 = and i1 %40, %41
  br i1 %42, label %52, label %75

43:                                               ; preds = %12, %43
  %44 = phi i64 [ %48, %43 ], [ 0, %12 ]
  %45 = getelementptr inbounds nuw double, ptr %7, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw double, ptr %8, i64 %44
  store double %46, ptr %47, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %1
  br i1 %49, label %38, label %43

50:                                               ; preds = %63
  %51 = icmp slt i64 %55, %39
  br i1 %51, label %52, label %75

52:                                               ; preds = %38, %50
  %53 = phi i64 [ %55, %50 ], [ 0, %38 ]
  %54 = tail call i64 @enzcc_blas_pivot_d(i64 noundef %1, ptr noundef %6, i64 noundef %53) #5
  tail call void @enzcc_blas_exchange_d(ptr noundef nonnull %8, i64 noundef %53, i64 noundef %54) #5
  %55 = add nuw nsw i64 %53, 1
  %56 = add nuw nsw i64 %53, %2
  %57 = mul nsw i64 %53, %5
  %58 = sub i64 %3, %53
  %59 = getelementptr inbounds nuw double, ptr %8, i64 %53
  %60 = load double, ptr %59, align 8
  %61 = getelementptr double, ptr %4, i64 %58
  %62 = getelementptr double, ptr %61, i64 %57
  br label %63

63:                                               ; preds = %52, %63
  %64 = phi double [ %60, %52 ], [ %70, %63 ]
  %65 = phi i64 [ %55, %52 ], [ %71, %63 ]
  %66 = getelementptr double, ptr %62, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw double, ptr %8, i64 %65
  %69 = load double, ptr %68, align 8
  %70 = tail call double @llvm.fmuladd.f64(double %67, double %69, double %64)
  store double %70, ptr %59, align 8
  %71 = add nuw nsw i64 %65, 1
  %72 = icmp sge i64 %71, %1
  %73 = icmp sge i64 %65, %56
  %74 = select i1 %72, i1 true, i1 %73
  br i1 %74, label %50, label %63

75:                                               ; preds = %50, %20, %12, %38, %13
  ret void
}

define linkonce_odr hidden void @enzcc_blas_gbsalong_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11, ptr noundef %12, i64 noundef %13, ptr noundef %14) nounwind {
  %16 = add nsw i64 %3, %2
  %17 = icmp sgt i64 %4, 0
  br i1 %17, label %18, label %38

18:                                               ; preds = %15
  %19 = icmp eq i8 %0, 78
  %20 = getelementptr double, ptr %5, i64 %16
  %21 = icmp sgt i64 %1, 0
  %22 = add nsw i64 %1, -2
  %23 = icmp sgt i64 %2, 0
  %24 = sub i64 2, %1
  %25 = icmp sgt i64 %1, 1
  %26 = and i1 %23, %25
  %27 = add nsw i64 %1, -1
  %28 = getelementptr double, ptr %10, i64 %16
  %29 = getelementptr double, ptr %10, i64 %16
  %30 = getelementptr double, ptr %5, i64 %16
  %31 = getelementptr double, ptr %10, i64 %16
  %32 = getelementptr double, ptr %5, i64 %16
  %33 = getelementptr double, ptr %10, i64 %16
  %34 = getelementptr double, ptr %5, i64 %16
  %35 = icmp sgt i64 %16, 0
  %36 = getelementptr double, ptr %10, i64 %16
  %37 = getelementptr double, ptr %5, i64 %16
  br label %39

38:                                               ; preds = %220, %15
  ret void

39:                                               ; preds = %18, %220
  %40 = phi i64 [ 0, %18 ], [ %221, %220 ]
  %41 = phi ptr [ %8, %18 ], [ %222, %220 ]
  %42 = phi ptr [ %12, %18 ], [ %223, %220 ]
  tail call void @enzcc_blas_gbbetween_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %16, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %41, ptr noundef %14) #5
  br i1 %19, label %44, label %43

43:                                               ; preds = %39
  br i1 %21, label %131, label %130

44:                                               ; preds = %39
  br i1 %26, label %49, label %48

45:                                               ; preds = %63
  %46 = xor i64 %51, -1
  %47 = icmp slt i64 %53, %27
  br i1 %47, label %49, label %48

48:                                               ; preds = %45, %44
  br i1 %21, label %80, label %220

49:                                               ; preds = %44, %45
  %50 = phi i64 [ %46, %45 ], [ 0, %44 ]
  %51 = phi i64 [ %53, %45 ], [ 0, %44 ]
  %52 = tail call i64 @enzcc_blas_pivot_d(i64 noundef %1, ptr noundef %7, i64 noundef %51) #5
  tail call void @enzcc_blas_exchange_d(ptr noundef %42, i64 noundef %51, i64 noundef %52) #5
  %53 = add nuw nsw i64 %51, 1
  %54 = add nuw nsw i64 %51, %2
  %55 = mul nsw i64 %51, %11
  %56 = getelementptr inbounds nuw double, ptr %14, i64 %51
  %57 = mul nsw i64 %51, %6
  %58 = getelementptr inbounds nuw double, ptr %42, i64 %51
  %59 = getelementptr double, ptr %33, i64 %50
  %60 = getelementptr double, ptr %59, i64 %55
  %61 = getelementptr double, ptr %34, i64 %50
  %62 = getelementptr double, ptr %61, i64 %57
  br label %63

63:                                               ; preds = %49, %63
  %64 = phi i64 [ %53, %49 ], [ %76, %63 ]
  %65 = getelementptr double, ptr %60, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = load double, ptr %56, align 8
  %68 = getelementptr double, ptr %62, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = load double, ptr %58, align 8
  %71 = fmul double %69, %70
  %72 = tail call double @llvm.fmuladd.f64(double %66, double %67, double %71)
  %73 = getelementptr inbounds nuw double, ptr %42, i64 %64
  %74 = load double, ptr %73, align 8
  %75 = fsub double %74, %72
  store double %75, ptr %73, align 8
  %76 = add nuw nsw i64 %64, 1
  %77 = icmp sge i64 %76, %1
  %78 = icmp sge i64 %64, %54
  %79 = select i1 %77, i1 true, i1 %78
  br i1 %79, label %45, label %63

80:                                               ; preds = %48, %98
  %81 = phi i64 [ %104, %98 ], [ %27, %48 ]
  %82 = getelementptr inbounds nuw double, ptr %42, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = mul nsw i64 %81, %11
  %85 = getelementptr double, ptr %28, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw double, ptr %41, i64 %81
  %88 = load double, ptr %87, align 8
  %89 = fneg double %86
  %90 = tail call double @llvm.fmuladd.f64(double %89, double %88, double %83)
  %91 = add nsw i64 %81, %16
  %92 = add nuw nsw i64 %81, 1
  %93 = icmp slt i64 %92, %1
  %94 = select i1 %93, i1 %35, i1 false
  br i1 %94, label %95, label %98

95:                                               ; preds = %80
  %96 = getelementptr double, ptr %36, i64 %81
  %97 = getelementptr double, ptr %37, i64 %81
  br label %106

98:                                               ; preds = %106, %80
  %99 = phi double [ %90, %80 ], [ %125, %106 ]
  %100 = mul nsw i64 %81, %6
  %101 = getelementptr double, ptr %20, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fdiv double %99, %102
  store double %103, ptr %82, align 8
  %104 = add nsw i64 %81, -1
  %105 = icmp sgt i64 %81, 0
  br i1 %105, label %80, label %220

106:                                              ; preds = %95, %106
  %107 = phi i64 [ %81, %95 ], [ %108, %106 ]
  %108 = phi i64 [ %92, %95 ], [ %126, %106 ]
  %109 = phi double [ %90, %95 ], [ %125, %106 ]
  %110 = xor i64 %107, -1
  %111 = mul nsw i64 %108, %11
  %112 = getelementptr double, ptr %96, i64 %110
  %113 = getelementptr double, ptr %112, i64 %111
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds nuw double, ptr %41, i64 %108
  %116 = load double, ptr %115, align 8
  %117 = mul nsw i64 %108, %6
  %118 = getelementptr double, ptr %97, i64 %110
  %119 = getelementptr double, ptr %118, i64 %117
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds nuw double, ptr %42, i64 %108
  %122 = load double, ptr %121, align 8
  %123 = fmul double %120, %122
  %124 = tail call double @llvm.fmuladd.f64(double %114, double %116, double %123)
  %125 = fsub double %109, %124
  %126 = add nuw nsw i64 %108, 1
  %127 = icmp slt i64 %126, %1
  %128 = icmp slt i64 %108, %91
  %129 = select i1 %127, i1 %128, i1 false
  br i1 %129, label %106, label %98

130:                                              ; preds = %152, %43
  br i1 %26, label %176, label %220

131:                                              ; preds = %43, %152
  %132 = phi i64 [ %158, %152 ], [ 0, %43 ]
  %133 = phi i64 [ %157, %152 ], [ 0, %43 ]
  %134 = getelementptr inbounds nuw double, ptr %42, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = mul nsw i64 %133, %11
  %137 = getelementptr double, ptr %29, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = getelementptr inbounds nuw double, ptr %14, i64 %133
  %140 = load double, ptr %139, align 8
  %141 = fneg double %138
  %142 = tail call double @llvm.fmuladd.f64(double %141, double %140, double %135)
  %143 = icmp sgt i64 %133, %16
  %144 = sub nsw i64 %133, %16
  %145 = select i1 %143, i64 %144, i64 0
  %146 = icmp slt i64 %145, %133
  %147 = mul nsw i64 %133, %6
  br i1 %146, label %148, label %152

148:                                              ; preds = %131
  %149 = getelementptr double, ptr %137, i64 %132
  %150 = getelementptr double, ptr %30, i64 %132
  %151 = getelementptr double, ptr %150, i64 %147
  br label %160

152:                                              ; preds = %160, %131
  %153 = phi double [ %142, %131 ], [ %173, %160 ]
  %154 = getelementptr double, ptr %20, i64 %147
  %155 = load double, ptr %154, align 8
  %156 = fdiv double %153, %155
  store double %156, ptr %134, align 8
  %157 = add nuw nsw i64 %133, 1
  %158 = xor i64 %133, -1
  %159 = icmp eq i64 %157, %1
  br i1 %159, label %130, label %131

160:                                              ; preds = %148, %160
  %161 = phi i64 [ %145, %148 ], [ %174, %160 ]
  %162 = phi double [ %142, %148 ], [ %173, %160 ]
  %163 = getelementptr double, ptr %149, i64 %161
  %164 = load double, ptr %163, align 8
  %165 = getelementptr inbounds double, ptr %14, i64 %161
  %166 = load double, ptr %165, align 8
  %167 = getelementptr double, ptr %151, i64 %161
  %168 = load double, ptr %167, align 8
  %169 = getelementptr inbounds double, ptr %42, i64 %161
  %170 = load double, ptr %169, align 8
  %171 = fmul double %168, %170
  %172 = tail call double @llvm.fmuladd.f64(double %164, double %166, double %171)
  %173 = fsub double %162, %172
  %174 = add nsw i64 %161, 1
  %175 = icmp slt i64 %174, %133
  br i1 %175, label %160, label %152

176:                                              ; preds = %130, %191
  %177 = phi i64 [ %195, %191 ], [ %24, %130 ]
  %178 = phi i64 [ %194, %191 ], [ %22, %130 ]
  %179 = add nuw nsw i64 %178, %2
  %180 = add nuw nsw i64 %178, 1
  %181 = icmp slt i64 %180, %1
  br i1 %181, label %182, label %191

182:                                              ; preds = %176
  %183 = mul nsw i64 %178, %11
  %184 = mul nsw i64 %178, %6
  %185 = getelementptr inbounds nuw double, ptr %42, i64 %178
  %186 = getelementptr inbounds nuw double, ptr %14, i64 %178
  %187 = getelementptr double, ptr %31, i64 %177
  %188 = getelementptr double, ptr %187, i64 %183
  %189 = getelementptr double, ptr %32, i64 %177
  %190 = getelementptr double, ptr %189, i64 %184
  br label %197

191:                                              ; preds = %197, %176
  %192 = tail call i64 @enzcc_blas_pivot_d(i64 noundef %1, ptr noundef %7, i64 noundef %178) #5
  tail call void @enzcc_blas_exchange_d(ptr noundef %42, i64 noundef %178, i64 noundef %192) #5
  %193 = tail call i64 @enzcc_blas_pivot_d(i64 noundef %1, ptr noundef %7, i64 noundef %178) #5
  tail call void @enzcc_blas_exchange_d(ptr noundef %14, i64 noundef %178, i64 noundef %193) #5
  %194 = add nsw i64 %178, -1
  %195 = sub nsw i64 1, %178
  %196 = icmp sgt i64 %178, 0
  br i1 %196, label %176, label %220

197:                                              ; preds = %182, %197
  %198 = phi i64 [ %180, %182 ], [ %216, %197 ]
  %199 = getelementptr double, ptr %188, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = getelementptr inbounds nuw double, ptr %14, i64 %198
  %202 = load double, ptr %201, align 8
  %203 = getelementptr double, ptr %190, i64 %198
  %204 = load double, ptr %203, align 8
  %205 = getelementptr inbounds nuw double, ptr %42, i64 %198
  %206 = load double, ptr %205, align 8
  %207 = fmul double %204, %206
  %208 = tail call double @llvm.fmuladd.f64(double %200, double %202, double %207)
  %209 = load double, ptr %185, align 8
  %210 = fsub double %209, %208
  store double %210, ptr %185, align 8
  %211 = load double, ptr %203, align 8
  %212 = load double, ptr %201, align 8
  %213 = load double, ptr %186, align 8
  %214 = fneg double %211
  %215 = tail call double @llvm.fmuladd.f64(double %214, double %212, double %213)
  store double %215, ptr %186, align 8
  %216 = add nuw nsw i64 %198, 1
  %217 = icmp slt i64 %216, %1
  %218 = icmp slt i64 %198, %179
  %219 = select i1 %217, i1 %218, i1 false
  br i1 %219, label %197, label %191

220:                                              ; preds = %191, %98, %130, %48
  %221 = add nuw nsw i64 %40, 1
  %222 = getelementptr inbounds double, ptr %41, i64 %9
  %223 = getelementptr inbounds double, ptr %42, i64 %13
  %224 = icmp eq i64 %221, %4
  br i1 %224, label %38, label %39
}

define linkonce_odr hidden void @enzcc_blas_gbsback_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11, ptr noundef %12, i64 noundef %13, ptr noundef %14) nounwind {
  %16 = add nsw i64 %3, %2
  %17 = icmp sgt i64 %4, 0
  br i1 %17, label %18, label %35

18:                                               ; preds = %15
  %19 = icmp eq i8 %0, 78
  %20 = icmp sgt i64 %1, 0
  %21 = add nsw i64 %1, -1
  %22 = icmp sgt i64 %2, 0
  %23 = icmp sgt i64 %1, 1
  %24 = and i1 %22, %23
  %25 = getelementptr double, ptr %5, i64 %16
  %26 = add nsw i64 %1, -2
  %27 = sub i64 2, %1
  %28 = getelementptr double, ptr %5, i64 %16
  %29 = getelementptr double, ptr %10, i64 %16
  %30 = icmp sgt i64 %16, 0
  %31 = getelementptr double, ptr %5, i64 %16
  %32 = getelementptr double, ptr %10, i64 %16
  %33 = getelementptr double, ptr %10, i64 %16
  %34 = getelementptr double, ptr %5, i64 %16
  br label %36

35:                                               ; preds = %236, %15
  ret void

36:                                               ; preds = %18, %236
  %37 = phi i64 [ 0, %18 ], [ %237, %236 ]
  %38 = phi ptr [ %8, %18 ], [ %238, %236 ]
  %39 = phi ptr [ %12, %18 ], [ %239, %236 ]
  br i1 %19, label %41, label %40

40:                                               ; preds = %36
  br i1 %20, label %133, label %132

41:                                               ; preds = %36
  tail call void @enzcc_blas_gbbetween_d(i8 noundef signext 78, i64 noundef %1, i64 noundef %2, i64 noundef %16, ptr noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %38, ptr noundef %14) #5
  br i1 %20, label %43, label %42

42:                                               ; preds = %78, %41
  br i1 %24, label %93, label %236

43:                                               ; preds = %41, %78
  %44 = phi i64 [ %80, %78 ], [ 0, %41 ]
  %45 = phi i64 [ %79, %78 ], [ 0, %41 ]
  %46 = getelementptr inbounds nuw double, ptr %39, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = icmp sgt i64 %45, %16
  %49 = sub nsw i64 %45, %16
  %50 = select i1 %48, i64 %49, i64 0
  %51 = icmp slt i64 %50, %45
  %52 = mul nsw i64 %45, %6
  br i1 %51, label %53, label %56

53:                                               ; preds = %43
  %54 = getelementptr double, ptr %31, i64 %44
  %55 = getelementptr double, ptr %54, i64 %52
  br label %67

56:                                               ; preds = %67, %43
  %57 = phi double [ %47, %43 ], [ %75, %67 ]
  %58 = getelementptr double, ptr %25, i64 %52
  %59 = load double, ptr %58, align 8
  %60 = fdiv double %57, %59
  store double %60, ptr %46, align 8
  %61 = icmp sgt i64 %50, %45
  br i1 %61, label %78, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw double, ptr %38, i64 %45
  %64 = mul nsw i64 %45, %11
  %65 = getelementptr double, ptr %32, i64 %44
  %66 = getelementptr double, ptr %65, i64 %64
  br label %82

67:                                               ; preds = %53, %67
  %68 = phi i64 [ %50, %53 ], [ %76, %67 ]
  %69 = phi double [ %47, %53 ], [ %75, %67 ]
  %70 = getelementptr double, ptr %55, i64 %68
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %39, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = fneg double %71
  %75 = tail call double @llvm.fmuladd.f64(double %74, double %73, double %69)
  %76 = add nsw i64 %68, 1
  %77 = icmp slt i64 %76, %45
  br i1 %77, label %67, label %56

78:                                               ; preds = %82, %56
  %79 = add nuw nsw i64 %45, 1
  %80 = xor i64 %45, -1
  %81 = icmp eq i64 %79, %1
  br i1 %81, label %42, label %43

82:                                               ; preds = %62, %82
  %83 = phi i64 [ %50, %62 ], [ %91, %82 ]
  %84 = getelementptr inbounds double, ptr %39, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = load double, ptr %63, align 8
  %87 = getelementptr double, ptr %66, i64 %83
  %88 = load double, ptr %87, align 8
  %89 = fneg double %85
  %90 = tail call double @llvm.fmuladd.f64(double %89, double %86, double %88)
  store double %90, ptr %87, align 8
  %91 = add nsw i64 %83, 1
  %92 = icmp slt i64 %83, %45
  br i1 %92, label %82, label %78

93:                                               ; preds = %42, %108
  %94 = phi i64 [ %111, %108 ], [ %27, %42 ]
  %95 = phi i64 [ %110, %108 ], [ %26, %42 ]
  %96 = add nuw nsw i64 %95, %2
  %97 = add nuw nsw i64 %95, 1
  %98 = icmp slt i64 %97, %1
  br i1 %98, label %99, label %108

99:                                               ; preds = %93
  %100 = getelementptr inbounds nuw double, ptr %14, i64 %95
  %101 = mul nsw i64 %95, %11
  %102 = mul nsw i64 %95, %6
  %103 = getelementptr inbounds nuw double, ptr %39, i64 %95
  %104 = getelementptr double, ptr %33, i64 %94
  %105 = getelementptr double, ptr %104, i64 %101
  %106 = getelementptr double, ptr %34, i64 %94
  %107 = getelementptr double, ptr %106, i64 %102
  br label %113

108:                                              ; preds = %113, %93
  %109 = tail call i64 @enzcc_blas_pivot_d(i64 noundef %1, ptr noundef %7, i64 noundef %95) #5
  tail call void @enzcc_blas_exchange_d(ptr noundef %39, i64 noundef %95, i64 noundef %109) #5
  %110 = add nsw i64 %95, -1
  %111 = sub nsw i64 1, %95
  %112 = icmp sgt i64 %95, 0
  br i1 %112, label %93, label %236

113:                                              ; preds = %99, %113
  %114 = phi i64 [ %97, %99 ], [ %128, %113 ]
  %115 = getelementptr inbounds nuw double, ptr %39, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = load double, ptr %100, align 8
  %118 = getelementptr double, ptr %105, i64 %114
  %119 = load double, ptr %118, align 8
  %120 = fneg double %116
  %121 = tail call double @llvm.fmuladd.f64(double %120, double %117, double %119)
  store double %121, ptr %118, align 8
  %122 = getelementptr double, ptr %107, i64 %114
  %123 = load double, ptr %122, align 8
  %124 = load double, ptr %115, align 8
  %125 = load double, ptr %103, align 8
  %126 = fneg double %123
  %127 = tail call double @llvm.fmuladd.f64(double %126, double %124, double %125)
  store double %127, ptr %103, align 8
  %128 = add nuw nsw i64 %114, 1
  %129 = icmp slt i64 %128, %1
  %130 = icmp slt i64 %114, %96
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %113, label %108

132:                                              ; preds = %133, %40
  br i1 %24, label %144, label %143

133:                                              ; preds = %40, %133
  %134 = phi i64 [ %138, %133 ], [ 0, %40 ]
  %135 = getelementptr inbounds nuw double, ptr %38, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %14, i64 %134
  store double %136, ptr %137, align 8
  %138 = add nuw nsw i64 %134, 1
  %139 = icmp eq i64 %138, %1
  br i1 %139, label %132, label %133

140:                                              ; preds = %159
  %141 = xor i64 %146, -1
  %142 = icmp slt i64 %149, %21
  br i1 %142, label %144, label %143

143:                                              ; preds = %140, %132
  br i1 %20, label %183, label %236

144:                                              ; preds = %132, %140
  %145 = phi i64 [ %141, %140 ], [ 0, %132 ]
  %146 = phi i64 [ %149, %140 ], [ 0, %132 ]
  %147 = tail call i64 @enzcc_blas_pivot_d(i64 noundef %1, ptr noundef %7, i64 noundef %146) #5
  tail call void @enzcc_blas_exchange_d(ptr noundef %14, i64 noundef %146, i64 noundef %147) #5
  %148 = tail call i64 @enzcc_blas_pivot_d(i64 noundef %1, ptr noundef %7, i64 noundef %146) #5
  tail call void @enzcc_blas_exchange_d(ptr noundef %39, i64 noundef %146, i64 noundef %148) #5
  %149 = add nuw nsw i64 %146, 1
  %150 = add nuw nsw i64 %146, %2
  %151 = mul nsw i64 %146, %6
  %152 = getelementptr inbounds nuw double, ptr %14, i64 %146
  %153 = getelementptr inbounds nuw double, ptr %39, i64 %146
  %154 = mul nsw i64 %146, %11
  %155 = getelementptr double, ptr %28, i64 %145
  %156 = getelementptr double, ptr %155, i64 %151
  %157 = getelementptr double, ptr %29, i64 %145
  %158 = getelementptr double, ptr %157, i64 %154
  br label %159

159:                                              ; preds = %144, %159
  %160 = phi i64 [ %149, %144 ], [ %179, %159 ]
  %161 = getelementptr double, ptr %156, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw double, ptr %14, i64 %160
  %164 = load double, ptr %163, align 8
  %165 = load double, ptr %152, align 8
  %166 = tail call double @llvm.fmuladd.f64(double %162, double %164, double %165)
  store double %166, ptr %152, align 8
  %167 = load double, ptr %153, align 8
  %168 = load double, ptr %163, align 8
  %169 = getelementptr double, ptr %158, i64 %160
  %170 = load double, ptr %169, align 8
  %171 = fneg double %167
  %172 = tail call double @llvm.fmuladd.f64(double %171, double %168, double %170)
  store double %172, ptr %169, align 8
  %173 = load double, ptr %161, align 8
  %174 = load double, ptr %153, align 8
  %175 = getelementptr inbounds nuw double, ptr %39, i64 %160
  %176 = load double, ptr %175, align 8
  %177 = fneg double %173
  %178 = tail call double @llvm.fmuladd.f64(double %177, double %174, double %176)
  store double %178, ptr %175, align 8
  %179 = add nuw nsw i64 %160, 1
  %180 = icmp sge i64 %179, %1
  %181 = icmp sge i64 %160, %150
  %182 = select i1 %180, i1 true, i1 %181
  br i1 %182, label %140, label %159

183:                                              ; preds = %143, %222
  %184 = phi i64 [ %223, %222 ], [ %21, %143 ]
  %185 = getelementptr inbounds nuw double, ptr %39, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = add i64 %184, %16
  %188 = add nuw nsw i64 %184, 1
  %189 = icmp slt i64 %188, %1
  %190 = select i1 %189, i1 %30, i1 false
  br i1 %190, label %206, label %191

191:                                              ; preds = %206, %183
  %192 = phi double [ %186, %183 ], [ %217, %206 ]
  %193 = mul nsw i64 %184, %6
  %194 = getelementptr double, ptr %25, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = fdiv double %192, %195
  store double %196, ptr %185, align 8
  %197 = icmp sgt i64 %184, %16
  %198 = sub nsw i64 %184, %16
  %199 = select i1 %197, i64 %198, i64 0
  %200 = icmp sgt i64 %199, %184
  br i1 %200, label %222, label %201

201:                                              ; preds = %191
  %202 = mul nsw i64 %184, %11
  %203 = sub i64 %16, %184
  %204 = getelementptr double, ptr %10, i64 %203
  %205 = getelementptr double, ptr %204, i64 %202
  br label %225

206:                                              ; preds = %183, %206
  %207 = phi i64 [ %218, %206 ], [ %188, %183 ]
  %208 = phi double [ %217, %206 ], [ %186, %183 ]
  %209 = mul nsw i64 %207, %6
  %210 = sub i64 %187, %207
  %211 = getelementptr double, ptr %5, i64 %210
  %212 = getelementptr double, ptr %211, i64 %209
  %213 = load double, ptr %212, align 8
  %214 = getelementptr inbounds nuw double, ptr %39, i64 %207
  %215 = load double, ptr %214, align 8
  %216 = fneg double %213
  %217 = tail call double @llvm.fmuladd.f64(double %216, double %215, double %208)
  %218 = add nuw nsw i64 %207, 1
  %219 = icmp slt i64 %218, %1
  %220 = icmp slt i64 %207, %187
  %221 = select i1 %219, i1 %220, i1 false
  br i1 %221, label %206, label %191

222:                                              ; preds = %225, %191
  %223 = add nsw i64 %184, -1
  %224 = icmp sgt i64 %184, 0
  br i1 %224, label %183, label %236

225:                                              ; preds = %201, %225
  %226 = phi i64 [ %199, %201 ], [ %234, %225 ]
  %227 = load double, ptr %185, align 8
  %228 = getelementptr inbounds double, ptr %14, i64 %226
  %229 = load double, ptr %228, align 8
  %230 = getelementptr double, ptr %205, i64 %226
  %231 = load double, ptr %230, align 8
  %232 = fneg double %227
  %233 = tail call double @llvm.fmuladd.f64(double %232, double %229, double %231)
  store double %233, ptr %230, align 8
  %234 = add nsw i64 %226, 1
  %235 = icmp slt i64 %226, %184
  br i1 %235, label %225, label %222

236:                                              ; preds = %222, %108, %143, %42
  %237 = add nuw nsw i64 %37, 1
  %238 = getelementptr inbounds double, ptr %38, i64 %9
  %239 = getelementptr inbounds double, ptr %39, i64 %13
  %240 = icmp eq i64 %237, %4
  br i1 %240, label %35, label %36
}

define linkonce_odr hidden void @enzcc_blas_gbtimes_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = icmp sgt i64 %0, 0
  %15 = add i64 %2, %1
  br label %16

16:                                               ; preds = %13, %21
  %17 = phi i64 [ 0, %13 ], [ %22, %21 ]
  %18 = phi ptr [ %7, %13 ], [ %23, %21 ]
  %19 = phi ptr [ %9, %13 ], [ %24, %21 ]
  br i1 %14, label %26, label %21

20:                                               ; preds = %21, %11
  ret void

21:                                               ; preds = %41, %16
  %22 = add nuw nsw i64 %17, 1
  %23 = getelementptr inbounds double, ptr %18, i64 %8
  %24 = getelementptr inbounds double, ptr %19, i64 %10
  %25 = icmp eq i64 %22, %3
  br i1 %25, label %20, label %16

26:                                               ; preds = %16, %41
  %27 = phi i64 [ %42, %41 ], [ 0, %16 ]
  %28 = icmp sgt i64 %27, %2
  %29 = sub nsw i64 %27, %2
  %30 = select i1 %28, i64 %29, i64 0
  %31 = add nsw i64 %27, %1
  %32 = icmp sge i64 %30, %0
  %33 = icmp sgt i64 %30, %31
  %34 = select i1 %32, i1 true, i1 %33
  br i1 %34, label %41, label %35

35:                                               ; preds = %26
  %36 = mul nsw i64 %27, %6
  %37 = sub i64 %15, %27
  %38 = getelementptr inbounds nuw double, ptr %18, i64 %27
  %39 = getelementptr double, ptr %5, i64 %37
  %40 = getelementptr double, ptr %39, i64 %36
  br label %44

41:                                               ; preds = %44, %26
  %42 = add nuw nsw i64 %27, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %21, label %26

44:                                               ; preds = %35, %44
  %45 = phi i64 [ %30, %35 ], [ %53, %44 ]
  %46 = getelementptr double, ptr %40, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %4, %47
  %49 = load double, ptr %38, align 8
  %50 = getelementptr inbounds double, ptr %19, i64 %45
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fmuladd.f64(double %48, double %49, double %51)
  store double %52, ptr %50, align 8
  %53 = add nsw i64 %45, 1
  %54 = icmp sge i64 %53, %0
  %55 = icmp sge i64 %45, %31
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %41, label %44
}

define linkonce_odr hidden void @enzcc_blas_gbouter_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) nounwind {
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = icmp sgt i64 %0, 0
  %15 = add i64 %2, %1
  br label %16

16:                                               ; preds = %13, %21
  %17 = phi i64 [ 0, %13 ], [ %22, %21 ]
  %18 = phi ptr [ %5, %13 ], [ %24, %21 ]
  %19 = phi ptr [ %7, %13 ], [ %23, %21 ]
  br i1 %14, label %26, label %21

20:                                               ; preds = %21, %11
  ret void

21:                                               ; preds = %41, %16
  %22 = add nuw nsw i64 %17, 1
  %23 = getelementptr inbounds double, ptr %19, i64 %8
  %24 = getelementptr inbounds double, ptr %18, i64 %6
  %25 = icmp eq i64 %22, %3
  br i1 %25, label %20, label %16

26:                                               ; preds = %16, %41
  %27 = phi i64 [ %42, %41 ], [ 0, %16 ]
  %28 = icmp sgt i64 %27, %2
  %29 = sub nsw i64 %27, %2
  %30 = select i1 %28, i64 %29, i64 0
  %31 = add nsw i64 %27, %1
  %32 = icmp sge i64 %30, %0
  %33 = icmp sgt i64 %30, %31
  %34 = select i1 %32, i1 true, i1 %33
  br i1 %34, label %41, label %35

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw double, ptr %19, i64 %27
  %37 = mul nsw i64 %27, %10
  %38 = sub i64 %15, %27
  %39 = getelementptr double, ptr %9, i64 %38
  %40 = getelementptr double, ptr %39, i64 %37
  br label %44

41:                                               ; preds = %44, %26
  %42 = add nuw nsw i64 %27, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %21, label %26

44:                                               ; preds = %35, %44
  %45 = phi i64 [ %30, %35 ], [ %53, %44 ]
  %46 = getelementptr inbounds double, ptr %18, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %4, %47
  %49 = load double, ptr %36, align 8
  %50 = getelementptr double, ptr %40, i64 %45
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fmuladd.f64(double %48, double %49, double %51)
  store double %52, ptr %50, align 8
  %53 = add nsw i64 %45, 1
  %54 = icmp sge i64 %53, %0
  %55 = icmp sge i64 %45, %31
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %41, label %44
}

define linkonce_odr hidden void @enzcc_blas_gbscale_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) nounwind {
  %7 = add i64 %3, %2
  tail call void @enzcc_blas_gbclear_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %7, ptr noundef %4, i64 noundef %5) #5
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %24, %6
  ret void

10:                                               ; preds = %6, %24
  %11 = phi i64 [ %25, %24 ], [ 0, %6 ]
  %12 = icmp sgt i64 %11, %7
  %13 = sub i64 %11, %7
  %14 = select i1 %12, i64 %13, i64 0
  %15 = add nsw i64 %11, %2
  %16 = icmp sge i64 %14, %0
  %17 = icmp sgt i64 %14, %15
  %18 = select i1 %16, i1 true, i1 %17
  br i1 %18, label %24, label %19

19:                                               ; preds = %10
  %20 = mul nsw i64 %11, %5
  %21 = sub i64 %7, %11
  %22 = getelementptr double, ptr %4, i64 %21
  %23 = getelementptr double, ptr %22, i64 %20
  br label %27

24:                                               ; preds = %27, %10
  %25 = add nuw nsw i64 %11, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %9, label %10

27:                                               ; preds = %19, %27
  %28 = phi i64 [ %14, %19 ], [ %30, %27 ]
  %29 = getelementptr double, ptr %23, i64 %28
  store double 0.000000e+00, ptr %29, align 8
  %30 = add nsw i64 %28, 1
  %31 = icmp sge i64 %30, %0
  %32 = icmp sge i64 %28, %15
  %33 = select i1 %31, i1 true, i1 %32
  br i1 %33, label %24, label %27
}

define linkonce_odr hidden double @enzcc_blas_size_d(double noundef %0) nounwind {
  %2 = fcmp olt double %0, 0.000000e+00
  %3 = fneg double %0
  %4 = select i1 %2, double %3, double %0
  ret double %4
}

define linkonce_odr hidden double @enzcc_blas_least_d(i64 noundef %0, ptr noundef %1) nounwind {
  %3 = icmp sgt i64 %0, 0
  br i1 %3, label %11, label %6

4:                                                ; preds = %21
  %5 = fmul double %22, 1.600000e+01
  br label %6

6:                                                ; preds = %4, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %5, %4 ]
  %8 = sitofp i64 %0 to double
  %9 = fmul double %7, %8
  %10 = fmul double %9, 0x3CB0000000000000
  ret double %10

11:                                               ; preds = %2, %21
  %12 = phi i64 [ %23, %21 ], [ 0, %2 ]
  %13 = phi double [ %22, %21 ], [ 0.000000e+00, %2 ]
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %15 = load double, ptr %14, align 8
  %16 = fcmp ogt double %15, %13
  br i1 %16, label %21, label %17

17:                                               ; preds = %11
  %18 = fneg double %15
  %19 = fcmp olt double %13, %18
  %20 = select i1 %19, double %18, double %13
  br label %21

21:                                               ; preds = %17, %11
  %22 = phi double [ %15, %11 ], [ %20, %17 ]
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %4, label %11
}

define linkonce_odr hidden i64 @enzcc_blas_coincide_d(double noundef %0, double noundef %1) nounwind {
  %3 = fcmp ule double %0, %1
  %4 = fneg double %1
  %5 = fcmp uge double %0, %4
  %6 = and i1 %3, %5
  %7 = zext i1 %6 to i64
  ret i64 %7
}

define linkonce_odr hidden double @enzcc_blas_greatest_d(i64 noundef %0, ptr noundef %1) nounwind {
  %3 = icmp sgt i64 %0, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %16, %2
  %5 = phi double [ 0.000000e+00, %2 ], [ %17, %16 ]
  ret double %5

6:                                                ; preds = %2, %16
  %7 = phi i64 [ %18, %16 ], [ 0, %2 ]
  %8 = phi double [ %17, %16 ], [ 0.000000e+00, %2 ]
  %9 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %10 = load double, ptr %9, align 8
  %11 = fcmp ogt double %10, %8
  br i1 %11, label %16, label %12

12:                                               ; preds = %6
  %13 = fneg double %10
  %14 = fcmp olt double %8, %13
  %15 = select i1 %14, double %13, double %8
  br label %16

16:                                               ; preds = %12, %6
  %17 = phi double [ %10, %6 ], [ %15, %12 ]
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %4, label %6
}

define linkonce_odr hidden i64 @enzcc_blas_nothing_d(double noundef %0, double noundef %1) nounwind {
  %3 = fcmp ole double %0, %1
  %4 = fneg double %1
  %5 = fcmp oge double %0, %4
  %6 = and i1 %3, %5
  %7 = zext i1 %6 to i64
  ret i64 %7
}

define linkonce_odr hidden i64 @enzcc_blas_alike_d(i8 noundef signext %0, ptr noundef %1, ptr noundef %2, double noundef %3, i64 noundef %4, i64 noundef %5) nounwind {
  %7 = getelementptr inbounds double, ptr %1, i64 %4
  %8 = load double, ptr %7, align 8
  %9 = tail call double @enzcc_blas_size_d(double noundef %8) #5
  %10 = getelementptr inbounds double, ptr %1, i64 %5
  %11 = load double, ptr %10, align 8
  %12 = tail call double @enzcc_blas_size_d(double noundef %11) #5
  %13 = load double, ptr %10, align 8
  %14 = load double, ptr %7, align 8
  %15 = fsub double %13, %14
  %16 = tail call double @enzcc_blas_size_d(double noundef %15) #5
  %17 = fcmp ogt double %9, %12
  %18 = select i1 %17, double %9, double %12
  %19 = getelementptr inbounds double, ptr %2, i64 %4
  %20 = load double, ptr %19, align 8
  %21 = tail call double @enzcc_blas_size_d(double noundef %20) #5
  %22 = getelementptr inbounds double, ptr %2, i64 %5
  %23 = load double, ptr %22, align 8
  %24 = tail call double @enzcc_blas_size_d(double noundef %23) #5
  %25 = fcmp ogt double %18, 0.000000e+00
  %26 = fmul double %16, 4.000000e+00
  %27 = fdiv double %26, %18
  %28 = select i1 %25, double %27, double 0.000000e+00
  %29 = icmp eq i8 %0, 86
  %30 = select i1 %29, double 0x3EF0000000000000, double 7.812500e-03
  %31 = fcmp olt double %28, %30
  %32 = select i1 %31, double %28, double %30
  %33 = fadd double %32, 0x3E50000000000000
  %34 = fcmp ogt double %21, %24
  %35 = select i1 %34, double %21, double %24
  %36 = fmul double %33, %35
  %37 = load double, ptr %19, align 8
  %38 = load double, ptr %22, align 8
  %39 = fsub double %37, %38
  %40 = fcmp ogt double %36, %3
  %41 = select i1 %40, double %36, double %3
  %42 = tail call i64 @enzcc_blas_nothing_d(double noundef %39, double noundef %41) #5
  ret i64 %42
}

define linkonce_odr hidden i64 @enzcc_blas_hides_d(double noundef %0, double noundef %1, double noundef %2, double noundef %3) nounwind {
  %5 = tail call double @enzcc_blas_size_d(double noundef %0) #5
  %6 = tail call double @enzcc_blas_size_d(double noundef %1) #5
  %7 = fadd double %5, %6
  %8 = tail call double @enzcc_blas_size_d(double noundef %2) #5
  %9 = fadd double %7, %8
  %10 = tail call double @enzcc_blas_size_d(double noundef %3) #5
  %11 = fadd double %9, %10
  %12 = fcmp ogt double %11, 0x3D10000000000000
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = fsub double %0, %1
  %15 = fmul double %11, 0x3CE0000000000000
  %16 = tail call i64 @enzcc_blas_nothing_d(double noundef %14, double noundef %15) #5
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %13
  %19 = tail call double @enzcc_blas_size_d(double noundef %2) #5
  %20 = tail call double @enzcc_blas_size_d(double noundef %3) #5
  %21 = fadd double %19, %20
  %22 = fmul double %11, 0x3F50000000000000
  %23 = fcmp ogt double %21, %22
  %24 = zext i1 %23 to i64
  br label %25

25:                                               ; preds = %13, %18, %4
  %26 = phi i64 [ 0, %4 ], [ 0, %13 ], [ %24, %18 ]
  ret i64 %26
}

define linkonce_odr hidden i64 @enzcc_blas_hidden_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) nounwind {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %4, 0
  br label %12

12:                                               ; preds = %10, %39
  %13 = phi i64 [ 0, %10 ], [ %40, %39 ]
  br i1 %11, label %14, label %39

14:                                               ; preds = %12
  %15 = mul nsw i64 %13, %3
  %16 = getelementptr inbounds double, ptr %1, i64 %15
  %17 = getelementptr inbounds double, ptr %2, i64 %15
  br label %24

18:                                               ; preds = %39, %8
  %19 = tail call i64 @llvm.smin.i64(i64 %0, i64 %4)
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %42, label %86

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %25, 1
  %23 = icmp eq i64 %22, %4
  br i1 %23, label %39, label %24

24:                                               ; preds = %14, %21
  %25 = phi i64 [ 0, %14 ], [ %22, %21 ]
  %26 = load double, ptr %16, align 8
  %27 = load double, ptr %17, align 8
  %28 = mul nsw i64 %25, %7
  %29 = getelementptr inbounds double, ptr %5, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %26, %30
  %32 = getelementptr inbounds double, ptr %6, i64 %28
  %33 = load double, ptr %32, align 8
  %34 = fmul double %27, %33
  %35 = fmul double %26, %33
  %36 = fmul double %27, %30
  %37 = tail call i64 @enzcc_blas_hides_d(double noundef %31, double noundef %34, double noundef %35, double noundef %36) #5
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %21, label %86

39:                                               ; preds = %21, %12
  %40 = add nuw nsw i64 %13, 1
  %41 = icmp eq i64 %40, %0
  br i1 %41, label %18, label %12

42:                                               ; preds = %18, %83
  %43 = phi i64 [ %84, %83 ], [ 0, %18 ]
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %83, label %45

45:                                               ; preds = %42
  %46 = mul nsw i64 %43, %3
  %47 = getelementptr inbounds double, ptr %1, i64 %46
  %48 = mul nsw i64 %43, %7
  %49 = getelementptr inbounds double, ptr %5, i64 %48
  %50 = getelementptr inbounds double, ptr %2, i64 %46
  %51 = getelementptr inbounds double, ptr %6, i64 %48
  br label %55

52:                                               ; preds = %55
  %53 = add nuw nsw i64 %56, 1
  %54 = icmp eq i64 %53, %43
  br i1 %54, label %83, label %55

55:                                               ; preds = %45, %52
  %56 = phi i64 [ 0, %45 ], [ %53, %52 ]
  %57 = load double, ptr %47, align 8
  %58 = load double, ptr %49, align 8
  %59 = mul nsw i64 %56, %3
  %60 = getelementptr inbounds double, ptr %1, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = mul nsw i64 %56, %7
  %63 = getelementptr inbounds double, ptr %5, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fneg double %64
  %66 = fmul double %61, %65
  %67 = tail call double @llvm.fmuladd.f64(double %57, double %58, double %66)
  %68 = load double, ptr %50, align 8
  %69 = load double, ptr %51, align 8
  %70 = getelementptr inbounds double, ptr %2, i64 %59
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %6, i64 %62
  %73 = load double, ptr %72, align 8
  %74 = fneg double %73
  %75 = fmul double %71, %74
  %76 = tail call double @llvm.fmuladd.f64(double %68, double %69, double %75)
  %77 = fmul double %61, %74
  %78 = tail call double @llvm.fmuladd.f64(double %57, double %69, double %77)
  %79 = fmul double %71, %65
  %80 = tail call double @llvm.fmuladd.f64(double %68, double %58, double %79)
  %81 = tail call i64 @enzcc_blas_hides_d(double noundef %67, double noundef %76, double noundef %78, double noundef %80) #5
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %52, label %86

83:                                               ; preds = %52, %42
  %84 = add nuw nsw i64 %43, 1
  %85 = icmp eq i64 %84, %19
  br i1 %85, label %86, label %42

86:                                               ; preds = %24, %83, %55, %18
  %87 = phi i64 [ 0, %18 ], [ 1, %55 ], [ 0, %83 ], [ 1, %24 ]
  ret i64 %87
}

define linkonce_odr hidden i64 @enzcc_blas_regular_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %39

6:                                                ; preds = %4, %36
  %7 = phi i64 [ %37, %36 ], [ 0, %4 ]
  %8 = mul nsw i64 %7, %3
  %9 = getelementptr inbounds double, ptr %1, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = tail call double @enzcc_blas_size_d(double noundef %10) #5
  %12 = getelementptr inbounds double, ptr %2, i64 %8
  %13 = load double, ptr %12, align 8
  %14 = tail call double @enzcc_blas_size_d(double noundef %13) #5
  %15 = fcmp ogt double %11, 0x3D00000000000000
  %16 = fcmp ogt double %14, 0x3D00000000000000
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %36

18:                                               ; preds = %6
  %19 = select i1 %15, i1 %16, i1 false
  br i1 %19, label %20, label %39

20:                                               ; preds = %18
  %21 = icmp eq i64 %7, 0
  br i1 %21, label %36, label %22

22:                                               ; preds = %20
  %23 = fmul double %11, 0x3CE0000000000000
  br label %27

24:                                               ; preds = %27
  %25 = add nuw nsw i64 %28, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %36, label %27

27:                                               ; preds = %22, %24
  %28 = phi i64 [ 0, %22 ], [ %25, %24 ]
  %29 = mul nsw i64 %28, %3
  %30 = getelementptr inbounds double, ptr %1, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = tail call double @enzcc_blas_size_d(double noundef %31) #5
  %33 = fsub double %32, %11
  %34 = tail call i64 @enzcc_blas_nothing_d(double noundef %33, double noundef %23) #5
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %24, label %39

36:                                               ; preds = %24, %20, %6
  %37 = add nuw nsw i64 %7, 1
  %38 = icmp eq i64 %37, %0
  br i1 %38, label %39, label %6

39:                                               ; preds = %18, %36, %27, %4
  %40 = phi i64 [ 1, %27 ], [ 0, %4 ], [ 1, %18 ], [ 0, %36 ]
  ret i64 %40
}

define linkonce_odr hidden i64 @enzcc_blas_mixed_d(i64 noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) nounwind {
  %7 = sub nsw i64 %4, %5
  %8 = icmp sgt i64 %7, 1
  %9 = sub nsw i64 %5, %4
  %10 = icmp sgt i64 %9, 1
  %11 = select i1 %8, i1 true, i1 %10
  br i1 %11, label %26, label %12

12:                                               ; preds = %6
  %13 = mul nsw i64 %4, %2
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = mul nsw i64 %5, %2
  %16 = getelementptr inbounds double, ptr %1, i64 %15
  %17 = tail call i64 @enzcc_blas_regular_d(i64 noundef %0, ptr noundef %14, ptr noundef %16, i64 noundef %3) #5
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %12
  %20 = tail call i64 @enzcc_blas_regular_d(i64 noundef %0, ptr noundef %16, ptr noundef %14, i64 noundef %3) #5
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = tail call i64 @enzcc_blas_hidden_d(i64 noundef %0, ptr noundef %14, ptr noundef %16, i64 noundef %3, i64 noundef %0, ptr noundef %14, ptr noundef %16, i64 noundef %3) #5
  %24 = icmp eq i64 %23, 0
  %25 = zext i1 %24 to i64
  br label %26

26:                                               ; preds = %12, %19, %22, %6
  %27 = phi i64 [ 1, %6 ], [ 0, %19 ], [ 0, %12 ], [ %25, %22 ]
  ret i64 %27
}

define linkonce_odr hidden void @enzcc_blas_gaps_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call double @enzcc_blas_least_d(i64 noundef %0, ptr noundef %1) #5
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3, %12
  %7 = phi i64 [ %13, %12 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %9 = mul nuw nsw i64 %7, %0
  %10 = getelementptr double, ptr %2, i64 %9
  br label %15

11:                                               ; preds = %12, %3
  ret void

12:                                               ; preds = %29
  %13 = add nuw nsw i64 %7, 1
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %11, label %6

15:                                               ; preds = %6, %29
  %16 = phi i64 [ 0, %6 ], [ %32, %29 ]
  %17 = load double, ptr %8, align 8
  %18 = getelementptr inbounds nuw double, ptr %1, i64 %16
  %19 = load double, ptr %18, align 8
  %20 = fsub double %17, %19
  %21 = icmp eq i64 %16, %7
  br i1 %21, label %29, label %22

22:                                               ; preds = %15
  %23 = tail call i64 @enzcc_blas_coincide_d(double noundef %20, double noundef %4) #5
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %22
  %26 = getelementptr double, ptr %10, i64 %16
  %27 = load double, ptr %26, align 8
  %28 = fdiv double %27, %20
  br label %29

29:                                               ; preds = %15, %22, %25
  %30 = phi double [ %28, %25 ], [ 0.000000e+00, %22 ], [ 0.000000e+00, %15 ]
  %31 = getelementptr double, ptr %10, i64 %16
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %16, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %12, label %15
}

define linkonce_odr hidden void @__enzcc_blas_spectrum_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) nounwind {
  %9 = tail call double @enzcc_blas_least_d(i64 noundef %1, ptr noundef %2) #5
  %10 = mul nsw i64 %1, %1
  %11 = tail call double @enzcc_blas_greatest_d(i64 noundef %10, ptr noundef %5) #5
  %12 = sitofp i64 %1 to double
  %13 = fmul double %11, %12
  %14 = fmul double %13, 6.400000e+01
  %15 = fmul double %14, 0x3CB0000000000000
  %16 = tail call double @enzcc_blas_greatest_d(i64 noundef %1, ptr noundef %6) #5
  %17 = fmul double %16, %12
  %18 = fmul double %17, 6.400000e+01
  %19 = fmul double %18, 0x3CB0000000000000
  %20 = icmp sgt i64 %1, 0
  br i1 %20, label %21, label %32

21:                                               ; preds = %8
  %22 = icmp ne i8 %0, 86
  br label %23

23:                                               ; preds = %33, %21
  %24 = phi i64 [ 0, %21 ], [ %34, %33 ]
  %25 = getelementptr double, ptr %5, i64 %24
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %24
  %27 = mul nuw nsw i64 %24, %1
  %28 = getelementptr double, ptr %5, i64 %27
  %29 = getelementptr double, ptr %7, i64 %27
  %30 = getelementptr inbounds nuw double, ptr %6, i64 %24
  %31 = getelementptr double, ptr %29, i64 %24
  br label %36

32:                                               ; preds = %33, %8
  ret void

33:                                               ; preds = %75
  %34 = add nuw nsw i64 %24, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %32, label %23

36:                                               ; preds = %23, %75
  %37 = phi i64 [ 0, %23 ], [ %76, %75 ]
  %38 = load double, ptr %26, align 8
  %39 = getelementptr inbounds nuw double, ptr %2, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = fsub double %38, %40
  %42 = icmp eq i64 %37, %24
  br i1 %42, label %43, label %45

43:                                               ; preds = %36
  %44 = load double, ptr %30, align 8
  store double %44, ptr %31, align 8
  br label %75

45:                                               ; preds = %36
  %46 = tail call i64 @enzcc_blas_coincide_d(double noundef %41, double noundef %9) #5
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %54

48:                                               ; preds = %45
  %49 = add nuw nsw i64 %37, %27
  %50 = getelementptr inbounds nuw double, ptr %5, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fdiv double %51, %41
  %53 = getelementptr inbounds nuw double, ptr %7, i64 %49
  store double %52, ptr %53, align 8
  br label %75

54:                                               ; preds = %45
  %55 = tail call i64 @enzcc_blas_alike_d(i8 noundef signext %0, ptr noundef nonnull %2, ptr noundef %6, double noundef %19, i64 noundef %37, i64 noundef %24) #5
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %72, label %57

57:                                               ; preds = %54
  %58 = getelementptr double, ptr %28, i64 %37
  %59 = load double, ptr %58, align 8
  %60 = mul nuw nsw i64 %37, %1
  %61 = getelementptr double, ptr %25, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fsub double %59, %62
  %64 = tail call i64 @enzcc_blas_nothing_d(double noundef %63, double noundef %15) #5
  %65 = icmp eq i64 %64, 0
  %66 = or i1 %65, %22
  %67 = select i1 %65, double 0x7FF8000000000000, double 0.000000e+00
  br i1 %66, label %72, label %68

68:                                               ; preds = %57
  %69 = tail call i64 @enzcc_blas_mixed_d(i64 noundef %1, ptr noundef %3, i64 noundef %4, i64 noundef 1, i64 noundef %37, i64 noundef %24) #5
  %70 = icmp eq i64 %69, 0
  %71 = select i1 %70, double 0x7FF8000000000000, double 0.000000e+00
  br label %72

72:                                               ; preds = %57, %68, %54
  %73 = phi double [ %67, %57 ], [ 0x7FF8000000000000, %54 ], [ %71, %68 ]
  %74 = getelementptr double, ptr %29, i64 %37
  store double %73, ptr %74, align 8
  br label %75

75:                                               ; preds = %48, %72, %43
  %76 = add nuw nsw i64 %37, 1
  %77 = icmp eq i64 %76, %1
  br i1 %77, label %33, label %36
}

define linkonce_odr hidden void @enzcc_blas_bend_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) nounwind {
  %7 = tail call double @enzcc_blas_least_d(i64 noundef %1, ptr noundef %2) #5
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %6
  %10 = icmp ne i8 %0, 80
  br label %11

11:                                               ; preds = %18, %9
  %12 = phi i64 [ 0, %9 ], [ %19, %18 ]
  %13 = getelementptr inbounds nuw double, ptr %2, i64 %12
  %14 = getelementptr inbounds nuw double, ptr %4, i64 %12
  %15 = mul nuw nsw i64 %12, %1
  %16 = getelementptr double, ptr %5, i64 %15
  br label %21

17:                                               ; preds = %18, %6
  ret void

18:                                               ; preds = %51
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %17, label %11

21:                                               ; preds = %11, %51
  %22 = phi i64 [ 0, %11 ], [ %52, %51 ]
  %23 = load double, ptr %13, align 8
  %24 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %25 = load double, ptr %24, align 8
  %26 = fsub double %23, %25
  %27 = load double, ptr %14, align 8
  %28 = getelementptr inbounds nuw double, ptr %4, i64 %22
  %29 = load double, ptr %28, align 8
  %30 = fsub double %27, %29
  %31 = icmp eq i64 %22, %12
  br i1 %31, label %51, label %32

32:                                               ; preds = %21
  %33 = tail call i64 @enzcc_blas_coincide_d(double noundef %26, double noundef %7) #5
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %46

35:                                               ; preds = %32
  %36 = add nuw nsw i64 %22, %15
  %37 = getelementptr inbounds nuw double, ptr %3, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fcmp oeq double %38, 0.000000e+00
  %40 = fmul double %30, %38
  %41 = fdiv double %40, %26
  %42 = select i1 %39, double 0.000000e+00, double %41
  %43 = getelementptr inbounds nuw double, ptr %5, i64 %36
  %44 = load double, ptr %43, align 8
  %45 = fsub double %44, %42
  store double %45, ptr %43, align 8
  br label %51

46:                                               ; preds = %32
  %47 = fcmp uno double %30, 0.000000e+00
  %48 = select i1 %10, i1 %47, i1 false
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = getelementptr double, ptr %16, i64 %22
  store double 0x7FF8000000000000, ptr %50, align 8
  br label %51

51:                                               ; preds = %35, %49, %46, %21
  %52 = add nuw nsw i64 %22, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %18, label %21
}

define linkonce_odr hidden void @enzcc_blas_bendback_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) nounwind {
  %6 = tail call double @enzcc_blas_least_d(i64 noundef %0, ptr noundef %1) #5
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %5, %14
  %9 = phi i64 [ %15, %14 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw double, ptr %1, i64 %9
  %11 = mul nuw nsw i64 %9, %0
  %12 = getelementptr inbounds nuw double, ptr %4, i64 %9
  br label %17

13:                                               ; preds = %14, %5
  ret void

14:                                               ; preds = %40
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %0
  br i1 %16, label %13, label %8

17:                                               ; preds = %8, %40
  %18 = phi i64 [ 0, %8 ], [ %41, %40 ]
  %19 = load double, ptr %10, align 8
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %21 = load double, ptr %20, align 8
  %22 = fsub double %19, %21
  %23 = icmp eq i64 %18, %9
  br i1 %23, label %40, label %24

24:                                               ; preds = %17
  %25 = tail call i64 @enzcc_blas_coincide_d(double noundef %22, double noundef %6) #5
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %24
  %28 = add nuw nsw i64 %18, %11
  %29 = getelementptr inbounds nuw double, ptr %2, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw double, ptr %3, i64 %28
  %32 = load double, ptr %31, align 8
  %33 = fmul double %30, %32
  %34 = fdiv double %33, %22
  %35 = load double, ptr %12, align 8
  %36 = fsub double %35, %34
  store double %36, ptr %12, align 8
  %37 = getelementptr inbounds nuw double, ptr %4, i64 %18
  %38 = load double, ptr %37, align 8
  %39 = fadd double %34, %38
  store double %39, ptr %37, align 8
  br label %40

40:                                               ; preds = %17, %24, %27
  %41 = add nuw nsw i64 %18, 1
  %42 = icmp eq i64 %41, %0
  br i1 %42, label %14, label %17
}

define linkonce_odr hidden void @enzcc_blas_gapsback_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = tail call double @enzcc_blas_least_d(i64 noundef %0, ptr noundef %1) #5
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4, %12
  %8 = phi i64 [ %13, %12 ], [ 0, %4 ]
  %9 = getelementptr inbounds nuw double, ptr %1, i64 %8
  %10 = mul nuw nsw i64 %8, %0
  br label %15

11:                                               ; preds = %12, %4
  ret void

12:                                               ; preds = %33
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %11, label %7

15:                                               ; preds = %7, %33
  %16 = phi i64 [ 0, %7 ], [ %34, %33 ]
  %17 = load double, ptr %9, align 8
  %18 = getelementptr inbounds nuw double, ptr %1, i64 %16
  %19 = load double, ptr %18, align 8
  %20 = fsub double %17, %19
  %21 = icmp eq i64 %16, %8
  br i1 %21, label %33, label %22

22:                                               ; preds = %15
  %23 = tail call i64 @enzcc_blas_coincide_d(double noundef %20, double noundef %5) #5
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %22
  %26 = add nuw nsw i64 %16, %10
  %27 = getelementptr inbounds nuw double, ptr %2, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fdiv double %28, %20
  %30 = getelementptr inbounds nuw double, ptr %3, i64 %26
  %31 = load double, ptr %30, align 8
  %32 = fadd double %31, %29
  store double %32, ptr %30, align 8
  br label %33

33:                                               ; preds = %25, %22, %15
  %34 = add nuw nsw i64 %16, 1
  %35 = icmp eq i64 %34, %0
  br i1 %35, label %12, label %15
}

define linkonce_odr hidden i64 @enzcc_blas_unit_d(i64 noundef %0, ptr noundef %1, double noundef %2, i64 noundef %3, i64 noundef %4) nounwind {
  %6 = sitofp i64 %0 to double
  %7 = fmul double %2, %6
  %8 = fmul double %7, 6.400000e+01
  %9 = fmul double %8, 0x3CB0000000000000
  %10 = mul nsw i64 %4, %0
  %11 = getelementptr double, ptr %1, i64 %10
  %12 = getelementptr double, ptr %11, i64 %3
  %13 = load double, ptr %12, align 8
  %14 = tail call i64 @enzcc_blas_nothing_d(double noundef %13, double noundef %9) #5
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %35, label %16

16:                                               ; preds = %5
  %17 = mul nsw i64 %3, %0
  %18 = getelementptr double, ptr %1, i64 %17
  %19 = getelementptr double, ptr %18, i64 %4
  %20 = load double, ptr %19, align 8
  %21 = tail call i64 @enzcc_blas_nothing_d(double noundef %20, double noundef %9) #5
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %35, label %23

23:                                               ; preds = %16
  %24 = add nsw i64 %0, 1
  %25 = mul nsw i64 %3, %24
  %26 = getelementptr inbounds double, ptr %1, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = mul nsw i64 %4, %24
  %29 = getelementptr inbounds double, ptr %1, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fsub double %27, %30
  %32 = tail call i64 @enzcc_blas_nothing_d(double noundef %31, double noundef %9) #5
  %33 = icmp ne i64 %32, 0
  %34 = zext i1 %33 to i64
  br label %35

35:                                               ; preds = %23, %16, %5
  %36 = phi i64 [ 0, %16 ], [ 0, %5 ], [ %34, %23 ]
  ret i64 %36
}

define linkonce_odr hidden void @enzcc_blas_diagback_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = tail call double @enzcc_blas_least_d(i64 noundef %0, ptr noundef %1) #5
  %6 = mul nsw i64 %0, %0
  %7 = tail call double @enzcc_blas_greatest_d(i64 noundef %6, ptr noundef %2) #5
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %0, 1
  br label %12

11:                                               ; preds = %21, %4
  ret void

12:                                               ; preds = %21, %9
  %13 = phi i64 [ 0, %9 ], [ %22, %21 ]
  %14 = mul nuw nsw i64 %13, %10
  %15 = getelementptr inbounds nuw double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %13
  %18 = load double, ptr %17, align 8
  %19 = fadd double %16, %18
  store double %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %13
  br label %24

21:                                               ; preds = %38
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %11, label %12

24:                                               ; preds = %12, %38
  %25 = phi i64 [ 0, %12 ], [ %39, %38 ]
  %26 = icmp eq i64 %25, %13
  br i1 %26, label %38, label %27

27:                                               ; preds = %24
  %28 = load double, ptr %20, align 8
  %29 = getelementptr inbounds nuw double, ptr %1, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = fsub double %28, %30
  %32 = tail call i64 @enzcc_blas_coincide_d(double noundef %31, double noundef %5) #5
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %27
  %35 = tail call i64 @enzcc_blas_unit_d(i64 noundef %0, ptr noundef %2, double noundef %7, i64 noundef %25, i64 noundef %13) #5
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  store double 0x7FF8000000000000, ptr %17, align 8
  br label %38

38:                                               ; preds = %24, %27, %34, %37
  %39 = add nuw nsw i64 %25, 1
  %40 = icmp eq i64 %39, %0
  br i1 %40, label %21, label %24
}

define linkonce_odr hidden void @enzcc_blas_spread_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call double @enzcc_blas_least_d(i64 noundef %0, ptr noundef %1) #5
  %5 = icmp sgt i64 %0, 1
  br i1 %5, label %6, label %25

6:                                                ; preds = %3, %22
  %7 = phi i64 [ %23, %22 ], [ 1, %3 ]
  %8 = add nsw i64 %7, -1
  %9 = getelementptr inbounds double, ptr %2, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = fcmp uno double %10, 0.000000e+00
  br i1 %11, label %12, label %22

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds double, ptr %1, i64 %8
  %16 = load double, ptr %15, align 8
  %17 = fsub double %14, %16
  %18 = tail call i64 @enzcc_blas_coincide_d(double noundef %17, double noundef %4) #5
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw double, ptr %2, i64 %7
  store double 0x7FF8000000000000, ptr %21, align 8
  br label %22

22:                                               ; preds = %6, %12, %20
  %23 = add nuw nsw i64 %7, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %26, label %6

25:                                               ; preds = %43, %3
  ret void

26:                                               ; preds = %22, %43
  %27 = phi i64 [ %28, %43 ], [ %0, %22 ]
  %28 = add nsw i64 %27, -1
  %29 = getelementptr inbounds nuw double, ptr %2, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fcmp uno double %30, 0.000000e+00
  br i1 %31, label %32, label %43

32:                                               ; preds = %26
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %28
  %34 = load double, ptr %33, align 8
  %35 = add nsw i64 %27, -2
  %36 = getelementptr inbounds nuw double, ptr %1, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fsub double %34, %37
  %39 = tail call i64 @enzcc_blas_coincide_d(double noundef %38, double noundef %4) #5
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %32
  %42 = getelementptr inbounds nuw double, ptr %2, i64 %35
  store double 0x7FF8000000000000, ptr %42, align 8
  br label %43

43:                                               ; preds = %26, %32, %41
  %44 = icmp samesign ugt i64 %27, 2
  br i1 %44, label %26, label %25
}

define linkonce_odr hidden void @__enzcc_blas_rates_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) nounwind {
  %6 = tail call double @enzcc_blas_least_d(i64 noundef %1, ptr noundef %2) #5
  %7 = mul nsw i64 %1, %1
  %8 = tail call double @enzcc_blas_greatest_d(i64 noundef %7, ptr noundef %3) #5
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %5
  %11 = add nuw nsw i64 %1, 1
  %12 = icmp eq i8 %0, 78
  br label %14

13:                                               ; preds = %22, %5
  tail call void @enzcc_blas_spread_d(i64 noundef %1, ptr noundef %2, ptr noundef %4) #5
  ret void

14:                                               ; preds = %10, %22
  %15 = phi i64 [ 0, %10 ], [ %23, %22 ]
  %16 = mul nuw nsw i64 %15, %11
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw double, ptr %4, i64 %15
  store double %18, ptr %19, align 8
  br i1 %12, label %22, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw double, ptr %2, i64 %15
  br label %25

22:                                               ; preds = %39, %14
  %23 = add nuw nsw i64 %15, 1
  %24 = icmp eq i64 %23, %1
  br i1 %24, label %13, label %14

25:                                               ; preds = %20, %39
  %26 = phi i64 [ 0, %20 ], [ %40, %39 ]
  %27 = icmp eq i64 %26, %15
  br i1 %27, label %39, label %28

28:                                               ; preds = %25
  %29 = load double, ptr %21, align 8
  %30 = getelementptr inbounds nuw double, ptr %2, i64 %26
  %31 = load double, ptr %30, align 8
  %32 = fsub double %29, %31
  %33 = tail call i64 @enzcc_blas_coincide_d(double noundef %32, double noundef %6) #5
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %28
  %36 = tail call i64 @enzcc_blas_unit_d(i64 noundef %1, ptr noundef %3, double noundef %8, i64 noundef %26, i64 noundef %15) #5
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %35
  store double 0x7FF8000000000000, ptr %19, align 8
  br label %39

39:                                               ; preds = %25, %28, %35, %38
  %40 = add nuw nsw i64 %26, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %22, label %25
}

define linkonce_odr hidden void @enzcc_blas_shade_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %13, %3
  ret void

6:                                                ; preds = %3, %13
  %7 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %9 = load double, ptr %8, align 8
  %10 = fcmp uno double %9, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw double, ptr %2, i64 %7
  store double 0x7FF8000000000000, ptr %12, align 8
  br label %13

13:                                               ; preds = %6, %11
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %0
  br i1 %15, label %5, label %6
}

define linkonce_odr hidden void @enzcc_blas_ratesback_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) nounwind {
  %6 = tail call double @enzcc_blas_least_d(i64 noundef %1, ptr noundef %2) #5
  %7 = tail call double @enzcc_blas_greatest_d(i64 noundef %1, ptr noundef %3) #5
  %8 = sitofp i64 %1 to double
  %9 = fmul double %7, %8
  %10 = fmul double %9, 6.400000e+01
  %11 = fmul double %10, 0x3CB0000000000000
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %5
  %14 = add nuw nsw i64 %1, 1
  %15 = icmp eq i8 %0, 78
  br label %17

16:                                               ; preds = %26, %5
  ret void

17:                                               ; preds = %26, %13
  %18 = phi i64 [ 0, %13 ], [ %27, %26 ]
  %19 = getelementptr inbounds nuw double, ptr %3, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = mul nuw nsw i64 %18, %14
  %22 = getelementptr inbounds nuw double, ptr %4, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fadd double %20, %23
  store double %24, ptr %22, align 8
  %25 = getelementptr inbounds nuw double, ptr %2, i64 %18
  br label %29

26:                                               ; preds = %44
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %16, label %17

29:                                               ; preds = %17, %44
  %30 = phi i64 [ 0, %17 ], [ %45, %44 ]
  %31 = icmp eq i64 %30, %18
  br i1 %31, label %44, label %32

32:                                               ; preds = %29
  %33 = load double, ptr %25, align 8
  %34 = getelementptr inbounds nuw double, ptr %2, i64 %30
  %35 = load double, ptr %34, align 8
  %36 = fsub double %33, %35
  %37 = tail call i64 @enzcc_blas_coincide_d(double noundef %36, double noundef %6) #5
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %44, label %39

39:                                               ; preds = %32
  br i1 %15, label %40, label %43

40:                                               ; preds = %39
  %41 = tail call i64 @enzcc_blas_alike_d(i8 noundef signext 78, ptr noundef nonnull %2, ptr noundef %3, double noundef %11, i64 noundef %30, i64 noundef %18) #5
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %40, %39
  store double 0x7FF8000000000000, ptr %22, align 8
  br label %44

44:                                               ; preds = %29, %32, %40, %43
  %45 = add nuw nsw i64 %30, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %26, label %29
}

define linkonce_odr hidden double @enzcc_blas_tangled_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call double @enzcc_blas_least_d(i64 noundef %0, ptr noundef %1) #5
  %5 = mul nsw i64 %0, %0
  %6 = tail call double @enzcc_blas_greatest_d(i64 noundef %5, ptr noundef %2) #5
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %25

8:                                                ; preds = %3
  %9 = add nuw nsw i64 %0, 1
  %10 = uitofp nneg i64 %0 to double
  %11 = fmul double %6, %10
  %12 = fmul double %11, 6.400000e+01
  %13 = fmul double %12, 0x3CB0000000000000
  br label %14

14:                                               ; preds = %8, %27
  %15 = phi double [ 0.000000e+00, %8 ], [ %28, %27 ]
  %16 = phi i64 [ 0, %8 ], [ %29, %27 ]
  %17 = getelementptr double, ptr %2, i64 %16
  %18 = icmp eq i64 %16, 0
  br i1 %18, label %27, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %16
  %21 = mul nuw nsw i64 %16, %0
  %22 = getelementptr double, ptr %2, i64 %21
  %23 = mul nuw nsw i64 %16, %9
  %24 = getelementptr inbounds nuw double, ptr %2, i64 %23
  br label %31

25:                                               ; preds = %27, %3
  %26 = phi double [ 0.000000e+00, %3 ], [ %28, %27 ]
  ret double %26

27:                                               ; preds = %59, %14
  %28 = phi double [ %15, %14 ], [ %60, %59 ]
  %29 = add nuw nsw i64 %16, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %25, label %14

31:                                               ; preds = %19, %59
  %32 = phi double [ %15, %19 ], [ %60, %59 ]
  %33 = phi i64 [ 0, %19 ], [ %61, %59 ]
  %34 = load double, ptr %20, align 8
  %35 = getelementptr inbounds nuw double, ptr %1, i64 %33
  %36 = load double, ptr %35, align 8
  %37 = fsub double %34, %36
  %38 = tail call i64 @enzcc_blas_coincide_d(double noundef %37, double noundef %4) #5
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %59, label %40

40:                                               ; preds = %31
  %41 = getelementptr double, ptr %22, i64 %33
  %42 = load double, ptr %41, align 8
  %43 = mul nuw nsw i64 %33, %0
  %44 = getelementptr double, ptr %17, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fadd double %42, %45
  %47 = mul nuw nsw i64 %33, %9
  %48 = getelementptr inbounds nuw double, ptr %2, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load double, ptr %24, align 8
  %51 = tail call i64 @enzcc_blas_nothing_d(double noundef %46, double noundef %13) #5
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %40
  %54 = fsub double %49, %50
  %55 = tail call i64 @enzcc_blas_nothing_d(double noundef %54, double noundef %13) #5
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %53, %40
  %58 = fadd double %32, 1.000000e+00
  br label %59

59:                                               ; preds = %53, %57, %31
  %60 = phi double [ %32, %31 ], [ %32, %53 ], [ %58, %57 ]
  %61 = add nuw nsw i64 %33, 1
  %62 = icmp eq i64 %61, %16
  br i1 %62, label %27, label %31
}

define linkonce_odr hidden void @enzcc_blas_blocks_d(i64 noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) nounwind {
  %7 = tail call double @enzcc_blas_least_d(i64 noundef %0, ptr noundef %2) #5
  %8 = mul nsw i64 %0, %0
  %9 = tail call double @enzcc_blas_greatest_d(i64 noundef %8, ptr noundef %3) #5
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = add nuw nsw i64 %0, 1
  br label %14

13:                                               ; preds = %56, %6
  ret void

14:                                               ; preds = %11, %56
  %15 = phi i64 [ 0, %11 ], [ %47, %56 ]
  %16 = phi i64 [ 0, %11 ], [ %46, %56 ]
  %17 = phi i64 [ 0, %11 ], [ %63, %56 ]
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = getelementptr double, ptr %5, i64 %17
  %21 = getelementptr i8, ptr %20, i64 -8
  %22 = load double, ptr %21, align 8
  br label %23

23:                                               ; preds = %14, %19
  %24 = phi double [ %22, %19 ], [ 0.000000e+00, %14 ]
  %25 = getelementptr inbounds nuw double, ptr %5, i64 %17
  store double %24, ptr %25, align 8
  %26 = icmp eq i64 %17, %16
  br i1 %26, label %27, label %44

27:                                               ; preds = %23, %31
  %28 = phi i64 [ %29, %31 ], [ %16, %23 ]
  %29 = add nsw i64 %28, 1
  %30 = icmp slt i64 %29, %0
  br i1 %30, label %31, label %39

31:                                               ; preds = %27
  %32 = getelementptr inbounds double, ptr %2, i64 %29
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %2, i64 %28
  %35 = load double, ptr %34, align 8
  %36 = fsub double %33, %35
  %37 = tail call i64 @enzcc_blas_coincide_d(double noundef %36, double noundef %7) #5
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %27

39:                                               ; preds = %27, %31
  %40 = sub i64 %29, %15
  %41 = sitofp i64 %40 to double
  %42 = load double, ptr %25, align 8
  %43 = tail call double @llvm.fmuladd.f64(double %41, double %9, double %42)
  store double %43, ptr %25, align 8
  br label %44

44:                                               ; preds = %39, %23
  %45 = phi double [ %43, %39 ], [ %24, %23 ]
  %46 = phi i64 [ %29, %39 ], [ %16, %23 ]
  %47 = phi i64 [ %16, %39 ], [ %15, %23 ]
  %48 = getelementptr double, ptr %3, i64 %17
  %49 = getelementptr double, ptr %4, i64 %17
  br i1 %18, label %56, label %50

50:                                               ; preds = %44
  %51 = mul nuw nsw i64 %17, %0
  %52 = getelementptr double, ptr %3, i64 %51
  %53 = getelementptr double, ptr %4, i64 %51
  br label %65

54:                                               ; preds = %79
  %55 = load double, ptr %25, align 8
  br label %56

56:                                               ; preds = %54, %44
  %57 = phi double [ %55, %54 ], [ %45, %44 ]
  %58 = mul nuw nsw i64 %17, %12
  %59 = getelementptr inbounds nuw double, ptr %3, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %1, double %60, double %57)
  %62 = getelementptr inbounds nuw double, ptr %4, i64 %58
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %17, 1
  %64 = icmp eq i64 %63, %0
  br i1 %64, label %13, label %14

65:                                               ; preds = %50, %79
  %66 = phi i64 [ 0, %50 ], [ %84, %79 ]
  %67 = icmp slt i64 %66, %47
  br i1 %67, label %68, label %70

68:                                               ; preds = %65
  %69 = mul nuw nsw i64 %66, %0
  br label %79

70:                                               ; preds = %65
  %71 = getelementptr double, ptr %52, i64 %66
  %72 = load double, ptr %71, align 8
  %73 = mul nuw nsw i64 %66, %0
  %74 = getelementptr double, ptr %48, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fadd double %72, %75
  %77 = fmul double %1, %76
  %78 = fmul double %77, 5.000000e-01
  br label %79

79:                                               ; preds = %68, %70
  %80 = phi i64 [ %69, %68 ], [ %73, %70 ]
  %81 = phi double [ 0.000000e+00, %68 ], [ %78, %70 ]
  %82 = getelementptr double, ptr %53, i64 %66
  store double %81, ptr %82, align 8
  %83 = getelementptr double, ptr %49, i64 %80
  store double %81, ptr %83, align 8
  %84 = add nuw nsw i64 %66, 1
  %85 = icmp eq i64 %84, %17
  br i1 %85, label %54, label %65
}

define linkonce_odr hidden void @enzcc_blas_unblock_d(i64 noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) nounwind {
  %7 = tail call double @enzcc_blas_least_d(i64 noundef %0, ptr noundef %2) #5
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = add nsw i64 %0, -1
  br label %12

11:                                               ; preds = %45, %6
  ret void

12:                                               ; preds = %9, %45
  %13 = phi i64 [ 0, %9 ], [ %46, %45 ]
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw double, ptr %2, i64 %13
  %17 = load double, ptr %16, align 8
  %18 = getelementptr i8, ptr %16, i64 -8
  %19 = load double, ptr %18, align 8
  %20 = fsub double %17, %19
  %21 = tail call i64 @enzcc_blas_coincide_d(double noundef %20, double noundef %7) #5
  %22 = icmp ne i64 %21, 0
  br label %23

23:                                               ; preds = %15, %12
  %24 = phi i1 [ false, %12 ], [ %22, %15 ]
  %25 = icmp slt i64 %13, %10
  br i1 %25, label %26, label %34

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw double, ptr %2, i64 %13
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load double, ptr %28, align 8
  %30 = load double, ptr %27, align 8
  %31 = fsub double %29, %30
  %32 = tail call i64 @enzcc_blas_coincide_d(double noundef %31, double noundef %7) #5
  %33 = icmp ne i64 %32, 0
  br label %34

34:                                               ; preds = %26, %23
  %35 = phi i1 [ false, %23 ], [ %33, %26 ]
  %36 = select i1 %24, i1 true, i1 %35
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw double, ptr %3, i64 %13
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw double, ptr %4, i64 %13
  %41 = load double, ptr %40, align 8
  %42 = fsub double %39, %41
  %43 = fmul double %1, %42
  %44 = getelementptr inbounds nuw double, ptr %5, i64 %13
  store double %43, ptr %44, align 8
  br label %45

45:                                               ; preds = %34, %37
  %46 = add nuw nsw i64 %13, 1
  %47 = icmp eq i64 %46, %0
  br i1 %47, label %11, label %12
}

define linkonce_odr hidden void @enzcc_blas_hide_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = tail call double @enzcc_blas_least_d(i64 noundef %1, ptr noundef %2) #5
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = add nsw i64 %1, -1
  %9 = icmp eq i8 %0, 90
  br label %11

10:                                               ; preds = %43, %4
  ret void

11:                                               ; preds = %7, %43
  %12 = phi i64 [ 0, %7 ], [ %44, %43 ]
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw double, ptr %2, i64 %12
  %16 = load double, ptr %15, align 8
  %17 = getelementptr i8, ptr %15, i64 -8
  %18 = load double, ptr %17, align 8
  %19 = fsub double %16, %18
  %20 = tail call i64 @enzcc_blas_coincide_d(double noundef %19, double noundef %5) #5
  %21 = icmp ne i64 %20, 0
  br label %22

22:                                               ; preds = %14, %11
  %23 = phi i1 [ false, %11 ], [ %21, %14 ]
  %24 = icmp slt i64 %12, %8
  br i1 %24, label %25, label %33

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %12
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load double, ptr %27, align 8
  %29 = load double, ptr %26, align 8
  %30 = fsub double %28, %29
  %31 = tail call i64 @enzcc_blas_coincide_d(double noundef %30, double noundef %5) #5
  %32 = icmp ne i64 %31, 0
  br label %33

33:                                               ; preds = %25, %22
  %34 = phi i1 [ false, %22 ], [ %32, %25 ]
  %35 = select i1 %23, i1 true, i1 %34
  br i1 %35, label %41, label %36

36:                                               ; preds = %33
  br i1 %9, label %37, label %43

37:                                               ; preds = %36
  %38 = getelementptr inbounds nuw double, ptr %2, i64 %12
  %39 = load double, ptr %38, align 8
  %40 = fcmp ogt double %39, %5
  br i1 %40, label %43, label %41

41:                                               ; preds = %37, %33
  %42 = getelementptr inbounds nuw double, ptr %3, i64 %12
  store double 0x7FF8000000000000, ptr %42, align 8
  br label %43

43:                                               ; preds = %41, %37, %36
  %44 = add nuw nsw i64 %12, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %10, label %11
}

define linkonce_odr hidden void @__enzcc_blas_veil_d(i8 noundef signext %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  ret void
}

define linkonce_odr hidden double @enzcc_blas_row_d(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %18, %3
  %6 = phi double [ 0.000000e+00, %3 ], [ %19, %18 ]
  ret double %6

7:                                                ; preds = %3, %18
  %8 = phi i64 [ %20, %18 ], [ 0, %3 ]
  %9 = phi double [ %19, %18 ], [ 0.000000e+00, %3 ]
  %10 = mul nsw i64 %8, %2
  %11 = getelementptr inbounds double, ptr %1, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = fcmp ogt double %12, %9
  br i1 %13, label %18, label %14

14:                                               ; preds = %7
  %15 = fneg double %12
  %16 = fcmp olt double %9, %15
  %17 = select i1 %16, double %15, double %9
  br label %18

18:                                               ; preds = %14, %7
  %19 = phi double [ %12, %7 ], [ %17, %14 ]
  %20 = add nuw nsw i64 %8, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %5, label %7
}

define linkonce_odr hidden i64 @enzcc_blas_full_d(i64 noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %8, label %15

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %9, 1
  %7 = icmp eq i64 %6, %0
  br i1 %7, label %15, label %8

8:                                                ; preds = %3, %5
  %9 = phi i64 [ %6, %5 ], [ 0, %3 ]
  %10 = mul nsw i64 %9, %2
  %11 = getelementptr inbounds double, ptr %1, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = tail call double @enzcc_blas_size_d(double noundef %12) #5
  %14 = fcmp ogt double %13, 0x3D00000000000000
  br i1 %14, label %5, label %15

15:                                               ; preds = %8, %5, %3
  %16 = phi i64 [ 1, %3 ], [ 1, %5 ], [ 0, %8 ]
  ret i64 %16
}

define linkonce_odr hidden void @enzcc_blas_svdcore_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) nounwind {
  %14 = load double, ptr %4, align 8
  %15 = fmul double %14, 1.600000e+01
  %16 = sitofp i64 %3 to double
  %17 = fmul double %15, %16
  %18 = fmul double %17, 0x3CB0000000000000
  %19 = tail call double @enzcc_blas_greatest_d(i64 noundef %3, ptr noundef %11) #5
  %20 = fmul double %19, 0x3E50000000000000
  %21 = tail call double @enzcc_blas_greatest_d(i64 noundef %3, ptr noundef %11) #5
  %22 = fmul double %21, %16
  %23 = fmul double %22, 6.400000e+01
  %24 = fmul double %23, 0x3CB0000000000000
  %25 = mul nsw i64 %3, %1
  %26 = tail call double @enzcc_blas_greatest_d(i64 noundef %25, ptr noundef %7) #5
  %27 = mul nsw i64 %3, %2
  %28 = tail call double @enzcc_blas_greatest_d(i64 noundef %27, ptr noundef %8) #5
  %29 = fcmp ogt double %26, %28
  %30 = select i1 %29, double %26, double %28
  %31 = add nsw i64 %2, %1
  %32 = sitofp i64 %31 to double
  %33 = fmul double %30, %32
  %34 = fmul double %33, 6.400000e+01
  %35 = fmul double %34, 0x3CB0000000000000
  %36 = icmp sgt i64 %3, 0
  br i1 %36, label %37, label %56

37:                                               ; preds = %13
  %38 = icmp sgt i64 %1, %3
  %39 = icmp sgt i64 %2, %3
  %40 = icmp ne i64 %1, %2
  %41 = icmp eq i8 %0, 86
  %42 = and i1 %41, %40
  %43 = xor i1 %42, true
  %44 = fmul double %26, %26
  %45 = sitofp i64 %1 to double
  %46 = fmul double %44, %45
  %47 = fmul double %46, %45
  %48 = fmul double %47, 6.400000e+01
  %49 = fmul double %48, 0x3CB0000000000000
  %50 = fmul double %28, %28
  %51 = sitofp i64 %2 to double
  %52 = fmul double %50, %51
  %53 = fmul double %52, %51
  %54 = fmul double %53, 6.400000e+01
  %55 = fmul double %54, 0x3CB0000000000000
  br label %57

56:                                               ; preds = %161, %13
  ret void

57:                                               ; preds = %37, %161
  %58 = phi i64 [ 0, %37 ], [ %162, %161 ]
  %59 = getelementptr inbounds nuw double, ptr %4, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fcmp ule double %60, %18
  br i1 %61, label %62, label %153

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw double, ptr %11, i64 %58
  %64 = load double, ptr %63, align 8
  %65 = tail call i64 @enzcc_blas_nothing_d(double noundef %64, double noundef %20) #5
  %66 = icmp ne i64 %65, 0
  %67 = select i1 %42, i1 %66, i1 false
  br i1 %67, label %68, label %77

68:                                               ; preds = %62
  %69 = mul nsw i64 %58, %1
  %70 = getelementptr inbounds double, ptr %5, i64 %69
  %71 = tail call i64 @enzcc_blas_full_d(i64 noundef %1, ptr noundef %70, i64 noundef 1) #5
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %91, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds nuw double, ptr %6, i64 %58
  %75 = tail call i64 @enzcc_blas_full_d(i64 noundef %2, ptr noundef %74, i64 noundef %3) #5
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %91, label %79

77:                                               ; preds = %62
  %78 = select i1 %43, i1 %66, i1 false
  br i1 %78, label %79, label %91

79:                                               ; preds = %73, %77
  %80 = mul nsw i64 %58, %1
  %81 = getelementptr inbounds double, ptr %7, i64 %80
  %82 = tail call double @enzcc_blas_greatest_d(i64 noundef %1, ptr noundef %81) #5
  %83 = tail call i64 @enzcc_blas_nothing_d(double noundef %82, double noundef %35) #5
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %79
  %86 = getelementptr inbounds nuw double, ptr %8, i64 %58
  %87 = tail call double @enzcc_blas_row_d(i64 noundef %2, ptr noundef %86, i64 noundef %3) #5
  %88 = tail call i64 @enzcc_blas_nothing_d(double noundef %87, double noundef %35) #5
  %89 = icmp ne i64 %88, 0
  %90 = zext i1 %89 to i64
  br label %91

91:                                               ; preds = %73, %68, %79, %85, %77
  %92 = phi i64 [ 0, %77 ], [ 1, %79 ], [ %90, %85 ], [ 0, %68 ], [ 0, %73 ]
  br i1 %38, label %93, label %122

93:                                               ; preds = %91
  %94 = mul nuw nsw i64 %58, %1
  %95 = getelementptr double, ptr %7, i64 %94
  br label %99

96:                                               ; preds = %99
  %97 = mul nuw nsw i64 %58, %3
  %98 = getelementptr double, ptr %9, i64 %97
  br label %109

99:                                               ; preds = %93, %99
  %100 = phi i64 [ 0, %93 ], [ %105, %99 ]
  %101 = phi double [ 0.000000e+00, %93 ], [ %104, %99 ]
  %102 = getelementptr double, ptr %95, i64 %100
  %103 = load double, ptr %102, align 8
  %104 = tail call double @llvm.fmuladd.f64(double %103, double %103, double %101)
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, %1
  br i1 %106, label %96, label %99

107:                                              ; preds = %109
  %108 = icmp eq i64 %92, 0
  br i1 %108, label %122, label %118

109:                                              ; preds = %96, %109
  %110 = phi i64 [ 0, %96 ], [ %116, %109 ]
  %111 = phi double [ %104, %96 ], [ %115, %109 ]
  %112 = getelementptr double, ptr %98, i64 %110
  %113 = load double, ptr %112, align 8
  %114 = fneg double %113
  %115 = tail call double @llvm.fmuladd.f64(double %114, double %113, double %111)
  %116 = add nuw nsw i64 %110, 1
  %117 = icmp eq i64 %116, %3
  br i1 %117, label %107, label %109

118:                                              ; preds = %107
  %119 = tail call i64 @enzcc_blas_nothing_d(double noundef %115, double noundef %49) #5
  %120 = icmp ne i64 %119, 0
  %121 = zext i1 %120 to i64
  br label %122

122:                                              ; preds = %107, %118, %91
  %123 = phi i64 [ %92, %91 ], [ 0, %107 ], [ %121, %118 ]
  br i1 %39, label %124, label %153

124:                                              ; preds = %122
  %125 = getelementptr double, ptr %8, i64 %58
  br label %129

126:                                              ; preds = %129
  %127 = mul nuw nsw i64 %58, %3
  %128 = getelementptr double, ptr %10, i64 %127
  br label %140

129:                                              ; preds = %124, %129
  %130 = phi i64 [ %136, %129 ], [ 0, %124 ]
  %131 = phi double [ %135, %129 ], [ 0.000000e+00, %124 ]
  %132 = mul nuw nsw i64 %130, %3
  %133 = getelementptr double, ptr %125, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = tail call double @llvm.fmuladd.f64(double %134, double %134, double %131)
  %136 = add nuw nsw i64 %130, 1
  %137 = icmp eq i64 %136, %2
  br i1 %137, label %126, label %129

138:                                              ; preds = %140
  %139 = icmp eq i64 %123, 0
  br i1 %139, label %153, label %149

140:                                              ; preds = %126, %140
  %141 = phi i64 [ 0, %126 ], [ %147, %140 ]
  %142 = phi double [ %135, %126 ], [ %146, %140 ]
  %143 = getelementptr double, ptr %128, i64 %141
  %144 = load double, ptr %143, align 8
  %145 = fneg double %144
  %146 = tail call double @llvm.fmuladd.f64(double %145, double %144, double %142)
  %147 = add nuw nsw i64 %141, 1
  %148 = icmp eq i64 %147, %3
  br i1 %148, label %138, label %140

149:                                              ; preds = %138
  %150 = tail call i64 @enzcc_blas_nothing_d(double noundef %146, double noundef %55) #5
  %151 = icmp ne i64 %150, 0
  %152 = zext i1 %151 to i64
  br label %153

153:                                              ; preds = %122, %149, %138, %57
  %154 = phi i64 [ %123, %122 ], [ 0, %138 ], [ %152, %149 ], [ 1, %57 ]
  %155 = mul nuw nsw i64 %58, %3
  %156 = mul nsw i64 %58, %1
  %157 = getelementptr inbounds double, ptr %5, i64 %156
  %158 = getelementptr inbounds nuw double, ptr %6, i64 %58
  %159 = icmp eq i64 %154, 0
  %160 = getelementptr inbounds nuw double, ptr %11, i64 %58
  br label %164

161:                                              ; preds = %260
  %162 = add nuw nsw i64 %58, 1
  %163 = icmp eq i64 %162, %3
  br i1 %163, label %56, label %57

164:                                              ; preds = %153, %260
  %165 = phi i64 [ 0, %153 ], [ %263, %260 ]
  %166 = icmp eq i64 %165, %58
  br i1 %166, label %167, label %169

167:                                              ; preds = %164
  %168 = load double, ptr %160, align 8
  br label %169

169:                                              ; preds = %164, %167
  %170 = phi double [ %168, %167 ], [ 0.000000e+00, %164 ]
  %171 = load double, ptr %59, align 8
  %172 = getelementptr inbounds nuw double, ptr %4, i64 %165
  %173 = load double, ptr %172, align 8
  %174 = fsub double %171, %173
  %175 = add nuw nsw i64 %165, %155
  %176 = getelementptr inbounds nuw double, ptr %9, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = mul nuw nsw i64 %165, %3
  %179 = add nuw nsw i64 %178, %58
  %180 = getelementptr inbounds nuw double, ptr %9, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = fsub double %177, %181
  %183 = getelementptr inbounds nuw double, ptr %10, i64 %175
  %184 = load double, ptr %183, align 8
  %185 = getelementptr inbounds nuw double, ptr %10, i64 %179
  %186 = load double, ptr %185, align 8
  %187 = fsub double %184, %186
  br i1 %166, label %188, label %190

188:                                              ; preds = %169
  %189 = select i1 %159, double 0x7FF8000000000000, double %170
  br label %242

190:                                              ; preds = %169
  %191 = tail call i64 @enzcc_blas_coincide_d(double noundef %174, double noundef %18) #5
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %193, label %201

193:                                              ; preds = %190
  %194 = load double, ptr %59, align 8
  %195 = load double, ptr %172, align 8
  %196 = fmul double %187, %195
  %197 = tail call double @llvm.fmuladd.f64(double %182, double %194, double %196)
  %198 = fadd double %194, %195
  %199 = fmul double %174, %198
  %200 = fdiv double %197, %199
  br label %242

201:                                              ; preds = %190
  %202 = tail call i64 @enzcc_blas_alike_d(i8 noundef signext %0, ptr noundef nonnull %4, ptr noundef %11, double noundef %24, i64 noundef %165, i64 noundef %58) #5
  br i1 %41, label %203, label %218

203:                                              ; preds = %201
  %204 = icmp eq i64 %202, 0
  br i1 %204, label %218, label %205

205:                                              ; preds = %203
  %206 = tail call i64 @enzcc_blas_mixed_d(i64 noundef %1, ptr noundef %5, i64 noundef %1, i64 noundef 1, i64 noundef %165, i64 noundef %58) #5
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %218, label %208

208:                                              ; preds = %205
  %209 = tail call i64 @enzcc_blas_mixed_d(i64 noundef %2, ptr noundef %6, i64 noundef 1, i64 noundef %3, i64 noundef %165, i64 noundef %58) #5
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %218, label %211

211:                                              ; preds = %208
  %212 = mul nsw i64 %165, %1
  %213 = getelementptr inbounds double, ptr %5, i64 %212
  %214 = getelementptr inbounds nuw double, ptr %6, i64 %165
  %215 = tail call i64 @enzcc_blas_hidden_d(i64 noundef %1, ptr noundef %213, ptr noundef %157, i64 noundef 1, i64 noundef %2, ptr noundef %214, ptr noundef %158, i64 noundef %3) #5
  %216 = icmp eq i64 %215, 0
  %217 = zext i1 %216 to i64
  br label %218

218:                                              ; preds = %203, %205, %208, %211, %201
  %219 = phi i64 [ %202, %201 ], [ 0, %208 ], [ 0, %205 ], [ 0, %203 ], [ %217, %211 ]
  %220 = icmp eq i64 %219, 0
  br i1 %61, label %221, label %225

221:                                              ; preds = %218
  br i1 %220, label %230, label %222

222:                                              ; preds = %221
  %223 = tail call i64 @enzcc_blas_nothing_d(double noundef %182, double noundef %35) #5
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %230, label %226

225:                                              ; preds = %218
  br i1 %220, label %230, label %231

226:                                              ; preds = %222
  %227 = tail call i64 @enzcc_blas_nothing_d(double noundef %187, double noundef %35) #5
  %228 = freeze i64 %227
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %230, label %242

230:                                              ; preds = %222, %221, %225, %226
  br label %242

231:                                              ; preds = %225
  %232 = fadd double %182, %187
  %233 = tail call i64 @enzcc_blas_nothing_d(double noundef %232, double noundef %35) #5
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %242, label %235

235:                                              ; preds = %231
  %236 = fsub double %182, %187
  %237 = fmul double %236, 5.000000e-01
  %238 = load double, ptr %172, align 8
  %239 = load double, ptr %59, align 8
  %240 = fadd double %238, %239
  %241 = fdiv double %237, %240
  br label %242

242:                                              ; preds = %230, %226, %235, %231, %193, %188
  %243 = phi double [ %189, %188 ], [ %200, %193 ], [ 0x7FF8000000000000, %231 ], [ %241, %235 ], [ 0x7FF8000000000000, %230 ], [ 0.000000e+00, %226 ]
  br i1 %38, label %244, label %251

244:                                              ; preds = %242
  %245 = load double, ptr %59, align 8
  %246 = fcmp ogt double %245, %18
  br i1 %246, label %247, label %251

247:                                              ; preds = %244
  %248 = load double, ptr %176, align 8
  %249 = fdiv double %248, %245
  %250 = fsub double %243, %249
  br label %251

251:                                              ; preds = %247, %244, %242
  %252 = phi double [ %250, %247 ], [ %243, %244 ], [ %243, %242 ]
  br i1 %39, label %253, label %260

253:                                              ; preds = %251
  %254 = load double, ptr %172, align 8
  %255 = fcmp ogt double %254, %18
  br i1 %255, label %256, label %260

256:                                              ; preds = %253
  %257 = load double, ptr %185, align 8
  %258 = fdiv double %257, %254
  %259 = fsub double %252, %258
  br label %260

260:                                              ; preds = %256, %253, %251
  %261 = phi double [ %259, %256 ], [ %252, %253 ], [ %252, %251 ]
  %262 = getelementptr inbounds nuw double, ptr %12, i64 %175
  store double %261, ptr %262, align 8
  %263 = add nuw nsw i64 %165, 1
  %264 = icmp eq i64 %263, %3
  br i1 %264, label %161, label %164
}

define linkonce_odr hidden void @enzcc_blas_svdturns_d(i8 noundef signext %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) nounwind {
  %12 = load double, ptr %4, align 8
  %13 = fmul double %12, 1.600000e+01
  %14 = sitofp i64 %3 to double
  %15 = fmul double %13, %14
  %16 = fmul double %15, 0x3CB0000000000000
  %17 = mul nsw i64 %3, %1
  %18 = tail call double @enzcc_blas_greatest_d(i64 noundef %17, ptr noundef %6) #5
  %19 = mul nsw i64 %3, %2
  %20 = tail call double @enzcc_blas_greatest_d(i64 noundef %19, ptr noundef %7) #5
  %21 = fcmp ogt double %18, %20
  %22 = select i1 %21, double %18, double %20
  %23 = add nsw i64 %2, %1
  %24 = sitofp i64 %23 to double
  %25 = fmul double %22, %24
  %26 = fmul double %25, 6.400000e+01
  %27 = fmul double %26, 0x3CB0000000000000
  %28 = icmp sgt i64 %3, 0
  br i1 %28, label %29, label %41

29:                                               ; preds = %11
  %30 = icmp sgt i64 %1, 0
  %31 = icmp sgt i64 %2, 0
  %32 = fmul double %22, %22
  %33 = fmul double %32, %24
  %34 = fmul double %33, %24
  %35 = fmul double %34, 6.400000e+01
  %36 = fmul double %35, 0x3CB0000000000000
  %37 = icmp eq i8 %0, 78
  %38 = add nuw nsw i64 %3, 1
  %39 = icmp sgt i64 %1, %3
  %40 = icmp sgt i64 %2, %3
  br label %43

41:                                               ; preds = %204, %11
  %42 = icmp eq i8 %0, 78
  br i1 %42, label %210, label %209

43:                                               ; preds = %29, %204
  %44 = phi i64 [ 0, %29 ], [ %207, %204 ]
  %45 = getelementptr inbounds nuw double, ptr %4, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fcmp ule double %46, %16
  br i1 %47, label %48, label %106

48:                                               ; preds = %43
  br i1 %30, label %49, label %52

49:                                               ; preds = %48
  %50 = mul nuw nsw i64 %44, %1
  %51 = getelementptr double, ptr %6, i64 %50
  br label %55

52:                                               ; preds = %55, %48
  %53 = phi double [ 0.000000e+00, %48 ], [ %60, %55 ]
  %54 = getelementptr double, ptr %7, i64 %44
  br i1 %31, label %68, label %63

55:                                               ; preds = %49, %55
  %56 = phi i64 [ 0, %49 ], [ %61, %55 ]
  %57 = phi double [ 0.000000e+00, %49 ], [ %60, %55 ]
  %58 = getelementptr double, ptr %51, i64 %56
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fmuladd.f64(double %59, double %59, double %57)
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %52, label %55

63:                                               ; preds = %68, %52
  %64 = phi double [ 0.000000e+00, %52 ], [ %74, %68 ]
  %65 = getelementptr double, ptr %5, i64 %44
  %66 = mul nuw nsw i64 %44, %3
  %67 = getelementptr double, ptr %5, i64 %66
  br label %80

68:                                               ; preds = %52, %68
  %69 = phi i64 [ %75, %68 ], [ 0, %52 ]
  %70 = phi double [ %74, %68 ], [ 0.000000e+00, %52 ]
  %71 = mul nuw nsw i64 %69, %3
  %72 = getelementptr double, ptr %54, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fmuladd.f64(double %73, double %73, double %70)
  %75 = add nuw nsw i64 %69, 1
  %76 = icmp eq i64 %75, %2
  br i1 %76, label %63, label %68

77:                                               ; preds = %97
  %78 = tail call i64 @enzcc_blas_nothing_d(double noundef %98, double noundef %36) #5
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %106, label %102

80:                                               ; preds = %63, %97
  %81 = phi i64 [ 0, %63 ], [ %100, %97 ]
  %82 = phi double [ %64, %63 ], [ %99, %97 ]
  %83 = phi double [ %53, %63 ], [ %98, %97 ]
  %84 = getelementptr inbounds nuw double, ptr %4, i64 %81
  %85 = load double, ptr %84, align 8
  %86 = fcmp ogt double %85, %16
  br i1 %86, label %87, label %97

87:                                               ; preds = %80
  %88 = getelementptr double, ptr %67, i64 %81
  %89 = load double, ptr %88, align 8
  %90 = fneg double %89
  %91 = tail call double @llvm.fmuladd.f64(double %90, double %89, double %83)
  %92 = mul nuw nsw i64 %81, %3
  %93 = getelementptr double, ptr %65, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fneg double %94
  %96 = tail call double @llvm.fmuladd.f64(double %95, double %94, double %82)
  br label %97

97:                                               ; preds = %80, %87
  %98 = phi double [ %91, %87 ], [ %83, %80 ]
  %99 = phi double [ %96, %87 ], [ %82, %80 ]
  %100 = add nuw nsw i64 %81, 1
  %101 = icmp eq i64 %100, %3
  br i1 %101, label %77, label %80

102:                                              ; preds = %77
  %103 = tail call i64 @enzcc_blas_nothing_d(double noundef %99, double noundef %36) #5
  %104 = icmp ne i64 %103, 0
  %105 = zext i1 %104 to i64
  br label %106

106:                                              ; preds = %43, %102, %77
  %107 = phi i64 [ 1, %43 ], [ 0, %77 ], [ %105, %102 ]
  %108 = getelementptr double, ptr %5, i64 %44
  %109 = mul nuw nsw i64 %44, %3
  %110 = getelementptr double, ptr %5, i64 %109
  %111 = mul nuw nsw i64 %44, %38
  %112 = getelementptr inbounds nuw double, ptr %5, i64 %111
  br label %115

113:                                              ; preds = %193
  %114 = icmp eq i64 %171, 0
  br i1 %114, label %204, label %200

115:                                              ; preds = %106, %193
  %116 = phi i64 [ 0, %106 ], [ %198, %193 ]
  %117 = phi i64 [ %107, %106 ], [ %171, %193 ]
  %118 = load double, ptr %45, align 8
  %119 = getelementptr inbounds nuw double, ptr %4, i64 %116
  %120 = load double, ptr %119, align 8
  %121 = fsub double %118, %120
  %122 = icmp eq i64 %116, %44
  br i1 %122, label %170, label %123

123:                                              ; preds = %115
  %124 = tail call i64 @enzcc_blas_coincide_d(double noundef %121, double noundef %16) #5
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %143

126:                                              ; preds = %123
  %127 = load double, ptr %45, align 8
  %128 = load double, ptr %119, align 8
  %129 = fadd double %127, %128
  %130 = fmul double %121, %129
  %131 = fdiv double 1.000000e+00, %130
  %132 = getelementptr double, ptr %110, i64 %116
  %133 = load double, ptr %132, align 8
  %134 = mul nuw nsw i64 %116, %3
  %135 = getelementptr double, ptr %108, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = fmul double %128, %136
  %138 = tail call double @llvm.fmuladd.f64(double %133, double %127, double %137)
  %139 = fmul double %131, %138
  %140 = fmul double %127, %136
  %141 = tail call double @llvm.fmuladd.f64(double %128, double %133, double %140)
  %142 = fmul double %131, %141
  br label %170

143:                                              ; preds = %123
  br i1 %47, label %170, label %144

144:                                              ; preds = %143
  %145 = getelementptr double, ptr %110, i64 %116
  %146 = load double, ptr %145, align 8
  %147 = mul nuw nsw i64 %116, %3
  %148 = getelementptr double, ptr %108, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fsub double %146, %149
  %151 = fmul double %150, 5.000000e-01
  %152 = load double, ptr %119, align 8
  %153 = load double, ptr %45, align 8
  %154 = fadd double %152, %153
  %155 = fdiv double %151, %154
  %156 = fneg double %155
  br i1 %37, label %170, label %157

157:                                              ; preds = %144
  %158 = fadd double %146, %149
  %159 = tail call i64 @enzcc_blas_nothing_d(double noundef %158, double noundef %27) #5
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %169, label %161

161:                                              ; preds = %157
  %162 = mul nuw nsw i64 %116, %38
  %163 = getelementptr inbounds nuw double, ptr %5, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = load double, ptr %112, align 8
  %166 = fsub double %164, %165
  %167 = tail call i64 @enzcc_blas_nothing_d(double noundef %166, double noundef %27) #5
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %169, label %170

169:                                              ; preds = %161, %157
  br label %170

170:                                              ; preds = %115, %143, %169, %161, %144, %126
  %171 = phi i64 [ %117, %143 ], [ %117, %161 ], [ 0, %169 ], [ %117, %144 ], [ %117, %126 ], [ %117, %115 ]
  %172 = phi double [ 0.000000e+00, %143 ], [ %155, %161 ], [ %155, %169 ], [ %155, %144 ], [ %139, %126 ], [ 0.000000e+00, %115 ]
  %173 = phi double [ 0.000000e+00, %143 ], [ %156, %161 ], [ %156, %169 ], [ %156, %144 ], [ %142, %126 ], [ 0.000000e+00, %115 ]
  br i1 %39, label %174, label %182

174:                                              ; preds = %170
  %175 = load double, ptr %45, align 8
  %176 = fcmp ogt double %175, %16
  br i1 %176, label %177, label %182

177:                                              ; preds = %174
  %178 = getelementptr double, ptr %110, i64 %116
  %179 = load double, ptr %178, align 8
  %180 = fdiv double %179, %175
  %181 = fsub double %172, %180
  br label %182

182:                                              ; preds = %177, %174, %170
  %183 = phi double [ %181, %177 ], [ %172, %174 ], [ %172, %170 ]
  br i1 %40, label %184, label %193

184:                                              ; preds = %182
  %185 = load double, ptr %45, align 8
  %186 = fcmp ogt double %185, %16
  br i1 %186, label %187, label %193

187:                                              ; preds = %184
  %188 = mul nuw nsw i64 %116, %3
  %189 = getelementptr double, ptr %108, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = fdiv double %190, %185
  %192 = fsub double %173, %191
  br label %193

193:                                              ; preds = %187, %184, %182
  %194 = phi double [ %192, %187 ], [ %173, %184 ], [ %173, %182 ]
  %195 = add nuw nsw i64 %116, %109
  %196 = getelementptr inbounds nuw double, ptr %8, i64 %195
  store double %183, ptr %196, align 8
  %197 = getelementptr inbounds nuw double, ptr %9, i64 %195
  store double %194, ptr %197, align 8
  %198 = add nuw nsw i64 %116, 1
  %199 = icmp eq i64 %198, %3
  br i1 %199, label %113, label %115

200:                                              ; preds = %113
  %201 = mul nuw nsw i64 %44, %38
  %202 = getelementptr inbounds nuw double, ptr %5, i64 %201
  %203 = load double, ptr %202, align 8
  br label %204

204:                                              ; preds = %113, %200
  %205 = phi double [ %203, %200 ], [ 0x7FF8000000000000, %113 ]
  %206 = getelementptr inbounds nuw double, ptr %10, i64 %44
  store double %205, ptr %206, align 8
  %207 = add nuw nsw i64 %44, 1
  %208 = icmp eq i64 %207, %3
  br i1 %208, label %41, label %43

209:                                              ; preds = %41
  tail call void @enzcc_blas_spread_d(i64 noundef %3, ptr noundef nonnull %4, ptr noundef %10) #5
  br label %210

210:                                              ; preds = %209, %41
  ret void
}

define linkonce_odr hidden double @enzcc_blas_zeros_d(i64 noundef %0, ptr noundef %1) nounwind {
  %3 = load double, ptr %1, align 8
  %4 = fmul double %3, 1.600000e+01
  %5 = sitofp i64 %0 to double
  %6 = fmul double %4, %5
  %7 = fmul double %6, 0x3CB0000000000000
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %11, %2
  %10 = phi double [ 0.000000e+00, %2 ], [ %18, %11 ]
  ret double %10

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %19, %11 ], [ 0, %2 ]
  %13 = phi double [ %18, %11 ], [ 0.000000e+00, %2 ]
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %15 = load double, ptr %14, align 8
  %16 = fcmp ogt double %15, %7
  %17 = fadd double %13, 1.000000e+00
  %18 = select i1 %16, double %13, double %17
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %0
  br i1 %20, label %9, label %11
}

define linkonce_odr hidden void @enzcc_blas_beyond_d(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) nounwind {
  %13 = load double, ptr %3, align 8
  %14 = fmul double %13, 1.600000e+01
  %15 = sitofp i64 %2 to double
  %16 = fmul double %14, %15
  %17 = fmul double %16, 0x3CB0000000000000
  %18 = icmp sgt i64 %1, 0
  br i1 %18, label %19, label %31

19:                                               ; preds = %12
  %20 = icmp sgt i64 %0, 0
  %21 = icmp sgt i64 %2, 0
  br label %22

22:                                               ; preds = %19, %32
  %23 = phi i64 [ 0, %19 ], [ %33, %32 ]
  br i1 %20, label %24, label %32

24:                                               ; preds = %22
  %25 = mul nsw i64 %23, %7
  %26 = getelementptr double, ptr %6, i64 %25
  %27 = mul nsw i64 %23, %2
  %28 = getelementptr double, ptr %5, i64 %27
  %29 = mul nuw nsw i64 %23, %0
  %30 = getelementptr double, ptr %11, i64 %29
  br label %35

31:                                               ; preds = %32, %12
  ret void

32:                                               ; preds = %45, %22
  %33 = add nuw nsw i64 %23, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %31, label %22

35:                                               ; preds = %24, %45
  %36 = phi i64 [ 0, %24 ], [ %48, %45 ]
  %37 = getelementptr double, ptr %26, i64 %36
  %38 = load double, ptr %37, align 8
  br i1 %21, label %39, label %45

39:                                               ; preds = %35, %72
  %40 = phi i64 [ %74, %72 ], [ 0, %35 ]
  %41 = phi double [ %73, %72 ], [ %38, %35 ]
  %42 = getelementptr inbounds nuw double, ptr %3, i64 %40
  %43 = load double, ptr %42, align 8
  %44 = fcmp ogt double %43, %17
  br i1 %44, label %50, label %45

45:                                               ; preds = %39, %72, %35
  %46 = phi double [ %38, %35 ], [ %73, %72 ], [ %41, %39 ]
  %47 = getelementptr double, ptr %30, i64 %36
  store double %46, ptr %47, align 8
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %0
  br i1 %49, label %32, label %35

50:                                               ; preds = %39
  %51 = mul nuw nsw i64 %40, %0
  %52 = add nuw nsw i64 %51, %36
  %53 = getelementptr inbounds nuw double, ptr %4, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = add nuw nsw i64 %40, %27
  %56 = getelementptr inbounds nuw double, ptr %10, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw double, ptr %9, i64 %52
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw double, ptr %5, i64 %55
  %61 = load double, ptr %60, align 8
  %62 = fmul double %59, %61
  %63 = tail call double @llvm.fmuladd.f64(double %54, double %57, double %62)
  %64 = fsub double %41, %63
  %65 = getelementptr double, ptr %8, i64 %40
  br label %66

66:                                               ; preds = %50, %76
  %67 = phi i64 [ 0, %50 ], [ %84, %76 ]
  %68 = phi double [ %64, %50 ], [ %83, %76 ]
  %69 = getelementptr inbounds nuw double, ptr %3, i64 %67
  %70 = load double, ptr %69, align 8
  %71 = fcmp ogt double %70, %17
  br i1 %71, label %76, label %72

72:                                               ; preds = %66, %76
  %73 = phi double [ %83, %76 ], [ %68, %66 ]
  %74 = add nuw nsw i64 %40, 1
  %75 = icmp eq i64 %74, %2
  br i1 %75, label %45, label %39

76:                                               ; preds = %66
  %77 = mul nuw nsw i64 %67, %2
  %78 = getelementptr double, ptr %65, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fmul double %54, %79
  %81 = getelementptr double, ptr %28, i64 %67
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fmuladd.f64(double %80, double %82, double %68)
  %84 = add nuw nsw i64 %67, 1
  %85 = icmp eq i64 %84, %2
  br i1 %85, label %72, label %66
}

define linkonce_odr hidden void @enzcc_blas_settle_d(i64 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = load double, ptr %1, align 8
  %6 = fmul double %5, 1.600000e+01
  %7 = sitofp i64 %0 to double
  %8 = fmul double %6, %7
  %9 = fmul double %8, 0x3CB0000000000000
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %23, %4
  ret void

12:                                               ; preds = %4, %23
  %13 = phi i64 [ %25, %23 ], [ 0, %4 ]
  %14 = phi i64 [ %24, %23 ], [ 0, %4 ]
  %15 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %16 = load double, ptr %15, align 8
  %17 = fcmp ogt double %16, %9
  br i1 %17, label %23, label %18

18:                                               ; preds = %12
  %19 = add nsw i64 %14, 1
  %20 = getelementptr inbounds double, ptr %2, i64 %14
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw double, ptr %3, i64 %13
  store double %21, ptr %22, align 8
  br label %23

23:                                               ; preds = %12, %18
  %24 = phi i64 [ %14, %12 ], [ %19, %18 ]
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %11, label %12
}

define linkonce_odr hidden void @enzcc_blas_addrowsby_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = load double, ptr %2, align 8
  %11 = fmul double %10, 1.600000e+01
  %12 = uitofp nneg i64 %0 to double
  %13 = fmul double %11, %12
  %14 = fmul double %13, 0x3CB0000000000000
  br label %15

15:                                               ; preds = %7, %9
  %16 = phi double [ %14, %9 ], [ 0.000000e+00, %7 ]
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %25

18:                                               ; preds = %15, %26
  %19 = phi i64 [ %27, %26 ], [ 0, %15 ]
  br i1 %8, label %20, label %26

20:                                               ; preds = %18
  %21 = mul nsw i64 %19, %4
  %22 = getelementptr double, ptr %3, i64 %21
  %23 = mul nsw i64 %19, %6
  %24 = getelementptr double, ptr %5, i64 %23
  br label %29

25:                                               ; preds = %26, %15
  ret void

26:                                               ; preds = %41, %18
  %27 = add nuw nsw i64 %19, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %25, label %18

29:                                               ; preds = %20, %41
  %30 = phi i64 [ 0, %20 ], [ %42, %41 ]
  %31 = getelementptr inbounds nuw double, ptr %2, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fcmp ogt double %32, %16
  br i1 %33, label %34, label %41

34:                                               ; preds = %29
  %35 = getelementptr double, ptr %22, i64 %30
  %36 = load double, ptr %35, align 8
  %37 = fdiv double %36, %32
  %38 = getelementptr double, ptr %24, i64 %30
  %39 = load double, ptr %38, align 8
  %40 = fadd double %39, %37
  store double %40, ptr %38, align 8
  br label %41

41:                                               ; preds = %29, %34
  %42 = add nuw nsw i64 %30, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %26, label %29
}

define linkonce_odr hidden void @enzcc_blas_addcolumnsby_d(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) nounwind {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %24

9:                                                ; preds = %7
  %10 = load double, ptr %2, align 8
  %11 = fmul double %10, 1.600000e+01
  %12 = uitofp nneg i64 %1 to double
  %13 = fmul double %11, %12
  %14 = fmul double %13, 0x3CB0000000000000
  %15 = icmp sgt i64 %0, 0
  br label %16

16:                                               ; preds = %9, %25
  %17 = phi i64 [ 0, %9 ], [ %26, %25 ]
  br i1 %15, label %18, label %25

18:                                               ; preds = %16
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %20 = mul nsw i64 %17, %4
  %21 = getelementptr double, ptr %3, i64 %20
  %22 = mul nsw i64 %17, %6
  %23 = getelementptr double, ptr %5, i64 %22
  br label %28

24:                                               ; preds = %25, %7
  ret void

25:                                               ; preds = %39, %16
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %24, label %16

28:                                               ; preds = %18, %39
  %29 = phi i64 [ 0, %18 ], [ %40, %39 ]
  %30 = load double, ptr %19, align 8
  %31 = fcmp ogt double %30, %14
  br i1 %31, label %32, label %39

32:                                               ; preds = %28
  %33 = getelementptr double, ptr %21, i64 %29
  %34 = load double, ptr %33, align 8
  %35 = fdiv double %34, %30
  %36 = getelementptr double, ptr %23, i64 %29
  %37 = load double, ptr %36, align 8
  %38 = fadd double %37, %35
  store double %38, ptr %36, align 8
  br label %39

39:                                               ; preds = %28, %32
  %40 = add nuw nsw i64 %29, 1
  %41 = icmp eq i64 %40, %0
  br i1 %41, label %25, label %28
}

define linkonce_odr hidden void @enzcc_blas_unknown_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = load double, ptr %1, align 8
  %5 = fmul double %4, 1.600000e+01
  %6 = sitofp i64 %0 to double
  %7 = fmul double %5, %6
  %8 = fmul double %7, 0x3CB0000000000000
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %3, %16
  %11 = phi i64 [ %17, %16 ], [ 0, %3 ]
  %12 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %13 = mul nuw nsw i64 %11, %0
  %14 = getelementptr double, ptr %2, i64 %13
  br label %19

15:                                               ; preds = %16, %3
  ret void

16:                                               ; preds = %36
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %15, label %10

19:                                               ; preds = %10, %36
  %20 = phi i64 [ 0, %10 ], [ %37, %36 ]
  %21 = icmp eq i64 %20, %11
  %22 = load double, ptr %12, align 8
  br i1 %21, label %31, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw double, ptr %1, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = fsub double %22, %25
  %27 = tail call i64 @enzcc_blas_coincide_d(double noundef %26, double noundef %8) #5
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %34

29:                                               ; preds = %23
  %30 = load double, ptr %12, align 8
  br label %31

31:                                               ; preds = %29, %19
  %32 = phi double [ %30, %29 ], [ %22, %19 ]
  %33 = fcmp ogt double %32, %8
  br i1 %33, label %36, label %34

34:                                               ; preds = %31, %23
  %35 = getelementptr double, ptr %14, i64 %20
  store double 0x7FF8000000000000, ptr %35, align 8
  br label %36

36:                                               ; preds = %31, %34
  %37 = add nuw nsw i64 %20, 1
  %38 = icmp eq i64 %37, %0
  br i1 %38, label %16, label %19
}

define linkonce_odr hidden void @__enzcc_blas_between_d(i64 noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  ret void
}

declare i64 @llvm.smin.i64(i64, i64) #3

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { nobuiltin }

