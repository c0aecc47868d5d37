import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { TagMergeService } from './tag-merge.service.js';
import { TagsService } from './term-records.service.js';
import { TagInput, TagMerge, TagMerged, TagRecord, TagUpdate } from './taxonomy.dto.js';
import { TERM_DIALECT } from './term-dialect.js';

@ApiTags('admin/tags')
@ApiBearerAuth()
@Staff('tags')
@Controller('admin/tags')
export class TagsAdminController {
  constructor(
    private readonly tags: TagsService,
    private readonly merging: TagMergeService,
  ) {}

  @Get()
  @ApiRange('tags', TERM_DIALECT.sorts, Object.keys(TERM_DIALECT.filters))
  @ApiOkResponse({ type: [TagRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TagRecord[]> {
    const range = RangeQuery.read(query, TERM_DIALECT);
    const [records, count] = await this.tags.list(range);
    range.describe(reply, 'tags', records.length, count);
    return records;
  }

  @Staff('tags', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="etiquettes.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange('tags', TERM_DIALECT.sorts, Object.keys(TERM_DIALECT.filters))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.tags.export(RangeQuery.read(query, TERM_DIALECT));
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: TagRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<TagRecord> {
    return this.tags.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: TagRecord })
  create(@Body() body: TagInput, @Caller() caller: CallingStaff): Promise<TagRecord> {
    return this.tags.create(body, caller);
  }

  @Put(':id')
  @ApiOkResponse({ type: TagRecord })
  update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: TagUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<TagRecord> {
    return this.tags.update(id, body, caller);
  }

  @Post(':id/merge')
  @HttpCode(200)
  @ApiOkResponse({ type: TagMerged })
  merge(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: TagMerge,
    @Caller() caller: CallingStaff,
  ): Promise<TagMerged> {
    return this.merging.merge(id, body, caller);
  }
}
