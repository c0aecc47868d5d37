import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Compose, read, readCompose } from './docker-files.ts';

const dockerfiles = Object.values(readCompose().services).flatMap(({ build }) =>
  build ? [build.dockerfile] : [],
);

function lastStage(dockerfile: string): string {
  return read(dockerfile)
    .split(/^(?=FROM )/m)
    .at(-1)!;
}

it('reads one Dockerfile per image', () => {
  expect(dockerfiles.toSorted()).toEqual([
    'docker/api.Dockerfile',
    'docker/nginx.Dockerfile',
    'docker/site.Dockerfile',
  ]);
});

describe.each(dockerfiles)('%s', (dockerfile) => {
  it('ends as a user that is not root, with labels', () => {
    const users = [...lastStage(dockerfile).matchAll(/^USER (.+)$/gm)].map(([, user]) => user);
    expect(users).toHaveLength(1);
    expect(users[0]).toMatch(/^(node|101:101)$/);
    expect(lastStage(dockerfile)).toContain('org.opencontainers.image.licenses="AGPL-3.0-or-later"');
  });
});

describe.each(['docker/api.Dockerfile', 'docker/site.Dockerfile'])('%s', (dockerfile) => {
  const text = read(dockerfile);

  it('starts node itself, so that SIGTERM reaches it', () => {
    expect(lastStage(dockerfile)).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(lastStage(dockerfile)).toMatch(/^CMD \["node", /m);
  });

  it('installs from the lock file, without running the scripts of packages', () => {
    const installs = text.match(/npm (ci|install)\b.*/g)!;
    expect(installs.length).toBe(2);
    expect(installs.filter((line) => !line.startsWith('npm ci --ignore-scripts'))).toEqual([]);
  });

  it('does not install again when only the code changes', () => {
    for (const stage of text.split(/^(?=FROM )/m).filter((part) => part.includes('npm ci')))
      expect(stage.slice(0, stage.indexOf('npm ci'))).not.toMatch(/^COPY (?!.*package.*json)/m);
  });
});

it('builds the api before the fronts, which are checked against its types', () => {
  const builds = [...read('docker/site.Dockerfile').matchAll(/npm run build -w @livres\/([\w-]+)/g)];
  expect(builds.map(([, workspace]) => workspace)).toEqual(['api', 'admin', 'public-site']);
});

it('sends to the builder only what is listed', () => {
  const lines = read('.dockerignore').trim().split('\n');
  expect(lines[0]).toBe('*');
  expect(lines).toEqual(
    expect.arrayContaining(['**/node_modules', '**/.env', '**/var', '**/dist', '**/build']),
  );
});

describe('the archive of PostgreSQL’s log', () => {
  const archive = parse(read('docker/compose.archive.yaml')) as Compose;
  const { image } = readCompose().services['postgres']!;

  it('adds pgBackRest to the PostgreSQL of the compose file, and changes nothing else of it', () => {
    expect(Object.keys(archive.services)).toEqual(['postgres']);
    expect(lastStage('docker/postgres-archive.Dockerfile')).toMatch(new RegExp(`^FROM ${image}$`, 'm'));
    const own = readCompose().services['postgres']!['command'] as string[];
    const command = archive.services['postgres']!['command'] as string[];
    expect(command.slice(0, own.length)).toEqual(own);
    expect(command).toContain('archive_command=pgbackrest --stanza=livres archive-push %p');
  });

  it('is of the folder and the role of the database that the compose file makes', () => {
    const conf = read('docker/pgbackrest/pgbackrest.conf');
    const { environment, volumes } = readCompose().services['postgres']!;
    expect(conf).toContain('[livres]');
    expect(conf).toContain(`pg1-user=${environment!['POSTGRES_USER']}`);
    expect(conf).toContain(`pg1-path=${(volumes as string[])[0]!.split(':')[1]}`);
  });
});
