; Generated from csrc/numbers.c by csrc/build.py: do not edit. 44408d5dcadacb14 66eaa00d90579b99

%struct.Copy = type { ptr, ptr, i64, i64, ptr, ptr }

@.str = private unnamed_addr constant [8 x i8] c"enzcc: \00", align 1
@.str.1 = private unnamed_addr constant [250 x i8] c": numbers are moved here that are of several sizes, that begin at some multiples of their size and at other places, or that are moved in parts; which of the bytes are one number is not known; keep numbers of one size in a buffer, at multiples of it\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"a buffer of bytes\00", align 1

define linkonce_odr hidden void @__enzcc_number_anywhere(ptr noundef %0) cold noinline noreturn nounwind optsize {
  %2 = alloca [512 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %3 = call fastcc i64 @append(ptr noundef %2, i64 noundef 0, ptr noundef nonnull @.str) #13
  %4 = call fastcc i64 @append(ptr noundef %2, i64 noundef %3, ptr noundef %0) #13
  %5 = call fastcc i64 @append(ptr noundef %2, i64 noundef %4, ptr noundef nonnull @.str.1) #13
  %6 = call i64 @write(i32 noundef 2, ptr noundef nonnull %2, i64 noundef %5) #14
  call void @abort() #15
  unreachable
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

define internal fastcc i64 @append(ptr noundef nonnull writeonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2) unnamed_addr #2 {
  %4 = load i8, ptr %2, align 1
  %5 = icmp ne i8 %4, 0
  %6 = icmp ult i64 %1, 512
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %19

8:                                                ; preds = %3, %8
  %9 = phi i8 [ %15, %8 ], [ %4, %3 ]
  %10 = phi ptr [ %12, %8 ], [ %2, %3 ]
  %11 = phi i64 [ %13, %8 ], [ %1, %3 ]
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 1
  %13 = add nuw nsw i64 %11, 1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  store i8 %9, ptr %14, align 1
  %15 = load i8, ptr %12, align 1
  %16 = icmp ne i8 %15, 0
  %17 = icmp samesign ult i64 %11, 511
  %18 = and i1 %16, %17
  br i1 %18, label %8, label %19

19:                                               ; preds = %8, %3
  %20 = phi i64 [ %1, %3 ], [ %13, %8 ]
  ret i64 %20
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #3

declare void @abort() #4

define linkonce_odr hidden void @__enzcc_note_number(ptr noundef %0, i64 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = ptrtoint ptr %0 to i64
  %7 = trunc i64 %6 to i16
  %8 = and i16 %7, 15
  %9 = shl nuw i16 1, %8
  %10 = tail call fastcc ptr @make_block(ptr noundef %4, i64 noundef %6) #13
  %11 = atomicrmw or ptr %10, i16 %9 monotonic, align 2
  %12 = atomicrmw or ptr %3, i16 %9 monotonic, align 2
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %14, label %71

14:                                               ; preds = %5
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 524288
  %16 = lshr i64 %6, 32
  %17 = and i64 %16, 65535
  %18 = getelementptr inbounds nuw ptr, ptr %15, i64 %17
  %19 = load atomic i64, ptr %18 acquire, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %35, label %21

21:                                               ; preds = %14
  %22 = inttoptr i64 %19 to ptr
  %23 = lshr i64 %6, 16
  %24 = and i64 %23, 65535
  %25 = getelementptr inbounds nuw ptr, ptr %22, i64 %24
  %26 = load atomic i64, ptr %25 acquire, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %35, label %28

28:                                               ; preds = %21
  %29 = inttoptr i64 %26 to ptr
  %30 = lshr i64 %6, 4
  %31 = and i64 %30, 4095
  %32 = getelementptr inbounds nuw i16, ptr %29, i64 %31
  %33 = load atomic i16, ptr %32 monotonic, align 2
  %34 = zext i16 %33 to i32
  br label %35

35:                                               ; preds = %28, %21, %14
  %36 = phi i32 [ %34, %28 ], [ 0, %21 ], [ 0, %14 ]
  %37 = add i64 %6, 16
  %38 = lshr i64 %37, 32
  %39 = and i64 %38, 65535
  %40 = getelementptr inbounds nuw ptr, ptr %15, i64 %39
  %41 = load atomic i64, ptr %40 acquire, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %59, label %43

43:                                               ; preds = %35
  %44 = inttoptr i64 %41 to ptr
  %45 = lshr i64 %37, 16
  %46 = and i64 %45, 65535
  %47 = getelementptr inbounds nuw ptr, ptr %44, i64 %46
  %48 = load atomic i64, ptr %47 acquire, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %59, label %50

50:                                               ; preds = %43
  %51 = inttoptr i64 %48 to ptr
  %52 = lshr i64 %37, 4
  %53 = and i64 %52, 4095
  %54 = getelementptr inbounds nuw i16, ptr %51, i64 %53
  %55 = load atomic i16, ptr %54 monotonic, align 2
  %56 = zext i16 %55 to i32
  %57 = shl nuw i32 %56, 16
  %58 = or disjoint i32 %57, %36
  br label %59

59:                                               ; preds = %35, %43, %50
  %60 = phi i32 [ %58, %50 ], [ %36, %43 ], [ %36, %35 ]
  %61 = trunc i64 %6 to i32
  %62 = and i32 %61, 15
  %63 = lshr i32 %60, %62
  %64 = trunc i64 %1 to i32
  %65 = shl nsw i32 -1, %64
  %66 = and i32 %65, 65535
  %67 = xor i32 %66, 65535
  %68 = and i32 %67, %63
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %71, label %70

70:                                               ; preds = %59
  tail call void @__enzcc_bits_of_number(ptr noundef nonnull @.str.2) #15
  unreachable

71:                                               ; preds = %59, %5
  ret void
}

define internal fastcc ptr @make_block(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #6 {
  %3 = lshr i64 %1, 32
  %4 = and i64 %3, 65535
  %5 = getelementptr inbounds nuw ptr, ptr %0, i64 %4
  %6 = load atomic i64, ptr %5 acquire, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = icmp eq i64 %6, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %2
  %10 = tail call ptr @calloc(i64 noundef 1, i64 noundef 524288) #14
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @abort() #15
  unreachable

13:                                               ; preds = %9
  %14 = ptrtoint ptr %10 to i64
  %15 = cmpxchg ptr %5, i64 0, i64 %14 acq_rel acquire, align 8
  %16 = extractvalue { i64, i1 } %15, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = extractvalue { i64, i1 } %15, 0
  %19 = inttoptr i64 %18 to ptr
  tail call void @free(ptr noundef nonnull %10) #14
  br label %20

20:                                               ; preds = %2, %13, %17
  %21 = phi ptr [ %7, %2 ], [ %19, %17 ], [ %10, %13 ]
  %22 = lshr i64 %1, 16
  %23 = and i64 %22, 65535
  %24 = getelementptr inbounds nuw ptr, ptr %21, i64 %23
  %25 = load atomic i64, ptr %24 acquire, align 8
  %26 = inttoptr i64 %25 to ptr
  %27 = icmp eq i64 %25, 0
  br i1 %27, label %28, label %39

28:                                               ; preds = %20
  %29 = tail call ptr @calloc(i64 noundef 1, i64 noundef 8192) #14
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %32

31:                                               ; preds = %28
  tail call void @abort() #15
  unreachable

32:                                               ; preds = %28
  %33 = ptrtoint ptr %29 to i64
  %34 = cmpxchg ptr %24, i64 0, i64 %33 acq_rel acquire, align 8
  %35 = extractvalue { i64, i1 } %34, 1
  br i1 %35, label %39, label %36

36:                                               ; preds = %32
  %37 = extractvalue { i64, i1 } %34, 0
  %38 = inttoptr i64 %37 to ptr
  tail call void @free(ptr noundef nonnull %29) #14
  br label %39

39:                                               ; preds = %20, %32, %36
  %40 = phi ptr [ %26, %20 ], [ %38, %36 ], [ %29, %32 ]
  %41 = lshr i64 %1, 4
  %42 = and i64 %41, 4095
  %43 = getelementptr inbounds nuw i16, ptr %40, i64 %42
  ret ptr %43
}

declare void @__enzcc_bits_of_number(ptr noundef) #4

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden void @__enzcc_number_at(ptr noundef %0, i64 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = ptrtoint ptr %0 to i64
  %7 = lshr i64 %6, 32
  %8 = and i64 %7, 65535
  %9 = getelementptr inbounds nuw ptr, ptr %4, i64 %8
  %10 = load atomic i64, ptr %9 acquire, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %31, label %12

12:                                               ; preds = %5
  %13 = inttoptr i64 %10 to ptr
  %14 = lshr i64 %6, 16
  %15 = and i64 %14, 65535
  %16 = getelementptr inbounds nuw ptr, ptr %13, i64 %15
  %17 = load atomic i64, ptr %16 acquire, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %31, label %19

19:                                               ; preds = %12
  %20 = inttoptr i64 %17 to ptr
  %21 = lshr i64 %6, 4
  %22 = and i64 %21, 4095
  %23 = getelementptr inbounds nuw i16, ptr %20, i64 %22
  %24 = load atomic i16, ptr %23 monotonic, align 2
  %25 = zext i16 %24 to i32
  %26 = trunc i64 %6 to i32
  %27 = and i32 %26, 15
  %28 = shl nuw nsw i32 1, %27
  %29 = and i32 %28, %25
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %5, %19, %12
  tail call void @__enzcc_note_number(ptr noundef %0, i64 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %4) #13
  br label %32

32:                                               ; preds = %31, %19
  ret void
}

define linkonce_odr hidden void @__enzcc_aligned_at(ptr noundef %0, i64 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) alwaysinline nounwind {
  %7 = load i8, ptr %5, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %36, label %9

9:                                                ; preds = %6
  %10 = ptrtoint ptr %0 to i64
  %11 = lshr i64 %10, 32
  %12 = and i64 %11, 65535
  %13 = getelementptr inbounds nuw ptr, ptr %4, i64 %12
  %14 = load atomic i64, ptr %13 acquire, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %35, label %16

16:                                               ; preds = %9
  %17 = inttoptr i64 %14 to ptr
  %18 = lshr i64 %10, 16
  %19 = and i64 %18, 65535
  %20 = getelementptr inbounds nuw ptr, ptr %17, i64 %19
  %21 = load atomic i64, ptr %20 acquire, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %35, label %23

23:                                               ; preds = %16
  %24 = inttoptr i64 %21 to ptr
  %25 = lshr i64 %10, 4
  %26 = and i64 %25, 4095
  %27 = getelementptr inbounds nuw i16, ptr %24, i64 %26
  %28 = load atomic i16, ptr %27 monotonic, align 2
  %29 = zext i16 %28 to i32
  %30 = trunc i64 %10 to i32
  %31 = and i32 %30, 15
  %32 = shl nuw nsw i32 1, %31
  %33 = and i32 %32, %29
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %9, %23, %16
  tail call void @__enzcc_note_number(ptr noundef %0, i64 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %4) #13
  br label %36

36:                                               ; preds = %35, %23, %6
  ret void
}

define linkonce_odr hidden void @__enzcc_forget_numbers(ptr noundef %0, i64 noundef %1, ptr noundef %2) noinline nounwind {
  %4 = ptrtoint ptr %0 to i64
  %5 = add i64 %1, %4
  %6 = icmp ugt i64 %5, %4
  br i1 %6, label %7, label %85

7:                                                ; preds = %3
  %8 = trunc i64 %5 to i16
  %9 = and i16 %8, 15
  %10 = shl nsw i16 -1, %9
  br label %11

11:                                               ; preds = %44, %7
  %12 = phi i64 [ %4, %7 ], [ %45, %44 ]
  %13 = lshr i64 %12, 32
  %14 = and i64 %13, 65535
  %15 = getelementptr inbounds nuw ptr, ptr %2, i64 %14
  %16 = load atomic i64, ptr %15 acquire, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %11
  %19 = or i64 %12, 65535
  %20 = add i64 %19, 1
  br label %44

21:                                               ; preds = %11
  %22 = inttoptr i64 %16 to ptr
  %23 = lshr i64 %12, 16
  %24 = and i64 %23, 65535
  %25 = getelementptr inbounds nuw ptr, ptr %22, i64 %24
  %26 = load atomic i64, ptr %25 acquire, align 8
  %27 = icmp eq i64 %26, 0
  %28 = select i1 %27, i64 65535, i64 15
  %29 = or i64 %28, %12
  %30 = add i64 %29, 1
  br i1 %27, label %44, label %31

31:                                               ; preds = %21
  %32 = inttoptr i64 %26 to ptr
  %33 = lshr i64 %12, 4
  %34 = and i64 %33, 4095
  %35 = getelementptr inbounds nuw i16, ptr %32, i64 %34
  %36 = trunc i64 %12 to i16
  %37 = and i16 %36, 15
  %38 = shl nsw i16 -1, %37
  %39 = xor i16 %38, -1
  %40 = icmp ugt i64 %30, %5
  %41 = select i1 %40, i16 %10, i16 0
  %42 = or i16 %41, %39
  %43 = atomicrmw and ptr %35, i16 %42 monotonic, align 2
  br label %44

44:                                               ; preds = %31, %21, %18
  %45 = phi i64 [ %20, %18 ], [ %30, %31 ], [ %30, %21 ]
  %46 = icmp ult i64 %45, %5
  br i1 %46, label %11, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 524288
  br label %49

49:                                               ; preds = %82, %47
  %50 = phi i64 [ %4, %47 ], [ %83, %82 ]
  %51 = lshr i64 %50, 32
  %52 = and i64 %51, 65535
  %53 = getelementptr inbounds nuw ptr, ptr %48, i64 %52
  %54 = load atomic i64, ptr %53 acquire, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %49
  %57 = or i64 %50, 65535
  %58 = add i64 %57, 1
  br label %82

59:                                               ; preds = %49
  %60 = inttoptr i64 %54 to ptr
  %61 = lshr i64 %50, 16
  %62 = and i64 %61, 65535
  %63 = getelementptr inbounds nuw ptr, ptr %60, i64 %62
  %64 = load atomic i64, ptr %63 acquire, align 8
  %65 = icmp eq i64 %64, 0
  %66 = select i1 %65, i64 65535, i64 15
  %67 = or i64 %66, %50
  %68 = add i64 %67, 1
  br i1 %65, label %82, label %69

69:                                               ; preds = %59
  %70 = inttoptr i64 %64 to ptr
  %71 = lshr i64 %50, 4
  %72 = and i64 %71, 4095
  %73 = getelementptr inbounds nuw i16, ptr %70, i64 %72
  %74 = trunc i64 %50 to i16
  %75 = and i16 %74, 15
  %76 = shl nsw i16 -1, %75
  %77 = xor i16 %76, -1
  %78 = icmp ugt i64 %68, %5
  %79 = select i1 %78, i16 %10, i16 0
  %80 = or i16 %79, %77
  %81 = atomicrmw and ptr %73, i16 %80 monotonic, align 2
  br label %82

82:                                               ; preds = %69, %59, %56
  %83 = phi i64 [ %58, %56 ], [ %68, %69 ], [ %68, %59 ]
  %84 = icmp ult i64 %83, %5
  br i1 %84, label %49, label %85

85:                                               ; preds = %82, %3
  ret void
}

define linkonce_odr hidden void @__enzcc_numbers_at(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) alwaysinline nounwind {
  %6 = urem i64 %1, %2
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %38

8:                                                ; preds = %5
  %9 = ptrtoint ptr %0 to i64
  %10 = add i64 %2, -1
  %11 = and i64 %10, %9
  %12 = load atomic i16, ptr %3 monotonic, align 2
  %13 = zext i16 %12 to i32
  %14 = icmp ugt i64 %2, 8
  br i1 %14, label %15, label %18

15:                                               ; preds = %18, %8
  %16 = phi i32 [ %13, %8 ], [ %26, %18 ]
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %35, label %29

18:                                               ; preds = %8, %18
  %19 = phi i64 [ %27, %18 ], [ 8, %8 ]
  %20 = phi i32 [ %26, %18 ], [ %13, %8 ]
  %21 = trunc nuw nsw i64 %19 to i32
  %22 = lshr i32 %20, %21
  %23 = or i32 %22, %20
  %24 = shl nsw i32 -1, %21
  %25 = xor i32 %24, -1
  %26 = and i32 %23, %25
  %27 = lshr i64 %19, 1
  %28 = icmp samesign ult i64 %27, %2
  br i1 %28, label %15, label %18

29:                                               ; preds = %15
  %30 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %16)
  %31 = icmp samesign ult i32 %30, 2
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %33 = select i1 %31, i32 %32, i32 -1
  %34 = sext i32 %33 to i64
  br label %35

35:                                               ; preds = %15, %29
  %36 = phi i64 [ %34, %29 ], [ 0, %15 ]
  %37 = icmp eq i64 %11, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %35, %5
  tail call void @__enzcc_number_anywhere(ptr noundef %4) #16
  unreachable

39:                                               ; preds = %35
  ret void
}

define linkonce_odr hidden void @__enzcc_whole_number(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = ptrtoint ptr %0 to i64
  %7 = add i64 %1, -1
  %8 = and i64 %7, %6
  %9 = load atomic i16, ptr %2 monotonic, align 2
  %10 = zext i16 %9 to i32
  %11 = icmp ugt i64 %1, 8
  br i1 %11, label %12, label %15

12:                                               ; preds = %15, %5
  %13 = phi i32 [ %10, %5 ], [ %23, %15 ]
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %32, label %26

15:                                               ; preds = %5, %15
  %16 = phi i64 [ %24, %15 ], [ 8, %5 ]
  %17 = phi i32 [ %23, %15 ], [ %10, %5 ]
  %18 = trunc nuw nsw i64 %16 to i32
  %19 = lshr i32 %17, %18
  %20 = or i32 %19, %17
  %21 = shl nsw i32 -1, %18
  %22 = xor i32 %21, -1
  %23 = and i32 %20, %22
  %24 = lshr i64 %16, 1
  %25 = icmp samesign ult i64 %24, %1
  br i1 %25, label %12, label %15

26:                                               ; preds = %12
  %27 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %13)
  %28 = icmp samesign ult i32 %27, 2
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %13, i1 true)
  %30 = select i1 %28, i32 %29, i32 -1
  %31 = sext i32 %30 to i64
  br label %32

