import { Controller, Get, Header, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../../platform/http/audience.js';
import { DonorAnalytics, DonorAnalyticsQuery } from './donor-analytics.dto.js';
import { DonorAnalyticsService } from './donor-analytics.service.js';
import { QuestionsInFlight } from '../questions-in-flight.interceptor.js';

@ApiTags('admin/analytics')
@ApiBearerAuth()
@Staff('giving')
@UseInterceptors(QuestionsInFlight)
@Controller('admin/analytics/donors')
export class DonorAnalyticsAdminController {
  constructor(private readonly donors: DonorAnalyticsService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DonorAnalytics })
  donorAnalytics(@Query() query: DonorAnalyticsQuery): Promise<DonorAnalytics> {
    return this.donors.of(query);
  }
}
