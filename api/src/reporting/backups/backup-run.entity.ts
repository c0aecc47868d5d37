import { Column, Entity, PrimaryColumn } from 'typeorm';

export type BackupRunKind = 'backup' | 'check';

/** How backups, or the restores that prove them, go. */
@Entity('backup_runs')
export class BackupRunRow {
  @PrimaryColumn('text')
  kind: BackupRunKind;

  @Column('timestamptz')
  watched_since: Date;

  @Column('timestamptz', { nullable: true })
  succeeded_at: Date | null;

  /** The archive of the last success. */
  @Column('text')
  archive: string;

  @Column('bigint')
  bytes: number;

  @Column('bigint')
  rows_held: number;

  @Column('int')
  files_held: number;

  /** How long it took. */
  @Column('int')
  seconds: number;

  @Column('timestamptz', { nullable: true })
  failing_since: Date | null;

  /** French, for staff. */
  @Column('text')
  failure: string;

  /** When staff were written to about the outage that lasts. */
  @Column('timestamptz', { nullable: true })
  alerted_at: Date | null;
}
