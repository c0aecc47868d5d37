export interface HeatScale {
  /** The least value of each step, from the palest; at most five. */
  from: readonly number[];
  /** Which step a value is in, from 1; 0 for nothing. */
  stepOf: (value: number) => number;
}

/** `even`: as wide as one another; `ranks`: with about as many values in each, so that one far out leaves the others apart. */
export type StepKind = 'even' | 'ranks';

const STEPS = 5;

/** Up to five steps of colour for these values. */
export function heatScale(values: readonly (number | null)[], kind: StepKind = 'even'): HeatScale {
  const known = values.filter((value) => value !== null && value > 0).map(Number);
  const from = [...new Set(boundsOf(known, kind))];
  // Few steps are the darker ones: a lone value is not pale.
  const shift = STEPS - from.length;
  return {
    from,
    stepOf: (value) => {
      const step = from.findLastIndex((bound) => value >= bound);
      return step === -1 ? 0 : step + 1 + shift;
    },
  };
}

function boundsOf(values: readonly number[], kind: StepKind): number[] {
  if (values.length === 0) return [];
  const sorted = values.toSorted((one, other) => one - other);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  if (least === most) return [most];
  return Array.from({ length: STEPS }, (_, step) => {
    if (kind === 'ranks') return sorted[Math.floor((step * sorted.length) / STEPS)]!;
    return step === 0 ? least : Math.max(least, rounded((most * step) / STEPS));
  });
}

const rounded = (bound: number): number => (bound >= 5 ? Math.ceil(bound) : bound);
