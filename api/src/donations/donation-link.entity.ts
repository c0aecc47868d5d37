import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A private link of a letter to a gift of money. */
@Entity('donation_links')
export class MoneyDonationLinkRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  @Column('uuid')
  donation_id: string;

  @Column('timestamptz')
  created_at: Date;
}
