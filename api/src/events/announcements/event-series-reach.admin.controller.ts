import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { EventSeriesReach } from './event-series-reach.dto.js';
import { EventSeriesReachService } from './event-series-reach.service.js';

@ApiTags('admin/events')
@ApiBearerAuth()
@Staff('events')
@Controller('admin/events')
export class EventSeriesReachAdminController {
  constructor(private readonly series: EventSeriesReachService) {}

  @Get(':id/series')
  @ApiOkResponse({ type: EventSeriesReach })
  reach(@Param('id', RecordIdPipe) id: number): Promise<EventSeriesReach> {
    return this.series.reach(id);
  }
}
