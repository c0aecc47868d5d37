import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait rather than work, and leave the processor to the others; or are so long that one would be left to end alone. */
const FIRST =
  /(?:kept-postgres|payments-kill|start-up|the-gate|staff-use-a-second-factor|accessibility-panel|accessibility)\.spec\.(?:ts|mjs)$/;

/** The usual order, with the files that take the longest in front, and a project's together: a worker is kept for the next of its own. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which answers a promise
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => FIRST.test(moduleId);
    // Of a group that runs together the projects come from the end of the alphabet: what computes in front of what waits.
    const rest = sorted
      .filter((file) => !isFirst(file))
      .toSorted((one, other) => other.project.name.localeCompare(one.project.name));
    return [...sorted.filter(isFirst), ...rest];
  }
}
