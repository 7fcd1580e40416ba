"""Which primal values the reverse sweep has, and how: kept, recomputed, or on the tape."""
