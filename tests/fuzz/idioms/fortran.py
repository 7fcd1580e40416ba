"""Fortran: derived types, pointers, sections, modules, storage; numbers in `in(1:n)`, left in `out(1:m)`."""

from __future__ import annotations

import re
from collections.abc import Collection

from tests.fuzz.program import (
    INPUTS,
    OUTPUTS,
    PARAMETERS,
    SLOTS,
    Chain,
    Idiom,
    Program,
    Source,
    Writer,
    beginnings,
    changes,
    lines,
    outcomes,
)


def _outs(w: Writer, e: str) -> None:
    w.leave(e, lambda k: f"out({k + 1})", "")


def records(w: Writer) -> None:
    """An array of derived types, some with allocatable or pointer components, sorted by key and added up."""
    n = w.r.randint(2, 5)
    kind = w.pick("plain", "array", "allocatable", "allocatable", "pointer", "nested", "text", "complex", "default")
    component, put, get = {
        "plain": ("real(8) :: v", "t%v = x", "t%v"),
        "array": ("real(8) :: v(3)", "t%v = [x, 0.5d0, x * x]", "t%v(1) * t%v(2) + t%v(3)"),
        "allocatable": ("real(8), allocatable :: v(:)", "t%v = [x, 0.5d0 * x]", "sum(t%v)"),
        "pointer": (
            "real(8), pointer :: v(:) => null()",
            "allocate(t%v(2)); t%v(1) = x; t%v(2) = 0.3d0",
            "t%v(1) + t%v(1) * t%v(2)",
        ),
        "nested": ("type(inner$i) :: v", "t%v%flag = key > 2; t%v%x = x", "t%v%x"),
        "text": ("character(len=8) :: name; real(8) :: v", "t%name = 'item'; t%v = x", "t%v * len_trim(t%name)"),
        "complex": ("complex(8) :: v", "t%v = cmplx(x, 0.5d0 * x, 8)", "real(t%v * t%v) + aimag(t%v)"),
        "default": ("real(8) :: w = 0.25d0; real(8) :: v", "t%v = x", "t%v + t%w"),
    }[kind]
    if kind == "nested":
        w.top("type inner$i\n  logical :: flag\n  real(8) :: x\nend type")
    w.top("type t$i\n  integer :: key\n  $c\nend type", c=w.fill(component))
    w.procedure(
        "subroutine put$i(t, key, x)\n  type(t$i), intent(inout) :: t\n  integer, intent(in) :: key\n  real(8), intent(in) :: x\n"
        "  t%key = key\n  $put\nend subroutine",
        put=put,
    )
    w.procedure(
        "function get$i(t) result(r)\n  type(t$i), intent(in) :: t\n  real(8) :: r\n  r = $get\nend function", get=get
    )
    w.local("integer :: j, k\nreal(8) :: q")
    where = w.pick("local", "allocatable", "module", "pointer")
    if where == "local":
        w.local("type(t$i) :: a($N)", N=n)
    elif where == "allocatable":
        w.local("type(t$i), allocatable :: a(:)")
        w.say("allocate(a($N))", N=n)
    elif where == "pointer":
        w.local("type(t$i), pointer :: a(:)")
        w.say("allocate(a($N))", N=n)
    else:
        w.top("type(t$i), allocatable, save :: kept$i(:)")
        w.local("type(t$i), allocatable :: a(:)")
        w.say("allocate(kept$i($N)); call move_alloc(kept$i, a)", N=n)
    w.local("type(t$i) :: swap")
    w.say(
        "do j = 1, $N\n  call put$i(a(j), mod(j * 7 + 3, 11), $e)\nend do",
        N=n,
        e=w.smooth(w.fill("in(1 + mod(j, $n)) + 0.1 * j")),
    )
    match w.pick("sort", "reverse", "copy", "none"):
        case "sort":
            w.say(
                "do j = 2, $N\n  swap = a(j)\n  k = j - 1\n  do while (k >= 1)\n    if (a(k)%key <= swap%key) exit\n    a(k + 1) = a(k)\n    k = k - 1\n"
                "  end do\n  a(k + 1) = swap\nend do",
                N=n,
            )
        case "reverse":
            w.say("do j = 1, $N / 2\n  swap = a(j); a(j) = a($N + 1 - j); a($N + 1 - j) = swap\nend do", N=n)
        case "copy":
            w.say("swap = a(1); a(1) = a($N); a($N) = swap", N=n)
    w.say(
        "q = 0.1\ndo j = 1, $N\n  if (a(j)%key == 5) cycle\n  q = 0.6 * q + $e\nend do",
        N=n,
        e=w.smooth(w.fill("get$i(a(j))")),
    )
    if kind == "pointer":
        w.say("do j = 1, $N\n  deallocate(a(j)%v)\nend do", N=n)
    if where == "pointer":
        w.say("deallocate(a)")
    _outs(w, "q")


