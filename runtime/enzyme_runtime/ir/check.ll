; Generated from csrc/check.c by csrc/build.py: do not edit. 6c7163bb371398cc abd8e9728bb0b787

%struct.Program = type { double, double, i64, i64, i64, i64, i32, i32, i32, i32, i32, [5 x %struct.Action], i64, i64, i64, i64, i64, double, [512 x i8], ptr, i64, ptr, [16 x %struct.Half], i8, i64, [65536 x i8] }
%struct.Action = type { ptr, [16 x i64], i32, ptr }
%struct.Half = type { %struct.State, ptr, i64 }
%struct.State = type { ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double, ptr }
%struct.Object = type { ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i64, i64 }
%struct.Anchor = type { ptr, i64, ptr, i32, i32, i32, i32, i32 }
%struct.Pair = type { ptr, ptr }
%struct.anon.0 = type { i32, i16, i16 }
%struct.Entry = type { ptr, ptr, double, double, double, double, i32, i32, i32, i32 }
%struct.Slot = type { i64, i64, i64, i64 }
%struct.Range = type { ptr, ptr, i32, i32, i32 }
%struct.anon = type { i32, i16, i16 }
%struct.Variable = type { ptr, i64, ptr }
%struct.Known = type { ptr }
%struct.Slope = type { double, double, double, i32, i32 }

@__enzcc_check_watch = linkonce_odr hidden global ptr null, align 8
@__enzcc_check_program = linkonce_odr hidden global %struct.Program zeroinitializer, align 8
@__enzcc_check_thread = linkonce_odr hidden thread_local global ptr null, align 8
@.str = private unnamed_addr constant [12 x i8] c"not checked\00", align 1
@.str.1 = private unnamed_addr constant [81 x i8] c"    there is no address space for it (half a gigabyte, of which little is used)\0A\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"    %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [96 x i8] c"    the function leaves pointers in memory: seeds may be where there was nothing when it began\0A\00", align 1
@.str.4 = private unnamed_addr constant [58 x i8] c"    the two halves are given shadows at different places\0A\00", align 1
@tell.lock = internal global i8 0, align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"_Z\00", align 1
@.str.6 = private unnamed_addr constant [81 x i8] c"==enzcc== %s: %s\0A    derivative of '%s', asked for at %s (%s mode, call %lld)\0A%s\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"ERROR\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"warning\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"forward\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"reverse\00", align 1
@.str.11 = private unnamed_addr constant [113 x i8] c"%s\0A  {\22kind\22: \22%s\22, \22severity\22: \22%s\22, \22function\22: \22%s\22, \22place\22: \22%s\22, \22mode\22: \22%s\22, \22call\22: %lld, \22text\22: \22%s\22}\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.13 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.15 = private unnamed_addr constant [10 x i8] c"%.*s'%s%s\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.17 = private unnamed_addr constant [84 x i8] c"{\22requests\22: %lld, \22checked\22: %lld, \22errors\22: %lld, \22warnings\22: %lld, \22findings\22: [\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"]}\0A\00", align 1
@.str.19 = private unnamed_addr constant [102 x i8] c"    the function did not come to an end in a child process (a signal, a hang, threads, an exception)\0A\00", align 1
@.str.20 = private unnamed_addr constant [16 x i8] c"/proc/self/maps\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"[heap]\00", align 1
@.str.22 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.23 = private unnamed_addr constant [17 x i8] c"/proc/self/fd/%d\00", align 1
@separate.ends = internal unnamed_addr constant [6 x i32] [i32 4, i32 6, i32 7, i32 8, i32 11, i32 14], align 16
@.str.24 = private unnamed_addr constant [63 x i8] c"    it has run for %.0f seconds, the function itself for %.2g\0A\00", align 1
@.str.25 = private unnamed_addr constant [17 x i8] c"derivative hangs\00", align 1
@.str.26 = private unnamed_addr constant [12 x i8] c"null shadow\00", align 1
@.str.27 = private unnamed_addr constant [23 x i8] c"and its shadow is null\00", align 1
@singles = internal unnamed_addr constant [4 x double] [double 1.562500e-02, double 0x3F60000000000000, double 6.250000e-02, double 0x3F30000000000000], align 16
@doubles = internal unnamed_addr constant [4 x double] [double 0x3F50000000000000, double 0x3F00000000000000, double 0x3EB0000000000000, double 1.562500e-02], align 16
@.str.28 = private unnamed_addr constant [60 x i8] c"    %s: its shadow is shorter than itself, and ends before\0A\00", align 1
@.str.29 = private unnamed_addr constant [17 x i8] c"shadow too short\00", align 1
@.str.30 = private unnamed_addr constant [49 x i8] c"    %s: its shadow is NaN before the derivative\0A\00", align 1
@.str.31 = private unnamed_addr constant [17 x i8] c"shadow holds NaN\00", align 1
@.str.32 = private unnamed_addr constant [64 x i8] c"    %s: its shadow is memory that the function reads or writes\0A\00", align 1
@.str.33 = private unnamed_addr constant [23 x i8] c"shadow overlaps primal\00", align 1
@.str.34 = private unnamed_addr constant [43 x i8] c"    %s: another float has the same shadow\0A\00", align 1
@.str.35 = private unnamed_addr constant [16 x i8] c"shadows overlap\00", align 1
@.str.36 = private unnamed_addr constant [102 x i8] c"    a pointer of argument %d is its own shadow, and no enzyme_runtime_activity is given: not checked\0A\00", align 1
@.str.37 = private unnamed_addr constant [25 x i8] c"shadow is its own primal\00", align 1
@.str.38 = private unnamed_addr constant [29 x i8] c"shadow pointer leads nowhere\00", align 1
@.str.39 = private unnamed_addr constant [65 x i8] c"    where the function read a pointer, its shadow is no address\0A\00", align 1
@.str.40 = private unnamed_addr constant [65 x i8] c"    floats other than double and float, which the function uses\0A\00", align 1
@.str.41 = private unnamed_addr constant [50 x i8] c"    what is beyond the first four million floats\0A\00", align 1
@.str.42 = private unnamed_addr constant [7 x i8] c"double\00", align 1
@.str.43 = private unnamed_addr constant [6 x i8] c"float\00", align 1
@.str.44 = private unnamed_addr constant [11 x i8] c"the result\00", align 1
@.str.45 = private unnamed_addr constant [12 x i8] c"argument %d\00", align 1
@.str.46 = private unnamed_addr constant [16 x i8] c"argument %d, at\00", align 1
@.str.47 = private unnamed_addr constant [22 x i8] c"a global variable, at\00", align 1
@.str.48 = private unnamed_addr constant [10 x i8] c" byte %ld\00", align 1
@.str.49 = private unnamed_addr constant [8 x i8] c" -> %ld\00", align 1
@.str.50 = private unnamed_addr constant [10 x i8] c" (%s, %g)\00", align 1
@.str.51 = private unnamed_addr constant [40 x i8] c"    %s: the function depends on it, %s\0A\00", align 1
@.str.52 = private unnamed_addr constant [20 x i8] c"derivative released\00", align 1
@.str.53 = private unnamed_addr constant [96 x i8] c"makes other memory in its place, and releases it and its shadow: nobody can read the derivative\00", align 1
@.str.54 = private unnamed_addr constant [12 x i8] c"ENZCC_CHECK\00", align 1
@.str.55 = private unnamed_addr constant [6 x i8] c"every\00", align 1
@.str.56 = private unnamed_addr constant [10 x i8] c"tolerance\00", align 1
@.str.57 = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.58 = private unnamed_addr constant [5 x i8] c"seed\00", align 1
@.str.59 = private unnamed_addr constant [5 x i8] c"list\00", align 1
@.str.60 = private unnamed_addr constant [6 x i8] c"limit\00", align 1
@.str.61 = private unnamed_addr constant [7 x i8] c"report\00", align 1
@.str.62 = private unnamed_addr constant [18 x i8] c"tangents all zero\00", align 1
@.str.63 = private unnamed_addr constant [15 x i8] c"seeds all zero\00", align 1
@.str.64 = private unnamed_addr constant [60 x i8] c"    whenever it was called: so the derivative says nothing\0A\00", align 1
@.str.65 = private unnamed_addr constant [92 x i8] c"==enzcc== %lld of %lld derivatives checked, %lld findings: the program ends with status %d\0A\00", align 1
@.str.66 = private unnamed_addr constant [19 x i8] c"kink, or too noisy\00", align 1
@.str.67 = private unnamed_addr constant [78 x i8] c"    differences of two step sizes disagree with each other here: not checked\0A\00", align 1
@.str.68 = private unnamed_addr constant [52 x i8] c"==enzcc==   from %p on: argument %d%s%s, shadow %p\0A\00", align 1
@.str.69 = private unnamed_addr constant [15 x i8] c", by a pointer\00", align 1
@.str.70 = private unnamed_addr constant [7 x i8] c", none\00", align 1
@.str.71 = private unnamed_addr constant [17 x i8] c", null or itself\00", align 1
@.str.72 = private unnamed_addr constant [54 x i8] c"==enzcc==   %s%s%s%s%s: value %g, shadow %g, then %g\0A\00", align 1
@.str.73 = private unnamed_addr constant [7 x i8] c", read\00", align 1
@.str.74 = private unnamed_addr constant [10 x i8] c", written\00", align 1
@.str.75 = private unnamed_addr constant [10 x i8] c", guessed\00", align 1
@.str.76 = private unnamed_addr constant [17 x i8] c", without shadow\00", align 1
@.str.77 = private unnamed_addr constant [59 x i8] c"    %s: expected %.10g, found %.10g (relative error %.2g)\0A\00", align 1
@.str.78 = private unnamed_addr constant [17 x i8] c"wrong derivative\00", align 1
@.str.79 = private unnamed_addr constant [76 x i8] c"    along a direction: expected %.10g, found %.10g (relative error %.2g)\0A%s\00", align 1
@.str.80 = private unnamed_addr constant [61 x i8] c"    worst: %s: its derivative should be %.10g, and is %.10g\0A\00", align 1
@.str.81 = private unnamed_addr constant [20 x i8] c"    worst: near %s\0A\00", align 1
@.str.82 = private unnamed_addr constant [69 x i8] c"    %s: %.17g after the derivative, %.17g after the function itself\0A\00", align 1
@.str.83 = private unnamed_addr constant [15 x i8] c"primal changed\00", align 1
@__const.watch_signals.own = private unnamed_addr constant { ptr, [16 x i64], i32, [4 x i8], ptr } { ptr @at_signal, [16 x i64] zeroinitializer, i32 0, [4 x i8] zeroinitializer, ptr null }, align 8
@fatal = internal unnamed_addr constant [5 x i32] [i32 4, i32 6, i32 7, i32 8, i32 11], align 16
@.str.84 = private unnamed_addr constant [66 x i8] c"    signal %d while it ran; the function itself comes to its end\0A\00", align 1
@.str.85 = private unnamed_addr constant [19 x i8] c"derivative crashes\00", align 1
@switch.table.touch = private unnamed_addr constant [5 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0], align 8

define linkonce_odr hidden void @__enzcc_check_note(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) noinline nounwind {
  %5 = tail call fastcc ptr @find(ptr noundef %0) #16
  %6 = icmp eq ptr %5, null
  %7 = icmp slt i64 %1, 1
  %8 = or i1 %7, %6
  br i1 %8, label %34, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %33, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %5, align 8
  %15 = ptrtoint ptr %0 to i64
  %16 = ptrtoint ptr %14 to i64
  %17 = sub i64 %15, %16
  %18 = lshr i64 %17, 2
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %20 = getelementptr inbounds i8, ptr %19, i64 -1
  %21 = ptrtoint ptr %20 to i64
  %22 = sub i64 %21, %16
  %23 = lshr i64 %22, 2
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %25 = load i64, ptr %24, align 8
  %26 = icmp ult i64 %18, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %13
  store i64 %18, ptr %24, align 8
  br label %28

28:                                               ; preds = %27, %13
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %30 = load i64, ptr %29, align 8
  %31 = icmp ugt i64 %23, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  store i64 %23, ptr %29, align 8
  br label %33

33:                                               ; preds = %28, %32, %9
  tail call fastcc void @touch(ptr noundef %5, ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #16
  br label %34

34:                                               ; preds = %4, %33
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
  %47 = getelementptr inbounds i8, ptr %46, i64 -80
  %48 = getelementptr inbounds i8, ptr %46, i64 -72
  %49 = load ptr, ptr %48, align 8
  %50 = icmp ult ptr %0, %49
  br i1 %50, label %51, label %58

51:                                               ; preds = %45
  %52 = getelementptr inbounds i8, ptr %46, i64 -40
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

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
  %42 = getelementptr i8, ptr %41, i64 -72
  %43 = load ptr, ptr %42, align 8
  %44 = icmp ult ptr %1, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 -80
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

define linkonce_odr hidden void @__enzcc_check_named(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) noinline nounwind {
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
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %11 = load i32, ptr %10, align 8
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
  %109 = getelementptr i8, ptr %108, i64 -72
  %110 = load ptr, ptr %109, align 8
  %111 = icmp ult ptr %86, %110
  %112 = getelementptr inbounds i8, ptr %108, i64 -80
  br i1 %111, label %113, label %127

113:                                              ; preds = %107
  %114 = getelementptr inbounds i8, ptr %108, i64 -32
  %115 = load i32, ptr %114, align 8
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %127, label %117

117:                                              ; preds = %113
  %118 = getelementptr inbounds i8, ptr %108, i64 -40
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
  br i1 %2, label %15, label %3

3:                                                ; preds = %1
  %4 = tail call fastcc ptr @find(ptr noundef nonnull %0) #16
  %5 = icmp eq ptr %4, null
  br i1 %5, label %15, label %6

6:                                                ; preds = %3
  %7 = load ptr, ptr %4, align 8
  %8 = icmp eq ptr %7, %0
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store i32 %11, ptr %12, align 4
  store i32 0, ptr %10, align 8
  %13 = load ptr, ptr @__enzcc_check_watch, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store ptr null, ptr %14, align 8
  br label %15

15:                                               ; preds = %1, %9, %6, %3
  ret void
}

define linkonce_odr hidden ptr @__enzcc_check_code(ptr noundef %0) noinline nounwind {
  %2 = load ptr, ptr @__enzcc_check_watch, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %24, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 96
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

define linkonce_odr hidden i64 @__enzcc_check_stopped(i64 noundef %0) noinline nounwind {
  %2 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1392), align 8
  %3 = icmp eq ptr %2, null
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1400), align 8
  %5 = icmp eq i64 %4, 1048576
  %6 = select i1 %3, i1 true, i1 %5
  br i1 %6, label %24, label %7

7:                                                ; preds = %1
  %8 = add nsw i64 %4, 1
  store i64 %8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1400), align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 281018536
  %14 = getelementptr inbounds i64, ptr %13, i64 %4
  store i64 %0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 281018528
  store i64 %8, ptr %15, align 8
  br label %20

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 281018528
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %4, %18
  br i1 %19, label %20, label %24

20:                                               ; preds = %12, %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 281018536
  %22 = getelementptr inbounds i64, ptr %21, i64 %4
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %20, %16, %1
  %25 = phi i64 [ %0, %1 ], [ %23, %20 ], [ %0, %16 ]
  ret i64 %25
}

define linkonce_odr hidden void @__enzcc_check_begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = alloca %struct.anon.0, align 4
  %6 = alloca i8, align 1
  %7 = alloca [2 x i32], align 4
  %8 = alloca [2 x i32], align 4
  %9 = alloca [2 x i64], align 16
  %10 = alloca [2 x i64], align 16
  %11 = tail call fastcc ptr @enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #16
  %12 = icmp eq ptr %11, null
  br i1 %12, label %169, label %13

13:                                               ; preds = %4
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %15, label %62

15:                                               ; preds = %13
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %17 = add nsw i64 %16, 1
  store i64 %17, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 2
  br i1 %20, label %21, label %23

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 0, ptr %22, align 8
  br label %169

23:                                               ; preds = %15
  %24 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 832), align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %51, label %26

26:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #17
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #18
  %28 = load i64, ptr %10, align 16
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %30 = load i64, ptr %29, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #17
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 1
  br i1 %33, label %34, label %36

34:                                               ; preds = %26
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %35, align 8
  br label %60

36:                                               ; preds = %26
  %37 = sitofp i64 %30 to double
  %38 = sitofp i64 %28 to double
  %39 = call double @llvm.fmuladd.f64(double %37, double 1.000000e-09, double %38)
  %40 = load double, ptr @__enzcc_check_program, align 8
  %41 = fsub double %39, %40
  %42 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %43 = fsub double %41, %42
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %45 = load double, ptr %44, align 8
  %46 = fadd double %42, %45
  %47 = call double @llvm.fmuladd.f64(double %43, double 4.000000e+00, double 2.000000e-02)
  %48 = fcmp olt double %46, %47
  %49 = zext i1 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %49, ptr %50, align 8
  br i1 %48, label %60, label %169

51:                                               ; preds = %23
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %53 = load i64, ptr %52, align 8
  %54 = srem i64 %53, %24
  %55 = icmp ne i64 %24, 1
  %56 = zext i1 %55 to i64
  %57 = icmp eq i64 %54, %56
  %58 = zext i1 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %58, ptr %59, align 8
  br i1 %57, label %60, label %169

60:                                               ; preds = %51, %34, %36
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store double 0.000000e+00, ptr %61, align 8
  br label %66

62:                                               ; preds = %13
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %169, label %66

66:                                               ; preds = %60, %62
  %67 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 6144
  %70 = load i32, ptr %69, align 8
  %71 = sext i32 %70 to i64
  %72 = getelementptr ptr, ptr %68, i64 %71
  %73 = getelementptr i8, ptr %72, i64 5624
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %78, label %76

76:                                               ; preds = %66
  %77 = getelementptr inbounds nuw i8, ptr %11, i64 80
  store ptr %74, ptr %77, align 8
  br label %93

78:                                               ; preds = %66
  %79 = call ptr @mmap(ptr noundef null, i64 noundef 490733736, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
  %80 = icmp eq ptr %79, inttoptr (i64 -1 to ptr)
  %81 = select i1 %80, ptr null, ptr %79
  store ptr %81, ptr %73, align 8
  %82 = getelementptr inbounds nuw i8, ptr %11, i64 80
  store ptr %81, ptr %82, align 8
  %83 = icmp eq ptr %81, null
  br i1 %83, label %84, label %93

84:                                               ; preds = %78
  %85 = load ptr, ptr %11, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 120
  %87 = load i64, ptr %86, align 8
  %88 = and i64 %87, 4194304
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %169

90:                                               ; preds = %84
  %91 = or disjoint i64 %87, 4194304
  store i64 %91, ptr %86, align 8
  %92 = call fastcc i32 @tell(ptr noundef nonnull readonly %11, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.1) #16
  br label %169

93:                                               ; preds = %76, %78
  %94 = phi ptr [ %77, %76 ], [ %82, %78 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  %95 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #18
  %96 = load i64, ptr %9, align 16
  %97 = sitofp i64 %96 to double
  %98 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to double
  %101 = call double @llvm.fmuladd.f64(double %100, double 1.000000e-09, double %97)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %102 = call i32 @pipe(ptr noundef nonnull %7) #18
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %158

104:                                              ; preds = %93
  %105 = call i32 @pipe(ptr noundef nonnull %8) #18
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %113, label %107

107:                                              ; preds = %104
  %108 = load i32, ptr %7, align 4
  %109 = call i32 @close(i32 noundef %108) #18
  %110 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %111 = load i32, ptr %110, align 4
  %112 = call i32 @close(i32 noundef %111) #18
  br label %158

113:                                              ; preds = %104
  %114 = call i32 @fork() #18
  %115 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 %114, ptr %115, align 8
  %116 = icmp eq i32 %114, 0
  br i1 %116, label %117, label %127

117:                                              ; preds = %113
  %118 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %119 = load i32, ptr %118, align 4
  %120 = call i32 @close(i32 noundef %119) #18
  %121 = load i32, ptr %8, align 4
  %122 = call i32 @close(i32 noundef %121) #18
  %123 = call ptr @llvm.frameaddress.p0(i32 0)
  %124 = load i32, ptr %7, align 4
  %125 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %126 = load i32, ptr %125, align 4
  call fastcc void @serve(ptr noundef nonnull %11, ptr noundef %123, i32 noundef %124, i32 noundef %126) #19
  unreachable

127:                                              ; preds = %113
  %128 = load i32, ptr %7, align 4
  %129 = call i32 @close(i32 noundef %128) #18
  %130 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %131 = load i32, ptr %130, align 4
  %132 = call i32 @close(i32 noundef %131) #18
  %133 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds nuw i8, ptr %11, i64 28
  store i32 %134, ptr %135, align 4
  %136 = load i32, ptr %8, align 4
  %137 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i32 %136, ptr %137, align 8
  %138 = load i32, ptr %115, align 8
  %139 = icmp sgt i32 %138, 0
  %140 = zext i1 %139 to i32
  %141 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i32 %140, ptr %141, align 8
  br i1 %139, label %142, label %158

142:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  store i32 %136, ptr %5, align 4
  %143 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i16 1, ptr %143, align 4
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 6
  store i16 0, ptr %144, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  br label %145

145:                                              ; preds = %156, %142
  %146 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %147 = trunc i64 %146 to i32
  %148 = mul i32 %147, 1000
  %149 = add i32 %148, 10000
  %150 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef %149) #18
  %151 = icmp sgt i32 %150, 0
  br i1 %151, label %152, label %156

152:                                              ; preds = %145
  %153 = load i32, ptr %137, align 8
  %154 = call i64 @read(i32 noundef %153, ptr noundef nonnull %6, i64 noundef 1) #18
  %155 = icmp eq i64 %154, 1
  br i1 %155, label %160, label %159

156:                                              ; preds = %145
  %157 = icmp eq i32 %150, 0
  br i1 %157, label %159, label %145

158:                                              ; preds = %93, %107, %127
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  br label %167

159:                                              ; preds = %156, %152
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  br label %167

160:                                              ; preds = %152
  %161 = load ptr, ptr %94, align 8
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  br i1 %164, label %165, label %167

165:                                              ; preds = %160
  %166 = call fastcc i32 @look_before(ptr noundef %11) #16
  br label %167

167:                                              ; preds = %159, %158, %165, %160
  %168 = phi i32 [ 0, %160 ], [ %166, %165 ], [ 0, %158 ], [ 0, %159 ]
  call fastcc void @start_check(ptr noundef %11, double noundef %101, i32 noundef %168) #16
  br label %169

169:                                              ; preds = %36, %51, %21, %90, %84, %167, %62, %4
  ret void
}

define internal fastcc noundef ptr @enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = alloca [2 x i64], align 16
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %21

8:                                                ; preds = %4
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %10 = load i64, ptr %5, align 16
  %11 = sitofp i64 %10 to double
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = sitofp i64 %13 to double
  %15 = call double @llvm.fmuladd.f64(double %14, double 1.000000e-09, double %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  store double %15, ptr @__enzcc_check_program, align 8
  store i64 60, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  store double 1.000000e-05, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8
  call fastcc void @take_options(ptr noundef %17) #16
  %18 = call ptr @getenv(ptr noundef nonnull @.str.54) #18
  call fastcc void @take_options(ptr noundef %18) #16
  %19 = call i32 @getpid() #18
  store i32 %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %20 = call i32 @__cxa_atexit(ptr noundef nonnull @at_end, ptr noundef null, ptr noundef null) #18
  br label %21

21:                                               ; preds = %8, %4
  %22 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %89

24:                                               ; preds = %21
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %33

28:                                               ; preds = %24
  %29 = call ptr @mmap(ptr noundef null, i64 noundef 6152, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %30 = icmp eq ptr %29, inttoptr (i64 -1 to ptr)
  %31 = select i1 %30, ptr null, ptr %29
  store ptr %31, ptr %25, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %89, label %33

33:                                               ; preds = %24, %28
  %34 = phi ptr [ %29, %28 ], [ %26, %24 ]
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 6144
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %58, label %38

38:                                               ; preds = %33
  %39 = icmp eq i32 %3, 0
  br label %40

40:                                               ; preds = %38, %50
  %41 = phi i32 [ %36, %38 ], [ %54, %50 ]
  %42 = sext i32 %41 to i64
  %43 = getelementptr %struct.State, ptr %34, i64 %42
  %44 = getelementptr i8, ptr %43, i64 -80
  %45 = load ptr, ptr %44, align 8
  %46 = icmp ult ptr %45, %1
  %47 = icmp eq ptr %45, %1
  %48 = and i1 %39, %47
  %49 = or i1 %46, %48
  br i1 %49, label %50, label %56

50:                                               ; preds = %40
  %51 = add nsw i32 %41, -1
  store i32 %51, ptr %35, align 8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds %struct.State, ptr %34, i64 %52
  call fastcc void @dismiss(ptr noundef nonnull %53) #16
  %54 = load i32, ptr %35, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %58, label %40

56:                                               ; preds = %40
  %57 = icmp eq i32 %41, 64
  br i1 %57, label %89, label %58

58:                                               ; preds = %50, %33, %56
  %59 = phi i32 [ %41, %56 ], [ 0, %33 ], [ 0, %50 ]
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.State, ptr %34, i64 %60
  store ptr %0, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store ptr %1, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 16
  store ptr %2, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 24
  store i32 0, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %61, i64 28
  store i32 -1, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 32
  store i32 -1, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %61, i64 36
  store i32 %3, ptr %67, align 4
  %68 = getelementptr inbounds nuw i8, ptr %61, i64 40
  store i32 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %61, i64 44
  store i32 0, ptr %69, align 4
  %70 = getelementptr inbounds nuw i8, ptr %61, i64 48
  store i32 0, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %61, i64 52
  store i32 0, ptr %71, align 4
  %72 = getelementptr inbounds nuw i8, ptr %61, i64 56
  store i32 0, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %61, i64 60
  store i32 0, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %61, i64 64
  store i32 0, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %61, i64 68
  store i32 0, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %61, i64 72
  store double 0.000000e+00, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %61, i64 80
  store ptr null, ptr %77, align 8
  %78 = load i32, ptr %35, align 8
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %35, align 8
  %80 = icmp eq i32 %3, 0
  br i1 %80, label %81, label %89

81:                                               ; preds = %58
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %83 = load i64, ptr %82, align 8
  %84 = add nsw i64 %83, 1
  store i64 %84, ptr %82, align 8
  %85 = icmp eq i64 %83, 0
  br i1 %85, label %86, label %89

86:                                               ; preds = %81
  %87 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1408), align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store ptr %87, ptr %88, align 8
  store ptr %0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1408), align 8
  br label %89

89:                                               ; preds = %28, %56, %86, %81, %58, %21
  %90 = phi ptr [ null, %21 ], [ null, %28 ], [ null, %56 ], [ %61, %86 ], [ %61, %81 ], [ %61, %58 ]
  ret ptr %90
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

