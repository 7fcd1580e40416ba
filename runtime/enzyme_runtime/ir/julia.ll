; made from csrc/julia.c by csrc/build.py 965273485534ae3d

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
  tail call void @jl_error(ptr noundef %0) #8
  br label %4

4:                                                ; preds = %3, %1
  %5 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str, i64 noundef 7) #8
  %6 = tail call i64 @strlen(ptr noundef %0) #8
  %7 = tail call i64 @write(i32 noundef 2, ptr noundef %0, i64 noundef %6) #8
  %8 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @.str.1, i64 noundef 1) #8
  tail call void @abort() #9
  unreachable
}

declare extern_weak void @jl_error(ptr noundef) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare i64 @strlen(ptr noundef) #1

declare void @abort() #2

define linkonce_odr hidden noalias ptr @enzcc_julia_enter(i64 noundef %0) noinline nounwind "enzyme_allocation_like"="0;-1;enzcc_julia_leave" {
  %2 = tail call i64 @llvm.umax.i64(i64 %0, i64 64)
  %3 = tail call ptr @malloc(i64 noundef %2) #8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.2) #10
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
  tail call void @free(ptr noundef nonnull %0) #8
  ret void

17:                                               ; preds = %12, %17
  %18 = phi ptr [ %19, %17 ], [ %14, %12 ]
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr noundef nonnull %18) #8
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
  tail call void @enzcc_julia_leave(ptr noundef nonnull %8) #11
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
  %6 = tail call ptr @enzcc_julia_enter(i64 noundef 64) #11
  br label %7

7:                                                ; preds = %5, %1
  %8 = phi ptr [ %3, %1 ], [ %6, %5 ]
  %9 = icmp ugt i64 %0, 140737488355328
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.2) #10
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
  %32 = tail call ptr @malloc(i64 noundef %31) #8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %35

34:                                               ; preds = %27
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.2) #10
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
  %5 = tail call i32 @enzcc_julia_owns(ptr noundef nonnull %1) #11
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @enzcc_julia_owns(ptr noundef %0) #11
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.3) #10
  unreachable

11:                                               ; preds = %7, %4, %2
  ret void
}

define linkonce_odr hidden ptr @enzcc_julia_jl_alloc_array_1d(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = load i64, ptr %0, align 8
  %4 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %3)
  %5 = extractvalue { i64, i1 } %4, 1
  %6 = extractvalue { i64, i1 } %4, 0
  %7 = icmp slt i64 %1, 0
  %8 = or i1 %7, %5
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.8) #10
  unreachable

10:                                               ; preds = %2
  %11 = tail call ptr @enzcc_julia_alloc(i64 noundef 56) #11
  %12 = tail call ptr @enzcc_julia_alloc(i64 noundef %6) #11
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %10
  %17 = tail call ptr @memset(ptr noundef %12, i32 noundef 0, i64 noundef %6) #8
  br label %18

18:                                               ; preds = %10, %16
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 %1, ptr %19, align 8
  %20 = load i64, ptr %13, align 8
  %21 = icmp eq i64 %20, 0
  %22 = select i1 %21, i16 -32764, i16 -28668
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i16 %22, ptr %23, align 8
  %24 = load i64, ptr %0, align 8
  %25 = trunc i64 %24 to i16
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 18
  store i16 %25, ptr %26, align 2
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i64 %1, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 %1, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store i64 0, ptr %31, align 8
  store i64 0, ptr %30, align 8
  ret ptr %11
}

define linkonce_odr hidden ptr @enzcc_julia_jl_alloc_array_2d(ptr noundef %0, i64 noundef %1, i64 noundef %2) nounwind {
  %4 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %5 = extractvalue { i64, i1 } %4, 1
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.9) #10
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
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.8) #10
  unreachable

16:                                               ; preds = %7
  %17 = tail call ptr @enzcc_julia_alloc(i64 noundef 56) #11
  %18 = tail call ptr @enzcc_julia_alloc(i64 noundef %12) #11
  store ptr %18, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %16
  %23 = tail call ptr @memset(ptr noundef %18, i32 noundef 0, i64 noundef %12) #8
  br label %24

24:                                               ; preds = %16, %22
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %8, ptr %25, align 8
  %26 = load i64, ptr %19, align 8
  %27 = icmp eq i64 %26, 0
  %28 = select i1 %27, i16 -32760, i16 -28664
  %29 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i16 %28, ptr %29, align 8
  %30 = load i64, ptr %0, align 8
  %31 = trunc i64 %30 to i16
  %32 = getelementptr inbounds nuw i8, ptr %17, i64 18
  store i16 %31, ptr %32, align 2
  %33 = getelementptr inbounds nuw i8, ptr %17, i64 20
  store i32 0, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %36 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %37 = getelementptr inbounds nuw i8, ptr %17, i64 48
  store i64 0, ptr %37, align 8
  store i64 0, ptr %36, align 8
  store i64 %1, ptr %34, align 8
  store i64 %2, ptr %35, align 8
  ret ptr %17
}

