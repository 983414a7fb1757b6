"""How often something is tried that is drawn at random.

Normally the same examples every time, so that nobody's work fails by luck. `SPIELWERK_BATTERY=20` tries twenty times
as many, and other ones each time.
"""

from __future__ import annotations

import os
from typing import Final

TIMES: Final = int(os.environ.get("SPIELWERK_BATTERY", "1"))
ALWAYS_THE_SAME: Final = TIMES == 1
