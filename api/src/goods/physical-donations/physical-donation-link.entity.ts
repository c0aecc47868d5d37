import { Column, Entity } from 'typeorm';
import { PrivateLinkColumns } from '../../core/private-links/private-link.columns.js';

/** `validate` does what the code beside it does; `track` is the donor's own page, as long as the donation is known. */
export type PhysicalDonationLinkPurpose = 'validate' | 'track';

@Entity('physical_donation_links')
export class PhysicalDonationLinkRow extends PrivateLinkColumns {
  @Column('uuid')
  physical_donation_id: string;

  @Column('text')
  purpose: PhysicalDonationLinkPurpose;

  @Column('timestamptz', { nullable: true })
  expires_at: Date | null;
}