define linkonce_odr hidden ptr @enzcc_julia_jl_alloc_array_3d(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) nounwind {
  %5 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %6 = extractvalue { i64, i1 } %5, 1
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.9) #10
  unreachable

8:                                                ; preds = %4
  %9 = extractvalue { i64, i1 } %5, 0
  %10 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %9, i64 %3)
  %11 = extractvalue { i64, i1 } %10, 1
  br i1 %11, label %12, label %13

12:                                               ; preds = %8
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.9) #10
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
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.8) #10
  unreachable

22:                                               ; preds = %13
  %23 = tail call ptr @enzcc_julia_alloc(i64 noundef 56) #11
  %24 = tail call ptr @enzcc_julia_alloc(i64 noundef %18) #11
  store ptr %24, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %30, label %28

28:                                               ; preds = %22
  %29 = tail call ptr @memset(ptr noundef %24, i32 noundef 0, i64 noundef %18) #8
  br label %30

30:                                               ; preds = %22, %28
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 %14, ptr %31, align 8
  %32 = load i64, ptr %25, align 8
  %33 = icmp eq i64 %32, 0
  %34 = select i1 %33, i16 -32756, i16 -28660
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i16 %34, ptr %35, align 8
  %36 = load i64, ptr %0, align 8
  %37 = trunc i64 %36 to i16
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 18
  store i16 %37, ptr %38, align 2
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 20
  store i32 0, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %43 = getelementptr inbounds nuw i8, ptr %23, i64 48
  store i64 0, ptr %43, align 8
  store i64 %1, ptr %40, align 8
  store i64 %2, ptr %41, align 8
  store i64 %3, ptr %42, align 8
  ret ptr %23
}

define linkonce_odr hidden ptr @enzcc_julia_jl_array_copy(ptr noundef %0) nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load i16, ptr %2, align 8
  %4 = lshr i16 %3, 2
  %5 = and i16 %4, 511
  %6 = icmp samesign ugt i16 %5, 4
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.4) #10
  unreachable

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 18
  %12 = load i16, ptr %11, align 2
  %13 = zext i16 %12 to i64
  %14 = mul i64 %10, %13
  %15 = tail call ptr @enzcc_julia_alloc(i64 noundef 56) #11
  %16 = tail call ptr @enzcc_julia_alloc(i64 noundef %14) #11
  store ptr %16, ptr %15, align 8
  %17 = load ptr, ptr %0, align 8
  %18 = tail call ptr @memcpy(ptr noundef %16, ptr noundef %17, i64 noundef %14) #8
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 %19, ptr %20, align 8
  %21 = load i16, ptr %2, align 8
  %22 = and i16 %21, 16380
  %23 = or disjoint i16 %22, -32768
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i16 %23, ptr %24, align 8
  %25 = load i16, ptr %11, align 2
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 18
  store i16 %25, ptr %26, align 2
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 20
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store i64 %29, ptr %30, align 8
  %31 = icmp eq i16 %5, 1
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %33 = select i1 %31, ptr %9, ptr %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i64 %34, ptr %35, align 8
  %36 = icmp samesign ugt i16 %5, 2
  br i1 %36, label %39, label %37

37:                                               ; preds = %8
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store i64 0, ptr %38, align 8
  br label %47

39:                                               ; preds = %8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store i64 %41, ptr %42, align 8
  %43 = icmp eq i16 %5, 4
  br i1 %43, label %44, label %47

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %46 = load i64, ptr %45, align 8
  br label %47

47:                                               ; preds = %37, %39, %44
  %48 = phi i64 [ %46, %44 ], [ 0, %39 ], [ 0, %37 ]
  %49 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store i64 %48, ptr %49, align 8
  ret ptr %15
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #1

define linkonce_odr hidden ptr @enzcc_julia_jl_reshape_array(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = tail call ptr @enzcc_julia_alloc(i64 noundef 56) #11
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = icmp ugt i64 %6, 4
  br i1 %7, label %8, label %9

8:                                                ; preds = %3
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.5) #10
  unreachable

9:                                                ; preds = %3
  %10 = load ptr, ptr %1, align 8
  store ptr %10, ptr %4, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i16, ptr %14, align 8
  %16 = and i16 %15, 4096
  %17 = trunc nuw nsw i64 %6 to i16
  %18 = shl nuw nsw i16 %17, 2
  %19 = or disjoint i16 %16, %18
  %20 = or disjoint i16 %19, -16384
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i16 %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 18
  %23 = load i16, ptr %22, align 2
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 18
  store i16 %23, ptr %24, align 2
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 0, ptr %25, align 4
  %26 = load i64, ptr %2, align 8
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %26, ptr %27, align 8
  %28 = icmp samesign ugt i64 %6, 1
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %30 = select i1 %28, ptr %29, ptr %11
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %31, ptr %32, align 8
  %33 = icmp samesign ugt i64 %6, 2
  br i1 %33, label %36, label %34

