import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/** What staff give back of a gift; its id is the provider's idempotency key. */
@Entity('donation_refunds')
export class DonationRefundRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  donation_id: string;

  /** The payment that it gives back, where that is no gift: paid twice, or of another amount; null for the gift's own. */
  @Column('text', { nullable: true })
  payment_ref: string | null;

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

/** Asks the provider for a refund that it has not answered yet. */
export const REFUND_JOB = 'donations.refund';
export interface RefundJob {
  refund_id: string;
}

type AskedRefund = Pick<
  DonationRefundRow,
  'id' | 'donation_id' | 'payment_ref' | 'amount' | 'reason' | 'by_hand' | 'staff_id' | 'staff_name'
>;

/** Writes down a refund that is asked for now. */
export async function insertRefund(
  tx: EntityManager,
  asked: AskedRefund,
  now: Date,
): Promise<DonationRefundRow> {
  const unanswered = { status: 'asked', provider_refund_id: null, failure_code: null } as const;
  const refund = tx.create(DonationRefundRow, { ...asked, ...unanswered, created_at: now, updated_at: now });
  await tx.insert(DonationRefundRow, refund);
  return refund;
}
