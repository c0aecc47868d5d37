import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { CALENDAR_TYPE } from '../../platform/http/calendar-file.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ScholarshipCalendarsService } from './scholarship-calendars.service.js';
import { ScholarshipCalendarQuery } from './scholarship-query.dto.js';

/** Deadlines of scholarships as calendar files. */
@ApiTags('universities')
@Controller('universities/scholarships')
export class ScholarshipCalendarsController {
  constructor(private readonly calendars: ScholarshipCalendarsService) {}

  @Public()
  @CachedUntilNextRevision()
  @Get('calendar.ics')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="echeances.ics"')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  ofSeveral(@Query() { ids = '' }: ScholarshipCalendarQuery): Promise<string> {
    return this.calendars.ofSeveral(ids.split(',').filter(Boolean).map(Number));
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':id/calendar.ics')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="bourse.ics"')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  ofOne(@Param('id', RecordIdPipe) id: number): Promise<string> {
    return this.calendars.ofOne(id);
  }
}
