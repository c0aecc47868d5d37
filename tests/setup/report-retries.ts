import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes down which tests passed only when they were made again, so that they are looked at: `.ci/run` tells them. */
export class ReportRetries implements Reporter {
  constructor(private readonly file: string) {}

  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({ name: test.fullName, reason: test.result().errors?.[0]?.message ?? '' })),
    );
    writeFileSync(this.file, JSON.stringify(retried));
  }
}
