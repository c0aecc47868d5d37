# Only the manifests, so that a change in the code does not install again. The tools of development at the root
# (linters, an embedded PostgreSQL, Node itself) are left out; scripts of packages too, as nothing here needs one.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
RUN npm pkg delete devDependencies

FROM manifests AS build
RUN npm ci --ignore-scripts
COPY tsconfig.json ./
COPY api api
RUN npm run build -w @livres/api

FROM manifests AS production
RUN npm pkg delete devDependencies -w @livres/api \
 && npm ci --ignore-scripts \
 && mkdir -p api/node_modules var \
 && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -name '*.md' \) \
      ! -iname 'license*' -delete \
 && rm -rf node_modules/typeorm/browser

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Livres en partage : API" \
      org.opencontainers.image.description="L’API et, par une autre commande, les tâches de fond" \
      org.opencontainers.image.licenses="AGPL-3.0-or-later"
WORKDIR /app
# glibc keeps what libvips frees unless it has few arenas, and large blocks of their own. The limits of V8's heap are
# those of scripts/launch/memory.mjs; a test holds them together.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 \
    NODE_OPTIONS="--max-old-space-size=320 --max-semi-space-size=2"
COPY --from=production /app/node_modules node_modules
COPY --from=production /app/api/node_modules api/node_modules
COPY --from=production /app/package.json package.json
COPY --from=production /app/api/package.json api/package.json
COPY --from=production --chown=node:node /app/var var
COPY --from=build /app/api/dist api/dist
USER node
EXPOSE 3001
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "api/dist/src/main.js"]
