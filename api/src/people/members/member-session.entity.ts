import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('member_sessions')
export class MemberSessionRow {
  /** SHA-256 of the cookie's token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  @Column('uuid')
  member_id: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  last_seen_at: Date;
}
