// A smooth curve through given points.
#ifndef SPLINE_HPP
#define SPLINE_HPP

class Spline {
  public:
    // Values at 0, distance, 2 distance, ...; they stay the caller's.
    Spline(double distance, const double *values, int count) : distance(distance), values(values), count(count) {}

    // Catmull and Rom's cubic between the two nearest points; beyond the last ones, their values.
    double at(double place) const;

  private:
    double value(int index) const;

    double distance;
    const double *values;
    int count;
};

#endif
