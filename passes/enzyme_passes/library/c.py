# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is known of C library functions and LLVM intrinsics: the memory they touch and whether a derivative can pass.

A function without a body is opaque to the analyses unless it is described here or carries LLVM attributes. An entry
states facts that hold for every call; what is not stated does not happen, so an entry must be complete:

    frexp(double, int *)        writes=(1,)                   nothing else is read or written
    memcpy(dst, src, n)         reads=(1,), writes=(0,)       and the result is argument 0
    malloc(n)                   allocates=Allocation((0,))    the result is fresh
    printf(format, ...)         reads=(0,), rest=1            pointers from argument 1 on: read and written; observable

`inactive` says that no derivative flows through the result or through what is written: integers, strings, random
numbers, numbers read from a file. Math functions are in the rule table, not here: also what they do to memory
follows from their rules (mathematics.py).
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypedDict, Unpack

from enzyme_passes.library import fortran, linear_algebra, mathematics, mpi, openmp, rust, threads
from enzyme_passes.library.facts import Allocation, Facts, LibraryFunction
from enzyme_passes.library.printers import OF_LIST, PRINTERS
from enzyme_passes.support.dataclasses import replace
from enzyme_passes.support.patterns import pattern

_TABLE: Final[dict[str, Facts]] = {}  # entries are made when asked for: a program has few of them


def _add(names: str, **facts: Unpack[Facts]) -> None:
    for name in names.split():
        assert name not in _TABLE, name
        _TABLE[name] = facts


# ---- allocation ------------------------------------------------------------------------------------------------------

_add("malloc valloc __libc_malloc GC_malloc", allocates=Allocation((0,)), errno=True)
_add("calloc", allocates=Allocation((0, 1), zeroed=True), errno=True)
_add("aligned_alloc memalign", allocates=Allocation((1,), alignment=0), errno=True)
_add("posix_memalign", writes=(0,), allocates=Allocation((2,), alignment=1, through=0))
_add("realloc", reads=(0,), reallocates=0, allocates=Allocation((1,)), errno=True)
_add("reallocarray", reads=(0,), reallocates=0, allocates=Allocation((1, 2)), errno=True)
_add("free cfree __libc_free GC_free", frees=0)
_add("strdup __strdup", reads=(0,), allocates=Allocation(()), errno=True, inactive=True)
_add("strndup __strndup", reads=(0,), allocates=Allocation(()), errno=True, inactive=True)
_add("malloc_usable_size", reads=(0,), inactive=True)

# operator new and new[]: unsigned int and unsigned long sizes, plain, nothrow, aligned, aligned nothrow.
_add("_Znwj _Znaj _Znwm _Znam _ZnwmRKSt9nothrow_t _ZnamRKSt9nothrow_t _ZnwjRKSt9nothrow_t _ZnajRKSt9nothrow_t",
     allocates=Allocation((0,)))  # fmt: skip
_add("_ZnwmSt11align_val_t _ZnamSt11align_val_t _ZnwmSt11align_val_tRKSt9nothrow_t _ZnamSt11align_val_tRKSt9nothrow_t",
     allocates=Allocation((0,), alignment=1))  # fmt: skip
# operator delete and delete[], with size, alignment, nothrow.
_add("_ZdlPv _ZdaPv _ZdlPvj _ZdaPvj _ZdlPvm _ZdaPvm _ZdlPvRKSt9nothrow_t _ZdaPvRKSt9nothrow_t _ZdlPvSt11align_val_t "
     "_ZdaPvSt11align_val_t _ZdlPvmSt11align_val_t _ZdaPvmSt11align_val_t _ZdlPvSt11align_val_tRKSt9nothrow_t "
     "_ZdaPvSt11align_val_tRKSt9nothrow_t", frees=0)  # fmt: skip

