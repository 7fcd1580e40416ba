; Generated from csrc/klu.c by csrc/build.py: do not edit. a583ae4c6ef50138 cb37958dae10dcae

%struct.KluMade_i = type { ptr, ptr, ptr }
%struct.KluMade_l = type { ptr, ptr, ptr }

@__enzcc_sparse_known.parts = internal constant [69 x i8] c"enzcc: solutions with parts of UMFPACK's factors have no derivative\0A\00", align 16
@__enzcc_sparse_known.absent = internal constant [74 x i8] c"enzcc: the derivative of UMFPACK's solve asks for the matrix: Ap, Ai, Ax\0A\00", align 16
@__enzyme_register_gradient_klu_solve = global [3 x ptr] [ptr @klu_solve, ptr @__enzcc_klu_solve_augmented, ptr @__enzcc_klu_solve_gradient], align 16
@__enzyme_register_derivative_klu_solve = global [2 x ptr] [ptr @klu_solve, ptr @__enzcc_klu_solve_tangent], align 16
@__enzyme_register_gradient_klu_tsolve = global [3 x ptr] [ptr @klu_tsolve, ptr @__enzcc_klu_tsolve_augmented, ptr @__enzcc_klu_tsolve_gradient], align 16
@__enzyme_register_derivative_klu_tsolve = global [2 x ptr] [ptr @klu_tsolve, ptr @__enzcc_klu_tsolve_tangent], align 16
@__enzyme_register_gradient_klu_factor = global [3 x ptr] [ptr @klu_factor, ptr @__enzcc_klu_augmented, ptr @__enzcc_klu_gradient], align 16
@__enzyme_register_derivative_klu_factor = global [2 x ptr] [ptr @klu_factor, ptr @__enzcc_klu_tangent], align 16
@__enzyme_inactivefn_klu_defaults = global ptr @klu_defaults, align 8
@__enzyme_inactivefn_klu_analyze = global ptr @klu_analyze, align 8
@__enzyme_inactivefn_klu_analyze_given = global ptr @klu_analyze_given, align 8
@__enzyme_register_gradient_klu_l_solve = global [3 x ptr] [ptr @klu_l_solve, ptr @__enzcc_klu_l_solve_augmented, ptr @__enzcc_klu_l_solve_gradient], align 16
@__enzyme_register_derivative_klu_l_solve = global [2 x ptr] [ptr @klu_l_solve, ptr @__enzcc_klu_l_solve_tangent], align 16
@__enzyme_register_gradient_klu_l_tsolve = global [3 x ptr] [ptr @klu_l_tsolve, ptr @__enzcc_klu_l_tsolve_augmented, ptr @__enzcc_klu_l_tsolve_gradient], align 16
@__enzyme_register_derivative_klu_l_tsolve = global [2 x ptr] [ptr @klu_l_tsolve, ptr @__enzcc_klu_l_tsolve_tangent], align 16
@__enzyme_register_gradient_klu_l_factor = global [3 x ptr] [ptr @klu_l_factor, ptr @__enzcc_klu_l_augmented, ptr @__enzcc_klu_l_gradient], align 16
@__enzyme_register_derivative_klu_l_factor = global [2 x ptr] [ptr @klu_l_factor, ptr @__enzcc_klu_l_tangent], align 16
@__enzyme_inactivefn_klu_l_defaults = global ptr @klu_l_defaults, align 8
@__enzyme_inactivefn_klu_l_analyze = global ptr @klu_l_analyze, align 8
@__enzyme_inactivefn_klu_l_analyze_given = global ptr @klu_l_analyze_given, align 8
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
  %14 = tail call ptr @malloc(i64 noundef 40) #6
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
  tail call void @free(ptr noundef nonnull %39) #6
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %38

42:                                               ; preds = %38, %33
  tail call void @free(ptr noundef nonnull %7) #6
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
  tail call void @free(ptr noundef nonnull %29) #6
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %28

32:                                               ; preds = %28, %23
  tail call void @free(ptr noundef nonnull %7) #6
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
  %15 = tail call ptr @malloc(i64 noundef 40) #6
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
  %10 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %8, i64 noundef %9) #6
  tail call void @abort() #7
  unreachable
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

declare void @abort() #3

define linkonce_odr hidden i32 @__enzcc_klu_free_symbolic(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @__enzcc_sparse_release(ptr noundef nonnull %3) #8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %5, %2
  %9 = tail call i32 @klu_free_symbolic(ptr noundef nonnull %0, ptr noundef %1) #6
  br label %11

10:                                               ; preds = %5
  store ptr null, ptr %0, align 8
  br label %11

11:                                               ; preds = %10, %8
  %12 = phi i32 [ 1, %10 ], [ %9, %8 ]
  ret i32 %12
}

