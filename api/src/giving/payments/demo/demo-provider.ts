import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { Configuration } from '../../../platform/config/configuration.js';
import type { PaymentMethod } from '../payment.contract.js';
import type { ProviderUpdate, ProviderRefund, ProviderSubscription } from '../provider-updates.event.js';
import {
  PaymentProvider,
  ProviderRefusal,
  type BegunPage,
  type BegunPayment,
  type PaymentRequest,
  type ProviderObject,
  type SubscriptionChange,
} from '../payment-provider.js';
import { nextPaymentAfter } from './demo-calendar.js';
import { demoContent } from './demo.content.js';
import { paymentUpdate, refundUpdate, subscriptionUpdate } from './demo-updates.js';
import { DemoPaymentRow } from './demo-payment.entity.js';
import { sessionOfCustomer } from './demo-payment.queries.js';
import { DemoRefundRow } from './demo-refund.entity.js';
import { DemoSubscriptionRow } from './demo-subscription.entity.js';

/** Stands for a provider until one is configured: its page says that no money moves, and what is to happen. */
@Injectable()
export class DemoProvider extends PaymentProvider {
  readonly name = 'demo';
  readonly lists = true;
  readonly endsHere = false;
  readonly mode = 'test';

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {
    super();
  }

  async methods(): Promise<PaymentMethod[]> {
    return this.configuration.environment === 'production' ? [] : ['demo'];
  }

  recurringMethods(): Promise<PaymentMethod[]> {
    return this.methods();
  }

  async begin(request: PaymentRequest): Promise<BegunPayment> {
    const payment = await this.dataSource.transaction((tx) => this.write(tx, request));
    if (payment.amount !== request.amount || payment.currency !== request.currency)
      throw new ProviderRefusal('idempotency_error', 'This attempt was begun with another amount.');
    const { id, session_id, subscription_id } = payment;
    const url = `${this.configuration.appUrl}/don/demonstration/${session_id}`;
    return { next: { kind: 'redirect', url }, session_id, payment_id: id, subscription_id };
  }

  private async write(tx: EntityManager, request: PaymentRequest): Promise<DemoPaymentRow> {
    const now = this.clock.now();
    const { id: attempt_id, amount, currency, description, reference, every } = request;
    const { success_url, cancel_url } = request;
    if (every)
      await tx
        .createQueryBuilder()
        .insert()
        .into(DemoSubscriptionRow)
        .values({
          id: `demo_sub_${randomUUID()}`,
          attempt_id,
          customer_id: `demo_cus_${randomUUID()}`,
          status: 'pending',
          amount,
          currency,
          every,
          card: newCard(),
          moved_at: now,
          next_payment_at: null,
          paused_until: null,
          failure_code: null,
          failed_payments: 0,
        })
        .orIgnore()
        .execute();
    const subscription = every ? await tx.findOneByOrFail(DemoSubscriptionRow, { attempt_id }) : null;
    await tx
      .createQueryBuilder()
      .insert()
      .into(DemoPaymentRow)
      .values({
        id: `demo_pay_${randomUUID()}`,
        session_id: `demo_${randomUUID()}`,
        attempt_id,
        subscription_id: subscription?.id ?? null,
        invoice_id: every ? newInvoice() : null,
        status: 'waiting',
        amount,
        currency,
        failure_code: null,
        description,
        reference,
        success_url,
        cancel_url,
        created_at: now,
        moved_at: now,
      })
      .orIgnore()
      .execute();
    return tx.findOneByOrFail(DemoPaymentRow, { attempt_id });
  }

