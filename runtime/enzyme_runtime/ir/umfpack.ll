; Generated from csrc/umfpack.c by csrc/build.py: do not edit. f0f451dee1fd04f9 233e0f5652820902

@__enzcc_sparse_known.parts = internal constant [69 x i8] c"enzcc: solutions with parts of UMFPACK's factors have no derivative\0A\00", align 16
@__enzcc_sparse_known.absent = internal constant [74 x i8] c"enzcc: the derivative of UMFPACK's solve asks for the matrix: Ap, Ai, Ax\0A\00", align 16
@__enzyme_register_gradient_umfpack_di = global [3 x ptr] [ptr @umfpack_di_solve, ptr @__enzcc_umfpack_di_augmented, ptr @__enzcc_umfpack_di_gradient], align 16
@__enzyme_register_derivative_umfpack_di = global [2 x ptr] [ptr @umfpack_di_solve, ptr @__enzcc_umfpack_di_tangent], align 16
@__enzyme_inactivefn_umfpack_di_numeric = global ptr @umfpack_di_numeric, align 8
@__enzyme_inactivefn_umfpack_di_symbolic = global ptr @umfpack_di_symbolic, align 8
@__enzyme_inactivefn_umfpack_di_free_symbolic = global ptr @umfpack_di_free_symbolic, align 8
@__enzyme_inactivefn_umfpack_di_defaults = global ptr @umfpack_di_defaults, align 8
@__enzyme_register_gradient_umfpack_dl = global [3 x ptr] [ptr @umfpack_dl_solve, ptr @__enzcc_umfpack_dl_augmented, ptr @__enzcc_umfpack_dl_gradient], align 16
@__enzyme_register_derivative_umfpack_dl = global [2 x ptr] [ptr @umfpack_dl_solve, ptr @__enzcc_umfpack_dl_tangent], align 16
@__enzyme_inactivefn_umfpack_dl_numeric = global ptr @umfpack_dl_numeric, align 8
@__enzyme_inactivefn_umfpack_dl_symbolic = global ptr @umfpack_dl_symbolic, align 8
@__enzyme_inactivefn_umfpack_dl_free_symbolic = global ptr @umfpack_dl_free_symbolic, align 8
@__enzyme_inactivefn_umfpack_dl_defaults = global ptr @umfpack_dl_defaults, align 8
@__enzcc_sparse_held = linkonce_odr hidden global ptr null, align 8
@__enzcc_sparse_lock = linkonce_odr hidden global i8 0, align 1

