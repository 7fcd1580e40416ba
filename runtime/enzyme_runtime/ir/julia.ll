; Generated from csrc/julia.c by csrc/build.py: do not edit. ae0b01ecd83e7915 77265ab3d71afa8f

@enzcc_julia_region = linkonce_odr hidden thread_local global ptr null, align 8
@.str = private unnamed_addr constant [8 x i8] c"julia: \00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"OutOfMemoryError\00", align 1
@.str.3 = private unnamed_addr constant [87 x i8] c"enzcc: differentiated code stores an object that it made in one that outlives the call\00", align 1
@.str.4 = private unnamed_addr constant [66 x i8] c"enzcc: copies of arrays of more than four dimensions are not made\00", align 1
@.str.5 = private unnamed_addr constant [60 x i8] c"enzcc: arrays of more than four dimensions are not reshaped\00", align 1
@.str.6 = private unnamed_addr constant [61 x i8] c"enzcc: differentiated code cannot grow an array from outside\00", align 1
@.str.7 = private unnamed_addr constant [50 x i8] c"BoundsError: attempt to delete more than there is\00", align 1
@.str.8 = private unnamed_addr constant [34 x i8] c"ArgumentError: invalid Array size\00", align 1
@.str.9 = private unnamed_addr constant [40 x i8] c"ArgumentError: invalid Array dimensions\00", align 1

define linkonce_odr hidden void @enzcc_julia_throw(ptr noundef %0) noinline noreturn cold "enzyme_inactive" {
  %2 = icmp eq ptr @jl_error, null
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  tail call void @jl_error(ptr noundef %0) #11
  br label %4

4:                                                ; preds = %3, %1
  %5 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 7) #11
  %6 = tail call i64 @strlen(ptr noundef %0) #11
  %7 = tail call i64 @write(i32 noundef 2, ptr noundef %0, i64 noundef %6) #11
  %8 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.1, i64 noundef 1) #11
  tail call void @abort() #12
  unreachable
}

declare extern_weak void @jl_error(ptr noundef) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare i64 @strlen(ptr noundef) #1

declare void @abort() #2

define linkonce_odr hidden noalias ptr @enzcc_julia_enter(i64 noundef %0) noinline nounwind "enzyme_allocation_like"="0;-1;enzcc_julia_leave" {
  %2 = tail call i64 @llvm.umax.i64(i64 %0, i64 64)
  %3 = tail call ptr @malloc(i64 noundef %2) #11
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.2) #13
  unreachable

6:                                                ; preds = %1
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @enzcc_julia_region)
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %3, align 8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr null, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 16384, ptr %11, align 8
  %12 = icmp eq ptr %8, null
  br i1 %12, label %15, label %13

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %3, ptr %14, align 8
  br label %15

15:                                               ; preds = %13, %6
  store ptr %3, ptr %7, align 8
  ret ptr %3
}

declare ptr @malloc(i64 noundef) #1

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

define linkonce_odr hidden void @enzcc_julia_leave(ptr noundef %0) noinline nounwind "enzyme_deallocator"="-1" {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  %5 = load ptr, ptr %0, align 8
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @enzcc_julia_region)
  %7 = select i1 %4, ptr %6, ptr %3
  store ptr %5, ptr %7, align 8
  %8 = icmp eq ptr %5, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %1
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %10, ptr %11, align 8
  br label %12

12:                                               ; preds = %9, %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %17, %12
  tail call void @free(ptr noundef nonnull %0) #11
  ret void

17:                                               ; preds = %12, %17
  %18 = phi ptr [ %19, %17 ], [ %14, %12 ]
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr noundef nonnull %18) #11
  %20 = icmp eq ptr %19, null
  br i1 %20, label %16, label %17
}

declare void @free(ptr noundef) #1

define linkonce_odr hidden void @enzcc_julia_unwind(ptr noundef %0) nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @enzcc_julia_region)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  %5 = icmp ne ptr %3, %0
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %13

7:                                                ; preds = %1, %7
  %8 = phi ptr [ %9, %7 ], [ %3, %1 ]
  tail call void @enzcc_julia_leave(ptr noundef nonnull %8) #14
  %9 = load ptr, ptr %2, align 8
  %10 = icmp ne ptr %9, null
  %11 = icmp ne ptr %9, %0
  %12 = and i1 %10, %11
  br i1 %12, label %7, label %13

13:                                               ; preds = %7, %1
  ret void
}

define linkonce_odr hidden noalias ptr @enzcc_julia_alloc(i64 noundef %0) noinline nounwind "enzyme_allocation_like"="0;-1;" {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @enzcc_julia_region)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = tail call ptr @enzcc_julia_enter(i64 noundef 64) #14
  br label %7

7:                                                ; preds = %5, %1
  %8 = phi ptr [ %3, %1 ], [ %6, %5 ]
  %9 = icmp ugt i64 %0, 140737488355328
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.2) #13
  unreachable

11:                                               ; preds = %7
  %12 = add nuw nsw i64 %0, 15
  %13 = and i64 %12, 562949953421296
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %27, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = ptrtoint ptr %19 to i64
  %23 = ptrtoint ptr %21 to i64
  %24 = sub i64 %22, %23
  %25 = add nuw nsw i64 %13, 64
  %26 = icmp ult i64 %24, %25
  br i1 %26, label %27, label %48

27:                                               ; preds = %17, %11
  %28 = add nuw nsw i64 %13, 96
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %30 = load i64, ptr %29, align 8
  %31 = tail call i64 @llvm.umax.i64(i64 %28, i64 %30)
  %32 = tail call ptr @malloc(i64 noundef %31) #11
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %35

34:                                               ; preds = %27
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.2) #13
  unreachable

35:                                               ; preds = %27
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store ptr %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 %31
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store ptr %38, ptr %39, align 8
  %40 = load i64, ptr %29, align 8
  %41 = icmp ult i64 %40, 16777216
  br i1 %41, label %42, label %44

42:                                               ; preds = %35
  %43 = shl nuw nsw i64 %40, 1
  store i64 %43, ptr %29, align 8
  br label %44

44:                                               ; preds = %42, %35
  %45 = load ptr, ptr %14, align 8
  store ptr %45, ptr %32, align 8
  store ptr %32, ptr %14, align 8
  %46 = load ptr, ptr %37, align 8
  %47 = ptrtoint ptr %46 to i64
  br label %48

48:                                               ; preds = %44, %17
  %49 = phi i64 [ %47, %44 ], [ %23, %17 ]
  %50 = phi ptr [ %32, %44 ], [ %15, %17 ]
  %51 = icmp samesign ugt i64 %13, 511
  %52 = select i1 %51, i64 -64, i64 -16
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %54 = select i1 %51, i64 63, i64 15
  %55 = add i64 %54, %49
  %56 = and i64 %55, %52
  %57 = inttoptr i64 %56 to ptr
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 %13
  store ptr %58, ptr %53, align 8
  ret ptr %57
}

