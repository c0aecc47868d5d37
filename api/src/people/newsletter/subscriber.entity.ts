import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type {
  NewsletterConsent,
  NewsletterPace,
  NewsletterTopic,
  SubscriberSource,
  SubscriberStatus,
  UnsubscribeReason,
} from './newsletter.contract.js';

@Entity('newsletter_subscribers')
export class SubscriberRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  email: string;

  @Column('text')
  first_name: string;

  @Column('text', { array: true })
  topics: NewsletterTopic[];

  @Column('text')
  pace: NewsletterPace;

  @Column('text')
  status: SubscriberStatus;

  @Column('text')
  source: SubscriberSource;

  @Column('text')
  consent_version: NewsletterConsent;

  @Column('timestamptz')
  consent_at: Date;

  @Column('text')
  consent_proof: string;

  @Column('timestamptz', { nullable: true })
  confirmed_at: Date | null;

  @Column('timestamptz', { nullable: true })
  unsubscribed_at: Date | null;

  @Column('text', { nullable: true })
  unsubscribe_reason: UnsubscribeReason | null;

  /** What it was when its reader left by a link of theirs, who may take that back; null for any other end. */
  @Column('text', { nullable: true })
  status_before: Exclude<SubscriberStatus, 'unsubscribed'> | null;

  /** When it was last written to about the subscription itself. */
  @Column('timestamptz', { nullable: true })
  last_letter_at: Date | null;

  @Column('timestamptz', { nullable: true })
  last_newsletter_at: Date | null;

  /** Since when their mailbox refuses for good, and what it said. */
  @Column('timestamptz', { nullable: true })
  bounced_at: Date | null;

  @Column('text')
  bounce_detail: string;

  /** When they reported a newsletter as unwanted. */
  @Column('timestamptz', { nullable: true })
  complained_at: Date | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @VersionColumn()
  version: number;
}
