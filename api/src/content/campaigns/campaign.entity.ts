import { Column, Entity } from 'typeorm';
import type { Currency } from '../../platform/money/money.contract.js';
import { ContentColumns } from '../publishing/content.columns.js';
import { AmountColumn, PictureColumn, RichTextColumn } from '../publishing/field.columns.js';
import type { CampaignCategory, CampaignStatus, CampaignType } from './campaign.contract.js';
import type { SuggestedAmount } from './campaign.dto.js';

/** A campaign as staff write it. Amounts are in minor units of `currency`. */
@Entity('campaigns')
export class CampaignRow extends ContentColumns {
  @Column('text')
  title: string;

  @Column('text')
  short_description: string;

  @RichTextColumn()
  description: string;

  @Column('text')
  category: CampaignCategory;

  @Column('text')
  location: string;

  @Column('boolean')
  featured: boolean;

  @PictureColumn()
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

  @AmountColumn()
  goal_amount: number;

  @Column('int')
  goal_books: number;

  @Column('int')
  goal_equipment: number;

  @AmountColumn()
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
