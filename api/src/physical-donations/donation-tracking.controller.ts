import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform/http/audience.js';
import {
  DonationCancellationBody,
  DonationTrackingResponse,
  DonationWishesBody,
} from './donation-tracking.dto.js';
import { DonationTrackingService } from './donation-tracking.service.js';

@ApiTags('physical-donations')
@Public()
@Controller('physical-donations/tracking')
export class DonationTrackingController {
  constructor(private readonly tracking: DonationTrackingService) {}

  @Get(':token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DonationTrackingResponse })
  read(@Param('token') token: string): Promise<DonationTrackingResponse> {
    return this.tracking.read(token);
  }

  @Put()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DonationTrackingResponse })
  wish(@Body() body: DonationWishesBody): Promise<DonationTrackingResponse> {
    return this.tracking.wish(body);
  }

  @Post('cancellation')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DonationTrackingResponse })
  cancel(@Body() body: DonationCancellationBody): Promise<DonationTrackingResponse> {
    return this.tracking.cancel(body);
  }
}
