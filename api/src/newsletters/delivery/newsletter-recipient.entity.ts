import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NewsletterPart } from '../rendering/newsletter-part.dto.js';
import type { BounceClass } from '../../core/mail/bulk-mail.service.js';
import type { RecipientState } from './newsletter-delivery.contract.js';

/** One reader of one newsletter; whom it goes to is read in their subscription. */
@Entity('newsletter_recipients')
export class NewsletterRecipientRow {
  @PrimaryColumn('bigint', { generated: 'increment' })
  id: string;

  @Column('int')
  newsletter_id: number;

  @Column('int', { nullable: true })
  subscriber_id: number | null;

  /** In its place where it writes an update of a campaign. */
  @Column('int', { nullable: true })
  follower_id: number | null;

  @Column('int')
  place: number;

  @Column('text')
  domain: string;

  @Column('text')
  state: RecipientState;

  @Column('int')
  attempts: number;

  @Column('timestamptz')
  next_at: Date;

  @Column('timestamptz', { nullable: true })
  attempted_at: Date | null;

  @Column('timestamptz', { nullable: true })
  settled_at: Date | null;

  @Column('uuid', { nullable: true })
  run_id: string | null;

  @Column('text')
  detail: string;

  @Column('timestamptz', { nullable: true })
  bounced_at: Date | null;

  /** Why their mailbox did not take it, whether it said so at once or sent it back. */
  @Column('text', { nullable: true })
  bounce_class: BounceClass | null;

  @Column('timestamptz', { nullable: true })
  complained_at: Date | null;
}

/** What is sent, as it was when sending began. */
@Entity('newsletter_mailings')
export class NewsletterMailingRow {
  @PrimaryColumn('int')
  newsletter_id: number;

  @Column('text')
  subject: string;

  @Column('text')
  html: string;

  @Column('text')
  text: string;

  @Column('jsonb')
  blocks: NewsletterPart[];

  @Column('timestamptz')
  made_at: Date;

  /** Signs the return addresses of its messages; the database draws it. */
  @Column('text')
  return_key: string;
}
