# The hot path of the computer players becomes machine code here, so that the compiler stays behind.
FROM python:3.13-slim AS compiler
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /app
COPY kernels.lock .
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r kernels.lock
COPY engine engine
COPY players players
RUN python -m players compile

FROM python:3.13-slim

ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
WORKDIR /app

# The libraries change rarely and the bot often, so they are a layer of their own.
# The driver of PostgreSQL is among them, so that one image serves for either database.
COPY postgres.lock .
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r postgres.lock

RUN useradd --system --uid 10001 --home-dir /app bot && install --directory --owner bot data
COPY LICENSE .
COPY engine engine
COPY --from=compiler /app/players players
COPY renderers renderers
COPY bot bot

USER bot
VOLUME /app/data

# An array and no shell, so that Python itself receives SIGTERM and stops in good order.
CMD ["python", "-m", "bot"]
