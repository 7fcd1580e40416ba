/* A list on the stack whose nodes hold a number or an integer in a union, told by a tag. */
#include "check.h"
struct list { struct list *next; int tag; union { long n; double v; } u; };
static NOINLINE double sum(struct list *l) { double s=0; for (;l;l=l->next) if (l->tag) s+=l->u.v*l->u.v; else s+=l->u.n; return s; }
static double f(double *x) { struct list a,b,c; a.next=&b; b.next=&c; c.next=0; a.tag=1; a.u.v=x[0]; b.tag=0; b.u.n=3; c.tag=1; c.u.v=x[1]*x[2]; return sum(&a); }
TEST(f, 0.5, 1.5, 2.5)
