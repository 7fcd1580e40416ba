; made from csrc/check.c by csrc/build.py 4f235a3f6e098d2a

%struct.Program = type { double, double, i64, i64, i64, i64, i32, i32, i32, i64, i64, i64, i64, i64, double, [512 x i8], ptr, i64, [65536 x i8] }
%struct.Object = type { ptr, ptr, ptr, i64, i64, i32, i32, i32 }
%struct.Anchor = type { ptr, i64, ptr, i32, i32, i32, i32, i32 }
%struct.Pair = type { ptr, ptr }
%struct.State = type { ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, double, ptr }
%struct.Range = type { ptr, ptr, i32, i32, i32 }
%struct.Variable = type { ptr, i64, ptr }
%struct.Slot = type { i64, i64, i64, i64 }
%struct.Entry = type { ptr, ptr, double, double, double, double, i32, i32, i32, i32 }
%struct.Known = type { ptr }
%struct.anon = type { i32, i16, i16 }
%struct.Slope = type { double, double, double, i32, i32 }

@__enzcc_check_watch = linkonce_odr hidden global ptr null, align 8
@__enzcc_check_program = linkonce_odr hidden global %struct.Program zeroinitializer, align 8
@.str = private unnamed_addr constant [12 x i8] c"not checked\00", align 1
@.str.1 = private unnamed_addr constant [81 x i8] c"    there is no address space for it (half a gigabyte, of which little is used)\0A\00", align 1
@singles = internal unnamed_addr constant [4 x double] [double 1.562500e-02, double 0x3F60000000000000, double 6.250000e-02, double 0x3F30000000000000], align 16
@doubles = internal unnamed_addr constant [4 x double] [double 0x3F50000000000000, double 0x3F00000000000000, double 0x3EB0000000000000, double 1.562500e-02], align 16
@.str.2 = private unnamed_addr constant [102 x i8] c"    the function did not come to an end in a child process (a signal, a hang, threads, an exception)\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"    %s\0A\00", align 1
@__enzcc_check_thread = linkonce_odr hidden thread_local global ptr null, align 8
@.str.4 = private unnamed_addr constant [12 x i8] c"ENZCC_CHECK\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"every\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"tolerance\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"seed\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"list\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"limit\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"report\00", align 1
@.str.12 = private unnamed_addr constant [18 x i8] c"tangents all zero\00", align 1
@.str.13 = private unnamed_addr constant [15 x i8] c"seeds all zero\00", align 1
@.str.14 = private unnamed_addr constant [60 x i8] c"    whenever it was called: so the derivative says nothing\0A\00", align 1
@.str.15 = private unnamed_addr constant [92 x i8] c"==enzcc== %lld of %lld derivatives checked, %lld findings: the program ends with status %d\0A\00", align 1
@.str.16 = private unnamed_addr constant [84 x i8] c"{\22requests\22: %lld, \22checked\22: %lld, \22errors\22: %lld, \22warnings\22: %lld, \22findings\22: [\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"]}\0A\00", align 1
@tell.lock = internal global i8 0, align 1
@.str.18 = private unnamed_addr constant [3 x i8] c"_Z\00", align 1
@.str.19 = private unnamed_addr constant [81 x i8] c"==enzcc== %s: %s\0A    derivative of '%s', asked for at %s (%s mode, call %lld)\0A%s\00", align 1
@.str.20 = private unnamed_addr constant [6 x i8] c"ERROR\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"warning\00", align 1
@.str.22 = private unnamed_addr constant [8 x i8] c"forward\00", align 1
@.str.23 = private unnamed_addr constant [8 x i8] c"reverse\00", align 1
@.str.24 = private unnamed_addr constant [113 x i8] c"%s\0A  {\22kind\22: \22%s\22, \22severity\22: \22%s\22, \22function\22: \22%s\22, \22place\22: \22%s\22, \22mode\22: \22%s\22, \22call\22: %lld, \22text\22: \22%s\22}\00", align 1
@.str.25 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.26 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.28 = private unnamed_addr constant [16 x i8] c"/proc/self/maps\00", align 1
@.str.29 = private unnamed_addr constant [7 x i8] c"[heap]\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.31 = private unnamed_addr constant [17 x i8] c"/proc/self/fd/%d\00", align 1
@separate.fatal = internal unnamed_addr constant [6 x i32] [i32 4, i32 6, i32 7, i32 8, i32 11, i32 14], align 16
@.str.32 = private unnamed_addr constant [60 x i8] c"    %s: its shadow is shorter than itself, and ends before\0A\00", align 1
@.str.33 = private unnamed_addr constant [17 x i8] c"shadow too short\00", align 1
@.str.34 = private unnamed_addr constant [49 x i8] c"    %s: its shadow is NaN before the derivative\0A\00", align 1
@.str.35 = private unnamed_addr constant [17 x i8] c"shadow holds NaN\00", align 1
@.str.36 = private unnamed_addr constant [64 x i8] c"    %s: its shadow is memory that the function reads or writes\0A\00", align 1
@.str.37 = private unnamed_addr constant [23 x i8] c"shadow overlaps primal\00", align 1
@.str.38 = private unnamed_addr constant [43 x i8] c"    %s: another float has the same shadow\0A\00", align 1
@.str.39 = private unnamed_addr constant [16 x i8] c"shadows overlap\00", align 1
@.str.40 = private unnamed_addr constant [102 x i8] c"    a pointer of argument %d is its own shadow, and no enzyme_runtime_activity is given: not checked\0A\00", align 1
@.str.41 = private unnamed_addr constant [25 x i8] c"shadow is its own primal\00", align 1
@.str.42 = private unnamed_addr constant [29 x i8] c"shadow pointer leads nowhere\00", align 1
@.str.43 = private unnamed_addr constant [65 x i8] c"    where the function read a pointer, its shadow is no address\0A\00", align 1
@.str.44 = private unnamed_addr constant [65 x i8] c"    floats other than double and float, which the function uses\0A\00", align 1
@.str.45 = private unnamed_addr constant [50 x i8] c"    what is beyond the first four million floats\0A\00", align 1
@.str.46 = private unnamed_addr constant [7 x i8] c"double\00", align 1
@.str.47 = private unnamed_addr constant [6 x i8] c"float\00", align 1
@.str.48 = private unnamed_addr constant [11 x i8] c"the result\00", align 1
@.str.49 = private unnamed_addr constant [12 x i8] c"argument %d\00", align 1
@.str.50 = private unnamed_addr constant [16 x i8] c"argument %d, at\00", align 1
@.str.51 = private unnamed_addr constant [22 x i8] c"a global variable, at\00", align 1
@.str.52 = private unnamed_addr constant [10 x i8] c" byte %ld\00", align 1
@.str.53 = private unnamed_addr constant [8 x i8] c" -> %ld\00", align 1
@.str.54 = private unnamed_addr constant [10 x i8] c" (%s, %g)\00", align 1
@.str.55 = private unnamed_addr constant [60 x i8] c"    %s: the function depends on it, and its shadow is null\0A\00", align 1
@.str.56 = private unnamed_addr constant [12 x i8] c"null shadow\00", align 1
@.str.57 = private unnamed_addr constant [19 x i8] c"kink, or too noisy\00", align 1
@.str.58 = private unnamed_addr constant [78 x i8] c"    differences of two step sizes disagree with each other here: not checked\0A\00", align 1
@.str.59 = private unnamed_addr constant [69 x i8] c"    %s: %.17g after the derivative, %.17g after the function itself\0A\00", align 1
@.str.60 = private unnamed_addr constant [15 x i8] c"primal changed\00", align 1
@.str.61 = private unnamed_addr constant [52 x i8] c"==enzcc==   from %p on: argument %d%s%s, shadow %p\0A\00", align 1
@.str.62 = private unnamed_addr constant [15 x i8] c", by a pointer\00", align 1
@.str.63 = private unnamed_addr constant [7 x i8] c", none\00", align 1
@.str.64 = private unnamed_addr constant [17 x i8] c", null or itself\00", align 1
@.str.65 = private unnamed_addr constant [54 x i8] c"==enzcc==   %s%s%s%s%s: value %g, shadow %g, then %g\0A\00", align 1
@.str.66 = private unnamed_addr constant [7 x i8] c", read\00", align 1
@.str.67 = private unnamed_addr constant [10 x i8] c", written\00", align 1
@.str.68 = private unnamed_addr constant [10 x i8] c", guessed\00", align 1
@.str.69 = private unnamed_addr constant [17 x i8] c", without shadow\00", align 1
@.str.70 = private unnamed_addr constant [59 x i8] c"    %s: expected %.10g, found %.10g (relative error %.2g)\0A\00", align 1
@.str.71 = private unnamed_addr constant [17 x i8] c"wrong derivative\00", align 1
@.str.72 = private unnamed_addr constant [76 x i8] c"    along a direction: expected %.10g, found %.10g (relative error %.2g)\0A%s\00", align 1
@.str.73 = private unnamed_addr constant [61 x i8] c"    worst: %s: its derivative should be %.10g, and is %.10g\0A\00", align 1
@.str.74 = private unnamed_addr constant [20 x i8] c"    worst: near %s\0A\00", align 1
@switch.table.touch = private unnamed_addr constant [5 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0], align 8