define linkonce_odr hidden i32 @enzcc_julia_owns(ptr noundef %0) noinline nounwind willreturn memory(read) "enzyme_inactive" {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @enzcc_julia_region)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %23, label %8

5:                                                ; preds = %20, %8
  %6 = load ptr, ptr %9, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %23, label %8

8:                                                ; preds = %1, %5
  %9 = phi ptr [ %6, %5 ], [ %3, %1 ]
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %5, label %13

13:                                               ; preds = %8, %20
  %14 = phi ptr [ %21, %20 ], [ %11, %8 ]
  %15 = icmp ugt ptr %0, %14
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ult ptr %0, %18
  br i1 %19, label %23, label %20

20:                                               ; preds = %13, %16
  %21 = load ptr, ptr %14, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %5, label %13

23:                                               ; preds = %5, %16, %1
  %24 = phi i32 [ 0, %1 ], [ 1, %16 ], [ 0, %5 ]
  ret i32 %24
}

define linkonce_odr hidden void @enzcc_julia_barrier(ptr noundef %0, ptr noundef %1) noinline "enzyme_inactive" {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %11, label %4

4:                                                ; preds = %2
  %5 = tail call i32 @enzcc_julia_owns(ptr noundef nonnull %1) #14
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @enzcc_julia_owns(ptr noundef %0) #14
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.3) #13
  unreachable

11:                                               ; preds = %7, %4, %2
  ret void
}

define linkonce_odr hidden ptr @enzcc_julia_jl_alloc_array_1d(ptr noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = load i64, ptr %0, align 8
  %4 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %3)
  %5 = extractvalue { i64, i1 } %4, 1
  %6 = extractvalue { i64, i1 } %4, 0
  %7 = icmp slt i64 %1, 0
  %8 = or i1 %7, %5
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.8) #13
  unreachable

10:                                               ; preds = %2
  %11 = tail call ptr @enzcc_julia_alloc(i64 noundef 56) #14
  %12 = tail call ptr @enzcc_julia_alloc(i64 noundef %6) #14
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %10
  tail call void @llvm.memset.p0.i64(ptr align 1 %12, i8 0, i64 %6, i1 false)
  br label %17

17:                                               ; preds = %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 %1, ptr %18, align 8
  %19 = load i64, ptr %13, align 8
  %20 = icmp eq i64 %19, 0
  %21 = select i1 %20, i16 -32764, i16 -28668
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i16 %21, ptr %22, align 8
  %23 = load i64, ptr %0, align 8
  %24 = trunc i64 %23 to i16
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 18
  store i16 %24, ptr %25, align 2
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i64 %1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 %1, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store i64 0, ptr %30, align 8
  store i64 0, ptr %29, align 8
  ret ptr %11
}

define linkonce_odr hidden ptr @enzcc_julia_jl_alloc_array_2d(ptr noundef %0, i64 noundef %1, i64 noundef %2) alwaysinline nounwind {
  %4 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %5 = extractvalue { i64, i1 } %4, 1
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.9) #13
  unreachable

7:                                                ; preds = %3
  %8 = extractvalue { i64, i1 } %4, 0
  %9 = load i64, ptr %0, align 8
  %10 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %8, i64 %9)
  %11 = extractvalue { i64, i1 } %10, 1
  %12 = extractvalue { i64, i1 } %10, 0
  %13 = icmp slt i64 %8, 0
  %14 = or i1 %13, %11
  br i1 %14, label %15, label %16

15:                                               ; preds = %7
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.8) #13
  unreachable

16:                                               ; preds = %7
  %17 = tail call ptr @enzcc_julia_alloc(i64 noundef 56) #14
  %18 = tail call ptr @enzcc_julia_alloc(i64 noundef %12) #14
  store ptr %18, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %23, label %22

22:                                               ; preds = %16
  tail call void @llvm.memset.p0.i64(ptr align 1 %18, i8 0, i64 %12, i1 false)
  br label %23

23:                                               ; preds = %16, %22
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %8, ptr %24, align 8
  %25 = load i64, ptr %19, align 8
  %26 = icmp eq i64 %25, 0
  %27 = select i1 %26, i16 -32760, i16 -28664
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i16 %27, ptr %28, align 8
  %29 = load i64, ptr %0, align 8
  %30 = trunc i64 %29 to i16
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 18
  store i16 %30, ptr %31, align 2
  %32 = getelementptr inbounds nuw i8, ptr %17, i64 20
  store i32 0, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %34 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %35 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %36 = getelementptr inbounds nuw i8, ptr %17, i64 48
  store i64 0, ptr %36, align 8
  store i64 0, ptr %35, align 8
  store i64 %1, ptr %33, align 8
  store i64 %2, ptr %34, align 8
  ret ptr %17
}

define linkonce_odr hidden ptr @enzcc_julia_jl_alloc_array_3d(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) alwaysinline nounwind {
  %5 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %6 = extractvalue { i64, i1 } %5, 1
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.9) #13
  unreachable

8:                                                ; preds = %4
  %9 = extractvalue { i64, i1 } %5, 0
  %10 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %9, i64 %3)
  %11 = extractvalue { i64, i1 } %10, 1
  br i1 %11, label %12, label %13

12:                                               ; preds = %8
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.9) #13
  unreachable

13:                                               ; preds = %8
  %14 = extractvalue { i64, i1 } %10, 0
  %15 = load i64, ptr %0, align 8
  %16 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %14, i64 %15)
  %17 = extractvalue { i64, i1 } %16, 1
  %18 = extractvalue { i64, i1 } %16, 0
  %19 = icmp slt i64 %14, 0
  %20 = or i1 %19, %17
  br i1 %20, label %21, label %22

21:                                               ; preds = %13
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.8) #13
  unreachable

22:                                               ; preds = %13
  %23 = tail call ptr @enzcc_julia_alloc(i64 noundef 56) #14
  %24 = tail call ptr @enzcc_julia_alloc(i64 noundef %18) #14
  store ptr %24, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %22
  tail call void @llvm.memset.p0.i64(ptr align 1 %24, i8 0, i64 %18, i1 false)
  br label %29

29:                                               ; preds = %22, %28
  %30 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %14, ptr %30, align 8
  %31 = load i64, ptr %25, align 8
  %32 = icmp eq i64 %31, 0
  %33 = select i1 %32, i16 -32756, i16 -28660
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i16 %33, ptr %34, align 8
  %35 = load i64, ptr %0, align 8
  %36 = trunc i64 %35 to i16
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 18
  store i16 %36, ptr %37, align 2
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 20
  store i32 0, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %42 = getelementptr inbounds nuw i8, ptr %23, i64 48
  store i64 0, ptr %42, align 8
  store i64 %1, ptr %39, align 8
  store i64 %2, ptr %40, align 8
  store i64 %3, ptr %41, align 8
  ret ptr %23
}

