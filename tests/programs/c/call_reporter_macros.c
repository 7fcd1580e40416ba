/* Reports on paths that are not taken, by macros: a function with variable arguments writes into a text that lies beside
 * the numbers at work, which are printed, and is given that text as well. */
#include <stdarg.h>
#include <stdlib.h>
#include "check.h"
typedef char Text[256];
struct model { double rate, level[3]; int steps; Text message; double *table; };
void protect(char *to, char *form, ...) {
    va_list list;
    va_start(list, form);
    vsnprintf(to, 256, form, list);
    va_end(list);
}
#define REPORT(to, ...) { Text line; protect(line, __VA_ARGS__); protect(to, "%s(L:%d): %s", __func__, __LINE__, line); }
#define TRY(call, to) { if (call) { REPORT(to, "in %s: %s", #call, to); return 1; } }
#define CHECK(condition, to, ...) { if (condition) { REPORT(to, __VA_ARGS__); return 1; } }
#define PRINT(to, ...) do { int size = snprintf(NULL, 0, __VA_ARGS__); snprintf(to, size + 1, __VA_ARGS__); } while (0)
static NOINLINE int hunt(double *table, int n, double at, int *found, char *message) {
    if (at < table[0] || at > table[n - 1]) {
        PRINT(message, "%s(L:%d) %e is outside of %e to %e", __func__, __LINE__, at, table[0], table[n - 1]);
        return 1;
    }
    int low = 0, high = n - 1;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (at < table[middle]) high = middle;
        else low = middle;
    }
    *found = low;
    return 0;
}
static NOINLINE int step(struct model *m, double *t) {
    CHECK(m->rate < 0, m->message, "the rate %g is less than 0 in step %d", m->rate, m->steps);
    for (int i = 0; i < 3; i++) m->level[i] += m->rate * t[i] * m->level[(i + 1) % 3];
    m->steps++;
    return 0;
}
static NOINLINE int solve(struct model *m) {
    m->table = malloc(6 * sizeof(double));
    CHECK(!m->table, m->message, "no memory for %s", "table");
    for (int i = 0; i < 6; i++) m->table[i] = i * m->level[0] + i * m->rate;
    for (int i = 0; i < 4; i++) TRY(step(m, m->table + i % 3), m->message);
    int at;
    TRY(hunt(m->table, 6, 2.5 * m->level[0], &at, m->message), m->message);
    m->level[1] *= m->table[at];
    return 0;
}
static double f(double *x) {
    struct model m = {.rate = x[0], .level = {x[1], x[2], x[1] * x[2]}};
    if (solve(&m)) { printf("%s\n", m.message); exit(1); }
    double r = m.level[0] + m.level[1] * m.level[2];
    free(m.table);
    return r;
}
TEST(f, 0.3, 0.5, 0.25)
