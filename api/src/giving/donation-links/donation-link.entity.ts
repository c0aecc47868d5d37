import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A private link of a letter to a gift of money, or to one that comes again. */
@Entity('donation_links')
export class MoneyDonationLinkRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  @Column('uuid', { nullable: true })
  donation_id: string | null;

  @Column('uuid', { nullable: true })
  recurring_gift_id: string | null;

  @Column('timestamptz')
  created_at: Date;
}
