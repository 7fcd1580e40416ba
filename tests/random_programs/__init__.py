"""Random C programs: generated, differentiated, and judged against differences (see README of the tests)."""
