/** Characters a second: quick enough to be watched to the end. */
const PER_SECOND = 22;

/** How many characters of a text are written after so many milliseconds. */
export function charactersWritten(length: number, elapsedMs: number): number {
  return Math.min(length, Math.max(0, Math.floor((elapsedMs / 1_000) * PER_SECOND)));
}
