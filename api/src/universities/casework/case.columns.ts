import { Column, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** The columns that every kind of case has. */
export abstract class CaseColumns {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  reference: string;

  @Column('text')
  first_name: string;

  @Column('text')
  last_name: string;

  @Column('text')
  email: string;

  @Column('text')
  status: string;

  @Column('int', { nullable: true })
  assigned_to: number | null;

  @Column('text')
  form_hash: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  /** When the student was first written to. */
  @Column('timestamptz', { nullable: true })
  answered_at: Date | null;

  @Column('timestamptz', { nullable: true })
  closed_at: Date | null;

  /** Since when nobody can tell whose it was. */
  @Column('timestamptz', { nullable: true })
  forgotten_at: Date | null;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;

  @VersionColumn()
  version: number;
}
