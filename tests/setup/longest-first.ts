import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait rather than work: begun first, they leave the processor to the others. */
const WAITING = /(?:payments-kill|start-up|the-gate)\.spec\.ts$/;

/** The usual order, with the files that wait the longest in front. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which answers a promise
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => WAITING.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
