import { Column, Entity } from 'typeorm';
import { ContentColumns } from '../publishing/content.columns.js';
import { PictureColumn, RichTextColumn, Unedited } from '../publishing/field.columns.js';

/** News of a campaign: « Le conteneur est parti ». */
@Entity('campaign_updates')
export class CampaignUpdateRow extends ContentColumns {
  /** For good: no form moves it to another. */
  @Column('int')
  campaign_id: number;

  @Column('text')
  title: string;

  /** `2027-03-01`: the day of what it tells. */
  @Column('date')
  date: string;

  @RichTextColumn()
  content: string;

  @PictureColumn()
  featured_image_id: number | null;

  @Unedited()
  @Column('timestamptz', { nullable: true })
  published_at: Date | null;
}
