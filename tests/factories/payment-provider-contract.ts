import { randomUUID } from 'node:crypto';
import {
  type BegunPayment,
  type ProviderObject,
  type PaymentProvider,
  type PaymentRequest,
  ProviderRefusal,
  ProviderUnavailable,
} from '@livres/api/dist/giving/payments/payment-provider.js';
import type {
  ProviderPayment,
  ProviderSubscription,
} from '@livres/api/dist/giving/payments/provider-updates.event.js';
import { paymentRequest } from './payments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@livres/api/contract';

export interface ProviderHarness {
  provider: PaymentProvider;
  request?: Partial<PaymentRequest>;
  /** What is asked about a payment that was begun; by its session unless this says otherwise. */
  objectOf?(begun: BegunPayment): ProviderObject;
  /** The payer agrees, on their page or phone. */
  pays(begun: BegunPayment): Promise<void>;
  /** The payer or their bank refuses. */
  refuses(begun: BegunPayment): Promise<void>;
  /** Nobody answers any more, then everyone again. */
  goesAway?(): void;
  comesBack?(): void;
  /** Announcements of everything that happened so far, as the provider posts them. */
  announcements?(): Promise<{ body: string; headers: Record<string, string> }[]>;
  close(): Promise<void>;
}

export interface ProviderAbilities {
  /** It is asked to refund; else refunds are made by hand. */
  refunds: boolean;
  /** It keeps subscriptions. */
  recurs: boolean;
  /** Its fake can be away for a while. */
  goesAway: boolean;
  /** It tells what moved; else each payment is asked about. */
  lists: boolean;
}

