import type { StripeHouse } from './stripe-routes.ts';
import type { Thing } from './stripe-state.ts';

/** What payers, their banks, and people at Stripe's dashboard do; everything by the ids that our side knows. */
export class StripePayer {
  constructor(private readonly house: StripeHouse) {}

  /** Fills Checkout's page in, and is taken. A SEPA debit still has to pass the bank. */
  pays(session_id: string, options: { feeLater?: boolean } = {}): Thing {
    const session = this.session(session_id);
    this.house.checkout.pay(session, options);
    return session;
  }

  /** The bank refuses the card; the page stays open. */
  isDeclined(session_id: string, decline_code = 'insufficient_funds'): Thing {
    const session = this.session(session_id);
    this.house.checkout.decline(session, decline_code);
    return session;
  }

  /** Pays another amount, or in another currency, than the page was made for. */
  paysOtherwise(session_id: string, asked: { unit_amount?: number; currency?: string }): Thing {
    const session = this.session(session_id);
    Object.assign(session['_asked'].price_data, asked);
    this.house.checkout.pay(session);
    return session;
  }

  leaves(session_id: string): void {
    this.house.checkout.expire(this.session(session_id));
  }

  /** What the bank says of a SEPA debit some days later: taken, or refused for a reason. */
  bankAnswers(session_id: string, refusal: string | null = null): void {
    this.house.checkout.endDelayed(this.session(session_id), refusal);
  }

  /** What the bank says at last of a subscription's first debit: refused, and tried again later. */
  bankRefusesFirst(subscription_id: string, refusal: string): void {
    this.house.billing.refuseDebit(this.house.state.get('subscription', subscription_id), refusal);
  }

  /** Pays a PaymentIntent inside our page, or is refused there. */
  confirms(payment_id: string, refusal: string | null = null): void {
    const intent = this.payment(payment_id);
    if (refusal) this.house.payments.fail(intent, refusal);
    else this.house.payments.succeed(intent);
  }

  /** Stripe knows at last what it keeps. */
  feeIsKnown(payment_id: string): void {
    this.house.payments.settle(this.payment(payment_id));
  }

  /** Someone refunds at the dashboard, not here. */
  isRefundedAtStripe(payment_id: string, amount?: number): Thing {
    return this.house.payments.refund({ payment_intent: payment_id, amount });
  }

  /** Stripe sends what is on its account to the bank; it is there on `arrival`, in seconds. */
  paysOut(amount: number, { currency = 'eur', arrival = this.house.state.now } = {}): Thing {
    const payout = this.house.state.create('payout', {
      amount,
      currency,
      arrival_date: arrival,
      automatic: true,
      balance_transaction: null,
      description: 'STRIPE PAYOUT',
      destination: null,
      application_fee: null,
      application_fee_amount: null,
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      method: 'standard',
      original_payout: null,
      payout_method: null,
      reconciliation_status: 'completed',
      reversed_by: null,
      source_type: 'card',
      statement_descriptor: null,
      status: 'in_transit',
      trace_id: null,
      type: 'bank_account',
    });
    this.house.state.emitEvent('payout.created', payout);
    return payout;
  }

  /** It has arrived, or the bank refuses it: even one that was paid, some days later. */
  payoutEnds(payout_id: string, status: 'failed' | 'paid'): Thing {
    const payout = this.house.state.get('payout', payout_id);
    Object.assign(payout, { status, failure_code: status === 'failed' ? 'account_closed' : null });
    this.house.state.emitEvent(`payout.${status}`, payout);
    return payout;
  }

  /** From now on the account holds too little for refunds, or enough again. */
  balanceIsShort(isShort = true): void {
    this.house.payments.isBalanceShort = isShort;
  }

  refundEnds(refund_id: string, status: 'failed' | 'succeeded'): void {
    this.house.payments.endRefund(this.house.state.get('refund', refund_id), status);
  }

  disputes(payment_id: string, options: { amount?: number; reason?: string; inquiry?: boolean } = {}): Thing {
    return this.house.payments.dispute(this.payment(payment_id), options);
  }

  disputeIs(dispute_id: string, status: 'lost' | 'won', options: { feeReturned?: boolean } = {}): void {
    this.house.payments.decide(this.house.state.get('dispute', dispute_id), status, options);
  }

  /** From now on the bank refuses this subscription's card, or takes it again where null. */
  cardOf(subscription_id: string, refusal: string | null): void {
    const { state } = this.house;
    const subscription = state.get('subscription', subscription_id);
    const customer = state.get('customer', subscription['customer']);
    const id = subscription['default_payment_method'] ?? customer['invoice_settings'].default_payment_method;
    state.get('payment_method', id)['_declines'] = refusal;
  }

  /** Gives another card on the page that `paymentMethodPage()` answered. */
  changesCard(portal_url: string, card: Record<string, unknown> = {}): void {
    const { state, billing } = this.house;
    const portal = state.get('billing_portal.session', portal_url.split('/').at(-1));
    const method = billing.method(portal['customer'], 'card');
    Object.assign(method['card'], { brand: 'mastercard', last4: '4444', ...card });
    const customer = state.get('customer', portal['customer']);
    customer['invoice_settings'].default_payment_method = method.id;
    state.emitEvent('payment_method.attached', method);
    state.emitEvent('customer.updated', customer);
  }

  /** A subscription is stopped at the dashboard, not here. */
  isCancelledAtStripe(subscription_id: string): void {
    this.house.billing.cancel(subscription_id);
  }

  private session(id: string): Thing {
    return this.house.state.get('checkout.session', id);
  }

  private payment(id: string): Thing {
    return this.house.state.get('payment_intent', id);
  }
}
