import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CaseEntryKind } from './casework.contract.js';

@Entity('case_entries')
export class CaseEntryRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  resource: string;

  @Column('uuid')
  case_id: string;

  @Column('text')
  kind: CaseEntryKind;

  @Column('text')
  subject: string;

  @Column('text')
  body: string;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text', { nullable: true })
  staff_name: string | null;

  @Column('timestamptz')
  created_at: Date;
}