def lists(w: Writer) -> None:
    """A linked list by pointers, pushed or appended, walked, freed."""
    w.top("type node$i\n  integer :: key\n  real(8) :: v\n  type(node$i), pointer :: next => null()\nend type")
    w.local("type(node$i), pointer :: head, e, last\ninteger :: j\nreal(8) :: q")
    w.say(
        "nullify(head, last)\ndo j = 1, $N\n  allocate(e)\n  e%key = mod(j * 5, 7)\n  e%v = $x\n$link\nend do",
        N=w.r.randint(2, 6),
        x=w.smooth(w.fill("in(1 + mod(j, $n)) * 0.7")),
        link=w.pick(
            "  e%next => head\n  head => e",
            "  if (associated(last)) then\n    last%next => e\n  else\n    head => e\n  end if\n  last => e",
        ),
    )
    w.say(
        "q = 0.2\ndo while (associated(head))\n  e => head\n  head => e%next\n  q = 0.5 * q + e%v * (1 + mod(e%key, 2))\n  deallocate(e)\nend do"
    )
    _outs(w, "q")


def sections(w: Writer) -> None:
    """Arguments of assumed shape: sections with strides, backwards, rows of a matrix; in place."""
    n = w.r.randint(3, 6)
    w.procedure(
        "subroutine mix$i(a, b)\n  real(8), intent(in) :: a(:)\n  real(8), intent(inout) :: b(:)\n  integer :: k\n"
        "  do k = 1, min(size(a), size(b))\n    b(k) = 0.5 * b(k) + $e\n  end do\nend subroutine",
        e=w.smooth("a(k)"),
    )
    w.local("real(8) :: a($N), b($N), c($N, 3)\ninteger :: k", N=n)
    w.say(
        "do k = 1, $N\n  a(k) = in(1 + mod(k, $n)) + 0.1 * k\n  b(k) = 0.3 * k\n  c(k, :) = in(1) * k * 0.2\nend do",
        N=n,
    )
    for _ in range(w.r.randint(1, 4)):
        w.say(
            w.pick(
                "call mix$i(a(1:$N:2), b)",
                "call mix$i(a($N:1:-1), b)",
                "call mix$i(b, c(2, :))",
                "call mix$i(c(:, 2), a)",
                "call mix$i(c(1, :), b(2:))",
                "b = a + b($N:1:-1)",
                "call mix$i(a + b, c(:, 3))",
                "call mix$i(a, b(::2))",
            ),
            N=n,
        )
    w.say("out(1) = sum(b) * 0.3 + a(2) * c(2, 2)")
    if w.m > 1:
        w.say("out(2) = dot_product(a, b) * 0.1 + sum(c(:, 3)) * 0.2")


def workspace(w: Writer) -> None:
    """A workspace of the module that only grows, variables of the module, a saved variable of a procedure."""
    w.top("real(8), allocatable, save :: work$i(:)\nreal(8), save :: total$i = 0\ninteger, save :: calls$i = 0")
    w.procedure(
        "subroutine grow$i(n)\n  integer, intent(in) :: n\n  calls$i = calls$i + 1\n  if (allocated(work$i)) then\n"
        "    if (size(work$i) >= n) return\n    deallocate(work$i)\n  end if\n  allocate(work$i(n))\nend subroutine"
    )
    w.local("integer :: k")
    n = w.r.randint(2, 6)
    w.say(
        "call grow$i($N)\ndo k = 1, $N\n  work$i(k) = $e\nend do\ntotal$i = 0.1\ndo k = $N, 1, -1\n  total$i = 0.6 * total$i + work$i(k)\nend do",
        N=n,
        e=w.smooth(w.fill("in(1 + mod(k, $n)) * k * 0.3")),
    )
    _outs(w, w.fill("total$i"))


