import { describe, expect, it } from 'vitest';
import { read, readCompose } from './docker-files.ts';

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
