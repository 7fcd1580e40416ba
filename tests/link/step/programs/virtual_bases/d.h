#pragma once
struct Base {
  double k;
  virtual double go(double x) const;
  virtual ~Base();
};
struct Left : virtual Base {
  double go(double x) const override;
};
struct Right : virtual Base {
  virtual double more(double x) const { return k * x; }
};
struct Bottom : Left, Right {
  double go(double x) const override;
  double more(double x) const override;
};
const Right *make(int);
