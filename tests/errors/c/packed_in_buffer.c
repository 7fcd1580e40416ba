/* A number at 12 of a packed record: a buffer of bytes in which records lie knows of words at 8 and 16. */
void __enzyme_autodiff(void *, ...);
#pragma pack(4)
typedef struct { const char *name; int key; double v; } record;
#pragma pack()
static unsigned char buffer[1024] __attribute__((aligned(16)));
static long used;
static double f(const double *x) {
    record *r = (record *)(buffer + used);
    used += 3 * sizeof *r;
    for (int i = 0; i < 2; i++) r[i] = (record){"", 7 - i, x[i] * x[0]};
    for (int i = 1; i < 2 && r[i].key < r[i - 1].key; i++) { r[2] = r[i]; r[i] = r[i - 1]; r[i - 1] = r[2]; }
    return r[0].v * r[1].v;
}
void gradient(const double *x, double *d) { __enzyme_autodiff((void *)f, x, d); }
/* expected: [EZ0301] */
