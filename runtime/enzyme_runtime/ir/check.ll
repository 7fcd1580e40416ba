; made from csrc/check.c by csrc/build.py 753efea9eec15f9e

%struct.Program = type { double, double, i64, i64, i64, i64, i32, i32, i32, i32, i32, [5 x %struct.Action], i64, i64, i64, i64, i64, double, [512 x i8], ptr, i64, [65536 x i8] }
%struct.Action = type { ptr, [16 x i64], i32, ptr }
%struct.Object = type { ptr, ptr, ptr, i64, i64, i32, i32, i32 }
%struct.Anchor = type { ptr, i64, ptr, i32, i32, i32, i32, i32 }
%struct.Pair = type { ptr, ptr }
%struct.State = type { ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, double, ptr }
%struct.anon = type { i32, i16, i16 }
%struct.Range = type { ptr, ptr, i32, i32, i32 }
%struct.Variable = type { ptr, i64, ptr }
%struct.Slot = type { i64, i64, i64, i64 }
%struct.Entry = type { ptr, ptr, double, double, double, double, i32, i32, i32, i32 }
%struct.Known = type { ptr }
%struct.anon.0 = type { i32, i16, i16 }
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
@separate.ends = internal unnamed_addr constant [6 x i32] [i32 4, i32 6, i32 7, i32 8, i32 11, i32 14], align 16
@.str.32 = private unnamed_addr constant [63 x i8] c"    it has run for %.0f seconds, the function itself for %.2g\0A\00", align 1
@.str.33 = private unnamed_addr constant [17 x i8] c"derivative hangs\00", align 1
@.str.34 = private unnamed_addr constant [60 x i8] c"    %s: its shadow is shorter than itself, and ends before\0A\00", align 1
@.str.35 = private unnamed_addr constant [17 x i8] c"shadow too short\00", align 1
@.str.36 = private unnamed_addr constant [49 x i8] c"    %s: its shadow is NaN before the derivative\0A\00", align 1
@.str.37 = private unnamed_addr constant [17 x i8] c"shadow holds NaN\00", align 1
@.str.38 = private unnamed_addr constant [64 x i8] c"    %s: its shadow is memory that the function reads or writes\0A\00", align 1
@.str.39 = private unnamed_addr constant [23 x i8] c"shadow overlaps primal\00", align 1
@.str.40 = private unnamed_addr constant [43 x i8] c"    %s: another float has the same shadow\0A\00", align 1
@.str.41 = private unnamed_addr constant [16 x i8] c"shadows overlap\00", align 1
@.str.42 = private unnamed_addr constant [102 x i8] c"    a pointer of argument %d is its own shadow, and no enzyme_runtime_activity is given: not checked\0A\00", align 1
@.str.43 = private unnamed_addr constant [25 x i8] c"shadow is its own primal\00", align 1
@.str.44 = private unnamed_addr constant [29 x i8] c"shadow pointer leads nowhere\00", align 1
@.str.45 = private unnamed_addr constant [65 x i8] c"    where the function read a pointer, its shadow is no address\0A\00", align 1
@.str.46 = private unnamed_addr constant [65 x i8] c"    floats other than double and float, which the function uses\0A\00", align 1
@.str.47 = private unnamed_addr constant [50 x i8] c"    what is beyond the first four million floats\0A\00", align 1
@.str.48 = private unnamed_addr constant [7 x i8] c"double\00", align 1
@.str.49 = private unnamed_addr constant [6 x i8] c"float\00", align 1
@.str.50 = private unnamed_addr constant [11 x i8] c"the result\00", align 1
@.str.51 = private unnamed_addr constant [12 x i8] c"argument %d\00", align 1
@.str.52 = private unnamed_addr constant [16 x i8] c"argument %d, at\00", align 1
@.str.53 = private unnamed_addr constant [22 x i8] c"a global variable, at\00", align 1
@.str.54 = private unnamed_addr constant [10 x i8] c" byte %ld\00", align 1
@.str.55 = private unnamed_addr constant [8 x i8] c" -> %ld\00", align 1
@.str.56 = private unnamed_addr constant [10 x i8] c" (%s, %g)\00", align 1
@.str.57 = private unnamed_addr constant [60 x i8] c"    %s: the function depends on it, and its shadow is null\0A\00", align 1
@.str.58 = private unnamed_addr constant [12 x i8] c"null shadow\00", align 1
@__const.watch_signals.own = private unnamed_addr constant { ptr, [16 x i64], i32, [4 x i8], ptr } { ptr @at_signal, [16 x i64] zeroinitializer, i32 0, [4 x i8] zeroinitializer, ptr null }, align 8
@fatal = internal unnamed_addr constant [5 x i32] [i32 4, i32 6, i32 7, i32 8, i32 11], align 16
@.str.59 = private unnamed_addr constant [66 x i8] c"    signal %d while it ran; the function itself comes to its end\0A\00", align 1
@.str.60 = private unnamed_addr constant [19 x i8] c"derivative crashes\00", align 1
@.str.61 = private unnamed_addr constant [19 x i8] c"kink, or too noisy\00", align 1
@.str.62 = private unnamed_addr constant [78 x i8] c"    differences of two step sizes disagree with each other here: not checked\0A\00", align 1
@.str.63 = private unnamed_addr constant [69 x i8] c"    %s: %.17g after the derivative, %.17g after the function itself\0A\00", align 1
@.str.64 = private unnamed_addr constant [15 x i8] c"primal changed\00", align 1
@.str.65 = private unnamed_addr constant [52 x i8] c"==enzcc==   from %p on: argument %d%s%s, shadow %p\0A\00", align 1
@.str.66 = private unnamed_addr constant [15 x i8] c", by a pointer\00", align 1
@.str.67 = private unnamed_addr constant [7 x i8] c", none\00", align 1
@.str.68 = private unnamed_addr constant [17 x i8] c", null or itself\00", align 1
@.str.69 = private unnamed_addr constant [54 x i8] c"==enzcc==   %s%s%s%s%s: value %g, shadow %g, then %g\0A\00", align 1
@.str.70 = private unnamed_addr constant [7 x i8] c", read\00", align 1
@.str.71 = private unnamed_addr constant [10 x i8] c", written\00", align 1
@.str.72 = private unnamed_addr constant [10 x i8] c", guessed\00", align 1
@.str.73 = private unnamed_addr constant [17 x i8] c", without shadow\00", align 1
@.str.74 = private unnamed_addr constant [59 x i8] c"    %s: expected %.10g, found %.10g (relative error %.2g)\0A\00", align 1
@.str.75 = private unnamed_addr constant [17 x i8] c"wrong derivative\00", align 1
@.str.76 = private unnamed_addr constant [76 x i8] c"    along a direction: expected %.10g, found %.10g (relative error %.2g)\0A%s\00", align 1
@.str.77 = private unnamed_addr constant [61 x i8] c"    worst: %s: its derivative should be %.10g, and is %.10g\0A\00", align 1
@.str.78 = private unnamed_addr constant [20 x i8] c"    worst: near %s\0A\00", align 1
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
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 88
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
  %8 = alloca [2 x i32], align 4
  %9 = alloca [2 x i32], align 4
  %10 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %25

12:                                               ; preds = %4
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %13 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %14 = load i64, ptr %7, align 16
  %15 = sitofp i64 %14 to double
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = sitofp i64 %17 to double
  %19 = call double @llvm.fmuladd.f64(double %18, double 1.000000e-09, double %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  store double %19, ptr @__enzcc_check_program, align 8
  store i64 60, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  store double 1.000000e-05, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8
  call fastcc void @take_options(ptr noundef %21) #16
  %22 = call ptr @getenv(ptr noundef nonnull @.str.4) #18
  call fastcc void @take_options(ptr noundef %22) #16
  %23 = call i32 @getpid() #18
  store i32 %23, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %24 = call i32 @__cxa_atexit(ptr noundef nonnull @at_end, ptr noundef null, ptr noundef null) #18
  br label %25

25:                                               ; preds = %12, %4
  %26 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %239

28:                                               ; preds = %25
  %29 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %37

32:                                               ; preds = %28
  %33 = call ptr @mmap(ptr noundef null, i64 noundef 5640, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %34 = icmp eq ptr %33, inttoptr (i64 -1 to ptr)
  %35 = select i1 %34, ptr null, ptr %33
  store ptr %35, ptr %29, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %239, label %37

37:                                               ; preds = %28, %32
  %38 = phi ptr [ %33, %32 ], [ %30, %28 ]
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 5632
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %62, label %42

42:                                               ; preds = %37
  %43 = icmp eq i32 %3, 0
  br label %44

44:                                               ; preds = %42, %54
  %45 = phi i32 [ %40, %42 ], [ %58, %54 ]
  %46 = sext i32 %45 to i64
  %47 = getelementptr %struct.State, ptr %38, i64 %46
  %48 = getelementptr i8, ptr %47, i64 -72
  %49 = load ptr, ptr %48, align 8
  %50 = icmp ult ptr %49, %1
  %51 = icmp eq ptr %49, %1
  %52 = and i1 %43, %51
  %53 = or i1 %50, %52
  br i1 %53, label %54, label %60

54:                                               ; preds = %44
  %55 = add nsw i32 %45, -1
  store i32 %55, ptr %39, align 8
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds %struct.State, ptr %38, i64 %56
  call fastcc void @dismiss(ptr noundef nonnull %57) #16
  %58 = load i32, ptr %39, align 8
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %62, label %44

60:                                               ; preds = %44
  %61 = icmp eq i32 %45, 64
  br i1 %61, label %239, label %62

62:                                               ; preds = %54, %37, %60
  %63 = phi i32 [ %45, %60 ], [ 0, %37 ], [ 0, %54 ]
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.State, ptr %38, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %38, i64 5120
  %67 = getelementptr inbounds ptr, ptr %66, i64 %64
  %68 = load ptr, ptr %67, align 8
  %69 = icmp eq ptr %68, null
  br i1 %69, label %70, label %81

70:                                               ; preds = %62
  %71 = call ptr @mmap(ptr noundef null, i64 noundef 482345120, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %72 = icmp eq ptr %71, inttoptr (i64 -1 to ptr)
  %73 = select i1 %72, ptr null, ptr %71
  %74 = load i32, ptr %39, align 8
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds ptr, ptr %66, i64 %75
  store ptr %73, ptr %76, align 8
  %77 = load i32, ptr %39, align 8
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds ptr, ptr %66, i64 %78
  %80 = load ptr, ptr %79, align 8
  br label %81

81:                                               ; preds = %70, %62
  %82 = phi ptr [ %80, %70 ], [ %68, %62 ]
  store ptr %0, ptr %65, align 8
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store ptr %1, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %65, i64 16
  store ptr %2, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %65, i64 24
  store i32 0, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %65, i64 28
  store i32 -1, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i32 -1, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %65, i64 36
  store i32 %3, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %65, i64 40
  store i32 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %65, i64 44
  store i32 0, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %65, i64 48
  store i32 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %65, i64 52
  store i32 0, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %65, i64 56
  store i32 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %65, i64 60
  store i32 0, ptr %94, align 4
  %95 = getelementptr inbounds nuw i8, ptr %65, i64 64
  store double 0.000000e+00, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %65, i64 72
  store ptr %82, ptr %96, align 8
  %97 = load i32, ptr %39, align 8
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %39, align 8
  %99 = icmp eq i32 %3, 0
  br i1 %99, label %100, label %117

100:                                              ; preds = %81
  %101 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %104 = load i64, ptr %103, align 8
  %105 = add nsw i64 %104, 1
  store i64 %105, ptr %103, align 8
  %106 = icmp eq i64 %104, 0
  br i1 %106, label %107, label %110

107:                                              ; preds = %100
  %108 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1392), align 8
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr %108, ptr %109, align 8
  store ptr %0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1392), align 8
  br label %110

110:                                              ; preds = %107, %100
  %111 = call fastcc i32 @is_wanted(ptr noundef nonnull %0) #16
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %112, ptr %113, align 8
  %114 = icmp eq i32 %111, 0
  br i1 %114, label %239, label %115

115:                                              ; preds = %110
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store double 0.000000e+00, ptr %116, align 8
  br label %121

117:                                              ; preds = %81
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %239, label %121

121:                                              ; preds = %115, %117
  %122 = load ptr, ptr %96, align 8
  %123 = icmp eq ptr %122, null
  br i1 %123, label %124, label %133

124:                                              ; preds = %121
  %125 = load ptr, ptr %65, align 8
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 112
  %127 = load i64, ptr %126, align 8
  %128 = and i64 %127, 4194304
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %130, label %239

130:                                              ; preds = %124
  %131 = or disjoint i64 %127, 4194304
  store i64 %131, ptr %126, align 8
  %132 = call fastcc i32 @tell(ptr noundef nonnull readonly %65, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.1) #16
  br label %239

133:                                              ; preds = %121
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %134 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %135 = load i64, ptr %6, align 16
  %136 = sitofp i64 %135 to double
  %137 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %138 = load i64, ptr %137, align 8
  %139 = sitofp i64 %138 to double
  %140 = call double @llvm.fmuladd.f64(double %139, double 1.000000e-09, double %136)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  %141 = call i32 @pipe(ptr noundef nonnull %8) #18
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %238

143:                                              ; preds = %133
  %144 = call i32 @pipe(ptr noundef nonnull %9) #18
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %152, label %146

146:                                              ; preds = %143
  %147 = load i32, ptr %8, align 4
  %148 = call i32 @close(i32 noundef %147) #18
  %149 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %150 = load i32, ptr %149, align 4
  %151 = call i32 @close(i32 noundef %150) #18
  br label %238

152:                                              ; preds = %143
  %153 = call i32 @fork() #18
  store i32 %153, ptr %85, align 8
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %165

155:                                              ; preds = %152
  %156 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %157 = load i32, ptr %156, align 4
  %158 = call i32 @close(i32 noundef %157) #18
  %159 = load i32, ptr %9, align 4
  %160 = call i32 @close(i32 noundef %159) #18
  %161 = call ptr @llvm.frameaddress.p0(i32 0)
  %162 = load i32, ptr %8, align 4
  %163 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %164 = load i32, ptr %163, align 4
  call fastcc void @serve(ptr noundef nonnull %65, ptr noundef %161, i32 noundef %162, i32 noundef %164) #19
  unreachable

165:                                              ; preds = %152
  %166 = load i32, ptr %8, align 4
  %167 = call i32 @close(i32 noundef %166) #18
  %168 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %169 = load i32, ptr %168, align 4
  %170 = call i32 @close(i32 noundef %169) #18
  %171 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %172 = load i32, ptr %171, align 4
  store i32 %172, ptr %86, align 4
  %173 = load i32, ptr %9, align 4
  store i32 %173, ptr %87, align 8
  %174 = load i32, ptr %85, align 8
  %175 = icmp sgt i32 %174, 0
  %176 = zext i1 %175 to i32
  store i32 %176, ptr %89, align 8
  br i1 %175, label %177, label %210

177:                                              ; preds = %165
  %178 = call fastcc i32 @answered(ptr noundef nonnull %65) #16
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %210, label %180

180:                                              ; preds = %177
  call fastcc void @tell_of_shadows(ptr noundef nonnull %65) #16
  %181 = load ptr, ptr %96, align 8
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %184 = load i64, ptr %183, align 8
  %185 = icmp eq i64 %184, 0
  %186 = select i1 %185, i64 0, i64 1024
  call fastcc void @choose(ptr noundef nonnull %65, i64 noundef 0, i64 noundef %182, i64 noundef %186) #16
  %187 = call fastcc i32 @ask(ptr noundef nonnull %65, i32 noundef 0, double noundef 0.000000e+00) #16
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %204, label %189

189:                                              ; preds = %180
  call fastcc void @check_unshadowed(ptr noundef nonnull %65) #16
  %190 = load ptr, ptr %96, align 8
  %191 = load i64, ptr %190, align 8
  %192 = load i64, ptr %183, align 8
  %193 = icmp eq i64 %192, 0
  %194 = select i1 %193, i64 0, i64 1024
  call fastcc void @choose(ptr noundef nonnull %65, i64 noundef 0, i64 noundef %191, i64 noundef %194) #16
  %195 = load i64, ptr %183, align 8
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %197, label %223

197:                                              ; preds = %189
  %198 = load ptr, ptr %96, align 8
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 152
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, 0
  %202 = select i1 %201, double 0x3F50000000000000, double 1.562500e-02
  %203 = call fastcc i32 @measure_whole(ptr noundef nonnull %65, double noundef %202) #16
  store i32 %203, ptr %92, align 4
  br label %223

204:                                              ; preds = %180
  %205 = load ptr, ptr %96, align 8
  %206 = load i64, ptr %205, align 8
  %207 = load i64, ptr %183, align 8
  %208 = icmp eq i64 %207, 0
  %209 = select i1 %208, i64 0, i64 1024
  call fastcc void @choose(ptr noundef nonnull %65, i64 noundef 0, i64 noundef %206, i64 noundef %209) #16
  br label %210

210:                                              ; preds = %165, %177, %204
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %212 = load i64, ptr %211, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %211, align 8
  %214 = load ptr, ptr %65, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 112
  %216 = load i64, ptr %215, align 8
  %217 = and i64 %216, 4194304
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %219, label %222

219:                                              ; preds = %210
  %220 = or disjoint i64 %216, 4194304
  store i64 %220, ptr %215, align 8
  %221 = call fastcc i32 @tell(ptr noundef nonnull readonly %65, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.2) #16
  br label %222

222:                                              ; preds = %210, %219
  call fastcc void @dismiss(ptr noundef nonnull %65) #16
  br label %224

223:                                              ; preds = %189, %197
  call fastcc void @watch_signals(ptr noundef nonnull %65, i32 noundef 1) #16
  br label %224

224:                                              ; preds = %223, %222
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %225 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %226 = load i64, ptr %5, align 16
  %227 = sitofp i64 %226 to double
  %228 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %229 = load i64, ptr %228, align 8
  %230 = sitofp i64 %229 to double
  %231 = call double @llvm.fmuladd.f64(double %230, double 1.000000e-09, double %227)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %232 = fsub double %231, %140
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %234 = load double, ptr %233, align 8
  %235 = fadd double %234, %232
  store double %235, ptr %233, align 8
  %236 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %237 = fadd double %232, %236
  store double %237, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  br label %238

238:                                              ; preds = %133, %224, %146
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  br label %239

239:                                              ; preds = %110, %130, %124, %32, %60, %117, %238, %25
  ret void
}

define internal fastcc void @dismiss(ptr noundef captures(none) %0) unnamed_addr #3 {
  %2 = alloca %struct.Action, align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %41, label %7

7:                                                ; preds = %1
  store i32 0, ptr %4, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %29, label %11

11:                                               ; preds = %7
  store i32 0, ptr %8, align 4
  %12 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 60), i32 -1 seq_cst, align 4
  %13 = icmp sgt i32 %12, 2
  br i1 %13, label %29, label %14

14:                                               ; preds = %11, %26
  %15 = phi i64 [ %27, %26 ], [ 0, %11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  %16 = getelementptr inbounds nuw i32, ptr @fatal, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = call i32 @sigaction(i32 noundef %17, ptr noundef null, ptr noundef nonnull %2) #18
  %19 = icmp eq i32 %18, 0
  %20 = load ptr, ptr %2, align 8
  %21 = icmp eq ptr %20, @at_signal
  %22 = select i1 %19, i1 %21, i1 false
  br i1 %22, label %23, label %26

23:                                               ; preds = %14
  %24 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %15
  %25 = call i32 @sigaction(i32 noundef %17, ptr noundef nonnull %24, ptr noundef null) #18
  br label %26

26:                                               ; preds = %23, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  %27 = add nuw nsw i64 %15, 1
  %28 = icmp eq i64 %27, 5
  br i1 %28, label %29, label %14

29:                                               ; preds = %26, %11, %7
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %31 = load i32, ptr %30, align 4
  %32 = call i32 @close(i32 noundef %31) #18
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load i32, ptr %33, align 8
  %35 = call i32 @close(i32 noundef %34) #18
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = load i32, ptr %36, align 8
  %38 = call i32 @kill(i32 noundef %37, i32 noundef 9) #18
  %39 = load i32, ptr %36, align 8
  %40 = call i32 @waitpid(i32 noundef %39, ptr noundef nonnull %3, i32 noundef 0) #18
  br label %41

41:                                               ; preds = %1, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

define internal fastcc range(i32 0, 2) i32 @is_wanted(ptr noundef readonly captures(none) %0) unnamed_addr #3 {
  %2 = alloca [2 x i64], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 2
  br i1 %5, label %37, label %6

6:                                                ; preds = %1
  %7 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 832), align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = srem i64 %11, %7
  %13 = icmp ne i64 %7, 1
  %14 = zext i1 %13 to i64
  %15 = icmp eq i64 %12, %14
  br label %37

16:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %18 = load i64, ptr %2, align 16
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %20 = load i64, ptr %19, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 1
  br i1 %23, label %37, label %24

24:                                               ; preds = %16
  %25 = sitofp i64 %20 to double
  %26 = sitofp i64 %18 to double
  %27 = call double @llvm.fmuladd.f64(double %25, double 1.000000e-09, double %26)
  %28 = load double, ptr @__enzcc_check_program, align 8
  %29 = fsub double %27, %28
  %30 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %31 = fsub double %29, %30
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %33 = load double, ptr %32, align 8
  %34 = fadd double %30, %33
  %35 = call double @llvm.fmuladd.f64(double %31, double 4.000000e+00, double 1.000000e-02)
  %36 = fcmp olt double %34, %35
  br label %37

37:                                               ; preds = %16, %24, %1, %9
  %38 = phi i1 [ false, %1 ], [ %15, %9 ], [ true, %16 ], [ %36, %24 ]
  %39 = zext i1 %38 to i32
  ret i32 %39
}

declare i32 @pipe(ptr noundef) #6

declare i32 @close(i32 noundef) #6

declare i32 @fork() #6

