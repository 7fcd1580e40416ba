/* The gradient would be added to the values. */
double __enzyme_autodiff(void *, ...);
typedef struct { int n; double x[4]; } Model;
static double energy(Model *m) {
    double s = 0;
    for (int i = 0; i < m->n; i++) s += m->x[i] * m->x[i];
    return s;
}
double gradient(Model *m) { return __enzyme_autodiff((void *)energy, m, m); }
/* expected: 9: [EZ0115] argument 1 of 'energy' is its own shadow */