def optionals(w: Writer) -> None:
    """Optional and keyword arguments, elemental and recursive functions."""
    w.procedure(
        "elemental function bend$i(x, c) result(r)\n  real(8), intent(in) :: x\n  real(8), intent(in), optional :: c\n  real(8) :: r\n  r = $e\n"
        "  if (present(c)) r = r * c\nend function",
        e=w.smooth("x"),
    )
    w.procedure(
        "recursive function horner$i(a, x) result(r)\n  real(8), intent(in) :: a(:), x\n  real(8) :: r\n  if (size(a) == 1) then\n    r = a(1)\n"
        "  else\n    r = a(1) + x * horner$i(a(2:), x) * 0.5\n  end if\nend function"
    )
    w.local("real(8) :: a($n)")
    w.say(w.pick("a = bend$i(in)", "a = bend$i(in, c=in(1))", "a = bend$i(c=0.7d0, x=in)", "a = bend$i(in(1), in)"))
    w.say("out(1) = horner$i(a, in(2))")
    if w.m > 1:
        w.say("out(2) = horner$i(a($n:1:-1), bend$i(x=in(1)))")


def arrays(w: Writer) -> None:
    """Expressions of arrays: where, forall, intrinsics, allocation by assignment, mold and source."""
    n = w.r.randint(2, 4)
    w.local("real(8), allocatable :: a(:, :), b(:, :), v(:), u(:)\ninteger :: j, k", N=n)
    w.say(
        "allocate(a($N, $N))\ndo j = 1, $N\n  do k = 1, $N\n    a(j, k) = in(1 + mod(j + k, $n)) * 0.3 + 0.1 * j\n  end do\nend do",
        N=n,
    )
    w.say(w.pick("allocate(b, mold=a)\nb = a * 0.5", "allocate(b, source=a)", "b = transpose(a)", "b = matmul(a, a)"))
    w.say("v = a(:, 1)\nu = in(1:2)\nu = [u, v]")
    for _ in range(w.r.randint(2, 5)):
        w.say(
            w.r.choice(
                [
                    "where (a > 0.2)\n  a = a * 0.7\nelsewhere\n  a = a + 0.3 * b\nend where",
                    "forall (j = 1:$N) a(j, j) = a(j, j) + b(1, j)",
                    "v = matmul(b, v)",
                    "a = transpose(b) + a",
                    "v = v + sum(a, dim=1)",
                    "u(1:$N) = v * u($N:1:-1)",
                    "b(1, :) = v",
                    "a(:, 2) = cshift(v, 1)",
                    "b = merge(a, b, a > 0.5)",
                    "v = reshape(a(1:$N, 1:1), [$N])",
                    "b = b + spread(v, 2, $N) * 0.2",
                    "v(1) = dot_product(a(1, :), b(:, 1))",
                    "v = pack(a, .true.) * 0.5\nv = v(1:$N)",
                    "a = sin(b) + 0.2 * a",
                    "v(:) = v / (1.0 + norm2(v))",
                    "call move_alloc(v, u)\nv = u * 0.5",
                    "do concurrent (k = 1:$N)\n  b(k, 1) = a(1, k) * v(k)\nend do",
                    "v(2) = maxval(v) * 0.3",
                    "a(1:1, :) = b(2:2, :) * 0.4",
                    "v = [(a(j, 1) * j * 0.3, j = 1, $N)]",
                ]
            ),
            N=n,
        )
    _outs(w, "sum(a) * 0.2 + sum(v * v) * 0.1 + product(b(1, :)) * 0.1 + u(1)")


