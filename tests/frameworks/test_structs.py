"""Arrays of C's structs as structured arrays of NumPy: gradients have the type of what they are by, with integers of
zero."""

from __future__ import annotations

import pickle
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest

import enzcc
from enzcc.arrays import DTYPES
from enzcc.signature import SignatureError, parse

POINT = "{x: f64, y: f64, kind: i32}"
SOURCE = """
#include <math.h>
struct P { double x, y; int kind; };
double energy(const struct P *p, long n, const double *charge) {
    double sum = 0;
    for (long i = 0; i < n; i++)
        for (long j = 0; j < i; j++) {
            double dx = p[i].x - p[j].x, dy = p[i].y - p[j].y;
            sum += charge[p[i].kind] * charge[p[j].kind] / sqrt(dx * dx + dy * dy + 0.1);
        }
    return sum;
}
void moved(const struct P *p, long n, double by, struct P *q) {
    for (long i = 0; i < n; i++) {
        q[i].x = p[i].x + by * sin(p[i].y);
        q[i].y = p[i].y * p[i].x;
        q[i].kind = p[i].kind + 1;
    }
}
void halved(struct P *p, long n) {
    for (long i = 0; i < n; i++) if (p[i].kind) p[i].x *= 0.5 * p[i].y;
}
struct Inner { float w[3]; int n; };
struct Body { long id; struct Inner in[2]; double m; };
double weight(const struct Body *b) {
    double sum = 0;
    for (int k = 0; k < 2; k++) for (int i = 0; i < b->in[k].n; i++) sum += b->m * b->in[k].w[i] * b->in[k].w[i];
    return sum;
}
struct Packed { int kind; double x; } __attribute__((packed));
double packed(const struct Packed *p) { return p->x * p->x; }
struct Pair { double a, b; };
double product(const struct Pair *p, long n) {
    double s = 1;
    for (long i = 0; i < n; i++) s *= p[i].a * p[i].b;
    return s;
}
enum Kind { PLAIN, DOUBLED };
struct Kinds { enum Kind kind; double x; };
double kinds(const struct Kinds *p, long n) {
    double s = 0;
    for (long i = 0; i < n; i++) s += p[i].kind == DOUBLED ? 2 * p[i].x : p[i].x * p[i].x;
    return s;
}
"""
ENERGY = f"p: {POINT}[n], n: i64, charge: f64[k], k: i64 -> f64"
RANDOM = np.random.default_rng(3)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("structs") / "points.c"
    # A size that no function takes is the signature's alone.
    made.write_text(SOURCE.replace("const double *charge)", "const double *charge, long k)"))
    return made


def points(n: int) -> np.ndarray:
    made = np.zeros(n, [("x", "f8"), ("y", "f8"), ("kind", "i4")])
    made["x"], made["y"], made["kind"] = RANDOM.normal(size=n), RANDOM.normal(size=n), RANDOM.integers(0, 2, n)
    return made


CHARGES = np.array([0.7, -1.3])


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_gradient_is_an_array_of_the_same_type_with_integers_of_zero(file: Path, level: str) -> None:
    f = enzcc.load(file, "energy", ENERGY, options=[level])
    p = points(5).astype(DTYPES[POINT])
    by_p, by_charge = f.grad(p, CHARGES)
    assert by_p.dtype == p.dtype == np.dtype([("x", "f8"), ("y", "f8"), ("kind", "i4")], align=True)
    assert not by_p["kind"].any() and by_charge.shape == (2,)
    for name in ("x", "y"):
        for i in range(5):
            up, down = p.copy(), p.copy()
            up[name][i] += 1e-6
            down[name][i] -= 1e-6
            assert np.isclose(by_p[name][i], (f(up, CHARGES) - f(down, CHARGES)) / 2e-6, rtol=1e-6)
    direction = points(5)
    value, along = f.jvp((p, CHARGES), (direction, np.zeros(2)))
    assert np.isclose(value, f(p, CHARGES))
    assert np.isclose(along, np.sum(by_p["x"] * direction["x"] + by_p["y"] * direction["y"]))


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_structs_come_out_and_have_cotangents(file: Path, level: str) -> None:
    f = enzcc.load(file, "moved", f"p: {POINT}[n], n: i64, by: f64, q: out {POINT}[n]", options=[level])
    p, w = points(4), points(4)
    q = f(p, 0.3)
    assert np.allclose(q["x"], p["x"] + 0.3 * np.sin(p["y"])) and np.array_equal(q["kind"], p["kind"] + 1)
    by_p, by_by = f.vjp((p, 0.3), w)
    assert np.allclose(by_p["x"], w["x"] + w["y"] * p["y"])
    assert np.allclose(by_p["y"], w["x"] * 0.3 * np.cos(p["y"]) + w["y"] * p["x"])
    assert np.isclose(by_by, np.sum(w["x"] * np.sin(p["y"]))) and not by_p["kind"].any()
    _, along = f.jvp((p, 0.3), (w, 1.0))
    assert np.allclose(along["x"], w["x"] + np.sin(p["y"]) + 0.3 * np.cos(p["y"]) * w["y"])


