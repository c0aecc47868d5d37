import { resolve } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './setup/longest-first.ts';
import { TellRetries } from './setup/tell-retries.ts';

const root = resolve(import.meta.dirname, '..');
const report = process.env['LIVRES_TEST_REPORT'];
/** What hangs on the pages alone, and not on the database: once is enough, whatever database the rest runs on. */
const ON_PAGES_ALONE = [
  'accessibility',
  'accessibility-panel',
  'accessibility-menu',
  'head',
  'hostile-visitors',
  'too-many-pages',
  'offline',
  'home',
  'impact',
  'content-pages',
  'a-visitor-finds-a-campaign',
  'a-visitor-reads-the-news',
  'a-visitor-searches',
  'a-student-lists-scholarships',
  'a-student-checks-eligibility',
  'staff-keep-the-figures',
  'staff-move-the-figures',
  'staff-keep-pictures',
  'staff-change-a-page',
].map((name) => `tests/e2e/${name}.spec.ts`);

/** Made once for all journeys. */
const FOR_JOURNEYS = ['browser', 'database-server', 'demo-content'].map((name) => `tests/setup/${name}.ts`);

/** Later groups wait for earlier ones: two cores are for the journeys alone when their turn comes, two at a time. */
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
      // What was found is said in whole, also where only the message is kept.
      chaiConfig: { truncateThreshold: 1_000 },
      ...test,
      sequence: { groupOrder: order },
    },
  };
}

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: report
      ? ['default', ['json', { outputFile: report }], new TellRetries(`${report}.retried`)]
      : ['default'],
    projects: [
      project('unit', 0, {
        include: ['{api,public-site,admin}/**/*.spec.{ts,tsx}', 'scripts/**/*.spec.mjs'],
        exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
      }),
      project('architecture', 0, {
        include: ['tests/{architecture,docker}/**/*.spec.ts'],
        testTimeout: 60_000,
      }),
      project('api', 1, {
        include: ['tests/api/**/*.spec.ts'],
        globalSetup: ['tests/setup/database-server.ts'],
        // Many of them wait, for jobs and for processes that start: two more than there are cores.
        maxWorkers: 4,
        // Each file has its own api on its own database: they share the modules that take seconds to load.
        isolate: false,
        testTimeout: 20_000,
        hookTimeout: 60_000,
        retry: process.env['CI'] ? 1 : 0,
        // The api runs as it was built, decorators' metadata included.
        server: { deps: { external: [/\/api\/dist\//] } },
      }),
      project('e2e', 2, {
        include: ['tests/e2e/**/*.spec.ts'],
        exclude: ON_PAGES_ALONE,
        globalSetup: FOR_JOURNEYS,
        maxWorkers: 2,
        testTimeout: 90_000,
        hookTimeout: 120_000,
        retry: process.env['CI'] ? 2 : 0,
      }),
      // Beside the other journeys: no core waits for the last file of a group.
      project('pages', 2, {
        include: ON_PAGES_ALONE,
        globalSetup: FOR_JOURNEYS,
        maxWorkers: 2,
        testTimeout: 900_000,
        hookTimeout: 120_000,
        retry: process.env['CI'] ? 2 : 0,
      }),
    ],
  },
});