define internal fastcc void @start_check(ptr noundef nonnull captures(none) %0, double noundef %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #3 {
  %4 = alloca [2 x i64], align 16
  %5 = alloca %struct.Action, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %8, label %21

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr %9, align 8
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %14 = load i64, ptr %13, align 8
  %15 = and i64 %14, 4194304
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %8
  %18 = or disjoint i64 %14, 4194304
  store i64 %18, ptr %13, align 8
  %19 = tail call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.19) #16
  br label %20

20:                                               ; preds = %8, %17
  tail call fastcc void @dismiss(ptr noundef nonnull %0) #16
  br label %45

21:                                               ; preds = %3
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 1, ptr %22, align 4
  %23 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 60), i32 1 seq_cst, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %45, label %25

25:                                               ; preds = %21, %42
  %26 = phi i64 [ %43, %42 ], [ 0, %21 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %5, ptr noundef nonnull align 8 dereferenceable(152) @__const.watch_signals.own, i64 152, i1 false)
  %27 = getelementptr inbounds nuw i32, ptr @fatal, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %26
  %30 = call i32 @sigaction(i32 noundef %28, ptr noundef null, ptr noundef nonnull %29) #18
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %42

32:                                               ; preds = %25
  %33 = load ptr, ptr %29, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %32
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 72
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %42, label %40

40:                                               ; preds = %35, %32
  %41 = call i32 @sigaction(i32 noundef %28, ptr noundef nonnull %5, ptr noundef null) #18
  br label %42

42:                                               ; preds = %40, %35, %25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %43 = add nuw nsw i64 %26, 1
  %44 = icmp eq i64 %43, 5
  br i1 %44, label %45, label %25

45:                                               ; preds = %42, %21, %20
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %46 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %47 = load i64, ptr %4, align 16
  %48 = sitofp i64 %47 to double
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = sitofp i64 %50 to double
  %52 = call double @llvm.fmuladd.f64(double %51, double 1.000000e-09, double %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  %53 = fsub double %52, %1
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %55 = load double, ptr %54, align 8
  %56 = fadd double %55, %53
  store double %56, ptr %54, align 8
  %57 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %58 = fadd double %53, %57
  store double %58, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  ret void
}

define internal fastcc range(i32 0, 2) i32 @look_before(ptr noundef nonnull captures(none) %0) unnamed_addr #3 {
  %2 = alloca [4096 x i8], align 16
  %3 = alloca [1024 x i8], align 16
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  %10 = select i1 %9, i64 0, i64 1024
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %1
  %17 = and i64 %12, 8
  store i64 %17, ptr %11, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load i64, ptr %19, align 8
  br label %21

21:                                               ; preds = %16, %1
  %22 = phi i64 [ %20, %16 ], [ %12, %1 ]
  %23 = phi ptr [ %18, %16 ], [ %6, %1 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = and i64 %22, 4
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %41, label %27

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 12583072
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Entry, ptr %28, i64 %30
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %31, ptr noundef %3) #16
  %32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.28, ptr noundef nonnull %3) #18
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 120
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %35, 4
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %27
  %39 = or disjoint i64 %35, 4
  store i64 %39, ptr %34, align 8
  %40 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.29, i32 noundef 1, ptr noundef nonnull %2) #16
  br label %41

41:                                               ; preds = %38, %27, %21
  %42 = load i64, ptr %24, align 8
  %43 = and i64 %42, 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %59, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %23, i64 12583072
  %47 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Entry, ptr %46, i64 %48
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %49, ptr noundef %3) #16
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.30, ptr noundef nonnull %3) #18
  %51 = load ptr, ptr %0, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 120
  %53 = load i64, ptr %52, align 8
  %54 = and i64 %53, 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %45
  %57 = or disjoint i64 %53, 8
  store i64 %57, ptr %52, align 8
  %58 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.31, i32 noundef 1, ptr noundef nonnull %2) #16
  br label %59

59:                                               ; preds = %56, %45, %41
  %60 = load i64, ptr %24, align 8
  %61 = and i64 %60, 16
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %77, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %23, i64 12583072
  %65 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Entry, ptr %64, i64 %66
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %67, ptr noundef %3) #16
  %68 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.32, ptr noundef nonnull %3) #18
  %69 = load ptr, ptr %0, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 120
  %71 = load i64, ptr %70, align 8
  %72 = and i64 %71, 16
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %77

74:                                               ; preds = %63
  %75 = or disjoint i64 %71, 16
  store i64 %75, ptr %70, align 8
  %76 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.33, i32 noundef 1, ptr noundef nonnull %2) #16
  br label %77

77:                                               ; preds = %74, %63, %59
  %78 = load i64, ptr %24, align 8
  %79 = and i64 %78, 256
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %95, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds nuw i8, ptr %23, i64 12583072
  %83 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Entry, ptr %82, i64 %84
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %85, ptr noundef %3) #16
  %86 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.34, ptr noundef nonnull %3) #18
  %87 = load ptr, ptr %0, align 8
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 120
  %89 = load i64, ptr %88, align 8
  %90 = and i64 %89, 256
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %92, label %95

92:                                               ; preds = %81
  %93 = or disjoint i64 %89, 256
  store i64 %93, ptr %88, align 8
  %94 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.35, i32 noundef 1, ptr noundef nonnull %2) #16
  br label %95

95:                                               ; preds = %92, %81, %77
  %96 = load i64, ptr %24, align 8
  %97 = and i64 %96, 2
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %119, label %99

99:                                               ; preds = %95
  %100 = load ptr, ptr %0, align 8
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %104, label %119

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw i8, ptr %23, i64 80
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr %struct.Anchor, ptr %23, i64 %106
  %108 = getelementptr i8, ptr %107, i64 188
  %109 = load i32, ptr %108, align 4
  %110 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.36, i32 noundef %109) #18
  %111 = load ptr, ptr %0, align 8
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 120
  %113 = load i64, ptr %112, align 8
  %114 = and i64 %113, 2
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %116, label %119

116:                                              ; preds = %104
  %117 = or disjoint i64 %113, 2
  store i64 %117, ptr %112, align 8
  %118 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.37, i32 noundef 0, ptr noundef nonnull %2) #16
  br label %119

119:                                              ; preds = %116, %104, %99, %95
  %120 = load i64, ptr %24, align 8
  %121 = and i64 %120, 128
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %133, label %123

123:                                              ; preds = %119
  %124 = load ptr, ptr %0, align 8
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 120
  %126 = load i64, ptr %125, align 8
  %127 = and i64 %126, 128
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %129, label %133

129:                                              ; preds = %123
  %130 = or disjoint i64 %126, 128
  store i64 %130, ptr %125, align 8
  %131 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.38, i32 noundef 0, ptr noundef nonnull @.str.39) #16
  %132 = load i64, ptr %24, align 8
  br label %133

133:                                              ; preds = %129, %123, %119
  %134 = phi i64 [ %132, %129 ], [ %120, %123 ], [ %120, %119 ]
  %135 = and i64 %134, 32
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %147, label %137

137:                                              ; preds = %133
  %138 = load ptr, ptr %0, align 8
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 120
  %140 = load i64, ptr %139, align 8
  %141 = and i64 %140, 32
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %143, label %147

143:                                              ; preds = %137
  %144 = or disjoint i64 %140, 32
  store i64 %144, ptr %139, align 8
  %145 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.40) #16
  %146 = load i64, ptr %24, align 8
  br label %147

147:                                              ; preds = %143, %137, %133
  %148 = phi i64 [ %146, %143 ], [ %134, %137 ], [ %134, %133 ]
  %149 = and i64 %148, 64
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %160, label %151

151:                                              ; preds = %147
  %152 = load ptr, ptr %0, align 8
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 120
  %154 = load i64, ptr %153, align 8
  %155 = and i64 %154, 64
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %157, label %160

157:                                              ; preds = %151
  %158 = or disjoint i64 %154, 64
  store i64 %158, ptr %153, align 8
  %159 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.41) #16
  br label %160

160:                                              ; preds = %147, %151, %157
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  store i64 %12, ptr %11, align 8
  %161 = load i64, ptr %6, align 8
  call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %161, i64 noundef %10) #16
  %162 = load i32, ptr %13, align 4
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %167

164:                                              ; preds = %160
  %165 = call fastcc i32 @ask(ptr noundef %0, i32 noundef 0, double noundef 0.000000e+00) #16
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %201, label %167

167:                                              ; preds = %164, %160
  %168 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %169 = load i64, ptr %168, align 8
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %174, label %171

171:                                              ; preds = %167
  %172 = load i32, ptr %13, align 4
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %201, label %174

174:                                              ; preds = %171, %167
  %175 = load i64, ptr %11, align 8
  %176 = and i64 %175, 4
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %178, label %179

178:                                              ; preds = %174
  call fastcc void @check_without(ptr noundef %0, i32 noundef 512, i64 noundef 1, ptr noundef nonnull @.str.26, ptr noundef nonnull @.str.27) #16
  br label %179

179:                                              ; preds = %178, %174
  call fastcc void @check_without(ptr noundef nonnull %0, i32 noundef 4096, i64 noundef 2048, ptr noundef nonnull @.str.52, ptr noundef nonnull @.str.53) #16
  call fastcc void @check_without(ptr noundef nonnull %0, i32 noundef 4352, i64 noundef 2048, ptr noundef nonnull @.str.52, ptr noundef nonnull @.str.53) #16
  %180 = load i64, ptr %6, align 8
  call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %180, i64 noundef %10) #16
  %181 = load i64, ptr %7, align 8
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %183, label %201

183:                                              ; preds = %179
  %184 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, 0
  %187 = select i1 %186, double 0x3F50000000000000, double 1.562500e-02
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store double %187, ptr %188, align 8
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %189, align 8
  %190 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %187) #16
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %195, label %192

192:                                              ; preds = %183
  %193 = fneg double %187
  %194 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %193) #16
  br label %195

195:                                              ; preds = %192, %183
  %196 = phi i32 [ 0, %183 ], [ %194, %192 ]
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 60
  store i32 %196, ptr %197, align 4
  %198 = load i64, ptr %7, align 8
  %199 = icmp eq i64 %198, 0
  %200 = select i1 %199, i32 %196, i32 1
  br label %201

201:                                              ; preds = %195, %179, %171, %164
  %202 = phi i32 [ 1, %171 ], [ 0, %164 ], [ %200, %195 ], [ 1, %179 ]
  ret i32 %202
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
  %18 = call ptr @getenv(ptr noundef nonnull @.str.54) #18
  call fastcc void @take_options(ptr noundef %18) #16
  %19 = call i32 @getpid() #18
  store i32 %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %20 = call i32 @__cxa_atexit(ptr noundef nonnull @at_end, ptr noundef null, ptr noundef null) #18
  br label %21

21:                                               ; preds = %8, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %22, i8 0, i64 80, i1 false)
  store ptr %0, ptr %5, align 8
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %21
  %26 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %28, align 8
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.2, ptr noundef %1) #18
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 120
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

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #6

define linkonce_odr hidden void @__enzcc_check_end(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = alloca [2 x i64], align 16
  %6 = alloca [4096 x i8], align 16
  %7 = alloca [1024 x i8], align 16
  %8 = alloca [2 x i64], align 16
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  %12 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %13 = icmp ne i32 %12, 0
  %14 = select i1 %11, i1 true, i1 %13
  br i1 %14, label %269, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 6144
  %17 = load i32, ptr %16, align 8
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %269

19:                                               ; preds = %15
  %20 = add nsw i32 %17, -1
  %21 = zext nneg i32 %20 to i64
  br label %22

22:                                               ; preds = %32, %19
  %23 = phi i64 [ %21, %19 ], [ %33, %32 ]
  %24 = getelementptr inbounds nuw %struct.State, ptr %10, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, %1
  br i1 %27, label %28, label %32

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 36
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, %3
  br i1 %31, label %35, label %32

32:                                               ; preds = %28, %22
  %33 = add nsw i64 %23, -1
  %34 = icmp sgt i64 %23, 0
  br i1 %34, label %22, label %269

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 36
  %37 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store ptr %2, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %254, label %41

41:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %42 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #18
  %43 = load i64, ptr %8, align 16
  %44 = sitofp i64 %43 to double
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %46 = load i64, ptr %45, align 8
  %47 = sitofp i64 %46 to double
  %48 = call double @llvm.fmuladd.f64(double %47, double 1.000000e-09, double %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %50 = load ptr, ptr %49, align 8
  call fastcc void @take_shadows(ptr noundef nonnull %24, i32 noundef 1) #16
  %51 = getelementptr inbounds nuw i8, ptr %24, i64 52
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %41
  call fastcc void @compare_primal(ptr noundef nonnull %24) #16
  br label %55

55:                                               ; preds = %54, %41
  %56 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 864), align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %147, label %58

58:                                               ; preds = %55
  %59 = load ptr, ptr %49, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %58
  %64 = getelementptr inbounds nuw i8, ptr %59, i64 160
  br label %70

65:                                               ; preds = %100, %58
  %66 = load i64, ptr %59, align 8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %146

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i8, ptr %59, i64 12583072
  br label %106

70:                                               ; preds = %100, %63
  %71 = phi i64 [ 0, %63 ], [ %101, %100 ]
  %72 = getelementptr inbounds nuw %struct.Anchor, ptr %64, i64 %71
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 28
  %75 = load i32, ptr %74, align 4
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  %79 = select i1 %78, ptr @.str.13, ptr @.str.69
  %80 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  %83 = icmp eq i32 %81, 1
  %84 = select i1 %83, ptr @.str.70, ptr @.str.71
  %85 = select i1 %82, ptr @.str.13, ptr %84
  %86 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds i8, ptr %73, i64 %87
  %89 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.68, ptr noundef %73, i32 noundef %75, ptr noundef nonnull %79, ptr noundef nonnull %85, ptr noundef %88) #18
  %90 = sext i32 %89 to i64
  br label %91

91:                                               ; preds = %95, %70
  %92 = phi i64 [ %90, %70 ], [ %99, %95 ]
  %93 = phi ptr [ %6, %70 ], [ %98, %95 ]
  %94 = icmp eq i64 %92, 0
  br i1 %94, label %100, label %95

95:                                               ; preds = %91
  %96 = call i64 @write(i32 noundef 2, ptr noundef %93, i64 noundef %92) #18
  %97 = icmp sgt i64 %96, 0
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 %96
  %99 = sub i64 %92, %96
  br i1 %97, label %91, label %100

100:                                              ; preds = %95, %91
  %101 = add nuw nsw i64 %71, 1
  %102 = load i64, ptr %60, align 8
  %103 = icmp slt i64 %101, %102
  %104 = icmp samesign ult i64 %71, 999
  %105 = select i1 %103, i1 %104, i1 false
  br i1 %105, label %70, label %65

106:                                              ; preds = %140, %68
  %107 = phi i64 [ 0, %68 ], [ %141, %140 ]
  %108 = getelementptr inbounds nuw %struct.Entry, ptr %69, i64 %107
  call fastcc void @name(ptr noundef nonnull readonly %24, ptr noundef nonnull %108, ptr noundef %7) #16
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 52
  %110 = load i32, ptr %109, align 4
  %111 = and i32 %110, 1
  %112 = icmp eq i32 %111, 0
  %113 = select i1 %112, ptr @.str.13, ptr @.str.73
  %114 = and i32 %110, 2
  %115 = icmp eq i32 %114, 0
  %116 = select i1 %115, ptr @.str.13, ptr @.str.74
  %117 = and i32 %110, 256
  %118 = icmp eq i32 %117, 0
  %119 = select i1 %118, ptr @.str.13, ptr @.str.75
  %120 = and i32 %110, 512
  %121 = icmp eq i32 %120, 0
  %122 = select i1 %121, ptr @.str.13, ptr @.str.76
  %123 = getelementptr inbounds nuw i8, ptr %108, i64 16
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %108, i64 32
  %128 = load double, ptr %127, align 8
  %129 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.72, ptr noundef nonnull %7, ptr noundef nonnull %113, ptr noundef nonnull %116, ptr noundef nonnull %119, ptr noundef nonnull %122, double noundef %124, double noundef %126, double noundef %128) #18
  %130 = sext i32 %129 to i64
  br label %131

131:                                              ; preds = %135, %106
  %132 = phi i64 [ %130, %106 ], [ %139, %135 ]
  %133 = phi ptr [ %6, %106 ], [ %138, %135 ]
  %134 = icmp eq i64 %132, 0
  br i1 %134, label %140, label %135

135:                                              ; preds = %131
  %136 = call i64 @write(i32 noundef 2, ptr noundef %133, i64 noundef %132) #18
  %137 = icmp sgt i64 %136, 0
  %138 = getelementptr inbounds nuw i8, ptr %133, i64 %136
  %139 = sub i64 %132, %136
  br i1 %137, label %131, label %140

140:                                              ; preds = %135, %131
  %141 = add nuw nsw i64 %107, 1
  %142 = load i64, ptr %59, align 8
  %143 = icmp slt i64 %141, %142
  %144 = icmp samesign ult i64 %107, 999
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %106, label %146

146:                                              ; preds = %140, %65
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  br label %147

147:                                              ; preds = %146, %55
  %148 = load i32, ptr %36, align 4
  %149 = icmp eq i32 %148, 0
  %150 = zext i1 %149 to i64
  %151 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %152 = add nsw i64 %151, %150
  store i64 %152, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %153 = load ptr, ptr %24, align 8
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 112
  %155 = load i64, ptr %154, align 8
  %156 = add nsw i64 %155, 1
  store i64 %156, ptr %154, align 8
  %157 = load ptr, ptr %49, align 8
  %158 = load i64, ptr %157, align 8
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %160, label %184

160:                                              ; preds = %147
  %161 = getelementptr inbounds nuw i8, ptr %157, i64 12583072
  br label %162

162:                                              ; preds = %181, %160
  %163 = phi i64 [ 0, %160 ], [ %182, %181 ]
  %164 = getelementptr inbounds nuw %struct.Entry, ptr %161, i64 %163
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 24
  %166 = load double, ptr %165, align 8
  %167 = fcmp une double %166, 0.000000e+00
  br i1 %167, label %168, label %181

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %164, i64 52
  %170 = load i32, ptr %169, align 4
  %171 = and i32 %170, 512
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %181

173:                                              ; preds = %168
  %174 = load ptr, ptr %24, align 8
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 56
  %176 = load i64, ptr %175, align 8
  %177 = icmp ne i64 %176, 0
  %178 = and i32 %170, 1
  %179 = icmp eq i32 %178, 0
  %180 = and i1 %179, %177
  br i1 %180, label %181, label %189

181:                                              ; preds = %173, %168, %162
  %182 = add nuw nsw i64 %163, 1
  %183 = icmp eq i64 %182, %158
  br i1 %183, label %184, label %162

184:                                              ; preds = %181, %147
  %185 = load ptr, ptr %24, align 8
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 128
  %187 = load i64, ptr %186, align 8
  %188 = add nsw i64 %187, 1
  store i64 %188, ptr %186, align 8
  br label %238

189:                                              ; preds = %173
  %190 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %191 = load i64, ptr %190, align 8
  %192 = and i64 %191, 280
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %194, label %238

194:                                              ; preds = %189
  %195 = trunc i64 %191 to i32
  %196 = and i32 %195, 1024
  %197 = call fastcc i32 @judge_derivative(ptr noundef nonnull %24, i32 noundef %196) #16
  %198 = icmp eq i32 %197, 1
  br i1 %198, label %199, label %226

199:                                              ; preds = %194
  %200 = load i64, ptr %190, align 8
  %201 = and i64 %200, 1024
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %238, label %203

203:                                              ; preds = %199
  %204 = load ptr, ptr %49, align 8
  %205 = load i64, ptr %204, align 8
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %222

207:                                              ; preds = %203
  %208 = getelementptr inbounds nuw i8, ptr %204, i64 12583072
  br label %209

209:                                              ; preds = %219, %207
  %210 = phi i64 [ 0, %207 ], [ %220, %219 ]
  %211 = getelementptr inbounds nuw %struct.Entry, ptr %208, i64 %210
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 52
  %213 = load i32, ptr %212, align 4
  %214 = and i32 %213, 2048
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %219, label %216

216:                                              ; preds = %209
  %217 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store ptr null, ptr %217, align 8
  %218 = or i32 %213, 512
  store i32 %218, ptr %212, align 4
  br label %219

219:                                              ; preds = %216, %209
  %220 = add nuw nsw i64 %210, 1
  %221 = icmp eq i64 %220, %205
  br i1 %221, label %222, label %209

222:                                              ; preds = %219, %203
  %223 = getelementptr inbounds nuw i8, ptr %24, i64 60
  store i32 0, ptr %223, align 4
  %224 = getelementptr inbounds nuw i8, ptr %24, i64 56
  store i32 0, ptr %224, align 8
  %225 = call fastcc i32 @judge_derivative(ptr noundef nonnull %24, i32 noundef 0) #16
  br label %226

226:                                              ; preds = %222, %194
  %227 = phi i32 [ %225, %222 ], [ %197, %194 ]
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %238

229:                                              ; preds = %226
  %230 = load ptr, ptr %24, align 8
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 120
  %232 = load i64, ptr %231, align 8
  %233 = and i64 %232, 2097152
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %235, label %238

235:                                              ; preds = %229
  %236 = or disjoint i64 %232, 2097152
  store i64 %236, ptr %231, align 8
  %237 = call fastcc i32 @tell(ptr noundef nonnull readonly %24, ptr noundef nonnull @.str.66, i32 noundef 0, ptr noundef nonnull @.str.67) #16
  br label %238

238:                                              ; preds = %184, %189, %199, %226, %229, %235
  call fastcc void @dismiss(ptr noundef nonnull %24) #16
  %239 = load ptr, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %240 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %241 = load i64, ptr %5, align 16
  %242 = sitofp i64 %241 to double
  %243 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %244 = load i64, ptr %243, align 8
  %245 = sitofp i64 %244 to double
  %246 = call double @llvm.fmuladd.f64(double %245, double 1.000000e-09, double %242)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %247 = fsub double %246, %48
  %248 = getelementptr inbounds nuw i8, ptr %239, i64 152
  %249 = load double, ptr %248, align 8
  %250 = fadd double %249, %247
  store double %250, ptr %248, align 8
  %251 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %252 = fadd double %247, %251
  store double %252, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %253 = load i32, ptr %16, align 8
  br label %254

254:                                              ; preds = %238, %35
  %255 = phi i32 [ %253, %238 ], [ %17, %35 ]
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %269, label %257

257:                                              ; preds = %254
  %258 = sext i32 %255 to i64
  br label %259

259:                                              ; preds = %265, %257
  %260 = phi i64 [ %258, %257 ], [ %266, %265 ]
  %261 = getelementptr %struct.State, ptr %10, i64 %260
  %262 = getelementptr i8, ptr %261, i64 -48
  %263 = load i32, ptr %262, align 8
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %265, label %269

265:                                              ; preds = %259
  %266 = add nsw i64 %260, -1
  %267 = trunc nsw i64 %266 to i32
  store i32 %267, ptr %16, align 8
  %268 = icmp eq i64 %266, 0
  br i1 %268, label %269, label %259

269:                                              ; preds = %32, %265, %259, %4, %15, %254
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

define linkonce_odr hidden void @__enzcc_check_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = alloca [2 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca %struct.Action, align 8
  %8 = alloca [2 x i64], align 16
  %9 = alloca %struct.State, align 8
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  %13 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %14 = icmp ne i32 %13, 0
  %15 = select i1 %12, i1 true, i1 %14
  br i1 %15, label %181, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 6144
  %18 = load i32, ptr %17, align 8
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %181

20:                                               ; preds = %16
  %21 = add nsw i32 %18, -1
  %22 = zext nneg i32 %21 to i64
  br label %23

23:                                               ; preds = %33, %20
  %24 = phi i64 [ %22, %20 ], [ %34, %33 ]
  %25 = getelementptr inbounds nuw %struct.State, ptr %11, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, %1
  br i1 %28, label %29, label %33

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 36
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, %3
  br i1 %32, label %36, label %33

33:                                               ; preds = %29, %23
  %34 = add nsw i64 %24, -1
  %35 = icmp sgt i64 %24, 0
  br i1 %35, label %23, label %181

36:                                               ; preds = %29
  %37 = getelementptr inbounds nuw i8, ptr %25, i64 40
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %166, label %40

40:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #18
  %42 = load i64, ptr %8, align 16
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %44 = load i64, ptr %43, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  call fastcc void @compare_primal(ptr noundef %25) #16
  br label %45

45:                                               ; preds = %45, %40
  %46 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3080), i8 1 acquire, align 8
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %48, label %45

48:                                               ; preds = %45
  %49 = sitofp i64 %42 to double
  %50 = sitofp i64 %44 to double
  %51 = call double @llvm.fmuladd.f64(double %50, double 1.000000e-09, double %49)
  %52 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = and i64 %55, 512
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %135

58:                                               ; preds = %48, %64
  %59 = phi i64 [ %65, %64 ], [ 0, %48 ]
  %60 = getelementptr inbounds nuw %struct.Half, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1416), i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 88
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %67, label %64

64:                                               ; preds = %58
  %65 = add nuw nsw i64 %59, 1
  %66 = icmp eq i64 %65, 16
  br i1 %66, label %135, label %58

67:                                               ; preds = %58
  %68 = getelementptr inbounds nuw i8, ptr %60, i64 88
  %69 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 0, ptr %69, align 4
  %70 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 60), i32 -1 seq_cst, align 4
  %71 = icmp sgt i32 %70, 2
  br i1 %71, label %87, label %72

72:                                               ; preds = %67, %84
  %73 = phi i64 [ %85, %84 ], [ 0, %67 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %74 = getelementptr inbounds nuw i32, ptr @fatal, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = call i32 @sigaction(i32 noundef %75, ptr noundef null, ptr noundef nonnull %7) #18
  %77 = icmp eq i32 %76, 0
  %78 = load ptr, ptr %7, align 8
  %79 = icmp eq ptr %78, @at_signal
  %80 = select i1 %77, i1 %79, i1 false
  br i1 %80, label %81, label %84

81:                                               ; preds = %72
  %82 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %73
  %83 = call i32 @sigaction(i32 noundef %75, ptr noundef nonnull %82, ptr noundef null) #18
  br label %84

84:                                               ; preds = %81, %72
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  %85 = add nuw nsw i64 %73, 1
  %86 = icmp eq i64 %85, 5
  br i1 %86, label %87, label %72

87:                                               ; preds = %84, %67
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %9, ptr noundef nonnull align 8 dereferenceable(88) %25, i64 88, i1 false)
  %88 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %91 = load i64, ptr %90, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %129

93:                                               ; preds = %87
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %95

95:                                               ; preds = %124, %93
  %96 = phi i64 [ %91, %93 ], [ %125, %124 ]
  %97 = phi i64 [ 0, %93 ], [ %127, %124 ]
  %98 = phi i64 [ 0, %93 ], [ %126, %124 ]
  %99 = load ptr, ptr %94, align 8
  %100 = getelementptr inbounds nuw %struct.Slot, ptr %99, i64 %97
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %124, label %104

104:                                              ; preds = %95
  %105 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %106, 3
  br i1 %107, label %108, label %124

