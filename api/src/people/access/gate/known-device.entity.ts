import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which this member of staff passed the gate. */
@Entity('staff_devices')
export class KnownDeviceRow {
  /** SHA-256 of the token in its cookie, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  @PrimaryColumn('int')
  staff_id: number;

  @Column('timestamptz')
  last_seen_at: Date;
}
