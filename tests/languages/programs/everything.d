/// What D has beside C: slices, templates, ranges, foreach over closures, static arrays, structs with methods, contracts
/// and std.math. Forward against reverse mode against differences; the exit status counts what is wrong.
module everything;

import core.stdc.stdio : printf;
import std.algorithm : fold, map, sum;
import std.math;
import std.range : iota, zip;

extern (C) double __enzyme_autodiff(void* f, ...);
extern (C) double __enzyme_fwddiff(void* f, ...);
extern (C) extern __gshared int enzyme_dup, enzyme_const;

T total(T)(const(T)[] values)
{
    T sum = 0;
    foreach (i, value; values)
        sum += value * value * (i + 1);
    return sum;
}

extern (C) double slices(const(double)* p, size_t n)
{
    auto x = p[0 .. n];
    double weighted = 1;
    foreach_reverse (value; x[1 .. $])
        weighted = weighted * 0.5 + value;
    return total(x) * weighted;
}

extern (C) double ranges(const(double)* p, size_t n)
{
    auto x = p[0 .. n];
    auto squares = x.map!(v => v * v + 1).sum;
    auto product = x.fold!((a, b) => a * (b + 2))(1.0);
    double paired = 0;
    foreach (i, v; zip(iota(1, n + 1), x))
        paired += v / i;
    return squares * product + paired;
}

extern (C) double mathematics(const(double)* x, size_t n)
{
    return exp(x[0]) * log(x[1]) + pow(x[1], x[2]) + tanh(x[3]) + atan2(x[0], x[1]) + hypot(x[2], x[3]) + x[0] ^^ 3
        + sqrt(x[1]) + cos(x[2]) * sin(x[3]) + fmax(x[0], x[1]) + abs(x[3]);
}

struct Matrix(int N)
{
    double[N][N] of;

    Matrix opBinary(string op : "*")(const Matrix other) const
    {
        Matrix result;
        foreach (i; 0 .. N)
            foreach (j; 0 .. N)
            {
                result.of[i][j] = 0;
                foreach (k; 0 .. N)
                    result.of[i][j] += of[i][k] * other.of[k][j];
            }
        return result;
    }
}

extern (C) double structs(const(double)* x, size_t n)
{
    auto m = Matrix!2([[x[0], x[1]], [x[2], x[3]]]);
    auto power = m;
    foreach (_; 1 .. n)
        power = power * m;
    return power.of[0][0] + 2 * power.of[1][1];
}

double power(double x, size_t n)
{
    return n == 0 ? 1 : x * power(x, n - 1);
}

extern (C) double recursion(const(double)* x, size_t n)
in (n > 2)
{
    double within(double y) { return y * x[0] + power(x[1], n); }
    return within(x[2]) + within(x[3] * x[3]);
}

__gshared int wrong;

bool close(double a, double b)
{
    return fabs(a - b) <= 1e-6 * (1 + fabs(a) + fabs(b));
}

void check(alias f)(const(char)* name)
{
    double[4] x = [0.7, 1.3, 2.1, -0.4], gradient = 0;
    __enzyme_autodiff(cast(void*)&f, enzyme_dup, x.ptr, gradient.ptr, enzyme_const, size_t(4));
    foreach (i; 0 .. 4)
    {
        double[4] direction = 0, up = x, down = x;
        direction[i] = 1;
        auto tangent = __enzyme_fwddiff(cast(void*)&f, enzyme_dup, x.ptr, direction.ptr, enzyme_const, size_t(4));
        up[i] += 1e-6;
        down[i] -= 1e-6;
        auto difference = (f(up.ptr, 4) - f(down.ptr, 4)) / 2e-6;
        if (close(gradient[i], tangent) && close(tangent, difference))
            continue;
        printf("%s, %d: %.12g %.12g %.12g\n", name, i, gradient[i], tangent, difference);
        wrong++;
    }
}

int main()
{
    check!slices("slices");
    check!ranges("ranges");
    check!mathematics("mathematics");
    check!structs("structs");
    check!recursion("recursion");
    return wrong;
}
