/* Bytes copied one by one, of which nothing tells what they are. */
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
void f(char *restrict to, const char *restrict from, long n) {
    for (long i = 0; i < n; i++) to[i] = from[n - 1 - i];
}
void g(char *a, char *da, char *b, char *db, long n) {
    __enzyme_autodiff((void *)f, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_const, n);
}
/* expected: 5: [EZ0301] */
