import { beforeAll, describe, expect, it } from 'vitest';
import { startApi, testApi, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aCollection, raiseAlert, type TestCollection } from '../factories/collections.ts';
import { stoppedClock } from '../factories/time.ts';
import { HOUR_MS } from '@livres/api/contract';
import { matching } from '../factories/lists.ts';

const NOW = new Date('2027-03-10T10:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

let campaign: number;
const all: Record<string, TestCollection> = {};
const api = testApi();
stoppedClock(api, NOW);
const admin = adminOf(api);
beforeAll(async () => {
  campaign = (await createCampaign(admin)).id;
  await fill();
});

/** A collection in each situation that a coordinator tells apart. */
async function fill(): Promise<void> {
  all['late call'] = await aCollection(api, 'pending_contact', {
    donation: { validated_at: hoursAgo(30), city: 'Villeurbanne', postal_code: '69100' },
  });
  all['later call'] = await aCollection(api, 'pending_contact', {
    donation: { validated_at: hoursAgo(50), estimated_boxes_or_items: 24 },
  });
  all['call'] = await aCollection(api, 'pending_contact', {
    donation: { validated_at: hoursAgo(2), requires_help: true, estimated_boxes_or_items: null },
  });
  all['waits'] = await aCollection(api, 'contacted', {
    donation: { validated_at: hoursAgo(90), donation_type: 'equipment', city: 'Évry', postal_code: '91000' },
    transaction: { contacted_at: hoursAgo(80) },
  });
  all['missed'] = await aCollection(api, 'pickup_scheduled', {
    donation: { validated_at: hoursAgo(200) },
    transaction: { pickup_date: '2027-03-09', contacted_at: hoursAgo(190), assigned_to: 'Fatou' },
  });
  all['today'] = await aCollection(api, 'pickup_scheduled', {
    donation: { validated_at: hoursAgo(200), campaign_id: campaign },
    transaction: { pickup_date: '2027-03-10', contacted_at: hoursAgo(180) },
  });
  all['planned'] = await aCollection(api, 'pickup_scheduled', {
    donation: { validated_at: hoursAgo(20) },
    transaction: { pickup_date: '2027-03-17', assigned_to: null, contacted_at: hoursAgo(10) },
  });
  all['done'] = await aCollection(api, 'completed', {
    donation: { validated_at: hoursAgo(100), contact_name: '=HYPERLINK("x")' },
    transaction: {
      pickup_date: '2027-03-08',
      contacted_at: hoursAgo(90),
      completed_at: hoursAgo(40),
      collected: JSON.stringify([
        { kind: 'books', category: 'Fiction', quantity: 120 },
        { kind: 'library_material', category: 'Étagères', quantity: 2 },
      ]),
    },
  });
  all['cancelled'] = await aCollection(api, 'cancelled');
  all['binned'] = await aCollection(api, 'contacted', { donation: { deleted_at: NOW } });
  await raiseAlert(api, all['late call'], { alert_type: 'contact_overdue', severity: 'warning' });
  await raiseAlert(api, all['binned'], { alert_type: 'needs_help' });
}

const names = (records: { id: string }[]) =>
  records.map(({ id }) => Object.entries(all).find(([, one]) => one.transaction === id)?.[0]);
const page = async (query: string) => (await admin(`/donation-transactions/?page_size=100&${query}`)).body;
const panel = (filter: object, query = '') =>
  admin(`/admin/donation-transactions?${matching(filter)}${query}`);

describe('the list of collections', () => {
  it('puts first what is late, longest first, then what is due soonest', async () => {
    const expected = ['later call', 'late call', 'missed', 'call', 'waits', 'today', 'planned'];
    const { results, count } = await page('');
    expect(names(results).slice(0, 7)).toEqual(expected);
    expect([count, new Set(names(results).slice(7))]).toEqual([9, new Set(['done', 'cancelled'])]);
    expect(names((await panel({})).body).slice(0, 7)).toEqual(expected);
  });

  it('says what is late, and until when one should call', async () => {
    const { results } = await page('');
    const late = results.filter(({ is_late }: { is_late: boolean }) => is_late);
    expect(names(late)).toEqual(['later call', 'late call', 'missed']);
    const call = results.find(({ id }: { id: string }) => id === all['call']!.transaction);
    expect(call.contact_due_at).toBe(hoursAgo(-22).toISOString());
  });

  const cases: [object, string[]][] = [
    [{ status: 'pending_contact' }, ['later call', 'late call', 'call']],
    [{ late: 'contact' }, ['later call', 'late call']],
    [{ late: 'pickup' }, ['missed']],
    [{ late: 'any' }, ['later call', 'late call', 'missed']],
    [{ late: true }, ['later call', 'late call', 'missed']],
    [{ late: false, status: 'pending_contact' }, ['call']],
    [{ donation_type: 'equipment' }, ['waits']],
    [{ pickup_date: '2027-03-10' }, ['today']],
    [{ pickup_from: '2027-03-09', pickup_to: '2027-03-10' }, ['missed', 'today']],
    [{ pickup_slot: 'Matin (8h-12h)', pickup_from: '2027-03-11' }, ['planned']],
    [{ assigned_to: 'fatou' }, ['missed']],
    [{ assigned_to: '-', status: 'pickup_scheduled' }, ['planned']],
    [{ postal_code: '691' }, ['late call']],
    [{ postal_code: '91000' }, ['waits']],
    [{ city: 'evry' }, ['waits']],
    [{ min_boxes: 20 }, ['later call']],
    [{ max_boxes: 20, status: 'pending_contact' }, ['late call']],
    [{ needs_help: true }, ['call']],
    [{ created_from: '2027-03-10' }, ['call']],
    [{ created_to: '2027-03-02' }, ['missed', 'today', 'cancelled']],
  ];
  it.each(cases)('is narrowed by %j, in both dialects', async (filter, expected) => {
    const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
    expect(names((await page(query.toString())).results)).toEqual(expected);
    expect(names((await panel(filter)).body)).toEqual(expected);
  });

  it('is narrowed to a campaign, to a donation, and to words, of people too for who may see them', async () => {
    expect(names((await page(`campaign_id=${campaign}`)).results)).toEqual(['today']);
    expect(names((await panel({ campaign_id: campaign })).body)).toEqual(['today']);
    expect(names((await panel({ campaign_id: String(campaign) })).body)).toEqual(['today']);
    const { donation, reference } = all['waits']!;
    expect(names((await page(`physical_donation=${donation}`)).results)).toEqual(['waits']);
    expect(names((await panel({ q: reference.toLowerCase() })).body)).toEqual(['waits']);
    expect(names((await page('search=hyperlink')).results)).toEqual(['done']);
    expect((await page('search=oeuvrard')).count).toBe(8);
  });

  it.each([
    ['pickup_date', ['done', 'missed', 'today', 'planned']],
    ['-pickup_date', ['planned', 'today', 'missed', 'done']],
    ['-estimated_boxes_or_items', ['later call']],
    ['city', ['waits']],
    ['-postal_code', ['waits', 'late call']],
    ['-created_at', ['call', 'planned']],
  ])('is put in order by %s, what has none last', async (ordering, first) => {
    const { results } = await page(`ordering=${ordering}`);
    expect(names(results).slice(0, first.length)).toEqual(first);
  });

  it('goes on from page to page', async () => {
    const { body: first } = await admin('/donation-transactions/?page_size=4');
    expect([first.count, first.results.length, first.previous]).toEqual([9, 4, null]);
    const { body: second } = await admin(first.next.replace('http://localhost:3000/api/v1', ''));
    expect(names([...first.results, ...second.results])).toEqual(names((await page('')).results).slice(0, 8));
    const part = await panel({}, '&range=[2,3]&sort=["reference","ASC"]');
    expect(part.headers.get('content-range')).toBe('donation-transactions 2-3/9');
    expect(part.body).toHaveLength(2);
  });

  it('finds records by their identifiers', async () => {
    const ids = [all['done']!.transaction, all['call']!.transaction];
    expect(names((await panel({ ids })).body).toSorted()).toEqual(['call', 'done']);
  });

  it.each([
    ['status=gone', 'status'],
    ['late=perhaps', 'late'],
    ['pickup_date=demain', 'pickup_date'],
    ['campaign_id=x', 'campaign_id'],
    ['physical_donation=7', 'physical_donation'],
    ['min_boxes=-1', 'min_boxes'],
    ['ordering=phone', 'ordering'],
    ['page_size=101', 'page_size'],
  ])('refuses %s by its name', async (query, field) => {
    const { status, body } = await admin(`/donation-transactions/?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it.each([
    [{ campaign_id: 'x' }, 'filter.campaign_id'],
    [{ pickup_from: '2027-02-30' }, 'filter.pickup_from'],
    [{ physical_donation: 7 }, 'filter.physical_donation'],
    [{ ids: [7] }, 'filter.ids'],
    [{ late: 'perhaps' }, 'filter.late'],
  ])('refuses %j in the panel by its name', async (filter, field) => {
    const { status, body } = await panel(filter);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('is exported as it is filtered, with no cell that a spreadsheet would run', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: ['completed', 'contacted'] }));
    const { text, headers } = await admin(`/admin/donation-transactions/export?filter=${filter}`);
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = text.trim().split('\r\n');
    expect([lines.length, lines[0]!.replace('\ufeff', '').split(';')[0]]).toEqual([3, 'Don']);
    expect(text).toContain("'=HYPERLINK");
    expect(text).toContain('Fiction : 120, Étagères : 2');
  });
});

describe('the dashboard', () => {
  it('counts donations by state and type, boxes that wait, delays, and what was collected this month', async () => {
    const { status, body } = await admin('/physical-donations/dashboard_stats/');
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 9,
      by_status: {
        pending_validation: 0,
        validated: 3,
        pending_pickup: 1,
        pickup_scheduled: 3,
        completed: 1,
        cancelled: 1,
      },
      by_type: { books: 8, equipment: 1, library_material: 0 },
      boxes_waiting: 6 + 24 + 6 + 6 + 6 + 6,
      mean_hours_to_contact: 12,
      mean_hours_to_pickup: 60,
      pickups_this_week: 3,
      contacts_late: 2,
      pickups_late: 1,
      open_alerts: 1,
      unread_alerts: 1,
      collected_this_month: { books: 120, equipment: 2 },
    });
  });

  it('says nothing of means where nothing happened yet', async () => {
    const empty = await startApi();
    try {
      const { body } = await (await empty.asStaff('lecteur'))('/physical-donations/dashboard_stats/');
      expect(body).toMatchObject({
        total: 0,
        mean_hours_to_contact: null,
        mean_hours_to_pickup: null,
        boxes_waiting: 0,
        collected_this_month: { books: 0, equipment: 0 },
      });
    } finally {
      await empty.close();
    }
  });
});

it('names nobody in the database’s own record of writes', async () => {
  await admin(`/donation-transactions/${all['call']!.transaction}/mark_contacted/`, {
    body: { notes: 'Parle à Mme Œuvrard' },
  });
  const rows = await api.query('SELECT label, changes FROM audit_entries');
  expect(JSON.stringify(rows)).not.toContain('Œuvrard');
});
