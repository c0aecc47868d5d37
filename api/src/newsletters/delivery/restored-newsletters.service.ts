import type { EntityManager } from 'typeorm';
import { holdNewsletters } from '../newsletters/restored-newsletters.service.js';
import { addHappening } from './newsletter-delivery.queries.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';

/**
 * After a backup took the place of the database nothing leaves by itself: what was to leave, or was leaving when it was
 * made, may have left since. Answers how many newsletters wait to be confirmed.
 */
export async function holdRestoredNewsletters(tx: EntityManager, now: Date): Promise<number> {
  const held = await holdNewsletters(tx, now);
  for (const { id, status, is_update } of held) {
    const planned = is_update ? texts.restoredUpdate : texts.restored;
    await addHappening.run(tx, id, now, 'held', status === 'sending' ? texts.restoredSending : planned);
  }
  return held.length;
}