define linkonce_odr hidden ptr @enzcc_julia_jl_array_copy(ptr noundef %0) alwaysinline nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load i16, ptr %2, align 8
  %4 = lshr i16 %3, 2
  %5 = and i16 %4, 511
  %6 = icmp samesign ugt i16 %5, 4
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.4) #13
  unreachable

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 18
  %12 = load i16, ptr %11, align 2
  %13 = zext i16 %12 to i64
  %14 = mul i64 %10, %13
  %15 = tail call ptr @enzcc_julia_alloc(i64 noundef 56) #14
  %16 = tail call ptr @enzcc_julia_alloc(i64 noundef %14) #14
  store ptr %16, ptr %15, align 8
  %17 = load ptr, ptr %0, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 %17, i64 %14, i1 false)
  %18 = load i64, ptr %9, align 8
  %19 = tail call noundef range(i64 0, 281474976710657) i64 @llvm.umin.i64(i64 %18, i64 281474976710656)
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 %19, ptr %20, align 8
  %21 = load i16, ptr %2, align 8
  %22 = and i16 %21, 16380
  %23 = or disjoint i16 %22, -32768
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i16 %23, ptr %24, align 8
  %25 = load i16, ptr %11, align 2
  %26 = tail call range(i16 0, 16385) i16 @llvm.umin.i16(i16 %25, i16 16384)
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 18
  store i16 %26, ptr %27, align 2
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 20
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load i64, ptr %29, align 8
  %31 = tail call noundef range(i64 0, 281474976710657) i64 @llvm.umin.i64(i64 %30, i64 281474976710656)
  %32 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store i64 %31, ptr %32, align 8
  %33 = icmp eq i16 %5, 1
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = select i1 %33, ptr %9, ptr %34
  %36 = load i64, ptr %35, align 8
  %37 = tail call noundef range(i64 0, 281474976710657) i64 @llvm.umin.i64(i64 %36, i64 281474976710656)
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i64 %37, ptr %38, align 8
  %39 = icmp samesign ugt i16 %5, 2
  br i1 %39, label %42, label %40

40:                                               ; preds = %8
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store i64 0, ptr %41, align 8
  br label %52

42:                                               ; preds = %8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = load i64, ptr %43, align 8
  %45 = tail call noundef range(i64 0, 281474976710657) i64 @llvm.umin.i64(i64 %44, i64 281474976710656)
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store i64 %45, ptr %46, align 8
  %47 = icmp eq i16 %5, 4
  br i1 %47, label %48, label %52

48:                                               ; preds = %42
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %50 = load i64, ptr %49, align 8
  %51 = tail call noundef range(i64 0, 281474976710657) i64 @llvm.umin.i64(i64 %50, i64 281474976710656)
  br label %52

52:                                               ; preds = %40, %42, %48
  %53 = phi i64 [ %51, %48 ], [ 0, %42 ], [ 0, %40 ]
  %54 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store i64 %53, ptr %54, align 8
  ret ptr %15
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

define linkonce_odr hidden ptr @enzcc_julia_jl_reshape_array(ptr noundef %0, ptr noundef %1, ptr noundef %2) alwaysinline nounwind {
  %4 = tail call ptr @enzcc_julia_alloc(i64 noundef 56) #14
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = icmp ugt i64 %6, 4
  br i1 %7, label %8, label %9

8:                                                ; preds = %3
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.5) #13
  unreachable

9:                                                ; preds = %3
  %10 = load ptr, ptr %1, align 8
  store ptr %10, ptr %4, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = tail call noundef range(i64 0, 281474976710657) i64 @llvm.umin.i64(i64 %12, i64 281474976710656)
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %16 = load i16, ptr %15, align 8
  %17 = and i16 %16, 4096
  %18 = trunc nuw nsw i64 %6 to i16
  %19 = shl nuw nsw i16 %18, 2
  %20 = or disjoint i16 %17, %19
  %21 = or disjoint i16 %20, -16384
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i16 %21, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 18
  %24 = load i16, ptr %23, align 2
  %25 = tail call range(i16 0, 16385) i16 @llvm.umin.i16(i16 %24, i16 16384)
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 18
  store i16 %25, ptr %26, align 2
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 0, ptr %27, align 4
  %28 = load i64, ptr %2, align 8
  %29 = tail call noundef range(i64 0, 281474976710657) i64 @llvm.umin.i64(i64 %28, i64 281474976710656)
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %29, ptr %30, align 8
  %31 = icmp samesign ugt i64 %6, 1
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = select i1 %31, ptr %32, ptr %11
  %34 = load i64, ptr %33, align 8
  %35 = tail call noundef range(i64 0, 281474976710657) i64 @llvm.umin.i64(i64 %34, i64 281474976710656)
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %35, ptr %36, align 8
  %37 = icmp samesign ugt i64 %6, 2
  br i1 %37, label %40, label %38

38:                                               ; preds = %9
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 0, ptr %39, align 8
  br label %50

40:                                               ; preds = %9
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = tail call noundef range(i64 0, 281474976710657) i64 @llvm.umin.i64(i64 %42, i64 281474976710656)
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 %43, ptr %44, align 8
  %45 = icmp eq i64 %6, 4
  br i1 %45, label %46, label %50

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %48 = load i64, ptr %47, align 8
  %49 = tail call noundef range(i64 0, 281474976710657) i64 @llvm.umin.i64(i64 %48, i64 281474976710656)
  br label %50

50:                                               ; preds = %38, %40, %46
  %51 = phi i64 [ %49, %46 ], [ 0, %40 ], [ 0, %38 ]
  %52 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %51, ptr %52, align 8
  ret ptr %4
}

define linkonce_odr hidden void @enzcc_julia_jl_array_grow_end(ptr noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %9 = load i32, ptr %8, align 4
  %10 = zext i32 %9 to i64
  %11 = sub i64 %7, %10
  %12 = icmp ugt i64 %5, %11
  br i1 %12, label %13, label %45

13:                                               ; preds = %2
  %14 = tail call i32 @enzcc_julia_owns(ptr noundef nonnull %0) #14
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.6) #13
  unreachable

17:                                               ; preds = %13
  %18 = load i64, ptr %6, align 8
  %19 = shl i64 %18, 1
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 %5)
  %21 = tail call i64 @llvm.umax.i64(i64 %20, i64 8)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 18
  %23 = load i16, ptr %22, align 2
  %24 = zext i16 %23 to i64
  %25 = mul i64 %21, %24
  %26 = tail call ptr @enzcc_julia_alloc(i64 noundef %25) #14
  %27 = load ptr, ptr %0, align 8
  %28 = load i64, ptr %3, align 8
  %29 = load i16, ptr %22, align 2
  %30 = zext i16 %29 to i64
  %31 = mul i64 %28, %30
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %26, ptr align 1 %27, i64 %31, i1 false)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %33 = load i16, ptr %32, align 8
  %34 = and i16 %33, 4096
  %35 = icmp eq i16 %34, 0
  br i1 %35, label %44, label %36

