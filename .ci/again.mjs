import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { changedFiles, isFailed, namesOf, OUTCOME, passedNames, readReport } from './reports.mjs';

// `node again.mjs <report> -- <command>`, after `command`, which wrote that report, has failed: makes each failed file
// once more, in a new process with nothing beside it, and ends well if all pass then. See docs/adr/053.

/** What fails in more files, of all suites of the run together, is no accident. */
const MOST_FILES = 3;

const [report, , ...command] = process.argv.slice(2);
const first = readReport(report);
const failed = first?.files.filter(isFailed) ?? [];
const changed = changedFiles();
const fileOf = ({ name }) => relative(process.cwd(), name);

process.exitCode = reasonToRefuse() ? 1 : makeAgain();

function reasonToRefuse() {
  const reason =
    (!first && 'the run did not end') ||
    (first.unhandled > 0 && `${first.unhandled} errors outside of any test`) ||
    (failed.length === 0 && 'no file failed: a server, a build') ||
    (failed.length + madeBefore() > MOST_FILES && `more than ${MOST_FILES} files failed`) ||
    changedToo();
  if (reason) console.log(`\nNothing is made again: ${reason}.`);
  return reason;
}

/** How many files of the run's earlier suites were made again. */
function madeBefore() {
  const folder = dirname(report);
  const outcomes = readdirSync(folder).filter((name) => name.endsWith(OUTCOME));
  return outcomes.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))).length;
}

/** A test that fails by chance at its birth is mended before it lands. */
function changedToo() {
  const file = failed.map(fileOf).find((name) => changed.includes(name));
  return file && `${file} has just been changed`;
}

function makeAgain() {
  const flaky = failed.filter((file, number) => cameBack(file, `${report}.again-${number}`));
  const told = flaky.map((file) => ({
    file: fileOf(file),
    second: `${report}.again-${failed.indexOf(file)}`,
    tests: namesOf(file),
    message: messageOf(file),
    load: loadavg()[0].toFixed(1),
    seed: process.env['LIVRES_TEST_SEED'] ?? '',
  }));
  writeFileSync(`${report}${OUTCOME}`, JSON.stringify(told));
  return flaky.length === failed.length ? 0 : 1;
}

/** Whether the file passes by itself, and in it each test that had failed. */
function cameBack(file, second) {
  console.log(`\n=== once more, alone: ${fileOf(file)}`);
  const [program, ...asked] = [...command, '--retry=0', '--maxWorkers=1', fileOf(file)];
  const env = { ...process.env, LIVRES_TEST_REPORT: second };
  const { status } = spawnSync(program, asked, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const again = readReport(second);
  const made = again?.files.find(({ name }) => name === file.name);
  if (status !== 0 || !made || isFailed(made) || again.unhandled > 0) return false;
  const passed = passedNames(made);
  return passed.size > 0 && namesOf(file).every((name) => passed.has(name));
}

function messageOf({ message, assertionResults }) {
  return assertionResults.find(({ status }) => status === 'failed')?.failureMessages[0] ?? message ?? '';
}
