"""What is known of a primal function before it is differentiated: control flow, memory, types, activity."""
