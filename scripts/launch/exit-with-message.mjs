/** A refusal with a sentence for the reader; anything else that is thrown is a bug and shows its stack. */
export class LaunchError extends Error {}

export function exitWithMessage(error) {
  console.error(error instanceof LaunchError ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** Runs a command's body and turns its refusal into a sentence and an exit code. */
export async function runCommand(body) {
  try {
    await body();
  } catch (error) {
    exitWithMessage(error);
  }
}
