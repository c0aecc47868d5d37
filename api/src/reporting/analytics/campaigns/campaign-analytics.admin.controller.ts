import { Controller, Get, Header, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../../platform/http/audience.js';
import { RecordIdPipe } from '../../../platform/http/record-id.pipe.js';
import { CampaignAnalytics, CampaignAnalyticsQuery, CampaignChoice } from './campaign-analytics.dto.js';
import { CampaignAnalyticsService } from './campaign-analytics.service.js';
import { QuestionsInFlight } from '../questions-in-flight.interceptor.js';

@ApiTags('admin/analytics')
@ApiBearerAuth()
@Staff('giving')
@UseInterceptors(QuestionsInFlight)
@Controller('admin/analytics/campaigns')
export class CampaignAnalyticsAdminController {
  constructor(private readonly campaigns: CampaignAnalyticsService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [CampaignChoice] })
  campaignChoices(): Promise<CampaignChoice[]> {
    return this.campaigns.choices();
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CampaignAnalytics })
  campaignAnalytics(
    @Param('id', RecordIdPipe) id: number,
    @Query() query: CampaignAnalyticsQuery,
  ): Promise<CampaignAnalytics> {
    return this.campaigns.of(id, query.with);
  }
}
