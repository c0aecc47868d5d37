import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is given back of a registration, in minor units; its id is the provider's idempotency key. */
@Entity('event_registration_refunds')
export class EventRegistrationRefundRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  registration_id: string;

  /** The payment that it gives back, `stripe:pi_…`. */
  @Column('text')
  payment_ref: string;

  @Column('bigint')
  ticket_amount: number;

  /** Of the gift on top. */
  @Column('bigint')
  donation_amount: number;

  @Column('text')
  currency: string;

  @Column('text')
  reason: string;

  @Column('text')
  status: 'asked' | 'done' | 'refused';

  /** Staff give it back themselves. */
  @Column('boolean')
  by_hand: boolean;

  @Column('int', { nullable: true })
  staff_id: number | null;

  /** Null where nobody asked for it: the product or the provider did it. */
  @Column('text', { nullable: true })
  staff_name: string | null;

  @Column('text', { nullable: true })
  provider_refund_id: string | null;

  @Column('text', { nullable: true })
  failure_code: string | null;

  /** When someone ended one that was refused: it was asked for again, given back otherwise, or left. */
  @Column('timestamptz', { nullable: true })
  ended_at: Date | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;
}

/** Whether it waits for someone: to give it back by hand, or to end one that was refused. */
export function isOpenRefund({
  status,
  by_hand,
  ended_at,
}: Pick<EventRegistrationRefundRow, 'status' | 'by_hand' | 'ended_at'>): boolean {
  return (status === 'asked' && by_hand) || (status === 'refused' && ended_at === null);
}

/** Whether its money is promised and not back yet. */
export function isPendingRefund(refund: Pick<EventRegistrationRefundRow, 'status' | 'by_hand' | 'ended_at'>) {
  return refund.status === 'asked' || isOpenRefund(refund);
}

/** Asks the provider for a refund that it has not answered yet. */
export const REFUND_JOB = 'event-registrations.refund';
export interface RefundJob {
  refund_id: string;
}
