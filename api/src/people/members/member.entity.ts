import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

@Entity('members')
export class MemberRow {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case, and proven by a link that was sent there. */
  @Column('text')
  email: string;

  @Column('text', { default: '' })
  first_name: string;

  @Column('text', { default: '' })
  last_name: string;

  @Column('text', { default: '' })
  street_address: string;

  @Column('text', { default: '' })
  postal_code: string;

  @Column('text', { default: '' })
  city: string;

  @Column('text', { default: 'France' })
  country: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @Column('timestamptz')
  last_seen_at: Date;

  @VersionColumn()
  version: number;
}
