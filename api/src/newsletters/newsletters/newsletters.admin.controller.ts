import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { AskedRange, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { NewsletterBinService } from './newsletter-bin.service.js';
import { NewsletterVersionsService } from './newsletter-versions.service.js';
import { NewsletterWritesService } from './newsletter-writes.service.js';
import { RESOURCE } from './audited-newsletter.js';
import { NewsletterChanges, NewsletterInput, NewsletterRecord, NewsletterVersion } from './newsletter.dto.js';
import { NEWSLETTER_STATUSES } from './newsletters.contract.js';
import { NewslettersService } from './newsletters.service.js';

const DIALECT = {
  sorts: ['id', 'title', 'subject', 'status', 'scheduled_at', 'started_at', 'created_at', 'updated_at'],
  byDefault: ['updated_at', 'DESC'],
  filters: { ids: 'ids', q: 'text', status: NEWSLETTER_STATUSES, shelf: SHELVES },
} as const;

@ApiTags('admin/newsletters')
@ApiBearerAuth()
@Staff('newsletters')
@Controller('admin/newsletters')
export class NewslettersAdminController {
  constructor(
    private readonly newsletters: NewslettersService,
    private readonly writes: NewsletterWritesService,
    private readonly bin: NewsletterBinService,
    private readonly versions: NewsletterVersionsService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ListRoute(RESOURCE, DIALECT, NewsletterRecord)
  async list(@AskedRange() range: ListRange): Promise<NewsletterRecord[]> {
    return range.answer(await this.newsletters.list(range));
  }

  @Get(':id')
  @ApiOkResponse({ type: NewsletterRecord })
  find(@Param('id', RecordIdPipe) id: number): Promise<NewsletterRecord> {
    return this.newsletters.find(id);
  }

  @Post()
  @ApiCreatedResponse({ type: NewsletterRecord })
  async create(@Body() body: NewsletterInput, @Caller() caller: CallingStaff): Promise<NewsletterRecord> {
    return this.newsletters.find(await this.writes.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: NewsletterRecord })
  async change(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: NewsletterChanges,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.writes.change(id, body, caller);
    return this.newsletters.find(id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: NewsletterRecord })
  async remove(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    const record = await this.newsletters.find(id);
    await this.bin.remove(id, caller);
    return record;
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async takeBack(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.bin.restore(id, caller);
    return this.newsletters.find(id);
  }

  @Get(':id/versions')
  @ApiOkResponse({ type: [NewsletterVersion] })
  async versionsOf(@Param('id', RecordIdPipe) id: number): Promise<NewsletterVersion[]> {
    return this.versions.list((await this.newsletters.row(id)).id);
  }

  @Post(':id/versions/:number/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async restore(
    @Param('id', RecordIdPipe) id: number,
    @Param('number', RecordIdPipe) number: number,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.writes.restore(id, number, version, caller);
    return this.newsletters.find(id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordIdPipe) id: number): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.newsletters.row(id)).id);
  }
}
