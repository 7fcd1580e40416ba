// The Brusselator of ode.c with a generic Runge-Kutta stepper: the state is a std::vector, the system a function object.
#include <cmath>
#include <utility>
#include <vector>
#include "../c/bench.h"

extern "C" void __enzyme_autodiff(void *, ...);

namespace {

using State = std::vector<double>;

struct Brusselator {
    double a, b, diffusion;

    void operator()(const State &state, State &slope) const {
        const size_t cells = state.size() / 2;
        const double spread = diffusion * double(cells * cells);
        const double *u = state.data(), *v = u + cells;
        for (size_t i = 0; i < cells; i++) {
            const size_t left = i == 0 ? cells - 1 : i - 1, right = i == cells - 1 ? 0 : i + 1;
            const double reaction = u[i] * u[i] * v[i];
            slope[i] = a + reaction - (b + 1) * u[i] + spread * (u[left] - 2 * u[i] + u[right]);
            slope[cells + i] = b * u[i] - reaction + spread * (v[left] - 2 * v[i] + v[right]);
        }
    }
};

template <typename System>
class RungeKutta4 {
  public:
    RungeKutta4(const System &system, size_t size) : system(system), k1(size), k2(size), k3(size), k4(size), next(size) {}

    void step(State &x, double h) {
        system(x, k1);
        ahead(x, k1, h / 2);
        system(next, k2);
        ahead(x, k2, h / 2);
        system(next, k3);
        ahead(x, k3, h);
        system(next, k4);
        for (size_t i = 0; i < x.size(); i++) x[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    }

  private:
    void ahead(const State &x, const State &slope, double h) {
        for (size_t i = 0; i < x.size(); i++) next[i] = x[i] + h * slope[i];
    }

    const System &system;
    State k1, k2, k3, k4, next;
};

template <typename System>
void integrate(const System &system, State &x, double h, int steps) {
    RungeKutta4<System> stepper(system, x.size());
    for (int i = 0; i < steps; i++) stepper.step(x, h);
}

ENTRY double objective(const State *initial, const Brusselator *system, int steps) {
    State x = *initial;
    integrate(*system, x, 2e-3, steps);
    double sum = 0;
    for (double value : x) sum += value * value;
    return sum;
}

constexpr int CELLS = 64, STATE = 2 * CELLS, STEPS = 200, COUNT = STATE + 3;
State initial(STATE), d_initial(STATE);
Brusselator brusselator{1, 3, 0.02};

double primal() { return objective(&initial, &brusselator, STEPS); }

void gradient(double *g) {
    Brusselator d_system{0, 0, 0};
    std::fill(d_initial.begin(), d_initial.end(), 0.0);
    __enzyme_autodiff((void *)objective, enzyme_dup, bench_opaque(&initial), bench_opaque(&d_initial), enzyme_dup,
                      bench_opaque(&brusselator), bench_opaque(&d_system), enzyme_const, STEPS);
    memcpy(std::copy(d_initial.begin(), d_initial.end(), g), &d_system, sizeof d_system);
}

double *input(int i) { return i < STATE ? &initial[i] : &brusselator.a + (i - STATE); }

}  // namespace

int main(int argc, char **argv) {
    for (int i = 0; i < CELLS; i++) {
        const double x = double(i) / CELLS;
        initial[i] = 1 + sin(2 * M_PI * x);
        initial[CELLS + i] = 3 + 0.3 * cos(4 * M_PI * x);
    }
    return run(Kernel{"ode", "64 cells, 200 steps", COUNT, COUNT, primal, gradient, input, NULL, 0}, argc, argv);
}
