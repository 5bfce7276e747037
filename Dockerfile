# The shop as a container image: a release archive (`npm run release`) on Debian, run by a user of its own.
#   docker build --build-arg VERSION=0.3.0 --tag taana-baana:0.3.0 .
# Its program folder is never written to: run it with --read-only. Everything it keeps is in /data.
ARG BASE=docker.io/library/debian:bookworm-slim
FROM ${BASE}

ARG VERSION
ADD release/taana-baana-${VERSION}-linux-x64.tar.gz /opt/shop/releases/
RUN groupadd --gid 10001 shop \
  && useradd --uid 10001 --gid shop --home-dir /data --no-create-home --shell /usr/sbin/nologin shop \
  && install --directory --owner=shop --group=shop --mode=0700 /data \
  && ln --symbolic releases/taana-baana-${VERSION} /opt/shop/current \
  && ln --symbolic /opt/shop/current/bin/shop /usr/local/bin/shop

# Two heaps of glibc, instead of some for each thread.
ENV PATH=/opt/shop/current/node_modules/.bin:/usr/local/bin:/usr/bin:/bin \
  NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  ADMIN_PORT=3001 \
  DATA_DIR=/data \
  MALLOC_ARENA_MAX=2

USER 10001:10001
WORKDIR /opt/shop/current
VOLUME /data
EXPOSE 3000 3001
# The process answers. It listens only when everything is ready; the first start imports and migrates.
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that SIGTERM reaches it.
ENTRYPOINT ["node", "--max-semi-space-size=8", "server/main.ts"]