define linkonce_odr hidden void @__enzcc_check_note(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) noinline nounwind {
  %5 = tail call fastcc ptr @find(ptr noundef %0) #16
  %6 = icmp ne ptr %5, null
  %7 = icmp sgt i64 %1, 0
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  tail call fastcc void @touch(ptr noundef %5, ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #16
  br label %10

10:                                               ; preds = %9, %4
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

define internal fastcc ptr @find(ptr noundef readnone captures(address) %0) unnamed_addr #2 {
  %2 = load ptr, ptr @__enzcc_check_watch, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %1
  %7 = load ptr, ptr %4, align 8
  %8 = icmp ult ptr %0, %7
  br i1 %8, label %13, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ult ptr %0, %11
  br i1 %12, label %74, label %13

13:                                               ; preds = %9, %6, %1
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ult ptr %0, %15
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ult ptr %0, %19
  br i1 %20, label %74, label %21

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %2, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %74, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %62, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %30 = load ptr, ptr %29, align 8
  br label %31

31:                                               ; preds = %31, %28
  %32 = phi i64 [ 0, %28 ], [ %41, %31 ]
  %33 = phi i64 [ %26, %28 ], [ %40, %31 ]
  %34 = add i64 %33, %32
  %35 = lshr i64 %34, 1
  %36 = getelementptr inbounds nuw %struct.Object, ptr %30, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = icmp ult ptr %0, %37
  %39 = add nuw i64 %35, 1
  %40 = select i1 %38, i64 %35, i64 %33
  %41 = select i1 %38, i64 %32, i64 %39
  %42 = icmp ult i64 %41, %40
  br i1 %42, label %31, label %43

43:                                               ; preds = %31
  %44 = icmp eq i64 %41, 0
  br i1 %44, label %62, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw %struct.Object, ptr %30, i64 %41
  %47 = getelementptr inbounds i8, ptr %46, i64 -56
  %48 = getelementptr inbounds i8, ptr %46, i64 -48
  %49 = load ptr, ptr %48, align 8
  %50 = icmp ult ptr %0, %49
  br i1 %50, label %51, label %58

51:                                               ; preds = %45
  %52 = getelementptr inbounds i8, ptr %46, i64 -16
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %51
  store ptr %47, ptr %3, align 8
  br label %74

56:                                               ; preds = %51
  %57 = load ptr, ptr %47, align 8
  br label %58

58:                                               ; preds = %56, %45
  %59 = phi ptr [ %57, %56 ], [ %49, %45 ]
  store ptr %59, ptr %14, align 8
  %60 = load ptr, ptr %48, align 8
  %61 = icmp ult ptr %0, %60
  br i1 %61, label %71, label %63

62:                                               ; preds = %24, %43
  store ptr null, ptr %14, align 8
  br label %63

63:                                               ; preds = %62, %58
  %64 = phi i64 [ 0, %62 ], [ %41, %58 ]
  %65 = icmp ult i64 %64, %26
  br i1 %65, label %66, label %71

66:                                               ; preds = %63
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.Object, ptr %68, i64 %64
  %70 = load ptr, ptr %69, align 8
  br label %71

71:                                               ; preds = %58, %66, %63
  %72 = phi ptr [ inttoptr (i64 -1 to ptr), %63 ], [ %70, %66 ], [ %60, %58 ]
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store ptr %72, ptr %73, align 8
  br label %74

74:                                               ; preds = %55, %71, %17, %21, %9
  %75 = phi ptr [ null, %17 ], [ %4, %9 ], [ null, %21 ], [ %47, %55 ], [ null, %71 ]
  ret ptr %75
}

define internal fastcc void @touch(ptr noundef nonnull captures(none) %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #3 {
  %6 = getelementptr i8, ptr %1, i64 %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ugt ptr %6, %8
  %10 = ptrtoint ptr %8 to i64
  %11 = ptrtoint ptr %1 to i64
  %12 = sub i64 %10, %11
  %13 = select i1 %9, i64 %12, i64 %2
  %14 = icmp eq i32 %4, 0
  br i1 %14, label %15, label %47

15:                                               ; preds = %5
  switch i32 %3, label %47 [
    i32 4, label %16
    i32 3, label %16
    i32 0, label %16
  ]

16:                                               ; preds = %15, %15, %15
  %17 = icmp eq i32 %3, 3
  %18 = zext i1 %17 to i32
  tail call fastcc void @scan(ptr noundef %0, ptr noundef %1, i64 noundef %13, i32 noundef %18) #16
  %19 = load ptr, ptr @__enzcc_check_watch, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %47, label %23

23:                                               ; preds = %16
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %25 = load ptr, ptr %24, align 8
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi i64 [ 0, %23 ], [ %36, %26 ]
  %28 = phi i64 [ %21, %23 ], [ %35, %26 ]
  %29 = add i64 %28, %27
  %30 = lshr i64 %29, 1
  %31 = getelementptr inbounds nuw %struct.Object, ptr %25, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ult ptr %1, %32
  %34 = add nuw i64 %30, 1
  %35 = select i1 %33, i64 %30, i64 %28
  %36 = select i1 %33, i64 %27, i64 %34
  %37 = icmp ult i64 %36, %35
  br i1 %37, label %26, label %38

38:                                               ; preds = %26
  %39 = icmp eq i64 %36, 0
  br i1 %39, label %47, label %40

40:                                               ; preds = %38
  %41 = getelementptr %struct.Object, ptr %25, i64 %36
  %42 = getelementptr i8, ptr %41, i64 -48
  %43 = load ptr, ptr %42, align 8
  %44 = icmp ult ptr %1, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 -56
  %46 = select i1 %44, ptr %45, ptr null
  br label %47

47:                                               ; preds = %40, %38, %16, %15, %5
  %48 = phi ptr [ %0, %5 ], [ %0, %15 ], [ null, %16 ], [ %46, %40 ], [ null, %38 ]
  %49 = load ptr, ptr %48, align 8
  %50 = ptrtoint ptr %49 to i64
  %51 = sub i64 %11, %50
  %52 = lshr i64 %51, 2
  %53 = getelementptr i8, ptr %1, i64 %13
  %54 = getelementptr i8, ptr %53, i64 -1
  %55 = ptrtoint ptr %54 to i64
  %56 = sub i64 %55, %50
  %57 = lshr i64 %56, 2
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %59 = load i64, ptr %58, align 8
  %60 = icmp ult i64 %52, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %47
  store i64 %52, ptr %58, align 8
  br label %62

62:                                               ; preds = %61, %47
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %64 = load i64, ptr %63, align 8
  %65 = icmp ugt i64 %57, %64
  br i1 %65, label %66, label %67

66:                                               ; preds = %62
  store i64 %57, ptr %63, align 8
  br label %67

67:                                               ; preds = %66, %62
  %68 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %69 = load ptr, ptr %68, align 8
  %70 = add i32 %3, -1
  %71 = icmp ult i32 %70, 5
  br i1 %71, label %72, label %80

72:                                               ; preds = %67
  %73 = shl nuw nsw i32 %70, 3
  %74 = zext nneg i32 %73 to i40
  %75 = lshr i40 69264738308, %74
  %76 = trunc i40 %75 to i8
  %77 = zext nneg i32 %70 to i64
  %78 = getelementptr inbounds nuw i64, ptr @switch.table.touch, i64 %77
  %79 = load i64, ptr %78, align 8
  br label %80

80:                                               ; preds = %67, %72
  %81 = phi i8 [ %76, %72 ], [ 32, %67 ]
  %82 = phi i64 [ %79, %72 ], [ 0, %67 ]
  %83 = icmp samesign ugt i64 %52, %57
  br i1 %83, label %84, label %85

84:                                               ; preds = %96, %80
  ret void

85:                                               ; preds = %80, %96
  %86 = phi i64 [ %103, %96 ], [ %52, %80 ]
  %87 = getelementptr inbounds nuw i8, ptr %69, i64 %86
  %88 = load i8, ptr %87, align 1
  br i1 %14, label %91, label %89

89:                                               ; preds = %85
  %90 = or i8 %88, 2
  br label %96

91:                                               ; preds = %85
  %92 = lshr i8 %88, 1
  %93 = and i8 %92, 1
  %94 = xor i8 %93, 1
  %95 = or i8 %94, %88
  br label %96

96:                                               ; preds = %91, %89
  %97 = phi i8 [ %90, %89 ], [ %95, %91 ]
  %98 = sub nuw nsw i64 %86, %52
  %99 = and i64 %98, %82
  %100 = icmp eq i64 %99, 0
  %101 = select i1 %100, i8 %81, i8 0
  %102 = or i8 %97, %101
  store i8 %102, ptr %87, align 1
  %103 = add nuw nsw i64 %86, 1
  %104 = icmp eq i64 %86, %57
  br i1 %104, label %84, label %85
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden void @__enzcc_check_unseen(ptr noundef %0) noinline nounwind {
  %2 = tail call fastcc ptr @find(ptr noundef %0) #16
  %3 = icmp eq ptr %2, null
  br i1 %3, label %138, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = ptrtoint ptr %0 to i64
  %9 = sub i64 %7, %8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %61

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %58, label %17

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_check_watch, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = sext i32 %15 to i64
  %21 = getelementptr %struct.Anchor, ptr %19, i64 %20
  %22 = getelementptr i8, ptr %21, i64 112
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ult ptr %0, %23
  br i1 %24, label %58, label %25

25:                                               ; preds = %17, %30
  %26 = phi ptr [ %33, %30 ], [ %22, %17 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 36
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %36, label %30

30:                                               ; preds = %25
  %31 = sext i32 %28 to i64
  %32 = getelementptr %struct.Anchor, ptr %19, i64 %31
  %33 = getelementptr i8, ptr %32, i64 112
  %34 = load ptr, ptr %33, align 8
  %35 = icmp ugt ptr %34, %0
  br i1 %35, label %36, label %25

36:                                               ; preds = %25, %30
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = tail call i64 @llvm.abs.i64(i64 %42, i1 true)
  %44 = load ptr, ptr %26, align 8
  %45 = ptrtoint ptr %44 to i64
  %46 = sub i64 %8, %45
  %47 = icmp sge i64 %46, %43
  %48 = or i1 %47, %29
  br i1 %48, label %58, label %50

49:                                               ; preds = %36
  br i1 %29, label %58, label %50

50:                                               ; preds = %40, %49
  %51 = sext i32 %28 to i64
  %52 = getelementptr %struct.Anchor, ptr %19, i64 %51
  %53 = getelementptr i8, ptr %52, i64 112
  %54 = load ptr, ptr %53, align 8
  %55 = ptrtoint ptr %54 to i64
  %56 = sub i64 %55, %8
  %57 = tail call i64 @llvm.umin.i64(i64 %56, i64 %9)
  br label %58

58:                                               ; preds = %40, %17, %13, %50, %49
  %59 = phi i64 [ %9, %49 ], [ %57, %50 ], [ %9, %13 ], [ %9, %40 ], [ %9, %17 ]
  %60 = tail call i64 @llvm.umin.i64(i64 %59, i64 4096)
  br label %61

61:                                               ; preds = %58, %4
  %62 = phi i64 [ %9, %4 ], [ %60, %58 ]
  %63 = load ptr, ptr @__enzcc_check_watch, align 8
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %66 = load i64, ptr %65, align 8
  %67 = trunc i64 %66 to i32
  tail call fastcc void @touch(ptr noundef %2, ptr noundef %0, i64 noundef %62, i32 noundef 0, i32 noundef 0) #16
  %68 = load ptr, ptr @__enzcc_check_watch, align 8
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %71 = load i64, ptr %70, align 8
  %72 = trunc i64 %71 to i32
  %73 = icmp slt i32 %67, %72
  br i1 %73, label %74, label %138

74:                                               ; preds = %61
  %75 = shl i64 %66, 32
  %76 = ashr exact i64 %75, 32
  %77 = shl i64 %66, 32
  %78 = add i64 %77, 4290672328704
  %79 = ashr exact i64 %78, 32
  br label %80

80:                                               ; preds = %74, %127
  %81 = phi ptr [ %69, %74 ], [ %128, %127 ]
  %82 = phi ptr [ %68, %74 ], [ %129, %127 ]
  %83 = phi i64 [ %76, %74 ], [ %130, %127 ]
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 160
  %85 = getelementptr inbounds %struct.Anchor, ptr %84, i64 %83
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %88 = load i64, ptr %87, align 8
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %127, label %90

90:                                               ; preds = %80
  %91 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %92 = load ptr, ptr %91, align 8
  br label %93

93:                                               ; preds = %93, %90
  %94 = phi i64 [ 0, %90 ], [ %103, %93 ]
  %95 = phi i64 [ %88, %90 ], [ %102, %93 ]
  %96 = add i64 %95, %94
  %97 = lshr i64 %96, 1
  %98 = getelementptr inbounds nuw %struct.Object, ptr %92, i64 %97
  %99 = load ptr, ptr %98, align 8
  %100 = icmp ult ptr %86, %99
  %101 = add nuw i64 %97, 1
  %102 = select i1 %100, i64 %97, i64 %95
  %103 = select i1 %100, i64 %94, i64 %101
  %104 = icmp ult i64 %103, %102
  br i1 %104, label %93, label %105

105:                                              ; preds = %93
  %106 = icmp eq i64 %103, 0
  br i1 %106, label %127, label %107

107:                                              ; preds = %105
  %108 = getelementptr %struct.Object, ptr %92, i64 %103
  %109 = getelementptr i8, ptr %108, i64 -48
  %110 = load ptr, ptr %109, align 8
  %111 = icmp ult ptr %86, %110
  %112 = getelementptr inbounds i8, ptr %108, i64 -56
  br i1 %111, label %113, label %127

113:                                              ; preds = %107
  %114 = getelementptr inbounds i8, ptr %108, i64 -12
  %115 = load i32, ptr %114, align 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %127, label %117

117:                                              ; preds = %113
  %118 = getelementptr inbounds i8, ptr %108, i64 -16
  %119 = load i32, ptr %118, align 8
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %127, label %121

121:                                              ; preds = %117
  %122 = ptrtoint ptr %110 to i64
  %123 = ptrtoint ptr %86 to i64
  %124 = sub i64 %122, %123
  tail call fastcc void @touch(ptr noundef %112, ptr noundef %86, i64 noundef %124, i32 noundef 0, i32 noundef 0) #16
  %125 = load ptr, ptr @__enzcc_check_watch, align 8
  %126 = load ptr, ptr %125, align 8
  br label %127

127:                                              ; preds = %105, %107, %80, %121, %117, %113
  %128 = phi ptr [ %81, %105 ], [ %81, %107 ], [ %81, %80 ], [ %126, %121 ], [ %81, %117 ], [ %81, %113 ]
  %129 = phi ptr [ %82, %105 ], [ %82, %107 ], [ %82, %80 ], [ %125, %121 ], [ %82, %117 ], [ %82, %113 ]
  %130 = add nsw i64 %83, 1
  %131 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %132 = load i64, ptr %131, align 8
  %133 = shl i64 %132, 32
  %134 = ashr exact i64 %133, 32
  %135 = icmp slt i64 %130, %134
  %136 = icmp slt i64 %83, %79
  %137 = select i1 %135, i1 %136, i1 false
  br i1 %137, label %80, label %138

138:                                              ; preds = %127, %61, %1
  ret void
}

define linkonce_odr hidden void @__enzcc_check_freed(ptr noundef %0) noinline nounwind {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %13, label %3

3:                                                ; preds = %1
  %4 = tail call fastcc ptr @find(ptr noundef nonnull %0) #16
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %3
  %7 = load ptr, ptr %4, align 8
  %8 = icmp eq ptr %7, %0
  br i1 %8, label %9, label %13

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i32 0, ptr %10, align 8
  %11 = load ptr, ptr @__enzcc_check_watch, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr null, ptr %12, align 8
  br label %13

13:                                               ; preds = %1, %9, %6, %3
  ret void
}

define linkonce_odr hidden ptr @__enzcc_check_code(ptr noundef %0) noinline nounwind {
  %2 = load ptr, ptr @__enzcc_check_watch, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %24, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %11 = tail call i64 @llvm.smax.i64(i64 %9, i64 0)
  %12 = icmp slt i64 %9, 1
  br i1 %12, label %24, label %16

13:                                               ; preds = %16
  %14 = add nuw i64 %17, 1
  %15 = icmp eq i64 %14, %11
  br i1 %15, label %24, label %16

16:                                               ; preds = %6, %13
  %17 = phi i64 [ %14, %13 ], [ 0, %6 ]
  %18 = getelementptr inbounds nuw %struct.Pair, ptr %10, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %21, label %13

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %23 = load ptr, ptr %22, align 8
  br label %24

24:                                               ; preds = %13, %6, %1, %21
  %25 = phi ptr [ %23, %21 ], [ %0, %1 ], [ %0, %6 ], [ %0, %13 ]
  ret ptr %25
}

define linkonce_odr hidden void @__enzcc_check_passed(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call ptr @__enzcc_check_code(ptr noundef %0) #16
  %4 = icmp eq ptr %3, %0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call void @__enzcc_check_unseen(ptr noundef %1) #16
  br label %6

6:                                                ; preds = %5, %2
  ret void
}

define linkonce_odr hidden void @__enzcc_check_begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = alloca [2 x i64], align 16
  %6 = alloca [2 x i64], align 16
  %7 = alloca [2 x i64], align 16
  %8 = alloca i32, align 4
  %9 = alloca [2 x i64], align 16
  %10 = alloca [2 x i32], align 4
  %11 = alloca [2 x i32], align 4
  %12 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %27

14:                                               ; preds = %4
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  %15 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #18
  %16 = load i64, ptr %9, align 16
  %17 = sitofp i64 %16 to double
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = sitofp i64 %19 to double
  %21 = call double @llvm.fmuladd.f64(double %20, double 1.000000e-09, double %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  store double %21, ptr @__enzcc_check_program, align 8
  store i64 60, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), align 8
  store double 1.000000e-05, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 104), align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = load ptr, ptr %22, align 8
  call fastcc void @take_options(ptr noundef %23) #16
  %24 = call ptr @getenv(ptr noundef nonnull @.str.4) #18
  call fastcc void @take_options(ptr noundef %24) #16
  %25 = call i32 @getpid() #18
  store i32 %25, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %26 = call i32 @__cxa_atexit(ptr noundef nonnull @at_end, ptr noundef null, ptr noundef null) #18
  br label %27

27:                                               ; preds = %14, %4
  %28 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %285

30:                                               ; preds = %27
  %31 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %39

34:                                               ; preds = %30
  %35 = call ptr @mmap(ptr noundef null, i64 noundef 4616, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %36 = icmp eq ptr %35, inttoptr (i64 -1 to ptr)
  %37 = select i1 %36, ptr null, ptr %35
  store ptr %37, ptr %31, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %285, label %39

39:                                               ; preds = %30, %34
  %40 = phi ptr [ %35, %34 ], [ %32, %30 ]
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 4608
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %81, label %44

44:                                               ; preds = %39
  %45 = icmp eq i32 %3, 0
  br label %46

46:                                               ; preds = %44, %76
  %47 = phi i32 [ %42, %44 ], [ %77, %76 ]
  %48 = sext i32 %47 to i64
  %49 = getelementptr %struct.State, ptr %40, i64 %48
  %50 = getelementptr i8, ptr %49, i64 -56
  %51 = load ptr, ptr %50, align 8
  %52 = icmp ult ptr %51, %1
  %53 = icmp eq ptr %51, %1
  %54 = and i1 %45, %53
  %55 = or i1 %52, %54
  br i1 %55, label %56, label %79

56:                                               ; preds = %46
  %57 = add nsw i32 %47, -1
  store i32 %57, ptr %41, align 8
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.State, ptr %40, i64 %58
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 40
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %76, label %63

63:                                               ; preds = %56
  store i32 0, ptr %60, align 8
  %64 = getelementptr inbounds nuw i8, ptr %59, i64 28
  %65 = load i32, ptr %64, align 4
  %66 = call i32 @close(i32 noundef %65) #18
  %67 = getelementptr inbounds nuw i8, ptr %59, i64 32
  %68 = load i32, ptr %67, align 8
  %69 = call i32 @close(i32 noundef %68) #18
  %70 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %71 = load i32, ptr %70, align 8
  %72 = call i32 @kill(i32 noundef %71, i32 noundef 9) #18
  %73 = load i32, ptr %70, align 8
  %74 = call i32 @waitpid(i32 noundef %73, ptr noundef nonnull %8, i32 noundef 0) #18
  %75 = load i32, ptr %41, align 8
  br label %76

76:                                               ; preds = %56, %63
  %77 = phi i32 [ %57, %56 ], [ %75, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %81, label %46

79:                                               ; preds = %46
  %80 = icmp eq i32 %47, 64
  br i1 %80, label %285, label %81

81:                                               ; preds = %76, %39, %79
  %82 = phi i32 [ %47, %79 ], [ 0, %39 ], [ 0, %76 ]
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds %struct.State, ptr %40, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %40, i64 4096
  %86 = getelementptr inbounds ptr, ptr %85, i64 %83
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %100

89:                                               ; preds = %81
  %90 = call ptr @mmap(ptr noundef null, i64 noundef 448790688, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %91 = icmp eq ptr %90, inttoptr (i64 -1 to ptr)
  %92 = select i1 %91, ptr null, ptr %90
  %93 = load i32, ptr %41, align 8
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %85, i64 %94
  store ptr %92, ptr %95, align 8
  %96 = load i32, ptr %41, align 8
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %85, i64 %97
  %99 = load ptr, ptr %98, align 8
  br label %100

100:                                              ; preds = %89, %81
  %101 = phi ptr [ %99, %89 ], [ %87, %81 ]
  store ptr %0, ptr %84, align 8
  %102 = getelementptr inbounds nuw i8, ptr %84, i64 8
  store ptr %1, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %84, i64 16
  store ptr %2, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %84, i64 24
  store i32 0, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %84, i64 28
  store i32 -1, ptr %105, align 4
  %106 = getelementptr inbounds nuw i8, ptr %84, i64 32
  store i32 -1, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %84, i64 36
  store i32 %3, ptr %107, align 4
  %108 = getelementptr inbounds nuw i8, ptr %84, i64 40
  store i32 0, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %84, i64 44
  store i32 0, ptr %109, align 4
  %110 = getelementptr inbounds nuw i8, ptr %84, i64 48
  store double 0.000000e+00, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %84, i64 56
  store ptr %101, ptr %111, align 8
  %112 = load i32, ptr %41, align 8
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %41, align 8
  %114 = icmp eq i32 %3, 0
  br i1 %114, label %115, label %125

115:                                              ; preds = %100
  %116 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %117 = add nsw i64 %116, 1
  store i64 %117, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %119 = load i64, ptr %118, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %118, align 8
  %121 = icmp eq i64 %119, 0
  br i1 %121, label %122, label %125

122:                                              ; preds = %115
  %123 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 624), align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr %123, ptr %124, align 8
  store ptr %0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 624), align 8
  br label %125

125:                                              ; preds = %115, %122, %100
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %127 = load i64, ptr %126, align 8
  %128 = icmp sgt i64 %127, 2
  br i1 %128, label %285, label %129

129:                                              ; preds = %125
  %130 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 64), align 8
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %150, label %132

132:                                              ; preds = %129
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %133 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %134 = load i64, ptr %7, align 16
  %135 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %136 = load i64, ptr %135, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %138, 9
  br i1 %139, label %157, label %140

140:                                              ; preds = %132
  %141 = sitofp i64 %136 to double
  %142 = sitofp i64 %134 to double
  %143 = call double @llvm.fmuladd.f64(double %141, double 1.000000e-09, double %142)
  %144 = load double, ptr @__enzcc_check_program, align 8
  %145 = fsub double %143, %144
  %146 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %147 = fsub double %145, %146
  %148 = fmul double %147, 6.000000e+00
  %149 = fcmp olt double %146, %148
  br i1 %149, label %157, label %285

150:                                              ; preds = %129
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %152 = load i64, ptr %151, align 8
  %153 = srem i64 %152, %130
  %154 = icmp ne i64 %130, 1
  %155 = zext i1 %154 to i64
  %156 = icmp eq i64 %153, %155
  br i1 %156, label %157, label %285

157:                                              ; preds = %140, %132, %150
  %158 = load ptr, ptr %111, align 8
  %159 = icmp eq ptr %158, null
  br i1 %159, label %160, label %169

160:                                              ; preds = %157
  %161 = load ptr, ptr %84, align 8
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 104
  %163 = load i64, ptr %162, align 8
  %164 = and i64 %163, 4194304
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %285

166:                                              ; preds = %160
  %167 = or disjoint i64 %163, 4194304
  store i64 %167, ptr %162, align 8
  %168 = call fastcc i32 @tell(ptr noundef nonnull readonly %84, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.1) #16
  br label %285

169:                                              ; preds = %157
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %170 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %171 = load i64, ptr %6, align 16
  %172 = sitofp i64 %171 to double
  %173 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %174 = load i64, ptr %173, align 8
  %175 = sitofp i64 %174 to double
  %176 = call double @llvm.fmuladd.f64(double %175, double 1.000000e-09, double %172)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #17
  %177 = call i32 @pipe(ptr noundef nonnull %10) #18
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %284

179:                                              ; preds = %169
  %180 = call i32 @pipe(ptr noundef nonnull %11) #18
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %188, label %182

182:                                              ; preds = %179
  %183 = load i32, ptr %10, align 4
  %184 = call i32 @close(i32 noundef %183) #18
  %185 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %186 = load i32, ptr %185, align 4
  %187 = call i32 @close(i32 noundef %186) #18
  br label %284

188:                                              ; preds = %179
  %189 = call i32 @fork() #18
  store i32 %189, ptr %104, align 8
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %191, label %201

191:                                              ; preds = %188
  %192 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %193 = load i32, ptr %192, align 4
  %194 = call i32 @close(i32 noundef %193) #18
  %195 = load i32, ptr %11, align 4
  %196 = call i32 @close(i32 noundef %195) #18
  %197 = call ptr @llvm.frameaddress.p0(i32 0)
  %198 = load i32, ptr %10, align 4
  %199 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %200 = load i32, ptr %199, align 4
  call fastcc void @serve(ptr noundef nonnull %84, ptr noundef %197, i32 noundef %198, i32 noundef %200) #19
  unreachable

201:                                              ; preds = %188
  %202 = load i32, ptr %10, align 4
  %203 = call i32 @close(i32 noundef %202) #18
  %204 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %205 = load i32, ptr %204, align 4
  %206 = call i32 @close(i32 noundef %205) #18
  %207 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %208 = load i32, ptr %207, align 4
  store i32 %208, ptr %105, align 4
  %209 = load i32, ptr %11, align 4
  store i32 %209, ptr %106, align 8
  %210 = load i32, ptr %104, align 8
  %211 = icmp sgt i32 %210, 0
  %212 = zext i1 %211 to i32
  store i32 %212, ptr %108, align 8
  br i1 %211, label %213, label %261

213:                                              ; preds = %201
  %214 = call fastcc i32 @answered(ptr noundef nonnull %84) #16
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %261, label %216

216:                                              ; preds = %213
  call fastcc void @tell_of_shadows(ptr noundef nonnull %84) #16
  %217 = load ptr, ptr %111, align 8
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %220 = load i64, ptr %219, align 8
  %221 = icmp eq i64 %220, 0
  %222 = select i1 %221, i64 0, i64 1024
  %223 = getelementptr inbounds nuw i8, ptr %217, i64 104
  store i64 0, ptr %223, align 8
  %224 = load ptr, ptr %111, align 8
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 112
  store i64 %218, ptr %225, align 8
  %226 = load ptr, ptr %111, align 8
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 120
  store i64 %222, ptr %227, align 8
  %228 = call fastcc i32 @ask(ptr noundef nonnull %84, i32 noundef 0, double noundef 0.000000e+00) #16
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %250, label %230

230:                                              ; preds = %216
  call fastcc void @check_unshadowed(ptr noundef nonnull %84) #16
  %231 = load ptr, ptr %111, align 8
  %232 = load i64, ptr %231, align 8
  %233 = load i64, ptr %219, align 8
  %234 = icmp eq i64 %233, 0
  %235 = select i1 %234, i64 0, i64 1024
  %236 = getelementptr inbounds nuw i8, ptr %231, i64 104
  store i64 0, ptr %236, align 8
  %237 = load ptr, ptr %111, align 8
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 112
  store i64 %232, ptr %238, align 8
  %239 = load ptr, ptr %111, align 8
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 120
  store i64 %235, ptr %240, align 8
  %241 = load i64, ptr %219, align 8
  %242 = icmp eq i64 %241, 0
  br i1 %242, label %243, label %273

243:                                              ; preds = %230
  %244 = load ptr, ptr %111, align 8
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 152
  %246 = load i64, ptr %245, align 8
  %247 = icmp eq i64 %246, 0
  %248 = select i1 %247, double 0x3F50000000000000, double 1.562500e-02
  %249 = call fastcc i32 @measure(ptr noundef nonnull %84, double noundef %248) #16
  store i32 %249, ptr %109, align 4
  br label %273

250:                                              ; preds = %216
  %251 = load ptr, ptr %111, align 8
  %252 = load i64, ptr %251, align 8
  %253 = load i64, ptr %219, align 8
  %254 = icmp eq i64 %253, 0
  %255 = select i1 %254, i64 0, i64 1024
  %256 = getelementptr inbounds nuw i8, ptr %251, i64 104
  store i64 0, ptr %256, align 8
  %257 = load ptr, ptr %111, align 8
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 112
  store i64 %252, ptr %258, align 8
  %259 = load ptr, ptr %111, align 8
  %260 = getelementptr inbounds nuw i8, ptr %259, i64 120
  store i64 %255, ptr %260, align 8
  br label %261

261:                                              ; preds = %201, %213, %250
  %262 = load i64, ptr %126, align 8
  %263 = add nsw i64 %262, 1
  store i64 %263, ptr %126, align 8
  %264 = load ptr, ptr %84, align 8
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 104
  %266 = load i64, ptr %265, align 8
  %267 = and i64 %266, 4194304
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %269, label %272

269:                                              ; preds = %261
  %270 = or disjoint i64 %266, 4194304
  store i64 %270, ptr %265, align 8
  %271 = call fastcc i32 @tell(ptr noundef nonnull readonly %84, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.2) #16
  br label %272

272:                                              ; preds = %261, %269
  call fastcc void @dismiss(ptr noundef nonnull %84) #16
  br label %273

273:                                              ; preds = %230, %243, %272
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %274 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %275 = load i64, ptr %5, align 16
  %276 = sitofp i64 %275 to double
  %277 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %278 = load i64, ptr %277, align 8
  %279 = sitofp i64 %278 to double
  %280 = call double @llvm.fmuladd.f64(double %279, double 1.000000e-09, double %276)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %281 = fsub double %280, %176
  %282 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %283 = fadd double %282, %281
  store double %283, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  br label %284

284:                                              ; preds = %169, %273, %182
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #17
  br label %285

285:                                              ; preds = %140, %125, %166, %160, %34, %79, %150, %284, %27
  ret void
}

define internal fastcc void @dismiss(ptr noundef captures(none) %0) unnamed_addr #3 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %18, label %6

6:                                                ; preds = %1
  store i32 0, ptr %3, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %8 = load i32, ptr %7, align 4
  %9 = tail call i32 @close(i32 noundef %8) #18
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 8
  %12 = tail call i32 @close(i32 noundef %11) #18
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = tail call i32 @kill(i32 noundef %14, i32 noundef 9) #18
  %16 = load i32, ptr %13, align 8
  %17 = call i32 @waitpid(i32 noundef %16, ptr noundef nonnull %2, i32 noundef 0) #18
  br label %18

18:                                               ; preds = %1, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

declare i32 @pipe(ptr noundef) #5

declare i32 @close(i32 noundef) #5

declare i32 @fork() #5

define internal fastcc void @serve(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #6 {
  %5 = alloca double, align 8
  %6 = alloca float, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #17
  store i8 0, ptr %17, align 1
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %18 = tail call i32 (i32, ...) @prctl(i32 noundef 1, i32 noundef 9) #18
  %19 = tail call ptr @signal(i32 noundef 17, ptr noundef null) #18
  %20 = load ptr, ptr %0, align 8
  %21 = tail call ptr @mmap(ptr noundef null, i64 noundef 96, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %22 = icmp eq ptr %21, inttoptr (i64 -1 to ptr)
  %23 = select i1 %22, ptr null, ptr %21
  store ptr %23, ptr @__enzcc_check_watch, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %307, label %25

25:                                               ; preds = %4
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load ptr, ptr %26, align 8
  store ptr %27, ptr %21, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 152
  store i64 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 0, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 0, ptr %30, align 8
  store i64 0, ptr %27, align 8
  %31 = load ptr, ptr @__enzcc_check_watch, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 88
  store ptr %20, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 48
  store ptr %1, ptr %33, align 8
  %34 = tail call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %35 = icmp eq ptr %34, inttoptr (i64 -1 to ptr)
  %36 = select i1 %35, ptr null, ptr %34
  %37 = load ptr, ptr @__enzcc_check_watch, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 72
  store ptr %36, ptr %38, align 8
  %39 = tail call ptr @mmap(ptr noundef null, i64 noundef 234881024, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %40 = icmp eq ptr %39, inttoptr (i64 -1 to ptr)
  %41 = select i1 %40, ptr null, ptr %39
  %42 = load ptr, ptr @__enzcc_check_watch, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store ptr %41, ptr %43, align 8
  %44 = tail call ptr @mmap(ptr noundef null, i64 noundef 34359738368, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %45 = icmp eq ptr %44, inttoptr (i64 -1 to ptr)
  %46 = select i1 %45, ptr null, ptr %44
  %47 = load ptr, ptr @__enzcc_check_watch, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 56
  store ptr %46, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 72
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %307, label %52

52:                                               ; preds = %25
  %53 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  %56 = icmp eq ptr %46, null
  %57 = select i1 %55, i1 true, i1 %56
  br i1 %57, label %307, label %58

58:                                               ; preds = %52
  %59 = tail call fastcc i64 @read_ranges(ptr noundef %50, ptr noundef %1) #16
  %60 = load ptr, ptr @__enzcc_check_watch, align 8
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 80
  store i64 %59, ptr %61, align 8
  %62 = icmp eq i64 %59, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %130, %58
  %64 = phi ptr [ %60, %58 ], [ %131, %130 ]
  %65 = getelementptr inbounds nuw i8, ptr %20, i64 72
  %66 = load ptr, ptr %65, align 8
  %67 = load i64, ptr %66, align 8
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %138, label %233

69:                                               ; preds = %58, %130
  %70 = phi ptr [ %131, %130 ], [ %60, %58 ]
  %71 = phi i64 [ %132, %130 ], [ 0, %58 ]
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 72
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds nuw %struct.Range, ptr %73, i64 %71
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 20
  %76 = load i32, ptr %75, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %130, label %78

78:                                               ; preds = %69
  %79 = load ptr, ptr %74, align 8
  %80 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 32
  %84 = load ptr, ptr %82, align 8
  %85 = icmp ugt ptr %83, %84
  br i1 %85, label %130, label %86

86:                                               ; preds = %78, %110
  %87 = phi ptr [ %126, %110 ], [ %84, %78 ]
  %88 = phi ptr [ %108, %110 ], [ %79, %78 ]
  %89 = load ptr, ptr @__enzcc_check_watch, align 8
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %91 = load i64, ptr %90, align 8
  %92 = icmp ult i64 %91, 4194304
  br i1 %92, label %93, label %130

93:                                               ; preds = %86
  %94 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %95 = load i64, ptr %94, align 8
  %96 = and i64 %95, -8
  %97 = icmp ult i64 %95, 32
  %98 = and i64 %95, 8
  %99 = icmp ne i64 %98, 0
  %100 = or i1 %97, %99
  %101 = ptrtoint ptr %87 to i64
  %102 = ptrtoint ptr %88 to i64
  %103 = sub i64 %101, %102
  %104 = icmp ugt i64 %96, %103
  %105 = or i1 %104, %100
  br i1 %105, label %106, label %107

106:                                              ; preds = %93
  store i64 %81, ptr %90, align 8
  br label %130

107:                                              ; preds = %93
  %108 = getelementptr inbounds nuw i8, ptr %88, i64 %96
  %109 = icmp eq ptr %108, %87
  br i1 %109, label %130, label %110

110:                                              ; preds = %107
  %111 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %112 = load ptr, ptr %111, align 8
  %113 = add nuw nsw i64 %91, 1
  store i64 %113, ptr %90, align 8
  %114 = getelementptr inbounds nuw %struct.Object, ptr %112, i64 %91
  %115 = getelementptr inbounds nuw i8, ptr %88, i64 16
  %116 = getelementptr inbounds nuw i8, ptr %108, i64 8
  store ptr %115, ptr %114, align 8
  %117 = getelementptr inbounds nuw i8, ptr %114, i64 8
  store ptr %116, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %114, i64 16
  store ptr null, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %114, i64 24
  store i64 -1, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %114, i64 32
  store i64 0, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %114, i64 40
  store i32 0, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %114, i64 44
  store i32 1, ptr %122, align 4
  %123 = getelementptr inbounds nuw i8, ptr %114, i64 48
  store i32 0, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %114, i64 52
  store i32 0, ptr %124, align 4
  %125 = getelementptr inbounds nuw i8, ptr %108, i64 32
  %126 = load ptr, ptr %82, align 8
  %127 = icmp ugt ptr %125, %126
  br i1 %127, label %128, label %86

128:                                              ; preds = %110
  %129 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %130

130:                                              ; preds = %107, %86, %128, %106, %78, %69
  %131 = phi ptr [ %70, %69 ], [ %89, %106 ], [ %70, %78 ], [ %129, %128 ], [ %89, %86 ], [ %89, %107 ]
  %132 = add nuw i64 %71, 1
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 80
  %134 = load i64, ptr %133, align 8
  %135 = icmp ult i64 %132, %134
  br i1 %135, label %69, label %63

136:                                              ; preds = %227
  %137 = icmp sgt i64 %228, 0
  br i1 %137, label %241, label %233

138:                                              ; preds = %63, %227
  %139 = phi i64 [ %228, %227 ], [ %67, %63 ]
  %140 = phi ptr [ %229, %227 ], [ %66, %63 ]
  %141 = phi ptr [ %230, %227 ], [ %64, %63 ]
  %142 = phi i64 [ %231, %227 ], [ 0, %63 ]
  %143 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %144 = getelementptr inbounds nuw %struct.Variable, ptr %143, i64 %142
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %146 = load i64, ptr %145, align 8
  %147 = icmp sgt i64 %146, 0
  br i1 %147, label %148, label %227

148:                                              ; preds = %138
  %149 = load ptr, ptr %144, align 8
  %150 = getelementptr inbounds nuw i8, ptr %141, i64 16
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %196, label %153

153:                                              ; preds = %148
  %154 = getelementptr inbounds nuw i8, ptr %141, i64 8
  %155 = load ptr, ptr %154, align 8
  br label %156

156:                                              ; preds = %156, %153
  %157 = phi i64 [ 0, %153 ], [ %166, %156 ]
  %158 = phi i64 [ %151, %153 ], [ %165, %156 ]
  %159 = add i64 %158, %157
  %160 = lshr i64 %159, 1
  %161 = getelementptr inbounds nuw %struct.Object, ptr %155, i64 %160
  %162 = load ptr, ptr %161, align 8
  %163 = icmp ult ptr %149, %162
  %164 = add nuw i64 %160, 1
  %165 = select i1 %163, i64 %160, i64 %158
  %166 = select i1 %163, i64 %157, i64 %164
  %167 = icmp ult i64 %166, %165
  br i1 %167, label %156, label %168

168:                                              ; preds = %156
  %169 = icmp eq i64 %166, 0
  br i1 %169, label %175, label %170

170:                                              ; preds = %168
  %171 = getelementptr %struct.Object, ptr %155, i64 %166
  %172 = getelementptr i8, ptr %171, i64 -48
  %173 = load ptr, ptr %172, align 8
  %174 = icmp ult ptr %149, %173
  br i1 %174, label %227, label %175

175:                                              ; preds = %170, %168
  br label %176

176:                                              ; preds = %175, %176
  %177 = phi i64 [ %186, %176 ], [ 0, %175 ]
  %178 = phi i64 [ %185, %176 ], [ %151, %175 ]
  %179 = add i64 %178, %177
  %180 = lshr i64 %179, 1
  %181 = getelementptr inbounds nuw %struct.Object, ptr %155, i64 %180
  %182 = load ptr, ptr %181, align 8
  %183 = icmp ult ptr %149, %182
  %184 = add nuw i64 %180, 1
  %185 = select i1 %183, i64 %180, i64 %178
  %186 = select i1 %183, i64 %177, i64 %184
  %187 = icmp ult i64 %186, %185
  br i1 %187, label %176, label %188

188:                                              ; preds = %176
  %189 = icmp eq i64 %151, 4194304
  br i1 %189, label %227, label %190

190:                                              ; preds = %188
  %191 = icmp ugt i64 %151, %186
  br i1 %191, label %218, label %196

192:                                              ; preds = %218
  %193 = load ptr, ptr @__enzcc_check_watch, align 8
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 16
  %195 = load i64, ptr %194, align 8
  br label %196

196:                                              ; preds = %192, %190, %148
  %197 = phi i64 [ %186, %192 ], [ %186, %190 ], [ 0, %148 ]
  %198 = phi i64 [ %195, %192 ], [ %151, %190 ], [ 0, %148 ]
  %199 = phi ptr [ %193, %192 ], [ %141, %190 ], [ %141, %148 ]
  %200 = getelementptr inbounds nuw i8, ptr %149, i64 %146
  %201 = getelementptr inbounds nuw i8, ptr %199, i64 16
  %202 = add i64 %198, 1
  store i64 %202, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %199, i64 8
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds nuw %struct.Object, ptr %204, i64 %197
  store ptr %149, ptr %205, align 8
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 8
  store ptr %200, ptr %206, align 8
  %207 = getelementptr inbounds nuw i8, ptr %205, i64 16
  store ptr null, ptr %207, align 8
  %208 = getelementptr inbounds nuw i8, ptr %205, i64 24
  store i64 -1, ptr %208, align 8
  %209 = getelementptr inbounds nuw i8, ptr %205, i64 32
  store i64 0, ptr %209, align 8
  %210 = getelementptr inbounds nuw i8, ptr %205, i64 40
  store i32 0, ptr %210, align 8
  %211 = getelementptr inbounds nuw i8, ptr %205, i64 44
  store i32 1, ptr %211, align 4
  %212 = getelementptr inbounds nuw i8, ptr %205, i64 48
  store i32 0, ptr %212, align 8
  %213 = getelementptr inbounds nuw i8, ptr %205, i64 52
  store i32 0, ptr %213, align 4
  %214 = load ptr, ptr @__enzcc_check_watch, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 24
  store ptr null, ptr %215, align 8
  %216 = load ptr, ptr %65, align 8
  %217 = load i64, ptr %216, align 8
  br label %227

218:                                              ; preds = %190, %218
  %219 = phi i64 [ %225, %218 ], [ %151, %190 ]
  %220 = load ptr, ptr @__enzcc_check_watch, align 8
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 8
  %222 = load ptr, ptr %221, align 8
  %223 = getelementptr inbounds nuw %struct.Object, ptr %222, i64 %219
  %224 = getelementptr i8, ptr %223, i64 -56
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %223, ptr noundef nonnull align 8 dereferenceable(56) %224, i64 56, i1 false)
  %225 = add i64 %219, -1
  %226 = icmp ugt i64 %225, %186
  br i1 %226, label %218, label %192

227:                                              ; preds = %196, %188, %170, %138
  %228 = phi i64 [ %217, %196 ], [ %139, %188 ], [ %139, %170 ], [ %139, %138 ]
  %229 = phi ptr [ %216, %196 ], [ %140, %188 ], [ %140, %170 ], [ %140, %138 ]
  %230 = phi ptr [ %214, %196 ], [ %141, %188 ], [ %141, %170 ], [ %141, %138 ]
  %231 = add nuw nsw i64 %142, 1
  %232 = icmp slt i64 %231, %228
  br i1 %232, label %138, label %136

233:                                              ; preds = %254, %136, %63
  %234 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %235 = load i64, ptr %234, align 8
  %236 = icmp sgt i64 %235, 0
  br i1 %236, label %237, label %304

237:                                              ; preds = %233
  %238 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %259

241:                                              ; preds = %136, %254
  %242 = phi i64 [ %255, %254 ], [ %228, %136 ]
  %243 = phi ptr [ %256, %254 ], [ %229, %136 ]
  %244 = phi i64 [ %257, %254 ], [ 0, %136 ]
  %245 = getelementptr inbounds nuw i8, ptr %243, i64 8
  %246 = getelementptr inbounds nuw %struct.Variable, ptr %245, i64 %244
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 16
  %248 = load ptr, ptr %247, align 8
  %249 = icmp eq ptr %248, null
  br i1 %249, label %254, label %250

250:                                              ; preds = %241
  %251 = load ptr, ptr %246, align 8
  tail call fastcc void @put_pair(ptr noundef %251, ptr noundef nonnull %248, ptr noundef null, i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 1) #16
  %252 = load ptr, ptr %65, align 8
  %253 = load i64, ptr %252, align 8
  br label %254

254:                                              ; preds = %250, %241
  %255 = phi i64 [ %242, %241 ], [ %253, %250 ]
  %256 = phi ptr [ %243, %241 ], [ %252, %250 ]
  %257 = add nuw nsw i64 %244, 1
  %258 = icmp slt i64 %257, %255
  br i1 %258, label %241, label %233

259:                                              ; preds = %300, %237
  %260 = phi i64 [ %235, %237 ], [ %301, %300 ]
  %261 = phi i64 [ 0, %237 ], [ %302, %300 ]
  %262 = load ptr, ptr %238, align 8
  %263 = getelementptr inbounds nuw %struct.Slot, ptr %262, i64 %261
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 8
  %265 = load i64, ptr %264, align 8
  %266 = add i64 %265, -3
  %267 = icmp ult i64 %266, 2
  br i1 %267, label %268, label %300

268:                                              ; preds = %259
  %269 = load ptr, ptr %239, align 8
  %270 = load i64, ptr %263, align 8
  %271 = getelementptr inbounds i8, ptr %269, i64 %270
  %272 = load ptr, ptr %240, align 8
  %273 = getelementptr inbounds i8, ptr %272, i64 %270
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #17
  %274 = call ptr @memcpy(ptr noundef nonnull %15, ptr noundef %273, i64 noundef 8) #18
  %275 = call ptr @memcpy(ptr noundef nonnull %16, ptr noundef %271, i64 noundef 8) #18
  %276 = getelementptr inbounds nuw i8, ptr %263, i64 24
  %277 = load i64, ptr %276, align 8
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %290, label %279

279:                                              ; preds = %268
  %280 = load ptr, ptr %15, align 8
  %281 = load ptr, ptr %16, align 8
  %282 = getelementptr inbounds nuw i8, ptr %263, i64 16
  %283 = load i64, ptr %282, align 8
  %284 = trunc i64 %283 to i32
  %285 = icmp eq i64 %277, 2
  %286 = zext i1 %285 to i32
  %287 = load i64, ptr %264, align 8
  %288 = icmp eq i64 %287, 3
  %289 = zext i1 %288 to i32
  call fastcc void @put_pair(ptr noundef %280, ptr noundef %281, ptr noundef null, i32 noundef 0, i32 noundef %284, i32 noundef %286, i32 noundef %289) #16
  br label %298

290:                                              ; preds = %268
  %291 = load i64, ptr %264, align 8
  %292 = icmp eq i64 %291, 3
  br i1 %292, label %293, label %298

293:                                              ; preds = %290
  %294 = load ptr, ptr %15, align 8
  %295 = getelementptr inbounds nuw i8, ptr %263, i64 16
  %296 = load i64, ptr %295, align 8
  %297 = trunc i64 %296 to i32
  call fastcc void @put_anchor(ptr noundef %294, i32 noundef 1, i64 noundef 0, ptr noundef null, i32 noundef 0, i32 noundef %297, i32 noundef 0) #16
  br label %298

298:                                              ; preds = %293, %290, %279
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #17
  %299 = load i64, ptr %234, align 8
  br label %300

300:                                              ; preds = %298, %259
  %301 = phi i64 [ %260, %259 ], [ %299, %298 ]
  %302 = add nuw nsw i64 %261, 1
  %303 = icmp slt i64 %302, %301
  br i1 %303, label %259, label %304

304:                                              ; preds = %300, %233
  %305 = call fastcc i32 @run_child(ptr noundef nonnull %0, i32 noundef 1) #16
  %306 = sext i32 %305 to i64
  br label %307

307:                                              ; preds = %52, %25, %4, %304
  %308 = phi i64 [ %306, %304 ], [ -1, %4 ], [ -1, %25 ], [ -1, %52 ]
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %310 = load ptr, ptr %309, align 8
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 24
  store i64 %308, ptr %311, align 8
  %312 = load ptr, ptr %309, align 8
  %313 = getelementptr inbounds nuw i8, ptr %312, i64 24
  %314 = load i64, ptr %313, align 8
  %315 = icmp eq i64 %314, 0
  br i1 %315, label %316, label %1013

316:                                              ; preds = %307
  %317 = load ptr, ptr %0, align 8
  %318 = load ptr, ptr @__enzcc_check_watch, align 8
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr inbounds nuw i8, ptr %317, i64 48
  %321 = load i64, ptr %320, align 8
  %322 = icmp sgt i64 %321, 0
  br i1 %322, label %323, label %330

323:                                              ; preds = %316
  %324 = getelementptr inbounds nuw i8, ptr %317, i64 40
  %325 = getelementptr inbounds nuw i8, ptr %319, i64 16
  %326 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %327 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %335

328:                                              ; preds = %373
  %329 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %330

330:                                              ; preds = %328, %316
  %331 = phi ptr [ %329, %328 ], [ %318, %316 ]
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 16
  %333 = load i64, ptr %332, align 8
  %334 = icmp eq i64 %333, 0
  br i1 %334, label %377, label %385

335:                                              ; preds = %373, %323
  %336 = phi i64 [ 0, %323 ], [ %374, %373 ]
  %337 = load ptr, ptr %324, align 8
  %338 = getelementptr inbounds nuw %struct.Slot, ptr %337, i64 %336
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 8
  %340 = load i64, ptr %339, align 8
  %341 = add i64 %340, -1
  %342 = icmp ult i64 %341, 2
  br i1 %342, label %343, label %364

343:                                              ; preds = %335
  %344 = getelementptr inbounds nuw i8, ptr %338, i64 24
  %345 = load i64, ptr %344, align 8
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %373, label %347

347:                                              ; preds = %343
  %348 = load i64, ptr %319, align 8
  %349 = getelementptr inbounds nuw i8, ptr %338, i64 16
  %350 = load i64, ptr %349, align 8
  %351 = icmp eq i64 %350, 0
  %352 = zext i1 %351 to i32
  %353 = load ptr, ptr %326, align 8
  %354 = load i64, ptr %338, align 8
  %355 = getelementptr inbounds i8, ptr %353, i64 %354
  %356 = load ptr, ptr %327, align 8
  %357 = getelementptr inbounds i8, ptr %356, i64 %354
  %358 = trunc nuw nsw i64 %340 to i32
  %359 = select i1 %351, i32 1026, i32 1025
  %360 = trunc i64 %350 to i32
  %361 = xor i32 %360, -1
  call fastcc void @add_entry(ptr noundef %355, ptr noundef %357, i32 noundef %358, i32 noundef %359, i32 noundef %361) #16
  %362 = getelementptr inbounds nuw %struct.Entry, ptr %319, i64 %348
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 12583132
  store i32 %352, ptr %363, align 4
  call fastcc void @scale_entries(i64 noundef %348) #16
  br label %373

364:                                              ; preds = %335
  %365 = icmp eq i64 %340, 5
  br i1 %365, label %366, label %373

366:                                              ; preds = %364
  %367 = getelementptr inbounds nuw i8, ptr %338, i64 24
  %368 = load i64, ptr %367, align 8
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %373, label %370

370:                                              ; preds = %366
  %371 = load i64, ptr %325, align 8
  %372 = or i64 %371, 32
  store i64 %372, ptr %325, align 8
  br label %373

373:                                              ; preds = %370, %366, %364, %347, %343
  %374 = add nuw nsw i64 %336, 1
  %375 = load i64, ptr %320, align 8
  %376 = icmp slt i64 %374, %375
  br i1 %376, label %335, label %328

377:                                              ; preds = %893, %330
  %378 = phi ptr [ %331, %330 ], [ %894, %893 ]
  %379 = getelementptr inbounds nuw i8, ptr %319, i64 8
  %380 = load i64, ptr %379, align 8
  %381 = icmp sgt i64 %380, 0
  br i1 %381, label %382, label %899

382:                                              ; preds = %377
  %383 = getelementptr inbounds nuw i8, ptr %319, i64 16
  %384 = getelementptr inbounds nuw i8, ptr %319, i64 80
  br label %907

385:                                              ; preds = %330, %893
  %386 = phi ptr [ %894, %893 ], [ %331, %330 ]
  %387 = phi i64 [ %895, %893 ], [ 0, %330 ]
  %388 = getelementptr inbounds nuw i8, ptr %386, i64 8
  %389 = load ptr, ptr %388, align 8
  %390 = getelementptr inbounds nuw %struct.Object, ptr %389, i64 %387
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 40
  %392 = load i32, ptr %391, align 8
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %893, label %394

394:                                              ; preds = %385
  %395 = getelementptr inbounds nuw i8, ptr %390, i64 24
  %396 = load i64, ptr %395, align 8
  %397 = getelementptr inbounds nuw i8, ptr %390, i64 32
  %398 = load i64, ptr %397, align 8
  %399 = icmp ugt i64 %396, %398
  br i1 %399, label %893, label %400

400:                                              ; preds = %394
  %401 = load ptr, ptr %386, align 8
  %402 = load i64, ptr %401, align 8
  %403 = getelementptr inbounds nuw i8, ptr %390, i64 16
  %404 = load ptr, ptr %403, align 8
  br label %416

405:                                              ; preds = %416
  %406 = icmp eq i32 %424, 0
  %407 = icmp ne i32 %426, 0
  %408 = select i1 %406, i1 true, i1 %407
  %409 = getelementptr inbounds nuw i8, ptr %390, i64 44
  %410 = getelementptr inbounds nuw i8, ptr %401, i64 160
  %411 = ptrtoint ptr %410 to i64
  %412 = getelementptr inbounds nuw i8, ptr %401, i64 16
  %413 = getelementptr inbounds nuw i8, ptr %390, i64 8
  %414 = getelementptr inbounds nuw i8, ptr %401, i64 40
  %415 = getelementptr inbounds nuw i8, ptr %401, i64 64
  br label %429

416:                                              ; preds = %416, %400
  %417 = phi i32 [ 0, %400 ], [ %424, %416 ]
  %418 = phi i32 [ 0, %400 ], [ %426, %416 ]
  %419 = phi i64 [ %396, %400 ], [ %427, %416 ]
  %420 = getelementptr inbounds nuw i8, ptr %404, i64 %419
  %421 = load i8, ptr %420, align 1
  %422 = zext i8 %421 to i32
  %423 = and i32 %422, 8
  %424 = or i32 %423, %417
  %425 = and i32 %422, 4
  %426 = or i32 %425, %418
  %427 = add i64 %419, 1
  %428 = icmp ugt i64 %427, %398
  br i1 %428, label %405, label %416

429:                                              ; preds = %886, %405
  %430 = phi i64 [ %396, %405 ], [ %888, %886 ]
  %431 = load ptr, ptr %403, align 8
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 %430
  %433 = load i8, ptr %432, align 1
  %434 = load ptr, ptr %390, align 8
  %435 = shl i64 %430, 2
  %436 = getelementptr inbounds nuw i8, ptr %434, i64 %435
  %437 = zext i8 %433 to i32
  %438 = and i32 %437, 3
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %886, label %440

440:                                              ; preds = %429
  %441 = load i32, ptr %391, align 8
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %886, label %443

443:                                              ; preds = %440
  %444 = load ptr, ptr @__enzcc_check_watch, align 8
  %445 = load ptr, ptr %444, align 8
  %446 = sext i32 %441 to i64
  %447 = getelementptr %struct.Anchor, ptr %445, i64 %446
  %448 = getelementptr i8, ptr %447, i64 112
  %449 = load ptr, ptr %448, align 8
  %450 = icmp ult ptr %436, %449
  br i1 %450, label %451, label %454

451:                                              ; preds = %443
  %452 = load i32, ptr %409, align 4
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %886, label %481

454:                                              ; preds = %443, %459
  %455 = phi ptr [ %462, %459 ], [ %448, %443 ]
  %456 = getelementptr inbounds nuw i8, ptr %455, i64 36
  %457 = load i32, ptr %456, align 4
  %458 = icmp eq i32 %457, 0
  br i1 %458, label %465, label %459

459:                                              ; preds = %454
  %460 = sext i32 %457 to i64
  %461 = getelementptr %struct.Anchor, ptr %445, i64 %460
  %462 = getelementptr i8, ptr %461, i64 112
  %463 = load ptr, ptr %462, align 8
  %464 = icmp ugt ptr %463, %436
  br i1 %464, label %465, label %454

465:                                              ; preds = %459, %454
  %466 = getelementptr inbounds nuw i8, ptr %455, i64 8
  %467 = load i64, ptr %466, align 8
  %468 = call i64 @llvm.abs.i64(i64 %467, i1 true)
  %469 = load i32, ptr %409, align 4
  %470 = icmp eq i32 %469, 0
  br i1 %470, label %471, label %481

471:                                              ; preds = %465
  %472 = getelementptr inbounds nuw i8, ptr %455, i64 24
  %473 = load i32, ptr %472, align 8
  %474 = icmp eq i32 %473, 0
  br i1 %474, label %475, label %481

475:                                              ; preds = %471
  %476 = load ptr, ptr %455, align 8
  %477 = ptrtoint ptr %436 to i64
  %478 = ptrtoint ptr %476 to i64
  %479 = sub i64 %477, %478
  %480 = icmp slt i64 %479, %468
  br i1 %480, label %481, label %886

481:                                              ; preds = %475, %471, %465, %451
  %482 = phi ptr [ %448, %451 ], [ %455, %465 ], [ %455, %471 ], [ %455, %475 ]
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 24
  %484 = load i32, ptr %483, align 8
  switch i32 %484, label %490 [
    i32 1, label %886
    i32 3, label %886
    i32 2, label %485
  ]

485:                                              ; preds = %481
  %486 = ptrtoint ptr %482 to i64
  %487 = sub i64 %486, %411
  %488 = sdiv exact i64 %487, 48
  %489 = trunc i64 %488 to i32
  br label %530

490:                                              ; preds = %481
  %491 = getelementptr inbounds nuw i8, ptr %482, i64 8
  %492 = load i64, ptr %491, align 8
  %493 = getelementptr inbounds i8, ptr %436, i64 %492
  %494 = ptrtoint ptr %482 to i64
  %495 = sub i64 %494, %411
  %496 = sdiv exact i64 %495, 48
  %497 = trunc i64 %496 to i32
  %498 = icmp eq ptr %434, null
  br i1 %498, label %530, label %499

499:                                              ; preds = %490
  %500 = getelementptr inbounds nuw i8, ptr %444, i64 72
  %501 = load ptr, ptr %500, align 8
  %502 = getelementptr inbounds nuw i8, ptr %444, i64 80
  %503 = load i64, ptr %502, align 8
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %886, label %505

505:                                              ; preds = %499, %519
  %506 = phi i64 [ %521, %519 ], [ %503, %499 ]
  %507 = phi i64 [ %520, %519 ], [ 0, %499 ]
  %508 = add i64 %507, %506
  %509 = lshr i64 %508, 1
  %510 = getelementptr inbounds nuw %struct.Range, ptr %501, i64 %509
  %511 = load ptr, ptr %510, align 8
  %512 = icmp ult ptr %493, %511
  br i1 %512, label %519, label %513

513:                                              ; preds = %505
  %514 = getelementptr inbounds nuw i8, ptr %510, i64 8
  %515 = load ptr, ptr %514, align 8
  %516 = icmp ult ptr %493, %515
  br i1 %516, label %523, label %517

517:                                              ; preds = %513
  %518 = add nuw i64 %509, 1
  br label %519

519:                                              ; preds = %517, %505
  %520 = phi i64 [ %507, %505 ], [ %518, %517 ]
  %521 = phi i64 [ %509, %505 ], [ %506, %517 ]
  %522 = icmp ult i64 %520, %521
  br i1 %522, label %505, label %886

523:                                              ; preds = %513
  %524 = getelementptr inbounds nuw i8, ptr %493, i64 8
  %525 = icmp ugt ptr %524, %515
  br i1 %525, label %886, label %526

526:                                              ; preds = %523
  %527 = getelementptr inbounds nuw i8, ptr %510, i64 16
  %528 = load i32, ptr %527, align 8
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %886, label %533

530:                                              ; preds = %490, %485
  %531 = phi i32 [ %489, %485 ], [ %497, %490 ]
  %532 = or disjoint i32 %438, 512
  br label %533

533:                                              ; preds = %530, %526
  %534 = phi i1 [ true, %530 ], [ false, %526 ]
  %535 = phi i32 [ %531, %530 ], [ %497, %526 ]
  %536 = phi ptr [ null, %530 ], [ %493, %526 ]
  %537 = phi i32 [ %532, %530 ], [ %438, %526 ]
  %538 = getelementptr inbounds nuw i8, ptr %482, i64 32
  %539 = load i32, ptr %538, align 8
  %540 = icmp eq i32 %539, 0
  %541 = or i32 %537, 1024
  %542 = select i1 %540, i32 %537, i32 %541
  %543 = and i32 %437, 4
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %545, label %714

545:                                              ; preds = %533
  %546 = and i32 %437, 8
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %548, label %714

548:                                              ; preds = %545
  %549 = and i32 %437, 16
  %550 = icmp eq i32 %549, 0
  br i1 %550, label %554, label %551

551:                                              ; preds = %548
  %552 = load i64, ptr %412, align 8
  %553 = or i64 %552, 32
  store i64 %553, ptr %412, align 8
  br label %886

554:                                              ; preds = %548
  %555 = ptrtoint ptr %436 to i64
  %556 = and i64 %555, 7
  %557 = icmp eq i64 %556, 0
  br i1 %557, label %558, label %886

558:                                              ; preds = %554
  %559 = getelementptr inbounds nuw i8, ptr %436, i64 8
  %560 = load ptr, ptr %413, align 8
  %561 = icmp ugt ptr %559, %560
  br i1 %561, label %886, label %562

562:                                              ; preds = %558
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #17
  %563 = call ptr @memcpy(ptr noundef nonnull %14, ptr noundef %436, i64 noundef 8) #18
  %564 = load i64, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #17
  %565 = icmp ne i64 %564, 0
  br i1 %565, label %573, label %566

566:                                              ; preds = %562
  %567 = load ptr, ptr %403, align 8
  %568 = getelementptr inbounds nuw i8, ptr %567, i64 %430
  %569 = load i8, ptr %568, align 1
  %570 = and i8 %569, 32
  %571 = icmp eq i8 %570, 0
  br i1 %571, label %886, label %572

572:                                              ; preds = %566
  br i1 %534, label %600, label %578

573:                                              ; preds = %562
  br i1 %534, label %599, label %574

574:                                              ; preds = %573
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #17
  %575 = call ptr @memcpy(ptr noundef nonnull %13, ptr noundef nonnull %536, i64 noundef 8) #18
  %576 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #17
  %577 = icmp eq i64 %576, %564
  br i1 %577, label %886, label %578

578:                                              ; preds = %574, %572
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #17
  %579 = call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %536, i64 noundef 8) #18
  %580 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #17
  %581 = icmp eq i64 %580, 0
  br i1 %581, label %598, label %582

582:                                              ; preds = %578
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #17
  %583 = call ptr @memcpy(ptr noundef nonnull %11, ptr noundef nonnull %536, i64 noundef 8) #18
  %584 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #17
  %585 = lshr i64 %584, 52
  %586 = trunc nuw nsw i64 %585 to i32
  %587 = and i32 %586, 2047
  %588 = add nsw i32 %587, -1123
  %589 = icmp ult i32 %588, -199
  br i1 %589, label %590, label %598

590:                                              ; preds = %582
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #17
  %591 = call ptr @memcpy(ptr noundef nonnull %10, ptr noundef nonnull %536, i64 noundef 8) #18
  %592 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #17
  %593 = trunc i64 %592 to i32
  %594 = lshr i32 %593, 23
  %595 = and i32 %594, 255
  %596 = add nsw i32 %595, -167
  %597 = icmp ult i32 %596, -79
  br i1 %597, label %886, label %598

598:                                              ; preds = %590, %582, %578
  br i1 %408, label %617, label %601

599:                                              ; preds = %573
  br i1 %408, label %618, label %601

600:                                              ; preds = %572
  br i1 %408, label %658, label %886

601:                                              ; preds = %599, %598
  %602 = trunc i64 %564 to i32
  %603 = lshr i32 %602, 23
  %604 = and i32 %603, 255
  %605 = add nsw i32 %604, -167
  %606 = icmp ult i32 %605, -79
  %607 = icmp ne i32 %602, 0
  %608 = and i1 %607, %606
  br i1 %608, label %618, label %609

609:                                              ; preds = %601
  %610 = lshr i64 %564, 55
  %611 = trunc nuw nsw i64 %610 to i32
  %612 = and i32 %611, 255
  %613 = add nsw i32 %612, -88
  %614 = icmp ult i32 %613, 79
  %615 = icmp ult i64 %564, 4294967296
  %616 = or i1 %615, %614
  br i1 %616, label %703, label %618

617:                                              ; preds = %598
  br i1 %565, label %618, label %650

618:                                              ; preds = %617, %609, %601, %599
  %619 = lshr i64 %564, 52
  %620 = trunc nuw nsw i64 %619 to i32
  %621 = and i32 %620, 2047
  %622 = add nsw i32 %621, -1123
  %623 = icmp ult i32 %622, -199
  br i1 %623, label %886, label %624

624:                                              ; preds = %618
  %625 = load ptr, ptr @__enzcc_check_watch, align 8
  %626 = getelementptr inbounds nuw i8, ptr %625, i64 72
  %627 = load ptr, ptr %626, align 8
  %628 = getelementptr inbounds nuw i8, ptr %625, i64 80
  %629 = load i64, ptr %628, align 8
  %630 = inttoptr i64 %564 to ptr
  %631 = icmp eq i64 %629, 0
  br i1 %631, label %710, label %632

632:                                              ; preds = %624, %646
  %633 = phi i64 [ %648, %646 ], [ %629, %624 ]
  %634 = phi i64 [ %647, %646 ], [ 0, %624 ]
  %635 = add i64 %634, %633
  %636 = lshr i64 %635, 1
  %637 = getelementptr inbounds nuw %struct.Range, ptr %627, i64 %636
  %638 = load ptr, ptr %637, align 8
  %639 = icmp ugt ptr %638, %630
  br i1 %639, label %646, label %640

640:                                              ; preds = %632
  %641 = getelementptr inbounds nuw i8, ptr %637, i64 8
  %642 = load ptr, ptr %641, align 8
  %643 = icmp ugt ptr %642, %630
  br i1 %643, label %886, label %644

644:                                              ; preds = %640
  %645 = add nuw i64 %636, 1
  br label %646

646:                                              ; preds = %644, %632
  %647 = phi i64 [ %634, %632 ], [ %645, %644 ]
  %648 = phi i64 [ %636, %632 ], [ %633, %644 ]
  %649 = icmp ult i64 %647, %648
  br i1 %649, label %632, label %710

650:                                              ; preds = %617
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  %651 = call ptr @memcpy(ptr noundef nonnull %9, ptr noundef nonnull %536, i64 noundef 8) #18
  %652 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  %653 = lshr i64 %652, 52
  %654 = trunc nuw nsw i64 %653 to i32
  %655 = and i32 %654, 2047
  %656 = add nsw i32 %655, -1123
  %657 = icmp ult i32 %656, -199
  br i1 %657, label %658, label %710

658:                                              ; preds = %650, %600
  %659 = getelementptr inbounds nuw i8, ptr %436, i64 16
  %660 = load ptr, ptr %413, align 8
  %661 = icmp ugt ptr %659, %660
  br i1 %661, label %669, label %662

662:                                              ; preds = %658
  %663 = load ptr, ptr %403, align 8
  %664 = getelementptr i8, ptr %663, i64 %430
  %665 = getelementptr i8, ptr %664, i64 2
  %666 = load i8, ptr %665, align 1
  %667 = and i8 %666, 4
  %668 = icmp eq i8 %667, 0
  br i1 %668, label %671, label %710

669:                                              ; preds = %658
  %670 = icmp ugt i64 %430, 1
  br i1 %670, label %673, label %886

671:                                              ; preds = %662
  %672 = icmp ult i64 %430, 2
  br i1 %672, label %685, label %680

673:                                              ; preds = %669
  %674 = load ptr, ptr %403, align 8
  %675 = getelementptr i8, ptr %674, i64 %430
  %676 = getelementptr i8, ptr %675, i64 -2
  %677 = load i8, ptr %676, align 1
  %678 = and i8 %677, 4
  %679 = icmp eq i8 %678, 0
  br i1 %679, label %694, label %710

680:                                              ; preds = %671
  %681 = getelementptr i8, ptr %664, i64 -2
  %682 = load i8, ptr %681, align 1
  %683 = and i8 %682, 4
  %684 = icmp eq i8 %683, 0
  br i1 %684, label %685, label %710

685:                                              ; preds = %680, %671
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %686 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef nonnull %559, i64 noundef 8) #18
  %687 = load i64, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  %688 = lshr i64 %687, 52
  %689 = trunc nuw nsw i64 %688 to i32
  %690 = and i32 %689, 2047
  %691 = add nsw i32 %690, -924
  %692 = icmp ult i32 %691, 199
  %693 = or i1 %672, %692
  br i1 %693, label %703, label %694

694:                                              ; preds = %685, %673
  %695 = getelementptr inbounds i8, ptr %436, i64 -8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %696 = call ptr @memcpy(ptr noundef nonnull %7, ptr noundef nonnull %695, i64 noundef 8) #18
  %697 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  %698 = lshr i64 %697, 52
  %699 = trunc nuw nsw i64 %698 to i32
  %700 = and i32 %699, 2047
  %701 = add nsw i32 %700, -924
  %702 = icmp ult i32 %701, 199
  br i1 %702, label %710, label %886

703:                                              ; preds = %685, %609
  %704 = phi i1 [ false, %609 ], [ true, %685 ]
  %705 = phi i1 [ %565, %609 ], [ %692, %685 ]
  br i1 %705, label %706, label %886

706:                                              ; preds = %703
  %707 = xor i1 %704, true
  %708 = zext i1 %707 to i32
  %709 = select i1 %704, i32 1, i32 2
  br label %710

710:                                              ; preds = %646, %706, %694, %680, %673, %662, %650, %624
  %711 = phi i32 [ 0, %694 ], [ 0, %673 ], [ 0, %662 ], [ 0, %624 ], [ 0, %650 ], [ 0, %680 ], [ %708, %706 ], [ 0, %646 ]
  %712 = phi i32 [ 1, %694 ], [ 1, %673 ], [ 1, %662 ], [ 1, %624 ], [ 1, %650 ], [ 1, %680 ], [ %709, %706 ], [ 1, %646 ]
  %713 = or i32 %542, 256
  br label %714

714:                                              ; preds = %710, %545, %533
  %715 = phi i32 [ 0, %533 ], [ 0, %545 ], [ %711, %710 ]
  %716 = phi i32 [ %542, %533 ], [ %542, %545 ], [ %713, %710 ]
  %717 = phi i32 [ 1, %533 ], [ 2, %545 ], [ %712, %710 ]
  br i1 %534, label %874, label %718

718:                                              ; preds = %714
  %719 = load ptr, ptr @__enzcc_check_watch, align 8
  %720 = getelementptr inbounds nuw i8, ptr %719, i64 16
  %721 = load i64, ptr %720, align 8
  %722 = icmp eq i64 %721, 0
  br i1 %722, label %826, label %723

723:                                              ; preds = %718
  %724 = getelementptr inbounds nuw i8, ptr %719, i64 8
  %725 = load ptr, ptr %724, align 8
  br label %726

726:                                              ; preds = %726, %723
  %727 = phi i64 [ 0, %723 ], [ %736, %726 ]
  %728 = phi i64 [ %721, %723 ], [ %735, %726 ]
  %729 = add i64 %728, %727
  %730 = lshr i64 %729, 1
  %731 = getelementptr inbounds nuw %struct.Object, ptr %725, i64 %730
  %732 = load ptr, ptr %731, align 8
  %733 = icmp ult ptr %536, %732
  %734 = add nuw i64 %730, 1
  %735 = select i1 %733, i64 %730, i64 %728
  %736 = select i1 %733, i64 %727, i64 %734
  %737 = icmp ult i64 %736, %735
  br i1 %737, label %726, label %738

738:                                              ; preds = %726
  %739 = icmp eq i64 %736, 0
  br i1 %739, label %747, label %740

740:                                              ; preds = %738
  %741 = getelementptr %struct.Object, ptr %725, i64 %736
  %742 = getelementptr i8, ptr %741, i64 -48
  %743 = load ptr, ptr %742, align 8
  %744 = icmp ult ptr %536, %743
  %745 = getelementptr inbounds i8, ptr %741, i64 -56
  %746 = select i1 %744, ptr %745, ptr null
  br label %747

747:                                              ; preds = %740, %738
  %748 = phi ptr [ null, %738 ], [ %746, %740 ]
  %749 = load ptr, ptr %482, align 8
  %750 = getelementptr inbounds nuw i8, ptr %482, i64 8
  %751 = load i64, ptr %750, align 8
  %752 = getelementptr inbounds i8, ptr %749, i64 %751
  br label %753

753:                                              ; preds = %753, %747
  %754 = phi i64 [ 0, %747 ], [ %763, %753 ]
  %755 = phi i64 [ %721, %747 ], [ %762, %753 ]
  %756 = add i64 %755, %754
  %757 = lshr i64 %756, 1
  %758 = getelementptr inbounds nuw %struct.Object, ptr %725, i64 %757
  %759 = load ptr, ptr %758, align 8
  %760 = icmp ult ptr %752, %759
  %761 = add nuw i64 %757, 1
  %762 = select i1 %760, i64 %757, i64 %755
  %763 = select i1 %760, i64 %754, i64 %761
  %764 = icmp ult i64 %763, %762
  br i1 %764, label %753, label %765

765:                                              ; preds = %753
  %766 = icmp eq i64 %763, 0
  br i1 %766, label %826, label %767

767:                                              ; preds = %765
  %768 = getelementptr %struct.Object, ptr %725, i64 %763
  %769 = getelementptr i8, ptr %768, i64 -48
  %770 = load ptr, ptr %769, align 8
  %771 = icmp ult ptr %752, %770
  br i1 %771, label %772, label %826

772:                                              ; preds = %767
  %773 = getelementptr inbounds i8, ptr %768, i64 -56
  %774 = getelementptr inbounds i8, ptr %768, i64 -12
  %775 = load i32, ptr %774, align 4
  %776 = icmp eq i32 %775, 0
  %777 = icmp eq ptr %773, %748
  %778 = select i1 %776, i1 true, i1 %777
  %779 = icmp ult ptr %436, %749
  %780 = select i1 %778, i1 true, i1 %779
  br i1 %780, label %826, label %781

781:                                              ; preds = %772
  %782 = and i32 %716, 256
  %783 = icmp eq i32 %782, 0
  br i1 %783, label %784, label %886

784:                                              ; preds = %781
  %785 = load i64, ptr %412, align 8
  %786 = and i64 %785, 4
  %787 = icmp eq i64 %786, 0
  br i1 %787, label %788, label %886

788:                                              ; preds = %784
  %789 = or disjoint i64 %785, 4
  store i64 %789, ptr %412, align 8
  %790 = load i64, ptr %401, align 8
  store i64 %790, ptr %414, align 8
  %791 = or i32 %716, 512
  %792 = load ptr, ptr %719, align 8
  %793 = load i64, ptr %792, align 8
  %794 = icmp eq i64 %793, 4194304
  br i1 %794, label %820, label %795

795:                                              ; preds = %788
  %796 = getelementptr inbounds nuw i8, ptr %792, i64 12583072
  %797 = add nsw i64 %793, 1
  store i64 %797, ptr %792, align 8
  %798 = getelementptr inbounds %struct.Entry, ptr %796, i64 %793
  %799 = icmp eq i32 %717, 1
  br i1 %799, label %800, label %803

800:                                              ; preds = %795
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %801 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %436, i64 noundef 8) #18
  %802 = load double, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  br label %807

803:                                              ; preds = %795
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %804 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %436, i64 noundef 4) #18
  %805 = load float, ptr %6, align 4
  %806 = fpext float %805 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  br label %807

