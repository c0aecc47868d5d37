import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { CampaignGivingService } from './campaign-giving.service.js';
import { CampaignGiving, GivingStats, GivingQuery, GivingToday } from './giving-stats.dto.js';
import { GivingStatsService } from './giving-stats.service.js';
import { GivingTodayService } from './giving-today.service.js';

/** Sums name nobody: analysts read them too; what waits is for those who act. */
@ApiTags('admin/giving')
@ApiBearerAuth()
@Staff('giving')
@Controller('admin/giving')
export class GivingAdminController {
  constructor(
    private readonly giving: GivingStatsService,
    private readonly waiting: GivingTodayService,
    private readonly campaigns: CampaignGivingService,
  ) {}

  @Get('figures')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: GivingStats })
  figures(@Query() { period = 'month' }: GivingQuery): Promise<GivingStats> {
    return this.giving.figures(period);
  }

  @Staff('donations')
  @Get('today')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: GivingToday })
  today(): Promise<GivingToday> {
    return this.waiting.today();
  }

  @Get('campaigns/:id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CampaignGiving })
  campaign(@Param('id', RecordIdPipe) id: number): Promise<CampaignGiving> {
    return this.campaigns.of(id);
  }
}
