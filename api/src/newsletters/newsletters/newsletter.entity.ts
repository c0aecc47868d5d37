import {
  Column,
  DeleteDateColumn,
  Entity,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  VersionColumn,
} from 'typeorm';
import type { AudiencePart } from '../audiences/audience.dto.js';
import type { NewsletterBlock } from './newsletter.dto.js';
import type { NewsletterStatus } from './newsletters.contract.js';

@Entity('newsletters')
export class NewsletterRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  subject: string;

  @Column('text')
  preheader: string;

  @Column('jsonb')
  blocks: NewsletterBlock[];

  @Column('jsonb')
  audience: AudiencePart[];

  @Column('boolean')
  is_public: boolean;

  /** Since when it is off the site, where it had been read. */
  @Column('timestamptz', { nullable: true })
  withdrawn_at: Date | null;

  @Column('text')
  status: NewsletterStatus;

  @Column('text')
  slug: string;

  @Column('timestamptz', { nullable: true })
  scheduled_at: Date | null;

  @Column('int', { nullable: true })
  confirmed_count: number | null;

  @Column('text')
  confirmed_by: string;

  @Column('timestamptz', { nullable: true })
  tested_at: Date | null;

  @Column('text')
  tested_by: string;

  @Column('timestamptz', { nullable: true })
  started_at: Date | null;

  @Column('timestamptz', { nullable: true })
  finished_at: Date | null;

  @Column('uuid', { nullable: true })
  run_id: string | null;

  /** The news of a campaign that it writes to donors; null for a newsletter. */
  @Column('int', { nullable: true })
  campaign_update_id: number | null;

  /** In the bin: nobody finds it elsewhere. */
  @DeleteDateColumn({ type: 'timestamptz', nullable: true })
  deleted_at: Date | null;

  @Column('text')
  created_by: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @VersionColumn()
  version: number;
}

export interface NewsletterContent {
  title: string;
  subject: string;
  preheader: string;
  blocks: NewsletterBlock[];
  audience: AudiencePart[];
}

/** What one person saved in a quarter of an hour. */
@Entity('newsletter_versions')
export class NewsletterVersionRow {
  @PrimaryColumn('bigint', { generated: 'increment' })
  id: string;

  @Column('int')
  newsletter_id: number;

  @Column('int')
  number: number;

  @Column('jsonb')
  content: NewsletterContent;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text')
  staff_name: string;

  @Column('timestamptz')
  began_at: Date;

  @Column('timestamptz')
  saved_at: Date;
}
