import { randomInt } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { underNode24 } from './launch/ensure-installed.mjs';
import { runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { buildChanged } = await import('./launch/build-changed.mjs');
const { words } = await import('./launch/launch.fr.mjs');
const { spawnNode, stopChild } = await import('./launch/processes.mjs');
const { inProject, ROOT } = await import('./launch/project.mjs');
const { runProgram } = await import('./launch/run-program.mjs');
const { turnsAt } = await import('./launch/steady-turns.mjs');

const PROJECTS = ['unit', 'api', 'database'];
/** A few that read the day, the year, the hour or the order of things, of each kind. */
const QUICK = [
  'api/src/platform/clock/paris.spec.ts',
  'tests/api/bank-statements.spec.ts',
  'tests/api/event-interest.spec.ts',
  'tests/api/expenses.spec.ts',
  'tests/api/gift-days.spec.ts',
  'tests/api/outgoing-emails.spec.ts',
  'tests/api/publishing.spec.ts',
  'tests/api/recurring-pace.spec.ts',
  'tests/api/scholarship-list.spec.ts',
  'tests/api/start-up.spec.ts',
];
/** Busy for all but a moment of each tenth of a second, in which it hears that it is to end. */
const LOOP = 'setInterval(() => { const until = Date.now() + 95; while (Date.now() < until); }, 100)';
const FOLDER = inProject('.cache/steady');

await runCommand(async () => {
  const isQuick = process.argv.includes('--quick');
  await buildChanged();
  mkdirSync(FOLDER, { recursive: true });
  const canMoveClocks = spawnSync('faketime', ['--version']).status === 0;
  if (!canMoveClocks) console.log(words.steadyWithoutClocks);
  const turns = turnsAt(new Date()).filter(({ ahead }) => canMoveClocks || ahead === undefined);
  const failed = [];
  for (const [index, turn] of turns.entries())
    if (!(await passes(turn, index + 1, isQuick ? QUICK : []))) failed.push(turn.name);
  console.log(failed.length > 0 ? words.steadyFailed(failed) : words.steadyPassed);
  process.exitCode = failed.length > 0 ? 1 : 0;
});

/** Makes the tests once under what the turn says, and says which files failed. */
async function passes(turn, number, files) {
  const seed = randomInt(1, 2 ** 31);
  const report = join(FOLDER, `${number}.json`);
  const log = join(FOLDER, `${number}.txt`);
  rmSync(report, { force: true });
  const env = {
    NODE_COMPILE_CACHE: inProject('.cache/compiled'),
    LIVRES_TEST_REPORT: report,
    LIVRES_TEST_SEED: String(seed),
    ...(turn.isShuffled && { LIVRES_TEST_ORDER: String(seed) }),
    ...(turn.zone && { TZ: turn.zone }),
  };
  console.log(words.steadyTurn(turn.name, seed));
  const startedAt = Date.now();
  const said = [];
  const loops = Array.from({ length: turn.loops ?? 0 }, () => spawnNode(['-e', LOOP], { stdio: 'ignore' }));
  const [program, ...args] = [...clockOf(turn), process.execPath, ...testsOf(files)];
  const code = await runProgram(program, args, { env, onWords: (text) => said.push(text) });
  await Promise.all(loops.map((loop) => stopChild(loop, 'loop')));
  writeFileSync(log, said.join(''));
  const minutes = Math.round((Date.now() - startedAt) / 60_000);
  const fault = code === 0 ? null : words.steadyFaults(failedFilesOf(report), relative(ROOT, log));
  console.log(fault ?? words.steadyTurnPassed(countOf(report), minutes));
  return fault === null;
}

/** Ahead by as much in each process, and steady where it measures how long something takes. */
function clockOf({ ahead }) {
  return ahead === undefined ? [] : ['faketime', '--exclude-monotonic', '-f', `+${ahead}s`];
}

function testsOf(files) {
  const vitest = inProject('node_modules/vitest/vitest.mjs');
  const projects = PROJECTS.flatMap((name) => ['--project', name]);
  return [vitest, 'run', '--config', inProject('tests/vitest.config.ts'), ...projects, ...files];
}

/** None where the run came to no end. */
function failedFilesOf(report) {
  return resultsOf(report)
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(ROOT, name));
}

function countOf(report) {
  return resultsOf(report).reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
}

function resultsOf(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}
