# The targets create .venv if needed, from the lock files and nothing else. PYTHON=python3.12 chooses another interpreter.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play quick test checks style types contracts quick-tests tests coverage e2e languages proof long witnesses spacebar image kills release release-check examples \
	test-postgres size art bench bench-load bench-strength run pictures format lock clean

# Running them is the only way to tell: a name on the path may be a shim that leads nowhere.
SUITABLE = import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3.15 python3.14 python3.13 python3.12 python3.11 python3 python; do \
	$$p -c '$(SUITABLE)' >/dev/null 2>&1 && { echo $$p; break; }; done)

# The bot starts dozens of times: Python must keep the modules that it has compiled.
unexport PYTHONDONTWRITEBYTECODE

# How many processes run the tests: a number, or auto for one a core.
WORKERS ?= auto

BIN := .venv/bin
PLAY := .venv/play
HOSTING := .venv/hosting
TOOLS := .venv/tools
KERNELS := .venv/kernels
WITNESSES := .venv/witnesses
step = @printf '\n== %s\n' '$(1)'

help: ## this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1 \t\2/p' $(MAKEFILE_LIST) | expand -t 24

# Not from the environment, where LANGUAGE means something else.
CHOSEN_LANGUAGE = $(if $(filter command,$(origin LANGUAGE)),--language $(LANGUAGE))

play: $(PLAY) ## play in a local page: no token, no account; LANGUAGE=en-US chooses a language, PORT=8000 a port
	@$(BIN)/python -m tools.play $(CHOSEN_LANGUAGE) $(if $(filter command,$(origin PORT)),--port $(PORT))

quick: style types contracts quick-tests ## what an edit usually breaks
	@printf '\nAll is well so far; make test runs the rest.\n'

test: $(KERNELS) ## everything that guards behavior; CI runs this
	@$(MAKE) --no-print-directory checks; status=$$?; echo; echo 'Processor time of this line and of all checks, user and system:'; times; exit $$status

checks: style types contracts tests
	@printf '\nAll is well.\n'

style: $(TOOLS) ## formatting and lint
	$(call step,Formatting)
	@$(BIN)/ruff format --check --output-format concise .
	$(call step,Lint)
	@$(BIN)/ruff check --output-format concise .

TYPED = engine players renderers bot simulator tools tests hatch_build.py

types: $(TOOLS) ## static types, by mypy
	$(call step,Types)
	@$(BIN)/mypy $(TYPED)

contracts: $(TOOLS) ## who may import whom
	$(call step,Import contracts)
	@$(BIN)/lint-imports --no-cache --no-logo > .venv/contracts.txt || { cat .venv/contracts.txt; exit 1; }
	@tail -n 1 .venv/contracts.txt

PYTEST = -m pytest -q --numprocesses $(WORKERS) --dist worksteal

tests: $(TOOLS) $(KERNELS) ## only the tests of make test
	$(call step,Tests)
	@$(BIN)/python $(PYTEST) --durations 10

# Few examples of each property-based test; no slow test, and none that starts the bot as a program.
quick-tests: $(TOOLS) $(KERNELS)
	$(call step,Quick tests)
	@$(BIN)/python $(PYTEST) --hypothesis-profile quick -m 'not slow and not e2e and not languages and not long and not image' \
		--ignore tests/e2e --ignore tests/play

coverage: $(TOOLS) $(KERNELS) ## which lines the tests reach
	@$(BIN)/coverage erase
	@$(BIN)/coverage run $(PYTEST)
	@$(BIN)/coverage combine -q
	$(call step,Coverage)
	@$(BIN)/coverage report --include='engine/*' --fail-under=100
	@$(BIN)/coverage report --include='renderers/*' --fail-under=100
	@$(BIN)/coverage report --include='players/*' --fail-under=95
	@$(BIN)/coverage report --include='bot/*' --fail-under=95

e2e: ## every end-to-end test against the simulated Discord
languages: ## every screen in every language
long: ## long games, hundreds of kills, trainings, compilations
# One of them takes half an hour of a processor, which is longer than any other test may.
long: PYTEST += -o faulthandler_timeout=0
long: $(if $(shell command -v npm),witnesses) $(if $(SPACEBAR),spacebar)
e2e languages long: $(TOOLS) $(KERNELS)
	@$(BIN)/python $(PYTEST) --durations 10 -m $@ tests

