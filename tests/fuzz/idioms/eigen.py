"""Eigen: vectors and matrices of all fixed sizes and of dynamic ones, in expressions, blocks, maps, products and solvers."""

from __future__ import annotations

from tests.fuzz.program import Idiom, Writer


def expressions(w: Writer) -> None:
    """A random expression of matrices that all have the same size at run time, some of them fixed in their types."""
    w.include("Eigen/Dense")
    n = w.r.randint(1, 5)
    fixed = w.chance(0.6)
    order = w.pick("", "", "|RowMajor")

    def matrix() -> str:
        def d() -> str:
            return str(n) if fixed or w.chance(0.3) else "Eigen::Dynamic"

        rows, columns = d(), d()
        row_major = order and n > 1 and columns != "1" and rows != "1"
        if fixed and n == 1:
            return "Eigen::Matrix<double, 1, 1>"
        return f"Eigen::Matrix<double, {rows}, {columns}" + (", Eigen::RowMajor>" if row_major else ">")

    vector = f"Eigen::Matrix<double, {n if w.chance(0.6) else 'Eigen::Dynamic'}, 1>"
    w.say(
        "$M a($N, $N), b($N, $N); $V u($N), v($N);",
        M=matrix() if n > 1 else "Eigen::MatrixXd",
        N=n,
        V=vector if n > 1 else "Eigen::VectorXd",
    )
    w.say(
        "for (int r = 0; r < $N; r++) { u[r] = in[r % $n]; v[r] = $e; for (int c = 0; c < $N; c++) { a(r, c) = in[(r + c) % $n] * 0.3 + (r == c ? 2 : 0.1);"
        " b(r, c) = 0.2 * in[(r * 2 + c) % $n] - 0.1 * c; } }",
        N=n,
        e=w.smooth("in[(r + 1) % $n]"),
    )
    for _ in range(w.r.randint(2, 5)):
        w.say(
            w.r.choice(
                [
                    "u = a * v + 0.5 * u;",
                    "v += 0.3 * (a.transpose() * u);",
                    "a = a * b + a;",
                    "b.noalias() = a * a.transpose() * 0.1;",
                    "u = (u.array() * v.array()).matrix();",
                    "v = u.cwiseProduct(v) + u;",
                    "a.row(0) = u.transpose() * 0.3;",
                    "b.col(0) = v;",
                    "u.swap(v);",
                    "a.diagonal() += u;",
                    "a.transposeInPlace();",
                    "v = v / std::sqrt(1 + v.squaredNorm());",
                    "b = 0.5 * (a + b.transpose());",
                    "u = u.reverse().eval();",
                    "v = (v.array().sin() + 0.3 * u.array()).matrix();",
                    "a += 0.1 * u * v.transpose();",
                    "u.head(1) *= in[1];",
                    "v.tail($N) = u;",
                    "b.block(0, 0, 1, $N) = u.transpose();",
                    "b = a.array().square().matrix() * 0.2;",
                    "u = a.colwise().sum().transpose() * 0.3;",
                    "v = a.rowwise().mean();",
                    "a = a.unaryExpr([](double t) { return std::tanh(t) + 0.1; });",
                    "a.swap(b);",
                    "u = a.triangularView<Eigen::Upper>() * v;",
                    "a.triangularView<Eigen::Lower>() = 0.3 * b;",
                    "u = a.selfadjointView<Eigen::Lower>() * v;",
                ]
            ),
            N=n,
        )
    if w.chance(0.3):
        w.say(
            "{ $M s = a * a.transpose() * 0.05; for (int r = 0; r < $N; r++) s(r, r) += 3; u = s.$solver().solve(v); }",
            M=matrix() if n > 1 else "Eigen::MatrixXd",
            N=n,
            solver=w.pick("partialPivLu", "llt", "ldlt", "partialPivLu", "householderQr"),
        )
    w.say(
        "double q = u.dot(v) * 0.1 + a.trace() * 0.2 + b.sum() * 0.05 + $x;",
        x=w.pick("u.squaredNorm() * 0.1", "v.mean()", "a.norm() * 0.1", "u[0]"),
    )
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('q')};")


