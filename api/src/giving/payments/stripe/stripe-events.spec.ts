import { describe, expect, it } from 'vitest';
import { objectOf, STRIPE_EVENTS } from './stripe-events.js';

const about = (type: string, object: object) => objectOf({ type, data: { object } } as never);

describe('an event of Stripe', () => {
  it.each([
    ['checkout.session.completed', { id: 'cs_1' }, { kind: 'session', session_id: 'cs_1' }],
    ['payment_intent.succeeded', { id: 'pi_1' }, { kind: 'payment', payment_id: 'pi_1' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { kind: 'payment', payment_id: 'pi_1' }],
    [
      'charge.dispute.closed',
      { id: 'dp_1', payment_intent: { id: 'pi_1' } },
      { kind: 'payment', payment_id: 'pi_1' },
    ],
    ['refund.failed', { id: 're_1', payment_intent: 'pi_1' }, { kind: 'payment', payment_id: 'pi_1' }],
    ['invoice.paid', { id: 'in_1' }, { kind: 'invoice', invoice_id: 'in_1' }],
    ['customer.subscription.deleted', { id: 'sub_1' }, { kind: 'subscription', subscription_id: 'sub_1' }],
    ['customer.updated', { id: 'cus_1' }, { kind: 'customer', customer_id: 'cus_1' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: null }, { kind: 'ignored' }],
    ['invoice.upcoming', {}, { kind: 'ignored' }],
    ['payout.paid', { id: 'po_1' }, { kind: 'payout', payout_id: 'po_1' }],
  ])('%s is about what it names', (type, object, expected) => expect(about(type, object)).toEqual(expected));

  it.each(STRIPE_EVENTS)('%s, which is listened to, is about something', (type) =>
    expect(about(type, { id: 'x_1', payment_intent: 'pi_1' }).kind).not.toBe('ignored'),
  );
});
