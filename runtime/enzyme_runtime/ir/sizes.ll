; made from csrc/sizes.c by csrc/build.py e5312b62506e94fb

%struct.Notes = type { ptr, i64, i64 }
%struct.Move = type { ptr, ptr, i64, ptr, i64, ptr }
%struct.Note = type { i64, i32, i32 }

@.str = private unnamed_addr constant [2 x i8] c"0\00", align 1
@__enzcc_sizes = linkonce_odr hidden global %struct.Notes zeroinitializer, align 8
@__enzcc_sizes_lock = linkonce_odr hidden global i8 0, align 1

define linkonce_odr hidden void @__enzcc_note_sized(ptr noundef %0, i64 noundef %1) noinline nounwind {
  %3 = ptrtoint ptr %0 to i64
  %4 = and i64 %3, 3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %2, %6
  %7 = atomicrmw xchg ptr @__enzcc_sizes_lock, i8 1 acquire, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %6

9:                                                ; preds = %6
  %10 = icmp eq i64 %1, 4
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @put(ptr noundef %0, i32 noundef 49) #7
  br label %14

12:                                               ; preds = %9
  tail call fastcc void @put(ptr noundef %0, i32 noundef 50) #7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 4
  tail call fastcc void @put(ptr noundef nonnull %13, i32 noundef 51) #7
  br label %14

14:                                               ; preds = %11, %12
  store atomic i8 0, ptr @__enzcc_sizes_lock release, align 1
  br label %15

15:                                               ; preds = %2, %14
  ret void
}

