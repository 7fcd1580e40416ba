"""The commands: `enzcc`, `enzc++`, `enzfc`, drop-in compilers, and `enzyme-cli`, the tool around them."""
