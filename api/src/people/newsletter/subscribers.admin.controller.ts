import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { ImportForm, ImportReport } from '../../content/publishing/publishing.dto.js';
import { NEWSLETTER_TOPICS, SUBSCRIBER_SOURCES, SUBSCRIBER_STATUSES } from './newsletter.contract.js';
import { SubscriberImportService } from './subscriber-import.service.js';
import { SubscribersAdminService } from './subscribers-admin.service.js';
import { SubscriberWritesService, RESOURCE } from './subscriber-writes.service.js';
import {
  ErasedResponse,
  NewsletterSubscriber,
  SubscriberChanges,
  SubscriberInput,
  SubscriberStats,
} from './newsletter.dto.js';

const DIALECT = {
  sorts: [
    'id',
    'email',
    'first_name',
    'status',
    'source',
    'consent_at',
    'confirmed_at',
    'unsubscribed_at',
    'created_at',
    'updated_at',
  ],
  byDefault: ['created_at', 'DESC'],
  filters: {
    ids: 'ids',
    q: 'text',
    status: SUBSCRIBER_STATUSES,
    source: SUBSCRIBER_SOURCES,
    topics: NEWSLETTER_TOPICS,
    is_bounced: 'boolean',
  },
} as const;

@ApiTags('admin/newsletter-subscribers')
@ApiBearerAuth()
@Staff('newsletter-subscribers')
@Controller(`admin/${RESOURCE}`)
export class SubscribersAdminController {
  constructor(
    private readonly subscribers: SubscribersAdminService,
    private readonly writes: SubscriberWritesService,
    private readonly imports: SubscriberImportService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ListRoute(RESOURCE, DIALECT, NewsletterSubscriber)
  async list(@AskedRange() range: ListRange): Promise<NewsletterSubscriber[]> {
    return range.answer(await this.subscribers.list(range));
  }

  @Get('figures')
  @ApiOkResponse({ type: SubscriberStats })
  figures(): Promise<SubscriberStats> {
    return this.subscribers.figures();
  }

  @Staff('newsletter-subscribers', 'export')
  @Get('export')
  @CsvRoute(RESOURCE, DIALECT, 'abonnes.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.subscribers.export(range);
  }

  @Staff('newsletter-subscribers', 'write')
  @Get('import/template')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  template(): string {
    return this.imports.template();
  }

  @Post('import')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportForm })
  @ApiOkResponse({ type: ImportReport })
  async import(@Req() request: FastifyRequest, @Caller() caller: CallingStaff): Promise<ImportReport> {
    const { file, isDryRun } = await this.imports.readForm(request);
    return this.imports.import(file, isDryRun, caller);
  }

  @Get(':id')
  @ApiOkResponse({ type: NewsletterSubscriber })
  find(@Param('id', RecordIdPipe) id: number): Promise<NewsletterSubscriber> {
    return this.subscribers.find(id);
  }

  @Post()
  @ApiCreatedResponse({ type: NewsletterSubscriber })
  async add(@Body() body: SubscriberInput, @Caller() caller: CallingStaff): Promise<NewsletterSubscriber> {
    return this.subscribers.find(await this.writes.add(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: NewsletterSubscriber })
  async change(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: SubscriberChanges,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterSubscriber> {
    await this.writes.change(id, body, caller);
    return this.subscribers.find(id);
  }

  @Post(':id/unsubscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterSubscriber })
  async unsubscribe(
    @Param('id', RecordIdPipe) id: number,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterSubscriber> {
    await this.writes.unsubscribe(id, version, caller);
    return this.subscribers.find(id);
  }

  /** Writes again to an address that had refused. */
  @Post(':id/reopen')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterSubscriber })
  async reopen(
    @Param('id', RecordIdPipe) id: number,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterSubscriber> {
    await this.writes.reopen(id, version, caller);
    return this.subscribers.find(id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: ErasedResponse })
  async erase(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<ErasedResponse> {
    await this.writes.erase(id, caller);
    return { id };
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordIdPipe) id: number): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.subscribers.find(id)).id);
  }
}
