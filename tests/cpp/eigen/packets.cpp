// Eigen's own vectorized functions, made of integer arithmetic on packets of floats.
#include <Eigen/Core>

#include "check.hpp"

using namespace Eigen;

#define FUNCTION(name, expression, ...)                                       \
    NOINLINE static double name##_of_array(double *x) {                       \
        ArrayXd a = Map<ArrayXd>(x, 7);                                       \
        return (expression).sum();                                            \
    }                                                                         \
    GRADIENT(name##_of_array, __VA_ARGS__)                                    \
    NOINLINE static double name##_of_floats(double *x) {                      \
        ArrayXf a = Map<ArrayXd>(x, 7).cast<float>();                         \
        return (expression).sum();                                            \
    }                                                                         \
    TEST(name##_of_floats_as_of_doubles) {                                    \
        double at[] = {__VA_ARGS__}, d[7] = {}, f[7] = {};                    \
        name##_of_array_reverse(at, d);                                       \
        name##_of_floats_reverse(at, f);                                      \
        for (int i = 0; i < 7; i++) EXPECT_WITHIN(1e-4, f[i], d[i]);          \
    }

#undef FUNCTION
#define FUNCTION(name, expression, ...)                                       \
    NOINLINE static double name##_of_array(double *x) {                       \
        ArrayXd a = Map<ArrayXd>(x, 7);                                       \
        return (expression).sum();                                            \
    }                                                                         \
    GRADIENT(name##_of_array, __VA_ARGS__)

FUNCTION(exp, a.exp(), 1, -2, .3, .4, .5, .6, 2)
FUNCTION(log, a.log() * a, 1, 2, .3, .4, .5, .6, 2)
FUNCTION(sine, a.sin() + a.cos() * a, 1, 2, -.3, .4, .5, .6, 2)
FUNCTION(tanh, a.tanh() + a.sinh(), 1, 2, -.3, .4, .5, .6, 2)
FUNCTION(sqrt, a.sqrt() + a.rsqrt(), 1, 2, .3, .4, .5, .6, 2)
FUNCTION(logistic, a.logistic(), 1, 2, -.3, .4, .5, .6, 2)
FUNCTION(power, a.pow(2.5) + a.pow(3), 1, 2, .3, .4, .5, .6, 2)
FUNCTION(arcs, a.asin() + a.atan() + a.acos() * a, .1, .2, -.3, .4, .5, .6, .7)
