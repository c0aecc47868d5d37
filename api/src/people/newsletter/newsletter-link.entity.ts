import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `confirm` is good for 7 days; `letter`, in the foot of each email, as long as the subscription is known. */
export type LinkPurpose = 'confirm' | 'letter';

@Entity('newsletter_links')
export class NewsletterLinkRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  @Column('int')
  subscriber_id: number;

  @Column('text')
  purpose: LinkPurpose;

  @Column('timestamptz', { nullable: true })
  expires_at: Date | null;
}
