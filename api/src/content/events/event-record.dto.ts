import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { PublicationStateResponse } from '../publishing/publishing.dto.js';
import type { EventRecord } from './event.contract.js';
import { EventResponse } from './event-response.dto.js';

export class EventRecordResponse
  extends IntersectionType(
    OmitType(EventResponse, ['online_url', 'recording_url'] as const),
    PublicationStateResponse,
  )
  implements EventRecord
{
  @ApiProperty({ type: Number, nullable: true })
  featured_image_id: number | null;

  tag_ids: number[];
  online_url: string;
  recording_url: string;
  offline_participants: number;
  organizer_first_name: string;
  organizer_last_name: string;
}

export class EventBulkResponse {
  updated: number;
}