34:                                               ; preds = %9
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 0, ptr %35, align 8
  br label %44

36:                                               ; preds = %9
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 %38, ptr %39, align 8
  %40 = icmp eq i64 %6, 4
  br i1 %40, label %41, label %44

41:                                               ; preds = %36
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %43 = load i64, ptr %42, align 8
  br label %44

44:                                               ; preds = %34, %36, %41
  %45 = phi i64 [ %43, %41 ], [ 0, %36 ], [ 0, %34 ]
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %45, ptr %46, align 8
  ret ptr %4
}

define linkonce_odr hidden void @enzcc_julia_jl_array_grow_end(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %43

9:                                                ; preds = %2
  %10 = tail call i32 @enzcc_julia_owns(ptr noundef nonnull %0) #11
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.6) #10
  unreachable

13:                                               ; preds = %9
  %14 = load i64, ptr %6, align 8
  %15 = shl i64 %14, 1
  %16 = tail call i64 @llvm.umax.i64(i64 %15, i64 %5)
  %17 = tail call i64 @llvm.umax.i64(i64 %16, i64 8)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 18
  %19 = load i16, ptr %18, align 2
  %20 = zext i16 %19 to i64
  %21 = mul i64 %17, %20
  %22 = tail call ptr @enzcc_julia_alloc(i64 noundef %21) #11
  %23 = load ptr, ptr %0, align 8
  %24 = load i64, ptr %3, align 8
  %25 = load i16, ptr %18, align 2
  %26 = zext i16 %25 to i64
  %27 = mul i64 %24, %26
  %28 = tail call ptr @memcpy(ptr noundef %22, ptr noundef %23, i64 noundef %27) #8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i16, ptr %29, align 8
  %31 = and i16 %30, 4096
  %32 = icmp eq i16 %31, 0
  br i1 %32, label %42, label %33

33:                                               ; preds = %13
  %34 = load i64, ptr %3, align 8
  %35 = load i16, ptr %18, align 2
  %36 = zext i16 %35 to i64
  %37 = mul i64 %34, %36
  %38 = getelementptr inbounds nuw i8, ptr %22, i64 %37
  %39 = sub i64 %17, %34
  %40 = mul i64 %39, %36
  %41 = tail call ptr @memset(ptr noundef %38, i32 noundef 0, i64 noundef %40) #8
  br label %42

42:                                               ; preds = %33, %13
  store ptr %22, ptr %0, align 8
  store i64 %17, ptr %6, align 8
  br label %43

43:                                               ; preds = %42, %2
  store i64 %5, ptr %3, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %5, ptr %44, align 8
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #1

define linkonce_odr hidden void @enzcc_julia_jl_array_del_end(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp ugt i64 %1, %4
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  tail call void @enzcc_julia_throw(ptr noundef nonnull @.str.7) #10
  unreachable

7:                                                ; preds = %2
  %8 = sub nuw i64 %4, %1
  store i64 %8, ptr %3, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %8, ptr %9, align 8
  ret void
}

define linkonce_odr hidden void @enzcc_julia_jl_array_sizehint(ptr noundef %0, i64 noundef %1) nounwind {
  ret void
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_float64(double noundef %0) nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 8) #11
  store double %0, ptr %2, align 8
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_float32(float noundef %0) nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 4) #11
  store float %0, ptr %2, align 4
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_int64(i64 noundef %0) nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 8) #11
  store i64 %0, ptr %2, align 8
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_uint64(i64 noundef %0) nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 8) #11
  store i64 %0, ptr %2, align 8
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_int32(i32 noundef %0) nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 4) #11
  store i32 %0, ptr %2, align 4
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_uint32(i32 noundef %0) nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 4) #11
  store i32 %0, ptr %2, align 4
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_int16(i16 noundef signext %0) nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 2) #11
  store i16 %0, ptr %2, align 2
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_uint16(i16 noundef zeroext %0) nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 2) #11
  store i16 %0, ptr %2, align 2
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_int8(i8 noundef signext %0) nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 1) #11
  store i8 %0, ptr %2, align 1
  ret ptr %2
}

define linkonce_odr hidden ptr @enzcc_julia_jl_box_uint8(i8 noundef zeroext %0) nounwind {
  %2 = tail call ptr @enzcc_julia_alloc(i64 noundef 1) #11
  store i8 %0, ptr %2, align 1
  ret ptr %2
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #6

declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { noinline noreturn nounwind }
attributes #1 = { nonlazybind }
attributes #2 = { noreturn nonlazybind }
attributes #3 = { noinline nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin noreturn nounwind }
attributes #10 = { nobuiltin noreturn }
attributes #11 = { nobuiltin }

