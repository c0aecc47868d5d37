import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';

@Entity('content_editions')
export class RevisionRow {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id: number;

  @Column('text')
  resource: string;

  @Column('int')
  record_id: number;

  @Column('int')
  number: number;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  staff_name: string;

  @Column('text')
  event: AuditAction;

  @Column('jsonb')
  values: Record<string, unknown>;
}