32:                                               ; preds = %12, %26
  %33 = phi i64 [ %31, %26 ], [ 0, %12 ]
  %34 = icmp eq i64 %8, %33
  br i1 %34, label %202, label %35

35:                                               ; preds = %32
  %36 = sub i64 0, %1
  %37 = getelementptr inbounds i8, ptr %0, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 1
  %39 = ptrtoint ptr %38 to i64
  %40 = lshr i64 %39, 32
  %41 = and i64 %40, 65535
  %42 = getelementptr inbounds nuw ptr, ptr %3, i64 %41
  %43 = load atomic i64, ptr %42 acquire, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %59, label %45

45:                                               ; preds = %35
  %46 = inttoptr i64 %43 to ptr
  %47 = lshr i64 %39, 16
  %48 = and i64 %47, 65535
  %49 = getelementptr inbounds nuw ptr, ptr %46, i64 %48
  %50 = load atomic i64, ptr %49 acquire, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %59, label %52

52:                                               ; preds = %45
  %53 = inttoptr i64 %50 to ptr
  %54 = lshr i64 %39, 4
  %55 = and i64 %54, 4095
  %56 = getelementptr inbounds nuw i16, ptr %53, i64 %55
  %57 = load atomic i16, ptr %56 monotonic, align 2
  %58 = zext i16 %57 to i32
  br label %59

