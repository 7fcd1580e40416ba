// Functions as values: pointers to them in structs, tables and arguments, callbacks with a void pointer, lambdas,
// std::function with captures inside, on the heap and by reference; their shadows, by hand or by __enzyme_virtualreverse.
#include "check.hpp"

#include <math.h>

#include <array>
#include <functional>
#include <vector>

extern "C" double __enzyme_autodiff_out(void *, ...);
extern "C" void *__enzyme_virtualreverse(void *);

// ---- std::function, whose manager can also say where what it holds is: an object is not what it leads to

struct Held {
    double *a, *b;
    const double *x, *y;
};
NOINLINE static double call_copy(const std::function<double()> &f) {
    std::function<double()> g = f;
    return g();
}
NOINLINE static double functions_that_hold_an_address(double *x) {
    double other[2] = {0, 0};
    Held held = {other, other, x, x};
    Held *p = &held;
    std::vector<std::function<double()>> all;
    for (int k = 0; k < 3; k++) all.push_back([p] { return p->x[1] * p->y[2] * p->x[0]; });
    double sum = 0;
    for (auto &f : all) sum += call_copy(f);
    return sum * sum;
}
GRADIENT(functions_that_hold_an_address, 0.7, 0.5, 0.3)

// ---- plain pointers

typedef double Plain(double);
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }

struct Weighted {
    Plain *f;
    double weight;
};
NOINLINE static double pointers_in_structs(double *x) {
    Weighted terms[3] = {{square, x[0]}, {sin, 2 * x[1]}, {cube, x[0] * x[0]}};
    double sum = x[1];
    for (int i = 0; i < 5; i++) sum = terms[i % 3].weight * terms[i % 3].f(sum);
    return sum;
}
GRADIENT(pointers_in_structs, 0.7, 0.9)

static Plain *const table[] = {square, cube, exp};
NOINLINE static double pointers_in_a_table(double *x) {
    double sum = x[0];
    for (int i = 0; i < 6; i++) sum = table[i % 3](sum * x[1]);
    return sum;
}
GRADIENT(pointers_in_a_table, 0.7, 0.5)

NOINLINE static double apply(Plain *f, double x) { return f(x) * f(x + 1); }
NOINLINE static double a_lambda_as_a_pointer(double *x) {
    return apply(square, x[0]) * apply([](double y) { return y * sin(y); }, x[1]);
}
GRADIENT(a_lambda_as_a_pointer, 0.7, 0.5)

struct Integrand {
    double (*f)(double, void *);
    void *parameters;
};
struct Coefficients {
    double a, b;
};
static double quadratic(double x, void *p) { return ((Coefficients *)p)->a * x * x + ((Coefficients *)p)->b; }
static double exponential(double x, void *p) { return exp(*(double *)p * x); }
NOINLINE static double integral(const Integrand *f, double to) {
    double sum = 0;
    for (int i = 0; i < 10; i++) sum += f->f((i + 0.5) * to / 10, f->parameters) * to / 10;
    return sum;
}
NOINLINE static double callbacks_with_user_data(double *x) {
    Coefficients both = {x[0], x[1]};
    double rate = x[1];
    Integrand p = {quadratic, &both}, q = {exponential, &rate};
    return integral(&p, x[0]) * integral(&q, 1);
}
GRADIENT(callbacks_with_user_data, 0.7, 0.5)

// ---- std::function

typedef std::function<double(double)> Function;
struct Parabola {  // too large to lie inside a std::function
    double a, b, c;
    double operator()(double y) const { return a * y * y + b * y + c; }
};

NOINLINE static double twice(const Function &f, double x) { return f(x) * f(2 * x); }

NOINLINE static double captures_of_all_kinds(double *x) {
    double a = x[0], b = x[0] * x[1];
    Function inside = [a](double y) { return sin(a * y); };
    Function by_reference = [&b, &a](double y) { return b * y + a; };
    Function on_the_heap = Parabola{x[0], x[1], 2};
    Function plain = square;
    return twice(inside, x[1]) + twice(by_reference, x[0]) * twice(on_the_heap, x[1]) - twice(plain, x[0]);
}
GRADIENT(captures_of_all_kinds, 0.7, 0.5)

NOINLINE static double functions_in_a_growing_vector(double *x) {
    std::vector<Function> functions;
    for (int i = 0; i < 3; i++) {
        double a = x[i];
        functions.push_back([=](double y) { return a * y + i; });
    }
    functions.push_back([](double y) { return y * y; });
    functions.push_back(Parabola{x[0], x[1], x[2]});
    double sum = 0;
    for (auto &f : functions) sum += f(x[3]) * f(sum);
    return sum;
}
GRADIENT(functions_in_a_growing_vector, 0.7, 0.5, 0.6, 0.4)

