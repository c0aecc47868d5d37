import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
  ApiParam,
} from '@nestjs/swagger';
import { AuditEntry } from '../../../core/audit/audit.dto.js';
import { AuditLogService } from '../../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { RecordIdPipe, RecordUuidPipe } from '../../../platform/http/record-id.pipe.js';
import { RecordVersion } from '../../../platform/http/version.dto.js';
import { WORKBOOK_TYPE } from '../../../platform/http/workbook.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../../platform/react-admin/list-routes.js';
import { REGISTRATIONS } from '../registration-history.service.js';
import {
  RegistrationEmailing,
  RegistrationEntry,
  RegistrationMove,
  RegistrationNote,
  RegistrationPaidByHand,
  RegistrationRecordChanges,
  RegistrationRefundEnd,
  RegistrationRefundInput,
  RegistrationStaffCancellation,
} from './registration-admin.dto.js';
import { RegistrationAdminService } from './registration-admin.service.js';
import { RegistrationEmailingService } from './registration-emailing.service.js';
import { REGISTRATION_DIALECT } from './registration-filters.js';
import { RegistrationListsService } from './registration-lists.service.js';
import { RegistrationOpenRefundsService } from '../settlement/registration-open-refunds.service.js';
import { RegistrationMovesService } from './registration-moves.service.js';
import {
  EmailingStarted,
  EventRegistrationRecord,
  RegistrationTimeline,
  WaitingListReport,
} from './registration-record.dto.js';
import { WaitingListReportService } from './waiting-list-report.service.js';

