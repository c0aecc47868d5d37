import { Column, Entity } from 'typeorm';
import { ContentColumns } from '../publishing/content.columns.js';
import { PictureColumn, RichTextColumn, Unedited } from '../publishing/field.columns.js';
import type { ProjectAction, ProjectStatus } from './project.contract.js';

@Entity('projects')
export class ProjectRow extends ContentColumns {
  @Column('text')
  title: string;

  @Column('text')
  short_description: string;

  @RichTextColumn()
  description: string;

  @Column('text')
  status: ProjectStatus;

  @Column('text')
  action: ProjectAction;

  @Column('text')
  location: string;

  @Column('text')
  city: string;

  @Column('text')
  country: string;

  /** Days, `2027-03-01`. */
  @Column('date', { nullable: true })
  start_date: string | null;

  @Column('date', { nullable: true })
  end_date: string | null;

  @Column('int')
  progress: number;

  @Column('int')
  books_count: number;

  @Column('int')
  libraries_count: number;

  @Column('int')
  beneficiaries_count: number;

  /** Kept in step with `project_partners`, which holds the foreign keys, by a trigger. */
  @Column('int', { array: true })
  partner_ids: number[];

  @PictureColumn()
  featured_image_id: number | null;

  @Column('int', { nullable: true })
  campaign_id: number | null;

  @Column('boolean')
  featured: boolean;

  @Unedited()
  @Column('int')
  order: number;

  @Unedited()
  @Column('timestamptz', { nullable: true })
  published_at: Date | null;
}
