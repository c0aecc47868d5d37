import { Column, Entity } from 'typeorm';
import { ContentColumns } from '../publishing/content.columns.js';
import { PictureColumn, Unedited } from '../publishing/field.columns.js';
import type { PartnerKind } from './partner.contract.js';

@Entity('partners')
export class PartnerRow extends ContentColumns {
  @Column('text')
  name: string;

  @Column('text')
  kind: PartnerKind;

  @Column('text')
  description: string;

  @Column('text')
  website: string;

  @Column('text')
  country: string;

  @Column('int', { nullable: true })
  since: number | null;

  @Column('boolean')
  active: boolean;

  @PictureColumn()
  logo_id: number | null;

  @Unedited()
  @Column('int')
  order: number;

  @Unedited()
  @Column('timestamptz', { nullable: true })
  published_at: Date | null;
}