define linkonce_odr hidden void @__enzcc_move_sized(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) noinline nounwind {
  %7 = alloca %struct.Move, align 8
  %8 = icmp eq ptr %0, %1
  br i1 %8, label %144, label %9

9:                                                ; preds = %6
  %10 = ptrtoint ptr %0 to i64
  %11 = ptrtoint ptr %1 to i64
  %12 = or i64 %11, %10
  %13 = and i64 %12, 3
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %58, label %15

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %2
  %17 = icmp ult ptr %0, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %2
  %19 = icmp ult ptr %1, %18
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %22, label %21

21:                                               ; preds = %22, %15
  br label %32

22:                                               ; preds = %15, %26
  %23 = phi ptr [ %28, %26 ], [ %0, %15 ]
  %24 = phi i64 [ %27, %26 ], [ %2, %15 ]
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %21, label %26

26:                                               ; preds = %22
  %27 = add i64 %24, -1
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %29 = load i8, ptr %23, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %22, label %31

31:                                               ; preds = %26
  tail call void @__enzcc_number_anywhere(ptr noundef %5) #8
  unreachable

32:                                               ; preds = %21, %36
  %33 = phi ptr [ %38, %36 ], [ %0, %21 ]
  %34 = phi i64 [ %37, %36 ], [ %2, %21 ]
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %144, label %36

36:                                               ; preds = %32
  %37 = add i64 %34, -1
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 1
  %39 = load i8, ptr %33, align 1
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %32, label %41

41:                                               ; preds = %36, %45
  %42 = phi ptr [ %47, %45 ], [ %1, %36 ]
  %43 = phi i64 [ %46, %45 ], [ %2, %36 ]
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %51, label %45

45:                                               ; preds = %41
  %46 = add i64 %43, -1
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 1
  %48 = load i8, ptr %42, align 1
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %41, label %50

50:                                               ; preds = %45
  tail call void @__enzcc_number_anywhere(ptr noundef %5) #8
  unreachable

51:                                               ; preds = %41, %51
  %52 = phi i64 [ %56, %51 ], [ 0, %41 ]
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 %52
  %54 = load i8, ptr %53, align 1
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 %52
  store i8 %54, ptr %55, align 1
  store i8 0, ptr %53, align 1
  %56 = add nuw i64 %52, 1
  %57 = icmp eq i64 %56, %2
  br i1 %57, label %144, label %51

58:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  store ptr %0, ptr %7, align 8
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %61 = lshr i64 %2, 2
  store i64 %61, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %3, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %4, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr %5, ptr %64, align 8
  br label %65

65:                                               ; preds = %65, %58
  %66 = atomicrmw xchg ptr @__enzcc_sizes_lock, i8 1 acquire, align 1
  %67 = icmp eq i8 %66, 0
  br i1 %67, label %68, label %65

68:                                               ; preds = %65
  %69 = and i64 %2, -4
  %70 = icmp ult ptr %1, %0
  br i1 %70, label %71, label %107

71:                                               ; preds = %68
  %72 = icmp eq i64 %61, 0
  br i1 %72, label %73, label %103

73:                                               ; preds = %103, %71
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 %69
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 %69
  %76 = and i64 %2, 3
  br label %77

77:                                               ; preds = %81, %73
  %78 = phi ptr [ %74, %73 ], [ %83, %81 ]
  %79 = phi i64 [ %76, %73 ], [ %82, %81 ]
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %143, label %81

81:                                               ; preds = %77
  %82 = add nsw i64 %79, -1
  %83 = getelementptr inbounds nuw i8, ptr %78, i64 1
  %84 = load i8, ptr %78, align 1
  %85 = icmp eq i8 %84, 0
  br i1 %85, label %77, label %86

86:                                               ; preds = %81, %90
  %87 = phi ptr [ %92, %90 ], [ %75, %81 ]
  %88 = phi i64 [ %91, %90 ], [ %76, %81 ]
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %96, label %90

90:                                               ; preds = %86
  %91 = add nsw i64 %88, -1
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 1
  %93 = load i8, ptr %87, align 1
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %86, label %95

95:                                               ; preds = %90
  tail call void @__enzcc_number_anywhere(ptr noundef %5) #8
  unreachable

96:                                               ; preds = %86, %96
  %97 = phi i64 [ %101, %96 ], [ 0, %86 ]
  %98 = getelementptr inbounds nuw i8, ptr %74, i64 %97
  %99 = load i8, ptr %98, align 1
  %100 = getelementptr inbounds nuw i8, ptr %75, i64 %97
  store i8 %99, ptr %100, align 1
  store i8 0, ptr %98, align 1
  %101 = add nuw i64 %97, 1
  %102 = icmp eq i64 %101, %76
  br i1 %102, label %143, label %96

103:                                              ; preds = %71, %103
  %104 = phi i64 [ %105, %103 ], [ 0, %71 ]
  call fastcc void @move_word(ptr noundef %7, i64 noundef %104) #7
  %105 = add nuw nsw i64 %104, 1
  %106 = icmp eq i64 %105, %61
  br i1 %106, label %73, label %103

107:                                              ; preds = %68
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 %69
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 %69
  %110 = and i64 %2, 3
  br label %111

111:                                              ; preds = %115, %107
  %112 = phi ptr [ %108, %107 ], [ %117, %115 ]
  %113 = phi i64 [ %110, %107 ], [ %116, %115 ]
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %137, label %115

115:                                              ; preds = %111
  %116 = add nsw i64 %113, -1
  %117 = getelementptr inbounds nuw i8, ptr %112, i64 1
  %118 = load i8, ptr %112, align 1
  %119 = icmp eq i8 %118, 0
  br i1 %119, label %111, label %120

120:                                              ; preds = %115, %124
  %121 = phi ptr [ %126, %124 ], [ %109, %115 ]
  %122 = phi i64 [ %125, %124 ], [ %110, %115 ]
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %130, label %124

124:                                              ; preds = %120
  %125 = add nsw i64 %122, -1
  %126 = getelementptr inbounds nuw i8, ptr %121, i64 1
  %127 = load i8, ptr %121, align 1
  %128 = icmp eq i8 %127, 0
  br i1 %128, label %120, label %129

129:                                              ; preds = %124
  tail call void @__enzcc_number_anywhere(ptr noundef %5) #8
  unreachable

130:                                              ; preds = %120, %130
  %131 = phi i64 [ %135, %130 ], [ 0, %120 ]
  %132 = getelementptr inbounds nuw i8, ptr %108, i64 %131
  %133 = load i8, ptr %132, align 1
  %134 = getelementptr inbounds nuw i8, ptr %109, i64 %131
  store i8 %133, ptr %134, align 1
  store i8 0, ptr %132, align 1
  %135 = add nuw i64 %131, 1
  %136 = icmp eq i64 %135, %110
  br i1 %136, label %137, label %130

137:                                              ; preds = %111, %130
  %138 = icmp eq i64 %61, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %137, %139
  %140 = phi i64 [ %141, %139 ], [ %61, %137 ]
  %141 = add nsw i64 %140, -1
  call fastcc void @move_word(ptr noundef %7, i64 noundef %141) #7
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %143, label %139

143:                                              ; preds = %139, %77, %96, %137
  store atomic i8 0, ptr @__enzcc_sizes_lock release, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  br label %144

144:                                              ; preds = %32, %51, %6, %143
  ret void
}

