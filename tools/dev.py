"""Sets a checkout up, then plays or tests: what `./play` and `./test` run. Standard library only."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

USAGE = """\
usage: ./play [OPTION…]    set up where needed and start the table; options of `spielwerk serve`
       ./play --setup      set up only
       ./test --help       checks and tests
       python3 tools/dev.py lock    resolve pyproject.toml into requirements.lock
"""


def main() -> None:
    # Said here, since an older Python cannot even read the other modules.
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Spielwerk needs Python 3.11 or newer. PYTHON=/path/to/python ./play takes another one.")
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from tools import checks, prepare

    command, *args = sys.argv[1:] or ["help"]
    try:
        if command == "play":
            play(args)
        elif command == "test":
            checks.main(args)
        elif command == "lock":
            prepare.lock()
        else:
            sys.exit(USAGE)
    except subprocess.CalledProcessError as error:
        print("The set-up failed, see above:", *error.cmd, file=sys.stderr)
        if command == "test":
            print("0 passed, 1 failed")
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


def play(args: list[str]) -> None:
    """Set up and become `spielwerk serve`, or stop after the set-up."""
    from tools import prepare

    if "-h" in args or "--help" in args:
        print(USAGE)
    prepare.set_up_python()
    prepare.set_up_web()
    if "--setup" not in args:
        sys.stdout.flush()
        os.execv(prepare.BIN / "spielwerk", ["spielwerk", "serve", *args])


if __name__ == "__main__":
    main()
