import { resolve } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const ACCESSIBILITY = 'tests/e2e/accessibility.spec.ts';

/** Later groups wait for earlier ones: two cores are for the journeys alone when their turn comes. */
function project(
  name: string,
  order: number,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    root,
    // A slow machine is given time: how fast things are is for measures to say.
    test: {
      name,
      environment: 'node',
      pool: 'forks',
      expect: { poll: { timeout: 10_000 } },
      ...test,
      sequence: { groupOrder: order },
    },
  };
}

export default defineConfig({
  root,
  test: {
    reporters: process.env['LIVRES_TEST_REPORT']
      ? ['default', ['json', { outputFile: process.env['LIVRES_TEST_REPORT'] }]]
      : ['default'],
    projects: [
      project('unit', 0, {
        include: ['{api,public-site,admin}/**/*.spec.{ts,tsx}', 'scripts/**/*.spec.mjs'],
        exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
      }),
      project('architecture', 0, { include: ['tests/{architecture,docker}/**/*.spec.ts'] }),
      project('api', 1, {
        include: ['tests/api/**/*.spec.ts'],
        globalSetup: ['tests/setup/database-server.ts'],
        maxWorkers: 2,
        testTimeout: 20_000,
        hookTimeout: 60_000,
        // The api runs as it was built, decorators' metadata included.
        server: { deps: { external: [/\/api\/dist\//] } },
      }),
      project('e2e', 2, {
        include: ['tests/e2e/**/*.spec.ts'],
        exclude: [ACCESSIBILITY],
        globalSetup: ['tests/setup/database-server.ts', 'tests/setup/demo-content.ts'],
        maxWorkers: 1,
        testTimeout: 90_000,
        hookTimeout: 120_000,
        retry: process.env['CI'] ? 2 : 0,
      }),
      // What axe finds does not hang on the database either: once is enough.
      project('axe', 3, {
        include: [ACCESSIBILITY],
        globalSetup: ['tests/setup/database-server.ts', 'tests/setup/demo-content.ts'],
        maxWorkers: 1,
        testTimeout: 300_000,
        hookTimeout: 120_000,
      }),
    ],
  },
});
