import { randomUUID } from 'node:crypto';
import type { DonationInput, DonationStarted, OfferedMethod } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testStripe, testMobileMoney } from '../factories/providers.ts';
import { startApi, testApi } from '../factories/api.ts';
import { aGiftForm } from '../factories/donations.ts';
import { someAddress } from '../factories/paid-gifts.ts';
import { eventually } from '../factories/waiting.ts';
import { MOMO_LIMITS } from '../fakes/mobile-money-limits.ts';
import { MOMO_ACCOUNT } from '../fakes/mobile-money-server.ts';

const PHONE = '+237670000000';
const momo = testMobileMoney();
const stripe = testStripe();
const api = testApi(() => ({ ...stripe.env, ...MOMO_ACCOUNT, MOMO_API_URL: momo.url }));

const send = (over: Partial<DonationInput> = {}) =>
  api.request<DonationStarted & { errors?: Record<string, string> }>('/donations/', {
    body: aGiftForm({ payment_method: 'mobile_money', form_key: randomUUID(), ...over }),
    headers: { 'x-forwarded-for': someAddress() },
  });
const written = async () =>
  (
    await api.sql`SELECT ((SELECT count(*) FROM donations) + (SELECT count(*)
        FROM payment_attempts))::int AS n`
  )[0]!.n;
const attemptOf = async (id: string) =>
  (await api.sql`SELECT id FROM payment_attempts WHERE subject_id = ${id} AND provider = 'mobile_money'`)[0]!
    .id;

describe('a gift by MTN MoMo', () => {
  it.each([{}, { phone: '' }, { phone: '+2376700' }])(
    'without a number that can pay is refused at its field, and nothing is written: %j',
    async (over) => {
      const before = await written();
      const { status, body } = await send(over);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['phone']]);
      expect(body.errors!['phone']).toContain('MTN MoMo');
      expect(await written()).toBe(before);
    },
  );

  it.each(MOMO_LIMITS.callback_methods)('is made once MTN calls back by %s', async (method) => {
    const { status, body: gift } = await send({ phone: PHONE });
    expect([status, gift.next.kind]).toEqual([201, 'approve']);
    const id = await attemptOf(gift.id);
    momo.accept(id);
    const called = await api.request('/donations/webhook/mobile_money/', {
      method,
      body: JSON.parse(momo.callbackBody(id)),
    });
    expect([called.status, called.body]).toEqual([200, { received: true }]);
    await eventually('the gift made', async () => {
      const [row] = await api.sql`SELECT status FROM donations WHERE id = ${gift.id}`;
      return row!.status === 'succeeded';
    });
  });

  it('is tried after a card with the number that is given then, and refused at its field without one', async () => {
    const { body: gift } = await send({ payment_method: 'card' });
    const retry = (body: object) =>
      api.request(`/donations/${gift.id}/retry/`, { body, headers: { 'x-donation-token': gift.token } });
    const refused = await retry({ payment_method: 'mobile_money' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['phone']]);
    const asked = await retry({ payment_method: 'mobile_money', phone: PHONE });
    expect([asked.status, asked.body.next.kind]).toEqual([200, 'approve']);
    expect(momo.requests.get(await attemptOf(gift.id))).toMatchObject({ payer: { partyId: PHONE.slice(1) } });
  });
});

describe('the card', () => {
  it('names Apple Pay and Google Pay where Stripe offers them', async () => {
    const { body } = await api.request<{ methods: OfferedMethod[] }>('/donations/options/');
    const [card] = body.methods.filter(({ method }) => method === 'card');
    expect(card).toMatchObject({ provider: 'stripe', label: 'Carte bancaire, Apple Pay ou Google Pay' });
  });

  it('and its wallets are named nowhere in the demonstration', async () => {
    const demo = await startApi();
    try {
      const { text } = await demo.request('/donations/options/');
      expect(text).toContain('demo');
      expect(text).not.toMatch(/Apple|Google/);
    } finally {
      await demo.close();
    }
  });
});
