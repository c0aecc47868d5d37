import { Body, Controller, Get, Header, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import {
  CalendarQuery,
  PickupCalendarResponse,
  PickupRoundResponse,
  RoundLinkBody,
  RoundLinkResponse,
  RoundOrderBody,
  RoundQuery,
} from './pickup-rounds.dto.js';
import { PickupRoundsService } from './pickup-rounds.service.js';
import { SharedRoundsService } from './shared-rounds.service.js';

@ApiTags('admin/pickups')
@ApiBearerAuth()
@Staff('pickup-rounds')
@Controller('admin')
export class PickupRoundsAdminController {
  constructor(
    private readonly rounds: PickupRoundsService,
    private readonly shared: SharedRoundsService,
    private readonly clock: Clock,
  ) {}

  @Get('pickup-calendar')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PickupCalendarResponse })
  calendar(@Query() days: CalendarQuery): Promise<PickupCalendarResponse> {
    return this.rounds.calendar(days);
  }

  @Get('pickup-rounds')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PickupRoundResponse })
  round(
    @Query() { date = parisDay(this.clock.now()), assigned_to }: RoundQuery,
  ): Promise<PickupRoundResponse> {
    return this.rounds.round(date, assigned_to ?? null);
  }

  @Put('pickup-rounds')
  @ApiOkResponse({ type: PickupRoundResponse })
  async order(@Body() body: RoundOrderBody, @Caller() caller: CallingStaff): Promise<PickupRoundResponse> {
    await this.rounds.order(body, caller);
    return this.rounds.round(body.date, body.assigned_to);
  }

  @Post('pickup-rounds/link')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RoundLinkResponse })
  link(@Body() body: RoundLinkBody): Promise<RoundLinkResponse> {
    return this.shared.open(body);
  }
}
