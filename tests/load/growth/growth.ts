import type { Client } from 'pg';
import { DONORS, fillGifts, GIFTS } from '../analytics/gift-rows.ts';
import { measureFilled } from '../filled-api.ts';
import { ARTICLES, fillContent, SCHOLARSHIPS } from './content-rows.ts';
import { growthQuestions } from './questions.ts';

// How long each list, search, count and statistic takes with a million gifts of 100 000 donors, 50 000 articles and
// 50 000 scholarships, no answer being kept. `-- --growth --plans` prints PostgreSQL's plans; BENCH_GIFTS makes fewer gifts.

const isSlow = await measureFilled(filled, growthQuestions);
process.exitCode = isSlow ? 1 : 0;

/** Answers the last campaign. */
async function filled(client: Client): Promise<number> {
  await fillGifts(client);
  await fillContent(client);
  console.log(`${GIFTS} dons de ${DONORS} donateurs au plus, ${ARTICLES} articles, ${SCHOLARSHIPS} bourses`);
  const { rows } = await client.query<{ id: number }>('SELECT max(id) AS id FROM campaigns');
  return rows[0]!.id;
}
