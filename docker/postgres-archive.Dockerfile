# PostgreSQL with pgBackRest, which the image's own package source has: for docker/compose.archive.yaml.
FROM postgres:17-bookworm
LABEL org.opencontainers.image.title="Livres en partage : PostgreSQL" \
      org.opencontainers.image.description="La base, avec l’archive de son journal" \
      org.opencontainers.image.licenses="AGPL-3.0-or-later"
RUN apt-get update \
 && apt-get install -y --no-install-recommends pgbackrest ca-certificates \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o postgres -g postgres -m 750 /var/lib/pgbackrest
COPY --chown=postgres:postgres docker/pgbackrest/pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
