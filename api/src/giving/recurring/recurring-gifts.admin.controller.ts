import { Body, Controller, Get, Header, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { RECURRING_FILTERS, RECURRING_SORTS } from './recurring-filters.js';
import { RecurringPayment, RecurringGiftRecord } from './recurring-gift.dto.js';
import { TimelineEntry } from '../../core/timeline/timeline.dto.js';
import { RecurringIdentityInput, RecurringNoteInput } from './recurring-actions.dto.js';
import { RecurringListsService } from './recurring-lists.service.js';
import { RecurringOwnersService } from './recurring-owners.service.js';
import { RecurringTimelineService } from './recurring-timeline.service.js';
import { RECURRING_GIFTS } from './recurring-audit.service.js';
import { RecurringWritesService } from './recurring-writes.service.js';

const FILTERS = Object.keys(RECURRING_FILTERS);
const DIALECT = { sorts: RECURRING_SORTS, byDefault: ['health', 'ASC'], filters: RECURRING_FILTERS } as const;

@ApiTags('admin/recurring-gifts')
@ApiBearerAuth()
@Staff('recurring-gifts')
@Controller('admin/recurring-gifts')
export class RecurringGiftsAdminController {
  constructor(
    private readonly lists: RecurringListsService,
    private readonly owners: RecurringOwnersService,
    private readonly writes: RecurringWritesService,
    private readonly story: RecurringTimelineService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ApiRange(RECURRING_GIFTS, RECURRING_SORTS, FILTERS)
  @ApiOkResponse({ type: [RecurringGiftRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecurringGiftRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.lists.list(range);
    range.describe(reply, RECURRING_GIFTS, records.length, count);
    return records;
  }

  @Staff('recurring-gifts', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="dons-reguliers.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange(RECURRING_GIFTS, RECURRING_SORTS, FILTERS)
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.lists.export(RangeQuery.read(query, DIALECT));
  }

  @Get(':id')
  @ApiOkResponse({ type: RecurringGiftRecord })
  find(@Param('id', RecordUuidPipe) id: string): Promise<RecurringGiftRecord> {
    return this.lists.find(id);
  }

  @Put(':id')
  @ApiOkResponse({ type: RecurringGiftRecord })
  async identify(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: RecurringIdentityInput,
    @Caller() caller: CallingStaff,
  ): Promise<RecurringGiftRecord> {
    await this.writes.identify(id, body, caller);
    return this.lists.find(id);
  }

  @Post(':id/notes')
  @ApiCreatedResponse({ type: [TimelineEntry] })
  async note(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { body }: RecurringNoteInput,
    @Caller() caller: CallingStaff,
  ): Promise<TimelineEntry[]> {
    await this.writes.note(id, body, caller);
    return this.story.timeline(id);
  }

  @Get(':id/payments')
  @ApiOkResponse({ type: [RecurringPayment] })
  async payments(@Param('id', RecordUuidPipe) id: string): Promise<RecurringPayment[]> {
    return (await this.owners.page(id)).history;
  }

  @Get(':id/timeline')
  @ApiOkResponse({ type: [TimelineEntry] })
  async timeline(@Param('id', RecordUuidPipe) id: string): Promise<TimelineEntry[]> {
    return this.story.timeline((await this.lists.find(id)).id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntry[]> {
    return this.auditLog.history(RECURRING_GIFTS, (await this.lists.find(id)).id);
  }
}
