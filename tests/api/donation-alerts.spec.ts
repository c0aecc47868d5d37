import { GoodsAlertsService } from '@livres/api/dist/goods/alerts/goods-alerts.service.js';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { aCollection, raiseAlert, type TestCollection } from '../factories/collections.ts';
import { matching } from '../factories/lists.ts';

const api = testApi();
const admin = adminOf(api);

const ofDonation = async ({ donation }: TestCollection, query = '') =>
  (await admin(`/donation-alerts/?physical_donation=${donation}${query}`)).body;
const inPanel = (filter: object, query = '') => admin(`/admin/donation-alerts?${matching(filter)}${query}`);
const service = () => api.app.get(GoodsAlertsService, { strict: false });
const inTransaction = <T>(work: (tx: never) => Promise<T>) =>
  api.app.get(DataSource).transaction((tx) => work(tx as never));

/** A donation with one open alert. */
async function alerted(over: Parameters<typeof raiseAlert>[2] = {}) {
  const collection = await aCollection(api);
  await raiseAlert(api, collection, over);
  const [alert] = (await ofDonation(collection)).results;
  return { ...collection, alert };
}

describe('an alert', () => {
  it('says what it is about, of which donation, and nothing of the person', async () => {
    const { alert, reference, donation } = await alerted({ alert_type: 'needs_help', severity: 'warning' });
    expect(alert).toEqual({
      id: alert.id,
      alert_type: 'needs_help',
      alert_type_display: 'Aide demandée',
      severity: 'warning',
      message: `Don ${reference}, Lyon : 24 cartons.`,
      physical_donation: donation,
      reference,
      city: 'Lyon',
      transaction: null,
      is_read: false,
      resolved_at: null,
      resolved_by: null,
      created_at: expect.any(String),
    });
    expect((await admin(`/donation-alerts/${alert.id}/`)).body).toEqual(alert);
    expect((await admin(`/admin/donation-alerts/${alert.id}`)).body).toEqual(alert);
  });

  it('is raised once for one cause, by 20 processes at once too', async () => {
    const collection = await aCollection(api);
    const raised = await atOnce(20, () => raiseAlert(api, collection));
    expect(raised.filter(Boolean)).toHaveLength(1);
    expect((await ofDonation(collection)).count).toBe(1);
  });

  it('becomes critical, and unread again, without being told a second time', async () => {
    const { alert, ...collection } = await alerted({ severity: 'warning' });
    await admin(`/donation-alerts/${alert.id}/mark_read/`, { method: 'POST' });
    const escalation = {
      alert_type: 'large_donation',
      cause: collection.donation,
      message: 'Pressé.',
    } as const;
    expect(await inTransaction((tx) => service().escalate(tx, escalation))).toBe(true);
    expect(await inTransaction((tx) => service().escalate(tx, escalation))).toBe(false);
    const { count, results } = await ofDonation(collection);
    expect([count, results[0].severity, results[0].is_read, results[0].message]).toEqual([
      1,
      'critical',
      false,
      'Pressé.',
    ]);
  });

  it('is resolved by itself when its cause ends, of that type alone', async () => {
    const collection = await aCollection(api);
    await raiseAlert(api, collection, { alert_type: 'contact_overdue' });
    await raiseAlert(api, collection, { alert_type: 'needs_help' });
    const settled = { physical_donation_id: collection.donation, alert_types: ['contact_overdue'] } as const;
    await inTransaction((tx) => service().settle(tx, settled));
    const { results } = await ofDonation(collection, '&open=true');
    expect(results.map(({ alert_type }: never) => alert_type)).toEqual(['needs_help']);
    const [closed] = (await ofDonation(collection, '&open=false')).results;
    expect([closed.alert_type, closed.resolved_by]).toEqual(['contact_overdue', null]);
    expect((await service().openCounts([collection.donation])).get(collection.donation)).toBe(1);
  });

  it('of a donation in the bin is not shown', async () => {
    const collection = await aCollection(api, 'pending_contact', { donation: { deleted_at: new Date() } });
    await raiseAlert(api, collection);
    expect((await ofDonation(collection)).count).toBe(0);
  });
});

