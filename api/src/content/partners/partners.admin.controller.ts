import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
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
  @ApiRange('partners', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiOkResponse({ type: [PartnerRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PartnerRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.partners.list(range);
    range.describe(reply, 'partners', records.length, count);
    return records;
  }

  @Staff('partners', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="partenaires.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange('partners', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.partners.export(RangeQuery.read(query, DIALECT));
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
