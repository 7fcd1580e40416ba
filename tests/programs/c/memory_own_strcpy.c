/* Text beside numbers, copied by loops of the program's own. */
#include "check.h"

struct info {
    char status[32];
    int steps;
    double value, rest;
    double last;
};
static const char *const messages[] = {"solved", "solved inaccurately", "not solved"};

static NOINLINE void copy_by_index(char to[], const char from[]) {
    int i = 0;
    while (1) {
        to[i] = from[i];
        if (to[i] == '\0') break;
        i++;
    }
}
static NOINLINE char *copy_by_pointer(char *to, const char *from) {
    while ((*to++ = *from++));
    return to - 1;
}
static void say(struct info *info, int which) { copy_by_index(info->status, messages[which]); }

static NOINLINE void step(struct info *info, const double *x, int k) {
    info->value = info->value * x[k] + x[0];
    info->rest += info->value * x[1];
    info->steps++;
    say(info, info->value > 0.6 ? 0 : k);
    info->last = info->rest * x[2] + strlen(info->status);
}

static double f(double *x) {
    struct info *info = calloc(2, sizeof *info);
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        step(info, x, k);
        char line[16];
        char *end = copy_by_pointer(line, info->status[0] == 'n' ? "no" : "yes");
        copy_by_pointer(line, line + 1); /* over itself */
        info[1].value += info->last * (end - line + line[0]);
        info[1].last = info[1].value * x[k];
        sum += info[1].last;
    }
    sum += info->steps * info->rest;
    free(info);
    return sum;
}
TEST(f, 0.5, 0.25, 0.7)