  async closePage({ attempt_id }: BegunPage): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const payment = await tx.findOne(DemoPaymentRow, {
        where: { attempt_id },
        lock: { mode: 'pessimistic_write' },
      });
      if (payment?.status !== 'waiting') return;
      const moved_at = this.clock.now();
      await tx.update(DemoPaymentRow, { id: payment.id }, { status: 'expired', moved_at });
      if (payment.subscription_id)
        await tx.update(
          DemoSubscriptionRow,
          { id: payment.subscription_id },
          { status: 'cancelled', moved_at },
        );
    });
  }

  /** Nothing is called from outside: what its page does is written down as an event at once. */
  async readEvent(): Promise<null> {
    return null;
  }

  async factsOf(object: ProviderObject): Promise<ProviderUpdate[]> {
    if (object.kind === 'ignored' || object.kind === 'customer' || object.kind === 'payout') return [];
    if (object.kind === 'subscription') return this.subscriptionFacts(object.subscription_id);
    const { kind: _, ...asked } = object;
    const where = 'payment_id' in asked ? { id: asked.payment_id } : asked;
    const payment = await this.dataSource.manager.findOneBy(DemoPaymentRow, where);
    if (!payment) return [];
    const subscription = payment.subscription_id ? await this.subscriptionFacts(payment.subscription_id) : [];
    return [await this.paymentFactOf(payment), ...subscription];
  }

  private async paymentFactOf(payment: DemoPaymentRow): Promise<ProviderUpdate> {
    const { manager } = this.dataSource;
    const refunds = await manager.find(DemoRefundRow, {
      where: { payment_id: payment.id },
      order: { at: 'ASC', id: 'ASC' },
    });
    const subscription = payment.subscription_id
      ? await manager.findOneBy(DemoSubscriptionRow, { id: payment.subscription_id })
      : null;
    const customer = subscription?.customer_id ?? null;
    return { kind: 'payment', payment: paymentUpdate(payment, refunds, customer, this.clock.now()) };
  }

  private async subscriptionFacts(id: string): Promise<ProviderUpdate[]> {
    const subscription = await this.dataSource.manager.findOneBy(DemoSubscriptionRow, { id });
    return subscription ? [{ kind: 'subscription', subscription: subscriptionUpdate(subscription) }] : [];
  }

  async *movedSince(since: Date): AsyncIterable<ProviderUpdate> {
    const { manager } = this.dataSource;
    const moved = { where: { moved_at: MoreThanOrEqual(since) }, order: { moved_at: 'ASC' } } as const;
    for (const payment of await manager.find(DemoPaymentRow, moved)) yield this.paymentFactOf(payment);
    for (const subscription of await manager.find(DemoSubscriptionRow, moved))
      yield { kind: 'subscription', subscription: subscriptionUpdate(subscription) };
  }

  async refund(
    payment_id: string,
    { key, amount }: { key: string; amount: number },
  ): Promise<ProviderRefund> {
    return this.dataSource.transaction(async (tx) => {
      const payment = await tx.findOne(DemoPaymentRow, {
        where: { id: payment_id },
        lock: { mode: 'pessimistic_write' },
      });
      if (payment?.status !== 'succeeded')
        throw new ProviderRefusal('resource_missing', 'There is no such payment to refund.');
      const refunds = await tx.findBy(DemoRefundRow, { payment_id });
      const known = refunds.find(({ id }) => id === `demo_ref_${key}`);
      if (known) return refundUpdate(known);
      const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
      if (amount > payment.amount - refunded)
        throw new ProviderRefusal('amount_too_large', 'More than what is left of the payment.');
      const refund = { id: `demo_ref_${key}`, payment_id, amount, at: this.clock.now() };
      await tx.insert(DemoRefundRow, refund);
      await tx.update(DemoPaymentRow, { id: payment_id }, { moved_at: refund.at });
      return refundUpdate(refund);
    });
  }

  async changeSubscription(id: string, change: SubscriptionChange): Promise<ProviderSubscription> {
    return this.dataSource.transaction(async (tx) => {
      const subscription = await tx.findOne(DemoSubscriptionRow, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!subscription) throw new ProviderRefusal('resource_missing', 'There is no such subscription.');
      if (subscription.status === 'cancelled' && change.kind !== 'cancel')
        throw new ProviderRefusal('subscription_canceled', 'It was cancelled.');
      const changed = await tx.save(DemoSubscriptionRow, {
        ...subscription,
        ...changeOf(subscription, change),
        moved_at: this.clock.now(),
      });
      return subscriptionUpdate(changed);
    });
  }

  async *paymentsOf(subscription_id: string): AsyncIterable<ProviderUpdate> {
    const order = { created_at: 'ASC', id: 'ASC' } as const;
    for (const payment of await this.dataSource.manager.find(DemoPaymentRow, {
      where: { subscription_id },
      order,
    }))
      yield this.paymentFactOf(payment);
  }

  async paymentMethodPage(customer_id: string, return_url: string): Promise<string> {
    const found = await sessionOfCustomer.first(this.dataSource, customer_id);
    if (!found) throw new ProviderRefusal('resource_missing', 'There is no such customer.');
    const url = new URL(`/don/demonstration/${found.session_id}`, this.configuration.appUrl);
    const { pathname, search } = new URL(return_url, url);
    url.searchParams.set('retour', pathname + search);
    return url.href;
  }

  async check(): Promise<string> {
    return demoContent.check;
  }
}

function changeOf(
  { failed_payments, next_payment_at, every }: DemoSubscriptionRow,
  change: SubscriptionChange,
): Partial<DemoSubscriptionRow> {
  if (change.kind === 'cancel') return { status: 'cancelled', next_payment_at: null, paused_until: null };
  if (change.kind === 'pause') return { status: 'paused', paused_until: change.until };
  if (change.kind === 'amount') return { amount: change.amount };
  if (change.kind === 'frequency') return { every: change.every };
  if (change.kind === 'skip') {
    const isNext = next_payment_at?.getTime() === change.payment_at.getTime();
    return isNext ? { next_payment_at: nextPaymentAfter(change.payment_at, every) } : {};
  }
  return { status: failed_payments > 0 ? 'past_due' : 'active', paused_until: null };
}

export function newInvoice(): string {
  return `demo_inv_${randomUUID()}`;
}

export function newCard(): string {
  return String(randomInt(1000, 10_000));
}
