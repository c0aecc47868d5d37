import type { MoneyDonationRecord } from '@livres/api/contract';
import { ProviderUpdatesService } from '@livres/api/dist/giving/payments/provider-updates.service.js';
import { MobileMoneyProvider } from '@livres/api/dist/giving/payments/mobile-money/mobile-money.provider.js';
import { StripeProvider } from '@livres/api/dist/giving/payments/stripe/stripe.provider.js';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { liveStripe, testMobileMoney } from '../factories/providers.ts';
import { type Request, testApi } from '../factories/api.ts';
import { actCurrent } from '../factories/current-version.ts';
import { giversOf } from '../factories/donations.ts';
import { stoppedClock } from '../factories/time.ts';
import { MOMO_ACCOUNT } from '../fakes/mobile-money-server.ts';

// Paris is an hour ahead of UTC in winter: its New Year is at 23:00.
const CHRISTMAS = '2026-12-25T09:00:00Z';
const EVE_23H30 = '2026-12-31T22:30:00Z';
const EVE_23H58 = '2026-12-31T22:58:00Z';
const NEW_YEAR_00H01 = '2026-12-31T23:01:00Z';
const NEW_YEAR_00H30 = '2026-12-31T23:30:00Z';
const JANUARY_4 = '2027-01-04T10:00:00Z';

let admin: Request;
const stripe = liveStripe();
const momo = testMobileMoney();
const api = testApi(() => ({ ...stripe.env, ...MOMO_ACCOUNT, MOMO_API_URL: momo.url, WORKER: 'apart' }));
const clock = stoppedClock(api, new Date(CHRISTMAS));
const givers = giversOf(api);

/** Here and at Stripe. */
function at(moment: string): void {
  clock.set(moment);
  stripe.state.setNow(new Date(moment));
}

async function pledged(payment_method: string) {
  const { id } = await givers.given({ payment_method, phone: '+237670000000' });
  const [attempt] =
    await api.sql`SELECT provider_session_id AS session FROM payment_attempts WHERE subject_id = ${id}`;
  return { id, session: attempt.session as string };
}

/** What the provider says now is heard of, as an announcement or the comparison would. */
async function heard(session_id: string, provider: 'stripe' | 'mobile_money' = 'stripe'): Promise<void> {
  const one = provider === 'stripe' ? StripeProvider : MobileMoneyProvider;
  const told = await api.app
    .get<StripeProvider | MobileMoneyProvider>(one, { strict: false })
    .factsOf({ kind: 'session', session_id });
  const facts = api.app.get(ProviderUpdatesService, { strict: false });
  for (const fact of told) await api.app.get(DataSource).transaction((tx) => facts.apply(tx, fact, provider));
}

/** The day of a gift in Paris, which is that of its receipt and of its tax year; and that of the journal. */
async function daysOf(id: string): Promise<[string | null, string | null]> {
  admin = await api.asStaff('administrateur');
  const { given_at } = (await admin<MoneyDonationRecord>(`/admin/donations/${id}`)).body;
  const [entry] =
    await api.sql`SELECT happened_at FROM journal_entries WHERE donation_id = ${id} AND kind = 'gift'`;
  return [given_at && parisDay(new Date(given_at)), entry ? parisDay(entry.happened_at) : null];
}
const both = (day: string) => [day, day];

describe('the day of a gift', () => {
  it.each([
    [EVE_23H30, '2026-12-31'],
    [NEW_YEAR_00H30, '2027-01-01'],
  ])('by card is that of the charge in Paris, however late it is heard of: %s', async (moment, day) => {
    at(moment);
    const { id, session } = await pledged('card');
    stripe.payer.pays(session);
    clock.set(JANUARY_4);
    await heard(session);
    expect(await daysOf(id)).toEqual(both(day));
  });

  it('by card is that of the charge, also where its entry in Stripe’s balance comes after midnight', async () => {
    at(EVE_23H58);
    const { id, session } = await pledged('card');
    stripe.payer.pays(session, { feeLater: true });
    at(NEW_YEAR_00H30);
    stripe.payer.feeIsKnown(stripe.state.get('checkout.session', session)['payment_intent']);
    clock.set(JANUARY_4);
    await heard(session);
    expect(await daysOf(id)).toEqual(both('2026-12-31'));
  });

  it.each([
    [EVE_23H30, '2026-12-31'],
    [NEW_YEAR_00H30, '2027-01-01'],
  ])('by debit is that on which the bank paid, not that of the form: %s', async (moment, day) => {
    at(CHRISTMAS);
    const { id, session } = await pledged('sepa_debit');
    stripe.payer.pays(session);
    await heard(session);
    expect(await daysOf(id)).toEqual([null, null]);
    at(moment);
    stripe.payer.bankAnswers(session);
    clock.set(JANUARY_4);
    await heard(session);
    expect(await daysOf(id)).toEqual(both(day));
  });

  it('by debit waits for the entry in Stripe’s balance, which is what dates it', async () => {
    at(CHRISTMAS);
    const { id, session } = await pledged('sepa_debit');
    stripe.payer.pays(session);
    at(EVE_23H30);
    const intent = stripe.state.get(
      'payment_intent',
      stripe.state.get('checkout.session', session)['payment_intent'],
    );
    stripe.payments.succeed(intent, { feeLater: true });
    await heard(session);
    expect(await daysOf(id)).toEqual([null, null]);
    stripe.payer.feeIsKnown(intent.id);
    clock.set(JANUARY_4);
    await heard(session);
    expect(await daysOf(id)).toEqual(both('2026-12-31'));
  });

  it.each<[string, string, string, string]>([
    ['is asked for on New Year’s Eve and heard of in January', EVE_23H30, JANUARY_4, '2026-12-31'],
    ['is asked for on New Year’s Eve and accepted after midnight', EVE_23H58, NEW_YEAR_00H01, '2027-01-01'],
    ['is asked for on New Year’s Day and heard of later', NEW_YEAR_00H30, JANUARY_4, '2027-01-01'],
  ])('by mobile money is that on which it was paid: one that %s', async (_, asked, told, day) => {
    at(asked);
    const { id, session } = await pledged('mobile_money');
    momo.accept(session);
    clock.set(told);
    await heard(session, 'mobile_money');
    expect(await daysOf(id)).toEqual(both(day));
  });

  it('by transfer is the bank’s, whenever staff confirm it', async () => {
    at(CHRISTMAS);
    const { id } = await pledged('card');
    clock.set(JANUARY_4);
    admin = await api.asStaff('administrateur');
    const body = { received_on: '2026-12-31' };
    expect((await actCurrent(admin, `/admin/donations/${id}`, 'transfer', body)).status).toBe(200);
    expect(await daysOf(id)).toEqual(both('2026-12-31'));
  });
});
