/* The same of a matrix with more columns than rows. */
#define ROWS 3
#define COLUMNS 5
#include "coinciding_singular_values.c"
