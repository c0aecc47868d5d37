import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { TicketReplacementsService } from './ticket-replacements.service.js';
import { StaffTickets, TicketCode, TicketFound, TicketRenewal } from './ticket.dto.js';

/** Tickets in the hands of staff: whose one is, and another in its place. */
@ApiTags('admin/event-registrations')
@ApiBearerAuth()
@Staff('event-registrations')
@Controller('admin/event-registrations')
export class TicketsAdminController {
  constructor(private readonly replacements: TicketReplacementsService) {}

  /** By POST, as a code opens the door: addresses are written in logs. */
  @Post('tickets/find')
  @HttpCode(200)
  @ApiOkResponse({ type: TicketFound })
  find(@Body() { code }: TicketCode): Promise<TicketFound> {
    return this.replacements.find(code);
  }

  @Get(':id/tickets')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: StaffTickets })
  list(@Param('id', RecordUuidPipe) id: string): Promise<StaffTickets> {
    return this.replacements.list(id);
  }

  @Post(':id/tickets/renew')
  @HttpCode(200)
  @ApiOkResponse({ type: StaffTickets })
  async renew(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { position }: TicketRenewal,
    @Caller() caller: CallingStaff,
  ): Promise<StaffTickets> {
    await this.replacements.renew(id, position, caller);
    return this.replacements.list(id);
  }
}