define internal fastcc void @serve(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #7 {
  %5 = alloca %struct.anon, align 4
  %6 = alloca i8, align 1
  %7 = alloca [256 x i8], align 16
  %8 = alloca double, align 8
  %9 = alloca float, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca [2 x i64], align 16
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca [2 x i64], align 16
  %22 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #17
  store i8 0, ptr %22, align 1
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %23 = tail call i32 (i32, ...) @prctl(i32 noundef 1, i32 noundef 9) #18
  %24 = tail call ptr @signal(i32 noundef 17, ptr noundef null) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #17
  %25 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %21) #18
  %26 = load i64, ptr %21, align 16
  %27 = sitofp i64 %26 to double
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = sitofp i64 %29 to double
  %31 = call double @llvm.fmuladd.f64(double %30, double 1.000000e-09, double %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #17
  %32 = load ptr, ptr %0, align 8
  %33 = call ptr @mmap(ptr noundef null, i64 noundef 96, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %34 = icmp eq ptr %33, inttoptr (i64 -1 to ptr)
  %35 = select i1 %34, ptr null, ptr %33
  store ptr %35, ptr @__enzcc_check_watch, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %319, label %37

37:                                               ; preds = %4
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %39 = load ptr, ptr %38, align 8
  store ptr %39, ptr %33, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 152
  store i64 0, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store i64 0, ptr %42, align 8
  store i64 0, ptr %39, align 8
  %43 = load ptr, ptr @__enzcc_check_watch, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 88
  store ptr %32, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 48
  store ptr %1, ptr %45, align 8
  %46 = call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %47 = icmp eq ptr %46, inttoptr (i64 -1 to ptr)
  %48 = select i1 %47, ptr null, ptr %46
  %49 = load ptr, ptr @__enzcc_check_watch, align 8
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 72
  store ptr %48, ptr %50, align 8
  %51 = call ptr @mmap(ptr noundef null, i64 noundef 234881024, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %52 = icmp eq ptr %51, inttoptr (i64 -1 to ptr)
  %53 = select i1 %52, ptr null, ptr %51
  %54 = load ptr, ptr @__enzcc_check_watch, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store ptr %53, ptr %55, align 8
  %56 = call ptr @mmap(ptr noundef null, i64 noundef 34359738368, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %57 = icmp eq ptr %56, inttoptr (i64 -1 to ptr)
  %58 = select i1 %57, ptr null, ptr %56
  %59 = load ptr, ptr @__enzcc_check_watch, align 8
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 56
  store ptr %58, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 72
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %319, label %64

64:                                               ; preds = %37
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq ptr %66, null
  %68 = icmp eq ptr %58, null
  %69 = select i1 %67, i1 true, i1 %68
  br i1 %69, label %319, label %70

70:                                               ; preds = %64
  %71 = call fastcc i64 @read_ranges(ptr noundef %62, ptr noundef %1) #16
  %72 = load ptr, ptr @__enzcc_check_watch, align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 80
  store i64 %71, ptr %73, align 8
  %74 = icmp eq i64 %71, 0
  br i1 %74, label %75, label %81

75:                                               ; preds = %142, %70
  %76 = phi ptr [ %72, %70 ], [ %143, %142 ]
  %77 = getelementptr inbounds nuw i8, ptr %32, i64 80
  %78 = load ptr, ptr %77, align 8
  %79 = load i64, ptr %78, align 8
  %80 = icmp sgt i64 %79, 0
  br i1 %80, label %150, label %245

81:                                               ; preds = %70, %142
  %82 = phi ptr [ %143, %142 ], [ %72, %70 ]
  %83 = phi i64 [ %144, %142 ], [ 0, %70 ]
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 72
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds nuw %struct.Range, ptr %85, i64 %83
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 20
  %88 = load i32, ptr %87, align 4
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %142, label %90

90:                                               ; preds = %81
  %91 = load ptr, ptr %86, align 8
  %92 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %96 = load ptr, ptr %94, align 8
  %97 = icmp ugt ptr %95, %96
  br i1 %97, label %142, label %98

98:                                               ; preds = %90, %122
  %99 = phi ptr [ %138, %122 ], [ %96, %90 ]
  %100 = phi ptr [ %120, %122 ], [ %91, %90 ]
  %101 = load ptr, ptr @__enzcc_check_watch, align 8
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %103 = load i64, ptr %102, align 8
  %104 = icmp ult i64 %103, 4194304
  br i1 %104, label %105, label %142

105:                                              ; preds = %98
  %106 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %107 = load i64, ptr %106, align 8
  %108 = and i64 %107, -8
  %109 = icmp ult i64 %107, 32
  %110 = and i64 %107, 8
  %111 = icmp ne i64 %110, 0
  %112 = or i1 %109, %111
  %113 = ptrtoint ptr %99 to i64
  %114 = ptrtoint ptr %100 to i64
  %115 = sub i64 %113, %114
  %116 = icmp ugt i64 %108, %115
  %117 = or i1 %116, %112
  br i1 %117, label %118, label %119

118:                                              ; preds = %105
  store i64 %93, ptr %102, align 8
  br label %142

119:                                              ; preds = %105
  %120 = getelementptr inbounds nuw i8, ptr %100, i64 %108
  %121 = icmp eq ptr %120, %99
  br i1 %121, label %142, label %122

122:                                              ; preds = %119
  %123 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %124 = load ptr, ptr %123, align 8
  %125 = add nuw nsw i64 %103, 1
  store i64 %125, ptr %102, align 8
  %126 = getelementptr inbounds nuw %struct.Object, ptr %124, i64 %103
  %127 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %128 = getelementptr inbounds nuw i8, ptr %120, i64 8
  store ptr %127, ptr %126, align 8
  %129 = getelementptr inbounds nuw i8, ptr %126, i64 8
  store ptr %128, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %126, i64 16
  store ptr null, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %126, i64 24
  store i64 -1, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %126, i64 32
  store i64 0, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %126, i64 40
  store i32 0, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %126, i64 44
  store i32 1, ptr %134, align 4
  %135 = getelementptr inbounds nuw i8, ptr %126, i64 48
  store i32 0, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %126, i64 52
  store i32 0, ptr %136, align 4
  %137 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %138 = load ptr, ptr %94, align 8
  %139 = icmp ugt ptr %137, %138
  br i1 %139, label %140, label %98

140:                                              ; preds = %122
  %141 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %142

142:                                              ; preds = %119, %98, %140, %118, %90, %81
  %143 = phi ptr [ %82, %81 ], [ %101, %118 ], [ %82, %90 ], [ %141, %140 ], [ %101, %98 ], [ %101, %119 ]
  %144 = add nuw i64 %83, 1
  %145 = getelementptr inbounds nuw i8, ptr %143, i64 80
  %146 = load i64, ptr %145, align 8
  %147 = icmp ult i64 %144, %146
  br i1 %147, label %81, label %75

148:                                              ; preds = %239
  %149 = icmp sgt i64 %240, 0
  br i1 %149, label %253, label %245

150:                                              ; preds = %75, %239
  %151 = phi i64 [ %240, %239 ], [ %79, %75 ]
  %152 = phi ptr [ %241, %239 ], [ %78, %75 ]
  %153 = phi ptr [ %242, %239 ], [ %76, %75 ]
  %154 = phi i64 [ %243, %239 ], [ 0, %75 ]
  %155 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %156 = getelementptr inbounds nuw %struct.Variable, ptr %155, i64 %154
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %158 = load i64, ptr %157, align 8
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %160, label %239

160:                                              ; preds = %150
  %161 = load ptr, ptr %156, align 8
  %162 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %208, label %165

165:                                              ; preds = %160
  %166 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %167 = load ptr, ptr %166, align 8
  br label %168

168:                                              ; preds = %168, %165
  %169 = phi i64 [ 0, %165 ], [ %178, %168 ]
  %170 = phi i64 [ %163, %165 ], [ %177, %168 ]
  %171 = add i64 %170, %169
  %172 = lshr i64 %171, 1
  %173 = getelementptr inbounds nuw %struct.Object, ptr %167, i64 %172
  %174 = load ptr, ptr %173, align 8
  %175 = icmp ult ptr %161, %174
  %176 = add nuw i64 %172, 1
  %177 = select i1 %175, i64 %172, i64 %170
  %178 = select i1 %175, i64 %169, i64 %176
  %179 = icmp ult i64 %178, %177
  br i1 %179, label %168, label %180

180:                                              ; preds = %168
  %181 = icmp eq i64 %178, 0
  br i1 %181, label %187, label %182

182:                                              ; preds = %180
  %183 = getelementptr %struct.Object, ptr %167, i64 %178
  %184 = getelementptr i8, ptr %183, i64 -48
  %185 = load ptr, ptr %184, align 8
  %186 = icmp ult ptr %161, %185
  br i1 %186, label %239, label %187

187:                                              ; preds = %182, %180
  br label %188

188:                                              ; preds = %187, %188
  %189 = phi i64 [ %198, %188 ], [ 0, %187 ]
  %190 = phi i64 [ %197, %188 ], [ %163, %187 ]
  %191 = add i64 %190, %189
  %192 = lshr i64 %191, 1
  %193 = getelementptr inbounds nuw %struct.Object, ptr %167, i64 %192
  %194 = load ptr, ptr %193, align 8
  %195 = icmp ult ptr %161, %194
  %196 = add nuw i64 %192, 1
  %197 = select i1 %195, i64 %192, i64 %190
  %198 = select i1 %195, i64 %189, i64 %196
  %199 = icmp ult i64 %198, %197
  br i1 %199, label %188, label %200

200:                                              ; preds = %188
  %201 = icmp eq i64 %163, 4194304
  br i1 %201, label %239, label %202

202:                                              ; preds = %200
  %203 = icmp ugt i64 %163, %198
  br i1 %203, label %230, label %208

204:                                              ; preds = %230
  %205 = load ptr, ptr @__enzcc_check_watch, align 8
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 16
  %207 = load i64, ptr %206, align 8
  br label %208

208:                                              ; preds = %204, %202, %160
  %209 = phi i64 [ %198, %204 ], [ %198, %202 ], [ 0, %160 ]
  %210 = phi i64 [ %207, %204 ], [ %163, %202 ], [ 0, %160 ]
  %211 = phi ptr [ %205, %204 ], [ %153, %202 ], [ %153, %160 ]
  %212 = getelementptr inbounds nuw i8, ptr %161, i64 %158
  %213 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %214 = add i64 %210, 1
  store i64 %214, ptr %213, align 8
  %215 = getelementptr inbounds nuw i8, ptr %211, i64 8
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds nuw %struct.Object, ptr %216, i64 %209
  store ptr %161, ptr %217, align 8
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 8
  store ptr %212, ptr %218, align 8
  %219 = getelementptr inbounds nuw i8, ptr %217, i64 16
  store ptr null, ptr %219, align 8
  %220 = getelementptr inbounds nuw i8, ptr %217, i64 24
  store i64 -1, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %217, i64 32
  store i64 0, ptr %221, align 8
  %222 = getelementptr inbounds nuw i8, ptr %217, i64 40
  store i32 0, ptr %222, align 8
  %223 = getelementptr inbounds nuw i8, ptr %217, i64 44
  store i32 1, ptr %223, align 4
  %224 = getelementptr inbounds nuw i8, ptr %217, i64 48
  store i32 0, ptr %224, align 8
  %225 = getelementptr inbounds nuw i8, ptr %217, i64 52
  store i32 0, ptr %225, align 4
  %226 = load ptr, ptr @__enzcc_check_watch, align 8
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 24
  store ptr null, ptr %227, align 8
  %228 = load ptr, ptr %77, align 8
  %229 = load i64, ptr %228, align 8
  br label %239

230:                                              ; preds = %202, %230
  %231 = phi i64 [ %237, %230 ], [ %163, %202 ]
  %232 = load ptr, ptr @__enzcc_check_watch, align 8
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %234 = load ptr, ptr %233, align 8
  %235 = getelementptr inbounds nuw %struct.Object, ptr %234, i64 %231
  %236 = getelementptr i8, ptr %235, i64 -56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %235, ptr noundef nonnull align 8 dereferenceable(56) %236, i64 56, i1 false)
  %237 = add i64 %231, -1
  %238 = icmp ugt i64 %237, %198
  br i1 %238, label %230, label %204

239:                                              ; preds = %208, %200, %182, %150
  %240 = phi i64 [ %229, %208 ], [ %151, %200 ], [ %151, %182 ], [ %151, %150 ]
  %241 = phi ptr [ %228, %208 ], [ %152, %200 ], [ %152, %182 ], [ %152, %150 ]
  %242 = phi ptr [ %226, %208 ], [ %153, %200 ], [ %153, %182 ], [ %153, %150 ]
  %243 = add nuw nsw i64 %154, 1
  %244 = icmp slt i64 %243, %240
  br i1 %244, label %150, label %148

245:                                              ; preds = %266, %148, %75
  %246 = getelementptr inbounds nuw i8, ptr %32, i64 48
  %247 = load i64, ptr %246, align 8
  %248 = icmp sgt i64 %247, 0
  br i1 %248, label %249, label %316

249:                                              ; preds = %245
  %250 = getelementptr inbounds nuw i8, ptr %32, i64 40
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %271

253:                                              ; preds = %148, %266
  %254 = phi i64 [ %267, %266 ], [ %240, %148 ]
  %255 = phi ptr [ %268, %266 ], [ %241, %148 ]
  %256 = phi i64 [ %269, %266 ], [ 0, %148 ]
  %257 = getelementptr inbounds nuw i8, ptr %255, i64 8
  %258 = getelementptr inbounds nuw %struct.Variable, ptr %257, i64 %256
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 16
  %260 = load ptr, ptr %259, align 8
  %261 = icmp eq ptr %260, null
  br i1 %261, label %266, label %262

262:                                              ; preds = %253
  %263 = load ptr, ptr %258, align 8
  call fastcc void @put_pair(ptr noundef %263, ptr noundef nonnull %260, ptr noundef null, i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 1) #16
  %264 = load ptr, ptr %77, align 8
  %265 = load i64, ptr %264, align 8
  br label %266

266:                                              ; preds = %262, %253
  %267 = phi i64 [ %254, %253 ], [ %265, %262 ]
  %268 = phi ptr [ %255, %253 ], [ %264, %262 ]
  %269 = add nuw nsw i64 %256, 1
  %270 = icmp slt i64 %269, %267
  br i1 %270, label %253, label %245

271:                                              ; preds = %312, %249
  %272 = phi i64 [ %247, %249 ], [ %313, %312 ]
  %273 = phi i64 [ 0, %249 ], [ %314, %312 ]
  %274 = load ptr, ptr %250, align 8
  %275 = getelementptr inbounds nuw %struct.Slot, ptr %274, i64 %273
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 8
  %277 = load i64, ptr %276, align 8
  %278 = add i64 %277, -3
  %279 = icmp ult i64 %278, 2
  br i1 %279, label %280, label %312

280:                                              ; preds = %271
  %281 = load ptr, ptr %251, align 8
  %282 = load i64, ptr %275, align 8
  %283 = getelementptr inbounds i8, ptr %281, i64 %282
  %284 = load ptr, ptr %252, align 8
  %285 = getelementptr inbounds i8, ptr %284, i64 %282
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #17
  %286 = call ptr @memcpy(ptr noundef nonnull %19, ptr noundef %285, i64 noundef 8) #18
  %287 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef %283, i64 noundef 8) #18
  %288 = getelementptr inbounds nuw i8, ptr %275, i64 24
  %289 = load i64, ptr %288, align 8
  %290 = icmp eq i64 %289, 0
  br i1 %290, label %302, label %291

291:                                              ; preds = %280
  %292 = load ptr, ptr %19, align 8
  %293 = load ptr, ptr %20, align 8
  %294 = getelementptr inbounds nuw i8, ptr %275, i64 16
  %295 = load i64, ptr %294, align 8
  %296 = trunc i64 %295 to i32
  %297 = icmp eq i64 %289, 2
  %298 = zext i1 %297 to i32
  %299 = load i64, ptr %276, align 8
  %300 = icmp eq i64 %299, 3
  %301 = zext i1 %300 to i32
  call fastcc void @put_pair(ptr noundef %292, ptr noundef %293, ptr noundef null, i32 noundef 0, i32 noundef %296, i32 noundef %298, i32 noundef %301) #16
  br label %310

302:                                              ; preds = %280
  %303 = load i64, ptr %276, align 8
  %304 = icmp eq i64 %303, 3
  br i1 %304, label %305, label %310

305:                                              ; preds = %302
  %306 = load ptr, ptr %19, align 8
  %307 = getelementptr inbounds nuw i8, ptr %275, i64 16
  %308 = load i64, ptr %307, align 8
  %309 = trunc i64 %308 to i32
  call fastcc void @put_anchor(ptr noundef %306, i32 noundef 1, i64 noundef 0, ptr noundef null, i32 noundef 0, i32 noundef %309, i32 noundef 0) #16
  br label %310

310:                                              ; preds = %305, %302, %291
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #17
  %311 = load i64, ptr %246, align 8
  br label %312

312:                                              ; preds = %310, %271
  %313 = phi i64 [ %272, %271 ], [ %311, %310 ]
  %314 = add nuw nsw i64 %273, 1
  %315 = icmp slt i64 %314, %313
  br i1 %315, label %271, label %316

316:                                              ; preds = %312, %245
  %317 = call fastcc i32 @run_child(ptr noundef nonnull %0, i32 noundef 1) #16
  %318 = sext i32 %317 to i64
  br label %319

319:                                              ; preds = %64, %37, %4, %316
  %320 = phi i64 [ %318, %316 ], [ -1, %4 ], [ -1, %37 ], [ -1, %64 ]
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %322 = load ptr, ptr %321, align 8
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 24
  store i64 %320, ptr %323, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #17
  %324 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %18) #18
  %325 = load i64, ptr %18, align 16
  %326 = sitofp i64 %325 to double
  %327 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %328 = load i64, ptr %327, align 8
  %329 = sitofp i64 %328 to double
  %330 = call double @llvm.fmuladd.f64(double %329, double 1.000000e-09, double %326)
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #17
  %331 = fsub double %330, %31
  %332 = load ptr, ptr %321, align 8
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 24
  %334 = load i64, ptr %333, align 8
  %335 = icmp eq i64 %334, 0
  br i1 %335, label %336, label %1033

336:                                              ; preds = %319
  %337 = load ptr, ptr %0, align 8
  %338 = load ptr, ptr @__enzcc_check_watch, align 8
  %339 = load ptr, ptr %338, align 8
  %340 = getelementptr inbounds nuw i8, ptr %337, i64 48
  %341 = load i64, ptr %340, align 8
  %342 = icmp sgt i64 %341, 0
  br i1 %342, label %343, label %350

343:                                              ; preds = %336
  %344 = getelementptr inbounds nuw i8, ptr %337, i64 40
  %345 = getelementptr inbounds nuw i8, ptr %339, i64 16
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %347 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %355

348:                                              ; preds = %393
  %349 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %350

350:                                              ; preds = %348, %336
  %351 = phi ptr [ %349, %348 ], [ %338, %336 ]
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 16
  %353 = load i64, ptr %352, align 8
  %354 = icmp eq i64 %353, 0
  br i1 %354, label %397, label %405

355:                                              ; preds = %393, %343
  %356 = phi i64 [ 0, %343 ], [ %394, %393 ]
  %357 = load ptr, ptr %344, align 8
  %358 = getelementptr inbounds nuw %struct.Slot, ptr %357, i64 %356
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 8
  %360 = load i64, ptr %359, align 8
  %361 = add i64 %360, -1
  %362 = icmp ult i64 %361, 2
  br i1 %362, label %363, label %384

363:                                              ; preds = %355
  %364 = getelementptr inbounds nuw i8, ptr %358, i64 24
  %365 = load i64, ptr %364, align 8
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %393, label %367

367:                                              ; preds = %363
  %368 = load i64, ptr %339, align 8
  %369 = getelementptr inbounds nuw i8, ptr %358, i64 16
  %370 = load i64, ptr %369, align 8
  %371 = icmp eq i64 %370, 0
  %372 = zext i1 %371 to i32
  %373 = load ptr, ptr %346, align 8
  %374 = load i64, ptr %358, align 8
  %375 = getelementptr inbounds i8, ptr %373, i64 %374
  %376 = load ptr, ptr %347, align 8
  %377 = getelementptr inbounds i8, ptr %376, i64 %374
  %378 = trunc nuw nsw i64 %360 to i32
  %379 = select i1 %371, i32 1026, i32 1025
  %380 = trunc i64 %370 to i32
  %381 = xor i32 %380, -1
  call fastcc void @add_entry(ptr noundef %375, ptr noundef %377, i32 noundef %378, i32 noundef %379, i32 noundef %381) #16
  %382 = getelementptr inbounds nuw %struct.Entry, ptr %339, i64 %368
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 12583132
  store i32 %372, ptr %383, align 4
  call fastcc void @scale_entries(i64 noundef %368) #16
  br label %393

384:                                              ; preds = %355
  %385 = icmp eq i64 %360, 5
  br i1 %385, label %386, label %393

386:                                              ; preds = %384
  %387 = getelementptr inbounds nuw i8, ptr %358, i64 24
  %388 = load i64, ptr %387, align 8
  %389 = icmp eq i64 %388, 0
  br i1 %389, label %393, label %390

390:                                              ; preds = %386
  %391 = load i64, ptr %345, align 8
  %392 = or i64 %391, 32
  store i64 %392, ptr %345, align 8
  br label %393

393:                                              ; preds = %390, %386, %384, %367, %363
  %394 = add nuw nsw i64 %356, 1
  %395 = load i64, ptr %340, align 8
  %396 = icmp slt i64 %394, %395
  br i1 %396, label %355, label %348

397:                                              ; preds = %913, %350
  %398 = phi ptr [ %351, %350 ], [ %914, %913 ]
  %399 = getelementptr inbounds nuw i8, ptr %339, i64 8
  %400 = load i64, ptr %399, align 8
  %401 = icmp sgt i64 %400, 0
  br i1 %401, label %402, label %919

402:                                              ; preds = %397
  %403 = getelementptr inbounds nuw i8, ptr %339, i64 16
  %404 = getelementptr inbounds nuw i8, ptr %339, i64 80
  br label %927

405:                                              ; preds = %350, %913
  %406 = phi ptr [ %914, %913 ], [ %351, %350 ]
  %407 = phi i64 [ %915, %913 ], [ 0, %350 ]
  %408 = getelementptr inbounds nuw i8, ptr %406, i64 8
  %409 = load ptr, ptr %408, align 8
  %410 = getelementptr inbounds nuw %struct.Object, ptr %409, i64 %407
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 40
  %412 = load i32, ptr %411, align 8
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %913, label %414

414:                                              ; preds = %405
  %415 = getelementptr inbounds nuw i8, ptr %410, i64 24
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds nuw i8, ptr %410, i64 32
  %418 = load i64, ptr %417, align 8
  %419 = icmp ugt i64 %416, %418
  br i1 %419, label %913, label %420

420:                                              ; preds = %414
  %421 = load ptr, ptr %406, align 8
  %422 = load i64, ptr %421, align 8
  %423 = getelementptr inbounds nuw i8, ptr %410, i64 16
  %424 = load ptr, ptr %423, align 8
  br label %436

425:                                              ; preds = %436
  %426 = icmp eq i32 %444, 0
  %427 = icmp ne i32 %446, 0
  %428 = select i1 %426, i1 true, i1 %427
  %429 = getelementptr inbounds nuw i8, ptr %410, i64 44
  %430 = getelementptr inbounds nuw i8, ptr %421, i64 160
  %431 = ptrtoint ptr %430 to i64
  %432 = getelementptr inbounds nuw i8, ptr %421, i64 16
  %433 = getelementptr inbounds nuw i8, ptr %410, i64 8
  %434 = getelementptr inbounds nuw i8, ptr %421, i64 40
  %435 = getelementptr inbounds nuw i8, ptr %421, i64 64
  br label %449

436:                                              ; preds = %436, %420
  %437 = phi i32 [ 0, %420 ], [ %444, %436 ]
  %438 = phi i32 [ 0, %420 ], [ %446, %436 ]
  %439 = phi i64 [ %416, %420 ], [ %447, %436 ]
  %440 = getelementptr inbounds nuw i8, ptr %424, i64 %439
  %441 = load i8, ptr %440, align 1
  %442 = zext i8 %441 to i32
  %443 = and i32 %442, 8
  %444 = or i32 %443, %437
  %445 = and i32 %442, 4
  %446 = or i32 %445, %438
  %447 = add i64 %439, 1
  %448 = icmp ugt i64 %447, %418
  br i1 %448, label %425, label %436

449:                                              ; preds = %906, %425
  %450 = phi i64 [ %416, %425 ], [ %908, %906 ]
  %451 = load ptr, ptr %423, align 8
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 %450
  %453 = load i8, ptr %452, align 1
  %454 = load ptr, ptr %410, align 8
  %455 = shl i64 %450, 2
  %456 = getelementptr inbounds nuw i8, ptr %454, i64 %455
  %457 = zext i8 %453 to i32
  %458 = and i32 %457, 3
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %906, label %460

460:                                              ; preds = %449
  %461 = load i32, ptr %411, align 8
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %906, label %463

463:                                              ; preds = %460
  %464 = load ptr, ptr @__enzcc_check_watch, align 8
  %465 = load ptr, ptr %464, align 8
  %466 = sext i32 %461 to i64
  %467 = getelementptr %struct.Anchor, ptr %465, i64 %466
  %468 = getelementptr i8, ptr %467, i64 112
  %469 = load ptr, ptr %468, align 8
  %470 = icmp ult ptr %456, %469
  br i1 %470, label %471, label %474

471:                                              ; preds = %463
  %472 = load i32, ptr %429, align 4
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %906, label %501

474:                                              ; preds = %463, %479
  %475 = phi ptr [ %482, %479 ], [ %468, %463 ]
  %476 = getelementptr inbounds nuw i8, ptr %475, i64 36
  %477 = load i32, ptr %476, align 4
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %485, label %479

479:                                              ; preds = %474
  %480 = sext i32 %477 to i64
  %481 = getelementptr %struct.Anchor, ptr %465, i64 %480
  %482 = getelementptr i8, ptr %481, i64 112
  %483 = load ptr, ptr %482, align 8
  %484 = icmp ugt ptr %483, %456
  br i1 %484, label %485, label %474

485:                                              ; preds = %479, %474
  %486 = getelementptr inbounds nuw i8, ptr %475, i64 8
  %487 = load i64, ptr %486, align 8
  %488 = call i64 @llvm.abs.i64(i64 %487, i1 true)
  %489 = load i32, ptr %429, align 4
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %491, label %501

491:                                              ; preds = %485
  %492 = getelementptr inbounds nuw i8, ptr %475, i64 24
  %493 = load i32, ptr %492, align 8
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %495, label %501

495:                                              ; preds = %491
  %496 = load ptr, ptr %475, align 8
  %497 = ptrtoint ptr %456 to i64
  %498 = ptrtoint ptr %496 to i64
  %499 = sub i64 %497, %498
  %500 = icmp slt i64 %499, %488
  br i1 %500, label %501, label %906

501:                                              ; preds = %495, %491, %485, %471
  %502 = phi ptr [ %468, %471 ], [ %475, %485 ], [ %475, %491 ], [ %475, %495 ]
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 24
  %504 = load i32, ptr %503, align 8
  switch i32 %504, label %510 [
    i32 1, label %906
    i32 3, label %906
    i32 2, label %505
  ]

505:                                              ; preds = %501
  %506 = ptrtoint ptr %502 to i64
  %507 = sub i64 %506, %431
  %508 = sdiv exact i64 %507, 48
  %509 = trunc i64 %508 to i32
  br label %550

510:                                              ; preds = %501
  %511 = getelementptr inbounds nuw i8, ptr %502, i64 8
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr inbounds i8, ptr %456, i64 %512
  %514 = ptrtoint ptr %502 to i64
  %515 = sub i64 %514, %431
  %516 = sdiv exact i64 %515, 48
  %517 = trunc i64 %516 to i32
  %518 = icmp eq ptr %454, null
  br i1 %518, label %550, label %519

519:                                              ; preds = %510
  %520 = getelementptr inbounds nuw i8, ptr %464, i64 72
  %521 = load ptr, ptr %520, align 8
  %522 = getelementptr inbounds nuw i8, ptr %464, i64 80
  %523 = load i64, ptr %522, align 8
  %524 = icmp eq i64 %523, 0
  br i1 %524, label %906, label %525

525:                                              ; preds = %519, %539
  %526 = phi i64 [ %541, %539 ], [ %523, %519 ]
  %527 = phi i64 [ %540, %539 ], [ 0, %519 ]
  %528 = add i64 %527, %526
  %529 = lshr i64 %528, 1
  %530 = getelementptr inbounds nuw %struct.Range, ptr %521, i64 %529
  %531 = load ptr, ptr %530, align 8
  %532 = icmp ult ptr %513, %531
  br i1 %532, label %539, label %533

533:                                              ; preds = %525
  %534 = getelementptr inbounds nuw i8, ptr %530, i64 8
  %535 = load ptr, ptr %534, align 8
  %536 = icmp ult ptr %513, %535
  br i1 %536, label %543, label %537

537:                                              ; preds = %533
  %538 = add nuw i64 %529, 1
  br label %539

539:                                              ; preds = %537, %525
  %540 = phi i64 [ %527, %525 ], [ %538, %537 ]
  %541 = phi i64 [ %529, %525 ], [ %526, %537 ]
  %542 = icmp ult i64 %540, %541
  br i1 %542, label %525, label %906

543:                                              ; preds = %533
  %544 = getelementptr inbounds nuw i8, ptr %513, i64 8
  %545 = icmp ugt ptr %544, %535
  br i1 %545, label %906, label %546

546:                                              ; preds = %543
  %547 = getelementptr inbounds nuw i8, ptr %530, i64 16
  %548 = load i32, ptr %547, align 8
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %906, label %553

550:                                              ; preds = %510, %505
  %551 = phi i32 [ %509, %505 ], [ %517, %510 ]
  %552 = or disjoint i32 %458, 512
  br label %553

553:                                              ; preds = %550, %546
  %554 = phi i1 [ true, %550 ], [ false, %546 ]
  %555 = phi i32 [ %551, %550 ], [ %517, %546 ]
  %556 = phi ptr [ null, %550 ], [ %513, %546 ]
  %557 = phi i32 [ %552, %550 ], [ %458, %546 ]
  %558 = getelementptr inbounds nuw i8, ptr %502, i64 32
  %559 = load i32, ptr %558, align 8
  %560 = icmp eq i32 %559, 0
  %561 = or i32 %557, 1024
  %562 = select i1 %560, i32 %557, i32 %561
  %563 = and i32 %457, 4
  %564 = icmp eq i32 %563, 0
  br i1 %564, label %565, label %734

565:                                              ; preds = %553
  %566 = and i32 %457, 8
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %568, label %734

568:                                              ; preds = %565
  %569 = and i32 %457, 16
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %574, label %571

571:                                              ; preds = %568
  %572 = load i64, ptr %432, align 8
  %573 = or i64 %572, 32
  store i64 %573, ptr %432, align 8
  br label %906

574:                                              ; preds = %568
  %575 = ptrtoint ptr %456 to i64
  %576 = and i64 %575, 7
  %577 = icmp eq i64 %576, 0
  br i1 %577, label %578, label %906

578:                                              ; preds = %574
  %579 = getelementptr inbounds nuw i8, ptr %456, i64 8
  %580 = load ptr, ptr %433, align 8
  %581 = icmp ugt ptr %579, %580
  br i1 %581, label %906, label %582

582:                                              ; preds = %578
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #17
  %583 = call ptr @memcpy(ptr noundef nonnull %17, ptr noundef %456, i64 noundef 8) #18
  %584 = load i64, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #17
  %585 = icmp ne i64 %584, 0
  br i1 %585, label %593, label %586

586:                                              ; preds = %582
  %587 = load ptr, ptr %423, align 8
  %588 = getelementptr inbounds nuw i8, ptr %587, i64 %450
  %589 = load i8, ptr %588, align 1
  %590 = and i8 %589, 32
  %591 = icmp eq i8 %590, 0
  br i1 %591, label %906, label %592

592:                                              ; preds = %586
  br i1 %554, label %620, label %598

593:                                              ; preds = %582
  br i1 %554, label %619, label %594

594:                                              ; preds = %593
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #17
  %595 = call ptr @memcpy(ptr noundef nonnull %16, ptr noundef nonnull %556, i64 noundef 8) #18
  %596 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #17
  %597 = icmp eq i64 %596, %584
  br i1 %597, label %906, label %598

598:                                              ; preds = %594, %592
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #17
  %599 = call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %556, i64 noundef 8) #18
  %600 = load i64, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #17
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %618, label %602

