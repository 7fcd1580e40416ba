"""Writing derivative functions: tangents, adjoints, shadows and reversed control flow."""
