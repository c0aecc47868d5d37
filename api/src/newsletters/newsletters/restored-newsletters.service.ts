import type { EntityManager } from 'typeorm';
import type { RowOf } from '../../platform/database/query.js';
import { holdAll, leavingNewsletters } from './newsletters.queries.js';

export type RestoredNewsletter = RowOf<typeof leavingNewsletters>;

/** Has nothing leave by itself in a database that comes back from a backup; answers what would have. */
export async function holdNewsletters(tx: EntityManager, now: Date): Promise<RestoredNewsletter[]> {
  const leaving = await leavingNewsletters.all(tx);
  await holdAll.run(tx, now);
  return leaving;
}