602:                                              ; preds = %598
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #17
  %603 = call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %556, i64 noundef 8) #18
  %604 = load i64, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #17
  %605 = lshr i64 %604, 52
  %606 = trunc nuw nsw i64 %605 to i32
  %607 = and i32 %606, 2047
  %608 = add nsw i32 %607, -1123
  %609 = icmp ult i32 %608, -199
  br i1 %609, label %610, label %618

610:                                              ; preds = %602
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #17
  %611 = call ptr @memcpy(ptr noundef nonnull %13, ptr noundef nonnull %556, i64 noundef 8) #18
  %612 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #17
  %613 = trunc i64 %612 to i32
  %614 = lshr i32 %613, 23
  %615 = and i32 %614, 255
  %616 = add nsw i32 %615, -167
  %617 = icmp ult i32 %616, -79
  br i1 %617, label %906, label %618

618:                                              ; preds = %610, %602, %598
  br i1 %428, label %637, label %621

619:                                              ; preds = %593
  br i1 %428, label %638, label %621

620:                                              ; preds = %592
  br i1 %428, label %678, label %906

621:                                              ; preds = %619, %618
  %622 = trunc i64 %584 to i32
  %623 = lshr i32 %622, 23
  %624 = and i32 %623, 255
  %625 = add nsw i32 %624, -167
  %626 = icmp ult i32 %625, -79
  %627 = icmp ne i32 %622, 0
  %628 = and i1 %627, %626
  br i1 %628, label %638, label %629

629:                                              ; preds = %621
  %630 = lshr i64 %584, 55
  %631 = trunc nuw nsw i64 %630 to i32
  %632 = and i32 %631, 255
  %633 = add nsw i32 %632, -88
  %634 = icmp ult i32 %633, 79
  %635 = icmp ult i64 %584, 4294967296
  %636 = or i1 %635, %634
  br i1 %636, label %723, label %638

637:                                              ; preds = %618
  br i1 %585, label %638, label %670

638:                                              ; preds = %637, %629, %621, %619
  %639 = lshr i64 %584, 52
  %640 = trunc nuw nsw i64 %639 to i32
  %641 = and i32 %640, 2047
  %642 = add nsw i32 %641, -1123
  %643 = icmp ult i32 %642, -199
  br i1 %643, label %906, label %644

644:                                              ; preds = %638
  %645 = load ptr, ptr @__enzcc_check_watch, align 8
  %646 = getelementptr inbounds nuw i8, ptr %645, i64 72
  %647 = load ptr, ptr %646, align 8
  %648 = getelementptr inbounds nuw i8, ptr %645, i64 80
  %649 = load i64, ptr %648, align 8
  %650 = inttoptr i64 %584 to ptr
  %651 = icmp eq i64 %649, 0
  br i1 %651, label %730, label %652

652:                                              ; preds = %644, %666
  %653 = phi i64 [ %668, %666 ], [ %649, %644 ]
  %654 = phi i64 [ %667, %666 ], [ 0, %644 ]
  %655 = add i64 %654, %653
  %656 = lshr i64 %655, 1
  %657 = getelementptr inbounds nuw %struct.Range, ptr %647, i64 %656
  %658 = load ptr, ptr %657, align 8
  %659 = icmp ugt ptr %658, %650
  br i1 %659, label %666, label %660

660:                                              ; preds = %652
  %661 = getelementptr inbounds nuw i8, ptr %657, i64 8
  %662 = load ptr, ptr %661, align 8
  %663 = icmp ugt ptr %662, %650
  br i1 %663, label %906, label %664

664:                                              ; preds = %660
  %665 = add nuw i64 %656, 1
  br label %666

666:                                              ; preds = %664, %652
  %667 = phi i64 [ %654, %652 ], [ %665, %664 ]
  %668 = phi i64 [ %656, %652 ], [ %653, %664 ]
  %669 = icmp ult i64 %667, %668
  br i1 %669, label %652, label %730

670:                                              ; preds = %637
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #17
  %671 = call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %556, i64 noundef 8) #18
  %672 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #17
  %673 = lshr i64 %672, 52
  %674 = trunc nuw nsw i64 %673 to i32
  %675 = and i32 %674, 2047
  %676 = add nsw i32 %675, -1123
  %677 = icmp ult i32 %676, -199
  br i1 %677, label %678, label %730

678:                                              ; preds = %670, %620
  %679 = getelementptr inbounds nuw i8, ptr %456, i64 16
  %680 = load ptr, ptr %433, align 8
  %681 = icmp ugt ptr %679, %680
  br i1 %681, label %689, label %682

682:                                              ; preds = %678
  %683 = load ptr, ptr %423, align 8
  %684 = getelementptr i8, ptr %683, i64 %450
  %685 = getelementptr i8, ptr %684, i64 2
  %686 = load i8, ptr %685, align 1
  %687 = and i8 %686, 4
  %688 = icmp eq i8 %687, 0
  br i1 %688, label %691, label %730

689:                                              ; preds = %678
  %690 = icmp ugt i64 %450, 1
  br i1 %690, label %693, label %906

691:                                              ; preds = %682
  %692 = icmp ult i64 %450, 2
  br i1 %692, label %705, label %700

693:                                              ; preds = %689
  %694 = load ptr, ptr %423, align 8
  %695 = getelementptr i8, ptr %694, i64 %450
  %696 = getelementptr i8, ptr %695, i64 -2
  %697 = load i8, ptr %696, align 1
  %698 = and i8 %697, 4
  %699 = icmp eq i8 %698, 0
  br i1 %699, label %714, label %730

700:                                              ; preds = %691
  %701 = getelementptr i8, ptr %684, i64 -2
  %702 = load i8, ptr %701, align 1
  %703 = and i8 %702, 4
  %704 = icmp eq i8 %703, 0
  br i1 %704, label %705, label %730

705:                                              ; preds = %700, %691
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #17
  %706 = call ptr @memcpy(ptr noundef nonnull %11, ptr noundef nonnull %579, i64 noundef 8) #18
  %707 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #17
  %708 = lshr i64 %707, 52
  %709 = trunc nuw nsw i64 %708 to i32
  %710 = and i32 %709, 2047
  %711 = add nsw i32 %710, -924
  %712 = icmp ult i32 %711, 199
  %713 = or i1 %692, %712
  br i1 %713, label %723, label %714

714:                                              ; preds = %705, %693
  %715 = getelementptr inbounds i8, ptr %456, i64 -8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #17
  %716 = call ptr @memcpy(ptr noundef nonnull %10, ptr noundef nonnull %715, i64 noundef 8) #18
  %717 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #17
  %718 = lshr i64 %717, 52
  %719 = trunc nuw nsw i64 %718 to i32
  %720 = and i32 %719, 2047
  %721 = add nsw i32 %720, -924
  %722 = icmp ult i32 %721, 199
  br i1 %722, label %730, label %906

723:                                              ; preds = %705, %629
  %724 = phi i1 [ false, %629 ], [ true, %705 ]
  %725 = phi i1 [ %585, %629 ], [ %712, %705 ]
  br i1 %725, label %726, label %906

726:                                              ; preds = %723
  %727 = xor i1 %724, true
  %728 = zext i1 %727 to i32
  %729 = select i1 %724, i32 1, i32 2
  br label %730

730:                                              ; preds = %666, %726, %714, %700, %693, %682, %670, %644
  %731 = phi i32 [ 0, %714 ], [ 0, %693 ], [ 0, %682 ], [ 0, %644 ], [ 0, %670 ], [ 0, %700 ], [ %728, %726 ], [ 0, %666 ]
  %732 = phi i32 [ 1, %714 ], [ 1, %693 ], [ 1, %682 ], [ 1, %644 ], [ 1, %670 ], [ 1, %700 ], [ %729, %726 ], [ 1, %666 ]
  %733 = or i32 %562, 256
  br label %734

734:                                              ; preds = %730, %565, %553
  %735 = phi i32 [ 0, %553 ], [ 0, %565 ], [ %731, %730 ]
  %736 = phi i32 [ %562, %553 ], [ %562, %565 ], [ %733, %730 ]
  %737 = phi i32 [ 1, %553 ], [ 2, %565 ], [ %732, %730 ]
  br i1 %554, label %894, label %738

738:                                              ; preds = %734
  %739 = load ptr, ptr @__enzcc_check_watch, align 8
  %740 = getelementptr inbounds nuw i8, ptr %739, i64 16
  %741 = load i64, ptr %740, align 8
  %742 = icmp eq i64 %741, 0
  br i1 %742, label %846, label %743

743:                                              ; preds = %738
  %744 = getelementptr inbounds nuw i8, ptr %739, i64 8
  %745 = load ptr, ptr %744, align 8
  br label %746

746:                                              ; preds = %746, %743
  %747 = phi i64 [ 0, %743 ], [ %756, %746 ]
  %748 = phi i64 [ %741, %743 ], [ %755, %746 ]
  %749 = add i64 %748, %747
  %750 = lshr i64 %749, 1
  %751 = getelementptr inbounds nuw %struct.Object, ptr %745, i64 %750
  %752 = load ptr, ptr %751, align 8
  %753 = icmp ult ptr %556, %752
  %754 = add nuw i64 %750, 1
  %755 = select i1 %753, i64 %750, i64 %748
  %756 = select i1 %753, i64 %747, i64 %754
  %757 = icmp ult i64 %756, %755
  br i1 %757, label %746, label %758

758:                                              ; preds = %746
  %759 = icmp eq i64 %756, 0
  br i1 %759, label %767, label %760

760:                                              ; preds = %758
  %761 = getelementptr %struct.Object, ptr %745, i64 %756
  %762 = getelementptr i8, ptr %761, i64 -48
  %763 = load ptr, ptr %762, align 8
  %764 = icmp ult ptr %556, %763
  %765 = getelementptr inbounds i8, ptr %761, i64 -56
  %766 = select i1 %764, ptr %765, ptr null
  br label %767

767:                                              ; preds = %760, %758
  %768 = phi ptr [ null, %758 ], [ %766, %760 ]
  %769 = load ptr, ptr %502, align 8
  %770 = getelementptr inbounds nuw i8, ptr %502, i64 8
  %771 = load i64, ptr %770, align 8
  %772 = getelementptr inbounds i8, ptr %769, i64 %771
  br label %773

773:                                              ; preds = %773, %767
  %774 = phi i64 [ 0, %767 ], [ %783, %773 ]
  %775 = phi i64 [ %741, %767 ], [ %782, %773 ]
  %776 = add i64 %775, %774
  %777 = lshr i64 %776, 1
  %778 = getelementptr inbounds nuw %struct.Object, ptr %745, i64 %777
  %779 = load ptr, ptr %778, align 8
  %780 = icmp ult ptr %772, %779
  %781 = add nuw i64 %777, 1
  %782 = select i1 %780, i64 %777, i64 %775
  %783 = select i1 %780, i64 %774, i64 %781
  %784 = icmp ult i64 %783, %782
  br i1 %784, label %773, label %785

785:                                              ; preds = %773
  %786 = icmp eq i64 %783, 0
  br i1 %786, label %846, label %787

787:                                              ; preds = %785
  %788 = getelementptr %struct.Object, ptr %745, i64 %783
  %789 = getelementptr i8, ptr %788, i64 -48
  %790 = load ptr, ptr %789, align 8
  %791 = icmp ult ptr %772, %790
  br i1 %791, label %792, label %846

792:                                              ; preds = %787
  %793 = getelementptr inbounds i8, ptr %788, i64 -56
  %794 = getelementptr inbounds i8, ptr %788, i64 -12
  %795 = load i32, ptr %794, align 4
  %796 = icmp eq i32 %795, 0
  %797 = icmp eq ptr %793, %768
  %798 = select i1 %796, i1 true, i1 %797
  %799 = icmp ult ptr %456, %769
  %800 = select i1 %798, i1 true, i1 %799
  br i1 %800, label %846, label %801

801:                                              ; preds = %792
  %802 = and i32 %736, 256
  %803 = icmp eq i32 %802, 0
  br i1 %803, label %804, label %906

804:                                              ; preds = %801
  %805 = load i64, ptr %432, align 8
  %806 = and i64 %805, 4
  %807 = icmp eq i64 %806, 0
  br i1 %807, label %808, label %906

808:                                              ; preds = %804
  %809 = or disjoint i64 %805, 4
  store i64 %809, ptr %432, align 8
  %810 = load i64, ptr %421, align 8
  store i64 %810, ptr %434, align 8
  %811 = or i32 %736, 512
  %812 = load ptr, ptr %739, align 8
  %813 = load i64, ptr %812, align 8
  %814 = icmp eq i64 %813, 4194304
  br i1 %814, label %840, label %815

815:                                              ; preds = %808
  %816 = getelementptr inbounds nuw i8, ptr %812, i64 12583072
  %817 = add nsw i64 %813, 1
  store i64 %817, ptr %812, align 8
  %818 = getelementptr inbounds %struct.Entry, ptr %816, i64 %813
  %819 = icmp eq i32 %737, 1
  br i1 %819, label %820, label %823

820:                                              ; preds = %815
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %821 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %456, i64 noundef 8) #18
  %822 = load double, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  br label %827

823:                                              ; preds = %815
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  %824 = call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %456, i64 noundef 4) #18
  %825 = load float, ptr %9, align 4
  %826 = fpext float %825 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  br label %827

