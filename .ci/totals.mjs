import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFailed, namesOf, OUTCOME, readReport } from './reports.mjs';

// `node totals.mjs <folder of vitest's JSON reports> <failed step>…` prints what failed and why, which files passed only
// when they were made again, then the sum of all runs.
const [folder, ...failedSteps] = process.argv.slice(2);
const LONGEST_MESSAGE = 1200;
const totals = { passed: 0, failed: 0, skipped: 0 };
const known = readFileSync(join(import.meta.dirname, '../tests/flaky.md'), 'utf8');
const flaky = [];

for (const step of ['embedded', 'external']) {
  const files = filesOf(step);
  tellFailures(step, files);
  add(countsOf(files), failedSteps.includes(step));
}
for (const { step, file, tests, message, load, seed } of flaky) {
  const where = known.includes(file) ? 'in tests/flaky.md' : 'new';
  console.log(`⟳ ${step}: ${file} (${where}; load ${load}, seed ${seed || 'none'})`);
  console.log(`${[...tests, message.slice(0, LONGEST_MESSAGE)].join('\n')}\n`);
}
if (flaky.length > 0) console.log(`Flaky: ${flaky.map(({ step, file }) => `${file} (${step})`).join(', ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);

/** A file that came back counts as it was made again. */
function filesOf(step) {
  const report = join(folder, `${step}.json`);
  const first = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const outcome = `${report}${OUTCOME}`;
  const told = existsSync(outcome) ? JSON.parse(readFileSync(outcome, 'utf8')) : [];
  flaky.push(...told.map((one) => ({ step, ...one })));
  const second = new Map(
    told.flatMap((one) => readReport(one.second).files.map((file) => [file.name, file])),
  );
  return first.map((file) => (isFailed(file) ? (second.get(file.name) ?? file) : file));
}

/** The output of the runs is long: what failed is said again where it is looked for. */
function tellFailures(step, files) {
  for (const file of files) {
    const failures = file.assertionResults.filter(isFailed);
    for (const { fullName, failureMessages } of failures) tell(`${step}: ${fullName}`, failureMessages[0]);
    if (isFailed(file) && namesOf(file).length === 0) tell(`${step}: ${file.name}`, file.message);
  }
}

function tell(title, message = '') {
  console.log(`✘ ${title}\n${message.slice(0, LONGEST_MESSAGE)}\n`);
}

function countsOf(files) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    for (const test of file.assertionResults) counts[kindOf(test.status)] += 1;
    // A file that could not be loaded, or ended, has no test to count.
    if (isFailed(file) && namesOf(file).length === 0) counts.failed += 1;
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