108:                                              ; preds = %104
  %109 = load i64, ptr %100, align 8
  %110 = getelementptr inbounds i8, ptr %89, i64 %109
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %111 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %110, i64 noundef 8) #18
  %112 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  %113 = xor i64 %112, %98
  %114 = add i64 %113, -7046029254386353131
  %115 = lshr i64 %114, 30
  %116 = xor i64 %115, %114
  %117 = mul i64 %116, -4658895280553007687
  %118 = lshr i64 %117, 27
  %119 = xor i64 %118, %117
  %120 = mul i64 %119, -7723592293110705685
  %121 = lshr i64 %120, 31
  %122 = xor i64 %121, %120
  %123 = load i64, ptr %90, align 8
  br label %124

124:                                              ; preds = %108, %104, %95
  %125 = phi i64 [ %123, %108 ], [ %96, %104 ], [ %96, %95 ]
  %126 = phi i64 [ %122, %108 ], [ %98, %104 ], [ %98, %95 ]
  %127 = add nuw nsw i64 %97, 1
  %128 = icmp slt i64 %127, %125
  br i1 %128, label %95, label %129

129:                                              ; preds = %124, %87
  %130 = phi i64 [ 0, %87 ], [ %126, %124 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %60, ptr noundef nonnull align 8 dereferenceable(88) %9, i64 88, i1 false)
  store ptr %2, ptr %68, align 8
  %131 = getelementptr inbounds nuw i8, ptr %60, i64 96
  store i64 %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %11, i64 5632
  %133 = shl nsw i64 %24, 3
  %134 = getelementptr inbounds i8, ptr %132, i64 %133
  store ptr null, ptr %134, align 8
  store i32 0, ptr %37, align 8
  br label %135

135:                                              ; preds = %64, %48, %129
  store atomic i8 0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3080) release, align 8
  %136 = load ptr, ptr %52, align 8
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 16
  %138 = load i64, ptr %137, align 8
  %139 = and i64 %138, 512
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %150, label %141

141:                                              ; preds = %135
  %142 = load ptr, ptr %25, align 8
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 120
  %144 = load i64, ptr %143, align 8
  %145 = and i64 %144, 16777216
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %147, label %150

147:                                              ; preds = %141
  %148 = or disjoint i64 %144, 16777216
  store i64 %148, ptr %143, align 8
  %149 = call fastcc i32 @tell(ptr noundef nonnull readonly %25, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.3) #16
  br label %150

150:                                              ; preds = %147, %141, %135
  call fastcc void @dismiss(ptr noundef nonnull %25) #16
  %151 = load ptr, ptr %25, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %152 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %153 = load i64, ptr %5, align 16
  %154 = sitofp i64 %153 to double
  %155 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %156 = load i64, ptr %155, align 8
  %157 = sitofp i64 %156 to double
  %158 = call double @llvm.fmuladd.f64(double %157, double 1.000000e-09, double %154)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %159 = fsub double %158, %51
  %160 = getelementptr inbounds nuw i8, ptr %151, i64 152
  %161 = load double, ptr %160, align 8
  %162 = fadd double %161, %159
  store double %162, ptr %160, align 8
  %163 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %164 = fadd double %159, %163
  store double %164, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %165 = load i32, ptr %17, align 8
  br label %166

166:                                              ; preds = %150, %36
  %167 = phi i32 [ %165, %150 ], [ %18, %36 ]
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %181, label %169

169:                                              ; preds = %166
  %170 = sext i32 %167 to i64
  br label %171

171:                                              ; preds = %177, %169
  %172 = phi i64 [ %170, %169 ], [ %178, %177 ]
  %173 = getelementptr %struct.State, ptr %11, i64 %172
  %174 = getelementptr i8, ptr %173, i64 -48
  %175 = load i32, ptr %174, align 8
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %181

177:                                              ; preds = %171
  %178 = add nsw i64 %172, -1
  %179 = trunc nsw i64 %178 to i32
  store i32 %179, ptr %17, align 8
  %180 = icmp eq i64 %178, 0
  br i1 %180, label %181, label %171

181:                                              ; preds = %33, %177, %171, %4, %16, %166
  ret void
}

define internal fastcc void @compare_primal(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #3 {
  %2 = alloca double, align 8
  %3 = alloca float, align 4
  %4 = alloca [4096 x i8], align 16
  %5 = alloca [1024 x i8], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load ptr, ptr %6, align 8
  %8 = tail call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %9 = icmp eq ptr %8, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, ptr null, ptr %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %11 = icmp eq ptr %10, null
  br i1 %11, label %16, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = tail call fastcc i64 @read_ranges(ptr noundef %8, ptr noundef %14) #16
  br label %16

16:                                               ; preds = %1, %12
  %17 = phi i64 [ %15, %12 ], [ 0, %1 ]
  %18 = load i64, ptr %7, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %111

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 12583072
  %22 = icmp eq i64 %17, 0
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 322961576
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 152
  br label %25

25:                                               ; preds = %20, %106
  %26 = phi i64 [ 0, %20 ], [ %108, %106 ]
  %27 = phi ptr [ null, %20 ], [ %107, %106 ]
  %28 = getelementptr inbounds nuw %struct.Entry, ptr %21, i64 %26
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 52
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %30, 1280
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %106

33:                                               ; preds = %25
  %34 = load ptr, ptr %28, align 8
  %35 = icmp eq ptr %27, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = load ptr, ptr %27, align 8
  %38 = icmp ult ptr %34, %37
  br i1 %38, label %44, label %39

39:                                               ; preds = %36
  %40 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = icmp ugt ptr %40, %42
  br i1 %43, label %44, label %66

44:                                               ; preds = %39, %36, %33
  br i1 %22, label %106, label %45

45:                                               ; preds = %44, %59
  %46 = phi i64 [ %61, %59 ], [ %17, %44 ]
  %47 = phi i64 [ %60, %59 ], [ 0, %44 ]
  %48 = add i64 %47, %46
  %49 = lshr i64 %48, 1
  %50 = getelementptr inbounds nuw %struct.Range, ptr %10, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = icmp ult ptr %34, %51
  br i1 %52, label %59, label %53

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %55 = load ptr, ptr %54, align 8
  %56 = icmp ult ptr %34, %55
  br i1 %56, label %63, label %57

57:                                               ; preds = %53
  %58 = add nuw i64 %49, 1
  br label %59

59:                                               ; preds = %57, %45
  %60 = phi i64 [ %47, %45 ], [ %58, %57 ]
  %61 = phi i64 [ %49, %45 ], [ %46, %57 ]
  %62 = icmp ult i64 %60, %61
  br i1 %62, label %45, label %106

63:                                               ; preds = %53
  %64 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %65 = icmp ugt ptr %64, %55
  br i1 %65, label %106, label %66

66:                                               ; preds = %39, %63
  %67 = phi ptr [ %50, %63 ], [ %27, %39 ]
  %68 = getelementptr inbounds nuw i8, ptr %28, i64 48
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 1
  br i1 %70, label %71, label %74

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  %72 = call ptr @memcpy(ptr noundef nonnull %2, ptr noundef %34, i64 noundef 8) #18
  %73 = load double, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  br label %78

74:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %75 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %34, i64 noundef 4) #18
  %76 = load float, ptr %3, align 4
  %77 = fpext float %76 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  br label %78

78:                                               ; preds = %71, %74
  %79 = phi double [ %73, %71 ], [ %77, %74 ]
  %80 = getelementptr inbounds nuw double, ptr %23, i64 %26
  %81 = load double, ptr %80, align 8
  %82 = fcmp oeq double %79, %81
  br i1 %82, label %106, label %83

83:                                               ; preds = %78
  %84 = fcmp olt double %79, 0.000000e+00
  %85 = fneg double %79
  %86 = select i1 %84, double %85, double %79
  %87 = fcmp olt double %81, 0.000000e+00
  %88 = fneg double %81
  %89 = select i1 %87, double %88, double %81
  %90 = fcmp ogt double %86, %89
  %91 = select i1 %90, double %86, double %89
  %92 = load i64, ptr %24, align 8
  %93 = icmp eq i64 %92, 0
  %94 = select i1 %93, double 1.000000e-09, double 1.000000e-04
  %95 = fsub double %79, %81
  %96 = call double @llvm.fabs.f64(double %95)
  %97 = fmul double %91, %94
  %98 = fcmp ugt double %96, %97
  br i1 %98, label %99, label %106

99:                                               ; preds = %83
  %100 = fcmp uno double %79, 0.000000e+00
  %101 = fcmp uno double %81, 0.000000e+00
  %102 = and i1 %100, %101
  br i1 %102, label %106, label %103

103:                                              ; preds = %99
  call fastcc void @name(ptr noundef %0, ptr noundef nonnull %28, ptr noundef %5) #16
  %104 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.82, ptr noundef nonnull %5, double noundef %79, double noundef %81) #18
  %105 = call fastcc i32 @tell(ptr noundef %0, ptr noundef nonnull @.str.83, i32 noundef 1, ptr noundef nonnull %4) #16
  br label %111

106:                                              ; preds = %59, %44, %78, %83, %99, %63, %25
  %107 = phi ptr [ %50, %63 ], [ %67, %78 ], [ %67, %99 ], [ %67, %83 ], [ %27, %25 ], [ null, %44 ], [ null, %59 ]
  %108 = add nuw nsw i64 %26, 1
  %109 = load i64, ptr %7, align 8
  %110 = icmp slt i64 %108, %109
  br i1 %110, label %25, label %111

111:                                              ; preds = %106, %16, %103
  %112 = call i32 @munmap(ptr noundef %10, i64 noundef 131072) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

define linkonce_odr hidden void @__enzcc_check_resume(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) noinline nounwind {
  %6 = alloca i64, align 8
  %7 = alloca [2 x i64], align 16
  %8 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double, ptr }, align 8
  %9 = tail call fastcc ptr @enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #16
  %10 = icmp eq ptr %9, null
  br i1 %10, label %179, label %11

11:                                               ; preds = %5
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %13 = load ptr, ptr %12, align 8
  br label %14

14:                                               ; preds = %14, %11
  %15 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3080), i8 1 acquire, align 8
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %14

17:                                               ; preds = %14
  %18 = icmp eq ptr %4, null
  br i1 %18, label %32, label %19

19:                                               ; preds = %17, %29
  %20 = phi i64 [ %30, %29 ], [ 0, %17 ]
  %21 = getelementptr inbounds nuw %struct.Half, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1416), i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 88
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, %4
  br i1 %24, label %25, label %29

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 36
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, %3
  br i1 %28, label %33, label %29

29:                                               ; preds = %25, %19
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, 16
  br i1 %31, label %32, label %19

32:                                               ; preds = %29, %17
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %8, i8 0, i64 64, i1 false)
  store atomic i8 0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3080) release, align 8
  br label %178

33:                                               ; preds = %25
  %34 = getelementptr inbounds nuw i8, ptr %21, i64 88
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %35 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %21, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %8, ptr noundef nonnull align 8 dereferenceable(64) %37, i64 64, i1 false)
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %39 = load i64, ptr %38, align 8
  store ptr null, ptr %34, align 8
  store atomic i8 0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3080) release, align 8
  %40 = getelementptr inbounds nuw i8, ptr %13, i64 6144
  %41 = load i32, ptr %40, align 8
  %42 = sext i32 %41 to i64
  %43 = getelementptr ptr, ptr %13, i64 %42
  %44 = getelementptr i8, ptr %43, i64 5624
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %49, label %47

47:                                               ; preds = %33
  %48 = tail call i32 @munmap(ptr noundef nonnull %45, i64 noundef 490733736) #18
  br label %49

49:                                               ; preds = %47, %33
  %50 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %51, ptr noundef nonnull align 8 dereferenceable(64) %8, i64 64, i1 false)
  store ptr %0, ptr %9, align 8
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %1, ptr %52, align 8
  store ptr %2, ptr %50, align 8
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 52
  store i32 1, ptr %53, align 4
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 80
  %55 = load ptr, ptr %54, align 8
  store ptr %55, ptr %44, align 8
  %56 = load i64, ptr %55, align 8
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %49
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 12583072
  %60 = ptrtoint ptr %2 to i64
  %61 = ptrtoint ptr %36 to i64
  %62 = sub i64 %60, %61
  br label %113

63:                                               ; preds = %125, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %64 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %65 = load i64, ptr %7, align 16
  %66 = sitofp i64 %65 to double
  %67 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %68 = load i64, ptr %67, align 8
  %69 = sitofp i64 %68 to double
  %70 = call double @llvm.fmuladd.f64(double %69, double 1.000000e-09, double %66)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %72 = load i64, ptr %71, align 8
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %74, label %110

74:                                               ; preds = %63
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %76

76:                                               ; preds = %105, %74
  %77 = phi i64 [ %72, %74 ], [ %106, %105 ]
  %78 = phi i64 [ 0, %74 ], [ %108, %105 ]
  %79 = phi i64 [ 0, %74 ], [ %107, %105 ]
  %80 = load ptr, ptr %75, align 8
  %81 = getelementptr inbounds nuw %struct.Slot, ptr %80, i64 %78
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %105, label %85

85:                                               ; preds = %76
  %86 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 3
  br i1 %88, label %89, label %105

89:                                               ; preds = %85
  %90 = load i64, ptr %81, align 8
  %91 = getelementptr inbounds i8, ptr %2, i64 %90
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %92 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %91, i64 noundef 8) #18
  %93 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  %94 = xor i64 %93, %79
  %95 = add i64 %94, -7046029254386353131
  %96 = lshr i64 %95, 30
  %97 = xor i64 %96, %95
  %98 = mul i64 %97, -4658895280553007687
  %99 = lshr i64 %98, 27
  %100 = xor i64 %99, %98
  %101 = mul i64 %100, -7723592293110705685
  %102 = lshr i64 %101, 31
  %103 = xor i64 %102, %101
  %104 = load i64, ptr %71, align 8
  br label %105

105:                                              ; preds = %89, %85, %76
  %106 = phi i64 [ %104, %89 ], [ %77, %85 ], [ %77, %76 ]
  %107 = phi i64 [ %103, %89 ], [ %79, %85 ], [ %79, %76 ]
  %108 = add nuw nsw i64 %78, 1
  %109 = icmp slt i64 %108, %106
  br i1 %109, label %76, label %110

110:                                              ; preds = %105, %63
  %111 = phi i64 [ 0, %63 ], [ %107, %105 ]
  %112 = icmp eq i64 %39, %111
  br i1 %112, label %138, label %128

113:                                              ; preds = %58, %125
  %114 = phi i64 [ 0, %58 ], [ %126, %125 ]
  %115 = getelementptr inbounds nuw %struct.Entry, ptr %59, i64 %114
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %117 = load i32, ptr %116, align 8
  %118 = icmp slt i32 %117, 0
  br i1 %118, label %119, label %125

119:                                              ; preds = %113
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %121 = load ptr, ptr %120, align 8
  %122 = icmp eq ptr %121, null
  br i1 %122, label %125, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds i8, ptr %121, i64 %62
  store ptr %124, ptr %120, align 8
  br label %125

125:                                              ; preds = %113, %119, %123
  %126 = add nuw nsw i64 %114, 1
  %127 = icmp slt i64 %126, %56
  br i1 %127, label %113, label %63

128:                                              ; preds = %110
  %129 = load ptr, ptr %9, align 8
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 120
  %131 = load i64, ptr %130, align 8
  %132 = and i64 %131, 33554432
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %134, label %137

134:                                              ; preds = %128
  %135 = or disjoint i64 %131, 33554432
  store i64 %135, ptr %130, align 8
  %136 = call fastcc i32 @tell(ptr noundef nonnull readonly %9, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.4) #16
  br label %137

137:                                              ; preds = %128, %134
  call fastcc void @dismiss(ptr noundef nonnull %9) #16
  br label %178

138:                                              ; preds = %110
  call fastcc void @take_shadows(ptr noundef %9, i32 noundef 0) #16
  %139 = load i64, ptr %55, align 8
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %176

141:                                              ; preds = %138
  %142 = getelementptr inbounds nuw i8, ptr %55, i64 12583072
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %144 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %145 = getelementptr inbounds nuw i8, ptr %55, i64 48
  br label %146

146:                                              ; preds = %173, %141
  %147 = phi i64 [ 0, %141 ], [ %174, %173 ]
  %148 = getelementptr inbounds nuw %struct.Entry, ptr %142, i64 %147
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 8
  %150 = load ptr, ptr %149, align 8
  %151 = icmp eq ptr %150, null
  br i1 %151, label %173, label %152

152:                                              ; preds = %146
  %153 = getelementptr inbounds nuw i8, ptr %148, i64 52
  %154 = load i32, ptr %153, align 4
  %155 = and i32 %154, 2304
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %173

157:                                              ; preds = %152
  %158 = load i64, ptr %143, align 8
  %159 = icmp eq i64 %158, 0
  %160 = and i32 %154, 1
  %161 = icmp ne i32 %160, 0
  %162 = or i1 %161, %159
  br i1 %162, label %163, label %173

163:                                              ; preds = %157
  %164 = getelementptr inbounds nuw i8, ptr %148, i64 24
  %165 = load double, ptr %164, align 8
  %166 = fcmp uno double %165, 0.000000e+00
  br i1 %166, label %167, label %173

167:                                              ; preds = %163
  %168 = load i64, ptr %144, align 8
  %169 = and i64 %168, 8
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %171, label %173

171:                                              ; preds = %167
  %172 = or disjoint i64 %168, 8
  store i64 %172, ptr %144, align 8
  store i64 %147, ptr %145, align 8
  br label %173

173:                                              ; preds = %171, %167, %163, %157, %152, %146
  %174 = add nuw nsw i64 %147, 1
  %175 = icmp eq i64 %174, %139
  br i1 %175, label %176, label %146

176:                                              ; preds = %173, %138
  %177 = call fastcc i32 @look_before(ptr noundef %9) #16
  call fastcc void @start_check(ptr noundef %9, double noundef %70, i32 noundef %177) #16
  br label %178

178:                                              ; preds = %137, %176, %32
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %179

179:                                              ; preds = %5, %178
  ret void
}

declare i32 @munmap(ptr noundef, i64 noundef) #6

define internal fastcc void @take_shadows(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #3 {
  %3 = alloca double, align 8
  %4 = alloca float, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %8 = icmp eq ptr %7, inttoptr (i64 -1 to ptr)
  %9 = select i1 %8, ptr null, ptr %7
  %10 = icmp eq ptr %9, null
  br i1 %10, label %15, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i64 @read_ranges(ptr noundef %7, ptr noundef %13) #16
  br label %15

15:                                               ; preds = %2, %11
  %16 = phi i64 [ %14, %11 ], [ 0, %2 ]
  %17 = load i64, ptr %6, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 12583072
  %21 = icmp eq i32 %1, 0
  %22 = icmp eq i64 %16, 0
  %23 = select i1 %21, i64 24, i64 32
  br label %26

24:                                               ; preds = %89, %15
  %25 = call i32 @munmap(ptr noundef %9, i64 noundef 131072) #18
  ret void

26:                                               ; preds = %19, %89
  %27 = phi i64 [ 0, %19 ], [ %93, %89 ]
  %28 = phi ptr [ null, %19 ], [ %91, %89 ]
  %29 = getelementptr inbounds nuw %struct.Entry, ptr %20, i64 %27
  br i1 %21, label %35, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 52
  %32 = load i32, ptr %31, align 4
  %33 = and i32 %32, 4096
  %34 = icmp ne i32 %33, 0
  br label %35

35:                                               ; preds = %30, %26
  %36 = phi i1 [ false, %26 ], [ %34, %30 ]
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  %40 = select i1 %39, i1 true, i1 %36
  br i1 %40, label %85, label %41

41:                                               ; preds = %35
  %42 = icmp eq ptr %28, null
  br i1 %42, label %51, label %43

43:                                               ; preds = %41
  %44 = load ptr, ptr %28, align 8
  %45 = icmp ult ptr %38, %44
  br i1 %45, label %51, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %49 = load ptr, ptr %48, align 8
  %50 = icmp ugt ptr %47, %49
  br i1 %50, label %51, label %73

51:                                               ; preds = %46, %43, %41
  br i1 %22, label %85, label %52

52:                                               ; preds = %51, %66
  %53 = phi i64 [ %68, %66 ], [ %16, %51 ]
  %54 = phi i64 [ %67, %66 ], [ 0, %51 ]
  %55 = add i64 %54, %53
  %56 = lshr i64 %55, 1
  %57 = getelementptr inbounds nuw %struct.Range, ptr %9, i64 %56
  %58 = load ptr, ptr %57, align 8
  %59 = icmp ult ptr %38, %58
  br i1 %59, label %66, label %60

60:                                               ; preds = %52
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = icmp ult ptr %38, %62
  br i1 %63, label %70, label %64

64:                                               ; preds = %60
  %65 = add nuw i64 %56, 1
  br label %66

66:                                               ; preds = %64, %52
  %67 = phi i64 [ %54, %52 ], [ %65, %64 ]
  %68 = phi i64 [ %56, %52 ], [ %53, %64 ]
  %69 = icmp ult i64 %67, %68
  br i1 %69, label %52, label %85

70:                                               ; preds = %60
  %71 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %72 = icmp ugt ptr %71, %62
  br i1 %72, label %85, label %73

73:                                               ; preds = %46, %70
  %74 = phi ptr [ %57, %70 ], [ %28, %46 ]
  %75 = getelementptr inbounds nuw i8, ptr %29, i64 48
  %76 = load i32, ptr %75, align 8
  %77 = icmp eq i32 %76, 1
  br i1 %77, label %78, label %81

78:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %79 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %38, i64 noundef 8) #18
  %80 = load double, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  br label %89

81:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %82 = call ptr @memcpy(ptr noundef nonnull %4, ptr noundef %38, i64 noundef 4) #18
  %83 = load float, ptr %4, align 4
  %84 = fpext float %83 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  br label %89

85:                                               ; preds = %66, %51, %35, %70
  %86 = phi ptr [ %28, %35 ], [ %57, %70 ], [ null, %51 ], [ null, %66 ]
  %87 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %88 = load double, ptr %87, align 8
  store ptr null, ptr %37, align 8
  br label %89

89:                                               ; preds = %81, %78, %85
  %90 = phi double [ %88, %85 ], [ %84, %81 ], [ %80, %78 ]
  %91 = phi ptr [ %86, %85 ], [ %74, %81 ], [ %74, %78 ]
  %92 = getelementptr inbounds nuw i8, ptr %29, i64 %23
  store double %90, ptr %92, align 8
  %93 = add nuw nsw i64 %27, 1
  %94 = load i64, ptr %6, align 8
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %26, label %24
}

define internal fastcc void @scan(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1, i64 noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = ptrtoint ptr %1 to i64
  %8 = and i64 %7, -8
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 %2
  %11 = icmp ugt ptr %10, %9
  br i1 %11, label %12, label %196

12:                                               ; preds = %4, %192
  %13 = phi ptr [ %193, %192 ], [ %0, %4 ]
  %14 = phi ptr [ %194, %192 ], [ %9, %4 ]
  %15 = load ptr, ptr %13, align 8
  %16 = icmp ult ptr %14, %15
  br i1 %16, label %192, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ugt ptr %18, %20
  br i1 %21, label %192, label %22

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
  br i1 %35, label %36, label %192

36:                                               ; preds = %22
  %37 = or i8 %30, 64
  store i8 %37, ptr %29, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %38 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %14, i64 noundef 8) #18
  %39 = load ptr, ptr %5, align 8
  %40 = icmp ult ptr %39, inttoptr (i64 4096 to ptr)
  br i1 %40, label %190, label %41

41:                                               ; preds = %36
  %42 = load ptr, ptr @__enzcc_check_watch, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 72
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 80
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %190, label %48

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
  br i1 %65, label %48, label %190

66:                                               ; preds = %56
  %67 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %190, label %70

70:                                               ; preds = %66
  %71 = load ptr, ptr %42, align 8
  %72 = sext i32 %68 to i64
  %73 = getelementptr %struct.Anchor, ptr %71, i64 %72
  %74 = getelementptr i8, ptr %73, i64 112
  %75 = load ptr, ptr %74, align 8
  %76 = icmp ult ptr %14, %75
  br i1 %76, label %77, label %81

77:                                               ; preds = %70
  %78 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %79 = load i32, ptr %78, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %190, label %108

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
  %96 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %97 = load i32, ptr %96, align 8
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
  br i1 %107, label %108, label %190

108:                                              ; preds = %77, %103, %99, %92
  %109 = phi ptr [ %74, %77 ], [ %82, %92 ], [ %82, %99 ], [ %82, %103 ]
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 24
  %111 = load i32, ptr %110, align 8
  switch i32 %111, label %112 [
    i32 1, label %190
    i32 3, label %190
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
  br label %161

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
  br i1 %146, label %129, label %190

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %149 = icmp ugt ptr %148, %139
  br i1 %149, label %190, label %150

150:                                              ; preds = %147
  %151 = call fastcc i32 @is_shadow(ptr noundef %109, ptr noundef %14) #16
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %190, label %153

153:                                              ; preds = %150
  %154 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %128, i64 noundef 8) #18
  %155 = load ptr, ptr %5, align 8
  %156 = load ptr, ptr %6, align 8
  %157 = getelementptr inbounds nuw i8, ptr %109, i64 28
  %158 = load i32, ptr %157, align 4
  %159 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %160 = load i32, ptr %159, align 8
  call fastcc void @put_pair(ptr noundef %155, ptr noundef %156, ptr noundef %14, i32 noundef %118, i32 noundef %158, i32 noundef %160, i32 noundef %3) #16
  br label %161

161:                                              ; preds = %153, %120
  %162 = load ptr, ptr @__enzcc_check_watch, align 8
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %164 = load i64, ptr %163, align 8
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %190, label %166

166:                                              ; preds = %161
  %167 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %168 = load ptr, ptr %167, align 8
  br label %169

169:                                              ; preds = %169, %166
  %170 = phi i64 [ 0, %166 ], [ %179, %169 ]
  %171 = phi i64 [ %164, %166 ], [ %178, %169 ]
  %172 = add i64 %171, %170
  %173 = lshr i64 %172, 1
  %174 = getelementptr inbounds nuw %struct.Object, ptr %168, i64 %173
  %175 = load ptr, ptr %174, align 8
  %176 = icmp ult ptr %14, %175
  %177 = add nuw i64 %173, 1
  %178 = select i1 %176, i64 %173, i64 %171
  %179 = select i1 %176, i64 %170, i64 %177
  %180 = icmp ult i64 %179, %178
  br i1 %180, label %169, label %181

181:                                              ; preds = %169
  %182 = icmp eq i64 %179, 0
  br i1 %182, label %190, label %183

183:                                              ; preds = %181
  %184 = getelementptr %struct.Object, ptr %168, i64 %179
  %185 = getelementptr i8, ptr %184, i64 -72
  %186 = load ptr, ptr %185, align 8
  %187 = icmp ult ptr %14, %186
  %188 = getelementptr inbounds i8, ptr %184, i64 -80
  %189 = select i1 %187, ptr %188, ptr null
  br label %190

