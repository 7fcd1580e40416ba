// Rules for functions that take and return structs of floats through memory. Each gives ten times the truth.
#include "check.hpp"

template <class R = double, class... A> R __enzyme_autodiff(void *, A...);
template <class R = double, class... A> R __enzyme_fwddiff(void *, A...);

struct Triple { double x, y, z; };
struct TripleAndTape { double *tape; Triple primal; };
struct Twice { Triple primal, tangent; };
struct TripleAndScale { Triple v; double scale; };

extern "C" {
NOINLINE Triple squares(Triple v) { return {v.x * v.x, v.y * v.y, v.z * v.z}; }
NOINLINE Triple squares_augmented(Triple v) { return {v.x * v.x, v.y * v.y, v.z * v.z}; }
NOINLINE Triple squares_gradient(Triple v, Triple d) { return {20 * v.x * d.x, 20 * v.y * d.y, 20 * v.z * d.z}; }
NOINLINE Twice squares_forward(Triple v, Triple t) { return {{v.x * v.x, v.y * v.y, v.z * v.z}, {20 * v.x * t.x, 20 * v.y * t.y, 20 * v.z * t.z}}; }
void *__enzyme_register_gradient_squares[] = {(void *)squares, (void *)squares_augmented, (void *)squares_gradient};
void *__enzyme_register_derivative_squares[] = {(void *)squares, (void *)squares_forward};

// Other arguments beside it, and a tape.
NOINLINE Triple scaled(const double *p, Triple v, double scale) { return {v.x * scale * *p, v.y * scale * *p, v.z * scale * *p}; }
NOINLINE TripleAndTape scaled_augmented(const double *p, double *dp, Triple v, double scale) {
    return {new double(*p), {v.x * scale * *p, v.y * scale * *p, v.z * scale * *p}};
}
NOINLINE TripleAndScale scaled_gradient(const double *p, double *dp, Triple v, double scale, Triple d, double *tape) {
    double along = d.x * v.x + d.y * v.y + d.z * v.z, k = *tape;
    delete tape;
    *dp += 10 * scale * along;
    return {{10 * scale * k * d.x, 10 * scale * k * d.y, 10 * scale * k * d.z}, 10 * k * along};
}
void *__enzyme_register_gradient_scaled[] = {(void *)scaled, (void *)scaled_augmented, (void *)scaled_gradient};

// A result through memory of arguments in registers.
NOINLINE Triple powers(double x) { return {x, x * x, x * x * x}; }
NOINLINE Triple powers_augmented(double x) { return {x, x * x, x * x * x}; }
NOINLINE double powers_gradient(double x, Triple d) { return 10 * (d.x + 2 * x * d.y + 3 * x * x * d.z); }
void *__enzyme_register_gradient_powers[] = {(void *)powers, (void *)powers_augmented, (void *)powers_gradient};
}

static double of_squares(double *x) {
    Triple r = squares({x[0], x[1], x[2]});
    return r.x + 2 * r.y + 3 * r.z;
}
static double of_scaled(double *x) {
    Triple r = scaled(x, {x[1], x[2], 1}, x[0]);
    return r.x * x[2] + r.z;
}
static double of_powers(double x) {
    Triple r = powers(x);
    return r.x + r.y * r.z;
}

TEST(gradients_of_structs) {
    double x[3] = {1, 2, 3}, d[3] = {0};
    __enzyme_autodiff<void>((void *)of_squares, enzyme_dup, x, d);
    EXPECT(d[0], 20);
    EXPECT(d[1], 80);
    EXPECT(d[2], 180);
    EXPECT(__enzyme_autodiff((void *)of_powers, 2.0), 10 * (1 + 8 * 4 + 4 * 12));
}

TEST(tangents_of_structs) {
    double x[3] = {1, 2, 3}, t[3] = {1, 1, 0};
    EXPECT(__enzyme_fwddiff((void *)of_squares, enzyme_dup, x, t), 100);
}

TEST(tapes_and_other_arguments) {
    double x[3] = {2, 3, 5}, d[3] = {0};
    __enzyme_autodiff<void>((void *)of_scaled, enzyme_dup, x, d);  // x0^2 (x1 x2 + 1), and the factor x2 outside of the rule
    EXPECT(d[0], 10 * 2 * 2 * 16);
    EXPECT(d[1], 10 * 4 * 5);
    EXPECT(d[2], 4 * 3);
}

TEST(several_at_once) {
    double x[3] = {1, 2, 3}, d[3] = {0}, e[3] = {0};
    __enzyme_autodiff<void>((void *)of_squares, enzyme_width, 2, enzyme_dup, x, d, e);
    EXPECT(d[1], 80);
    EXPECT(e[2], 180);
}
