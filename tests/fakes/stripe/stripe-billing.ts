import { refuse } from './stripe-refusal.ts';
import { CARD, SEPA, type StripePayments } from './stripe-payments.ts';
import type { StripeState, Thing } from './stripe-state.ts';

const DAY = 86_400;
/** Days after the first refusal: then the subscription is over. */
const RETRIES = [3, 5, 7];
const SEPA_DAYS = 5;
/** « Can be at most two years » says the description of `trial_end`. */
const LONGEST_TRIAL = 730 * DAY;

/** Subscriptions, their invoices, and what comes due as the clock goes. */
export class StripeBilling {
  constructor(
    private readonly state: StripeState,
    private readonly payments: StripePayments,
  ) {}

  /** As Checkout makes one: paid at once by card, some days later by SEPA debit. */
  subscribe(session: Thing): Thing {
    const { price_data, metadata, type, customer_email } = session['_asked'];
    const owner =
      session['customer'] ??
      this.state.create('customer', {
        email: customer_email,
        name: null,
        invoice_settings: { default_payment_method: null },
      }).id;
    const method = this.method(owner, type);
    const product = this.state.create('product', { name: price_data.product_data.name, active: true });
    const price = this.price({ ...price_data, product: product.id });
    const subscription = this.state.create('subscription', {
      customer: owner,
      currency: price_data.currency,
      status: 'active',
      pause_collection: null,
      metadata,
      default_payment_method: method.id,
      latest_invoice: null,
      cancel_at_period_end: false,
      canceled_at: null,
      billing_cycle_anchor: this.state.now,
      trial_end: null,
      _turns: 0,
      _cycle: 0,
    });
    subscription['items'] = listOf([
      this.state.create('subscription_item', { price, quantity: 1, subscription: subscription.id }),
    ]);
    this.state.emitEvent('customer.subscription.created', subscription);
    Object.assign(session, { customer: owner, subscription: subscription.id });
    this.turn(subscription);
    session['invoice'] = this.bill(subscription, 'subscription_create').id;
    return subscription;
  }

  change(id: string, changes: Record<string, any>): Thing {
    const subscription = this.state.get('subscription', id);
    if (subscription['status'] === 'canceled')
      throw refuse.invalid('A canceled subscription can only update its cancellation_details and metadata.');
    const { items, pause_collection, default_payment_method, metadata, trial_end } = changes;
    const { proration_behavior = 'create_prorations' } = changes;
    if (trial_end !== undefined) this.checkTrial(trial_end);
    const isRepaced = items ? this.reprice(subscription, items[0]) : false;
    if ((isRepaced || trial_end !== undefined) && proration_behavior !== 'none')
      throw refuse.invalid('This fake counts no prorations: Stripe would credit what was paid already.');
    if (trial_end !== undefined) this.startTrial(subscription, trial_end);
    else if (isRepaced) this.restart(subscription, 'subscription_update');
    if (pause_collection !== undefined) this.pause(subscription, pause_collection);
    if (default_payment_method !== undefined) {
      if (default_payment_method) this.state.get('payment_method', default_payment_method);
      subscription['default_payment_method'] = default_payment_method;
    }
    Object.assign(subscription['metadata'], metadata);
    this.state.emitEvent('customer.subscription.updated', subscription);
    return subscription;
  }

  cancel(id: string): Thing {
    const subscription = this.state.get('subscription', id);
    if (subscription['status'] === 'canceled') throw refuse.absent('subscription', id);
    Object.assign(subscription, { status: 'canceled', canceled_at: this.state.now, pause_collection: null });
    this.state.emitEvent('customer.subscription.deleted', subscription);
    return subscription;
  }

  method(customer: string, type: 'card' | 'sepa_debit', declines: string | null = null): Thing {
    const details = type === 'card' ? CARD : SEPA;
    return this.state.create('payment_method', {
      ...structuredClone(details),
      customer,
      _declines: declines,
    });
  }

  /** The bank refuses a debit that is on its way; its method goes on declining. */
  refuseDebit(subscription: Thing, refusal: string): void {
    const invoice = this.state.get('invoice', subscription['latest_invoice']);
    const made = this.state.all('invoice_payment').find((payment) => payment['invoice'] === invoice.id)!;
    this.payments.fail(this.state.get('payment_intent', made['payment'].payment_intent), refusal);
    this.missed(subscription, invoice);
  }