827:                                              ; preds = %823, %820
  %828 = phi double [ %822, %820 ], [ %826, %823 ]
  store ptr %456, ptr %818, align 8
  %829 = getelementptr inbounds nuw i8, ptr %818, i64 8
  store ptr null, ptr %829, align 8
  %830 = getelementptr inbounds nuw i8, ptr %818, i64 16
  store double %828, ptr %830, align 8
  %831 = getelementptr inbounds nuw i8, ptr %818, i64 24
  store double 0.000000e+00, ptr %831, align 8
  %832 = getelementptr inbounds nuw i8, ptr %818, i64 32
  store double 0.000000e+00, ptr %832, align 8
  %833 = getelementptr inbounds nuw i8, ptr %818, i64 40
  store double 0.000000e+00, ptr %833, align 8
  %834 = getelementptr inbounds nuw i8, ptr %818, i64 48
  store i32 %737, ptr %834, align 8
  %835 = getelementptr inbounds nuw i8, ptr %818, i64 52
  store i32 %811, ptr %835, align 4
  %836 = getelementptr inbounds nuw i8, ptr %818, i64 56
  store i32 %555, ptr %836, align 8
  %837 = getelementptr inbounds nuw i8, ptr %818, i64 60
  store i32 0, ptr %837, align 4
  %838 = icmp eq i32 %737, 2
  %839 = zext i1 %838 to i64
  br label %840

840:                                              ; preds = %827, %808
  %841 = phi i64 [ 152, %827 ], [ 16, %808 ]
  %842 = phi i64 [ %839, %827 ], [ 64, %808 ]
  %843 = getelementptr inbounds nuw i8, ptr %812, i64 %841
  %844 = load i64, ptr %843, align 8
  %845 = or i64 %844, %842
  store i64 %845, ptr %843, align 8
  br label %906

846:                                              ; preds = %792, %787, %785, %738
  %847 = and i32 %736, 256
  %848 = icmp eq i32 %847, 0
  br i1 %848, label %849, label %894

849:                                              ; preds = %846
  %850 = load i64, ptr %432, align 8
  %851 = and i64 %850, 16
  %852 = icmp ne i64 %851, 0
  %853 = or i1 %742, %852
  br i1 %853, label %894, label %854

854:                                              ; preds = %849
  %855 = getelementptr inbounds nuw i8, ptr %739, i64 8
  %856 = load ptr, ptr %855, align 8
  br label %857

857:                                              ; preds = %857, %854
  %858 = phi i64 [ 0, %854 ], [ %867, %857 ]
  %859 = phi i64 [ %741, %854 ], [ %866, %857 ]
  %860 = add i64 %859, %858
  %861 = lshr i64 %860, 1
  %862 = getelementptr inbounds nuw %struct.Object, ptr %856, i64 %861
  %863 = load ptr, ptr %862, align 8
  %864 = icmp ult ptr %556, %863
  %865 = add nuw i64 %861, 1
  %866 = select i1 %864, i64 %861, i64 %859
  %867 = select i1 %864, i64 %858, i64 %865
  %868 = icmp ult i64 %867, %866
  br i1 %868, label %857, label %869

869:                                              ; preds = %857
  %870 = icmp eq i64 %867, 0
  br i1 %870, label %894, label %871

871:                                              ; preds = %869
  %872 = getelementptr %struct.Object, ptr %856, i64 %867
  %873 = getelementptr i8, ptr %872, i64 -48
  %874 = load ptr, ptr %873, align 8
  %875 = icmp ult ptr %556, %874
  %876 = getelementptr inbounds i8, ptr %872, i64 -56
  br i1 %875, label %877, label %894

877:                                              ; preds = %871
  %878 = getelementptr inbounds i8, ptr %872, i64 -40
  %879 = load ptr, ptr %878, align 8
  %880 = icmp eq ptr %879, null
  br i1 %880, label %894, label %881

881:                                              ; preds = %877
  %882 = load ptr, ptr %876, align 8
  %883 = ptrtoint ptr %556 to i64
  %884 = ptrtoint ptr %882 to i64
  %885 = sub i64 %883, %884
  %886 = sdiv i64 %885, 4
  %887 = getelementptr inbounds i8, ptr %879, i64 %886
  %888 = load i8, ptr %887, align 1
  %889 = and i8 %888, 12
  %890 = icmp eq i8 %889, 0
  br i1 %890, label %894, label %891

891:                                              ; preds = %881
  %892 = or disjoint i64 %850, 16
  store i64 %892, ptr %432, align 8
  %893 = load i64, ptr %421, align 8
  store i64 %893, ptr %435, align 8
  br label %894

894:                                              ; preds = %891, %881, %877, %871, %869, %849, %846, %734
  call fastcc void @add_entry(ptr noundef %456, ptr noundef %556, i32 noundef %737, i32 noundef %736, i32 noundef %555) #16
  %895 = icmp eq i32 %735, 0
  br i1 %895, label %900, label %896

896:                                              ; preds = %894
  %897 = getelementptr inbounds nuw i8, ptr %456, i64 4
  %898 = getelementptr inbounds nuw i8, ptr %556, i64 4
  %899 = select i1 %554, ptr null, ptr %898
  call fastcc void @add_entry(ptr noundef nonnull %897, ptr noundef %899, i32 noundef %737, i32 noundef %736, i32 noundef %555) #16
  br label %900

900:                                              ; preds = %896, %894
  %901 = icmp eq i32 %737, 1
  %902 = icmp ne i32 %735, 0
  %903 = or i1 %902, %901
  %904 = zext i1 %903 to i64
  %905 = add i64 %450, %904
  br label %906

906:                                              ; preds = %539, %660, %900, %840, %804, %801, %723, %714, %689, %638, %620, %610, %594, %586, %578, %574, %571, %546, %543, %519, %501, %501, %495, %471, %460, %449
  %907 = phi i64 [ %450, %449 ], [ %450, %723 ], [ %450, %501 ], [ %450, %501 ], [ %450, %620 ], [ %905, %900 ], [ %450, %801 ], [ %450, %546 ], [ %450, %571 ], [ %450, %471 ], [ %450, %543 ], [ %450, %804 ], [ %450, %840 ], [ %450, %714 ], [ %450, %460 ], [ %450, %495 ], [ %450, %519 ], [ %450, %574 ], [ %450, %578 ], [ %450, %586 ], [ %450, %610 ], [ %450, %689 ], [ %450, %594 ], [ %450, %638 ], [ %450, %660 ], [ %450, %539 ]
  %908 = add i64 %907, 1
  %909 = load i64, ptr %417, align 8
  %910 = icmp ugt i64 %908, %909
  br i1 %910, label %911, label %449

911:                                              ; preds = %906
  call fastcc void @scale_entries(i64 noundef %422) #16
  %912 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %913

913:                                              ; preds = %911, %414, %405
  %914 = phi ptr [ %406, %405 ], [ %406, %414 ], [ %912, %911 ]
  %915 = add nuw i64 %407, 1
  %916 = getelementptr inbounds nuw i8, ptr %914, i64 16
  %917 = load i64, ptr %916, align 8
  %918 = icmp ult i64 %915, %917
  br i1 %918, label %405, label %397

919:                                              ; preds = %936, %397
  %920 = load i64, ptr %339, align 8
  %921 = icmp sgt i64 %920, 0
  br i1 %921, label %922, label %939

922:                                              ; preds = %919
  %923 = getelementptr inbounds nuw i8, ptr %339, i64 12583072
  %924 = getelementptr inbounds nuw i8, ptr %337, i64 56
  %925 = getelementptr inbounds nuw i8, ptr %339, i64 16
  %926 = getelementptr inbounds nuw i8, ptr %339, i64 48
  br label %1003

927:                                              ; preds = %936, %402
  %928 = phi i64 [ 0, %402 ], [ %937, %936 ]
  %929 = getelementptr inbounds nuw %struct.Anchor, ptr %339, i64 %928
  %930 = getelementptr inbounds nuw i8, ptr %929, i64 184
  %931 = load i32, ptr %930, align 8
  %932 = icmp eq i32 %931, 3
  br i1 %932, label %933, label %936

933:                                              ; preds = %927
  %934 = load i64, ptr %403, align 8
  %935 = or i64 %934, 2
  store i64 %935, ptr %403, align 8
  store i64 %928, ptr %404, align 8
  br label %936

936:                                              ; preds = %933, %927
  %937 = add nuw nsw i64 %928, 1
  %938 = icmp eq i64 %937, %400
  br i1 %938, label %919, label %927

939:                                              ; preds = %1030, %919
  %940 = load ptr, ptr %398, align 8
  %941 = load i64, ptr %940, align 8
  %942 = icmp sgt i64 %941, 65536
  br i1 %942, label %1033, label %943

943:                                              ; preds = %939
  %944 = call ptr @mmap(ptr noundef null, i64 noundef 2097152, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %945 = icmp eq ptr %944, inttoptr (i64 -1 to ptr)
  %946 = select i1 %945, ptr null, ptr %944
  %947 = icmp eq ptr %946, null
  br i1 %947, label %954, label %948

948:                                              ; preds = %943
  %949 = getelementptr inbounds nuw i8, ptr %940, i64 12583072
  %950 = getelementptr inbounds nuw i8, ptr %940, i64 16
  %951 = getelementptr inbounds nuw i8, ptr %940, i64 72
  %952 = load i64, ptr %940, align 8
  %953 = icmp sgt i64 %952, 0
  br i1 %953, label %956, label %954

954:                                              ; preds = %999, %948, %943
  %955 = call i32 @munmap(ptr noundef %946, i64 noundef 2097152) #18
  br label %1033

956:                                              ; preds = %948, %999
  %957 = phi i64 [ %1000, %999 ], [ %952, %948 ]
  %958 = phi i64 [ %1001, %999 ], [ 0, %948 ]
  %959 = getelementptr inbounds nuw %struct.Entry, ptr %949, i64 %958
  %960 = getelementptr inbounds nuw i8, ptr %959, i64 8
  %961 = load ptr, ptr %960, align 8
  %962 = icmp eq ptr %961, null
  br i1 %962, label %999, label %963

963:                                              ; preds = %956
  %964 = getelementptr inbounds nuw i8, ptr %959, i64 52
  %965 = load i32, ptr %964, align 4
  %966 = and i32 %965, 256
  %967 = icmp eq i32 %966, 0
  br i1 %967, label %968, label %999

968:                                              ; preds = %963
  %969 = ptrtoint ptr %961 to i64
  %970 = lshr i64 %969, 2
  %971 = mul i64 %970, -7046029254386353131
  %972 = lshr i64 %971, 46
  %973 = getelementptr inbounds nuw %struct.Known, ptr %944, i64 %972
  %974 = load ptr, ptr %973, align 8
  %975 = icmp eq ptr %974, null
  %976 = icmp eq ptr %974, %961
  %977 = or i1 %975, %976
  br i1 %977, label %987, label %978

978:                                              ; preds = %968, %978
  %979 = phi i64 [ %981, %978 ], [ %972, %968 ]
  %980 = add nuw nsw i64 %979, 1
  %981 = and i64 %980, 262143
  %982 = getelementptr inbounds nuw %struct.Known, ptr %944, i64 %981
  %983 = load ptr, ptr %982, align 8
  %984 = icmp eq ptr %983, null
  %985 = icmp eq ptr %983, %961
  %986 = or i1 %984, %985
  br i1 %986, label %987, label %978

987:                                              ; preds = %978, %968
  %988 = phi i64 [ %972, %968 ], [ %981, %978 ]
  %989 = phi i1 [ %975, %968 ], [ %984, %978 ]
  %990 = getelementptr inbounds nuw %struct.Known, ptr %944, i64 %988
  br i1 %989, label %997, label %991

991:                                              ; preds = %987
  %992 = load i64, ptr %950, align 8
  %993 = and i64 %992, 256
  %994 = icmp eq i64 %993, 0
  br i1 %994, label %995, label %997

995:                                              ; preds = %991
  %996 = or disjoint i64 %992, 256
  store i64 %996, ptr %950, align 8
  store i64 %958, ptr %951, align 8
  br label %997

997:                                              ; preds = %995, %991, %987
  store ptr %961, ptr %990, align 8
  %998 = load i64, ptr %940, align 8
  br label %999

999:                                              ; preds = %997, %963, %956
  %1000 = phi i64 [ %998, %997 ], [ %957, %963 ], [ %957, %956 ]
  %1001 = add nuw nsw i64 %958, 1
  %1002 = icmp slt i64 %1001, %1000
  br i1 %1002, label %956, label %954

1003:                                             ; preds = %1030, %922
  %1004 = phi i64 [ 0, %922 ], [ %1031, %1030 ]
  %1005 = getelementptr inbounds nuw %struct.Entry, ptr %923, i64 %1004
  %1006 = getelementptr inbounds nuw i8, ptr %1005, i64 8
  %1007 = load ptr, ptr %1006, align 8
  %1008 = icmp eq ptr %1007, null
  br i1 %1008, label %1030, label %1009

1009:                                             ; preds = %1003
  %1010 = getelementptr inbounds nuw i8, ptr %1005, i64 52
  %1011 = load i32, ptr %1010, align 4
  %1012 = and i32 %1011, 256
  %1013 = icmp eq i32 %1012, 0
  br i1 %1013, label %1014, label %1030

1014:                                             ; preds = %1009
  %1015 = load i64, ptr %924, align 8
  %1016 = icmp eq i64 %1015, 0
  %1017 = and i32 %1011, 1
  %1018 = icmp ne i32 %1017, 0
  %1019 = or i1 %1018, %1016
  br i1 %1019, label %1020, label %1030

1020:                                             ; preds = %1014
  %1021 = getelementptr inbounds nuw i8, ptr %1005, i64 24
  %1022 = load double, ptr %1021, align 8
  %1023 = fcmp uno double %1022, 0.000000e+00
  br i1 %1023, label %1024, label %1030

1024:                                             ; preds = %1020
  %1025 = load i64, ptr %925, align 8
  %1026 = and i64 %1025, 8
  %1027 = icmp eq i64 %1026, 0
  br i1 %1027, label %1028, label %1030

1028:                                             ; preds = %1024
  %1029 = or disjoint i64 %1025, 8
  store i64 %1029, ptr %925, align 8
  store i64 %1004, ptr %926, align 8
  br label %1030

1030:                                             ; preds = %1028, %1024, %1020, %1014, %1009, %1003
  %1031 = add nuw nsw i64 %1004, 1
  %1032 = icmp eq i64 %1031, %920
  br i1 %1032, label %939, label %1003

1033:                                             ; preds = %954, %939, %319
  %1034 = call i64 @write(i32 noundef %3, ptr noundef nonnull %22, i64 noundef 1) #18
  %1035 = icmp eq i64 %1034, 1
  br i1 %1035, label %1036, label %1064

1036:                                             ; preds = %1033
  %1037 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %1038 = getelementptr inbounds nuw i8, ptr %5, i64 6
  %1039 = fmul double %331, 1.000000e+02
  br label %1040

1040:                                             ; preds = %1036, %1057
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  store i32 %2, ptr %5, align 4
  store i16 1, ptr %1037, align 4
  store i16 0, ptr %1038, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %1041 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %1042 = sitofp i64 %1041 to double
  %1043 = fcmp ogt double %1039, %1042
  %1044 = select i1 %1043, double %1039, double %1042
  %1045 = fcmp olt double %1044, 1.000000e+06
  br i1 %1045, label %1046, label %1054

1046:                                             ; preds = %1040
  %1047 = fmul double %1044, 1.000000e+03
  %1048 = fptosi double %1047 to i32
  %1049 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef %1048) #18
  %1050 = icmp eq i32 %1049, 0
  br i1 %1050, label %1051, label %1054

1051:                                             ; preds = %1046
  %1052 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %7, i64 noundef 256, ptr noundef nonnull @.str.32, double noundef %1044, double noundef %331) #18
  %1053 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.33, i32 noundef 0, ptr noundef nonnull %7) #16
  br label %1054

1054:                                             ; preds = %1040, %1046, %1051
  %1055 = call i64 @read(i32 noundef %2, ptr noundef nonnull %6, i64 noundef 1) #18
  %1056 = icmp eq i64 %1055, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  br i1 %1056, label %1057, label %1064

1057:                                             ; preds = %1054
  %1058 = call fastcc i32 @run_child(ptr noundef nonnull %0, i32 noundef 0) #16
  %1059 = sext i32 %1058 to i64
  %1060 = load ptr, ptr %321, align 8
  %1061 = getelementptr inbounds nuw i8, ptr %1060, i64 24
  store i64 %1059, ptr %1061, align 8
  %1062 = call i64 @write(i32 noundef %3, ptr noundef nonnull %22, i64 noundef 1) #18
  %1063 = icmp eq i64 %1062, 1
  br i1 %1063, label %1040, label %1064

1064:                                             ; preds = %1054, %1057, %1033
  call void @_exit(i32 noundef 0) #20
  unreachable
}

declare ptr @llvm.frameaddress.p0(i32 immarg) #8

define internal fastcc range(i32 0, 2) i32 @answered(ptr noundef readonly captures(none) %0) unnamed_addr #3 {
  %2 = alloca %struct.anon.0, align 4
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
  %9 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 72
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 72
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
  %15 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.34, ptr noundef nonnull %3) #18
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 112
  %18 = load i64, ptr %17, align 8
  %19 = and i64 %18, 4
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %10
  %22 = or disjoint i64 %18, 4
  store i64 %22, ptr %17, align 8
  %23 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.35, i32 noundef 1, ptr noundef nonnull %2) #16
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
  %33 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.36, ptr noundef nonnull %3) #18
  %34 = load ptr, ptr %0, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 112
  %36 = load i64, ptr %35, align 8
  %37 = and i64 %36, 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %42

39:                                               ; preds = %28
  %40 = or disjoint i64 %36, 8
  store i64 %40, ptr %35, align 8
  %41 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.37, i32 noundef 1, ptr noundef nonnull %2) #16
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
  %51 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.38, ptr noundef nonnull %3) #18
  %52 = load ptr, ptr %0, align 8
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 112
  %54 = load i64, ptr %53, align 8
  %55 = and i64 %54, 16
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %46
  %58 = or disjoint i64 %54, 16
  store i64 %58, ptr %53, align 8
  %59 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.39, i32 noundef 1, ptr noundef nonnull %2) #16
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
  %69 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.40, ptr noundef nonnull %3) #18
  %70 = load ptr, ptr %0, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 112
  %72 = load i64, ptr %71, align 8
  %73 = and i64 %72, 256
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %75, label %78

75:                                               ; preds = %64
  %76 = or disjoint i64 %72, 256
  store i64 %76, ptr %71, align 8
  %77 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.41, i32 noundef 1, ptr noundef nonnull %2) #16
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
  %93 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.42, i32 noundef %92) #18
  %94 = load ptr, ptr %0, align 8
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 112
  %96 = load i64, ptr %95, align 8
  %97 = and i64 %96, 2
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %102

99:                                               ; preds = %87
  %100 = or disjoint i64 %96, 2
  store i64 %100, ptr %95, align 8
  %101 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.43, i32 noundef 0, ptr noundef nonnull %2) #16
  br label %102

102:                                              ; preds = %99, %87, %82, %78
  %103 = load i64, ptr %6, align 8
  %104 = and i64 %103, 128
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %116, label %106

106:                                              ; preds = %102
  %107 = load ptr, ptr %0, align 8
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 112
  %109 = load i64, ptr %108, align 8
  %110 = and i64 %109, 128
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %106
  %113 = or disjoint i64 %109, 128
  store i64 %113, ptr %108, align 8
  %114 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.44, i32 noundef 0, ptr noundef nonnull @.str.45) #16
  %115 = load i64, ptr %6, align 8
  br label %116

116:                                              ; preds = %112, %106, %102
  %117 = phi i64 [ %115, %112 ], [ %103, %106 ], [ %103, %102 ]
  %118 = and i64 %117, 32
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %130, label %120

120:                                              ; preds = %116
  %121 = load ptr, ptr %0, align 8
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 112
  %123 = load i64, ptr %122, align 8
  %124 = and i64 %123, 32
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %120
  %127 = or disjoint i64 %123, 32
  store i64 %127, ptr %122, align 8
  %128 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.46) #16
  %129 = load i64, ptr %6, align 8
  br label %130

130:                                              ; preds = %126, %120, %116
  %131 = phi i64 [ %129, %126 ], [ %117, %120 ], [ %117, %116 ]
  %132 = and i64 %131, 64
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %143, label %134

134:                                              ; preds = %130
  %135 = load ptr, ptr %0, align 8
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 112
  %137 = load i64, ptr %136, align 8
  %138 = and i64 %137, 64
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %140, label %143

140:                                              ; preds = %134
  %141 = or disjoint i64 %137, 64
  store i64 %141, ptr %136, align 8
  %142 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.47) #16
  br label %143

143:                                              ; preds = %140, %134, %130
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  ret void
}