def test_structs_that_go_in_and_out(file: Path) -> None:
    f = enzcc.load(file, "halved", f"p: inout {POINT}[n], n: i64")
    p, w = points(6), points(6)
    q = f(p)
    active = p["kind"] != 0
    assert np.allclose(q["x"], np.where(active, 0.5 * p["x"] * p["y"], p["x"]))
    g = f.vjp((p,), w)
    assert np.allclose(g["x"], np.where(active, 0.5 * p["y"] * w["x"], w["x"]))
    assert np.allclose(g["y"], w["y"] + np.where(active, 0.5 * p["x"] * w["x"], 0.0))


def test_second_derivatives_and_batches(file: Path) -> None:
    f = enzcc.load(file, "energy", ENERGY)
    p, t, h = points(4), points(4), 1e-5
    up, down = p.copy(), p.copy()
    for name in ("x", "y"):
        up[name] += h * t[name]
        down[name] -= h * t[name]
    exact, _ = f.hvp((p, CHARGES), (t, np.zeros(2)))
    above, below = f.grad(up, CHARGES)[0], f.grad(down, CHARGES)[0]
    for name in ("x", "y"):
        assert np.allclose(exact[name], (above[name] - below[name]) / (2 * h), rtol=1e-5)
    many = np.stack([p, up, down])
    assert np.allclose(f.batched(many, CHARGES), [f(one, CHARGES) for one in many])
    assert np.allclose(f.batched.grad(many, CHARGES)[0]["y"], [f.grad(one, CHARGES)[0]["y"] for one in many])


BODY = "{id: i64, in: {w: f32[3], n: i32}[2], m: f64}"


def test_structs_and_arrays_in_structs(file: Path) -> None:
    f = enzcc.load(file, "weight", f"b: &{BODY} -> f64")
    b = np.zeros((), DTYPES[BODY])
    assert b.dtype.itemsize == 48
    b["in"]["w"], b["in"]["n"], b["m"] = [[1, 2, 3], [4, 5, 6]], [3, 1], 2.0
    assert f(b) == 2 * (1 + 4 + 9 + 16)
    g = f.grad(b)
    assert np.allclose(g["in"]["w"], [[4, 8, 12], [16, 0, 0]]) and g["m"] == 30
    assert g["id"] == 0 and not g["in"]["n"].any()


def test_structs_of_one_type_of_numbers(file: Path) -> None:
    f = enzcc.load(file, "product", "p: {a: f64, b: f64}[n], n: i64 -> f64")
    g = f.grad([(2.0, 3.0), (4.0, 5.0)])
    assert g["a"].tolist() == [60.0, 30.0] and g["b"].tolist() == [40.0, 24.0]


def test_enumerations_are_integers(file: Path) -> None:
    f = enzcc.load(file, "kinds", "p: {kind: i32, x: f64}[n], n: i64 -> f64")
    assert f.grad([(0, 3.0), (1, 5.0)])["x"].tolist() == [6.0, 2.0]


