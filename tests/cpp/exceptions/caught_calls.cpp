// Exceptions that are caught, of calls through pointers of all kinds.
#include "check.hpp"
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
template <typename R, typename... T> R __enzyme_augmentfwd(void *, T...);
template <typename R, typename... T> R __enzyme_reverse(void *, T...);

// Each case is at points where it throws, and at one where it does not.
#define BOTH(f, a, b, c, d, e, g) GRADIENT(f, a, b, c) static double f##_2(double *x) { return f(x); } GRADIENT(f##_2, d, e, g)

// Pointers to functions, virtual functions, std::function, lambdas.
typedef double Kind(double *, double);
NOINLINE static double squares(double *x, double y) { x[0] *= y; if (x[0] > 3) throw 3; return y * y; }
NOINLINE static double cubes(double *x, double y) { x[1] *= y; if (x[1] > 3) throw 4.5f; return y * y * y; }
static Kind *const kinds[] = {squares, cubes};
static double pointed(double *x) {
    double v[3] = {x[0], x[1], x[2]}, s = 0;
    for (int i = 0; i < 6; i++) try { s += kinds[(i + (x[0] > 100)) % 2](v, x[2]); } catch (int k) { v[0] *= 0.3; s += k * v[1]; } catch (float) { v[1] = 0.2 * v[0]; }
    return s + v[0] * v[1];
}
BOTH(pointed, 1.1, 1.3, 2, 0.1, 0.2, 0.9)
struct Shape { virtual double area(double *x) const = 0; virtual ~Shape() {} };
struct Square : Shape { double area(double *x) const override { x[0] *= x[1]; if (x[0] > 2) throw std::domain_error("square"); return x[0] * x[0]; } };
struct Disk : Shape { double r; Disk(double r) : r(r) {} double area(double *x) const override { x[1] += r; if (x[1] > 3) throw std::length_error("disk"); return 3 * r * r; } };
static double shapes(double *x) {
    double v[3] = {x[0], x[1], x[2]}, s = 0;
    std::vector<std::unique_ptr<Shape>> all;
    for (int i = 0; i < 5; i++) { if (i % 2) all.push_back(std::make_unique<Square>()); else all.push_back(std::make_unique<Disk>(x[i % 3])); }
    for (auto &one : all) try { s += one->area(v); } catch (const std::domain_error &) { s += v[0]; } catch (const std::logic_error &) { v[1] *= 0.5; }
    return s * v[1];
}
BOTH(shapes, 0.8, 1.9, 0.7, 0.2, 0.3, 0.4)
static double called_by_function(double *x) {
    double y = x[0];
    std::function<double(double)> f = [&](double z) { y *= z; if (y > 2) throw std::out_of_range("y"); return y + z; };
    for (int i = 0; i < 4; i++) try { y += f(x[1 + i % 2]); } catch (const std::exception &) { y *= 0.25; }
    return y;
}
BOTH(called_by_function, 1.1, 1.2, 1.3, 0.1, 0.1, 0.2)
