import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait rather than work, and leave the processor to the others; or are so long that one would be left to end alone. A fresh clone knows no durations. */
const FIRST = [
  'kept-postgres',
  'newsletter-kill',
  'payments-kill',
  'start-up',
  'mail-and-jobs',
  'backups',
  'the-gate',
  // In a browser.
  'accessibility-panel',
  'accessibility',
  'staff-use-a-second-factor',
  'staff-import-scholarships',
  'staff-find-their-way',
];

const place = (file: string) => FIRST.indexOf(/([\w-]+)\.spec\.(?:ts|mjs)$/.exec(file)?.[1] ?? '');

/** The usual order, with the files that take the longest in front, and a project's together: a worker is kept for the next of its own. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which answers a promise
    const sorted = await super.sort(files);
    // Of a group that runs together the projects come from the end of the alphabet: what computes in front of what waits.
    const rest = sorted
      .filter(({ moduleId }) => place(moduleId) < 0)
      .toSorted((one, other) => other.project.name.localeCompare(one.project.name));
    const first = sorted
      .filter(({ moduleId }) => place(moduleId) >= 0)
      .toSorted((one, other) => place(one.moduleId) - place(other.moduleId));
    return [...first, ...rest];
  }
}
