/* Gradients in several threads at once: of constants that all of them read, and of workspaces that each has made. */
#include "check.h"

#include <pthread.h>

static const double table[2] = {1.5, -0.5};
static _Thread_local double *work, *spare;

static double f(double *x, const double *given) {
    const double *rows[3] = {x, table, given};
    double sum = x[1];
    for (int i = 0; i < 6; i++) {
        work[i] = rows[i % 3][i & 1] * x[0] + sum;
        sum = sin(work[i]) + (i ? work[i - 1] : 0);
    }
    return sum;
}

double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);

static void *differentiate(void *argument) {
    double first = *(double *)argument, given[2] = {0.3, 0.4};
    spare = calloc(8, sizeof *spare);
    work = calloc(first > 0.2 ? 8 : 6, sizeof *work);
    for (int turn = 0; turn < 40; turn++) {
        double x[2] = {first + 1e-3 * turn, 0.2}, unit[2] = {1, 0}, dx[2] = {0, 0}, was = x[0], wanted;
        double forward = __enzyme_fwddiff((void *)f, enzyme_dup, x, unit, enzyme_const, given);
        __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, given);
        x[0] = was + 1e-4;
        wanted = f(x, given);
        x[0] = was - 1e-4;
        wanted = (wanted - f(x, given)) / 2e-4;
        if (fabs(forward - wanted) > 1e-5 || fabs(dx[0] - wanted) > 1e-5) *(double *)argument = -1;
        double *swapped = work;
        if (first > 0.2) work = spare, spare = swapped;
    }
    free(work);
    free(spare);
    return NULL;
}

int main(void) {
    pthread_t threads[4];
    double first[4] = {0.1, 0.2, 0.3, 0.4};
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, differentiate, &first[i]);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
    for (int i = 0; i < 4; i++) expect("right in its thread", first[i], 0.1 * (i + 1));
    return finish();
}
