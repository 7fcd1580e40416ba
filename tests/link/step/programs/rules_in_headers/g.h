double g(double); double g_aug(double); double g_grad(double, double);
static void *__enzyme_register_gradient_g[] __attribute__((used)) = {(void *)g, (void *)g_aug, (void *)g_grad};
double a(double), b(double);
