import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../../platform/money/money.contract.js';
import type { ProviderSubscription } from '../provider-updates.event.js';

@Entity('demo_subscriptions')
export class DemoSubscriptionRow {
  @PrimaryColumn('text')
  id: string;

  @Column('uuid')
  attempt_id: string;

  @Column('text')
  customer_id: string;

  @Column('text')
  status: ProviderSubscription['status'];

  @Column('bigint')
  amount: number;

  @Column('text')
  currency: Currency;

  @Column('text')
  every: ProviderSubscription['every'];

  /** The card's last digits: another card has others. */
  @Column('text')
  card: string;

  @Column('timestamptz', { nullable: true })
  next_payment_at: Date | null;

  @Column('timestamptz', { nullable: true })
  paused_until: Date | null;

  @Column('text', { nullable: true })
  failure_code: string | null;

  @Column('int')
  failed_payments: number;

  @Column('timestamptz')
  moved_at: Date;
}
