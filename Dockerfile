# The service as an image: docker build -t sarraf .
# It brings no database: set DATABASE_URL and SARRAF_SECRET (docs/deploying.md).
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && rm -rf .next/cache
# Without development packages: no compiler, bundler, test runner or embedded Postgres.
RUN npm ci --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production PORT=3000 SARRAF_SEED=off SARRAF_HOME=/data SARRAF_FILES=/data/files
WORKDIR /app
COPY --from=build --chown=node:node /app/LICENSE /app/package.json /app/next.config.mjs ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/.next ./.next
COPY --from=build --chown=node:node /app/public ./public
COPY --from=build --chown=node:node /app/prisma/migrations ./prisma/migrations
COPY --from=build --chown=node:node /app/docs/guides ./docs/guides
COPY --from=build --chown=node:node /app/scripts/bundled.mjs /app/scripts/migrate.mjs /app/scripts/program.mjs ./scripts/
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
# Signals reach the process itself, which stops in order.
CMD ["node", ".next/programs/serve.mjs"]
