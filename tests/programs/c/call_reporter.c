/* Reports on paths that carry no derivative: functions with variable arguments that write into a text of the struct at
 * work, count, log and stop a clock; one formats by another, which is given the list. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#include "check.h"

struct model {
    double rate, level[3];
    int failed;
    char text[80];
    double seconds;
};

static char last[80];

static NOINLINE void format(char *to, size_t size, const char *form, va_list list) {
    int length = vsnprintf(to, size, form, list);
    if (length >= (int)size) strcpy(to + size - 4, "...");
}

static NOINLINE int report(struct model *m, const char *where, const char *form, ...) {
    va_list list;
    char line[60];
    va_start(list, form);
    format(line, sizeof line, form, list);
    va_end(list);
    snprintf(m->text, sizeof m->text, "%s: %s (%s)", where, line, strerror(ENOMEM));
    strncpy(last, m->text, sizeof last - 1);
    m->failed++;
    if (getenv("CALL_REPORTER_LOGS")) fprintf(stderr, "%s\n", m->text);
    return m->failed;
}

static double now(void) {
    struct timespec t;
    struct rusage used;
    clock_gettime(CLOCK_MONOTONIC, &t);
    getrusage(RUSAGE_SELF, &used);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static NOINLINE double step(struct model *m, int k) {
    double start = now();
    if (m->level[k] < 0) report(m, "step", "level %d is %g, below zero at a rate of %g", k, m->level[k], m->rate);
    m->level[(k + 1) % 3] += m->rate * m->level[k] * m->level[k];
    m->seconds += now() - start;
    return m->level[k] * m->rate;
}

static double f(double *x) {
    struct model m = {.rate = x[0], .level = {x[1], x[2], -x[1] * x[2]}};
    double sum = 0;
    for (int k = 0; k < 9; k++) sum += step(&m, k % 3) * (k + 1);
    if (m.failed > 0 && m.text[0] == 's' && last[0] == 's') sum += m.failed * m.rate;
    return sum;
}

TEST(f, 0.3, 0.5, 0.25)
