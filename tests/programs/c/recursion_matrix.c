/* Matrices on the heap, made and dropped at every level of a recursion. */
#include "check.h"
struct M { int n; double *d; };
static struct M *make(int n) { struct M *m = malloc(sizeof *m); m->n=n; m->d=calloc(n*n,8); return m; }
static NOINLINE void drop(struct M *m) { free(m->d); free(m); }
static NOINLINE struct M *mul(const struct M *a, const struct M *b) { struct M *c=make(a->n); for (int i=0;i<a->n;i++) for (int j=0;j<a->n;j++) for (int k=0;k<a->n;k++) c->d[i*a->n+j]+=a->d[i*a->n+k]*b->d[k*a->n+j]; return c; }
static NOINLINE struct M *power(struct M *a, int p) { if (p==1) return mul(a,a); struct M *h=power(a,p-1); struct M *r=mul(h,a); drop(h); return r; }
static double f(double *x) { struct M *a=make(2); for (int i=0;i<4;i++) a->d[i]=x[i%3]+i; struct M *p=power(a,3); double s=0; for (int i=0;i<4;i++) s+=p->d[i]*1e-2; drop(p); drop(a); return s; }
TEST(f, 0.5, 1.5, 2.5)
