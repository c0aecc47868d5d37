import { Column, Entity } from 'typeorm';
import { TimelineColumns } from '../../core/timeline/timeline.columns.js';

/** What happened to a registration, for staff. */
@Entity('event_registration_entries')
export class EventRegistrationEntryRow extends TimelineColumns {
  @Column('uuid')
  registration_id: string;
}
