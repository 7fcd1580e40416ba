/* Heat in a rod whose material changes along it. Nothing here knows of derivatives. */
#ifndef ROD_H
#define ROD_H

#ifdef __cplusplus
extern "C" {
#endif

struct rod {
    int cells;     /* of equal length */
    double length; /* of the rod */
    double time;   /* that passes, in steps as small as the scheme needs */
};

/* The conductivity between neighbouring cells (cells + 1 values: the ends too), from the logarithms at `knots` places
   of equal distance, linear in between. */
void rod_conductivity(const struct rod *rod, const double *logarithms, int knots, double *conductivity);

/* Advance the temperatures of the cells. The ends of the rod are at temperature 0. */
void rod_conduct(const struct rod *rod, const double *conductivity, double *temperature);

#ifdef __cplusplus
}
#endif

#endif
