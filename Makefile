PYTHON ?= python3
export VENV ?= .venv

.DEFAULT_GOAL := help
.PHONY: help python play test lint unit soak mutate bench clean

help:
	@echo "make play     install into $(VENV), start the table, open the browser"
	@echo "make test     everything that this machine can check"
	@echo "make lint     style, types, imports, the page's types"
	@echo "make unit     the Python tests without a browser"
	@echo "make bench    speed beside python-chess, in the same run"
	@echo "make soak     the large counts, for hours"
	@echo "make mutate   disables each refusal and step in turn: a test must fail"
	@echo "make clean    removes what was built"

python:
	@$(PYTHON) -c 'import sys; v = sys.version_info; \
	sys.exit(0 if v >= (3, 11) else "Battlebook needs Python 3.11 or newer, this is %d.%d" % v[:2])'

play: python
	@$(PYTHON) scripts/environment.py
	@$(VENV)/bin/battlebook play $(ARGS)

test: python
	@$(PYTHON) scripts/check.py $(STAGES)

lint: python
	@$(PYTHON) scripts/check.py lint types imports svelte

unit: python
	@$(PYTHON) scripts/check.py unit

bench: python
	@$(PYTHON) scripts/environment.py dev
	@$(VENV)/bin/battlebook bench --peer $(ARGS)

soak mutate: python
	@test -f scripts/$@.py || { echo "scripts/$@.py is not there yet"; exit 1; }
	@$(PYTHON) scripts/environment.py dev
	@$(VENV)/bin/python scripts/$@.py $(ARGS)
	@if [ $@ = soak ]; then $(VENV)/bin/python scripts/soak_suites.py $(ARGS); fi

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .venv .venv.lock
	rm -rf web/node_modules web/.lock src/battlebook/table/static
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
