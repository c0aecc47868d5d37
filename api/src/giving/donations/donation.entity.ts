import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import { DonorColumns } from '../donors/donor.columns.js';
import type { Frequency } from '../donors/giving.contract.js';
import type { PaymentMethod, PaymentMode, PaymentProviderName } from '../payments/payment.contract.js';
import type { Currency } from '../../platform/money/money.contract.js';
import type { DonationStatus } from './donation-choices.contract.js';

/** Minor units; moments as ISO 8601. */
export interface PromisedGift {
  status: DonationStatus;
  amount: number;
  currency: Currency;
  costs_covered: number;
  payment_method: PaymentMethod;
  provider: PaymentProviderName;
  mode: PaymentMode;
  failed_at: string | null;
  cancelled_at: string | null;
}

@Entity('donations')
export class DonationRow extends DonorColumns {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  reference: string;

  @Column('text')
  status: DonationStatus;

  @Column('uuid', { nullable: true })
  recurring_gift_id: string | null;

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

  /** E.164, where the payment is taken by phone. */
  @Column('text')
  phone: string;

  @Column('text')
  message: string;

  @Column('boolean')
  is_anonymous: boolean;

  @Column('text')
  dedication: string;

  @Column('text')
  payment_method: PaymentMethod;

  @Column('text')
  provider: PaymentProviderName;

  @Column('text')
  mode: PaymentMode;

  @Column('text')
  source: string;

  @Column('text')
  utm_source: string;

  @Column('text')
  utm_medium: string;

  @Column('text')
  utm_campaign: string;

  @Column('text')
  utm_content: string;

  @Column('text')
  utm_term: string;

  @Column('text', { nullable: true })
  form_key: string | null;

  @Column('text', { nullable: true })
  form_hash: string | null;

  @Column('text', { nullable: true })
  provider_payment_id: string | null;

  @Column('timestamptz', { nullable: true })
  given_at: Date | null;

  @Column('timestamptz', { nullable: true })
  succeeded_at: Date | null;

  @Column('timestamptz', { nullable: true })
  failed_at: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelled_at: Date | null;

  @Column('int', { nullable: true })
  created_by: number | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  /** What it was before its transfer arrived; null for any other. */
  @Column('jsonb', { nullable: true })
  promised: PromisedGift | null;

  @VersionColumn()
  version: number;
}
