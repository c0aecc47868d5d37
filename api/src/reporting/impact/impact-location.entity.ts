import { Column, Entity } from 'typeorm';
import { ImpactRecordColumns } from './impact-record.columns.js';

@Entity('impact_locations')
export class ImpactLocationRow extends ImpactRecordColumns {
  @Column('text')
  name: string;

  @Column('text')
  country: string;

  @Column('int')
  books_distributed: number;

  @Column('int')
  beneficiaries_count: number;

  @Column('int')
  libraries_count: number;

  @Column('text')
  color: string;

  @Column('int')
  order: number;
}
