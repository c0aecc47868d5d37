import { Body, Controller, Get, Header, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { PAGE_KINDS } from './page.contract.js';
import { ContentPageInput, ContentPageRecord, ContentPageUpdate } from './page.dto.js';
import { PagesAdminService } from './pages-admin.service.js';

const DIALECT = {
  sorts: ['id', 'kind', 'title', 'updated_at'],
  byDefault: ['title', 'ASC'],
  filters: {
    ids: 'ids',
    q: 'text',
    kind: PAGE_KINDS,
    is_live: 'boolean',
    shelf: SHELVES,
  },
} as const;

@ApiTags('admin/pages')
@ApiBearerAuth()
@Staff('pages')
@Controller('admin/pages')
export class PagesAdminController {
  constructor(private readonly pages: PagesAdminService) {}

  @Get()
  @ApiRange('pages', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiOkResponse({ type: [ContentPageRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContentPageRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.pages.list(range);
    range.describe(reply, 'pages', records.length, count);
    return records;
  }

  @Staff('pages', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="pages.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange('pages', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.pages.export(RangeQuery.read(query, DIALECT));
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: ContentPageRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<ContentPageRecord> {
    return this.pages.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: ContentPageRecord })
  create(@Body() body: ContentPageInput, @Caller() caller: CallingStaff): Promise<ContentPageRecord> {
    return this.pages.create(body, caller);
  }

  @Put(':id')
  @ApiOkResponse({ type: ContentPageRecord })
  update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: ContentPageUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<ContentPageRecord> {
    return this.pages.update(id, body, caller);
  }
}
