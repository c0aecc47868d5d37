import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { type MarkedMethod, markedMethods } from '../../platform/discovery/marked-methods.js';
import { byName } from '../../platform/discovery/marked-providers.js';
import type { PaymentAttemptRow } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { type BegunPayment, type PaymentRequest, ProviderRefusal } from './payment-provider.js';
import { PaymentProvidersService } from './payment-providers.service.js';
import { paymentErrors } from './payments.errors.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';

/** Providers keep idempotency keys for a day: later, the same key would be another payment. */
const BEGINS_WITHIN_MS = 23 * HOUR_MS;

/** What the provider is sent beside the attempt itself. The same attempt must always be described the same way. */
export type PaymentDetails = Omit<PaymentRequest, 'id' | 'amount' | 'currency' | 'method'>;
type Describe = (attempt: PaymentAttemptRow) => Promise<PaymentDetails>;

/** Marks a method `(attempt)` that describes attempts of a purpose to their provider. */
export const DescribesPayments = DiscoveryService.createDecorator<string>();

/** Hands attempts to their providers, so that one attempt is one payment however often it is handed over. */
@Injectable()
export class PaymentCheckoutService implements OnModuleInit {
  private descriptions: ReadonlyMap<string, MarkedMethod<string, Describe>> = new Map();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: PaymentProvidersService,
    private readonly attempts: PaymentAttemptsService,
    private readonly clock: Clock,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    const marked = markedMethods<string, Describe>(this.discovery, DescribesPayments);
    this.descriptions = byName(marked, ({ value }) => value);
  }

  /** Throws `ProviderUnavailable` where the provider is away; the attempt is as it was. */
  async begin(attempt_id: string): Promise<PaymentAttemptRow> {
    const attempt = await this.attempts.find(attempt_id);
    if (!attempt) throw paymentErrors.attemptNotFound();
    if (attempt.status !== 'created') return attempt;
    if (this.isTooLate(attempt)) return this.end(attempt.id, 'expired');
    try {
      const request = await this.requestOf(attempt);
      return await this.attempts.saveBegun(
        attempt.id,
        await this.providers.named(attempt.provider).begin(request),
      );
    } catch (error) {
      if (error instanceof ProviderRefusal) return this.end(attempt.id, 'failed', error.code);
      throw error;
    }
  }

  /** What its provider began for an attempt whose answer was lost: nothing, once the provider has forgotten its id. */
  async beganAs(attempt: PaymentAttemptRow): Promise<Pick<BegunPayment, 'session_id' | 'payment_id'>> {
    if (this.isTooLate(attempt)) return { session_id: null, payment_id: null };
    const begun = await this.providers.named(attempt.provider).begin(await this.requestOf(attempt));
    await this.attempts.saveBegun(attempt.id, begun);
    return begun;
  }

  private async requestOf(attempt: PaymentAttemptRow): Promise<PaymentRequest> {
    const description = this.descriptions.get(attempt.purpose);
    if (!description) throw new Error(`Nobody describes payments of « ${attempt.purpose} »`);
    const { id, amount, currency, method } = attempt;
    return { ...(await description.run(attempt)), id, amount, currency, method };
  }

  private isTooLate({ created_at }: PaymentAttemptRow): boolean {
    return this.clock.now().getTime() - created_at.getTime() > BEGINS_WITHIN_MS;
  }

  private end(id: string, status: 'expired' | 'failed', code: string | null = null) {
    return this.attempts.end(this.dataSource.manager, id, status, code);
  }
}
