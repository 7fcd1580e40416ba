; Generated from csrc/tape.c by csrc/build.py: do not edit. 352e5ab3f21615ad ac24297b72cab537

%struct.Mark = type { ptr, ptr, ptr, ptr }

@__enzcc_tape_thread = linkonce_odr hidden thread_local global ptr null, align 8
@.str = private unnamed_addr constant [25 x i8] c"out of memory: no record\00", align 1
@.str.1 = private unnamed_addr constant [53 x i8] c"more threads than were asked for: no tape for number\00", align 1
@__enzcc_tape_check.text = internal constant [73 x i8] c"enzcc: this tape was made by another function, or with other activities\0A\00", align 16
@__enzcc_tape_key = linkonce_odr hidden global i64 0, align 8
@.str.2 = private unnamed_addr constant [18 x i8] c"ENZCC_TAPE_POISON\00", align 1
@.str.3 = private unnamed_addr constant [22 x i8] c"cannot reserve a size\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"out of memory: no block\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"enzcc: \00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c" of \00", align 1
@.str.7 = private unnamed_addr constant [35 x i8] c" bytes for the tape of a gradient\0A\00", align 1

define linkonce_odr hidden ptr @__enzcc_tape_enter() noinline nounwind willreturn memory(inaccessiblemem: readwrite) {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %6, !prof !4

4:                                                ; preds = %0
  %5 = tail call fastcc ptr @join_thread() #11
  br label %6

6:                                                ; preds = %0, %4
  %7 = phi ptr [ %5, %4 ], [ %2, %0 ]
  ret ptr %7
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

define internal fastcc nonnull ptr @join_thread() unnamed_addr #3 {
  %1 = alloca i64, align 8
  %2 = tail call ptr @malloc(i64 noundef 168) #12
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  tail call fastcc void @fail(ptr noundef nonnull @.str, i64 noundef 168) #13
  unreachable

5:                                                ; preds = %0
  tail call fastcc void @clear(ptr noundef %2) #14
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #15
  store i64 0, ptr %1, align 8
  %15 = call i32 @pthread_key_create(ptr noundef nonnull %1, ptr noundef nonnull @leave_thread) #12
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
  %27 = call i32 @pthread_key_delete(i64 noundef %26) #12
  br label %28

28:                                               ; preds = %25, %23, %17
  %29 = phi i64 [ %22, %23 ], [ %19, %17 ], [ %22, %25 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
  br label %30

30:                                               ; preds = %28, %11
  %31 = phi i64 [ %12, %11 ], [ %29, %28 ]
  %32 = add i64 %31, -1
  %33 = call i32 @pthread_setspecific(i64 noundef %32, ptr noundef nonnull %2) #12
  br label %35

34:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #15
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
  %23 = tail call fastcc ptr @reserve_slowly(ptr noundef nonnull %0, i64 noundef %1) #11
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
  %19 = tail call fastcc ptr @reserve_slowly(ptr noundef nonnull %0, i64 noundef 32) #11
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

define linkonce_odr hidden void @__enzcc_tape_release(ptr noundef %0, ptr noundef %1) noinline nounwind {
  tail call fastcc void @release(ptr noundef %0, ptr noundef byval(%struct.Mark) align 8 %1) #14
  ret void
}

define internal fastcc void @release(ptr noundef captures(none) initializes((144, 152)) %0, ptr noundef readonly byval(%struct.Mark) align 8 captures(none) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, %5
  br i1 %8, label %18, label %9

9:                                                ; preds = %2, %9
  %10 = phi ptr [ %16, %9 ], [ %7, %2 ]
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %15 = load ptr, ptr %14, align 8
  store ptr %11, ptr %6, align 8
  tail call void %13(ptr noundef %15) #12
  %16 = load ptr, ptr %6, align 8
  %17 = icmp eq ptr %16, %5
  br i1 %17, label %18, label %9

18:                                               ; preds = %9, %2
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %40, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = load ptr, ptr %0, align 8
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 64
  %27 = ptrtoint ptr %25 to i64
  %28 = ptrtoint ptr %26 to i64
  %29 = sub i64 %24, %28
  %30 = add i64 %29, %27
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %32 = load i64, ptr %31, align 8
  %33 = icmp ugt i64 %30, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %22
  store i64 %30, ptr %31, align 8
  br label %35

35:                                               ; preds = %34, %22
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %37 = load i64, ptr %36, align 8
  %38 = icmp ugt i64 %30, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store i64 %30, ptr %36, align 8
  br label %40

40:                                               ; preds = %18, %35, %39
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %49, label %44, !prof !5

44:                                               ; preds = %40
  call fastcc void @poison_since(ptr noundef nonnull %0, ptr noundef nonnull %1) #11
  %45 = load i32, ptr %41, align 8
  %46 = icmp sgt i32 %45, 1
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = load ptr, ptr %1, align 8
  store ptr %48, ptr %19, align 8
  tail call fastcc void @free_blocks_after(ptr noundef nonnull %0, ptr noundef %48) #14
  br label %51

49:                                               ; preds = %40, %44
  %50 = load ptr, ptr %1, align 8
  br label %51

51:                                               ; preds = %49, %47
  %52 = phi ptr [ %50, %49 ], [ %48, %47 ]
  %53 = icmp eq ptr %52, null
  br i1 %53, label %64, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %56 = load ptr, ptr %55, align 8
  store ptr %52, ptr %19, align 8
  store ptr %56, ptr %0, align 8
  %57 = load i32, ptr %41, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %54
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 %62
  br label %66

64:                                               ; preds = %51
  store ptr null, ptr %19, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %65, align 8
  store ptr null, ptr %0, align 8
  br label %75

66:                                               ; preds = %54, %59
  %67 = phi ptr [ %63, %59 ], [ null, %54 ]
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %67, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %70 = load ptr, ptr %69, align 8
  %71 = icmp eq ptr %52, %70
  %72 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %73 = icmp eq ptr %56, %72
  %74 = select i1 %71, i1 %73, i1 false
  br i1 %74, label %75, label %104

75:                                               ; preds = %66, %64
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %77 = load i64, ptr %76, align 8
  %78 = lshr i64 %77, 3
  %79 = sub i64 %77, %78
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %81 = load i64, ptr %80, align 8
  %82 = tail call i64 @llvm.umax.i64(i64 %79, i64 %81)
  store i64 %82, ptr %76, align 8
  store i64 0, ptr %80, align 8
  %83 = tail call i64 @llvm.umax.i64(i64 %82, i64 33554432)
  %84 = shl i64 %83, 1
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %86 = load i64, ptr %85, align 8
  %87 = icmp ugt i64 %86, %84
  br i1 %87, label %88, label %104, !prof !4

88:                                               ; preds = %75
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %90 = load ptr, ptr %89, align 8
  br label %91

91:                                               ; preds = %91, %88
  %92 = phi ptr [ %90, %88 ], [ %94, %91 ]
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %94 = load ptr, ptr %93, align 8
  %95 = icmp eq ptr %94, null
  br i1 %95, label %96, label %91

96:                                               ; preds = %91, %100
  %97 = phi ptr [ %101, %100 ], [ %92, %91 ]
  %98 = load ptr, ptr %89, align 8
  %99 = icmp eq ptr %97, %98
  br i1 %99, label %104, label %100

100:                                              ; preds = %96
  %101 = load ptr, ptr %97, align 8
  tail call fastcc void @free_block(ptr noundef nonnull %0, ptr noundef nonnull %97) #14
  %102 = load i64, ptr %85, align 8
  %103 = icmp ugt i64 %102, %84
  br i1 %103, label %96, label %104

104:                                              ; preds = %100, %96, %75, %66
  ret void
}

define linkonce_odr hidden void @__enzcc_tape_defer(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = load ptr, ptr %0, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = add i64 %5, 15
  %7 = and i64 %6, -16
  %8 = add i64 %7, 24
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = ptrtoint ptr %10 to i64
  %12 = icmp ugt i64 %8, %11
  br i1 %12, label %16, label %13, !prof !4

13:                                               ; preds = %3
  %14 = inttoptr i64 %7 to ptr
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store ptr %15, ptr %0, align 8
  br label %18

16:                                               ; preds = %3
  %17 = tail call fastcc ptr @reserve_slowly(ptr noundef nonnull %0, i64 noundef 24) #11
  br label %18

18:                                               ; preds = %13, %16
  %19 = phi ptr [ %14, %13 ], [ %17, %16 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %19, align 8
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %1, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store ptr %2, ptr %23, align 8
  store ptr %19, ptr %20, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_tape_fork(ptr noundef %0, i32 noundef %1) noinline nounwind {
  %3 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load i64, ptr %5, align 8
  %7 = icmp ult i64 %6, %4
  br i1 %7, label %8, label %53

8:                                                ; preds = %2
  %9 = shl nuw nsw i64 %4, 3
  %10 = tail call ptr @malloc(i64 noundef %9) #12
  %11 = icmp eq ptr %10, null
  br i1 %11, label %14, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %17

14:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef nonnull @.str, i64 noundef %9) #13
  unreachable

15:                                               ; preds = %47
  %16 = load ptr, ptr %13, align 8
  tail call void @free(ptr noundef %16) #12
  store ptr %10, ptr %13, align 8
  store i64 %4, ptr %5, align 8
  br label %53

17:                                               ; preds = %12, %47
  %18 = phi i64 [ 0, %12 ], [ %51, %47 ]
  %19 = load i64, ptr %5, align 8
  %20 = icmp ult i64 %18, %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = load ptr, ptr %13, align 8
  %23 = getelementptr inbounds nuw ptr, ptr %22, i64 %18
  %24 = load ptr, ptr %23, align 8
  br label %47

25:                                               ; preds = %17
  %26 = tail call ptr @malloc(i64 noundef 160) #12
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %32

28:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef nonnull @.str, i64 noundef 160) #13
  unreachable

29:                                               ; preds = %32
  %30 = tail call ptr @getenv(ptr noundef nonnull @.str.2) #12
  %31 = icmp eq ptr %30, null
  br i1 %31, label %44, label %37

32:                                               ; preds = %25, %32
  %33 = phi i64 [ %35, %32 ], [ 0, %25 ]
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 %33
  store volatile i8 0, ptr %34, align 1
  %35 = add nuw nsw i64 %33, 1
  %36 = icmp eq i64 %35, 160
  br i1 %36, label %29, label %32

37:                                               ; preds = %29
  %38 = load i8, ptr %30, align 1
  %39 = add i8 %38, -49
  %40 = icmp ult i8 %39, 9
  br i1 %40, label %41, label %44

41:                                               ; preds = %37
  %42 = add nsw i8 %38, -48
  %43 = zext nneg i8 %42 to i32
  br label %44

44:                                               ; preds = %29, %37, %41
  %45 = phi i32 [ %43, %41 ], [ 0, %29 ], [ 0, %37 ]
  %46 = getelementptr inbounds nuw i8, ptr %26, i64 72
  store i32 %45, ptr %46, align 8
  br label %47

47:                                               ; preds = %44, %21
  %48 = phi ptr [ %24, %21 ], [ %26, %44 ]
  %49 = getelementptr inbounds nuw ptr, ptr %10, i64 %18
  store ptr %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 128
  store ptr %0, ptr %50, align 8
  %51 = add nuw nsw i64 %18, 1
  %52 = icmp eq i64 %51, %4
  br i1 %52, label %15, label %17

53:                                               ; preds = %15, %2
  %54 = shl nuw nsw i64 %4, 5
  %55 = or disjoint i64 %54, 16
  %56 = load ptr, ptr %0, align 8
  %57 = icmp sgt i32 %1, 7
  %58 = select i1 %57, i64 63, i64 15
  %59 = ptrtoint ptr %56 to i64
  %60 = add i64 %58, %59
  %61 = xor i64 %58, -1
  %62 = and i64 %60, %61
  %63 = add i64 %62, %55
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %65 = load ptr, ptr %64, align 8
  %66 = ptrtoint ptr %65 to i64
  %67 = icmp ugt i64 %63, %66
  br i1 %67, label %72, label %68, !prof !4

68:                                               ; preds = %53
  %69 = inttoptr i64 %62 to ptr
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 %54
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 16
  store ptr %71, ptr %0, align 8
  br label %74

72:                                               ; preds = %53
  %73 = tail call fastcc ptr @reserve_slowly(ptr noundef nonnull %0, i64 noundef %55) #11
  br label %74

74:                                               ; preds = %68, %72
  %75 = phi ptr [ %69, %68 ], [ %73, %72 ]
  store ptr %0, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 8
  store i64 %4, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 16
  br label %80

79:                                               ; preds = %80
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %0, ptr noundef nonnull @end_fork, ptr noundef nonnull %75) #14
  ret void

80:                                               ; preds = %74, %80
  %81 = phi i64 [ 0, %74 ], [ %94, %80 ]
  %82 = load ptr, ptr %77, align 8
  %83 = getelementptr inbounds nuw ptr, ptr %82, i64 %81
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.Mark, ptr %78, i64 %81
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %87 = load ptr, ptr %86, align 8
  %88 = load ptr, ptr %84, align 8
  %89 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %90 = load ptr, ptr %89, align 8
  store ptr %87, ptr %85, align 8
  %91 = getelementptr inbounds nuw i8, ptr %85, i64 8
  store ptr %88, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %85, i64 16
  store ptr %90, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 24
  store ptr null, ptr %93, align 8
  %94 = add nuw nsw i64 %81, 1
  %95 = icmp eq i64 %94, %4
  br i1 %95, label %79, label %80
}

declare ptr @malloc(i64 noundef) #5

define internal fastcc void @fail(ptr noundef readonly captures(none) %0, i64 noundef %1) unnamed_addr #6 {
  %3 = alloca [160 x i8], align 16
  %4 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi i8 [ %12, %5 ], [ 101, %2 ]
  %7 = phi ptr [ %9, %5 ], [ @.str.5, %2 ]
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
  %33 = getelementptr inbounds nuw i8, ptr @.str.6, i64 %32
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
  %66 = getelementptr inbounds nuw i8, ptr @.str.7, i64 %65
  %67 = add i64 %64, 1
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 %64
  store i8 %62, ptr %68, align 1
  %69 = load i8, ptr %66, align 1
  %70 = icmp eq i64 %65, 34
  br i1 %70, label %71, label %61

71:                                               ; preds = %61
  %72 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %67) #12
  call void @abort() #16
  unreachable
}

