import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventSnapshot } from './event-news.rules.js';

/** What people were last told of an event. */
@Entity('event_announcements')
export class EventAnnouncementRow {
  @PrimaryColumn('int')
  event_id: number;

  @Column('jsonb')
  announced: EventSnapshot;

  @Column('timestamptz')
  announced_at: Date;
}