# Rust's allocator shims; rustc mangles them, see `find`.
_add("__rust_alloc", allocates=Allocation((0,), alignment=1))
_add("__rust_alloc_zeroed", allocates=Allocation((0,), zeroed=True, alignment=1))
_add("__rust_dealloc", frees=0)
_add("__rust_realloc", reads=(0,), reallocates=0, old_size=1, allocates=Allocation((3,), alignment=2))
_add("__rust_no_alloc_shim_is_unstable __rust_no_alloc_shim_is_unstable_v2", inactive=True)

# Targets of Fortran's pointers (csrc/fortran_memory.c).
_add("__enzcc_fortran_allocate", allocates=Allocation((0,)))
_add("__enzcc_fortran_deallocate", frees=0)
_add("__enzcc_fortran_refuse", observable=True, inactive=True, noreturn=True)
_add("__enzcc_fortran_other_type", observable=True, inactive=True)
_add("__enzcc_fortran_fail", reads=(1,), observable=True, inactive=True, noreturn=True)
_add("__enzcc_fortran_explain", reads_anything=True, writes_anything=True, writes_integers=True, inactive=True)
_add("__enzcc_fortran_is_whole", reads=(0,), inactive=True)

# The tape of an inner derivative (tape/abi.py), as an outer one sees it: what is reserved stays until the
# outer request ends, so that a release changes nothing.
_add("__enzcc_tape_enter", returns_own=True, observable=True, inactive=True)
_add("__enzcc_tape_mark __enzcc_tape_release __enzcc_tape_defer __enzcc_tape_defer_free", returns_own=True,
     observable=True, inactive=True)  # fmt: skip
_add("__enzcc_tape_reserve", allocates=Allocation((1,)))
# Shadows on demand of an inner derivative (shadow/lazy_shadows.py).
_add("__enzcc_shadow_demand", returns_fresh=True, observable=True)
_add("__enzcc_shadow_demand_all", observable=True, writes=(1,), reads=(2,))
_add("__enzcc_shadow_begin __enzcc_shadow_known __enzcc_shadow_is_demanded", observable=True, inactive=True)

# ---- memory and strings ----------------------------------------------------------------------------------------------

_add("memcpy memmove __memcpy_chk __memmove_chk", reads=(1,), writes=(0,), returns_argument=0)
_add("mempcpy __mempcpy_chk", reads=(1,), writes=(0,), returns_into=0)
_add("memset __memset_chk", writes=(0,), returns_argument=0)
_add("bzero explicit_bzero", writes=(0,))
_add("bcopy", reads=(0,), writes=(1,))
_add("memcmp bcmp", reads=(0, 1), inactive=True)
_add("memchr memrchr rawmemchr strchr strrchr strchrnul index rindex", reads=(0,), returns_into=0, inactive=True)
_add("strstr strpbrk strcasestr", reads=(0, 1), returns_into=0, inactive=True)
_add("strlen strnlen wcslen", reads=(0,), inactive=True)
_add("strcmp strncmp strcasecmp strncasecmp strspn strcspn strcoll strverscmp", reads=(0, 1), inactive=True)
_add("strcpy strncpy strcat strncat __strcpy_chk __strncpy_chk __strcat_chk __strncat_chk", reads=(0, 1), writes=(0,),
     returns_argument=0, inactive=True)  # fmt: skip
_add("__enzcc_copy_text", reads=(1,), writes=(0,), inactive=True)
_add("stpcpy stpncpy __stpcpy_chk", reads=(1,), writes=(0,), returns_into=0, inactive=True)
_add("strerror", returns_own=True, inactive=True)
_add("strtol strtoll strtoul strtoull strtof strtod strtold strtoimax strtoumax", reads=(0,), writes=(1,),
     captures=(0,), errno=True, inactive=True)  # fmt: skip
_add("atoi atol atoll atof", reads=(0,), errno=True, inactive=True)
_add("isalpha isdigit isalnum isspace isupper islower isxdigit ispunct isprint iscntrl isgraph isblank toupper tolower",
     inactive=True)  # fmt: skip
_add("__ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc", returns_own=True, inactive=True)
_add("__errno_location __error", returns_own=True, inactive=True)

