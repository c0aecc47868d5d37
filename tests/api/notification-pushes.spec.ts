import { PushSender } from '@livres/api/dist/people/notifications/push/push-sender.js';
import type { NotificationDevice, PushContent } from '@livres/api/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { put, staffOf, testApi } from '../factories/api.ts';
import { INBOX, lastPublished, plain, publish } from '../factories/notifications.ts';
import { rowsOf } from '../factories/rows.ts';
import { stoppedClock } from '../factories/time.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi();
/** In Paris, on a Thursday. */
const MORNING = '2026-12-17T09:00:00Z';
const clock = stoppedClock(api, new Date(MORNING));
const marc = staffOf(api, 'tresorier');

/** What a service was handed: to which device, and what. */
interface Pushed extends PushContent {
  endpoint: string;
}
let pushed: Pushed[] = [];
let answer: (endpoint: string, content: PushContent) => 'sent' | 'gone';
let made = 0;

const addDevice = (host = 'fcm.googleapis.com') =>
  accepted(
    marc<NotificationDevice>(`${INBOX}/devices`, {
      body: {
        endpoint: `https://${host}/fcm/send/pushes-${(made += 1)}`,
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    }),
  );
const shown = () => pushed.filter(({ title }) => title !== undefined);
const takenOff = () => pushed.filter(({ title }) => title === undefined);
const read = (ids: number[]) => marc(`${INBOX}/read`, { body: { ids, is_read: true } });
const lastId = () => lastPublished(api);
/** Something happened, and every device of theirs shows it. */
async function rung(amount: number, devices: number): Promise<number> {
  const before = shown().length;
  await publish(api, { facts: { amount, currency: 'EUR' } });
  await eventually('the devices to ring', () => shown().length === before + devices);
  await jobsSettled(api);
  return lastId();
}

beforeEach(async () => {
  clock.set(MORNING);
  pushed = [];
  answer = () => 'sent';
  vi.spyOn(api.app.get(PushSender, { strict: false }), 'send').mockImplementation(async (to, message) => {
    const content = JSON.parse(message) as PushContent;
    const outcome = answer(to.endpoint, content);
    if (outcome === 'sent') pushed.push({ endpoint: to.endpoint, ...content });
    return outcome;
  });
  await marc(`${INBOX}/read-all`, { body: {} });
  await put(marc, `${INBOX}/preferences`, { choices: { gifts: ['panel', 'push'] }, is_quiet: true });
});
afterEach(async () => {
  await api.sql`DELETE FROM notification_devices`;
});

describe('L30: a device', () => {
  it('does not ring for what was read before its message leaves', async () => {
    await addDevice();
    let isAway = true;
    answer = () => {
      if (isAway) throw new Error('503');
      return 'sent';
    };
    await publish(api, { facts: { amount: 1100, currency: 'EUR' } });
    await eventually(
      'a try that failed',
      async () =>
        (
          await rowsOf(
            api.databaseUrl,
            `SELECT FROM jobs.job WHERE name = 'notifications.push' AND state = 'retry'`,
          )
        ).length === 1,
    );
    await read([await lastId()]);
    isAway = false;
    await rowsOf(
      api.databaseUrl,
      `UPDATE jobs.job SET start_after = now() WHERE name = 'notifications.push'`,
    );
    await jobsSettled(api);
    expect(pushed).toEqual([]);
  });

  it('takes off what is read elsewhere, on every device that shows it, and only that', async () => {
    const devices = [await addDevice(), await addDevice('updates.push.services.mozilla.com')];
    const first = await rung(1200, devices.length);
    const second = await rung(1300, devices.length);
    await read([first]);
    await eventually('both to take it off', () => takenOff().length === 2);
    expect(takenOff().map(({ close }) => close)).toEqual([[String(first)], [String(first)]]);
    expect(new Set(takenOff().map(({ endpoint }) => endpoint)).size).toBe(2);
    await marc(`${INBOX}/snooze`, { body: { ids: [second], until: '2026-12-18T09:00:00Z' } });
    await eventually('the one put off as well', () => takenOff().length === 4);
    expect(takenOff()[3]!.close).toEqual([String(second)]);
    await marc(`${INBOX}/read-all`, { body: {} });
    await jobsSettled(api);
    // Nothing is shown any more: nobody's telephone is woken for nothing.
    expect(takenOff()).toHaveLength(4);
  });

  it('shows one thing once, and many of a night as one, which goes when all are read', async () => {
    await addDevice();
    clock.set('2026-12-17T19:30:00Z');
    for (const amount of [1000, 2000, 3000]) await publish(api, { facts: { amount, currency: 'EUR' } });
    await eventually(
      'what waits',
      async () => (await api.sql`SELECT FROM notification_deliveries WHERE channel = 'push'`).length === 3,
    );
    const last = await lastId();
    clock.set('2026-12-18T07:00:30Z');
    await rowsOf(
      api.databaseUrl,
      `UPDATE jobs.job SET start_after = now() WHERE name = 'notifications.send'`,
    );
    await eventually('the morning', () => shown().length > 0);
    await jobsSettled(api);
    expect(shown().map(({ title, tag }) => [plain(title!), tag])).toEqual([
      ['3 notifications à lire', 'notifications'],
    ]);
    await read([last]);
    await jobsSettled(api);
    expect(takenOff()).toEqual([]);
    await read([last - 1, last - 2]);
    await eventually('all taken off', () => takenOff().length === 1);
    expect(takenOff()[0]!.close).toEqual(['notifications']);
    const id = await rung(4400, 1);
    expect(shown().at(-1)!.tag).toBe(String(id));
  });

  it('of Apple takes it off with the next message: silent ones end its subscription', async () => {
    await addDevice('web.push.apple.com');
    const first = await rung(1500, 1);
    await read([first]);
    await jobsSettled(api);
    expect(takenOff()).toEqual([]);
    await rung(1600, 1);
    expect(shown()[1]!.close).toEqual([String(first)]);
    await rung(1700, 1);
    expect(shown()[2]!.close).toEqual([]);
  });
});

describe('L31: of several devices', () => {
  it('one that is subscribed no more is forgotten alone, and the others ring', async () => {
    const devices = [await addDevice(), await addDevice(), await addDevice()];
    const { endpoint } = (
      await api.sql`SELECT endpoint FROM notification_devices WHERE id = ${devices[1]!.id}`
    )[0];
    answer = (to) => (to === endpoint ? 'gone' : 'sent');
    await rung(1800, 2);
    const left = await api.sql`SELECT id FROM notification_devices ORDER BY id`;
    expect(left).toEqual([{ id: devices[0]!.id }, { id: devices[2]!.id }]);
    const { body } = await marc<{ devices: NotificationDevice[] }>(`${INBOX}/preferences`);
    expect(body.devices.map(({ last_sent_at }) => last_sent_at !== null)).toEqual([true, true]);
  });

  it('one that is away is tried again, but not for what is older than half a day', async () => {
    await addDevice();
    let tries = 0;
    answer = () => {
      tries += 1;
      throw new Error('429');
    };
    await publish(api, { facts: { amount: 1900, currency: 'EUR' } });
    await eventually('a second try', () => tries >= 2);
    clock.advance(13 * 3_600_000);
    answer = () => 'sent';
    await rowsOf(
      api.databaseUrl,
      `UPDATE jobs.job SET start_after = now() WHERE name = 'notifications.push'`,
    );
    await jobsSettled(api);
    expect(pushed).toEqual([]);
  });
});