36:                                               ; preds = %17
  %37 = load i64, ptr %3, align 8
  %38 = load i16, ptr %22, align 2
  %39 = zext i16 %38 to i64
  %40 = mul i64 %37, %39
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 %40
  %42 = sub i64 %21, %37
  %43 = mul i64 %42, %39
  tail call void @llvm.memset.p0.i64(ptr align 1 %41, i8 0, i64 %43, i1 false)
  br label %44

44:                                               ; preds = %36, %17
  store ptr %26, ptr %0, align 8
  store i64 %21, ptr %6, align 8
  br label %45

45:                                               ; preds = %44, %2
  store i64 %5, ptr %3, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %5, ptr %46, align 8
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

define linkonce_odr hidden void @enzcc_julia_jl_array_del_end(ptr noundef %0, i64 noundef %1) alwaysinline nounwind {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp ugt i64 %1, %4
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.7) #13
  unreachable

7:                                                ; preds = %2
  %8 = sub nuw i64 %4, %1
  store i64 %8, ptr %3, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %8, ptr %9, align 8
  ret void
}

define linkonce_odr hidden void @enzcc_julia_jl_array_sizehint(ptr noundef %0, i64 noundef %1) alwaysinline nounwind {
  ret void
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_float64(double noundef %0) alwaysinline nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 8) #14
  store double %0, ptr %2, align 8
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_float32(float noundef %0) alwaysinline nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 4) #14
  store float %0, ptr %2, align 4
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_int64(i64 noundef %0) alwaysinline nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 8) #14
  store i64 %0, ptr %2, align 8
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_uint64(i64 noundef %0) alwaysinline nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 8) #14
  store i64 %0, ptr %2, align 8
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_int32(i32 noundef %0) alwaysinline nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 4) #14
  store i32 %0, ptr %2, align 4
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_uint32(i32 noundef %0) alwaysinline nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 4) #14
  store i32 %0, ptr %2, align 4
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_int16(i16 noundef signext %0) alwaysinline nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 2) #14
  store i16 %0, ptr %2, align 2
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_uint16(i16 noundef zeroext %0) alwaysinline nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 2) #14
  store i16 %0, ptr %2, align 2
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_int8(i8 noundef signext %0) alwaysinline nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 1) #14
  store i8 %0, ptr %2, align 1
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_uint8(i8 noundef zeroext %0) alwaysinline nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 1) #14
  store i8 %0, ptr %2, align 1
  ret ptr %2
}

define linkonce_odr hidden double @enzcc_julia_ddot_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = load i64, ptr %2, align 8
  %7 = icmp slt i64 %6, 0
  %8 = load i64, ptr %0, align 8
  %9 = sub i64 1, %8
  %10 = mul i64 %9, %6
  %11 = select i1 %7, i64 %10, i64 0
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load i64, ptr %4, align 8
  %14 = icmp slt i64 %13, 0
  %15 = sub i64 1, %8
  %16 = mul i64 %15, %13
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds double, ptr %3, i64 %17
  %19 = icmp sgt i64 %8, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %22, %5
  %21 = phi double [ 0.000000e+00, %5 ], [ %31, %22 ]
  ret double %21

22:                                               ; preds = %5, %22
  %23 = phi i64 [ %32, %22 ], [ 0, %5 ]
  %24 = phi double [ %31, %22 ], [ 0.000000e+00, %5 ]
  %25 = mul nsw i64 %23, %6
  %26 = getelementptr inbounds double, ptr %12, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = mul nsw i64 %23, %13
  %29 = getelementptr inbounds double, ptr %18, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fmuladd.f64(double %27, double %30, double %24)
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, %8
  br i1 %33, label %20, label %22
}

declare double @llvm.fmuladd.f64(double, double, double) #9

define linkonce_odr hidden double @enzcc_julia_dnrm2_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2) alwaysinline nounwind {
  %4 = load i64, ptr %0, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = load i64, ptr %2, align 8
  br label %11

8:                                                ; preds = %11, %3
  %9 = phi double [ 0.000000e+00, %3 ], [ %17, %11 ]
  %10 = tail call double @sqrt(double noundef %9) #11
  ret double %10

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = phi double [ 0.000000e+00, %6 ], [ %17, %11 ]
  %14 = mul nsw i64 %7, %12
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = tail call double @llvm.fmuladd.f64(double %16, double %16, double %13)
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %8, label %11
}

declare double @sqrt(double noundef) #1

define linkonce_odr hidden void @enzcc_julia_daxpy_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = load i64, ptr %3, align 8
  %8 = icmp slt i64 %7, 0
  %9 = load i64, ptr %0, align 8
  %10 = sub i64 1, %9
  %11 = mul i64 %10, %7
  %12 = select i1 %8, i64 %11, i64 0
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  %14 = load i64, ptr %5, align 8
  %15 = icmp slt i64 %14, 0
  %16 = sub i64 1, %9
  %17 = mul i64 %16, %14
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds double, ptr %4, i64 %18
  %20 = icmp sgt i64 %9, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %22, %6
  ret void

22:                                               ; preds = %6, %22
  %23 = phi i64 [ %34, %22 ], [ 0, %6 ]
  %24 = load double, ptr %1, align 8
  %25 = load i64, ptr %3, align 8
  %26 = mul nsw i64 %25, %23
  %27 = getelementptr inbounds double, ptr %13, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = load i64, ptr %5, align 8
  %30 = mul nsw i64 %29, %23
  %31 = getelementptr inbounds double, ptr %19, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = tail call double @llvm.fmuladd.f64(double %24, double %28, double %32)
  store double %33, ptr %31, align 8
  %34 = add nuw nsw i64 %23, 1
  %35 = load i64, ptr %0, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %22, label %21
}

define linkonce_odr hidden void @enzcc_julia_dscal_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) alwaysinline nounwind {
  %5 = load i64, ptr %0, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %4
  ret void

8:                                                ; preds = %4, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %4 ]
  %10 = load double, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = fmul double %10, %14
  store double %15, ptr %13, align 8
  %16 = add nuw nsw i64 %9, 1
  %17 = load i64, ptr %0, align 8
  %18 = icmp slt i64 %16, %17
  br i1 %18, label %8, label %7
}

