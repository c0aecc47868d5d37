import { Column, Entity } from 'typeorm';
import { ContentColumns } from '../publishing/content.columns.js';
import { PictureColumn, RichTextColumn, Unedited } from '../publishing/field.columns.js';

/** An article as it is published, or as it is being written where it is not. */
@Entity('articles')
export class ArticleRow extends ContentColumns {
  @Column('text')
  title: string;

  @Column('text')
  excerpt: string;

  @RichTextColumn()
  content: string;

  @PictureColumn()
  featured_image_id: number | null;

  @Column('int', { array: true })
  category_ids: number[];

  @Column('int', { array: true })
  tag_ids: number[];

  @Column('text')
  author_name: string;

  @Column('text', { nullable: true })
  author_email: string | null;

  @Column('boolean')
  featured: boolean;

  @Unedited()
  @Column('text')
  status: 'draft' | 'published';

  @Column('timestamptz', { nullable: true })
  published_at: Date | null;

  @Column('text')
  seo_description: string;

  /** Counted apart, see ArticleViewsService. */
  @Unedited()
  @Column({ type: 'int', insert: false, update: false })
  view_count: number;
}
