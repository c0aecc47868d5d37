import { describe, expect, it } from 'vitest';
import type { ProviderPayment } from '../payments/provider-updates.event.js';
import { gapsHere, type JournalMove, missingThere, missingAtProvider } from './reconciliation.rules.js';

const at = new Date('2026-11-20T10:00:00Z');
const PAYMENT: ProviderPayment = {
  attempt_id: 'a',
  payment_id: 'P1',
  session_id: 'S1',
  status: 'succeeded',
  amount: 5e3,
  currency: 'EUR',
  fee: 35,
  method: 'card',
  failure_code: null,
  customer_id: null,
  at,
  invoice: null,
  refunds: [
    {
      refund_id: 'R1',
      amount: 1e3,
      status: 'succeeded',
      at,
    },
  ],
  disputes: [
    {
      dispute_id: 'D1',
      amount: 4e3,
      fee: 0,
      status: 'open',
      reason: null,
      at,
    },
  ],
};
const move = (kind: JournalMove['kind'], ref: string, amount: number): JournalMove => ({
  kind,
  ref,
  amount,
  currency: 'EUR',
  donation_id: 'd',
  reference: 'DON-20261120-00000001',
  at,
});
const JOURNAL = [move('gift', 'P1', 5000), move('refund', 'R1', 1000), move('dispute', 'D1', 4000)];
const kinds = (payment: Partial<ProviderPayment>, journal: JournalMove[]) =>
  gapsHere([{ ...PAYMENT, ...payment }], journal).map(({ kind, provider_ref }) => [kind, provider_ref]);

describe('what a provider has', () => {
  it('is no gap where the journal says the same', () => {
    expect(kinds({}, JOURNAL)).toEqual([]);
  });

  it.each([
    [0, [['missing_here', 'P1']]],
    [1, [['refund_missing', 'R1']]],
    [2, [['dispute_missing', 'D1']]],
  ])('is a gap where the journal has it not: %i', (left, gaps) => {
    expect(
      kinds(
        {},
        JOURNAL.filter((_, index) => index !== left),
      ),
    ).toEqual(gaps);
  });

  it('is a gap where the amounts are not the same', () => {
    expect(gapsHere([PAYMENT], [move('gift', 'P1', 4999), ...JOURNAL.slice(1)])).toMatchObject([
      { kind: 'amount_differs', here: 49.99, there: 50, reference: 'DON-20261120-00000001' },
    ]);
  });

  it('is no gap while nothing was paid, or where a refund failed', () => {
    expect(kinds({ status: 'processing' }, [])).toEqual([]);
    expect(kinds({ refunds: [{ refund_id: 'R2', amount: 1, status: 'failed', at }] }, JOURNAL)).toEqual([]);
  });
});

describe('what the journal has', () => {
  it('is a gap where the provider does not tell of it', () => {
    const [lost] = missingAtProvider([PAYMENT], [...JOURNAL, move('gift', 'P9', 700)]);
    expect(missingThere(lost)).toMatchObject({
      kind: 'missing_there',
      provider_ref: 'P9',
      here: 7,
      there: null,
    });
  });
});
