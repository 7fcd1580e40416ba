/* Functions of every kind whose derivatives can be exported. */
#include "models.h"
#include <math.h>

double polynomial(double x, int n) {
    double y = 0, power = 1;
    for (int i = 1; i <= n; i++) y += (power *= x) / i;
    return y;
}
float mixed(float a, double b, short k, bool flag, unsigned char byte, signed char small) {
    return (flag ? a * b : a + b) * k + byte * a * a - small * sinf(b);
}
float three(float a, float b, float c) { return a * b * c + a; }
double many(double a, double b, double c) { return sin(a) * b + exp(b * c); }
void outputs(const double *x, double *y, double *sum, long n) {
    double total = 0;
    for (long i = 0; i < n; i++) total += y[i] = x[i] * x[i] + y[i] * x[(i + 1) % n];
    *sum = total * total;
}
double energy(struct system *s, const double *shift) {
    double total = 0;
    for (int i = 0; i < s->n; i++) {
        double dx = s->points[i].x - shift[0], dy = s->points[i].y - shift[1];
        total += s->weights[i] * sqrt(1 + dx * dx + dy * dy);
        s->points[i].x = total; /* the caller sees it */
    }
    return total * s->scale;
}
double *pick(double *a, double *b, int which) {
    a[0] *= b[0];
    return which ? a : b + 1;
}
int steps(double *x, int n) {
    int k = 0;
    while (k < n && x[0] < 100) x[0] = x[0] * x[0] + x[1], k++;
    return k;
}
long double extended(long double x, double y) { return x * x * y; }
double magnitude(_Complex double z, double s) {
    return s * (__real__ z * __real__ z + 3 * __imag__ z * __imag__ z);
}
double nested(double *x, int n) { /* calls two that are exported, too */
    double total = 0;
    for (int i = 0; i < n; i++) total += polynomial(x[i], i + 1) * many(x[i], 1, x[0]);
    return total;
}
double with_table(const double *table, double *x, int n) {
    double total = 0;
    for (int i = 0; i < n; i++) total += table[i] * x[i] * x[i];
    return total;
}
double in_place(double *x, int n) {
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < n; i++) x[i] = x[i] * x[(i + 1) % n] + 1 / (1 + x[i] * x[i]);
    return x[0];
}
void nothing(void) {}
static int calls;
double counter(double x) {
    calls++;
    return x * calls;
}
