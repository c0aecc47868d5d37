import { Body, Controller, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { EventInput } from './event-input.dto.js';
import { EventRecord } from './event.dto.js';
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
  @ApiCreatedResponse({ type: EventRecord })
  async create(@Body() body: EventInput, @Caller() caller: CallingStaff): Promise<EventRecord> {
    return this.events.find(await this.programme.create(body, caller));
  }
}
