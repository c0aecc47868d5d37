import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `validate` does what the code beside it does; `track` is the donor's own page, as long as the donation is known. */
export type PhysicalDonationLinkPurpose = 'validate' | 'track';

@Entity('physical_donation_links')
export class PhysicalDonationLinkRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  @Column('uuid')
  physical_donation_id: string;

  @Column('text')
  purpose: PhysicalDonationLinkPurpose;

  @Column('timestamptz', { nullable: true })
  expires_at: Date | null;
}
