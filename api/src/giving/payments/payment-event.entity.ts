import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentProviderName } from './payment.contract.js';
import type { ProviderObject } from './payment-provider.js';

/** What a provider announced: what it is about, never what it says of it. */
@Entity('payment_events')
export class PaymentEventRow {
  @PrimaryColumn('text')
  provider: PaymentProviderName;

  @PrimaryColumn('text')
  event_id: string;

  @Column('text')
  type: string;

  @Column('jsonb')
  object: ProviderObject;

  @Column('timestamptz')
  received_at: Date;

  @Column('timestamptz', { nullable: true })
  handled_at: Date | null;

  @Column('text', { nullable: true })
  outcome: string | null;
}
