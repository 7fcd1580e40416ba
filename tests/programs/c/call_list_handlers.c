/* A reporter with variable arguments that calls handlers by pointers: one counts and keeps the text, one changes the
 * numbers at work. The text is made twice of one list, and by a function that copies the list it is given. */
#include <stdarg.h>
#include "check.h"

struct model;
typedef void Handler(struct model *, int code, const char *text, void *data);
struct link { Handler *call; void *data; struct link *next; };
struct model { double x, scale, *table; int failed; struct link *handlers; char *name; };

static int counted;
static char last[80];

static void count(struct model *m, int code, const char *text, void *data) {
    m->failed += code;
    ++*(int *)data;
    strncpy(last, text, sizeof last - 1);
}

static void damp(struct model *m, int code, const char *text, void *data) {
    m->scale *= 0.5 + 0.1 * m->x * m->table[code];
    if (strlen(text) > 2) m->failed++;
}

static NOINLINE char *format(const char *form, va_list list) {
    va_list again;
    va_copy(again, list);
    int length = vsnprintf(NULL, 0, form, again);
    va_end(again);
    char *text = malloc(length + 1);
    vsnprintf(text, length + 1, form, list);
    return text;
}

static NOINLINE void report(struct model *m, int code, const char *form, ...) {
    va_list list;
    va_start(list, form);
    char *text = format(form, list);
    va_end(list);
    va_start(list, form);
    int length = vsnprintf(NULL, 0, form, list);
    va_end(list);
    m->failed += length == (int)strlen(text);
    for (struct link *k = m->handlers; k; k = k->next) k->call(m, code, text, k->data);
    free(text);
}

static double f(double *x) {
    double table[] = {1, x[1], x[0]};
    struct model m = {x[0], 1, table, 0, NULL, "f"};
    struct link second = {damp, NULL, NULL}, first = {count, &counted, &second};
    m.handlers = &first;
    for (int i = 0; i < 3; i++) {
        m.scale *= m.x;
        if (m.x < 2) report(&m, 2, "step %d of %s: %g, %g %p", i, m.name, m.x, x[1], (void *)&m);
        m.x += sin(m.x) * table[1];
    }
    report(&m, 1, "over");
    return m.scale * m.x + m.failed + (last[0] == 'o');
}

TEST(f, 0.7, 0.4)
