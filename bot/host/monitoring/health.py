"""Asks the running bot at its port whether only a restart would help: the health check of containers."""

import sys
from http import HTTPStatus
from http.client import HTTPConnection

from bot.host.settings import Settings

SECONDS = 5.0
"""How many seconds the bot may take to answer."""


def main() -> int:
    """Print the answer of `/healthz`; return 0 if the bot is healthy or has no port, otherwise 1."""
    try:
        settings = Settings.from_environment()
        if settings.metrics_port is None:
            print("METRICS_PORT is not set, so there is nothing to ask")
            return 0
        # Linux takes the address of all interfaces for this machine (its manual, ip, section 7).
        connection = HTTPConnection(settings.metrics_host, settings.metrics_port, timeout=SECONDS)
        connection.request("GET", "/healthz")
        response = connection.getresponse()
        print(response.read().decode(errors="replace").strip())
    except Exception as error:  # noqa: BLE001 - a wrong setting, or another program answers there
        print(error, file=sys.stderr)
        return 1
    return int(response.status != HTTPStatus.OK)
