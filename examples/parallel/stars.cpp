// Stars that attract each other: with which speeds did they start, if this is where they are seen in the end?
//
// Forces are computed by several threads, each for stars of its own, from the places of all: what one thread reads, all
// read, so that in the reverse sweep they add to the same derivatives. The gradient is used as it would be in earnest,
// for some steps of gradient descent.
#include <enzyme/enzyme>

#include <vector>

#include "../cpp/check.hpp"

using enzyme::Const, enzyme::Duplicated, enzyme::Reverse, enzyme::autodiff;

struct Star {
    double x, y, vx, vy;
};
using Stars = std::vector<Star>;

static void attract(Stars &stars, double time) {
    #pragma omp parallel for schedule(static)
    for (std::size_t i = 0; i < stars.size(); i++) {
        double ax = 0, ay = 0;
        for (std::size_t j = 0; j < stars.size(); j++) {
            double dx = stars[j].x - stars[i].x, dy = stars[j].y - stars[i].y;
            double near = dx * dx + dy * dy + 0.05;  // softened, so that no pair comes too near
            ax += dx / (near * std::sqrt(near));
            ay += dy / (near * std::sqrt(near));
        }
        stars[i].vx += time * ax;
        stars[i].vy += time * ay;
    }
}

static void move(Stars &stars, double time) {
    #pragma omp parallel for schedule(static)
    for (std::size_t i = 0; i < stars.size(); i++) {
        stars[i].x += time * stars[i].vx;
        stars[i].y += time * stars[i].vy;
    }
}

// How far the stars are from where they are seen, after some steps of the leapfrog scheme.
static double misfit(const Stars &start, const Stars &seen, int steps) {
    Stars stars = start;
    for (int step = 0; step < steps; step++) {
        move(stars, 0.005);
        attract(stars, 0.01);
        move(stars, 0.005);
    }
    double sum = 0;
    #pragma omp parallel for reduction(+ : sum)
    for (std::size_t i = 0; i < stars.size(); i++) {
        double dx = stars[i].x - seen[i].x, dy = stars[i].y - seen[i].y;
        sum += dx * dx + dy * dy;
    }
    return sum / 2;
}

int main() {
    constexpr int count = 24, steps = 40;
    Stars truth(count);
    for (int i = 0; i < count; i++) {
        double angle = 2 * M_PI * i / count, out = 1 + 0.3 * std::sin(5 * i);
        truth[i] = {out * std::cos(angle), out * std::sin(angle), -2 * std::sin(angle), 2 * std::cos(angle)};
    }
    Stars start = truth, seen = truth;
    for (int step = 0; step < steps; step++) {
        move(seen, 0.005);
        attract(seen, 0.01);
        move(seen, 0.005);
    }
    for (Star &star : start) star.vx = star.vy = 0;

    Check check;
    Stars gradient(count);
    double before = misfit(start, seen, steps);
    autodiff<Reverse>(misfit, Duplicated<const Stars &>{start, gradient}, Const<const Stars &>{seen}, Const{steps});
    auto value = [&] { return misfit(start, seen, steps); };
    check.compare("vx of star 0", gradient[0].vx, difference(value, start[0].vx));
    check.compare("vy of star 7", gradient[7].vy, difference(value, start[7].vy));
    check.compare("x of star 3", gradient[3].x, difference(value, start[3].x));

    for (int round = 0; round < 60; round++) {
        gradient.assign(count, Star{0, 0, 0, 0});
        autodiff<Reverse>(misfit, Duplicated<const Stars &>{start, gradient}, Const<const Stars &>{seen}, Const{steps});
        for (int i = 0; i < count; i++) {
            start[i].vx -= 2 * gradient[i].vx;
            start[i].vy -= 2 * gradient[i].vy;
        }
    }
    double after = misfit(start, seen, steps);
    std::printf("misfit %.3g, after 60 steps of gradient descent %.3g\n", before, after);
    return after < 0.02 * before ? check.verdict() : 1;
}
