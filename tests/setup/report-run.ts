import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Writes down that a run came to its end, and how many errors belong to no test, which vitest's JSON does not say. */
export class ReportRun implements Reporter {
  constructor(private readonly file: string) {}

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    writeFileSync(this.file, JSON.stringify({ unhandled: errors.length }));
  }
}
