import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Ends the name of what is said of the files of a report that came back. */
export const OUTCOME = '.again';

/** vitest's JSON report, with how many errors belong to no test; undefined where the run ended before it was written. */
export function readReport(path) {
  if (!existsSync(path) || !existsSync(`${path}.run`)) return undefined;
  const { unhandled } = JSON.parse(readFileSync(`${path}.run`, 'utf8'));
  return { files: JSON.parse(readFileSync(path, 'utf8')).testResults, unhandled };
}

export const isFailed = ({ status }) => status === 'failed';

/** The tests of a file that failed. */
export function namesOf({ assertionResults }) {
  return assertionResults.filter(isFailed).map(({ fullName }) => fullName);
}

/** The tests of a file that passed, each time where several bear one name. */
export function passedNames({ assertionResults }) {
  const others = new Set(
    assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
  );
  return new Set(assertionResults.map(({ fullName }) => fullName).filter((name) => !others.has(name)));
}

/** What is about to land changes, where one can know it: since LIVRES_BASE, else in the last commit. */
export function changedFiles() {
  const base = process.env['LIVRES_BASE'] || 'HEAD~1';
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', `${base}...HEAD`], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