define internal fastcc void @choose(ptr noundef captures(none) %0, i64 noundef range(i64 -4611686018427387904, 4611686018427387904) %1, i64 noundef %2, i64 noundef range(i64 0, 1281) %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %27, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %1
  br i1 %13, label %14, label %27

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, %2
  br i1 %17, label %18, label %27

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %128, label %27

27:                                               ; preds = %22, %18, %14, %10, %4
  store i32 1, ptr %7, align 8
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 104
  store i64 %1, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 112
  store i64 %2, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 120
  store i64 %3, ptr %30, align 8
  %31 = load i64, ptr %6, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %128

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 281018528
  br label %35

35:                                               ; preds = %33, %123
  %36 = phi i64 [ 0, %33 ], [ %126, %123 ]
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 12583072
  %39 = getelementptr inbounds nuw %struct.Entry, ptr %38, i64 %36
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 120
  %41 = load i64, ptr %40, align 8
  %42 = and i64 %41, 768
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 52
  %44 = load i32, ptr %43, align 4
  %45 = and i32 %44, 768
  %46 = zext nneg i32 %45 to i64
  %47 = icmp eq i64 %42, %46
  %48 = and i64 %41, 1024
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %59, label %50

50:                                               ; preds = %35
  %51 = and i32 %44, 512
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %50
  %54 = and i64 %41, 256
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %53
  %57 = and i32 %44, 256
  %58 = icmp eq i32 %57, 0
  br label %59

59:                                               ; preds = %56, %53, %50, %35
  %60 = phi i1 [ %47, %35 ], [ false, %50 ], [ true, %53 ], [ %58, %56 ]
  %61 = getelementptr inbounds nuw i8, ptr %37, i64 104
  %62 = load i64, ptr %61, align 8
  %63 = icmp slt i64 %36, %62
  br i1 %63, label %123, label %64

64:                                               ; preds = %59
  %65 = getelementptr inbounds nuw i8, ptr %37, i64 112
  %66 = load i64, ptr %65, align 8
  %67 = icmp slt i64 %36, %66
  %68 = select i1 %67, i1 %60, i1 false
  br i1 %68, label %69, label %123

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %71 = load double, ptr %70, align 8
  %72 = fsub double %71, %71
  %73 = fcmp une double %72, 0.000000e+00
  br i1 %73, label %123, label %74

74:                                               ; preds = %69
  %75 = load ptr, ptr %0, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 56
  %77 = load i64, ptr %76, align 8
  %78 = icmp ne i64 %77, 0
  %79 = and i64 %41, 512
  %80 = icmp eq i64 %79, 0
  %81 = and i1 %80, %78
  br i1 %81, label %82, label %94

82:                                               ; preds = %74
  %83 = and i32 %44, 1
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %123, label %85

85:                                               ; preds = %82
  %86 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %87 = load double, ptr %86, align 8
  %88 = fsub double %87, %87
  %89 = fcmp une double %88, 0.000000e+00
  br i1 %89, label %123, label %90

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %37, i64 144
  %92 = load double, ptr %91, align 8
  %93 = fmul double %87, %92
  br label %123

94:                                               ; preds = %74
  %95 = mul i64 %36, 31
  %96 = getelementptr inbounds nuw i8, ptr %37, i64 128
  %97 = load i64, ptr %96, align 8
  %98 = add i64 %95, -7046029254386353131
  %99 = add i64 %98, %97
  %100 = lshr i64 %99, 30
  %101 = xor i64 %100, %99
  %102 = mul i64 %101, -4658895280553007687
  %103 = lshr i64 %102, 27
  %104 = xor i64 %103, %102
  %105 = mul i64 %104, -7723592293110705685
  %106 = lshr i64 %105, 31
  %107 = xor i64 %106, %105
  %108 = getelementptr inbounds nuw i8, ptr %39, i64 40
  %109 = load double, ptr %108, align 8
  %110 = and i64 %107, 2
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %94
  %113 = and i64 %107, 4
  %114 = icmp eq i64 %113, 0
  %115 = select i1 %114, double 2.500000e-01, double 5.000000e-01
  br label %116

116:                                              ; preds = %112, %94
  %117 = phi double [ %115, %112 ], [ 1.000000e+00, %94 ]
  %118 = fmul double %109, %117
  %119 = and i64 %107, 1
  %120 = icmp eq i64 %119, 0
  %121 = fneg double %118
  %122 = select i1 %120, double %121, double %118
  br label %123

123:                                              ; preds = %59, %64, %69, %82, %85, %90, %116
  %124 = phi double [ %122, %116 ], [ 0.000000e+00, %69 ], [ %93, %90 ], [ 0.000000e+00, %85 ], [ 0.000000e+00, %82 ], [ 0.000000e+00, %64 ], [ 0.000000e+00, %59 ]
  %125 = getelementptr inbounds nuw double, ptr %34, i64 %36
  store double %124, ptr %125, align 8
  %126 = add nuw nsw i64 %36, 1
  %127 = icmp eq i64 %126, %31
  br i1 %127, label %128, label %35

128:                                              ; preds = %123, %27, %22
  ret void
}

define internal fastcc range(i32 0, 2) i32 @ask(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 5) %1, double noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.anon.0, align 4
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  store i8 101, ptr %6, align 1
  %7 = zext nneg i32 %1 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 72
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
  %23 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %97

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = and i64 %13, 4
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %97

16:                                               ; preds = %11
  %17 = load i64, ptr %6, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %22, label %97

19:                                               ; preds = %22
  %20 = add nuw nsw i64 %23, 1
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %97, label %22

22:                                               ; preds = %16, %19
  %23 = phi i64 [ %20, %19 ], [ 0, %16 ]
  %24 = getelementptr inbounds nuw %struct.Entry, ptr %6, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 12583124
  %26 = load i32, ptr %25, align 4
  %27 = and i32 %26, 769
  %28 = icmp eq i32 %27, 513
  br i1 %28, label %29, label %19

29:                                               ; preds = %22
  tail call fastcc void @choose(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %17, i64 noundef 512) #16
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  %33 = select i1 %32, double 0x3F50000000000000, double 1.562500e-02
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store double %33, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i32 0, ptr %35, align 8
  %36 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %33) #16
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %97, label %38

38:                                               ; preds = %29
  %39 = fneg double %33
  %40 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %39) #16
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %97, label %42

42:                                               ; preds = %38
  %43 = tail call fastcc i32 @agree_at_once(ptr noundef nonnull %0, double noundef 0.000000e+00, double noundef 0.000000e+00) #16
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %97

45:                                               ; preds = %42
  %46 = load double, ptr %34, align 8
  %47 = load i32, ptr %35, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %58

49:                                               ; preds = %45
  %50 = fmul double %46, 5.000000e-01
  %51 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %50) #16
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %49
  store i32 0, ptr %35, align 8
  br label %97

54:                                               ; preds = %49
  %55 = fmul double %46, -5.000000e-01
  %56 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %55) #16
  store i32 %56, ptr %35, align 8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %97, label %58

58:                                               ; preds = %45, %54
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %59 = load i64, ptr %6, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %4, ptr noundef nonnull %0, i64 noundef 0, i64 noundef %59, i32 noundef 1) #16
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %61 = load i32, ptr %60, align 8
  %62 = icmp ne i32 %61, 0
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = select i1 %62, i1 true, i1 %65
  %67 = load double, ptr %4, align 8
  %68 = fcmp oeq double %67, 0.000000e+00
  %69 = select i1 %66, i1 true, i1 %68
  br i1 %69, label %96, label %70

70:                                               ; preds = %58
  %71 = tail call double @llvm.fabs.f64(double %67)
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %73 = load double, ptr %72, align 8
  %74 = fmul double %73, 1.600000e+01
  %75 = fcmp ugt double %71, %74
  br i1 %75, label %76, label %96

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 12583072
  br label %78

78:                                               ; preds = %78, %76
  %79 = phi i64 [ %85, %78 ], [ 0, %76 ]
  %80 = getelementptr inbounds nuw %struct.Entry, ptr %77, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 52
  %82 = load i32, ptr %81, align 4
  %83 = and i32 %82, 512
  %84 = icmp eq i32 %83, 0
  %85 = add nuw nsw i64 %79, 1
  br i1 %84, label %78, label %86

86:                                               ; preds = %78
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %80, ptr noundef %3) #16
  %87 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.57, ptr noundef nonnull %3) #18
  %88 = load ptr, ptr %0, align 8
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 112
  %90 = load i64, ptr %89, align 8
  %91 = and i64 %90, 1
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %93, label %96

93:                                               ; preds = %86
  %94 = or disjoint i64 %90, 1
  store i64 %94, ptr %89, align 8
  %95 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.58, i32 noundef 1, ptr noundef nonnull %2) #16
  br label %96

96:                                               ; preds = %93, %86, %58, %70
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  br label %97

97:                                               ; preds = %19, %29, %16, %53, %38, %42, %54, %1, %11, %96
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  ret void
}

define internal fastcc range(i32 0, 2) i32 @measure_whole(ptr noundef captures(none) initializes((56, 60), (64, 72)) %0, double noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store double %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i32 0, ptr %4, align 8
  %5 = tail call fastcc i32 @ask(ptr noundef %0, i32 noundef 1, double noundef %1) #16
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = fneg double %1
  %9 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %8) #16
  br label %10

10:                                               ; preds = %7, %2
  %11 = phi i32 [ 0, %2 ], [ %9, %7 ]
  ret i32 %11
}

define internal fastcc void @watch_signals(ptr noundef captures(none) initializes((44, 48)) %0, i32 noundef range(i32 -1, 2) %1) unnamed_addr #3 {
  %3 = alloca %struct.Action, align 8
  %4 = alloca %struct.Action, align 8
  %5 = icmp sgt i32 %1, 0
  %6 = zext i1 %5 to i32
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 %6, ptr %7, align 4
  %8 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 60), i32 %1 seq_cst, align 4
  %9 = add nsw i32 %8, %1
  %10 = icmp sgt i32 %9, 1
  %11 = icmp sgt i32 %8, 0
  %12 = and i1 %5, %11
  %13 = or i1 %10, %12
  br i1 %13, label %48, label %14

14:                                               ; preds = %2, %45
  %15 = phi i64 [ %46, %45 ], [ 0, %2 ]
  br i1 %5, label %16, label %33

16:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %3, ptr noundef nonnull align 8 dereferenceable(152) @__const.watch_signals.own, i64 152, i1 false)
  %17 = getelementptr inbounds nuw i32, ptr @fatal, i64 %15
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %15
  %20 = call i32 @sigaction(i32 noundef %18, ptr noundef null, ptr noundef nonnull %19) #18
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %32

22:                                               ; preds = %16
  %23 = load ptr, ptr %19, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %30, label %25

25:                                               ; preds = %22
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 72
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %25, %22
  %31 = call i32 @sigaction(i32 noundef %18, ptr noundef nonnull %3, ptr noundef null) #18
  br label %32

32:                                               ; preds = %30, %25, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  br label %45

33:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %34 = getelementptr inbounds nuw i32, ptr @fatal, i64 %15
  %35 = load i32, ptr %34, align 4
  %36 = call i32 @sigaction(i32 noundef %35, ptr noundef null, ptr noundef nonnull %4) #18
  %37 = icmp eq i32 %36, 0
  %38 = load ptr, ptr %4, align 8
  %39 = icmp eq ptr %38, @at_signal
  %40 = select i1 %37, i1 %39, i1 false
  br i1 %40, label %41, label %44

41:                                               ; preds = %33
  %42 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %15
  %43 = call i32 @sigaction(i32 noundef %35, ptr noundef nonnull %42, ptr noundef null) #18
  br label %44

44:                                               ; preds = %41, %33
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  br label %45

45:                                               ; preds = %32, %44
  %46 = add nuw nsw i64 %15, 1
  %47 = icmp eq i64 %46, 5
  br i1 %47, label %48, label %14

48:                                               ; preds = %45, %2
  ret void
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
  store i64 60, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  store double 1.000000e-05, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
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
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %22, i8 0, i64 72, i1 false)
  store ptr %0, ptr %5, align 8
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %21
  %26 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %28, align 8
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.3, ptr noundef %1) #18
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 112
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

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #6

define linkonce_odr hidden void @__enzcc_check_end(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = alloca [2 x i64], align 16
  %6 = alloca [4096 x i8], align 16
  %7 = alloca [1024 x i8], align 16
  %8 = alloca double, align 8
  %9 = alloca float, align 4
  %10 = alloca double, align 8
  %11 = alloca float, align 4
  %12 = alloca [4096 x i8], align 16
  %13 = alloca [1024 x i8], align 16
  %14 = alloca [2 x i64], align 16
  %15 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %16 = load ptr, ptr %15, align 8
  %17 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %18 = icmp eq i32 %17, 0
  %19 = icmp ne ptr %16, null
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %447

21:                                               ; preds = %4
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 5632
  %23 = load i32, ptr %22, align 8
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %447

25:                                               ; preds = %21
  %26 = zext nneg i32 %23 to i64
  br label %27

27:                                               ; preds = %25, %38
  %28 = phi i64 [ %26, %25 ], [ %29, %38 ]
  %29 = add nsw i64 %28, -1
  %30 = getelementptr inbounds nuw %struct.State, ptr %16, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, %1
  br i1 %33, label %34, label %38

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw i8, ptr %30, i64 36
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, %3
  br i1 %37, label %40, label %38

38:                                               ; preds = %27, %34
  %39 = icmp samesign ugt i64 %28, 1
  br i1 %39, label %27, label %447

40:                                               ; preds = %34
  %41 = and i64 %29, 4294967295
  %42 = getelementptr inbounds nuw %struct.State, ptr %16, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 16
  store ptr %2, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 40
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %432, label %47

47:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #17
  %48 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %14) #18
  %49 = load i64, ptr %14, align 16
  %50 = sitofp i64 %49 to double
  %51 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %52 = load i64, ptr %51, align 8
  %53 = sitofp i64 %52 to double
  %54 = call double @llvm.fmuladd.f64(double %53, double 1.000000e-09, double %50)
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #17
  %55 = getelementptr inbounds nuw i8, ptr %42, i64 72
  %56 = load ptr, ptr %55, align 8
  %57 = call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %58 = icmp eq ptr %57, inttoptr (i64 -1 to ptr)
  %59 = select i1 %58, ptr null, ptr %57
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #17
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %47
  %62 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %63 = load ptr, ptr %62, align 8
  %64 = call fastcc i64 @read_ranges(ptr noundef %57, ptr noundef %63) #16
  br label %65

65:                                               ; preds = %61, %47
  %66 = phi i64 [ %64, %61 ], [ 0, %47 ]
  %67 = load i64, ptr %56, align 8
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %221

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %56, i64 12583072
  %71 = icmp eq i64 %66, 0
  %72 = getelementptr inbounds nuw i8, ptr %56, i64 314572960
  %73 = getelementptr inbounds nuw i8, ptr %56, i64 152
  br label %74

74:                                               ; preds = %215, %69
  %75 = phi i32 [ 0, %69 ], [ %217, %215 ]
  %76 = phi i64 [ 0, %69 ], [ %218, %215 ]
  %77 = phi ptr [ null, %69 ], [ %216, %215 ]
  %78 = getelementptr inbounds nuw %struct.Entry, ptr %70, i64 %76
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %80 = load ptr, ptr %79, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %129, label %82

82:                                               ; preds = %74
  %83 = icmp eq ptr %77, null
  br i1 %83, label %92, label %84

84:                                               ; preds = %82
  %85 = load ptr, ptr %77, align 8
  %86 = icmp ult ptr %80, %85
  br i1 %86, label %92, label %87

87:                                               ; preds = %84
  %88 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %89 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %90 = load ptr, ptr %89, align 8
  %91 = icmp ugt ptr %88, %90
  br i1 %91, label %92, label %114

92:                                               ; preds = %87, %84, %82
  br i1 %71, label %129, label %93

93:                                               ; preds = %92, %107
  %94 = phi i64 [ %109, %107 ], [ %66, %92 ]
  %95 = phi i64 [ %108, %107 ], [ 0, %92 ]
  %96 = add i64 %95, %94
  %97 = lshr i64 %96, 1
  %98 = getelementptr inbounds nuw %struct.Range, ptr %59, i64 %97
  %99 = load ptr, ptr %98, align 8
  %100 = icmp ult ptr %80, %99
  br i1 %100, label %107, label %101

101:                                              ; preds = %93
  %102 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %103 = load ptr, ptr %102, align 8
  %104 = icmp ult ptr %80, %103
  br i1 %104, label %111, label %105

105:                                              ; preds = %101
  %106 = add nuw i64 %97, 1
  br label %107

107:                                              ; preds = %105, %93
  %108 = phi i64 [ %95, %93 ], [ %106, %105 ]
  %109 = phi i64 [ %97, %93 ], [ %94, %105 ]
  %110 = icmp ult i64 %108, %109
  br i1 %110, label %93, label %129

111:                                              ; preds = %101
  %112 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %113 = icmp ugt ptr %112, %103
  br i1 %113, label %129, label %114

114:                                              ; preds = %111, %87
  %115 = phi ptr [ %98, %111 ], [ %77, %87 ]
  %116 = getelementptr inbounds nuw i8, ptr %78, i64 48
  %117 = load i32, ptr %116, align 8
  %118 = icmp eq i32 %117, 1
  br i1 %118, label %119, label %122

119:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #17
  %120 = call ptr @memcpy(ptr noundef nonnull %10, ptr noundef nonnull %80, i64 noundef 8) #18
  %121 = load double, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #17
  br label %126

122:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #17
  %123 = call ptr @memcpy(ptr noundef nonnull %11, ptr noundef nonnull %80, i64 noundef 4) #18
  %124 = load float, ptr %11, align 4
  %125 = fpext float %124 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #17
  br label %126

126:                                              ; preds = %122, %119
  %127 = phi double [ %125, %122 ], [ %121, %119 ]
  %128 = getelementptr inbounds nuw i8, ptr %78, i64 32
  store double %127, ptr %128, align 8
  br label %134

129:                                              ; preds = %107, %111, %92, %74
  %130 = phi ptr [ %77, %74 ], [ %98, %111 ], [ null, %92 ], [ null, %107 ]
  %131 = getelementptr inbounds nuw i8, ptr %78, i64 24
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %78, i64 32
  store double %132, ptr %133, align 8
  store ptr null, ptr %79, align 8
  br label %134

134:                                              ; preds = %129, %126
  %135 = phi ptr [ %115, %126 ], [ %130, %129 ]
  %136 = getelementptr inbounds nuw i8, ptr %78, i64 52
  %137 = load i32, ptr %136, align 4
  %138 = and i32 %137, 1280
  %139 = icmp ne i32 %138, 0
  %140 = icmp ne i32 %75, 0
  %141 = select i1 %139, i1 true, i1 %140
  br i1 %141, label %215, label %142

142:                                              ; preds = %134
  %143 = load ptr, ptr %78, align 8
  %144 = icmp eq ptr %135, null
  br i1 %144, label %153, label %145

145:                                              ; preds = %142
  %146 = load ptr, ptr %135, align 8
  %147 = icmp ult ptr %143, %146
  br i1 %147, label %153, label %148

148:                                              ; preds = %145
  %149 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %150 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %151 = load ptr, ptr %150, align 8
  %152 = icmp ugt ptr %149, %151
  br i1 %152, label %153, label %175

153:                                              ; preds = %148, %145, %142
  br i1 %71, label %215, label %154

154:                                              ; preds = %153, %168
  %155 = phi i64 [ %170, %168 ], [ %66, %153 ]
  %156 = phi i64 [ %169, %168 ], [ 0, %153 ]
  %157 = add i64 %156, %155
  %158 = lshr i64 %157, 1
  %159 = getelementptr inbounds nuw %struct.Range, ptr %59, i64 %158
  %160 = load ptr, ptr %159, align 8
  %161 = icmp ult ptr %143, %160
  br i1 %161, label %168, label %162

162:                                              ; preds = %154
  %163 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %164 = load ptr, ptr %163, align 8
  %165 = icmp ult ptr %143, %164
  br i1 %165, label %172, label %166

166:                                              ; preds = %162
  %167 = add nuw i64 %158, 1
  br label %168

168:                                              ; preds = %166, %154
  %169 = phi i64 [ %156, %154 ], [ %167, %166 ]
  %170 = phi i64 [ %158, %154 ], [ %155, %166 ]
  %171 = icmp ult i64 %169, %170
  br i1 %171, label %154, label %215

172:                                              ; preds = %162
  %173 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %174 = icmp ugt ptr %173, %164
  br i1 %174, label %215, label %175

175:                                              ; preds = %172, %148
  %176 = phi ptr [ %159, %172 ], [ %135, %148 ]
  %177 = getelementptr inbounds nuw i8, ptr %78, i64 48
  %178 = load i32, ptr %177, align 8
  %179 = icmp eq i32 %178, 1
  br i1 %179, label %180, label %183

180:                                              ; preds = %175
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %181 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %143, i64 noundef 8) #18
  %182 = load double, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  br label %187

183:                                              ; preds = %175
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  %184 = call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %143, i64 noundef 4) #18
  %185 = load float, ptr %9, align 4
  %186 = fpext float %185 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  br label %187

187:                                              ; preds = %183, %180
  %188 = phi double [ %182, %180 ], [ %186, %183 ]
  %189 = getelementptr inbounds nuw double, ptr %72, i64 %76
  %190 = load double, ptr %189, align 8
  %191 = fcmp oeq double %188, %190
  br i1 %191, label %215, label %192

192:                                              ; preds = %187
  %193 = fcmp olt double %188, 0.000000e+00
  %194 = fneg double %188
  %195 = select i1 %193, double %194, double %188
  %196 = fcmp olt double %190, 0.000000e+00
  %197 = fneg double %190
  %198 = select i1 %196, double %197, double %190
  %199 = fcmp ogt double %195, %198
  %200 = select i1 %199, double %195, double %198
  %201 = load i64, ptr %73, align 8
  %202 = icmp eq i64 %201, 0
  %203 = select i1 %202, double 1.000000e-09, double 1.000000e-04
  %204 = fsub double %188, %190
  %205 = call double @llvm.fabs.f64(double %204)
  %206 = fmul double %200, %203
  %207 = fcmp ugt double %205, %206
  br i1 %207, label %208, label %215

208:                                              ; preds = %192
  %209 = fcmp uno double %188, 0.000000e+00
  %210 = fcmp uno double %190, 0.000000e+00
  %211 = and i1 %209, %210
  br i1 %211, label %215, label %212

212:                                              ; preds = %208
  call fastcc void @name(ptr noundef nonnull readonly %42, ptr noundef nonnull %78, ptr noundef %13) #16
  %213 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %12, i64 noundef 4096, ptr noundef nonnull @.str.63, ptr noundef nonnull %13, double noundef %188, double noundef %190) #18
  %214 = call fastcc i32 @tell(ptr noundef nonnull readonly %42, ptr noundef nonnull @.str.64, i32 noundef 1, ptr noundef nonnull %12) #16
  br label %215

215:                                              ; preds = %168, %212, %208, %192, %187, %172, %153, %134
  %216 = phi ptr [ %135, %134 ], [ %159, %172 ], [ %176, %187 ], [ %176, %208 ], [ %176, %212 ], [ %176, %192 ], [ null, %153 ], [ null, %168 ]
  %217 = phi i32 [ %75, %134 ], [ 0, %172 ], [ 0, %187 ], [ 0, %208 ], [ 1, %212 ], [ 0, %192 ], [ 0, %153 ], [ 0, %168 ]
  %218 = add nuw nsw i64 %76, 1
  %219 = load i64, ptr %56, align 8
  %220 = icmp slt i64 %218, %219
  br i1 %220, label %74, label %221

221:                                              ; preds = %215, %65
  %222 = call i32 @munmap(ptr noundef %59, i64 noundef 131072) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #17
  %223 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 864), align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %314, label %225

225:                                              ; preds = %221
  %226 = load ptr, ptr %55, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 8
  %228 = load i64, ptr %227, align 8
  %229 = icmp sgt i64 %228, 0
  br i1 %229, label %230, label %232

230:                                              ; preds = %225
  %231 = getelementptr inbounds nuw i8, ptr %226, i64 160
  br label %237

232:                                              ; preds = %267, %225
  %233 = load i64, ptr %226, align 8
  %234 = icmp sgt i64 %233, 0
  br i1 %234, label %235, label %313

235:                                              ; preds = %232
  %236 = getelementptr inbounds nuw i8, ptr %226, i64 12583072
  br label %273

