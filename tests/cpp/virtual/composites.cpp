// Objects of a base class, some of which hold a list of others of it, all in shared pointers: counts of owners lie
// beside numbers behind pointers that lead to any of them.
#include "check.hpp"
#include <iostream>
#include <memory>
#include <vector>

struct Law {
    virtual ~Law() = default;
    virtual double strain(double stress) const = 0;
};

struct Linear : Law {
    double modulus;
    explicit Linear(double m) : modulus(m) {}
    double strain(double stress) const override { return stress / modulus; }
};

struct Hardening : Law {
    double modulus, power;
    Hardening(double m, double p) : modulus(m), power(p) {}
    double strain(double stress) const override { return pow(stress / modulus, power); }
};

struct Found {
    double stress;
    std::shared_ptr<Law> law;
};

struct Part {
    virtual ~Part() = default;
    virtual bool find(double load, Found &found) const = 0;
};

struct Bar : Part {
    double area;
    std::shared_ptr<Law> law;
    Bar(double a, std::shared_ptr<Law> l) : area(a), law(std::move(l)) {}
    bool find(double load, Found &found) const override {
        if (load / area > 3) return false;
        found.stress = load / area;
        found.law = law;
        return true;
    }
};

struct Frame : Part {
    std::vector<std::shared_ptr<Part>> parts;
    bool find(double load, Found &found) const override {
        Found here;
        bool any = false;
        double greatest = 0;
        for (const auto &part : parts)
            if (part->find(load, here) && here.stress > greatest) {
                any = true;
                greatest = here.stress;
                found = here;
            }
        return any;
    }
};

static double stretched(double load, int depth, const Part &part) {
    Found found;
    if (depth == 0 || !part.find(load, found)) return load;
    double strain = found.law->strain(found.stress);
    return strain + stretched(load + 0.3 * strain, depth - 1, part);
}

static double frame(double *x) {
    Frame outer;
    auto inner = std::make_shared<Frame>();
    auto soft = std::make_shared<Linear>(x[0]);
    inner->parts.push_back(std::make_shared<Bar>(0.9, soft));
    inner->parts.push_back(std::make_shared<Bar>(0.4, std::make_shared<Hardening>(x[1], 1.3)));
    outer.parts.push_back(inner);
    outer.parts.push_back(std::make_shared<Bar>(0.7 + 0.1 * x[2], soft));
    return stretched(x[2], 4, outer);
}
GRADIENT(frame, 1.9, 1.4, 0.6)
