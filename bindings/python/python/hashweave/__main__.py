"""`python -m hashweave`: the command line. It is a program of its own, which this package is not: what is installed as `hashweave` is run."""

import os
import shutil
import sys


def main() -> None:
    """Becomes the program, or says where it is."""
    program = shutil.which("hashweave")
    if program is None:
        sys.exit("hashweave: the command line is not installed; this package is the library. Install it: cargo install --path crates/cli in a clone")
    os.execv(program, [program, *sys.argv[1:]])


if __name__ == "__main__":
    main()
