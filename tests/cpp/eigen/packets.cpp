// Eigen's own vectorized functions, made of integer arithmetic on packets of floats.
#include <Eigen/Core>

#include "check.hpp"

using namespace Eigen;

// In double precision against differences, in single precision against double.
#define FUNCTION(name, expression, ...)                                  \
    NOINLINE static double name##_of_array(double *x) {                  \
        ArrayXd a = Map<ArrayXd>(x, 7);                                  \
        return (expression).sum();                                       \
    }                                                                    \
    GRADIENT(name##_of_array, __VA_ARGS__)                               \
    NOINLINE static double name##_of_floats(double *x) {                 \
        ArrayXf a = Map<ArrayXd>(x, 7).cast<float>();                    \
        return (expression).sum();                                       \
    }                                                                    \
    REVERSE_OF(name##_of_floats)                                         \
    TEST(name##_of_floats_is_that_of_doubles) {                          \
        double at[] = {__VA_ARGS__}, d[7] = {}, f[7] = {};               \
        name##_of_array_reverse(at, d);                                  \
        name##_of_floats_reverse(at, f);                                 \
        for (int i = 0; i < 7; i++) EXPECT_WITHIN(1e-4, f[i], d[i]);     \
    }

FUNCTION(exp, a.exp(), 1, -2, .3, .4, .5, .6, 2)
FUNCTION(log, a.log() * a, 1, 2, .3, .4, .5, .6, 2)
FUNCTION(sine, a.sin() + a.cos() * a, 1, 2, -.3, .4, .5, .6, 2)
FUNCTION(tanh, a.tanh() + a.sinh(), 1, 2, -.3, .4, .5, .6, 2)
FUNCTION(sqrt, a.sqrt() + a.rsqrt(), 1, 2, .3, .4, .5, .6, 2)
FUNCTION(logistic, a.logistic(), 1, 2, -.3, .4, .5, .6, 2)
FUNCTION(power, a.pow(2.5) + a.pow(3), 1, 2, .3, .4, .5, .6, 2)
FUNCTION(arcs, a.asin() + a.atan() + a.acos() * a, .1, .2, -.3, .4, .5, .6, .7)
FUNCTION(rounded, a * a.floor() + a.ceil() * 2 + a.round() * a, 1.1, 2.2, -.3, .4, -.6, .6, 2.7)
FUNCTION(clipped, a.max(.35) * a.min(.55), 1, 2, -.3, .4, .5, .6, .7)
FUNCTION(selected, (a > .45).select(a * a, -a).abs(), 1, 2, -.3, .4, .5, .6, .7)