declare void @free(ptr noundef) #5

define internal void @end_fork(ptr noundef readonly captures(none) %0) #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %8

7:                                                ; preds = %8, %1
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %16, %8 ]
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 112
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw ptr, ptr %12, i64 %9
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.Mark, ptr %6, i64 %9
  tail call fastcc void @release(ptr noundef %14, ptr noundef nonnull byval(%struct.Mark) align 8 %15) #14
  %16 = add nuw i64 %9, 1
  %17 = load i64, ptr %2, align 8
  %18 = icmp ult i64 %16, %17
  br i1 %18, label %8, label %7
}

define linkonce_odr hidden ptr @__enzcc_tape_child(ptr noundef %0, i32 noundef %1) noinline nounwind {
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load i64, ptr %4, align 8
  %6 = icmp ugt i64 %5, %3
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  tail call fastcc void @fail(ptr noundef nonnull @.str.1, i64 noundef %3) #13
  unreachable

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds ptr, ptr %10, i64 %3
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 144
  store ptr null, ptr %13, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = getelementptr inbounds ptr, ptr %14, i64 %3
  %16 = load ptr, ptr %15, align 8
  ret ptr %16
}

define linkonce_odr hidden ptr @__enzcc_tape_root(ptr noundef %0) noinline nounwind {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %5, %2 ]
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %2