define linkonce_odr hidden void @enzcc_julia_dgemv_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) alwaysinline nounwind {
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, 95
  %14 = icmp eq i8 %13, 78
  %15 = select i1 %14, ptr %1, ptr %2
  %16 = load i64, ptr %15, align 8
  %17 = select i1 %14, ptr %2, ptr %1
  %18 = load i64, ptr %17, align 8
  %19 = load i64, ptr %7, align 8
  %20 = icmp slt i64 %19, 0
  %21 = sub i64 1, %18
  %22 = mul i64 %21, %19
  %23 = select i1 %20, i64 %22, i64 0
  %24 = getelementptr inbounds double, ptr %6, i64 %23
  %25 = load i64, ptr %10, align 8
  %26 = icmp slt i64 %25, 0
  %27 = sub i64 1, %16
  %28 = mul i64 %25, %27
  %29 = select i1 %26, i64 %28, i64 0
  %30 = getelementptr inbounds double, ptr %9, i64 %29
  %31 = icmp sgt i64 %16, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %11
  %33 = icmp sgt i64 %18, 0
  br label %34

34:                                               ; preds = %32, %71
  %35 = phi i64 [ 0, %32 ], [ %75, %71 ]
  br i1 %33, label %36, label %40

36:                                               ; preds = %34
  %37 = load i64, ptr %7, align 8
  %38 = load i64, ptr %5, align 8
  br label %45

39:                                               ; preds = %71, %11
  ret void

40:                                               ; preds = %45, %34
  %41 = phi double [ 0.000000e+00, %34 ], [ %57, %45 ]
  %42 = load double, ptr %8, align 8
  %43 = fcmp oeq double %42, 0.000000e+00
  %44 = load double, ptr %3, align 8
  br i1 %43, label %60, label %64

45:                                               ; preds = %36, %45
  %46 = phi i64 [ 0, %36 ], [ %58, %45 ]
  %47 = phi double [ 0.000000e+00, %36 ], [ %57, %45 ]
  %48 = select i1 %14, i64 %46, i64 %35
  %49 = select i1 %14, i64 %35, i64 %46
  %50 = mul nsw i64 %38, %48
  %51 = getelementptr double, ptr %4, i64 %50
  %52 = getelementptr double, ptr %51, i64 %49
  %53 = load double, ptr %52, align 8
  %54 = mul nsw i64 %37, %46
  %55 = getelementptr inbounds double, ptr %24, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fmuladd.f64(double %53, double %56, double %47)
  %58 = add nuw nsw i64 %46, 1
  %59 = icmp eq i64 %58, %18
  br i1 %59, label %40, label %45

60:                                               ; preds = %40
  %61 = fmul double %41, %44
  %62 = load i64, ptr %10, align 8
  %63 = mul nsw i64 %62, %35
  br label %71

64:                                               ; preds = %40
  %65 = load i64, ptr %10, align 8
  %66 = mul nsw i64 %65, %35
  %67 = getelementptr inbounds double, ptr %30, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fmul double %42, %68
  %70 = tail call double @llvm.fmuladd.f64(double %44, double %41, double %69)
  br label %71

71:                                               ; preds = %64, %60
  %72 = phi i64 [ %66, %64 ], [ %63, %60 ]
  %73 = phi double [ %70, %64 ], [ %61, %60 ]
  %74 = getelementptr inbounds double, ptr %30, i64 %72
  store double %73, ptr %74, align 8
  %75 = add nuw nsw i64 %35, 1
  %76 = icmp eq i64 %75, %16
  br i1 %76, label %39, label %34
}

define linkonce_odr hidden void @enzcc_julia_dgemm_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) alwaysinline nounwind {
  %14 = load i8, ptr %0, align 1
  %15 = and i8 %14, 95
  %16 = icmp eq i8 %15, 78
  %17 = load i64, ptr %7, align 8
  %18 = select i1 %16, i64 1, i64 %17
  %19 = select i1 %16, i64 %17, i64 1
  %20 = load i8, ptr %1, align 1
  %21 = and i8 %20, 95
  %22 = icmp eq i8 %21, 78
  %23 = load i64, ptr %9, align 8
  %24 = select i1 %22, i64 1, i64 %23
  %25 = select i1 %22, i64 %23, i64 1
  %26 = load i64, ptr %3, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %38

28:                                               ; preds = %13
  %29 = load i64, ptr %2, align 8
  br label %30

30:                                               ; preds = %28, %48
  %31 = phi i64 [ %49, %48 ], [ %26, %28 ]
  %32 = phi i64 [ %50, %48 ], [ %29, %28 ]
  %33 = phi i64 [ %51, %48 ], [ 0, %28 ]
  %34 = icmp sgt i64 %32, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %30
  %36 = mul nsw i64 %33, %25
  %37 = getelementptr double, ptr %8, i64 %36
  br label %39

38:                                               ; preds = %48, %13
  ret void

39:                                               ; preds = %35, %82
  %40 = phi i64 [ 0, %35 ], [ %87, %82 ]
  %41 = load i64, ptr %4, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %53

43:                                               ; preds = %39
  %44 = mul nsw i64 %40, %18
  %45 = getelementptr double, ptr %6, i64 %44
  br label %58

46:                                               ; preds = %82
  %47 = load i64, ptr %3, align 8
  br label %48

48:                                               ; preds = %46, %30
  %49 = phi i64 [ %47, %46 ], [ %31, %30 ]
  %50 = phi i64 [ %88, %46 ], [ %32, %30 ]
  %51 = add nuw nsw i64 %33, 1
  %52 = icmp slt i64 %51, %49
  br i1 %52, label %30, label %38

53:                                               ; preds = %58, %39
  %54 = phi double [ 0.000000e+00, %39 ], [ %67, %58 ]
  %55 = load double, ptr %10, align 8
  %56 = fcmp oeq double %55, 0.000000e+00
  %57 = load double, ptr %5, align 8
  br i1 %56, label %70, label %74

58:                                               ; preds = %43, %58
  %59 = phi i64 [ 0, %43 ], [ %68, %58 ]
  %60 = phi double [ 0.000000e+00, %43 ], [ %67, %58 ]
  %61 = mul nsw i64 %59, %19
  %62 = getelementptr double, ptr %45, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = mul nsw i64 %59, %24
  %65 = getelementptr double, ptr %37, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.fmuladd.f64(double %63, double %66, double %60)
  %68 = add nuw nsw i64 %59, 1
  %69 = icmp eq i64 %68, %41
  br i1 %69, label %53, label %58

70:                                               ; preds = %53
  %71 = fmul double %54, %57
  %72 = load i64, ptr %12, align 8
  %73 = mul nsw i64 %72, %33
  br label %82

74:                                               ; preds = %53
  %75 = load i64, ptr %12, align 8
  %76 = mul nsw i64 %75, %33
  %77 = getelementptr double, ptr %11, i64 %40
  %78 = getelementptr double, ptr %77, i64 %76
  %79 = load double, ptr %78, align 8
  %80 = fmul double %55, %79
  %81 = tail call double @llvm.fmuladd.f64(double %57, double %54, double %80)
  br label %82

82:                                               ; preds = %74, %70
  %83 = phi i64 [ %76, %74 ], [ %73, %70 ]
  %84 = phi double [ %81, %74 ], [ %71, %70 ]
  %85 = getelementptr double, ptr %11, i64 %40
  %86 = getelementptr double, ptr %85, i64 %83
  store double %84, ptr %86, align 8
  %87 = add nuw nsw i64 %40, 1
  %88 = load i64, ptr %2, align 8
  %89 = icmp slt i64 %87, %88
  br i1 %89, label %39, label %46
}

