# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What library functions keep of what they are given, and give back of it: in files, in text, in the environment.

No derivative passes through any of these functions. Output alone is harmless: that is logging. But where numbers that
carry derivatives go into a file, and numbers are read from a file again in the same differentiated code, a derivative
would be lost. So the table says between what each function carries data:

    fwrite      "0 -> stream3"       what argument 0 is or leads to goes into the file of argument 3
    fscanf      "stream0 -> 2.."     what is in the file goes to where arguments 2, 3, ... lead
    snprintf    "3.. -> text0"       the numbers become characters behind argument 0
    strtod      "text0 -> result"    characters become a number

`text` stands for the characters behind a pointer (or in it, if it is a character), a plain number for what an argument
is and for the numbers and characters behind it. The streams stdin, stdout and stderr are files of their own: what goes
out there never comes back, and what comes in there has never gone out. `file`: a file of which nothing is known.
`deep`: all memory that is reached from an argument; `mapped`: from the result; `numbers` and `characters`: of `deep`,
those alone. `arguments`: the numbers that a function with a variable number of arguments was given there, and those
behind them; `texts`: the characters. `message`: what exceptions say, which any unseen code may give back.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal, get_args

from enzyme_passes.library import fortran
from enzyme_passes.library.c import MESSAGES, STRINGS
from enzyme_passes.library.printers import OF_LIST, PRINTERS
from enzyme_passes.library.rust_names import path_of, readable
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

Kind = Literal[
    "value", "text", "deep", "stream", "descriptor", "out", "in", "file", "environment", "result", "mapped",
    "arguments", "texts", "numbers", "characters", "message",
]  # fmt: skip
_KIND: Final[dict[str, Kind]] = {kind: kind for kind in get_args(Kind)}


@dataclass(frozen=True, slots=True)
class End:
    """One end of a way: `first` to `last` are arguments (last None: all that follow)."""

    kind: Kind
    first: int = 0
    last: int | None = 0

    def has(self, argument: int) -> bool:
        return self.first <= argument and (self.last is None or argument <= self.last)


@dataclass(frozen=True, slots=True)
class Way:
    sources: tuple[End, ...]
    targets: tuple[End, ...]


_TABLE: Final[dict[str, str]] = {}
_FLUSHING: Final = ("fflush", "fflush_unlocked", "fclose", "fcloseall", "fseek", "fseeko", "rewind", "fsetpos")


def _add(names: str, ways: str) -> None:
    _TABLE.update(dict.fromkeys(names.split(), ways))


# ---- streams ---------------------------------------------------------------------------------------------------------

_add("printf __isoc99_printf", "text0 text1.. -> out")
_add("__printf_chk", "text2.. -> out")
_add("vprintf", "text1 -> out")
_add("puts", "text0 -> out")
_add("putchar putchar_unlocked", "text0 -> out")
_add("scanf __isoc99_scanf __isoc23_scanf", "in -> 1..")
_add("getchar getchar_unlocked", "in -> result")
_add("fprintf", "text2.. -> stream0")
_add("__fprintf_chk", "text3.. -> stream0")
_add("dprintf", "text2.. -> descriptor0")
_add("__dprintf_chk", "text3.. -> descriptor0")
_add("vfprintf", "text2 -> stream0")
_add("__vfprintf_chk", "text3 -> stream0")
_add("vdprintf", "text2 -> descriptor0")
_add("fputs fputc putc _IO_putc fputc_unlocked putc_unlocked fputs_unlocked ungetc", "text0 -> stream1")
_add("fwrite fwrite_unlocked", "0 -> stream3")
_add("fread fread_unlocked", "stream3 -> 0")
_add("__fread_chk", "stream4 -> 0")
_add("fgets fgets_unlocked", "stream2 -> 0 result")
_add("__fgets_chk", "stream3 -> 0 result")
_add("fgetc getc _IO_getc fgetc_unlocked getc_unlocked", "stream0 -> result")
_add("fscanf __isoc99_fscanf __isoc23_fscanf", "stream0 -> 2..")
_add("vfscanf __isoc99_vfscanf __isoc23_vfscanf", "stream0 -> deep2")
_add("getline __getline", "stream2 -> 0")
_add("getdelim __getdelim", "stream3 -> 0")
_add("write", "1 -> descriptor0")
_add("pwrite pwrite64 send sendto", "1 -> descriptor0")
_add("read pread pread64 recv recvfrom", "descriptor0 -> 1")
_add("__read_chk __pread_chk", "descriptor0 -> 1")
_add("writev pwritev", "deep1 -> descriptor0")
_add("readv preadv", "descriptor0 -> deep1")
_add("sendmsg", "deep1 -> descriptor0")
_add("recvmsg", "descriptor0 -> deep1")
_add("fmemopen", "text0 -> file; file -> text0")
_add("open_memstream", "file -> text0")
_add("mmap mmap64", "mapped -> file; file -> mapped")
_add("sendfile copy_file_range splice tee", "file -> file")
# Contents under another name; what a command does, nobody knows.
_add("rename renameat link symlink system", "file -> file")
_add("freopen freopen64", "file -> file")