59:                                               ; preds = %52, %45, %35
  %60 = phi i32 [ %58, %52 ], [ 0, %45 ], [ 0, %35 ]
  %61 = add i64 %39, 16
  %62 = lshr i64 %61, 32
  %63 = and i64 %62, 65535
  %64 = getelementptr inbounds nuw ptr, ptr %3, i64 %63
  %65 = load atomic i64, ptr %64 acquire, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %83, label %67

67:                                               ; preds = %59
  %68 = inttoptr i64 %65 to ptr
  %69 = lshr i64 %61, 16
  %70 = and i64 %69, 65535
  %71 = getelementptr inbounds nuw ptr, ptr %68, i64 %70
  %72 = load atomic i64, ptr %71 acquire, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %83, label %74

74:                                               ; preds = %67
  %75 = inttoptr i64 %72 to ptr
  %76 = lshr i64 %61, 4
  %77 = and i64 %76, 4095
  %78 = getelementptr inbounds nuw i16, ptr %75, i64 %77
  %79 = load atomic i16, ptr %78 monotonic, align 2
  %80 = zext i16 %79 to i32
  %81 = shl nuw i32 %80, 16
  %82 = or disjoint i32 %81, %60
  br label %83

83:                                               ; preds = %59, %67, %74
  %84 = phi i32 [ %82, %74 ], [ %60, %67 ], [ %60, %59 ]
  %85 = trunc i64 %39 to i32
  %86 = and i32 %85, 15
  %87 = lshr i32 %84, %86
  %88 = and i32 %87, 65535
  %89 = lshr i64 %6, 32
  %90 = and i64 %89, 65535
  %91 = getelementptr inbounds nuw ptr, ptr %3, i64 %90
  %92 = load atomic i64, ptr %91 acquire, align 8
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %108, label %94

94:                                               ; preds = %83
  %95 = inttoptr i64 %92 to ptr
  %96 = lshr i64 %6, 16
  %97 = and i64 %96, 65535
  %98 = getelementptr inbounds nuw ptr, ptr %95, i64 %97
  %99 = load atomic i64, ptr %98 acquire, align 8
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %108, label %101

101:                                              ; preds = %94
  %102 = inttoptr i64 %99 to ptr
  %103 = lshr i64 %6, 4
  %104 = and i64 %103, 4095
  %105 = getelementptr inbounds nuw i16, ptr %102, i64 %104
  %106 = load atomic i16, ptr %105 monotonic, align 2
  %107 = zext i16 %106 to i32
  br label %108

108:                                              ; preds = %101, %94, %83
  %109 = phi i32 [ %107, %101 ], [ 0, %94 ], [ 0, %83 ]
  %110 = add i64 %6, 16
  %111 = lshr i64 %110, 32
  %112 = and i64 %111, 65535
  %113 = getelementptr inbounds nuw ptr, ptr %3, i64 %112
  %114 = load atomic i64, ptr %113 acquire, align 8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %132, label %116

116:                                              ; preds = %108
  %117 = inttoptr i64 %114 to ptr
  %118 = lshr i64 %110, 16
  %119 = and i64 %118, 65535
  %120 = getelementptr inbounds nuw ptr, ptr %117, i64 %119
  %121 = load atomic i64, ptr %120 acquire, align 8
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %132, label %123

123:                                              ; preds = %116
  %124 = inttoptr i64 %121 to ptr
  %125 = lshr i64 %110, 4
  %126 = and i64 %125, 4095
  %127 = getelementptr inbounds nuw i16, ptr %124, i64 %126
  %128 = load atomic i16, ptr %127 monotonic, align 2
  %129 = zext i16 %128 to i32
  %130 = shl nuw i32 %129, 16
  %131 = or disjoint i32 %130, %109
  br label %132

132:                                              ; preds = %108, %116, %123
  %133 = phi i32 [ %131, %123 ], [ %109, %116 ], [ %109, %108 ]
  %134 = trunc i64 %6 to i32
  %135 = and i32 %134, 15
  %136 = lshr i32 %133, %135
  %137 = and i32 %136, 65535
  %138 = trunc i64 %7 to i32
  %139 = shl i32 %137, %138
  %140 = or i32 %139, %88
  %141 = getelementptr inbounds nuw i8, ptr %2, i64 2
  %142 = load i16, ptr %141, align 2
  %143 = icmp eq i16 %142, 0
  br i1 %143, label %158, label %144

144:                                              ; preds = %132
  %145 = sub i64 0, %39
  %146 = and i64 %7, %145
  %147 = icmp ult i64 %146, 16
  br i1 %147, label %148, label %158

148:                                              ; preds = %144, %148
  %149 = phi i64 [ %154, %148 ], [ %146, %144 ]
  %150 = phi i32 [ %153, %148 ], [ 0, %144 ]
  %151 = trunc nuw nsw i64 %149 to i32
  %152 = shl nuw nsw i32 1, %151
  %153 = or i32 %152, %150
  %154 = add i64 %149, %1
  %155 = icmp ult i64 %154, 16
  br i1 %155, label %148, label %156

156:                                              ; preds = %148
  %157 = or i32 %153, %140
  br label %158

158:                                              ; preds = %144, %156, %132
  %159 = phi i32 [ %140, %132 ], [ %140, %144 ], [ %157, %156 ]
  %160 = shl nuw i32 1, %138
  %161 = trunc i64 %1 to i32
  %162 = shl i32 %160, %161
  %163 = add i32 %162, -1
  %164 = xor i32 %160, -1
  %165 = and i32 %163, %164
  %166 = and i32 %165, %159
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %180

168:                                              ; preds = %158
  %169 = and i32 %159, %160
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %181

171:                                              ; preds = %168, %175
  %172 = phi ptr [ %177, %175 ], [ %0, %168 ]
  %173 = phi i64 [ %176, %175 ], [ %1, %168 ]
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %181, label %175

175:                                              ; preds = %171
  %176 = add i64 %173, -1
  %177 = getelementptr inbounds nuw i8, ptr %172, i64 1
  %178 = load i8, ptr %172, align 1
  %179 = icmp eq i8 %178, 0
  br i1 %179, label %171, label %180

180:                                              ; preds = %175, %158
  tail call void @__enzcc_number_anywhere(ptr noundef %4) #16
  unreachable

181:                                              ; preds = %171, %168
  %182 = load atomic i64, ptr %91 acquire, align 8
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %201, label %184

184:                                              ; preds = %181
  %185 = inttoptr i64 %182 to ptr
  %186 = lshr i64 %6, 16
  %187 = and i64 %186, 65535
  %188 = getelementptr inbounds nuw ptr, ptr %185, i64 %187
  %189 = load atomic i64, ptr %188 acquire, align 8
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %201, label %191

191:                                              ; preds = %184
  %192 = inttoptr i64 %189 to ptr
  %193 = lshr i64 %6, 4
  %194 = and i64 %193, 4095
  %195 = getelementptr inbounds nuw i16, ptr %192, i64 %194
  %196 = load atomic i16, ptr %195 monotonic, align 2
  %197 = zext i16 %196 to i32
  %198 = shl nuw nsw i32 1, %135
  %199 = and i32 %198, %197
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %202

201:                                              ; preds = %181, %191, %184
  tail call void @__enzcc_note_number(ptr noundef %0, i64 noundef %1, i32 noundef 1, ptr noundef nonnull %2, ptr noundef nonnull %3) #13
  br label %202

202:                                              ; preds = %201, %191, %32
  ret void
}

