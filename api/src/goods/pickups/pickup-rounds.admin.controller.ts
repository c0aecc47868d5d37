import { Body, Controller, Get, Header, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import {
  CalendarQuery,
  PickupCalendar,
  PickupRound,
  RoundLinkRequest,
  RoundLink,
  PickupRoundOrder,
  RoundQuery,
} from './pickup-rounds.dto.js';
import { PickupCalendarService } from './pickup-calendar.service.js';
import { PickupRoundsService } from './pickup-rounds.service.js';
import { RoundLinksService } from './round-links.service.js';

@ApiTags('admin/pickups')
@ApiBearerAuth()
@Staff('pickup-rounds')
@Controller('admin')
export class PickupRoundsAdminController {
  constructor(
    private readonly rounds: PickupRoundsService,
    private readonly calendars: PickupCalendarService,
    private readonly links: RoundLinksService,
    private readonly clock: Clock,
  ) {}

  @Get('pickup-calendar')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PickupCalendar })
  calendar(@Query() days: CalendarQuery): Promise<PickupCalendar> {
    return this.calendars.of(days);
  }

  @Get('pickup-rounds')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PickupRound })
  round(@Query() { date = parisDay(this.clock.now()), assigned_to }: RoundQuery): Promise<PickupRound> {
    return this.rounds.round(date, assigned_to ?? null);
  }

  @Put('pickup-rounds')
  @ApiOkResponse({ type: PickupRound })
  async order(@Body() body: PickupRoundOrder, @Caller() caller: CallingStaff): Promise<PickupRound> {
    await this.rounds.order(body, caller);
    return this.rounds.round(body.date, body.assigned_to);
  }

  @Post('pickup-rounds/link')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RoundLink })
  link(@Body() body: RoundLinkRequest): Promise<RoundLink> {
    return this.links.open(body);
  }
}
