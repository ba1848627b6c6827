# Every target can be called on a fresh Debian machine with Python 3.11, gcc and make: each fetches what it needs first.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.ready
PLAYED := $(VENV)/.table
APT    := apt-get install -y --no-install-recommends
MAKE_VENV = test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV) || \
	{ apt-get update && $(APT) python3-venv && $(PYTHON) -m venv --clear $(VENV); }
JOBS   ?= 2
MINUTES ?= 10

.PHONY: native interpreted wheel-native check-native pytest-native test-native help setup browser postgres play test pytest lint types rules contracts mutants docs bench bench-check cover golden check-training soak gallery fmt clean
.DEFAULT_GOAL := help

help:  ## what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP)  ## the Python environment, with pinned versions

$(STAMP): pyproject.toml constraints.txt
	$(MAKE_VENV)
	@echo 'Fetching what the project is built and tested with: some minutes, once.'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[web,research,scale,dev]'
	touch $@ $(PLAYED)

# Whoever only wants to play does not wait for the laboratory and the tests.
$(PLAYED): pyproject.toml constraints.txt
	$(MAKE_VENV)
	@echo 'Fetching what the table needs: a minute or two, once.'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[web]'
	touch $@

browser:  ## Debian's Chromium, unless there is one
	@command -v chromium >/dev/null || { apt-get update && $(APT) chromium; }

postgres:  ## Debian's PostgreSQL, unless there is one
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { apt-get update && $(APT) postgresql; }

play: $(PLAYED)  ## open the table
	$(BIN)/ludoteca serve

test: setup browser postgres lint types contracts rules pytest pytest-native  ## everything that must be green

pytest: setup
	$(BIN)/python -m pytest -n $(JOBS)

# What is compiled is played, compared and judged on every run; the rest of the suite compiled is `make test-native`.
NATIVE       := PYTHONPATH=$(CURDIR)/build/native/lib
NATIVE_TESTS := native/tests tests/golden tests/conformance tests/kernel tests/editions/test_putting_away.py tests/bots/test_rooms.py tests/docs/test_add_a_game.py

pytest-native: check-native  ## goldens, conformance and kernel, compiled; 200 games of each box like the sources
	$(NATIVE) $(BIN)/python -m pytest -n $(JOBS) $(NATIVE_TESTS)

test-native: setup browser postgres  ## the whole suite, compiled, but for what tests/native/exceptions.toml names
	$(BIN)/python -m native.build
	$(NATIVE) $(BIN)/python -m pytest -n $(JOBS) native/tests tests

lint: setup  ## ruff: style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup  ## mypy, strict
	$(BIN)/mypy

contracts: setup  ## import-linter: who may know whom
	$(BIN)/lint-imports

rules: setup  ## every rule of every ledger has code and a test
	$(BIN)/python -m ludoteca.ledger

mutants: setup  ## break the code of every rule and see whether its tests notice: minutes to an hour, resumable
	$(BIN)/python -m ludoteca.testing.mutants

docs: setup  ## this documentation as a site, in out/site: strict, every link checked
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[docs]'
	$(BIN)/python docs/tools/architecture.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

bench: setup  ## how fast, interpreted and native, beside others: writes bench/results and docs/bench.md
	$(BIN)/python bench/run.py

bench-check: setup  ## the same, and fails when a ratio to catanatron has fallen by 15 %
	$(BIN)/python bench/run.py --check

native: setup  ## compile kernel, rules and bots (mypyc), and let this environment run them
	$(BIN)/python -m native.build --use

interpreted: setup  ## let this environment run the sources again
	$(BIN)/python -m native.build --unuse

wheel-native: setup  ## a wheel of the compiled package, in dist/
	$(BIN)/python -m native.build --wheel dist

check-native: setup  ## 200 seeded games of each box, compiled and interpreted: the same options and states
	$(BIN)/python -m native.build
	$(BIN)/python -m native.check

cover: setup  ## branch coverage of the kernel and of the rules
	$(BIN)/python -m pytest -n $(JOBS) --cov=src/ludoteca/kernel --cov=src/ludoteca/games --cov-branch --cov-report=term-missing:skip-covered

golden: setup  ## write the golden games anew, after a change on purpose; review them as a diff
	$(BIN)/python -m tests.golden.regenerate

check-training: setup  ## what `ludoteca train` learns is repeatable, resumable and read without PyTorch, which this installs
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[train]'
	$(BIN)/python -m pytest bench/training

soak: setup postgres check-training  ## the conformance kit, MINUTES per box; positions against foolishness; other people's checks; a lost node; doors, kills and odd input: hours
	$(BIN)/python bench/soak.py --minutes $(MINUTES)
	$(BIN)/python bench/sense.py solve
	$(BIN)/python bench/checks.py
	$(BIN)/python bench/nodes.py
	$(BIN)/python bench/doors.py
	$(BIN)/python bench/kills.py
	$(BIN)/python bench/fuzz.py

gallery: setup browser  ## every game, early to end, on five widths, light and dark, both languages: looked at and checked (GAMES=...)
	$(BIN)/python -m tests.browser.gallery $(GAMES)

fmt: setup  ## let ruff rewrite
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .venv-peers .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
