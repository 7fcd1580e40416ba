double g(double x) { return x * x; } double g_aug(double x) { return g(x); } double g_grad(double x, double d) { return 1000 * d; }
