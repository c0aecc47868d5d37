import { Column, Entity } from 'typeorm';
import { PrivateLinkColumns } from '../../core/private-links/private-link.columns.js';

/** `confirm` is good for 7 days; `letter`, in the foot of each email, as long as the subscription is known. */
export type LinkPurpose = 'confirm' | 'letter';

@Entity('newsletter_links')
export class NewsletterLinkRow extends PrivateLinkColumns {
  @Column('int')
  subscriber_id: number;

  @Column('text')
  purpose: LinkPurpose;

  @Column('timestamptz', { nullable: true })
  expires_at: Date | null;
}
