import { Controller, Get, Header, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { WORKBOOK_TYPE } from '../../../platform/http/workbook.js';
import { AnalyticsPeriodQuery } from '../analytics-period.dto.js';
import { VisitAnalytics, VisitFileQuery } from './visit-analytics.dto.js';
import { VisitAnalyticsService } from './visit-analytics.service.js';
import { VisitFilesService } from './visit-files.service.js';
import { QuestionsInFlight } from '../questions-in-flight.interceptor.js';

@ApiTags('admin/analytics')
@ApiBearerAuth()
@Staff('analytics')
@Controller('admin/analytics/visits')
export class VisitAnalyticsAdminController {
  constructor(
    private readonly visits: VisitAnalyticsService,
    private readonly files: VisitFilesService,
  ) {}

  @Get()
  @UseInterceptors(QuestionsInFlight)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: VisitAnalytics })
  of(@Query() query: AnalyticsPeriodQuery, @Caller() caller: CallingStaff): Promise<VisitAnalytics> {
    return this.visits.of(query, caller.may('giving', 'read'));
  }

  /** All lines of one list of the screen. */
  @Get('export')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv', WORKBOOK_TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  file(@Query() { list = 'days', ...query }: VisitFileQuery): Promise<StreamableFile> {
    return this.files.file(list, query);
  }
}
