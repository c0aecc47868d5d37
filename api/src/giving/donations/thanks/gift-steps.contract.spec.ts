import { expect, it } from 'vitest';
import { giftSteps } from './gift-steps.contract.js';

const ONCE = {
  given_on: '2026-11-20',
  receipt: 'confirmation_only',
  next_payment: null,
  campaign_ends_on: null,
} as const;

it('nothing more happens after a gift that calls for nothing', () => expect(giftSteps(ONCE)).toEqual([]));

it('what happens stands in the order of its days', () => {
  const steps = giftSteps({
    ...ONCE,
    receipt: 'yearly',
    next_payment: { on: '2026-12-20', sum: '25\u00a0€' },
    campaign_ends_on: '2027-01-03',
  });
  expect(steps.map(({ on, when }) => when ?? on)).toEqual(['2026-12-20', '2027-01-03', 'Février 2027']);
  expect(steps[0]?.text).toMatch(/25\u00a0€.*arrêter/);
});

it.each([
  ['issued', 'établi'],
  ['being_made', 'dans quelques minutes'],
  ['missing_address', 'nom et votre adresse'],
] as const)('a receipt that is %s is told first', (receipt, words) =>
  expect(giftSteps({ ...ONCE, receipt, campaign_ends_on: '2026-12-31' })[0]?.text).toContain(words),
);

it('a campaign that has ended is not said to end', () =>
  expect(giftSteps({ ...ONCE, campaign_ends_on: '2026-11-19' })).toEqual([]));