# The long tests have it where npm is.
witnesses: $(TOOLS) ## bots in discord.js and hikari play a script on the simulator; takes Node.js and npm
	$(call step,Witnesses of the simulator)
	@mkdir -p $(WITNESSES) && cp simulator/witnesses/package*.json simulator/witnesses/witness.mjs $(WITNESSES)
	@cd $(WITNESSES) && npm ci --silent --no-audit --no-fund
	@$(BIN)/python -m venv $(WITNESSES)/hikari
	@$(WITNESSES)/hikari/bin/python -m pip install -qq --disable-pip-version-check --require-hashes \
		--requirement simulator/witnesses/hikari.lock
	@$(BIN)/python -m simulator.witnesses discord.js node $(WITNESSES)/witness.mjs
	@$(BIN)/python -m simulator.witnesses hikari $(WITNESSES)/hikari/bin/python simulator/witnesses/witness.py

# The long tests have it where SPACEBAR is set.
spacebar: $(TOOLS) $(KERNELS) ## people play on SPACEBAR=CHECKOUT of Spacebar's server; takes PostgreSQL, git, Node.js and npm
	$(call step,A Discord that others wrote)
	@$(BIN)/python -m tools.spacebar $(or $(SPACEBAR),$(error SPACEBAR=CHECKOUT names a clone of github.com/spacebarchat/server))

image: $(TOOLS) ## build the image "kingdomino" and try its health check; takes Docker
	@$(BIN)/python $(PYTEST) -m image tests/packaging

release: $(TOOLS) $(KERNELS) ## build the wheels, the source archive and the image, and try them as others get them
	@$(BIN)/python -m tools.release

kills: $(TOOLS) $(KERNELS) ## kill the bot in the middle of games; KILLS=200 says how often
	@$(BIN)/python $(PYTEST) -m long tests/e2e/test_kills.py

release-check: languages ## what a release needs besides make test: complete translations, on every screen
	$(call step,Translations)
	@$(BIN)/python -m tools.translating --release

proof: $(TOOLS) $(KERNELS) ## what players read beside the English, in build/proof-pl.html; LANGUAGE=pl chooses a language
	@$(BIN)/python -m tests.bot.proof $(if $(filter command,$(origin LANGUAGE)),$(LANGUAGE))

examples: $(TOOLS) $(KERNELS) ## the property-based tests with many examples
	@$(BIN)/python $(PYTEST) --hypothesis-profile many -m hypothesis tests

test-postgres: $(TOOLS) ## storage and services on PostgreSQL, where it is installed; starts a server of its own
	@$(BIN)/python -m tests.bot.with_postgresql $(BIN)/python $(PYTEST) -m "not long" $(ON_POSTGRESQL)

ON_POSTGRESQL = tests/bot/storage tests/bot/host/database tests/bot/games tests/features tests/bot/chat/storage/test_heartbeat.py \
	tests/bot/chat/table/test_query_counts.py tests/bot/chat/storage/test_recovery.py tests/bot/chat/table/test_reminders.py \
	tests/bot/chat/people/test_blocks.py tests/e2e/test_kills.py tests/e2e/test_several_processes.py

size: $(PLAY) ## lines of code of every folder, words of the documents; AGAINST=COMMIT shows the difference
	@$(BIN)/python -m tools.benchmarks.size $(if $(AGAINST),--against $(AGAINST))

bench: $(KERNELS) ## how fast games, searches and pictures are
	@$(BIN)/python -m tools.benchmarks

# LOAD='--games 500' changes the load, AGAINST=COMMIT measures the bot of that commit as well.
bench-load: $(KERNELS) ## what a turn costs; takes some minutes
	@$(BIN)/python -m tools.benchmarks.load $(if $(AGAINST),--against $(AGAINST)) $(LOAD)

bench-strength: $(KERNELS) ## the table of levels in tools/benchmarks/README.md; takes some minutes
	@$(BIN)/python -m tools.benchmarks.ladder

run: $(KERNELS) ## the bot itself; settings from .env
	@$(BIN)/python -m bot

# The position of a game, and which of its pictures.
pictures: $(KERNELS) ## redraw the pictures of the README
	@$(call draw,kingdomino,72,spots table)
	@$(call draw,kingdomino,109,poster)
	@$(call draw,queendomino,72,table board)
	@drawn=$$(mktemp -d) && $(BIN)/python -m renderers docs/pictures/queendomino.txt --film --out $$drawn > /dev/null && \
		cp $$drawn/film.webp docs/pictures && rm -r $$drawn
	@drawn=$$(mktemp -d) && $(BIN)/python -m players review docs/pictures/kingdomino.txt --json > $$drawn/analysis.json && \
		$(BIN)/python -m renderers docs/pictures/kingdomino.txt --analysis $$drawn/analysis.json --out $$drawn > /dev/null && \
		cp $$drawn/analysis.png docs/pictures/kingdomino-analysis.png && rm -r $$drawn

