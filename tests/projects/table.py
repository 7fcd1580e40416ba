"""The projects, and how each is configured, built and tested: as its own documentation says, with $CC and $CXX set.

Used by the tests here and by benchmarks/build_times.py.
"""

from __future__ import annotations

from dataclasses import dataclass

JOBS = "-j2"


@dataclass(frozen=True, slots=True)
class Project:
    """A source package of Debian's. The commands are lines for sh, run in the unpacked source.

    `check` runs the project's own tests; its output must hold each of `says`. `tools` are needed besides make.
    `generated` are files that the configuration writes and that must not depend on which compiler it found. `header` is
    a header, what a build prints when it compiles a file that includes it, and when it compiles one that does not.
    """

    package: str
    what: str
    configure: str
    build: str
    check: str
    says: tuple[str, ...]
    tools: tuple[str, ...] = ()
    generated: tuple[str, ...] = ()
    header: tuple[str, str, str] | None = None
    large: bool = False


LUA_TESTS = "bisect cf factorial fib fibfor life printf sieve sort table trace-calls"
"""Lua's test programs that say the same each time: others print addresses, or read files."""

ZLIB = Project(
    "zlib",
    "a configure script of its own, static and shared library",
    # Its script of versions names functions that it has not, which lld must be told to allow.
    'LDSHARED="$CC -shared -Wl,-soname,libz.so.1,--version-script,zlib.map,--undefined-version" ./configure',
    f"make {JOBS}",
    "make test",
    ("*** zlib test OK ***", "*** zlib shared test OK ***", "*** zlib 64-bit test OK ***"),
    generated=("zconf.h",),
)
OGG = Project(
    "libogg",
    "autoconf, automake and libtool",
    "./configure",
    f"make {JOBS}",
    "make check",
    ("Testing unaligned writecopies (MSb): ok.", "Testing sync on 1+partial inputs... ok."),
    generated=("config.h", "include/ogg/config_types.h"),
    header=("src/crctable.h", " -c -o framing.lo", " -c -o bitwise.lo"),
)
OLD_CMAKE = "CMAKE_POLICY_VERSION_MINIMUM=3.5"  # what it asks for, and CMake 4 does not know by itself: scripts, too
NLOPT = Project(
    "nlopt",
    "CMake, C and C++ in one library",
    f"{OLD_CMAKE} cmake -S . -B build -DNLOPT_TESTS=ON"
    + "".join(f" -DNLOPT_{language}=OFF" for language in ("PYTHON", "OCTAVE", "MATLAB", "GUILE", "SWIG")),
    f"{OLD_CMAKE} cmake --build build {JOBS}",
    f"cd build && ctest {JOBS}",
    ("100% tests passed",),
    tools=("cmake",),
    generated=("build/nlopt_config.h",),
    header=("src/algs/stogo/linalg.h", "stogo/linalg.cc.o", "cobyla.c.o"),
)
LUA = Project(
    "lua5.1",
    "a Makefile",
    "true",
    f'make {JOBS} posix CC="$CC"',
    f"make test && for t in {LUA_TESTS}; do echo == $t; src/lua test/$t.lua || exit; done",
    (
        "Hello world, from Lua 5.1!",
        "root is 1.3247179985046387 with error 9.5e-07, f=1.8e-07",
        "\tcached\t24\t46368"[1:],
    ),
)
LUA_54 = Project(
    "lua5.4",
    "a Makefile",
    "true",
    f'make {JOBS} linux CC="$CC -std=gnu99"',
    "make test",
    ("Lua 5.4",),
    large=True,
)
SQLITE = Project(
    "sqlite3",
    "autoconf and libtool, its amalgamation",
    "./configure --disable-tcl --disable-readline --disable-shared",
    f"make {JOBS} sqlite3 fuzzcheck",
    "./fuzzcheck test/fuzzdata4.db test/fuzzdata6.db test/fuzzdata8.db && "
    "echo 'select sum(value * value), sqlite_version() from generate_series(1, 100);' | ./sqlite3",
    ("fuzzcheck: 0 errors out of", "338350|3."),
    tools=("tclsh",),
    generated=("sqlite_cfg.h",),
    large=True,
)
TASN1 = Project(
    "libtasn1-6",
    "autoconf, automake, libtool and gnulib, with tests",
    "./configure --disable-doc --disable-valgrind-tests",
    f"make {JOBS}",
    f"make check {JOBS}",
    ("# FAIL:  0", "# ERROR: 0"),
    generated=("config.h",),
    large=True,
)
CCD = Project(
    "libccd",
    "CMake, C",
    "cmake -S . -B build -DBUILD_TESTING=ON -DBUILD_DOCUMENTATION=OFF -DCMAKE_POLICY_VERSION_MINIMUM=3.5",
    f"cmake --build build {JOBS}",
    "cd build && ctest",
    ("100% tests passed",),
    tools=("cmake",),
    large=True,
)
PROJECTS = (ZLIB, OGG, NLOPT, LUA, SQLITE, LUA_54, TASN1, CCD)

GSL_PART = (
    "gsl utils sys test err complex block vector matrix permutation sort ieee-utils cblas blas linalg poly specfunc "
    "integration interpolation ode-initval2 roots"
).split()
"""GSL's directories that the programs of gsl/ need which every test run builds, after those that they need."""
GSL_CHECKED = "interpolation roots poly".split()
"""Those of them whose own tests are run then."""
WITHOUT_MANUAL = """SUBDIRS="$(sed -n 's/^SUBDIRS = //p' Makefile | sed 's/ doc$//')\""""
"""Debian leaves the sources of GSL's manual out."""
GSL = Project(
    "gsl",
    "autoconf, automake and libtool, 1300 files",
    "./configure --disable-shared",
    f"make {JOBS} {WITHOUT_MANUAL}",
    f"make check {JOBS} {WITHOUT_MANUAL}",
    ("# FAIL:  0",),
    generated=("config.h",),
    large=True,
)
