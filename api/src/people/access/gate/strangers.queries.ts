import type { EntityManager } from 'typeorm';
import { ACCESS_LIMITS } from '../access.contract.js';

/** Under which strangers' attempts are counted together, minute by minute. */
export const STRANGERS_KEY = 'access';

export interface CrowdedMinutes {
  /** The first minute in which strangers were refused. */
  since: Date | null;
  attempts: number;
}

/** The minutes since `after` in which strangers tried more codes than are compared. */
export async function crowdedMinutes(tx: EntityManager, after: Date): Promise<CrowdedMinutes> {
  const [row] = await tx.query<CrowdedMinutes[]>(
    `SELECT min(window_start) AS since, coalesce(sum(attempts), 0)::int AS attempts FROM attempts
      WHERE key = $1 AND attempts > $2 AND window_start > $3`,
    [STRANGERS_KEY, ACCESS_LIMITS.strangers_per_minute, after],
  );
  return row!;
}
