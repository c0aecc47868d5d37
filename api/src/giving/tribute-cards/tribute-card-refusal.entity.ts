import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who wants no card, by the hash of their address. */
@Entity('tribute_card_refusals')
export class TributeCardRefusalRow {
  @PrimaryColumn('text')
  recipient_hash: string;

  @Column('timestamptz')
  created_at: Date;
}