# ---- input and output ------------------------------------------------------------------------------------------------


class _OfIo(TypedDict):
    observable: bool
    errno: bool
    inactive: bool


_IO: Final[_OfIo] = {"observable": True, "errno": True, "inactive": True}
_add("printf", reads=(0,), rest=1, **_IO)
_add("fprintf dprintf __printf_chk", reads=(0, 1), rest=2, **_IO)
_add("__fprintf_chk", reads=(0, 2), rest=3, **_IO)
_add("vprintf", reads=(0, 1), rest=1, **_IO)
_add("vfprintf", reads=(0, 1, 2), rest=2, **_IO)
_add("sprintf vsprintf", reads=(1,), writes=(0,), rest=2, errno=True, inactive=True)
_add("snprintf vsnprintf", reads=(2,), writes=(0,), rest=3, errno=True, inactive=True)
_add("__sprintf_chk", reads=(3,), writes=(0,), rest=4, errno=True, inactive=True)
_add("__snprintf_chk", reads=(4,), writes=(0,), rest=5, errno=True, inactive=True)
_add("__isoc99_printf", reads=(0,), rest=1, **_IO)
_add("scanf __isoc99_scanf __isoc23_scanf", reads=(0,), rest=1, **_IO)
_add("fscanf __isoc99_fscanf __isoc23_fscanf", reads=(0, 1), rest=2, **_IO)
_add("sscanf __isoc99_sscanf __isoc23_sscanf", reads=(0, 1), rest=2, errno=True, inactive=True)
_add("puts perror", reads=(0,), **_IO)
_add("putchar putchar_unlocked getchar", **_IO)
_add("fputs fputc putc _IO_putc", reads=(0, 1), rest=None, **_IO)
_add("fgetc getc ungetc _IO_getc fflush feof ferror clearerr rewind ftell fileno fsync fclose", **_IO)
_add("fseek lseek close", **_IO)
_add("fopen freopen fdopen tmpfile popen", reads=(0, 1), returns_own=True, **_IO)
_add("pclose remove unlink rename open access mkdir", reads=(0, 1), **_IO)
_add("fwrite", reads=(0, 3), **_IO)
_add("fread", writes=(0,), **_IO)
_add("write", reads=(1,), **_IO)
_add("read", writes=(1,), **_IO)
_add("fgets", writes=(0,), returns_into=0, **_IO)
_add("getline", reads_anything=True, writes_anything=True, **_IO)

# ---- clocks, random numbers, the environment, the end ----------------------------------------------------------------

_add("clock getpid getppid gettid sched_yield sleep usleep sysconf", observable=True, errno=True, inactive=True)
# Locks: other threads may have changed any memory when one is taken.
_add("pthread_mutex_lock pthread_mutex_trylock pthread_mutex_unlock pthread_rwlock_rdlock pthread_rwlock_wrlock "
     "pthread_rwlock_unlock pthread_rwlock_tryrdlock pthread_rwlock_trywrlock pthread_spin_lock pthread_spin_trylock "
     "pthread_spin_unlock sem_wait sem_trywait sem_post",
     reads_anything=True, writes_anything=True, writes_integers=True, observable=True, errno=True,
     inactive=True)  # fmt: skip
_add("pthread_mutex_init pthread_rwlock_init", reads=(1,), writes=(0,), writes_integers=True, observable=True,
     inactive=True)  # fmt: skip
_add("pthread_mutex_destroy pthread_rwlock_destroy pthread_spin_init pthread_spin_destroy sem_init sem_destroy "
     "pthread_rwlockattr_init pthread_rwlockattr_destroy pthread_rwlockattr_setkind_np",
     writes=(0,), writes_integers=True, observable=True, errno=True, inactive=True)  # fmt: skip
