import { Controller, Get, Header, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { EventCalendarsService } from './event-calendars.service.js';
import { EventPage, PublicEvent } from './event.dto.js';
import { EventQuery, EventsQuery } from './event-query.dto.js';
import { EventViewsService } from './event-views.service.js';
import { EventsService } from './events.service.js';
import { CALENDAR_TYPE } from '../../platform/http/calendar-file.js';

@ApiTags('events')
@Controller('events')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly calendars: EventCalendarsService,
    private readonly views: EventViewsService,
  ) {}

  @Public()
  @CachedUntilNextRevision()
  @Get()
  @ApiOkResponse({ type: EventPage })
  list(@Query() query: EventsQuery, @AskedPath() asked: string): Promise<EventPage> {
    return this.events.list(query, asked);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get('calendar.ics')
  @Header('Content-Type', CALENDAR_TYPE)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  calendarOfAll(): Promise<string> {
    return this.calendars.all();
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':slug_or_id')
  @ApiOkResponse({ type: PublicEvent })
  find(@Param('slug_or_id') slugOrId: string, @Query() { preview }: EventQuery): Promise<PublicEvent> {
    return this.events.find(slugOrId, preview);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':slug_or_id/calendar.ics')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="evenement.ics"')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  calendar(@Param('slug_or_id') slugOrId: string): Promise<string> {
    return this.calendars.one(slugOrId);
  }

  @Public()
  @Post(':id/view')
  @HttpCode(204)
  @ApiNoContentResponse()
  view(@Param('id', RecordIdPipe) id: number, @Ip() address: string): void {
    this.views.count(id, address);
  }
}
