import { CAMPAIGN_TYPES, progressPercentage } from '@livres/api/contract';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../factories/database.ts';

let client: pg.Client;
const database = testDatabase();
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(() => client?.end());

it('progress is the same number in the database, where lists are filtered by it, as on the pages', async () => {
  const figure = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 1_000_000_000 }));
  const cases = fc.sample(
    fc.record({
      campaign_type: fc.constantFrom(...CAMPAIGN_TYPES),
      current_amount: figure,
      goal_amount: figure,
      current_books: figure,
      goal_books: figure,
      current_equipment: figure,
      goal_equipment: figure,
    }),
    { numRuns: 2000, seed: 20_261_121 },
  );
  const { rows } = await client.query<{ progress: number }>(
    `SELECT campaign_progress(c.campaign_type, c.current_amount, c.goal_amount, c.current_books, c.goal_books,
            c.current_equipment, c.goal_equipment) AS progress
       FROM jsonb_to_recordset($1) AS c (campaign_type text, current_amount bigint, goal_amount bigint,
            current_books bigint, goal_books bigint, current_equipment bigint, goal_equipment bigint, place bigint)
      ORDER BY place`,
    [JSON.stringify(cases.map((one, place) => ({ ...one, place })))],
  );
  expect(rows).toHaveLength(2000);
  expect(rows.map(({ progress }) => progress)).toEqual(cases.map((one) => progressPercentage(one)));
});
