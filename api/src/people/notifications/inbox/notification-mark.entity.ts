import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody did with a notification. */
@Entity('notification_marks')
export class NotificationMarkRow {
  @PrimaryColumn('int')
  staff_id: number;

  @PrimaryColumn('bigint')
  notification_id: number;

  @Column('timestamptz', { nullable: true })
  read_at: Date | null;

  @Column('timestamptz', { nullable: true })
  snoozed_until: Date | null;
}
