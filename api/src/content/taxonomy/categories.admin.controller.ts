import { Body, Controller, Get, Header, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { CategoriesService } from './categories.service.js';
import { CategoryBody, CategoryUpdateBody } from './taxonomy-body.dto.js';
import { CategoryRecordResponse } from './taxonomy-response.dto.js';

const SORTS = ['id', 'name', 'use_count', 'updated_at'];
const FILTERS = { ids: 'ids', q: 'text', shelf: SHELVES } as const;
const DIALECT = { sorts: SORTS, byDefault: ['name', 'ASC'], filters: FILTERS } as const;

@ApiTags('admin/categories')
@ApiBearerAuth()
@Staff('categories')
@Controller('admin/categories')
export class CategoriesAdminController {
  constructor(private readonly categories: CategoriesService) {}

  @Get()
  @ApiRange('categories', SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [CategoryRecordResponse] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CategoryRecordResponse[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.categories.list(range);
    range.describe(reply, 'categories', records.length, count);
    return records;
  }

  @Staff('categories', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="categories.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange('categories', SORTS, Object.keys(FILTERS))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.categories.export(RangeQuery.read(query, DIALECT));
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: CategoryRecordResponse })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<CategoryRecordResponse> {
    return this.categories.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: CategoryRecordResponse })
  create(@Body() body: CategoryBody, @Caller() caller: CallingStaff): Promise<CategoryRecordResponse> {
    return this.categories.create(body, caller);
  }

  @Put(':id')
  @ApiOkResponse({ type: CategoryRecordResponse })
  update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: CategoryUpdateBody,
    @Caller() caller: CallingStaff,
  ): Promise<CategoryRecordResponse> {
    return this.categories.update(id, body, caller);
  }
}
