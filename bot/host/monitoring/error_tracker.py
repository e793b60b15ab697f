"""Reports errors to Sentry, or to a server that speaks its protocol such as GlitchTip, if the operator names one."""

from __future__ import annotations

from collections.abc import Mapping
from logging import ERROR
from typing import TYPE_CHECKING, Any, Final, cast

from bot.activity import current_ids
from bot.host.monitoring import build
from bot.host.settings import Settings, SettingsError

if TYPE_CHECKING:
    # Its library is not installed everywhere.
    from sentry_sdk.transport import Transport
    from sentry_sdk.types import Event

_KEPT: Final = {"event_id", "timestamp", "platform", "level", "logger", "release", "environment"}
_OWN_LOGGERS: Final = {"bot", "players", "renderers", "engine"}


def report_errors(settings: Settings, transport: type[Transport] | None = None) -> bool:
    """Report all errors from now on, if the operator wants it; return whether they do. `transport` is for tests.

    Raises SettingsError for an address that is none, or if the library is missing.
    """
    if not settings.sentry_dsn:
        return False
    try:
        import sentry_sdk  # noqa: PLC0415 - it is not installed everywhere
        from sentry_sdk.integrations.atexit import AtexitIntegration  # noqa: PLC0415 - as above
        from sentry_sdk.integrations.excepthook import ExcepthookIntegration  # noqa: PLC0415 - as above
        from sentry_sdk.integrations.logging import LoggingIntegration  # noqa: PLC0415 - as above
    except ModuleNotFoundError as error:
        raise SettingsError(f"SENTRY_DSN is set, but {error.name} is not installed: pip install sentry-sdk") from None
    try:
        sentry_sdk.init(
            settings.sentry_dsn,
            transport=transport,
            release=build.describe(),
            default_integrations=False,
            integrations=[
                LoggingIntegration(event_level=ERROR, sentry_logs_level=None),
                ExcepthookIntegration(),
                AtexitIntegration(lambda _pending, _seconds: None),
            ],
            include_local_variables=False,
            max_breadcrumbs=0,
            auto_session_tracking=False,
            before_send=_about_code,
        )
    except ValueError as error:
        raise SettingsError(f"SENTRY_DSN cannot be used: {error}") from None
    return True


def _about_code(event: Event, _hint: Mapping[str, Any]) -> Event:
    """Keep of an event only what is known to say nothing about people.

    The text of an error, and the arguments of a log record, may contain names and what people typed. Other libraries
    format their records before they log them.
    """
    found: Mapping[str, Any] = event
    kept = {key: value for key, value in found.items() if key in _KEPT}
    kept["tags"] = {name: str(number) for name, number in current_ids().items()}
    if logged := found.get("logentry"):
        is_own = found["logger"].partition(".")[0] in _OWN_LOGGERS
        kept["logentry"] = {"message": logged["message"] if is_own else f"an error of {found['logger']}"}
    if raised := found.get("exception"):
        kept["exception"] = {"values": [{**each, "value": ""} for each in raised["values"]]}
    return cast("Event", kept)
