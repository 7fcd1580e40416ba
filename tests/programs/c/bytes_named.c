/* Records with a name and a number, one behind the other in a buffer of bytes, each behind its length. The reverse sweep
   takes the adjoints of a record out of a buffer of words, where addresses of names lie as well, by places that it has
   kept, which are not those by which they were put there. */
#include "check.h"

enum { COUNT = 5 };
typedef struct Record { struct Record *next; const char *name; double number; } Record;

static NOINLINE void fill(Record *r, int key, double number) {
    r->name = key & 1 ? "odd" : "even";
    r->number = number;
}

static NOINLINE void run(const double *in, double *out) {
    static unsigned char buffer[512];
    size_t used = 0;
    for (int j = 0; j < COUNT; j++) {
        Record e = {0};
        fill(&e, 10 - j, in[j % 3]);
        uint32_t length = sizeof e + (uint32_t)j;
        memcpy(buffer + used, &length, sizeof length);
        used += sizeof length;
        memcpy(buffer + used, &e, sizeof e);
        used += length;
    }
    double sum = 0;
    for (size_t at = 0; at < used;) {
        uint32_t length;
        Record e;
        memcpy(&length, buffer + at, sizeof length);
        at += sizeof length;
        memcpy(&e, buffer + at, sizeof e);
        at += length;
        sum += e.number * e.number * (e.name[0] == 'o' ? 2 : 1);
    }
    *out = sum;
}

static double f(double *x) {
    double sum;
    run(x, &sum);
    return sum;
}

TEST(f, 0.75, 1.25, 1.5)
