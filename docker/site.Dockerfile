# Only the manifests, so that a change in the code does not install again. The tools of development at the root
# (linters, an embedded PostgreSQL, Node itself) are left out; scripts of packages too, as nothing here needs one.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
COPY package.json package-lock.json .npmrc ./
COPY public-site/package.json public-site/
RUN npm pkg delete devDependencies

FROM manifests AS build
COPY admin/package.json admin/
COPY api/package.json api/
RUN npm ci --ignore-scripts
COPY tsconfig.json ./
COPY api api
# The compiler checks both fronts against the types of the built api; of it only the illustrator is in the image.
RUN npm run build -w @livres/api
COPY admin admin
RUN npm run build -w @livres/admin
COPY public-site public-site
RUN npm run build -w @livres/public-site

FROM manifests AS production
RUN npm pkg delete devDependencies -w @livres/public-site \
 && npm ci --ignore-scripts \
 && mkdir -p public-site/node_modules \
 && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -name '*.md' \) \
      ! -iname 'license*' -delete

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Livres en partage : site" \
      org.opencontainers.image.description="Le site public et les fichiers de l’administration" \
      org.opencontainers.image.licenses="AGPL-3.0-or-later"
WORKDIR /app
ENV NODE_ENV=production
COPY --from=production /app/node_modules node_modules
COPY --from=production /app/public-site/node_modules public-site/node_modules
COPY --from=production /app/package.json package.json
COPY --from=production /app/public-site/package.json public-site/package.json
COPY --from=build /app/public-site/build public-site/build
COPY --from=build /app/public-site/dist public-site/dist
COPY --from=build /app/admin/dist admin/dist
COPY --from=build /app/api/dist/illustrator api/dist/illustrator
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# As in scripts/launch/memory.mjs; what renders pages has limits of its own.
CMD ["node", "--max-old-space-size=160", "--max-semi-space-size=2", "public-site/dist/server/main.js"]
