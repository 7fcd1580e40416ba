/* Four floats as members, as an array and as a vector: passed as two doubles, of which the halves are moved, chosen
 * between, kept in memory and put together again. */
#include "check.h"

typedef float four __attribute__((vector_size(16)));
typedef union { struct { float x, y, z; }; float e[3]; } vec3;
typedef union {
    struct { union { vec3 xyz; struct { float x, y, z; }; }; float w; };
    float e[4];
    four all;
} quat;

static quat product(quat a, quat b) {
    quat r;
    r.x = a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y;
    r.y = a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x;
    r.z = a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w;
    r.w = a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z;
    return r;
}
static float dot(quat a, quat b) {
    four p = a.all * b.all;
    return p[0] + p[1] + p[2] + p[3];
}
static quat turned(quat a) { a.all = -a.all; return a; }
static quat about(vec3 axis, float angle) {
    quat r;
    float n = sqrtf(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z), s = sinf(angle / 2) / n;
    r.xyz = (vec3){{axis.x * s, axis.y * s, axis.z * s}};
    r.w = cosf(angle / 2);
    return r;
}
static quat between(quat a, quat b, float t) { /* the shorter way */
    float d = dot(a, b);
    if (d < 0) b = turned(b), d = -d;
    float angle = acosf(d), s = 1 / sinf(angle), u = sinf((1 - t) * angle) * s, v = sinf(t * angle) * s;
    quat r;
    r.all = a.all * (four){u, u, u, u} + b.all * (four){v, v, v, v};
    return r;
}
static NOINLINE float path(const quat *key, int n, float t) {
    quat q = key[0], kept[8];
    for (int i = 1; i < n; i++) {
        q = i & 1 ? between(q, key[i], t) : product(key[i], q);
        if (q.w < 0) q = turned(q);
        kept[i] = q;
    }
    float sum = 0;
    for (int i = 1; i < n; i++) sum += kept[i].e[i & 3] * i + dot(kept[i], key[n - i]);
    return sum;
}
static float f(const float *x) {
    quat key[5];
    for (int i = 0; i < 5; i++) key[i] = about((vec3){{x[0] + i, x[1], 1 - x[2] * i}}, x[3] * (i + 1));
    return path(key, 5, x[2]);
}

/* The same in double. */
typedef struct { double e[4]; } wide;
static wide wide_product(wide a, wide b) {
    const double *p = a.e, *q = b.e;
    return (wide){{p[3] * q[0] + p[0] * q[3] + p[1] * q[2] - p[2] * q[1], p[3] * q[1] - p[0] * q[2] + p[1] * q[3] + p[2] * q[0],
                   p[3] * q[2] + p[0] * q[1] - p[1] * q[0] + p[2] * q[3], p[3] * q[3] - p[0] * q[0] - p[1] * q[1] - p[2] * q[2]}};
}
static double wide_dot(wide a, wide b) {
    double sum = 0;
    for (int i = 0; i < 4; i++) sum += a.e[i] * b.e[i];
    return sum;
}
static wide scaled(wide a, double s, wide b, double t) {
    wide r;
    for (int i = 0; i < 4; i++) r.e[i] = a.e[i] * s + b.e[i] * t;
    return r;
}
static double g(const double *x) {
    wide key[5], kept[5], q;
    for (int i = 0; i < 5; i++) {
        double a = x[0] + i, b = x[1], c = 1 - x[2] * i, h = x[3] * (i + 1) / 2, s = sin(h) / sqrt(a * a + b * b + c * c);
        key[i] = (wide){{a * s, b * s, c * s, cos(h)}};
    }
    q = key[0];
    for (int i = 1; i < 5; i++) {
        if (i & 1) {
            double d = wide_dot(q, key[i]), way = d < 0 ? -1 : 1, angle = acos(d * way), s = 1 / sin(angle);
            q = scaled(q, sin((1 - x[2]) * angle) * s, key[i], way * sin(x[2] * angle) * s);
        } else
            q = wide_product(key[i], q);
        if (q.e[3] < 0) q = scaled(q, -1, q, 0);
        kept[i] = q;
    }
    double sum = 0;
    for (int i = 1; i < 5; i++) sum += kept[i].e[i & 3] * i + wide_dot(kept[i], key[5 - i]);
    return sum;
}

float __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);

int main(void) {
    float x[4] = {0.7f, -0.4f, 0.3f, 0.9f}, dx[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    for (int i = 0; i < 4; i++) {
        float unit[4] = {i == 0, i == 1, i == 2, i == 3};
        double above[4], below[4], h = 1e-5;
        for (int k = 0; k < 4; k++) above[k] = x[k] + (k == i) * h, below[k] = x[k] - (k == i) * h;
        double slope = (g(above) - g(below)) / (2 * h);
        expect_within("reverse", i, dx[i], slope, 1e-4);
        expect_within("forward", i, __enzyme_fwddiff((void *)f, enzyme_dup, x, unit), slope, 1e-4);
    }
    return finish();
}