190:                                              ; preds = %62, %143, %77, %103, %66, %41, %183, %181, %161, %108, %108, %150, %147, %36
  %191 = phi ptr [ %13, %36 ], [ null, %181 ], [ %13, %103 ], [ %13, %108 ], [ %13, %108 ], [ %13, %143 ], [ %13, %77 ], [ %13, %147 ], [ %13, %150 ], [ null, %161 ], [ %189, %183 ], [ %13, %41 ], [ %13, %66 ], [ %13, %62 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  br label %192

192:                                              ; preds = %190, %22, %12, %17
  %193 = phi ptr [ %13, %12 ], [ %13, %17 ], [ %191, %190 ], [ %13, %22 ]
  %194 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %195 = icmp ult ptr %194, %10
  br i1 %195, label %12, label %196

196:                                              ; preds = %192, %4
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
  br i1 %13, label %417, label %14

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
  br i1 %31, label %14, label %417

32:                                               ; preds = %22
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %417, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %42 = load ptr, ptr %41, align 8
  %43 = icmp ult ptr %0, %42
  br i1 %43, label %417, label %44

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
  %67 = getelementptr i8, ptr %66, i64 -72
  %68 = load ptr, ptr %67, align 8
  %69 = icmp ult ptr %0, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 -80
  br i1 %69, label %259, label %71

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
  %93 = getelementptr i8, ptr %92, i64 -72
  %94 = load ptr, ptr %93, align 8
  %95 = icmp ult ptr %76, %94
  br i1 %95, label %417, label %96

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
  br i1 %133, label %417, label %134

134:                                              ; preds = %132
  %135 = icmp ugt i64 %46, %130
  br i1 %135, label %136, label %229

136:                                              ; preds = %134, %136
  %137 = phi i64 [ %143, %136 ], [ %46, %134 ]
  %138 = load ptr, ptr @__enzcc_check_watch, align 8
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw %struct.Object, ptr %140, i64 %137
  %142 = getelementptr i8, ptr %141, i64 -80
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %141, ptr noundef nonnull align 8 dereferenceable(80) %142, i64 80, i1 false)
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
  %165 = getelementptr i8, ptr %164, i64 -72
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
  br i1 %191, label %192, label %417

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
  br i1 %209, label %417, label %210

210:                                              ; preds = %208
  %211 = icmp ugt i64 %46, %206
  br i1 %211, label %212, label %229

212:                                              ; preds = %210, %212
  %213 = phi i64 [ %219, %212 ], [ %46, %210 ]
  %214 = load ptr, ptr @__enzcc_check_watch, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 8
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds nuw %struct.Object, ptr %216, i64 %213
  %218 = getelementptr i8, ptr %217, i64 -80
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %217, ptr noundef nonnull align 8 dereferenceable(80) %218, i64 80, i1 false)
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
  store i32 0, ptr %246, align 4
  %247 = getelementptr inbounds nuw i8, ptr %240, i64 48
  store i32 %235, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %240, i64 52
  store i32 0, ptr %248, align 4
  %249 = getelementptr inbounds nuw i8, ptr %240, i64 56
  store i32 0, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %240, i64 60
  store i32 0, ptr %250, align 4
  %251 = getelementptr inbounds nuw i8, ptr %240, i64 64
  store i64 -1, ptr %251, align 8
  %252 = getelementptr inbounds nuw i8, ptr %240, i64 72
  store i64 0, ptr %252, align 8
  %253 = load ptr, ptr @__enzcc_check_watch, align 8
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 24
  store ptr null, ptr %254, align 8
  %255 = getelementptr inbounds nuw i8, ptr %253, i64 8
  %256 = load ptr, ptr %255, align 8
  %257 = getelementptr inbounds nuw %struct.Object, ptr %256, i64 %232
  %258 = icmp eq ptr %256, null
  br i1 %258, label %417, label %259

259:                                              ; preds = %65, %229
  %260 = phi ptr [ %253, %229 ], [ %8, %65 ]
  %261 = phi ptr [ %257, %229 ], [ %70, %65 ]
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 40
  %263 = load i32, ptr %262, align 8
  %264 = icmp eq i32 %263, 0
  %265 = load ptr, ptr %260, align 8
  br i1 %264, label %335, label %266

266:                                              ; preds = %259
  %267 = sext i32 %263 to i64
  %268 = getelementptr %struct.Anchor, ptr %265, i64 %267
  %269 = getelementptr i8, ptr %268, i64 112
  %270 = load ptr, ptr %269, align 8
  %271 = icmp ult ptr %0, %270
  br i1 %271, label %272, label %276

272:                                              ; preds = %266
  %273 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %274 = load i32, ptr %273, align 8
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %335, label %304

276:                                              ; preds = %266, %281
  %277 = phi ptr [ %284, %281 ], [ %269, %266 ]
  %278 = getelementptr inbounds nuw i8, ptr %277, i64 36
  %279 = load i32, ptr %278, align 4
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %287, label %281

281:                                              ; preds = %276
  %282 = sext i32 %279 to i64
  %283 = getelementptr %struct.Anchor, ptr %265, i64 %282
  %284 = getelementptr i8, ptr %283, i64 112
  %285 = load ptr, ptr %284, align 8
  %286 = icmp ugt ptr %285, %0
  br i1 %286, label %287, label %276

287:                                              ; preds = %281, %276
  %288 = getelementptr inbounds nuw i8, ptr %277, i64 8
  %289 = load i64, ptr %288, align 8
  %290 = tail call i64 @llvm.abs.i64(i64 %289, i1 true)
  %291 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %292 = load i32, ptr %291, align 8
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %304

294:                                              ; preds = %287
  %295 = getelementptr inbounds nuw i8, ptr %277, i64 24
  %296 = load i32, ptr %295, align 8
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %298, label %304

298:                                              ; preds = %294
  %299 = load ptr, ptr %277, align 8
  %300 = ptrtoint ptr %0 to i64
  %301 = ptrtoint ptr %299 to i64
  %302 = sub i64 %300, %301
  %303 = icmp slt i64 %302, %290
  br i1 %303, label %304, label %335

304:                                              ; preds = %272, %298, %294, %287
  %305 = phi i1 [ false, %272 ], [ false, %287 ], [ true, %294 ], [ true, %298 ]
  %306 = phi ptr [ %269, %272 ], [ %277, %287 ], [ %277, %294 ], [ %277, %298 ]
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 24
  %308 = load i32, ptr %307, align 8
  %309 = icmp eq i32 %308, %1
  br i1 %309, label %310, label %323

310:                                              ; preds = %304
  %311 = getelementptr inbounds nuw i8, ptr %306, i64 8
  %312 = load i64, ptr %311, align 8
  %313 = icmp eq i64 %312, %2
  br i1 %313, label %314, label %323

314:                                              ; preds = %310
  br i1 %305, label %315, label %319

315:                                              ; preds = %314
  %316 = getelementptr inbounds nuw i8, ptr %261, i64 52
  %317 = load i32, ptr %316, align 4
  %318 = icmp sgt i32 %317, 500
  br i1 %318, label %319, label %323

319:                                              ; preds = %315, %314
  %320 = load ptr, ptr %306, align 8
  %321 = icmp ult ptr %0, %320
  br i1 %321, label %322, label %417

322:                                              ; preds = %319
  store ptr %0, ptr %306, align 8
  br label %417

323:                                              ; preds = %304, %310, %315
  %324 = load ptr, ptr %306, align 8
  %325 = icmp eq ptr %324, %0
  br i1 %325, label %326, label %335

326:                                              ; preds = %323
  %327 = icmp ne i32 %308, 0
  %328 = icmp eq i32 %1, 0
  %329 = and i1 %328, %327
  br i1 %329, label %330, label %417

330:                                              ; preds = %326
  store i32 0, ptr %307, align 8
  %331 = getelementptr inbounds nuw i8, ptr %306, i64 8
  store i64 %2, ptr %331, align 8
  %332 = getelementptr inbounds nuw i8, ptr %306, i64 16
  store ptr %3, ptr %332, align 8
  %333 = getelementptr inbounds nuw i8, ptr %306, i64 28
  store i32 %5, ptr %333, align 4
  %334 = getelementptr inbounds nuw i8, ptr %306, i64 40
  store i32 %4, ptr %334, align 8
  br label %417

335:                                              ; preds = %272, %298, %259, %323
  %336 = getelementptr inbounds nuw i8, ptr %265, i64 8
  %337 = load i64, ptr %336, align 8
  %338 = icmp eq i64 %337, 262144
  br i1 %338, label %417, label %339

339:                                              ; preds = %335
  %340 = add nsw i64 %337, 1
  store i64 %340, ptr %336, align 8
  %341 = trunc i64 %340 to i32
  %342 = getelementptr inbounds nuw i8, ptr %265, i64 160
  %343 = shl i64 %340, 32
  %344 = ashr exact i64 %343, 32
  %345 = getelementptr inbounds %struct.Anchor, ptr %342, i64 %344
  %346 = getelementptr inbounds i8, ptr %345, i64 -48
  store ptr %0, ptr %346, align 8
  %347 = getelementptr inbounds i8, ptr %345, i64 -40
  store i64 %2, ptr %347, align 8
  %348 = getelementptr inbounds i8, ptr %345, i64 -32
  store ptr %3, ptr %348, align 8
  %349 = getelementptr inbounds i8, ptr %345, i64 -24
  store i32 %1, ptr %349, align 8
  %350 = getelementptr inbounds i8, ptr %345, i64 -20
  store i32 %5, ptr %350, align 4
  %351 = getelementptr inbounds i8, ptr %345, i64 -16
  store i32 %6, ptr %351, align 8
  %352 = getelementptr inbounds i8, ptr %345, i64 -12
  store i32 0, ptr %352, align 4
  %353 = getelementptr inbounds i8, ptr %345, i64 -8
  store i32 %4, ptr %353, align 8
  %354 = getelementptr inbounds i8, ptr %345, i64 -4
  store i32 0, ptr %354, align 4
  %355 = load i32, ptr %262, align 4
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %379, label %357

357:                                              ; preds = %339
  %358 = sext i32 %355 to i64
  %359 = getelementptr %struct.Anchor, ptr %342, i64 %358
  %360 = getelementptr i8, ptr %359, i64 -48
  %361 = load ptr, ptr %360, align 8
  %362 = icmp ult ptr %361, %0
  br i1 %362, label %363, label %379

363:                                              ; preds = %357, %369
  %364 = phi i64 [ %370, %369 ], [ %358, %357 ]
  %365 = getelementptr %struct.Anchor, ptr %342, i64 %364
  %366 = getelementptr i8, ptr %365, i64 -12
  %367 = load i32, ptr %366, align 4
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %375, label %369

369:                                              ; preds = %363
  %370 = sext i32 %367 to i64
  %371 = getelementptr %struct.Anchor, ptr %342, i64 %370
  %372 = getelementptr i8, ptr %371, i64 -48
  %373 = load ptr, ptr %372, align 8
  %374 = icmp ult ptr %373, %0
  br i1 %374, label %363, label %377

375:                                              ; preds = %363
  %376 = getelementptr i8, ptr %365, i64 -12
  br label %379

377:                                              ; preds = %369
  %378 = getelementptr i8, ptr %365, i64 -12
  br label %379

379:                                              ; preds = %377, %357, %375, %339
  %380 = phi ptr [ %262, %339 ], [ %262, %357 ], [ %376, %375 ], [ %378, %377 ]
  %381 = phi i32 [ 0, %339 ], [ %355, %357 ], [ 0, %375 ], [ %367, %377 ]
  store i32 %381, ptr %352, align 4
  store i32 %341, ptr %380, align 4
  %382 = getelementptr inbounds nuw i8, ptr %261, i64 52
  %383 = load i32, ptr %382, align 4
  %384 = add nsw i32 %383, 1
  store i32 %384, ptr %382, align 4
  %385 = getelementptr inbounds nuw i8, ptr %261, i64 8
  %386 = load ptr, ptr %385, align 8
  %387 = load ptr, ptr %261, align 8
  %388 = ptrtoint ptr %386 to i64
  %389 = ptrtoint ptr %387 to i64
  %390 = sub i64 %388, %389
  %391 = lshr i64 %390, 2
  %392 = add nuw nsw i64 %391, 64
  %393 = and i64 %392, 9223372036854775792
  %394 = getelementptr inbounds nuw i8, ptr %261, i64 16
  %395 = load ptr, ptr %394, align 8
  %396 = icmp eq ptr %395, null
  %397 = load ptr, ptr @__enzcc_check_watch, align 8
  br i1 %396, label %398, label %413

398:                                              ; preds = %379
  %399 = getelementptr inbounds nuw i8, ptr %397, i64 64
  %400 = load i64, ptr %399, align 8
  %401 = add i64 %400, %393
  %402 = icmp ugt i64 %401, 34359738368
  br i1 %402, label %403, label %407

403:                                              ; preds = %398
  store i32 0, ptr %262, align 8
  %404 = getelementptr inbounds nuw i8, ptr %265, i64 16
  %405 = load i64, ptr %404, align 8
  %406 = or i64 %405, 64
  store i64 %406, ptr %404, align 8
  br label %417

407:                                              ; preds = %398
  %408 = getelementptr inbounds nuw i8, ptr %397, i64 56
  %409 = load ptr, ptr %408, align 8
  %410 = getelementptr inbounds nuw i8, ptr %409, i64 %400
  store ptr %410, ptr %394, align 8
  %411 = load i64, ptr %399, align 8
  %412 = add i64 %411, %393
  store i64 %412, ptr %399, align 8
  br label %413

413:                                              ; preds = %407, %379
  %414 = getelementptr inbounds nuw i8, ptr %397, i64 40
  store ptr null, ptr %414, align 8
  %415 = getelementptr inbounds nuw i8, ptr %397, i64 32
  store ptr null, ptr %415, align 8
  %416 = getelementptr inbounds nuw i8, ptr %397, i64 24
  store ptr null, ptr %416, align 8
  br label %417

417:                                              ; preds = %28, %208, %132, %91, %187, %7, %229, %335, %413, %403, %326, %330, %319, %322, %32, %40
  ret void
}

define internal fastcc range(i32 0, 2) i32 @is_shadow(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1) unnamed_addr #8 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 %4
  %6 = load ptr, ptr @__enzcc_check_watch, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %82, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %12 = load ptr, ptr %11, align 8
  br label %13

13:                                               ; preds = %13, %10
  %14 = phi i64 [ 0, %10 ], [ %23, %13 ]
  %15 = phi i64 [ %8, %10 ], [ %22, %13 ]
  %16 = add i64 %15, %14
  %17 = lshr i64 %16, 1
  %18 = getelementptr inbounds nuw %struct.Object, ptr %12, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ult ptr %5, %19
  %21 = add nuw i64 %17, 1
  %22 = select i1 %20, i64 %17, i64 %15
  %23 = select i1 %20, i64 %14, i64 %21
  %24 = icmp ult i64 %23, %22
  br i1 %24, label %13, label %25

25:                                               ; preds = %13
  %26 = icmp eq i64 %23, 0
  br i1 %26, label %82, label %27

27:                                               ; preds = %25
  %28 = getelementptr %struct.Object, ptr %12, i64 %23
  %29 = getelementptr i8, ptr %28, i64 -72
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ult ptr %5, %30
  br i1 %31, label %32, label %82

32:                                               ; preds = %27
  %33 = getelementptr inbounds i8, ptr %28, i64 -32
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %82

36:                                               ; preds = %32
  %37 = getelementptr inbounds i8, ptr %28, i64 -40
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %82, label %40

40:                                               ; preds = %36
  %41 = load ptr, ptr %0, align 8
  %42 = icmp ult ptr %1, %41
  br i1 %42, label %82, label %43

43:                                               ; preds = %40
  %44 = load ptr, ptr %6, align 8
  %45 = sext i32 %38 to i64
  %46 = getelementptr %struct.Anchor, ptr %44, i64 %45
  %47 = getelementptr i8, ptr %46, i64 112
  %48 = load ptr, ptr %47, align 8
  %49 = icmp ult ptr %5, %48
  br i1 %49, label %82, label %50

50:                                               ; preds = %43, %55
  %51 = phi ptr [ %58, %55 ], [ %47, %43 ]
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 36
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %61, label %55

55:                                               ; preds = %50
  %56 = sext i32 %53 to i64
  %57 = getelementptr %struct.Anchor, ptr %44, i64 %56
  %58 = getelementptr i8, ptr %57, i64 112
  %59 = load ptr, ptr %58, align 8
  %60 = icmp ugt ptr %59, %5
  br i1 %60, label %61, label %50

61:                                               ; preds = %50, %55
  %62 = getelementptr inbounds nuw i8, ptr %51, i64 24
  %63 = load i32, ptr %62, align 8
  %64 = icmp eq i32 %63, 0
  %65 = load ptr, ptr %51, align 8
  br i1 %64, label %66, label %76

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %68 = load i64, ptr %67, align 8
  %69 = tail call i64 @llvm.abs.i64(i64 %68, i1 true)
  %70 = ptrtoint ptr %5 to i64
  %71 = ptrtoint ptr %65 to i64
  %72 = sub i64 %70, %71
  %73 = icmp sge i64 %72, %69
  %74 = icmp ugt ptr %65, %5
  %75 = select i1 %73, i1 true, i1 %74
  br i1 %75, label %82, label %78

76:                                               ; preds = %61
  %77 = icmp ugt ptr %65, %5
  br i1 %77, label %82, label %78

78:                                               ; preds = %66, %76
  %79 = getelementptr inbounds i8, ptr %41, i64 %4
  %80 = icmp ule ptr %65, %79
  %81 = zext i1 %80 to i32
  br label %82

82:                                               ; preds = %43, %66, %25, %27, %2, %76, %78, %32, %36, %40
  %83 = phi i32 [ %81, %78 ], [ 1, %40 ], [ 1, %36 ], [ 1, %32 ], [ 1, %76 ], [ 1, %25 ], [ 1, %2 ], [ 1, %27 ], [ 1, %66 ], [ 1, %43 ]
  ret i32 %83
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
  %96 = mul i64 %91, 80
  %97 = getelementptr i8, ptr %80, i64 %96
  %98 = getelementptr i8, ptr %97, i64 -72
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
  %116 = mul i64 %111, 80
  %117 = getelementptr i8, ptr %80, i64 %116
  %118 = getelementptr i8, ptr %117, i64 -72
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

declare double @llvm.fmuladd.f64(double, double, double) #9

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #6

define internal fastcc noundef range(i32 0, 2) i32 @tell(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1, i32 noundef returned range(i32 0, 2) %2, ptr noundef %3) unnamed_addr #3 {
  %5 = alloca [1024 x i8], align 16
  %6 = alloca [6144 x i8], align 16
  %7 = alloca [4096 x i8], align 16
  %8 = alloca [1024 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  br label %9

9:                                                ; preds = %9, %4
  %10 = atomicrmw xchg ptr @tell.lock, i8 1 acquire, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %9

12:                                               ; preds = %9
  %13 = load ptr, ptr %0, align 8
  %14 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 64), align 8
  %15 = icmp eq i32 %14, 0
  %16 = icmp ne ptr @__cxa_demangle, null
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %28

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i64 @strlen(ptr noundef nonnull @.str.5) #18
  %22 = tail call i32 @strncmp(ptr noundef %20, ptr noundef nonnull @.str.5, i64 noundef %21) #18
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  %25 = load ptr, ptr %19, align 8
  %26 = tail call ptr @__cxa_demangle(ptr noundef %25, ptr noundef null, ptr noundef null, ptr noundef null) #18
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %31

28:                                               ; preds = %12, %18, %24
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %30 = load ptr, ptr %29, align 8
  br label %31

31:                                               ; preds = %28, %24
  %32 = phi ptr [ %26, %24 ], [ %30, %28 ]
  %33 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %34 = load ptr, ptr %33, align 8
  br label %35

35:                                               ; preds = %44, %31
  %36 = phi i64 [ 0, %31 ], [ %45, %44 ]
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 %36
  %38 = load i8, ptr %37, align 1
  switch i8 %38, label %44 [
    i8 0, label %54
    i8 39, label %39
  ]

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 1
  %41 = tail call i64 @strlen(ptr noundef nonnull @.str.5) #18
  %42 = tail call i32 @strncmp(ptr noundef nonnull %40, ptr noundef nonnull @.str.5, i64 noundef %41) #18
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %39, %35
  %45 = add i64 %36, 1
  br label %35

46:                                               ; preds = %39
  %47 = load i8, ptr %37, align 1
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %54, label %49

49:                                               ; preds = %46, %49
  %50 = phi i64 [ %51, %49 ], [ %36, %46 ]
  %51 = add i64 %50, 1
  %52 = getelementptr inbounds nuw i8, ptr %34, i64 %51
  %53 = load i8, ptr %52, align 1
  switch i8 %53, label %49 [
    i8 0, label %55
    i8 39, label %55
  ]

54:                                               ; preds = %35, %46
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  br label %74

55:                                               ; preds = %49, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %56 = sub i64 %50, %36
  %57 = getelementptr i8, ptr %34, i64 %50
  %58 = getelementptr i8, ptr %57, i64 1
  %59 = icmp ne i8 %53, 0
  %60 = and i1 %16, %59
  %61 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 64), align 8
  %62 = icmp eq i32 %61, 0
  %63 = select i1 %60, i1 %62, i1 false
  %64 = icmp ult i64 %56, 1024
  %65 = and i1 %64, %63
  br i1 %65, label %66, label %74

66:                                               ; preds = %55
  %67 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef nonnull %40, i64 noundef %56) #18
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 %56
  store i8 0, ptr %68, align 1
  %69 = call ptr @__cxa_demangle(ptr noundef nonnull %5, ptr noundef null, ptr noundef null, ptr noundef null) #18
  %70 = icmp eq ptr %69, null
  br i1 %70, label %74, label %71

71:                                               ; preds = %66
  %72 = trunc i64 %36 to i32
  %73 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %8, i64 noundef 1024, ptr noundef nonnull @.str.15, i32 noundef %72, ptr noundef nonnull %34, ptr noundef nonnull %69, ptr noundef nonnull %58) #18
  br label %76

74:                                               ; preds = %66, %55, %54
  %75 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %8, i64 noundef 1024, ptr noundef nonnull @.str.16, ptr noundef nonnull %34) #18
  br label %76

76:                                               ; preds = %71, %74
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %77 = icmp ne i32 %2, 0
  %78 = select i1 %77, ptr @.str.7, ptr @.str.8
  %79 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  %82 = select i1 %81, ptr @.str.10, ptr @.str.9
  %83 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %84 = load i64, ptr %83, align 8
  %85 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 6144, ptr noundef nonnull @.str.6, ptr noundef nonnull %78, ptr noundef %1, ptr noundef %32, ptr noundef nonnull %8, ptr noundef nonnull %82, i64 noundef %84, ptr noundef %3) #18
  %86 = sext i32 %85 to i64
  br label %87

87:                                               ; preds = %91, %76
  %88 = phi i64 [ %86, %76 ], [ %95, %91 ]
  %89 = phi ptr [ %6, %76 ], [ %94, %91 ]
  %90 = icmp eq i64 %88, 0
  br i1 %90, label %96, label %91

91:                                               ; preds = %87
  %92 = call i64 @write(i32 noundef 2, ptr noundef %89, i64 noundef %88) #18
  %93 = icmp sgt i64 %92, 0
  %94 = getelementptr inbounds nuw i8, ptr %89, i64 %92
  %95 = sub i64 %88, %92
  br i1 %93, label %87, label %96

96:                                               ; preds = %87, %91
  %97 = select i1 %77, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 32), ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 40)
  %98 = load i64, ptr %97, align 8
  %99 = add nsw i64 %98, 1
  store i64 %99, ptr %97, align 8
  %100 = load i8, ptr %3, align 1
  %101 = icmp eq i8 %100, 0
  br i1 %101, label %125, label %102

102:                                              ; preds = %96, %117
  %103 = phi i8 [ %120, %117 ], [ %100, %96 ]
  %104 = phi i64 [ %118, %117 ], [ 0, %96 ]
  %105 = phi ptr [ %119, %117 ], [ %3, %96 ]
  switch i8 %103, label %113 [
    i8 10, label %106
    i8 34, label %110
    i8 92, label %110
  ]

106:                                              ; preds = %102
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 %104
  store i8 92, ptr %107, align 1
  %108 = add nsw i64 %104, 2
  %109 = getelementptr i8, ptr %107, i64 1
  store i8 110, ptr %109, align 1
  br label %117

110:                                              ; preds = %102, %102
  %111 = add nsw i64 %104, 1
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 %104
  store i8 92, ptr %112, align 1
  br label %113

113:                                              ; preds = %110, %102
  %114 = phi i64 [ %111, %110 ], [ %104, %102 ]
  %115 = add nsw i64 %114, 1
  %116 = getelementptr inbounds nuw i8, ptr %7, i64 %114
  store i8 %103, ptr %116, align 1
  br label %117

117:                                              ; preds = %113, %106
  %118 = phi i64 [ %108, %106 ], [ %115, %113 ]
  %119 = getelementptr inbounds nuw i8, ptr %105, i64 1
  %120 = load i8, ptr %119, align 1
  %121 = icmp ne i8 %120, 0
  %122 = add i64 %118, 8
  %123 = icmp ult i64 %122, 4096
  %124 = and i1 %121, %123
  br i1 %124, label %102, label %125

125:                                              ; preds = %117, %96
  %126 = phi i64 [ 0, %96 ], [ %118, %117 ]
  %127 = getelementptr inbounds nuw i8, ptr %7, i64 %126
  store i8 0, ptr %127, align 1
  %128 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3088), align 8
  %129 = icmp eq i64 %128, 0
  %130 = select i1 %129, ptr @.str.13, ptr @.str.12
  %131 = select i1 %77, ptr @.str.14, ptr @.str.8
  %132 = load i64, ptr %79, align 8
  %133 = icmp eq i64 %132, 0
  %134 = select i1 %133, ptr @.str.10, ptr @.str.9
  %135 = load i64, ptr %83, align 8
  %136 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 6144, ptr noundef nonnull @.str.11, ptr noundef nonnull %130, ptr noundef %1, ptr noundef nonnull %131, ptr noundef %32, ptr noundef nonnull %8, ptr noundef nonnull %134, i64 noundef %135, ptr noundef nonnull %7) #18
  %137 = sext i32 %136 to i64
  %138 = icmp ult i32 %136, 6144
  br i1 %138, label %139, label %148

139:                                              ; preds = %125
  %140 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3088), align 8
  %141 = add i64 %140, %137
  %142 = icmp ult i64 %141, 65536
  br i1 %142, label %143, label %148

143:                                              ; preds = %139
  %144 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3096), i64 %140
  %145 = call ptr @memcpy(ptr noundef nonnull %144, ptr noundef nonnull %6, i64 noundef %137) #18
  %146 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3088), align 8
  %147 = add i64 %146, %137
  store i64 %147, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3088), align 8
  br label %148

148:                                              ; preds = %143, %139, %125
  store atomic i8 0, ptr @tell.lock release, align 1
  %149 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 848), align 8
  %150 = icmp ne i64 %149, 0
  %151 = select i1 %77, i1 %150, i1 false
  br i1 %151, label %152, label %154

