import { Column, Entity, PrimaryColumn } from 'typeorm';

export type NoticeKind = 'week' | 'day' | 'hours' | 'thanks' | 'recording';

/** A reminder or thanks that was sent: of each kind, one to each registration. */
@Entity('event_notices')
export class EventNoticeRow {
  @PrimaryColumn('uuid')
  registration_id: string;

  @PrimaryColumn('text')
  kind: NoticeKind;

  @Column('timestamptz')
  sent_at: Date;
}
