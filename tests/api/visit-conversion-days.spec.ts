import { VisitRollupsService } from '@livres/api/dist/reporting/visits/visit-rollups.service.js';
import { expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { aGiftForm, giversOf } from '../factories/donations.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { PHONE, sendViews } from '../factories/page-views.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
const clock = stoppedClock(api, new Date('2027-03-09T08:00:00Z'));
const givers = giversOf(api);

async function give(address: string) {
  const { body } = await api.request('/donations/', {
    body: aGiftForm(),
    headers: { 'x-forwarded-for': address, 'user-agent': PHONE },
  });
  return { id: body.id as string, session: givers.sessionOf(body) };
}

const SUMS = 'day::text, kind, value, campaign, begun, paid, failed, began, gave';
/** What is kept of each day, beside what it would be if all were added up now. */
async function kept() {
  await jobsSettled(api);
  await api.app.get(VisitRollupsService).rollUp();
  const now = await api.query(
    `SELECT (made.happened_at AT TIME ZONE 'Europe/Paris')::date::text AS day, made.kind,
            made.source_kind || ':' || made.source AS value, made.utm_campaign AS campaign, count(*)::int AS begun,
            count(*) FILTER (WHERE gift.status = 'succeeded')::int AS paid,
            count(*) FILTER (WHERE gift.status = 'failed')::int AS failed,
            count(DISTINCT made.visit)::int AS began,
            count(DISTINCT made.visit) FILTER (WHERE gift.status = 'succeeded')::int AS gave
       FROM visit_conversions made JOIN donations gift ON gift.id = made.donation_id
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 3`,
  );
  expect(await api.query(`SELECT ${SUMS} FROM visit_conversion_days ORDER BY day, value`)).toEqual(now);
  return api.query<{ day: string; begun: number; paid: number; failed: number; written: string }[]>(
    `SELECT day::text, sum(begun)::int AS begun, sum(paid)::int AS paid, sum(failed)::int AS failed,
            min(xmin::text) AS written FROM visit_conversion_days GROUP BY day ORDER BY day`,
  );
}

it('what visits led to follows each gift, and leaves other days as they are', async () => {
  const days = ['2027-03-09', '2027-03-10'];
  const given = [];
  for (const day of days) {
    clock.set(`${day}T09:00:00Z`);
    for (const last of [1, 2])
      await sendViews(api, { address: `198.51.100.${last}`, agent: PHONE, utm_campaign: `lettre-${last}` });
    given.push([await give('198.51.100.1'), await give('198.51.100.1'), await give('198.51.100.2')]);
  }
  const [first, second] = await kept();
  expect([first, second]).toMatchObject(days.map((day) => ({ day, begun: 3, paid: 0, failed: 0 })));

  await givers.act(given[0]![1]!.session, { act: 'succeed' });
  await givers.act(given[0]![2]!.session, { act: 'refuse' });
  const [paid, other] = await kept();
  expect(paid).toMatchObject({ begun: 3, paid: 1, failed: 1 });
  expect(other).toEqual(second);

  await api.query('DELETE FROM visit_conversions WHERE donation_id = $1', [given[1]![2]!.id]);
  const [same, fewer] = await kept();
  expect(same).toEqual(paid);
  expect(fewer).toMatchObject({ begun: 2, paid: 0 });

  await api.query('DELETE FROM visit_conversions');
  expect(await kept()).toEqual([]);
  expect(await api.query('SELECT day FROM visit_conversion_changes')).toEqual([]);
});

it('a visit of the page of a campaign gave once a gift of it is paid, the same day', async () => {
  clock.set('2027-03-12T09:00:00Z');
  const page = '/campagnes/une-ecole';
  for (const last of [1, 2, 3, 4])
    await sendViews(api, { address: `198.51.100.${last}`, agent: PHONE, page });
  const gave = async () => {
    await jobsSettled(api);
    await api.app.get(VisitRollupsService).rollUp();
    return api.query(
      `SELECT value, visits::int FROM visit_days WHERE dimension = 'gave' AND day = '2027-03-12'`,
    );
  };
  const [first, again, refused, late] = [
    await give('198.51.100.1'),
    await give('198.51.100.1'),
    await give('198.51.100.2'),
    await give('198.51.100.3'),
  ];
  expect(await gave()).toEqual([]);
  for (const { session } of [first, again]) await givers.act(session, { act: 'succeed' });
  await givers.act(refused.session, { act: 'refuse' });
  const once = [{ value: page, visits: 1 }];
  expect(await gave()).toEqual(once);
  // In Paris, 23:50 and the day after: what is paid then is of no page.
  clock.set('2027-03-12T22:50:00Z');
  await sendViews(api, { address: '198.51.100.4', agent: PHONE, page });
  expect(await gave()).toEqual(once);
  clock.set('2027-03-12T23:10:00Z');
  await givers.act(late.session, { act: 'succeed' });
  await api.query(`UPDATE visit_hours SET views = views + 1 WHERE at = '2027-03-12T09:00:00Z'`);
  expect(await gave()).toEqual(once);
});