807:                                              ; preds = %803, %800
  %808 = phi double [ %802, %800 ], [ %806, %803 ]
  store ptr %436, ptr %798, align 8
  %809 = getelementptr inbounds nuw i8, ptr %798, i64 8
  store ptr null, ptr %809, align 8
  %810 = getelementptr inbounds nuw i8, ptr %798, i64 16
  store double %808, ptr %810, align 8
  %811 = getelementptr inbounds nuw i8, ptr %798, i64 24
  store double 0.000000e+00, ptr %811, align 8
  %812 = getelementptr inbounds nuw i8, ptr %798, i64 32
  store double 0.000000e+00, ptr %812, align 8
  %813 = getelementptr inbounds nuw i8, ptr %798, i64 40
  store double 0.000000e+00, ptr %813, align 8
  %814 = getelementptr inbounds nuw i8, ptr %798, i64 48
  store i32 %717, ptr %814, align 8
  %815 = getelementptr inbounds nuw i8, ptr %798, i64 52
  store i32 %791, ptr %815, align 4
  %816 = getelementptr inbounds nuw i8, ptr %798, i64 56
  store i32 %535, ptr %816, align 8
  %817 = getelementptr inbounds nuw i8, ptr %798, i64 60
  store i32 0, ptr %817, align 4
  %818 = icmp eq i32 %717, 2
  %819 = zext i1 %818 to i64
  br label %820

820:                                              ; preds = %807, %788
  %821 = phi i64 [ 152, %807 ], [ 16, %788 ]
  %822 = phi i64 [ %819, %807 ], [ 64, %788 ]
  %823 = getelementptr inbounds nuw i8, ptr %792, i64 %821
  %824 = load i64, ptr %823, align 8
  %825 = or i64 %824, %822
  store i64 %825, ptr %823, align 8
  br label %886

826:                                              ; preds = %772, %767, %765, %718
  %827 = and i32 %716, 256
  %828 = icmp eq i32 %827, 0
  br i1 %828, label %829, label %874

829:                                              ; preds = %826
  %830 = load i64, ptr %412, align 8
  %831 = and i64 %830, 16
  %832 = icmp ne i64 %831, 0
  %833 = or i1 %722, %832
  br i1 %833, label %874, label %834

834:                                              ; preds = %829
  %835 = getelementptr inbounds nuw i8, ptr %719, i64 8
  %836 = load ptr, ptr %835, align 8
  br label %837

837:                                              ; preds = %837, %834
  %838 = phi i64 [ 0, %834 ], [ %847, %837 ]
  %839 = phi i64 [ %721, %834 ], [ %846, %837 ]
  %840 = add i64 %839, %838
  %841 = lshr i64 %840, 1
  %842 = getelementptr inbounds nuw %struct.Object, ptr %836, i64 %841
  %843 = load ptr, ptr %842, align 8
  %844 = icmp ult ptr %536, %843
  %845 = add nuw i64 %841, 1
  %846 = select i1 %844, i64 %841, i64 %839
  %847 = select i1 %844, i64 %838, i64 %845
  %848 = icmp ult i64 %847, %846
  br i1 %848, label %837, label %849

849:                                              ; preds = %837
  %850 = icmp eq i64 %847, 0
  br i1 %850, label %874, label %851

851:                                              ; preds = %849
  %852 = getelementptr %struct.Object, ptr %836, i64 %847
  %853 = getelementptr i8, ptr %852, i64 -48
  %854 = load ptr, ptr %853, align 8
  %855 = icmp ult ptr %536, %854
  %856 = getelementptr inbounds i8, ptr %852, i64 -56
  br i1 %855, label %857, label %874

857:                                              ; preds = %851
  %858 = getelementptr inbounds i8, ptr %852, i64 -40
  %859 = load ptr, ptr %858, align 8
  %860 = icmp eq ptr %859, null
  br i1 %860, label %874, label %861

861:                                              ; preds = %857
  %862 = load ptr, ptr %856, align 8
  %863 = ptrtoint ptr %536 to i64
  %864 = ptrtoint ptr %862 to i64
  %865 = sub i64 %863, %864
  %866 = sdiv i64 %865, 4
  %867 = getelementptr inbounds i8, ptr %859, i64 %866
  %868 = load i8, ptr %867, align 1
  %869 = and i8 %868, 12
  %870 = icmp eq i8 %869, 0
  br i1 %870, label %874, label %871

871:                                              ; preds = %861
  %872 = or disjoint i64 %830, 16
  store i64 %872, ptr %412, align 8
  %873 = load i64, ptr %401, align 8
  store i64 %873, ptr %415, align 8
  br label %874

874:                                              ; preds = %871, %861, %857, %851, %849, %829, %826, %714
  call fastcc void @add_entry(ptr noundef %436, ptr noundef %536, i32 noundef %717, i32 noundef %716, i32 noundef %535) #16
  %875 = icmp eq i32 %715, 0
  br i1 %875, label %880, label %876

876:                                              ; preds = %874
  %877 = getelementptr inbounds nuw i8, ptr %436, i64 4
  %878 = getelementptr inbounds nuw i8, ptr %536, i64 4
  %879 = select i1 %534, ptr null, ptr %878
  call fastcc void @add_entry(ptr noundef nonnull %877, ptr noundef %879, i32 noundef %717, i32 noundef %716, i32 noundef %535) #16
  br label %880

880:                                              ; preds = %876, %874
  %881 = icmp eq i32 %717, 1
  %882 = icmp ne i32 %715, 0
  %883 = or i1 %882, %881
  %884 = zext i1 %883 to i64
  %885 = add i64 %430, %884
  br label %886

886:                                              ; preds = %519, %640, %880, %820, %784, %781, %703, %694, %669, %618, %600, %590, %574, %566, %558, %554, %551, %526, %523, %499, %481, %481, %475, %451, %440, %429
  %887 = phi i64 [ %430, %429 ], [ %430, %703 ], [ %430, %481 ], [ %430, %481 ], [ %430, %600 ], [ %885, %880 ], [ %430, %781 ], [ %430, %526 ], [ %430, %551 ], [ %430, %451 ], [ %430, %523 ], [ %430, %784 ], [ %430, %820 ], [ %430, %694 ], [ %430, %440 ], [ %430, %475 ], [ %430, %499 ], [ %430, %554 ], [ %430, %558 ], [ %430, %566 ], [ %430, %590 ], [ %430, %669 ], [ %430, %574 ], [ %430, %618 ], [ %430, %640 ], [ %430, %519 ]
  %888 = add i64 %887, 1
  %889 = load i64, ptr %397, align 8
  %890 = icmp ugt i64 %888, %889
  br i1 %890, label %891, label %429

891:                                              ; preds = %886
  call fastcc void @scale_entries(i64 noundef %402) #16
  %892 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %893

893:                                              ; preds = %891, %394, %385
  %894 = phi ptr [ %386, %385 ], [ %386, %394 ], [ %892, %891 ]
  %895 = add nuw i64 %387, 1
  %896 = getelementptr inbounds nuw i8, ptr %894, i64 16
  %897 = load i64, ptr %896, align 8
  %898 = icmp ult i64 %895, %897
  br i1 %898, label %385, label %377

899:                                              ; preds = %916, %377
  %900 = load i64, ptr %319, align 8
  %901 = icmp sgt i64 %900, 0
  br i1 %901, label %902, label %919

902:                                              ; preds = %899
  %903 = getelementptr inbounds nuw i8, ptr %319, i64 12583072
  %904 = getelementptr inbounds nuw i8, ptr %317, i64 56
  %905 = getelementptr inbounds nuw i8, ptr %319, i64 16
  %906 = getelementptr inbounds nuw i8, ptr %319, i64 48
  br label %983

907:                                              ; preds = %916, %382
  %908 = phi i64 [ 0, %382 ], [ %917, %916 ]
  %909 = getelementptr inbounds nuw %struct.Anchor, ptr %319, i64 %908
  %910 = getelementptr inbounds nuw i8, ptr %909, i64 184
  %911 = load i32, ptr %910, align 8
  %912 = icmp eq i32 %911, 3
  br i1 %912, label %913, label %916

913:                                              ; preds = %907
  %914 = load i64, ptr %383, align 8
  %915 = or i64 %914, 2
  store i64 %915, ptr %383, align 8
  store i64 %908, ptr %384, align 8
  br label %916

916:                                              ; preds = %913, %907
  %917 = add nuw nsw i64 %908, 1
  %918 = icmp eq i64 %917, %380
  br i1 %918, label %899, label %907

919:                                              ; preds = %1010, %899
  %920 = load ptr, ptr %378, align 8
  %921 = load i64, ptr %920, align 8
  %922 = icmp sgt i64 %921, 65536
  br i1 %922, label %1013, label %923

923:                                              ; preds = %919
  %924 = call ptr @mmap(ptr noundef null, i64 noundef 2097152, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %925 = icmp eq ptr %924, inttoptr (i64 -1 to ptr)
  %926 = select i1 %925, ptr null, ptr %924
  %927 = icmp eq ptr %926, null
  br i1 %927, label %934, label %928

928:                                              ; preds = %923
  %929 = getelementptr inbounds nuw i8, ptr %920, i64 12583072
  %930 = getelementptr inbounds nuw i8, ptr %920, i64 16
  %931 = getelementptr inbounds nuw i8, ptr %920, i64 72
  %932 = load i64, ptr %920, align 8
  %933 = icmp sgt i64 %932, 0
  br i1 %933, label %936, label %934

934:                                              ; preds = %979, %928, %923
  %935 = call i32 @munmap(ptr noundef %926, i64 noundef 2097152) #18
  br label %1013

936:                                              ; preds = %928, %979
  %937 = phi i64 [ %980, %979 ], [ %932, %928 ]
  %938 = phi i64 [ %981, %979 ], [ 0, %928 ]
  %939 = getelementptr inbounds nuw %struct.Entry, ptr %929, i64 %938
  %940 = getelementptr inbounds nuw i8, ptr %939, i64 8
  %941 = load ptr, ptr %940, align 8
  %942 = icmp eq ptr %941, null
  br i1 %942, label %979, label %943

943:                                              ; preds = %936
  %944 = getelementptr inbounds nuw i8, ptr %939, i64 52
  %945 = load i32, ptr %944, align 4
  %946 = and i32 %945, 256
  %947 = icmp eq i32 %946, 0
  br i1 %947, label %948, label %979

948:                                              ; preds = %943
  %949 = ptrtoint ptr %941 to i64
  %950 = lshr i64 %949, 2
  %951 = mul i64 %950, -7046029254386353131
  %952 = lshr i64 %951, 46
  %953 = getelementptr inbounds nuw %struct.Known, ptr %924, i64 %952
  %954 = load ptr, ptr %953, align 8
  %955 = icmp eq ptr %954, null
  %956 = icmp eq ptr %954, %941
  %957 = or i1 %955, %956
  br i1 %957, label %967, label %958

958:                                              ; preds = %948, %958
  %959 = phi i64 [ %961, %958 ], [ %952, %948 ]
  %960 = add nuw nsw i64 %959, 1
  %961 = and i64 %960, 262143
  %962 = getelementptr inbounds nuw %struct.Known, ptr %924, i64 %961
  %963 = load ptr, ptr %962, align 8
  %964 = icmp eq ptr %963, null
  %965 = icmp eq ptr %963, %941
  %966 = or i1 %964, %965
  br i1 %966, label %967, label %958

967:                                              ; preds = %958, %948
  %968 = phi i64 [ %952, %948 ], [ %961, %958 ]
  %969 = phi i1 [ %955, %948 ], [ %964, %958 ]
  %970 = getelementptr inbounds nuw %struct.Known, ptr %924, i64 %968
  br i1 %969, label %977, label %971

971:                                              ; preds = %967
  %972 = load i64, ptr %930, align 8
  %973 = and i64 %972, 256
  %974 = icmp eq i64 %973, 0
  br i1 %974, label %975, label %977

975:                                              ; preds = %971
  %976 = or disjoint i64 %972, 256
  store i64 %976, ptr %930, align 8
  store i64 %938, ptr %931, align 8
  br label %977

977:                                              ; preds = %975, %971, %967
  store ptr %941, ptr %970, align 8
  %978 = load i64, ptr %920, align 8
  br label %979

979:                                              ; preds = %977, %943, %936
  %980 = phi i64 [ %978, %977 ], [ %937, %943 ], [ %937, %936 ]
  %981 = add nuw nsw i64 %938, 1
  %982 = icmp slt i64 %981, %980
  br i1 %982, label %936, label %934

983:                                              ; preds = %1010, %902
  %984 = phi i64 [ 0, %902 ], [ %1011, %1010 ]
  %985 = getelementptr inbounds nuw %struct.Entry, ptr %903, i64 %984
  %986 = getelementptr inbounds nuw i8, ptr %985, i64 8
  %987 = load ptr, ptr %986, align 8
  %988 = icmp eq ptr %987, null
  br i1 %988, label %1010, label %989

989:                                              ; preds = %983
  %990 = getelementptr inbounds nuw i8, ptr %985, i64 52
  %991 = load i32, ptr %990, align 4
  %992 = and i32 %991, 256
  %993 = icmp eq i32 %992, 0
  br i1 %993, label %994, label %1010

994:                                              ; preds = %989
  %995 = load i64, ptr %904, align 8
  %996 = icmp eq i64 %995, 0
  %997 = and i32 %991, 1
  %998 = icmp ne i32 %997, 0
  %999 = or i1 %998, %996
  br i1 %999, label %1000, label %1010

1000:                                             ; preds = %994
  %1001 = getelementptr inbounds nuw i8, ptr %985, i64 24
  %1002 = load double, ptr %1001, align 8
  %1003 = fcmp uno double %1002, 0.000000e+00
  br i1 %1003, label %1004, label %1010

1004:                                             ; preds = %1000
  %1005 = load i64, ptr %905, align 8
  %1006 = and i64 %1005, 8
  %1007 = icmp eq i64 %1006, 0
  br i1 %1007, label %1008, label %1010

1008:                                             ; preds = %1004
  %1009 = or disjoint i64 %1005, 8
  store i64 %1009, ptr %905, align 8
  store i64 %984, ptr %906, align 8
  br label %1010

1010:                                             ; preds = %1008, %1004, %1000, %994, %989, %983
  %1011 = add nuw nsw i64 %984, 1
  %1012 = icmp eq i64 %1011, %900
  br i1 %1012, label %919, label %983

1013:                                             ; preds = %934, %919, %307
  %1014 = call i64 @write(i32 noundef %3, ptr noundef nonnull %17, i64 noundef 1) #18
  %1015 = icmp eq i64 %1014, 1
  br i1 %1015, label %1016, label %1026

1016:                                             ; preds = %1013, %1019
  %1017 = call i64 @read(i32 noundef %2, ptr noundef nonnull %17, i64 noundef 1) #18
  %1018 = icmp eq i64 %1017, 1
  br i1 %1018, label %1019, label %1026

1019:                                             ; preds = %1016
  %1020 = call fastcc i32 @run_child(ptr noundef nonnull %0, i32 noundef 0) #16
  %1021 = sext i32 %1020 to i64
  %1022 = load ptr, ptr %309, align 8
  %1023 = getelementptr inbounds nuw i8, ptr %1022, i64 24
  store i64 %1021, ptr %1023, align 8
  %1024 = call i64 @write(i32 noundef %3, ptr noundef nonnull %17, i64 noundef 1) #18
  %1025 = icmp eq i64 %1024, 1
  br i1 %1025, label %1016, label %1026

1026:                                             ; preds = %1016, %1019, %1013
  call void @_exit(i32 noundef 0) #20
  unreachable
}

