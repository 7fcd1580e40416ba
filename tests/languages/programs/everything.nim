## What Nim has beside C: open arrays, sequences, objects, generics, iterators, closures, operators, bounds checks.
## Forward against reverse mode against differences; the exit status counts what is wrong.
import std/math

proc autodiff(f: pointer): float64 {.importc: "__enzyme_autodiff", varargs, cdecl.}
proc fwddiff(f: pointer): float64 {.importc: "__enzyme_fwddiff", varargs, cdecl.}
var enzyme_dup {.importc, nodecl.}: cint
{.emit: "extern int enzyme_dup;".}

type
  Vector = ptr array[4, float64]
  Matrix[N: static int] = object
    of_rows: array[N, array[N, float64]]

proc total[T](values: openArray[T]): T =
  for i, value in values:
    result += value * value * T(i + 1)

proc slices(x: Vector): float64 {.cdecl.} =
  total(x[].toOpenArray(1, 3)) * total(x[])

proc sequences(x: Vector): float64 {.cdecl.} =
  var held = newSeq[float64](x[].len)
  for i, value in x[]:
    held[i] = value * value
  var grown = newSeq[float64](held.len)
  for i in 0 ..< held.len:
    grown[held.len - 1 - i] = held[i] + 0.5 * held[(i + 1) mod held.len]
  result = 1
  for value in grown:
    result *= value

iterator pairsOf(values: openArray[float64]): (float64, float64) =
  for i in 1 .. values.high:
    yield (values[i - 1], values[i])

proc iterators(x: Vector): float64 {.cdecl.} =
  for a, b in pairsOf(x[]):
    result += exp(a) * tanh(b) + sqrt(abs(a * b)) + pow(b * b, a)

proc `*`[N: static int](a, b: Matrix[N]): Matrix[N] =
  for i in 0 ..< N:
    for j in 0 ..< N:
      for k in 0 ..< N:
        result.of_rows[i][j] += a.of_rows[i][k] * b.of_rows[k][j]

proc objects(x: Vector): float64 {.cdecl.} =
  let m = Matrix[2](of_rows: [[x[0], x[1]], [x[2], x[3]]])
  let cube = m * m * m
  cube.of_rows[0][0] + 2 * cube.of_rows[1][1]

proc power(x: float64, n: int): float64 =
  if n == 0: 1.0 else: x * power(x, n - 1)

proc recursion(x: Vector): float64 {.cdecl.} =
  power(x[0], 5) + power(x[1] * x[3], 3)

var wrong = 0

proc near(a, b: float64): bool =
  abs(a - b) <= 1e-6 * (1 + abs(a) + abs(b))

template check(f: untyped) =
  var
    x = [0.7, 1.3, 2.1, -0.4]
    gradient: array[4, float64]
  discard autodiff(cast[pointer](f), enzyme_dup, addr x, addr gradient)
  for i in 0 .. 3:
    var direction: array[4, float64]
    var up = x
    var down = x
    direction[i] = 1
    let tangent = fwddiff(cast[pointer](f), enzyme_dup, addr x, addr direction)
    up[i] += 1e-6
    down[i] -= 1e-6
    let difference = (f(addr up) - f(addr down)) / 2e-6
    if not (near(gradient[i], tangent) and near(tangent, difference)):
      echo astToStr(f), " ", i, ": ", gradient[i], " ", tangent, " ", difference
      inc wrong

check slices
check sequences
check iterators
check objects
check recursion
quit wrong