# ---- text ------------------------------------------------------------------------------------------------------------

_add("sprintf", "text2.. -> text0")
_add("vsprintf", "text2 -> text0")
_add("snprintf", "text3.. -> text0")
_add("vsnprintf", "text3 -> text0")
_add("__sprintf_chk __vsprintf_chk", "text4.. -> text0")
_add("__snprintf_chk __vsnprintf_chk", "text5.. -> text0")
_add("asprintf vasprintf", "text2.. -> text0")
_add("__asprintf_chk __vasprintf_chk", "text3.. -> text0")
_add("gcvt", "0 -> text2 result")
_add("ecvt fcvt", "0 -> result")
_add("strfromd strfromf strfroml", "3 -> text0")
_add("sscanf __isoc99_sscanf __isoc23_sscanf", "text0 -> 2..")
_add("vsscanf __isoc99_vsscanf __isoc23_vsscanf", "text0 -> deep2")
_add("strtod strtof strtold __strtod_internal strtod_l strtof_l strtold_l", "text0 -> result text1")
_add("atof", "text0 -> result")
_add("strtol strtoll strtoul strtoull strtoimax strtoumax __isoc23_strtol __isoc23_strtoll __isoc23_strtoul "
     "__isoc23_strtoull", "text0 -> text1")  # fmt: skip
_add("strcpy strncpy strcat strncat stpcpy stpncpy strlcpy strlcat __strcpy_chk __strncpy_chk __strcat_chk "
     "__strncat_chk __stpcpy_chk", "text1 -> text0 result")  # fmt: skip
_add("__enzcc_copy_text", "text1 -> text0")
_add("strdup strndup __strdup strstr strpbrk strcasestr strchr strrchr strchrnul memchr memrchr rawmemchr index rindex",
     "text0 -> result")  # fmt: skip
_add("toupper tolower", "text0 -> result")
# Messages of exceptions come back by `what`, which is called through a table of the library's.
for _name in MESSAGES:
    for _c in "12":
        _add(f"_ZNSt{_name}C{_c}EPKc _ZNSt{_name}C{_c}ERKS_", "text1 -> text0 message")
        _add(" ".join(f"_ZNSt{_name}C{_c}ERK{_string}" for _string in STRINGS), "deep1 -> text0 message")
    _add(f"_ZNKSt{_name}4whatEv", "text0 message -> result")
_add("setenv", "text1 -> environment")
_add("putenv", "text0 -> environment")
_add("getenv secure_getenv", "environment -> result")
# A list leads to the arguments themselves, and to what these lead to: what is written there, the caller finds. Numbers
# are printed from the list, and no character becomes a number there.
_add("llvm.va_start", "arguments -> numbers0 characters0; texts -> characters0; numbers0 -> arguments; "
     "characters0 -> texts")  # fmt: skip
_add("llvm.va_copy", "numbers1 -> numbers0; numbers0 -> numbers1; characters1 -> characters0; "
     "characters0 -> characters1")  # fmt: skip

# ---- other languages -------------------------------------------------------------------------------------------------

