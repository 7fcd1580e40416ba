/* Forward mode of a struct returned through memory: the caller's buffer is [primal,] tangents, one after the other. */
#include "check.h"
typedef struct { double v[4]; } Four;
typedef struct { Four p, t; } Both;
typedef struct { Four t[2]; } Wide;
Both __enzyme_fwddiff_four(void *, ...);
Wide __enzyme_fwddiff_wide(void *, ...);
Four __enzyme_fwddiff_primal(void *, ...);
extern int enzyme_const_return;
static Four four(double x) {
    Four result;
    result.v[0] = x;
    for (int i = 1; i < 4; i++) result.v[i] = result.v[i - 1] * x;
    return result;
}
int main(void) {
    Both f = __enzyme_fwddiff_four((void *)four, enzyme_primal_return, 2.0, 1.0);
    for (int i = 0; i < 4; i++) expect("t", f.t.v[i], (i + 1) * pow(2, i));
    for (int i = 0; i < 4; i++) expect("p", f.p.v[i], pow(2, i + 1));
    Wide w = __enzyme_fwddiff_wide((void *)four, enzyme_width, 2, enzyme_dup, 2.0, 1.0, 0.5);
    for (int i = 0; i < 4; i++) expect("w0", w.t[0].v[i], (i + 1) * pow(2, i));
    for (int i = 0; i < 4; i++) expect("w1", w.t[1].v[i], (i + 1) * pow(2, i)/2);
    Four p = __enzyme_fwddiff_primal((void *)four, enzyme_primal_return, enzyme_const_return, enzyme_dup, 2.0, 1.0);
    for (int i = 0; i < 4; i++) expect("c", p.v[i], pow(2, i + 1));
    return finish();
}
