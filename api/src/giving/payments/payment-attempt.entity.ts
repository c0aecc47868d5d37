import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../platform/money/money.contract.js';
import type { AttemptStatus, PaymentMethod, PaymentMode, PaymentProviderName } from './payment.contract.js';
import type { PaymentNext } from './payments.dto.js';

@Entity('payment_attempts')
export class PaymentAttemptRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  purpose: string;

  @Column('uuid')
  subject_id: string;

  @Column('text')
  provider: PaymentProviderName;

  @Column('text')
  method: PaymentMethod;

  @Column('text')
  mode: PaymentMode;

  @Column('text')
  status: AttemptStatus;

  @Column('bigint')
  amount: number;

  @Column('text')
  currency: Currency;

  @Column('text', { nullable: true })
  provider_session_id: string | null;

  @Column('text', { nullable: true })
  provider_payment_id: string | null;

  @Column('text', { nullable: true })
  provider_subscription_id: string | null;

  @Column('jsonb', { nullable: true })
  next: PaymentNext | null;

  @Column('text', { nullable: true })
  failure_code: string | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;
}