declare void @__enzcc_number_anywhere(ptr noundef) #1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

define internal fastcc void @move_word(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1) unnamed_addr #3 {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i32, ptr %3, i64 %1
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  %7 = bitcast i32 %5 to float
  br i1 %6, label %76, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = tail call fastcc i32 @kind_of(ptr noundef nonnull %3, i64 noundef %1, i64 noundef %10) #7
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i32 @kind_of(ptr noundef %13, i64 noundef %1, i64 noundef %10) #7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = urem i64 %1, %18
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp eq i8 %21, 52
  %24 = icmp eq i32 %11, 48
  %25 = and i1 %24, %23
  br i1 %25, label %76, label %26

26:                                               ; preds = %8
  %27 = icmp eq i32 %14, 48
  %28 = icmp eq i32 %11, %14
  %29 = or i1 %27, %28
  %30 = or i1 %24, %29
  br i1 %30, label %34, label %31

31:                                               ; preds = %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = load ptr, ptr %32, align 8
  tail call void @__enzcc_number_anywhere(ptr noundef %33) #8
  unreachable

34:                                               ; preds = %26
  %35 = select i1 %27, i32 %22, i32 %14
  %36 = select i1 %24, i32 %35, i32 %11
  %37 = icmp eq i32 %36, 49
  br i1 %37, label %38, label %44

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i32, ptr %13, i64 %1
  %40 = load float, ptr %39, align 4
  %41 = fadd float %40, %7
  store i32 0, ptr %4, align 4
  store float %41, ptr %39, align 4
  %42 = load ptr, ptr %12, align 8
  %43 = getelementptr inbounds nuw i32, ptr %42, i64 %1
  tail call fastcc void @put(ptr noundef %43, i32 noundef 49) #7
  br label %76

44:                                               ; preds = %34
  %45 = and i32 %36, -2
  %46 = icmp eq i32 %45, 50
  br i1 %46, label %47, label %66

47:                                               ; preds = %44
  %48 = icmp eq i32 %36, 51
  %49 = sext i1 %48 to i64
  %50 = add i64 %1, %49
  %51 = add i64 %10, -1
  %52 = icmp ult i64 %50, %51
  br i1 %52, label %56, label %53

53:                                               ; preds = %47
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %55 = load ptr, ptr %54, align 8
  tail call void @__enzcc_number_anywhere(ptr noundef %55) #8
  unreachable

56:                                               ; preds = %47
  %57 = getelementptr inbounds nuw i32, ptr %3, i64 %50
  %58 = getelementptr inbounds nuw i32, ptr %13, i64 %50
  %59 = load double, ptr %58, align 4
  %60 = load double, ptr %57, align 4
  %61 = fadd double %59, %60
  %62 = getelementptr inbounds nuw i8, ptr %57, i64 4
  store i32 0, ptr %62, align 4
  store i32 0, ptr %57, align 4
  store double %61, ptr %58, align 4
  %63 = load ptr, ptr %12, align 8
  %64 = getelementptr inbounds nuw i32, ptr %63, i64 %50
  tail call fastcc void @put(ptr noundef %64, i32 noundef 50) #7
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 4
  tail call fastcc void @put(ptr noundef nonnull %65, i32 noundef 51) #7
  br label %76

66:                                               ; preds = %44
  %67 = getelementptr inbounds nuw i32, ptr %13, i64 %1
  %68 = load i32, ptr %67, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %73

70:                                               ; preds = %66
  store i32 %5, ptr %67, align 4
  %71 = load ptr, ptr %0, align 8
  %72 = getelementptr inbounds nuw i32, ptr %71, i64 %1
  store i32 0, ptr %72, align 4
  br label %76

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %75 = load ptr, ptr %74, align 8
  tail call void @__enzcc_number_anywhere(ptr noundef %75) #8
  unreachable

76:                                               ; preds = %8, %56, %70, %38, %2
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define linkonce_odr hidden void @__enzcc_add_bits(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) noinline nounwind {
  tail call void @__enzcc_move_sized(ptr noundef %1, ptr noundef %0, i64 noundef %2, ptr noundef nonnull @.str, i64 noundef 1, ptr noundef %3) #7
  ret void
}

define internal fastcc void @put(ptr noundef %0, i32 noundef range(i32 49, 52) %1) unnamed_addr #3 {
  %3 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 16), align 8
  %4 = shl i64 %3, 1
  %5 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 8), align 8
  %6 = icmp ult i64 %4, %5
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load ptr, ptr @__enzcc_sizes, align 8
  br label %52