237:                                              ; preds = %267, %230
  %238 = phi i64 [ 0, %230 ], [ %268, %267 ]
  %239 = getelementptr inbounds nuw %struct.Anchor, ptr %231, i64 %238
  %240 = load ptr, ptr %239, align 8
  %241 = getelementptr inbounds nuw i8, ptr %239, i64 28
  %242 = load i32, ptr %241, align 4
  %243 = getelementptr inbounds nuw i8, ptr %239, i64 16
  %244 = load ptr, ptr %243, align 8
  %245 = icmp eq ptr %244, null
  %246 = select i1 %245, ptr @.str.26, ptr @.str.66
  %247 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %248 = load i32, ptr %247, align 8
  %249 = icmp eq i32 %248, 0
  %250 = icmp eq i32 %248, 1
  %251 = select i1 %250, ptr @.str.67, ptr @.str.68
  %252 = select i1 %249, ptr @.str.26, ptr %251
  %253 = getelementptr inbounds nuw i8, ptr %239, i64 8
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds i8, ptr %240, i64 %254
  %256 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.65, ptr noundef %240, i32 noundef %242, ptr noundef nonnull %246, ptr noundef nonnull %252, ptr noundef %255) #18
  %257 = sext i32 %256 to i64
  br label %258

258:                                              ; preds = %262, %237
  %259 = phi i64 [ %257, %237 ], [ %266, %262 ]
  %260 = phi ptr [ %6, %237 ], [ %265, %262 ]
  %261 = icmp eq i64 %259, 0
  br i1 %261, label %267, label %262

262:                                              ; preds = %258
  %263 = call i64 @write(i32 noundef 2, ptr noundef %260, i64 noundef %259) #18
  %264 = icmp sgt i64 %263, 0
  %265 = getelementptr inbounds nuw i8, ptr %260, i64 %263
  %266 = sub i64 %259, %263
  br i1 %264, label %258, label %267

267:                                              ; preds = %262, %258
  %268 = add nuw nsw i64 %238, 1
  %269 = load i64, ptr %227, align 8
  %270 = icmp slt i64 %268, %269
  %271 = icmp samesign ult i64 %238, 999
  %272 = select i1 %270, i1 %271, i1 false
  br i1 %272, label %237, label %232

273:                                              ; preds = %307, %235
  %274 = phi i64 [ 0, %235 ], [ %308, %307 ]
  %275 = getelementptr inbounds nuw %struct.Entry, ptr %236, i64 %274
  call fastcc void @name(ptr noundef nonnull readonly %42, ptr noundef nonnull %275, ptr noundef %7) #16
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 52
  %277 = load i32, ptr %276, align 4
  %278 = and i32 %277, 1
  %279 = icmp eq i32 %278, 0
  %280 = select i1 %279, ptr @.str.26, ptr @.str.70
  %281 = and i32 %277, 2
  %282 = icmp eq i32 %281, 0
  %283 = select i1 %282, ptr @.str.26, ptr @.str.71
  %284 = and i32 %277, 256
  %285 = icmp eq i32 %284, 0
  %286 = select i1 %285, ptr @.str.26, ptr @.str.72
  %287 = and i32 %277, 512
  %288 = icmp eq i32 %287, 0
  %289 = select i1 %288, ptr @.str.26, ptr @.str.73
  %290 = getelementptr inbounds nuw i8, ptr %275, i64 16
  %291 = load double, ptr %290, align 8
  %292 = getelementptr inbounds nuw i8, ptr %275, i64 24
  %293 = load double, ptr %292, align 8
  %294 = getelementptr inbounds nuw i8, ptr %275, i64 32
  %295 = load double, ptr %294, align 8
  %296 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.69, ptr noundef nonnull %7, ptr noundef nonnull %280, ptr noundef nonnull %283, ptr noundef nonnull %286, ptr noundef nonnull %289, double noundef %291, double noundef %293, double noundef %295) #18
  %297 = sext i32 %296 to i64
  br label %298

298:                                              ; preds = %302, %273
  %299 = phi i64 [ %297, %273 ], [ %306, %302 ]
  %300 = phi ptr [ %6, %273 ], [ %305, %302 ]
  %301 = icmp eq i64 %299, 0
  br i1 %301, label %307, label %302

302:                                              ; preds = %298
  %303 = call i64 @write(i32 noundef 2, ptr noundef %300, i64 noundef %299) #18
  %304 = icmp sgt i64 %303, 0
  %305 = getelementptr inbounds nuw i8, ptr %300, i64 %303
  %306 = sub i64 %299, %303
  br i1 %304, label %298, label %307

307:                                              ; preds = %302, %298
  %308 = add nuw nsw i64 %274, 1
  %309 = load i64, ptr %226, align 8
  %310 = icmp slt i64 %308, %309
  %311 = icmp samesign ult i64 %274, 999
  %312 = select i1 %310, i1 %311, i1 false
  br i1 %312, label %273, label %313

313:                                              ; preds = %307, %232
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  br label %314

314:                                              ; preds = %313, %221
  %315 = getelementptr inbounds nuw i8, ptr %42, i64 36
  %316 = load i32, ptr %315, align 4
  %317 = icmp eq i32 %316, 0
  %318 = zext i1 %317 to i64
  %319 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %320 = add nsw i64 %319, %318
  store i64 %320, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %321 = load ptr, ptr %42, align 8
  %322 = getelementptr inbounds nuw i8, ptr %321, i64 104
  %323 = load i64, ptr %322, align 8
  %324 = add nsw i64 %323, 1
  store i64 %324, ptr %322, align 8
  %325 = load ptr, ptr %55, align 8
  %326 = load i64, ptr %325, align 8
  %327 = icmp sgt i64 %326, 0
  br i1 %327, label %328, label %352

328:                                              ; preds = %314
  %329 = getelementptr inbounds nuw i8, ptr %325, i64 12583072
  br label %330

330:                                              ; preds = %349, %328
  %331 = phi i64 [ 0, %328 ], [ %350, %349 ]
  %332 = getelementptr inbounds nuw %struct.Entry, ptr %329, i64 %331
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 24
  %334 = load double, ptr %333, align 8
  %335 = fcmp une double %334, 0.000000e+00
  br i1 %335, label %336, label %349

336:                                              ; preds = %330
  %337 = getelementptr inbounds nuw i8, ptr %332, i64 52
  %338 = load i32, ptr %337, align 4
  %339 = and i32 %338, 512
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %341, label %349

341:                                              ; preds = %336
  %342 = load ptr, ptr %42, align 8
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 56
  %344 = load i64, ptr %343, align 8
  %345 = icmp ne i64 %344, 0
  %346 = and i32 %338, 1
  %347 = icmp eq i32 %346, 0
  %348 = and i1 %347, %345
  br i1 %348, label %349, label %357

349:                                              ; preds = %341, %336, %330
  %350 = add nuw nsw i64 %331, 1
  %351 = icmp eq i64 %350, %326
  br i1 %351, label %352, label %330

352:                                              ; preds = %349, %314
  %353 = load ptr, ptr %42, align 8
  %354 = getelementptr inbounds nuw i8, ptr %353, i64 120
  %355 = load i64, ptr %354, align 8
  %356 = add nsw i64 %355, 1
  store i64 %356, ptr %354, align 8
  br label %416

357:                                              ; preds = %341
  %358 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %359 = load i64, ptr %358, align 8
  %360 = and i64 %359, 280
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %362, label %416

362:                                              ; preds = %357
  %363 = icmp eq i64 %344, 0
  br i1 %363, label %385, label %367

364:                                              ; preds = %367
  %365 = add nuw nsw i64 %368, 1
  %366 = icmp eq i64 %365, %326
  br i1 %366, label %377, label %367

367:                                              ; preds = %362, %364
  %368 = phi i64 [ %365, %364 ], [ 0, %362 ]
  %369 = getelementptr inbounds nuw %struct.Entry, ptr %325, i64 %368
  %370 = getelementptr inbounds nuw i8, ptr %369, i64 12583124
  %371 = load i32, ptr %370, align 4
  %372 = and i32 %371, 769
  %373 = icmp eq i32 %372, 257
  br i1 %373, label %374, label %364

374:                                              ; preds = %367
  %375 = call fastcc i32 @check_forward(ptr noundef nonnull %42, i64 noundef 1280, i32 noundef 0) #16
  %376 = icmp eq i32 %375, 2
  br i1 %376, label %382, label %416

377:                                              ; preds = %364
  %378 = getelementptr inbounds nuw i8, ptr %42, i64 52
  %379 = load i32, ptr %378, align 4
  %380 = icmp ne i32 %379, 0
  %381 = zext i1 %380 to i32
  br label %382

382:                                              ; preds = %377, %374
  %383 = phi i32 [ %381, %377 ], [ 0, %374 ]
  %384 = call fastcc i32 @check_forward(ptr noundef nonnull %42, i64 noundef 1024, i32 noundef %383) #16
  br label %404

385:                                              ; preds = %362
  %386 = getelementptr inbounds nuw i8, ptr %42, i64 52
  %387 = load i32, ptr %386, align 4
  %388 = call fastcc i32 @check_reverse(ptr noundef nonnull %42, i64 noundef 0, i32 noundef %387) #16
  %389 = load ptr, ptr %55, align 8
  %390 = load i64, ptr %389, align 8
  %391 = icmp sgt i64 %390, 0
  br i1 %391, label %395, label %404

392:                                              ; preds = %395
  %393 = add nuw nsw i64 %396, 1
  %394 = icmp eq i64 %393, %390
  br i1 %394, label %404, label %395

395:                                              ; preds = %385, %392
  %396 = phi i64 [ %393, %392 ], [ 0, %385 ]
  %397 = getelementptr inbounds nuw %struct.Entry, ptr %389, i64 %396
  %398 = getelementptr inbounds nuw i8, ptr %397, i64 12583124
  %399 = load i32, ptr %398, align 4
  %400 = and i32 %399, 769
  %401 = icmp eq i32 %400, 257
  br i1 %401, label %402, label %392

402:                                              ; preds = %395
  %403 = call fastcc i32 @check_reverse(ptr noundef nonnull %42, i64 noundef 256, i32 noundef 0) #16
  br label %404

404:                                              ; preds = %392, %402, %385, %382
  %405 = phi i32 [ %384, %382 ], [ %388, %402 ], [ %388, %385 ], [ %388, %392 ]
  %406 = icmp eq i32 %405, 2
  br i1 %406, label %407, label %416

407:                                              ; preds = %404
  %408 = load ptr, ptr %42, align 8
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 112
  %410 = load i64, ptr %409, align 8
  %411 = and i64 %410, 2097152
  %412 = icmp eq i64 %411, 0
  br i1 %412, label %413, label %416

413:                                              ; preds = %407
  %414 = or disjoint i64 %410, 2097152
  store i64 %414, ptr %409, align 8
  %415 = call fastcc i32 @tell(ptr noundef nonnull readonly %42, ptr noundef nonnull @.str.61, i32 noundef 0, ptr noundef nonnull @.str.62) #16
  br label %416

416:                                              ; preds = %352, %357, %374, %404, %407, %413
  call fastcc void @dismiss(ptr noundef nonnull %42) #16
  %417 = load ptr, ptr %42, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %418 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %419 = load i64, ptr %5, align 16
  %420 = sitofp i64 %419 to double
  %421 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %422 = load i64, ptr %421, align 8
  %423 = sitofp i64 %422 to double
  %424 = call double @llvm.fmuladd.f64(double %423, double 1.000000e-09, double %420)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %425 = fsub double %424, %54
  %426 = getelementptr inbounds nuw i8, ptr %417, i64 144
  %427 = load double, ptr %426, align 8
  %428 = fadd double %427, %425
  store double %428, ptr %426, align 8
  %429 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %430 = fadd double %425, %429
  store double %430, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %431 = load i32, ptr %22, align 8
  br label %432

432:                                              ; preds = %416, %40
  %433 = phi i32 [ %431, %416 ], [ %23, %40 ]
  %434 = icmp eq i32 %433, 0
  br i1 %434, label %447, label %435

435:                                              ; preds = %432
  %436 = sext i32 %433 to i64
  br label %437

437:                                              ; preds = %435, %443
  %438 = phi i64 [ %436, %435 ], [ %444, %443 ]
  %439 = getelementptr %struct.State, ptr %16, i64 %438
  %440 = getelementptr i8, ptr %439, i64 -40
  %441 = load i32, ptr %440, align 8
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %447

443:                                              ; preds = %437
  %444 = add nsw i64 %438, -1
  %445 = trunc nsw i64 %444 to i32
  store i32 %445, ptr %22, align 8
  %446 = icmp eq i64 %444, 0
  br i1 %446, label %447, label %437

447:                                              ; preds = %38, %437, %443, %21, %432, %4
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

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #6

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
  store i64 %24, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 832), align 8
  br label %74

25:                                               ; preds = %18
  %26 = tail call i64 @strlen(ptr noundef nonnull @.str.6) #18
  %27 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.6, i64 noundef %26) #18
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %25
  store double %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  br label %74

30:                                               ; preds = %25
  %31 = tail call i64 @strlen(ptr noundef nonnull @.str.7) #18
  %32 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.7, i64 noundef %31) #18
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = fptosi double %19 to i64
  store i64 %35, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 848), align 8
  br label %74

36:                                               ; preds = %30
  %37 = tail call i64 @strlen(ptr noundef nonnull @.str.8) #18
  %38 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.8, i64 noundef %37) #18
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %36
  %41 = fptosi double %19 to i64
  store i64 %41, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 856), align 8
  br label %74

42:                                               ; preds = %36
  %43 = tail call i64 @strlen(ptr noundef nonnull @.str.9) #18
  %44 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.9, i64 noundef %43) #18
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %42
  %47 = fptosi double %19 to i64
  store i64 %47, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 864), align 8
  br label %74

48:                                               ; preds = %42
  %49 = tail call i64 @strlen(ptr noundef nonnull @.str.10) #18
  %50 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.10, i64 noundef %49) #18
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %48
  %53 = fptosi double %19 to i64
  store i64 %53, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
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
  %70 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), i64 %63
  store i8 %65, ptr %70, align 1
  br label %61

71:                                               ; preds = %61, %61, %66
  %72 = phi i64 [ %63, %61 ], [ %63, %61 ], [ 511, %66 ]
  %73 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), i64 %72
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

declare ptr @getenv(ptr noundef) #6

declare i32 @getpid() #6

declare i32 @__cxa_atexit(ptr noundef, ptr noundef, ptr noundef) #6

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
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1392), align 8
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
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %14, i8 0, i64 72, i1 false)
  store ptr %19, ptr %2, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 104
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %39, label %23

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 120
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, %21
  br i1 %26, label %27, label %39

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 112
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
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 152
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

declare double @strtod(ptr noundef, ptr noundef) #6

declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #6

declare i64 @strlen(ptr noundef) #6

define internal fastcc void @write_report() unnamed_addr #3 {
  %1 = alloca [256 x i8], align 16
  %2 = load i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), align 8
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %19, label %4

4:                                                ; preds = %0
  %5 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), i32 noundef 577, i32 noundef 420) #18
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
  %15 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1400), align 8
  %16 = call i64 @write(i32 noundef %5, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1408), i64 noundef %15) #18
  %17 = call i64 @write(i32 noundef %5, ptr noundef nonnull @.str.17, i64 noundef 3) #18
  %18 = call i32 @close(i32 noundef %5) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  br label %19

19:                                               ; preds = %7, %4, %0
  ret void
}

declare i32 @fflush(ptr noundef) #6

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

declare i32 @open(ptr noundef, i32 noundef, ...) #6

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #6

declare i32 @kill(i32 noundef, i32 noundef) #6

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef) #6

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #6

declare double @llvm.fmuladd.f64(double, double, double) #11

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
  %12 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 64), align 8
  %13 = icmp eq i32 %12, 0
  %14 = icmp ne ptr @__cxa_demangle, null
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %26

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = tail call i64 @strlen(ptr noundef nonnull @.str.18) #18
  %20 = tail call i32 @strncmp(ptr noundef %18, ptr noundef nonnull @.str.18, i64 noundef %19) #18
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = load ptr, ptr %17, align 8
  %24 = tail call ptr @__cxa_demangle(ptr noundef %23, ptr noundef null, ptr noundef null, ptr noundef null) #18
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %29

26:                                               ; preds = %10, %16, %22
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %28 = load ptr, ptr %27, align 8
  br label %29

29:                                               ; preds = %26, %22
  %30 = phi ptr [ %24, %22 ], [ %28, %26 ]
  %31 = icmp ne i32 %2, 0
  %32 = select i1 %31, ptr @.str.20, ptr @.str.21
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  %38 = select i1 %37, ptr @.str.23, ptr @.str.22
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %40 = load i64, ptr %39, align 8
  %41 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %5, i64 noundef 5120, ptr noundef nonnull @.str.19, ptr noundef nonnull %32, ptr noundef %1, ptr noundef %30, ptr noundef %34, ptr noundef nonnull %38, i64 noundef %40, ptr noundef %3) #18
  %42 = sext i32 %41 to i64
  br label %43

43:                                               ; preds = %47, %29
  %44 = phi i64 [ %42, %29 ], [ %51, %47 ]
  %45 = phi ptr [ %5, %29 ], [ %50, %47 ]
  %46 = icmp eq i64 %44, 0
  br i1 %46, label %52, label %47

47:                                               ; preds = %43
  %48 = call i64 @write(i32 noundef 2, ptr noundef %45, i64 noundef %44) #18
  %49 = icmp sgt i64 %48, 0
  %50 = getelementptr inbounds nuw i8, ptr %45, i64 %48
  %51 = sub i64 %44, %48
  br i1 %49, label %43, label %52

52:                                               ; preds = %43, %47
  %53 = select i1 %31, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 32), ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 40)
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %53, align 8
  %56 = load i8, ptr %3, align 1
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %81, label %58

58:                                               ; preds = %52, %73
  %59 = phi i8 [ %76, %73 ], [ %56, %52 ]
  %60 = phi i64 [ %74, %73 ], [ 0, %52 ]
  %61 = phi ptr [ %75, %73 ], [ %3, %52 ]
  switch i8 %59, label %69 [
    i8 10, label %62
    i8 34, label %66
    i8 92, label %66
  ]

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 %60
  store i8 92, ptr %63, align 1
  %64 = add nsw i64 %60, 2
  %65 = getelementptr i8, ptr %63, i64 1
  store i8 110, ptr %65, align 1
  br label %73

66:                                               ; preds = %58, %58
  %67 = add nsw i64 %60, 1
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 %60
  store i8 92, ptr %68, align 1
  br label %69

69:                                               ; preds = %66, %58
  %70 = phi i64 [ %67, %66 ], [ %60, %58 ]
  %71 = add nsw i64 %70, 1
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 %70
  store i8 %59, ptr %72, align 1
  br label %73

73:                                               ; preds = %69, %62
  %74 = phi i64 [ %64, %62 ], [ %71, %69 ]
  %75 = getelementptr inbounds nuw i8, ptr %61, i64 1
  %76 = load i8, ptr %75, align 1
  %77 = icmp ne i8 %76, 0
  %78 = add i64 %74, 8
  %79 = icmp ult i64 %78, 4096
  %80 = and i1 %77, %79
  br i1 %80, label %58, label %81

81:                                               ; preds = %73, %52
  %82 = phi i64 [ 0, %52 ], [ %74, %73 ]
  %83 = getelementptr inbounds nuw i8, ptr %6, i64 %82
  store i8 0, ptr %83, align 1
  %84 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1400), align 8
  %85 = icmp eq i64 %84, 0
  %86 = select i1 %85, ptr @.str.26, ptr @.str.25
  %87 = select i1 %31, ptr @.str.27, ptr @.str.21
  %88 = load ptr, ptr %33, align 8
  %89 = load i64, ptr %35, align 8
  %90 = icmp eq i64 %89, 0
  %91 = select i1 %90, ptr @.str.23, ptr @.str.22
  %92 = load i64, ptr %39, align 8
  %93 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %5, i64 noundef 5120, ptr noundef nonnull @.str.24, ptr noundef nonnull %86, ptr noundef %1, ptr noundef nonnull %87, ptr noundef %30, ptr noundef %88, ptr noundef nonnull %91, i64 noundef %92, ptr noundef nonnull %6) #18
  %94 = sext i32 %93 to i64
  %95 = icmp ult i32 %93, 5120
  br i1 %95, label %96, label %105

96:                                               ; preds = %81
  %97 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1400), align 8
  %98 = add i64 %97, %94
  %99 = icmp ult i64 %98, 65536
  br i1 %99, label %100, label %105

100:                                              ; preds = %96
  %101 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1408), i64 %97
  %102 = call ptr @memcpy(ptr noundef nonnull %101, ptr noundef nonnull %5, i64 noundef %94) #18
  %103 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1400), align 8
  %104 = add i64 %103, %94
  store i64 %104, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1400), align 8
  br label %105

105:                                              ; preds = %100, %96, %81
  store atomic i8 0, ptr @tell.lock release, align 1
  %106 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 848), align 8
  %107 = icmp ne i64 %106, 0
  %108 = select i1 %31, i1 %107, i1 false
  br i1 %108, label %109, label %111

109:                                              ; preds = %105
  %110 = call i32 @fflush(ptr noundef null) #18
  call fastcc void @write_report() #16
  call void @_exit(i32 noundef 77) #20
  unreachable

111:                                              ; preds = %105
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  ret i32 %2
}

