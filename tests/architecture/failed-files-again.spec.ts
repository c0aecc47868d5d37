import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from './source-files.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

const REPORT_RUN = join(ROOT, 'tests/setup/report-run.ts');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const { LIVRES_TEST_REPORT: _, VITEST: __, ...env } = process.env;

const GOOD = `it('is well', () => {});`;
const BAD = `it('is well', () => {});\nit('is broken', () => { throw new Error('because'); });`;
/** Fails in the first of two processes, and where it is loaded by the second in a pardoned run passes. */
const BY_CHANCE = `
  const path = import.meta.dirname + '/seen';
  it('falls one time in two', () => {
    if (existsSync(path)) return;
    writeFileSync(path, '');
    throw new Error('by chance');
  });`;
/** The test that had failed is gone the second time. */
const GONE = `
  const path = import.meta.dirname + '/gone';
  if (!existsSync(path)) it('is there once', () => { writeFileSync(path, ''); throw new Error('once'); });
  it('is always there', () => {});`;
const CLOSING = `
  afterAll(() => { throw new Error('on closing'); });
  it('is well', () => {});`;
const UNHANDLED = `it('leaves a fault behind', () => { setTimeout(() => { throw new Error('behind'); }, 5); return new Promise((end) => setTimeout(end, 50)); });`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Makes a suite of these files as `.ci/run` does, and says how it ended and what was printed. */
function run(files: Record<string, string>, { base = 'HEAD', ended = true } = {}) {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'again-'));
  folders.push(folder);
  const head = `import { existsSync, writeFileSync } from 'node:fs';\nimport { afterAll, it } from 'vitest';\n`;
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, `${name}.spec.ts`), head + text);
  writeFileSync(
    join(folder, 'config.mjs'),
    `import { ReportRun } from ${JSON.stringify(REPORT_RUN)};
     const report = process.env.LIVRES_TEST_REPORT;
     export default {
       root: ${JSON.stringify(ROOT)},
       test: {
         include: [${JSON.stringify(`${relative(ROOT, folder)}/*.spec.ts`)}],
         exclude: [],
         reporters: [['json', { outputFile: report }], new ReportRun(report + '.run')],
       },
     };`,
  );
  const reports = join(folder, 'reports');
  mkdirSync(reports);
  const report = join(reports, 'embedded.json');
  const command = [process.execPath, VITEST, 'run', '--config', join(folder, 'config.mjs')];
  const more = { ...env, LIVRES_BASE: base, LIVRES_TEST_SEED: '42' };
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const first = spawnSync(command[0]!, command.slice(1), {
    ...options,
    env: { ...more, LIVRES_TEST_REPORT: report },
  });
  if (!ended) rmSync(`${report}.run`);
  const ci = (name: string, ...args: string[]) =>
    spawnSync(process.execPath, [join(ROOT, '.ci', name), ...args], { ...options, env: more });
  const again = ci('again.mjs', report, '--', ...command);
  const totals = ci('totals.mjs', reports, ...(again.status === 0 ? [] : ['embedded']));
  const lines = totals.stdout.trim().split('\n');
  return {
    first: first.status,
    again: again.status,
    said: again.stdout,
    told: totals.stdout,
    last: lines.at(-1),
  };
}

describe('a file that failed', () => {
  it(
    'and passes by itself afterwards lets the run pass, and is told as flaky with what it said',
    { timeout: 300_000 },
    () => {
      const { first, again, told, last } = run({ good: GOOD, chance: BY_CHANCE });
      expect([first, again]).toEqual([1, 0]);
      expect(last).toBe('2 passed, 0 failed, 0 skipped');
      expect(told).toMatch(/⟳ embedded: \.cache\/again-\w+\/chance\.spec\.ts \(new; load \d+\.\d, seed 42\)/);
      expect(told).toContain('falls one time in two\nError: by chance');
      expect(told).toMatch(/^Flaky: \.cache\/again-\w+\/chance\.spec\.ts \(embedded\)$/m);
    },
  );

  it('and fails again refuses the run', { timeout: 300_000 }, () => {
    const { first, again, told, last } = run({ good: GOOD, bad: BAD, chance: BY_CHANCE });
    expect([first, again]).toEqual([1, 1]);
    expect(told).toContain('✘ embedded: is broken');
    expect(last).toBe('3 passed, 1 failed, 0 skipped');
  });

  it(
    'has not come back where the test that failed is gone, or where what closes it fails',
    { timeout: 300_000 },
    () => {
      expect(run({ gone: GONE }).again).toBe(1);
      const { again, told, last } = run({ closing: CLOSING });
      expect(again).toBe(1);
      expect(told).toContain('on closing');
      expect(last).toBe('1 passed, 1 failed, 0 skipped');
    },
  );
});

describe('nothing is made again', () => {
  it.each([
    [
      'where more than three files failed',
      Object.fromEntries([1, 2, 3, 4].map((n) => [`chance-${n}`, BAD])),
      {},
      'more than 3 files failed',
    ],
    ['where an error belongs to no test', { unhandled: UNHANDLED }, {}, 'errors outside of any test'],
    ['where the run did not come to its end', { chance: BY_CHANCE }, { ended: false }, 'the run did not end'],
    ['where no file failed: something else did', { good: GOOD }, {}, 'no file failed'],
  ])('%s', { timeout: 300_000 }, (_name, files, options, reason) => {
    const { again, said, last } = run(files, options);
    expect(again).toBe(1);
    expect(said).toContain(reason);
    expect(said).not.toContain('once more, alone');
    expect(last).not.toContain(' 0 failed');
  });

  it('where the commit to land has changed the file itself', { timeout: 300_000 }, () => {
    const folder = temporaryFolder('again');
    folders.push(folder);
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=Essai', '-c', 'user.email=essai@example.org', ...args], {
        cwd: folder,
      });
    const report = join(folder, 'embedded.json');
    const failed = (name: string) => {
      const assertionResults = [{ fullName: 'a test', status: 'failed', failureMessages: ['because'] }];
      writeFileSync(
        report,
        JSON.stringify({ testResults: [{ name: join(folder, name), status: 'failed', assertionResults }] }),
      );
      writeFileSync(`${report}.run`, JSON.stringify({ unhandled: 0 }));
      const { LIVRES_BASE: _base, ...own } = env;
      const again = [join(ROOT, '.ci/again.mjs'), report, '--', process.execPath, '--version'];
      return spawnSync(process.execPath, again, { cwd: folder, encoding: 'utf8', env: own }).stdout;
    };
    git('init', '-q');
    for (const name of ['old', 'new']) {
      writeFileSync(join(folder, `${name}.spec.ts`), '');
      git('add', `${name}.spec.ts`);
      git('commit', '-q', '-m', name);
    }
    expect(failed('new.spec.ts')).toContain('Nothing is made again: new.spec.ts has just been changed');
    expect(failed('old.spec.ts')).toContain('once more, alone: old.spec.ts');
  });
});
