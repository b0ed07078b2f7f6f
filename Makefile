# Everyday commands. `make help` explains them.
SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3.11
FLASK := $(BIN)/flask --app app
STAMPS := instance/.stamps
JOBS ?= 2

export PATH := $(CURDIR)/$(BIN):$(PATH)
export PORT
# Hundreds of modules are compiled once, and not at each start, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help
help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

# --- Setting up: each step leaves a stamp and runs again only when its inputs change ---

$(STAMPS):
	@mkdir -p $@

$(STAMPS)/nodejs: .requirements/build.txt | $(STAMPS)
	@echo "[1/5] Python and Node"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r <(awk '/^[a-z]/ { wanted = /^nodejs-/ } wanted' $<)
	@touch $@

$(STAMPS)/venv: .requirements/build.txt pyproject.toml $(STAMPS)/nodejs
	@echo "[2/5] Python packages"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r .requirements/build.txt
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/node: assets/package-lock.json $(STAMPS)/nodejs
	@echo "[3/5] JavaScript packages"
	@cd assets && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

ASSET_SOURCES := $(shell find assets/src assets/styles assets/tools -type f 2>/dev/null) \
  $(wildcard assets/*.mjs assets/*.json)

CATALOGS := $(wildcard translations/*/LC_MESSAGES/messages.po)

