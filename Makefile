# Two commands: `make play` and `make test`. Both install into .venv first, compiled where a C compiler works.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SERVE ?=
TESTS ?= tests
READY := $(VENV)/ready-to-build
BUILT := $(VENV)/installed
TESTED := $(VENV)/installed-for-tests
LAB := $(VENV)/installed-for-lab

# Folders are listed too: their time changes when a file is removed.
SOURCES := $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -print) pyproject.toml setup.py LICENSE

.PHONY: help play install test test-lab develop format bench peers campaign clean
.NOTPARALLEL:

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

play: install ## install, then serve the table in the browser (SERVE="--port 9000 --host 0.0.0.0")
	@$(BIN)/pandemonium serve $(SERVE)

install: $(BUILT) ## an environment in .venv with everything to play

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Pandemonium needs Python 3.11 or newer: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' \
		|| { echo "Python's venv module is missing: install the package python3-venv"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# Everything comes in the versions of locks/, by hash, from whatever index pip is set up for. The compiler is kept in the
# environment and what it built in build/, so that an edit compiles only what it changed.
$(READY): pyproject.toml locks/play.txt | $(VENV)/bin/python
	@$(PIP) install --quiet --require-hashes --requirement locks/play.txt
	@touch $@

$(BUILT): $(SOURCES) $(READY)
	@echo "Installing Pandemonium into $(VENV); compiling takes two or three minutes, an edit later some seconds."
	@$(PIP) install --quiet --no-build-isolation --no-deps .
	@$(BIN)/python -m pandemonium.engine.build
	@touch $@

$(TESTED): $(BUILT) locks/test.txt
	@$(PIP) install --quiet --require-hashes --requirement locks/test.txt
	@touch $@

test: $(TESTED) ## formatting, lint, types, layers and all tests (TESTS=tests/engine for a part)
	@tools/browsers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --num-workers 2
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 --dist worksteal $(TESTS)

$(LAB): $(TESTED) locks/lab.txt
	@$(PIP) install --quiet --require-hashes --requirement locks/lab.txt
	@touch $@

test-lab: $(LAB) ## the laboratory with what it needs besides: OpenSpiel, CMA-ES, and a Ray of two nodes, one of which dies
	@$(BIN)/python -c 'import cma, pyspiel, ray'  # without them their tests would be skipped
	$(BIN)/pytest tests/cluster tests/openspiel tests/lab/test_train.py

develop: $(READY) ## an editable, uncompiled install: edits are live; `make install` goes back
	@$(PIP) install --quiet --require-hashes --requirement locks/test.txt
	@PANDEMONIUM_PURE=1 $(PIP) install --quiet --no-build-isolation --no-deps --editable .
	@rm -f $(BUILT) $(TESTED) $(LAB)

format: $(TESTED) ## write slots and copies, format the code and apply the linter's safe fixes
	$(BIN)/python tools/fields.py
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: install ## how fast it is here, compiled and as plain Python
	$(BIN)/pandemonium bench

peers: install ## the same against other game engines, in one run
	@$(PIP) install --quiet $$($(BIN)/python tools/requirements.py peers) || echo "A peer does not install; it is skipped."
	$(BIN)/python benchmarks/peers.py

campaign: $(TESTED) ## the long runs: random games by the hundred thousand, kills under load
	$(BIN)/pytest -m campaign --timeout 0 $(TESTS)

clean: ## remove the environment and everything built or cached
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
