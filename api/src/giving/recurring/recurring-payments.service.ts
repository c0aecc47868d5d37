import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { markedProviders, onlyOne } from '../../platform/discovery/marked-providers.js';
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

/** Marks the provider, a `RecurringPaymentsSource`, that knows the payments of gifts that come again. */
export const PaysRecurringGifts = DiscoveryService.createDecorator<void>();

/** Where gifts that come again ask for their payments: they know no donation themselves. */
@Injectable()
export class RecurringPaymentsService implements OnModuleInit {
  source!: RecurringPaymentsSource;

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const marked = markedProviders<void, RecurringPaymentsSource>(this.discovery, PaysRecurringGifts);
    this.source = onlyOne(marked, 'the payments of gifts that come again').provider;
  }
}