def small(w: Writer) -> None:
    """Fixed vectors and matrices of geometry."""
    w.include("Eigen/Dense", "Eigen/Geometry")
    match w.pick("vector2", "vector3", "vector4", "matrix", "rotation", "array"):
        case "vector2":
            w.say(
                "Eigen::Vector2d p(in[0], in[1]), r(in[$n - 1], 0.5); Eigen::Vector2d t = 0.3 * p + r; double q = t[0] * t[1] + p.dot(r);"
            )
        case "vector3":
            w.say(
                "Eigen::Vector3d p(in[0], in[1], 0.4), r(in[$n - 1], 0.5, in[0]); Eigen::Vector3d t = p.cross(r) + 0.2 * p; double q = t.sum() + t.norm();"
            )
        case "vector4":
            w.say(
                "Eigen::Vector4d p(in[0], in[1], 0.4, in[$n - 1]), r = p.reverse(); r += p * in[1]; r[2] = p[0]; double q = p.dot(r) * 0.2;"
            )
        case "matrix":
            size = w.r.randint(2, 4)
            w.say(
                "Eigen::Matrix$Sd m; for (int k = 0; k < $S * $S; k++) m(k / $S, k % $S) = 0.2 * in[k % $n] + (k % ($S + 1) ? 0 : 2);"
                " Eigen::Matrix$Sd inv = m.inverse(); double q = inv.sum() + 0.1 * m.determinant();".replace(
                    "$S", str(size)
                )
            )
        case "rotation":
            w.say(
                "Eigen::Matrix3d m = Eigen::AngleAxisd(in[0], Eigen::Vector3d::UnitX()).toRotationMatrix();"
                " Eigen::Quaterniond turn(Eigen::AngleAxisd(in[1], Eigen::Vector3d(0.6, 0, 0.8)));"
                " Eigen::Vector3d t = turn * (m * Eigen::Vector3d(in[1], 0.5, in[$n - 1])); double q = t[0] + 0.5 * t[1] * t[2];"
            )
        case _:
            w.say(
                "Eigen::Array<double, $N, 1> a, b; for (int k = 0; k < $N; k++) { a[k] = in[k % $n]; b[k] = in[(k + 1) % $n] + 2; }"
                " double q = (a.exp() * b.log() + (a > 0.5).select(a, b) * 0.1).sum() * 0.2;",
                N=w.r.randint(1, 6),
            )
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('q')};")


def maps(w: Writer) -> None:
    """Maps of memory that is not Eigen's, members of structs, vectors of vectors, functions of references."""
    w.include("Eigen/Dense", "vector")
    n = w.r.randint(2, 5)
    match w.pick("map", "strided", "member", "vector", "ref"):
        case "map":
            w.say(
                "double raw[$N * 2]; for (int k = 0; k < $N * 2; k++) raw[k] = in[k % $n] + 0.1 * k;"
                " Eigen::Map<Eigen::Matrix<double, $R, 2>> m(raw, $N, 2); m.col(0) *= in[0]; double q = (m.transpose() * m).sum() * 0.05 + raw[1];",
                N=n,
                R=w.pick(str(n), "Eigen::Dynamic"),
            )
        case "strided":
            w.say(
                "std::vector<double> raw($N * 3, 0.5); for (int k = 0; k < $n; k++) raw[k] = in[k];"
                " Eigen::Map<Eigen::VectorXd, 0, Eigen::InnerStride<3>> v(raw.data(), $N); v = v * in[1] + v; double q = v.sum() + raw[0] * raw[1];",
                N=n,
            )
        case "member":
            w.top(
                "struct Body$i { int id; Eigen::Vector3d x; Eigen::Matrix2d m; std::vector<double> more; EIGEN_MAKE_ALIGNED_OPERATOR_NEW };\n"
                "$how double energy$i(const Body$i &b) { return b.x.squaredNorm() + (b.m * b.x.head<2>()).sum() * b.more[0]; }",
                how=w.inline(),
            )
            w.say(
                "std::vector<Body$i> bs($N); for (int k = 0; k < $N; k++) { bs[k].id = k; bs[k].x << in[k % $n], 0.3, in[0]; bs[k].m << 1, in[1], 0.2, k;"
                " bs[k].more.assign(2, in[k % $n]); } std::swap(bs[0], bs[$N - 1]); Body$i copy = bs[1]; double q = energy$i(copy);"
                " for (auto &b : bs) q = 0.3 * q + 0.2 * energy$i(b);",
                N=n,
            )
        case "vector":
            w.say(
                "std::vector<Eigen::VectorXd> vs; for (int k = 0; k < $N; k++) { Eigen::VectorXd v(k + 1); v.setConstant(in[k % $n]); v[0] += 0.1 * k; vs.push_back(std::move(v)); }"
                " double q = 0; for (const auto &v : vs) q = 0.5 * q + v.sum() * 0.3;",
                N=n,
            )
        case _:
            w.top(
                "$how double form$i(const Eigen::Ref<const Eigen::VectorXd> &v, Eigen::Ref<Eigen::VectorXd> to) { to = v * v[0] + to; return to.dot(v); }",
                how=w.inline(),
            )
            w.say(
                "Eigen::VectorXd a($N), b = Eigen::VectorXd::Ones($N); for (int k = 0; k < $N; k++) a[k] = in[k % $n]; double q = form$i(a, b) * 0.2 + form$i(a.head(2), b.tail(2)) * 0.3;",
                N=n,
            )
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('q')};")


EIGEN = [Idiom("eigen_expressions", expressions, 4), Idiom("eigen_small", small, 3), Idiom("eigen_maps", maps, 3)]
