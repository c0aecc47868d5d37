import type { FigureRecord } from '@livres/api/contract';
import { DAY_MS } from '@livres/api/contract';

const SIX_MONTHS_MS = 183 * DAY_MS;

/** Why the figures of the site want to be looked at: nobody ever entered one, or nobody has for six months. */
export function figuresReview(figures: readonly FigureRecord[], now: number): 'built_in' | 'old' | null {
  const changes = figures.flatMap(({ updated_at }) => (updated_at ? Date.parse(updated_at) : []));
  if (changes.length === 0) return figures.length > 0 ? 'built_in' : null;
  return now - Math.max(...changes) > SIX_MONTHS_MS ? 'old' : null;
}