9:                                                ; preds = %2
  %10 = icmp eq i64 %5, 0
  %11 = shl i64 %5, 1
  %12 = select i1 %10, i64 1024, i64 %11
  %13 = tail call ptr @calloc(i64 noundef %12, i64 noundef 16) #10
  %14 = icmp eq ptr %13, null
  br i1 %14, label %21, label %15

15:                                               ; preds = %9
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 8), align 8
  %17 = icmp eq i64 %16, 0
  %18 = load ptr, ptr @__enzcc_sizes, align 8
  br i1 %17, label %50, label %19

19:                                               ; preds = %15
  %20 = add i64 %12, -1
  br label %22

21:                                               ; preds = %9
  tail call void @abort() #8
  unreachable

22:                                               ; preds = %45, %19
  %23 = phi i64 [ %16, %19 ], [ %46, %45 ]
  %24 = phi ptr [ %18, %19 ], [ %47, %45 ]
  %25 = phi i64 [ 0, %19 ], [ %48, %45 ]
  %26 = getelementptr inbounds nuw %struct.Note, ptr %24, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %45, label %29

29:                                               ; preds = %22
  %30 = lshr i64 %27, 2
  %31 = mul i64 %30, -7046029254386353131
  %32 = lshr i64 %31, 20
  br label %33

33:                                               ; preds = %33, %29
  %34 = phi i64 [ %32, %29 ], [ %41, %33 ]
  %35 = and i64 %34, %20
  %36 = getelementptr inbounds nuw %struct.Note, ptr %13, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp ne i64 %37, %27
  %39 = icmp ne i64 %37, 0
  %40 = and i1 %38, %39
  %41 = add i64 %34, 1
  br i1 %40, label %33, label %42

42:                                               ; preds = %33
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, ptr noundef nonnull align 8 dereferenceable(16) %26, i64 16, i1 false)
  %43 = load ptr, ptr @__enzcc_sizes, align 8
  %44 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 8), align 8
  br label %45

45:                                               ; preds = %42, %22
  %46 = phi i64 [ %23, %22 ], [ %44, %42 ]
  %47 = phi ptr [ %24, %22 ], [ %43, %42 ]
  %48 = add nuw i64 %25, 1
  %49 = icmp ult i64 %48, %46
  br i1 %49, label %22, label %50

50:                                               ; preds = %45, %15
  %51 = phi ptr [ %18, %15 ], [ %47, %45 ]
  tail call void @free(ptr noundef %51) #10
  store ptr %13, ptr @__enzcc_sizes, align 8
  store i64 %12, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 8), align 8
  store i64 %3, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 16), align 8
  br label %52

52:                                               ; preds = %7, %50
  %53 = phi i64 [ %5, %7 ], [ %12, %50 ]
  %54 = phi ptr [ %8, %7 ], [ %13, %50 ]
  %55 = ptrtoint ptr %0 to i64
  %56 = lshr i64 %55, 2
  %57 = mul i64 %56, -7046029254386353131
  %58 = lshr i64 %57, 20
  %59 = add i64 %53, -1
  br label %60

60:                                               ; preds = %60, %52
  %61 = phi i64 [ %58, %52 ], [ %68, %60 ]
  %62 = and i64 %61, %59
  %63 = getelementptr inbounds nuw %struct.Note, ptr %54, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = icmp ne i64 %64, %55
  %66 = icmp ne i64 %64, 0
  %67 = and i1 %65, %66
  %68 = add i64 %61, 1
  br i1 %67, label %60, label %69

69:                                               ; preds = %60
  %70 = icmp eq i64 %64, 0
  %71 = zext i1 %70 to i64
  %72 = add i64 %3, %71
  store i64 %72, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 16), align 8
  %73 = load i32, ptr %0, align 4
  store i64 %55, ptr %63, align 8
  %74 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %73, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %63, i64 12
  store i32 %1, ptr %75, align 4
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare ptr @calloc(i64 noundef, i64 noundef) #5

declare void @abort() #1

declare void @free(ptr noundef) #5

define internal fastcc noundef i32 @kind_of(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %1
  %5 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_sizes, i64 8), align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %91, label %7

