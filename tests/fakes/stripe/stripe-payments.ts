import { refuse } from './stripe-refusal.ts';
import type { StripeState, Thing } from './stripe-state.ts';

export const CARD = { type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031 } };
export const SEPA = { type: 'sepa_debit', sepa_debit: { last4: '3000', country: 'FR', bank_code: '30004' } };
/** 1.5 % and 25 cents, as for a European card. */
const feeOf = (amount: number) => Math.round(amount * 0.015) + 25;

/** Charges, what becomes of them, and what is told of it. */
export class StripePayments {
  constructor(private readonly state: StripeState) {}

  intent(fields: Record<string, any>): Thing {
    const intent = this.state.create('payment_intent', {
      amount_received: 0,
      customer: null,
      description: null,
      last_payment_error: null,
      latest_charge: null,
      payment_method: null,
      status: 'requires_payment_method',
      canceled_at: null,
      ...fields,
    });
    intent['client_secret'] = `${intent.id}_secret_${intent.id.slice(-8)}`;
    this.state.emitEvent('payment_intent.created', intent);
    return intent;
  }

  /** The bank takes the money at once; with `feeLater`, what Stripe keeps is known by `settle()` only. */
  succeed(intent: Thing, { feeLater = false } = {}): void {
    const charge = this.pendingCharge(intent) ?? this.charge(intent);
    Object.assign(charge, { status: 'succeeded', paid: true, captured: true });
    if (!feeLater) this.enter(charge);
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent['amount'],
      last_payment_error: null,
    });
    this.state.emitEvent('charge.succeeded', charge);
    this.state.emitEvent('payment_intent.succeeded', intent);
  }

  settle(intent: Thing): void {
    const charge = this.state.get('charge', intent['latest_charge']);
    this.enter(charge);
    this.state.emitEvent('charge.updated', charge);
  }

  /** Taken to the bank, which answers in some days. */
  process(intent: Thing): void {
    const charge = this.charge(intent, { status: 'pending', paid: true, captured: true });
    intent['status'] = 'processing';
    this.state.emitEvent('charge.pending', charge);
    this.state.emitEvent('payment_intent.processing', intent);
  }

  fail(intent: Thing, decline_code: string): void {
    const charge = this.pendingCharge(intent) ?? this.charge(intent);
    Object.assign(charge, { status: 'failed', paid: false, captured: false, failure_code: 'card_declined' });
    const code =
      intent['payment_method_types'][0] === 'sepa_debit'
        ? 'payment_intent_payment_attempt_failed'
        : 'card_declined';
    const last_payment_error = {
      type: 'card_error',
      code,
      decline_code,
      message: 'Declined.',
      charge: charge.id,
    };
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error });
    this.state.emitEvent('charge.failed', charge);
    this.state.emitEvent('payment_intent.payment_failed', intent);
  }

  cancel(intent: Thing): void {
    Object.assign(intent, { status: 'canceled', canceled_at: this.state.now });
    this.state.emitEvent('payment_intent.canceled', intent);
  }

  /** What is on its account does not cover a refund: it waits (« Refunds », « pending »). */
  isBalanceShort = false;

  refund({ payment_intent, amount, metadata = {}, reason = null }: Record<string, any>): Thing {
    const intent = this.state.get('payment_intent', payment_intent);
    if (intent['status'] !== 'succeeded')
      throw refuse.invalid('This PaymentIntent does not have a successful charge to refund.', {
        code: 'charge_not_refundable',
      });
    const charge = this.state.get('charge', intent['latest_charge']);
    const left = charge['amount'] - charge['amount_refunded'];
    const asked = amount ?? left;
    // A charge whose money the bank holds or took cannot be refunded as well (error code `charge_disputed`).
    const isDisputed = this.state
      .all('dispute')
      .some(
        ({ charge: of, status }) => of === charge.id && /^(needs_response|under_review|lost)$/.test(status),
      );
    if (isDisputed) throw refuse.invalid('Charge has been charged back.', { code: 'charge_disputed' });
    if (left === 0)
      throw refuse.invalid('Charge has already been refunded.', { code: 'charge_already_refunded' });
    if (asked > left)
      throw refuse.invalid(`Refund amount is greater than unrefunded amount on charge (${left})`, {
        param: 'amount',
      });
    charge['amount_refunded'] += asked;
    charge['refunded'] = charge['amount_refunded'] === charge['amount'];
    const refund = this.state.create('refund', {
      amount: asked,
      charge: charge.id,
      payment_intent,
      metadata,
      reason,
      currency: intent['currency'],
      status:
        this.isBalanceShort || intent['payment_method_types'][0] === 'sepa_debit' ? 'pending' : 'succeeded',
      failure_reason: null,
    });
    this.state.emitEvent('refund.created', refund);
    this.state.emitEvent('charge.refunded', charge);
    return refund;
  }

  /** The bank sends a refund back, or takes it at last. */
  endRefund(refund: Thing, status: 'failed' | 'succeeded'): void {
    refund['status'] = status;
    if (status === 'failed') {
      const charge = this.state.get('charge', refund['charge']);
      Object.assign(charge, {
        amount_refunded: charge['amount_refunded'] - refund['amount'],
        refunded: false,
      });
      refund['failure_reason'] = 'expired_or_canceled_card';
      this.state.emitEvent('refund.failed', refund);
    }
    this.state.emitEvent('refund.updated', refund);
  }

  dispute(intent: Thing, { amount = intent['amount'], reason = 'fraudulent', inquiry = false } = {}): Thing {
    const charge = this.state.get('charge', intent['latest_charge']);
    charge['disputed'] = true;
    const dispute = this.state.create('dispute', {
      amount,
      charge: charge.id,
      currency: intent['currency'],
      payment_intent: intent.id,
      reason,
      status: inquiry ? 'warning_needs_response' : 'needs_response',
      balance_transactions: [],
    });
    if (!inquiry)
      dispute['balance_transactions'].push(this.entry(-amount, 2000, intent['currency'], dispute.id));
    this.state.emitEvent('charge.dispute.created', dispute);
    if (!inquiry) this.state.emitEvent('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  /** Won, the money comes back; in some countries what the dispute cost does too, as a fee below 0. */
  decide(dispute: Thing, status: 'lost' | 'won', { feeReturned = false } = {}): void {
    const { amount, currency, id } = dispute as any;
    dispute['status'] = status;
    if (status === 'won')
      dispute['balance_transactions'].push(this.entry(amount, feeReturned ? -2000 : 0, currency, id));
    this.state.emitEvent('charge.dispute.closed', dispute);
    if (status === 'won') this.state.emitEvent('charge.dispute.funds_reinstated', dispute);
  }

  /** A debit is one charge, from the day that it is sent to the bank to the bank's answer. */
  private pendingCharge(intent: Thing): Thing | null {
    const charge = intent['latest_charge'] && this.state.get('charge', intent['latest_charge']);
    return charge?.['status'] === 'pending' ? charge : null;
  }

  private charge(intent: Thing, fields: Record<string, any> = {}): Thing {
    const [type] = intent['payment_method_types'];
    const charge = this.state.create('charge', {
      amount: intent['amount'],
      amount_refunded: 0,
      balance_transaction: null,
      currency: intent['currency'],
      customer: intent['customer'],
      disputed: false,
      failure_code: null,
      payment_intent: intent.id,
      refunded: false,
      payment_method: intent['payment_method'],
      payment_method_details: type === 'card' ? CARD : SEPA,
      ...fields,
    });
    intent['latest_charge'] = charge.id;
    return charge;
  }

  private enter(charge: Thing): void {
    const { amount, currency, id } = charge as any;
    charge['balance_transaction'] = this.entry(amount, feeOf(amount), currency, id).id;
  }

  private entry(amount: number, fee: number, currency: string, source: string): Thing {
    const fields = { amount, fee, net: amount - fee, currency, source, status: 'pending', type: 'charge' };
    return this.state.create('balance_transaction', fields);
  }
}
