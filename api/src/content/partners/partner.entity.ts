import { Column, Entity } from 'typeorm';
import { ContentColumns } from '../publishing/content.columns.js';
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

  @Column('int', { nullable: true })
  logo_id: number | null;

  @Column('int')
  order: number;

  @Column('timestamptz', { nullable: true })
  published_at: Date | null;
}
