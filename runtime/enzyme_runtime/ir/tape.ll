; made from csrc/tape.c by csrc/build.py

%struct.Mark = type { ptr, ptr, ptr, ptr }

@__enzcc_tape_thread = linkonce_odr hidden thread_local global ptr null, align 8
@.str = private unnamed_addr constant [25 x i8] c"out of memory: no record\00", align 1
@__enzcc_tape_key = linkonce_odr hidden global i64 0, align 8
@.str.1 = private unnamed_addr constant [22 x i8] c"cannot reserve a size\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"out of memory: no block\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"enzcc: \00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c" of \00", align 1
@.str.5 = private unnamed_addr constant [35 x i8] c" bytes for the tape of a gradient\0A\00", align 1
@.str.6 = private unnamed_addr constant [18 x i8] c"ENZCC_TAPE_POISON\00", align 1

define linkonce_odr hidden ptr @__enzcc_tape_enter() noinline nounwind willreturn memory(inaccessiblemem: readwrite) {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %6, !prof !4

4:                                                ; preds = %0
  %5 = tail call fastcc ptr @join_thread() #12
  br label %6

6:                                                ; preds = %0, %4
  %7 = phi ptr [ %5, %4 ], [ %2, %0 ]
  ret ptr %7
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

define internal fastcc nonnull ptr @join_thread() unnamed_addr #3 {
  %1 = alloca i64, align 8
  %2 = tail call ptr @malloc(i64 noundef 88) #13
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  tail call fastcc void @fail(ptr noundef nonnull @.str, i64 noundef 88) #14
  unreachable

5:                                                ; preds = %0
  tail call fastcc void @clear(ptr noundef %2) #15
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 80
  store ptr null, ptr %6, align 8
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  store ptr %2, ptr %7, align 8
  %8 = icmp ne ptr @pthread_key_create, null
  %9 = icmp ne ptr @pthread_setspecific, null
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %35

11:                                               ; preds = %5
  %12 = load atomic i64, ptr @__enzcc_tape_key acquire, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %30

14:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #16
  store i64 0, ptr %1, align 8
  %15 = call i32 @pthread_key_create(ptr noundef nonnull %1, ptr noundef nonnull @leave_thread) #13
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %34

17:                                               ; preds = %14
  %18 = load i64, ptr %1, align 8
  %19 = add i64 %18, 1
  %20 = cmpxchg ptr @__enzcc_tape_key, i64 0, i64 %19 acq_rel acquire, align 8
  %21 = extractvalue { i64, i1 } %20, 1
  %22 = extractvalue { i64, i1 } %20, 0
  br i1 %21, label %28, label %23

23:                                               ; preds = %17
  %24 = icmp eq ptr @pthread_key_delete, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %23
  %26 = load i64, ptr %1, align 8
  %27 = call i32 @pthread_key_delete(i64 noundef %26) #13
  br label %28

28:                                               ; preds = %25, %23, %17
  %29 = phi i64 [ %22, %23 ], [ %19, %17 ], [ %22, %25 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #16
  br label %30

30:                                               ; preds = %28, %11
  %31 = phi i64 [ %12, %11 ], [ %29, %28 ]
  %32 = add i64 %31, -1
  %33 = call i32 @pthread_setspecific(i64 noundef %32, ptr noundef nonnull %2) #13
  br label %35

34:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #16
  br label %35

35:                                               ; preds = %5, %30, %34
  ret ptr %2
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden noalias ptr @__enzcc_tape_reserve(ptr noundef %0, i64 noundef %1) noinline nounwind willreturn memory(inaccessiblemem: readwrite) {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp ugt i64 %1, 255
  %5 = select i1 %4, i64 63, i64 15
  %6 = ptrtoint ptr %3 to i64
  %7 = add i64 %5, %6
  %8 = xor i64 %5, -1
  %9 = and i64 %7, %8
  %10 = inttoptr i64 %9 to ptr
  %11 = icmp ult i64 %1, 140737488355328
  br i1 %11, label %12, label %22, !prof !5

12:                                               ; preds = %2
  %13 = add i64 %9, %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = icmp ugt i64 %13, %16
  br i1 %17, label %22, label %18, !prof !4

18:                                               ; preds = %12
  %19 = add nuw nsw i64 %1, 15
  %20 = and i64 %19, 281474976710640
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 %20
  store ptr %21, ptr %0, align 8
  br label %24

22:                                               ; preds = %12, %2
  %23 = tail call fastcc ptr @reserve_slowly(ptr noundef nonnull %0, i64 noundef %1) #12
  br label %24

24:                                               ; preds = %18, %22
  %25 = phi ptr [ %10, %18 ], [ %23, %22 ]
  ret ptr %25
}

define linkonce_odr hidden ptr @__enzcc_tape_mark(ptr noundef %0) noinline nounwind willreturn memory(inaccessiblemem: readwrite) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = ptrtoint ptr %4 to i64
  %8 = add i64 %7, 15
  %9 = and i64 %8, -16
  %10 = add i64 %9, 32
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = icmp ugt i64 %10, %13
  br i1 %14, label %18, label %15, !prof !4

15:                                               ; preds = %1
  %16 = inttoptr i64 %9 to ptr
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store ptr %17, ptr %0, align 8
  br label %20

18:                                               ; preds = %1
  %19 = tail call fastcc ptr @reserve_slowly(ptr noundef nonnull %0, i64 noundef 32) #12
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi ptr [ %16, %15 ], [ %19, %18 ]
  store ptr %3, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %4, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store ptr %6, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store ptr null, ptr %24, align 8
  ret ptr %21
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

define linkonce_odr hidden void @__enzcc_tape_release(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = alloca %struct.Mark, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, %5
  br i1 %8, label %16, label %9

9:                                                ; preds = %2, %9
  %10 = phi ptr [ %14, %9 ], [ %7, %2 ]
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %10, align 8
  store ptr %13, ptr %6, align 8
  tail call void @free(ptr noundef %12) #13
  %14 = load ptr, ptr %6, align 8
  %15 = icmp eq ptr %14, %5
  br i1 %15, label %16, label %9

16:                                               ; preds = %9, %2
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %38, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %25 = ptrtoint ptr %23 to i64
  %26 = ptrtoint ptr %24 to i64
  %27 = sub i64 %22, %26
  %28 = add i64 %27, %25
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %30 = load i64, ptr %29, align 8
  %31 = icmp ugt i64 %28, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %20
  store i64 %28, ptr %29, align 8
  br label %33

33:                                               ; preds = %32, %20
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %28, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %33
  store i64 %28, ptr %34, align 8
  br label %38

38:                                               ; preds = %16, %33, %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42, !prof !5

42:                                               ; preds = %38
  call fastcc void @poison_since(ptr noundef nonnull %0, ptr noundef %3) #12
  %43 = load i32, ptr %39, align 8
  %44 = icmp sgt i32 %43, 1
  br i1 %44, label %45, label %47

45:                                               ; preds = %42
  %46 = load ptr, ptr %3, align 8
  store ptr %46, ptr %17, align 8
  tail call fastcc void @free_blocks_after(ptr noundef nonnull %0, ptr noundef %46) #15
  br label %49

47:                                               ; preds = %38, %42
  %48 = load ptr, ptr %3, align 8
  br label %49

49:                                               ; preds = %47, %45
  %50 = phi ptr [ %48, %47 ], [ %46, %45 ]
  %51 = icmp eq ptr %50, null
  br i1 %51, label %62, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %54 = load ptr, ptr %53, align 8
  store ptr %50, ptr %17, align 8
  store ptr %54, ptr %0, align 8
  %55 = load i32, ptr %39, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %64

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw i8, ptr %50, i64 64
  %59 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 %60
  br label %64

62:                                               ; preds = %49
  store ptr null, ptr %17, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %63, align 8
  store ptr null, ptr %0, align 8
  br label %73

64:                                               ; preds = %52, %57
  %65 = phi ptr [ %61, %57 ], [ null, %52 ]
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %68 = load ptr, ptr %67, align 8
  %69 = icmp eq ptr %50, %68
  %70 = getelementptr inbounds nuw i8, ptr %50, i64 64
  %71 = icmp eq ptr %54, %70
  %72 = select i1 %69, i1 %71, i1 false
  br i1 %72, label %73, label %102

73:                                               ; preds = %64, %62
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %75 = load i64, ptr %74, align 8
  %76 = lshr i64 %75, 3
  %77 = sub i64 %75, %76
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %79 = load i64, ptr %78, align 8
  %80 = tail call i64 @llvm.umax.i64(i64 %77, i64 %79)
  store i64 %80, ptr %74, align 8
  store i64 0, ptr %78, align 8
  %81 = tail call i64 @llvm.umax.i64(i64 %80, i64 33554432)
  %82 = shl i64 %81, 1
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %84 = load i64, ptr %83, align 8
  %85 = icmp ugt i64 %84, %82
  br i1 %85, label %86, label %102, !prof !4

86:                                               ; preds = %73
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %88 = load ptr, ptr %87, align 8
  br label %89

89:                                               ; preds = %89, %86
  %90 = phi ptr [ %88, %86 ], [ %92, %89 ]
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %92 = load ptr, ptr %91, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %94, label %89

94:                                               ; preds = %89, %98
  %95 = phi ptr [ %99, %98 ], [ %90, %89 ]
  %96 = load ptr, ptr %87, align 8
  %97 = icmp eq ptr %95, %96
  br i1 %97, label %102, label %98

98:                                               ; preds = %94
  %99 = load ptr, ptr %95, align 8
  tail call fastcc void @free_block(ptr noundef nonnull %0, ptr noundef nonnull %95) #15
  %100 = load i64, ptr %83, align 8
  %101 = icmp ugt i64 %100, %82
  br i1 %101, label %94, label %102

102:                                              ; preds = %98, %94, %73, %64
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #16
  ret void
}

define internal fastcc void @poison_since(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #5 {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = icmp eq ptr %5, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %46, %2
  %9 = phi ptr [ %3, %2 ], [ %47, %46 ]
  %10 = phi ptr [ %5, %2 ], [ %39, %46 ]
  %11 = icmp eq ptr %10, null
  br i1 %11, label %75, label %50

12:                                               ; preds = %2, %46
  %13 = phi ptr [ %39, %46 ], [ %5, %2 ]
  %14 = phi ptr [ %47, %46 ], [ %3, %2 ]
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %16 = ptrtoint ptr %14 to i64
  %17 = ptrtoint ptr %15 to i64
  %18 = sub i64 %16, %17
  %19 = icmp ult i64 %18, 8
  br i1 %19, label %20, label %23

20:                                               ; preds = %23, %12
  %21 = phi i64 [ 0, %12 ], [ %24, %23 ]
  %22 = icmp ult i64 %21, %18
  br i1 %22, label %29, label %38

23:                                               ; preds = %12, %23
  %24 = phi i64 [ %27, %23 ], [ 8, %12 ]
  %25 = phi i64 [ %24, %23 ], [ 0, %12 ]
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 %25
  store i64 9220239173886205613, ptr %26, align 1
  %27 = add i64 %24, 8
  %28 = icmp ugt i64 %27, %18
  br i1 %28, label %20, label %23

29:                                               ; preds = %20, %29
  %30 = phi i64 [ %36, %29 ], [ %21, %20 ]
  %31 = shl i64 %30, 3
  %32 = and i64 %31, 56
  %33 = lshr i64 9220239173886205613, %32
  %34 = trunc i64 %33 to i8
  %35 = getelementptr inbounds nuw i8, ptr %15, i64 %30
  store i8 %34, ptr %35, align 1
  %36 = add nuw i64 %30, 1
  %37 = icmp eq i64 %36, %18
  br i1 %37, label %38, label %29

38:                                               ; preds = %29, %20
  %39 = load ptr, ptr %13, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %46, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 64
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 %44
  br label %46

46:                                               ; preds = %38, %41
  %47 = phi ptr [ %45, %41 ], [ null, %38 ]
  %48 = load ptr, ptr %1, align 8
  %49 = icmp eq ptr %39, %48
  br i1 %49, label %8, label %12

50:                                               ; preds = %8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %52 = load ptr, ptr %51, align 8
  %53 = ptrtoint ptr %9 to i64
  %54 = ptrtoint ptr %52 to i64
  %55 = sub i64 %53, %54
  %56 = icmp ult i64 %55, 8
  br i1 %56, label %57, label %60

57:                                               ; preds = %60, %50
  %58 = phi i64 [ 0, %50 ], [ %61, %60 ]
  %59 = icmp ult i64 %58, %55
  br i1 %59, label %66, label %75

60:                                               ; preds = %50, %60
  %61 = phi i64 [ %64, %60 ], [ 8, %50 ]
  %62 = phi i64 [ %61, %60 ], [ 0, %50 ]
  %63 = getelementptr inbounds nuw i8, ptr %52, i64 %62
  store i64 9220239173886205613, ptr %63, align 1
  %64 = add i64 %61, 8
  %65 = icmp ugt i64 %64, %55
  br i1 %65, label %57, label %60

66:                                               ; preds = %57, %66
  %67 = phi i64 [ %73, %66 ], [ %58, %57 ]
  %68 = shl i64 %67, 3
  %69 = and i64 %68, 56
  %70 = lshr i64 9220239173886205613, %69
  %71 = trunc i64 %70 to i8
  %72 = getelementptr inbounds nuw i8, ptr %52, i64 %67
  store i8 %71, ptr %72, align 1
  %73 = add nuw i64 %67, 1
  %74 = icmp eq i64 %73, %55
  br i1 %74, label %75, label %66

75:                                               ; preds = %66, %57, %8
  ret void
}

define internal fastcc void @free_blocks_after(ptr noundef captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #6 {
  %3 = icmp eq ptr %1, null
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = select i1 %3, ptr %5, ptr %4
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %43, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = icmp eq ptr %13, null
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %16 = select i1 %14, ptr %5, ptr %15
  store ptr %12, ptr %16, align 8
  %17 = icmp eq ptr %12, null
  br i1 %17, label %35, label %18

18:                                               ; preds = %9, %18
  %19 = phi ptr [ %29, %18 ], [ %12, %9 ]
  %20 = phi ptr [ %19, %18 ], [ %7, %9 ]
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %19, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = load i64, ptr %10, align 8
  %25 = sub i64 %24, %23
  store i64 %25, ptr %10, align 8
  %26 = getelementptr inbounds i8, ptr %20, i64 -8
  %27 = load ptr, ptr %26, align 8
  tail call void @free(ptr noundef %27) #13
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %29 = load ptr, ptr %28, align 8
  %30 = load ptr, ptr %19, align 8
  %31 = icmp eq ptr %30, null
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %33 = select i1 %31, ptr %5, ptr %32
  store ptr %29, ptr %33, align 8
  %34 = icmp eq ptr %29, null
  br i1 %34, label %35, label %18

35:                                               ; preds = %18, %9
  %36 = phi ptr [ %7, %9 ], [ %19, %18 ]
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = load i64, ptr %10, align 8
  %40 = sub i64 %39, %38
  store i64 %40, ptr %10, align 8
  %41 = getelementptr inbounds i8, ptr %36, i64 -8
  %42 = load ptr, ptr %41, align 8
  tail call void @free(ptr noundef %42) #13
  br label %43

43:                                               ; preds = %35, %2
  ret void
}

define linkonce_odr hidden void @__enzcc_tape_defer_free(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = load ptr, ptr %0, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = add i64 %4, 15
  %6 = and i64 %5, -16
  %7 = add i64 %6, 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = icmp ugt i64 %7, %10
  br i1 %11, label %15, label %12, !prof !4

12:                                               ; preds = %2
  %13 = inttoptr i64 %6 to ptr
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %14, ptr %0, align 8
  br label %17

15:                                               ; preds = %2
  %16 = tail call fastcc ptr @reserve_slowly(ptr noundef nonnull %0, i64 noundef 16) #12
  br label %17

17:                                               ; preds = %12, %15
  %18 = phi ptr [ %13, %12 ], [ %16, %15 ]
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store ptr %1, ptr %21, align 8
  store ptr %18, ptr %19, align 8
  ret void
}

define linkonce_odr hidden noalias ptr @__enzcc_tape_new() noinline nounwind {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %9, label %4

4:                                                ; preds = %0
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  store ptr null, ptr %5, align 8
  br label %31

9:                                                ; preds = %4, %0
  %10 = tail call ptr @malloc(i64 noundef 80) #13
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %16

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef nonnull @.str, i64 noundef 80) #14
  unreachable

13:                                               ; preds = %16
  %14 = tail call ptr @getenv(ptr noundef nonnull @.str.6) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %28, label %21

16:                                               ; preds = %9, %16
  %17 = phi i64 [ %19, %16 ], [ 0, %9 ]
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 %17
  store volatile i8 0, ptr %18, align 1
  %19 = add nuw nsw i64 %17, 1
  %20 = icmp eq i64 %19, 80
  br i1 %20, label %13, label %16

21:                                               ; preds = %13
  %22 = load i8, ptr %14, align 1
  %23 = add i8 %22, -49
  %24 = icmp ult i8 %23, 9
  br i1 %24, label %25, label %28

25:                                               ; preds = %21
  %26 = add nsw i8 %22, -48
  %27 = zext nneg i8 %26 to i32
  br label %28

28:                                               ; preds = %13, %21, %25
  %29 = phi i32 [ %27, %25 ], [ 0, %13 ], [ 0, %21 ]
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 72
  store i32 %29, ptr %30, align 8
  br label %31

31:                                               ; preds = %28, %8
  %32 = phi ptr [ %6, %8 ], [ %10, %28 ]
  ret ptr %32
}

declare ptr @malloc(i64 noundef) #7

define internal fastcc void @fail(ptr noundef readonly captures(none) %0, i64 noundef %1) unnamed_addr #8 {
  %3 = alloca [160 x i8], align 16
  %4 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #16
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i8 [ %12, %5 ], [ 101, %2 ]
  %7 = phi ptr [ %9, %5 ], [ @.str.3, %2 ]
  %8 = phi i64 [ %10, %5 ], [ 0, %2 ]
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 1
  %10 = add nuw nsw i64 %8, 1
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 %8
  store i8 %6, ptr %11, align 1
  %12 = load i8, ptr %9, align 1
  %13 = icmp eq i64 %10, 7
  br i1 %13, label %14, label %5

14:                                               ; preds = %5
  %15 = load i8, ptr %0, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %26, label %17

17:                                               ; preds = %14, %17
  %18 = phi i8 [ %24, %17 ], [ %15, %14 ]
  %19 = phi ptr [ %21, %17 ], [ %0, %14 ]
  %20 = phi i64 [ %22, %17 ], [ 7, %14 ]
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 1
  %22 = add i64 %20, 1
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 %20
  store i8 %18, ptr %23, align 1
  %24 = load i8, ptr %21, align 1
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %17

26:                                               ; preds = %17, %14
  %27 = phi i64 [ 7, %14 ], [ %22, %17 ]
  br label %28

28:                                               ; preds = %26, %28
  %29 = phi i8 [ %36, %28 ], [ 32, %26 ]
  %30 = phi i64 [ %32, %28 ], [ 0, %26 ]
  %31 = phi i64 [ %34, %28 ], [ %27, %26 ]
  %32 = add nuw nsw i64 %30, 1
  %33 = getelementptr inbounds nuw i8, ptr @.str.4, i64 %32
  %34 = add i64 %31, 1
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 %31
  store i8 %29, ptr %35, align 1
  %36 = load i8, ptr %33, align 1
  %37 = icmp eq i64 %32, 4
  br i1 %37, label %38, label %28

38:                                               ; preds = %28, %38
  %39 = phi i32 [ %49, %38 ], [ 1, %28 ]
  %40 = phi i64 [ %45, %38 ], [ 0, %28 ]
  %41 = phi i64 [ %47, %38 ], [ %1, %28 ]
  %42 = urem i64 %41, 10
  %43 = trunc nuw nsw i64 %42 to i8
  %44 = or disjoint i8 %43, 48
  %45 = add nuw nsw i64 %40, 1
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 %40
  store i8 %44, ptr %46, align 1
  %47 = udiv i64 %41, 10
  %48 = icmp ult i64 %41, 10
  %49 = add nuw i32 %39, 1
  br i1 %48, label %50, label %38

50:                                               ; preds = %38
  %51 = sext i32 %39 to i64
  br label %52

52:                                               ; preds = %50, %52
  %53 = phi i64 [ %51, %50 ], [ %55, %52 ]
  %54 = phi i64 [ %34, %50 ], [ %58, %52 ]
  %55 = add nsw i64 %53, -1
  %56 = getelementptr inbounds i8, ptr %4, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = add i64 %54, 1
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 %54
  store i8 %57, ptr %59, align 1
  %60 = icmp eq i64 %55, 0
  br i1 %60, label %61, label %52

61:                                               ; preds = %52, %61
  %62 = phi i8 [ %69, %61 ], [ 32, %52 ]
  %63 = phi i64 [ %65, %61 ], [ 0, %52 ]
  %64 = phi i64 [ %67, %61 ], [ %58, %52 ]
  %65 = add nuw nsw i64 %63, 1
  %66 = getelementptr inbounds nuw i8, ptr @.str.5, i64 %65
  %67 = add i64 %64, 1
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 %64
  store i8 %62, ptr %68, align 1
  %69 = load i8, ptr %66, align 1
  %70 = icmp eq i64 %65, 34
  br i1 %70, label %71, label %61

71:                                               ; preds = %61
  %72 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %67) #13
  call void @abort() #17
  unreachable
}

