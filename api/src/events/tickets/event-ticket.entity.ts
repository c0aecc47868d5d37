import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A seat of a registration that is confirmed. One that is voided stays: what was printed is known at the door. */
@Entity('event_tickets')
export class EventTicketRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  registration_id: string;

  @Column('int')
  event_id: number;

  /** From 1, which bears the name of who registered. */
  @Column('int')
  position: number;

  @Column('text')
  guest_name: string;

  @Column('text')
  code_hash: string;

  @Column('timestamptz')
  issued_at: Date;

  @Column('timestamptz', { nullable: true })
  voided_at: Date | null;

  /** When another ticket took its place: a new holder, or a new code. */
  @Column('timestamptz', { nullable: true })
  replaced_at: Date | null;

  /** When somebody came in with it. */
  @Column('timestamptz', { nullable: true })
  checked_in_at: Date | null;
}
