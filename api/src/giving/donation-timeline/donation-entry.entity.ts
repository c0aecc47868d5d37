import { Column, Entity } from 'typeorm';
import { TimelineColumns } from '../../core/timeline/timeline.columns.js';

/** What happened to a donation, a recurring donation or both, for staff. */
@Entity('donation_entries')
export class MoneyDonationEntryRow extends TimelineColumns {
  @Column('uuid', { nullable: true })
  donation_id?: string | null;

  @Column('uuid', { nullable: true })
  recurring_gift_id?: string | null;
}
