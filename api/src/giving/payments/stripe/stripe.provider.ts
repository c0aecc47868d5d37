import { Injectable } from '@nestjs/common';
import { Stripe } from 'stripe';
import { Clock } from '../../../platform/clock/clock.js';
import { Configuration } from '../../../platform/config/configuration.js';
import type { StripeAccount } from '../../../platform/config/payment-accounts.js';
import { announcedEvent } from '../announced-event.js';
import type { PaymentMethod, PaymentMode } from '../payment.contract.js';
import type { ProviderUpdate, ProviderRefund, ProviderSubscription } from '../provider-updates.event.js';
import {
  type BegunPage,
  type BegunPayment,
  updatesOfEach,
  PaymentProvider,
  type PaymentRequest,
  type ProviderEvent,
  type ProviderObject,
  ProviderRefusal,
  type SubscriptionChange,
} from '../payment-provider.js';
import { asked, askedOrNull, createStripeClient } from './stripe.client.js';
import { stripeTexts } from './stripe.content.js';
import { objectOf, STRIPE_EVENT_LISTS } from './stripe-events.js';
import { StripePaymentPages } from './stripe-payment-pages.js';
import { StripePayments } from './stripe-payments.js';
import { intentParams, sessionParams } from './stripe-requests.js';
import { idOf, payoutOf, refundOf } from './stripe.rules.js';
import { StripeSubscriptions } from './stripe-subscriptions.js';

/** Nobody waits before a page longer than this. */
const BEGIN = { timeout: 8000, maxNetworkRetries: 1 };

interface Open {
  configuration: StripeAccount;
  stripe: Stripe;
  payments: StripePayments;
  subscriptions: StripeSubscriptions;
}

/** Stripe: Checkout pages for single and recurring gifts, by card and by SEPA debit. */
@Injectable()
export class StripeProvider extends PaymentProvider {
  readonly name = 'stripe' as const;
  readonly lists = true;
  readonly endsHere = false;
  readonly mode: PaymentMode;
  private readonly opened: Open | null;

  constructor(
    configuration: Configuration,
    private readonly clock: Clock,
  ) {
    super();
    this.mode = configuration.stripe?.mode ?? 'live';
    this.opened = configuration.stripe && open(configuration.stripe);
  }

  async methods(): Promise<PaymentMethod[]> {
    return this.opened ? [...this.opened.configuration.methods] : [];
  }

  recurringMethods(): Promise<PaymentMethod[]> {
    return this.methods();
  }

  async begin(request: PaymentRequest): Promise<BegunPayment> {
    if (request.method === 'sepa_debit' && request.currency !== 'EUR')
      throw new ProviderRefusal('currency_not_supported', 'SEPA debits are in euros');
    return request.flow === 'element' ? this.beginIntent(request) : this.beginSession(request);
  }

  /** A page that was paid, or that is closed, cannot be closed: https://docs.stripe.com/api/checkout/sessions/expire */
  async closePage(page: BegunPage): Promise<void> {
    const { stripe } = this.open();
    try {
      const isKnown = page.session_id !== null || page.payment_id !== null;
      const { session_id, payment_id } = isKnown ? page : await page.begun();
      if (session_id) await asked(() => stripe.checkout.sessions.expire(session_id));
      else if (payment_id) await asked(() => stripe.paymentIntents.cancel(payment_id));
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
    }
  }