define linkonce_odr hidden void @__enzcc_integer_at(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = alloca i64, align 8
  %9 = add i64 %3, -1
  %10 = sub i64 1, %3
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = ptrtoint ptr %11 to i64
  %13 = lshr i64 %12, 32
  %14 = and i64 %13, 65535
  %15 = getelementptr inbounds nuw ptr, ptr %5, i64 %14
  %16 = load atomic i64, ptr %15 acquire, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %32, label %18

18:                                               ; preds = %7
  %19 = inttoptr i64 %16 to ptr
  %20 = lshr i64 %12, 16
  %21 = and i64 %20, 65535
  %22 = getelementptr inbounds nuw ptr, ptr %19, i64 %21
  %23 = load atomic i64, ptr %22 acquire, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %32, label %25

25:                                               ; preds = %18
  %26 = inttoptr i64 %23 to ptr
  %27 = lshr i64 %12, 4
  %28 = and i64 %27, 4095
  %29 = getelementptr inbounds nuw i16, ptr %26, i64 %28
  %30 = load atomic i16, ptr %29 monotonic, align 2
  %31 = zext i16 %30 to i32
  br label %32

32:                                               ; preds = %25, %18, %7
  %33 = phi i32 [ %31, %25 ], [ 0, %18 ], [ 0, %7 ]
  %34 = add i64 %12, 16
  %35 = lshr i64 %34, 32
  %36 = and i64 %35, 65535
  %37 = getelementptr inbounds nuw ptr, ptr %5, i64 %36
  %38 = load atomic i64, ptr %37 acquire, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %56, label %40

40:                                               ; preds = %32
  %41 = inttoptr i64 %38 to ptr
  %42 = lshr i64 %34, 16
  %43 = and i64 %42, 65535
  %44 = getelementptr inbounds nuw ptr, ptr %41, i64 %43
  %45 = load atomic i64, ptr %44 acquire, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %56, label %47

47:                                               ; preds = %40
  %48 = inttoptr i64 %45 to ptr
  %49 = lshr i64 %34, 4
  %50 = and i64 %49, 4095
  %51 = getelementptr inbounds nuw i16, ptr %48, i64 %50
  %52 = load atomic i16, ptr %51 monotonic, align 2
  %53 = zext i16 %52 to i32
  %54 = shl nuw i32 %53, 16
  %55 = or disjoint i32 %54, %33
  br label %56

56:                                               ; preds = %32, %40, %47
  %57 = phi i32 [ %55, %47 ], [ %33, %40 ], [ %33, %32 ]
  %58 = trunc i64 %12 to i32
  %59 = and i32 %58, 15
  %60 = lshr i32 %57, %59
  %61 = and i32 %60, 65535
  %62 = ptrtoint ptr %0 to i64
  %63 = lshr i64 %62, 32
  %64 = and i64 %63, 65535
  %65 = getelementptr inbounds nuw ptr, ptr %5, i64 %64
  %66 = load atomic i64, ptr %65 acquire, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %82, label %68

68:                                               ; preds = %56
  %69 = inttoptr i64 %66 to ptr
  %70 = lshr i64 %62, 16
  %71 = and i64 %70, 65535
  %72 = getelementptr inbounds nuw ptr, ptr %69, i64 %71
  %73 = load atomic i64, ptr %72 acquire, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %82, label %75

75:                                               ; preds = %68
  %76 = inttoptr i64 %73 to ptr
  %77 = lshr i64 %62, 4
  %78 = and i64 %77, 4095
  %79 = getelementptr inbounds nuw i16, ptr %76, i64 %78
  %80 = load atomic i16, ptr %79 monotonic, align 2
  %81 = zext i16 %80 to i32
  br label %82

82:                                               ; preds = %75, %68, %56
  %83 = phi i32 [ %81, %75 ], [ 0, %68 ], [ 0, %56 ]
  %84 = add i64 %62, 16
  %85 = lshr i64 %84, 32
  %86 = and i64 %85, 65535
  %87 = getelementptr inbounds nuw ptr, ptr %5, i64 %86
  %88 = load atomic i64, ptr %87 acquire, align 8
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %106, label %90

90:                                               ; preds = %82
  %91 = inttoptr i64 %88 to ptr
  %92 = lshr i64 %84, 16
  %93 = and i64 %92, 65535
  %94 = getelementptr inbounds nuw ptr, ptr %91, i64 %93
  %95 = load atomic i64, ptr %94 acquire, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %106, label %97

97:                                               ; preds = %90
  %98 = inttoptr i64 %95 to ptr
  %99 = lshr i64 %84, 4
  %100 = and i64 %99, 4095
  %101 = getelementptr inbounds nuw i16, ptr %98, i64 %100
  %102 = load atomic i16, ptr %101 monotonic, align 2
  %103 = zext i16 %102 to i32
  %104 = shl nuw i32 %103, 16
  %105 = or disjoint i32 %104, %83
  br label %106

106:                                              ; preds = %82, %90, %97
  %107 = phi i32 [ %105, %97 ], [ %83, %90 ], [ %83, %82 ]
  %108 = trunc i64 %62 to i32
  %109 = and i32 %108, 15
  %110 = lshr i32 %107, %109
  %111 = and i32 %110, 65535
  %112 = trunc i64 %9 to i32
  %113 = shl i32 %111, %112
  %114 = or i32 %113, %61
  %115 = getelementptr inbounds nuw i8, ptr %4, i64 2
  %116 = load i16, ptr %115, align 2
  %117 = icmp eq i16 %116, 0
  br i1 %117, label %148, label %118

118:                                              ; preds = %106
  %119 = sub i64 0, %12
  %120 = and i64 %9, %119
  %121 = icmp ult i64 %120, 16
  br i1 %121, label %122, label %130

122:                                              ; preds = %118, %122
  %123 = phi i64 [ %128, %122 ], [ %120, %118 ]
  %124 = phi i32 [ %127, %122 ], [ 0, %118 ]
  %125 = trunc nuw nsw i64 %123 to i32
  %126 = shl nuw nsw i32 1, %125
  %127 = or i32 %126, %124
  %128 = add i64 %123, %3
  %129 = icmp ult i64 %128, 16
  br i1 %129, label %122, label %130

130:                                              ; preds = %122, %118
  %131 = phi i32 [ 0, %118 ], [ %127, %122 ]
  %132 = sub i64 0, %62
  %133 = and i64 %9, %132
  %134 = icmp ult i64 %133, 16
  br i1 %134, label %135, label %143

135:                                              ; preds = %130, %135
  %136 = phi i64 [ %141, %135 ], [ %133, %130 ]
  %137 = phi i32 [ %140, %135 ], [ 0, %130 ]
  %138 = trunc nuw nsw i64 %136 to i32
  %139 = shl nuw nsw i32 1, %138
  %140 = or i32 %139, %137
  %141 = add i64 %136, %3
  %142 = icmp ult i64 %141, 16
  br i1 %142, label %135, label %143

143:                                              ; preds = %135, %130
  %144 = phi i32 [ 0, %130 ], [ %140, %135 ]
  %145 = shl i32 %144, %112
  %146 = or i32 %131, %145
  %147 = or i32 %146, %114
  br label %148

148:                                              ; preds = %143, %106
  %149 = phi i32 [ %147, %143 ], [ %114, %106 ]
  %150 = add i64 %9, %2
  %151 = trunc i64 %150 to i32
  %152 = shl nsw i32 -1, %151
  %153 = xor i32 %152, -1
  %154 = and i32 %149, %153
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %161, label %156

156:                                              ; preds = %148
  %157 = getelementptr inbounds i8, ptr %1, i64 %10
  %158 = icmp eq i64 %3, 8
  %159 = select i1 %158, i32 2047, i32 255
  %160 = select i1 %158, i64 52, i64 23
  br label %165

161:                                              ; preds = %180, %148
  %162 = icmp eq i64 %2, 0
  br i1 %162, label %184, label %163

163:                                              ; preds = %161
  %164 = getelementptr inbounds nuw i8, ptr %5, i64 524288
  br label %185

165:                                              ; preds = %156, %180
  %166 = phi i32 [ %154, %156 ], [ %182, %180 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i64 0, ptr %8, align 8
  switch i64 %3, label %167 [
    i64 8, label %168
    i64 4, label %168
  ]

167:                                              ; preds = %165
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %179

168:                                              ; preds = %165, %165
  %169 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %166, i1 true)
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds nuw i8, ptr %157, i64 %170
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %8, ptr readonly align 1 %171, i64 %3, i1 false)
  %172 = load i64, ptr %8, align 8
  %173 = lshr i64 %172, %160
  %174 = trunc i64 %173 to i32
  %175 = and i32 %159, %174
  %176 = icmp eq i32 %175, 0
  %177 = icmp eq i32 %175, %159
  %178 = or i1 %176, %177
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br i1 %178, label %180, label %179

179:                                              ; preds = %168, %167
  tail call void @__enzcc_bits_of_number(ptr noundef %6) #15
  unreachable

180:                                              ; preds = %168
  %181 = add nsw i32 %166, -1
  %182 = and i32 %181, %166
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %161, label %165

184:                                              ; preds = %185, %161
  ret void

185:                                              ; preds = %163, %185
  %186 = phi i64 [ 0, %163 ], [ %193, %185 ]
  %187 = add i64 %186, %62
  %188 = tail call fastcc ptr @make_block(ptr noundef nonnull %164, i64 noundef %187) #13
  %189 = trunc i64 %187 to i16
  %190 = and i16 %189, 15
  %191 = shl nuw i16 1, %190
  %192 = atomicrmw or ptr %188, i16 %191 monotonic, align 2
  %193 = add nuw i64 %186, 1
  %194 = icmp eq i64 %193, %2
  br i1 %194, label %184, label %185
}

declare i32 @llvm.cttz.i32(i32, i1 immarg) #8

define linkonce_odr hidden void @__enzcc_integer_of_tangent(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) alwaysinline nounwind {
  %5 = icmp eq i64 %0, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %4
  %7 = icmp eq i64 %0, %1
  %8 = icmp ult i64 %1, %2
  %9 = and i1 %7, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %6
  tail call void @__enzcc_bits_of_number(ptr noundef %3) #15
  unreachable

11:                                               ; preds = %6, %4
  ret void
}

