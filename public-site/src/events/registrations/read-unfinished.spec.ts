import type { HttpClient } from '@livres/api/client';
import { describe, expect, it } from 'vitest';
import { readUnfinished } from './read-unfinished';

const TOKEN = 'a'.repeat(43);
const NOW = new Date('2027-01-09T13:08:00Z');

const apiWith = (over: object): HttpClient =>
  ({
    get: async () => ({
      status: 'pending_payment',
      created_at: '2027-01-09T13:00:00Z',
      expires_at: '2027-01-09T13:32:00Z',
      event: { id: 7, is_cancelled: false },
      ...over,
    }),
  }) as unknown as HttpClient;
/** Its spaces like any other. */
const read = async (over: object = {}, token: string | null = TOKEN) => {
  const unfinished = await readUnfinished(apiWith(over), token, 7, NOW);
  return unfinished && { ...unfinished, text: unfinished.text.replaceAll(/\s/gu, ' ') };
};

describe('what an event’s page says of the registration that this browser left', () => {
  it('is what it waits for, how long still, and where it goes on', async () => {
    expect(await read()).toEqual({
      text: 'Votre inscription du 9 janvier 2027 attend votre paiement : il vous reste 24 minutes (jusqu’au samedi 9 janvier 2027 à 14 h 32).',
      path: `/inscriptions/${TOKEN}`,
    });
    const { text } = (await read({ status: 'pending_verification', expires_at: '2027-01-10T13:08:00Z' }))!;
    expect(text).toBe(
      'Votre inscription du 9 janvier 2027 attend la vérification de votre adresse e-mail, jusqu’au dimanche 10 janvier 2027 à 14 h 08.',
    );
  });

  it('has no time left where the provider is still asked', async () => {
    expect((await read({ expires_at: '2027-01-09T13:07:00Z' }))!.text).toMatch(/attend votre paiement\.$/);
  });

  it.each(['confirmed', 'waitlisted', 'cancelled', 'expired', 'refunded'])(
    'is nothing once it is %s',
    async (status) => expect(await read({ status })).toBeNull(),
  );

  it('is nothing of another event, of one that is off, without the cookie, or where the api is silent', async () => {
    expect(await read({ event: { id: 8, is_cancelled: false } })).toBeNull();
    expect(await read({ event: { id: 7, is_cancelled: true } })).toBeNull();
    expect(await read({}, null)).toBeNull();
    const silent = { get: () => Promise.reject(new Error('gone')) } as unknown as HttpClient;
    expect(await readUnfinished(silent, TOKEN, 7, NOW)).toBeNull();
  });
});