_add("sem_getvalue", writes=(0, 1), writes_integers=True, observable=True, errno=True, inactive=True)
_add("pthread_cond_init", reads=(1,), writes=(0,), writes_integers=True, observable=True, inactive=True)
_add("pthread_cond_signal pthread_cond_broadcast pthread_cond_destroy pthread_barrier_destroy pthread_attr_init "
     "pthread_attr_destroy pthread_attr_setstacksize pthread_attr_setdetachstate pthread_mutexattr_init "
     "pthread_mutexattr_destroy pthread_mutexattr_settype", writes=(0,), writes_integers=True, observable=True,
     inactive=True)  # fmt: skip
_add("time times", writes=(0,), observable=True, inactive=True)
_add("_ZNSt6chrono3_V212steady_clock3nowEv _ZNSt6chrono3_V212system_clock3nowEv _ZNSt3__16chrono12steady_clock3nowEv "
     "_ZNSt3__16chrono12system_clock3nowEv", observable=True, inactive=True)  # fmt: skip
_add("gettimeofday", writes=(0, 1), observable=True, inactive=True)
_add("clock_gettime clock_getres getrusage", writes=(1,), observable=True, errno=True, inactive=True)
_add("timespec_get ftime", writes=(0,), observable=True, errno=True, inactive=True)
_add("nanosleep", reads=(0,), writes=(1,), observable=True, errno=True, inactive=True)
_add("difftime", inactive=True)
_add("localtime gmtime ctime", reads=(0,), returns_own=True, observable=True, inactive=True)
_add("localtime_r gmtime_r", reads=(0,), writes=(1,), returns_argument=1, observable=True, inactive=True)
_add("mktime", reads=(0,), writes=(0,), inactive=True)
_add("strftime", reads=(2, 3), writes=(0,), inactive=True)
_add("rand srand random srandom drand48 lrand48 mrand48 srand48 arc4random", observable=True, inactive=True)
_add("rand_r erand48 nrand48 jrand48", reads=(0,), writes=(0,), inactive=True)
_add("getenv secure_getenv", reads=(0,), returns_own=True, inactive=True)
_add("setenv putenv unsetenv", reads=(0, 1), captures=(0,), observable=True, errno=True, inactive=True)
_add("system", reads=(0,), observable=True, inactive=True)
_add("exit _exit _Exit quick_exit abort", observable=True, inactive=True, noreturn=True)
_add("longjmp _longjmp siglongjmp __longjmp_chk", reads=(0,), observable=True, inactive=True, noreturn=True)
_add("__assert_fail __assert_rtn __assert", reads=(0, 1, 2, 3), observable=True, inactive=True, noreturn=True)
_add("__stack_chk_fail __chk_fail", observable=True, inactive=True, noreturn=True)
_add("__enzcc_unseen_code", reads=(0,), inactive=True, noreturn=True)
_add("__enzcc_lost_number", reads=(1,), inactive=True)
_add("__enzcc_counted_number", reads=(2,), inactive=True)
_add("__enzcc_untold_number", reads=(2,), inactive=True)
_add("__enzcc_is_address", inactive=True)
_add("__enzcc_shared_word", reads=(3,), inactive=True)
_add("__enzcc_moved_address", reads=(2,), inactive=True)
_add("__enzcc_address_as_number", reads=(0,), inactive=True)
_add("__enzcc_bits_of_address", reads=(0,), inactive=True)
_add("__enzcc_bits_of_number", reads=(0,), inactive=True)
_add("__enzcc_number_read_as_integer", reads=(0,), inactive=True)
_add("__enzcc_other_member", reads=(1,), inactive=True)
_add("__enzcc_number_at", reads=(3, 4), writes=(3, 4), writes_integers=True, inactive=True)
_add("__enzcc_aligned_at", reads=(3, 4, 5), writes=(3, 4), writes_integers=True, inactive=True)
_add("__enzcc_integer_at", reads=(1, 4, 5, 6), writes=(4, 5), writes_integers=True, inactive=True)
_add("__enzcc_integer_of_tangent", reads=(3,), inactive=True)
_add("__enzcc_numbers_at", reads=(3, 4), inactive=True)
_add("__enzcc_given_global", reads=(0, 1), inactive=True, noreturn=True)
_add("atexit", captures=(0,), observable=True, inactive=True)
_add("sigemptyset sigfillset sigaddset sigdelset", writes=(0,), writes_integers=True, errno=True, inactive=True)
_add("sigismember", reads=(0,), errno=True, inactive=True)
_add("abs labs llabs div ldiv lldiv ffs ffsl ffsll", inactive=True)
_add("qsort", reads=(0,), writes=(0,), calls_back=3)
_add("bsearch", reads=(0, 1), returns_into=1, calls_back=4)