NOINLINE static double functions_copied_and_swapped(double *x) {
    double a = x[0], b = x[1];
    std::array<Function, 3> v{Function([=](double y) { return a * y; }), Function(Parabola{a, b, a * b}),
                              Function([&b, &a](double y) { return y * a * b; })};
    std::array<Function, 3> w = v;
    double sum = a;
    for (auto &f : w) sum = f(sum);
    std::swap(w[0], w[1]);
    return sum * w[0](a) + w[1](sum) + v[2](b);
}
GRADIENT(functions_copied_and_swapped, 0.7, 0.5)

NOINLINE static double functions_assigned(double *x) {
    double a = x[0];
    Function f = [=](double y) { return a * y; }, g = Parabola{x[0], x[1], 1};
    double sum = f(x[1]) * g(x[0]);
    f = g;
    sum += f(x[0]);
    g = [a](double y) { return sin(a * y); };
    sum *= g(f(x[1]));
    f = nullptr;
    if (!f) sum += x[0];
    f = g;
    return sum * f(sum);
}
GRADIENT(functions_assigned, 0.7, 0.5)

static Function after(Function f, Function g) {
    return [f, g](double y) { return f(g(y)); };
}
NOINLINE static double functions_of_functions(double *x) {
    double a = x[0];
    Function f = [a](double y) { return a * y + 1; }, h = after(f, after(square, f));
    return h(x[1]) + after(h, h)(x[0]);
}
GRADIENT(functions_of_functions, 0.7, 0.5)

NOINLINE static double a_recursive_function(double *x) {
    std::function<double(int)> value = [&](int n) { return n < 2 ? x[0] + n : value(n - 1) * x[1] + value(n - 2); };
    return value(6);
}
GRADIENT(a_recursive_function, 0.7, 0.5)

NOINLINE static double scaled(const Function *f, double x) { return (*f)(x) * x; }

TEST(a_function_made_outside) {
    Function f = Parabola{1, 2, 3}, shadow = Parabola{0, 0, 0};
    double dx = __enzyme_autodiff_out((void *)scaled, enzyme_dup, &f, &shadow, enzyme_out, 0.7);
    EXPECT(dx, 3 * 0.49 + 4 * 0.7 + 3);
    EXPECT(shadow.target<Parabola>()->a, 0.343);
    EXPECT(shadow.target<Parabola>()->c, 0.7);
    double a = 0.4;
    Function constant = [a](double y) { return a * y; };
    EXPECT(__enzyme_autodiff_out((void *)scaled, enzyme_const, &constant, enzyme_out, 0.7), 2 * 0.4 * 0.7);
}

// ---- shadows of pointers to functions

struct Stateful {
    double (*f)(double, double *);
    double k;
};
static double uses_memory(double x, double *p) {
    p[1] = x * p[0];
    return x * x * p[1];
}
NOINLINE static double through_struct(Stateful *s, double x, double *p) { return s->f(x, p) * s->k; }

struct Tape {
    void *tape;
    double result;
};
struct Pair {
    Tape (*augmented)(double, double *, double *);
    double (*gradient)(double, double *, double *, double, void *);
};

TEST(a_pair_of_functions_for_a_shadow) {
    Stateful s = {uses_memory, 3};
    Stateful shadow = {(double (*)(double, double *))__enzyme_virtualreverse((void *)uses_memory), 0};
    double p[2] = {0.5, 0}, dp[2] = {0, 0};
    double dx = __enzyme_autodiff_out((void *)through_struct, enzyme_dup, &s, &shadow, enzyme_out, 0.7, enzyme_dup, p, dp);
    EXPECT(dx, 9 * 0.49 * 0.5);
    EXPECT(dp[0], 3 * 0.343);
    EXPECT(shadow.k, 0.343 * 0.5);

    Pair *pair = (Pair *)__enzyme_virtualreverse((void *)uses_memory);
    dp[0] = dp[1] = 0;
    Tape kept = pair->augmented(0.7, p, dp);
    EXPECT(kept.result, 0.343 * 0.5);
    EXPECT(pair->gradient(0.7, p, dp, 2.0, kept.tape), 2 * 3 * 0.49 * 0.5);
    EXPECT(dp[0], 2 * 0.343);
}

struct Base {
    double v;
    virtual double f(double x) { return v * x; }
    virtual ~Base() {}
};
struct Derived : Base {
    double w;
    double f(double x) override { return v * w * x * x; }
};
NOINLINE static double call(Base *p, double x) { return p->f(x); }

TEST(a_virtual_table_for_a_shadow) {
    Derived object, shadow;
    object.v = 0.3, object.w = 0.4, shadow.v = shadow.w = 0;
    *(void **)&shadow = __enzyme_virtualreverse(*(void **)&shadow);
    EXPECT(__enzyme_autodiff_out((void *)call, enzyme_dup, &object, &shadow, enzyme_out, 0.9), 0.12 * 1.8);
    EXPECT(shadow.w, 0.3 * 0.81);
}