define linkonce_odr hidden void @__enzcc_move_numbers(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = alloca %struct.Copy, align 8
  %10 = load atomic i16, ptr %5 monotonic, align 2
  %11 = zext i16 %10 to i32
  %12 = icmp ugt i64 %3, 8
  br i1 %12, label %13, label %16

13:                                               ; preds = %16, %8
  %14 = phi i32 [ %11, %8 ], [ %24, %16 ]
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %31, label %27

16:                                               ; preds = %8, %16
  %17 = phi i64 [ %25, %16 ], [ 8, %8 ]
  %18 = phi i32 [ %24, %16 ], [ %11, %8 ]
  %19 = trunc nuw nsw i64 %17 to i32
  %20 = lshr i32 %18, %19
  %21 = or i32 %20, %18
  %22 = shl nsw i32 -1, %19
  %23 = xor i32 %22, -1
  %24 = and i32 %21, %23
  %25 = lshr i64 %17, 1
  %26 = icmp samesign ult i64 %25, %3
  br i1 %26, label %13, label %16

27:                                               ; preds = %13
  %28 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %14)
  %29 = icmp samesign ult i32 %28, 2
  %30 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %14, i1 true)
  br i1 %29, label %31, label %73

31:                                               ; preds = %27, %13
  %32 = phi i32 [ 0, %13 ], [ %30, %27 ]
  %33 = ptrtoint ptr %0 to i64
  %34 = ptrtoint ptr %1 to i64
  %35 = sub i64 %33, %34
  %36 = add i64 %3, -1
  %37 = and i64 %36, %35
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %73

39:                                               ; preds = %31
  %40 = zext nneg i32 %32 to i64
  %41 = sub i64 %40, %33
  %42 = and i64 %41, %36
  %43 = icmp ugt i64 %42, %2
  br i1 %43, label %73, label %44

44:                                               ; preds = %39
  %45 = sub nuw i64 %2, %42
  %46 = urem i64 %45, %3
  br label %47

47:                                               ; preds = %51, %44
  %48 = phi ptr [ %0, %44 ], [ %53, %51 ]
  %49 = phi i64 [ %42, %44 ], [ %52, %51 ]
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %47
  %52 = add i64 %49, -1
  %53 = getelementptr inbounds nuw i8, ptr %48, i64 1
  %54 = load i8, ptr %48, align 1
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %47, label %73

56:                                               ; preds = %47
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 %2
  %58 = sub i64 0, %46
  %59 = getelementptr inbounds i8, ptr %57, i64 %58
  br label %60

60:                                               ; preds = %64, %56
  %61 = phi ptr [ %59, %56 ], [ %66, %64 ]
  %62 = phi i64 [ %46, %56 ], [ %65, %64 ]
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %69, label %64

64:                                               ; preds = %60
  %65 = add i64 %62, -1
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 1
  %67 = load i8, ptr %61, align 1
  %68 = icmp eq i8 %67, 0
  br i1 %68, label %60, label %73

69:                                               ; preds = %60
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 %42
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 %42
  %72 = sub i64 %45, %46
  tail call void %4(ptr noundef %70, ptr noundef %71, i64 noundef %72) #14
  br label %202

73:                                               ; preds = %51, %64, %27, %39, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr %0, ptr %9, align 8
  %74 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %1, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %2, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %3, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store ptr %5, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store ptr %6, ptr %78, align 8
  br label %79

79:                                               ; preds = %83, %73
  %80 = phi ptr [ %0, %73 ], [ %85, %83 ]
  %81 = phi i64 [ %2, %73 ], [ %84, %83 ]
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %201, label %83

83:                                               ; preds = %79
  %84 = add i64 %81, -1
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 1
  %86 = load i8, ptr %80, align 1
  %87 = icmp eq i8 %86, 0
  br i1 %87, label %79, label %88

88:                                               ; preds = %83
  %89 = icmp eq ptr %0, %1
  br i1 %89, label %201, label %90

90:                                               ; preds = %88
  %91 = sub nsw i64 1, %3
  %92 = call fastcc i64 @next(ptr noundef nonnull readonly %9, i64 noundef %91, i32 noundef 1) #13
  %93 = icmp slt i64 %92, %2
  br i1 %93, label %94, label %124

94:                                               ; preds = %90
  %95 = mul nsw i64 %3, -2
  br label %96

96:                                               ; preds = %119, %94
  %97 = phi i64 [ %122, %119 ], [ %92, %94 ]
  %98 = phi i64 [ %120, %119 ], [ 0, %94 ]
  %99 = phi i64 [ %97, %119 ], [ %95, %94 ]
  %100 = sub nsw i64 %97, %99
  %101 = icmp slt i64 %100, %3
  br i1 %101, label %175, label %102

102:                                              ; preds = %96
  %103 = icmp sgt i64 %97, -1
  br i1 %103, label %104, label %119

104:                                              ; preds = %102
  %105 = add nsw i64 %97, %3
  %106 = icmp sgt i64 %105, %2
  br i1 %106, label %119, label %107

107:                                              ; preds = %104
  %108 = getelementptr inbounds i8, ptr %0, i64 %98
  %109 = sub nsw i64 %97, %98
  br label %110

110:                                              ; preds = %114, %107
  %111 = phi ptr [ %108, %107 ], [ %116, %114 ]
  %112 = phi i64 [ %109, %107 ], [ %115, %114 ]
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %119, label %114

114:                                              ; preds = %110
  %115 = add i64 %112, -1
  %116 = getelementptr inbounds nuw i8, ptr %111, i64 1
  %117 = load i8, ptr %111, align 1
  %118 = icmp eq i8 %117, 0
  br i1 %118, label %110, label %175

119:                                              ; preds = %110, %104, %102
  %120 = phi i64 [ %98, %102 ], [ %98, %104 ], [ %105, %110 ]
  %121 = add nsw i64 %97, 1
  %122 = call fastcc i64 @next(ptr noundef nonnull readonly %9, i64 noundef %121, i32 noundef 1) #13
  %123 = icmp slt i64 %122, %2
  br i1 %123, label %96, label %124

124:                                              ; preds = %119, %90
  %125 = phi i64 [ 0, %90 ], [ %120, %119 ]
  %126 = getelementptr inbounds i8, ptr %0, i64 %125
  %127 = sub nsw i64 %2, %125
  br label %128

128:                                              ; preds = %132, %124
  %129 = phi ptr [ %126, %124 ], [ %134, %132 ]
  %130 = phi i64 [ %127, %124 ], [ %133, %132 ]
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %137, label %132

132:                                              ; preds = %128
  %133 = add i64 %130, -1
  %134 = getelementptr inbounds nuw i8, ptr %129, i64 1
  %135 = load i8, ptr %129, align 1
  %136 = icmp eq i8 %135, 0
  br i1 %136, label %128, label %175

137:                                              ; preds = %128
  %138 = icmp ugt ptr %0, %1
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 %2
  %140 = icmp uge ptr %1, %139
  %141 = select i1 %138, i1 true, i1 %140
  br i1 %141, label %142, label %162

142:                                              ; preds = %137
  %143 = call fastcc i64 @next(ptr noundef nonnull readonly %9, i64 noundef 0, i32 noundef 1) #13
  %144 = add nsw i64 %143, %3
  %145 = icmp sgt i64 %144, %2
  br i1 %145, label %200, label %146

146:                                              ; preds = %142, %156
  %147 = phi i64 [ %151, %156 ], [ %143, %142 ]
  br label %148

148:                                              ; preds = %148, %146
  %149 = phi i64 [ %150, %148 ], [ %147, %146 ]
  %150 = add nsw i64 %149, %3
  %151 = call fastcc i64 @next(ptr noundef nonnull readonly %9, i64 noundef %150, i32 noundef 1) #13
  %152 = icmp ne i64 %151, %150
  %153 = add nsw i64 %150, %3
  %154 = icmp sgt i64 %153, %2
  %155 = select i1 %152, i1 true, i1 %154
  br i1 %155, label %156, label %148

156:                                              ; preds = %148
  %157 = getelementptr inbounds i8, ptr %0, i64 %147
  %158 = getelementptr inbounds i8, ptr %1, i64 %147
  %159 = sub nsw i64 %150, %147
  tail call void %4(ptr noundef %157, ptr noundef %158, i64 noundef %159) #14
  %160 = add nsw i64 %151, %3
  %161 = icmp sgt i64 %160, %2
  br i1 %161, label %200, label %146

162:                                              ; preds = %137
  %163 = sub nsw i64 %2, %3
  %164 = icmp sgt i64 %163, -1
  br i1 %164, label %165, label %200

165:                                              ; preds = %162, %172
  %166 = phi i64 [ %173, %172 ], [ %163, %162 ]
  %167 = call fastcc i64 @next(ptr noundef nonnull readonly %9, i64 noundef %166, i32 noundef 1) #13
  %168 = icmp eq i64 %167, %166
  br i1 %168, label %169, label %172

169:                                              ; preds = %165
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 %166
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 %166
  tail call void %4(ptr noundef %170, ptr noundef %171, i64 noundef %3) #14
  br label %172

172:                                              ; preds = %169, %165
  %173 = add nsw i64 %166, -1
  %174 = icmp sgt i64 %166, 0
  br i1 %174, label %165, label %200

175:                                              ; preds = %96, %114, %132
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 %2
  %177 = icmp uge ptr %0, %176
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 %2
  %179 = icmp uge ptr %1, %178
  %180 = select i1 %177, i1 true, i1 %179
  br i1 %180, label %181, label %199

181:                                              ; preds = %175, %187
  %182 = phi ptr [ %189, %187 ], [ %1, %175 ]
  %183 = phi i64 [ %188, %187 ], [ %2, %175 ]
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %185, label %187

