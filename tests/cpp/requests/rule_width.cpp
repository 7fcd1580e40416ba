// Rules of the user's with enzyme_width: the gradient runs once for each derivative, on a tape of its own if it has one.
// Each rule gives ten times the truth, to see that it is the one that was used.
#include "check.hpp"
#include <stdlib.h>
#include <initializer_list>

template <class R = double, class... A> R __enzyme_autodiff(void *, A...);

extern "C" {
NOINLINE double square(double x) { return x * x; }
NOINLINE double square_augmented(double x) { return x * x; }
NOINLINE double square_gradient(double x, double seed) { return 20 * x * seed; }
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)square_augmented, (void *)square_gradient};

// A tape that the gradient releases.
struct Kept { double *tape; double primal; };
NOINLINE double head(const double *p) { return p[0] * p[1]; }
NOINLINE Kept head_augmented(const double *p, double *dp) {
    double *tape = (double *)malloc(2 * sizeof(double));
    tape[0] = p[1];
    tape[1] = p[0];
    return {tape, p[0] * p[1]};
}
NOINLINE void head_gradient(const double *p, double *dp, double seed, double *tape) {
    dp[0] += 10 * tape[0] * seed;
    dp[1] += 10 * tape[1] * seed;
    free(tape);
}
void *__enzyme_register_gradient_head[] = {(void *)head, (void *)head_augmented, (void *)head_gradient};

// An augmented function that changes memory runs once.
NOINLINE void triple(double *p) { *p = 3 * *p; }
NOINLINE void triple_augmented(double *p, double *dp) { *p = 3 * *p; }
NOINLINE void triple_gradient(double *p, double *dp) { *dp *= 30; }
void *__enzyme_register_gradient_triple[] = {(void *)triple, (void *)triple_augmented, (void *)triple_gradient};
}

static double of_square(double *x) { return square(x[0]) * x[1]; }
static double of_head(double *x) { return head(x) + head(x + 1); }
static double of_triple(double *x) { triple(x); return x[0] * x[1]; }
struct Four { double x0, x1, y0, y1; };
static double by_value(double x, double y) { return square(x) * y; }

TEST(a_rule_without_tape) {
    double x[2] = {3, 5}, d[2] = {0}, e[2] = {0};
    __enzyme_autodiff<void>((void *)of_square, enzyme_width, 2, enzyme_dup, x, d, e);
    for (double *found : {d, e}) {
        EXPECT(found[0], 300);
        EXPECT(found[1], 9);
    }
}

TEST(seeds_of_their_own) {
    Four r = __enzyme_autodiff<Four>((void *)by_value, enzyme_width, 2, 3.0, 5.0);
    EXPECT(r.x0, 300);
    EXPECT(r.x1, 300);
    EXPECT(r.y1, 9);
}

TEST(a_tape_for_each) {
    double x[3] = {3, 5, 7}, d[3] = {0}, e[3] = {1, 1, 1};
    __enzyme_autodiff<void>((void *)of_head, enzyme_width, 2, enzyme_dup, x, d, e);
    EXPECT(d[0], 50);
    EXPECT(d[1], 100);
    EXPECT(d[2], 50);
    EXPECT(e[1], 101);
}

TEST(one_run_of_what_changes_memory) {
    double x[2] = {3, 5}, d[2] = {0}, e[2] = {0};
    __enzyme_autodiff<void>((void *)of_triple, enzyme_width, 2, enzyme_dup, x, d, e);
    EXPECT(x[0], 9);
    EXPECT(d[0], 150);
    EXPECT(e[0], 150);
    EXPECT(e[1], 9);
}
