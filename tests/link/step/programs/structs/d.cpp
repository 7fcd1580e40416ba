#include "v.h"
double norm2(vec a) { return a.x * a.x + a.y * a.y + a.z * a.z; }
mixed mix(pair p, float f) { return mixed{p.a * f, (float)p.b}; }
