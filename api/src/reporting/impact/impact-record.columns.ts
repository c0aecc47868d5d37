import { Column, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** What places and years have besides their own columns. */
export abstract class ImpactRecordColumns {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('boolean')
  is_active: boolean;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @Column('int', { nullable: true })
  updated_by: number | null;

  @Column('text', { nullable: true })
  updated_by_username: string | null;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;

  @VersionColumn()
  version: number;
}