define linkonce_odr hidden void @enzcc_julia_dsyrk_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) alwaysinline nounwind {
  %11 = load i8, ptr %1, align 1
  %12 = and i8 %11, 95
  %13 = icmp eq i8 %12, 78
  %14 = load i64, ptr %6, align 8
  %15 = select i1 %13, i64 1, i64 %14
  %16 = select i1 %13, i64 %14, i64 1
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, 95
  %19 = icmp eq i8 %18, 85
  %20 = load i64, ptr %2, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %23, label %22

22:                                               ; preds = %42, %10
  ret void

23:                                               ; preds = %10, %42
  %24 = phi i64 [ %26, %42 ], [ 0, %10 ]
  %25 = select i1 %19, i64 0, i64 %24
  %26 = add nuw nsw i64 %24, 1
  %27 = mul nsw i64 %24, %15
  %28 = getelementptr double, ptr %5, i64 %27
  br label %29

29:                                               ; preds = %73, %23
  %30 = phi i64 [ %25, %23 ], [ %78, %73 ]
  br i1 %19, label %33, label %31

31:                                               ; preds = %29
  %32 = load i64, ptr %2, align 8
  br label %33

33:                                               ; preds = %29, %31
  %34 = phi i64 [ %32, %31 ], [ %26, %29 ]
  %35 = icmp slt i64 %30, %34
  br i1 %35, label %36, label %42

36:                                               ; preds = %33
  %37 = load i64, ptr %3, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %36
  %40 = mul nsw i64 %30, %15
  %41 = getelementptr double, ptr %5, i64 %40
  br label %50

42:                                               ; preds = %33
  %43 = load i64, ptr %2, align 8
  %44 = icmp slt i64 %26, %43
  br i1 %44, label %23, label %22

45:                                               ; preds = %50, %36
  %46 = phi double [ 0.000000e+00, %36 ], [ %58, %50 ]
  %47 = load double, ptr %7, align 8
  %48 = fcmp oeq double %47, 0.000000e+00
  %49 = load double, ptr %4, align 8
  br i1 %48, label %61, label %65

50:                                               ; preds = %39, %50
  %51 = phi i64 [ 0, %39 ], [ %59, %50 ]
  %52 = phi double [ 0.000000e+00, %39 ], [ %58, %50 ]
  %53 = mul nsw i64 %51, %16
  %54 = getelementptr double, ptr %41, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr double, ptr %28, i64 %53
  %57 = load double, ptr %56, align 8
  %58 = tail call double @llvm.fmuladd.f64(double %55, double %57, double %52)
  %59 = add nuw nsw i64 %51, 1
  %60 = icmp eq i64 %59, %37
  br i1 %60, label %45, label %50

61:                                               ; preds = %45
  %62 = fmul double %46, %49
  %63 = load i64, ptr %9, align 8
  %64 = mul nsw i64 %63, %24
  br label %73

65:                                               ; preds = %45
  %66 = load i64, ptr %9, align 8
  %67 = mul nsw i64 %66, %24
  %68 = getelementptr double, ptr %8, i64 %30
  %69 = getelementptr double, ptr %68, i64 %67
  %70 = load double, ptr %69, align 8
  %71 = fmul double %47, %70
  %72 = tail call double @llvm.fmuladd.f64(double %49, double %46, double %71)
  br label %73

73:                                               ; preds = %65, %61
  %74 = phi i64 [ %67, %65 ], [ %64, %61 ]
  %75 = phi double [ %72, %65 ], [ %62, %61 ]
  %76 = getelementptr double, ptr %8, i64 %30
  %77 = getelementptr double, ptr %76, i64 %74
  store double %75, ptr %77, align 8
  %78 = add nuw nsw i64 %30, 1
  br label %29
}

define linkonce_odr hidden float @enzcc_julia_sdot_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = load i64, ptr %2, align 8
  %7 = icmp slt i64 %6, 0
  %8 = load i64, ptr %0, align 8
  %9 = sub i64 1, %8
  %10 = mul i64 %9, %6
  %11 = select i1 %7, i64 %10, i64 0
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = load i64, ptr %4, align 8
  %14 = icmp slt i64 %13, 0
  %15 = sub i64 1, %8
  %16 = mul i64 %15, %13
  %17 = select i1 %14, i64 %16, i64 0
  %18 = getelementptr inbounds float, ptr %3, i64 %17
  %19 = icmp sgt i64 %8, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %22, %5
  %21 = phi float [ 0.000000e+00, %5 ], [ %31, %22 ]
  ret float %21

22:                                               ; preds = %5, %22
  %23 = phi i64 [ %32, %22 ], [ 0, %5 ]
  %24 = phi float [ %31, %22 ], [ 0.000000e+00, %5 ]
  %25 = mul nsw i64 %23, %6
  %26 = getelementptr inbounds float, ptr %12, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = mul nsw i64 %23, %13
  %29 = getelementptr inbounds float, ptr %18, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = tail call float @llvm.fmuladd.f32(float %27, float %30, float %24)
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, %8
  br i1 %33, label %20, label %22
}

declare float @llvm.fmuladd.f32(float, float, float) #9

define linkonce_odr hidden float @enzcc_julia_snrm2_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2) alwaysinline nounwind {
  %4 = load i64, ptr %0, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = load i64, ptr %2, align 8
  br label %11

8:                                                ; preds = %11, %3
  %9 = phi float [ 0.000000e+00, %3 ], [ %17, %11 ]
  %10 = tail call float @sqrtf(float noundef %9) #11
  ret float %10

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = phi float [ 0.000000e+00, %6 ], [ %17, %11 ]
  %14 = mul nsw i64 %7, %12
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = tail call float @llvm.fmuladd.f32(float %16, float %16, float %13)
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %8, label %11
}

declare float @sqrtf(float noundef) #1

define linkonce_odr hidden void @enzcc_julia_saxpy_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = load i64, ptr %3, align 8
  %8 = icmp slt i64 %7, 0
  %9 = load i64, ptr %0, align 8
  %10 = sub i64 1, %9
  %11 = mul i64 %10, %7
  %12 = select i1 %8, i64 %11, i64 0
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = load i64, ptr %5, align 8
  %15 = icmp slt i64 %14, 0
  %16 = sub i64 1, %9
  %17 = mul i64 %16, %14
  %18 = select i1 %15, i64 %17, i64 0
  %19 = getelementptr inbounds float, ptr %4, i64 %18
  %20 = icmp sgt i64 %9, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %22, %6
  ret void

