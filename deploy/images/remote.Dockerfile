# One remote as a folder of files, released by itself:
# docker build -f deploy/images/remote.Dockerfile --build-arg REMOTE=mfe-league -t tenis-klub-mfe-league .
ARG NODE_IMAGE=node:22-bookworm-slim
ARG CADDY_IMAGE=caddy:2-alpine

FROM ${NODE_IMAGE} AS build
ARG REMOTE
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund
RUN npx lerna run build --scope "@club/${REMOTE}"
RUN mkdir -p /product && cp -r "${REMOTE}/dist/." /product/

FROM ${CADDY_IMAGE}
COPY deploy/images/remote.Caddyfile /etc/caddy/Caddyfile
COPY --from=build /product /srv
# Caddy keeps nothing of its own: there are no certificates here.
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 1000:1000
EXPOSE 8081
HEALTHCHECK --interval=15s --timeout=5s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8081/remote.json"]
