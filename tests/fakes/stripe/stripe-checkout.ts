import type { StripeBilling } from './stripe-billing.ts';
import type { StripePayments } from './stripe-payments.ts';
import { STRIPE_LIMITS as LIMITS } from './stripe-limits.ts';
import { refuse } from './stripe-refusal.ts';
import type { StripeState, Thing } from './stripe-state.ts';

const DAY = 86_400;
const LEAST_OPEN = 30 * 60;

/** Checkout's pages, and what a payer does there. */
export class StripeCheckout {
  constructor(
    private readonly state: StripeState,
    private readonly payments: StripePayments,
    private readonly billing: StripeBilling,
    private readonly origin: () => string,
  ) {}

  create(params: Record<string, any>): Thing {
    const { mode, line_items, customer, customer_email, metadata = {} } = params;
    this.check(params);
    if (customer) this.state.get('customer', customer);
    const [{ price_data }] = line_items;
    const types: string[] = params['allowed_payment_method_types'] ?? ['card'];
    const kept = mode === 'payment' ? params['payment_intent_data'] : params['subscription_data'];
    const session = this.state.create('checkout.session', {
      mode,
      metadata,
      amount_total: price_data.unit_amount,
      currency: price_data.currency,
      locale: params['locale'],
      client_reference_id: params['client_reference_id'] ?? null,
      submit_type: params['submit_type'] ?? null,
      customer: customer ?? null,
      customer_email: customer_email ?? null,
      payment_intent: null,
      invoice: null,
      subscription: null,
      payment_method_types: types,
      payment_status: 'unpaid',
      status: 'open',
      expires_at: params['expires_at'] ?? this.state.now + DAY,
      success_url: params['success_url'],
      cancel_url: params['cancel_url'] ?? null,
      _asked: {
        price_data,
        type: types[0],
        metadata: kept?.metadata ?? {},
        customer_email,
      },
    });
    session['url'] = `${this.origin()}/c/pay/${session.id}`;
    this.state.schedule(session['expires_at'], () => {
      if (session['status'] === 'open') this.expire(session);
    });
    return session;
  }

  /** The payer fills the page in, and their bank agrees; a SEPA debit is only on its way then. */
  pay(session: Thing, { feeLater = false } = {}): void {
    this.mustBeOpen(session);
    Object.assign(session, { status: 'complete', url: null });
    const isDelayed = session['_asked'].type === 'sepa_debit';
    if (session['mode'] === 'subscription') this.billing.subscribe(session);
    else if (isDelayed) this.payments.process(this.intentOf(session));
    else this.payments.succeed(this.intentOf(session), { feeLater });
    session['payment_status'] = isDelayed ? 'unpaid' : 'paid';
    this.state.emitEvent('checkout.session.completed', session);
  }

  /** The bank refuses; the page stays open for another try. */
  decline(session: Thing, decline_code: string): void {
    this.mustBeOpen(session);
    this.payments.fail(this.intentOf(session), decline_code);
  }

  expire(session: Thing): Thing {
    this.mustBeOpen(session);
    Object.assign(session, { status: 'expired', url: null });
    if (session['payment_intent'])
      this.payments.cancel(this.state.get('payment_intent', session['payment_intent']));
    this.state.emitEvent('checkout.session.expired', session);
    return session;
  }

  /** A payment of a page is given up by expiring its page: SDK, PaymentIntents.d.ts, cancel(). */
  cancelIntent(id: string): Thing {
    const intent = this.state.get('payment_intent', id);
    const isOfPage = this.state.all('checkout.session').some((one) => one['payment_intent'] === id);
    if (isOfPage || ['succeeded', 'processing', 'canceled'].includes(intent['status']))
      throw refuse.invalid(`You cannot cancel this PaymentIntent (status ${intent['status']}).`, {
        code: 'payment_intent_unexpected_state',
      });
    this.payments.cancel(intent);
    return intent;
  }

  /** What the bank says of a delayed payment, some days later. */
  endDelayed(session: Thing, refusal: string | null): void {
    const intent = this.state.get('payment_intent', session['payment_intent']);
    if (refusal) this.payments.fail(intent, refusal);
    else this.payments.succeed(intent);
    session['payment_status'] = refusal ? 'unpaid' : 'paid';
    const type = refusal
      ? 'checkout.session.async_payment_failed'
      : 'checkout.session.async_payment_succeeded';
    this.state.emitEvent(type, session);
  }

  private intentOf(session: Thing): Thing {
    if (session['payment_intent']) return this.state.get('payment_intent', session['payment_intent']);
    const { price_data, metadata, type } = session['_asked'];
    const intent = this.payments.intent({
      amount: price_data.unit_amount,
      currency: price_data.currency,
      metadata,
      customer: session['customer'],
      payment_method_types: [type],
    });
    session['payment_intent'] = intent.id;
    return intent;
  }

  private mustBeOpen(session: Thing): void {
    if (session['status'] !== 'open') throw refuse.invalid(`This Checkout Session is ${session['status']}.`);
  }

  private check(params: Record<string, any>): void {
    const { mode, line_items, customer, customer_email } = params;
    const isOnce = mode === 'payment';
    const isPaced = line_items.every(({ price_data }: any) => price_data.recurring !== undefined);
    if (customer && customer_email)
      throw refuse.invalid('You may only specify one of these parameters: customer, customer_email.');
    const { expires_at } = params;
    // https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-expires_at
    if (expires_at !== undefined && expires_at < this.state.now + LEAST_OPEN)
      throw refuse.invalid(
        'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
        {
          param: 'expires_at',
        },
      );
    const most = LIMITS.line_items[mode as 'payment' | 'subscription'];
    if (line_items.length > most) throw refuse.invalid(`You may have at most ${most} line items.`);
    if (isOnce === isPaced)
      throw refuse.invalid('You must provide recurring prices in `subscription` mode, and only there.', {
        param: 'mode',
      });
    if (isOnce && params['subscription_data'])
      throw refuse.invalid('You can not pass `subscription_data` in `payment` mode.', {
        param: 'subscription_data',
      });
    if (!isOnce && params['payment_intent_data'])
      throw refuse.invalid('You can not pass `payment_intent_data` in `subscription` mode.', {
        param: 'payment_intent_data',
      });
    const isSepa = (params['allowed_payment_method_types'] ?? []).includes('sepa_debit');
    if (isSepa && line_items.some(({ price_data }: any) => price_data.currency !== 'eur'))
      throw refuse.invalid('No valid payment method types for this Checkout Session.', {
        param: 'allowed_payment_method_types',
      });
  }
}
