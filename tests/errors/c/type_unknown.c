/* Words copied one by one, of which nothing tells what they are. */
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
typedef long __attribute__((may_alias)) word;
void f(word *restrict to, const word *restrict from, long n) {
    for (long i = 0; i < n; i++) to[i] = from[n - 1 - i];
}
void g(word *a, word *da, word *b, word *db, long n) {
    __enzyme_autodiff((void *)f, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_const, n);
}
/* expected: 6: [EZ0301] */
