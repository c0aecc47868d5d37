import type { ScholarshipStatus } from './scholarship-choices.contract.js';

export interface ScholarshipPublication {
  status: ScholarshipStatus;
  published_at: Date | null;
}

/** Puts a scholarship where it is to stand, at once; answers whether that changes anything. */
export function stand(row: ScholarshipPublication, status: ScholarshipStatus | undefined, at: Date): boolean {
  if (status === undefined || status === row.status) return false;
  row.status = status;
  if (status !== 'draft') row.published_at ??= at;
  return true;
}