/** Registrations as staff read and change them; money is a resource of its own. */
@ApiTags('admin/event-registrations')
@ApiBearerAuth()
@Staff('event-registrations')
@Controller(`admin/${REGISTRATIONS}`)
export class RegistrationsAdminController {
  constructor(
    private readonly lists: RegistrationListsService,
    private readonly actions: RegistrationAdminService,
    private readonly moves: RegistrationMovesService,
    private readonly openRefunds: RegistrationOpenRefundsService,
    private readonly emailing: RegistrationEmailingService,
    private readonly waitingLists: WaitingListReportService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ListRoute(REGISTRATIONS, REGISTRATION_DIALECT, EventRegistrationRecord)
  async list(@AskedRange() range: ListRange): Promise<EventRegistrationRecord[]> {
    return range.answer(await this.lists.list(range));
  }

  @Staff('event-registrations', 'export')
  @Get('export')
  @CsvRoute(REGISTRATIONS, REGISTRATION_DIALECT, 'inscriptions.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.lists.csv(range);
  }

  @Staff('event-registrations', 'export')
  @Get('export.xlsx')
  @CsvRoute(REGISTRATIONS, REGISTRATION_DIALECT, 'inscriptions.xlsx')
  @Header('Content-Type', WORKBOOK_TYPE)
  async workbook(@AskedRange() range: ListRange): Promise<StreamableFile> {
    return new StreamableFile(await this.lists.workbook(range), { type: WORKBOOK_TYPE });
  }

  @Get('waiting-list/:event_id')
  @ApiParam({ name: 'event_id', description: 'Le numéro de l’événement.' })
  @ApiOkResponse({ type: WaitingListReport })
  waitingList(@Param('event_id', RecordIdPipe) event_id: number): Promise<WaitingListReport> {
    return this.waitingLists.of(event_id);
  }

  /** To a selection, in the background: each of them once, however often it is asked for. */
  @Post('emails')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: EmailingStarted })
  email(@Body() body: RegistrationEmailing, @Caller() caller: CallingStaff): Promise<EmailingStarted> {
    return this.emailing.start(body, caller);
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: EventRegistrationRecord })
  find(@Param('id', RecordUuidPipe) id: string): Promise<EventRegistrationRecord> {
    return this.lists.find(id);
  }

  @Get(':id/timeline')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RegistrationTimeline })
  timeline(@Param('id', RecordUuidPipe) id: string): Promise<RegistrationTimeline> {
    return this.lists.timeline(id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntry[]> {
    return this.auditLog.history(REGISTRATIONS, (await this.lists.find(id)).id);
  }

  @Post()
  @ApiCreatedResponse({ type: EventRegistrationRecord })
  async enter(
    @Body() body: RegistrationEntry,
    @Caller() caller: CallingStaff,
  ): Promise<EventRegistrationRecord> {
    return this.lists.find(await this.actions.enter(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: EventRegistrationRecord })
  async change(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: RegistrationRecordChanges,
    @Caller() caller: CallingStaff,
  ): Promise<EventRegistrationRecord> {
    await this.actions.change(id, body, caller);
    return this.lists.find(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: EventRegistrationRecord })
  async cancel(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: RegistrationStaffCancellation,
    @Caller() caller: CallingStaff,
  ): Promise<EventRegistrationRecord> {
    // Money goes back by those who may give it alone.
    const refund = (body.refund ?? false) && caller.may('event-payments', 'write');
    await this.actions.cancel(id, { ...body, refund }, caller);
    return this.lists.find(id);
  }

  @Post(':id/move')
  @HttpCode(200)
  @ApiOkResponse({ type: EventRegistrationRecord })
  async move(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: RegistrationMove,
    @Caller() caller: CallingStaff,
  ): Promise<EventRegistrationRecord> {
    const mayRefund = caller.may('event-payments', 'write');
    await this.moves.move(id, body, { id: caller.id, name: caller.name, mayRefund });
    return this.lists.find(id);
  }

  /** What is still asked for of a sure seat is asked for no more. */
  @Post(':id/waive')
  @HttpCode(200)
  @ApiOkResponse({ type: EventRegistrationRecord })
  async waive(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<EventRegistrationRecord> {
    await this.actions.waive(id, version, caller);
    return this.lists.find(id);
  }

  /** Offers a free seat to one who waits, out of their turn. */
  @Post(':id/offer')
  @HttpCode(200)
  @ApiOkResponse({ type: EventRegistrationRecord })
  async offer(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<EventRegistrationRecord> {
    await this.actions.offer(id, version, caller);
    return this.lists.find(id);
  }

  @Post(':id/resend')
  @HttpCode(200)
  @ApiOkResponse({ type: EventRegistrationRecord })
  async resend(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<EventRegistrationRecord> {
    await this.actions.resend(id, caller);
    return this.lists.find(id);
  }

  @Post(':id/notes')
  @ApiCreatedResponse({ type: RegistrationTimeline })
  async note(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { body }: RegistrationNote,
    @Caller() caller: CallingStaff,
  ): Promise<RegistrationTimeline> {
    await this.actions.note(id, body, caller);
    return this.lists.timeline(id);
  }

  @Staff('event-payments')
  @Post(':id/payment')
  @HttpCode(200)
  @ApiOkResponse({ type: EventRegistrationRecord })
  async received(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: RegistrationPaidByHand,
    @Caller() caller: CallingStaff,
  ): Promise<EventRegistrationRecord> {
    await this.actions.received(id, body, caller);
    return this.lists.find(id);
  }

  @Staff('event-payments')
  @Post(':id/refunds')
  @HttpCode(200)
  @ApiOkResponse({ type: RegistrationTimeline })
  async refund(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: RegistrationRefundInput,
    @Caller() caller: CallingStaff,
  ): Promise<RegistrationTimeline> {
    await this.actions.refund(id, body, caller);
    return this.lists.timeline(id);
  }

  /** Ends a refund that waits: given back by hand, asked for once more, or left. */
  @Staff('event-payments')
  @Post(':id/refunds/:refund/end')
  @HttpCode(200)
  @ApiParam({ name: 'refund', description: 'L’identifiant du remboursement.' })
  @ApiOkResponse({ type: RegistrationTimeline })
  async endRefund(
    @Param('id', RecordUuidPipe) id: string,
    @Param('refund', RecordUuidPipe) refund: string,
    @Body() { how }: RegistrationRefundEnd,
    @Caller() caller: CallingStaff,
  ): Promise<RegistrationTimeline> {
    await this.openRefunds.end(id, refund, how, caller);
    return this.lists.timeline(id);
  }
}
