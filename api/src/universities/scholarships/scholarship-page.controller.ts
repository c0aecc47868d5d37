import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { QueryPattern } from '../../platform/http/query-fields.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ScholarshipCalendarsService } from './scholarship-calendars.service.js';
import { ScholarshipSummary } from './scholarship.dto.js';
import { ScholarshipSimilarService } from './scholarship-similar.service.js';
import { CALENDAR_TYPE } from '../../platform/http/calendar-file.js';

/** Two hundred numbers and their commas. */
const MOST_IDS_LENGTH = 2000;

class ScholarshipCalendarQuery {
  @QueryPattern(
    /^\d{1,9}(,\d{1,9}){0,199}$/,
    '12,57',
    'Les numéros des bourses, deux cents au plus.',
    MOST_IDS_LENGTH,
  )
  ids?: string;
}

/** What the page of a scholarship offers besides the scholarship itself. */
@ApiTags('universities')
@Controller('universities/scholarships')
export class ScholarshipPageController {
  constructor(
    private readonly calendars: ScholarshipCalendarsService,
    private readonly others: ScholarshipSimilarService,
  ) {}

  @Public()
  @CachedUntilNextRevision()
  @Get('calendar.ics')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="echeances.ics"')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  calendarOfSeveral(@Query() { ids = '' }: ScholarshipCalendarQuery): Promise<string> {
    return this.calendars.ofSeveral(ids.split(',').filter(Boolean).map(Number));
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':id/calendar.ics')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="bourse.ics"')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  calendar(@Param('id', RecordIdPipe) id: number): Promise<string> {
    return this.calendars.ofOne(id);
  }

  @Public()
  @CachedUntilNextRevision()
  @Get(':id/similar')
  @ApiOkResponse({ type: [ScholarshipSummary] })
  similar(@Param('id', RecordIdPipe) id: number): Promise<ScholarshipSummary[]> {
    return this.others.to(id);
  }
}
