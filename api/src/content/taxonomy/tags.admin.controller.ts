import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
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
  @ListRoute('tags', TERM_DIALECT, TagRecord)
  async list(@AskedRange() range: ListRange): Promise<TagRecord[]> {
    return range.answer(await this.tags.list(range));
  }

  @Staff('tags', 'export')
  @Get('export')
  @CsvRoute('tags', TERM_DIALECT, 'etiquettes.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.tags.export(range);
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
