# Two commands: `make play` and `make test`. Both install into .venv first, compiled where a C compiler works.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SERVE ?=
TESTS ?= tests
BUILT := $(VENV)/installed
TESTED := $(VENV)/installed-for-tests

# Folders are listed too: their time changes when a file is removed.
SOURCES := $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -print) pyproject.toml setup.py

.PHONY: help play install test develop format bench peers campaign clean
.NOTPARALLEL:

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

play: install ## install, then serve the table in the browser (SERVE="--port 9000 --host 0.0.0.0")
	@$(BIN)/pandemonium serve $(SERVE)

install: $(BUILT) ## an environment in .venv with everything to play

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Pandemonium needs Python 3.11 or newer: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' \
		|| { echo "Python's venv module is missing: install the package python3-venv"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(BUILT): $(SOURCES) | $(VENV)/bin/python
	@echo "Installing Pandemonium into $(VENV); compiling takes a few minutes, once."
	@rm -rf build
	@$(PIP) install --quiet .
	@rm -rf build
	@$(BIN)/python -m pandemonium.engine.build
	@touch $@

$(TESTED): $(BUILT)
	@$(PIP) install --quiet $$($(BIN)/python tools/extra.py test)
	@touch $@

test: $(TESTED) ## formatting, lint, types, layers and all tests (TESTS=tests/engine for a part)
	@tools/chromium
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 --dist worksteal $(TESTS)

develop: | $(VENV)/bin/python ## an editable, uncompiled install: edits are live; `make install` goes back
	@PANDEMONIUM_PURE=1 $(PIP) install --quiet --editable '.[test]'
	@rm -f $(BUILT) $(TESTED)

format: $(TESTED) ## format the code and apply the linter's safe fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: install ## how fast it is here, compiled and as plain Python
	$(BIN)/pandemonium bench

peers: install ## the same against other game engines, in one run
	@$(PIP) install --quiet $$($(BIN)/python tools/extra.py peers) || echo "A peer does not install; it is skipped."
	$(BIN)/python benchmarks/peers.py

campaign: $(TESTED) ## the long runs: random games by the hundred thousand, kills under load
	$(BIN)/pytest -m campaign --timeout 0 $(TESTS)

clean: ## remove the environment and everything built or cached
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
