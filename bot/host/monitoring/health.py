"""Asks the running bot at its port whether only a restart would help: the health check of containers."""

import sys
from http import HTTPStatus
from http.client import HTTPConnection

from bot.host.settings import Settings

_ITSELF = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - nothing is bound here
"""The address of this machine that reaches a server on all addresses."""

SECONDS = 5.0
"""How many seconds the bot may take to answer."""


def main() -> int:
    """Print the answer of `/healthz`; return 0 if the bot is healthy or has no port, otherwise 1."""
    try:
        settings = Settings.from_environment()
        if settings.metrics_port is None:
            print("METRICS_PORT is not set, so there is nothing to ask")
            return 0
        host = _ITSELF.get(settings.metrics_host, settings.metrics_host)
        connection = HTTPConnection(host, settings.metrics_port, timeout=SECONDS)
        connection.request("GET", "/healthz")
        response = connection.getresponse()
        print(response.read().decode(errors="replace").strip())
    except Exception as error:  # noqa: BLE001 - a wrong setting, or another program answers there
        print(error, file=sys.stderr)
        return 1
    return int(response.status != HTTPStatus.OK)
