import { afterEach, describe, expect, it, vi } from 'vitest';
import webPush, { WebPushError } from 'web-push';
import { WebPushSender } from './push-sender.js';

const DEVICE = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'p', auth: 'a' };
const KEYS = { public_key: 'public', private_key: 'private' };
const send = () => new WebPushSender().send(DEVICE, '{}', KEYS, 'mailto:contact@example.org');
const answering = (status: number) =>
  vi.spyOn(webPush, 'sendNotification').mockImplementation(async () => {
    if (status < 300) return { statusCode: status, body: '', headers: {} };
    throw new WebPushError('refused', status, {}, '', DEVICE.endpoint);
  });

afterEach(() => vi.restoreAllMocks());

describe('L31: a push service', () => {
  it('that takes a message keeps it for half a day at most', async () => {
    const asked = answering(201);
    expect(await send()).toBe('sent');
    expect(asked.mock.calls[0][2]).toMatchObject({ TTL: 12 * 3600 });
  });

  it.each([404, 410])('that answers %i knows the browser no more', async (status) => {
    answering(status);
    expect(await send()).toBe('gone');
  });

  it.each([400, 413, 429, 500, 503])(
    'that answers %i is asked again: the browser is not forgotten',
    async (status) => {
      answering(status);
      await expect(send()).rejects.toThrow('refused');
    },
  );
});
