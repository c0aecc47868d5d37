/** About how long a figure takes to count up to its value. */
export const COUNT_MS = 2_000;

/** The figure shown after so many milliseconds: quick at first, then slower; the value itself at the end. */
export function countedTo(value: number, elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / COUNT_MS));
  return share === 1 ? value : Math.floor(value * (1 - (1 - share) ** 3));
}
