import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** A code for members or volunteers of an event: a reduction, seats kept for them, or both. */
@Entity('event_codes')
export class EventCodeRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  event_id: number;

  /** In capitals. */
  @Column('text')
  code: string;

  @Column('text')
  label: string;

  @Column('int', { nullable: true })
  discount_percentage: number | null;

  /** Minor units of the event's currency, off each seat. */
  @Column('bigint', { nullable: true })
  discount_amount: number | null;

  /** Seats that nobody else is shown or given. */
  @Column('int', { nullable: true })
  reserved_seats: number | null;

  /** How many seats it may be used for; null: any number. */
  @Column('int', { nullable: true })
  max_seats: number | null;

  @Column('timestamptz', { nullable: true })
  valid_until: Date | null;

  @Column('int', { nullable: true })
  created_by: number | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;

  @VersionColumn()
  version: number;
}