declare ptr @llvm.frameaddress.p0(i32 immarg) #7

define internal fastcc range(i32 0, 2) i32 @answered(ptr noundef readonly captures(none) %0) unnamed_addr #3 {
  %2 = alloca %struct.anon, align 4
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8
  store i32 %5, ptr %2, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i16 1, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 6
  store i16 0, ptr %7, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  br label %8

8:                                                ; preds = %26, %1
  %9 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), align 8
  %10 = trunc i64 %9 to i32
  %11 = mul i32 %10, 1000
  %12 = add i32 %11, 10000
  %13 = call i32 @poll(ptr noundef nonnull %2, i64 noundef 1, i32 noundef %12) #18
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %26

15:                                               ; preds = %8
  %16 = load i32, ptr %4, align 8
  %17 = call i64 @read(i32 noundef %16, ptr noundef nonnull %3, i64 noundef 1) #18
  %18 = icmp eq i64 %17, 1
  br i1 %18, label %19, label %28

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  %25 = zext i1 %24 to i32
  br label %28

26:                                               ; preds = %8
  %27 = icmp eq i32 %13, 0
  br i1 %27, label %28, label %8

28:                                               ; preds = %26, %19, %15
  %29 = phi i32 [ %25, %19 ], [ 0, %15 ], [ 0, %26 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  ret i32 %29
}

define internal fastcc void @tell_of_shadows(ptr noundef readonly captures(none) %0) unnamed_addr #3 {
  %2 = alloca [4096 x i8], align 16
  %3 = alloca [1024 x i8], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = and i64 %7, 4
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %24, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 12583072
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Entry, ptr %11, i64 %13
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %14, ptr noundef %3) #16
  %15 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.32, ptr noundef nonnull %3) #18
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 104
  %18 = load i64, ptr %17, align 8
  %19 = and i64 %18, 4
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %10
  %22 = or disjoint i64 %18, 4
  store i64 %22, ptr %17, align 8
  %23 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.33, i32 noundef 1, ptr noundef nonnull %2) #16
  br label %24

24:                                               ; preds = %21, %10, %1
  %25 = load i64, ptr %6, align 8
  %26 = and i64 %25, 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %42, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 12583072
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Entry, ptr %29, i64 %31
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %32, ptr noundef %3) #16
  %33 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.34, ptr noundef nonnull %3) #18
  %34 = load ptr, ptr %0, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 104
  %36 = load i64, ptr %35, align 8
  %37 = and i64 %36, 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %42

39:                                               ; preds = %28
  %40 = or disjoint i64 %36, 8
  store i64 %40, ptr %35, align 8
  %41 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.35, i32 noundef 1, ptr noundef nonnull %2) #16
  br label %42

42:                                               ; preds = %39, %28, %24
  %43 = load i64, ptr %6, align 8
  %44 = and i64 %43, 16
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %60, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 12583072
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Entry, ptr %47, i64 %49
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %50, ptr noundef %3) #16
  %51 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.36, ptr noundef nonnull %3) #18
  %52 = load ptr, ptr %0, align 8
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 104
  %54 = load i64, ptr %53, align 8
  %55 = and i64 %54, 16
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %46
  %58 = or disjoint i64 %54, 16
  store i64 %58, ptr %53, align 8
  %59 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.37, i32 noundef 1, ptr noundef nonnull %2) #16
  br label %60

60:                                               ; preds = %57, %46, %42
  %61 = load i64, ptr %6, align 8
  %62 = and i64 %61, 256
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %78, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 12583072
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Entry, ptr %65, i64 %67
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %68, ptr noundef %3) #16
  %69 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.38, ptr noundef nonnull %3) #18
  %70 = load ptr, ptr %0, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 104
  %72 = load i64, ptr %71, align 8
  %73 = and i64 %72, 256
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %75, label %78

75:                                               ; preds = %64
  %76 = or disjoint i64 %72, 256
  store i64 %76, ptr %71, align 8
  %77 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.39, i32 noundef 1, ptr noundef nonnull %2) #16
  br label %78

78:                                               ; preds = %75, %64, %60
  %79 = load i64, ptr %6, align 8
  %80 = and i64 %79, 2
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %102, label %82

82:                                               ; preds = %78
  %83 = load ptr, ptr %0, align 8
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 64
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %87, label %102

87:                                               ; preds = %82
  %88 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr %struct.Anchor, ptr %5, i64 %89
  %91 = getelementptr i8, ptr %90, i64 188
  %92 = load i32, ptr %91, align 4
  %93 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.40, i32 noundef %92) #18
  %94 = load ptr, ptr %0, align 8
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 104
  %96 = load i64, ptr %95, align 8
  %97 = and i64 %96, 2
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %102

99:                                               ; preds = %87
  %100 = or disjoint i64 %96, 2
  store i64 %100, ptr %95, align 8
  %101 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.41, i32 noundef 0, ptr noundef nonnull %2) #16
  br label %102

102:                                              ; preds = %99, %87, %82, %78
  %103 = load i64, ptr %6, align 8
  %104 = and i64 %103, 128
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %116, label %106

106:                                              ; preds = %102
  %107 = load ptr, ptr %0, align 8
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 104
  %109 = load i64, ptr %108, align 8
  %110 = and i64 %109, 128
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %106
  %113 = or disjoint i64 %109, 128
  store i64 %113, ptr %108, align 8
  %114 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.42, i32 noundef 0, ptr noundef nonnull @.str.43) #16
  %115 = load i64, ptr %6, align 8
  br label %116

116:                                              ; preds = %112, %106, %102
  %117 = phi i64 [ %115, %112 ], [ %103, %106 ], [ %103, %102 ]
  %118 = and i64 %117, 32
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %130, label %120

120:                                              ; preds = %116
  %121 = load ptr, ptr %0, align 8
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 104
  %123 = load i64, ptr %122, align 8
  %124 = and i64 %123, 32
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %120
  %127 = or disjoint i64 %123, 32
  store i64 %127, ptr %122, align 8
  %128 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.44) #16
  %129 = load i64, ptr %6, align 8
  br label %130

130:                                              ; preds = %126, %120, %116
  %131 = phi i64 [ %129, %126 ], [ %117, %120 ], [ %117, %116 ]
  %132 = and i64 %131, 64
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %143, label %134

134:                                              ; preds = %130
  %135 = load ptr, ptr %0, align 8
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 104
  %137 = load i64, ptr %136, align 8
  %138 = and i64 %137, 64
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %140, label %143

140:                                              ; preds = %134
  %141 = or disjoint i64 %137, 64
  store i64 %141, ptr %136, align 8
  %142 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.45) #16
  br label %143

143:                                              ; preds = %140, %134, %130
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  ret void
}

define internal fastcc range(i32 0, 2) i32 @ask(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 5) %1, double noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.anon, align 4
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  store i8 101, ptr %6, align 1
  %7 = zext nneg i32 %1 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  store i64 %7, ptr %10, align 8
  %11 = load ptr, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 136
  store double %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %14 = load i32, ptr %13, align 4
  %15 = call i64 @write(i32 noundef %14, ptr noundef nonnull %6, i64 noundef 1) #18
  %16 = icmp eq i64 %15, 1
  br i1 %16, label %17, label %43

17:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load i32, ptr %18, align 8
  store i32 %19, ptr %4, align 4
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i16 1, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 6
  store i16 0, ptr %21, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  br label %22

22:                                               ; preds = %39, %17
  %23 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), align 8
  %24 = trunc i64 %23 to i32
  %25 = mul i32 %24, 1000
  %26 = add i32 %25, 10000
  %27 = call i32 @poll(ptr noundef nonnull %4, i64 noundef 1, i32 noundef %26) #18
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %39

29:                                               ; preds = %22
  %30 = load i32, ptr %18, align 8
  %31 = call i64 @read(i32 noundef %30, ptr noundef nonnull %5, i64 noundef 1) #18
  %32 = icmp eq i64 %31, 1
  br i1 %32, label %33, label %41

33:                                               ; preds = %29
  %34 = load ptr, ptr %8, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  %38 = zext i1 %37 to i32
  br label %41

39:                                               ; preds = %22
  %40 = icmp eq i32 %27, 0
  br i1 %40, label %41, label %22

41:                                               ; preds = %39, %29, %33
  %42 = phi i32 [ %38, %33 ], [ 0, %29 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  br label %43

43:                                               ; preds = %41, %3
  %44 = phi i32 [ 0, %3 ], [ %42, %41 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  ret i32 %44
}

define internal fastcc void @check_unshadowed(ptr noundef captures(none) %0) unnamed_addr #3 {
  %2 = alloca [4096 x i8], align 16
  %3 = alloca [1024 x i8], align 16
  %4 = alloca %struct.Slope, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %6 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %93

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = and i64 %13, 4
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %93

16:                                               ; preds = %11
  %17 = load i64, ptr %6, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %22, label %93

19:                                               ; preds = %22
  %20 = add nuw nsw i64 %23, 1
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %93, label %22

22:                                               ; preds = %16, %19
  %23 = phi i64 [ %20, %19 ], [ 0, %16 ]
  %24 = getelementptr inbounds nuw %struct.Entry, ptr %6, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 12583124
  %26 = load i32, ptr %25, align 4
  %27 = and i32 %26, 769
  %28 = icmp eq i32 %27, 513
  br i1 %28, label %29, label %19

29:                                               ; preds = %22
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 104
  store i64 0, ptr %30, align 8
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 112
  store i64 %17, ptr %32, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 120
  store i64 512, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  %38 = select i1 %37, double 0x3F50000000000000, double 1.562500e-02
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store double %38, ptr %39, align 8
  %40 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %38) #16
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %93, label %42

42:                                               ; preds = %29
  %43 = fneg double %38
  %44 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %43) #16
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %93, label %46

46:                                               ; preds = %42
  %47 = fmul double %38, 5.000000e-01
  %48 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %47) #16
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %93, label %50

50:                                               ; preds = %46
  %51 = fmul double %38, -5.000000e-01
  %52 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %51) #16
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %93, label %54

54:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %55 = load i64, ptr %6, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %4, ptr noundef nonnull %0, i64 noundef 0, i64 noundef %55, i32 noundef 1) #16
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %57 = load i32, ptr %56, align 8
  %58 = icmp ne i32 %57, 0
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %60 = load i32, ptr %59, align 4
  %61 = icmp ne i32 %60, 0
  %62 = select i1 %58, i1 true, i1 %61
  %63 = load double, ptr %4, align 8
  %64 = fcmp oeq double %63, 0.000000e+00
  %65 = select i1 %62, i1 true, i1 %64
  br i1 %65, label %92, label %66

66:                                               ; preds = %54
  %67 = tail call double @llvm.fabs.f64(double %63)
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %69 = load double, ptr %68, align 8
  %70 = fmul double %69, 1.600000e+01
  %71 = fcmp ugt double %67, %70
  br i1 %71, label %72, label %92

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 12583072
  br label %74

74:                                               ; preds = %74, %72
  %75 = phi i64 [ %81, %74 ], [ 0, %72 ]
  %76 = getelementptr inbounds nuw %struct.Entry, ptr %73, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 52
  %78 = load i32, ptr %77, align 4
  %79 = and i32 %78, 512
  %80 = icmp eq i32 %79, 0
  %81 = add nuw nsw i64 %75, 1
  br i1 %80, label %74, label %82

82:                                               ; preds = %74
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %76, ptr noundef %3) #16
  %83 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.55, ptr noundef nonnull %3) #18
  %84 = load ptr, ptr %0, align 8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 104
  %86 = load i64, ptr %85, align 8
  %87 = and i64 %86, 1
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %89, label %92

89:                                               ; preds = %82
  %90 = or disjoint i64 %86, 1
  store i64 %90, ptr %85, align 8
  %91 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.56, i32 noundef 1, ptr noundef nonnull %2) #16
  br label %92

92:                                               ; preds = %89, %82, %54, %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  br label %93

93:                                               ; preds = %19, %29, %42, %46, %16, %50, %1, %11, %92
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  ret void
}

define internal fastcc range(i32 0, 2) i32 @measure(ptr noundef captures(none) initializes((48, 56)) %0, double noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store double %1, ptr %3, align 8
  %4 = tail call fastcc i32 @ask(ptr noundef %0, i32 noundef 1, double noundef %1) #16
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %6

6:                                                ; preds = %2
  %7 = fneg double %1
  %8 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %7) #16
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %6
  %11 = fmul double %1, 5.000000e-01
  %12 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %11) #16
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %10
  %15 = fmul double %1, -5.000000e-01
  %16 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %15) #16
  br label %17

17:                                               ; preds = %14, %10, %6, %2
  %18 = phi i32 [ 0, %10 ], [ 0, %6 ], [ 0, %2 ], [ %16, %14 ]
  ret i32 %18
}

define linkonce_odr hidden void @__enzcc_check_cannot(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = alloca [2 x i64], align 16
  %4 = alloca [4096 x i8], align 16
  %5 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %21

8:                                                ; preds = %2
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %10 = load i64, ptr %3, align 16
  %11 = sitofp i64 %10 to double
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = sitofp i64 %13 to double
  %15 = call double @llvm.fmuladd.f64(double %14, double 1.000000e-09, double %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  store double %15, ptr @__enzcc_check_program, align 8
  store i64 60, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), align 8
  store double 1.000000e-05, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 104), align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8
  call fastcc void @take_options(ptr noundef %17) #16
  %18 = call ptr @getenv(ptr noundef nonnull @.str.4) #18
  call fastcc void @take_options(ptr noundef %18) #16
  %19 = call i32 @getpid() #18
  store i32 %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %20 = call i32 @__cxa_atexit(ptr noundef nonnull @at_end, ptr noundef null, ptr noundef null) #18
  br label %21

21:                                               ; preds = %8, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %22, i8 0, i64 56, i1 false)
  store ptr %0, ptr %5, align 8
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %21
  %26 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %28, align 8
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.3, ptr noundef %1) #18
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %33 = load i64, ptr %32, align 8
  %34 = and i64 %33, 8388608
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %25
  %37 = or disjoint i64 %33, 8388608
  store i64 %37, ptr %32, align 8
  %38 = call fastcc i32 @tell(ptr noundef nonnull readonly %5, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull %4) #16
  br label %39

39:                                               ; preds = %36, %25, %21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #5

define linkonce_odr hidden void @__enzcc_check_end(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = alloca [2 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca [4096 x i8], align 16
  %8 = alloca [1024 x i8], align 16
  %9 = alloca double, align 8
  %10 = alloca float, align 4
  %11 = alloca double, align 8
  %12 = alloca float, align 4
  %13 = alloca [4096 x i8], align 16
  %14 = alloca [1024 x i8], align 16
  %15 = alloca [2 x i64], align 16
  %16 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne ptr %17, null
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %459

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 4608
  %24 = load i32, ptr %23, align 8
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %459

26:                                               ; preds = %22
  %27 = zext nneg i32 %24 to i64
  br label %28

28:                                               ; preds = %26, %39
  %29 = phi i64 [ %27, %26 ], [ %30, %39 ]
  %30 = add nsw i64 %29, -1
  %31 = getelementptr inbounds nuw %struct.State, ptr %17, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %35, label %39

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %31, i64 36
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, %3
  br i1 %38, label %41, label %39

39:                                               ; preds = %28, %35
  %40 = icmp samesign ugt i64 %29, 1
  br i1 %40, label %28, label %459

41:                                               ; preds = %35
  %42 = and i64 %30, 4294967295
  %43 = getelementptr inbounds nuw %struct.State, ptr %17, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  store ptr %2, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 40
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %444, label %48

48:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #17
  %49 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %15) #18
  %50 = load i64, ptr %15, align 16
  %51 = sitofp i64 %50 to double
  %52 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = sitofp i64 %53 to double
  %55 = call double @llvm.fmuladd.f64(double %54, double 1.000000e-09, double %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #17
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 56
  %57 = load ptr, ptr %56, align 8
  %58 = call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %59 = icmp eq ptr %58, inttoptr (i64 -1 to ptr)
  %60 = select i1 %59, ptr null, ptr %58
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #17
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %48
  %63 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %64 = load ptr, ptr %63, align 8
  %65 = call fastcc i64 @read_ranges(ptr noundef %58, ptr noundef %64) #16
  br label %66

66:                                               ; preds = %62, %48
  %67 = phi i64 [ %65, %62 ], [ 0, %48 ]
  %68 = load i64, ptr %57, align 8
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %222

70:                                               ; preds = %66
  %71 = getelementptr inbounds nuw i8, ptr %57, i64 12583072
  %72 = icmp eq i64 %67, 0
  %73 = getelementptr inbounds nuw i8, ptr %57, i64 281018528
  %74 = getelementptr inbounds nuw i8, ptr %57, i64 152
  br label %75

75:                                               ; preds = %216, %70
  %76 = phi i32 [ 0, %70 ], [ %218, %216 ]
  %77 = phi i64 [ 0, %70 ], [ %219, %216 ]
  %78 = phi ptr [ null, %70 ], [ %217, %216 ]
  %79 = getelementptr inbounds nuw %struct.Entry, ptr %71, i64 %77
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %81 = load ptr, ptr %80, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %130, label %83

83:                                               ; preds = %75
  %84 = icmp eq ptr %78, null
  br i1 %84, label %93, label %85

85:                                               ; preds = %83
  %86 = load ptr, ptr %78, align 8
  %87 = icmp ult ptr %81, %86
  br i1 %87, label %93, label %88

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %90 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %91 = load ptr, ptr %90, align 8
  %92 = icmp ugt ptr %89, %91
  br i1 %92, label %93, label %115

93:                                               ; preds = %88, %85, %83
  br i1 %72, label %130, label %94

94:                                               ; preds = %93, %108
  %95 = phi i64 [ %110, %108 ], [ %67, %93 ]
  %96 = phi i64 [ %109, %108 ], [ 0, %93 ]
  %97 = add i64 %96, %95
  %98 = lshr i64 %97, 1
  %99 = getelementptr inbounds nuw %struct.Range, ptr %60, i64 %98
  %100 = load ptr, ptr %99, align 8
  %101 = icmp ult ptr %81, %100
  br i1 %101, label %108, label %102

102:                                              ; preds = %94
  %103 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %104 = load ptr, ptr %103, align 8
  %105 = icmp ult ptr %81, %104
  br i1 %105, label %112, label %106

106:                                              ; preds = %102
  %107 = add nuw i64 %98, 1
  br label %108

108:                                              ; preds = %106, %94
  %109 = phi i64 [ %96, %94 ], [ %107, %106 ]
  %110 = phi i64 [ %98, %94 ], [ %95, %106 ]
  %111 = icmp ult i64 %109, %110
  br i1 %111, label %94, label %130

112:                                              ; preds = %102
  %113 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %114 = icmp ugt ptr %113, %104
  br i1 %114, label %130, label %115

115:                                              ; preds = %112, %88
  %116 = phi ptr [ %99, %112 ], [ %78, %88 ]
  %117 = getelementptr inbounds nuw i8, ptr %79, i64 48
  %118 = load i32, ptr %117, align 8
  %119 = icmp eq i32 %118, 1
  br i1 %119, label %120, label %123

120:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #17
  %121 = call ptr @memcpy(ptr noundef nonnull %11, ptr noundef nonnull %81, i64 noundef 8) #18
  %122 = load double, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #17
  br label %127

123:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #17
  %124 = call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %81, i64 noundef 4) #18
  %125 = load float, ptr %12, align 4
  %126 = fpext float %125 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #17
  br label %127

127:                                              ; preds = %123, %120
  %128 = phi double [ %126, %123 ], [ %122, %120 ]
  %129 = getelementptr inbounds nuw i8, ptr %79, i64 32
  store double %128, ptr %129, align 8
  br label %135

130:                                              ; preds = %108, %112, %93, %75
  %131 = phi ptr [ %78, %75 ], [ %99, %112 ], [ null, %93 ], [ null, %108 ]
  %132 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %133 = load double, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %79, i64 32
  store double %133, ptr %134, align 8
  store ptr null, ptr %80, align 8
  br label %135

135:                                              ; preds = %130, %127
  %136 = phi ptr [ %116, %127 ], [ %131, %130 ]
  %137 = getelementptr inbounds nuw i8, ptr %79, i64 52
  %138 = load i32, ptr %137, align 4
  %139 = and i32 %138, 1280
  %140 = icmp ne i32 %139, 0
  %141 = icmp ne i32 %76, 0
  %142 = select i1 %140, i1 true, i1 %141
  br i1 %142, label %216, label %143

143:                                              ; preds = %135
  %144 = load ptr, ptr %79, align 8
  %145 = icmp eq ptr %136, null
  br i1 %145, label %154, label %146

146:                                              ; preds = %143
  %147 = load ptr, ptr %136, align 8
  %148 = icmp ult ptr %144, %147
  br i1 %148, label %154, label %149

149:                                              ; preds = %146
  %150 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %151 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %152 = load ptr, ptr %151, align 8
  %153 = icmp ugt ptr %150, %152
  br i1 %153, label %154, label %176

154:                                              ; preds = %149, %146, %143
  br i1 %72, label %216, label %155

155:                                              ; preds = %154, %169
  %156 = phi i64 [ %171, %169 ], [ %67, %154 ]
  %157 = phi i64 [ %170, %169 ], [ 0, %154 ]
  %158 = add i64 %157, %156
  %159 = lshr i64 %158, 1
  %160 = getelementptr inbounds nuw %struct.Range, ptr %60, i64 %159
  %161 = load ptr, ptr %160, align 8
  %162 = icmp ult ptr %144, %161
  br i1 %162, label %169, label %163

163:                                              ; preds = %155
  %164 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %165 = load ptr, ptr %164, align 8
  %166 = icmp ult ptr %144, %165
  br i1 %166, label %173, label %167

167:                                              ; preds = %163
  %168 = add nuw i64 %159, 1
  br label %169

169:                                              ; preds = %167, %155
  %170 = phi i64 [ %157, %155 ], [ %168, %167 ]
  %171 = phi i64 [ %159, %155 ], [ %156, %167 ]
  %172 = icmp ult i64 %170, %171
  br i1 %172, label %155, label %216

173:                                              ; preds = %163
  %174 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %175 = icmp ugt ptr %174, %165
  br i1 %175, label %216, label %176

176:                                              ; preds = %173, %149
  %177 = phi ptr [ %160, %173 ], [ %136, %149 ]
  %178 = getelementptr inbounds nuw i8, ptr %79, i64 48
  %179 = load i32, ptr %178, align 8
  %180 = icmp eq i32 %179, 1
  br i1 %180, label %181, label %184

181:                                              ; preds = %176
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  %182 = call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %144, i64 noundef 8) #18
  %183 = load double, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  br label %188

184:                                              ; preds = %176
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #17
  %185 = call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %144, i64 noundef 4) #18
  %186 = load float, ptr %10, align 4
  %187 = fpext float %186 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #17
  br label %188

188:                                              ; preds = %184, %181
  %189 = phi double [ %183, %181 ], [ %187, %184 ]
  %190 = getelementptr inbounds nuw double, ptr %73, i64 %77
  %191 = load double, ptr %190, align 8
  %192 = fcmp oeq double %189, %191
  br i1 %192, label %216, label %193

193:                                              ; preds = %188
  %194 = fcmp olt double %189, 0.000000e+00
  %195 = fneg double %189
  %196 = select i1 %194, double %195, double %189
  %197 = fcmp olt double %191, 0.000000e+00
  %198 = fneg double %191
  %199 = select i1 %197, double %198, double %191
  %200 = fcmp ogt double %196, %199
  %201 = select i1 %200, double %196, double %199
  %202 = load i64, ptr %74, align 8
  %203 = icmp eq i64 %202, 0
  %204 = select i1 %203, double 1.000000e-09, double 1.000000e-04
  %205 = fsub double %189, %191
  %206 = call double @llvm.fabs.f64(double %205)
  %207 = fmul double %201, %204
  %208 = fcmp ugt double %206, %207
  br i1 %208, label %209, label %216

209:                                              ; preds = %193
  %210 = fcmp uno double %189, 0.000000e+00
  %211 = fcmp uno double %191, 0.000000e+00
  %212 = and i1 %210, %211
  br i1 %212, label %216, label %213

213:                                              ; preds = %209
  call fastcc void @name(ptr noundef nonnull readonly %43, ptr noundef nonnull %79, ptr noundef %14) #16
  %214 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %13, i64 noundef 4096, ptr noundef nonnull @.str.59, ptr noundef nonnull %14, double noundef %189, double noundef %191) #18
  %215 = call fastcc i32 @tell(ptr noundef nonnull readonly %43, ptr noundef nonnull @.str.60, i32 noundef 1, ptr noundef nonnull %13) #16
  br label %216

216:                                              ; preds = %169, %213, %209, %193, %188, %173, %154, %135
  %217 = phi ptr [ %136, %135 ], [ %160, %173 ], [ %177, %188 ], [ %177, %209 ], [ %177, %213 ], [ %177, %193 ], [ null, %154 ], [ null, %169 ]
  %218 = phi i32 [ %76, %135 ], [ 0, %173 ], [ 0, %188 ], [ 0, %209 ], [ 1, %213 ], [ 0, %193 ], [ 0, %154 ], [ 0, %169 ]
  %219 = add nuw nsw i64 %77, 1
  %220 = load i64, ptr %57, align 8
  %221 = icmp slt i64 %219, %220
  br i1 %221, label %75, label %222

222:                                              ; preds = %216, %66
  %223 = call i32 @munmap(ptr noundef %60, i64 noundef 131072) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #17
  %224 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 96), align 8
  %225 = icmp eq i64 %224, 0
  br i1 %225, label %315, label %226

226:                                              ; preds = %222
  %227 = load ptr, ptr %56, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %228 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %229 = load i64, ptr %228, align 8
  %230 = icmp sgt i64 %229, 0
  br i1 %230, label %231, label %233

231:                                              ; preds = %226
  %232 = getelementptr inbounds nuw i8, ptr %227, i64 160
  br label %238

233:                                              ; preds = %268, %226
  %234 = load i64, ptr %227, align 8
  %235 = icmp sgt i64 %234, 0
  br i1 %235, label %236, label %314

236:                                              ; preds = %233
  %237 = getelementptr inbounds nuw i8, ptr %227, i64 12583072
  br label %274

238:                                              ; preds = %268, %231
  %239 = phi i64 [ 0, %231 ], [ %269, %268 ]
  %240 = getelementptr inbounds nuw %struct.Anchor, ptr %232, i64 %239
  %241 = load ptr, ptr %240, align 8
  %242 = getelementptr inbounds nuw i8, ptr %240, i64 28
  %243 = load i32, ptr %242, align 4
  %244 = getelementptr inbounds nuw i8, ptr %240, i64 16
  %245 = load ptr, ptr %244, align 8
  %246 = icmp eq ptr %245, null
  %247 = select i1 %246, ptr @.str.26, ptr @.str.62
  %248 = getelementptr inbounds nuw i8, ptr %240, i64 24
  %249 = load i32, ptr %248, align 8
  %250 = icmp eq i32 %249, 0
  %251 = icmp eq i32 %249, 1
  %252 = select i1 %251, ptr @.str.63, ptr @.str.64
  %253 = select i1 %250, ptr @.str.26, ptr %252
  %254 = getelementptr inbounds nuw i8, ptr %240, i64 8
  %255 = load i64, ptr %254, align 8
  %256 = getelementptr inbounds i8, ptr %241, i64 %255
  %257 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %7, i64 noundef 4096, ptr noundef nonnull @.str.61, ptr noundef %241, i32 noundef %243, ptr noundef nonnull %247, ptr noundef nonnull %253, ptr noundef %256) #18
  %258 = sext i32 %257 to i64
  br label %259

259:                                              ; preds = %263, %238
  %260 = phi i64 [ %258, %238 ], [ %267, %263 ]
  %261 = phi ptr [ %7, %238 ], [ %266, %263 ]
  %262 = icmp eq i64 %260, 0
  br i1 %262, label %268, label %263

263:                                              ; preds = %259
  %264 = call i64 @write(i32 noundef 2, ptr noundef %261, i64 noundef %260) #18
  %265 = icmp sgt i64 %264, 0
  %266 = getelementptr inbounds nuw i8, ptr %261, i64 %264
  %267 = sub i64 %260, %264
  br i1 %265, label %259, label %268

268:                                              ; preds = %263, %259
  %269 = add nuw nsw i64 %239, 1
  %270 = load i64, ptr %228, align 8
  %271 = icmp slt i64 %269, %270
  %272 = icmp samesign ult i64 %239, 999
  %273 = select i1 %271, i1 %272, i1 false
  br i1 %273, label %238, label %233

274:                                              ; preds = %308, %236
  %275 = phi i64 [ 0, %236 ], [ %309, %308 ]
  %276 = getelementptr inbounds nuw %struct.Entry, ptr %237, i64 %275
  call fastcc void @name(ptr noundef nonnull readonly %43, ptr noundef nonnull %276, ptr noundef %8) #16
  %277 = getelementptr inbounds nuw i8, ptr %276, i64 52
  %278 = load i32, ptr %277, align 4
  %279 = and i32 %278, 1
  %280 = icmp eq i32 %279, 0
  %281 = select i1 %280, ptr @.str.26, ptr @.str.66
  %282 = and i32 %278, 2
  %283 = icmp eq i32 %282, 0
  %284 = select i1 %283, ptr @.str.26, ptr @.str.67
  %285 = and i32 %278, 256
  %286 = icmp eq i32 %285, 0
  %287 = select i1 %286, ptr @.str.26, ptr @.str.68
  %288 = and i32 %278, 512
  %289 = icmp eq i32 %288, 0
  %290 = select i1 %289, ptr @.str.26, ptr @.str.69
  %291 = getelementptr inbounds nuw i8, ptr %276, i64 16
  %292 = load double, ptr %291, align 8
  %293 = getelementptr inbounds nuw i8, ptr %276, i64 24
  %294 = load double, ptr %293, align 8
  %295 = getelementptr inbounds nuw i8, ptr %276, i64 32
  %296 = load double, ptr %295, align 8
  %297 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %7, i64 noundef 4096, ptr noundef nonnull @.str.65, ptr noundef nonnull %8, ptr noundef nonnull %281, ptr noundef nonnull %284, ptr noundef nonnull %287, ptr noundef nonnull %290, double noundef %292, double noundef %294, double noundef %296) #18
  %298 = sext i32 %297 to i64
  br label %299

299:                                              ; preds = %303, %274
  %300 = phi i64 [ %298, %274 ], [ %307, %303 ]
  %301 = phi ptr [ %7, %274 ], [ %306, %303 ]
  %302 = icmp eq i64 %300, 0
  br i1 %302, label %308, label %303

303:                                              ; preds = %299
  %304 = call i64 @write(i32 noundef 2, ptr noundef %301, i64 noundef %300) #18
  %305 = icmp sgt i64 %304, 0
  %306 = getelementptr inbounds nuw i8, ptr %301, i64 %304
  %307 = sub i64 %300, %304
  br i1 %305, label %299, label %308

308:                                              ; preds = %303, %299
  %309 = add nuw nsw i64 %275, 1
  %310 = load i64, ptr %227, align 8
  %311 = icmp slt i64 %309, %310
  %312 = icmp samesign ult i64 %275, 999
  %313 = select i1 %311, i1 %312, i1 false
  br i1 %313, label %274, label %314

