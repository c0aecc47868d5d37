import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { PaymentProviderName } from '../payments/payment.contract.js';
import type { RecurringPayment } from './recurring-gift.dto.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';

/** The donations that pay gifts that come again, as the capability that keeps donations knows them. */
export interface RecurringPaymentsSource {
  /** Adds what each `gift` gave, refunds taken off, in minor units, as `given`, and how often, as `payments`. */
  addTotals(found: SelectQueryBuilder<RecurringGiftRow>): SelectQueryBuilder<RecurringGiftRow>;
  /** The payments of these gifts, newest first. */
  list(tx: EntityManager, ids: readonly string[]): Promise<Map<string, RecurringPayment[]>>;
  /** Which gift this attempt, or one that is known to have begun this subscription, is of. */
  giftOfAttempt(
    tx: EntityManager,
    provider: PaymentProviderName,
    known: { subscription_id: string; attempt_id: string | null },
  ): Promise<string | null>;
  newestAttempt(tx: EntityManager, giftId: string): Promise<string | null>;
  /** The subscriptions that pages of the gift's form began, but for its own. */
  otherSubscriptions(
    tx: EntityManager,
    gift: Pick<RecurringGiftRow, 'id' | 'provider' | 'provider_subscription_id'>,
  ): Promise<string[]>;
}

/** Where gifts that come again ask for their payments: they know no donation themselves. */
@Injectable()
export class RecurringPaymentsService {
  private registered: RecurringPaymentsSource | undefined;

  /** Once, when the api starts. */
  register(source: RecurringPaymentsSource): void {
    this.registered = source;
  }

  get source(): RecurringPaymentsSource {
    if (!this.registered) throw new Error('Nobody registered the payments of gifts that come again');
    return this.registered;
  }
}
