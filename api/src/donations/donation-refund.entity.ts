import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What staff give back of a gift; its id is the provider's idempotency key. */
@Entity('donation_refunds')
export class DonationRefundRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  donation_id: string;

  @Column('bigint')
  amount: number;

  @Column('text')
  reason: string;

  @Column('text')
  status: 'asked' | 'done' | 'refused';

  @Column('boolean')
  by_hand: boolean;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text', { nullable: true })
  staff_name: string | null;

  @Column('text', { nullable: true })
  provider_refund_id: string | null;

  @Column('text', { nullable: true })
  failure_code: string | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;
}
