double slope(double);
void gradient(double *, double *, long);

int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {0};
  gradient(x, dx, 3);
  return slope(3) != 6 || dx[0] != 2 || dx[1] != 4 || dx[2] != 6;
}