185:                                              ; preds = %181
  %186 = icmp eq i64 %2, 0
  br i1 %186, label %200, label %192

187:                                              ; preds = %181
  %188 = add i64 %183, -1
  %189 = getelementptr inbounds nuw i8, ptr %182, i64 1
  %190 = load i8, ptr %182, align 1
  %191 = icmp eq i8 %190, 0
  br i1 %191, label %181, label %199

192:                                              ; preds = %185, %192
  %193 = phi i64 [ %197, %192 ], [ 0, %185 ]
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 %193
  %195 = load i8, ptr %194, align 1
  %196 = getelementptr inbounds nuw i8, ptr %1, i64 %193
  store i8 %195, ptr %196, align 1
  store i8 0, ptr %194, align 1
  %197 = add nuw i64 %193, 1
  %198 = icmp eq i64 %197, %2
  br i1 %198, label %200, label %192

199:                                              ; preds = %187, %175
  tail call void @__enzcc_number_anywhere(ptr noundef %7) #16
  unreachable

200:                                              ; preds = %172, %156, %192, %185, %142, %162
  call fastcc void @note_moved(ptr noundef %9) #13
  br label %201

201:                                              ; preds = %79, %200, %88
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  br label %202

202:                                              ; preds = %69, %201
  ret void
}

define internal fastcc void @note_moved(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load i64, ptr %4, align 8
  %6 = sub nsw i64 %3, %5
  %7 = tail call fastcc i64 @next(ptr noundef %0, i64 noundef 0, i32 noundef 0) #13
  %8 = icmp sgt i64 %7, %6
  br i1 %8, label %13, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %14

13:                                               ; preds = %47, %1
  ret void

14:                                               ; preds = %9, %47
  %15 = phi i64 [ %7, %9 ], [ %49, %47 ]
  %16 = load ptr, ptr %10, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 %15
  %18 = load i64, ptr %4, align 8
  %19 = load ptr, ptr %11, align 8
  %20 = load ptr, ptr %12, align 8
  %21 = ptrtoint ptr %17 to i64
  %22 = lshr i64 %21, 32
  %23 = and i64 %22, 65535
  %24 = getelementptr inbounds nuw ptr, ptr %20, i64 %23
  %25 = load atomic i64, ptr %24 acquire, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %46, label %27

27:                                               ; preds = %14
  %28 = inttoptr i64 %25 to ptr
  %29 = lshr i64 %21, 16
  %30 = and i64 %29, 65535
  %31 = getelementptr inbounds nuw ptr, ptr %28, i64 %30
  %32 = load atomic i64, ptr %31 acquire, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %46, label %34

34:                                               ; preds = %27
  %35 = inttoptr i64 %32 to ptr
  %36 = lshr i64 %21, 4
  %37 = and i64 %36, 4095
  %38 = getelementptr inbounds nuw i16, ptr %35, i64 %37
  %39 = load atomic i16, ptr %38 monotonic, align 2
  %40 = zext i16 %39 to i32
  %41 = trunc i64 %21 to i32
  %42 = and i32 %41, 15
  %43 = shl nuw nsw i32 1, %42
  %44 = and i32 %43, %40
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %14, %34, %27
  tail call void @__enzcc_note_number(ptr noundef %17, i64 noundef %18, i32 noundef 1, ptr noundef %19, ptr noundef nonnull %20) #13
  br label %47

47:                                               ; preds = %34, %46
  %48 = add nsw i64 %15, 1
  %49 = tail call fastcc i64 @next(ptr noundef %0, i64 noundef %48, i32 noundef 0) #13
  %50 = icmp sgt i64 %49, %6
  br i1 %50, label %13, label %14
}

define linkonce_odr hidden void @__enzcc_move_addresses(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = add nsw i64 %2, -8
  %8 = icmp slt i64 %2, 8
  br i1 %8, label %12, label %9

9:                                                ; preds = %6
  %10 = icmp ugt ptr %0, %1
  %11 = add nsw i64 %2, -23
  br label %13

12:                                               ; preds = %290, %6
  ret void

13:                                               ; preds = %9, %290
  %14 = phi i64 [ 0, %9 ], [ %291, %290 ]
  %15 = sub i64 %11, %14
  %16 = select i1 %10, i64 %15, i64 %14
  %17 = getelementptr inbounds i8, ptr %1, i64 %16
  %18 = ptrtoint ptr %17 to i64
  %19 = lshr i64 %18, 32
  %20 = and i64 %19, 65535
  %21 = getelementptr inbounds nuw ptr, ptr %4, i64 %20
  %22 = load atomic i64, ptr %21 acquire, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %38, label %24

24:                                               ; preds = %13
  %25 = inttoptr i64 %22 to ptr
  %26 = lshr i64 %18, 16
  %27 = and i64 %26, 65535
  %28 = getelementptr inbounds nuw ptr, ptr %25, i64 %27
  %29 = load atomic i64, ptr %28 acquire, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %38, label %31

31:                                               ; preds = %24
  %32 = inttoptr i64 %29 to ptr
  %33 = lshr i64 %18, 4
  %34 = and i64 %33, 4095
  %35 = getelementptr inbounds nuw i16, ptr %32, i64 %34
  %36 = load atomic i16, ptr %35 monotonic, align 2
  %37 = zext i16 %36 to i32
  br label %38

38:                                               ; preds = %31, %24, %13
  %39 = phi i32 [ %37, %31 ], [ 0, %24 ], [ 0, %13 ]
  %40 = add i64 %18, 16
  %41 = lshr i64 %40, 32
  %42 = and i64 %41, 65535
  %43 = getelementptr inbounds nuw ptr, ptr %4, i64 %42
  %44 = load atomic i64, ptr %43 acquire, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %62, label %46

46:                                               ; preds = %38
  %47 = inttoptr i64 %44 to ptr
  %48 = lshr i64 %40, 16
  %49 = and i64 %48, 65535
  %50 = getelementptr inbounds nuw ptr, ptr %47, i64 %49
  %51 = load atomic i64, ptr %50 acquire, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %62, label %53

53:                                               ; preds = %46
  %54 = inttoptr i64 %51 to ptr
  %55 = lshr i64 %40, 4
  %56 = and i64 %55, 4095
  %57 = getelementptr inbounds nuw i16, ptr %54, i64 %56
  %58 = load atomic i16, ptr %57 monotonic, align 2
  %59 = zext i16 %58 to i32
  %60 = shl nuw i32 %59, 16
  %61 = or disjoint i32 %60, %39
  br label %62

62:                                               ; preds = %38, %46, %53
  %63 = phi i32 [ %61, %53 ], [ %39, %46 ], [ %39, %38 ]
  %64 = sub i64 0, %18
  %65 = and i64 %64, 7
  br label %66

66:                                               ; preds = %62, %66
  %67 = phi i64 [ %72, %66 ], [ %65, %62 ]
  %68 = phi i32 [ %71, %66 ], [ 0, %62 ]
  %69 = trunc nuw nsw i64 %67 to i32
  %70 = shl nuw nsw i32 1, %69
  %71 = or i32 %70, %68
  %72 = add nuw nsw i64 %67, 8
  %73 = icmp samesign ult i64 %67, 8
  br i1 %73, label %66, label %74

74:                                               ; preds = %66
  %75 = trunc i64 %18 to i32
  %76 = and i32 %75, 15
  %77 = lshr i32 %63, %76
  %78 = and i32 %77, 65535
  %79 = or i32 %71, %78
  %80 = icmp slt i64 %16, 0
  %81 = trunc i64 %16 to i32
  %82 = sub i32 0, %81
  %83 = shl i32 65535, %82
  %84 = select i1 %80, i32 %83, i32 -1
  %85 = and i32 %79, %84
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %290, label %87

87:                                               ; preds = %74, %288
  %88 = phi i32 [ %98, %288 ], [ %85, %74 ]
  br i1 %10, label %89, label %92

89:                                               ; preds = %87
  %90 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %88, i1 true)
  %91 = xor i32 %90, 31
  br label %94

92:                                               ; preds = %87
  %93 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %88, i1 true)
  br label %94

94:                                               ; preds = %92, %89
  %95 = phi i32 [ %91, %89 ], [ %93, %92 ]
  %96 = shl nuw nsw i32 1, %95
  %97 = xor i32 %96, -1
  %98 = and i32 %88, %97
  %99 = zext nneg i32 %95 to i64
  %100 = add nsw i64 %16, %99
  %101 = icmp sgt i64 %100, %7
  br i1 %101, label %288, label %102

102:                                              ; preds = %94
  %103 = getelementptr inbounds i8, ptr %1, i64 %100
  %104 = load i64, ptr %103, align 1
  %105 = getelementptr inbounds i8, ptr %103, i64 -7
  %106 = ptrtoint ptr %105 to i64
  %107 = lshr i64 %106, 32
  %108 = and i64 %107, 65535
  %109 = getelementptr inbounds nuw ptr, ptr %4, i64 %108
  %110 = load atomic i64, ptr %109 acquire, align 8
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %126, label %112

112:                                              ; preds = %102
  %113 = inttoptr i64 %110 to ptr
  %114 = lshr i64 %106, 16
  %115 = and i64 %114, 65535
  %116 = getelementptr inbounds nuw ptr, ptr %113, i64 %115
  %117 = load atomic i64, ptr %116 acquire, align 8
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %126, label %119