declare extern_weak ptr @__cxa_demangle(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

declare i32 @clock_gettime(i32 noundef, ptr noundef) #6

declare i32 @prctl(i32 noundef, ...) #6

declare ptr @signal(i32 noundef, ptr noundef) #6

define internal fastcc i32 @run_child(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #3 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 72
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

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #6

declare i32 @munmap(ptr noundef, i64 noundef) #6

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
  %34 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %35 = trunc i64 %34 to i32
  %36 = call i32 @alarm(i32 noundef %35) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  ret void

37:                                               ; preds = %29, %37
  %38 = phi i64 [ %42, %37 ], [ 0, %29 ]
  %39 = getelementptr inbounds nuw i32, ptr @separate.ends, i64 %38
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 281018528
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 12583072
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 136
  br label %25

14:                                               ; preds = %48, %1
  %15 = load ptr, ptr %0, align 8
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load ptr, ptr %17, align 8
  call void %16(ptr noundef %18) #18
  %19 = load i64, ptr %7, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %52

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 12583072
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 314572960
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 96
  br label %53

25:                                               ; preds = %10, %48
  %26 = phi i64 [ %8, %10 ], [ %49, %48 ]
  %27 = phi i64 [ 0, %10 ], [ %50, %48 ]
  %28 = getelementptr inbounds nuw double, ptr %11, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fcmp une double %29, 0.000000e+00
  br i1 %30, label %31, label %48

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw %struct.Entry, ptr %12, i64 %27
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 48
  %35 = load i32, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %37 = load double, ptr %36, align 8
  %38 = load double, ptr %13, align 8
  %39 = call double @llvm.fmuladd.f64(double %38, double %29, double %37)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double %39, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %40 = fptrunc double %39 to float
  store float %40, ptr %5, align 4
  %41 = icmp eq i32 %35, 1
  br i1 %41, label %42, label %44

42:                                               ; preds = %31
  %43 = call ptr @memcpy(ptr noundef %33, ptr noundef nonnull %4, i64 noundef 8) #18
  br label %46

44:                                               ; preds = %31
  %45 = call ptr @memcpy(ptr noundef %33, ptr noundef nonnull %5, i64 noundef 4) #18
  br label %46

46:                                               ; preds = %42, %44
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %47 = load i64, ptr %7, align 8
  br label %48

48:                                               ; preds = %46, %25
  %49 = phi i64 [ %47, %46 ], [ %26, %25 ]
  %50 = add nuw nsw i64 %27, 1
  %51 = icmp slt i64 %50, %49
  br i1 %51, label %25, label %14

52:                                               ; preds = %67, %14
  ret void

53:                                               ; preds = %21, %67
  %54 = phi i64 [ 0, %21 ], [ %72, %67 ]
  %55 = getelementptr inbounds nuw %struct.Entry, ptr %22, i64 %54
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 48
  %58 = load i32, ptr %57, align 8
  %59 = icmp eq i32 %58, 1
  br i1 %59, label %60, label %63

60:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  %61 = call ptr @memcpy(ptr noundef nonnull %2, ptr noundef %56, i64 noundef 8) #18
  %62 = load double, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  br label %67

63:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %64 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %56, i64 noundef 4) #18
  %65 = load float, ptr %3, align 4
  %66 = fpext float %65 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  br label %67

67:                                               ; preds = %60, %63
  %68 = phi double [ %62, %60 ], [ %66, %63 ]
  %69 = load i64, ptr %24, align 8
  %70 = getelementptr inbounds [4194304 x double], ptr %23, i64 %69
  %71 = getelementptr inbounds nuw double, ptr %70, i64 %54
  store double %68, ptr %71, align 8
  %72 = add nuw nsw i64 %54, 1
  %73 = load i64, ptr %7, align 8
  %74 = icmp slt i64 %72, %73
  br i1 %74, label %53, label %52
}

declare i32 @fcntl(i32 noundef, i32 noundef, ...) #6

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #6

declare i32 @dup2(i32 noundef, i32 noundef) #6

declare i32 @setrlimit(i32 noundef, ptr noundef) #6

declare i32 @alarm(i32 noundef) #6

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

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) #6

define internal fastcc void @name(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2) unnamed_addr #3 {
  %4 = alloca [8 x ptr], align 16
  %5 = alloca [8 x i32], align 16
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 1
  %9 = select i1 %8, ptr @.str.48, ptr @.str.49
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
  %18 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.50) #18
  br label %94

19:                                               ; preds = %13
  %20 = xor i32 %11, -1
  %21 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.51, i32 noundef %20) #18
  br label %94

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 72
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
  %53 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.52, i32 noundef %50) #18
  br label %56

54:                                               ; preds = %45
  %55 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.53) #18
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
  %78 = select i1 %77, ptr @.str.54, ptr @.str.55
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
  %92 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %88, i64 noundef %89, ptr noundef nonnull @.str.56, ptr noundef nonnull %9, double noundef %91) #18
  br label %93

93:                                               ; preds = %56, %87, %61
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  br label %94

94:                                               ; preds = %17, %19, %93
  ret void
}

define internal fastcc range(i32 0, 2) i32 @agree_at_once(ptr noundef readonly captures(none) %0, double noundef %1, double noundef %2) unnamed_addr #12 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load double, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %69

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 12583072
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 314572960
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 348127392
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 381681824
  %15 = fmul double %7, 2.000000e+00
  br label %16

16:                                               ; preds = %10, %61
  %17 = phi double [ 0.000000e+00, %10 ], [ %64, %61 ]
  %18 = phi double [ 0.000000e+00, %10 ], [ %63, %61 ]
  %19 = phi double [ 0.000000e+00, %10 ], [ %62, %61 ]
  %20 = phi i64 [ 0, %10 ], [ %65, %61 ]
  %21 = getelementptr inbounds nuw %struct.Entry, ptr %11, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw double, ptr %12, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw double, ptr %13, i64 %20
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw double, ptr %14, i64 %20
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  %33 = fcmp oeq double %23, 0.000000e+00
  %34 = fsub double %23, %23
  %35 = fcmp une double %34, 0.000000e+00
  %36 = or i1 %33, %35
  %37 = select i1 %32, i1 true, i1 %36
  br i1 %37, label %61, label %38

38:                                               ; preds = %16
  %39 = fcmp oeq double %25, %27
  %40 = fcmp oeq double %25, %29
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %61, label %42

42:                                               ; preds = %38
  %43 = fadd double %25, %27
  %44 = fadd double %43, %29
  %45 = fsub double %44, %44
  %46 = fcmp une double %45, 0.000000e+00
  br i1 %46, label %101, label %47

47:                                               ; preds = %42
  %48 = fsub double %27, %29
  %49 = fdiv double %48, %15
  %50 = fmul double %23, %49
  %51 = fadd double %17, %50
  %52 = fsub double %27, %25
  %53 = fsub double %25, %29
  %54 = fsub double %52, %53
  %55 = fdiv double %54, %7
  %56 = tail call double @llvm.fmuladd.f64(double %23, double %55, double %18)
  %57 = fcmp olt double %50, 0.000000e+00
  %58 = fneg double %50
  %59 = select i1 %57, double %58, double %50
  %60 = fadd double %19, %59
  br label %61

61:                                               ; preds = %16, %47, %38
  %62 = phi double [ %19, %16 ], [ %19, %38 ], [ %60, %47 ]
  %63 = phi double [ %18, %16 ], [ %18, %38 ], [ %56, %47 ]
  %64 = phi double [ %17, %16 ], [ %17, %38 ], [ %51, %47 ]
  %65 = add nuw nsw i64 %20, 1
  %66 = icmp eq i64 %65, %8
  br i1 %66, label %67, label %16

67:                                               ; preds = %61
  %68 = tail call double @llvm.fabs.f64(double %63)
  br label %69

69:                                               ; preds = %67, %3
  %70 = phi double [ 0.000000e+00, %3 ], [ %62, %67 ]
  %71 = phi double [ 0.000000e+00, %3 ], [ %68, %67 ]
  %72 = phi double [ 0.000000e+00, %3 ], [ %64, %67 ]
  %73 = fcmp olt double %72, 0.000000e+00
  %74 = fneg double %72
  %75 = select i1 %73, double %74, double %72
  %76 = fcmp olt double %1, 0.000000e+00
  %77 = fneg double %1
  %78 = select i1 %76, double %77, double %1
  %79 = fcmp ogt double %75, %78
  %80 = select i1 %79, double %75, double %78
  %81 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %82 = load i64, ptr %81, align 8
  %83 = icmp ne i64 %82, 0
  %84 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %85 = fcmp olt double %84, 2.000000e-03
  %86 = select i1 %83, i1 %85, i1 false
  %87 = select i1 %86, double 2.000000e-03, double %84
  %88 = fadd double %2, %70
  %89 = icmp eq i64 %82, 0
  %90 = select i1 %89, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %91 = fmul double %88, %90
  %92 = fsub double %72, %1
  %93 = tail call double @llvm.fabs.f64(double %92)
  %94 = tail call double @llvm.fmuladd.f64(double %87, double %80, double %91)
  %95 = fcmp ugt double %93, %94
  br i1 %95, label %101, label %96

96:                                               ; preds = %69
  %97 = fmul double %7, 3.200000e+01
  %98 = fmul double %97, %70
  %99 = fcmp ole double %71, %98
  %100 = zext i1 %99 to i32
  br label %101

101:                                              ; preds = %42, %96, %69
  %102 = phi i32 [ %100, %96 ], [ 0, %69 ], [ 0, %42 ]
  ret i32 %102
}

define internal fastcc void @slope_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Slope) align 8 captures(none) initializes((24, 32)) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #13 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 0, ptr %10, align 8
  %11 = icmp slt i64 %2, %3
  br i1 %11, label %12, label %25

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 12583072
  %14 = icmp eq i32 %4, 0
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 314572960
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 348127392
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 381681824
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 415236256
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 448790688
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

define internal void @at_signal(i32 noundef %0) #3 {
  %2 = alloca [256 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  br label %6

3:                                                ; preds = %14
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %45

6:                                                ; preds = %1, %14
  %7 = phi i64 [ 0, %1 ], [ %15, %14 ]
  %8 = getelementptr inbounds nuw i32, ptr @fatal, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %7
  %13 = tail call i32 @sigaction(i32 noundef %0, ptr noundef nonnull %12, ptr noundef null) #18
  br label %14

14:                                               ; preds = %6, %11
  %15 = add nuw nsw i64 %7, 1
  %16 = icmp eq i64 %15, 5
  br i1 %16, label %3, label %6

17:                                               ; preds = %3
  %18 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %19 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %45, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 5632
  %24 = load i32, ptr %23, align 8
  %25 = icmp slt i32 %24, 1
  br i1 %25, label %45, label %26

26:                                               ; preds = %22
  %27 = add nsw i32 %24, -1
  %28 = zext nneg i32 %27 to i64
  br label %29

29:                                               ; preds = %39, %26
  %30 = phi i64 [ %28, %26 ], [ %40, %39 ]
  %31 = getelementptr inbounds nuw %struct.State, ptr %20, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = icmp ult ptr %18, %37
  br i1 %38, label %42, label %39

39:                                               ; preds = %35, %29
  %40 = add nsw i64 %30, -1
  %41 = icmp slt i64 %30, 1
  br i1 %41, label %45, label %29

42:                                               ; preds = %35
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 64), align 8
  %43 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 256, ptr noundef nonnull @.str.59, i32 noundef %0) #18
  %44 = call fastcc i32 @tell(ptr noundef nonnull %31, ptr noundef nonnull @.str.60, i32 noundef 1, ptr noundef nonnull %2) #16
  call fastcc void @write_report() #16
  br label %45

45:                                               ; preds = %39, %17, %22, %3, %42
  %46 = icmp eq i32 %0, 6
  br i1 %46, label %47, label %50

47:                                               ; preds = %45
  %48 = call i32 @getpid() #18
  %49 = call i32 @kill(i32 noundef %48, i32 noundef 6) #18
  br label %50

50:                                               ; preds = %47, %45
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  ret void
}

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #6

define internal fastcc range(i32 0, 3) i32 @check_forward(ptr noundef nonnull captures(none) %0, i64 noundef range(i64 1024, 1281) %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #3 {
  %4 = alloca [4096 x i8], align 16
  %5 = alloca [1024 x i8], align 16
  %6 = alloca %struct.Slope, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
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
  tail call fastcc void @choose(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %14, i64 noundef %1) #16
  %15 = load i64, ptr %8, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 281018528
  br label %24

19:                                               ; preds = %24, %3
  %20 = phi double [ 0.000000e+00, %3 ], [ %37, %24 ]
  %21 = load double, ptr %13, align 8
  %22 = fmul double %20, %21
  %23 = fcmp ogt double %22, 1.000000e+00
  br i1 %23, label %47, label %41

24:                                               ; preds = %17, %24
  %25 = phi double [ 0.000000e+00, %17 ], [ %37, %24 ]
  %26 = phi i64 [ 0, %17 ], [ %38, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %18, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fcmp olt double %28, 0.000000e+00
  %30 = fneg double %28
  %31 = select i1 %29, double %30, double %28
  %32 = getelementptr inbounds nuw %struct.Entry, ptr %8, i64 %26
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 12583112
  %34 = load double, ptr %33, align 8
  %35 = fdiv double %31, %34
  %36 = fcmp ogt double %35, %25
  %37 = select i1 %36, double %35, double %25
  %38 = add nuw nsw i64 %26, 1
  %39 = icmp eq i64 %38, %15
  br i1 %39, label %19, label %24

40:                                               ; preds = %47
  store double %49, ptr %13, align 8
  br label %41

41:                                               ; preds = %40, %19
  %42 = phi double [ %49, %40 ], [ %21, %19 ]
  %43 = fcmp ogt double %20, 0.000000e+00
  %44 = fmul double %20, %42
  %45 = fcmp olt double %44, 5.000000e-01
  %46 = and i1 %43, %45
  br i1 %46, label %52, label %58

47:                                               ; preds = %19, %47
  %48 = phi double [ %49, %47 ], [ %21, %19 ]
  %49 = fmul double %48, 5.000000e-01
  %50 = fmul double %20, %49
  %51 = fcmp ogt double %50, 1.000000e+00
  br i1 %51, label %47, label %40

52:                                               ; preds = %41, %52
  %53 = phi double [ %54, %52 ], [ %42, %41 ]
  %54 = fmul double %53, 2.000000e+00
  %55 = fmul double %20, %54
  %56 = fcmp olt double %55, 5.000000e-01
  br i1 %56, label %52, label %57

57:                                               ; preds = %52
  store double %54, ptr %13, align 8
  br label %58

58:                                               ; preds = %57, %41
  tail call fastcc void @choose(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %15, i64 noundef %1) #16
  %59 = icmp ne i32 %2, 0
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 12583072
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 28
  br label %66

66:                                               ; preds = %300, %58
  %67 = phi i1 [ true, %58 ], [ false, %300 ]
  %68 = phi i64 [ 0, %58 ], [ 1, %300 ]
  %69 = and i1 %59, %67
  br i1 %69, label %79, label %70

70:                                               ; preds = %66
  %71 = getelementptr inbounds nuw double, ptr %12, i64 %68
  %72 = load double, ptr %71, align 8
  store double %72, ptr %60, align 8
  store i32 0, ptr %61, align 8
  %73 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %72) #16
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %323, label %75

75:                                               ; preds = %70
  %76 = fneg double %72
  %77 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %76) #16
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %323, label %79

79:                                               ; preds = %66, %75
  %80 = load i64, ptr %8, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %87, label %84

82:                                               ; preds = %110
  %83 = fmul double %111, 1.000000e-02
  br label %84

84:                                               ; preds = %82, %79
  %85 = phi double [ 0.000000e+00, %79 ], [ %83, %82 ]
  %86 = load double, ptr %60, align 8
  br i1 %67, label %114, label %190

87:                                               ; preds = %79, %110
  %88 = phi i64 [ %112, %110 ], [ 0, %79 ]
  %89 = phi double [ %111, %110 ], [ 0.000000e+00, %79 ]
  %90 = getelementptr inbounds nuw %struct.Entry, ptr %62, i64 %88
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %92 = load ptr, ptr %91, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %110, label %94

94:                                               ; preds = %87
  %95 = getelementptr inbounds nuw i8, ptr %90, i64 32
  %96 = load double, ptr %95, align 8
  %97 = fsub double %96, %96
  %98 = fcmp une double %97, 0.000000e+00
  br i1 %98, label %110, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds nuw i8, ptr %90, i64 52
  %101 = load i32, ptr %100, align 4
  %102 = and i32 %101, 256
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %110

104:                                              ; preds = %99
  %105 = fcmp olt double %96, 0.000000e+00
  %106 = fneg double %96
  %107 = select i1 %105, double %106, double %96
  %108 = fcmp ogt double %107, %89
  br i1 %108, label %109, label %110

109:                                              ; preds = %104
  br label %110

110:                                              ; preds = %109, %104, %87, %94, %99
  %111 = phi double [ %89, %99 ], [ %89, %87 ], [ %89, %94 ], [ %107, %109 ], [ %89, %104 ]
  %112 = add nuw nsw i64 %88, 1
  %113 = icmp eq i64 %112, %80
  br i1 %113, label %82, label %87

114:                                              ; preds = %84
  %115 = load ptr, ptr %7, align 8
  %116 = load i64, ptr %115, align 8
  %117 = icmp slt i64 %116, 1
  br i1 %117, label %323, label %118

118:                                              ; preds = %114
  %119 = getelementptr inbounds nuw i8, ptr %115, i64 12583072
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 314572960
  %121 = getelementptr inbounds nuw i8, ptr %115, i64 348127392
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 381681824
  %123 = fmul double %86, 2.000000e+00
  %124 = getelementptr inbounds nuw i8, ptr %115, i64 144
  %125 = getelementptr inbounds nuw i8, ptr %115, i64 152
  %126 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %127 = fcmp olt double %126, 2.000000e-03
  %128 = fmul double %86, 3.200000e+01
  br label %129

129:                                              ; preds = %187, %118
  %130 = phi i64 [ 0, %118 ], [ %188, %187 ]
  %131 = getelementptr inbounds nuw %struct.Entry, ptr %119, i64 %130
  %132 = getelementptr inbounds nuw double, ptr %120, i64 %130
  %133 = load double, ptr %132, align 8
  %134 = getelementptr inbounds nuw double, ptr %121, i64 %130
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds nuw double, ptr %122, i64 %130
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = icmp eq ptr %139, null
  br i1 %140, label %187, label %141

141:                                              ; preds = %129
  %142 = getelementptr inbounds nuw i8, ptr %131, i64 52
  %143 = load i32, ptr %142, align 4
  %144 = and i32 %143, 258
  %145 = icmp eq i32 %144, 2
  br i1 %145, label %146, label %187

146:                                              ; preds = %141
  %147 = fsub double %135, %137
  %148 = fdiv double %147, %123
  %149 = load double, ptr %124, align 8
  %150 = fdiv double %148, %149
  %151 = fsub double %135, %133
  %152 = fsub double %133, %137
  %153 = fsub double %151, %152
  %154 = fdiv double %153, %86
  %155 = fdiv double %154, %149
  %156 = fadd double %150, %155
  %157 = fsub double %156, %156
  %158 = fcmp une double %157, 0.000000e+00
  br i1 %158, label %190, label %159

159:                                              ; preds = %146
  %160 = fcmp olt double %150, 0.000000e+00
  %161 = fneg double %150
  %162 = select i1 %160, double %161, double %150
  %163 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %164 = load double, ptr %163, align 8
  %165 = fcmp olt double %164, 0.000000e+00
  %166 = fneg double %164
  %167 = select i1 %165, double %166, double %164
  %168 = fcmp ogt double %162, %167
  %169 = select i1 %168, double %162, double %167
  %170 = load i64, ptr %125, align 8
  %171 = icmp ne i64 %170, 0
  %172 = select i1 %171, i1 %127, i1 false
  %173 = select i1 %172, double 2.000000e-03, double %126
  %174 = fadd double %85, %162
  %175 = icmp eq i64 %170, 0
  %176 = select i1 %175, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %177 = fmul double %174, %176
  %178 = fsub double %150, %164
  %179 = tail call double @llvm.fabs.f64(double %178)
  %180 = tail call double @llvm.fmuladd.f64(double %173, double %169, double %177)
  %181 = fcmp ugt double %179, %180
  br i1 %181, label %190, label %182

182:                                              ; preds = %159
  %183 = tail call double @llvm.fabs.f64(double %155)
  %184 = fmul double %128, %162
  %185 = fcmp ugt double %183, %184
  %186 = freeze i1 %185
  br i1 %186, label %190, label %187

187:                                              ; preds = %182, %141, %129
  %188 = add nuw nsw i64 %130, 1
  %189 = icmp eq i64 %188, %116
  br i1 %189, label %323, label %129

190:                                              ; preds = %146, %159, %182, %84
  %191 = load i32, ptr %61, align 8
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %204

193:                                              ; preds = %190
  %194 = fmul double %86, 5.000000e-01
  %195 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %194) #16
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %198

197:                                              ; preds = %193
  store i32 0, ptr %61, align 8
  br label %323

198:                                              ; preds = %193
  %199 = fmul double %86, -5.000000e-01
  %200 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %199) #16
  store i32 %200, ptr %61, align 8
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %323, label %202

202:                                              ; preds = %198
  %203 = load i64, ptr %8, align 8
  br label %204

204:                                              ; preds = %202, %190
  %205 = phi i64 [ %203, %202 ], [ %80, %190 ]
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %323

207:                                              ; preds = %204
  %208 = fadd double %85, 0.000000e+00
  %209 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %210 = fcmp olt double %209, 2.000000e-03
  br label %213

211:                                              ; preds = %293
  %212 = icmp slt i64 %294, 0
  br i1 %212, label %320, label %300

213:                                              ; preds = %207, %293
  %214 = phi i32 [ 0, %207 ], [ %297, %293 ]
  %215 = phi i64 [ 0, %207 ], [ %298, %293 ]
  %216 = phi double [ 0.000000e+00, %207 ], [ %296, %293 ]
  %217 = phi double [ 0.000000e+00, %207 ], [ %295, %293 ]
  %218 = phi i64 [ -1, %207 ], [ %294, %293 ]
  %219 = getelementptr inbounds nuw %struct.Entry, ptr %62, i64 %215
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 8
  %221 = load ptr, ptr %220, align 8
  %222 = icmp eq ptr %221, null
  br i1 %222, label %293, label %223

223:                                              ; preds = %213
  %224 = getelementptr inbounds nuw i8, ptr %219, i64 52
  %225 = load i32, ptr %224, align 4
  %226 = and i32 %225, 258
  %227 = icmp eq i32 %226, 2
  br i1 %227, label %228, label %293

228:                                              ; preds = %223
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %229 = add nuw nsw i64 %215, 1
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %6, ptr noundef nonnull %0, i64 noundef %215, i64 noundef %229, i32 noundef 0) #16
  %230 = load double, ptr %13, align 8
  %231 = load double, ptr %6, align 8
  %232 = fdiv double %231, %230
  %233 = load double, ptr %63, align 8
  %234 = fdiv double %233, %230
  %235 = getelementptr inbounds nuw i8, ptr %219, i64 32
  %236 = load double, ptr %235, align 8
  %237 = load i32, ptr %64, align 8
  %238 = load i32, ptr %65, align 4
  %239 = fcmp olt double %232, 0.000000e+00
  %240 = fneg double %232
  %241 = select i1 %239, double %240, double %232
  %242 = fcmp olt double %236, 0.000000e+00
  %243 = fneg double %236
  %244 = select i1 %242, double %243, double %236
  %245 = fcmp ogt double %241, %244
  %246 = select i1 %245, double %241, double %244
  %247 = load ptr, ptr %7, align 8
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 152
  %249 = load i64, ptr %248, align 8
  %250 = icmp eq i64 %249, 0
  %251 = select i1 %250, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %252 = fmul double %208, %251
  %253 = icmp ne i64 %249, 0
  %254 = select i1 %253, i1 %210, i1 false
  %255 = select i1 %254, double 2.000000e-03, double %209
  %256 = fsub double %232, %236
  %257 = fcmp olt double %256, 0.000000e+00
  %258 = fneg double %256
  %259 = select i1 %257, double %258, double %256
  %260 = icmp eq i32 %237, 0
  br i1 %260, label %261, label %278

