import type { DonorAnalytics } from '@livres/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { staffOf, testApi } from '../factories/api.ts';
import { inParis } from '../factories/gift-years.ts';
import { aGift } from '../factories/gifts.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
// The first day of a quarter, in the year after that of the first gift: nothing can be compared.
stoppedClock(api, new Date('2027-04-01T12:00:00Z'));
const reader = staffOf(api, 'lecteur');

beforeAll(async () => {
  const given = (email: string, day: string, amount: number) =>
    aGift(api, { email, amount, given_at: inParis(day, 9) });
  await given('ancienne@example.org', '2026-06-10', 90_000);
  await given('fidele@example.org', '2026-07-01', 20_000);
  await given('fidele@example.org', '2027-02-02', 3000);
  await given('nouvelle@example.org', '2027-03-01', 1000);
  await given('nouvelle@example.org', '2027-04-01', 500);
});

it.each([
  ['the year', '?period=year', 2, 45],
  ['the first day of a quarter', '?period=quarter', 1, 5],
  ['a day', '?period=day', 1, 5],
  ['all time', '?period=all', 3, 1145],
  ['all time by its dates', '?period=dates&from=2026-06-10&to=2027-04-01', 3, 1145],
])(
  'how much rests on how few is that of %s, where there is nothing before',
  async (_, query, people, euros) => {
    const { body } = await reader<DonorAnalytics>(`/admin/analytics/donors${query}`);
    expect(body.before_from).toBeNull();
    expect(body.concentration).toMatchObject({ people, given: euros, first_ten: { people, given: euros } });
  },
);
