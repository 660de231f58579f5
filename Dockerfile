# One image. As it is, it runs the console and the service in one container; compose.yaml runs them apart.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY src/unused-package src/unused-package
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/src/start.mjs src/start.mjs
COPY --from=build /app/src/commands src/commands
RUN mkdir /data && chown node:node /data
# The allocator settings return the memory of large requests to the system.
ENV NODE_ENV=production \
    DATA_DIR=/data \
    SERVICE_LOG=stdout \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=1000000 \
    MALLOC_TRIM_THRESHOLD_=1000000
USER node
EXPOSE 5173 5174
HEALTHCHECK --interval=10s --timeout=5s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5174/_local/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/start.mjs"]
