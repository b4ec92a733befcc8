"""Prints the ids of the library in the order of the queue."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from shots import shots  # noqa: E402

print("\n".join(shots))