261:                                              ; preds = %228
  %262 = fmul double %234, 4.000000e+00
  %263 = tail call double @llvm.fmuladd.f64(double %255, double %246, double %262)
  %264 = fadd double %252, %263
  %265 = fcmp ugt double %259, %264
  br i1 %265, label %273, label %266

266:                                              ; preds = %261
  %267 = fmul double %234, 1.600000e+01
  %268 = fcmp uge double %267, %246
  %269 = tail call double @llvm.fmuladd.f64(double %255, double %246, double %252)
  %270 = fcmp ugt double %259, %269
  %271 = select i1 %268, i1 %270, i1 false
  %272 = zext i1 %271 to i32
  br label %278

273:                                              ; preds = %261
  %274 = icmp ne i32 %238, 0
  %275 = fmul double %234, 8.000000e+00
  %276 = fcmp ogt double %275, %259
  %277 = select i1 %274, i1 true, i1 %276
  br i1 %277, label %278, label %281

278:                                              ; preds = %266, %228, %273
  %279 = phi i32 [ %272, %266 ], [ 1, %228 ], [ 1, %273 ]
  %280 = or i32 %279, %214
  br label %288

281:                                              ; preds = %273
  %282 = icmp slt i64 %218, 0
  %283 = fcmp ogt double %259, %217
  %284 = fcmp uno double %259, 0.000000e+00
  %285 = or i1 %283, %284
  %286 = select i1 %282, i1 true, i1 %285
  br i1 %286, label %287, label %288

287:                                              ; preds = %281
  br label %288

288:                                              ; preds = %278, %281, %287
  %289 = phi i32 [ %214, %287 ], [ %214, %281 ], [ %280, %278 ]
  %290 = phi i64 [ %215, %287 ], [ %218, %281 ], [ %218, %278 ]
  %291 = phi double [ %259, %287 ], [ %217, %281 ], [ %217, %278 ]
  %292 = phi double [ %232, %287 ], [ %216, %281 ], [ %216, %278 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  br label %293

293:                                              ; preds = %213, %223, %288
  %294 = phi i64 [ %290, %288 ], [ %218, %223 ], [ %218, %213 ]
  %295 = phi double [ %291, %288 ], [ %217, %223 ], [ %217, %213 ]
  %296 = phi double [ %292, %288 ], [ %216, %223 ], [ %216, %213 ]
  %297 = phi i32 [ %289, %288 ], [ %214, %223 ], [ %214, %213 ]
  %298 = add nuw nsw i64 %215, 1
  %299 = icmp eq i64 %298, %205
  br i1 %299, label %211, label %213

300:                                              ; preds = %211
  br i1 %67, label %66, label %301

301:                                              ; preds = %300
  %302 = getelementptr inbounds nuw %struct.Entry, ptr %62, i64 %294
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %302, ptr noundef %5) #16
  %303 = fcmp olt double %296, 0.000000e+00
  %304 = fneg double %296
  %305 = select i1 %303, double %304, double %296
  %306 = getelementptr inbounds nuw i8, ptr %302, i64 32
  %307 = load double, ptr %306, align 8
  %308 = fcmp olt double %307, 0.000000e+00
  %309 = fneg double %307
  %310 = select i1 %308, double %309, double %307
  %311 = fcmp ogt double %305, %310
  %312 = select i1 %311, double %305, double %310
  %313 = fsub double %296, %307
  %314 = fcmp olt double %313, 0.000000e+00
  %315 = fneg double %313
  %316 = select i1 %314, double %315, double %313
  %317 = fdiv double %316, %312
  %318 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.74, ptr noundef nonnull %5, double noundef %296, double noundef %307, double noundef %317) #18
  %319 = call fastcc i32 @tell(ptr noundef nonnull %0, ptr noundef nonnull @.str.75, i32 noundef 1, ptr noundef nonnull %4) #16
  br label %323

320:                                              ; preds = %211
  %321 = icmp eq i32 %297, 0
  %322 = select i1 %321, i32 0, i32 2
  br label %323

323:                                              ; preds = %75, %70, %198, %114, %204, %187, %320, %197, %301
  %324 = phi i32 [ 2, %197 ], [ 1, %301 ], [ 0, %187 ], [ %322, %320 ], [ 2, %70 ], [ 2, %75 ], [ 0, %114 ], [ 2, %198 ], [ 0, %204 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  ret i32 %324
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
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 152
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = select i1 %21, ptr @doubles, ptr @singles
  %23 = load i64, ptr %18, align 8
  tail call fastcc void @choose(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %23, i64 noundef %1) #16
  %24 = load ptr, ptr %17, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %3
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 281018528
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 12583072
  br label %33

33:                                               ; preds = %55, %30
  %34 = phi double [ 0.000000e+00, %30 ], [ %56, %55 ]
  %35 = phi double [ 0.000000e+00, %30 ], [ %57, %55 ]
  %36 = phi double [ 0.000000e+00, %30 ], [ %58, %55 ]
  %37 = phi i64 [ %26, %30 ], [ %59, %55 ]
  %38 = getelementptr inbounds double, ptr %31, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fcmp une double %39, 0.000000e+00
  br i1 %40, label %41, label %55

41:                                               ; preds = %33
  %42 = getelementptr inbounds %struct.Entry, ptr %32, i64 %37
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %55, label %46

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fmuladd.f64(double %39, double %48, double %36)
  %50 = fmul double %39, %48
  %51 = fcmp olt double %50, 0.000000e+00
  %52 = fneg double %50
  %53 = select i1 %51, double %52, double %50
  %54 = fadd double %35, %53
  br label %55

55:                                               ; preds = %46, %41, %33
  %56 = phi double [ %34, %41 ], [ %54, %46 ], [ %34, %33 ]
  %57 = phi double [ %35, %41 ], [ %54, %46 ], [ %35, %33 ]
  %58 = phi double [ %36, %41 ], [ %49, %46 ], [ %36, %33 ]
  %59 = add nsw i64 %37, 1
  %60 = icmp eq i64 %59, %28
  br i1 %60, label %61, label %33

61:                                               ; preds = %55, %3
  %62 = phi double [ 0.000000e+00, %3 ], [ %56, %55 ]
  %63 = phi double [ 0.000000e+00, %3 ], [ %58, %55 ]
  %64 = icmp ne i32 %2, 0
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %67 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %70 = getelementptr inbounds nuw i8, ptr %14, i64 28
  %71 = fcmp olt double %63, 0.000000e+00
  %72 = fneg double %63
  %73 = select i1 %71, double %72, double %63
  br label %74

74:                                               ; preds = %61, %169
  %75 = phi i64 [ 0, %61 ], [ %174, %169 ]
  %76 = phi double [ 0.000000e+00, %61 ], [ %173, %169 ]
  %77 = phi i32 [ 0, %61 ], [ %172, %169 ]
  %78 = phi i32 [ 0, %61 ], [ %171, %169 ]
  %79 = phi double [ 0.000000e+00, %61 ], [ %170, %169 ]
  %80 = icmp eq i64 %75, 0
  %81 = and i1 %64, %80
  br i1 %81, label %92, label %82

82:                                               ; preds = %74
  %83 = getelementptr inbounds nuw double, ptr %22, i64 %75
  %84 = load double, ptr %83, align 8
  store double %84, ptr %65, align 8
  store i32 0, ptr %66, align 8
  %85 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %84) #16
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %338, label %87

87:                                               ; preds = %82
  %88 = fneg double %84
  %89 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %88) #16
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %338, label %91

91:                                               ; preds = %87
  br i1 %80, label %92, label %95

92:                                               ; preds = %74, %91
  %93 = tail call fastcc i32 @agree_at_once(ptr noundef nonnull %0, double noundef %63, double noundef %62) #16
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %338

95:                                               ; preds = %92, %91
  %96 = load double, ptr %65, align 8
  %97 = load i32, ptr %66, align 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %95
  %100 = fmul double %96, 5.000000e-01
  %101 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %100) #16
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %99
  store i32 0, ptr %66, align 8
  br label %338

104:                                              ; preds = %99
  %105 = fmul double %96, -5.000000e-01
  %106 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %105) #16
  store i32 %106, ptr %66, align 8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %338, label %108

108:                                              ; preds = %95, %104
  %109 = load i64, ptr %18, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %14, ptr noundef nonnull %0, i64 noundef 0, i64 noundef %109, i32 noundef 1) #16
  %110 = load double, ptr %14, align 8
  %111 = load double, ptr %67, align 8
  %112 = load double, ptr %68, align 8
  %113 = load i32, ptr %69, align 8
  %114 = load i32, ptr %70, align 4
  %115 = fcmp olt double %110, 0.000000e+00
  %116 = fneg double %110
  %117 = select i1 %115, double %116, double %110
  %118 = fcmp ogt double %117, %73
  %119 = select i1 %118, double %117, double %73
  %120 = fadd double %62, %112
  %121 = load ptr, ptr %17, align 8
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 152
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  %125 = select i1 %124, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %126 = fmul double %120, %125
  %127 = icmp ne i64 %123, 0
  %128 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %129 = fcmp olt double %128, 2.000000e-03
  %130 = select i1 %127, i1 %129, i1 false
  %131 = select i1 %130, double 2.000000e-03, double %128
  %132 = fsub double %110, %63
  %133 = fcmp olt double %132, 0.000000e+00
  %134 = fneg double %132
  %135 = select i1 %133, double %134, double %132
  %136 = icmp eq i32 %113, 0
  br i1 %136, label %137, label %169

137:                                              ; preds = %108
  %138 = fmul double %111, 4.000000e+00
  %139 = tail call double @llvm.fmuladd.f64(double %131, double %119, double %138)
  %140 = fadd double %126, %139
  %141 = fcmp ugt double %135, %140
  br i1 %141, label %148, label %142

142:                                              ; preds = %137
  %143 = fmul double %111, 1.600000e+01
  %144 = fcmp olt double %143, %119
  %145 = tail call double @llvm.fmuladd.f64(double %131, double %119, double %126)
  %146 = fcmp ole double %135, %145
  %147 = select i1 %144, i1 true, i1 %146
  br i1 %147, label %338, label %169

148:                                              ; preds = %137
  %149 = icmp ne i32 %114, 0
  %150 = fmul double %111, 8.000000e+00
  %151 = fcmp ogt double %150, %135
  %152 = select i1 %149, i1 true, i1 %151
  br i1 %152, label %169, label %153

153:                                              ; preds = %148
  %154 = icmp eq i32 %78, 0
  br i1 %154, label %161, label %155

155:                                              ; preds = %153
  %156 = fsub double %110, %76
  %157 = tail call double @llvm.fabs.f64(double %156)
  %158 = fmul double %135, 1.000000e-01
  %159 = fcmp olt double %157, %158
  br i1 %159, label %160, label %161

160:                                              ; preds = %155
  br label %161

161:                                              ; preds = %160, %155, %153
  %162 = phi i32 [ 1, %160 ], [ %77, %155 ], [ %77, %153 ]
  %163 = getelementptr inbounds nuw double, ptr %22, i64 %75
  %164 = load double, ptr %163, align 8
  %165 = add nsw i32 %78, 1
  %166 = icmp ne i32 %165, 0
  %167 = icmp ne i32 %162, 0
  %168 = select i1 %166, i1 %167, i1 false
  br i1 %168, label %178, label %169

169:                                              ; preds = %161, %148, %108, %142
  %170 = phi double [ %79, %148 ], [ %79, %142 ], [ %79, %108 ], [ %164, %161 ]
  %171 = phi i32 [ %78, %148 ], [ %78, %142 ], [ %78, %108 ], [ %165, %161 ]
  %172 = phi i32 [ %77, %148 ], [ %77, %142 ], [ %77, %108 ], [ %162, %161 ]
  %173 = phi double [ %76, %148 ], [ %76, %142 ], [ %76, %108 ], [ %110, %161 ]
  %174 = add nuw nsw i64 %75, 1
  %175 = icmp eq i64 %174, 4
  br i1 %175, label %176, label %74

176:                                              ; preds = %169
  %177 = icmp eq i32 %172, 0
  br i1 %177, label %338, label %178

178:                                              ; preds = %161, %176
  %179 = phi double [ %170, %176 ], [ %164, %161 ]
  %180 = phi double [ %173, %176 ], [ %110, %161 ]
  %181 = icmp samesign ugt i64 %1, 255
  %182 = fcmp oeq double %180, 0.000000e+00
  %183 = select i1 %181, i1 %182, i1 false
  br i1 %183, label %338, label %184

184:                                              ; preds = %178
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #17
  store i8 0, ptr %16, align 16
  %185 = load i64, ptr %121, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %186 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %187 = load i64, ptr %5, align 16
  %188 = sitofp i64 %187 to double
  %189 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %190 = load i64, ptr %189, align 8
  %191 = sitofp i64 %190 to double
  %192 = call double @llvm.fmuladd.f64(double %191, double 1.000000e-09, double %188)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %193 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %194 = sitofp i64 %193 to double
  %195 = fadd double %192, %194
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %196 = icmp sgt i64 %185, 1
  br i1 %196, label %197, label %302

197:                                              ; preds = %184
  %198 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %199 = fneg double %179
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %200 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %201 = load i64, ptr %4, align 16
  %202 = sitofp i64 %201 to double
  %203 = load i64, ptr %198, align 8
  %204 = sitofp i64 %203 to double
  %205 = call double @llvm.fmuladd.f64(double %204, double 1.000000e-09, double %202)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  %206 = fcmp olt double %205, %195
  br i1 %206, label %215, label %302

207:                                              ; preds = %284
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %208 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %209 = load i64, ptr %4, align 16
  %210 = sitofp i64 %209 to double
  %211 = load i64, ptr %198, align 8
  %212 = sitofp i64 %211 to double
  %213 = call double @llvm.fmuladd.f64(double %212, double 1.000000e-09, double %210)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  %214 = fcmp olt double %213, %195
  br i1 %214, label %215, label %299

215:                                              ; preds = %197, %207
  %216 = phi i64 [ %292, %207 ], [ %185, %197 ]
  %217 = phi i64 [ %293, %207 ], [ 0, %197 ]
  %218 = add nuw nsw i64 %216, %217
  %219 = lshr i64 %218, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  br label %220

220:                                              ; preds = %276, %215
  %221 = phi i1 [ true, %215 ], [ false, %276 ]
  %222 = phi ptr [ %11, %215 ], [ %12, %276 ]
  %223 = phi ptr [ %9, %215 ], [ %10, %276 ]
  %224 = phi ptr [ %7, %215 ], [ %8, %276 ]
  %225 = select i1 %221, i64 %217, i64 %219
  %226 = select i1 %221, i64 %219, i64 %216
  call fastcc void @choose(ptr noundef nonnull %0, i64 noundef %225, i64 noundef %226, i64 noundef range(i64 0, 257) %1) #16
  store double %179, ptr %65, align 8
  store i32 0, ptr %66, align 8
  %227 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %179) #16
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %324, label %229

229:                                              ; preds = %220
  %230 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %199) #16
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %324, label %232

232:                                              ; preds = %229
  %233 = load double, ptr %65, align 8
  %234 = load i32, ptr %66, align 8
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %236, label %245

236:                                              ; preds = %232
  %237 = fmul double %233, 5.000000e-01
  %238 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %237) #16
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %240, label %241

240:                                              ; preds = %236
  store i32 0, ptr %66, align 8
  br label %324

241:                                              ; preds = %236
  %242 = fmul double %233, -5.000000e-01
  %243 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %242) #16
  store i32 %243, ptr %66, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %324, label %245

245:                                              ; preds = %241, %232
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #17
  %246 = load i64, ptr %121, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %13, ptr noundef nonnull %0, i64 noundef 0, i64 noundef %246, i32 noundef 1) #16
  %247 = load double, ptr %13, align 8
  store double %247, ptr %223, align 8
  %248 = load ptr, ptr %17, align 8
  %249 = getelementptr inbounds nuw i8, ptr %248, i64 104
  %250 = load i64, ptr %249, align 8
  %251 = getelementptr inbounds nuw i8, ptr %248, i64 112
  %252 = load i64, ptr %251, align 8
  %253 = icmp slt i64 %250, %252
  br i1 %253, label %254, label %276

254:                                              ; preds = %245
  %255 = getelementptr inbounds nuw i8, ptr %248, i64 281018528
  %256 = getelementptr inbounds nuw i8, ptr %248, i64 12583072
  br label %257

257:                                              ; preds = %272, %254
  %258 = phi double [ 0.000000e+00, %254 ], [ %273, %272 ]
  %259 = phi i64 [ %250, %254 ], [ %274, %272 ]
  %260 = getelementptr inbounds double, ptr %255, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = fcmp une double %261, 0.000000e+00
  br i1 %262, label %263, label %272

263:                                              ; preds = %257
  %264 = getelementptr inbounds %struct.Entry, ptr %256, i64 %259
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %266 = load ptr, ptr %265, align 8
  %267 = icmp eq ptr %266, null
  br i1 %267, label %272, label %268

268:                                              ; preds = %263
  %269 = getelementptr inbounds nuw i8, ptr %264, i64 32
  %270 = load double, ptr %269, align 8
  %271 = call double @llvm.fmuladd.f64(double %261, double %270, double %258)
  br label %272

272:                                              ; preds = %268, %263, %257
  %273 = phi double [ %271, %268 ], [ %258, %263 ], [ %258, %257 ]
  %274 = add nsw i64 %259, 1
  %275 = icmp eq i64 %274, %252
  br i1 %275, label %276, label %257

276:                                              ; preds = %272, %245
  %277 = phi double [ 0.000000e+00, %245 ], [ %273, %272 ]
  store double %277, ptr %222, align 8
  %278 = fsub double %247, %277
  %279 = fcmp olt double %278, 0.000000e+00
  %280 = fneg double %278
  %281 = select i1 %279, double %280, double %278
  %282 = fcmp ord double %281, 0.000000e+00
  %283 = select i1 %282, double %281, double 1.000000e+308
  store double %283, ptr %224, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #17
  br i1 %221, label %220, label %284

284:                                              ; preds = %276
  %285 = load double, ptr %8, align 8
  %286 = load double, ptr %7, align 16
  %287 = fcmp ogt double %285, %286
  %288 = load double, ptr %10, align 8
  %289 = load double, ptr %9, align 16
  %290 = load double, ptr %12, align 8
  %291 = load double, ptr %11, align 16
  %292 = select i1 %287, i64 %216, i64 %219
  %293 = select i1 %287, i64 %219, i64 %217
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %294 = sub nsw i64 %292, %293
  %295 = icmp sgt i64 %294, 1
  br i1 %295, label %207, label %296

296:                                              ; preds = %284
  %297 = select i1 %287, double %288, double %289
  %298 = select i1 %287, double %290, double %291
  br label %302

299:                                              ; preds = %207
  %300 = select i1 %287, double %288, double %289
  %301 = select i1 %287, double %290, double %291
  br label %302

302:                                              ; preds = %299, %197, %296, %184
  %303 = phi double [ 0.000000e+00, %184 ], [ 0.000000e+00, %197 ], [ %298, %296 ], [ %301, %299 ]
  %304 = phi double [ 0.000000e+00, %184 ], [ 0.000000e+00, %197 ], [ %297, %296 ], [ %300, %299 ]
  %305 = phi i64 [ %185, %184 ], [ %185, %197 ], [ %292, %296 ], [ %292, %299 ]
  %306 = phi i64 [ 0, %184 ], [ 0, %197 ], [ %293, %296 ], [ %293, %299 ]
  %307 = phi i64 [ %185, %184 ], [ %185, %197 ], [ %294, %296 ], [ %294, %299 ]
  call fastcc void @choose(ptr noundef nonnull %0, i64 noundef %306, i64 noundef %305, i64 noundef range(i64 0, 257) %1) #16
  %308 = getelementptr inbounds nuw i8, ptr %121, i64 281018528
  %309 = getelementptr inbounds nuw double, ptr %308, i64 %306
  %310 = load double, ptr %309, align 8
  %311 = getelementptr inbounds nuw i8, ptr %121, i64 12583072
  %312 = getelementptr inbounds nuw %struct.Entry, ptr %311, i64 %306
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %312, ptr noundef %6) #16
  %313 = icmp eq i64 %307, 1
  %314 = fcmp une double %310, 0.000000e+00
  %315 = select i1 %313, i1 %314, i1 false
  br i1 %315, label %316, label %322

316:                                              ; preds = %302
  %317 = fdiv double %304, %310
  %318 = fadd double %317, 0.000000e+00
  %319 = fdiv double %303, %310
  %320 = fadd double %319, 0.000000e+00
  %321 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %16, i64 noundef 1024, ptr noundef nonnull @.str.77, ptr noundef nonnull %6, double noundef %318, double noundef %320) #18
  br label %325

322:                                              ; preds = %302
  %323 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %16, i64 noundef 1024, ptr noundef nonnull @.str.78, ptr noundef nonnull %6) #18
  br label %325

324:                                              ; preds = %241, %229, %220, %240
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %325

325:                                              ; preds = %316, %322, %324
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  %326 = fcmp olt double %180, 0.000000e+00
  %327 = fneg double %180
  %328 = select i1 %326, double %327, double %180
  %329 = fcmp ogt double %328, %73
  %330 = select i1 %329, double %328, double %73
  %331 = fsub double %180, %63
  %332 = fcmp olt double %331, 0.000000e+00
  %333 = fneg double %331
  %334 = select i1 %332, double %333, double %331
  %335 = fdiv double %334, %330
  %336 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %15, i64 noundef 4096, ptr noundef nonnull @.str.76, double noundef %180, double noundef %63, double noundef %335, ptr noundef nonnull %16) #18
  %337 = call fastcc i32 @tell(ptr noundef nonnull %0, ptr noundef nonnull @.str.75, i32 noundef 1, ptr noundef nonnull %15) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #17
  br label %338

338:                                              ; preds = %142, %82, %87, %104, %92, %103, %178, %176, %325
  %339 = phi i32 [ 2, %176 ], [ 1, %325 ], [ 0, %178 ], [ 2, %103 ], [ 0, %142 ], [ 2, %82 ], [ 0, %92 ], [ 2, %104 ], [ 2, %87 ]
  ret i32 %339
}

declare i64 @llvm.umin.i64(i64, i64) #14

declare i64 @llvm.abs.i64(i64, i1 immarg) #15

declare i64 @llvm.smax.i64(i64, i64) #14

declare double @llvm.fabs.f64(double) #14

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nonlazybind }
attributes #7 = { noreturn nounwind }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { noreturn nonlazybind }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #13 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nobuiltin }
attributes #17 = { nounwind }
attributes #18 = { nobuiltin nounwind }
attributes #19 = { nobuiltin noreturn }
attributes #20 = { nobuiltin noreturn nounwind }