7:                                                ; preds = %2
  ret ptr %3
}

define linkonce_odr hidden ptr @__enzcc_tape_requests(ptr noundef %0) noinline nounwind {
  %2 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #14
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 80
  ret ptr %3
}

define linkonce_odr hidden zeroext i1 @__enzcc_tape_is_child(ptr noundef %0) noinline nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  ret i1 %4
}

define linkonce_odr hidden ptr @__enzcc_tape_turns(ptr noundef %0) noinline nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 136
  ret ptr %2
}

define linkonce_odr hidden ptr @__enzcc_tape_tasks(ptr noundef %0) noinline nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  ret ptr %2
}

define linkonce_odr hidden void @__enzcc_tape_defer_free(ptr noundef %0, ptr noundef %1) noinline nounwind {
  tail call void @__enzcc_tape_defer(ptr noundef %0, ptr noundef nonnull @free, ptr noundef %1) #14
  ret void
}

define linkonce_odr hidden noalias ptr @__enzcc_tape_new() noinline nounwind {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %10, label %4

4:                                                ; preds = %0
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %4
  store ptr null, ptr %5, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 144
  store ptr null, ptr %9, align 8
  br label %32

10:                                               ; preds = %4, %0
  %11 = tail call ptr @malloc(i64 noundef 160) #12
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %17

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef nonnull @.str, i64 noundef 160) #13
  unreachable

