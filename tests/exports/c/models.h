/* What the user's header says of the functions: with types of its own, which the generated header does not know. */
#ifndef MODELS_H
#define MODELS_H
#include <stdbool.h>
#ifdef __cplusplus
extern "C" {
#endif
struct point { double x, y; };
struct system { int n; struct point *points; double *weights; float scale; };
typedef double (*Shape)(double);

double polynomial(double x, int n);
float mixed(float a, double b, short k, bool flag, unsigned char byte, signed char small);
float three(float a, float b, float c);
double many(double a, double b, double c);
void outputs(const double *x, double *y, double *sum, long n);
double energy(struct system *s, const double *shift);
double *pick(double *a, double *b, int which);
int steps(double *x, int n);
long double extended(long double x, double y);
double magnitude(_Complex double z, double s);
double nested(double *x, int n);
double with_table(const double *table, double *x, int n);
double in_place(double *x, int n);
void nothing(void);
double counter(double x);
#ifdef __cplusplus
}
#endif
#endif
