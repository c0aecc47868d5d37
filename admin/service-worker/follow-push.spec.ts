import { expect, it } from 'vitest';
import { followPush, type Shows } from './follow-push.ts';

/** A device as browsers have it: a second notification of a tag takes the place of the first. */
class Device implements Shows {
  readonly shown = new Map<string, string>();

  async showNotification(title: string, { tag = '' }: NotificationOptions = {}): Promise<void> {
    this.shown.set(tag, title);
  }

  async getNotifications() {
    return [...this.shown.keys()].map((tag) => ({ tag, close: () => void this.shown.delete(tag) }));
  }
}

it('L30: a device shows one thing once, and takes off what was read on another', async () => {
  const device = new Device();
  const push = { title: 'Don de 50 €', body: '', path: '/donations', tag: '1', close: [] };
  await followPush(device, push);
  await followPush(device, push);
  await followPush(device, { ...push, title: 'Don de 60 €', tag: '2' });
  expect([...device.shown.values()]).toEqual(['Don de 50 €', 'Don de 60 €']);
  await followPush(device, { close: ['1'] });
  expect([...device.shown.values()]).toEqual(['Don de 60 €']);
  await followPush(device, { ...push, title: 'Don de 70 €', tag: '3', close: ['2', 'unknown'] });
  expect([...device.shown.values()]).toEqual(['Don de 70 €']);
});
