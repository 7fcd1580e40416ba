/* The equations of roots.c, solved by threads that the program starts: as many as OMP_NUM_THREADS says. Each takes pieces
   of 64 equations from a counter, and adds to the sum under a mutex. */
#include "../c/bench.h"
#include <pthread.h>

void __enzyme_autodiff(void *, ...);

enum { COUNT = 4000, PIECE = 64, MOST = 16 };

typedef struct {
    const double *a;
    double sum;
    int next;
    pthread_mutex_t lock;
} work;

static int threads = 1;

static void *solve(void *given) {
    work *w = given;
    double sum = 0;
    for (;;) {
        int from = __atomic_fetch_add(&w->next, PIECE, __ATOMIC_RELAXED);
        if (from >= COUNT) break;
        for (int i = from; i < from + PIECE && i < COUNT; i++) {
            double r = 1;
            for (int step = 0; step < 12; step++)
                r -= (r * exp(w->a[i] * r) - 2) / ((1 + w->a[i] * r) * exp(w->a[i] * r));
            sum += r * r;
        }
    }
    pthread_mutex_lock(&w->lock);
    w->sum += sum;
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

ENTRY static void objective(const double *a, double *result) {
    work w = {a, 0, 0, PTHREAD_MUTEX_INITIALIZER};
#ifdef _OPENMP
    pthread_t thread[MOST];
    for (int k = 0; k < threads; k++) pthread_create(&thread[k], NULL, solve, &w);
    for (int k = 0; k < threads; k++) pthread_join(thread[k], NULL);
#else
    solve(&w);
#endif
    *result = w.sum;
}

static double a[COUNT];

static double primal(void) {
    double result = 0;
    objective(a, &result);
    return result;
}

static void gradient(double *g) {
    double result = 0, seed = 1;
    memset(g, 0, sizeof a);
    __enzyme_autodiff((void *)objective, enzyme_dup, a, g, enzyme_dup, &result, &seed);
}

static double *input(int i) { return &a[i]; }

int main(int argc, char **argv) {
    const char *said = getenv("OMP_NUM_THREADS");
    if (said && atoi(said) > 0 && atoi(said) <= MOST) threads = atoi(said);
    for (int i = 0; i < COUNT; i++) a[i] = 0.5 + bench_random();
    Kernel kernel = {"threads", "4000 equations, 12 steps", COUNT, COUNT, primal, gradient, input, NULL, 0};
    return run(kernel, argc, argv);
}
