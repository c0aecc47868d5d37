import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe, SlugOrIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import {
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_ORDERINGS,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
} from './campaign.contract.js';
import { BulkResponse } from '../../platform/http/bulk.dto.js';
import { CampaignBulkBody, CampaignInput, CampaignRecord, CampaignUpdate } from './campaign.dto.js';
import { CampaignsAdminService } from './campaigns-admin.service.js';
import { CampaignWritesService } from './campaign-writes.service.js';

const DIALECT = {
  sorts: ['id', 'updated_at', 'status', 'category', 'campaign_type', 'featured', ...CAMPAIGN_ORDERINGS],
  byDefault: ['updated_at', 'DESC'],
  filters: {
    ids: 'ids',
    q: 'text',
    status: CAMPAIGN_STATUSES,
    campaign_type: CAMPAIGN_TYPES,
    category: CAMPAIGN_CATEGORIES,
    featured: 'boolean',
    shelf: SHELVES,
  },
} as const;

@ApiTags('admin/campaigns')
@ApiBearerAuth()
@Staff('campaigns')
@Controller('admin/campaigns')
export class CampaignsAdminController {
  constructor(
    private readonly campaigns: CampaignsAdminService,
    private readonly writes: CampaignWritesService,
  ) {}

  @Get()
  @ApiRange('campaigns', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiOkResponse({ type: [CampaignRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CampaignRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.campaigns.list(range);
    range.describe(reply, 'campaigns', records.length, count);
    return records;
  }

  @Staff('campaigns', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="campagnes.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange('campaigns', DIALECT.sorts, Object.keys(DIALECT.filters))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.campaigns.export(RangeQuery.read(query, DIALECT));
  }

  @Post('bulk')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkResponse })
  async updateMany(@Body() body: CampaignBulkBody, @Caller() caller: CallingStaff): Promise<BulkResponse> {
    return { updated: await this.writes.updateMany(body, caller) };
  }

  @Get(':slug_or_id')
  @ApiOkResponse({ type: CampaignRecord })
  find(@Param('slug_or_id', SlugOrIdPipe) slugOrId: number | string): Promise<CampaignRecord> {
    return this.campaigns.find(slugOrId);
  }

  @Post()
  @ApiCreatedResponse({ type: CampaignRecord })
  async create(@Body() body: CampaignInput, @Caller() caller: CallingStaff): Promise<CampaignRecord> {
    return this.campaigns.find(await this.writes.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: CampaignRecord })
  async update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: CampaignUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<CampaignRecord> {
    await this.writes.update(id, body, caller);
    return this.campaigns.find(id);
  }
}
