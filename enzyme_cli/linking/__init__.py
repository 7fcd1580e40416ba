"""What a link reads: object files, archives, bitcode, and the command line that names them."""
