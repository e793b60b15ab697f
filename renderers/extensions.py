"""The registry: the one module outside of the extensions' own folders that names them."""

from __future__ import annotations

from renderers.court import COURT
from renderers.extension import EXTENSIONS

EXTENSIONS.append(COURT)
