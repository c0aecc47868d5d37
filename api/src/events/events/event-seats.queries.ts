import type { EntityManager } from 'typeorm';
import { lockKey } from '../../platform/database/locks.queries.js';

/** Until the transaction ends nobody else takes or frees a seat of this event. Whoever needs its row as well locks that first. */
export async function lockSeats(tx: EntityManager, event_id: number): Promise<void> {
  await lockKey.run(tx, `event-seats:${event_id}`);
}
