import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A scan at the door that let somebody in, by the id that the phone gave it. */
@Entity('event_check_ins')
export class EventCheckInRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  ticket_id: string;

  @Column('int')
  event_id: number;

  @Column('timestamptz')
  scanned_at: Date;

  @Column('timestamptz')
  received_at: Date;

  @Column('text')
  door: string;

  @Column('boolean')
  was_offline: boolean;

  /** Somebody was in with this ticket already. */
  @Column('boolean')
  is_duplicate: boolean;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text')
  staff_name: string;

  @Column('timestamptz', { nullable: true })
  undone_at: Date | null;

  @Column('text', { nullable: true })
  undone_by: string | null;
}
