import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait rather than work, and leave the processor to the others; or are so long that one would be left to end alone. */
const FIRST = /(?:payments-kill|start-up|the-gate|accessibility-panel|accessibility)\.spec\.ts$/;

/** The usual order, with the files that take the longest in front. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which answers a promise
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => FIRST.test(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
