; Generated from csrc/numbers.c by csrc/build.py: do not edit. 340edb17f5bc76f1 01cdec7f1544f975

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

30:                                               ; preds = %25, %11
  %31 = phi i32 [ %29, %25 ], [ 0, %11 ]
  %32 = sext i32 %31 to i64
  %33 = and i32 %4, 1
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, ptr %1, ptr %0
  %36 = ptrtoint ptr %35 to i64
  %37 = sub i64 %32, %36
  %38 = add i64 %3, -1
  %39 = and i64 %37, %38
  %40 = icmp sgt i32 %31, -1
  br i1 %40, label %41, label %54

41:                                               ; preds = %30
  %42 = icmp ne i32 %4, 3
  %43 = ptrtoint ptr %0 to i64
  %44 = ptrtoint ptr %1 to i64
  %45 = sub i64 %43, %44
  %46 = and i64 %38, %45
  %47 = icmp eq i64 %46, 0
  %48 = or i1 %42, %47
  %49 = icmp eq i64 %39, 0
  %50 = and i1 %48, %49
  br i1 %50, label %51, label %54

51:                                               ; preds = %41
  %52 = urem i64 %2, %3
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %108, label %54

54:                                               ; preds = %30, %51, %41
  %55 = phi i1 [ %48, %41 ], [ true, %51 ], [ false, %30 ]
  br label %56

56:                                               ; preds = %60, %54
  %57 = phi ptr [ %0, %54 ], [ %62, %60 ]
  %58 = phi i64 [ %2, %54 ], [ %61, %60 ]
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %108, label %60

60:                                               ; preds = %56
  %61 = add i64 %58, -1
  %62 = getelementptr inbounds nuw i8, ptr %57, i64 1
  %63 = load i8, ptr %57, align 1
  %64 = icmp eq i8 %63, 0
  br i1 %64, label %56, label %65

65:                                               ; preds = %60
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 %2
  %67 = icmp ugt ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 %2
  %69 = icmp ugt ptr %68, %0
  %70 = select i1 %67, i1 %69, i1 false
  br i1 %70, label %80, label %71

71:                                               ; preds = %65, %75
  %72 = phi ptr [ %77, %75 ], [ %1, %65 ]
  %73 = phi i64 [ %76, %75 ], [ %2, %65 ]
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %108, label %75

75:                                               ; preds = %71
  %76 = add i64 %73, -1
  %77 = getelementptr inbounds nuw i8, ptr %72, i64 1
  %78 = load i8, ptr %72, align 1
  %79 = icmp eq i8 %78, 0
  br i1 %79, label %71, label %80

80:                                               ; preds = %75, %65
  %81 = icmp ule i64 %39, %2
  %82 = and i1 %81, %55
  br i1 %82, label %84, label %83

83:                                               ; preds = %80
  tail call void @__enzcc_number_anywhere(ptr noundef %6) #13
  unreachable

84:                                               ; preds = %80, %88
  %85 = phi ptr [ %90, %88 ], [ %0, %80 ]
  %86 = phi i64 [ %89, %88 ], [ %39, %80 ]
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %93, label %88

88:                                               ; preds = %84
  %89 = add i64 %86, -1
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 1
  %91 = load i8, ptr %85, align 1
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %84, label %107

93:                                               ; preds = %84
  %94 = sub nuw i64 %2, %39
  %95 = urem i64 %94, %3
  %96 = sub i64 0, %95
  %97 = getelementptr inbounds i8, ptr %66, i64 %96
  br label %98

98:                                               ; preds = %102, %93
  %99 = phi ptr [ %97, %93 ], [ %104, %102 ]
  %100 = phi i64 [ %95, %93 ], [ %103, %102 ]
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %108, label %102

102:                                              ; preds = %98
  %103 = add i64 %100, -1
  %104 = getelementptr inbounds nuw i8, ptr %99, i64 1
  %105 = load i8, ptr %99, align 1
  %106 = icmp eq i8 %105, 0
  br i1 %106, label %98, label %107

107:                                              ; preds = %88, %102
  tail call void @__enzcc_number_anywhere(ptr noundef %6) #13
  unreachable

108:                                              ; preds = %56, %71, %98, %51
  %109 = phi i64 [ %39, %98 ], [ 0, %51 ], [ -1, %71 ], [ %2, %56 ]
  ret i64 %109
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

