import { randomUUID } from 'node:crypto';
import { Configuration } from '@livres/api/dist/platform/config/configuration.js';
import { MobileMoneyProvider } from '@livres/api/dist/giving/payments/mobile-money/mobile-money.provider.js';
import { ProviderRefusal, ProviderUnavailable } from '@livres/api/dist/giving/payments/payment-provider.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testMobileMoney } from '../factories/providers.ts';
import { NOON, paymentRequest, providerEnvironment } from '../factories/payments.ts';
import { MOMO_ACCOUNT } from '../fakes/mobile-money-server.ts';

let provider: MobileMoneyProvider;
const momo = testMobileMoney();
beforeAll(() => {
  provider = newProvider();
});

function newProvider(account: Record<string, string> = MOMO_ACCOUNT): MobileMoneyProvider {
  const env = { ...providerEnvironment, ...account, MOMO_API_URL: momo.url };
  return new MobileMoneyProvider(Configuration.read(env), { now: () => NOON });
}
const paymentOf = async (payment_id: string) => {
  const [fact] = await provider.factsOf({ kind: 'payment', payment_id });
  return fact?.kind === 'payment' ? fact.payment : null;
};
const begun = async (more = {}) => (await provider.begin(paymentRequest(more))).payment_id!;

describe('mobile money', () => {
  it('asks for euros in CFA francs by the fixed parity, and is accepted on the payer’s phone', async () => {
    const id = randomUUID();
    const { next, payment_id } = await provider.begin(paymentRequest({ id, amount: 5000 }));
    expect(payment_id).toBe(id);
    expect(next).toMatchObject({
      kind: 'approve',
      message: expect.stringMatching(/32\s798\sFCFA.*\+237670000000/),
    });
    expect(momo.requests.get(id)).toMatchObject({
      amount: '32798',
      currency: 'XAF',
      callback: 'http://localhost:3000/api/v1/donations/webhook/mobile_money/',
      payer: {
        partyIdType: 'MSISDN',
        partyId: '237670000000',
      },
    });
    expect(await paymentOf(id)).toMatchObject({ status: 'waiting', amount: 5000, currency: 'EUR' });
    momo.accept(id);
    expect(await paymentOf(id)).toMatchObject({
      attempt_id: id,
      status: 'succeeded',
      amount: 5000,
      currency: 'EUR',
    });
  });

  it('asks for francs in francs', async () => {
    const id = await begun({ amount: 5000, currency: 'XAF' });
    expect(momo.requests.get(id)).toMatchObject({ amount: '5000' });
    expect(await paymentOf(id)).toMatchObject({ amount: 5000, currency: 'XAF' });
  });

  it('asks once, although the answer was lost', async () => {
    const request = paymentRequest();
    momo.next(/requesttopay$/, 'lost');
    await expect(provider.begin(request)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect((await provider.begin(request)).payment_id).toBe(request.id);
    expect([...momo.requests.keys()].filter((id) => id === request.id)).toHaveLength(1);
  });

  it.each([
    ['APPROVAL_REJECTED', 'failed'],
    ['NOT_ENOUGH_FUNDS', 'failed'],
    ['EXPIRED', 'expired'],
  ])('says why nothing was paid: %s', async (reason, status) => {
    const id = await begun();
    momo.fail(id, reason);
    expect(await paymentOf(id)).toMatchObject({ status, failure_code: reason.toLowerCase() });
  });

  it.each([
    [{ payer: { phone: null } }, 'phone_missing'],
    [{ payer: { phone: '06' } }, 'phone_missing'],
    [{ every: 'month' as const }, 'recurring_not_supported'],
  ])('refuses what it cannot ask for: %o', async (more, code) => {
    await expect(begun(more)).rejects.toMatchObject({ code });
  });

  it('does not pay back, which is done from MTN’s own portal', async () => {
    await expect(provider.refund()).rejects.toMatchObject({ code: 'refund_by_hand' });
  });

  it('asks for another token when its own was ended', async () => {
    await begun();
    momo.endTokens();
    expect(await paymentOf(await begun())).toMatchObject({ status: 'waiting' });
  });

  it('is only believed about a request that MTN knows, as MTN has it', async () => {
    const id = await begun();
    const read = (body: string) => provider.readEvent(Buffer.from(body));
    const claimed = JSON.stringify({ externalId: id, status: 'SUCCESSFUL' });
    expect(await read(claimed)).toMatchObject({ type: 'requesttopay.pending' });
    momo.accept(id);
    const event = await read(momo.callbackBody(id));
    expect(event).toMatchObject({
      type: 'requesttopay.successful',
      object: { kind: 'payment', payment_id: id },
    });
    expect((await read(claimed))?.event_id).toBe(event?.event_id);
    expect(await read(JSON.stringify({ externalId: randomUUID(), status: 'SUCCESSFUL' }))).toBeNull();
    for (const nothing of ['', 'null', '[]', '{"externalId":7}', 'no JSON'])
      expect(await read(nothing)).toBeNull();
  });

  it('is away while MTN is', async () => {
    momo.isDown = true;
    await expect(begun()).rejects.toBeInstanceOf(ProviderUnavailable);
    momo.isDown = false;
  });

  it('says that its keys are good, or are not', async () => {
    expect(await provider.check()).toContain('125000 XAF');
    const wrong = newProvider({ ...MOMO_ACCOUNT, MOMO_API_KEY: 'autre' });
    await expect(wrong.check()).rejects.toBeInstanceOf(ProviderRefusal);
  });
});
