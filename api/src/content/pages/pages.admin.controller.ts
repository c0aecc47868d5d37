import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
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
  @ListRoute('pages', DIALECT, ContentPageRecord)
  async list(@AskedRange() range: ListRange): Promise<ContentPageRecord[]> {
    return range.answer(await this.pages.list(range));
  }

  @Staff('pages', 'export')
  @Get('export')
  @CsvRoute('pages', DIALECT, 'pages.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.pages.export(range);
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