define linkonce_odr hidden void @__enzcc_sparse_hold(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  br label %2

2:                                                ; preds = %2, %1
  %3 = atomicrmw xchg ptr @__enzcc_sparse_lock, i8 1 acquire, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %2

5:                                                ; preds = %2, %9
  %6 = phi ptr [ %7, %9 ], [ @__enzcc_sparse_held, %2 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, %0
  br i1 %12, label %20, label %5

13:                                               ; preds = %5
  %14 = tail call ptr @malloc(i64 noundef 40) #5
  %15 = load ptr, ptr @__enzcc_sparse_held, align 8
  store ptr %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr null, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i64 0, ptr %19, align 8
  store ptr %14, ptr @__enzcc_sparse_held, align 8
  br label %24

20:                                               ; preds = %9
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %22, 1
  br label %24

24:                                               ; preds = %20, %13
  %25 = phi i64 [ 1, %13 ], [ %23, %20 ]
  %26 = phi ptr [ %14, %13 ], [ %7, %20 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 24
  store i64 %25, ptr %27, align 8
  store atomic i8 0, ptr @__enzcc_sparse_lock release, align 1
  ret void
}

define linkonce_odr hidden i64 @__enzcc_sparse_let_go(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  br label %2

2:                                                ; preds = %2, %1
  %3 = atomicrmw xchg ptr @__enzcc_sparse_lock, i8 1 acquire, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %2

5:                                                ; preds = %2, %9
  %6 = phi ptr [ %7, %9 ], [ @__enzcc_sparse_held, %2 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %43, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, %0
  br i1 %12, label %13, label %5

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %43

17:                                               ; preds = %13
  %18 = add nsw i64 %15, -1
  store i64 %18, ptr %14, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %43

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %43

28:                                               ; preds = %24, %20
  br label %29

29:                                               ; preds = %28, %29
  %30 = phi ptr [ %31, %29 ], [ @__enzcc_sparse_held, %28 ]
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, %7
  br i1 %32, label %33, label %29

33:                                               ; preds = %29
  %34 = load ptr, ptr %7, align 8
  store ptr %34, ptr %30, align 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %42, label %38

38:                                               ; preds = %33, %38
  %39 = phi ptr [ %40, %38 ], [ %36, %33 ]
  %40 = load ptr, ptr %39, align 8
  tail call void @free(ptr noundef nonnull %39) #5
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %38

42:                                               ; preds = %38, %33
  tail call void @free(ptr noundef nonnull %7) #5
  br label %43

43:                                               ; preds = %5, %42, %24, %17, %13
  %44 = phi i64 [ %22, %42 ], [ 0, %24 ], [ 0, %17 ], [ 0, %13 ], [ 0, %5 ]
  store atomic i8 0, ptr @__enzcc_sparse_lock release, align 1
  ret i64 %44
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden i64 @__enzcc_sparse_release(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  br label %2

2:                                                ; preds = %2, %1
  %3 = atomicrmw xchg ptr @__enzcc_sparse_lock, i8 1 acquire, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %2

5:                                                ; preds = %2, %9
  %6 = phi ptr [ %7, %9 ], [ @__enzcc_sparse_held, %2 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %33, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, %0
  br i1 %12, label %13, label %5

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 1, ptr %18, align 8
  br label %33

19:                                               ; preds = %13, %19
  %20 = phi ptr [ %21, %19 ], [ @__enzcc_sparse_held, %13 ]
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, %7
  br i1 %22, label %23, label %19

23:                                               ; preds = %19
  %24 = load ptr, ptr %7, align 8
  store ptr %24, ptr %20, align 8
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %32, label %28

28:                                               ; preds = %23, %28
  %29 = phi ptr [ %30, %28 ], [ %26, %23 ]
  %30 = load ptr, ptr %29, align 8
  tail call void @free(ptr noundef nonnull %29) #5
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %28

32:                                               ; preds = %28, %23
  tail call void @free(ptr noundef nonnull %7) #5
  br label %33

33:                                               ; preds = %5, %32, %17
  %34 = phi i64 [ 1, %17 ], [ 0, %32 ], [ 0, %5 ]
  store atomic i8 0, ptr @__enzcc_sparse_lock release, align 1
  ret i64 %34
}

define linkonce_odr hidden void @__enzcc_sparse_tangent(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  br label %3

3:                                                ; preds = %3, %2
  %4 = atomicrmw xchg ptr @__enzcc_sparse_lock, i8 1 acquire, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %3

6:                                                ; preds = %3, %10
  %7 = phi ptr [ %8, %10 ], [ @__enzcc_sparse_held, %3 ]
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, %0
  br i1 %13, label %21, label %6

14:                                               ; preds = %6
  %15 = tail call ptr @malloc(i64 noundef 40) #5
  %16 = load ptr, ptr @__enzcc_sparse_held, align 8
  store ptr %16, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr null, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i64 0, ptr %20, align 8
  store ptr %15, ptr @__enzcc_sparse_held, align 8
  br label %24

21:                                               ; preds = %10
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %23 = load ptr, ptr %22, align 8
  br label %24

24:                                               ; preds = %21, %14
  %25 = phi ptr [ null, %14 ], [ %23, %21 ]
  %26 = phi ptr [ %15, %14 ], [ %8, %21 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store ptr %25, ptr %1, align 8
  store ptr %1, ptr %27, align 8
  store atomic i8 0, ptr @__enzcc_sparse_lock release, align 1
  ret void
}

define linkonce_odr hidden void @__enzcc_sparse_known(i64 noundef %0, i64 noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = icmp ult i64 %0, 3
  %4 = icmp ne i64 %1, 0
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  ret void

7:                                                ; preds = %2
  %8 = select i1 %4, ptr @__enzcc_sparse_known.parts, ptr @__enzcc_sparse_known.absent
  %9 = select i1 %4, i64 68, i64 73
  %10 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %8, i64 noundef %9) #5
  tail call void @abort() #6
  unreachable
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

declare void @abort() #3

define linkonce_odr hidden i32 @__enzcc_umfpack_di_rows(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %7 = call i32 @umfpack_di_get_lunz(ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef %0) #5
  %8 = icmp eq i32 %7, 0
  %9 = load i32, ptr %4, align 4
  %10 = select i1 %8, i32 %9, i32 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret i32 %10
}

declare i32 @umfpack_di_get_lunz(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden void @__enzcc_umfpack_di_free_numeric(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = tail call i64 @__enzcc_sparse_release(ptr noundef nonnull %2) #8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  store ptr null, ptr %0, align 8
  br label %9

8:                                                ; preds = %4, %1
  tail call void @umfpack_di_free_numeric(ptr noundef nonnull %0) #5
  br label %9

9:                                                ; preds = %8, %7
  ret void
}

declare void @umfpack_di_free_numeric(ptr noundef) #2

define linkonce_odr hidden void @__enzcc_umfpack_di_let_go(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = tail call i64 @__enzcc_sparse_let_go(ptr noundef %0) #8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @umfpack_di_free_numeric(ptr noundef nonnull %2) #5
  br label %6

6:                                                ; preds = %5, %1
  ret void
}

define linkonce_odr hidden { ptr, i32 } @__enzcc_umfpack_di_augmented(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17) nounwind {
  %19 = tail call i32 @umfpack_di_solve(i32 noundef %0, ptr noundef %2, ptr noundef %4, ptr noundef %6, ptr noundef %8, ptr noundef %10, ptr noundef %12, ptr noundef %14, ptr noundef %16) #5
  %20 = sext i32 %0 to i64
  %21 = icmp ne ptr %2, null
  %22 = icmp ne ptr %4, null
  %23 = and i1 %21, %22
  %24 = icmp ne ptr %6, null
  %25 = and i1 %23, %24
  %26 = zext i1 %25 to i64
  tail call void @__enzcc_sparse_known(i64 noundef %20, i64 noundef %26) #8
  %27 = tail call ptr @malloc(i64 noundef 48) #5
  %28 = icmp slt i32 %19, 0
  br i1 %28, label %36, label %29

29:                                               ; preds = %18
  %30 = tail call i32 @__enzcc_umfpack_di_rows(ptr noundef %12) #8
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %29
  %33 = zext nneg i32 %30 to i64
  %34 = getelementptr inbounds nuw i32, ptr %2, i64 %33
  %35 = load i32, ptr %34, align 4
  br label %36

36:                                               ; preds = %18, %29, %32
  %37 = phi i32 [ %30, %32 ], [ %30, %29 ], [ 0, %18 ]
  %38 = phi i32 [ %35, %32 ], [ 0, %29 ], [ 0, %18 ]
  store i32 %37, ptr %27, align 8
  %39 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store i32 %19, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %27, i64 40
  store ptr %12, ptr %40, align 8
  %41 = add nsw i32 %37, 1
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 2
  %44 = tail call ptr @malloc(i64 noundef %43) #5
  %45 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store ptr %44, ptr %45, align 8
  %46 = add nsw i32 %38, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = tail call ptr @malloc(i64 noundef %48) #5
  %50 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store ptr %49, ptr %50, align 8
  %51 = shl nsw i64 %47, 3
  %52 = tail call ptr @malloc(i64 noundef %51) #5
  %53 = getelementptr inbounds nuw i8, ptr %27, i64 24
  store ptr %52, ptr %53, align 8
  %54 = shl nsw i64 %42, 3
  %55 = tail call ptr @malloc(i64 noundef %54) #5
  %56 = getelementptr inbounds nuw i8, ptr %27, i64 32
  store ptr %55, ptr %56, align 8
  %57 = icmp sgt i32 %37, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %36
  %59 = zext nneg i32 %37 to i64
  br label %64

60:                                               ; preds = %64, %36
  %61 = icmp sgt i32 %38, 0
  br i1 %61, label %62, label %76

62:                                               ; preds = %60
  %63 = zext nneg i32 %38 to i64
  br label %82

64:                                               ; preds = %58, %64
  %65 = phi i64 [ 0, %58 ], [ %74, %64 ]
  %66 = getelementptr inbounds nuw double, ptr %8, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = load ptr, ptr %56, align 8
  %69 = getelementptr inbounds nuw double, ptr %68, i64 %65
  store double %67, ptr %69, align 8
  %70 = getelementptr inbounds nuw i32, ptr %2, i64 %65
  %71 = load i32, ptr %70, align 4
  %72 = load ptr, ptr %45, align 8
  %73 = getelementptr inbounds nuw i32, ptr %72, i64 %65
  store i32 %71, ptr %73, align 4
  %74 = add nuw nsw i64 %65, 1
  %75 = icmp eq i64 %74, %59
  br i1 %75, label %60, label %64

76:                                               ; preds = %82, %60
  %77 = load ptr, ptr %45, align 8
  %78 = sext i32 %37 to i64
  %79 = getelementptr inbounds i32, ptr %77, i64 %78
  store i32 %38, ptr %79, align 4
  tail call void @__enzcc_sparse_hold(ptr noundef %12) #8
  %80 = insertvalue { ptr, i32 } poison, ptr %27, 0
  %81 = insertvalue { ptr, i32 } %80, i32 %19, 1
  ret { ptr, i32 } %81

82:                                               ; preds = %62, %82
  %83 = phi i64 [ 0, %62 ], [ %92, %82 ]
  %84 = getelementptr inbounds nuw i32, ptr %4, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = load ptr, ptr %50, align 8
  %87 = getelementptr inbounds nuw i32, ptr %86, i64 %83
  store i32 %85, ptr %87, align 4
  %88 = getelementptr inbounds nuw double, ptr %6, i64 %83
  %89 = load double, ptr %88, align 8
  %90 = load ptr, ptr %53, align 8
  %91 = getelementptr inbounds nuw double, ptr %90, i64 %83
  store double %89, ptr %91, align 8
  %92 = add nuw nsw i64 %83, 1
  %93 = icmp eq i64 %92, %63
  br i1 %93, label %76, label %82
}

declare i32 @umfpack_di_solve(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare ptr @malloc(i64 noundef) #2

define linkonce_odr hidden void @__enzcc_umfpack_di_gradient(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17, ptr noundef %18) nounwind {
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp slt i32 %21, 0
  %23 = icmp eq ptr %9, %8
  %24 = or i1 %23, %22
  br i1 %24, label %116, label %25

25:                                               ; preds = %19
  %26 = load i32, ptr %18, align 8
  %27 = add nsw i32 %26, 1
  %28 = sext i32 %27 to i64
  %29 = shl nsw i64 %28, 3
  %30 = tail call ptr @malloc(i64 noundef %29) #5
  %31 = icmp eq i32 %0, 0
  %32 = zext i1 %31 to i32
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %40 = load ptr, ptr %39, align 8
  %41 = tail call i32 @umfpack_di_solve(i32 noundef %32, ptr noundef %34, ptr noundef %36, ptr noundef %38, ptr noundef %30, ptr noundef %9, ptr noundef %40, ptr noundef null, ptr noundef null) #5
  %42 = icmp eq ptr %7, %6
  br i1 %42, label %93, label %43

43:                                               ; preds = %25
  %44 = load ptr, ptr %33, align 8
  %45 = load ptr, ptr %35, align 8
  %46 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %47 = load ptr, ptr %46, align 8
  %48 = icmp sgt i32 %26, 0
  br i1 %48, label %49, label %115

49:                                               ; preds = %43
  %50 = zext nneg i32 %26 to i64
  %51 = load i32, ptr %44, align 4
  br label %55

52:                                               ; preds = %84, %55
  %53 = phi i32 [ %60, %55 ], [ %90, %84 ]
  %54 = icmp eq i64 %58, %50
  br i1 %54, label %93, label %55

55:                                               ; preds = %52, %49
  %56 = phi i32 [ %51, %49 ], [ %53, %52 ]
  %57 = phi i64 [ 0, %49 ], [ %58, %52 ]
  %58 = add nuw nsw i64 %57, 1
  %59 = getelementptr inbounds nuw i32, ptr %44, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = icmp slt i32 %56, %60
  br i1 %61, label %62, label %52

62:                                               ; preds = %55
  %63 = getelementptr inbounds nuw double, ptr %30, i64 %57
  %64 = getelementptr inbounds nuw double, ptr %47, i64 %57
  %65 = sext i32 %56 to i64
  br label %66

66:                                               ; preds = %84, %62
  %67 = phi i64 [ %65, %62 ], [ %89, %84 ]
  br i1 %31, label %76, label %68

68:                                               ; preds = %66
  %69 = load double, ptr %63, align 8
  %70 = getelementptr inbounds i32, ptr %45, i64 %67
  %71 = load i32, ptr %70, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %47, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul double %69, %74
  br label %84

76:                                               ; preds = %66
  %77 = getelementptr inbounds i32, ptr %45, i64 %67
  %78 = load i32, ptr %77, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %30, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = load double, ptr %64, align 8
  %83 = fmul double %81, %82
  br label %84

84:                                               ; preds = %76, %68
  %85 = phi double [ %75, %68 ], [ %83, %76 ]
  %86 = getelementptr inbounds double, ptr %7, i64 %67
  %87 = load double, ptr %86, align 8
  %88 = fsub double %87, %85
  store double %88, ptr %86, align 8
  %89 = add nsw i64 %67, 1
  %90 = load i32, ptr %59, align 4
  %91 = sext i32 %90 to i64
  %92 = icmp slt i64 %89, %91
  br i1 %92, label %66, label %52

93:                                               ; preds = %52, %25
  %94 = icmp sgt i32 %26, 0
  br i1 %94, label %95, label %115

95:                                               ; preds = %93
  %96 = zext nneg i32 %26 to i64
  br label %101

97:                                               ; preds = %101
  %98 = icmp eq ptr %11, %10
  br i1 %98, label %115, label %99

99:                                               ; preds = %97
  %100 = zext nneg i32 %26 to i64
  br label %106

101:                                              ; preds = %95, %101
  %102 = phi i64 [ 0, %95 ], [ %104, %101 ]
  %103 = getelementptr inbounds nuw double, ptr %9, i64 %102
  store double 0.000000e+00, ptr %103, align 8
  %104 = add nuw nsw i64 %102, 1
  %105 = icmp eq i64 %104, %96
  br i1 %105, label %97, label %101

106:                                              ; preds = %99, %106
  %107 = phi i64 [ 0, %99 ], [ %113, %106 ]
  %108 = getelementptr inbounds nuw double, ptr %30, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw double, ptr %11, i64 %107
  %111 = load double, ptr %110, align 8
  %112 = fadd double %109, %111
  store double %112, ptr %110, align 8
  %113 = add nuw nsw i64 %107, 1
  %114 = icmp eq i64 %113, %100
  br i1 %114, label %115, label %106

115:                                              ; preds = %106, %43, %93, %97
  tail call void @free(ptr noundef %30) #5
  br label %116

116:                                              ; preds = %115, %19
  %117 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %118 = load ptr, ptr %117, align 8
  tail call void @__enzcc_umfpack_di_let_go(ptr noundef %118) #8
  %119 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %120 = load ptr, ptr %119, align 8
  tail call void @free(ptr noundef %120) #5
  %121 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %122 = load ptr, ptr %121, align 8
  tail call void @free(ptr noundef %122) #5
  %123 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %124 = load ptr, ptr %123, align 8
  tail call void @free(ptr noundef %124) #5
  %125 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %126 = load ptr, ptr %125, align 8
  tail call void @free(ptr noundef %126) #5
  tail call void @free(ptr noundef %18) #5
  ret void
}

declare void @free(ptr noundef) #2

define linkonce_odr hidden i64 @__enzcc_umfpack_di_tangent(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17) nounwind {
  %19 = tail call i32 @umfpack_di_solve(i32 noundef %0, ptr noundef %2, ptr noundef %4, ptr noundef %6, ptr noundef %8, ptr noundef %10, ptr noundef %12, ptr noundef %14, ptr noundef %16) #5
  %20 = icmp slt i32 %19, 0
  %21 = icmp eq ptr %9, %8
  %22 = or i1 %21, %20
  br i1 %22, label %98, label %23

23:                                               ; preds = %18
  %24 = sext i32 %0 to i64
  %25 = icmp ne ptr %2, null
  %26 = icmp ne ptr %4, null
  %27 = and i1 %25, %26
  %28 = icmp ne ptr %6, null
  %29 = and i1 %27, %28
  %30 = zext i1 %29 to i64
  tail call void @__enzcc_sparse_known(i64 noundef %24, i64 noundef %30) #8
  %31 = tail call i32 @__enzcc_umfpack_di_rows(ptr noundef %12) #8
  %32 = add nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = shl nsw i64 %33, 3
  %35 = tail call ptr @malloc(i64 noundef %34) #5
  %36 = icmp sgt i32 %31, 0
  br i1 %36, label %37, label %96

37:                                               ; preds = %23
  %38 = icmp eq ptr %11, %10
  %39 = zext nneg i32 %31 to i64
  br label %42

40:                                               ; preds = %47
  %41 = icmp eq ptr %7, %6
  br i1 %41, label %96, label %52

42:                                               ; preds = %37, %47
  %43 = phi i64 [ 0, %37 ], [ %50, %47 ]
  br i1 %38, label %47, label %44

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw double, ptr %11, i64 %43
  %46 = load double, ptr %45, align 8
  br label %47

47:                                               ; preds = %42, %44
  %48 = phi double [ %46, %44 ], [ 0.000000e+00, %42 ]
  %49 = getelementptr inbounds nuw double, ptr %35, i64 %43
  store double %48, ptr %49, align 8
  %50 = add nuw nsw i64 %43, 1
  %51 = icmp eq i64 %50, %39
  br i1 %51, label %40, label %42

52:                                               ; preds = %40
  %53 = icmp eq i32 %0, 0
  %54 = zext nneg i32 %31 to i64
  %55 = load i32, ptr %2, align 4
  br label %59

56:                                               ; preds = %91, %59
  %57 = phi i32 [ %64, %59 ], [ %93, %91 ]
  %58 = icmp eq i64 %62, %54
  br i1 %58, label %96, label %59

59:                                               ; preds = %56, %52
  %60 = phi i32 [ %55, %52 ], [ %57, %56 ]
  %61 = phi i64 [ 0, %52 ], [ %62, %56 ]
  %62 = add nuw nsw i64 %61, 1
  %63 = getelementptr inbounds nuw i32, ptr %2, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = icmp slt i32 %60, %64
  br i1 %65, label %66, label %56

66:                                               ; preds = %59
  %67 = getelementptr inbounds nuw double, ptr %35, i64 %61
  %68 = getelementptr inbounds nuw double, ptr %8, i64 %61
  %69 = sext i32 %60 to i64
  br label %70

70:                                               ; preds = %91, %66
  %71 = phi i64 [ %69, %66 ], [ %92, %91 ]
  %72 = getelementptr inbounds double, ptr %7, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fneg double %73
  br i1 %53, label %83, label %75

75:                                               ; preds = %70
  %76 = getelementptr inbounds i32, ptr %4, i64 %71
  %77 = load i32, ptr %76, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %8, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = load double, ptr %67, align 8
  %82 = tail call double @llvm.fmuladd.f64(double %74, double %80, double %81)
  store double %82, ptr %67, align 8
  br label %91

83:                                               ; preds = %70
  %84 = load double, ptr %68, align 8
  %85 = getelementptr inbounds i32, ptr %4, i64 %71
  %86 = load i32, ptr %85, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %35, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = tail call double @llvm.fmuladd.f64(double %74, double %84, double %89)
  store double %90, ptr %88, align 8
  br label %91

91:                                               ; preds = %83, %75
  %92 = add nsw i64 %71, 1
  %93 = load i32, ptr %63, align 4
  %94 = sext i32 %93 to i64
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %70, label %56

96:                                               ; preds = %56, %23, %40
  %97 = tail call i32 @umfpack_di_solve(i32 noundef %0, ptr noundef %2, ptr noundef %4, ptr noundef %6, ptr noundef %9, ptr noundef %35, ptr noundef %12, ptr noundef null, ptr noundef null) #5
  tail call void @free(ptr noundef %35) #5
  br label %98

98:                                               ; preds = %96, %18
  %99 = zext i32 %19 to i64
  ret i64 %99
}

declare i32 @umfpack_di_numeric(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @umfpack_di_symbolic(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare void @umfpack_di_free_symbolic(ptr noundef) #2

declare void @umfpack_di_defaults(ptr noundef) #2

define linkonce_odr hidden i64 @__enzcc_umfpack_dl_rows(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %7 = call i64 @umfpack_dl_get_lunz(ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef %0) #5
  %8 = icmp eq i64 %7, 0
  %9 = load i64, ptr %4, align 8
  %10 = select i1 %8, i64 %9, i64 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret i64 %10
}

declare i64 @umfpack_dl_get_lunz(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden void @__enzcc_umfpack_dl_free_numeric(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = tail call i64 @__enzcc_sparse_release(ptr noundef nonnull %2) #8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  store ptr null, ptr %0, align 8
  br label %9

8:                                                ; preds = %4, %1
  tail call void @umfpack_dl_free_numeric(ptr noundef nonnull %0) #5
  br label %9

9:                                                ; preds = %8, %7
  ret void
}

declare void @umfpack_dl_free_numeric(ptr noundef) #2

define linkonce_odr hidden void @__enzcc_umfpack_dl_let_go(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = tail call i64 @__enzcc_sparse_let_go(ptr noundef %0) #8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @umfpack_dl_free_numeric(ptr noundef nonnull %2) #5
  br label %6

6:                                                ; preds = %5, %1
  ret void
}

define linkonce_odr hidden { ptr, i64 } @__enzcc_umfpack_dl_augmented(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17) nounwind {
  %19 = tail call i64 @umfpack_dl_solve(i64 noundef %0, ptr noundef %2, ptr noundef %4, ptr noundef %6, ptr noundef %8, ptr noundef %10, ptr noundef %12, ptr noundef %14, ptr noundef %16) #5
  %20 = icmp ne ptr %2, null
  %21 = icmp ne ptr %4, null
  %22 = and i1 %20, %21
  %23 = icmp ne ptr %6, null
  %24 = and i1 %22, %23
  %25 = zext i1 %24 to i64
  tail call void @__enzcc_sparse_known(i64 noundef %0, i64 noundef %25) #8
  %26 = tail call ptr @malloc(i64 noundef 56) #5
  %27 = icmp slt i64 %19, 0
  br i1 %27, label %34, label %28

28:                                               ; preds = %18
  %29 = tail call i64 @__enzcc_umfpack_dl_rows(ptr noundef %12) #8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i64, ptr %2, i64 %29
  %33 = load i64, ptr %32, align 8
  br label %34

34:                                               ; preds = %18, %28, %31
  %35 = phi i64 [ %29, %31 ], [ %29, %28 ], [ 0, %18 ]
  %36 = phi i64 [ %33, %31 ], [ 0, %28 ], [ 0, %18 ]
  store i64 %35, ptr %26, align 8
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i64 %19, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 48
  store ptr %12, ptr %38, align 8
  %39 = shl i64 %35, 3
  %40 = add i64 %39, 8
  %41 = tail call ptr @malloc(i64 noundef %40) #5
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store ptr %41, ptr %42, align 8
  %43 = shl i64 %36, 3
  %44 = add i64 %43, 8
  %45 = tail call ptr @malloc(i64 noundef %44) #5
  %46 = getelementptr inbounds nuw i8, ptr %26, i64 24
  store ptr %45, ptr %46, align 8
  %47 = tail call ptr @malloc(i64 noundef %44) #5
  %48 = getelementptr inbounds nuw i8, ptr %26, i64 32
  store ptr %47, ptr %48, align 8
  %49 = tail call ptr @malloc(i64 noundef %40) #5
  %50 = getelementptr inbounds nuw i8, ptr %26, i64 40
  store ptr %49, ptr %50, align 8
  %51 = icmp sgt i64 %35, 0
  br i1 %51, label %54, label %52

52:                                               ; preds = %54, %34
  %53 = icmp sgt i64 %36, 0
  br i1 %53, label %71, label %66

54:                                               ; preds = %34, %54
  %55 = phi i64 [ %64, %54 ], [ 0, %34 ]
  %56 = getelementptr inbounds nuw double, ptr %8, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = load ptr, ptr %50, align 8
  %59 = getelementptr inbounds nuw double, ptr %58, i64 %55
  store double %57, ptr %59, align 8
  %60 = getelementptr inbounds nuw i64, ptr %2, i64 %55
  %61 = load i64, ptr %60, align 8
  %62 = load ptr, ptr %42, align 8
  %63 = getelementptr inbounds nuw i64, ptr %62, i64 %55
  store i64 %61, ptr %63, align 8
  %64 = add nuw nsw i64 %55, 1
  %65 = icmp eq i64 %64, %35
  br i1 %65, label %52, label %54

66:                                               ; preds = %71, %52
  %67 = load ptr, ptr %42, align 8
  %68 = getelementptr inbounds i64, ptr %67, i64 %35
  store i64 %36, ptr %68, align 8
  tail call void @__enzcc_sparse_hold(ptr noundef %12) #8
  %69 = insertvalue { ptr, i64 } poison, ptr %26, 0
  %70 = insertvalue { ptr, i64 } %69, i64 %19, 1
  ret { ptr, i64 } %70

71:                                               ; preds = %52, %71
  %72 = phi i64 [ %81, %71 ], [ 0, %52 ]
  %73 = getelementptr inbounds nuw i64, ptr %4, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = load ptr, ptr %46, align 8
  %76 = getelementptr inbounds nuw i64, ptr %75, i64 %72
  store i64 %74, ptr %76, align 8
  %77 = getelementptr inbounds nuw double, ptr %6, i64 %72
  %78 = load double, ptr %77, align 8
  %79 = load ptr, ptr %48, align 8
  %80 = getelementptr inbounds nuw double, ptr %79, i64 %72
  store double %78, ptr %80, align 8
  %81 = add nuw nsw i64 %72, 1
  %82 = icmp eq i64 %81, %36
  br i1 %82, label %66, label %71
}

declare i64 @umfpack_dl_solve(i64 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden void @__enzcc_umfpack_dl_gradient(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17, ptr noundef %18) nounwind {
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %21, 0
  %23 = icmp eq ptr %9, %8
  %24 = or i1 %23, %22
  br i1 %24, label %106, label %25

25:                                               ; preds = %19
  %26 = load i64, ptr %18, align 8
  %27 = shl i64 %26, 3
  %28 = add i64 %27, 8
  %29 = tail call ptr @malloc(i64 noundef %28) #5
  %30 = icmp eq i64 %0, 0
  %31 = zext i1 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %39 = load ptr, ptr %38, align 8
  %40 = tail call i64 @umfpack_dl_solve(i64 noundef %31, ptr noundef %33, ptr noundef %35, ptr noundef %37, ptr noundef %29, ptr noundef %9, ptr noundef %39, ptr noundef null, ptr noundef null) #5
  %41 = icmp eq ptr %7, %6
  br i1 %41, label %87, label %42

42:                                               ; preds = %25
  %43 = load ptr, ptr %32, align 8
  %44 = load ptr, ptr %34, align 8
  %45 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %46 = load ptr, ptr %45, align 8
  %47 = icmp sgt i64 %26, 0
  br i1 %47, label %48, label %105

48:                                               ; preds = %42
  %49 = load i64, ptr %43, align 8
  br label %53

50:                                               ; preds = %79, %53
  %51 = phi i64 [ %58, %53 ], [ %85, %79 ]
  %52 = icmp eq i64 %56, %26
  br i1 %52, label %87, label %53

53:                                               ; preds = %50, %48
  %54 = phi i64 [ %49, %48 ], [ %51, %50 ]
  %55 = phi i64 [ 0, %48 ], [ %56, %50 ]
  %56 = add nuw nsw i64 %55, 1
  %57 = getelementptr inbounds nuw i64, ptr %43, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %54, %58
  br i1 %59, label %60, label %50

60:                                               ; preds = %53
  %61 = getelementptr inbounds nuw double, ptr %29, i64 %55
  %62 = getelementptr inbounds nuw double, ptr %46, i64 %55
  br label %63

63:                                               ; preds = %79, %60
  %64 = phi i64 [ %54, %60 ], [ %84, %79 ]
  br i1 %30, label %72, label %65

65:                                               ; preds = %63
  %66 = load double, ptr %61, align 8
  %67 = getelementptr inbounds i64, ptr %44, i64 %64
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds double, ptr %46, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fmul double %66, %70
  br label %79

72:                                               ; preds = %63
  %73 = getelementptr inbounds i64, ptr %44, i64 %64
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds double, ptr %29, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = load double, ptr %62, align 8
  %78 = fmul double %76, %77
  br label %79

79:                                               ; preds = %72, %65
  %80 = phi double [ %71, %65 ], [ %78, %72 ]
  %81 = getelementptr inbounds double, ptr %7, i64 %64
  %82 = load double, ptr %81, align 8
  %83 = fsub double %82, %80
  store double %83, ptr %81, align 8
  %84 = add nsw i64 %64, 1
  %85 = load i64, ptr %57, align 8
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %63, label %50

87:                                               ; preds = %50, %25
  %88 = icmp sgt i64 %26, 0
  br i1 %88, label %91, label %105

89:                                               ; preds = %91
  %90 = icmp eq ptr %11, %10
  br i1 %90, label %105, label %96

91:                                               ; preds = %87, %91
  %92 = phi i64 [ %94, %91 ], [ 0, %87 ]
  %93 = getelementptr inbounds nuw double, ptr %9, i64 %92
  store double 0.000000e+00, ptr %93, align 8
  %94 = add nuw nsw i64 %92, 1
  %95 = icmp eq i64 %94, %26
  br i1 %95, label %89, label %91

96:                                               ; preds = %89, %96
  %97 = phi i64 [ %103, %96 ], [ 0, %89 ]
  %98 = getelementptr inbounds nuw double, ptr %29, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw double, ptr %11, i64 %97
  %101 = load double, ptr %100, align 8
  %102 = fadd double %99, %101
  store double %102, ptr %100, align 8
  %103 = add nuw nsw i64 %97, 1
  %104 = icmp eq i64 %103, %26
  br i1 %104, label %105, label %96

105:                                              ; preds = %96, %42, %87, %89
  tail call void @free(ptr noundef %29) #5
  br label %106

106:                                              ; preds = %105, %19
  %107 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %108 = load ptr, ptr %107, align 8
  tail call void @__enzcc_umfpack_dl_let_go(ptr noundef %108) #8
  %109 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %110 = load ptr, ptr %109, align 8
  tail call void @free(ptr noundef %110) #5
  %111 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %112 = load ptr, ptr %111, align 8
  tail call void @free(ptr noundef %112) #5
  %113 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %114 = load ptr, ptr %113, align 8
  tail call void @free(ptr noundef %114) #5
  %115 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %116 = load ptr, ptr %115, align 8
  tail call void @free(ptr noundef %116) #5
  tail call void @free(ptr noundef %18) #5
  ret void
}

define linkonce_odr hidden { i64, i64 } @__enzcc_umfpack_dl_tangent(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17) nounwind {
  %19 = tail call i64 @umfpack_dl_solve(i64 noundef %0, ptr noundef %2, ptr noundef %4, ptr noundef %6, ptr noundef %8, ptr noundef %10, ptr noundef %12, ptr noundef %14, ptr noundef %16) #5
  %20 = icmp slt i64 %19, 0
  %21 = icmp eq ptr %9, %8
  %22 = or i1 %21, %20
  br i1 %22, label %90, label %23

23:                                               ; preds = %18
  %24 = icmp ne ptr %2, null
  %25 = icmp ne ptr %4, null
  %26 = and i1 %24, %25
  %27 = icmp ne ptr %6, null
  %28 = and i1 %26, %27
  %29 = zext i1 %28 to i64
  tail call void @__enzcc_sparse_known(i64 noundef %0, i64 noundef %29) #8
  %30 = tail call i64 @__enzcc_umfpack_dl_rows(ptr noundef %12) #8
  %31 = shl i64 %30, 3
  %32 = add i64 %31, 8
  %33 = tail call ptr @malloc(i64 noundef %32) #5
  %34 = icmp sgt i64 %30, 0
  br i1 %34, label %35, label %88

35:                                               ; preds = %23
  %36 = icmp eq ptr %11, %10
  br label %39

37:                                               ; preds = %44
  %38 = icmp eq ptr %7, %6
  br i1 %38, label %88, label %49

39:                                               ; preds = %35, %44
  %40 = phi i64 [ 0, %35 ], [ %47, %44 ]
  br i1 %36, label %44, label %41

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw double, ptr %11, i64 %40
  %43 = load double, ptr %42, align 8
  br label %44

44:                                               ; preds = %39, %41
  %45 = phi double [ %43, %41 ], [ 0.000000e+00, %39 ]
  %46 = getelementptr inbounds nuw double, ptr %33, i64 %40
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, %30
  br i1 %48, label %37, label %39

49:                                               ; preds = %37
  %50 = icmp eq i64 %0, 0
  %51 = load i64, ptr %2, align 8
  br label %55

52:                                               ; preds = %84, %55
  %53 = phi i64 [ %60, %55 ], [ %86, %84 ]
  %54 = icmp eq i64 %58, %30
  br i1 %54, label %88, label %55

55:                                               ; preds = %52, %49
  %56 = phi i64 [ %51, %49 ], [ %53, %52 ]
  %57 = phi i64 [ 0, %49 ], [ %58, %52 ]
  %58 = add nuw nsw i64 %57, 1
  %59 = getelementptr inbounds nuw i64, ptr %2, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %56, %60
  br i1 %61, label %62, label %52

62:                                               ; preds = %55
  %63 = getelementptr inbounds nuw double, ptr %33, i64 %57
  %64 = getelementptr inbounds nuw double, ptr %8, i64 %57
  br label %65

65:                                               ; preds = %84, %62
  %66 = phi i64 [ %56, %62 ], [ %85, %84 ]
  %67 = getelementptr inbounds double, ptr %7, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fneg double %68
  br i1 %50, label %77, label %70

70:                                               ; preds = %65
  %71 = getelementptr inbounds i64, ptr %4, i64 %66
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %8, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = load double, ptr %63, align 8
  %76 = tail call double @llvm.fmuladd.f64(double %69, double %74, double %75)
  store double %76, ptr %63, align 8
  br label %84

77:                                               ; preds = %65
  %78 = load double, ptr %64, align 8
  %79 = getelementptr inbounds i64, ptr %4, i64 %66
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %33, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fmuladd.f64(double %69, double %78, double %82)
  store double %83, ptr %81, align 8
  br label %84

84:                                               ; preds = %77, %70
  %85 = add nsw i64 %66, 1
  %86 = load i64, ptr %59, align 8
  %87 = icmp slt i64 %85, %86
  br i1 %87, label %65, label %52

88:                                               ; preds = %52, %23, %37
  %89 = tail call i64 @umfpack_dl_solve(i64 noundef %0, ptr noundef %2, ptr noundef %4, ptr noundef %6, ptr noundef %9, ptr noundef %33, ptr noundef %12, ptr noundef null, ptr noundef null) #5
  tail call void @free(ptr noundef %33) #5
  br label %90

90:                                               ; preds = %88, %18
  %91 = insertvalue { i64, i64 } poison, i64 %19, 0
  %92 = insertvalue { i64, i64 } %91, i64 0, 1
  ret { i64, i64 } %92
}

declare i64 @umfpack_dl_numeric(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i64 @umfpack_dl_symbolic(i64 noundef, i64 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare void @umfpack_dl_free_symbolic(ptr noundef) #2

declare void @umfpack_dl_defaults(ptr noundef) #2

declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nonlazybind }
attributes #3 = { noreturn nonlazybind }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nobuiltin nounwind }
attributes #6 = { nobuiltin noreturn nounwind }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin }

