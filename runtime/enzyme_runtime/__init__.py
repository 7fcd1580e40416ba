"""What is shipped to users' programs: headers, modules of other languages, and the small C runtime."""
