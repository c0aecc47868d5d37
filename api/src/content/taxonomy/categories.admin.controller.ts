import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
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
  @ListRoute('categories', TERM_DIALECT, CategoryRecord)
  async list(@AskedRange() range: ListRange): Promise<CategoryRecord[]> {
    return range.answer(await this.categories.list(range));
  }

  @Staff('categories', 'export')
  @Get('export')
  @CsvRoute('categories', TERM_DIALECT, 'categories.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.categories.export(range);
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
