import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { ChosenIdentity, SkippedRows } from './people-merge.contract.js';

/** Two people who became one. Addresses are in lower case. */
@Entity('person_merges')
export class PersonMergeRow {
  @PrimaryGeneratedColumn()
  id: number;

  /** Follows the kept person to another address. */
  @Column('text')
  kept_email: string;

  @Column('uuid')
  kept_id: string;

  /** What the moved rows took. */
  @Column('text')
  first_kept_email: string;

  /** Empty for a donor who left no address. */
  @Column('text')
  absorbed_email: string;

  @Column('uuid')
  absorbed_id: string;

  @Column('text')
  absorbed_name: string;

  @Column('jsonb')
  chosen: ChosenIdentity;

  /** How many rows went to the kept person. */
  @Column('int')
  moved: number;

  @Column('timestamptz')
  merged_at: Date;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text')
  staff_name: string;

  @Column('timestamptz', { nullable: true })
  undone_at: Date | null;

  @Column('text', { nullable: true })
  undone_by: string | null;

  @Column('jsonb')
  skipped: SkippedRows[];

  @VersionColumn()
  version: number;
}
