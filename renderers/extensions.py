"""The registry of what extensions add to pictures: the one module outside of their own folders that names them."""

from __future__ import annotations

from renderers.court import COURT
from renderers.extension import EXTENSIONS

EXTENSIONS.append(COURT)
