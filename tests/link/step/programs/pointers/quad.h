typedef double (*integrand)(double, void *);
double integrate(integrand, void *, double, double);
void install(integrand, void *);
double installed(double);
double model(double, void *);
double other(double, void *);
integrand pick(int);
double f(double);
struct op {
  const char *name;
  integrand run;
};
extern const struct op ops[];
extern struct op changed[2];