draw = drawn=$$(mktemp -d) && $(BIN)/python -m renderers docs/pictures/$(1).txt --ply $(2) --out $$drawn > /dev/null && \
	for p in $(3); do cp $$drawn/$$p.png docs/pictures/$(1)-$$p.png; done && rm -r $$drawn

art: $(TOOLS) ## the sprites of all themes from the drawings in tools/art/
	@$(BIN)/python -m tools.art

format: $(TOOLS) ## format, and fix the lint that can be fixed
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

lock: $(TOOLS) ## pin the newest versions that fit, in tools/requirements/
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(call lock,runtime,,)
	@$(call lock,play,runtime,--extra play)
	@$(call lock,kernels,runtime play,--extra kernels)
	@$(call lock,postgres,runtime play kernels,--extra postgres)
	@$(call lock,metrics,runtime play kernels postgres,--extra metrics)
	@$(call lock,sentry,runtime play kernels postgres metrics,--extra sentry)
	@$(call lock,build,runtime play kernels postgres metrics sentry,--group build)
	@$(call lock,dev,runtime play kernels postgres metrics sentry build,--group dev)

# $(call lock,NAME,OTHERS,WHAT) pins what a lock adds to the others, in versions that fit theirs.
lock = $(BIN)/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header \
	$(foreach other,$(2),--constraints tools/requirements/$(other).lock \
		$$(sed -n 's/^\([a-z0-9-]*\)==.*/--no-emit-package \1/p' tools/requirements/$(other).lock)) \
	$(3) --output-file tools/requirements/$(1).lock

clean: ## remove what was made here (never data/)
	@rm -rf players/search/kernels*.so build dist .venv .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What each lock adds is installed on top of the one before it. A lock names all libraries, so pip need not look for more,
# and Python compiles the modules that it imports.
$(PLAY): $(addprefix tools/requirements/,runtime.lock play.lock)
$(HOSTING): $(PLAY) $(addprefix tools/requirements/,kernels.lock postgres.lock metrics.lock sentry.lock)
$(TOOLS): $(HOSTING) $(addprefix tools/requirements/,build.lock dev.lock)

ifndef ALONE
# Calls of make that begin at once install one after the other: those that waited find what they need.
define TAKE_TURNS
import contextlib, fcntl, os, sys
makefile = os.open("Makefile", os.O_RDONLY)
os.set_inheritable(makefile, True)
with contextlib.suppress(OSError):
    fcntl.flock(makefile, fcntl.LOCK_EX)
os.execvp(sys.argv[1], sys.argv[1:])
endef
export TAKE_TURNS

$(PLAY) $(HOSTING) $(TOOLS):
	@test -n '$(PYTHON)' && $(PYTHON) -c '$(SUITABLE)' 2>/dev/null || { \
		echo 'This needs Python 3.11 or newer with its venv module (on Debian: apt install python3-venv); PYTHON=... names one.' >&2; \
		exit 1; }
	@$(PYTHON) -c "$$TAKE_TURNS" $(MAKE) --silent ALONE=yes $@
else
install = $(BIN)/python -m pip install -qq --disable-pip-version-check --no-input --no-deps --no-compile --require-hashes \
	$(patsubst %,--requirement %,$(filter %.lock,$^)) && touch $@

$(PLAY):
	echo 'Installing what the bot needs into .venv: 45 MB to download ...'
	rm -rf .venv
	$(PYTHON) -m venv .venv
	$(install)

$(HOSTING):
	echo 'Installing what operators may want: 8 MB to download ...'
	$(install)

$(TOOLS):
	echo 'Installing the tools: 35 MB to download ...'
	$(install)
endif

# A stamp is made last, so it is true: a call of make that is stopped leaves those that another call has made.
.PRECIOUS: $(PLAY) $(HOSTING) $(TOOLS) $(KERNELS)

# Without a C compiler NumPy does the same in more time; the next call tries again.
$(KERNELS): $(HOSTING) $(addprefix players/search/,kernels.py kernels.pxd library.py)
	@$(BIN)/python -m players compile && touch $@ || true
