import type { EntityManager } from 'typeorm';
import { lockKey } from '../../platform/database/locks.queries.js';
import { slugOf } from '../../platform/http/slug.contract.js';
import { slugsLike } from './newsletters.queries.js';

const LONGEST = 70;

/** An address that no other newsletter has, made of its words; two made at once wait for each other. */
export async function freeSlug(tx: EntityManager, words: string, id = 0): Promise<string> {
  const base = slugOf(words).slice(0, LONGEST).replace(/-+$/, '') || 'lettre';
  await lockKey.run(tx, `newsletters:${base}`);
  const taken = new Set((await slugsLike.all(tx, base, id)).map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
