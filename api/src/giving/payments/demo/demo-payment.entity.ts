import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../../platform/money/money.contract.js';
import type { ProviderPayment } from '../provider-updates.event.js';

/** A payment of the demonstration, as a real provider would keep it on its side. */
@Entity('demo_payments')
export class DemoPaymentRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text', { nullable: true })
  session_id: string | null;

  @Column('uuid', { nullable: true })
  attempt_id: string | null;

  @Column('text', { nullable: true })
  subscription_id: string | null;

  @Column('text', { nullable: true })
  invoice_id: string | null;

  @Column('text')
  status: ProviderPayment['status'];

  @Column('bigint')
  amount: number;

  @Column('text')
  currency: Currency;

  @Column('text', { nullable: true })
  failure_code: string | null;

  @Column('text')
  description: string;

  @Column('text')
  reference: string;

  @Column('text')
  success_url: string;

  @Column('text')
  cancel_url: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  moved_at: Date;
}