152:                                              ; preds = %148
  %153 = call i32 @fflush(ptr noundef null) #18
  call fastcc void @write_report() #16
  call void @_exit(i32 noundef 77) #20
  unreachable

154:                                              ; preds = %148
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  ret i32 %2
}

declare extern_weak ptr @__cxa_demangle(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

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

declare i32 @fflush(ptr noundef) #6

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
  %12 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %1, i64 noundef 256, ptr noundef nonnull @.str.17, i64 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11) #18
  %13 = sext i32 %12 to i64
  %14 = call i64 @write(i32 noundef %5, ptr noundef nonnull %1, i64 noundef %13) #18
  %15 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3088), align 8
  %16 = call i64 @write(i32 noundef %5, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3096), i64 noundef %15) #18
  %17 = call i64 @write(i32 noundef %5, ptr noundef nonnull @.str.18, i64 noundef 3) #18
  %18 = call i32 @close(i32 noundef %5) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  br label %19

19:                                               ; preds = %7, %4, %0
  ret void
}

declare void @_exit(i32 noundef) #10

declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #6

declare i64 @strlen(ptr noundef) #6

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #6

declare i32 @open(ptr noundef, i32 noundef, ...) #6

declare i32 @close(i32 noundef) #6

declare i32 @clock_gettime(i32 noundef, ptr noundef) #6

declare i32 @pipe(ptr noundef) #6

declare i32 @fork() #6

define internal fastcc void @serve(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #11 {
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
  br i1 %36, label %328, label %37

37:                                               ; preds = %4
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
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
  %51 = call ptr @mmap(ptr noundef null, i64 noundef 335544320, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #18
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
  br i1 %63, label %328, label %64

64:                                               ; preds = %37
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq ptr %66, null
  %68 = icmp eq ptr %58, null
  %69 = select i1 %67, i1 true, i1 %68
  br i1 %69, label %328, label %70

70:                                               ; preds = %64
  %71 = call fastcc i64 @read_ranges(ptr noundef %62, ptr noundef %1) #16
  %72 = load ptr, ptr @__enzcc_check_watch, align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 80
  store i64 %71, ptr %73, align 8
  %74 = icmp eq i64 %71, 0
  br i1 %74, label %75, label %80

75:                                               ; preds = %145, %70
  %76 = getelementptr inbounds nuw i8, ptr %32, i64 88
  %77 = load ptr, ptr %76, align 8
  %78 = load i64, ptr %77, align 8
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %153, label %254

80:                                               ; preds = %70, %145
  %81 = phi ptr [ %146, %145 ], [ %72, %70 ]
  %82 = phi i64 [ %147, %145 ], [ 0, %70 ]
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 72
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.Range, ptr %84, i64 %82
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 20
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %145, label %89

89:                                               ; preds = %80
  %90 = load ptr, ptr %85, align 8
  %91 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 32
  %95 = load ptr, ptr %93, align 8
  %96 = icmp ugt ptr %94, %95
  br i1 %96, label %145, label %97

97:                                               ; preds = %89, %121
  %98 = phi ptr [ %141, %121 ], [ %95, %89 ]
  %99 = phi ptr [ %119, %121 ], [ %90, %89 ]
  %100 = load ptr, ptr @__enzcc_check_watch, align 8
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %102 = load i64, ptr %101, align 8
  %103 = icmp ult i64 %102, 4194304
  br i1 %103, label %104, label %145

104:                                              ; preds = %97
  %105 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %106 = load i64, ptr %105, align 8
  %107 = and i64 %106, -8
  %108 = icmp ult i64 %106, 32
  %109 = and i64 %106, 8
  %110 = icmp ne i64 %109, 0
  %111 = or i1 %108, %110
  %112 = ptrtoint ptr %98 to i64
  %113 = ptrtoint ptr %99 to i64
  %114 = sub i64 %112, %113
  %115 = icmp ugt i64 %107, %114
  %116 = or i1 %115, %111
  br i1 %116, label %117, label %118

117:                                              ; preds = %104
  store i64 %92, ptr %101, align 8
  br label %145

118:                                              ; preds = %104
  %119 = getelementptr inbounds nuw i8, ptr %99, i64 %107
  %120 = icmp eq ptr %119, %98
  br i1 %120, label %145, label %121

121:                                              ; preds = %118
  %122 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %123 = load ptr, ptr %122, align 8
  %124 = add nuw nsw i64 %102, 1
  store i64 %124, ptr %101, align 8
  %125 = getelementptr inbounds nuw %struct.Object, ptr %123, i64 %102
  %126 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %127 = getelementptr inbounds nuw i8, ptr %119, i64 8
  store ptr %126, ptr %125, align 8
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 8
  store ptr %127, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %125, i64 16
  store ptr null, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %125, i64 24
  store i64 -1, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %125, i64 32
  store i64 0, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %125, i64 40
  store i32 0, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %125, i64 44
  store i32 0, ptr %133, align 4
  %134 = getelementptr inbounds nuw i8, ptr %125, i64 48
  store i32 1, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %125, i64 52
  store i32 0, ptr %135, align 4
  %136 = getelementptr inbounds nuw i8, ptr %125, i64 56
  store i32 0, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %125, i64 60
  store i32 0, ptr %137, align 4
  %138 = getelementptr inbounds nuw i8, ptr %125, i64 64
  store i64 -1, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %125, i64 72
  store i64 0, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %141 = load ptr, ptr %93, align 8
  %142 = icmp ugt ptr %140, %141
  br i1 %142, label %143, label %97

143:                                              ; preds = %121
  %144 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %145

145:                                              ; preds = %118, %97, %143, %117, %89, %80
  %146 = phi ptr [ %81, %80 ], [ %100, %117 ], [ %81, %89 ], [ %144, %143 ], [ %100, %97 ], [ %100, %118 ]
  %147 = add nuw i64 %82, 1
  %148 = getelementptr inbounds nuw i8, ptr %146, i64 80
  %149 = load i64, ptr %148, align 8
  %150 = icmp ult i64 %147, %149
  br i1 %150, label %80, label %75

151:                                              ; preds = %249
  %152 = icmp sgt i64 %252, 0
  br i1 %152, label %262, label %254

153:                                              ; preds = %75, %249
  %154 = phi ptr [ %251, %249 ], [ %77, %75 ]
  %155 = phi i64 [ %250, %249 ], [ 0, %75 ]
  %156 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %157 = getelementptr inbounds nuw %struct.Variable, ptr %156, i64 %155
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %159 = load i64, ptr %158, align 8
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %161, label %249

161:                                              ; preds = %153
  %162 = load ptr, ptr %157, align 8
  %163 = load ptr, ptr @__enzcc_check_watch, align 8
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 16
  %165 = load i64, ptr %164, align 8
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %219, label %167

167:                                              ; preds = %161
  %168 = getelementptr inbounds nuw i8, ptr %163, i64 8
  %169 = load ptr, ptr %168, align 8
  br label %170

170:                                              ; preds = %170, %167
  %171 = phi i64 [ 0, %167 ], [ %180, %170 ]
  %172 = phi i64 [ %165, %167 ], [ %179, %170 ]
  %173 = add i64 %172, %171
  %174 = lshr i64 %173, 1
  %175 = getelementptr inbounds nuw %struct.Object, ptr %169, i64 %174
  %176 = load ptr, ptr %175, align 8
  %177 = icmp ult ptr %162, %176
  %178 = add nuw i64 %174, 1
  %179 = select i1 %177, i64 %174, i64 %172
  %180 = select i1 %177, i64 %171, i64 %178
  %181 = icmp ult i64 %180, %179
  br i1 %181, label %170, label %182

182:                                              ; preds = %170
  %183 = icmp eq i64 %180, 0
  br i1 %183, label %189, label %184

184:                                              ; preds = %182
  %185 = getelementptr %struct.Object, ptr %169, i64 %180
  %186 = getelementptr i8, ptr %185, i64 -72
  %187 = load ptr, ptr %186, align 8
  %188 = icmp ult ptr %162, %187
  br i1 %188, label %249, label %189

189:                                              ; preds = %184, %182
  br label %190

190:                                              ; preds = %189, %190
  %191 = phi i64 [ %200, %190 ], [ 0, %189 ]
  %192 = phi i64 [ %199, %190 ], [ %165, %189 ]
  %193 = add i64 %192, %191
  %194 = lshr i64 %193, 1
  %195 = getelementptr inbounds nuw %struct.Object, ptr %169, i64 %194
  %196 = load ptr, ptr %195, align 8
  %197 = icmp ult ptr %162, %196
  %198 = add nuw i64 %194, 1
  %199 = select i1 %197, i64 %194, i64 %192
  %200 = select i1 %197, i64 %191, i64 %198
  %201 = icmp ult i64 %200, %199
  br i1 %201, label %190, label %202

202:                                              ; preds = %190
  %203 = icmp eq i64 %165, 4194304
  br i1 %203, label %249, label %204

204:                                              ; preds = %202
  %205 = icmp ugt i64 %165, %200
  br i1 %205, label %210, label %219

206:                                              ; preds = %210
  %207 = load ptr, ptr @__enzcc_check_watch, align 8
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %209 = load i64, ptr %208, align 8
  br label %219

210:                                              ; preds = %204, %210
  %211 = phi i64 [ %217, %210 ], [ %165, %204 ]
  %212 = load ptr, ptr @__enzcc_check_watch, align 8
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 8
  %214 = load ptr, ptr %213, align 8
  %215 = getelementptr inbounds nuw %struct.Object, ptr %214, i64 %211
  %216 = getelementptr i8, ptr %215, i64 -80
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %215, ptr noundef nonnull align 8 dereferenceable(80) %216, i64 80, i1 false)
  %217 = add i64 %211, -1
  %218 = icmp ugt i64 %217, %200
  br i1 %218, label %210, label %206

219:                                              ; preds = %206, %204, %161
  %220 = phi i64 [ %200, %206 ], [ %200, %204 ], [ 0, %161 ]
  %221 = phi i64 [ %209, %206 ], [ %165, %204 ], [ 0, %161 ]
  %222 = phi ptr [ %207, %206 ], [ %163, %204 ], [ %163, %161 ]
  %223 = getelementptr inbounds nuw i8, ptr %162, i64 %159
  %224 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %225 = add i64 %221, 1
  store i64 %225, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %222, i64 8
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds nuw %struct.Object, ptr %227, i64 %220
  store ptr %162, ptr %228, align 8
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 8
  store ptr %223, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %228, i64 16
  store ptr null, ptr %230, align 8
  %231 = getelementptr inbounds nuw i8, ptr %228, i64 24
  store i64 -1, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %228, i64 32
  store i64 0, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %228, i64 40
  store i32 0, ptr %233, align 8
  %234 = getelementptr inbounds nuw i8, ptr %228, i64 44
  store i32 0, ptr %234, align 4
  %235 = getelementptr inbounds nuw i8, ptr %228, i64 48
  store i32 1, ptr %235, align 8
  %236 = getelementptr inbounds nuw i8, ptr %228, i64 52
  store i32 0, ptr %236, align 4
  %237 = getelementptr inbounds nuw i8, ptr %228, i64 56
  store i32 0, ptr %237, align 8
  %238 = getelementptr inbounds nuw i8, ptr %228, i64 60
  store i32 0, ptr %238, align 4
  %239 = getelementptr inbounds nuw i8, ptr %228, i64 64
  store i64 -1, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %228, i64 72
  store i64 0, ptr %240, align 8
  %241 = load ptr, ptr @__enzcc_check_watch, align 8
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 24
  store ptr null, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %241, i64 8
  %244 = load ptr, ptr %243, align 8
  %245 = icmp eq ptr %244, null
  br i1 %245, label %249, label %246

246:                                              ; preds = %219
  %247 = getelementptr inbounds nuw %struct.Object, ptr %244, i64 %220
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 56
  store i32 1, ptr %248, align 8
  br label %249

249:                                              ; preds = %246, %219, %202, %184, %153
  %250 = add nuw nsw i64 %155, 1
  %251 = load ptr, ptr %76, align 8
  %252 = load i64, ptr %251, align 8
  %253 = icmp slt i64 %250, %252
  br i1 %253, label %153, label %151

254:                                              ; preds = %275, %151, %75
  %255 = getelementptr inbounds nuw i8, ptr %32, i64 48
  %256 = load i64, ptr %255, align 8
  %257 = icmp sgt i64 %256, 0
  br i1 %257, label %258, label %325

258:                                              ; preds = %254
  %259 = getelementptr inbounds nuw i8, ptr %32, i64 40
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %280

262:                                              ; preds = %151, %275
  %263 = phi i64 [ %276, %275 ], [ %252, %151 ]
  %264 = phi ptr [ %277, %275 ], [ %251, %151 ]
  %265 = phi i64 [ %278, %275 ], [ 0, %151 ]
  %266 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %267 = getelementptr inbounds nuw %struct.Variable, ptr %266, i64 %265
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 16
  %269 = load ptr, ptr %268, align 8
  %270 = icmp eq ptr %269, null
  br i1 %270, label %275, label %271

271:                                              ; preds = %262
  %272 = load ptr, ptr %267, align 8
  call fastcc void @put_pair(ptr noundef %272, ptr noundef nonnull %269, ptr noundef null, i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 1) #16
  %273 = load ptr, ptr %76, align 8
  %274 = load i64, ptr %273, align 8
  br label %275

275:                                              ; preds = %271, %262
  %276 = phi i64 [ %263, %262 ], [ %274, %271 ]
  %277 = phi ptr [ %264, %262 ], [ %273, %271 ]
  %278 = add nuw nsw i64 %265, 1
  %279 = icmp slt i64 %278, %276
  br i1 %279, label %262, label %254

280:                                              ; preds = %321, %258
  %281 = phi i64 [ %256, %258 ], [ %322, %321 ]
  %282 = phi i64 [ 0, %258 ], [ %323, %321 ]
  %283 = load ptr, ptr %259, align 8
  %284 = getelementptr inbounds nuw %struct.Slot, ptr %283, i64 %282
  %285 = getelementptr inbounds nuw i8, ptr %284, i64 8
  %286 = load i64, ptr %285, align 8
  %287 = add i64 %286, -3
  %288 = icmp ult i64 %287, 2
  br i1 %288, label %289, label %321

289:                                              ; preds = %280
  %290 = load ptr, ptr %260, align 8
  %291 = load i64, ptr %284, align 8
  %292 = getelementptr inbounds i8, ptr %290, i64 %291
  %293 = load ptr, ptr %261, align 8
  %294 = getelementptr inbounds i8, ptr %293, i64 %291
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #17
  %295 = call ptr @memcpy(ptr noundef nonnull %19, ptr noundef %294, i64 noundef 8) #18
  %296 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef %292, i64 noundef 8) #18
  %297 = getelementptr inbounds nuw i8, ptr %284, i64 24
  %298 = load i64, ptr %297, align 8
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %311, label %300

300:                                              ; preds = %289
  %301 = load ptr, ptr %19, align 8
  %302 = load ptr, ptr %20, align 8
  %303 = getelementptr inbounds nuw i8, ptr %284, i64 16
  %304 = load i64, ptr %303, align 8
  %305 = trunc i64 %304 to i32
  %306 = icmp eq i64 %298, 2
  %307 = zext i1 %306 to i32
  %308 = load i64, ptr %285, align 8
  %309 = icmp eq i64 %308, 3
  %310 = zext i1 %309 to i32
  call fastcc void @put_pair(ptr noundef %301, ptr noundef %302, ptr noundef null, i32 noundef 0, i32 noundef %305, i32 noundef %307, i32 noundef %310) #16
  br label %319

311:                                              ; preds = %289
  %312 = load i64, ptr %285, align 8
  %313 = icmp eq i64 %312, 3
  br i1 %313, label %314, label %319

314:                                              ; preds = %311
  %315 = load ptr, ptr %19, align 8
  %316 = getelementptr inbounds nuw i8, ptr %284, i64 16
  %317 = load i64, ptr %316, align 8
  %318 = trunc i64 %317 to i32
  call fastcc void @put_anchor(ptr noundef %315, i32 noundef 1, i64 noundef 0, ptr noundef null, i32 noundef 0, i32 noundef %318, i32 noundef 0) #16
  br label %319

319:                                              ; preds = %314, %311, %300
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #17
  %320 = load i64, ptr %255, align 8
  br label %321

321:                                              ; preds = %319, %280
  %322 = phi i64 [ %281, %280 ], [ %320, %319 ]
  %323 = add nuw nsw i64 %282, 1
  %324 = icmp slt i64 %323, %322
  br i1 %324, label %280, label %325

325:                                              ; preds = %321, %254
  %326 = call fastcc i32 @run_child(ptr noundef %0, i32 noundef 1) #16
  %327 = sext i32 %326 to i64
  br label %328

328:                                              ; preds = %64, %37, %4, %325
  %329 = phi i64 [ %327, %325 ], [ -1, %4 ], [ -1, %37 ], [ -1, %64 ]
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %331 = load ptr, ptr %330, align 8
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 24
  store i64 %329, ptr %332, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #17
  %333 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %18) #18
  %334 = load i64, ptr %18, align 16
  %335 = sitofp i64 %334 to double
  %336 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %337 = load i64, ptr %336, align 8
  %338 = sitofp i64 %337 to double
  %339 = call double @llvm.fmuladd.f64(double %338, double 1.000000e-09, double %335)
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #17
  %340 = fsub double %339, %31
  %341 = load ptr, ptr %330, align 8
  %342 = getelementptr inbounds nuw i8, ptr %341, i64 24
  %343 = load i64, ptr %342, align 8
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %345, label %1139

345:                                              ; preds = %328
  %346 = load ptr, ptr %0, align 8
  %347 = load ptr, ptr @__enzcc_check_watch, align 8
  %348 = load ptr, ptr %347, align 8
  %349 = getelementptr inbounds nuw i8, ptr %346, i64 48
  %350 = load i64, ptr %349, align 8
  %351 = icmp sgt i64 %350, 0
  br i1 %351, label %352, label %359

352:                                              ; preds = %345
  %353 = getelementptr inbounds nuw i8, ptr %346, i64 40
  %354 = getelementptr inbounds nuw i8, ptr %348, i64 16
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %356 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %364

357:                                              ; preds = %402
  %358 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %359

359:                                              ; preds = %357, %345
  %360 = phi ptr [ %358, %357 ], [ %347, %345 ]
  %361 = getelementptr inbounds nuw i8, ptr %360, i64 16
  %362 = load i64, ptr %361, align 8
  %363 = icmp eq i64 %362, 0
  br i1 %363, label %406, label %414

364:                                              ; preds = %402, %352
  %365 = phi i64 [ 0, %352 ], [ %403, %402 ]
  %366 = load ptr, ptr %353, align 8
  %367 = getelementptr inbounds nuw %struct.Slot, ptr %366, i64 %365
  %368 = getelementptr inbounds nuw i8, ptr %367, i64 8
  %369 = load i64, ptr %368, align 8
  %370 = add i64 %369, -1
  %371 = icmp ult i64 %370, 2
  br i1 %371, label %372, label %393

372:                                              ; preds = %364
  %373 = getelementptr inbounds nuw i8, ptr %367, i64 24
  %374 = load i64, ptr %373, align 8
  %375 = icmp eq i64 %374, 0
  br i1 %375, label %402, label %376

376:                                              ; preds = %372
  %377 = load i64, ptr %348, align 8
  %378 = getelementptr inbounds nuw i8, ptr %367, i64 16
  %379 = load i64, ptr %378, align 8
  %380 = icmp eq i64 %379, 0
  %381 = zext i1 %380 to i32
  %382 = load ptr, ptr %355, align 8
  %383 = load i64, ptr %367, align 8
  %384 = getelementptr inbounds i8, ptr %382, i64 %383
  %385 = load ptr, ptr %356, align 8
  %386 = getelementptr inbounds i8, ptr %385, i64 %383
  %387 = trunc nuw nsw i64 %369 to i32
  %388 = select i1 %380, i32 1026, i32 1025
  %389 = trunc i64 %379 to i32
  %390 = xor i32 %389, -1
  call fastcc void @add_entry(ptr noundef %384, ptr noundef %386, i32 noundef %387, i32 noundef %388, i32 noundef %390) #16
  %391 = getelementptr inbounds nuw %struct.Entry, ptr %348, i64 %377
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 12583132
  store i32 %381, ptr %392, align 4
  call fastcc void @scale_entries(i64 noundef %377) #16
  br label %402

393:                                              ; preds = %364
  %394 = icmp eq i64 %369, 5
  br i1 %394, label %395, label %402

395:                                              ; preds = %393
  %396 = getelementptr inbounds nuw i8, ptr %367, i64 24
  %397 = load i64, ptr %396, align 8
  %398 = icmp eq i64 %397, 0
  br i1 %398, label %402, label %399

399:                                              ; preds = %395
  %400 = load i64, ptr %354, align 8
  %401 = or i64 %400, 32
  store i64 %401, ptr %354, align 8
  br label %402

402:                                              ; preds = %399, %395, %393, %376, %372
  %403 = add nuw nsw i64 %365, 1
  %404 = load i64, ptr %349, align 8
  %405 = icmp slt i64 %403, %404
  br i1 %405, label %364, label %357

406:                                              ; preds = %1015, %359
  %407 = phi ptr [ %360, %359 ], [ %1017, %1015 ]
  %408 = getelementptr inbounds nuw i8, ptr %348, i64 8
  %409 = load i64, ptr %408, align 8
  %410 = icmp sgt i64 %409, 0
  br i1 %410, label %411, label %1021

411:                                              ; preds = %406
  %412 = getelementptr inbounds nuw i8, ptr %348, i64 16
  %413 = getelementptr inbounds nuw i8, ptr %348, i64 80
  br label %1025

414:                                              ; preds = %359, %1015
  %415 = phi ptr [ %1017, %1015 ], [ %360, %359 ]
  %416 = phi i64 [ %1016, %1015 ], [ 0, %359 ]
  %417 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %418 = load ptr, ptr %417, align 8
  %419 = getelementptr inbounds nuw %struct.Object, ptr %418, i64 %416
  %420 = getelementptr inbounds nuw i8, ptr %419, i64 40
  %421 = load i32, ptr %420, align 8
  %422 = icmp eq i32 %421, 0
  %423 = getelementptr inbounds nuw i8, ptr %419, i64 44
  br i1 %422, label %425, label %424

424:                                              ; preds = %414
  store i32 0, ptr %423, align 4
  store i32 %421, ptr %420, align 8
  br label %428

425:                                              ; preds = %414
  %426 = load i32, ptr %423, align 4
  store i32 %426, ptr %420, align 8
  %427 = icmp eq i32 %426, 0
  br i1 %427, label %1015, label %428

428:                                              ; preds = %424, %425
  %429 = getelementptr inbounds nuw i8, ptr %419, i64 24
  %430 = load i64, ptr %429, align 8
  %431 = getelementptr inbounds nuw i8, ptr %419, i64 32
  %432 = load i64, ptr %431, align 8
  %433 = icmp ugt i64 %430, %432
  br i1 %433, label %1015, label %434

434:                                              ; preds = %428
  %435 = load ptr, ptr @__enzcc_check_watch, align 8
  %436 = load ptr, ptr %435, align 8
  %437 = load i64, ptr %436, align 8
  %438 = getelementptr inbounds nuw i8, ptr %419, i64 16
  %439 = load ptr, ptr %438, align 8
  br label %454

440:                                              ; preds = %454
  %441 = icmp eq i32 %462, 0
  %442 = icmp ne i32 %464, 0
  %443 = select i1 %441, i1 true, i1 %442
  %444 = getelementptr inbounds nuw i8, ptr %419, i64 48
  %445 = getelementptr inbounds nuw i8, ptr %436, i64 16
  %446 = getelementptr inbounds nuw i8, ptr %436, i64 160
  %447 = ptrtoint ptr %446 to i64
  %448 = getelementptr inbounds nuw i8, ptr %419, i64 56
  %449 = getelementptr inbounds nuw i8, ptr %419, i64 64
  %450 = getelementptr inbounds nuw i8, ptr %419, i64 72
  %451 = getelementptr inbounds nuw i8, ptr %419, i64 8
  %452 = getelementptr inbounds nuw i8, ptr %436, i64 40
  %453 = getelementptr inbounds nuw i8, ptr %436, i64 64
  br label %467

454:                                              ; preds = %454, %434
  %455 = phi i32 [ 0, %434 ], [ %462, %454 ]
  %456 = phi i32 [ 0, %434 ], [ %464, %454 ]
  %457 = phi i64 [ %430, %434 ], [ %465, %454 ]
  %458 = getelementptr inbounds nuw i8, ptr %439, i64 %457
  %459 = load i8, ptr %458, align 1
  %460 = zext i8 %459 to i32
  %461 = and i32 %460, 8
  %462 = or i32 %461, %455
  %463 = and i32 %460, 4
  %464 = or i32 %463, %456
  %465 = add i64 %457, 1
  %466 = icmp ugt i64 %465, %432
  br i1 %466, label %440, label %454

467:                                              ; preds = %1009, %440
  %468 = phi i64 [ %430, %440 ], [ %1011, %1009 ]
  %469 = load ptr, ptr %438, align 8
  %470 = getelementptr inbounds nuw i8, ptr %469, i64 %468
  %471 = load i8, ptr %470, align 1
  %472 = load ptr, ptr %419, align 8
  %473 = shl i64 %468, 2
  %474 = getelementptr inbounds nuw i8, ptr %472, i64 %473
  %475 = zext i8 %471 to i32
  %476 = and i32 %475, 3
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %1009, label %478

478:                                              ; preds = %467
  %479 = load i32, ptr %420, align 8
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %1009, label %481

481:                                              ; preds = %478
  %482 = load ptr, ptr @__enzcc_check_watch, align 8
  %483 = load ptr, ptr %482, align 8
  %484 = sext i32 %479 to i64
  %485 = getelementptr %struct.Anchor, ptr %483, i64 %484
  %486 = getelementptr i8, ptr %485, i64 112
  %487 = load ptr, ptr %486, align 8
  %488 = icmp ult ptr %474, %487
  br i1 %488, label %489, label %492

489:                                              ; preds = %481
  %490 = load i32, ptr %444, align 8
  %491 = icmp eq i32 %490, 0
  br i1 %491, label %1009, label %519

492:                                              ; preds = %481, %497
  %493 = phi ptr [ %500, %497 ], [ %486, %481 ]
  %494 = getelementptr inbounds nuw i8, ptr %493, i64 36
  %495 = load i32, ptr %494, align 4
  %496 = icmp eq i32 %495, 0
  br i1 %496, label %503, label %497

497:                                              ; preds = %492
  %498 = sext i32 %495 to i64
  %499 = getelementptr %struct.Anchor, ptr %483, i64 %498
  %500 = getelementptr i8, ptr %499, i64 112
  %501 = load ptr, ptr %500, align 8
  %502 = icmp ugt ptr %501, %474
  br i1 %502, label %503, label %492

503:                                              ; preds = %497, %492
  %504 = getelementptr inbounds nuw i8, ptr %493, i64 8
  %505 = load i64, ptr %504, align 8
  %506 = call i64 @llvm.abs.i64(i64 %505, i1 true)
  %507 = load i32, ptr %444, align 8
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %519

