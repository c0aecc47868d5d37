import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A browser that asked for messages of its push service. */
@Entity('notification_devices')
export class NotificationDeviceRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  staff_id: number;

  @Column('text')
  endpoint: string;

  @Column('text')
  p256dh: string;

  @Column('text')
  auth: string;

  @Column('text', { nullable: true })
  browser: string | null;

  @Column('text', { nullable: true })
  system: string | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  last_sent_at: Date | null;
}
