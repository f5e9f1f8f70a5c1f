# Short names for the commands of run.py, and the upkeep of the locks.

PYTHON ?= python3

.PHONY: play test explore check bench bench-learning fuzz-sanitized bench-server bench-page campaign campaign-coach lock clean

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

# The faces for learning programs beside their peers, in one run.
bench-learning:
	$(PYTHON) run.py exec python -m bench.learning $(ARGS)

# Vectors of all games under AddressSanitizer and UBSan, with nonsense for actions. Needs gcc; takes some minutes.
fuzz-sanitized:
	$(PYTHON) run.py exec python tools/sanitized.py $(ARGS)

# From opening the page to the first move; needs Chromium
bench-page:
	$(PYTHON) run.py exec python -m bench.first_move $(ARGS)

# The long forms of the tests of the server: 20 kills, 44 troubles of the database, 100,000 malformed
# messages, 1,000 games with dropouts. Takes hours;
# SHARE=0.1 does a tenth.
campaign:
	VERMEIL_CAMPAIGN=$(or $(SHARE),1) $(PYTHON) run.py test tests/server --capture=no $(ARGS)

# Reviews many games of each kind: what a review says adds up.
campaign-coach:
	VERMEIL_COACH_GAMES=$(or $(GAMES),300) $(PYTHON) run.py test tests/coach/test_identity.py $(ARGS)

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
