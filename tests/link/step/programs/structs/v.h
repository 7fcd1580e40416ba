#ifdef __cplusplus
extern "C" {
#endif
typedef struct {
  double x, y, z;
} vec;
typedef struct {
  double a;
  float b;
} mixed;
typedef struct {
  double a, b;
} pair;
vec cross(vec, vec);
double norm2(vec);
mixed mix(pair, float);
pair twice(pair);
#ifdef __cplusplus
}
#endif
