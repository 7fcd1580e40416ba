#include "v.h"
vec cross(vec a, vec b) {
  vec c = {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
  return c;
}
pair twice(pair p) {
  pair q = {2 * p.a, p.a * p.b};
  return q;
}
