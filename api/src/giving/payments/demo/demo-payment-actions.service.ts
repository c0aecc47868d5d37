import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { PaymentEventsService } from '../payment-events.service.js';
import type { ProviderObject } from '../payment-provider.js';
import { PaymentProvidersService } from '../payment-providers.service.js';
import { nextPaymentAfter } from './demo-calendar.js';
import { demoErrors } from './demo.errors.js';
import { statusAt } from './demo-updates.js';
import type { DemoActionInput, DemoSession, DemoSubscription } from './demo-payment.dto.js';
import { DemoPaymentRow } from './demo-payment.entity.js';
import { newCard, newInvoice } from './demo-provider.js';
import { DemoSubscriptionRow } from './demo-subscription.entity.js';

const MOST_FAILURES = 4;
const REFUSED = 'card_declined';

interface Held {
  payment: DemoPaymentRow;
  subscription: DemoSubscriptionRow | null;
}

/** What a bank would do, done by whoever looks at the page of a demonstration payment. */
@Injectable()
export class DemoPaymentActionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly events: PaymentEventsService,
    private readonly providers: PaymentProvidersService,
  ) {}

  async read(session_id: string): Promise<DemoSession> {
    await this.refuseWhereItIsReal();
    return this.dataSource.transaction(async (tx) => this.shown(await this.hold(tx, session_id)));
  }

  async act(session_id: string, { act, reason = REFUSED }: DemoActionInput): Promise<DemoSession> {
    await this.refuseWhereItIsReal();
    return this.dataSource.transaction(async (tx) => {
      const held = await this.hold(tx, session_id);
      if (act === 'succeed') await this.settle(tx, held, { status: 'succeeded', failure_code: null });
      else if (act === 'refuse') await this.settle(tx, held, { status: 'failed', failure_code: reason });
      else if (act === 'delay') await this.settle(tx, held, { status: 'processing', failure_code: null });
      else await this.goOn(tx, this.going(held), act === 'next_refuse' ? reason : null, act === 'new_card');
      return this.shown(await this.hold(tx, session_id));
    });
  }

  private async refuseWhereItIsReal(): Promise<void> {
    if (!(await this.providers.isOffered('demo'))) throw demoErrors.notFound();
  }

  private async hold(tx: EntityManager, session_id: string): Promise<Held> {
    const lock = { mode: 'pessimistic_write' } as const;
    const payment = await tx.findOne(DemoPaymentRow, { where: { session_id }, lock });
    if (!payment) throw demoErrors.notFound();
    const { subscription_id: id } = payment;
    const subscription = id ? await tx.findOneOrFail(DemoSubscriptionRow, { where: { id }, lock }) : null;
    return { payment, subscription };
  }

  /** The first payment, which is waited for, or is on its way like a direct debit. */
  private async settle(
    tx: EntityManager,
    { payment, subscription }: Held,
    to: Pick<DemoPaymentRow, 'status' | 'failure_code'>,
  ): Promise<void> {
    const now = this.clock.now();
    const from = statusAt(payment, now);
    if (from !== 'waiting' && !(from === 'processing' && to.status !== 'processing'))
      throw demoErrors.isOver();
    await tx.update(DemoPaymentRow, { id: payment.id }, { ...to, moved_at: now });
    await this.emitEvent(tx, `payment.${to.status}`, { kind: 'payment', payment_id: payment.id });
    if (!subscription || to.status !== 'succeeded') return;
    const next_payment_at = nextPaymentAfter(now, subscription.every);
    await this.change(tx, subscription, { status: 'active', next_payment_at });
  }

  private going({ payment, subscription }: Held): {
    payment: DemoPaymentRow;
    subscription: DemoSubscriptionRow;
  } {
    if (!subscription || !mayGoOn(subscription)) throw demoErrors.isStopped();
    return { payment, subscription };
  }

  /** The next payment of a subscription, or once more the one that failed; another card pays what is owed. */
  private async goOn(
    tx: EntityManager,
    { payment, subscription }: { payment: DemoPaymentRow; subscription: DemoSubscriptionRow },
    refusal: string | null,
    isNewCard: boolean,
  ): Promise<void> {
    const card = isNewCard ? { card: newCard() } : {};
    const owed = await tx.findOneBy(DemoPaymentRow, {
      subscription_id: subscription.id,
      status: 'failed',
    });
    if (isNewCard && !owed) return this.change(tx, subscription, card);
    await this.pay(tx, payment, subscription, owed, refusal);
    const { failed_payments: before, every, next_payment_at: due } = subscription;
    const now = this.clock.now();
    if (refusal === null) {
      const next_payment_at = owed && due && due > now ? due : nextPaymentAfter(due ?? now, every);
      const healthy = { status: 'active', failure_code: null, failed_payments: 0 } as const;
      return this.change(tx, subscription, { ...healthy, ...card, next_payment_at });
    }
    const failed_payments = before + 1;
    const isGivenUp = failed_payments >= MOST_FAILURES;
    const next_payment_at = isGivenUp ? null : before > 0 ? due : nextPaymentAfter(due ?? now, every);
    const status = isGivenUp ? 'cancelled' : 'past_due';
    await this.change(tx, subscription, { status, failed_payments, next_payment_at, failure_code: refusal });
  }

  private async pay(
    tx: EntityManager,
    first: DemoPaymentRow,
    subscription: DemoSubscriptionRow,
    owed: DemoPaymentRow | null,
    refusal: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    const outcome = {
      status: refusal ? 'failed' : 'succeeded',
      failure_code: refusal,
      moved_at: now,
    } as const;
    const id = owed?.id ?? `demo_pay_${randomUUID()}`;
    if (owed) await tx.update(DemoPaymentRow, { id }, outcome);
    else
      await tx.insert(DemoPaymentRow, {
        ...first,
        ...outcome,
        id,
        session_id: null,
        attempt_id: null,
        invoice_id: newInvoice(),
        amount: subscription.amount,
        created_at: now,
      });
    await this.emitEvent(tx, `invoice.${outcome.status}`, { kind: 'payment', payment_id: id });
  }

  private async change(
    tx: EntityManager,
    { id }: DemoSubscriptionRow,
    to: Partial<DemoSubscriptionRow>,
  ): Promise<void> {
    await tx.update(DemoSubscriptionRow, { id }, { ...to, moved_at: this.clock.now() });
    await this.emitEvent(tx, 'subscription.updated', { kind: 'subscription', subscription_id: id });
  }

  private async emitEvent(tx: EntityManager, type: string, object: ProviderObject): Promise<void> {
    await this.events.take(tx, 'demo', { event_id: `demo_evt_${randomUUID()}`, type, object });
  }

  private shown({ payment, subscription }: Held): DemoSession {
    const { description, reference, amount, currency, success_url, cancel_url } = payment;
    return {
      session_id: payment.session_id!,
      description,
      reference,
      currency,
      cancel_url,
      success_url: withSession(success_url, payment.session_id!),
      amount: toMajorUnits(amount, currency),
      status: statusAt(payment, this.clock.now()),
      subscription: subscription && shownSubscription(subscription),
    };
  }
}

function mayGoOn({ status }: DemoSubscriptionRow): boolean {
  return status === 'active' || status === 'past_due';
}

function shownSubscription(subscription: DemoSubscriptionRow): DemoSubscription {
  const { every, status, amount, currency, next_payment_at, failed_payments } = subscription;
  return {
    every,
    status,
    failed_payments,
    amount: toMajorUnits(amount, currency),
    next_payment_at: next_payment_at?.toISOString() ?? null,
    may_go_on: mayGoOn(subscription),
  };
}

function withSession(address: string, session_id: string): string {
  const url = new URL(address);
  url.searchParams.set('session_id', session_id);
  return url.href;
}
