import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `node totals.mjs <folder of vitest's JSON reports> <failed step>…` prints what failed and why, then the sum of all runs.
const [folder, ...failedSteps] = process.argv.slice(2);
const LONGEST_MESSAGE = 1200;
const totals = { passed: 0, failed: 0, skipped: 0 };

for (const step of ['embedded', 'external']) {
  const files = filesOf(join(folder, `${step}.json`));
  tellFailures(step, files);
  tellRetries(step, join(folder, `${step}.json.retried`));
  add(countsOf(files), failedSteps.includes(step));
}
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);

function filesOf(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).testResults : [];
}

/** The output of the runs is long: what failed is said again where it is looked for. */
function tellFailures(step, files) {
  for (const { name, status, message, assertionResults } of files) {
    const failures = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failures) tell(`${step}: ${fullName}`, failureMessages[0]);
    if (status === 'failed' && failures.length === 0) tell(`${step}: ${name}`, message);
  }
}

/** What passed only when it was made again is no failure, but somebody should look at it. */
function tellRetries(step, path) {
  const retried = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  for (const { name, reason } of retried)
    console.log(`⟳ ${step}: ${name}\n${reason.slice(0, LONGEST_MESSAGE)}\n`);
}

function tell(title, message = '') {
  console.log(`✘ ${title}\n${message.slice(0, LONGEST_MESSAGE)}\n`);
}

function countsOf(files) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of files) {
    for (const test of assertionResults) counts[kindOf(test.status)] += 1;
    // A file that could not be loaded has no test to count.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) counts.failed += 1;
  }
  return counts;
}

function kindOf(status) {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

/** A step that failed without a failed test (no database, no build, a crash) is one failure. */
function add(counts, hasFailed) {
  for (const kind of Object.keys(totals)) totals[kind] += counts[kind];
  if (hasFailed && counts.failed === 0) totals.failed += 1;
}
