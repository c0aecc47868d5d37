import type { CampaignRecord } from '@livres/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';

let campaigns: CampaignRecord[];
const api = testApi();
const staff = adminOf(api);
beforeAll(async () => {
  campaigns = [];
  for (let made = 0; made < 6; made += 1) campaigns.push(await createCampaign(staff));
});

/** Selections that have some records in common, and begin with different ones. */
const selections = () => {
  const ids = campaigns.map(({ id }) => id);
  return Array.from({ length: 24 }, (_, turn) => ids.slice(turn % 5).toReversed());
};

it('several people who change many records at once wait for one another, and none is refused for that', async () => {
  const answers = await Promise.all(
    selections().map((ids, turn) =>
      staff('/admin/campaigns/bulk', { body: { ids, values: { featured: turn % 2 === 0 } } }),
    ),
  );
  // Whoever comes second may be told that a record changed meanwhile; nobody is told to come back later.
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
});

it('the same holds for what is withdrawn and published again', async () => {
  const answers = await Promise.all(
    selections().map((ids, turn) =>
      staff('/admin/campaigns/acts', { body: { ids, act: turn % 2 ? 'withdraw' : 'publish' } }),
    ),
  );
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
});
