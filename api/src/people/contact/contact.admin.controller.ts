import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { CONTACT_STATUSES } from './contact.contract.js';
import {
  ContactAssignee,
  ContactChanges,
  ContactStats,
  ContactMessageDetail,
  ContactMessage,
  ContactNoteBody,
  ContactReadBody,
  ContactReplyBody,
} from './contact.dto.js';
import { ContactInboxService } from './contact-inbox.service.js';
import { ContactWritesService } from './contact-writes.service.js';

const RESOURCE = 'contact-messages';
const DIALECT = {
  sorts: ['id', 'created_at', 'updated_at', 'name', 'email', 'subject', 'status'],
  byDefault: ['created_at', 'DESC'],
  filters: {
    ids: 'ids',
    q: 'text',
    status: CONTACT_STATUSES,
    unread: 'boolean',
    mine: 'boolean',
    shelf: ['live', 'bin'],
  },
} as const;

@ApiTags('admin/contact-messages')
@ApiBearerAuth()
@Staff('contact-messages')
@Controller(`admin/${RESOURCE}`)
export class ContactAdminController {
  constructor(
    private readonly inbox: ContactInboxService,
    private readonly writes: ContactWritesService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ListRoute(RESOURCE, DIALECT, ContactMessage)
  async list(@AskedRange() range: ListRange, @Caller() caller: CallingStaff): Promise<ContactMessage[]> {
    return range.answer(await this.inbox.list(range, caller.id));
  }

  @Get('figures')
  @ApiOkResponse({ type: ContactStats })
  figures(@Caller() caller: CallingStaff): Promise<ContactStats> {
    return this.inbox.figures(caller.id);
  }

  @Get('assignees')
  @ApiOkResponse({ type: [ContactAssignee] })
  assignees(): Promise<ContactAssignee[]> {
    return this.inbox.assignees();
  }

  @Staff('contact-messages', 'export')
  @Get('export')
  @CsvRoute(RESOURCE, DIALECT, 'messages.csv')
  export(@AskedRange() range: ListRange, @Caller() caller: CallingStaff): Promise<string> {
    return this.inbox.export(range, caller.id);
  }

  @Get(':id')
  @ApiOkResponse({ type: ContactMessageDetail })
  find(@Param('id', RecordIdPipe) id: number): Promise<ContactMessageDetail> {
    return this.inbox.find(id);
  }

  @Put(':id')
  @ApiOkResponse({ type: ContactMessageDetail })
  async change(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: ContactChanges,
    @Caller() caller: CallingStaff,
  ): Promise<ContactMessageDetail> {
    await this.writes.change(id, body, caller);
    return this.inbox.find(id);
  }

  @Post(':id/read')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactMessageDetail })
  async markRead(
    @Param('id', RecordIdPipe) id: number,
    @Body() { is_read }: ContactReadBody,
  ): Promise<ContactMessageDetail> {
    await this.writes.markRead(id, is_read);
    return this.inbox.find(id);
  }

  @Post(':id/replies')
  @ApiCreatedResponse({ type: ContactMessageDetail })
  async reply(
    @Param('id', RecordIdPipe) id: number,
    @Body() { body, version }: ContactReplyBody,
    @Caller() caller: CallingStaff,
  ): Promise<ContactMessageDetail> {
    await this.writes.reply(id, body, version, caller);
    return this.inbox.find(id);
  }

  @Post(':id/notes')
  @ApiCreatedResponse({ type: ContactMessageDetail })
  async note(
    @Param('id', RecordIdPipe) id: number,
    @Body() { body }: ContactNoteBody,
    @Caller() caller: CallingStaff,
  ): Promise<ContactMessageDetail> {
    await this.writes.note(id, body, caller);
    return this.inbox.find(id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: ContactMessageDetail })
  async remove(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<ContactMessageDetail> {
    await this.writes.remove(id, caller);
    return this.inbox.find(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: ContactMessageDetail })
  async restore(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<ContactMessageDetail> {
    await this.writes.restore(id, caller);
    return this.inbox.find(id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordIdPipe) id: number): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.inbox.find(id)).id);
  }
}
