import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/http/audience.js';
import { PhysicalDonationStats } from './pickup-stats.dto.js';
import { PickupStatsService } from './pickup-stats.service.js';

@ApiTags('physical-donations')
@ApiBearerAuth()
@Staff('physical-donations')
@Controller('physical-donations')
export class PickupStatsController {
  constructor(private readonly stats: PickupStatsService) {}

  @Get('dashboard_stats')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PhysicalDonationStats })
  dashboard(): Promise<PhysicalDonationStats> {
    return this.stats.dashboard();
  }
}
