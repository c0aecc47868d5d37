import type { ScholarshipShare } from '@livres/api/contract';
import { scholarship } from './scholarship.fr';

/** Bars that are still read at a glance. */
const MOST = 10;

/** The first ones, and how many scholarships the others have together. */
export function mostOf(shares: readonly ScholarshipShare[]): ScholarshipShare[] {
  if (shares.length <= MOST + 1) return [...shares];
  const others = shares.slice(MOST);
  const count = others.reduce((sum, share) => sum + share.count, 0);
  return [...shares.slice(0, MOST), { value: '', label: scholarship.figures.others(others.length), count }];
}
