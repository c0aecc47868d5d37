import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { PaymentAttemptRow } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import type { PaymentProviderName } from './payment.contract.js';
import type { ProviderUpdate, ProviderPayment } from './provider-updates.event.js';
import { PaymentPagesService } from './payment-pages.service.js';
import { MINUTE_MS } from '../../platform/clock/durations.contract.js';
import { type MarkedMethod, markedMethods } from '../../platform/discovery/marked-methods.js';

/**
 * What a fact did here: `applied`, it changed something; `unchanged`, it was known; `refused`, it cannot be true of
 * ours (staff were notified); `not_ours`, nothing here has to do with it; `stale`, ours was changed by someone here since
 * the provider was asked, which must be asked again.
 */
export type Applied = 'applied' | 'unchanged' | 'refused' | 'not_ours' | 'stale';

export interface UpdateContext {
  provider: PaymentProviderName;
  /** The attempt that the fact is of, not locked: whoever needs it locks their own record first. */
  attempt: PaymentAttemptRow | null;
  /** Before this the provider was not asked; null where the fact is the newest there is. */
  asked_at: Date | null;
}

export type UpdateOf<Kind extends ProviderUpdate['kind']> = Extract<ProviderUpdate, { kind: Kind }>;

type Handler = (tx: EntityManager, update: ProviderUpdate, context: UpdateContext) => Promise<Applied>;

interface HandledUpdate {
  kind: ProviderUpdate['kind'];
}

/** Marks a method `(tx, update, context)` that applies updates of a kind. */
export const OnPaymentUpdate = DiscoveryService.createDecorator<HandledUpdate>();

const WEIGHT: readonly Applied[] = ['not_ours', 'unchanged', 'applied', 'refused', 'stale'];

/** Hands what is true at a provider to the features that it concerns, in one transaction each. */
@Injectable()
export class ProviderUpdatesService {
  private handlers: MarkedMethod<HandledUpdate, Handler>[] | undefined;

  constructor(
    private readonly attempts: PaymentAttemptsService,
    private readonly pages: PaymentPagesService,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Applies a fact in the caller's transaction: features first, then the attempt, in the order of locks. */
  async apply(
    tx: EntityManager,
    told: ProviderUpdate,
    provider: PaymentProviderName,
    asked_at: Date | null = null,
  ): Promise<Applied> {
    const attempt = await this.attemptOf(tx, told);
    const update = attempt ? dated(told, attempt) : told;
    let outcome: Applied = attempt ? 'unchanged' : 'not_ours';
    this.handlers ??= markedMethods<HandledUpdate, Handler>(this.discovery, OnPaymentUpdate);
    for (const { value, run } of this.handlers)
      if (value.kind === update.kind)
        outcome = heavier(outcome, await run(tx, update, { provider, attempt, asked_at }));
    if (attempt) await this.follow(tx, attempt, update);
    return outcome;
  }

  private async follow(tx: EntityManager, attempt: PaymentAttemptRow, update: ProviderUpdate): Promise<void> {
    if (update.kind === 'payout') return;
    if (update.kind === 'subscription') {
      await this.attempts.isOfSubscription(tx, attempt.id, update.subscription.subscription_id);
      return;
    }
    if (!isAbout(attempt, update.payment)) return;
    const { status } = await this.attempts.follow(tx, attempt.id, update.payment);
    const isTaken = status === 'succeeded' || status === 'processing';
    if (isTaken && status !== attempt.status) await this.pages.endOthers(tx, attempt);
  }

  private async attemptOf(tx: EntityManager, update: ProviderUpdate): Promise<PaymentAttemptRow | null> {
    if (update.kind === 'payout') return null;
    if (update.kind === 'subscription')
      return update.subscription.attempt_id ? this.attempts.find(update.subscription.attempt_id, tx) : null;
    const { attempt_id, session_id, payment_id } = update.payment;
    if (attempt_id) return this.attempts.find(attempt_id, tx);
    return (
      (session_id && (await this.attempts.called({ session_id }, tx))) ||
      (await this.attempts.called({ payment_id }, tx))
    );
  }
}

/** A request to pay on one's phone is accepted within this time, or never (MTN's error COULD_NOT_PERFORM_TRANSACTION). */
const ACCEPTED_WITHIN_MS = 5 * MINUTE_MS;

/** Where the provider gives no time and the event is late, it was paid when it was requested. */
function dated(update: ProviderUpdate, { created_at }: PaymentAttemptRow): ProviderUpdate {
  if (update.kind !== 'payment' || !update.payment.is_undated) return update;
  const isLate = update.payment.at.getTime() - created_at.getTime() > ACCEPTED_WITHIN_MS;
  return isLate ? { ...update, payment: { ...update.payment, at: created_at } } : update;
}

function heavier(one: Applied, other: Applied): Applied {
  return WEIGHT.indexOf(one) >= WEIGHT.indexOf(other) ? one : other;
}

/** A payment of another amount than was asked for moves nothing here. */
function isAbout(attempt: PaymentAttemptRow, payment: ProviderPayment): boolean {
  return attempt.amount === payment.amount && attempt.currency === payment.currency.toUpperCase();
}