314:                                              ; preds = %308, %233
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  br label %315

315:                                              ; preds = %314, %222
  %316 = getelementptr inbounds nuw i8, ptr %43, i64 36
  %317 = load i32, ptr %316, align 4
  %318 = icmp eq i32 %317, 0
  %319 = zext i1 %318 to i64
  %320 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %321 = add nsw i64 %320, %319
  store i64 %321, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %322 = load ptr, ptr %43, align 8
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 96
  %324 = load i64, ptr %323, align 8
  %325 = add nsw i64 %324, 1
  store i64 %325, ptr %323, align 8
  %326 = load ptr, ptr %56, align 8
  %327 = load i64, ptr %326, align 8
  %328 = icmp sgt i64 %327, 0
  br i1 %328, label %329, label %353

329:                                              ; preds = %315
  %330 = getelementptr inbounds nuw i8, ptr %326, i64 12583072
  br label %331

331:                                              ; preds = %350, %329
  %332 = phi i64 [ 0, %329 ], [ %351, %350 ]
  %333 = getelementptr inbounds nuw %struct.Entry, ptr %330, i64 %332
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 24
  %335 = load double, ptr %334, align 8
  %336 = fcmp une double %335, 0.000000e+00
  br i1 %336, label %337, label %350

337:                                              ; preds = %331
  %338 = getelementptr inbounds nuw i8, ptr %333, i64 52
  %339 = load i32, ptr %338, align 4
  %340 = and i32 %339, 512
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %342, label %350

342:                                              ; preds = %337
  %343 = load ptr, ptr %43, align 8
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 56
  %345 = load i64, ptr %344, align 8
  %346 = icmp ne i64 %345, 0
  %347 = and i32 %339, 1
  %348 = icmp eq i32 %347, 0
  %349 = and i1 %348, %346
  br i1 %349, label %350, label %358

350:                                              ; preds = %342, %337, %331
  %351 = add nuw nsw i64 %332, 1
  %352 = icmp eq i64 %351, %327
  br i1 %352, label %353, label %331

353:                                              ; preds = %350, %315
  %354 = load ptr, ptr %43, align 8
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 112
  %356 = load i64, ptr %355, align 8
  %357 = add nsw i64 %356, 1
  store i64 %357, ptr %355, align 8
  br label %417

358:                                              ; preds = %342
  %359 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %360 = load i64, ptr %359, align 8
  %361 = and i64 %360, 280
  %362 = icmp eq i64 %361, 0
  br i1 %362, label %363, label %417

363:                                              ; preds = %358
  %364 = icmp eq i64 %345, 0
  br i1 %364, label %386, label %368

365:                                              ; preds = %368
  %366 = add nuw nsw i64 %369, 1
  %367 = icmp eq i64 %366, %327
  br i1 %367, label %378, label %368

368:                                              ; preds = %363, %365
  %369 = phi i64 [ %366, %365 ], [ 0, %363 ]
  %370 = getelementptr inbounds nuw %struct.Entry, ptr %326, i64 %369
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 12583124
  %372 = load i32, ptr %371, align 4
  %373 = and i32 %372, 769
  %374 = icmp eq i32 %373, 257
  br i1 %374, label %375, label %365

375:                                              ; preds = %368
  %376 = call fastcc i32 @check_forward(ptr noundef nonnull %43, i64 noundef 1280, i32 noundef 0) #16
  %377 = icmp eq i32 %376, 2
  br i1 %377, label %383, label %417

378:                                              ; preds = %365
  %379 = getelementptr inbounds nuw i8, ptr %43, i64 44
  %380 = load i32, ptr %379, align 4
  %381 = icmp ne i32 %380, 0
  %382 = zext i1 %381 to i32
  br label %383

383:                                              ; preds = %378, %375
  %384 = phi i32 [ %382, %378 ], [ 0, %375 ]
  %385 = call fastcc i32 @check_forward(ptr noundef nonnull %43, i64 noundef 1024, i32 noundef %384) #16
  br label %405

386:                                              ; preds = %363
  %387 = getelementptr inbounds nuw i8, ptr %43, i64 44
  %388 = load i32, ptr %387, align 4
  %389 = call fastcc i32 @check_reverse(ptr noundef nonnull %43, i64 noundef 0, i32 noundef %388) #16
  %390 = load ptr, ptr %56, align 8
  %391 = load i64, ptr %390, align 8
  %392 = icmp sgt i64 %391, 0
  br i1 %392, label %396, label %405

393:                                              ; preds = %396
  %394 = add nuw nsw i64 %397, 1
  %395 = icmp eq i64 %394, %391
  br i1 %395, label %405, label %396

396:                                              ; preds = %386, %393
  %397 = phi i64 [ %394, %393 ], [ 0, %386 ]
  %398 = getelementptr inbounds nuw %struct.Entry, ptr %390, i64 %397
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 12583124
  %400 = load i32, ptr %399, align 4
  %401 = and i32 %400, 769
  %402 = icmp eq i32 %401, 257
  br i1 %402, label %403, label %393

403:                                              ; preds = %396
  %404 = call fastcc i32 @check_reverse(ptr noundef nonnull %43, i64 noundef 256, i32 noundef 0) #16
  br label %405

405:                                              ; preds = %393, %403, %386, %383
  %406 = phi i32 [ %385, %383 ], [ %389, %403 ], [ %389, %386 ], [ %389, %393 ]
  %407 = icmp eq i32 %406, 2
  br i1 %407, label %408, label %417

408:                                              ; preds = %405
  %409 = load ptr, ptr %43, align 8
  %410 = getelementptr inbounds nuw i8, ptr %409, i64 104
  %411 = load i64, ptr %410, align 8
  %412 = and i64 %411, 2097152
  %413 = icmp eq i64 %412, 0
  br i1 %413, label %414, label %417

414:                                              ; preds = %408
  %415 = or disjoint i64 %411, 2097152
  store i64 %415, ptr %410, align 8
  %416 = call fastcc i32 @tell(ptr noundef nonnull readonly %43, ptr noundef nonnull @.str.57, i32 noundef 0, ptr noundef nonnull @.str.58) #16
  br label %417

417:                                              ; preds = %353, %358, %375, %405, %408, %414
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %418 = load i32, ptr %45, align 8
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %432, label %420

420:                                              ; preds = %417
  store i32 0, ptr %45, align 8
  %421 = getelementptr inbounds nuw i8, ptr %43, i64 28
  %422 = load i32, ptr %421, align 4
  %423 = call i32 @close(i32 noundef %422) #18
  %424 = getelementptr inbounds nuw i8, ptr %43, i64 32
  %425 = load i32, ptr %424, align 8
  %426 = call i32 @close(i32 noundef %425) #18
  %427 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %428 = load i32, ptr %427, align 8
  %429 = call i32 @kill(i32 noundef %428, i32 noundef 9) #18
  %430 = load i32, ptr %427, align 8
  %431 = call i32 @waitpid(i32 noundef %430, ptr noundef nonnull %6, i32 noundef 0) #18
  br label %432

432:                                              ; preds = %417, %420
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %433 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %434 = load i64, ptr %5, align 16
  %435 = sitofp i64 %434 to double
  %436 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %437 = load i64, ptr %436, align 8
  %438 = sitofp i64 %437 to double
  %439 = call double @llvm.fmuladd.f64(double %438, double 1.000000e-09, double %435)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %440 = fsub double %439, %55
  %441 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %442 = fadd double %441, %440
  store double %442, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %443 = load i32, ptr %23, align 8
  br label %444

444:                                              ; preds = %432, %41
  %445 = phi i32 [ %443, %432 ], [ %24, %41 ]
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %459, label %447

447:                                              ; preds = %444
  %448 = sext i32 %445 to i64
  br label %449

449:                                              ; preds = %447, %455
  %450 = phi i64 [ %448, %447 ], [ %456, %455 ]
  %451 = getelementptr %struct.State, ptr %17, i64 %450
  %452 = getelementptr i8, ptr %451, i64 -24
  %453 = load i32, ptr %452, align 8
  %454 = icmp eq i32 %453, 0
  br i1 %454, label %455, label %459

455:                                              ; preds = %449
  %456 = add nsw i64 %450, -1
  %457 = trunc nsw i64 %456 to i32
  store i32 %457, ptr %23, align 8
  %458 = icmp eq i64 %456, 0
  br i1 %458, label %459, label %449

459:                                              ; preds = %39, %449, %455, %22, %444, %4
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #9

define internal fastcc void @scan(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1, i64 noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = ptrtoint ptr %1 to i64
  %8 = and i64 %7, -8
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 %2
  %11 = icmp ugt ptr %10, %9
  br i1 %11, label %12, label %193

12:                                               ; preds = %4, %189
  %13 = phi ptr [ %190, %189 ], [ %0, %4 ]
  %14 = phi ptr [ %191, %189 ], [ %9, %4 ]
  %15 = load ptr, ptr %13, align 8
  %16 = icmp ult ptr %14, %15
  br i1 %16, label %189, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ugt ptr %18, %20
  br i1 %21, label %189, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = ptrtoint ptr %14 to i64
  %26 = ptrtoint ptr %15 to i64
  %27 = sub i64 %25, %26
  %28 = sdiv i64 %27, 4
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 1
  %32 = load i8, ptr %31, align 1
  %33 = or i8 %32, %30
  %34 = and i8 %33, 66
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %36, label %189

36:                                               ; preds = %22
  %37 = or i8 %30, 64
  store i8 %37, ptr %29, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %38 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %14, i64 noundef 8) #18
  %39 = load ptr, ptr %5, align 8
  %40 = icmp ult ptr %39, inttoptr (i64 4096 to ptr)
  br i1 %40, label %187, label %41

41:                                               ; preds = %36
  %42 = load ptr, ptr @__enzcc_check_watch, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 72
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 80
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %187, label %48

48:                                               ; preds = %41, %62
  %49 = phi i64 [ %64, %62 ], [ %46, %41 ]
  %50 = phi i64 [ %63, %62 ], [ 0, %41 ]
  %51 = add i64 %50, %49
  %52 = lshr i64 %51, 1
  %53 = getelementptr inbounds nuw %struct.Range, ptr %44, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = icmp ult ptr %39, %54
  br i1 %55, label %62, label %56

56:                                               ; preds = %48
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load ptr, ptr %57, align 8
  %59 = icmp ult ptr %39, %58
  br i1 %59, label %66, label %60

60:                                               ; preds = %56
  %61 = add nuw i64 %52, 1
  br label %62

62:                                               ; preds = %60, %48
  %63 = phi i64 [ %50, %48 ], [ %61, %60 ]
  %64 = phi i64 [ %52, %48 ], [ %49, %60 ]
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %48, label %187

66:                                               ; preds = %56
  %67 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %187, label %70

70:                                               ; preds = %66
  %71 = load ptr, ptr %42, align 8
  %72 = sext i32 %68 to i64
  %73 = getelementptr %struct.Anchor, ptr %71, i64 %72
  %74 = getelementptr i8, ptr %73, i64 112
  %75 = load ptr, ptr %74, align 8
  %76 = icmp ult ptr %14, %75
  br i1 %76, label %77, label %81

77:                                               ; preds = %70
  %78 = getelementptr inbounds nuw i8, ptr %13, i64 44
  %79 = load i32, ptr %78, align 4
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %187, label %108

81:                                               ; preds = %70, %86
  %82 = phi ptr [ %89, %86 ], [ %74, %70 ]
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 36
  %84 = load i32, ptr %83, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %92, label %86

86:                                               ; preds = %81
  %87 = sext i32 %84 to i64
  %88 = getelementptr %struct.Anchor, ptr %71, i64 %87
  %89 = getelementptr i8, ptr %88, i64 112
  %90 = load ptr, ptr %89, align 8
  %91 = icmp ugt ptr %90, %14
  br i1 %91, label %92, label %81

92:                                               ; preds = %86, %81
  %93 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %94 = load i64, ptr %93, align 8
  %95 = call i64 @llvm.abs.i64(i64 %94, i1 true)
  %96 = getelementptr inbounds nuw i8, ptr %13, i64 44
  %97 = load i32, ptr %96, align 4
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %92
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %101 = load i32, ptr %100, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %108

103:                                              ; preds = %99
  %104 = load ptr, ptr %82, align 8
  %105 = ptrtoint ptr %104 to i64
  %106 = sub i64 %25, %105
  %107 = icmp slt i64 %106, %95
  br i1 %107, label %108, label %187

108:                                              ; preds = %77, %103, %99, %92
  %109 = phi ptr [ %74, %77 ], [ %82, %92 ], [ %82, %99 ], [ %82, %103 ]
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 24
  %111 = load i32, ptr %110, align 8
  switch i32 %111, label %112 [
    i32 1, label %187
    i32 3, label %187
  ]

112:                                              ; preds = %108
  %113 = getelementptr inbounds nuw i8, ptr %71, i64 160
  %114 = ptrtoint ptr %109 to i64
  %115 = ptrtoint ptr %113 to i64
  %116 = sub i64 %114, %115
  %117 = sdiv exact i64 %116, 48
  %118 = trunc i64 %117 to i32
  %119 = icmp eq i32 %111, 2
  br i1 %119, label %120, label %125

120:                                              ; preds = %112
  %121 = getelementptr inbounds nuw i8, ptr %109, i64 28
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %124 = load i32, ptr %123, align 8
  call fastcc void @put_anchor(ptr noundef %39, i32 noundef 2, i64 noundef 0, ptr noundef %14, i32 noundef %118, i32 noundef %122, i32 noundef %124) #16
  br label %158

125:                                              ; preds = %112
  %126 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds i8, ptr %14, i64 %127
  br label %129

129:                                              ; preds = %125, %143
  %130 = phi i64 [ %145, %143 ], [ %46, %125 ]
  %131 = phi i64 [ %144, %143 ], [ 0, %125 ]
  %132 = add i64 %131, %130
  %133 = lshr i64 %132, 1
  %134 = getelementptr inbounds nuw %struct.Range, ptr %44, i64 %133
  %135 = load ptr, ptr %134, align 8
  %136 = icmp ult ptr %128, %135
  br i1 %136, label %143, label %137

137:                                              ; preds = %129
  %138 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = icmp ult ptr %128, %139
  br i1 %140, label %147, label %141

141:                                              ; preds = %137
  %142 = add nuw i64 %133, 1
  br label %143

143:                                              ; preds = %141, %129
  %144 = phi i64 [ %131, %129 ], [ %142, %141 ]
  %145 = phi i64 [ %133, %129 ], [ %130, %141 ]
  %146 = icmp ult i64 %144, %145
  br i1 %146, label %129, label %187

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %149 = icmp ugt ptr %148, %139
  br i1 %149, label %187, label %150

150:                                              ; preds = %147
  %151 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %128, i64 noundef 8) #18
  %152 = load ptr, ptr %5, align 8
  %153 = load ptr, ptr %6, align 8
  %154 = getelementptr inbounds nuw i8, ptr %109, i64 28
  %155 = load i32, ptr %154, align 4
  %156 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %157 = load i32, ptr %156, align 8
  call fastcc void @put_pair(ptr noundef %152, ptr noundef %153, ptr noundef %14, i32 noundef %118, i32 noundef %155, i32 noundef %157, i32 noundef %3) #16
  br label %158

158:                                              ; preds = %150, %120
  %159 = load ptr, ptr @__enzcc_check_watch, align 8
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 16
  %161 = load i64, ptr %160, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %187, label %163

163:                                              ; preds = %158
  %164 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %165 = load ptr, ptr %164, align 8
  br label %166

166:                                              ; preds = %166, %163
  %167 = phi i64 [ 0, %163 ], [ %176, %166 ]
  %168 = phi i64 [ %161, %163 ], [ %175, %166 ]
  %169 = add i64 %168, %167
  %170 = lshr i64 %169, 1
  %171 = getelementptr inbounds nuw %struct.Object, ptr %165, i64 %170
  %172 = load ptr, ptr %171, align 8
  %173 = icmp ult ptr %14, %172
  %174 = add nuw i64 %170, 1
  %175 = select i1 %173, i64 %170, i64 %168
  %176 = select i1 %173, i64 %167, i64 %174
  %177 = icmp ult i64 %176, %175
  br i1 %177, label %166, label %178

178:                                              ; preds = %166
  %179 = icmp eq i64 %176, 0
  br i1 %179, label %187, label %180

180:                                              ; preds = %178
  %181 = getelementptr %struct.Object, ptr %165, i64 %176
  %182 = getelementptr i8, ptr %181, i64 -48
  %183 = load ptr, ptr %182, align 8
  %184 = icmp ult ptr %14, %183
  %185 = getelementptr inbounds i8, ptr %181, i64 -56
  %186 = select i1 %184, ptr %185, ptr null
  br label %187

187:                                              ; preds = %62, %143, %77, %103, %66, %41, %180, %178, %158, %108, %108, %147, %36
  %188 = phi ptr [ %13, %36 ], [ null, %178 ], [ %13, %103 ], [ %13, %108 ], [ %13, %108 ], [ %13, %143 ], [ %13, %77 ], [ %13, %147 ], [ null, %158 ], [ %186, %180 ], [ %13, %41 ], [ %13, %66 ], [ %13, %62 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  br label %189

189:                                              ; preds = %187, %22, %12, %17
  %190 = phi ptr [ %13, %12 ], [ %13, %17 ], [ %188, %187 ], [ %13, %22 ]
  %191 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %192 = icmp ult ptr %191, %10
  br i1 %192, label %12, label %193

193:                                              ; preds = %189, %4
  ret void
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #5

define internal fastcc void @put_anchor(ptr noundef %0, i32 noundef range(i32 0, 4) %1, i64 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr #2 {
  %8 = load ptr, ptr @__enzcc_check_watch, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %413, label %14

14:                                               ; preds = %7, %28
  %15 = phi i64 [ %30, %28 ], [ %12, %7 ]
  %16 = phi i64 [ %29, %28 ], [ 0, %7 ]
  %17 = add i64 %16, %15
  %18 = lshr i64 %17, 1
  %19 = getelementptr inbounds nuw %struct.Range, ptr %10, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ult ptr %0, %20
  br i1 %21, label %28, label %22

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ult ptr %0, %24
  br i1 %25, label %32, label %26

26:                                               ; preds = %22
  %27 = add nuw i64 %18, 1
  br label %28

28:                                               ; preds = %26, %14
  %29 = phi i64 [ %16, %14 ], [ %27, %26 ]
  %30 = phi i64 [ %18, %14 ], [ %15, %26 ]
  %31 = icmp ult i64 %29, %30
  br i1 %31, label %14, label %413

32:                                               ; preds = %22
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %413, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %42 = load ptr, ptr %41, align 8
  %43 = icmp ult ptr %0, %42
  br i1 %43, label %413, label %44

44:                                               ; preds = %40, %36
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %96, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %50 = load ptr, ptr %49, align 8
  br label %51

51:                                               ; preds = %51, %48
  %52 = phi i64 [ 0, %48 ], [ %61, %51 ]
  %53 = phi i64 [ %46, %48 ], [ %60, %51 ]
  %54 = add i64 %53, %52
  %55 = lshr i64 %54, 1
  %56 = getelementptr inbounds nuw %struct.Object, ptr %50, i64 %55
  %57 = load ptr, ptr %56, align 8
  %58 = icmp ult ptr %0, %57
  %59 = add nuw i64 %55, 1
  %60 = select i1 %58, i64 %55, i64 %53
  %61 = select i1 %58, i64 %52, i64 %59
  %62 = icmp ult i64 %61, %60
  br i1 %62, label %51, label %63

63:                                               ; preds = %51
  %64 = icmp eq i64 %61, 0
  br i1 %64, label %71, label %65

65:                                               ; preds = %63
  %66 = getelementptr %struct.Object, ptr %50, i64 %61
  %67 = getelementptr i8, ptr %66, i64 -48
  %68 = load ptr, ptr %67, align 8
  %69 = icmp ult ptr %0, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 -56
  br i1 %69, label %255, label %71

71:                                               ; preds = %65, %63
  %72 = getelementptr inbounds nuw i8, ptr %19, i64 20
  %73 = load i32, ptr %72, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %96, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %20, i64 16
  br label %77

77:                                               ; preds = %77, %75
  %78 = phi i64 [ 0, %75 ], [ %87, %77 ]
  %79 = phi i64 [ %46, %75 ], [ %86, %77 ]
  %80 = add i64 %79, %78
  %81 = lshr i64 %80, 1
  %82 = getelementptr inbounds nuw %struct.Object, ptr %50, i64 %81
  %83 = load ptr, ptr %82, align 8
  %84 = icmp ult ptr %76, %83
  %85 = add nuw i64 %81, 1
  %86 = select i1 %84, i64 %81, i64 %79
  %87 = select i1 %84, i64 %78, i64 %85
  %88 = icmp ult i64 %87, %86
  br i1 %88, label %77, label %89

89:                                               ; preds = %77
  %90 = icmp eq i64 %87, 0
  br i1 %90, label %96, label %91

91:                                               ; preds = %89
  %92 = getelementptr %struct.Object, ptr %50, i64 %87
  %93 = getelementptr i8, ptr %92, i64 -48
  %94 = load ptr, ptr %93, align 8
  %95 = icmp ult ptr %76, %94
  br i1 %95, label %413, label %96

96:                                               ; preds = %71, %44, %91, %89
  %97 = ptrtoint ptr %0 to i64
  %98 = and i64 %97, 4095
  %99 = icmp eq i64 %98, 16
  br i1 %99, label %100, label %145

100:                                              ; preds = %96
  %101 = getelementptr inbounds i8, ptr %0, i64 -8
  %102 = load i64, ptr %101, align 8
  %103 = and i64 %102, 7
  %104 = icmp eq i64 %103, 2
  br i1 %104, label %105, label %145

105:                                              ; preds = %100
  %106 = and i64 %102, -8
  %107 = and i64 %102, 4088
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %109, label %145

109:                                              ; preds = %105
  %110 = ptrtoint ptr %24 to i64
  %111 = sub i64 %110, %97
  %112 = add i64 %111, 16
  %113 = icmp ugt i64 %102, %112
  br i1 %113, label %145, label %114

114:                                              ; preds = %109
  %115 = getelementptr inbounds i8, ptr %0, i64 -16
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 %106
  br i1 %47, label %229, label %117

117:                                              ; preds = %114
  %118 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %119 = load ptr, ptr %118, align 8
  br label %120

120:                                              ; preds = %120, %117
  %121 = phi i64 [ 0, %117 ], [ %130, %120 ]
  %122 = phi i64 [ %46, %117 ], [ %129, %120 ]
  %123 = add i64 %122, %121
  %124 = lshr i64 %123, 1
  %125 = getelementptr inbounds nuw %struct.Object, ptr %119, i64 %124
  %126 = load ptr, ptr %125, align 8
  %127 = icmp ult ptr %0, %126
  %128 = add nuw i64 %124, 1
  %129 = select i1 %127, i64 %124, i64 %122
  %130 = select i1 %127, i64 %121, i64 %128
  %131 = icmp ult i64 %130, %129
  br i1 %131, label %120, label %132

132:                                              ; preds = %120
  %133 = icmp eq i64 %46, 4194304
  br i1 %133, label %413, label %134

134:                                              ; preds = %132
  %135 = icmp ugt i64 %46, %130
  br i1 %135, label %136, label %229

136:                                              ; preds = %134, %136
  %137 = phi i64 [ %143, %136 ], [ %46, %134 ]
  %138 = load ptr, ptr @__enzcc_check_watch, align 8
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw %struct.Object, ptr %140, i64 %137
  %142 = getelementptr i8, ptr %141, i64 -56
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %141, ptr noundef nonnull align 8 dereferenceable(56) %142, i64 56, i1 false)
  %143 = add i64 %137, -1
  %144 = icmp ugt i64 %143, %130
  br i1 %144, label %136, label %221

145:                                              ; preds = %109, %105, %100, %96
  br i1 %47, label %169, label %146

146:                                              ; preds = %145
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %148 = load ptr, ptr %147, align 8
  br label %149

149:                                              ; preds = %149, %146
  %150 = phi i64 [ 0, %146 ], [ %159, %149 ]
  %151 = phi i64 [ %46, %146 ], [ %158, %149 ]
  %152 = add i64 %151, %150
  %153 = lshr i64 %152, 1
  %154 = getelementptr inbounds nuw %struct.Object, ptr %148, i64 %153
  %155 = load ptr, ptr %154, align 8
  %156 = icmp ult ptr %0, %155
  %157 = add nuw i64 %153, 1
  %158 = select i1 %156, i64 %153, i64 %151
  %159 = select i1 %156, i64 %150, i64 %157
  %160 = icmp ult i64 %159, %158
  br i1 %160, label %149, label %161

161:                                              ; preds = %149
  %162 = icmp eq i64 %159, 0
  br i1 %162, label %169, label %163

163:                                              ; preds = %161
  %164 = getelementptr %struct.Object, ptr %148, i64 %159
  %165 = getelementptr i8, ptr %164, i64 -48
  %166 = load ptr, ptr %165, align 8
  %167 = icmp ugt ptr %166, %20
  %168 = select i1 %167, ptr %166, ptr %20
  br label %169

169:                                              ; preds = %145, %163, %161
  %170 = phi i64 [ 0, %161 ], [ %159, %163 ], [ 0, %145 ]
  %171 = phi ptr [ %20, %161 ], [ %168, %163 ], [ %20, %145 ]
  %172 = icmp ult i64 %170, %46
  br i1 %172, label %173, label %180

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %175 = load ptr, ptr %174, align 8
  %176 = getelementptr inbounds nuw %struct.Object, ptr %175, i64 %170
  %177 = load ptr, ptr %176, align 8
  %178 = icmp ult ptr %177, %24
  %179 = select i1 %178, ptr %177, ptr %24
  br label %180

180:                                              ; preds = %173, %169
  %181 = phi ptr [ %24, %169 ], [ %179, %173 ]
  br i1 %39, label %187, label %182

182:                                              ; preds = %180
  %183 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %184 = load ptr, ptr %183, align 8
  %185 = icmp ult ptr %171, %184
  %186 = select i1 %185, ptr %184, ptr %171
  br label %187

187:                                              ; preds = %182, %180
  %188 = phi ptr [ %171, %180 ], [ %186, %182 ]
  %189 = icmp uge ptr %0, %188
  %190 = icmp ult ptr %0, %181
  %191 = select i1 %189, i1 %190, i1 false
  br i1 %191, label %192, label %413

192:                                              ; preds = %187
  br i1 %47, label %229, label %193

193:                                              ; preds = %192
  %194 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %195 = load ptr, ptr %194, align 8
  br label %196

196:                                              ; preds = %196, %193
  %197 = phi i64 [ 0, %193 ], [ %206, %196 ]
  %198 = phi i64 [ %46, %193 ], [ %205, %196 ]
  %199 = add i64 %198, %197
  %200 = lshr i64 %199, 1
  %201 = getelementptr inbounds nuw %struct.Object, ptr %195, i64 %200
  %202 = load ptr, ptr %201, align 8
  %203 = icmp ult ptr %188, %202
  %204 = add nuw i64 %200, 1
  %205 = select i1 %203, i64 %200, i64 %198
  %206 = select i1 %203, i64 %197, i64 %204
  %207 = icmp ult i64 %206, %205
  br i1 %207, label %196, label %208

208:                                              ; preds = %196
  %209 = icmp eq i64 %46, 4194304
  br i1 %209, label %413, label %210

210:                                              ; preds = %208
  %211 = icmp ugt i64 %46, %206
  br i1 %211, label %212, label %229

212:                                              ; preds = %210, %212
  %213 = phi i64 [ %219, %212 ], [ %46, %210 ]
  %214 = load ptr, ptr @__enzcc_check_watch, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 8
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds nuw %struct.Object, ptr %216, i64 %213
  %218 = getelementptr i8, ptr %217, i64 -56
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %217, ptr noundef nonnull align 8 dereferenceable(56) %218, i64 56, i1 false)
  %219 = add i64 %213, -1
  %220 = icmp ugt i64 %219, %206
  br i1 %220, label %212, label %221

221:                                              ; preds = %136, %212
  %222 = phi i64 [ %206, %212 ], [ %130, %136 ]
  %223 = phi ptr [ %188, %212 ], [ %0, %136 ]
  %224 = phi ptr [ %181, %212 ], [ %116, %136 ]
  %225 = phi i32 [ 0, %212 ], [ 1, %136 ]
  %226 = load ptr, ptr @__enzcc_check_watch, align 8
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 16
  %228 = load i64, ptr %227, align 8
  br label %229

229:                                              ; preds = %114, %134, %192, %210, %221
  %230 = phi ptr [ %8, %114 ], [ %8, %210 ], [ %8, %134 ], [ %8, %192 ], [ %226, %221 ]
  %231 = phi i64 [ 0, %114 ], [ %46, %210 ], [ %46, %134 ], [ 0, %192 ], [ %228, %221 ]
  %232 = phi i64 [ 0, %114 ], [ %206, %210 ], [ %130, %134 ], [ 0, %192 ], [ %222, %221 ]
  %233 = phi ptr [ %0, %114 ], [ %188, %210 ], [ %0, %134 ], [ %188, %192 ], [ %223, %221 ]
  %234 = phi ptr [ %116, %114 ], [ %181, %210 ], [ %116, %134 ], [ %181, %192 ], [ %224, %221 ]
  %235 = phi i32 [ 1, %114 ], [ 0, %210 ], [ 1, %134 ], [ 0, %192 ], [ %225, %221 ]
  %236 = getelementptr inbounds nuw i8, ptr %230, i64 16
  %237 = add i64 %231, 1
  store i64 %237, ptr %236, align 8
  %238 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr inbounds nuw %struct.Object, ptr %239, i64 %232
  store ptr %233, ptr %240, align 8
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 8
  store ptr %234, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %240, i64 16
  store ptr null, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %240, i64 24
  store i64 -1, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %240, i64 32
  store i64 0, ptr %244, align 8
  %245 = getelementptr inbounds nuw i8, ptr %240, i64 40
  store i32 0, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %240, i64 44
  store i32 %235, ptr %246, align 4
  %247 = getelementptr inbounds nuw i8, ptr %240, i64 48
  store i32 0, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %240, i64 52
  store i32 0, ptr %248, align 4
  %249 = load ptr, ptr @__enzcc_check_watch, align 8
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 24
  store ptr null, ptr %250, align 8
  %251 = getelementptr inbounds nuw i8, ptr %249, i64 8
  %252 = load ptr, ptr %251, align 8
  %253 = getelementptr inbounds nuw %struct.Object, ptr %252, i64 %232
  %254 = icmp eq ptr %252, null
  br i1 %254, label %413, label %255

255:                                              ; preds = %65, %229
  %256 = phi ptr [ %249, %229 ], [ %8, %65 ]
  %257 = phi ptr [ %253, %229 ], [ %70, %65 ]
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 40
  %259 = load i32, ptr %258, align 8
  %260 = icmp eq i32 %259, 0
  %261 = load ptr, ptr %256, align 8
  br i1 %260, label %331, label %262

262:                                              ; preds = %255
  %263 = sext i32 %259 to i64
  %264 = getelementptr %struct.Anchor, ptr %261, i64 %263
  %265 = getelementptr i8, ptr %264, i64 112
  %266 = load ptr, ptr %265, align 8
  %267 = icmp ult ptr %0, %266
  br i1 %267, label %268, label %272

268:                                              ; preds = %262
  %269 = getelementptr inbounds nuw i8, ptr %257, i64 44
  %270 = load i32, ptr %269, align 4
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %331, label %300

272:                                              ; preds = %262, %277
  %273 = phi ptr [ %280, %277 ], [ %265, %262 ]
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 36
  %275 = load i32, ptr %274, align 4
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %283, label %277

277:                                              ; preds = %272
  %278 = sext i32 %275 to i64
  %279 = getelementptr %struct.Anchor, ptr %261, i64 %278
  %280 = getelementptr i8, ptr %279, i64 112
  %281 = load ptr, ptr %280, align 8
  %282 = icmp ugt ptr %281, %0
  br i1 %282, label %283, label %272

283:                                              ; preds = %277, %272
  %284 = getelementptr inbounds nuw i8, ptr %273, i64 8
  %285 = load i64, ptr %284, align 8
  %286 = tail call i64 @llvm.abs.i64(i64 %285, i1 true)
  %287 = getelementptr inbounds nuw i8, ptr %257, i64 44
  %288 = load i32, ptr %287, align 4
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %300

290:                                              ; preds = %283
  %291 = getelementptr inbounds nuw i8, ptr %273, i64 24
  %292 = load i32, ptr %291, align 8
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %300

294:                                              ; preds = %290
  %295 = load ptr, ptr %273, align 8
  %296 = ptrtoint ptr %0 to i64
  %297 = ptrtoint ptr %295 to i64
  %298 = sub i64 %296, %297
  %299 = icmp slt i64 %298, %286
  br i1 %299, label %300, label %331

300:                                              ; preds = %268, %294, %290, %283
  %301 = phi i1 [ false, %268 ], [ false, %283 ], [ true, %290 ], [ true, %294 ]
  %302 = phi ptr [ %265, %268 ], [ %273, %283 ], [ %273, %290 ], [ %273, %294 ]
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 24
  %304 = load i32, ptr %303, align 8
  %305 = icmp eq i32 %304, %1
  br i1 %305, label %306, label %319

