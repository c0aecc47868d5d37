import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaymentAttemptRow } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import type { PaymentProviderName } from './payment.contract.js';
import type { ProviderFact, ProviderPayment } from './payment-facts.event.js';
import { PaymentPagesService } from './payment-pages.service.js';

/**
 * What a fact did here: `applied`, it changed something; `unchanged`, it was known; `refused`, it cannot be true of
 * ours (staff were told); `not_ours`, nothing here has to do with it; `stale`, ours was changed by someone here since
 * the provider was asked, which must be asked again.
 */
export type Applied = 'applied' | 'unchanged' | 'refused' | 'not_ours' | 'stale';

export interface FactContext {
  provider: PaymentProviderName;
  /** The attempt that the fact is of, not locked: whoever needs it locks their own record first. */
  attempt: PaymentAttemptRow | null;
  /** Before this the provider was not asked; null where the fact is the newest there is. */
  asked_at: Date | null;
}

type FactOf<Kind extends ProviderFact['kind']> = Extract<ProviderFact, { kind: Kind }>;
export type FactHandler<Kind extends ProviderFact['kind']> = (
  tx: EntityManager,
  fact: FactOf<Kind>,
  context: FactContext,
) => Promise<Applied>;

type AnyHandler = (tx: EntityManager, fact: ProviderFact, context: FactContext) => Promise<Applied>;

const WEIGHT: readonly Applied[] = ['not_ours', 'unchanged', 'applied', 'refused', 'stale'];

/** Hands what is true at a provider to the features that it concerns, in one transaction each. */
@Injectable()
export class PaymentFactsService {
  private readonly handlers: { kind: ProviderFact['kind']; handle: AnyHandler }[] = [];

  constructor(
    private readonly attempts: PaymentAttemptsService,
    private readonly pages: PaymentPagesService,
  ) {}

  /** Says who applies facts of a kind; call it while the modules are being built. */
  on<Kind extends ProviderFact['kind']>(kind: Kind, handle: FactHandler<Kind>): void {
    this.handlers.push({ kind, handle: handle as unknown as AnyHandler });
  }

  /** Applies a fact in the caller's transaction: features first, then the attempt, in the order of locks. */
  async apply(
    tx: EntityManager,
    told: ProviderFact,
    provider: PaymentProviderName,
    asked_at: Date | null = null,
  ): Promise<Applied> {
    const attempt = await this.attemptOf(tx, told);
    const fact = attempt ? dated(told, attempt) : told;
    let outcome: Applied = attempt ? 'unchanged' : 'not_ours';
    for (const { kind, handle } of this.handlers)
      if (kind === fact.kind)
        outcome = heavier(outcome, await handle(tx, fact, { provider, attempt, asked_at }));
    if (attempt) await this.follow(tx, attempt, fact);
    return outcome;
  }

  private async follow(tx: EntityManager, attempt: PaymentAttemptRow, fact: ProviderFact): Promise<void> {
    if (fact.kind === 'payout') return;
    if (fact.kind === 'subscription') {
      await this.attempts.isOfSubscription(tx, attempt.id, fact.subscription.subscription_id);
      return;
    }
    if (!isAbout(attempt, fact.payment)) return;
    const { status } = await this.attempts.follow(tx, attempt.id, fact.payment);
    const isTaken = status === 'succeeded' || status === 'processing';
    if (isTaken && status !== attempt.status) await this.pages.endOthers(tx, attempt);
  }

  private async attemptOf(tx: EntityManager, fact: ProviderFact): Promise<PaymentAttemptRow | null> {
    if (fact.kind === 'payout') return null;
    if (fact.kind === 'subscription')
      return fact.subscription.attempt_id ? this.attempts.find(fact.subscription.attempt_id, tx) : null;
    const { attempt_id, session_id, payment_id } = fact.payment;
    if (attempt_id) return this.attempts.find(attempt_id, tx);
    return (
      (session_id && (await this.attempts.called({ session_id }, tx))) ||
      (await this.attempts.called({ payment_id }, tx))
    );
  }
}

/** A request to pay on one's phone is accepted within this time, or never (MTN's error COULD_NOT_PERFORM_TRANSACTION). */
const ACCEPTED_WITHIN_MS = 5 * 60_000;

/** Where the provider says no moment, and it is heard of late, it was paid when it was asked for. */
function dated(fact: ProviderFact, { created_at }: PaymentAttemptRow): ProviderFact {
  if (fact.kind !== 'payment' || !fact.payment.is_undated) return fact;
  const isLate = fact.payment.at.getTime() - created_at.getTime() > ACCEPTED_WITHIN_MS;
  return isLate ? { ...fact, payment: { ...fact.payment, at: created_at } } : fact;
}

function heavier(one: Applied, other: Applied): Applied {
  return WEIGHT.indexOf(one) >= WEIGHT.indexOf(other) ? one : other;
}

/** A payment of another amount than was asked for moves nothing here. */
function isAbout(attempt: PaymentAttemptRow, payment: ProviderPayment): boolean {
  return attempt.amount === payment.amount && attempt.currency === payment.currency.toUpperCase();
}
