const THOUSAND = 1000;

export interface PointStep {
  name: string;
  value: number | null;
}

export interface Points {
  /** How many of a thousand have gone so far, the whole left out. */
  counts: readonly number[];
  /** Somebody did, and yet less than half a point of a thousand. */
  isTooFew: readonly boolean[];
}

/** How many points of a thousand each step after the first fills; null where the whole is not known or empty. */
export function pointsOf(steps: readonly PointStep[]): Points | null {
  const whole = steps[0]?.value ?? null;
  if (whole === null || whole <= 0) return null;
  const exact = steps
    .slice(1)
    .map(({ value }) => Math.min(THOUSAND, Math.max(0, ((value ?? 0) / whole) * THOUSAND)));
  return { counts: exact.map(Math.round), isTooFew: exact.map((one) => one > 0 && Math.round(one) === 0) };
}

/** Which look the point of an index has: the furthest step that reaches it, 0 for the whole. */
export function lookOfPoint(index: number, counts: readonly number[]): number {
  return counts.findLastIndex((count) => index < count) + 1;
}