  async readEvent(
    body: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<ProviderEvent | null> {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') return null;
    const event = this.signed(body, signature);
    return event && announcedEvent({ event_id: event.id, type: event.type }, () => objectOf(event));
  }

  async factsOf(object: ProviderObject): Promise<ProviderUpdate[]> {
    const { payments, subscriptions } = this.open();
    switch (object.kind) {
      case 'payment':
        return payments.factsOf(object.payment_id);
      case 'session':
        return this.factsOfSession(object.session_id);
      case 'invoice':
        return this.factsOfInvoice(object.invoice_id);
      case 'subscription':
        return asUpdates([await subscriptions.find(object.subscription_id)]);
      case 'customer':
        return asUpdates(await subscriptions.ofCustomer(object.customer_id));
      case 'payout':
        return this.factsOfPayout(object.payout_id);
      default:
        return [];
    }
  }

  /** By Stripe's own list of events, which it keeps for 30 days; each object is asked about once. */
  async *movedSince(since: Date): AsyncIterable<ProviderUpdate> {
    const { stripe } = this.open();
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const events: Stripe.Event[] = [];
    for (const types of STRIPE_EVENT_LISTS)
      events.push(
        ...(await asked(() =>
          stripe.events.list({ created, types, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
        )),
      );
    const objects = new Map<string, ProviderObject>();
    for (const event of events.toSorted((one, other) => one.created - other.created)) {
      const object = objectOf(event);
      objects.set(JSON.stringify(object), object);
    }
    yield* updatesOfEach(objects.values(), (object) => this.factsOf(object));
    yield* await this.payoutsSince(since);
  }

  async refund(
    payment_id: string,
    { key, amount }: { key: string; amount: number },
  ): Promise<ProviderRefund> {
    const { stripe } = this.open();
    const params = { payment_intent: payment_id, amount };
    return refundOf(await asked(() => stripe.refunds.create(params, { idempotencyKey: key })));
  }

  async changeSubscription(
    subscription_id: string,
    change: SubscriptionChange & { key: string },
  ): Promise<ProviderSubscription> {
    return this.open().subscriptions.change(subscription_id, change);
  }

  paymentsOf(subscription_id: string): AsyncIterable<ProviderUpdate> {
    return this.open().subscriptions.paymentsOf(subscription_id, this.open().payments);
  }

  async paymentMethodPage(customer_id: string, return_url: string): Promise<string> {
    return new StripePaymentPages(this.open().stripe).open(customer_id, return_url);
  }

  async check(): Promise<string> {
    const { stripe, configuration } = this.open();
    const { livemode } = await asked(() => stripe.balance.retrieve());
    if (configuration.webhookSecrets.length === 0) throw new Error(stripeTexts.unsigned);
    return stripeTexts.checked(livemode);
  }

  private async beginSession(request: PaymentRequest): Promise<BegunPayment> {
    const { stripe } = this.open();
    const session = await asked(() =>
      stripe.checkout.sessions.create(sessionParams(request), { ...BEGIN, idempotencyKey: request.id }),
    );
    return {
      next: session.url ? { kind: 'redirect', url: session.url } : { kind: 'none' },
      session_id: session.id,
      payment_id: idOf(session.payment_intent),
      subscription_id: idOf(session.subscription),
    };
  }

  private async beginIntent(request: PaymentRequest): Promise<BegunPayment> {
    const { stripe, configuration } = this.open();
    if (request.every || !configuration.publishableKey)
      throw new ProviderRefusal('element_not_supported', 'This payment is made on a page of Stripe only');
    const { id, client_secret } = await asked(() =>
      stripe.paymentIntents.create(intentParams(request), { ...BEGIN, idempotencyKey: request.id }),
    );
    const { publishableKey: publishable_key } = configuration;
    const next = { kind: 'client_secret' as const, client_secret: client_secret ?? '', publishable_key };
    return { next, session_id: null, payment_id: id, subscription_id: null };
  }

  private async factsOfPayout(id: string): Promise<ProviderUpdate[]> {
    const { stripe } = this.open();
    const payout = await askedOrNull(() => stripe.payouts.retrieve(id));
    return payout ? [{ kind: 'payout', payout: payoutOf(payout) }] : [];
  }

  /** Those that came to the bank since: one is announced days before it arrives, and its event may be missed. */
  private async payoutsSince(since: Date): Promise<ProviderUpdate[]> {
    const { stripe } = this.open();
    const arrival_date = { gte: Math.floor(since.getTime() / 1000) };
    const payouts = await asked(() =>
      stripe.payouts.list({ arrival_date, limit: 100 }).autoPagingToArray({ limit: 1000 }),
    );
    return payouts.toReversed().map((payout) => ({ kind: 'payout', payout: payoutOf(payout) }));
  }

  private async factsOfSession(id: string): Promise<ProviderUpdate[]> {
    const { stripe, payments } = this.open();
    const session = await askedOrNull(() => stripe.checkout.sessions.retrieve(id));
    if (!session || session.mode === 'setup') return [];
    const payment_id = idOf(session.payment_intent);
    const invoice_id = idOf(session.invoice);
    const subscription_id = idOf(session.subscription);
    if (payment_id) return payments.factsOf(payment_id, session);
    if (invoice_id) return this.factsOfInvoice(invoice_id);
    if (subscription_id) return this.factsOf({ kind: 'subscription', subscription_id });
    return [{ kind: 'payment', payment: payments.unpaid(session) }];
  }

  /** The subscription first: a payment needs the gift that it belongs to. */
  private async factsOfInvoice(id: string): Promise<ProviderUpdate[]> {
    const { stripe } = this.open();
    const invoice = await askedOrNull(() => stripe.invoices.retrieve(id, { expand: ['payments'] }));
    const subscription_id = idOf(invoice?.parent?.subscription_details?.subscription);
    if (!invoice || !subscription_id) return [];
    const updates = await this.factsOf({ kind: 'subscription', subscription_id });
    for (const { payment } of invoice.payments?.data ?? []) {
      const payment_id = idOf(payment.payment_intent);
      if (payment_id) updates.push(...(await this.factsOf({ kind: 'payment', payment_id })));
    }
    return updates;
  }

  /** While secrets are changed, Stripe signs with the old one and the new one. */
  private signed(body: Buffer, signature: string): Stripe.Event | null {
    const { stripe, configuration } = this.open();
    const now = this.clock.now().getTime();
    for (const secret of configuration.webhookSecrets)
      try {
        return stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, now);
      } catch {
        continue;
      }
    return null;
  }

  private open(): Open {
    if (!this.opened) throw new ProviderRefusal('not_configured', 'Stripe is not configured');
    return this.opened;
  }
}

function open(configuration: StripeAccount): Open {
  const stripe = createStripeClient(configuration);
  return {
    configuration,
    stripe,
    payments: new StripePayments(stripe),
    subscriptions: new StripeSubscriptions(stripe),
  };
}

function asUpdates(found: readonly (ProviderSubscription | null)[]): ProviderUpdate[] {
  return found.flatMap((subscription) => (subscription ? [{ kind: 'subscription', subscription }] : []));
}
