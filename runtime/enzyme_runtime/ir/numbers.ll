; made from csrc/numbers.c by csrc/build.py 4d6c8cb0e6754816

@.str = private unnamed_addr constant [8 x i8] c"enzcc: \00", align 1
@.str.1 = private unnamed_addr constant [250 x i8] c": numbers are moved here that are of several sizes, that begin at some multiples of their size and at other places, or that are moved in parts; which of the bytes are one number is not known; keep numbers of one size in a buffer, at multiples of it\0A\00", align 1

define linkonce_odr hidden void @__enzcc_number_anywhere(ptr noundef %0) cold noinline noreturn nounwind optsize {
  %2 = alloca [512 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %3 = call fastcc i64 @append(ptr noundef %2, i64 noundef 0, ptr noundef nonnull @.str) #10
  %4 = call fastcc i64 @append(ptr noundef %2, i64 noundef %3, ptr noundef %0) #10
  %5 = call fastcc i64 @append(ptr noundef %2, i64 noundef %4, ptr noundef nonnull @.str.1) #10
  %6 = call i64 @write(i32 noundef 2, ptr noundef nonnull %2, i64 noundef %5) #11
  call void @abort() #12
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

define linkonce_odr hidden void @__enzcc_number_at(ptr noundef %0, ptr noundef %1) alwaysinline nounwind {
  %3 = ptrtoint ptr %0 to i64
  %4 = trunc i64 %3 to i16
  %5 = and i16 %4, 15
  %6 = shl nuw i16 1, %5
  %7 = load atomic i16, ptr %1 monotonic, align 2
  %8 = and i16 %7, %6
  %9 = icmp eq i16 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = atomicrmw or ptr %1, i16 %6 monotonic, align 2
  br label %12

12:                                               ; preds = %10, %2
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
  tail call void @__enzcc_number_anywhere(ptr noundef %4) #13
  unreachable

39:                                               ; preds = %35
  ret void
}

define linkonce_odr hidden i64 @__enzcc_first_number(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = load atomic i16, ptr %5 monotonic, align 2
  %9 = zext i16 %8 to i32
  %10 = icmp ugt i64 %3, 8
  br i1 %10, label %11, label %14

11:                                               ; preds = %14, %7
  %12 = phi i32 [ %9, %7 ], [ %22, %14 ]
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %30, label %25

14:                                               ; preds = %7, %14
  %15 = phi i64 [ %23, %14 ], [ 8, %7 ]
  %16 = phi i32 [ %22, %14 ], [ %9, %7 ]
  %17 = trunc nuw nsw i64 %15 to i32
  %18 = lshr i32 %16, %17
  %19 = or i32 %18, %16
  %20 = shl nsw i32 -1, %17
  %21 = xor i32 %20, -1
  %22 = and i32 %19, %21
  %23 = lshr i64 %15, 1
  %24 = icmp samesign ult i64 %23, %3
  br i1 %24, label %11, label %14

25:                                               ; preds = %11
  %26 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %12)
  %27 = icmp samesign ult i32 %26, 2
  %28 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %29 = select i1 %27, i32 %28, i32 -1
  br label %30

30:                                               ; preds = %11, %25
  %31 = phi i32 [ %29, %25 ], [ 0, %11 ]
  %32 = sext i32 %31 to i64
  %33 = and i32 %4, 1
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, ptr %1, ptr %0
  %36 = ptrtoint ptr %35 to i64
  %37 = sub i64 %32, %36
  %38 = add i64 %3, -1
  %39 = and i64 %37, %38
  %40 = icmp ne i32 %4, 0
  %41 = icmp sgt i32 %31, -1
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %43, label %56

43:                                               ; preds = %30
  %44 = icmp ne i32 %4, 3
  %45 = ptrtoint ptr %0 to i64
  %46 = ptrtoint ptr %1 to i64
  %47 = sub i64 %45, %46
  %48 = and i64 %38, %47
  %49 = icmp eq i64 %48, 0
  %50 = or i1 %44, %49
  %51 = icmp eq i64 %39, 0
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %56

53:                                               ; preds = %43
  %54 = urem i64 %2, %3
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %110, label %56

56:                                               ; preds = %30, %53, %43
  %57 = phi i1 [ %50, %43 ], [ true, %53 ], [ false, %30 ]
  br label %58

58:                                               ; preds = %62, %56
  %59 = phi ptr [ %0, %56 ], [ %64, %62 ]
  %60 = phi i64 [ %2, %56 ], [ %63, %62 ]
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %110, label %62

62:                                               ; preds = %58
  %63 = add i64 %60, -1
  %64 = getelementptr inbounds nuw i8, ptr %59, i64 1
  %65 = load i8, ptr %59, align 1
  %66 = icmp eq i8 %65, 0
  br i1 %66, label %58, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 %2
  %69 = icmp ugt ptr %68, %1
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 %2
  %71 = icmp ugt ptr %70, %0
  %72 = select i1 %69, i1 %71, i1 false
  br i1 %72, label %82, label %73

73:                                               ; preds = %67, %77
  %74 = phi ptr [ %79, %77 ], [ %1, %67 ]
  %75 = phi i64 [ %78, %77 ], [ %2, %67 ]
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %110, label %77

77:                                               ; preds = %73
  %78 = add i64 %75, -1
  %79 = getelementptr inbounds nuw i8, ptr %74, i64 1
  %80 = load i8, ptr %74, align 1
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %73, label %82

82:                                               ; preds = %77, %67
  %83 = icmp ule i64 %39, %2
  %84 = select i1 %57, i1 %83, i1 false
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  tail call void @__enzcc_number_anywhere(ptr noundef %6) #13
  unreachable

86:                                               ; preds = %82, %90
  %87 = phi ptr [ %92, %90 ], [ %0, %82 ]
  %88 = phi i64 [ %91, %90 ], [ %39, %82 ]
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %95, label %90

90:                                               ; preds = %86
  %91 = add i64 %88, -1
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 1
  %93 = load i8, ptr %87, align 1
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %86, label %109

95:                                               ; preds = %86
  %96 = sub nuw i64 %2, %39
  %97 = urem i64 %96, %3
  %98 = sub i64 0, %97
  %99 = getelementptr inbounds i8, ptr %68, i64 %98
  br label %100

100:                                              ; preds = %104, %95
  %101 = phi ptr [ %99, %95 ], [ %106, %104 ]
  %102 = phi i64 [ %97, %95 ], [ %105, %104 ]
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %110, label %104

104:                                              ; preds = %100
  %105 = add i64 %102, -1
  %106 = getelementptr inbounds nuw i8, ptr %101, i64 1
  %107 = load i8, ptr %101, align 1
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %100, label %109

109:                                              ; preds = %90, %104
  tail call void @__enzcc_number_anywhere(ptr noundef %6) #13
  unreachable

110:                                              ; preds = %58, %73, %100, %53
  %111 = phi i64 [ %39, %100 ], [ 0, %53 ], [ -1, %73 ], [ %2, %58 ]
  ret i64 %111
}

define linkonce_odr hidden void @__enzcc_add_bits(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) noinline nounwind {
  br label %5

5:                                                ; preds = %9, %4
  %6 = phi ptr [ %1, %4 ], [ %11, %9 ]
  %7 = phi i64 [ %2, %4 ], [ %10, %9 ]
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %35, label %9

9:                                                ; preds = %5
  %10 = add i64 %7, -1
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %12 = load i8, ptr %6, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %5, label %14

14:                                               ; preds = %9, %20
  %15 = phi ptr [ %22, %20 ], [ %0, %9 ]
  %16 = phi i64 [ %21, %20 ], [ %2, %9 ]
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = icmp eq i64 %2, 0
  br i1 %19, label %35, label %26

20:                                               ; preds = %14
  %21 = add i64 %16, -1
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %23 = load i8, ptr %15, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %14, label %25

25:                                               ; preds = %20
  tail call void @__enzcc_number_anywhere(ptr noundef %3) #13
  unreachable

26:                                               ; preds = %18, %26
  %27 = phi ptr [ %33, %26 ], [ %0, %18 ]
  %28 = phi i64 [ %30, %26 ], [ %2, %18 ]
  %29 = phi ptr [ %31, %26 ], [ %1, %18 ]
  %30 = add i64 %28, -1
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 1
  %32 = load i8, ptr %29, align 1
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 1
  store i8 %32, ptr %27, align 1
  %34 = icmp eq i64 %30, 0
  br i1 %34, label %35, label %26

35:                                               ; preds = %5, %26, %18
  ret void
}

declare i32 @llvm.cttz.i32(i32, i1 immarg) #7

declare i32 @llvm.ctpop.i32(i32) #8

attributes #0 = { cold noinline noreturn nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { nonlazybind }
attributes #4 = { noreturn nonlazybind }
attributes #5 = { alwaysinline nounwind }
attributes #6 = { noinline nounwind }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin }
attributes #11 = { nobuiltin nounwind }
attributes #12 = { nobuiltin noreturn nounwind }
attributes #13 = { cold nobuiltin noreturn }