14:                                               ; preds = %17
  %15 = tail call ptr @getenv(ptr noundef nonnull @.str.2) #12
  %16 = icmp eq ptr %15, null
  br i1 %16, label %29, label %22

17:                                               ; preds = %10, %17
  %18 = phi i64 [ %20, %17 ], [ 0, %10 ]
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 %18
  store volatile i8 0, ptr %19, align 1
  %20 = add nuw nsw i64 %18, 1
  %21 = icmp eq i64 %20, 160
  br i1 %21, label %14, label %17

22:                                               ; preds = %14
  %23 = load i8, ptr %15, align 1
  %24 = add i8 %23, -49
  %25 = icmp ult i8 %24, 9
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = add nsw i8 %23, -48
  %28 = zext nneg i8 %27 to i32
  br label %29

29:                                               ; preds = %14, %22, %26
  %30 = phi i32 [ %28, %26 ], [ 0, %14 ], [ 0, %22 ]
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 72
  store i32 %30, ptr %31, align 8
  br label %32

32:                                               ; preds = %29, %8
  %33 = phi ptr [ %6, %8 ], [ %11, %29 ]
  ret ptr %33
}

define linkonce_odr hidden void @__enzcc_tape_free(ptr noundef %0) noinline nounwind {
  %2 = alloca %struct.Mark, align 8
  %3 = icmp eq ptr %0, null
  br i1 %3, label %78, label %4

4:                                                ; preds = %1
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = tail call fastcc ptr @join_thread() #11
  br label %10

10:                                               ; preds = %8, %4
  %11 = phi ptr [ %6, %4 ], [ %9, %8 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %24, label %15

15:                                               ; preds = %10, %15
  %16 = phi ptr [ %22, %15 ], [ %13, %10 ]
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %21 = load ptr, ptr %20, align 8
  store ptr %17, ptr %12, align 8
  tail call void %19(ptr noundef %21) #12
  %22 = load ptr, ptr %12, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %15

24:                                               ; preds = %15, %10
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %31

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %30 = load i64, ptr %29, align 8
  br label %49

31:                                               ; preds = %24
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %33 = load i64, ptr %32, align 8
  %34 = load ptr, ptr %0, align 8
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %36 = ptrtoint ptr %34 to i64
  %37 = ptrtoint ptr %35 to i64
  %38 = sub i64 %33, %37
  %39 = add i64 %38, %36
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %41 = load i64, ptr %40, align 8
  %42 = icmp ugt i64 %39, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %31
  store i64 %39, ptr %40, align 8
  br label %44

44:                                               ; preds = %43, %31
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %46 = load i64, ptr %45, align 8
  %47 = icmp ugt i64 %39, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  store i64 %39, ptr %45, align 8
  br label %49

49:                                               ; preds = %28, %44, %48
  %50 = phi i64 [ %30, %28 ], [ %46, %44 ], [ %39, %48 ]
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %54 = icmp ult i64 %52, %50
  br i1 %54, label %55, label %56

55:                                               ; preds = %49
  store i64 %50, ptr %51, align 8
  br label %56

56:                                               ; preds = %55, %49
  %57 = getelementptr inbounds nuw i8, ptr %11, i64 160
  %58 = load ptr, ptr %57, align 8
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %77

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %62 = load i64, ptr %61, align 8
  %63 = icmp ult i64 %62, 67108865
  br i1 %63, label %64, label %77

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %66 = load i32, ptr %65, align 8
  %67 = icmp slt i32 %66, 2
  br i1 %67, label %68, label %77

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %2, i8 0, i64 32, i1 false)
  %69 = icmp eq i32 %66, 0
  br i1 %69, label %74, label %70

70:                                               ; preds = %68
  %71 = load ptr, ptr %25, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %74, label %73

73:                                               ; preds = %70
  call fastcc void @poison_since(ptr noundef nonnull %0, ptr noundef nonnull %2) #11
  br label %74

74:                                               ; preds = %73, %70, %68
  store ptr null, ptr %25, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %75, align 8
  store ptr null, ptr %0, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 0, ptr %76, align 8
  store i64 0, ptr %53, align 8
  store ptr %0, ptr %57, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #15
  br label %78

77:                                               ; preds = %64, %60, %56
  tail call fastcc void @destroy(ptr noundef nonnull %0) #14
  tail call void @free(ptr noundef nonnull %0) #12
  br label %78

78:                                               ; preds = %74, %77, %1
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

define internal fastcc void @poison_since(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #8 {
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

define internal fastcc void @destroy(ptr noundef captures(none) %0) unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %14, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %12, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %11 = load ptr, ptr %10, align 8
  store ptr %7, ptr %2, align 8
  tail call void %9(ptr noundef %11) #12
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %5

14:                                               ; preds = %5, %1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %52, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %16, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = select i1 %23, ptr %15, ptr %24
  store ptr %21, ptr %25, align 8
  %26 = icmp eq ptr %21, null
  br i1 %26, label %44, label %27

27:                                               ; preds = %18, %27
  %28 = phi ptr [ %38, %27 ], [ %21, %18 ]
  %29 = phi ptr [ %28, %27 ], [ %16, %18 ]
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %28, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = load i64, ptr %19, align 8
  %34 = sub i64 %33, %32
  store i64 %34, ptr %19, align 8
  %35 = getelementptr inbounds i8, ptr %29, i64 -8
  %36 = load ptr, ptr %35, align 8
  tail call void @free(ptr noundef %36) #12
  %37 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %28, align 8
  %40 = icmp eq ptr %39, null
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = select i1 %40, ptr %15, ptr %41
  store ptr %38, ptr %42, align 8
  %43 = icmp eq ptr %38, null
  br i1 %43, label %44, label %27

44:                                               ; preds = %27, %18
  %45 = phi ptr [ %16, %18 ], [ %28, %27 ]
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %47 = load i64, ptr %46, align 8
  %48 = load i64, ptr %19, align 8
  %49 = sub i64 %48, %47
  store i64 %49, ptr %19, align 8
  %50 = getelementptr inbounds i8, ptr %45, i64 -8
  %51 = load ptr, ptr %50, align 8
  tail call void @free(ptr noundef %51) #12
  br label %52

52:                                               ; preds = %14, %44
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %61

58:                                               ; preds = %61, %52
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %60 = load ptr, ptr %59, align 8
  tail call void @free(ptr noundef %60) #12
  ret void

61:                                               ; preds = %56, %61
  %62 = phi i64 [ 0, %56 ], [ %69, %61 ]
  %63 = load ptr, ptr %57, align 8
  %64 = getelementptr inbounds nuw ptr, ptr %63, i64 %62
  %65 = load ptr, ptr %64, align 8
  tail call fastcc void @destroy(ptr noundef %65) #14
  %66 = load ptr, ptr %57, align 8
  %67 = getelementptr inbounds nuw ptr, ptr %66, i64 %62
  %68 = load ptr, ptr %67, align 8
  tail call void @free(ptr noundef %68) #12
  %69 = add nuw i64 %62, 1
  %70 = load i64, ptr %53, align 8
  %71 = icmp ult i64 %69, %70
  br i1 %71, label %61, label %58
}

define linkonce_odr hidden ptr @__enzcc_tape_of_thread(ptr noundef %0) noinline nounwind {
  %2 = tail call ptr @__enzcc_tape_new() #14
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store ptr %0, ptr %3, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %0, ptr noundef nonnull @end_thread, ptr noundef %2) #14
  ret ptr %2
}

