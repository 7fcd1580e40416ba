// A hanging chain of masses and springs: which stiffness and damping does it have?
//
// The forces are objects of classes with a virtual function, behind std::unique_ptr; the simulation knows their base
// class only. The derivative of the misfit to observed positions goes back through every time step and every virtual
// call, into the shadows of the forces: a second set of objects, of the same classes, whose members are zero.
#include <enzyme/enzyme>

#include <memory>
#include <vector>

#include "check.hpp"

using enzyme::Const, enzyme::Duplicated, enzyme::Reverse, enzyme::autodiff;

struct Mass {
    double x, y, vx, vy;  // place and velocity
};
struct Push {
    double x, y;
};
using Masses = std::vector<Mass>;
using Pushes = std::vector<Push>;

class Force {
  public:
    virtual ~Force() = default;
    virtual void add(const Masses &masses, Pushes &pushes) const = 0;
};

class Gravity : public Force {
  public:
    explicit Gravity(double strength) : strength(strength) {}
    void add(const Masses &masses, Pushes &pushes) const override {
        for (std::size_t i = 0; i < masses.size(); i++) pushes[i].y -= strength;
    }
    double strength;
};

class Drag : public Force {
  public:
    explicit Drag(double damping) : damping(damping) {}
    void add(const Masses &masses, Pushes &pushes) const override {
        for (std::size_t i = 0; i < masses.size(); i++) {
            pushes[i].x -= damping * masses[i].vx;
            pushes[i].y -= damping * masses[i].vy;
        }
    }
    double damping;
};

class Spring : public Force {
  public:
    Spring(int from, int to, double stiffness, double length) : from(from), to(to), stiffness(stiffness), length(length) {}
    void add(const Masses &masses, Pushes &pushes) const override {
        double dx = masses[to].x - masses[from].x, dy = masses[to].y - masses[from].y;
        double now = std::sqrt(dx * dx + dy * dy), pull = stiffness * (now - length) / now;
        pushes[from].x += pull * dx;
        pushes[from].y += pull * dy;
        pushes[to].x -= pull * dx;
        pushes[to].y -= pull * dy;
    }
    int from, to;
    double stiffness, length;
};

struct System {
    std::vector<std::unique_ptr<Force>> forces;
    Gravity *gravity;
    Drag *drag;
    std::vector<Spring *> springs;

    System(int masses, double strength, double damping, double stiffness, double length) {
        gravity = keep(std::make_unique<Gravity>(strength));
        drag = keep(std::make_unique<Drag>(damping));
        for (int i = 0; i + 1 < masses; i++)
            springs.push_back(keep(std::make_unique<Spring>(i, i + 1, stiffness, length)));
    }

  private:
    template <typename T> T *keep(std::unique_ptr<T> force) {
        T *found = force.get();
        forces.push_back(std::move(force));
        return found;
    }
};

static constexpr int COUNT = 6, STEPS = 200;
static constexpr double STEP = 0.01;

static Masses chain() {
    Masses found;
    for (int i = 0; i < COUNT; i++) found.push_back({0.5 * i, 0, 0, 0});
    return found;
}

// The chain after some time; its first mass is held.
static void simulate(const System &system, Masses &masses) {
    Pushes pushes(masses.size());
    for (int step = 0; step < STEPS; step++) {
        for (Push &push : pushes) push = {0, 0};
        for (const auto &force : system.forces) force->add(masses, pushes);
        for (std::size_t i = 1; i < masses.size(); i++) {
            masses[i].vx += STEP * pushes[i].x;
            masses[i].vy += STEP * pushes[i].y;
            masses[i].x += STEP * masses[i].vx;
            masses[i].y += STEP * masses[i].vy;
        }
    }
}

static double misfit(const System &system, const Masses &observed) {
    Masses masses = chain();
    simulate(system, masses);
    double sum = 0;
    for (std::size_t i = 0; i < masses.size(); i++) {
        double dx = masses[i].x - observed[i].x, dy = masses[i].y - observed[i].y;
        sum += dx * dx + dy * dy;
    }
    return sum;
}

int main() {
    const System truth(COUNT, 9.81, 0.8, 60, 0.5);
    Masses observed = chain();
    simulate(truth, observed);

    System system(COUNT, 9.81, 0.3, 45, 0.45), gradient(COUNT, 0, 0, 0, 0);
    auto value = [&] { return misfit(system, observed); };
    autodiff<Reverse>(misfit, Duplicated<const System &>{system, gradient}, Const<const Masses &>{observed});
    Check check;
    check.compare("gravity", gradient.gravity->strength, difference(value, system.gravity->strength));
    check.compare("damping", gradient.drag->damping, difference(value, system.drag->damping));
    check.compare("first spring", gradient.springs[0]->stiffness, difference(value, system.springs[0]->stiffness));
    check.compare("its length", gradient.springs[0]->length, difference(value, system.springs[0]->length));
    check.compare("last spring", gradient.springs[4]->stiffness, difference(value, system.springs[4]->stiffness));
    check.compare("its length", gradient.springs[4]->length, difference(value, system.springs[4]->length));
    return check.verdict();
}
