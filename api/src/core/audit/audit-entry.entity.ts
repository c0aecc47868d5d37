import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditAction } from './audit.contract.js';
import type { AuditChange } from './audit.dto.js';

@Entity('audit_entries')
export class AuditEntryRow {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id: number;

  @Column('timestamptz')
  at: Date;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text')
  staff_name: string;

  @Column('text')
  action: AuditAction;

  @Column('text')
  resource: string;

  @Column('text')
  record_id: string;

  @Column('int')
  record_version: number;

  @Column('text')
  label: string;

  @Column('jsonb')
  changes: AuditChange[];

  @Column('text', { nullable: true })
  reason: string | null;
}