509:                                              ; preds = %503
  %510 = getelementptr inbounds nuw i8, ptr %493, i64 24
  %511 = load i32, ptr %510, align 8
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %519

513:                                              ; preds = %509
  %514 = load ptr, ptr %493, align 8
  %515 = ptrtoint ptr %474 to i64
  %516 = ptrtoint ptr %514 to i64
  %517 = sub i64 %515, %516
  %518 = icmp slt i64 %517, %506
  br i1 %518, label %519, label %1009

519:                                              ; preds = %513, %509, %503, %489
  %520 = phi ptr [ %486, %489 ], [ %493, %503 ], [ %493, %509 ], [ %493, %513 ]
  %521 = getelementptr inbounds nuw i8, ptr %520, i64 24
  %522 = load i32, ptr %521, align 8
  switch i32 %522, label %523 [
    i32 1, label %1009
    i32 3, label %1009
    i32 2, label %536
  ]

523:                                              ; preds = %519
  %524 = getelementptr inbounds nuw i8, ptr %520, i64 8
  %525 = load i64, ptr %524, align 8
  %526 = getelementptr inbounds i8, ptr %474, i64 %525
  %527 = icmp eq ptr %472, null
  %528 = icmp sgt i8 %471, -1
  %529 = and i32 %475, 2
  %530 = icmp eq i32 %529, 0
  %531 = or i1 %528, %530
  %532 = or i1 %527, %531
  br i1 %532, label %536, label %533

533:                                              ; preds = %523
  %534 = load i64, ptr %445, align 8
  %535 = or i64 %534, 512
  store i64 %535, ptr %445, align 8
  br label %536

536:                                              ; preds = %533, %523, %519
  %537 = phi i1 [ %527, %523 ], [ false, %533 ], [ true, %519 ]
  %538 = phi ptr [ %526, %523 ], [ %526, %533 ], [ null, %519 ]
  %539 = ptrtoint ptr %520 to i64
  %540 = sub i64 %539, %447
  %541 = sdiv exact i64 %540, 48
  %542 = trunc i64 %541 to i32
  %543 = load i32, ptr %423, align 4
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %599, label %545

545:                                              ; preds = %536
  %546 = and i32 %475, 1
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %1009, label %548

548:                                              ; preds = %545
  %549 = getelementptr inbounds nuw i8, ptr %482, i64 88
  %550 = load ptr, ptr %549, align 8
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 56
  %552 = load i64, ptr %551, align 8
  %553 = icmp eq i64 %552, 0
  br i1 %553, label %554, label %599

554:                                              ; preds = %548
  %555 = getelementptr inbounds nuw i8, ptr %520, i64 16
  %556 = load ptr, ptr %555, align 8
  %557 = icmp eq ptr %556, null
  br i1 %557, label %1009, label %558

558:                                              ; preds = %554
  %559 = getelementptr inbounds nuw i8, ptr %482, i64 16
  %560 = load i64, ptr %559, align 8
  %561 = icmp eq i64 %560, 0
  br i1 %561, label %1009, label %562

562:                                              ; preds = %558
  %563 = getelementptr inbounds nuw i8, ptr %482, i64 8
  %564 = load ptr, ptr %563, align 8
  br label %565

565:                                              ; preds = %565, %562
  %566 = phi i64 [ 0, %562 ], [ %575, %565 ]
  %567 = phi i64 [ %560, %562 ], [ %574, %565 ]
  %568 = add i64 %567, %566
  %569 = lshr i64 %568, 1
  %570 = getelementptr inbounds nuw %struct.Object, ptr %564, i64 %569
  %571 = load ptr, ptr %570, align 8
  %572 = icmp ult ptr %556, %571
  %573 = add nuw i64 %569, 1
  %574 = select i1 %572, i64 %569, i64 %567
  %575 = select i1 %572, i64 %566, i64 %573
  %576 = icmp ult i64 %575, %574
  br i1 %576, label %565, label %577

577:                                              ; preds = %565
  %578 = icmp eq i64 %575, 0
  br i1 %578, label %1009, label %579

579:                                              ; preds = %577
  %580 = getelementptr %struct.Object, ptr %564, i64 %575
  %581 = getelementptr i8, ptr %580, i64 -72
  %582 = load ptr, ptr %581, align 8
  %583 = icmp ult ptr %556, %582
  %584 = getelementptr inbounds i8, ptr %580, i64 -80
  br i1 %583, label %585, label %1009

585:                                              ; preds = %579
  %586 = getelementptr inbounds i8, ptr %580, i64 -64
  %587 = load ptr, ptr %586, align 8
  %588 = icmp eq ptr %587, null
  br i1 %588, label %1009, label %589

589:                                              ; preds = %585
  %590 = load ptr, ptr %584, align 8
  %591 = ptrtoint ptr %556 to i64
  %592 = ptrtoint ptr %590 to i64
  %593 = sub i64 %591, %592
  %594 = sdiv i64 %593, 4
  %595 = getelementptr inbounds i8, ptr %587, i64 %594
  %596 = load i8, ptr %595, align 1
  %597 = and i8 %596, 2
  %598 = icmp eq i8 %597, 0
  br i1 %598, label %1009, label %599

599:                                              ; preds = %589, %548, %536
  %600 = phi i32 [ %476, %536 ], [ 5121, %589 ], [ 5121, %548 ]
  br i1 %537, label %635, label %601

601:                                              ; preds = %599
  %602 = getelementptr inbounds nuw i8, ptr %482, i64 72
  %603 = load ptr, ptr %602, align 8
  %604 = getelementptr inbounds nuw i8, ptr %482, i64 80
  %605 = load i64, ptr %604, align 8
  %606 = icmp eq i64 %605, 0
  br i1 %606, label %1009, label %607

607:                                              ; preds = %601, %621
  %608 = phi i64 [ %623, %621 ], [ %605, %601 ]
  %609 = phi i64 [ %622, %621 ], [ 0, %601 ]
  %610 = add i64 %609, %608
  %611 = lshr i64 %610, 1
  %612 = getelementptr inbounds nuw %struct.Range, ptr %603, i64 %611
  %613 = load ptr, ptr %612, align 8
  %614 = icmp ult ptr %538, %613
  br i1 %614, label %621, label %615

615:                                              ; preds = %607
  %616 = getelementptr inbounds nuw i8, ptr %612, i64 8
  %617 = load ptr, ptr %616, align 8
  %618 = icmp ult ptr %538, %617
  br i1 %618, label %625, label %619

619:                                              ; preds = %615
  %620 = add nuw i64 %611, 1
  br label %621

621:                                              ; preds = %619, %607
  %622 = phi i64 [ %609, %607 ], [ %620, %619 ]
  %623 = phi i64 [ %611, %607 ], [ %608, %619 ]
  %624 = icmp ult i64 %622, %623
  br i1 %624, label %607, label %1009

625:                                              ; preds = %615
  %626 = getelementptr inbounds nuw i8, ptr %538, i64 8
  %627 = icmp ugt ptr %626, %617
  br i1 %627, label %1009, label %628

628:                                              ; preds = %625
  %629 = getelementptr inbounds nuw i8, ptr %612, i64 16
  %630 = load i32, ptr %629, align 8
  %631 = icmp eq i32 %630, 0
  br i1 %631, label %1009, label %632

632:                                              ; preds = %628
  %633 = call fastcc i32 @is_shadow(ptr noundef %520, ptr noundef %474) #16
  %634 = icmp eq i32 %633, 0
  br i1 %634, label %1009, label %637

635:                                              ; preds = %599
  %636 = or disjoint i32 %600, 512
  br label %637

637:                                              ; preds = %635, %632
  %638 = phi i32 [ %636, %635 ], [ %600, %632 ]
  %639 = getelementptr inbounds nuw i8, ptr %520, i64 32
  %640 = load i32, ptr %639, align 8
  %641 = icmp eq i32 %640, 0
  %642 = or i32 %638, 1024
  %643 = select i1 %641, i32 %638, i32 %642
  %644 = load i32, ptr %448, align 8
  %645 = icmp eq i32 %644, 0
  br i1 %645, label %658, label %646

646:                                              ; preds = %637
  %647 = getelementptr inbounds nuw i8, ptr %520, i64 28
  %648 = load i32, ptr %647, align 4
  %649 = icmp eq i32 %648, 0
  br i1 %649, label %658, label %650

650:                                              ; preds = %646
  %651 = load i64, ptr %449, align 8
  %652 = icmp ult i64 %468, %651
  br i1 %652, label %656, label %653

653:                                              ; preds = %650
  %654 = load i64, ptr %450, align 8
  %655 = icmp ugt i64 %468, %654
  br i1 %655, label %656, label %658

656:                                              ; preds = %653, %650
  %657 = or i32 %643, 2048
  br label %658

658:                                              ; preds = %656, %653, %646, %637
  %659 = phi i32 [ %657, %656 ], [ %643, %653 ], [ %643, %646 ], [ %643, %637 ]
  %660 = and i32 %475, 4
  %661 = icmp eq i32 %660, 0
  br i1 %661, label %662, label %831

662:                                              ; preds = %658
  %663 = and i32 %475, 8
  %664 = icmp eq i32 %663, 0
  br i1 %664, label %665, label %831

665:                                              ; preds = %662
  %666 = and i32 %475, 16
  %667 = icmp eq i32 %666, 0
  br i1 %667, label %671, label %668

668:                                              ; preds = %665
  %669 = load i64, ptr %445, align 8
  %670 = or i64 %669, 32
  store i64 %670, ptr %445, align 8
  br label %1009

671:                                              ; preds = %665
  %672 = ptrtoint ptr %474 to i64
  %673 = and i64 %672, 7
  %674 = icmp eq i64 %673, 0
  br i1 %674, label %675, label %1009

675:                                              ; preds = %671
  %676 = getelementptr inbounds nuw i8, ptr %474, i64 8
  %677 = load ptr, ptr %451, align 8
  %678 = icmp ugt ptr %676, %677
  br i1 %678, label %1009, label %679

679:                                              ; preds = %675
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #17
  %680 = call ptr @memcpy(ptr noundef nonnull %17, ptr noundef %474, i64 noundef 8) #18
  %681 = load i64, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #17
  %682 = icmp ne i64 %681, 0
  br i1 %682, label %690, label %683

683:                                              ; preds = %679
  %684 = load ptr, ptr %438, align 8
  %685 = getelementptr inbounds nuw i8, ptr %684, i64 %468
  %686 = load i8, ptr %685, align 1
  %687 = and i8 %686, 32
  %688 = icmp eq i8 %687, 0
  br i1 %688, label %1009, label %689

689:                                              ; preds = %683
  br i1 %537, label %717, label %695

690:                                              ; preds = %679
  br i1 %537, label %716, label %691

691:                                              ; preds = %690
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #17
  %692 = call ptr @memcpy(ptr noundef nonnull %16, ptr noundef nonnull %538, i64 noundef 8) #18
  %693 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #17
  %694 = icmp eq i64 %693, %681
  br i1 %694, label %1009, label %695

695:                                              ; preds = %691, %689
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #17
  %696 = call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %538, i64 noundef 8) #18
  %697 = load i64, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #17
  %698 = icmp eq i64 %697, 0
  br i1 %698, label %715, label %699

699:                                              ; preds = %695
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #17
  %700 = call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %538, i64 noundef 8) #18
  %701 = load i64, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #17
  %702 = lshr i64 %701, 52
  %703 = trunc nuw nsw i64 %702 to i32
  %704 = and i32 %703, 2047
  %705 = add nsw i32 %704, -1123
  %706 = icmp ult i32 %705, -199
  br i1 %706, label %707, label %715

707:                                              ; preds = %699
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #17
  %708 = call ptr @memcpy(ptr noundef nonnull %13, ptr noundef nonnull %538, i64 noundef 8) #18
  %709 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #17
  %710 = trunc i64 %709 to i32
  %711 = lshr i32 %710, 23
  %712 = and i32 %711, 255
  %713 = add nsw i32 %712, -167
  %714 = icmp ult i32 %713, -79
  br i1 %714, label %1009, label %715

715:                                              ; preds = %707, %699, %695
  br i1 %443, label %734, label %718

716:                                              ; preds = %690
  br i1 %443, label %735, label %718

717:                                              ; preds = %689
  br i1 %443, label %775, label %1009

718:                                              ; preds = %716, %715
  %719 = trunc i64 %681 to i32
  %720 = lshr i32 %719, 23
  %721 = and i32 %720, 255
  %722 = add nsw i32 %721, -167
  %723 = icmp ult i32 %722, -79
  %724 = icmp ne i32 %719, 0
  %725 = and i1 %724, %723
  br i1 %725, label %735, label %726

726:                                              ; preds = %718
  %727 = lshr i64 %681, 55
  %728 = trunc nuw nsw i64 %727 to i32
  %729 = and i32 %728, 255
  %730 = add nsw i32 %729, -88
  %731 = icmp ult i32 %730, 79
  %732 = icmp ult i64 %681, 4294967296
  %733 = or i1 %732, %731
  br i1 %733, label %820, label %735

734:                                              ; preds = %715
  br i1 %682, label %735, label %767

735:                                              ; preds = %734, %726, %718, %716
  %736 = lshr i64 %681, 52
  %737 = trunc nuw nsw i64 %736 to i32
  %738 = and i32 %737, 2047
  %739 = add nsw i32 %738, -1123
  %740 = icmp ult i32 %739, -199
  br i1 %740, label %1009, label %741

741:                                              ; preds = %735
  %742 = load ptr, ptr @__enzcc_check_watch, align 8
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 72
  %744 = load ptr, ptr %743, align 8
  %745 = getelementptr inbounds nuw i8, ptr %742, i64 80
  %746 = load i64, ptr %745, align 8
  %747 = inttoptr i64 %681 to ptr
  %748 = icmp eq i64 %746, 0
  br i1 %748, label %827, label %749

749:                                              ; preds = %741, %763
  %750 = phi i64 [ %765, %763 ], [ %746, %741 ]
  %751 = phi i64 [ %764, %763 ], [ 0, %741 ]
  %752 = add i64 %751, %750
  %753 = lshr i64 %752, 1
  %754 = getelementptr inbounds nuw %struct.Range, ptr %744, i64 %753
  %755 = load ptr, ptr %754, align 8
  %756 = icmp ugt ptr %755, %747
  br i1 %756, label %763, label %757

757:                                              ; preds = %749
  %758 = getelementptr inbounds nuw i8, ptr %754, i64 8
  %759 = load ptr, ptr %758, align 8
  %760 = icmp ugt ptr %759, %747
  br i1 %760, label %1009, label %761

761:                                              ; preds = %757
  %762 = add nuw i64 %753, 1
  br label %763

763:                                              ; preds = %761, %749
  %764 = phi i64 [ %751, %749 ], [ %762, %761 ]
  %765 = phi i64 [ %753, %749 ], [ %750, %761 ]
  %766 = icmp ult i64 %764, %765
  br i1 %766, label %749, label %827

767:                                              ; preds = %734
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #17
  %768 = call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %538, i64 noundef 8) #18
  %769 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #17
  %770 = lshr i64 %769, 52
  %771 = trunc nuw nsw i64 %770 to i32
  %772 = and i32 %771, 2047
  %773 = add nsw i32 %772, -1123
  %774 = icmp ult i32 %773, -199
  br i1 %774, label %775, label %827

775:                                              ; preds = %767, %717
  %776 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %777 = load ptr, ptr %451, align 8
  %778 = icmp ugt ptr %776, %777
  br i1 %778, label %786, label %779

779:                                              ; preds = %775
  %780 = load ptr, ptr %438, align 8
  %781 = getelementptr i8, ptr %780, i64 %468
  %782 = getelementptr i8, ptr %781, i64 2
  %783 = load i8, ptr %782, align 1
  %784 = and i8 %783, 4
  %785 = icmp eq i8 %784, 0
  br i1 %785, label %788, label %827

786:                                              ; preds = %775
  %787 = icmp ugt i64 %468, 1
  br i1 %787, label %790, label %1009

788:                                              ; preds = %779
  %789 = icmp ult i64 %468, 2
  br i1 %789, label %802, label %797

790:                                              ; preds = %786
  %791 = load ptr, ptr %438, align 8
  %792 = getelementptr i8, ptr %791, i64 %468
  %793 = getelementptr i8, ptr %792, i64 -2
  %794 = load i8, ptr %793, align 1
  %795 = and i8 %794, 4
  %796 = icmp eq i8 %795, 0
  br i1 %796, label %811, label %827

797:                                              ; preds = %788
  %798 = getelementptr i8, ptr %781, i64 -2
  %799 = load i8, ptr %798, align 1
  %800 = and i8 %799, 4
  %801 = icmp eq i8 %800, 0
  br i1 %801, label %802, label %827

802:                                              ; preds = %797, %788
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #17
  %803 = call ptr @memcpy(ptr noundef nonnull %11, ptr noundef nonnull %676, i64 noundef 8) #18
  %804 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #17
  %805 = lshr i64 %804, 52
  %806 = trunc nuw nsw i64 %805 to i32
  %807 = and i32 %806, 2047
  %808 = add nsw i32 %807, -924
  %809 = icmp ult i32 %808, 199
  %810 = or i1 %789, %809
  br i1 %810, label %820, label %811

811:                                              ; preds = %802, %790
  %812 = getelementptr inbounds i8, ptr %474, i64 -8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #17
  %813 = call ptr @memcpy(ptr noundef nonnull %10, ptr noundef nonnull %812, i64 noundef 8) #18
  %814 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #17
  %815 = lshr i64 %814, 52
  %816 = trunc nuw nsw i64 %815 to i32
  %817 = and i32 %816, 2047
  %818 = add nsw i32 %817, -924
  %819 = icmp ult i32 %818, 199
  br i1 %819, label %827, label %1009

820:                                              ; preds = %802, %726
  %821 = phi i1 [ false, %726 ], [ true, %802 ]
  %822 = phi i1 [ %682, %726 ], [ %809, %802 ]
  br i1 %822, label %823, label %1009

823:                                              ; preds = %820
  %824 = xor i1 %821, true
  %825 = zext i1 %824 to i32
  %826 = select i1 %821, i32 1, i32 2
  br label %827

827:                                              ; preds = %763, %823, %811, %797, %790, %779, %767, %741
  %828 = phi i32 [ 0, %811 ], [ 0, %790 ], [ 0, %779 ], [ 0, %741 ], [ 0, %767 ], [ 0, %797 ], [ %825, %823 ], [ 0, %763 ]
  %829 = phi i32 [ 1, %811 ], [ 1, %790 ], [ 1, %779 ], [ 1, %741 ], [ 1, %767 ], [ 1, %797 ], [ %826, %823 ], [ 1, %763 ]
  %830 = or i32 %659, 256
  br label %831

831:                                              ; preds = %827, %662, %658
  %832 = phi i32 [ 0, %658 ], [ 0, %662 ], [ %828, %827 ]
  %833 = phi i32 [ %659, %658 ], [ %659, %662 ], [ %830, %827 ]
  %834 = phi i32 [ 1, %658 ], [ 2, %662 ], [ %829, %827 ]
  br i1 %537, label %991, label %835

835:                                              ; preds = %831
  %836 = load ptr, ptr @__enzcc_check_watch, align 8
  %837 = getelementptr inbounds nuw i8, ptr %836, i64 16
  %838 = load i64, ptr %837, align 8
  %839 = icmp eq i64 %838, 0
  br i1 %839, label %943, label %840

840:                                              ; preds = %835
  %841 = getelementptr inbounds nuw i8, ptr %836, i64 8
  %842 = load ptr, ptr %841, align 8
  br label %843

843:                                              ; preds = %843, %840
  %844 = phi i64 [ 0, %840 ], [ %853, %843 ]
  %845 = phi i64 [ %838, %840 ], [ %852, %843 ]
  %846 = add i64 %845, %844
  %847 = lshr i64 %846, 1
  %848 = getelementptr inbounds nuw %struct.Object, ptr %842, i64 %847
  %849 = load ptr, ptr %848, align 8
  %850 = icmp ult ptr %538, %849
  %851 = add nuw i64 %847, 1
  %852 = select i1 %850, i64 %847, i64 %845
  %853 = select i1 %850, i64 %844, i64 %851
  %854 = icmp ult i64 %853, %852
  br i1 %854, label %843, label %855

855:                                              ; preds = %843
  %856 = icmp eq i64 %853, 0
  br i1 %856, label %864, label %857

857:                                              ; preds = %855
  %858 = getelementptr %struct.Object, ptr %842, i64 %853
  %859 = getelementptr i8, ptr %858, i64 -72
  %860 = load ptr, ptr %859, align 8
  %861 = icmp ult ptr %538, %860
  %862 = getelementptr inbounds i8, ptr %858, i64 -80
  %863 = select i1 %861, ptr %862, ptr null
  br label %864

864:                                              ; preds = %857, %855
  %865 = phi ptr [ null, %855 ], [ %863, %857 ]
  %866 = load ptr, ptr %520, align 8
  %867 = getelementptr inbounds nuw i8, ptr %520, i64 8
  %868 = load i64, ptr %867, align 8
  %869 = getelementptr inbounds i8, ptr %866, i64 %868
  br label %870

870:                                              ; preds = %870, %864
  %871 = phi i64 [ 0, %864 ], [ %880, %870 ]
  %872 = phi i64 [ %838, %864 ], [ %879, %870 ]
  %873 = add i64 %872, %871
  %874 = lshr i64 %873, 1
  %875 = getelementptr inbounds nuw %struct.Object, ptr %842, i64 %874
  %876 = load ptr, ptr %875, align 8
  %877 = icmp ult ptr %869, %876
  %878 = add nuw i64 %874, 1
  %879 = select i1 %877, i64 %874, i64 %872
  %880 = select i1 %877, i64 %871, i64 %878
  %881 = icmp ult i64 %880, %879
  br i1 %881, label %870, label %882

882:                                              ; preds = %870
  %883 = icmp eq i64 %880, 0
  br i1 %883, label %943, label %884

884:                                              ; preds = %882
  %885 = getelementptr %struct.Object, ptr %842, i64 %880
  %886 = getelementptr i8, ptr %885, i64 -72
  %887 = load ptr, ptr %886, align 8
  %888 = icmp ult ptr %869, %887
  br i1 %888, label %889, label %943

889:                                              ; preds = %884
  %890 = getelementptr inbounds i8, ptr %885, i64 -80
  %891 = getelementptr inbounds i8, ptr %885, i64 -32
  %892 = load i32, ptr %891, align 8
  %893 = icmp eq i32 %892, 0
  %894 = icmp eq ptr %890, %865
  %895 = select i1 %893, i1 true, i1 %894
  %896 = icmp ult ptr %474, %866
  %897 = select i1 %895, i1 true, i1 %896
  br i1 %897, label %943, label %898

898:                                              ; preds = %889
  %899 = and i32 %833, 2304
  %900 = icmp eq i32 %899, 0
  br i1 %900, label %901, label %1009

901:                                              ; preds = %898
  %902 = load i64, ptr %445, align 8
  %903 = and i64 %902, 4
  %904 = icmp eq i64 %903, 0
  br i1 %904, label %905, label %1009

905:                                              ; preds = %901
  %906 = or disjoint i64 %902, 4
  store i64 %906, ptr %445, align 8
  %907 = load i64, ptr %436, align 8
  store i64 %907, ptr %452, align 8
  %908 = or i32 %833, 512
  %909 = load ptr, ptr %836, align 8
  %910 = load i64, ptr %909, align 8
  %911 = icmp eq i64 %910, 4194304
  br i1 %911, label %937, label %912

912:                                              ; preds = %905
  %913 = getelementptr inbounds nuw i8, ptr %909, i64 12583072
  %914 = add nsw i64 %910, 1
  store i64 %914, ptr %909, align 8
  %915 = getelementptr inbounds %struct.Entry, ptr %913, i64 %910
  %916 = icmp eq i32 %834, 1
  br i1 %916, label %917, label %920

917:                                              ; preds = %912
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %918 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %474, i64 noundef 8) #18
  %919 = load double, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  br label %924

920:                                              ; preds = %912
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #17
  %921 = call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %474, i64 noundef 4) #18
  %922 = load float, ptr %9, align 4
  %923 = fpext float %922 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #17
  br label %924

924:                                              ; preds = %920, %917
  %925 = phi double [ %919, %917 ], [ %923, %920 ]
  store ptr %474, ptr %915, align 8
  %926 = getelementptr inbounds nuw i8, ptr %915, i64 8
  store ptr null, ptr %926, align 8
  %927 = getelementptr inbounds nuw i8, ptr %915, i64 16
  store double %925, ptr %927, align 8
  %928 = getelementptr inbounds nuw i8, ptr %915, i64 24
  store double 0.000000e+00, ptr %928, align 8
  %929 = getelementptr inbounds nuw i8, ptr %915, i64 32
  store double 0.000000e+00, ptr %929, align 8
  %930 = getelementptr inbounds nuw i8, ptr %915, i64 40
  store double 0.000000e+00, ptr %930, align 8
  %931 = getelementptr inbounds nuw i8, ptr %915, i64 48
  store i32 %834, ptr %931, align 8
  %932 = getelementptr inbounds nuw i8, ptr %915, i64 52
  store i32 %908, ptr %932, align 4
  %933 = getelementptr inbounds nuw i8, ptr %915, i64 56
  store i32 %542, ptr %933, align 8
  %934 = getelementptr inbounds nuw i8, ptr %915, i64 60
  store i32 0, ptr %934, align 4
  %935 = icmp eq i32 %834, 2
  %936 = zext i1 %935 to i64
  br label %937

937:                                              ; preds = %924, %905
  %938 = phi i64 [ 152, %924 ], [ 16, %905 ]
  %939 = phi i64 [ %936, %924 ], [ 64, %905 ]
  %940 = getelementptr inbounds nuw i8, ptr %909, i64 %938
  %941 = load i64, ptr %940, align 8
  %942 = or i64 %941, %939
  store i64 %942, ptr %940, align 8
  br label %1009

943:                                              ; preds = %889, %884, %882, %835
  %944 = and i32 %833, 2304
  %945 = icmp eq i32 %944, 0
  br i1 %945, label %946, label %991

946:                                              ; preds = %943
  %947 = load i64, ptr %445, align 8
  %948 = and i64 %947, 16
  %949 = icmp ne i64 %948, 0
  %950 = or i1 %839, %949
  br i1 %950, label %991, label %951

951:                                              ; preds = %946
  %952 = getelementptr inbounds nuw i8, ptr %836, i64 8
  %953 = load ptr, ptr %952, align 8
  br label %954

954:                                              ; preds = %954, %951
  %955 = phi i64 [ 0, %951 ], [ %964, %954 ]
  %956 = phi i64 [ %838, %951 ], [ %963, %954 ]
  %957 = add i64 %956, %955
  %958 = lshr i64 %957, 1
  %959 = getelementptr inbounds nuw %struct.Object, ptr %953, i64 %958
  %960 = load ptr, ptr %959, align 8
  %961 = icmp ult ptr %538, %960
  %962 = add nuw i64 %958, 1
  %963 = select i1 %961, i64 %958, i64 %956
  %964 = select i1 %961, i64 %955, i64 %962
  %965 = icmp ult i64 %964, %963
  br i1 %965, label %954, label %966