# ---- C++ runtime -----------------------------------------------------------------------------------------------------

# Exceptions carry no derivatives: a handler that reads a float out of one is refused (shadow/calls.py,
# activity/channel_checks.py).
_add("__cxa_allocate_exception", returns_fresh=True, observable=True, inactive=True)
_add("__cxa_free_exception", captures=(0,), observable=True, inactive=True)
_add("__cxa_throw", captures=(0, 1, 2), observable=True, inactive=True, noreturn=True)
_add("__cxa_rethrow", observable=True, inactive=True, noreturn=True)
_add("__cxa_begin_catch __cxa_get_exception_ptr", captures=(0,), observable=True, inactive=True)
_add("__cxa_end_catch", writes_anything=True, observable=True, inactive=True)
_add("__enzcc_exception_keep", captures=(0,), observable=True, inactive=True)
_add("__enzcc_exception_is_kept", observable=True, inactive=True)
_add("__enzcc_exception_raise", observable=True, inactive=True, noreturn=True)
_add("__cxa_pure_virtual __cxa_bad_cast __cxa_bad_typeid __cxa_throw_bad_array_new_length __clang_call_terminate",
     observable=True, inactive=True, noreturn=True)  # fmt: skip
_add(
    "__cxa_guard_acquire __cxa_guard_release __cxa_guard_abort", reads=(0,), writes=(0,), observable=True, inactive=True
)
_add("__dynamic_cast", reads=(0, 1, 2), returns_into=0, inactive=True)
_add("__cxa_atexit __cxa_thread_atexit __cxa_thread_atexit_impl", captures=(0, 1), observable=True, inactive=True)
_add("_ZSt9terminatev _ZSt17__throw_bad_allocv _ZSt28__throw_bad_array_new_lengthv _ZSt16__throw_bad_castv "
     "_ZSt25__throw_bad_function_callv", observable=True, inactive=True, noreturn=True)  # fmt: skip
_add("_ZSt20__throw_length_errorPKc _ZSt19__throw_logic_errorPKc _ZSt20__throw_out_of_rangePKc "
     "_ZSt24__throw_invalid_argumentPKc _ZSt21__throw_runtime_errorPKc", reads=(0,), observable=True, inactive=True,
     noreturn=True)  # fmt: skip
_add("_ZSt24__throw_out_of_range_fmtPKcz", reads=(0,), rest=1, observable=True, inactive=True, noreturn=True)
# The library's exceptions are made of a message, which they keep in memory of their own: from characters, from a string
# of libstdc++ (of either ABI) or libc++, or of another exception. They write their own members only, all pointers.
MESSAGES: Final = tuple(
    """11logic_error 12domain_error 16invalid_argument 12length_error 12out_of_range 13runtime_error 11range_error
    14overflow_error 15underflow_error""".split()
)
STRINGS: Final = (
    "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE",
    "Ss",
    "NSt3__112basic_stringIcNS0_11char_traitsIcEENS0_9allocatorIcEEEE",
)
for _name in MESSAGES:
    for _c in "12":
        _add(f"_ZNSt{_name}C{_c}EPKc _ZNSt{_name}C{_c}ERKS_", reads=(1,), writes=(0,), writes_integers=True,
             observable=True, inactive=True)  # fmt: skip
        _add(" ".join(f"_ZNSt{_name}C{_c}ERK{_string}" for _string in STRINGS), reads_anything=True, writes=(0,),
             writes_integers=True, observable=True, inactive=True)  # fmt: skip
        _add(f"_ZNSt{_name}D{_c}Ev", reads=(0,), writes=(0,), writes_integers=True, observable=True, inactive=True)
    _add(f"_ZNKSt{_name}4whatEv", reads=(0,), returns_own=True, inactive=True)
