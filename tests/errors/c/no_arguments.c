/* Nothing is asked for. */
double __enzyme_autodiff();
double g(void) { return __enzyme_autodiff(); }
/* expected: 3: [EZ0101] '__enzyme_autodiff' has no function to differentiate */
