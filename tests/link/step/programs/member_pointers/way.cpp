#include "m.h"
Way way(int k) { return k == 0 ? &M::one : k == 1 ? &M::two : &M::three; }
double call(const M &m, int k, double x) { return (m.*way(k))(x); }
