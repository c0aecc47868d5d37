/** The first lines, and one for all the rest, where there is more than one line left. */
export function firstLines<Line>(
  lines: readonly Line[],
  shown: number,
  rest: (others: readonly Line[]) => Line,
): Line[] {
  if (lines.length <= shown + 1) return [...lines];
  return [...lines.slice(0, shown), rest(lines.slice(shown))];
}

/** Of a hundred, to one decimal; null of nothing. */
export function perHundred(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part * 1000) / whole) / 10 : null;
}

const PEAK_TIMES = 1.8;
const LEAST_STEPS = 7;
const MOST_PEAKS = 3;

/** The numbers of the steps that stand far above the middle one: at most three, in order. */
export function peaksOf(values: readonly number[]): number[] {
  if (values.length < LEAST_STEPS) return [];
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  return values
    .map((value, index) => ({ value, index }))
    .filter(({ value, index }) => value > Math.max(middle, 1) * PEAK_TIMES && isTop(values, index))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_PEAKS)
    .map(({ index }) => index)
    .toSorted((a, b) => a - b);
}

const isTop = (values: readonly number[], index: number) =>
  (values[index - 1] ?? 0) <= values[index]! && (values[index + 1] ?? 0) < values[index]!;
