// __enzyme_autodiff and __enzyme_fwddiff as templates of the user's own: the names are mangled.
#include "check.hpp"

template <typename Return, typename... Arguments> Return __enzyme_autodiff(Arguments...);
template <typename Return, typename... Arguments> Return __enzyme_fwddiff(Arguments...);

static double cube(double x) { return x * x * x; }
static double product(double x, double y) { return x * y; }
static double sum_of_squares(double *x) { return x[0] * x[0] + x[1] * x[1]; }

struct Gradient {
    double x, y;
};

TEST(a_scalar_result) {
    EXPECT(__enzyme_autodiff<double>((void *)cube, enzyme_out, 2.0), 12);
    EXPECT(__enzyme_fwddiff<double>((void *)cube, enzyme_dup, 2.0, 0.5), 6);
}

TEST(a_struct_result) {
    Gradient d = __enzyme_autodiff<Gradient>((void *)product, enzyme_out, 2.0, enzyme_out, 5.0);
    EXPECT(d.x, 5);
    EXPECT(d.y, 2);
}

TEST(several_requests_in_one_function) {
    double x[] = {1, 2}, dx[] = {0, 0}, u[] = {1, 1};
    __enzyme_autodiff<void>((void *)sum_of_squares, x, dx);
    __enzyme_autodiff<void>((void *)sum_of_squares, enzyme_dup, x, dx);
    EXPECT(dx[0], 4);
    EXPECT(dx[1], 8);
    EXPECT(__enzyme_fwddiff<double>((void *)sum_of_squares, enzyme_dup, x, u), 6);
}

GRADIENT(sum_of_squares, 1.5, -2)
