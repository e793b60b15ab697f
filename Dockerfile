# The hot path of the computer players becomes machine code here, so that the compiler stays behind.
FROM python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS compiler
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /app
COPY tools/requirements tools/requirements
RUN pip install --no-cache-dir --disable-pip-version-check --no-deps --require-hashes \
    -r tools/requirements/runtime.lock -r tools/requirements/kernels.lock
COPY engine engine
COPY players players
RUN python -m players compile

FROM python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

# The port is for the health check below: it is open inside the container alone, unless METRICS_HOST says otherwise.
ENV PYTHONUNBUFFERED=1 METRICS_PORT=9464
WORKDIR /app

# Pillow needs it to join the letters of names in Arabic, Bengali, Devanagari, Tamil or Thai.
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*

# The libraries change rarely and the bot often, so they are a layer of their own. One image serves for either database.
COPY tools/requirements tools/requirements
RUN pip install --no-cache-dir --disable-pip-version-check --no-deps --require-hashes \
    -r tools/requirements/runtime.lock -r tools/requirements/postgres.lock -r tools/requirements/metrics.lock \
    -r tools/requirements/sentry.lock

RUN groupadd --system --gid 10001 bot && useradd --system --uid 10001 --gid 10001 --home-dir /app bot \
    && install --directory --owner bot data
COPY LICENSE .
COPY engine engine
COPY --from=compiler /app/players players
COPY renderers renderers
COPY bot bot
# The bot's user may not write here, so without this every start and every thinking player would compile all modules.
RUN python -m compileall -q engine players renderers bot

ARG COMMIT=""
RUN if [ -n "$COMMIT" ]; then echo "$COMMIT" > bot/commit.txt; fi
LABEL org.opencontainers.image.title="Kingdomino on Discord" \
    org.opencontainers.image.description="Whole games with friends, in pictures, buttons and slash commands" \
    org.opencontainers.image.licenses="MIT AND OFL-1.1" \
    org.opencontainers.image.revision="$COMMIT"

# Kubernetes refuses a name where it asks for a user other than root.
USER 10001:10001
VOLUME /app/data

# Whether a new start would help; /readyz says whether the bot can work. With an empty METRICS_PORT there is nothing to
# ask, and the container counts as healthy.
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "healthy"]

# It stops within seconds; 30 seconds (`docker run --stop-timeout 30`, compose.yml) leave it time on a busy machine.
STOPSIGNAL SIGTERM
# An array and no shell, so that Python itself receives SIGTERM and stops in good order.
CMD ["python", "-m", "bot"]