22:                                               ; preds = %6, %22
  %23 = phi i64 [ %34, %22 ], [ 0, %6 ]
  %24 = load float, ptr %1, align 4
  %25 = load i64, ptr %3, align 8
  %26 = mul nsw i64 %25, %23
  %27 = getelementptr inbounds float, ptr %13, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = load i64, ptr %5, align 8
  %30 = mul nsw i64 %29, %23
  %31 = getelementptr inbounds float, ptr %19, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = tail call float @llvm.fmuladd.f32(float %24, float %28, float %32)
  store float %33, ptr %31, align 4
  %34 = add nuw nsw i64 %23, 1
  %35 = load i64, ptr %0, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %22, label %21
}

define linkonce_odr hidden void @enzcc_julia_sscal_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) alwaysinline nounwind {
  %5 = load i64, ptr %0, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %4
  ret void

8:                                                ; preds = %4, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %4 ]
  %10 = load float, ptr %1, align 4
  %11 = load i64, ptr %3, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = fmul float %10, %14
  store float %15, ptr %13, align 4
  %16 = add nuw nsw i64 %9, 1
  %17 = load i64, ptr %0, align 8
  %18 = icmp slt i64 %16, %17
  br i1 %18, label %8, label %7
}

define linkonce_odr hidden void @enzcc_julia_sgemv_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) alwaysinline nounwind {
  %12 = load i8, ptr %0, align 1
  %13 = and i8 %12, 95
  %14 = icmp eq i8 %13, 78
  %15 = select i1 %14, ptr %1, ptr %2
  %16 = load i64, ptr %15, align 8
  %17 = select i1 %14, ptr %2, ptr %1
  %18 = load i64, ptr %17, align 8
  %19 = load i64, ptr %7, align 8
  %20 = icmp slt i64 %19, 0
  %21 = sub i64 1, %18
  %22 = mul i64 %21, %19
  %23 = select i1 %20, i64 %22, i64 0
  %24 = getelementptr inbounds float, ptr %6, i64 %23
  %25 = load i64, ptr %10, align 8
  %26 = icmp slt i64 %25, 0
  %27 = sub i64 1, %16
  %28 = mul i64 %25, %27
  %29 = select i1 %26, i64 %28, i64 0
  %30 = getelementptr inbounds float, ptr %9, i64 %29
  %31 = icmp sgt i64 %16, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %11
  %33 = icmp sgt i64 %18, 0
  br label %34

34:                                               ; preds = %32, %71
  %35 = phi i64 [ 0, %32 ], [ %75, %71 ]
  br i1 %33, label %36, label %40

36:                                               ; preds = %34
  %37 = load i64, ptr %7, align 8
  %38 = load i64, ptr %5, align 8
  br label %45

39:                                               ; preds = %71, %11
  ret void

40:                                               ; preds = %45, %34
  %41 = phi float [ 0.000000e+00, %34 ], [ %57, %45 ]
  %42 = load float, ptr %8, align 4
  %43 = fcmp oeq float %42, 0.000000e+00
  %44 = load float, ptr %3, align 4
  br i1 %43, label %60, label %64

45:                                               ; preds = %36, %45
  %46 = phi i64 [ 0, %36 ], [ %58, %45 ]
  %47 = phi float [ 0.000000e+00, %36 ], [ %57, %45 ]
  %48 = select i1 %14, i64 %46, i64 %35
  %49 = select i1 %14, i64 %35, i64 %46
  %50 = mul nsw i64 %38, %48
  %51 = getelementptr float, ptr %4, i64 %50
  %52 = getelementptr float, ptr %51, i64 %49
  %53 = load float, ptr %52, align 4
  %54 = mul nsw i64 %37, %46
  %55 = getelementptr inbounds float, ptr %24, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = tail call float @llvm.fmuladd.f32(float %53, float %56, float %47)
  %58 = add nuw nsw i64 %46, 1
  %59 = icmp eq i64 %58, %18
  br i1 %59, label %40, label %45

60:                                               ; preds = %40
  %61 = fmul float %41, %44
  %62 = load i64, ptr %10, align 8
  %63 = mul nsw i64 %62, %35
  br label %71

64:                                               ; preds = %40
  %65 = load i64, ptr %10, align 8
  %66 = mul nsw i64 %65, %35
  %67 = getelementptr inbounds float, ptr %30, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fmul float %42, %68
  %70 = tail call float @llvm.fmuladd.f32(float %44, float %41, float %69)
  br label %71

71:                                               ; preds = %64, %60
  %72 = phi i64 [ %66, %64 ], [ %63, %60 ]
  %73 = phi float [ %70, %64 ], [ %61, %60 ]
  %74 = getelementptr inbounds float, ptr %30, i64 %72
  store float %73, ptr %74, align 4
  %75 = add nuw nsw i64 %35, 1
  %76 = icmp eq i64 %75, %16
  br i1 %76, label %39, label %34
}