define internal fastcc void @clear(ptr noundef nonnull %0) unnamed_addr #6 {
  br label %5

2:                                                ; preds = %5
  %3 = tail call ptr @getenv(ptr noundef nonnull @.str.6) #13
  %4 = icmp eq ptr %3, null
  br i1 %4, label %17, label %10

5:                                                ; preds = %1, %5
  %6 = phi i64 [ 0, %1 ], [ %8, %5 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  store volatile i8 0, ptr %7, align 1
  %8 = add nuw nsw i64 %6, 1
  %9 = icmp eq i64 %8, 80
  br i1 %9, label %2, label %5

10:                                               ; preds = %2
  %11 = load i8, ptr %3, align 1
  %12 = add i8 %11, -49
  %13 = icmp ult i8 %12, 9
  br i1 %13, label %14, label %17

14:                                               ; preds = %10
  %15 = add nsw i8 %11, -48
  %16 = zext nneg i8 %15 to i32
  br label %17

17:                                               ; preds = %2, %10, %14
  %18 = phi i32 [ %16, %14 ], [ 0, %2 ], [ 0, %10 ]
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i32 %18, ptr %19, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_tape_free(ptr noundef %0) noinline nounwind {
  %2 = alloca %struct.Mark, align 8
  %3 = icmp eq ptr %0, null
  br i1 %3, label %114, label %4

4:                                                ; preds = %1
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = tail call fastcc ptr @join_thread() #12
  br label %10

10:                                               ; preds = %8, %4
  %11 = phi ptr [ %6, %4 ], [ %9, %8 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %22, label %15

15:                                               ; preds = %10, %15
  %16 = phi ptr [ %20, %15 ], [ %13, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %16, align 8
  store ptr %19, ptr %12, align 8
  tail call void @free(ptr noundef %18) #13
  %20 = load ptr, ptr %12, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %15

22:                                               ; preds = %15, %10
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %28 = load i64, ptr %27, align 8
  br label %47

29:                                               ; preds = %22
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %31 = load i64, ptr %30, align 8
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %34 = ptrtoint ptr %32 to i64
  %35 = ptrtoint ptr %33 to i64
  %36 = sub i64 %31, %35
  %37 = add i64 %36, %34
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %39 = load i64, ptr %38, align 8
  %40 = icmp ugt i64 %37, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %29
  store i64 %37, ptr %38, align 8
  br label %42

42:                                               ; preds = %41, %29
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %44 = load i64, ptr %43, align 8
  %45 = icmp ugt i64 %37, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %42
  store i64 %37, ptr %43, align 8
  br label %47

47:                                               ; preds = %26, %42, %46
  %48 = phi i64 [ %28, %26 ], [ %44, %42 ], [ %37, %46 ]
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %52 = icmp ult i64 %50, %48
  br i1 %52, label %53, label %54

53:                                               ; preds = %47
  store i64 %48, ptr %49, align 8
  br label %54

54:                                               ; preds = %53, %47
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 80
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %60 = load i64, ptr %59, align 8
  %61 = icmp ult i64 %60, 67108865
  br i1 %61, label %62, label %75

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %64 = load i32, ptr %63, align 8
  %65 = icmp slt i32 %64, 2
  br i1 %65, label %66, label %75

66:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %2, i8 0, i64 32, i1 false)
  %67 = icmp eq i32 %64, 0
  br i1 %67, label %72, label %68

68:                                               ; preds = %66
  %69 = load ptr, ptr %23, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %72, label %71

71:                                               ; preds = %68
  call fastcc void @poison_since(ptr noundef nonnull %0, ptr noundef %2) #12
  br label %72

72:                                               ; preds = %71, %68, %66
  store ptr null, ptr %23, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %73, align 8
  store ptr null, ptr %0, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 0, ptr %74, align 8
  store i64 0, ptr %51, align 8
  store ptr %0, ptr %55, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #16
  br label %114

75:                                               ; preds = %62, %58, %54
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %113, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %81 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %82 = load ptr, ptr %81, align 8
  %83 = load ptr, ptr %77, align 8
  %84 = icmp eq ptr %83, null
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = select i1 %84, ptr %76, ptr %85
  store ptr %82, ptr %86, align 8
  %87 = icmp eq ptr %82, null
  br i1 %87, label %105, label %88

88:                                               ; preds = %79, %88
  %89 = phi ptr [ %99, %88 ], [ %82, %79 ]
  %90 = phi ptr [ %89, %88 ], [ %77, %79 ]
  %91 = load ptr, ptr %90, align 8
  store ptr %91, ptr %89, align 8
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %93 = load i64, ptr %92, align 8
  %94 = load i64, ptr %80, align 8
  %95 = sub i64 %94, %93
  store i64 %95, ptr %80, align 8
  %96 = getelementptr inbounds i8, ptr %90, i64 -8
  %97 = load ptr, ptr %96, align 8
  tail call void @free(ptr noundef %97) #13
  %98 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %99 = load ptr, ptr %98, align 8
  %100 = load ptr, ptr %89, align 8
  %101 = icmp eq ptr %100, null
  %102 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %103 = select i1 %101, ptr %76, ptr %102
  store ptr %99, ptr %103, align 8
  %104 = icmp eq ptr %99, null
  br i1 %104, label %105, label %88

105:                                              ; preds = %88, %79
  %106 = phi ptr [ %77, %79 ], [ %89, %88 ]
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 16
  %108 = load i64, ptr %107, align 8
  %109 = load i64, ptr %80, align 8
  %110 = sub i64 %109, %108
  store i64 %110, ptr %80, align 8
  %111 = getelementptr inbounds i8, ptr %106, i64 -8
  %112 = load ptr, ptr %111, align 8
  tail call void @free(ptr noundef %112) #13
  br label %113

113:                                              ; preds = %75, %105
  tail call void @free(ptr noundef nonnull %0) #13
  br label %114

114:                                              ; preds = %72, %113, %1
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

declare void @free(ptr noundef) #7

define linkonce_odr hidden i64 @__enzcc_tape_bytes() noinline nounwind {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %29, label %4

4:                                                ; preds = %0
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %10 = load i64, ptr %9, align 8
  br label %29

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %13 = load i64, ptr %12, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %16 = ptrtoint ptr %14 to i64
  %17 = ptrtoint ptr %15 to i64
  %18 = sub i64 %13, %17
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = icmp ugt i64 %19, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %11
  store i64 %19, ptr %20, align 8
  br label %24

24:                                               ; preds = %23, %11
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %26 = load i64, ptr %25, align 8
  %27 = icmp ugt i64 %19, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %24
  store i64 %19, ptr %25, align 8
  br label %29

29:                                               ; preds = %28, %24, %8, %0
  %30 = phi i64 [ 0, %0 ], [ %10, %8 ], [ %26, %24 ], [ %19, %28 ]
  ret i64 %30
}

define linkonce_odr hidden i64 @__enzcc_tape_live_bytes() noinline nounwind {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %17, label %4

4:                                                ; preds = %0
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %17, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %13 = ptrtoint ptr %11 to i64
  %14 = ptrtoint ptr %12 to i64
  %15 = sub i64 %10, %14
  %16 = add i64 %15, %13
  br label %17

17:                                               ; preds = %8, %4, %0
  %18 = phi i64 [ 0, %0 ], [ %16, %8 ], [ 0, %4 ]
  ret i64 %18
}

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef) #7

declare extern_weak i32 @pthread_setspecific(i64 noundef, ptr noundef) #7

define internal void @leave_thread(ptr noundef %0) #6 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  store ptr null, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %1
  tail call fastcc void @destroy(ptr noundef nonnull %4) #15
  %7 = load ptr, ptr %3, align 8
  tail call void @free(ptr noundef %7) #13
  br label %8

8:                                                ; preds = %6, %1
  tail call fastcc void @destroy(ptr noundef nonnull %0) #15
  tail call void @free(ptr noundef nonnull %0) #13
  ret void
}

declare extern_weak i32 @pthread_key_delete(i64 noundef) #7

define internal fastcc void @destroy(ptr noundef captures(none) %0) unnamed_addr #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %12, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %10, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %6, align 8
  store ptr %9, ptr %2, align 8
  tail call void @free(ptr noundef %8) #13
  %10 = load ptr, ptr %2, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %5

12:                                               ; preds = %5, %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %50, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %14, align 8
  %21 = icmp eq ptr %20, null
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %23 = select i1 %21, ptr %13, ptr %22
  store ptr %19, ptr %23, align 8
  %24 = icmp eq ptr %19, null
  br i1 %24, label %42, label %25

25:                                               ; preds = %16, %25
  %26 = phi ptr [ %36, %25 ], [ %19, %16 ]
  %27 = phi ptr [ %26, %25 ], [ %14, %16 ]
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = load i64, ptr %17, align 8
  %32 = sub i64 %31, %30
  store i64 %32, ptr %17, align 8
  %33 = getelementptr inbounds i8, ptr %27, i64 -8
  %34 = load ptr, ptr %33, align 8
  tail call void @free(ptr noundef %34) #13
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = load ptr, ptr %26, align 8
  %38 = icmp eq ptr %37, null
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = select i1 %38, ptr %13, ptr %39
  store ptr %36, ptr %40, align 8
  %41 = icmp eq ptr %36, null
  br i1 %41, label %42, label %25

42:                                               ; preds = %25, %16
  %43 = phi ptr [ %14, %16 ], [ %26, %25 ]
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load i64, ptr %44, align 8
  %46 = load i64, ptr %17, align 8
  %47 = sub i64 %46, %45
  store i64 %47, ptr %17, align 8
  %48 = getelementptr inbounds i8, ptr %43, i64 -8
  %49 = load ptr, ptr %48, align 8
  tail call void @free(ptr noundef %49) #13
  br label %50

50:                                               ; preds = %12, %42
  ret void
}