119:                                              ; preds = %112
  %120 = inttoptr i64 %117 to ptr
  %121 = lshr i64 %106, 4
  %122 = and i64 %121, 4095
  %123 = getelementptr inbounds nuw i16, ptr %120, i64 %122
  %124 = load atomic i16, ptr %123 monotonic, align 2
  %125 = zext i16 %124 to i32
  br label %126

126:                                              ; preds = %119, %112, %102
  %127 = phi i32 [ %125, %119 ], [ 0, %112 ], [ 0, %102 ]
  %128 = add i64 %106, 16
  %129 = lshr i64 %128, 32
  %130 = and i64 %129, 65535
  %131 = getelementptr inbounds nuw ptr, ptr %4, i64 %130
  %132 = load atomic i64, ptr %131 acquire, align 8
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %150, label %134

134:                                              ; preds = %126
  %135 = inttoptr i64 %132 to ptr
  %136 = lshr i64 %128, 16
  %137 = and i64 %136, 65535
  %138 = getelementptr inbounds nuw ptr, ptr %135, i64 %137
  %139 = load atomic i64, ptr %138 acquire, align 8
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %150, label %141

141:                                              ; preds = %134
  %142 = inttoptr i64 %139 to ptr
  %143 = lshr i64 %128, 4
  %144 = and i64 %143, 4095
  %145 = getelementptr inbounds nuw i16, ptr %142, i64 %144
  %146 = load atomic i16, ptr %145 monotonic, align 2
  %147 = zext i16 %146 to i32
  %148 = shl nuw i32 %147, 16
  %149 = or disjoint i32 %148, %127
  br label %150

150:                                              ; preds = %141, %134, %126
  %151 = phi i32 [ %149, %141 ], [ %127, %134 ], [ %127, %126 ]
  %152 = trunc i64 %106 to i32
  %153 = and i32 %152, 15
  %154 = lshr i32 %151, %153
  %155 = ptrtoint ptr %103 to i64
  %156 = lshr i64 %155, 32
  %157 = and i64 %156, 65535
  %158 = getelementptr inbounds nuw ptr, ptr %4, i64 %157
  %159 = load atomic i64, ptr %158 acquire, align 8
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %175, label %161

161:                                              ; preds = %150
  %162 = inttoptr i64 %159 to ptr
  %163 = lshr i64 %155, 16
  %164 = and i64 %163, 65535
  %165 = getelementptr inbounds nuw ptr, ptr %162, i64 %164
  %166 = load atomic i64, ptr %165 acquire, align 8
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %175, label %168

168:                                              ; preds = %161
  %169 = inttoptr i64 %166 to ptr
  %170 = lshr i64 %155, 4
  %171 = and i64 %170, 4095
  %172 = getelementptr inbounds nuw i16, ptr %169, i64 %171
  %173 = load atomic i16, ptr %172 monotonic, align 2
  %174 = zext i16 %173 to i32
  br label %175

175:                                              ; preds = %168, %161, %150
  %176 = phi i32 [ %174, %168 ], [ 0, %161 ], [ 0, %150 ]
  %177 = add i64 %155, 16
  %178 = lshr i64 %177, 32
  %179 = and i64 %178, 65535
  %180 = getelementptr inbounds nuw ptr, ptr %4, i64 %179
  %181 = load atomic i64, ptr %180 acquire, align 8
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %199, label %183

183:                                              ; preds = %175
  %184 = inttoptr i64 %181 to ptr
  %185 = lshr i64 %177, 16
  %186 = and i64 %185, 65535
  %187 = getelementptr inbounds nuw ptr, ptr %184, i64 %186
  %188 = load atomic i64, ptr %187 acquire, align 8
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %199, label %190

190:                                              ; preds = %183
  %191 = inttoptr i64 %188 to ptr
  %192 = lshr i64 %177, 4
  %193 = and i64 %192, 4095
  %194 = getelementptr inbounds nuw i16, ptr %191, i64 %193
  %195 = load atomic i16, ptr %194 monotonic, align 2
  %196 = zext i16 %195 to i32
  %197 = shl nuw i32 %196, 16
  %198 = or disjoint i32 %197, %176
  br label %199

199:                                              ; preds = %190, %183, %175
  %200 = phi i32 [ %198, %190 ], [ %176, %183 ], [ %176, %175 ]
  %201 = trunc i64 %155 to i32
  %202 = and i32 %201, 15
  %203 = lshr i32 %200, %202
  %204 = shl i32 %203, 7
  %205 = and i32 %204, 8388480
  %206 = or i32 %205, %154
  %207 = and i32 %206, 32639
  %208 = add i64 %104, -4503599627370496
  %209 = icmp ult i64 %208, -4503599627370495
  br i1 %209, label %210, label %219

210:                                              ; preds = %199
  %211 = and i32 %206, 32767
  %212 = icmp eq i32 %211, 128
  br i1 %212, label %213, label %288

213:                                              ; preds = %210
  %214 = getelementptr inbounds i8, ptr %0, i64 %100
  %215 = load i64, ptr %214, align 1
  %216 = add i64 %215, -4503599627370496
  %217 = icmp ult i64 %216, -4503599627370495
  br i1 %217, label %288, label %218

218:                                              ; preds = %213
  store i64 0, ptr %214, align 1
  br label %288

219:                                              ; preds = %199
  %220 = and i32 %206, 128
  %221 = icmp eq i32 %220, 0
  %222 = icmp eq i32 %207, 0
  br i1 %221, label %223, label %245

223:                                              ; preds = %219
  br i1 %222, label %224, label %288

224:                                              ; preds = %223
  %225 = load atomic i64, ptr %158 acquire, align 8
  %226 = icmp eq i64 %225, 0
  br i1 %226, label %244, label %227

227:                                              ; preds = %224
  %228 = inttoptr i64 %225 to ptr
  %229 = lshr i64 %155, 16
  %230 = and i64 %229, 65535
  %231 = getelementptr inbounds nuw ptr, ptr %228, i64 %230
  %232 = load atomic i64, ptr %231 acquire, align 8
  %233 = icmp eq i64 %232, 0
  br i1 %233, label %244, label %234

234:                                              ; preds = %227
  %235 = inttoptr i64 %232 to ptr
  %236 = lshr i64 %155, 4
  %237 = and i64 %236, 4095
  %238 = getelementptr inbounds nuw i16, ptr %235, i64 %237
  %239 = load atomic i16, ptr %238 monotonic, align 2
  %240 = zext i16 %239 to i32
  %241 = shl nuw nsw i32 1, %202
  %242 = and i32 %241, %240
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %259

244:                                              ; preds = %234, %227, %224
  tail call void @__enzcc_note_number(ptr noundef nonnull %103, i64 noundef 8, i32 noundef 1, ptr noundef %3, ptr noundef nonnull %4) #13
  br label %259

245:                                              ; preds = %219
  br i1 %222, label %259, label %246

246:                                              ; preds = %245, %255
  %247 = phi i32 [ %257, %255 ], [ %207, %245 ]
  %248 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %247, i1 true)
  %249 = zext nneg i32 %248 to i64
  %250 = getelementptr inbounds nuw i8, ptr %105, i64 %249
  %251 = load i64, ptr %250, align 1
  %252 = add i64 %251, -4503599627370496
  %253 = icmp ult i64 %252, -4503599627370495
  br i1 %253, label %255, label %254

254:                                              ; preds = %246
  tail call void @__enzcc_number_anywhere(ptr noundef %5) #16
  unreachable

255:                                              ; preds = %246
  %256 = add nsw i32 %247, -1
  %257 = and i32 %256, %247
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %246

259:                                              ; preds = %255, %245, %244, %234
  %260 = getelementptr inbounds i8, ptr %0, i64 %100
  %261 = ptrtoint ptr %260 to i64
  %262 = lshr i64 %261, 32
  %263 = and i64 %262, 65535
  %264 = getelementptr inbounds nuw ptr, ptr %4, i64 %263
  %265 = load atomic i64, ptr %264 acquire, align 8
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %286, label %267

267:                                              ; preds = %259
  %268 = inttoptr i64 %265 to ptr
  %269 = lshr i64 %261, 16
  %270 = and i64 %269, 65535
  %271 = getelementptr inbounds nuw ptr, ptr %268, i64 %270
  %272 = load atomic i64, ptr %271 acquire, align 8
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %286, label %274

274:                                              ; preds = %267
  %275 = inttoptr i64 %272 to ptr
  %276 = lshr i64 %261, 4
  %277 = and i64 %276, 4095
  %278 = getelementptr inbounds nuw i16, ptr %275, i64 %277
  %279 = load atomic i16, ptr %278 monotonic, align 2
  %280 = zext i16 %279 to i32
  %281 = trunc i64 %261 to i32
  %282 = and i32 %281, 15
  %283 = shl nuw nsw i32 1, %282
  %284 = and i32 %283, %280
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %287

286:                                              ; preds = %274, %267, %259
  tail call void @__enzcc_note_number(ptr noundef %260, i64 noundef 8, i32 noundef 1, ptr noundef %3, ptr noundef nonnull %4) #13
  br label %287

287:                                              ; preds = %286, %274
  store i64 %104, ptr %260, align 1
  br label %288

288:                                              ; preds = %287, %223, %218, %213, %210, %94
  %289 = icmp eq i32 %98, 0
  br i1 %289, label %290, label %87

