import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The private links of letters that open a gift that comes again. */
@Entity('donation_links')
export class RecurringLinkRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  @Column('uuid', { nullable: true })
  recurring_gift_id: string | null;

  @Column('timestamptz')
  created_at: Date;
}
