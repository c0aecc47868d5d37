import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { BulkResponse } from '../../platform/http/bulk.dto.js';
import { ArticleBulkBody, ArticleInput, ArticleRecord, ArticleUpdate } from './article.dto.js';
import { ArticleWritesService } from './article-writes.service.js';
import { ARTICLE_ORDERINGS, ARTICLE_STATUSES } from './article.contract.js';
import { ArticlesAdminService } from './articles-admin.service.js';

const DIALECT = {
  sorts: ['id', 'status', 'publish_at', 'author_name', 'featured', ...ARTICLE_ORDERINGS],
  byDefault: ['updated_at', 'DESC'],
  filters: {
    ids: 'ids',
    q: 'text',
    status: ARTICLE_STATUSES,
    category_ids: 'ids',
    tag_ids: 'ids',
    author: 'text',
    featured: 'boolean',
    has_pending_changes: 'boolean',
    shelf: SHELVES,
  },
} as const;

@ApiTags('admin/articles')
@ApiBearerAuth()
@Staff('articles')
@Controller('admin/articles')
export class ArticlesAdminController {
  constructor(
    private readonly articles: ArticlesAdminService,
    private readonly writes: ArticleWritesService,
  ) {}

  @Get()
  @ApiRange('articles', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiOkResponse({ type: [ArticleRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ArticleRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.articles.list(range);
    range.describe(reply, 'articles', records.length, count);
    return records;
  }

  @Staff('articles', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="articles.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange('articles', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.articles.export(RangeQuery.read(query, DIALECT));
  }

  @Post('bulk')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkResponse })
  async updateMany(@Body() body: ArticleBulkBody, @Caller() caller: CallingStaff): Promise<BulkResponse> {
    return { updated: await this.writes.updateMany(body, caller) };
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: ArticleRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<ArticleRecord> {
    return this.articles.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: ArticleRecord })
  async create(@Body() body: ArticleInput, @Caller() caller: CallingStaff): Promise<ArticleRecord> {
    return this.articles.find(await this.writes.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: ArticleRecord })
  async update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: ArticleUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<ArticleRecord> {
    await this.writes.update(id, body, caller);
    return this.articles.find(id);
  }
}