def internal(w: Writer) -> None:
    """Internal procedures with their host's variables, passed on; procedure pointers; abstract interfaces."""
    w.procedure(
        "function quadrature$i(f, a, b) result(r)\n  interface\n    function f(t) result(y)\n      real(8), intent(in) :: t\n      real(8) :: y\n"
        "    end function\n  end interface\n  real(8), intent(in) :: a, b\n  real(8) :: r\n  integer :: k\n  r = 0\n  do k = 0, 3\n"
        "    r = r + f(a + (b - a) * k / 3) * 0.25\n  end do\nend function"
    )
    if w.chance(0.5):
        w.procedure(
            "subroutine host$i(in, r)\n  real(8), intent(in) :: in($n)\n  real(8), intent(out) :: r\n  real(8) :: scale, sums\n  scale = in(1)\n  sums = 0.1\n"
            "  r = quadrature$i(inner, 0.0d0, in(2)) + 0.2 * sums\ncontains\n  function inner(t) result(y)\n    real(8), intent(in) :: t\n    real(8) :: y\n"
            "    y = scale * $e\n    sums = sums + 0.1 * y\n  end function\nend subroutine",
            e=w.smooth("t + in(2)"),
        )
        w.local("real(8) :: r")
        w.say("call host$i(in, r)")
    else:
        w.procedure(
            "function one$i(t) result(y)\n  real(8), intent(in) :: t\n  real(8) :: y\n  y = $e\nend function",
            e=w.smooth("t"),
        )
        w.procedure(
            "function two$i(t) result(y)\n  real(8), intent(in) :: t\n  real(8) :: y\n  y = 0.3 * t * t\nend function"
        )
        w.local("procedure(one$i), pointer :: f\nreal(8) :: r")
        w.say(
            "f => one$i\nif (in(1) > 50) f => two$i\nr = f(in(1)) + quadrature$i(f, in(2), 1.0d0)\nf => two$i\nr = r + f(in(1) * in(2))"
        )
    _outs(w, "r")


def storage(w: Writer) -> None:
    """COMMON, EQUIVALENCE, arrays of assumed size with a leading dimension, statement order by GOTO."""
    match w.pick("common", "equivalence", "leading", "goto"):
        case "common":
            w.procedure(
                "subroutine fill$i(a)\n  real(8), intent(in) :: a\n  real(8) :: c(3)\n  integer :: n\n  common /block$i/ c, n\n  n = 2\n  c(1) = a\n  c(2) = $e\n"
                "  c(3) = 0.5\nend subroutine",
                e=w.smooth("a"),
            )
            w.procedure(
                "function use$i() result(r)\n  real(8) :: r, c(2), d\n  integer :: n\n  common /block$i/ c, d, n\n  r = c(1) * c(2) + d * n\nend function"
            )
            w.local("real(8) :: r")
            w.say("call fill$i(in(1))\nr = use$i()\ncall fill$i(in(2) * r)\nr = r + use$i() * 0.5")
        case "equivalence":
            w.local("real(8) :: a(4), b(2, 2), c, r\nequivalence (a, b)\nequivalence (a(2), c)")
            w.say(
                "a = [in(1), in(2), 0.5d0, in(1) * in(2)]\nb(1, 2) = b(1, 2) * a(1)\nc = c * 0.7\nr = sum(a) + b(2, 1) * b(2, 2)"
            )
        case "leading":
            w.procedure(
                "subroutine scale$i(n, a, lda, f)\n  integer, intent(in) :: n, lda\n  real(8), intent(inout) :: a(lda, *)\n  real(8), intent(in) :: f\n  integer :: j, k\n"
                "  do j = 1, n\n    do k = 1, n\n      a(k, j) = a(k, j) * f + 0.1 * $e\n    end do\n  end do\nend subroutine",
                e=w.smooth("a(k, j)"),
            )
            w.local("real(8) :: a(5, 4), r\ninteger :: k")
            w.say(
                "a = 0.2\ndo k = 1, 4\n  a(k, k) = in(1 + mod(k, $n))\nend do\ncall scale$i(2, a(2, 2), 5, in(1))\ncall scale$i(3, a, 5, in(2))\nr = sum(a) * 0.2 + a(3, 3)"
            )
        case _:
            w.local("real(8) :: r\ninteger :: k")
            w.say(
                "r = in(1)\nk = $l\n10 r = 0.6 * r + $e\nk = k - 1\nif (mod(k, 2) == 0) goto 20\nr = r * in(2)\n20 if (k > 0) goto 10",
                l=w.r.randint(2, 5),
                e=w.smooth("r"),
            )
    _outs(w, "r")