# Assets and content read them compiled, without what may not be served.
$(STAMPS)/catalogs: $(STAMPS)/venv $(CATALOGS) $(wildcard site/portolan/content/*.py)
	@$(BIN)/python -m portolan.content.translation.compile
	@touch $@

$(STAMPS)/assets: $(STAMPS)/node $(STAMPS)/catalogs $(ASSET_SOURCES)
	@echo "[4/5] Assets"
	@cd assets && npm run --silent build
	@touch $@

# What the data in instance/ is made of, beside packages and fonts. A file that is gone and another
# setting leave nothing behind that is newer, so the stamp holds all their names.
DATA := $(addprefix instance/,route_network/built-from hs_codes.sqlite content.sqlite glyphs.sqlite)
DATA_SOURCES := $(sort $(filter %.md %.csv %.json %.sql %.po %.py, \
  $(shell find site/portolan translations -type f)))
DATA_SETTINGS := $(foreach name,PORT INSTANCE_PATH TRANSLATIONS_PATH $(sort $(filter SITE_URL_%,$(.VARIABLES))) \
  RICH_TEXT_IFRAME_HOSTS,$(name)=$($(name)))
ifneq ($(strip $(DATA_SETTINGS) $(DATA_SOURCES)),$(strip $(file < $(STAMPS)/data)))
$(STAMPS)/data: again
else ifneq ($(DATA),$(wildcard $(DATA)))
$(STAMPS)/data: again
endif

.PHONY: again
again:

# The stamp is written first: what is saved while something is built is newer.
$(STAMPS)/data: $(STAMPS)/catalogs $(STAMPS)/node $(DATA_SOURCES)
	@echo "[5/5] Content"
	$(file > $@.begun,$(DATA_SETTINGS) $(DATA_SOURCES))
	@$(FLASK) build
	@mv $@.begun $@

# Packages of both languages come side by side, and so do assets and content.
.PHONY: content
content: ## Build what has changed of the content
	@$(MAKE) --silent --jobs=$(JOBS) $(STAMPS)/assets $(STAMPS)/data

.PHONY: setup
setup: content ## Set up everything that the site needs, without starting it

.PHONY: run
run: content ## Set up what is missing and serve on PORT (8000)
	@echo
	@$(BIN)/python -m portolan.core.local_sites addresses $(PORT)
	@echo
	@$(BIN)/flask --app 'portolan.web.development:create_app("app:create_app")' run --port $(PORT) --reload --no-debugger

.PHONY: watch
watch: $(STAMPS)/node $(STAMPS)/catalogs ## Rebuild the assets at every change (beside `make run`)
	@cd assets && npm run watch

.PHONY: serve
serve: content ## Serve as in production: granian, page cache, packed pages
	@export SITE_ENV=production SECRET_KEY=only-for-this-machine ANALYTICS_API_KEY=local TAG_MANAGER_CONTAINER_ID=local \
	  $$($(BIN)/python -m portolan.core.local_sites settings $(PORT)); \
	$(FLASK) db upgrade && $(FLASK) content build && $(FLASK) pages pack && \
	$(BIN)/python -m portolan.web.server --interface wsgi --host 127.0.0.1 --port $(PORT) --http 1 --no-ws --workers 2 \
	  --blocking-threads 12 --workers-kill-timeout 20 wsgi:application

# --- Proving ---

$(STAMPS)/test: .requirements/test.txt $(STAMPS)/venv
	@echo "Test packages"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r .requirements/test.txt
	@touch $@

.PHONY: machine test-setup
machine: $(STAMPS)/nodejs
	@$(BIN)/python -m tests.support.machine

test-setup: content $(STAMPS)/test machine

CHECKS := lint-python types-python lint-assets types-assets

.PHONY: lint $(CHECKS)
lint: content $(STAMPS)/test ## Formatters, linters and types, for Python and TypeScript
	@$(MAKE) -j $(JOBS) --output-sync $(CHECKS)

lint-python:
	@$(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/lint-imports --no-logo && $(BIN)/python -m tests.unreached

types-python:
	@$(BIN)/mypy

lint-assets:
	@cd assets && npm run --silent lint

types-assets:
	@cd assets && npm run --silent typecheck

# The Python tests, on as many workers as there are cores, and beside them, one after another,
# everything else: so no core waits at the end for the last of a row, nor at the beginning for
# assets and content, which only the Python tests need.
STAGES := tests types-python tests-assets lint-assets types-assets lint-python

.PHONY: tests tests-assets $(STAGES:%=stage-%)
tests:
	@$(BIN)/python -m pytest -n $(JOBS)

tests-assets:
	@cd assets && npm test --silent

stage-tests: machine $(STAMPS)/assets $(STAMPS)/data
stage-tests-assets stage-lint-assets stage-types-assets: $(STAMPS)/node $(STAMPS)/catalogs

$(STAGES:%=stage-%): stage-%: $(STAMPS)/test
	@.ci/stage $* $(MAKE) $*

.PHONY: test
test: $(STAMPS)/nodejs ## Set up and run everything: lint, types, unit, pages, browser, PostgreSQL, Redis
	@rm -f $(STAMPS)/stages; began=$$SECONDS; \
	$(MAKE) --keep-going --jobs 2 $(STAGES:%=stage-%); code=$$?; \
	took=$$((SECONDS - began)); echo; cat $(STAMPS)/stages; \
	printf '%-14s %2d min %02d s\n' "in all" $$((took / 60)) $$((took % 60)); exit $$code

.PHONY: release
release: content ## One file with all that a node serves with, in build/, for the settings of the environment
	@$(FLASK) pages pack && $(FLASK) release build

.PHONY: test-matrix
test-matrix: test-setup ## The Python tests in full, where `make test` looks at covering sets
	@$(BIN)/python -m pytest -n $(JOBS) --matrix

.PHONY: test-fast
test-fast: content $(STAMPS)/test ## The inner loop: the tests of what has changed, a minute or less
	@$(BIN)/python -m pytest -n $(JOBS) -q --changed

.PHONY: check
check: content ## For editors: front matter, links, orphans, gaps in the translation
	@$(FLASK) content check

.PHONY: style
style: $(STAMPS)/test ## For editors: what repeats in the documents, kind by kind
	@$(BIN)/python -m tests.style

SEED ?= 1
SAMPLE ?= 240
.PHONY: faults
faults: test-setup ## Put small faults in and count those that the nearest tests see: SEED=, SAMPLE=, ROOM=
	@$(BIN)/python -m tests.faults --seed $(SEED) --sample $(SAMPLE) --room "$(ROOM)"

.PHONY: bench
bench: test-setup ## Compare the production server with nginx on the same bytes
	@$(BIN)/python -m tests.bench
	@$(BIN)/python -m tests.bench.shipments

.PHONY: tour
tour: test-setup ## Photograph every template, three widths, both locales, light and dark (TOUR="--only blog")
	@$(BIN)/python -m tests.tour $(TOUR)

.PHONY: lighthouse
lighthouse: test-setup ## Audit every template as a phone on a slow line (LIGHTHOUSE="--only blog --runs 1")
	@cd tests/lighthouse && npm ci --silent
	@$(BIN)/python -m tests.lighthouse $(LIGHTHOUSE)

.PHONY: base tour-compare
base:
	@test -d "$(BASE)" || git rev-parse --quiet --verify "$(BASE)^{commit}" >/dev/null || \
	  { echo 'name what to compare with: make tour-compare BASE=main'; exit 2; }

tour-compare: base tour ## Show the tour beside that of BASE, a git revision or a folder
	@$(BIN)/python -m tests.tour.compare "$(BASE)" $(TOUR)

# --- Translating ---

.PHONY: messages
messages: $(STAMPS)/venv $(STAMPS)/node ## Extract every text and merge it into the catalogs (needs gettext)
	@$(FLASK) messages update

.PHONY: messages-report
messages-report: $(STAMPS)/venv ## Show what is missing or fuzzy, per file
	@$(FLASK) messages report --all

.PHONY: messages-pseudo
messages-pseudo: $(STAMPS)/venv $(STAMPS)/node ## Write the pseudo-locale, which makes missed texts and tight layouts visible
	@$(FLASK) messages pseudo

# --- Upkeep ---

.PHONY: lock
lock: ## Resolve the Python packages anew, with hashes
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --generate-hashes --no-header --no-annotate --no-strip-extras --python-version 3.11 --extra build -o .requirements/build.txt pyproject.toml .requirements/build.in
	@$(BIN)/uv pip compile --quiet --generate-hashes --no-header --no-annotate --no-strip-extras --python-version 3.11 --extra build --extra test -o .requirements/test.txt pyproject.toml .requirements/build.in

.PHONY: fonts
fonts: $(STAMPS)/venv $(STAMPS)/node ## Cut the monospace to what the site sets in it
	@$(BIN)/python assets/tools/cut_mono.py

.PHONY: sea-ways
sea-ways: $(STAMPS)/test $(STAMPS)/node ## Draw the ways of ships straight from cape to cape (some ten minutes)
	@$(BIN)/python -m portolan.domain.sea.build.straightening

.PHONY: format
format: $(STAMPS)/test $(STAMPS)/node ## Format Python, TypeScript and styles
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix-only --quiet .
	@cd assets && npm run --silent format

.PHONY: clean
clean: ## Remove what was built; submissions in instance/ stay
	@rm -rf $(STAMPS) assets/dist assets/dist-maps assets/dist-node instance/content.sqlite instance/glyphs.sqlite instance/pages instance/pages.pack .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
