import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `node totals.mjs <folder of vitest's JSON reports> <failed step>…` prints the sum of all runs.
const [folder, ...failedSteps] = process.argv.slice(2);
const totals = { passed: 0, failed: 0, skipped: 0 };

for (const step of ['embedded', 'external'])
  add(countsOf(join(folder, `${step}.json`)), failedSteps.includes(step));
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);

function countsOf(path) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const files = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).testResults : [];
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