306:                                              ; preds = %300
  %307 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %308 = load i64, ptr %307, align 8
  %309 = icmp eq i64 %308, %2
  br i1 %309, label %310, label %319

310:                                              ; preds = %306
  br i1 %301, label %311, label %315

311:                                              ; preds = %310
  %312 = getelementptr inbounds nuw i8, ptr %257, i64 48
  %313 = load i32, ptr %312, align 8
  %314 = icmp sgt i32 %313, 500
  br i1 %314, label %315, label %319

315:                                              ; preds = %311, %310
  %316 = load ptr, ptr %302, align 8
  %317 = icmp ult ptr %0, %316
  br i1 %317, label %318, label %413

318:                                              ; preds = %315
  store ptr %0, ptr %302, align 8
  br label %413

319:                                              ; preds = %300, %306, %311
  %320 = load ptr, ptr %302, align 8
  %321 = icmp eq ptr %320, %0
  br i1 %321, label %322, label %331

322:                                              ; preds = %319
  %323 = icmp ne i32 %304, 0
  %324 = icmp eq i32 %1, 0
  %325 = and i1 %324, %323
  br i1 %325, label %326, label %413

326:                                              ; preds = %322
  store i32 0, ptr %303, align 8
  %327 = getelementptr inbounds nuw i8, ptr %302, i64 8
  store i64 %2, ptr %327, align 8
  %328 = getelementptr inbounds nuw i8, ptr %302, i64 16
  store ptr %3, ptr %328, align 8
  %329 = getelementptr inbounds nuw i8, ptr %302, i64 28
  store i32 %5, ptr %329, align 4
  %330 = getelementptr inbounds nuw i8, ptr %302, i64 40
  store i32 %4, ptr %330, align 8
  br label %413

331:                                              ; preds = %268, %294, %255, %319
  %332 = getelementptr inbounds nuw i8, ptr %261, i64 8
  %333 = load i64, ptr %332, align 8
  %334 = icmp eq i64 %333, 262144
  br i1 %334, label %413, label %335

335:                                              ; preds = %331
  %336 = add nsw i64 %333, 1
  store i64 %336, ptr %332, align 8
  %337 = trunc i64 %336 to i32
  %338 = getelementptr inbounds nuw i8, ptr %261, i64 160
  %339 = shl i64 %336, 32
  %340 = ashr exact i64 %339, 32
  %341 = getelementptr inbounds %struct.Anchor, ptr %338, i64 %340
  %342 = getelementptr inbounds i8, ptr %341, i64 -48
  store ptr %0, ptr %342, align 8
  %343 = getelementptr inbounds i8, ptr %341, i64 -40
  store i64 %2, ptr %343, align 8
  %344 = getelementptr inbounds i8, ptr %341, i64 -32
  store ptr %3, ptr %344, align 8
  %345 = getelementptr inbounds i8, ptr %341, i64 -24
  store i32 %1, ptr %345, align 8
  %346 = getelementptr inbounds i8, ptr %341, i64 -20
  store i32 %5, ptr %346, align 4
  %347 = getelementptr inbounds i8, ptr %341, i64 -16
  store i32 %6, ptr %347, align 8
  %348 = getelementptr inbounds i8, ptr %341, i64 -12
  store i32 0, ptr %348, align 4
  %349 = getelementptr inbounds i8, ptr %341, i64 -8
  store i32 %4, ptr %349, align 8
  %350 = getelementptr inbounds i8, ptr %341, i64 -4
  store i32 0, ptr %350, align 4
  %351 = load i32, ptr %258, align 4
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %375, label %353

353:                                              ; preds = %335
  %354 = sext i32 %351 to i64
  %355 = getelementptr %struct.Anchor, ptr %338, i64 %354
  %356 = getelementptr i8, ptr %355, i64 -48
  %357 = load ptr, ptr %356, align 8
  %358 = icmp ult ptr %357, %0
  br i1 %358, label %359, label %375

359:                                              ; preds = %353, %365
  %360 = phi i64 [ %366, %365 ], [ %354, %353 ]
  %361 = getelementptr %struct.Anchor, ptr %338, i64 %360
  %362 = getelementptr i8, ptr %361, i64 -12
  %363 = load i32, ptr %362, align 4
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %371, label %365

365:                                              ; preds = %359
  %366 = sext i32 %363 to i64
  %367 = getelementptr %struct.Anchor, ptr %338, i64 %366
  %368 = getelementptr i8, ptr %367, i64 -48
  %369 = load ptr, ptr %368, align 8
  %370 = icmp ult ptr %369, %0
  br i1 %370, label %359, label %373

371:                                              ; preds = %359
  %372 = getelementptr i8, ptr %361, i64 -12
  br label %375

373:                                              ; preds = %365
  %374 = getelementptr i8, ptr %361, i64 -12
  br label %375

375:                                              ; preds = %373, %353, %371, %335
  %376 = phi ptr [ %258, %335 ], [ %258, %353 ], [ %372, %371 ], [ %374, %373 ]
  %377 = phi i32 [ 0, %335 ], [ %351, %353 ], [ 0, %371 ], [ %363, %373 ]
  store i32 %377, ptr %348, align 4
  store i32 %337, ptr %376, align 4
  %378 = getelementptr inbounds nuw i8, ptr %257, i64 48
  %379 = load i32, ptr %378, align 8
  %380 = add nsw i32 %379, 1
  store i32 %380, ptr %378, align 8
  %381 = getelementptr inbounds nuw i8, ptr %257, i64 8
  %382 = load ptr, ptr %381, align 8
  %383 = load ptr, ptr %257, align 8
  %384 = ptrtoint ptr %382 to i64
  %385 = ptrtoint ptr %383 to i64
  %386 = sub i64 %384, %385
  %387 = lshr i64 %386, 2
  %388 = add nuw nsw i64 %387, 64
  %389 = and i64 %388, 9223372036854775792
  %390 = getelementptr inbounds nuw i8, ptr %257, i64 16
  %391 = load ptr, ptr %390, align 8
  %392 = icmp eq ptr %391, null
  %393 = load ptr, ptr @__enzcc_check_watch, align 8
  br i1 %392, label %394, label %409

394:                                              ; preds = %375
  %395 = getelementptr inbounds nuw i8, ptr %393, i64 64
  %396 = load i64, ptr %395, align 8
  %397 = add i64 %396, %389
  %398 = icmp ugt i64 %397, 34359738368
  br i1 %398, label %399, label %403

399:                                              ; preds = %394
  store i32 0, ptr %258, align 8
  %400 = getelementptr inbounds nuw i8, ptr %261, i64 16
  %401 = load i64, ptr %400, align 8
  %402 = or i64 %401, 64
  store i64 %402, ptr %400, align 8
  br label %413

403:                                              ; preds = %394
  %404 = getelementptr inbounds nuw i8, ptr %393, i64 56
  %405 = load ptr, ptr %404, align 8
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 %396
  store ptr %406, ptr %390, align 8
  %407 = load i64, ptr %395, align 8
  %408 = add i64 %407, %389
  store i64 %408, ptr %395, align 8
  br label %409

409:                                              ; preds = %403, %375
  %410 = getelementptr inbounds nuw i8, ptr %393, i64 40
  store ptr null, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %393, i64 32
  store ptr null, ptr %411, align 8
  %412 = getelementptr inbounds nuw i8, ptr %393, i64 24
  store ptr null, ptr %412, align 8
  br label %413

413:                                              ; preds = %28, %208, %132, %91, %187, %7, %229, %331, %409, %399, %322, %326, %315, %318, %32, %40
  ret void
}

define internal fastcc void @put_pair(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef range(i32 0, 2) %6) unnamed_addr #2 {
  %8 = ptrtoint ptr %0 to i64
  %9 = icmp ult ptr %0, inttoptr (i64 4096 to ptr)
  %10 = icmp eq ptr %0, %1
  %11 = or i1 %9, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %7
  %13 = icmp ugt ptr %0, inttoptr (i64 4095 to ptr)
  %14 = icmp ne i32 %6, 0
  %15 = and i1 %13, %14
  %16 = and i1 %10, %15
  br i1 %16, label %17, label %124

17:                                               ; preds = %12
  tail call fastcc void @put_anchor(ptr noundef nonnull %0, i32 noundef 3, i64 noundef 0, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #16
  br label %124

18:                                               ; preds = %7
  %19 = icmp eq ptr %1, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %18
  tail call fastcc void @put_anchor(ptr noundef %0, i32 noundef 2, i64 noundef 0, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #16
  br label %124

21:                                               ; preds = %18
  %22 = load ptr, ptr @__enzcc_check_watch, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 72
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 80
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %124, label %28

28:                                               ; preds = %21, %42
  %29 = phi i64 [ %44, %42 ], [ %26, %21 ]
  %30 = phi i64 [ %43, %42 ], [ 0, %21 ]
  %31 = add i64 %30, %29
  %32 = lshr i64 %31, 1
  %33 = getelementptr inbounds nuw %struct.Range, ptr %24, i64 %32
  %34 = load ptr, ptr %33, align 8
  %35 = icmp ult ptr %1, %34
  br i1 %35, label %42, label %36

36:                                               ; preds = %28
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp ult ptr %1, %38
  br i1 %39, label %71, label %40

40:                                               ; preds = %36
  %41 = add nuw i64 %32, 1
  br label %42

42:                                               ; preds = %40, %28
  %43 = phi i64 [ %30, %28 ], [ %41, %40 ]
  %44 = phi i64 [ %32, %28 ], [ %29, %40 ]
  %45 = icmp ult i64 %43, %44
  br i1 %45, label %28, label %46

46:                                               ; preds = %42
  %47 = icmp eq i32 %6, 0
  br i1 %47, label %124, label %48

48:                                               ; preds = %46, %62
  %49 = phi i64 [ %64, %62 ], [ %26, %46 ]
  %50 = phi i64 [ %63, %62 ], [ 0, %46 ]
  %51 = add i64 %50, %49
  %52 = lshr i64 %51, 1
  %53 = getelementptr inbounds nuw %struct.Range, ptr %24, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = icmp ult ptr %0, %54
  br i1 %55, label %62, label %56

56:                                               ; preds = %48
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load ptr, ptr %57, align 8
  %59 = icmp ult ptr %0, %58
  br i1 %59, label %66, label %60

60:                                               ; preds = %56
  %61 = add nuw i64 %52, 1
  br label %62

62:                                               ; preds = %60, %48
  %63 = phi i64 [ %50, %48 ], [ %61, %60 ]
  %64 = phi i64 [ %52, %48 ], [ %49, %60 ]
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %48, label %124

66:                                               ; preds = %56
  %67 = load ptr, ptr %22, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %69 = load i64, ptr %68, align 8
  %70 = or i64 %69, 128
  store i64 %70, ptr %68, align 8
  br label %124

71:                                               ; preds = %36
  %72 = ptrtoint ptr %1 to i64
  %73 = sub i64 %72, %8
  tail call fastcc void @put_anchor(ptr noundef %0, i32 noundef 0, i64 noundef %73, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #16
  %74 = load ptr, ptr @__enzcc_check_watch, align 8
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 16
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %124, label %78

78:                                               ; preds = %71
  %79 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %80 = load ptr, ptr %79, align 8
  br label %81

81:                                               ; preds = %81, %78
  %82 = phi i64 [ 0, %78 ], [ %91, %81 ]
  %83 = phi i64 [ %76, %78 ], [ %90, %81 ]
  %84 = add i64 %83, %82
  %85 = lshr i64 %84, 1
  %86 = getelementptr inbounds nuw %struct.Object, ptr %80, i64 %85
  %87 = load ptr, ptr %86, align 8
  %88 = icmp ult ptr %0, %87
  %89 = add nuw i64 %85, 1
  %90 = select i1 %88, i64 %85, i64 %83
  %91 = select i1 %88, i64 %82, i64 %89
  %92 = icmp ult i64 %91, %90
  br i1 %92, label %81, label %93

93:                                               ; preds = %81
  %94 = icmp eq i64 %91, 0
  br i1 %94, label %124, label %95

95:                                               ; preds = %93
  %96 = mul i64 %91, 56
  %97 = getelementptr i8, ptr %80, i64 %96
  %98 = getelementptr i8, ptr %97, i64 -48
  %99 = load ptr, ptr %98, align 8
  %100 = icmp ult ptr %0, %99
  br i1 %100, label %101, label %124

101:                                              ; preds = %95, %101
  %102 = phi i64 [ %111, %101 ], [ 0, %95 ]
  %103 = phi i64 [ %110, %101 ], [ %76, %95 ]
  %104 = add i64 %103, %102
  %105 = lshr i64 %104, 1
  %106 = getelementptr inbounds nuw %struct.Object, ptr %80, i64 %105
  %107 = load ptr, ptr %106, align 8
  %108 = icmp ult ptr %1, %107
  %109 = add nuw i64 %105, 1
  %110 = select i1 %108, i64 %105, i64 %103
  %111 = select i1 %108, i64 %102, i64 %109
  %112 = icmp ult i64 %111, %110
  br i1 %112, label %101, label %113

113:                                              ; preds = %101
  %114 = icmp eq i64 %111, 0
  br i1 %114, label %124, label %115

115:                                              ; preds = %113
  %116 = mul i64 %111, 56
  %117 = getelementptr i8, ptr %80, i64 %116
  %118 = getelementptr i8, ptr %117, i64 -48
  %119 = load ptr, ptr %118, align 8
  %120 = icmp ult ptr %1, %119
  %121 = icmp eq i64 %116, %96
  %122 = and i1 %121, %120
  br i1 %122, label %123, label %124

123:                                              ; preds = %115
  tail call fastcc void @put_anchor(ptr noundef nonnull %1, i32 noundef 1, i64 noundef 0, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #16
  br label %124

124:                                              ; preds = %62, %46, %21, %113, %93, %95, %71, %66, %123, %115, %12, %17, %20
  ret void
}

define internal fastcc void @take_options(ptr noundef %0) unnamed_addr #3 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %87, label %3

3:                                                ; preds = %1
  %4 = load i8, ptr %0, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %87, label %6

6:                                                ; preds = %3, %81
  %7 = phi i8 [ %85, %81 ], [ %4, %3 ]
  %8 = phi ptr [ %84, %81 ], [ %0, %3 ]
  br label %9

9:                                                ; preds = %6, %12
  %10 = phi i8 [ %14, %12 ], [ %7, %6 ]
  %11 = phi ptr [ %13, %12 ], [ %8, %6 ]
  switch i8 %10, label %12 [
    i8 61, label %15
    i8 0, label %18
    i8 44, label %18
  ]

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 1
  %14 = load i8, ptr %13, align 1
  br label %9

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 1
  %17 = tail call double @strtod(ptr noundef nonnull %16, ptr noundef null) #18
  br label %18

18:                                               ; preds = %9, %9, %15
  %19 = phi double [ %17, %15 ], [ 1.000000e+00, %9 ], [ 1.000000e+00, %9 ]
  %20 = tail call i64 @strlen(ptr noundef nonnull @.str.5) #18
  %21 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.5, i64 noundef %20) #18
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %18
  %24 = fptosi double %19 to i64
  store i64 %24, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 64), align 8
  br label %74

25:                                               ; preds = %18
  %26 = tail call i64 @strlen(ptr noundef nonnull @.str.6) #18
  %27 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.6, i64 noundef %26) #18
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %25
  store double %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 104), align 8
  br label %74

30:                                               ; preds = %25
  %31 = tail call i64 @strlen(ptr noundef nonnull @.str.7) #18
  %32 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.7, i64 noundef %31) #18
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = fptosi double %19 to i64
  store i64 %35, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 80), align 8
  br label %74

36:                                               ; preds = %30
  %37 = tail call i64 @strlen(ptr noundef nonnull @.str.8) #18
  %38 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.8, i64 noundef %37) #18
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %36
  %41 = fptosi double %19 to i64
  store i64 %41, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 88), align 8
  br label %74

42:                                               ; preds = %36
  %43 = tail call i64 @strlen(ptr noundef nonnull @.str.9) #18
  %44 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.9, i64 noundef %43) #18
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %42
  %47 = fptosi double %19 to i64
  store i64 %47, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 96), align 8
  br label %74

48:                                               ; preds = %42
  %49 = tail call i64 @strlen(ptr noundef nonnull @.str.10) #18
  %50 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.10, i64 noundef %49) #18
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %48
  %53 = fptosi double %19 to i64
  store i64 %53, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), align 8
  br label %74

54:                                               ; preds = %48
  %55 = tail call i64 @strlen(ptr noundef nonnull @.str.11) #18
  %56 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.11, i64 noundef %55) #18
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %74

58:                                               ; preds = %54
  %59 = load i8, ptr %11, align 1
  %60 = icmp eq i8 %59, 61
  br i1 %60, label %61, label %74

61:                                               ; preds = %58, %68
  %62 = phi ptr [ %64, %68 ], [ %11, %58 ]
  %63 = phi i64 [ %69, %68 ], [ 0, %58 ]
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 1
  %65 = load i8, ptr %64, align 1
  switch i8 %65, label %66 [
    i8 0, label %71
    i8 44, label %71
  ]

66:                                               ; preds = %61
  %67 = icmp eq i64 %63, 511
  br i1 %67, label %71, label %68

68:                                               ; preds = %66
  %69 = add nuw nsw i64 %63, 1
  %70 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 112), i64 %63
  store i8 %65, ptr %70, align 1
  br label %61

71:                                               ; preds = %61, %61, %66
  %72 = phi i64 [ %63, %61 ], [ %63, %61 ], [ 511, %66 ]
  %73 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 112), i64 %72
  store i8 0, ptr %73, align 1
  br label %74

74:                                               ; preds = %29, %40, %52, %71, %58, %54, %46, %34, %23
  %75 = phi ptr [ %11, %54 ], [ %11, %58 ], [ %64, %71 ], [ %11, %52 ], [ %11, %46 ], [ %11, %40 ], [ %11, %34 ], [ %11, %29 ], [ %11, %23 ]
  br label %76

76:                                               ; preds = %74, %79
  %77 = phi ptr [ %80, %79 ], [ %75, %74 ]
  %78 = load i8, ptr %77, align 1
  switch i8 %78, label %79 [
    i8 0, label %81
    i8 44, label %81
  ]

79:                                               ; preds = %76
  %80 = getelementptr inbounds nuw i8, ptr %77, i64 1
  br label %76

81:                                               ; preds = %76, %76
  %82 = icmp ne i8 %78, 0
  %83 = zext i1 %82 to i64
  %84 = getelementptr inbounds nuw i8, ptr %77, i64 %83
  %85 = load i8, ptr %84, align 1
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %87, label %6

87:                                               ; preds = %81, %3, %1
  ret void
}

declare ptr @getenv(ptr noundef) #5

declare i32 @getpid() #5

declare i32 @__cxa_atexit(ptr noundef, ptr noundef, ptr noundef) #5

define internal void @at_end(ptr readnone captures(none) %0) #3 {
  %2 = alloca %struct.State, align 8
  %3 = alloca [256 x i8], align 16
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %49

6:                                                ; preds = %1
  %7 = tail call i32 @getpid() #18
  %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %9 = icmp eq i32 %7, %8
  br i1 %9, label %10, label %49

10:                                               ; preds = %6
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 624), align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %15, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %18

15:                                               ; preds = %39, %10
  tail call fastcc void @write_report() #16
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 32), align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %49, label %43

18:                                               ; preds = %13, %39
  %19 = phi ptr [ %41, %39 ], [ %11, %13 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %14, i8 0, i64 56, i1 false)
  store ptr %19, ptr %2, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 96
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %39, label %23

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 112
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, %21
  br i1 %26, label %27, label %39

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %29 = load i64, ptr %28, align 8
  %30 = and i64 %29, 1048576
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = select i1 %35, ptr @.str.13, ptr @.str.12
  %37 = or disjoint i64 %29, 1048576
  store i64 %37, ptr %28, align 8
  %38 = call fastcc i32 @tell(ptr noundef nonnull readonly %2, ptr noundef nonnull %36, i32 noundef 0, ptr noundef nonnull @.str.14) #16
  br label %39

39:                                               ; preds = %32, %27, %23, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 128
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %15, label %18

43:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %44 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %45 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %46 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %3, i64 noundef 256, ptr noundef nonnull @.str.15, i64 noundef %44, i64 noundef %45, i64 noundef %16, i32 noundef 77) #18
  %47 = call i32 @fflush(ptr noundef null) #18
  %48 = sext i32 %46 to i64
  call fastcc void @say(ptr noundef %3, i64 noundef %48) #16
  call void @_exit(i32 noundef 77) #20
  unreachable

49:                                               ; preds = %15, %1, %6
  ret void
}

declare double @strtod(ptr noundef, ptr noundef) #5

declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #5

declare i64 @strlen(ptr noundef) #5

define internal fastcc void @write_report() unnamed_addr #3 {
  %1 = alloca [256 x i8], align 16
  %2 = load i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 112), align 8
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %19, label %4

4:                                                ; preds = %0
  %5 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 112), i32 noundef 577, i32 noundef 420) #18
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #17
  %8 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %9 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 32), align 8
  %11 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 40), align 8
  %12 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %1, i64 noundef 256, ptr noundef nonnull @.str.16, i64 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11) #18
  %13 = sext i32 %12 to i64
  %14 = call i64 @write(i32 noundef %5, ptr noundef nonnull %1, i64 noundef %13) #18
  %15 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 632), align 8
  %16 = call i64 @write(i32 noundef %5, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 640), i64 noundef %15) #18
  %17 = call i64 @write(i32 noundef %5, ptr noundef nonnull @.str.17, i64 noundef 3) #18
  %18 = call i32 @close(i32 noundef %5) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  br label %19

19:                                               ; preds = %7, %4, %0
  ret void
}

declare i32 @fflush(ptr noundef) #5

define internal fastcc void @say(ptr noundef nonnull %0, i64 noundef range(i64 -2147483648, 2147483648) %1) unnamed_addr #3 {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi i64 [ %1, %2 ], [ %11, %7 ]
  %5 = phi ptr [ %0, %2 ], [ %10, %7 ]
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = tail call i64 @write(i32 noundef 2, ptr noundef %5, i64 noundef %4) #18
  %9 = icmp sgt i64 %8, 0
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %8
  %11 = sub i64 %4, %8
  br i1 %9, label %3, label %12

12:                                               ; preds = %7, %3
  ret void
}

declare void @_exit(i32 noundef) #10

declare i32 @open(ptr noundef, i32 noundef, ...) #5

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #5

declare i32 @kill(i32 noundef, i32 noundef) #5

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef) #5

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #5

define internal fastcc noundef range(i32 0, 2) i32 @tell(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef returned range(i32 0, 2) %2, ptr noundef %3) unnamed_addr #3 {
  %5 = alloca [5120 x i8], align 16
  %6 = alloca [4096 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  br label %7

7:                                                ; preds = %7, %4
  %8 = atomicrmw xchg ptr @tell.lock, i8 1 acquire, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %7

10:                                               ; preds = %7
  %11 = load ptr, ptr %0, align 8
  %12 = icmp eq ptr @__cxa_demangle, null
  br i1 %12, label %23, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = tail call i64 @strlen(ptr noundef nonnull @.str.18) #18
  %17 = tail call i32 @strncmp(ptr noundef %15, ptr noundef nonnull @.str.18, i64 noundef %16) #18
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %13
  %20 = load ptr, ptr %14, align 8
  %21 = tail call ptr @__cxa_demangle(ptr noundef %20, ptr noundef null, ptr noundef null, ptr noundef null) #18
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %26

23:                                               ; preds = %10, %13, %19
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %25 = load ptr, ptr %24, align 8
  br label %26

26:                                               ; preds = %23, %19
  %27 = phi ptr [ %21, %19 ], [ %25, %23 ]
  %28 = icmp ne i32 %2, 0
  %29 = select i1 %28, ptr @.str.20, ptr @.str.21
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  %35 = select i1 %34, ptr @.str.23, ptr @.str.22
  %36 = getelementptr inbounds nuw i8, ptr %11, i64 88
  %37 = load i64, ptr %36, align 8
  %38 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %5, i64 noundef 5120, ptr noundef nonnull @.str.19, ptr noundef nonnull %29, ptr noundef %1, ptr noundef %27, ptr noundef %31, ptr noundef nonnull %35, i64 noundef %37, ptr noundef %3) #18
  %39 = sext i32 %38 to i64
  br label %40

40:                                               ; preds = %44, %26
  %41 = phi i64 [ %39, %26 ], [ %48, %44 ]
  %42 = phi ptr [ %5, %26 ], [ %47, %44 ]
  %43 = icmp eq i64 %41, 0
  br i1 %43, label %49, label %44

44:                                               ; preds = %40
  %45 = call i64 @write(i32 noundef 2, ptr noundef %42, i64 noundef %41) #18
  %46 = icmp sgt i64 %45, 0
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 %45
  %48 = sub i64 %41, %45
  br i1 %46, label %40, label %49

49:                                               ; preds = %40, %44
  %50 = select i1 %28, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 32), ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 40)
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %50, align 8
  %53 = load i8, ptr %3, align 1
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %78, label %55

55:                                               ; preds = %49, %70
  %56 = phi i8 [ %73, %70 ], [ %53, %49 ]
  %57 = phi i64 [ %71, %70 ], [ 0, %49 ]
  %58 = phi ptr [ %72, %70 ], [ %3, %49 ]
  switch i8 %56, label %66 [
    i8 10, label %59
    i8 34, label %63
    i8 92, label %63
  ]

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 %57
  store i8 92, ptr %60, align 1
  %61 = add nsw i64 %57, 2
  %62 = getelementptr i8, ptr %60, i64 1
  store i8 110, ptr %62, align 1
  br label %70

63:                                               ; preds = %55, %55
  %64 = add nsw i64 %57, 1
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 %57
  store i8 92, ptr %65, align 1
  br label %66

66:                                               ; preds = %63, %55
  %67 = phi i64 [ %64, %63 ], [ %57, %55 ]
  %68 = add nsw i64 %67, 1
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 %67
  store i8 %56, ptr %69, align 1
  br label %70

70:                                               ; preds = %66, %59
  %71 = phi i64 [ %61, %59 ], [ %68, %66 ]
  %72 = getelementptr inbounds nuw i8, ptr %58, i64 1
  %73 = load i8, ptr %72, align 1
  %74 = icmp ne i8 %73, 0
  %75 = add i64 %71, 8
  %76 = icmp ult i64 %75, 4096
  %77 = and i1 %74, %76
  br i1 %77, label %55, label %78

78:                                               ; preds = %70, %49
  %79 = phi i64 [ 0, %49 ], [ %71, %70 ]
  %80 = getelementptr inbounds nuw i8, ptr %6, i64 %79
  store i8 0, ptr %80, align 1
  %81 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 632), align 8
  %82 = icmp eq i64 %81, 0
  %83 = select i1 %82, ptr @.str.26, ptr @.str.25
  %84 = select i1 %28, ptr @.str.27, ptr @.str.21
  %85 = load ptr, ptr %30, align 8
  %86 = load i64, ptr %32, align 8
  %87 = icmp eq i64 %86, 0
  %88 = select i1 %87, ptr @.str.23, ptr @.str.22
  %89 = load i64, ptr %36, align 8
  %90 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %5, i64 noundef 5120, ptr noundef nonnull @.str.24, ptr noundef nonnull %83, ptr noundef %1, ptr noundef nonnull %84, ptr noundef %27, ptr noundef %85, ptr noundef nonnull %88, i64 noundef %89, ptr noundef nonnull %6) #18
  %91 = sext i32 %90 to i64
  %92 = icmp ult i32 %90, 5120
  br i1 %92, label %93, label %102

93:                                               ; preds = %78
  %94 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 632), align 8
  %95 = add i64 %94, %91
  %96 = icmp ult i64 %95, 65536
  br i1 %96, label %97, label %102

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 640), i64 %94
  %99 = call ptr @memcpy(ptr noundef nonnull %98, ptr noundef nonnull %5, i64 noundef %91) #18
  %100 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 632), align 8
  %101 = add i64 %100, %91
  store i64 %101, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 632), align 8
  br label %102

102:                                              ; preds = %97, %93, %78
  store atomic i8 0, ptr @tell.lock release, align 1
  %103 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 80), align 8
  %104 = icmp ne i64 %103, 0
  %105 = select i1 %28, i1 %104, i1 false
  br i1 %105, label %106, label %108

106:                                              ; preds = %102
  %107 = call i32 @fflush(ptr noundef null) #18
  call fastcc void @write_report() #16
  call void @_exit(i32 noundef 77) #20
  unreachable

108:                                              ; preds = %102
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  ret i32 %2
}

