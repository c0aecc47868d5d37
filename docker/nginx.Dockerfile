FROM nginx:1.28-bookworm
LABEL org.opencontainers.image.title="Livres en partage : nginx" \
      org.opencontainers.image.description="Le port public : répartit entre les API, garde les pages une seconde" \
      org.opencontainers.image.licenses="AGPL-3.0-or-later"
COPY --chown=101:101 docker/nginx/nginx.conf /etc/nginx/nginx.conf
COPY --chown=101:101 docker/nginx/access-log.conf docker/nginx/caches.conf docker/nginx/forwarding.conf docker/nginx/own-pages.conf docker/nginx/pages.conf docker/nginx/server.conf /etc/nginx/livres/
COPY --chown=101:101 docker/nginx/pages /etc/nginx/livres/pages
COPY --chown=101:101 docker/nginx/trusted-proxy.conf.template docker/nginx/internal-secret.conf.template /etc/nginx/templates/
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
