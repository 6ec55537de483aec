# The gateway with the built client:       docker build -t parts-portal .
# The demo distributor beside it:          docker build -t parts-portal-sandbox --target sandbox .
# The last stage is the gateway, so that it is what is built when nothing is said.

# Debian and not Alpine: the same C library as on developers' machines; slim: no compiler, no package of ours needs one.
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production

# Builds the client. Packages first: their layer stays while only sources change.
FROM base AS build
COPY package.json package-lock.json ./
# With the development packages, which the build needs. Scripts of packages are not run in any stage.
RUN npm ci --include=dev --ignore-scripts
COPY tsconfig.base.json relay.config.json schema.graphql ./
COPY web web
RUN npm run build

# What runs needs only the packages of "dependencies".
FROM base AS packages
COPY package.json package-lock.json ./
# Optional are a Node for machines with an older one, and native code that only the sandbox uses. Then what is large
# and only the built client and the sandbox are made of: 400 MB of 620.
RUN npm ci --omit=dev --omit=optional --ignore-scripts \
  && rm -rf node_modules/@fluentui node_modules/@electric-sql

FROM base AS sandbox-packages
COPY package.json package-lock.json ./
# With the optional ones: pictures are made by native code.
RUN npm ci --omit=dev --ignore-scripts

FROM base AS sandbox
COPY --from=sandbox-packages /app/node_modules node_modules
COPY package.json ./
COPY gateway/rest/api-v3.yaml gateway/rest/api-v3.yaml
COPY sandbox sandbox
RUN mkdir .sandbox && chown node:node .sandbox
USER node
ENV SANDBOX_HOST=0.0.0.0
EXPOSE 4001
CMD ["node", "sandbox/main.ts"]

FROM base AS gateway
COPY --from=packages /app/node_modules node_modules
COPY package.json schema.graphql persisted.json ./
COPY gateway gateway
COPY --from=build /app/dist/web dist/web
# Node's own user, which may change nothing here: every file belongs to root.
USER node
ENV HOST=0.0.0.0
# Two heaps of the C library instead of eight a core: its threads share them, and 10 to 25 MB less are held
# (docs/operation.md).
ENV MALLOC_ARENA_MAX=2
EXPOSE 4000
# Whether the process answers; whether it should get callers is /health/ready, which whoever balances asks.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm between: it would keep SIGTERM to itself.
CMD ["node", "--expose-gc", "gateway/main.ts"]
