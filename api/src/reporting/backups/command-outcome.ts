import { BackupError, reasonOf } from './backups.errors.js';

export const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Runs a command whose failure is one French sentence and the exit code 1. */
export async function runToEnd(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    // A fault of ours or of the machine: who looks into it needs its place.
    if (!(error instanceof BackupError)) process.stderr.write(`${(error as Error).stack}\n`);
    process.exitCode = 1;
  }
}
