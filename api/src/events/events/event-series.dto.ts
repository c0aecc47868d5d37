import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { OptionalIds, RequiredOneOf } from '../../platform/http/body-fields.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { REPETITIONS, type Repetition, SERIES_SCOPES, type SeriesScope } from './event-choices.contract.js';
import { EventInput } from './event-input.dto.js';
import { EVENT_MESSAGES } from './event.contract.js';

/** `POST admin/events/{id}/repeat`. */
export class EventRepetition {
  @RequiredOneOf(REPETITIONS, EVENT_MESSAGES.repetition)
  every: Repetition;

  @Max(52, { message: EVENT_MESSAGES.repetition_times })
  @Min(1, { message: EVENT_MESSAGES.repetition_times })
  @IsInt({ message: EVENT_MESSAGES.repetition_times })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 52 })
  times: number;
}

/** The drafts that were made, in order. */
export class EventRepeated {
  @ApiProperty({ type: [Number] })
  ids: number[];

  /** The days of those whose registrations would be closed already, or whose early-bird price would be over. */
  @ApiProperty({ type: [String] })
  late_days: string[];
}

const MOST_TICKED = 500;
const HOUR_AND_MINUTE = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What dates of a series have in common where they take place. */
export const SERIES_PLACE = [
  'is_online',
  'online_url',
  'location',
  'address',
  'city',
  'country',
  'latitude',
  'longitude',
] as const;

class SeriesHours {
  /** In Paris, `18:30`; each date keeps its day. */
  @Matches(HOUR_AND_MINUTE, { message: EVENT_MESSAGES.time })
  @IfGiven()
  @ApiPropertyOptional({ type: String, pattern: HOUR_AND_MINUTE.source })
  start_time?: string;

  /** On the day on which the date ends; null: until the end of its first day. */
  @Matches(HOUR_AND_MINUTE, { message: EVENT_MESSAGES.time })
  @UnlessNull()
  @ApiPropertyOptional({ type: String, pattern: HOUR_AND_MINUTE.source, nullable: true })
  end_time?: string | null;
}

/** `POST admin/events/{id}/series`: what is left out stays as it is at each date. */
export class EventSeriesChange extends IntersectionType(
  RecordVersion,
  SeriesHours,
  PickType(EventInput, SERIES_PLACE),
) {
  @RequiredOneOf(SERIES_SCOPES, EVENT_MESSAGES.series_scope)
  scope: SeriesScope;

  /** Dates that people are registered to change where they are among these. */
  @OptionalIds(MOST_TICKED)
  ticked_ids?: number[];
}

/** The dates that changed, and those that were left for the people who are registered to them. */
export class EventSeriesChanged {
  @ApiProperty({ type: [Number] })
  changed_ids: number[];

  @ApiProperty({ type: [Number] })
  left_ids: number[];
}
