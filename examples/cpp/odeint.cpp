// Fitting a predator-prey model through Boost.odeint.
//
// The Lotka-Volterra equations are integrated by a stepper of the library; the derivative of the misfit to observed
// populations, with respect to the four rates and the populations at the start, goes back through the library's code.
// In forward mode, the same program is differentiated along one direction.
#include <enzyme/enzyme>

#include <array>
#include <boost/numeric/odeint.hpp>
#include <vector>

#include "check.hpp"

using enzyme::Const, enzyme::Duplicated, enzyme::Forward, enzyme::Reverse, enzyme::autodiff, enzyme::get;

using State = std::array<double, 2>;

struct Model {
    double birth, catches, death, growth;
    State start;

    void operator()(const State &now, State &slope, double /* time */) const {
        slope[0] = birth * now[0] - catches * now[0] * now[1];
        slope[1] = growth * now[0] * now[1] - death * now[1];
    }
};

static Model moved(const Model &from, double by, const Model &along) {
    return {from.birth - by * along.birth,
            from.catches - by * along.catches,
            from.death - by * along.death,
            from.growth - by * along.growth,
            {from.start[0] - by * along.start[0], from.start[1] - by * along.start[1]}};
}

static double squared_norm(const Model &m) {
    return m.birth * m.birth + m.catches * m.catches + m.death * m.death + m.growth * m.growth +
           m.start[0] * m.start[0] + m.start[1] * m.start[1];
}

static constexpr int OBSERVATIONS = 12, STEPS = 20;
static constexpr double STEP = 0.02;

static void simulate(const Model &model, std::vector<State> &found) {
    boost::numeric::odeint::runge_kutta4<State> stepper;
    State now = model.start;
    double time = 0;
    for (int i = 0; i < OBSERVATIONS; i++) {
        for (int step = 0; step < STEPS; step++, time += STEP) stepper.do_step(model, now, time, STEP);
        found.push_back(now);
    }
}

static double misfit(const Model &model, const std::vector<State> &observed) {
    std::vector<State> found;
    simulate(model, found);
    double sum = 0;
    for (std::size_t i = 0; i < found.size(); i++)
        for (int k = 0; k < 2; k++) sum += (found[i][k] - observed[i][k]) * (found[i][k] - observed[i][k]);
    return sum / found.size();
}

int main() {
    const Model truth{1.1, 0.4, 0.9, 0.3, {4, 2}};
    std::vector<State> observed;
    simulate(truth, observed);
    Model model{1.0, 0.45, 0.8, 0.25, {4.5, 2.2}};

    auto value = [&] { return misfit(model, observed); };
    auto gradient = [&] {
        Model found{};
        autodiff<Reverse>(misfit, Duplicated<const Model &>{model, found}, Const<const std::vector<State> &>{observed});
        return found;
    };
    Model slope = gradient();
    Check check;
    check.compare("birth", slope.birth, difference(value, model.birth));
    check.compare("catches", slope.catches, difference(value, model.catches));
    check.compare("death", slope.death, difference(value, model.death));
    check.compare("growth", slope.growth, difference(value, model.growth));
    check.compare("prey at start", slope.start[0], difference(value, model.start[0]));
    check.compare("and predators", slope.start[1], difference(value, model.start[1]));
    Model along{1, 0, 0, 0, {0, 0}};
    auto [tangent] = autodiff<Forward>(misfit, Duplicated<const Model &>{model, along},
                                       Const<const std::vector<State> &>{observed});
    check.compare("forward: birth", tangent, slope.birth);
    int status = check.verdict();

    // Descent with a step that grows on success and is halved until the misfit falls enough (Armijo).
    double rate = 0.01, reached = value(), first = reached;
    std::printf("\n%9s %12s\n", "iteration", "misfit");
    for (int iteration = 0; iteration <= 1000; iteration++) {
        if (iteration % 250 == 0) std::printf("%9d %12.4e\n", iteration, reached);
        slope = gradient();
        const Model before = model;
        double next = reached;
        for (rate *= 2; rate > 1e-12; rate /= 2) {
            model = moved(before, rate, slope);
            next = value();
            if (next <= reached - 0.5 * rate * squared_norm(slope)) break;
        }
        reached = next;
    }
    std::printf("found birth %.3f, death %.3f; true are %.3f, %.3f\n", model.birth, model.death, truth.birth, truth.death);
    return status || !(reached < first / 50);
}