define internal fastcc ptr @reserve_slowly(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #3 {
  %3 = icmp ugt i64 %1, 140737488355328
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  tail call fastcc void @fail(ptr noundef nonnull @.str.1, i64 noundef %1) #14
  unreachable

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  br i1 %8, label %61, label %11

11:                                               ; preds = %5
  %12 = icmp eq ptr %10, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %83

15:                                               ; preds = %11
  %16 = load ptr, ptr %0, align 8
  %17 = icmp samesign ugt i64 %1, 255
  %18 = select i1 %17, i64 63, i64 15
  %19 = ptrtoint ptr %16 to i64
  %20 = add i64 %18, %19
  %21 = xor i64 %18, -1
  %22 = and i64 %20, %21
  %23 = inttoptr i64 %22 to ptr
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 %26
  %28 = icmp ult ptr %27, %23
  %29 = ptrtoint ptr %27 to i64
  %30 = sub i64 %29, %22
  %31 = icmp ugt i64 %1, %30
  %32 = or i1 %28, %31
  br i1 %32, label %33, label %35

33:                                               ; preds = %15
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %64

35:                                               ; preds = %15
  %36 = add nuw nsw i64 %1, 15
  %37 = and i64 %36, 562949953421296
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 %37
  %39 = icmp ult ptr %38, %27
  %40 = select i1 %39, ptr %38, ptr %27
  store ptr %40, ptr %0, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %41, align 8
  %42 = icmp samesign ult i64 %1, 8
  br i1 %42, label %43, label %46

43:                                               ; preds = %46, %35
  %44 = phi i64 [ 0, %35 ], [ %47, %46 ]
  %45 = icmp samesign ult i64 %44, %1
  br i1 %45, label %52, label %183

46:                                               ; preds = %35, %46
  %47 = phi i64 [ %50, %46 ], [ 8, %35 ]
  %48 = phi i64 [ %47, %46 ], [ 0, %35 ]
  %49 = getelementptr inbounds nuw i8, ptr %23, i64 %48
  store i64 9220239173886205613, ptr %49, align 8
  %50 = add nuw nsw i64 %47, 8
  %51 = icmp ugt i64 %50, %1
  br i1 %51, label %43, label %46

52:                                               ; preds = %43, %52
  %53 = phi i64 [ %59, %52 ], [ %44, %43 ]
  %54 = shl i64 %53, 3
  %55 = and i64 %54, 56
  %56 = lshr i64 9220239173886205613, %55
  %57 = trunc i64 %56 to i8
  %58 = getelementptr inbounds nuw i8, ptr %23, i64 %53
  store i8 %57, ptr %58, align 1
  %59 = add nuw i64 %53, 1
  %60 = icmp eq i64 %59, %1
  br i1 %60, label %183, label %52

61:                                               ; preds = %5
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %63 = icmp eq ptr %10, null
  br i1 %63, label %83, label %64

64:                                               ; preds = %33, %61
  %65 = phi ptr [ %34, %33 ], [ %62, %61 ]
  %66 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %67 = load i64, ptr %66, align 8
  %68 = load ptr, ptr %0, align 8
  %69 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %70 = ptrtoint ptr %68 to i64
  %71 = ptrtoint ptr %69 to i64
  %72 = sub i64 %67, %71
  %73 = add i64 %72, %70
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %75 = load i64, ptr %74, align 8
  %76 = icmp ugt i64 %73, %75
  br i1 %76, label %77, label %78

77:                                               ; preds = %64
  store i64 %73, ptr %74, align 8
  br label %78

78:                                               ; preds = %77, %64
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %80 = load i64, ptr %79, align 8
  %81 = icmp ugt i64 %73, %80
  br i1 %81, label %82, label %86

82:                                               ; preds = %78
  store i64 %73, ptr %79, align 8
  br label %86

83:                                               ; preds = %61, %13
  %84 = phi ptr [ %14, %13 ], [ %62, %61 ]
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %92

86:                                               ; preds = %82, %78
  %87 = load i64, ptr %66, align 8
  %88 = sub i64 %87, %71
  %89 = add i64 %88, %70
  %90 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %92

92:                                               ; preds = %86, %83
  %93 = phi ptr [ %91, %86 ], [ %85, %83 ]
  %94 = phi i64 [ %89, %86 ], [ 0, %83 ]
  %95 = phi ptr [ %65, %86 ], [ %84, %83 ]
  %96 = phi ptr [ %90, %86 ], [ %85, %83 ]
  %97 = load ptr, ptr %96, align 8
  %98 = icmp eq ptr %97, null
  br i1 %98, label %99, label %102

99:                                               ; preds = %92
  %100 = add nuw nsw i64 %1, 15
  %101 = and i64 %100, 562949953421296
  br label %108

102:                                              ; preds = %92
  %103 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %104 = load i64, ptr %103, align 8
  %105 = add nuw nsw i64 %1, 15
  %106 = and i64 %105, 562949953421296
  %107 = icmp ult i64 %104, %106
  br i1 %107, label %108, label %147

108:                                              ; preds = %99, %102
  %109 = phi i64 [ %101, %99 ], [ %106, %102 ]
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %111 = load i64, ptr %110, align 8
  %112 = tail call i64 @llvm.umax.i64(i64 %111, i64 262144)
  %113 = tail call i64 @llvm.umin.i64(i64 %112, i64 1073741824)
  %114 = tail call i64 @llvm.umax.i64(i64 %113, i64 %109)
  %115 = icmp sgt i32 %7, 1
  %116 = select i1 %115, i64 %1, i64 %114
  %117 = icmp samesign ult i64 %116, 256
  %118 = and i1 %115, %117
  %119 = select i1 %118, i64 80, i64 144
  %120 = add nuw nsw i64 %119, %116
  %121 = tail call ptr @malloc(i64 noundef %120) #13
  %122 = icmp eq ptr %121, null
  br i1 %122, label %123, label %124

123:                                              ; preds = %108
  tail call fastcc void @fail(ptr noundef nonnull @.str.2, i64 noundef %116) #14
  unreachable

124:                                              ; preds = %108
  %125 = select i1 %118, i64 -16, i64 -64
  %126 = select i1 %118, i64 16, i64 64
  %127 = ptrtoint ptr %121 to i64
  %128 = add i64 %127, 7
  %129 = add i64 %128, %126
  %130 = and i64 %129, %125
  %131 = inttoptr i64 %130 to ptr
  %132 = getelementptr inbounds i8, ptr %131, i64 -8
  store ptr %121, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i64 %116, ptr %133, align 16
  %134 = load ptr, ptr %95, align 8
  store ptr %134, ptr %131, align 16
  %135 = icmp eq ptr %134, null
  %136 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %137 = select i1 %135, ptr %93, ptr %136
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %131, i64 8
  store ptr %138, ptr %139, align 8
  store ptr %131, ptr %137, align 8
  %140 = load ptr, ptr %139, align 8
  %141 = icmp eq ptr %140, null
  br i1 %141, label %143, label %142

142:                                              ; preds = %124
  store ptr %131, ptr %140, align 8
  br label %143

143:                                              ; preds = %124, %142
  %144 = load i64, ptr %110, align 8
  %145 = add i64 %144, %116
  store i64 %145, ptr %110, align 8
  %146 = load i64, ptr %133, align 16
  br label %147

147:                                              ; preds = %143, %102
  %148 = phi i64 [ %109, %143 ], [ %106, %102 ]
  %149 = phi i64 [ %146, %143 ], [ %104, %102 ]
  %150 = phi ptr [ %131, %143 ], [ %97, %102 ]
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 24
  store i64 %94, ptr %151, align 8
  %152 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %153 = tail call i64 @llvm.umin.i64(i64 %148, i64 %149)
  %154 = getelementptr inbounds nuw i8, ptr %152, i64 %153
  store ptr %150, ptr %95, align 8
  store ptr %154, ptr %0, align 8
  %155 = load i32, ptr %6, align 8
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %162

157:                                              ; preds = %147
  %158 = getelementptr inbounds nuw i8, ptr %150, i64 16
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %152, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %160, ptr %161, align 8
  br label %183

162:                                              ; preds = %147
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %163, align 8
  %164 = icmp samesign ult i64 %1, 8
  br i1 %164, label %165, label %168

165:                                              ; preds = %168, %162
  %166 = phi i64 [ 0, %162 ], [ %169, %168 ]
  %167 = icmp samesign ult i64 %166, %1
  br i1 %167, label %174, label %183

168:                                              ; preds = %162, %168
  %169 = phi i64 [ %172, %168 ], [ 8, %162 ]
  %170 = phi i64 [ %169, %168 ], [ 0, %162 ]
  %171 = getelementptr inbounds nuw i8, ptr %152, i64 %170
  store i64 9220239173886205613, ptr %171, align 1
  %172 = add nuw nsw i64 %169, 8
  %173 = icmp ugt i64 %172, %1
  br i1 %173, label %165, label %168

174:                                              ; preds = %165, %174
  %175 = phi i64 [ %181, %174 ], [ %166, %165 ]
  %176 = shl i64 %175, 3
  %177 = and i64 %176, 56
  %178 = lshr i64 9220239173886205613, %177
  %179 = trunc i64 %178 to i8
  %180 = getelementptr inbounds nuw i8, ptr %152, i64 %175
  store i8 %179, ptr %180, align 1
  %181 = add nuw i64 %175, 1
  %182 = icmp eq i64 %181, %1
  br i1 %182, label %183, label %174

183:                                              ; preds = %52, %174, %43, %157, %165
  %184 = phi ptr [ %152, %157 ], [ %152, %174 ], [ %152, %165 ], [ %23, %43 ], [ %23, %52 ]
  ret ptr %184
}

