import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { EventCancellationPreview } from './event-cancellation.dto.js';
import { EventCancellationService } from './event-cancellation.service.js';

@ApiTags('admin/events')
@ApiBearerAuth()
@Staff('events')
@Controller('admin/events')
export class EventCancellationAdminController {
  constructor(private readonly cancellation: EventCancellationService) {}

  @Get(':id/cancellation')
  @ApiOkResponse({ type: EventCancellationPreview })
  preview(@Param('id', RecordIdPipe) id: number): Promise<EventCancellationPreview> {
    return this.cancellation.preview(id);
  }
}
