import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { DonorCalendarService } from './donor-calendar.service.js';

@ApiTags('physical-donations')
@Public()
@Controller('physical-donations/tracking')
export class PickupCalendarsController {
  constructor(private readonly calendars: DonorCalendarService) {}

  @Get(':token/calendar.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="collecte.ics"')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  calendar(@Param('token') token: string): Promise<string> {
    return this.calendars.of(token);
  }
}
