import type { FacetCount } from './scholarship-totals.dto.js';

/** How many have a value written in one way; spellings that differ by accents or capitals alone have the same key. */
export interface CountedSpelling extends FacetCount {
  key: string;
}

/** Each value once, in its most usual spelling, with the count of all of them: most first, then in alphabetical order. */
export function mostFirst(spellings: readonly CountedSpelling[]): FacetCount[] {
  const merged = new Map<string, FacetCount>();
  const usualFirst = spellings.toSorted(
    (one, other) => other.count - one.count || one.value.localeCompare(other.value, 'fr'),
  );
  for (const { key, value, count } of usualFirst) {
    const known = merged.get(key);
    if (known) known.count += count;
    else merged.set(key, { value, count });
  }
  return [...merged.values()].toSorted(
    (one, other) => other.count - one.count || one.value.localeCompare(other.value, 'fr'),
  );
}
