import { ApiError } from '@livres/api/client';
import type { ConflictProblem } from '@livres/api/contract';

/** What the api says of a write that an older version refuses; null for any other error. */
export function conflictOf(error: unknown): ConflictProblem | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const problem = error.problem as ConflictProblem | undefined;
  return typeof problem?.current_version === 'number' ? problem : null;
}