7:                                                ; preds = %3
  %8 = ptrtoint ptr %4 to i64
  %9 = lshr i64 %8, 2
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 20
  %12 = load ptr, ptr @__enzcc_sizes, align 8
  %13 = add i64 %5, -1
  br label %14

14:                                               ; preds = %14, %7
  %15 = phi i64 [ %11, %7 ], [ %22, %14 ]
  %16 = and i64 %15, %13
  %17 = getelementptr inbounds nuw %struct.Note, ptr %12, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = icmp ne i64 %18, %8
  %20 = icmp ne i64 %18, 0
  %21 = and i1 %19, %20
  %22 = add i64 %15, 1
  br i1 %21, label %14, label %23

23:                                               ; preds = %14
  %24 = icmp eq i64 %18, 0
  br i1 %24, label %91, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = load i32, ptr %4, align 4
  %29 = icmp eq i32 %27, %28
  br i1 %29, label %30, label %91

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %32 = load i32, ptr %31, align 4
  switch i32 %32, label %91 [
    i32 50, label %33
    i32 51, label %58
  ]

33:                                               ; preds = %30
  %34 = add i64 %1, 1
  %35 = icmp ult i64 %34, %2
  br i1 %35, label %36, label %91

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %38 = ptrtoint ptr %37 to i64
  %39 = lshr i64 %38, 2
  %40 = mul i64 %39, -7046029254386353131
  %41 = lshr i64 %40, 20
  br label %42

42:                                               ; preds = %42, %36
  %43 = phi i64 [ %41, %36 ], [ %50, %42 ]
  %44 = and i64 %43, %13
  %45 = getelementptr inbounds nuw %struct.Note, ptr %12, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp ne i64 %46, %38
  %48 = icmp ne i64 %46, 0
  %49 = and i1 %47, %48
  %50 = add i64 %43, 1
  br i1 %49, label %42, label %51

51:                                               ; preds = %42
  %52 = icmp eq i64 %46, 0
  br i1 %52, label %91, label %53

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %55 = load i32, ptr %54, align 8
  %56 = load i32, ptr %37, align 4
  %57 = icmp eq i32 %55, %56
  br i1 %57, label %82, label %91

58:                                               ; preds = %30
  %59 = icmp eq i64 %1, 0
  br i1 %59, label %91, label %60

60:                                               ; preds = %58
  %61 = getelementptr inbounds i8, ptr %4, i64 -4
  %62 = ptrtoint ptr %61 to i64
  %63 = lshr i64 %62, 2
  %64 = mul i64 %63, -7046029254386353131
  %65 = lshr i64 %64, 20
  br label %66

66:                                               ; preds = %66, %60
  %67 = phi i64 [ %65, %60 ], [ %74, %66 ]
  %68 = and i64 %67, %13
  %69 = getelementptr inbounds nuw %struct.Note, ptr %12, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = icmp ne i64 %70, %62
  %72 = icmp ne i64 %70, 0
  %73 = and i1 %71, %72
  %74 = add i64 %67, 1
  br i1 %73, label %66, label %75

75:                                               ; preds = %66
  %76 = icmp eq i64 %70, 0
  br i1 %76, label %91, label %77

77:                                               ; preds = %75
  %78 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %79 = load i32, ptr %78, align 8
  %80 = load i32, ptr %61, align 4
  %81 = icmp eq i32 %79, %80
  br i1 %81, label %82, label %91

82:                                               ; preds = %77, %53
  %83 = phi i64 [ %44, %53 ], [ %68, %77 ]
  %84 = phi i32 [ 51, %53 ], [ 50, %77 ]
  %85 = getelementptr inbounds nuw %struct.Note, ptr %12, i64 %83
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 12
  %87 = load i32, ptr %86, align 4
  %88 = freeze i32 %87
  %89 = icmp eq i32 %88, %84
  %90 = select i1 %89, i32 %32, i32 48
  br label %91

91:                                               ; preds = %82, %75, %77, %51, %53, %3, %23, %25, %30, %58, %33
  %92 = phi i32 [ 48, %3 ], [ 48, %51 ], [ 48, %33 ], [ 48, %58 ], [ %32, %30 ], [ 48, %75 ], [ 48, %77 ], [ 48, %23 ], [ 48, %53 ], [ 48, %25 ], [ %90, %82 ]
  ret i32 %92
}

attributes #0 = { noinline nounwind }
attributes #1 = { noreturn nonlazybind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nonlazybind }
attributes #6 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { nobuiltin }
attributes #8 = { nobuiltin noreturn nounwind }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin nounwind }