_PATHS: Final = (
    (r"alloc::fmt::format(?:::format_inner)?", "deep1.. -> text0"),
    (r"core::fmt::write", "deep2.. -> text0"),
    (r"core::fmt::(?:Display|Debug|Binary|Octal|LowerExp|UpperExp|LowerHex|UpperHex)::fmt", "deep0 -> text1"),
    (r"core::fmt::(?:[\w{}<>: ]+::)*\w+", "text1.. deep1.. -> text0"),
    (r"core::str::traits::FromStr::from_str", "text1.. -> 0 result"),
    (r"core::num::(?:imp::)?dec2flt::(?:[\w{}<>: ]+::)*\w+", "text1.. -> 0 result"),
    (r"std::fs::write::\w+", "deep0.. -> file"),
    (r"std::fs::read\w*::\w+", "file -> deep0"),
    (r"std::(?:fs|io)::(?:[\w{}<>: ]+::)*(?:Write::\w+|write\w*)", "deep1.. -> file"),
    (r"std::(?:fs|io)::(?:[\w{}<>: ]+::)*(?:(?:Buf)?Read::\w+|(?:default_)?read\w*|append_to_string)",
     "file -> deep0.."),
)  # fmt: skip

_STREAM_OF_FORTRAN: Final = (
    (r"ioOutput(?:Descriptor|DerivedType|Namelist)", "deep1 -> stream0"),
    (r"ioInput(?:Descriptor|DerivedType|Namelist)", "stream0 -> deep1"),
    (r"ioOutput\w+", "1.. -> stream0"),
    (r"ioInput\w+", "stream0 -> 1.."),
)

_WORD: Final = pattern(
    r"(?:(text|deep|numbers|characters|stream|descriptor)(\d+)(\.\.)?|(\d+)(\.\.)?"
    r"|(out|in|file|environment|result|mapped|arguments|texts|message))$"
)


KEEPS_NOTHING: Final = frozenset(
    """asprintf vasprintf __asprintf_chk __vasprintf_chk pthread_mutex_lock pthread_mutex_unlock
    pthread_mutex_trylock pthread_mutex_init pthread_mutex_destroy pthread_rwlock_rdlock pthread_rwlock_wrlock
    pthread_rwlock_unlock pthread_rwlock_init pthread_rwlock_destroy pthread_spin_lock pthread_spin_unlock
    pthread_spin_init pthread_cond_signal pthread_cond_broadcast pthread_cond_wait pthread_cond_timedwait
    pthread_cond_init pthread_cond_destroy pthread_equal pthread_key_create pthread_key_delete
    pthread_setaffinity_np pthread_setname_np sem_init sem_wait sem_post sem_trywait sem_destroy setvbuf setbuf
    setlinebuf fseeko ftello fseeko64 ftello64 fgetpos fsetpos flockfile funlockfile fcloseall stat fstat lstat
    __xstat __fxstat fcntl ioctl isatty dup dup2 pipe pipe2 socketpair ftruncate truncate rmdir chdir getcwd
    realpath opendir readdir closedir fnmatch glob globfree syslog vsyslog openlog closelog warn warnx vwarn
    vwarnx psignal strsignal backtrace backtrace_symbols gethostname uname sysinfo getpagesize sched_getcpu
    sched_setaffinity getpriority setpriority getrlimit setrlimit munmap mprotect madvise mlock munlock
    setlocale localeconv newlocale uselocale freelocale duplocale nl_langinfo timer_create timer_settime alarm
    strptime asctime asctime_r ctime_r tzset timegm initstate setstate random_r srandom_r initstate_r drand48_r
    srand48_r seed48 lcong48 getrandom getentropy arc4random_buf arc4random_uniform regcomp regexec regfree
    regerror memccpy strsep strtok_r __strtok_r basename dirname swab strxfrm wcscmp wcscpy qsort_r lfind
    omp_init_lock omp_destroy_lock omp_set_lock omp_unset_lock omp_test_lock omp_get_schedule omp_set_schedule
    fetestexcept feenableexcept fedisableexcept feclearexcept fesetenv fegetenv feholdexcept""".split()
)
"""Functions of the C library that nothing more is known of, but that nothing which they are given comes back by others.
Data goes between their arguments and their result only."""


