"""`python -m dragonroads`."""

import sys

from dragonroads.cli import main

sys.exit(main())