declare extern_weak ptr @__cxa_demangle(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #5

declare i32 @clock_gettime(i32 noundef, ptr noundef) #5

declare double @llvm.fmuladd.f64(double, double, double) #11

declare i32 @prctl(i32 noundef, ...) #5

declare ptr @signal(i32 noundef, ptr noundef) #5

define internal fastcc i32 @run_child(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #3 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 0, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %7 = tail call i32 @fork() #18
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %22

9:                                                ; preds = %2
  %10 = tail call i32 (i32, ...) @prctl(i32 noundef 1, i32 noundef 9) #18
  tail call fastcc void @separate() #16
  %11 = icmp eq i32 %1, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %9
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  tail call void %15(ptr noundef %17) #18
  br label %19

18:                                               ; preds = %9
  tail call fastcc void @evaluate(ptr noundef nonnull %0) #16
  br label %19

19:                                               ; preds = %18, %12
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store i64 1, ptr %21, align 8
  tail call void @_exit(i32 noundef 0) #20
  unreachable

22:                                               ; preds = %2
  %23 = icmp slt i32 %7, 0
  br i1 %23, label %38, label %27

24:                                               ; preds = %27
  %25 = add nuw nsw i32 %28, 1
  %26 = icmp eq i32 %25, 1000
  br i1 %26, label %38, label %27

27:                                               ; preds = %22, %24
  %28 = phi i32 [ %25, %24 ], [ 0, %22 ]
  %29 = call i32 @waitpid(i32 noundef %7, ptr noundef nonnull %3, i32 noundef 0) #18
  %30 = icmp eq i32 %29, %7
  br i1 %30, label %31, label %24

31:                                               ; preds = %27
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = load i32, ptr %3, align 4
  %37 = select i1 %35, i32 -1, i32 %36
  br label %38

38:                                               ; preds = %24, %31, %22
  %39 = phi i32 [ -1, %22 ], [ %37, %31 ], [ -1, %24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  ret i32 %39
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #5

define internal fastcc i64 @read_ranges(ptr noundef nonnull captures(none) %0, ptr noundef readnone captures(address) %1) unnamed_addr #3 {
  %3 = tail call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %4 = icmp eq ptr %3, inttoptr (i64 -1 to ptr)
  %5 = select i1 %4, ptr null, ptr %3
  %6 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.28, i32 noundef 0) #18
  %7 = icmp sgt i32 %6, -1
  br i1 %7, label %15, label %8

8:                                                ; preds = %2
  %9 = tail call i32 @close(i32 noundef %6) #18
  br label %128

10:                                               ; preds = %15
  %11 = add nuw i64 %19, %16
  %12 = icmp ult i64 %11, 1048575
  br i1 %12, label %15, label %13

13:                                               ; preds = %10
  %14 = tail call i32 @close(i32 noundef %6) #18
  br label %24

15:                                               ; preds = %2, %10
  %16 = phi i64 [ %11, %10 ], [ 0, %2 ]
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 %16
  %18 = xor i64 %16, 1048575
  %19 = tail call i64 @read(i32 noundef %6, ptr noundef %17, i64 noundef %18) #18
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %10, label %21

21:                                               ; preds = %15
  %22 = tail call i32 @close(i32 noundef %6) #18
  %23 = icmp eq i64 %16, 0
  br i1 %23, label %128, label %24

24:                                               ; preds = %13, %21
  %25 = phi i64 [ %11, %13 ], [ %16, %21 ]
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 %25
  br label %27

27:                                               ; preds = %24, %119
  %28 = phi i64 [ %123, %119 ], [ 0, %24 ]
  %29 = phi ptr [ %124, %119 ], [ %5, %24 ]
  br label %30

30:                                               ; preds = %50, %27
  %31 = phi ptr [ %29, %27 ], [ %52, %50 ]
  %32 = phi i64 [ 0, %27 ], [ %51, %50 ]
  %33 = load i8, ptr %31, align 1
  %34 = sext i8 %33 to i32
  %35 = add i8 %33, -48
  %36 = icmp ult i8 %35, 10
  br i1 %36, label %37, label %42

37:                                               ; preds = %30
  %38 = shl i64 %32, 4
  %39 = add nsw i32 %34, -48
  %40 = zext nneg i32 %39 to i64
  %41 = or disjoint i64 %38, %40
  br label %50

42:                                               ; preds = %30
  %43 = add i8 %33, -97
  %44 = icmp ult i8 %43, 6
  br i1 %44, label %45, label %53

45:                                               ; preds = %42
  %46 = shl i64 %32, 4
  %47 = add nsw i32 %34, -87
  %48 = zext nneg i32 %47 to i64
  %49 = add nuw i64 %46, %48
  br label %50

50:                                               ; preds = %45, %37
  %51 = phi i64 [ %49, %45 ], [ %41, %37 ]
  %52 = getelementptr inbounds nuw i8, ptr %31, i64 1
  br label %30

53:                                               ; preds = %42
  %54 = getelementptr inbounds nuw %struct.Range, ptr %0, i64 %28
  %55 = inttoptr i64 %32 to ptr
  store ptr %55, ptr %54, align 8
  br label %56

56:                                               ; preds = %77, %53
  %57 = phi ptr [ %31, %53 ], [ %59, %77 ]
  %58 = phi i64 [ 0, %53 ], [ %78, %77 ]
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 1
  %60 = load i8, ptr %59, align 1
  %61 = sext i8 %60 to i32
  %62 = add i8 %60, -48
  %63 = icmp ult i8 %62, 10
  br i1 %63, label %64, label %69

64:                                               ; preds = %56
  %65 = shl i64 %58, 4
  %66 = add nsw i32 %61, -48
  %67 = zext nneg i32 %66 to i64
  %68 = or disjoint i64 %65, %67
  br label %77

69:                                               ; preds = %56
  %70 = add i8 %60, -97
  %71 = icmp ult i8 %70, 6
  br i1 %71, label %72, label %79

72:                                               ; preds = %69
  %73 = shl i64 %58, 4
  %74 = add nsw i32 %61, -87
  %75 = zext nneg i32 %74 to i64
  %76 = add nuw i64 %73, %75
  br label %77

77:                                               ; preds = %72, %64
  %78 = phi i64 [ %76, %72 ], [ %68, %64 ]
  br label %56

79:                                               ; preds = %69
  %80 = inttoptr i64 %58 to ptr
  %81 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store ptr %80, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %57, i64 2
  %83 = load i8, ptr %82, align 1
  %84 = icmp eq i8 %83, 114
  %85 = getelementptr inbounds nuw i8, ptr %57, i64 3
  %86 = load i8, ptr %85, align 1
  %87 = icmp eq i8 %86, 119
  %88 = zext i1 %87 to i32
  %89 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store i32 %88, ptr %89, align 8
  %90 = icmp ult ptr %59, %26
  br i1 %90, label %91, label %98

91:                                               ; preds = %79, %95
  %92 = phi ptr [ %96, %95 ], [ %59, %79 ]
  %93 = load i8, ptr %92, align 1
  %94 = icmp eq i8 %93, 10
  br i1 %94, label %98, label %95

95:                                               ; preds = %91
  %96 = getelementptr inbounds nuw i8, ptr %92, i64 1
  %97 = icmp ult ptr %96, %26
  br i1 %97, label %91, label %98

98:                                               ; preds = %91, %95, %79
  %99 = phi ptr [ %59, %79 ], [ %96, %95 ], [ %92, %91 ]
  %100 = ptrtoint ptr %99 to i64
  %101 = ptrtoint ptr %59 to i64
  %102 = sub i64 %100, %101
  %103 = icmp sgt i64 %102, 6
  br i1 %103, label %104, label %110

104:                                              ; preds = %98
  %105 = getelementptr inbounds i8, ptr %99, i64 -6
  %106 = tail call i32 @strncmp(ptr noundef nonnull %105, ptr noundef nonnull @.str.29, i64 noundef 6) #18
  %107 = icmp eq i32 %106, 0
  %108 = zext i1 %107 to i32
  %109 = load ptr, ptr %54, align 8
  br label %110

110:                                              ; preds = %104, %98
  %111 = phi ptr [ %55, %98 ], [ %109, %104 ]
  %112 = phi i32 [ 0, %98 ], [ %108, %104 ]
  %113 = getelementptr inbounds nuw i8, ptr %54, i64 20
  store i32 %112, ptr %113, align 4
  %114 = icmp ult ptr %1, %111
  br i1 %114, label %119, label %115

115:                                              ; preds = %110
  %116 = load ptr, ptr %81, align 8
  %117 = icmp ult ptr %1, %116
  %118 = zext i1 %117 to i32
  br label %119

119:                                              ; preds = %115, %110
  %120 = phi i32 [ 0, %110 ], [ %118, %115 ]
  %121 = getelementptr inbounds nuw i8, ptr %54, i64 24
  store i32 %120, ptr %121, align 8
  %122 = zext i1 %84 to i64
  %123 = add nuw nsw i64 %28, %122
  %124 = getelementptr inbounds nuw i8, ptr %99, i64 1
  %125 = icmp ult ptr %124, %26
  %126 = icmp samesign ult i64 %123, 4096
  %127 = select i1 %125, i1 %126, i1 false
  br i1 %127, label %27, label %128

128:                                              ; preds = %119, %8, %21
  %129 = phi i64 [ 0, %21 ], [ 0, %8 ], [ %123, %119 ]
  %130 = tail call i32 @munmap(ptr noundef %5, i64 noundef 1048576) #18
  ret i64 %129
}

declare i32 @munmap(ptr noundef, i64 noundef) #5

define internal fastcc void @separate() unnamed_addr #3 {
  %1 = alloca [64 x i8], align 16
  %2 = alloca [2 x i64], align 16
  %3 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.30, i32 noundef 2) #18
  br label %4

4:                                                ; preds = %0, %29
  %5 = phi i32 [ 0, %0 ], [ %30, %29 ]
  %6 = call i32 (i32, i32, ...) @fcntl(i32 noundef %5, i32 noundef 3) #18
  %7 = icmp slt i32 %6, 0
  %8 = icmp eq i32 %5, %3
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %29, label %10

10:                                               ; preds = %4
  %11 = call i64 @lseek(i32 noundef %5, i64 noundef 0, i32 noundef 1) #18
  %12 = and i32 %6, 3
  %13 = icmp eq i32 %12, 0
  %14 = icmp sgt i64 %11, -1
  %15 = select i1 %13, i1 %14, i1 false
  %16 = icmp ne i32 %5, 0
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %27

18:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #17
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %1, i64 noundef 64, ptr noundef nonnull @.str.31, i32 noundef %5) #18
  %20 = call i32 (ptr, i32, ...) @open(ptr noundef nonnull %1, i32 noundef 0) #18
  %21 = icmp sgt i32 %20, -1
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = call i64 @lseek(i32 noundef %20, i64 noundef %11, i32 noundef 0) #18
  %24 = call i32 @dup2(i32 noundef %20, i32 noundef %5) #18
  %25 = call i32 @close(i32 noundef %20) #18
  br label %26

26:                                               ; preds = %22, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  br label %29

27:                                               ; preds = %10
  %28 = call i32 @dup2(i32 noundef %3, i32 noundef %5) #18
  br label %29

29:                                               ; preds = %26, %27, %4
  %30 = add nuw nsw i32 %5, 1
  %31 = icmp eq i32 %30, 64
  br i1 %31, label %37, label %4

32:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, i8 0, i64 16, i1 false)
  %33 = call i32 @setrlimit(i32 noundef 4, ptr noundef nonnull %2) #18
  %34 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), align 8
  %35 = trunc i64 %34 to i32
  %36 = call i32 @alarm(i32 noundef %35) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  ret void

37:                                               ; preds = %29, %37
  %38 = phi i64 [ %42, %37 ], [ 0, %29 ]
  %39 = getelementptr inbounds nuw i32, ptr @separate.fatal, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = call ptr @signal(i32 noundef %40, ptr noundef null) #18
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 6
  br i1 %43, label %32, label %37
}

define internal fastcc void @evaluate(ptr noundef readonly captures(none) %0) unnamed_addr #3 {
  %2 = alloca double, align 8
  %3 = alloca float, align 4
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 12583072
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 136
  br label %24

13:                                               ; preds = %46, %1
  %14 = load ptr, ptr %0, align 8
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  call void %15(ptr noundef %17) #18
  %18 = load i64, ptr %7, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %50

20:                                               ; preds = %13
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 12583072
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 281018528
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 96
  br label %51

24:                                               ; preds = %10, %46
  %25 = phi i64 [ %8, %10 ], [ %47, %46 ]
  %26 = phi i64 [ 0, %10 ], [ %48, %46 ]
  %27 = call fastcc double @direction(ptr noundef %0, i64 noundef %26) #16
  %28 = fcmp une double %27, 0.000000e+00
  br i1 %28, label %29, label %46

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw %struct.Entry, ptr %11, i64 %26
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %35 = load double, ptr %34, align 8
  %36 = load double, ptr %12, align 8
  %37 = call double @llvm.fmuladd.f64(double %36, double %27, double %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double %37, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %38 = fptrunc double %37 to float
  store float %38, ptr %5, align 4
  %39 = icmp eq i32 %33, 1
  br i1 %39, label %40, label %42

40:                                               ; preds = %29
  %41 = call ptr @memcpy(ptr noundef %31, ptr noundef nonnull %4, i64 noundef 8) #18
  br label %44

42:                                               ; preds = %29
  %43 = call ptr @memcpy(ptr noundef %31, ptr noundef nonnull %5, i64 noundef 4) #18
  br label %44

44:                                               ; preds = %40, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %45 = load i64, ptr %7, align 8
  br label %46

46:                                               ; preds = %44, %24
  %47 = phi i64 [ %45, %44 ], [ %25, %24 ]
  %48 = add nuw nsw i64 %26, 1
  %49 = icmp slt i64 %48, %47
  br i1 %49, label %24, label %13

50:                                               ; preds = %65, %13
  ret void

51:                                               ; preds = %20, %65
  %52 = phi i64 [ 0, %20 ], [ %70, %65 ]
  %53 = getelementptr inbounds nuw %struct.Entry, ptr %21, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 48
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, 1
  br i1 %57, label %58, label %61

58:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  %59 = call ptr @memcpy(ptr noundef nonnull %2, ptr noundef %54, i64 noundef 8) #18
  %60 = load double, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  br label %65

61:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %62 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %54, i64 noundef 4) #18
  %63 = load float, ptr %3, align 4
  %64 = fpext float %63 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  br label %65

65:                                               ; preds = %58, %61
  %66 = phi double [ %60, %58 ], [ %64, %61 ]
  %67 = load i64, ptr %23, align 8
  %68 = getelementptr inbounds [4194304 x double], ptr %22, i64 %67
  %69 = getelementptr inbounds nuw double, ptr %68, i64 %52
  store double %66, ptr %69, align 8
  %70 = add nuw nsw i64 %52, 1
  %71 = load i64, ptr %7, align 8
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %51, label %50
}

declare i32 @fcntl(i32 noundef, i32 noundef, ...) #5

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #5

declare i32 @dup2(i32 noundef, i32 noundef) #5

declare i32 @setrlimit(i32 noundef, ptr noundef) #5

declare i32 @alarm(i32 noundef) #5

define internal fastcc double @direction(ptr noundef readonly captures(none) %0, i64 noundef %1) unnamed_addr #12 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 12583072
  %6 = getelementptr inbounds %struct.Entry, ptr %5, i64 %1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %8 = load i64, ptr %7, align 8
  %9 = and i64 %8, 768
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 52
  %11 = load i32, ptr %10, align 4
  %12 = and i32 %11, 768
  %13 = zext nneg i32 %12 to i64
  %14 = icmp eq i64 %9, %13
  %15 = and i64 %8, 1024
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %26, label %17

17:                                               ; preds = %2
  %18 = and i32 %11, 512
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %17
  %21 = and i64 %8, 256
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = and i32 %11, 256
  %25 = icmp eq i32 %24, 0
  br label %26

26:                                               ; preds = %23, %20, %17, %2
  %27 = phi i1 [ %14, %2 ], [ false, %17 ], [ true, %20 ], [ %25, %23 ]
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %1, %29
  br i1 %30, label %90, label %31

31:                                               ; preds = %26
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %1, %33
  %35 = select i1 %34, i1 %27, i1 false
  br i1 %35, label %36, label %90

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %38 = load double, ptr %37, align 8
  %39 = fsub double %38, %38
  %40 = fcmp une double %39, 0.000000e+00
  br i1 %40, label %90, label %41

41:                                               ; preds = %36
  %42 = load ptr, ptr %0, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 56
  %44 = load i64, ptr %43, align 8
  %45 = icmp ne i64 %44, 0
  %46 = and i64 %8, 512
  %47 = icmp eq i64 %46, 0
  %48 = and i1 %47, %45
  br i1 %48, label %49, label %61

49:                                               ; preds = %41
  %50 = and i32 %11, 1
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %90, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %54 = load double, ptr %53, align 8
  %55 = fsub double %54, %54
  %56 = fcmp une double %55, 0.000000e+00
  br i1 %56, label %90, label %57

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %59 = load double, ptr %58, align 8
  %60 = fmul double %54, %59
  br label %90

61:                                               ; preds = %41
  %62 = mul i64 %1, 31
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %62, -7046029254386353131
  %66 = add i64 %65, %64
  %67 = lshr i64 %66, 30
  %68 = xor i64 %67, %66
  %69 = mul i64 %68, -4658895280553007687
  %70 = lshr i64 %69, 27
  %71 = xor i64 %70, %69
  %72 = mul i64 %71, -7723592293110705685
  %73 = lshr i64 %72, 31
  %74 = xor i64 %73, %72
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %76 = load double, ptr %75, align 8
  %77 = and i64 %74, 2
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %79, label %83

79:                                               ; preds = %61
  %80 = and i64 %74, 4
  %81 = icmp eq i64 %80, 0
  %82 = select i1 %81, double 2.500000e-01, double 5.000000e-01
  br label %83

83:                                               ; preds = %61, %79
  %84 = phi double [ %82, %79 ], [ 1.000000e+00, %61 ]
  %85 = fmul double %76, %84
  %86 = and i64 %74, 1
  %87 = icmp eq i64 %86, 0
  %88 = fneg double %85
  %89 = select i1 %87, double %88, double %85
  br label %90

90:                                               ; preds = %26, %31, %57, %52, %49, %36, %83
  %91 = phi double [ %89, %83 ], [ 0.000000e+00, %36 ], [ %60, %57 ], [ 0.000000e+00, %52 ], [ 0.000000e+00, %49 ], [ 0.000000e+00, %31 ], [ 0.000000e+00, %26 ]
  ret double %91
}

define internal fastcc void @add_entry(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef range(i32 1, 2048) %3, i32 noundef %4) unnamed_addr #3 {
  %6 = alloca double, align 8
  %7 = alloca float, align 4
  %8 = alloca double, align 8
  %9 = alloca float, align 4
  %10 = load ptr, ptr @__enzcc_check_watch, align 8
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 4194304
  br i1 %13, label %64, label %14

14:                                               ; preds = %5
  %15 = icmp eq ptr %1, null
  br i1 %15, label %33, label %16

16:                                               ; preds = %14
  %17 = icmp eq i32 %2, 1
  br i1 %17, label %18, label %25

18:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %19 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef nonnull %1, i64 noundef 8) #18
  %20 = load double, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 12583072
  %22 = load i64, ptr %11, align 8
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr %11, align 8
  %24 = getelementptr inbounds %struct.Entry, ptr %21, i64 %22
  br label %38

25:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  %26 = call ptr @memcpy(ptr noundef nonnull %9, ptr noundef nonnull %1, i64 noundef 4) #18
  %27 = load float, ptr %9, align 4
  %28 = fpext float %27 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 12583072
  %30 = load i64, ptr %11, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %11, align 8
  %32 = getelementptr inbounds %struct.Entry, ptr %29, i64 %30
  br label %43

33:                                               ; preds = %14
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 12583072
  %35 = add nsw i64 %12, 1
  store i64 %35, ptr %11, align 8
  %36 = getelementptr inbounds %struct.Entry, ptr %34, i64 %12
  %37 = icmp eq i32 %2, 1
  br i1 %37, label %38, label %43

38:                                               ; preds = %18, %33
  %39 = phi ptr [ %24, %18 ], [ %36, %33 ]
  %40 = phi double [ %20, %18 ], [ 0.000000e+00, %33 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %41 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %0, i64 noundef 8) #18
  %42 = load double, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  br label %49

43:                                               ; preds = %25, %33
  %44 = phi ptr [ %32, %25 ], [ %36, %33 ]
  %45 = phi double [ %28, %25 ], [ 0.000000e+00, %33 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %46 = call ptr @memcpy(ptr noundef nonnull %7, ptr noundef %0, i64 noundef 4) #18
  %47 = load float, ptr %7, align 4
  %48 = fpext float %47 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  br label %49

49:                                               ; preds = %38, %43
  %50 = phi ptr [ %39, %38 ], [ %44, %43 ]
  %51 = phi double [ %40, %38 ], [ %45, %43 ]
  %52 = phi double [ %42, %38 ], [ %48, %43 ]
  store ptr %0, ptr %50, align 8
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store ptr %1, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store double %52, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %50, i64 24
  store double %51, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 32
  store double 0.000000e+00, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %50, i64 40
  store double 0.000000e+00, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %50, i64 48
  store i32 %2, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %50, i64 52
  store i32 %3, ptr %59, align 4
  %60 = getelementptr inbounds nuw i8, ptr %50, i64 56
  store i32 %4, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %50, i64 60
  store i32 0, ptr %61, align 4
  %62 = icmp eq i32 %2, 2
  %63 = zext i1 %62 to i64
  br label %64

64:                                               ; preds = %5, %49
  %65 = phi i64 [ 152, %49 ], [ 16, %5 ]
  %66 = phi i64 [ %63, %49 ], [ 64, %5 ]
  %67 = getelementptr inbounds nuw i8, ptr %11, i64 %65
  %68 = load i64, ptr %67, align 8
  %69 = or i64 %68, %66
  store i64 %69, ptr %67, align 8
  ret void
}

define internal fastcc void @scale_entries(i64 noundef %0) unnamed_addr #3 {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = alloca double, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = load ptr, ptr @__enzcc_check_watch, align 8
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %0, %9
  br i1 %10, label %11, label %21

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 12583072
  br label %13

13:                                               ; preds = %11, %105
  %14 = phi i64 [ %9, %11 ], [ %106, %105 ]
  %15 = phi i64 [ %0, %11 ], [ %32, %105 ]
  %16 = getelementptr inbounds %struct.Entry, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %18 = load i32, ptr %17, align 8
  %19 = add nsw i64 %15, 1
  %20 = call i64 @llvm.smax.i64(i64 %14, i64 %19)
  br label %22

21:                                               ; preds = %105, %1
  ret void

22:                                               ; preds = %13, %28
  %23 = phi i64 [ %15, %13 ], [ %29, %28 ]
  %24 = getelementptr inbounds %struct.Entry, ptr %12, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, %18
  br i1 %27, label %28, label %31

28:                                               ; preds = %22
  %29 = add i64 %23, 1
  %30 = icmp eq i64 %29, %20
  br i1 %30, label %31, label %22

31:                                               ; preds = %28, %22
  %32 = phi i64 [ %20, %28 ], [ %23, %22 ]
  %33 = sub nsw i64 %32, %15
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %37, label %105

35:                                               ; preds = %60
  %36 = icmp eq i64 %61, 0
  br i1 %36, label %68, label %65

37:                                               ; preds = %31, %60
  %38 = phi i64 [ %62, %60 ], [ 0, %31 ]
  %39 = phi i64 [ %63, %60 ], [ 0, %31 ]
  %40 = phi i64 [ %61, %60 ], [ 0, %31 ]
  %41 = getelementptr inbounds nuw %struct.Entry, ptr %16, i64 %39
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 52
  %43 = load i32, ptr %42, align 4
  %44 = and i32 %43, 1
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %60, label %46

46:                                               ; preds = %37
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %48 = load double, ptr %47, align 8
  %49 = fcmp oeq double %48, 0.000000e+00
  %50 = fsub double %48, %48
  %51 = fcmp une double %50, 0.000000e+00
  %52 = or i1 %49, %51
  br i1 %52, label %60, label %53

53:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double %48, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %54 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef nonnull %4, i64 noundef 8) #18
  %55 = load i64, ptr %5, align 8
  %56 = lshr i64 %55, 52
  %57 = and i64 %56, 2047
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %58 = add nsw i64 %57, %38
  %59 = add nsw i64 %40, 1
  br label %60

60:                                               ; preds = %53, %46, %37
  %61 = phi i64 [ %59, %53 ], [ %40, %37 ], [ %40, %46 ]
  %62 = phi i64 [ %58, %53 ], [ %38, %37 ], [ %38, %46 ]
  %63 = add nuw nsw i64 %39, 1
  %64 = icmp eq i64 %63, %33
  br i1 %64, label %35, label %37

65:                                               ; preds = %35
  %66 = sdiv i64 %62, %61
  %67 = trunc i64 %66 to i32
  br label %68

68:                                               ; preds = %65, %35
  %69 = phi i32 [ %67, %65 ], [ 1023, %35 ]
  %70 = add nsw i32 %69, -40
  br label %71

71:                                               ; preds = %92, %68
  %72 = phi i64 [ 0, %68 ], [ %101, %92 ]
  %73 = getelementptr inbounds nuw %struct.Entry, ptr %16, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %75 = load double, ptr %74, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store double %75, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %76 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %2, i64 noundef 8) #18
  %77 = load i64, ptr %3, align 8
  %78 = lshr i64 %77, 52
  %79 = trunc nuw nsw i64 %78 to i32
  %80 = and i32 %79, 2047
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %81 = getelementptr inbounds nuw i8, ptr %73, i64 52
  %82 = load i32, ptr %81, align 4
  %83 = and i32 %82, 1
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %92, label %85

85:                                               ; preds = %71
  %86 = load double, ptr %74, align 8
  %87 = fsub double %86, %86
  %88 = fcmp une double %87, 0.000000e+00
  br i1 %88, label %92, label %89

89:                                               ; preds = %85
  %90 = icmp slt i32 %80, %70
  %91 = select i1 %90, i32 %69, i32 %80
  br label %92

92:                                               ; preds = %89, %85, %71
  %93 = phi i32 [ 1023, %71 ], [ %91, %89 ], [ 1023, %85 ]
  %94 = add i32 %93, -2001
  %95 = icmp ult i32 %94, -1941
  %96 = select i1 %95, i32 1023, i32 %93
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %97 = zext i32 %96 to i64
  %98 = shl i64 %97, 52
  store i64 %98, ptr %6, align 8
  %99 = getelementptr inbounds nuw i8, ptr %73, i64 40
  %100 = call ptr @memcpy(ptr noundef nonnull %99, ptr noundef nonnull %6, i64 noundef 8) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  %101 = add nuw nsw i64 %72, 1
  %102 = icmp eq i64 %101, %33
  br i1 %102, label %103, label %71

103:                                              ; preds = %92
  %104 = load i64, ptr %8, align 8
  br label %105

105:                                              ; preds = %103, %31
  %106 = phi i64 [ %104, %103 ], [ %14, %31 ]
  %107 = icmp slt i64 %32, %106
  br i1 %107, label %13, label %21
}

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) #5

define internal fastcc void @name(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2) unnamed_addr #3 {
  %4 = alloca [8 x ptr], align 16
  %5 = alloca [8 x i32], align 16
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 1
  %9 = select i1 %8, ptr @.str.46, ptr @.str.47
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %11 = load i32, ptr %10, align 8
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %13
  %18 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.48) #18
  br label %94

19:                                               ; preds = %13
  %20 = xor i32 %11, -1
  %21 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.49, i32 noundef %20) #18
  br label %94

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %25 = load ptr, ptr %1, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 160
  br label %27

27:                                               ; preds = %22, %39
  %28 = phi i64 [ 0, %22 ], [ %41, %39 ]
  %29 = phi ptr [ %10, %22 ], [ %40, %39 ]
  %30 = phi ptr [ %25, %22 ], [ %37, %39 ]
  %31 = load i32, ptr %29, align 8
  %32 = getelementptr inbounds nuw ptr, ptr %4, i64 %28
  store ptr %30, ptr %32, align 8
  %33 = getelementptr inbounds nuw i32, ptr %5, i64 %28
  store i32 %31, ptr %33, align 4
  %34 = sext i32 %31 to i64
  %35 = getelementptr inbounds %struct.Anchor, ptr %26, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               ; preds = %27
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %41 = add nuw nsw i64 %28, 1
  %42 = icmp eq i64 %41, 8
  br i1 %42, label %45, label %27

43:                                               ; preds = %27
  %44 = and i64 %28, 4294967295
  br label %45

45:                                               ; preds = %39, %43
  %46 = phi i64 [ %44, %43 ], [ 7, %39 ]
  %47 = zext nneg i32 %11 to i64
  %48 = getelementptr inbounds nuw %struct.Anchor, ptr %26, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 28
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %54, label %52

52:                                               ; preds = %45
  %53 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.50, i32 noundef %50) #18
  br label %56

54:                                               ; preds = %45
  %55 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.51) #18
  br label %56

56:                                               ; preds = %54, %52
  %57 = phi i32 [ %53, %52 ], [ %55, %54 ]
  %58 = sext i32 %57 to i64
  %59 = add nsw i64 %58, 32
  %60 = icmp ult i64 %59, 1024
  br i1 %60, label %62, label %93

61:                                               ; preds = %62
  br i1 %85, label %87, label %93

62:                                               ; preds = %56, %62
  %63 = phi i64 [ %82, %62 ], [ %46, %56 ]
  %64 = phi i64 [ %81, %62 ], [ %58, %56 ]
  %65 = getelementptr inbounds nuw ptr, ptr %4, i64 %63
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i32, ptr %5, i64 %63
  %68 = load i32, ptr %67, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds %struct.Anchor, ptr %26, i64 %69
  %71 = load ptr, ptr %70, align 8
  %72 = ptrtoint ptr %66 to i64
  %73 = ptrtoint ptr %71 to i64
  %74 = sub i64 %72, %73
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 %64
  %76 = sub nsw i64 1024, %64
  %77 = icmp eq i64 %63, %46
  %78 = select i1 %77, ptr @.str.52, ptr @.str.53
  %79 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %75, i64 noundef %76, ptr noundef nonnull %78, i64 noundef %74) #18
  %80 = sext i32 %79 to i64
  %81 = add nsw i64 %64, %80
  %82 = add nsw i64 %63, -1
  %83 = icmp ne i64 %63, 0
  %84 = add nsw i64 %81, 32
  %85 = icmp ult i64 %84, 1024
  %86 = select i1 %83, i1 %85, i1 false
  br i1 %86, label %62, label %61

87:                                               ; preds = %61
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 %81
  %89 = sub nsw i64 1024, %81
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %91 = load double, ptr %90, align 8
  %92 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %88, i64 noundef %89, ptr noundef nonnull @.str.54, ptr noundef nonnull %9, double noundef %91) #18
  br label %93

93:                                               ; preds = %56, %87, %61
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  br label %94

94:                                               ; preds = %17, %19, %93
  ret void
}

define internal fastcc void @slope_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Slope) align 8 captures(none) initializes((24, 32)) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #13 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 0, ptr %10, align 8
  %11 = icmp slt i64 %2, %3
  br i1 %11, label %12, label %25

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 12583072
  %14 = icmp eq i32 %4, 0
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 281018528
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 314572960
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 348127392
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 381681824
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 415236256
  %20 = fmul double %9, 2.000000e+00
  %21 = fmul double %9, 5.000000e-01
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 152
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %58

24:                                               ; preds = %155
  store i32 %156, ptr %23, align 8
  br label %25

25:                                               ; preds = %24, %5
  %26 = phi double [ %157, %24 ], [ 0.000000e+00, %5 ]
  %27 = phi double [ %158, %24 ], [ 0.000000e+00, %5 ]
  %28 = phi double [ %159, %24 ], [ 0.000000e+00, %5 ]
  %29 = phi double [ %160, %24 ], [ 0.000000e+00, %5 ]
  %30 = phi double [ %161, %24 ], [ 0.000000e+00, %5 ]
  %31 = phi double [ %162, %24 ], [ 0.000000e+00, %5 ]
  %32 = fneg double %31
  %33 = tail call double @llvm.fmuladd.f64(double %30, double 4.000000e+00, double %32)
  %34 = fdiv double %33, 3.000000e+00
  store double %34, ptr %0, align 8
  %35 = fsub double %34, %30
  %36 = fcmp olt double %35, 0.000000e+00
  %37 = fneg double %35
  %38 = select i1 %36, double %37, double %35
  %39 = fadd double %27, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %26, ptr %41, align 8
  %42 = fcmp olt double %28, 0.000000e+00
  %43 = fneg double %28
  %44 = select i1 %42, double %43, double %28
  %45 = fcmp olt double %29, 0.000000e+00
  %46 = fneg double %29
  %47 = select i1 %45, double %46, double %29
  %48 = fmul double %47, 0x3FE6666666666666
  %49 = fcmp ogt double %44, %48
  %50 = fmul double %27, 8.000000e+00
  %51 = fcmp ogt double %44, %50
  %52 = select i1 %49, i1 %51, i1 false
  %53 = fmul double %26, 0x3EB0C6F7A0B5ED8D
  %54 = fcmp ogt double %44, %53
  %55 = select i1 %52, i1 %54, i1 false
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 %56, ptr %57, align 4
  ret void

58:                                               ; preds = %12, %155
  %59 = phi i32 [ 0, %12 ], [ %156, %155 ]
  %60 = phi double [ 0.000000e+00, %12 ], [ %162, %155 ]
  %61 = phi double [ 0.000000e+00, %12 ], [ %161, %155 ]
  %62 = phi double [ 0.000000e+00, %12 ], [ %160, %155 ]
  %63 = phi double [ 0.000000e+00, %12 ], [ %159, %155 ]
  %64 = phi double [ 0.000000e+00, %12 ], [ %158, %155 ]
  %65 = phi double [ 0.000000e+00, %12 ], [ %157, %155 ]
  %66 = phi i64 [ %2, %12 ], [ %163, %155 ]
  %67 = getelementptr inbounds %struct.Entry, ptr %13, i64 %66
  br i1 %14, label %79, label %68

68:                                               ; preds = %58
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  %74 = fcmp oeq double %70, 0.000000e+00
  %75 = fsub double %70, %70
  %76 = fcmp une double %75, 0.000000e+00
  %77 = or i1 %74, %76
  %78 = select i1 %73, i1 true, i1 %77
  br i1 %78, label %155, label %79

79:                                               ; preds = %68, %58
  %80 = phi double [ %70, %68 ], [ 1.000000e+00, %58 ]
  %81 = getelementptr inbounds double, ptr %15, i64 %66
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %16, i64 %66
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %17, i64 %66
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %18, i64 %66
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %19, i64 %66
  %90 = load double, ptr %89, align 8
  %91 = fcmp oeq double %82, %84
  %92 = fcmp oeq double %82, %86
  %93 = select i1 %91, i1 %92, i1 false
  %94 = fcmp oeq double %82, %88
  %95 = select i1 %93, i1 %94, i1 false
  %96 = fcmp oeq double %82, %90
  %97 = select i1 %95, i1 %96, i1 false
  br i1 %97, label %155, label %98

98:                                               ; preds = %79
  %99 = fadd double %82, %84
  %100 = fadd double %99, %86
  %101 = fadd double %100, %88
  %102 = fadd double %101, %90
  %103 = fsub double %102, %102
  %104 = fcmp une double %103, 0.000000e+00
  br i1 %104, label %105, label %112

105:                                              ; preds = %98
  %106 = getelementptr inbounds nuw i8, ptr %67, i64 52
  %107 = load i32, ptr %106, align 4
  %108 = lshr i32 %107, 8
  %109 = and i32 %108, 1
  %110 = xor i32 %109, 1
  %111 = or i32 %110, %59
  br label %155

112:                                              ; preds = %98
  %113 = fsub double %88, %90
  %114 = fdiv double %113, %9
  %115 = fmul double %80, %114
  %116 = fsub double %84, %86
  %117 = fdiv double %116, %20
  %118 = tail call double @llvm.fmuladd.f64(double %80, double %117, double %60)
  %119 = fadd double %61, %115
  %120 = fsub double %84, %82
  %121 = fsub double %82, %86
  %122 = fsub double %120, %121
  %123 = fdiv double %122, %9
  %124 = tail call double @llvm.fmuladd.f64(double %80, double %123, double %62)
  %125 = fsub double %88, %82
  %126 = fsub double %82, %90
  %127 = fsub double %125, %126
  %128 = fdiv double %127, %21
  %129 = tail call double @llvm.fmuladd.f64(double %80, double %128, double %63)
  %130 = fcmp olt double %115, 0.000000e+00
  %131 = fneg double %115
  %132 = select i1 %130, double %131, double %115
  %133 = fadd double %65, %132
  %134 = getelementptr inbounds nuw i8, ptr %67, i64 52
  %135 = load i32, ptr %134, align 4
  %136 = and i32 %135, 2
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %155, label %138

138:                                              ; preds = %112
  %139 = fmul double %80, %82
  %140 = fcmp olt double %139, 0.000000e+00
  %141 = fneg double %139
  %142 = select i1 %140, double %141, double %139
  %143 = getelementptr inbounds nuw i8, ptr %67, i64 48
  %144 = load i32, ptr %143, align 8
  %145 = icmp eq i32 %144, 2
  br i1 %145, label %150, label %146

146:                                              ; preds = %138
  %147 = load i64, ptr %22, align 8
  %148 = icmp eq i64 %147, 0
  %149 = select i1 %148, double 0x3CD0000000000000, double 0x3E90000000000000
  br label %150

