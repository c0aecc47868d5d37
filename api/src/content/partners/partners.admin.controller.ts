import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, CsvRoute, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { ArrangedResponse, OrderBody } from '../publishing/publishing.dto.js';
import { PARTNER_KINDS, PARTNER_ORDERINGS } from './partner.contract.js';
import { PartnerInput, PartnerRecord, PartnerUpdate } from './partner.dto.js';
import { PartnersAdminService } from './partners-admin.service.js';

const DIALECT = {
  sorts: ['id', 'kind', 'country', 'active', ...PARTNER_ORDERINGS],
  byDefault: ['order', 'ASC'],
  filters: {
    ids: 'ids',
    q: 'text',
    kind: PARTNER_KINDS,
    active: 'boolean',
    is_live: 'boolean',
    shelf: SHELVES,
  },
} as const;

@ApiTags('admin/partners')
@ApiBearerAuth()
@Staff('partners')
@Controller('admin/partners')
export class PartnersAdminController {
  constructor(private readonly partners: PartnersAdminService) {}

  @Get()
  @ListRoute('partners', DIALECT, PartnerRecord)
  async list(@AskedRange() range: ListRange): Promise<PartnerRecord[]> {
    return range.answer(await this.partners.list(range));
  }

  @Staff('partners', 'export')
  @Get('export')
  @CsvRoute('partners', DIALECT, 'partenaires.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.partners.export(range);
  }

  @Post('order')
  @HttpCode(200)
  @ApiOkResponse({ type: ArrangedResponse })
  async arrange(@Body() { ids }: OrderBody, @Caller() caller: CallingStaff): Promise<ArrangedResponse> {
    return { moved: await this.partners.arrange(ids, caller) };
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: PartnerRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<PartnerRecord> {
    return this.partners.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: PartnerRecord })
  create(@Body() body: PartnerInput, @Caller() caller: CallingStaff): Promise<PartnerRecord> {
    return this.partners.create(body, caller);
  }

  @Put(':id')
  @ApiOkResponse({ type: PartnerRecord })
  update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: PartnerUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<PartnerRecord> {
    return this.partners.update(id, body, caller);
  }
}
