# The gateway with the built client:       docker build -t parts-portal .
# The demo distributor:                    docker build -t parts-portal-sandbox --target sandbox .
# The gateway is the last stage, so that it is the default target.

# Debian rather than Alpine: the C library developers use. Slim: no package needs a compiler.
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production

# Packages are installed before sources are copied, so that their layer is kept while only sources change.
# Install scripts of packages do not run in any stage.
FROM base AS manifests
COPY package.json package-lock.json ./
COPY sandbox/package.json sandbox/package.json

# Generates code and builds the client.
FROM manifests AS build
RUN npm ci --include=dev --workspaces=false --ignore-scripts
COPY tsconfig.base.json relay.config.json ./
COPY contract contract
COPY gateway gateway
COPY scripts scripts
COPY web web
RUN node scripts/generate.ts operations shapes schema relay && npm run build

# What the gateway needs at run time: the root's "dependencies". Optional is a Node for machines with an older one.
FROM manifests AS gateway-packages
RUN npm ci --omit=dev --omit=optional --workspaces=false --ignore-scripts

# With optional packages: sharp's native code is one.
FROM manifests AS sandbox-packages
RUN npm ci --omit=dev --workspace=sandbox --ignore-scripts

FROM base AS sandbox
COPY --from=sandbox-packages /app/node_modules node_modules
COPY package.json ./
COPY --from=build /app/contract contract
COPY sandbox sandbox
RUN mkdir .sandbox && chown node:node .sandbox
USER node
ENV SANDBOX_HOST=0.0.0.0 SANDBOX_IN_PRODUCTION=true
EXPOSE 4001
CMD ["node", "sandbox/main.ts"]

FROM base AS gateway
# docker build --build-arg VERSION=$(node -p "require('./package.json').version") --build-arg COMMIT=$(git rev-parse --short HEAD) …
ARG VERSION=0
ARG COMMIT=unknown
ENV BUILD_COMMIT=$COMMIT
LABEL org.opencontainers.image.title="parts-portal" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$COMMIT
COPY --from=gateway-packages /app/node_modules node_modules
COPY package.json ./
COPY --from=build /app/schema.graphql /app/persisted.json ./
COPY --from=build /app/contract contract
COPY gateway gateway
COPY --from=build /app/dist/web dist/web
# Root owns every file; the process cannot change any.
USER node
ENV HOST=0.0.0.0
# Two arenas of the C library instead of eight a core hold 10 to 25 MB less (docs/operation.md).
ENV MALLOC_ARENA_MAX=2
EXPOSE 4000
# Liveness only. A load balancer asks /health/ready.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would swallow SIGTERM.
CMD ["node", "--expose-gc", "--no-allocation-site-pretenuring", "--min-semi-space-size=16", "--max-semi-space-size=64", "gateway/main.ts"]
