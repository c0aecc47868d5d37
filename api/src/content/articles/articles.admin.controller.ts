import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
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
  @ListRoute('articles', DIALECT, ArticleRecord)
  async list(@AskedRange() range: ListRange): Promise<ArticleRecord[]> {
    return range.answer(await this.articles.list(range));
  }

  @Staff('articles', 'export')
  @Get('export')
  @CsvRoute('articles', DIALECT, 'articles.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.articles.export(range);
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
