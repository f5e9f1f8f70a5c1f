# Short names for the commands of run.py, and the upkeep of the locks.

PYTHON ?= python3

.PHONY: play test explore check bench bench-learning ladder deck-studies fuzz-sanitized bench-server bench-page bench-review bench-pocket campaign campaign-coach coverage lock clean

play:
	$(PYTHON) run.py play $(ARGS)

test:
	$(PYTHON) run.py test $(ARGS)

# The same tests with examples that nobody has seen yet: what it finds is a real fault. `make test` keeps to the same ones.
explore:
	$(PYTHON) run.py test --hypothesis-profile=explore $(ARGS)

check:
	$(PYTHON) run.py check

bench:
	$(PYTHON) run.py bench $(ARGS)

# Our server beside boardgame.io's; needs node and npm.
bench-server:
	$(PYTHON) run.py exec python -m bench.server_load $(ARGS)

# The faces for learning programs beside their peers, in one run; installs the peers (requirements/bench.txt).
bench-learning:
	$(PYTHON) run.py bench --learning $(ARGS)

# Plays the studies behind the ladder of docs/bots.md into build/ladder, and writes its table there; one of them: ARGS=NAME. Takes about an hour.
ladder:
	$(PYTHON) run.py exec python -m bench.ladder --into docs/bots.md $(ARGS)

# The reports of our own decks in docs/deck-studies.
deck-studies:
	$(PYTHON) run.py exec vermeil deck study --game silver-and-gold --games 2000 --seed deck --out docs/deck-studies/silver-and-gold.html
	$(PYTHON) run.py exec vermeil deck study --game pyramids --games 2000 --seed deck --out docs/deck-studies/pyramids.html

# Vectors of all games under AddressSanitizer and UBSan, with nonsense for actions. Needs gcc; takes three minutes of processor time.
fuzz-sanitized:
	$(PYTHON) run.py exec python tools/sanitized.py $(ARGS)

# From opening the page to the first move; needs Chromium
bench-page:
	$(PYTHON) run.py exec python -m bench.first_move $(ARGS)

# From pressing Review to the first findings, with a warm and a cold server; needs Chromium
bench-review:
	$(PYTHON) run.py exec python -m bench.first_finding $(ARGS)

# Size and times of a built pocket edition: make bench-pocket ARGS=FOLDER
bench-pocket:
	$(PYTHON) run.py exec python -m bench.pocket $(ARGS)

# The long forms of the tests of the server: 20 kills, 44 troubles of the database, 100,000 malformed
# messages, 1,000 games with dropouts. Takes hours;
# SHARE=0.1 does a tenth.
campaign:
	VERMEIL_CAMPAIGN=$(or $(SHARE),1) $(PYTHON) run.py test tests/server --capture=no $(ARGS)

# Reviews many games: what a review says adds up (with GAMES=50 in 300 games of each game, or more, with 500 in 3,000), and
# mean luck of the evaluator against itself is 0 (LUCK games of each; Ctrl-C tells what was found).
campaign-coach:
	VERMEIL_COACH_GAMES=$(or $(GAMES),50) $(PYTHON) run.py test tests/coach/test_identity.py $(ARGS)
	for game in silver-and-gold pyramids silver-coin; do \
	  $(PYTHON) run.py exec python -m bench.coach luck $$game --games $(or $(LUCK),1000) || exit; done
	$(PYTHON) run.py exec python -m bench.coach luck silver-coin --deck bullet --games $(or $(LUCK),1000)

# Which lines the tests run; browsers, Ray (which hangs when it is measured) and long campaigns apart. The second run is for
# the compiled modules: of compiled code no line is seen, so their plain sources are tested. `make coverage ARGS=tests/table`
# measures what some tests reach.
coverage:
	mkdir -p build/coverage
	$(PYTHON) run.py exec coverage erase
	$(PYTHON) run.py exec coverage run -m pytest -q $(or $(ARGS),tests --ignore=tests/page --ignore=tests/pocket --ignore=tests/arena/test_executors.py -k 'not ray')
	VERMEIL_PLAIN=1 $(PYTHON) run.py exec coverage run -m pytest -q tests/games tests/golden tests/lockstep
	$(PYTHON) run.py exec coverage combine --quiet
	$(PYTHON) run.py exec coverage report

# Remakes the locks from pyproject.toml. `make lock ARGS=--upgrade` also moves to the newest versions.
COMPILE = build/lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header $(ARGS)

lock: build/lock
	$(COMPILE) --group build -o requirements/runtime.txt
	build/lock/bin/uv pip compile --group node --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header $(ARGS) -o requirements/node.txt
	$(COMPILE) --group dev -c requirements/runtime.txt -o requirements/dev.txt
	$(COMPILE) --group bench -c requirements/dev.txt -o requirements/bench.txt

build/lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet uv

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
