import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { DonorChangesService } from './donor-changes.service.js';
import {
  PhysicalDonationCancellation,
  PhysicalDonationTracking,
  PhysicalDonationWishes,
} from './physical-donation-tracking.dto.js';
import { PhysicalDonationTrackingService } from './physical-donation-tracking.service.js';

@ApiTags('physical-donations')
@Public()
@Controller('physical-donations/tracking')
export class PhysicalDonationTrackingController {
  constructor(
    private readonly tracking: PhysicalDonationTrackingService,
    private readonly changes: DonorChangesService,
  ) {}

  @Get(':token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PhysicalDonationTracking })
  read(@Param('token') token: string): Promise<PhysicalDonationTracking> {
    return this.tracking.read(token);
  }

  @Put()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PhysicalDonationTracking })
  async wish(@Body() body: PhysicalDonationWishes): Promise<PhysicalDonationTracking> {
    await this.changes.wish(body);
    return this.tracking.read(body.token);
  }

  @Post('cancellation')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PhysicalDonationTracking })
  async cancel(@Body() body: PhysicalDonationCancellation): Promise<PhysicalDonationTracking> {
    await this.changes.cancel(body);
    return this.tracking.read(body.token);
  }
}