def methods(w: Writer) -> None:
    """Types with procedures of their own, extended, behind class pointers."""
    w.top(
        "type :: shape$i\n  real(8) :: a\ncontains\n  procedure :: area => area$i\nend type\ntype, extends(shape$i) :: ring$i\n  integer :: n = 2\n  real(8) :: b\ncontains\n"
        "  procedure :: area => ring_area$i\nend type"
    )
    w.procedure(
        "function area$i(self) result(r)\n  class(shape$i), intent(in) :: self\n  real(8) :: r\n  r = $e\nend function",
        e=w.smooth("self%a"),
    )
    w.procedure(
        "function ring_area$i(self) result(r)\n  class(ring$i), intent(in) :: self\n  real(8) :: r\n  r = self%a * self%b * self%n * 0.4\nend function"
    )
    w.local("type(shape$i), target :: s\ntype(ring$i), target :: t\nclass(shape$i), pointer :: p\nreal(8) :: r")
    w.say(
        "s%a = in(1)\nt%a = in(2)\nt%b = in(1) + 0.5\np => s\nr = p%area()\np => t\nr = r + 0.5 * p%area() + t%area() * s%a"
    )
    _outs(w, "r")


def selecting(w: Writer) -> None:
    """`select case` in loops with exit, cycle and names; do while whose trips depend on the data; newton."""
    if w.chance(0.5):
        w.local("real(8) :: r\ninteger :: k")
        w.say(
            "r = in(1)\nouter: do k = 1, $N\n  select case (mod(k * 3, 5))\n  case (0)\n    r = r * 0.5 + in(2)\n  case (1:2)\n    r = $e\n    if (k > 4) exit outer\n"
            "  case default\n    if (k == 3) cycle outer\n    r = r + 0.2 * in($n)\n  end select\nend do outer",
            N=w.r.randint(2, 8),
            e=w.smooth("r"),
        )
    else:
        w.local("real(8) :: r, want, next\ninteger :: k")
        w.say(
            "want = 2 + in(1)**2 + 0.1 * in(2)\nr = 1\nk = 0\ndo while (k < 60)\n  k = k + 1\n  next = 0.5 * (r + want / r)\n  if (abs(next - r) < 1d-15) exit\n  r = next\nend do"
        )
    _outs(w, "r")


def buffers(w: Writer) -> None:
    """Two buffers behind pointers that change places; a pointer with other bounds; targets."""
    n = w.r.randint(3, 6)
    w.local("real(8), target :: a($N), b($N)\nreal(8), pointer :: now(:), then(:), t(:)\ninteger :: j, k", N=n)
    w.say(
        "do k = 1, $N\n  a(k) = in(1 + mod(k, $n)) + 0.1 * k\nend do\nnow => a\nthen => b\ndo j = 1, $S\n  do k = 1, $N\n"
        "    then(k) = 0.4 * now(1 + mod(k, $N)) + 0.3 * $e\n  end do\n  t => now\n  now => then\n  then => t\nend do",
        N=n,
        S=w.r.randint(1, 4),
        e=w.smooth("now(k)"),
    )
    if w.chance(0.4):
        w.local("real(8), pointer :: s(:)")
        w.say("s(0:) => now(2:$N)\ns(0) = s(0) * in(1)", N=n)
    w.say("out(1) = now(2) + 0.3 * sum(now)")
    if w.m > 1:
        w.say("out(2) = now($N) * 2", N=n)


