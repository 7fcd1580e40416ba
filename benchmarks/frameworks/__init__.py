"""The benchmark of native functions inside PyTorch, JAX and TensorFlow: `python -m benchmarks.frameworks`.

Each framework has a process of its own (`worker`), which measures its variants of a row (`variants`) in turns with
those of the others (`measuring`). What they need compiled comes from `natives`; tables, plot and document are of
`report`.
"""
