/* The same of a matrix with more rows than columns, whose left vectors turn into others. */
#define ROWS 5
#define COLUMNS 3
#include "coinciding_singular_values.c"