  private price({ currency, unit_amount, recurring, product }: Record<string, any>): Thing {
    const paced = { ...recurring, interval_count: recurring.interval_count ?? 1 };
    return this.state.create('price', { currency, unit_amount, recurring: paced, product, active: true });
  }

  /** Whether the price has another pace than the one before. */
  private reprice(subscription: Thing, { id, price_data }: Record<string, any>): boolean {
    const item = subscription['items'].data.find((one: Thing) => one.id === id);
    if (!item) throw refuse.absent('subscription_item', id);
    this.state.get('product', price_data.product);
    const { recurring } = item.price;
    const isSame =
      price_data.recurring.interval === recurring.interval &&
      (price_data.recurring.interval_count ?? 1) === recurring.interval_count;
    item.price = this.price(price_data);
    return !isSame;
  }

  private checkTrial(trial_end: number): void {
    if (trial_end <= this.state.now)
      throw refuse.invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', {
        param: 'trial_end',
      });
    if (trial_end > this.state.now + LONGEST_TRIAL)
      throw refuse.invalid('Invalid timestamp: can be no more than two years in the future.', {
        param: 'trial_end',
      });
  }

  /** Nothing is taken until its end, which anchors the cycle from then on; an invoice of nothing, paid at once, says so. */
  private startTrial(subscription: Thing, trial_end: number): void {
    const [item] = subscription['items'].data;
    const cycle = ++subscription['_cycle'];
    Object.assign(subscription, {
      status: 'trialing',
      trial_end,
      billing_cycle_anchor: trial_end,
      _turns: 0,
    });
    Object.assign(item, { current_period_start: this.state.now, current_period_end: trial_end });
    const invoice = this.invoice(subscription, 'subscription_update', 0);
    invoice['status'] = 'paid';
    this.state.emitEvent('invoice.paid', invoice);
    this.state.schedule(trial_end, () => {
      if (subscription['status'] === 'canceled' || subscription['_cycle'] !== cycle) return;
      subscription['status'] = 'active';
      this.turn(subscription);
      this.bill(subscription, 'subscription_cycle');
      this.state.emitEvent('customer.subscription.updated', subscription);
    });
  }

  /** Another interval without a trial: a new period begins now, and is charged now. */
  private restart(subscription: Thing, billing_reason: string): void {
    Object.assign(subscription, { billing_cycle_anchor: this.state.now, _turns: 0 });
    this.turn(subscription);
    this.bill(subscription, billing_reason);
  }

  private pause(subscription: Thing, pause: { behavior: string; resumes_at?: number } | null): void {
    subscription['pause_collection'] = pause && {
      behavior: pause.behavior,
      resumes_at: pause.resumes_at ?? null,
    };
    if (!pause?.resumes_at) return;
    const { resumes_at } = pause;
    if (resumes_at <= this.state.now) throw refuse.invalid('resumes_at must be in the future');
    this.state.schedule(resumes_at, () => {
      if (subscription['pause_collection']?.resumes_at !== resumes_at) return;
      subscription['pause_collection'] = null;
      this.state.emitEvent('customer.subscription.updated', subscription);
    });
  }

  /** Begins a period, at whose end the next one begins. */
  private turn(subscription: Thing): void {
    const [item] = subscription['items'].data;
    const cycle = ++subscription['_cycle'];
    const start = subscription['billing_cycle_anchor'];
    item.current_period_start = after(start, item.price.recurring, subscription['_turns']);
    item.current_period_end = after(start, item.price.recurring, ++subscription['_turns']);
    this.state.schedule(item.current_period_end, () => {
      if (subscription['status'] === 'canceled' || subscription['_cycle'] !== cycle) return;
      this.turn(subscription);
      this.bill(subscription, 'subscription_cycle');
      this.state.emitEvent('customer.subscription.updated', subscription);
    });
  }

  private bill(subscription: Thing, billing_reason: string): Thing {
    const [item] = subscription['items'].data;
    const invoice = this.invoice(subscription, billing_reason, item.price.unit_amount);
    if (subscription['pause_collection']) {
      invoice['status'] = 'void';
      this.state.emitEvent('invoice.voided', invoice);
      return invoice;
    }
    this.collect(subscription, invoice);
    return invoice;
  }

  private invoice(subscription: Thing, billing_reason: string, amount: number): Thing {
    const { currency, customer } = subscription;
    const invoice = this.state.create('invoice', {
      amount_due: amount,
      amount_paid: 0,
      attempt_count: 0,
      billing_reason,
      currency,
      status: 'open',
      customer,
      next_payment_attempt: null,
      total: amount,
      parent: {
        type: 'subscription_details',
        subscription_details: {
          subscription: subscription.id,
          metadata: { ...subscription['metadata'] },
        },
      },
    });
    subscription['latest_invoice'] = invoice.id;
    this.state.emitEvent('invoice.created', invoice);
    return invoice;
  }

  private collect(subscription: Thing, invoice: Thing): void {
    const customer = this.state.get('customer', subscription['customer']);
    const method = this.state.get(
      'payment_method',
      subscription['default_payment_method'] ?? customer['invoice_settings'].default_payment_method,
    );
    const intent = this.intentOf(invoice, method);
    invoice['attempt_count']++;
    if (method['_declines']) {
      this.payments.fail(intent, method['_declines']);
      this.missed(subscription, invoice);
    } else if (method['type'] === 'sepa_debit') {
      this.payments.process(intent);
      this.state.schedule(this.state.now + SEPA_DAYS * DAY, () => {
        if (intent['status'] !== 'processing') return;
        this.payments.succeed(intent);
        this.paid(subscription, invoice);
      });
    } else {
      this.payments.succeed(intent);
      this.paid(subscription, invoice);
    }
  }

  /** One payment for an invoice, tried again as often as it takes. */
  private intentOf(invoice: Thing, method: Thing): Thing {
    const made = this.state.all('invoice_payment').find((payment) => payment['invoice'] === invoice.id);
    if (made) {
      const intent = this.state.get('payment_intent', made['payment'].payment_intent);
      return Object.assign(intent, { payment_method: method.id, payment_method_types: [method['type']] });
    }
    const intent = this.payments.intent({
      amount: invoice['amount_due'],
      currency: invoice['currency'],
      customer: invoice['customer'],
      payment_method: method.id,
      payment_method_types: [method['type']],
    });
    this.state.create('invoice_payment', {
      invoice: invoice.id,
      is_default: true,
      status: 'open',
      amount_requested: invoice['amount_due'],
      payment: {
        type: 'payment_intent',
        payment_intent: intent.id,
      },
    });
    return intent;
  }

  private paid(subscription: Thing, invoice: Thing): void {
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice['amount_due'],
      next_payment_attempt: null,
    });
    const payment = this.state.all('invoice_payment').find((one) => one['invoice'] === invoice.id)!;
    Object.assign(payment, { status: 'paid', amount_paid: invoice['amount_due'] });
    const wasFailing = subscription['status'] === 'past_due';
    if (wasFailing) subscription['status'] = 'active';
    this.state.emitEvent('invoice.paid', invoice);
    if (wasFailing) this.state.emitEvent('customer.subscription.updated', subscription);
  }

  private missed(subscription: Thing, invoice: Thing): void {
    const days = RETRIES[invoice['attempt_count'] - 1];
    invoice['next_payment_attempt'] = days ? this.state.now + days * DAY : null;
    this.state.emitEvent('invoice.payment_failed', invoice);
    if (!days) {
      this.cancel(subscription.id);
      return;
    }
    subscription['status'] = 'past_due';
    this.state.emitEvent('customer.subscription.updated', subscription);
    this.state.schedule(invoice['next_payment_attempt'], () => {
      if (subscription['status'] !== 'canceled' && invoice['status'] === 'open')
        this.collect(subscription, invoice);
    });
  }
}

function listOf(data: Thing[]) {
  return { object: 'list', data, has_more: false, url: '/v1/subscription_items' };
}

/** So many turns after the first day, on that day of the month or the last one that there is. */
function after(anchor: number, { interval, interval_count }: Record<string, any>, turns: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + turns * interval_count * (interval === 'year' ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}
