import { Column, Entity } from 'typeorm';
import { TimelineColumns } from '../../core/timeline/timeline.columns.js';
import type { PhysicalDonationEntryKind } from './physical-donation-state.contract.js';

@Entity('physical_donation_entries')
export class PhysicalDonationEntryRow extends TimelineColumns {
  declare kind: PhysicalDonationEntryKind;

  @Column('uuid')
  physical_donation_id: string;
}