for _name in ("9exception", "9bad_alloc", "8bad_cast", "10bad_typeid"):
    _add(f"_ZNSt{_name}D1Ev _ZNSt{_name}D2Ev", observable=True, inactive=True)

# How many buckets a hash table gets: the policy's integers, written into the policy.
_add("_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm _ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm",
     reads=(0,), writes=(0,), writes_integers=True, inactive=True)  # fmt: skip
# libc++'s sorting of integers, which may be words of numbers: not in memory that carries derivatives. That of floats is
# differentiated (../../runtime/enzyme_runtime/csrc/libcxx.c).
_add(" ".join(f"_ZNSt3__16__sortIRNS_6__lessI{t}{t}EEP{t}EEvT0_S5_T_" for t in "achstijlmxyw"),
     reads=(0,), writes=(0,), inactive=True)  # fmt: skip
_add("_ZSt11_Hash_bytesPKvmm _ZSt15_Fnv_hash_bytesPKvmm _ZNSt3__113__hash_memoryEPKvm", reads=(0,), inactive=True)

# AddressSanitizer, before what does not return; and of the length before an array of objects with destructors.
_add("__asan_handle_no_return", observable=True, inactive=True)
_add("__asan_poison_cxx_array_cookie", observable=True, inactive=True)
_add("__asan_load_cxx_array_cookie", reads=(0,), inactive=True)

# ---- threads; OpenMP is in openmp.py ---------------------------------------------------------------------------------

_add("pthread_self pthread_equal", inactive=True)

# ---- BLAS: which element is the largest; routines that carry derivatives are in rules/linear_algebra -----------------

_add("cblas_isamax cblas_idamax cblas_icamax cblas_izamax cblas_isamin cblas_idamin cblas_icamin cblas_izamin",
     reads=(1,), inactive=True)  # fmt: skip
_add("isamax_ idamax_ icamax_ izamax_ isamax_64_ idamax_64_ icamax_64_ izamax_64_", reads=(0, 1, 2), inactive=True)

# ---- FFTW: what has derivatives is in rules/linear_algebra. The arrays of a plan that nobody has seen may be any. ----

_add("fftw_execute fftwf_execute", reads_anything=True, writes_anything=True, observable=True)
_add("fftw_init_threads fftwf_init_threads fftw_plan_with_nthreads fftwf_plan_with_nthreads fftw_cleanup_threads "
     "fftwf_cleanup_threads fftw_make_planner_thread_safe fftwf_make_planner_thread_safe fftw_set_timelimit "
     "fftwf_set_timelimit fftw_forget_wisdom fftwf_forget_wisdom", observable=True, inactive=True)  # fmt: skip
_add("fftw_import_wisdom_from_filename fftwf_import_wisdom_from_filename fftw_export_wisdom_to_filename "
     "fftwf_export_wisdom_to_filename", reads=(0,), observable=True, inactive=True)  # fmt: skip

# ---- UMFPACK and KLU: what has derivatives is in rules/sparse.py -----------------------------------------------------

_add("umfpack_di_solve umfpack_dl_solve", reads=(1, 2, 3, 5, 6, 7), writes=(4, 8), status=True)
# The factors have memory to work in: so `klu_refactor` is never seen as that of a constant.
_add("klu_solve klu_tsolve klu_l_solve klu_l_tsolve", reads=(0, 1, 4, 5), writes=(1, 4, 5), status=True)

# ---- math: what has a rule is in its rule (mathematics.py); here is the rest -----------------------------------------

