import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../../platform/http/audience.js';
import { RecordIdPipe } from '../../../platform/http/record-id.pipe.js';
import { DateChangeReport } from './date-changes.dto.js';
import { DateChangesService } from './date-changes.service.js';

@ApiTags('admin/event-registrations')
@ApiBearerAuth()
@Staff('event-registrations')
@Controller('admin/event-registrations/date-change')
export class DateChangesAdminController {
  constructor(private readonly dates: DateChangesService) {}

  @Get(':event_id')
  @ApiParam({ name: 'event_id', description: 'Le numéro de l’événement.' })
  @ApiOkResponse({ type: DateChangeReport })
  report(@Param('event_id', RecordIdPipe) event_id: number): Promise<DateChangeReport> {
    return this.dates.report(event_id);
  }
}
