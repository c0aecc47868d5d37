import { ApiProperty } from '@nestjs/swagger';
import { EVENT_STATUSES, type EventStatus } from '../events/event-choices.contract.js';

/** A date of a series that may change. */
export class EventSeriesDate {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: EVENT_STATUSES })
  status: EventStatus;

  title: string;
  start_date: string;
  end_date: string | null;
  is_online: boolean;
  location: string;
  city: string;

  /** People have seats, wait, or registered by phone: it changes where it is ticked alone. */
  has_registrations: boolean;

  /** How many people are written to once it changes. */
  @ApiProperty({ type: 'integer' })
  written_to: number;
}

/** `GET admin/events/{id}/series`: the dates that may change with an event, itself among them, in order. */
export class EventSeriesReach {
  dates: EventSeriesDate[];
}
