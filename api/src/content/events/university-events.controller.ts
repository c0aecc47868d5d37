import { Body, Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { EventBody } from './event-body.dto.js';
import { EventRecordResponse } from './event-record.dto.js';
import { EventsAdminService } from './events-admin.service.js';
import { UniversityEventsService } from './university-events.service.js';

@ApiTags('universities')
@ApiBearerAuth()
@Staff('events')
@Controller('universities/events')
export class UniversityEventsController {
  constructor(
    private readonly programme: UniversityEventsService,
    private readonly events: EventsAdminService,
  ) {}

  @Post()
  @ApiCreatedResponse({ type: EventRecordResponse })
  async create(@Body() body: EventBody, @Caller() caller: CallingStaff): Promise<EventRecordResponse> {
    return this.events.find(await this.programme.create(body, caller));
  }
}
