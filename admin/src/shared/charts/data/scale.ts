export interface Scale {
  min: number;
  max: number;
  ticks: readonly number[];
}

const ROUND_STEPS = [1, 2, 5, 10];

/** An axis in round steps that holds all of these, and zero; whole steps where what is counted has no halves. */
export function scaleOf(values: readonly (number | null)[], { whole = false, steps = 4 } = {}): Scale {
  const known = values.filter((value) => value !== null);
  const least = Math.min(0, ...known);
  const greatest = Math.max(0, ...known);
  const most = least === 0 && greatest === 0 ? 1 : greatest;
  const span = most - least;
  const step = whole ? Math.max(1, roundStep(span / steps)) : roundStep(span / steps);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => withoutNoise((first + index) * step));
  // A little below zero gets half a step of room, not a whole one.
  if (first === -1 && last > 1 && -least <= step / 2 && (!whole || step % 2 === 0)) ticks[0] = -step / 2;
  return { min: ticks[0]!, max: ticks.at(-1)!, ticks };
}

function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = ROUND_STEPS.find((one) => one * power >= wanted * (1 - 1e-9)) ?? 10;
  return factor * power;
}

const withoutNoise = (value: number): number => Number(value.toPrecision(12));

/** Which of so many steps are named under an axis: evenly far apart, the first and the last among them. */
export function tickIndexes(count: number, width: number, labelWidth = 64): number[] {
  if (count <= 1) return count === 1 ? [0] : [];
  const most = Math.max(2, Math.floor(width / labelWidth) + 1);
  const every = Math.ceil((count - 1) / (most - 1));
  const last = count - 1;
  const indexes = Array.from({ length: Math.floor(last / every) + 1 }, (_, index) => index * every);
  if (indexes.at(-1) === last) return indexes;
  // The last one is always named: what comes too near before it is not.
  const isTooNear = (last - indexes.at(-1)!) * (width / last) < labelWidth;
  return [...(isTooNear ? indexes.slice(0, -1) : indexes), last];
}

/** Positions moved as little as leaves `gap` between them, inside the bounds where they fit; their order is kept. */
export function spreadApart(positions: readonly number[], gap: number, min: number, max: number): number[] {
  const order = positions
    .map((_, index) => index)
    .toSorted((one, other) => positions[one]! - positions[other]!);
  const placed = [...positions];
  let lowest = min;
  for (const index of order) {
    placed[index] = Math.max(positions[index]!, lowest);
    lowest = placed[index] + gap;
  }
  let highest = max;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, highest);
    highest = placed[index] - gap;
  }
  return placed;
}

export interface Extent {
  from: number;
  to: number;
}

/** In which of several rows each label is written, so that none covers another; labels are in order. */
export function labelRows(labels: readonly Extent[], gap = 8): number[] {
  const ends: number[] = [];
  return labels.map(({ from, to }) => {
    const free = ends.findIndex((end) => end + gap <= from);
    const row = free === -1 ? ends.length : free;
    ends[row] = to;
    return row;
  });
}
