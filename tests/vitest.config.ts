import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './setup/longest-first.ts';
import { ReportRun } from './setup/report-run.ts';

const root = resolve(import.meta.dirname, '..');
const report = process.env['LIVRES_TEST_REPORT'];
/** Journeys through what several processes share, made on each database server: see docs/adr/031. */
const THROUGH_SERVICES = filesOf('e2e', [
  // Requests are counted in Redis where there is one, attempts at the gate in PostgreSQL.
  'too-many-pages',
  'the-gate',
  // The site learns from the database that content changed; jobs publish at their hour.
  'staff-publish-a-change',
  'staff-publish-in-time',
  // A payment, a receipt and e-mails: transactions, locks and jobs.
  'a-visitor-gives',
]);

/** Of the api what a database server or Redis can change, each kind once or twice: see docs/adr/031. */
const ON_EACH_SERVER = filesOf('api', [
  // The schema, its roles and its triggers; every declared statement is prepared.
  'backups',
  'database-role',
  'migrations',
  'queries',
  'released-schemas',
  // Order, search and filters of text.
  'admin-dialect',
  'donation-transactions-list',
  'french-order',
  'record-search',
  'scholarship-list',
  'scholarship-search',
  'search',
  // What many do at one moment: locks, seats, numbers, money.
  'bank-accounts',
  'bulk-at-once',
  'event-registration-histories',
  'gift-ledger-histories',
  'impact-start',
  'payments-webhooks',
  'people-merges-safety',
  'personal-data-retention',
  'receipt-locks',
  'receipt-numbers',
  'scholarship-alerts-at-once',
  'slugs-at-once',
  // Jobs, letters and what processes tell one another.
  'mail-and-jobs',
  'notification-streams',
  'publishing',
  // Sums and means over time.
  'analytics-overview',
  'analytics-visits',
  'campaign-progress',
  'donor-records',
  'giving-figures',
  'impact-figures',
  'scholarship-stats',
  'visits',
  // A server that is slow, silent or away; requests counted in Redis.
  'doctor',
  'rate-limit',
  'silent-database',
]);

/** On each core, where vitest would leave one idle; and sharing what they load, which takes longer than their tests. */
const BESIDE_ONE_ANOTHER = { maxWorkers: availableParallelism(), isolate: false, testTimeout: 60_000 };

/** Properties draw what they try from the seed of the run, where it has one. */
const SETUP = ['tests/setup/property-seed.ts'];

/** What hangs is ended; what is slow on a busy machine is not. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000 };

const JOURNEYS: TestProjectInlineConfiguration['test'] = {
  // Made once for all of them.
  globalSetup: ['browser', 'database-server', 'demo-content'].map((name) => `tests/setup/${name}.ts`),
  // A browser draws with two cores: a third beside them made each take half as long again.
  maxWorkers: 2,
  // One product for the files that a worker makes, but for those that say otherwise.
  isolate: false,
  // As long as the browser's own patience: what a page shows is asked again until it is so.
  expect: { poll: { timeout: 30_000 } },
  ...PATIENCE,
};

const API: TestProjectInlineConfiguration['test'] = {
  globalSetup: ['tests/setup/database-server.ts'],
  setupFiles: [...SETUP, 'tests/setup/quick-codes.ts', 'tests/setup/one-connection.ts'],
  // Many of them wait, for jobs and for processes that start: two more than there are cores.
  maxWorkers: 4,
  // Each file has its own api on its own database: they share the modules that take seconds to load.
  isolate: false,
  ...PATIENCE,
  // The api runs as it was built, decorators' metadata included.
  server: { deps: { external: [/\/api\/dist\//] } },
};

/** A name that is no file's would leave its tests out of a run without a word. */
function filesOf(folder: string, names: string[]): string[] {
  const files = names.map((name) => `tests/${folder}/${name}.spec.ts`);
  const missing = files.filter((file) => !existsSync(resolve(root, file)));
  if (missing.length > 0) throw new Error(`No such tests: ${missing.join(', ')}`);
  return files;
}

/** Later groups wait for earlier ones: the cores are for the journeys alone when their turn comes. */
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
      setupFiles: SETUP,
      // What was found is said in whole, also where only the message is kept.
      chaiConfig: { truncateThreshold: 1_000 },
      ...test,
      sequence: { groupOrder: order },
    },
  };
}

/** `npm run steady` draws an order; else the longest come first. */
const order = Number(process.env['LIVRES_TEST_ORDER']);

export default defineConfig({
  root,
  test: {
    sequence: order ? { shuffle: { files: true }, seed: order } : { sequencer: LongestFirst },
    reporters: report
      ? ['default', ['json', { outputFile: report }], new ReportRun(`${report}.run`)]
      : ['default'],
    projects: [
      project('unit', 0, {
        include: ['{api,public-site,admin}/**/*.spec.{ts,tsx}', 'scripts/**/*.spec.mjs'],
        exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
        ...BESIDE_ONE_ANOTHER,
      }),
      project('architecture', 0, {
        include: ['tests/{architecture,docker}/**/*.spec.ts'],
        ...BESIDE_ONE_ANOTHER,
      }),
      project('api', 1, { include: ['tests/api/**/*.spec.ts'], exclude: ON_EACH_SERVER, ...API }),
      project('database', 1, { include: ON_EACH_SERVER, ...API }),
      project('e2e', 2, {
        include: ['tests/e2e/**/*.spec.ts'],
        exclude: THROUGH_SERVICES,
        ...JOURNEYS,
      }),
      // The gate makes one wait for half a minute: beside the api's tests nobody waits with it.
      project('services', 1, { include: THROUGH_SERVICES, ...JOURNEYS, maxWorkers: API.maxWorkers }),
    ],
  },
});
