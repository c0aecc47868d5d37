import { Column, Entity } from 'typeorm';
import { ContentColumns } from '../publishing/content.columns.js';
import { Unedited } from '../publishing/field.columns.js';
import type { PageKind } from './page.contract.js';
import type { PageBlock } from './page.dto.js';

@Entity('pages')
export class PageRow extends ContentColumns {
  @Unedited()
  @Column('text')
  kind: PageKind;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  lead: string;

  @Column('jsonb')
  blocks: PageBlock[];

  @Unedited()
  @Column('timestamptz', { nullable: true })
  published_at: Date | null;

  /** When the published text last changed; kept by a trigger. */
  @Unedited()
  @Column({ type: 'timestamptz', insert: false, update: false })
  revised_at: Date;
}
