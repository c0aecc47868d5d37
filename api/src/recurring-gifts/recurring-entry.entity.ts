import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type RecurringEntryKind =
  | 'created'
  | 'started'
  | 'payment_failed'
  | 'recovered'
  | 'paused'
  | 'resumed'
  | 'amount'
  | 'amount_asked'
  | 'frequency'
  | 'frequency_asked'
  | 'skipped'
  | 'skip_asked'
  | 'cancelled'
  | 'payment_method'
  | 'preferences'
  | 'identity'
  | 'note'
  | 'letter'
  | 'extra_subscription'
  | 'refused';

/** What happened to a gift that comes again: the entries of the story of gifts that are about it. */
@Entity('donation_entries')
export class RecurringEntryRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('uuid')
  recurring_gift_id: string;

  @Column('text')
  kind: RecurringEntryKind;

  @Column('timestamptz')
  at: Date;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text', { nullable: true })
  by_name: string | null;

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  details: string | null;
}
