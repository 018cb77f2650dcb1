FROM node:24-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /app
# Docker would fill in the container's own name for HOSTNAME, which a health check on 127.0.0.1 does not reach.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build --chown=root:root /app/.next/standalone ./
# By number, so that Kubernetes can tell that it is not root. It owns nothing here: the server writes no file.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The process itself, without a shell or npm before it: signals to stop have to reach it.
CMD ["node", "server.js"]
