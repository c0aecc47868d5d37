import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import { DonorColumns } from '../donors/donor.columns.js';
import type { Frequency } from '../donors/giving.contract.js';
import type { PaymentMethod, PaymentMode, PaymentProviderName } from '../payments/payment.contract.js';
import type { Currency } from '../../platform/money/money.contract.js';
import type { RecurringStatus } from './recurring-gift-state.contract.js';

@Entity('recurring_gifts')
export class RecurringGiftRow extends DonorColumns {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  reference: string;

  @Column('text')
  status: RecurringStatus;

  @Column('int', { nullable: true })
  campaign_id: number | null;

  @Column('text')
  frequency: Frequency;

  @Column('bigint')
  amount: number;

  @Column('bigint')
  costs_covered: number;

  @Column('text')
  currency: Currency;

  @Column('text')
  message: string;

  @Column('boolean')
  is_anonymous: boolean;

  @Column('text')
  dedication: string;

  @Column('boolean')
  yearly_receipt: boolean;

  @Column('text')
  payment_method: PaymentMethod;

  @Column('text')
  provider: PaymentProviderName;

  @Column('text')
  mode: PaymentMode;

  @Column('text', { nullable: true })
  provider_subscription_id: string | null;

  @Column('text', { nullable: true })
  provider_customer_id: string | null;

  @Column('timestamptz', { nullable: true })
  next_payment_at: Date | null;

  @Column('timestamptz', { nullable: true })
  paused_until: Date | null;

  @Column('int')
  failed_payments: number;

  @Column('text', { nullable: true })
  last_failure: string | null;

  @Column('text', { nullable: true })
  payment_label: string | null;

  @Column('timestamptz', { nullable: true })
  started_at: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelled_at: Date | null;

  @Column('text')
  cancel_reason: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @VersionColumn()
  version: number;
}
