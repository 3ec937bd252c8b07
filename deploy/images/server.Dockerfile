# The server with the shell and every remote. Build: docker build -f deploy/images/server.Dockerfile -t tenis-klub .
# `npm run images:pin` renews the digest.
ARG NODE_IMAGE=node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN npm run build
RUN node deploy/images/stage-product.mjs /product
RUN node deploy/images/write-sbom.mjs /product/sbom.cdx.json server shell $(dirname mfe-*/remote.json)

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DEMO=0 PORT=8080 DATA_DIR=/data
COPY --from=build /product /app
# The only writable folder; the rest of the file system may be read-only.
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
WORKDIR /app
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then((answer)=>process.exit(answer.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