define internal void @end_thread(ptr noundef initializes((128, 136)) %0) #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %2, align 8
  tail call void @__enzcc_tape_free(ptr noundef %0) #14
  ret void
}

define linkonce_odr hidden ptr @__enzcc_tape_of_task(ptr noundef %0) noinline nounwind {
  %2 = tail call ptr @malloc(i64 noundef 160) #12
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  tail call fastcc void @fail(ptr noundef nonnull @.str, i64 noundef 160) #13
  unreachable

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load i32, ptr %6, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %2, i8 0, i64 72, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 72
  store i32 %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 76
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(52) %9, i8 0, i64 52, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 136
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 152
  store i8 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 153
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %13, i8 0, i64 7, i1 false)
  tail call void @__enzcc_tape_defer(ptr noundef %0, ptr noundef nonnull @end_task, ptr noundef nonnull %2) #14
  ret ptr %2
}

define internal void @end_task(ptr noundef %0) #4 {
  tail call fastcc void @destroy(ptr noundef %0) #14
  tail call void @free(ptr noundef %0) #12
  ret void
}

define linkonce_odr hidden ptr @__enzcc_tape_lend(ptr noundef %0) noinline nounwind {
  %2 = tail call ptr @__enzcc_tape_new() #14
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 128
  store ptr %0, ptr %3, align 8
  ret ptr %2
}

