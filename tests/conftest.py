"""Settings of hypothesis for all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# How long an example takes says nothing about whether it is right. Continuous integration tries the same examples
# every time; everybody else keeps trying new ones.
settings.register_profile("spielwerk", deadline=None, print_blob=True, derandomize="CI" in os.environ)
settings.load_profile("spielwerk")