define linkonce_odr hidden void @enzcc_julia_sgemm_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) alwaysinline nounwind {
  %14 = load i8, ptr %0, align 1
  %15 = and i8 %14, 95
  %16 = icmp eq i8 %15, 78
  %17 = load i64, ptr %7, align 8
  %18 = select i1 %16, i64 1, i64 %17
  %19 = select i1 %16, i64 %17, i64 1
  %20 = load i8, ptr %1, align 1
  %21 = and i8 %20, 95
  %22 = icmp eq i8 %21, 78
  %23 = load i64, ptr %9, align 8
  %24 = select i1 %22, i64 1, i64 %23
  %25 = select i1 %22, i64 %23, i64 1
  %26 = load i64, ptr %3, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %38

28:                                               ; preds = %13
  %29 = load i64, ptr %2, align 8
  br label %30

30:                                               ; preds = %28, %48
  %31 = phi i64 [ %49, %48 ], [ %26, %28 ]
  %32 = phi i64 [ %50, %48 ], [ %29, %28 ]
  %33 = phi i64 [ %51, %48 ], [ 0, %28 ]
  %34 = icmp sgt i64 %32, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %30
  %36 = mul nsw i64 %33, %25
  %37 = getelementptr float, ptr %8, i64 %36
  br label %39

38:                                               ; preds = %48, %13
  ret void

39:                                               ; preds = %35, %82
  %40 = phi i64 [ 0, %35 ], [ %87, %82 ]
  %41 = load i64, ptr %4, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %53

43:                                               ; preds = %39
  %44 = mul nsw i64 %40, %18
  %45 = getelementptr float, ptr %6, i64 %44
  br label %58

46:                                               ; preds = %82
  %47 = load i64, ptr %3, align 8
  br label %48

48:                                               ; preds = %46, %30
  %49 = phi i64 [ %47, %46 ], [ %31, %30 ]
  %50 = phi i64 [ %88, %46 ], [ %32, %30 ]
  %51 = add nuw nsw i64 %33, 1
  %52 = icmp slt i64 %51, %49
  br i1 %52, label %30, label %38

53:                                               ; preds = %58, %39
  %54 = phi float [ 0.000000e+00, %39 ], [ %67, %58 ]
  %55 = load float, ptr %10, align 4
  %56 = fcmp oeq float %55, 0.000000e+00
  %57 = load float, ptr %5, align 4
  br i1 %56, label %70, label %74

58:                                               ; preds = %43, %58
  %59 = phi i64 [ 0, %43 ], [ %68, %58 ]
  %60 = phi float [ 0.000000e+00, %43 ], [ %67, %58 ]
  %61 = mul nsw i64 %59, %19
  %62 = getelementptr float, ptr %45, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = mul nsw i64 %59, %24
  %65 = getelementptr float, ptr %37, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = tail call float @llvm.fmuladd.f32(float %63, float %66, float %60)
  %68 = add nuw nsw i64 %59, 1
  %69 = icmp eq i64 %68, %41
  br i1 %69, label %53, label %58

70:                                               ; preds = %53
  %71 = fmul float %54, %57
  %72 = load i64, ptr %12, align 8
  %73 = mul nsw i64 %72, %33
  br label %82

74:                                               ; preds = %53
  %75 = load i64, ptr %12, align 8
  %76 = mul nsw i64 %75, %33
  %77 = getelementptr float, ptr %11, i64 %40
  %78 = getelementptr float, ptr %77, i64 %76
  %79 = load float, ptr %78, align 4
  %80 = fmul float %55, %79
  %81 = tail call float @llvm.fmuladd.f32(float %57, float %54, float %80)
  br label %82

82:                                               ; preds = %74, %70
  %83 = phi i64 [ %76, %74 ], [ %73, %70 ]
  %84 = phi float [ %81, %74 ], [ %71, %70 ]
  %85 = getelementptr float, ptr %11, i64 %40
  %86 = getelementptr float, ptr %85, i64 %83
  store float %84, ptr %86, align 4
  %87 = add nuw nsw i64 %40, 1
  %88 = load i64, ptr %2, align 8
  %89 = icmp slt i64 %87, %88
  br i1 %89, label %39, label %46
}

define linkonce_odr hidden void @enzcc_julia_ssyrk_64_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) alwaysinline nounwind {
  %11 = load i8, ptr %1, align 1
  %12 = and i8 %11, 95
  %13 = icmp eq i8 %12, 78
  %14 = load i64, ptr %6, align 8
  %15 = select i1 %13, i64 1, i64 %14
  %16 = select i1 %13, i64 %14, i64 1
  %17 = load i8, ptr %0, align 1
  %18 = and i8 %17, 95
  %19 = icmp eq i8 %18, 85
  %20 = load i64, ptr %2, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %23, label %22

22:                                               ; preds = %42, %10
  ret void

23:                                               ; preds = %10, %42
  %24 = phi i64 [ %26, %42 ], [ 0, %10 ]
  %25 = select i1 %19, i64 0, i64 %24
  %26 = add nuw nsw i64 %24, 1
  %27 = mul nsw i64 %24, %15
  %28 = getelementptr float, ptr %5, i64 %27
  br label %29

29:                                               ; preds = %73, %23
  %30 = phi i64 [ %25, %23 ], [ %78, %73 ]
  br i1 %19, label %33, label %31

31:                                               ; preds = %29
  %32 = load i64, ptr %2, align 8
  br label %33

33:                                               ; preds = %29, %31
  %34 = phi i64 [ %32, %31 ], [ %26, %29 ]
  %35 = icmp slt i64 %30, %34
  br i1 %35, label %36, label %42

36:                                               ; preds = %33
  %37 = load i64, ptr %3, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %36
  %40 = mul nsw i64 %30, %15
  %41 = getelementptr float, ptr %5, i64 %40
  br label %50

42:                                               ; preds = %33
  %43 = load i64, ptr %2, align 8
  %44 = icmp slt i64 %26, %43
  br i1 %44, label %23, label %22

45:                                               ; preds = %50, %36
  %46 = phi float [ 0.000000e+00, %36 ], [ %58, %50 ]
  %47 = load float, ptr %7, align 4
  %48 = fcmp oeq float %47, 0.000000e+00
  %49 = load float, ptr %4, align 4
  br i1 %48, label %61, label %65

50:                                               ; preds = %39, %50
  %51 = phi i64 [ 0, %39 ], [ %59, %50 ]
  %52 = phi float [ 0.000000e+00, %39 ], [ %58, %50 ]
  %53 = mul nsw i64 %51, %16
  %54 = getelementptr float, ptr %41, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = getelementptr float, ptr %28, i64 %53
  %57 = load float, ptr %56, align 4
  %58 = tail call float @llvm.fmuladd.f32(float %55, float %57, float %52)
  %59 = add nuw nsw i64 %51, 1
  %60 = icmp eq i64 %59, %37
  br i1 %60, label %45, label %50

61:                                               ; preds = %45
  %62 = fmul float %46, %49
  %63 = load i64, ptr %9, align 8
  %64 = mul nsw i64 %63, %24
  br label %73

65:                                               ; preds = %45
  %66 = load i64, ptr %9, align 8
  %67 = mul nsw i64 %66, %24
  %68 = getelementptr float, ptr %8, i64 %30
  %69 = getelementptr float, ptr %68, i64 %67
  %70 = load float, ptr %69, align 4
  %71 = fmul float %47, %70
  %72 = tail call float @llvm.fmuladd.f32(float %49, float %46, float %71)
  br label %73

73:                                               ; preds = %65, %61
  %74 = phi i64 [ %67, %65 ], [ %64, %61 ]
  %75 = phi float [ %72, %65 ], [ %62, %61 ]
  %76 = getelementptr float, ptr %8, i64 %30
  %77 = getelementptr float, ptr %76, i64 %74
  store float %75, ptr %77, align 4
  %78 = add nuw nsw i64 %30, 1
  br label %29
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #9

declare i64 @llvm.umax.i64(i64, i64) #10

declare i64 @llvm.umin.i64(i64, i64) #10

declare i16 @llvm.umin.i16(i16, i16) #10

attributes #0 = { noinline noreturn nounwind }
attributes #1 = { nonlazybind }
attributes #2 = { noreturn nonlazybind }
attributes #3 = { noinline nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { alwaysinline nounwind }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin nounwind }
attributes #12 = { nobuiltin noreturn nounwind }
attributes #13 = { nobuiltin noreturn }
attributes #14 = { nobuiltin }

