import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_sessions')
export class StaffSessionRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  /** By which the session is named to its holder; the token stays a secret. */
  @Column('uuid')
  id: string;

  @Column('int')
  staff_id: number;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  last_seen_at: Date;

  /** In names that people know; null where the browser says nothing known. */
  @Column('text', { nullable: true })
  browser: string | null;

  @Column('text', { nullable: true })
  system: string | null;

  /** The known device on which it was opened. */
  @Column('text', { nullable: true })
  device_hash: string | null;
}
