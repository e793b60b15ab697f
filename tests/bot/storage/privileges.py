"""Files that the bot's user may only read."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CDLL, c_uint32

_CAPABILITIES_3, _READ_ANYTHING = 0x20080522, 1 << 2


@contextmanager
def without_privileges() -> Iterator[None]:
    """Be no administrator for a block, because to administrators nothing is read-only."""
    before = os.geteuid()
    os.seteuid(before or 65534)
    try:
        _keep_reading(CDLL(None))
        yield
    finally:
        os.seteuid(before)


def _keep_reading(libc: CDLL) -> None:
    """Let an administrator's process still read the project, which may stand in a folder of the administrator alone.

    Linux alone has this capability (CAP_DAC_READ_SEARCH of capabilities(7)); other users get nothing.
    """
    if not hasattr(libc, "capset"):
        return
    # A header has version and process (0: this thread); data have effective, permitted and inheritable rights, twice.
    header, data = (c_uint32 * 2)(_CAPABILITIES_3, 0), (c_uint32 * 6)()
    libc.capget(header, data)
    data[0] |= data[1] & _READ_ANYTHING
    libc.capset(header, data)
