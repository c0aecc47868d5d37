import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Ip,
  Param,
  Post,
  type StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { pdfFile, PdfRoute } from '../../platform/http/pdf-file.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Public } from '../../platform/http/audience.js';
import { CALENDAR_TYPE } from '../../platform/http/calendar-file.js';
import { RegistrationAccessService } from '../registrations/participant/registration-access.service.js';
import { TicketCalendarsService } from './ticket-calendars.service.js';
import { TicketPapersService } from './ticket-papers.service.js';
import { TicketViewsService } from './ticket-views.service.js';
import { RegistrationTickets, TicketGuests, TicketRenewal } from './ticket.dto.js';

const WRITES_A_MINUTE = 20;
/** Of one registration: phones at the door keep every code that ever was. */
const RENEWALS_A_DAY = 20;
/** To draw one takes some 50 ms of a core. */
const PAPERS_A_MINUTE = 30;

/** Tickets, calendar and certificate of a registration, by its private link. */
@ApiTags('event-registrations')
@Public()
@Controller('event-registrations/track/:token')
export class TicketsController {
  constructor(
    private readonly access: RegistrationAccessService,
    private readonly views: TicketViewsService,
    private readonly papers: TicketPapersService,
    private readonly calendars: TicketCalendarsService,
    private readonly attempts: AttemptLimitService,
  ) {}

  @Get('tickets')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RegistrationTickets })
  async list(@Param('token') token: string): Promise<RegistrationTickets> {
    return this.views.of(await this.access.opened(token));
  }

  @Post('tickets/guests')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationTickets })
  async nameGuests(
    @Param('token') token: string,
    @Body() { guests }: TicketGuests,
    @Ip() address: string,
  ): Promise<RegistrationTickets> {
    await this.limit('ticket-guests', address, WRITES_A_MINUTE);
    const id = await this.access.opened(token);
    await this.views.nameGuests(id, guests);
    return this.views.of(id);
  }

  /** Another code in place of one that was lost, or seen by too many. */
  @Post('tickets/renew')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationTickets })
  async renew(
    @Param('token') token: string,
    @Body() { position }: TicketRenewal,
    @Ip() address: string,
  ): Promise<RegistrationTickets> {
    await this.limit('ticket-renewals', address, WRITES_A_MINUTE);
    const id = await this.access.opened(token);
    await this.attempts.count(`ticket-renewals:${id}`, RENEWALS_A_DAY, { windowMs: DAY_MS });
    await this.views.renew(id, position);
    return this.views.of(id);
  }

  @PdfRoute('tickets.pdf')
  async print(@Param('token') token: string, @Ip() address: string): Promise<StreamableFile> {
    await this.limit('ticket-papers', address, PAPERS_A_MINUTE);
    const { reference, content } = await this.papers.printed(await this.access.opened(token));
    return pdfFile(`billets-${reference}.pdf`, content);
  }

  @Get('event.ics')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="evenement.ics"')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  async calendar(@Param('token') token: string): Promise<string> {
    return this.calendars.of(await this.access.opened(token));
  }

  @PdfRoute('certificate.pdf')
  async certificate(@Param('token') token: string, @Ip() address: string): Promise<StreamableFile> {
    await this.limit('ticket-papers', address, PAPERS_A_MINUTE);
    const { reference, content } = await this.papers.certificate(await this.access.opened(token));
    return pdfFile(`attestation-${reference}.pdf`, content);
  }

  private limit(what: string, address: string, most: number): Promise<void> {
    return this.attempts.count(`${what}:${this.attempts.disguise(address)}`, most);
  }
}
