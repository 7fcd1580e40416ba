/* The Gaussian mixture model, from someone who does not write `restrict`. */
#define RESTRICT
#define NAME "gmm_norestrict"
#include "gmm.c"