290:                                              ; preds = %288, %74
  %291 = add nuw nsw i64 %14, 16
  %292 = icmp sgt i64 %291, %7
  br i1 %292, label %12, label %13
}

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #8

declare ptr @calloc(i64 noundef, i64 noundef) #3

declare void @free(ptr noundef) #3

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

define internal fastcc i64 @next(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #10 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8
  %6 = icmp slt i64 %1, %5
  br i1 %6, label %7, label %176

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = icmp eq i32 %2, 0
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %13

13:                                               ; preds = %7, %166
  %14 = phi i64 [ %1, %7 ], [ %167, %166 ]
  %15 = load ptr, ptr %8, align 8
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 %14
  %18 = ptrtoint ptr %17 to i64
  %19 = lshr i64 %18, 32
  %20 = and i64 %19, 65535
  %21 = getelementptr inbounds nuw ptr, ptr %15, i64 %20
  %22 = load atomic i64, ptr %21 acquire, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %38, label %24

24:                                               ; preds = %13
  %25 = inttoptr i64 %22 to ptr
  %26 = lshr i64 %18, 16
  %27 = and i64 %26, 65535
  %28 = getelementptr inbounds nuw ptr, ptr %25, i64 %27
  %29 = load atomic i64, ptr %28 acquire, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %38, label %31

31:                                               ; preds = %24
  %32 = inttoptr i64 %29 to ptr
  %33 = lshr i64 %18, 4
  %34 = and i64 %33, 4095
  %35 = getelementptr inbounds nuw i16, ptr %32, i64 %34
  %36 = load atomic i16, ptr %35 monotonic, align 2
  %37 = zext i16 %36 to i32
  br label %38

38:                                               ; preds = %31, %24, %13
  %39 = phi i32 [ %37, %31 ], [ 0, %24 ], [ 0, %13 ]
  %40 = add i64 %18, 16
  %41 = lshr i64 %40, 32
  %42 = and i64 %41, 65535
  %43 = getelementptr inbounds nuw ptr, ptr %15, i64 %42
  %44 = load atomic i64, ptr %43 acquire, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %62, label %46

46:                                               ; preds = %38
  %47 = inttoptr i64 %44 to ptr
  %48 = lshr i64 %40, 16
  %49 = and i64 %48, 65535
  %50 = getelementptr inbounds nuw ptr, ptr %47, i64 %49
  %51 = load atomic i64, ptr %50 acquire, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %62, label %53

53:                                               ; preds = %46
  %54 = inttoptr i64 %51 to ptr
  %55 = lshr i64 %40, 4
  %56 = and i64 %55, 4095
  %57 = getelementptr inbounds nuw i16, ptr %54, i64 %56
  %58 = load atomic i16, ptr %57 monotonic, align 2
  %59 = zext i16 %58 to i32
  %60 = shl nuw i32 %59, 16
  %61 = or disjoint i32 %60, %39
  br label %62

62:                                               ; preds = %38, %46, %53
  %63 = phi i32 [ %61, %53 ], [ %39, %46 ], [ %39, %38 ]
  %64 = trunc i64 %18 to i32
  %65 = and i32 %64, 15
  %66 = lshr i32 %63, %65
  %67 = load ptr, ptr %8, align 8
  %68 = load ptr, ptr %9, align 8
  %69 = getelementptr inbounds i8, ptr %68, i64 %14
  %70 = ptrtoint ptr %69 to i64
  %71 = lshr i64 %70, 32
  %72 = and i64 %71, 65535
  %73 = getelementptr inbounds nuw ptr, ptr %67, i64 %72
  %74 = load atomic i64, ptr %73 acquire, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %90, label %76

76:                                               ; preds = %62
  %77 = inttoptr i64 %74 to ptr
  %78 = lshr i64 %70, 16
  %79 = and i64 %78, 65535
  %80 = getelementptr inbounds nuw ptr, ptr %77, i64 %79
  %81 = load atomic i64, ptr %80 acquire, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %90, label %83

83:                                               ; preds = %76
  %84 = inttoptr i64 %81 to ptr
  %85 = lshr i64 %70, 4
  %86 = and i64 %85, 4095
  %87 = getelementptr inbounds nuw i16, ptr %84, i64 %86
  %88 = load atomic i16, ptr %87 monotonic, align 2
  %89 = zext i16 %88 to i32
  br label %90

90:                                               ; preds = %83, %76, %62
  %91 = phi i32 [ %89, %83 ], [ 0, %76 ], [ 0, %62 ]
  %92 = add i64 %70, 16
  %93 = lshr i64 %92, 32
  %94 = and i64 %93, 65535
  %95 = getelementptr inbounds nuw ptr, ptr %67, i64 %94
  %96 = load atomic i64, ptr %95 acquire, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %114, label %98

98:                                               ; preds = %90
  %99 = inttoptr i64 %96 to ptr
  %100 = lshr i64 %92, 16
  %101 = and i64 %100, 65535
  %102 = getelementptr inbounds nuw ptr, ptr %99, i64 %101
  %103 = load atomic i64, ptr %102 acquire, align 8
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %114, label %105

105:                                              ; preds = %98
  %106 = inttoptr i64 %103 to ptr
  %107 = lshr i64 %92, 4
  %108 = and i64 %107, 4095
  %109 = getelementptr inbounds nuw i16, ptr %106, i64 %108
  %110 = load atomic i16, ptr %109 monotonic, align 2
  %111 = zext i16 %110 to i32
  %112 = shl nuw i32 %111, 16
  %113 = or disjoint i32 %112, %91
  br label %114

114:                                              ; preds = %90, %98, %105
  %115 = phi i32 [ %113, %105 ], [ %91, %98 ], [ %91, %90 ]
  %116 = trunc i64 %70 to i32
  %117 = and i32 %116, 15
  %118 = lshr i32 %115, %117
  %119 = or i32 %118, %66
  %120 = and i32 %119, 65535
  br i1 %10, label %163, label %121

121:                                              ; preds = %114
  %122 = load ptr, ptr %11, align 8
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 2
  %124 = load i16, ptr %123, align 2
  %125 = icmp eq i16 %124, 0
  br i1 %125, label %163, label %126

126:                                              ; preds = %121
  %127 = load ptr, ptr %0, align 8
  %128 = getelementptr inbounds i8, ptr %127, i64 %14
  %129 = load i64, ptr %12, align 8
  %130 = ptrtoint ptr %128 to i64
  %131 = sub i64 0, %130
  %132 = add i64 %129, -1
  %133 = and i64 %132, %131
  %134 = icmp ult i64 %133, 16
  br i1 %134, label %135, label %143

135:                                              ; preds = %126, %135
  %136 = phi i64 [ %141, %135 ], [ %133, %126 ]
  %137 = phi i32 [ %140, %135 ], [ 0, %126 ]
  %138 = trunc nuw nsw i64 %136 to i32
  %139 = shl nuw nsw i32 1, %138
  %140 = or i32 %139, %137
  %141 = add i64 %136, %129
  %142 = icmp ult i64 %141, 16
  br i1 %142, label %135, label %143

143:                                              ; preds = %135, %126
  %144 = phi i32 [ 0, %126 ], [ %140, %135 ]
  %145 = load ptr, ptr %9, align 8
  %146 = getelementptr inbounds i8, ptr %145, i64 %14
  %147 = ptrtoint ptr %146 to i64
  %148 = sub i64 0, %147
  %149 = and i64 %132, %148
  %150 = icmp ult i64 %149, 16
  br i1 %150, label %151, label %159

151:                                              ; preds = %143, %151
  %152 = phi i64 [ %157, %151 ], [ %149, %143 ]
  %153 = phi i32 [ %156, %151 ], [ 0, %143 ]
  %154 = trunc nuw nsw i64 %152 to i32
  %155 = shl nuw nsw i32 1, %154
  %156 = or i32 %155, %153
  %157 = add i64 %152, %129
  %158 = icmp ult i64 %157, 16
  br i1 %158, label %151, label %159

159:                                              ; preds = %151, %143
  %160 = phi i32 [ 0, %143 ], [ %156, %151 ]
  %161 = or i32 %144, %160
  %162 = or i32 %161, %120
  br label %163

163:                                              ; preds = %159, %121, %114
  %164 = phi i32 [ %162, %159 ], [ %120, %121 ], [ %120, %114 ]
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %169

166:                                              ; preds = %163
  %167 = add nsw i64 %14, 16
  %168 = icmp slt i64 %167, %5
  br i1 %168, label %13, label %174

169:                                              ; preds = %163
  %170 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %164, i1 true)
  %171 = zext nneg i32 %170 to i64
  %172 = add nsw i64 %14, %171
  %173 = tail call i64 @llvm.smin.i64(i64 %172, i64 %5)
  br label %176

174:                                              ; preds = %166
  %175 = load i64, ptr %4, align 8
  br label %176

176:                                              ; preds = %3, %174, %169
  %177 = phi i64 [ %173, %169 ], [ %175, %174 ], [ %5, %3 ]
  ret i64 %177
}

declare i32 @llvm.ctpop.i32(i32) #11

declare i64 @llvm.smin.i64(i64, i64) #11

attributes #0 = { cold noinline noreturn nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { nonlazybind }
attributes #4 = { noreturn nonlazybind }
attributes #5 = { noinline nounwind }
attributes #6 = { nounwind }
attributes #7 = { alwaysinline nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin }
attributes #14 = { nobuiltin nounwind }
attributes #15 = { nobuiltin noreturn nounwind }
attributes #16 = { cold nobuiltin noreturn }

