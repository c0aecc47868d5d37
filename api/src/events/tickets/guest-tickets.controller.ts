import { Controller, Get, Header, Ip, Param, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Public } from '../../platform/http/audience.js';
import { pdfFile, PdfRoute } from '../../platform/http/pdf-file.js';
import { GuestTicketsService } from './guest-tickets.service.js';
import { GuestTicket } from './ticket.dto.js';

/** Of one address: nobody finds a code by trying. */
const READS_A_MINUTE = 120;
/** To draw one takes some 50 ms of a core. */
const PAPERS_A_MINUTE = 30;

/** One ticket by its code, for the guest whose it is. */
@ApiTags('event-registrations')
@Public()
@Controller('event-tickets/:code')
export class GuestTicketsController {
  constructor(
    private readonly tickets: GuestTicketsService,
    private readonly attempts: AttemptLimitService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: GuestTicket })
  async find(@Param('code') code: string, @Ip() address: string): Promise<GuestTicket> {
    await this.limit('guest-tickets', address, READS_A_MINUTE);
    return this.tickets.find(code);
  }

  @PdfRoute('ticket.pdf')
  async print(@Param('code') code: string, @Ip() address: string): Promise<StreamableFile> {
    await this.limit('ticket-papers', address, PAPERS_A_MINUTE);
    const { content } = await this.tickets.printed(code);
    return pdfFile('billet.pdf', content);
  }

  private limit(what: string, address: string, most: number): Promise<void> {
    return this.attempts.count(`${what}:${this.attempts.disguise(address)}`, most);
  }
}
