/* Every kind of transform of FFTW in every way that it is planned and executed, against differences: in place and not,
 * sizes even and odd, strides, many at once; in SINGLE precision, and with SECOND_ORDER derivatives. */
#include <fftw3.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef SINGLE
typedef float Real;
#define F(name) fftwf_##name
#define H 0.05
#define TOLERANCE 5e-3
#else
typedef double Real;
#define F(name) fftw_##name
#define H 1e-3
#define TOLERANCE 1e-7
#endif
typedef F(complex) Complex;

extern int enzyme_const, enzyme_dup;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

enum { C2C, R2C, C2R, R2R };
enum { BASIC, SIZED, MANY, GURU, GURU64, NEW_ARRAYS, WAYS };
enum { ROOM = 400 };

typedef struct {
    int type, way, rank, n[3], howmany, in_place, istride, idist, ostride, odist, sign, kinds[3], in, out;
    unsigned flags;
    F(plan) plan;
} Case;

static F(plan) planned(const Case *c, Real *x, Real *y) {
    F(iodim) dims[3], many = {c->howmany, c->idist, c->odist};
    F(iodim64) dims64[3], many64 = {c->howmany, c->idist, c->odist};
    F(r2r_kind) kinds[3] = {c->kinds[0], c->kinds[1], c->kinds[2]};
    int is = c->istride, os = c->ostride, padded = 2 * (c->n[c->rank - 1] / 2 + 1);
    for (int d = c->rank - 1; d >= 0; d--) {
        int last = d == c->rank - 1, half = c->n[d] / 2 + 1;
        dims[d] = (F(iodim)){c->n[d], is, os};
        dims64[d] = (F(iodim64)){c->n[d], is, os};
        is *= last && c->type == C2R ? half : last && c->type == R2C && c->in_place ? padded : c->n[d];
        os *= last && c->type == R2C ? half : last && c->type == C2R && c->in_place ? padded : c->n[d];
    }
    Complex *cx = (Complex *)x, *cy = (Complex *)y;
    const int *n = c->n;
    unsigned flags = c->flags;
#define PLAN(name, X, Y, ...)                                                                                          \
    switch (c->way) {                                                                                                  \
    case BASIC: return F(plan_##name)(c->rank, n, X, Y, ##__VA_ARGS__, flags);                                         \
    case GURU: return F(plan_guru_##name)(c->rank, dims, 1, &many, X, Y, ##__VA_ARGS__, flags);                        \
    case GURU64: return F(plan_guru64_##name)(c->rank, dims64, 1, &many64, X, Y, ##__VA_ARGS__, flags);                \
    case SIZED: break;                                                                                                 \
    default:                                                                                                           \
        return F(plan_many_##name)(c->rank, n, c->howmany, X, NULL, c->istride, c->idist, Y, NULL, c->ostride,         \
                                   c->odist, ##__VA_ARGS__, flags);                                                    \
    }
#define PLAN_SIZED(name, X, Y, ...)                                                                                    \
    if (c->rank == 1) return F(plan_##name##_1d)(n[0], X, Y, ##__VA_ARGS__, flags);                                    \
    if (c->rank == 2) return F(plan_##name##_2d)(n[0], n[1], X, Y, ##__VA_ARGS__, flags);                              \
    return F(plan_##name##_3d)(n[0], n[1], n[2], X, Y, ##__VA_ARGS__, flags)
    if (c->type == C2C) {
        PLAN(dft, cx, cy, c->sign)
        PLAN_SIZED(dft, cx, cy, c->sign);
    }
    if (c->type == R2C) {
        PLAN(dft_r2c, x, cy)
        PLAN_SIZED(dft_r2c, x, cy);
    }
    if (c->type == C2R) {
        PLAN(dft_c2r, cx, y)
        PLAN_SIZED(dft_c2r, cx, y);
    }
    PLAN(r2r, x, y, kinds)
    if (c->rank == 1) return F(plan_r2r_1d)(n[0], x, y, kinds[0], flags);
    if (c->rank == 2) return F(plan_r2r_2d)(n[0], n[1], x, y, kinds[0], kinds[1], flags);
    return F(plan_r2r_3d)(n[0], n[1], n[2], x, y, kinds[0], kinds[1], kinds[2], flags);
}

static void transform(const Case *c, Real *x, Real *y) {
    F(plan) p = c->way == NEW_ARRAYS ? c->plan : planned(c, x, y);
    switch (c->type) {
    case C2C: F(execute_dft)(p, (Complex *)x, (Complex *)y); break;
    case R2C: F(execute_dft_r2c)(p, x, (Complex *)y); break;
    case C2R: F(execute_dft_c2r)(p, (Complex *)x, y); break;
    default: F(execute_r2r)(p, x, y);
    }
    if (c->way != NEW_ARRAYS) F(destroy_plan)(p);
}

static double value(const Case *c, const Real *given) {
    Real *x = F(malloc)(ROOM * sizeof(Real)), *y = c->in_place ? x : F(alloc_real)(ROOM);
    double sum = 0;
    for (int i = 0; i < ROOM; i++) x[i] = given[i], y[i] = c->in_place ? y[i] : given[ROOM + i];
    transform(c, x, y);
    int row = c->n[c->rank - 1], padded = 2 * (row / 2 + 1), gaps = c->in_place && c->type == C2R;
    for (int i = 0; i < c->out; i++)
        if (!gaps || i % padded < row) sum += (i % 5 - 1.75) * y[i] + y[i] * y[i] / 64;
    if (!c->in_place) {
        for (int i = c->out; i < ROOM; i++) sum += y[i] * y[i];
        for (int i = 0; c->type != C2R && i < c->in; i++) sum += x[i] * y[i % c->out];
    }
    F(free)(x);
    if (!c->in_place) F(free)(y);
    return sum;
}

static void gradient(const Case *c, const Real *x, Real *dx) {
    __enzyme_autodiff((void *)value, enzyme_const, c, enzyme_dup, x, dx);
}

static unsigned long state = 7;
static int checked, wrong;
static double uniform(void) {
    state = state * 6364136223846793005ul + 1442695040888963407ul;
    return (double)(state >> 11) / (1ul << 52) - 1;
}

static void judge(const Case *c, const char *what, double is, double should) {
    checked++;
    if (fabs(is - should) <= TOLERANCE * (1 + fabs(should))) return;
    if (wrong++ < 20)
        printf("%s: type %d way %d rank %d (%d %d %d) many %d in place %d strides %d %d kinds %d %d: %.10g, not %.10g\n",
               what, c->type, c->way, c->rank, c->n[0], c->n[1], c->n[2], c->howmany, c->in_place, c->istride,
               c->ostride, c->kinds[0], c->kinds[1], is, should);
}

static double slope(const Case *c, const Real *x, const Real *v, double by, const Real *along) {
    Real moved[2 * ROOM], d[2 * ROOM] = {0};
    double sum = 0;
    for (int i = 0; i < 2 * ROOM; i++) moved[i] = x[i] + by * v[i];
    if (along == NULL) return value(c, moved);
    gradient(c, moved, d);
    for (int i = 0; i < 2 * ROOM; i++) sum += (double)d[i] * along[i];
    return sum;
}

static void check(Case *c) {
    Real x[2 * ROOM], v[2 * ROOM], w[2 * ROOM], d[2 * ROOM] = {0}, dd[2 * ROOM] = {0};
    int points = c->howmany, in = 1, out = 1;
    for (int d = 0; d < c->rank; d++) {
        int last = d == c->rank - 1, half = c->n[d] / 2 + 1;
        in *= last && c->type == C2R ? half : last && c->type == R2C && c->in_place ? 2 * half : c->n[d];
        out *= last && c->type == R2C ? half : last && c->type == C2R && c->in_place ? 2 * half : c->n[d];
    }
    c->idist = in * c->istride, c->odist = out * c->ostride;
    c->in = points * c->idist * (c->type == C2C || c->type == C2R ? 2 : 1);
    c->out = points * c->odist * (c->type == C2C || c->type == R2C ? 2 : 1);
    if (c->in > ROOM || c->out > ROOM) exit(2);
    for (int i = 0; i < 2 * ROOM; i++) x[i] = uniform(), v[i] = uniform(), w[i] = uniform();
    Real room[ROOM], other[ROOM];
    c->plan = c->way == NEW_ARRAYS ? planned(c, room, c->in_place ? room : other) : NULL;
    double should = (slope(c, x, v, H, NULL) - slope(c, x, v, -H, NULL)) / (2 * H);
    judge(c, "reverse", slope(c, x, v, 0, v), should);
    judge(c, "forward", __enzyme_fwddiff((void *)value, enzyme_const, c, enzyme_dup, x, v), should);
#ifdef SECOND_ORDER
    __enzyme_fwddiff((void *)gradient, enzyme_const, c, enzyme_dup, x, v, enzyme_dup, d, dd);
    double is = 0;
    for (int i = 0; i < 2 * ROOM; i++) is += (double)dd[i] * w[i];
    judge(c, "second", is, (slope(c, x, v, H, w) - slope(c, x, v, -H, w)) / (2 * H));
#endif
    (void)w, (void)d, (void)dd;
    if (c->plan) F(destroy_plan)(c->plan);
}

int main(void) {
    static const int sizes[][3] = {{1, 1, 1}, {2, 3, 2}, {4, 2, 3}, {5, 4, 3}, {8, 3, 2}};
    for (int type = C2C; type <= R2R; type++)
        for (int way = BASIC; way < WAYS; way++)
            for (int rank = 1; rank <= 3; rank++)
                for (int size = 0; size < 5; size++)
                    for (int in_place = 0; in_place < 2; in_place++)
                        for (int kind = 0; kind < (type == R2R ? 11 : type == C2C ? 2 : 1); kind++) {
                            Case c = {.type = type, .way = way, .rank = rank, .in_place = in_place, .howmany = 1};
                            int strided = way >= MANY && rank < 3 && size < 4;
                            memcpy(c.n, sizes[size], sizeof c.n);
                            c.sign = kind ? FFTW_BACKWARD : FFTW_FORWARD;
                            c.istride = c.ostride = 1;
                            for (int d = 0; d < 3; d++) c.kinds[d] = (kind + 3 * d) % 11;
                            for (int d = 0; d < rank; d++) /* this one has no size of one */
                                if (c.kinds[d] == FFTW_REDFT00 && c.n[d] == 1) c.n[d] = 2;
                            if (strided) c.howmany = 2, c.istride = 2, c.ostride = in_place ? 2 : 3;
                            if (type == C2R && in_place) c.howmany = 1, c.istride = c.ostride = 1;
                            if (type == R2C && in_place) c.istride = c.ostride = 1;
                            c.flags = way == NEW_ARRAYS ? FFTW_ESTIMATE | FFTW_UNALIGNED
                                      : size == 2       ? FFTW_MEASURE
                                                        : FFTW_ESTIMATE;
                            check(&c);
                        }
    printf("%d checked, %d wrong\n", checked, wrong);
    return wrong != 0 || checked == 0;
}
