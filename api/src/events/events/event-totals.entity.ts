import { ViewColumn, ViewEntity } from 'typeorm';
import type { EventRow } from './event.entity.js';

/** What the view counts of an event. */
@ViewEntity({ name: 'event_totals', synchronize: false })
export class EventTotals {
  @ViewColumn()
  id: number;

  /** When it is over; null while its date is not fixed. */
  @ViewColumn()
  ends_at: Date | null;

  @ViewColumn()
  current_participants: number;

  @ViewColumn()
  waiting_count: number;

  /** Neither held, nor kept for who has a code; null without a limit. */
  @ViewColumn()
  available_seats: number | null;

  @ViewColumn()
  interested_count: number;
}

/** An event with its totals, as PostgreSQL sends it. */
export type EventOverviewRow = EventRow & EventTotals;
