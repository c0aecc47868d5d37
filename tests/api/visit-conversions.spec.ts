import type { ConversionKind } from '@livres/api/dist/reporting/visits/visit.contract.js';
import { VisitRollupsService } from '@livres/api/dist/reporting/visits/visit-rollups.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf, testApi } from '../factories/api.ts';
import { accompaniment } from '../factories/cases.ts';
import { PHONE, sendViews } from '../factories/page-views.ts';
import { aCampaignOfThings, aDonation } from '../factories/physical-donations.ts';
import { aRegistration, openEvent } from '../factories/registrations.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
const admin = adminOf(api);
const DAY = '2027-03-09';
const clock = stoppedClock(api, new Date(`${DAY}T09:41:17Z`));

type Step = [kind: ConversionKind, seen: string, path: string, form: () => object];
let steps: Step[] = [];
beforeAll(async () => {
  const event = await openEvent(admin, { start_date: '2027-04-10T08:00:00Z', end_date: null });
  const { id } = await aCampaignOfThings(admin);
  steps = [
    ['event_registration', `/evenements/${event.slug}`, `/events/${event.id}/register/`, aRegistration],
    [
      'scholarship_request',
      '/universites/scholarships/bourse-de-lome',
      '/universities/accompaniment-requests/',
      accompaniment,
    ],
    [
      'physical_donation',
      '/donations/physical',
      '/physical-donations/',
      () => aDonation({ campaign_id: id }),
    ],
  ];
});

/** How many visits of the day saw where it begins, and how many did it. */
async function sums(kind: ConversionKind): Promise<[seen: number, done: number]> {
  await api.app.get(VisitRollupsService).rollUp();
  const rows = await api.sql<{ dimension: string; visits: string }[]>`
    SELECT dimension, visits FROM visit_days
     WHERE day = ${DAY} AND value = ${kind} AND dimension IN ('seen', 'done')`;
  const of = (wanted: string) => Number(rows.find(({ dimension }) => dimension === wanted)?.visits ?? 0);
  return [of('seen'), of('done')];
}
const made = (kind: ConversionKind) =>
  api.query('SELECT donation_id, source_kind, source, happened_at FROM visit_conversions WHERE kind = $1', [
    kind,
  ]);

describe.each([0, 1, 2])('of what is done without money, kind %i', (which) => {
  const address = `198.51.100.${which + 1}`;
  const act = async (from: string, headers: Record<string, string> = {}) => {
    const [, , path, form] = steps[which]!;
    const { status } = await api.request(path, {
      body: form(),
      headers: { 'x-forwarded-for': from, 'user-agent': PHONE, ...headers },
    });
    expect(status).toBe(201);
  };

  it('a visit counts once, with its source and to the hour, however often it does it', async () => {
    const [kind, seen] = steps[which]!;
    await sendViews(
      api,
      { address, agent: PHONE, utm_campaign: 'rentree', at: clock.now().getTime() },
      { address, agent: PHONE, page: seen, at: clock.now().getTime() },
      { address: `198.51.100.${which + 101}`, agent: PHONE, page: seen, at: clock.now().getTime() },
    );
    expect(await sums(kind)).toEqual([2, 0]);
    await act(address);
    await act(address);
    expect(await sums(kind)).toEqual([2, 1]);
    expect(await made(kind)).toEqual([
      {
        donation_id: null,
        source_kind: 'code',
        source: 'rentree',
        happened_at: new Date(`${DAY}T09:00:00Z`),
      },
    ]);
  });

  it('who was not counted, or asks not to be, does it without a word', async () => {
    const [kind] = steps[which]!;
    const [before, count] = [await made(kind), await sums(kind)];
    await act(`198.51.100.${which + 51}`);
    await act(`198.51.100.${which + 101}`, { dnt: '1' });
    await act(`198.51.100.${which + 101}`, { 'sec-gpc': '1' });
    expect([await made(kind), await sums(kind)]).toEqual([before, count]);
  });
});
