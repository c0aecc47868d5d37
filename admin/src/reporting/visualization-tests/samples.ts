import type { SampleKind } from './sample-kinds';
import { SAMPLE_NAMES } from './visualization-tests.fr';

const MANY = 2000;

/** How many rows a sample has where it usually has so many. */
export function sampleSize(kind: SampleKind, usual: number): number {
  if (kind === 'none') return 0;
  if (kind === 'one') return 1;
  return kind === 'many' ? MANY : usual;
}

/** Figures of a kind, about so large, the same each time; `seed` tells series apart. */
export function sampleFigures(
  kind: SampleKind,
  count: number,
  { about = 400, seed = 1 } = {},
): (number | null)[] {
  return Array.from({ length: count }, (_, index) => sampleFigure(kind, index, about, seed));
}

function sampleFigure(kind: SampleKind, index: number, about: number, seed: number): number | null {
  const wave = 1 + 0.35 * Math.sin(index / 2.3 + seed) + 0.25 * Math.sin(index * 1.7 * seed);
  const peak = index % 13 === 7 ? 1.8 : 1;
  const usual = Math.max(1, Math.round(about * wave * peak));
  if (kind === 'equal') return about;
  if (kind === 'huge') return index === 3 ? about * 9_876_543 : usual * 10_000;
  if (kind === 'negative') return index % 3 === 1 ? -Math.round(usual * 0.7) : usual;
  if (kind === 'missing') return index % 5 === 2 || index % 7 === 3 ? null : usual;
  return usual;
}

/** Names for so many rows: those given, then numbered. */
export function sampleNames(kind: SampleKind, names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    if (kind === 'long_names') return SAMPLE_NAMES.nth(SAMPLE_NAMES.long, index + 1);
    const name = names[index % names.length]!;
    return index < names.length ? name : SAMPLE_NAMES.nth(name, Math.floor(index / names.length) + 1);
  });
}

/** What has been reached at each step; not known where the step is not. */
export function runningTotals(figures: readonly (number | null)[]): (number | null)[] {
  let sum = 0;
  return figures.map((figure) => {
    sum += figure ?? 0;
    return figure === null ? null : sum;
  });
}
