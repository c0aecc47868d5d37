import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaymentAttemptRow } from './payment-attempt.entity.js';
import { type NewAttempt, PaymentAttemptsService } from './payment-attempts.service.js';
import {
  isMobileMoneyNumber,
  type PaymentMethod,
  type PaymentMode,
  type PaymentProviderName,
} from './payment.contract.js';
import type { OfferedMethod } from './payments.dto.js';
import type { ProviderRefund, ProviderSubscription } from './provider-updates.event.js';
import { paymentMethodTexts } from './payment-methods.content.js';
import { type PaymentProvider, type SubscriptionChange } from './payment-provider.js';
import { PaymentComparisonService } from './payment-comparison.service.js';
import { PaymentCheckoutService } from './payment-checkout.service.js';
import { PaymentPageClosingsService } from './payment-page-closings.service.js';
import { PaymentPagesService } from './payment-pages.service.js';
import { PaymentProvidersService } from './payment-providers.service.js';
import { OPEN_ATTEMPTS } from './payment.rules.js';
import { asProblem, paymentErrors } from './payments.errors.js';

/** An attempt at paying something. */
export type PaymentAttempt = PaymentAttemptRow;

/** Payments, whoever takes them. Nothing here may be called inside a transaction, but for what takes one. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly providers: PaymentProvidersService,
    private readonly attempts: PaymentAttemptsService,
    private readonly checkout: PaymentCheckoutService,
    private readonly comparison: PaymentComparisonService,
    private readonly pages: PaymentPagesService,
    private readonly closings: PaymentPageClosingsService,
  ) {}

  /** The ways to pay that are offered here and now, in order. */
  async methods(): Promise<OfferedMethod[]> {
    const offers = await this.providers.offers();
    return offers.flatMap(({ provider, methods, recurring }) =>
      methods.map((method) => ({
        method,
        provider: provider.name,
        ...paymentMethodTexts[method],
        takes_recurring: recurring.includes(method),
      })),
    );
  }

  /** Who takes this method; refuses one that is not offered. */
  async providerFor(method: PaymentMethod, isRecurring: boolean): Promise<PaymentProviderName> {
    return (await this.providers.taking(method, isRecurring)).name;
  }

  /** Whether a provider takes real money as it is configured; what staff have in hand is real. */
  modeOf(provider: PaymentProviderName): PaymentMode {
    return provider === 'offline' ? 'live' : this.providers.named(provider).mode;
  }

  /** Refuses, at its field, what a way to pay must know of its payer and does not. */
  assertPayable(method: PaymentMethod, { phone }: { phone: string }): void {
    if (method === 'mobile_money' && !isMobileMoneyNumber(phone)) throw paymentErrors.phoneMissing();
  }

  /** Writes an attempt down in the caller's transaction, before its provider is called. */
  open(tx: EntityManager, attempt: Omit<NewAttempt, 'mode'>): Promise<PaymentAttemptRow> {
    return this.attempts.open(tx, { ...attempt, mode: this.modeOf(attempt.provider) });
  }

  /**
   * Asks the provider to begin, once: asked again it answers what was begun. Refused, the attempt has failed; where
   * the provider does not answer this throws a 503, and may be asked again with the same attempt.
   */
  async begin(attempt_id: string): Promise<PaymentAttemptRow> {
    return this.checkout.begin(attempt_id).catch((error: unknown) => {
      throw asProblem(error);
    });
  }

  attempt(id: string, tx?: EntityManager): Promise<PaymentAttemptRow | null> {
    return this.attempts.find(id, tx);
  }

  /** The attempt whose provider calls it so: by its session, or by its payment. */
  attemptCalled(name: { session_id?: string; payment_id?: string }): Promise<PaymentAttemptRow | null> {
    return this.attempts.called(name);
  }

  /** Every attempt at paying a thing, oldest first. */
  attemptsOf(purpose: string, subject_id: string, tx?: EntityManager): Promise<PaymentAttemptRow[]> {
    return this.attempts.of(purpose, subject_id, tx);
  }

  /**
   * Ends the open attempts at paying a thing, in the caller's transaction: given up, replaced, or paid at the bank.
   * Their pages are closed at the provider by a job.
   */
  endAttempts(
    tx: EntityManager,
    purpose: string,
    subject_id: string,
    status: 'succeeded' | 'expired' | 'cancelled',
  ): Promise<void> {
    return this.pages.endAll(tx, purpose, subject_id, status);
  }

  /**
   * Closes at their providers the open attempts at paying a thing, and asks what became of each, outside any transaction.
   * Answers those that may still be paid: a provider did not answer, or has not said that it is over.
   */
  async closeAttempts(purpose: string, subject_id: string): Promise<PaymentAttemptRow[]> {
    for (const attempt of await this.openAttempts(purpose, subject_id))
      // Away, it is asked again by whoever waits for its end.
      await this.closings.close({ attempt_id: attempt.id }).catch(() => undefined);
    const open = await this.openAttempts(purpose, subject_id);
    return open.filter(({ provider }) => provider !== 'offline' && !this.providers.named(provider).endsHere);
  }

  /** Attempts that were ended as paid at the bank wait again, in the caller's transaction: that was a mistake. */
  async reopenAttempts(tx: EntityManager, purpose: string, subject_id: string): Promise<void> {
    await this.attempts.reopen(tx, purpose, subject_id);
  }

  /** Deletes how the attempts at paying a thing were to go on: a telephone number, or a page's secret, stands in it. */
  forgetNext(tx: EntityManager, purpose: string, subject_id: string): Promise<void> {
    return this.attempts.forgetNext(tx, purpose, subject_id);
  }

  /** Asks the provider what this attempt has become, and applies it. Quiet where the provider is away. */
  async refresh(attempt_id: string): Promise<void> {
    await this.comparison.compareAttempt(attempt_id);
  }

  /** Gives money back; `key` makes it one refund however often it is asked for. The journal receives it as an update. */
  async refund(
    provider: PaymentProviderName,
    payment_id: string,
    refund: { key: string; amount: number },
  ): Promise<ProviderRefund> {
    return this.ask(provider, (one) => one.refund(payment_id, refund));
  }

  /** Changes a subscription at its provider; answers what it is then, to be applied by the caller. */
  async changeSubscription(
    provider: PaymentProviderName,
    subscription_id: string,
    change: SubscriptionChange & { key: string },
  ): Promise<ProviderSubscription> {
    return this.ask(provider, (one) => one.changeSubscription(subscription_id, change));
  }

  /** A subscription as its provider has it now; null where it knows none (any more). */
  async subscription(
    provider: PaymentProviderName,
    subscription_id: string,
  ): Promise<ProviderSubscription | null> {
    const updates = await this.ask(provider, (one) => one.factsOf({ kind: 'subscription', subscription_id }));
    const found = updates.find((update) => update.kind === 'subscription');
    return found?.subscription ?? null;
  }

  /** Hears again of every payment that a subscription took: what was not entered here is entered now. */
  async applyPaymentsOf(provider: PaymentProviderName, subscription_id: string): Promise<void> {
    await this.ask(provider, () => this.comparison.comparePaymentsOf(provider, subscription_id));
  }

  /** A page of the provider where the payer changes their card or mandate. */
  async paymentMethodPage(
    provider: PaymentProviderName,
    customer_id: string,
    return_url: string,
  ): Promise<string> {
    return this.ask(provider, (one) => one.paymentMethodPage(customer_id, return_url));
  }

  private async openAttempts(purpose: string, subject_id: string): Promise<PaymentAttemptRow[]> {
    const attempts = await this.attempts.of(purpose, subject_id);
    return attempts.filter(({ status }) => OPEN_ATTEMPTS.some((open) => open === status));
  }

  private async ask<T>(
    name: PaymentProviderName,
    action: (provider: PaymentProvider) => Promise<T>,
  ): Promise<T> {
    try {
      return await action(this.providers.named(name));
    } catch (error) {
      throw asProblem(error);
    }
  }
}
