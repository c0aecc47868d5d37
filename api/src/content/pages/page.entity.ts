import { Column, Entity } from 'typeorm';
import { ContentColumns } from '../publishing/content.columns.js';
import type { PageBlock, PageKind } from './page.contract.js';

@Entity('pages')
export class PageRow extends ContentColumns {
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

  @Column('timestamptz', { nullable: true })
  published_at: Date | null;

  /** When the published text last changed; kept by a trigger. */
  @Column({ type: 'timestamptz', insert: false, update: false })
  revised_at: Date;
}