150:                                              ; preds = %146, %138
  %151 = phi double [ 0x3E90000000000000, %138 ], [ %149, %146 ]
  %152 = fmul double %142, %151
  %153 = fdiv double %152, %9
  %154 = fadd double %64, %153
  br label %155

155:                                              ; preds = %112, %150, %79, %68, %105
  %156 = phi i32 [ %111, %105 ], [ %59, %68 ], [ %59, %79 ], [ %59, %112 ], [ %59, %150 ]
  %157 = phi double [ %65, %105 ], [ %65, %68 ], [ %65, %79 ], [ %133, %112 ], [ %133, %150 ]
  %158 = phi double [ %64, %105 ], [ %64, %68 ], [ %64, %79 ], [ %64, %112 ], [ %154, %150 ]
  %159 = phi double [ %63, %105 ], [ %63, %68 ], [ %63, %79 ], [ %129, %112 ], [ %129, %150 ]
  %160 = phi double [ %62, %105 ], [ %62, %68 ], [ %62, %79 ], [ %124, %112 ], [ %124, %150 ]
  %161 = phi double [ %61, %105 ], [ %61, %68 ], [ %61, %79 ], [ %119, %112 ], [ %119, %150 ]
  %162 = phi double [ %60, %105 ], [ %60, %68 ], [ %60, %79 ], [ %118, %112 ], [ %118, %150 ]
  %163 = add nsw i64 %66, 1
  %164 = icmp eq i64 %163, %3
  br i1 %164, label %24, label %58
}

define internal fastcc range(i32 0, 3) i32 @check_forward(ptr noundef nonnull captures(none) %0, i64 noundef range(i64 1024, 1281) %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #3 {
  %4 = alloca [4096 x i8], align 16
  %5 = alloca [1024 x i8], align 16
  %6 = alloca %struct.Slope, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 152
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  %12 = select i1 %11, ptr @doubles, ptr @singles
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 144
  store double 1.000000e+00, ptr %13, align 8
  %14 = load i64, ptr %8, align 8
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 104
  store i64 0, ptr %16, align 8
  %17 = load ptr, ptr %7, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 112
  store i64 %14, ptr %18, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 120
  store i64 %1, ptr %20, align 8
  %21 = load i64, ptr %8, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %28, %3
  %24 = phi double [ 0.000000e+00, %3 ], [ %40, %28 ]
  %25 = load double, ptr %13, align 8
  %26 = fmul double %24, %25
  %27 = fcmp ogt double %26, 1.000000e+00
  br i1 %27, label %50, label %44

28:                                               ; preds = %3, %28
  %29 = phi double [ %40, %28 ], [ 0.000000e+00, %3 ]
  %30 = phi i64 [ %41, %28 ], [ 0, %3 ]
  %31 = tail call fastcc double @direction(ptr noundef nonnull %0, i64 noundef %30) #16
  %32 = fcmp olt double %31, 0.000000e+00
  %33 = fneg double %31
  %34 = select i1 %32, double %33, double %31
  %35 = getelementptr inbounds nuw %struct.Entry, ptr %8, i64 %30
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 12583112
  %37 = load double, ptr %36, align 8
  %38 = fdiv double %34, %37
  %39 = fcmp ogt double %38, %29
  %40 = select i1 %39, double %38, double %29
  %41 = add nuw nsw i64 %30, 1
  %42 = icmp eq i64 %41, %21
  br i1 %42, label %23, label %28

43:                                               ; preds = %50
  store double %52, ptr %13, align 8
  br label %44

44:                                               ; preds = %43, %23
  %45 = phi double [ %52, %43 ], [ %25, %23 ]
  %46 = fcmp ogt double %24, 0.000000e+00
  %47 = fmul double %24, %45
  %48 = fcmp olt double %47, 5.000000e-01
  %49 = and i1 %46, %48
  br i1 %49, label %55, label %61

50:                                               ; preds = %23, %50
  %51 = phi double [ %52, %50 ], [ %25, %23 ]
  %52 = fmul double %51, 5.000000e-01
  %53 = fmul double %24, %52
  %54 = fcmp ogt double %53, 1.000000e+00
  br i1 %54, label %50, label %43

55:                                               ; preds = %44, %55
  %56 = phi double [ %57, %55 ], [ %45, %44 ]
  %57 = fmul double %56, 2.000000e+00
  %58 = fmul double %24, %57
  %59 = fcmp olt double %58, 5.000000e-01
  br i1 %59, label %55, label %60

60:                                               ; preds = %55
  store double %57, ptr %13, align 8
  br label %61

61:                                               ; preds = %60, %44
  %62 = icmp ne i32 %2, 0
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 12583072
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %67 = getelementptr inbounds nuw i8, ptr %6, i64 28
  br label %68

68:                                               ; preds = %215, %61
  %69 = phi i64 [ %21, %61 ], [ %93, %215 ]
  %70 = phi i1 [ true, %61 ], [ false, %215 ]
  %71 = phi i64 [ 0, %61 ], [ 1, %215 ]
  %72 = and i1 %62, %70
  br i1 %72, label %92, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds nuw double, ptr %12, i64 %71
  %75 = load double, ptr %74, align 8
  store double %75, ptr %63, align 8
  %76 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %75) #16
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %238, label %78

78:                                               ; preds = %73
  %79 = fneg double %75
  %80 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %79) #16
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %238, label %82

82:                                               ; preds = %78
  %83 = fmul double %75, 5.000000e-01
  %84 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %83) #16
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %238, label %86

86:                                               ; preds = %82
  %87 = fmul double %75, -5.000000e-01
  %88 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %87) #16
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %238, label %90

90:                                               ; preds = %86
  %91 = load i64, ptr %8, align 8
  br label %92

92:                                               ; preds = %90, %68
  %93 = phi i64 [ %91, %90 ], [ %69, %68 ]
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %100, label %238

95:                                               ; preds = %123
  %96 = fmul double %124, 1.000000e-02
  %97 = fadd double %96, 0.000000e+00
  %98 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 104), align 8
  %99 = fcmp olt double %98, 2.000000e-03
  br label %129

100:                                              ; preds = %92, %123
  %101 = phi i64 [ %125, %123 ], [ 0, %92 ]
  %102 = phi double [ %124, %123 ], [ 0.000000e+00, %92 ]
  %103 = getelementptr inbounds nuw %struct.Entry, ptr %64, i64 %101
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %123, label %107

107:                                              ; preds = %100
  %108 = getelementptr inbounds nuw i8, ptr %103, i64 32
  %109 = load double, ptr %108, align 8
  %110 = fsub double %109, %109
  %111 = fcmp une double %110, 0.000000e+00
  br i1 %111, label %123, label %112

112:                                              ; preds = %107
  %113 = getelementptr inbounds nuw i8, ptr %103, i64 52
  %114 = load i32, ptr %113, align 4
  %115 = and i32 %114, 256
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %123

117:                                              ; preds = %112
  %118 = fcmp olt double %109, 0.000000e+00
  %119 = fneg double %109
  %120 = select i1 %118, double %119, double %109
  %121 = fcmp ogt double %120, %102
  br i1 %121, label %122, label %123

122:                                              ; preds = %117
  br label %123

123:                                              ; preds = %122, %117, %100, %107, %112
  %124 = phi double [ %102, %112 ], [ %102, %100 ], [ %102, %107 ], [ %120, %122 ], [ %102, %117 ]
  %125 = add nuw nsw i64 %101, 1
  %126 = icmp eq i64 %125, %93
  br i1 %126, label %95, label %100

127:                                              ; preds = %208
  %128 = icmp slt i64 %209, 0
  br i1 %128, label %235, label %215

129:                                              ; preds = %95, %208
  %130 = phi i32 [ 0, %95 ], [ %212, %208 ]
  %131 = phi i64 [ 0, %95 ], [ %213, %208 ]
  %132 = phi double [ 0.000000e+00, %95 ], [ %211, %208 ]
  %133 = phi double [ 0.000000e+00, %95 ], [ %210, %208 ]
  %134 = phi i64 [ -1, %95 ], [ %209, %208 ]
  %135 = getelementptr inbounds nuw %struct.Entry, ptr %64, i64 %131
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %137 = load ptr, ptr %136, align 8
  %138 = icmp eq ptr %137, null
  br i1 %138, label %208, label %139

139:                                              ; preds = %129
  %140 = getelementptr inbounds nuw i8, ptr %135, i64 52
  %141 = load i32, ptr %140, align 4
  %142 = and i32 %141, 258
  %143 = icmp eq i32 %142, 2
  br i1 %143, label %144, label %208

144:                                              ; preds = %139
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %145 = add nuw nsw i64 %131, 1
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %6, ptr noundef nonnull %0, i64 noundef %131, i64 noundef %145, i32 noundef 0) #16
  %146 = load double, ptr %13, align 8
  %147 = load double, ptr %6, align 8
  %148 = fdiv double %147, %146
  %149 = load double, ptr %65, align 8
  %150 = fdiv double %149, %146
  %151 = getelementptr inbounds nuw i8, ptr %135, i64 32
  %152 = load double, ptr %151, align 8
  %153 = load i32, ptr %66, align 8
  %154 = load i32, ptr %67, align 4
  %155 = fcmp olt double %148, 0.000000e+00
  %156 = fneg double %148
  %157 = select i1 %155, double %156, double %148
  %158 = fcmp olt double %152, 0.000000e+00
  %159 = fneg double %152
  %160 = select i1 %158, double %159, double %152
  %161 = fcmp ogt double %157, %160
  %162 = select i1 %161, double %157, double %160
  %163 = load ptr, ptr %7, align 8
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 152
  %165 = load i64, ptr %164, align 8
  %166 = icmp ne i64 %165, 0
  %167 = select i1 %166, double 1.000000e-05, double 0x3DA5FD7FE1796495
  %168 = fmul double %97, %167
  %169 = select i1 %166, i1 %99, i1 false
  %170 = select i1 %169, double 2.000000e-03, double %98
  %171 = fsub double %148, %152
  %172 = fcmp olt double %171, 0.000000e+00
  %173 = fneg double %171
  %174 = select i1 %172, double %173, double %171
  %175 = icmp eq i32 %153, 0
  br i1 %175, label %176, label %193

176:                                              ; preds = %144
  %177 = fmul double %150, 4.000000e+00
  %178 = tail call double @llvm.fmuladd.f64(double %170, double %162, double %177)
  %179 = fadd double %168, %178
  %180 = fcmp ugt double %174, %179
  br i1 %180, label %188, label %181

181:                                              ; preds = %176
  %182 = fmul double %150, 1.600000e+01
  %183 = fcmp uge double %182, %162
  %184 = tail call double @llvm.fmuladd.f64(double %170, double %162, double %168)
  %185 = fcmp ugt double %174, %184
  %186 = select i1 %183, i1 %185, i1 false
  %187 = zext i1 %186 to i32
  br label %193

188:                                              ; preds = %176
  %189 = icmp ne i32 %154, 0
  %190 = fmul double %150, 8.000000e+00
  %191 = fcmp ogt double %190, %174
  %192 = select i1 %189, i1 true, i1 %191
  br i1 %192, label %193, label %196

193:                                              ; preds = %181, %144, %188
  %194 = phi i32 [ %187, %181 ], [ 1, %144 ], [ 1, %188 ]
  %195 = or i32 %194, %130
  br label %203

196:                                              ; preds = %188
  %197 = icmp slt i64 %134, 0
  %198 = fcmp ogt double %174, %133
  %199 = fcmp uno double %174, 0.000000e+00
  %200 = or i1 %198, %199
  %201 = select i1 %197, i1 true, i1 %200
  br i1 %201, label %202, label %203

202:                                              ; preds = %196
  br label %203

203:                                              ; preds = %193, %196, %202
  %204 = phi i32 [ %130, %202 ], [ %130, %196 ], [ %195, %193 ]
  %205 = phi i64 [ %131, %202 ], [ %134, %196 ], [ %134, %193 ]
  %206 = phi double [ %174, %202 ], [ %133, %196 ], [ %133, %193 ]
  %207 = phi double [ %148, %202 ], [ %132, %196 ], [ %132, %193 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  br label %208

208:                                              ; preds = %129, %139, %203
  %209 = phi i64 [ %205, %203 ], [ %134, %139 ], [ %134, %129 ]
  %210 = phi double [ %206, %203 ], [ %133, %139 ], [ %133, %129 ]
  %211 = phi double [ %207, %203 ], [ %132, %139 ], [ %132, %129 ]
  %212 = phi i32 [ %204, %203 ], [ %130, %139 ], [ %130, %129 ]
  %213 = add nuw nsw i64 %131, 1
  %214 = icmp eq i64 %213, %93
  br i1 %214, label %127, label %129

215:                                              ; preds = %127
  br i1 %70, label %68, label %216

216:                                              ; preds = %215
  %217 = getelementptr inbounds nuw %struct.Entry, ptr %64, i64 %209
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %217, ptr noundef %5) #16
  %218 = fcmp olt double %211, 0.000000e+00
  %219 = fneg double %211
  %220 = select i1 %218, double %219, double %211
  %221 = getelementptr inbounds nuw i8, ptr %217, i64 32
  %222 = load double, ptr %221, align 8
  %223 = fcmp olt double %222, 0.000000e+00
  %224 = fneg double %222
  %225 = select i1 %223, double %224, double %222
  %226 = fcmp ogt double %220, %225
  %227 = select i1 %226, double %220, double %225
  %228 = fsub double %211, %222
  %229 = fcmp olt double %228, 0.000000e+00
  %230 = fneg double %228
  %231 = select i1 %229, double %230, double %228
  %232 = fdiv double %231, %227
  %233 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.70, ptr noundef nonnull %5, double noundef %211, double noundef %222, double noundef %232) #18
  %234 = call fastcc i32 @tell(ptr noundef nonnull %0, ptr noundef nonnull @.str.71, i32 noundef 1, ptr noundef nonnull %4) #16
  br label %238

235:                                              ; preds = %127
  %236 = icmp eq i32 %212, 0
  %237 = select i1 %236, i32 0, i32 2
  br label %238

238:                                              ; preds = %86, %82, %78, %73, %92, %235, %216
  %239 = phi i32 [ 1, %216 ], [ %237, %235 ], [ 2, %73 ], [ 2, %78 ], [ 2, %86 ], [ 0, %92 ], [ 2, %82 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  ret i32 %239
}

define internal fastcc range(i32 0, 3) i32 @check_reverse(ptr noundef nonnull captures(none) %0, i64 noundef range(i64 0, 257) %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca [2 x i64], align 16
  %5 = alloca [2 x i64], align 16
  %6 = alloca [1024 x i8], align 16
  %7 = alloca double, align 16
  %8 = alloca double, align 8
  %9 = alloca double, align 16
  %10 = alloca double, align 8
  %11 = alloca double, align 16
  %12 = alloca double, align 8
  %13 = alloca %struct.Slope, align 8
  %14 = alloca %struct.Slope, align 8
  %15 = alloca [4096 x i8], align 16
  %16 = alloca [1024 x i8], align 16
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 152
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = select i1 %21, ptr @doubles, ptr @singles
  %23 = load i64, ptr %18, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 104
  store i64 0, ptr %24, align 8
  %25 = load ptr, ptr %17, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 112
  store i64 %23, ptr %26, align 8
  %27 = load ptr, ptr %17, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 120
  store i64 %1, ptr %28, align 8
  %29 = load ptr, ptr %17, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 104
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 112
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %31, %33
  br i1 %34, label %35, label %64

35:                                               ; preds = %3
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 12583072
  br label %37

37:                                               ; preds = %58, %35
  %38 = phi double [ 0.000000e+00, %35 ], [ %59, %58 ]
  %39 = phi double [ 0.000000e+00, %35 ], [ %60, %58 ]
  %40 = phi double [ 0.000000e+00, %35 ], [ %61, %58 ]
  %41 = phi i64 [ %31, %35 ], [ %62, %58 ]
  %42 = tail call fastcc double @direction(ptr noundef nonnull readonly %0, i64 noundef %41) #16
  %43 = fcmp une double %42, 0.000000e+00
  br i1 %43, label %44, label %58

44:                                               ; preds = %37
  %45 = getelementptr inbounds %struct.Entry, ptr %36, i64 %41
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %58, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %45, i64 32
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fmuladd.f64(double %42, double %51, double %40)
  %53 = fmul double %42, %51
  %54 = fcmp olt double %53, 0.000000e+00
  %55 = fneg double %53
  %56 = select i1 %54, double %55, double %53
  %57 = fadd double %39, %56
  br label %58

58:                                               ; preds = %49, %44, %37
  %59 = phi double [ %38, %44 ], [ %57, %49 ], [ %38, %37 ]
  %60 = phi double [ %39, %44 ], [ %57, %49 ], [ %39, %37 ]
  %61 = phi double [ %40, %44 ], [ %52, %49 ], [ %40, %37 ]
  %62 = add nsw i64 %41, 1
  %63 = icmp eq i64 %62, %33
  br i1 %63, label %64, label %37

64:                                               ; preds = %58, %3
  %65 = phi double [ 0.000000e+00, %3 ], [ %59, %58 ]
  %66 = phi double [ 0.000000e+00, %3 ], [ %61, %58 ]
  %67 = icmp ne i32 %2, 0
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %70 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %71 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %72 = getelementptr inbounds nuw i8, ptr %14, i64 28
  %73 = fcmp olt double %66, 0.000000e+00
  %74 = fneg double %66
  %75 = select i1 %73, double %74, double %66
  br label %76

76:                                               ; preds = %64, %161
  %77 = phi i64 [ 0, %64 ], [ %166, %161 ]
  %78 = phi double [ 0.000000e+00, %64 ], [ %165, %161 ]
  %79 = phi i32 [ 0, %64 ], [ %164, %161 ]
  %80 = phi i32 [ 0, %64 ], [ %163, %161 ]
  %81 = phi double [ 0.000000e+00, %64 ], [ %162, %161 ]
  %82 = icmp eq i64 %77, 0
  %83 = and i1 %67, %82
  br i1 %83, label %101, label %84

84:                                               ; preds = %76
  %85 = getelementptr inbounds nuw double, ptr %22, i64 %77
  %86 = load double, ptr %85, align 8
  store double %86, ptr %68, align 8
  %87 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %86) #16
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %334, label %89

89:                                               ; preds = %84
  %90 = fneg double %86
  %91 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %90) #16
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %334, label %93

93:                                               ; preds = %89
  %94 = fmul double %86, 5.000000e-01
  %95 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %94) #16
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %334, label %97

97:                                               ; preds = %93
  %98 = fmul double %86, -5.000000e-01
  %99 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %98) #16
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %334, label %101

101:                                              ; preds = %76, %97
  %102 = load i64, ptr %18, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %14, ptr noundef nonnull %0, i64 noundef 0, i64 noundef %102, i32 noundef 1) #16
  %103 = load double, ptr %14, align 8
  %104 = load double, ptr %69, align 8
  %105 = load double, ptr %70, align 8
  %106 = load i32, ptr %71, align 8
  %107 = load i32, ptr %72, align 4
  %108 = fcmp olt double %103, 0.000000e+00
  %109 = fneg double %103
  %110 = select i1 %108, double %109, double %103
  %111 = fcmp ogt double %110, %75
  %112 = select i1 %111, double %110, double %75
  %113 = fadd double %65, %105
  %114 = load ptr, ptr %17, align 8
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 152
  %116 = load i64, ptr %115, align 8
  %117 = icmp ne i64 %116, 0
  %118 = select i1 %117, double 1.000000e-05, double 0x3DA5FD7FE1796495
  %119 = fmul double %113, %118
  %120 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 104), align 8
  %121 = fcmp olt double %120, 2.000000e-03
  %122 = select i1 %117, i1 %121, i1 false
  %123 = select i1 %122, double 2.000000e-03, double %120
  %124 = fsub double %103, %66
  %125 = fcmp olt double %124, 0.000000e+00
  %126 = fneg double %124
  %127 = select i1 %125, double %126, double %124
  %128 = icmp eq i32 %106, 0
  br i1 %128, label %129, label %161

129:                                              ; preds = %101
  %130 = fmul double %104, 4.000000e+00
  %131 = tail call double @llvm.fmuladd.f64(double %123, double %112, double %130)
  %132 = fadd double %119, %131
  %133 = fcmp ugt double %127, %132
  br i1 %133, label %140, label %134

134:                                              ; preds = %129
  %135 = fmul double %104, 1.600000e+01
  %136 = fcmp olt double %135, %112
  %137 = tail call double @llvm.fmuladd.f64(double %123, double %112, double %119)
  %138 = fcmp ole double %127, %137
  %139 = select i1 %136, i1 true, i1 %138
  br i1 %139, label %334, label %161

140:                                              ; preds = %129
  %141 = icmp ne i32 %107, 0
  %142 = fmul double %104, 8.000000e+00
  %143 = fcmp ogt double %142, %127
  %144 = select i1 %141, i1 true, i1 %143
  br i1 %144, label %161, label %145

145:                                              ; preds = %140
  %146 = icmp eq i32 %80, 0
  br i1 %146, label %153, label %147

147:                                              ; preds = %145
  %148 = fsub double %103, %78
  %149 = tail call double @llvm.fabs.f64(double %148)
  %150 = fmul double %127, 1.000000e-01
  %151 = fcmp olt double %149, %150
  br i1 %151, label %152, label %153

152:                                              ; preds = %147
  br label %153

153:                                              ; preds = %152, %147, %145
  %154 = phi i32 [ 1, %152 ], [ %79, %147 ], [ %79, %145 ]
  %155 = getelementptr inbounds nuw double, ptr %22, i64 %77
  %156 = load double, ptr %155, align 8
  %157 = add nsw i32 %80, 1
  %158 = icmp ne i32 %157, 0
  %159 = icmp ne i32 %154, 0
  %160 = select i1 %158, i1 %159, i1 false
  br i1 %160, label %170, label %161

161:                                              ; preds = %153, %140, %101, %134
  %162 = phi double [ %81, %140 ], [ %81, %134 ], [ %81, %101 ], [ %156, %153 ]
  %163 = phi i32 [ %80, %140 ], [ %80, %134 ], [ %80, %101 ], [ %157, %153 ]
  %164 = phi i32 [ %79, %140 ], [ %79, %134 ], [ %79, %101 ], [ %154, %153 ]
  %165 = phi double [ %78, %140 ], [ %78, %134 ], [ %78, %101 ], [ %103, %153 ]
  %166 = add nuw nsw i64 %77, 1
  %167 = icmp eq i64 %166, 4
  br i1 %167, label %168, label %76

168:                                              ; preds = %161
  %169 = icmp eq i32 %164, 0
  br i1 %169, label %334, label %170

170:                                              ; preds = %153, %168
  %171 = phi double [ %162, %168 ], [ %156, %153 ]
  %172 = phi double [ %165, %168 ], [ %103, %153 ]
  %173 = icmp samesign ugt i64 %1, 255
  %174 = fcmp oeq double %172, 0.000000e+00
  %175 = select i1 %173, i1 %174, i1 false
  br i1 %175, label %334, label %176

176:                                              ; preds = %170
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #17
  store i8 0, ptr %16, align 16
  %177 = load i64, ptr %114, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %178 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %179 = load i64, ptr %5, align 16
  %180 = sitofp i64 %179 to double
  %181 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %182 = load i64, ptr %181, align 8
  %183 = sitofp i64 %182 to double
  %184 = call double @llvm.fmuladd.f64(double %183, double 1.000000e-09, double %180)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %185 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), align 8
  %186 = sitofp i64 %185 to double
  %187 = fadd double %184, %186
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %188 = icmp sgt i64 %177, 1
  br i1 %188, label %189, label %294

189:                                              ; preds = %176
  %190 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %191 = fneg double %171
  %192 = fmul double %171, 5.000000e-01
  %193 = fmul double %171, -5.000000e-01
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %194 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %195 = load i64, ptr %4, align 16
  %196 = sitofp i64 %195 to double
  %197 = load i64, ptr %190, align 8
  %198 = sitofp i64 %197 to double
  %199 = call double @llvm.fmuladd.f64(double %198, double 1.000000e-09, double %196)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  %200 = fcmp olt double %199, %187
  br i1 %200, label %209, label %294

201:                                              ; preds = %276
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %202 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %203 = load i64, ptr %4, align 16
  %204 = sitofp i64 %203 to double
  %205 = load i64, ptr %190, align 8
  %206 = sitofp i64 %205 to double
  %207 = call double @llvm.fmuladd.f64(double %206, double 1.000000e-09, double %204)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  %208 = fcmp olt double %207, %187
  br i1 %208, label %209, label %291

209:                                              ; preds = %189, %201
  %210 = phi i64 [ %284, %201 ], [ %177, %189 ]
  %211 = phi i64 [ %285, %201 ], [ 0, %189 ]
  %212 = add nuw nsw i64 %210, %211
  %213 = lshr i64 %212, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %214 = load ptr, ptr %17, align 8
  br label %215

215:                                              ; preds = %268, %209
  %216 = phi ptr [ %214, %209 ], [ %242, %268 ]
  %217 = phi i1 [ true, %209 ], [ false, %268 ]
  %218 = phi ptr [ %11, %209 ], [ %12, %268 ]
  %219 = phi ptr [ %9, %209 ], [ %10, %268 ]
  %220 = phi ptr [ %7, %209 ], [ %8, %268 ]
  %221 = select i1 %217, i64 %211, i64 %213
  %222 = select i1 %217, i64 %213, i64 %210
  %223 = getelementptr inbounds nuw i8, ptr %216, i64 104
  store i64 %221, ptr %223, align 8
  %224 = load ptr, ptr %17, align 8
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 112
  store i64 %222, ptr %225, align 8
  %226 = load ptr, ptr %17, align 8
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 120
  store i64 %1, ptr %227, align 8
  store double %171, ptr %68, align 8
  %228 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %171) #16
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %320, label %230

230:                                              ; preds = %215
  %231 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %191) #16
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %320, label %233

233:                                              ; preds = %230
  %234 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %192) #16
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %320, label %236

236:                                              ; preds = %233
  %237 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %193) #16
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %320, label %239

239:                                              ; preds = %236
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #17
  %240 = load i64, ptr %114, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %13, ptr noundef nonnull %0, i64 noundef 0, i64 noundef %240, i32 noundef 1) #16
  %241 = load double, ptr %13, align 8
  store double %241, ptr %219, align 8
  %242 = load ptr, ptr %17, align 8
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 104
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds nuw i8, ptr %242, i64 112
  %246 = load i64, ptr %245, align 8
  %247 = icmp slt i64 %244, %246
  br i1 %247, label %248, label %268

248:                                              ; preds = %239
  %249 = getelementptr inbounds nuw i8, ptr %242, i64 12583072
  br label %250

250:                                              ; preds = %264, %248
  %251 = phi double [ 0.000000e+00, %248 ], [ %265, %264 ]
  %252 = phi i64 [ %244, %248 ], [ %266, %264 ]
  %253 = call fastcc double @direction(ptr noundef nonnull readonly %0, i64 noundef %252) #16
  %254 = fcmp une double %253, 0.000000e+00
  br i1 %254, label %255, label %264

255:                                              ; preds = %250
  %256 = getelementptr inbounds %struct.Entry, ptr %249, i64 %252
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 8
  %258 = load ptr, ptr %257, align 8
  %259 = icmp eq ptr %258, null
  br i1 %259, label %264, label %260

260:                                              ; preds = %255
  %261 = getelementptr inbounds nuw i8, ptr %256, i64 32
  %262 = load double, ptr %261, align 8
  %263 = call double @llvm.fmuladd.f64(double %253, double %262, double %251)
  br label %264

264:                                              ; preds = %260, %255, %250
  %265 = phi double [ %263, %260 ], [ %251, %255 ], [ %251, %250 ]
  %266 = add nsw i64 %252, 1
  %267 = icmp eq i64 %266, %246
  br i1 %267, label %268, label %250

268:                                              ; preds = %264, %239
  %269 = phi double [ 0.000000e+00, %239 ], [ %265, %264 ]
  store double %269, ptr %218, align 8
  %270 = fsub double %241, %269
  %271 = fcmp olt double %270, 0.000000e+00
  %272 = fneg double %270
  %273 = select i1 %271, double %272, double %270
  %274 = fcmp ord double %273, 0.000000e+00
  %275 = select i1 %274, double %273, double 1.000000e+308
  store double %275, ptr %220, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #17
  br i1 %217, label %215, label %276

276:                                              ; preds = %268
  %277 = load double, ptr %8, align 8
  %278 = load double, ptr %7, align 16
  %279 = fcmp ogt double %277, %278
  %280 = load double, ptr %10, align 8
  %281 = load double, ptr %9, align 16
  %282 = load double, ptr %12, align 8
  %283 = load double, ptr %11, align 16
  %284 = select i1 %279, i64 %210, i64 %213
  %285 = select i1 %279, i64 %213, i64 %211
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %286 = sub nsw i64 %284, %285
  %287 = icmp sgt i64 %286, 1
  br i1 %287, label %201, label %288

288:                                              ; preds = %276
  %289 = select i1 %279, double %280, double %281
  %290 = select i1 %279, double %282, double %283
  br label %294

291:                                              ; preds = %201
  %292 = select i1 %279, double %280, double %281
  %293 = select i1 %279, double %282, double %283
  br label %294

294:                                              ; preds = %291, %189, %288, %176
  %295 = phi double [ 0.000000e+00, %176 ], [ 0.000000e+00, %189 ], [ %290, %288 ], [ %293, %291 ]
  %296 = phi double [ 0.000000e+00, %176 ], [ 0.000000e+00, %189 ], [ %289, %288 ], [ %292, %291 ]
  %297 = phi i64 [ %177, %176 ], [ %177, %189 ], [ %284, %288 ], [ %284, %291 ]
  %298 = phi i64 [ 0, %176 ], [ 0, %189 ], [ %285, %288 ], [ %285, %291 ]
  %299 = phi i64 [ %177, %176 ], [ %177, %189 ], [ %286, %288 ], [ %286, %291 ]
  %300 = load ptr, ptr %17, align 8
  %301 = getelementptr inbounds nuw i8, ptr %300, i64 104
  store i64 %298, ptr %301, align 8
  %302 = load ptr, ptr %17, align 8
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 112
  store i64 %297, ptr %303, align 8
  %304 = load ptr, ptr %17, align 8
  %305 = getelementptr inbounds nuw i8, ptr %304, i64 120
  store i64 %1, ptr %305, align 8
  %306 = call fastcc double @direction(ptr noundef nonnull %0, i64 noundef %298) #16
  %307 = getelementptr inbounds nuw i8, ptr %114, i64 12583072
  %308 = getelementptr inbounds nuw %struct.Entry, ptr %307, i64 %298
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %308, ptr noundef %6) #16
  %309 = icmp eq i64 %299, 1
  %310 = fcmp une double %306, 0.000000e+00
  %311 = select i1 %309, i1 %310, i1 false
  br i1 %311, label %312, label %318

312:                                              ; preds = %294
  %313 = fdiv double %296, %306
  %314 = fadd double %313, 0.000000e+00
  %315 = fdiv double %295, %306
  %316 = fadd double %315, 0.000000e+00
  %317 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %16, i64 noundef 1024, ptr noundef nonnull @.str.73, ptr noundef nonnull %6, double noundef %314, double noundef %316) #18
  br label %321

318:                                              ; preds = %294
  %319 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %16, i64 noundef 1024, ptr noundef nonnull @.str.74, ptr noundef nonnull %6) #18
  br label %321

320:                                              ; preds = %236, %233, %230, %215
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %321

321:                                              ; preds = %312, %318, %320
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  %322 = fcmp olt double %172, 0.000000e+00
  %323 = fneg double %172
  %324 = select i1 %322, double %323, double %172
  %325 = fcmp ogt double %324, %75
  %326 = select i1 %325, double %324, double %75
  %327 = fsub double %172, %66
  %328 = fcmp olt double %327, 0.000000e+00
  %329 = fneg double %327
  %330 = select i1 %328, double %329, double %327
  %331 = fdiv double %330, %326
  %332 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %15, i64 noundef 4096, ptr noundef nonnull @.str.72, double noundef %172, double noundef %66, double noundef %331, ptr noundef nonnull %16) #18
  %333 = call fastcc i32 @tell(ptr noundef nonnull %0, ptr noundef nonnull @.str.71, i32 noundef 1, ptr noundef nonnull %15) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #17
  br label %334

334:                                              ; preds = %134, %84, %89, %93, %97, %170, %168, %321
  %335 = phi i32 [ 2, %168 ], [ 1, %321 ], [ 0, %170 ], [ 0, %134 ], [ 2, %89 ], [ 2, %93 ], [ 2, %84 ], [ 2, %97 ]
  ret i32 %335
}

declare i64 @llvm.umin.i64(i64, i64) #14

declare i64 @llvm.abs.i64(i64, i1 immarg) #15

declare i64 @llvm.smax.i64(i64, i64) #14

declare double @llvm.fabs.f64(double) #14

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nonlazybind }
attributes #6 = { noreturn nounwind }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { noreturn nonlazybind }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #13 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nobuiltin }
attributes #17 = { nounwind }
attributes #18 = { nobuiltin nounwind }
attributes #19 = { nobuiltin noreturn }
attributes #20 = { nobuiltin noreturn nounwind }