for _name, _list in PRINTERS.items():
    if _name.startswith(OF_LIST) and (_ways := _TABLE.get(_name.removeprefix(OF_LIST))) is not None:
        _add(_name, _ways.replace(" ->", f" deep{_list} ->"))

THROWN: Final = "__cxa_allocate_exception"
"""Gives the memory of an exception: what is put there may come back by any that is caught."""
_CAUGHT: Final = ("__cxa_begin_catch", "__cxa_get_exception_ptr")


def is_caught(name: str) -> bool:
    """Whether a function gives the memory of an exception that is caught, or of what a panic of Rust was about."""
    return name in _CAUGHT or "12catch_unwind7cleanup" in name


def keeps_text(name: str) -> bool:
    """Whether there may be text in the memory that a library function is given, or gives."""
    return name == THROWN or is_caught(name) or bool(find(name))


@cache
def find(name: str) -> tuple[Way, ...]:
    """The ways of the function with this symbol; none: it keeps nothing."""
    known = _TABLE.get(name) or _of_intrinsic(name) or _of_rust(name) or _of_fortran(name)
    return tuple(map(_way, known.split(";"))) if known else ()


def is_of_c(name: str) -> bool:
    """Whether a function keeps something and is of the C library."""
    return name in _TABLE and not name.startswith("_Z")


@cache
def uses_files(name: str) -> bool:
    """Whether a function of C's library reads or writes files, or what it has kept of them."""
    if name not in _TABLE:
        return name in _FLUSHING
    return any(e.kind in ("stream", "in", "out") for way in find(name) for e in (*way.sources, *way.targets))


@cache
def streams(name: str) -> tuple[int, ...]:
    """The arguments of a function of C's library that are streams: what is behind them is the library's own."""
    if name not in _TABLE:
        return ()
    ends = [e for way in find(name) for e in (*way.sources, *way.targets)]
    return tuple(dict.fromkeys(e.first for e in ends if e.kind == "stream"))


def _of_intrinsic(name: str) -> str | None:
    return next((w for n, w in _TABLE.items() if n.startswith("llvm.") and name.startswith(n + ".")), None)


def _of_rust(name: str) -> str | None:
    path = path_of(name)
    return (
        None
        if path is None or "std::io::stdio" in (readable(name) or "")
        else next((w for pattern, w in _PATHS if re.fullmatch(pattern, path)), None)
    )


def _of_fortran(name: str) -> str | None:
    if not name.startswith(fortran.PREFIX):
        return None
    rest = name.removeprefix(fortran.PREFIX)
    return next((w for pattern, w in _STREAM_OF_FORTRAN if re.fullmatch(pattern, rest)), None)


def _way(text: str) -> Way:
    sources, _, targets = text.partition("->")
    return Way(tuple(map(_end, sources.split())), tuple(map(_end, targets.split())))


def _end(word: str) -> End:
    found = _WORD.match(word)
    assert found is not None, word
    kind = _KIND[found[1] or found[6] or "value"]
    if found[6]:
        return End(kind)
    number = int(found[2] or found[4])
    return End(kind, number, None if found[3] or found[5] else number)


@cache
def follows_text(name: str) -> bool:
    """Whether characters have to be followed where this function is: it makes some of numbers, brings them from a file,
    or reads numbers from them."""
    return (
        name.removeprefix(OF_LIST) in _OF_TEXT
        or bool(_of_rust(name))
        or name.startswith(_LANGUAGES)
        or any(end.kind in ("stream", "descriptor") for way in find(name) for end in way.sources)
    )


_OF_TEXT: Final = frozenset(
    """fmemopen open_memstream mmap mmap64 sprintf vsprintf snprintf vsnprintf __sprintf_chk __vsprintf_chk
    __snprintf_chk __vsnprintf_chk asprintf vasprintf __asprintf_chk __vasprintf_chk gcvt ecvt fcvt strfromd
    strfromf strfroml sscanf __isoc99_sscanf __isoc23_sscanf vsscanf strtod strtof strtold __strtod_internal
    strtod_l strtof_l strtold_l atof""".split()
)
_LANGUAGES: Final = ("_FortranAioBeginInternal", "_ZNSo", "_ZNSi", "_ZSt8to_chars", "_ZSt10from_chars", "_ZNSt3__1")
