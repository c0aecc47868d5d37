import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentProviderName } from './payment.contract.js';

/** How the comparisons with one provider go. */
@Entity('payment_comparisons')
export class PaymentComparisonRunRow {
  @PrimaryColumn('text')
  provider: PaymentProviderName;

  /** The open attempts one by one, or all that moved at the provider. */
  @PrimaryColumn('text')
  scope: 'open' | 'moved';

  @Column('timestamptz')
  watched_since: Date;

  @Column('timestamptz', { nullable: true })
  succeeded_at: Date | null;

  @Column('timestamptz', { nullable: true })
  failing_since: Date | null;

  /** French, for staff. */
  @Column('text')
  failure: string;

  /** When staff were written to about the outage that lasts. */
  @Column('timestamptz', { nullable: true })
  alerted_at: Date | null;
}
