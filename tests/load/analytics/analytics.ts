import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import type { Client } from 'pg';
import { measureFilled } from '../filled-api.ts';
import { giftBeside } from './gift-beside.ts';
import { DONORS, fillGifts, GIFTS, makeFacts, refreshFacts } from './gift-rows.ts';
import { giftQuestions, measureQuestions, visitQuestions } from './questions.ts';
import { fillVisits, VISITS } from './visit-rows.ts';

// How long the answers of analyses take with a million gifts of 100 000 donors, and how long PostgreSQL takes for what
// each asks of it, added up; no job makes the facts anew meanwhile. Then a gift beside ten of them. `-- --analytics --plans` prints the plans; BENCH_GIFTS makes fewer gifts.

const MADE_VISITS = Number(process.env['BENCH_VISITS'] ?? VISITS);

const questionsOf = (campaign: number) => [
  ...giftQuestions(campaign),
  ...visitQuestions(),
  ...measureQuestions(campaign),
];
const isSlow = await measureFilled(filled, questionsOf, giftBeside);
process.exitCode = isSlow ? 1 : 0;

/** Answers the last campaign. */
async function filled(client: Client): Promise<number> {
  const now = new Date();
  await fillGifts(client);
  await fillVisits(client, MADE_VISITS);
  await makeFacts(client);
  const took = await refreshFacts(client, now, parisDay(now));
  console.log(`${MADE_VISITS} visites en deux ans`);
  console.log(`${GIFTS} dons de ${DONORS} donateurs au plus ; leurs faits, refaits en ${took} ms`);
  const { rows } = await client.query<{ id: number }>('SELECT max(id) AS id FROM campaigns');
  return rows[0]!.id;
}