define internal fastcc void @free_block(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #6 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %1, align 8
  %6 = icmp eq ptr %5, null
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = select i1 %6, ptr %8, ptr %7
  store ptr %4, ptr %9, align 8
  %10 = icmp eq ptr %4, null
  br i1 %10, label %13, label %11

11:                                               ; preds = %2
  %12 = load ptr, ptr %1, align 8
  store ptr %12, ptr %4, align 8
  br label %13

13:                                               ; preds = %11, %2
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %17 = load i64, ptr %16, align 8
  %18 = sub i64 %17, %15
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds i8, ptr %1, i64 -8
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20) #13
  ret void
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #7

declare void @abort() #10

declare ptr @getenv(ptr noundef) #7

declare i64 @llvm.umin.i64(i64, i64) #11

declare i64 @llvm.umax.i64(i64, i64) #11

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { cold noinline nounwind optsize }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #6 = { nounwind }
attributes #7 = { nonlazybind }
attributes #8 = { cold noinline noreturn nounwind optsize }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { noreturn nonlazybind }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { cold nobuiltin }
attributes #13 = { nobuiltin nounwind }
attributes #14 = { cold nobuiltin noreturn }
attributes #15 = { nobuiltin }
attributes #16 = { nounwind }
attributes #17 = { nobuiltin noreturn nounwind }

!4 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!5 = !{!"branch_weights", !"expected", i32 2000, i32 1}