define linkonce_odr hidden void @__enzcc_tape_take_back(ptr noundef %0) noinline nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %2, align 8
  tail call void @__enzcc_tape_free(ptr noundef %0) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_tape_check(i1 noundef zeroext %0) noinline nounwind {
  br i1 %0, label %2, label %3, !prof !5

2:                                                ; preds = %1
  ret void

3:                                                ; preds = %1
  %4 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull @__enzcc_tape_check.text, i64 noundef 72) #12
  tail call void @abort() #16
  unreachable
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #5

declare void @abort() #9

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

define internal fastcc void @clear(ptr noundef nonnull %0) unnamed_addr #4 {
  br label %5

2:                                                ; preds = %5
  %3 = tail call ptr @getenv(ptr noundef nonnull @.str.2) #12
  %4 = icmp eq ptr %3, null
  br i1 %4, label %17, label %10

5:                                                ; preds = %1, %5
  %6 = phi i64 [ 0, %1 ], [ %8, %5 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  store volatile i8 0, ptr %7, align 1
  %8 = add nuw nsw i64 %6, 1
  %9 = icmp eq i64 %8, 160
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

declare ptr @getenv(ptr noundef) #5

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef) #5

declare extern_weak i32 @pthread_setspecific(i64 noundef, ptr noundef) #5

