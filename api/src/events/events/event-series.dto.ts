import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { RequiredOneOf } from '../../platform/http/body-fields.js';
import { REPETITIONS, type Repetition } from './event-choices.contract.js';
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
}