def derived(w: Writer) -> None:
    """A type of several allocatable arrays and a table by pointer: built by a function, copied, resized, passed by part."""
    w.top(
        "type model$i\n  integer :: n = 0\n  real(8), allocatable :: x(:), m(:, :)\n  real(8), pointer :: table(:) => null()\nend type\n"
        "real(8), target, save :: table$i(3) = [$a, $b, $c]",
        a=w.number(),
        b=w.number(),
        c=w.number(),
    )
    w.procedure(
        "function build$i(in) result(s)\n  real(8), intent(in) :: in(:)\n  type(model$i) :: s\n  s%n = size(in)\n  allocate(s%x(s%n))\n  s%x = in\n  allocate(s%m(2, s%n))\n"
        "  s%m(1, :) = in * 0.5\n  s%m(2, :) = $e\n  s%table => table$i\nend function",
        e=w.smooth("in"),
    )
    w.procedure(
        "subroutine advance$i(x, m)\n  real(8), intent(inout) :: x(:)\n  real(8), intent(in) :: m(:, :)\n  x = x + 0.3 * m(1, :) * m(2, :)\nend subroutine"
    )
    w.local("type(model$i) :: s, t\nreal(8), allocatable :: more(:)\ninteger :: k")
    w.say("s = build$i(in)\nt = s\ncall advance$i(t%x, s%m)")
    if w.chance(0.5):
        w.say(
            "allocate(more(2 * t%n))\nmore = 0.1\nmore(1:t%n) = t%x\ncall move_alloc(more, t%x)\nt%x(t%n + 1) = in(1) * in(2)"
        )
    w.say("do k = 1, size(t%x)\n  t%x(k) = t%x(k) * (1 + t%table(1 + mod(k, 3)))\nend do")
    _outs(w, "sum(t%x) * 0.4 + s%x(1) * t%x(2)")


def transferring(w: Writer) -> None:
    """Numbers moved as integers by `transfer`, by type-bound storage."""
    w.local("integer(8) :: word\nreal(8) :: r")
    w.say("word = transfer(in(1) * in(2), word)\nr = transfer(word, r) + in(1)")
    _outs(w, "r")


IDIOMS = [
    Idiom("records", records, 8),
    Idiom("lists", lists, 3),
    Idiom("sections", sections, 4),
    Idiom("workspace", workspace, 3),
    Idiom("optionals", optionals, 3),
    Idiom("arrays", arrays, 6),
    Idiom("internal", internal, 4),
    Idiom("storage", storage, 4),
    Idiom("methods", methods, 2),
    Idiom("selecting", selecting, 3),
    Idiom("buffers", buffers, 4),
    Idiom("derived", derived, 4),
    Idiom("transferring", transferring, 1),
]


def generate(seed: int, steps: Collection[int] | None = None) -> Program:
    chain = Chain("fortran", seed)
    r, text = chain.r, chain.text
    body: list[str] = []

    def write_step(step: int) -> str:
        w, idiom, slots = chain.step(step, IDIOMS)
        shape = w.pick("explicit", "explicit", "assumed")
        bounds = (str(w.n), str(w.m)) if shape == "explicit" else (":", ":")
        w.procedure(
            "subroutine step$i(in, out)\n  real(8), intent(in) :: in($a)\n  real(8), intent(inout) :: out($b)\n$locals\n$lines\nend subroutine",
            a=bounds[0],
            b=bounds[1],
            locals=lines(w.locals),
            lines=lines(w.body),
        )
        gather = ", ".join(_slot(s) for s in slots)
        body.append(
            f"! step {step}: {idiom.name}\nmade = 0\ngiven(1:{w.n}) = [{gather}]\ncall step{step}(given(1:{w.n}), made(1:{w.m}))"
        )
        body.extend(changes(w, _slot, lambda k: f"made({k + 1})", "tanh", "sin"))
        return idiom.name

    chain.write(steps, write_step)
    *outputs, result = outcomes(_slot, lambda k: f"y({k + 1})")
    first = beginnings(_slot, lambda k: f"x({k + 1})", lambda k: f"p({k + 1})")
    main = f"""function program_(x, p, y) result(r) bind(C, name="program")
  real(8), intent(in) :: x({INPUTS}), p({PARAMETERS})
  real(8), intent(inout) :: y({OUTPUTS})
  real(8) :: r, s({SLOTS}), given(4), made(2)
{lines([*first, *body, *outputs])}
  r = {result}
end function"""
    whole = (
        "module steps\n  implicit none\n"
        + lines(text.top)
        + "\ncontains\n"
        + lines([*text.procedures, main])
        + "\nend module\n"
    )
    whole = re.sub(r"(?<![\w.])(\d+\.\d+)(?![\w.])", r"\1d0", whole)
    options = [o for o, p in (("-march=native", 0.15), ("-ffast-math", 0.03)) if r.random() < p]
    return chain.program([Source("program.f90", whole)], options)


def _slot(s: int) -> str:
    return f"s({s + 1})"
