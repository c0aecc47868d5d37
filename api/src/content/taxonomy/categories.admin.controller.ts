import { Body, Controller, Get, Header, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { CategoriesService } from './term-records.service.js';
import { CategoryInput, CategoryRecord, CategoryUpdate } from './taxonomy.dto.js';
import { TERM_DIALECT } from './term-dialect.js';

@ApiTags('admin/categories')
@ApiBearerAuth()
@Staff('categories')
@Controller('admin/categories')
export class CategoriesAdminController {
  constructor(private readonly categories: CategoriesService) {}

  @Get()
  @ApiRange('categories', TERM_DIALECT.sorts, Object.keys(TERM_DIALECT.filters))
  @ApiOkResponse({ type: [CategoryRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CategoryRecord[]> {
    const range = RangeQuery.read(query, TERM_DIALECT);
    const [records, count] = await this.categories.list(range);
    range.describe(reply, 'categories', records.length, count);
    return records;
  }

  @Staff('categories', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="categories.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange('categories', TERM_DIALECT.sorts, Object.keys(TERM_DIALECT.filters))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.categories.export(RangeQuery.read(query, TERM_DIALECT));
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: CategoryRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<CategoryRecord> {
    return this.categories.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: CategoryRecord })
  create(@Body() body: CategoryInput, @Caller() caller: CallingStaff): Promise<CategoryRecord> {
    return this.categories.create(body, caller);
  }

  @Put(':id')
  @ApiOkResponse({ type: CategoryRecord })
  update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: CategoryUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<CategoryRecord> {
    return this.categories.update(id, body, caller);
  }
}
