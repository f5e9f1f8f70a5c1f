"""`python -m vermeil` is the `vermeil` command."""

from vermeil.cli import main

if __name__ == "__main__":
    main()