/** What every provider must do alike, whatever it is made of. */
export function describeProvider(
  name: string,
  { refunds: refundsByAsking, recurs, goesAway, lists }: ProviderAbilities,
  open: () => Promise<ProviderHarness>,
): void {
  describe(`${name}, as a payment provider,`, () => {
    let house: ProviderHarness;
    let provider: PaymentProvider;
    beforeAll(async () => {
      house = await open();
      ({ provider } = house);
    });
    afterAll(() => house?.close());

    it('offers what it takes, and only takes again what it takes once', async () => {
      const methods = await provider.methods();
      expect(methods.length).toBeGreaterThan(0);
      expect(methods).toEqual(expect.arrayContaining(await provider.recurringMethods()));
      expect(await provider.check()).toMatch(/\p{L}/u);
    });

    it('begins one payment for one attempt, however often it is asked and all at once', async () => {
      const asked = await request();
      const begun = await Promise.all([provider.begin(asked), provider.begin(asked)]);
      begun.push(await provider.begin(asked));
      const names = begun.map(({ session_id, payment_id }) => `${session_id} ${payment_id}`);
      expect(new Set(names).size).toBe(1);
    });

    it('says that a payment waits until its payer has paid', async () => {
      const asked = await request();
      const payment = await paymentOf(await provider.begin(asked));
      expect(payment).toMatchObject({
        attempt_id: asked.id,
        status: expect.stringMatching(/waiting|processing/),
      });
      expect([payment.refunds, payment.disputes]).toEqual([[], []]);
    });

    it('tells a payment that was made: ours, whole, in its currency', async () => {
      const asked = await request();
      const begun = await provider.begin(asked);
      await house.pays(begun);
      const payment = await paymentOf(begun);
      const { id: attempt_id, amount, currency, method } = asked;
      expect(payment).toMatchObject({
        attempt_id,
        amount,
        currency,
        method,
        status: 'succeeded',
        failure_code: null,
      });
      expect(payment.at.getTime()).toBeGreaterThan(0);
      expect(payment.fee ?? 0).toBeLessThan(amount);
    });

    it('tells the same however often it is asked', async () => {
      const begun = await paid();
      expect(await paymentOf(begun)).toEqual(await paymentOf(begun));
    });

    it('tells why a payment was refused, and does not call it made', async () => {
      const begun = await provider.begin(await request());
      await house.refuses(begun);
      const payment = await paymentOf(begun);
      expect(payment.status).not.toBe('succeeded');
      expect(payment.failure_code).toMatch(/\w/);
    });

    if (lists)
      it('finds what moved since a moment, by which a missed announcement is made good', async () => {
        const since = new Date(Date.now() - 60_000);
        const payment = await paymentOf(await paid());
        const found: (string | null)[] = [];
        for await (const fact of provider.movedSince(since))
          if (fact.kind === 'payment' && fact.payment.status === 'succeeded')
            found.push(fact.payment.payment_id);
        expect(found).toContain(payment.payment_id);
      });

    it('knows nothing of what it never had', async () => {
      expect(
        await provider.factsOf({ kind: 'payment', payment_id: `pi_${randomUUID().replaceAll('-', '')}` }),
      ).toEqual([]);
      expect(await provider.factsOf({ kind: 'ignored' })).toEqual([]);
    });

    it('reads no announcement that it did not sign', async () => {
      const forged = Buffer.from(
        '{"id":"evt_1","object":"event","type":"payment_intent.succeeded","data":{"object":{}}}',
      );
      expect(await provider.readEvent(forged, {}).catch(() => null)).toBeNull();
      for (const { body, headers } of (await house.announcements?.()) ?? []) {
        const event = await provider.readEvent(Buffer.from(body), headers);
        expect(event?.event_id).toMatch(/\w/);
        const changed = Buffer.from(body.replace(/\}$/, ' }'));
        expect(await provider.readEvent(changed, headers).catch(() => null)).toBeNull();
      }
    });

    if (refundsByAsking)
      it('gives a part back once for one key, then the rest, and never more than it took', async () => {
        const begun = await paid();
        const { payment_id, amount } = await paymentOf(begun);
        const part = { key: randomUUID(), amount: 500 };
        const [first, again] = [
          await provider.refund(payment_id, part),
          await provider.refund(payment_id, part),
        ];
        expect(again.refund_id).toBe(first.refund_id);
        await expect(provider.refund(payment_id, { ...part, key: randomUUID(), amount })).rejects.toThrow(
          ProviderRefusal,
        );
        await provider.refund(payment_id, { ...part, key: randomUUID(), amount: amount - 500 });
        const { refunds, status } = await paymentOf(begun);
        expect(status).toBe('succeeded');
        expect(refunds.map((refund) => refund.amount).toSorted((one, other) => one - other)).toEqual([
          500,
          amount - 500,
        ]);
      });

    if (goesAway)
      it('says that it is away where it does not answer, and goes on afterwards with the same attempt', async () => {
        const asked = await request();
        house.goesAway!();
        await expect(provider.begin(asked)).rejects.toThrow(ProviderUnavailable);
        house.comesBack!();
        expect((await provider.begin(asked)).next.kind).not.toBe('none');
      }, 300_000);

    if (recurs)
      it('keeps a subscription that its owner pauses, resumes, changes and stops', async () => {
        const asked = await request({ every: 'month' });
        const begun = await provider.begin(asked);
        await house.pays(begun);
        const facts = await provider.factsOf(objectOf(begun));
        const payment = facts.flatMap((fact) => (fact.kind === 'payment' ? fact.payment : []))[0]!;
        expect(payment).toMatchObject({ attempt_id: asked.id, status: 'succeeded', amount: asked.amount });
        const subscription_id = payment.invoice!.subscription_id;
        const [fact] = await provider.factsOf({ kind: 'subscription', subscription_id });
        const subscription = (fact as { subscription: ProviderSubscription }).subscription;
        const { amount, currency } = asked;
        expect(subscription).toMatchObject({
          attempt_id: asked.id,
          status: 'active',
          amount,
          currency,
          every: 'month',
        });
        expect(subscription.next_payment_at!.getTime()).toBeGreaterThan(Date.now() + 27 * DAY_MS);

        const change = (what: object) =>
          provider.changeSubscription(subscription_id, { key: randomUUID(), ...what } as never);
        const until = new Date(Math.floor(Date.now() / 1000) * 1000 + 45 * DAY_MS);
        expect(await change({ kind: 'pause', until })).toMatchObject({
          status: 'paused',
          paused_until: until,
        });
        expect(await change({ kind: 'resume' })).toMatchObject({ status: 'active', paused_until: null });
        expect(await change({ kind: 'pause', until: null })).toMatchObject({
          status: 'paused',
          next_payment_at: null,
        });
        await change({ kind: 'resume' });
        expect(await change({ kind: 'amount', amount: 1234 })).toMatchObject({
          status: 'active',
          amount: 1234,
        });
        const paced = await change({ kind: 'frequency', every: 'quarter' });
        expect(paced).toMatchObject({ status: 'active', every: 'quarter', amount: 1234 });
        const payment_at = paced.next_payment_at!;
        expect(payment_at).toEqual(subscription.next_payment_at);
        const skipped = await change({ kind: 'skip', payment_at });
        expect(skipped.status).toBe('active');
        expect(skipped.next_payment_at!.getTime() - payment_at.getTime()).toBeGreaterThan(88 * DAY_MS);
        expect((await change({ kind: 'skip', payment_at })).next_payment_at).toEqual(skipped.next_payment_at);
        expect(
          await provider.paymentMethodPage(subscription.customer_id, 'https://livres.example/retour'),
        ).toMatch(/^http/);
        expect(await change({ kind: 'cancel' })).toMatchObject({
          status: 'cancelled',
          next_payment_at: null,
        });
        expect(await change({ kind: 'cancel' })).toMatchObject({ status: 'cancelled' });
      });

    const objectOf = (begun: BegunPayment): ProviderObject =>
      house.objectOf?.(begun) ?? { kind: 'session', session_id: begun.session_id! };
    const paid = async (): Promise<BegunPayment> => {
      const begun = await provider.begin(await request());
      await house.pays(begun);
      return begun;
    };
    const paymentOf = async (begun: BegunPayment): Promise<ProviderPayment> => {
      const facts = await provider.factsOf(objectOf(begun));
      const payments = facts.flatMap((fact) => (fact.kind === 'payment' ? [fact.payment] : []));
      expect(payments).toHaveLength(1);
      return payments[0]!;
    };
    const request = async (overrides: Partial<PaymentRequest> = {}): Promise<PaymentRequest> => ({
      ...cardRequest(),
      method: (await provider.methods())[0]!,
      ...house.request,
      ...overrides,
    });
  });
}

/** A gift of 42 € by card, by default otherwise. */
export function cardRequest(overrides: Partial<PaymentRequest> = {}): PaymentRequest {
  return paymentRequest({
    amount: 4200,
    method: 'card',
    ...overrides,
    success_url: 'https://livres.example/don/confirmation',
  });
}
