/* Records that are moved whole, in which a number lies where no member is read or written: it comes there at an offset
   that only the running program knows, in one of many ways, and is read in a buffer. */
#include "check.h"

typedef struct record record;
struct record { record *next, *other; int key; unsigned char tag; unsigned char payload[16]; };
typedef union { double d; const char *s; } word;
enum { RECORDS = 3 };
static unsigned char buffer[512];
static record *kept;
int off = 21, ways;

NOINLINE static void put(record *r, int key, double v) {
    r->key = key;
    r->tag = 3;
    memcpy(r->payload + 8, &v, 8);
}
NOINLINE static double get(const record *r) {
    double v;
    memcpy(&v, r->payload + 8, 8);
    return v;
}
NOINLINE static double number_at(const unsigned char *b) {
    double v;
    memcpy(&v, b, 8);
    return v;
}
NOINLINE static void put_word(record *r, const word *u) { memcpy((char *)r + off, u, 8); }
NOINLINE static void put_bytes(record *r, const word *u) {
    char *place = (char *)r + off;
    for (int k = 0; k < 8; k++) place[k] = ((const char *)u)[k];
}
NOINLINE static void put_number(record *r, double v) { memcpy((char *)r + off, &v, 8); }
NOINLINE static void put_parts(record *r, const word *u) {
    char *place = (char *)r + off;
    memcpy(place, u, 4);
    memcpy(place + 4, (const char *)u + 4, 4);
}

#define FUNCTION(name, step, ...)                                                                 \
    static double name(double *x) {                                                               \
        size_t used = 3;                                                                          \
        double s = 0;                                                                             \
        for (int j = 0; j < RECORDS; j++) {                                                       \
            record e = {0};                                                                       \
            word u;                                                                               \
            put(&e, j, x[j] * x[j]);                                                              \
            if (ways > 100) u.s = "text", e.next = kept;                                          \
            else u.d = sin(x[j]);                                                                 \
            __VA_ARGS__;                                                                          \
            memcpy(buffer + used, &e, sizeof e);                                                  \
            used += sizeof e + (step) * j;                                                        \
            if (ways > 100) memcpy(buffer + used, &kept, 8);                                     \
        }                                                                                         \
        used = 3;                                                                                 \
        for (int j = 0; j < RECORDS; j++) {                                                       \
            record got;                                                                           \
            memcpy(&got, buffer + used, sizeof got);                                              \
            s += get(&got) * (1 + number_at(buffer + used + off));                                \
            used += sizeof got + (step) * j;                                                      \
        }                                                                                         \
        return s;                                                                                 \
    }                                                                                             \
    TEST_REVERSE(name)                                                                            \
    double __enzyme_fwddiff_##name(void *, ...);                                                  \
    static double name##_forward(double *x, double *dx) {                                         \
        return __enzyme_fwddiff_##name((void *)name, enzyme_dup, x, dx);                          \
    }

FUNCTION(by_word, 1, put_word(&e, &u))
FUNCTION(by_bytes, 1, put_bytes(&e, &u))
FUNCTION(by_number, 3, put_number(&e, u.d))
FUNCTION(by_parts, 1, put_parts(&e, &u))

#define RUN(name) failures += check(RECORDS, x, 1e-8, name, name##_reverse, name##_forward)

int main(void) {
    const double x[RECORDS] = {0.5, 1.25, -0.75};
    RUN(by_word), RUN(by_bytes), RUN(by_number), RUN(by_parts);
    return failures != 0;
}
