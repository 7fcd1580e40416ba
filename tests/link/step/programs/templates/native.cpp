#include "t.h"
void touch() {
  ++counter;
  Poly<double>::uses += 100;
  Poly<double>::shift = 0.25;
  common(1);
}
