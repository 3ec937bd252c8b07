# The shell as a folder of files, in front of the server that writes its page:
# docker build -f deploy/images/shell.Dockerfile -t tenis-klub-shell .
# `npm run images:pin` renews the digests.
ARG NODE_IMAGE=node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
ARG CADDY_IMAGE=caddy:2-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN npx lerna run build --scope @club/shell
RUN mkdir -p /product/srv && cp -r shell/dist/. /product/srv/
RUN node deploy/images/write-sbom.mjs /product/sbom.cdx.json shell

FROM ${CADDY_IMAGE}
# The image gives Caddy the capability to open ports below 1024: a container without any capability could not start it.
# A copy has none, also where the image gives it none.
RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy
COPY deploy/images/shell.Caddyfile /etc/caddy/Caddyfile
COPY --from=build /product/srv /srv
COPY --from=build /product/sbom.cdx.json /sbom.cdx.json
# Address of the server, to which pages and calls are forwarded.
ENV CLUB_SERVER=server:8080 XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 1000:1000
EXPOSE 8081
HEALTHCHECK --interval=15s --timeout=5s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8081/assets/icon.svg"]
