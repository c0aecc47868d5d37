import type { Stripe } from 'stripe';
import type { ProviderUpdate, ProviderSubscription } from '../provider-updates.event.js';
import { ProviderRefusal, type SubscriptionChange } from '../payment-provider.js';
import { asked, askedOrNull } from './stripe.client.js';
import { stripeTexts } from './stripe.content.js';
import type { StripePayments } from './stripe-payments.js';
import {
  dateAfter,
  everyOf,
  failureOf,
  idOf,
  moment,
  nextPayment,
  RECURRING,
  subscriptionStatus,
} from './stripe.rules.js';

const EXPAND = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'latest_invoice.payments',
];

/** Subscriptions as Stripe has them now, and what their owners change. */
export class StripeSubscriptions {
  constructor(private readonly stripe: Stripe) {}

  async find(id: string): Promise<ProviderSubscription | null> {
    const subscription = await askedOrNull(() => this.stripe.subscriptions.retrieve(id, { expand: EXPAND }));
    return subscription && this.read(subscription);
  }

  async ofCustomer(customer: string): Promise<ProviderSubscription[]> {
    const found = await askedOrNull(() =>
      this.stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
    );
    const read: ProviderSubscription[] = [];
    for (const { id } of found?.data ?? []) read.push((await this.find(id))!);
    return read.filter(Boolean);
  }

  /** By its invoices, newest first. */
  async *paymentsOf(subscription: string, payments: StripePayments): AsyncIterable<ProviderUpdate> {
    const invoices = await askedOrNull(() =>
      this.stripe.invoices
        .list({ subscription, limit: 100, expand: ['data.payments'] })
        .autoPagingToArray({ limit: 1000 }),
    );
    for (const invoice of invoices ?? [])
      for (const { payment } of invoice.payments?.data ?? []) {
        const payment_id = idOf(payment.payment_intent);
        if (payment_id) yield* await payments.factsOf(payment_id);
      }
  }

  async change(id: string, change: SubscriptionChange & { key: string }): Promise<ProviderSubscription> {
    await this.ask(id, change);
    const changed = await this.find(id);
    if (!changed) throw new ProviderRefusal('resource_missing', `Stripe knows no subscription ${id}`);
    return changed;
  }

  /** What was cancelled already stays so, whoever asks again. */
  private async ask(id: string, change: SubscriptionChange & { key: string }): Promise<void> {
    const { subscriptions } = this.stripe;
    const options = { idempotencyKey: change.key };
    switch (change.kind) {
      case 'cancel':
        await askedOrNull(() => subscriptions.cancel(id));
        return;
      case 'pause': {
        const resumes_at = change.until ? Math.floor(change.until.getTime() / 1000) : undefined;
        const pause_collection = { behavior: 'void', ...(resumes_at && { resumes_at }) } as const;
        await asked(() => subscriptions.update(id, { pause_collection }, options));
        return;
      }
      case 'resume':
        await asked(() => subscriptions.update(id, { pause_collection: '' }, options));
        return;
      case 'amount':
        await this.changeAmount(id, change.amount, options);
        return;
      case 'frequency':
        await this.changePace(id, change.every, options);
        return;
      case 'skip':
        await this.skip(id, change.payment_at, options);
    }
  }

  /**
   * Another interval begins a new period at once, which is charged at once, whatever the prorations: a trial until the
   * date of the next payment keeps that date (https://docs.stripe.com/billing/subscriptions/billing-cycle).
   */
  private async changePace(
    id: string,
    every: ProviderSubscription['every'],
    options: Stripe.RequestOptions,
  ): Promise<void> {
    const { items } = await asked(() => this.stripe.subscriptions.retrieve(id));
    const item = items.data[0]!;
    const { currency, product, unit_amount } = item.price;
    const price_data = {
      currency,
      product: idOf(product)!,
      unit_amount: unit_amount ?? 0,
      recurring: RECURRING[every],
    };
    const changes: Stripe.SubscriptionUpdateParams = {
      items: [{ id: item.id, price_data }],
      proration_behavior: 'none',
      trial_end: item.current_period_end,
    };
    await asked(() => this.stripe.subscriptions.update(id, changes, options));
  }