_add("nan nanf nanl", reads=(0,), inactive=True)
_add("__isnan __isnanf __isnanl __isinf __isinff __isinfl __finite __finitef __finitel isnan isnanf isnanl "
     "isinf isinff isinfl finite finitef finitel __fpclassify "
     "__fpclassifyf __fpclassifyl __signbit __signbitf __signbitl", inactive=True)  # fmt: skip
# Parts of complex numbers are arguments of their own, also in long double.
_add("__muldc3 __divdc3 __mulsc3 __divsc3 __mulxc3 __divxc3 __multc3 __divtc3 __powidf2 __powisf2 __powixf2 __powitf2")
_add("__addtf3 __subtf3 __multf3 __divtf3 __extenddftf2 __extendsftf2 __trunctfdf2 __trunctfsf2 __extendhfsf2 "
     "__truncsfhf2 __truncdfhf2 __gnu_h2f_ieee __gnu_f2h_ieee")  # fmt: skip
_add("feclearexcept fegetround feraiseexcept fesetround fetestexcept", observable=True, inactive=True)

# ---- LLVM intrinsics, without the suffixes of their types ------------------------------------------------------------

_add("llvm.memcpy llvm.memcpy.inline llvm.memmove llvm.memcpy.element.unordered.atomic "
     "llvm.memmove.element.unordered.atomic", reads=(1,), writes=(0,))  # fmt: skip
_add("llvm.memset llvm.memset.inline llvm.memset.element.unordered.atomic", writes=(0,))
_add("llvm.experimental.memset.pattern", writes=(0,))
_add("llvm.lifetime.start llvm.lifetime.end", inactive=True)  # births and deaths: memory/memory.py has them
_add("llvm.invariant.start llvm.invariant.end", inactive=True)
_add("llvm.launder.invariant.group llvm.strip.invariant.group", returns_argument=0)
_add("llvm.assume llvm.experimental.noalias.scope.decl llvm.donothing llvm.sideeffect llvm.pseudoprobe "
     "llvm.dbg.declare llvm.dbg.value llvm.dbg.label llvm.dbg.assign llvm.prefetch llvm.var.annotation "
     "llvm.codeview.annotation llvm.fake.use", inactive=True)  # fmt: skip
_add("llvm.ptr.annotation llvm.ssa.copy llvm.threadlocal.address llvm.preserve.array.access.index "
     "llvm.preserve.struct.access.index llvm.preserve.union.access.index", returns_argument=0)  # fmt: skip
_add("llvm.expect llvm.expect.with.probability llvm.annotation")
_add("llvm.objectsize llvm.is.constant llvm.is.fpclass llvm.get.dynamic.area.offset llvm.type.test", inactive=True)
_add("llvm.stacksave llvm.stackrestore", inactive=True)
_add("llvm.frameaddress llvm.returnaddress llvm.addressofreturnaddress llvm.sponentry", returns_own=True, inactive=True)
_add("llvm.trap llvm.ubsantrap", observable=True, inactive=True, noreturn=True)
_add("llvm.debugtrap", observable=True, inactive=True)
_add("llvm.readcyclecounter llvm.readsteadycounter llvm.get.rounding llvm.set.rounding", observable=True, inactive=True)
_add("llvm.eh.typeid.for", inactive=True)
_add("llvm.va_start llvm.va_end", writes=(0,), inactive=True)
_add("llvm.va_copy", reads=(1,), writes=(0,), inactive=True)
_add("llvm.ptrmask", returns_into=0)
_add("llvm.load.relative", reads=(0,), returns_own=True, inactive=True)
_add("llvm.ctpop llvm.ctlz llvm.cttz llvm.bswap llvm.bitreverse llvm.fshl llvm.fshr llvm.smax llvm.smin llvm.umax "
     "llvm.umin llvm.abs llvm.scmp llvm.ucmp llvm.sadd.with.overflow llvm.uadd.with.overflow llvm.ssub.with.overflow "
     "llvm.usub.with.overflow llvm.smul.with.overflow llvm.umul.with.overflow llvm.sadd.sat llvm.uadd.sat "
     "llvm.ssub.sat llvm.usub.sat llvm.sshl.sat llvm.ushl.sat llvm.smul.fix llvm.umul.fix llvm.vscale "
     "llvm.get.active.lane.mask llvm.vector.reduce.add llvm.vector.reduce.mul llvm.vector.reduce.and "
     "llvm.vector.reduce.or llvm.vector.reduce.xor llvm.vector.reduce.smax llvm.vector.reduce.smin "
     "llvm.vector.reduce.umax llvm.vector.reduce.umin llvm.stepvector",
     inactive=True)  # fmt: skip