966:                                              ; preds = %954
  %967 = icmp eq i64 %964, 0
  br i1 %967, label %991, label %968

968:                                              ; preds = %966
  %969 = getelementptr %struct.Object, ptr %953, i64 %964
  %970 = getelementptr i8, ptr %969, i64 -72
  %971 = load ptr, ptr %970, align 8
  %972 = icmp ult ptr %538, %971
  %973 = getelementptr inbounds i8, ptr %969, i64 -80
  br i1 %972, label %974, label %991

974:                                              ; preds = %968
  %975 = getelementptr inbounds i8, ptr %969, i64 -64
  %976 = load ptr, ptr %975, align 8
  %977 = icmp eq ptr %976, null
  br i1 %977, label %991, label %978

978:                                              ; preds = %974
  %979 = load ptr, ptr %973, align 8
  %980 = ptrtoint ptr %538 to i64
  %981 = ptrtoint ptr %979 to i64
  %982 = sub i64 %980, %981
  %983 = sdiv i64 %982, 4
  %984 = getelementptr inbounds i8, ptr %976, i64 %983
  %985 = load i8, ptr %984, align 1
  %986 = and i8 %985, 12
  %987 = icmp eq i8 %986, 0
  br i1 %987, label %991, label %988

988:                                              ; preds = %978
  %989 = or disjoint i64 %947, 16
  store i64 %989, ptr %445, align 8
  %990 = load i64, ptr %436, align 8
  store i64 %990, ptr %453, align 8
  br label %991

991:                                              ; preds = %988, %978, %974, %968, %966, %946, %943, %831
  %992 = and i32 %833, 2048
  %993 = icmp eq i32 %992, 0
  br i1 %993, label %997, label %994

994:                                              ; preds = %991
  %995 = load i64, ptr %445, align 8
  %996 = or i64 %995, 1024
  store i64 %996, ptr %445, align 8
  br label %997

997:                                              ; preds = %994, %991
  call fastcc void @add_entry(ptr noundef %474, ptr noundef %538, i32 noundef %834, i32 noundef %833, i32 noundef %542) #16
  %998 = icmp eq i32 %832, 0
  br i1 %998, label %1003, label %999

999:                                              ; preds = %997
  %1000 = getelementptr inbounds nuw i8, ptr %474, i64 4
  %1001 = getelementptr inbounds nuw i8, ptr %538, i64 4
  %1002 = select i1 %537, ptr null, ptr %1001
  call fastcc void @add_entry(ptr noundef nonnull %1000, ptr noundef %1002, i32 noundef %834, i32 noundef %833, i32 noundef %542) #16
  br label %1003

1003:                                             ; preds = %999, %997
  %1004 = icmp eq i32 %834, 1
  %1005 = icmp ne i32 %832, 0
  %1006 = or i1 %1005, %1004
  %1007 = zext i1 %1006 to i64
  %1008 = add i64 %468, %1007
  br label %1009

1009:                                             ; preds = %621, %757, %1003, %937, %901, %898, %820, %811, %786, %735, %717, %707, %691, %683, %675, %671, %668, %632, %628, %625, %601, %589, %585, %579, %577, %558, %554, %545, %519, %519, %513, %489, %478, %467
  %1010 = phi i64 [ %468, %467 ], [ %468, %820 ], [ %468, %519 ], [ %468, %519 ], [ %468, %717 ], [ %1008, %1003 ], [ %468, %489 ], [ %468, %632 ], [ %468, %668 ], [ %468, %545 ], [ %468, %589 ], [ %468, %577 ], [ %468, %625 ], [ %468, %628 ], [ %468, %901 ], [ %468, %937 ], [ %468, %898 ], [ %468, %811 ], [ %468, %478 ], [ %468, %513 ], [ %468, %585 ], [ %468, %554 ], [ %468, %558 ], [ %468, %579 ], [ %468, %601 ], [ %468, %671 ], [ %468, %675 ], [ %468, %683 ], [ %468, %707 ], [ %468, %786 ], [ %468, %691 ], [ %468, %735 ], [ %468, %757 ], [ %468, %621 ]
  %1011 = add i64 %1010, 1
  %1012 = load i64, ptr %431, align 8
  %1013 = icmp ugt i64 %1011, %1012
  br i1 %1013, label %1014, label %467

1014:                                             ; preds = %1009
  call fastcc void @scale_entries(i64 noundef %437) #16
  br label %1015

1015:                                             ; preds = %1014, %428, %425
  %1016 = add nuw i64 %416, 1
  %1017 = load ptr, ptr @__enzcc_check_watch, align 8
  %1018 = getelementptr inbounds nuw i8, ptr %1017, i64 16
  %1019 = load i64, ptr %1018, align 8
  %1020 = icmp ult i64 %1016, %1019
  br i1 %1020, label %414, label %406

1021:                                             ; preds = %1034, %406
  %1022 = getelementptr inbounds nuw i8, ptr %346, i64 80
  %1023 = load i64, ptr %1022, align 8
  %1024 = icmp eq i64 %1023, 0
  br i1 %1024, label %1037, label %1075

1025:                                             ; preds = %1034, %411
  %1026 = phi i64 [ 0, %411 ], [ %1035, %1034 ]
  %1027 = getelementptr inbounds nuw %struct.Anchor, ptr %348, i64 %1026
  %1028 = getelementptr inbounds nuw i8, ptr %1027, i64 184
  %1029 = load i32, ptr %1028, align 8
  %1030 = icmp eq i32 %1029, 3
  br i1 %1030, label %1031, label %1034

1031:                                             ; preds = %1025
  %1032 = load i64, ptr %412, align 8
  %1033 = or i64 %1032, 2
  store i64 %1033, ptr %412, align 8
  store i64 %1026, ptr %413, align 8
  br label %1034

1034:                                             ; preds = %1031, %1025
  %1035 = add nuw nsw i64 %1026, 1
  %1036 = icmp eq i64 %1035, %409
  br i1 %1036, label %1021, label %1025

1037:                                             ; preds = %1021
  %1038 = load i64, ptr %348, align 8
  %1039 = icmp sgt i64 %1038, 0
  br i1 %1039, label %1040, label %1075

1040:                                             ; preds = %1037
  %1041 = getelementptr inbounds nuw i8, ptr %348, i64 12583072
  %1042 = getelementptr inbounds nuw i8, ptr %346, i64 56
  %1043 = getelementptr inbounds nuw i8, ptr %348, i64 16
  %1044 = getelementptr inbounds nuw i8, ptr %348, i64 48
  br label %1045

1045:                                             ; preds = %1072, %1040
  %1046 = phi i64 [ 0, %1040 ], [ %1073, %1072 ]
  %1047 = getelementptr inbounds nuw %struct.Entry, ptr %1041, i64 %1046
  %1048 = getelementptr inbounds nuw i8, ptr %1047, i64 8
  %1049 = load ptr, ptr %1048, align 8
  %1050 = icmp eq ptr %1049, null
  br i1 %1050, label %1072, label %1051

1051:                                             ; preds = %1045
  %1052 = getelementptr inbounds nuw i8, ptr %1047, i64 52
  %1053 = load i32, ptr %1052, align 4
  %1054 = and i32 %1053, 2304
  %1055 = icmp eq i32 %1054, 0
  br i1 %1055, label %1056, label %1072

1056:                                             ; preds = %1051
  %1057 = load i64, ptr %1042, align 8
  %1058 = icmp eq i64 %1057, 0
  %1059 = and i32 %1053, 1
  %1060 = icmp ne i32 %1059, 0
  %1061 = or i1 %1060, %1058
  br i1 %1061, label %1062, label %1072

1062:                                             ; preds = %1056
  %1063 = getelementptr inbounds nuw i8, ptr %1047, i64 24
  %1064 = load double, ptr %1063, align 8
  %1065 = fcmp uno double %1064, 0.000000e+00
  br i1 %1065, label %1066, label %1072

1066:                                             ; preds = %1062
  %1067 = load i64, ptr %1043, align 8
  %1068 = and i64 %1067, 8
  %1069 = icmp eq i64 %1068, 0
  br i1 %1069, label %1070, label %1072

1070:                                             ; preds = %1066
  %1071 = or disjoint i64 %1067, 8
  store i64 %1071, ptr %1043, align 8
  store i64 %1046, ptr %1044, align 8
  br label %1072

1072:                                             ; preds = %1070, %1066, %1062, %1056, %1051, %1045
  %1073 = add nuw nsw i64 %1046, 1
  %1074 = icmp eq i64 %1073, %1038
  br i1 %1074, label %1075, label %1045

1075:                                             ; preds = %1072, %1037, %1021
  %1076 = load ptr, ptr %407, align 8
  %1077 = load i64, ptr %1076, align 8
  %1078 = icmp sgt i64 %1077, 65536
  br i1 %1078, label %1139, label %1079

1079:                                             ; preds = %1075
  %1080 = call ptr @mmap(ptr noundef null, i64 noundef 2097152, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #18
  %1081 = icmp eq ptr %1080, inttoptr (i64 -1 to ptr)
  %1082 = select i1 %1081, ptr null, ptr %1080
  %1083 = icmp eq ptr %1082, null
  br i1 %1083, label %1090, label %1084

1084:                                             ; preds = %1079
  %1085 = getelementptr inbounds nuw i8, ptr %1076, i64 12583072
  %1086 = getelementptr inbounds nuw i8, ptr %1076, i64 16
  %1087 = getelementptr inbounds nuw i8, ptr %1076, i64 72
  %1088 = load i64, ptr %1076, align 8
  %1089 = icmp sgt i64 %1088, 0
  br i1 %1089, label %1092, label %1090

1090:                                             ; preds = %1135, %1084, %1079
  %1091 = call i32 @munmap(ptr noundef %1082, i64 noundef 2097152) #18
  br label %1139

1092:                                             ; preds = %1084, %1135
  %1093 = phi i64 [ %1136, %1135 ], [ %1088, %1084 ]
  %1094 = phi i64 [ %1137, %1135 ], [ 0, %1084 ]
  %1095 = getelementptr inbounds nuw %struct.Entry, ptr %1085, i64 %1094
  %1096 = getelementptr inbounds nuw i8, ptr %1095, i64 8
  %1097 = load ptr, ptr %1096, align 8
  %1098 = icmp eq ptr %1097, null
  br i1 %1098, label %1135, label %1099

1099:                                             ; preds = %1092
  %1100 = getelementptr inbounds nuw i8, ptr %1095, i64 52
  %1101 = load i32, ptr %1100, align 4
  %1102 = and i32 %1101, 2304
  %1103 = icmp eq i32 %1102, 0
  br i1 %1103, label %1104, label %1135

1104:                                             ; preds = %1099
  %1105 = ptrtoint ptr %1097 to i64
  %1106 = lshr i64 %1105, 2
  %1107 = mul i64 %1106, -7046029254386353131
  %1108 = lshr i64 %1107, 46
  %1109 = getelementptr inbounds nuw %struct.Known, ptr %1080, i64 %1108
  %1110 = load ptr, ptr %1109, align 8
  %1111 = icmp eq ptr %1110, null
  %1112 = icmp eq ptr %1110, %1097
  %1113 = or i1 %1111, %1112
  br i1 %1113, label %1123, label %1114

1114:                                             ; preds = %1104, %1114
  %1115 = phi i64 [ %1117, %1114 ], [ %1108, %1104 ]
  %1116 = add nuw nsw i64 %1115, 1
  %1117 = and i64 %1116, 262143
  %1118 = getelementptr inbounds nuw %struct.Known, ptr %1080, i64 %1117
  %1119 = load ptr, ptr %1118, align 8
  %1120 = icmp eq ptr %1119, null
  %1121 = icmp eq ptr %1119, %1097
  %1122 = or i1 %1120, %1121
  br i1 %1122, label %1123, label %1114

1123:                                             ; preds = %1114, %1104
  %1124 = phi i64 [ %1108, %1104 ], [ %1117, %1114 ]
  %1125 = phi i1 [ %1111, %1104 ], [ %1120, %1114 ]
  %1126 = getelementptr inbounds nuw %struct.Known, ptr %1080, i64 %1124
  br i1 %1125, label %1133, label %1127

1127:                                             ; preds = %1123
  %1128 = load i64, ptr %1086, align 8
  %1129 = and i64 %1128, 256
  %1130 = icmp eq i64 %1129, 0
  br i1 %1130, label %1131, label %1133

1131:                                             ; preds = %1127
  %1132 = or disjoint i64 %1128, 256
  store i64 %1132, ptr %1086, align 8
  store i64 %1094, ptr %1087, align 8
  br label %1133

1133:                                             ; preds = %1131, %1127, %1123
  store ptr %1097, ptr %1126, align 8
  %1134 = load i64, ptr %1076, align 8
  br label %1135

1135:                                             ; preds = %1133, %1099, %1092
  %1136 = phi i64 [ %1134, %1133 ], [ %1093, %1099 ], [ %1093, %1092 ]
  %1137 = add nuw nsw i64 %1094, 1
  %1138 = icmp slt i64 %1137, %1136
  br i1 %1138, label %1092, label %1090

1139:                                             ; preds = %1090, %1075, %328
  %1140 = call i64 @write(i32 noundef %3, ptr noundef nonnull %22, i64 noundef 1) #18
  %1141 = icmp eq i64 %1140, 1
  br i1 %1141, label %1142, label %1175

1142:                                             ; preds = %1139
  %1143 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %1144 = getelementptr inbounds nuw i8, ptr %5, i64 6
  %1145 = fmul double %340, 1.000000e+02
  br label %1146

1146:                                             ; preds = %1142, %1168
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  store i32 %2, ptr %5, align 4
  store i16 1, ptr %1143, align 4
  store i16 0, ptr %1144, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %1147 = load ptr, ptr %0, align 8
  %1148 = getelementptr inbounds nuw i8, ptr %1147, i64 80
  %1149 = load i64, ptr %1148, align 8
  %1150 = icmp eq i64 %1149, 0
  br i1 %1150, label %1151, label %1165

1151:                                             ; preds = %1146
  %1152 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %1153 = sitofp i64 %1152 to double
  %1154 = fcmp ogt double %1145, %1153
  %1155 = select i1 %1154, double %1145, double %1153
  %1156 = fcmp olt double %1155, 1.000000e+06
  br i1 %1156, label %1157, label %1165

1157:                                             ; preds = %1151
  %1158 = fmul double %1155, 1.000000e+03
  %1159 = fptosi double %1158 to i32
  %1160 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef %1159) #18
  %1161 = icmp eq i32 %1160, 0
  br i1 %1161, label %1162, label %1165

1162:                                             ; preds = %1157
  %1163 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %7, i64 noundef 256, ptr noundef nonnull @.str.24, double noundef %1155, double noundef %340) #18
  %1164 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.25, i32 noundef 0, ptr noundef nonnull %7) #16
  br label %1165

1165:                                             ; preds = %1146, %1151, %1157, %1162
  %1166 = call i64 @read(i32 noundef %2, ptr noundef nonnull %6, i64 noundef 1) #18
  %1167 = icmp eq i64 %1166, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  br i1 %1167, label %1168, label %1175

1168:                                             ; preds = %1165
  %1169 = call fastcc i32 @run_child(ptr noundef %0, i32 noundef 0) #16
  %1170 = sext i32 %1169 to i64
  %1171 = load ptr, ptr %330, align 8
  %1172 = getelementptr inbounds nuw i8, ptr %1171, i64 24
  store i64 %1170, ptr %1172, align 8
  %1173 = call i64 @write(i32 noundef %3, ptr noundef nonnull %22, i64 noundef 1) #18
  %1174 = icmp eq i64 %1173, 1
  br i1 %1174, label %1146, label %1175

1175:                                             ; preds = %1165, %1168, %1139
  call void @_exit(i32 noundef 0) #20
  unreachable
}

declare ptr @llvm.frameaddress.p0(i32 immarg) #12

declare i32 @prctl(i32 noundef, ...) #6

declare ptr @signal(i32 noundef, ptr noundef) #6

define internal fastcc i32 @run_child(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #3 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
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
  tail call fastcc void @evaluate(ptr noundef %0) #16
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
  %6 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.20, i32 noundef 0) #18
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
  %106 = tail call i32 @strncmp(ptr noundef nonnull %105, ptr noundef nonnull @.str.21, i64 noundef 6) #18
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

define internal fastcc void @separate() unnamed_addr #3 {
  %1 = alloca [64 x i8], align 16
  %2 = alloca [2 x i64], align 16
  %3 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.22, i32 noundef 2) #18
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
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %1, i64 noundef 64, ptr noundef nonnull @.str.23, i32 noundef %5) #18
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

define internal fastcc void @evaluate(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #3 {
  %2 = alloca double, align 8
  %3 = alloca float, align 4
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1392), align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 281018528
  store i64 0, ptr %12, align 8
  br label %13

13:                                               ; preds = %11, %1
  %14 = load i64, ptr %7, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 289407144
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 12583072
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 136
  br label %30

20:                                               ; preds = %53, %13
  %21 = load ptr, ptr %0, align 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load ptr, ptr %23, align 8
  call void %22(ptr noundef %24) #18
  %25 = load i64, ptr %7, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %57

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 12583072
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 322961576
  br label %58

30:                                               ; preds = %16, %53
  %31 = phi i64 [ %14, %16 ], [ %54, %53 ]
  %32 = phi i64 [ 0, %16 ], [ %55, %53 ]
  %33 = getelementptr inbounds nuw double, ptr %17, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fcmp une double %34, 0.000000e+00
  br i1 %35, label %36, label %53

36:                                               ; preds = %30
  %37 = getelementptr inbounds nuw %struct.Entry, ptr %18, i64 %32
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 48
  %40 = load i32, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %42 = load double, ptr %41, align 8
  %43 = load double, ptr %19, align 8
  %44 = call double @llvm.fmuladd.f64(double %43, double %34, double %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double %44, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %45 = fptrunc double %44 to float
  store float %45, ptr %5, align 4
  %46 = icmp eq i32 %40, 1
  br i1 %46, label %47, label %49

47:                                               ; preds = %36
  %48 = call ptr @memcpy(ptr noundef %38, ptr noundef nonnull %4, i64 noundef 8) #18
  br label %51

49:                                               ; preds = %36
  %50 = call ptr @memcpy(ptr noundef %38, ptr noundef nonnull %5, i64 noundef 4) #18
  br label %51

51:                                               ; preds = %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %52 = load i64, ptr %7, align 8
  br label %53

53:                                               ; preds = %51, %30
  %54 = phi i64 [ %52, %51 ], [ %31, %30 ]
  %55 = add nuw nsw i64 %32, 1
  %56 = icmp slt i64 %55, %54
  br i1 %56, label %30, label %20

57:                                               ; preds = %77, %20
  ret void

58:                                               ; preds = %27, %77
  %59 = phi i64 [ 0, %27 ], [ %82, %77 ]
  %60 = getelementptr inbounds nuw %struct.Entry, ptr %28, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 52
  %62 = load i32, ptr %61, align 4
  %63 = and i32 %62, 4096
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %58
  %66 = load ptr, ptr %60, align 8
  %67 = getelementptr inbounds nuw i8, ptr %60, i64 48
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 1
  br i1 %69, label %70, label %73

70:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  %71 = call ptr @memcpy(ptr noundef nonnull %2, ptr noundef %66, i64 noundef 8) #18
  %72 = load double, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  br label %77

73:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %74 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %66, i64 noundef 4) #18
  %75 = load float, ptr %3, align 4
  %76 = fpext float %75 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  br label %77

77:                                               ; preds = %73, %70, %58
  %78 = phi double [ 0.000000e+00, %58 ], [ %72, %70 ], [ %76, %73 ]
  %79 = load i64, ptr %8, align 8
  %80 = getelementptr inbounds [4194304 x double], ptr %29, i64 %79
  %81 = getelementptr inbounds nuw double, ptr %80, i64 %59
  store double %78, ptr %81, align 8
  %82 = add nuw nsw i64 %59, 1
  %83 = load i64, ptr %7, align 8
  %84 = icmp slt i64 %82, %83
  br i1 %84, label %58, label %57
}

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef) #6

declare i32 @fcntl(i32 noundef, i32 noundef, ...) #6

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #6

declare i32 @dup2(i32 noundef, i32 noundef) #6

declare i32 @setrlimit(i32 noundef, ptr noundef) #6

declare i32 @alarm(i32 noundef) #6

define internal fastcc void @add_entry(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef range(i32 1, 8192) %3, i32 noundef %4) unnamed_addr #3 {
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

define internal fastcc void @choose(ptr noundef nonnull captures(none) %0, i64 noundef range(i64 -4611686018427387904, 4611686018427387904) %1, i64 noundef %2, i64 noundef range(i64 0, 4353) %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
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
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 289407144
  br label %35

35:                                               ; preds = %33, %123
  %36 = phi i64 [ 0, %33 ], [ %126, %123 ]
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 12583072
  %39 = getelementptr inbounds nuw %struct.Entry, ptr %38, i64 %36
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 120
  %41 = load i64, ptr %40, align 8
  %42 = and i64 %41, 4864
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 52
  %44 = load i32, ptr %43, align 4
  %45 = and i32 %44, 4864
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

define internal fastcc range(i32 0, 2) i32 @ask(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 0, 5) %1, double noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.anon.0, align 4
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  store i8 101, ptr %6, align 1
  %7 = zext nneg i32 %1 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
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

define internal fastcc void @check_without(ptr noundef nonnull captures(none) %0, i32 noundef range(i32 512, 4353) %1, i64 noundef range(i64 1, 2049) %2, ptr noundef %3, ptr noundef %4) unnamed_addr #3 {
  %6 = alloca [4096 x i8], align 16
  %7 = alloca [1024 x i8], align 16
  %8 = alloca %struct.Slope, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #17
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %100

15:                                               ; preds = %5
  %16 = zext nneg i32 %1 to i64
  %17 = load i64, ptr %10, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %22, label %100

19:                                               ; preds = %22
  %20 = add nuw nsw i64 %23, 1
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %100, label %22

22:                                               ; preds = %15, %19
  %23 = phi i64 [ %20, %19 ], [ 0, %15 ]
  %24 = getelementptr inbounds nuw %struct.Entry, ptr %10, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 12583124
  %26 = load i32, ptr %25, align 4
  %27 = and i32 %26, 4864
  %28 = icmp ne i32 %1, %27
  %29 = and i32 %26, 1
  %30 = icmp eq i32 %29, 0
  %31 = or i1 %30, %28
  br i1 %31, label %19, label %32

32:                                               ; preds = %22
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %17, i64 noundef %16) #16
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 152
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = select i1 %35, double 0x3F50000000000000, double 1.562500e-02
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store double %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %38, align 8
  %39 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %36) #16
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %100, label %41

41:                                               ; preds = %32
  %42 = fneg double %36
  %43 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %42) #16
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %100, label %45

45:                                               ; preds = %41
  %46 = tail call fastcc i32 @agree_at_once(ptr noundef %0, double noundef 0.000000e+00, double noundef 0.000000e+00) #16
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %100

48:                                               ; preds = %45
  %49 = load double, ptr %37, align 8
  %50 = load i32, ptr %38, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %61

52:                                               ; preds = %48
  %53 = fmul double %49, 5.000000e-01
  %54 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %53) #16
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %52
  store i32 0, ptr %38, align 8
  br label %100

57:                                               ; preds = %52
  %58 = fmul double %49, -5.000000e-01
  %59 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %58) #16
  store i32 %59, ptr %38, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %100, label %61

61:                                               ; preds = %48, %57
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #17
  %62 = load i64, ptr %10, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %8, ptr noundef %0, i64 noundef 0, i64 noundef %62, i32 noundef 1) #16
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %64 = load i32, ptr %63, align 8
  %65 = icmp ne i32 %64, 0
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %67 = load i32, ptr %66, align 4
  %68 = icmp ne i32 %67, 0
  %69 = select i1 %65, i1 true, i1 %68
  %70 = load double, ptr %8, align 8
  %71 = fcmp oeq double %70, 0.000000e+00
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %99, label %73

73:                                               ; preds = %61
  %74 = tail call double @llvm.fabs.f64(double %70)
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %76 = load double, ptr %75, align 8
  %77 = fmul double %76, 1.600000e+01
  %78 = fcmp ugt double %74, %77
  br i1 %78, label %79, label %99

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %10, i64 12583072
  br label %81

81:                                               ; preds = %81, %79
  %82 = phi i64 [ %88, %81 ], [ 0, %79 ]
  %83 = getelementptr inbounds nuw %struct.Entry, ptr %80, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 52
  %85 = load i32, ptr %84, align 4
  %86 = and i32 %85, 4864
  %87 = icmp eq i32 %86, %1
  %88 = add nuw nsw i64 %82, 1
  br i1 %87, label %89, label %81

89:                                               ; preds = %81
  call fastcc void @name(ptr noundef %0, ptr noundef nonnull %83, ptr noundef %7) #16
  %90 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.51, ptr noundef nonnull %7, ptr noundef %4) #18
  %91 = load ptr, ptr %0, align 8
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 120
  %93 = load i64, ptr %92, align 8
  %94 = and i64 %93, %2
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %99

96:                                               ; preds = %89
  %97 = or i64 %93, %2
  store i64 %97, ptr %92, align 8
  %98 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef %3, i32 noundef 1, ptr noundef nonnull %6) #16
  br label %99

99:                                               ; preds = %96, %89, %61, %73
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #17
  br label %100

100:                                              ; preds = %19, %32, %15, %56, %41, %45, %57, %5, %99
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  ret void
}

define internal fastcc void @name(ptr noundef nonnull readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2) unnamed_addr #3 {
  %4 = alloca [8 x ptr], align 16
  %5 = alloca [8 x i32], align 16
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 1
  %9 = select i1 %8, ptr @.str.42, ptr @.str.43
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
  %18 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.44) #18
  br label %94

19:                                               ; preds = %13
  %20 = xor i32 %11, -1
  %21 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.45, i32 noundef %20) #18
  br label %94

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 80
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
  %53 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.46, i32 noundef %50) #18
  br label %56

54:                                               ; preds = %45
  %55 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.47) #18
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
  %78 = select i1 %77, ptr @.str.48, ptr @.str.49
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
  %92 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %88, i64 noundef %89, ptr noundef nonnull @.str.50, ptr noundef nonnull %9, double noundef %91) #18
  br label %93

93:                                               ; preds = %56, %87, %61
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  br label %94

94:                                               ; preds = %17, %19, %93
  ret void
}

define internal fastcc range(i32 0, 2) i32 @agree_at_once(ptr noundef nonnull readonly captures(none) %0, double noundef %1, double noundef %2) unnamed_addr #8 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load double, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %69

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 12583072
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 322961576
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 356516008
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 390070440
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

define internal fastcc void @slope_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Slope) align 8 captures(none) initializes((24, 32)) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #13 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 0, ptr %10, align 8
  %11 = icmp slt i64 %2, %3
  br i1 %11, label %12, label %25

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 12583072
  %14 = icmp eq i32 %4, 0
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 322961576
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 356516008
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 390070440
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 423624872
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 457179304
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 152
  %21 = fmul double %9, 2.000000e+00
  %22 = fmul double %9, 5.000000e-01
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %58

