import { Column, Entity } from 'typeorm';
import { ImpactRecordColumns } from './impact-record.columns.js';

@Entity('impact_years')
export class ImpactYearRow extends ImpactRecordColumns {
  @Column('int')
  year: number;

  @Column('int')
  books_distributed: number;

  @Column('int')
  libraries_count: number;

  @Column('text')
  milestone: string;
}
