import { Column, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** What every table of content has besides its own columns. */
export abstract class ContentColumns {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  slug: string;

  /** In a working copy: the address at which the public still reads the record. No column. */
  published_slug?: string;

  /** Values that wait to be published, by column; null where there are none. */
  @Column('jsonb', { nullable: true })
  pending: Record<string, unknown> | null;

  @Column('timestamptz', { nullable: true })
  publish_at: Date | null;

  @Column('int', { nullable: true })
  created_by: number | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @Column('timestamptz', { nullable: true })
  archived_at: Date | null;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;

  @VersionColumn()
  version: number;
}

/** The same columns in a migration's `CREATE TABLE`, after the table's own. */
export const CONTENT_COLUMNS_SQL = `
     pending jsonb,
     publish_at timestamptz,
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     archived_at timestamptz,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1`;
