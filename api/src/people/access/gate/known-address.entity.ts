import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address from which this member of staff passed the gate, disguised. */
@Entity('staff_addresses')
export class KnownAddressRow {
  @PrimaryColumn('int')
  staff_id: number;

  @PrimaryColumn('text')
  address: string;

  @Column('timestamptz')
  last_seen_at: Date;
}
