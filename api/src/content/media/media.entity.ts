import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

@Entity('media')
export class MediaRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  original_name: string;

  @Column('text')
  alt: string;

  @Column('text')
  credit: string;

  @Column('text')
  caption: string;

  @Column('int', { nullable: true })
  folder_id: number | null;

  @Column('real')
  focal_x: number;

  @Column('real')
  focal_y: number;

  @Column('int')
  width: number;

  @Column('int')
  height: number;

  @Column('bigint')
  bytes: number;

  /** Part of the files' names, so that a name never shows another picture. */
  @Column('text')
  content_hash: string;

  @Column('int', { array: true })
  webp_widths: number[];

  /** Filled in by a job after the upload. */
  @Column('int', { array: true })
  avif_widths: number[];

  @Column('int', { nullable: true })
  created_by: number | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;

  @VersionColumn()
  version: number;
}
