import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_sessions')
export class StaffSessionRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  @Column('int')
  staff_id: number;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  last_seen_at: Date;
}
