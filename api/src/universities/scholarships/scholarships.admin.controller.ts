import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { WORKBOOK_TYPE } from '../../platform/http/workbook.js';
import { BulkActionReport } from '../../content/publishing/publishing.dto.js';
import {
  ScholarshipInput,
  ScholarshipBulkBody,
  ScholarshipUpdate,
  ScholarshipRecord,
} from './scholarship.dto.js';
import { COVERAGE_TYPES, SCHOLARSHIP_LEVELS, SCHOLARSHIP_STATUSES } from './scholarship-choices.contract.js';
import { DEADLINE_STATES, LINK_STATES } from './scholarship.contract.js';
import { asDownload } from '../../platform/http/exported-file.js';
import { ScholarshipExportService } from './scholarship-export.service.js';
import { ExportFormatQuery } from './scholarship-query.dto.js';
import { ScholarshipsAdminService } from './scholarships-admin.service.js';
import { RenderedText, ScholarshipAdminStats, TextToRenderBody } from './scholarship-stats.dto.js';
import { ScholarshipStatsService } from './scholarship-stats.service.js';
import { lightMarkdown } from './scholarship-text.js';
import { ScholarshipWritesService } from './scholarship-writes.service.js';

const DIALECT = {
  sorts: [
    'id',
    'title',
    'organization',
    'country',
    'field_of_study',
    'level',
    'coverage_type',
    'amount',
    'deadline',
    'status',
    'is_featured',
    'view_count',
    'favorite_count',
    'link_checked_at',
    'published_at',
    'created_at',
    'updated_at',
  ],
  byDefault: ['updated_at', 'DESC'],
  filters: {
    ids: 'ids',
    q: 'text',
    status: SCHOLARSHIP_STATUSES,
    level: SCHOLARSHIP_LEVELS,
    coverage_type: COVERAGE_TYPES,
    country: 'text',
    field_of_study: 'text',
    university_id: 'int',
    is_featured: 'boolean',
    is_live: 'boolean',
    has_pending_changes: 'boolean',
    deadline_state: DEADLINE_STATES,
    deadline_from: 'day',
    deadline_to: 'day',
    link_state: LINK_STATES,
    shelf: SHELVES,
  },
} as const;

@ApiTags('admin/scholarships')
@ApiBearerAuth()
@Staff('scholarships')
@Controller('admin/scholarships')
export class ScholarshipsAdminController {
  constructor(
    private readonly scholarships: ScholarshipsAdminService,
    private readonly writes: ScholarshipWritesService,
    private readonly exports: ScholarshipExportService,
    private readonly stats: ScholarshipStatsService,
  ) {}

  @Get()
  @ApiRange('scholarships', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiOkResponse({ type: [ScholarshipRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ScholarshipRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.scholarships.list(range);
    range.describe(reply, 'scholarships', records.length, count);
    return records;
  }

  @Staff('scholarships', 'export')
  @Get('export')
  @Header('Cache-Control', 'no-store')
  @ApiRange('scholarships', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiProduces('text/csv', WORKBOOK_TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(
    @Query() query: Record<string, unknown>,
    @Query() { format = 'csv' }: ExportFormatQuery,
  ): Promise<StreamableFile> {
    return asDownload(await this.exports.ofRange(RangeQuery.read(query, DIALECT), format));
  }

  @Post('bulk')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkActionReport })
  standMany(@Body() body: ScholarshipBulkBody, @Caller() caller: CallingStaff): Promise<BulkActionReport> {
    return this.writes.standMany(body, caller);
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: ScholarshipRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<ScholarshipRecord> {
    return this.scholarships.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: ScholarshipRecord })
  async create(@Body() body: ScholarshipInput, @Caller() caller: CallingStaff): Promise<ScholarshipRecord> {
    return this.scholarships.find(await this.writes.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: ScholarshipRecord })
  async update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: ScholarshipUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<ScholarshipRecord> {
    await this.writes.update(id, body, caller);
    return this.scholarships.find(id);
  }

  @Get('figures')
  @ApiOkResponse({ type: ScholarshipAdminStats })
  figures(): Promise<ScholarshipAdminStats> {
    return this.stats.figures();
  }

  /** Reads a text, and keeps nothing of it. */
  @Staff('scholarships', 'read')
  @Post('rendering')
  @HttpCode(200)
  @ApiOkResponse({ type: RenderedText })
  rendering(@Body() { text }: TextToRenderBody): RenderedText {
    return { html: lightMarkdown(text) };
  }
}
