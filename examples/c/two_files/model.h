/* A cluster of atoms that attract and repel each other. */
#ifndef MODEL_H
#define MODEL_H

/* The Lennard-Jones energy of n atoms at position[n][3], in units of the well's depth and diameter. */
double energy(int n, const double *position);

#endif
