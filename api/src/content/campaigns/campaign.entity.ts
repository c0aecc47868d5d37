import { Column, Entity } from 'typeorm';
import type { Currency } from '../../platform/money/money.contract.js';
import { ContentColumns } from '../publishing/content.columns.js';
import type { CampaignCategory, CampaignStatus, CampaignType, SuggestedAmount } from './campaign.contract.js';

/** A campaign as staff write it. Amounts are in minor units of `currency`. */
@Entity('campaigns')
export class CampaignRow extends ContentColumns {
  @Column('text')
  title: string;

  @Column('text')
  short_description: string;

  @Column('text')
  description: string;

  @Column('text')
  category: CampaignCategory;

  @Column('text')
  location: string;

  @Column('boolean')
  featured: boolean;

  @Column('int', { nullable: true })
  featured_image_id: number | null;

  @Column('text')
  campaign_type: CampaignType;

  @Column('text')
  status: CampaignStatus;

  @Column('timestamptz', { nullable: true })
  start_date: Date | null;

  @Column('timestamptz', { nullable: true })
  end_date: Date | null;

  @Column('text')
  currency: Currency;

  @Column('bigint')
  goal_amount: number;

  @Column('int')
  goal_books: number;

  @Column('int')
  goal_equipment: number;

  @Column('bigint')
  opening_amount: number;

  @Column('int')
  opening_books: number;

  @Column('int')
  opening_equipment: number;

  @Column('int')
  opening_donation_count: number;

  /** Euro cents, the smallest first. */
  @Column('jsonb')
  suggested_amounts: SuggestedAmount[];
}