declare i32 @klu_free_symbolic(ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_klu_free_numeric(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @__enzcc_sparse_release(ptr noundef nonnull %3) #8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %5, %2
  %9 = tail call i32 @klu_free_numeric(ptr noundef nonnull %0, ptr noundef %1) #6
  br label %11

10:                                               ; preds = %5
  store ptr null, ptr %0, align 8
  br label %11

11:                                               ; preds = %10, %8
  %12 = phi i32 [ 1, %10 ], [ %9, %8 ]
  ret i32 %12
}

declare i32 @klu_free_numeric(ptr noundef, ptr noundef) #2

define linkonce_odr hidden void @__enzcc_klu_let_go(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [64 x double], align 16
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %6 = call i32 @klu_defaults(ptr noundef nonnull %5) #6
  %7 = call i64 @__enzcc_sparse_let_go(ptr noundef %0) #8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %2
  %10 = call i32 @klu_free_symbolic(ptr noundef nonnull %3, ptr noundef nonnull %5) #6
  br label %11

11:                                               ; preds = %9, %2
  %12 = call i64 @__enzcc_sparse_let_go(ptr noundef %1) #8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %11
  %15 = call i32 @klu_free_numeric(ptr noundef nonnull %4, ptr noundef nonnull %5) #6
  br label %16

16:                                               ; preds = %14, %11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  ret void
}

declare i32 @klu_defaults(ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_klu_rows(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = load i32, ptr %0, align 4
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ %4, %3 ], [ 0, %1 ]
  ret i32 %6
}

define linkonce_odr hidden void @__enzcc_klu_solved(i64 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) nounwind {
  %7 = alloca [64 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %8 = call i32 @klu_defaults(ptr noundef nonnull %7) #6
  %9 = icmp eq i64 %0, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = call i32 @klu_tsolve(ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %7) #6
  br label %14

12:                                               ; preds = %6
  %13 = call i32 @klu_solve(ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %7) #6
  br label %14

14:                                               ; preds = %12, %10
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  ret void
}

declare i32 @klu_tsolve(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @klu_solve(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden ptr @__enzcc_klu_matrix(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = tail call i32 @__enzcc_klu_rows(ptr noundef %0) #8
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  %10 = load i32, ptr %9, align 4
  br label %11

11:                                               ; preds = %4, %7
  %12 = phi i32 [ %10, %7 ], [ 0, %4 ]
  %13 = sext i32 %12 to i64
  %14 = shl nsw i64 %13, 3
  %15 = add nsw i64 %14, 40
  %16 = add nsw i32 %5, 1
  %17 = add nsw i32 %16, %12
  %18 = sext i32 %17 to i64
  %19 = shl nsw i64 %18, 2
  %20 = add nsw i64 %15, %19
  %21 = tail call ptr @malloc(i64 noundef %20) #6
  store ptr null, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i32 %5, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 12
  store i32 %12, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 32
  store ptr %24, ptr %25, align 8
  %26 = getelementptr inbounds double, ptr %24, i64 %13
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store ptr %26, ptr %27, align 8
  %28 = sext i32 %5 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store ptr %30, ptr %31, align 8
  br i1 %6, label %32, label %36

32:                                               ; preds = %11
  %33 = zext nneg i32 %5 to i64
  br label %43

34:                                               ; preds = %43
  %35 = load ptr, ptr %27, align 8
  br label %36

36:                                               ; preds = %34, %11
  %37 = phi ptr [ %35, %34 ], [ %26, %11 ]
  %38 = getelementptr inbounds i32, ptr %37, i64 %28
  store i32 %12, ptr %38, align 4
  %39 = icmp sgt i32 %12, 0
  br i1 %39, label %40, label %51

40:                                               ; preds = %36
  %41 = icmp eq ptr %3, null
  %42 = zext nneg i32 %12 to i64
  br label %52

43:                                               ; preds = %32, %43
  %44 = phi i64 [ 0, %32 ], [ %49, %43 ]
  %45 = getelementptr inbounds nuw i32, ptr %1, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = load ptr, ptr %27, align 8
  %48 = getelementptr inbounds nuw i32, ptr %47, i64 %44
  store i32 %46, ptr %48, align 4
  %49 = add nuw nsw i64 %44, 1
  %50 = icmp eq i64 %49, %33
  br i1 %50, label %34, label %43

51:                                               ; preds = %61, %36
  ret ptr %21

52:                                               ; preds = %40, %61
  %53 = phi i64 [ 0, %40 ], [ %65, %61 ]
  %54 = getelementptr inbounds nuw i32, ptr %2, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = load ptr, ptr %31, align 8
  %57 = getelementptr inbounds nuw i32, ptr %56, i64 %53
  store i32 %55, ptr %57, align 4
  br i1 %41, label %61, label %58

58:                                               ; preds = %52
  %59 = getelementptr inbounds nuw double, ptr %3, i64 %53
  %60 = load double, ptr %59, align 8
  br label %61

61:                                               ; preds = %52, %58
  %62 = phi double [ %60, %58 ], [ 0.000000e+00, %52 ]
  %63 = load ptr, ptr %25, align 8
  %64 = getelementptr inbounds nuw double, ptr %63, i64 %53
  store double %62, ptr %64, align 8
  %65 = add nuw nsw i64 %53, 1
  %66 = icmp eq i64 %65, %42
  br i1 %66, label %51, label %52
}

declare ptr @malloc(i64 noundef) #2

define linkonce_odr hidden void @__enzcc_klu_augmented(ptr dead_on_unwind noalias writable sret(%struct.KluMade_i) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) nounwind {
  %12 = tail call ptr @klu_factor(ptr noundef %1, ptr noundef %3, ptr noundef %5, ptr noundef %7, ptr noundef %9) #6
  %13 = tail call ptr @__enzcc_klu_matrix(ptr noundef %12, ptr noundef %1, ptr noundef %3, ptr noundef null) #8
  store ptr %13, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %12, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %13, ptr %15, align 8
  ret void
}

declare ptr @klu_factor(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden void @__enzcc_klu_gradient(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) nounwind {
  %12 = icmp eq ptr %5, %4
  br i1 %12, label %31, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %15 = load i32, ptr %14, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %31

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 32
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %27, %19 ]
  %21 = load ptr, ptr %18, align 8
  %22 = getelementptr inbounds nuw double, ptr %21, i64 %20
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw double, ptr %5, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = fadd double %23, %25
  store double %26, ptr %24, align 8
  %27 = add nuw nsw i64 %20, 1
  %28 = load i32, ptr %14, align 4
  %29 = sext i32 %28 to i64
  %30 = icmp slt i64 %27, %29
  br i1 %30, label %19, label %31

31:                                               ; preds = %19, %13, %11
  tail call void @free(ptr noundef %10) #6
  ret void
}

declare void @free(ptr noundef) #2

define linkonce_odr hidden { ptr, ptr } @__enzcc_klu_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) nounwind {
  %11 = tail call ptr @klu_factor(ptr noundef %0, ptr noundef %2, ptr noundef %4, ptr noundef %6, ptr noundef %8) #6
  %12 = icmp eq ptr %5, %4
  %13 = select i1 %12, ptr null, ptr %5
  %14 = tail call ptr @__enzcc_klu_matrix(ptr noundef %11, ptr noundef %0, ptr noundef %2, ptr noundef %13) #8
  tail call void @__enzcc_sparse_tangent(ptr noundef %11, ptr noundef %14) #8
  %15 = insertvalue { ptr, ptr } poison, ptr %11, 0
  %16 = insertvalue { ptr, ptr } %15, ptr %14, 1
  ret { ptr, ptr } %16
}

define linkonce_odr hidden { ptr, i32 } @__enzcc_klu_solve_augmented(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) nounwind {
  %13 = tail call i32 @klu_solve(ptr noundef %0, ptr noundef %2, i32 noundef %4, i32 noundef %6, ptr noundef %8, ptr noundef %10) #6
  %14 = tail call i32 @__enzcc_klu_rows(ptr noundef %2) #8
  %15 = tail call ptr @malloc(i64 noundef 32) #6
  store i32 %13, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %2, ptr %17, align 8
  %18 = tail call i32 @llvm.smax.i32(i32 %6, i32 0)
  %19 = mul nsw i32 %14, %18
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = shl nsw i64 %21, 3
  %23 = tail call ptr @malloc(i64 noundef %22) #6
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %23, ptr %24, align 8
  %25 = icmp ne i32 %13, 0
  %26 = icmp sgt i32 %6, 0
  %27 = select i1 %26, i1 %25, i1 false
  br i1 %27, label %28, label %40

28:                                               ; preds = %12
  %29 = icmp sgt i32 %14, 0
  %30 = sext i32 %4 to i64
  %31 = sext i32 %14 to i64
  %32 = zext nneg i32 %6 to i64
  %33 = zext nneg i32 %14 to i64
  br label %34

34:                                               ; preds = %28, %43
  %35 = phi i64 [ 0, %28 ], [ %44, %43 ]
  br i1 %29, label %36, label %43

36:                                               ; preds = %34
  %37 = mul nsw i64 %35, %30
  %38 = mul nuw nsw i64 %35, %31
  %39 = getelementptr double, ptr %8, i64 %37
  br label %46

40:                                               ; preds = %43, %12
  tail call void @__enzcc_sparse_hold(ptr noundef %0) #8
  tail call void @__enzcc_sparse_hold(ptr noundef %2) #8
  %41 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %42 = insertvalue { ptr, i32 } %41, i32 %13, 1
  ret { ptr, i32 } %42

43:                                               ; preds = %46, %34
  %44 = add nuw nsw i64 %35, 1
  %45 = icmp samesign ult i64 %44, %32
  br i1 %45, label %34, label %40

46:                                               ; preds = %36, %46
  %47 = phi i64 [ 0, %36 ], [ %53, %46 ]
  %48 = getelementptr double, ptr %39, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load ptr, ptr %24, align 8
  %51 = getelementptr inbounds nuw double, ptr %50, i64 %47
  %52 = getelementptr inbounds nuw double, ptr %51, i64 %38
  store double %49, ptr %52, align 8
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp eq i64 %53, %33
  br i1 %54, label %43, label %46
}

define linkonce_odr hidden void @__enzcc_klu_solve_gradient(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) nounwind {
  %14 = load i32, ptr %12, align 8
  %15 = icmp eq i32 %14, 0
  %16 = icmp eq ptr %9, %8
  %17 = or i1 %16, %15
  br i1 %17, label %82, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %22 = load ptr, ptr %21, align 8
  tail call void @__enzcc_klu_solved(i64 noundef 1, ptr noundef %20, ptr noundef %22, i32 noundef %4, i32 noundef %6, ptr noundef %9) #8
  %23 = icmp ne ptr %3, %2
  %24 = icmp sgt i32 %6, 0
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %82

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %32 = sext i32 %4 to i64
  %33 = zext nneg i32 %6 to i64
  br label %34

34:                                               ; preds = %26, %79
  %35 = phi i64 [ 0, %26 ], [ %80, %79 ]
  %36 = load i32, ptr %27, align 8
  %37 = load ptr, ptr %28, align 8
  %38 = load ptr, ptr %29, align 8
  %39 = mul nsw i64 %35, %32
  %40 = getelementptr inbounds double, ptr %9, i64 %39
  %41 = load ptr, ptr %30, align 8
  %42 = sext i32 %36 to i64
  %43 = mul nsw i64 %35, %42
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load ptr, ptr %31, align 8
  %46 = icmp sgt i32 %36, 0
  br i1 %46, label %47, label %79

47:                                               ; preds = %34
  %48 = zext nneg i32 %36 to i64
  %49 = load i32, ptr %37, align 4
  br label %53

50:                                               ; preds = %63, %53
  %51 = phi i32 [ %58, %53 ], [ %76, %63 ]
  %52 = icmp eq i64 %56, %48
  br i1 %52, label %79, label %53

53:                                               ; preds = %50, %47
  %54 = phi i32 [ %49, %47 ], [ %51, %50 ]
  %55 = phi i64 [ 0, %47 ], [ %56, %50 ]
  %56 = add nuw nsw i64 %55, 1
  %57 = getelementptr inbounds nuw i32, ptr %37, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = icmp slt i32 %54, %58
  br i1 %59, label %60, label %50

60:                                               ; preds = %53
  %61 = getelementptr inbounds nuw double, ptr %44, i64 %55
  %62 = sext i32 %54 to i64
  br label %63

63:                                               ; preds = %63, %60
  %64 = phi i64 [ %62, %60 ], [ %75, %63 ]
  %65 = getelementptr inbounds i32, ptr %38, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %40, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = load double, ptr %61, align 8
  %71 = fmul double %69, %70
  %72 = getelementptr inbounds double, ptr %45, i64 %64
  %73 = load double, ptr %72, align 8
  %74 = fsub double %73, %71
  store double %74, ptr %72, align 8
  %75 = add nsw i64 %64, 1
  %76 = load i32, ptr %57, align 4
  %77 = sext i32 %76 to i64
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %63, label %50

79:                                               ; preds = %50, %34
  %80 = add nuw nsw i64 %35, 1
  %81 = icmp samesign ult i64 %80, %33
  br i1 %81, label %34, label %82

82:                                               ; preds = %79, %18, %13
  %83 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %86 = load ptr, ptr %85, align 8
  tail call void @__enzcc_klu_let_go(ptr noundef %84, ptr noundef %86) #8
  %87 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %88 = load ptr, ptr %87, align 8
  tail call void @free(ptr noundef %88) #6
  tail call void @free(ptr noundef nonnull %12) #6
  ret void
}

define linkonce_odr hidden i64 @__enzcc_klu_solve_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) nounwind {
  %13 = tail call i32 @klu_solve(ptr noundef %0, ptr noundef %2, i32 noundef %4, i32 noundef %6, ptr noundef %8, ptr noundef %10) #6
  %14 = icmp eq i32 %13, 0
  %15 = icmp eq ptr %9, %8
  %16 = or i1 %15, %14
  br i1 %16, label %74, label %17

17:                                               ; preds = %12
  %18 = icmp ne ptr %3, %2
  %19 = icmp sgt i32 %6, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %28

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %26 = sext i32 %4 to i64
  %27 = zext nneg i32 %6 to i64
  br label %29

28:                                               ; preds = %71, %17
  tail call void @__enzcc_klu_solved(i64 noundef 0, ptr noundef %0, ptr noundef %2, i32 noundef %4, i32 noundef %6, ptr noundef %9) #8
  br label %74

29:                                               ; preds = %21, %71
  %30 = phi i64 [ 0, %21 ], [ %72, %71 ]
  %31 = load i32, ptr %22, align 8
  %32 = load ptr, ptr %23, align 8
  %33 = load ptr, ptr %24, align 8
  %34 = load ptr, ptr %25, align 8
  %35 = mul nsw i64 %30, %26
  %36 = getelementptr inbounds double, ptr %8, i64 %35
  %37 = getelementptr inbounds double, ptr %9, i64 %35
  %38 = icmp sgt i32 %31, 0
  br i1 %38, label %39, label %71

39:                                               ; preds = %29
  %40 = zext nneg i32 %31 to i64
  %41 = load i32, ptr %32, align 4
  br label %45

42:                                               ; preds = %55, %45
  %43 = phi i32 [ %50, %45 ], [ %68, %55 ]
  %44 = icmp eq i64 %48, %40
  br i1 %44, label %71, label %45

45:                                               ; preds = %42, %39
  %46 = phi i32 [ %41, %39 ], [ %43, %42 ]
  %47 = phi i64 [ 0, %39 ], [ %48, %42 ]
  %48 = add nuw nsw i64 %47, 1
  %49 = getelementptr inbounds nuw i32, ptr %32, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = icmp slt i32 %46, %50
  br i1 %51, label %52, label %42

52:                                               ; preds = %45
  %53 = getelementptr inbounds nuw double, ptr %36, i64 %47
  %54 = sext i32 %46 to i64
  br label %55

55:                                               ; preds = %55, %52
  %56 = phi i64 [ %54, %52 ], [ %67, %55 ]
  %57 = getelementptr inbounds double, ptr %34, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fneg double %58
  %60 = load double, ptr %53, align 8
  %61 = getelementptr inbounds i32, ptr %33, i64 %56
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %37, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = tail call double @llvm.fmuladd.f64(double %59, double %60, double %65)
  store double %66, ptr %64, align 8
  %67 = add nsw i64 %56, 1
  %68 = load i32, ptr %49, align 4
  %69 = sext i32 %68 to i64
  %70 = icmp slt i64 %67, %69
  br i1 %70, label %55, label %42

71:                                               ; preds = %42, %29
  %72 = add nuw nsw i64 %30, 1
  %73 = icmp samesign ult i64 %72, %27
  br i1 %73, label %29, label %28

74:                                               ; preds = %28, %12
  %75 = zext i32 %13 to i64
  ret i64 %75
}

define linkonce_odr hidden { ptr, i32 } @__enzcc_klu_tsolve_augmented(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) nounwind {
  %13 = tail call i32 @klu_tsolve(ptr noundef %0, ptr noundef %2, i32 noundef %4, i32 noundef %6, ptr noundef %8, ptr noundef %10) #6
  %14 = tail call i32 @__enzcc_klu_rows(ptr noundef %2) #8
  %15 = tail call ptr @malloc(i64 noundef 32) #6
  store i32 %13, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %2, ptr %17, align 8
  %18 = tail call i32 @llvm.smax.i32(i32 %6, i32 0)
  %19 = mul nsw i32 %14, %18
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = shl nsw i64 %21, 3
  %23 = tail call ptr @malloc(i64 noundef %22) #6
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %23, ptr %24, align 8
  %25 = icmp ne i32 %13, 0
  %26 = icmp sgt i32 %6, 0
  %27 = select i1 %26, i1 %25, i1 false
  br i1 %27, label %28, label %40

28:                                               ; preds = %12
  %29 = icmp sgt i32 %14, 0
  %30 = sext i32 %4 to i64
  %31 = sext i32 %14 to i64
  %32 = zext nneg i32 %6 to i64
  %33 = zext nneg i32 %14 to i64
  br label %34

34:                                               ; preds = %28, %43
  %35 = phi i64 [ 0, %28 ], [ %44, %43 ]
  br i1 %29, label %36, label %43

36:                                               ; preds = %34
  %37 = mul nsw i64 %35, %30
  %38 = mul nuw nsw i64 %35, %31
  %39 = getelementptr double, ptr %8, i64 %37
  br label %46

40:                                               ; preds = %43, %12
  tail call void @__enzcc_sparse_hold(ptr noundef %0) #8
  tail call void @__enzcc_sparse_hold(ptr noundef %2) #8
  %41 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %42 = insertvalue { ptr, i32 } %41, i32 %13, 1
  ret { ptr, i32 } %42

43:                                               ; preds = %46, %34
  %44 = add nuw nsw i64 %35, 1
  %45 = icmp samesign ult i64 %44, %32
  br i1 %45, label %34, label %40

46:                                               ; preds = %36, %46
  %47 = phi i64 [ 0, %36 ], [ %53, %46 ]
  %48 = getelementptr double, ptr %39, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load ptr, ptr %24, align 8
  %51 = getelementptr inbounds nuw double, ptr %50, i64 %47
  %52 = getelementptr inbounds nuw double, ptr %51, i64 %38
  store double %49, ptr %52, align 8
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp eq i64 %53, %33
  br i1 %54, label %43, label %46
}

define linkonce_odr hidden void @__enzcc_klu_tsolve_gradient(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) nounwind {
  %14 = load i32, ptr %12, align 8
  %15 = icmp eq i32 %14, 0
  %16 = icmp eq ptr %9, %8
  %17 = or i1 %16, %15
  br i1 %17, label %82, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %22 = load ptr, ptr %21, align 8
  tail call void @__enzcc_klu_solved(i64 noundef 0, ptr noundef %20, ptr noundef %22, i32 noundef %4, i32 noundef %6, ptr noundef %9) #8
  %23 = icmp ne ptr %3, %2
  %24 = icmp sgt i32 %6, 0
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %82

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %32 = sext i32 %4 to i64
  %33 = zext nneg i32 %6 to i64
  br label %34

34:                                               ; preds = %26, %79
  %35 = phi i64 [ 0, %26 ], [ %80, %79 ]
  %36 = load i32, ptr %27, align 8
  %37 = load ptr, ptr %28, align 8
  %38 = load ptr, ptr %29, align 8
  %39 = mul nsw i64 %35, %32
  %40 = getelementptr inbounds double, ptr %9, i64 %39
  %41 = load ptr, ptr %30, align 8
  %42 = sext i32 %36 to i64
  %43 = mul nsw i64 %35, %42
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load ptr, ptr %31, align 8
  %46 = icmp sgt i32 %36, 0
  br i1 %46, label %47, label %79

47:                                               ; preds = %34
  %48 = zext nneg i32 %36 to i64
  %49 = load i32, ptr %37, align 4
  br label %53

50:                                               ; preds = %63, %53
  %51 = phi i32 [ %58, %53 ], [ %76, %63 ]
  %52 = icmp eq i64 %56, %48
  br i1 %52, label %79, label %53

53:                                               ; preds = %50, %47
  %54 = phi i32 [ %49, %47 ], [ %51, %50 ]
  %55 = phi i64 [ 0, %47 ], [ %56, %50 ]
  %56 = add nuw nsw i64 %55, 1
  %57 = getelementptr inbounds nuw i32, ptr %37, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = icmp slt i32 %54, %58
  br i1 %59, label %60, label %50

60:                                               ; preds = %53
  %61 = getelementptr inbounds nuw double, ptr %40, i64 %55
  %62 = sext i32 %54 to i64
  br label %63

63:                                               ; preds = %63, %60
  %64 = phi i64 [ %62, %60 ], [ %75, %63 ]
  %65 = load double, ptr %61, align 8
  %66 = getelementptr inbounds i32, ptr %38, i64 %64
  %67 = load i32, ptr %66, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %44, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fmul double %65, %70
  %72 = getelementptr inbounds double, ptr %45, i64 %64
  %73 = load double, ptr %72, align 8
  %74 = fsub double %73, %71
  store double %74, ptr %72, align 8
  %75 = add nsw i64 %64, 1
  %76 = load i32, ptr %57, align 4
  %77 = sext i32 %76 to i64
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %63, label %50

79:                                               ; preds = %50, %34
  %80 = add nuw nsw i64 %35, 1
  %81 = icmp samesign ult i64 %80, %33
  br i1 %81, label %34, label %82

82:                                               ; preds = %79, %18, %13
  %83 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %86 = load ptr, ptr %85, align 8
  tail call void @__enzcc_klu_let_go(ptr noundef %84, ptr noundef %86) #8
  %87 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %88 = load ptr, ptr %87, align 8
  tail call void @free(ptr noundef %88) #6
  tail call void @free(ptr noundef nonnull %12) #6
  ret void
}

define linkonce_odr hidden i64 @__enzcc_klu_tsolve_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) nounwind {
  %13 = tail call i32 @klu_tsolve(ptr noundef %0, ptr noundef %2, i32 noundef %4, i32 noundef %6, ptr noundef %8, ptr noundef %10) #6
  %14 = icmp eq i32 %13, 0
  %15 = icmp eq ptr %9, %8
  %16 = or i1 %15, %14
  br i1 %16, label %75, label %17

17:                                               ; preds = %12
  %18 = icmp ne ptr %3, %2
  %19 = icmp sgt i32 %6, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %28

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %26 = sext i32 %4 to i64
  %27 = zext nneg i32 %6 to i64
  br label %29

28:                                               ; preds = %72, %17
  tail call void @__enzcc_klu_solved(i64 noundef 1, ptr noundef %0, ptr noundef %2, i32 noundef %4, i32 noundef %6, ptr noundef %9) #8
  br label %75

29:                                               ; preds = %21, %72
  %30 = phi i64 [ 0, %21 ], [ %73, %72 ]
  %31 = load i32, ptr %22, align 8
  %32 = load ptr, ptr %23, align 8
  %33 = load ptr, ptr %24, align 8
  %34 = load ptr, ptr %25, align 8
  %35 = mul nsw i64 %30, %26
  %36 = getelementptr inbounds double, ptr %8, i64 %35
  %37 = getelementptr inbounds double, ptr %9, i64 %35
  %38 = icmp sgt i32 %31, 0
  br i1 %38, label %39, label %72

39:                                               ; preds = %29
  %40 = zext nneg i32 %31 to i64
  %41 = load i32, ptr %32, align 4
  br label %45

42:                                               ; preds = %56, %45
  %43 = phi i32 [ %50, %45 ], [ %69, %56 ]
  %44 = icmp eq i64 %48, %40
  br i1 %44, label %72, label %45

45:                                               ; preds = %42, %39
  %46 = phi i32 [ %41, %39 ], [ %43, %42 ]
  %47 = phi i64 [ 0, %39 ], [ %48, %42 ]
  %48 = add nuw nsw i64 %47, 1
  %49 = getelementptr inbounds nuw i32, ptr %32, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = icmp slt i32 %46, %50
  br i1 %51, label %52, label %42

52:                                               ; preds = %45
  %53 = getelementptr inbounds nuw double, ptr %37, i64 %47
  %54 = sext i32 %46 to i64
  %55 = load double, ptr %53, align 8
  br label %56

56:                                               ; preds = %56, %52
  %57 = phi double [ %55, %52 ], [ %67, %56 ]
  %58 = phi i64 [ %54, %52 ], [ %68, %56 ]
  %59 = getelementptr inbounds double, ptr %34, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fneg double %60
  %62 = getelementptr inbounds i32, ptr %33, i64 %58
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %36, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.fmuladd.f64(double %61, double %66, double %57)
  store double %67, ptr %53, align 8
  %68 = add nsw i64 %58, 1
  %69 = load i32, ptr %49, align 4
  %70 = sext i32 %69 to i64
  %71 = icmp slt i64 %68, %70
  br i1 %71, label %56, label %42

72:                                               ; preds = %42, %29
  %73 = add nuw nsw i64 %30, 1
  %74 = icmp samesign ult i64 %73, %27
  br i1 %74, label %29, label %28

75:                                               ; preds = %28, %12
  %76 = zext i32 %13 to i64
  ret i64 %76
}

declare ptr @klu_analyze(i32 noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare ptr @klu_analyze_given(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i64 @__enzcc_klu_l_free_symbolic(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @__enzcc_sparse_release(ptr noundef nonnull %3) #8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %5, %2
  %9 = tail call i64 @klu_l_free_symbolic(ptr noundef nonnull %0, ptr noundef %1) #6
  br label %11

10:                                               ; preds = %5
  store ptr null, ptr %0, align 8
  br label %11

11:                                               ; preds = %10, %8
  %12 = phi i64 [ 1, %10 ], [ %9, %8 ]
  ret i64 %12
}

declare i64 @klu_l_free_symbolic(ptr noundef, ptr noundef) #2

define linkonce_odr hidden i64 @__enzcc_klu_l_free_numeric(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = tail call i64 @__enzcc_sparse_release(ptr noundef nonnull %3) #8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %5, %2
  %9 = tail call i64 @klu_l_free_numeric(ptr noundef nonnull %0, ptr noundef %1) #6
  br label %11

10:                                               ; preds = %5
  store ptr null, ptr %0, align 8
  br label %11

11:                                               ; preds = %10, %8
  %12 = phi i64 [ 1, %10 ], [ %9, %8 ]
  ret i64 %12
}

declare i64 @klu_l_free_numeric(ptr noundef, ptr noundef) #2

define linkonce_odr hidden void @__enzcc_klu_l_let_go(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [64 x double], align 16
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %6 = call i64 @klu_l_defaults(ptr noundef nonnull %5) #6
  %7 = call i64 @__enzcc_sparse_let_go(ptr noundef %0) #8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %2
  %10 = call i64 @klu_l_free_symbolic(ptr noundef nonnull %3, ptr noundef nonnull %5) #6
  br label %11

11:                                               ; preds = %9, %2
  %12 = call i64 @__enzcc_sparse_let_go(ptr noundef %1) #8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %11
  %15 = call i64 @klu_l_free_numeric(ptr noundef nonnull %4, ptr noundef nonnull %5) #6
  br label %16

16:                                               ; preds = %14, %11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  ret void
}

declare i64 @klu_l_defaults(ptr noundef) #2

define linkonce_odr hidden i64 @__enzcc_klu_l_rows(ptr noundef %0) noinline nounwind "enzyme_inactive" {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = load i64, ptr %0, align 8
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i64 [ %4, %3 ], [ 0, %1 ]
  ret i64 %6
}

define linkonce_odr hidden void @__enzcc_klu_l_solved(i64 noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) nounwind {
  %7 = alloca [64 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %8 = call i64 @klu_l_defaults(ptr noundef nonnull %7) #6
  %9 = icmp eq i64 %0, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = call i64 @klu_l_tsolve(ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef nonnull %7) #6
  br label %14

12:                                               ; preds = %6
  %13 = call i64 @klu_l_solve(ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef nonnull %7) #6
  br label %14

14:                                               ; preds = %12, %10
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  ret void
}

declare i64 @klu_l_tsolve(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef) #2

declare i64 @klu_l_solve(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden ptr @__enzcc_klu_l_matrix(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) nounwind {
  %5 = tail call i64 @__enzcc_klu_l_rows(ptr noundef %0) #8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %9 = load i64, ptr %8, align 8
  br label %10

10:                                               ; preds = %4, %7
  %11 = phi i64 [ %9, %7 ], [ 0, %4 ]
  %12 = shl i64 %11, 4
  %13 = shl i64 %5, 3
  %14 = add i64 %13, 56
  %15 = add i64 %14, %12
  %16 = tail call ptr @malloc(i64 noundef %15) #6
  store ptr null, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 %5, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store i64 %11, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 40
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds double, ptr %19, i64 %11
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %21, ptr %22, align 8
  %23 = getelementptr inbounds i64, ptr %21, i64 %5
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store ptr %24, ptr %25, align 8
  br i1 %6, label %34, label %28

26:                                               ; preds = %34
  %27 = load ptr, ptr %22, align 8
  br label %28

28:                                               ; preds = %26, %10
  %29 = phi ptr [ %27, %26 ], [ %21, %10 ]
  %30 = getelementptr inbounds i64, ptr %29, i64 %5
  store i64 %11, ptr %30, align 8
  %31 = icmp sgt i64 %11, 0
  br i1 %31, label %32, label %42

32:                                               ; preds = %28
  %33 = icmp eq ptr %3, null
  br label %43

34:                                               ; preds = %10, %34
  %35 = phi i64 [ %40, %34 ], [ 0, %10 ]
  %36 = getelementptr inbounds nuw i64, ptr %1, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = load ptr, ptr %22, align 8
  %39 = getelementptr inbounds nuw i64, ptr %38, i64 %35
  store i64 %37, ptr %39, align 8
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, %5
  br i1 %41, label %26, label %34

42:                                               ; preds = %52, %28
  ret ptr %16

43:                                               ; preds = %32, %52
  %44 = phi i64 [ 0, %32 ], [ %56, %52 ]
  %45 = getelementptr inbounds nuw i64, ptr %2, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = load ptr, ptr %25, align 8
  %48 = getelementptr inbounds nuw i64, ptr %47, i64 %44
  store i64 %46, ptr %48, align 8
  br i1 %33, label %52, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds nuw double, ptr %3, i64 %44
  %51 = load double, ptr %50, align 8
  br label %52

52:                                               ; preds = %43, %49
  %53 = phi double [ %51, %49 ], [ 0.000000e+00, %43 ]
  %54 = load ptr, ptr %20, align 8
  %55 = getelementptr inbounds nuw double, ptr %54, i64 %44
  store double %53, ptr %55, align 8
  %56 = add nuw nsw i64 %44, 1
  %57 = icmp eq i64 %56, %11
  br i1 %57, label %42, label %43
}

define linkonce_odr hidden void @__enzcc_klu_l_augmented(ptr dead_on_unwind noalias writable sret(%struct.KluMade_l) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) nounwind {
  %12 = tail call ptr @klu_l_factor(ptr noundef %1, ptr noundef %3, ptr noundef %5, ptr noundef %7, ptr noundef %9) #6
  %13 = tail call ptr @__enzcc_klu_l_matrix(ptr noundef %12, ptr noundef %1, ptr noundef %3, ptr noundef null) #8
  store ptr %13, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %12, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %13, ptr %15, align 8
  ret void
}

declare ptr @klu_l_factor(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden void @__enzcc_klu_l_gradient(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) nounwind {
  %12 = icmp eq ptr %5, %4
  br i1 %12, label %30, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 40
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i64 [ 0, %17 ], [ %27, %19 ]
  %21 = load ptr, ptr %18, align 8
  %22 = getelementptr inbounds nuw double, ptr %21, i64 %20
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw double, ptr %5, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = fadd double %23, %25
  store double %26, ptr %24, align 8
  %27 = add nuw nsw i64 %20, 1
  %28 = load i64, ptr %14, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %19, label %30

30:                                               ; preds = %19, %13, %11
  tail call void @free(ptr noundef %10) #6
  ret void
}

define linkonce_odr hidden { ptr, ptr } @__enzcc_klu_l_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) nounwind {
  %11 = tail call ptr @klu_l_factor(ptr noundef %0, ptr noundef %2, ptr noundef %4, ptr noundef %6, ptr noundef %8) #6
  %12 = icmp eq ptr %5, %4
  %13 = select i1 %12, ptr null, ptr %5
  %14 = tail call ptr @__enzcc_klu_l_matrix(ptr noundef %11, ptr noundef %0, ptr noundef %2, ptr noundef %13) #8
  tail call void @__enzcc_sparse_tangent(ptr noundef %11, ptr noundef %14) #8
  %15 = insertvalue { ptr, ptr } poison, ptr %11, 0
  %16 = insertvalue { ptr, ptr } %15, ptr %14, 1
  ret { ptr, ptr } %16
}

define linkonce_odr hidden { ptr, i64 } @__enzcc_klu_l_solve_augmented(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) nounwind {
  %13 = tail call i64 @klu_l_solve(ptr noundef %0, ptr noundef %2, i64 noundef %4, i64 noundef %6, ptr noundef %8, ptr noundef %10) #6
  %14 = tail call i64 @__enzcc_klu_l_rows(ptr noundef %2) #8
  %15 = tail call ptr @malloc(i64 noundef 32) #6
  store i64 %13, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %2, ptr %17, align 8
  %18 = tail call i64 @llvm.smax.i64(i64 %6, i64 0)
  %19 = shl i64 %18, 3
  %20 = mul i64 %19, %14
  %21 = add i64 %20, 8
  %22 = tail call ptr @malloc(i64 noundef %21) #6
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %22, ptr %23, align 8
  %24 = icmp ne i64 %13, 0
  %25 = icmp sgt i64 %6, 0
  %26 = select i1 %25, i1 %24, i1 false
  br i1 %26, label %27, label %35

27:                                               ; preds = %12
  %28 = icmp sgt i64 %14, 0
  br label %29

29:                                               ; preds = %27, %38
  %30 = phi i64 [ 0, %27 ], [ %39, %38 ]
  br i1 %28, label %31, label %38

31:                                               ; preds = %29
  %32 = mul nsw i64 %30, %4
  %33 = getelementptr double, ptr %8, i64 %32
  %34 = mul nuw nsw i64 %30, %14
  br label %41

35:                                               ; preds = %38, %12
  tail call void @__enzcc_sparse_hold(ptr noundef %0) #8
  tail call void @__enzcc_sparse_hold(ptr noundef %2) #8
  %36 = insertvalue { ptr, i64 } poison, ptr %15, 0
  %37 = insertvalue { ptr, i64 } %36, i64 %13, 1
  ret { ptr, i64 } %37

38:                                               ; preds = %41, %29
  %39 = add nuw nsw i64 %30, 1
  %40 = icmp slt i64 %39, %6
  br i1 %40, label %29, label %35

41:                                               ; preds = %31, %41
  %42 = phi i64 [ 0, %31 ], [ %48, %41 ]
  %43 = getelementptr double, ptr %33, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %23, align 8
  %46 = getelementptr double, ptr %45, i64 %34
  %47 = getelementptr double, ptr %46, i64 %42
  store double %44, ptr %47, align 8
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %14
  br i1 %49, label %38, label %41
}

define linkonce_odr hidden void @__enzcc_klu_l_solve_gradient(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) nounwind {
  %14 = load i64, ptr %12, align 8
  %15 = icmp eq i64 %14, 0
  %16 = icmp eq ptr %9, %8
  %17 = or i1 %16, %15
  br i1 %17, label %75, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %22 = load ptr, ptr %21, align 8
  tail call void @__enzcc_klu_l_solved(i64 noundef 1, ptr noundef %20, ptr noundef %22, i64 noundef %4, i64 noundef %6, ptr noundef %9) #8
  %23 = icmp ne ptr %3, %2
  %24 = icmp sgt i64 %6, 0
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %75

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 40
  br label %32

32:                                               ; preds = %26, %72
  %33 = phi i64 [ 0, %26 ], [ %73, %72 ]
  %34 = load i64, ptr %27, align 8
  %35 = load ptr, ptr %28, align 8
  %36 = load ptr, ptr %29, align 8
  %37 = mul nsw i64 %33, %4
  %38 = getelementptr inbounds double, ptr %9, i64 %37
  %39 = load ptr, ptr %30, align 8
  %40 = mul nsw i64 %34, %33
  %41 = getelementptr inbounds double, ptr %39, i64 %40
  %42 = load ptr, ptr %31, align 8
  %43 = icmp sgt i64 %34, 0
  br i1 %43, label %44, label %72

44:                                               ; preds = %32
  %45 = load i64, ptr %35, align 8
  br label %49

46:                                               ; preds = %58, %49
  %47 = phi i64 [ %54, %49 ], [ %70, %58 ]
  %48 = icmp eq i64 %52, %34
  br i1 %48, label %72, label %49

49:                                               ; preds = %46, %44
  %50 = phi i64 [ %45, %44 ], [ %47, %46 ]
  %51 = phi i64 [ 0, %44 ], [ %52, %46 ]
  %52 = add nuw nsw i64 %51, 1
  %53 = getelementptr inbounds nuw i64, ptr %35, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %50, %54
  br i1 %55, label %56, label %46

56:                                               ; preds = %49
  %57 = getelementptr inbounds nuw double, ptr %41, i64 %51
  br label %58

58:                                               ; preds = %58, %56
  %59 = phi i64 [ %50, %56 ], [ %69, %58 ]
  %60 = getelementptr inbounds i64, ptr %36, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds double, ptr %38, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = load double, ptr %57, align 8
  %65 = fmul double %63, %64
  %66 = getelementptr inbounds double, ptr %42, i64 %59
  %67 = load double, ptr %66, align 8
  %68 = fsub double %67, %65
  store double %68, ptr %66, align 8
  %69 = add nsw i64 %59, 1
  %70 = load i64, ptr %53, align 8
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %58, label %46

72:                                               ; preds = %46, %32
  %73 = add nuw nsw i64 %33, 1
  %74 = icmp slt i64 %73, %6
  br i1 %74, label %32, label %75

75:                                               ; preds = %72, %18, %13
  %76 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %79 = load ptr, ptr %78, align 8
  tail call void @__enzcc_klu_l_let_go(ptr noundef %77, ptr noundef %79) #8
  %80 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %81 = load ptr, ptr %80, align 8
  tail call void @free(ptr noundef %81) #6
  tail call void @free(ptr noundef nonnull %12) #6
  ret void
}

define linkonce_odr hidden { i64, i64 } @__enzcc_klu_l_solve_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) nounwind {
  %13 = tail call i64 @klu_l_solve(ptr noundef %0, ptr noundef %2, i64 noundef %4, i64 noundef %6, ptr noundef %8, ptr noundef %10) #6
  %14 = icmp eq i64 %13, 0
  %15 = icmp eq ptr %9, %8
  %16 = or i1 %15, %14
  br i1 %16, label %68, label %17

17:                                               ; preds = %12
  %18 = icmp ne ptr %3, %2
  %19 = icmp sgt i64 %6, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %26

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 40
  br label %27

26:                                               ; preds = %65, %17
  tail call void @__enzcc_klu_l_solved(i64 noundef 0, ptr noundef %0, ptr noundef %2, i64 noundef %4, i64 noundef %6, ptr noundef %9) #8
  br label %68

27:                                               ; preds = %21, %65
  %28 = phi i64 [ 0, %21 ], [ %66, %65 ]
  %29 = load i64, ptr %22, align 8
  %30 = load ptr, ptr %23, align 8
  %31 = load ptr, ptr %24, align 8
  %32 = load ptr, ptr %25, align 8
  %33 = mul nsw i64 %28, %4
  %34 = getelementptr inbounds double, ptr %8, i64 %33
  %35 = getelementptr inbounds double, ptr %9, i64 %33
  %36 = icmp sgt i64 %29, 0
  br i1 %36, label %37, label %65

37:                                               ; preds = %27
  %38 = load i64, ptr %30, align 8
  br label %42

39:                                               ; preds = %51, %42
  %40 = phi i64 [ %47, %42 ], [ %63, %51 ]
  %41 = icmp eq i64 %45, %29
  br i1 %41, label %65, label %42

42:                                               ; preds = %39, %37
  %43 = phi i64 [ %38, %37 ], [ %40, %39 ]
  %44 = phi i64 [ 0, %37 ], [ %45, %39 ]
  %45 = add nuw nsw i64 %44, 1
  %46 = getelementptr inbounds nuw i64, ptr %30, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %43, %47
  br i1 %48, label %49, label %39

49:                                               ; preds = %42
  %50 = getelementptr inbounds nuw double, ptr %34, i64 %44
  br label %51

51:                                               ; preds = %51, %49
  %52 = phi i64 [ %43, %49 ], [ %62, %51 ]
  %53 = getelementptr inbounds double, ptr %32, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fneg double %54
  %56 = load double, ptr %50, align 8
  %57 = getelementptr inbounds i64, ptr %31, i64 %52
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %35, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %55, double %56, double %60)
  store double %61, ptr %59, align 8
  %62 = add nsw i64 %52, 1
  %63 = load i64, ptr %46, align 8
  %64 = icmp slt i64 %62, %63
  br i1 %64, label %51, label %39

65:                                               ; preds = %39, %27
  %66 = add nuw nsw i64 %28, 1
  %67 = icmp slt i64 %66, %6
  br i1 %67, label %27, label %26

68:                                               ; preds = %26, %12
  %69 = insertvalue { i64, i64 } poison, i64 %13, 0
  %70 = insertvalue { i64, i64 } %69, i64 0, 1
  ret { i64, i64 } %70
}

define linkonce_odr hidden { ptr, i64 } @__enzcc_klu_l_tsolve_augmented(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) nounwind {
  %13 = tail call i64 @klu_l_tsolve(ptr noundef %0, ptr noundef %2, i64 noundef %4, i64 noundef %6, ptr noundef %8, ptr noundef %10) #6
  %14 = tail call i64 @__enzcc_klu_l_rows(ptr noundef %2) #8
  %15 = tail call ptr @malloc(i64 noundef 32) #6
  store i64 %13, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %2, ptr %17, align 8
  %18 = tail call i64 @llvm.smax.i64(i64 %6, i64 0)
  %19 = shl i64 %18, 3
  %20 = mul i64 %19, %14
  %21 = add i64 %20, 8
  %22 = tail call ptr @malloc(i64 noundef %21) #6
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %22, ptr %23, align 8
  %24 = icmp ne i64 %13, 0
  %25 = icmp sgt i64 %6, 0
  %26 = select i1 %25, i1 %24, i1 false
  br i1 %26, label %27, label %35

27:                                               ; preds = %12
  %28 = icmp sgt i64 %14, 0
  br label %29

29:                                               ; preds = %27, %38
  %30 = phi i64 [ 0, %27 ], [ %39, %38 ]
  br i1 %28, label %31, label %38

31:                                               ; preds = %29
  %32 = mul nsw i64 %30, %4
  %33 = getelementptr double, ptr %8, i64 %32
  %34 = mul nuw nsw i64 %30, %14
  br label %41

35:                                               ; preds = %38, %12
  tail call void @__enzcc_sparse_hold(ptr noundef %0) #8
  tail call void @__enzcc_sparse_hold(ptr noundef %2) #8
  %36 = insertvalue { ptr, i64 } poison, ptr %15, 0
  %37 = insertvalue { ptr, i64 } %36, i64 %13, 1
  ret { ptr, i64 } %37

38:                                               ; preds = %41, %29
  %39 = add nuw nsw i64 %30, 1
  %40 = icmp slt i64 %39, %6
  br i1 %40, label %29, label %35

41:                                               ; preds = %31, %41
  %42 = phi i64 [ 0, %31 ], [ %48, %41 ]
  %43 = getelementptr double, ptr %33, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %23, align 8
  %46 = getelementptr double, ptr %45, i64 %34
  %47 = getelementptr double, ptr %46, i64 %42
  store double %44, ptr %47, align 8
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %14
  br i1 %49, label %38, label %41
}

define linkonce_odr hidden void @__enzcc_klu_l_tsolve_gradient(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) nounwind {
  %14 = load i64, ptr %12, align 8
  %15 = icmp eq i64 %14, 0
  %16 = icmp eq ptr %9, %8
  %17 = or i1 %16, %15
  br i1 %17, label %75, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %22 = load ptr, ptr %21, align 8
  tail call void @__enzcc_klu_l_solved(i64 noundef 0, ptr noundef %20, ptr noundef %22, i64 noundef %4, i64 noundef %6, ptr noundef %9) #8
  %23 = icmp ne ptr %3, %2
  %24 = icmp sgt i64 %6, 0
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %75

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 40
  br label %32

32:                                               ; preds = %26, %72
  %33 = phi i64 [ 0, %26 ], [ %73, %72 ]
  %34 = load i64, ptr %27, align 8
  %35 = load ptr, ptr %28, align 8
  %36 = load ptr, ptr %29, align 8
  %37 = mul nsw i64 %33, %4
  %38 = getelementptr inbounds double, ptr %9, i64 %37
  %39 = load ptr, ptr %30, align 8
  %40 = mul nsw i64 %34, %33
  %41 = getelementptr inbounds double, ptr %39, i64 %40
  %42 = load ptr, ptr %31, align 8
  %43 = icmp sgt i64 %34, 0
  br i1 %43, label %44, label %72

44:                                               ; preds = %32
  %45 = load i64, ptr %35, align 8
  br label %49

46:                                               ; preds = %58, %49
  %47 = phi i64 [ %54, %49 ], [ %70, %58 ]
  %48 = icmp eq i64 %52, %34
  br i1 %48, label %72, label %49

49:                                               ; preds = %46, %44
  %50 = phi i64 [ %45, %44 ], [ %47, %46 ]
  %51 = phi i64 [ 0, %44 ], [ %52, %46 ]
  %52 = add nuw nsw i64 %51, 1
  %53 = getelementptr inbounds nuw i64, ptr %35, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %50, %54
  br i1 %55, label %56, label %46

56:                                               ; preds = %49
  %57 = getelementptr inbounds nuw double, ptr %38, i64 %51
  br label %58

58:                                               ; preds = %58, %56
  %59 = phi i64 [ %50, %56 ], [ %69, %58 ]
  %60 = load double, ptr %57, align 8
  %61 = getelementptr inbounds i64, ptr %36, i64 %59
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %41, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fmul double %60, %64
  %66 = getelementptr inbounds double, ptr %42, i64 %59
  %67 = load double, ptr %66, align 8
  %68 = fsub double %67, %65
  store double %68, ptr %66, align 8
  %69 = add nsw i64 %59, 1
  %70 = load i64, ptr %53, align 8
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %58, label %46

72:                                               ; preds = %46, %32
  %73 = add nuw nsw i64 %33, 1
  %74 = icmp slt i64 %73, %6
  br i1 %74, label %32, label %75

75:                                               ; preds = %72, %18, %13
  %76 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %79 = load ptr, ptr %78, align 8
  tail call void @__enzcc_klu_l_let_go(ptr noundef %77, ptr noundef %79) #8
  %80 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %81 = load ptr, ptr %80, align 8
  tail call void @free(ptr noundef %81) #6
  tail call void @free(ptr noundef nonnull %12) #6
  ret void
}

define linkonce_odr hidden { i64, i64 } @__enzcc_klu_l_tsolve_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) nounwind {
  %13 = tail call i64 @klu_l_tsolve(ptr noundef %0, ptr noundef %2, i64 noundef %4, i64 noundef %6, ptr noundef %8, ptr noundef %10) #6
  %14 = icmp eq i64 %13, 0
  %15 = icmp eq ptr %9, %8
  %16 = or i1 %15, %14
  br i1 %16, label %69, label %17

17:                                               ; preds = %12
  %18 = icmp ne ptr %3, %2
  %19 = icmp sgt i64 %6, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %26

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 40
  br label %27

26:                                               ; preds = %66, %17
  tail call void @__enzcc_klu_l_solved(i64 noundef 1, ptr noundef %0, ptr noundef %2, i64 noundef %4, i64 noundef %6, ptr noundef %9) #8
  br label %69

27:                                               ; preds = %21, %66
  %28 = phi i64 [ 0, %21 ], [ %67, %66 ]
  %29 = load i64, ptr %22, align 8
  %30 = load ptr, ptr %23, align 8
  %31 = load ptr, ptr %24, align 8
  %32 = load ptr, ptr %25, align 8
  %33 = mul nsw i64 %28, %4
  %34 = getelementptr inbounds double, ptr %8, i64 %33
  %35 = getelementptr inbounds double, ptr %9, i64 %33
  %36 = icmp sgt i64 %29, 0
  br i1 %36, label %37, label %66

37:                                               ; preds = %27
  %38 = load i64, ptr %30, align 8
  br label %42

39:                                               ; preds = %52, %42
  %40 = phi i64 [ %47, %42 ], [ %64, %52 ]
  %41 = icmp eq i64 %45, %29
  br i1 %41, label %66, label %42

42:                                               ; preds = %39, %37
  %43 = phi i64 [ %38, %37 ], [ %40, %39 ]
  %44 = phi i64 [ 0, %37 ], [ %45, %39 ]
  %45 = add nuw nsw i64 %44, 1
  %46 = getelementptr inbounds nuw i64, ptr %30, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %43, %47
  br i1 %48, label %49, label %39

49:                                               ; preds = %42
  %50 = getelementptr inbounds nuw double, ptr %35, i64 %44
  %51 = load double, ptr %50, align 8
  br label %52

52:                                               ; preds = %52, %49
  %53 = phi double [ %51, %49 ], [ %62, %52 ]
  %54 = phi i64 [ %43, %49 ], [ %63, %52 ]
  %55 = getelementptr inbounds double, ptr %32, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fneg double %56
  %58 = getelementptr inbounds i64, ptr %31, i64 %54
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %34, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = tail call double @llvm.fmuladd.f64(double %57, double %61, double %53)
  store double %62, ptr %50, align 8
  %63 = add nsw i64 %54, 1
  %64 = load i64, ptr %46, align 8
  %65 = icmp slt i64 %63, %64
  br i1 %65, label %52, label %39

66:                                               ; preds = %39, %27
  %67 = add nuw nsw i64 %28, 1
  %68 = icmp slt i64 %67, %6
  br i1 %68, label %27, label %26

69:                                               ; preds = %26, %12
  %70 = insertvalue { i64, i64 } poison, i64 %13, 0
  %71 = insertvalue { i64, i64 } %70, i64 0, 1
  ret { i64, i64 } %71
}

declare ptr @klu_l_analyze(i64 noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare ptr @klu_l_analyze_given(i64 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare double @llvm.fmuladd.f64(double, double, double) #4

declare i32 @llvm.smax.i32(i32, i32) #5

declare i64 @llvm.smax.i64(i64, i64) #5

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nonlazybind }
attributes #3 = { noreturn nonlazybind }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { nobuiltin noreturn nounwind }
attributes #8 = { nobuiltin }
attributes #9 = { nounwind }