  /** By a trial until the date after: a pause of collection would leave a void invoice of the amount. */
  private async skip(id: string, payment_at: Date, options: Stripe.RequestOptions): Promise<void> {
    const { items, billing_cycle_anchor } = await asked(() => this.stripe.subscriptions.retrieve(id));
    const item = items.data[0]!;
    const next = moment(item.current_period_end);
    if (next.getTime() !== payment_at.getTime()) return;
    const after = dateAfter(moment(billing_cycle_anchor), everyOf(item.price.recurring), next);
    const trial_end = Math.floor(after.getTime() / 1000);
    await asked(() =>
      this.stripe.subscriptions.update(id, { trial_end, proration_behavior: 'none' }, options),
    );
  }

  /** From the next payment on: what is paid already is not counted again. */
  private async changeAmount(id: string, amount: number, options: Stripe.RequestOptions): Promise<void> {
    const { items } = await asked(() => this.stripe.subscriptions.retrieve(id));
    const item = items.data[0]!;
    const { currency, product, recurring } = item.price;
    const price_data = {
      currency,
      product: idOf(product)!,
      unit_amount: amount,
      recurring: { interval: recurring!.interval, interval_count: recurring!.interval_count },
    };
    await asked(() =>
      this.stripe.subscriptions.update(
        id,
        { items: [{ id: item.id, price_data }], proration_behavior: 'none' },
        options,
      ),
    );
  }

  private async read(subscription: Stripe.Subscription): Promise<ProviderSubscription> {
    const item = subscription.items.data[0]!;
    const status = subscriptionStatus(subscription);
    const every = everyOf(item.price.recurring);
    const resumes = subscription.pause_collection?.resumes_at;
    const paused_until = resumes ? moment(resumes) : null;
    const invoice = unsettled(subscription);
    return {
      subscription_id: subscription.id,
      attempt_id: subscription.metadata['attempt_id'] ?? null,
      status,
      amount: item.price.unit_amount ?? 0,
      currency: subscription.currency.toUpperCase(),
      every,
      customer_id: idOf(subscription.customer)!,
      next_payment_at: invoice?.next_payment_attempt
        ? moment(invoice.next_payment_attempt)
        : nextPayment(status, moment(item.current_period_end), every, paused_until),
      paused_until: status === 'paused' ? paused_until : null,
      payment_label: stripeTexts.paymentLabel(methodOfSubscription(subscription)),
      failure_code: invoice && (await this.failureOfInvoice(invoice)),
      failed_payments: invoice?.attempt_count ?? 0,
    };
  }

  private async failureOfInvoice(invoice: Stripe.Invoice): Promise<string | null> {
    const payments = invoice.payments?.data ?? [];
    const intent_id = idOf(payments.at(0)?.payment.payment_intent);
    if (!intent_id) return null;
    const intent = await askedOrNull(() => this.stripe.paymentIntents.retrieve(intent_id));
    return intent && failureOf(intent);
  }
}

/** The invoice whose payment failed and is still to be taken. */
function unsettled({ status, latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
  if (!latest_invoice || typeof latest_invoice === 'string') return null;
  const isFailing = (status === 'past_due' || status === 'unpaid') && latest_invoice.status === 'open';
  return isFailing ? latest_invoice : null;
}

/** The subscription's own, or else its owner's. */
function methodOfSubscription(subscription: Stripe.Subscription): Stripe.PaymentMethod | null {
  const { default_payment_method: own, customer } = subscription;
  if (own) return typeof own === 'string' ? null : own;
  if (typeof customer === 'string' || customer.deleted) return null;
  const method = customer.invoice_settings.default_payment_method;
  return typeof method === 'string' ? null : method;
}
