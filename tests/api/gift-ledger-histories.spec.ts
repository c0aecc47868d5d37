import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { liveStripe } from '../factories/providers.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { giversOf } from '../factories/donations.ts';
import { MONEY_EVENTS, type MoneyEvent, MoneyHistory } from '../factories/money-histories.ts';
import { issueReceipts } from '../factories/receipts.ts';

const stripe = liveStripe();
const api = testApi(() => stripe.env);
const admin = adminOf(api);
const givers = giversOf(api);
beforeAll(async () => {
  await issueReceipts(api);
});

const event: fc.Arbitrary<MoneyEvent> = fc.record({
  kind: fc.constantFrom(...MONEY_EVENTS),
  pick: fc.nat({ max: 5 }),
});
const events = fc.array(event, { minLength: 1, maxLength: 14 });
const SECONDS = 15;

async function check(history: readonly MoneyEvent[]): Promise<void> {
  const money = await MoneyHistory.begin(api, admin, { stripe, givers });
  for (const one of history) await money.happens(one);
  await money.settles();
  const { accounts, too_much } = await money.books();
  const { bank = 0, 'provider:stripe': atStripe = 0 } = accounts;
  expect({ atStripe, bank }).toEqual({ atStripe: money.atStripe(), bank: money.bank });
  expect(await money.wrongGifts()).toEqual([]);
  expect(too_much).toBe(0);
  for (const kept of ['to_return', 'suspense']) expect(-(accounts[kept] ?? 0)).toBeGreaterThanOrEqual(0);
}
const of = (...kinds: MoneyEvent['kind'][]): MoneyEvent[] => kinds.map((kind) => ({ kind, pick: 0 }));

const second = (kind: MoneyEvent['kind']): MoneyEvent => ({ kind, pick: 1 });

describe('the journal', () => {
  it(
    'holds what stands at the provider and at the bank, whatever happens and in whatever order it is heard of',
    { timeout: (SECONDS + 60) * 1000 },
    () =>
      fc.assert(fc.asyncProperty(events, check), {
        numRuns: 60,
        interruptAfterTimeLimit: SECONDS * 1000,
        markInterruptAsFailure: false,
      }),
  );

  it.each<[string, MoneyEvent[]]>([
    [
      'a debit passes after staff confirmed a transfer',
      [...of('sepa_page'), second('pay'), ...of('tell', 'transfer', 'bank_passes', 'tell')],
    ],
    ['a card pays 50 € after 45 € were transferred', of('transfer_otherwise', 'pay', 'tell')],
    ['a payment is not of the amount of the gift', of('pay_otherwise', 'tell')],
    [
      'it is accepted, then disputed',
      of('pay_otherwise', 'tell', 'accept', 'dispute', 'tell', 'dispute_won'),
    ],
    ['it is given back by hand', of('pay_otherwise', 'tell', 'return_by_hand')],
    [
      'a second payment is disputed',
      [...of('sepa_page', 'pay', 'tell', 'pay', 'bank_passes'), second('tell'), second('dispute')],
    ],
    [
      'a refunded gift is disputed, and the dispute is lost',
      of('pay', 'tell', 'refund', 'dispute', 'dispute_lost'),
    ],
    ['a gift is disputed, then given back by hand', of('pay', 'tell', 'dispute', 'tell', 'refund_by_hand')],
    [
      'part of a gift is given back, it is disputed, and the refund fails',
      of('pay', 'tell', 'refund_in_part', 'dispute', 'tell', 'refund_fails', 'dispute_lost'),
    ],
    ['a dispute is won and its fee comes back', of('pay', 'tell', 'dispute', 'tell', 'dispute_won_with_fee')],
  ])('holds it where %s', (_, history) => check(history));
});