define internal void @leave_thread(ptr noundef %0) #4 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_tape_thread)
  store ptr null, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %1
  tail call fastcc void @destroy(ptr noundef nonnull %4) #14
  %7 = load ptr, ptr %3, align 8
  tail call void @free(ptr noundef %7) #12
  br label %8

8:                                                ; preds = %6, %1
  tail call fastcc void @destroy(ptr noundef nonnull %0) #14
  tail call void @free(ptr noundef nonnull %0) #12
  ret void
}

declare extern_weak i32 @pthread_key_delete(i64 noundef) #5

define internal fastcc ptr @reserve_slowly(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #3 {
  %3 = icmp ugt i64 %1, 140737488355328
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  tail call fastcc void @fail(ptr noundef nonnull @.str.3, i64 noundef %1) #13
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
  br i1 %45, label %52, label %188

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
  br i1 %60, label %188, label %52

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
  br i1 %107, label %108, label %152

108:                                              ; preds = %99, %102
  %109 = phi i64 [ %101, %99 ], [ %106, %102 ]
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %111 = load i8, ptr %110, align 8, !range !24, !noundef !25
  %112 = trunc nuw i8 %111 to i1
  %113 = select i1 %112, i64 512, i64 262144
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %115 = load i64, ptr %114, align 8
  %116 = icmp ult i64 %115, %113
  %117 = tail call i64 @llvm.umin.i64(i64 %115, i64 1073741824)
  %118 = select i1 %116, i64 %113, i64 %117
  %119 = tail call i64 @llvm.umax.i64(i64 %118, i64 %109)
  %120 = icmp sgt i32 %7, 1
  %121 = select i1 %120, i64 %1, i64 %119
  %122 = icmp samesign ult i64 %121, 256
  %123 = and i1 %120, %122
  %124 = select i1 %123, i64 80, i64 144
  %125 = add nuw nsw i64 %124, %121
  %126 = tail call ptr @malloc(i64 noundef %125) #12
  %127 = icmp eq ptr %126, null
  br i1 %127, label %128, label %129

128:                                              ; preds = %108
  tail call fastcc void @fail(ptr noundef nonnull @.str.4, i64 noundef %121) #13
  unreachable

129:                                              ; preds = %108
  %130 = select i1 %123, i64 -16, i64 -64
  %131 = select i1 %123, i64 16, i64 64
  %132 = ptrtoint ptr %126 to i64
  %133 = add i64 %132, 7
  %134 = add i64 %133, %131
  %135 = and i64 %134, %130
  %136 = inttoptr i64 %135 to ptr
  %137 = getelementptr inbounds i8, ptr %136, i64 -8
  store ptr %126, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 16
  store i64 %121, ptr %138, align 16
  %139 = load ptr, ptr %95, align 8
  store ptr %139, ptr %136, align 16
  %140 = icmp eq ptr %139, null
  %141 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %142 = select i1 %140, ptr %93, ptr %141
  %143 = load ptr, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %136, i64 8
  store ptr %143, ptr %144, align 8
  store ptr %136, ptr %142, align 8
  %145 = load ptr, ptr %144, align 8
  %146 = icmp eq ptr %145, null
  br i1 %146, label %148, label %147

147:                                              ; preds = %129
  store ptr %136, ptr %145, align 8
  br label %148

148:                                              ; preds = %129, %147
  %149 = load i64, ptr %114, align 8
  %150 = add i64 %149, %121
  store i64 %150, ptr %114, align 8
  %151 = load i64, ptr %138, align 16
  br label %152

152:                                              ; preds = %148, %102
  %153 = phi i64 [ %109, %148 ], [ %106, %102 ]
  %154 = phi i64 [ %151, %148 ], [ %104, %102 ]
  %155 = phi ptr [ %136, %148 ], [ %97, %102 ]
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 24
  store i64 %94, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 64
  %158 = tail call i64 @llvm.umin.i64(i64 %153, i64 %154)
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 %158
  store ptr %155, ptr %95, align 8
  store ptr %159, ptr %0, align 8
  %160 = load i32, ptr %6, align 8
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %167

162:                                              ; preds = %152
  %163 = getelementptr inbounds nuw i8, ptr %155, i64 16
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %157, i64 %164
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %165, ptr %166, align 8
  br label %188

167:                                              ; preds = %152
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr null, ptr %168, align 8
  %169 = icmp samesign ult i64 %1, 8
  br i1 %169, label %170, label %173

170:                                              ; preds = %173, %167
  %171 = phi i64 [ 0, %167 ], [ %174, %173 ]
  %172 = icmp samesign ult i64 %171, %1
  br i1 %172, label %179, label %188

173:                                              ; preds = %167, %173
  %174 = phi i64 [ %177, %173 ], [ 8, %167 ]
  %175 = phi i64 [ %174, %173 ], [ 0, %167 ]
  %176 = getelementptr inbounds nuw i8, ptr %157, i64 %175
  store i64 9220239173886205613, ptr %176, align 1
  %177 = add nuw nsw i64 %174, 8
  %178 = icmp ugt i64 %177, %1
  br i1 %178, label %170, label %173

179:                                              ; preds = %170, %179
  %180 = phi i64 [ %186, %179 ], [ %171, %170 ]
  %181 = shl i64 %180, 3
  %182 = and i64 %181, 56
  %183 = lshr i64 9220239173886205613, %182
  %184 = trunc i64 %183 to i8
  %185 = getelementptr inbounds nuw i8, ptr %157, i64 %180
  store i8 %184, ptr %185, align 1
  %186 = add nuw i64 %180, 1
  %187 = icmp eq i64 %186, %1
  br i1 %187, label %188, label %179

188:                                              ; preds = %52, %179, %43, %162, %170
  %189 = phi ptr [ %157, %162 ], [ %157, %179 ], [ %157, %170 ], [ %23, %43 ], [ %23, %52 ]
  ret ptr %189
}

define internal fastcc void @free_blocks_after(ptr noundef captures(none) %0, ptr noundef readonly captures(address_is_null) %1) unnamed_addr #4 {
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
  tail call void @free(ptr noundef %27) #12
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
  tail call void @free(ptr noundef %42) #12
  br label %43

43:                                               ; preds = %35, %2
  ret void
}

define internal fastcc void @free_block(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #4 {
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
  tail call void @free(ptr noundef %20) #12
  ret void
}

declare i32 @llvm.smax.i32(i32, i32) #10

declare i64 @llvm.umin.i64(i64, i64) #10

declare i64 @llvm.umax.i64(i64, i64) #10

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { cold noinline nounwind optsize }
attributes #4 = { nounwind }
attributes #5 = { nonlazybind }
attributes #6 = { cold noinline noreturn nounwind optsize }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { cold nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { noreturn nonlazybind }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { cold nobuiltin }
attributes #12 = { nobuiltin nounwind }
attributes #13 = { cold nobuiltin noreturn }
attributes #14 = { nobuiltin }
attributes #15 = { nounwind }
attributes #16 = { nobuiltin noreturn nounwind }

!4 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!5 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!24 = !{i8 0, i8 2}
!25 = !{}