_add("llvm.fptosi.sat llvm.fptoui.sat", inactive=True)
_add("llvm.x86.sse41.round llvm.x86.avx.round llvm.x86.avx512.mask.rndscale", inactive=True)
_add("llvm.x86.sse.rsqrt llvm.x86.sse.rcp llvm.x86.avx.rsqrt llvm.x86.avx.rcp")
_add("llvm.convert.to.fp16 llvm.convert.from.fp16 llvm.vector.insert llvm.vector.extract llvm.vector.reverse "
     "llvm.vector.splice llvm.vector.interleave2 llvm.vector.deinterleave2")  # fmt: skip
_add("llvm.masked.load llvm.masked.gather llvm.masked.expandload", reads=(0,))
_add("llvm.masked.store llvm.masked.scatter llvm.masked.compressstore", writes=(1,))

_OWN_ALLOCATOR: Final = pattern(r"__enzcc_(de)?allocator\.(\d+)\.")  # shadow/allocators.py
_VARIANT: Final = pattern(r"__(\w+)_finite$|(\w+?)(?:f128|q)$")  # old glibc's under -ffast-math; quadruple precision


@cache
def find(name: str) -> LibraryFunction | None:
    """The entry for the symbol `name`, or None if nothing is known of it.

    Intrinsics are found without the suffixes of their types (`llvm.memcpy.p0.p0.i64`), rustc's allocator shims
    behind their mangling, Rust's library by its paths (rust.py), flang's, OpenMP's and MPI's by their names
    (fortran.py, openmp.py, mpi.py), math functions by their rules (mathematics.py), variants of these without what
    marks them.
    """
    if name in _TABLE:
        return _entry(name)
    if name.startswith("llvm."):
        return _intrinsic(name)
    if name.startswith(OF_LIST):
        return _of_list(name)
    if name.startswith(linear_algebra.PREFIXES):
        return linear_algebra.facts_of(name)
    if name.startswith(mpi.PREFIXES):
        return mpi.facts_of(name)
    own = _OWN_ALLOCATOR.match(name)
    if own is not None:
        argument = int(own[2])
        if own[1] is None:
            return LibraryFunction(name, allocates=Allocation((argument,)), errno=True)
        return LibraryFunction(name, frees=argument)
    alias = _VARIANT.match(name)
    if alias is not None:
        return find(alias[1] or alias[2])
    shim = rust.ALLOCATOR.search(name)
    if shim is not None:
        return _entry(shim[1]) if shim[1] in _TABLE else None
    facts = rust.facts_of(name) or fortran.facts_of(name) or openmp.facts_of(name) or threads.facts_of(name)
    facts = facts or mathematics.facts_of(name)
    return None if facts is None else LibraryFunction(name, **facts)


def _intrinsic(name: str) -> LibraryFunction | None:
    while name.count(".") > 0:
        if name in _TABLE:
            return _entry(name)
        facts = mathematics.facts_of(name)
        if facts is not None:
            return LibraryFunction(name, **facts)
        name = name.rpartition(".")[0]
    return None


def _of_list(name: str) -> LibraryFunction | None:
    """A function that prints from a list in memory."""
    printer = name.removeprefix(OF_LIST)
    known = find(printer)
    if known is None:
        return None
    return replace(known, name=name, rest=None, lists=(PRINTERS[name],), writes_integers=True)


@cache
def _entry(name: str) -> LibraryFunction:
    return LibraryFunction(name, **_TABLE[name])
