import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ScholarshipFilters } from '../scholarships/scholarship-filters.contract.js';
import type { AlertFrequency, AlertStatus } from './scholarship-alert.contract.js';

@Entity('scholarship_alerts')
export class ScholarshipAlertRow {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('text')
  frequency: AlertFrequency;

  @Column('jsonb')
  filters: ScholarshipFilters;

  @Column('text')
  status: AlertStatus;

  @Column('timestamptz')
  consent_at: Date;

  /** When its owner was last written to about the alert itself. */
  @Column('timestamptz', { nullable: true })
  asked_letter_at: Date | null;

  /** What was published before is not sent. */
  @Column('timestamptz', { nullable: true })
  since: Date | null;

  @Column('timestamptz', { nullable: true })
  last_sent_at: Date | null;

  @Column('timestamptz', { nullable: true })
  stopped_at: Date | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;
}