describe('staff', () => {
  it('mark an alert as read; once more changes nothing', async () => {
    const { alert } = await alerted();
    const first = await admin(`/donation-alerts/${alert.id}/mark_read/`, { method: 'POST' });
    expect([first.status, first.body]).toEqual([200, { ...alert, is_read: true }]);
    const again = await admin(`/admin/donation-alerts/${alert.id}/mark_read`, { method: 'POST' });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('resolve an alert under their name, once however often they click', async () => {
    const { alert } = await alerted();
    const clicks = await atOnce(20, () => admin(`/donation-alerts/${alert.id}/resolve/`, { method: 'POST' }));
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await admin(`/donation-alerts/${alert.id}/`);
    expect([body.is_read, body.resolved_by, typeof body.resolved_at]).toEqual([
      true,
      'Première administratrice',
      'string',
    ]);
    const { body: history } = await admin(`/admin/donation-alerts/${alert.id}/history`);
    expect(history).toHaveLength(1);
    expect(history[0].label).toBe('Gros don');
  });

  it('resolve a selection at once; what is resolved already is passed over', async () => {
    const [one, other] = [await alerted(), await alerted()];
    await admin(`/donation-alerts/${one.alert.id}/resolve/`, { method: 'POST' });
    const ids = [one.alert.id, other.alert.id, other.alert.id];
    const { status, body } = await admin('/admin/donation-alerts/acts', { body: { act: 'resolve', ids } });
    expect([status, body]).toEqual([200, { done: 1, skipped: 1 }]);
    const read = await admin('/admin/donation-alerts/acts', { body: { act: 'mark_read', ids } });
    expect(read.body).toEqual({ done: 0, skipped: 2 });
  });

  it('change nothing where one of a selection does not exist', async () => {
    const { alert } = await alerted();
    const ids = [alert.id, '00000000-0000-4000-8000-000000000000'];
    const { status, body } = await admin('/admin/donation-alerts/acts', { body: { act: 'resolve', ids } });
    expect([status, body.detail]).toEqual([404, 'Cette alerte n’existe pas ou plus.']);
    expect((await admin(`/donation-alerts/${alert.id}/`)).body.resolved_at).toBeNull();
  });

  it.each([
    ['no act', { ids: ['00000000-0000-4000-8000-000000000000'] }, 'act'],
    ['an act that is none', { act: 'burn', ids: ['00000000-0000-4000-8000-000000000000'] }, 'act'],
    ['nothing chosen', { act: 'resolve', ids: [] }, 'ids'],
    ['what is no identifier', { act: 'resolve', ids: ['3'] }, 'ids'],
  ])('are told what is wrong with %s', async (_, body, field) => {
    const answer = await admin('/admin/donation-alerts/acts', { body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });

  it('who only read see alerts and change none; editors see none', async () => {
    const { alert } = await alerted();
    const staff = await api.asStaff('lecteur');
    const editor = await api.asStaff('editeur');
    expect((await staff(`/donation-alerts/${alert.id}/`)).status).toBe(200);
    expect((await editor(`/donation-alerts/${alert.id}/`)).status).toBe(403);
    for (const action of ['mark_read', 'resolve'])
      expect((await staff(`/donation-alerts/${alert.id}/${action}/`, { method: 'POST' })).status).toBe(403);
  });

  it.each(['/donation-alerts/3/', '/donation-alerts/00000000-0000-4000-8000-000000000000/'])(
    'are told that %s is nothing',
    async (path) => {
      expect((await admin(path)).status).toBe(404);
    },
  );
});

describe('a list of alerts', () => {
  it('is filtered in both dialects by the same words', async () => {
    const collection = await aCollection(api);
    await raiseAlert(api, collection, { alert_type: 'needs_help', severity: 'info' });
    await raiseAlert(api, collection, { alert_type: 'contact_overdue', severity: 'critical' });
    const [help] = (await ofDonation(collection, '&alert_type=needs_help')).results;
    await admin(`/donation-alerts/${help.id}/mark_read/`, { method: 'POST' });
    const cases = [
      [{ alert_type: 'needs_help' }, ['needs_help']],
      [{ severity: 'critical' }, ['contact_overdue']],
      [{ unread: true }, ['contact_overdue']],
      [{ is_read: true }, ['needs_help']],
      [{ open: false }, []],
    ] as const;
    for (const [filter, types] of cases) {
      const [[name, value]] = Object.entries(filter) as [[string, unknown]];
      const page = await ofDonation(collection, `&${name}=${String(value)}`);
      expect(page.results.map(({ alert_type }: never) => alert_type)).toEqual(types);
      const { body } = await inPanel({ physical_donation: collection.donation, ...filter });
      expect(body.map(({ alert_type }: never) => alert_type)).toEqual(types);
    }
    const byWords = await inPanel({ q: collection.reference });
    expect(byWords.headers.get('content-range')).toBe('donation-alerts 0-1/2');
    expect((await inPanel({ ids: [help.id] })).body).toHaveLength(1);
  });

  it('is put in order by severity, worst first', async () => {
    const collection = await aCollection(api);
    await raiseAlert(api, collection, { alert_type: 'needs_help', severity: 'info' });
    await raiseAlert(api, collection, { alert_type: 'unvalidated', severity: 'critical' });
    await raiseAlert(api, collection, { alert_type: 'pickup_overdue', severity: 'warning' });
    const { results } = await ofDonation(collection, '&ordering=-severity');
    expect(results.map(({ severity }: never) => severity)).toEqual(['critical', 'warning', 'info']);
  });

  it.each([
    ['severity=red', 'severity'],
    ['alert_type=x', 'alert_type'],
    ['open=maybe', 'open'],
    ['physical_donation=12', 'physical_donation'],
    ['ordering=message', 'ordering'],
    ['page=0', 'page'],
  ])('refuses %s by its name', async (query, field) => {
    const { status, body } = await admin(`/donation-alerts/?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('goes on from page to page', async () => {
    const collection = await aCollection(api);
    for (const alert_type of ['needs_help', 'large_donation', 'contact_overdue'] as const)
      await raiseAlert(api, collection, { alert_type });
    const first = await ofDonation(collection, '&page_size=2');
    expect([first.count, first.results.length, first.previous]).toEqual([3, 2, null]);
    const { body: second } = await admin(first.next.replace('http://localhost:3000/api/v1', ''));
    expect([second.results.length, second.next]).toEqual([1, null]);
    expect(second.previous).toContain('page=1');
  });

  it('is exported as it is filtered', async () => {
    const { reference } = await alerted({ message: '=1+1' });
    const filter = encodeURIComponent(JSON.stringify({ q: reference }));
    const { text, headers } = await admin(`/admin/donation-alerts/export?filter=${filter}`);
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('Signalée le;Gravité;Alerte;Don');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("'=1+1");
  });
});