def test_what_converts_and_what_does_not(file: Path) -> None:
    f = enzcc.load(file, "energy", ENERGY)
    p = points(3)
    expected = f(p, CHARGES)
    unaligned = p.astype([("x", "f8"), ("y", "f8"), ("kind", "i4")])
    assert unaligned.dtype.itemsize == 20 and f(unaligned, CHARGES) == expected
    assert f(p[::-1][::-1], CHARGES) == expected
    assert f([tuple(one) for one in p.tolist()], CHARGES) == expected
    narrow = p.astype([("x", "f4"), ("y", "f4"), ("kind", "i2")])
    assert np.isclose(f(narrow, CHARGES), expected, rtol=1e-5)
    for wrong in (
        np.zeros(3, [("y", "f8"), ("x", "f8"), ("kind", "i4")]),
        np.zeros(3, [("x", "f8"), ("y", "f8")]),
        np.zeros(3, [("x", "f8"), ("y", "f8"), ("kind", "i8")]),
        np.zeros(3),
        None,
        "text",
    ):
        with pytest.raises(TypeError, match="'p'"):
            f(wrong, CHARGES)


def test_a_layout_that_is_not_the_functions_is_refused(file: Path) -> None:
    for name, wrong in (
        ("energy", ENERGY.replace("x: f64, y: f64", "x: f64, y: f32")),
        ("energy", ENERGY.replace("x: f64, y: f64", "y: f64, x: f64")),
        ("energy", ENERGY.replace(POINT, "f64")),
        ("energy", ENERGY.replace("kind: i32", "kind: i64")),
        ("packed", "p: &{kind: i32, x: f64} -> f64"),
    ):
        with pytest.raises(SignatureError, match="does not fit"):
            enzcc.load(file, name, wrong)(*[0] * 2)


def test_signatures_of_structs() -> None:
    said = "p: inout {x: double, v : float64[ 2 ], in: {a: int}}[n], n: i64"
    signature = parse(said)
    assert str(signature.arguments[0]) == "p: inout {x: f64, v: f64[2], in: {a: i32}}[n]"
    assert str(parse(str(signature))) == str(signature)
    for wrong, words in (
        ("p: {}[n], n: i64 -> f64", "has members"),
        ("p: {x}[n], n: i64 -> f64", "'x' is no member"),
        ("p: {x: c128}[n], n: i64 -> f64", "no type of a member"),
        ("p: {x: f64[n]}[n], n: i64 -> f64", "sizes that are numbers"),
        ("p: {x: f64, x: f64}[n], n: i64 -> f64", "two members"),
        ("p: {x: f64}, n: i64 -> f64", "by value"),
    ):
        with pytest.raises(SignatureError, match=words):
            parse(wrong)


def test_a_wheel_has_them_and_a_library_has_not(file: Path, tmp_path: Path) -> None:
    f = enzcc.load(file, "energy", ENERGY)
    p = points(4)
    (wheel,) = enzcc.build(f, "points", directory=tmp_path)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "there")
    program = (
        "import sys; sys.path.insert(0, 'there'); import numpy as np, points\n"
        "p = np.load('p.npy'); g, _ = points.energy.grad(p, [0.7, -1.3]); np.save('g.npy', g)\n"
        "print(points.energy.batched(np.stack([p, p]), [0.7, -1.3]).shape)"
    )
    np.save(tmp_path / "p.npy", p)
    ran = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("(2,)\n", "")
    assert np.array_equal(np.load(tmp_path / "g.npy")["x"], f.grad(p, CHARGES)[0]["x"])
    with pytest.raises(SignatureError, match="header of a library does not declare"):
        enzcc.build(f, "points", kind="library", directory=tmp_path)


def test_what_structs_have_not_is_said(file: Path) -> None:
    f = enzcc.load(file, "energy", ENERGY)
    for method in (f.jacobian, f.hessian, f.check):
        with pytest.raises(SignatureError, match="structs"):
            method(points(3), CHARGES)
    with pytest.raises(SignatureError, match="no arrays of structs"):
        f.torch  # noqa: B018
    again = pickle.loads(pickle.dumps(f))
    p = points(3)
    assert again(p, CHARGES) == f(p, CHARGES)