24:                                               ; preds = %158
  store i32 %159, ptr %23, align 8
  br label %25

25:                                               ; preds = %24, %5
  %26 = phi double [ %160, %24 ], [ 0.000000e+00, %5 ]
  %27 = phi double [ %161, %24 ], [ 0.000000e+00, %5 ]
  %28 = phi double [ %162, %24 ], [ 0.000000e+00, %5 ]
  %29 = phi double [ %163, %24 ], [ 0.000000e+00, %5 ]
  %30 = phi double [ %164, %24 ], [ 0.000000e+00, %5 ]
  %31 = phi double [ %165, %24 ], [ 0.000000e+00, %5 ]
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

58:                                               ; preds = %12, %158
  %59 = phi i32 [ 0, %12 ], [ %159, %158 ]
  %60 = phi double [ 0.000000e+00, %12 ], [ %165, %158 ]
  %61 = phi double [ 0.000000e+00, %12 ], [ %164, %158 ]
  %62 = phi double [ 0.000000e+00, %12 ], [ %163, %158 ]
  %63 = phi double [ 0.000000e+00, %12 ], [ %162, %158 ]
  %64 = phi double [ 0.000000e+00, %12 ], [ %161, %158 ]
  %65 = phi double [ 0.000000e+00, %12 ], [ %160, %158 ]
  %66 = phi i64 [ %2, %12 ], [ %166, %158 ]
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
  br i1 %78, label %158, label %79

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
  %91 = getelementptr inbounds nuw i8, ptr %67, i64 52
  %92 = load i32, ptr %91, align 4
  %93 = and i32 %92, 2
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %111, label %95

95:                                               ; preds = %79
  %96 = fmul double %80, %82
  %97 = fcmp olt double %96, 0.000000e+00
  %98 = fneg double %96
  %99 = select i1 %97, double %98, double %96
  %100 = getelementptr inbounds nuw i8, ptr %67, i64 48
  %101 = load i32, ptr %100, align 8
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %107, label %103

103:                                              ; preds = %95
  %104 = load i64, ptr %20, align 8
  %105 = icmp eq i64 %104, 0
  %106 = select i1 %105, double 0x3CD0000000000000, double 0x3E90000000000000
  br label %107

107:                                              ; preds = %103, %95
  %108 = phi double [ 0x3E90000000000000, %95 ], [ %106, %103 ]
  %109 = fmul double %99, %108
  %110 = fdiv double %109, %9
  br label %111

111:                                              ; preds = %79, %107
  %112 = phi double [ %110, %107 ], [ 0.000000e+00, %79 ]
  %113 = fsub double %112, %112
  %114 = fcmp une double %113, 0.000000e+00
  %115 = fadd double %64, %112
  %116 = select i1 %114, double %64, double %115
  %117 = fcmp oeq double %82, %84
  %118 = fcmp oeq double %82, %86
  %119 = select i1 %117, i1 %118, i1 false
  %120 = fcmp oeq double %82, %88
  %121 = select i1 %119, i1 %120, i1 false
  %122 = fcmp oeq double %82, %90
  %123 = select i1 %121, i1 %122, i1 false
  br i1 %123, label %158, label %124

124:                                              ; preds = %111
  %125 = fadd double %82, %84
  %126 = fadd double %125, %86
  %127 = fadd double %126, %88
  %128 = fadd double %127, %90
  %129 = fsub double %128, %128
  %130 = fcmp une double %129, 0.000000e+00
  br i1 %130, label %131, label %136

131:                                              ; preds = %124
  %132 = lshr i32 %92, 8
  %133 = and i32 %132, 1
  %134 = xor i32 %133, 1
  %135 = or i32 %59, %134
  br label %158

136:                                              ; preds = %124
  %137 = fsub double %88, %90
  %138 = fdiv double %137, %9
  %139 = fmul double %80, %138
  %140 = fsub double %84, %86
  %141 = fdiv double %140, %21
  %142 = tail call double @llvm.fmuladd.f64(double %80, double %141, double %60)
  %143 = fadd double %61, %139
  %144 = fsub double %84, %82
  %145 = fsub double %82, %86
  %146 = fsub double %144, %145
  %147 = fdiv double %146, %9
  %148 = tail call double @llvm.fmuladd.f64(double %80, double %147, double %62)
  %149 = fsub double %88, %82
  %150 = fsub double %82, %90
  %151 = fsub double %149, %150
  %152 = fdiv double %151, %22
  %153 = tail call double @llvm.fmuladd.f64(double %80, double %152, double %63)
  %154 = fcmp olt double %139, 0.000000e+00
  %155 = fneg double %139
  %156 = select i1 %154, double %155, double %139
  %157 = fadd double %65, %156
  br label %158

158:                                              ; preds = %131, %136, %111, %68
  %159 = phi i32 [ %59, %68 ], [ %59, %111 ], [ %135, %131 ], [ %59, %136 ]
  %160 = phi double [ %65, %68 ], [ %65, %111 ], [ %65, %131 ], [ %157, %136 ]
  %161 = phi double [ %64, %68 ], [ %116, %111 ], [ %116, %131 ], [ %116, %136 ]
  %162 = phi double [ %63, %68 ], [ %63, %111 ], [ %63, %131 ], [ %153, %136 ]
  %163 = phi double [ %62, %68 ], [ %62, %111 ], [ %62, %131 ], [ %148, %136 ]
  %164 = phi double [ %61, %68 ], [ %61, %111 ], [ %61, %131 ], [ %143, %136 ]
  %165 = phi double [ %60, %68 ], [ %60, %111 ], [ %60, %131 ], [ %142, %136 ]
  %166 = add nsw i64 %66, 1
  %167 = icmp eq i64 %166, %3
  br i1 %167, label %24, label %58
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
  %20 = tail call i64 @strlen(ptr noundef nonnull @.str.55) #18
  %21 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.55, i64 noundef %20) #18
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %18
  %24 = fptosi double %19 to i64
  store i64 %24, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 832), align 8
  br label %74

25:                                               ; preds = %18
  %26 = tail call i64 @strlen(ptr noundef nonnull @.str.56) #18
  %27 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.56, i64 noundef %26) #18
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %25
  store double %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  br label %74

30:                                               ; preds = %25
  %31 = tail call i64 @strlen(ptr noundef nonnull @.str.57) #18
  %32 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.57, i64 noundef %31) #18
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = fptosi double %19 to i64
  store i64 %35, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 848), align 8
  br label %74

36:                                               ; preds = %30
  %37 = tail call i64 @strlen(ptr noundef nonnull @.str.58) #18
  %38 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.58, i64 noundef %37) #18
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %36
  %41 = fptosi double %19 to i64
  store i64 %41, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 856), align 8
  br label %74

42:                                               ; preds = %36
  %43 = tail call i64 @strlen(ptr noundef nonnull @.str.59) #18
  %44 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.59, i64 noundef %43) #18
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %42
  %47 = fptosi double %19 to i64
  store i64 %47, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 864), align 8
  br label %74

48:                                               ; preds = %42
  %49 = tail call i64 @strlen(ptr noundef nonnull @.str.60) #18
  %50 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.60, i64 noundef %49) #18
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %48
  %53 = fptosi double %19 to i64
  store i64 %53, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  br label %74

54:                                               ; preds = %48
  %55 = tail call i64 @strlen(ptr noundef nonnull @.str.61) #18
  %56 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.61, i64 noundef %55) #18
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
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1408), align 8
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
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %14, i8 0, i64 80, i1 false)
  store ptr %19, ptr %2, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 112
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %39, label %23

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 128
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, %21
  br i1 %26, label %27, label %39

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 120
  %29 = load i64, ptr %28, align 8
  %30 = and i64 %29, 1048576
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = select i1 %35, ptr @.str.63, ptr @.str.62
  %37 = or disjoint i64 %29, 1048576
  store i64 %37, ptr %28, align 8
  %38 = call fastcc i32 @tell(ptr noundef nonnull readonly %2, ptr noundef nonnull %36, i32 noundef 0, ptr noundef nonnull @.str.64) #16
  br label %39

39:                                               ; preds = %32, %27, %23, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 160
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %15, label %18

43:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  %44 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %45 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %46 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %3, i64 noundef 256, ptr noundef nonnull @.str.65, i64 noundef %44, i64 noundef %45, i64 noundef %16, i32 noundef 77) #18
  %47 = call i32 @fflush(ptr noundef null) #18
  %48 = sext i32 %46 to i64
  call fastcc void @say(ptr noundef %3, i64 noundef %48) #16
  call void @_exit(i32 noundef 77) #20
  unreachable

49:                                               ; preds = %15, %1, %6
  ret void
}

declare double @strtod(ptr noundef, ptr noundef) #6

define internal fastcc range(i32 0, 3) i32 @judge_derivative(ptr noundef nonnull captures(none) initializes((48, 52)) %0, i32 noundef range(i32 0, 1025) %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i32 %1, ptr %3, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %34, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %16, label %26

13:                                               ; preds = %16
  %14 = add nuw nsw i64 %17, 1
  %15 = icmp eq i64 %14, %11
  br i1 %15, label %26, label %16

16:                                               ; preds = %8, %13
  %17 = phi i64 [ %14, %13 ], [ 0, %8 ]
  %18 = getelementptr inbounds nuw %struct.Entry, ptr %10, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 12583124
  %20 = load i32, ptr %19, align 4
  %21 = and i32 %20, 4865
  %22 = icmp eq i32 %21, 257
  br i1 %22, label %23, label %13

23:                                               ; preds = %16
  %24 = tail call fastcc i32 @check_forward(ptr noundef %0, i64 noundef 1280, i32 noundef 0) #16
  %25 = icmp eq i32 %24, 2
  br i1 %25, label %31, label %54

26:                                               ; preds = %13, %8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %28 = load i32, ptr %27, align 4
  %29 = icmp ne i32 %28, 0
  %30 = zext i1 %29 to i32
  br label %31

31:                                               ; preds = %23, %26
  %32 = phi i32 [ %30, %26 ], [ 0, %23 ]
  %33 = tail call fastcc i32 @check_forward(ptr noundef %0, i64 noundef 1024, i32 noundef %32) #16
  br label %54

34:                                               ; preds = %2
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %36 = load i32, ptr %35, align 4
  %37 = tail call fastcc i32 @check_reverse(ptr noundef %0, i64 noundef 0, i32 noundef %36) #16
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = load ptr, ptr %38, align 8
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %45, label %54

42:                                               ; preds = %45
  %43 = add nuw nsw i64 %46, 1
  %44 = icmp eq i64 %43, %40
  br i1 %44, label %54, label %45

45:                                               ; preds = %34, %42
  %46 = phi i64 [ %43, %42 ], [ 0, %34 ]
  %47 = getelementptr inbounds nuw %struct.Entry, ptr %39, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 12583124
  %49 = load i32, ptr %48, align 4
  %50 = and i32 %49, 4865
  %51 = icmp eq i32 %50, 257
  br i1 %51, label %52, label %42

52:                                               ; preds = %45
  %53 = tail call fastcc i32 @check_reverse(ptr noundef %0, i64 noundef 256, i32 noundef 0) #16
  br label %54

54:                                               ; preds = %42, %34, %23, %31, %52
  %55 = phi i32 [ %24, %23 ], [ %37, %52 ], [ %33, %31 ], [ %37, %34 ], [ %37, %42 ]
  ret i32 %55
}

define internal fastcc range(i32 0, 3) i32 @check_forward(ptr noundef nonnull captures(none) %0, i64 noundef range(i64 1024, 1281) %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #3 {
  %4 = alloca [4096 x i8], align 16
  %5 = alloca [1024 x i8], align 16
  %6 = alloca %struct.Slope, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 80
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
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %14, i64 noundef %1) #16
  %15 = load i64, ptr %8, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 289407144
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
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %15, i64 noundef %1) #16
  %59 = icmp ne i32 %2, 0
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 64
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
  br i1 %74, label %327, label %75

75:                                               ; preds = %70
  %76 = fneg double %72
  %77 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %76) #16
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %327, label %79

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
  br i1 %117, label %327, label %118

118:                                              ; preds = %114
  %119 = getelementptr inbounds nuw i8, ptr %115, i64 12583072
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 322961576
  %121 = getelementptr inbounds nuw i8, ptr %115, i64 356516008
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 390070440
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
  br i1 %189, label %327, label %129

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
  br label %327

198:                                              ; preds = %193
  %199 = fmul double %86, -5.000000e-01
  %200 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %199) #16
  store i32 %200, ptr %61, align 8
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %327, label %202

202:                                              ; preds = %198
  %203 = load i64, ptr %8, align 8
  br label %204

204:                                              ; preds = %202, %190
  %205 = phi i64 [ %203, %202 ], [ %80, %190 ]
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %327

207:                                              ; preds = %204
  %208 = fadd double %85, 0.000000e+00
  %209 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %210 = fcmp olt double %209, 2.000000e-03
  br label %213

211:                                              ; preds = %293
  %212 = icmp slt i64 %294, 0
  br i1 %212, label %324, label %300

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
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %6, ptr noundef %0, i64 noundef %215, i64 noundef %229, i32 noundef 0) #16
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
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %303 = load i32, ptr %302, align 8
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %305, label %327

305:                                              ; preds = %301
  %306 = getelementptr inbounds nuw %struct.Entry, ptr %62, i64 %294
  call fastcc void @name(ptr noundef %0, ptr noundef nonnull %306, ptr noundef %5) #16
  %307 = fcmp olt double %296, 0.000000e+00
  %308 = fneg double %296
  %309 = select i1 %307, double %308, double %296
  %310 = getelementptr inbounds nuw i8, ptr %306, i64 32
  %311 = load double, ptr %310, align 8
  %312 = fcmp olt double %311, 0.000000e+00
  %313 = fneg double %311
  %314 = select i1 %312, double %313, double %311
  %315 = fcmp ogt double %309, %314
  %316 = select i1 %315, double %309, double %314
  %317 = fsub double %296, %311
  %318 = fcmp olt double %317, 0.000000e+00
  %319 = fneg double %317
  %320 = select i1 %318, double %319, double %317
  %321 = fdiv double %320, %316
  %322 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.77, ptr noundef nonnull %5, double noundef %296, double noundef %311, double noundef %321) #18
  %323 = call fastcc i32 @tell(ptr noundef %0, ptr noundef nonnull @.str.78, i32 noundef 1, ptr noundef nonnull %4) #16
  br label %327

324:                                              ; preds = %211
  %325 = icmp eq i32 %297, 0
  %326 = select i1 %325, i32 0, i32 2
  br label %327

327:                                              ; preds = %75, %70, %198, %114, %204, %187, %324, %197, %301, %305
  %328 = phi i32 [ 2, %197 ], [ 1, %301 ], [ 0, %187 ], [ 1, %305 ], [ %326, %324 ], [ 0, %114 ], [ 2, %70 ], [ 2, %75 ], [ 2, %198 ], [ 0, %204 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  ret i32 %328
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
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 152
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = select i1 %21, ptr @doubles, ptr @singles
  %23 = load i64, ptr %18, align 8
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %23, i64 noundef %1) #16
  %24 = load ptr, ptr %17, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %3
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 289407144
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
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 64
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
  br i1 %86, label %342, label %87

87:                                               ; preds = %82
  %88 = fneg double %84
  %89 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %88) #16
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %342, label %91

91:                                               ; preds = %87
  br i1 %80, label %92, label %95

92:                                               ; preds = %74, %91
  %93 = tail call fastcc i32 @agree_at_once(ptr noundef %0, double noundef %63, double noundef %62) #16
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %342

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
  br label %342

104:                                              ; preds = %99
  %105 = fmul double %96, -5.000000e-01
  %106 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %105) #16
  store i32 %106, ptr %66, align 8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %342, label %108

108:                                              ; preds = %95, %104
  %109 = load i64, ptr %18, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %14, ptr noundef %0, i64 noundef 0, i64 noundef %109, i32 noundef 1) #16
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
  br i1 %147, label %342, label %169

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
  br i1 %177, label %342, label %178

178:                                              ; preds = %161, %176
  %179 = phi double [ %170, %176 ], [ %164, %161 ]
  %180 = phi double [ %173, %176 ], [ %110, %161 ]
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %182 = load i32, ptr %181, align 8
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %342

184:                                              ; preds = %178
  %185 = icmp samesign ugt i64 %1, 255
  %186 = fcmp oeq double %180, 0.000000e+00
  %187 = select i1 %185, i1 %186, i1 false
  br i1 %187, label %342, label %188

188:                                              ; preds = %184
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #17
  store i8 0, ptr %16, align 16
  %189 = load i64, ptr %121, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %190 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %191 = load i64, ptr %5, align 16
  %192 = sitofp i64 %191 to double
  %193 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %194 = load i64, ptr %193, align 8
  %195 = sitofp i64 %194 to double
  %196 = call double @llvm.fmuladd.f64(double %195, double 1.000000e-09, double %192)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %197 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %198 = sitofp i64 %197 to double
  %199 = fadd double %196, %198
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  %200 = icmp sgt i64 %189, 1
  br i1 %200, label %201, label %306

201:                                              ; preds = %188
  %202 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %203 = fneg double %179
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %204 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %205 = load i64, ptr %4, align 16
  %206 = sitofp i64 %205 to double
  %207 = load i64, ptr %202, align 8
  %208 = sitofp i64 %207 to double
  %209 = call double @llvm.fmuladd.f64(double %208, double 1.000000e-09, double %206)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  %210 = fcmp olt double %209, %199
  br i1 %210, label %219, label %306

211:                                              ; preds = %288
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %212 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %213 = load i64, ptr %4, align 16
  %214 = sitofp i64 %213 to double
  %215 = load i64, ptr %202, align 8
  %216 = sitofp i64 %215 to double
  %217 = call double @llvm.fmuladd.f64(double %216, double 1.000000e-09, double %214)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  %218 = fcmp olt double %217, %199
  br i1 %218, label %219, label %303

219:                                              ; preds = %201, %211
  %220 = phi i64 [ %296, %211 ], [ %189, %201 ]
  %221 = phi i64 [ %297, %211 ], [ 0, %201 ]
  %222 = add nuw nsw i64 %220, %221
  %223 = lshr i64 %222, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  br label %224

224:                                              ; preds = %280, %219
  %225 = phi i1 [ true, %219 ], [ false, %280 ]
  %226 = phi ptr [ %11, %219 ], [ %12, %280 ]
  %227 = phi ptr [ %9, %219 ], [ %10, %280 ]
  %228 = phi ptr [ %7, %219 ], [ %8, %280 ]
  %229 = select i1 %225, i64 %221, i64 %223
  %230 = select i1 %225, i64 %223, i64 %220
  call fastcc void @choose(ptr noundef nonnull %0, i64 noundef %229, i64 noundef %230, i64 noundef range(i64 0, 257) %1) #16
  store double %179, ptr %65, align 8
  store i32 0, ptr %66, align 8
  %231 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %179) #16
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %328, label %233

233:                                              ; preds = %224
  %234 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %203) #16
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %328, label %236

236:                                              ; preds = %233
  %237 = load double, ptr %65, align 8
  %238 = load i32, ptr %66, align 8
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %240, label %249

240:                                              ; preds = %236
  %241 = fmul double %237, 5.000000e-01
  %242 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %241) #16
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %245

244:                                              ; preds = %240
  store i32 0, ptr %66, align 8
  br label %328

245:                                              ; preds = %240
  %246 = fmul double %237, -5.000000e-01
  %247 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %246) #16
  store i32 %247, ptr %66, align 8
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %328, label %249

249:                                              ; preds = %245, %236
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #17
  %250 = load i64, ptr %121, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %13, ptr noundef nonnull %0, i64 noundef 0, i64 noundef %250, i32 noundef 1) #16
  %251 = load double, ptr %13, align 8
  store double %251, ptr %227, align 8
  %252 = load ptr, ptr %17, align 8
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 104
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds nuw i8, ptr %252, i64 112
  %256 = load i64, ptr %255, align 8
  %257 = icmp slt i64 %254, %256
  br i1 %257, label %258, label %280

258:                                              ; preds = %249
  %259 = getelementptr inbounds nuw i8, ptr %252, i64 289407144
  %260 = getelementptr inbounds nuw i8, ptr %252, i64 12583072
  br label %261

261:                                              ; preds = %276, %258
  %262 = phi double [ 0.000000e+00, %258 ], [ %277, %276 ]
  %263 = phi i64 [ %254, %258 ], [ %278, %276 ]
  %264 = getelementptr inbounds double, ptr %259, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = fcmp une double %265, 0.000000e+00
  br i1 %266, label %267, label %276

267:                                              ; preds = %261
  %268 = getelementptr inbounds %struct.Entry, ptr %260, i64 %263
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %270 = load ptr, ptr %269, align 8
  %271 = icmp eq ptr %270, null
  br i1 %271, label %276, label %272

272:                                              ; preds = %267
  %273 = getelementptr inbounds nuw i8, ptr %268, i64 32
  %274 = load double, ptr %273, align 8
  %275 = call double @llvm.fmuladd.f64(double %265, double %274, double %262)
  br label %276

276:                                              ; preds = %272, %267, %261
  %277 = phi double [ %275, %272 ], [ %262, %267 ], [ %262, %261 ]
  %278 = add nsw i64 %263, 1
  %279 = icmp eq i64 %278, %256
  br i1 %279, label %280, label %261

280:                                              ; preds = %276, %249
  %281 = phi double [ 0.000000e+00, %249 ], [ %277, %276 ]
  store double %281, ptr %226, align 8
  %282 = fsub double %251, %281
  %283 = fcmp olt double %282, 0.000000e+00
  %284 = fneg double %282
  %285 = select i1 %283, double %284, double %282
  %286 = fcmp ord double %285, 0.000000e+00
  %287 = select i1 %286, double %285, double 1.000000e+308
  store double %287, ptr %228, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #17
  br i1 %225, label %224, label %288

288:                                              ; preds = %280
  %289 = load double, ptr %8, align 8
  %290 = load double, ptr %7, align 16
  %291 = fcmp ogt double %289, %290
  %292 = load double, ptr %10, align 8
  %293 = load double, ptr %9, align 16
  %294 = load double, ptr %12, align 8
  %295 = load double, ptr %11, align 16
  %296 = select i1 %291, i64 %220, i64 %223
  %297 = select i1 %291, i64 %223, i64 %221
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %298 = sub nsw i64 %296, %297
  %299 = icmp sgt i64 %298, 1
  br i1 %299, label %211, label %300

300:                                              ; preds = %288
  %301 = select i1 %291, double %292, double %293
  %302 = select i1 %291, double %294, double %295
  br label %306

303:                                              ; preds = %211
  %304 = select i1 %291, double %292, double %293
  %305 = select i1 %291, double %294, double %295
  br label %306

306:                                              ; preds = %303, %201, %300, %188
  %307 = phi double [ 0.000000e+00, %188 ], [ 0.000000e+00, %201 ], [ %302, %300 ], [ %305, %303 ]
  %308 = phi double [ 0.000000e+00, %188 ], [ 0.000000e+00, %201 ], [ %301, %300 ], [ %304, %303 ]
  %309 = phi i64 [ %189, %188 ], [ %189, %201 ], [ %296, %300 ], [ %296, %303 ]
  %310 = phi i64 [ 0, %188 ], [ 0, %201 ], [ %297, %300 ], [ %297, %303 ]
  %311 = phi i64 [ %189, %188 ], [ %189, %201 ], [ %298, %300 ], [ %298, %303 ]
  call fastcc void @choose(ptr noundef nonnull %0, i64 noundef %310, i64 noundef %309, i64 noundef range(i64 0, 257) %1) #16
  %312 = getelementptr inbounds nuw i8, ptr %121, i64 289407144
  %313 = getelementptr inbounds nuw double, ptr %312, i64 %310
  %314 = load double, ptr %313, align 8
  %315 = getelementptr inbounds nuw i8, ptr %121, i64 12583072
  %316 = getelementptr inbounds nuw %struct.Entry, ptr %315, i64 %310
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %316, ptr noundef %6) #16
  %317 = icmp eq i64 %311, 1
  %318 = fcmp une double %314, 0.000000e+00
  %319 = select i1 %317, i1 %318, i1 false
  br i1 %319, label %320, label %326

320:                                              ; preds = %306
  %321 = fdiv double %308, %314
  %322 = fadd double %321, 0.000000e+00
  %323 = fdiv double %307, %314
  %324 = fadd double %323, 0.000000e+00
  %325 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %16, i64 noundef 1024, ptr noundef nonnull @.str.80, ptr noundef nonnull %6, double noundef %322, double noundef %324) #18
  br label %329

326:                                              ; preds = %306
  %327 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %16, i64 noundef 1024, ptr noundef nonnull @.str.81, ptr noundef nonnull %6) #18
  br label %329

328:                                              ; preds = %245, %233, %224, %244
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %329

329:                                              ; preds = %320, %326, %328
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  %330 = fcmp olt double %180, 0.000000e+00
  %331 = fneg double %180
  %332 = select i1 %330, double %331, double %180
  %333 = fcmp ogt double %332, %73
  %334 = select i1 %333, double %332, double %73
  %335 = fsub double %180, %63
  %336 = fcmp olt double %335, 0.000000e+00
  %337 = fneg double %335
  %338 = select i1 %336, double %337, double %335
  %339 = fdiv double %338, %334
  %340 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %15, i64 noundef 4096, ptr noundef nonnull @.str.79, double noundef %180, double noundef %63, double noundef %339, ptr noundef nonnull %16) #18
  %341 = call fastcc i32 @tell(ptr noundef %0, ptr noundef nonnull @.str.78, i32 noundef 1, ptr noundef nonnull %15) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #17
  br label %342

342:                                              ; preds = %142, %82, %87, %104, %92, %103, %184, %178, %176, %329
  %343 = phi i32 [ 2, %176 ], [ 1, %178 ], [ 1, %329 ], [ 0, %184 ], [ 2, %103 ], [ 0, %142 ], [ 2, %82 ], [ 0, %92 ], [ 2, %104 ], [ 2, %87 ]
  ret i32 %343
}

declare i32 @kill(i32 noundef, i32 noundef) #6

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
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 6144
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
  %43 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 256, ptr noundef nonnull @.str.84, i32 noundef %0) #18
  %44 = call fastcc i32 @tell(ptr noundef %31, ptr noundef nonnull @.str.85, i32 noundef 1, ptr noundef nonnull %2) #16
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

declare i64 @llvm.umin.i64(i64, i64) #14

declare i64 @llvm.abs.i64(i64, i1 immarg) #15

declare i64 @llvm.smax.i64(i64, i64) #14

declare double @llvm.fabs.f64(double) #14

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nonlazybind }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { noreturn nonlazybind }
attributes #11 = { noreturn nounwind }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #13 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nobuiltin }
attributes #17 = { nounwind }
attributes #18 = { nobuiltin nounwind }
attributes #19 = { nobuiltin noreturn }
attributes #20 = { nobuiltin noreturn nounwind }

