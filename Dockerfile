# The service as an image: docker build -t sarraf .
# It brings no database: set DATABASE_URL and SARRAF_SECRET (docs/deploying.md).
# A release names the base image by digest: --build-arg NODE_IMAGE=…@sha256:… --build-arg PINNED=yes
ARG NODE_IMAGE=node:22-bookworm-slim
FROM ${NODE_IMAGE} AS build
ARG NODE_IMAGE
ARG PINNED=no
RUN [ "$PINNED" = no ] || echo "$NODE_IMAGE" | grep -Eq '@sha256:[0-9a-f]{64}$' || { echo "NODE_IMAGE has no digest." >&2; exit 1; }
WORKDIR /app
COPY . .
RUN npm ci && npm run build && rm -rf .next/cache
# Without development packages: no compiler, bundler, test runner or embedded Postgres.
RUN npm ci --omit=dev

FROM ${NODE_IMAGE}
ARG NODE_IMAGE
LABEL org.opencontainers.image.base.name="$NODE_IMAGE"
ENV NODE_ENV=production PORT=3000 SARRAF_SEED=off SARRAF_HOME=/data SARRAF_FILES=/data/files
WORKDIR /app
COPY --from=build --chown=node:node /app/LICENSE /app/package.json /app/next.config.mjs ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/.next ./.next
COPY --from=build --chown=node:node /app/public ./public
COPY --from=build --chown=node:node /app/prisma/migrations ./prisma/migrations
COPY --from=build --chown=node:node /app/CHANGELOG.md ./
COPY --from=build --chown=node:node /app/docs/guides ./docs/guides
COPY --from=build --chown=node:node /app/examples ./examples
COPY --from=build --chown=node:node /app/sdk/android/README.md ./sdk/android/
COPY --from=build --chown=node:node /app/sdk/cli/README.md ./sdk/cli/
COPY --from=build --chown=node:node /app/sdk/flutter/README.md ./sdk/flutter/
COPY --from=build --chown=node:node /app/sdk/ios/README.md ./sdk/ios/
COPY --from=build --chown=node:node /app/sdk/node/README.md ./sdk/node/
COPY --from=build --chown=node:node /app/sdk/python/README.md ./sdk/python/
COPY --from=build --chown=node:node /app/scripts/bundled.mjs /app/scripts/migrate.mjs /app/scripts/program.mjs ./scripts/
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
# Signals reach the process itself, which stops in order.
CMD ["node", ".next/programs/serve.mjs"]
