"""`python -m spielwerk`: the same as the command `spielwerk`."""

from spielwerk.cli import main

main()
