import type { RowOf } from '../../platform/database/query.js';
import type { SeatedEvent } from '../events/event-seats.service.js';
import type { expectedPeople } from './check-in.queries.js';

export type ExpectedPerson = RowOf<typeof expectedPeople>;

/** What the papers of an event's door are drawn from. */
export interface DoorPaper {
  event: SeatedEvent;
  people: readonly ExpectedPerson[];
  association: string;
  printed_at: Date;
}

/** Who registered, « Awa Diallo ». */
export function registrantOf({ first_name, last_name }: ExpectedPerson): string {
  return `${first_name} ${last_name}`.trim();
}
